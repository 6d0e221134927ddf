/* SPDX-License-Identifier: Apache-2.0 */
/* Statistics of observed values. */
#include "driver/taps/taps.h"

#include <math.h>

fxge_tensor
fxge_tensor_of_array(fxge_arena *a, const fxge_array *x)
{
	fxge_tensor t = {.dtype = x->dtype,
		.rank = x->rank,
		.shape = fxge_arena_copy(a, x->shape, (size_t)x->rank * sizeof *x->shape),
		.data = x->data,
		.size = x->size,
		.file_offset = UINT64_MAX};

	if (!x->channels_last || x->rank < 3)
		return t;
	int64_t *stride = FXGE_NEW_ARRAY(a, (size_t)x->rank, int64_t), step = x->shape[1];

	for (int d = x->rank - 1; d > 1; step *= x->shape[d--])
		stride[d] = step;
	stride[0] = step;
	stride[1] = 1;
	t.stride = stride;
	return t;
}

static const char *
type_of(fxge_arena *a, const fxge_tensor *t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_fmt(&b, "%s[", fxge_dtypes[t->dtype].text);
	for (int d = 0; d < t->rank; d++)
		fxge_sbuf_fmt(&b, "%s%lld", d ? ", " : "", (long long)t->shape[d]);
	fxge_sbuf_chr(&b, ']');
	return b.data;
}

/* Returns the index of the flat position: "[0, 2]". */
static const char *
index_of(fxge_arena *a, const fxge_tensor *t, int64_t at)
{
	int64_t index[FXGE_MAX_RANK];
	fxge_sbuf b;

	for (int d = t->rank; d-- > 0; at /= t->shape[d])
		index[d] = at % t->shape[d];
	fxge_sbuf_init(&b, a);
	fxge_sbuf_chr(&b, '[');
	for (int d = 0; d < t->rank; d++)
		fxge_sbuf_fmt(&b, "%s%lld", d ? ", " : "", (long long)index[d]);
	fxge_sbuf_chr(&b, ']');
	return b.data;
}

fxge_value_stats
fxge_value_stats_of(fxge_arena *a, const char *name, const char *port, const fxge_tensor *t)
{
	fxge_value_stats out = {.size = sizeof out,
		.name = name,
		.port = port,
		.type = type_of(a, t),
		.elements = (uint64_t)fxge_tensor_numel(t),
		.least = NAN,
		.most = NAN,
		.mean = NAN,
		.norm = NAN};

	if (!fxge_statistics_apply(t))
		return out;
	fxge_statistics s = fxge_statistics_of(t, 1);

	out.zeros = (uint64_t)s.zeros;
	out.nans = (uint64_t)s.nans;
	out.infinite = (uint64_t)s.infinite;
	if (s.least <= s.most) {
		out.least = s.least;
		out.most = s.most;
		out.mean = s.sum / (double)(s.read - s.nans - s.infinite);
		out.norm = sqrt(s.squares);
	}
	if (s.first >= 0) {
		out.at = index_of(a, t, s.first);
		out.value = fxge_tensor_float(t, s.first);
	}
	return out;
}

void
fxge_value_stats_print(fxge_sbuf *b, const fxge_value_stats *s)
{
	fxge_sbuf_str(b, s->type);
	if (!isnan(s->least))
		fxge_sbuf_fmt(
			b, ", min %.6g, max %.6g, mean %.6g, norm %.6g", s->least, s->most, s->mean, s->norm);
	else if (s->elements)
		fxge_sbuf_str(b, ", no finite element");
	if (s->nans)
		fxge_sbuf_fmt(b, ", %llu NaN", (unsigned long long)s->nans);
	if (s->infinite)
		fxge_sbuf_fmt(b, ", %llu inf", (unsigned long long)s->infinite);
}
