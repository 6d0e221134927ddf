/* SPDX-License-Identifier: Apache-2.0 */
/* fxge cost: prints the operations and memory traffic of a program and its minimal time on a
 * chip. */
#include "cli/cli.h"
#include "cli/rows.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN = 10, SIZES = 16 }; /* nodes in the table without -v; sizes in a line */

typedef struct cost {
	cli_list sizes;
	const char *aipp; /* file of --aipp, or NULL */
	double launch;    /* microseconds */
	const char *plan; /* file of --plan, or NULL */
	long long n_ranks;
	const char *trace; /* file of --trace, or NULL */
	bool force;
	const fxge_program *program;
	fxge_cost_sum sum, unfused;
	bool has_unfused;
	fxge_cost_node *nodes; /* in execution order */
	size_t n;
} cost;

static bool
set(cli *c, cost *k, int opt)
{
	if (opt == CLI_OPT_SIZE)
		return cli_list_add(c, &k->sizes, "--size", optarg);
	if (opt == CLI_OPT_AIPP) {
		k->aipp = optarg;
		return true;
	}
	if (opt == CLI_OPT_PLAN) {
		k->plan = optarg;
		return true;
	}
	if (opt == CLI_OPT_TRACE)
		return cli_parse_trace(c, optarg, &k->trace);
	if (opt == CLI_OPT_FORCE)
		return k->force = true;
	if (opt == CLI_OPT_RANKS)
		return cli_number(c, "--ranks", optarg, 1, FXGE_RANKS_MAX, &k->n_ranks);
	return cli_real(c, "--launch", optarg, &k->launch);
}

/* Returns the type without its prefix: "MatMulV2" of "ge.MatMulV2". */
static const char *
type_of(const fxge_cost_node *n)
{
	const char *dot = strchr(n->op, '.');

	return dot ? dot + 1 : n->op;
}

static int
collect(cli *c, cost *k)
{
	fxge_cost_node x = FXGE_OPTIONS(fxge_cost_node);

	k->sum = FXGE_OPTIONS(fxge_cost_sum);
	k->unfused = FXGE_OPTIONS(fxge_cost_sum);
	fxge_cost_sum_get(k->program, false, &k->sum);
	k->has_unfused = fxge_cost_sum_get(k->program, true, &k->unfused);
	while (fxge_cost_get(k->program, k->n, &x))
		k->n++;
	k->nodes = fxge_alloc(c->session, (k->n + 1) * sizeof *k->nodes);
	if (!k->nodes)
		return FXGE_NO_MEMORY;
	for (size_t i = 0; fxge_cost_get(k->program, i, &x); i++)
		k->nodes[i] = x;
	return 0;
}

/* Writes the counted nodes as a timeline. */
static int
write_trace(cli *c, const cost *k)
{
	fxge_slice *slices = fxge_alloc(c->session, (k->n + 1) * sizeof *slices);
	size_t n = 0;

	if (!slices)
		return FXGE_NO_MEMORY;
	for (size_t i = 0; i < k->n; i++) {
		const fxge_cost_node *x = &k->nodes[i];

		if (x->counted && x->bound)
			slices[n++] = (fxge_slice){x->name, type_of(x), x->module, x->file, x->source, x->line,
				x->bound, x->seconds, true, x->live};
	}
	return (int)fxge_timeline_write(
		c->session, "fxge cost", k->sum.soc, slices, n, k->trace, k->force);
}

/* ---- JSON ---- */

static void
json_sum(const fxge_cost_sum *s)
{
	printf("{\"us\":");
	cli_json_real(s->seconds * 1e6);
	cli_json_number("matrix_us", s->matrix * 1e6);
	cli_json_number("vector_us", s->vector * 1e6);
	cli_json_number("memory_us", s->memory * 1e6);
	cli_json_number("launch_us", s->launch * 1e6);
	cli_json_count("kernels", s->kernels);
	cli_json_count("unknown", s->unknown);
	cli_json_count("loops", s->loops);
	cli_json_count("branches", s->branches);
	cli_json_count("flops", s->flops);
	cli_json_count("elements", s->elements);
	cli_json_count("bytes_read", s->read);
	cli_json_count("bytes_written", s->written);
	cli_json_count("bytes_weights", s->weights);
	cli_json_count("bytes_states", s->states);
	cli_json_count("bytes_inputs", s->inputs);
	cli_json_count("bytes_values", s->values);
	putchar('}');
}

static void
json_node(const fxge_cost_node *n)
{
	fputs("{\"name\":", stdout);
	cli_json_str(n->name ? n->name : "");
	cli_json_text("op", type_of(n));
	cli_json_text("origin", n->origin);
	cli_json_location(n->file, n->line, n->source, n->module);
	cli_json_text("work", n->work);
	cli_json_text("bound", n->bound);
	printf(",\"counted\":%s,\"known\":%s,\"kernel\":%s", n->counted ? "true" : "false",
		n->known ? "true" : "false", n->kernel ? "true" : "false");
	cli_json_number("us", n->seconds * 1e6);
	cli_json_count("flops", n->flops);
	cli_json_count("elements", n->elements);
	cli_json_count("bytes_read", n->read);
	cli_json_count("bytes_written", n->written);
	cli_json_count("bytes_live", n->live);
	putchar('}');
}

static void
json_sizes(const cost *k)
{
	fxge_cost_size s = FXGE_OPTIONS(fxge_cost_size);

	cli_json_key("sizes");
	putchar('[');
	for (size_t i = 0; fxge_cost_size_get(k->program, i, &s); i++) {
		fputs(i ? ",{\"name\":" : "{\"name\":", stdout);
		cli_json_str(s.name);
		printf(",\"value\":%lld,\"given\":%s,\"chosen\":%s}", (long long)s.value,
			s.given ? "true" : "false", s.chosen ? "true" : "false");
	}
	putchar(']');
}

static void
json(const cost *k)
{
	cli_json_key("chip");
	fputs("{\"name\":", stdout);
	cli_json_str(k->sum.soc);
	cli_json_number("flops", 2 * k->sum.macs);
	cli_json_number("lanes", k->sum.lanes);
	cli_json_number("bandwidth", k->sum.bandwidth);
	cli_json_count("memory", k->sum.capacity);
	putchar('}');
	json_sizes(k);
	cli_json_key("cost");
	json_sum(&k->sum);
	cli_json_count("bytes_exchanged", fxge_cost_exchanged(k->program));
	cli_json_key("unfused");
	if (k->has_unfused)
		json_sum(&k->unfused);
	else
		fputs("null", stdout);
	cli_json_key("nodes");
	putchar('[');
	for (size_t i = 0; i < k->n; i++) {
		fputs(i ? "," : "", stdout);
		json_node(&k->nodes[i]);
	}
	putchar(']');
}

/* ---- tables ---- */

static void
put_amount(const char *before, uint64_t v, const char *behind)
{
	char text[32];

	printf("%s%s%s", before, cli_amount(text, sizeof text, (double)v), behind);
}

static double
percent(const cost *k, double seconds)
{
	return k->sum.seconds > 0 ? 100 * seconds / k->sum.seconds : 0;
}

static void
show_sizes(cli *c, const cost *k)
{
	fxge_cost_size s = FXGE_OPTIONS(fxge_cost_size);

	size_t n = 0;

	while (fxge_cost_size_get(k->program, n, &s))
		n++;
	for (size_t i = 0; i < n && i < SIZES && fxge_cost_size_get(k->program, i, &s); i++)
		printf("%s%s = %lld%s", i ? ", " : "sizes: ", cli_escape(c, s.name), (long long)s.value,
			s.given    ? ""
			: s.chosen ? " (chosen, --size sets it)"
					   : " (data-dependent: the smallest)");
	if (n > SIZES)
		printf(" and %zu more (--json has them)", n - SIZES);
	if (n)
		putchar('\n');
}

static void
show_sum(const cost *k)
{
	const fxge_cost_sum *s = &k->sum;
	char flops[32], bytes[32], room[32];

	printf("%s: %s FLOP/s in f16, %sB/s, %sB of memory\n", s->soc,
		cli_amount(flops, sizeof flops, 2 * s->macs), cli_amount(bytes, sizeof bytes, s->bandwidth),
		cli_amount(room, sizeof room, (double)s->capacity));
	printf("at least %.3f us: matrix %.3f, vector %.3f, memory %.3f, launch %.3f (%llu "
		   "kernels)\n",
		s->seconds * 1e6, s->matrix * 1e6, s->vector * 1e6, s->memory * 1e6, s->launch * 1e6,
		(unsigned long long)s->kernels);
	put_amount("", s->flops, " matrix FLOP, ");
	put_amount("", s->elements, " vector operations, ");
	put_amount("", s->read, "B read, ");
	put_amount("", s->written, "B written\n");
	put_amount("memory: weights ", s->weights, "B, ");
	put_amount("states ", s->states, "B, ");
	put_amount("inputs ", s->inputs, "B, ");
	put_amount("peak values ", s->values, "B\n");
	if (fxge_cost_exchanged(k->program))
		put_amount("exchanged with other ranks ", fxge_cost_exchanged(k->program), "B\n");
}

/* Prints the limitations of the estimate. */
static void
show_doubts(const cost *k)
{
	const fxge_cost_sum *s = &k->sum;

	if (s->weights > s->capacity || s->states > s->capacity - s->weights
		|| s->values > s->capacity - s->weights - s->states)
		printf("more than the chip's memory\n");
	if (s->loops)
		printf("%llu loop%s: the body is counted once for any number of iterations\n",
			(unsigned long long)s->loops, s->loops == 1 ? "" : "s");
	if (s->branches)
		printf("%llu node%s with branches: the most expensive branch is counted\n",
			(unsigned long long)s->branches, s->branches == 1 ? "" : "s");
	if (s->launch == 0)
		printf("kernel launches are not counted (--launch)\n");
}

static int
by_type(const void *a, const void *b)
{
	const fxge_cost_node *const *x = a, *const *y = b;

	return strcmp(type_of(*x), type_of(*y));
}

/* Prints the types without a known number of operations, with their counts. */
static void
show_unknown(cli *c, const fxge_cost_node **order, const cost *k)
{
	size_t n = 0;

	for (size_t i = 0; i < k->n; i++)
		if (k->nodes[i].counted && !k->nodes[i].known)
			order[n++] = &k->nodes[i];
	qsort(order, n, sizeof *order, by_type);
	for (size_t i = 0, same; i < n; i += same) {
		for (same = 1; i + same < n && by_type(&order[i], &order[i + same]) == 0; same++)
			;
		printf("%s%s (%zu)", i ? ", " : "unknown operations, estimated from bytes only: ",
			cli_escape(c, type_of(order[i])), same);
	}
	if (n)
		putchar('\n');
}

static void
show_saved(const cost *k)
{
	const fxge_cost_sum *f = &k->sum, *u = &k->unfused;

	if (!k->has_unfused)
		return;
	printf("without fusion: at least %.3f us, %llu kernels, ", u->seconds * 1e6,
		(unsigned long long)u->kernels);
	put_amount("", u->read, "B read, ");
	put_amount("", u->written, "B written, ");
	put_amount("values ", u->values, "B");
	if (u->seconds > 0)
		printf(": fusion saved %.1f%% of the time", 100 * (1 - f->seconds / u->seconds));
	putchar('\n');
}

static int
dearer_first(const void *a, const void *b)
{
	const fxge_cost_node *const *x = a, *const *y = b;

	return (*x)->seconds != (*y)->seconds ? ((*x)->seconds < (*y)->seconds ? 1 : -1)
										  : (*x > *y) - (*x < *y);
}

static void
put_column(uint64_t v)
{
	char text[32];

	printf(" %7s", cli_amount(text, sizeof text, (double)v));
}

static void
show_node(cli *c, const cost *k, int width, const fxge_cost_node *n)
{
	cli_row r = {type_of(n), n->name ? n->name : "", n->file, n->source, n->module, n->line};
	int used = printf("%10.3f %6.1f  %-6s", n->seconds * 1e6, percent(k, n->seconds), n->bound);

	if (width) {
		cli_put_row(c, width, used, &r);
		return;
	}
	put_column(n->flops);
	put_column(n->elements);
	put_column(n->read);
	put_column(n->written);
	put_column(n->live);
	cli_put_row(c, width, used, &r);
}

static void
show_nodes(cli *c, const fxge_cost_node **order, const cost *k)
{
	size_t n = 0, shown;
	int width = cli_narrow_width();

	for (size_t i = 0; i < k->n; i++)
		if (k->nodes[i].counted && k->nodes[i].bound)
			order[n++] = &k->nodes[i];
	if (!n)
		return;
	qsort(order, n, sizeof *order, dearer_first);
	shown = c->verbose || n < SHOWN ? n : SHOWN;
	if (width)
		printf("\n%10s %6s  %-6s  %-14s %-14s  line\n", "us", "%", "bound", "operator", "node");
	else
		printf("\n%10s %6s  %-6s %7s %7s %7s %7s %7s  %-16s %s\n", "us", "%", "bound", "FLOP",
			"vector", "read", "written", "live", "operator", "node, line, module");
	for (size_t i = 0; i < shown; i++)
		show_node(c, k, width, order[i]);
	if (shown < n)
		printf("%10s and %zu more nodes: -v shows all\n", "", n - shown);
}

static int
show(cli *c, const cost *k)
{
	const fxge_cost_node **order = fxge_alloc(c->session, (k->n + 1) * sizeof *order);

	if (!order)
		return FXGE_NO_MEMORY;
	show_sizes(c, k);
	show_sum(k);
	show_doubts(k);
	show_unknown(c, order, k);
	show_saved(k);
	show_nodes(c, order, k);
	return 0;
}

static int
count(cli *c, cost *k, const char *path)
{
	fxge_allow_unbound(c->session); /* no values are read */
	fxge_program *p = cli_load(c, path);
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);

	if (!p)
		return cli_last_status(c);
	o.soc = c->soc;
	o.sizes = k->sizes.item;
	o.launch = k->launch * 1e-6;
	o.unfused = !k->aipp; /* a compiled program has no form without fusion */
	fxge_rank_plan *plan =
		k->plan ? fxge_rank_plan_open(c->session, k->plan, (int)k->n_ranks) : NULL;
	int status = k->plan && !plan ? cli_last_status(c) : 0;

	if (plan)
		status = (int)fxge_rank_plan_check(plan, p);
	if (status == 0 && k->aipp)
		status = (int)fxge_compile(p, NULL);

	if (status == 0 && k->aipp)
		status = (int)fxge_set_aipp(p, k->aipp);
	if (status == 0)
		status = (int)fxge_cost(p, &o);
	if (status == 0 && plan)
		status = (int)fxge_rank_plan_check_groups(plan, p);
	if (status == 0 && plan)
		status = (int)fxge_rank_plan_finish(plan);

	k->program = p;
	cli_progress_end(c);
	if (status == 0)
		status = collect(c, k);
	if (status)
		return status;
	if (c->json)
		json(k);
	else
		status = show(c, k);
	return status == 0 && k->trace ? write_trace(c, k) : status;
}

int
cli_cost(cli *c, int argc, char **argv)
{
	cost k = {0};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(c, &k, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	if (!k.plan != !k.n_ranks)
		return cli_usage(c, "--ranks and --plan are used together");
	if (!(k.launch >= 0 && k.launch <= 1e6))
		return cli_usage(c, "--launch: expected 0 to 1000000 microseconds");
	status = cli_open(c);
	if (status == 0)
		status = count(c, &k, path);
	return cli_close(c, status);
}
