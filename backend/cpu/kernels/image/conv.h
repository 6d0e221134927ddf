/* SPDX-License-Identifier: Apache-2.0 */
/* Parameters of one convolution, and its direct form. */
#ifndef FXGE_BACKEND_CPU_KERNELS_IMAGE_CONV_H
#define FXGE_BACKEND_CPU_KERNELS_IMAGE_CONV_H

#include "backend/cpu/kernels/kernel.h"

enum { FXGE_CONV_DIMS = 3 };

/* A convolution; 2-d ones have a depth of 1. */
typedef struct fxge_conv {
	const fxge_array *x, *w, *bias;
	fxge_array *y;
	int64_t in[FXGE_CONV_DIMS], out[FXGE_CONV_DIMS], kernel[FXGE_CONV_DIMS], stride[FXGE_CONV_DIMS],
		dilation[FXGE_CONV_DIMS], pad[FXGE_CONV_DIMS];
	int64_t groups, in_channels, out_channels; /* channels are those of one group */
	bool constant_weights; /* the weights are equal in every run, and the prepack memory holds this
							  kernel's own layout */
} fxge_conv;

static inline int64_t
fxge_conv_product(const int64_t *v)
{
	return v[0] * v[1] * v[2];
}

/* Returns whether fxge_conv_direct supports the convolution: it accumulates in f32, and output
 * channels fill a vector. They are those of a group, or of all groups if it is depthwise. `in`,
 * `out`: channels of a group. */
static inline bool
fxge_conv_is_direct(fxge_dtype dt, int64_t groups, int64_t in, int64_t out)
{
	enum { LEAST = 16 };

	return (dt == FXGE_DT_F32 || dt == FXGE_DT_F16 || dt == FXGE_DT_BF16)
		   && (out >= LEAST || (in == 1 && out == 1 && groups >= LEAST));
}

/* Runs the convolution. Images may have either layout (fxge_array.channels_last). `bias`: by output
 * channel, or NULL. */
void fxge_conv_direct(fxge_kernel *k, const fxge_conv *c, const double *bias);

#endif
