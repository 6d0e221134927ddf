/* LAPACK on one dtype: a file includes it that says REAL, LAPACK(fn), BLAS(fn) and TABLE. The forms
 * of LAPACKE that end in _work neither allocate nor look for NaN. */
#include "backend/lapack/real.h"

#include <cblas.h>
#include <lapacke.h>

enum { COLUMNS = LAPACK_COL_MAJOR, ALIGN = 64 };

/* LAPACK tells the number of elements as one, in which f32 rounds: never down. */
static int64_t
work_bytes(REAL elements)
{
	return ((int64_t)((double)elements * (1 + 0x1p-22)) + 1) * (int64_t)sizeof(REAL);
}

static int64_t
aligned(int64_t bytes)
{
	return (bytes + ALIGN - 1) & ~(int64_t)(ALIGN - 1);
}

/* Elements that LAPACK may use of a work of so many bytes. */
static lapack_int
elements(int64_t bytes)
{
	int64_t n = bytes / (int64_t)sizeof(REAL);

	return n > INT32_MAX ? INT32_MAX : (lapack_int)n;
}

static int64_t
cholesky(int n, void *a)
{
	return LAPACK(potrf)(COLUMNS, 'L', n, a, n);
}

static int64_t
lu(int m, int n, void *a, int32_t *pivots)
{
	return LAPACK(getrf)(COLUMNS, m, n, a, m, pivots);
}

static void
lu_solve(int n, int k, bool transposed, const void *lu_, const int32_t *pivots, void *b)
{
	LAPACK(getrs)(COLUMNS, transposed ? 'T' : 'N', n, k, lu_, n, pivots, b, n);
}

static void
triangle_solve(int n, int k, bool lower, bool transposed, const void *a, void *b)
{
	BLAS(trsm)
	(CblasColMajor, CblasLeft, lower ? CblasLower : CblasUpper,
		transposed ? CblasTrans : CblasNoTrans, CblasNonUnit, n, k, 1, a, n, b, n);
}

static int64_t
qr(int m, int n, void *a, void *tau, void *work)
{
	REAL need = 0;
	int64_t info = LAPACK(geqrf)(COLUMNS, m, n, a, m, tau, &need, -1), bytes = work_bytes(need);

	if (!work || info)
		return work ? info : bytes;
	return LAPACK(geqrf)(COLUMNS, m, n, a, m, tau, work, elements(bytes));
}

static int64_t
qr_q(int m, int columns, int k, void *a, const void *tau, void *work)
{
	REAL need = 0;
	int64_t info = LAPACK(orgqr)(COLUMNS, m, columns, k, a, m, tau, &need, -1),
			bytes = work_bytes(need);

	if (!work || info)
		return work ? info : bytes;
	return LAPACK(orgqr)(COLUMNS, m, columns, k, a, m, tau, work, elements(bytes));
}

/* The integers of a work stand first in it. */
static int64_t
svd(int m, int n, char vectors, void *a, void *sigma, void *u, void *vt, void *work)
{
	int least = m < n ? m : n, rows = vectors == 'A' ? n : least;
	int64_t integers = aligned(8 * (int64_t)least * (int64_t)sizeof(lapack_int));
	lapack_int one;
	REAL need = 0;
	int64_t info =
				LAPACK(gesdd)(COLUMNS, vectors, m, n, a, m, sigma, u, m, vt, rows, &need, -1, &one),
			bytes = work_bytes(need);

	if (!work || info)
		return work ? info : integers + bytes;
	return LAPACK(gesdd)(COLUMNS, vectors, m, n, a, m, sigma, u, m, vt, rows,
		(void *)((char *)work + integers), elements(bytes), work);
}

static int64_t
eigen(int n, bool vectors, void *a, void *values, void *work)
{
	char job = vectors ? 'V' : 'N';
	lapack_int n_integers = 0;
	REAL need = 0;
	int64_t info = LAPACK(syevd)(COLUMNS, job, 'L', n, a, n, values, &need, -1, &n_integers, -1),
			integers = aligned(n_integers * (int64_t)sizeof(lapack_int)), bytes = work_bytes(need);

	if (!work || info)
		return work ? info : integers + bytes;
	return LAPACK(syevd)(COLUMNS, job, 'L', n, a, n, values, (void *)((char *)work + integers),
		elements(bytes), work, n_integers);
}

const fxge_lapack_real TABLE = {
	.cholesky = cholesky,
	.lu = lu,
	.lu_solve = lu_solve,
	.triangle_solve = triangle_solve,
	.qr = qr,
	.qr_q = qr_q,
	.svd = svd,
	.eigen = eigen,
};
