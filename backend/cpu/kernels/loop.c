/* SPDX-License-Identifier: Apache-2.0 */
/* Iteration of the elementwise engine: collapsing of dims, parallel ranges of elements. */
#include "backend/cpu/kernels/loop.h"

#include "backend/cpu/kernels/epilogue.h"

/* Limit for the result, its operands and the further operands of epilogues. */
enum { MOST_OPERANDS = FXGE_LOOP_OPERANDS + FXGE_MOST_EPILOGUES * (FXGE_LOOP_OPERANDS - 1) };

typedef struct iteration {
	fxge_inner *fn;
	const void *arg;
	const fxge_epilogues *epilogues; /* epilogues to apply; NULL: none */
	int rank, n_step_ops, n_ops;
	bool any_half;
	char *base[MOST_OPERANDS];
	fxge_dtype dtype[MOST_OPERANDS];
	int64_t shape[FXGE_MAX_RANK];
	int64_t stride[MOST_OPERANDS][FXGE_MAX_RANK]; /* bytes */
} iteration;

enum { BLOCK = 512 };

fxge_inner *
fxge_loop_for(const fxge_loops *l, fxge_dtype dt)
{
	if (dt > FXGE_DT_C128)
		return NULL;
	return l->by[dt] ? l->by[dt] : fxge_is_half(dt) ? l->by[FXGE_DT_F32] : NULL;
}

/* ---- strides ---- */

/* Sets the byte strides of `x` for the dims of the result; 0 where x is broadcast. */
static void
set_strides(iteration *it, int op, const fxge_array *x, const fxge_array *y)
{
	int64_t step = (int64_t)fxge_dtype_size(x->dtype);
	int off = y->rank - x->rank;

	for (int d = y->rank; d-- > 0;) {
		int64_t size = d < off ? 1 : x->shape[d - off];

		it->stride[op][d] = size == 1 ? 0 : step;
		step *= size;
	}
}

static bool
is_contiguous(const iteration *it, int outer, int inner)
{
	for (int op = 0; op < it->n_ops; op++)
		if (it->stride[op][outer] != it->stride[op][inner] * it->shape[inner])
			return false;
	return true;
}

/* Merges neighbouring dims that are contiguous in every operand, and drops dims of size 1. */
static void
collapse(iteration *it, const fxge_array *y)
{
	int to = -1;

	for (int d = 0; d < y->rank; d++) {
		if (y->shape[d] == 1)
			continue;
		it->shape[d] = y->shape[d];
		if (to >= 0 && is_contiguous(it, to, d)) {
			it->shape[to] *= y->shape[d];
		} else {
			it->shape[++to] = y->shape[d];
		}
		for (int op = 0; op < it->n_ops; op++)
			it->stride[op][to] = it->stride[op][d];
	}
	it->rank = to + 1;
	if (it->rank == 0) {
		it->shape[0] = 1;
		it->rank = 1;
		for (int op = 0; op < it->n_ops; op++)
			it->stride[op][0] = 0;
	}
}

/* ---- execution ---- */

/* Widens n elements of an operand to f32. A broadcast operand remains a single element. */
static void
widen_block(fxge_dtype dt, const char *p, int64_t stride, int64_t n, float *out)
{
	if (stride == 2 || stride == 0) {
		fxge_widen(dt, p, stride ? n : 1, out);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		fxge_widen(dt, p + i * stride, 1, out + i);
}

static void
run_widened(const iteration *it, int64_t n, char *const *p, const int64_t *stride)
{
	float wide[FXGE_LOOP_OPERANDS][BLOCK];
	char *q[FXGE_LOOP_OPERANDS];
	int64_t s[FXGE_LOOP_OPERANDS];

	for (int64_t at = 0; at < n; at += BLOCK) {
		int64_t m = n - at < BLOCK ? n - at : BLOCK;

		for (int op = 0; op < it->n_ops; op++) {
			char *from = p[op] + at * stride[op];
			bool half = fxge_is_half(it->dtype[op]);

			q[op] = half ? (char *)wide[op] : from;
			s[op] = half && (stride[op] || op == 0) ? (int64_t)sizeof(float) : stride[op];
			if (half && op)
				widen_block(it->dtype[op], from, stride[op], m, wide[op]);
		}
		it->fn(m, q, s, it->arg);
		if (fxge_is_half(it->dtype[0]))
			fxge_narrow(it->dtype[0], wide[0], m, p[0] + at * stride[0]);
	}
}

/* Runs the step on blocks, and on each block its epilogues in order. */
static void
run_chain(const iteration *it, int64_t n, char *const *p, const int64_t *stride)
{
	float tile[2][BLOCK];
	char *q[FXGE_LOOP_OPERANDS];
	int64_t s[FXGE_LOOP_OPERANDS] = {sizeof(float)};

	for (int64_t at = 0; at < n; at += BLOCK) {
		int64_t m = n - at < BLOCK ? n - at : BLOCK;
		int next = 1;

		q[0] = (char *)tile[0];
		for (; next < it->n_step_ops; next++)
			q[next] = p[next] + at * stride[next], s[next] = stride[next];
		it->fn(m, q, s, it->arg);
		for (int e = 0; e < it->epilogues->n; e++) {
			const fxge_epilogue *a = &it->epilogues->v[e];

			for (int o = 0; o < a->n_in; o++)
				if (a->other[o])
					q[o + 1] = p[next] + at * stride[next], s[o + 1] = stride[next], next++;
				else
					q[o + 1] = (char *)tile[e & 1], s[o + 1] = sizeof(float);
			q[0] = e == it->epilogues->n - 1 ? p[0] + at * s[0] : (char *)tile[~e & 1];
			a->fn(m, q, s, a->arg);
		}
	}
}

/* Computes elements [from, to) of the flattened result. */
static void
run_range(void *ctx, int64_t from, int64_t to, int worker)
{
	const iteration *it = ctx;
	int64_t at[FXGE_MAX_RANK], stride[MOST_OPERANDS];
	int last = it->rank - 1;

	(void)worker;
	for (int64_t i = from, d = last; d >= 0; d--) {
		at[d] = i % it->shape[d];
		i /= it->shape[d];
	}
	for (int op = 0; op < it->n_ops; op++)
		stride[op] = it->stride[op][last];
	while (from < to) {
		char *p[MOST_OPERANDS];
		int64_t n = it->shape[last] - at[last];

		n = n < to - from ? n : to - from;
		for (int op = 0; op < it->n_ops; op++) {
			p[op] = it->base[op];
			for (int d = 0; d <= last; d++)
				p[op] += at[d] * it->stride[op][d];
		}
		if (it->epilogues)
			run_chain(it, n, p, stride);
		else if (it->any_half)
			run_widened(it, n, p, stride);
		else
			it->fn(n, p, stride, it->arg);
		from += n;
		at[last] = 0;
		for (int d = last - 1; d >= 0 && ++at[d] == it->shape[d]; d--)
			at[d] = 0;
	}
}

static void
add_operand(iteration *it, const fxge_array *x, const fxge_array *y)
{
	it->base[it->n_ops] = x->data;
	it->dtype[it->n_ops] = x->dtype;
	it->any_half |= fxge_is_half(x->dtype);
	set_strides(it, it->n_ops, x, y);
	it->n_ops++;
}

/* Adds the operands of epilogues, if the iteration can apply them: epilogues are f32 only. */
static void
add_epilogues(iteration *it, fxge_epilogues *t, const fxge_array *y)
{
	it->epilogues = NULL;
	if (!t || t->unsupported || it->any_half || y->dtype != FXGE_DT_F32)
		return;
	for (int e = 0; e < t->n; e++)
		for (int o = 0; o < t->v[e].n_in; o++)
			if (t->v[e].other[o])
				add_operand(it, t->v[e].other[o], y);
	it->epilogues = t;
	t->applied = true;
}

bool
fxge_loop_run(fxge_kernel *k, fxge_inner *fn, fxge_array *out, const fxge_array *const *in,
	int n_in, const void *arg)
{
	if (k->recorder)
		return fxge_epilogue_loop(k, fn, in, n_in, arg);
	iteration it; /* not initialised: it is large, and every field that is read is set below */
	int64_t n = fxge_array_numel(out);

	if (n == 0)
		return true;
	it.fn = fn;
	it.arg = arg;
	it.any_half = false;
	it.n_ops = 0;
	add_operand(&it, out, out);
	for (int i = 0; i < n_in; i++)
		add_operand(&it, in[i], out);
	it.n_step_ops = it.n_ops;
	add_epilogues(&it, k->epilogues, out);
	collapse(&it, out);
	fxge_pool_for(k->pool, n, FXGE_GRAIN, run_range, &it);
	return true;
}

bool
fxge_loop_params(fxge_kernel *k, const fxge_loops *l, int n, const void *arg)
{
	const fxge_array *in[FXGE_LOOP_OPERANDS];

	for (int i = 0; i < n; i++)
		in[i] = fxge_kernel_in(k, i);
	fxge_inner *fn = fxge_loop_for(l, in[0]->dtype);

	if (!fn)
		return fxge_kernel_no_dtype(k, in[0]->dtype);
	return fxge_loop_run(k, fn, &k->out[0], in, n, arg);
}
