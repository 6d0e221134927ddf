/* SPDX-License-Identifier: Apache-2.0 */
/* Fit of a description of AIPP to a program: inputs, channels, and sizes through crop and padding.
 */
#include "ir/aipp/fields.h"

#include "base/diag/commands.h"
#include "ir/graph.h"
#include "ops/chips/chips.h"

#include <string.h>

typedef struct fit {
	fxge_program *program;
	const fxge_aipp *all;
	fxge_aipp_op *op;
	int64_t shape[FXGE_MAX_RANK]; /* N, C, H, W of the model's input */
	const char *name;             /* name of that input */
} fit;

static fxge_diags *
diags_of(const fit *f)
{
	return &f->program->session->diags;
}

/* Returns the location of a field by its member. */
static fxge_loc
at(const fit *f, const void *member)
{
	return (fxge_loc){.file = f->all->file,
		.offset = f->all->file ? fxge_aipp_line(f->op, member) : -1,
		.is_line = true};
}

/* ---- input ---- */

/* Returns whether GE feeds the input: constants and weights are no Data. */
static bool
is_fed(const fxge_program *p, uint32_t i)
{
	fxge_role r = p->inputs.data[i].role;

	return r == FXGE_ROLE_USER || r == FXGE_ROLE_STATE;
}

static const char *
name_of(const fxge_program *p, uint32_t i)
{
	return p->inputs.data[i].name ? p->inputs.data[i].name : fxge_graph_input(p->main, i)->name;
}

static bool
is_named(const fxge_program *p, uint32_t i, const char *name)
{
	return strcmp(name_of(p, i), name) == 0
		   || strcmp(fxge_graph_input(p->main, i)->name, name) == 0;
}

static void
hint_inputs(const fit *f)
{
	const fxge_program *p = f->program;
	fxge_sbuf b;
	int rank = 0;

	fxge_sbuf_init(&b, &f->program->scratch);
	fxge_sbuf_str(&b, "");
	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++)
		if (is_fed(p, i))
			fxge_sbuf_fmt(&b, "%s%d %s", rank ? ", " : "", rank, name_of(p, i)), rank++;
	fxge_report_hint(diags_of(f), "inputs are %s", b.len ? b.data : "none");
}

/* Finds the input by name or rank. Returns false after a diagnostic. */
static bool
find_input(fit *f)
{
	const fxge_program *p = f->program;
	fxge_aipp_op *x = f->op;
	int rank = 0;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		if (is_fed(p, i) && (x->name ? is_named(p, i, x->name) : rank == x->rank)) {
			x->input = (int)i;
			x->rank = rank;
			f->name = name_of(p, i);
			return true;
		}
		rank += is_fed(p, i);
	}
	fxge_loc l = at(f, x->name ? (const void *)&x->name : &x->rank);

	if (x->name)
		fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
			"related_input_name is '%s', which is not an "
			"input",
			x->name);
	else
		fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
			"related_input_rank is %d, and the program has %d inputs", x->rank, rank);
	hint_inputs(f);
	return false;
}

static bool
check_twice(const fit *f)
{
	for (const fxge_aipp_op *o = f->all->op; o < f->op; o++)
		if (o->input == f->op->input) {
			fxge_loc l = at(f, &f->op->rank);

			fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
				"input '%s' has two operators, the first in line %d", f->name, o->start);
			fxge_report_hint(
				diags_of(f), "related_input_rank is the number of the input, 0 if it is absent");
			return false;
		}
	return true;
}

static bool
check_meta(fit *f)
{
	const fxge_program *p = f->program;
	const fxge_meta *m = fxge_graph_input(p->main, (uint32_t)f->op->input)->meta;
	fxge_loc l = at(f, &f->op->rank);
	fxge_diags *d = diags_of(f);

	if (p->inputs.data[f->op->input].role != FXGE_ROLE_USER || m->kind != FXGE_META_TENSOR)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"input '%s' is %s, expected an image [N, C, H, W]", f->name,
			m->kind == FXGE_META_TENSOR ? "a state" : "not a tensor");
	if (m->dtype != FXGE_DT_F32 && m->dtype != FXGE_DT_F16)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"input '%s' is %s, expected f32 or f16: AIPP makes f16", f->name,
			fxge_dtypes[m->dtype].text);
	if (m->rank != 4)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"input '%s' has %d dims, expected an image [N, C, H, W]", f->name, m->rank);
	if (!fxge_meta_static(p, m, f->shape)) {
		fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"input '%s' has dynamic sizes, and atc inserts static AIPP for fixed ones", f->name);
		fxge_report_hint(d, "export the program with fixed sizes of this input");
		return false;
	}
	return true;
}

static bool
check_channels(fit *f)
{
	fxge_aipp_op *x = f->op;
	int64_t c = f->shape[1];
	fxge_loc l = at(f, &x->format);

	x->channels = (int)c;
	x->batch = f->shape[0];
	if (c == 1 || (c == 3 && x->format != FXGE_AIPP_YUV400))
		return true;
	fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT, "input '%s' has %lld channels, and %s gives %s",
		f->name, (long long)c, fxge_aipp_format_text(x->format),
		x->format == FXGE_AIPP_YUV400 ? "1" : "3, or 1 of them");
	if (f->shape[3] == 1 || f->shape[3] == 3)
		fxge_report_hint(diags_of(f),
			"the model's images are [N, C, H, W]; only those of the camera "
			"are [N, H, W, C]");
	else if (c == 4)
		fxge_report_hint(diags_of(f), "the X of XRGB8888_U8 is ignored: the public documentation "
									  "defines no image of 4 channels");
	return false;
}

/* ---- sizes ---- */

/* One of the two dims. */
typedef struct side {
	const char *letter, *other;
	int *src, *start, *crop, *before, *after;
	int64_t model;
	int least;
} side;

/* Completes and checks one dim: source, crop, padding. Returns false after a diagnostic. */
static bool
fit_side(const fit *f, const side *s)
{
	fxge_aipp_op *x = f->op;
	fxge_diags *d = diags_of(f);
	fxge_loc l = at(f, s->src);

	if (!*s->src && (x->crop || x->padding))
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"src_image_size_%s is missing: it is needed with crop or padding", s->letter);
	*s->src = *s->src ? *s->src : s->model > 4096 ? 4097 : (int)s->model;
	if (*s->src < s->least || *s->src > 4096)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT, "the image has %s %lld, expected %d to 4096",
			s->other, (long long)(*s->src > 4096 ? s->model : *s->src), s->least);
	if (x->format == FXGE_AIPP_YUV420SP && *s->src % 2)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"src_image_size_%s is %d, and images of YUV420SP_U8 have even sizes", s->letter,
			*s->src);
	l = at(f, s->start);
	if (x->format == FXGE_AIPP_YUV420SP && x->crop && *s->start % 2)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"load_start_pos_%s is %d, and crops of YUV420SP_U8 start at even positions", s->letter,
			*s->start);
	l = at(f, s->crop);
	if (!x->crop)
		*s->crop = *s->src;
	else if (!*s->crop && x->padding)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"crop_size_%s is missing: it is needed with padding", s->letter);
	else if (!*s->crop)
		*s->crop = s->model > 4096 ? 4096 : (int)s->model;
	if (x->crop && *s->start + *s->crop > *s->src)
		return fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			"the crop ends outside of the image: load_start_pos_%s %d + crop_size_%s %d is more "
			"than "
			"src_image_size_%s %d",
			s->letter, *s->start, s->letter, *s->crop, s->letter, *s->src);
	l = at(f, x->crop ? s->crop : s->src);
	int64_t made = (int64_t)*s->crop + (x->padding ? *s->before + *s->after : 0);

	return made == s->model
		   || fxge_report(d, &l, FXGE_D_AIPP_UNFIT,
			   "AIPP makes images of %s %lld, and input '%s' has %s %lld", s->other,
			   (long long)made, f->name, s->other, (long long)s->model);
}

static bool
fit_sizes(const fit *f)
{
	fxge_aipp_op *x = f->op;
	const side w = {
		"w", "width", &x->src_w, &x->crop_x, &x->crop_w, &x->left, &x->right, f->shape[3], 2};
	const side h = {
		"h", "height", &x->src_h, &x->crop_y, &x->crop_h, &x->top, &x->bottom, f->shape[2], 1};
	fxge_loc l = at(f, x->src_w ? &x->src_w : &x->src_h);

	if (!x->src_w != !x->src_h)
		return fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
			"src_image_size_%s is missing: expected both sizes, or none", x->src_w ? "h" : "w");
	bool fits_w = fit_side(f, &w);

	return fit_side(f, &h) && fits_w;
}

/* Checks that the number of bytes of all images is an int64_t. */
static bool
check_bytes(const fit *f)
{
	const fxge_aipp_op *x = f->op;
	int64_t shape[4], bytes = 1;
	fxge_loc l = at(f, &x->src_w);
	bool over = false;

	for (int d = fxge_aipp_image(x, shape); d-- > 0;)
		over = __builtin_mul_overflow(bytes, shape[d], &bytes) || over;
	return !over
		   || fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
			   "the %lld images of input '%s' have more than 2^63 bytes", (long long)x->batch,
			   f->name);
}

/* Checks the width of padded images: config_file_template.md. */
static bool
check_padding(const fit *f)
{
	const fxge_chip_model *chip = f->program->session->chip;
	bool narrow =
		chip && (strcmp(chip->family, "ascend310p") == 0 || strcmp(chip->family, "ascend910") == 0);
	int most = narrow ? 1080 : 4096;
	fxge_loc l = at(f, &f->op->padding);

	if (!f->op->padding || f->shape[3] <= most)
		return true;
	return fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
		"padding makes images of width %lld, and %s pads up to %d", (long long)f->shape[3],
		narrow ? chip->family : "AIPP", most);
}

/* ---- colours ---- */

static bool
check_colours(const fit *f)
{
	fxge_aipp_op *x = f->op;
	fxge_loc l = at(f, &x->csc);

	return !x->csc || x->format != FXGE_AIPP_YUV400
		   || fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
			   "csc_switch is true, and images of YUV400_U8 have no colours");
}

/* Checks that means and factors belong to channels of the model. */
static bool
check_means(const fit *f)
{
	const fxge_aipp_op *x = f->op;

	for (int i = x->channels; i < 4; i++) {
		const void *member = x->mean[i]          ? (const void *)&x->mean[i]
							 : x->min[i] != 0    ? (const void *)&x->min[i]
							 : x->factor[i] != 1 ? (const void *)&x->factor[i]
												 : NULL;
		fxge_loc l = at(f, member);

		if (member)
			return fxge_report(diags_of(f), &l, FXGE_D_AIPP_UNFIT,
				"%s_chn_%d is set, and input '%s' has %d channel%s",
				x->mean[i]       ? "mean"
				: x->min[i] != 0 ? "min"
								 : "var_reci",
				i, f->name, x->channels, x->channels > 1 ? "s" : "");
	}
	return true;
}

/* Warns of fields that have no effect because their switch is off. */
static void
warn_unused(const fit *f)
{
	static const char *const why[] = {
		[FXGE_AIPP_USE_CROP] = "crop is false",
		[FXGE_AIPP_USE_PADDING] = "padding is false",
		[FXGE_AIPP_USE_CSC] = "csc_switch is false",
		[FXGE_AIPP_USE_DYNAMIC] = "aipp_mode is static",
	};
	bool reported[FXGE_AIPP_USE_NODE + 1] = {false};

	for (int i = 0; i < fxge_aipp_n_fields; i++) {
		const fxge_aipp_field *x = &fxge_aipp_fields[i];
		const void *member = (const char *)f->op + x->at;
		bool zero = x->kind == FXGE_AIPP_REAL   ? *(const double *)member == 0
					: x->kind == FXGE_AIPP_BOOL ? !*(const bool *)member
					: x->kind == FXGE_AIPP_INT  ? *(const int *)member == 0
												: true;

		if (zero || !f->op->line[i] || fxge_aipp_is_used(f->op, (int)x->use)
			|| x->use >= sizeof why / sizeof *why || !why[x->use] || reported[x->use])
			continue;
		fxge_loc l = at(f, member);

		reported[x->use] = true;
		fxge_report(
			diags_of(f), &l, FXGE_D_AIPP_UNUSED, "%s has no effect: %s", x->name, why[x->use]);
	}
}

static bool
fit_op(fit *f)
{
	if (!find_input(f) || !check_twice(f) || !check_meta(f) || !check_channels(f) || !fit_sizes(f)
		|| !check_bytes(f) || !check_padding(f) || !check_colours(f) || !check_means(f))
		return false;
	warn_unused(f);
	return true;
}

bool
fxge_aipp_fit(fxge_program *p, fxge_aipp *x)
{
	bool ok = true;

	for (int i = 0; i < x->n; i++) {
		fit f = {.program = p, .all = x, .op = &x->op[i]};

		x->op[i].input = -1;
		ok = fit_op(&f) && ok;
	}
	return ok;
}
