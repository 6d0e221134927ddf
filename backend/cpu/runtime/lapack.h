/* SPDX-License-Identifier: Apache-2.0 */
/* Interface of the LAPACK module: matrix factorisations and their uses. The module is a separate
 * library, so that everything else runs without LAPACK.
 *
 * Matrices are dense and column-major, of f32, f64, c64 or c128. Sizes are positive, except the
 * number of right-hand sides and where a comment says otherwise. Functions return LAPACK's `info`:
 * 0, or the reason of the failure. A function with a parameter `work` returns the size of that
 * workspace in bytes if `work` is NULL; otherwise `work` is aligned to 64 bytes. The functions keep
 * no state and may be called by any thread. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_LAPACK_H
#define FXGE_BACKEND_CPU_RUNTIME_LAPACK_H

#include <stdbool.h>
#include <stdint.h>

enum { FXGE_LAPACK_VERSION = 2 };

typedef struct fxge_lapack_table {
	/* Replaces a[n,n] by its lower Cholesky factor. Reads the lower triangle only. */
	int64_t (*cholesky)(int n, void *a);
	/* Replaces a[m,n] by L and U. Row i was exchanged with row pivots[i] - 1, in this order. */
	int64_t (*lu)(int m, int n, void *a, int32_t *pivots);
	/* Solves for b[n,k], with the LU factors of a[n,n], or with the adjoint of `a`. */
	void (*lu_solve)(int n, int k, bool adjoint, const void *lu, const int32_t *pivots, void *b);
	/* Solves for b[n,k], with one triangle of a[n,n], or with the adjoint of the triangle. */
	void (*triangle_solve)(int n, int k, bool lower, bool adjoint, const void *a, void *b);
	/* Replaces a[m,n] by R on and above the diagonal, and by reflectors below; fills
	 * tau[min(m,n)]. */
	int64_t (*qr)(int m, int n, void *a, void *tau, void *work);
	/* Replaces k reflectors (k >= 0) in a[m,columns] by the first `columns` columns of Q[m,m]. */
	int64_t (*qr_q)(int m, int columns, int k, void *a, const void *tau, void *work);
	/* Computes the singular value decomposition, and destroys a[m,n]. vectors: 'N' none; 'S'
	 * u[m,min], vh[min,n]; 'A' u[m,m], vh[n,n]. vh is the adjoint of v; sigma is real. */
	int64_t (*svd)(int m, int n, char vectors, void *a, void *sigma, void *u, void *vh, void *work);
	/* Computes the real eigenvalues of the self-adjoint a[n,n] in ascending order. Reads the lower
	 * triangle. `a` is replaced by the eigenvectors if `vectors`, otherwise destroyed. */
	int64_t (*eigen)(int n, bool vectors, void *a, void *values, void *work);
} fxge_lapack_table;

typedef struct fxge_lapack {
	int version;
	const fxge_lapack_table *f32, *f64, *c64, *c128;
} fxge_lapack;

/* The symbol that the module exports. */
#define FXGE_LAPACK_SYMBOL "fxge_lapack_functions"

/* Loads the module on first use. Returns NULL if there is none, or if FXGE_LAPACK=off. */
const fxge_lapack *fxge_lapack_load(void);

#endif
