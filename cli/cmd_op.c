/* fxge op: descriptions of operators, imported and checked. */
#include "cli/cli.h"

#include <string.h>

typedef struct op {
	cli *c;
	const char *const *files;
	size_t n;
	const char *output;
	bool force;
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

static int
check(const op *o)
{
	cli *c = o->c;
	const char *text = fxge_ops_check(c->session, o->files, o->n, c->json);

	if (!text)
		return cli_last_status(c);
	if (c->json)
		cli_json_key("ops");
	fputs(text, stdout);
	return 0;
}

static const char *const names[] = {"import", "check"};
static int (*const actions[])(const op *o) = {import, check};
enum { ACTIONS = sizeof actions / sizeof *actions };

/* The action's number, -1 after a message. */
static int
action_of(cli *c, const char *name)
{
	for (int k = 0; name && k < ACTIONS; k++)
		if (strcmp(name, names[k]) == 0)
			return k;
	if (name)
		cli_unknown(c, "action", name, names, ACTIONS);
	else
		cli_usage(c, "expected import or check, and files that describe operators");
	return -1;
}

int
cli_op(cli *c, int argc, char **argv)
{
	op o = {.c = c};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (opt == 'o')
			o.output = optarg;
		else
			o.force = true;
	if (opt == CLI_STOP)
		return status;
	int k = action_of(c, argv[optind]);

	if (k < 0)
		return FXGE_USAGE;
	if (optind + 1 == argc)
		return cli_usage(c, "expected files that describe operators");
	o.files = (const char *const *)argv + optind + 1;
	o.n = (size_t)(argc - optind - 1);
	status = cli_open(c);
	if (status == 0)
		status = actions[k](&o);
	return cli_close(c, status);
}
