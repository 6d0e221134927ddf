/* Decompositions of linear layers, and of pooling to one element. */
#include "passes/decomp.h"

/* aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 * => view(addmm(bias, view(input, [-1, in]), permute(weight))): the form that decomposed exports
 * have */
bool
decomp_linear(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, ATEN_linear__input), *w = fxge_in(cx, ATEN_linear__weight);
	fxge_value *b = fxge_in(cx, ATEN_linear__bias);

	if (!x || !w)
		return false;
	if (w->meta.rank != 2)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"a weight with %d dims is not converted yet", w->meta.rank);
	int last = x->meta.rank - 1;
	fxge_size rows[2] = {fxge_sym_product(cx->call.syms, x->meta.shape, last), x->meta.shape[last]};

	if (last != 1)
		x = fxge_emit(cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, rows, 2)));
	fxge_value *t = fxge_emit(cx, ATEN_permute,
		FXGE_ARGS(fxge_a_value(ATEN_permute__self, w),
			fxge_a_ints(ATEN_permute__dims, (const int64_t[]){1, 0}, 2)));
	fxge_value *r =
		b ? fxge_emit(cx, ATEN_addmm,
			FXGE_ARGS(fxge_a_value(ATEN_addmm__self, b), fxge_a_value(ATEN_addmm__mat1, x),
				fxge_a_value(ATEN_addmm__mat2, t)))
		  : fxge_emit(cx, ATEN_mm,
			  FXGE_ARGS(fxge_a_value(ATEN_mm__self, x), fxge_a_value(ATEN_mm__mat2, t)));

	if (last != 1)
		r = fxge_emit(
			cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, r), fxge_a_sizes(1, y->shape, y->rank)));
	return fxge_give(cx, 0, r);
}

static bool
is_one(const fxge_cx *cx, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(cx->call.syms, s, &v) && v == 1;
}

/* aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size)
 * => mean over the last two dims for output 1 x 1 (as PyTorch does), else _adaptive_avg_pool2d */
bool
decomp_adaptive_avg_pool2d(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, ATEN_adaptive_avg_pool2d__self);

	fxge_arg_present(&cx->call, ATEN_adaptive_avg_pool2d__output_size);
	if (is_one(cx, y->shape[y->rank - 1]) && is_one(cx, y->shape[y->rank - 2]))
		return fxge_give(cx, 0,
			fxge_emit(cx, ATEN_mean_dim,
				FXGE_ARGS(fxge_a_value(ATEN_mean_dim__self, x),
					fxge_a_ints(ATEN_mean_dim__dim, (const int64_t[]){-1, -2}, 2),
					fxge_a_bool(ATEN_mean_dim__keepdim, true))));
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN__adaptive_avg_pool2d,
			FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, y->shape + y->rank - 2, 2))));
}
