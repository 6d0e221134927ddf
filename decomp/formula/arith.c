/* SPDX-License-Identifier: Apache-2.0 */
/* Arithmetic, comparison and logic of static values, by Python's rules. A comparison of symbolic
 * sizes is true, false, or a condition. */
#include "base/diag/common.h"
#include "base/diag/shapes.h"
#include "decomp/formula/value.h"

#include <math.h>

static fxge_syms *
syms(const fxge_fx_run *r)
{
	return r->cx->call.syms;
}

/* Returns a size; refuses arithmetic that exceeds 64 bits. */
static fxge_fxv
sound(fxge_fx_run *r, fxge_size s)
{
	const char *fault = fxge_syms_fault(syms(r));

	if (!fault)
		return fxge_fxv_int(s);
	fxge_syms_clear_fault(syms(r));
	return fxge_fx_fail(r, FXGE_D_SIZE_FAULT, "%s in the arithmetic of sizes", fault);
}

/* ---- numbers ---- */

static bool
whole_power(int64_t base, int64_t exponent, int64_t *out)
{
	*out = 1;
	for (int64_t i = 0; i < exponent; i++) {
		if (__builtin_mul_overflow(*out, base, out))
			return false;
		if (*out == 0 || *out == 1)
			return true; /* 0 and 1 have no other factors */
		if (*out == -1 && base == -1)
			return *out = exponent % 2 ? -1 : 1, true;
	}
	return true;
}

static fxge_fxv
power_of_ints(fxge_fx_run *r, fxge_fxv a, fxge_fxv b)
{
	int64_t base, exponent, y;

	if (!fxge_fxv_whole(r, a, &base) || !fxge_fxv_whole(r, b, &exponent))
		return (fxge_fxv){0};
	if (exponent < 0)
		return fxge_fx_fail(r, FXGE_D_CONSTRAINT, "a negative power of an int");
	if (!whole_power(base, exponent, &y))
		return fxge_fx_fail(r, FXGE_D_CONSTRAINT, "a power beyond 64 bits");
	return fxge_fxv_int(fxge_sym_int(syms(r), y));
}

static fxge_fxv
on_ints(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b)
{
	fxge_syms *t = syms(r);

	switch (op) {
	case FXGE_FX_ADD:
		return sound(r, fxge_sym_add(t, a.size, b.size));
	case FXGE_FX_SUB:
		return sound(r, fxge_sym_sub(t, a.size, b.size));
	case FXGE_FX_MUL:
		return sound(r, fxge_sym_mul(t, a.size, b.size));
	case FXGE_FX_FLOORDIV:
		return sound(r, fxge_sym_floordiv(t, a.size, b.size));
	case FXGE_FX_MOD:
		return sound(r, fxge_sym_mod(t, a.size, b.size));
	default:
		return power_of_ints(r, a, b);
	}
}

/* Stores a number as a float expression in *out. Returns false if the number has no such form. */
static bool
as_float(fxge_fx_run *r, fxge_fxv v, fxge_size *out)
{
	int64_t whole;

	if (v.kind == FXGE_FXV_FLOAT)
		return *out = fxge_sym_float(syms(r), v.f), true;
	if (v.kind == FXGE_FXV_RAW && v.raw->kind == FXGE_K_SYM)
		return *out = v.raw->size, fxge_sym_type_of(syms(r), *out) == FXGE_SYM_T_FLOAT;
	if (v.kind != FXGE_FXV_INT || fxge_sym_is_int(syms(r), v.size, &whole))
		return false;
	fxge_name name = fxge_names_get(r->cx->call.program->session->names, "ToFloat");

	return *out = fxge_sym_make(syms(r), FXGE_SYM_CALL, name, &v.size, 1), true;
}

/* Multiplies a dynamic size by a float, in the form that PyTorch's programs use. */
static bool
symbolic_product(fxge_fx_run *r, fxge_fxv a, fxge_fxv b, fxge_fxv *out)
{
	fxge_operand *o = FXGE_NEW(r->cx->call.arena, fxge_operand);
	fxge_size x, y;

	if ((a.kind == FXGE_FXV_FLOAT && b.kind == FXGE_FXV_FLOAT) || !as_float(r, a, &x)
		|| !as_float(r, b, &y))
		return false;
	*o = (fxge_operand){.kind = FXGE_K_SYM,
		.size =
			b.kind == FXGE_FXV_FLOAT ? fxge_sym_mul(syms(r), y, x) : fxge_sym_mul(syms(r), x, y)};
	*out = (fxge_fxv){.kind = FXGE_FXV_RAW, .raw = o};
	return true;
}

static fxge_fxv
on_reals(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b)
{
	double x, y, m;
	fxge_fxv product;

	if (op == FXGE_FX_MUL && symbolic_product(r, a, b, &product))
		return product;

	if (!fxge_fxv_real(r, a, &x) || !fxge_fxv_real(r, b, &y))
		return (fxge_fxv){0};
	if (y == 0 && (op == FXGE_FX_DIV || op == FXGE_FX_FLOORDIV || op == FXGE_FX_MOD))
		return fxge_fx_fail(r, FXGE_D_CONSTRAINT, "division by zero");
	switch (op) {
	case FXGE_FX_ADD:
		return fxge_fxv_float(x + y);
	case FXGE_FX_SUB:
		return fxge_fxv_float(x - y);
	case FXGE_FX_MUL:
		return fxge_fxv_float(x * y);
	case FXGE_FX_DIV:
		return fxge_fxv_float(x / y);
	case FXGE_FX_FLOORDIV:
		return fxge_fxv_float(floor(x / y));
	case FXGE_FX_MOD:
		m = fmod(x, y);
		return fxge_fxv_float(m != 0 && (m < 0) != (y < 0) ? m + y : m);
	default:
		return fxge_fxv_float(pow(x, y));
	}
}

/* ---- lists ---- */

static fxge_fxv
too_long(fxge_fx_run *r)
{
	return fxge_fx_fail(r, FXGE_D_LIMIT, "a list of more than %d elements", FXGE_MAX_FORMULA_LIST);
}

static fxge_fxv
joined(fxge_fx_run *r, fxge_fxv a, fxge_fxv b)
{
	if (a.n + b.n > FXGE_MAX_FORMULA_LIST)
		return too_long(r);
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)(a.n + b.n) + 1, fxge_fxv);

	for (int i = 0; i < a.n + b.n; i++)
		items[i] = i < a.n ? a.items[i] : b.items[i - a.n];
	return fxge_fxv_list(items, a.n + b.n);
}

static fxge_fxv
repeated(fxge_fx_run *r, fxge_fxv a, fxge_fxv by)
{
	int64_t n;

	if (!fxge_fxv_whole(r, by, &n))
		return by;
	n = n < 0 ? 0 : n;
	if (a.n && n > FXGE_MAX_FORMULA_LIST / a.n)
		return too_long(r);
	int all = a.n * (int)n;
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)all + 1, fxge_fxv);

	for (int i = 0; i < all; i++)
		items[i] = a.items[i % a.n];
	return fxge_fxv_list(items, all);
}

fxge_fxv
fxge_fx_binary(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b)
{
	if (a.kind == FXGE_FXV_LIST)
		return b.kind == FXGE_FXV_LIST ? joined(r, a, b) : repeated(r, a, b);
	bool whole = a.kind == FXGE_FXV_INT && b.kind == FXGE_FXV_INT && op != FXGE_FX_DIV;

	return whole ? on_ints(r, op, a, b) : on_reals(r, op, a, b);
}

fxge_fxv
fxge_fx_sum(fxge_fx_run *r, fxge_fxv list)
{
	fxge_size *s = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)list.n, fxge_size);

	for (int i = 0; i < list.n; i++)
		s[i] = list.items[i].size;
	return sound(r, fxge_sym_make(syms(r), FXGE_SYM_ADD, NULL, s, list.n));
}

/* ---- comparisons ---- */

static fxge_fxv
condition(fxge_fx_run *r, fxge_sym_op op, fxge_size a, fxge_size b)
{
	return (fxge_fxv){
		.kind = FXGE_FXV_COND, .size = fxge_sym_make(syms(r), op, NULL, (fxge_size[]){a, b}, 2)};
}

static fxge_fxv
equal_sizes(fxge_fx_run *r, fxge_size a, fxge_size b)
{
	switch (fxge_sym_equal(syms(r), a, b)) {
	case FXGE_PROVED:
		return fxge_fxv_bool(true);
	case FXGE_DISPROVED:
		return fxge_fxv_bool(false);
	default:
		return condition(r, FXGE_SYM_EQ, a, b);
	}
}

/* a <= b */
static fxge_fxv
at_most(fxge_fx_run *r, fxge_size a, fxge_size b)
{
	fxge_syms *t = syms(r);

	if (fxge_sym_proves_le(t, a, b))
		return fxge_fxv_bool(true);
	if (fxge_sym_proves_le(t, fxge_sym_add(t, b, fxge_size_small(1)), a))
		return fxge_fxv_bool(false);
	return condition(r, FXGE_SYM_LE, a, b);
}

fxge_fxv
fxge_fx_unary(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a)
{
	if (op == FXGE_FX_NEG)
		return a.kind == FXGE_FXV_FLOAT
				   ? fxge_fxv_float(-a.f)
				   : fxge_fx_binary(r, FXGE_FX_SUB, fxge_fxv_int(fxge_size_small(0)), a);
	if (a.kind == FXGE_FXV_BOOL)
		return fxge_fxv_bool(!a.b);
	if (a.kind == FXGE_FXV_COND)
		a.size = fxge_sym_make(syms(r), FXGE_SYM_NOT, NULL, &a.size, 1);
	return a;
}

static fxge_fxv
order_of_sizes(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b)
{
	switch (op) {
	case FXGE_FX_LE:
		return at_most(r, a.size, b.size);
	case FXGE_FX_GE:
		return at_most(r, b.size, a.size);
	case FXGE_FX_LT:
		return fxge_fx_unary(r, FXGE_FX_NOT, at_most(r, b.size, a.size));
	default: /* > */
		return fxge_fx_unary(r, FXGE_FX_NOT, at_most(r, a.size, b.size));
	}
}

static fxge_fxv
order_of_reals(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b)
{
	double x, y;

	if (!fxge_fxv_real(r, a, &x) || !fxge_fxv_real(r, b, &y))
		return (fxge_fxv){0};
	switch (op) {
	case FXGE_FX_LT:
		return fxge_fxv_bool(x < y);
	case FXGE_FX_LE:
		return fxge_fxv_bool(x <= y);
	case FXGE_FX_GT:
		return fxge_fxv_bool(x > y);
	case FXGE_FX_GE:
		return fxge_fxv_bool(x >= y);
	default:
		return fxge_fxv_bool(x == y);
	}
}

static bool
is_number(fxge_fxv v)
{
	return v.kind == FXGE_FXV_INT || v.kind == FXGE_FXV_FLOAT;
}

static fxge_fxv
equal(fxge_fx_run *r, fxge_fxv a, fxge_fxv b)
{
	fxge_fxv all = fxge_fxv_bool(true);

	if (a.kind == FXGE_FXV_INT && b.kind == FXGE_FXV_INT)
		return equal_sizes(r, a.size, b.size);
	if (is_number(a) && is_number(b))
		return order_of_reals(r, FXGE_FX_EQ, a, b);
	if (a.kind != b.kind || (a.kind == FXGE_FXV_LIST && a.n != b.n))
		return fxge_fxv_bool(false);
	switch (a.kind) {
	case FXGE_FXV_BOOL:
		return fxge_fxv_bool(a.b == b.b);
	case FXGE_FXV_STR:
		return fxge_fxv_bool(strcmp(a.s, b.s) == 0);
	case FXGE_FXV_DTYPE:
		return fxge_fxv_bool(a.dtype == b.dtype);
	case FXGE_FXV_LIST:
		for (int i = 0; i < a.n; i++)
			all = fxge_fx_both(r, all, equal(r, a.items[i], b.items[i]));
		return all;
	default:
		return fxge_fxv_bool(a.kind == FXGE_FXV_NONE);
	}
}

static fxge_fxv
among(fxge_fx_run *r, fxge_fxv a, fxge_fxv b)
{
	fxge_fxv any = fxge_fxv_bool(false);

	if (b.kind == FXGE_FXV_CLASS)
		return fxge_fxv_bool(a.kind == FXGE_FXV_DTYPE && b.set >> a.dtype & 1);
	for (int i = 0; i < b.n; i++)
		any = fxge_fx_either(r, any, equal(r, a, b.items[i]));
	return any;
}

/* Returns whether both are None, or the same tensor of the graph. */
static bool
same(fxge_fxv a, fxge_fxv b)
{
	return a.kind == b.kind && (a.kind != FXGE_FXV_TENSOR || (a.value && a.value == b.value));
}

fxge_fxv
fxge_fx_compare(fxge_fx_run *r, fxge_fx_op op, fxge_fxv a, fxge_fxv b)
{
	switch (op) {
	case FXGE_FX_IS:
		return fxge_fxv_bool(same(a, b));
	case FXGE_FX_IS_NOT:
		return fxge_fxv_bool(!same(a, b));
	case FXGE_FX_EQ:
		return equal(r, a, b);
	case FXGE_FX_NE:
		return fxge_fx_unary(r, FXGE_FX_NOT, equal(r, a, b));
	case FXGE_FX_IN:
		return among(r, a, b);
	case FXGE_FX_NOT_IN:
		return fxge_fx_unary(r, FXGE_FX_NOT, among(r, a, b));
	default:
		return a.kind == FXGE_FXV_INT && b.kind == FXGE_FXV_INT ? order_of_sizes(r, op, a, b)
																: order_of_reals(r, op, a, b);
	}
}

/* ---- logic ---- */

static fxge_fxv
together(fxge_fx_run *r, fxge_sym_op op, fxge_fxv a, fxge_fxv b)
{
	a.size = fxge_sym_make(syms(r), op, NULL, (fxge_size[]){a.size, b.size}, 2);
	return a;
}

fxge_fxv
fxge_fx_both(fxge_fx_run *r, fxge_fxv a, fxge_fxv b)
{
	if (a.kind == FXGE_FXV_BOOL)
		return a.b ? b : a;
	if (b.kind == FXGE_FXV_BOOL)
		return b.b ? a : b;
	return together(r, FXGE_SYM_AND, a, b);
}

fxge_fxv
fxge_fx_either(fxge_fx_run *r, fxge_fxv a, fxge_fxv b)
{
	if (a.kind == FXGE_FXV_BOOL)
		return a.b ? a : b;
	if (b.kind == FXGE_FXV_BOOL)
		return b.b ? b : a;
	return together(r, FXGE_SYM_OR, a, b);
}
