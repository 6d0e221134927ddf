/* SPDX-License-Identifier: Apache-2.0 */
/* fxge chips: lists the chips, or exports the kernels of an installed CANN. */
#include "cli/cli.h"

#include "driver/command/command.h"

#include <string.h>

static int
list(cli *c)
{
	const char *text = fxge_chips_list(c->session, c->json);

	if (!text)
		return (int)fxge_last_status(c->session);
	if (c->json)
		printf(",\"chips\":%s", text);
	else
		fputs(text, stdout);
	return FXGE_OK;
}

int
cli_chips(cli *c, int argc, char **argv)
{
	const char *path = "chips.yaml";
	bool force = false, named = false;
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) >= 0)
		if (opt == 'o') {
			path = optarg;
			named = true;
		} else {
			force = true; /* --force */
		}
	if (opt == CLI_STOP)
		return status;
	bool export = optind < argc && strcmp(argv[optind], "export") == 0;

	if (optind + export < argc)
		return cli_usage(c, "unexpected argument '%s'", argv[optind + export]);
	if (!export && (named || force))
		return cli_usage(c, "-o and --force belong to `chips export`");
	status = cli_open(c);
	if (status == 0)
		status = export ? (int)fxge_chips_export(c->session, c->soc, path, force) : list(c);
	return cli_close(c, status);
}
