/* SPDX-License-Identifier: Apache-2.0 */
/* Dtypes in which a chip computes an operator: public rules of atc's precision modes, and types
 * whose kernels on 310P and 310B are assumed to take no f32. */
#include "backend/chips/lowering.h"

#include "base/diag/commands.h"
#include "base/nearest.h"

/* ---- modes ---- */

static const fxge_precision modes[] = {
	{"origin", true, FXGE_PRECISION_ORIGIN, FXGE_DT_F16},
	{"allow_fp32_to_fp16", false, FXGE_PRECISION_ALLOW, FXGE_DT_F16},
	{"fp16", true, FXGE_PRECISION_FORCE, FXGE_DT_F16},
	{"force_fp16", false, FXGE_PRECISION_FORCE, FXGE_DT_F16},
	{"mixed_float16", true, FXGE_PRECISION_MIXED, FXGE_DT_F16},
	{"mixed_bfloat16", true, FXGE_PRECISION_MIXED, FXGE_DT_BF16},
	{"cube_fp16in_fp32out", true, FXGE_PRECISION_CUBE, FXGE_DT_F16},
	{"allow_mix_precision", false, FXGE_PRECISION_MIXED, FXGE_DT_F16},
	{"allow_mix_precision_fp16", false, FXGE_PRECISION_MIXED, FXGE_DT_F16},
	{"allow_mix_precision_bf16", false, FXGE_PRECISION_MIXED, FXGE_DT_BF16},
	{"allow_fp32_to_bf16", false, FXGE_PRECISION_ALLOW, FXGE_DT_BF16},
	{"must_keep_origin_dtype", false, FXGE_PRECISION_ORIGIN, FXGE_DT_F16},
};
enum { N_MODES = sizeof modes / sizeof *modes };

const fxge_precision *
fxge_precision_find(fxge_diags *d, const char *name, bool lowers_f32)
{
	const char *words[N_MODES];

	if (!name)
		return &modes[lowers_f32];
	for (int i = 0; i < N_MODES; i++) {
		if (strcmp(modes[i].name, name) == 0)
			return &modes[i];
		words[i] = modes[i].name;
	}
	const char *near = fxge_nearest_word(name, words, N_MODES);

	fxge_report(d, NULL, FXGE_D_USAGE, "unknown precision mode '%s'", name);
	fxge_report_hint(d,
		near ? "did you mean '%s'?"
			 : "modes are origin, allow_fp32_to_fp16, fp16, mixed_float16 ...",
		near);
	return NULL;
}

/* ---- types ---- */

enum {
	PRODUCT = 1,   /* a matrix product or a convolution */
	NO_F32 = 2,    /* kernels of 310P and 310B take no f32 */
	FIXED_F32 = 4, /* kernels of 310P take f32 of fixed sizes only */
};

typedef struct type_row {
	const char *type;
	int flags;
} type_row;

/* Sorted. Assumed from public pages of operators and of the modes, never seen on a chip. */
static const type_row types[] = {
	{"AvgPool", NO_F32},
	{"AvgPool3D", NO_F32},
	{"AvgPoolV2", NO_F32},
	{"BatchMatMul", PRODUCT | FIXED_F32},
	{"BatchMatMulV2", PRODUCT | FIXED_F32},
	{"BatchMatMulV3", PRODUCT},
	{"Conv2D", PRODUCT | NO_F32},
	{"Conv2DBackpropFilter", PRODUCT | NO_F32},
	{"Conv2DBackpropInput", PRODUCT | NO_F32},
	{"Conv2DTranspose", PRODUCT | NO_F32},
	{"Conv2DTransposeD", PRODUCT | NO_F32},
	{"Conv3D", PRODUCT | NO_F32},
	{"Conv3DTranspose", PRODUCT | NO_F32},
	{"DepthwiseConv2D", PRODUCT | NO_F32},
	{"DynamicRNN", PRODUCT | NO_F32},
	{"GroupedMatmul", PRODUCT | NO_F32},
	{"LayerNormV4", NO_F32},
	{"MatMul", PRODUCT | FIXED_F32},
	{"MatMulV2", PRODUCT | FIXED_F32},
	{"MatMulV3", PRODUCT},
	{"MaxPool", NO_F32},
	{"MaxPool3D", NO_F32},
	{"MaxPoolV3", NO_F32},
	{"MaxPoolWithArgmaxV1", NO_F32},
};

static int
flags_of(const char *type)
{
	int from = 0, to = (int)(sizeof types / sizeof *types);

	while (from < to) {
		int middle = from + (to - from) / 2, order = strcmp(type, types[middle].type);

		if (order == 0)
			return types[middle].flags;
		if (order < 0)
			to = middle;
		else
			from = middle + 1;
	}
	return 0;
}

/* ---- the choice ---- */

static bool
reads(const fxge_kernel_use *u, fxge_dtype d)
{
	for (uint32_t i = 0; i < u->n_in; i++)
		if (u->in[i].port >= 0 && u->in[i].dtype == d)
			return true;
	return false;
}

/* Returns true if nothing is known about the kernel of the operator. */
static bool
is_unknown(const fxge_kernel_fit *fit)
{
	return fit->place == FXGE_PLACE_UNKNOWN || fit->place == FXGE_PLACE_BY_CODE
		   || fit->place == FXGE_PLACE_REWRITTEN;
}

/* Returns whether the chip has an f32 kernel of the operator. */
static fxge_wide_kernel
wide_kernel(
	const fxge_chip_kernels *k, const fxge_kernel_use *u, const fxge_kernel_fit *fit, int flags)
{
	if (fit->lowered)
		return FXGE_WIDE_NONE;
	if (!is_unknown(fit))
		return FXGE_WIDE_KNOWN;
	bool none = k->lowers_f32
				&& (flags & NO_F32
					|| (flags & FIXED_F32 && u->dynamic && strcmp(k->chip, "ascend310p") == 0));

	return none ? FXGE_WIDE_NONE : FXGE_WIDE_ASSUMED;
}

/* Finds the kernel of the operator in the narrow dtype. Returns false if there is none; if nothing
 * is known about kernels, the prototype decides. */
static bool
narrow_kernel(const fxge_chip_kernels *k, const fxge_precision *mode, fxge_lowering *l)
{
	if (is_unknown(&l->fit))
		return true;
	fxge_kernel_use low = l->use;

	low.f32_as = mode->narrow;
	low.lowered = true;
	fxge_kernel_fit fit = fxge_kernels_fit(k, &low);

	if (fit.place != FXGE_PLACE_CORES)
		return false;
	l->fit = fit;
	return true;
}

/* Returns true if the mode makes the operator compute in the narrow dtype. */
static bool
is_narrowed(const fxge_chip_kernels *k, const fxge_precision *mode, int flags, fxge_lowering *l)
{
	if (mode->kind == FXGE_PRECISION_ORIGIN || l->fit.place == FXGE_PLACE_GE)
		return false;
	if (l->fit.lowered)
		return true;
	bool all = mode->kind == FXGE_PRECISION_FORCE || mode->kind == FXGE_PRECISION_MIXED;
	bool needed = mode->kind == FXGE_PRECISION_ALLOW && l->wide == FXGE_WIDE_NONE;

	return (all || needed || flags & PRODUCT) && narrow_kernel(k, mode, l);
}

fxge_lowering
fxge_lowering_choose(
	const fxge_chip_kernels *k, const fxge_kernel_use *use, const fxge_precision *mode, bool keep)
{
	fxge_lowering l = {.use = *use, .f32 = FXGE_DT_F32, .bf16 = FXGE_DT_BF16};
	int flags = flags_of(use->type);

	l.fit = fxge_kernels_fit(k, use);
	if (k->lowers_f32 && reads(use, FXGE_DT_BF16) && l.fit.place != FXGE_PLACE_CORES) {
		l.bf16 = FXGE_DT_F32; /* these chips compute in f32 or f16 instead */
		l.use.bf16_as_f32 = true;
		l.fit = fxge_kernels_fit(k, &l.use);
	}
	l.wide = wide_kernel(k, use, &l.fit, flags);
	l.assumed = l.fit.place == FXGE_PLACE_UNKNOWN;
	bool wide = reads(use, FXGE_DT_F32);

	if (keep || !(wide || (reads(use, FXGE_DT_BF16) && l.bf16 == FXGE_DT_F32))
		|| !is_narrowed(k, mode, flags, &l))
		return l;
	l.f32 = mode->narrow;
	l.bf16 = l.bf16 == FXGE_DT_F32 ? mode->narrow : l.bf16;
	l.narrows = true;
	l.wide_results = mode->kind == FXGE_PRECISION_CUBE;
	return l;
}

fxge_dtype
fxge_lowered_dtype(const fxge_lowering *l, uint32_t i, bool output)
{
	const fxge_kernel_value *v = output ? &l->use.out[i] : &l->use.in[i];
	fxge_dtype to = v->dtype == FXGE_DT_F32    ? l->f32
					: v->dtype == FXGE_DT_BF16 ? l->bf16
											   : v->dtype;

	if (to == v->dtype || v->port < 0)
		return to;
	if (output && l->wide_results)
		return FXGE_DT_F32;
	fxge_dtype known = fxge_kernel_dtype_at(&l->fit, &l->use, i, output);
	fxge_dtype_set set =
		output ? l->use.op->results[v->port].dtypes : l->use.op->params[v->port].dtypes;

	if (fxge_dtype_is_float(known))
		return known;
	return !set || set >> to & 1 ? to : FXGE_DT_F32;
}
