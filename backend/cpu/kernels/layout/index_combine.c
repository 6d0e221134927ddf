/* SPDX-License-Identifier: Apache-2.0 */
/* Combination of elements with those of an array at positions.
 *
 * Elements are processed in the order of the indices: among duplicates the last write remains, and
 * sums are added one by one. 16-bit floats are combined in f32 and rounded at each step. */
#include "backend/cpu/kernels/layout/index_combine.h"
#include "backend/cpu/kernels/complex.h"
#include "backend/cpu/kernels/loop.h"

#include <stdatomic.h>

/* Elements of a chunk whose positions are read at once. */
enum { CHUNK = 256 };

/* ---- rows of one dtype ---- */

typedef struct row {
	void *to;
	int64_t next;
	const int64_t *at; /* NULL: all elements have one position, which `to` includes */
	int64_t step;
	const void *from;
	int64_t from_next, n;
} row;

/* Defines a function that combines a row; in EXPR, `a` is the element of the array and `b` the
 * other. Dense rows are a loop of their own, which compilers vectorise. */
#define ROW(NAME, T, EXPR)                                                                         \
	static void NAME(const row *r)                                                                 \
	{                                                                                              \
		T *y = r->to;                                                                              \
		const T *u = r->from;                                                                      \
		int64_t n = r->n, next = r->next, step = r->step, from_next = r->from_next;                \
		const int64_t *at = r->at;                                                                 \
                                                                                                   \
		if (!at && next == 1 && from_next == 1)                                                    \
			for (int64_t j = 0; j < n; j++) {                                                      \
				const T a = y[j], b = u[j];                                                        \
				(void)a;                                                                           \
				y[j] = EXPR;                                                                       \
			}                                                                                      \
		else                                                                                       \
			for (int64_t j = 0; j < n; j++) {                                                      \
				T *p = &y[(at ? at[j] * step : 0) + j * next];                                     \
				const T a = *p, b = u[j * from_next];                                              \
				(void)a;                                                                           \
				*p = EXPR;                                                                         \
			}                                                                                      \
	}

#define LESS(a, b) (a != a ? a : b < a || b != b ? b : a)
#define MORE(a, b) (a != a ? a : b > a || b != b ? b : a)

typedef struct pair {
	uint64_t v[2];
} pair;

ROW(set_1, uint8_t, b)
ROW(set_2, uint16_t, b)
ROW(set_4, uint32_t, b)
ROW(set_8, uint64_t, b)
ROW(set_16, pair, b)

#define INTEGER_ROWS(T, U)                                                                         \
	ROW(add_##T, T, (T)((U)a + (U)b))                                                              \
	ROW(mul_##T, T, (T)((U)a * (U)b))                                                              \
	ROW(min_##T, T, b < a ? b : a)                                                                 \
	ROW(max_##T, T, b > a ? b : a)
#define REAL_ROWS(T)                                                                               \
	ROW(add_##T, T, a + b)                                                                         \
	ROW(mul_##T, T, (a) * (b))                                                                     \
	ROW(min_##T, T, LESS(a, b))                                                                    \
	ROW(max_##T, T, MORE(a, b))

INTEGER_ROWS(int8_t, uint32_t)
INTEGER_ROWS(int16_t, uint32_t)
INTEGER_ROWS(int32_t, uint32_t)
INTEGER_ROWS(int64_t, uint64_t)
INTEGER_ROWS(uint8_t, uint32_t)
INTEGER_ROWS(uint16_t, uint32_t)
INTEGER_ROWS(uint32_t, uint32_t)
INTEGER_ROWS(uint64_t, uint64_t)
REAL_ROWS(float)
REAL_ROWS(double)

typedef void row_fn(const row *r);

#define ROWS_OF(T)                                                                                 \
	{                                                                                              \
		NULL, add_##T, mul_##T, min_##T, max_##T                                                   \
	}

static row_fn *const rows[FXGE_DT_COUNT][FXGE_COMBINE_MAX + 1] = {
	[FXGE_DT_F32] = ROWS_OF(float),
	[FXGE_DT_F64] = ROWS_OF(double),
	[FXGE_DT_I8] = ROWS_OF(int8_t),
	[FXGE_DT_I16] = ROWS_OF(int16_t),
	[FXGE_DT_I32] = ROWS_OF(int32_t),
	[FXGE_DT_I64] = ROWS_OF(int64_t),
	[FXGE_DT_U8] = ROWS_OF(uint8_t),
	[FXGE_DT_U16] = ROWS_OF(uint16_t),
	[FXGE_DT_U32] = ROWS_OF(uint32_t),
	[FXGE_DT_U64] = ROWS_OF(uint64_t),
};

static row_fn *
setter(size_t size)
{
	switch (size) {
	case 1:
		return set_1;
	case 2:
		return set_2;
	case 4:
		return set_4;
	case 8:
		return set_8;
	default:
		return set_16;
	}
}

/* ---- dtypes without rows of their own ---- */

static void
combine_complex(fxge_combine how, fxge_dtype dt, char *to, const char *from)
{
	fxge_c128 a, b;

	fxge_convert(FXGE_DT_C128, &a, dt, to, 1);
	fxge_convert(FXGE_DT_C128, &b, dt, from, 1);
	a = how == FXGE_COMBINE_ADD ? a + b : fxge_mul_c128(a, b);
	fxge_convert(dt, to, FXGE_DT_C128, &a, 1);
}

static double
combine_floats(fxge_combine how, double a, double b)
{
	switch (how) {
	case FXGE_COMBINE_ADD:
		return a + b;
	case FXGE_COMBINE_MUL:
		return a * b;
	case FXGE_COMBINE_MIN:
		return LESS(a, b);
	default:
		return MORE(a, b);
	}
}

/* Combines elements one by one: bool, whose sums are 1 if not 0, complex numbers, floats of at most
 * 16 bits. */
static void
combine_each(fxge_combine how, fxge_dtype dt, const row *r)
{
	size_t size = fxge_dtype_size(dt);

	for (int64_t j = 0; j < r->n; j++) {
		char *to = (char *)r->to + (size_t)((r->at ? r->at[j] * r->step : 0) + j * r->next) * size;
		const char *from = (const char *)r->from + (size_t)(j * r->from_next) * size;
		fxge_tensor a = {.dtype = dt, .data = (const void *)to},
					b = {.dtype = dt, .data = (const void *)from};

		if (fxge_dtype_is_complex(dt))
			combine_complex(how, dt, to, from);
		else if (fxge_dtype_is_float(dt))
			fxge_store_float(
				dt, to, 0, combine_floats(how, fxge_tensor_float(&a, 0), fxge_tensor_float(&b, 0)));
		else
			fxge_store_int(dt, to, 0,
				(int64_t)combine_floats(
					how, (double)fxge_tensor_int(&a, 0), (double)fxge_tensor_int(&b, 0)));
	}
}

/* Combines 16-bit floats of a dense row in f32. */
static void
combine_halves(fxge_combine how, fxge_dtype dt, const row *r)
{
	float a[CHUNK], b[CHUNK];
	const char *from = r->from;
	char *to = r->to;

	for (int64_t i = 0, n; i < r->n; i += n) {
		n = r->n - i < CHUNK ? r->n - i : CHUNK;
		fxge_widen(dt, to + i * 2, n, a);
		fxge_widen(dt, from + i * 2, n, b);
		rows[FXGE_DT_F32][how](&(row){.to = a, .next = 1, .from = b, .from_next = 1, .n = n});
		fxge_narrow(dt, a, n, to + i * 2);
	}
}

static void
combine(fxge_combine how, fxge_dtype dt, const row *r)
{
	row_fn *fn = how == FXGE_COMBINE_SET ? setter(fxge_dtype_size(dt)) : rows[dt][how];

	if (fn)
		fn(r);
	else if (fxge_is_half(dt) && !r->at && r->next == 1 && r->from_next == 1)
		combine_halves(how, dt, r);
	else
		combine_each(how, dt, r);
}

void
fxge_combine_row(fxge_combine how, fxge_dtype dt, void *to, int64_t next, const int64_t *at,
	int64_t step, const void *from, int64_t from_next, int64_t n)
{
	combine(how, dt, &(row){to, next, at, step, from, from_next, n});
}

/* ---- all rows ---- */

/* Drops dims of size 1, and merges neighbours that are one dim to all three arrays. */
static void
merge_dims(fxge_scatter *s)
{
	int rank = 0;

	for (int d = 0; d < s->rank; d++) {
		int64_t n = s->shape[d];
		int p = rank - 1;

		if (n == 1)
			continue;
		if (p >= 0 && s->to_stride[p] == s->to_stride[d] * n
			&& s->from_stride[p] == s->from_stride[d] * n
			&& s->index_stride[p] == s->index_stride[d] * n)
			s->shape[p] *= n;
		else
			p = rank++, s->shape[p] = n;
		s->to_stride[p] = s->to_stride[d];
		s->from_stride[p] = s->from_stride[d];
		s->index_stride[p] = s->index_stride[d];
	}
	s->rank = rank;
}

typedef struct task {
	const fxge_scatter *s;
	atomic_bool changed; /* an index is out of range that was not at the check */
} task;

/* Combines a row, which begins at these elements of the three arrays. */
static bool
scatter_row(const fxge_scatter *s, int64_t to, int64_t from, int64_t index)
{
	int last = s->rank - 1;
	int64_t n = s->rank ? s->shape[last] : 1, next = s->rank ? s->to_stride[last] : 0,
			from_next = s->rank ? s->from_stride[last] : 0,
			index_next = s->rank ? s->index_stride[last] : 0, at[CHUNK];
	size_t size = fxge_dtype_size(s->dtype);
	row r = {.next = next, .step = s->step, .from_next = from_next};

	for (int64_t j = 0; j < n; j += r.n) {
		bool one = index_next == 0;

		r.n = one || n - j < CHUNK ? n - j : CHUNK;
		if (!fxge_positions_read(
				s->index, index + j * index_next, index_next, one ? 1 : r.n, s->n, s->negative, at))
			return false;
		r.at = one ? NULL : at;
		r.to = (char *)s->to + (size_t)(to + j * next + (one ? at[0] * s->step : 0)) * size;
		r.from = (const char *)s->from + (size_t)(from + j * from_next) * size;
		combine(s->how, s->dtype, &r);
	}
	return true;
}

static void
scatter_rows(void *ctx, int64_t first, int64_t end, int worker)
{
	task *t = ctx;
	const fxge_scatter *s = t->s;
	int64_t c[FXGE_MAX_RANK], to = 0, from = 0, index = 0, rest = first;

	(void)worker;
	for (int d = s->rank - 1; d-- > 0; rest /= s->shape[d]) {
		c[d] = rest % s->shape[d];
		to += c[d] * s->to_stride[d];
		from += c[d] * s->from_stride[d];
		index += c[d] * s->index_stride[d];
	}
	for (int64_t r = first; r < end; r++) {
		if (!scatter_row(s, to, from, index)) {
			atomic_store(&t->changed, true);
			return;
		}
		for (int d = s->rank - 1; d-- > 0;) {
			bool wraps = ++c[d] == s->shape[d];
			int64_t steps = wraps ? 1 - s->shape[d] : 1;

			to += steps * s->to_stride[d];
			from += steps * s->from_stride[d];
			index += steps * s->index_stride[d];
			if (!wraps)
				break;
			c[d] = 0;
		}
	}
}

bool
fxge_scatter_run(fxge_kernel *k, fxge_scatter *s)
{
	task t = {.s = s};
	int64_t n_rows = 1, n;
	bool independent = true; /* no two rows combine with one element, in an order to keep */

	if (s->how >= FXGE_COMBINE_MIN && fxge_dtype_is_complex(s->dtype))
		return fxge_kernel_no_dtype(k, s->dtype);
	for (int d = 0; d < s->rank; d++)
		if (s->shape[d] == 0)
			return true;
	if (!fxge_positions_check(k, s->index, s->n, s->negative))
		return false;
	merge_dims(s);
	n = s->rank ? s->shape[s->rank - 1] : 1;
	for (int d = 0; d < s->rank - 1; d++) {
		n_rows *= s->shape[d];
		independent &= s->to_stride[d] != 0;
	}
	fxge_pool_for(k->pool, n_rows, independent ? 1 + 65536 / (n + 1) : n_rows, scatter_rows, &t);
	return atomic_load(&t.changed) ? fxge_positions_changed(k) : true;
}
