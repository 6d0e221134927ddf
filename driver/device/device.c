/* SPDX-License-Identifier: Apache-2.0 */
/* Executables on a chip: states that stay there between runs, runs and launches. */
#include "driver/device/device.h"

#include "base/clock.h"
#include "backend/air/air.h"
#include "base/diag/machine.h"
#include "base/diag/run.h"

#include <unistd.h>

/* ---- states ---- */

/* Copies the state to host memory if the chip's copy is newer. The chip is current. */
static bool
download_state(fxge_session_state *h)
{
	if (!h->host_stale)
		return true;
	if (!fxge_chip_wait(h->chip)
		|| !fxge_npu_download(h->chip, h->value.data, &h->chip_memory, h->value.size))
		return false;
	h->host_stale = false;
	return true;
}

static bool
download_from(fxge_session *s, fxge_arena *a, fxge_session_state *h)
{
	if (!h->host_stale)
		return true;
	bool ok = fxge_npu_enter(h->chip, a, &s->diags) && download_state(h);

	fxge_npu_leave(h->chip);
	return ok;
}

bool
fxge_states_copy_back(fxge_executable *e, fxge_arena *a)
{
	for (int i = 0; i < e->n_states; i++)
		if (!download_from(e->session, a, e->states[i]))
			return false;
	return true;
}

void
fxge_state_changed(fxge_session_state *h)
{
	h->host_stale = false;
	h->chip_stale = true;
}

/* Copies the session's states on the chip back, unless the session is closing, and frees their chip
 * memory. */
static bool
download_all(fxge_session *s, fxge_npu *n)
{
	bool ok = true;

	for (size_t i = 0; i < s->api->states.len; i++) {
		fxge_session_state *h = s->api->states.data[i];

		if (h->chip != n)
			continue;
		if (!s->api->closing && !download_state(h))
			ok = h->set = h->host_stale = false; /* the value is lost */
		ok = fxge_npu_free(n, &h->chip_memory) && ok;
		h->chip = NULL;
	}
	return ok;
}

/* Allocates the state's memory on this chip and copies its newest value there. */
static bool
upload_state(fxge_executable *e, fxge_arena *a, fxge_session_state *h)
{
	fxge_npu *n = &e->device->chip->npu;

	if (h->chip && h->chip != n) {
		bool ok = download_from(e->session, a, h) && fxge_npu_enter(h->chip, a, &e->session->diags)
				  && fxge_npu_free(h->chip, &h->chip_memory);

		fxge_npu_leave(h->chip);
		if (!ok || !fxge_npu_enter(n, a, &e->session->diags))
			return false;
		h->chip = NULL;
	}
	if (!h->chip) {
		if (!fxge_npu_need(n, &h->chip_memory, h->value.size < 32 ? 32 : h->value.size))
			return false;
		h->chip = n;
		h->chip_stale = true;
	}
	if (h->chip_stale
		&& !(
			fxge_chip_wait(n) && fxge_npu_upload(n, &h->chip_memory, h->value.data, h->value.size)))
		return false;
	h->chip_stale = false;
	return true;
}

/* ---- opening ---- */

static bool
is_fed(const fxge_program *p, uint32_t i)
{
	fxge_role r = p->inputs.data[i].role;

	return r == FXGE_ROLE_USER || r == FXGE_ROLE_STATE;
}

/* Maps each port of the .om to an input or output of the main graph. */
static void
list_ports(fxge_executable *e, fxge_device *d)
{
	fxge_graph *g = e->program->main;
	uint32_t n_in = fxge_graph_n_inputs(g), n_out = fxge_graph_n_outputs(g);

	d->in = FXGE_NEW_ARRAY(&e->arena, n_in, uint32_t);
	d->out = FXGE_NEW_ARRAY(&e->arena, n_out, uint32_t);
	for (uint32_t i = 0; i < n_in; i++)
		if (is_fed(e->program, i))
			d->in[d->n_in++] = i;
	d->user = FXGE_NEW_ARRAY(&e->arena, n_in, int);
	for (int k = 0, i = 0; k < d->n_in; k++) { /* both lists are in graph order */
		while (i < e->n_in && (uint32_t)e->user_in[i] < d->in[k])
			i++;
		d->user[k] = i < e->n_in && (uint32_t)e->user_in[i] == d->in[k] ? i : -1;
	}
	for (uint32_t i = 0; i < n_out; i++)
		if (fxge_graph_output(g, i)->kind == FXGE_K_VALUE)
			d->out[d->n_out++] = i;
}

static bool
port_fits(const fxge_npu_port *p, const fxge_meta *m)
{
	fxge_size number;

	if (fxge_meta_number(m, &number))
		return p->rank == 0 && !fxge_dtype_is_complex(p->dtype) && p->dtype != FXGE_DT_NONE;
	return p->dtype == m->dtype && (m->rank < 0 || p->rank == m->rank);
}

static bool
report_port(fxge_executable *e, const char *what, int i)
{
	fxge_loc l = {.file = e->program->om, .offset = -1};

	return fxge_report(&e->session->diags, &l, FXGE_D_OM,
		"%s %d has another dtype or rank than in its .io.json", what, i);
}

static bool
compare_ports(fxge_executable *e)
{
	fxge_device *d = e->device;
	fxge_npu_model *m = &d->model;
	fxge_graph *g = e->program->main;

	for (int i = 0; i < d->n_in; i++)
		if (!port_fits(&m->in[i], fxge_graph_input(g, d->in[i])->meta))
			return report_port(e, "input", i);
	for (int i = 0; i < d->n_out; i++)
		if (!port_fits(&m->out[i], fxge_graph_output(g, d->out[i])->value->meta))
			return report_port(e, "output", i);
	return true;
}

/* Adds a hint if the program has collectives: a missing group is the most frequent reason for a
 * failed load. */
static void
hint_groups(fxge_executable *e)
{
	const fxge_group_names *groups = &e->program->groups;

	if (groups->len)
		fxge_report_hint(&e->session->diags,
			"its collectives name %zu group%s, as '%s': this process must be a rank of each "
			"(--rank-table, torch.distributed or fxge_group_join) before it is loaded",
			groups->len, groups->len > 1 ? "s" : "", groups->data[0]);
}

/* Refuses an .om for a chip of another family, before AscendCL does with a number. */
static bool
is_for_chip(const fxge_executable *e, const fxge_om_origin *om)
{
	const char *soc = fxge_npu_soc();
	const fxge_chip_model *made = om->soc ? fxge_chip_of(om->soc) : NULL,
						  *here = soc ? fxge_chip_of(soc) : NULL;
	fxge_loc l = {.file = e->program->om, .offset = -1};

	if (!made || !here || strcmp(made->family, here->family) == 0)
		return true;
	fxge_report(&e->session->diags, &l, FXGE_D_OM_CHIP, "the .om is for %s, and npu:%d is %s",
		om->soc, e->device->chip->npu.number, soc);
	fxge_report_hint(&e->session->diags,
		"compile the model for this chip: `fxge compile MODEL -o OUT.om --soc=%s`, or `python -m "
		"fxge export SOURCE -o DIR --om --soc=%s`",
		soc, soc);
	return false;
}

/* Adds the origin of an .om that AscendCL could not load: other chips of a family, and other
 * versions, are not always compatible. */
static void
note_origin(fxge_executable *e, fxge_arena *a, const fxge_om_origin *om)
{
	const char *soc = fxge_npu_soc();
	fxge_cann cann;

	fxge_cann_find(a, "", &cann);
	if (om->soc && soc && strcmp(om->soc, soc) != 0)
		fxge_report_note(
			&e->session->diags, "the .om was compiled for %s, this chip is %s", om->soc, soc);
	if (om->atc && cann.version && strcmp(om->atc, cann.version) != 0)
		fxge_report_note(&e->session->diags,
			"the .om was compiled by atc %s, the CANN here is %s: a run time loads no .om of a "
			"newer "
			"one",
			om->atc, cann.version);
}

static fxge_om_origin
origin_of(fxge_executable *e, fxge_arena *a)
{
	fxge_om_origin om = {0};
	fxge_file *f = access(e->program->om, R_OK) == 0
					   ? fxge_file_open_in(a, &e->session->diags, e->program->om)
					   : NULL; /* AscendCL reports it */

	if (f)
		fxge_om_origin_of(a, f, &om);
	return om;
}

bool
fxge_device_open(fxge_executable *e, fxge_arena *a, int32_t number)
{
	fxge_device *d = FXGE_NEW(&e->arena, fxge_device);

	list_ports(e, d);
	d->feed = FXGE_NEW_ARRAY(&e->arena, (size_t)d->n_in, fxge_npu_feed);
	d->given = FXGE_NEW_ARRAY(&e->arena, (size_t)d->n_in, fxge_array);
	d->want = FXGE_NEW_ARRAY(&e->arena, (size_t)d->n_out, size_t);
	d->given_there = FXGE_NEW_ARRAY(&e->arena, (size_t)d->n_in, fxge_npu_memory);
	d->want_there = FXGE_NEW_ARRAY(&e->arena, (size_t)d->n_out, fxge_npu_memory);
	e->device = d;
	fxge_npu_form form = {d->n_in, d->n_out, e->program->gears.n > 1};

	d->chip = fxge_chip_need(e->session, a, number);
	if (!d->chip)
		return false;
	d->chip->users++;
	d->next = d->chip->devices;
	d->chip->devices = d;
	const fxge_om_origin om = origin_of(e, a);
	bool ok = fxge_npu_enter(&d->chip->npu, a, &e->session->diags) && is_for_chip(e, &om)
			  && fxge_npu_model_open(&d->model, &d->chip->npu, &e->arena, e->program->om, &form)
			  && compare_ports(e);

	if (!ok && !d->model.loaded) {
		note_origin(e, a, &om);
		hint_groups(e);
	}
	fxge_npu_leave(&d->chip->npu);
	return ok;
}

static void
leave_list(fxge_chip *c, const fxge_device *d)
{
	fxge_device **at = &c->devices;

	while (*at != d)
		at = &(*at)->next;
	*at = d->next;
}

bool
fxge_device_close(fxge_executable *e, fxge_arena *a)
{
	fxge_device *d = e->device;
	fxge_chip *c = d ? d->chip : NULL;

	if (!c)
		return true;
	bool ok = fxge_npu_enter(&c->npu, a, a ? &e->session->diags : NULL);

	if (d->model.npu)
		ok = fxge_npu_model_close(&d->model) && ok;
	leave_list(c, d);
	d->chip = NULL;
	if (--c->users == 0)
		ok = download_all(e->session, &c->npu) && ok;
	if (c->users == 0 && !c->groups)
		return fxge_npu_close(&c->npu) && ok;
	fxge_npu_leave(&c->npu);
	return ok;
}

/* ---- running ---- */

/* Returns a Python number converted to the dtype of the .om's port. */
static const fxge_array *
number_as(const fxge_array *x, fxge_dtype dt, fxge_array *out, fxge_arena *a)
{
	fxge_tensor t = {.dtype = x->dtype, .data = x->data, .size = x->size};

	if (x->dtype == dt)
		return x;
	*out = (fxge_array){.dtype = dt, .data = fxge_arena_alloc(a, 16), .size = fxge_dtype_size(dt)};
	if (fxge_dtype_is_float(dt))
		fxge_store_float(dt, out->data, 0, fxge_tensor_float(&t, 0));
	else
		fxge_store_int(dt, out->data, 0, fxge_tensor_int(&t, 0));
	return out;
}

static bool
is_number(const fxge_executable *e, int k)
{
	fxge_size number;

	return fxge_meta_number(fxge_graph_input(e->program->main, e->device->in[k])->meta, &number);
}

static bool
feed_inputs(fxge_executable *e, fxge_arena *a)
{
	fxge_device *d = e->device;

	for (int k = 0; k < d->n_in; k++) {
		fxge_session_state *h = e->state_of[d->in[k]];
		const fxge_array *x = &e->in[d->in[k]];

		if (h && !upload_state(e, a, h))
			return false;
		if (x->rank == 0 && !h)
			x = number_as(x, d->model.in[k].dtype, &d->given[k], a);
		d->feed[k] = (fxge_npu_feed){x, h ? &h->chip_memory : NULL,
			e->call.unchanged && d->user[k] >= 0 && e->call.unchanged[d->user[k]]};
		if (e->call.on_chip && !h && x->size && !is_number(e, k)) {
			d->given_there[k] = (fxge_npu_memory){x->data, x->size};
			d->feed[k].there = &d->given_there[k];
		}
	}
	return true;
}

/* Computes the bytes of each output; SIZE_MAX for data-dependent sizes. */
static void
compute_sizes(fxge_executable *e, const fxge_binding *sizes)
{
	fxge_device *d = e->device;

	for (int k = 0; k < d->n_out; k++) {
		const fxge_meta *m = fxge_graph_output(e->program->main, d->out[k])->value->meta;
		size_t n = fxge_dtype_size(d->model.out[k].dtype);
		fxge_sym_value v;

		for (int i = 0; m->kind == FXGE_META_TENSOR && i < m->rank && n != SIZE_MAX; i++)
			if (!fxge_binding_eval(sizes, m->shape[i], &v) || v.i < 0
				|| __builtin_mul_overflow(n, (size_t)v.i, &n))
				n = SIZE_MAX;
		d->want[k] = m->kind == FXGE_META_TENSOR && m->rank < 0 ? SIZE_MAX : n;
	}
}

/* Checks the sizes of a result against those that inputs determine. */
static bool
is_expected(const fxge_executable *e, const fxge_binding *sizes, int k)
{
	const fxge_array *got = &e->device->model.out[k].now;
	const fxge_meta *m = fxge_graph_output(e->program->main, e->device->out[k])->value->meta;
	fxge_sym_value v;

	for (int i = 0; m->kind == FXGE_META_TENSOR && i < m->rank; i++)
		if (fxge_binding_eval(sizes, m->shape[i], &v) && v.i != got->shape[i])
			return fxge_report(&e->session->diags, NULL, FXGE_D_OM,
				"output %d: dim %d is %lld, expected %lld: do the .om and its .io.json belong "
				"together?",
				k, i, (long long)got->shape[i], (long long)v.i);
	return true;
}

/* Provides memory for result k: the caller's, or new memory owned by the executable. */
static bool
provide_memory(fxge_executable *e, int k, fxge_array *to)
{
	const fxge_array *now = &e->device->model.out[k].now;
	void *data = to->data;

	if (data && to->size != now->size)
		return fxge_report(&e->session->diags, NULL, FXGE_D_RUN_OUTPUT,
			"output %d has %zu bytes, memory of %zu is given", k, now->size, to->size);
	if (!data)
		data = fxge_heap_need(&e->session->heap, now->size ? now->size : 1);
	*to = *now;
	to->data = data;
	return true;
}

/* Copies the results to the caller's memory, or to new memory of the session's heap. */
static bool
copy_results(fxge_executable *e, const fxge_binding *sizes)
{
	fxge_device *d = e->device;

	for (int k = 0; k < d->n_out; k++) {
		fxge_array *to = &e->out[d->out[k]];
		fxge_output_kind kind = e->program->outputs.data[d->out[k]].kind;

		if (kind == FXGE_OUT_STATE || kind == FXGE_OUT_TOKEN)
			continue;
		if (!is_expected(e, sizes, k) || !provide_memory(e, k, to)
			|| !fxge_npu_model_result(&d->model, k, to->data))
			return false;
	}
	return true;
}

/* Invalidates all states after a failed run, which may have written parts of them. */
static void
invalidate_states(fxge_executable *e)
{
	for (int i = 0; i < e->n_states; i++) {
		e->states[i]->set = false;
		fxge_state_changed(e->states[i]);
	}
}

static void
mark_states_on_chip(fxge_executable *e)
{
	for (int i = 0; i < e->n_states; i++)
		e->states[i]->host_stale = true;
}

/* Adds the times of a run; operators within a run are timed by the chip's profiler. */
static bool
add_time(fxge_device *d)
{
	fxge_run_cost *c = d->cost;

	if (!c)
		return true;
	double end = fxge_clock(), seconds = end - d->start;

	c->total += seconds;
	c->best = c->runs++ && c->best < seconds ? c->best : seconds;
	c->before += d->model.began - d->start;
	c->steps += d->model.ended - d->model.began;
	c->after += end - d->model.ended;
	return true;
}

bool
fxge_device_profile(fxge_executable *e, fxge_arena *a)
{
	fxge_device *d = e->device;
	fxge_npu *n = &d->chip->npu;

	if (!d->cost)
		d->cost = FXGE_NEW(&e->arena, fxge_run_cost);
	*d->cost = (fxge_run_cost){0};
	d->rows.len = 0;
	d->prof = FXGE_NEW(&e->arena, fxge_prof);
	if (!fxge_npu_enter(n, a, &e->session->diags))
		return false;
	fxge_prof_open(d->prof, n, &e->arena);
	fxge_npu_leave(n);
	return true;
}

/* Runs the .om, with the operator profiler if profiling is on. */
static bool
run_model(fxge_device *d)
{
	fxge_npu *n = &d->chip->npu;

	if (!d->cost)
		return fxge_npu_model_run(&d->model, d->feed, d->want);
	if (!fxge_prof_begin(d->prof, n))
		return false;
	bool ok = fxge_npu_model_run(&d->model, d->feed, d->want);

	return fxge_prof_end(d->prof, n) && ok;
}

static bool
run(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes)
{
	fxge_device *d = e->device;

	if (!fxge_chip_wait(&d->chip->npu) || !feed_inputs(e, a))
		return false;
	compute_sizes(e, sizes);
	mark_states_on_chip(e);
	if (run_model(d))
		return copy_results(e, sizes) && add_time(d);
	invalidate_states(e);
	return false;
}

bool
fxge_device_run(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes)
{
	fxge_npu *n = &e->device->chip->npu;
	bool ok = fxge_npu_enter(n, a, &e->session->diags) && run(e, a, sizes);

	fxge_npu_leave(n);
	return ok;
}

/* ---- tensors in chip memory ---- */

/* Sets the memory of each result and checks its size. Sets *known to true if all sizes are known
 * before the run. */
static bool
place_results(fxge_executable *e, bool *known)
{
	fxge_device *d = e->device;

	*known = true;
	for (int k = 0; k < d->n_out; k++) {
		const fxge_array *to = &e->out[d->out[k]];

		*known = *known && d->want[k] != SIZE_MAX;
		if (to->data && d->want[k] != SIZE_MAX && to->size != d->want[k])
			return fxge_report(&e->session->diags, NULL, FXGE_D_RUN_OUTPUT,
				"output %d has %zu bytes, memory of %zu is given", k, d->want[k], to->size);
		d->want_there[k] = (fxge_npu_memory){d->want[k] ? to->data : NULL, d->want[k]};
	}
	return true;
}

/* Copies a result from the .om's memory to the caller's. Without caller memory, returns the shape
 * only, and fxge_result_copy copies the data. */
static bool
return_result(fxge_executable *e, const fxge_binding *sizes, int k)
{
	fxge_device *d = e->device;
	fxge_array *to = &e->out[d->out[k]];
	const fxge_npu_port *p = &d->model.out[k];
	fxge_output_kind kind = e->program->outputs.data[d->out[k]].kind;
	fxge_npu_memory there = {to->data, to->size};

	if (kind == FXGE_OUT_STATE || kind == FXGE_OUT_TOKEN)
		return true;
	if (!is_expected(e, sizes, k))
		return false;
	if (there.p && there.size != p->now.size)
		return fxge_report(&e->session->diags, NULL, FXGE_D_RUN_OUTPUT,
			"output %d has %zu bytes, memory of %zu is given", k, p->now.size, there.size);
	*to = p->now;
	to->data = NULL;
	return !there.p || fxge_npu_copy(&d->chip->npu, &there, &p->memory, there.size);
}

/* Runs with data-dependent results: AscendCL allocates them, and the call waits for the run. */
static bool
run_and_wait(fxge_executable *e, const fxge_binding *sizes, void *stream)
{
	fxge_device *d = e->device;
	fxge_npu *n = &d->chip->npu;
	int code = n->acl->aclrtSynchronizeStream(stream);

	if (!fxge_npu_ok(n, "aclrtSynchronizeStream", code) || !fxge_chip_wait(n))
		return false;
	if (!fxge_npu_model_run(&d->model, d->feed, d->want))
		return false;
	for (int k = 0; k < d->n_out; k++)
		if (!return_result(e, sizes, k))
			return false;
	return true;
}

static bool
launch(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes, void *stream)
{
	fxge_device *d = e->device;
	bool known;

	if (!feed_inputs(e, a))
		return false;
	compute_sizes(e, sizes);
	if (!place_results(e, &known))
		return false;
	mark_states_on_chip(e);
	bool ok = known ? fxge_npu_model_launch(&d->model, d->feed, d->want_there, stream)
					: run_and_wait(e, sizes, stream);

	if (!ok)
		invalidate_states(e);
	return ok;
}

bool
fxge_device_launch(fxge_executable *e, fxge_arena *a, const fxge_binding *sizes, void *stream)
{
	fxge_npu *n = &e->device->chip->npu;
	bool ok = fxge_npu_enter(n, a, &e->session->diags) && launch(e, a, sizes, stream);

	fxge_npu_leave(n);
	return ok;
}

bool
fxge_device_copy(fxge_executable *e, fxge_arena *a, int at, const fxge_npu_memory *to)
{
	fxge_device *d = e->device;
	fxge_npu *n = &d->chip->npu;
	int k = 0;

	while (k < d->n_out && d->out[k] != (uint32_t)at)
		k++;
	const fxge_npu_port *p = k < d->n_out ? &d->model.out[k] : NULL;

	if (!p || e->out[at].dtype == FXGE_DT_NONE || to->size != p->now.size)
		return fxge_report(&e->session->diags, NULL, FXGE_D_RUN_OUTPUT,
			"the result has %zu bytes, memory of %zu is given", p ? p->now.size : 0, to->size);
	bool ok =
		fxge_npu_enter(n, a, &e->session->diags) && fxge_npu_copy(n, to, &p->memory, p->now.size);

	fxge_npu_leave(n);
	return ok;
}
