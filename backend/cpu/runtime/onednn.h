/* What the module on oneDNN gives: matrix products and convolutions. It is a library of its own,
 * for it brings OpenMP and C++ with it; without it everything runs, on the executor's own product.
 */
#ifndef FXGE_BACKEND_CPU_RUNTIME_ONEDNN_H
#define FXGE_BACKEND_CPU_RUNTIME_ONEDNN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

enum { FXGE_ONEDNN_VERSION = 7 };

/* oneDNN is C++: where memory ends within a call it may throw, which nobody here can catch, or use
 * what it did not get. Much is asked for where it is loaded and where it makes code: that is done
 * only while more is left. What other threads take meanwhile nobody sees. */
enum {
	FXGE_ONEDNN_LOAD = 64 << 20, /* the library */
	FXGE_ONEDNN_MAKE = 16 << 20, /* a product, convolution or order of weights */
};
static inline bool
fxge_onednn_room(size_t size)
{
	void *room = mmap(
		NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	if (room != MAP_FAILED)
		munmap(room, size);
	return room != MAP_FAILED;
}

/* c[m,n] = a[m,k] * b[k,n] + bias[n], of bf16, summed in f32 and rounded once. a and c are dense:
 * oneDNN's fastest kernels take nothing else. */
typedef struct fxge_onednn_shape {
	int64_t m, n, k;
	int64_t row, column; /* strides of b in elements */
	bool plain;          /* b is taken as it lies, not packed */
	bool bias;           /* of f32 */
	bool part;           /* c is of f32 */
	bool next;           /* added to c */
} fxge_onednn_shape;

enum { FXGE_ONEDNN_DIMS = 3 };

/* The convolution of one image, of bf16, summed in f32 and rounded once: x [in..., in_channels], w
 * [out_channels, in_channels/groups, kernel...], y [out..., out_channels], all dense. Those of two
 * spatial dims leave the last places 0. */
typedef struct fxge_onednn_conv {
	int64_t spatial, groups, in_channels, out_channels;
	int64_t in[FXGE_ONEDNN_DIMS], kernel[FXGE_ONEDNN_DIMS], stride[FXGE_ONEDNN_DIMS],
		dilation[FXGE_ONEDNN_DIMS], before[FXGE_ONEDNN_DIMS], after[FXGE_ONEDNN_DIMS],
		out[FXGE_ONEDNN_DIMS];
	int64_t bias; /* 1: of f32 */
} fxge_onednn_conv;

/* A product lies in `size` bytes of the caller's, aligned to 16; it may be run by several threads
 * at a time, each by itself. */
typedef struct fxge_onednn_products {
	size_t size;
	/* False: the machine or the library cannot, or memory ended. */
	bool (*open)(const fxge_onednn_shape *s, void *product);
	void (*close)(void *product);
	/* Bytes of the weights in the form that the product wants, aligned to 64 bytes. */
	size_t (*packed_size)(const void *product);
	/* Bytes that a run needs for itself, aligned to 64. */
	size_t (*scratch_size)(const void *product);
	bool (*pack)(const void *product, const void *b, void *packed);
	/* b: packed, or plain. */
	bool (*run)(const void *product, const void *a, const void *b, const float *bias, void *c,
		void *scratch);
} fxge_onednn_products;

/* Likewise. */
typedef struct fxge_onednn_convs {
	size_t size;
	/* False also where there is no fast kernel for it. `like`: one that is open, by whose packed
	 * weights this one is to be run; NULL: it may want any form. */
	bool (*open)(const fxge_onednn_conv *s, const void *like, void *conv);
	void (*close)(void *conv);
	size_t (*packed_size)(const void *conv);
	/* N, where packed weights are [out_channels/N][kernel...][in_channels/2][N][2], the last panel
	 * filled up with 0; 0, where they are not, and only `pack` knows. */
	int64_t (*panel_channels)(const void *conv);
	size_t (*scratch_size)(const void *conv);
	bool (*pack)(const void *conv, const void *w, void *packed);
	/* An odd number of channels is read in pairs: behind the last one of x there is a 0. */
	bool (*run)(const void *conv, const void *x, const void *packed, const float *bias, void *y,
		void *scratch);
} fxge_onednn_convs;

typedef struct fxge_onednn {
	int version;
	const fxge_onednn_products *product;
	const fxge_onednn_convs *conv;
} fxge_onednn;

/* The symbol that the module exports. */
#define FXGE_ONEDNN_SYMBOL "fxge_onednn_functions"

/* Loaded on first use; NULL: there is none, or FXGE_ONEDNN=off forbids it. */
const fxge_onednn *fxge_onednn_load(void);

#endif
