/* SPDX-License-Identifier: Apache-2.0 */
/* fxge op: imports, checks, lists, tests and exports operator descriptions. */
#include "cli/cli.h"

#include <string.h>

typedef struct op {
	cli *c;
	const char *const *files; /* descriptions of operators */
	size_t n;
	cli_list rules; /* operands *.rules */
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

/* Prints a report on fusion rules. Returns `status`, or that of a failure. */
static int
print_rules(const op *o, const char *text, int status)
{
	cli *c = o->c;

	if (!text)
		return cli_last_status(c);
	if (c->json)
		cli_json_key("rules");
	fputs(text, stdout);
	return status;
}

/* Loads the descriptions and the rules among the operands. */
static int
load(const op *o)
{
	int status = 0;

	for (size_t i = 0; i < o->n && status == 0; i++)
		status = (int)fxge_load_ops(o->c->session, o->files[i]);
	for (int i = 0; i < o->rules.n && status == 0; i++)
		status = (int)fxge_load_rules(o->c->session, o->rules.item[i]);
	return status;
}

static int
check(const op *o)
{
	int status = o->n ? tell(o, fxge_ops_check) : 0;

	if (status || !o->rules.n)
		return status;
	status = load(o);
	return status ? status : print_rules(o, fxge_rules_list(o->c->session, o->c->json), 0);
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
	fxge_status status = (fxge_status)load(o), rules;

	if (status != FXGE_OK)
		return (int)status;
	cli_show_diags(c);
	if (o->n) {
		status = fxge_ops_test(c->session, &options, &text);
		if (text && c->json)
			cli_json_key("ops");
		if (text)
			fputs(text, stdout);
	}
	if (!o->rules.n || (status != FXGE_OK && status != FXGE_DIFFERENT))
		return (int)status;
	rules = fxge_rules_test(c->session, &options, &text);
	return print_rules(o, text, (int)(rules == FXGE_OK ? status : rules));
}

/* Moves the operands *.rules to a list of their own; only check and test accept them. */
static int
separate_rules(op *o, char **paths, bool accepted)
{
	size_t n = 0;

	for (size_t i = 0; i < o->n; i++) {
		const char *dot = strrchr(paths[i], '.');

		if (!dot || strcmp(dot, ".rules") != 0)
			paths[n++] = paths[i];
		else if (!accepted)
			return cli_usage(o->c, "%s: only `check` and `test` accept fusion rules", paths[i]);
		else if (!cli_list_add(o->c, &o->rules, "FILE", paths[i]))
			return FXGE_USAGE;
	}
	o->n = n;
	return 0;
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
	if (strcmp(o->output, "-") == 0)
		return cli_usage(o->c, "with new, -o must name a directory");
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
	status = separate_rules(&o, argv + optind, actions[k] == check || actions[k] == test);
	if (status)
		return status;
	status = cli_open(c);
	if (status == 0)
		status = actions[k](&o);
	return cli_close(c, status);
}
