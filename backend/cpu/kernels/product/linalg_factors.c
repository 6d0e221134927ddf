/* SPDX-License-Identifier: Apache-2.0 */
/* QR, singular values and eigenvalues, by the LAPACK module.
 *
 * Source: linalg_ops.h of CANN's public headers (TensorFlow's operators of the same names). Svd
 * returns v, not its adjoint, and singular values in descending order. SelfAdjointEig reads the
 * lower triangle and returns eigenvalues in ascending order. The values have the dtype of the
 * matrix, even if it is complex. */
#include "backend/cpu/kernels/product/linalg.h"
#include "base/diag/run.h"

#include <math.h>

#include "fxge_ge_linalg.h"
#include "fxge_kernels_linalg.h"

static int64_t
smaller(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* Stores the first `columns` columns of the identity. */
static void
store_identity(fxge_dtype dt, void *a, int64_t rows, int64_t columns)
{
	memset(a, 0, (size_t)(rows * columns) * fxge_dtype_size(dt));
	for (int64_t i = 0; i < smaller(rows, columns); i++)
		fxge_number_set(dt, a, i * rows + i, 1);
}

/* Allocates the workspace that a LAPACK function requires. Returns NULL after a report if the size
 * is negative. */
static void *
allocate_work(fxge_kernel *k, int64_t bytes)
{
	if (bytes < 0) {
		fxge_call_fail(&k->call, FXGE_D_RUN_SIZE, "a matrix is too large for LAPACK");
		return NULL;
	}
	return fxge_kernel_space(k, bytes + 1, 1);
}

/* Returns whether all elements are finite; otherwise reports it. LAPACK's iterations may not end on
 * other values. */
static bool
all_finite(fxge_kernel *k, fxge_dtype dt, const void *a, int64_t n, int64_t matrix)
{
	for (int64_t i = 0; i < n; i++)
		if (!isfinite(cabs(fxge_number_get(dt, a, i))))
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"matrix %lld has an element that is not finite", (long long)matrix);
	return true;
}

static bool
report_no_convergence(fxge_kernel *k, int64_t matrix)
{
	return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "matrix %lld: the iteration did not converge",
		(long long)matrix);
}

bool
cpu_qr(fxge_kernel *k)
{
	fxge_matrices x = fxge_matrices_of(fxge_kernel_in(k, GE_Qr__x)),
				  q = fxge_matrices_of(&k->out[0]), r = fxge_matrices_of(&k->out[1]);
	const fxge_lapack_table *f = fxge_lapack_for(k, &x);
	fxge_dtype dt = x.a->dtype;
	int m = (int)x.rows, n = (int)x.columns, p = (int)smaller(m, n), columns = (int)q.columns;

	if (!f || (m == 0 && n == 0))
		return f != NULL;
	void *a = fxge_matrix_space(k, x.a, x.rows * (n > columns ? n : columns)),
		 *tau = fxge_matrix_space(k, x.a, p), *upper = fxge_matrix_space(k, x.a, r.rows * n);
	int64_t bytes = p ? f->qr(m, n, a, tau, NULL) : 0,
			more = p ? f->qr_q(m, columns, p, a, tau, NULL) : 0;
	void *work = allocate_work(k, smaller(bytes, more) < 0 ? -1 : bytes > more ? bytes : more);

	for (int64_t i = 0; work && i < x.count; i++) {
		fxge_matrix_load(&x, i, a);
		if (p)
			f->qr(m, n, a, tau, work);
		memset(upper, 0, (size_t)(r.rows * n) * fxge_dtype_size(dt));
		for (int64_t c = 0; c < n; c++)
			memcpy((char *)upper + (size_t)(c * r.rows) * fxge_dtype_size(dt),
				(char *)a + (size_t)(c * m) * fxge_dtype_size(dt),
				(size_t)smaller(c + 1, smaller(m, r.rows)) * fxge_dtype_size(dt));
		fxge_matrix_store(&r, i, upper, r.rows);
		if (p)
			f->qr_q(m, columns, p, a, tau, work);
		else
			store_identity(dt, a, m, columns);
		fxge_matrix_store(&q, i, a, m);
	}
	return work != NULL;
}

bool
cpu_svd(fxge_kernel *k)
{
	fxge_matrices x = fxge_matrices_of(fxge_kernel_in(k, GE_Svd__x)),
				  s = fxge_vectors_of(&k->out[0]);
	bool vectors = fxge_arg_bool(&k->call, GE_Svd__compute_uv);
	fxge_matrices u = vectors ? fxge_matrices_of(&k->out[1]) : (fxge_matrices){0},
				  v = vectors ? fxge_matrices_of(&k->out[2]) : (fxge_matrices){0};
	const fxge_lapack_table *f = fxge_lapack_for(k, &x);
	fxge_dtype dt = x.a->dtype;
	int m = (int)x.rows, n = (int)x.columns, p = (int)smaller(m, n);
	char job = !vectors ? 'N' : fxge_arg_bool(&k->call, GE_Svd__full_matrices) ? 'A' : 'S';

	if (!f)
		return false;
	void *a = fxge_matrix_space(k, x.a, x.rows * x.columns), *sigma = fxge_matrix_space(k, x.a, p),
		 *left = fxge_matrix_space(k, x.a, u.rows * u.columns),
		 *right = fxge_matrix_space(k, x.a, v.rows * v.columns);
	void *work = allocate_work(k, p ? f->svd(m, n, job, a, sigma, left, right, NULL) : 0);

	for (int64_t i = 0; work && i < x.count; i++) {
		fxge_matrix_load(&x, i, a);
		if (!all_finite(k, dt, a, x.rows * x.columns, i))
			return false;
		if (p && f->svd(m, n, job, a, sigma, left, right, work))
			return report_no_convergence(k, i);
		fxge_reals_store(&s, i, sigma);
		if (!vectors)
			continue;
		if (!p) {
			store_identity(dt, left, u.rows, u.columns);
			store_identity(dt, right, v.rows, v.columns);
		}
		fxge_matrix_store(&u, i, left, m);
		/* the rows of v are the conjugate columns of its adjoint */
		for (int64_t e = 0; e < v.rows * v.columns; e++)
			fxge_number_set(
				dt, v.a->data, i * v.rows * v.columns + e, conj(fxge_number_get(dt, right, e)));
	}
	return work != NULL;
}

bool
cpu_self_adjoint_eig(fxge_kernel *k)
{
	fxge_matrices x = fxge_matrices_of(fxge_kernel_in(k, GE_SelfAdjointEig__x)),
				  values = fxge_vectors_of(&k->out[0]);
	bool vectors = fxge_arg_bool(&k->call, GE_SelfAdjointEig__compute_v);
	const fxge_lapack_table *f = fxge_lapack_for(k, &x);
	fxge_dtype dt = x.a->dtype;
	int n = (int)x.rows;

	if (!f)
		return false;
	void *a = fxge_matrix_space(k, x.a, x.rows * x.rows), *w = fxge_matrix_space(k, x.a, x.rows);
	void *work = allocate_work(k, n ? f->eigen(n, vectors, a, w, NULL) : 0);

	for (int64_t i = 0; work && n && i < x.count; i++) {
		fxge_matrix_load(&x, i, a);
		for (int64_t c = 1; c < n; c++) /* the elements above the diagonal are undefined */
			memset((char *)a + (size_t)(c * n) * fxge_dtype_size(dt), 0,
				(size_t)c * fxge_dtype_size(dt));
		if (!all_finite(k, dt, a, x.rows * x.rows, i))
			return false;
		if (f->eigen(n, vectors, a, w, work))
			return report_no_convergence(k, i);
		fxge_reals_store(&values, i, w);
		if (vectors) {
			fxge_matrices y = fxge_matrices_of(&k->out[1]);

			fxge_matrix_store(&y, i, a, n);
		}
	}
	return work != NULL;
}
