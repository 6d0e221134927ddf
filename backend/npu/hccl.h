/* SPDX-License-Identifier: Apache-2.0 */
/* HCCL communicators, loaded at run time; each has the name that operators of an .om use. Call
 * between fxge_npu_enter and fxge_npu_leave. */
#ifndef FXGE_BACKEND_NPU_HCCL_H
#define FXGE_BACKEND_NPU_HCCL_H

#include "backend/npu/device.h"

enum { FXGE_HCCL_ROOT = 4108 /* bytes by which ranks find rank 0 (HcclRootInfo) */ };

/* Membership of this process in a group. */
typedef struct fxge_hccl_group {
	const char *name;
	int n, rank;
	const void *root;  /* FXGE_HCCL_ROOT bytes from fxge_hccl_root of rank 0 */
	const char *table; /* path of a rank table, which describes all ranks; NULL = use `root` */
} fxge_hccl_group;

/* Creates the root bytes on rank 0, for all ranks. Returns false after a diagnostic. */
bool fxge_hccl_root(fxge_npu *n, void *root);
/* Joins the group and waits for all ranks. Returns NULL after a diagnostic. */
void *fxge_hccl_join(fxge_npu *n, const fxge_hccl_group *g);
bool fxge_hccl_leave(fxge_npu *n, void *comm);

#endif
