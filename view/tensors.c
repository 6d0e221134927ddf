/* SPDX-License-Identifier: Apache-2.0 */
/* Constants of a page: first elements, and statistics of all or of evenly spaced elements. */
#include "view/json.h"

#include <math.h>

enum { FIRST = 16, MOST_READ = 65536 };

typedef struct statistics {
	double least, most, sum;
	int64_t read, zeros, nans, infinite;
} statistics;

/* Returns whether the elements can be read as real numbers. */
static bool
is_readable(const fxge_tensor *t, int64_t n)
{
	uint64_t span;

	return t->data && n > 0 && !fxge_dtype_is_complex(t->dtype) && fxge_tensor_span(t, &span)
		   && span <= t->size;
}

static statistics
statistics_of(const fxge_tensor *t, int64_t n)
{
	statistics s = {.least = HUGE_VAL, .most = -HUGE_VAL};
	int64_t step = (n + MOST_READ - 1) / MOST_READ;

	for (int64_t i = 0; i < n; i += step) {
		double x = fxge_tensor_float(t, i);

		s.read++;
		s.zeros += x == 0;
		s.nans += isnan(x) != 0;
		s.infinite += isinf(x) != 0;
		if (!isfinite(x))
			continue;
		s.least = x < s.least ? x : s.least;
		s.most = x > s.most ? x : s.most;
		s.sum += x;
	}
	return s;
}

static void
elements(fxge_sbuf *b, const fxge_tensor *t, int64_t n)
{
	bool integer = !fxge_dtype_is_float(t->dtype);

	fxge_sbuf_str(b, ",\"first\":[");
	for (int64_t i = 0; i < n && i < FIRST; i++) {
		fxge_sbuf_str(b, i ? "," : "");
		if (integer)
			fxge_sbuf_fmt(b, "\"%lld\"", (long long)fxge_tensor_int(t, i)); /* may exceed 2^53 */
		else
			fxge_view_json_number(b, fxge_tensor_float(t, i));
	}
	fxge_sbuf_chr(b, ']');
}

static void
tensor(fxge_sbuf *b, const fxge_tensor *t)
{
	int64_t n = fxge_tensor_numel(t);
	const char *name = t->name ? t->name : "";

	fxge_sbuf_str(b, "{\"name\":");
	fxge_sbuf_json(b, name, strlen(name));
	fxge_sbuf_fmt(b, ",\"dtype\":\"%s\",\"shape\":[", fxge_dtypes[t->dtype].text);
	for (int i = 0; i < t->rank; i++)
		fxge_sbuf_fmt(b, "%s%lld", i ? "," : "", (long long)t->shape[i]);
	fxge_sbuf_fmt(b, "],\"bytes\":%llu", (unsigned long long)fxge_tensor_dense_size(t));
	if (is_readable(t, n)) {
		statistics s = statistics_of(t, n);

		elements(b, t, n);
		fxge_sbuf_fmt(b, ",\"read\":%lld,\"zeros\":%lld,\"nans\":%lld,\"infinite\":%lld",
			(long long)s.read, (long long)s.zeros, (long long)s.nans, (long long)s.infinite);
		if (s.least <= s.most) {
			fxge_sbuf_str(b, ",\"min\":");
			fxge_view_json_number(b, s.least);
			fxge_sbuf_str(b, ",\"max\":");
			fxge_view_json_number(b, s.most);
			fxge_sbuf_str(b, ",\"mean\":");
			fxge_view_json_number(b, s.sum / (double)(s.read - s.nans - s.infinite));
		}
	}
	fxge_sbuf_chr(b, '}');
}

void
fxge_view_json_tensors(fxge_sbuf *b, const fxge_view *v)
{
	fxge_sbuf_str(b, ",\n\"tensors\":[");
	for (size_t i = 0; i < v->tensors.len; i++) {
		fxge_sbuf_str(b, i ? ",\n" : "");
		tensor(b, v->tensors.data[i]);
	}
	fxge_sbuf_chr(b, ']');
}
