/* Meta functions of operators that move elements without computing. */
#include "ir/call.h"
#include "infer/metas.h"

/* PyTorch's legacy rule: a 1-d tensor without elements joins anything. */
static bool
is_legacy_empty(const fxge_call *c, const fxge_meta *m)
{
	int64_t v;

	return m->rank == 1 && fxge_sym_is_int(c->syms, m->shape[0], &v) && v == 0;
}

/* c0: empty 1-d tensors are skipped. c1: at least one tensor. c2: equal ranks. c3: equal sizes off
 * `dim`. c4: the size of `dim` is the sum. c5: the dtype is the promotion of all. */
bool
meta_cat(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, ATEN_cat__tensors);
	const fxge_meta *y = NULL;
	fxge_size shape[FXGE_MAX_RANK];
	int dim = 0;

	if (xs.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "there is no tensor to join"); /* c1 */
	for (int i = 0; i < xs.n; i++) {
		const fxge_meta *x = xs.m[i];

		if (is_legacy_empty(c, x)) /* c0 */
			continue;
		if (!y) {
			y = x;
			dim = fxge_arg_dim(c, ATEN_cat__dim, x->rank);
			memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
			continue;
		}
		if (x->rank != y->rank)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "tensor %d has %d dims, the first has %d",
				i, x->rank, y->rank); /* c2 */
		for (int d = 0; d < y->rank; d++)
			shape[d] = d == dim ? fxge_sym_add(c->syms, shape[d], x->shape[d])            /* c4 */
								: fxge_unify(c, x->shape[d], shape[d], "joined tensors"); /* c3 */
	}
	fxge_dtype dt = fxge_arg_promote(c, ATEN_cat__tensors, ATEN_cat__tensors); /* c5 */

	return y ? fxge_out_tensor(c, 0, dt, y->rank, shape) : fxge_out_like(c, 0, dt, xs.m[0]);
}

/* c1: the result has the operand's shape and dtype. (The operand is parameter 0.) */
bool
meta_same(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* (Tensor self, Tensor other): c1: self's dtype in other's shape. */
bool
meta_as_other(fxge_call *c)
{
	return fxge_out_like(c, 0, (fxge_dtype)fxge_arg_tensor(c, 0)->dtype, fxge_arg_tensor(c, 1));
}

/* ---- reshaping ---- */

static fxge_size
numel(const fxge_call *c, const fxge_meta *x)
{
	return fxge_sym_product(c->syms, x->shape, x->rank);
}

static bool
is_int(const fxge_call *c, fxge_size s, int64_t want)
{
	int64_t v;

	return fxge_sym_is_int(c->syms, s, &v) && v == want;
}

/* Fills in the one size that is -1; returns the count of such sizes. Beside a size 0 it could be
 * anything, which PyTorch refuses. */
static int
fill_wildcard(fxge_call *c, fxge_size total, fxge_size *shape, int n)
{
	fxge_size known = fxge_size_small(1);
	int at = -1, count = 0;

	for (int i = 0; i < n; i++) {
		if (is_int(c, shape[i], -1)) {
			at = i;
			count++;
		} else {
			known = fxge_sym_mul(c->syms, known, shape[i]);
		}
	}
	if (count == 1 && is_int(c, known, 0))
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "the size -1 could be anything beside a size 0");
	else if (count == 1)
		shape[at] = fxge_sym_floordiv(c->syms, total, known);
	return count;
}

/* (Tensor self, SymInt[] size)
 * c1: at most one size is -1. c2: the count of elements stays. */
bool
meta_view(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes want = fxge_arg_sizes(c, 1);
	fxge_size shape[FXGE_MAX_RANK], total = numel(c, x);

	if (want.n > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "%d dims are asked for, at most %d are supported",
			want.n, FXGE_MAX_RANK);
	memcpy(shape, want.s, (size_t)want.n * sizeof *shape);
	if (fill_wildcard(c, total, shape, want.n) > 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "more than one size is -1"); /* c1 */
	if (c->failed)
		return false;
	fxge_unify(
		c, fxge_sym_product(c->syms, shape, want.n), total, "elements of the new shape"); /* c2 */
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, want.n, shape);
}

/* (Tensor self, int dim, SymInt[] sizes)
 * c1: dim is in range. c2: the product of the sizes is the dim's size. */
bool
meta_unflatten(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank), rank = 0; /* c1 */
	fxge_sizes to = fxge_arg_sizes(c, 2);
	fxge_size shape[2 * FXGE_MAX_RANK];

	if (x->rank + to.n > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "the result has more than %d dims", FXGE_MAX_RANK);
	for (int d = 0; d < x->rank; d++) {
		if (d != dim) {
			shape[rank++] = x->shape[d];
			continue;
		}
		memcpy(shape + rank, to.s, (size_t)to.n * sizeof *shape);
		fill_wildcard(c, x->shape[d], shape + rank, to.n);
		if (c->failed)
			return false;
		fxge_unify(c, fxge_sym_product(c->syms, shape + rank, to.n), x->shape[d],
			"sizes of the dim"); /* c2 */
		rank += to.n;
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}

/* (Tensor self, int start_dim, int end_dim)
 * c1: both are in range. c2: start is not behind end. c3: a 0-d tensor becomes 1-d. */
bool
meta_flatten(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int from = fxge_arg_dim(c, 1, x->rank), to = fxge_arg_dim(c, 2, x->rank); /* c1 */
	fxge_size shape[FXGE_MAX_RANK], one = fxge_size_small(1);

	if (x->rank == 0)
		return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 1, &one); /* c3 */
	if (from > to)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "start_dim %d lies behind end_dim %d", from, to); /* c2 */
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[from] = fxge_sym_product(c->syms, x->shape + from, to - from + 1);
	memcpy(shape + from + 1, x->shape + to + 1, (size_t)(x->rank - to - 1) * sizeof *shape);
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank - (to - from), shape);
}

/* c1: one dim with all elements. */
bool
meta_ravel(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size n = numel(c, x);

	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 1, &n);
}

/* (Tensor self), (Tensor self, int dim), (Tensor self, int[] dim)
 * c1: dims are in range. c2: those of size 1 go, the others stay. */
bool
meta_squeeze(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	bool all = c->node->op->n_params == 1;
	uint64_t set = all ? UINT64_MAX : fxge_arg_dims(c, 1, x->rank, 0); /* c1 */
	fxge_size shape[FXGE_MAX_RANK];
	int rank = 0;

	for (int d = 0; d < x->rank; d++)
		if (!(set >> d & 1) || !is_int(c, x->shape[d], 1)) /* c2 */
			shape[rank++] = x->shape[d];
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}

/* (Tensor self, int dim): c1: dim is in [-rank-1, rank]. */
bool
meta_unsqueeze(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank + 1); /* c1 */
	fxge_size shape[FXGE_MAX_RANK + 1];

	memcpy(shape, x->shape, (size_t)dim * sizeof *shape);
	shape[dim] = fxge_size_small(1);
	memcpy(shape + dim + 1, x->shape + dim, (size_t)(x->rank - dim) * sizeof *shape);
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank + 1, shape);
}

/* (Tensor self, SymInt[] size)
 * c1: not fewer dims than self. c2: only dims of size 1 grow. c3: -1 keeps a dim that exists. */
bool
meta_expand(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes want = fxge_arg_sizes(c, 1);
	fxge_size shape[FXGE_MAX_RANK];
	int lead = want.n - x->rank;

	if (lead < 0 || want.n > FXGE_MAX_RANK)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d sizes for a tensor with %d dims", want.n, x->rank); /* c1 */
	for (int d = 0; d < want.n; d++) {
		fxge_size s = want.s[d];

		if (is_int(c, s, -1)) {
			if (d < lead)
				return fxge_call_fail(
					c, FXGE_D_CONSTRAINT, "size %d is -1, but that dim is new", d); /* c3 */
			s = x->shape[d - lead];
		} else if (d >= lead && !is_int(c, x->shape[d - lead], 1)) {
			s = fxge_unify(c, x->shape[d - lead], s, "expanded dim"); /* c2 */
		}
		shape[d] = s;
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, want.n, shape);
}

/* (Tensor self, SymInt[] repeats): c1: not fewer repeats than dims. */
bool
meta_repeat(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes r = fxge_arg_sizes(c, 1);
	fxge_size shape[FXGE_MAX_RANK];
	int lead = r.n - x->rank;

	if (lead < 0 || r.n > FXGE_MAX_RANK)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d repeats for a tensor with %d dims", r.n, x->rank); /* c1 */
	for (int d = 0; d < r.n; d++)
		shape[d] = d < lead ? r.s[d] : fxge_sym_mul(c->syms, r.s[d], x->shape[d - lead]);
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, r.n, shape);
}

/* (Tensor self, SymInt[] pad): pairs from the last dim on.
 * c1: an even count, at most two a dim. c2: negative ones cut no more than there is. */
bool
meta_pad(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes pad = fxge_arg_sizes(c, 1);
	fxge_size shape[FXGE_MAX_RANK], zero = fxge_size_small(0);

	if (pad.n % 2 || pad.n / 2 > x->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d pads for a tensor with %d dims", pad.n, x->rank); /* c1 */
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	for (int i = 0; i < pad.n; i += 2) {
		fxge_size *s = &shape[x->rank - 1 - i / 2], left;
		int64_t lo, hi;

		left = fxge_sym_add(c->syms, *s,
			fxge_sym_add(c->syms, fxge_sym_min(c->syms, pad.s[i], zero),
				fxge_sym_min(c->syms, pad.s[i + 1], zero)));
		fxge_sym_range(c->syms, left, &lo, &hi);
		if (hi < 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT,
				"the pads cut more off dim %d than there is", x->rank - 1 - i / 2); /* c2 */
		*s = fxge_sym_add(c->syms, *s, fxge_sym_add(c->syms, pad.s[i], pad.s[i + 1]));
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* ---- moving dims ---- */

static bool
out_permuted(fxge_call *c, const fxge_meta *x, const int *perm)
{
	fxge_size shape[FXGE_MAX_RANK];

	for (int d = 0; d < x->rank; d++)
		shape[d] = x->shape[perm[d]];
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* (Tensor self, int[] dims): c1: dims name each dim once. */
bool
meta_permute(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_ints p = fxge_arg_ints(c, 1);
	int perm[FXGE_MAX_RANK];

	fxge_arg_dims(c, 1, x->rank, 0);
	if (c->failed)
		return false;
	if (p.n != x->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d dims are named, the tensor has %d", p.n, x->rank); /* c1 */
	for (int d = 0; d < p.n; d++)
		perm[d] = (int)(p.v[d] < 0 ? p.v[d] + x->rank : p.v[d]);
	return out_permuted(c, x, perm);
}

static void
identity_perm(int *perm, int rank)
{
	for (int d = 0; d < rank; d++)
		perm[d] = d;
}

/* (Tensor self, int dim0, int dim1): c1: both are in range. */
bool
meta_transpose(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int a = fxge_arg_dim(c, 1, x->rank), b = fxge_arg_dim(c, 2, x->rank),
		perm[FXGE_MAX_RANK]; /* c1 */

	identity_perm(perm, x->rank);
	if (x->rank) {
		perm[a] = b;
		perm[b] = a;
	}
	return out_permuted(c, x, perm);
}

/* The last two dims change places: c1: `t` takes at most two dims; tensors with fewer than two
 * stay. */
bool
meta_t(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int perm[FXGE_MAX_RANK];

	if (c->node->op->id == ATEN_t && x->rank > 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "t takes at most 2 dims, the tensor has %d", x->rank); /* c1 */
	identity_perm(perm, x->rank);
	if (x->rank >= 2) {
		perm[x->rank - 1] = x->rank - 2;
		perm[x->rank - 2] = x->rank - 1;
	}
	return out_permuted(c, x, perm);
}

/* c1: all dims in reverse. */
bool
meta_numpy_t(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int perm[FXGE_MAX_RANK];

	for (int d = 0; d < x->rank; d++)
		perm[d] = x->rank - 1 - d;
	return out_permuted(c, x, perm);
}

/* (Tensor self, int[] source, int[] destination)
 * c1: both name the same number of dims. c2: each once. */
bool
meta_movedim(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_ints from = fxge_arg_ints(c, 1), to = fxge_arg_ints(c, 2);
	uint64_t moved = fxge_arg_dims(c, 1, x->rank, 0); /* c2 */
	int perm[FXGE_MAX_RANK], next = 0;

	fxge_arg_dims(c, 2, x->rank, 0); /* c2 */
	if (from.n != to.n)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d dims move to %d places", from.n, to.n); /* c1 */
	if (c->failed)
		return false;
	for (int d = 0; d < x->rank; d++)
		perm[d] = -1;
	for (int i = 0; i < from.n && x->rank > 0; i++) /* a 0-d tensor has dims 0 and -1 to name */
		perm[to.v[i] < 0 ? to.v[i] + x->rank : to.v[i]] =
			(int)(from.v[i] < 0 ? from.v[i] + x->rank : from.v[i]);
	for (int d = 0; d < x->rank; d++)
		if (perm[d] < 0) {
			while (moved >> next & 1)
				next++;
			perm[d] = next++;
		}
	return out_permuted(c, x, perm);
}

/* ---- joining ---- */

/* (Tensor[] tensors, int dim)
 * c1: at least one tensor. c2: equal shapes. c3: dim is in [-rank-1, rank]. */
bool
meta_stack(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, 0);
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (xs.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "there is no tensor to stack"); /* c1 */
	int rank = xs.m[0]->rank, dim = fxge_arg_dim(c, 1, rank + 1);                   /* c3 */

	for (int i = 1; i < xs.n; i++) {
		if (xs.m[i]->rank != rank)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "tensor %d has %d dims, the first has %d",
				i, xs.m[i]->rank, rank); /* c2 */
		for (int d = 0; d < rank; d++)
			fxge_unify(c, xs.m[i]->shape[d], xs.m[0]->shape[d], "stacked tensors"); /* c2 */
	}
	memcpy(shape, xs.m[0]->shape, (size_t)dim * sizeof *shape);
	shape[dim] = fxge_size_small(xs.n);
	memcpy(shape + dim + 1, xs.m[0]->shape + dim, (size_t)(rank - dim) * sizeof *shape);
	return fxge_out_tensor(c, 0, fxge_arg_promote(c, 0, 0), rank + 1, shape);
}
