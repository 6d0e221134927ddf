/* Locks of directories: processes that replace the same set of files take turns (flock). */
#ifndef FXGE_BASE_FILE_LOCK_H
#define FXGE_BASE_FILE_LOCK_H

#include "base/session.h"

enum { FXGE_LOCK_SECONDS = 30 }; /* writers hold it for a few renames: far beyond any queue */

/* Locks the directory of `path`, with readers (`shared`) or alone, until `a` is released. Waits at
 * most `seconds` while others hold the lock, and reports the wait as progress ("waiting"). False at
 * that limit, without a diagnostic. True also on file systems that have no locks. */
bool fxge_lock_beside(
	fxge_arena *a, const fxge_session *s, const char *path, bool shared, unsigned seconds);

#endif
