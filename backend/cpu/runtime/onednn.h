/* SPDX-License-Identifier: Apache-2.0 */
/* Interface of the oneDNN module: matrix products and convolutions in bf16. The module is a
 * separate library, because it depends on OpenMP and C++; without it the executor uses its own
 * products. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_ONEDNN_H
#define FXGE_BACKEND_CPU_RUNTIME_ONEDNN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

enum { FXGE_ONEDNN_VERSION = 7 };

/* Memory that must be available before calls of oneDNN that allocate much. oneDNN is C++ and may
 * throw when memory is exhausted, which C cannot catch, or may use a failed allocation. The check
 * cannot see concurrent allocations of other threads. */
enum {
	FXGE_ONEDNN_LOAD = 64 << 20, /* loading the library */
	FXGE_ONEDNN_MAKE = 16 << 20, /* creating a product, a convolution or a weight layout */
};
static inline bool
fxge_onednn_has_memory(size_t size)
{
	void *room = mmap(
		NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	if (room != MAP_FAILED)
		munmap(room, size);
	return room != MAP_FAILED;
}

/* c[m,n] = a[m,k] * b[k,n] + bias[n] in bf16, summed in f32 and rounded once. a and c are dense, as
 * oneDNN's fastest kernels require. */
typedef struct fxge_onednn_shape {
	int64_t m, n, k;
	int64_t row, column; /* strides of b in elements */
	bool unpacked;       /* b is read in place */
	bool bias;           /* in f32 */
	bool part;           /* c is f32 */
	bool next;           /* the product is added to c */
} fxge_onednn_shape;

enum { FXGE_ONEDNN_DIMS = 3 };

/* The convolution of one image in bf16, summed in f32 and rounded once: x [in..., in_channels], w
 * [out_channels, in_channels/groups, kernel...], y [out..., out_channels], all dense. For two
 * spatial dims the last array entries are 0. */
typedef struct fxge_onednn_conv {
	int64_t spatial, groups, in_channels, out_channels;
	int64_t in[FXGE_ONEDNN_DIMS], kernel[FXGE_ONEDNN_DIMS], stride[FXGE_ONEDNN_DIMS],
		dilation[FXGE_ONEDNN_DIMS], before[FXGE_ONEDNN_DIMS], after[FXGE_ONEDNN_DIMS],
		out[FXGE_ONEDNN_DIMS];
	int64_t bias; /* 1: in f32 */
} fxge_onednn_conv;

/* Functions on products. A product object occupies `size` bytes of the caller's memory, aligned to
 * 16. Several threads may run it concurrently, each with its own scratch memory. */
typedef struct fxge_onednn_products {
	size_t size;
	/* Creates a product. Returns false if the machine or the library does not support it, or if
	 * memory is exhausted. */
	bool (*open)(const fxge_onednn_shape *s, void *product);
	void (*close)(void *product);
	/* Returns the bytes of the packed weights, which are aligned to 64 bytes. */
	size_t (*packed_size)(const void *product);
	/* Returns the bytes of scratch memory for one run, aligned to 64. */
	size_t (*scratch_size)(const void *product);
	bool (*pack)(const void *product, const void *b, void *packed);
	/* Runs the product; b is packed, or in place if the shape is `unpacked`. */
	bool (*run)(const void *product, const void *a, const void *b, const float *bias, void *c,
		void *scratch);
} fxge_onednn_products;

/* Functions on convolutions, with the same contracts. */
typedef struct fxge_onednn_convs {
	size_t size;
	/* Creates a convolution; also returns false if oneDNN has no fast kernel for it. `like` is an
	 * open convolution with whose packed weights this one must run; NULL: any weight layout is
	 * allowed. */
	bool (*open)(const fxge_onednn_conv *s, const void *like, void *conv);
	void (*close)(void *conv);
	size_t (*packed_size)(const void *conv);
	/* Returns N if packed weights are [out_channels/N][kernel...][in_channels/2][N][2], with the
	 * last panel padded with 0. Returns 0 if the layout is known to `pack` only. */
	int64_t (*panel_channels)(const void *conv);
	size_t (*scratch_size)(const void *conv);
	bool (*pack)(const void *conv, const void *w, void *packed);
	/* Runs the convolution. Channels are read in pairs: if their number is odd, a 0 must follow the
	 * last channel of x. */
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

/* Loads the module on first use. Returns NULL if there is none, or if FXGE_ONEDNN=off. */
const fxge_onednn *fxge_onednn_load(void);

#endif
