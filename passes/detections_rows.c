/* SPDX-License-Identifier: Apache-2.0 */
/* Operators that select, append or order rows, with a constant number of rows (--max-detections):
 * the valid rows of a result are its first ones, and a value counts them. */
#include "passes/detections.h"

#include "base/diag/passes.h"
#include "ir/build.h"
#include "ir/call.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_compare.h"
#include "fxge_aten_index.h"
#include "fxge_aten_reduce.h"
#include "fxge_aten_sort.h"
#include "fxge_aten_sym.h"
#include "fxge_aten_vision.h"
#include "fxge_aten_view.h"

static const char not_constant[] = "a number of rows before it is not a constant";

/* ---- rows that are selected later ---- */

static bool
depends_on_data(const fxge_node *n, const fxge_value *v, int dim)
{
	const fxge_meta *m = v->meta;

	return m->kind == FXGE_META_TENSOR && dim < m->rank
		   && fxge_sym_depends_on_data(n->graph->program->syms, m->shape[dim]);
}

/* Returns the position of the only index of an aten.index if it is a mask, else -1. */
static int
mask_of(const fxge_node *n)
{
	int found = -1;

	if (n->op->id != ATEN_index_Tensor)
		return -1;
	for (uint32_t i = 1; i < n->n_operands; i++) {
		if (n->operands[i].kind != FXGE_K_VALUE)
			continue;
		if (found >= 0 || n->operands[i].value->meta->dtype != FXGE_DT_BOOL)
			return -1;
		found = (int)i;
	}
	return found;
}

/* Returns the dim along which a node reads all rows of a tensor: cat, topk, sort; else -1. */
static int
dim_along(const fxge_node *n)
{
	fxge_call call = fxge_call_of(n, &n->graph->program->scratch);
	int p = fxge_op_param(n->op, "dim");
	bool reads = n->op->id == ATEN_cat || n->op->id == ATEN_topk || n->op->id == ATEN_sort
				 || n->op->id == ATEN_sort_stable;
	const fxge_value *v = reads && n->n_operands ? n->operands[0].value : NULL;

	if (!v || n->operands[0].kind != FXGE_K_VALUE || v->meta->kind != FXGE_META_TENSOR
		|| !v->meta->rank)
		return -1;
	return fxge_arg_dim(&call, p, v->meta->rank);
}

/* Returns whether a node computes with all rows of a value whose rows data tell. */
static bool
selects(const fxge_node *n)
{
	int d = dim_along(n);

	if (n->op->id == TORCHVISION_nms || n->op->id == ATEN_where || n->op->id == ATEN_nonzero
		|| n->op->id == ATEN_max || mask_of(n) >= 0)
		return true;
	for (uint32_t i = 0; d >= 0 && i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && depends_on_data(n, n->operands[i].value, d))
			return true;
	return false;
}

void
fxge_detections_mark(fxge_fixing *x)
{
	fxge_graph *g = x->program->main;

	for (fxge_node *n = g->ret->prev; n != g->entry; n = n->prev)
		for (uint32_t k = 0; k < n->n_results; k++)
			FXGE_EACH_USE (u, n->results[k])
				if (u->user != g->ret
					&& (selects(u->user) || fxge_map_get(&x->inner, (uintptr_t)u->user)))
					fxge_map_put(&x->program->scratch, &x->inner, (uintptr_t)n, n);
}

/* ---- sources ---- */

static uint32_t
add_source(fxge_fixing *x, fxge_value *count, int64_t most)
{
	fxge_vec_push(&x->program->scratch, &x->most, most);
	fxge_vec_push(&x->program->scratch, &x->counts, count);
	return (uint32_t)x->counts.len - 1;
}

static bool
rows_at(const fxge_fixing *x, const fxge_value *v, int dim, int64_t *n)
{
	const fxge_meta *m = v->meta;

	return m->kind == FXGE_META_TENSOR && dim < m->rank
		   && fxge_sym_is_int(x->program->syms, m->shape[dim], n);
}

/* Replaces result k of `n` by `v`, whose rows at `dim` are those of a source. `positions`: they
 * are positions in other rows. */
static void
replace(fxge_fixing *x, fxge_node *n, uint32_t k, fxge_value *v, int dim, uint32_t source,
	bool positions)
{
	fxge_program *p = x->program;
	const fxge_meta *before = n->results[k]->meta;
	fxge_size s = before->shape[dim];
	fxge_padded *rows = FXGE_NEW(&p->scratch, fxge_padded);

	*rows = (fxge_padded){.before = before,
		.source = source,
		.dim = (uint8_t)dim,
		.copies = true,
		.positions = positions};
	if (!fxge_size_is_small(s) && fxge_sym_op_of(p->syms, s) == FXGE_SYM_SYMBOL
		&& fxge_size_same(fxge_fixed_size(x, s), s)) {
		fxge_vec_push(&p->scratch, &x->symbols, s);
		fxge_vec_push(&p->scratch, &x->sizes, v->meta->shape[dim]);
	}
	fxge_set_rows(x, v, rows);
	fxge_value_replace(n->results[k], v);
}

static fxge_selecting
done(fxge_node *n)
{
	fxge_node_erase(n);
	return FXGE_SELECTS_ROWS;
}

static fxge_selecting
wrong(fxge_fixing *x, fxge_node *n, const char *why)
{
	if (why)
		fxge_refuse_fixed(x, n, why);
	return FXGE_SELECTS_WRONG;
}

static bool
same_ints(const int64_t *a, const int64_t *b, int n)
{
	return memcmp(a, b, (size_t)n * sizeof *a) == 0;
}

/* Returns the equal selection that exists, or NULL. */
static fxge_selected *
known(fxge_fixing *x, const fxge_selected *s)
{
	for (size_t i = 0; i < x->selected.len; i++) {
		fxge_selected *o = &x->selected.data[i];

		if (o->mask == s->mask && o->merged == s->merged && o->n == s->n
			&& same_ints(o->of, s->of, s->n) && same_ints(o->sizes, s->sizes, s->n))
			return o;
	}
	return NULL;
}

static fxge_selected *
remember(fxge_fixing *x, fxge_selected s, fxge_value *order, fxge_value *count, int64_t most)
{
	s.order = order;
	s.source = add_source(x, count, most);
	fxge_vec_push(&x->program->scratch, &x->selected, s);
	return &x->selected.data[x->selected.len - 1];
}

static fxge_arg
count_arg(fxge_fixing *x, int param, const fxge_padded *rows)
{
	return fxge_a_value(param, rows ? x->counts.data[rows->source] : NULL);
}

/* ---- masks ---- */

static fxge_selected *
select_true(fxge_fixing *x, fxge_node *n, fxge_value *mask, const fxge_padded *rows)
{
	static const int64_t none[1];
	int64_t all = 0;
	fxge_selected s = {.mask = mask, .of = none, .sizes = none}, *found = known(x, &s);

	if (found)
		return found;
	fxge_node *made = fxge_build_for(n, &fxge_ops[FXGE_rows_of],
		FXGE_ARGS(fxge_a_value(FXGE_rows_of__mask, mask), count_arg(x, FXGE_rows_of__count, rows)),
		2);

	rows_at(x, mask, 0, &all);
	return made ? remember(x, s, made->results[0], made->results[1], all) : NULL;
}

/* Returns NULL, or why the positions of true elements have no constant number. */
static const char *
check_mask(const fxge_fixing *x, const fxge_value *mask)
{
	int64_t n;

	if (mask->meta->rank != 1)
		return "it selects by a mask of more than one dim";
	if (!rows_at(x, mask, 0, &n))
		return not_constant;
	return n < 1 ? "it selects among no rows" : NULL;
}

/* aten.where of a condition, aten.nonzero */
static fxge_selecting
fix_places(fxge_fixing *x, fxge_node *n, const fxge_padded *const *of)
{
	fxge_value *mask = n->operands[0].value;
	const char *why = check_mask(x, mask);

	if (why)
		return wrong(x, n, why);
	if (mask->meta->dtype != FXGE_DT_BOOL) {
		fxge_node *nonzero = fxge_build_for(n, &fxge_ops[ATEN_ne_Scalar],
			FXGE_ARGS(
				fxge_a_value(ATEN_ne_Scalar__self, mask), fxge_a_int(ATEN_ne_Scalar__other, 0)),
			1);

		if (!nonzero)
			return wrong(x, n, NULL);
		mask = nonzero->results[0];
	}
	fxge_selected *s = select_true(x, n, mask, of[0]);

	if (!s)
		return wrong(x, n, NULL);
	fxge_value *v = s->order;

	if (n->op->id == ATEN_nonzero) {
		fxge_node *column = fxge_build_for(n, &fxge_ops[ATEN_unsqueeze],
			FXGE_ARGS(fxge_a_value(ATEN_unsqueeze__self, v), fxge_a_int(ATEN_unsqueeze__dim, 1)),
			1);

		if (!column)
			return wrong(x, n, NULL);
		v = column->results[0];
	}
	replace(x, n, 0, v, 0, s->source, true);
	return done(n);
}

static fxge_value *
pick(fxge_node *n, fxge_value *v, int dim, fxge_value *order)
{
	fxge_node *made = fxge_build_for(n, &fxge_ops[ATEN_index_select],
		FXGE_ARGS(fxge_a_value(ATEN_index_select__self, v), fxge_a_int(ATEN_index_select__dim, dim),
			fxge_a_value(ATEN_index_select__index, order)),
		1);

	return made ? made->results[0] : NULL;
}

static fxge_selecting
fix_mask(fxge_fixing *x, fxge_node *n, const fxge_padded *const *of, int at)
{
	fxge_value *mask = n->operands[at].value;
	const char *why = check_mask(x, mask);
	int dim = at - 1;

	if (!why && of[0] && (!of[at] || of[0]->dim != dim || of[0]->source != of[at]->source))
		why = "it selects among padded rows";
	if (!why && !of[0] && of[at])
		why = "it combines padded rows with other values";
	if (why)
		return wrong(x, n, why);
	fxge_selected *s = select_true(x, n, mask, of[at]);
	fxge_value *v = s ? pick(n, n->operands[0].value, dim, s->order) : NULL;

	if (!v)
		return wrong(x, n, NULL);
	replace(x, n, 0, v, dim, s->source, of[0] && of[0]->positions);
	return done(n);
}

/* ---- orders ---- */

/* aten.topk and aten.sort of scores: positions behind the valid ones are never selected. */
static fxge_selecting
fix_best(fxge_fixing *x, fxge_node *n, const fxge_padded *rows)
{
	bool topk = n->op->id == ATEN_topk;
	fxge_call call = fxge_call_of(n, &x->program->scratch);
	fxge_value *v = n->operands[0].value;
	int64_t all, k;

	if (!fxge_arg_bool(&call, fxge_op_param(n->op, topk ? "largest" : "descending")))
		return wrong(x, n, "it sorts padded rows in ascending order");
	if (v->meta->rank != 1)
		return wrong(x, n, "it sorts padded rows along one of several dims");
	if (!rows_at(x, v, 0, &all))
		return wrong(x, n, not_constant);
	k = all;
	if (topk) {
		fxge_size s = fxge_fixed_size(x, fxge_arg_size(&call, ATEN_topk__k));

		if (!fxge_sym_is_int(x->program->syms, s, &k))
			return wrong(x, n, not_constant);
	}
	if (k < 1 || k > all)
		return wrong(x, n, "it returns more rows than there are");
	fxge_node *made = fxge_build_for(n, &fxge_ops[FXGE_rows_best],
		FXGE_ARGS(fxge_a_value(FXGE_rows_best__self, v), count_arg(x, FXGE_rows_best__count, rows),
			fxge_a_int(FXGE_rows_best__k, k)),
		3);

	if (!made)
		return wrong(x, n, NULL);
	uint32_t source = topk ? add_source(x, made->results[2], k) : rows->source;

	replace(x, n, 0, made->results[0], 0, source, rows->positions);
	replace(x, n, 1, made->results[1], 0, source, true);
	return done(n);
}

/* ---- appended rows ---- */

static fxge_selected *
select_appended(fxge_fixing *x, fxge_node *n, fxge_selected s)
{
	fxge_program *p = x->program;
	fxge_selected *found = known(x, &s);
	fxge_value **counts = FXGE_NEW_ARRAY(&p->scratch, (size_t)s.n, fxge_value *);
	int64_t *at = FXGE_NEW_ARRAY(&p->scratch, (size_t)s.n, int64_t);
	int n_counts = 0;
	int64_t all = 0;

	if (found)
		return found;
	for (int i = 0; i < s.n; i++) {
		all += s.sizes[i];
		at[i] = s.of[i] < 0 ? -1 : n_counts;
		if (s.of[i] >= 0)
			counts[n_counts++] = x->counts.data[s.of[i]];
	}
	fxge_node *made = fxge_build_for(n, &fxge_ops[FXGE_rows_appended],
		FXGE_ARGS(fxge_a_values(FXGE_rows_appended__counts, counts, n_counts),
			fxge_a_ints(FXGE_rows_appended__of, at, s.n),
			fxge_a_ints(FXGE_rows_appended__sizes, s.sizes, s.n)),
		2);

	return made ? remember(x, s, made->results[0], made->results[1], all) : NULL;
}

static fxge_selecting
fix_cat(fxge_fixing *x, fxge_node *n, const fxge_padded *const *of, int dim)
{
	fxge_program *p = x->program;
	int count = (int)n->ports[ATEN_cat__tensors].count;
	int64_t *sources = FXGE_NEW_ARRAY(&p->scratch, (size_t)count, int64_t);
	int64_t *sizes = FXGE_NEW_ARRAY(&p->scratch, (size_t)count, int64_t);
	bool positions = true;

	for (int i = 0; i < count; i++) {
		if (of[i] && of[i]->dim != dim)
			return wrong(x, n, "it combines rows");
		if (!rows_at(x, n->operands[i].value, dim, &sizes[i]))
			return wrong(x, n, not_constant);
		sources[i] = of[i] ? (int64_t)of[i]->source : -1;
		positions &= of[i] && of[i]->positions;
	}
	fxge_selected *s =
		select_appended(x, n, (fxge_selected){.of = sources, .sizes = sizes, .n = count});
	fxge_node *whole = s ? fxge_build_for(n, n->op,
						   FXGE_ARGS(fxge_a_port(ATEN_cat__tensors, n, ATEN_cat__tensors),
							   fxge_a_int(ATEN_cat__dim, dim)),
						   1)
						 : NULL;
	fxge_value *v = whole ? pick(n, whole->results[0], dim, s->order) : NULL;

	if (!v)
		return wrong(x, n, NULL);
	replace(x, n, 0, v, dim, s->source, positions);
	return done(n);
}

/* ---- merged dims ---- */

static bool
is_reshape(const fxge_node *n)
{
	return fxge_padded_kind_of(n->op) == FXGE_PADDED_RESHAPE && n->n_results == 1;
}

/* Finds the dim of the result that merges the rows with dims of constant size behind them. Returns
 * the rows that each row becomes, or 0. */
static int64_t
merged_rows(fxge_fixing *x, const fxge_node *n, const fxge_padded *rows, int *dim)
{
	fxge_syms *t = x->program->syms;
	const fxge_meta *before = rows->before, *after = n->results[0]->meta;
	fxge_size outer = fxge_sym_product(t, before->shape, rows->dim);
	int64_t times = 1;

	for (int d = 0; d < after->rank; d++)
		if (fxge_size_same(fxge_sym_product(t, after->shape, d), outer)
			&& fxge_size_same(after->shape[d], before->shape[rows->dim]))
			return 0; /* rows stay a dim */
	for (int e = rows->dim + 1; e < before->rank; e++) {
		int64_t size_of_e;

		if (!fxge_sym_is_int(t, before->shape[e], &size_of_e))
			return 0;
		times *= size_of_e;
		fxge_size size = fxge_sym_product(t, before->shape + rows->dim, e + 1 - rows->dim);

		for (int d = 0; times > 1 && d < after->rank; d++)
			if (fxge_size_same(after->shape[d], size)
				&& fxge_size_same(fxge_sym_product(t, after->shape, d), outer)) {
				*dim = d;
				return times;
			}
	}
	return 0;
}

static fxge_selecting
fix_merge(fxge_fixing *x, fxge_node *n, const fxge_padded *rows, int dim, int64_t times)
{
	fxge_program *p = x->program;
	int64_t *key = FXGE_NEW_ARRAY(&p->scratch, 2, int64_t);
	const fxge_meta *after = n->results[0]->meta;
	fxge_size *shape = FXGE_NEW_ARRAY(&p->scratch, (size_t)after->rank, fxge_size);

	key[0] = rows->source;
	key[1] = times;
	fxge_selected s = {.of = key, .sizes = key + 1, .n = 1, .merged = true};
	fxge_selected *found = known(x, &s);

	for (int d = 0; d < after->rank; d++)
		shape[d] = fxge_fixed_size(x, after->shape[d]);
	fxge_node *view = fxge_build_for(n, &fxge_ops[ATEN_reshape],
		FXGE_ARGS(fxge_a_value(ATEN_reshape__self, n->operands[0].value),
			fxge_a_sizes(ATEN_reshape__shape, shape, after->rank)),
		1);

	if (view && !found) {
		fxge_node *count = fxge_build_for(n, &fxge_ops[ATEN_mul_Scalar],
			FXGE_ARGS(fxge_a_value(ATEN_mul_Scalar__self, x->counts.data[rows->source]),
				fxge_a_int(ATEN_mul_Scalar__other, times)),
			1);

		found = count ? remember(x, s, NULL, count->results[0], times * x->most.data[rows->source])
					  : NULL;
	}
	if (!view || !found)
		return wrong(x, n, NULL);
	replace(x, n, 0, view->results[0], dim, found->source, rows->positions);
	return done(n);
}

/* ---- the maximum, assertions of sizes ---- */

static fxge_selecting
fix_max(fxge_fixing *x, fxge_node *n, const fxge_padded *rows)
{
	fxge_node *low = fxge_build_for(n, &fxge_ops[FXGE_rows_lowest],
		FXGE_ARGS(fxge_a_value(FXGE_rows_lowest__self, n->operands[0].value),
			count_arg(x, FXGE_rows_lowest__count, rows),
			fxge_a_int(FXGE_rows_lowest__dim, rows->dim)),
		1);
	fxge_node *max =
		low ? fxge_build_for(n, n->op, FXGE_ARGS(fxge_a_value(ATEN_max__self, low->results[0])), 1)
			: NULL;

	if (!max)
		return wrong(x, n, NULL);
	fxge_value_replace(n->results[0], max->results[0]);
	return done(n);
}

/* aten.split_with_sizes into a single part, as of the images of a batch of one. */
static fxge_selecting
fix_whole(fxge_fixing *x, fxge_node *n, const fxge_padded *rows)
{
	replace(x, n, 0, n->operands[0].value, rows->dim, rows->source, rows->positions);
	return done(n);
}

/* fxge.sized asserts sizes that are constants now. */
static fxge_selecting
fix_sized(fxge_fixing *x, fxge_node *n, const fxge_padded *rows)
{
	fxge_value *v = n->operands[0].value;
	const fxge_meta *m = n->results[0]->meta;

	for (int d = 0; d < m->rank; d++)
		if (!fxge_size_same(fxge_fixed_size(x, m->shape[d]), v->meta->shape[d])) {
			fxge_size s = m->shape[d];

			if (d != rows->dim || fxge_size_is_small(s)
				|| fxge_sym_op_of(x->program->syms, s) != FXGE_SYM_SYMBOL)
				return wrong(x, n, "it asserts another number of rows");
		}
	replace(x, n, 0, v, rows->dim, rows->source, rows->positions);
	return done(n);
}

/* ---- suppression ---- */

/* Returns the largest end of slices if all uses of the positions are slices of the first rows. */
static int64_t
front_of(const fxge_value *v, int64_t all)
{
	int64_t most = 0;

	FXGE_EACH_USE (u, v) {
		fxge_node *n = u->user;
		fxge_call call = fxge_call_of(n, &n->graph->program->scratch);
		int64_t end = n->op && n->op->id == ATEN_slice_Tensor
							  && fxge_arg_int_or(&call, ATEN_slice_Tensor__start, 0) == 0
							  && fxge_arg_int_or(&call, ATEN_slice_Tensor__step, 1) == 1
							  && fxge_arg_present(&call, ATEN_slice_Tensor__end)
							  && fxge_port_at(n, ATEN_slice_Tensor__end, 0)->kind == FXGE_K_INT
						  ? fxge_arg_int(&call, ATEN_slice_Tensor__end)
						  : -1;

		if (end < 0)
			return all;
		most = end > most ? end : most;
	}
	return most && most < all ? most : all;
}

static fxge_selecting
fix_nms(fxge_fixing *x, fxge_node *n, const fxge_padded *const *of)
{
	fxge_size size = n->results[0]->meta->shape[0];
	const fxge_padded *rows = of[0];
	fxge_value *boxes = n->operands[0].value;
	int64_t all, most = x->program->most_detections;

	if (fxge_size_is_small(size) || fxge_sym_op_of(x->program->syms, size) != FXGE_SYM_SYMBOL)
		return wrong(x, n, "its number of results is not a symbol");
	if (!rows != !of[1] || (rows && (rows->source != of[1]->source || rows->dim != 0)))
		return wrong(x, n, "it combines the rows of two operators");
	if (fxge_map_get(&x->inner, (uintptr_t)n)) { /* other rows depend on all of these */
		if (!rows_at(x, boxes, 0, &all))
			return wrong(x, n, not_constant);
		most = front_of(n->results[0], all);
	}
	fxge_node *fixed = fxge_build_for(n, &fxge_ops[FXGE_nms_padded],
		FXGE_ARGS(fxge_a_port(FXGE_nms_padded__dets, n, TORCHVISION_nms__dets),
			fxge_a_port(FXGE_nms_padded__scores, n, TORCHVISION_nms__scores),
			fxge_a_port(FXGE_nms_padded__iou_threshold, n, TORCHVISION_nms__iou_threshold),
			fxge_a_int(FXGE_nms_padded__most, most), count_arg(x, FXGE_nms_padded__count, rows)),
		2);

	if (!fixed)
		return wrong(x, n, NULL);
	x->found = true;
	replace(x, n, 0, fixed->results[0], 0, add_source(x, fixed->results[1], most), true);
	return done(n);
}

fxge_selecting
fxge_detections_select(fxge_fixing *x, fxge_node *n, const fxge_padded *const *of)
{
	int at = mask_of(n), dim = dim_along(n);
	int64_t times;

	if (n->op->id == TORCHVISION_nms)
		return fix_nms(x, n, of);
	if (n->op->id == ATEN_where || n->op->id == ATEN_nonzero)
		return fix_places(x, n, of);
	if (at >= 0)
		return fix_mask(x, n, of, at);
	if (n->n_operands && of[0] && n->op->id == ATEN_max)
		return fix_max(x, n, of[0]);
	if (n->n_operands && of[0] && n->op->id == FXGE_sized)
		return fix_sized(x, n, of[0]);
	if (n->n_operands && of[0] && n->op->id == ATEN_split_with_sizes && n->n_results == 1)
		return fix_whole(x, n, of[0]);
	if (n->n_operands && of[0] && is_reshape(n) && (times = merged_rows(x, n, of[0], &dim)) > 0)
		return fix_merge(x, n, of[0], dim, times);
	for (uint32_t i = 0; dim >= 0 && i < n->n_operands; i++) {
		if (!of[i] || of[i]->dim != dim)
			continue;
		return n->op->id == ATEN_cat ? fix_cat(x, n, of, dim) : fix_best(x, n, of[i]);
	}
	return FXGE_SELECTS_NOTHING;
}
