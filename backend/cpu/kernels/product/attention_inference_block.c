/* SPDX-License-Identifier: Apache-2.0 */
/* A block of query rows of FusedInferAttentionScore, computed key by key in one pass.
 *
 * A block is up to 64 rows of one request and one key head. Its keys are loaded 64 at a time, f32,
 * and only those that one of the rows sees: memory does not grow with the number of keys, and
 * blocks of a cache behind the last key are not read. The softmax is rescaled whenever its maximum
 * grows. The result of a row does not depend on the other requests. */
#include "attention_inference.h"

#include "backend/cpu/kernels/exp.h"
#include "backend/cpu/kernels/lanes.h"
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/move.h"
#include "ops/half.h"

#include <math.h>

enum { ROWS = FXGE_INFERENCE_ROWS, KEYS = FXGE_INFERENCE_KEYS, TOGETHER = 4 };

#if defined(__AVX512F__)
enum { VECTOR = 64 };
#elif defined(__AVX2__)
enum { VECTOR = 32 };
#else
enum { VECTOR = 16 };
#endif
enum { WIDTH = VECTOR / 4 };
typedef float vector __attribute__((vector_size(VECTOR)));

#define ALWAYS static inline __attribute__((always_inline))

typedef struct block {
	const fxge_inference *a;
	const fxge_inference_request *r;
	int64_t request, head, row, n;           /* rows [row, row + n) of the key head `head` */
	float *q, *k, *turned, *v, *s, *y, *out; /* scratch memory */
	float max[ROWS], rescale[ROWS];
	double sum[ROWS];
	int64_t from[ROWS], to[ROWS], seen[ROWS]; /* keys in the band of the row; visible keys so far */
	bool finite;                              /* values of the current keys */
} block;

int64_t
fxge_inference_scratch(const fxge_inference *a)
{
	return (ROWS + 2 * KEYS) * a->score_width + (ROWS + KEYS + 1) * a->value_width + ROWS * KEYS;
}

static void
take_scratch(block *b, float *p)
{
	const fxge_inference *a = b->a;

	b->q = p;
	b->k = b->q + ROWS * a->score_width;
	b->turned = b->k + KEYS * a->score_width;
	b->v = b->turned + KEYS * a->score_width;
	b->y = b->v + KEYS * a->value_width;
	b->out = b->y + ROWS * a->value_width;
	b->s = b->out + a->value_width;
}

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t
most(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static int64_t
position_of(const block *b, int64_t row)
{
	return (b->row + row) / b->a->group;
}

static int64_t
query_head(const block *b, int64_t row)
{
	return b->head * b->a->group + (b->row + row) % b->a->group;
}

/* Returns the offset of a row's element in an operand; `position` is that of the row's query. */
static int64_t
offset_at(const block *b, const fxge_inference_strides *s, int64_t row, int64_t position)
{
	return b->request * s->request + query_head(b, row) * s->head + position * s->position;
}

/* ---- loads ---- */

static void
load_query_part(const block *b, const fxge_array *x, const fxge_inference_strides *s, int64_t row,
	int64_t n, float *out)
{
	int64_t at = offset_at(b, s, row, b->r->query + position_of(b, row));

	fxge_convert(FXGE_DT_F32, out, x->dtype,
		(const char *)x->data + (size_t)at * fxge_dtype_size(x->dtype), n);
}

static void
load_queries(block *b)
{
	const fxge_inference *a = b->a;

	for (int64_t i = 0; i < b->n; i++) {
		float *to = b->q + i * a->score_width;

		memset(to, 0, (size_t)a->score_width * sizeof *to);
		load_query_part(b, a->query, &a->at_query, i, a->key_size, to);
		if (a->query_scale) {
			float scale = ((const float *)a->query_scale->data)[offset_at(
				b, &a->at_query_scale, i, b->r->query + position_of(b, i))];

			for (int64_t d = 0; d < a->key_size; d++)
				to[d] *= scale;
		}
		if (a->query_rope)
			load_query_part(b, a->query_rope, &a->at_query_rope, i, a->rope_size, to + a->key_size);
	}
}

/* Place of a token: a position of contiguous keys, or a position in a block. */
typedef struct token {
	int64_t request, block, position;
} token;

/* Applies offset and scale of one token: (x + offset) * scale. `place` counts from the first key of
 * the request. */
static void
dequantise(const fxge_inference_rows *x, const token *t, int64_t head, int64_t place, float *row)
{
	const fxge_inference_scale *const each[] = {&x->offset, &x->scale};

	for (int i = 0; i < 2; i++) {
		const fxge_inference_scale *e = each[i];

		if (!e->data)
			continue;
		const float *v = e->data + head * e->head
						 + (e->block ? t->block * e->block + t->position * e->position
									 : t->request * e->request + place * e->position);

		for (int64_t d = 0; d < x->size; d++)
			row[d] = i ? row[d] * v[d * e->dim] : row[d] + v[d * e->dim];
	}
}

/* Loads the row of one token of a request. */
static void
load_row(const fxge_inference_rows *x, const fxge_inference_request *r, int64_t request,
	int64_t head, int64_t place, float *out)
{
	token t = {request, 0, r->key + place};
	int64_t size = (int64_t)fxge_dtype_size(x->dtype), offset = head * x->head;

	if (x->block_size) {
		t.block = r->blocks[place / x->block_size];
		t.position = place % x->block_size;
		offset += t.block * x->block;
	} else if (x->n_data == 1) {
		offset += request * x->request;
	}
	offset += t.position * x->position;
	const char *from = x->data[x->n_data > 1 ? request : 0] + offset * size;

	for (int64_t d = 0; d < x->size; d += x->width)
		fxge_convert(
			FXGE_DT_F32, out + d, x->dtype, from + d / x->width * x->piece * size, x->width);
	if (x->scale.data)
		dequantise(x, &t, head, place, out);
}

/* Loads the row of key `j`, counted from the first key of the prefix. */
static void
load_key(const block *b, const fxge_inference_rows *prefix, const fxge_inference_rows *rows,
	int64_t j, float *out)
{
	static const fxge_inference_request shared = {0};
	int64_t place = j - b->a->n_prefix;

	if (place < 0)
		load_row(prefix, &shared, 0, b->head, j, out);
	else
		load_row(rows, b->r, b->request, b->head, place, out);
}

/* Loads keys [from, from + n) and their values. */
static void
load_keys(block *b, int64_t from, int64_t n)
{
	const fxge_inference *a = b->a;

	b->finite = true;
	for (int64_t j = 0; j < n; j++) {
		float *key = b->k + j * a->score_width, *value = b->v + j * a->value_width;
		uint32_t above = 0; /* exponents of infinity and NaN */

		load_key(b, &a->prefix_key, &a->key, from + j, key);
		if (a->key_rope.n_data)
			load_row(&a->key_rope, b->r, b->request, b->head, from + j, key + a->key_size);
		load_key(b, &a->prefix_value, &a->value, from + j, value);
		for (int64_t d = 0; d < a->value_size; d++)
			above |= (fxge_f32_bits(value[d]) & 0x7f800000) == 0x7f800000;
		b->finite &= !above;
	}
}

/* ---- products ---- */

ALWAYS vector
load(const float *p)
{
	vector v;

	memcpy(&v, p, sizeof v);
	return v;
}

/* Adds to `rows` rows of c the products of their coefficients with n rows of m, for two vectors of
 * columns. The sums stay in registers. */
ALWAYS void
add_products(int rows, const float *x, int64_t x_row, int64_t n, const float *m, int64_t m_row,
	float *c, int64_t c_row)
{
	vector low[TOGETHER], high[TOGETHER];

	for (int i = 0; i < rows; i++) {
		low[i] = load(c + i * c_row);
		high[i] = load(c + i * c_row + WIDTH);
	}
	for (int64_t j = 0; j < n; j++) {
		vector a = load(m + j * m_row), b = load(m + j * m_row + WIDTH);

		for (int i = 0; i < rows; i++) {
			low[i] += x[i * x_row + j] * a;
			high[i] += x[i * x_row + j] * b;
		}
	}
	for (int i = 0; i < rows; i++) {
		memcpy(c + i * c_row, &low[i], sizeof low[i]);
		memcpy(c + i * c_row + WIDTH, &high[i], sizeof high[i]);
	}
}

/* Adds x [rows, n] times m [n, columns] to c; columns is a multiple of two vectors. */
static void
multiply(int64_t rows, const float *x, int64_t x_row, int64_t n, const float *m, int64_t m_row,
	int64_t columns, float *c, int64_t c_row)
{
	for (int64_t at = 0; at < columns; at += 2 * (int64_t)WIDTH) {
		int64_t i = 0;

		for (; i + TOGETHER <= rows; i += TOGETHER)
			add_products(
				TOGETHER, x + i * x_row, x_row, n, m + at, m_row, c + i * c_row + at, c_row);
		for (; i < rows; i++)
			add_products(1, x + i * x_row, x_row, n, m + at, m_row, c + i * c_row + at, c_row);
	}
}

/* Returns the product of two rows; n is a multiple of 16. */
static float
dot(const float *x, const float *y, int64_t n)
{
	float lane[FXGE_INFERENCE_LANES] = {0}, sum = 0;

	for (int64_t i = 0; i < n; i += FXGE_INFERENCE_LANES)
		for (int j = 0; j < FXGE_INFERENCE_LANES; j++)
			lane[j] += x[i + j] * y[i + j];
	for (int j = 0; j < FXGE_INFERENCE_LANES; j++)
		sum += lane[j];
	return sum;
}

/* Computes the scores of n keys. Few rows do not repay transposed keys. */
static void
compute_scores(block *b, int64_t n)
{
	int64_t width = b->a->score_width;

	if (b->n < TOGETHER) {
		for (int64_t i = 0; i < b->n; i++)
			for (int64_t j = 0; j < n; j++)
				b->s[i * KEYS + j] = dot(b->q + i * width, b->k + j * width, width);
		return;
	}
	fxge_transpose(sizeof *b->k, n, width, b->turned, KEYS, b->k, width);
	memset(b->s, 0, (size_t)(b->n * KEYS) * sizeof *b->s);
	multiply(b->n, b->q, width, width, b->turned, KEYS, KEYS, b->s, KEYS);
}

/* ---- softmax ---- */

static bool
is_masked(const fxge_array *m, int64_t at)
{
	if (m->dtype == FXGE_DT_F16)
		return (((const uint16_t *)m->data)[at] & 0x7fff) != 0;
	return ((const uint8_t *)m->data)[at] != 0;
}

/* Hides the keys of a row that a mask hides; `from` is the first of the loaded keys. */
static void
apply_mask(const block *b, int64_t row, int64_t from, int64_t first, int64_t last, uint8_t *hidden)
{
	const fxge_inference *a = b->a;
	int64_t position = position_of(b, row);
	int64_t at = offset_at(b, &a->at_mask, row, position);

	if (a->mode == FXGE_SPARSE_TREE) { /* a mask of the last keys: those of the queries */
		int64_t more = b->r->n_keys - b->r->n_queries;

		at = a->layout->packed ? b->r->mask + position * b->r->n_queries : at;
		at -= more;
		first = most(first, more - from);
	}
	for (int64_t j = first; j < last; j++)
		hidden[j] = is_masked(a->mask, at + from + j);
}

/* Marks the keys of a row that its band and the mask hide, and those behind the loaded ones.
 * Returns the number of visible keys. */
static int64_t
hide_keys(const block *b, int64_t row, int64_t from, int64_t n, uint8_t *hidden)
{
	int64_t first = most(b->from[row] - from, 0), last = least(b->to[row] - from, n), seen = KEYS;

	memset(hidden, 0, KEYS);
	if (first == 0 && last == KEYS && !b->a->mask)
		return seen;
	memset(hidden, 1, KEYS);
	if (first < last) {
		memset(hidden + first, 0, (size_t)(last - first));
		if (b->a->mask)
			apply_mask(b, row, from, first, last, hidden);
	}
	for (int j = 0; j < KEYS; j++)
		seen -= hidden[j];
	return seen;
}

/* Applies scale and bias to the scores of n keys. */
static void
scale_scores(const block *b, int64_t row, int64_t from, int64_t n, float *s)
{
	const fxge_inference *a = b->a;

	for (int j = 0; j < KEYS; j++)
		s[j] *= a->scale;
	if (!a->bias)
		return;
	int64_t at = offset_at(b, &a->at_bias, row, position_of(b, row)) + from;

	for (int64_t j = 0; j < n; j++)
		s[j] += (float)fxge_array_float(a->bias, at + j);
}

/* Returns the sum of KEYS numbers, in lanes. */
static double
sum_of(const float *s)
{
	float lane[FXGE_INFERENCE_LANES] = {0};
	double sum = 0;

	for (int j = 0; j < KEYS; j += FXGE_INFERENCE_LANES)
		for (int l = 0; l < FXGE_INFERENCE_LANES; l++)
			lane[l] += s[j + l];
	for (int l = 0; l < FXGE_INFERENCE_LANES; l++)
		sum += (double)lane[l];
	return sum;
}

/* Turns scores of a row into exponentials, and updates its maximum and sum. The weight of a hidden
 * key is -0.0, and of a visible key never. Loops have a constant length, and no float reduction of
 * their own, so that compilers vectorise them. */
static void
softmax_row(block *b, int64_t row, int64_t from, int64_t n)
{
	uint8_t hidden[KEYS];
	float *s = b->s + row * KEYS;
	int64_t seen = hide_keys(b, row, from, n, hidden);

	scale_scores(b, row, from, n, s);
	for (int j = 0; seen < KEYS && j < KEYS; j++)
		s[j] = hidden[j] ? -INFINITY : s[j];
	float max = fxge_largest_f32(s, KEYS, b->max[row]), shift = max == -INFINITY ? 0 : max;

	for (int j = 0; j < KEYS; j++)
		s[j] = fxge_exp_negative(s[j] - shift);
	b->rescale[row] = b->max[row] == -INFINITY ? 0 : fxge_exp_negative(b->max[row] - shift);
	b->sum[row] = b->sum[row] * (double)b->rescale[row] + sum_of(s);
	for (int j = 0; seen < KEYS && j < KEYS; j++)
		s[j] = hidden[j] ? -0.0f : s[j];
	b->max[row] = max;
	b->seen[row] += seen;
}

/* Adds the values of n keys where some are infinite or NaN: without those of hidden keys. */
static void
add_visible_values(block *b, int64_t n)
{
	const fxge_inference *a = b->a;

	for (int64_t i = 0; i < b->n; i++)
		for (int64_t j = 0; j < n; j++) {
			float p = b->s[i * KEYS + j], *y = b->y + i * a->value_width;

			for (int64_t d = 0; !signbit(p) && d < a->value_size; d++)
				y[d] += p * b->v[j * a->value_width + d];
		}
}

static void
add_values(block *b, int64_t n)
{
	int64_t width = b->a->value_width;

	for (int64_t i = 0; i < b->n; i++)
		for (int64_t d = 0; b->rescale[i] != 1 && d < width; d++)
			b->y[i * width + d] *= b->rescale[i];
	if (b->finite)
		multiply(b->n, b->s, KEYS, n, b->v, width, width, b->y, width);
	else
		add_visible_values(b, n);
}

/* ---- results ---- */

static void
store_narrow(const block *b, int64_t row, char *to)
{
	const fxge_inference *a = b->a;
	const float *scale = a->out_scale->data, *offset = a->out_offset ? a->out_offset->data : NULL;
	bool each = fxge_array_numel(a->out_scale) > 1;
	int64_t at = query_head(b, row) * a->value_size;

	for (int64_t d = 0; d < a->value_size; d++) {
		int64_t i = each ? at + d : 0;
		float x = rintf(b->out[d] * scale[i] + (offset ? offset[i] : 0));

		x = x < -128 ? -128 : x > 127 ? 127 : x;
		((int8_t *)to)[d] = isnan(x) ? 0 : (int8_t)x;
	}
}

static void
store_row(block *b, int64_t row)
{
	const fxge_inference *a = b->a;
	int64_t position = b->r->query + position_of(b, row), head = query_head(b, row);
	char *to = (char *)a->y->data
			   + (size_t)offset_at(b, &a->at_y, row, position) * fxge_dtype_size(a->y->dtype);
	float max = b->max[row], part = 1;
	double sum = b->sum[row];

	if (a->sink) { /* one more score, without a value */
		float sink = (float)fxge_array_float(a->sink, head);

		max = sink > max ? sink : max;
		part = b->max[row] == -INFINITY ? 0 : fxge_exp_negative(b->max[row] - max);
		sum = sum * (double)part + (double)fxge_exp_negative(sink - max);
	}
	bool none = b->seen[row] == 0;
	float by = none ? 0 : (float)((double)part / sum);

	for (int64_t d = 0; d < a->value_size; d++)
		b->out[d] = none ? 0 : b->y[row * a->value_width + d] * by;
	if (a->out_scale)
		store_narrow(b, row, to);
	else
		fxge_convert(a->y->dtype, to, FXGE_DT_F32, b->out, a->value_size);
	if (a->lse)
		a->lse[a->layout->packed ? position * a->heads + head
								 : (b->request * a->heads + head) * a->rows + position] =
			none && !a->sink ? INFINITY : (float)((double)max + log(sum));
}

/* ---- blocks ---- */

/* Determines the keys that each row may see, by the mode. Returns the range of all rows. */
static void
read_bands(block *b, int64_t *from, int64_t *to)
{
	const fxge_inference *a = b->a;
	int64_t all = a->n_prefix + b->r->n_keys, more = all - b->r->n_queries;

	*from = all, *to = 0;
	for (int64_t i = 0; i < b->n; i++) {
		int64_t at = position_of(b, i), first = 0, last = all;

		if (a->mode == FXGE_SPARSE_LEFT_UP)
			last = at + 1;
		else if (a->mode == FXGE_SPARSE_RIGHT_DOWN)
			last = at + more + 1;
		else if (a->mode == FXGE_SPARSE_BAND)
			first = at + more - a->before, last = at + more + a->after + 1;
		else if (a->banded_mask)
			first = at - a->before, last = at + a->after + 1;
		b->from[i] = most(first, 0);
		b->to[i] = least(last, all);
		if (b->from[i] < b->to[i]) {
			*from = least(*from, b->from[i]);
			*to = most(*to, b->to[i]);
		}
	}
}

static void
run_block(block *b)
{
	const fxge_inference *a = b->a;
	int64_t from, to;

	load_queries(b);
	read_bands(b, &from, &to);
	memset(b->k, 0, (size_t)(KEYS * a->score_width) * sizeof *b->k);
	memset(b->v, 0, (size_t)(KEYS * a->value_width) * sizeof *b->v);
	memset(b->turned, 0, (size_t)(KEYS * a->score_width) * sizeof *b->turned);
	memset(b->y, 0, (size_t)(b->n * a->value_width) * sizeof *b->y);
	for (int64_t i = 0; i < b->n; i++) {
		b->max[i] = -INFINITY;
		b->sum[i] = 0;
		b->seen[i] = 0;
	}
	for (; from < to; from += KEYS) {
		int64_t n = least(KEYS, to - from);

		load_keys(b, from, n);
		compute_scores(b, n);
		for (int64_t i = 0; i < b->n; i++)
			softmax_row(b, i, from, n);
		add_values(b, n);
	}
	for (int64_t i = 0; i < b->n; i++)
		store_row(b, i);
}

static int64_t
request_of(const fxge_inference *a, int64_t task)
{
	int64_t low = 0, high = a->batch;

	while (high - low > 1) {
		int64_t middle = (low + high) / 2;

		if (a->requests[middle].first_task <= task)
			low = middle;
		else
			high = middle;
	}
	return low;
}

void
fxge_inference_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const fxge_inference *a = ctx;
	block b = {.a = a};

	take_scratch(&b, a->scratch + worker * a->scratch_size);
	for (int64_t task = from; task < to; task++) {
		b.request = request_of(a, task);
		b.r = &a->requests[b.request];
		int64_t rows = b.r->n_queries * a->group, blocks = (rows + ROWS - 1) / ROWS,
				at = task - b.r->first_task;

		b.head = at / blocks;
		b.row = at % blocks * ROWS;
		b.n = least(ROWS, rows - b.row);
		run_block(&b);
	}
}
