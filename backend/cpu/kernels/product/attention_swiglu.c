/* SPDX-License-Identifier: Apache-2.0 */
/* Gated activation units: SwiGlu is silu(a) * b, where a and b are the first and second half of x
 * along dim. Computed in f32 and rounded once.
 *
 * Source: ops-nn activation/swi_glu/docs (aclnnSwiGlu). */
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/real.h"

#include "fxge_ge_attention.h"
#include "fxge_kernels_attention.h"

#include <math.h>

static void
swi_glu_rows(int64_t n, const float *a, const float *b, float *y)
{
	for (int64_t i = 0; i < n; i++)
		y[i] = (float)((double)a[i] * fxge_real_sigmoid((double)a[i]) * (double)b[i]);
}

typedef struct gated_rows {
	const char *x;
	char *y;
	int64_t n; /* elements of one half of a row */
	float *temp;
} gated_rows;

static void
run_row(const gated_rows *h, fxge_dtype dt, int64_t row)
{
	int64_t size = (int64_t)fxge_dtype_size(dt) * h->n;
	const char *a = h->x + 2 * row * size;
	char *y = h->y + row * size;
	float *wide = h->temp;

	if (!fxge_is_half(dt)) {
		swi_glu_rows(h->n, (const void *)a, (const void *)(a + size), (void *)y);
		return;
	}
	fxge_widen(dt, a, h->n, wide);
	fxge_widen(dt, a + size, h->n, wide + h->n);
	swi_glu_rows(h->n, wide, wide + h->n, wide);
	fxge_narrow(dt, wide, h->n, y);
}

bool
cpu_swi_glu(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_SwiGlu__x);
	int d = fxge_arg_dim(&k->call, GE_SwiGlu__dim, x->rank);

	if (x->dtype != FXGE_DT_F32 && !fxge_is_half(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	int64_t rows = fxge_array_span(x, 0, d), n = fxge_array_span(&k->out[0], d, x->rank);
	gated_rows h = {.x = x->data,
		.y = k->out[0].data,
		.n = n,
		.temp = fxge_is_half(x->dtype) ? fxge_kernel_temp(k, 2 * n, sizeof(float)) : NULL};

	for (int64_t i = 0; i < rows; i++)
		run_row(&h, x->dtype, i);
	return true;
}
