/* SPDX-License-Identifier: Apache-2.0 */
/* Traces of a saved program's values through the passes, to the values that hold them at the end.
 *
 * When all uses of a value are replaced by an equal value, that is recorded as its replacement;
 * passes need to record nothing else. Values that a fusion absorbs, or that nothing computes any
 * more, have no live replacement: their traces end. */
#include "ir/graph.h"

void
fxge_value_replaced_by(fxge_value *a, fxge_value *b)
{
	fxge_program *p = a->def->graph->program;

	if (a == b || !fxge_follows_values(p))
		return;
	fxge_map_put(&p->arena, &p->tables.replacements, fxge_ptr_key(a), b);
	/* ends the chain at b, so that replacements form no cycle */
	fxge_map_put(&p->arena, &p->tables.replacements, fxge_ptr_key(b), b);
}

static fxge_value *
last_replacement(const fxge_program *p, fxge_value *v)
{
	fxge_value *next;

	while ((next = fxge_map_get(&p->tables.replacements, fxge_ptr_key(v))) && next != v)
		v = next;
	return v;
}

fxge_value *
fxge_trace_value(const fxge_program *p, const fxge_trace *t)
{
	return last_replacement(p, t->value);
}

/* ---- values to trace ---- */

typedef struct tracer {
	fxge_program *p;
	fxge_map index; /* trace + 1, by value */
} tracer;

static uint32_t
index_of(const tracer *t, const fxge_value *v)
{
	return (uint32_t)(uintptr_t)fxge_map_get(&t->index, fxge_ptr_key(v));
}

static void
find_inputs(tracer *t, const fxge_node *n, fxge_trace *out)
{
	uint32_t *list = FXGE_NEW_ARRAY(&t->p->arena, n->n_operands, uint32_t), k = 0;

	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];
		uint32_t at = o->kind == FXGE_K_VALUE ? index_of(t, o->value) : 0;

		if (at)
			list[k++] = at - 1;
	}
	out->inputs = list;
	out->n_inputs = k;
}

static void
follow_node(tracer *t, const char *prefix, const fxge_node *n)
{
	fxge_program *p = t->p;
	fxge_trace x = {.op = n->op, .loc = n->loc};

	find_inputs(t, n, &x);
	for (uint32_t k = 0; k < n->n_results; k++) {
		fxge_value *v = n->results[k];

		if (!v->name || (v->meta->kind != FXGE_META_TENSOR && v->meta->kind != FXGE_META_UNKNOWN))
			continue;
		x.value = v;
		x.name = fxge_names_get(p->names, fxge_arena_printf(&p->scratch, "%s%s", prefix, v->name));
		fxge_vec_push(&p->arena, &p->traces, x);
		fxge_map_put(&p->scratch, &t->index, fxge_ptr_key(v), (void *)(uintptr_t)p->traces.len);
	}
}

static void
follow_graph(tracer *t, const char *prefix, const fxge_graph *g, int depth)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++) {
			const fxge_graph *body = n->regions[i];

			follow_graph(
				t, fxge_arena_printf(&t->p->scratch, "%s%s/", prefix, body->name), body, depth + 1);
		}
		follow_node(t, prefix, n);
	}
}

void
fxge_trace_begin(fxge_program *p)
{
	fxge_arena_mark m = fxge_arena_save(&p->scratch);
	tracer t = {.p = p};

	follow_graph(&t, "", p->main, 0);
	fxge_arena_restore(&p->scratch, m);
}

/* ---- values at the end ---- */

/* Returns the values that nodes of the main graph compute and whose dtype GE's files support. */
static fxge_map
computed(fxge_program *p)
{
	fxge_map live = {0};

	FXGE_EACH_NODE (n, p->main)
		for (uint32_t k = 0; k < n->n_results; k++) {
			fxge_value *v = n->results[k];

			if (v->meta->kind == FXGE_META_TENSOR && fxge_dtypes[v->meta->dtype].proto >= 0)
				fxge_map_put(&p->scratch, &live, fxge_ptr_key(v), v);
		}
	return live;
}

void
fxge_trace_end(fxge_program *p)
{
	fxge_arena_mark m = fxge_arena_save(&p->scratch);
	uint32_t n = fxge_graph_n_outputs(p->main);
	fxge_map live = computed(p);
	fxge_operand *o = FXGE_NEW_ARRAY(&p->scratch, n + p->traces.len, fxge_operand);

	for (uint32_t i = 0; i < n; i++)
		o[i] = *fxge_graph_output(p->main, i);
	for (size_t i = 0; i < p->traces.len; i++) {
		fxge_trace *t = &p->traces.data[i];

		t->value = fxge_trace_value(p, t);
		t->kept = fxge_map_get(&live, fxge_ptr_key(t->value)) != NULL;
		if (!t->kept)
			continue;
		o[n++] = (fxge_operand){.kind = FXGE_K_VALUE, .value = t->value};
		fxge_vec_push(
			&p->arena, &p->outputs, ((fxge_output){.kind = FXGE_OUT_TRACE, .name = t->name}));
	}
	fxge_graph_set_outputs(p->main, o, n);
	fxge_arena_restore(&p->scratch, m);
}
