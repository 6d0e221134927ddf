/* SPDX-License-Identifier: Apache-2.0 */
/* The operator table for graph code: built-in rows, and rows loaded at run time.
 *
 * Generated headers:
 *
 * - fxge_aten_<family>.h, fxge_npu_<family>.h, fxge_ge_<family>.h: ids of operators
 *   (ATEN_add_Tensor, GE_Add) and their parameters (ATEN_add_Tensor__self, GE_Add__x1)
 * - fxge_op_ids.h: all of these
 * - fxge_op_limit.h: FXGE_OP_LIMIT
 * - fxge_op_meta_functions.h, fxge_op_conv_functions.h, ...: parameters of a function that serves
 *   several operators (SHAPE_reduce__axes)
 *
 * Include headers of families, not fxge_op_ids.h: a new row then recompiles few files. */
#ifndef FXGE_IR_OPTAB_H
#define FXGE_IR_OPTAB_H

#include "ops/choice.h"

struct fxge_program;
struct fxge_formulas;

/* Built-in operators by id, [FXGE_OP_LIMIT]. Entries with reserved ids have a NULL name. */
extern const fxge_op fxge_ops[];
extern const uint32_t fxge_op_count;
extern const uint16_t fxge_op_order[];              /* [fxge_op_count]: ids, sorted by name */
extern const struct fxge_formulas fxge_op_formulas; /* formulas of the built-in rows */
/* Functions shared by the table's formulas, for formulas in a user's file. */
extern const fxge_op_functions fxge_op_shared[];

/* Returns the operator of a full name, "aten.add.Tensor", "my.linear.default" or "ge.Add", or NULL.
 *
 * Searches run-time rows first (they cannot replace built-in ones), then built-in rows, then forms
 * that write into `out`. */
const fxge_op *fxge_op_find(fxge_session *s, const char *name, size_t n);

/* Returns the i-th operator that the session loaded at run time, or NULL after the last. */
const fxge_op *fxge_op_loaded(const fxge_session *s, size_t i);

/* Returns the settings that choose variants, or NULL if there are none. */
fxge_choice *fxge_op_choice(const fxge_session *s);

/* Returns a bound above the ids of all operators of the session. Ids of placeholders are not below
 * it. */
uint32_t fxge_op_end(const fxge_session *s);

/* Returns the public prototype of a GE type without a row, or NULL. A prototype only declares
 * inputs, outputs and attributes. */
const fxge_op *fxge_op_prototype(fxge_session *s, const char *name, size_t n);
size_t fxge_op_prototypes(fxge_session *s); /* number of prototypes */

/* Returns the form of a PyTorch operator that writes into tensors passed as `out` ("aten.add.out"),
 * or NULL. Its `functional` is the operator that computes the values. Its id belongs to no
 * operator. */
const fxge_op *fxge_op_out_form(fxge_session *s, const char *name, size_t n);

/* Compiles a formula over the operator's parameters (doc/formulas.md), which may call GE operators,
 * and attaches it to `op`, an operator without a row that is allocated in `a`. Returns false after
 * diagnostics. */
bool fxge_op_define(fxge_session *s, fxge_arena *a, const char *formula, fxge_op *op);
/* Compiles a formula that stands at this position of a file, likewise. */
bool fxge_op_define_at(
	fxge_session *s, fxge_arena *a, const fxge_loc *at, const char *formula, fxge_op *op);

/* Returns the k-th built-in operator with the base name or full name `base` ("aten.add"), or NULL
 * after the last. */
const fxge_op *fxge_op_overload(const char *base, int k);

/* Makes a row for an unknown operator from the arguments of one node; its parameters accept any
 * kind.
 *
 * With it the graph can be read, printed and counted; conversion rejects it. Equal names and
 * arguments share one row of the program. Sets the flags FXGE_OP_CUSTOM and FXGE_OP_UNKNOWN.
 * `refusal` is the reason why a known operator has a placeholder, or NULL. */
const fxge_op *fxge_op_placeholder(struct fxge_program *p, fxge_name name, const fxge_name *params,
	const bool *lists, int n_params, const char *refusal);

/* Makes the placeholder that replaces `op` in a refused node; sets FXGE_OP_REFUSED too. */
const fxge_op *fxge_op_refused(struct fxge_program *p, const fxge_op *op);

/* Returns whether the parameter affects the computed values. Parameters about the location or the
 * transfer of a tensor do not. */
bool fxge_param_has_meaning(const fxge_param *p);

#endif
