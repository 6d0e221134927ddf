/* SPDX-License-Identifier: Apache-2.0 */
/* Launched runs of an .om on a caller's stream.
 *
 * Buffers of a run must not change until it ends. Several sets of datasets therefore take turns. */
#include "backend/npu/model.h"
#include "base/diag/machine.h"

enum {
	LEAST = 32,    /* minimal buffer size; 0 would request an allocation by AscendCL */
	SYNC_EVENT = 1 /* flag of aclrtCreateEventWithFlag: synchronisation only */
};

/* ---- creation and release ---- */

static bool
create_dataset(fxge_npu_model *m, fxge_npu_flight *f, int which, int n)
{
	const fxge_acl *t = m->npu->acl;

	f->dataset[which] = t->aclmdlCreateDataset();
	if (!fxge_npu_returned(m->npu, "aclmdlCreateDataset", f->dataset[which]))
		return false;
	for (int i = 0; i < n; i++) {
		acl_buffer *b = f->buffer[which][i] = t->aclCreateDataBuffer(NULL, 0);

		if (!fxge_npu_returned(m->npu, "aclCreateDataBuffer", b)
			|| !fxge_npu_ok(
				m->npu, "aclmdlAddDatasetBuffer", t->aclmdlAddDatasetBuffer(f->dataset[which], b)))
			return false;
	}
	return true;
}

static bool
release_flight(fxge_npu_model *m, fxge_npu_flight *f)
{
	const fxge_acl *t = m->npu->acl;
	bool ok = true;

	for (int which = 0; which < 2; which++) {
		if (f->dataset[which])
			ok = fxge_npu_ok(
					 m->npu, "aclmdlDestroyDataset", t->aclmdlDestroyDataset(f->dataset[which]))
				 && ok;
		f->dataset[which] = NULL;
		for (int i = 0; f->buffer[which] && i < (which ? m->n_out : m->n_in); i++) {
			if (f->buffer[which][i])
				ok = fxge_npu_ok(m->npu, "aclDestroyDataBuffer",
						 t->aclDestroyDataBuffer(f->buffer[which][i]))
					 && ok;
			f->buffer[which][i] = NULL;
			ok = fxge_npu_free(m->npu, &f->own[which][i]) && ok;
		}
	}
	if (f->event)
		ok = fxge_npu_ok(m->npu, "aclrtDestroyEvent", t->aclrtDestroyEvent(f->event)) && ok;
	f->event = NULL;
	return ok;
}

static bool
create_flight(fxge_npu_model *m, fxge_npu_flight *f)
{
	const fxge_acl *t = m->npu->acl;

	if (!t->aclrtCreateEventWithFlag)
		return fxge_report(m->npu->diags, NULL, FXGE_D_CANN_LACKS,
			"this AscendCL has no aclrtCreateEventWithFlag");
	if (create_dataset(m, f, 0, m->n_in) && create_dataset(m, f, 1, m->n_out)
		&& fxge_npu_ok(
			m->npu, "aclrtCreateEventWithFlag", t->aclrtCreateEventWithFlag(&f->event, SYNC_EVENT)))
		return true;
	release_flight(m, f);
	return false;
}

void
fxge_npu_flights_init(fxge_npu_model *m, fxge_arena *a)
{
	for (int k = 0; k < FXGE_NPU_FLIGHTS; k++)
		for (int which = 0; which < 2; which++) {
			size_t n = (size_t)(which ? m->n_out : m->n_in);

			m->flight[k].buffer[which] = FXGE_NEW_ARRAY(a, n, acl_buffer *);
			m->flight[k].own[which] = FXGE_NEW_ARRAY(a, n, fxge_npu_memory);
		}
}

static bool
wait_for(fxge_npu_model *m, fxge_npu_flight *f)
{
	bool flying = f->flying;

	f->flying = false;
	return !flying
		   || fxge_npu_ok(
			   m->npu, "aclrtSynchronizeEvent", m->npu->acl->aclrtSynchronizeEvent(f->event));
}

bool
fxge_npu_model_wait(fxge_npu_model *m)
{
	bool ok = true;

	for (int k = 0; k < FXGE_NPU_FLIGHTS; k++)
		ok = wait_for(m, &m->flight[k]) && ok;
	return ok;
}

bool
fxge_npu_flights_end(fxge_npu_model *m)
{
	bool ok = fxge_npu_model_wait(m);

	for (int k = 0; k < FXGE_NPU_FLIGHTS; k++)
		ok = release_flight(m, &m->flight[k]) && ok;
	return ok;
}

/* ---- one run ---- */

static bool
set_address(fxge_npu_model *m, acl_buffer *b, const fxge_npu_memory *at)
{
	return fxge_npu_ok(
		m->npu, "aclUpdateDataBuffer", m->npu->acl->aclUpdateDataBuffer(b, at->p, at->size));
}

/* Provides memory of the flight in place of the caller's. */
static bool
own_memory(fxge_npu_model *m, fxge_npu_memory *own, size_t size, const fxge_npu_memory **at)
{
	*at = own;
	return fxge_npu_need(m->npu, own, size > LEAST ? size : LEAST);
}

static bool
bind_input(fxge_npu_model *m, fxge_npu_flight *f, int i, const fxge_npu_feed *in)
{
	const fxge_npu_memory *at = in->there;
	fxge_npu_memory *own = &f->own[0][i];

	if (!fxge_npu_fits(m, i, in->array))
		return false;
	if (!at
		&& (!own_memory(m, own, in->array->size, &at)
			|| !fxge_npu_upload(m->npu, own, in->array->data, in->array->size)))
		return false;
	return set_address(m, f->buffer[0][i], at)
		   && fxge_npu_set_sizes(m, f->dataset[0], i, in->array);
}

static bool
bind_output(fxge_npu_model *m, fxge_npu_flight *f, int i, const fxge_npu_memory *out)
{
	const fxge_npu_memory *at = out;

	return (out->p || own_memory(m, &f->own[1][i], out->size, &at))
		   && set_address(m, f->buffer[1][i], at);
}

/* Waits if the stream changes: a model has one workspace and can run on one stream at a time. */
static bool
set_stream(fxge_npu_model *m, void *stream)
{
	if (m->stream != stream && !fxge_npu_model_wait(m))
		return false;
	m->stream = stream;
	return true;
}

static bool
launch(fxge_npu_model *m, fxge_npu_flight *f)
{
	const fxge_acl *t = m->npu->acl;
	int code = t->aclmdlExecuteAsync(m->id, f->dataset[0], f->dataset[1], m->stream);

	if (!fxge_npu_ok(m->npu, "aclmdlExecuteAsync", code))
		return false;
	if (fxge_npu_ok(m->npu, "aclrtRecordEvent", t->aclrtRecordEvent(f->event, m->stream)))
		return f->flying = true;
	fxge_npu_ok(m->npu, "aclrtSynchronizeStream", t->aclrtSynchronizeStream(m->stream));
	return false;
}

bool
fxge_npu_model_launch(
	fxge_npu_model *m, const fxge_npu_feed *in, const fxge_npu_memory *out, void *stream)
{
	fxge_npu_flight *f = &m->flight[m->next];

	if (!wait_for(m, f) || !(f->event || create_flight(m, f)) || !set_stream(m, stream))
		return false;
	for (int i = 0; i < m->n_in; i++)
		if (!bind_input(m, f, i, &in[i]))
			return false;
	for (int i = 0; i < m->n_out; i++)
		if (!bind_output(m, f, i, &out[i]))
			return false;
	m->next = (m->next + 1) % FXGE_NPU_FLIGHTS;
	return launch(m, f);
}
