/* SPDX-License-Identifier: Apache-2.0 */
/* Index of the states and inputs that outputs of a program update. */
#ifndef FXGE_IR_TARGETS_H
#define FXGE_IR_TARGETS_H

#include "ir/graph.h"

typedef struct fxge_targets {
	fxge_arena *arena;
	fxge_map inputs[2];  /* user inputs by name [0], states by target [1] */
	fxge_map outputs[2]; /* outputs that update a user input [0] or a state [1], by target */
} fxge_targets;

/* Indexes the present inputs and outputs of the program. The index is valid until an input is
 * added, removed or renamed. */
fxge_targets fxge_targets_of(const fxge_program *p, fxge_arena *a);
/* Adds output `i`. Returns false if an earlier output updates the same state or input: one of the
 * two values would be lost. Ignores an output that updates nothing. */
bool fxge_targets_add(fxge_targets *t, const fxge_output *o, size_t i);
/* Returns the index of the input that `o` updates, or -1. */
int64_t fxge_targets_input(const fxge_targets *t, const fxge_output *o);
/* Returns the index of the output that updates the same state or input as `o`, or -1. */
int64_t fxge_targets_output(const fxge_targets *t, const fxge_output *o);
/* Returns false if `o` updates a state or input that does not exist with that role. */
bool fxge_targets_fit(const fxge_targets *t, const fxge_output *o);

#endif
