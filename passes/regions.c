/* SPDX-License-Identifier: Apache-2.0 */
/* Captures of nested graphs: sizes become operands, constants are sunk into the graphs.
 *
 *  - requires: functional program; parameters are constants
 *  - keeps: metas; values that a loop carries
 *  - breaks: captured operands of nodes with regions, and the corresponding inputs of the regions
 *
 * Inner graphs are processed first for sizes, which may become captures of outer graphs, and last
 * for constants. */
#include "ir/build.h"
#include "ir/fit.h"
#include "passes/passes.h"

#include "fxge_ge_control.h"

/* largest constant in bytes that may be copied into several graphs */
enum { MAX_COPIED_BYTES = 4096 };

/* Returns the index of the first operand that regions capture and do not change. Returns UINT32_MAX
 * if the operator is not one of PyTorch's control flow operators. */
static uint32_t
first_captured(const fxge_node *n)
{
	const fxge_control *c = n->op->ge ? NULL : fxge_control_of(n->op);
	fxge_scan_form s;

	if (!c)
		return UINT32_MAX;
	if (c->loop || c->skips)
		return c->loop ? n->n_results : (uint32_t)c->skips;
	return fxge_scan_of(n, &s) ? s.first + s.slices : UINT32_MAX;
}

/* ---- sizes ---- */

typedef struct size_needs {
	const fxge_syms *syms;
	fxge_arena *arena;
	fxge_map seen; /* visited expressions, and symbols that inputs define */
	FXGE_VEC(fxge_size) symbols;
} size_needs;

/* Collects the symbols of an expression. Recursion is bounded by the symbol table's limit on
 * nesting. */
static void
collect_symbols(size_needs *x, fxge_size s)
{
	const fxge_size *args;

	if (fxge_size_is_small(s) || fxge_map_put(x->arena, &x->seen, (uint64_t)s.raw, x))
		return;
	if (fxge_sym_op_of(x->syms, s) == FXGE_SYM_SYMBOL) {
		if (!fxge_sym_is_unbacked(x->syms, s))
			fxge_vec_push(x->arena, &x->symbols, s);
		return;
	}
	int n = fxge_sym_args(x->syms, s, &args);

	for (int i = 0; i < n; i++)
		collect_symbols(x, args[i]);
}

static void
collect_of_meta(size_needs *x, const fxge_meta *m)
{
	if (m->kind == FXGE_META_SIZE)
		collect_symbols(x, m->size);
	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
		collect_symbols(x, m->shape[d]);
}

static void
collect_of_node(size_needs *x, const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_INT || n->operands[i].kind == FXGE_K_SYM)
			collect_symbols(x, n->operands[i].size);
	for (uint32_t k = 0; k < n->n_results; k++)
		collect_of_meta(x, n->results[k]->meta);
}

static void
mark_defined(size_needs *x, fxge_size s)
{
	if (!fxge_size_is_small(s) && fxge_sym_op_of(x->syms, s) == FXGE_SYM_SYMBOL)
		fxge_map_put(x->arena, &x->seen, (uint64_t)s.raw, x);
}

/* Collects the symbols that sizes in the graph use and that no input defines. */
static void
find_size_needs(size_needs *x, const fxge_graph *g)
{
	x->seen = (fxge_map){0};
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		const fxge_meta *m = fxge_graph_input(g, i)->meta;

		if (m->kind == FXGE_META_SIZE)
			mark_defined(x, m->size);
		for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
			mark_defined(x, m->shape[d]);
	}
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		collect_of_meta(x, fxge_graph_input(g, i)->meta);
	FXGE_EACH_NODE (n, g)
		collect_of_node(x, n);
	collect_of_node(x, g->ret);
}

static void
capture_size(fxge_node *n, fxge_size s)
{
	fxge_arena *scratch = &n->graph->program->scratch;
	fxge_operand *o = FXGE_NEW_ARRAY(scratch, (size_t)n->n_operands + 1, fxge_operand);
	const fxge_meta m = {.kind = FXGE_META_SIZE, .size = s};

	memcpy(o, n->operands, n->n_operands * sizeof *o);
	o[n->n_operands] = (fxge_operand){.kind = FXGE_K_INT, .size = s};
	fxge_node_set_operands(n, o, n->n_operands + 1);
	for (uint32_t r = 0; r < n->n_regions; r++)
		fxge_graph_add_input(n->regions[r], NULL, &m);
}

static void
capture_sizes(fxge_node *n)
{
	fxge_program *p = n->graph->program;

	for (uint32_t r = 0; r < n->n_regions; r++) {
		size_needs x = {.syms = p->syms, .arena = &p->scratch};

		find_size_needs(&x, n->regions[r]);
		for (size_t i = 0; i < x.symbols.len; i++)
			capture_size(n, x.symbols.data[i]);
	}
}

/* ---- constants ---- */

static const fxge_tensor *
constant_of(const fxge_operand *o)
{
	const fxge_node *def = o->kind == FXGE_K_VALUE ? o->value->def : NULL;

	return def && def->op && def->op->id == GE_Const ? fxge_node_tensor(def) : NULL;
}

/* Returns true if the constant has other users, which would need a copy of their own. */
static bool
is_shared(const fxge_node *n, uint32_t i, uint32_t input)
{
	uint32_t users = 0;

	for (uint32_t r = 0; r < n->n_regions; r++)
		users += fxge_graph_input(n->regions[r], input)->uses != NULL;
	return users > 1 || !fxge_value_has_one_use(n->operands[i].value);
}

static bool
sink_constant(fxge_node *n, uint32_t i, uint32_t input)
{
	const fxge_tensor *t = constant_of(&n->operands[i]);

	if (!t || (is_shared(n, i, input) && fxge_tensor_dense_size(t) > MAX_COPIED_BYTES))
		return true;
	for (uint32_t r = 0; r < n->n_regions; r++) {
		fxge_graph *g = n->regions[r];
		fxge_value *v = fxge_graph_input(g, input);

		if (!v->uses)
			continue;
		fxge_value *c = fxge_build_const(g, g->entry->next, t);

		if (!c)
			return false;
		c->def->name = v->name;
		fxge_value_replace(v, c);
	}
	return true;
}

/* ---- the walk ---- */

static bool
sink_constants(fxge_node *n)
{
	uint32_t inputs = fxge_graph_n_inputs(n->regions[0]);

	/* captured values are the last ones among operands and inputs */
	for (uint32_t i = first_captured(n); i < n->n_operands; i++)
		if (!sink_constant(n, i, inputs - (n->n_operands - i)))
			return false;
	return true;
}

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static bool
visit_graph(fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		bool known = n->n_regions && first_captured(n) != UINT32_MAX;

		if (known && !sink_constants(n))
			return false;
		for (uint32_t r = 0; r < n->n_regions; r++)
			if (!visit_graph(n->regions[r]))
				return false;
		if (known)
			capture_sizes(n);
	}
	return true;
}

bool
fxge_pass_regions(fxge_program *p)
{
	return visit_graph(p->main);
}
