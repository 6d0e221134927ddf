/* SPDX-License-Identifier: Apache-2.0 */
/* fxge diff: shows the differences of two programs. */
#include "cli/cli.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CONTEXT = 1000000 };

typedef struct diff {
	const char *path[2], *stage[2]; /* stages may be NULL */
	cli_list no_fuse;
	char heading[512]; /* name of A if it is compiled without some rules */
	fxge_diff_options options;
} diff;

/* Returns the next word of a list that is split in place at commas, or NULL. */
static char *
next_word(char **at)
{
	char *word = *at, *comma = word ? strchr(word, ',') : NULL;

	*at = comma ? comma + 1 : NULL;
	if (comma)
		*comma = '\0';
	return word;
}

static bool
set_stages(cli *c, diff *d, char *text)
{
	char *at = text;

	d->stage[0] = next_word(&at);
	d->stage[1] = at ? next_word(&at) : d->stage[0];
	return !at || cli_usage(c, "--stage takes one stage or two, found more") == 0;
}

static bool
set_ignored(cli *c, diff *d, char *text)
{
	static const char *const words[] = {"names", "locs", "weights"};
	bool *const flags[] = {
		&d->options.ignore_names, &d->options.ignore_locs, &d->options.ignore_weights};

	for (char *at = text, *word; (word = next_word(&at));) {
		size_t i = 0;

		while (i < 3 && strcmp(words[i], word) != 0)
			i++;
		if (i == 3) {
			cli_unknown(c, "difference", word, words, 3);
			return false;
		}
		*flags[i] = true;
	}
	return true;
}

static bool
set(cli *c, diff *d, int opt)
{
	long long n = 0;

	switch (opt) {
	case CLI_OPT_STAGE:
		return set_stages(c, d, optarg);
	case CLI_OPT_IGNORE:
		return set_ignored(c, d, optarg);
	case CLI_OPT_NO_FUSE:
		for (char *at = optarg, *word; (word = next_word(&at));)
			if (!cli_list_add(c, &d->no_fuse, "--no-fuse", word))
				return false;
		break;
	case CLI_OPT_FORMAT:
		d->options.format = optarg;
		break;
	case CLI_OPT_CONTEXT:
		if (!cli_number(c, "--context", optarg, 0, MOST_CONTEXT, &n))
			return false;
		d->options.context = (uint32_t)n;
		break;
	case CLI_OPT_FORCE:
		d->options.force = true;
		break;
	case 'o':
		d->options.path = optarg;
		break;
	}
	return true;
}

static int
stage_index(const char *stage)
{
	int i = 0;

	while (fxge_stages()[i] && strcmp(fxge_stages()[i], stage) != 0)
		i++;
	return i;
}

/* Compiles program `i` up to its stage: that of the option, or the later one of both. */
static int
compile(const diff *d, fxge_program *const p[2], int i)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	const char *own = fxge_program_stage(p[i]), *other = fxge_program_stage(p[!i]);

	o.until = d->stage[i] ? d->stage[i] : stage_index(own) < stage_index(other) ? other : NULL;
	o.no_fuse = i == 0 && d->no_fuse.n ? d->no_fuse.item : NULL;
	return o.until ? (int)fxge_compile(p[i], &o) : FXGE_OK;
}

static int
print(cli *c, const diff *d, fxge_program *const p[2])
{
	const char *text;
	int status = (int)fxge_program_diff(p[0], p[1], &d->options, &text);

	cli_progress_end(c);
	if (!text || d->options.path)
		return status;
	if (!c->json) {
		fputs(text, stdout);
	} else if (strcmp(d->options.format, "json") == 0) {
		cli_json_key("diff");
		fputs(text, stdout);
	} else {
		cli_json_text("text", text);
	}
	return status;
}

static int
compare(cli *c, diff *d)
{
	fxge_program *p[2] = {NULL, NULL};
	int status = FXGE_OK;

	for (int i = 0; i < 2 && status == FXGE_OK; i++) {
		p[i] = cli_load(c, d->path[i]);
		status = p[i] ? FXGE_OK : cli_last_status(c);
	}
	for (int i = 0; i < 2 && status == FXGE_OK; i++)
		status = compile(d, p, i);
	return status == FXGE_OK ? print(c, d, p) : status;
}

/* Sets the files: one is compared with itself, at another stage or with fusion. */
static bool
set_files(cli *c, diff *d, int n, char **paths)
{
	if (n > 2)
		return cli_usage(c, "unexpected argument '%s'", paths[2]) == 0;
	if (n == 0)
		return cli_usage(c, "the files are missing") == 0;
	bool other = d->no_fuse.n || (d->stage[0] && strcmp(d->stage[0], d->stage[1]) != 0);

	if (n == 1 && !other)
		return cli_usage(c, "the second file is missing (one file is compared with itself by "
							"--stage=STAGE,STAGE or --no-fuse)")
			   == 0;
	if (n == 1 && d->no_fuse.n && !d->stage[0])
		d->stage[0] = d->stage[1] = "ge";
	d->path[0] = d->options.name_a = paths[0];
	d->path[1] = d->options.name_b = paths[n - 1];
	if (d->no_fuse.n) {
		snprintf(d->heading, sizeof d->heading, "%s --no-fuse=%s%s", paths[0], d->no_fuse.item[0],
			d->no_fuse.n > 1 ? ",..." : "");
		d->options.name_a = d->heading;
	}
	return (strcmp(d->path[0], "-") != 0 || strcmp(d->path[1], "-") != 0)
		   || cli_usage(c, "standard input can be read once only") == 0;
}

int
cli_diff(cli *c, int argc, char **argv)
{
	diff d = {.options = FXGE_OPTIONS(fxge_diff_options)};
	int status = 0, opt;

	d.options.context = 2;
	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(c, &d, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	if (!set_files(c, &d, argc - optind, argv + optind))
		return FXGE_USAGE;
	if (!d.options.format)
		d.options.format = c->json ? "json" : "text";
	if (c->json && d.options.path && strcmp(d.options.path, "-") == 0)
		return cli_usage(c, "--json and -o - both write to standard output");
	d.options.all = c->verbose;
	d.options.color = c->color_out && !c->json && !d.options.path;
	status = cli_open(c);
	if (status == 0)
		status = compare(c, &d);
	return cli_close(c, status);
}
