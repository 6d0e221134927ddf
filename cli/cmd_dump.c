/* SPDX-License-Identifier: Apache-2.0 */
/* fxge dump: prints a program at any stage in any format. */
#include "cli/cli.h"

#include <string.h>

typedef struct dump {
	const char *format, *stage, *output;
	fxge_write_options write;
} dump;

static void
set(dump *d, int opt)
{
	switch (opt) {
	case CLI_OPT_FORMAT:
		d->format = optarg;
		break;
	case CLI_OPT_STAGE:
		d->stage = optarg;
		break;
	case CLI_OPT_IO:
		d->format = "io";
		break;
	case CLI_OPT_LOCS:
		d->format = "locs";
		break;
	case CLI_OPT_REF:
		d->write.weights = FXGE_WEIGHT_REF;
		break;
	case CLI_OPT_FORCE:
		d->write.force = true;
		break;
	case 'o':
		d->output = optarg;
		break;
	}
}

static int
print(cli *c, fxge_program *p, const dump *d)
{
	const char *text = fxge_text(p, d->format);

	if (!text)
		return cli_last_status(c);
	if (c->json && strcmp(d->format, "json") != 0 && strcmp(d->format, "io") != 0) {
		cli_json_text("text", text);
	} else {
		if (c->json)
			cli_json_key("program");
		fputs(text, stdout);
	}
	return 0;
}

/* Prints the contents of an .om, also without its interface. */
static bool
show_om(cli *c, const char *path, int *status)
{
	const char *text = strcmp(path, "-") == 0 ? NULL : fxge_om_text(c->session, path);

	*status = text ? 0 : (int)fxge_last_status(c->session);
	if (text && c->json)
		cli_json_text("text", text);
	else if (text)
		fputs(text, stdout);
	return text || *status;
}

static int
show(cli *c, const char *path, const dump *d)
{
	int om = 0;

	if (!d->stage && !d->output && (strcmp(d->format, "text") == 0 || c->json)
		&& show_om(c, path, &om))
		return om;
	fxge_program *p = cli_load(c, path);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	if (!p)
		return cli_last_status(c);
	o.until = d->stage;
	o.cann = c->cann;
	int status = d->stage ? (int)fxge_compile(p, &o) : 0;

	if (status)
		return status;
	if (d->output)
		return (int)fxge_write(p, d->output, d->format, &d->write);
	return print(c, p, d);
}

int
cli_dump(cli *c, int argc, char **argv)
{
	dump d = {.write = FXGE_OPTIONS(fxge_write_options)};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		set(&d, opt);
	if (opt == CLI_STOP)
		return status;
	if (!d.format)
		d.format = c->json ? "json" : "text";
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	if (strcmp(d.format, "fxpb") == 0 && !d.output)
		return cli_usage(c, "--format=fxpb needs -o FILE (- is standard output)");
	if (c->json && d.output && strcmp(d.output, "-") == 0)
		return cli_usage(c, "--json and -o - both write to standard output");
	status = cli_open(c);
	if (status == 0)
		status = show(c, path, &d);
	return cli_close(c, status);
}
