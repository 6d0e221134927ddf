/* SPDX-License-Identifier: Apache-2.0 */
/* Collection of a stage: nodes, operands, constants and locations of a program as it is. */
#include "view/view.h"

#include "base/diag/common.h"
#include "base/limits.h"
#include "ir/text/text.h"

fxge_view *
fxge_view_new(fxge_arena *a)
{
	fxge_view *v = FXGE_NEW(a, fxge_view);

	v->arena = a;
	fxge_view_string(v, "");
	return v;
}

/* State of the collection of one stage. */
typedef struct collector {
	fxge_view *view;
	fxge_program *program;
	fxge_view_stage *stage;
	fxge_arena *arena;
} collector;

/* ---- strings of values ---- */

static uint32_t
type_string(const collector *c, const fxge_meta *m)
{
	fxge_arena_mark mark = fxge_arena_save(&c->program->scratch);
	fxge_sbuf b;

	fxge_sbuf_init(&b, &c->program->scratch);
	fxge_text_meta(&b, c->program, m);
	uint32_t s = fxge_view_string_n(c->view, b.data ? b.data : "", b.len);

	fxge_arena_restore(&c->program->scratch, mark);
	return s;
}

/* Returns the bytes of a tensor of fixed sizes, else 0. */
static uint64_t
bytes_of(const collector *c, const fxge_meta *m)
{
	uint64_t n =
		m->kind == FXGE_META_TENSOR && m->rank >= 0 ? (uint64_t)fxge_dtype_size(m->dtype) : 0;
	int64_t dim;

	for (int i = 0; n && i < m->rank; i++)
		if (!fxge_sym_is_int(c->program->syms, m->shape[i], &dim) || dim < 0
			|| __builtin_mul_overflow(n, (uint64_t)dim, &n))
			return 0;
	return n;
}

/* ---- locations ---- */

static uint32_t
loc_index(fxge_view *v, const fxge_loc *l, int depth)
{
	enum { MOST_MERGED = 8 };

	if (!l || depth == MOST_MERGED || !fxge_loc_frame(l))
		return FXGE_VIEW_NONE;
	void *known = fxge_map_get(&v->locs_by_pointer, fxge_ptr_key(l));

	if (known)
		return (uint32_t)(uintptr_t)known - 1;
	const fxge_frame *f = fxge_loc_frame(l);
	fxge_view_loc loc = {.file = fxge_view_string(v, f->file),
		.function = fxge_view_string(v, f->function),
		.text = fxge_view_string(v, f->text),
		.line = f->line,
		.more = loc_index(v, l->also, depth + 1)};

	fxge_vec_push(v->arena, &v->locs, loc);
	fxge_map_put(v->arena, &v->locs_by_pointer, fxge_ptr_key(l), (void *)(uintptr_t)v->locs.len);
	return (uint32_t)v->locs.len - 1;
}

/* Divides a module text. */
static fxge_view_module
divided(fxge_view *v, const char *module)
{
	fxge_view_module m = {0};
	size_t n = strlen(module), at = n;

	if (n && module[n - 1] == ')')
		for (at = n - 1; at > 0 && module[at] != '('; at--)
			;
	if (at < n && module[at] == '(') {
		m.class = fxge_view_string_n(v, module + at + 1, n - at - 2);
		while (at > 0 && module[at - 1] == ' ')
			at--;
		n = at;
	}
	m.path = fxge_view_string_n(v, module, n);
	return m;
}

/* Sets path and class of the module. Many nodes share a text, which is divided once. */
static void
set_module(collector *c, fxge_view_node *out, const fxge_loc *l)
{
	fxge_view *v = c->view;

	if (!l || !l->module)
		return;
	void **at = fxge_map_at(v->arena, &v->modules_by_pointer, fxge_ptr_key(l->module));

	if (!*at) {
		fxge_view_module m = divided(v, l->module);

		fxge_vec_push(v->arena, &v->modules, m);
		*at = (void *)(uintptr_t)v->modules.len;
	}
	const fxge_view_module *m = &v->modules.data[(uintptr_t)*at - 1];

	out->module = m->path;
	out->class = m->class ? m->class : out->class;
}

/* ---- constants ---- */

static uint32_t
tensor_index(fxge_view *v, const fxge_tensor *t)
{
	void *known = t ? fxge_map_get(&v->tensors_by_pointer, fxge_ptr_key(t)) : NULL;

	if (!t || known)
		return t ? (uint32_t)(uintptr_t)known - 1 : FXGE_VIEW_NONE;
	fxge_vec_push(v->arena, &v->tensors, t);
	fxge_map_put(
		v->arena, &v->tensors_by_pointer, fxge_ptr_key(t), (void *)(uintptr_t)v->tensors.len);
	return (uint32_t)v->tensors.len - 1;
}

static void
add_constant(collector *c, const fxge_value *v, const fxge_tensor *t)
{
	fxge_view_constant k = {.name = fxge_view_string(c->view, v->name),
		.type = type_string(c, v->meta),
		.tensor = t,
		.tensor_index = tensor_index(c->view, t)};

	fxge_vec_push(c->arena, &c->stage->constants, k);
	fxge_map_put(
		c->arena, &c->stage->defs, fxge_ptr_key(v), (void *)-(intptr_t)c->stage->constants.len);
}

/* ---- nodes ---- */

static void
add_out(collector *c, fxge_view_node *n, fxge_value *v)
{
	fxge_view_out out = {fxge_view_string(c->view, v->name), type_string(c, v->meta), v};

	fxge_vec_push(c->arena, &c->stage->outs, out);
	fxge_map_put(
		c->arena, &c->stage->defs, fxge_ptr_key(v), (void *)(intptr_t)(c->stage->nodes.len + 1));
	if (v->uses && n->main == FXGE_VIEW_NONE)
		n->main = n->out.count;
	n->out.count++;
	n->bytes += bytes_of(c, v->meta);
}

static void
add_value_operand(collector *c, fxge_view_node *n, uint32_t port, const fxge_value *v)
{
	intptr_t def = (intptr_t)fxge_map_get(&c->stage->defs, fxge_ptr_key(v));
	fxge_view_in in = {.port = port, .result = v->index};

	if (!def) /* a value of a graph around this one that is not collected */
		return;
	in.constant = def < 0;
	in.from = (uint32_t)((def < 0 ? -def : def) - 1);
	if (v->def == v->def->graph->entry)
		in.result = 0;
	fxge_vec_push(c->arena, &c->stage->ins, in);
	n->in.count++;
}

/* Adds the operands of a port that are not values as one text. */
static void
add_attr(collector *c, fxge_view_node *n, uint32_t port, const fxge_operand *o, uint32_t count,
	bool list)
{
	enum { MOST = 64 }; /* elements of a list that are shown */
	fxge_arena_mark mark = fxge_arena_save(&c->program->scratch);
	const char *between = "";
	fxge_sbuf b;

	fxge_sbuf_init(&b, &c->program->scratch);
	fxge_sbuf_str(&b, list ? "[" : "");
	for (uint32_t i = 0; i < count && i < MOST; i++, between = ", ") {
		fxge_sbuf_str(&b, between);
		if (o[i].kind == FXGE_K_VALUE)
			fxge_sbuf_fmt(&b, "%%%s", o[i].value->name);
		else
			fxge_text_operand(&b, c->program, &o[i]);
	}
	fxge_sbuf_str(&b, count > MOST ? ", ..." : "");
	fxge_sbuf_str(&b, list ? "]" : "");
	fxge_view_attr attr = {port, fxge_view_string_n(c->view, b.data ? b.data : "", b.len)};

	fxge_vec_push(c->arena, &c->stage->attrs, attr);
	n->attrs.count++;
	fxge_arena_restore(&c->program->scratch, mark);
}

static void
add_port(collector *c, fxge_view_node *out, const fxge_node *n, int k)
{
	const fxge_port *q = &n->ports[k];
	const char *name = n->op ? n->op->params[k].name : "";
	uint32_t port = fxge_view_string(c->view, name);
	bool other = q->count == 0;

	for (uint32_t i = 0; i < q->count; i++)
		if (n->operands[q->first + i].kind == FXGE_K_VALUE)
			add_value_operand(c, out, port, n->operands[q->first + i].value);
		else
			other = true;
	if (other && n->op)
		add_attr(c, out, port, &n->operands[q->first], q->count, n->op->params[k].list);
}

/* Returns the name of an operator. Unknown operators have a row for each call, and one name. */
static uint32_t
op_string(collector *c, const fxge_op *op)
{
	uint32_t name = fxge_view_string(c->view, op->name);

	if (!fxge_map_get(&c->view->ops_by_name, name)) {
		fxge_vec_push(c->arena, &c->view->ops, op);
		fxge_map_put(c->arena, &c->view->ops_by_name, name, (void *)(uintptr_t)op);
	}
	return name;
}

static fxge_view_node
new_node(const collector *c, fxge_shown_kind kind, uint32_t region)
{
	const fxge_view_stage *s = c->stage;

	return (fxge_view_node){.kind = kind,
		.loc = FXGE_VIEW_NONE,
		.main = FXGE_VIEW_NONE,
		.region = region,
		.in.first = (uint32_t)s->ins.len,
		.attrs.first = (uint32_t)s->attrs.len,
		.out.first = (uint32_t)s->outs.len};
}

static void
add_node(collector *c, const fxge_node *n, uint32_t region)
{
	fxge_view_node out = new_node(c, FXGE_VIEW_NODE, region);
	const char *rule = c->view->rules ? fxge_map_get(c->view->rules, n->id) : NULL;

	out.id = n->id;
	out.op = op_string(c, n->op);
	out.name = fxge_view_string(c->view, n->n_results ? n->results[0]->name : n->name);
	out.source = fxge_view_string(c->view, n->name);
	out.rule = fxge_view_string(c->view, rule);
	out.loc = loc_index(c->view, n->loc, 0);
	set_module(c, &out, n->loc);
	for (int k = 0; k < n->op->n_params; k++)
		if (n->ports[k].present)
			add_port(c, &out, n, k);
	for (uint32_t i = 0; i < n->n_results; i++)
		add_out(c, &out, n->results[i]);
	fxge_vec_push(c->arena, &c->stage->nodes, out);
}

static void
add_input(collector *c, const fxge_graph *g, uint32_t i, uint32_t region)
{
	static const char *const ops[] = {[FXGE_ROLE_USER] = "input", [FXGE_ROLE_STATE] = "state"};
	fxge_value *v = fxge_graph_input(g, i);
	const fxge_input *in = g->parent ? NULL : &c->program->inputs.data[i];

	if (in && fxge_role_is_constant(in->role)) {
		add_constant(c, v, in->tensor);
		return;
	}
	fxge_view_node n = new_node(c, FXGE_VIEW_INPUT, region);

	n.op = fxge_view_string(c->view, in ? ops[in->role] : "argument");
	n.name = fxge_view_string(c->view, in && in->target ? in->target : v->name);
	add_out(c, &n, v);
	fxge_vec_push(c->arena, &c->stage->nodes, n);
}

static void
add_output(collector *c, const fxge_graph *g, uint32_t region)
{
	fxge_view_node n = new_node(c, FXGE_VIEW_OUTPUT, region);

	n.op = fxge_view_string(c->view, "output");
	n.name = fxge_view_string(c->view, "(outputs)");
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		const fxge_operand *o = fxge_graph_output(g, i);
		const char *name = g->parent ? "" : c->program->outputs.data[i].name;
		uint32_t port = fxge_view_string(c->view, name ? name : "");

		if (o->kind == FXGE_K_VALUE)
			add_value_operand(c, &n, port, o->value);
		else
			add_attr(c, &n, port, o, 1, false);
	}
	fxge_vec_push(c->arena, &c->stage->nodes, n);
}

static void add_graph(collector *c, const fxge_graph *g, uint32_t region, int depth);

/* Adds the nested graphs of the node that was added last. */
static void
add_regions(collector *c, const fxge_node *n, uint32_t parent, int depth)
{
	uint32_t runs = (uint32_t)c->stage->nodes.len - 1;

	for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++) {
		fxge_view_group g = {.label = fxge_view_string(c->view, n->regions[i]->name),
			.class = fxge_view_string(c->view, "graph"),
			.parent = parent};
		uint32_t region = (uint32_t)c->stage->groups.len;

		fxge_vec_push(c->arena, &c->stage->groups, g);
		fxge_vec_push(c->arena, &c->stage->runs, runs);
		add_graph(c, n->regions[i], region, depth + 1);
	}
}

static void
add_graph(collector *c, const fxge_graph *g, uint32_t region, int depth)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		add_input(c, g, i, region);
	FXGE_EACH_NODE (n, g) {
		if (fxge_node_constant(n)) {
			add_constant(c, n->results[0], fxge_node_constant(n));
			continue;
		}
		add_node(c, n, region);
		add_regions(c, n, region, depth);
	}
	add_output(c, g, region);
}

bool
fxge_view_add_stage(fxge_view *v, fxge_program *p)
{
	fxge_view_stage *s = FXGE_NEW(v->arena, fxge_view_stage);
	collector c = {v, p, s, v->arena};

	v->n_nodes += p->n_nodes;
	if (v->n_nodes > FXGE_VIEW_MAX_NODES) {
		fxge_report(&p->session->diags, NULL, FXGE_D_LIMIT,
			"the page would have %llu nodes of all stages, expected at most %d",
			(unsigned long long)v->n_nodes, FXGE_VIEW_MAX_NODES);
		fxge_report_hint(
			&p->session->diags, "view one stage: fxge dump MODEL --stage=ge --format=html -o PAGE");
		return false;
	}
	fxge_arena arena;

	fxge_arena_init(&arena, v->arena->heap);
	fxge_saved_names names = fxge_program_name_for_now(p, &arena);

	if (!v->stages.len) {
		v->title = fxge_arena_printf(v->arena, "%s", p->name ? p->name : "model");
		v->producer = p->producer ? fxge_arena_printf(v->arena, "%s", p->producer) : "";
	}
	s->name = p->stage;
	fxge_vec_push(v->arena, &s->groups, (fxge_view_group){.parent = FXGE_VIEW_NONE});
	fxge_vec_push(v->arena, &s->runs, FXGE_VIEW_NONE);
	add_graph(&c, p->main, 0, 0);
	fxge_program_restore_names(p, &names);
	fxge_arena_release(&arena);
	if (v->stages.len)
		fxge_view_link(v, p, v->stages.data[v->stages.len - 1], s);
	fxge_vec_push(v->arena, &v->stages, s);
	if (v->undrawn)
		return true;
	fxge_view_group_nodes(v, s);
	fxge_view_place(v, s);
	return true;
}

/* ---- diagnostics ---- */

static fxge_view_problem
problem_of(fxge_view *v, const fxge_diag *d)
{
	static const char *const severities[] = {"note", "warning", "error"};
	const fxge_diag_row *row = &fxge_diag_rows[d->id];
	fxge_view_problem p = {.number = d->id,
		.severity = severities[d->severity],
		.id = fxge_arena_printf(v->arena, "FXGE-%c%04d", "NWE"[d->severity], row -> number),
		.message = fxge_arena_printf(v->arena, "%s", d->message),
		.hint = d->hint ? fxge_arena_printf(v->arena, "%s", d->hint) : NULL,
		.op = d->loc.op,
		.nodes.first = (uint32_t)v->problem_nodes.len,
		.loc = loc_index(v, &d->loc, 0)};

	for (size_t i = 0; i < d->nodes.len; i++)
		fxge_vec_push(v->arena, &v->problem_nodes, fxge_view_string(v, d->nodes.data[i]));
	if (!d->nodes.len && d->loc.node)
		fxge_vec_push(v->arena, &v->problem_nodes, fxge_view_string(v, d->loc.node));
	p.nodes.count = (uint32_t)v->problem_nodes.len - p.nodes.first;
	return p;
}

void
fxge_view_add_problems(fxge_view *v, const fxge_diags *d, size_t first)
{
	for (size_t i = first; i < d->list.len; i++)
		fxge_vec_push(v->arena, &v->problems, problem_of(v, &d->list.data[i]));
}
