/* Temporary folders: made with what is in them, and gone with it. */
#ifndef FXGE_BASE_FILE_TREE_H
#define FXGE_BASE_FILE_TREE_H

#include "base/file/file.h"

#include <sys/types.h>

/* Makes the folder STEM.tmp-XXXXXX; it goes with all that is in it when the arena is released, or
 * by fxge_out_abort_all. NULL after a diagnostic. */
const char *fxge_tree_new(fxge_arena *a, fxge_diags *d, const char *stem, mode_t mode);
/* Removes a folder with what is in it, links not followed; async-signal-safe. Nothing there is
 * fine.
 */
void fxge_tree_remove(const char *path);

#endif
