/* SPDX-License-Identifier: Apache-2.0 */
/* SoftmaxV2 and LogSoftmaxV2.
 *
 * Sources: ops-nn activation/softmax_v2 (prototype, tiling: axes has at most one entry and defaults
 * to the last dim; half_to_float returns f32 for f16), log_softmax_v2. The formulas are
 * e^(x-max)/sum and x-max-ln(sum); a row of -inf returns NaN. Computed in double and rounded once;
 * softmax of 16-bit floats is computed in f32. */
#include "backend/cpu/kernels/rows.h"

#include "backend/cpu/kernels/lanes.h"
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/move.h"
#include "backend/cpu/kernels/real.h"

#include "fxge_ge_norm.h"
#include "fxge_kernels_norm.h"

#include <math.h>

typedef float f32;
typedef double f64;

/* Computes one row y from v; e is memory for the exponentials. */
typedef void row_fn(int64_t n, const void *v, void *e, void *y, bool log);

/* x as [outer, n, inner]: a row is n elements with stride `inner`. */
typedef struct softmax {
	const fxge_array *x;
	fxge_array *y;
	int64_t n, inner;
	fxge_dtype real; /* dtype in which a row is read and written */
	row_fn *row;
	char *buffer;       /* memory of all workers */
	size_t buffer_size; /* per worker: three rows of doubles, then GROUP rows of x and of y */
	bool log;
} softmax;

enum { GROUP = 16 }; /* rows that are transposed together if they are not dense */

#define ROW(fn, V, E, EXP)                                                                         \
	static void fn(int64_t n, const void *from, void *exponentials, void *to, bool log_form)       \
	{                                                                                              \
		const V *v = from, max = fxge_largest_##V(v, n, -(V)INFINITY);                             \
		E *e = exponentials;                                                                       \
		V *y = to;                                                                                 \
                                                                                                   \
		for (int64_t i = 0; i < n; i++)                                                            \
			e[i] = EXP((E)v[i] - (E)max);                                                          \
		double sum = fxge_sum_##E(e, n, 0), less = log(sum);                                       \
		E part = (E)(1 / sum);                                                                     \
                                                                                                   \
		for (int64_t i = 0; !log_form && i < n; i++)                                               \
			y[i] = (V)(e[i] * part);                                                               \
		for (int64_t i = 0; log_form && i < n; i++)                                                \
			y[i] = (V)((double)v[i] - (double)max - less);                                         \
	}

ROW(f16_row, f32, f32, fxge_exp_negative)
ROW(f32_row, f32, f64, fxge_real_exp)
ROW(f64_row, f64, f64, exp)

/* Computes `count` dense rows from element `at` on. */
static void
softmax_rows(const softmax *s, const void *x, void *y, int64_t at, int64_t count, char *buffer)
{
	int64_t n = s->n;
	size_t row_size = (size_t)n * sizeof(double);

	for (int64_t end = at + count * n; at < end; at += n) {
		const void *from = fxge_row_read(s->real, s->x->dtype, x, at, n, buffer);
		void *to = fxge_row_target(s->real, s->y->dtype, y, at, buffer + row_size);

		s->row(n, from, buffer + 2 * row_size, to, s->log);
		fxge_row_write(s->real, s->y->dtype, y, at, n, to);
	}
}

static void
softmax_dense(void *ctx, int64_t from, int64_t to, int worker)
{
	const softmax *s = ctx;

	softmax_rows(s, s->x->data, s->y->data, from * s->n, to - from,
		s->buffer + (size_t)worker * s->buffer_size);
}

/* Computes rows with a stride, GROUP at a time: transposes them into the cache and back. */
static void
softmax_columns(void *ctx, int64_t from, int64_t to, int worker)
{
	const softmax *s = ctx;
	int64_t n = s->n, groups = (s->inner + GROUP - 1) / GROUP;
	size_t in = fxge_dtype_size(s->x->dtype), out = fxge_dtype_size(s->y->dtype);
	char *buffer = s->buffer + (size_t)worker * s->buffer_size,
		 *x = buffer + 3 * (size_t)n * sizeof(double), *y = x + GROUP * (size_t)n * in;

	for (int64_t i = from; i < to; i++) {
		int64_t first = i % groups * GROUP, at = i / groups * n * s->inner + first;
		int64_t count = s->inner - first < GROUP ? s->inner - first : GROUP;

		fxge_transpose(in, n, count, x, n, (const char *)s->x->data + (size_t)at * in, s->inner);
		softmax_rows(s, x, y, 0, count, buffer);
		fxge_transpose(out, count, n, (char *)s->y->data + (size_t)at * out, s->inner, y, n);
	}
}

static bool
run_softmax(fxge_kernel *k, int of, int axes, bool log)
{
	const fxge_array *x = fxge_kernel_in(k, of);
	fxge_ints a = fxge_arg_ints(&k->call, axes);
	int axis = fxge_kernel_axis(a.n ? a.v[0] : -1, x->rank);
	fxge_dtype to = k->out[0].dtype;
	bool wide = to == FXGE_DT_F64;
	softmax s = {.x = x,
		.y = &k->out[0],
		.n = x->rank ? x->shape[axis] : 1,
		.inner = x->rank ? fxge_array_span(x, axis + 1, x->rank) : 1,
		.real = wide ? FXGE_DT_F64 : FXGE_DT_F32,
		.row = wide                       ? f64_row
			   : fxge_is_half(to) && !log ? f16_row
										  : f32_row,
		.log = log};
	int64_t rows = fxge_array_numel(x) / s.n;

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	s.buffer_size = (size_t)(s.inner > 1 ? 3 + 2 * GROUP : 3) * (size_t)s.n * sizeof(double);
	s.buffer = fxge_kernel_space(k, fxge_pool_size(k->pool), s.buffer_size);
	if (s.inner == 1)
		fxge_pool_for(k->pool, rows, FXGE_GRAIN_OF(s.n), softmax_dense, &s);
	else
		fxge_pool_for(k->pool, rows / s.inner * ((s.inner + GROUP - 1) / GROUP),
			FXGE_GRAIN_OF(s.n * GROUP), softmax_columns, &s);
	return true;
}

bool
cpu_softmax_v2(fxge_kernel *k)
{
	return run_softmax(k, GE_SoftmaxV2__x, GE_SoftmaxV2__axes, false);
}

bool
cpu_log_softmax_v2(fxge_kernel *k)
{
	return run_softmax(k, GE_LogSoftmaxV2__logits, GE_LogSoftmaxV2__axes, true);
}
