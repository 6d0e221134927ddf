/* SPDX-License-Identifier: Apache-2.0 */
/* Options of compile, run and verify for gears and the preprocessing of images. */
#include "cli/cli.h"

#include <string.h>

bool
cli_parse_gears(cli *c, cli_gears *g, int opt, const char *value)
{
	if (opt == CLI_OPT_GEARS || opt == CLI_OPT_AIPP) {
		*(opt == CLI_OPT_GEARS ? &g->text : &g->aipp) = value;
		return true;
	}
	g->policy = true;
	g->zip = strcmp(value, "zip") == 0;
	if (g->zip || strcmp(value, "product") == 0)
		return true;
	cli_usage(c, "--gears-policy: expected product or zip, got '%s'", value);
	return false;
}

bool
cli_check_gears(cli *c, const cli_gears *g)
{
	return !g->policy || g->text || (cli_usage(c, "--gears-policy needs --gears"), false);
}

int
cli_set_gears(const cli_gears *g, fxge_program *p)
{
	int status = g->text ? (int)fxge_set_gears(p, g->text, g->zip) : 0;

	return status == 0 && g->aipp ? (int)fxge_set_aipp(p, g->aipp) : status;
}
