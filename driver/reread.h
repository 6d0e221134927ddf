/* Reading several files that another process may replace meanwhile. */
#ifndef FXGE_DRIVER_REREAD_H
#define FXGE_DRIVER_REREAD_H

#include "driver/api.h"

/* Reads what belongs to a mapped file. False after a diagnostic. */
typedef bool fxge_read_body(fxge_arena *a, fxge_file *f, void *arg);
/* Maps `path` and calls `body`. Where that fails because another process replaced the files
 * meanwhile, calls it again with what is there now, under the lock that writers take. False after
 * the diagnostics of the last call. */
bool fxge_reread(fxge_session *s, fxge_arena *a, const char *path, fxge_read_body *body, void *arg);

#endif
