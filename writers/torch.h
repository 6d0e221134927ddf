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

/* Returns the value that the row maps to a port of the GE type. */
const char *fxge_torch_mapped(fxge_coder *c, const fxge_op *op, const fxge_map_port *m);
/* Returns the value of an attribute; of an argument that is None the attribute's default. */
const char *fxge_torch_attribute(fxge_coder *c, const fxge_op *op, const fxge_map_port *m);
/* Returns whether the value of a port may be absent in a call: an argument that is None. */
bool fxge_torch_may_be_absent(const fxge_op *op, const fxge_map_port *m);
/* Returns whether numbers feed the port of a tensor: they become a constant. */
bool fxge_torch_feeds_numbers(const fxge_op *op, const fxge_map_port *m);
/* Returns whether the numbers that feed a port are a list. */
bool fxge_torch_feeds_list(const fxge_op *op, const fxge_map_port *m);
/* Returns statements that refuse arguments other than `require` of the row gives. */
const char *fxge_torch_requirements(fxge_coder *c, const fxge_op *op);

/* Returns the parameters of a Python function, `x, *, beta=1.0`. A GE type's are without defaults,
 * as calls give all of them, and without lists of lists, which no formula reads. */
const char *fxge_torch_parameters(fxge_coder *c, const fxge_op *op);
/* The parameters of a C++ function, `const at::Tensor &x, double beta`, without attributes that are
 * lists of lists, which no formula reads; the type that it returns. */
const char *fxge_torch_declared(fxge_coder *c, const fxge_op *op);
const char *fxge_torch_result(fxge_coder *c, const fxge_op *op);

#endif
