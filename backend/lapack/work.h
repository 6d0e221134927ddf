/* SPDX-License-Identifier: Apache-2.0 */
/* Workspace sizes of LAPACK functions. */
#ifndef FXGE_BACKEND_LAPACK_WORK_H
#define FXGE_BACKEND_LAPACK_WORK_H

#include "backend/lapack/tables.h"

#include <complex.h>
/* LAPACK's functions have "complex" in their names */
#undef complex

#define lapack_complex_float  float _Complex
#define lapack_complex_double double _Complex
#include <cblas.h>
#include <lapacke.h>

enum { COLUMNS = LAPACK_COL_MAJOR, ALIGN = 64 };

/* Returns the bytes of a workspace. LAPACK reports the number of elements as an element, which f32
 * rounds; the result is rounded up. */
static inline int64_t
work_bytes(double elements, size_t size)
{
	return ((int64_t)(elements * (1 + 0x1p-22)) + 1) * (int64_t)size;
}

static inline int64_t
aligned(int64_t bytes)
{
	return (bytes + ALIGN - 1) & ~(int64_t)(ALIGN - 1);
}

/* Returns the number of elements in a workspace of `bytes` bytes, at most INT32_MAX. */
static inline lapack_int
elements(int64_t bytes, size_t size)
{
	int64_t n = bytes / (int64_t)size;

	return n > INT32_MAX ? INT32_MAX : (lapack_int)n;
}

#endif
