/* A session, files and rendered diagnostics for the tests of the op table. */
#ifndef FXGE_TESTS_OPS_TABLE_SUPPORT_H
#define FXGE_TESTS_OPS_TABLE_SUPPORT_H

#include "ops/table.h"

/* Whole file, NUL-terminated, in the session's arena; NULL when it cannot be read. */
const char *read_text(fxge_session *s, const char *path);
/* All diagnostics so far as the command line shows them. */
const char *rendered(fxge_session *s);
/* One line: `aten.add.Tensor(tensor self, tensor other, *, scalar alpha=1) -> tensor`. */
const char *described(fxge_session *s, const fxge_op *op);

#endif
