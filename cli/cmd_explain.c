/* SPDX-License-Identifier: Apache-2.0 */
/* fxge explain: explains diagnostics. */
#include "cli/cli.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char *const severities[] = {"note", "warning", "error"};

/* Returns the number in "FXGE-E0401", "E0401" or "401". */
static int
number_of(const char *id)
{
	while (*id && !isdigit((unsigned char)*id))
		id++;
	return atoi(id);
}

/* Prints a diagnostic code, with its explanation if `whole`. */
static void
show(const cli *c, const fxge_diag_kind *k, bool first, bool whole)
{
	if (!c->json) {
		printf("%s  %-7s exit %-2d  %s\n", k->id, severities[k->severity], (int)k->status, k->name);
		if (whole && k->text)
			printf("\n%s", k->text);
		else if (k->hint)
			printf("            %s\n", k->hint);
		return;
	}
	printf("%s{\"id\":\"%s\",\"name\":\"%s\",\"severity\":\"%s\",\"exit\":%d", first ? "" : ",\n",
		k->id, k->name, severities[k->severity], (int)k->status);
	cli_json_text("hint", k->hint);
	cli_json_text("text", k->text);
	putchar('}');
}

static int
explain(cli *c, const char *id)
{
	fxge_diag_kind k = FXGE_OPTIONS(fxge_diag_kind);
	int found = 0;

	if (c->json)
		fputs(",\"kinds\":[", stdout);
	for (size_t i = 0; fxge_diag_kind_get(c->session, i, &k); i++)
		if (!id || number_of(k.id) == number_of(id))
			show(c, &k, found++ == 0, id);
	if (c->json)
		putchar(']');
	if (found)
		return 0;
	return cli_usage(c, "unknown diagnostic '%s'; `fxge explain` lists all", id);
}

int
cli_explain(cli *c, int argc, char **argv)
{
	int status = 0;

	if (cli_next(c, argc, argv, &status) == CLI_STOP)
		return status;
	if (optind + 1 < argc)
		return cli_usage(c, "unexpected argument '%s'", argv[optind + 1]);
	status = cli_open(c);
	if (status == 0)
		status = explain(c, argv[optind]);
	return cli_close(c, status);
}
