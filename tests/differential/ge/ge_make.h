/* Where programs come from: rows of the table, known good ones, and what is changed in them. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_GE_MAKE_H
#define FXGE_TESTS_DIFFERENTIAL_GE_GE_MAKE_H

#include "differential/ge/ge_text.h"

/* One node of the operator, made up by its row. Results have types, mostly wrong ones. */
const char *ge_make(fxge_arena *a, choices *c, const fxge_op *op);
/* Appends a value of the attribute to the arguments. */
void ge_attribute(maker *m, const fxge_param *p);

/* Good programs: cases of kernels, goldens of converters, and those of tests/differential/ge/seeds.
 * Read once, and kept. */
void ge_seeds_read(fxge_arena *a);
/* One that has the operator, or NULL. */
const char *ge_seed(fxge_arena *a, choices *c, const fxge_op *op);

/* The program with some of it changed: sizes, dtypes, numbers, names, operands, arguments. Without
 * `declared` results lose their types. */
const char *ge_mutate(fxge_arena *a, choices *c, const char *text, bool declared);

#endif
