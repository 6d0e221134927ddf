/* Files that a file names: which of them may be followed. */
#ifndef FXGE_BASE_FILE_REFERENCE_H
#define FXGE_BASE_FILE_REFERENCE_H

#include "base/session.h"

/* The path of what the file `from` calls `name`: absolute, or relative to the folder of `from`.
 * Links followed, it must lie below that folder or below one of s->weights_from, where it is also
 * looked for by its last part: who sends a file does not choose which of this machine's files are
 * read. A path where nothing is comes back when it could lie only there. NULL = it may not be
 * followed. */
const char *fxge_beside_path(
	fxge_arena *a, const fxge_session *s, const char *from, const char *name);
/* Opens it, for as long as the arena lives; NULL after a diagnostic at `loc`. */
fxge_file *fxge_beside_open(
	fxge_arena *a, fxge_session *s, const fxge_loc *loc, const char *from, const char *name);
/* `path` as the file `from` would call it; as it is where that cannot be said. */
const char *fxge_beside_name(fxge_arena *a, const char *from, const char *path);

#endif
