/* SPDX-License-Identifier: Apache-2.0 */
/* Creation of operator projects: all files are written, or none. */
#include "base/diag/commands.h"
#include "base/diag/files.h"
#include "base/file/tree.h"
#include "driver/api.h"
#include "driver/package.h"
#include "driver/writing.h"
#include "ir/optab.h"
#include "writers/project.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct starting {
	fxge_session *session;
	const char *const *paths;
	size_t n;
	const char *unit, *directory;
	bool force;
} starting;

/* Directories created so far, removed after a failure. */
typedef FXGE_VEC(const char *) directories;

/* Creates a directory unless it exists. Returns false after a diagnostic. */
static bool
make_directory(fxge_arena *a, fxge_diags *d, const char *path, directories *made)
{
	if (fxge_tree_make(a, path, 0777) == 0) {
		fxge_vec_push(a, made, path);
		return true;
	}
	if (errno == EEXIST)
		return true;
	return fxge_report(d, NULL, FXGE_D_FILE_WRITE, "%s: %s", path, strerror(errno));
}

/* Creates the parent directories of a file. Returns false after a diagnostic. */
static bool
make_directories(fxge_arena *a, fxge_diags *d, const char *path, directories *made)
{
	for (const char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/'))
		if (!make_directory(a, d, fxge_arena_strndup(a, path, (size_t)(slash - path)), made))
			return false;
	return true;
}

/* Writes all files under temporary names, then publishes them. Returns false after a diagnostic; no
 * file is then published. */
static bool
write_files(
	fxge_arena *a, fxge_diags *d, const starting *st, const fxge_project *files, directories *made)
{
	fxge_out **outs = FXGE_NEW_ARRAY(a, files->len, fxge_out *);
	bool ok = true;

	for (size_t i = 0; i < files->len; i++)
		ok = fxge_out_may_write(
				 d, fxge_arena_printf(a, "%s/%s", st->directory, files->data[i].path), st->force)
			 && ok;
	for (size_t i = 0; ok && i < files->len; i++) {
		const fxge_project_file *f = &files->data[i];
		const char *path = fxge_arena_printf(a, "%s/%s", st->directory, f->path);

		ok = make_directories(a, d, path, made) && (outs[i] = fxge_out_open(a, d, path));
		if (!ok)
			break;
		fxge_out_write(outs[i], f->text, f->n);
		ok =
			fxge_out_finish(outs[i]) && (!f->program || chmod(fxge_out_hidden(outs[i]), 0755) == 0);
	}
	for (size_t i = 0; ok && i < files->len; i++)
		ok = fxge_out_publish(outs[i]);
	for (size_t i = 0; !ok && i < files->len; i++)
		if (outs[i])
			fxge_out_abort(outs[i]);
	return ok;
}

static bool
start(fxge_arena *a, const starting *st)
{
	fxge_session *s = st->session;
	fxge_descriptions all = {0};
	fxge_project files = {0};
	directories made = {0};
	fxge_op_table t;

	if (!*st->directory)
		return fxge_report(
			&s->diags, NULL, FXGE_D_USAGE, "the path of the project's directory is empty");
	if (!fxge_driver_describe(s, st->paths, st->n, &all, &t)
		|| !fxge_write_project(a, &s->diags, fxge_driver_writings(a, &t), t.rows.len, st->unit,
			&fxge_op_formulas, &files))
		return false;
	bool ok = write_files(a, &s->diags, st, &files, &made);

	for (size_t i = made.len; !ok && i-- > 0;)
		rmdir(made.data[i]);
	return ok;
}

fxge_status
fxge_ops_new(fxge_session *s, const char *const *paths, size_t n, const char *unit,
	const char *directory, bool force)
{
	starting st = {
		.session = s, .paths = paths, .n = n, .unit = unit, .directory = directory, .force = force};

	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = start(&g->arena, &st);
	return fxge_api_end(g);
}
