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
 * Follows links, at most 16 levels deep, since they may form a cycle, and reads at most 10,000
 * entries. Skips names that begin with a dot, and directories that cannot be read. */
void fxge_walk(fxge_arena *a, const char *directory, fxge_paths *out);

#endif
