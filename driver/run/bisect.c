/* SPDX-License-Identifier: Apache-2.0 */
/* Bisection of differences: compares a program's values with recorded ones and finds the first node
 * with an error of its own. */
#include "base/diag/commands.h"
#include "driver/device/device.h"
#include "formats/arrays.h"

#include <math.h>

typedef struct row {
	fxge_bisect_row r;
	uint32_t output;             /* output of the main graph */
	fxge_tensor_view value, ref; /* recorded values; ref.data NULL = unknown */
	uint32_t next;               /* next row of the same value, + 1; 0 = none */
	bool seen;                   /* compared in the run with recorded values */
} row;

struct fxge_bisection {
	row *rows;
	uint32_t n;
};

typedef struct bisect {
	fxge_executable *exe;
	fxge_arena *arena; /* memory of the call */
	const fxge_tensor_view *in;
	int n_in;
	const fxge_arrays *values;
	fxge_bisect_options o;
	fxge_map first;     /* fxge_value -> row + 1 */
	fxge_strmap traces; /* name -> trace of the traced program + 1 */
	bool any_value;     /* some values are random: the free run has others */
	struct fxge_bisection *b;
} bisect;

/* ---- recorded values ---- */

static bool
find_recorded(
	const bisect *c, const char *group, const char *name, const char *dtype, fxge_tensor_view *out)
{
	const char *key =
		fxge_arena_printf(c->arena, "%s%s/%s", c->o.prefix ? c->o.prefix : "", group, name);

	if (!fxge_arrays_find(c->values, key, out))
		return false;
	if ((strcmp(dtype, "bf16") == 0 && strcmp(out->dtype, "u16") == 0)
		|| (strncmp(dtype, "f8", 2) == 0 && strcmp(out->dtype, "u8") == 0))
		out->dtype = dtype; /* .npz files hold the bits of these dtypes */
	return true;
}

static bool
is_float(const char *dtype)
{
	return dtype[0] == 'f' || strcmp(dtype, "bf16") == 0;
}

/* Returns PyTorch's accumulated error at the value, from the float64 reference; negative =
 * unknown. */
static double
error_so_far(const row *x)
{
	fxge_difference d = FXGE_OPTIONS(fxge_difference);

	return x->ref.data && fxge_compare(&x->value, &x->ref, 0, 0, &d) ? d.error : -1;
}

/* Returns PyTorch's own error of the node alone, as recorded; negative = unknown. */
static double
error_of_node(const bisect *c, const row *x)
{
	fxge_tensor_view v;

	return find_recorded(c, "node_err", x->r.name, "f64", &v) && strcmp(v.dtype, "f64") == 0
			   ? fxge_element(&v, 0)
			   : -1;
}

static const fxge_program *
traced_program(const bisect *c)
{
	return c->o.traced ? c->o.traced : c->exe->program;
}

static uint32_t
first_row(const bisect *c, const fxge_value *v)
{
	return (uint32_t)(uintptr_t)fxge_map_get(&c->first, fxge_ptr_key(v));
}

/* Returns true if the saved node reads the value. */
static bool
is_input_of(const bisect *c, const fxge_value *v, const fxge_trace *t)
{
	const fxge_program *p = traced_program(c);

	for (uint32_t i = first_row(c, v); i; i = c->b->rows[i - 1].next)
		for (uint32_t k = 0; k < t->n_inputs; k++)
			if (p->traces.data[t->inputs[k]].name == c->b->rows[i - 1].r.name)
				return true;
	return false;
}

enum { MAX_WALK = 64 };

typedef struct walk {
	const fxge_value *todo[MAX_WALK];
	uint32_t n;
} walk;

/* Adds the operands of a node, except those that only affect shapes. Returns false if there are too
 * many. */
static bool
add_operands(walk *w, const fxge_node *n)
{
	for (int j = 0; n->op && j < n->op->n_params; j++)
		for (uint32_t i = 0; !n->op->params[j].host && n->ports[j].present && i < n->ports[j].count;
			 i++) {
			const fxge_operand *o = fxge_port_at(n, j, i);

			if (o->kind != FXGE_K_VALUE)
				continue;
			if (w->n == MAX_WALK)
				return false;
			w->todo[w->n++] = o->value;
		}
	return true;
}

/* Returns true if the value is computed only from recorded values that the saved node reads: its
 * error is then the node's alone. */
static bool
is_separate(const bisect *c, const row *x)
{
	const fxge_program *p = traced_program(c);
	uint32_t at = (uint32_t)(uintptr_t)fxge_strmap_get(&c->traces, x->r.name, strlen(x->r.name));
	const fxge_value *v = fxge_graph_output(c->exe->program->main, x->output)->value;
	walk w = {.n = 0};

	if (!at || !add_operands(&w, v->def))
		return false;
	while (w.n) {
		v = w.todo[--w.n];
		if (first_row(c, v) ? !is_input_of(c, v, &p->traces.data[at - 1])
							: !add_operands(&w, v->def))
			return false;
	}
	return true;
}

static void
find_traces(bisect *c)
{
	const fxge_program *p = traced_program(c);

	for (uint32_t i = 0; i < p->traces.len; i++) {
		fxge_name name = p->traces.data[i].name;

		fxge_strmap_put(
			c->arena, &c->traces, name, fxge_name_len(name), (void *)(uintptr_t)(i + 1));
	}
}

/* Sets the tolerances of a value. A node fused with others may add their errors too, at most
 * PyTorch's accumulated error. The recorded value has PyTorch's own error, which widens the
 * tolerance. */
static void
set_bars(bisect *c, row *x)
{
	fxge_bisect_row *r = &x->r;
	double err = error_of_node(c, x), all = error_so_far(x), factor = c->o.factor;

	bool here = !c->exe->device; /* recorded operands replace computed ones */

	r->torch = here && err >= 0 && is_separate(c, x) ? err : fmax(err, all);
	c->any_value = c->any_value || isinf(r->torch);
	if (!is_float(r->dtype)) {
		r->own_bar = r->total_bar = isinf(r->torch) ? r->torch : 0;
		return;
	}
	r->own_bar = r->torch < 0 ? fmax(fxge_bar(r->dtype, 0, factor), c->o.rtol)
							  : fxge_bar(r->dtype, r->torch, factor) + r->torch;
	r->total_bar = all >= 0 ? fmax(fxge_bar(r->dtype, all, factor), isinf(r->torch) ? r->torch : 0)
							: r->own_bar;
}

/* Sets the tolerances on a chip. Computed values cannot be replaced there, so that a node's own
 * error is unknown; intermediate rounding differs from PyTorch on a CPU. */
static void
set_chip_bars(fxge_bisect_row *r)
{
	r->own = r->own_bar = -1;
	r->own_ok = true;
	r->total_bar += fxge_npu_rounding(r->dtype);
}

static void
add_row(bisect *c, uint32_t output, const char *name, fxge_value *v)
{
	row *x = &c->b->rows[c->b->n];

	*x = (row){.output = output, .r = {.name = name, .dtype = fxge_dtypes[v->meta->dtype].text}};
	if (!find_recorded(c, "node", name, x->r.dtype, &x->value))
		return;
	if (!is_float(x->r.dtype) || !find_recorded(c, "node_ref", name, "f64", &x->ref))
		x->ref = (fxge_tensor_view){0};
	c->b->n++;
	x->next = first_row(c, v);
	fxge_map_put(c->arena, &c->first, fxge_ptr_key(v), (void *)(uintptr_t)c->b->n);
}

static bool
find_rows(bisect *c)
{
	const fxge_program *p = c->exe->program;
	uint32_t n = fxge_graph_n_outputs(p->main), traced = 0;

	if (!c->exe->bisection) {
		c->exe->bisection = FXGE_NEW(&c->exe->arena, struct fxge_bisection);
		c->exe->bisection->rows = FXGE_NEW_ARRAY(&c->exe->arena, n, row);
	}
	c->b = c->exe->bisection;
	c->b->n = 0;
	for (uint32_t i = 0; i < n; i++) {
		const fxge_operand *o = fxge_graph_output(p->main, i);
		const fxge_output *out = &p->outputs.data[i];

		if (out->kind != FXGE_OUT_TRACE || o->kind != FXGE_K_VALUE || !out->name)
			continue;
		traced++;
		add_row(c, i, out->name, o->value);
	}
	for (uint32_t i = 0; i < c->b->n; i++) {
		set_bars(c, &c->b->rows[i]);
		if (c->exe->device)
			set_chip_bars(&c->b->rows[i].r);
	}
	if (c->b->n)
		return true;
	if (!traced)
		return fxge_report(&c->exe->session->diags, NULL, FXGE_D_USAGE,
			"the program has no traced values: compile it with `trace`");
	return fxge_report(&c->exe->session->diags, NULL, FXGE_D_NO_RECORD,
		"no array '%snode/NAME' names one of the %u nodes that are computed",
		c->o.prefix ? c->o.prefix : "", traced);
}

/* ---- comparison ---- */

static bool
same_form(const fxge_tensor_view *a, const fxge_tensor_view *b)
{
	return strcmp(a->dtype, b->dtype) == 0 && a->rank == b->rank
		   && (a->rank == 0 || memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0);
}

/* Returns the difference from `expected`, a float64 reference of `eager` unless that is NULL. The
 * error of values that are not comparable is infinite. */
static fxge_difference
measure(
	const fxge_tensor_view *found, const fxge_tensor_view *expected, const fxge_tensor_view *eager)
{
	fxge_difference d = fxge_compare_eager(found, expected, eager, 0, 0);

	if (!d.comparable)
		d.error = INFINITY;
	return d;
}

static bool
is_within(const char *dtype, const fxge_difference *d, double bar)
{
	return isinf(bar) || (is_float(dtype) ? d->error <= bar : d->comparable && d->different == 0);
}

static void
compare_own(row *x, const fxge_tensor_view *found)
{
	fxge_bisect_row *r = &x->r;
	fxge_difference d = measure(found, &x->value, NULL);

	x->seen = true;
	r->own = d.error;
	r->own_ok = strcmp(found->dtype, x->value.dtype) == 0 && is_within(r->dtype, &d, r->own_bar);
	r->elements = d.elements;
	r->different = d.different;
	r->at = d.at;
	r->found = d.a;
	r->expected = d.b;
}

/* Compares a value and replaces it by PyTorch's recorded one: later nodes start from equal
 * operands. */
static void
replace_value(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	bisect *c = user;
	uint32_t i = (uint32_t)(uintptr_t)fxge_map_get(&c->first, fxge_ptr_key(n->results[result]));
	fxge_tensor_view found = fxge_array_view(a, "");
	const row *x = NULL; /* row whose value replaces the computed one: preferably one with a finite
							tolerance */

	for (; i; i = c->b->rows[i - 1].next) {
		compare_own(&c->b->rows[i - 1], &found);
		if (!x || isinf(x->r.torch))
			x = &c->b->rows[i - 1];
	}
	if (x && own && same_form(&found, &x->value) && found.bytes <= x->value.bytes && found.bytes)
		memcpy(a->data, x->value.data, found.bytes);
}

static void
compare_total(const bisect *c, row *x)
{
	fxge_tensor_view found = fxge_array_view(&c->exe->out[x->output], "");
	fxge_bisect_row *r = &x->r;

	if (!x->seen && !c->exe->device) /* constants */
		compare_own(x, &found);
	fxge_difference d =
		x->ref.data ? measure(&found, &x->ref, &x->value) : measure(&found, &x->value, NULL);

	r->total = d.error;
	r->total_ok = c->any_value || is_within(r->dtype, &d, r->total_bar);
}

/* ---- runs ---- */

static bool
run_forced(bisect *c)
{
	if (!fxge_states_copy_back(c->exe, c->arena))
		return false;
	const fxge_saved_state *k = fxge_states_save(c->exe, c->arena);

	fxge_exec_set_watch(c->exe->exec, replace_value, c);
	bool ok = fxge_run_views(c->exe, c->arena, c->in, c->n_in);

	fxge_states_restore(c->exe, k);
	return ok;
}

/* ---- report ---- */

enum { MAX_NOTED = 12 };

/* Adds a note with the nodes computed together with this one: those between it and compared
 * values. */
static void
note_fused(bisect *c, const fxge_program *p, uint32_t index)
{
	uint32_t *list = FXGE_NEW_ARRAY(c->arena, p->traces.len + 1, uint32_t), n = 0;
	bool *met = FXGE_NEW_ARRAY(c->arena, p->traces.len, bool);
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	list[n++] = index;
	for (uint32_t i = 0; i < n && n <= MAX_NOTED; i++) {
		const fxge_trace *t = &p->traces.data[list[i]];

		for (uint32_t k = 0; k < t->n_inputs; k++)
			if (!met[t->inputs[k]] && !p->traces.data[t->inputs[k]].kept) {
				met[t->inputs[k]] = true;
				list[n++] = t->inputs[k];
			}
	}
	for (uint32_t i = 1; i < n && i <= MAX_NOTED; i++)
		fxge_sbuf_fmt(&b, "%s%s", i > 1 ? ", " : "", p->traces.data[list[i]].name);
	if (n > 1)
		fxge_report_note(&c->exe->session->diags, "computed together with %s%s", b.data,
			n > MAX_NOTED + 1 ? " ..." : "");
}

static bool
report_row(bisect *c, const row *x, fxge_diag_id id, double error, double bar)
{
	const fxge_program *p = traced_program(c);
	uint32_t at = (uint32_t)(uintptr_t)fxge_strmap_get(&c->traces, x->r.name, strlen(x->r.name));
	const fxge_trace *t = at ? &p->traces.data[at - 1] : NULL;
	fxge_diags *d = &c->exe->session->diags;
	fxge_loc l = {.offset = -1};

	if (t && t->loc)
		l = *t->loc;
	l.node = x->r.name;
	l.op = t ? t->op->name : NULL;
	if (id == FXGE_D_ERROR_GROWS)
		fxge_report(d, &l, id, "the error is %.3g of the largest element, expected at most %.3g",
			error, bar);
	else if (x->r.elements)
		fxge_report(d, &l, id,
			"%llu of %llu elements differ from what PyTorch computed of the same values, by up to "
			"%.3g of the largest; the tolerance is %.3g; element %llu is %.9g, expected %.9g",
			(unsigned long long)x->r.different, (unsigned long long)x->r.elements, error, bar,
			(unsigned long long)x->r.at, x->r.found, x->r.expected);
	else
		fxge_report(d, &l, id, "its shape or dtype differs from the recorded one");
	if (t)
		note_fused(c, p, at - 1);
	return false;
}

static bool
report_first(bisect *c)
{
	for (uint32_t i = 0; i < c->b->n; i++)
		if (!c->b->rows[i].r.own_ok)
			return report_row(c, &c->b->rows[i], FXGE_D_NODE_DIFFERS, c->b->rows[i].r.own,
				c->b->rows[i].r.own_bar);
	for (uint32_t i = 0; i < c->b->n; i++)
		if (!c->b->rows[i].r.total_ok)
			return report_row(c, &c->b->rows[i], FXGE_D_ERROR_GROWS, c->b->rows[i].r.total,
				c->b->rows[i].r.total_bar);
	return true;
}

static bool
compare_all(fxge_arena *a, bisect *c)
{
	c->arena = a;
	find_traces(c);
	if (!find_rows(c) || !(c->exe->device || run_forced(c)))
		return false;
	if (c->exe->exec)
		fxge_exec_set_watch(c->exe->exec, NULL, NULL);
	if (!fxge_run_views(c->exe, a, c->in, c->n_in))
		return false;
	for (uint32_t i = 0; i < c->b->n; i++)
		compare_total(c, &c->b->rows[i]);
	return report_first(c);
}

fxge_status
fxge_bisect(fxge_executable *e, const fxge_tensor_view *in, int n_in, const fxge_arrays *values,
	const fxge_bisect_options *o)
{
	bisect c = {.exe = e,
		.in = in,
		.n_in = n_in < 0 ? 0 : n_in,
		.values = values,
		.o = FXGE_OPTIONS(fxge_bisect_options)};

	fxge_copy_options(&c.o, sizeof c.o, o);
	c.o.factor = c.o.factor > 0 ? c.o.factor : 3;
	c.o.rtol = c.o.rtol > 0 ? c.o.rtol : 1e-4;

	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = compare_all(&g->arena, &c);
	fxge_status status = fxge_api_end(g);

	if (e->exec)
		fxge_exec_set_watch(
			e->exec, NULL, NULL); /* the call may have ended early because memory was exhausted */
	if (e->bisection && status != FXGE_OK && status != FXGE_DIFFERENT)
		e->bisection->n = 0;
	return status;
}

bool
fxge_bisect_get(const fxge_executable *e, size_t i, fxge_bisect_row *out)
{
	return e->bisection && i < e->bisection->n
		   && fxge_copy_out(out, &e->bisection->rows[i].r, sizeof e->bisection->rows[i].r);
}
