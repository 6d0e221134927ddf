/* SPDX-License-Identifier: Apache-2.0 */
/* Constants and weights by value: sampled hashes, comparison in blocks, descriptions. */
#include "diff/compare.h"

#include "base/key.h"

#include <inttypes.h>
#include <math.h>

enum { SAMPLES = 64, EACH = 4, WIDEST = 16, BLOCK = 1 << 14, MOST_READ = 65536 };

uint64_t
fxge_diff_tensor_hash(const fxge_tensor *t, bool value)
{
	uint64_t h = fxge_key_mix(t->dtype, (uint64_t)t->rank);
	uint8_t bytes[EACH * WIDEST];
	int64_t n = fxge_tensor_numel(t);
	size_t size = fxge_dtype_size(t->dtype);

	for (int i = 0; i < t->rank; i++)
		h = fxge_key_mix(h, (uint64_t)t->shape[i]);
	if (!value || !fxge_tensor_has_value(t) || size > WIDEST)
		return h;
	int64_t parts = n <= SAMPLES * EACH ? (n + EACH - 1) / EACH : SAMPLES;

	for (int64_t i = 0; i < parts; i++) {
		int64_t at = parts < SAMPLES ? i * EACH : (n - EACH) / (SAMPLES - 1) * i;
		int64_t count = n - at < EACH ? n - at : EACH;

		fxge_tensor_gather(t, at, count, bytes);
		h = fxge_key_mix(h, fxge_key_bytes(bytes, (size_t)count * size));
	}
	return h;
}

bool
fxge_diff_tensor_alike(const fxge_tensor *a, const fxge_tensor *b)
{
	return a->dtype == b->dtype && a->rank == b->rank
		   && (a->rank == 0 || memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0);
}

/* Returns the position of the first block that differs, -1 if none does. Sets *count to its number
 * of elements. */
static int64_t
first_difference(const fxge_tensor *a, const fxge_tensor *b, int64_t *count)
{
	size_t size = fxge_dtype_size(a->dtype);
	int64_t n = fxge_tensor_numel(a), step = (int64_t)(BLOCK / size);
	uint8_t x[BLOCK], y[BLOCK];

	for (int64_t at = 0; at < n; at += step) {
		*count = n - at < step ? n - at : step;
		fxge_tensor_gather(a, at, *count, x);
		fxge_tensor_gather(b, at, *count, y);
		if (memcmp(x, y, (size_t)*count * size) != 0)
			return at;
	}
	return -1;
}

bool
fxge_diff_tensor_same(const fxge_tensor *a, const fxge_tensor *b)
{
	int64_t count;

	if (!fxge_tensor_has_value(a) || !fxge_tensor_has_value(b))
		return fxge_tensor_has_value(a) == fxge_tensor_has_value(b);
	if (fxge_tensor_contiguous(a) && fxge_tensor_contiguous(b)) {
		uint64_t n = fxge_tensor_dense_size(a);

		return n == 0 || a->data == b->data || memcmp(a->data, b->data, (size_t)n) == 0;
	}
	return first_difference(a, b, &count) < 0;
}

/* ---- descriptions ---- */

static void
add_element(fxge_sbuf *b, const fxge_tensor *t, int64_t i)
{
	if (fxge_dtype_is_float(t->dtype))
		fxge_sbuf_fmt(b, "%.6g", fxge_tensor_float(t, i));
	else
		fxge_sbuf_i64(b, fxge_tensor_int(t, i));
}

/* Returns whether elements can be compared as real numbers. */
static bool
is_real(const fxge_tensor *t)
{
	return !fxge_dtype_is_complex(t->dtype) && fxge_dtypes[t->dtype].bits >= 8;
}

static bool
differs_at(const fxge_tensor *a, const fxge_tensor *b, int64_t i)
{
	uint8_t x[WIDEST], y[WIDEST];
	size_t size = fxge_dtype_size(a->dtype);

	fxge_tensor_gather(a, i, 1, x);
	fxge_tensor_gather(b, i, 1, y);
	return memcmp(x, y, size) != 0;
}

/* Appends the first element that differs. */
static void
add_first(fxge_sbuf *b, const fxge_tensor *x, const fxge_tensor *y)
{
	int64_t count = 0, at = first_difference(x, y, &count), rest;

	if (at < 0)
		return;
	for (rest = count; rest > 0 && !differs_at(x, y, at); rest--)
		at++;
	int64_t index[FXGE_MAX_RANK], left = at;

	for (int i = x->rank; i-- > 0; left /= x->shape[i])
		index[i] = left % x->shape[i];
	fxge_sbuf_str(b, "; first ");
	for (int i = 0; i < x->rank; i++)
		fxge_sbuf_fmt(b, "%s%" PRId64, i ? ", " : "[", index[i]);
	fxge_sbuf_str(b, x->rank ? "]: " : "");
	add_element(b, x, at);
	fxge_sbuf_str(b, " -> ");
	add_element(b, y, at);
}

void
fxge_diff_tensor_text(fxge_sbuf *b, const fxge_tensor *x, const fxge_tensor *y)
{
	int64_t n = fxge_tensor_numel(x), step = (n + MOST_READ - 1) / MOST_READ;
	int64_t read = 0, differ = 0, uncounted = 0;
	double most = 0;

	if (!fxge_tensor_has_value(x) || !fxge_tensor_has_value(y) || !is_real(x)) {
		fxge_sbuf_str(b, "other elements");
		return;
	}
	for (int64_t i = 0; i < n; i += step, read++) {
		double difference;

		if (!differs_at(x, y, i))
			continue;
		differ++;
		difference = fabs(fxge_tensor_float(x, i) - fxge_tensor_float(y, i));
		if (difference > most)
			most = difference;
		uncounted += isnan(difference) != 0;
	}
	fxge_sbuf_fmt(
		b, "%" PRId64 " of %" PRId64 "%s elements", differ, read, step > 1 ? " evenly spaced" : "");
	add_first(b, x, y);
	if (n > 1 && differ > uncounted)
		fxge_sbuf_fmt(b, "; largest difference %.3g", most);
}
