/* SPDX-License-Identifier: Apache-2.0 */
/* Shared state of the fusion passes: producers and users of each value. */
#ifndef FXGE_BACKEND_CPU_PLAN_FUSE_STEPS_H
#define FXGE_BACKEND_CPU_PLAN_FUSE_STEPS_H

#include "backend/cpu/plan/plan.h"

typedef struct fxge_fuser {
	fxge_program *program;
	fxge_plan *plan;
	fxge_arena *arena;
	uint32_t *uses;      /* by slot: number of uses */
	uint32_t *last_user; /* by slot: the last step that uses it */
	uint32_t *producer;  /* by slot: 1 + the step that computes it; 0 for an input */
} fxge_fuser;

/* Returns whether no step writes into the operands of `s`. Only then may `s` run later than
 * planned. */
bool fxge_are_inputs_unwritten(const fxge_fuser *f, const fxge_step *s);
/* Lets scatters read the operands of broadcasts, which are then not computed. */
void fxge_fuse_broadcasts(fxge_fuser *f);
/* Raises sums of products to matrix products. */
void fxge_raise_matmuls(fxge_fuser *f);

#endif
