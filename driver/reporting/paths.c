/* SPDX-License-Identifier: Apache-2.0 */
/* Paths of a report: relative to the project, so that they tell nothing of the machine. */
#include "driver/reporting/reporting.h"

static const char *const packages[] = {"site-packages/", "dist-packages/"};

/* Returns the part of a path behind the directory of installed packages, or NULL. */
static const char *
in_package(const char *path)
{
	for (size_t i = 0; i < sizeof packages / sizeof *packages; i++) {
		const char *at = strstr(path, packages[i]);

		if (at)
			return at + strlen(packages[i]);
	}
	return NULL;
}

fxge_reporting_paths
fxge_reporting_paths_of(fxge_arena *a, const fxge_view *v)
{
	fxge_reporting_paths k = {.arena = a, .project = ""};
	size_t common = 0;

	for (size_t i = 0; i < v->locs.len; i++) {
		const char *file = v->strings.data[v->locs.data[i].file];
		const char *slash = strrchr(file, '/');

		if (*file != '/' || in_package(file))
			continue;
		size_t n = (size_t)(slash - file) + 1, same = 0;

		if (!*k.project) {
			k.project = file;
			common = n;
		}
		for (size_t at = 0; at < n && at < common && file[at] == k.project[at]; at++)
			if (file[at] == '/')
				same = at + 1;
		common = same;
	}
	k.project = fxge_arena_strndup(a, k.project, common);
	return k;
}

/* Returns whether a path may begin here: a slash at the begin, or behind a character that no path
 * has inside. */
static bool
begins_path(const char *text, const char *at)
{
	bool letter = (*at | 0x20) >= 'a' && (*at | 0x20) <= 'z';

	if (at != text && !strchr(" \t'\"(=,:[", at[-1]))
		return false;
	return (*at == '/' && at[1] && at[1] != '/' && at[1] != ' ')
		   || (letter && at[1] == ':' && (at[2] == '\\' || at[2] == '/')) /* a path of Windows */
		   || (*at == '\\' && at[1] == '\\');
}

/* Returns the last component of a path. */
static const char *
last_of(const char *path)
{
	const char *last = path;

	for (; *path; path++)
		if (*path == '/' || *path == '\\')
			last = path + 1;
	return last;
}

const char *
fxge_reporting_cut(const fxge_reporting_paths *k, const char *text)
{
	size_t n = strlen(k->project);
	fxge_sbuf b;

	fxge_sbuf_init(&b, k->arena);
	for (const char *at = text; *at;) {
		if (!begins_path(text, at)) {
			fxge_sbuf_chr(&b, *at++);
			continue;
		}
		size_t length = strcspn(at, " \t\n'\"),;]");
		const char *path = fxge_arena_strndup(k->arena, at, length), *inner = in_package(path);

		if (!inner && n > 1 && strncmp(path, k->project, n) == 0)
			inner = path + n;
		if (!inner)
			inner = last_of(path);
		fxge_sbuf_str(&b, inner);
		at += length;
	}
	return b.data ? b.data : "";
}
