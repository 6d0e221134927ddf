/* SPDX-License-Identifier: Apache-2.0 */
/* Files below a directory. */
#ifndef FXGE_BASE_FILE_WALK_H
#define FXGE_BASE_FILE_WALK_H

#include "base/arena.h"
#include "base/vec.h"

typedef FXGE_VEC(const char *) fxge_paths;

bool fxge_is_directory(const char *path); /* follows links */
/* Appends the paths of the files below a directory, entries of each directory sorted by name.
 *
 * Follows links, except to a directory that is being read. Skips names that begin with a dot.
 * Returns the reason if files are missing, else NULL: more than 16 levels or 100,000 entries, or a
 * directory that cannot be read. */
const char *fxge_walk(fxge_arena *a, const char *directory, fxge_paths *out);

#endif
