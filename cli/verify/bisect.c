/* SPDX-License-Identifier: Apache-2.0 */
/* Output of `fxge verify --bisect`: a table of nodes, or JSON. */
#include "cli/verify/bisect.h"

#include <string.h>

typedef struct counts {
	int compared, different, skipped;
	const char *first;
} counts;

static bool
is_ok(const fxge_bisect_row *r)
{
	return r->own_ok && r->total_ok;
}

/* ---- JSON ---- */

static void
json_row(const fxge_bisect_row *r, bool first)
{
	fputs(first ? "{\"name\":" : ",{\"name\":", stdout);
	cli_json_str(r->name);
	cli_json_text("dtype", r->dtype);
	cli_json_known("own", r->own);
	cli_json_known("own_bar", r->own_bar);
	cli_json_known("total", r->total);
	cli_json_known("total_bar", r->total_bar);
	cli_json_known("torch", r->torch);
	printf(",\"own_ok\":%s,\"total_ok\":%s}", r->own_ok ? "true" : "false",
		r->total_ok ? "true" : "false");
}

static void
json_skipped(const cli_bisect *b)
{
	fxge_trace_info t = FXGE_OPTIONS(fxge_trace_info);
	bool first = true;

	cli_json_key("skipped");
	putchar('[');
	for (size_t i = 0; fxge_trace_get(b->traced, i, &t); i++) {
		if (t.kept)
			continue;
		if (!first)
			putchar(',');
		first = false;
		cli_json_str(t.name);
	}
	putchar(']');
}

static void
json_case(const cli_bisect *b, const counts *n, bool first)
{
	fxge_bisect_row r = FXGE_OPTIONS(fxge_bisect_row);

	fputs(first ? "{\"case\":" : ",{\"case\":", stdout);
	cli_json_str(b->run);
	cli_json_text("first", n->first);
	printf(",\"compared\":%d,\"different\":%d", n->compared, n->different);
	cli_json_key("nodes");
	putchar('[');
	for (size_t i = 0; fxge_bisect_get(b->exe, i, &r); i++)
		json_row(&r, i == 0);
	putchar(']');
	json_skipped(b);
	putchar('}');
}

/* ---- table ---- */

static const char *
real(char *out, size_t room, double v)
{
	snprintf(out, room, v < 0 ? "-" : "%.4g", v);
	return out;
}

static void
show_case(cli *c, const cli_bisect *b)
{
	fxge_bisect_row r = FXGE_OPTIONS(fxge_bisect_row);
	bool header = c->quiet;

	for (size_t i = 0; fxge_bisect_get(b->exe, i, &r); i++) {
		if (is_ok(&r) && !c->verbose)
			continue;
		if (!header)
			printf("%-8s %-24s %-5s %11s %11s %11s %11s\n", "case", "node", "dtype", "own error",
				"its share", "in the run", "bar");
		header = true;
		char own[32], share[32];

		printf("%-8s %-24s %-5s %11s %11s %11.4g %11.4g  %s%s\n", b->run, cli_escape(c, r.name),
			r.dtype, real(own, sizeof own, r.own), real(share, sizeof share, r.own_bar), r.total,
			r.total_bar, cli_verdict(c, is_ok(&r)), r.own_ok && !r.total_ok ? " in the run" : "");
	}
}

/* ---- one case ---- */

static counts
count(const cli_bisect *b, bool differs)
{
	fxge_bisect_row r = FXGE_OPTIONS(fxge_bisect_row);
	fxge_trace_info t = FXGE_OPTIONS(fxge_trace_info);
	counts n = {0};
	const char *total = NULL;

	for (size_t i = 0; fxge_bisect_get(b->exe, i, &r); i++) {
		n.compared++;
		n.different += !is_ok(&r);
		if (!r.own_ok && !n.first)
			n.first = r.name;
		if (!r.total_ok && !total)
			total = r.name;
	}
	if (differs && !n.first)
		n.first = total;
	for (size_t i = 0; fxge_trace_get(b->traced, i, &t); i++)
		n.skipped += !t.kept;
	return n;
}

int
cli_bisect_case(cli *c, const cli_bisect *b, const fxge_tensor_view *in, int n_in, int *shown)
{
	fxge_bisect_options o = FXGE_OPTIONS(fxge_bisect_options);
	char prefix[80];

	snprintf(prefix, sizeof prefix, "%s/", b->run);
	o.prefix = prefix;
	o.factor = b->factor;
	o.rtol = b->rtol;
	o.traced = b->traced;
	int status = (int)fxge_bisect(b->exe, in, n_in, b->values, &o);

	if (status != 0 && status != FXGE_DIFFERENT)
		return status;
	counts n = count(b, status == FXGE_DIFFERENT);

	if (c->json)
		json_case(b, &n, *shown == 0);
	else
		show_case(c, b);
	++*shown;
	cli_note(c,
		"%s: %d nodes compared, %d different; %d not computed separately "
		"(fused, folded, shared or not needed)",
		b->run, n.compared, n.different, n.skipped);
	if (n.first)
		cli_note(c, "%s: the first differing node is %s", b->run, n.first);
	return status;
}
