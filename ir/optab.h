/* The op table as the graph layers see it: built-in rows, and rows loaded at run time. Generated
 * beside it, for who names operators in C: fxge_op_ids.h (ATEN_add_Tensor, GE_Add, FXGE_OP_COUNT_),
 * fxge_aten_<family>.h and fxge_ge_<family>.h (parameters: ATEN_add_Tensor__self, GE_Add__x1), and
 * fxge_op_functions.h (those of a function that serves several operators: SHAPE_reduce__axes). */
#ifndef FXGE_IR_OPTAB_H
#define FXGE_IR_OPTAB_H

#include "ops/choice.h"

struct fxge_program;
struct fxge_formulas;

extern const fxge_op fxge_ops[];                    /* FXGE_OP_COUNT_ of them */
extern const struct fxge_formulas fxge_op_formulas; /* of the built-in rows */
/* What the table's formulas share, for the formulas of a user's file. */
extern const fxge_op_functions fxge_op_shared[];

/* Run-time rows first (they may replace nothing built in), then the built-in ones, then forms that
 * write into `out`; NULL = unknown. `name` is the full name: "aten.add.Tensor",
 * "my.linear.default", "ge.Add". */
const fxge_op *fxge_op_find(fxge_session *s, const char *name, size_t n);

/* Those that the session loaded at run time, in order; NULL behind the last. */
const fxge_op *fxge_op_loaded(const fxge_session *s, size_t i);

/* What variants are chosen by; NULL: nothing is said. */
fxge_choice *fxge_op_choice(const fxge_session *s);

/* Ids of all operators that the session knows are below it; those of placeholders are not. */
uint32_t fxge_op_end(const fxge_session *s);

/* The public prototype of a GE type that is no row: what it looks like, and nothing else. NULL =
 * unknown. */
const fxge_op *fxge_op_prototype(fxge_session *s, const char *name, size_t n);
size_t fxge_op_prototypes(fxge_session *s); /* how many there are */

/* A form of PyTorch's that writes into tensors given as `out`, "aten.add.out": the operator that
 * computes the new values is its `functional`. NULL = unknown. Its id is of no operator. */
const fxge_op *fxge_op_out_form(fxge_session *s, const char *name, size_t n);

/* Gives an operator that is no row of a table, and lives in `a`, what it computes: a formula over
 * its parameters (doc/formulas.md), which may call operators of GE, too. False after diagnostics.
 */
bool fxge_op_define(fxge_session *s, fxge_arena *a, const char *formula, fxge_op *op);

/* The k-th built-in operator of base name "aten.add", or of that full name; NULL behind the last.
 */
const fxge_op *fxge_op_overload(const char *base, int k);

/* A row for an operator that no table knows, made from the arguments of one node (all of them of
 * any kind), so that its graph can still be read, shown and counted; conversion refuses it. Equal
 * names and arguments share one row per program. Flags: FXGE_OP_CUSTOM, FXGE_OP_UNKNOWN. `refusal`:
 * why it stands for an operator that a table does know, or NULL. */
const fxge_op *fxge_op_placeholder(struct fxge_program *p, fxge_name name, const fxge_name *params,
	const bool *lists, int n_params, const char *refusal);

/* The placeholder that a refused node has in place of `op`: FXGE_OP_REFUSED too. */
const fxge_op *fxge_op_refused(struct fxge_program *p, const fxge_op *op);

/* Whether what is given for the parameter says what is computed: where a tensor lies, and how it
 * gets there, is not PyTorch's business. */
bool fxge_param_has_meaning(const fxge_param *p);

#endif
