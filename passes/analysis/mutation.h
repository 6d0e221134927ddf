/* Operators that write into their arguments: which ones, and what the new value is. */
#ifndef FXGE_PASSES_ANALYSIS_MUTATION_H
#define FXGE_PASSES_ANALYSIS_MUTATION_H

#include "passes/analysis/alias.h"

/* One tensor that an operator writes: an argument, or an element of a list. */
typedef struct fxge_mutation {
	int param;
	uint32_t element;
	uint32_t result; /* of the functional form: what it holds afterwards */
	struct fxge_alias *target;
} fxge_mutation;

typedef struct fxge_mutations {
	fxge_mutation *v;
	uint32_t n;
	uint32_t n_listed; /* results of a functional form that gives a list; 0: as its row says */
} fxge_mutations;

/* A type of GE that does is functional here: what it writes is its result. */
static inline bool
fxge_op_writes_memory(const fxge_op *op)
{
	return op->flags & FXGE_OP_MUTATES && !op->ge;
}

/* Cheap and inclusive: false only if `n` certainly writes nothing. */
bool fxge_mutation_may_write(const fxge_node *n);

/* What `n` writes, in the order of the arguments; of those that are left out nothing. Knows the
 * operators whose schema hides it (batch normalisation in training). In the program's scratch. */
fxge_mutations fxge_mutations_of(fxge_node *n);
fxge_value *fxge_mutation_written(const fxge_node *n, const fxge_mutation *w);

/* The argument that result `k` of `n` is, or NULL: it is new. */
const fxge_mutation *fxge_mutation_given_back(
	const fxge_node *n, uint32_t k, const fxge_mutations *w);

/* False after a diagnostic when there is no functional form of `n`. */
bool fxge_mutation_check(fxge_node *n, const fxge_mutations *w);

/* The functional node in place of `n`, before it, with its results' metas. NULL after diagnostics.
 */
fxge_node *fxge_mutation_functional(fxge_node *n, const fxge_mutations *w);

/* The same, of which inference says what is known. */
fxge_node *fxge_mutation_inferred(fxge_node *n, const fxge_mutations *w);

/* What `w` holds afterwards, with the dtype and shape of its target. `*f` is the functional node:
 * NULL at the first write (and later, where none is needed), and handed back for the later ones. */
fxge_value *fxge_mutation_value(
	fxge_node *n, const fxge_mutations *all, const fxge_mutation *w, fxge_node **f);

/* Inputs that share memory with an input that is written are not supported: one diagnostic each. */
bool fxge_mutation_check_shared(fxge_program *p, const fxge_aliases *t);

#endif
