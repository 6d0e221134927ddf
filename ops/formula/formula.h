/* The formula language: from the text of a row to checked code. doc/formulas.md describes it for
 * users. */
#ifndef FXGE_OPS_FORMULA_FORMULA_H
#define FXGE_OPS_FORMULA_FORMULA_H

#include "ops/formula/ast.h"
#include "ops/formula/code.h"

/* What became of a function so far. */
typedef struct fxge_helper_use {
	bool faulty; /* it was told what is wrong with it: not for each formula again */
	/* by the types of its arguments: where nodes are made, and where they may not be */
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

/* The functions of one file, or those that all files share. */
typedef struct fxge_helpers {
	FXGE_VEC(fxge_helper) list;
	const struct fxge_helpers *shared; /* looked up after those of the file; or NULL */
} fxge_helpers;

/* Reads the `def`s of a row `def:` into `out`; false after reports. */
bool fxge_formula_helpers(fxge_op_load *l, const fxge_yaml *y, fxge_helpers *out);
/* The functions that the built-in table gives to all files, for a table that is loaded beside it.
 */
bool fxge_formula_shared(
	fxge_op_table *t, fxge_diags *d, const fxge_op_functions *functions, fxge_helpers *out);
/* What a formula is for. */
typedef enum fxge_formula_use {
	FXGE_FORMULA_KNOWN,     /* computes the results, of which the row tells shape and dtype */
	FXGE_FORMULA_OPEN,      /* computes them; nothing else tells what they are */
	FXGE_FORMULA_FUSED,     /* the same of nodes that a rule matched; None where nobody reads */
	FXGE_FORMULA_RESULT,    /* tells shape and dtype: makes no nodes */
	FXGE_FORMULA_CONDITION, /* tells whether something holds: makes no nodes */
} fxge_formula_use;

/* The formula of `op` in scalar `y`, a function of the table's formulas; 0 after reports, all of
 * them. Bit i of `ignored`: argument i need not be used (UINT64_MAX: none). */
int fxge_formula_check(fxge_op_load *l, const fxge_op *op, const fxge_yaml *y,
	const fxge_helpers *helpers, fxge_formula_use use, uint64_t ignored);
/* Operators that use themselves in what they compute, of a table whose formulas are checked; false
 * after reports. */
bool fxge_formula_recursion(const fxge_op_table *t, fxge_diags *d);

#endif
