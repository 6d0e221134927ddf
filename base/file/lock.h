/* SPDX-License-Identifier: Apache-2.0 */
/* Locks of directories (flock): processes that replace the same set of files exclude each other. */
#ifndef FXGE_BASE_FILE_LOCK_H
#define FXGE_BASE_FILE_LOCK_H

#include "base/session.h"

enum { FXGE_LOCK_SECONDS = 30 }; /* far beyond any queue: writers hold the lock for a few renames */

/* Locks the directory of `path`, shared with readers or exclusively, until `a` is released.
 *
 * Waits at most `seconds` and reports the wait as progress ("waiting"). Returns false, without a
 * diagnostic, if the time is over. Returns true on file systems without locks. */
bool fxge_lock_directory_of(
	fxge_arena *a, const fxge_session *s, const char *path, bool shared, unsigned seconds);

#endif
