/* Meta functions of aten.* operators and shape functions of ge.* ones, by operator id; NULL = has
 * none. */
#ifndef FXGE_INFER_METAS_H
#define FXGE_INFER_METAS_H

#include "ir/call.h"

#define FXGE_META_FN(fn) fxge_meta_fn fn;
#include "fxge_op_meta.inc"

extern fxge_meta_fn *const fxge_meta_fns[];

/* Results of an operator that was loaded at run time, from the `shape` and `dtype` texts of its
 * row. */
bool fxge_meta_custom(fxge_call *c);

/* Results of a GE operator that a user describes by what it computes alone. */
bool fxge_meta_composed(fxge_call *c);

/* Results of a GE operator that nothing infers: those of the program, whose symbols the operands
 * tell. Of a node that runs. */
bool fxge_meta_of_program(fxge_call *c);

#endif
