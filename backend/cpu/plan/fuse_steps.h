/* What joining steps looks at: who makes a value, and who takes it. */
#ifndef FXGE_BACKEND_CPU_PLAN_FUSE_STEPS_H
#define FXGE_BACKEND_CPU_PLAN_FUSE_STEPS_H

#include "backend/cpu/plan/plan.h"

typedef struct fxge_joiner {
	fxge_program *program;
	fxge_plan *plan;
	fxge_arena *arena;
	uint32_t *uses;  /* of each slot */
	uint32_t *user;  /* the last step that takes it */
	uint32_t *maker; /* the step whose result it is, + 1; 0: it is an input */
} fxge_joiner;

/* Nothing writes into its operands: whoever runs later than planned must find them as they were. */
bool fxge_inputs_stay(const fxge_joiner *j, const fxge_step *s);
/* Sums of products that are products of matrices. */
void fxge_plan_sums(fxge_joiner *j);

#endif
