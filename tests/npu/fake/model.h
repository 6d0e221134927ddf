/* SPDX-License-Identifier: Apache-2.0 */
/* Models, datasets and descriptions of the fake. */
#ifndef FXGE_TESTS_NPU_FAKE_MODEL_H
#define FXGE_TESTS_NPU_FAKE_MODEL_H

#include "npu/fake/acl.h"
#include "npu/fake/fake.h"

enum { FAKE_MAX_DIMS = 64 };

struct aclTensorDesc {
	int dtype, format;
	size_t n;
	int64_t dims[FAKE_MAX_DIMS];
};

/* Copies it as a handle. */
aclTensorDesc *fake_desc_copy(const aclTensorDesc *d);

/* ---- an OM ---- */

/* An input or an output by the file. */
typedef struct fake_port {
	char name[128];
	int dtype, format;
	uint64_t size; /* bytes, 0: unknown */
	size_t n;
	int64_t dims[FAKE_MAX_DIMS]; /* -1: unknown */
} fake_port;

typedef struct fake_model {
	int32_t device;
	const fake_context *context; /* context that loaded it */
	bool dynamic;
	size_t n_in, n_out, n_user; /* n_user: inputs without the gear input */
	fake_port *in, *out;
	/* 7 gears: rows of values for the -1s of all inputs, and all sizes of results in each */
	size_t n_gears, n_holes, n_sizes;
	uint64_t *gear;
	int64_t *sizes;
	size_t now;                   /* selected gear, or the largest */
	struct fake_program *program; /* compute.c */
	const void *in_flight;        /* the stream on which it waits, or NULL */
} fake_model;

struct aclmdlDesc {
	bool filled; /* by aclmdlGetDesc */
	const fake_model *model;
	size_t n_in, n_out;
	const fake_port *in, *out;
};

enum { FAKE_MAX_BUFFERS = 4096 };

struct aclmdlDataset {
	size_t n;
	aclDataBuffer *buffer[FAKE_MAX_BUFFERS];
	aclTensorDesc *desc[FAKE_MAX_BUFFERS]; /* owned */
	size_t gear;                           /* selected gear + 1; 0: none */
};

/* mdl.c: the model of this context. */
fake_model *fake_need_model(uint32_t id, const char *call);

/* gears.c: the row of the largest gear; dims of input i in a gear. */
size_t fake_largest_gear(const fake_model *m);
void fake_gear_dims(const fake_model *m, size_t gear, size_t i, int64_t *dims);

/* Reads it, or returns the error code of the real CANN. */
int fake_model_read(fake_model *m, const void *bytes, size_t n);
size_t fake_dtype_size(int dtype);

/* ---- compute.c: execution on the CPU ---- */

typedef struct fake_value {
	void *p;
	size_t size, n;
	int64_t dims[FAKE_MAX_DIMS];
} fake_value;

struct fake_program *fake_program_open(
	const fake_model *m, const void *air, size_t n, const void *cfg, size_t n_cfg);
void fake_program_close(struct fake_program *p);
/* Outputs belong to the program until the next run. RefData are written in place. Returns false
 * with the reason in *why. */
bool fake_program_run(struct fake_program *p, const fake_model *m, const fake_value *in,
	fake_value *out, const char **why);

/* ---- exchange.c: collectives ---- */

struct fxge_program;
struct fxge_exchange *fake_between(void);
/* Checks that every group of the graph has its communicator in this process; otherwise calls
 * fake_fails. */
bool fake_has_groups(struct fxge_program *graph);

#endif
