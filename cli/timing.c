/* SPDX-License-Identifier: Apache-2.0 */
/* Times of repeated runs: percentiles and throughput; the option --trace. */
#include "cli/arrays.h"

#include <stdlib.h>
#include <string.h>

bool
cli_times_start(cli *c, cli_times *t, long long n)
{
	t->n = 0;
	t->ms = fxge_alloc(c->session, (size_t)n * sizeof *t->ms);
	return t->ms != NULL;
}

void
cli_times_add(cli_times *t, double seconds)
{
	t->ms[t->n++] = seconds * 1e3;
}

static int
compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Returns the smallest time that `percent` of the sorted times do not exceed (nearest rank). */
static double
percentile(const double *sorted, size_t n, double percent)
{
	size_t rank = (size_t)(percent * (double)n / 100 + 0.999999);

	return sorted[rank > 0 ? rank - 1 : 0];
}

/* Sorts the times behind the first run, which also allocates memory. */
cli_timing
cli_times_sum(cli_times *t)
{
	size_t n = t->n - 1;
	double *ms = t->ms + 1, sum = 0;

	qsort(ms, n, sizeof *ms, compare);
	for (size_t i = 0; i < n; i++)
		sum += ms[i];
	return (cli_timing){.n = n,
		.first = t->ms[0],
		.mean = sum / (double)n,
		.min = ms[0],
		.p50 = percentile(ms, n, 50),
		.p90 = percentile(ms, n, 90),
		.p99 = percentile(ms, n, 99),
		.max = ms[n - 1],
		.per_second = sum > 0 ? 1e3 * (double)n / sum : 0};
}

void
cli_show_timing(cli *c, const cli_timing *t)
{
	cli_note(c, "first run %.3f ms, then %zu runs: %.1f per second", t->first, t->n, t->per_second);
	cli_note(c, "ms: mean %.3f, min %.3f, p50 %.3f, p90 %.3f, p99 %.3f, max %.3f", t->mean, t->min,
		t->p50, t->p90, t->p99, t->max);
}

void
cli_json_timing(const cli_timing *t)
{
	printf(",\"timing\":{\"runs\":%zu", t->n);
	cli_json_number("first_ms", t->first);
	cli_json_number("mean_ms", t->mean);
	cli_json_number("min_ms", t->min);
	cli_json_number("p50_ms", t->p50);
	cli_json_number("p90_ms", t->p90);
	cli_json_number("p99_ms", t->p99);
	cli_json_number("max_ms", t->max);
	cli_json_number("per_second", t->per_second);
	putchar('}');
}

bool
cli_parse_trace(cli *c, const char *value, const char **out)
{
	*out = value;
	return strcmp(value, "-") != 0
		   || cli_usage(c, "--trace needs a file: standard output has the report") == 0;
}
