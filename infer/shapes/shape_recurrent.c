/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of recurrent layers. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_recurrent.h"

static void
state_fits(fxge_call *c, int param, const fxge_meta *x, fxge_size hidden)
{
	const fxge_meta *s = fxge_arg_present(c, param) ? fxge_arg_tensor(c, param) : NULL;

	if (!s || c->failed)
		return;
	if (s->rank != 3) {
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "a state's rank is %d, expected 3", s->rank);
		return;
	}
	fxge_shape_same_size(c, s->shape[0], fxge_size_small(1), "the states");
	fxge_shape_same_size(c, s->shape[1], x->shape[1], "the batch of a state");
	fxge_shape_same_size(c, s->shape[2], hidden, "the size of a state");
}

static bool
is_order(const char *s)
{
	return strcmp(s, "ijfo") == 0 || strcmp(s, "ifjo") == 0;
}

/* x [T, B, I], w [I + H, 4H], b [4H], init_h and init_c [1, B, H]. c1: those ranks and sizes. c2:
 * gates are in one of the two orders. */
bool
shape_dynamic_rnn(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_DynamicRNN__x),
					*w = fxge_arg_tensor(c, GE_DynamicRNN__w),
					*b = fxge_arg_tensor(c, GE_DynamicRNN__b);
	const char *order = fxge_arg_str(c, GE_DynamicRNN__gate_order);

	if (x->rank != 3 || w->rank != 2 || b->rank != 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x, w and b have ranks %d, %d and %d, expected 3, 2 and 1", x->rank, w->rank, b->rank);
	if (!is_order(order))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "gate_order is '%s', expected 'ijfo' or 'ifjo'", order);
	fxge_size four = fxge_size_small(4), hidden = fxge_sym_floordiv(c->syms, w->shape[1], four);
	fxge_size shape[3] = {x->shape[0], x->shape[1], hidden};

	fxge_shape_same_size(c, w->shape[1], fxge_sym_mul(c->syms, hidden, four), "columns of w");
	fxge_shape_same_size(c, w->shape[0], fxge_sym_add(c->syms, x->shape[2], hidden), "rows of w");
	fxge_shape_same_size(c, b->shape[0], w->shape[1], "elements of b");
	state_fits(c, GE_DynamicRNN__init_h, x, hidden);
	state_fits(c, GE_DynamicRNN__init_c, x, hidden);
	for (uint32_t k = 0; k < c->n_out && !c->failed; k++)
		fxge_out_tensor(c, k, x->dtype, 3, shape);
	return !c->failed;
}

static void
same_shape(fxge_call *c, int param, int rank, const fxge_size *shape)
{
	const fxge_meta *x = fxge_arg_present(c, param) ? fxge_arg_tensor(c, param) : NULL;

	if (!x || c->failed)
		return;
	if (x->rank != rank) {
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s has %d dims, expected %d",
			c->node->op->params[param].name, x->rank, rank);
		return;
	}
	for (int d = 0; d < rank; d++)
		fxge_shape_same_size(c, x->shape[d], shape[d], c->node->op->params[param].name);
}

/* x [T, B, I], w [I + H, 4H], b [4H]; values of all steps [T, B, H]; initial states, dh and dc
 * [B, H]. c1: those ranks and sizes. c2: gates are in one of the two orders. */
bool
shape_dynamic_rnn_grad(fxge_call *c)
{
	static const int of_steps[] = {GE_DynamicRNNGrad__y, GE_DynamicRNNGrad__h, GE_DynamicRNNGrad__c,
		GE_DynamicRNNGrad__dy, GE_DynamicRNNGrad__i, GE_DynamicRNNGrad__j, GE_DynamicRNNGrad__f,
		GE_DynamicRNNGrad__o, GE_DynamicRNNGrad__tanhct};
	static const int of_states[] = {GE_DynamicRNNGrad__init_h, GE_DynamicRNNGrad__init_c,
		GE_DynamicRNNGrad__dh, GE_DynamicRNNGrad__dc};
	const fxge_meta *x = fxge_arg_tensor(c, GE_DynamicRNNGrad__x),
					*w = fxge_arg_tensor(c, GE_DynamicRNNGrad__w);
	const char *order = fxge_arg_str(c, GE_DynamicRNNGrad__gate_order);

	if (x->rank != 3 || w->rank != 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x and w have ranks %d and %d, expected 3 and 2", x->rank, w->rank);
	if (!is_order(order))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "gate_order is '%s', expected 'ijfo' or 'ifjo'", order);
	fxge_size four = fxge_size_small(4), hidden = fxge_sym_floordiv(c->syms, w->shape[1], four);
	fxge_size steps[3] = {x->shape[0], x->shape[1], hidden}, state[2] = {x->shape[1], hidden};

	fxge_shape_same_size(c, w->shape[1], fxge_sym_mul(c->syms, hidden, four), "columns of w");
	fxge_shape_same_size(c, w->shape[0], fxge_sym_add(c->syms, x->shape[2], hidden), "rows of w");
	same_shape(c, GE_DynamicRNNGrad__b, 1, &w->shape[1]);
	for (size_t i = 0; i < sizeof of_steps / sizeof *of_steps; i++)
		same_shape(c, of_steps[i], 3, steps);
	for (size_t i = 0; i < sizeof of_states / sizeof *of_states; i++)
		same_shape(c, of_states[i], 2, state);
	if (c->failed)
		return false;
	fxge_out_like(c, 0, w->dtype, w);
	fxge_out_tensor(c, 1, x->dtype, 1, &w->shape[1]);
	fxge_out_like(c, 2, x->dtype, x);
	fxge_out_tensor(c, 3, x->dtype, 2, state);
	fxge_out_tensor(c, 4, x->dtype, 2, state);
	return !c->failed;
}
