/* SPDX-License-Identifier: Apache-2.0 */
/* Loading of path lists in the form of FXGE_OPS_PATH: operator descriptions and directories of
 * them. */
#include "driver/api.h"

#include "base/file/fd.h"

#include "ops/table.h"

#include <stdlib.h>
#include <sys/stat.h>

typedef struct loading {
	fxge_session *session;
	fxge_arena *arena;
} loading;

static bool
load_file(const loading *l, const char *path)
{
	fxge_op_builtins known = fxge_session_builtins(l->session);

	return fxge_session_load_ops(l->session, path, &known);
}

static void
close_directory(void *d)
{
	closedir(d);
}

static bool
is_description(const char *name)
{
	const char *dot = strrchr(name, '.');

	return *name != '.' && dot && strcmp(dot, ".yaml") == 0;
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Loads each `*.yaml` file of a directory, in order of name. */
static bool
load_directory(const loading *l, const char *path)
{
	FXGE_VEC(const char *) files = {0};
	DIR *d = fxge_fd_opendir(path);
	bool ok = true;

	if (!d)
		return load_file(l, path); /* reports the reason */
	fxge_arena_defer(l->arena, close_directory, d);
	for (const struct dirent *e; (e = readdir(d));)
		if (is_description(e->d_name)) {
			const char *file = fxge_arena_printf(l->arena, "%s/%s", path, e->d_name);

			fxge_vec_push(l->arena, &files, file);
		}
	if (files.len)
		qsort(files.data, files.len, sizeof *files.data, by_name);
	for (size_t i = 0; i < files.len; i++)
		ok = load_file(l, files.data[i]) && ok;
	return ok;
}

static bool
load_path(const loading *l, const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && S_ISDIR(st.st_mode) ? load_directory(l, path)
													   : load_file(l, path);
}

static bool
load_list(const loading *l, const char *list)
{
	bool ok = true;

	for (const char *s = list; *s;) {
		size_t n = strcspn(s, ":");

		if (n)
			ok = load_path(l, fxge_arena_strndup(l->arena, s, n)) && ok;
		s += n + (s[n] == ':');
	}
	return ok;
}

fxge_status
fxge_load_ops_path(fxge_session *s, const char *list)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = load_list(&(loading){s, &g->arena}, list ? list : "");
	return fxge_api_end(g);
}
