/* SPDX-License-Identifier: Apache-2.0 */
/* Operands of flex attention in the importer's order, which is the call's order without graphs:
 * tensors, the block mask's tensors (not used in dense form), the scale, and the captured values of
 * each graph. */
#include "ir/flex.h"

#include "ir/fit.h"

#include "fxge_aten_control.h"

static const char *
read_tensors(
	fxge_arena *a, const fxge_node *n, uint32_t first, uint32_t count, fxge_value **const *to)
{
	for (uint32_t i = 0; i < count; i++) {
		const fxge_operand *o = &n->operands[first + i];

		if (o->kind != FXGE_K_VALUE && o->kind != FXGE_K_NONE)
			return fxge_arena_printf(a, "operand %u is not a tensor", first + i);
		*to[i] = o->kind == FXGE_K_VALUE ? o->value : NULL;
	}
	return NULL;
}

static bool
is_element(const fxge_meta *m)
{
	return m->kind == FXGE_META_TENSOR && m->rank == 0;
}

/* Reads a graph: its inputs are scalars of one score, then captured values; its first output is a
 * score. */
static const char *
read_graph(fxge_arena *a, fxge_graph *g, fxge_flex_graph *f)
{
	uint32_t own = FXGE_FLEX_PLACES + (uint32_t)f->scored + f->sloped;

	if (fxge_graph_n_inputs(g) < own)
		return fxge_arena_printf(a, "nested graph '%s' has %u inputs, expected at least %u",
			g->name, fxge_graph_n_inputs(g), own);
	for (uint32_t i = 0; i < own; i++)
		if (!is_element(fxge_graph_input(g, i)->meta))
			return fxge_arena_printf(
				a, "input %u of nested graph '%s' is not a 0-d tensor", i, g->name);
	if (fxge_graph_n_outputs(g) == 0)
		return fxge_arena_printf(a, "nested graph '%s' has no outputs", g->name);
	f->graph = g;
	f->n_captured = fxge_graph_n_inputs(g) - own;
	return NULL;
}

/* Checks captured operands against the declared inputs of the graph. */
static const char *
check_captured(fxge_arena *a, const fxge_node *n, const fxge_flex_graph *f)
{
	uint32_t own = fxge_graph_n_inputs(f->graph) - f->n_captured;

	for (uint32_t i = 0; i < f->n_captured; i++) {
		const fxge_meta *m = fxge_graph_input(f->graph, own + i)->meta;
		const fxge_operand *o = &f->captured[i];
		const char *why = NULL;

		if (o->kind == FXGE_K_VALUE)
			why = fxge_misfit_value(a, n->graph->program->syms, m, o->value->meta);
		else if (m->kind != FXGE_META_SIZE)
			why = "it is not a tensor";
		if (why)
			return fxge_arena_printf(
				a, "input %u of nested graph '%s': %s", own + i, f->graph->name, why);
	}
	return NULL;
}

const char *
fxge_flex_of(fxge_arena *a, const fxge_node *n, fxge_flex_form *out)
{
	bool back = n->op->id == HIGHER_ORDER_flex_attention_backward;
	fxge_flex_form f = {.change = {.scored = true}, .slope = {.scored = true, .sloped = true}};
	fxge_value **to[] = {&f.query, &f.key, &f.value, &f.out, &f.sums, &f.grad_out, &f.grad_sums};
	uint32_t graphs = back ? 3 : 2, tensors = back ? 7 : 3, r = 0;

	if (n->n_regions != graphs)
		return fxge_arena_printf(a, "%u nested graphs, expected %u", n->n_regions, graphs);
	const char *why = read_graph(a, n->regions[r++], &f.change);

	if (!why && back)
		why = read_graph(a, n->regions[r++], &f.slope);
	if (!why)
		why = read_graph(a, n->regions[r], &f.mask);
	if (why)
		return why;
	if (back && f.slope.n_captured != f.change.n_captured)
		return "the graph of a score's gradient captures other values than the graph of the score";
	uint32_t behind = f.change.n_captured + f.mask.n_captured;

	if (n->n_operands < tensors + 1 + behind)
		return fxge_arena_printf(a, "%u operands are too few", n->n_operands);
	why = read_tensors(a, n, 0, tensors, to);
	if (why)
		return why;
	if (!f.query || !f.key || !f.value || (back && (!f.out || !f.sums)))
		return "query, key or value is missing";
	f.scale = &n->operands[n->n_operands - behind - 1];
	f.change.captured = f.slope.captured = f.scale + 1;
	f.mask.captured = f.scale + 1 + f.change.n_captured;
	if (f.scale->kind != FXGE_K_FLOAT && f.scale->kind != FXGE_K_INT && f.scale->kind != FXGE_K_SYM)
		return "the scale is not a number";
	why = check_captured(a, n, &f.change);
	if (!why && back)
		why = check_captured(a, n, &f.slope);
	if (!why)
		why = check_captured(a, n, &f.mask);
	*out = f;
	return why;
}
