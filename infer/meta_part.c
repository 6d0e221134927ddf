/* Meta functions of operators that show a part of a tensor or split it, and of those that write
 * such a part anew. */
#include "ir/call.h"
#include "infer/metas.h"

/* self, of which src (parameter 1), cast to self's dtype, becomes the part of `shape`. */
static bool
out_scattered(fxge_call *c, const fxge_meta *x, int rank, const fxge_size *shape)
{
	const fxge_meta *src = fxge_arg_tensor(c, 1);

	if (src->rank != rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "src has %d dims, what it is written into %d", src->rank, rank);
	for (int d = 0; d < rank; d++)
		fxge_unify(c, src->shape[d], shape[d], "src");
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

static const char *
text_of(fxge_call *c, fxge_size s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	fxge_sym_print(&b, c->syms, s);
	return b.data;
}

/* The part of x that dim and index (parameters from `first` on) show, into `shape`. */
static bool
select_shape(fxge_call *c, const fxge_meta *x, int first, fxge_size *shape)
{
	int dim = fxge_arg_dim(c, first, x->rank); /* c2 */
	fxge_size index = fxge_arg_size(c, first + 1);

	if (x->rank == 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "a 0-d tensor has no dim to select from"); /* c1 */
	fxge_size size = x->shape[dim];

	if (fxge_sym_proves_le(c->syms, size, index)
		|| fxge_sym_proves_le(c->syms, fxge_sym_add(c->syms, index, size), fxge_size_small(-1)))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "index %s of a dim of size %s",
			text_of(c, index), text_of(c, size)); /* c3 */
	memcpy(shape, x->shape, (size_t)dim * sizeof *shape);
	memcpy(shape + dim, x->shape + dim + 1, (size_t)(x->rank - dim - 1) * sizeof *shape);
	return !c->failed;
}

/* (Tensor self, int dim, SymInt index)
 * c1: self has a dim. c2: dim is in range. c3: index is in [-size, size). */
bool
meta_select(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size shape[FXGE_MAX_RANK];

	return select_shape(c, x, 1, shape)
		   && fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank - 1, shape);
}

/* (Tensor self, Tensor src, int dim, SymInt index): c1: the result is like self. c2: src has the
 * shape of what select gives. */
bool
meta_select_scatter(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size shape[FXGE_MAX_RANK];

	return select_shape(c, x, 2, shape) && out_scattered(c, x, x->rank - 1, shape); /* c2 */
}

/* A slice bound: negative ones count from the end, then clamped to [0, size]. */
static fxge_size
bound(fxge_call *c, fxge_size b, fxge_size size)
{
	int64_t lo, hi;

	fxge_sym_range(c->syms, b, &lo, &hi);
	if (hi < 0)
		b = fxge_sym_add(c->syms, b, size);
	return fxge_sym_min(c->syms, fxge_sym_max(c->syms, b, fxge_size_small(0)), size);
}

static bool
out_sliced(fxge_call *c, const fxge_meta *x, int dim, fxge_size len)
{
	fxge_size shape[FXGE_MAX_RANK];

	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[dim] = len;
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* The part of x that dim, start, end and step (parameters from `first` on) show, into `shape`. */
static bool
slice_shape(fxge_call *c, const fxge_meta *x, int first, fxge_size *shape)
{
	int dim = fxge_arg_dim(c, first, x->rank); /* c2 */
	int64_t step = fxge_arg_int(c, first + 3);

	if (x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a 0-d tensor cannot be sliced"); /* c1 */
	if (step <= 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "step is %lld, it must be positive", (long long)step); /* c3 */
	fxge_size size = x->shape[dim], from = fxge_size_small(0), to = size;

	if (fxge_arg_present(c, first + 1))
		from = bound(c, fxge_arg_size(c, first + 1), size); /* c4 */
	if (fxge_arg_present(c, first + 2))
		to = bound(c, fxge_arg_size(c, first + 2), size);
	fxge_size len = fxge_sym_max(c->syms, fxge_sym_sub(c->syms, to, from), fxge_size_small(0));

	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[dim] = fxge_sym_ceildiv(c->syms, len, fxge_sym_int(c->syms, step));
	return !c->failed;
}

/* (Tensor self, int dim, SymInt? start, SymInt? end, SymInt step)
 * c1: self has a dim. c2: dim is in range. c3: step is positive. c4: bounds are clamped as
 * Python's. */
bool
meta_slice(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, ATEN_slice_Tensor__self);
	fxge_size shape[FXGE_MAX_RANK];

	return slice_shape(c, x, ATEN_slice_Tensor__dim, shape)
		   && fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* (Tensor self, Tensor src, int dim, SymInt? start, SymInt? end, SymInt step): c1: the result is
 * like self. c2: src has the shape of what slice gives. */
bool
meta_slice_scatter(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size shape[FXGE_MAX_RANK];

	return slice_shape(c, x, 2, shape) && out_scattered(c, x, x->rank, shape); /* c2 */
}

/* (Tensor self, int dim, SymInt start, SymInt length)
 * c1: dim is in range. c2: start is in [-size, size]. c3: start + length reaches to the end at
 * most, and length is not negative. */
bool
meta_narrow(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank); /* c1 */
	fxge_size start = fxge_arg_size(c, 2), len = fxge_arg_size(c, 3);
	int64_t n, from = 0, count;

	if (x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a 0-d tensor cannot be narrowed");
	bool sized = fxge_sym_is_int(c->syms, x->shape[dim], &n);
	int64_t left = sized ? n : INT64_MAX;

	if (fxge_sym_is_int(c->syms, start, &from)) {
		if (sized && (from < -n || from > n))
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "start %lld of a dim of size %lld",
				(long long)from, (long long)n); /* c2 */
		left = from == INT64_MIN ? left : from < 0 ? -from : left - from;
	}
	if (fxge_sym_is_int(c->syms, len, &count) && (count < 0 || count > left))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "length %lld from start %lld on",
			(long long)count, (long long)from); /* c3 */
	return out_sliced(c, x, dim, len);
}

/* Every result but for `dim` like self; sizes along it by `len(i)` as result k counts from 0. */
static bool
out_parts(fxge_call *c, const fxge_meta *x, int dim, const fxge_size *len, int n)
{
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a 0-d tensor has no parts");
	if ((uint32_t)n != c->n_out)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d parts are made, the node has %u results", n, c->n_out);
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	for (int i = 0; i < n; i++) {
		shape[dim] = len[i];
		if (!fxge_out_tensor(c, (uint32_t)i, (fxge_dtype)x->dtype, x->rank, shape))
			return false;
	}
	return true;
}

/* Parts of `size` along dim, the last one smaller: as many as the node has results. */
static bool
out_even(fxge_call *c, const fxge_meta *x, int dim, fxge_size size)
{
	fxge_size *len = FXGE_NEW_ARRAY(c->arena, c->n_out, fxge_size);
	fxge_size rest = x->shape[dim];

	for (uint32_t i = 0; i < c->n_out; i++) {
		len[i] = i + 1 < c->n_out ? size : rest;
		rest = fxge_sym_sub(c->syms, rest, size);
	}
	return out_parts(c, x, dim, len, (int)c->n_out);
}

/* (Tensor self, SymInt split_size, int dim): c1: dim is in range. c2: split_size is positive. */
bool
meta_split(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 2, x->rank); /* c1 */
	fxge_size size = fxge_arg_size(c, 1);
	int64_t k;

	if (fxge_sym_is_int(c->syms, size, &k) && k <= 0 && c->n_out > 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "split_size is %lld", (long long)k); /* c2 */
	return out_even(c, x, dim, size);
}

/* (Tensor self, int chunks, int dim): c1: dim is in range. c2: chunks is positive. */
bool
meta_chunk(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int64_t chunks = fxge_arg_int(c, 1);
	int dim = fxge_arg_dim(c, 2, x->rank); /* c1 */

	if (chunks <= 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%lld chunks are asked for", (long long)chunks); /* c2 */
	return out_even(
		c, x, dim, fxge_sym_ceildiv(c->syms, x->shape[dim], fxge_sym_int(c->syms, chunks)));
}

/* (Tensor self, SymInt[] split_sizes, int dim): c1: dim is in range. c2: the sizes add up to the
 * dim's. */
bool
meta_split_sizes(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes s = fxge_arg_sizes(c, 1);
	int dim = fxge_arg_dim(c, 2, x->rank); /* c1 */
	fxge_size sum = fxge_size_small(0);

	for (int i = 0; i < s.n; i++)
		sum = fxge_sym_add(c->syms, sum, s.s[i]);
	fxge_unify(c, sum, x->shape[dim], "sum of the parts"); /* c2 */
	return out_parts(c, x, dim, s.s, s.n);
}

/* (Tensor self, SymInt sections, int dim): the first size % sections parts have one element more.
 * c1: dim is in range. c2: sections is positive. */
bool
meta_tensor_split(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int64_t n = fxge_arg_int(c, 1);
	int dim = fxge_arg_dim(c, 2, x->rank); /* c1 */

	if (n <= 0 || (uint64_t)n != c->n_out)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld sections, the node has %u results",
			(long long)n, c->n_out); /* c2 */
	fxge_size *len = FXGE_NEW_ARRAY(c->arena, c->n_out, fxge_size),
			  count = fxge_sym_int(c->syms, n);

	for (int64_t i = 0; i < n; i++) /* ceil((size - i) / n) */
		len[i] = fxge_sym_ceildiv(
			c->syms, fxge_sym_sub(c->syms, x->shape[dim], fxge_size_small(i)), count);
	return out_parts(c, x, dim, len, (int)n);
}

/* (Tensor self, SymInt[] indices, int dim): parts between the indices, clamped as slices. c1: dim
 * is in range. */
bool
meta_tensor_split_indices(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes at = fxge_arg_sizes(c, 1);
	int dim = fxge_arg_dim(c, 2, x->rank); /* c1 */
	fxge_size *len = FXGE_NEW_ARRAY(c->arena, (size_t)at.n + 1, fxge_size),
			  from = fxge_size_small(0);

	for (int i = 0; i <= at.n; i++) {
		fxge_size to = i < at.n ? bound(c, at.s[i], x->shape[dim]) : x->shape[dim];

		len[i] = fxge_sym_max(c->syms, fxge_sym_sub(c->syms, to, from), fxge_size_small(0));
		from = to;
	}
	return out_parts(c, x, dim, len, at.n + 1);
}

/* (Tensor self, int dim): c1: dim is in range. c2: one result an index. */
bool
meta_unbind(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank); /* c1 */
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a 0-d tensor cannot be unbound");
	fxge_unify(c, fxge_size_small((int64_t)c->n_out), x->shape[dim], "unbound dim"); /* c2 */
	memcpy(shape, x->shape, (size_t)dim * sizeof *shape);
	memcpy(shape + dim, x->shape + dim + 1, (size_t)(x->rank - dim - 1) * sizeof *shape);
	for (uint32_t i = 0; i < c->n_out; i++)
		fxge_out_tensor(c, i, (fxge_dtype)x->dtype, x->rank - 1, shape);
	return !c->failed;
}

/* ---- diagonals ---- */

/* What offset, dim1 and dim2 (parameters from `first` on) show of x, into `shape`; its rank, -1
 * after a report. */
static int
diagonal_shape(fxge_call *c, const fxge_meta *x, int first, fxge_size *shape)
{
	int64_t offset = fxge_arg_int(c, first);
	int a = fxge_arg_dim(c, first + 1, x->rank), b = fxge_arg_dim(c, first + 2, x->rank), rank = 0;

	if (x->rank < 2 || a == b)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a diagonal needs two different dims"), /* c1 */
			   -1;
	for (int d = 0; d < x->rank; d++)
		if (d != a && d != b)
			shape[rank++] = x->shape[d];
	fxge_size h = x->shape[a], w = x->shape[b];

	if (offset >= 0)
		w = fxge_sym_sub(c->syms, w, fxge_sym_int(c->syms, offset));
	else
		h = fxge_sym_add(c->syms, h, fxge_sym_int(c->syms, offset));
	shape[rank++] = fxge_sym_max(c->syms, fxge_sym_min(c->syms, h, w), fxge_size_small(0)); /* c2 */
	return c->failed ? -1 : rank;
}

/* (Tensor self, int offset, int dim1, int dim2): c1: two dims, which differ. c2: they leave, the
 * diagonal's length stands last. */
bool
meta_diagonal(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = diagonal_shape(c, x, 1, shape);

	return rank >= 0 && fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}

/* (Tensor self, Tensor src, int offset, int dim1, int dim2): c1: the result is like self. c2: src
 * has the shape of what diagonal gives. */
bool
meta_diagonal_scatter(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = diagonal_shape(c, x, 2, shape);

	return rank >= 0 && out_scattered(c, x, rank, shape); /* c2 */
}
