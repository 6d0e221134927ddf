/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles every NAME.fx of a directory and compares: NAME.ge is the program at stage ge, NAME.err
 * the diagnostics if compilation fails. Every print must parse to the same print. `run_ops
 * [--bless] DIRECTORY`; --bless writes the files. */
#include "include/fxge/fxge.h"
#include "tests/golden.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *
file_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static char *
print(fxge_program *p)
{
	const char *text = p ? fxge_text(p, "text") : NULL;

	return text ? strdup(text) : NULL;
}

/* Checks print(parse(text)) == text, in a separate session. */
static bool
returns(const char *path, const char *text)
{
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load_bytes(s, file_name(path), text, strlen(text), NULL);
	char *again = print(p);
	bool same = again && strcmp(again, text) == 0;

	if (!same) {
		char title[4096];

		snprintf(title, sizeof title, "%s: the print of what was printed", path);
		golden_diff(title, text, again ? again : fxge_diag_text(s));
	}
	free(again);
	fxge_close(s);
	return same;
}

static bool
judge(const char *path, const char *suffix, const char *found, bool bless)
{
	char beside[4096];

	snprintf(beside, sizeof beside, "%.*s%s", (int)(strlen(path) - 3), path, suffix);
	return golden_judge(beside, found, bless);
}

static bool
run_case(void *user, const char *path)
{
	const bool *bless = user;
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_session *s = fxge_open(NULL);
	size_t n = 0;
	char *text = golden_read(path, &n);
	fxge_program *p = text ? fxge_load_bytes(s, file_name(path), text, n, NULL) : NULL;
	char *in = print(p);
	bool ok = !in || returns(path, in);

	o.check_passes = true;
	bool compiled = p && fxge_compile(p, &o) == FXGE_OK;
	char *out = compiled ? print(p) : NULL;

	if (fxge_last_status(s) == FXGE_BUG) {
		printf("FAILED %s: %s", path, fxge_diag_text(s));
		ok = false;
	}
	ok = ok && (!out || returns(path, out));
	ok &= judge(path, ".ge", out, *bless);
	char *diagnostics = fxge_diag_count(s) ? golden_without_lines(strdup(fxge_diag_text(s))) : NULL;

	ok &= judge(path, ".err", diagnostics, *bless);
	free(diagnostics);
	free(in);
	free(out);
	free(text);
	fxge_close(s);
	return ok;
}

int
main(int argc, char **argv)
{
	bool bless = argc == 3 && strcmp(argv[1], "--bless") == 0;

	if (argc == 2 + bless)
		return golden_directory(argv[1 + bless], ".fx", run_case, &bless);
	fputs("usage: run_ops [--bless] DIRECTORY\n", stderr);
	return 2;
}
