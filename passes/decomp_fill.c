/* Decompositions of paddings that repeat elements, of grids of numbers, and of operators that draw
 * at random. */
#include "passes/terms.h"

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

/* aten::linspace(Scalar start, Scalar end, int steps) => start + i * step in the first half, end -
 * (n - 1 - i) * step in the second, as PyTorch computes it */
bool
decomp_linspace(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	double a = fxge_arg_float(&cx->call, 0), b = fxge_arg_float(&cx->call, 1);
	int64_t n = fxge_arg_int(&cx->call, 2);
	fxge_dtype dt = y->dtype == FXGE_DT_F64 ? FXGE_DT_F64 : FXGE_DT_F32;

	fxge_term_read_all(cx);
	if (!fxge_dtype_is_float((fxge_dtype)y->dtype))
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "linspace of integers is not converted yet");
	double step = n > 1 ? (b - a) / (double)(n - 1) : 0;
	fxge_value *i = fxge_term_range(cx, fxge_size_small(0), fxge_sym_int(cx->call.syms, n), 1);
	fxge_value *low = fxge_term_by_int(cx, ATEN_lt_Scalar, i, n / 2);
	fxge_value *up = fxge_term_cast(cx, i, dt),
			   *down = fxge_term_by_int(cx, ATEN_rsub_Scalar, i, n - 1);

	up = fxge_term_by(cx, ATEN_add_Scalar, fxge_term_by(cx, ATEN_mul_Scalar, up, step), a);
	down = fxge_term_by(cx, ATEN_mul_Scalar, fxge_term_cast(cx, down, dt), step);
	down = fxge_term_by(cx, ATEN_rsub_Scalar, down, b);
	if (n == 1)
		down = up;
	return fxge_give(
		cx, 0, fxge_term_cast(cx, fxge_term_where(cx, low, up, down), (fxge_dtype)y->dtype));
}

static fxge_value *
count_to(fxge_cx *cx, fxge_size n, int unsqueeze)
{
	return fxge_term_unsqueeze(cx, fxge_term_range(cx, fxge_size_small(0), n, 1), unsqueeze);
}

/* aten::eye(SymInt n), eye.m(SymInt n, SymInt m) => row == column */
bool
decomp_eye(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *column = count_to(cx, y->shape[1], 0), *row = count_to(cx, y->shape[0], 1);
	fxge_value *eq = fxge_term_binary(cx, ATEN_eq_Tensor, row, column);

	fxge_term_read_all(cx);
	return fxge_give(cx, 0, fxge_term_cast(cx, eq, (fxge_dtype)y->dtype));
}

/* aten::one_hot(Tensor self, int num_classes) => self[..., None] == 0, 1, ... */
bool
decomp_one_hot(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0);
	fxge_size n = fxge_sym_int(cx->call.syms, fxge_arg_int(&cx->call, 1));

	if (!x)
		return false;
	fxge_value *classes = fxge_term_range(cx, fxge_size_small(0), n, 1);
	fxge_value *eq =
		fxge_term_binary(cx, ATEN_eq_Tensor, fxge_term_unsqueeze(cx, x, x->meta.rank), classes);

	return fxge_give(cx, 0, fxge_term_cast(cx, eq, FXGE_DT_I64));
}

/* ---- random ---- */

/* rand, randn, bernoulli ...: the numbers of PyTorch's generator cannot be repeated here. */
bool
decomp_no_random(fxge_cx *cx)
{
	return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
		"it draws random numbers, which a compiled graph cannot draw as PyTorch does");
}

/* aten::native_dropout(Tensor input, float p, bool? train) => (input, ones) outside training or
 * with p = 0 */
bool
decomp_native_dropout(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 1);
	bool train = !fxge_arg_present(&cx->call, 2) || fxge_arg_bool(&cx->call, 2);

	if (fxge_arg_float(&cx->call, 1) != 0 && train)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"dropout in training is not converted yet; set its probability to 0");
	return fxge_give(cx, 0, fxge_in(cx, 0))
		   && fxge_give(cx, 1, fxge_term_full(cx, y->shape, y->rank, FXGE_DT_BOOL, 1));
}

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
