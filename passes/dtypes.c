/* SPDX-License-Identifier: Apache-2.0 */
/* Rewriting of a program to other dtypes: each node reads its operands in the dtypes chosen for it,
 * by Cast nodes, and its results have the dtypes that follow.
 *
 *  - requires: ge.* nodes; metas
 *  - keeps: nodes, their order and sizes
 *  - breaks: dtypes of values, and of outputs if the choice widens */
#include "passes/dtypes.h"

#include "infer/infer.h"
#include "ir/build.h"
#include "ir/fit.h"

#include "fxge_ge_cast.h"

typedef struct rewriter {
	fxge_program *program;
	const fxge_dtype_choice *choice;
	fxge_arena *arena; /* the program's: inference resets scratch memory */
	fxge_map declared; /* fxge_value -> dtype + 1, before the rewriting */
	fxge_map current;  /* fxge_value -> value in its place, if another one has its number */
	fxge_map casts;    /* value and dtype -> Cast of the value */
	fxge_map chosen;   /* fxge_node -> fxge_node_dtypes */
	fxge_map indices;  /* fxge_value -> index + 1 in the main graph */
	fxge_map relaxed;  /* fxge_op -> row without restrictions */
	uint32_t n_values;
} rewriter;

static bool
is_real(fxge_dtype d)
{
	return fxge_dtype_is_float(d) || fxge_dtype_is_complex(d);
}

/* ---- values ---- */

static void
declare(rewriter *r, const fxge_value *v)
{
	if (v->meta->kind == FXGE_META_TENSOR)
		fxge_map_put(r->arena, &r->declared, fxge_ptr_key(v),
			(void *)(uintptr_t)((uintptr_t)v->meta->dtype + 1));
}

/* Returns true if the node writes into an operand, whose memory keeps its dtype. */
static bool
is_writer(const fxge_node *n)
{
	for (int i = 0; i < n->op->n_params; i++)
		if (n->op->params[i].writes)
			return true;
	for (int i = 0; i < n->op->n_results; i++)
		if (n->op->results[i].writes)
			return true;
	return (n->op->flags & FXGE_OP_MUTATES) != 0;
}

/* Stores the dtypes chosen for a node, while all metas are those declared. */
static void
choose(rewriter *r, const fxge_node *n)
{
	fxge_node_dtypes *d = FXGE_NEW(r->arena, fxge_node_dtypes);

	d->operands = FXGE_NEW_ARRAY(r->arena, n->n_operands, fxge_dtype);
	d->results = FXGE_NEW_ARRAY(r->arena, n->n_results, fxge_dtype);
	if (!is_writer(n))
		r->choice->node(r->choice->user, n, d);
	fxge_map_put(r->arena, &r->chosen, fxge_ptr_key(n), d);
}

static void
declare_graph(rewriter *r, const fxge_graph *g)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		declare(r, fxge_graph_input(g, i));
	FXGE_EACH_NODE (n, g) {
		for (uint32_t k = 0; k < n->n_results; k++) {
			declare(r, n->results[k]);
			if (!g->parent)
				fxge_map_put(r->arena, &r->indices, fxge_ptr_key(n->results[k]),
					(void *)(uintptr_t)++r->n_values);
		}
		for (uint32_t i = 0; i < n->n_regions; i++)
			declare_graph(r, n->regions[i]);
		if (n->op && !n->n_regions)
			choose(r, n);
	}
}

/* Returns the dtype that the value had; NONE if it was not a tensor. */
static fxge_dtype
declared_dtype(const rewriter *r, const fxge_value *v)
{
	uintptr_t d = (uintptr_t)fxge_map_get(&r->declared, fxge_ptr_key(v));

	return d ? (fxge_dtype)(d - 1) : FXGE_DT_NONE;
}

static fxge_value *
current_value(const rewriter *r, fxge_value *v)
{
	fxge_value *now = fxge_map_get(&r->current, fxge_ptr_key(v));

	return now ? now : v;
}

static void
set_dtype(rewriter *r, fxge_value *v, fxge_dtype dt)
{
	fxge_meta m = *v->meta;

	m.dtype = dt;
	m.stride = NULL;
	if (m.kind == FXGE_META_TENSOR && v->meta->dtype != dt)
		fxge_value_set_meta(r->program, v, &m);
}

/* Reports a value, and the number of the value of the program that it holds. */
static void
announce(const rewriter *r, const fxge_value *origin, fxge_value *v, bool is_copy)
{
	uint32_t index = (uint32_t)(uintptr_t)fxge_map_get(&r->indices, fxge_ptr_key(origin));

	if (index && r->choice->value)
		r->choice->value(r->choice->user, index - 1, v, is_copy);
}

static fxge_value *
emit_cast(rewriter *r, fxge_node *before, fxge_value *v, fxge_dtype to)
{
	fxge_node *c = fxge_node_new(before->graph, before, &fxge_ops[GE_Cast],
		FXGE_ARGS(fxge_a_value(GE_Cast__x, v), fxge_a_int(GE_Cast__dst_type, fxge_dtypes[to].ge)),
		1, before->loc);

	if (!c)
		return NULL;
	fxge_value_set_meta(r->program, c->results[0], v->meta);
	set_dtype(r, c->results[0], to);
	return c->results[0];
}

/* Returns the value in a dtype, by a Cast behind its definition. `origin` is the value of the
 * program that it holds. Returns NULL after a diagnostic. */
static fxge_value *
value_in(rewriter *r, const fxge_value *origin, fxge_value *v, fxge_dtype to)
{
	if (v->meta->kind != FXGE_META_TENSOR || v->meta->dtype == to)
		return v;
	void **slot = fxge_map_at(r->arena, &r->casts, fxge_ptr_key(v) * FXGE_DT_COUNT + to);

	if (!*slot) {
		fxge_value *c = emit_cast(r, v->def->next, v, to);

		if (!c)
			return NULL;
		*slot = c;
		announce(r, origin, c, true);
	}
	return *slot;
}

/* ---- one node ---- */

/* Returns the operator without restrictions of dtypes. */
static const fxge_op *
relaxed_op(rewriter *r, const fxge_op *op)
{
	void **slot = fxge_map_at(&r->program->arena, &r->relaxed, fxge_ptr_key(op));

	if (*slot)
		return *slot;
	fxge_op *free = fxge_arena_copy(&r->program->arena, op, sizeof *op);
	fxge_param *params =
		fxge_arena_copy(&r->program->arena, op->params, (size_t)op->n_params * sizeof *params);
	fxge_result *results =
		fxge_arena_copy(&r->program->arena, op->results, (size_t)op->n_results * sizeof *results);

	for (int i = 0; i < op->n_params; i++) {
		params[i].dtypes = 0;
		params[i].symbol = 0;
	}
	for (int i = 0; i < op->n_results; i++) {
		results[i].dtypes = 0;
		results[i].symbol = 0;
	}
	free->params = params;
	free->results = results;
	free->n_promotions = 0;
	return *slot = free;
}

/* Sets the operands of the node in the chosen dtypes, by the form. */
static bool
set_operands(rewriter *r, fxge_node *n, fxge_value *const *origin, const fxge_node_dtypes *d)
{
	for (uint32_t i = 0; i < n->n_operands; i++) {
		fxge_dtype had = origin[i] ? declared_dtype(r, origin[i]) : FXGE_DT_NONE;

		if (!is_real(had))
			continue;
		fxge_dtype to = d->operands[i] ? d->operands[i] : had;
		fxge_value *v = value_in(r, origin[i], current_value(r, origin[i]), to);

		if (v && d->form != FXGE_DTYPES_CHOSEN && to != had)
			v = value_in(
				r, origin[i], v, d->form == FXGE_DTYPES_IN_F32 ? fxge_dtype_opmath(had) : had);
		if (!v)
			return false;
		fxge_operand_set(&n->operands[i], v);
	}
	return true;
}

/* A Cast between real dtypes produces the dtype chosen for its result. */
static void
set_cast(fxge_node *n, const fxge_node_dtypes *d)
{
	if ((int)n->op->id == GE_Cast && d->results[0] && d->form == FXGE_DTYPES_CHOSEN)
		n->operands[n->ports[GE_Cast__dst_type].first].size =
			fxge_size_small(fxge_dtypes[d->results[0]].ge);
}

/* Returns true if all operands have the declared dtypes. */
static bool
reads_declared(const rewriter *r, const fxge_node *n, fxge_value *const *origin)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (origin[i] && is_real(declared_dtype(r, origin[i]))
			&& n->operands[i].value->meta->dtype != declared_dtype(r, origin[i]))
			return false;
	return true;
}

/* Infers the dtypes of the results from those of the operands. Returns false if the operator does
 * not take them. */
static bool
infer_dtypes(rewriter *r, fxge_node *n, fxge_value *const *origin)
{
	fxge_diags *d = &r->program->session->diags, before = *d;
	fxge_arena *a = &r->program->scratch;
	fxge_arena_mark mark = fxge_arena_save(a);
	const fxge_meta **metas = FXGE_NEW_ARRAY(a, n->n_operands, const fxge_meta *);
	fxge_meta *out;

	for (uint32_t i = 0; i < n->n_operands; i++)
		metas[i] = n->operands[i].kind == FXGE_K_VALUE ? n->operands[i].value->meta : NULL;
	bool ok = !fxge_misfit_operands(a, n, metas);
	fxge_inferred how = ok ? fxge_infer_metas(n, &out) : FXGE_INFER_FAILED;

	ok = how == FXGE_INFERRED && !fxge_misfit_results(a, n, metas, out);
	for (uint32_t k = 0; ok && k < n->n_results; k++)
		if (out[k].kind == FXGE_META_TENSOR)
			set_dtype(r, n->results[k], out[k].dtype);
	if (how == FXGE_INFER_NOTHING)
		ok = reads_declared(r, n, origin);
	fxge_diags_rewind(d, &before, NULL);
	fxge_arena_restore(a, mark);
	return ok;
}

/* Rounds the results of a node that computed in other dtypes to the chosen ones. */
static bool
round_results(rewriter *r, fxge_node *n, const fxge_node_dtypes *d)
{
	for (uint32_t k = 0; d->form != FXGE_DTYPES_CHOSEN && k < n->n_results; k++) {
		fxge_value *v = n->results[k];
		fxge_dtype to = d->results[k];

		if (!to || !is_real(declared_dtype(r, v)) || v->meta->dtype == to)
			continue;
		fxge_value *low = emit_cast(r, n->next, v, to);

		if (!low)
			return false;
		fxge_map_put(r->arena, &r->current, fxge_ptr_key(v), low);
	}
	return true;
}

static void
announce_results(rewriter *r, fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++) {
		fxge_value *now = current_value(r, n->results[k]);

		announce(r, n->results[k], now, false);
	}
}

/* ---- graphs ---- */

static bool rewrite_graph(rewriter *r, fxge_graph *g);

static fxge_dtype
region_dtype(const rewriter *r, fxge_dtype declared)
{
	return is_real(declared) ? r->choice->region(r->choice->user, declared) : declared;
}

/* Sets an operand to its value in the dtype of values that cross the border of a nested graph. */
static bool
set_border(rewriter *r, fxge_operand *o)
{
	fxge_value *origin = o->kind == FXGE_K_VALUE ? o->value : NULL;
	fxge_dtype had = origin ? declared_dtype(r, origin) : FXGE_DT_NONE;

	if (!is_real(had))
		return true;
	fxge_value *v = value_in(r, origin, current_value(r, origin), region_dtype(r, had));

	if (v)
		fxge_operand_set(o, v);
	return v != NULL;
}

static bool
rewrite_regions(rewriter *r, fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (!set_border(r, &n->operands[i]))
			return false;
	for (uint32_t k = 0; k < n->n_results; k++)
		if (is_real(declared_dtype(r, n->results[k])))
			set_dtype(r, n->results[k], region_dtype(r, n->results[k]->meta->dtype));
	for (uint32_t i = 0; i < n->n_regions; i++) {
		fxge_graph *g = n->regions[i];

		for (uint32_t k = 0; k < fxge_graph_n_inputs(g); k++)
			if (is_real(declared_dtype(r, fxge_graph_input(g, k))))
				set_dtype(r, fxge_graph_input(g, k),
					region_dtype(r, fxge_graph_input(g, k)->meta->dtype));
		if (!rewrite_graph(r, g))
			return false;
		for (uint32_t k = 0; k < fxge_graph_n_outputs(g); k++)
			if (!set_border(r, fxge_graph_output(g, k)))
				return false;
	}
	return true;
}

static bool
rewrite_node(rewriter *r, fxge_node *n)
{
	fxge_value **origin = FXGE_NEW_ARRAY(r->arena, n->n_operands, fxge_value *);
	fxge_node_dtypes d = *(const fxge_node_dtypes *)fxge_map_get(&r->chosen, fxge_ptr_key(n));

	for (uint32_t i = 0; i < n->n_operands; i++)
		origin[i] = n->operands[i].kind == FXGE_K_VALUE ? n->operands[i].value : NULL;
	if (r->choice->relaxed)
		n->op = relaxed_op(r, n->op);
	set_cast(n, &d);
	for (;; d.form++) {
		if (!set_operands(r, n, origin, &d))
			return false;
		if (infer_dtypes(r, n, origin) || d.form == FXGE_DTYPES_DECLARED)
			break;
	}
	return round_results(r, n, &d);
}

/* Rewrites the nodes of a graph. Recursion is limited: regions nest at most FXGE_MAX_DEPTH deep. */
static bool
rewrite_graph(rewriter *r, fxge_graph *g)
{
	FXGE_EACH_NODE_SAFE (n, g) {
		if (n->op && !(n->n_regions ? rewrite_regions(r, n) : rewrite_node(r, n)))
			return false;
		announce_results(r, n);
	}
	return true;
}

static bool
set_outputs(rewriter *r)
{
	fxge_graph *g = r->program->main;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_operand *o = fxge_graph_output(g, i);
		fxge_value *origin = o->kind == FXGE_K_VALUE ? o->value : NULL;
		fxge_dtype had = origin ? declared_dtype(r, origin) : FXGE_DT_NONE;

		if (!is_real(had))
			continue;
		bool keep = r->choice->widened && r->program->outputs.data[i].kind != FXGE_OUT_STATE;
		fxge_value *v = current_value(r, origin);

		v = keep ? v : value_in(r, origin, v, had);
		if (!v)
			return false;
		fxge_operand_set(o, v);
	}
	return true;
}

bool
fxge_pass_dtypes(fxge_program *p, const fxge_dtype_choice *choice)
{
	rewriter r = {.program = p, .choice = choice, .arena = &p->arena};

	declare_graph(&r, p->main);
	return rewrite_graph(&r, p->main) && set_outputs(&r);
}
