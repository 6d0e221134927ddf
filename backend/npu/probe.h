/* What the chips of this machine are, asked in a child process: a broken driver crashes or hangs
 * there. */
#ifndef FXGE_BACKEND_NPU_PROBE_H
#define FXGE_BACKEND_NPU_PROBE_H

#include "backend/npu/acl.h"

enum { FXGE_PROBE_DEVICES = 64 };

typedef struct fxge_probe {
	const char *lack, *fix; /* why nothing can run; NULL = something can */
	const char *libraries;  /* by which AscendCL was opened, or NULL */
	const char *version;    /* of AscendCL, or NULL */
	const char *missing;    /* its functions that this CANN lacks, or NULL */
	int n_devices;
	struct {
		const char *soc;      /* "Ascend910B1", or NULL */
		const char *failure;  /* why it cannot be used, or NULL */
		uint64_t left, total; /* bytes of its memory; 0 = not told */
	} device[FXGE_PROBE_DEVICES];
} fxge_probe;

/* Everything lives in `a`. */
void fxge_probe_run(fxge_arena *a, const fxge_cann *c, fxge_probe *out);

#endif
