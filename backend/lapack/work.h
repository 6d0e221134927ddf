/* Memory that LAPACK's functions work in, as the files of one dtype count it. */
#ifndef FXGE_BACKEND_LAPACK_WORK_H
#define FXGE_BACKEND_LAPACK_WORK_H

#include "backend/lapack/tables.h"

#include <complex.h>
/* the table's functions have that word in names */
#undef complex

#define lapack_complex_float  float _Complex
#define lapack_complex_double double _Complex
#include <cblas.h>
#include <lapacke.h>

enum { COLUMNS = LAPACK_COL_MAJOR, ALIGN = 64 };

/* LAPACK tells a number of elements as one of them, in which f32 rounds: never down. */
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

/* Elements that LAPACK may use of a work of so many bytes. */
static inline lapack_int
elements(int64_t bytes, size_t size)
{
	int64_t n = bytes / (int64_t)size;

	return n > INT32_MAX ? INT32_MAX : (lapack_int)n;
}

#endif
