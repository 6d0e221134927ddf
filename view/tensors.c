/* SPDX-License-Identifier: Apache-2.0 */
/* Constants of a page: first elements, and statistics of all or of evenly spaced elements. */
#include "view/json.h"

#include "ir/statistics.h"

enum { FIRST = 16, MOST_READ = 65536 };

/* Returns the statistics of all or of evenly spaced elements. */
static fxge_statistics
statistics_of(const fxge_tensor *t, int64_t n)
{
	return fxge_statistics_of(t, (n + MOST_READ - 1) / MOST_READ);
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
	if (!fxge_dtype_is_complex(t->dtype) && fxge_statistics_apply(t)) {
		fxge_statistics s = statistics_of(t, n);

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
