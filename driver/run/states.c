/* SPDX-License-Identifier: Apache-2.0 */
/* States: buffers that runs change, by qualified name, shared by the programs of a session. */
#include "base/diag/commands.h"
#include "base/diag/shapes.h"
#include "driver/run/run.h"

#include "ir/tensor.h"

static fxge_session_state *
find(const fxge_api_state *f, const char *name)
{
	for (size_t i = 0; i < f->states.len; i++)
		if (strcmp(f->states.data[i]->name, name) == 0)
			return f->states.data[i];
	return NULL;
}

static bool
same_form(const fxge_array *a, fxge_dtype dt, int rank, const int64_t *shape)
{
	return a->dtype == dt && a->rank == rank
		   && (rank == 0 || memcmp(a->shape, shape, (size_t)rank * sizeof *shape) == 0);
}

static void
restart(fxge_session_state *h)
{
	h->set = h->starts;
	if (h->initial)
		memcpy(h->value.data, h->initial, h->value.size);
	else if (h->starts && h->value.size)
		memset(h->value.data, 0, h->value.size);
	fxge_state_changed(h);
}

static fxge_session_state *
find_or_add(fxge_session *s, fxge_name name, const fxge_array *form)
{
	fxge_session_state *h = find(s->api, name);

	if (h)
		return h;
	h = FXGE_NEW(&s->arena, fxge_session_state);
	h->name = name;
	h->value = *form;
	fxge_vec_push(&s->arena, &s->api->states, h); /* from here on the session frees it */
	return h;
}

/* Warns if the initial value differs from that of the first program. */
static void
compare_start(fxge_session *s, const fxge_session_state *h, const fxge_tensor *t)
{
	if (fxge_tensor_contiguous(t) && h->value.size
		&& (h->initial ? memcmp(h->initial, t->data, h->value.size) != 0 : !fxge_tensor_is_zero(t)))
		fxge_report(&s->diags, NULL, FXGE_D_STATE_START,
			"state '%s' was saved with another value here than in the program of this session that "
			"gave its start value",
			h->name);
}

/* Sets the initial value: zeros are not stored, and bytes of a file are read there again. */
static void
keep_initial(fxge_session *s, fxge_session_state *h, const fxge_tensor *t)
{
	size_t size = h->value.size;

	if (fxge_tensor_is_zero(t))
		return;
	if (t->file && fxge_tensor_place(t) == t->data && fxge_tensor_contiguous(t)) {
		h->initial_file = fxge_file_ref(t->file);
		h->initial = t->data;
		return;
	}
	void *start = fxge_heap_need_pages(&s->heap, size);

	fxge_tensor_gather(t, 0, fxge_tensor_numel(t), start);
	h->initial = start;
}

/* Allocates and initialises a state. If memory is exhausted between the steps, the next call
 * continues. */
static void
fill(fxge_session *s, fxge_session_state *h, const fxge_tensor *t)
{
	if (!h->value.data)
		h->value.data = fxge_heap_need_zeroed(&s->heap, h->value.size);
	if (t && h->starts)
		compare_start(s, h, t);
	if (!t || h->starts)
		return;
	keep_initial(s, h, t);
	h->starts = true;
	if (h->set)
		return;
	if (h->initial)
		restart(h);
	if (h->initial_file)
		fxge_file_drop_pages(h->initial_file, (fxge_bytes){h->initial, h->value.size});
	h->set = true; /* the memory is zero without an initial value */
	fxge_state_changed(h);
}

/* Sets dtype and shape from the input's meta. Returns false if a size is not constant. */
static bool
form_of(const fxge_program *p, const fxge_meta *m, fxge_array *out)
{
	uint64_t n = 1;

	*out = (fxge_array){.dtype = m->dtype, .rank = m->rank};
	if (!fxge_meta_static(p, m, out->shape))
		return false;
	for (int i = 0; i < m->rank; i++)
		if (out->shape[i] < 0 || __builtin_mul_overflow(n, (uint64_t)out->shape[i], &n))
			return false;
	return !__builtin_mul_overflow(n, fxge_dtype_size(out->dtype), &n)
		   && (out->size = (size_t)n, true);
}

static bool
open_one(fxge_executable *e, uint32_t i)
{
	fxge_program *p = e->program;
	const fxge_input *in = &p->inputs.data[i];
	fxge_name name = in->target ? in->target : fxge_graph_input(p->main, i)->name;
	fxge_diags *d = &e->session->diags;
	fxge_array form;

	if (!form_of(p, fxge_graph_input(p->main, i)->meta, &form))
		return fxge_report(
			d, NULL, FXGE_D_STATE_VALUE, "state '%s' has sizes that are not constant", name);
	if (in->tensor && !same_form(&form, in->tensor->dtype, in->tensor->rank, in->tensor->shape))
		return fxge_report(d, NULL, FXGE_D_STATE_VALUE,
			"state '%s' and its start value differ in dtype or shape", name);
	fxge_session_state *h = find_or_add(e->session, name, &form);

	if (!same_form(&h->value, form.dtype, form.rank, form.shape))
		return fxge_report(d, NULL, FXGE_D_STATE_VALUE,
			"another program of this session has a state '%s' of another dtype or shape", name);
	fill(e->session, h, in->tensor);
	e->state_of[i] = e->states[e->n_states++] = h;
	return true;
}

static bool
is_kept(fxge_role role)
{
	return role != FXGE_ROLE_USER && role != FXGE_ROLE_LITERAL && role != FXGE_ROLE_TOKEN;
}

bool
fxge_states_open(fxge_executable *e)
{
	uint32_t n = fxge_graph_n_inputs(e->program->main);

	e->states = FXGE_NEW_ARRAY(&e->arena, n, fxge_session_state *);
	e->state_of = FXGE_NEW_ARRAY(&e->arena, n, fxge_session_state *);
	for (uint32_t i = 0; i < n; i++)
		if (is_kept(e->program->inputs.data[i].role) && !open_one(e, i))
			return false;
	return true;
}

/* ---- copies ---- */

const fxge_saved_state *
fxge_states_save(const fxge_executable *e, fxge_arena *a)
{
	fxge_saved_state *k = FXGE_NEW_ARRAY(a, (size_t)e->n_states, fxge_saved_state);

	for (int i = 0; i < e->n_states; i++) {
		const fxge_session_state *h = e->states[i];

		k[i] = (fxge_saved_state){fxge_arena_copy(a, h->value.data, h->value.size), h->set};
	}
	return k;
}

void
fxge_states_restore(const fxge_executable *e, const fxge_saved_state *saved)
{
	for (int i = 0; i < e->n_states; i++) {
		fxge_session_state *h = e->states[i];

		h->set = saved[i].set;
		fxge_state_changed(h);
		if (h->value.size)
			memcpy(h->value.data, saved[i].bytes, h->value.size);
	}
}

/* ---- public functions ---- */

int
fxge_n_states(const fxge_executable *e)
{
	return e->n_states;
}

static bool
copy_back(fxge_executable *e)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_states_copy_back(e, &g->arena);
	return fxge_api_end(g) == FXGE_OK;
}

bool
fxge_state(const fxge_executable *e, int i, fxge_tensor_view *out)
{
	if (i < 0 || i >= e->n_states || !e->states[i]->set)
		return false;
	if (e->states[i]->host_stale && !copy_back((fxge_executable *)(uintptr_t)e))
		return false;
	*out = fxge_array_view(&e->states[i]->value, e->states[i]->name);
	return true;
}

void
fxge_reset_states(fxge_executable *e)
{
	for (int i = 0; i < e->n_states; i++)
		restart(e->states[i]);
}

static bool
set_state(fxge_executable *e, const fxge_tensor_view *v)
{
	fxge_session *s = e->session;
	fxge_session_state *h = NULL;
	fxge_tensor t;

	for (int i = 0; i < e->n_states && v->name; i++)
		if (strcmp(e->states[i]->name, v->name) == 0)
			h = e->states[i];
	if (!h)
		return fxge_report(
			&s->diags, NULL, FXGE_D_STATE_VALUE, "unknown state '%s'", v->name ? v->name : "");
	if (!fxge_view_tensor(s, "state", v, &t))
		return false;
	if (!same_form(&h->value, t.dtype, t.rank, t.shape))
		return fxge_report(&s->diags, NULL, FXGE_D_STATE_VALUE,
			"state '%s' has another dtype or shape in the program", h->name);
	fxge_tensor_gather(&t, 0, fxge_tensor_numel(&t), h->value.data);
	fxge_state_changed(h);
	h->set = true;
	return true;
}

fxge_status
fxge_set_state(fxge_executable *e, const fxge_tensor_view *v)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = set_state(e, v);
	return fxge_api_end(g);
}
