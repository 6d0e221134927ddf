/* SPDX-License-Identifier: Apache-2.0 */
/* Template of the LAPACK functions for one dtype. The including file defines NUMBER, REAL (the type
 * of its parts), LAPACK(fn), BLAS(fn) and TABLE; real_body.h and complex_body.h define the
 * functions that differ. LAPACKE's functions that end in _work neither allocate nor check for
 * NaN. */

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
lu_solve(int n, int k, bool adjoint, const void *lu_, const int32_t *pivots, void *b)
{
	LAPACK(getrs)(COLUMNS, adjoint ? 'C' : 'N', n, k, lu_, n, pivots, b, n);
}

static void
triangle_solve(int n, int k, bool lower, bool adjoint, const void *a, void *b)
{
	const NUMBER one = 1;

	BLAS(trsm)
	(CblasColMajor, CblasLeft, lower ? CblasLower : CblasUpper,
		adjoint ? CblasConjTrans : CblasNoTrans, CblasNonUnit, n, k, SCALAR(one), a, n, b, n);
}

static int64_t
qr(int m, int n, void *a, void *tau, void *work)
{
	NUMBER need = 0;
	int64_t info = LAPACK(geqrf)(COLUMNS, m, n, a, m, tau, &need, -1),
			bytes = work_bytes(VALUE(need), sizeof need);

	if (!work || info)
		return work ? info : bytes;
	return LAPACK(geqrf)(COLUMNS, m, n, a, m, tau, work, elements(bytes, sizeof need));
}

static int64_t
qr_q(int m, int columns, int k, void *a, const void *tau, void *work)
{
	NUMBER need = 0;
	int64_t info = FORM_Q(COLUMNS, m, columns, k, a, m, tau, &need, -1),
			bytes = work_bytes(VALUE(need), sizeof need);

	if (!work || info)
		return work ? info : bytes;
	return FORM_Q(COLUMNS, m, columns, k, a, m, tau, work, elements(bytes, sizeof need));
}

const fxge_lapack_table TABLE = {
	.cholesky = cholesky,
	.lu = lu,
	.lu_solve = lu_solve,
	.triangle_solve = triangle_solve,
	.qr = qr,
	.qr_q = qr_q,
	.svd = svd,
	.eigen = eigen,
};
