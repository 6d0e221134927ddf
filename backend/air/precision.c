/* SPDX-License-Identifier: Apache-2.0 */
/* Loss of precision by atc: nodes that compute in f16 on chips without f32 kernels of their types.
 */
#include "backend/air/air.h"
#include "base/diag/chips.h"

/* Types that atc's mode allow_fp32_to_fp16 reduces to f16 on 310P and 310B: products always, others
 * because their kernels take no f32. Assumed from the modes' public rules, never seen on a chip. */
static const char *const lowered[] = {
	"AvgPool",
	"AvgPool3D",
	"AvgPoolV2",
	"BatchMatMul",
	"BatchMatMulV2",
	"Conv2D",
	"Conv2DBackpropFilter",
	"Conv2DBackpropInput",
	"Conv2DTranspose",
	"Conv3D",
	"Conv3DTranspose",
	"DepthwiseConv2D",
	"DynamicRNN",
	"GroupedMatmul",
	"LayerNormV4",
	"MatMul",
	"MatMulV2",
	"MaxPool",
	"MaxPool3D",
	"MaxPoolV3",
	"MaxPoolWithArgmaxV1",
};
enum { N_LOWERED = sizeof lowered / sizeof *lowered };

/* Returns the index of the node's type, or -1. */
static int
lowered_type(const fxge_node *n)
{
	const char *dot = n->op ? strchr(n->op->name, '.') : NULL;
	int from = 0, to = N_LOWERED;

	while (dot && from < to) {
		int middle = from + (to - from) / 2, order = strcmp(dot + 1, lowered[middle]);

		if (order == 0)
			return middle;
		if (order < 0)
			to = middle;
		else
			from = middle + 1;
	}
	return -1;
}

static bool
reads_f32(const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];

		if (o->kind == FXGE_K_VALUE && o->value->meta->kind == FXGE_META_TENSOR
			&& o->value->meta->dtype == FXGE_DT_F32)
			return true;
	}
	return false;
}

static void
count_graph(const fxge_graph *g, uint32_t *count)
{
	FXGE_EACH_NODE (n, g) {
		int type = lowered_type(n);

		if (type >= 0 && reads_f32(n))
			count[type]++;
		for (uint32_t r = 0; r < n->n_regions; r++)
			count_graph(n->regions[r], count);
	}
}

void
fxge_air_warn_lowered(fxge_program *p, const fxge_chip_model *chip)
{
	uint32_t count[N_LOWERED] = {0}, sum = 0;
	fxge_sbuf b;

	if (!chip || !fxge_chip_lowers_f32(chip))
		return;
	count_graph(p->main, count);
	fxge_sbuf_init(&b, &p->scratch);
	for (int i = 0; i < N_LOWERED; i++) {
		if (count[i])
			fxge_sbuf_fmt(&b, "%s%u %s", sum ? ", " : "", count[i], lowered[i]);
		sum += count[i];
	}
	if (sum)
		fxge_report(&p->session->diags, NULL, FXGE_D_SOC_LOWERED,
			"%u operator%s of f32 compute%s in f16 on %s, as atc "
			"--precision_mode=allow_fp32_to_fp16 chooses: %s",
			sum, sum == 1 ? "" : "s", sum == 1 ? "s" : "", chip->family, b.data);
}
