/* SPDX-License-Identifier: Apache-2.0 */
/* GridSampler2D in NCHW and GridSampler3D in NCDHW: samples of images and volumes at the positions
 * of a grid.
 *
 * Sources: ops-cv image/grid_sampler2_d (README), image/grid_sample (README); CANN's AI CPU kernels
 * grid_sampler_2d, grid_sampler_3d. A grid has x first. -1 and 1 are the centres of the first and
 * last element (align_corners), or their outer edges. Outside there are zeros, or the position is
 * clamped to the border, or reflected. Bicubic is Keys's filter with a = -0.75, whose neighbours
 * are padded individually. Nearest rounds half away from zero.
 *
 * The descriptions do not define NaN in a grid; these kernels return what PyTorch's CPU kernels
 * return, which both claim to match. f16 is computed in f32. */
#include "backend/cpu/kernels/loop.h"

#include <math.h>

#include "fxge_ge_grid.h"
#include "fxge_kernels_grid.h"

_Static_assert((int)GE_GridSampler2D__padding_mode == (int)GE_GridSampler3D__padding_mode,
	"parameters of both operators up to this one have equal positions");

enum { POINTS = 64, CHANNELS = 32, TAPS = 16 };

typedef enum mode { BILINEAR, NEAREST, BICUBIC } mode;
typedef enum padding { ZEROS, BORDER, REFLECTION } padding;

typedef struct sampler {
	const void *x, *grid;
	void *y, *buffer; /* one block for each worker */
	int dims;         /* 2 or 3: number of trailing dims of x that are sampled */
	int64_t n[3], step[3];
	int64_t channels, size,
		points;            /* channels, elements of a channel, points to sample, for one image */
	int64_t blocks, parts; /* blocks of points and of channels */
	mode mode;
	padding padding;
	bool corners;
	int near, taps; /* neighbours along one dim, and altogether */
} sampler;

/* PyTorch's kernel for images uses a fused multiply-add if the processor has one. At large
 * coordinates another rounding selects another element. */
#ifdef __FP_FAST_FMAF
#define FUSED(a, b, c) MATH(fma)(a, b, c)
#else
#define FUSED(a, b, c) ((a) * (b) + (c))
#endif

#define REAL    float
#define NAME(x) f32_##x
#define MATH(x) x##f
#include "backend/cpu/kernels/image/grid_body.h"
#undef REAL
#undef NAME
#undef MATH

#define REAL    double
#define NAME(x) f64_##x
#define MATH(x) x
#include "backend/cpu/kernels/image/grid_body.h"

static void
read_modes(fxge_kernel *k, sampler *s)
{
	fxge_name between = fxge_arg_str(&k->call, GE_GridSampler2D__interpolation_mode);
	fxge_name outside = fxge_arg_str(&k->call, GE_GridSampler2D__padding_mode);

	s->mode = strcmp(between, "nearest") == 0   ? NEAREST
			  : strcmp(between, "bicubic") == 0 ? BICUBIC
												: BILINEAR;
	s->padding = strcmp(outside, "zeros") == 0    ? ZEROS
				 : strcmp(outside, "border") == 0 ? BORDER
												  : REFLECTION;
	s->near = s->mode == NEAREST ? 1 : s->mode == BILINEAR ? 2 : 4;
	s->taps = s->near * s->near * (s->dims == 3 ? s->near : 1);
}

static void
read_sizes(const fxge_array *x, const fxge_array *y, sampler *s)
{
	s->size = 1;
	for (int d = s->dims; d-- > 0; s->size *= s->n[d]) {
		s->n[d] = x->shape[2 + d];
		s->step[d] = s->size;
	}
	s->channels = x->shape[1];
	s->points = fxge_array_span(y, 2, y->rank);
	s->blocks = (s->points + POINTS - 1) / POINTS;
	s->parts = (s->channels + CHANNELS - 1) / CHANNELS;
}

static bool
run_sampler(fxge_kernel *k, int dims, bool corners)
{
	const fxge_array *x = fxge_kernel_in(k, GE_GridSampler2D__x),
					 *grid = fxge_kernel_in(k, GE_GridSampler2D__grid);
	fxge_array *y = &k->out[0];
	bool f64 = y->dtype == FXGE_DT_F64, half = y->dtype == FXGE_DT_F16;
	sampler s = {.dims = dims, .corners = corners};
	int64_t n = fxge_array_numel(y);

	read_modes(k, &s);
	read_sizes(x, y, &s);
	s.x = fxge_converted(k, x, f64 ? FXGE_DT_F64 : FXGE_DT_F32)->data;
	s.grid = fxge_converted(k, grid, f64 ? FXGE_DT_F64 : FXGE_DT_F32)->data;
	s.y = half ? fxge_kernel_space(k, n, sizeof(float)) : y->data;
	s.buffer =
		fxge_kernel_space(k, fxge_pool_size(k->pool), f64 ? sizeof(f64_block) : sizeof(f32_block));
	fxge_pool_for(k->pool, x->shape[0] * s.blocks * s.parts,
		1 + FXGE_GRAIN / (POINTS * (8 + s.taps * (s.channels < CHANNELS ? s.channels : CHANNELS))),
		f64 ? f64_run_units : f32_run_units, &s);
	return !half || fxge_convert(y->dtype, y->data, FXGE_DT_F32, s.y, n);
}

bool
cpu_grid_sampler2d(fxge_kernel *k)
{
	return run_sampler(k, 2, fxge_arg_bool(&k->call, GE_GridSampler2D__align_corners));
}

bool
cpu_grid_sampler3d(fxge_kernel *k)
{
	return run_sampler(k, 3, fxge_arg_bool(&k->call, GE_GridSampler3D__align_corners));
}
