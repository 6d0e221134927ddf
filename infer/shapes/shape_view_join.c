/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of concatenation, splitting and padding. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_view.h"

static bool
out_x(fxge_call *c, uint32_t k, const fxge_meta *x, int rank, const fxge_size *shape)
{
	return fxge_out_tensor(c, k, x->dtype, rank, shape);
}

/* ---- concatenation ---- */

/* Sets the concatenated values of element lists. */
static bool
joined_values(fxge_call *c, fxge_meta_list x)
{
	fxge_size s[FXGE_MAX_CONST_VALUE];
	int n = 0;

	for (int i = 0; i < x.n; i++) {
		int64_t m = fxge_shape_numel(c, x.m[i]);

		if (!x.m[i]->const_value || m < 0 || n + m > FXGE_MAX_CONST_VALUE)
			return true;
		memcpy(s + n, x.m[i]->const_value, (size_t)m * sizeof *s);
		n += (int)m;
	}
	return fxge_shape_const_value(c, 0, s, n);
}

static bool
have_one_rank(fxge_call *c, fxge_meta_list x)
{
	if (x.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "expected at least one tensor, got none");
	for (int i = 1; i < x.n; i++)
		if (x.m[i]->rank != x.m[0]->rank)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "tensor %d has %d dims, the first has %d",
				i, x.m[i]->rank, x.m[0]->rank);
	return true;
}

static bool
all_alike(fxge_call *c, fxge_meta_list x)
{
	for (int i = 1; i < x.n; i++)
		fxge_shape_same_dtype(c, x.m[0], x.m[i]);
	return !c->failed && have_one_rank(c, x);
}

/* Returns the sum of the sizes of one dim over all tensors. */
static fxge_size
summed_dim(fxge_call *c, fxge_meta_list x, int dim)
{
	fxge_size *s = FXGE_NEW_ARRAY(c->arena, (size_t)x.n, fxge_size);

	for (int i = 0; i < x.n; i++)
		s[i] = x.m[i]->shape[dim];
	return fxge_sym_make(c->syms, FXGE_SYM_ADD, NULL, s, x.n);
}

/* c1: one dtype, one rank, equal sizes except along the axis. c2: sizes along the axis are summed;
 * tensors without dims count as one element each. */
static bool
concat(fxge_call *c, int param, int64_t axis)
{
	fxge_meta_list x = fxge_arg_tensors(c, param);
	fxge_size shape[FXGE_MAX_RANK];

	if (!all_alike(c, x))
		return false;
	int rank = x.m[0]->rank, dim = fxge_shape_axis(c, axis, rank);

	if (rank == 0) {
		shape[0] = fxge_size_small(x.n);
		return out_x(c, 0, x.m[0], 1, shape) && joined_values(c, x);
	}
	memcpy(shape, x.m[0]->shape, (size_t)rank * sizeof *shape);
	for (int i = 1; i < x.n; i++)
		for (int d = 0; d < rank; d++)
			if (d != dim)
				shape[d] = fxge_unify(c, x.m[i]->shape[d], shape[d], "joined tensors");
	shape[dim] = summed_dim(c, x, dim);
	return out_x(c, 0, x.m[0], rank, shape) && (rank != 1 || joined_values(c, x));
}

bool
shape_concat_v2(fxge_call *c)
{
	return concat(c, GE_ConcatV2__x, fxge_shape_need_int(c, GE_ConcatV2__concat_dim));
}

bool
shape_concat(fxge_call *c)
{
	return concat(c, GE_Concat__x, fxge_shape_need_int(c, GE_Concat__concat_dim));
}

bool
shape_concat_d(fxge_call *c)
{
	return concat(c, GE_ConcatD__x, fxge_arg_int(c, GE_ConcatD__concat_dim));
}

/* x*; axis, N. c1: one shape; the dtype is the promotion of all. c2: a dim of size N is inserted at
 * axis. */
bool
shape_pack(fxge_call *c)
{
	fxge_meta_list x = fxge_arg_tensors(c, GE_Pack__x);
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (!have_one_rank(c, x))
		return false;
	fxge_meta like = *x.m[0];

	for (int i = 1; i < x.n; i++)
		like.dtype = fxge_dtype_promote(like.dtype, x.m[i]->dtype);
	int rank = x.m[0]->rank, axis = fxge_arg_dim(c, GE_Pack__axis, rank + 1);

	for (int i = 1; i < x.n; i++)
		for (int d = 0; d < rank; d++)
			fxge_unify(c, x.m[i]->shape[d], x.m[0]->shape[d], "packed tensors");
	for (int d = 0; d <= rank; d++)
		shape[d] = d < axis   ? x.m[0]->shape[d]
				   : d > axis ? x.m[0]->shape[d - 1]
							  : fxge_size_small(x.n);
	return out_x(c, 0, &like, rank + 1, shape) && (axis != 0 || joined_values(c, x));
}

/* ---- splits ---- */

static bool
split_even(fxge_call *c, const fxge_meta *x, int64_t axis, int64_t n)
{
	fxge_size shape[FXGE_MAX_RANK];
	int dim = fxge_shape_axis(c, axis, x->rank);
	int64_t size;

	if (x->rank == 0 || n < 1 || n != c->n_out)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%u results, num_split is %lld", c->n_out, (long long)n);
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (fxge_sym_is_int(c->syms, shape[dim], &size) && size % n)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld does not divide into %lld parts",
			(long long)size, (long long)n);
	shape[dim] = fxge_sym_floordiv(c->syms, shape[dim], fxge_sym_int(c->syms, n));
	for (uint32_t k = 0; k < c->n_out; k++)
		if (!out_x(c, k, x, x->rank, shape))
			return false;
	return true;
}

/* split_dim (host), x; num_split. c1: parts of one size. */
bool
shape_split(fxge_call *c)
{
	return split_even(c, fxge_arg_tensor(c, GE_Split__x),
		fxge_shape_need_int(c, GE_Split__split_dim), fxge_arg_int(c, GE_Split__num_split));
}

bool
shape_split_d(fxge_call *c)
{
	return split_even(c, fxge_arg_tensor(c, GE_SplitD__x), fxge_arg_int(c, GE_SplitD__split_dim),
		fxge_arg_int(c, GE_SplitD__num_split));
}

/* Returns the size that -1 means. */
static fxge_size
split_rest(fxge_call *c, fxge_size whole, const fxge_sizes *s, int rest)
{
	for (int i = 0; i < s->n; i++)
		if (i != rest)
			whole = fxge_sym_sub(c->syms, whole, s->s[i]);
	return whole;
}

/* x, size_splits, split_dim (host); num_split. c1: sizes add up to x's; one may be -1, the rest. */
bool
shape_split_v(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_SplitV__x);
	fxge_sizes s = fxge_arg_const_value(c, GE_SplitV__size_splits);
	int dim = fxge_shape_axis(c, fxge_shape_need_int(c, GE_SplitV__split_dim), x->rank), rest = -1;
	fxge_size shape[FXGE_MAX_RANK];
	int64_t v, n = fxge_shape_numel(c, fxge_arg_tensor(c, GE_SplitV__size_splits));

	if (x->rank == 0 || (n >= 0 && n != c->n_out))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "size_splits has %lld elements for %u results",
			(long long)n, c->n_out);
	for (int i = 0; i < s.n; i++)
		if (fxge_sym_is_int(c->syms, s.s[i], &v) && v == -1)
			rest = i;
	if (s.n >= 0 && rest < 0)
		fxge_unify(c, fxge_sym_make(c->syms, FXGE_SYM_ADD, NULL, s.s, s.n), x->shape[dim],
			"sum of size_splits");
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	for (uint32_t k = 0; k < c->n_out; k++) {
		shape[dim] = s.n < 0          ? fxge_shape_fresh(c, k, dim)
					 : (int)k == rest ? split_rest(c, x->shape[dim], &s, rest)
									  : s.s[k];
		if (!out_x(c, k, x, x->rank, shape))
			return false;
	}
	return true;
}

/* x; num, axis. c1: num is the size of the dim, which is dropped. */
bool
shape_unpack(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Unpack__x);
	int axis = fxge_arg_dim(c, GE_Unpack__axis, x->rank);
	int64_t n = fxge_arg_int(c, GE_Unpack__num);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = 0;

	if (x->rank == 0 || n != c->n_out)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "num is %lld for %u results", (long long)n, c->n_out);
	fxge_unify(c, x->shape[axis], fxge_sym_int(c->syms, n), "the unpacked dim");
	for (int d = 0; d < x->rank; d++)
		if (d != axis)
			shape[rank++] = x->shape[d];
	for (uint32_t k = 0; k < c->n_out; k++) {
		if (!out_x(c, k, x, rank, shape))
			return false;
		if (x->const_value && rank == 0)
			fxge_shape_const_value(c, k, x->const_value + k, 1);
	}
	return !c->failed;
}

/* ---- padding ---- */

/* Reports a reflection of more elements than the dim has besides its edge. */
static void
reflected(fxge_call *c, int dim, fxge_size size, fxge_size before, fxge_size after)
{
	int64_t n, p[2];

	if (fxge_sym_is_int(c->syms, size, &n) && fxge_sym_is_int(c->syms, before, &p[0])
		&& fxge_sym_is_int(c->syms, after, &p[1])
		&& ((p[0] > 0 && p[0] >= n) || (p[1] > 0 && p[1] >= n)))
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "the reflection of dim %d exceeds its %lld elements",
			dim, (long long)n);
}

/* x, paddings (host). c1: two numbers for each dim, before and after, from dim 0 (or all before
 * first, if paddings_contiguous is false). c2: no size is negative. */
static bool
pad(fxge_call *c, bool contiguous, bool reflects)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_PadV3__x);
	fxge_sizes p = fxge_arg_const_value(c, GE_PadV3__paddings);
	fxge_size shape[FXGE_MAX_RANK];
	int64_t v;

	fxge_shape_count(c, GE_PadV3__paddings, fxge_size_small(2 * x->rank));
	if (p.n < 0)
		return fxge_shape_unknown(c, 0, x->dtype, x->rank);
	if (c->failed)
		return false;
	for (int d = 0; d < x->rank; d++) {
		fxge_size before = p.s[contiguous ? 2 * d : d],
				  after = p.s[contiguous ? 2 * d + 1 : x->rank + d];

		if (reflects)
			reflected(c, d, x->shape[d], before, after);
		shape[d] = fxge_sym_add(c->syms, fxge_sym_add(c->syms, x->shape[d], before), after);
		if (fxge_sym_is_int(c->syms, shape[d], &v) && v < 0)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "dim %d has size %lld after padding", d, (long long)v);
	}
	return out_x(c, 0, x, x->rank, shape);
}

bool
shape_pad(fxge_call *c)
{
	return pad(c, true, false);
}

static void
check_value(fxge_call *c, int param)
{
	if (!fxge_arg_present(c, param))
		return;
	fxge_shape_one(c, param);
}

/* As shape_pad. c3: constant_values is one element, which is converted to x's dtype. */
bool
shape_pad_v2(fxge_call *c)
{
	check_value(c, GE_PadV2__constant_values);
	return pad(c, true, false);
}

/* As shape_pad. c3: a known mode; reflected elements lie in x. c4: constant_values is one
 * element. */
bool
shape_pad_v3(fxge_call *c)
{
	static const char *const modes[] = {"constant", "reflect", "symmetric", "edge", "circular"};
	fxge_name mode = fxge_arg_str(c, GE_PadV3__mode);
	size_t i = 0;

	while (i < sizeof modes / sizeof *modes && strcmp(modes[i], mode) != 0)
		i++;
	if (i == sizeof modes / sizeof *modes)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "unknown mode '%s'", mode);
	check_value(c, GE_PadV3__constant_values);
	return pad(c, fxge_arg_bool(c, GE_PadV3__paddings_contiguous), strcmp(mode, "reflect") == 0);
}
