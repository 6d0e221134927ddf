/* SPDX-License-Identifier: Apache-2.0 */
/* Files that another process may replace after their path was checked, or while they are read. */
#ifndef FXGE_BASE_FILE_REAL_H
#define FXGE_BASE_FILE_REAL_H

#include "base/file/file.h"

/* Opens the file `real`, which realpath returned for `path`, as fxge_file_open_in does. Fails if a
 * component has become a symbolic link since. `path` is the name in messages. */
fxge_file *fxge_file_open_real_in(fxge_arena *a, fxge_diags *d, const char *path, const char *real);
/* Returns whether the path no longer leads to the mapped file, or the file was modified. */
bool fxge_file_replaced(const fxge_file *f);
/* Returns the path to which fxge_out_open writes: symbolic links are followed, those to a file that
 * does not exist included. */
const char *fxge_out_target(fxge_arena *a, const char *path);

#endif
