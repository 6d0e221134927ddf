/* SPDX-License-Identifier: Apache-2.0 */
/* Installed packages of custom operators.
 *
 * CANN installs a package as a directory: op_proto/ holds prototypes, op_impl/ the parameters of
 * the kernels of each chip. */
#include "driver/package.h"

#include "base/diag/operators.h"
#include "base/file/fd.h"

#include "driver/api.h"

#include <stdlib.h>
#include <sys/stat.h>

enum { DEEPEST = 16, MOST_FILES = 10000 };

typedef FXGE_VEC(const char *) paths;

typedef struct package {
	fxge_arena *arena;
	DIR *open; /* directory being read, or NULL */
	paths prototypes, kernels;
	size_t seen;
} package;

static bool
ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n >= k && strcmp(s + n - k, end) == 0;
}

static void
close_directory(void *arg)
{
	package *p = arg;

	if (p->open)
		closedir(p->open);
	p->open = NULL;
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool
is_directory(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

/* Adds a file to the lists it belongs to. `below_proto`: the file is below op_proto/. */
static void
add_file(package *p, const char *path, bool below_proto)
{
	if (below_proto && (ends_with(path, ".h") || ends_with(path, ".hpp")))
		fxge_vec_push(p->arena, &p->prototypes, path);
	if (ends_with(path, "-ops-info.json"))
		fxge_vec_push(p->arena, &p->kernels, path);
}

/* Returns the entries of a directory, sorted by name. */
static paths
sorted_entries(package *p, const char *path)
{
	paths names = {0};

	p->open = fxge_fd_opendir(path);
	for (const struct dirent *e; p->open && p->seen < MOST_FILES && (e = readdir(p->open));
		 p->seen++)
		if (*e->d_name != '.') {
			const char *name = fxge_arena_strndup(p->arena, e->d_name, strlen(e->d_name));

			fxge_vec_push(p->arena, &names, name);
		}
	close_directory(p);
	if (names.len)
		qsort(names.data, names.len, sizeof *names.data, by_name);
	return names;
}

/* Collects the files below a directory, at most `depth` levels deep: links may form a cycle. */
static void
collect_files(package *p, const char *path, bool below_proto, int depth)
{
	paths names = {0};

	if (depth)
		names = sorted_entries(p, path);
	for (size_t i = 0; i < names.len; i++) {
		const char *below = fxge_arena_printf(p->arena, "%s/%s", path, names.data[i]);

		if (is_directory(below))
			collect_files(
				p, below, below_proto || strcmp(names.data[i], "op_proto") == 0, depth - 1);
		else
			add_file(p, below, below_proto);
	}
}

/* Appends the files of a package to `out`, prototypes first. Returns false after a diagnostic. */
static bool
add_directory(fxge_session *s, const char *path, paths *out)
{
	const fxge_loc at = {.file = path, .offset = -1};
	package *p = FXGE_NEW(&s->arena, package);
	size_t n = strlen(path);

	while (n > 1 && path[n - 1] == '/')
		n--;
	p->arena = &s->arena;
	fxge_arena_defer(p->arena, close_directory, p);
	collect_files(p, fxge_arena_strndup(p->arena, path, n), ends_with(path, "op_proto"), DEEPEST);
	for (size_t i = 0; i < p->prototypes.len; i++)
		fxge_vec_push(p->arena, out, p->prototypes.data[i]);
	for (size_t i = 0; i < p->kernels.len; i++)
		fxge_vec_push(p->arena, out, p->kernels.data[i]);
	return p->prototypes.len + p->kernels.len
		   || fxge_report(&s->diags, &at, FXGE_D_OPS_VALUE,
			   "not a package of operators: found neither op_proto/*.h nor *-ops-info.json");
}

bool
fxge_driver_describe(
	fxge_session *s, const char *const *given, size_t n, fxge_descriptions *all, fxge_op_table *t)
{
	fxge_op_builtins known = fxge_session_builtins(s);
	paths files = {0};
	bool ok = true;

	for (size_t i = 0; i < n; i++)
		if (is_directory(given[i]))
			ok = add_directory(s, given[i], &files) && ok;
		else
			fxge_vec_push(&s->arena, &files, given[i]);
	return ok && fxge_session_describe_ops(s, files.data, files.len, &known, all, t);
}
