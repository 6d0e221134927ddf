/* An .om on a chip: loaded, its memory there, run. */
#ifndef FXGE_BACKEND_NPU_MODEL_H
#define FXGE_BACKEND_NPU_MODEL_H

#include "backend/npu/device.h"
#include "ir/array.h"

/* An input or an output, by its index in the .om. */
typedef struct fxge_npu_port {
	fxge_dtype dtype;
	int rank;
	int64_t shape[FXGE_MAX_RANK]; /* -1 = told by each run */
	size_t
		size; /* bytes that the model asks for, where a run tells sizes the most; 0 = not known */
	fxge_npu_memory memory; /* of its own */
	bool held;              /* inputs: which has what the last run was given */
	bool lent; /* AscendCL may have put memory into the buffer, which is ours to free */
	acl_buffer *buffer;
	fxge_array now; /* outputs: of the last run, but for `data` */
} fxge_npu_port;

enum {
	FXGE_NPU_FLIGHTS = 4
}; /* runs of a model that are launched before the first is waited for */

/* What one run that was launched is given (flight.c): [0] inputs, [1] outputs. */
typedef struct fxge_npu_flight {
	acl_dataset *dataset[2];
	acl_buffer **buffer[2];
	fxge_npu_memory
		*own[2]; /* of numbers, of what has no bytes, of results that nobody asked for */
	void *event; /* NULL = nothing of it is made yet */
	bool flying;
} fxge_npu_flight;

typedef struct fxge_npu_model {
	fxge_npu *npu;
	uint32_t id;
	bool loaded, dynamic; /* dynamic: some size is told by each run */
	bool gears;           /* all sizes together are one of several that it has */
	acl_model *desc;
	acl_dataset *dataset[2]; /* inputs, outputs */
	int n_in, n_out;
	fxge_npu_port *in, *out; /* in[n_in]: what takes the gear, if there are any */
	fxge_npu_flight flight[FXGE_NPU_FLIGHTS];
	int next;            /* flight */
	void *stream;        /* of the last one */
	double began, ended; /* when the last run did, seconds of the monotonic clock: the .om alone */
} fxge_npu_model;

/* What the .om must have. */
typedef struct fxge_npu_form {
	int n_in, n_out;
	bool gears;
} fxge_npu_form;

/* Loads the file; `m` is zeroed before, and is to be closed in any case. Ports lie in `a`, which
 * outlives it. False after a diagnostic. */
bool fxge_npu_model_open(
	fxge_npu_model *m, fxge_npu *n, fxge_arena *a, const char *path, const fxge_npu_form *form);
/* True unless something that it had could not be given back. */
bool fxge_npu_model_close(fxge_npu_model *m);

/* What a run gets for one input: an array of the host, or memory of the chip that is used, and
 * written, where it is. Sizes are those of the array in both cases. */
typedef struct fxge_npu_feed {
	const fxge_array *array;
	const fxge_npu_memory *there; /* NULL = the array is copied */
	bool same; /* it holds what the last run that succeeded was given: nothing is copied again */
} fxge_npu_feed;

/* Runs once, to the end. in[i] is of the port's dtype and rank. want[i]: bytes of output i as far
 * as they are known, or SIZE_MAX. Results stay on the chip until the next run: m->out[i].now tells
 * what they are. */
bool fxge_npu_model_run(fxge_npu_model *m, const fxge_npu_feed *in, const size_t *want);
bool fxge_npu_model_result(fxge_npu_model *m, int i, void *to);

/* ---- flight.c ---- */

/* Runs once behind what is queued on the stream, and does not wait for it: out[i] is the memory of
 * output i, of exactly its size, or NULL and its size. No gears. Whoever touches what it was given
 * waits for the stream. */
bool fxge_npu_model_launch(
	fxge_npu_model *m, const fxge_npu_feed *in, const fxge_npu_memory *out, void *stream);
/* Until all that was launched has ended. */
bool fxge_npu_model_wait(fxge_npu_model *m);
/* Of fxge_npu_model_open and _close. */
void fxge_npu_flights_init(fxge_npu_model *m, fxge_arena *a);
bool fxge_npu_flights_end(fxge_npu_model *m);
/* model.c: the model of fixed sizes takes those alone; those that are not fixed are told. */
bool fxge_npu_fits(fxge_npu_model *m, int i, const fxge_array *x);
bool fxge_npu_tell_sizes(fxge_npu_model *m, acl_dataset *to, int i, const fxge_array *x);

#endif
