/* SPDX-License-Identifier: Apache-2.0 */
/* Rewriting of a program of stage "ge" to other dtypes of its floating-point values. */
#ifndef FXGE_PASSES_DTYPES_H
#define FXGE_PASSES_DTYPES_H

#include "ir/graph.h"

/* Computation of a node whose kernel or prototype may not take the chosen dtypes. */
typedef enum fxge_dtypes_form {
	FXGE_DTYPES_CHOSEN,
	/* Operands are rounded to the chosen dtypes, then computed in f32, and results rounded to
	 * theirs; or the same in the declared dtypes. */
	FXGE_DTYPES_IN_F32,
	FXGE_DTYPES_DECLARED,
} fxge_dtypes_form;

/* Dtypes in which a node computes, as a choice fills them in: by operand and by result, NONE for
 * the declared one. */
typedef struct fxge_node_dtypes {
	fxge_dtype *operands, *results;
	fxge_dtypes_form form; /* the first that is tried */
} fxge_node_dtypes;

typedef struct fxge_dtype_choice {
	void (*node)(void *user, const fxge_node *n, fxge_node_dtypes *out); /* metas are declared */
	/* Returns the dtype of values that enter or leave a nested graph and of the node that has it.
	 */
	fxge_dtype (*region)(void *user, fxge_dtype declared);
	/* Receives a value of the main graph in its new dtype; `is_copy`: a cast of it. NULL: unused.
	 */
	void (*value)(void *user, uint32_t index, fxge_value *v, bool is_copy);
	void *user;
	bool relaxed; /* prototypes do not restrict dtypes: for a float64 reference */
	bool widened; /* outputs keep the new dtypes instead of the declared ones */
} fxge_dtype_choice;

/* Computes the nodes in the chosen dtypes, with Cast nodes where a value has another dtype than its
 * user. A node whose prototype refuses the dtypes has another form. Nodes that write an operand
 * keep their dtypes.
 *
 * Values of the main graph are counted in program order, all results of each node; inputs are not
 * counted. The count and the order depend on the program alone. Returns false after a
 * diagnostic. */
bool fxge_pass_dtypes(fxge_program *p, const fxge_dtype_choice *choice);

#endif
