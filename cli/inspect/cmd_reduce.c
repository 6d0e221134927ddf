/* SPDX-License-Identifier: Apache-2.0 */
/* fxge reduce: searches the smallest program that still shows a fault. */
#include "cli/cli.h"
#include "cli/quantised.h"

#include <limits.h>
#include <string.h>

enum { SECONDS = 60, MOST_SECONDS = 86400, NONE = -1, SHOWN = 200 };

typedef struct reduce {
	cli *cli;
	fxge_reduce_options o;
	fxge_compile_options compile;
	cli_quant_options quant;
	cli_list no_fuse, sizes, modules;
	int kind; /* fxge_reduce_kind, or NONE */
	bool twice;
	const char *against;
} reduce;

/* ---- options ---- */

static bool
set_kind(reduce *w, fxge_reduce_kind kind)
{
	w->twice = w->twice || w->kind != NONE;
	w->kind = (int)kind;
	w->o.kind = kind;
	return true;
}

static bool
set_oracle(reduce *w, const char *word)
{
	static const char *const words[] = {"eager", "values", "no-fuse"};

	w->against = word;
	for (int i = 0; i < 3; i++)
		if (strcmp(word, words[i]) == 0) {
			w->o.oracle = (fxge_reduce_oracle)(FXGE_REDUCE_EAGER + i);
			return true;
		}
	cli_unknown(w->cli, "oracle", word, words, 3);
	return false;
}

static bool
set_number(reduce *w, int opt)
{
	long long n;

	if (opt == CLI_OPT_RTOL)
		return cli_real(w->cli, "--rtol", optarg, &w->o.rtol);
	if (opt == CLI_OPT_TIMEOUT) {
		if (!cli_number(w->cli, "--timeout", optarg, 1, MOST_SECONDS, &n))
			return false;
		w->o.seconds = (int)n;
		return true;
	}
	if (!cli_number(w->cli, "--random", optarg, 0, LLONG_MAX, &n))
		return false;
	w->o.seed = (uint64_t)n;
	return true;
}

static bool
set(reduce *w, int opt)
{
	cli *c = w->cli;

	switch (opt) {
	case CLI_OPT_TEST:
		w->o.test = optarg;
		return set_kind(w, FXGE_REDUCE_COMMAND);
	case CLI_OPT_UNSUPPORTED:
		return set_kind(w, FXGE_REDUCE_UNSUPPORTED);
	case CLI_OPT_CRASH:
		return set_kind(w, FXGE_REDUCE_CRASH);
	case CLI_OPT_WRONG:
		return set_kind(w, FXGE_REDUCE_WRONG);
	case CLI_OPT_AGAINST:
		return set_oracle(w, optarg);
	case 'o':
		w->o.directory = optarg;
		return true;
	case CLI_OPT_INPUTS:
		w->o.inputs = optarg;
		return true;
	case CLI_OPT_VALUES:
		w->o.values = optarg;
		return true;
	case CLI_OPT_PYTHON:
		w->o.python = optarg;
		return true;
	case CLI_OPT_OP:
		w->o.op = optarg;
		return true;
	case CLI_OPT_FORCE:
		return w->o.force = true;
	case CLI_OPT_IMPORT:
		return cli_list_add(c, &w->modules, "--import", optarg);
	case CLI_OPT_SIZE:
		return cli_list_add(c, &w->sizes, "--size", optarg);
	case CLI_OPT_NO_FUSE:
		return cli_list_split(c, &w->no_fuse, "--no-fuse", optarg, ",");
	case CLI_OPT_RTOL:
	case CLI_OPT_TIMEOUT:
	case CLI_OPT_RANDOM:
		return set_number(w, opt);
	default:
		return cli_parse_quant(c, &w->quant, opt, optarg);
	}
}

static bool
is_module(const char *name)
{
	size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.");

	return *name && name[n] == 0;
}

/* Checks that the options agree. Returns a status. */
static int
check(reduce *w)
{
	cli *c = w->cli;

	if (w->kind == NONE)
		return cli_usage(c, "name the fault: --unsupported, --crash, --wrong, or --test='COMMAND'");
	if (w->twice)
		return cli_usage(c, "--unsupported, --crash, --wrong and --test exclude each other");
	if (w->o.test && !*w->o.test)
		return cli_usage(c, "--test: the command is empty");
	if (w->against && w->kind != FXGE_REDUCE_WRONG)
		return cli_usage(c, "--against needs --wrong");
	if (w->o.op && w->kind != FXGE_REDUCE_UNSUPPORTED)
		return cli_usage(c, "--op needs --unsupported");
	if (w->o.inputs && w->o.values)
		return cli_usage(c, "--inputs excludes --values, whose file has the inputs, too");
	for (int i = 0; i < w->modules.n; i++)
		if (!is_module(w->modules.item[i]))
			return cli_usage(
				c, "--import: '%s' is not the name of a Python module", w->modules.item[i]);
	return 0;
}

/* ---- output ---- */

/* Shows the state of the search on one line of a terminal. */
static void
show_progress(void *user, const fxge_reduce_result *r)
{
	cli *c = user;

	if (!cli_progress_shown(c))
		return;
	fprintf(stderr, "\r\033[K%llu of %llu nodes, %llu tests (%s)", (unsigned long long)r->nodes,
		(unsigned long long)r->before, (unsigned long long)r->tests, r->pass ? r->pass : "");
	fflush(stderr);
	c->progress.shown = true;
}

static void
show_json(const fxge_reduce_result *r)
{
	cli_json_text("fault", r->fault);
	printf(",\"before\":%llu,\"nodes\":%llu,\"tests\":%llu,\"known\":%llu",
		(unsigned long long)r->before, (unsigned long long)r->nodes, (unsigned long long)r->tests,
		(unsigned long long)r->known);
	cli_json_text("program", r->program);
	cli_json_text("inputs", r->inputs);
	cli_json_text("script", r->script);
	cli_json_text("refused", r->refused);
}

/* Prints the program; long constants are cut. */
static void
show_program(const char *text)
{
	char line[SHOWN + sizeof "..."];

	for (const char *end; (end = strchr(text, '\n')); text = end + 1) {
		size_t n = (size_t)(end - text);

		snprintf(line, sizeof line, "%.*s%s", (int)(n < SHOWN ? n : SHOWN), text,
			n < SHOWN ? "" : "...");
		cli_put_line(stdout, line);
	}
}

static void
show(cli *c, const fxge_reduce_result *r)
{
	if (!c->quiet) {
		show_program(r->text);
		printf("\n%s: %llu of %llu nodes, after %llu tests", cli_escape(c, r->fault),
			(unsigned long long)r->nodes, (unsigned long long)r->before,
			(unsigned long long)r->tests);
		if (r->known)
			printf(" and %llu of an earlier run", (unsigned long long)r->known);
		putchar('\n');
	}
	printf("%s\n", cli_escape(c, r->program));
	if (!c->quiet)
		printf("%s\n", cli_escape(c, r->inputs));
	if (!c->quiet && r->script)
		printf("%s\n", cli_escape(c, r->script));
	if (!c->quiet && r->refused)
		printf(
			"no reduced.py, as PyTorch would call '%s', which fxge does not describe (--import)\n",
			cli_escape(c, r->refused));
}

static int
reduce_file(reduce *w, const char *path)
{
	cli *c = w->cli;
	fxge_reduce_result r = FXGE_OPTIONS(fxge_reduce_result);

	if (!w->o.directory)
		w->o.directory = cli_output_in(c, NULL, path, ".reduced");
	if (!w->o.directory)
		return FXGE_NO_MEMORY;
	fxge_program *p = cli_load(c, path);

	if (!p)
		return cli_last_status(c);
	cli_set_quant(&w->quant, &w->compile);
	w->compile.no_fuse = w->no_fuse.n ? w->no_fuse.item : NULL;
	w->compile.cann = c->cann;
	w->o.compile = &w->compile;
	w->o.path = path;
	w->o.memory = c->memory;
	w->o.sizes = w->sizes.item;
	w->o.modules = w->modules.item;
	w->o.ops = c->ops.item;
	w->o.plugins = c->plugins.item;
	w->o.rules = c->rules.item;
	w->o.variants = c->variants.item;
	w->o.soc = c->soc;
	w->o.seen = show_progress;
	w->o.user = c;
	int status = (int)fxge_reduce(p, &w->o, &r);

	cli_progress_end(c);
	if (status == FXGE_OK && c->json)
		show_json(&r);
	else if (status == FXGE_OK)
		show(c, &r);
	return status;
}

int
cli_reduce(cli *c, int argc, char **argv)
{
	reduce w = {.cli = c,
		.o = FXGE_OPTIONS(fxge_reduce_options),
		.compile = FXGE_OPTIONS(fxge_compile_options),
		.kind = NONE};
	int status = 0, opt;

	w.o.seed = 1;
	w.o.seconds = SECONDS;
	w.o.python = "python3";
	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(&w, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	const char *path = cli_file(c, argc, argv);

	status = path ? check(&w) : FXGE_USAGE;
	if (status)
		return status;
	if (!w.o.directory && strcmp(path, "-") == 0)
		return cli_usage(c, "a model from standard input has no name: specify -o DIR");
	cli_trust(c, path);
	status = cli_open(c);
	if (status == 0)
		status = reduce_file(&w, path);
	return cli_close(c, status);
}
