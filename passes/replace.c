/* SPDX-License-Identifier: Apache-2.0 */
/* Replacement of operators by users' operators whose rows name them (`replaces`).
 *
 *  - requires: functional program, before composites are decomposed
 *  - keeps: interface, metas of results, effects and their order
 *  - breaks: nothing */
#include "passes/passes.h"

#include "ir/optab.h"
#include "ir/replacers.h"
#include "ir/rewrite.h"

bool
fxge_first_dtype(const fxge_node *n, fxge_dtype_set set)
{
	for (uint32_t i = 0; set && i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			return set >> n->operands[i].value->meta->dtype & 1;
	return set == 0;
}

static bool
is_tested(const fxge_replacing *r, int param)
{
	for (int i = 0; i < r->n_when; i++)
		if (r->when[i].from == param)
			return true;
	return false;
}

static bool
is_accepted(const fxge_op *by, int param)
{
	for (int k = 0; k < by->n_params; k++)
		if (by->replaces->from[k] == param)
			return true;
	return false;
}

/* Returns true if `by` can replace the node: arguments that its row neither accepts nor tests are
 * at their defaults. */
static bool
can_replace(const fxge_node *n, const fxge_op *by)
{
	const fxge_replacing *r = by->replaces;

	if (n->op != r->op || !fxge_first_dtype(n, r->dtypes))
		return false;
	for (int i = 0; i < r->n_when; i++)
		if (!fxge_node_argument_is(n, r->when[i].from, &r->when[i].lit))
			return false;
	for (int i = 0; i < n->op->n_params; i++)
		if (n->ports[i].present && !is_accepted(by, i) && !is_tested(r, i)
			&& fxge_param_has_meaning(&n->op->params[i]))
			return false;
	return true;
}

/* Emits the replacement. A row that declares no results gets the metas of the replaced operator's
 * results. */
static fxge_node *
emit_replacement(fxge_cx *cx, const fxge_op *by, const fxge_arg *args)
{
	fxge_node *n = cx->node, *made;

	if ((by->flags & FXGE_OP_UNCHECKED) == 0 || by->n_compositions)
		return fxge_emit_op(cx, by, args, n->n_results);
	made = fxge_node_new(n->graph, n, by, args, n->n_results, n->loc);
	for (uint32_t i = 0; made && i < n->n_results; i++)
		fxge_value_set_meta(n->graph->program, made->results[i], n->results[i]->meta);
	return made;
}

static void
replace_by(fxge_node *n, const fxge_op *by)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	fxge_arg *args = FXGE_NEW_ARRAY(&p->scratch, (size_t)by->n_params + 1, fxge_arg);
	int k = 0;

	for (int i = 0; i < by->n_params; i++)
		if (by->replaces->from[i] >= 0)
			args[k++] = fxge_a_port(i, n, by->replaces->from[i]);
	args[k].param = -1;
	fxge_node *made = emit_replacement(&cx, by, args);

	for (uint32_t i = 0; made && i < n->n_results; i++)
		if (!fxge_set_result(&cx, i, made->results[i]))
			made = NULL;
	fxge_arena_restore(&p->scratch, mark);
	if (made)
		fxge_node_erase(n);
	else
		fxge_refuse(n);
}

/* Applies the first replacement that fits. */
static void
replace_node(fxge_node *n)
{
	const fxge_replacer *last = fxge_op_replacers(n->graph->program->session, n->op), *r = last;

	while (r) {
		r = r->next;
		if (can_replace(n, r->op)) {
			replace_by(n, r->op);
			return;
		}
		if (r == last)
			return;
	}
}

static void
replace_graph(fxge_graph *g, int depth)
{
	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			replace_graph(n->regions[i], depth + 1);
		replace_node(n);
	}
}

bool
fxge_pass_replace(fxge_program *p)
{
	if (fxge_op_loaded(p->session, 0))
		replace_graph(p->main, 0);
	return true;
}
