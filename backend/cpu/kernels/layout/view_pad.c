/* SPDX-License-Identifier: Apache-2.0 */
/* Padding in all modes.
 *
 * Sources: ops-math conversion/pad, pad_v2, pad_v3 (prototype, op_host tiling). Paddings are pairs
 * (before, after) from dim 0; with paddings_contiguous = false, all `before` precede all `after`.
 * Negative paddings crop. Modes: constant, reflect (without the edge), symmetric (with the edge),
 * edge, circular. */
#include "backend/cpu/kernels/move.h"

#include "backend/cpu/kernels/loop.h"

#include "fxge_ge_view.h"
#include "fxge_kernels_view.h"

typedef enum pad_mode { CONSTANT, REFLECT, SYMMETRIC, EDGE, CIRCULAR } pad_mode;

typedef struct pad {
	const fxge_array *x;
	fxge_array *y;
	const void *value; /* one element; NULL: zero */
	pad_mode mode;
	int64_t before[FXGE_MAX_RANK];
	int64_t *source[FXGE_MAX_RANK]; /* position in x of each position of y, by dim; -1: the padding
									   value */
	int64_t stride[FXGE_MAX_RANK];
	size_t size;
} pad;

static int64_t
wrap(int64_t i, int64_t n)
{
	return (i % n + n) % n;
}

/* Returns the position in a dim of n elements for position i, which may be outside; -1 for the
 * padding value. */
static int64_t
source_of(pad_mode mode, int64_t i, int64_t n)
{
	if (i >= 0 && i < n)
		return i;
	if (mode == CONSTANT || n == 0)
		return -1;
	if (mode == EDGE)
		return i < 0 ? 0 : n - 1;
	if (mode == CIRCULAR)
		return wrap(i, n);
	int64_t period = mode == REFLECT ? 2 * n - 2 : 2 * n;

	if (period == 0)
		return 0;
	i = wrap(i, period);
	return i < n ? i : mode == REFLECT ? period - i : period - 1 - i;
}

static void
pad_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const pad *p = ctx;
	int last = p->y->rank - 1;
	int64_t n = p->y->shape[last];

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		int64_t rest = row, offset = 0;
		bool outside = false;
		char *y = (char *)p->y->data + (size_t)(row * n) * p->size;

		for (int d = last - 1; d >= 0; d--) {
			int64_t s = p->source[d][rest % p->y->shape[d]];

			rest /= p->y->shape[d];
			outside |= s < 0;
			offset += s * p->stride[d];
		}
		for (int64_t i = 0; i < n; i++, y += p->size) {
			int64_t s = outside ? -1 : p->source[last][i];

			if (s >= 0)
				memcpy(y, (const char *)p->x->data + (size_t)(offset + s) * p->size, p->size);
			else if (p->value)
				memcpy(y, p->value, p->size);
			else
				memset(y, 0, p->size);
		}
	}
}

static void
read_paddings(fxge_kernel *k, pad *p, bool contiguous)
{
	fxge_ints v = fxge_kernel_ints(k, GE_PadV3__paddings);

	for (int d = 0; d < p->x->rank; d++)
		p->before[d] = v.v[contiguous ? 2 * d : d];
}

static bool
run_pad(fxge_kernel *k, const fxge_array *value, pad_mode mode, bool contiguous)
{
	pad p = {.x = fxge_kernel_in(k, GE_PadV3__x), .y = &k->out[0], .mode = mode};
	int64_t rows = 1;

	value = value ? fxge_converted(k, value, p.x->dtype) : NULL;
	if (k->call.failed)
		return false;
	p.value = value ? value->data : NULL;
	read_paddings(k, &p, contiguous);
	p.size = fxge_dtype_size(p.x->dtype);
	if (p.x->rank == 0) {
		memcpy(p.y->data, p.x->data, p.size);
		return true;
	}
	fxge_dense_strides(p.x->rank, p.x->shape, p.stride);
	for (int d = 0; d < p.y->rank; d++) {
		p.source[d] = fxge_kernel_temp(k, p.y->shape[d], sizeof **p.source);
		for (int64_t i = 0; i < p.y->shape[d]; i++)
			p.source[d][i] = source_of(mode, i - p.before[d], p.x->shape[d]);
		rows *= d + 1 < p.y->rank ? p.y->shape[d] : 1;
	}
	if (fxge_array_numel(p.y))
		fxge_pool_for(k->pool, rows, 1 + 16384 / p.y->shape[p.y->rank - 1], pad_rows, &p);
	return true;
}

bool
cpu_pad(fxge_kernel *k)
{
	return run_pad(k, NULL, CONSTANT, true);
}

bool
cpu_pad_v2(fxge_kernel *k)
{
	return run_pad(k, fxge_kernel_in(k, GE_PadV2__constant_values), CONSTANT, true);
}

static pad_mode
mode_of(const char *name)
{
	static const char *const names[] = {"constant", "reflect", "symmetric", "edge", "circular"};
	int i = 0;

	while (strcmp(names[i], name) != 0)
		i++;
	return (pad_mode)i;
}

bool
cpu_pad_v3(fxge_kernel *k)
{
	fxge_name name = fxge_arg_str(&k->call, GE_PadV3__mode);
	pad_mode mode = mode_of(name);
	const fxge_array *value = fxge_kernel_in(k, GE_PadV3__constant_values);

	return run_pad(k, mode == CONSTANT ? value : NULL, mode,
		fxge_arg_bool(&k->call, GE_PadV3__paddings_contiguous));
}
