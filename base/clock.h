/* SPDX-License-Identifier: Apache-2.0 */
/* Monotonic time. */
#ifndef FXGE_BASE_CLOCK_H
#define FXGE_BASE_CLOCK_H

#include <time.h>

/* Returns the seconds since an arbitrary start. */
static inline double
fxge_clock(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#endif
