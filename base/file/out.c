/* SPDX-License-Identifier: Apache-2.0 */
/* Writing: a temporary file next to the target, which replaces it atomically. */
#include "base/diag/air.h"
#include "base/diag/files.h"
#include "base/file/file.h"

#include "base/file/fd.h"
#include "base/file/out_table.h"
#include "base/file/real.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUFFER = 1 << 16, TRIES = 100, SUFFIX = sizeof FXGE_OUT_SUFFIX, MAX_LINKS = 40 };

typedef enum out_state { OPEN, FINISHED, ENDED } out_state;

struct fxge_out {
	fxge_diags *diags;
	fxge_heap *heap;
	const char *shown; /* path as the user spelled it */
	char *target;      /* path with links followed; NULL = write to the path itself */
	char *temp;
	int fd;        /* standard output, or above 2 */
	bool standard; /* the descriptor is standard output and is not closed */
	int error;     /* first errno, 0 = none */
	mode_t mode;   /* mode of the replaced file, kept */
	bool replaces;
	int slot; /* slot in the table of temporary files, -1 = none */
	out_state state;
	size_t len;
	uint64_t size;
	uint8_t
		*buffer; /* freed when all is written, because many files may wait for their publication */
};

static bool
report_errno(fxge_out *o, int error)
{
	fxge_arena *a = o->diags->arena;
	fxge_loc loc = {.file = fxge_arena_strndup(a, o->shown, strlen(o->shown)), .offset = -1};
	const char *text = strerrordesc_np(error);

	fxge_report(
		o->diags, &loc, FXGE_D_FILE_WRITE, "cannot write: %s", text ? text : "unknown error");
	if (error == EISDIR)
		fxge_report_hint(o->diags, "expected the name of a file, as in DIR/model.air");
	else if (error == ENOENT || error == ENOTDIR)
		fxge_report_hint(o->diags, "the directory of the file must exist: make it with mkdir -p");
	else if (error == EACCES || error == EPERM || error == EROFS)
		fxge_report_hint(o->diags, "nothing was left behind; check permissions");
	return false;
}

static void
drop_buffer(fxge_out *o)
{
	if (o->buffer)
		fxge_heap_free(o->heap, o->buffer);
	o->buffer = NULL;
}

static void
discard_out(fxge_out *o)
{
	drop_buffer(o);
	if (o->fd >= 0 && !o->standard)
		close(o->fd);
	if (o->state != ENDED && o->temp && o->temp[0])
		unlink(o->temp);
	fxge_out_table_remove(o->slot);
	o->slot = -1;
	o->fd = -1;
	o->state = ENDED;
}

void
fxge_out_abort(fxge_out *o)
{
	if (o)
		discard_out(o);
}

static void
abort_out(void *p)
{
	discard_out(p);
}

/* Chooses an unused temporary name, writes it to o->temp and creates the file. */
static void
create_temp(fxge_out *o)
{
	const char *slash = strrchr(o->target, '/');
	size_t dir = slash ? (size_t)(slash + 1 - o->target) : 0, name = strlen(o->target + dir);

	name = name > NAME_MAX - SUFFIX ? NAME_MAX - SUFFIX : name;
	for (int i = 0; i < TRIES && o->fd < 0; i++) {
		memcpy(o->temp, o->target, dir + name);
		fxge_out_suffix(o->temp + dir + name);
		o->slot = fxge_out_table_add(
			o->temp); /* before the file exists, so that a signal at any moment finds it */
		if (o->slot < 0)
			fxge_heap_throw(o->heap);
		o->fd = fxge_fd_open(o->temp, O_WRONLY | O_CREAT | O_EXCL, o->mode);
		if (o->fd >= 0 && (!o->replaces || fchmod(o->fd, o->mode) == 0 || errno == EPERM))
			return;
		int error = errno;
		fxge_out_table_remove(o->slot);
		o->slot = -1;
		o->temp[0] = '\0';
		errno = error;
		if (error != EEXIST)
			break;
	}
}

/* Returns the path in a link, or NULL if `path` is not one. */
static const char *
read_link(fxge_arena *a, const char *path)
{
	char to[PATH_MAX];
	ssize_t n = readlink(path, to, sizeof to);
	const char *slash = strrchr(path, '/');

	if (n <= 0 || n == sizeof to)
		return NULL;
	return *to == '/' || !slash
			   ? fxge_arena_strndup(a, to, (size_t)n)
			   : fxge_arena_printf(a, "%.*s%.*s", (int)(slash + 1 - path), path, (int)n, to);
}

const char *
fxge_out_target(fxge_arena *a, const char *path)
{
	char real[PATH_MAX];

	if (realpath(path, real))
		return fxge_arena_strndup(a, real, strlen(real));
	for (int i = 0; i < MAX_LINKS; i++) { /* to a file that does not exist */
		const char *to = read_link(a, path);

		if (!to)
			break;
		path = to;
	}
	return path;
}

/* Follows links and determines whether the target must be written in place. */
static void
find_target(fxge_arena *a, fxge_out *o, const char *path)
{
	struct stat st;
	bool exists = stat(path, &st) == 0;

	if (exists ? S_ISDIR(st.st_mode) : errno == ELOOP) {
		o->error = exists ? EISDIR : ELOOP;
		return;
	}
	if (exists && !S_ISREG(st.st_mode))
		return;
	o->replaces = exists;
	o->mode = exists ? st.st_mode & 07777 : 0666;
	const char *target = fxge_out_target(a, path);
	size_t n = strlen(target);
	o->target = fxge_arena_strndup(a, target, n);
	o->temp = fxge_arena_alloc(a, n + SUFFIX);
}

bool
fxge_out_may_write(fxge_diags *d, const char *path, bool force)
{
	struct stat st;

	if (force || strcmp(path, "-") == 0 || stat(path, &st) != 0 || !S_ISREG(st.st_mode))
		return true;
	fxge_loc loc = {.file = fxge_arena_strndup(d->arena, path, strlen(path)), .offset = -1};

	return fxge_report(d, &loc, FXGE_D_FILE_EXISTS, "the file exists already");
}

fxge_out *
fxge_out_open(fxge_arena *a, fxge_diags *d, const char *path)
{
	fxge_out *o = FXGE_NEW(a, fxge_out);

	o->diags = d;
	o->shown = fxge_arena_strndup(a, path, strlen(path));
	o->fd = o->slot = -1;
	o->heap = a->heap;
	o->standard = strcmp(path, "-") == 0;
	if (!o->standard)
		find_target(a, o, path);
	fxge_arena_defer(a, abort_out, o);
	o->buffer = fxge_heap_need(a->heap, BUFFER); /* the last allocation before a file exists */
	if (o->standard)
		o->fd = STDOUT_FILENO;
	else if (o->target)
		create_temp(o);
	else if (!o->error)
		o->fd = fxge_fd_open(path, O_WRONLY, 0);
	if (o->fd >= 0)
		return o;
	int error = o->error ? o->error : errno;
	discard_out(o);
	report_errno(o, error);
	return NULL;
}

static void
write_out(fxge_out *o, const uint8_t *p, size_t n)
{
	while (n > 0 && !o->error) {
		ssize_t done = write(o->fd, p, n > SSIZE_MAX / 2 ? SSIZE_MAX / 2 : n);
		if (done < 0 && errno != EINTR)
			o->error = errno;
		if (done == 0)
			o->error = EIO;
		if (done > 0) {
			p += done;
			n -= (size_t)done;
		}
	}
}

static void
flush(fxge_out *o)
{
	write_out(o, o->buffer, o->len);
	o->len = 0;
}

void
fxge_out_write(fxge_out *o, const void *p, size_t n)
{
	if (o->state != OPEN)
		return;
	o->size += n;
	if (n > BUFFER - o->len)
		flush(o);
	if (n >= BUFFER) {
		write_out(o, p, n);
	} else if (n > 0) {
		memcpy(o->buffer + o->len, p, n);
		o->len += n;
	}
}

uint64_t
fxge_out_size(const fxge_out *o)
{
	return o->size;
}

static void
sync_temp(fxge_out *o)
{
	int r;
	do
		r = fsync(o->fd);

	while (r != 0 && errno == EINTR);
	if (r != 0 && errno != EINVAL && errno != ENOSYS) /* some file systems have no fsync */
		o->error = errno;
}

bool
fxge_out_finish(fxge_out *o)
{
	if (o->state != OPEN)
		return o->state == FINISHED;
	flush(o);
	if (o->target && !o->error)
		sync_temp(o);
	if (!o->standard && close(o->fd) != 0 && errno != EINTR && !o->error)
		o->error = errno;
	o->fd = -1;
	o->state = FINISHED;
	drop_buffer(o);
	if (!o->error)
		return true;
	discard_out(o);
	return report_errno(o, o->error);
}

const char *
fxge_out_hidden(const fxge_out *o)
{
	return o->temp;
}

bool
fxge_out_publish(fxge_out *o)
{
	if (o->state != FINISHED)
		return false; /* fxge_out_finish has reported the failure */
	if (o->target && rename(o->temp, o->target) != 0) {
		int error = errno;
		discard_out(o);
		return report_errno(o, error);
	}
	o->state = ENDED;
	discard_out(o);
	return true;
}

bool
fxge_out_commit(fxge_out *o)
{
	return fxge_out_finish(o) && fxge_out_publish(o);
}
