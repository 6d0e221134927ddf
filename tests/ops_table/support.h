/* SPDX-License-Identifier: Apache-2.0 */
/* A session, files and rendered diagnostics for the tests of the operator table. */
#ifndef FXGE_TESTS_OPS_TABLE_SUPPORT_H
#define FXGE_TESTS_OPS_TABLE_SUPPORT_H

#include "ops/table.h"

/* Returns a whole file, NUL-terminated, in the session's arena; NULL if it cannot be read. */
const char *read_text(fxge_session *s, const char *path);
/* Returns all diagnostics so far, in the form of the command line. */
const char *rendered(fxge_session *s);
/* Returns one line such as `aten.add.Tensor(tensor self, tensor other, *, scalar alpha=1) ->
 * tensor`. */
const char *described(fxge_session *s, const fxge_op *op);

#endif
