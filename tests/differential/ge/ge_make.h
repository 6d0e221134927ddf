/* SPDX-License-Identifier: Apache-2.0 */
/* Sources of programs: rows of the table, known valid programs, and mutations of these. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_GE_MAKE_H
#define FXGE_TESTS_DIFFERENTIAL_GE_GE_MAKE_H

#include "differential/ge/ge_text.h"

/* Makes one node of the operator by its row. Its result types are mostly wrong. */
const char *ge_make(fxge_arena *a, choices *c, const fxge_op *op);
/* Appends a value of the attribute to the arguments. */
void ge_attribute(maker *m, const fxge_param *p);

/* Valid programs: cases of kernels, goldens of converters, and tests/differential/ge/seeds. Read
 * once, and kept. */
void ge_seeds_read(fxge_arena *a);
/* Returns a valid program with the operator, or NULL. */
const char *ge_seed(fxge_arena *a, choices *c, const fxge_op *op);

/* Mutates the program: sizes, dtypes, numbers, names, operands, arguments. Without `declared`
 * results lose their types. */
const char *ge_mutate(fxge_arena *a, choices *c, const char *text, bool declared);

#endif
