/* SPDX-License-Identifier: Apache-2.0 */
/* fxge dump: prints a program at any stage in any format. */
#include "cli/cli.h"

#include <string.h>

typedef struct dump {
	const char *format, *stage, *output;
	fxge_write_options write;
	cli_list passes;
	bool help; /* --passes=help */
} dump;

/* Splits a comma-separated list in place. */
static bool
split_passes(cli *c, dump *d, char *text)
{
	d->help = strcmp(text, "help") == 0;
	for (char *at = strtok(text, ","); at; at = strtok(NULL, ","))
		if (!cli_list_add(c, &d->passes, "--passes", at))
			return false;
	return d->passes.n || cli_usage(c, "--passes needs names of passes, or help") == 0;
}

static int
show_passes(void)
{
	for (size_t i = 0; fxge_pass_name(i); i++) {
		bool known = false;

		for (size_t k = 0; k < i; k++)
			known |= strcmp(fxge_pass_name(k), fxge_pass_name(i)) == 0;
		if (!known)
			printf("%-14s %s\n", fxge_pass_name(i), fxge_pass_summary(i));
	}
	return 0;
}

static bool
set(cli *c, dump *d, int opt)
{
	switch (opt) {
	case CLI_OPT_PASSES:
		return split_passes(c, d, optarg);
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
	return true;
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

	if (!d->stage && !d->passes.n && !d->output && (strcmp(d->format, "text") == 0 || c->json)
		&& show_om(c, path, &om))
		return om;
	fxge_program *p = cli_load(c, path);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	if (!p)
		return cli_last_status(c);
	o.until = d->stage;
	o.cann = c->cann;
	int status = d->passes.n ? (int)fxge_run_passes(p, d->passes.item, &o)
				 : d->stage  ? (int)fxge_compile(p, &o)
							 : 0;

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
		if (!set(c, &d, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	if (d.help)
		return show_passes();
	if (d.passes.n && d.stage)
		return cli_usage(c, "--passes excludes --stage");
	if (!d.format)
		d.format = c->json ? "json" : "text";
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	if ((strcmp(d.format, "fxpb") == 0 || strcmp(d.format, "onnx") == 0) && !d.output)
		return cli_usage(c, "--format=%s needs -o FILE (- is standard output)", d.format);
	if (c->json && d.output && strcmp(d.output, "-") == 0)
		return cli_usage(c, "--json and -o - both write to standard output");
	status = cli_open(c);
	if (status == 0)
		status = show(c, path, &d);
	return cli_close(c, status);
}
