/* A program is several files: a reader beside a writer may find some of the old program and some of
 * the new one, which their hashes show, and reads them again. */
#include "driver/reread.h"

#include "base/file/real.h"
#include "base/file/lock.h"

enum { TRIES = 3 };

/* The last error is the interface's, which may be another program's. */
static bool
is_foreign(const fxge_diags *d)
{
	return d->list.len && d->list.data[d->list.len - 1].id == FXGE_D_IO_INVALID;
}

bool
fxge_reread(fxge_session *s, fxge_arena *a, const char *path, fxge_read_body *body, void *arg)
{
	for (int i = 1;; i++) {
		fxge_diags before = s->diags;
		fxge_file *f = fxge_file_open_named(a, &s->diags, path);

		if (!f)
			return false;
		fxge_file_grant(f);
		if (body(a, f, arg))
			return true;
		if (i == TRIES || !(is_foreign(&s->diags) || fxge_file_replaced(f)))
			return false;
		fxge_diags_rewind(&s->diags, &before, NULL);
		if (i == 1)
			fxge_lock_directory_of(a, s, path, true, FXGE_LOCK_SECONDS);
	}
}
