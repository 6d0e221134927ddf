/* What the module on oneDNN gives: matrix products with constant weights. It is a library of its
 * own, for it brings OpenMP and C++ with it; without it everything runs, on the executor's own
 * product. */
#ifndef FXGE_BACKEND_CPU_ONEDNN_H
#define FXGE_BACKEND_CPU_ONEDNN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FXGE_ONEDNN_VERSION = 3 };

/* c[m,n] = a[m,k] * b[k,n] + bias[n], of bf16, summed in f32 and rounded once. a and c are dense:
 * oneDNN's fastest kernels take nothing else. */
typedef struct fxge_onednn_shape {
	int64_t m, n, k;
	bool bias; /* of f32 */
	bool part; /* c is of f32 */
	bool next; /* added to c */
} fxge_onednn_shape;

/* Functions of the module. A product lies in `size` bytes of the caller's, aligned to 16; it may be
 * run by several threads at a time, each by itself. */
typedef struct fxge_onednn {
	int version;
	size_t size;
	/* False: the machine or the library cannot, or memory ended. */
	bool (*open)(const fxge_onednn_shape *s, void *product);
	void (*close)(void *product);
	/* Bytes of the weights in the form that the product wants, aligned to 64 bytes. */
	size_t (*packed_size)(const void *product);
	/* Bytes that a run needs for itself, aligned to 64. */
	size_t (*scratch_size)(const void *product);
	/* b with strides in elements. */
	bool (*pack)(const void *product, const void *b, int64_t row, int64_t column, void *packed);
	bool (*run)(const void *product, const void *a, const void *packed, const float *bias, void *c,
		void *scratch);
} fxge_onednn;

/* The symbol that the module exports. */
#define FXGE_ONEDNN_SYMBOL "fxge_onednn_functions"

/* Loaded on first use; NULL: there is none, or FXGE_ONEDNN=off forbids it. */
const fxge_onednn *fxge_onednn_load(void);

#endif
