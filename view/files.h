/* SPDX-License-Identifier: Apache-2.0 */
/* Files of the page: template, scripts, styles and colours. */
#ifndef FXGE_VIEW_FILES_H
#define FXGE_VIEW_FILES_H

#include "base/sbuf.h"

/* Returns the files, concatenated; NULL if they cannot be unpacked. */
const char *fxge_view_files(fxge_arena *a);
/* Appends the files whose names have this ending, in the order of the build. */
void fxge_view_add_files(fxge_sbuf *b, const char *all, const char *ending);

#endif
