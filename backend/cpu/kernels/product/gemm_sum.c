/* Sums of products as matrix products: what GE has no MatMul for (f64, i64) is a Mul of stretched
 * factors and a ReduceSum, and its products are more than memory holds. */
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/rows.h"

#include "fxge_ge_reduce.h"

/* Elements from one index to the next along each dim of x; 0 where `f` is stretched. */
static void
steps_of(const fxge_array *f, const fxge_array *x, int64_t *step)
{
	int64_t n = 1;

	for (int d = x->rank, e = f->rank; d-- > 0;) {
		int64_t size = e > 0 ? f->shape[--e] : 1;

		step[d] = size == 1 ? 0 : n;
		n *= size;
	}
}

/* The sums' own steps: those of x without the axis. */
static void
result_steps(const fxge_array *x, int axis, int64_t *step)
{
	int64_t n = 1;

	for (int d = x->rank; d-- > 0;) {
		step[d] = d == axis ? 0 : n;
		n *= d == axis ? 1 : x->shape[d];
	}
}

/* The last dim along which only the first factor varies, or -1. */
static int
own_dim(const fxge_array *x, int axis, const int64_t *own, const int64_t *other)
{
	for (int d = x->rank; d-- > 0;)
		if (d != axis && own[d] && !other[d])
			return d;
	return -1;
}

/* The products of a sum: dims, and steps of x, the factors and the result along them. */
typedef struct sum {
	const fxge_array *a, *b, *x;
	int axis, row, column;
	int64_t a_step[FXGE_MAX_RANK], b_step[FXGE_MAX_RANK], c_step[FXGE_MAX_RANK];
} sum;

static bool
find(sum *s)
{
	steps_of(s->a, s->x, s->a_step);
	steps_of(s->b, s->x, s->b_step);
	result_steps(s->x, s->axis, s->c_step);
	s->row = own_dim(s->x, s->axis, s->a_step, s->b_step);
	s->column = own_dim(s->x, s->axis, s->b_step, s->a_step);
	if (s->row < 0 && s->column < 0)
		return false;
	/* Columns of the result are dense; a vector is the row. */
	if (s->column < 0 || s->row > s->column) {
		sum turned = {.a = s->b, .b = s->a, .x = s->x, .axis = s->axis};

		*s = turned;
		return find(s);
	}
	return s->c_step[s->column] == 1;
}

bool
fxge_gemm_can_raise_sum(const fxge_array *a, const fxge_array *b, const fxge_array *x, int axis)
{
	sum s = {.a = a, .b = b, .x = x, .axis = axis};

	/* Reads what otherwise is read and written; of matrices there are more terms than elements. */
	return find(&s) && fxge_array_numel(x) > 0
		   && (s.row < 0 || fxge_array_numel(x) > fxge_array_numel(a) + fxge_array_numel(b));
}

/* Offsets of product i: its place along the dims that are neither rows nor columns nor summed. */
static void
offset(const sum *s, int64_t i, int64_t *a, int64_t *b, int64_t *c)
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
	bool turned; /* its `a` is the second factor */
} product;

/* What does not depend on where the factors lie; NULL after a diagnostic. */
static product *
product_of(fxge_kernel *k)
{
	const fxge_array *x = k->in[0];
	int axis = __builtin_ctzll(fxge_axes_set(k, GE_ReduceSum__axes, x->rank, 0));
	sum s = {.a = k->factors[0], .b = k->factors[1], .x = x, .axis = axis};

	if (!find(&s)) {
		fxge_bug(k->call.program, k->call.node, "its sum is no product of matrices");
		return NULL;
	}
	int row = s.row, column = s.column;
	product *p = FXGE_NEW(k->persistent, product);
	fxge_gemm *g = &p->g;

	p->turned = s.a != k->factors[0];
	*g = (fxge_gemm){.m = row < 0 ? 1 : x->shape[row],
		.n = x->shape[column],
		.k = x->shape[axis],
		.a = {NULL, x->dtype, row < 0 ? x->shape[axis] : s.a_step[row], s.a_step[axis]},
		.b = {NULL, x->dtype, s.b_step[axis], s.b_step[column]},
		.c_dtype = x->dtype,
		.persistent = true,
		.c_row = row < 0 ? x->shape[column] : s.c_step[row]};
	g->count = g->a_count = fxge_array_numel(x) / (g->m * g->n * g->k);
	int64_t *a = FXGE_NEW_ARRAY(k->persistent, 3 * (size_t)g->count, int64_t), *b = a + g->count,
			*c = b + g->count;

	for (int64_t i = 0; i < g->count; i++)
		offset(&s, i, &a[i], &b[i], &c[i]);
	g->a_offset = a;
	g->b_offset = b;
	g->c_offset = c;
	return k->prepared = p;
}

bool
fxge_gemm_run_raised_sum(fxge_kernel *k)
{
	product *p = k->prepared ? k->prepared : product_of(k);

	if (!p)
		return false;
	p->g.a.data = k->factors[p->turned]->data;
	p->g.b.data = k->factors[!p->turned]->data;
	p->g.c = k->out[0].data;
	return fxge_gemm_run(k, &p->g);
}
