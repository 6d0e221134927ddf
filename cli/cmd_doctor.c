/* SPDX-License-Identifier: Apache-2.0 */
/* fxge doctor: shows which parts of the environment are usable, with remedies. */
#include "cli/cli.h"

#include <string.h>

static void
show(cli *c, const fxge_fact *f, const char *group)
{
	bool color = c->color_out;

	if (strcmp(f->group, group) != 0)
		printf("%s%s%s\n", color ? "\033[1m" : "", f->group, color ? "\033[0m" : "");
	printf("  %s%-6s%s %-18s %s\n",
		!color    ? ""
		: f->lack ? "\033[1;31m"
				  : "\033[32m",
		f->lack ? "lacks" : "ok", color ? "\033[0m" : "", f->name,
		cli_escape(c, f->lack ? f->lack : f->value));
	if (f->lack && f->fix)
		printf("  %-6s %-18s %s\n", "", "", cli_escape(c, f->fix));
}

static void
show_json(const fxge_fact *f, bool first)
{
	fputs(first ? "{\"group\":" : ",\n{\"group\":", stdout);
	cli_json_str(f->group);
	cli_json_text("name", f->name);
	cli_json_text("value", f->value);
	cli_json_text("lack", f->lack);
	cli_json_text("fix", f->fix);
	putchar('}');
}

int
cli_doctor(cli *c, int argc, char **argv)
{
	fxge_fact f = FXGE_OPTIONS(fxge_fact);
	const char *group = "";
	int status = 0;

	if (cli_next(c, argc, argv, &status) == CLI_STOP)
		return status;
	if (optind < argc)
		return cli_usage(c, "unexpected argument '%s'", argv[optind]);
	status = cli_open(c);
	if (status == 0)
		status = (int)fxge_doctor(c->session);
	if (c->json && c->session)
		fputs(",\"facts\":[", stdout);
	for (size_t i = 0; c->session && fxge_fact_get(c->session, i, &f); i++) {
		if (c->json)
			show_json(&f, i == 0);
		else
			show(c, &f, group);
		group = f.group;
	}
	if (c->json && c->session)
		putchar(']');
	fflush(stdout); /* before the diagnostics on stderr */
	return cli_close(c, status);
}
