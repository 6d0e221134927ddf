/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers of detections of fixed size (--max-detections): data-dependent sizes become constants,
 * and the numbers of valid rows outputs. The last torchvision::nms has N rows; other operators that
 * select rows (detections_rows.c) have as many as they can.
 *
 *  - requires: functional program of known metas, nms not decomposed
 *  - keeps: the first `count` rows of all outputs
 *  - breaks: outputs have N rows, the later ones without meaning; assertions about the size are
 *    removed; an output `count` for each number of rows that is returned
 *
 * Any other node whose operands have padded rows must compute a row of its results from the same
 * rows of its operands (analysis/padded.def), or it is an error. */
#include "base/diag/commands.h"
#include "base/diag/passes.h"
#include "infer/infer.h"
#include "ir/build.h"
#include "passes/analysis/padded.h"
#include "passes/detections.h"
#include "passes/passes.h"

#include "fxge_aten_compare.h"
#include "fxge_aten_vision.h"

/* ---- sizes ---- */

fxge_size
fxge_fixed_size(fxge_fixing *x, fxge_size s)
{
	fxge_syms *t = x->program->syms;
	int n = fxge_syms_count(t);

	if (fxge_size_is_small(s) || !x->symbols.len || !fxge_sym_depends_on_data(t, s))
		return s;
	fxge_size *to = FXGE_NEW_ARRAY(&x->program->scratch, (size_t)n, fxge_size);
	bool *has = FXGE_NEW_ARRAY(&x->program->scratch, (size_t)n, bool);

	for (int i = 0; i < n; i++)
		for (size_t k = 0; k < x->symbols.len; k++)
			if (fxge_size_same(fxge_syms_at(t, i), x->symbols.data[k])) {
				has[i] = true;
				to[i] = x->sizes.data[k];
			}
	return fxge_sym_subst(t, s, to, has, n);
}

static bool
is_fixed(fxge_fixing *x, fxge_size s)
{
	return !fxge_size_same(fxge_fixed_size(x, s), s);
}

/* Returns the number of sizes of `m` that change, and the dim of the last. */
static int
fixed_dims(fxge_fixing *x, const fxge_meta *m, int *dim)
{
	int n = 0;

	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
		if (is_fixed(x, m->shape[d])) {
			*dim = d;
			n++;
		}
	return n + (m->kind == FXGE_META_SIZE && is_fixed(x, m->size));
}

static bool
is_size(const fxge_operand *o)
{
	return o->kind == FXGE_K_INT || o->kind == FXGE_K_SYM;
}

/* Returns the parameter of operand i. */
static int
param_of(const fxge_node *n, uint32_t i)
{
	for (int p = 0; p < n->op->n_params; p++)
		if (i >= n->ports[p].first && i - n->ports[p].first < n->ports[p].count)
			return p;
	return -1;
}

static bool
is_shape(const fxge_node *n, uint32_t i)
{
	static const char *const names[] = {"size", "sizes", "shape", "end"};
	int p = param_of(n, i);

	for (size_t k = 0; p >= 0 && k < sizeof names / sizeof *names; k++)
		if (strcmp(n->op->params[p].name, names[k]) == 0)
			return true;
	return false;
}

/* ---- nodes ---- */

bool
fxge_refuse_fixed(fxge_fixing *x, fxge_node *n, const char *why)
{
	fxge_fail(x->program, n, FXGE_D_FIXED_ROWS,
		"a fixed number of detections is impossible here: %s", why);
	return false;
}

/* Records the constant of a size that the saved program names by a symbol of its own, as that of
 * keep[:100]. */
static void
note_sizes(fxge_fixing *x, const fxge_meta *before, const fxge_meta *now)
{
	fxge_syms *t = x->program->syms;

	for (int d = 0; d < before->rank && before->rank == now->rank; d++) {
		fxge_size s = before->shape[d];

		if (fxge_size_is_small(s) || fxge_size_same(s, now->shape[d]) || is_fixed(x, s)
			|| fxge_sym_op_of(t, s) != FXGE_SYM_SYMBOL || !fxge_sym_is_unbacked(t, s))
			continue;
		fxge_vec_push(&x->program->scratch, &x->symbols, s);
		fxge_vec_push(&x->program->scratch, &x->sizes, now->shape[d]);
	}
}

void
fxge_set_rows(fxge_fixing *x, const fxge_value *v, fxge_padded *rows)
{
	const fxge_span span = {rows->before->shape[rows->dim], rows->source};

	fxge_map_put(&x->program->scratch, &x->rows, (uintptr_t)v, rows);
	for (size_t k = 0; k < x->spans.len; k++)
		if (fxge_size_same(span.size, x->spans.data[k].size))
			return;
	fxge_vec_push(&x->program->scratch, &x->spans, span);
}

/* Infers the node again with the fixed sizes. */
static bool
infer_again(fxge_fixing *x, fxge_node *n, const fxge_meta **before)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (is_size(&n->operands[i]))
			n->operands[i].size = fxge_fixed_size(x, n->operands[i].size);
	for (uint32_t k = 0; k < n->n_results; k++) {
		before[k] = n->results[k]->meta;
		fxge_value_set_meta(x->program, n->results[k], &fxge_meta_unknown);
	}
	if (!fxge_infer_node(n))
		return false;
	for (uint32_t k = 0; k < n->n_results; k++)
		note_sizes(x, before[k], n->results[k]->meta);
	return true;
}

/* Sets the rows of a node without padded operands, whose results are equal in all rows. */
static const char *
created_rows(fxge_fixing *x, const fxge_meta *before, fxge_padded *out)
{
	int dim = 0;

	*out = (fxge_padded){.before = before, .copies = true, .source = UINT32_MAX};
	if (fixed_dims(x, before, &dim) != 1)
		return "more than one of its sizes follows from the number of detections";
	for (size_t k = 0; k < x->spans.len; k++)
		if (fxge_size_same(before->shape[dim], x->spans.data[k].size))
			out->source = x->spans.data[k].source;
	out->dim = (uint8_t)dim;
	return out->source == UINT32_MAX ? "its size is computed from the number of detections" : NULL;
}

static bool
set_rows(fxge_fixing *x, fxge_node *n, const fxge_padded *const *of, bool padded,
	const fxge_meta *const *before)
{
	fxge_program *p = x->program;

	for (uint32_t k = 0; k < n->n_results; k++) {
		fxge_padded *rows = FXGE_NEW(&p->scratch, fxge_padded);
		const fxge_meta *now = n->results[k]->meta;
		const char *why =
			padded ? fxge_padded_of(n, of, before[k], rows) : created_rows(x, before[k], rows);
		int dim = 0;

		if (!why
			&& (now->rank != before[k]->rank || fixed_dims(x, before[k], &dim) != 1
				|| dim != rows->dim))
			why = "the rows of its result are not a dim of their own";
		if (why)
			return fxge_refuse_fixed(x, n, why);
		fxge_set_rows(x, n->results[k], rows);
	}
	return true;
}

/* Returns true for operators without padded operands whose results have equal rows. */
static bool
creates_rows(const fxge_node *n)
{
	return fxge_padded_kind_of(n->op) == FXGE_PADDED_CREATE
		   || strcmp(n->op->name, "aten.expand.default") == 0;
}

typedef struct dependence {
	const fxge_padded **of; /* by operand */
	bool padded, sized;     /* operands with rows, and sizes that are fixed */
	bool computes;          /* a size is a number of the computation */
} dependence;

static dependence
dependence_of(fxge_fixing *x, const fxge_node *n)
{
	dependence d = {
		.of = FXGE_NEW_ARRAY(&x->program->scratch, n->n_operands + 1, const fxge_padded *)};
	int dim;

	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];

		d.of[i] = o->kind == FXGE_K_VALUE ? fxge_map_get(&x->rows, (uintptr_t)o->value) : NULL;
		d.padded |= d.of[i] != NULL;
		if (is_size(o) && is_fixed(x, o->size)) {
			d.sized = true;
			d.computes |= !is_shape(n, i);
		}
	}
	for (uint32_t k = 0; k < n->n_results; k++)
		d.sized |= fixed_dims(x, n->results[k]->meta, &dim) > 0;
	return d;
}

/* Refuses a node that combines rows, before its sizes disagree. */
static bool
check_rows(fxge_fixing *x, fxge_node *n, const dependence *d)
{
	fxge_padded rows;

	for (uint32_t k = 0; d->padded && k < n->n_results; k++) {
		const char *why = fxge_padded_of(n, d->of, n->results[k]->meta, &rows);

		if (why)
			return fxge_refuse_fixed(x, n, why);
	}
	return true;
}

static bool
visit_node(fxge_fixing *x, fxge_node *n)
{
	dependence d = dependence_of(x, n);

	if (fxge_padded_kind_of(n->op) == FXGE_PADDED_CREATE)
		d.padded = false; /* new_zeros reads no element */
	fxge_selecting selecting = fxge_detections_select(x, n, d.of);

	if (selecting)
		return selecting == FXGE_SELECTS_ROWS;
	if (!d.padded && !d.sized)
		return true;
	if ((fxge_padded_kind_of(n->op) == FXGE_PADDED_ASSERT
			|| (n->n_results && n->results[0]->meta->kind == FXGE_META_SIZE))
		&& !fxge_node_is_used(n)) {
		fxge_node_erase(n);
		return true;
	}
	if (d.computes)
		return fxge_refuse_fixed(x, n, "it computes with the number of detections");
	if (!d.padded && !creates_rows(n))
		return fxge_refuse_fixed(x, n, "its sizes follow from the number of detections");
	const fxge_meta **before =
		FXGE_NEW_ARRAY(&x->program->scratch, n->n_results + 1, const fxge_meta *);

	return check_rows(x, n, &d) && infer_again(x, n, before)
		   && set_rows(x, n, d.of, d.padded, before);
}

/* ---- outputs ---- */

static bool
has_output(const fxge_program *p, const char *name)
{
	for (size_t i = 0; i < p->outputs.len; i++)
		if (p->outputs.data[i].name && strcmp(p->outputs.data[i].name, name) == 0)
			return true;
	return false;
}

static fxge_name
count_name(fxge_program *p)
{
	const char *name = "count";

	for (size_t k = 1; has_output(p, name); k++)
		name = fxge_arena_printf(&p->scratch, "count_%zu", k);
	return fxge_names_get(p->names, name);
}

/* Returns a tree of the result and `n` counts behind it: (result, count). */
static const char *
tree_with_counts(fxge_program *p, const char *tree, size_t n)
{
	const char *begin = tree ? strchr(tree, '{') : NULL, *end = tree ? strrchr(tree, ']') : NULL;
	fxge_sbuf b;

	if (!begin || !end || end < begin)
		return tree;
	fxge_sbuf_init(&b, &p->arena);
	fxge_sbuf_fmt(&b,
		"%.*s{\"type\": \"builtins.tuple\", \"context\": \"null\", \"children_spec\": [%.*s",
		(int)(begin - tree), tree, (int)(end - begin), begin);
	for (size_t i = 0; i < n; i++)
		fxge_sbuf_fmt(&b, ", {\"type\": null, \"context\": null, \"children_spec\": []}");
	fxge_sbuf_fmt(&b, "]}]");
	return b.data;
}

/* Checks an output; sets shown[source] to its number of rows, if more than another has. */
static bool
check_output(fxge_fixing *x, uint32_t i, int64_t *shown)
{
	fxge_graph *g = x->program->main;
	const fxge_operand *o = fxge_graph_output(g, i);
	const fxge_padded *rows =
		o->kind == FXGE_K_VALUE ? fxge_map_get(&x->rows, (uintptr_t)o->value) : NULL;
	int64_t n;

	if (is_size(o) && is_fixed(x, o->size))
		return fxge_refuse_fixed(x, g->ret, "an output is the number of detections");
	if (rows && x->program->outputs.data[i].kind != FXGE_OUT_USER)
		return fxge_refuse_fixed(x, g->ret, "an output gives a state or an input padded rows");
	if (rows && fxge_sym_is_int(x->program->syms, o->value->meta->shape[rows->dim], &n)
		&& n > shown[rows->source])
		shown[rows->source] = n;
	return true;
}

/* Returns the number of valid rows of source k among the `most` of its outputs. */
static fxge_value *
count_of(fxge_fixing *x, size_t k, int64_t most)
{
	fxge_value *v = x->counts.data[k];

	if (most >= x->most.data[k])
		return v;
	return fxge_build1(x->program->main, x->program->main->ret, &fxge_ops[ATEN_clamp_max],
		FXGE_ARGS(fxge_a_value(ATEN_clamp_max__self, v), fxge_a_int(ATEN_clamp_max__max, most)),
		v->def->loc);
}

static bool
add_counts(fxge_fixing *x)
{
	fxge_program *p = x->program;
	uint32_t n = fxge_graph_n_outputs(p->main), added = n;
	int64_t *shown = FXGE_NEW_ARRAY(&p->scratch, x->counts.len, int64_t);
	fxge_operand *o = FXGE_NEW_ARRAY(&p->scratch, n + x->counts.len, fxge_operand);

	for (uint32_t i = 0; i < n; i++) {
		if (!check_output(x, i, shown))
			return false;
		o[i] = *fxge_graph_output(p->main, i);
	}
	for (size_t k = 0; k < x->counts.len; k++) {
		if (!shown[k])
			continue;
		const fxge_output out = {.kind = FXGE_OUT_USER, .name = count_name(p)};
		fxge_value *count = count_of(x, k, shown[k]);

		if (!count)
			return false;
		o[added++] = (fxge_operand){.kind = FXGE_K_VALUE, .value = count};
		fxge_vec_push(&p->arena, &p->outputs, out);
	}
	fxge_graph_set_outputs(p->main, o, added);
	p->form.out_spec = tree_with_counts(p, p->form.out_spec, added - n);
	return true;
}

/* ---- the pass ---- */

/* Refuses a size that remains data-dependent. Recurses at most FXGE_MAX_DEPTH deep. */
static bool
check_rest(fxge_fixing *x, fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t k = 0; k < n->n_results; k++) {
			const fxge_meta *m = n->results[k]->meta;
			bool data =
				m->kind == FXGE_META_SIZE && fxge_sym_depends_on_data(x->program->syms, m->size);

			for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
				data |= fxge_sym_depends_on_data(x->program->syms, m->shape[d]);
			if (data)
				return fxge_refuse_fixed(x, n,
					"its size follows from data in a form that has no constant number of rows");
		}
		for (uint32_t i = 0; i < n->n_regions; i++)
			if (!check_rest(x, n->regions[i]))
				return false;
	}
	return true;
}

/* Removes the conditions on fixed sizes. */
static void
drop_guards(fxge_fixing *x)
{
	fxge_program *p = x->program;
	size_t to = 0;

	for (size_t i = 0; i < p->guards.len; i++)
		if (!p->guards.data[i].parsed || !is_fixed(x, p->guards.data[i].cond))
			p->guards.data[to++] = p->guards.data[i];
	p->guards.len = to;
}

bool
fxge_pass_detections(fxge_program *p)
{
	fxge_fixing x = {.program = p};

	if (!p->most_detections)
		return true;
	fxge_detections_mark(&x);
	FXGE_EACH_NODE_SAFE (n, p->main)
		if (!visit_node(&x, n))
			return false;
	if (!x.found) {
		fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			"--max-detections: the program does not call torchvision::nms, so no number of "
			"detections follows from data");
		return false;
	}
	drop_guards(&x);
	return add_counts(&x) && check_rest(&x, p->main);
}
