/* What models, datasets and descriptions of the fake are made of. */
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

/* A copy of it, as a handle. */
aclTensorDesc *fake_desc_copy(const aclTensorDesc *d);

/* ---- an OM ---- */

/* An input or an output, as the file says. */
typedef struct fake_port {
	char name[128];
	int dtype, format;
	uint64_t size; /* bytes, 0 = not known before */
	size_t n;
	int64_t dims[FAKE_MAX_DIMS]; /* -1 = not known before */
} fake_port;

typedef struct fake_model {
	int32_t device;
	const fake_context *context; /* that loaded it */
	bool dynamic;
	size_t n_in, n_out;
	fake_port *in, *out;
	struct fake_program *program; /* compute.c */
	const void *in_flight;        /* the stream on which it waits, or NULL */
} fake_model;

/* Reads it; else the code that the real one gives. */
int fake_model_read(fake_model *m, const void *bytes, size_t n);
size_t fake_dtype_size(int dtype);

/* ---- compute.c: its graph on the CPU executor ---- */

typedef struct fake_value {
	void *p;
	size_t size, n;
	int64_t dims[FAKE_MAX_DIMS];
} fake_value;

struct fake_program *fake_program_open(const fake_model *m, const void *air, size_t n);
void fake_program_close(struct fake_program *p);
/* Outputs are the program's until the next run. RefData are written in place. False: `*why`. */
bool fake_program_run(struct fake_program *p, const fake_model *m, const fake_value *in,
	fake_value *out, const char **why);

#endif
