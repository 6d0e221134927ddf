/* What of a formula is known before the kernel runs: constants, and numbers that depend on
 * attributes alone, which stay expressions of C++. */
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
	if (v - v == 0)
		fxge_sbuf_f64(&b, v);
	else
		fxge_sbuf_str(&b, v != v ? "NAN" : v < 0 ? "-INFINITY" : "INFINITY");
	if (v - v == 0)
		fxge_sbuf_chr(&b, 'f');
	return (vx_value){
		.kind = VX_NUMBER, .known = true, .whole = whole, .number = v, .text = b.data};
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
		return vx_cannot(u, "arithmetic on what is no number");
	if (a.known && b.known)
		return vx_number(
			u, computed(op, a.number, b.number), a.whole && b.whole && op != FXGE_FX_DIV);
	if (op > FXGE_FX_DIV)
		return vx_cannot(u, "a number that is computed by more than + - * /");
	return (vx_value){
		.kind = VX_NUMBER, .text = VX_TEXT(u, "(%s %s %s)", a.text, signs[op], b.text)};
}

/* A comparison that holds, or does not, whatever the dtypes are. */
vx_value
vx_compared(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b)
{
	bool no = op == FXGE_FX_NE || op == FXGE_FX_NOT_IN || op == FXGE_FX_IS_NOT;

	if (op >= FXGE_FX_IS)
		return b.kind == VX_NOTHING ? vx_number(u, (a.kind == VX_NOTHING) != no, true)
									: vx_cannot(u, "whether two tensors are one");
	if (a.kind == VX_WORD && b.kind == VX_WORD)
		return vx_number(u, !strcmp(a.text, b.text) != no, true);
	if (a.kind == VX_DTYPE && (b.kind == VX_DTYPE || b.kind == VX_CLASS)) {
		bool all = !(a.set & ~b.set) && (b.kind == VX_CLASS || !(b.set & (b.set - 1)));

		return all || !(a.set & b.set) ? vx_number(u, all != no, true)
									   : vx_cannot(u, "a choice by the dtype");
	}
	if (a.kind == VX_NUMBER && b.kind == VX_NUMBER && a.known && b.known)
		return vx_number(u, computed(op, a.number, b.number), true);
	return vx_cannot(u, "a choice by an attribute");
}

vx_value
vx_negated(vx_unroller *u, vx_value s)
{
	return s.known ? vx_number(u, -s.number, s.whole)
				   : (vx_value){.kind = VX_NUMBER, .text = VX_TEXT(u, "(-%s)", s.text)};
}

fxge_dtype_set
vx_floats(void)
{
	return (fxge_dtype_set)1 << FXGE_DT_F32 | (fxge_dtype_set)1 << FXGE_DT_F16
		   | (fxge_dtype_set)1 << FXGE_DT_BF16;
}
