/* What the operators of an .om take on a chip: AscendCL's profiler around its runs, whose records
 * CANN's msprof makes tables of. */
#ifndef FXGE_BACKEND_NPU_PROF_H
#define FXGE_BACKEND_NPU_PROF_H

#include "backend/npu/device.h"

/* Runs that are recorded, each by itself. */
typedef struct fxge_prof {
	const char *folder; /* of the records */
	const char *lack;   /* why nothing is recorded, or NULL */
	void *config;       /* of the run that is recorded, or NULL */
	bool *held;         /* of that run: nobody else records */
} fxge_prof;

/* One execution of an operator, as the table tells it. */
typedef struct fxge_prof_row {
	const char *name, *type; /* of the node, as GE calls it */
	double seconds;
} fxge_prof_row;

/* What is needed is looked for. Memory is of `a`; the folder goes with it. */
void fxge_prof_open(fxge_prof *p, fxge_npu *n, fxge_arena *a);
/* Around a run. One a process at a time: others wait. False after a diagnostic. */
bool fxge_prof_begin(fxge_prof *p, fxge_npu *n);
bool fxge_prof_end(fxge_prof *p, fxge_npu *n);
/* Has msprof make its table, and gives its rows in their order. False: p->lack tells why there is
 * none. */
bool fxge_prof_read(
	fxge_prof *p, fxge_arena *a, void (*row)(void *user, const fxge_prof_row *row), void *user);

#endif
