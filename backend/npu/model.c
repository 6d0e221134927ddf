/* Loads an .om, asks what it takes and gives, and runs it with memory that it keeps. */
#include "backend/npu/model.h"

#include "base/clock.h"

enum {
	LEAST = 32 /* bytes that are told of a buffer with none: 0 would ask for one of AscendCL */
};

/* ---- what it takes and gives ---- */

static fxge_dtype
dtype_of(int ge)
{
	for (int i = 1; i < FXGE_DT_COUNT; i++)
		if (fxge_dtypes[i].ge == ge)
			return (fxge_dtype)i;
	return FXGE_DT_NONE;
}

static bool
take_dims(fxge_npu_model *m, fxge_npu_port *p, const acl_dims *dims)
{
	if (dims->n > FXGE_MAX_RANK)
		return m->npu->diags
			   && fxge_report(
				   m->npu->diags, NULL, FXGE_D_OM, "the .om has a port with %zu dims", dims->n);
	p->rank = (int)dims->n;
	for (size_t k = 0; k < dims->n; k++) {
		p->shape[k] = dims->dims[k] < 0 ? -1 : dims->dims[k];
		m->dynamic = m->dynamic || (dims->dims[k] < 0 && !m->gears);
	}
	return true;
}

/* Of gears it is that of the largest, for which there must be memory whatever the run's is. */
static bool
take_size(fxge_npu_model *m, fxge_npu_port *p, const char *call, size_t size)
{
	bool empty = false;

	p->size = size;
	for (int k = 0; k < p->rank; k++)
		empty = empty || p->shape[k] == 0;
	return !m->gears || fxge_npu_gave(m->npu, call, size || empty);
}

static bool
ask_input(fxge_npu_model *m, size_t i)
{
	const fxge_acl *t = m->npu->acl;
	fxge_npu_port *p = &m->in[i];
	acl_dims dims = {.n = 0};
	int dtype = t->aclmdlGetInputDataType(m->desc, i);

	if (!fxge_npu_gave(m->npu, "aclmdlGetInputDataType", dtype != ACL_NO_DTYPE)
		|| !fxge_npu_ok(m->npu, "aclmdlGetInputDims", t->aclmdlGetInputDims(m->desc, i, &dims)))
		return false;
	p->dtype = dtype_of(dtype);
	return take_dims(m, p, &dims)
		   && take_size(
			   m, p, "aclmdlGetInputSizeByIndex", t->aclmdlGetInputSizeByIndex(m->desc, i));
}

static bool
ask_output(fxge_npu_model *m, size_t i)
{
	const fxge_acl *t = m->npu->acl;
	fxge_npu_port *p = &m->out[i];
	acl_dims dims = {.n = 0};
	int dtype = t->aclmdlGetOutputDataType(m->desc, i);

	if (!fxge_npu_gave(m->npu, "aclmdlGetOutputDataType", dtype != ACL_NO_DTYPE)
		|| !fxge_npu_ok(m->npu, "aclmdlGetOutputDims", t->aclmdlGetOutputDims(m->desc, i, &dims)))
		return false;
	p->dtype = dtype_of(dtype);
	return take_dims(m, p, &dims)
		   && take_size(
			   m, p, "aclmdlGetOutputSizeByIndex", t->aclmdlGetOutputSizeByIndex(m->desc, i));
}

/* 0 where some are expected is a failure of the call. */
static bool
count_ports(fxge_npu_model *m, const fxge_npu_form *form)
{
	const fxge_acl *t = m->npu->acl;
	int n_in = form->n_in + form->gears, n_out = form->n_out;
	size_t in = t->aclmdlGetNumInputs(m->desc);

	if (!fxge_npu_gave(m->npu, "aclmdlGetNumInputs", in || !n_in))
		return false;
	size_t out = t->aclmdlGetNumOutputs(m->desc);

	if (!fxge_npu_gave(m->npu, "aclmdlGetNumOutputs", out || !n_out))
		return false;
	if (in == (size_t)n_in && out == (size_t)n_out)
		return true;
	return fxge_report(m->npu->diags, NULL, FXGE_D_OM,
		"the .om has %zu inputs and %zu outputs, its .io.json %d and %d%s", in, out, n_in, n_out,
		form->gears              ? ", with the one for gears"
		: in == (size_t)n_in + 1 ? ": it has gears, perhaps, of which its .io.json tells nothing"
								 : "");
}

/* The input for gears stands behind the others. */
static bool
find_gears(fxge_npu_model *m)
{
	const fxge_acl *t = m->npu->acl;
	size_t at = 0;

	if (!m->gears)
		return true;
	int code = t->aclmdlGetInputIndexByName(m->desc, "ascend_mbatch_shape_data", &at);

	if (!fxge_npu_ok(m->npu, "aclmdlGetInputIndexByName", code))
		return false;
	return at == (size_t)m->n_in
		   || fxge_report(m->npu->diags, NULL, FXGE_D_OM,
			   "input %zu of the .om takes gears, expected %d", at, m->n_in);
}

static bool
ask(fxge_npu_model *m, fxge_arena *a, const fxge_npu_form *form)
{
	const fxge_acl *t = m->npu->acl;
	int n_in = form->n_in + form->gears, n_out = form->n_out;

	m->desc = t->aclmdlCreateDesc();
	if (!fxge_npu_gave(m->npu, "aclmdlCreateDesc", m->desc)
		|| !fxge_npu_ok(m->npu, "aclmdlGetDesc", t->aclmdlGetDesc(m->desc, m->id))
		|| !count_ports(m, form))
		return false;
	m->in = FXGE_NEW_ARRAY(a, (size_t)n_in, fxge_npu_port);
	m->out = FXGE_NEW_ARRAY(a, (size_t)n_out, fxge_npu_port);
	m->n_in = form->n_in;
	m->n_out = n_out;
	m->gears = form->gears;
	for (int i = 0; i < n_in; i++)
		if (!ask_input(m, (size_t)i))
			return false;
	for (int i = 0; i < n_out; i++)
		if (!ask_output(m, (size_t)i))
			return false;
	return find_gears(m);
}

/* ---- buffers ---- */

/* Views that every run points at its memory. */
static bool
make_buffers(fxge_npu_model *m, int which, fxge_npu_port *ports, int n)
{
	const fxge_acl *t = m->npu->acl;

	m->dataset[which] = t->aclmdlCreateDataset();
	if (!fxge_npu_gave(m->npu, "aclmdlCreateDataset", m->dataset[which]))
		return false;
	for (int i = 0; i < n; i++) {
		ports[i].buffer = t->aclCreateDataBuffer(NULL, 0);
		if (!fxge_npu_gave(m->npu, "aclCreateDataBuffer", ports[i].buffer)
			|| !fxge_npu_ok(m->npu, "aclmdlAddDatasetBuffer",
				t->aclmdlAddDatasetBuffer(m->dataset[which], ports[i].buffer)))
			return false;
	}
	return true;
}

bool
fxge_npu_model_open(
	fxge_npu_model *m, fxge_npu *n, fxge_arena *a, const char *path, const fxge_npu_form *form)
{
	m->npu = n;
	m->loaded = fxge_npu_ok(n, "aclmdlLoadFromFile", n->acl->aclmdlLoadFromFile(path, &m->id));
	if (!m->loaded || !ask(m, a, form))
		return false;
	fxge_npu_flights_init(m, a);
	return make_buffers(m, 0, m->in, m->n_in + m->gears) && make_buffers(m, 1, m->out, m->n_out);
}

/* What AscendCL allocated is ours to free, also after a failure. */
static void
take_memory(fxge_npu_model *m, fxge_npu_port *p)
{
	const fxge_acl *t = m->npu->acl;
	void *at = p->lent ? t->aclGetDataBufferAddr(p->buffer) : NULL;

	if (!at)
		return;
	p->lent = false;
	p->memory = (fxge_npu_memory){at, t->aclGetDataBufferSizeV2(p->buffer)};
}

/* ---- the end ---- */

static bool
drop_ports(fxge_npu_model *m, fxge_npu_port *ports, int n)
{
	const fxge_acl *t = m->npu->acl;
	bool ok = true;

	for (int i = 0; ports && i < n; i++) {
		take_memory(m, &ports[i]);
		if (ports[i].buffer)
			ok = fxge_npu_ok(
					 m->npu, "aclDestroyDataBuffer", t->aclDestroyDataBuffer(ports[i].buffer))
				 && ok;
		ports[i].buffer = NULL;
		ok = fxge_npu_free(m->npu, &ports[i].memory) && ok;
	}
	return ok;
}

bool
fxge_npu_model_close(fxge_npu_model *m)
{
	const fxge_acl *t = m->npu->acl;
	bool ok = fxge_npu_flights_end(m);

	for (int i = 0; i < 2; i++) {
		if (m->dataset[i])
			ok = fxge_npu_ok(m->npu, "aclmdlDestroyDataset", t->aclmdlDestroyDataset(m->dataset[i]))
				 && ok;
		m->dataset[i] = NULL;
	}
	ok = drop_ports(m, m->in, m->n_in + m->gears) && ok;
	ok = drop_ports(m, m->out, m->n_out) && ok;
	if (m->desc)
		ok = fxge_npu_ok(m->npu, "aclmdlDestroyDesc", t->aclmdlDestroyDesc(m->desc)) && ok;
	m->desc = NULL;
	if (m->loaded)
		ok = fxge_npu_ok(m->npu, "aclmdlUnload", t->aclmdlUnload(m->id)) && ok;
	m->loaded = false;
	return ok;
}

/* ---- a run ---- */

/* Its sizes are told with it, and it needs no memory for larger ones. */
static bool
is_dynamic(const fxge_npu_model *m, const fxge_npu_port *p)
{
	if (m->gears)
		return false;
	for (int k = 0; k < p->rank; k++)
		if (p->shape[k] < 0)
			return true;
	return false;
}

static size_t
at_least(size_t size, size_t least)
{
	return size > least ? size : least;
}

static bool
point(fxge_npu_model *m, const fxge_npu_port *p, void *at, size_t size)
{
	return fxge_npu_ok(
		m->npu, "aclUpdateDataBuffer", m->npu->acl->aclUpdateDataBuffer(p->buffer, at, size));
}

bool
fxge_npu_fits(fxge_npu_model *m, int i, const fxge_array *x)
{
	const fxge_npu_port *p = &m->in[i];

	for (int k = 0; k < p->rank; k++)
		if (p->shape[k] >= 0 && p->shape[k] != x->shape[k])
			return m->npu->diags
				   && fxge_report(m->npu->diags, NULL, FXGE_D_OM,
					   "the .om takes inputs of fixed sizes: dim %d of its input %d is %lld, not "
					   "%lld",
					   k, i, (long long)p->shape[k], (long long)x->shape[k]);
	return true;
}

bool
fxge_npu_tell_sizes(fxge_npu_model *m, acl_dataset *to, int i, const fxge_array *x)
{
	const fxge_acl *t = m->npu->acl;

	if (!is_dynamic(m, &m->in[i]))
		return true;
	acl_tensor *d = t->aclCreateTensorDesc(fxge_dtypes[x->dtype].ge, x->rank, x->shape, ACL_ND);

	if (!fxge_npu_gave(m->npu, "aclCreateTensorDesc", d))
		return false;
	int code = t->aclmdlSetDatasetTensorDesc(to, d, (size_t)i);
	bool ok = fxge_npu_ok(m->npu, "aclmdlSetDatasetTensorDesc", code);

	t->aclDestroyTensorDesc(d); /* it was copied */
	return ok;
}

/* Copied there, unless it is there already. */
static bool
bring(fxge_npu_model *m, fxge_npu_port *p, const fxge_npu_feed *f, size_t size)
{
	if (f->same && p->held && p->memory.size >= size)
		return true;
	p->held = false;
	return fxge_npu_need(m->npu, &p->memory, size)
		   && (p->held = fxge_npu_upload(m->npu, &p->memory, f->array->data, f->array->size));
}

static bool
feed(fxge_npu_model *m, int i, const fxge_npu_feed *f)
{
	fxge_npu_port *p = &m->in[i];
	const fxge_npu_memory *at = f->there ? f->there : &p->memory;
	size_t size = at_least(at_least(f->array->size, is_dynamic(m, p) ? 0 : p->size), LEAST);

	if (!fxge_npu_fits(m, i, f->array) || (!f->there && !bring(m, p, f, size)))
		return false;
	return point(m, p, at->p, is_dynamic(m, p) || f->there ? at->size : size)
		   && fxge_npu_tell_sizes(m, m->dataset[0], i, f->array);
}

/* Which gear it is: all sizes of all inputs, one after the other. */
static bool
tell_gear(fxge_npu_model *m, const fxge_npu_feed *in)
{
	const fxge_acl *t = m->npu->acl;
	fxge_npu_port *p = &m->in[m->n_in];
	acl_dims all = {.n = 0};

	for (int i = 0; i < m->n_in; i++)
		for (int k = 0; k < in[i].array->rank; k++) {
			if (all.n == sizeof all.dims / sizeof *all.dims)
				return fxge_report(
					m->npu->diags, NULL, FXGE_D_OM, "the inputs have too many dims for gears");
			all.dims[all.n++] = in[i].array->shape[k];
		}
	if (!fxge_npu_need(m->npu, &p->memory, p->size) || !point(m, p, p->memory.p, p->size))
		return false;
	int code = t->aclmdlSetInputDynamicDims(m->id, m->dataset[0], (size_t)m->n_in, &all);

	return fxge_npu_ok(m->npu, "aclmdlSetInputDynamicDims", code);
}

/* Memory for an output whose size, or the most of it, is known; else AscendCL allocates it. */
static bool
make_room(fxge_npu_model *m, int i, size_t want)
{
	fxge_npu_port *p = &m->out[i];

	take_memory(m, p);
	if (want == SIZE_MAX && p->size == 0)
		return fxge_npu_free(m->npu, &p->memory) && (p->lent = point(m, p, NULL, 0));
	size_t size = at_least(
		want == SIZE_MAX ? p->size : at_least(want, is_dynamic(m, p) ? 0 : p->size), LEAST);

	p->lent = false;
	return fxge_npu_need(m->npu, &p->memory, size) && point(m, p, p->memory.p, p->memory.size);
}

static bool
take_sizes(fxge_npu_model *m, int i)
{
	const fxge_acl *t = m->npu->acl;
	fxge_npu_port *p = &m->out[i];
	acl_tensor *d = t->aclmdlGetDatasetTensorDesc(m->dataset[1], (size_t)i);

	if (!fxge_npu_gave(m->npu, "aclmdlGetDatasetTensorDesc", d))
		return false;
	if (t->aclGetTensorDescNumDims(d) != (size_t)p->rank)
		return fxge_npu_gave(m->npu, "aclGetTensorDescNumDims", false);
	for (int k = 0; k < p->rank; k++)
		if (!fxge_npu_ok(m->npu, "aclGetTensorDescDimV2",
				t->aclGetTensorDescDimV2(d, (size_t)k, &p->now.shape[k])))
			return false;
	return true;
}

static bool
take_gear_sizes(fxge_npu_model *m, int i)
{
	fxge_npu_port *p = &m->out[i];
	acl_dims dims = {.n = 0};
	int code = m->npu->acl->aclmdlGetCurOutputDims(m->desc, (size_t)i, &dims);

	if (!fxge_npu_ok(m->npu, "aclmdlGetCurOutputDims", code)
		|| !fxge_npu_gave(m->npu, "aclmdlGetCurOutputDims", dims.n == (size_t)p->rank))
		return false;
	memcpy(p->now.shape, dims.dims, dims.n * sizeof *dims.dims);
	return true;
}

static bool
take_result(fxge_npu_model *m, int i)
{
	fxge_npu_port *p = &m->out[i];
	size_t size = fxge_dtype_size(p->dtype);

	p->now = (fxge_array){.dtype = p->dtype, .rank = p->rank};
	memcpy(p->now.shape, p->shape, sizeof p->shape);
	if ((m->dynamic && !take_sizes(m, i)) || (m->gears && !take_gear_sizes(m, i)))
		return false;
	for (int k = 0; k < p->rank; k++)
		if (p->now.shape[k] < 0 || __builtin_mul_overflow(size, (size_t)p->now.shape[k], &size))
			return fxge_npu_gave(m->npu, "aclGetTensorDescDimV2", false);
	p->now.size = size;
	take_memory(m, p);
	return fxge_npu_gave(m->npu, "aclGetDataBufferAddr", !size || p->memory.p)
		   && fxge_npu_gave(m->npu, "aclGetDataBufferSizeV2", p->memory.size >= size);
}

static bool
run(fxge_npu_model *m, const fxge_npu_feed *in, const size_t *want)
{
	const fxge_acl *t = m->npu->acl;

	for (int i = 0; i < m->n_in; i++)
		if (!feed(m, i, &in[i]))
			return false;
	if (m->gears && !tell_gear(m, in))
		return false;
	for (int i = 0; i < m->n_out; i++)
		if (!make_room(m, i, want[i]))
			return false;
	m->began = fxge_clock();
	int code = t->aclmdlExecute(m->id, m->dataset[0], m->dataset[1]);
	bool ok = fxge_npu_ok(m->npu, "aclmdlExecute", code);

	m->ended = fxge_clock();

	for (int i = 0; ok && i < m->n_out; i++)
		ok = take_result(m, i);
	return ok;
}

bool
fxge_npu_model_run(fxge_npu_model *m, const fxge_npu_feed *in, const size_t *want)
{
	bool ok = run(m, in, want);

	for (int i = 0; !ok && i < m->n_in; i++) /* the next is held against the last that succeeded */
		m->in[i].held = false;
	return ok;
}

bool
fxge_npu_model_result(fxge_npu_model *m, int i, void *to)
{
	return fxge_npu_download(m->npu, to, &m->out[i].memory, m->out[i].now.size);
}
