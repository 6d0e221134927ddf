/* What the module on LAPACK gives: factors of matrices, and what follows from them. It is a library
 * of its own, so that everything else runs where there is no LAPACK.
 *
 * Matrices are of f32, f64, c64 or c128, dense, and lie by columns. Sizes are above 0, but for
 * columns of a right side and for what the comments say. Results are LAPACK's `info`: 0, or why it
 * failed. A function with `work` gives the bytes that it needs there instead where `work` is NULL;
 * `work` is aligned to 64 bytes. Nothing is kept, any thread may call. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_LAPACK_H
#define FXGE_BACKEND_CPU_RUNTIME_LAPACK_H

#include <stdbool.h>
#include <stdint.h>

enum { FXGE_LAPACK_VERSION = 2 };

typedef struct fxge_lapack_table {
	/* The lower factor of a[n,n], of which the lower triangle is read, in its place. */
	int64_t (*cholesky)(int n, void *a);
	/* L and U of a[m,n] in its place; row i changed places with row pivots[i] - 1, in this order.
	 */
	int64_t (*lu)(int m, int n, void *a, int32_t *pivots);
	/* b[n,k] by the factors of a[n,n], or of its adjoint. */
	void (*lu_solve)(int n, int k, bool adjoint, const void *lu, const int32_t *pivots, void *b);
	/* b[n,k] by one triangle of a[n,n], or by its adjoint. */
	void (*triangle_solve)(int n, int k, bool lower, bool adjoint, const void *a, void *b);
	/* a[m,n]: R above and on the diagonal, below it reflectors, with tau[min(m,n)]. */
	int64_t (*qr)(int m, int n, void *a, void *tau, void *work);
	/* The first `columns` columns of Q[m,m], of k reflectors (0 or more) in a[m,columns], which
	 * become it. */
	int64_t (*qr_q)(int m, int columns, int k, void *a, const void *tau, void *work);
	/* a[m,n] is lost. vectors: 'N' none, 'S' u[m,min], vh[min,n], 'A' u[m,m], vh[n,n]; vh is the
	 * adjoint of v. sigma is real. */
	int64_t (*svd)(int m, int n, char vectors, void *a, void *sigma, void *u, void *vh, void *work);
	/* Of a[n,n], its own adjoint, the lower triangle of which is read: real values from low to
	 * high; `a` becomes the vectors, or is lost. */
	int64_t (*eigen)(int n, bool vectors, void *a, void *values, void *work);
} fxge_lapack_table;

typedef struct fxge_lapack {
	int version;
	const fxge_lapack_table *f32, *f64, *c64, *c128;
} fxge_lapack;

/* The symbol that the module exports. */
#define FXGE_LAPACK_SYMBOL "fxge_lapack_functions"

/* Loaded on first use; NULL: there is none, or FXGE_LAPACK=off forbids it. */
const fxge_lapack *fxge_lapack_load(void);

#endif
