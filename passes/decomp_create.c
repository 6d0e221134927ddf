/* Decompositions of factory functions, fills, casts and dropout. */
#include "passes/decomp.h"

static fxge_value *
full(fxge_cx *cx, const fxge_meta *y, fxge_arg value)
{
	return fxge_emit(cx, ATEN_full,
		FXGE_ARGS(fxge_a_sizes(ATEN_full__size, y->shape, y->rank), value,
			fxge_a_dtype(ATEN_full__dtype, (fxge_dtype)y->dtype)));
}

static int
constant_of(const fxge_op *op)
{
	switch ((int)op->id) {
	case ATEN_ones:
	case ATEN_ones_like:
	case ATEN_new_ones:
		return 1;
	default:
		return 0;
	}
}

/* zeros, ones, empty, full, their _like and new_ forms, fill and zero => full(size, value, dtype of
 * the result). Memory that `empty` leaves undefined is 0 here: results must not depend on chance.
 */
bool
decomp_filled(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	int value = fxge_op_param(cx->node->op, "fill_value");

	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return fxge_give(cx, 0,
		full(cx, y,
			value < 0 ? fxge_a_int(ATEN_full__fill_value, constant_of(cx->node->op))
					  : fxge_a_port(ATEN_full__fill_value, cx->node, value)));
}

/* fill.Scalar(self, value), zero(self) => full */
bool
decomp_fill(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	int value = fxge_op_param(cx->node->op, "value");

	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return fxge_give(cx, 0,
		full(cx, y,
			value < 0 ? fxge_a_int(ATEN_full__fill_value, 0)
					  : fxge_a_port(ATEN_full__fill_value, cx->node, value)));
}

static fxge_value *
to_dtype(fxge_cx *cx, fxge_value *x, fxge_dtype dt)
{
	if (!x || (fxge_dtype)x->meta.dtype == dt)
		return x;
	return fxge_emit(cx, ATEN__to_copy,
		FXGE_ARGS(fxge_a_value(ATEN__to_copy__self, x), fxge_a_dtype(ATEN__to_copy__dtype, dt)));
}

static fxge_value *
expand_to(fxge_cx *cx, fxge_value *x, const fxge_meta *y)
{
	bool same = x && x->meta.rank == y->rank;

	for (int d = 0; same && d < y->rank; d++)
		same = fxge_size_same(x->meta.shape[d], y->shape[d]);
	if (same || !x)
		return x;
	return fxge_emit(cx, ATEN_expand,
		FXGE_ARGS(fxge_a_value(ATEN_expand__self, x),
			fxge_a_sizes(ATEN_expand__size, y->shape, y->rank)));
}

/* fill.Tensor(self, value) => expand(cast(value), self's shape) */
bool
decomp_fill_tensor(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	fxge_arg_present(&cx->call, 0);
	return fxge_give(cx, 0, expand_to(cx, to_dtype(cx, fxge_in(cx, 1), (fxge_dtype)y->dtype), y));
}

/* copy(self, src) => expand(cast(src), self's shape) */
bool
decomp_copy(fxge_cx *cx)
{
	fxge_arg_present(&cx->call, ATEN_copy__non_blocking);
	return decomp_fill_tensor(cx);
}

/* to.*, type_as => _to_copy(self, dtype of the result), or self */
bool
decomp_to(fxge_cx *cx)
{
	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return fxge_give(cx, 0, to_dtype(cx, fxge_in(cx, 0), (fxge_dtype)fxge_out_meta(cx, 0)->dtype));
}

/* aten::dropout(Tensor input, float p, bool train) => input, outside training or with p = 0 */
bool
decomp_dropout(fxge_cx *cx)
{
	bool train = fxge_arg_bool(&cx->call, ATEN_dropout__train);

	if (train && fxge_arg_float(&cx->call, ATEN_dropout__p) != 0)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"dropout in training is not converted yet; export the model in eval mode");
	fxge_arg_present(&cx->call, ATEN_dropout__p);
	return fxge_give(cx, 0, fxge_in(cx, ATEN_dropout__input));
}

/* arange(end), arange.start(start, end) => arange.start_step(start, end, 1, dtype of the result) */
bool
decomp_arange(fxge_cx *cx)
{
	const fxge_op *op = cx->node->op;
	int start = fxge_op_param(op, "start"), end = fxge_op_param(op, "end");

	for (int i = 0; i < op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_arange_start_step,
			FXGE_ARGS(start < 0 ? fxge_a_int(ATEN_arange_start_step__start, 0)
								: fxge_a_port(ATEN_arange_start_step__start, cx->node, start),
				fxge_a_port(ATEN_arange_start_step__end, cx->node, end),
				fxge_a_dtype(
					ATEN_arange_start_step__dtype, (fxge_dtype)fxge_out_meta(cx, 0)->dtype))));
}
