/* Decompositions of view-like operators into the few that have converters: view, permute, expand,
 * slice, split. */
#include "decomp/terms.h"

static void
read_all(fxge_cx *cx)
{
	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
}

/* Operators that only give the elements another shape: the shape is the one of the result.
 * => view(self, size of the result) */
bool
decomp_reshaped(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	read_all(cx);
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_view,
			FXGE_ARGS(fxge_a_value(ATEN_view__self, fxge_in(cx, 0)),
				fxge_a_sizes(ATEN_view__size, y->shape, y->rank))));
}

/* expand_as, broadcast_to => expand(self, size of the result) */
bool
decomp_expanded(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	read_all(cx);
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_expand,
			FXGE_ARGS(fxge_a_value(ATEN_expand__self, fxge_in(cx, 0)),
				fxge_a_sizes(ATEN_expand__size, y->shape, y->rank))));
}

static void
swap(int64_t *perm, int64_t a, int64_t b)
{
	int64_t t = perm[a];

	perm[a] = perm[b];
	perm[b] = t;
}

static bool
contains(fxge_ints v, int64_t d, int rank, int *at)
{
	for (*at = 0; *at < v.n; ++*at)
		if ((v.v[*at] < 0 ? v.v[*at] + rank : v.v[*at]) == d)
			return true;
	return false;
}

static void
move_dims(fxge_cx *cx, int rank, int64_t *perm)
{
	fxge_ints from = fxge_arg_ints(&cx->call, 1), to = fxge_arg_ints(&cx->call, 2);
	int64_t next = 0;
	int at;

	for (int d = 0; d < rank; d++) {
		if (contains(to, d, rank, &at)) {
			perm[d] = from.v[at] < 0 ? from.v[at] + rank : from.v[at];
			continue;
		}
		while (contains(from, next, rank, &at))
			next++;
		perm[d] = next++;
	}
}

/* Operators that only reorder dims => permute(self, dims); itself when nothing moves. */
bool
decomp_transposed(fxge_cx *cx)
{
	int64_t perm[FXGE_MAX_RANK];
	int rank = fxge_out_meta(cx, 0)->rank;
	fxge_value *x = fxge_in(cx, 0);

	for (int d = 0; d < rank; d++)
		perm[d] = d;
	switch ((int)cx->node->op->id) {
	case ATEN_t:
	case ATEN_mT:
		if (rank >= 2)
			swap(perm, rank - 1, rank - 2);
		break;
	case ATEN_numpy_T:
		for (int d = 0; d < rank; d++)
			perm[d] = rank - 1 - d;
		break;
	case ATEN_movedim_int:
	case ATEN_movedim_intlist:
		move_dims(cx, rank, perm);
		break;
	default: /* transpose, swapaxes, swapdims: (self, dim, dim) */
		if (rank)
			swap(perm, fxge_arg_dim(&cx->call, 1, rank), fxge_arg_dim(&cx->call, 2, rank));
		read_all(cx);
	}
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_permute,
			FXGE_ARGS(
				fxge_a_value(ATEN_permute__self, x), fxge_a_ints(ATEN_permute__dims, perm, rank))));
}

/* contiguous, clone, lift_fresh_copy: the same elements; layout in memory is not ours => self */
bool
decomp_identity(fxge_cx *cx)
{
	return fxge_give(cx, 0, fxge_in(cx, 0));
}

/* aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) => slice(self, dim, start,
 * start + length) A negative start counts from the end. */
bool
decomp_narrow(fxge_cx *cx)
{
	fxge_syms *t = cx->call.syms;
	fxge_size start = fxge_arg_size(&cx->call, ATEN_narrow__start);
	int dim = fxge_arg_dim(&cx->call, ATEN_narrow__dim, fxge_out_meta(cx, 0)->rank);
	fxge_value *x = fxge_in(cx, ATEN_narrow__self);
	int64_t lo, hi;

	fxge_sym_range(t, start, &lo, &hi);
	if (x && hi < 0)
		start = fxge_sym_add(t, start, x->meta.shape[dim]);
	fxge_size end = fxge_sym_add(t, start, fxge_arg_size(&cx->call, ATEN_narrow__length));

	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_slice_Tensor,
			FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, x),
				fxge_a_int(ATEN_slice_Tensor__dim, dim),
				fxge_a_size(ATEN_slice_Tensor__start, start),
				fxge_a_size(ATEN_slice_Tensor__end, end))));
}

/* chunk, split, tensor_split: (self, ..., dim) => split_with_sizes(self, sizes of the results, dim)
 */
bool
decomp_split(fxge_cx *cx)
{
	uint32_t n = cx->node->n_results;
	int dim = fxge_arg_dim(&cx->call, 2, fxge_out_meta(cx, 0)->rank);
	fxge_size *size = FXGE_NEW_ARRAY(cx->call.arena, n, fxge_size);

	read_all(cx);
	for (uint32_t i = 0; i < n; i++)
		size[i] = fxge_out_meta(cx, i)->shape[dim];
	fxge_node *s = fxge_emit_node(cx, ATEN_split_with_sizes,
		FXGE_ARGS(fxge_a_value(ATEN_split_with_sizes__self, fxge_in(cx, 0)),
			fxge_a_sizes(ATEN_split_with_sizes__split_sizes, size, (int)n),
			fxge_a_int(ATEN_split_with_sizes__dim, dim)),
		n);

	for (uint32_t i = 0; s && i < n; i++)
		if (!fxge_give(cx, i, s->results[i]))
			return false;
	return s != NULL;
}

static fxge_value *
slice(fxge_cx *cx, fxge_value *x, int dim, fxge_size from, fxge_size to)
{
	return fxge_emit(cx, ATEN_slice_Tensor,
		FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, x), fxge_a_int(ATEN_slice_Tensor__dim, dim),
			fxge_a_size(ATEN_slice_Tensor__start, from), fxge_a_size(ATEN_slice_Tensor__end, to)));
}

static bool
is_zero(const fxge_cx *cx, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(cx->call.syms, s, &v) && v == 0;
}

/* [0, from) of self, src, [to, size) of self, joined along dim; parts that are surely empty are
 * left out. */
static bool
replace_range(fxge_cx *cx, fxge_value *x, fxge_value *src, int dim, fxge_size from, fxge_size to)
{
	fxge_value *part[3];
	int n = 0;

	if (!x || !src)
		return false;
	fxge_size size = x->meta.shape[dim];

	if (!is_zero(cx, from))
		part[n++] = slice(cx, x, dim, fxge_size_small(0), from);
	part[n++] = src;
	if (!fxge_sym_proves_eq(cx->call.syms, to, size))
		part[n++] = slice(cx, x, dim, to, size);
	if (cx->call.failed)
		return false;
	if (n == 1)
		return fxge_give(cx, 0, src);
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_cat,
			FXGE_ARGS(fxge_a_values(ATEN_cat__tensors, part, n), fxge_a_int(ATEN_cat__dim, dim))));
}

/* Python's slice bounds as non-negative sizes, clamped to the dim. */
static fxge_size
bound(fxge_cx *cx, int param, fxge_size size, fxge_size absent)
{
	fxge_syms *t = cx->call.syms;
	int64_t lo, hi;

	if (!fxge_arg_present(&cx->call, param))
		return absent;
	fxge_size b = fxge_arg_size(&cx->call, param);

	fxge_sym_range(t, b, &lo, &hi);
	if (hi < 0)
		b = fxge_sym_add(t, b, size);
	return fxge_sym_min(t, fxge_sym_max(t, b, fxge_size_small(0)), size);
}

/* Every step-th element from `from` on: the positions as an index for index_copy. */
static bool
replace_strided(fxge_cx *cx, fxge_value *x, fxge_value *src, int dim, fxge_size from, fxge_size to,
	int64_t step)
{
	fxge_value *at = fxge_emit(cx, ATEN_arange_start_step,
		FXGE_ARGS(fxge_a_size(ATEN_arange_start_step__start, from),
			fxge_a_size(ATEN_arange_start_step__end, to),
			fxge_a_int(ATEN_arange_start_step__step, step),
			fxge_a_dtype(ATEN_arange_start_step__dtype, FXGE_DT_I64)));

	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_index_copy,
			FXGE_ARGS(fxge_a_value(ATEN_index_copy__self, x), fxge_a_int(ATEN_index_copy__dim, dim),
				fxge_a_value(ATEN_index_copy__index, at),
				fxge_a_value(ATEN_index_copy__source, src))));
}

/* aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None,
 * SymInt step=1)
 * => cat(self before, src, self behind); for steps other than 1 index_copy */
bool
decomp_slice_scatter(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, ATEN_slice_scatter__self),
			   *src = fxge_in(cx, ATEN_slice_scatter__src);
	int dim = fxge_arg_dim(&cx->call, ATEN_slice_scatter__dim, y->rank);
	int64_t step = fxge_arg_int(&cx->call, ATEN_slice_scatter__step);
	fxge_size from = bound(cx, ATEN_slice_scatter__start, y->shape[dim], fxge_size_small(0));
	fxge_size to = bound(cx, ATEN_slice_scatter__end, y->shape[dim], y->shape[dim]);

	if (!x || !src)
		return false;
	/* src may be one that broadcasts, and an end before the start means an empty range */
	fxge_size shape[FXGE_MAX_RANK], len = fxge_sym_max(cx->call.syms,
										fxge_sym_sub(cx->call.syms, to, from), fxge_size_small(0));

	memcpy(shape, y->shape, (size_t)y->rank * sizeof *shape);
	shape[dim] = step == 1 && src->meta.rank == y->rank
					 ? src->meta.shape[dim]
					 : fxge_sym_ceildiv(cx->call.syms, len, fxge_sym_int(cx->call.syms, step));
	src = fxge_emit(cx, ATEN_expand,
		FXGE_ARGS(fxge_a_value(ATEN_expand__self, fxge_term_cast(cx, src, (fxge_dtype)y->dtype)),
			fxge_a_sizes(ATEN_expand__size, shape, y->rank)));
	if (step != 1)
		return replace_strided(cx, x, src, dim, from, to, step);
	return replace_range(cx, x, src, dim, from, fxge_sym_add(cx->call.syms, from, len));
}

/* aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) => cat(self before,
 * unsqueeze(src), behind) */
bool
decomp_select_scatter(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_syms *t = cx->call.syms;
	fxge_value *x = fxge_in(cx, ATEN_select_scatter__self),
			   *src = fxge_in(cx, ATEN_select_scatter__src);
	int dim = fxge_arg_dim(&cx->call, ATEN_select_scatter__dim, y->rank);
	fxge_size at = fxge_arg_size(&cx->call, ATEN_select_scatter__index), shape[FXGE_MAX_RANK];
	int64_t lo, hi;

	fxge_sym_range(t, at, &lo, &hi);
	if (hi < 0)
		at = fxge_sym_add(t, at, y->shape[dim]);
	memcpy(shape, y->shape, (size_t)y->rank * sizeof *shape);
	shape[dim] = fxge_size_small(1);
	src = fxge_emit(cx, ATEN_view,
		FXGE_ARGS(fxge_a_value(ATEN_view__self, fxge_term_cast(cx, src, (fxge_dtype)y->dtype)),
			fxge_a_sizes(ATEN_view__size, shape, y->rank)));
	return replace_range(cx, x, src, dim, at, fxge_sym_add(t, at, fxge_size_small(1)));
}

/* aten::pad(Tensor self, SymInt[] pad, str mode, float? value)
 * => constant_pad_nd for mode "constant"; index_select a dim for "reflect", "replicate", "circular"
 */
bool
decomp_pad(fxge_cx *cx)
{
	fxge_name mode = fxge_arg_str(&cx->call, ATEN_pad__mode);
	double value = fxge_arg_present(&cx->call, ATEN_pad__value)
					   ? fxge_arg_float(&cx->call, ATEN_pad__value)
					   : 0;
	fxge_sizes pad = fxge_arg_sizes(&cx->call, ATEN_pad__pad);
	fxge_value *x = fxge_in(cx, ATEN_pad__self);

	if (strcmp(mode, "reflect") == 0)
		return fxge_give(cx, 0, fxge_term_pad(cx, x, pad, 'm'));
	if (strcmp(mode, "replicate") == 0)
		return fxge_give(cx, 0, fxge_term_pad(cx, x, pad, 'c'));
	if (strcmp(mode, "circular") == 0)
		return fxge_give(cx, 0, fxge_term_pad(cx, x, pad, 'w'));
	if (strcmp(mode, "constant") != 0)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "there is no mode '%s'", mode);
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_constant_pad_nd,
			FXGE_ARGS(fxge_a_value(ATEN_constant_pad_nd__self, x),
				fxge_a_sizes(ATEN_constant_pad_nd__pad, pad.s, pad.n),
				fxge_a_float(ATEN_constant_pad_nd__value, value))));
}
