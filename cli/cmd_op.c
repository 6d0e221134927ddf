/* SPDX-License-Identifier: Apache-2.0 */
/* fxge op: imports, checks, lists, tests and exports operator descriptions. */
#include "cli/cli.h"

#include <string.h>

typedef struct op {
	cli *c;
	const char *const *files;
	size_t n;
	const char *output, *form, *graph, *unit, *input, *measure;
	bool force;
	long long seed, cases;
} op;

static int
import(const op *o)
{
	cli *c = o->c;

	if (o->output)
		return (int)fxge_ops_write(c->session, o->files, o->n, o->output, o->force);
	const char *text = fxge_ops_import(c->session, o->files, o->n);

	if (!text)
		return cli_last_status(c);
	if (c->json)
		cli_json_text("rows", text);
	else
		fputs(text, stdout);
	return 0;
}

/* Prints a report on each operator as text or JSON. */
static int
tell(const op *o, const char *(*of)(fxge_session *, const char *const *, size_t, bool))
{
	cli *c = o->c;
	const char *text = of(c->session, o->files, o->n, c->json);

	if (!text)
		return cli_last_status(c);
	if (c->json)
		cli_json_key("ops");
	fputs(text, stdout);
	return 0;
}

static int
check(const op *o)
{
	return tell(o, fxge_ops_check);
}

static int
list(const op *o)
{
	return tell(o, fxge_ops_list);
}

static int
test(const op *o)
{
	cli *c = o->c;
	fxge_ops_test_options options = FXGE_OPTIONS(fxge_ops_test_options);
	const char *text;

	options.seed = (uint64_t)o->seed;
	options.cases = (uint64_t)o->cases;
	options.json = c->json;
	options.times = o->measure;
	options.force = o->force;
	for (size_t i = 0; i < o->n; i++)
		if (fxge_load_ops(c->session, o->files[i]) != FXGE_OK)
			return cli_last_status(c);
	cli_show_diags(c);
	fxge_status status = fxge_ops_test(c->session, &options, &text);

	if (text && c->json)
		cli_json_key("ops");
	if (text)
		fputs(text, stdout);
	return (int)status;
}

/* Exports the operators of the files that a program uses; without files, all that it uses. */
static int
singleop(const op *o)
{
	cli *c = o->c;
	fxge_compile_options compile = FXGE_OPTIONS(fxge_compile_options);
	fxge_write_options write = FXGE_OPTIONS(fxge_write_options);

	if (!o->graph)
		return cli_usage(c, "--to singleop needs --graph MODEL");
	for (size_t i = 0; i < o->n; i++)
		if (fxge_load_ops(c->session, o->files[i]) != FXGE_OK)
			return cli_last_status(c);
	fxge_program *p = cli_load(c, o->graph);

	compile.cann = c->cann;
	int status = p ? (int)fxge_compile(p, &compile) : cli_last_status(c);

	write.force = o->force;
	return status ? status
				  : (int)fxge_write(p, o->output ? o->output : "-",
					  o->n ? "singleop-custom" : "singleop", &write);
}

static int export(const op *o)
{
	static const char *const forms[] = {"json", "header", "torch", "meta", "torchair", "singleop"};
	enum { FORMS = sizeof forms / sizeof *forms };
	int k = 0;

	if (!o->form)
		return cli_usage(o->c, "export needs --to FORM");
	while (k < FORMS && strcmp(o->form, forms[k]) != 0)
		k++;
	if (k == FORMS)
		return cli_unknown(o->c, "form", o->form, forms, FORMS);
	if (k == FORMS - 1)
		return singleop(o);
	return (int)fxge_ops_export(
		o->c->session, o->files, o->n, o->form, o->output ? o->output : "-", o->force);
}

/* Returns true for a compute unit of msopgen, as `ai_core-Ascend910B`. */
static bool
is_unit(const char *s)
{
	static const char begin[] = "ai_core-";

	return strncmp(s, begin, sizeof begin - 1) == 0 && s[sizeof begin - 1];
}

static int new (const op *o)
{
	if (!o->output || !o->unit)
		return cli_usage(o->c, "new needs -o DIRECTORY and -c, as ai_core-Ascend910B");
	if (!is_unit(o->unit))
		return cli_usage(
			o->c, "-c: expected ai_core-CHIP, as ai_core-Ascend910B, got '%s'", o->unit);
	return (int)fxge_ops_new(o->c->session, o->files, o->n, o->unit, o->output, o->force);
}

static const char *const names[] = {"import", "check", "list", "test", "export", "new"};
static int (*const actions[])(const op *o) = {import, check, list, test, export, new};
enum { ACTIONS = sizeof actions / sizeof *actions };

/* Returns the index of the action, or -1 after a message. */
static int
action_of(cli *c, const char *name)
{
	for (int k = 0; name && k < ACTIONS; k++)
		if (strcmp(name, names[k]) == 0)
			return k;
	if (name)
		cli_unknown(c, "action", name, names, ACTIONS);
	else
		cli_usage(
			c, "expected import, check, list, test, export or new, and operator descriptions");
	return -1;
}

static bool
set(op *o, int opt)
{
	switch (opt) {
	case 'c':
		o->unit = optarg;
		return true;
	case 'i':
		o->input = optarg;
		return true;
	case 'o':
		o->output = optarg;
		return true;
	case CLI_OPT_TO:
		o->form = optarg;
		return true;
	case CLI_OPT_GRAPH:
		o->graph = optarg;
		return true;
	case CLI_OPT_RANDOM:
		return cli_number(o->c, "--random", optarg, 0, 0x7fffffffffffffff, &o->seed);
	case CLI_OPT_MEASURE:
		o->measure = optarg;
		return true;
	case CLI_OPT_CASES:
		return cli_number(o->c, "--cases", optarg, 1, 1000000, &o->cases);
	case CLI_OPT_FORCE:
		o->force = true;
		return true;
	}
	return false;
}

int
cli_op(cli *c, int argc, char **argv)
{
	op o = {.c = c};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(&o, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	int k = action_of(c, argv[optind]);

	if (k < 0)
		return FXGE_USAGE;
	if (o.input)
		argv[optind] = (char *)o.input; /* replaces the action, before the other files */
	else if (++optind == argc && !(o.graph && actions[k] == export))
		return cli_usage(c, "expected operator descriptions");
	o.files = (const char *const *)argv + optind;
	o.n = (size_t)(argc - optind);
	status = cli_open(c);
	if (status == 0)
		status = actions[k](&o);
	return cli_close(c, status);
}
