/* SPDX-License-Identifier: Apache-2.0 */
/* Consistent reads of programs that consist of several files.
 *
 * Another process may replace the files meanwhile. The hashes in the files then disagree, and the
 * files are read again. */
#include "driver/reread.h"

#include "base/diag/air.h"
#include "base/file/lock.h"
#include "base/file/real.h"

enum { TRIES = 3 };

/* Returns true if the last error is an invalid interface: the file may belong to another version of
 * the program. */
static bool
is_foreign(const fxge_diags *d)
{
	return d->list.len && d->list.data[d->list.len - 1].id == FXGE_D_IO_INVALID;
}

bool
fxge_reread(fxge_session *s, fxge_arena *a, const char *path, const char *real,
	fxge_read_body *body, void *arg)
{
	for (int i = 1;; i++) {
		fxge_diags before = s->diags;
		fxge_file *f = real ? fxge_file_open_real_in(a, &s->diags, path, real)
							: fxge_file_open_named(a, &s->diags, path);

		if (!f)
			return false;
		fxge_file_grant(f);
		if (body(a, f, arg))
			return true;
		bool stream = !real && strcmp(path, "-") == 0; /* standard input is read once */

		if (i == TRIES || stream || !(is_foreign(&s->diags) || fxge_file_replaced(f)))
			return false;
		fxge_diags_rewind(&s->diags, &before, NULL);
		if (i == 1)
			fxge_lock_directory_of(a, s, path, true, FXGE_LOCK_SECONDS);
	}
}
