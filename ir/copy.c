/* SPDX-License-Identifier: Apache-2.0 */
/* Copies of programs that share immutable parts with the original, for compilations that leave the
 * original unchanged. */
#include "ir/graph.h"

typedef struct copier {
	fxge_program *p;
	fxge_map nodes; /* copies by original node, entries of graphs included */
} copier;

static fxge_graph *copy_graph(copier *c, const fxge_graph *from);

static void
copy_result(fxge_value *to, const fxge_value *from)
{
	to->name = from->name;
	to->meta = from->meta;
}

static fxge_operand
operand_of(const copier *c, const fxge_operand *from)
{
	fxge_operand o = *from;

	if (o.kind == FXGE_K_VALUE) {
		const fxge_node *def = fxge_map_get(&c->nodes, fxge_ptr_key(from->value->def));

		o.value = def->results[from->value->index];
	}
	return o;
}

static void
copy_operands(const copier *c, fxge_node *to, const fxge_node *from)
{
	for (uint32_t i = 0; i < from->n_operands; i++) {
		fxge_operand o = operand_of(c, &from->operands[i]);

		o.user = to;
		if (o.kind == FXGE_K_VALUE)
			fxge_operand_set(&to->operands[i], o.value);
		else
			to->operands[i] = o;
	}
}

static void
copy_node(copier *c, fxge_graph *g, const fxge_node *from)
{
	fxge_node *n = fxge_node_alloc(
		g, g->ret, from->op, from->n_operands, from->n_results, from->n_regions, from->loc);

	fxge_map_put(&c->p->scratch, &c->nodes, fxge_ptr_key(from), n);
	n->name = from->name;
	n->origin = from->origin;
	n->ports = from->ports;
	copy_operands(c, n, from);
	for (uint32_t k = 0; k < from->n_results; k++)
		copy_result(n->results[k], from->results[k]);
	for (uint32_t i = 0; i < from->n_regions; i++) {
		n->regions[i] = copy_graph(c, from->regions[i]);
		n->regions[i]->parent = n;
	}
}

/* Copies a graph. Recursion is limited: regions nest at most FXGE_MAX_DEPTH deep. */
static fxge_graph *
copy_graph(copier *c, const fxge_graph *from)
{
	fxge_graph *g = fxge_graph_new(c->p, from->name);
	uint32_t n = fxge_graph_n_outputs(from);
	fxge_operand *out = FXGE_NEW_ARRAY(&c->p->scratch, n, fxge_operand);

	fxge_map_put(&c->p->scratch, &c->nodes, fxge_ptr_key(from->entry), g->entry);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(from); i++)
		copy_result(fxge_graph_add_input(g, NULL, NULL), fxge_graph_input(from, i));
	FXGE_EACH_NODE (k, from)
		copy_node(c, g, k);
	for (uint32_t i = 0; i < n; i++)
		out[i] = operand_of(c, fxge_graph_output(from, i));
	fxge_graph_set_outputs(g, out, n);
	return g;
}

#define COPY_LIST(p, list)                                                                         \
	((p)->list.data =                                                                              \
			fxge_arena_copy(&(p)->arena, (p)->list.data, (p)->list.len * sizeof *(p)->list.data),  \
		(p)->list.cap = (p)->list.len)

/* Copies the fields that a pass may change through a pointer, and empties those that belong to one
 * graph or one compilation. All other fields are equal in both programs. */
static void
copy_fields(fxge_program *p, const fxge_program *from)
{
	const fxge_program own = *p;

	*p = *from;
	p->arena = own.arena;
	p->scratch = own.scratch;
	p->syms = fxge_syms_copy(&p->arena, from->syms);
	COPY_LIST(p, inputs);
	COPY_LIST(p, outputs);
	COPY_LIST(p, tensors);
	COPY_LIST(p, guards);
	COPY_LIST(p, traces);
	COPY_LIST(p, groups);
	p->tensor_by_name = fxge_map_copy(&p->arena, &from->tensor_by_name);
	p->quant_notes = fxge_map_copy(&p->arena, &from->quant_notes);
	p->tables = (fxge_program_tables){
		.tensor_suffix = fxge_map_copy(&p->arena, &from->tables.tensor_suffix),
		.placeholders = fxge_map_copy(&p->arena, &from->tables.placeholders),
	};
	p->main = NULL;
	p->next_id = p->n_nodes = 0;
	p->fuse = NULL;
	p->api = own.api;
}

/* Moves the traces to the values of the copy. A value that is no longer computed has none. */
static void
copy_traces(const copier *c, const fxge_program *from)
{
	for (size_t i = 0; i < c->p->traces.len; i++) {
		fxge_trace *t = &c->p->traces.data[i];
		const fxge_value *v = fxge_trace_value(from, t);
		const fxge_node *def = v ? fxge_map_get(&c->nodes, fxge_ptr_key(v->def)) : NULL;

		t->value = def ? def->results[v->index] : NULL;
	}
}

fxge_program *
fxge_program_copy(const fxge_program *from)
{
	fxge_program *p = fxge_program_new(from->session, from->name);
	copier c = {.p = p};

	copy_fields(p, from);
	copy_graph(&c, from->main);
	copy_traces(&c, from);
	fxge_arena_release(&p->scratch);
	fxge_arena_init(&p->scratch, &p->session->heap);
	return p;
}
