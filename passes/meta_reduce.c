/* Meta functions of reductions over dims and of the places of extremes. */
#include "ir/call.h"
#include "passes/metas.h"

/* x's shape without the dims in `set`, or with 1 in their place. */
static int
reduced(const fxge_meta *x, uint64_t set, bool keepdim, fxge_size *shape)
{
	int rank = 0;

	for (int d = 0; d < x->rank; d++) {
		if (!(set >> d & 1))
			shape[rank++] = x->shape[d];
		else if (keepdim)
			shape[rank++] = fxge_size_small(1);
	}
	return rank;
}

static bool
is_zero(const fxge_call *c, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(c->syms, s, &v) && v == 0;
}

/* (Tensor self, int dim, bool keepdim) -> (values, indices)
 * c1: dim is in range. c2: the dim is not empty. c3: values have self's dtype, indices are i64. */
bool
meta_extreme_dim(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank); /* c1 */
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank && is_zero(c, x->shape[dim]))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "dim %d has no elements to choose from", dim); /* c2 */
	int rank = reduced(x, UINT64_C(1) << dim, fxge_arg_bool(c, 2), shape);

	fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
	return fxge_out_tensor(c, 1, FXGE_DT_I64, rank, shape); /* c3 */
}

/* ---- reductions: (Tensor self, dims, keepdim, dtype), or all dims ---- */

/* Parameter `name`, -1 when the operator has none. */
static int
named(const fxge_call *c, const char *name)
{
	return fxge_op_param(c->node->op, name);
}

static uint64_t
all_dims(int rank)
{
	return rank >= 64 ? UINT64_MAX : (UINT64_C(1) << rank) - 1;
}

/* c1: dims are in range and named once. No dims, or none named: all. */
static bool
out_reduced(fxge_call *c, fxge_dtype dt)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = named(c, "dim"), keep = named(c, "keepdim");
	uint64_t set =
		dim < 0 ? all_dims(x->rank) : fxge_arg_dims(c, dim, x->rank, all_dims(x->rank)); /* c1 */
	fxge_size shape[FXGE_MAX_RANK];
	int rank = reduced(x, set, keep >= 0 && fxge_arg_bool(c, keep), shape);

	return fxge_out_tensor(c, 0, dt, rank, shape);
}

/* Sums and products: c2: dtype, else i64 of integers and bools, else self's. */
bool
meta_sum(fxge_call *c)
{
	fxge_dtype x = (fxge_dtype)fxge_arg_tensor(c, 0)->dtype;
	fxge_dtype dflt = fxge_dtypes[x].klass < FXGE_CLASS_FLOAT ? FXGE_DT_I64 : x;

	return out_reduced(c, fxge_arg_dtype(c, named(c, "dtype"), dflt));
}

/* c2: dtype, else self's. c3: a mean of integers needs a floating dtype. */
bool
meta_mean(fxge_call *c)
{
	fxge_dtype dt = fxge_arg_dtype(c, named(c, "dtype"), (fxge_dtype)fxge_arg_tensor(c, 0)->dtype);

	if (fxge_dtypes[dt].klass < FXGE_CLASS_FLOAT)
		return fxge_call_fail(c, FXGE_D_DTYPE, "a mean in %s is not defined; give a floating dtype",
			fxge_dtypes[dt].text); /* c3 */
	return out_reduced(c, dt);
}

/* logsumexp: c2: integers and bools become f32, floats stay. */
bool
meta_logsumexp(fxge_call *c)
{
	fxge_dtype x = (fxge_dtype)fxge_arg_tensor(c, 0)->dtype;

	return out_reduced(c, fxge_dtypes[x].klass < FXGE_CLASS_FLOAT ? FXGE_DT_F32 : x);
}

static bool
nothing_to_choose(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = named(c, "dim");
	uint64_t set = dim < 0 ? all_dims(x->rank) : fxge_arg_dims(c, dim, x->rank, all_dims(x->rank));

	for (int d = 0; d < x->rank; d++)
		if (set >> d & 1 && is_zero(c, x->shape[d]))
			return true;
	return false;
}

/* c2: self's dtype. c3: no reduced dim is empty. */
bool
meta_extreme(fxge_call *c)
{
	if (nothing_to_choose(c))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "a reduced dim has no elements to choose from"); /* c3 */
	return out_reduced(c, (fxge_dtype)fxge_arg_tensor(c, 0)->dtype);
}

/* any, all: c2: bool, but u8 stays u8. */
bool
meta_truth(fxge_call *c)
{
	return out_reduced(c, fxge_arg_tensor(c, 0)->dtype == FXGE_DT_U8 ? FXGE_DT_U8 : FXGE_DT_BOOL);
}

/* (Tensor self, int? dim, bool keepdim): c2: i64. c3: no reduced dim is empty. */
bool
meta_arg_extreme(fxge_call *c)
{
	if (nothing_to_choose(c))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "there are no elements to choose from"); /* c3 */
	return out_reduced(c, FXGE_DT_I64);
}

/* (Tensor self, int dim, dtype): c1: dim is in range. c2: as sums. */
bool
meta_cumulative(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = (fxge_dtype)x->dtype;

	fxge_arg_dim(c, 1, x->rank); /* c1 */
	return fxge_out_like(c, 0,
		fxge_arg_dtype(
			c, named(c, "dtype"), fxge_dtypes[dt].klass < FXGE_CLASS_FLOAT ? FXGE_DT_I64 : dt),
		x);
}

/* var, std, var_mean, std_mean: c2: self's dtype, which is floating. */
bool
meta_var(fxge_call *c)
{
	fxge_dtype dt = (fxge_dtype)fxge_arg_tensor(c, 0)->dtype;

	if (!fxge_dtype_is_float(dt))
		return fxge_call_fail(
			c, FXGE_D_DTYPE, "a variance of %s is not defined", fxge_dtypes[dt].text); /* c2 */
	if (!out_reduced(c, dt))
		return false;
	return c->n_out == 1 || fxge_out_like(c, 1, dt, &c->out[0]);
}

/* Norms: c2: dtype, else self's, which is floating. */
bool
meta_vector_norm(fxge_call *c)
{
	fxge_dtype dt = (fxge_dtype)fxge_arg_tensor(c, 0)->dtype;
	int p = named(c, "dtype");

	dt = p < 0 ? dt : fxge_arg_dtype(c, p, dt);
	if (!fxge_dtype_is_float(dt))
		return fxge_call_fail(
			c, FXGE_D_DTYPE, "a norm of %s is not defined", fxge_dtypes[dt].text); /* c2 */
	return out_reduced(c, dt);
}

/* (Tensor self, int? dim, bool keepdim) -> (min, max): c2: self's dtype. c3: no reduced dim is
 * empty. */
bool
meta_aminmax(fxge_call *c)
{
	fxge_dtype dt = (fxge_dtype)fxge_arg_tensor(c, 0)->dtype;

	if (nothing_to_choose(c))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "a reduced dim has no elements to choose from"); /* c3 */
	return out_reduced(c, dt) && fxge_out_like(c, 1, dt, &c->out[0]);
}

/* c2: i64. */
bool
meta_count_nonzero(fxge_call *c)
{
	return out_reduced(c, FXGE_DT_I64);
}

/* Elements along `dim` of what is joined before or behind x, 0 of an absent tensor. */
static fxge_size
joined_length(fxge_call *c, int param, const fxge_meta *x, int dim)
{
	const fxge_meta *m = fxge_arg_tensor(c, param);

	if (!m)
		return fxge_size_small(0);
	if (m->rank != x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s has %d dims, self %d",
				   c->node->op->params[param].name, m->rank, x->rank), /* c4 */
			   fxge_size_small(0);
	for (int d = 0; d < x->rank; d++)
		if (d != dim)
			fxge_unify(c, m->shape[d], x->shape[d], c->node->op->params[param].name); /* c4 */
	return m->shape[dim];
}

static fxge_dtype
joined_dtype(fxge_call *c)
{
	fxge_promotion p = {0};

	for (int i = 0; i <= 4; i += i ? 1 : 3)
		if (fxge_arg_present(c, i))
			fxge_promotion_tensor(&p, fxge_arg_tensor(c, i));
	return fxge_promotion_result(&p);
}

/* (Tensor self, int n, int dim, Tensor? prepend, Tensor? append)
 * c1: n is not negative. c2: dim is in range. c3: the dim loses n elements of what is joined. c4:
 * what is joined has self's other sizes. c5: the dtype is the promotion of all. c6: with n = 0
 * nothing is joined. */
bool
meta_diff(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int64_t n = fxge_arg_int(c, 1);
	int dim = fxge_arg_dim(c, 2, x->rank); /* c2 */
	fxge_size shape[FXGE_MAX_RANK];

	if (n < 0 || x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the order is %lld, the tensor has %d dims",
			(long long)n, x->rank); /* c1 */
	if (n == 0)
		return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x); /* c6 */
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	fxge_size len = fxge_sym_add(c->syms, shape[dim],
		fxge_sym_add(c->syms, joined_length(c, 3, x, dim), joined_length(c, 4, x, dim)));

	len = fxge_sym_sub(c->syms, len, fxge_sym_int(c->syms, n));
	shape[dim] = fxge_sym_max(c->syms, len, fxge_size_small(0));   /* c3 */
	return fxge_out_tensor(c, 0, joined_dtype(c), x->rank, shape); /* c5 */
}

/* bucketize(self, boundaries), searchsorted(sorted_sequence, self): c1: the shape of self, i64 or
 * i32. */
bool
meta_bucketize(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, named(c, "self"));

	return fxge_out_like(
		c, 0, fxge_arg_bool(c, named(c, "out_int32")) ? FXGE_DT_I32 : FXGE_DT_I64, x); /* c1 */
}
