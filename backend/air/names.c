/* SPDX-License-Identifier: Apache-2.0 */
/* Names of GE nodes, unique in the file, derived from the program's names; operands whose numbers
 * have a node of their own in files. */
#include "backend/air/writer.h"

#include "fxge_ge_matmul.h"
#include "fxge_npu_matmul.h"
#include "fxge_npu_mx.h"

#include <stdio.h>

enum { NAME_MAX_BYTES = 200 };

typedef struct namer {
	fxge_arena *a;
	fxge_strmap taken;
} namer;

static bool
is_clean(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
		   || (c && strchr("_./-", c));
}

const char *
fxge_air_clean_name(fxge_arena *a, const char *s)
{
	size_t n = strnlen(s, NAME_MAX_BYTES), clean = 0;

	while (clean < n && is_clean(s[clean]))
		clean++;
	if (n && clean == n && !s[n])
		return s;
	char *out = fxge_arena_strndup(a, n ? s : "_", n ? n : 1);

	for (char *c = out; *c; c++)
		if (!is_clean(*c))
			*c = '_';
	return out;
}

static const char *
fresh_name(namer *m, const char *stem)
{
	return fxge_strmap_fresh(m->a, &m->taken, fxge_air_clean_name(m->a, stem));
}

bool
fxge_air_input_is_fed(fxge_program *p, const fxge_graph *g, uint32_t i)
{
	if (g != p->main)
		return true;
	fxge_role r = p->inputs.data[i].role;

	return r == FXGE_ROLE_USER || r == FXGE_ROLE_STATE;
}

static const char *
input_stem(const fxge_program *p, const fxge_graph *g, uint32_t i)
{
	const fxge_value *v = fxge_graph_input(g, i);

	/* the name of a RefData is the key of its state and must not depend on the program */
	if (g == p->main && p->inputs.data[i].role == FXGE_ROLE_STATE && p->inputs.data[i].target)
		return p->inputs.data[i].target;
	return v->name ? v->name : "input";
}

static const char *
node_stem(const fxge_node *n)
{
	if (n->name)
		return n->name;
	if (n->n_results && n->results[0]->name)
		return n->results[0]->name;
	const char *dot = strchr(n->op->name, '.');

	return dot ? dot + 1 : n->op->name;
}

static void
name_nodes(namer *m, fxge_air_graph *t)
{
	uint32_t effect = 0;

	FXGE_EACH_NODE (n, t->graph) {
		t->nodes[n->mark] = fresh_name(m, node_stem(n));
		n->tag = effect;
		if (n->op->flags & FXGE_OP_EFFECT && !fxge_air_is_hint(n->op))
			effect = n->mark;
	}
}

static void
name_graph(namer *m, fxge_program *p, fxge_air_graph *t)
{
	fxge_graph *g = t->graph;
	uint32_t n = fxge_graph_n_inputs(g);

	fxge_graph_number(g);
	t->net_output = fresh_name(
		m, g == p->main ? "NetOutput" : fxge_arena_printf(m->a, "%s_NetOutput", t->name));
	t->inputs = FXGE_NEW_ARRAY(m->a, n, const char *);
	t->nodes = FXGE_NEW_ARRAY(m->a, (size_t)g->n_nodes + 2, const char *);
	t->index = FXGE_NEW_ARRAY(m->a, n, uint32_t);
	for (uint32_t i = 0, k = 0; i < n; i++) {
		t->inputs[i] = fresh_name(m, input_stem(p, g, i));
		t->index[i] = k;
		k += fxge_air_input_is_fed(p, g, i);
	}
	name_nodes(m, t);
}

static void
add_graph(fxge_air_names *t, namer *graphs, fxge_graph *g)
{
	fxge_air_graph x = {.graph = g, .name = fresh_name(graphs, g->name)};

	fxge_vec_push(graphs->a, &t->graphs, x);
	fxge_map_put(graphs->a, &t->of_graph, fxge_ptr_key(g), (void *)(uintptr_t)t->graphs.len);
}

void
fxge_air_names_make(fxge_air_names *t, fxge_program *p, fxge_arena *a)
{
	namer nodes = {.a = a}, graphs = {.a = a};

	add_graph(t, &graphs, p->main);
	for (size_t i = 0; i < t->graphs.len; i++) {
		name_graph(&nodes, p, &t->graphs.data[i]);
		fxge_graph *g = t->graphs.data[i].graph;

		FXGE_EACH_NODE (n, g)
			for (uint32_t k = 0; k < n->n_regions; k++)
				add_graph(t, &graphs, n->regions[k]);
	}
}

const fxge_air_graph *
fxge_air_names_of(const fxge_air_names *t, const fxge_graph *g)
{
	uint64_t i = (uint64_t)(uintptr_t)fxge_map_get(&t->of_graph, fxge_ptr_key(g));

	return i ? &t->graphs.data[i - 1] : NULL;
}

const char *
fxge_air_name(const fxge_air_graph *g, const fxge_value *v)
{
	return v->def == g->graph->entry ? g->inputs[v->index] : g->nodes[v->def->mark];
}

const char *const *
fxge_air_node_names(fxge_program *p, fxge_arena *a)
{
	fxge_air_names t = {0};

	fxge_air_names_make(&t, p, a);
	return t.graphs.data[0].nodes;
}

/* ---- numbers that integers carry ---- */

static const fxge_air_carrier int4_dtype = {28, 29, 8, "int4"}, fp4_dtype = {39, 40, 2, "fp4"},
							  hifloat8_dtype = {33, 34, 1, "hif8"},
							  e8m0_dtype = {36, 37, 1, "e8m0"};

/* Returns whether an operand belongs to a port and has the dtype. */
static bool
is_at(const fxge_node *n, uint32_t operand, int param, fxge_dtype dtype)
{
	const fxge_port *q = &n->ports[param];
	const fxge_value *v =
		n->operands[operand].kind == FXGE_K_VALUE ? n->operands[operand].value : NULL;

	return q->present && operand >= q->first && operand < q->first + q->count && v
		   && v->meta->dtype == dtype;
}

/* Returns the dtype of bytes that a product of small floats reads, or NULL. */
static const fxge_air_carrier *
carried_by_bytes(const fxge_node *n, uint32_t operand, const int *numbers, const int *scales)
{
	const fxge_port *last = &n->ports[scales[1]];
	bool block = last->present && is_at(n, last->first, scales[1], FXGE_DT_U8);

	for (int i = 0; i < 2; i++) {
		if (is_at(n, operand, numbers[i], FXGE_DT_U8))
			return block ? &fp4_dtype : &hifloat8_dtype;
		if (is_at(n, operand, scales[i], FXGE_DT_U8))
			return &e8m0_dtype;
	}
	return NULL;
}

const fxge_air_carrier *
fxge_air_carried(const fxge_node *n, uint32_t operand)
{
	static const int v4[][2] = {{GE_QuantBatchMatmulV4__x1, GE_QuantBatchMatmulV4__x2},
		{GE_QuantBatchMatmulV4__x1_scale, GE_QuantBatchMatmulV4__x2_scale}};
	static const int turned[][2] = {
		{GE_TransposeQuantBatchMatMul__x1, GE_TransposeQuantBatchMatMul__x2},
		{GE_TransposeQuantBatchMatMul__x1_scale, GE_TransposeQuantBatchMatMul__x2_scale}};

	switch (n->op->id) {
	case GE_GroupedMatmul:
		return is_at(n, operand, GE_GroupedMatmul__weight, FXGE_DT_I32) ? &int4_dtype : NULL;
	case GE_GroupedMatmulSwigluQuantV2:
		return is_at(n, operand, GE_GroupedMatmulSwigluQuantV2__weight, FXGE_DT_I32) ? &int4_dtype
																					 : NULL;
	case GE_QuantBatchMatmulV4:
		return carried_by_bytes(n, operand, v4[0], v4[1]);
	case GE_TransposeQuantBatchMatMul:
		return carried_by_bytes(n, operand, turned[0], turned[1]);
	default:
		return NULL;
	}
}
