/* SPDX-License-Identifier: Apache-2.0 */
/* Mutation analysis: tensors that an operator writes, and the functional form that computes their
 * new values. */
#ifndef FXGE_PASSES_ANALYSIS_MUTATION_H
#define FXGE_PASSES_ANALYSIS_MUTATION_H

#include "passes/analysis/alias.h"

/* A tensor that an operator writes: an argument, or an element of a list argument. */
typedef struct fxge_mutation {
	int param;
	uint32_t element;
	uint32_t result; /* result of the functional form that holds the new value */
	struct fxge_alias *target;
} fxge_mutation;

typedef struct fxge_mutations {
	fxge_mutation *v;
	uint32_t n;
	uint32_t n_listed; /* number of results if the functional form returns a list; 0: the operator's
						  row declares it */
} fxge_mutations;

/* Returns true if the operator writes memory. GE operators that mutate are functional in this IR:
 * their results hold the new values. */
static inline bool
fxge_op_writes_memory(const fxge_op *op)
{
	return op->flags & FXGE_OP_MUTATES && !op->ge;
}

/* Returns false only if `n` certainly writes nothing. Cheap and conservative. */
bool fxge_mutation_may_write(const fxge_node *n);

/* Returns the tensors that `n` writes, in the order of its arguments; absent arguments are left
 * out. Includes writes that the schema does not declare (batch normalisation in training).
 * Allocates in the program's scratch arena. */
fxge_mutations fxge_mutations_of(fxge_node *n);
fxge_value *fxge_mutation_written(const fxge_node *n, const fxge_mutation *w);

/* Returns the written argument that result `k` of `n` aliases, or NULL if the result is a new
 * tensor. */
const fxge_mutation *fxge_mutation_given_back(
	const fxge_node *n, uint32_t k, const fxge_mutations *w);

/* Returns false after a diagnostic if `n` has no functional form. */
bool fxge_mutation_check(fxge_node *n, const fxge_mutations *w);

/* Creates the functional form of `n` before `n`, with the metas of its results. Returns NULL after
 * diagnostics. */
fxge_node *fxge_mutation_functional(fxge_node *n, const fxge_mutations *w);

/* Creates the functional form as fxge_mutation_functional does, with metas from shape inference. */
fxge_node *fxge_mutation_inferred(fxge_node *n, const fxge_mutations *w);

/* Returns the new value of `w`, cast and expanded to the dtype and shape of its target. `*f` is the
 * functional node: NULL before the first write of `n`, then set for the following ones. It stays
 * NULL where no functional node is needed. */
fxge_value *fxge_mutation_value(
	fxge_node *n, const fxge_mutations *all, const fxge_mutation *w, fxge_node **f);

/* Reports each pair of inputs that share memory if one of them is written, since this is
 * unsupported. Returns false after a diagnostic. */
bool fxge_mutation_check_shared(fxge_program *p, const fxge_aliases *t);

#endif
