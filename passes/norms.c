/* SPDX-License-Identifier: Apache-2.0 */
/* Norms and the nodes that read their results: quantisations of rows and casts to f32 become
 * results of the norm's node.
 *
 * The fused kernels quantise the norm in f32: the integers are closer to the exact ones than those
 * of a norm that is rounded to 16 bits first, and are others. Programs that call the operators of
 * torch_npu accept that, as TorchAir fuses these too; --quant=npu accepts it for all programs.
 *
 *  - requires: ge.* nodes, in an order in which they can run; metas
 *  - keeps: interface, metas of results
 *  - breaks: node->mark; dead nodes remain for dead code elimination */
#include "backend/chips/kernels.h"
#include "ir/build.h"
#include "passes/passes.h"

#include "fxge_ge_cast.h"
#include "fxge_ge_norm.h"
#include "fxge_npu_norm.h"
#include "fxge_npu_quant.h"

enum { MAX_QUANTS = 2 };

/* Readers of the normalised value of a norm. */
typedef struct readers {
	const fxge_node *norm;
	fxge_node *quants[MAX_QUANTS]; /* DynamicQuant */
	int n_quants;
	fxge_value *wide; /* the value in f32, result of a Cast, or NULL */
	bool others;
} readers;

static bool
has_op(const fxge_node *n, int op)
{
	return n->op && (int)n->op->id == op;
}

static fxge_value *
factors_of(fxge_node *quant)
{
	return fxge_node_in(quant, GE_DynamicQuant__smooth_scales);
}

/* Returns true if the value exists before the node. */
static bool
is_before(const fxge_value *v, const fxge_node *n)
{
	return v->def == n->graph->entry || (v->def->graph == n->graph && v->def->mark < n->mark);
}

/* Returns true if the program calls an operator of torch_npu that becomes the node. */
static bool
is_of_npu(const fxge_node *n)
{
	return strncmp(fxge_node_origin(n)->name, "npu.", strlen("npu.")) == 0;
}

/* Returns true if the integers may be those of the norm in f32. */
static bool
may_quantise(const fxge_node *norm, const fxge_node *q)
{
	return q->graph->program->quant == FXGE_QUANT_NPU || (is_of_npu(norm) && is_of_npu(q));
}

/* Returns true if the norm can quantise in place of node `q`. The kernels compute a second result
 * where both have factors. */
static bool
can_quantise(const readers *r, fxge_node *q)
{
	fxge_value *f = has_op(q, GE_DynamicQuant) ? factors_of(q) : NULL;

	if (!has_op(q, GE_DynamicQuant) || q->graph != r->norm->graph || !may_quantise(r->norm, q)
		|| q->ports[GE_DynamicQuant__group_index].present
		|| q->ports[GE_DynamicQuant__dst_type].present /* another than i8 */)
		return false;
	if (r->n_quants == MAX_QUANTS || (r->n_quants && (!f || !factors_of(r->quants[0]))))
		return false;
	return !f
		   || (f->meta->rank == 1 && f->meta->dtype == r->norm->results[0]->meta->dtype
			   && is_before(f, r->norm));
}

static readers
find_readers(const fxge_node *norm)
{
	readers r = {.norm = norm};

	for (const fxge_operand *o = norm->results[0]->uses; o; o = o->next_use) {
		fxge_node *n = o->user;

		if (can_quantise(&r, n))
			r.quants[r.n_quants++] = n;
		else if (!r.wide && has_op(n, GE_Cast) && n->graph == norm->graph
				 && n->results[0]->meta->dtype == FXGE_DT_F32)
			r.wide = n->results[0];
		else
			r.others = true;
	}
	if (r.n_quants == 2 && r.quants[1]->mark < r.quants[0]->mark) {
		fxge_node *second = r.quants[0];

		r.quants[0] = r.quants[1];
		r.quants[1] = second;
	}
	return r;
}

static bool
has_kernel(const fxge_node *n, int op)
{
	return !fxge_kernels_lack(n->graph->program->session, fxge_ops[op].name + strlen("ge."));
}

static fxge_arg
factors_arg(const readers *r, int k, int param)
{
	return fxge_a_value(param, k < r->n_quants ? factors_of(r->quants[k]) : NULL);
}

/* Replaces the results of quantisations by results [values, ..) and [scales, ..) of `y`. */
static void
set_quants(const readers *r, const fxge_node *y, int values, int scales)
{
	for (int k = 0; k < r->n_quants; k++) {
		fxge_value_replace(r->quants[k]->results[0], y->results[values + k]);
		fxge_value_replace(r->quants[k]->results[1], y->results[scales + k]);
	}
}

/* ---- norms of sums ---- */

/* Makes AddRmsNormDynamicQuant or its second version, which have equal parameters. */
static fxge_node *
quantised_sum(fxge_node *n, const readers *r, int op)
{
	return fxge_build_for(n, &fxge_ops[op],
		FXGE_ARGS(fxge_a_port(GE_AddRmsNormDynamicQuant__x1, n, GE_AddRmsNorm__x1),
			fxge_a_port(GE_AddRmsNormDynamicQuant__x2, n, GE_AddRmsNorm__x2),
			fxge_a_port(GE_AddRmsNormDynamicQuant__gamma, n, GE_AddRmsNorm__gamma),
			factors_arg(r, 0, GE_AddRmsNormDynamicQuant__smooth_scale1),
			factors_arg(r, 1, GE_AddRmsNormDynamicQuant__smooth_scale2),
			fxge_a_port(GE_AddRmsNormDynamicQuant__epsilon, n, GE_AddRmsNorm__epsilon)),
		0);
}

/* Fuses quantisations that are the only readers. Results: y1, y2, x, scale1, scale2. */
static bool
quantise_sum(fxge_node *n, const readers *r)
{
	const fxge_node *y = quantised_sum(n, r, GE_AddRmsNormDynamicQuant);

	if (!y)
		return false;
	set_quants(r, y, 0, 3);
	fxge_value_replace(n->results[2], y->results[2]);
	return true;
}

/* Fuses quantisations beside other readers. Results: y1, y2, y3 of f32, y4, x, scale1, scale2. */
static bool
quantise_read_sum(fxge_node *n, const readers *r)
{
	const fxge_node *y = quantised_sum(n, r, GE_AddRmsNormDynamicQuantV2);

	if (!y)
		return false;
	set_quants(r, y, 0, 5);
	if (r->wide)
		fxge_value_replace(r->wide, y->results[2]);
	fxge_value_replace(n->results[0], y->results[3]);
	fxge_value_replace(n->results[2], y->results[4]);
	return true;
}

/* Fuses a cast to f32. Results: y1 of f32, y2, rstd, x. */
static bool
cast_sum(fxge_node *n, const readers *r)
{
	const fxge_node *y = fxge_build_for(n, &fxge_ops[GE_AddRmsNormCast],
		FXGE_ARGS(fxge_a_port(GE_AddRmsNormCast__x1, n, GE_AddRmsNorm__x1),
			fxge_a_port(GE_AddRmsNormCast__x2, n, GE_AddRmsNorm__x2),
			fxge_a_port(GE_AddRmsNormCast__gamma, n, GE_AddRmsNorm__gamma),
			fxge_a_port(GE_AddRmsNormCast__epsilon, n, GE_AddRmsNorm__epsilon)),
		0);

	if (!y)
		return false;
	fxge_value_replace(r->wide, y->results[0]);
	for (int k = 0; k < 3; k++)
		fxge_value_replace(n->results[k], y->results[k + 1]);
	return true;
}

static bool
fuse_sum(fxge_node *n)
{
	const readers r = find_readers(n);
	bool quantised = r.n_quants && !n->results[1]->uses
					 && fxge_node_in(n, GE_AddRmsNorm__gamma)->meta->rank == 1;

	if (quantised && !r.others && !r.wide)
		return !has_kernel(n, GE_AddRmsNormDynamicQuant) || quantise_sum(n, &r);
	if (quantised && has_kernel(n, GE_AddRmsNormDynamicQuantV2))
		return quantise_read_sum(n, &r);
	return !r.wide || !has_kernel(n, GE_AddRmsNormCast) || cast_sum(n, &r);
}

/* ---- norms ---- */

/* Fuses a quantisation that is the only reader. */
static bool
fuse_norm(fxge_node *n)
{
	const fxge_meta *x = n->results[0]->meta, *gamma = fxge_node_in(n, GE_RmsNorm__gamma)->meta;
	const readers r = find_readers(n);

	if (r.n_quants != 1 || r.others || r.wide || n->results[1]->uses || gamma->rank != 1
		|| gamma->dtype != x->dtype || !has_kernel(n, GE_RmsNormDynamicQuant))
		return true;
	const fxge_node *y = fxge_build_for(n, &fxge_ops[GE_RmsNormDynamicQuant],
		FXGE_ARGS(fxge_a_port(GE_RmsNormDynamicQuant__x, n, GE_RmsNorm__x),
			fxge_a_port(GE_RmsNormDynamicQuant__gamma, n, GE_RmsNorm__gamma),
			factors_arg(&r, 0, GE_RmsNormDynamicQuant__smooth_scales),
			fxge_a_port(GE_RmsNormDynamicQuant__epsilon, n, GE_RmsNorm__epsilon)),
		0);

	if (y)
		set_quants(&r, y, 0, 1);
	return y != NULL;
}

static bool
fuse_graph(fxge_graph *g, int depth)
{
	bool ok = true;

	fxge_graph_number(g);
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; ok && i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok = fuse_graph(n->regions[i], depth + 1);
		if (!ok)
			return false;
		if (fxge_dtype_size(n->n_results ? n->results[0]->meta->dtype : FXGE_DT_F32) != 2)
			continue;
		if (has_op(n, GE_AddRmsNorm))
			ok = fuse_sum(n);
		else if (has_op(n, GE_RmsNorm))
			ok = fuse_norm(n);
	}
	return ok;
}

bool
fxge_pass_norms(fxge_program *p)
{
	return fxge_fusion_is_off(p, FXGE_NORM_RESULTS) || fuse_graph(p->main, 0);
}
