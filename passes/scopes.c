/* SPDX-License-Identifier: Apache-2.0 */
/* Inlining of scopes: calls of wrap_with_set_grad_enabled, wrap_with_autocast and invoke_subgraph
 * are replaced by their bodies. Calls of auto_functionalized are expanded (auto_functional.c), and
 * tokens that no operator uses are removed.
 *
 *  - requires: the program as imported
 *  - keeps: order of nodes, metas, source locations
 *  - breaks: names of body values that already exist outside
 *
 * The operands of a call are the scope's settings, followed by the inputs of its only region.
 * Settings are 1 for set_grad, 4 for autocast (device, dtype, enabled, cache), and the region's
 * name for invoke_subgraph, which compiles a region once for all of its calls.
 *
 * Within autocast the operators get the casts of autocast.def, also in the bodies of conditions and
 * loops. The innermost scope applies. A program that was exported under autocast has no node for
 * it; dtypes of its results show it. */
#include "base/diag/passes.h"
#include "passes/auto_functional.h"
#include "passes/autocast.h"
#include "passes/passes.h"

#define N_GRAD_SETTINGS     1
#define N_AUTOCAST_SETTINGS 4
#define N_INVOKE_SETTINGS   1

typedef struct scopes {
	fxge_program *program;
	fxge_strmap *lists; /* rules of autocast, created at the first use */
} scopes;

static void visit_graph(scopes *s, fxge_graph *g, const fxge_autocast *ac);

/* Returns the number of settings of a scope call; 0 for other nodes. Compares names, because
 * higher-order operators have no rows and no ids. */
static uint32_t
settings_of(const fxge_node *n)
{
	if (n->n_regions == 0)
		return 0;
	if (strcmp(n->op->name, "higher_order.wrap_with_set_grad_enabled") == 0)
		return N_GRAD_SETTINGS;
	if (strcmp(n->op->name, "higher_order.wrap_with_autocast") == 0)
		return N_AUTOCAST_SETTINGS;
	if (strcmp(n->op->name, "higher_order.invoke_subgraph") == 0)
		return N_INVOKE_SETTINGS;
	return 0;
}

bool
fxge_is_scope(const fxge_node *n)
{
	return settings_of(n) > 0 || fxge_is_auto_functionalized(n);
}

/* ---- reading a call ---- */

static bool
check_form(scopes *s, fxge_node *n, uint32_t settings)
{
	if (n->n_regions != 1)
		return fxge_fail(
			s->program, n, FXGE_D_SCOPE_FORM, "%u graphs where one is expected", n->n_regions);
	uint32_t n_in = fxge_graph_n_inputs(n->regions[0]), n_out = fxge_graph_n_outputs(n->regions[0]);

	if (n->n_operands != settings + n_in)
		return fxge_fail(s->program, n, FXGE_D_SCOPE_FORM,
			"%u arguments for %u inputs after %u settings", n->n_operands, n_in, settings);
	if (n->n_results != n_out)
		return fxge_fail(s->program, n, FXGE_D_SCOPE_FORM, "%u results of a graph with %u outputs",
			n->n_results, n_out);
	return true;
}

static bool
read_autocast(scopes *s, fxge_node *n, fxge_autocast *ac)
{
	const fxge_operand *device = &n->operands[0], *dtype = &n->operands[1], *on = &n->operands[2];

	if (device->kind != FXGE_K_STR || on->kind != FXGE_K_BOOL
		|| (dtype->kind != FXGE_K_DTYPE && dtype->kind != FXGE_K_NONE))
		return fxge_fail(s->program, n, FXGE_D_SCOPE_FORM,
			"expected a device, a dtype and whether autocast is enabled");
	bool cpu = strcmp(device->name, "cpu") == 0, cuda = strcmp(device->name, "cuda") == 0;

	if (!s->lists)
		s->lists = fxge_autocast_lists(s->program);
	*ac = (fxge_autocast){.enabled = on->b,
		.cuda = cuda,
		.dtype = dtype->kind == FXGE_K_DTYPE ? dtype->dtype : FXGE_DT_BF16,
		.lists = s->lists};
	if (ac->enabled && !cpu && !cuda)
		return fxge_fail(s->program, n, FXGE_D_AUTOCAST,
			"the casts of autocast on '%s' are not known", device->name);
	return true;
}

/* ---- inlining of the body ---- */

/* Replaces an operand by the value or constant `from`. */
static void
replace_operand(fxge_operand *o, const fxge_operand *from)
{
	fxge_node *user = o->user;

	if (from->kind == FXGE_K_VALUE) {
		fxge_operand_set(o, from->value);
		return;
	}
	fxge_operand_clear(o);
	*o = *from;
	o->user = user;
}

static void
replace_by_operand(fxge_value *v, const fxge_operand *from)
{
	if (from->kind == FXGE_K_VALUE)
		fxge_value_replace(v, from->value);
	else
		while (v->uses)
			replace_operand(v->uses, from);
}

static void
collect_names(scopes *s, const fxge_node *n, fxge_map *taken)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->name)
			fxge_map_put(&s->program->scratch, taken, fxge_ptr_key(n->results[k]->name), s);
}

/* Moves the nodes of a body before the call. Names are unique in a graph: a name that already
 * exists outside is dropped. */
static void
move_nodes(scopes *s, fxge_graph *body, fxge_node *call, fxge_map *taken)
{
	fxge_graph *g = call->graph;

	FXGE_EACH_NODE_SAFE (n, body) {
		for (uint32_t k = 0; k < n->n_results; k++)
			if (n->results[k]->name && fxge_map_get(taken, fxge_ptr_key(n->results[k]->name)))
				n->results[k]->name = NULL;
		collect_names(s, n, taken);
		fxge_node_move_before(n, call);
		n->graph = g;
		body->n_nodes--;
		g->n_nodes++;
	}
}

static void
inline_body(scopes *s, fxge_node *call, uint32_t settings, fxge_map *taken)
{
	fxge_graph *body = call->regions[0];

	for (uint32_t i = 0; i < fxge_graph_n_inputs(body); i++)
		replace_by_operand(fxge_graph_input(body, i), &call->operands[settings + i]);
	move_nodes(s, body, call, taken);
	for (uint32_t k = 0; k < call->n_results; k++)
		replace_by_operand(call->results[k], fxge_graph_output(body, k));
	for (uint32_t k = 0; k < fxge_graph_n_outputs(body); k++)
		fxge_operand_clear(fxge_graph_output(body, k));
	fxge_node_erase(call);
}

static bool
visit_scope(scopes *s, fxge_node *n, uint32_t settings, const fxge_autocast *outer, fxge_map *taken)
{
	fxge_autocast ac = *outer;

	if (!check_form(s, n, settings))
		return false;
	if (settings == N_AUTOCAST_SETTINGS && !read_autocast(s, n, &ac))
		return false;
	visit_graph(s, n->regions[0], &ac);
	if (taken->len == 0) {
		collect_names(s, n->graph->entry, taken);
		FXGE_EACH_NODE (k, n->graph)
			collect_names(s, k, taken);
	}
	inline_body(s, n, settings, taken);
	return true;
}

static bool
visit_node(scopes *s, fxge_node *n, const fxge_autocast *ac, fxge_map *taken)
{
	uint32_t settings = settings_of(n);

	if (settings)
		return visit_scope(s, n, settings, ac, taken);
	if (fxge_is_auto_functionalized(n))
		return fxge_open_auto_functionalized(n);
	for (uint32_t i = 0; i < n->n_regions; i++)
		visit_graph(s, n->regions[i], ac);
	return fxge_autocast_node(ac, n);
}

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static void
visit_graph(scopes *s, fxge_graph *g, const fxge_autocast *ac)
{
	fxge_map taken = {0};

	FXGE_EACH_NODE_SAFE (n, g)
		if (!visit_node(s, n, ac, &taken))
			fxge_refuse(n);
}

static bool
is_passed_token(const fxge_program *p, uint32_t i)
{
	const fxge_operand *o = fxge_graph_output(p->main, i);

	return p->outputs.data[i].kind == FXGE_OUT_TOKEN && o->kind == FXGE_K_VALUE
		   && o->value->meta->kind == FXGE_META_TOKEN;
}

/* Removes the tokens that no operator uses, with the outputs that return them. Callers pass no
 * tokens, and GE has no type for them. */
static void
drop_tokens(fxge_program *p)
{
	fxge_graph *g = p->main;
	uint32_t n = fxge_graph_n_outputs(g), to = 0;
	fxge_operand *keep = FXGE_NEW_ARRAY(&p->scratch, n, fxge_operand);

	for (uint32_t i = 0; i < n; i++) {
		if (is_passed_token(p, i))
			continue;
		keep[to] = *fxge_graph_output(g, i);
		p->outputs.data[to++] = p->outputs.data[i];
	}
	if (to < n)
		fxge_graph_set_outputs(g, keep, to);
	p->outputs.len = to;
	for (uint32_t i = fxge_graph_n_inputs(g); i-- > 0;)
		if (p->inputs.data[i].role == FXGE_ROLE_TOKEN && !fxge_graph_input(g, i)->uses)
			fxge_graph_remove_input(g, i);
}

bool
fxge_pass_scopes(fxge_program *p)
{
	scopes s = {.program = p};
	fxge_autocast outer = {0};

	fxge_autocast_around(p, p->main, &outer);
	visit_graph(&s, p->main, &outer);
	drop_tokens(p);
	return true;
}
