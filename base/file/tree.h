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
/* Makes `path` known as a directory that this process created: until the arena is released,
 * fxge_out_abort_all removes it if it is empty. */
void fxge_tree_created(fxge_arena *a, const char *path);
/* Removes a directory with its contents, without following links; async-signal-safe. Ignores a
 * missing directory. */
void fxge_tree_remove(const char *path);

#endif
