/* SPDX-License-Identifier: Apache-2.0 */
/* Verifier: structural rules of a program, and the operators that a stage allows. A violation is a
 * bug, unless a file is being read. */
#include "base/diag/bugs.h"
#include "base/diag/files.h"
#include "ir/graph.h"

typedef struct verifier {
	fxge_program *p;
	const char *stage;
	bool ok;
} verifier;

#define CHECK(v, n, cond, ...)                                                                     \
	do {                                                                                           \
		if (!(cond)) {                                                                             \
			fxge_report(&(v)->p->session->diags, (n)->loc,                                         \
				(v)->p->reading ? FXGE_D_MALFORMED : FXGE_D_VERIFY, __VA_ARGS__);                  \
			(v)->ok = false;                                                                       \
			return;                                                                                \
		}                                                                                          \
	} while (0)

static const char *
label(const fxge_node *n)
{
	return n->op ? n->op->name : "return";
}

/* Checks an operand. Earlier nodes of its graph have marks above `before`. */
static void
check_operand(verifier *v, const fxge_node *n, const fxge_operand *o, uint32_t before)
{
	CHECK(v, n, o->user == n, "%s: an operand names another node as its user", label(n));
	if (o->kind != FXGE_K_VALUE)
		return;
	CHECK(v, n, o->value, "%s: an operand without value", label(n));
	CHECK(v, n, o->prev_use && *o->prev_use == o, "%s: an operand is not in its value's use list",
		label(n));
	const fxge_node *def = o->value->def;

	CHECK(v, n, def->graph == n->graph, "%s: operand %%%s is of another graph", label(n),
		o->value->name ? o->value->name : "?");
	CHECK(v, n, def->mark > before, "%s: operand %%%s is used before its definition", label(n),
		o->value->name ? o->value->name : "?");
	CHECK(v, n, o->value->index < def->n_results && def->results[o->value->index] == o->value,
		"%s: operand %%%s is not a result of its node", label(n),
		o->value->name ? o->value->name : "?");
}

static void
check_ports(verifier *v, const fxge_node *n)
{
	uint32_t at = 0;

	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_port *q = &n->ports[i];
		const fxge_param *r = &n->op->params[i];

		if (!q->present) {
			CHECK(v, n, fxge_param_may_miss(r), "%s: argument '%s' is missing", label(n), r->name);
			continue;
		}
		CHECK(v, n, q->first <= n->n_operands && q->count <= n->n_operands - q->first,
			"%s: argument '%s' is outside of the operands", label(n), r->name);
		CHECK(v, n, q->first >= at, "%s: argument '%s' is stored before an earlier one", label(n),
			r->name);
		at = q->first + q->count;
		CHECK(v, n, r->list || q->count == 1, "%s: argument '%s' has %u values", label(n), r->name,
			q->count);
	}
}

/* Returns the reason why an operator may not occur at a stage, or NULL. Unknown stages allow
 * all. */
static const char *
forbidden(const char *stage, const fxge_op *op)
{
	if (!stage || strcmp(stage, "import") == 0)
		return NULL;
	if (!op->ge && (op->flags & FXGE_OP_MUTATES) && strcmp(stage, "scopes") != 0)
		return "writes into an argument";
	if (strcmp(stage, "ge") == 0 && !op->ge)
		return "is not a GE operator";
	return NULL;
}

static void
check_results(verifier *v, const fxge_node *n)
{
	int count = fxge_op_result_count(n->op);

	CHECK(v, n, count < 0 || n->n_results == (uint32_t)count,
		"%s has %u results, the operator returns %d", label(n), n->n_results, count);
	for (uint32_t i = 0; i < n->n_results; i++)
		CHECK(v, n, n->results[i]->def == n && n->results[i]->index == i,
			"%s: result %u is not its own", label(n), i);
}

static void check_graph(verifier *v, const fxge_graph *g, int depth);

static void
check_node(verifier *v, const fxge_node *n, uint32_t before, int depth)
{
	CHECK(v, n, n->next->prev == n && n->prev->next == n, "%s: the node list is broken", label(n));
	check_ports(v, n);
	for (uint32_t i = 0; i < n->n_operands; i++)
		check_operand(v, n, &n->operands[i], before);
	check_results(v, n);
	const char *why = forbidden(v->stage, n->op);

	CHECK(v, n, !why, "%s: %s, which stage '%s' does not allow", label(n), why, v->stage);
	for (uint32_t i = 0; i < n->n_regions; i++) {
		CHECK(v, n, n->regions[i]->parent == n, "%s: region %u has another parent", label(n), i);
		check_graph(v, n->regions[i], depth + 1);
	}
}

/* Checks a graph. Marks continue from those of the last check: numbering the nodes first would
 * double the cost, which is the walk over the nodes. */
static void
check_graph(verifier *v, const fxge_graph *g, int depth)
{
	uint32_t count = 0, before;

	CHECK(v, g->ret, depth <= FXGE_MAX_DEPTH, "regions are nested deeper than %d", FXGE_MAX_DEPTH);
	if (g->ret->mark > UINT32_MAX / 2)
		fxge_graph_number((fxge_graph *)(uintptr_t)g);
	before = g->ret->mark;
	g->entry->mark = before + 1;
	FXGE_EACH_NODE (n, g) {
		check_node(v, n, before, depth);
		n->mark = before + 2 + count++;
	}
	g->ret->mark = before + 2 + count;
	CHECK(v, g->ret, count == g->n_nodes, "graph %s has a count of %u nodes, but %u nodes", g->name,
		g->n_nodes, count);
	for (uint32_t i = 0; i < g->ret->n_operands; i++)
		check_operand(v, g->ret, &g->ret->operands[i], before);
}

bool
fxge_program_verify(fxge_program *p, const char *stage)
{
	verifier v = {.p = p, .stage = stage, .ok = true};
	const fxge_graph *g = p->main;

	check_graph(&v, g, 0);
	if (v.ok && (p->inputs.len != g->entry->n_results || p->outputs.len != g->ret->n_operands)) {
		fxge_report(&p->session->diags, NULL, FXGE_D_VERIFY,
			"the interface lists %zu inputs and %zu outputs, the graph has %u and %u",
			p->inputs.len, p->outputs.len, g->entry->n_results, g->ret->n_operands);
		v.ok = false;
	}
	return v.ok;
}
