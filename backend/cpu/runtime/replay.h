/* Runs of a plan of which nothing changes but where inputs and outputs lie. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_REPLAY_H
#define FXGE_BACKEND_CPU_RUNTIME_REPLAY_H

#include "backend/cpu/runtime/run.h"

/* One that is to be run. */
typedef struct fxge_settled_step {
	const fxge_step *step;
	bool stands; /* of its call only addresses change */
} fxge_settled_step;

typedef struct fxge_settled {
	const fxge_plan *plan;
	fxge_settled_step *step; /* in order */
	uint32_t n_steps, n_inputs, n_outputs;
	bool own;             /* all outputs are results that lie in memory of their own */
	bool steady;          /* as fxge_cpu_run's */
	bool told;            /* calls have the frame's addresses; false: something else ran since */
	bool has_areas;       /* the frame has */
	uint32_t *first;      /* where a slot's words begin in `word`; one more at the end */
	void ***word;         /* those that hold its address */
	fxge_cpu_frame frame; /* as the steps have it */
} fxge_settled;

/* In arena `a`, of a plan of a main graph that knows all shapes, for inputs as these are; NULL: it
 * has steps whose calls are made anew in every run. */
fxge_settled *fxge_settled_new(const fxge_plan *p, const fxge_live *inputs, fxge_arena *a);

/* Where output i of the graph lies; false: the plan leaves it to the caller, who has no memory of
 * just its size, at a multiple of 64 bytes. */
bool fxge_settled_output(fxge_settled *s, uint32_t i, void *data, size_t size);

/* As fxge_cpu_frame_run, after that of all outputs; results are in s->frame. `in` NULL: inputs lie
 * where they did. */
bool fxge_settled_run(fxge_cpu_run *r, fxge_settled *s, const fxge_live *in);

#endif
