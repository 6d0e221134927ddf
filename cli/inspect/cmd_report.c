/* SPDX-License-Identifier: Apache-2.0 */
/* fxge report: writes a report on a program, as Markdown or HTML. */
#include "cli/cli.h"

#include <string.h>

typedef struct report {
	const char *format, *output;
	fxge_write_options write;
} report;

static bool
ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n >= k && strcmp(s + n - k, end) == 0;
}

/* Returns the library's name of the format, or NULL after a message. */
static const char *
format_of(cli *c, const report *r)
{
	if (!r->format)
		return r->output && ends_with(r->output, ".html") ? "report-html" : "report-markdown";
	if (strcmp(r->format, "markdown") == 0)
		return "report-markdown";
	if (strcmp(r->format, "html") == 0)
		return "report-html";
	cli_usage(c, "--format: expected markdown or html, got '%s'", r->format);
	return NULL;
}

static int
write_report(cli *c, const report *r, const char *format, const char *path)
{
	fxge_program *p = cli_load(c, path);

	if (!p)
		return cli_last_status(c);
	if (r->output) {
		int status = (int)fxge_write(p, r->output, format, &r->write);

		if (status == 0 && c->json)
			cli_json_text("report", r->output);
		return status;
	}
	const char *text = fxge_text(p, format);

	cli_progress_end(c);
	if (!text)
		return cli_last_status(c);
	if (c->json)
		cli_json_text("text", text);
	else
		fputs(text, stdout);
	return 0;
}

int
cli_report(cli *c, int argc, char **argv)
{
	report r = {.write = FXGE_OPTIONS(fxge_write_options)};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (opt == CLI_OPT_FORMAT)
			r.format = optarg;
		else if (opt == 'o')
			r.output = optarg;
		else
			r.write.force = true;
	if (opt == CLI_STOP)
		return status;
	const char *path = cli_file(c, argc, argv), *format = format_of(c, &r);

	if (!path || !format)
		return FXGE_USAGE;
	if (c->json && r.output && strcmp(r.output, "-") == 0)
		return cli_usage(c, "--json and -o - both write to standard output");
	status = cli_open(c);
	if (status == 0)
		status = write_report(c, &r, format, path);
	return cli_close(c, status);
}
