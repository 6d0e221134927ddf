/* SPDX-License-Identifier: Apache-2.0 */
/* The walk of `fxge check` on programs that GE's own code was run over.
 *
 * `run_walk refused ZIP TSV TESTS` checks files that GE refused; TSV lists the refusals of each.
 * `run_walk forms TSV TESTS` compiles the same programs anew: each is accepted, or TSV lists the
 * warnings, with the reason why the form stays.
 * `run_walk static DIRECTORY...` compiles programs of fixed sizes, which are all accepted.
 * --bless as the first argument writes the TSV. */
#define _XOPEN_SOURCE 700
#include "base/file/file.h"
#include "base/session.h"
#include "formats/zip.h"
#include "include/fxge/fxge.h"
#include "tests/golden.h"
#include "tests/ops/numbers.h"
#include "tests/temp.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct run {
	const char *tests;       /* directory of all tests */
	char air[TEMP_DIR + 16]; /* file that is checked */
	fxge_sbuf found;         /* lines of the TSV */
	bool ok;
	int n;
} run;

/* ---- checks ---- */

/* Loads the descriptions of operators next to a program. */
static void
load_ops(fxge_session *s, const run *r, const char *name)
{
	static const struct {
		const char *start, *path;
	} rows[] = {{"misc@cli@stable@", "cli/stable/ops.yaml"},
		{"misc@passes@", "passes/decompose_graphs/ops.yaml"}};
	char path[4096];

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strncmp(name, rows[i].start, strlen(rows[i].start)) == 0) {
			snprintf(path, sizeof path, "%s/%s", r->tests, rows[i].path);
			fxge_load_ops(s, path);
		}
}

/* Appends the reports of the walk. Returns the number of refusals. */
static int
add_reports(run *r, fxge_session *s, const char *name)
{
	fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);
	int refusals = 0, lines = 0;

	for (size_t i = 0; fxge_diag_get(s, i, &d); i++) {
		const char *number = strchr(d.id, '-') + 2;
		bool walk = strcmp(number, "0735") == 0 || strcmp(number, "0736") == 0
					|| strcmp(number, "0737") == 0 || strcmp(number, "0738") == 0;

		if (!walk && d.id[5] != 'E')
			continue;
		fxge_sbuf_fmt(&r->found, "%s\t%s\t%s\t%s\n", name, d.id, d.op ? d.op : "", d.message);
		refusals += strcmp(number, "0735") == 0 || strcmp(number, "0736") == 0;
		lines++;
	}
	if (!lines)
		fxge_sbuf_fmt(&r->found, "%s\taccepted\n", name);
	return refusals;
}

static void
fail(run *r, const char *name, const char *why)
{
	printf("FAILED %s: %s\n", name, why);
	r->ok = false;
}

/* Checks the file in a session of its own. Returns the number of refusals. */
static int
check(run *r, const char *name, bool strict, bool *accepted)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.strict = strict;
	fxge_session *s = fxge_open(&o);

	load_ops(s, r, name);
	*accepted = fxge_check(s, r->air, NULL) == FXGE_OK;
	int refusals = strict ? 0 : add_reports(r, s, name);

	fxge_close(s);
	return refusals;
}

/* ---- files that GE refused ---- */

static void
write_air(const run *r, fxge_bytes b)
{
	FILE *f = fopen(r->air, "wb");

	if (!f || fwrite(b.data, 1, b.size, f) != b.size || fclose(f) != 0)
		abort();
}

static void
check_refused(run *r, const char *name)
{
	bool accepted;

	if (!check(r, name, false, &accepted))
		fail(r, name, "GE refused it, and the walk does not");
	check(r, name, true, &accepted);
	if (accepted)
		fail(r, name, "a strict check accepts it");
	r->n++;
}

static bool
run_refused(run *r, const char *path)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	fxge_file *f = fxge_file_open_in(&s->arena, &s->diags, path);
	fxge_zip z = {0};

	if (!f || !fxge_zip_open(&s->arena, &s->diags, f, &z))
		return false;
	for (size_t i = 0; i < z.n; i++) {
		fxge_bytes b;

		if (!fxge_zip_read(&s->arena, &s->diags, &z, &z.entries[i], true, &b))
			return false;
		write_air(r, b);
		check_refused(r, z.entries[i].name);
	}
	fxge_session_release(s);
	return r->n == 65;
}

/* ---- today's forms of the same programs ---- */

/* Compiles a program to r->air. Returns false if it does not compile. */
static bool
compile(run *r, const char *name, const void *text, size_t n)
{
	fxge_session *s = fxge_open(NULL);
	fxge_write_options o = FXGE_OPTIONS(fxge_write_options);

	o.force = true;
	load_ops(s, r, name);
	fxge_program *p = fxge_load_bytes(s, name, text, n, NULL);
	bool ok = p && fxge_compile(p, NULL) == FXGE_OK && fxge_write(p, r->air, "air", &o) == FXGE_OK;

	if (!ok && strncmp(name, "static ", 7) != 0)
		fxge_sbuf_fmt(&r->found, "%s\tdoes not compile\n", name);
	fxge_close(s);
	return ok;
}

/* Case of a bundle that is looked for. */
typedef struct wanted {
	run *r;
	const char *name; /* entry of the archive */
	char model[256];  /* line `model "..."` */
	bool done;
} wanted;

static void
take_case(void *user, const char *text, size_t n)
{
	wanted *w = user;
	bool accepted;
	const char *at = memmem(text, n < 400 ? n : 400, w->model, strlen(w->model));

	if (w->done || !at)
		return;
	w->done = true;
	if (compile(w->r, w->name, text, n))
		check(w->r, w->name, false, &accepted);
}

/* Compiles the program of a fixture, whose name tells where it is: FAMILY@CASE of the bundles, or
 * a path with '@' for '/'. */
static bool
take_program(run *r, const char *name)
{
	char path[4096], rest[256];
	bool accepted, bundle = strncmp(name, "data@", 5) == 0;
	const char *body = strchr(name, '@') + 1;

	snprintf(rest, sizeof rest, "%.*s", (int)(strlen(body) - strlen(".air")), body);
	if (bundle) {
		wanted w = {.r = r, .name = name};
		char *at = strchr(rest, '@');

		snprintf(w.model, sizeof w.model, "model \"%s\"", at + 1);
		snprintf(path, sizeof path, "%s/ops/data/%.*s.fx", r->tests, (int)(at - rest), rest);
		return numbers_each(path, take_case, &w) && w.done;
	}
	for (char *c = rest; *c; c++)
		*c = *c == '@' ? '/' : *c;
	bool op = strncmp(name, "ops@", 4) == 0, model = strncmp(name, "models@", 7) == 0;
	const char *moved =
		strcmp(rest, "hunt/wall/c128if.fx") == 0 ? "robustness/validation/c128if.fx" : rest;

	snprintf(path, sizeof path, "%s/%s%s%s", r->tests,
		op      ? "ops/"
		: model ? "models/"
				: "",
		moved,
		op      ? ".fx"
		: model ? ".pt2"
				: "");
	size_t n = 0;
	char *text = golden_read(path, &n);

	if (text && compile(r, name, text, n))
		check(r, name, false, &accepted);
	free(text);
	return text != NULL;
}

static bool
run_forms(run *r, const char *zip)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	fxge_file *f = fxge_file_open_in(&s->arena, &s->diags, zip);
	fxge_zip z = {0};

	if (!f || !fxge_zip_open(&s->arena, &s->diags, f, &z))
		return false;
	for (size_t i = 0; i < z.n; i++)
		if (!take_program(r, z.entries[i].name))
			fail(r, z.entries[i].name, "its program is missing");
	fxge_session_release(s);
	return true;
}

/* ---- programs of fixed sizes ---- */

static void
take_static(run *r, const char *path)
{
	size_t n = 0;
	char *text = golden_read(path, &n), name[4200];
	bool accepted;

	snprintf(name, sizeof name, "static %s", path);
	/* an input of 2^65 bytes, which GE refuses, too */
	if (text && !strstr(text, "\nsymbol ") && !strstr(path, "/narrow.default.beyond-i32.fx")
		&& compile(r, name, text, n)) {
		check(r, name, true, &accepted);
		r->n++;
		if (!accepted)
			fail(r, path, "its sizes are fixed, and the check refuses it");
	}
	free(text);
}

static bool
run_static(run *r, int n, char **directories)
{
	for (int i = 0; i < n; i++) {
		DIR *d = opendir(directories[i]);

		if (!d)
			return false;
		for (struct dirent *e; (e = readdir(d));) {
			char path[4096];
			size_t len = strlen(e->d_name);

			snprintf(path, sizeof path, "%s/%s", directories[i], e->d_name);
			if (len > 3 && strcmp(e->d_name + len - 3, ".fx") == 0)
				take_static(r, path);
		}
		closedir(d);
	}
	printf("%d programs of fixed sizes\n", r->n);
	return r->n >= 300;
}

int
main(int argc, char **argv)
{
	bool bless = argc > 1 && strcmp(argv[1], "--bless") == 0;
	char dir[TEMP_DIR];
	run r = {.ok = true};
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	bool done = false;

	argc -= bless;
	argv += bless;
	if (argc < 3 || !temp_make(dir))
		return 2;
	snprintf(r.air, sizeof r.air, "%s/m.air", dir);
	fxge_sbuf_init(&r.found, &s->arena);
	if (strcmp(argv[1], "static") == 0)
		done = run_static(&r, argc - 2, argv + 2);
	else if (argc == 5) {
		r.tests = argv[4];
		done = strcmp(argv[1], "refused") == 0 ? run_refused(&r, argv[2]) : run_forms(&r, argv[2]);
		done = golden_judge(argv[3], r.found.data, bless) && done;
	}
	fxge_session_release(s);
	printf("%s\n", done && r.ok ? "passed" : "FAILED");
	return !(done && r.ok);
}
