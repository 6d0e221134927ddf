/* SPDX-License-Identifier: Apache-2.0 */
/* Executables on chips. */
#ifndef FXGE_DRIVER_DEVICE_DEVICE_H
#define FXGE_DRIVER_DEVICE_DEVICE_H

#include "driver/run/run.h"

#include "backend/npu/model.h"
#include "backend/npu/prof.h"
#include "ir/tensor.h"

/* Chip part of an executable. */
typedef struct fxge_device {
	fxge_chip *chip; /* NULL = closed */
	fxge_npu_model model;
	int n_in, n_out;    /* number of inputs and outputs of the .om */
	uint32_t *in, *out; /* their indices among inputs and outputs of the main graph */
	int *user;          /* index of the user input, -1 = none */
	fxge_npu_feed *feed;
	fxge_array *given; /* Python numbers in the .om's dtype */
	size_t *want;
	struct fxge_device *next;                  /* next on the same chip */
	fxge_npu_memory *given_there, *want_there; /* inputs and outputs in chip memory */
	double start;                              /* inputs and outputs in chip memory */
	fxge_run_cost *cost;                       /* times of profiled runs; NULL = not profiled */
	fxge_prof *prof;                           /* times of profiled runs; NULL = not profiled */
	FXGE_VEC(fxge_profile_node) rows;          /* rows read so far (profile.c) */
} fxge_device;

/* ---- chip.c ---- */

/* Parses a device name: "npu:1" is 1, "npu" 0, "cpu" and NULL -1. Returns false after a
 * diagnostic. */
bool fxge_device_number(fxge_diags *d, const char *text, int32_t *number);
/* Returns the session's chip and opens it if necessary. The last executable on the chip closes it;
 * without executables, the session does. Returns NULL after a diagnostic. */
fxge_chip *fxge_chip_need(fxge_session *s, fxge_arena *a, int32_t number);

/* Leaves all groups (groups.c). Call between fxge_npu_enter and fxge_npu_leave. */
bool fxge_chip_leave_groups(fxge_chip *c);
/* Waits for all launches of the session's programs on the chip. */
bool fxge_chip_wait(fxge_npu *n);

/* ---- device.c ---- */

/* Loads the executable's .om. Returns false after diagnostics; close it in any case. */
bool fxge_device_open(fxge_executable *e, fxge_arena *a, int32_t number);
/* Releases the chip part; the last executable of a session copies states back. `a` NULL: failures
 * are not reported. */
bool fxge_device_close(fxge_executable *e, fxge_arena *a);
/* Starts profiling with the next run and discards earlier data. Returns false after a
 * diagnostic. */
bool fxge_device_profile(fxge_executable *e, fxge_arena *a);
/* Runs on e->in; stores results in e->out, in existing memory if any. Returns false after
 * diagnostics. */
bool fxge_device_run(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes);
/* Runs on chip memory, addressed by e->in and e->out, on a stream. Waits only if a result has a
 * data-dependent size. */
bool fxge_device_launch(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes, void *stream);
/* Copies output `at` of the main graph from memory of the .om after such a run. */
bool fxge_device_copy(fxge_executable *e, fxge_arena *a, int at, const fxge_npu_memory *to);

#endif
