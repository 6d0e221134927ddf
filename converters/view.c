/* Converters of operators that move elements without computing. */
#include "converters/conv.h"

/* aten::cat(Tensor[] tensors, int dim=0) -> Tensor  =>  ConcatV2(x..., concat_dim; N)
 * Empty 1-d tensors, which PyTorch skips, are left out. */
bool
conv_cat(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_values xs = fxge_ins(cx, ATEN_cat__tensors);
	int dim = fxge_arg_dim(&cx->call, ATEN_cat__dim, y->rank);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)xs.n, fxge_value *);
	int n = 0;

	for (int i = 0; i < xs.n; i++)
		if (xs.v[i]->meta.rank == y->rank)
			v[n++] = fxge_conv_cast(cx, xs.v[i], (fxge_dtype)y->dtype);
	if (n == 1)
		return fxge_conv_result(cx, 0, v[0]);
	return fxge_emit_result(cx, GE_ConcatV2,
		FXGE_ARGS(fxge_a_values(GE_ConcatV2__x, v, n),
			fxge_a_value(GE_ConcatV2__concat_dim, fxge_conv_int(cx, FXGE_DT_I64, dim)),
			fxge_a_int(GE_ConcatV2__N, n)));
}
