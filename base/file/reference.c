/* SPDX-License-Identifier: Apache-2.0 */
/* References to other files: which of them may be followed, and their relative names. */
#include "base/file/reference.h"

#include "base/diag/files.h"
#include "base/file/real.h"
#include "base/map.h"

#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>

static size_t
directory_length(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? (size_t)(slash - path) + 1 : 0;
}

/* Returns the absolute directory of a path whose file need not exist, or NULL. */
static const char *
real_directory(fxge_arena *a, const char *path)
{
	char real[PATH_MAX];
	size_t n = directory_length(path);

	return realpath(n ? fxge_arena_strndup(a, path, n) : ".", real)
			   ? fxge_arena_strndup(a, real, strlen(real))
			   : NULL;
}

static bool
is_below(const char *real, const char *directory)
{
	size_t n = strlen(directory);

	return n == 1 || (strncmp(real, directory, n) == 0 && real[n] == '/');
}

/* Returns the i-th directory of s->weights_from as the user spelled it; the user names a directory,
 * or a file in it. */
static const char *
user_directory(fxge_arena *a, const fxge_session *s, size_t i)
{
	const char *named = s->weights_from.data[i];
	struct stat st;

	return stat(named, &st) == 0 && !S_ISDIR(st.st_mode)
			   ? fxge_arena_printf(a, "%.*s", (int)directory_length(named), named)
			   : fxge_arena_printf(a, "%s/", named);
}

static bool
is_allowed(fxge_arena *a, const fxge_session *s, const char *own, const char *real)
{
	bool ok = own && is_below(real, own);

	for (size_t i = 0; !ok && i < s->weights_from.len; i++) {
		const char *directory = real_directory(a, user_directory(a, s, i));

		ok = directory && is_below(real, directory);
	}
	return ok;
}

/* Searches the user's directories for the last component of a name. */
static const char *
find_in_user_directories(
	fxge_arena *a, const fxge_session *s, const char *name, char real[PATH_MAX])
{
	const char *last = name + directory_length(name);

	for (size_t i = 0; *last && i < s->weights_from.len; i++) {
		const char *path = fxge_arena_printf(a, "%s%s", user_directory(a, s, i), last);

		if (realpath(path, real) && is_allowed(a, s, NULL, real))
			return path;
	}
	return NULL;
}

static bool
has_parent_component(const char *name)
{
	for (const char *at = name; (at = strstr(at, "..")); at += 2)
		if ((at == name || at[-1] == '/') && (at[2] == '/' || !at[2]))
			return true;
	return false;
}

const char *
fxge_reference_path(
	fxge_arena *a, const fxge_session *s, const char *from, const char *name, char real[PATH_MAX])
{
	bool absolute = name[0] == '/';

	*real = '\0';
	if (!*name || strlen(name) >= PATH_MAX / 2)
		return NULL;
	const char *path =
		absolute || !from ? fxge_arena_strndup(a, name, strlen(name))
						  : fxge_arena_printf(a, "%.*s%s", (int)directory_length(from), from, name);
	bool there = (absolute || from) && realpath(path, real);

	if (there && is_allowed(a, s, from ? real_directory(a, from) : NULL, real))
		return path;
	const char *other = find_in_user_directories(a, s, name, real);

	if (!other)
		*real = '\0';
	return other || there || absolute || !from || has_parent_component(name) ? other : path;
}

const char *
fxge_reference_find(fxge_arena *a, fxge_session *s, const fxge_loc *loc, const char *from,
	const char *name, char real[PATH_MAX])
{
	const char *path = fxge_reference_path(a, s, from, name, real);

	if (path && *real)
		return path;
	if (path)
		fxge_report(
			&s->diags, loc, FXGE_D_FILE_OPEN, "names the file '%s', which does not exist", path);
	else
		fxge_report(&s->diags, loc, FXGE_D_FILE_OUTSIDE, "names the file '%s', %s", name,
			from ? "which is not below its own directory"
				 : "but bytes in memory have no directory");
	fxge_report_hint(&s->diags,
		"if you trust the file: --weights-from=DIR also searches DIR for %s (weights_from in C and "
		"Python)",
		name + directory_length(name));
	return NULL;
}

fxge_file *
fxge_reference_open(
	fxge_arena *a, fxge_session *s, const fxge_loc *loc, const char *from, const char *name)
{
	char real[PATH_MAX];
	const char *path = fxge_reference_find(a, s, loc, from, name, real);

	/* opens the checked file; the path may lead to another one by now */
	return path ? fxge_file_open_real_in(a, &s->diags, path, real) : NULL;
}

const char *
fxge_reference_name(fxge_arena *a, const char *from, const char *path)
{
	const char *here = real_directory(a, from), *there = real_directory(a, path);
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
	fxge_sbuf_str(&b, path + directory_length(path));
	return b.data;
}

static uint64_t
mix_range(uint64_t h, fxge_bytes b, size_t from, size_t n)
{
	n = from < b.size ? (n < b.size - from ? n : b.size - from) : 0;
	return n ? fxge_hash_mix(h, fxge_hash_bytes(b.data + from, n)) : h;
}

uint64_t
fxge_reference_stamp(const fxge_file *f)
{
	enum { HEAD = 64 << 10, TAIL = 1 << 20, BLOCK = 4 << 10, BLOCKS = 256 };
	fxge_bytes b = f->bytes;
	uint64_t h = fxge_hash_mix(0, b.size);

	if (b.size <= HEAD + TAIL + (size_t)BLOCK * BLOCKS)
		return mix_range(h, b, 0, b.size);
	h = mix_range(h, b, 0, HEAD);
	for (size_t i = 0; i < BLOCKS; i++) /* the number fits: a file has less than 2^55 bytes */
		h = mix_range(h, b, (b.size >> 8) * i, BLOCK);
	return mix_range(h, b, b.size - TAIL, TAIL);
}
