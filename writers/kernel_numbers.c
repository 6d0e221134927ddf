/* SPDX-License-Identifier: Apache-2.0 */
/* Static parts of a formula: constants, and numbers that depend on attributes only, which stay C++
 * expressions. */
#include "writers/kernel_vector.h"

#include <math.h>

vx_value
vx_cannot(vx_unroller *u, const char *why)
{
	u->why = u->why ? u->why : why;
	return (vx_value){0};
}

/* ---- numbers ---- */

vx_value
vx_number(vx_unroller *u, double v, bool whole)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, u->arena);
	if (v - v == 0) {
		fxge_sbuf_f64(&b, v);
		fxge_sbuf_chr(&b, 'f');
	} else
		fxge_sbuf_str(&b, v != v ? "NAN" : v < 0 ? "-INFINITY" : "INFINITY");
	return (vx_value){
		.kind = VX_NUMBER, .known = true, .whole = whole, .number = v, .text = b.data};
}

vx_value
vx_expression(bool whole, const char *text)
{
	return (vx_value){.kind = VX_NUMBER, .whole = whole, .text = text};
}

static double
modulo(double a, double b)
{
	double m = fmod(a, b);

	return m != 0 && (m < 0) != (b < 0) ? m + b : m;
}

static double
computed(fxge_fx_op op, double a, double b)
{
	switch (op) {
	case FXGE_FX_ADD:
		return a + b;
	case FXGE_FX_SUB:
		return a - b;
	case FXGE_FX_MUL:
		return a * b;
	case FXGE_FX_DIV:
		return a / b;
	case FXGE_FX_FLOORDIV:
		return floor(a / b);
	case FXGE_FX_MOD:
		return modulo(a, b);
	case FXGE_FX_POW:
		return pow(a, b);
	case FXGE_FX_LT:
		return a < b;
	case FXGE_FX_LE:
		return a <= b;
	case FXGE_FX_GT:
		return a > b;
	case FXGE_FX_GE:
		return a >= b;
	case FXGE_FX_EQ:
		return a == b;
	default:
		return a != b;
	}
}

vx_value
vx_arithmetic(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b)
{
	static const char *const signs[] = {
		[FXGE_FX_ADD] = "+", [FXGE_FX_SUB] = "-", [FXGE_FX_MUL] = "*", [FXGE_FX_DIV] = "/"};

	if (a.kind != VX_NUMBER || b.kind != VX_NUMBER)
		return vx_cannot(u, "arithmetic on operands other than numbers");
	if (b.known && b.number == 0
		&& (op == FXGE_FX_DIV || op == FXGE_FX_FLOORDIV || op == FXGE_FX_MOD))
		return vx_cannot(u, "a division of numbers by 0");
	if (a.known && b.known)
		return vx_number(
			u, computed(op, a.number, b.number), a.whole && b.whole && op != FXGE_FX_DIV);
	if (op > FXGE_FX_DIV)
		return vx_cannot(u, "a number computed by operators other than + - * /");
	return vx_expression(a.whole && b.whole && op != FXGE_FX_DIV,
		VX_TEXT(u, "(%s %s %s)", a.text, signs[op], b.text));
}

/* Compares dtypes, or tests membership in a class. The result is known if all possible dtypes
 * agree. */
static vx_value
compared_dtypes(vx_unroller *u, vx_value a, vx_value b, bool no)
{
	bool same = b.kind == VX_DTYPE && a.type == VX_ELEMENT && b.type == VX_ELEMENT;
	bool all = same || (!(a.set & ~b.set) && (b.kind == VX_CLASS || !(b.set & (b.set - 1))));

	return all || !(a.set & b.set) ? vx_number(u, all != no, true)
								   : vx_cannot(u, "a condition on the dtype");
}

vx_value
vx_compared(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b)
{
	static const char *const signs[] = {[FXGE_FX_LT] = "<",
		[FXGE_FX_LE] = "<=",
		[FXGE_FX_GT] = ">",
		[FXGE_FX_GE] = ">=",
		[FXGE_FX_EQ] = "==",
		[FXGE_FX_NE] = "!="};
	bool no = op == FXGE_FX_NE || op == FXGE_FX_NOT_IN || op == FXGE_FX_IS_NOT;

	if (op >= FXGE_FX_IS)
		return b.kind == VX_NOTHING ? vx_number(u, (a.kind == VX_NOTHING) != no, true)
									: vx_cannot(u, "an identity test of two tensors");
	if (a.kind == VX_WORD && b.kind == VX_WORD)
		return vx_number(u, !strcmp(a.text, b.text) != no, true);
	if (a.kind == VX_DTYPE && (b.kind == VX_DTYPE || b.kind == VX_CLASS))
		return compared_dtypes(u, a, b, no);
	if (a.kind != VX_NUMBER || b.kind != VX_NUMBER || op > FXGE_FX_NE)
		return vx_cannot(u, "a condition on an attribute that is not a number");
	if (a.known && b.known)
		return vx_number(u, computed(op, a.number, b.number), true);
	return vx_expression(true, VX_TEXT(u, "(%s %s %s ? 1.0f : 0.0f)", a.text, signs[op], b.text));
}

vx_value
vx_negated(vx_unroller *u, vx_value s)
{
	return s.known ? vx_number(u, -s.number, s.whole)
				   : vx_expression(s.whole, VX_TEXT(u, "(-%s)", s.text));
}

vx_value
vx_denied(vx_unroller *u, vx_value s)
{
	return s.known ? vx_number(u, s.number == 0, true)
				   : vx_expression(true, VX_TEXT(u, "(%s ? 0.0f : 1.0f)", s.text));
}

/* ---- dtypes ---- */

fxge_dtype_set
vx_floats(void)
{
	return (fxge_dtype_set)1 << FXGE_DT_F32 | (fxge_dtype_set)1 << FXGE_DT_F16
		   | (fxge_dtype_set)1 << FXGE_DT_BF16;
}

vx_value
vx_dtype(const vx_unroller *u, vx_type type)
{
	const fxge_dtype_set sets[] = {[VX_BOOL] = (fxge_dtype_set)1 << FXGE_DT_BOOL,
		[VX_WHOLE] = (fxge_dtype_set)1 << FXGE_DT_I64,
		[VX_ELEMENT] = u->element,
		[VX_WIDE] = (fxge_dtype_set)1 << FXGE_DT_F32};

	return (vx_value){.kind = VX_DTYPE, .type = type, .set = sets[type]};
}

vx_type
vx_promoted(const vx_value *v, int n)
{
	vx_type type = VX_BOOL;
	bool tensors = false;

	for (int i = 0; i < n; i++)
		if (v[i].kind == VX_TENSOR || v[i].kind == VX_MASK) {
			tensors = true;
			type = v[i].type > type ? v[i].type : type;
		}
	for (int i = 0; i < n; i++)
		if (v[i].kind == VX_NUMBER && type < VX_ELEMENT && (tensors || type < VX_WIDE))
			type = !v[i].whole ? VX_WIDE : VX_WHOLE;
	return type;
}
