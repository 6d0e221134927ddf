/* SPDX-License-Identifier: Apache-2.0 */
/* References to other files in an input file: which of them may be followed. */
#ifndef FXGE_BASE_FILE_REFERENCE_H
#define FXGE_BASE_FILE_REFERENCE_H

#include "base/session.h"

#include <limits.h>

/* Returns the path of the file that the file `from` names as `name`: absolute, or relative to the
 * directory of `from`. `from` is NULL for bytes in memory, which have no directory.
 *
 * With links followed, the file must be below that directory or below one of s->weights_from. Those
 * directories are also searched for its last component. The sender of a file so cannot choose which
 * files of this machine are read.
 *
 * Returns NULL if the reference may not be followed. A path without a file is returned if it could
 * only be below the directory of `from`. Sets `real` to the path without links of an existing file,
 * by which it may be opened (fxge_fd_open_real), else to the empty string. */
const char *fxge_reference_path(
	fxge_arena *a, const fxge_session *s, const char *from, const char *name, char real[PATH_MAX]);
/* Returns the path of an existing file that `from` names as `name`, as fxge_reference_path does, or
 * NULL after a diagnostic at `loc`. */
const char *fxge_reference_find(fxge_arena *a, fxge_session *s, const fxge_loc *loc,
	const char *from, const char *name, char real[PATH_MAX]);
/* Opens the file that `from` names as `name`, until the arena is released. Returns NULL after a
 * diagnostic at `loc`. */
fxge_file *fxge_reference_open(
	fxge_arena *a, fxge_session *s, const fxge_loc *loc, const char *from, const char *name);
/* Returns a stamp of a file's contents: of its size, its first 64 KiB, its last MiB (the directory
 * of an archive, with the CRC of each entry) and 256 blocks of 4 KiB. Another version of a file has
 * another stamp, unless less than a block in 256 changed. */
uint64_t fxge_reference_stamp(const fxge_file *f);
/* Returns `path` relative to the directory of `from`, or unchanged if a directory does not
 * exist. */
const char *fxge_reference_name(fxge_arena *a, const char *from, const char *path);

#endif
