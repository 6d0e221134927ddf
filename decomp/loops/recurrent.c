/* SPDX-License-Identifier: Apache-2.0 */
/* Decomposition of recurrent layers to a scan over the rows of the sequence. */
#include "decomp/builder.h"

#include "fxge_aten_control.h"
#include "fxge_aten_recurrent.h"
#include "fxge_aten_view.h"
#include "fxge_ge_control.h"

/* A layer operator with parameters rows, states, weights. `step` has one row in place of the rows
 * and returns the next states; the first is the output of the step. */
typedef struct layer {
	int op, step;
	const char *name; /* name of the graph */
	uint32_t states;
} layer;

static const layer *
layer_of(const fxge_node *n)
{
	static const layer layers[] = {
		{FXGE_lstm_layer, FXGE_lstm_step, "lstm", 2},
		{FXGE_gru_layer, FXGE_gru_step, "gru", 1},
		{FXGE_rnn_layer, FXGE_rnn_step, "rnn", 1},
	};
	const layer *l = layers;

	while ((uint32_t)l->op != n->op->id)
		l++;
	return l;
}

typedef struct body {
	fxge_cx *cx;
	fxge_graph *graph;
	fxge_operand *operands; /* operands of the loop, one for each input of the graph */
	uint32_t n_operands;
} body;

/* Adds `v` as an input of the graph; `m` is its meta in one step. */
static fxge_value *
input(body *b, fxge_value *v, const fxge_meta *m)
{
	b->operands[b->n_operands++] = (fxge_operand){.kind = FXGE_K_VALUE, .value = v};
	return fxge_graph_add_input(b->graph, NULL, m);
}

static fxge_value *
transposed(body *b, fxge_graph *g, fxge_node *before, fxge_value *w)
{
	return fxge_build1(g, before, &fxge_ops[ATEN_permute],
		FXGE_ARGS(fxge_a_value(ATEN_permute__self, w),
			fxge_a_ints(ATEN_permute__dims, (int64_t[]){1, 0}, 2)),
		b->cx->node->loc);
}

/* Returns a weight inside of the graph. A constant with a single use moves into the graph, where
 * its kernel may prepack it. Other weights are transposed before the loop, so that their columns
 * are dense, as products require. */
static fxge_value *
weight(body *b, fxge_value *v)
{
	fxge_node *n = b->cx->node, *first = b->graph->entry->next;
	const fxge_node *def = v->def;

	if (def->op && def->op->id == GE_Const && fxge_value_has_one_use(v))
		return fxge_build_const(b->graph, first, fxge_node_tensor(def));
	if (v->meta->rank != 2)
		return input(b, v, v->meta);
	fxge_value *t = transposed(b, b->cx->graph, n, v);

	return t ? transposed(b, b->graph, b->graph->entry->next, input(b, t, t->meta)) : NULL;
}

/* Returns argument `param` of a step; arguments other than tensors are unchanged. */
static fxge_arg
argument(body *b, const layer *l, int param)
{
	const fxge_node *n = b->cx->node;
	fxge_value *v = fxge_node_in(n, param);

	if (!v)
		return fxge_a_port(param, n, param);
	if (param == 0) {
		const fxge_meta row = fxge_meta_tensor(
			b->cx->call.arena, v->meta->dtype, v->meta->rank - 1, v->meta->shape + 1);

		return fxge_a_value(param, input(b, v, &row));
	}
	return fxge_a_value(param, param <= (int)l->states ? input(b, v, v->meta) : weight(b, v));
}

/* Fills the graph: inputs are the states, a row, then the weights. Returns false after a
 * diagnostic. */
static bool
fill(body *b, const layer *l)
{
	const fxge_node *n = b->cx->node;
	fxge_arg *args = FXGE_NEW_ARRAY(b->cx->call.arena, (size_t)n->op->n_params + 1, fxge_arg);

	for (int i = 1; i <= (int)l->states; i++)
		args[i] = argument(b, l, i);
	args[0] = argument(b, l, 0);
	for (int i = 1 + (int)l->states; i < n->op->n_params; i++)
		args[i] = argument(b, l, i);
	args[n->op->n_params].param = -1;
	fxge_node *step =
		fxge_build(b->graph, b->graph->ret, &fxge_ops[l->step], args, l->states, n->loc);
	fxge_operand out[3] = {0};

	for (uint32_t i = 0; step && i <= l->states; i++)
		out[i] =
			(fxge_operand){.kind = FXGE_K_VALUE, .value = step->results[i < l->states ? i : 0]};
	if (step)
		fxge_graph_set_outputs(b->graph, out, l->states + 1);
	return step != NULL;
}

/* fxge::lstm_layer, gru_layer, rnn_layer(Tensor gates, states, weights) => scan of one step */
bool
decomp_steps(fxge_cx *cx)
{
	fxge_node *n = cx->node;
	fxge_arena *a = cx->call.arena;
	const layer *l = layer_of(n);
	body b = {.cx = cx,
		.graph = fxge_graph_new(cx->call.program, fxge_arena_printf(a, "%s_%u", l->name, n->id)),
		.operands = FXGE_NEW_ARRAY(a, (size_t)n->op->n_params, fxge_operand)};

	fxge_emit_read_all(cx);
	if (!fill(&b, l))
		return cx->call.failed = true, false;
	fxge_node *y =
		fxge_node_alloc(cx->graph, n, &fxge_ops[HIGHER_ORDER_scan], 0, l->states + 1, 1, n->loc);

	y->name = n->name;
	y->origin = fxge_node_origin(n);
	y->regions[0] = b.graph;
	b.graph->parent = y;
	fxge_node_set_operands(y, b.operands, b.n_operands);
	for (uint32_t k = 0; k <= l->states; k++) { /* the sequence is first here, last in a scan */
		uint32_t at = k ? k - 1 : l->states;

		fxge_value_set_meta(cx->call.program, y->results[at], fxge_out_meta(cx, k));
		fxge_set_result(cx, k, y->results[at]);
	}
	return !cx->call.failed;
}
