/* SPDX-License-Identifier: Apache-2.0 */
/* Publication of finished files: a program changes together with its interface and weights, or not
 * at all, even if the process is killed or two processes write to one place.
 *
 * Weights are stored in a directory named by their contents, so that the previous program's weights
 * stay until its .air is replaced. The interface has a single name: during a change it holds both
 * texts, and the hash of the new .air. */
#include "backend/air/writer.h"
#include "base/diag/files.h"
#include "base/file/fd.h"
#include "base/file/lock.h"
#include "base/file/out_table.h"
#include "base/file/real.h"
#include "base/file/tree.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static bool
report_errno(const fxge_air_writer *w, const char *path, const char *what)
{
	fxge_loc loc = {.file = path, .offset = -1};

	return fxge_report(
		&w->p->session->diags, &loc, FXGE_D_FILE_WRITE, "%s: %s", what, strerrordesc_np(errno));
}

/* ---- lock ---- */

/* Locks the directory of the first program until the arena is released. */
static bool
lock_directory(const fxge_air_writer *w)
{
	fxge_loc loc = {.file = w->path, .offset = -1};
	fxge_session *s = w->p->session;

	if (fxge_lock_directory_of(w->arena, s, w->path, false, FXGE_LOCK_SECONDS))
		return true;
	fxge_report(&s->diags, &loc, FXGE_D_FILE_WRITE,
		"another process has held the lock of the directory for %d seconds", FXGE_LOCK_SECONDS);
	fxge_report_hint(
		&s->diags, "`lslocks` shows processes that hold locks; end it, or write elsewhere");
	return false;
}

/* ---- weights ---- */

static bool
move_weights(fxge_air_writer *w)
{
	fxge_air_places *t = &w->places;

	for (size_t i = 0; i < t->list.len; i++) {
		const fxge_air_place *l = t->list.data[i];

		if (l->name
			&& rename(fxge_arena_printf(t->arena, "%s/%s", t->hidden, l->name),
				   fxge_arena_printf(t->arena, "%s/%s", t->directory, l->name))
				   != 0)
			return report_errno(w, t->directory, "the weights cannot be moved there");
	}
	return true;
}

/* Renames the weights to their directory. An existing one has equal contents, or a killed process
 * left it unfinished: files are then moved individually. */
static bool
publish_weights(fxge_air_writer *w)
{
	fxge_air_places *t = &w->places;

	if (!t->hidden)
		return true;
	const char *all = fxge_arena_printf(t->arena, "%s.weights", t->stem);

	t->made_dir = fxge_tree_make(t->arena, all, 0777) == 0 ? all : NULL;
	if (!t->made_dir && errno != EEXIST)
		return report_errno(w, all, "the directory cannot be created");
	t->made = rename(t->hidden, t->directory) == 0;
	if (t->made) {
		t->slot = fxge_out_table_add(t->directory);
		return true;
	}
	return errno == EEXIST || errno == ENOTEMPTY
			   ? move_weights(w)
			   : report_errno(w, t->directory, "the weights cannot be moved there");
}

typedef FXGE_VEC(fxge_file *) files;

static bool
ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n >= k && strcmp(s + n - k, end) == 0;
}

/* Opens the programs and interfaces of the directory, which may refer to weights of each other.
 * Returns false if one cannot be read. */
static bool
open_programs(fxge_air_writer *w, files *out)
{
	const char *slash = strrchr(w->path, '/');
	int n = slash ? (int)(slash - w->path) + 1 : 0;
	DIR *d = fxge_fd_opendir(n ? fxge_arena_printf(w->arena, "%.*s", n, w->path) : ".");
	fxge_diags unseen;
	bool ok = d != NULL;

	fxge_diags_init(&unseen, w->arena);
	for (const struct dirent *e; ok && (e = readdir(d));) {
		if (!ends_with(e->d_name, ".air") && !ends_with(e->d_name, ".io.json"))
			continue;
		fxge_file *f = fxge_file_open_in(
			w->arena, &unseen, fxge_arena_printf(w->arena, "%.*s%s", n, w->path, e->d_name));

		ok = f != NULL;
		if (f)
			fxge_vec_push(w->arena, out, f);
	}
	if (d)
		closedir(d);
	return ok;
}

typedef struct search {
	const char *text;
	bool found;
} search;

static void
search_bytes(void *user, fxge_bytes b)
{
	search *s = user;

	s->found = s->found || memmem(b.data, b.size, s->text, strlen(s->text));
}

static bool
is_named(fxge_air_writer *w, const files *all, const char *generation)
{
	search s = {fxge_arena_printf(w->arena, "/%s/", generation), false};

	for (size_t i = 0; !s.found && i < all->len; i++)
		if (ends_with(all->data[i]->path, ".air"))
			fxge_air_parts(all->data[i]->bytes, search_bytes, &s);
		else
			search_bytes(&s, all->data[i]->bytes);
	return s.found;
}

/* Returns true for a link: programs elsewhere may refer to its target. */
static bool
is_link(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0 && S_ISLNK(st.st_mode);
}

/* Removes the weights of the replaced program, except those that other programs of the directory
 * use. Removes nothing if one of these cannot be read. */
static void
remove_older(fxge_air_writer *w)
{
	fxge_air_places *t = &w->places;
	const char *all = fxge_arena_printf(t->arena, "%s.weights", t->stem);
	DIR *d = w->replaces && !is_link(all) ? fxge_fd_opendir(all) : NULL;
	files programs = {0};

	if (!d)
		return;
	bool readable = open_programs(w, &programs), hash;

	for (const struct dirent *e; readable && (e = readdir(d));)
		if (fxge_is_generation(e->d_name, &hash) && !is_named(w, &programs, e->d_name))
			fxge_tree_remove(fxge_arena_printf(t->arena, "%s/%s", all, e->d_name));
	closedir(d);
	rmdir(all); /* fails unless empty */
}

/* ---- the interface ---- */

/* Writes both texts; a reader uses the one that belongs to the .air. */
static bool
write_both_texts(fxge_air_writer *w, const fxge_file *old, const fxge_file *air)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	fxge_sbuf_fmt(&b, "{\"schema\": \"fxge-io-change\", \"air\": \"%016llx\", \"new\": ",
		(unsigned long long)fxge_hash_bytes(air->bytes.data, air->bytes.size));
	fxge_sbuf_json(&b, w->io_text.data, w->io_text.len);
	fxge_sbuf_str(&b, ", \"old\": ");
	if (old)
		fxge_sbuf_json(&b, (const char *)old->bytes.data, old->bytes.size);
	else
		fxge_sbuf_str(&b, "null");
	fxge_sbuf_str(&b, "}\n");
	fxge_out *out = fxge_out_open(w->arena, &w->p->session->diags, w->io_path);

	if (!out)
		return false;
	fxge_out_write(out, b.data, b.len);
	return fxge_out_commit(out);
}

static bool
same_text(const fxge_air_writer *w, const fxge_file *old)
{
	return old && old->bytes.size == w->io_text.len
		   && memcmp(old->bytes.data, w->io_text.data, w->io_text.len) == 0;
}

static bool
is_regular(const char *path)
{
	struct stat st;

	return path && stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

/* Writes both texts if the interface changes and an old .air exists; sets *announced in that
 * case. */
static bool
announce_change(fxge_air_writer *w, bool *announced)
{
	fxge_diags *d = &w->p->session->diags;

	*announced = false;
	if (!w->io || !w->replaces)
		return true;
	fxge_file *old = NULL, *air = NULL;

	if (is_regular(w->io_path) && !(old = fxge_file_open_in(w->arena, d, w->io_path)))
		return false;
	if (same_text(w, old))
		return true;
	if (!(air = fxge_file_open_in(w->arena, d, fxge_out_hidden(w->out))))
		return false;
	return *announced = write_both_texts(w, old, air);
}

/* ---- undo ---- */

/* Returns a temporary name next to the file, within the length limit of file systems. */
static char *
temporary_name(fxge_arena *a, const char *path)
{
	const char *slash = strrchr(path, '/');
	size_t dir = slash ? (size_t)(slash - path) + 1 : 0, n = strlen(path + dir);
	size_t most = NAME_MAX - strlen(FXGE_OUT_SUFFIX);
	char *name =
		fxge_arena_printf(a, "%.*s" FXGE_OUT_SUFFIX, (int)(dir + (n < most ? n : most)), path);

	fxge_out_suffix(name + strlen(name) - strlen(FXGE_OUT_SUFFIX));
	return name;
}

/* Copies a file: some file systems have no hard links, and files of other users cannot be
 * linked. */
static bool
copy_file(fxge_air_writer *w, const char *path, const char *to)
{
	fxge_diags *d = &w->p->session->diags;
	struct stat st;
	fxge_file *from = fxge_file_open_in(w->arena, d, path);
	fxge_out *out = from ? fxge_out_open(w->arena, d, to) : NULL;

	if (!out)
		return false;
	fxge_out_write(out, from->bytes.data, from->bytes.size);
	if (!fxge_out_commit(out))
		return false;
	if (stat(path, &st) == 0)
		(void)chmod(to, st.st_mode & 07777);
	return true;
}

/* Links or copies the present file to a temporary name. Returns false after a diagnostic. */
static bool
save_file(fxge_air_writer *w, const char *path, fxge_air_saved *s)
{
	struct stat st;

	s->path = fxge_out_target(w->arena, path);
	s->absent = stat(path, &st) != 0;
	if (!is_regular(s->path))
		return true;
	s->name = temporary_name(w->arena, s->path);
	s->slot = fxge_out_table_add(s->name);
	return link(s->path, s->name) == 0 || copy_file(w, s->path, s->name);
}

static void
restore_file(const fxge_air_saved *s)
{
	if (s->name)
		rename(s->name, s->path);
	else if (s->absent)
		unlink(s->path);
}

static void
drop_saved(fxge_air_saved *s)
{
	if (s->name)
		unlink(s->name);
	fxge_out_table_remove(s->slot);
	*s = (fxge_air_saved){.slot = -1};
}

static void
drop_all_saved(fxge_air_writer *w)
{
	w->published = w->io_published = w->aipp_published = false;
	drop_saved(&w->saved);
	drop_saved(&w->io_saved);
	drop_saved(&w->aipp_saved);
}

void
fxge_air_undo(fxge_air_writer *w)
{
	if (w->aipp_published)
		unlink(w->aipp_saved.path); /* until its program is back */
	if (w->published && strcmp(w->path, "-") != 0)
		restore_file(&w->saved);
	if (w->io_published)
		restore_file(&w->io_saved);
	if (w->aipp_published)
		restore_file(&w->aipp_saved);
	drop_all_saved(w);
	if (w->places.made)
		fxge_tree_remove(w->places.directory);
	fxge_out_table_remove(w->places.slot);
	w->places.slot = -1;
	if (w->places.made_dir)
		rmdir(w->places.made_dir);
	w->places.made = false;
	w->places.made_dir = NULL;
}

static void
finish_change(fxge_air_writer *w)
{
	drop_all_saved(w);
	w->places.made = false;
	w->places.made_dir = NULL;
	remove_older(w);
}

/* ---- the description of AIPP ---- */

/* Returns whether a file consists of these bytes. */
static bool
has_bytes(fxge_air_writer *w, const char *path, fxge_bytes b)
{
	fxge_diags unseen;

	fxge_diags_init(&unseen, w->arena);
	const fxge_file *f = is_regular(path) ? fxge_file_open_in(w->arena, &unseen, path) : NULL;

	return f && f->bytes.size == b.size && memcmp(f->bytes.data, b.data, b.size) == 0;
}

/* Returns whether the present interface has an atc line with the description: it was written with
 * the present program. */
static bool
is_described(fxge_air_writer *w)
{
	fxge_diags unseen;
	fxge_sbuf line;

	fxge_diags_init(&unseen, w->arena);
	const fxge_file *f =
		is_regular(w->io_path) ? fxge_file_open_in(w->arena, &unseen, w->io_path) : NULL;

	if (!f)
		return false;
	fxge_sbuf_init(&line, w->arena);
	fxge_io_aipp_option(&line, w->aipp_path);
	return memmem(f->bytes.data, f->bytes.size, line.data, line.len) != NULL;
}

/* Removes a description that is not that of the new program. atc reads program and description by
 * name: in between it finds none and fails, instead of pairing one with the other program. */
static bool
remove_description(fxge_air_writer *w)
{
	const char *path = w->aipp_saved.path;

	if (!w->aipp_saved.name || (w->aipp && has_bytes(w, path, w->aipp_text)))
		return true;
	w->aipp_published = unlink(path) == 0; /* from here on undoing restores it */
	return w->aipp_published || report_errno(w, path, "the file cannot be removed");
}

static bool
publish_description(fxge_air_writer *w)
{
	w->aipp_published = w->aipp_published || w->aipp;
	return !w->aipp || fxge_out_publish(w->aipp);
}

/* ---- publication ---- */

static bool
publish(fxge_air_writer *w, bool force)
{
	bool both;

	if (!fxge_air_may_write(w, force)) /* another process may have written it meanwhile */
		return false;
	w->replaces = is_regular(w->path);
	bool described = w->io && (w->aipp || (w->replaces && is_described(w)));

	if (!save_file(w, w->path, &w->saved) || (w->io && !save_file(w, w->io_path, &w->io_saved))
		|| (described && !save_file(w, w->aipp_path, &w->aipp_saved)))
		return false;
	if (!announce_change(w, &both))
		return false;
	w->io_published = both || (w->io && fxge_out_publish(w->io));
	if (w->io && !w->io_published)
		return false;
	w->published = remove_description(w) && fxge_out_publish(w->out);
	if (!w->published)
		return false;
	fxge_out_table_remove(w->places.slot);
	w->places.slot = -1;
	return publish_description(w) && (!both || fxge_out_publish(w->io));
}

bool
fxge_air_publish(fxge_air_writer *const *w, size_t n, bool force)
{
	bool ok = strcmp(w[0]->path, "-") == 0 || lock_directory(w[0]);

	for (size_t i = 0; ok && i < n; i++)
		ok = publish_weights(w[i]);
	for (size_t i = 0; ok && i < n; i++)
		ok = publish(w[i], force);
	for (size_t i = 0; ok && i < n; i++)
		finish_change(w[i]);
	return ok;
}
