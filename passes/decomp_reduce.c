/* Decompositions of reductions: variances, norms, counts, differences, places in sorted sequences.
 */
#include "passes/terms.h"

#include <math.h>

static int
named(const fxge_cx *cx, const char *name)
{
	return fxge_op_param(cx->node->op, name);
}

/* The dims that `dim` names; all when there is no such parameter or it is absent or empty. */
static uint64_t
reduced_dims(fxge_cx *cx, int rank)
{
	int p = named(cx, "dim");

	return p < 0 ? fxge_term_all(rank) : fxge_arg_dims(&cx->call, p, rank, fxge_term_all(rank));
}

static bool
keeps_dims(fxge_cx *cx)
{
	int p = named(cx, "keepdim");

	return p >= 0 && fxge_arg_bool(&cx->call, p);
}

/* What is taken off the count of elements: `correction`, 1 when absent; `unbiased` means 1 or 0. */
static double
correction(fxge_cx *cx)
{
	int p = named(cx, "correction"), u = named(cx, "unbiased");

	if (p >= 0)
		return fxge_arg_present(&cx->call, p) ? fxge_arg_float(&cx->call, p) : 1;
	return u < 0 || fxge_arg_bool(&cx->call, u) ? 1 : 0;
}

/* max(0, n - by), where n may be symbolic. */
static fxge_value *
over_freedom(fxge_cx *cx, fxge_value *sum, fxge_size n, double by)
{
	int64_t count;

	if (fxge_sym_is_int(cx->call.syms, n, &count))
		return fxge_term_by(
			cx, ATEN_div_Scalar, sum, (double)count - by > 0 ? (double)count - by : 0);
	if (by != floor(by) || fabs(by) > 1e6) {
		fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "the correction %g of a dynamic count", by);
		return NULL;
	}
	n = fxge_sym_sub(cx->call.syms, n, fxge_sym_int(cx->call.syms, (int64_t)by));
	return fxge_term_over(cx, sum, fxge_sym_max(cx->call.syms, n, fxge_size_small(0)));
}

/* aten::var, std, var_mean, std_mean in their overloads
 * => sum((x - mean(x))^2) / (n - correction), in f32 for half types; std: its root */
bool
decomp_var(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0);

	if (!x)
		return false;
	fxge_dtype dt = (fxge_dtype)x->meta.dtype;
	uint64_t set = reduced_dims(cx, x->meta.rank);
	bool keep = keeps_dims(cx), root = strstr(cx->node->op->name, ".std") != NULL;
	fxge_value *wide = fxge_term_cast(cx, x, fxge_dtype_opmath(dt));
	fxge_value *mean = fxge_term_reduce(cx, ATEN_mean_dim, wide, set, true);
	fxge_value *d = fxge_term_sub(cx, wide, mean);
	fxge_value *sum =
		fxge_term_reduce(cx, ATEN_sum_dim_IntList, fxge_term_mul(cx, d, d), set, keep);
	fxge_value *y = over_freedom(cx, sum, fxge_term_count(cx, &x->meta, set), correction(cx));

	if (root)
		y = fxge_term_unary(cx, ATEN_sqrt, y);
	if (!fxge_give(cx, 0, fxge_term_cast(cx, y, dt)))
		return false;
	if (cx->node->n_results == 1)
		return true;
	const fxge_meta *m = fxge_out_meta(cx, 1);

	return fxge_give(cx, 1, fxge_term_cast(cx, fxge_term_view(cx, mean, m->shape, m->rank), dt));
}

/* aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
 * => log(sum(exp(x - m))) + m, with the largest m where that is finite, else 0; of nothing -inf */
bool
decomp_logsumexp(fxge_cx *cx)
{
	const fxge_meta *r = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_term_cast(cx, fxge_in(cx, 0), (fxge_dtype)r->dtype);
	int64_t count;

	if (!x)
		return false;
	uint64_t set = reduced_dims(cx, x->meta.rank);
	bool keep = keeps_dims(cx);

	if (fxge_sym_is_int(cx->call.syms, fxge_term_count(cx, &x->meta, set), &count) && !count)
		return fxge_give(
			cx, 0, fxge_term_full(cx, r->shape, r->rank, (fxge_dtype)r->dtype, -INFINITY));
	fxge_value *m = fxge_term_reduce(cx, ATEN_amax, x, set, true);

	m = fxge_term_fill(cx, m, fxge_term_unary(cx, ATEN_isinf, m), 0);
	fxge_value *e = fxge_term_unary(cx, ATEN_exp, fxge_term_sub(cx, x, m));
	fxge_value *y =
		fxge_term_unary(cx, ATEN_log, fxge_term_reduce(cx, ATEN_sum_dim_IntList, e, set, keep));

	return fxge_give(cx, 0, fxge_term_add(cx, y, fxge_term_reduce(cx, ATEN_amax, m, set, keep)));
}

/* (sum |x|^p)^(1/p) over the dims, with the simpler forms of 0, 1, 2 and the infinities. */
static fxge_value *
norm_of(fxge_cx *cx, fxge_value *x, double p, uint64_t set, bool keep)
{
	fxge_value *a = fxge_term_unary(cx, ATEN_abs, x);

	if (isinf(p))
		return fxge_term_reduce(cx, p > 0 ? ATEN_amax : ATEN_amin, a, set, keep);
	if (p == 0) {
		fxge_value *nonzero = fxge_term_by_int(cx, ATEN_ne_Scalar, x, 0);

		return fxge_term_reduce(cx, ATEN_sum_dim_IntList,
			fxge_term_cast(cx, nonzero, x ? (fxge_dtype)x->meta.dtype : FXGE_DT_F32), set, keep);
	}
	if (p == 1)
		return fxge_term_reduce(cx, ATEN_sum_dim_IntList, a, set, keep);
	fxge_value *power =
		p == 2 ? fxge_term_mul(cx, x, x) : fxge_term_by(cx, ATEN_pow_Tensor_Scalar, a, p);
	fxge_value *sum = fxge_term_reduce(cx, ATEN_sum_dim_IntList, power, set, keep);

	return p == 2 ? fxge_term_unary(cx, ATEN_sqrt, sum)
				  : fxge_term_by(cx, ATEN_pow_Tensor_Scalar, sum, 1 / p);
}

/* aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim, bool keepdim, *, ScalarType?
 * dtype) aten::norm.Scalar, ScalarOpt_dim(Tensor self, Scalar? p, ...) => norm_of, in f32 for half
 * types */
bool
decomp_vector_norm(fxge_cx *cx)
{
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	double p =
		fxge_arg_present(&cx->call, 1) || cx->node->op->params[1].dflt.kind != FXGE_LIT_ABSENT
			? fxge_arg_float(&cx->call, 1)
			: 2;
	fxge_value *x = fxge_in(cx, 0);

	fxge_term_read_all(cx);
	if (!x)
		return false;
	uint64_t set = reduced_dims(cx, x->meta.rank);

	x = fxge_term_opmath(cx, x, dt);
	return fxge_give(cx, 0, fxge_term_cast(cx, norm_of(cx, x, p, set, keeps_dims(cx)), dt));
}

/* aten::aminmax(Tensor self, *, int? dim, bool keepdim) => amin, amax */
bool
decomp_aminmax(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0);

	if (!x)
		return false;
	uint64_t set = reduced_dims(cx, x->meta.rank);
	bool keep = keeps_dims(cx);

	return fxge_give(cx, 0, fxge_term_reduce(cx, ATEN_amin, x, set, keep))
		   && fxge_give(cx, 1, fxge_term_reduce(cx, ATEN_amax, x, set, keep));
}

/* aten::count_nonzero.dim_IntList(Tensor self, int[] dim) => sum(self != 0) */
bool
decomp_count_nonzero(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0);

	if (!x)
		return false;
	uint64_t set = reduced_dims(cx, x->meta.rank);
	fxge_value *n = fxge_term_cast(cx, fxge_term_by_int(cx, ATEN_ne_Scalar, x, 0), FXGE_DT_I64);

	return fxge_give(cx, 0, fxge_term_reduce(cx, ATEN_sum_dim_IntList, n, set, false));
}

/* aten::diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None)
 * => n times x[1:] - x[:-1] of what is joined; of bools x[1:] != x[:-1]. With n = 0 self alone. */
bool
decomp_diff(fxge_cx *cx)
{
	fxge_syms *t = cx->call.syms;
	fxge_value *x = fxge_in(cx, 0), *part[3] = {fxge_in(cx, 3), x, fxge_in(cx, 4)}, *given[3];
	int64_t n = fxge_arg_int(&cx->call, 1);
	int count = 0;

	if (n == 0)
		return fxge_give(cx, 0, x);
	for (int i = 0; i < 3; i++)
		if (part[i])
			given[count++] = part[i];
	if (!x || n > 16)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "differences of order %lld", (long long)n);
	int dim = fxge_arg_dim(&cx->call, 2, x->meta.rank);

	x = fxge_term_cat(cx, given, count, dim);
	for (; n > 0 && x; n--) {
		fxge_size len = x->meta.shape[dim], one = fxge_size_small(1);
		fxge_value *hi = fxge_term_slice(cx, x, dim, one, len, 1);
		fxge_value *lo = fxge_term_slice(cx, x, dim, fxge_size_small(0),
			fxge_sym_max(t, fxge_sym_sub(t, len, one), fxge_size_small(0)), 1);

		x = fxge_term_binary(
			cx, x->meta.dtype == FXGE_DT_BOOL ? ATEN_ne_Tensor : ATEN_sub_Tensor, hi, lo);
	}
	return fxge_give(cx, 0, x);
}

/* `right`, which searchsorted can also say as side = "right". */
static bool
is_right(fxge_cx *cx)
{
	int side = named(cx, "side");

	if (side >= 0 && fxge_arg_present(&cx->call, side))
		return strcmp(fxge_arg_str(&cx->call, side), "right") == 0;
	return fxge_arg_bool(&cx->call, named(cx, "right"));
}

/* aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32, bool right)
 * aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, ...)
 * => how many boundaries lie before each element: sum(!(boundaries >= x)), or > with `right`;
 * before a NaN lie all */
bool
decomp_bucketize(fxge_cx *cx)
{
	bool search = cx->node->op->id == ATEN_searchsorted_Tensor, right = is_right(cx);
	fxge_value *x = fxge_in(cx, search ? 1 : 0), *b = fxge_in(cx, search ? 0 : 1);

	fxge_arg_bool(&cx->call, named(cx, "right"));
	fxge_arg_bool(&cx->call, named(cx, "out_int32"));
	if (!x || !b)
		return false;
	if (b->meta.rank > 1)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"sorted sequences with %d dims are not converted yet", b->meta.rank);
	int rank = x->meta.rank;
	fxge_value *each = fxge_term_unsqueeze(cx, x, rank);
	fxge_value *behind = fxge_term_binary(
		cx, right ? ATEN_gt_Tensor : ATEN_ge_Tensor, fxge_term_along(cx, b, rank, rank + 1), each);
	fxge_value *before = fxge_term_unary(cx, ATEN_logical_not, behind);
	fxge_value *n = fxge_term_reduce(cx, ATEN_sum_dim_IntList,
		fxge_term_cast(cx, before, FXGE_DT_I64), UINT64_C(1) << rank, false);

	return fxge_give(cx, 0, fxge_term_cast(cx, n, (fxge_dtype)fxge_out_meta(cx, 0)->dtype));
}
