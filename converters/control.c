/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of control flow operators, whose regions become GE subgraphs of tensors alone. The
 * nodes of the regions have been converted before. */
#include "base/diag/convert.h"
#include "converters/conv.h"
#include "converters/sizes.h"
#include "ir/fit.h"

#include "fxge_ge_control.h"
#include "fxge_npu_misc.h"

/* ---- values ---- */

/* Returns an operand, or an output of a graph, as a tensor; a number becomes a 0-d tensor. */
static fxge_value *
value_of(fxge_cx *cx, const fxge_operand *o)
{
	switch (o->kind) {
	case FXGE_K_VALUE:
		return o->value;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		return fxge_conv_size(cx, o->size);
	case FXGE_K_FLOAT:
		return fxge_conv_number(cx, FXGE_DT_F64, o->f);
	case FXGE_K_BOOL:
		return fxge_conv_number(cx, FXGE_DT_BOOL, o->b);
	default:
		fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"an operand of a graph is neither a tensor nor a number");
		return NULL;
	}
}

/* Returns a condition as a 0-d bool. GE reads the value of a condition only at rank 0; at any other
 * rank it tests whether the tensor has elements. */
static fxge_value *
condition_value(fxge_cx *cx, const fxge_operand *o)
{
	fxge_value *v = fxge_conv_cast(cx, value_of(cx, o), FXGE_DT_BOOL);

	return v ? fxge_conv_reshape(cx, v, NULL, 0) : NULL;
}

/* ---- graphs ---- */

/* Sets the outputs of `g`: its outputs selected by `kept` (NULL: all), then its inputs from `from`
 * on. */
static void
set_outputs(const fxge_cx *cx, fxge_graph *g, const bool *kept, uint32_t from)
{
	uint32_t n_out = fxge_graph_n_outputs(g), n_in = fxge_graph_n_inputs(g), n = 0;
	fxge_operand *o = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n_out + n_in, fxge_operand);

	for (uint32_t k = 0; k < n_out; k++)
		if (!kept || kept[k])
			o[n++] = *fxge_graph_output(g, k);
	for (uint32_t i = from; i < n_in; i++)
		o[n++] = (fxge_operand){.kind = FXGE_K_VALUE, .value = fxge_graph_input(g, i)};
	fxge_graph_set_outputs(g, o, n);
}

/* Replaces the only output of a graph, a condition, by a 0-d bool. */
static bool
convert_condition(fxge_cx *cx, fxge_graph *g)
{
	fxge_cx at = fxge_cx_of(g->ret);
	fxge_value *v = condition_value(&at, fxge_graph_output(g, 0));

	if (!v)
		return cx->call.failed = true, false;
	fxge_operand_set(fxge_graph_output(g, 0), v);
	return true;
}

static bool
is_used(const fxge_node *n, uint32_t input)
{
	for (uint32_t r = 0; r < n->n_regions; r++)
		if (fxge_graph_input(n->regions[r], input)->uses)
			return true;
	return false;
}

/* Removes the operands from `from` on that no region uses. */
static void
drop_unused(fxge_node *n, uint32_t from, uint32_t skips)
{
	fxge_operand *o = FXGE_NEW_ARRAY(&n->graph->program->scratch, n->n_operands, fxge_operand);
	uint32_t kept = from;

	memcpy(o, n->operands, from * sizeof *o);
	for (uint32_t i = from; i < n->n_operands; i++)
		if (is_used(n, kept - skips))
			o[kept++] = n->operands[i];
		else
			for (uint32_t r = 0; r < n->n_regions; r++)
				fxge_graph_remove_input(n->regions[r], kept - skips);
	if (kept < n->n_operands)
		fxge_node_set_operands(n, o, kept);
}

/* ---- the node ---- */

/* Returns the meta of the tensor that represents a result. */
static fxge_meta
tensor_meta(fxge_program *p, const fxge_meta *m)
{
	if (m->kind != FXGE_META_SIZE)
		return fxge_meta_tensor(&p->arena, m->dtype, m->rank, m->shape);
	return fxge_meta_tensor(&p->arena, fxge_materialiser_dtype(p->syms, m->size), 0, NULL);
}

/* Creates a node of GE type `op` with the regions of the current node. The first `first` operands
 * belong to its first port. Returns NULL after a diagnostic. */
static fxge_node *
new_node(fxge_cx *cx, int op, fxge_value *const *v, uint32_t n, uint32_t first, uint32_t n_results)
{
	fxge_node *old = cx->node, *y = fxge_node_alloc(cx->graph, old, &fxge_ops[op], n, n_results,
								   old->n_regions, old->loc);
	fxge_port *ports = FXGE_NEW_ARRAY(cx->call.arena, (size_t)y->op->n_params, fxge_port);

	y->name = old->name;
	y->origin = fxge_node_origin(old);
	for (uint32_t i = 0; i < n; i++)
		fxge_operand_set(&y->operands[i], v[i]);
	for (uint32_t r = 0; r < old->n_regions; r++) {
		y->regions[r] = old->regions[r];
		y->regions[r]->parent = y;
	}
	old->n_regions = 0;
	if (first)
		ports[0] = fxge_port_of(0, first, true);
	ports[first ? 1 : 0] = fxge_port_of(first, n - first, true);
	return fxge_node_finish(y, ports) ? y : NULL;
}

static bool
set_result(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	return fxge_out_meta(cx, k)->kind == FXGE_META_SIZE ? fxge_conv_number_result(cx, k, v)
														: fxge_set_result(cx, k, v);
}

/* Returns a flag for each result: false for None, which has no GE result. Stores their count in
 * *n. */
static bool *
kept_results(fxge_cx *cx, uint32_t *n)
{
	bool *kept = FXGE_NEW_ARRAY(cx->call.arena, cx->node->n_results, bool);

	for (uint32_t k = *n = 0; k < cx->node->n_results; k++) {
		kept[k] = fxge_out_meta(cx, k)->kind != FXGE_META_NONE;
		*n += kept[k];
	}
	return kept;
}

static bool
set_results(fxge_cx *cx, fxge_node *y, const bool *kept)
{
	fxge_program *p = cx->call.program;
	uint32_t at = 0, n = cx->node->n_results;

	if (!y)
		return false;
	for (uint32_t k = 0; k < n; k++)
		if (kept[k]) {
			fxge_meta m = tensor_meta(p, fxge_out_meta(cx, k));

			fxge_value_set_meta(p, y->results[at++], &m);
		}
	fxge_materialiser_see_unbacked(cx->materialiser, y->prev, cx->node);
	for (uint32_t k = at = 0; k < n; k++)
		if (kept[k] && !set_result(cx, k, y->results[at++]))
			return false;
	return true;
}

static fxge_value **
operand_values(fxge_cx *cx)
{
	const fxge_node *n = cx->node;
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, n->n_operands, fxge_value *);

	fxge_arg_present(&cx->call, FXGE_FIRST);
	for (uint32_t i = 0; i < n->n_operands && !cx->call.failed; i++)
		v[i] = value_of(cx, &n->operands[i]);
	return v;
}

/* higher_order::cond(Any[] operands)  =>  If(cond, input*) */
bool
conv_cond(fxge_cx *cx)
{
	fxge_node *n = cx->node;
	uint32_t n_out;
	const bool *kept = kept_results(cx, &n_out);

	drop_unused(n, 1, 1);
	fxge_value **v = operand_values(cx);

	v[0] = condition_value(cx, &n->operands[0]);
	if (cx->call.failed)
		return false;
	for (uint32_t r = 0; r < n->n_regions; r++)
		set_outputs(cx, n->regions[r], kept, UINT32_MAX);
	return set_results(cx, new_node(cx, GE_If, v, n->n_operands, 1, n_out), kept);
}

/* higher_order::while_loop(Any[] operands)  =>  While(input*); captured values become loop
 * variables */
bool
conv_while_loop(fxge_cx *cx)
{
	fxge_node *n = cx->node;
	uint32_t n_out;
	const bool *kept = kept_results(cx, &n_out);

	drop_unused(n, n->n_results, 0);
	fxge_value **v = operand_values(cx);

	if (cx->call.failed || !convert_condition(cx, n->regions[0]))
		return false;
	set_outputs(cx, n->regions[1], NULL, n->n_results);
	fxge_node *y = new_node(cx, GE_While, v, n->n_operands, 0, n->n_operands);

	if (!y)
		return false;
	for (uint32_t i = n->n_results; i < n->n_operands; i++)
		fxge_value_set_meta(cx->call.program, y->results[i], v[i]->meta);
	return set_results(cx, y, kept);
}

/* npu::npu_prefetch(Tensor self, Tensor? dependency, int max_size, int offset=0) -> ()  =>
 * Cmo(src, after; max_size, offset) */
bool
conv_prefetch(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, NPU_npu_prefetch___self);
	fxge_value *after = fxge_in(cx, NPU_npu_prefetch___dependency);
	int64_t size = fxge_arg_int(&cx->call, NPU_npu_prefetch___max_size);
	int64_t offset = fxge_arg_int(&cx->call, NPU_npu_prefetch___offset);

	return fxge_emit_node(cx, GE_FxgePrefetch,
			   FXGE_ARGS(fxge_a_value(GE_FxgePrefetch__src, x),
				   fxge_a_values(GE_FxgePrefetch__after, &after, after != NULL),
				   fxge_a_int(GE_FxgePrefetch__max_size, size),
				   fxge_a_int(GE_FxgePrefetch__offset, offset)),
			   0)
		   != NULL;
}
