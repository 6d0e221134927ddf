/* SPDX-License-Identifier: Apache-2.0 */
/* The first NaN or infinity of a run: every value is observed, and a node at fault is one that
 * makes it of operands without any. */
#include "driver/taps/taps.h"

#include "base/diag/commands.h"
#include "ir/fit.h"

#include <math.h>

/* A value that is not finite: a result of a node, an input, or a constant. */
typedef struct finding {
	fxge_finite_row row;
	const fxge_node *node; /* or NULL */
	fxge_value_stats *operands;
	size_t n_operands;
	bool unknown; /* an operand is an argument of a loop, which is not observed */
} finding;

struct fxge_finite {
	fxge_executable *exe;
	const fxge_program *source; /* program with the locations of nodes */
	fxge_strmap nodes;          /* nodes of `source` by the names of their results */
	bool indexed;
	fxge_arena arena; /* memory of the last run */
	fxge_map known;   /* statistics of values by address */
	fxge_map found;   /* values that are listed */
	FXGE_VEC(finding) findings;
};

/* ---- places ---- */

static void
index_graph(struct fxge_finite *f, const fxge_graph *g, int depth)
{
	fxge_arena *a = &f->exe->arena;

	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_results; i++)
			if (n->results[i]->name)
				fxge_strmap_put(a, &f->nodes, n->results[i]->name, strlen(n->results[i]->name), n);
		for (uint32_t r = 0; r < n->n_regions && depth < FXGE_MAX_DEPTH; r++)
			index_graph(f, n->regions[r], depth + 1);
	}
}

/* Returns the node of the program with locations that computes a value. */
static const fxge_node *
source_of(struct fxge_finite *f, const fxge_node *n, const fxge_value *v)
{
	const fxge_node *found;

	if (!f->source || !v->name)
		return n;
	if (!f->indexed)
		index_graph(f, f->source->main, 0);
	f->indexed = true;
	found = fxge_strmap_get(&f->nodes, v->name, strlen(v->name));
	return found ? found : n;
}

static void
set_place(struct fxge_finite *f, finding *x, const fxge_value *v)
{
	const fxge_node *n = source_of(f, x->node, v);
	const fxge_frame *l = fxge_loc_frame(n->loc);

	x->node = n;
	x->row.op = x->node->op->name;
	x->row.origin = fxge_node_origin(n)->name;
	x->row.saved = n->name;
	x->row.module = n->loc ? n->loc->module : NULL;
	if (l) {
		x->row.file = l->file;
		x->row.line = l->line;
		x->row.function = l->function;
		x->row.source = l->text;
	}
}

/* ---- observations ---- */

static const char *
name_of(const fxge_value *v)
{
	return v->name ? v->name : "";
}

static fxge_value_stats *
note_value(struct fxge_finite *f, const fxge_value *v, const fxge_tensor *t)
{
	fxge_value_stats *s = fxge_map_get(&f->known, fxge_ptr_key(v));

	if (!s) {
		s = FXGE_NEW(&f->arena, fxge_value_stats);
		fxge_map_put(&f->arena, &f->known, fxge_ptr_key(v), s);
	}
	*s = fxge_value_stats_of(&f->arena, name_of(v), NULL, t);
	return s;
}

/* Adds a value that is not finite, unless it is listed already. Returns NULL then. */
static finding *
add_finding(struct fxge_finite *f, const fxge_value *v, const char *kind, const fxge_value_stats *s)
{
	if (fxge_map_get(&f->found, fxge_ptr_key(v)))
		return NULL;
	finding x = {.row = {.size = sizeof x.row, .kind = kind, .value = *s}};

	fxge_vec_push(&f->arena, &f->findings, x);
	fxge_map_put(&f->arena, &f->found, fxge_ptr_key(v), f);
	return &f->findings.data[f->findings.len - 1];
}

/* Returns the value that an argument of a nested graph is: an operand of the node around it. An
 * argument of a loop changes and is returned itself. */
static const fxge_value *
value_outside(const fxge_value *v)
{
	for (const fxge_node *n; v->def == v->def->graph->entry && (n = v->def->graph->parent);) {
		const fxge_control *control = n->op ? fxge_control_of(n->op) : NULL;
		uint32_t at = control ? (uint32_t)control->skips + v->index : 0;

		if (!control || control->loop || control->pairs || at >= n->n_operands
			|| n->operands[at].kind != FXGE_K_VALUE)
			break;
		v = n->operands[at].value;
	}
	return v;
}

/* Returns the statistics of an operand; NULL for an argument of a loop. Constants are read
 * when a node that is not finite reads them; one with NaN is listed. */
static const fxge_value_stats *
stats_of(struct fxge_finite *f, const fxge_value *v)
{
	v = value_outside(v);
	const fxge_value_stats *s = fxge_map_get(&f->known, fxge_ptr_key(v));
	const fxge_tensor *t = !s && v->def->op ? fxge_node_tensor(v->def) : NULL;

	if (!t)
		return s;
	s = note_value(f, v, t);
	if (s->nans) {
		finding *x = add_finding(f, v, "constant", s);

		if (x)
			x->row.makes_nan = true;
	}
	return s;
}

/* Returns whether an attribute of the node is infinite. */
static bool
has_infinite_attribute(const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_FLOAT && !isfinite(n->operands[i].f))
			return true;
	return false;
}

/* Collects the statistics of a node's operands in `out`; returns their number. Sets *unknown if
 * those of an operand are not known. */
static size_t
operands_of(struct fxge_finite *f, const fxge_node *n, fxge_value_stats *out, bool *unknown)
{
	size_t k = 0;

	for (int p = 0; p < n->op->n_params; p++)
		for (uint32_t i = 0; n->ports[p].present && i < n->ports[p].count; i++) {
			const fxge_operand *o = fxge_port_at(n, p, i);
			const fxge_value_stats *s = o->kind == FXGE_K_VALUE ? stats_of(f, o->value) : NULL;

			*unknown |= o->kind == FXGE_K_VALUE && !s;
			if (!s)
				continue;
			out[k] = *s;
			out[k++].port = n->op->params[p].name;
		}
	return k;
}

static void
observe(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	struct fxge_finite *f = user;
	const fxge_value *v = n->results[result];

	(void)own;
	if (!v->uses || !a->data) /* kernels leave unused results unset */
		return;
	fxge_tensor t = fxge_tensor_of_array(&f->arena, a);
	const fxge_value_stats *s = note_value(f, v, &t);

	if ((!s->nans && !s->infinite) || fxge_map_get(&f->found, fxge_ptr_key(v)))
		return;
	fxge_value_stats *operands = FXGE_NEW_ARRAY(&f->arena, n->n_operands + 1, fxge_value_stats);
	bool unknown = false;
	size_t k = operands_of(f, n, operands, &unknown);
	finding *x = add_finding(f, v, "node", s);

	x->node = n;
	x->operands = operands;
	x->n_operands = k;
	x->unknown = unknown;
	/* the nodes of nested graphs are observed themselves */
	x->row.makes_nan = s->nans > 0 && n->n_regions == 0;
	x->row.makes_inf = s->infinite > 0 && n->n_regions == 0 && !has_infinite_attribute(n);
	for (size_t i = 0; i < k; i++) {
		x->row.makes_nan = x->row.makes_nan && !operands[i].nans;
		x->row.makes_inf = x->row.makes_inf && !operands[i].infinite;
	}
	set_place(f, x, v);
}

void
fxge_run_observed(fxge_executable *e)
{
	struct fxge_finite *f = e->finite;
	const fxge_program *p = e->program;

	if (!f)
		return;
	fxge_arena_release(&f->arena);
	fxge_arena_init(&f->arena, &e->session->heap);
	f->known = f->found = (fxge_map){0};
	f->findings.data = NULL;
	f->findings.len = f->findings.cap = 0;
	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		const fxge_value *v = fxge_graph_input(p->main, i);

		if (!e->in[i].data)
			continue;
		fxge_tensor t = fxge_tensor_of_array(&f->arena, &e->in[i]);
		const fxge_value_stats *s = note_value(f, v, &t);
		finding *x = s->nans || s->infinite ? add_finding(f, v, "input", s) : NULL;

		if (!x)
			continue;
		x->row.makes_nan = s->nans > 0;
		x->row.value.name = p->inputs.data[i].target ? p->inputs.data[i].target
							: p->inputs.data[i].name ? p->inputs.data[i].name
													 : name_of(v);
	}
}

static void
release(void *p)
{
	struct fxge_finite *f = p;

	fxge_arena_release(&f->arena);
}

static bool
begin_watch(fxge_executable *e, const fxge_program *source)
{
	if (!e->exec) {
		fxge_report(&e->session->diags, NULL, FXGE_D_USAGE,
			"values of a program on a chip cannot be observed one by one");
		fxge_report_hint(&e->session->diags, "run it on the CPU: without --device");
		return false;
	}
	if (!e->finite) {
		e->finite = FXGE_NEW(&e->arena, struct fxge_finite);
		fxge_arena_init(&e->finite->arena, &e->session->heap);
		fxge_arena_defer(&e->arena, release, e->finite);
	}
	e->finite->exe = e;
	e->finite->source = source;
	fxge_exec_invalidate(e->exec, FXGE_EXEC_PLANNED); /* a replay observes nothing */
	fxge_exec_set_watch(e->exec, observe, e->finite);
	return true;
}

fxge_status
fxge_finite_watch(fxge_executable *e, const fxge_program *source)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = begin_watch(e, source);
	return fxge_api_end(g);
}

/* ---- report ---- */

/* Returns the first finding that makes NaNs, or infinities; SIZE_MAX: there is none. */
static size_t
first_of(const struct fxge_finite *f, bool nan)
{
	for (size_t i = 0; i < f->findings.len; i++)
		if (nan ? f->findings.data[i].row.makes_nan : f->findings.data[i].row.makes_inf)
			return i;
	/* passed on by an argument of a nested graph */
	for (size_t i = 0; nan && i < f->findings.len; i++)
		if (f->findings.data[i].row.value.nans)
			return i;
	return SIZE_MAX;
}

static void
note_operands(fxge_diags *d, fxge_arena *a, const finding *x)
{
	for (size_t i = 0; i < x->n_operands; i++) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, a);
		fxge_value_stats_print(&b, &x->operands[i]);
		fxge_report_note(
			d, "operand %s = %%%s: %s", x->operands[i].port, x->operands[i].name, b.data);
	}
}

/* Returns how a value became so, as a clause. */
static const char *
cause_of(const finding *x, bool nan)
{
	if (!x->node)
		return strcmp(x->row.kind, "input") == 0 ? "it is an input" : "it is a constant";
	if (!(nan ? x->row.makes_nan : x->row.makes_inf))
		return "a nested graph makes it, or has it as an argument";
	return x->unknown ? "no operand that is known has any" : "no operand has any";
}

static void
report_finding(fxge_executable *e, fxge_arena *a, const finding *x, bool nan)
{
	fxge_diags *d = &e->session->diags;
	fxge_loc l = x->node && x->node->loc ? *x->node->loc : (fxge_loc){.offset = -1};
	const fxge_value_stats *s = &x->row.value;
	fxge_sbuf b;

	l.node = s->name;
	l.op = x->node ? x->row.origin : NULL;
	fxge_report(d, &l, FXGE_D_NOT_FINITE,
		"%llu of %llu elements are %s, the first that is not finite at %s: %s",
		(unsigned long long)(nan ? s->nans : s->infinite), (unsigned long long)s->elements,
		nan ? "NaN" : "infinite", s->at, cause_of(x, nan));
	fxge_sbuf_init(&b, a);
	fxge_value_stats_print(&b, s);
	fxge_report_note(d, "value: %s", b.data);
	if (x->node && strcmp(x->row.op, x->row.origin) != 0)
		fxge_report_note(d, "computed by %s", x->row.op);
	note_operands(d, a, x);
}

/* Reports the first NaN and the first infinity, in the order of execution. */
static bool
report_first(fxge_executable *e, fxge_arena *a)
{
	struct fxge_finite *f = e->finite;

	if (!f)
		return fxge_report(
			&e->session->diags, NULL, FXGE_D_USAGE, "the executable's values are not observed");
	size_t nan = first_of(f, true), inf = first_of(f, false);
	size_t order[] = {nan < inf ? nan : inf, nan < inf ? inf : nan};

	for (int i = 0; i < 2; i++) {
		if (order[i] == SIZE_MAX || (i && order[1] == order[0]))
			continue;
		f->findings.data[order[i]].row.first = true;
		report_finding(e, a, &f->findings.data[order[i]], order[i] == nan);
	}
	return nan == SIZE_MAX && inf == SIZE_MAX;
}

fxge_status
fxge_finite_report(fxge_executable *e)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = report_first(e, &g->arena);
	return fxge_api_end(g);
}

bool
fxge_finite_get(const fxge_executable *e, size_t i, fxge_finite_row *out)
{
	const struct fxge_finite *f = e->finite;

	return f && i < f->findings.len && fxge_copy_out(out, &f->findings.data[i].row, sizeof *out);
}

bool
fxge_finite_operand_get(const fxge_executable *e, size_t i, size_t k, fxge_value_stats *out)
{
	const struct fxge_finite *f = e->finite;

	return f && i < f->findings.len && k < f->findings.data[i].n_operands
		   && fxge_copy_out(out, &f->findings.data[i].operands[k], sizeof *out);
}
