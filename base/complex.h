/* SPDX-License-Identifier: Apache-2.0 */
/* C's complex numbers, with the constructors that glibc's header defines for GCC only. */
#ifndef FXGE_BASE_COMPLEX_H
#define FXGE_BASE_COMPLEX_H

#include <complex.h>

#ifndef CMPLX
#define CMPLX(x, y)  __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))
#endif

#endif
