/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of operators that create tensors from numbers. */
#include "converters/conv.h"

#include "fxge_aten_create.h"
#include "fxge_ge_create.h"

/* aten::full(SymInt[] size, Scalar fill_value, ...) -> Tensor  =>  Fill(dims, value); 0-d: the
 * constant */
bool
conv_full(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *v = fxge_conv_scalar(cx, ATEN_full__fill_value, y->dtype);

	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	if (y->rank == 0)
		return fxge_conv_result(cx, 0, v);
	int64_t n;

	if (y->rank == 1 && fxge_sym_is_int(cx->call.syms, y->shape[0], &n) && n == 0)
		return fxge_conv_result(cx, 0, fxge_conv_ints(cx, y->dtype, NULL, 0));
	return fxge_conv_result(cx, 0, fxge_conv_fill(cx, y->shape, y->rank, v));
}

/* aten::scalar_tensor(Scalar s, ...) -> Tensor  =>  Const */
bool
conv_scalar_tensor(fxge_cx *cx)
{
	fxge_value *v = fxge_conv_scalar(cx, ATEN_scalar_tensor__s, fxge_out_meta(cx, 0)->dtype);

	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return fxge_conv_result(cx, 0, v);
}

/* Returns the dtype in which Range counts: i64 for integers, f32 or f64 for floats. */
static fxge_dtype
range_dtype(const fxge_meta *y)
{
	if (!fxge_dtype_is_float(y->dtype))
		return FXGE_DT_I64;
	return y->dtype == FXGE_DT_F64 ? FXGE_DT_F64 : FXGE_DT_F32;
}

/* Stores the value of a constant number in *v: the argument, or the default of the schema. Returns
 * false if the argument is symbolic. */
static bool
known(fxge_cx *cx, int param, double *v)
{
	if (cx->node->ports[param].present)
		return fxge_conv_known(cx, param, v);
	*v = fxge_arg_float(&cx->call, param);
	return !cx->call.failed;
}

/* Returns the end of the Range. PyTorch counts in doubles, Range in `dt`, where rounding may change
 * the number of elements by one. Floats of a known count therefore end half a step before the next
 * element. */
static fxge_value *
range_limit(fxge_cx *cx, fxge_dtype dt)
{
	double start, step;
	int64_t n;

	if (fxge_dtype_is_float(dt)
		&& fxge_sym_is_int(cx->call.syms, fxge_out_meta(cx, 0)->shape[0], &n)
		&& known(cx, ATEN_arange_start_step__start, &start)
		&& known(cx, ATEN_arange_start_step__step, &step)) {
		fxge_arg_present(&cx->call, ATEN_arange_start_step__end);
		return fxge_conv_number(cx, dt, n ? start + ((double)n - 0.5) * step : start);
	}
	return fxge_conv_scalar(cx, ATEN_arange_start_step__end, dt);
}

/* aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, ...) -> Tensor  =>  Range(start,
 * limit, delta) */
bool
conv_arange(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_dtype dt = range_dtype(y);
	bool whole =
		fxge_arg_scalar_class(&cx->call, ATEN_arange_start_step__start) != FXGE_CLASS_FLOAT
		&& fxge_arg_scalar_class(&cx->call, ATEN_arange_start_step__end) != FXGE_CLASS_FLOAT
		&& fxge_arg_scalar_class(&cx->call, ATEN_arange_start_step__step) != FXGE_CLASS_FLOAT;

	fxge_arg_present(&cx->call, ATEN_arange_start_step__dtype);
	fxge_arg_present(&cx->call, ATEN_arange_start_step__pin_memory);
	if (whole) /* a cast of exact integers follows: PyTorch computes in integers */
		dt = FXGE_DT_I64;
	return fxge_emit_result(cx, GE_Range,
		FXGE_ARGS(
			fxge_a_value(GE_Range__start, fxge_conv_scalar(cx, ATEN_arange_start_step__start, dt)),
			fxge_a_value(GE_Range__limit, range_limit(cx, dt)),
			fxge_a_value(GE_Range__delta, fxge_conv_scalar(cx, ATEN_arange_start_step__step, dt))));
}
