/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of data-dependent numbers: tensor elements used as sizes and scalars, and
 * assertions. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "converters/conv.h"
#include "converters/sizes.h"

#include "fxge_aten_sym.h"
#include "fxge_ge_compare.h"

/* Returns whether `s` is a symbol that this node defines: `u0`, or `Eq(u0, 1)` for a bool. Returns
 * false if the program expresses the number by known symbols. */
static bool
is_new_symbol(const fxge_cx *cx, fxge_size s)
{
	return !fxge_size_is_small(s) && fxge_sym_op_of(cx->call.syms, s) == FXGE_SYM_SYMBOL
		   && !fxge_materialiser_knows(cx->materialiser, s);
}

static bool
define_truth(fxge_cx *cx, fxge_size number, fxge_value *x)
{
	const fxge_syms *t = cx->call.syms;
	const fxge_size *a;
	bool any = false;

	if (!x || x->meta->dtype != FXGE_DT_BOOL || fxge_size_is_small(number)
		|| fxge_sym_op_of(t, number) != FXGE_SYM_EQ || fxge_sym_args(t, number, &a) != 2)
		return false;
	for (int i = 0; i < 2; i++)
		if (is_new_symbol(cx, a[i])) {
			fxge_materialiser_define(cx->materialiser, a[i], fxge_conv_cast(cx, x, FXGE_DT_I64));
			any = true;
		}
	return any;
}

static bool
assert_same(fxge_cx *cx, fxge_value *found, fxge_size said)
{
	fxge_value *number = fxge_conv_size(cx, said);
	fxge_value *same = fxge_emit(cx, GE_Equal, FXGE_VALUES2(found, number));

	return same && fxge_conv_assert(cx, same, found);
}

bool
fxge_conv_number_result(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	fxge_size number = fxge_out_meta(cx, k)->size;

	if (is_new_symbol(cx, number) || define_truth(cx, number, v))
		fxge_materialiser_define(cx->materialiser, number, v);
	else if (!assert_same(cx, v, number))
		return false;
	return fxge_set_result(cx, k, v);
}

/* aten::_local_scalar_dense(Tensor self) -> Scalar
 * =>  the element as a 0-d tensor of i64, f64 or bool, from which its symbol is read from here on;
 * Assert if the program states the number */
bool
conv_local_scalar(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_item__self);
	const fxge_meta *m = fxge_out_meta(cx, 0);

	if (!x)
		return false;
	if (m->kind != FXGE_META_SIZE)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "the file declares no number for the result");
	x = fxge_conv_cast(cx, x, fxge_materialiser_dtype(cx->call.syms, m->size));
	return fxge_conv_number_result(cx, 0, fxge_conv_reshape(cx, x, NULL, 0));
}

fxge_value *
fxge_conv_sized(fxge_cx *cx, fxge_value *x, const fxge_size *size, int n)
{
	for (int d = 0; x && d < n; d++) {
		fxge_size found = x->meta->shape[d];

		if (fxge_sym_equal(cx->call.syms, found, size[d]) != FXGE_PROVED
			&& !assert_same(cx, fxge_conv_size(cx, found), size[d]))
			return NULL;
	}
	return x ? fxge_conv_reshape(cx, x, size, n) : NULL;
}

/* fxge::sized(Tensor self, SymInt[] size) -> Tensor  =>  Assert of each size that is not proved,
 * and Reshape */
bool
conv_sized(fxge_cx *cx)
{
	fxge_sizes want = fxge_arg_sizes(&cx->call, FXGE_sized__size);

	return fxge_set_result(
		cx, 0, fxge_conv_sized(cx, fxge_in(cx, FXGE_sized__self), want.s, want.n));
}

static bool
assert_one(fxge_cx *cx, fxge_value *x)
{
	x = x ? fxge_conv_reshape(cx, fxge_conv_cast(cx, x, FXGE_DT_BOOL), NULL, 0) : NULL;
	return x && fxge_conv_assert(cx, x, NULL);
}

/* fxge::asserted(Tensor self, Tensor condition) -> Tensor  =>  Assert(input_condition) */
bool
conv_asserted(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, FXGE_asserted__self);

	return assert_one(cx, fxge_in(cx, FXGE_asserted__condition)) && fxge_set_result(cx, 0, x);
}

/* aten::_assert_async.msg(Tensor self, str assert_msg) -> ()  =>  Assert(input_condition) */
bool
conv_assert_async(fxge_cx *cx)
{
	if (cx->node->op->n_params > ATEN__assert_async_msg__assert_msg)
		fxge_arg_present(&cx->call, ATEN__assert_async_msg__assert_msg);
	return assert_one(cx, fxge_in(cx, ATEN__assert_async_msg__self));
}

/* Asserts a condition. A condition of inputs becomes a guard, checked before the run; a
 * data-dependent one becomes an Assert node. */
static bool
assert_condition(fxge_cx *cx, fxge_size cond)
{
	int64_t known;

	if (fxge_sym_is_int(cx->call.syms, cond, &known) && known)
		return true; /* proved by the ranges of its symbols, which are asserted at their definition
					  */
	if (!fxge_sym_depends_on_data(cx->call.syms, cond)) {
		fxge_program_guard(cx->call.program, cond);
		return true;
	}
	fxge_value *v = fxge_materialiser_value(cx->materialiser, cx, cond);

	return v && fxge_conv_assert(cx, v, NULL);
}

/* aten::_assert_scalar(Scalar self, str assert_msg) -> ()  =>  Assert(input_condition) */
bool
conv_assert_scalar(fxge_cx *cx)
{
	const fxge_port *q = &cx->node->ports[ATEN__assert_scalar__self];
	const fxge_operand *o = q->count ? &cx->node->operands[q->first] : NULL;

	fxge_arg_present(&cx->call, ATEN__assert_scalar__self);
	fxge_arg_present(&cx->call, ATEN__assert_scalar__assert_msg);
	if (o && (o->kind == FXGE_K_INT || o->kind == FXGE_K_SYM))
		return assert_condition(cx, o->size);
	return !o || o->kind != FXGE_K_BOOL || o->b
		   || fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "the assertion is false for all inputs");
}
