/* SPDX-License-Identifier: Apache-2.0 */
/* Meta functions of aten.* operators and shape functions of ge.* operators, by operator id; NULL:
 * none. */
#ifndef FXGE_INFER_METAS_H
#define FXGE_INFER_METAS_H

#include "ir/call.h"

#define FXGE_META_FN(fn) fxge_meta_fn fn;
#include "fxge_op_meta_names.inc"

extern fxge_meta_fn *const fxge_meta_fns[];

/* Infers an operator loaded at run time from the `shape` and `dtype` texts of its row. */
bool fxge_meta_custom(fxge_call *c);

/* Infers a GE operator that a user describes by its composition alone. */
bool fxge_meta_composed(fxge_call *c);

/* Sets the results that the program declares, for a GE operator without a meta function; operands
 * determine the symbols. For nodes that run. */
bool fxge_meta_of_program(fxge_call *c);

#endif
