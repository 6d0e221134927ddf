/* SPDX-License-Identifier: Apache-2.0 */
/* The formula language: translation of a row's text to checked code. doc/formulas.md is its
 * reference for users. */
#ifndef FXGE_OPS_FORMULA_FORMULA_H
#define FXGE_OPS_FORMULA_FORMULA_H

#include "ops/formula/ast.h"
#include "ops/formula/code.h"

/* State of the checks of a function. */
typedef struct fxge_helper_use {
	bool faulty; /* has errors, which are reported once and not for each formula */
	/* instances by argument types: in formulas that create nodes, and in those that do not */
	fxge_strmap making, telling;
} fxge_helper_use;

/* A function that formulas share. */
typedef struct fxge_helper {
	const char *name;
	const fxge_ast *def;
	fxge_source *src;
	const struct fxge_helpers *home; /* the functions that it may call */
	fxge_helper_use *use;
} fxge_helper;

/* The functions of one file, or the functions shared by all files. */
typedef struct fxge_helpers {
	fxge_strmap by_name;               /* fxge_helper */
	const struct fxge_helpers *shared; /* searched after those of the file; or NULL */
} fxge_helpers;

/* Reads the `def`s of a row `def:` into `out`. Returns false after diagnostics. */
bool fxge_formula_helpers(fxge_op_load *l, const fxge_yaml *y, fxge_helpers *out);
/* Reads the functions that the built-in table exports to all files, for another table. */
bool fxge_formula_shared(
	fxge_op_table *t, fxge_diags *d, const fxge_op_functions *functions, fxge_helpers *out);
/* The purpose of a formula. */
typedef enum fxge_formula_use {
	FXGE_FORMULA_KNOWN,  /* computes results whose shape and dtype the row declares */
	FXGE_FORMULA_OPEN,   /* computes results that nothing else declares */
	FXGE_FORMULA_FUSED,  /* computes results for nodes that a rule matched; None for unused ones */
	FXGE_FORMULA_RESULT, /* infers shape and dtype; creates no nodes */
	FXGE_FORMULA_CONDITION, /* evaluates a condition; creates no nodes */
} fxge_formula_use;

/* Checks the formula of `op` in scalar `y`. Returns its function in the table's formulas, or 0
 * after all diagnostics. Bit i of `ignored`: argument i may be unused (UINT64_MAX: all). */
int fxge_formula_check(fxge_op_load *l, const fxge_op *op, const fxge_yaml *y,
	const fxge_helpers *helpers, fxge_formula_use use, uint64_t ignored);
/* Reports operators whose computation contains themselves, in a table with checked formulas.
 * Returns false after diagnostics. */
bool fxge_formula_recursion(const fxge_op_table *t, fxge_diags *d);

#endif
