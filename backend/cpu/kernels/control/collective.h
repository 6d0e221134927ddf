/* How the ranks of a group exchange tensors: what the executor is given for it, by a plugin. */
#ifndef FXGE_BACKEND_CPU_KERNELS_CONTROL_COLLECTIVE_H
#define FXGE_BACKEND_CPU_KERNELS_CONTROL_COLLECTIVE_H

#include "backend/cpu/kernels/kernel.h"

/* Of a session (base/session.h). `run` fills the results of one call of a collective, whose group
 * and whatever else its type has are attributes of the call. */
struct fxge_exchange {
	fxge_kernel_fn *run;
};

#endif
