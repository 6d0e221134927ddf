/* Files that others may replace: between looking at a path and opening it, and while they are read.
 */
#ifndef FXGE_BASE_FILE_REAL_H
#define FXGE_BASE_FILE_REAL_H

#include "base/file/file.h"

/* As fxge_file_open_in, of the file that realpath found at `path`: no link that was put there since
 * is followed. `path` is its name for messages. */
fxge_file *fxge_file_open_real_in(fxge_arena *a, fxge_diags *d, const char *path, const char *real);
/* Another file lies at the path now, or none, or the mapped one was written to. */
bool fxge_file_replaced(const fxge_file *f);

#endif
