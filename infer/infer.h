/* SPDX-License-Identifier: Apache-2.0 */
/* Inference of result metas from operands. */
#ifndef FXGE_INFER_INFER_H
#define FXGE_INFER_INFER_H

#include "ir/call.h"

/* Infers the metas of node `n`'s results from its operands. Returns false after diagnostics at the
 * node. */
bool fxge_infer_node(fxge_node *n);
/* Infers node `n`, or leaves its results' metas unchanged if an operand's meta is unknown or the
 * operator has no meta function. */
bool fxge_infer_known(fxge_node *n);
/* Returns whether the metas of all results are known. */
bool fxge_infer_is_complete(const fxge_node *n);

typedef enum fxge_inferred {
	FXGE_INFERRED,
	FXGE_INFER_NOTHING, /* no function infers more than is known, or it need not run yet */
	FXGE_INFER_FAILED,  /* after a diagnostic */
} fxge_inferred;

/* Stores in *out the inferred metas, in the program's scratch memory. */
fxge_inferred fxge_infer_metas(fxge_node *n, fxge_meta **out);

/* ---- for the executor, which makes the call itself ---- */

/* Calls the operator's meta or shape function. Returns false after a diagnostic. `ge`: validates a
 * GE operator against its row, too, before and after the call. */
bool fxge_infer_call(fxge_call *c, bool ge);
/* Calls the function alone, for a node whose dtypes were validated before. */
bool fxge_infer_results(fxge_call *c);
/* Validates a node with regions: their number, and its operands and results against the regions'
 * inputs and outputs (fit.h). Returns false after a diagnostic. */
bool fxge_infer_regions(fxge_program *p, const fxge_node *n);

/* ---- comparison with the file (compare.c) ---- */

/* Infers a node that a pass made with metas of the file, and compares both. Returns false after a
 * diagnostic. */
bool fxge_infer_agrees(fxge_node *n);

/* State of a walk in program order. */
typedef struct fxge_infer_walk {
	uint64_t unproved; /* sizes that agree at sampled assignments only */
	fxge_map named;    /* data-dependent symbols -> their first naming */
	fxge_arena *arena;
} fxge_infer_walk;

/* Does the same as fxge_infer_agrees, and sets metas that the file leaves out. If the file
 * expresses a data-dependent size by known values (a number, a size of an input), the size stays
 * unknown at the node; an `fxge.sized` after the node asserts the file's expression and has that
 * size. */
bool fxge_infer_settle(fxge_node *n, fxge_infer_walk *w);
/* Records the symbols of a node's results as known; the entry of a graph provides its inputs'
 * symbols. */
void fxge_infer_note(const fxge_node *n, fxge_infer_walk *w);

/* ---- the pass (pass.c) ---- */

/* Infers the results of every node and compares them with the file's metas. Returns false after
 * diagnostics. */
bool fxge_pass_infer(fxge_program *p);

#endif
