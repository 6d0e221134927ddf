/* SPDX-License-Identifier: Apache-2.0 */
/* Functions common to the export formats for PyTorch. */
#ifndef FXGE_WRITERS_TORCH_H
#define FXGE_WRITERS_TORCH_H

#include "writers/writers.h"

/* Begins the data of an operator: its names, schema, and parameters of a Python function. */
fxge_tree fxge_torch_begin(fxge_writer *w, fxge_coder *c, const fxge_op *op);
/* Converts `my.gelu.default` to an identifier of Python and C++: my_gelu. */
const char *fxge_torch_identifier(fxge_writer *w, const char *name);

/* Returns the statements that compute an operator, by its formula or by that of its GE type. They
 * use the operator's parameters; functions that they call are added to c->functions. Returns NULL
 * if there is no formula or, with c->why set, if it cannot be expressed. */
const char *fxge_torch_compute(fxge_coder *c, const fxge_op *op);
/* Returns the statements that make results without data, by `shape` and `dtype`. */
const char *fxge_torch_by_rules(fxge_coder *c, const fxge_op *op);

/* Returns the value that the row maps to a port of the GE type. */
const char *fxge_torch_mapped(fxge_coder *c, const fxge_op *op, const fxge_map_port *m);
/* Returns the value of an attribute; the attribute's default if the argument is None. */
const char *fxge_torch_attribute(fxge_coder *c, const fxge_op *op, const fxge_map_port *m);
/* Returns whether the value of a port may be absent in a call: an argument that may be None. */
bool fxge_torch_may_be_absent(const fxge_op *op, const fxge_map_port *m);
/* Returns whether numbers are mapped to a tensor port; they become a constant. */
bool fxge_torch_feeds_numbers(const fxge_op *op, const fxge_map_port *m);
/* Returns whether the numbers mapped to a port are a list. */
bool fxge_torch_feeds_list(const fxge_op *op, const fxge_map_port *m);
/* Returns statements that reject arguments other than those of the row's `require`. */
const char *fxge_torch_requirements(fxge_coder *c, const fxge_op *op);

/* Returns the parameters of a Python function, `x, *, beta=1.0`. Parameters of a GE type have no
 * defaults, since calls pass all of them. Lists of lists are omitted, since no formula reads
 * them. */
const char *fxge_torch_parameters(fxge_coder *c, const fxge_op *op);
/* Return the parameters of a C++ function, `const at::Tensor &x, double beta`, without attributes
 * that are lists of lists, since no formula reads them; and its return type. */
const char *fxge_torch_declared(fxge_coder *c, const fxge_op *op);
const char *fxge_torch_result(fxge_coder *c, const fxge_op *op);

#endif
