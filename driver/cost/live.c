/* SPDX-License-Identifier: Apache-2.0 */
/* Memory estimate by liveness: the values that exist while each node runs, in graph order.
 *
 * Views and in-place results need no memory of their own. Values of a nested graph add to those
 * that are live when its node runs. */
#include "driver/cost/cost.h"

#include "fxge_ge_control.h"

#define NOBODY UINT32_MAX

/* Memory of one value. */
typedef struct storage {
	uint64_t bytes;
	uint32_t root; /* index of the value whose memory is used; NOBODY: none is counted */
	uint32_t last; /* position of the last node that needs a root */
	uint32_t next; /* next root with the same last node, + 1; 0 = none */
} storage;

typedef struct liveness {
	fxge_counting *counting;
	storage *storages;
	uint32_t *numbers; /* index of a node's first result, by node id */
	uint32_t n_storages;
	size_t row;
} liveness;

static bool
is_constant(const fxge_node *n)
{
	return n->op->id == GE_Const || n->op->id == GE_Constant || n->op->id == GE_FileConstant;
}

static storage *
storage_of(const liveness *l, const fxge_value *v)
{
	return &l->storages[l->numbers[v->def->id] + v->index];
}

static void
number_values(liveness *l, fxge_graph *g, int depth)
{
	l->numbers[g->entry->id] = l->n_storages;
	l->n_storages += g->entry->n_results;
	FXGE_EACH_NODE (n, g) {
		l->numbers[n->id] = l->n_storages;
		l->n_storages += n->n_results;
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			number_values(l, n->regions[i], depth + 1);
	}
}

/* Returns the operand whose memory result k uses, or NULL. */
static const fxge_value *
aliased_operand(const liveness *l, const fxge_node *n, uint32_t k)
{
	int param = (int)k < n->op->n_results && n->op->results[k].writes
					? fxge_op_param(n->op, n->op->results[k].name)
					: -1;

	if (param >= 0)
		return fxge_node_in(n, param);
	if (n->op->work != FXGE_WORK_NONE || k || !n->n_operands || n->operands[0].kind != FXGE_K_VALUE)
		return NULL;
	return storage_of(l, n->results[0])->bytes == storage_of(l, n->operands[0].value)->bytes
			   ? n->operands[0].value
			   : NULL;
}

static void
add_result(liveness *l, const fxge_node *n, uint32_t k)
{
	storage *p = storage_of(l, n->results[k]);
	bool known = true;

	p->bytes = fxge_cost_bytes(l->counting, n->results[k], &known);
	const fxge_value *from = aliased_operand(l, n, k);

	p->root = from ? storage_of(l, from)->root : (uint32_t)(p - l->storages);
	if (is_constant(n)) {
		p->root = NOBODY;
		l->counting->sum.weights = fxge_cost_plus(l->counting->sum.weights, p->bytes);
	}
	p->last = n->mark;
}

static void
extend_lifetimes(const liveness *l, const fxge_node *n, uint32_t at)
{
	for (uint32_t i = 0; i < n->n_operands; i++) {
		if (n->operands[i].kind != FXGE_K_VALUE)
			continue;
		uint32_t root = storage_of(l, n->operands[i].value)->root;

		if (root != NOBODY && l->storages[root].last < at)
			l->storages[root].last = at;
	}
}

static void
add_values(liveness *l, fxge_graph *g)
{
	for (uint32_t i = 0; i < g->entry->n_results; i++) {
		bool known = true;
		storage *p = storage_of(l, g->entry->results[i]);

		p->bytes = fxge_cost_bytes(l->counting, g->entry->results[i], &known);
		p->root = NOBODY;
	}
	fxge_graph_number(g);
	FXGE_EACH_NODE (n, g) {
		for (uint32_t k = 0; k < n->n_results; k++)
			add_result(l, n, k);
		extend_lifetimes(l, n, n->mark);
	}
	extend_lifetimes(l, g->ret, UINT32_MAX);
}

/* Returns, by position in the graph, the first root whose last use is there, as index + 1. */
static uint32_t *
last_uses(const liveness *l, const fxge_graph *g, fxge_arena *a)
{
	uint32_t *first = FXGE_NEW_ARRAY(a, g->n_nodes + 2, uint32_t);

	FXGE_EACH_NODE (n, g)
		for (uint32_t k = 0; k < n->n_results; k++) {
			storage *p = storage_of(l, n->results[k]);
			uint32_t me = (uint32_t)(p - l->storages);

			if (p->root != me || p->last == UINT32_MAX)
				continue;
			uint32_t at = p->last - g->entry->next->mark;

			p->next = first[at];
			first[at] = me + 1;
		}
	return first;
}

static void
measure_graph(liveness *l, fxge_graph *g, uint64_t live, int depth)
{
	fxge_arena *a = &l->counting->program->scratch;
	fxge_cost_sum *sum = &l->counting->sum;
	uint32_t *dead;

	add_values(l, g);
	dead = last_uses(l, g, a);
	FXGE_EACH_NODE (n, g) {
		uint64_t made = 0;
		fxge_cost_row *row = &l->counting->rows.data[l->row++];

		for (uint32_t k = 0; k < n->n_results; k++) {
			storage *p = storage_of(l, n->results[k]);

			if (p->root == (uint32_t)(p - l->storages))
				made = fxge_cost_plus(made, p->bytes);
		}
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			measure_graph(l, n->regions[i], live, depth + 1);
		live = row->live = fxge_cost_plus(live, made);
		if (live > sum->values)
			sum->values = live;
		for (uint32_t p = dead[n->mark - g->entry->next->mark]; p; p = l->storages[p - 1].next)
			live -= live < l->storages[p - 1].bytes ? live : l->storages[p - 1].bytes;
	}
}

void
fxge_cost_live(fxge_counting *c)
{
	fxge_program *p = c->program;
	liveness l = {.counting = c};

	l.numbers = FXGE_NEW_ARRAY(&p->scratch, p->next_id, uint32_t);
	number_values(&l, p->main, 0);
	l.storages = FXGE_NEW_ARRAY(&p->scratch, l.n_storages, storage);
	measure_graph(&l, p->main, 0, 0);
	for (uint32_t i = 0; i < p->main->entry->n_results; i++) {
		const fxge_value *v = fxge_graph_input(p->main, i);
		bool known = true;
		uint64_t bytes = fxge_cost_bytes(c, v, &known), *of = &c->sum.inputs;

		if (p->inputs.data[i].role == FXGE_ROLE_STATE)
			of = &c->sum.states;
		*of = fxge_cost_plus(*of, bytes);
	}
}
