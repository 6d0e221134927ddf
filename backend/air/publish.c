/* Makes visible what the writer finished: programs change with their interface and weights, or not
 * at all, also when the process is killed, and when two write to one place.
 *
 * Weights lie in a folder that is called after their content, so that those of the program before
 * stay until its .air is replaced. The interface has one name: while both change it holds the old
 * text and the new one, and says which belongs to the new .air. */
#include "backend/air/writer.h"
#include "base/fd.h"
#include "base/lock.h"
#include "base/out_table.h"
#include "base/tree.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static bool
fail(const fxge_air_writer *w, const char *path, const char *what)
{
	fxge_loc loc = {.file = path, .offset = -1};

	return fxge_report(
		&w->p->session->diags, &loc, FXGE_D_FILE_WRITE, "%s: %s", what, strerrordesc_np(errno));
}

/* ---- one writer at a time ---- */

/* Locks the directory of the first program until the arena goes. */
static bool
lock_directory(const fxge_air_writer *w)
{
	fxge_loc loc = {.file = w->path, .offset = -1};
	fxge_session *s = w->p->session;

	if (fxge_lock_beside(w->arena, s, w->path, false, FXGE_LOCK_SECONDS))
		return true;
	fxge_report(&s->diags, &loc, FXGE_D_FILE_WRITE,
		"another process has held the lock of the directory for %d seconds", FXGE_LOCK_SECONDS);
	fxge_report_hint(
		&s->diags, "`lslocks` shows processes that hold locks; end it, or write elsewhere");
	return false;
}

/* ---- weights ---- */

static bool
merge(fxge_air_writer *w)
{
	fxge_air_places *t = &w->places;

	for (size_t i = 0; i < t->list.len; i++) {
		const fxge_air_place *l = t->list.data[i];

		if (l->name
			&& rename(fxge_arena_printf(t->arena, "%s/%s", t->hidden, l->name),
				   fxge_arena_printf(t->arena, "%s/%s", t->folder, l->name))
				   != 0)
			return fail(w, t->folder, "the weights cannot be put there");
	}
	return true;
}

/* A folder of that name has equal content already, or is what a killed process left. */
static bool
publish_weights(fxge_air_writer *w)
{
	fxge_air_places *t = &w->places;

	if (!t->hidden)
		return true;
	const char *all = fxge_arena_printf(t->arena, "%s.weights", t->stem);

	t->made_dir = mkdir(all, 0777) == 0 ? all : NULL;
	if (!t->made_dir && errno != EEXIST)
		return fail(w, all, "the folder cannot be made");
	t->made = rename(t->hidden, t->folder) == 0;
	if (t->made) {
		t->slot = fxge_out_table_add(t->folder);
		return true;
	}
	return errno == EEXIST || errno == ENOTEMPTY
			   ? merge(w)
			   : fail(w, t->folder, "the weights cannot be put there");
}

static bool
is_generation(const char *name)
{
	return strlen(name) == 16 && strspn(name, "0123456789abcdef") == 16;
}

/* What the program that was replaced had. */
static void
remove_older(fxge_air_writer *w)
{
	fxge_air_places *t = &w->places;
	const char *all = fxge_arena_printf(t->arena, "%s.weights", t->stem);
	DIR *d = w->replaces ? fxge_fd_opendir(all) : NULL;

	if (!d)
		return;
	for (const struct dirent *e; (e = readdir(d));) {
		const char *path = fxge_arena_printf(t->arena, "%s/%s", all, e->d_name);

		if (is_generation(e->d_name) && !(t->folder && strcmp(path, t->folder) == 0))
			fxge_tree_remove(path);
	}
	closedir(d);
	rmdir(all); /* where nothing is left in it */
}

/* ---- the interface ---- */

/* Both texts, of which a reader takes the one that belongs to the .air. */
static bool
announce(fxge_air_writer *w, const fxge_file *old, const fxge_file *air)
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

/* True where old and new interface differ and the old .air is there: then both stand in the file.
 */
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
	return *announced = announce(w, old, air);
}

/* ---- undoing ---- */

/* A second name for what a file holds now; NULL where there is none, or none can be made. */
static const char *
save(fxge_air_writer *w, const char *path, int *slot)
{
	char *saved = fxge_arena_printf(w->arena, "%s" FXGE_OUT_SUFFIX, path);

	*slot = -1;
	if (!is_regular(path))
		return NULL;
	fxge_out_suffix(saved + strlen(path));
	*slot = fxge_out_table_add(saved);
	if (link(path, saved) == 0)
		return saved;
	fxge_out_table_remove(*slot);
	*slot = -1;
	return NULL;
}

static void
restore(const char *path, const char *saved)
{
	if (saved)
		rename(saved, path);
	else
		unlink(path);
}

static void
drop_saved(fxge_air_writer *w)
{
	if (w->saved)
		unlink(w->saved);
	if (w->io_saved)
		unlink(w->io_saved);
	fxge_out_table_remove(w->saved_slot);
	fxge_out_table_remove(w->io_saved_slot);
	w->saved = w->io_saved = NULL;
	w->saved_slot = w->io_saved_slot = -1;
}

void
fxge_air_undo(fxge_air_writer *w)
{
	if (w->published && strcmp(w->path, "-") != 0)
		restore(w->path, w->saved);
	if (w->io_published)
		restore(w->io_path, w->io_saved);
	w->published = w->io_published = false;
	drop_saved(w);
	if (w->places.made)
		fxge_tree_remove(w->places.folder);
	fxge_out_table_remove(w->places.slot);
	w->places.slot = -1;
	if (w->places.made_dir)
		rmdir(w->places.made_dir);
	w->places.made = false;
	w->places.made_dir = NULL;
}

static void
keep(fxge_air_writer *w)
{
	w->published = w->io_published = false;
	drop_saved(w);
	w->places.made = false;
	w->places.made_dir = NULL;
	remove_older(w);
}

/* ---- all of it ---- */

static bool
publish(fxge_air_writer *w, bool force)
{
	bool both;

	if (!fxge_air_may_write(w, force)) /* another process may have been first */
		return false;
	w->replaces = is_regular(w->path);
	w->saved = save(w, w->path, &w->saved_slot);
	w->io_saved = w->io ? save(w, w->io_path, &w->io_saved_slot) : NULL;
	if (!announce_change(w, &both))
		return false;
	w->io_published = both || (w->io && fxge_out_publish(w->io));
	if (w->io && !w->io_published)
		return false;
	w->published = fxge_out_publish(w->out);
	if (!w->published)
		return false;
	fxge_out_table_remove(w->places.slot);
	w->places.slot = -1;
	return !both || fxge_out_publish(w->io);
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
		keep(w[i]);
	return ok;
}
