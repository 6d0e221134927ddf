/* SPDX-License-Identifier: Apache-2.0 */
/* Decomposition of scan, map and associative_scan to while_loop with a counter.
 *
 * Stacked results are carried, and each iteration writes one row. Scanned tensors are captured, and
 * each iteration reads one row. The size of the graph is therefore independent of the number of
 * iterations, which may be dynamic. A loop that keeps the state of each iteration for its gradient
 * carries the states as well. The node's graphs become the loop's.
 *
 * The loop's inputs are (i, carries, stacks, scanned tensors, captured); it carries the first
 * three. */
#include "base/diag/convert.h"
#include "decomp/builder.h"
#include "ir/fit.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_compare.h"
#include "fxge_aten_control.h"
#include "fxge_aten_create.h"
#include "fxge_aten_index.h"
#include "fxge_aten_view.h"

typedef struct loop {
	fxge_cx *cx;
	fxge_node *node;
	fxge_graph *body;
	fxge_scan_form form;
	fxge_size length;
	uint32_t *stacked; /* the stacked results, except None */
	uint32_t n_stacked;
	fxge_value *i, **stack, **whole; /* inputs of the body */
	fxge_value *row;                 /* i as i64[1] */
} loop;

/* Creates a node in one of the graphs, with the name and origin of the loop. Returns NULL after a
 * failure. */
static fxge_value *
make(loop *l, fxge_node *before, int op, const fxge_arg *args)
{
	if (l->cx->call.failed)
		return NULL;
	fxge_node *n = fxge_build(before->graph, before, &fxge_ops[op], args, 1, l->node->loc);

	if (!n)
		return l->cx->call.failed = true, NULL;
	n->name = l->node->name;
	n->origin = fxge_node_origin(l->node);
	return n->results[0];
}

static fxge_value *
view(loop *l, fxge_node *before, fxge_value *x, const fxge_size *shape, int rank)
{
	return make(l, before, ATEN_view,
		FXGE_ARGS(fxge_a_value(ATEN_view__self, x), fxge_a_sizes(ATEN_view__size, shape, rank)));
}

/* ---- the body ---- */

static void
add_inputs(loop *l)
{
	fxge_arena *a = l->cx->call.arena;
	const fxge_meta m = fxge_meta_tensor(a, FXGE_DT_I64, 0, NULL);

	l->i = fxge_graph_add_input(l->body, NULL, &m);
	l->stack = FXGE_NEW_ARRAY(a, l->n_stacked, fxge_value *);
	l->whole = FXGE_NEW_ARRAY(a, l->form.slices, fxge_value *);
	for (uint32_t k = 0; k < l->n_stacked; k++)
		l->stack[k] = fxge_graph_add_input(l->body, NULL, l->node->results[l->stacked[k]]->meta);
	for (uint32_t k = 0; k < l->form.slices; k++)
		l->whole[k] =
			fxge_graph_add_input(l->body, NULL, l->node->operands[l->form.first + k].value->meta);
}

/* Replaces each slice by row i of its tensor. */
static void
read_rows(loop *l)
{
	fxge_node *first = l->body->entry->next;
	const fxge_size one = fxge_size_small(1);

	l->row = view(l, first, l->i, &one, 1);
	for (uint32_t k = 0; k < l->form.slices && !l->cx->call.failed; k++) {
		fxge_value *slice = fxge_graph_input(l->body, l->form.carries + k);
		fxge_value *row = make(l, first, ATEN_index_select,
			FXGE_ARGS(fxge_a_value(ATEN_index_select__self, l->whole[k]),
				fxge_a_int(ATEN_index_select__dim, 0),
				fxge_a_value(ATEN_index_select__index, l->row)));

		row = view(l, first, row, slice->meta->shape, slice->meta->rank);
		if (row)
			fxge_value_replace(slice, row);
	}
}

/* Writes row i of the stacks. */
static void
write_rows(loop *l, fxge_operand *out)
{
	fxge_size shape[FXGE_MAX_RANK + 1] = {fxge_size_small(1)};

	for (uint32_t k = 0; k < l->n_stacked && !l->cx->call.failed; k++) {
		const fxge_operand *o = fxge_graph_output(l->body, l->stacked[k]);
		const fxge_meta *m = l->stack[k]->meta;

		memcpy(shape + 1, m->shape + 1, (size_t)(m->rank - 1) * sizeof *shape);
		fxge_value *row = view(l, l->body->ret, o->value, shape, m->rank);

		out[k] = (fxge_operand){.kind = FXGE_K_VALUE,
			.value = make(l, l->body->ret, ATEN_index_copy,
				FXGE_ARGS(fxge_a_value(ATEN_index_copy__self, l->stack[k]),
					fxge_a_int(ATEN_index_copy__dim, 0),
					fxge_a_value(ATEN_index_copy__index, l->row),
					fxge_a_value(ATEN_index_copy__source, row)))};
	}
}

static void
set_outputs(loop *l)
{
	uint32_t c = l->form.carries, n = 1 + c + l->n_stacked;
	fxge_operand *o = FXGE_NEW_ARRAY(l->cx->call.arena, n, fxge_operand);

	o[0] = (fxge_operand){.kind = FXGE_K_VALUE,
		.value = make(l, l->body->ret, ATEN_add_Scalar,
			FXGE_ARGS(
				fxge_a_value(ATEN_add_Scalar__self, l->i), fxge_a_int(ATEN_add_Scalar__other, 1)))};
	for (uint32_t k = 0; k < c; k++)
		o[1 + k] = *fxge_graph_output(l->body, k);
	write_rows(l, &o[1 + c]);
	if (!l->cx->call.failed)
		fxge_graph_set_outputs(l->body, o, n);
}

/* Reorders the inputs: i, carries, stacks, whole tensors, captured. */
static void
order_inputs(loop *l)
{
	fxge_graph *g = l->body;
	uint32_t n = 0, c = l->form.carries, s = l->form.slices,
			 old = fxge_graph_n_inputs(g) - 1 - l->n_stacked - s;
	fxge_value **v = FXGE_NEW_ARRAY(l->cx->call.arena, fxge_graph_n_inputs(g), fxge_value *);

	v[n++] = l->i;
	for (uint32_t k = 0; k < c; k++)
		v[n++] = fxge_graph_input(g, k);
	for (uint32_t k = 0; k < l->n_stacked; k++)
		v[n++] = l->stack[k];
	for (uint32_t k = 0; k < s; k++)
		v[n++] = l->whole[k];
	for (uint32_t k = c + s; k < old; k++)
		v[n++] = fxge_graph_input(g, k);
	fxge_graph_set_inputs(g, v, n);
}

/* ---- the loop ---- */

/* Creates the condition graph with the same inputs: i is below the number of rows. */
static fxge_graph *
condition(loop *l)
{
	fxge_program *p = l->cx->call.program;
	fxge_graph *g =
		fxge_graph_new(p, fxge_arena_printf(l->cx->call.arena, "%s_cond", l->body->name));

	for (uint32_t i = 0; i < fxge_graph_n_inputs(l->body); i++)
		fxge_graph_add_input(g, NULL, fxge_graph_input(l->body, i)->meta);
	fxge_value *more = make(l, g->ret, ATEN_lt_Scalar,
		FXGE_ARGS(fxge_a_value(ATEN_lt_Scalar__self, fxge_graph_input(g, 0)),
			fxge_a_size(ATEN_lt_Scalar__other, l->length)));

	if (more)
		fxge_graph_set_outputs(g, &(fxge_operand){.kind = FXGE_K_VALUE, .value = more}, 1);
	return g;
}

static fxge_operand
value_operand(fxge_value *v)
{
	return (fxge_operand){.kind = FXGE_K_VALUE, .value = v};
}

static fxge_value *
number(loop *l, const fxge_size *shape, int rank, int64_t v, fxge_dtype dt)
{
	return make(l, l->node, ATEN_full,
		FXGE_ARGS(fxge_a_sizes(ATEN_full__size, shape, rank), fxge_a_int(ATEN_full__fill_value, v),
			fxge_a_dtype(ATEN_full__dtype, dt)));
}

/* Returns row 0 of a scanned tensor, the first left operand of an associative scan. */
static fxge_value *
first_row(loop *l, uint32_t k)
{
	return make(l, l->node, ATEN_select_int,
		FXGE_ARGS(fxge_a_value(ATEN_select_int__self, l->node->operands[k].value),
			fxge_a_int(ATEN_select_int__dim, 0), fxge_a_int(ATEN_select_int__index, 0)));
}

static fxge_operand *
loop_operands(loop *l, uint32_t *count)
{
	const fxge_node *n = l->node;
	fxge_operand *o = FXGE_NEW_ARRAY(l->cx->call.arena,
		(size_t)1 + l->form.carries + l->n_stacked + n->n_operands, fxge_operand);
	uint32_t at = 0;

	o[at++] = value_operand(number(l, NULL, 0, l->form.pairs, FXGE_DT_I64));
	for (uint32_t k = 0; k < l->form.carries; k++)
		o[at++] = l->form.pairs ? value_operand(first_row(l, k)) : n->operands[k];
	for (uint32_t k = 0; k < l->n_stacked; k++) {
		const fxge_meta *m = n->results[l->stacked[k]]->meta;

		o[at++] = l->form.pairs ? n->operands[l->stacked[k]]
								: value_operand(number(l, m->shape, m->rank, 0, m->dtype));
	}
	for (uint32_t k = l->form.first; k < n->n_operands; k++)
		o[at++] = n->operands[k];
	*count = at;
	return o;
}

static void
run(loop *l, fxge_graph *going)
{
	fxge_program *p = l->cx->call.program;
	const fxge_meta counter = fxge_meta_tensor(l->cx->call.arena, FXGE_DT_I64, 0, NULL);
	uint32_t c = l->form.carries, n_results = 1 + c + l->n_stacked, n;
	const fxge_operand *o = loop_operands(l, &n);

	if (l->cx->call.failed)
		return;
	fxge_node *y = fxge_node_alloc(
		l->cx->graph, l->node, &fxge_ops[HIGHER_ORDER_while_loop], 0, n_results, 2, l->node->loc);

	y->name = l->node->name;
	y->origin = fxge_node_origin(l->node);
	y->regions[0] = going;
	y->regions[1] = l->body;
	going->parent = l->body->parent = y;
	l->node->n_regions = 0;
	fxge_node_set_operands(y, o, n);
	fxge_value_set_meta(p, y->results[0], &counter);
	for (uint32_t k = 0; k < c; k++)
		fxge_value_set_meta(p, y->results[1 + k], fxge_graph_input(l->body, 1 + k)->meta);
	for (uint32_t k = 0; k < l->n_stacked; k++)
		fxge_value_set_meta(p, y->results[1 + c + k], l->stack[k]->meta);
	for (uint32_t k = 0; k < c && !l->form.pairs; k++)
		fxge_set_result(l->cx, k, y->results[1 + k]);
	for (uint32_t k = 0; k < l->n_stacked; k++)
		fxge_set_result(l->cx, l->stacked[k], y->results[1 + c + k]);
}

/* Collects the stacked results. */
static bool
find_stacked(loop *l)
{
	l->stacked = FXGE_NEW_ARRAY(l->cx->call.arena, l->node->n_results, uint32_t);
	for (uint32_t k = l->form.pairs ? 0 : l->form.carries; k < l->node->n_results; k++) {
		const fxge_operand *o = fxge_graph_output(l->body, k);

		if (l->node->results[k]->meta->kind == FXGE_META_NONE)
			continue;
		if (o->kind != FXGE_K_VALUE || o->value->meta->kind != FXGE_META_TENSOR)
			return fxge_call_fail(
				&l->cx->call, FXGE_D_UNSUPPORTED_FORM, "result %u is stacked of numbers", k);
		l->stacked[l->n_stacked++] = k;
	}
	return true;
}

/* higher_order::scan, map_impl, associative_scan(Any?[] operands) => while_loop */
bool
decomp_by_rows(fxge_cx *cx)
{
	fxge_node *n = cx->node;
	loop l = {.cx = cx, .node = n, .body = n->regions[0]};

	fxge_emit_read_all(cx);
	if (!fxge_scan_of(n, &l.form) || !find_stacked(&l))
		return false;
	l.length = n->operands[l.form.first].value->meta->shape[0];
	add_inputs(&l);
	read_rows(&l);
	set_outputs(&l);
	if (cx->call.failed)
		return false;
	order_inputs(&l);
	run(&l, condition(&l));
	return !cx->call.failed;
}

/* ---- loops that stack their states ---- */

/* Returns the meta of `n` stacked states. */
static fxge_meta
rows_of(loop *l, const fxge_meta *state, fxge_size n)
{
	fxge_size shape[FXGE_MAX_RANK + 1] = {n};

	memcpy(shape + 1, state->shape, (size_t)state->rank * sizeof *shape);
	return fxge_meta_tensor(l->cx->call.arena, state->dtype, state->rank + 1, shape);
}

/* Returns the symbol of the data-dependent number of stacked rows: in an iteration, or (`after`)
 * after the loop. */
static fxge_size
count_of(loop *l, uint32_t k, bool after)
{
	fxge_session *s = l->cx->call.session;
	const char *name =
		fxge_arena_printf(l->cx->call.arena, "u_%u_%u_%s", l->node->id, k, after ? "all" : "some");
	fxge_size n = fxge_sym_symbol(l->cx->call.syms, fxge_names_get(s->names, name), FXGE_SYM_T_INT);

	fxge_sym_set_range(l->cx->call.syms, n, 0, FXGE_SIZE_UNKNOWN_MAX);
	fxge_sym_set_reach(l->cx->call.syms, n, 0, FXGE_SIZE_UNKNOWN_MAX);
	return n;
}

static fxge_value *
joined(loop *l, fxge_node *before, fxge_value *rows, fxge_value *state)
{
	fxge_meta row = rows_of(l, state->meta, fxge_size_small(1));
	fxge_value *last = view(l, before, state, row.shape, row.rank);

	return make(l, before, ATEN_cat,
		FXGE_ARGS(fxge_a_values(ATEN_cat__tensors, (fxge_value *const[]){rows, last}, 2),
			fxge_a_int(ATEN_cat__dim, 0)));
}

/* Reorders inputs: the carried ones, the stacked states in `kept`, the captured ones. */
static void
put_behind_carried(loop *l, fxge_graph *g, fxge_value *const *kept)
{
	uint32_t c = l->node->n_results, n = 0, all = fxge_graph_n_inputs(g);
	fxge_value **v = FXGE_NEW_ARRAY(l->cx->call.arena, all, fxge_value *);

	for (uint32_t k = 0; k < c; k++)
		v[n++] = fxge_graph_input(g, k);
	for (uint32_t k = 0; k < l->n_stacked; k++)
		v[n++] = kept[k];
	for (uint32_t k = c; k < all - l->n_stacked; k++)
		v[n++] = fxge_graph_input(g, k);
	fxge_graph_set_inputs(g, v, n);
}

/* Appends the inputs of each iteration to the stacks; the last output is known without them. */
static void
keep_inputs(loop *l)
{
	uint32_t c = l->node->n_results;
	fxge_arena *a = l->cx->call.arena;
	fxge_operand *o = FXGE_NEW_ARRAY(a, (size_t)c + l->n_stacked, fxge_operand);
	fxge_value **passed = FXGE_NEW_ARRAY(a, l->n_stacked, fxge_value *);

	l->stack = FXGE_NEW_ARRAY(a, l->n_stacked, fxge_value *);
	for (uint32_t k = 0; k < c; k++)
		o[k] = *fxge_graph_output(l->body, k);
	for (uint32_t k = 0; k < l->n_stacked && !l->cx->call.failed; k++) {
		fxge_value *state = fxge_graph_input(l->body, l->stacked[k]);
		fxge_meta m = rows_of(l, state->meta, count_of(l, l->stacked[k], false));

		passed[k] = fxge_graph_add_input(l->node->regions[0], NULL, &m);
		l->stack[k] = fxge_graph_add_input(l->body, NULL, &m);
		o[c + k] = value_operand(joined(l, l->body->ret, l->stack[k], state));
	}
	if (l->cx->call.failed)
		return;
	fxge_graph_set_outputs(l->body, o, c + l->n_stacked);
	put_behind_carried(l, l->body, l->stack);
	put_behind_carried(l, l->node->regions[0], passed);
}

/* Replaces the node by the loop, with empty stacks before the first iteration. */
static fxge_node *
keeping(loop *l)
{
	fxge_node *n = l->node;
	uint32_t c = n->n_results, at = 0;
	fxge_operand *o =
		FXGE_NEW_ARRAY(l->cx->call.arena, (size_t)n->n_operands + l->n_stacked, fxge_operand);

	for (uint32_t k = 0; k < c; k++)
		o[at++] = n->operands[k];
	for (uint32_t k = 0; k < l->n_stacked; k++) {
		fxge_meta m =
			rows_of(l, fxge_graph_input(l->body, l->stacked[k])->meta, fxge_size_small(0));

		o[at++] = value_operand(number(l, m.shape, m.rank, 0, m.dtype));
	}
	for (uint32_t k = c; k < n->n_operands; k++)
		o[at++] = n->operands[k];
	if (l->cx->call.failed)
		return NULL;
	fxge_node *y = fxge_node_alloc(
		l->cx->graph, n, &fxge_ops[HIGHER_ORDER_while_loop], 0, c + l->n_stacked, 2, n->loc);

	y->name = n->name;
	y->origin = fxge_node_origin(n);
	for (int r = 0; r < 2; r++) {
		y->regions[r] = n->regions[r];
		y->regions[r]->parent = y;
	}
	n->n_regions = 0;
	fxge_node_set_operands(y, o, at);
	for (uint32_t k = 0; k < c; k++)
		fxge_value_set_meta(l->cx->call.program, y->results[k], fxge_graph_input(l->body, k)->meta);
	for (uint32_t k = 0; k < l->n_stacked; k++) {
		fxge_meta m = rows_of(
			l, fxge_graph_input(l->body, l->stacked[k])->meta, count_of(l, l->stacked[k], true));

		fxge_value_set_meta(l->cx->call.program, y->results[c + k], &m);
	}
	return y;
}

/* higher_order::while_loop_stack_output: the inputs of the second and later iterations, then the
 * last output; for a loop without iterations, the initial inputs. */
bool
decomp_keeping_states(fxge_cx *cx)
{
	fxge_node *n = cx->node;
	loop l = {.cx = cx, .node = n, .body = n->regions[1]};

	fxge_emit_read_all(cx);
	l.stacked = FXGE_NEW_ARRAY(cx->call.arena, n->n_results, uint32_t);
	for (uint32_t k = 0; k < n->n_results; k++) {
		if (fxge_graph_input(l.body, k)->meta->kind != FXGE_META_TENSOR)
			return fxge_call_fail(
				&cx->call, FXGE_D_UNSUPPORTED_FORM, "result %u is stacked of numbers", k);
		if (n->results[k]->uses)
			l.stacked[l.n_stacked++] = k;
	}
	keep_inputs(&l);
	fxge_node *y = cx->call.failed ? NULL : keeping(&l);

	for (uint32_t k = 0; y && k < l.n_stacked; k++) {
		fxge_value *rows = make(&l, n, ATEN_slice_Tensor,
			FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, y->results[n->n_results + k]),
				fxge_a_int(ATEN_slice_Tensor__dim, 0), fxge_a_int(ATEN_slice_Tensor__start, 1)));

		if (rows)
			fxge_set_result(cx, l.stacked[k], joined(&l, n, rows, y->results[l.stacked[k]]));
	}
	return !cx->call.failed;
}
