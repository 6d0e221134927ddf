/* SPDX-License-Identifier: Apache-2.0 */
/* Helpers of shape functions: data-dependent sizes, values of small integer tensors, axes. */
#include "infer/shapes.h"

#include "base/diag/common.h"
#include "base/diag/shapes.h"

fxge_size
fxge_shape_fresh(fxge_call *c, uint32_t k, int d)
{
	const char *text = fxge_arena_printf(c->arena, "u_%u_%u_%d", c->node->id, k, d);
	fxge_size s = fxge_sym_symbol(c->syms, fxge_names_get(c->session->names, text), FXGE_SYM_T_INT);

	fxge_sym_set_range(c->syms, s, 0, FXGE_SIZE_UNKNOWN_MAX);
	fxge_sym_set_reach(c->syms, s, 0, FXGE_SIZE_UNKNOWN_MAX);
	return s;
}

bool
fxge_shape_const_value(fxge_call *c, uint32_t k, const fxge_size *s, int n)
{
	if (c->failed || k >= c->n_out || n < 0 || n > FXGE_MAX_CONST_VALUE)
		return !c->failed;
	c->out[k].const_value = fxge_arena_copy(c->arena, s, (size_t)n * sizeof *s);
	return true;
}

fxge_ints
fxge_shape_ints(fxge_call *c, int param)
{
	fxge_sizes s = fxge_arg_const_value(c, param);

	if (s.n < 0)
		return (fxge_ints){NULL, -1};
	int64_t *v = FXGE_NEW_ARRAY(c->arena, (size_t)s.n, int64_t);

	for (int i = 0; i < s.n; i++)
		if (!fxge_sym_is_int(c->syms, s.s[i], &v[i]))
			return (fxge_ints){NULL, -1};
	return (fxge_ints){v, s.n};
}

bool
fxge_shape_int(fxge_call *c, int param, int64_t *v)
{
	fxge_ints x = fxge_shape_ints(c, param);

	if (x.n == 1)
		*v = x.v[0];
	return x.n == 1;
}

int64_t
fxge_shape_need_int(fxge_call *c, int param)
{
	int64_t v = 0;

	if (!fxge_shape_int(c, param, &v))
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "'%s' must be one integer that is known",
			c->node->op->params[param].name);
	return v;
}

int
fxge_shape_axis(fxge_call *c, int64_t axis, int rank)
{
	int64_t r = rank ? rank : 1;

	if (axis < -r || axis >= r) {
		fxge_call_fail(c, FXGE_D_DIM_RANGE, "axis %lld is out of range: the input has %d dims",
			(long long)axis, rank);
		return 0;
	}
	return (int)(axis < 0 ? axis + r : axis);
}

bool
fxge_shape_unknown(fxge_call *c, uint32_t k, fxge_dtype dt, int rank)
{
	fxge_size shape[FXGE_MAX_RANK];

	for (int d = 0; d < rank && d < FXGE_MAX_RANK; d++)
		shape[d] = fxge_shape_fresh(c, k, d);
	return fxge_out_tensor(c, k, dt, rank, shape);
}

bool
fxge_shape_from(fxge_call *c, uint32_t k, fxge_dtype dt, int param)
{
	fxge_sizes s = fxge_arg_const_value(c, param);
	const fxge_meta *m = fxge_arg_tensor(c, param);
	int64_t n = 1;

	if (s.n >= 0)
		return fxge_out_tensor(c, k, dt, s.n, s.s);
	if (m->rank > 1 || (m->rank == 1 && !fxge_sym_is_int(c->syms, m->shape[0], &n)))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the number of elements of '%s' is not known",
			c->node->op->params[param].name);
	if (n > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT,
			"'%s' has %lld elements, and at most %d dims are "
			"supported",
			c->node->op->params[param].name, (long long)n, FXGE_MAX_RANK);
	return fxge_shape_unknown(c, k, dt, (int)n);
}

void
fxge_shape_one(fxge_call *c, int param)
{
	const fxge_meta *m = fxge_arg_present(c, param) ? fxge_arg_tensor(c, param) : NULL;
	int64_t n = m ? fxge_shape_numel(c, m) : 1;

	if (n != 1 && n >= 0)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "'%s' has %lld elements, expected 1",
			c->node->op->params[param].name, (long long)n);
}

void
fxge_shape_count(fxge_call *c, int param, fxge_size n)
{
	const fxge_meta *m = fxge_arg_present(c, param) ? fxge_arg_tensor(c, param) : NULL;

	if (m)
		fxge_shape_same_size(
			c, fxge_sym_product(c->syms, m->shape, m->rank), n, c->node->op->params[param].name);
}

void
fxge_shape_same_size(fxge_call *c, fxge_size a, fxge_size b, const char *what)
{
	if (fxge_sym_equal(c->syms, a, b) == FXGE_DISPROVED)
		fxge_unify(c, a, b, what);
}

void
fxge_shape_within(fxge_call *c, const fxge_meta *index, const fxge_meta *x, int dim)
{
	int64_t i, n;

	if (index->rank != x->rank)
		fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the indices have %d dims, expected %d", index->rank, x->rank);
	for (int d = 0; !c->failed && d < x->rank; d++)
		if (d != dim && fxge_sym_is_int(c->syms, index->shape[d], &i)
			&& fxge_sym_is_int(c->syms, x->shape[d], &n) && i > n)
			fxge_call_fail(c, FXGE_D_CONSTRAINT, "dim %d of the indices is %lld, at most %lld fits",
				d, (long long)i, (long long)n);
}

bool
fxge_shape_same_dtype(fxge_call *c, const fxge_meta *a, const fxge_meta *b)
{
	return a->dtype == b->dtype
		   || fxge_call_fail(c, FXGE_D_DTYPE, "its operands are %s and %s, expected one dtype",
			   fxge_dtypes[a->dtype].text, fxge_dtypes[b->dtype].text);
}

bool
fxge_shape_is_one(const fxge_call *c, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(c->syms, s, &v) && v == 1;
}

fxge_dtype
fxge_shape_ge_dtype(fxge_call *c, int param)
{
	int64_t number = fxge_arg_int(c, param);
	fxge_dtype dt = fxge_dtype_by_ge(number);

	if (dt == FXGE_DT_NONE)
		fxge_call_fail(c, FXGE_D_ARGUMENT, "'%s' is %lld, which is not a GE dtype",
			c->node->op->params[param].name, (long long)number);
	return dt;
}

int64_t
fxge_shape_numel(const fxge_call *c, const fxge_meta *m)
{
	int64_t n = 1, d;

	for (int i = 0; i < m->rank; i++)
		if (!fxge_sym_is_int(c->syms, m->shape[i], &d) || __builtin_mul_overflow(n, d, &n))
			return -1;
	return n;
}
