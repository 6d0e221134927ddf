/* SPDX-License-Identifier: Apache-2.0 */
/* Names of GE nodes, unique in the file, derived from the program's names. */
#include "backend/air/writer.h"

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
