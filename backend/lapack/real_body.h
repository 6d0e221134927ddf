/* SPDX-License-Identifier: Apache-2.0 */
/* Template of the LAPACK functions for real numbers (see body.h). */
#include "backend/lapack/work.h"

#define NUMBER    REAL
#define VALUE(z)  (z)
#define SCALAR(z) (z)
#define FORM_Q    LAPACK(orgqr)

/* The workspace holds integers, then reals. */
static int64_t
svd(int m, int n, char vectors, void *a, void *sigma, void *u, void *vh, void *work)
{
	int smaller = m < n ? m : n, rows = vectors == 'A' ? n : smaller;
	int64_t integers = aligned(8 * (int64_t)smaller * (int64_t)sizeof(lapack_int));
	lapack_int one;
	REAL need = 0;
	int64_t info =
				LAPACK(gesdd)(COLUMNS, vectors, m, n, a, m, sigma, u, m, vh, rows, &need, -1, &one),
			bytes = work_bytes(need, sizeof need);

	if (!work || info)
		return work ? info : integers + bytes;
	return LAPACK(gesdd)(COLUMNS, vectors, m, n, a, m, sigma, u, m, vh, rows,
		(void *)((char *)work + integers), elements(bytes, sizeof need), work);
}

static int64_t
eigen(int n, bool vectors, void *a, void *values, void *work)
{
	char job = vectors ? 'V' : 'N';
	lapack_int n_integers = 0;
	REAL need = 0;
	int64_t info = LAPACK(syevd)(COLUMNS, job, 'L', n, a, n, values, &need, -1, &n_integers, -1),
			integers = aligned(n_integers * (int64_t)sizeof(lapack_int)),
			bytes = work_bytes(need, sizeof need);

	if (!work || info)
		return work ? info : integers + bytes;
	return LAPACK(syevd)(COLUMNS, job, 'L', n, a, n, values, (void *)((char *)work + integers),
		elements(bytes, sizeof need), work, n_integers);
}

#include "backend/lapack/body.h"
