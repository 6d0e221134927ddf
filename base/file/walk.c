/* SPDX-License-Identifier: Apache-2.0 */
/* Files below a directory. */
#include "base/file/walk.h"

#include "base/file/fd.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { DEEPEST = 16, MOST_ENTRIES = 10000 };

typedef struct walk {
	fxge_arena *arena;
	DIR *open; /* directory being read, or NULL */
	fxge_paths *out;
	size_t seen;
} walk;

static void
close_directory(void *arg)
{
	walk *w = arg;

	if (w->open)
		closedir(w->open);
	w->open = NULL;
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool
fxge_is_directory(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

/* Returns the entries of a directory, sorted by name. */
static fxge_paths
sorted_entries(walk *w, const char *path)
{
	fxge_paths names = {0};

	w->open = fxge_fd_opendir(path);
	for (const struct dirent *e; w->open && w->seen < MOST_ENTRIES && (e = readdir(w->open));
		 w->seen++)
		if (*e->d_name != '.') {
			const char *name = fxge_arena_strndup(w->arena, e->d_name, strlen(e->d_name));

			fxge_vec_push(w->arena, &names, name);
		}
	close_directory(w);
	if (names.len)
		qsort(names.data, names.len, sizeof *names.data, by_name);
	return names;
}

static void
walk_directory(walk *w, const char *path, int depth)
{
	fxge_paths names = {0};

	if (depth)
		names = sorted_entries(w, path);
	for (size_t i = 0; i < names.len; i++) {
		const char *below = fxge_arena_printf(w->arena, "%s/%s", path, names.data[i]);

		if (fxge_is_directory(below))
			walk_directory(w, below, depth - 1);
		else
			fxge_vec_push(w->arena, w->out, below);
	}
}

void
fxge_walk(fxge_arena *a, const char *directory, fxge_paths *out)
{
	walk *w = FXGE_NEW(a, walk);
	size_t n = strlen(directory);

	while (n > 1 && directory[n - 1] == '/')
		n--;
	*w = (walk){.arena = a, .out = out};
	fxge_arena_defer(a, close_directory, w);
	walk_directory(w, fxge_arena_strndup(a, directory, n), DEEPEST);
}
