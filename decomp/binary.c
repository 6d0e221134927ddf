/* Decompositions of operators with two operands, the second often a number. */
#include "decomp/terms.h"

#include <math.h>

static fxge_value *
operand(fxge_cx *cx, int param, fxge_dtype dt)
{
	if (cx->node->op->params[param].type != FXGE_P_TENSOR)
		return fxge_term_scalar(cx, param, dt);
	return fxge_term_cast(cx, fxge_in(cx, param), dt);
}

/* The integer quotient rounded toward zero: (a - fmod(a, b)) / b is exact. */
static fxge_value *
int_quotient(fxge_cx *cx, fxge_value *a, fxge_value *b)
{
	fxge_value *whole = fxge_term_sub(cx, a, fxge_term_binary(cx, ATEN_fmod_Tensor, a, b));

	return fxge_term_binary(cx, ATEN_floor_divide, whole, b);
}

/* The same operands, as they are, to another operator. */
static fxge_value *
passed_on(fxge_cx *cx, int by_tensor, int by_number)
{
	bool number = cx->node->op->params[1].type != FXGE_P_TENSOR;

	return fxge_emit(cx, number ? by_number : by_tensor,
		FXGE_ARGS(fxge_a_port(0, cx->node, 0), fxge_a_port(1, cx->node, 1)));
}

/* trunc(a / b), of half types in f32. */
static fxge_value *
float_quotient(fxge_cx *cx, fxge_dtype dt)
{
	fxge_dtype wide = fxge_dtype_opmath(dt);
	const fxge_meta *m = cx->call.metas[cx->node->ports[1].first];
	fxge_value *a = fxge_term_opmath(cx, operand(cx, 0, dt), dt), *b;

	if (m && m->rank > 0)
		b = fxge_term_opmath(cx, operand(cx, 1, dt), dt);
	else
		b = operand(cx, 1, wide); /* PyTorch does not round it */
	a = fxge_term_unary(cx, ATEN_trunc, fxge_term_binary(cx, ATEN_div_Tensor, a, b));
	return fxge_term_cast(cx, a, dt);
}

/* aten::div.Tensor_mode, Scalar_mode(self, other, *, str? rounding_mode)
 * => div; floor_divide for "floor"; for "trunc" trunc(div), of integers exactly */
bool
decomp_div_mode(fxge_cx *cx)
{
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;

	fxge_arg_present(&cx->call, 0);
	fxge_arg_present(&cx->call, 1);
	if (!fxge_arg_present(&cx->call, 2))
		return fxge_give(cx, 0, passed_on(cx, ATEN_div_Tensor, ATEN_div_Scalar));
	fxge_name mode = fxge_arg_str(&cx->call, 2);

	if (strcmp(mode, "floor") == 0)
		return fxge_give(cx, 0, passed_on(cx, ATEN_floor_divide, ATEN_floor_divide_Scalar));
	if (strcmp(mode, "trunc") != 0)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "there is no rounding mode '%s'", mode);
	if (fxge_dtype_is_float(dt))
		return fxge_give(cx, 0, float_quotient(cx, dt));
	fxge_value *a = operand(cx, 0, dt), *b = operand(cx, 1, dt);

	return fxge_give(cx, 0, int_quotient(cx, a, b));
}

/* aten::addcmul, addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1)
 * => self + (value * tensor1) * tensor2, or / tensor2, in this order; half types in f32 */
bool
decomp_addcmul(fxge_cx *cx)
{
	int op = cx->node->op->id == ATEN_addcmul ? ATEN_mul_Tensor : ATEN_div_Tensor;
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	fxge_value *a = fxge_term_opmath(cx, fxge_in(cx, 0), dt);
	fxge_value *b = fxge_term_opmath(cx, fxge_in(cx, 1), dt);
	fxge_value *c = fxge_term_opmath(cx, fxge_in(cx, 2), dt);

	if (cx->node->ports[3].present)
		b = fxge_term_mul(cx, b, fxge_term_scalar(cx, 3, fxge_dtype_opmath(dt)));
	a = fxge_term_add(cx, a, fxge_term_binary(cx, op, b, c));
	return fxge_give(cx, 0, fxge_term_cast(cx, a, dt));
}

/* aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight)
 * => self + w (end - self) for |w| < 1/2, else end - (end - self) (1 - w): PyTorch's two forms;
 * half types in f32 */
bool
decomp_lerp(fxge_cx *cx)
{
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	fxge_value *a = fxge_term_opmath(cx, fxge_in(cx, 0), dt);
	fxge_value *b = fxge_term_opmath(cx, fxge_in(cx, 1), dt);
	double w = fxge_arg_float(&cx->call, 2);
	fxge_value *d = fxge_term_sub(cx, b, a), *y;

	if (fabs(w) < 0.5)
		y = fxge_term_add(cx, a, fxge_term_by(cx, ATEN_mul_Scalar, d, w));
	else
		y = fxge_term_sub(cx, b, fxge_term_by(cx, ATEN_mul_Scalar, d, 1 - w));
	return fxge_give(cx, 0, fxge_term_cast(cx, y, dt));
}

/* aten::bitwise_and, or, xor.Scalar, __and__, __or__, __xor__.Scalar(Tensor self, Scalar other)
 * => the same of two tensors, in the promoted dtype */
bool
decomp_bitwise_scalar(fxge_cx *cx)
{
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	int op = ATEN_bitwise_and_Tensor;

	switch ((int)cx->node->op->id) {
	case ATEN_bitwise_or_Scalar:
	case ATEN___or___Scalar:
		op = ATEN_bitwise_or_Tensor;
		break;
	case ATEN_bitwise_xor_Scalar:
	case ATEN___xor___Scalar:
		op = ATEN_bitwise_xor_Tensor;
		break;
	default:
		break;
	}
	fxge_value *b = operand(cx, 1, dt), *a = operand(cx, 0, dt);

	return fxge_give(cx, 0, fxge_term_binary(cx, op, a, b));
}

/* aten::where.ScalarOther, ScalarSelf, Scalar(Tensor condition, self, other) => where.self */
bool
decomp_where_scalar(fxge_cx *cx)
{
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	fxge_value *b = operand(cx, 2, dt), *a = operand(cx, 1, dt);

	return fxge_give(cx, 0, fxge_term_where(cx, fxge_in(cx, 0), a, b));
}

/* aten::isclose(Tensor self, Tensor other, float rtol, float atol, bool equal_nan)
 * => equal, or |self - other| finite and at most atol + |rtol other| */
bool
decomp_isclose(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *a = fxge_in(cx, 0), *b = fxge_in(cx, 1);
	double rtol = fxge_arg_float(c, 2), atol = fxge_arg_float(c, 3);

	if (!a || !b)
		return false;
	fxge_value *same = fxge_term_binary(cx, ATEN_eq_Tensor, a, b);

	if (fxge_arg_bool(c, 4)) {
		fxge_value *nb = fxge_term_unary(cx, ATEN_isnan, b),
				   *na = fxge_term_unary(cx, ATEN_isnan, a);

		same = fxge_term_binary(
			cx, ATEN_logical_or, same, fxge_term_binary(cx, ATEN_logical_and, na, nb));
	}
	if (!fxge_dtype_is_float((fxge_dtype)a->meta.dtype)) { /* a difference of integers may wrap */
		a = fxge_term_cast(cx, a, FXGE_DT_F32);
		b = fxge_term_cast(cx, b, FXGE_DT_F32);
	}
	fxge_value *room = fxge_term_unary(cx, ATEN_abs, fxge_term_by(cx, ATEN_mul_Scalar, b, rtol));
	fxge_value *off = fxge_term_unary(cx, ATEN_abs, fxge_term_sub(cx, a, b));
	fxge_value *near =
		fxge_term_binary(cx, ATEN_le_Tensor, off, fxge_term_by(cx, ATEN_add_Scalar, room, atol));

	near = fxge_term_binary(cx, ATEN_logical_and, near, fxge_term_unary(cx, ATEN_isfinite, off));
	return fxge_give(cx, 0, fxge_term_binary(cx, ATEN_logical_or, same, near));
}

/* aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, assume_unique, invert)
 * => any(elements[..., None] == test_elements) over the last dim */
bool
decomp_isin(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *t = fxge_in(cx, 1);
	bool invert = fxge_arg_bool(&cx->call, 3);

	fxge_term_read_all(cx);
	if (!x || !t)
		return false;
	fxge_size n = fxge_sym_product(cx->call.syms, t->meta.shape, t->meta.rank);
	int rank = x->meta.rank;
	fxge_value *flat = fxge_term_view(cx, t, &n, 1);
	fxge_value *eq = fxge_term_binary(cx, ATEN_eq_Tensor, fxge_term_unsqueeze(cx, x, rank), flat);
	fxge_value *y = fxge_term_reduce(cx, ATEN_any_dims, eq, UINT64_C(1) << rank, false);

	return fxge_give(cx, 0, invert ? fxge_term_unary(cx, ATEN_logical_not, y) : y);
}
