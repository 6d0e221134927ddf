/* A chip in use: AscendCL opened once a process, one context a chip, memory there, calls that are
 * told when they fail. Every function but fxge_npu_open wants to stand between fxge_npu_enter and
 * fxge_npu_leave, on one thread. */
#ifndef FXGE_BACKEND_NPU_DEVICE_H
#define FXGE_BACKEND_NPU_DEVICE_H

#include "backend/npu/acl.h"
#include "base/diag.h"

typedef struct fxge_npu {
	const fxge_acl *acl; /* NULL = not open */
	int32_t number;
	void *context;     /* the chip's own, which others of this process use as well */
	void *before;      /* of the thread, before it came here */
	fxge_arena *arena; /* of the call */
	fxge_diags *diags; /* NULL = failures are not told: there is nobody to hear */
} fxge_npu;

/* Memory of a chip: `size` bytes at p, or none. */
typedef struct fxge_npu_memory {
	void *p;
	size_t size;
} fxge_npu_memory;

/* Opens AscendCL, unless the process has it open, and the chip. False after a diagnostic: nothing
 * is open then. */
bool fxge_npu_open(fxge_npu *n, fxge_arena *a, fxge_diags *d, int32_t number);
/* Memory and models of it are gone already. The last of the process closes AscendCL, unless
 * somebody else had opened it before. */
bool fxge_npu_close(fxge_npu *n);

/* The thread works with the chip from here on. */
bool fxge_npu_enter(fxge_npu *n, fxge_arena *a, fxge_diags *d);
/* As the thread was before. */
void fxge_npu_leave(fxge_npu *n);

/* The name of the chip that this process has open, as atc takes it; NULL = none is. */
const char *fxge_npu_soc(void);

/* ---- calls ---- */

/* True where `code` is 0; else tells that `call` failed. At once. */
bool fxge_npu_ok(fxge_npu *n, const char *call, int code);
/* The same of a call that gives something. */
bool fxge_npu_gave(fxge_npu *n, const char *call, bool gave);

/* ---- memory ---- */

/* At least `size` bytes (at least one), whose contents are undefined where it has to grow. */
bool fxge_npu_need(fxge_npu *n, fxge_npu_memory *m, size_t size);
bool fxge_npu_free(fxge_npu *n, fxge_npu_memory *m);
bool fxge_npu_upload(fxge_npu *n, const fxge_npu_memory *m, const void *from, size_t size);
bool fxge_npu_download(fxge_npu *n, void *to, const fxge_npu_memory *m, size_t size);
/* From memory of the chip to memory of the chip. */
bool fxge_npu_copy(fxge_npu *n, const fxge_npu_memory *to, const fxge_npu_memory *m, size_t size);

#endif
