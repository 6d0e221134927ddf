/* SPDX-License-Identifier: Apache-2.0 */
/* Limits of real functions, in a separate file so that the compiler does not see their values
 * (real.h). */
#include "backend/cpu/kernels/real.h"

const struct fxge_real_limits fxge_real_limits = {-709.2, 709.8, 4.5, 14.5};
