/* Operators that write into their arguments: which ones, and what the new value is. */
#ifndef FXGE_PASSES_MUTATION_H
#define FXGE_PASSES_MUTATION_H

#include "passes/alias.h"

/* Arguments that one operator may write. */
#define FXGE_MAX_WRITES 8

/* Cheap and inclusive: false only if `n` certainly writes nothing. */
bool fxge_mutation_may_write(const fxge_node *n);

/* Parameters that `n` writes, into params[FXGE_MAX_WRITES]; how many, -1 after diagnostics. Knows
 * the operators whose schema hides it (batch normalisation in training). */
int fxge_mutation_params(fxge_node *n, int *params);

/* False after a diagnostic when there is no functional form of `n`. */
bool fxge_mutation_check(fxge_node *n, const int *params, int n_writes);

/* The functional node in place of `n`, before it, with its results' metas. NULL after diagnostics.
 */
fxge_node *fxge_mutation_functional(fxge_node *n);

/* What the i-th of `n_writes` written arguments holds afterwards, with the dtype and shape of `m`.
 * `*f` is the functional node: made when i is 0 (NULL where none is needed), and handed back for
 * the later ones. */
fxge_value *fxge_mutation_value(
	fxge_node *n, int param, int i, int n_writes, const fxge_meta *m, fxge_node **f);

/* Inputs that share memory with an input that is written are not supported: one diagnostic each. */
bool fxge_mutation_check_shared(fxge_program *p, const fxge_aliases *t);

#endif
