/* SPDX-License-Identifier: Apache-2.0 */
/* Temporary directories, removed with their contents. */
#ifndef FXGE_BASE_FILE_TREE_H
#define FXGE_BASE_FILE_TREE_H

#include "base/file/file.h"

#include <sys/types.h>

/* Makes the directory STEM.tmp-XXXXXX.
 *
 * It is removed with its contents when the arena is released, or by fxge_out_abort_all. Returns
 * NULL after a diagnostic. */
const char *fxge_tree_new(fxge_arena *a, fxge_diags *d, const char *stem, mode_t mode);
/* Creates a directory as mkdir does, with its result and errno. Until the arena is released,
 * fxge_out_abort_all removes the directory if it is empty. */
int fxge_tree_make(fxge_arena *a, const char *path, mode_t mode);
/* Makes the directory `to` with hard links to the files of `from`; symbolic links are copied.
 * Returns false with errno if that fails, and leaves what was made. */
bool fxge_tree_link(fxge_arena *a, const char *from, const char *to);
/* Exchanges two directories in one step if the system can; otherwise by three renames, for which
 * `spare` is a free name on the same file system. Returns false with errno. */
bool fxge_tree_exchange(const char *a, const char *b, const char *spare);
/* Removes a directory with its contents, without following links; async-signal-safe. Ignores a
 * missing directory. */
void fxge_tree_remove(const char *path);

#endif
