/* SPDX-License-Identifier: Apache-2.0 */
/* Query of the machine's chips in a child process, where a broken driver may crash or hang. */
#ifndef FXGE_BACKEND_NPU_PROBE_H
#define FXGE_BACKEND_NPU_PROBE_H

#include "backend/npu/acl.h"

enum { FXGE_PROBE_DEVICES = 64 };

typedef struct fxge_probe {
	const char *lack, *fix; /* reason why nothing can run, with remedy; NULL = usable */
	const char *libraries;  /* paths of AscendCL's libraries, or NULL */
	const char *version;    /* version of AscendCL, or NULL */
	const char *missing;    /* functions that this CANN lacks, or NULL */
	int n_devices;
	struct {
		const char *soc;      /* "Ascend910B1", or NULL */
		const char *failure;  /* reason why the chip is unusable, or NULL */
		uint64_t left, total; /* free and total bytes of memory; 0 = unknown */
	} device[FXGE_PROBE_DEVICES];
} fxge_probe;

/* Queries the chips; allocates in `a`. */
void fxge_probe_run(fxge_arena *a, const fxge_cann *c, fxge_probe *out);

#endif
