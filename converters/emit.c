/* SPDX-License-Identifier: Apache-2.0 */
/* Emission of results, casts, constants and sizes for converters. */
#include "base/diag/convert.h"
#include "converters/conv.h"
#include "converters/sizes.h"
#include "ops/half.h"

#include "fxge_ge_binary.h"
#include "fxge_ge_cast.h"
#include "fxge_ge_complex.h"
#include "fxge_ge_control.h"
#include "fxge_ge_view.h"

bool
fxge_emit_result(fxge_cx *cx, int op, const fxge_arg *args)
{
	return fxge_conv_result(cx, 0, fxge_emit(cx, op, args));
}

bool
fxge_conv_result(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	const fxge_meta *want = fxge_out_meta(cx, k);

	if (v && want->kind == FXGE_META_TENSOR)
		v = fxge_conv_cast(cx, v, want->dtype);
	return fxge_set_result(cx, k, v);
}

fxge_value *
fxge_conv_cast(fxge_cx *cx, fxge_value *v, fxge_dtype dt)
{
	if (!v || v->meta->dtype == dt)
		return v;
	return fxge_emit(cx, GE_Cast,
		FXGE_ARGS(fxge_a_value(GE_Cast__x, v), fxge_a_int(GE_Cast__dst_type, fxge_dtypes[dt].ge)));
}

bool
fxge_conv_assert(fxge_cx *cx, fxge_value *cond, fxge_value *data)
{
	return fxge_emit_node(cx, GE_Assert,
			   FXGE_ARGS(fxge_a_value(GE_Assert__input_condition, cond),
				   fxge_a_values(GE_Assert__input_data, &data, data != NULL)),
			   0)
		   != NULL;
}

/* ---- constants ---- */

static fxge_value *
constant(fxge_cx *cx, fxge_tensor *t)
{
	if (cx->call.failed)
		return NULL;
	fxge_program_add_tensor(cx->call.program, t);
	return fxge_emit_const(cx, t);
}

static fxge_tensor *
tensor(fxge_cx *cx, fxge_dtype dt, int rank, int64_t n)
{
	fxge_program *p = cx->call.program;

	return fxge_tensor_new(
		&p->arena, fxge_program_fresh_tensor_name(p, "const"), dt, rank, &n, NULL);
}

fxge_value *
fxge_conv_ints(fxge_cx *cx, fxge_dtype dt, const int64_t *v, int n)
{
	fxge_tensor *t = tensor(cx, dt, 1, n);

	for (int i = 0; i < n; i++)
		fxge_store_int(dt, (void *)(uintptr_t)t->data, i, v[i]);
	return constant(cx, t);
}

/* Emits a complex number from its parts: GE's Const has no complex dtype. */
static fxge_value *
complex_number(fxge_cx *cx, fxge_dtype dt, double re, double im)
{
	fxge_dtype part = fxge_dtype_real(dt);

	if (dt == FXGE_DT_C32)
		fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "a constant of %s", fxge_dtypes[dt].text);
	if (cx->call.failed)
		return NULL;
	fxge_value *x = fxge_conv_number(cx, part, re), *y = fxge_conv_number(cx, part, im);

	return fxge_emit(cx, GE_Complex,
		FXGE_ARGS(fxge_a_value(GE_Complex__real, x), fxge_a_value(GE_Complex__imag, y),
			fxge_a_dtype(GE_Complex__Tout, dt)));
}

fxge_value *
fxge_conv_int(fxge_cx *cx, fxge_dtype dt, int64_t v)
{
	if (fxge_dtype_is_complex(dt))
		return complex_number(cx, dt, (double)v, 0);
	fxge_tensor *t = tensor(cx, dt, 0, 0);

	fxge_store_int(dt, (void *)(uintptr_t)t->data, 0, v);
	return constant(cx, t);
}

fxge_value *
fxge_conv_number(fxge_cx *cx, fxge_dtype dt, double v)
{
	if (fxge_dtype_is_complex(dt))
		return complex_number(cx, dt, v, 0);
	fxge_tensor *t = tensor(cx, dt, 0, 0);

	fxge_store_float(dt, (void *)(uintptr_t)t->data, 0, v);
	return constant(cx, t);
}

/* Returns whether the operand is a size, or a float computed from sizes, known only at run time. */
static bool
is_symbolic(const fxge_cx *cx, const fxge_operand *o)
{
	int64_t i;

	return o && (o->kind == FXGE_K_INT || o->kind == FXGE_K_SYM)
		   && !fxge_sym_is_int(cx->call.syms, o->size, &i);
}

fxge_value *
fxge_conv_scalar(fxge_cx *cx, int param, fxge_dtype dt)
{
	const fxge_port *q = &cx->node->ports[param];
	const fxge_operand *o = q->present && q->count ? &cx->node->operands[q->first] : NULL;
	int64_t i;

	if (o && o->kind == FXGE_K_COMPLEX && fxge_dtype_is_complex(dt)) {
		fxge_arg_present(&cx->call, param);
		return complex_number(cx, dt, o->re, o->im);
	}
	if (is_symbolic(cx, o)) {
		fxge_arg_present(&cx->call, param);
		return fxge_conv_cast(cx, fxge_conv_size(cx, o->size), dt);
	}
	if (o && o->kind == FXGE_K_INT && !fxge_dtype_is_float(dt)
		&& fxge_sym_is_int(cx->call.syms, o->size, &i)) {
		fxge_arg_present(&cx->call, param);
		return fxge_conv_int(cx, dt, i);
	}
	return fxge_conv_number(cx, dt, fxge_arg_float(&cx->call, param));
}

/* Rounds a number to f16 or bf16. */
static double
as_half(fxge_dtype dt, double v)
{
	return dt == FXGE_DT_F16 ? fxge_f16_to_f32(fxge_f64_to_f16(v))
							 : fxge_bf16_to_f32(fxge_f64_to_bf16(v));
}

bool
fxge_conv_known(fxge_cx *cx, int param, double *v)
{
	if (is_symbolic(cx, &cx->node->operands[cx->node->ports[param].first]))
		return false;
	*v = fxge_arg_float(&cx->call, param);
	return !cx->call.failed;
}

bool
fxge_conv_holds(fxge_cx *cx, int param, fxge_dtype dt)
{
	if (fxge_dtype_opmath(dt) == dt)
		return true;
	if (cx->node->op->params[param].type == FXGE_P_TENSOR) {
		fxge_value *x = fxge_in(cx, param);

		return !x || x->meta->rank > 0 || fxge_dtype_promote(x->meta->dtype, dt) == dt;
	}
	double v;

	return fxge_conv_known(cx, param, &v) && (v != v || as_half(dt, v) == (double)(float)v);
}

fxge_value *
fxge_conv_times(fxge_cx *cx, fxge_value *x, int param)
{
	fxge_dtype dt = x ? x->meta->dtype : FXGE_DT_F32;
	bool holds = fxge_conv_holds(cx, param, dt);
	double v;

	if (!holds && fxge_conv_known(cx, param, &v))
		return fxge_emit(
			cx, GE_Muls, FXGE_ARGS(fxge_a_value(GE_Muls__x, x), fxge_a_float(GE_Muls__value, v)));
	dt = holds ? dt : fxge_dtype_opmath(dt);
	x = fxge_conv_cast(cx, x, dt);
	return fxge_emit(cx, GE_Mul,
		FXGE_ARGS(fxge_a_value(GE_Mul__x1, x),
			fxge_a_value(GE_Mul__x2, fxge_conv_scalar(cx, param, dt))));
}

/* ---- sizes ---- */

fxge_value *
fxge_conv_size(fxge_cx *cx, fxge_size s)
{
	return fxge_materialiser_value(cx->materialiser, cx, s);
}

fxge_value *
fxge_conv_sizes(fxge_cx *cx, const fxge_size *s, int n)
{
	int64_t *known = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, int64_t);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, fxge_value *);
	int constants = 0;

	for (int i = 0; i < n; i++)
		constants += fxge_sym_is_int(cx->call.syms, s[i], &known[i]);
	if (constants == n)
		return fxge_conv_ints(cx, FXGE_DT_I64, known, n);
	for (int i = 0; i < n; i++)
		if (!(v[i] = fxge_conv_size(cx, s[i])))
			return NULL;
	return fxge_emit(
		cx, GE_Pack, FXGE_ARGS(fxge_a_values(GE_Pack__x, v, n), fxge_a_int(GE_Pack__N, n)));
}

static bool
has_zero(const fxge_cx *cx, const fxge_size *shape, int rank)
{
	int64_t n;

	for (int d = 0; d < rank; d++)
		if (fxge_sym_is_int(cx->call.syms, shape[d], &n) && n == 0)
			return true;
	return false;
}

/* Fills instead of reshaping if the shape alone has a size of 0: Reshape reads 0 as the size of its
 * operand's dim. */
fxge_value *
fxge_conv_reshape(fxge_cx *cx, fxge_value *v, const fxge_size *shape, int rank)
{
	bool same = v && v->meta->rank == rank;

	for (int d = 0; same && d < rank; d++)
		same = fxge_size_same(v->meta->shape[d], shape[d]);
	if (same || !v)
		return v;
	if (has_zero(cx, shape, rank) && !has_zero(cx, v->meta->shape, v->meta->rank))
		return fxge_conv_fill(cx, shape, rank, fxge_conv_number(cx, v->meta->dtype, 0));
	fxge_value *s = fxge_conv_sizes(cx, shape, rank);

	return fxge_emit(cx, GE_Reshape,
		FXGE_ARGS(fxge_a_value(GE_Reshape__x, v), fxge_a_value(GE_Reshape__shape, s)));
}
