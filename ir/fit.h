/* SPDX-License-Identifier: Apache-2.0 */
/* Validation before meta functions and kernels: nodes against their rows, and values against the
 * declarations of the graph they enter.
 *
 * Each function returns NULL, or a text in `a` that describes the mismatch. */
#ifndef FXGE_IR_FIT_H
#define FXGE_IR_FIT_H

#include "ir/graph.h"

/* Checks the dtypes of tensor operands against the row's `dtypes` and its dtype symbols. `metas`
 * has one entry for each operand, NULL if it is not a value. */
const char *fxge_misfit_operands(fxge_arena *a, const fxge_node *n, const fxge_meta *const *metas);
/* Checks the dtypes of results that a meta or shape function has computed. Ports that share a
 * symbol with an operand have its dtype. */
const char *fxge_misfit_results(
	fxge_arena *a, const fxge_node *n, const fxge_meta *const *metas, const fxge_meta *out);
/* Checks a value against the declared dtype, rank and constant sizes, as far as they are known. */
const char *fxge_misfit_value(
	fxge_arena *a, const fxge_syms *t, const fxge_meta *declared, const fxge_meta *given);

/* Control-flow interface of an operator with regions. */
typedef struct fxge_control {
	int op;
	int regions; /* number of regions; 0 = one or more */
	int skips;   /* leading operands that are not passed to regions: a condition, an index */
	bool loop;   /* region 0 is the loop condition; outputs of region 1 are its next inputs */
	bool pairs;  /* a region has as many additional inputs as there are results */
} fxge_control;

/* Returns the control-flow interface of an operator, or NULL if it has none. */
const fxge_control *fxge_control_of(const fxge_op *op);
/* Operands of a scan. */
typedef struct fxge_scan_form {
	bool pairs; /* the operator is associative_scan */
	uint32_t carries, slices;
	uint32_t first; /* index of the first scanned operand */
} fxge_scan_form;

/* Finds the operands of a scan. The regions must have been checked (fxge_misfit_regions). Returns
 * false if the ranks are ambiguous. */
bool fxge_scan_of(const fxge_node *n, fxge_scan_form *out);
/* Checks the number of regions, and of their inputs and outputs, of an operator with control
 * flow. */
const char *fxge_misfit_regions(fxge_arena *a, const fxge_node *n);

#endif
