/* SPDX-License-Identifier: Apache-2.0 */
/* Inference of results whose shapes the file leaves out.
 *
 * TorchAir writes shapes only for Data, Const and NetOutput: GE infers all others. Without shapes
 * such results are scalars, often of dtype float. */
#include "backend/air/reader.h"
#include "base/diag/air.h"
#include "infer/infer.h"

#include "fxge_ge_control.h"

bool
fxge_air_read_result(fxge_air_reader *r, const ge_desc *d, fxge_value *v)
{
	fxge_meta m = {.kind = FXGE_META_UNKNOWN};

	if (d->shape && !fxge_air_read_meta(r, d, &m))
		return false;
	r->shapeless += !d->shape;
	r->shaped += d->shape && d->shape->n_dim;
	fxge_value_set_meta(r->p, v, &m);
	return true;
}

static bool
is_known(const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& n->operands[i].value->meta->kind == FXGE_META_UNKNOWN)
			return false;
	return !(n->op->flags & FXGE_OP_UNKNOWN);
}

/* Infers a node without diagnostics, which the inference of the program reports later: results that
 * cannot be inferred stay unknown. Returns the number of results without a shape. */
static uint64_t
infer_node(fxge_air_reader *r, fxge_node *n, fxge_infer_walk *w)
{
	const fxge_meta unknown = {.kind = FXGE_META_UNKNOWN};
	fxge_diags before = r->s->diags;
	uint64_t count = 0;

	for (uint32_t k = 0; k < n->n_results && n->op->id != GE_Const; k++) {
		const fxge_meta *m = n->results[k]->meta;

		if (m->kind == FXGE_META_TENSOR && m->rank == 0 && !r->shaped)
			fxge_value_set_meta(r->p, n->results[k], &unknown);
		count += n->results[k]->meta->kind == FXGE_META_UNKNOWN;
	}
	if (is_known(n))
		fxge_infer_settle(n, w);
	fxge_diags_rewind(&r->s->diags, &before, NULL);
	return count;
}

static uint64_t
infer_graph(fxge_air_reader *r, fxge_graph *g, fxge_infer_walk *w)
{
	uint64_t count = 0;

	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			count += infer_graph(r, n->regions[i], w);
		count += infer_node(r, n, w);
	}
	return count;
}

void
fxge_air_infer(fxge_air_reader *r)
{
	fxge_infer_walk w = {.arena = r->a};

	if (!r->s->infer || (!r->shapeless && (r->shaped || r->io)))
		return;
	uint64_t n = infer_graph(r, r->p->main, &w);

	r->def = NULL;
	fxge_loc l = fxge_air_loc(r);

	if (n)
		fxge_report(&r->s->diags, &l, FXGE_D_AIR_INFERRED,
			"%llu result%s no shape in the file: shapes and dtypes are inferred",
			(unsigned long long)n, n == 1 ? " has" : "s have");
}
