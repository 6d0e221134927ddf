/* SPDX-License-Identifier: Apache-2.0 */
/* fxge match: finds a program's nodes in files that GE wrote. */
#include "cli/cli.h"

static int
match(cli *c, const char *path, const char *const *files, size_t n, const fxge_match_options *o)
{
	if (!o->values)
		fxge_allow_unbound(c->session); /* no values are read */
	fxge_program *p = cli_load(c, path);
	const char *text = p ? fxge_match_files(p, files, n, o) : NULL;

	cli_progress_end(c);
	if (!text)
		return cli_last_status(c);
	if (c->json)
		cli_json_key("files");
	fputs(text, stdout);
	if (o->values && c->json)
		cli_json_text("values", o->values);
	return 0;
}

int
cli_match(cli *c, int argc, char **argv)
{
	fxge_match_options o = FXGE_OPTIONS(fxge_match_options);
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (opt == CLI_OPT_VALUES)
			o.values = optarg;
		else if (opt == CLI_OPT_INPUTS)
			o.inputs = optarg;
		else
			o.force = true;
	if (opt == CLI_STOP)
		return status;
	if (argc - optind < 2)
		return cli_usage(c, "expected a program and at least one file of GE");
	if (o.inputs && !o.values)
		return cli_usage(c, "--inputs needs --values");
	o.json = c->json;
	o.all = c->verbose;
	status = cli_open(c);
	if (status == 0)
		status = match(c, argv[optind], (const char *const *)&argv[optind + 1],
			(size_t)(argc - optind - 1), &o);
	return cli_close(c, status);
}
