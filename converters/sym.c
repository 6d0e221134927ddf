/* Numbers that depend on data: the value of a tensor that sizes and scalars are made of, and what a
 * program asserts of such numbers. */
#include "converters/conv.h"
#include "converters/sizes.h"

#include "fxge_aten_sym.h"
#include "fxge_op_ids.h"

/* PyTorch writes a bool as `Eq(u0, 1)`. */
static void
define_truth(fxge_cx *cx, fxge_size number, fxge_value *x)
{
	const fxge_syms *t = cx->call.syms;
	const fxge_size *a;

	if (fxge_sym_op_of(t, number) == FXGE_SYM_EQ && fxge_sym_args(t, number, &a) == 2)
		for (int i = 0; i < 2; i++)
			if (!fxge_size_is_small(a[i]) && fxge_sym_op_of(t, a[i]) == FXGE_SYM_SYMBOL)
				fxge_materialiser_define(
					cx->materialiser, a[i], fxge_conv_cast(cx, x, FXGE_DT_I64));
}

/* aten::_local_scalar_dense(Tensor self) -> Scalar  =>  the element as a 0-d tensor of i64, f64 or
 * bool, of which the symbol that stands for it is read from here on */
bool
conv_local_scalar(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_item__self);
	const fxge_meta *m = fxge_out_meta(cx, 0);

	if (!x)
		return false;
	if (m->kind != FXGE_META_SIZE)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "the file does not say which number it gives");
	x = fxge_conv_cast(cx, x, fxge_materialiser_dtype(cx->call.syms, m->size));
	x = fxge_conv_reshape(cx, x, NULL, 0);
	fxge_materialiser_define(cx->materialiser, m->size, x);
	if (x && x->meta.dtype == FXGE_DT_BOOL)
		define_truth(cx, m->size, x);
	return fxge_set_result(cx, 0, x);
}

/* Of the inputs alone: checked before anything runs. Of data: a node checks it. */
static bool
hold(fxge_cx *cx, fxge_size cond)
{
	int64_t known;

	if (fxge_sym_is_int(cx->call.syms, cond, &known) && known)
		return true; /* by the ranges of its symbols, which are asserted where they are defined */
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
		return hold(cx, o->size);
	return !o || o->kind != FXGE_K_BOOL || o->b
		   || fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "what is asserted never holds");
}
