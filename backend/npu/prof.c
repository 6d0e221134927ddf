/* SPDX-License-Identifier: Apache-2.0 */
/* AscendCL's profiler, msprof, and its table op_summary_*.csv. */
#include "backend/npu/prof.h"

#include "backend/npu/child.h"
#include "base/file/fd.h"
#include "base/sbuf.h"
#include "base/file/tree.h"

#include <limits.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NO_METRICS = 0xff, TASK_TIME = 2 }; /* ACL_AICORE_NONE, ACL_PROF_TASK_TIME */
enum { MAX_FIELDS = 128, MAX_DEPTH = 4, MAX_TABLE = 1 << 30 };
static const double LONGEST = 1e15; /* microseconds; larger numbers are invalid */

typedef struct prof {
#define FXGE_PROF(type, name, parameters) type(*name) parameters;
#include "backend/npu/prof.def"
#undef FXGE_PROF
} prof;

static const fxge_symbol symbols[] = {
#define FXGE_PROF(type, name, parameters) {#name, offsetof(prof, name)},
#include "backend/npu/prof.def"
#undef FXGE_PROF
};

/* Process-wide profiler. */
static struct {
	pthread_mutex_t opening, running;
	prof functions;
	bool opened;
} all = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, {0}, false};

/* ---- requirements ---- */

/* Opens libmsprofiler.so, or the single library of older releases. Returns NULL, or the reason of
 * failure. */
static const char *
open_library(fxge_arena *a, const fxge_cann *c)
{
	const char *path;
	void *handle = fxge_acl_library(a, c, "libmsprofiler.so", &path);

	if (!handle)
		handle = fxge_acl_library(a, c, "libascendcl.so", &path);
	if (!handle)
		return "this CANN has no libmsprofiler.so";
	const char *lack = fxge_acl_symbols(
		a, handle, path, symbols, sizeof symbols / sizeof *symbols, &all.functions);

	all.opened = !lack;
	return lack;
}

void
fxge_prof_open(fxge_prof *p, fxge_npu *n, fxge_arena *a)
{
	const char *base = getenv("TMPDIR");
	fxge_cann cann;

	*p = (fxge_prof){0};
	fxge_cann_find(a, "", &cann);
	if (!fxge_cann_msprof(a, &cann))
		p->lack =
			"msprof, which reads the profiler's records, is not found: it is part of the CANN "
			"toolkit";
	pthread_mutex_lock(&all.opening);
	if (!p->lack && !all.opened)
		p->lack = open_library(a, &cann);
	pthread_mutex_unlock(&all.opening);
	if (p->lack)
		return;
	p->directory = fxge_tree_new(
		a, n->diags, fxge_arena_printf(a, "%s/fxge-prof", base && *base ? base : "/tmp"), 0700);
	if (!p->directory)
		p->lack = "the directory for its records cannot be created";
}

/* ---- recording ---- */

static void
unlock(void *held)
{
	if (*(bool *)held)
		pthread_mutex_unlock(&all.running);
	*(bool *)held = false;
}

/* Locks until the recording ends or, if memory is exhausted, the public call. */
static void
lock(fxge_prof *p, const fxge_npu *n)
{
	p->held = FXGE_NEW(n->arena, bool);
	fxge_arena_defer(n->arena, unlock, p->held);
	pthread_mutex_lock(&all.running);
	*p->held = true;
}

/* Stops a recording, as far as it was started. */
static bool
stop(fxge_prof *p, fxge_npu *n, bool started)
{
	const prof *t = &all.functions;
	bool ok = !started || fxge_npu_ok(n, "aclprofStop", t->aclprofStop(p->config));

	if (p->config)
		ok = fxge_npu_ok(n, "aclprofDestroyConfig", t->aclprofDestroyConfig(p->config)) && ok;
	p->config = NULL;
	ok = fxge_npu_ok(n, "aclprofFinalize", t->aclprofFinalize()) && ok;
	unlock(p->held);
	return ok;
}

bool
fxge_prof_begin(fxge_prof *p, fxge_npu *n)
{
	const prof *t = &all.functions;
	uint32_t device = (uint32_t)n->number;

	if (p->lack)
		return true;
	lock(p, n);
	if (!fxge_npu_ok(n, "aclprofInit", t->aclprofInit(p->directory, strlen(p->directory)))) {
		unlock(p->held);
		return false;
	}
	p->config = t->aclprofCreateConfig(&device, 1, NO_METRICS, NULL, TASK_TIME);
	if (fxge_npu_returned(n, "aclprofCreateConfig", p->config)
		&& fxge_npu_ok(n, "aclprofStart", t->aclprofStart(p->config)))
		return true;
	stop(p, n, false);
	return false;
}

bool
fxge_prof_end(fxge_prof *p, fxge_npu *n)
{
	return !p->config || stop(p, n, true);
}

/* ---- table ---- */

typedef struct reading {
	fxge_arena *arena;
	void (*row)(void *user, const fxge_prof_row *row);
	void *user;
	bool any;
} reading;

/* Splits a line into fields without quotes, in place. */
static int
split(char *line, char *field[MAX_FIELDS])
{
	int n = 0;

	for (char *at = line; at && n < MAX_FIELDS; n++) {
		bool quoted = *at == '"';
		char *end = quoted ? strchr(at + 1, '"') : strchr(at, ',');

		while (quoted && end && end[1] == '"') /* an escaped quote */
			end = strchr(end + 2, '"');

		field[n] = at + quoted;
		if (!end)
			return n + 1;
		at = quoted ? strchr(end, ',') : end;
		*end = 0;
		if (at)
			*at++ = 0;
	}
	return n;
}

static int
column(char *field[MAX_FIELDS], int n, const char *name)
{
	for (int i = 0; i < n; i++)
		if (strcmp(field[i], name) == 0)
			return i;
	return -1;
}

/* Returns the contents of a file, NUL-terminated, or NULL. */
static char *
text_of(fxge_arena *a, const char *path)
{
	struct stat st;
	int fd = fxge_fd_open(path, O_RDONLY, 0);
	FILE *f = fd >= 0 ? fdopen(fd, "r") : NULL;
	char *text = NULL;

	if (f && fstat(fileno(f), &st) == 0 && st.st_size >= 0 && st.st_size < MAX_TABLE) {
		text = fxge_arena_alloc(a, (size_t)st.st_size + 1);
		text[fread(text, 1, (size_t)st.st_size, f)] = 0;
	}
	if (f)
		fclose(f);
	else if (fd >= 0)
		close(fd);
	return text;
}

static void
read_row(reading *r, char *field[MAX_FIELDS], int n, const int at[3])
{
	char *end;

	if (at[0] >= n || at[1] >= n || at[2] >= n)
		return;
	double us = strtod(field[at[2]], &end);

	if (end == field[at[2]] || !(us >= 0 && us < LONGEST))
		return;
	r->row(r->user, &(fxge_prof_row){field[at[0]], field[at[1]], us * 1e-6});
	r->any = true;
}

/* Reads a table. Its columns depend on product and options; these three always exist (hiascend.com,
 * op_summary, atlasprofiling_16_0067). */
static void
read_table(reading *r, const char *path)
{
	static const char *const columns[] = {"Op Name", "OP Type", "Task Duration(us)"};
	char *field[MAX_FIELDS], *next;
	int at[3] = {-1, -1, -1};

	for (char *line = text_of(r->arena, path); line; line = next) {
		next = strchr(line, '\n');
		if (next)
			*next++ = 0;
		line[strcspn(line, "\r")] = 0;
		int n = split(line, field);

		if (at[0] >= 0) {
			read_row(r, field, n, at);
			continue;
		}
		for (int i = 0; i < 3; i++)
			if ((at[i] = column(field, n, columns[i])) < 0)
				return;
	}
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Reads the tables below a directory, in order of name, which is their order of creation. */
static void
read_directory(reading *r, const char *path, int depth)
{
	FXGE_VEC(const char *) names = {0};
	DIR *d = fxge_fd_opendir(path);

	for (const struct dirent *e; d && (e = readdir(d));)
		if (e->d_name[0] != '.')
			fxge_vec_push(r->arena, &names, fxge_arena_printf(r->arena, "%s", e->d_name));
	if (d)
		closedir(d);
	if (names.len)
		qsort(names.data, names.len, sizeof *names.data, by_name);
	for (size_t i = 0; i < names.len; i++) {
		const char *full = fxge_arena_printf(r->arena, "%s/%s", path, names.data[i]);
		size_t n = strlen(names.data[i]);

		if (strncmp(names.data[i], "op_summary", 10) == 0 && n > 4
			&& strcmp(names.data[i] + n - 4, ".csv") == 0)
			read_table(r, full);
		else if (depth)
			read_directory(r, full, depth - 1); /* has no effect on a file */
	}
}

/* Keeps the last line of output, for errors. */
static void
keep_last_line(void *user, const char *line, size_t n)
{
	char(*last)[256] = user;

	if (n)
		snprintf(*last, sizeof *last, "%s", line);
}

bool
fxge_prof_read(
	fxge_prof *p, fxge_arena *a, void (*row)(void *user, const fxge_prof_row *row), void *user)
{
	reading r = {a, row, user, false};
	char last[256] = "", real[PATH_MAX];
	fxge_child_end how;
	fxge_cann cann;

	if (p->lack)
		return false;
	fxge_cann_find(a, "", &cann);
	const char *records = realpath(p->directory, real) ? real : p->directory;
	const char *argv[] = {fxge_cann_msprof(a, &cann), "--export=on",
		fxge_arena_printf(a, "--output=%s", records), NULL};
	fxge_child child = {.argv = argv,
		.env = fxge_cann_env(a, &cann),
		.directory = records, /* msprof also writes to its working directory */
		.line = keep_last_line,
		.user = &last};

	if (argv[0])
		fxge_child_run(a, &child, &how);
	if (!argv[0] || how.error || how.signal || how.code)
		p->lack = argv[0] ? fxge_arena_printf(a, "msprof failed: %s%s%s",
					  fxge_child_ended(a, &child, &how), *last ? ": " : "", last)
						  : "msprof is gone";
	else
		read_directory(&r, p->directory, MAX_DEPTH);
	if (!p->lack && !r.any)
		p->lack = "msprof wrote no op_summary with times";
	return !p->lack;
}
