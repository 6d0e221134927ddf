/* SPDX-License-Identifier: Apache-2.0 */
/* Inference of one node: choice of its meta function, and checks before and after the call. */
#include "infer/infer.h"

#include "base/diag/shapes.h"
#include "decomp/formula/formula.h"
#include "infer/metas.h"
#include "ir/fit.h"
#include "ir/text/text.h"

#include "fxge_op_limit.h"

static fxge_meta_fn *
function_of(const fxge_op *op)
{
	if (op->id < FXGE_OP_LIMIT && fxge_meta_fns[op->id])
		return fxge_meta_fns[op->id];
	if (op->external && op->external->meta)
		return op->external->meta;
	if (op->result)
		return fxge_formula_infer;
	if (op->shape)
		return fxge_meta_custom;
	return op->n_compositions && (op->ge || op->compositions[0].formula) ? fxge_meta_composed
																		 : NULL;
}

static const fxge_meta *const *
operand_metas(fxge_arena *a, const fxge_node *n)
{
	const fxge_meta **m = FXGE_NEW_ARRAY(a, n->n_operands, const fxge_meta *);

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			m[i] = n->operands[i].value->meta;
	return m;
}

static bool
may_be_of_size(fxge_program *p, const fxge_meta *a, const fxge_meta *b)
{
	bool may = a->rank == b->rank;

	for (int i = 0; may && i < a->rank; i++)
		may = fxge_sym_equal(p->syms, a->shape[i], b->shape[i]) != FXGE_DISPROVED;
	return may;
}

/* Refuses an `out` argument whose size differs from the result: PyTorch resizes it, with a
 * warning. */
static bool
keeps_size(fxge_node *n)
{
	fxge_program *p = n->graph->program;

	for (int k = 0; k < n->op->n_results && (uint32_t)k < n->n_results; k++) {
		int from = fxge_op_written_as(n->op, n->op->results[k].alias);
		const fxge_value *v =
			from >= 0 && fxge_op_is_out(n->op, from) ? fxge_node_in(n, from) : NULL;
		const fxge_meta *said = n->results[k]->meta;
		fxge_sbuf have, want;

		if (!v || v->meta->kind != FXGE_META_TENSOR || said->kind != FXGE_META_TENSOR
			|| may_be_of_size(p, v->meta, said))
			continue;
		fxge_sbuf_init(&have, &p->scratch);
		fxge_sbuf_init(&want, &p->scratch);
		fxge_text_meta(&have, p, v->meta);
		fxge_text_meta(&want, p, said);
		return fxge_fail(p, n, FXGE_D_OUT, "'%s' is %s, and is resized to %s",
			n->op->params[from].name, have.data, want.data);
	}
	return true;
}

/* Infers the results of an in-place operator: the metas of the arguments that it writes. An
 * operator whose functional form is a view changes the shape, and is excluded. */
static bool
infer_in_place(fxge_node *n, fxge_meta **out)
{
	const fxge_op *op = n->op;

	if (!op->functional || op->functional->flags & FXGE_OP_VIEW || n->n_results == 0)
		return false;
	*out = FXGE_NEW_ARRAY(&n->graph->program->scratch, n->n_results, fxge_meta);
	for (uint32_t k = 0; k < n->n_results; k++) {
		int from = k < (uint32_t)op->n_results ? fxge_op_written_as(op, op->results[k].alias) : -1;
		const fxge_value *v = from >= 0 ? fxge_node_in(n, from) : NULL;

		if (!v || v->meta->kind != FXGE_META_TENSOR)
			return false;
		(*out)[k] = *v->meta;
		(*out)[k].const_value = NULL;
	}
	return true;
}

static bool
gives_what_it_writes(const fxge_op *op)
{
	for (int i = 0; i < op->n_results; i++)
		if (op->results[i].alias)
			return true;
	return false;
}

/* Infers the first results of an operator that writes from its functional form, which has the same
 * parameters in the same order. */
static bool
infer_by_functional(fxge_node *n, fxge_meta **out)
{
	const fxge_op *f = n->op->functional;
	fxge_arena *a = &n->graph->program->scratch;

	if (!f || !f->result || n->n_results == 0 || gives_what_it_writes(n->op))
		return false;
	fxge_node functional = *n;
	int shared = f->n_params < n->op->n_params ? f->n_params : n->op->n_params;

	functional.op = f;
	functional.n_results = (uint32_t)f->n_results;
	fxge_port *ports = FXGE_NEW_ARRAY(a, (size_t)f->n_params, fxge_port);

	memcpy(ports, n->ports, (size_t)shared * sizeof *ports);
	functional.ports = ports;
	fxge_call c = fxge_call_of(&functional, a);

	c.metas = operand_metas(a, n);
	c.n_out = functional.n_results;
	*out = c.out = FXGE_NEW_ARRAY(a, c.n_out, fxge_meta);
	return fxge_formula_infer(&c) && !c.failed;
}

/* Returns the number of results of a functional form that returns one list: new results, then each
 * written tensor. */
static uint32_t
functional_results(const fxge_node *n)
{
	const fxge_op *op = n->op;
	uint32_t count = 0;

	if (fxge_op_result_count(op->functional) >= 0)
		return 0;
	for (int i = 0; i < op->n_results; i++)
		count += fxge_op_written_as(op, op->results[i].alias) < 0;
	for (int i = 0; i < op->n_params; i++)
		count += op->params[i].writes && n->ports[i].present ? n->ports[i].count : 0;
	return count;
}

/* Copies the metas of results: a returned argument has the argument's meta; new results come first
 * in the functional form. */
static bool
take_metas(const fxge_node *n, const fxge_node *f, fxge_meta *out)
{
	uint32_t fresh = 0;

	for (uint32_t k = 0; k < n->n_results; k++) {
		int from = fxge_op_written_as(n->op, n->op->results[k].alias);
		const fxge_value *v = from >= 0 ? fxge_node_in(n, from) : NULL;

		if (!v && fresh >= f->n_results)
			return false;
		out[k] = *(v ? v->meta : f->results[fresh++]->meta);
		out[k].const_value = NULL;
	}
	return true;
}

/* Infers a node from a temporary node of its functional form, for forms that only a formula
 * describes. The temporary node is inserted before the node and erased. */
static fxge_inferred
infer_by_probe(fxge_node *n, fxge_meta **out)
{
	const fxge_op *f = n->op->functional;

	if (!f || f->flags & FXGE_OP_VIEW || !function_of(f) || n->n_results == 0
		|| n->n_results != (uint32_t)n->op->n_results || f->n_params != n->op->n_params
		|| fxge_infer_is_complete(n))
		return FXGE_INFER_NOTHING;
	fxge_arg *args = FXGE_NEW_ARRAY(&n->graph->program->scratch, (size_t)f->n_params + 1, fxge_arg);

	for (int i = 0; i < f->n_params; i++)
		args[i] = fxge_a_port(i, n, i);
	args[f->n_params].param = -1;
	fxge_node *probe = fxge_node_new(n->graph, n, f, args, functional_results(n), n->loc);

	if (!probe)
		return FXGE_INFER_FAILED;
	*out = FXGE_NEW_ARRAY(&n->graph->program->scratch, n->n_results, fxge_meta);
	bool ok = fxge_infer_node(probe) && take_metas(n, probe, *out);

	fxge_node_erase(probe);
	return ok ? FXGE_INFERRED : FXGE_INFER_FAILED;
}

/* Reports `why`, a contradiction to the row of a GE operator, for nodes of files and nodes that
 * run. Nodes that a converter has just made are compared by convert.c, next to their ATen
 * operator. */
static bool
fits(fxge_call *c, bool ge, const char *why)
{
	return !why || (c->node->op->ge && !ge) || fxge_call_fail(c, FXGE_D_DTYPE, "%s", why);
}

/* Returns the function to infer a node that runs; results of a GE operator that only a plugin runs
 * are those that the program declares. */
static fxge_meta_fn *
function_to_run(const fxge_op *op)
{
	fxge_meta_fn *fn = function_of(op);

	return !fn && op->ge && op->flags & FXGE_OP_UNCHECKED ? fxge_meta_of_program : fn;
}

bool
fxge_infer_results(fxge_call *c)
{
	fxge_meta_fn *fn = function_to_run(c->node->op);

	if ((!fn || !fn(c)) && !c->failed)
		return fxge_bug(c->program, c->node,
			fn ? "the meta function of %s failed without a reason"
			   : "%s has a kernel and no shape function",
			c->node->op->name);
	return !c->failed;
}

/* Returns whether the arguments satisfy the checks of the row. */
static bool
accepts(fxge_call *c, bool ge)
{
	return (!c->node->op->n_checks || fxge_formula_checks(c))
		   && fits(c, ge, fxge_misfit_operands(c->arena, c->node, c->metas));
}

bool
fxge_infer_call(fxge_call *c, bool ge)
{
	const fxge_node *n = c->node;

	return accepts(c, ge) && fxge_infer_results(c)
		   && (!n->op->ge || fits(c, ge, fxge_misfit_results(c->arena, n, c->metas, c->out)));
}

bool
fxge_infer_is_complete(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->meta->kind == FXGE_META_UNKNOWN)
			return false;
	return true;
}

static fxge_inferred
no_function(fxge_node *n)
{
	if (n->n_results == 0 || fxge_infer_is_complete(n) || n->op->n_compositions)
		return FXGE_INFER_NOTHING;
	fxge_fail(n->graph->program, n, FXGE_D_NO_META,
		"the results of %s cannot be inferred: it has no meta function, and nothing else declares "
		"them",
		n->op->name);
	return FXGE_INFER_FAILED;
}

fxge_inferred
fxge_infer_metas(fxge_node *n, fxge_meta **out)
{
	fxge_program *p = n->graph->program;
	fxge_meta_fn *fn = function_of(n->op);

	fxge_call c = fxge_call_of(n, &p->scratch);

	c.metas = operand_metas(&p->scratch, n);
	c.n_out = n->n_results;
	*out = c.out = FXGE_NEW_ARRAY(&p->scratch, n->n_results, fxge_meta);
	if (fn && (fn != fxge_meta_composed || n->op->ge || !fxge_infer_is_complete(n)))
		return fxge_infer_call(&c, p->reading) ? FXGE_INFERRED : FXGE_INFER_FAILED;
	if (!n->op->ge && !accepts(&c, p->reading))
		return FXGE_INFER_FAILED;
	if (fn) /* expanded once, in decomposition, and compared there */
		return FXGE_INFER_NOTHING;
	if (!keeps_size(n))
		return FXGE_INFER_FAILED;
	if (infer_in_place(n, out) || infer_by_functional(n, out))
		return FXGE_INFERRED;
	fxge_inferred r = infer_by_probe(n, out);

	return r == FXGE_INFER_NOTHING ? no_function(n) : r;
}

bool
fxge_infer_node(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_meta *out;
	fxge_inferred r = fxge_infer_metas(n, &out);

	for (uint32_t k = 0; r == FXGE_INFERRED && k < n->n_results; k++)
		fxge_value_set_meta(p, n->results[k], &out[k]);
	fxge_arena_restore(&p->scratch, mark);
	return r != FXGE_INFER_FAILED;
}

bool
fxge_infer_known(fxge_node *n)
{
	if (!function_of(n->op))
		return true;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& n->operands[i].value->meta->kind == FXGE_META_UNKNOWN)
			return true;
	return fxge_infer_node(n);
}
