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
