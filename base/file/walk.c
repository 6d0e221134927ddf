/* SPDX-License-Identifier: Apache-2.0 */
/* Files below a directory. */
#include "base/file/walk.h"

#include "base/file/fd.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { DEEPEST = 16, MOST_ENTRIES = 100000 };

typedef struct walk {
	fxge_arena *arena;
	DIR *open; /* directory being read, or NULL */
	fxge_paths *out;
	size_t seen;
	struct {
		dev_t dev;
		ino_t ino;
	} above[DEEPEST]; /* directories on the way to the present one */
	int depth;
	const char *fault; /* reason why files are missing, or NULL */
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

static void
fail(walk *w, const char *path, const char *what)
{
	if (!w->fault)
		w->fault = fxge_arena_printf(w->arena, "%s: %s", path, what);
}

/* Returns the entries of a directory, sorted by name. */
static fxge_paths
sorted_entries(walk *w, const char *path)
{
	fxge_paths names = {0};
	const struct dirent *e;

	w->open = fxge_fd_opendir(path);
	if (!w->open)
		fail(w, path, strerrordesc_np(errno));
	while (w->open && !w->fault && (e = readdir(w->open))) {
		if (*e->d_name == '.')
			continue;
		const char *name = fxge_arena_strndup(w->arena, e->d_name, strlen(e->d_name));

		fxge_vec_push(w->arena, &names, name);
		if (++w->seen > MOST_ENTRIES)
			fail(w, path, "more than 100000 entries");
	}
	close_directory(w);
	if (names.len)
		qsort(names.data, names.len, sizeof *names.data, by_name);
	return names;
}

/* Enters a directory. Returns false if it is too deep, or is on the way to itself by a link. */
static bool
enter(walk *w, const char *path)
{
	struct stat st;

	if (stat(path, &st) != 0) {
		fail(w, path, strerrordesc_np(errno));
		return false;
	}
	for (int i = 0; i < w->depth; i++)
		if (w->above[i].dev == st.st_dev && w->above[i].ino == st.st_ino)
			return false;
	if (w->depth == DEEPEST) {
		fail(w, path, "more than 16 levels of directories");
		return false;
	}
	w->above[w->depth].dev = st.st_dev;
	w->above[w->depth++].ino = st.st_ino;
	return true;
}

static void
walk_directory(walk *w, const char *path)
{
	if (!enter(w, path))
		return;
	fxge_paths names = sorted_entries(w, path);

	for (size_t i = 0; i < names.len && !w->fault; i++) {
		const char *below = fxge_arena_printf(w->arena, "%s/%s", path, names.data[i]);

		if (fxge_is_directory(below))
			walk_directory(w, below);
		else
			fxge_vec_push(w->arena, w->out, below);
	}
	w->depth--;
}

const char *
fxge_walk(fxge_arena *a, const char *directory, fxge_paths *out)
{
	walk *w = FXGE_NEW(a, walk);
	size_t n = strlen(directory);

	while (n > 1 && directory[n - 1] == '/')
		n--;
	*w = (walk){.arena = a, .out = out};
	fxge_arena_defer(a, close_directory, w);
	walk_directory(w, fxge_arena_strndup(a, directory, n));
	return w->fault;
}
