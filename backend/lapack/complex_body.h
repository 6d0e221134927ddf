/* SPDX-License-Identifier: Apache-2.0 */
/* Template of the LAPACK functions for complex numbers (see body.h). Singular values, and
 * eigenvalues of Hermitian matrices, are real; the functions need a workspace of reals in
 * addition. */
#include "backend/lapack/work.h"

#define NUMBER    REAL _Complex
#define VALUE(z)  creal(z)
#define SCALAR(z) &(z)
#define FORM_Q    LAPACK(ungqr)

/* Returns the number of reals in the workspace of gesdd by its documentation; versions differ, this
 * is the largest. */
static int64_t
svd_reals(int m, int n, char vectors)
{
	int64_t smaller = m < n ? m : n, larger = m < n ? n : m;
	int64_t square = 5 * smaller * smaller + 5 * smaller,
			mixed = 2 * larger * smaller + 2 * smaller * smaller + smaller;

	return vectors == 'N' ? 7 * smaller : square > mixed ? square : mixed;
}

/* The workspace holds integers, then reals, then complex numbers. */
static int64_t
svd(int m, int n, char vectors, void *a, void *sigma, void *u, void *vh, void *work)
{
	int smaller = m < n ? m : n, rows = vectors == 'A' ? n : smaller;
	int64_t integers = aligned(8 * (int64_t)smaller * (int64_t)sizeof(lapack_int)),
			reals = aligned(svd_reals(m, n, vectors) * (int64_t)sizeof(REAL));
	lapack_int one;
	REAL real;
	NUMBER need = 0;
	int64_t info = LAPACK(gesdd)(
				COLUMNS, vectors, m, n, a, m, sigma, u, m, vh, rows, &need, -1, &real, &one),
			bytes = work_bytes(VALUE(need), sizeof need);

	if (!work || info)
		return work ? info : integers + reals + bytes;
	return LAPACK(gesdd)(COLUMNS, vectors, m, n, a, m, sigma, u, m, vh, rows,
		(void *)((char *)work + integers + reals), elements(bytes, sizeof need),
		(void *)((char *)work + integers), work);
}

static int64_t
eigen(int n, bool vectors, void *a, void *values, void *work)
{
	char job = vectors ? 'V' : 'N';
	lapack_int n_integers = 0;
	NUMBER need = 0;
	REAL n_reals = 0;
	int64_t info = LAPACK(heevd)(
				COLUMNS, job, 'L', n, a, n, values, &need, -1, &n_reals, -1, &n_integers, -1),
			integers = aligned(n_integers * (int64_t)sizeof(lapack_int)),
			real_bytes = work_bytes(n_reals, sizeof n_reals), reals = aligned(real_bytes),
			bytes = work_bytes(VALUE(need), sizeof need);

	if (!work || info)
		return work ? info : integers + reals + bytes;
	return LAPACK(heevd)(COLUMNS, job, 'L', n, a, n, values,
		(void *)((char *)work + integers + reals), elements(bytes, sizeof need),
		(void *)((char *)work + integers), elements(real_bytes, sizeof n_reals), work, n_integers);
}

#include "backend/lapack/body.h"
