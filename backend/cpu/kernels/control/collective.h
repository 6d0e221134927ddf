/* SPDX-License-Identifier: Apache-2.0 */
/* The exchange of tensors between the ranks of a group, provided by a plugin. */
#ifndef FXGE_BACKEND_CPU_KERNELS_CONTROL_COLLECTIVE_H
#define FXGE_BACKEND_CPU_KERNELS_CONTROL_COLLECTIVE_H

#include "backend/cpu/kernels/kernel.h"

/* Exchange of a session (base/session.h). `run` computes the results of one call of a collective;
 * the group and further parameters are attributes of the call. */
struct fxge_exchange {
	fxge_kernel_fn *run;
};

#endif
