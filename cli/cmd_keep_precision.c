/* SPDX-License-Identifier: Apache-2.0 */
/* fxge keep-precision: finds the nodes that a chip must compute in f32, and writes them for atc. */
#include "cli/verify/accuracy.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct keep {
	cli *cli;
	cli_accuracy inputs;
	const char *path, *file; /* file: of the program, where `path` is the directory of an export */
	const char *output, *mixlist;
	bool force;
} keep;

static bool
set(cli *c, keep *k, int opt)
{
	switch (opt) {
	case 'o':
		k->output = optarg;
		return true;
	case CLI_OPT_MIXLIST:
		k->mixlist = optarg;
		return true;
	case CLI_OPT_FORCE:
		k->force = true;
		return true;
	case CLI_OPT_EXPECTED:
		k->inputs.expected = optarg;
		return true;
	case CLI_OPT_CASE:
		k->inputs.only = optarg;
		return true;
	default:
		return cli_accuracy_set(c, &k->inputs, opt, optarg);
	}
}

/* Writes MODEL's name without its directory, and with another ending. */
static void
derived_name(const keep *k, const char *ending, char *out, size_t room)
{
	const char *slash = strrchr(k->file, '/'), *name = slash ? slash + 1 : k->file;
	const char *dot = strrchr(name, '.');

	snprintf(out, room, "%.*s%s", (int)(dot && dot > name ? dot - name : (long)strlen(name)), name,
		ending);
}

/* ---- results ---- */

static void
show_command(const keep *k, const fxge_accuracy_sum *sum, const char *option, const char *file)
{
	cli *c = k->cli;
	char air[PATH_MAX + 8], mode[128], real[PATH_MAX], list[PATH_MAX + 32];
	const char *const options[] = {mode, list, NULL};

	const char *dot = strrchr(k->file, '.');
	bool is_air = dot && strcmp(dot, ".air") == 0;

	if (is_air) /* its interface has the gears, and atc runs in its directory */
		snprintf(air, sizeof air, "%s", k->file);
	else
		derived_name(k, ".air", air, sizeof air);
	bool is_elsewhere = strchr(air, '/') && realpath(file, real);

	snprintf(mode, sizeof mode, "%s=%s", sum->option, sum->mode);
	snprintf(list, sizeof list, "%s=%s", option, is_elsewhere ? real : file);
	const char *line = fxge_atc_command(c->session, air, c->soc, options, c->json);

	if (c->json && line)
		printf(",\"atc\":%s", line);
	else if (line)
		cli_note(c, "%s", line);
}

static void
show_kept(const keep *k, const fxge_accuracy *a, const fxge_accuracy_sum *sum)
{
	cli *c = k->cli;

	if (c->json)
		fputs("\"nodes\":[", stdout);
	cli_accuracy_show_nodes(c, a, SIZE_MAX, true);
	if (c->json) {
		printf("],\"attempts\":%u", sum->attempts);
		cli_json_key("error");
		cli_json_real(sum->error);
	}
}

/* Searches nodes, or types, and writes those that were found. */
static int
search(const keep *k, fxge_accuracy *a, bool types, const char *file)
{
	cli *c = k->cli;
	fxge_accuracy_sum sum = FXGE_OPTIONS(fxge_accuracy_sum);
	int status = (int)fxge_accuracy_keep(a, k->inputs.budget, types);

	if (status)
		return status;
	fxge_accuracy_sum_get(a, &sum);
	if (c->json) {
		cli_json_key(types ? "types" : "keep");
		putchar('{');
	}
	show_kept(k, a, &sum);
	cli_note(c,
		"%u node%s in f32%s; the error of the outputs is %.3g, the budget %.3g; %u attempt%s",
		sum.kept, sum.kept == 1 ? "" : "s", types ? ", by type" : "", sum.error, k->inputs.budget,
		sum.attempts, sum.attempts == 1 ? "" : "s");
	if (sum.kept) {
		status = (int)fxge_accuracy_write(a, file, k->force);
		if (status == 0 && strcmp(file, "-") != 0)
			show_command(k, &sum, types ? "--modify_mixlist" : "--keep_dtype", file);
	} else {
		cli_note(c, "no list is needed, and none is written");
	}
	if (c->json)
		putchar('}');
	return status;
}

static int
keep_file(keep *k)
{
	char name[PATH_MAX + 16];
	int status;
	fxge_accuracy_sum sum = FXGE_OPTIONS(fxge_accuracy_sum);
	fxge_accuracy *a = cli_accuracy_measure(k->cli, &k->inputs, k->path, &status);

	if (!a)
		return status;
	k->file = fxge_program_file(k->cli->session, k->path, k->cli->model);
	if (!k->file)
		return FXGE_IO; /* the directory has changed since */
	fxge_accuracy_sum_get(a, &sum);
	if (k->mixlist && !strstr(sum.mode, "mix"))
		status = cli_usage(k->cli,
			"--mixlist needs a mixed mode, as --precision=mixed_float16; the mode is %s", sum.mode);
	if (k->cli->json)
		cli_accuracy_json_sum(&k->inputs, &sum);
	derived_name(k, ".keep.cfg", name, sizeof name);
	const char *file = k->output ? k->output : name;

	if (status == 0 && k->mixlist && cli_is_same_output(file, k->mixlist))
		status = cli_usage(k->cli, "-o and --mixlist name one file, %s", file);
	if (status == 0)
		status = search(k, a, false, file);
	if (status == 0 && k->mixlist)
		status = search(k, a, true, k->mixlist);
	fxge_accuracy_close(a);
	return status;
}

int
cli_keep_precision(cli *c, int argc, char **argv)
{
	keep k = {.cli = c, .inputs = {.budget = 1e-2}};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(c, &k, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	k.path = cli_file(c, argc, argv);
	if (!k.path)
		return FXGE_USAGE;
	status = cli_accuracy_check(c, &k.inputs);
	if (status)
		return status;
	status = cli_open(c);
	if (status == 0)
		status = keep_file(&k);
	return cli_close(c, status);
}
