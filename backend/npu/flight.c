/* Runs of an .om on a stream of the caller's: launched, not waited for. What a run was given stays
 * as it is until it has ended, so that there are several sets of datasets, which take turns. */
#include "backend/npu/model.h"

enum {
	LEAST = 32,    /* bytes that are told of a buffer with none */
	SYNC_EVENT = 1 /* aclrtCreateEventWithFlag: for waiting alone */
};

/* ---- making and ending ---- */

static bool
make_dataset(fxge_npu_model *m, fxge_npu_flight *f, int which, int n)
{
	const fxge_acl *t = m->npu->acl;

	f->dataset[which] = t->aclmdlCreateDataset();
	if (!fxge_npu_gave(m->npu, "aclmdlCreateDataset", f->dataset[which]))
		return false;
	for (int i = 0; i < n; i++) {
		acl_buffer *b = f->buffer[which][i] = t->aclCreateDataBuffer(NULL, 0);

		if (!fxge_npu_gave(m->npu, "aclCreateDataBuffer", b)
			|| !fxge_npu_ok(
				m->npu, "aclmdlAddDatasetBuffer", t->aclmdlAddDatasetBuffer(f->dataset[which], b)))
			return false;
	}
	return true;
}

static bool
end(fxge_npu_model *m, fxge_npu_flight *f)
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
make(fxge_npu_model *m, fxge_npu_flight *f)
{
	const fxge_acl *t = m->npu->acl;

	if (!t->aclrtCreateEventWithFlag)
		return fxge_report(m->npu->diags, NULL, FXGE_D_CANN_LACKS,
			"this AscendCL has no aclrtCreateEventWithFlag");
	if (make_dataset(m, f, 0, m->n_in) && make_dataset(m, f, 1, m->n_out)
		&& fxge_npu_ok(
			m->npu, "aclrtCreateEventWithFlag", t->aclrtCreateEventWithFlag(&f->event, SYNC_EVENT)))
		return true;
	end(m, f);
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
land(fxge_npu_model *m, fxge_npu_flight *f)
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
		ok = land(m, &m->flight[k]) && ok;
	return ok;
}

bool
fxge_npu_flights_end(fxge_npu_model *m)
{
	bool ok = fxge_npu_model_wait(m);

	for (int k = 0; k < FXGE_NPU_FLIGHTS; k++)
		ok = end(m, &m->flight[k]) && ok;
	return ok;
}

/* ---- one run ---- */

static bool
point(fxge_npu_model *m, acl_buffer *b, const fxge_npu_memory *at)
{
	return fxge_npu_ok(
		m->npu, "aclUpdateDataBuffer", m->npu->acl->aclUpdateDataBuffer(b, at->p, at->size));
}

/* Memory of the flight's own in the place of none. */
static bool
some(fxge_npu_model *m, fxge_npu_memory *own, size_t size, const fxge_npu_memory **at)
{
	*at = own;
	return fxge_npu_need(m->npu, own, size > LEAST ? size : LEAST);
}

static bool
give(fxge_npu_model *m, fxge_npu_flight *f, int i, const fxge_npu_feed *in)
{
	const fxge_npu_memory *at = in->there;
	fxge_npu_memory *own = &f->own[0][i];

	if (!fxge_npu_fits(m, i, in->array))
		return false;
	if (!at
		&& (!some(m, own, in->array->size, &at)
			|| !fxge_npu_upload(m->npu, own, in->array->data, in->array->size)))
		return false;
	return point(m, f->buffer[0][i], at) && fxge_npu_tell_sizes(m, f->dataset[0], i, in->array);
}

static bool
take(fxge_npu_model *m, fxge_npu_flight *f, int i, const fxge_npu_memory *out)
{
	const fxge_npu_memory *at = out;

	return (out->p || some(m, &f->own[1][i], out->size, &at)) && point(m, f->buffer[1][i], at);
}

/* One model works in one memory, on one stream at a time. */
static bool
follow(fxge_npu_model *m, void *stream)
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

	if (!land(m, f) || !(f->event || make(m, f)) || !follow(m, stream))
		return false;
	for (int i = 0; i < m->n_in; i++)
		if (!give(m, f, i, &in[i]))
			return false;
	for (int i = 0; i < m->n_out; i++)
		if (!take(m, f, i, &out[i]))
			return false;
	m->next = (m->next + 1) % FXGE_NPU_FLIGHTS;
	return launch(m, f);
}
