/* SPDX-License-Identifier: Apache-2.0 */
/* fxge why: shows why a graph has dynamic sizes, why GE schedules nodes on the host, and why a node
 * is as it is. */
#include "cli/inspect/why.h"

#include <inttypes.h>
#include <string.h>

enum { SHOWN = 10, GEARS = 4 }; /* nodes in the table without -v; values suggested for a size */

typedef struct why {
	const fxge_program *program;
	const char *path;
	bool dynamic, host; /* selected parts; both by default */
	fxge_why_options ask;
	bool all, ways; /* all questions by default; --origin was given */
	fxge_why_sum sum;
} why;

/* Returns the type without its prefix: "NonZero" of "ge.NonZero". */
static const char *
type_of(const fxge_why_node *n)
{
	const char *dot = n->op ? strchr(n->op, '.') : NULL;

	return dot ? dot + 1 : n->op;
}

/* Returns whether the selected parts show a cause or a node: --dynamic shows sizes only. */
static bool
is_cause_shown(const why *w, const fxge_cause *c)
{
	return w->host || c->kind != FXGE_CAUSE_READ;
}

static bool
is_node_shown(const why *w, const fxge_why_node *n)
{
	return (w->host || n->reason == FXGE_WHY_SIZES)
		   && (!w->ask.node || (n->name && cli_why_has(w->program, n->name)));
}

/* ---- JSON ---- */

static const char *const kinds[] = {[FXGE_CAUSE_INPUT] = "input",
	[FXGE_CAUSE_DATA] = "data",
	[FXGE_CAUSE_LOOP] = "loop",
	[FXGE_CAUSE_READ] = "read",
	[FXGE_CAUSE_MORE] = "more"};
static const char *const reasons[] = {
	[FXGE_WHY_SIZES] = "sizes", [FXGE_WHY_GRAPH] = "graph", [FXGE_WHY_READ] = "read"};

static void
json_place(const fxge_why_node *n)
{
	fputs("{\"name\":", stdout);
	cli_json_str(n->name ? n->name : "");
	cli_json_text("op", type_of(n));
	cli_json_text("origin", n->origin);
	cli_json_location(n->file, n->line, n->source, n->module);
}

static void
json_cause(const fxge_cause *c)
{
	printf("{\"kind\":\"%s\"", kinds[c->kind]);
	cli_json_text("name", c->name);
	printf(",\"low\":%" PRId64, c->low);
	if (c->high == INT64_MAX)
		fputs(",\"high\":null", stdout);
	else
		printf(",\"high\":%" PRId64, c->high);
	cli_json_text("input", c->input);
	printf(",\"dim\":%d,\"nodes\":%zu", c->dim, c->nodes);
	cli_json_text("remedy", c->remedy);
	cli_json_key("node");
	if (c->node.op) {
		json_place(&c->node);
		putchar('}');
	} else {
		fputs("null", stdout);
	}
	putchar('}');
}

static void
json_node(const fxge_why_node *n)
{
	bool any = false;

	json_place(n);
	printf(",\"reason\":\"%s\",\"causes\":[", reasons[n->reason]);
	for (int i = 0; i < 64; i++)
		if (n->causes >> i & 1) {
			printf("%s%d", any ? "," : "", i);
			any = true;
		}
	fputs("]}", stdout);
}

static void
json(const why *w)
{
	fxge_cause c = FXGE_OPTIONS(fxge_cause);
	fxge_why_node n = FXGE_OPTIONS(fxge_why_node);

	printf(",\"nodes\":%zu,\"dynamic\":%zu,\"host\":%zu,\"gears\":%zu", w->sum.nodes,
		w->sum.dynamic, w->sum.host, w->sum.gears);
	fputs(",\"causes\":[", stdout);
	for (size_t i = 0; fxge_why_cause_get(w->program, i, &c);
		 i++) { /* all: nodes name them by index */
		fputs(i ? ",\n" : "", stdout);
		json_cause(&c);
	}
	fputs("],\"scheduled\":[", stdout);
	for (size_t i = 0, any = 0; fxge_why_node_get(w->program, i, &n); i++) {
		if (!is_node_shown(w, &n))
			continue;
		fputs(any++ ? ",\n" : "", stdout);
		json_node(&n);
	}
	putchar(']');
}

/* ---- text ---- */

static void
put_place(cli *c, const fxge_why_node *n)
{
	const cli_row r = {type_of(n), n->name, n->file, n->source, NULL, n->line};

	cli_why_place(c, &r);
}

static void
put_range(const fxge_cause *c)
{
	if (c->high == INT64_MAX)
		printf(" (%" PRId64 " or more)", c->low);
	else
		printf(" (%" PRId64 " to %" PRId64 ")", c->low, c->high);
}

static void
show_cause(cli *c, const fxge_cause *k)
{
	if (k->kind == FXGE_CAUSE_MORE) {
		printf("  further causes\n");
	} else if (k->kind == FXGE_CAUSE_READ) {
		printf("  the host reads %s of ", cli_escape(c, k->name));
		put_place(c, &k->node);
		putchar('\n');
	} else {
		printf("  %s", k->name ? cli_escape(c, k->name) : "a size");
		put_range(k);
		if (k->kind != FXGE_CAUSE_INPUT) {
			printf(": %s ", k->kind == FXGE_CAUSE_DATA ? "data-dependent, of" : "changes in");
			put_place(c, &k->node);
			putchar('\n');
		} else if (k->dim < 0) {
			printf(": input %s, a number\n", cli_escape(c, k->input));
		} else {
			printf(": dim %d of input %s\n", k->dim, cli_escape(c, k->input));
		}
	}
	printf("      %zu node%s\n", k->nodes, k->nodes == 1 ? "" : "s");
	if (k->kind != FXGE_CAUSE_INPUT && k->input)
		printf("      computed from the value of input %s\n", cli_escape(c, k->input));
	if (k->kind == FXGE_CAUSE_DATA)
		printf("      the host waits for this node before it starts those behind it\n");
	if (k->kind == FXGE_CAUSE_READ)
		printf("      fixed by a constant, or an input, in place of the computed value\n");
	if (k->remedy)
		printf("      fixed by: %s\n", k->remedy);
}

/* Prints values for the gears of a size: powers of two within its range, the largest ones if it has
 * an upper bound. */
static void
put_gear(cli *c, const fxge_cause *k)
{
	int64_t values[64];
	int n = 0;

	for (int64_t v = 1; v > 0 && v <= k->high && n < 64 && (k->high < INT64_MAX || n < GEARS);
		 v *= 2)
		if (v >= k->low && v < INT64_MAX / 2)
			values[n++] = v;
	if (n == 0)
		values[n++] = k->low;
	if (k->name)
		printf("%s=", cli_escape(c, k->name));
	else
		printf("%s:%d=", cli_escape(c, k->input), k->dim);
	for (int i = n > GEARS ? n - GEARS : 0, first = i; i < n; i++)
		printf("%s%" PRId64, i > first ? "," : "", values[i]);
}

/* Prints how gears would fix the sizes. */
static void
show_gears(cli *c, const why *w)
{
	fxge_cause k = FXGE_OPTIONS(fxge_cause);
	size_t inputs = 0, others = 0;

	for (size_t i = 0; fxge_why_cause_get(w->program, i, &k); i++)
		if (k.kind == FXGE_CAUSE_INPUT && k.dim >= 0)
			inputs++;
		else if (k.kind != FXGE_CAUSE_READ)
			others++;
	if (!w->sum.gears && inputs && others)
		printf("\nGears fix sizes of inputs only: remove the other causes first.\n");
	if (w->sum.gears || !inputs || others)
		return;
	printf(
		"\nFixed sizes: export without dynamic sizes, or compile for several sizes, for example\n"
		"  fxge compile %s -o model.om --soc=CHIP --gears \"",
		cli_escape(c, w->path));
	for (size_t i = 0, any = 0; fxge_why_cause_get(w->program, i, &k); i++)
		if (k.kind == FXGE_CAUSE_INPUT) {
			fputs(any++ ? ";" : "", stdout);
			put_gear(c, &k);
		}
	printf("\"\n");
}

static void
show_nodes(cli *c, const why *w)
{
	fxge_why_node n = FXGE_OPTIONS(fxge_why_node);
	size_t total = 0, shown = 0;
	int width = cli_narrow_width();

	for (size_t i = 0; fxge_why_node_get(w->program, i, &n); i++)
		total += is_node_shown(w, &n);
	if (total)
		printf("\n%-6s  %-16s %s\n", "reason", "operator", "node, line, module");
	for (size_t i = 0; fxge_why_node_get(w->program, i, &n); i++) {
		if (!is_node_shown(w, &n) || (shown >= SHOWN && !c->verbose))
			continue;
		cli_row r = {type_of(&n), n.name ? n.name : "", n.file, n.source, n.module, n.line};

		shown++;
		cli_put_row(c, width, printf("%-6s", reasons[n.reason]), &r);
	}
	if (shown < total)
		printf("%-6s  and %zu more: -v shows all\n", "", total - shown);
}

/* Shows the causes of the nodes that were asked for. */
static void
show_asked(cli *c, const why *w)
{
	fxge_cause k = FXGE_OPTIONS(fxge_cause);
	fxge_why_node n = FXGE_OPTIONS(fxge_why_node);
	uint64_t causes = 0;

	for (size_t i = 0; fxge_why_node_get(w->program, i, &n); i++)
		causes |= is_node_shown(w, &n) ? n.causes : 0;
	if (!causes) {
		printf(
			"\n%s\n", w->host ? "host: GE schedules it on the chip" : "dynamic sizes: it has none");
		return;
	}
	printf("\n%s:\n", w->host ? "host: GE schedules it in each run" : "dynamic sizes");
	for (size_t i = 0; fxge_why_cause_get(w->program, i, &k); i++)
		if (causes >> (i < 63 ? i : 63) & 1 && is_cause_shown(w, &k))
			show_cause(c, &k);
}

static void
show(cli *c, const why *w)
{
	fxge_cause k = FXGE_OPTIONS(fxge_cause);
	const fxge_why_sum *s = &w->sum;
	size_t rows = w->host ? s->host : s->dynamic;

	if (!rows) {
		printf(w->host ? "GE schedules none of the %zu nodes on the host\n"
					   : "none of the %zu nodes has a dynamic size\n",
			s->nodes);
		return;
	}
	if (s->gears)
		printf("The program has %zu gear%s: GE compiles it for their sizes. Without gears:\n",
			s->gears, s->gears == 1 ? "" : "s");
	if (w->dynamic)
		printf("%zu of %zu nodes have dynamic sizes.\n", s->dynamic, s->nodes);
	if (w->host)
		printf("GE schedules %zu of %zu nodes on the host in each run.\n", s->host, s->nodes);
	printf("\ncauses:\n");
	for (size_t i = 0; fxge_why_cause_get(w->program, i, &k); i++)
		if (is_cause_shown(w, &k))
			show_cause(c, &k);
	show_gears(c, w);
	show_nodes(c, w);
}

/* Finds and prints the causes of dynamic sizes; compiles the program. */
static int
explain_sizes(cli *c, why *w, fxge_program *p)
{
	int status = (int)fxge_why(p);

	cli_progress_end(c);
	if (status)
		return status;
	w->sum = FXGE_OPTIONS(fxge_why_sum);
	fxge_why_sum_get(p, &w->sum);
	if (c->json)
		json(w);
	else if (w->ask.node)
		show_asked(c, w);
	else
		show(c, w);
	return FXGE_OK;
}

static int
explain(cli *c, why *w)
{
	fxge_program *p = cli_load(c, w->path);

	if (!p)
		return cli_last_status(c);
	w->program = p;
	if (w->ask.questions) {
		int status = (int)fxge_why_ask(p, &w->ask);

		cli_progress_end(c);
		if (status)
			return status;
		cli_why_answers(c, p, &w->ask, w->ways);
	}
	if (!w->dynamic && !w->host)
		return FXGE_OK;
	return w->all && w->ask.node && !fxge_why_compiles(p) ? FXGE_OK : explain_sizes(c, w, p);
}

/* Sets the part of an option. */
static void
set(why *w, int opt)
{
	switch (opt) {
	case CLI_OPT_NODE:
		w->ask.node = optarg;
		break;
	case CLI_OPT_DYNAMIC:
		w->dynamic = true;
		break;
	case CLI_OPT_HOST:
		w->host = true;
		break;
	case CLI_OPT_ORIGIN:
		w->ask.questions |= FXGE_WHY_ORIGIN;
		w->ways = true;
		break;
	case CLI_OPT_FUSION:
		w->ask.questions |= FXGE_WHY_FUSION;
		break;
	case CLI_OPT_STATIC:
		w->ask.questions |= FXGE_WHY_STATIC;
		break;
	case CLI_OPT_CASTS:
		w->ask.questions |= FXGE_WHY_CASTS;
		break;
	case CLI_OPT_OFF_CORE:
		w->ask.questions |= FXGE_WHY_CORES;
		break;
	}
}

int
cli_why(cli *c, int argc, char **argv)
{
	why w = {.ask = FXGE_OPTIONS(fxge_why_options)};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) >= 0)
		set(&w, opt);
	if (opt == CLI_STOP)
		return status;
	w.path = cli_file(c, argc, argv);
	if (!w.path)
		return FXGE_USAGE;
	if (w.ways && !w.ask.node)
		return cli_usage(c, "--origin: which node? Add --node NAME");
	w.all = !w.dynamic && !w.host && !w.ask.questions;
	if (w.all)
		w.dynamic = w.host = true;
	if (w.all && w.ask.node)
		w.ask.questions =
			FXGE_WHY_ORIGIN | FXGE_WHY_FUSION | FXGE_WHY_STATIC | FXGE_WHY_CASTS | FXGE_WHY_CORES;
	else if (w.ask.node)
		w.ask.questions |= FXGE_WHY_ERRORS; /* finds the node */
	status = cli_open(c);
	if (status == 0)
		status = explain(c, &w);
	return cli_close(c, status);
}
