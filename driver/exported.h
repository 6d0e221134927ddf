/* SPDX-License-Identifier: Apache-2.0 */
/* Directories that `python -m fxge export` writes. */
#ifndef FXGE_DRIVER_EXPORTED_H
#define FXGE_DRIVER_EXPORTED_H

#include "driver/api.h"

/* Returns the path of a program of the directory `path`: the one named `model`, or with `model`
 * NULL its only one. *real is set to that path without links, by which it is opened. Returns `path`
 * if the directory has no manifest, and NULL after a diagnostic. */
const char *fxge_exported_program(
	fxge_session *s, fxge_arena *a, const char *path, const char *model, const char **real);

#endif
