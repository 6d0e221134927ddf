/* SPDX-License-Identifier: Apache-2.0 */
/* fxge view: writes a page that shows a program at all stages, or a picture of the last one. */
#include "cli/cli.h"
#include "cli/view/tree.h"

#include <string.h>

typedef struct view {
	const char *output, *format;
	bool svg, text;
	long long depth; /* -1: absent */
	cli_list reports, sources;
	const char *dump; /* graph that GE dumped, or NULL */
	fxge_write_options write;
} view;

/* Loads a model with the reports and sources of its page. Returns NULL with a status. */
static fxge_program *
load(cli *c, const view *w, const char *path, int *status)
{
	fxge_program *p = cli_load(c, path);

	*status = p ? FXGE_OK : cli_last_status(c);
	for (int i = 0; *status == FXGE_OK && i < w->reports.n; i++)
		*status = (int)fxge_view_add_report(p, w->reports.item[i]);
	for (int i = 0; *status == FXGE_OK && i < w->sources.n; i++)
		*status = (int)fxge_view_add_sources(p, w->sources.item[i]);
	if (*status == FXGE_OK && w->dump)
		*status = (int)fxge_view_add_ge_dump(p, w->dump);
	return *status == FXGE_OK ? p : NULL;
}

static int
write_page(cli *c, view *w, const char *path)
{
	const char *ending = w->svg ? ".svg" : ".html";
	const char *output = w->output ? w->output : cli_output_in(c, NULL, path, ending);
	int status;

	if (!output)
		return FXGE_NO_MEMORY;
	fxge_program *p = load(c, w, path, &status);

	if (p)
		status = (int)fxge_write(p, output, w->svg ? "svg-last" : "html", &w->write);
	cli_progress_end(c);
	if (status)
		return status;
	if (c->json)
		cli_json_text("page", output);
	else if (strcmp(output, "-") != 0)
		printf("%s\n", cli_escape(c, output));
	return FXGE_OK;
}

static int
show_text(cli *c, const view *w, const char *path)
{
	int status;
	fxge_program *p = load(c, w, path, &status);

	return p ? tree_show(c, p, w->depth) : status;
}

static bool
set_format(cli *c, view *w, const char *format)
{
	w->format = format;
	w->svg = strcmp(format, "svg") == 0;
	if (!w->svg && strcmp(format, "html") != 0)
		cli_usage(c, "--format: expected html or svg, got '%s'", format);
	return w->svg || strcmp(format, "html") == 0;
}

static bool
set(cli *c, view *w, int opt)
{
	switch (opt) {
	case 'o':
		w->output = optarg;
		return true;
	case CLI_OPT_FORCE:
		w->write.force = true;
		return true;
	case CLI_OPT_FORMAT:
		return set_format(c, w, optarg);
	case CLI_OPT_TEXT:
		w->text = true;
		return true;
	case CLI_OPT_DEPTH:
		return cli_number(c, "--depth", optarg, 0, 1000, &w->depth);
	case CLI_OPT_GE_DUMP:
		w->dump = optarg;
		return true;
	case CLI_OPT_SOURCES:
		return cli_list_add(c, &w->sources, "--sources", optarg);
	default:
		return cli_list_add(c, &w->reports, "--report", optarg);
	}
}

/* Returns the message for options that contradict each other, or NULL. */
static const char *
contradiction(const cli *c, const view *w, const char *path)
{
	if (w->text && (w->output || w->format || w->write.force || w->sources.n || w->dump))
		return "--text prints to standard output: leave out -o, --force, --format, --sources and "
			   "--ge-dump";
	if (w->text && c->json)
		return "--text has no JSON: fxge dump --format=view-json prints the data";
	if (!w->text && w->depth >= 0)
		return "--depth is for --text";
	if (!w->text && !w->output && strcmp(path, "-") == 0)
		return "a model from standard input has no name: specify -o OUT";
	if (c->json && w->output && strcmp(w->output, "-") == 0)
		return "--json and -o - both write to standard output";
	return NULL;
}

int
cli_view(cli *c, int argc, char **argv)
{
	view w = {.depth = -1, .write = FXGE_OPTIONS(fxge_write_options)};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(c, &w, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	const char *wrong = contradiction(c, &w, path);

	if (wrong)
		return cli_usage(c, "%s", wrong);
	status = cli_open(c);
	if (status == 0)
		status = w.text ? show_text(c, &w, path) : write_page(c, &w, path);
	return cli_close(c, status);
}
