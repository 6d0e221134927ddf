/* SPDX-License-Identifier: Apache-2.0 */
/* Sorting, the k largest elements, and searches in sorted sequences.
 *
 * Sources: ops-math math/sort (prototype, kernel), top_k_v2 (prototype, infershape),
 * math/search_sorted (AICPU kernel), ops-nn index/bucketize. Sorting is always stable, whatever the
 * attribute. Among equal elements TopKV2 selects the lower index; NaN is above all numbers.
 * SearchSorted returns the upper bound if `right` is set, otherwise the lower; Bucketize does the
 * same for its boundaries. A sorter has the positions of a sequence's elements in ascending order.
 */
#include "backend/cpu/kernels/positions.h"
#include "backend/cpu/kernels/rows.h"

#include "fxge_ge_sort.h"
#include "fxge_kernels_sort.h"

typedef struct key {
	double f;
	int64_t i;
} key;

typedef struct sorter {
	fxge_rows rows;
	char *values, *indices;
	fxge_dtype index_dtype;
	int64_t n_kept; /* elements of each row in the result */
	bool descending, floats;
	key *keys;      /* one row for each worker */
	int64_t *order; /* two rows for each worker */
} sorter;

/* Returns whether a precedes b in the result. */
static bool
precedes(const sorter *s, const key *a, const key *b)
{
	if (!s->floats)
		return s->descending ? a->i > b->i : a->i < b->i;
	bool na = a->f != a->f, nb = b->f != b->f;

	if (na || nb)
		return s->descending ? na && !nb : nb && !na;
	return s->descending ? a->f > b->f : a->f < b->f;
}

/* Sorts `order` by bottom-up merge sort and returns the sorted buffer: `order` or `workspace`,
 * which has the same length. */
static int64_t *
merge_sort(const sorter *s, const key *v, int64_t n, int64_t *order, int64_t *workspace)
{
	for (int64_t i = 0; i < n; i++)
		order[i] = i;
	for (int64_t width = 1; width < n; width *= 2) {
		for (int64_t lo = 0; lo < n; lo += 2 * width) {
			int64_t mid = lo + width < n ? lo + width : n,
					hi = lo + 2 * width < n ? lo + 2 * width : n;

			for (int64_t a = lo, b = mid, to = lo; to < hi; to++)
				workspace[to] = b >= hi || (a < mid && !precedes(s, &v[order[b]], &v[order[a]]))
									? order[a++]
									: order[b++];
		}
		int64_t *swap = order;

		order = workspace;
		workspace = swap;
	}
	return order;
}

static void
sort_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const sorter *s = ctx;
	int64_t n = s->rows.n;
	size_t size = fxge_dtype_size(s->rows.x->dtype);
	key *v = s->keys + worker * n;
	fxge_tensor t = {.dtype = s->rows.x->dtype, .data = (const uint8_t *)s->rows.data};

	for (int64_t row = from; row < to; row++) {
		for (int64_t i = 0; i < n; i++)
			v[i] = s->floats ? (key){.f = fxge_tensor_float(&t, row * n + i)}
							 : (key){.i = fxge_tensor_int(&t, row * n + i)};
		int64_t *order =
			merge_sort(s, v, n, s->order + 2 * worker * n, s->order + (2 * worker + 1) * n);

		for (int64_t i = 0; i < s->n_kept; i++) {
			memcpy(s->values + (size_t)(row * s->n_kept + i) * size,
				s->rows.data + (size_t)(row * n + order[i]) * size, size);
			fxge_store_int(s->index_dtype, s->indices, row * s->n_kept + i, order[i]);
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
	s->floats = fxge_dtype_is_float(x->dtype);
	s->index_dtype = k->out[1].dtype;
	s->keys = fxge_kernel_temp(k, s->rows.n * fxge_pool_size(k->pool), sizeof *s->keys);
	s->order = fxge_kernel_temp(k, 2 * s->rows.n * fxge_pool_size(k->pool), sizeof *s->order);
	s->values = fxge_rows_target(k, &k->out[0], s->rows.set);
	s->indices = fxge_rows_target(k, &k->out[1], s->rows.set);
	fxge_pool_for(k->pool, s->rows.n_rows, 1 + 4096 / (s->rows.n + 1), sort_rows, s);
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
