/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products from raised sums: a Mul of broadcast factors and its ReduceSum. The lowering of
 * products for which GE has no MatMul (f64, i64) has this form, and its elementwise product may
 * exceed the memory. */
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/rows.h"

#include "fxge_ge_reduce.h"

/* Computes the strides of `f` along each dim of x, in elements; 0 where f is broadcast. */
static void
factor_strides(const fxge_array *f, const fxge_array *x, int64_t *step)
{
	int64_t n = 1;

	for (int d = x->rank, e = f->rank; d-- > 0;) {
		int64_t size = e > 0 ? f->shape[--e] : 1;

		step[d] = size == 1 ? 0 : n;
		n *= size;
	}
}

/* Computes the strides of the result: those of x without the axis. */
static void
result_strides(const fxge_array *x, int axis, int64_t *step)
{
	int64_t n = 1;

	for (int d = x->rank; d-- > 0;) {
		step[d] = d == axis ? 0 : n;
		n *= d == axis ? 1 : x->shape[d];
	}
}

/* Returns the last dim along which only the first factor varies, or -1. */
static int
exclusive_dim(const fxge_array *x, int axis, const int64_t *own, const int64_t *other)
{
	for (int d = x->rank; d-- > 0;)
		if (d != axis && own[d] && !other[d])
			return d;
	return -1;
}

/* A sum as matrix products: the dims of x that are rows and columns, and strides by dim of x. */
typedef struct sum {
	const fxge_array *a, *b, *x;
	int axis, row, column;
	int64_t a_step[FXGE_MAX_RANK], b_step[FXGE_MAX_RANK], c_step[FXGE_MAX_RANK];
} sum;

static bool
find_product(sum *s)
{
	factor_strides(s->a, s->x, s->a_step);
	factor_strides(s->b, s->x, s->b_step);
	result_strides(s->x, s->axis, s->c_step);
	s->row = exclusive_dim(s->x, s->axis, s->a_step, s->b_step);
	s->column = exclusive_dim(s->x, s->axis, s->b_step, s->a_step);
	if (s->row < 0 && s->column < 0)
		return false;
	/* columns of the result must be dense; of a matrix-vector product the vector is the row
	 * operand */
	if (s->column < 0 || s->row > s->column) {
		sum swapped = {.a = s->b, .b = s->a, .x = s->x, .axis = s->axis};

		*s = swapped;
		return find_product(s);
	}
	return s->c_step[s->column] == 1;
}

bool
fxge_gemm_can_raise_sum(const fxge_array *a, const fxge_array *b, const fxge_array *x, int axis)
{
	sum s = {.a = a, .b = b, .x = x, .axis = axis};

	/* A product of vectors is raised only if it has more terms than elements to read; otherwise the
	 * sum is as fast. */
	return find_product(&s) && fxge_array_numel(x) > 0
		   && (s.row < 0 || fxge_array_numel(x) > fxge_array_numel(a) + fxge_array_numel(b));
}

/* Computes the offsets of product i from its position in the remaining dims. */
static void
product_offsets(const sum *s, int64_t i, int64_t *a, int64_t *b, int64_t *c)
{
	*a = *b = *c = 0;
	for (int d = s->x->rank; d-- > 0;) {
		if (d == s->row || d == s->column || d == s->axis)
			continue;
		int64_t at = i % s->x->shape[d];

		*a += at * s->a_step[d];
		*b += at * s->b_step[d];
		*c += at * s->c_step[d];
		i /= s->x->shape[d];
	}
}

typedef struct product {
	fxge_gemm g;
	bool swapped; /* `a` of the product is the second factor */
} product;

/* Prepares the part of the product that does not depend on addresses. Returns NULL after a
 * report. */
static product *
prepare_product(fxge_kernel *k)
{
	const fxge_array *x = k->in[0];
	int axis = __builtin_ctzll(fxge_axes_set(k, GE_ReduceSum__axes, x->rank, 0));
	sum s = {.a = k->factors[0], .b = k->factors[1], .x = x, .axis = axis};

	if (!find_product(&s)) {
		fxge_bug(k->call.program, k->call.node, "the raised sum is not a matrix product");
		return NULL;
	}
	int row = s.row, column = s.column;
	product *p = FXGE_NEW(k->persistent, product);
	fxge_gemm *g = &p->g;

	p->swapped = s.a != k->factors[0];
	*g = (fxge_gemm){.m = row < 0 ? 1 : x->shape[row],
		.n = x->shape[column],
		.k = x->shape[axis],
		.a = {NULL, x->dtype, row < 0 ? x->shape[axis] : s.a_step[row], s.a_step[axis]},
		.b = {NULL, x->dtype, s.b_step[axis], s.b_step[column]},
		.c_dtype = x->dtype,
		.persistent = true,
		.ldc = row < 0 ? x->shape[column] : s.c_step[row]};
	g->count = g->a_count = fxge_array_numel(x) / (g->m * g->n * g->k);
	int64_t *a = FXGE_NEW_ARRAY(k->persistent, 3 * (size_t)g->count, int64_t), *b = a + g->count,
			*c = b + g->count;

	for (int64_t i = 0; i < g->count; i++)
		product_offsets(&s, i, &a[i], &b[i], &c[i]);
	g->a_offset = a;
	g->b_offset = b;
	g->c_offset = c;
	return k->prepared = p;
}

bool
fxge_gemm_run_raised_sum(fxge_kernel *k)
{
	product *p = k->prepared ? k->prepared : prepare_product(k);

	if (!p)
		return false;
	p->g.a.data = k->factors[p->swapped]->data;
	p->g.b.data = k->factors[!p->swapped]->data;
	p->g.c = k->out[0].data;
	return fxge_gemm_run(k, &p->g);
}
