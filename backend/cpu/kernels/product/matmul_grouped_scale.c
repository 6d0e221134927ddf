/* SPDX-License-Identifier: Apache-2.0 */
/* Products of GroupedMatmul: weights that are widened block by block, and scales, bias, activation
 * and rounding of the result.
 *
 * Source: ops-transformer gmm/grouped_matmul/docs/aclnnGroupedMatmulV5.md, "calculation formulas".
 * The order of operations: sum in i32 or f32, + i32 bias, * scale, * scale of the row, + float
 * bias, activation, one rounding. i8 with int4: (((x - 8) w) scale + bias) * scale of the row. */
#include "backend/cpu/kernels/product/matmul_grouped.h"

#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/real.h"

#include "fxge_ge_matmul.h"

#include <math.h>

enum {
	RELU = 1,
	GELU_TANH = 2,
	FAST_GELU = 4,
	SILU = 5,
	INT4_EACH = 8, /* int4 numbers of an element of a packed weight */
	SHIFT = 8,     /* subtracted from an i8 x before it is multiplied by int4 */
	COLUMNS = FXGE_PANEL / sizeof(float)
};

/* ---- operands of a group ---- */

/* The operand of a port that belongs to a group, as rows of n elements; `data` NULL: absent. */
typedef struct vectors {
	const char *data;
	fxge_dtype dtype;
	int64_t rows;
} vectors;

/* Returns whether a list is absent: GE writes one empty tensor, or only empty ones, for none. An
 * empty tensor beside others belongs to a weight without columns. */
static bool
is_absent(const fxge_kernel *k, int param)
{
	for (int i = 0; i < fxge_kernel_count(k, param); i++)
		if (fxge_array_numel(fxge_kernel_at(k, param, i)) != 0)
			return false;
	return true;
}

/* Returns the operand of the part's group: from one tensor of all groups, or from a list. */
static vectors
find(const fxge_kernel *k, const fxge_part *p, int param)
{
	bool one = fxge_kernel_count(k, GE_GroupedMatmul__weight) == 1;
	const fxge_array *w = fxge_kernel_at(k, GE_GroupedMatmul__weight, 0);

	if (is_absent(k, param))
		return (vectors){0};
	const fxge_array *x = fxge_kernel_at(k, param, one ? 0 : (int)p->group);
	int64_t groups = one && w->rank == 3 ? w->shape[0] : 1, numel = fxge_array_numel(x) / groups;

	return (vectors){(const char *)x->data
						 + (groups > 1 ? p->group : 0) * numel * (int64_t)fxge_dtype_size(x->dtype),
		x->dtype, numel / p->n};
}

/* Returns the numbers in f32; NULL if they are absent. A packed scale has them in its low half. */
static float *
numbers(fxge_kernel *k, const fxge_part *p, const vectors *v)
{
	int64_t n = v->rows * p->n;
	float *to = v->data ? fxge_kernel_space(k, n, sizeof *to) : NULL;

	if (!to)
		return NULL;
	if (v->dtype == FXGE_DT_U64 || v->dtype == FXGE_DT_I64)
		for (int64_t i = 0; i < n; i++) {
			uint32_t bits = (uint32_t)((const uint64_t *)(const void *)v->data)[i];

			memcpy(&to[i], &bits, sizeof bits);
		}
	else
		fxge_convert(FXGE_DT_F32, to, v->dtype, v->data, n);
	return to;
}

/* Returns the offsets that packed scales have in bits 37 to 45; NULL if the scale is not packed. */
static float *
packed_offsets(fxge_kernel *k, const fxge_part *p, const vectors *v)
{
	if (!v->data || v->dtype != FXGE_DT_U64)
		return NULL;
	float *to = fxge_kernel_space(k, p->n, sizeof *to);

	for (int64_t i = 0; i < p->n; i++) {
		int nine = (int)(((const uint64_t *)(const void *)v->data)[i] >> 37 & 511);

		to[i] = (float)(nine > 255 ? nine - 512 : nine);
	}
	return to;
}

/* ---- weights of integers with a scale ---- */

typedef struct widening {
	const fxge_part *p;
	const float *scale, *offset; /* offset: NULL if absent */
	int64_t rows;                /* rows of `scale`: each belongs to k / rows rows of the weight */
	fxge_dtype dtype;            /* dtype of x */
} widening;

static int
int4_at(const char *data, int64_t i)
{
	uint32_t word = ((const uint32_t *)(const void *)data)[i / INT4_EACH];

	return (int)(word >> 4 * (i % INT4_EACH) & 15) - (word >> 4 * (i % INT4_EACH) & 8 ? 16 : 0);
}

/* Loads n numbers of row `row` of the weight. */
static void
load_integers(const fxge_part *p, int64_t row, int64_t column, int64_t n, float *to)
{
	const int8_t *bytes = (const int8_t *)p->b.data + p->b_offset + row * p->b.row;

	if (p->b.dtype == FXGE_DT_I32)
		for (int64_t c = 0; c < n; c++)
			to[c] =
				(float)int4_at(p->b.data, (p->b_offset + row * p->b.row) * INT4_EACH + column + c);
	else
		for (int64_t c = 0; c < n; c++)
			to[c] = bytes[(column + c) * p->b.column];
}

/* Rounds to the dtype of x. */
static void
round_to(fxge_dtype dt, int64_t n, float *v)
{
	uint16_t half[COLUMNS];

	fxge_narrow(dt, v, n, half);
	fxge_widen(dt, half, n, v);
}

/* Makes a block of (w + offset) * scale, rounded as the kernels do: f16 after each operation, bf16
 * once. */
static void
make_weights(const void *ctx, int64_t product, int64_t row, int64_t rows, int64_t column, char *to)
{
	const widening *w = ctx;
	int64_t n = w->p->n - column < COLUMNS ? w->p->n - column : COLUMNS;

	(void)product;
	for (int64_t r = row; r < row + rows; r++, to += FXGE_PANEL) {
		int64_t at = r * w->rows / w->p->k * w->p->n + column;
		float *v = (float *)(void *)to;

		memset(v, 0, FXGE_PANEL);
		load_integers(w->p, r, column, n, v);
		for (int64_t c = 0; w->offset && c < n; c++)
			v[c] += w->offset[at + c];
		if (w->offset && w->dtype == FXGE_DT_F16)
			round_to(w->dtype, n, v);
		for (int64_t c = 0; c < n; c++)
			v[c] *= w->scale[at + c];
		round_to(w->dtype, n, v);
	}
}

/* ---- results ---- */

/* The values that finish a result: NULL where absent. */
typedef struct finish {
	const fxge_part *p;
	const int32_t *sums; /* sums of integers, or */
	const float *reals;  /* real sums */
	const int32_t *integer_bias;
	const float *scale, *by_row, *bias, *offset;
	bool bias_first; /* the bias is added before the scale of the row */
	int64_t act;
	float *buffer; /* n numbers for each worker */
} finish;

static void
activate(int64_t act, int64_t n, float *v)
{
	for (int64_t i = 0; act == RELU && i < n; i++)
		v[i] = v[i] < 0 ? 0 : v[i];
	for (int64_t i = 0; act == GELU_TANH && i < n; i++) {
		double x = v[i], u = 0.79788456080286535588 * (x + 0.044715 * x * x * x);

		v[i] = (float)(x * fxge_real_sigmoid(2 * u));
	}
	for (int64_t i = 0; (act == FAST_GELU || act == SILU) && i < n; i++)
		v[i] = (float)(v[i] * fxge_real_sigmoid(act == SILU ? v[i] : 1.702 * v[i]));
}

/* Rounds half to even to an integer of nine bits; NaN becomes the least one. */
static float
nine_bits(float x)
{
	float y = rintf(x);

	return !(y > -256) ? -256 : y > 255 ? 255 : y;
}

static void
store(const finish *f, int64_t at, float *v)
{
	int64_t n = f->p->n;
	fxge_dtype dt = f->p->y->dtype;
	char *to = (char *)f->p->y->data + at * (int64_t)fxge_dtype_size(dt);

	for (int64_t i = 0; dt == FXGE_DT_I8 && i < n; i++) {
		float y = nine_bits(v[i]) + (f->offset ? nine_bits(f->offset[i]) : 0);

		((int8_t *)(void *)to)[i] = (int8_t)(y < -128 ? -128 : y > 127 ? 127 : y);
	}
	if (fxge_is_half(dt))
		fxge_narrow(dt, v, n, to);
	else if (dt == FXGE_DT_F32)
		memcpy(to, v, (size_t)n * sizeof *v);
}

static void
add(const float *bias, int64_t n, float *v)
{
	for (int64_t i = 0; bias && i < n; i++)
		v[i] += bias[i];
}

static void
finish_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const finish *f = ctx;
	int64_t n = f->p->n;
	float *v = f->buffer + worker * n;

	for (int64_t r = from; r < to; r++) {
		for (int64_t i = 0; f->sums && i < n; i++)
			v[i] = (float)(int32_t)((uint32_t)f->sums[r * n + i]
									+ (f->integer_bias ? (uint32_t)f->integer_bias[i] : 0));
		if (f->reals)
			memcpy(v, f->reals + r * n, (size_t)n * sizeof *v);
		for (int64_t i = 0; f->scale && i < n; i++)
			v[i] *= f->scale[i];
		if (f->bias_first)
			add(f->bias, n, v);
		for (int64_t i = 0; f->by_row && i < n; i++)
			v[i] *= f->by_row[f->p->row + r];
		if (!f->bias_first)
			add(f->bias, n, v);
		activate(f->act, n, v);
		store(f, f->p->y_offset + r * n, v);
	}
}

static void
finish_part(fxge_kernel *k, finish *f)
{
	enum { GRAIN = 1 << 13 };
	const fxge_array *by_row = fxge_kernel_in(k, GE_GroupedMatmul__per_token_scale);

	if (by_row && fxge_array_numel(by_row) != 0)
		f->by_row = (const float *)(const void *)by_row->data;
	f->act = fxge_arg_int(&k->call, GE_GroupedMatmul__act_type);
	f->buffer = fxge_kernel_space(k, fxge_pool_size(k->pool) * f->p->n, sizeof *f->buffer);
	fxge_pool_for(k->pool, f->p->m, 1 + GRAIN / f->p->n, finish_rows, f);
}

/* ---- products ---- */

static fxge_gemm
gemm_of(const fxge_part *p, const int64_t *zero)
{
	return (fxge_gemm){.m = p->m,
		.n = p->n,
		.k = p->k,
		.count = 1,
		.a_count = 1,
		.a = p->a,
		.b = p->b,
		.a_offset = &p->a_offset,
		.b_offset = &p->b_offset,
		.c_offset = zero,
		.ldc = p->n};
}

/* Multiplies real numbers, by a weight of real numbers or of integers with a scale. */
static bool
run_real(fxge_kernel *k, const fxge_part *p)
{
	vectors bias = find(k, p, GE_GroupedMatmul__bias);
	bool plain = !bias.data && fxge_arg_int(&k->call, GE_GroupedMatmul__act_type) == 0;
	int64_t zero = 0;
	fxge_gemm g = gemm_of(p, plain ? &p->y_offset : &zero);
	widening w = {.p = p, .dtype = p->a.dtype};
	finish f = {.p = p};

	if (p->a.dtype != p->b.dtype) {
		vectors scale = find(k, p, GE_GroupedMatmul__antiquant_scale),
				offset = find(k, p, GE_GroupedMatmul__antiquant_offset);

		w.scale = numbers(k, p, &scale);
		w.offset = numbers(k, p, &offset);
		w.rows = scale.rows;
		g.b = (fxge_matrix){0};
		g.make_b = make_weights;
		g.make_ctx = &w;
	}
	g.c = plain ? p->y->data : fxge_kernel_space(k, p->m * p->n, sizeof(float));
	g.c_dtype = plain ? p->y->dtype : FXGE_DT_F32;
	if (!fxge_gemm_run(k, &g))
		return false;
	if (plain)
		return true;
	f.reals = (const float *)(const void *)g.c;
	f.bias = numbers(k, p, &bias);
	finish_part(k, &f);
	return true;
}

/* Adds the bias to sums of integers that are the result. */
static void
add_integers(const fxge_part *p, const vectors *bias)
{
	uint32_t *y = (uint32_t *)p->y->data + p->y_offset;
	const uint32_t *v = (const uint32_t *)(const void *)bias->data;

	for (int64_t r = 0; v && r < p->m; r++, y += p->n)
		for (int64_t i = 0; i < p->n; i++)
			y[i] += v[i];
}

/* Multiplies i8 by i8. A result in i32 has no scale. */
static bool
run_bytes(fxge_kernel *k, const fxge_part *p)
{
	vectors bias = find(k, p, GE_GroupedMatmul__bias), scale = find(k, p, GE_GroupedMatmul__scale);
	bool whole = p->y->dtype == FXGE_DT_I32;
	int64_t zero = 0;
	fxge_gemm g = gemm_of(p, whole ? &p->y_offset : &zero);
	finish f = {.p = p};

	g.c = whole ? p->y->data : fxge_kernel_space(k, p->m * p->n, sizeof(int32_t));
	g.c_dtype = FXGE_DT_I32;
	if (!fxge_gemm_run(k, &g))
		return false;
	if (whole) {
		add_integers(p, &bias);
		return true;
	}
	f.sums = (const int32_t *)(const void *)g.c;
	if (bias.data && bias.dtype == FXGE_DT_I32)
		f.integer_bias = (const int32_t *)(const void *)bias.data;
	else
		f.bias = numbers(k, p, &bias);
	f.scale = numbers(k, p, &scale);
	f.offset = packed_offsets(k, p, &scale);
	finish_part(k, &f);
	return true;
}

/* Unpacks rows of int4 numbers. */
typedef struct unpacking {
	const fxge_part *p;
	int8_t *to;
} unpacking;

static void
unpack_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const unpacking *u = ctx;
	const fxge_part *p = u->p;

	(void)worker;
	for (int64_t r = from; r < to; r++)
		for (int64_t c = 0; c < p->n; c++)
			u->to[r * p->n + c] =
				(int8_t)int4_at(p->b.data, (p->b_offset + r * p->b.row) * INT4_EACH + c);
}

/* Adds (sums - 8 * the sums of the weight's columns) * scale. */
static void
add_scaled(const fxge_part *p, const int32_t *sums, const int8_t *w, int64_t rows,
	const float *scale, int32_t *columns, float *to)
{
	memset(columns, 0, (size_t)p->n * sizeof *columns);
	for (int64_t r = 0; r < rows; r++)
		for (int64_t c = 0; c < p->n; c++)
			columns[c] += w[r * p->n + c];
	for (int64_t r = 0; r < p->m; r++)
		for (int64_t c = 0; c < p->n; c++)
			to[r * p->n + c] +=
				(float)(int32_t)((uint32_t)sums[r * p->n + c] - SHIFT * (uint32_t)columns[c])
				* scale[c];
}

/* Multiplies i8 by packed int4: K is split in as many parts as the scale has rows. */
static bool
run_int4(fxge_kernel *k, const fxge_part *p)
{
	enum { GRAIN = 1 << 14 };
	vectors bias = find(k, p, GE_GroupedMatmul__bias), scale = find(k, p, GE_GroupedMatmul__scale);
	int64_t rows = p->k / scale.rows, zero = 0, size = p->m * p->n;
	float *s = numbers(k, p, &scale), *total = fxge_kernel_temp(k, size, sizeof *total);
	int32_t *sums = fxge_kernel_space(k, size, sizeof *sums),
			*columns = fxge_kernel_space(k, p->n, sizeof *columns);
	unpacking u = {p, fxge_kernel_space(k, p->k, (size_t)p->n)};

	fxge_pool_for(k->pool, p->k, 1 + GRAIN / p->n, unpack_rows, &u);
	for (int64_t i = 0; i < scale.rows; i++) {
		int64_t a = p->a_offset + i * rows * p->a.column, b = i * rows * p->n;
		fxge_gemm g = gemm_of(p, &zero);

		g.k = rows;
		g.a_offset = &a;
		g.b = (fxge_matrix){(const char *)u.to, FXGE_DT_I8, p->n, 1};
		g.b_offset = &b;
		g.c = (char *)sums;
		g.c_dtype = FXGE_DT_I32;
		if (!fxge_gemm_run(k, &g))
			return false;
		add_scaled(p, sums, u.to + b, rows, s + i * p->n, columns, total);
	}
	finish f = {.p = p, .reals = total, .bias = numbers(k, p, &bias), .bias_first = true};

	finish_part(k, &f);
	return true;
}

bool
fxge_part_run(fxge_kernel *k, const fxge_part *p)
{
	fxge_arena_mark mark = fxge_arena_save(k->scratch);
	bool ok = true;

	if (p->m == 0 || p->n == 0)
		return true;
	if (p->a.dtype != FXGE_DT_I8)
		ok = run_real(k, p);
	else if (p->b.dtype == FXGE_DT_I8)
		ok = run_bytes(k, p);
	else
		ok = run_int4(k, p);
	if (ok)
		fxge_arena_restore(k->scratch, mark);
	return ok;
}
