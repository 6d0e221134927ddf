/* SPDX-License-Identifier: Apache-2.0 */
/* Open chips: AscendCL once per process, a context for each chip, memory, error reports.
 *
 * All functions except fxge_npu_open must be called between fxge_npu_enter and fxge_npu_leave, on
 * one thread. */
#ifndef FXGE_BACKEND_NPU_DEVICE_H
#define FXGE_BACKEND_NPU_DEVICE_H

#include "backend/npu/acl.h"
#include "base/diag.h"

typedef struct fxge_npu {
	const fxge_acl *acl; /* NULL = not open */
	int32_t number;
	void *context;     /* context of the chip, shared with other users in the process */
	void *before;      /* the thread's context before fxge_npu_enter */
	fxge_arena *arena; /* memory of the current call */
	fxge_diags *diags; /* NULL = failures are not reported */
} fxge_npu;

/* Memory of a chip: `size` bytes at p, or none. */
typedef struct fxge_npu_memory {
	void *p;
	size_t size;
} fxge_npu_memory;

/* Opens AscendCL, unless the process has it open, and the chip. Returns false after a
 * diagnostic. */
bool fxge_npu_open(fxge_npu *n, fxge_arena *a, fxge_diags *d, int32_t number);
/* Closes a chip whose memory and models are released. The last chip of the process finalises
 * AscendCL, unless other code initialised it. */
bool fxge_npu_close(fxge_npu *n);

/* Makes the chip current for the thread. */
bool fxge_npu_enter(fxge_npu *n, fxge_arena *a, fxge_diags *d);
/* Restores the thread's previous context. */
void fxge_npu_leave(fxge_npu *n);

/* Returns the atc name of the chip that this process has open, or NULL. */
const char *fxge_npu_soc(void);

/* ---- calls ---- */

/* Returns true if `code` is 0; otherwise reports that `call` failed. Call at once after the
 * function. */
bool fxge_npu_ok(fxge_npu *n, const char *call, int code);
/* Reports likewise a function that returned nothing. */
bool fxge_npu_returned(fxge_npu *n, const char *call, bool gave);

/* ---- memory ---- */

/* Allocates at least `size` bytes, at least one; discards the contents if the memory grows. */
bool fxge_npu_need(fxge_npu *n, fxge_npu_memory *m, size_t size);
bool fxge_npu_free(fxge_npu *n, fxge_npu_memory *m);
bool fxge_npu_upload(fxge_npu *n, const fxge_npu_memory *m, const void *from, size_t size);
bool fxge_npu_download(fxge_npu *n, void *to, const fxge_npu_memory *m, size_t size);
/* Copies within the chip's memory. */
bool fxge_npu_copy(fxge_npu *n, const fxge_npu_memory *to, const fxge_npu_memory *m, size_t size);

#endif
