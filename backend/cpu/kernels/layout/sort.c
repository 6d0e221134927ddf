/* SPDX-License-Identifier: Apache-2.0 */
/* Sorting, the k largest elements, and searches in sorted sequences.
 *
 * Sources: ops-math math/sort (prototype, kernel), top_k_v2 (prototype, infershape),
 * math/search_sorted (AICPU kernel), ops-nn index/bucketize. Sorting is always stable, whatever the
 * attribute: by digits of integers in the order of the elements. Among equal elements TopKV2
 * selects the lower index; NaN is above all numbers. SearchSorted returns the upper bound if
 * `right` is set, otherwise the lower; Bucketize does the same for its boundaries. A sorter has the
 * positions of a sequence's elements in ascending order.
 */
#include "backend/cpu/kernels/positions.h"
#include "backend/cpu/kernels/rows.h"

#include "fxge_ge_sort.h"
#include "fxge_kernels_sort.h"

enum { CHUNK = 256, SHORT = 32, DIGIT = 8, DIGITS = 1 << DIGIT, MOST_HEAP = 64 };

/* An element as an integer of the same order in the result, and its position in the row. */
typedef struct pair32 {
	uint32_t key, at;
} pair32;

typedef struct pair64 {
	uint64_t key;
	int64_t at;
} pair64;

typedef struct sorter {
	fxge_rows rows;
	char *values, *indices;
	fxge_dtype index_dtype;
	int64_t n_kept; /* elements of each row in the result */
	bool descending, is_wide;
	char *pairs;      /* two rows for each worker; NULL for a selection */
	size_t row_bytes; /* bytes of one of these rows */
} sorter;

static uint64_t
key_of_float(float f)
{
	uint32_t u;

	f = f == 0 ? 0 : f; /* no sign */
	memcpy(&u, &f, sizeof u);
	return f != f ? UINT32_MAX : u >> 31 ? ~u : u | UINT32_C(1) << 31;
}

static uint64_t
key_of_double(double f)
{
	uint64_t u;

	f = f == 0 ? 0 : f;
	memcpy(&u, &f, sizeof u);
	return f != f ? UINT64_MAX : u >> 63 ? ~u : u | UINT64_C(1) << 63;
}

/* Returns keys of n <= CHUNK elements: 32 bits, or 64 for dtypes of 8 bytes. NaN is above all. */
static void
load_keys(const sorter *s, int64_t first, int64_t n, uint64_t *to)
{
	fxge_dtype dt = s->rows.x->dtype;
	uint64_t all = s->is_wide ? UINT64_MAX : UINT32_MAX, top = all / 2 + 1;
	float f[CHUNK];
	int64_t v[CHUNK];

	if (dt == FXGE_DT_F64) {
		const double *d = fxge_row_read(dt, dt, s->rows.data, first, n, NULL);

		for (int64_t i = 0; i < n; i++)
			to[i] = key_of_double(d[i]);
	} else if (fxge_dtype_is_float(dt)) {
		const float *x = fxge_row_read(FXGE_DT_F32, dt, s->rows.data, first, n, f);

		for (int64_t i = 0; i < n; i++)
			to[i] = key_of_float(x[i]);
	} else {
		uint64_t sign = fxge_dtypes[dt].klass == FXGE_CLASS_INT ? top : 0;
		const int64_t *x = fxge_row_read(FXGE_DT_I64, dt, s->rows.data, first, n, v);

		for (int64_t i = 0; i < n; i++)
			to[i] = ((uint64_t)x[i] & all) ^ sign;
	}
	for (int64_t i = 0; s->descending && i < n; i++)
		to[i] = ~to[i] & all;
}

/* Defines functions that load and sort the pairs of a row. Rows of more than SHORT elements are
 * sorted by digits, from the lowest one, where digits that are equal in all keys cost no pass. Each
 * returns the sorted row: v or `workspace`. */
#define SORT_PAIRS(PAIR, KEY, AT)                                                                  \
	static void load_##PAIR(const sorter *s, int64_t row, PAIR *v)                                 \
	{                                                                                              \
		uint64_t keys[CHUNK];                                                                      \
                                                                                                   \
		for (int64_t i = 0; i < s->rows.n; i += CHUNK) {                                           \
			int64_t n = s->rows.n - i < CHUNK ? s->rows.n - i : CHUNK;                             \
                                                                                                   \
			load_keys(s, row * s->rows.n + i, n, keys);                                            \
			for (int64_t j = 0; j < n; j++) {                                                      \
				v[i + j].key = (KEY)keys[j];                                                       \
				v[i + j].at = (AT)(i + j);                                                         \
			}                                                                                      \
		}                                                                                          \
	}                                                                                              \
                                                                                                   \
	static void insert_##PAIR(PAIR *v, int64_t n)                                                  \
	{                                                                                              \
		for (int64_t i = 1; i < n; i++) {                                                          \
			PAIR p = v[i];                                                                         \
			int64_t to = i;                                                                        \
                                                                                                   \
			for (; to > 0 && v[to - 1].key > p.key; to--)                                          \
				v[to] = v[to - 1];                                                                 \
			v[to] = p;                                                                             \
		}                                                                                          \
	}                                                                                              \
                                                                                                   \
	static PAIR *sort_##PAIR(PAIR *v, PAIR *workspace, int64_t n)                                  \
	{                                                                                              \
		int64_t count[sizeof(KEY)][DIGITS];                                                        \
                                                                                                   \
		if (n <= SHORT) {                                                                          \
			insert_##PAIR(v, n);                                                                   \
			return v;                                                                              \
		}                                                                                          \
		memset(count, 0, sizeof count);                                                            \
		for (int64_t i = 0; i < n; i++)                                                            \
			for (size_t d = 0; d < sizeof(KEY); d++)                                               \
				count[d][v[i].key >> DIGIT * d & (DIGITS - 1)]++;                                  \
		for (size_t d = 0; d < sizeof(KEY); d++) {                                                 \
			int64_t *c = count[d], at = 0;                                                         \
			PAIR *swap = workspace;                                                                \
                                                                                                   \
			if (c[v[0].key >> DIGIT * d & (DIGITS - 1)] == n)                                      \
				continue;                                                                          \
			for (int i = 0; i < DIGITS; i++) {                                                     \
				int64_t here = c[i];                                                               \
                                                                                                   \
				c[i] = at;                                                                         \
				at += here;                                                                        \
			}                                                                                      \
			for (int64_t i = 0; i < n; i++)                                                        \
				workspace[c[v[i].key >> DIGIT * d & (DIGITS - 1)]++] = v[i];                       \
			workspace = v;                                                                         \
			v = swap;                                                                              \
		}                                                                                          \
		return v;                                                                                  \
	}

SORT_PAIRS(pair32, uint32_t, uint32_t)
SORT_PAIRS(pair64, uint64_t, int64_t)

static void
store_element(const sorter *s, int64_t row, int64_t i, int64_t at)
{
	size_t size = fxge_dtype_size(s->rows.x->dtype);

	memcpy(s->values + (size_t)(row * s->n_kept + i) * size,
		s->rows.data + (size_t)(row * s->rows.n + at) * size, size);
	fxge_store_int(s->index_dtype, s->indices, row * s->n_kept + i, at);
}

static void
sort_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const sorter *s = ctx;
	char *v = s->pairs + 2 * (size_t)worker * s->row_bytes, *workspace = v + s->row_bytes;

	for (int64_t row = from; row < to; row++) {
		if (s->is_wide) {
			load_pair64(s, row, (pair64 *)(void *)v);
			const pair64 *p =
				sort_pair64((pair64 *)(void *)v, (pair64 *)(void *)workspace, s->rows.n);

			for (int64_t i = 0; i < s->n_kept; i++)
				store_element(s, row, i, p[i].at);
		} else {
			load_pair32(s, row, (pair32 *)(void *)v);
			const pair32 *p =
				sort_pair32((pair32 *)(void *)v, (pair32 *)(void *)workspace, s->rows.n);

			for (int64_t i = 0; i < s->n_kept; i++)
				store_element(s, row, i, p[i].at);
		}
	}
}

static bool
is_behind(pair64 a, pair64 b)
{
	return a.key > b.key || (a.key == b.key && a.at > b.at);
}

/* Moves the root of a heap of n pairs down; each pair is behind its children's. */
static void
sift(pair64 *heap, int64_t n)
{
	pair64 p = heap[0];
	int64_t at = 0;

	for (int64_t child; (child = 2 * at + 1) < n; at = child) {
		if (child + 1 < n && is_behind(heap[child + 1], heap[child]))
			child++;
		if (!is_behind(heap[child], p))
			break;
		heap[at] = heap[child];
	}
	heap[at] = p;
}

/* Selects few elements of long rows by a heap of the best so far, whose root is the last of them.
 */
static void
select_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const sorter *s = ctx;
	pair64 heap[MOST_HEAP];
	uint64_t keys[CHUNK];
	int64_t n = s->rows.n, kept = s->n_kept;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		for (int64_t i = 0; i < kept; i++) /* behind all elements */
			heap[i] = (pair64){UINT64_MAX, INT64_MAX};
		for (int64_t i = 0; i < n; i += CHUNK) {
			int64_t m = n - i < CHUNK ? n - i : CHUNK;

			load_keys(s, row * n + i, m, keys);
			for (int64_t j = 0; j < m; j++)
				if (keys[j] < heap[0].key || heap[0].at == INT64_MAX) {
					heap[0] = (pair64){keys[j], i + j};
					sift(heap, kept);
				}
		}
		for (int64_t i = kept - 1; i >= 0; i--) {
			store_element(s, row, i, heap[0].at);
			heap[0] = heap[i];
			sift(heap, i);
		}
	}
}

static bool
sort_along(fxge_kernel *k, sorter *s, int axis)
{
	const fxge_array *x = fxge_kernel_in(k, GE_TopKV2__x);

	if (x->dtype > FXGE_DT_BOOL)
		return fxge_kernel_no_dtype(k, x->dtype);
	s->rows = fxge_rows_along(k, x, axis);
	bool is_selection = s->n_kept > 0 && s->n_kept <= MOST_HEAP && s->rows.n / 8 > s->n_kept;

	s->is_wide = fxge_dtype_size(x->dtype) == 8 || s->rows.n > UINT32_MAX;
	s->row_bytes = (size_t)s->rows.n * (s->is_wide ? sizeof(pair64) : sizeof(pair32));
	s->index_dtype = k->out[1].dtype;
	if (!is_selection)
		s->pairs = fxge_kernel_space(k, 2 * fxge_pool_size(k->pool), s->row_bytes);
	s->values = fxge_rows_target(k, &k->out[0], s->rows.set);
	s->indices = fxge_rows_target(k, &k->out[1], s->rows.set);
	fxge_pool_for(k->pool, s->rows.n_rows, 1 + 4096 / (s->rows.n + 1),
		is_selection ? select_rows : sort_rows, s);
	fxge_rows_store(k, &k->out[0], s->rows.set, s->values);
	fxge_rows_store(k, &k->out[1], s->rows.set, s->indices);
	return true;
}

bool
cpu_sort(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Sort__x);
	int axis = fxge_kernel_axis(fxge_arg_int(&k->call, GE_Sort__axis), x->rank);
	sorter s = {.descending = fxge_arg_bool(&k->call, GE_Sort__descending)};

	s.n_kept = x->rank ? x->shape[axis] : 1;
	return sort_along(k, &s, axis);
}

bool
cpu_top_k_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_TopKV2__x);
	int axis = fxge_kernel_axis(fxge_arg_int(&k->call, GE_TopKV2__dim), x->rank);
	sorter s = {.descending = fxge_arg_bool(&k->call, GE_TopKV2__largest)};

	s.n_kept = x->rank ? k->out[0].shape[axis] : 1;
	return sort_along(k, &s, axis);
}

/* ---- searching ---- */

/* Returns the number of elements below v in n sorted numbers; if `right`, also those equal to v. A
 * NaN belongs at the end. */
static int64_t
bound(const double *sorted, int64_t n, double v, bool right)
{
	int64_t lo = 0, hi = n;

	while (lo < hi) {
		int64_t mid = lo + (hi - lo) / 2;
		bool less = right ? !(v < sorted[mid]) : !(v <= sorted[mid]);

		*(less ? &lo : &hi) = less ? mid + 1 : mid;
	}
	return lo;
}

static void
search(fxge_kernel *k, const fxge_array *values, int64_t from, int64_t to, const double *sorted,
	int64_t n, bool right)
{
	for (int64_t i = from; i < to; i++)
		fxge_store_int(k->out[0].dtype, k->out[0].data, i,
			bound(sorted, n, fxge_array_float(values, i), right));
}

/* Does the same for integers, which a double may round. */
static int64_t
bound_int(const int64_t *sorted, int64_t lo, int64_t hi, int64_t v, bool right)
{
	while (lo < hi) {
		int64_t mid = lo + (hi - lo) / 2;
		bool less = right ? sorted[mid] <= v : sorted[mid] < v;

		*(less ? &lo : &hi) = less ? mid + 1 : mid;
	}
	return lo;
}

/* Does the same around `near`, the position of another value: ascending values are found at
 * once. */
static int64_t
bound_near(const int64_t *sorted, int64_t n, int64_t v, bool right, int64_t near)
{
	int64_t lo = 0;

	for (int64_t step = 1; near < n && (right ? sorted[near] <= v : sorted[near] < v); step *= 2) {
		lo = near + 1;
		near = near < n - step ? near + step : n;
	}
	return bound_int(sorted, lo, near, v, right);
}

static bool
ascends(const int64_t *v, int64_t n)
{
	bool yes = true;

	for (int64_t i = 1; i < n; i++)
		yes &= v[i - 1] <= v[i];
	return yes;
}

/* Searches from position to position, except in a sequence that is not sorted: there the result
 * depends on the elements that a search compares, which are those of PyTorch. */
static void
search_ints(fxge_kernel *k, const fxge_array *values, int64_t from, int64_t to,
	const int64_t *sorted, int64_t n, bool right)
{
	bool in_order = ascends(sorted, n);
	int64_t at = 0;

	for (int64_t i = from; i < to; i++) {
		int64_t v = fxge_array_int(values, i);

		at = in_order ? bound_near(sorted, n, v, right, at) : bound_int(sorted, 0, n, v, right);
		fxge_store_int(k->out[0].dtype, k->out[0].data, i, at);
	}
}

bool
cpu_bucketize(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Bucketize__x);
	fxge_floats b = fxge_arg_floats(&k->call, GE_Bucketize__boundaries);

	search(k, x, 0, fxge_array_numel(x), b.v, b.n, fxge_arg_bool(&k->call, GE_Bucketize__right));
	return true;
}

bool
cpu_search_sorted(fxge_kernel *k)
{
	const fxge_array *s = fxge_kernel_in(k, GE_SearchSorted__sorted_sequence),
					 *v = fxge_kernel_in(k, GE_SearchSorted__values),
					 *at = fxge_kernel_in(k, GE_SearchSorted__sorter);
	bool right = fxge_arg_bool(&k->call, GE_SearchSorted__right);
	int64_t n = s->rank ? s->shape[s->rank - 1] : 1,
			rows = s->rank > 1 ? fxge_array_span(s, 0, s->rank - 1) : 1,
			count = fxge_array_numel(v);
	const int64_t *order = at ? fxge_positions(k, at, n, false) : NULL;
	bool integers = !fxge_dtype_is_float(s->dtype) && !fxge_dtype_is_float(v->dtype);
	void *sorted = fxge_kernel_temp(k, n, sizeof(double));

	if (k->call.failed) /* a position that is out of range */
		return false;
	for (int64_t r = 0; r < rows; r++) {
		int64_t from = r * (count / rows), to = from + count / rows;

		for (int64_t i = 0; i < n; i++) {
			int64_t place = r * n + (order ? order[r * n + i] : i);

			if (integers)
				((int64_t *)sorted)[i] = fxge_array_int(s, place);
			else
				((double *)sorted)[i] = fxge_array_float(s, place);
		}
		if (integers)
			search_ints(k, v, from, to, sorted, n, right);
		else
			search(k, v, from, to, sorted, n, right);
	}
	return true;
}
