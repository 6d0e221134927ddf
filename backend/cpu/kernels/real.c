/* Limits of functions of a real: see there why in a file of their own. */
#include "backend/cpu/kernels/real.h"

const struct fxge_real_limits fxge_real_limits = {-709.2, 709.8, 4.5, 14.5};
