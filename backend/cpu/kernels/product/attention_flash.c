/* SPDX-License-Identifier: Apache-2.0 */
/* FlashAttentionScore: softmax(scale (q k^T + real_shift), masked) v.
 *
 * Source: ops-transformer attention/flash_attention_score: docs/aclnnFlashAttentionScore.md
 * (formula, layouts, mask shapes, grouped heads: consecutive heads of query share one head of key),
 * op_host infershape (8 copies of each row's maximum and sum), op_kernel
 * flash_attention_score_s1_bn2gs1.h and _common.h.
 * - A score becomes -FLT_MAX where atten_mask is true.
 * - For a fully masked row, inner_precise 2 returns 0 and the sum FLT_MAX; otherwise all of its
 *   keys have equal weights.
 * - sparse_mode 2 to 4 declare masks of fixed content by a band; the mask itself is not read. Fully
 *   masked rows of a band are treated as with inner_precise 2, because the device's tiling detects
 *   them.
 * - Dropout and variable sequence lengths are not supported.
 *
 * Scores are computed in f32; the result is rounded once. */
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/exp.h"
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/real.h"
#include "infer/attention.h"

#include "fxge_ge_attention.h"
#include "fxge_kernels_attention.h"

#include <float.h>
#include <math.h>

enum {
	BLOCK = 1 << 16 /* scores of one thread at a time */,
	ROWS = 128 /* fewest rows of a head in a block: every block packs the keys of the head again */,
	INVALID_ROWS = 2,
	COPIES = 8,
	LANES = 16
};
enum { LEFT_UP = 2, RIGHT_DOWN, BAND };      /* values of sparse_mode that declare a band */
static const int64_t FAR = (int64_t)1 << 40; /* a distance beyond any position */

/* Strides between batches, heads and positions, in elements; 0 if an operand is shared. */
typedef struct strides {
	int64_t batch, heads, positions;
} strides;

typedef struct attention {
	const fxge_array *q, *k, *v, *shift, *mask;
	fxge_array *y;
	float *max, *sum; /* results */
	int64_t batch, heads, shared, sq, sk, dk,
		dv; /* shared: number of query heads for each key head */
	strides at_q, at_k, at_v, at_y, at_shift, at_mask;
	float scale;
	bool zero_invalid, banded;
	int64_t before, after; /* band: row i attends to keys i - before to i + after */
	/* Current block: heads [head, head + n_heads) counted over all batches, rows [row, row +
	 * n_rows). */
	int64_t head, n_heads, row, n_rows;
	float *compute_scores;
} attention;

/* ---- arguments of the call ---- */

static strides
strides_of(const fxge_array *x, const fxge_attention_layout *l, int64_t head)
{
	return (strides){fxge_array_span(x, l->batch + 1, l->rank),
		l->heads >= 0 ? fxge_array_span(x, l->heads + 1, l->rank) : head,
		fxge_array_span(x, l->positions + 1, l->rank)};
}

/* Returns the strides of a mask [Sq,Skv] or [B|1,N|1,Sq|1,Skv]. */
static strides
strides_of_mask(const fxge_array *m)
{
	strides s = {0};

	if (!m)
		return s;
	int d = m->rank - 2;

	s.positions = m->shape[d] > 1 ? m->shape[d + 1] : 0;
	if (d == 2) {
		s.heads = m->shape[1] > 1 ? m->shape[2] * m->shape[3] : 0;
		s.batch = m->shape[0] > 1 ? fxge_array_span(m, 1, 4) : 0;
	}
	return s;
}

static void
read_sizes(attention *a, const fxge_attention_layout *l)
{
	const fxge_array *q = a->q, *k = a->k;
	int last = l->rank - 1;

	a->batch = q->shape[l->batch];
	a->sq = q->shape[l->positions];
	a->sk = k->shape[l->positions];
	a->dk = l->heads >= 0 ? q->shape[last] : q->shape[last] / a->heads;
	int64_t kv_heads = l->heads >= 0 ? k->shape[l->heads] : a->dk ? k->shape[last] / a->dk : 0;

	a->dv = l->heads >= 0 ? a->v->shape[last] : kv_heads ? a->v->shape[last] / kv_heads : 0;
	a->shared = kv_heads ? a->heads / kv_heads : 1;
	a->at_q = strides_of(q, l, a->dk);
	a->at_k = strides_of(k, l, a->dk);
	a->at_v = strides_of(a->v, l, a->dv);
	a->at_y = strides_of(a->y, l, a->dv);
	a->at_shift = strides_of_mask(a->shift);
	a->at_mask = strides_of_mask(a->mask);
}

/* Returns the extent of a band in rows or keys, clamped to +-FAR. */
static int64_t
band_extent(fxge_kernel *k, int attr)
{
	int64_t n = fxge_arg_int(&k->call, attr);

	return n > FAR ? FAR : n < -FAR ? -FAR : n;
}

/* Determines the band. Modes have no effect without a mask. From LEFT_UP on the mode replaces the
 * contents of the mask. */
static void
read_band(attention *a, fxge_kernel *k)
{
	int64_t mode = fxge_arg_int(&k->call, GE_FlashAttentionScore__sparse_mode);
	int64_t more = mode == RIGHT_DOWN || mode == BAND ? a->sk - a->sq : 0;
	bool causal = mode == LEFT_UP || mode == RIGHT_DOWN;

	a->before = causal ? FAR : band_extent(k, GE_FlashAttentionScore__pre_tockens) - more;
	a->after = (causal ? 0 : band_extent(k, GE_FlashAttentionScore__next_tockens)) + more;
	a->banded = a->mask && mode != 1 && (a->before < a->sq || a->after < a->sk);
	if (mode >= LEFT_UP)
		a->mask = NULL;
	a->zero_invalid |= mode >= LEFT_UP;
}

/* ---- softmax of the scores ---- */

static int64_t
offset_of(const attention *a, const strides *s, int64_t head, int64_t row, bool of_key)
{
	int64_t n = head % a->heads;

	return head / a->heads * s->batch + (of_key ? n / a->shared : n) * s->heads
		   + row * s->positions;
}

/* Masks the keys outside the band of a row. */
static inline void
mask_outside_band(const attention *a, int64_t row, float *s)
{
	int64_t from = row - a->before, to = row + a->after;

	for (int64_t j = 0; j < a->sk; j++)
		s[j] = j < from || j > to ? -FLT_MAX : s[j];
}

/* Applies shift, scale and mask to a row of scores. */
static inline void
apply_scale_and_mask(const attention *a, int64_t head, int64_t row, float *s)
{
	int64_t shift = offset_of(a, &a->at_shift, head, row, false);
	const uint8_t *mask =
		a->mask ? (const uint8_t *)a->mask->data + offset_of(a, &a->at_mask, head, row, false)
				: NULL;

	for (int64_t j = 0; a->shift && j < a->sk; j++)
		s[j] += (float)fxge_array_float(a->shift, shift + j);
	for (int64_t j = 0; j < a->sk; j++)
		s[j] *= a->scale;
	for (int64_t j = 0; mask && j < a->sk; j++)
		s[j] = mask[j] ? -FLT_MAX : s[j];
	if (a->banded)
		mask_outside_band(a, row, s);
}

/* Returns the largest element, ignoring NaN (see has_nan). Lanes allow vectorisation. */
static inline float
largest(const float *s, int64_t n)
{
	float lane[LANES], max = -INFINITY;
	int64_t j = 0;

	for (int i = 0; i < LANES; i++)
		lane[i] = -INFINITY;
	for (; j + LANES <= n; j += LANES)
		for (int i = 0; i < LANES; i++)
			lane[i] = s[j + i] > lane[i] ? s[j + i] : lane[i];
	for (int i = 0; i < LANES; i++)
		max = lane[i] > max ? lane[i] : max;
	for (; j < n; j++)
		max = s[j] > max ? s[j] : max;
	return max;
}

/* Returns whether a row contains NaN. Called only if the maximum does not exclude it: in other
 * cases a NaN propagates to the sum. */
static bool
has_nan(const float *s, int64_t n)
{
	for (int64_t j = 0; j < n; j++)
		if (isnan(s[j]))
			return true;
	return false;
}

static inline double
total(const float *s, int64_t n)
{
	double lane[LANES] = {0}, sum = 0;
	int64_t j = 0;

	for (; j + LANES <= n; j += LANES)
		for (int i = 0; i < LANES; i++)
			lane[i] += (double)s[j + i];
	for (int i = 0; i < LANES; i++)
		sum += lane[i];
	for (; j < n; j++)
		sum += (double)s[j];
	return sum;
}

static inline void
store_statistics(const attention *a, int64_t head, int64_t row, float max, float sum)
{
	int64_t at = (head * a->sq + row) * COPIES;

	for (int i = 0; i < COPIES; i++) {
		a->max[at + i] = max;
		a->sum[at + i] = sum;
	}
}

static void
softmax_row(const attention *a, int64_t head, int64_t row, float *s)
{
	apply_scale_and_mask(a, head, row, s);
	float max = largest(s, a->sk);
	bool any_nan = (max <= -FLT_MAX || max == INFINITY) && has_nan(s, a->sk);

	if (max == -FLT_MAX && a->zero_invalid && !any_nan) {
		memset(s, 0, (size_t)a->sk * sizeof *s);
		store_statistics(a, head, row, max, FLT_MAX);
		return;
	}
	for (int64_t j = 0; j < a->sk; j++)
		s[j] = fxge_exp_negative(s[j] - max);
	double sum = total(s, a->sk);
	float part = (float)(1 / sum);

	for (int64_t j = 0; j < a->sk; j++)
		s[j] *= part;
	if (any_nan || (isnan(sum) && isfinite(max)))
		max = NAN;
	store_statistics(a, head, row, max, (float)sum);
}

static void
softmax_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const attention *a = ctx;

	(void)worker;
	for (int64_t i = from; i < to; i++)
		softmax_row(
			a, a->head + i / a->n_rows, a->row + i % a->n_rows, a->compute_scores + i * a->sk);
}

/* ---- blocks ---- */

/* Returns the offset of each head of the block: in operand strides `s`, or in the scores if `s` is
 * NULL. */
static int64_t *
head_offsets(const attention *a, fxge_kernel *k, const strides *s, int64_t row, bool of_key)
{
	int64_t *out = fxge_kernel_temp(k, a->n_heads, sizeof *out);

	for (int64_t i = 0; i < a->n_heads; i++)
		out[i] = s ? offset_of(a, s, a->head + i, row, of_key) : i * a->n_rows * a->sk;
	return out;
}

static bool
compute_scores(const attention *a, fxge_kernel *k)
{
	fxge_gemm g = {.m = a->n_rows,
		.n = a->sk,
		.k = a->dk,
		.count = a->n_heads,
		.a_count = a->n_heads,
		.a = {a->q->data, a->q->dtype, a->at_q.positions, 1},
		.b = {a->k->data, a->k->dtype, 1, a->at_k.positions},
		.a_offset = head_offsets(a, k, &a->at_q, a->row, false),
		.b_offset = head_offsets(a, k, &a->at_k, 0, true),
		.c_offset = head_offsets(a, k, NULL, 0, false),
		.c = (char *)a->compute_scores,
		.c_dtype = FXGE_DT_F32,
		.ldc = a->sk};

	return fxge_gemm_run(k, &g);
}

static bool
compute_result(const attention *a, fxge_kernel *k)
{
	fxge_gemm g = {.m = a->n_rows,
		.n = a->dv,
		.k = a->sk,
		.count = a->n_heads,
		.a_count = a->n_heads,
		.a = {(const char *)a->compute_scores, FXGE_DT_F32, a->sk, 1},
		.b = {a->v->data, a->v->dtype, a->at_v.positions, 1},
		.a_offset = head_offsets(a, k, NULL, 0, false),
		.b_offset = head_offsets(a, k, &a->at_v, 0, true),
		.c_offset = head_offsets(a, k, &a->at_y, a->row, false),
		.c = a->y->data,
		.c_dtype = a->y->dtype,
		.ldc = a->at_y.positions};

	return fxge_gemm_run(k, &g);
}

/* Clears the result of fully masked rows: their weights are 0, but 0 times NaN is NaN. */
static void
clear_masked_rows(const attention *a)
{
	size_t size = fxge_dtype_size(a->y->dtype);

	for (int64_t i = 0; a->zero_invalid && i < a->n_heads * a->n_rows; i++) {
		int64_t head = a->head + i / a->n_rows, row = a->row + i % a->n_rows;

		if (a->sum[(head * a->sq + row) * COPIES] == FLT_MAX)
			memset((char *)a->y->data + (size_t)offset_of(a, &a->at_y, head, row, false) * size, 0,
				(size_t)a->dv * size);
	}
}

/* Runs one product of the block and releases the scratch memory that it packed into. */
static bool
run_product(attention *a, fxge_kernel *k, bool (*product)(const attention *a, fxge_kernel *k))
{
	fxge_arena_mark mark = fxge_arena_save(k->scratch);
	bool ok = product(a, k);

	fxge_arena_restore(k->scratch, mark);
	return ok;
}

static bool
run_block(attention *a, fxge_kernel *k)
{
	if (!run_product(a, k, compute_scores))
		return false;
	fxge_pool_for(k->pool, a->n_heads * a->n_rows, 1 + 16384 / (a->sk + 1), softmax_rows, a);
	if (!run_product(a, k, compute_result))
		return false;
	clear_masked_rows(a);
	return true;
}

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* Runs all blocks. A block holds as many heads as fit into half of the memory, because a product
 * packs its scores once more. If one head does not fit, a block holds some of its rows. */
static bool
run_blocks(attention *a, fxge_kernel *k)
{
	int64_t most = BLOCK * least(fxge_pool_size(k->pool), 8), fit = most / (a->sk + 1);
	int64_t rows = least(a->sq, fit < ROWS ? ROWS : fit), all = a->batch * a->heads,
			heads = 1 + most / 2 / (rows * (a->sk + 1) + 1);

	if (rows < a->sq) { /* converts once, instead of in every block of rows */
		a->k = fxge_converted(k, a->k, FXGE_DT_F32);
		a->v = fxge_converted(k, a->v, FXGE_DT_F32);
	}
	a->compute_scores =
		fxge_kernel_space(k, least(heads, all) * rows * a->sk, sizeof *a->compute_scores);
	for (a->head = 0; a->head < all; a->head += heads) {
		a->n_heads = least(heads, all - a->head);
		for (a->row = 0; a->row < a->sq; a->row += rows) {
			a->n_rows = least(rows, a->sq - a->row);
			if (!run_block(a, k))
				return false;
		}
	}
	return true;
}

bool
cpu_flash_attention_score(fxge_kernel *k)
{
	const fxge_attention_layout *l =
		fxge_attention_layout_of(fxge_arg_str(&k->call, GE_FlashAttentionScore__input_layout));
	attention a = {.q = fxge_kernel_in(k, GE_FlashAttentionScore__query),
		.k = fxge_kernel_in(k, GE_FlashAttentionScore__key),
		.v = fxge_kernel_in(k, GE_FlashAttentionScore__value),
		.shift = fxge_kernel_in(k, GE_FlashAttentionScore__real_shift),
		.mask = fxge_kernel_in(k, GE_FlashAttentionScore__atten_mask),
		.max = k->out[0].data,
		.sum = k->out[1].data,
		.y = &k->out[3],
		.heads = fxge_arg_int(&k->call, GE_FlashAttentionScore__head_num),
		.scale = (float)fxge_arg_float(&k->call, GE_FlashAttentionScore__scale_value),
		.zero_invalid =
			fxge_arg_int(&k->call, GE_FlashAttentionScore__inner_precise) == INVALID_ROWS};

	if (a.q->dtype != FXGE_DT_F32 && !fxge_is_half(a.q->dtype))
		return fxge_kernel_no_dtype(k, a.q->dtype);
	read_sizes(&a, l);
	read_band(&a, k);
	return a.batch == 0 || a.sq == 0 || run_blocks(&a, k);
}
