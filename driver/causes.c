/* SPDX-License-Identifier: Apache-2.0 */
/* Causes of dynamic sizes, and of nodes that GE schedules on the host.
 *
 * GE compiles a node for fixed sizes unless a tensor at one of its ports has an unknown size, a
 * nested graph has such a node, or its kernel reads a computed value on the host (hicann/ge,
 * compiler/graph/partition/dynamic_shape_partition.cc). A size is unknown if it has a symbol, so
 * the causes are the values that introduce the symbols. */
#include "driver/api.h"

#include "ir/fit.h"

/* Causes are the bits of a word; the last one stands for all further causes. */
enum { MAX_CAUSES = 64, LAST = MAX_CAUSES - 1 };

/* Analysis of a program, owned by it. */
typedef struct fxge_causes {
	FXGE_VEC(fxge_cause) causes;
	FXGE_VEC(fxge_why_node) nodes;
	fxge_why_sum sum;
} fxge_causes;

typedef struct analysis {
	fxge_program *program;
	fxge_arena *arena; /* memory of the call */
	fxge_causes *out;
	fxge_map owner;    /* words of symbols and expressions -> their causes */
	fxge_map contents; /* values computed from sizes -> the causes of these sizes */
} analysis;

/* ---- operators with data-dependent results ---- */

/* Returns whether `op` is the operator of a row: "aten.index.Tensor" of "aten.index". */
static bool
is_row(const char *row, const char *op)
{
	size_t n = strlen(row);

	return strncmp(row, op, n) == 0 && (op[n] == '\0' || op[n] == '.');
}

/* Returns whether the results of `op` have data-dependent sizes; sets *remedy if there is one. */
static bool
selects(const fxge_op *op, const char **remedy)
{
	static const struct {
		const char *op, *remedy;
	} rows[] = {
#define FXGE_SELECTS(op, remedy) {op, remedy},
#include "driver/selects.def"
#undef FXGE_SELECTS
	};

	for (size_t i = 0; op && i < sizeof rows / sizeof *rows; i++)
		if (is_row(rows[i].op, op->name)) {
			*remedy = rows[i].remedy;
			return true;
		}
	return false;
}

/* ---- causes ---- */

static const char *
name_of(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->name)
			return n->results[k]->name;
	return n->name;
}

static fxge_why_node
place_of(const fxge_node *n)
{
	const fxge_frame none = {0}, *user = fxge_loc_frame(n->loc), *f = user ? user : &none;

	return (fxge_why_node){.size = sizeof(fxge_why_node),
		.name = name_of(n),
		.op = n->op->name,
		.origin = n->name,
		.file = f->file,
		.line = f->line,
		.function = f->function,
		.source = f->text,
		.module = n->loc ? n->loc->module : NULL};
}

static const char *
text_of(const analysis *a, fxge_size s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &a->program->arena);
	fxge_sym_print(&b, a->program->syms, s);
	return b.data;
}

/* Adds a cause, unless there are too many; returns its index. */
static int
add_cause(analysis *a, const fxge_cause *c)
{
	fxge_causes *k = a->out;

	if (k->causes.len < LAST) {
		fxge_vec_push(&a->program->arena, &k->causes, *c);
	} else if (k->causes.len == LAST) {
		fxge_cause rest = {.size = sizeof rest, .kind = FXGE_CAUSE_MORE, .dim = -1};

		fxge_vec_push(&a->program->arena, &k->causes, rest);
	}
	return (int)k->causes.len - 1;
}

/* Returns a cause for a symbol, without its origin. */
static fxge_cause
cause_of(const analysis *a, fxge_size symbol, fxge_cause_kind kind)
{
	fxge_cause c = {.size = sizeof c, .kind = kind, .name = text_of(a, symbol), .dim = -1};

	fxge_sym_range(a->program->syms, symbol, &c.low, &c.high);
	return c;
}

/* ---- values that the host reads ---- */

/* Returns the first port whose computed value the host reads, or NULL; sets *read to the value.
 * Values that depend on sizes only have known expressions. */
static const char *
read_port(const fxge_node *n, const fxge_value **read)
{
	if (fxge_control_of(n->op))
		return NULL;
	for (int p = 0; p < n->op->n_params; p++)
		for (uint32_t k = 0; n->op->params[p].host && k < n->ports[p].count; k++) {
			const fxge_operand *o = &n->operands[n->ports[p].first + k];

			if (o->kind != FXGE_K_VALUE || o->value->meta->kind != FXGE_META_TENSOR
				|| o->value->meta->const_value
				|| (o->value->def->op && strcmp(o->value->def->op->name, "ge.Const") == 0))
				continue;
			*read = o->value;
			return n->op->params[p].name;
		}
	return NULL;
}

/* ---- sizes ---- */

/* A value whose sizes are visited: an input of a graph, or a result of a node. */
typedef struct origin {
	const fxge_node *node; /* NULL: an input of the main graph */
	fxge_cause_kind kind;
	uint32_t input;
	int dim;           /* -1: a number */
	uint64_t inherits; /* causes of the operands */
} origin;

/* Returns whether the symbol is not of the saved program: an unknown size of a file, or one that
 * inference has named. */
static bool
is_nameless(const analysis *a, fxge_size symbol)
{
	const char *name = fxge_sym_name(a->program->syms, symbol);

	return strncmp(name, "_d", 2) == 0 || strncmp(name, "u_", 2) == 0;
}

/* Returns the causes that a symbol has from the operands of its node, 0 if it is a new cause. The
 * first node with a data-dependent size is its cause; later nodes pass it on, under other names in
 * files. */
static uint64_t
inherited(const analysis *a, fxge_size symbol, const origin *from)
{
	const char *remedy;
	uint64_t rest = from->inherits, first = rest & -rest;

	if (!from->node || selects(from->node->op, &remedy))
		return 0;
	for (size_t i = 0; i < a->out->causes.len; i++)
		if (rest >> i & 1 && a->out->causes.data[i].kind != FXGE_CAUSE_INPUT)
			return (uint64_t)1 << i;
	return is_nameless(a, symbol) ? first : 0;
}

/* Returns the input of the main graph whose value a computed value is, or NULL: follows the first
 * operand. */
static fxge_name
input_of_value(const analysis *a, const fxge_value *v)
{
	while (v && v->def->op) {
		const fxge_node *n = v->def;

		v = NULL;
		for (uint32_t k = 0; k < n->n_operands && !v; k++)
			if (n->operands[k].kind == FXGE_K_VALUE)
				v = n->operands[k].value;
	}
	return v && v->def == a->program->main->entry ? a->program->inputs.data[v->index].name : NULL;
}

static uint64_t
own_symbol(analysis *a, fxge_size symbol, const origin *from)
{
	uint64_t old = inherited(a, symbol, from);

	if (old)
		return old;
	fxge_cause c = cause_of(a, symbol, from->kind);

	if (is_nameless(a, symbol))
		c.name = NULL;
	if (from->node) {
		const fxge_value *read = NULL;

		c.node = place_of(from->node);
		if (read_port(from->node, &read))
			c.input = input_of_value(a, read);
		if (!selects(from->node->origin, &c.remedy))
			selects(from->node->op, &c.remedy);
	} else {
		c.input = a->program->inputs.data[from->input].name;
		c.dim = from->dim;
	}
	return (uint64_t)1 << add_cause(a, &c);
}

/* Returns the causes of an expression. `from` is the origin of symbols without a cause. */
static uint64_t
causes_of(analysis *a, fxge_size s, const origin *from, int depth)
{
	const fxge_syms *t = a->program->syms;
	const fxge_size *args;
	uint64_t *known, all = 0;

	if (fxge_size_is_small(s) || depth > FXGE_MAX_EXPR_DEPTH)
		return 0;
	known = fxge_map_get(&a->owner, (uint64_t)s.raw);
	if (known)
		return *known;
	if (fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL) {
		all = own_symbol(a, s, from);
	} else {
		int n = fxge_sym_args(t, s, &args);

		for (int i = 0; i < n; i++)
			all |= causes_of(a, args[i], from, depth + 1);
	}
	known = FXGE_NEW(a->arena, uint64_t);
	*known = all;
	fxge_map_put(a->arena, &a->owner, (uint64_t)s.raw, known);
	return all;
}

/* Returns the causes of the sizes of a value, which may introduce symbols. */
static uint64_t
visit_value(analysis *a, const fxge_meta *m, origin from)
{
	uint64_t all = 0;

	if (m->kind == FXGE_META_SIZE) {
		from.dim = -1;
		causes_of(a, m->size, &from, 0);
		return 0;
	}
	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++) {
		from.dim = d;
		all |= causes_of(a, m->shape[d], &from, 0);
	}
	return all;
}

/* Visits the known values of a tensor, which introduce the symbols of numbers. */
static void
visit_numbers(analysis *a, const fxge_meta *m, origin from)
{
	int64_t n = 1;

	if (m->kind != FXGE_META_TENSOR || !m->const_value)
		return;
	for (int d = 0; d < m->rank; d++)
		n *= fxge_size_is_small(m->shape[d]) ? m->shape[d].raw >> 1 : 0;
	from.dim = -1;
	for (int64_t i = 0; i < n; i++)
		causes_of(a, m->const_value[i], &from, 0);
}

static void
visit_inputs(analysis *a)
{
	const fxge_graph *g = a->program->main;
	origin from = {.kind = FXGE_CAUSE_INPUT};

	for (int pass = 0; pass < 2; pass++) /* symbols alone first: s0 before 2*s0 */
		for (from.input = 0; from.input < fxge_graph_n_inputs(g); from.input++) {
			const fxge_meta *m = fxge_graph_input(g, from.input)->meta;

			for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++) {
				from.dim = d;
				if (pass
					|| (!fxge_size_is_small(m->shape[d])
						&& fxge_sym_op_of(a->program->syms, m->shape[d]) == FXGE_SYM_SYMBOL))
					causes_of(a, m->shape[d], &from, 0);
			}
			if (pass)
				visit_value(a, m, from);
			if (pass)
				visit_numbers(a, m, from);
		}
}

/* ---- nodes ---- */

static uint64_t visit_graph(analysis *a, const fxge_graph *g, int depth);

/* Visits the nested graphs of a node; returns the causes of their nodes. */
static uint64_t
visit_regions(analysis *a, const fxge_node *n, uint64_t operands, int depth)
{
	uint64_t all = 0;
	origin from = {.node = n, .kind = FXGE_CAUSE_LOOP, .inherits = operands};

	if (depth >= FXGE_MAX_DEPTH)
		return 0;
	for (uint32_t r = 0; r < n->n_regions; r++) {
		const fxge_graph *g = n->regions[r];

		for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
			all |= visit_value(a, fxge_graph_input(g, i)->meta, from);
		all |= visit_graph(a, g, depth + 1);
	}
	return all;
}

static void
count_causes(analysis *a, uint64_t causes)
{
	for (size_t i = 0; i < a->out->causes.len; i++)
		if (causes >> i & 1)
			a->out->causes.data[i].nodes++;
}

/* Adds the cause of a node whose kernel reads a computed value on the host. */
static uint64_t
add_read(analysis *a, const fxge_node *n, const char *port, const fxge_value *value)
{
	fxge_cause c = {.size = sizeof c,
		.kind = FXGE_CAUSE_READ,
		.name = port,
		.input = input_of_value(a, value),
		.dim = -1,
		.node = place_of(n)};

	return (uint64_t)1 << add_cause(a, &c);
}

static uint64_t
operand_causes(analysis *a, const fxge_node *n)
{
	uint64_t all = 0;
	origin none = {.node = n, .kind = FXGE_CAUSE_DATA};

	for (uint32_t k = 0; k < n->n_operands; k++)
		if (n->operands[k].kind == FXGE_K_VALUE)
			all |= visit_value(a, n->operands[k].value->meta, none);
	return all;
}

/* Returns the causes of the sizes that the operands of a node are computed from. */
static uint64_t
contents_of(const analysis *a, const fxge_node *n)
{
	uint64_t all = 0;

	for (uint32_t k = 0; k < n->n_operands; k++) {
		const fxge_operand *o = &n->operands[k];
		const uint64_t *known = o->kind == FXGE_K_VALUE
									? fxge_map_get(&a->contents, (uint64_t)(uintptr_t)o->value)
									: NULL;

		all |= known ? *known : 0;
	}
	return all;
}

/* Stores the causes of the sizes that integer results are computed from: Shape reads the sizes of
 * its operand, other nodes pass them on. Graphs of .air files have no expressions for them. */
static void
store_contents(analysis *a, const fxge_node *n, uint64_t operands)
{
	uint64_t all = strcmp(n->op->name, "ge.Shape") == 0 ? operands : contents_of(a, n);

	for (uint32_t r = 0; all && r < n->n_results; r++) {
		const fxge_meta *m = n->results[r]->meta;

		if (m->kind != FXGE_META_TENSOR || m->rank > 1 || !fxge_dtype_is_int(m->dtype))
			continue;
		uint64_t *causes = FXGE_NEW(a->arena, uint64_t);

		*causes = all;
		fxge_map_put(a->arena, &a->contents, (uint64_t)(uintptr_t)n->results[r], causes);
	}
}

/* Visits a node; returns the causes of its dynamic sizes, those of nested graphs included. */
static uint64_t
visit_node(analysis *a, const fxge_node *n, int depth)
{
	fxge_causes *k = a->out;

	if (strcmp(n->op->name, "ge.Const") == 0)
		return 0;
	uint64_t operands = operand_causes(a, n), own = operands, inner = 0, read = 0;
	const fxge_control *control = fxge_control_of(n->op);
	origin from = {.node = n,
		.kind = control && control->loop ? FXGE_CAUSE_LOOP : FXGE_CAUSE_DATA,
		.inherits = operands};

	if (n->n_regions)
		inner = visit_regions(a, n, operands, depth);
	from.inherits |= inner | contents_of(a, n);
	for (uint32_t r = 0; r < n->n_results; r++) {
		visit_numbers(a, n->results[r]->meta, from);
		own |= visit_value(a, n->results[r]->meta, from);
	}
	store_contents(a, n, operands);

	const fxge_value *value;
	const char *port = own | inner || contents_of(a, n) ? NULL : read_port(n, &value);

	if (port)
		read = add_read(a, n, port, value);
	k->sum.nodes++;
	k->sum.dynamic += own != 0;
	k->sum.host += (own | inner | read) != 0;
	count_causes(a, own | inner | read);
	if (own | inner | read) {
		fxge_why_node row = place_of(n);

		row.causes = own | inner | read;
		row.reason = own ? FXGE_WHY_SIZES : inner ? FXGE_WHY_GRAPH : FXGE_WHY_READ;
		fxge_vec_push(&a->program->arena, &k->nodes, row);
	}
	return own | inner;
}

static uint64_t
visit_graph(analysis *a, const fxge_graph *g, int depth)
{
	uint64_t all = 0;

	FXGE_EACH_NODE (n, g)
		all |= visit_node(a, n, depth);
	return all;
}

/* ---- public functions ---- */

static bool
find_causes(fxge_program *p, fxge_arena *arena)
{
	analysis a = {.program = p, .arena = arena, .out = FXGE_NEW(&p->arena, fxge_causes)};

	visit_inputs(&a);
	visit_graph(&a, p->main, 0);
	a.out->sum.gears = (size_t)p->gears.n;
	fxge_api_program_of(p)->causes = a.out;
	return true;
}

fxge_status
fxge_why(fxge_program *p)
{
	if (p->api)
		p->api->causes = NULL;
	return fxge_program_analyse(p, find_causes);
}

static const fxge_causes *
causes_in(const fxge_program *p)
{
	return p->api ? p->api->causes : NULL;
}

bool
fxge_why_sum_get(const fxge_program *p, fxge_why_sum *out)
{
	const fxge_causes *k = causes_in(p);

	return k && fxge_copy_out(out, &k->sum, sizeof k->sum);
}

bool
fxge_why_cause_get(const fxge_program *p, size_t i, fxge_cause *out)
{
	const fxge_causes *k = causes_in(p);

	return k && i < k->causes.len && fxge_copy_out(out, &k->causes.data[i], sizeof *k->causes.data);
}

bool
fxge_why_node_get(const fxge_program *p, size_t i, fxge_why_node *out)
{
	const fxge_causes *k = causes_in(p);

	return k && i < k->nodes.len && fxge_copy_out(out, &k->nodes.data[i], sizeof *k->nodes.data);
}
