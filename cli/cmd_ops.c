/* fxge ops: what is supported, in general or of one model. */
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
		cli_say(
			c, "%zu node%s not supported (-v shows places and hints)", n, n == 1 ? " is" : "s are");
	return (int)fxge_last_status(c->session);
}

static int
model_ops(cli *c, const char *path)
{
	fxge_program *p = cli_load(c, path);

	return p ? ops_of(c, p) : cli_last_status(c);
}

int
cli_ops(cli *c, int argc, char **argv)
{
	int status = 0;

	if (cli_next(c, argc, argv, &status) == CLI_STOP)
		return status;
	if (optind + 1 < argc)
		return cli_usage(c, "'%s' is one argument too many", argv[optind + 1]);
	status = cli_open(c);
	if (status == 0)
		status = optind < argc ? model_ops(c, argv[optind]) : all_ops(c);
	return cli_close(c, status);
}
