/* SPDX-License-Identifier: Apache-2.0 */
/* Operators that replace others (`replaces` of a row), by the replaced operator. */
#ifndef FXGE_IR_REPLACERS_H
#define FXGE_IR_REPLACERS_H

#include "base/session.h"
#include "ops/op.h"

/* Ring of operators that replace the same one, in the order in which they were loaded. */
typedef struct fxge_replacer {
	const fxge_op *op;
	struct fxge_replacer *next;
} fxge_replacer;

/* Returns the last of the loaded operators that replace `op`, or NULL; its `next` is the first. */
const fxge_replacer *fxge_op_replacers(fxge_session *s, const fxge_op *op);

#endif
