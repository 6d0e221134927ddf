/* LAPACK on complex numbers: see body.h. Its singular values and those of Hermitian matrices are
 * real, and it wants more work, of reals. */
#include "backend/lapack/work.h"

#define NUMBER    REAL _Complex
#define VALUE(z)  creal(z)
#define SCALAR(z) &(z)
#define FORM_Q    LAPACK(ungqr)

/* The reals of gesdd's work, by its documentation, in the version that asks for more. */
static int64_t
svd_reals(int m, int n, char vectors)
{
	int64_t least = m < n ? m : n, most = m < n ? n : m;
	int64_t square = 5 * least * least + 5 * least,
			mixed = 2 * most * least + 2 * least * least + least;

	return vectors == 'N' ? 7 * least : square > mixed ? square : mixed;
}

/* In a work integers stand first, then reals. */
static int64_t
svd(int m, int n, char vectors, void *a, void *sigma, void *u, void *vh, void *work)
{
	int least = m < n ? m : n, rows = vectors == 'A' ? n : least;
	int64_t integers = aligned(8 * (int64_t)least * (int64_t)sizeof(lapack_int)),
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
