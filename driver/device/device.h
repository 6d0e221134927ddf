/* Programs on a chip. */
#ifndef FXGE_DRIVER_DEVICE_DEVICE_H
#define FXGE_DRIVER_DEVICE_DEVICE_H

#include "driver/run/run.h"

#include "backend/npu/model.h"
#include "backend/npu/prof.h"
#include "ir/tensor.h"

/* An executable's part that is on a chip. */
typedef struct fxge_device {
	fxge_chip *chip; /* NULL = not open */
	fxge_npu_model model;
	int n_in, n_out;    /* of the .om */
	uint32_t *in, *out; /* which input and output of the main graph they are */
	int *user;          /* which input of the user's view each is, -1 = none */
	fxge_npu_feed *feed;
	fxge_array *given; /* numbers, in the .om's dtype */
	size_t *want;
	struct fxge_device *next;                  /* on the same chip */
	fxge_npu_memory *given_there, *want_there; /* inputs and outputs that lie there already */
	double start;                              /* of the run, where it is counted */
	fxge_run_cost *cost;                       /* of runs that are counted; NULL = they are not */
	fxge_prof *prof;                           /* of their operators */
	FXGE_VEC(fxge_profile_node) rows;          /* as far as they were read (profile.c) */
} fxge_device;

/* ---- chip.c ---- */

/* "npu:1" is 1, "npu" 0, "cpu" and NULL -1. False after a diagnostic. */
bool fxge_device_number(fxge_diags *d, const char *text, int32_t *number);
/* The session's chip, opened unless it is: the last executable on it closes it, or, where there was
 * none, the session. NULL after a diagnostic. */
fxge_chip *fxge_chip_need(fxge_session *s, fxge_arena *a, int32_t number);

/* groups.c: of no group any more. Between fxge_npu_enter and fxge_npu_leave. */
bool fxge_chip_leave_groups(fxge_chip *c);
/* Until all that the session's programs launched on it has ended. */
bool fxge_chip_wait(fxge_npu *n);

/* ---- device.c ---- */

/* Loads the executable's .om. False after diagnostics; to be closed in any case. */
bool fxge_device_open(fxge_executable *e, fxge_arena *a, int32_t number);
/* Gives back what it has; the last of a session brings the states home. `a` NULL: failures are not
 * told. */
bool fxge_device_close(fxge_executable *e, fxge_arena *a);
/* Counts from the next run on; what was counted before is forgotten. False after a diagnostic. */
bool fxge_device_profile(fxge_executable *e, fxge_arena *a);
/* Runs on e->in; results are e->out, in the memory that is there, if any. False after diagnostics.
 */
bool fxge_device_run(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes);
/* The same of tensors that lie there, e->in and e->out with their addresses, on a stream, which is
 * not waited for unless the size of some result is not known before. */
bool fxge_device_launch(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes, void *stream);
/* Output `at` of the main graph, as such a run left it in memory of the .om's. */
bool fxge_device_copy(fxge_executable *e, fxge_arena *a, int at, const fxge_npu_memory *to);

#endif
