/* Decompositions of paddings that repeat elements, and of indices of triangles. */
#include "decomp/terms.h"

/* Where each element of the padded dim comes from. */
static fxge_value *
source_of(fxge_cx *cx, fxge_size n, fxge_size before, fxge_size after, char mode)
{
	fxge_syms *t = cx->call.syms;
	fxge_size last = fxge_sym_sub(t, n, fxge_size_small(1));
	fxge_size to = fxge_sym_add(t, n, after);
	fxge_value *i = fxge_term_range(cx, fxge_sym_sub(t, fxge_size_small(0), before), to, 1);

	if (mode == 'w') /* wraps around */
		return fxge_emit(
			cx, ATEN_remainder_Scalar, FXGE_ARGS(fxge_a_value(0, i), fxge_a_size(1, n)));
	if (mode == 'c') /* the edge again */
		return fxge_emit(
			cx, ATEN_clamp, FXGE_ARGS(fxge_a_value(0, i), fxge_a_int(1, 0), fxge_a_size(2, last)));
	/* mirrored at both edges: last - |last - |i|| */
	i = fxge_term_unary(cx, ATEN_abs, i);
	i = fxge_emit(cx, ATEN_rsub_Scalar, FXGE_ARGS(fxge_a_value(0, i), fxge_a_size(1, last)));
	i = fxge_term_unary(cx, ATEN_abs, i);
	return fxge_emit(cx, ATEN_rsub_Scalar, FXGE_ARGS(fxge_a_value(0, i), fxge_a_size(1, last)));
}

fxge_value *
fxge_term_pad(fxge_cx *cx, fxge_value *x, fxge_sizes pad, char mode)
{
	int64_t a, b;

	for (int i = 0; x && i + 1 < pad.n; i += 2) {
		int dim = x->meta.rank - 1 - i / 2;

		if (fxge_sym_is_int(cx->call.syms, pad.s[i], &a)
			&& fxge_sym_is_int(cx->call.syms, pad.s[i + 1], &b) && a == 0 && b == 0)
			continue;
		x = fxge_emit(cx, ATEN_index_select,
			FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, dim),
				fxge_a_value(2, source_of(cx, x->meta.shape[dim], pad.s[i], pad.s[i + 1], mode))));
	}
	return x;
}

/* aten::reflection_pad1d, 2d, 3d, replication_pad1d, 2d, 3d(Tensor self, SymInt[] padding) =>
 * index_select a dim */
bool
decomp_pad_nd(fxge_cx *cx)
{
	char mode = strstr(cx->node->op->name, "replication") ? 'c' : 'm';

	return fxge_give(cx, 0, fxge_term_pad(cx, fxge_in(cx, 0), fxge_arg_sizes(&cx->call, 1), mode));
}

/* ---- numbers ---- */

/* aten::triu_indices, tril_indices(int row, int col, int offset=0) => a constant [2, n]: rows, then
 * columns */
bool
decomp_tri_indices(fxge_cx *cx)
{
	fxge_program *p = cx->call.program;
	const fxge_meta *y = fxge_out_meta(cx, 0);
	int64_t row = fxge_arg_int(&cx->call, 0), col = fxge_arg_int(&cx->call, 1),
			offset = fxge_arg_int(&cx->call, 2);
	int64_t shape[2] = {2, 0}, k = 0;
	bool upper = cx->node->op->id == ATEN_triu_indices;

	fxge_term_read_all(cx);
	if (!fxge_sym_is_int(cx->call.syms, y->shape[1], &shape[1]))
		return false;
	fxge_tensor *t = fxge_tensor_new(
		&p->arena, fxge_program_fresh_tensor_name(p, "const"), FXGE_DT_I64, 2, shape, NULL);
	int64_t *at = (void *)(uintptr_t)t->data;

	for (int64_t i = 0; i < row; i++)
		for (int64_t j = 0; j < col; j++)
			if (k < shape[1] && (upper ? j - i >= offset : j - i <= offset)) {
				at[k] = i;
				at[shape[1] + k++] = j;
			}
	fxge_program_add_tensor(p, t);
	return fxge_give(
		cx, 0, fxge_term_cast(cx, fxge_build_const(cx->graph, cx->node, t), (fxge_dtype)y->dtype));
}
