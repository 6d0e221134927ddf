/* What nested graphs take from outside: sizes become operands, constants move in.
 *
 * requires  functional; parameters are constants
 * keeps     metas; what a loop carries
 * breaks    operands of nodes that run graphs, and the inputs of these, from the captured ones on
 *
 * Inner graphs come first for sizes, which may be outer ones' then; last for constants.
 */
#include "ir/build.h"
#include "ir/fit.h"
#include "passes/passes.h"

#include "fxge_op_ids.h"

/* A constant of this many bytes may stand in several graphs. */
enum { SMALL = 4096 };

/* The first operand that regions take and nothing changes; UINT32_MAX: the operator is none of
 * PyTorch's that run graphs. */
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

typedef struct needs {
	const fxge_syms *syms;
	fxge_arena *arena;
	fxge_map seen; /* expressions that were looked at, symbols that inputs tell */
	FXGE_VEC(fxge_size) symbols;
} needs;

/* Expressions nest no deeper than the table allows. */
static void
need(needs *x, fxge_size s)
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
		need(x, args[i]);
}

static void
need_of_meta(needs *x, const fxge_meta *m)
{
	if (m->kind == FXGE_META_SIZE)
		need(x, m->size);
	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
		need(x, m->shape[d]);
}

static void
need_of_node(needs *x, const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_INT || n->operands[i].kind == FXGE_K_SYM)
			need(x, n->operands[i].size);
	for (uint32_t k = 0; k < n->n_results; k++)
		need_of_meta(x, n->results[k]->meta);
}

static void
told(needs *x, fxge_size s)
{
	if (!fxge_size_is_small(s) && fxge_sym_op_of(x->syms, s) == FXGE_SYM_SYMBOL)
		fxge_map_put(x->arena, &x->seen, (uint64_t)s.raw, x);
}

/* The symbols of which sizes in the graph are made, and that no input has. */
static void
find_needs(needs *x, const fxge_graph *g)
{
	x->seen = (fxge_map){0};
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		const fxge_meta *m = fxge_graph_input(g, i)->meta;

		if (m->kind == FXGE_META_SIZE)
			told(x, m->size);
		for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
			told(x, m->shape[d]);
	}
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		need_of_meta(x, fxge_graph_input(g, i)->meta);
	FXGE_EACH_NODE (n, g)
		need_of_node(x, n);
	need_of_node(x, g->ret);
}

static void
capture(fxge_node *n, fxge_size s)
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
		needs x = {.syms = p->syms, .arena = &p->scratch};

		find_needs(&x, n->regions[r]);
		for (size_t i = 0; i < x.symbols.len; i++)
			capture(n, x.symbols.data[i]);
	}
}

/* ---- constants ---- */

static const fxge_tensor *
constant_of(const fxge_operand *o)
{
	const fxge_node *def = o->kind == FXGE_K_VALUE ? o->value->def : NULL;

	return def && def->op && def->op->id == GE_Const ? fxge_node_tensor(def) : NULL;
}

/* Something else than this operand would keep a copy of its own. */
static bool
is_shared(const fxge_node *n, uint32_t i, uint32_t input)
{
	uint32_t users = 0;

	for (uint32_t r = 0; r < n->n_regions; r++)
		users += fxge_graph_input(n->regions[r], input)->uses != NULL;
	return users > 1 || !fxge_value_has_one_use(n->operands[i].value);
}

static bool
sink(fxge_node *n, uint32_t i, uint32_t input)
{
	const fxge_tensor *t = constant_of(&n->operands[i]);

	if (!t || (is_shared(n, i, input) && fxge_tensor_dense_size(t) > SMALL))
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
take_constants(fxge_node *n)
{
	uint32_t inputs = fxge_graph_n_inputs(n->regions[0]);

	/* what is captured stands last in both */
	for (uint32_t i = first_captured(n); i < n->n_operands; i++)
		if (!sink(n, i, inputs - (n->n_operands - i)))
			return false;
	return true;
}

/* Regions nest no deeper than FXGE_MAX_DEPTH. */
static bool
visit_graph(fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		bool known = n->n_regions && first_captured(n) != UINT32_MAX;

		if (known && !take_constants(n))
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
