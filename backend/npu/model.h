/* SPDX-License-Identifier: Apache-2.0 */
/* An .om on a chip: loading, memory, runs. */
#ifndef FXGE_BACKEND_NPU_MODEL_H
#define FXGE_BACKEND_NPU_MODEL_H

#include "backend/npu/device.h"
#include "ir/array.h"

/* Input or output, by its index in the .om. */
typedef struct fxge_npu_port {
	fxge_dtype dtype;
	int rank;
	int64_t shape[FXGE_MAX_RANK]; /* -1 = dynamic */
	size_t size; /* bytes that the model requires, at most for dynamic sizes; 0 = unknown */
	fxge_npu_memory memory; /* memory of the port */
	bool held;              /* the memory of an input holds the last run's array */
	bool lent; /* AscendCL may have allocated the buffer's memory, which must be freed here */
	acl_buffer *buffer;
	fxge_array now; /* result of the last run for an output, without `data` */
} fxge_npu_port;

enum { FXGE_NPU_FLIGHTS = 4 }; /* launched runs of a model before the first must end */

/* Buffers of one launched run (flight.c): [0] inputs, [1] outputs. */
typedef struct fxge_npu_flight {
	acl_dataset *dataset[2];
	acl_buffer **buffer[2];
	fxge_npu_memory *own[2]; /* memory for numbers, empty arrays and unrequested results */
	void *event;             /* NULL = not created yet */
	bool flying;
} fxge_npu_flight;

typedef struct fxge_npu_model {
	fxge_npu *npu;
	uint32_t id;
	bool loaded, dynamic; /* dynamic: each run sets some sizes */
	bool gears;           /* the model was compiled for several sets of sizes */
	acl_model *desc;
	acl_dataset *dataset[2]; /* inputs, outputs */
	int n_in, n_out;
	fxge_npu_port *in, *out; /* in[n_in]: input that selects the gear, if there are gears */
	fxge_npu_flight flight[FXGE_NPU_FLIGHTS];
	int next;     /* index of the next flight */
	void *stream; /* stream of the last launch */
	double began,
		ended; /* start and end of the last run of the .om, in seconds of the monotonic clock */
} fxge_npu_model;

/* Interface that the .om must have. */
typedef struct fxge_npu_form {
	int n_in, n_out;
	bool gears;
} fxge_npu_form;

/* Loads a file into a zeroed `m`; close it in any case. Ports are allocated in `a`, which must
 * outlive the model. Returns false after a diagnostic. */
bool fxge_npu_model_open(
	fxge_npu_model *m, fxge_npu *n, fxge_arena *a, const char *path, const fxge_npu_form *form);
/* Releases the model. Returns false if part of it could not be released. */
bool fxge_npu_model_close(fxge_npu_model *m);

/* Data of one input: an array on the host, or memory of the chip that is used in place and may be
 * written. The array defines the sizes in both cases. */
typedef struct fxge_npu_feed {
	const fxge_array *array;
	const fxge_npu_memory *there; /* NULL = the array is copied */
	bool same; /* equals the array of the last successful run: not copied again */
} fxge_npu_feed;

/* Runs once and waits. in[i] must have the port's dtype and rank. want[i]: bytes of output i, or
 * SIZE_MAX if unknown. Results stay on the chip until the next run; m->out[i].now describes
 * them. */
bool fxge_npu_model_run(fxge_npu_model *m, const fxge_npu_feed *in, const size_t *want);
bool fxge_npu_model_result(fxge_npu_model *m, int i, void *to);

/* ---- flight.c ---- */

/* Runs once on the stream without waiting. out[i]: memory of output i with its exact size, or NULL
 * and the size. Does not support gears. The caller must wait for the stream before it accesses the
 * memory. */
bool fxge_npu_model_launch(
	fxge_npu_model *m, const fxge_npu_feed *in, const fxge_npu_memory *out, void *stream);
/* Waits for all launched runs. */
bool fxge_npu_model_wait(fxge_npu_model *m);
/* Initialise and release the flights, for fxge_npu_model_open and _close. */
void fxge_npu_flights_init(fxge_npu_model *m, fxge_arena *a);
bool fxge_npu_flights_end(fxge_npu_model *m);
/* Check the fixed sizes of an input, and set its dynamic sizes (model.c). */
bool fxge_npu_fits(fxge_npu_model *m, int i, const fxge_array *x);
bool fxge_npu_set_sizes(fxge_npu_model *m, acl_dataset *to, int i, const fxge_array *x);

#endif
