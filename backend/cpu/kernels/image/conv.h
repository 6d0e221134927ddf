/* One convolution, as its kernels see it. */
#ifndef FXGE_BACKEND_CPU_KERNELS_IMAGE_CONV_H
#define FXGE_BACKEND_CPU_KERNELS_IMAGE_CONV_H

#include "backend/cpu/kernels/kernel.h"

enum { FXGE_CONV_DIMS = 3 };

/* 2-d ones have a depth of 1. */
typedef struct fxge_conv {
	const fxge_array *x, *w, *bias;
	fxge_array *y;
	int64_t in[FXGE_CONV_DIMS], out[FXGE_CONV_DIMS], kernel[FXGE_CONV_DIMS], stride[FXGE_CONV_DIMS],
		dilation[FXGE_CONV_DIMS], pad[FXGE_CONV_DIMS];
	int64_t groups, in_channels, out_channels; /* a group */
	bool constant_weights; /* the weights are the same in every run, and kept in the kernel's own
							  form */
} fxge_conv;

static inline int64_t
fxge_conv_product(const int64_t *v)
{
	return v[0] * v[1] * v[2];
}

/* Sums are of f32, and channels of the result fill vectors: those of a group, or of all groups of
 * one channel. `in`, `out`: channels of a group. */
static inline bool
fxge_conv_is_wide(fxge_dtype dt, int64_t groups, int64_t in, int64_t out)
{
	enum { LEAST = 16 };

	return (dt == FXGE_DT_F32 || dt == FXGE_DT_F16 || dt == FXGE_DT_BF16)
		   && (out >= LEAST || (in == 1 && out == 1 && groups >= LEAST));
}

/* Such a convolution, from images of either order into either (fxge_array.channels_last). `bias`:
 * of all channels, or NULL. */
void fxge_conv_wide(fxge_kernel *k, const fxge_conv *c, const double *bias);

#endif
