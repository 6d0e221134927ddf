/* SPDX-License-Identifier: Apache-2.0 */
/* Operator profile of runs on a chip: AscendCL's profiler, whose records CANN's msprof converts to
 * tables. */
#ifndef FXGE_BACKEND_NPU_PROF_H
#define FXGE_BACKEND_NPU_PROF_H

#include "backend/npu/device.h"

/* Recorded runs. */
typedef struct fxge_prof {
	const char *directory; /* directory of the records */
	const char *lack;      /* reason for missing records, or NULL */
	void *config;          /* configuration of the run being recorded, or NULL */
	bool *held;            /* the process-wide profiler is locked for that run */
} fxge_prof;

/* Execution of an operator. */
typedef struct fxge_prof_row {
	const char *name, *type; /* node name in GE, operator type */
	double seconds;
} fxge_prof_row;

/* Prepares recording, or sets p->lack. Allocates in `a`, which also removes the directory. */
void fxge_prof_open(fxge_prof *p, fxge_npu *n, fxge_arena *a);
/* Start and end the recording of a run. The process records one run at a time; others wait. Return
 * false after a diagnostic. */
bool fxge_prof_begin(fxge_prof *p, fxge_npu *n);
bool fxge_prof_end(fxge_prof *p, fxge_npu *n);
/* Runs msprof and passes the rows of its table in order. Returns false and sets p->lack on
 * failure. */
bool fxge_prof_read(
	fxge_prof *p, fxge_arena *a, void (*row)(void *user, const fxge_prof_row *row), void *user);

#endif
