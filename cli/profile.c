/* SPDX-License-Identifier: Apache-2.0 */
/* Output of `fxge run --profile`: time and memory by node and by operator type, as tables or
 * JSON. */
#include "cli/profile.h"
#include "cli/rows.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN = 30 }; /* nodes in the table without -v */

typedef struct type_sum {
	const char *op;
	uint64_t nodes, calls, in, out, temporary;
	double total;
} type_sum;

typedef struct profile {
	fxge_profile_sum sum;
	fxge_profile_node *nodes; /* in execution order */
	type_sum *types;          /* by decreasing time */
	size_t n_nodes, n_types;
	double wall;
} profile;

/* Returns the type without its prefix: "MatMulV2" of "ge.MatMulV2". */
static const char *
type_of(const fxge_profile_node *n)
{
	const char *dot = strchr(n->op, '.');

	return dot ? dot + 1 : n->op;
}

static double
ms(const profile *p, double seconds)
{
	return seconds * 1e3 / (double)p->sum.runs;
}

static double
percent(const profile *p, double seconds)
{
	return p->sum.total > 0 ? 100 * seconds / p->sum.total : 0;
}

/* ---- sums by type ---- */

static int
by_op(const void *a, const void *b)
{
	return strcmp(((const type_sum *)a)->op, ((const type_sum *)b)->op);
}

static int
by_time(const void *a, const void *b)
{
	const type_sum *x = a, *y = b;

	return x->total != y->total ? (x->total < y->total ? 1 : -1) : by_op(a, b);
}

static void
sum_types(profile *p)
{
	size_t n = 0;

	for (size_t i = 0; i < p->n_nodes; i++) {
		const fxge_profile_node *x = &p->nodes[i];

		p->types[i] = (type_sum){type_of(x), 1, x->calls, x->in, x->out, x->temporary, x->total};
	}
	qsort(p->types, p->n_nodes, sizeof *p->types, by_op);
	for (size_t i = 0; i < p->n_nodes; i++) {
		type_sum *t = n ? &p->types[n - 1] : NULL;

		if (!t || by_op(t, &p->types[i]) != 0) {
			p->types[n++] = p->types[i];
			continue;
		}
		t->nodes++;
		t->calls += p->types[i].calls;
		t->in += p->types[i].in;
		t->out += p->types[i].out;
		t->total += p->types[i].total;
		if (p->types[i].temporary > t->temporary)
			t->temporary = p->types[i].temporary;
	}
	p->n_types = n;
	qsort(p->types, n, sizeof *p->types, by_time);
}

static int
collect(cli *c, const fxge_executable *e, profile *p)
{
	fxge_profile_node x = FXGE_OPTIONS(fxge_profile_node);
	size_t n = 0;

	p->sum = FXGE_OPTIONS(fxge_profile_sum);
	fxge_profile_sum_get(e, &p->sum);
	while (fxge_profile_get(e, n, &x))
		n++;
	p->nodes = fxge_alloc(c->session, (n + 1) * sizeof *p->nodes);
	p->types = fxge_alloc(c->session, (n + 1) * sizeof *p->types);
	if (!p->nodes || !p->types)
		return FXGE_NO_MEMORY;
	for (size_t i = 0; fxge_profile_get(e, i, &x); i++)
		p->nodes[p->n_nodes++] = x;
	sum_types(p);
	return 0;
}

/* ---- JSON ---- */

static void
json_node(const profile *p, const fxge_profile_node *n)
{
	fputs("{\"name\":", stdout);
	cli_json_str(n->name ? n->name : "");
	cli_json_text("op", type_of(n));
	cli_json_text("origin", n->origin);
	cli_json_location(n->file, n->line, n->source, n->module);
	printf(",\"calls\":%llu", (unsigned long long)n->calls);
	cli_json_number("ms", ms(p, n->total));
	cli_json_number("best_ms", n->best * 1e3);
	printf(",\"bytes_in\":%llu,\"bytes_out\":%llu,\"bytes_made\":%llu,\"bytes_temporary\":%llu,"
		   "\"bytes_live\":%llu,\"bytes_of_peak\":%llu}",
		(unsigned long long)n->in, (unsigned long long)n->out, (unsigned long long)n->made,
		(unsigned long long)n->temporary, (unsigned long long)n->live, (unsigned long long)n->held);
}

static void
json_type(const profile *p, const type_sum *t)
{
	fputs("{\"op\":", stdout);
	cli_json_str(t->op);
	printf(",\"nodes\":%llu,\"calls\":%llu", (unsigned long long)t->nodes,
		(unsigned long long)t->calls);
	cli_json_number("ms", ms(p, t->total));
	printf(",\"bytes_in\":%llu,\"bytes_out\":%llu,\"bytes_temporary\":%llu}",
		(unsigned long long)t->in, (unsigned long long)t->out, (unsigned long long)t->temporary);
}

static void
json(const profile *p)
{
	cli_json_key("profile");
	printf("{\"runs\":%llu", (unsigned long long)p->sum.runs);
	cli_json_number("wall_ms", ms(p, p->wall));
	cli_json_number("ms", ms(p, p->sum.total));
	cli_json_number("best_ms", p->sum.best * 1e3);
	cli_json_number("nodes_ms", ms(p, p->sum.nodes));
	cli_json_number("before_ms", ms(p, p->sum.before));
	cli_json_number("after_ms", ms(p, p->sum.after));
	cli_json_number("counting_ms", ms(p, p->sum.counting));
	printf(",\"peak_bytes\":%llu", (unsigned long long)p->sum.peak);
	cli_json_key("types");
	putchar('[');
	for (size_t i = 0; i < p->n_types; i++) {
		fputs(i ? "," : "", stdout);
		json_type(p, &p->types[i]);
	}
	putchar(']');
	cli_json_key("nodes");
	putchar('[');
	for (size_t i = 0; i < p->n_nodes; i++) {
		fputs(i ? "," : "", stdout);
		json_node(p, &p->nodes[i]);
	}
	fputs("]}", stdout);
}

/* ---- tables ---- */

static void
put_sizes(const uint64_t *v, int n)
{
	char text[32];

	for (int i = 0; i < n; i++)
		printf(" %7s", cli_amount(text, sizeof text, (double)v[i]));
}

static void
show_types(cli *c, const profile *p)
{
	printf("\n%10s %6s %6s %8s %7s %7s %7s  %s\n", "ms a run", "%", "nodes", "calls", "in", "out",
		"temp", "operator");
	for (size_t i = 0; i < p->n_types; i++) {
		const type_sum *t = &p->types[i];

		printf("%10.3f %6.1f %6llu %8llu", ms(p, t->total), percent(p, t->total),
			(unsigned long long)t->nodes, (unsigned long long)(t->calls / p->sum.runs));
		put_sizes((const uint64_t[]){t->in, t->out, t->temporary}, 3);
		printf("  %s\n", cli_escape(c, t->op));
	}
}

static int
slower_first(const void *a, const void *b)
{
	const fxge_profile_node *const *x = a, *const *y = b;

	return (*x)->total != (*y)->total ? ((*x)->total < (*y)->total ? 1 : -1)
									  : (*x > *y) - (*x < *y);
}

static void
show_node(cli *c, const profile *p, int width, const fxge_profile_node *n)
{
	cli_row r = {type_of(n), n->name ? n->name : "", n->file, n->source, n->module, n->line};
	int used;

	if (width) {
		used = printf("%10.3f %6.1f", ms(p, n->total), percent(p, n->total)) + 8;
		put_sizes(&n->live, 1);
	} else {
		used = printf("%10.3f %10.3f %6.1f", ms(p, n->total), n->best * 1e3, percent(p, n->total));
		put_sizes((const uint64_t[]){n->in, n->out, n->temporary, n->live, n->held}, 5);
	}
	cli_put_row(c, width, used, &r);
}

static bool
is_constant(const char *op)
{
	return strcmp(op, "Const") == 0 || strcmp(op, "Constant") == 0
		   || strcmp(op, "FileConstant") == 0;
}

static int
show_nodes(cli *c, const profile *p)
{
	const fxge_profile_node **order = fxge_alloc(c->session, (p->n_nodes + 1) * sizeof *order);
	size_t n = 0, shown;
	int width = cli_narrow_width();

	if (!order)
		return FXGE_NO_MEMORY;
	for (size_t i = 0; i < p->n_nodes; i++)
		if (c->verbose || !is_constant(type_of(&p->nodes[i])))
			order[n++] = &p->nodes[i];
	qsort(order, n, sizeof *order, slower_first);
	shown = c->verbose || n < SHOWN ? n : SHOWN;
	if (width)
		printf("\n%10s %6s %7s  %-14s %-14s  line\n", "ms a run", "%", "live", "operator", "node");
	else
		printf("\n%10s %10s %6s %7s %7s %7s %7s %7s  %-16s %s\n", "ms a run", "best", "%", "in",
			"out", "temp", "live", "of peak", "operator", "node, line, module");
	for (size_t i = 0; i < shown; i++)
		show_node(c, p, width, order[i]);
	if (shown < p->n_nodes)
		printf(
			"%10s and %zu more nodes, including constants: -v shows all\n", "", p->n_nodes - shown);
	return 0;
}

static int
show_chip(cli *c, const profile *p, const char *lack)
{
	printf("\n%llu run%s of %.3f ms (best %.3f): on the chip %.3f, before %.3f, after %.3f\n",
		(unsigned long long)p->sum.runs, p->sum.runs == 1 ? "" : "s", ms(p, p->sum.total),
		p->sum.best * 1e3, ms(p, p->sum.nodes), ms(p, p->sum.before), ms(p, p->sum.after));
	puts("before: inputs checked and copied to the chip; after: results copied back");
	if (lack)
		printf("no times of operators: %s\n", lack);
	if (!p->n_nodes)
		return 0;
	show_types(c, p);
	return show_nodes(c, p);
}

static int
show(cli *c, const profile *p)
{
	char peak[32];

	printf("\n%llu run%s of %.3f ms (best %.3f): nodes %.3f, before %.3f, after %.3f, counting "
		   "%.3f\n",
		(unsigned long long)p->sum.runs, p->sum.runs == 1 ? "" : "s", ms(p, p->sum.total),
		p->sum.best * 1e3, ms(p, p->sum.nodes), ms(p, p->sum.before), ms(p, p->sum.after),
		ms(p, p->sum.counting));
	printf("peak of values and temporaries: %s bytes\n",
		cli_amount(peak, sizeof peak, (double)p->sum.peak));
	show_types(c, p);
	return show_nodes(c, p);
}

int
cli_profile_show(cli *c, const fxge_executable *e, double wall, bool chip)
{
	profile p = {.wall = wall};
	int status = collect(c, e, &p);

	if (status || !p.sum.runs)
		return status;
	if (!c->json)
		return chip ? show_chip(c, &p, fxge_profile_lack(e)) : show(c, &p);
	json(&p);
	return 0;
}

int
cli_profile_trace(cli *c, const fxge_executable *e, const char *path, bool force)
{
	profile p = {0};
	int status = collect(c, e, &p);
	fxge_slice *slices = fxge_alloc(c->session, (p.n_nodes + 2) * sizeof *slices);
	size_t n = 0;

	if (status || !p.sum.runs)
		return status;
	if (!slices)
		return FXGE_NO_MEMORY;
	slices[n++] = (fxge_slice){.name = "inputs", .seconds = ms(&p, p.sum.before) / 1e3};
	for (size_t i = 0; i < p.n_nodes; i++) {
		const fxge_profile_node *x = &p.nodes[i];

		if (x->calls)
			slices[n++] = (fxge_slice){x->name, type_of(x), x->module, x->file, x->source, x->line,
				NULL, ms(&p, x->total) / 1e3, true, x->live};
	}
	slices[n++] = (fxge_slice){.name = "results", .seconds = ms(&p, p.sum.after) / 1e3};
	return (int)fxge_timeline_write(
		c->session, "fxge run", "nodes, mean of all runs", slices, n, path, force);
}
