/* SPDX-License-Identifier: Apache-2.0 */
/* Reduction of the nodes, outputs and inputs of a program. */
#include "driver/reduce/reduce.h"

/* ---- one cut ---- */

/* Returns true if the value may be an input of a program. */
static bool
may_be_input(const fxge_value *v)
{
	return v->meta->kind == FXGE_META_TENSOR && v->meta->rank >= 0
		   && v->meta->dtype != FXGE_DT_NONE;
}

/* Keeps the definitions of operands that cannot be inputs. */
static void
close_over_operands(const fxge_program *q, bool *keep)
{
	uint32_t at = q->main->n_nodes;

	for (const fxge_node *n = q->main->ret->prev; n != q->main->entry; n = n->prev) {
		if (!keep[--at])
			continue;
		for (uint32_t i = 0; i < n->n_operands; i++) {
			const fxge_operand *o = &n->operands[i];

			if (o->kind == FXGE_K_VALUE && o->value->def != q->main->entry
				&& !may_be_input(o->value))
				keep[o->value->def->mark] = true;
		}
	}
}

static bool
is_kept(const fxge_node *n, const bool *keep)
{
	return n->op && keep[n->mark];
}

typedef struct new_outputs {
	fxge_program *program;
	FXGE_VEC(fxge_operand) operands;
	FXGE_VEC(fxge_output) outputs;
} new_outputs;

static void
add_output(new_outputs *w, const fxge_operand *o, fxge_output like)
{
	fxge_vec_push(&w->program->scratch, &w->operands, *o);
	fxge_vec_push(&w->program->scratch, &w->outputs, like);
}

static void
add_result(new_outputs *w, fxge_value *v)
{
	for (size_t i = 0; i < w->operands.len; i++)
		if (w->operands.data[i].value == v)
			return;
	add_output(w, &(fxge_operand){.kind = FXGE_K_VALUE, .value = v},
		(fxge_output){.kind = FXGE_OUT_USER, .name = v->name});
}

/* Adds the results of a kept node that other nodes read, or the first one if nothing reads any. */
static void
add_results(new_outputs *w, fxge_node *n, const bool *keep)
{
	bool read = false;

	for (uint32_t k = 0; k < n->n_results; k++) {
		bool outside = false;

		FXGE_EACH_USE (u, n->results[k]) {
			read = read || u->user == n->graph->ret || is_kept(u->user, keep);
			outside = outside || !(u->user == n->graph->ret || is_kept(u->user, keep));
		}
		if (outside && may_be_input(n->results[k])) {
			add_result(w, n->results[k]);
			read = true;
		}
	}
	for (uint32_t k = 0; k < n->n_results && !read; k++)
		if (may_be_input(n->results[k]) || n->results[k]->meta->kind == FXGE_META_UNKNOWN) {
			add_result(w, n->results[k]);
			read = true;
		}
}

static void
set_outputs(new_outputs *w)
{
	fxge_program *q = w->program;

	fxge_graph_set_outputs(q->main, w->operands.data, (uint32_t)w->operands.len);
	q->outputs.len = 0;
	for (size_t i = 0; i < w->outputs.len; i++)
		fxge_vec_push(&q->arena, &q->outputs, w->outputs.data[i]);
}

static void
choose_outputs(fxge_program *q, const bool *keep)
{
	new_outputs w = {.program = q};

	for (uint32_t i = 0; i < fxge_graph_n_outputs(q->main); i++) {
		const fxge_operand *o = fxge_graph_output(q->main, i);

		if (o->kind == FXGE_K_VALUE && is_kept(o->value->def, keep))
			add_output(&w, o, q->outputs.data[i]);
	}
	FXGE_EACH_NODE (n, q->main)
		if (keep[n->mark])
			add_results(&w, n, keep);
	set_outputs(&w);
}

/* Adds a user input with the name and the meta of a value, and lets the kept nodes read it. */
static void
make_input(fxge_program *q, fxge_value *v)
{
	fxge_meta plain = *v->meta;

	plain.stride = NULL;
	plain.const_value = NULL;
	fxge_value *in = fxge_graph_add_input(q->main, v->name, &plain);

	fxge_vec_push(&q->arena, &q->inputs, ((fxge_input){.role = FXGE_ROLE_USER, .name = v->name}));
	fxge_value_set_meta(q, in, &plain);
	fxge_value_replace(v, in);
	in->name = v->name;
	v->name = NULL;
}

static void
cut_operands(fxge_program *q, const bool *keep)
{
	FXGE_EACH_NODE (n, q->main)
		for (uint32_t k = 0; k < n->n_results && !keep[n->mark]; k++) {
			bool read = false;

			FXGE_EACH_USE (u, n->results[k])
				read = read || is_kept(u->user, keep);
			if (read)
				make_input(q, n->results[k]);
		}
}

void
fxge_reduce_keep(fxge_program *q, bool *keep)
{
	uint32_t at = 0;

	FXGE_EACH_NODE (n, q->main)
		n->mark = at++;
	close_over_operands(q, keep);
	choose_outputs(q, keep);
	cut_operands(q, keep);
	for (fxge_node *n = q->main->ret->prev, *before; n != q->main->entry; n = before) {
		before = n->prev;
		if (!keep[n->mark])
			fxge_node_erase(n);
	}
	fxge_reduce_tidy(q);
}

/* ---- inputs and tensors without uses ---- */

static void
mark_tensor(fxge_program *q, fxge_map *used, const fxge_tensor *t)
{
	if (t)
		fxge_map_put(&q->scratch, used, fxge_ptr_key(t), q);
}

static void
mark_tensors(fxge_program *q, fxge_map *used, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_operands; i++)
			if (n->operands[i].kind == FXGE_K_TENSOR)
				mark_tensor(q, used, n->operands[i].tensor);
		for (uint32_t i = 0; i < n->n_regions; i++)
			mark_tensors(q, used, n->regions[i]);
	}
}

void
fxge_reduce_tidy(fxge_program *q)
{
	uint32_t n = fxge_graph_n_inputs(q->main), inputs = 0;
	fxge_value **in = FXGE_NEW_ARRAY(&q->scratch, n, fxge_value *);
	fxge_map used = {0};
	size_t left = 0;

	for (uint32_t i = 0; i < n; i++)
		if (fxge_graph_input(q->main, i)->uses) {
			in[inputs] = fxge_graph_input(q->main, i);
			q->inputs.data[inputs++] = q->inputs.data[i];
		}
	fxge_graph_set_inputs(q->main, in, inputs);
	q->inputs.len = inputs;
	mark_tensors(q, &used, q->main);
	for (size_t i = 0; i < q->inputs.len; i++)
		mark_tensor(q, &used, q->inputs.data[i].tensor);
	for (size_t i = 0; i < q->tensors.len; i++)
		if (fxge_map_get(&used, fxge_ptr_key(q->tensors.data[i])))
			q->tensors.data[left++] = q->tensors.data[i];
	q->tensors.len = left;
	q->form = (fxge_call_form){0};
}

/* ---- search for nodes ---- */

uint32_t
fxge_reduce_nodes(const fxge_reducer *r)
{
	return r->best->main->n_nodes;
}

fxge_node *
fxge_reduce_node_at(const fxge_program *p, uint32_t at)
{
	fxge_node *n = p->main->entry->next;

	while (at-- > 0)
		n = n->next;
	return n;
}

static bool
try_keep(fxge_reducer *r, const bool *keep)
{
	fxge_program *q = fxge_reduce_copy(r);
	uint32_t n = q->main->n_nodes;

	fxge_reduce_keep(q, fxge_arena_copy(&q->scratch, keep, n * sizeof *keep));
	if (q->main->n_nodes < n && q->main->n_nodes > 0)
		return fxge_reduce_try(r, q, NULL);
	fxge_program_close(q);
	return false;
}

static bool
is_at_fault(const fxge_reducer *r, const fxge_node *n)
{
	for (size_t i = 0; i < r->target.nodes.len; i++) {
		const char *name = r->target.nodes.data[i];

		if (n->name && strcmp(n->name, name) == 0)
			return true;
		for (uint32_t k = 0; k < n->n_results; k++)
			if (n->results[k]->name && strcmp(n->results[k]->name, name) == 0)
				return true;
	}
	return false;
}

/* Extends a set of nodes by those that compute their operands, and with `users` by those that read
 * their results. */
static void
extend(fxge_reducer *r, bool *keep, bool users)
{
	const fxge_program *p = r->best;
	bool *more = FXGE_NEW_ARRAY(r->arena, p->main->n_nodes, bool);

	FXGE_EACH_NODE (n, p->main)
		for (uint32_t i = 0; i < n->n_operands; i++) {
			const fxge_operand *o = &n->operands[i];

			if (o->kind != FXGE_K_VALUE || o->value->def == p->main->entry)
				continue;
			if (keep[n->mark])
				more[o->value->def->mark] = true;
			if (users && keep[o->value->def->mark])
				more[n->mark] = true;
		}
	for (uint32_t i = 0; i < p->main->n_nodes; i++)
		keep[i] = keep[i] || more[i];
}

enum { WIDER = 4 }; /* extensions of the nodes at fault that are tried */

/* Tries the first node at fault, all of them, and these with their neighbours. */
static void
try_faults(fxge_reducer *r)
{
	fxge_program *p = r->best;
	bool *keep = FXGE_NEW_ARRAY(r->arena, p->main->n_nodes, bool), found = false;
	uint32_t at = 0;

	FXGE_EACH_NODE (n, p->main)
		n->mark = at++;
	FXGE_EACH_NODE (n, p->main)
		if (!found && is_at_fault(r, n))
			found = keep[n->mark] = true;
	if (!found || try_keep(r, keep))
		return;
	FXGE_EACH_NODE (n, p->main)
		keep[n->mark] = is_at_fault(r, n);
	for (int i = 0; i < WIDER && !try_keep(r, keep); i++)
		extend(r, keep, i % 2 == 1);
}

/* Tries to remove each of `parts` parts of the nodes, and with `alone` to leave only this part.
 * Returns true if one was removed. */
static bool
try_parts(fxge_reducer *r, uint32_t parts, bool alone)
{
	bool any = false;

	for (uint32_t i = parts; i-- > 0;) {
		uint32_t n = fxge_reduce_nodes(r);

		if (parts > n)
			parts = n;
		if (i >= parts)
			continue;
		uint32_t from = (uint32_t)((uint64_t)n * i / parts);
		uint32_t to = (uint32_t)((uint64_t)n * (i + 1) / parts);
		bool *keep = FXGE_NEW_ARRAY(r->arena, n, bool);

		for (uint32_t k = 0; k < n; k++)
			keep[k] = (k >= from && k < to) == alone;
		if (!try_keep(r, keep))
			continue;
		any = true;
		if (alone)
			return true;
	}
	return any;
}

void
fxge_reduce_cut(fxge_reducer *r)
{
	r->pass = "nodes";
	try_faults(r);
	for (uint32_t parts = 2; fxge_reduce_nodes(r) > 1;) {
		if (parts > fxge_reduce_nodes(r))
			parts = fxge_reduce_nodes(r);
		if (try_parts(r, parts, true)) {
			parts = 2;
			continue;
		}
		bool any = parts > 2 && try_parts(r, parts, false);

		if (any && parts > 2)
			parts = parts / 2 > 2 ? parts / 2 : 2;
		else if (parts >= fxge_reduce_nodes(r))
			break;
		else
			parts *= 2;
	}
}

/* ---- outputs ---- */

/* Tries the outputs i with keep[i], all as ordinary results if `plain`. */
static bool
try_outputs(fxge_reducer *r, uint32_t from, uint32_t to, bool inside, bool plain)
{
	fxge_program *q = fxge_reduce_copy(r);
	new_outputs w = {.program = q};

	for (uint32_t i = 0; i < fxge_graph_n_outputs(q->main); i++) {
		const fxge_operand *o = fxge_graph_output(q->main, i);
		fxge_output like = q->outputs.data[i];

		if ((i >= from && i < to) != inside || o->kind != FXGE_K_VALUE)
			continue;
		if (plain)
			like = (fxge_output){.kind = FXGE_OUT_USER, .name = o->value->name};
		add_output(&w, o, like);
	}
	set_outputs(&w);
	for (fxge_node *n = q->main->ret->prev, *before; n != q->main->entry; n = before) {
		before = n->prev;
		if (!fxge_node_is_used(n) && n->n_results > 0)
			fxge_node_erase(n);
	}
	fxge_reduce_tidy(q);
	if (w.operands.len)
		return fxge_reduce_try(r, q, NULL);
	fxge_program_close(q);
	return false;
}

void
fxge_reduce_outputs(fxge_reducer *r)
{
	r->pass = "outputs";
	try_outputs(r, 0, UINT32_MAX, true, true);
	for (uint32_t n = fxge_graph_n_outputs(r->best->main), part = n / 2; part >= 1; part /= 2)
		for (uint32_t i = n; i > 0;) {
			uint32_t from = i > part ? i - part : 0;

			n = fxge_graph_n_outputs(r->best->main);
			if (n > 1 && from < n && n > i - from)
				try_outputs(r, from, i, false, false);
			i = from;
		}
}

/* ---- nodes that are their operand ---- */

static bool
same_meta(const fxge_meta *a, const fxge_meta *b)
{
	bool same = a->kind == FXGE_META_TENSOR && b->kind == FXGE_META_TENSOR && a->dtype == b->dtype
				&& a->rank == b->rank;

	for (int i = 0; same && i < a->rank; i++)
		same = fxge_size_same(a->shape[i], b->shape[i]);
	return same;
}

/* Returns the operand i of the node if it has the type of the only result. */
static fxge_value *
like_result(const fxge_node *n, uint32_t i)
{
	const fxge_operand *o = &n->operands[i];

	return n->n_results == 1 && o->kind == FXGE_K_VALUE
				   && same_meta(o->value->meta, n->results[0]->meta)
			   ? o->value
			   : NULL;
}

static bool
try_bypass(fxge_reducer *r, uint32_t at, uint32_t i)
{
	fxge_program *q = fxge_reduce_copy(r);
	fxge_node *n = fxge_reduce_node_at(q, at);
	fxge_value *v = like_result(n, i);
	bool output = false;

	FXGE_EACH_USE (u, n->results[0])
		output = output || u->user == q->main->ret;
	if (output || q->main->n_nodes < 2) { /* an output is a result of a node */
		fxge_program_close(q);
		return false;
	}
	fxge_value_replace(n->results[0], v);
	fxge_node_erase(n);
	fxge_reduce_tidy(q);
	return fxge_reduce_try(r, q, NULL);
}

void
fxge_reduce_bypass(fxge_reducer *r)
{
	r->pass = "nodes";
	for (uint32_t at = fxge_reduce_nodes(r); at-- > 0;) {
		const fxge_node *n = fxge_reduce_node_at(r->best, at);
		uint32_t count = n->n_operands;

		for (uint32_t i = 0; i < count; i++)
			if (like_result(n, i) && try_bypass(r, at, i))
				break;
			else
				n = fxge_reduce_node_at(r->best, at);
	}
}

/* ---- inputs ---- */

static bool
is_weight(const fxge_input *in)
{
	return in->tensor && fxge_tensor_has_value(in->tensor);
}

/* Makes the weights and states from `from` to `to` user inputs with their initial values. */
static bool
try_user_inputs(fxge_reducer *r, uint32_t from, uint32_t to)
{
	fxge_program *q = fxge_reduce_copy(r);
	bool any = false;

	for (uint32_t i = from; i < to; i++) {
		fxge_input *in = &q->inputs.data[i];
		fxge_value *v = fxge_graph_input(q->main, i);
		const fxge_tensor *t = in->tensor;

		if (!is_weight(in))
			continue;
		any = true;
		fxge_array *a = FXGE_NEW(r->arena, fxge_array);

		*a = fxge_reduce_array(r->arena, t);
		fxge_strmap_put(r->arena, &r->pool, v->name, strlen(v->name), a);
		*in = (fxge_input){.role = FXGE_ROLE_USER, .name = v->name};
	}
	fxge_reduce_tidy(q);
	if (any)
		return fxge_reduce_try(r, q, NULL);
	fxge_program_close(q);
	return false;
}

/* Lets the readers of input j read input i, which has the same type. */
static bool
try_merge(fxge_reducer *r, uint32_t i, uint32_t j)
{
	fxge_program *q = fxge_reduce_copy(r);
	fxge_value *a = fxge_graph_input(q->main, i), *b = fxge_graph_input(q->main, j);
	fxge_name name = a->name;

	fxge_value_replace(b, a);
	a->name = name;
	fxge_reduce_tidy(q);
	return fxge_reduce_try(r, q, NULL);
}

static bool
may_merge(const fxge_reducer *r, uint32_t i, uint32_t j)
{
	const fxge_input *in = r->best->inputs.data;

	return in[i].role == FXGE_ROLE_USER && in[j].role == FXGE_ROLE_USER
		   && same_meta(
			   fxge_graph_input(r->best->main, i)->meta, fxge_graph_input(r->best->main, j)->meta);
}

void
fxge_reduce_inputs(fxge_reducer *r)
{
	uint32_t n = fxge_graph_n_inputs(r->best->main);

	r->pass = "inputs";
	if (!try_user_inputs(r, 0, n))
		for (uint32_t i = 0; i < n; i++)
			try_user_inputs(r, i, i + 1);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(r->best->main); i++)
		for (uint32_t j = i + 1; j < fxge_graph_n_inputs(r->best->main);)
			j += !(may_merge(r, i, j) && try_merge(r, i, j));
}
