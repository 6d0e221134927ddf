/* HCCL, found at run time: the communicators of this process, each by the name that the operators
 * of an .om call it. As the calls of device.h, between fxge_npu_enter and fxge_npu_leave. */
#ifndef FXGE_BACKEND_NPU_HCCL_H
#define FXGE_BACKEND_NPU_HCCL_H

#include "backend/npu/device.h"

enum { FXGE_HCCL_ROOT = 4108 /* bytes by which ranks find rank 0 (HcclRootInfo) */ };

/* What this process is among the ranks of a group. */
typedef struct fxge_hccl_group {
	const char *name;
	int n, rank;
	const void *root;  /* FXGE_HCCL_ROOT bytes that rank 0 has of fxge_hccl_root */
	const char *table; /* or NULL, and a rank table: a file that tells all ranks */
} fxge_hccl_group;

/* On rank 0, which gives it to the others. False after a diagnostic. */
bool fxge_hccl_root(fxge_npu *n, void *root);
/* Waits until all ranks are there. NULL after a diagnostic. */
void *fxge_hccl_join(fxge_npu *n, const fxge_hccl_group *g);
bool fxge_hccl_leave(fxge_npu *n, void *comm);

#endif
