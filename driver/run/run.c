/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of executables: opening, interface, runs. */
#include "base/diag/commands.h"
#include "driver/device/device.h"
#include "driver/taps/taps.h"

#include "base/clock.h"

#include "ir/ge_memory.h"
#include "ir/text/text.h"

/* ---- opening ---- */

static bool
is_given(fxge_role role)
{
	return role == FXGE_ROLE_USER || role == FXGE_ROLE_LITERAL;
}

static bool
is_result(fxge_output_kind kind)
{
	return kind != FXGE_OUT_STATE && kind != FXGE_OUT_TOKEN && kind != FXGE_OUT_TRACE;
}

static const char *
meta_text(fxge_executable *e, const fxge_meta *m)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &e->arena);
	fxge_sbuf_str(&b, "");
	fxge_text_meta(&b, e->program, m);
	return b.data;
}

static const char *
input_text(fxge_executable *e, uint32_t i)
{
	fxge_program *p = e->program;
	fxge_sbuf b;

	if (p->inputs.data[i].role != FXGE_ROLE_LITERAL)
		return meta_text(e, fxge_graph_input(p->main, i)->meta);
	fxge_sbuf_init(&b, &e->arena);
	fxge_text_operand(&b, p, &p->inputs.data[i].literal);
	return b.data;
}

static void
list_inputs(fxge_executable *e)
{
	fxge_program *p = e->program;
	uint32_t n = fxge_graph_n_inputs(p->main);

	e->in = FXGE_NEW_ARRAY(&e->arena, n, fxge_array);
	e->user_in = FXGE_NEW_ARRAY(&e->arena, n, int);
	e->in_text = FXGE_NEW_ARRAY(&e->arena, n, const char *);
	for (uint32_t i = 0; i < n; i++) {
		if (!is_given(p->inputs.data[i].role))
			continue;
		e->in_text[e->n_in] = input_text(e, i);
		e->user_in[e->n_in++] = (int)i;
	}
}

/* Returns a constant result as an array of the dtype that PyTorch uses, or an empty array. */
static fxge_array
literal_array(fxge_executable *e, const fxge_operand *o)
{
	fxge_array a = {0};
	int64_t k;

	if (o->kind == FXGE_K_INT && fxge_sym_is_int(e->program->syms, o->size, &k))
		a.dtype = FXGE_DT_I64;
	else if (o->kind == FXGE_K_FLOAT)
		a.dtype = FXGE_DT_F64;
	else if (o->kind == FXGE_K_BOOL)
		a.dtype = FXGE_DT_BOOL;
	else
		return a;
	a.data = fxge_arena_alloc(&e->arena, 16);
	a.size = fxge_dtype_size(a.dtype);
	if (a.dtype == FXGE_DT_F64)
		fxge_store_float(a.dtype, a.data, 0, o->f);
	else
		fxge_store_int(a.dtype, a.data, 0, o->kind == FXGE_K_BOOL ? o->b : k);
	return a;
}

static const char *
output_text(fxge_executable *e, const fxge_operand *o)
{
	fxge_dtype dt = literal_array(e, o).dtype;
	fxge_sbuf b;

	if (o->kind == FXGE_K_VALUE)
		return meta_text(e, o->value->meta);
	if (o->kind != FXGE_K_STR)
		return dt ? fxge_dtypes[dt].text : "None";
	fxge_sbuf_init(&b, &e->arena);
	fxge_text_operand(&b, e->program, o);
	return b.data;
}

static void
list_outputs(fxge_executable *e)
{
	fxge_program *p = e->program;
	uint32_t n = fxge_graph_n_outputs(p->main);

	e->out = FXGE_NEW_ARRAY(&e->arena, n, fxge_array);
	e->literal = FXGE_NEW_ARRAY(&e->arena, n, fxge_array);
	e->user_out = FXGE_NEW_ARRAY(&e->arena, n, int);
	e->out_text = FXGE_NEW_ARRAY(&e->arena, n, const char *);
	for (uint32_t i = 0; i < n; i++) {
		if (!is_result(p->outputs.data[i].kind))
			continue;
		e->literal[i] = literal_array(e, fxge_graph_output(p->main, i));
		e->out_text[e->n_out] = output_text(e, fxge_graph_output(p->main, i));
		e->user_out[e->n_out++] = (int)i;
	}
}

static void
drop_results(fxge_executable *e)
{
	uint32_t n = e->out ? fxge_graph_n_outputs(e->program->main) : 0;

	for (uint32_t i = 0; i < n; i++) {
		if (e->out[i].data)
			fxge_heap_free(&e->session->heap, e->out[i].data);
		fxge_array_clear(&e->out[i]);
	}
	e->ran = false;
}

static void
release(void *arg)
{
	fxge_executable *e = arg;
	fxge_session *s = e->session;

	drop_results(e);
	if (e->exec)
		fxge_exec_release(e->exec);
	fxge_device_close(e, NULL);
	if (e->own)
		fxge_program_release(e->own);
	fxge_arena_release(&e->arena);
	fxge_heap_free(&s->heap, e);
}

typedef struct open_call {
	fxge_program *program;
	const char *device;
	fxge_executable *volatile exe; /* read also after a jump out of the call */
} open_call;

static fxge_executable *
new_executable(fxge_program *p, fxge_program *runs)
{
	fxge_executable *e = fxge_heap_need(&p->session->heap, sizeof *e);

	*e = (fxge_executable){.program = runs, .own = runs != p ? runs : NULL, .session = p->session};
	fxge_arena_init(&e->arena, &p->session->heap);
	fxge_session_adopt(p->session, e, release);
	return e;
}

/* Registers the executable again. The session releases the newest object first, and the executable
 * must be released before its executor. */
static bool
adopt_last(open_call *c)
{
	fxge_executable *e = c->exe;

	fxge_session_disown(e->session, e);
	c->exe = NULL; /* fxge_session_adopt releases the object if memory is exhausted */
	fxge_session_adopt(e->session, e, release);
	c->exe = e;
	return true;
}

/* Checks that the CPU receives a graph, and a chip an .om. */
static bool
may_run(const fxge_program *p, int32_t chip)
{
	fxge_diags *d = &p->session->diags;

	if (p->om && chip < 0) {
		fxge_report(d, NULL, FXGE_D_USAGE, "an .om runs on a chip");
		fxge_report_hint(
			d, "--device npu:0 names one; the CPU runs the program that it was made of");
		return false;
	}
	if (!p->om && chip >= 0)
		return fxge_report(d, NULL, FXGE_D_USAGE,
			"a chip runs an .om (fxge_write_om), this program is at '%s'", p->stage);
	if (!p->om && strcmp(p->stage, "ge") != 0)
		return fxge_report(d, NULL, FXGE_D_USAGE,
			"expected a program of stage 'ge', this one is at '%s'", p->stage);
	return true;
}

static bool
open_on(fxge_arena *a, open_call *c)
{
	fxge_program *p = c->program;
	int32_t chip;

	if (!fxge_program_usable(p) || !fxge_device_number(&p->session->diags, c->device, &chip)
		|| !may_run(p, chip))
		return false;
	fxge_program *runs = fxge_custom_expanded(p);

	runs = runs ? fxge_aipp_inserted(runs, runs != p) : NULL;
	if (!runs)
		return false;
	c->exe = new_executable(p, runs);
	p = runs;
	fxge_program_name_values(p);
	list_inputs(c->exe);
	list_outputs(c->exe);
	fxge_sizes_list(c->exe);
	fxge_packing_plan(c->exe, a);
	if (!fxge_states_open(c->exe))
		return false;
	if (chip >= 0)
		return fxge_device_open(c->exe, a, chip) && adopt_last(c);
	c->exe->exec = fxge_exec_new(p);
	return c->exe->exec != NULL && adopt_last(c);
}

fxge_executable *
fxge_executable_open(fxge_program *p)
{
	return fxge_executable_open_on(p, NULL);
}

fxge_executable *
fxge_executable_open_on(fxge_program *p, const char *device)
{
	open_call c = {p, device, NULL};
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = open_on(&g->arena, &c);
	fxge_status why = fxge_api_end(g);

	if (why == FXGE_OK)
		return c.exe;
	fxge_executable_close(c.exe);
	p->session->api->last = why;
	return NULL;
}

void
fxge_executable_close(fxge_executable *e)
{
	if (!e)
		return;
	if (e->device && e->device->chip) {
		fxge_api_guard *g = fxge_api_begin(e->session);

		if (FXGE_GUARDED(g)) /* reports failures of the chip; without memory, `release` closes it */
			g->ok = fxge_device_close(e, &g->arena);
		fxge_api_end(g);
	}
	fxge_session_disown(e->session, e);
	release(e);
}

/* ---- interface ---- */

int
fxge_n_inputs(const fxge_executable *e)
{
	return e->n_in;
}

int
fxge_n_outputs(const fxge_executable *e)
{
	return e->n_out;
}

static void
describe(fxge_port_info *info, const fxge_program *p, const fxge_meta *m)
{
	fxge_size expr;

	info->rank = m->kind == FXGE_META_TENSOR ? m->rank : 0;
	info->number = fxge_meta_number(m, &expr);
	if (m->kind == FXGE_META_TENSOR)
		info->dtype = fxge_dtypes[m->dtype].text;
	else if (info->number)
		info->dtype = fxge_dtypes[fxge_number_dtype(fxge_sym_type_of(p->syms, expr))].text;
}

bool
fxge_input_get(const fxge_executable *e, int i, fxge_port_info *out)
{
	if (i < 0 || i >= e->n_in)
		return false;
	const fxge_input *in = &e->program->inputs.data[e->user_in[i]];
	const fxge_value *v = fxge_graph_input(e->program->main, (uint32_t)e->user_in[i]);
	fxge_port_info info = {.name = fxge_input_name(e, i),
		.value = v->name,
		.role = in->role == FXGE_ROLE_USER ? "user" : "literal",
		.text = e->in_text[i],
		.position = i,
		.addressed = in->addressed};

	describe(&info, e->program, v->meta);
	return fxge_copy_out(out, &info, sizeof info);
}

/* Returns true if the result is the input that the output updates, written by in-place operators.
 * The new value of one input may be that of another, too, which needs a copy. */
static bool
is_in_place(const fxge_executable *e, const fxge_output *out, const fxge_operand *o)
{
	const fxge_value *v = o->kind == FXGE_K_VALUE ? o->value : NULL;
	int written = 0;

	while (v && v->def != e->program->main->entry) {
		const fxge_value *old = fxge_ge_before_write(v);

		written += old != NULL;
		v = old ? old : fxge_ge_viewed(v->def);
	}
	return v && written && e->program->inputs.data[v->index].role == FXGE_ROLE_USER
		   && e->program->inputs.data[v->index].name == out->target;
}

static const char *
output_role(fxge_output_kind k)
{
	return k == FXGE_OUT_INPUT_MUTATION ? "mutation" : k == FXGE_OUT_GRADIENT ? "gradient" : "user";
}

/* Returns the user's name of a result; for a mutated input, the input's name. */
static const char *
output_name(const fxge_executable *e, int graph_index)
{
	const fxge_output *o = &e->program->outputs.data[graph_index];
	const fxge_operand *op = fxge_graph_output(e->program->main, (uint32_t)graph_index);

	if (o->kind == FXGE_OUT_INPUT_MUTATION && o->target)
		return o->target;
	return o->name ? o->name : op->kind == FXGE_K_VALUE ? op->value->name : "";
}

bool
fxge_output_get(const fxge_executable *e, int i, fxge_port_info *out)
{
	if (i < 0 || i >= e->n_out)
		return false;
	int at = e->user_out[i];
	const fxge_operand *op = fxge_graph_output(e->program->main, (uint32_t)at);
	const char *role = output_role(e->program->outputs.data[at].kind);
	fxge_port_info info = {.name = output_name(e, at), .role = role, .text = e->out_text[i]};

	for (int k = 0; k < i; k++)
		info.position +=
			strcmp(output_role(e->program->outputs.data[e->user_out[k]].kind), role) == 0;
	if (op->kind == FXGE_K_VALUE)
		describe(&info, e->program, op->value->meta);
	else if (e->literal[at].dtype)
		info.dtype = fxge_dtypes[e->literal[at].dtype].text;
	info.number = e->program->outputs.data[at].number || e->literal[at].dtype;
	info.in_place = e->program->outputs.data[at].kind == FXGE_OUT_INPUT_MUTATION
					&& is_in_place(e, &e->program->outputs.data[at], op);
	return fxge_copy_out(out, &info, sizeof info);
}

/* ---- runs ---- */

static bool
states_ready(fxge_executable *e)
{
	bool ok = true;

	for (int i = 0; i < e->n_states; i++)
		if (!e->states[i]->set)
			ok = fxge_report(&e->session->diags, NULL, FXGE_D_STATE_VALUE,
				"state '%s' has no start value, and none was given", e->states[i]->name);
	return ok;
}

bool
fxge_run_ready(fxge_executable *e, fxge_arena *a)
{
	uint32_t n = fxge_graph_n_inputs(e->program->main);

	drop_results(e);
	if (!e->n_states)
		return true;
	if (!states_ready(e) || (!e->device && !fxge_states_copy_back(e, a)))
		return false;
	for (int i = 0; !e->device && i < e->n_states; i++)
		fxge_state_changed(e->states[i]);
	for (uint32_t i = 0; i < n; i++)
		if (e->state_of[i])
			e->in[i] = e->state_of[i]->value;
	return true;
}

bool
fxge_run_views(fxge_executable *e, fxge_arena *a, const fxge_tensor_view *in, int n)
{
	int n_in = (int)fxge_graph_n_inputs(e->program->main);
	int n_out = (int)fxge_graph_n_outputs(e->program->main);

	fxge_binding sizes, before;

	if (e->exec) {
		fxge_exec_invalidate(e->exec, FXGE_EXEC_PLANNED); /* e->in receives other arrays */
		fxge_exec_profile_begin(e->exec);
	} else {
		e->device->start = fxge_clock();
	}
	if (!fxge_run_ready(e, a) || !fxge_bind(e, a, in, n, &sizes)
		|| !fxge_gear_choose(&sizes, &before))
		return false;
	fxge_run_observed(e);
	bool ok = e->device ? fxge_device_run(e, a, &sizes)
						: fxge_exec_run(e->exec, e->in, n_in, e->out, n_out);

	return e->ran = ok && fxge_gear_crop(e, &before);
}

fxge_status
fxge_run(fxge_executable *e, const fxge_tensor_view *in, int n_in)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_run_views(e, &g->arena, in, n_in < 0 ? 0 : n_in);
	return fxge_api_end(g);
}

bool
fxge_get_result(const fxge_executable *e, int i, fxge_tensor_view *out)
{
	if (i < 0 || i >= e->n_out || !e->ran)
		return false;
	int at = e->user_out[i];
	bool value = fxge_graph_output(e->program->main, (uint32_t)at)->kind == FXGE_K_VALUE;
	const fxge_array *a = value ? &e->out[at] : &e->literal[at];

	if (a->dtype == FXGE_DT_NONE)
		return false;
	*out = fxge_array_view(a, output_name(e, at));
	return true;
}
