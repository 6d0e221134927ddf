/* SPDX-License-Identifier: Apache-2.0 */
/* Values of bf16 on a chip whose kernels take f32 and f16 only: they are computed in f32.
 *
 *  - requires: ge.* nodes; metas
 *  - keeps: interface, states, nodes and their order
 *  - breaks: dtypes of values
 *
 * atc computes such values in f32, too, or in f16 where no kernel takes f32. The program says so,
 * and its other rules apply to the dtypes that the chip has. Casts stay at inputs, results, states
 * and weights. */
#include "base/diag/chips.h"
#include "ops/chips/chips.h"
#include "passes/chip.h"
#include "passes/dtypes.h"
#include "passes/passes.h"

#include "fxge_ge_cast.h"

#include <inttypes.h>

typedef struct widening {
	const fxge_chip_kernels *kernels;
	uint32_t n_nodes; /* computed in f32 instead of bf16 */
} widening;

static bool
is_bf16(const fxge_value *v)
{
	return v->meta && v->meta->kind == FXGE_META_TENSOR && v->meta->dtype == FXGE_DT_BF16;
}

/* Returns true if the node keeps its dtypes: its results depend on their bits, its kernel is the
 * user's, or the chip is known to have a kernel. */
static bool
keeps_dtypes(const widening *w, const fxge_node *n)
{
	if (!n->op->ge || n->op->file || (int)n->op->id == GE_Bitcast
		|| n->op->flags & (FXGE_OP_RANDOM | FXGE_OP_EFFECT))
		return true;
	return !fxge_node_has_bf16(n, w->kernels);
}

static void
choose(void *user, const fxge_node *n, fxge_node_dtypes *d)
{
	widening *w = user;
	bool any = false;

	if (keeps_dtypes(w, n))
		return;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && is_bf16(n->operands[i].value)) {
			d->operands[i] = FXGE_DT_F32;
			any = true;
		}
	if ((int)n->op->id == GE_Cast && is_bf16(n->results[0]))
		d->results[0] = FXGE_DT_F32;
	w->n_nodes += any;
}

static fxge_dtype
choose_region(void *user, fxge_dtype declared)
{
	(void)user;
	return declared == FXGE_DT_BF16 ? FXGE_DT_F32 : declared;
}

static bool
has_bf16(const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g)
		for (uint32_t k = 0; k < n->n_results; k++)
			if (is_bf16(n->results[k]))
				return true;
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		if (is_bf16(fxge_graph_input(g, i)))
			return true;
	return false;
}

/* Gives each output the name of its value, which a Cast replaces. */
static void
keep_output_names(fxge_program *p)
{
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->main); i++) {
		const fxge_operand *o = fxge_graph_output(p->main, i);

		if (i < p->outputs.len && !p->outputs.data[i].name && o->kind == FXGE_K_VALUE)
			p->outputs.data[i].name = o->value->name;
	}
}

bool
fxge_pass_chip_dtypes(fxge_program *p)
{
	const fxge_chip_model *chip = p->session->chip;
	widening w = {.kernels = chip ? fxge_kernels_find(p->session, chip->family) : NULL};
	const fxge_dtype_choice choice = {.node = choose, .region = choose_region, .user = &w};

	if (!chip)
		return true;
	if (!w.kernels)
		return false;
	if (!w.kernels->lowers_f32 || !has_bf16(p->main) || fxge_fusion_is_off(p, FXGE_CHIP_DTYPES))
		return true;
	keep_output_names(p);
	if (!fxge_pass_dtypes(p, &choice))
		return false;
	if (w.n_nodes)
		fxge_report(&p->session->diags, NULL, FXGE_D_SOC_REPLACED,
			"%" PRIu32 " operator%s of bf16 compute%s in f32, since the kernels of %s take no bf16",
			w.n_nodes, w.n_nodes == 1 ? "" : "s", w.n_nodes == 1 ? "s" : "", w.kernels->chip);
	return true;
}
