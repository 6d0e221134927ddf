/* Whether a run of larger sizes, cut to the smaller ones, gives what a run of those gives. */
#ifndef FXGE_IR_ANALYSIS_PADDING_H
#define FXGE_IR_ANALYSIS_PADDING_H

#include "ir/graph.h"

/* Symbols of the inputs' sizes, by the n of `symbol`: those that `grows` may be larger. */
typedef struct fxge_growth {
	const fxge_size *symbol;
	const bool *grows;
	int n;
} fxge_growth;

/* growth.c: it follows from a symbol that grows. */
bool fxge_size_grows(const fxge_syms *t, const fxge_growth *g, fxge_size s);
/* It follows from these symbols alone: of others, such as those of a file that says no more than
 * that a dim is not known, nobody knows what they are in the two runs. */
bool fxge_size_told(const fxge_syms *t, const fxge_growth *g, fxge_size s);

/* True when it is proved for these together, whatever the other sizes are: inputs that are longer,
 * with anything behind their elements, leave each element of the results as it is at its place.
 * Else `*why` is the node because of which it is not, or NULL. Program of stage "ge"; `a` holds
 * what this takes. */
bool fxge_padding_is_proved(
	fxge_program *p, const fxge_growth *g, fxge_arena *a, const fxge_node **why);

#endif
