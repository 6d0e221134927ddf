/* SPDX-License-Identifier: Apache-2.0 */
/* Nodes in memory and in their graph's list: allocation, order, removal. */
#include "ir/graph.h"

static void
node_insert(fxge_node *n, fxge_node *before)
{
	n->next = before;
	n->prev = before->prev;
	before->prev->next = n;
	before->prev = n;
}

/* Layout of a node with its values, operands and results: one allocation, in this order. */
typedef struct layout {
	size_t values, operands, results, size;
} layout;

static layout
layout_of(size_t n_operands, size_t n_results)
{
	layout l = {.values = sizeof(fxge_node)};

	l.operands = l.values + n_results * sizeof(fxge_value);
	l.results = l.operands + n_operands * sizeof(fxge_operand);
	l.size = l.results + n_results * sizeof(fxge_value *);
	return l;
}

/* Memory of an erased node. Free lists hold sizes in steps of UNUSED_STEP bytes; an allocation may
 * use one that is up to UNUSED_SLACK steps larger. */
typedef struct fxge_unused_node {
	struct fxge_unused_node *next;
} unused_node;

enum { UNUSED_STEP = 16, UNUSED_SLACK = 4 };

static size_t
unused_index(size_t size)
{
	return (size + UNUSED_STEP - 1) / UNUSED_STEP;
}

static void *
node_memory(fxge_program *p, size_t size)
{
	size_t k = unused_index(size), most = k + UNUSED_SLACK;

	while (k < FXGE_UNUSED_SIZES && k <= most && !p->tables.unused[k])
		k++;
	if (k >= FXGE_UNUSED_SIZES || k > most)
		return fxge_arena_alloc(&p->arena, size);
	unused_node *u = p->tables.unused[k];

	p->tables.unused[k] = u->next;
	return memset(u, 0, size);
}

fxge_node *
fxge_node_alloc(fxge_graph *g, fxge_node *before, const fxge_op *op, uint32_t n_operands,
	uint32_t n_results, uint32_t n_regions, const fxge_loc *loc)
{
	layout l = layout_of(n_operands, n_results);
	char *memory = node_memory(g->program, l.size);
	fxge_node *n = (fxge_node *)memory;
	fxge_value *v = (fxge_value *)(memory + l.values);

	n->op = op;
	n->graph = g;
	n->loc = loc;
	n->id = g->program->next_id++;
	g->program->session->work += 1 + n_operands / 4; /* operands cost time, too */
	n->operands = (fxge_operand *)(memory + l.operands);
	n->n_operands = n_operands;
	for (uint32_t i = 0; i < n_operands; i++)
		n->operands[i].user = n;
	n->results = (fxge_value **)(memory + l.results);
	n->n_results = n_results;
	for (uint32_t i = 0; i < n_results; i++) {
		v[i].def = n;
		v[i].index = i;
		v[i].meta = &fxge_meta_unknown;
		n->results[i] = &v[i];
	}
	if (n_regions)
		n->regions = FXGE_NEW_ARRAY(&g->program->arena, n_regions, fxge_graph *);
	n->n_regions = n_regions;
	node_insert(n, before);
	g->n_nodes++;
	g->program->n_nodes++;
	return n;
}

static bool
erase(fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_results; i++)
		if (n->results[i]->uses)
			return fxge_bug(
				n->graph->program, n, "a node is erased while its result %u is used", i);
	for (uint32_t i = 0; i < n->n_operands; i++)
		fxge_operand_clear(&n->operands[i]);
	n->prev->next = n->next;
	n->next->prev = n->prev;
	n->graph->n_nodes--;
	n->graph->program->n_nodes--;
	return true;
}

void
fxge_node_erase(fxge_node *n)
{
	erase(n);
}

void
fxge_node_free(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	layout l = layout_of(n->n_operands, n->n_results);
	bool whole = (char *)n->operands == (char *)n + l.operands;
	size_t k = unused_index(l.size);

	if (!erase(n) || !whole || k >= FXGE_UNUSED_SIZES || fxge_follows_values(p)
		|| !fxge_arena_free(&p->arena, n, l.size))
		return;
	unused_node *u = (unused_node *)n;

	u->next = p->tables.unused[k];
	p->tables.unused[k] = u;
}

void
fxge_node_move_before(fxge_node *n, fxge_node *before)
{
	if (n == before || n->next == before)
		return;
	n->prev->next = n->next;
	n->next->prev = n->prev;
	node_insert(n, before);
}
