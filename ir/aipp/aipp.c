/* SPDX-License-Identifier: Apache-2.0 */
/* Descriptions of AIPP: text of atc's form, and the array that an operator takes. */
#include "ir/aipp/aipp.h"

#include "ir/aipp/fields.h"

#include <string.h>

const fxge_aipp_field fxge_aipp_fields[] = {
#define FXGE_AIPP_FIELD(kind, name, member, low, high, use)                                        \
	{name, FXGE_AIPP_##kind, FXGE_AIPP_USE_##use, offsetof(fxge_aipp_op, member), low, high},
#include "ir/aipp/aipp.def"
#undef FXGE_AIPP_FIELD
};
const int fxge_aipp_n_fields = sizeof fxge_aipp_fields / sizeof *fxge_aipp_fields;
_Static_assert(sizeof fxge_aipp_fields / sizeof *fxge_aipp_fields <= FXGE_AIPP_MAX_FIELDS,
	"the lines of all fields have a place");

static const char *const formats[] = {
	"UNDEFINED", "YUV420SP_U8", "XRGB8888_U8", "RGB888_U8", "YUV400_U8"};

const char *
fxge_aipp_format_text(int format)
{
	return formats[format];
}

int
fxge_aipp_line(const fxge_aipp_op *x, const void *member)
{
	for (int i = 0; i < fxge_aipp_n_fields; i++)
		if ((const char *)x + fxge_aipp_fields[i].at == (const char *)member && x->line[i])
			return x->line[i];
	return x->start;
}

int
fxge_aipp_image(const fxge_aipp_op *x, int64_t shape[4])
{
	shape[0] = x->batch;
	shape[1] = x->format == FXGE_AIPP_YUV420SP ? x->src_h / 2 * 3 : x->src_h;
	shape[2] = x->src_w;
	shape[3] = x->format == FXGE_AIPP_RGB888 ? 3 : x->format == FXGE_AIPP_XRGB8888 ? 4 : 1;
	return x->format == FXGE_AIPP_YUV420SP ? 3 : 4;
}

bool
fxge_aipp_complete(fxge_aipp_op *x, const int64_t *image, int rank)
{
	x->batch = image[0];
	for (int d = 1; d < 3 && rank == 4; d++) {
		int *size = d == 1 ? &x->src_h : &x->src_w;

		if (!*size && image[d] <= FXGE_AIPP_MAX_SIZE)
			*size = (int)image[d];
	}
	x->crop_x = x->crop ? x->crop_x : 0;
	x->crop_y = x->crop ? x->crop_y : 0;
	x->crop_w = x->crop && x->crop_w ? x->crop_w : x->src_w - x->crop_x;
	x->crop_h = x->crop && x->crop_h ? x->crop_h : x->src_h - x->crop_y;
	if (!x->padding)
		x->left = x->right = x->top = x->bottom = 0;
	if (!x->channels)
		x->channels = x->format == FXGE_AIPP_YUV400 ? 1 : 3;
	return x->src_w > 0 && x->src_h > 0 && x->crop_w > 0 && x->crop_h > 0
		   && x->crop_x + x->crop_w <= x->src_w && x->crop_y + x->crop_h <= x->src_h;
}

bool
fxge_aipp_is_used(const fxge_aipp_op *x, int use)
{
	bool yuv = x->format == FXGE_AIPP_YUV420SP;

	switch (use) {
	case FXGE_AIPP_USE_CROP:
		return x->crop;
	case FXGE_AIPP_USE_PADDING:
		return x->padding;
	case FXGE_AIPP_USE_CSC:
		return x->csc;
	case FXGE_AIPP_USE_FROM_YUV:
		return x->csc && yuv;
	case FXGE_AIPP_USE_TO_YUV:
		return x->csc && !yuv;
	case FXGE_AIPP_USE_COLOUR:
		return x->format != FXGE_AIPP_YUV400;
	case FXGE_AIPP_USE_XRGB:
		return x->format == FXGE_AIPP_XRGB8888;
	case FXGE_AIPP_USE_CHANNEL0:
	case FXGE_AIPP_USE_CHANNEL1:
	case FXGE_AIPP_USE_CHANNEL2:
	case FXGE_AIPP_USE_CHANNEL3:
		return use - FXGE_AIPP_USE_CHANNEL0 < x->channels;
	case FXGE_AIPP_USE_RESERVED:
	case FXGE_AIPP_USE_DYNAMIC:
		return false;
	default:
		return true;
	}
}

static void
put_value(fxge_sbuf *b, const fxge_aipp_op *x, const fxge_aipp_field *f)
{
	const void *at = (const char *)x + f->at;

	switch (f->kind) {
	case FXGE_AIPP_MODE:
		fxge_sbuf_str(b, "static");
		break;
	case FXGE_AIPP_FORMAT:
		fxge_sbuf_str(b, formats[*(const int *)at]);
		break;
	case FXGE_AIPP_BOOL:
		fxge_sbuf_str(b, *(const bool *)at ? "true" : "false");
		break;
	case FXGE_AIPP_REAL:
		fxge_sbuf_f64(b, *(const double *)at);
		break;
	default:
		fxge_sbuf_i64(b, *(const int *)at);
		break;
	}
}

void
fxge_aipp_print(fxge_sbuf *b, const fxge_aipp_op *x, bool node)
{
	fxge_sbuf_str(b, "aipp_op {\n");
	for (int i = 0; i < fxge_aipp_n_fields; i++) {
		const fxge_aipp_field *f = &fxge_aipp_fields[i];

		/* the rank names the input in every framework, related_input_name in Caffe's alone */
		if (f->kind == FXGE_AIPP_TEXT || (f->use == FXGE_AIPP_USE_NODE && !node)
			|| !fxge_aipp_is_used(x, (int)f->use))
			continue;
		fxge_sbuf_fmt(b, "    %s: ", f->name);
		put_value(b, x, f);
		fxge_sbuf_chr(b, '\n');
	}
	fxge_sbuf_str(b, "}\n");
}
