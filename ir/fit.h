/* The wall before meta functions and kernels: whether what stands in a node fits its row, and what
 * crosses into a graph fits what the graph says.
 *
 * Each function gives NULL, or a text in `a` that says what does not fit. */
#ifndef FXGE_IR_FIT_H
#define FXGE_IR_FIT_H

#include "ir/graph.h"

/* Dtypes of tensors against `dtypes`: those of the row, and the symbols by which ports agree.
 * metas: one an operand, NULL where it is no value. */
const char *fxge_misfit_operands(fxge_arena *a, const fxge_node *n, const fxge_meta *const *metas);
/* The same of results, which a meta or shape function has told; ports that share a symbol with an
 * operand have its dtype. */
const char *fxge_misfit_results(
	fxge_arena *a, const fxge_node *n, const fxge_meta *const *metas, const fxge_meta *out);
/* A value handed in where `declared` stands: of its dtype, rank and constant sizes, as far as it
 * says them. */
const char *fxge_misfit_value(
	fxge_arena *a, const fxge_syms *t, const fxge_meta *declared, const fxge_meta *given);

/* How an operator runs graphs. */
typedef struct fxge_control {
	int op;
	int regions; /* 0 = one and more */
	int skips;   /* operands that regions do not get: a condition, an index */
	bool loop;   /* region 0 is its condition; what region 1 gives goes in again */
	bool pairs;  /* the region takes as many more inputs as there are results */
} fxge_control;

/* NULL: it runs none. */
const fxge_control *fxge_control_of(const fxge_op *op);
/* What of the operands of a scan is what. */
typedef struct fxge_scan_form {
	bool pairs; /* associative_scan */
	uint32_t carries, slices;
	uint32_t first; /* operand that is scanned */
} fxge_scan_form;

/* False: the ranks do not tell. The regions fit (fxge_misfit_regions). */
bool fxge_scan_of(const fxge_node *n, fxge_scan_form *out);
/* Number of regions, and of their inputs and outputs, of an operator with control flow. */
const char *fxge_misfit_regions(fxge_arena *a, const fxge_node *n);

#endif
