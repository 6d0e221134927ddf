/* SPDX-License-Identifier: Apache-2.0 */
/* fxge ops: shows supported operators, in general or of one model. */
#include "cli/cli.h"

static int
print(const cli *c, const char *text)
{
	if (!text)
		return cli_last_status(c);
	fputs(text, stdout);
	return 0;
}

static int
all_ops(cli *c)
{
	if (c->json)
		cli_json_key("ops");
	return print(c, fxge_ops_text(c->session, c->json));
}

static int
ops_of(cli *c, fxge_program *p)
{
	if (c->json)
		cli_json_key("ops");
	int status = print(c, fxge_text(p, c->json ? "ops-json" : "ops"));

	if (status)
		return status;
	size_t n = fxge_unsupported(p, c->json || c->verbose);

	if (c->json)
		printf(",\"unsupported_nodes\":%zu", n);
	if (n)
		cli_note(c, "%zu node%s not supported (-v shows locations and hints)", n,
			n == 1 ? " is" : "s are");
	return (int)fxge_last_status(c->session);
}

static int
model_ops(cli *c, const char *path)
{
	fxge_program *p = cli_load(c, path);

	return p ? ops_of(c, p) : cli_last_status(c);
}

static int
one_op(cli *c, const char *name)
{
	const char *text = fxge_op_text(c->session, name, c->json);

	if (!text)
		return cli_last_status(c);
	if (c->json)
		cli_json_key("ops");
	return print(c, text);
}

int
cli_ops(cli *c, int argc, char **argv)
{
	const char *name = NULL;
	int status = 0, id;

	while ((id = cli_next(c, argc, argv, &status)) != -1) {
		if (id == CLI_STOP)
			return status;
		name = optarg;
	}
	if (optind + (name ? 0 : 1) < argc)
		return cli_usage(c, "unexpected argument '%s'", argv[optind + (name ? 0 : 1)]);
	status = cli_open(c);
	if (status == 0 && name)
		status = one_op(c, name);
	else if (status == 0)
		status = optind < argc ? model_ops(c, argv[optind]) : all_ops(c);
	return cli_close(c, status);
}
