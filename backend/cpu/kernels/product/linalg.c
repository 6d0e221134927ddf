/* SPDX-License-Identifier: Apache-2.0 */
/* Cholesky factorisation, LU, determinants, inverses and linear systems, by the LAPACK module.
 *
 * Source: linalg_ops.h of CANN's public headers, which refers to TensorFlow's operators of the same
 * names.
 * - Cholesky and MatrixTriangularSolve read one triangle.
 * - The adjoint of complex matrices is conjugate; the logarithm of their determinant is complex.
 * - Cholesky, Lu, MatrixInverse and MatrixSolve fail if the matrix has no such factor or inverse.
 * - The determinant of a singular matrix is 0; its logarithm is -inf with sign 0. */
#include "backend/cpu/kernels/product/linalg.h"

#include <math.h>

#include "base/diag/run.h"
#include "fxge_ge_linalg.h"
#include "fxge_kernels_linalg.h"

/* ---- matrices ---- */

fxge_matrices
fxge_matrices_of(const fxge_array *a)
{
	return (fxge_matrices){.a = a,
		.count = fxge_array_span(a, 0, a->rank - 2),
		.rows = a->shape[a->rank - 2],
		.columns = a->shape[a->rank - 1]};
}

fxge_matrices
fxge_vectors_of(const fxge_array *a)
{
	return (fxge_matrices){.a = a,
		.count = fxge_array_span(a, 0, a->rank - 1),
		.rows = a->shape[a->rank - 1],
		.columns = 1};
}

void *
fxge_matrix_space(fxge_kernel *k, const fxge_array *a, int64_t size)
{
	return fxge_kernel_space(k, size ? size : 1, fxge_dtype_size(a->dtype));
}

#define TRANSPOSE(T)                                                                               \
	do {                                                                                           \
		const T *x = from;                                                                         \
		T *y = to;                                                                                 \
		for (int64_t i = 0; i < m; i++)                                                            \
			for (int64_t j = 0; j < n; j++)                                                        \
				y[j * to_step + i] = x[i * from_step + j];                                         \
	} while (0)

/* Stores to[j * to_step + i] = from[i * from_step + j] for i < m, j < n. */
static void
transpose(fxge_dtype dt, int64_t m, int64_t n, const void *from, int64_t from_step, void *to,
	int64_t to_step)
{
	if (dt == FXGE_DT_F32)
		TRANSPOSE(float);
	else if (dt == FXGE_DT_F64)
		TRANSPOSE(double);
	else if (dt == FXGE_DT_C64)
		TRANSPOSE(fxge_c64);
	else
		TRANSPOSE(fxge_c128);
}

static char *
matrix_at(const fxge_matrices *m, int64_t i)
{
	return (char *)m->a->data + (size_t)(i * m->rows * m->columns) * fxge_dtype_size(m->a->dtype);
}

void
fxge_matrix_load(const fxge_matrices *m, int64_t i, void *columns)
{
	transpose(m->a->dtype, m->rows, m->columns, matrix_at(m, i), m->columns, columns, m->rows);
}

void
fxge_matrix_store(const fxge_matrices *m, int64_t i, const void *columns, int64_t stored)
{
	transpose(m->a->dtype, m->columns, m->rows, columns, stored, matrix_at(m, i), m->columns);
}

fxge_c128
fxge_number_get(fxge_dtype dt, const void *p, int64_t i)
{
	switch (dt) {
	case FXGE_DT_F32:
		return (double)((const float *)p)[i];
	case FXGE_DT_F64:
		return ((const double *)p)[i];
	case FXGE_DT_C64:
		return (fxge_c128)((const fxge_c64 *)p)[i];
	default:
		return ((const fxge_c128 *)p)[i];
	}
}

void
fxge_number_set(fxge_dtype dt, void *p, int64_t i, fxge_c128 v)
{
	switch (dt) {
	case FXGE_DT_F32:
		((float *)p)[i] = (float)creal(v);
		break;
	case FXGE_DT_F64:
		((double *)p)[i] = creal(v);
		break;
	case FXGE_DT_C64:
		((fxge_c64 *)p)[i] = (fxge_c64)v;
		break;
	default:
		((fxge_c128 *)p)[i] = v;
	}
}

void
fxge_reals_store(const fxge_matrices *v, int64_t i, const void *reals)
{
	fxge_dtype dt = v->a->dtype,
			   of = dt == FXGE_DT_F32 || dt == FXGE_DT_C64 ? FXGE_DT_F32 : FXGE_DT_F64;

	for (int64_t r = 0; r < v->rows; r++)
		fxge_number_set(dt, v->a->data, i * v->rows + r, fxge_number_get(of, reals, r));
}

const fxge_lapack_table *
fxge_lapack_for(fxge_kernel *k, const fxge_matrices *x)
{
	const fxge_lapack *lapack = fxge_lapack_load();
	fxge_dtype dt = x->a->dtype;

	if (dt != FXGE_DT_F32 && dt != FXGE_DT_F64 && dt != FXGE_DT_C64 && dt != FXGE_DT_C128) {
		fxge_kernel_no_dtype(k, dt);
		return NULL;
	}
	if (!lapack) { /* the module was available when the plan was made */
		fxge_call_fail(&k->call, FXGE_D_NO_KERNEL, "the LAPACK module is not installed");
		return NULL;
	}
	if (x->rows > INT32_MAX || x->columns > INT32_MAX) {
		fxge_call_fail(&k->call, FXGE_D_RUN_SIZE, "a matrix is too large for LAPACK");
		return NULL;
	}
	return dt == FXGE_DT_F32   ? lapack->f32
		   : dt == FXGE_DT_F64 ? lapack->f64
		   : dt == FXGE_DT_C64 ? lapack->c64
							   : lapack->c128;
}

/* ---- Cholesky ---- */

bool
cpu_cholesky(fxge_kernel *k)
{
	fxge_matrices x = fxge_matrices_of(fxge_kernel_in(k, GE_Cholesky__x)),
				  y = fxge_matrices_of(&k->out[0]);
	const fxge_lapack_table *f = fxge_lapack_for(k, &x);
	int n = (int)x.rows;

	if (!f)
		return false;
	void *a = fxge_matrix_space(k, x.a, x.rows * x.rows);

	for (int64_t i = 0; i < x.count; i++) {
		fxge_matrix_load(&x, i, a);
		int64_t info = f->cholesky(n, a);

		if (info)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"matrix %lld is not positive definite: its leading minor of order %lld is not",
				(long long)i, (long long)info);
		for (int64_t c = 1; c < n;
			 c++) /* LAPACK leaves the elements above the diagonal unchanged */
			memset((char *)a + (size_t)(c * n) * fxge_dtype_size(x.a->dtype), 0,
				(size_t)c * fxge_dtype_size(x.a->dtype));
		fxge_matrix_store(&y, i, a, n);
	}
	return true;
}

/* ---- LU ---- */

typedef struct lu {
	const fxge_lapack_table *f; /* NULL after a report */
	fxge_matrices x;
	fxge_dtype dt;
	int n;
	void *a; /* the factors of one matrix */
	int32_t *pivots;
} lu;

static lu
prepare_lu(fxge_kernel *k, const fxge_array *x)
{
	lu s = {.x = fxge_matrices_of(x), .dt = x->dtype};

	s.f = fxge_lapack_for(k, &s.x);
	if (!s.f)
		return s;
	s.n = (int)s.x.rows;
	s.a = fxge_matrix_space(k, x, s.x.rows * s.x.rows);
	s.pivots = fxge_kernel_temp(k, s.x.rows + 1, sizeof *s.pivots);
	return s;
}

/* Factorises matrix i. Returns the position of the first 0 on the diagonal of U, counted from 1; 0
 * if there is none. */
static int64_t
factorise(lu *s, int64_t i)
{
	fxge_matrix_load(&s->x, i, s->a);
	return s->n ? s->f->lu(s->n, s->n, s->a, s->pivots) : 0;
}

static bool
report_singular(fxge_kernel *k, int64_t i, int64_t info)
{
	return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
		"matrix %lld is singular: element %lld of U's diagonal is 0", (long long)i,
		(long long)info);
}

bool
cpu_lu(fxge_kernel *k)
{
	lu s = prepare_lu(k, fxge_kernel_in(k, GE_Lu__input));
	fxge_matrices y = fxge_matrices_of(&k->out[0]);
	const fxge_array *p = &k->out[1];

	if (!s.f)
		return false;
	int64_t *order = fxge_kernel_temp(k, s.n + 1, sizeof *order);

	for (int64_t i = 0; i < s.x.count; i++) {
		int64_t info = factorise(&s, i);

		if (info)
			return report_singular(k, i, info);
		fxge_matrix_store(&y, i, s.a, s.n);
		for (int r = 0; r < s.n; r++)
			order[r] = r;
		for (int r = 0; r < s.n; r++) {
			int64_t t = order[r];

			order[r] = order[s.pivots[r] - 1];
			order[s.pivots[r] - 1] = t;
		}
		for (int r = 0; r < s.n; r++)
			fxge_store_int(p->dtype, p->data, i * s.n + r, order[r]);
	}
	return true;
}

static fxge_c128
diagonal(const lu *s, int r)
{
	return fxge_number_get(s->dt, s->a, r * (int64_t)s->n + r);
}

/* Returns a * b. Real numbers are multiplied without imaginary parts, in which an infinity would
 * become NaN. */
static fxge_c128
multiply(const lu *s, fxge_c128 a, fxge_c128 b)
{
	return fxge_dtype_is_complex(s->dt) ? fxge_mul_c128(a, b) : creal(a) * creal(b);
}

/* Returns z / |z|; 0 for 0. */
static fxge_c128
direction(const lu *s, fxge_c128 z)
{
	double length = cabs(z);

	if (!fxge_dtype_is_complex(s->dt))
		return creal(z) > 0 ? 1 : creal(z) < 0 ? -1 : creal(z); /* NaN stays NaN */
	return length == 0 ? 0 : CMPLX(creal(z) / length, cimag(z) / length);
}

/* Returns the sign of the permutation times the sign of the product of U's diagonal. */
static fxge_c128
sign_of(const lu *s)
{
	fxge_c128 sign = 1;

	for (int r = 0; r < s->n; r++) {
		fxge_c128 v = direction(s, diagonal(s, r));

		sign = multiply(s, sign, s->pivots[r] == r + 1 ? v : -v);
	}
	return sign;
}

bool
cpu_matrix_determinant(fxge_kernel *k)
{
	lu s = prepare_lu(k, fxge_kernel_in(k, GE_MatrixDeterminant__x));

	for (int64_t i = 0; s.f && i < s.x.count; i++) {
		fxge_c128 y = 1;

		factorise(&s, i);
		for (int r = 0; r < s.n; r++) {
			fxge_c128 v = diagonal(&s, r);

			y = multiply(&s, y, s.pivots[r] == r + 1 ? v : -v);
		}
		fxge_number_set(s.dt, k->out[0].data, i, y);
	}
	return s.f != NULL;
}

bool
cpu_log_matrix_determinant(fxge_kernel *k)
{
	lu s = prepare_lu(k, fxge_kernel_in(k, GE_LogMatrixDeterminant__x));

	for (int64_t i = 0; s.f && i < s.x.count; i++) {
		double y = 0;

		factorise(&s, i);
		for (int r = 0; r < s.n; r++)
			y += log(cabs(diagonal(&s, r)));
		fxge_number_set(s.dt, k->out[0].data, i, sign_of(&s));
		fxge_number_set(s.dt, k->out[1].data, i, y);
	}
	return s.f != NULL;
}

bool
cpu_matrix_inverse(fxge_kernel *k)
{
	lu s = prepare_lu(k, fxge_kernel_in(k, GE_MatrixInverse__x));
	fxge_matrices y = fxge_matrices_of(&k->out[0]);
	bool adjoint = fxge_arg_bool(&k->call, GE_MatrixInverse__adjoint);

	if (!s.f)
		return false;
	void *b = fxge_matrix_space(k, s.x.a, (int64_t)s.n * s.n);

	for (int64_t i = 0; i < s.x.count; i++) {
		int64_t info = factorise(&s, i);

		if (info)
			return report_singular(k, i, info);
		memset(b, 0, (size_t)s.n * (size_t)s.n * fxge_dtype_size(s.dt));
		for (int r = 0; r < s.n; r++)
			fxge_number_set(s.dt, b, r * (int64_t)s.n + r, 1);
		s.f->lu_solve(s.n, s.n, adjoint, s.a, s.pivots, b);
		fxge_matrix_store(&y, i, b, s.n);
	}
	return true;
}

bool
cpu_matrix_solve(fxge_kernel *k)
{
	lu s = prepare_lu(k, fxge_kernel_in(k, GE_MatrixSolve__matrix));
	fxge_matrices b = fxge_matrices_of(fxge_kernel_in(k, GE_MatrixSolve__rhs)),
				  y = fxge_matrices_of(&k->out[0]);
	bool adjoint = fxge_arg_bool(&k->call, GE_MatrixSolve__adjoint);

	if (!s.f || !fxge_lapack_for(k, &b))
		return false;
	void *x = fxge_matrix_space(k, b.a, b.rows * b.columns);

	for (int64_t i = 0; i < b.count; i++) {
		int64_t info = factorise(&s, i);

		if (info)
			return report_singular(k, i, info);
		fxge_matrix_load(&b, i, x);
		s.f->lu_solve(s.n, (int)b.columns, adjoint, s.a, s.pivots, x);
		fxge_matrix_store(&y, i, x, s.n);
	}
	return true;
}

bool
cpu_matrix_triangular_solve(fxge_kernel *k)
{
	fxge_matrices a = fxge_matrices_of(fxge_kernel_in(k, GE_MatrixTriangularSolve__matrix)),
				  b = fxge_matrices_of(fxge_kernel_in(k, GE_MatrixTriangularSolve__rhs)),
				  y = fxge_matrices_of(&k->out[0]);
	bool lower = fxge_arg_bool(&k->call, GE_MatrixTriangularSolve__lower),
		 adjoint = fxge_arg_bool(&k->call, GE_MatrixTriangularSolve__adjoint);
	const fxge_lapack_table *f = fxge_lapack_for(k, &a);

	if (!f || !fxge_lapack_for(k, &b))
		return false;
	void *matrix = fxge_matrix_space(k, a.a, a.rows * a.rows),
		 *x = fxge_matrix_space(k, b.a, b.rows * b.columns);

	for (int64_t i = 0; i < b.count; i++) {
		fxge_matrix_load(&a, i, matrix);
		fxge_matrix_load(&b, i, x);
		f->triangle_solve((int)a.rows, (int)b.columns, lower, adjoint, matrix, x);
		fxge_matrix_store(&y, i, x, a.rows);
	}
	return true;
}
