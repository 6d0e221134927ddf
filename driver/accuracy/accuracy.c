/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of a program in the dtypes of a chip with float64, node by node. */
#include "driver/accuracy/accuracy.h"

#include "backend/air/air.h"
#include "backend/cpu/kernels/loop.h"
#include "base/diag/commands.h"

#include <math.h>
#include <stdlib.h>

/* ---- errors ---- */

double
fxge_accuracy_error(const fxge_tensor_view *found, const fxge_tensor_view *exact)
{
	fxge_difference d = fxge_compare_eager(found, exact, NULL, 0, 0);
	fxge_dtype dt = fxge_dtype_by_text(found->dtype, strlen(found->dtype));

	if (!d.comparable)
		return INFINITY;
	if (fxge_dtype_is_int(dt) || dt == FXGE_DT_BOOL)
		return d.elements ? (double)d.different / (double)d.elements : 0;
	return d.error;
}

static bool
same_shape(const fxge_tensor_view *x, const fxge_tensor_view *y)
{
	return x->rank == y->rank
		   && (x->rank == 0 || memcmp(x->shape, y->shape, (size_t)x->rank * sizeof *x->shape) == 0);
}

/* Copies an array and its shape. */
static fxge_tensor_view
copy_view(fxge_arena *a, const fxge_tensor_view *v)
{
	fxge_tensor_view c = *v;

	c.shape = fxge_arena_copy(a, v->shape, (size_t)v->rank * sizeof *v->shape);
	c.data = fxge_arena_copy(a, v->data, v->bytes);
	return c;
}

/* ---- values of a run ---- */

typedef struct comparing {
	fxge_accuracy *accuracy;
	const fxge_accuracy_variant *variant;
	fxge_arena *memory;
} comparing;

/* Returns the number + 1 of the value of the program that the result holds, or 0. */
static uint32_t
number_of(const comparing *c, const fxge_node *n, uint32_t result, bool *is_copy)
{
	uintptr_t k = n->graph->parent ? 0
								   : (uintptr_t)fxge_map_get(&c->variant->of_name,
									   fxge_ptr_key(n->results[result]->name));

	*is_copy = k & 1;
	return (uint32_t)(k / 2);
}

static void
record(void *user, const fxge_node *n, uint32_t result, const fxge_array *x, bool own)
{
	const comparing *c = user;
	bool is_copy;
	uint32_t k = number_of(c, n, result, &is_copy);
	fxge_tensor_view v = fxge_array_view(x, "");

	(void)own;
	if (k && !is_copy)
		c->accuracy->values[k - 1] = copy_view(c->memory, &v);
}

/* Compares a value with the reference. In a forced run, replaces it, so that later nodes have
 * operands without errors of nodes before them. */
static void
compare(void *user, const fxge_node *n, uint32_t result, const fxge_array *x, bool own)
{
	const comparing *c = user;
	fxge_accuracy *a = c->accuracy;
	bool is_copy;
	uint32_t k = number_of(c, n, result, &is_copy);
	const fxge_tensor_view *exact = k ? &a->values[k - 1] : NULL;
	fxge_tensor_view found = fxge_array_view(x, "");

	if (!exact || !exact->dtype)
		return;
	if (a->row_of[k - 1] && !is_copy) {
		fxge_accuracy_node *row = &a->rows[a->row_of[k - 1] - 1].shown;
		double *error = a->forced ? &row->own : &row->total;

		*error = fmax(*error, fxge_accuracy_error(&found, exact));
	}
	if (a->forced && own && same_shape(&found, exact))
		fxge_convert(x->dtype, x->data, fxge_dtype_by_text(exact->dtype, strlen(exact->dtype)),
			exact->data, fxge_array_numel(x));
}

/* Runs a copy on a case; `watch` may be NULL. */
static bool
run_variant(
	fxge_accuracy_variant *v, const fxge_accuracy_case *c, fxge_exec_watch *watch, comparing *user)
{
	fxge_states_restore(v->exe, c->states);
	fxge_exec_set_watch(v->exe->exec, watch, user);
	bool ok = fxge_run_views(v->exe, user->memory, c->in, c->n_in);

	fxge_exec_set_watch(v->exe->exec, NULL, NULL);
	return ok;
}

/* Runs a copy, in f32 where the executor lacks a kernel. */
static bool
run_learning(fxge_accuracy *a, bool exact, const fxge_accuracy_case *c, fxge_exec_watch *watch,
	fxge_arena *memory)
{
	fxge_accuracy_variant *v = exact ? &a->exact : &a->low;
	comparing user = {a, v, memory};
	const fxge_diags before = a->session->diags;

	while (!run_variant(v, c, watch, &user)) {
		if (!fxge_accuracy_learn(a, exact, &before))
			return false;
		fxge_accuracy_drop(v);
		if (!fxge_accuracy_make(a, exact, v))
			return false;
	}
	return true;
}

/* ---- outputs ---- */

/* Updates the errors of the outputs from the results of the last run. Returns the largest. */
static double
compare_outputs(
	const fxge_accuracy_variant *v, const fxge_accuracy_case *c, fxge_accuracy_output *outputs)
{
	double worst = 0;
	fxge_tensor_view found;

	for (int i = 0; i < v->exe->n_out; i++) {
		if (!c->exact[i].dtype)
			continue;
		double e = fxge_get_result(v->exe, i, &found) ? fxge_accuracy_error(&found, &c->exact[i])
													  : (double)INFINITY;

		worst = fmax(worst, e);
		if (outputs)
			outputs[i].error = fmax(outputs[i].error, e);
	}
	return worst;
}

double
fxge_accuracy_try(fxge_accuracy *a, fxge_accuracy_variant *v, const fxge_accuracy_case *c,
	fxge_arena *memory, fxge_accuracy_output *outputs)
{
	comparing user = {a, v, memory};

	return run_variant(v, c, NULL, &user) ? compare_outputs(v, c, outputs) : -1;
}

/* ---- one set of inputs ---- */

static fxge_accuracy_case *
new_case(fxge_accuracy *a, const fxge_tensor_view *in, int n_in)
{
	fxge_accuracy_case *c = FXGE_NEW(&a->arena, fxge_accuracy_case);
	fxge_tensor_view *copy = FXGE_NEW_ARRAY(&a->arena, (size_t)n_in, fxge_tensor_view);

	for (int i = 0; i < n_in; i++) {
		copy[i] = in[i];
		if (in[i].stride)
			continue; /* the caller's memory */
		copy[i] = copy_view(&a->arena, &in[i]);
		copy[i].name =
			in[i].name ? fxge_arena_strndup(&a->arena, in[i].name, strlen(in[i].name)) : NULL;
	}
	*c = (fxge_accuracy_case){.in = copy, .n_in = n_in};
	c->states = fxge_states_save(a->exact.exe, &a->arena);
	return c;
}

static void
keep_exact_outputs(fxge_accuracy *a, fxge_accuracy_case *c)
{
	fxge_tensor_view *exact = FXGE_NEW_ARRAY(&a->arena, a->n_out, fxge_tensor_view), v;

	for (uint32_t i = 0; i < a->n_out; i++)
		if (fxge_get_result(a->exact.exe, (int)i, &v))
			exact[i] = copy_view(&a->arena, &v);
	c->exact = exact;
}

typedef struct ordered {
	double own;
	uint32_t row;
} ordered;

static int
by_own_error(const void *x, const void *y)
{
	const ordered *a = x, *b = y;

	return a->own > b->own ? -1 : a->own < b->own ? 1 : a->row < b->row ? -1 : a->row > b->row;
}

static void
sort_rows(fxge_accuracy *a, fxge_arena *memory)
{
	ordered *list = FXGE_NEW_ARRAY(memory, a->n_rows, ordered);

	for (uint32_t i = 0; i < a->n_rows; i++)
		list[i] = (ordered){a->rows[i].shown.own, i};
	qsort(list, a->n_rows, sizeof *list, by_own_error);
	for (uint32_t i = 0; i < a->n_rows; i++)
		a->order[i] = list[i].row;
}

static bool
run_case(fxge_accuracy *a, fxge_arena *memory, const fxge_tensor_view *in, int n_in)
{
	if (!fxge_states_copy_back(a->exact.exe, memory))
		return false;
	fxge_accuracy_case *c = new_case(a, in, n_in);

	a->values = FXGE_NEW_ARRAY(memory, a->n_values, fxge_tensor_view);
	if (!run_learning(a, true, c, record, memory))
		return false;
	const fxge_saved_state *after = fxge_states_save(a->exact.exe, memory);

	keep_exact_outputs(a, c);
	a->forced = true;
	bool ok = run_learning(a, false, c, compare, memory);

	a->forced = false;
	ok = ok && run_learning(a, false, c, compare, memory);
	if (ok)
		a->error = fmax(a->error, compare_outputs(&a->low, c, a->outputs));
	fxge_states_restore(a->exact.exe, after);
	a->values = NULL;
	if (!ok)
		return false;
	if (a->last_case)
		a->last_case->next = c;
	else
		a->cases = c;
	a->last_case = c;
	a->runs++;
	sort_rows(a, memory);
	return true;
}

fxge_status
fxge_accuracy_run(fxge_accuracy *a, const fxge_tensor_view *in, int n_in)
{
	fxge_api_guard *g = fxge_api_begin(a->session);

	if (FXGE_GUARDED(g))
		g->ok = run_case(a, &g->arena, in, n_in < 0 ? 0 : n_in);
	return fxge_api_end(g);
}

/* ---- opening ---- */

/* Returns the first tensor of real numbers among operands and results. */
static const fxge_value *
first_real(const fxge_node *n, uint32_t *operand)
{
	*operand = UINT32_MAX;
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_value *v = n->operands[i].kind == FXGE_K_VALUE ? n->operands[i].value : NULL;

		if (v && v->meta->kind == FXGE_META_TENSOR && fxge_dtype_is_float(v->meta->dtype)) {
			*operand = i;
			return v;
		}
	}
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->meta->kind == FXGE_META_TENSOR
			&& fxge_dtype_is_float(n->results[k]->meta->dtype))
			return n->results[k];
	return NULL;
}

/* Returns true if a node in the nested graphs is narrowed. */
static bool
narrows_inside(const fxge_accuracy *a, const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_regions; i++)
		FXGE_EACH_NODE (k, n->regions[i])
			if (narrows_inside(a, k)
				|| (k->op->ge
					&& fxge_node_lowering(k, a->kernels, a->mode, false, NULL, NULL).narrows))
				return true;
	return false;
}

/* Sets the row of a node with nested graphs, whose nodes have no rows. */
static void
describe_nested(const fxge_accuracy *a, const fxge_node *n, fxge_lowering *l, fxge_dtype *to)
{
	l->narrows = narrows_inside(a, n);
	l->wide = l->narrows ? FXGE_WIDE_NONE : FXGE_WIDE_KNOWN;
	*to = l->narrows ? a->mode->narrow : *to;
}

static void
describe(fxge_accuracy *a, fxge_node *n, const char *name)
{
	static const char *const wide[] = {"known", "assumed", "none"};
	fxge_accuracy_row *row = &a->rows[a->n_rows];
	fxge_dtype *operands = FXGE_NEW_ARRAY(&a->arena, n->n_operands, fxge_dtype);
	uint32_t at;
	const fxge_value *v = first_real(n, &at);

	if (!n->op->ge || !n->n_results || !v)
		return;
	bool keep = fxge_accuracy_is_given(a, name, n->op->name + 3);
	fxge_lowering l = fxge_node_lowering(n, a->kernels, a->mode, false, operands, NULL);

	keep = keep && l.wide != FXGE_WIDE_NONE;
	if (keep)
		l = fxge_node_lowering(n, a->kernels, a->mode, true, operands, NULL);
	const fxge_frame none = {0}, *user = fxge_loc_frame(n->loc), *f = user ? user : &none;
	fxge_dtype to = at == UINT32_MAX ? v->meta->dtype : operands[at];

	if (n->n_regions)
		describe_nested(a, n, &l, &to);
	else if (l.fit.place == FXGE_PLACE_GE)
		return;
	row->shown = (fxge_accuracy_node){.name = name,
		.type = n->op->name + 3,
		.dtype = fxge_dtypes[v->meta->dtype].text,
		.computed = fxge_dtypes[to ? to : v->meta->dtype].text,
		.file = f->file,
		.line = f->line,
		.source = f->text,
		.module = n->loc ? n->loc->module : NULL,
		.own = -1,
		.total = -1,
		.narrowed = l.narrows,
		.assumed = l.assumed,
		.wide = wide[l.wide],
		.kept = keep};
	row->loc = n->loc;
	row->keepable = l.narrows && l.wide != FXGE_WIDE_NONE;
	a->order[a->n_rows] = a->n_rows;
	a->n_rows++;
	fxge_map_put(
		&a->arena, &a->node_of, fxge_ptr_key(n->results[0]->name), (void *)(uintptr_t)a->n_rows);
}

static void
list_nodes(fxge_accuracy *a)
{
	fxge_program *p = a->program;
	const char *const *names = fxge_air_node_names(p, &a->arena);
	uint32_t n_values = 0;

	fxge_program_name_values(p);
	FXGE_EACH_NODE (n, p->main)
		n_values += n->n_results;
	a->n_values = n_values;
	a->row_of = FXGE_NEW_ARRAY(&a->arena, n_values, uint32_t);
	a->type_of = FXGE_NEW_ARRAY(&a->arena, n_values, const char *);
	a->rows = FXGE_NEW_ARRAY(&a->arena, p->main->n_nodes, fxge_accuracy_row);
	a->order = FXGE_NEW_ARRAY(&a->arena, p->main->n_nodes, uint32_t);
	n_values = 0;
	FXGE_EACH_NODE (n, p->main) {
		uint32_t before = a->n_rows;

		describe(a, n, names[n->mark]);
		for (uint32_t k = 0; k < n->n_results; k++, n_values++) {
			/* a result that nothing reads, such as the mean of a norm, costs nothing */
			a->row_of[n_values] = a->n_rows > before && n->results[k]->uses ? a->n_rows : 0;
			a->type_of[n_values] = n->op->name;
		}
	}
}

/* Returns the user's name of an output, or that of its value. */
static const char *
output_name(const fxge_program *p, int i)
{
	const fxge_output *o = &p->outputs.data[i];
	const fxge_operand *v = fxge_graph_output(p->main, (uint32_t)i);

	if (o->kind == FXGE_OUT_INPUT_MUTATION && o->target)
		return o->target;
	return o->name ? o->name : v->kind == FXGE_K_VALUE ? v->value->name : "";
}

static void
list_outputs(fxge_accuracy *a)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);

	a->n_out = (uint32_t)a->low.exe->n_out;
	a->outputs = FXGE_NEW_ARRAY(&a->arena, a->n_out, fxge_accuracy_output);
	for (uint32_t i = 0; i < a->n_out; i++) {
		fxge_output_get(a->low.exe, (int)i, &info);
		a->outputs[i] =
			(fxge_accuracy_output){.name = output_name(a->program, a->low.exe->user_out[i]),
				.role = info.role,
				.dtype = info.dtype ? info.dtype : ""};
	}
}

static void
release(void *arg)
{
	fxge_accuracy *a = arg;
	fxge_session *s = a->session;

	fxge_arena_release(&a->arena);
	fxge_heap_free(&s->heap, a);
}

static bool
open_accuracy(fxge_accuracy *a, const fxge_accuracy_options *o)
{
	fxge_session *s = a->session;

	if (!fxge_program_usable(a->program))
		return false;
	if (!s->chip)
		return fxge_report(
			&s->diags, NULL, FXGE_D_USAGE, "the dtypes of a chip need the chip: --soc=Ascend310P3");
	if (a->program->om || strcmp(a->program->stage, "ge") != 0)
		return fxge_report(&s->diags, NULL, FXGE_D_USAGE,
			"expected a program of stage 'ge', this one is at '%s'", a->program->stage);
	a->kernels = fxge_kernels_find(s, s->chip->family);
	a->mode = fxge_precision_find(&s->diags, o->mode, fxge_chip_lowers_f32(s->chip));
	if (!a->kernels || !a->mode)
		return false;
	fxge_sbuf_init(&a->narrow, &a->arena);
	if (o->keep && !fxge_accuracy_read_keep(a, o->keep))
		return false;
	list_nodes(a);
	if (!fxge_accuracy_check_given(a, o->keep))
		return false;
	if (!fxge_accuracy_make(a, true, &a->exact) || !fxge_accuracy_make(a, false, &a->low))
		return false;
	list_outputs(a);
	return true;
}

fxge_accuracy *
fxge_accuracy_open(fxge_program *p, const fxge_accuracy_options *options)
{
	fxge_session *s = p->session;
	fxge_accuracy_options o = FXGE_OPTIONS(fxge_accuracy_options);

	fxge_copy_options(&o, sizeof o, options);
	fxge_api_guard *g = fxge_api_begin(s);
	fxge_accuracy *volatile a = NULL;

	if (FXGE_GUARDED(g)) {
		a = fxge_heap_need(&s->heap, sizeof *a);
		*a = (fxge_accuracy){.session = s, .program = p};
		fxge_arena_init(&a->arena, &s->heap);
		fxge_session_adopt(s, a, release);
		g->ok = open_accuracy(a, &o);
	}
	if (fxge_api_end(g) == FXGE_OK)
		return a;
	fxge_accuracy_close(a);
	return NULL;
}

void
fxge_accuracy_close(fxge_accuracy *a)
{
	if (!a)
		return;
	fxge_accuracy_drop(&a->exact);
	fxge_accuracy_drop(&a->low);
	fxge_session_disown(a->session, a);
	release(a);
}

/* ---- results ---- */

fxge_executable *
fxge_accuracy_reference(const fxge_accuracy *a)
{
	return a->exact.exe;
}

bool
fxge_accuracy_node_get(const fxge_accuracy *a, size_t i, fxge_accuracy_node *out)
{
	return i < a->n_rows && fxge_copy_out(out, &a->rows[a->order[i]].shown, sizeof *out);
}

bool
fxge_accuracy_output_get(const fxge_accuracy *a, size_t i, fxge_accuracy_output *out)
{
	return i < a->n_out && fxge_copy_out(out, &a->outputs[i], sizeof *out);
}

void
fxge_accuracy_sum_get(const fxge_accuracy *a, fxge_accuracy_sum *out)
{
	fxge_accuracy_sum sum = {.chip = a->kernels->chip,
		.source = a->kernels->source,
		.mode = a->mode->name,
		.option = a->mode->second ? "--precision_mode_v2" : "--precision_mode",
		.nodes = a->n_rows,
		.runs = a->runs,
		.attempts = a->attempts,
		.error = a->error,
		.narrow = a->narrow.len ? a->narrow.data : NULL};

	for (uint32_t i = 0; i < a->n_rows; i++) {
		sum.narrowed += a->rows[i].shown.narrowed;
		sum.assumed += a->rows[i].shown.assumed;
		sum.kept += a->rows[i].shown.kept;
	}
	fxge_copy_out(out, &sum, sizeof sum);
}
