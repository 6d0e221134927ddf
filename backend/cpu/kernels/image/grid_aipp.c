/* SPDX-License-Identifier: Apache-2.0 */
/* Aipp: preprocessing of camera images.
 *
 * Sources: hicann/ge docs/zh/user_guides/atc_tools/AIPP/config_file_template.md (order of steps,
 * formulas), hicann/ops-cv image/aipp (README; op_kernel/arch35, the kernel of the 950).
 *
 * Colour conversion of YUV420SP: (matrix * (pixel - input bias)) >> 8; of RGB: (matrix * pixel) >>
 * 8
 * + output bias; clipped to u8. The documentation's shift rounds down; the published kernel
 * rounds to nearest, (sum + 128) >> 8. Mean, minimum and factor: f16 after each operation, as that
 * kernel. 2 x 2 pixels of YUV420SP share their U and V. The X of XRGB8888 is the last byte, with
 * ax_swap_switch the first. */
#include "backend/cpu/kernels/loop.h"
#include "ir/aipp/aipp.h"
#include "ops/half.h"

#include "fxge_ge_grid.h"
#include "fxge_kernels_grid.h"

enum { LEVELS = 256, CHANNELS = 3 };

typedef struct aipp {
	fxge_aipp_op op;
	int64_t image_size, height, width; /* bytes of an image; rows and columns of the result */
	uint16_t normal[CHANNELS][LEVELS]; /* f16 of each level of a channel */
	uint16_t pad;
	const uint8_t *images;
	uint16_t *out;
} aipp;

/* ---- levels ---- */

static double
rounded(double v)
{
	return (double)fxge_f16_to_f32(fxge_f64_to_f16(v));
}

/* Computes ((level - mean) - minimum) * factor. Differences and products of two f16 are exact in
 * double, so that each operation rounds once. */
static void
fill_levels(aipp *a)
{
	for (int c = 0; c < CHANNELS; c++)
		for (int level = 0; level < LEVELS; level++) {
			double v = rounded(level - a->op.mean[c] - rounded(a->op.min[c]));

			a->normal[c][level] = fxge_f64_to_f16(v * rounded(a->op.factor[c]));
		}
	a->pad = fxge_f64_to_f16(a->op.pad_value);
}

/* ---- pixels ---- */

static void
exchange(uint8_t *a, uint8_t *b)
{
	uint8_t v = *a;

	*a = *b;
	*b = v;
}

/* Loads a pixel: R, G, B or Y, U, V or Y alone. */
static void
load(const aipp *a, const uint8_t *image, int y, int x, uint8_t *pixel)
{
	const fxge_aipp_op *o = &a->op;
	size_t at = (size_t)y * (size_t)o->src_w + (size_t)x;

	switch (o->format) {
	case FXGE_AIPP_YUV420SP:
		pixel[0] = image[at];
		at = (size_t)(o->src_h + y / 2) * (size_t)o->src_w + (size_t)(x & ~1);
		memcpy(pixel + 1, image + at, 2);
		break;
	case FXGE_AIPP_XRGB8888:
		memcpy(pixel, image + at * 4 + o->swap_ax, CHANNELS);
		break;
	case FXGE_AIPP_RGB888:
		memcpy(pixel, image + at * CHANNELS, CHANNELS);
		break;
	default:
		pixel[0] = image[at];
		break;
	}
	if (o->swap_rb && o->format == FXGE_AIPP_YUV420SP)
		exchange(&pixel[1], &pixel[2]);
	else if (o->swap_rb && o->format != FXGE_AIPP_YUV400)
		exchange(&pixel[0], &pixel[2]);
}

static void
convert(const fxge_aipp_op *o, uint8_t *pixel)
{
	bool yuv = o->format == FXGE_AIPP_YUV420SP;
	int from[CHANNELS];

	for (int c = 0; c < CHANNELS; c++)
		from[c] = pixel[c] - (yuv ? o->input_bias[c] : 0);
	for (int c = 0; c < CHANNELS; c++) {
		const int *m = &o->matrix[c * CHANNELS];
		int sum = m[0] * from[0] + m[1] * from[1] + m[2] * from[2] + (o->nearest ? 128 : 0);
		/* a division that rounds down: C leaves the shift of a negative number to the machine */
		int level = (sum - (((sum % 256) + 256) % 256)) / 256 + (yuv ? 0 : o->output_bias[c]);

		pixel[c] = (uint8_t)(level < 0 ? 0 : level > LEVELS - 1 ? LEVELS - 1 : level);
	}
}

static void
fill_row(const aipp *a, int64_t n, int64_t row)
{
	const fxge_aipp_op *o = &a->op;
	const uint8_t *image = a->images + n * a->image_size;
	int64_t plane = a->height * a->width;
	uint16_t *out = a->out + n * o->channels * plane + row * a->width;
	int y = (int)row - o->top;

	for (int column = 0; column < a->width; column++) {
		int x = column - o->left;
		bool inside = y >= 0 && y < o->crop_h && x >= 0 && x < o->crop_w;
		uint8_t pixel[CHANNELS] = {0};

		if (inside)
			load(a, image, y + o->crop_y, x + o->crop_x, pixel);
		if (inside && o->csc && o->format != FXGE_AIPP_YUV400)
			convert(o, pixel);
		for (int c = 0; c < o->channels; c++)
			out[c * plane + column] = inside ? a->normal[c][pixel[c]] : a->pad;
	}
}

static void
fill_rows(void *user, int64_t from, int64_t to, int worker)
{
	const aipp *a = user;

	(void)worker;
	for (int64_t i = from; i < to; i++)
		fill_row(a, i / a->height, i % a->height);
}

/* ---- the kernel ---- */

/* Reads the description again, which the shape function has checked. */
static aipp *
prepare(fxge_kernel *k, const fxge_array *images)
{
	const char *text = fxge_arg_str(&k->call, GE_Aipp__aipp_config_path);
	const fxge_bytes bytes = {(const uint8_t *)text, strlen(text)};
	aipp *a = FXGE_NEW(k->persistent, aipp);
	fxge_aipp all = {0};

	if (!fxge_aipp_read(k->scratch, &k->call.session->diags, bytes, true, &all))
		return NULL;
	a->op = all.op[0];
	fxge_aipp_complete(&a->op, images->shape, images->rank);
	fill_levels(a);
	return k->prepared = a;
}

bool
cpu_aipp(fxge_kernel *k)
{
	const fxge_array *images = fxge_kernel_in(k, GE_Aipp__images);
	aipp *a = k->prepared ? k->prepared : prepare(k, images);
	const fxge_array *out = &k->out[0];

	if (!a)
		return false;
	a->images = images->data;
	a->out = out->data;
	a->image_size = fxge_array_span(images, 1, images->rank);
	a->height = out->shape[2];
	a->width = out->shape[3];
	fxge_pool_for(
		k->pool, images->shape[0] * a->height, 1 + FXGE_GRAIN / (8 * a->width), fill_rows, a);
	return true;
}
