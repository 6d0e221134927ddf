/* SPDX-License-Identifier: Apache-2.0 */
/* Consistent reads of several files that another process may replace meanwhile. */
#ifndef FXGE_DRIVER_REREAD_H
#define FXGE_DRIVER_REREAD_H

#include "driver/api.h"

/* Reads a mapped file and its companions. Returns false after a diagnostic. */
typedef bool fxge_read_body(fxge_arena *a, fxge_file *f, void *arg);
/* Maps `path`, by its path without links `real` if that is not NULL, and calls `body`. If that
 * fails because another process replaced the files, calls it again under the writers' lock. Returns
 * false after the diagnostics of the last call. */
bool fxge_reread(fxge_session *s, fxge_arena *a, const char *path, const char *real,
	fxge_read_body *body, void *arg);

#endif
