/* Converters of operators that make tensors from numbers. */
#include "converters/conv.h"

#include "fxge_aten_create.h"
#include "fxge_ge_create.h"
#include "fxge_op_ids.h"

/* aten::full(SymInt[] size, Scalar fill_value, ...) -> Tensor  =>  Fill(dims, value); 0-d: the
 * constant alone */
bool
conv_full(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *v = fxge_conv_scalar(cx, ATEN_full__fill_value, y->dtype);

	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	if (y->rank == 0)
		return fxge_conv_result(cx, 0, v);
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

/* The dtype in which Range counts: integers in i64, floats in f32 or f64. */
static fxge_dtype
range_dtype(const fxge_meta *y)
{
	if (!fxge_dtype_is_float(y->dtype))
		return FXGE_DT_I64;
	return y->dtype == FXGE_DT_F64 ? FXGE_DT_F64 : FXGE_DT_F32;
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
	if (whole) /* a cast of exact integers follows, as PyTorch computes in integers */
		dt = FXGE_DT_I64;
	return fxge_emit_result(cx, GE_Range,
		FXGE_ARGS(
			fxge_a_value(GE_Range__start, fxge_conv_scalar(cx, ATEN_arange_start_step__start, dt)),
			fxge_a_value(GE_Range__limit, fxge_conv_scalar(cx, ATEN_arange_start_step__end, dt)),
			fxge_a_value(GE_Range__delta, fxge_conv_scalar(cx, ATEN_arange_start_step__step, dt))));
}
