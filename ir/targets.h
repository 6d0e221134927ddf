/* Index of the states and inputs that outputs of a program change. */
#ifndef FXGE_IR_TARGETS_H
#define FXGE_IR_TARGETS_H

#include "ir/graph.h"

typedef struct fxge_targets {
	fxge_arena *arena;
	fxge_map inputs[2];  /* input that is a user's, or a state: by name, or by target */
	fxge_map outputs[2]; /* output that changes a user's input, or a state: by target */
} fxge_targets;

/* Indexes the inputs and outputs that the program has now. The index is valid until an input is
 * added, removed or renamed. */
fxge_targets fxge_targets_of(const fxge_program *p, fxge_arena *a);
/* Adds output `i`. Returns false if an output before changes the same state or input: one of the
 * two values would be lost. An output that changes nothing is ignored. */
bool fxge_targets_add(fxge_targets *t, const fxge_output *o, size_t i);
/* Returns the index of the input that `o` changes, or -1. */
int64_t fxge_targets_input(const fxge_targets *t, const fxge_output *o);
/* Returns the index of the output that changes the same state or input as `o`, or -1. */
int64_t fxge_targets_output(const fxge_targets *t, const fxge_output *o);
/* Returns false if `o` changes a state or an input that is not an input of that role. */
bool fxge_targets_fit(const fxge_targets *t, const fxge_output *o);

#endif
