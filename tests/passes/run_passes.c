/* SPDX-License-Identifier: Apache-2.0 */
/* Golden tests of passes: runs the passes that each NAME.fx of a directory names, as
 * `fxge dump NAME.fx --passes=...` does, and compares the printed program, or the diagnostics, with
 * the end of the file. `run_passes [--bless] DIRECTORY`; --bless writes that end.
 *
 * 	# passes: cse,dce
 * 	# explain: gelu        optional: rules whose near misses are reported
 * 	fxge 1 ...             the program
 * 	# ----
 * 	# fxge 1 ...           what is expected, as comments
 *
 * A file ops.yaml of the directory adds operators, my.rules fusion rules. */
#include "driver/api.h"
#include "ir/text/text.h"
#include "tests/golden.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MAX_NAMES = 16 };

static const char mark[] = "# ----\n";

typedef struct job {
	fxge_session *session;
	const char *path;
	char *text; /* the file without what is expected; from malloc, as `expected` and `out` */
	char *expected, *out;
	bool bless;
} job;

/* ---- files ---- */

/* Splits at commas the value of the line `# KEY: a,b`. The list ends with NULL; it is empty if
 * there is no such line. */
static void
read_names(fxge_arena *a, const char *text, const char *key, const char **names)
{
	const char *at = strstr(text, key);
	int n = 0;

	at = at ? at + strlen(key) : "";
	for (size_t len; n < MAX_NAMES - 1 && (len = strcspn(at, ",\n")) > 0; n++) {
		names[n] = fxge_arena_strndup(a, at, len);
		at += len + (at[len] == ',');
	}
	names[n] = NULL;
}

/* Cuts the expected lines off the text and uncomments them. */
static void
split(job *j)
{
	char *at = strstr(j->text, mark), *to;

	j->expected = strdup(at ? at + strlen(mark) : "");
	if (at)
		*at = 0;
	to = j->expected;
	for (const char *s = j->expected; *s;) {
		size_t n = strcspn(s, "\n"), skip = n > 1 ? 2 : n;

		memmove(to, s + skip, n - skip);
		to += n - skip;
		s += n + (s[n] == '\n');
		*to++ = '\n';
	}
	*to = 0;
}

static void
write_expected(const job *j)
{
	FILE *f = fopen(j->path, "w");

	if (!f)
		return;
	fprintf(f, "%s%s", j->text, mark);
	for (const char *s = j->out; *s;) {
		size_t n = strcspn(s, "\n");

		fprintf(f, "#%s%.*s\n", n ? " " : "", (int)n, s);
		s += n + (s[n] == '\n');
	}
	fclose(f);
}

/* ---- runs ---- */

/* Loads the operators and rules of the directory, which is the current one. */
static bool
load_beside(fxge_session *s)
{
	return (access("ops.yaml", R_OK) != 0 || fxge_load_ops(s, "ops.yaml") == FXGE_OK)
		   && (access("my.rules", R_OK) != 0 || fxge_load_rules(s, "my.rules") == FXGE_OK);
}

static void
show_diags(fxge_sbuf *b, const fxge_session *s)
{
	for (size_t i = 0; i < s->diags.list.len; i++) {
		fxge_diag_render(b, &s->diags.list.data[i]);
		fxge_sbuf_chr(b, '\n');
	}
}

/* Makes text independent of the machine: paths are reduced to file names. */
static int
work(void *arg)
{
	job *j = arg;
	fxge_session *s = j->session;
	const char *passes[MAX_NAMES], *explain[MAX_NAMES], *slash = strrchr(j->path, '/');
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *p = NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, &s->arena);
	read_names(&s->arena, j->text, "# passes: ", passes);
	read_names(&s->arena, j->text, "# explain: ", explain);
	o.explain = explain;
	if (load_beside(s))
		p = fxge_load_bytes(s, slash ? slash + 1 : j->path, j->text, strlen(j->text), NULL);
	bool ok = p && fxge_run_passes(p, passes, &o) == FXGE_OK;

	show_diags(&b, s);
	if (ok)
		fxge_text_print(&b, p, &(fxge_print_options){.locs = *explain != NULL});
	j->out = golden_without_lines(strdup(b.data ? b.data : ""));
	return 0;
}

static bool
judge(const job *j)
{
	if (strcmp(j->out, j->expected) == 0)
		return true;
	if (j->bless)
		write_expected(j);
	else
		golden_diff(j->path, j->expected, j->out);
	return j->bless;
}

static bool
run_file(void *user, const char *path)
{
	job *j = user;
	bool ok = false;

	j->path = path;
	j->text = golden_read(path, NULL);
	j->session = fxge_open(NULL);
	if (!j->session || !j->text)
		return false;
	split(j);
	if (fxge_heap_guard(&j->session->heap, work, j) == 0) {
		ok = judge(j);
		free(j->out);
	}
	fxge_close(j->session);
	free(j->expected);
	free(j->text);
	return ok;
}

int
main(int argc, char **argv)
{
	bool bless = argc == 3 && strcmp(argv[1], "--bless") == 0;
	job j = {.bless = bless};

	if (argc != 2 + bless || chdir(argv[1 + bless]) != 0) {
		fputs("usage: run_passes [--bless] DIRECTORY\n", stderr);
		return 2;
	}
	return golden_directory(".", ".fx", run_file, &j);
}
