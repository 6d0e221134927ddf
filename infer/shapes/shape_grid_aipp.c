/* SPDX-License-Identifier: Apache-2.0 */
/* Shape function of Aipp, the preprocessing of images. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"
#include "ir/aipp/aipp.h"

#include "fxge_ge_grid.h"

/* Reads the description. Returns false after a diagnostic of the node: the fault is the file's, not
 * that of a user's description. */
static bool
read_text(fxge_call *c, fxge_aipp *out)
{
	const char *text = fxge_arg_str(c, GE_Aipp__aipp_config_path);
	const fxge_bytes bytes = {(const uint8_t *)text, strlen(text)};
	fxge_diags *d = &c->session->diags;
	const fxge_diags before = *d;

	if (fxge_aipp_read(c->arena, d, bytes, true, out))
		return true;
	const char *why = d->list.len > before.list.len ? d->list.data[before.list.len].message
													: "the description is damaged";

	fxge_diags_rewind(d, &before, NULL);
	return fxge_call_fail(c, FXGE_D_CONSTRAINT, "aipp_config_path: %s", why);
}

/* Reads and checks the description of the node. Returns false after a diagnostic. */
static bool
read_node(fxge_call *c, fxge_aipp_op *out)
{
	const fxge_meta *m = fxge_arg_tensor(c, GE_Aipp__images);
	int64_t image[FXGE_MAX_RANK], shape[4], has = 1, needs = 1;
	fxge_aipp all = {0};

	if (fxge_arg_present(c, GE_Aipp__params))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "params is given: dynamic AIPP is not supported");
	if (!read_text(c, &all))
		return false;
	*out = all.op[0];
	if (all.n != 1 || m->rank < 3 || m->rank > 4)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"images has %d dims, and the node has %d descriptions", m->rank, all.n);
	for (int d = 0; d < m->rank; d++)
		if (!fxge_sym_is_int(c->syms, m->shape[d], &image[d]))
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "images has dynamic sizes");
	if (!fxge_aipp_complete(out, image, m->rank))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the crop is empty or outside of the image");
	for (int d = fxge_aipp_image(out, shape); d-- > 1;)
		needs *= shape[d];
	for (int d = 1; d < m->rank; d++)
		if (__builtin_mul_overflow(has, image[d], &has))
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "images is too large");
	bool odd = out->format == FXGE_AIPP_YUV420SP
			   && (out->src_w % 2 || out->src_h % 2 || out->crop_x % 2 || out->crop_y % 2);

	if (odd)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "an image of YUV420SP_U8, or its crop, has an odd size or start");
	return has == needs
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT,
			   "an image has %lld bytes, expected %lld of %s with %d x %d pixels", (long long)has,
			   (long long)needs, fxge_aipp_format_text(out->format), out->src_w, out->src_h);
}

/* c1: the attribute is one static description, and params is absent. c2: images is [N, ...] with
 * the bytes of an image of its format and size. c3: the crop lies in the image, at even positions
 * for YUV420SP. c4: features is [N, 1 or 3, H, W] of the padded crop. */
bool
shape_aipp(fxge_call *c)
{
	fxge_aipp_op x;
	fxge_size shape[4];

	if (!read_node(c, &x))
		return false;
	shape[0] = fxge_arg_tensor(c, GE_Aipp__images)->shape[0];
	shape[1] = fxge_size_small(x.channels);
	shape[2] = fxge_size_small(x.crop_h + x.top + x.bottom);
	shape[3] = fxge_size_small(x.crop_w + x.left + x.right);
	return fxge_out_tensor(c, 0, FXGE_DT_F16, 4, shape);
}
