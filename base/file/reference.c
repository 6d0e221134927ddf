/* The one place that decides which files a file may name, and what it calls them. */
#include "base/file/reference.h"

#include "base/file/real.h"

#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>

static size_t
folder_length(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? (size_t)(slash - path) + 1 : 0;
}

/* The absolute folder of a path whose file need not exist; NULL when there is none. */
static const char *
real_folder(fxge_arena *a, const char *path)
{
	char real[PATH_MAX];
	size_t n = folder_length(path);

	return realpath(n ? fxge_arena_strndup(a, path, n) : ".", real)
			   ? fxge_arena_strndup(a, real, strlen(real))
			   : NULL;
}

static bool
is_below(const char *real, const char *folder)
{
	size_t n = strlen(folder);

	return n == 1 || (strncmp(real, folder, n) == 0 && real[n] == '/');
}

/* The i-th folder that the user named, itself or by a file in it, as it was spelled. */
static const char *
user_folder(fxge_arena *a, const fxge_session *s, size_t i)
{
	const char *named = s->weights_from.data[i];
	struct stat st;

	return stat(named, &st) == 0 && !S_ISDIR(st.st_mode)
			   ? fxge_arena_printf(a, "%.*s", (int)folder_length(named), named)
			   : fxge_arena_printf(a, "%s/", named);
}

static bool
is_allowed(fxge_arena *a, const fxge_session *s, const char *own, const char *real)
{
	bool ok = own && is_below(real, own);

	for (size_t i = 0; !ok && i < s->weights_from.len; i++) {
		const char *folder = real_folder(a, user_folder(a, s, i));

		ok = folder && is_below(real, folder);
	}
	return ok;
}

/* By its last part, in a folder that the user named. */
static const char *
in_user_folder(fxge_arena *a, const fxge_session *s, const char *name, char real[PATH_MAX])
{
	const char *last = name + folder_length(name);

	for (size_t i = 0; *last && i < s->weights_from.len; i++) {
		const char *path = fxge_arena_printf(a, "%s%s", user_folder(a, s, i), last);

		if (realpath(path, real) && is_allowed(a, s, NULL, real))
			return path;
	}
	return NULL;
}

static bool
climbs(const char *name)
{
	for (const char *at = name; (at = strstr(at, "..")); at += 2)
		if ((at == name || at[-1] == '/') && (at[2] == '/' || !at[2]))
			return true;
	return false;
}

/* The path that may be opened, or NULL. `real`: the file that is there, "" where there is none. */
static const char *
find(fxge_arena *a, const fxge_session *s, const char *from, const char *name, char real[PATH_MAX])
{
	bool absolute = name[0] == '/';

	*real = '\0';
	if (!*name || strlen(name) >= PATH_MAX / 2)
		return NULL;
	const char *path = absolute
						   ? fxge_arena_strndup(a, name, strlen(name))
						   : fxge_arena_printf(a, "%.*s%s", (int)folder_length(from), from, name);
	bool there = realpath(path, real);

	if (there && is_allowed(a, s, real_folder(a, from), real))
		return path;
	const char *other = in_user_folder(a, s, name, real);

	if (!other)
		*real = '\0';
	return other || there || absolute || climbs(name) ? other : path;
}

const char *
fxge_beside_path(fxge_arena *a, const fxge_session *s, const char *from, const char *name)
{
	char real[PATH_MAX];

	return find(a, s, from, name, real);
}

fxge_file *
fxge_beside_open(
	fxge_arena *a, fxge_session *s, const fxge_loc *loc, const char *from, const char *name)
{
	char real[PATH_MAX];
	const char *path = find(a, s, from, name, real);

	if (path && *real) /* the file that was looked at: the path may be another's by now */
		return fxge_file_open_real_in(a, &s->diags, path, real);
	if (path)
		fxge_report(
			&s->diags, loc, FXGE_D_FILE_OPEN, "names the file '%s', which is not there", path);
	else
		fxge_report(&s->diags, loc, FXGE_D_FILE_OUTSIDE,
			"names the file '%s', which is not below its own folder", name);
	fxge_report_hint(&s->diags,
		"where you trust it: --weights-from=DIR takes %s from DIR, too (weights_from in C and "
		"Python)",
		name + folder_length(name));
	return NULL;
}

const char *
fxge_beside_name(fxge_arena *a, const char *from, const char *path)
{
	const char *here = real_folder(a, from), *there = real_folder(a, path);
	size_t i = 0, common = 0;
	fxge_sbuf b;

	if (!here || !there)
		return path;
	here = fxge_arena_printf(a, "%s/", strcmp(here, "/") ? here : "");
	there = fxge_arena_printf(a, "%s/", strcmp(there, "/") ? there : "");
	for (; here[i] && here[i] == there[i]; i++)
		if (here[i] == '/')
			common = i + 1;
	fxge_sbuf_init(&b, a);
	for (const char *s = here + common; *s; s++)
		if (*s == '/')
			fxge_sbuf_str(&b, "../");
	fxge_sbuf_str(&b, there + common);
	fxge_sbuf_str(&b, path + folder_length(path));
	return b.data;
}
