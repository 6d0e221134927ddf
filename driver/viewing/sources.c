/* SPDX-License-Identifier: Apache-2.0 */
/* Source text of a page: the lines around each location of the program, from directories that the
 * user names.
 *
 * The names of files come from the program, whose author must not choose which files of this
 * machine a page contains. Only regular files *.py are read that lie below the directories when
 * links are resolved. */
#include "driver/viewing/viewing.h"

#include "base/diag/commands.h"
#include "base/diag/files.h"
#include "base/file/fd.h"
#include "base/utf8.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	AROUND = 3,           /* lines before a location, and behind it */
	MOST_LINE = 200,      /* bytes of a line */
	MOST_FILE = 4 << 20,  /* bytes of a file */
	MOST_TEXT = 32 << 20, /* bytes of all files */
	MOST_FILES = 4096,
	MOST_SUFFIXES = 16, /* trailing parts of a file's name that are looked for */
	NAMED = 5,          /* files in a message */
};

/* A file that was read. */
typedef struct source {
	const char *name;          /* in the program */
	const char *text;          /* NULL: not found */
	FXGE_VEC(uint32_t) starts; /* offset of each line; and the size */
	bool changed;              /* has another line than the program says */
} source;

typedef struct sources {
	fxge_arena *arena;
	const fxge_viewing_directory *directories;
	fxge_map by_name; /* index + 1 of each file, by the string of its name */
	FXGE_VEC(source) files;
	size_t read;
} sources;

/* ---- directories ---- */

static bool
add_directory(fxge_program *p, const char *path)
{
	fxge_api_program *api = fxge_api_program_of(p);
	fxge_diags *d = &p->session->diags;
	char real[PATH_MAX];
	struct stat st;

	if (!realpath(path, real) || stat(real, &st) != 0)
		return fxge_report(d, NULL, FXGE_D_FILE_OPEN, "'%s': %s", path, strerrordesc_np(errno));
	if (!S_ISDIR(st.st_mode))
		return fxge_report(
			d, NULL, FXGE_D_USAGE, "'%s' is not a directory, expected one of Python sources", path);
	fxge_viewing_directory *dir = FXGE_NEW(&p->arena, fxge_viewing_directory), **at = &api->sources;

	dir->real = fxge_arena_printf(&p->arena, "%s", strcmp(real, "/") ? real : "");
	while (*at)
		at = &(*at)->next;
	*at = dir;
	return true;
}

fxge_status
fxge_view_add_sources(fxge_program *p, const char *directory)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && add_directory(p, directory);
	return fxge_api_end(g);
}

/* ---- files ---- */

static bool
is_python(const char *name)
{
	size_t n = strlen(name);

	return n > 3 && strcmp(name + n - 3, ".py") == 0;
}

/* Reads a file of at most MOST_FILE bytes. Returns NULL if it is not regular, larger, or not text.
 */
static const char *
read_file(sources *k, const char *real, size_t *size)
{
	int fd = fxge_fd_open_real(real, O_RDONLY | O_NONBLOCK);
	struct stat st;
	char *text = NULL;
	size_t n = 0;

	if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size <= MOST_FILE
		&& k->read + (size_t)st.st_size <= MOST_TEXT) {
		ssize_t got = 1;

		text = FXGE_NEW_ARRAY(k->arena, (size_t)st.st_size + 1, char);
		while (n < (size_t)st.st_size && got > 0) {
			got = read(fd, text + n, (size_t)st.st_size - n);
			n += got > 0 ? (size_t)got : 0;
		}
		k->read += n;
	}
	if (fd >= 0)
		close(fd);
	*size = n;
	return text && !memchr(text, '\0', n) ? text : NULL;
}

/* Reads the file `name` of a directory, unless it leads out of it. */
static const char *
read_below(sources *k, const char *directory, const char *name, size_t *size)
{
	char path[PATH_MAX], real[PATH_MAX];
	size_t n = strlen(directory);

	if (n + 1 + strlen(name) >= sizeof path)
		return NULL;
	memcpy(path, directory, n);
	path[n] = '/';
	memcpy(path + n + 1, name, strlen(name) + 1);
	if (!realpath(path, real) || strncmp(real, directory, n) != 0 || real[n] != '/'
		|| !is_python(real))
		return NULL;
	return read_file(k, real, size);
}

/* Returns the part of a name behind its next slash, or NULL. */
static const char *
next_part(const char *name)
{
	const char *slash = strchr(name, '/');

	return slash ? slash + 1 : NULL;
}

/* Finds a file by the longest trailing part of its name that a directory has. */
static const char *
find_file(sources *k, const char *name, size_t *size)
{
	const char *part = name, *text = NULL;
	int parts = 1;

	if (!is_python(name) || strstr(name, ".."))
		return NULL;
	for (const char *s = name; (s = next_part(s));)
		parts++;
	for (; parts > MOST_SUFFIXES; parts--)
		part = next_part(part);
	for (const fxge_viewing_directory *d = k->directories; d && !text; d = d->next) {
		size_t n = strlen(d->real);

		if (strncmp(name, d->real, n) == 0 && name[n] == '/')
			text = read_below(k, d->real, name + n + 1, size);
	}
	for (; part && !text; part = next_part(part))
		for (const fxge_viewing_directory *d = k->directories; d && *part && !text; d = d->next)
			text = read_below(k, d->real, part, size);
	return text;
}

/* Returns the file of a name, which is read once; NULL if there are too many. */
static source *
source_of(sources *k, const fxge_view *v, uint32_t name)
{
	void **at = fxge_map_at(k->arena, &k->by_name, name);

	if (*at)
		return &k->files.data[(uintptr_t)*at - 1];
	if (k->files.len == MOST_FILES)
		return NULL;
	source f = {.name = v->strings.data[name]};
	size_t size = 0;

	f.text = find_file(k, f.name, &size);
	if (f.text) {
		fxge_vec_push(k->arena, &f.starts, 0);
		for (size_t i = 0; i < size; i++)
			if (f.text[i] == '\n' && i + 1 < size)
				fxge_vec_push(k->arena, &f.starts, (uint32_t)i + 1);
		fxge_vec_push(k->arena, &f.starts, (uint32_t)size);
	}
	fxge_vec_push(k->arena, &k->files, f);
	*at = (void *)(uintptr_t)k->files.len;
	return &k->files.data[k->files.len - 1];
}

/* ---- lines ---- */

/* Sets *n to the bytes of a line without the end of the line. */
static const char *
line_of(const source *f, size_t line, size_t *n)
{
	const char *text = f->text + f->starts.data[line - 1];
	size_t size = f->starts.data[line] - f->starts.data[line - 1];

	while (size && (text[size - 1] == '\n' || text[size - 1] == '\r'))
		size--;
	*n = size;
	return text;
}

/* Cuts a line to MOST_LINE bytes, between characters. */
static size_t
cut(const char *text, size_t n)
{
	size_t at = 0;
	uint32_t c;

	while (at < n) {
		size_t len = fxge_utf8_next(text + at, n - at, &c);

		len = len ? len : 1;
		if (at + len > MOST_LINE)
			break;
		at += len;
	}
	return at;
}

/* Returns whether a line has the text that the program recorded, except for space around it. */
static bool
is_line(const source *f, size_t line, const char *expected)
{
	size_t n, size = strlen(expected);
	const char *text = line_of(f, line, &n);

	while (n && (*text == ' ' || *text == '\t')) {
		text++;
		n--;
	}
	while (n && (text[n - 1] == ' ' || text[n - 1] == '\t'))
		n--;
	return n == size && memcmp(text, expected, n) == 0;
}

static void
add_lines(fxge_view *v, fxge_view_loc *l, source *f)
{
	size_t last = f->text ? f->starts.len - 1 : 0, line = (size_t)l->line;

	if (!f->text)
		return;
	if (l->line < 1 || line > last || (l->text && !is_line(f, line, v->strings.data[l->text]))) {
		f->changed = true;
		return;
	}
	l->lines.first = (uint32_t)v->source_lines.len;
	l->first_line = (int)(line > AROUND ? line - AROUND : 1);
	for (size_t i = (size_t)l->first_line; i <= last && i <= line + AROUND; i++, l->lines.count++) {
		size_t n;
		const char *text = line_of(f, i, &n);

		fxge_vec_push(v->arena, &v->source_lines, fxge_view_string_n(v, text, cut(text, n)));
	}
}

/* ---- message ---- */

static void
add_names(fxge_sbuf *b, const sources *k, bool changed, const char *words)
{
	size_t n = 0;

	for (size_t i = 0; i < k->files.len; i++) {
		const source *f = &k->files.data[i];

		if (changed ? !f->changed : f->text != NULL)
			continue;
		if (n++ < NAMED)
			fxge_sbuf_fmt(b, "%s%s", n > 1 ? ", " : words, f->name);
	}
	if (n > NAMED)
		fxge_sbuf_fmt(b, " and %zu more", n - NAMED);
}

static void
report(const sources *k, fxge_diags *d)
{
	size_t found = 0, good = 0;
	fxge_sbuf b;

	for (size_t i = 0; i < k->files.len; i++) {
		found += k->files.data[i].text != NULL;
		good += k->files.data[i].text && !k->files.data[i].changed;
	}
	if (good == k->files.len)
		return;
	fxge_sbuf_init(&b, k->arena);
	fxge_sbuf_fmt(&b, "the directories of --sources have %zu of %zu files of the program", found,
		k->files.len);
	add_names(&b, k, false, "; not found: ");
	add_names(&b, k, true, "; with lines that are not those of the program: ");
	fxge_report(d, NULL, FXGE_D_SOURCES, "%s", b.data);
}

void
fxge_viewing_sources(fxge_view *v, const fxge_program *p)
{
	fxge_arena a;

	if (!p->api || !p->api->sources)
		return;
	fxge_arena_init(&a, v->arena->heap);
	sources k = {.arena = &a, .directories = p->api->sources};

	for (size_t i = 0; i < v->locs.len; i++) {
		source *f = source_of(&k, v, v->locs.data[i].file);

		if (f)
			add_lines(v, &v->locs.data[i], f);
	}
	report(&k, &p->session->diags);
	fxge_arena_release(&a);
}
