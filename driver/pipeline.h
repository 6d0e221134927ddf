/* SPDX-License-Identifier: Apache-2.0 */
/* The steps of the pipeline, for the pipeline itself and for single passes. */
#ifndef FXGE_DRIVER_PIPELINE_H
#define FXGE_DRIVER_PIPELINE_H

#include "driver/command/command.h"
#include "ir/graph.h"

/* Properties of programs, which passes require and establish. */
enum {
	FXGE_INLINED = 1 << 0,    /* no scopes */
	FXGE_TYPED = 1 << 1,      /* metas are known */
	FXGE_FUNCTIONAL = 1 << 2, /* nothing is written in place */
	FXGE_DECOMPOSED = 1 << 3, /* no composite operators */
	FXGE_FUSED = 1 << 4,      /* fusion rules were applied */
	FXGE_CONVERTED = 1 << 5,  /* GE operators only */
};

typedef struct fxge_pass_step {
	const char *name;
	bool (*run)(fxge_program *p);
	const char *stage; /* stage that this step completes, or NULL */
	unsigned requires, gives;
	bool before_conversion; /* the pass is for programs of PyTorch's operators */
	const char *summary;
} fxge_pass_step;

extern const fxge_pass_step fxge_pass_steps[];

/* Returns the index of the stage, or -1. */
int fxge_stage_index(const char *stage);
/* Runs a step, then verifies at the end of a stage. */
bool fxge_pass_step_run(fxge_program *p, const fxge_pass_step *s, const fxge_compile_options *o);
/* Verifies the graph and infers the metas of a program that was read at a later stage. */
bool fxge_stage_check(fxge_program *p);

#endif
