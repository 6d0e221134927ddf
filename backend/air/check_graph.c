/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of graphs: edges and cycles, inputs and results, subgraphs and their operators. */
#include "backend/air/check.h"
#include "base/diag/air.h"

#define NONE UINT32_MAX

/* ---- edges ---- */

static uint32_t
find_op(const check_graph *g, const char *name, size_t n)
{
	return (uint32_t)(uintptr_t)fxge_strmap_get(&g->by_name, name, n) - 1;
}

static bool
dims_agree(const check_desc *a, const check_desc *b)
{
	if (a->rank < 0 || b->rank < 0)
		return true;
	if (a->rank != b->rank)
		return false;
	for (int i = 0; i < a->rank; i++)
		if (a->dims[i] >= 0 && b->dims[i] >= 0 && a->dims[i] != b->dims[i])
			return false;
	return true;
}

static void
check_ends(checker *c, const check_op *from, const check_op *to, const check_edge *e)
{
	const check_desc *a = &from->out[e->index], *b = &to->in[e->slot];

	if (a->dtype != b->dtype && a->dtype != CHECK_DTYPE_UNKNOWN && b->dtype != CHECK_DTYPE_UNKNOWN)
		check_fail(c, FXGE_D_AIR_EDGE_ENDS,
			"input %u has dtype %lld, but '%s:%lld' gives dtype %lld", e->slot, (long long)b->dtype,
			e->producer, (long long)e->index, (long long)a->dtype);
	else if (!dims_agree(a, b))
		check_fail(c, FXGE_D_AIR_EDGE_ENDS, "input %u and '%s:%lld' have different shapes", e->slot,
			e->producer, (long long)e->index);
}

static void
check_edge_of(checker *c, check_graph *g, const check_op *o, check_edge *e)
{
	e->from = find_op(g, e->producer, strlen(e->producer));
	if (e->from == NONE) {
		check_fail(
			c, FXGE_D_AIR_EDGE, "the input comes from '%s', which does not exist", e->producer);
		return;
	}
	const check_op *from = &g->ops[e->from];

	if (e->index < 0)
		return;
	if (e->index >= from->n_out) {
		check_fail(c, FXGE_D_AIR_EDGE, "the input comes from output %lld of '%s', which has %u",
			(long long)e->index, e->producer, from->n_out);
		e->from = NONE;
		return;
	}
	if (e->slot >= o->n_in)
		return;
	check_ends(c, from, o, e);
	if (o->is_ref[e->slot] && check_is_const(from->type))
		check_fail(c, FXGE_D_AIR_REF_CONST, "the constant '%s' would be overwritten", e->producer);
}

/* ---- order ---- */

/* Finds cycles over data and control edges by Kahn's algorithm: remaining operators are on or
 * behind a cycle. */
static void
check_cycles(checker *c, check_graph *g)
{
	uint32_t *waits = FXGE_NEW_ARRAY(c->a, g->n_ops, uint32_t),
			 *head = FXGE_NEW_ARRAY(c->a, (size_t)g->n_ops + 1, uint32_t);
	size_t total = 0, done = 0, ready = 0;

	for (uint32_t i = 0; i < g->n_ops; i++)
		for (uint32_t k = 0; k < g->ops[i].n_edges; k++)
			if (g->ops[i].edges[k].from != NONE) {
				waits[i]++;
				head[g->ops[i].edges[k].from + 1]++;
				total++;
			}
	uint32_t *next = FXGE_NEW_ARRAY(c->a, total, uint32_t),
			 *queue = FXGE_NEW_ARRAY(c->a, g->n_ops, uint32_t);
	uint32_t *at = FXGE_NEW_ARRAY(c->a, (size_t)g->n_ops + 1, uint32_t);

	for (uint32_t i = 0; i < g->n_ops; i++)
		at[i + 1] = head[i + 1] += head[i];
	memcpy(at, head, ((size_t)g->n_ops + 1) * sizeof *at);
	for (uint32_t i = 0; i < g->n_ops; i++) {
		for (uint32_t k = 0; k < g->ops[i].n_edges; k++)
			if (g->ops[i].edges[k].from != NONE)
				next[at[g->ops[i].edges[k].from]++] = i;
		if (!waits[i])
			queue[ready++] = i;
	}
	for (; done < ready; done++)
		for (uint32_t k = head[queue[done]]; k < head[queue[done] + 1]; k++)
			if (--waits[next[k]] == 0)
				queue[ready++] = next[k];
	for (uint32_t i = 0; i < g->n_ops && ready < g->n_ops; i++)
		if (waits[i]) {
			c->op = &g->ops[i];
			check_fail(c, FXGE_D_AIR_CYCLE,
				"%zu operators wait for each other in a cycle, this one among them",
				g->n_ops - ready);
			return;
		}
}

/* Sets `mark` on all operators that certainly run before `last`. */
static void
mark_before(checker *c, check_graph *g, uint32_t last, uint32_t mark)
{
	FXGE_VEC(uint32_t) stack = {0};

	fxge_vec_push(c->a, &stack, last);
	while (stack.len) {
		const check_op *o = &g->ops[stack.data[--stack.len]];

		for (uint32_t k = 0; k < o->n_edges; k++) {
			uint32_t from = o->edges[k].from;

			if (from == NONE || g->ops[from].mark == mark)
				continue;
			g->ops[from].mark = mark;
			fxge_vec_push(c->a, &stack, from);
		}
	}
}

static uint64_t
value_key(const check_edge *e)
{
	return (uint64_t)e->from << 32 | (uint64_t)e->index;
}

/* Returns true if the operator overwrites the value at this edge. */
static bool
overwrites(const check_op *o, const check_edge *e)
{
	return e->index >= 0 && e->from != NONE && e->slot < o->n_in && o->is_ref[e->slot];
}

/* Checks that the other readers of the values that operator `w` overwrites run before it. */
static void
check_readers(checker *c, check_graph *g, uint32_t w)
{
	fxge_arena_mark m = fxge_arena_save(c->a);
	const check_op *writer = &g->ops[w];
	fxge_map written = {0};

	for (uint32_t k = 0; k < writer->n_edges; k++)
		if (overwrites(writer, &writer->edges[k]))
			fxge_map_put(c->a, &written, value_key(&writer->edges[k]), (void *)(uintptr_t)1);
	mark_before(c, g, w, w + 1);
	for (uint32_t i = 0; i < g->n_ops; i++)
		for (uint32_t k = 0; k < g->ops[i].n_edges && i != w; k++) {
			const check_edge *e = &g->ops[i].edges[k];

			if (e->index < 0 || e->from == NONE || g->ops[i].mark == w + 1
				|| !fxge_map_get(&written, value_key(e)))
				continue;
			c->op = &g->ops[i];
			check_fail(c, FXGE_D_AIR_REF_ORDER,
				"reads '%s:%lld', which '%s' overwrites, without being ordered before it",
				e->producer, (long long)e->index, writer->name);
			break;
		}
	fxge_arena_restore(c->a, m);
}

static void
check_refs(checker *c, check_graph *g)
{
	enum {
		MAX_WORK = 1 << 29
	}; /* limit of visits to operators and edges; beyond it the order is
		* not proved */
	uint64_t work = 0, size = g->n_ops;

	for (uint32_t i = 0; i < g->n_ops; i++)
		size += g->ops[i].n_edges;
	for (uint32_t i = 0; i < g->n_ops; i++)
		for (uint32_t k = 0; k < g->ops[i].n_edges; k++)
			if (overwrites(&g->ops[i], &g->ops[i].edges[k])) {
				if ((work += size) < MAX_WORK)
					check_readers(c, g, i);
				break;
			}
	c->op = NULL;
}

/* ---- inputs and results ---- */

static void
check_indexes(checker *c, check_graph *g)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->n_ops; i++)
		n += check_is_data(g->ops[i].type);
	uint8_t *seen = FXGE_NEW_ARRAY(c->a, n, uint8_t);

	for (uint32_t i = 0; i < g->n_ops; i++) {
		int64_t index = g->ops[i].index;

		if (!check_is_data(g->ops[i].type) || index < 0)
			continue;
		c->op = &g->ops[i];
		if (index >= n)
			check_fail(c, FXGE_D_AIR_INDEX, "'index' is %lld, but there are %u inputs",
				(long long)index, n);
		else if (seen[index]++)
			check_fail(c, FXGE_D_AIR_INDEX, "'index' %lld occurs twice", (long long)index);
	}
	c->op = NULL;
}

static void
check_io_text(checker *c, const check_graph *g, const char *s, bool input)
{
	size_t n;
	int64_t index;

	if (!fxge_air_edge(s, &n, &index)) {
		check_fail(c, FXGE_D_AIR_GRAPH_IO, "the graph's %s '%.200s' has no \":index\"",
			input ? "input" : "output", s);
		return;
	}
	uint32_t at = find_op(g, s, n);

	if (at == NONE)
		check_fail(c, FXGE_D_AIR_GRAPH_IO, "the graph's %s '%.200s' does not exist",
			input ? "input" : "output", s);
	else if (index >= g->ops[at].n_out)
		check_fail(c, FXGE_D_AIR_GRAPH_IO, "the graph's %s '%.200s': there are %u outputs",
			input ? "input" : "output", s, g->ops[at].n_out);
	else if (input && !check_is_data(g->ops[at].type))
		check_fail(c, FXGE_D_AIR_GRAPH_IO, "the graph's input '%.200s' is not a Data", s);
}

/* Checks the outputs of the root graph. */
static void
check_outputs(checker *c, check_graph *g)
{
	fxge_map seen = {0};

	if (g->def != &c->file.graphs.data[0] || g->n_net_outputs != 1)
		return;
	const check_op *net = c->op = &g->ops[g->net_output];

	for (uint32_t k = 0; k < net->n_edges; k++) {
		const check_edge *e = &net->edges[k];

		if (e->from == NONE || e->index < 0 || e->index > INT32_MAX)
			continue;
		const check_edge *first = fxge_map_put(
			c->a, &seen, (uint64_t)e->from << 32 | (uint64_t)e->index, (void *)(uintptr_t)e);

		if (first)
			check_fail(c, FXGE_D_AIR_OUTPUT_TWICE, "results %u and %u are both output %lld of '%s'",
				first->slot, e->slot, (long long)e->index, e->producer);
	}
	c->op = NULL;
}

static void
check_io(checker *c, check_graph *g)
{
	check_outputs(c, g);
	for (size_t i = 0; i < g->def->inputs.len; i++)
		check_io_text(c, g, g->def->inputs.data[i], true);
	for (size_t i = 0; i < g->def->outputs.len; i++)
		check_io_text(c, g, g->def->outputs.data[i], false);
	if (g->n_net_outputs > 1)
		check_fail(c, FXGE_D_AIR_NET_OUTPUT, "%u NetOutput in one graph", g->n_net_outputs);
	if (!g->n_net_outputs && !g->def->outputs.len)
		check_fail(
			c, FXGE_D_AIR_NET_OUTPUT, "neither NetOutput nor outputs: results would be lost");
}

void
check_graph_edges(checker *c, check_graph *g)
{
	c->graph = g;
	for (uint32_t i = 0; i < g->n_ops; i++) {
		c->op = &g->ops[i];
		for (uint32_t k = 0; k < g->ops[i].n_edges; k++)
			check_edge_of(c, g, &g->ops[i], (check_edge *)(uintptr_t)&g->ops[i].edges[k]);
		check_dtype_attr(c, &g->ops[i]);
	}
	c->op = NULL;
	check_cycles(c, g);
	c->op = NULL;
	check_refs(c, g);
	check_indexes(c, g);
	check_io(c, g);
}

/* ---- subgraphs ---- */

/* Operator type with subgraphs. */
typedef struct functional {
	const char *type;
	int subgraphs; /* 0 = at least one */
	int skips;     /* leading inputs that subgraphs do not receive: a condition, an index, bounds */
	bool loop;     /* the first subgraph is the condition, with one result */
} functional;

/* Returns the entry of a type, or NULL. */
static const functional *
functional_of(const char *type)
{
	static const functional rows[] = {{"If", 2, 1, false}, {"StatelessIf", 2, 1, false},
		{"_If", 2, 1, false}, {"Case", 0, 1, false}, {"StatelessCase", 0, 1, false},
		{"While", 2, 0, true}, {"StatelessWhile", 2, 0, true}, {"_While", 2, 0, true},
		{"For", 1, 0, false}, {"PartitionedCall", 1, 0, false},
		{"StatefulPartitionedCall", 1, 0, false}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strcmp(type, rows[i].type) == 0)
			return &rows[i];
	return NULL;
}

static void
link_subgraphs(checker *c, const check_graph *g, const check_op *o)
{
	const functional *f = functional_of(o->type);
	int expected = f ? f->subgraphs : -1;

	if (expected == 0 ? !o->n_subgraphs : expected > 0 && o->n_subgraphs != (uint32_t)expected)
		check_fail(c, FXGE_D_AIR_SUBGRAPH, "%u subgraphs, expected %s%d", o->n_subgraphs,
			expected ? "" : "at least ", expected ? expected : 1);
	for (uint32_t i = 0; i < o->n_subgraphs; i++) {
		check_graph *sub = fxge_strmap_get(&c->by_name, o->subgraphs[i], strlen(o->subgraphs[i]));

		if (!sub) {
			check_fail(c, FXGE_D_AIR_SUBGRAPH, "the subgraph '%s' does not exist", o->subgraphs[i]);
			continue;
		}
		if (sub == &c->graphs[0])
			check_fail(c, FXGE_D_AIR_ROOT,
				"the first graph '%s' is a subgraph: another would become the root",
				o->subgraphs[i]);
		else if (sub->parents++)
			check_fail(c, FXGE_D_AIR_SUBGRAPH, "the subgraph '%s' belongs to another operator, too",
				o->subgraphs[i]);
		sub->parent = o;
		sub->parent_graph = g;
	}
}

static void
check_parent_indexes(checker *c, check_graph *g)
{
	uint32_t with = 0, without = 0;

	for (uint32_t i = 0; i < g->n_ops; i++) {
		const check_op *o = &g->ops[i];

		if (!check_is_data(o->type))
			continue;
		if (o->parent_index >= 0)
			with++;
		else
			without++;
		if (o->parent_index >= g->parent->n_in) {
			c->op = o;
			check_fail(c, FXGE_D_AIR_PARENT_INDEX,
				"'_parent_node_index' is %lld, but '%s' has %u inputs", (long long)o->parent_index,
				g->parent->name, g->parent->n_in);
		}
	}
	c->op = NULL;
	if (with && without)
		check_fail(c, FXGE_D_AIR_PARENT_INDEX, "%u inputs have '_parent_node_index' and %u do not",
			with, without);
}

/* Checks _parent_node_index of inputs, which GE prefers to `index`. */
static void
check_input_order(checker *c, const check_graph *g, const functional *f)
{
	for (uint32_t i = 0; i < g->n_ops; i++) {
		const check_op *o = &g->ops[i];

		if (!check_is_data(o->type) || o->parent_index < 0 || o->index < 0
			|| o->parent_index == o->index + f->skips || o->parent_index >= g->parent->n_in)
			continue;
		c->op = o;
		check_fail(c, FXGE_D_AIR_PARENT_INDEX,
			"'_parent_node_index' is %lld, expected %lld: 'index' is %lld",
			(long long)o->parent_index, (long long)o->index + f->skips, (long long)o->index);
	}
	c->op = NULL;
}

static void
check_output_order(checker *c, const check_graph *g)
{
	if (g->net_output == NONE)
		return;
	const ge_op *op = fxge_air_file_op(&c->file, g->def->ops.data[g->net_output]);
	int64_t said;

	c->op = &g->ops[g->net_output];
	for (size_t k = 0; op && k < op->n_input_desc; k++)
		if (fxge_air_parent_index(op->input_desc[k]->attr, op->input_desc[k]->n_attr, &said)
			&& said != (int64_t)k)
			check_fail(c, FXGE_D_AIR_PARENT_INDEX,
				"'_parent_node_index' of input %zu is %lld, expected %zu", k, (long long)said, k);
	c->op = NULL;
}

/* Checks that inputs and results of a subgraph are in the operator's order. `For` has its own
 * rules. */
static void
check_order(checker *c, const check_graph *g)
{
	const functional *f = functional_of(g->parent->type);

	if (!f || strcmp(f->type, "For") == 0)
		return;
	check_input_order(c, g, f);
	if (!f->loop || strcmp(g->parent->subgraphs[0], g->def->name) != 0)
		check_output_order(c, g);
}

/* Returns true if the chain of parents reaches the root and is not a cycle. Visits each graph once
 * in all calls. */
static bool
reaches_root(checker *c, check_graph *g)
{
	check_graph *root = &c->graphs[0], *end = g;

	for (; end && end != root && end->root == CHECK_UNSEEN;
		 end = (check_graph *)(uintptr_t)end->parent_graph)
		end->root = CHECK_OPEN;
	check_root found =
		end && (end == root || end->root == CHECK_ROOTED) ? CHECK_ROOTED : CHECK_UNROOTED;

	for (; g && g != root && g->root == CHECK_OPEN; g = (check_graph *)(uintptr_t)g->parent_graph)
		g->root = found;
	return found == CHECK_ROOTED;
}

void
check_graph_subgraphs(checker *c)
{
	for (size_t i = 0; i < c->n_graphs; i++) {
		c->graph = &c->graphs[i];
		for (uint32_t k = 0; k < c->graphs[i].n_ops; k++) {
			c->op = &c->graphs[i].ops[k];
			link_subgraphs(c, c->graph, c->op);
		}
	}
	c->op = NULL;
	for (size_t i = 1; i < c->n_graphs; i++) {
		c->graph = &c->graphs[i];
		if (!c->graphs[i].parent)
			check_fail(c, FXGE_D_AIR_ROOT,
				"no operator uses the graph '%s', and it is not the first", c->graphs[i].def->name);
		else if (!reaches_root(c, &c->graphs[i]))
			check_fail(
				c, FXGE_D_AIR_SUBGRAPH, "the graph '%s' contains itself", c->graphs[i].def->name);
		else {
			check_parent_indexes(c, &c->graphs[i]);
			check_order(c, &c->graphs[i]);
		}
	}
}
