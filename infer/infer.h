/* Inference: what the operator of a node says of its results. */
#ifndef FXGE_INFER_INFER_H
#define FXGE_INFER_INFER_H

#include "ir/call.h"

/* Infers the metas of node `n`'s results from its operands; false after diagnostics at the node. */
bool fxge_infer_node(fxge_node *n);
/* The same, but leaves the results' metas alone where an operand's is not known or the operator has
 * no meta function. */
bool fxge_infer_known(fxge_node *n);
/* The metas of all results are known. */
bool fxge_infer_is_complete(const fxge_node *n);

typedef enum fxge_inferred {
	FXGE_INFERRED,
	FXGE_INFER_NOTHING, /* no function says more than is known, or need say it now */
	FXGE_INFER_FAILED,  /* after a diagnostic */
} fxge_inferred;

/* Gives *out the inferred metas, in the program's scratch memory. */
fxge_inferred fxge_infer_metas(fxge_node *n, fxge_meta **out);

/* ---- for the executor, which makes the call itself ---- */

/* One call of the operator's meta or shape function: false after a diagnostic. `ge`: a GE operator
 * is held against its row, too, before and after it. */
bool fxge_infer_call(fxge_call *c, bool ge);
/* The function alone, of a node whose dtypes were held against its row before. */
bool fxge_infer_results(fxge_call *c);
/* A node with regions: their numbers, and its operands and results against what they say of theirs
 * (fit.h). False after a diagnostic. */
bool fxge_infer_regions(fxge_program *p, const fxge_node *n);

/* ---- against what the file says (compare.c) ---- */

/* Infers a node that a pass made with the metas of the file, and compares; false after a
 * diagnostic. */
bool fxge_infer_agrees(fxge_node *n);

/* What a walk in program order has seen. */
typedef struct fxge_infer_walk {
	uint64_t unproved; /* sizes that agree only where they were sampled */
	fxge_map named;    /* symbols that depend on data -> who named them first */
	fxge_arena *arena;
} fxge_infer_walk;

/* The same as fxge_infer_agrees, and takes over what the file does not say. A size that only
 * running tells, and that the file calls by what is known already (a number, a size of an input),
 * stays unknown for the node; behind it `fxge.sized` gives the file's word, which is asserted
 * there. */
bool fxge_infer_settle(fxge_node *n, fxge_infer_walk *w);
/* The symbols of a node's results are known from here on; the entry of a graph gives its inputs. */
void fxge_infer_note(const fxge_node *n, fxge_infer_walk *w);

/* ---- as a pass (pass.c) ---- */

/* Infers the results of every node and compares them with the metas that the file gave. False after
 * diagnostics. */
bool fxge_pass_infer(fxge_program *p);

#endif
