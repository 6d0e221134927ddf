/* What the forms for PyTorch have in common. */
#ifndef FXGE_WRITERS_TORCH_H
#define FXGE_WRITERS_TORCH_H

#include "writers/writers.h"

/* What all of them say of an operator: its names, schema, parameters of a Python function. */
fxge_tree fxge_torch_begin(fxge_writer *w, fxge_coder *c, const fxge_op *op);
/* `my.gelu.default` as a name of Python and C++: my_gelu. */
const char *fxge_torch_identifier(fxge_writer *w, const char *name);

/* Statements of a function with the operator's parameters, functions that they call are in
 * c->functions; NULL: they cannot be said, by c->why, or nothing is known. What it computes: by its
 * formula, or by that of the GE type that it becomes. */
const char *fxge_torch_compute(fxge_coder *c, const fxge_op *op);
/* Its results without data, by `shape` and `dtype`. */
const char *fxge_torch_by_rules(fxge_coder *c, const fxge_op *op);

/* Of a C++ function: its parameters, what it returns. */
const char *fxge_torch_declared(fxge_coder *c, const fxge_op *op);
const char *fxge_torch_result(fxge_coder *c, const fxge_op *op);

#endif
