/* SPDX-License-Identifier: Apache-2.0 */
/* Accuracy in the dtypes of a chip: inputs, tables, and `fxge verify --dtypes=chip`. */
#include "cli/verify/accuracy.h"

#include <limits.h>
#include <math.h>
#include <string.h>

enum { SHOWN = 20 }; /* nodes in the table without -v */

/* ---- options ---- */

static bool
set_dtypes(cli *c, cli_accuracy *o, const char *value)
{
	static const char *const words[] = {"program", "chip"};

	o->dtypes = strcmp(value, words[1]) == 0;
	if (o->dtypes || strcmp(value, words[0]) == 0)
		return true;
	cli_unknown(c, "value of --dtypes", value, words, 2);
	return false;
}

bool
cli_accuracy_set(cli *c, cli_accuracy *o, int opt, const char *value)
{
	switch (opt) {
	case CLI_OPT_DTYPES:
		return set_dtypes(c, o, value);
	case CLI_OPT_PRECISION:
		o->precision = value;
		return true;
	case CLI_OPT_KEEP_DTYPE:
		o->keep = value;
		return true;
	case CLI_OPT_BUDGET:
		o->budget_given = true;
		return cli_real(c, "--budget", value, &o->budget);
	case CLI_OPT_RANDOM:
		o->random = true;
		return cli_number(c, "--random", value, 0, LLONG_MAX, &o->seed);
	default:
		return cli_list_add(c, &o->sizes, "--size", value);
	}
}

int
cli_accuracy_check(cli *c, const cli_accuracy *o)
{
	if (!c->soc)
		return cli_usage(c, "the dtypes of a chip need the chip: --soc=Ascend310P3");
	if (!(o->budget >= 0) || isinf(o->budget))
		return cli_usage(c, "--budget: expected a number of at least 0, got %g", o->budget);
	if (o->random && o->expected)
		return cli_usage(c, "--random and --expected exclude each other");
	if (!o->random && !o->expected)
		return cli_usage(c, "--expected F.npz or --random SEED is missing");
	if (o->sizes.n && !o->random)
		return cli_usage(c, "--size needs --random");
	return 0;
}

/* ---- inputs ---- */

typedef struct measuring {
	cli *cli;
	cli_accuracy *options;
	fxge_accuracy *accuracy;
	fxge_arrays *file;
	fxge_tensor_view *in;
} measuring;

/* Compares the reference with that of the file, PyTorch's in float64. */
static void
compare_references(measuring *m, const char *run)
{
	const fxge_executable *e = fxge_accuracy_reference(m->accuracy);
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_difference d = FXGE_OPTIONS(fxge_difference);
	fxge_tensor_view mine, theirs;
	char key[32];

	for (int i = 0; fxge_output_get(e, i, &info); i++) {
		snprintf(key, sizeof key, "%d", info.position);
		if (strcmp(info.role, "user") == 0 && fxge_get_result(e, i, &mine)
			&& cli_case_find(m->file, run, "ref", key, &theirs)
			&& fxge_compare(&mine, &theirs, 0, 0, &d))
			m->options->reference_error = fmax(m->options->reference_error, d.error);
	}
}

static int
run_cases(measuring *m, const char *prefix, bool keep_state)
{
	const char *only = m->options->only;
	char run[64];
	cli_cases all;
	cli_case at = {0};
	int status = cli_cases_find(m->cli, m->file, prefix, &all) ? 0 : FXGE_NO_MEMORY;

	fxge_reset_states(fxge_accuracy_reference(m->accuracy));
	while (status == 0 && cli_case_next(&all, &at)) {
		snprintf(run, sizeof run, "%s%ld", prefix, at.array->number);
		if (only && strcmp(only, run) != 0 && !keep_state)
			continue;
		fxge_executable *e = fxge_accuracy_reference(m->accuracy);

		if (!keep_state)
			fxge_reset_states(e);
		status = (int)fxge_accuracy_run(m->accuracy, m->in, cli_case_bind(m->file, run, e, m->in));
		if (status == 0)
			compare_references(m, run);
	}
	return status;
}

static int
run_file(measuring *m)
{
	const cli_accuracy *o = m->options;
	fxge_accuracy_sum sum = FXGE_OPTIONS(fxge_accuracy_sum);

	m->file = fxge_arrays_read(m->cli->session, o->expected);
	if (!m->file)
		return cli_last_status(m->cli);
	int status = run_cases(m, "c", false);

	if (status == 0 && (!o->only || strncmp(o->only, "step", 4) == 0))
		status = run_cases(m, "step", true);
	fxge_accuracy_sum_get(m->accuracy, &sum);
	if (status == 0 && sum.runs == 0)
		return cli_usage(m->cli, "%s has no case%s%s to run", o->expected, o->only ? " " : "",
			o->only ? o->only : "");
	return status;
}

static int
run_random(measuring *m)
{
	fxge_executable *e = fxge_accuracy_reference(m->accuracy);
	fxge_arrays *a = fxge_random_inputs(e, (uint64_t)m->options->seed, m->options->sizes.item);
	int n = 0;

	if (!a)
		return cli_last_status(m->cli);
	while (n < CLI_MAX_INPUTS && fxge_arrays_get(a, (size_t)n, &m->in[n]))
		n++;
	return (int)fxge_accuracy_run(m->accuracy, m->in, n);
}

fxge_accuracy *
cli_accuracy_measure(cli *c, cli_accuracy *o, const char *path, int *status)
{
	const cli_quant_options floats = {0};
	fxge_program *p = cli_load_compiled(c, path, &floats);
	measuring m = {.cli = c, .options = o};
	fxge_accuracy_options options = FXGE_OPTIONS(fxge_accuracy_options);

	options.mode = o->precision;
	options.keep = o->keep;
	o->reference_error = -1;
	m.accuracy = p ? fxge_accuracy_open(p, &options) : NULL;
	m.in = m.accuracy ? fxge_alloc(c->session, CLI_MAX_INPUTS * sizeof *m.in) : NULL;
	*status = !m.in ? cli_last_status(c) : o->random ? run_random(&m) : run_file(&m);
	if (*status == 0)
		return m.accuracy;
	fxge_accuracy_close(m.accuracy);
	return NULL;
}

/* ---- nodes ---- */

static void
json_node(const fxge_accuracy_node *n, bool first)
{
	fputs(first ? "{\"name\":" : ",{\"name\":", stdout);
	cli_json_str(n->name);
	cli_json_text("type", n->type);
	cli_json_text("dtype", n->dtype);
	cli_json_text("computed", n->computed);
	cli_json_known("own", n->own);
	cli_json_known("total", n->total);
	printf(",\"narrowed\":%s,\"assumed\":%s", n->narrowed ? "true" : "false",
		n->assumed ? "true" : "false");
	cli_json_text("f32_kernel", n->wide);
	cli_json_location(n->file, n->line, n->source, n->module);
	putchar('}');
}

static const char *
error_text(char *out, size_t room, double v)
{
	snprintf(out, room, v < 0 ? "-" : "%.3g", v);
	return out;
}

static void
show_node(cli *c, const fxge_accuracy_node *n, bool header)
{
	char own[32], total[32], dtypes[64];

	if (header)
		printf(
			"%-24s %-20s %-12s %-8s %9s %9s\n", "node", "type", "dtype", "kernel", "own", "total");
	snprintf(dtypes, sizeof dtypes, "%s%s%s", n->dtype, n->narrowed ? " -> " : "",
		n->narrowed ? n->computed : "");
	printf("%-24s %-20s %-12s %-8s %9s %9s", cli_escape(c, n->name), n->type, dtypes,
		n->assumed ? "assumed" : "known", error_text(own, sizeof own, n->own),
		error_text(total, sizeof total, n->total));
	if (n->file)
		printf("  %s:%d", cli_escape(c, n->file), n->line);
	putchar('\n');
}

void
cli_accuracy_show_nodes(cli *c, const fxge_accuracy *a, size_t most, bool kept)
{
	fxge_accuracy_node n = FXGE_OPTIONS(fxge_accuracy_node);
	size_t shown = 0;

	for (size_t i = 0; shown < most && fxge_accuracy_node_get(a, i, &n); i++) {
		if (kept && !n.kept)
			continue;
		if (c->json)
			json_node(&n, shown == 0);
		else if (!c->quiet)
			show_node(c, &n, shown == 0);
		shown++;
	}
}

/* ---- verify ---- */

void
cli_accuracy_json_sum(const cli_accuracy *o, const fxge_accuracy_sum *sum)
{
	cli_json_text("chip", sum->chip);
	cli_json_text("kernels", sum->source);
	cli_json_text("option", sum->option);
	cli_json_text("mode", sum->mode);
	cli_json_text("reference_in_f32", sum->narrow);
	printf(",\"nodes_computed\":%u,\"narrowed\":%u,\"assumed\":%u,\"runs\":%u", sum->nodes,
		sum->narrowed, sum->assumed, sum->runs);
	cli_json_known("error", sum->error);
	cli_json_known("budget", o->budget);
	cli_json_known("reference_error", o->reference_error);
}

static void
show_outputs(cli *c, const fxge_accuracy *a, double budget)
{
	fxge_accuracy_output r = FXGE_OPTIONS(fxge_accuracy_output);

	for (size_t i = 0; fxge_accuracy_output_get(a, i, &r); i++) {
		bool ok = r.error <= budget;

		if (c->json) {
			fputs(i ? ",{\"name\":" : "{\"name\":", stdout);
			cli_json_str(r.name);
			cli_json_text("role", r.role);
			cli_json_text("dtype", r.dtype);
			cli_json_known("error", r.error);
			printf(",\"ok\":%s}", ok ? "true" : "false");
		} else if (!ok || !c->quiet) {
			printf("%s %s (%s): error %.3g, budget %.3g  %s\n",
				strcmp(r.role, "user") == 0 ? "output" : r.role, cli_escape(c, r.name), r.dtype,
				r.error, budget, cli_verdict(c, ok));
		}
	}
}

static void
note_sum(cli *c, const cli_accuracy *o, const fxge_accuracy_sum *sum)
{
	cli_note(c,
		"%s, %s=%s: %u of %u nodes compute in 16 bits what is wider here; the kernels of %u are "
		"assumed, not listed in %s",
		sum->chip, sum->option, sum->mode, sum->narrowed, sum->nodes, sum->assumed, sum->source);
	if (sum->narrow)
		cli_note(c, "the reference computes in f32: %s", sum->narrow);
	if (o->reference_error >= 0 && c->verbose)
		cli_note(c, "the float64 run is within %.3g of PyTorch's", o->reference_error);
	if (sum->error > o->budget && sum->narrowed)
		cli_note(c, "`fxge keep-precision` finds the nodes to keep in f32");
}

int
cli_accuracy_verify(cli *c, cli_accuracy *o, const char *path)
{
	fxge_accuracy_sum sum = FXGE_OPTIONS(fxge_accuracy_sum);
	int status;
	fxge_accuracy *a = cli_accuracy_measure(c, o, path, &status);

	if (!a)
		return status;
	fxge_accuracy_sum_get(a, &sum);
	if (c->json) {
		cli_accuracy_json_sum(o, &sum);
		fputs(",\"nodes\":[", stdout);
	}
	cli_accuracy_show_nodes(c, a, c->verbose || c->json ? SIZE_MAX : SHOWN, false);
	if (c->json)
		fputs("],\"outputs\":[", stdout);
	show_outputs(c, a, o->budget);
	if (c->json)
		putchar(']');
	note_sum(c, o, &sum);
	fxge_accuracy_close(a);
	return sum.error <= o->budget ? 0 : FXGE_DIFFERENT;
}
