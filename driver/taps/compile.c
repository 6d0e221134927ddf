/* SPDX-License-Identifier: Apache-2.0 */
/* Programs for taps: the graph as it is with further results, and a second compilation that keeps
 * the values which it does not compute. */
#include "driver/taps/taps.h"

#include "base/diag/commands.h"
#include "base/nearest.h"
#include "driver/pipeline.h"
#include "ir/optab.h"

/* State of a compilation. */
typedef struct compiling {
	fxge_taps *taps;
	bool keeps;                   /* adds the values that are computed beside as outputs */
	const char *stage;            /* stage that was visited last */
	FXGE_VEC(const char *) names; /* names of all stages, for suggestions */
	bool ok;
} compiling;

/* ---- values of a stage ---- */

/* Returns whether the tap is looked for at the stage. */
static bool
is_wanted(const compiling *c, const fxge_tapped *t, const char *stage)
{
	if (c->keeps)
		return t->row.beside && strcmp(t->row.stage, stage) == 0;
	return !t->row.stage && (!t->stage || strcmp(t->stage, stage) == 0);
}

static void
visit_value(compiling *c, fxge_program *p, fxge_value *v, const char *other, bool nested)
{
	if (!c->keeps && v->name)
		fxge_vec_push(c->taps->arena, &c->names, v->name);
	for (size_t i = 0; i < c->taps->n; i++) {
		fxge_tapped *t = &c->taps->tapped[i];

		if (!is_wanted(c, t, p->stage) || t->found
			|| !((v->name && strcmp(v->name, t->value) == 0)
				 || (other && strcmp(other, t->value) == 0)))
			continue;
		t->nested |= nested;
		if (nested)
			continue;
		t->found = v;
	}
}

/* Visits an input of a graph, which pages show under the user's name, or a state's. */
static void
visit_input(compiling *c, fxge_program *p, const fxge_graph *g, uint32_t i, int depth)
{
	const fxge_input *in = depth ? NULL : &p->inputs.data[i];
	const char *other = !in ? NULL : in->target ? in->target : in->name;

	visit_value(c, p, fxge_graph_input(g, i), other, depth > 0);
}

static void
visit_graph(compiling *c, fxge_program *p, const fxge_graph *g, int depth)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		visit_input(c, p, g, i, depth);
	FXGE_EACH_NODE (n, g) {
		for (uint32_t k = 0; k < n->n_results; k++)
			visit_value(c, p, n->results[k], NULL, depth > 0);
		for (uint32_t r = 0; r < n->n_regions && depth < FXGE_MAX_DEPTH; r++)
			visit_graph(c, p, n->regions[r], depth + 1);
	}
}

static void
describe(fxge_taps *t, fxge_tapped *x, const char *stage)
{
	const fxge_node *n = x->found->def;
	const fxge_frame *f = fxge_loc_frame(n->loc);

	x->row.stage = stage;
	x->row.op = n->op ? n->op->name : "input";
	x->row.module = n->loc ? n->loc->module : NULL;
	(void)t;
	if (!f)
		return;
	x->row.file = f->file;
	x->row.line = f->line;
	x->row.function = f->function;
	x->row.source = f->text;
}

/* ---- outputs ---- */

/* Adds a value as an output of the main graph, under the name of the tap. */
static void
add_output(fxge_program *p, fxge_value *v, fxge_name name)
{
	fxge_arena_mark m = fxge_arena_save(&p->scratch);
	uint32_t n = fxge_graph_n_outputs(p->main);
	fxge_operand *o = FXGE_NEW_ARRAY(&p->scratch, n + 1, fxge_operand);

	for (uint32_t i = 0; i < n; i++)
		o[i] = *fxge_graph_output(p->main, i);
	o[n] = (fxge_operand){.kind = FXGE_K_VALUE, .value = v};
	fxge_vec_push(&p->arena, &p->outputs, ((fxge_output){.kind = FXGE_OUT_TRACE, .name = name}));
	fxge_graph_set_outputs(p->main, o, n + 1);
	fxge_arena_restore(&p->scratch, m);
}

/* Returns a copy of the value at its node: later nodes may write into the value itself. NULL after
 * a diagnostic. */
static fxge_value *
copied(fxge_program *p, fxge_value *v)
{
	static const char clone[] = "aten.clone.default";
	fxge_graph *g = p->main;
	fxge_node *before = v->def == g->entry ? g->entry->next : v->def->next;
	const fxge_op *op = fxge_op_find(p->session, clone, sizeof clone - 1);
	fxge_node *n = fxge_node_new(g, before, op, FXGE_ARGS(fxge_a_value(0, v)), 0, v->def->loc);

	if (!n)
		return NULL;
	fxge_value_set_meta(p, n->results[0], v->meta);
	return n->results[0];
}

/* Keeps the values that were found at the stage. Before "functional" nodes may write into values.
 */
static bool
keep_values(compiling *c, fxge_program *p)
{
	bool writes = fxge_stage_index(p->stage) < fxge_stage_index("functional");

	for (size_t i = 0; i < c->taps->n; i++) {
		fxge_tapped *t = &c->taps->tapped[i];
		fxge_value *v = t->found;

		if (!v || !is_wanted(c, t, p->stage))
			continue;
		if (writes && !(v = copied(p, v)))
			return false;
		add_output(p, v, fxge_names_get(p->names, t->row.name));
	}
	return true;
}

/* ---- stages ---- */

static void
visit_stage(compiling *c, fxge_program *p)
{
	fxge_saved_names names = fxge_program_name_for_now(p, c->taps->arena);

	visit_graph(c, p, p->main, 0);
	for (size_t i = 0; i < c->taps->n; i++)
		if (c->taps->tapped[i].found && !c->taps->tapped[i].row.stage)
			describe(c->taps, &c->taps->tapped[i], p->stage);
	fxge_program_restore_names(p, &names);
	c->stage = p->stage;
	if (c->keeps)
		c->ok = keep_values(c, p);
}

static void
after_pass(void *user, fxge_program *p, const char *pass)
{
	compiling *c = user;

	(void)pass;
	if (c->ok && strcmp(p->stage, c->stage) != 0)
		visit_stage(c, p);
}

static bool
compile(compiling *c, fxge_program *p, const fxge_compile_options *options)
{
	fxge_compile_options o = *options;

	o.after = after_pass;
	o.after_user = c;
	c->ok = true;
	p->follows_values = true;
	visit_stage(c, p);
	return c->ok && fxge_pipeline_run(p, &o) && c->ok;
}

/* ---- the graph as it is ---- */

/* Returns whether the main graph computes the value, or has it as an input. */
static bool
is_computed(const fxge_program *p, const fxge_value *v)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++)
		if (fxge_graph_input(p->main, i) == v)
			return true;
	FXGE_EACH_NODE (n, p->main)
		for (uint32_t k = 0; k < n->n_results; k++)
			if (n->results[k] == v)
				return true;
	return false;
}

static bool
refuse(const fxge_taps *t, const fxge_tapped *x, const char *why, const char *hint)
{
	fxge_diags *d = &t->session->diags;

	fxge_report(d, NULL, FXGE_D_USAGE, "--tap %s: %s", x->row.name, why);
	fxge_report_hint(d, "%s", hint);
	return false;
}

static bool
report_unknown(const compiling *c, const fxge_tapped *x)
{
	const char *near = fxge_nearest_word(x->value, c->names.data, c->names.len);

	if (x->nested)
		return refuse(c->taps, x, "the value is in a nested graph",
			"tap a value that the nested graph takes or returns; --first-nan observes nested "
			"graphs");
	return refuse(c->taps, x,
		x->stage ? "no value has this name at the stage" : "no value has this name at any stage",
		near ? fxge_arena_printf(c->taps->arena, "did you mean '%s'?", near)
			 : "`fxge dump MODEL --stage=STAGE` shows the values of a stage");
}

/* Adds the values that the compiled graph computes as outputs; marks the others. */
static bool
add_computed(compiling *c, fxge_program *p)
{
	fxge_taps *t = c->taps;

	for (size_t i = 0; i < t->n; i++) {
		fxge_tapped *x = &t->tapped[i];

		if (!x->found)
			return report_unknown(c, x);
		if (x->found->meta->kind != FXGE_META_TENSOR && x->found->meta->kind != FXGE_META_UNKNOWN)
			return refuse(t, x, "the value is not a tensor", "tap the node that computes with it");
		fxge_value *v = fxge_trace_value(p, &(fxge_trace){.value = x->found});

		x->row.beside = !is_computed(p, v) || v->meta->kind != FXGE_META_TENSOR;
		x->found = NULL;
		if (x->row.beside) {
			t->n_beside++;
			continue;
		}
		add_output(p, v, fxge_names_get(p->names, x->row.name));
		x->computed = v;
	}
	return true;
}

/* ---- differences of both compilations ---- */

/* Numbers of nodes by operator: in the graph as it is, and in the other. */
typedef struct count {
	const fxge_op *op;
	int64_t more;
} count;

typedef FXGE_VEC(count) counts;

static void
count_nodes(fxge_arena *a, counts *all, fxge_map *index, const fxge_graph *g, int64_t step)
{
	FXGE_EACH_NODE (n, g) {
		if (strcmp(n->op->name, "ge.Const") == 0)
			continue;
		uintptr_t at = (uintptr_t)fxge_map_get(index, fxge_ptr_key(n->op));

		if (!at) {
			fxge_vec_push(a, all, ((count){.op = n->op}));
			at = all->len;
			fxge_map_put(a, index, fxge_ptr_key(n->op), (void *)at);
		}
		all->data[at - 1].more += step;
	}
}

static int
append_counts(fxge_sbuf *b, const counts *all, int sign)
{
	int n = 0;

	for (size_t i = 0; i < all->len; i++) {
		int64_t more = all->data[i].more * sign;

		if (more <= 0)
			continue;
		fxge_sbuf_fmt(b, "%s%s", n++ ? ", " : "", all->data[i].op->name + strlen("ge."));
		if (more > 1)
			fxge_sbuf_fmt(b, " x%lld", (long long)more);
	}
	return n;
}

/* Returns the nodes in which the second compilation differs: "GeluV2 became Erf, Mul x2, Adds". */
static const char *
change_of(fxge_taps *t, const fxge_program *plain, const fxge_program *beside)
{
	counts all = {0};
	fxge_map index = {0};
	fxge_sbuf b;

	count_nodes(t->arena, &all, &index, plain->main, -1);
	count_nodes(t->arena, &all, &index, beside->main, 1);
	fxge_sbuf_init(&b, t->arena);
	if (!append_counts(&b, &all, -1))
		fxge_sbuf_str(&b, "no node");
	fxge_sbuf_str(&b, " became ");
	if (!append_counts(&b, &all, 1))
		fxge_sbuf_str(&b, "no other");
	return b.data;
}

/* ---- both programs ---- */

static bool
set_outputs(fxge_taps *t, const fxge_program *p, bool beside)
{
	for (size_t i = 0; i < t->n; i++) {
		fxge_tapped *x = &t->tapped[i];

		if (x->row.beside != beside)
			continue;
		x->output = UINT32_MAX;
		for (uint32_t k = 0; k < fxge_graph_n_outputs(p->main); k++)
			if (p->outputs.data[k].kind == FXGE_OUT_TRACE
				&& strcmp(p->outputs.data[k].name, x->row.name) == 0
				&& fxge_graph_output(p->main, k)->kind == FXGE_K_VALUE) {
				x->output = k;
				x->computed = fxge_graph_output(p->main, k)->value;
			}
		if (x->output == UINT32_MAX)
			return refuse(t, x, "the value is not a tensor at run time",
				"it is a constant or a number: `fxge dump` shows it");
		const fxge_node *n = x->computed->def;

		x->row.computed = n->op ? fxge_arena_printf(t->arena, "%s %s",
							  n->op->name + (n->op->ge ? strlen("ge.") : 0),
							  x->computed->name ? x->computed->name : "")
								: "the input";
	}
	return true;
}

bool
fxge_taps_compile(fxge_taps *t, const fxge_program *from, const fxge_compile_options *o)
{
	compiling c = {.taps = t};

	t->plain.program = fxge_program_copy(from);
	if (!compile(&c, t->plain.program, o) || !add_computed(&c, t->plain.program))
		return false;
	fxge_program_name_values(t->plain.program);
	if (!set_outputs(t, t->plain.program, false))
		return false;
	if (!t->n_beside)
		return true;
	compiling other = {.taps = t, .keeps = true};

	t->beside.program = fxge_program_copy(from);
	if (!compile(&other, t->beside.program, o))
		return false;
	fxge_program_name_values(t->beside.program);
	t->change = change_of(t, t->plain.program, t->beside.program);
	return set_outputs(t, t->beside.program, true);
}
