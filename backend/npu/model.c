/* SPDX-License-Identifier: Apache-2.0 */
/* Loading of an .om, queries of its ports, and synchronous runs. */
#include "backend/npu/model.h"

#include "base/clock.h"
#include "base/diag/machine.h"

enum {
	LEAST = 32 /* minimal buffer size; 0 would request an allocation by AscendCL */
};

/* ---- ports ---- */

static fxge_dtype
dtype_of(int ge)
{
	for (int i = 1; i < FXGE_DT_COUNT; i++)
		if (fxge_dtypes[i].ge == ge)
			return (fxge_dtype)i;
	return FXGE_DT_NONE;
}

static bool
set_dims(fxge_npu_model *m, fxge_npu_port *p, const acl_dims *dims)
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

/* Sets the port's size. With gears it is that of the largest, which all runs need. */
static bool
set_size(fxge_npu_model *m, fxge_npu_port *p, const char *call, size_t size)
{
	bool empty = false;

	p->size = size;
	for (int k = 0; k < p->rank; k++)
		empty = empty || p->shape[k] == 0;
	return !m->gears || fxge_npu_returned(m->npu, call, size || empty);
}

static bool
query_input(fxge_npu_model *m, size_t i)
{
	const fxge_acl *t = m->npu->acl;
	fxge_npu_port *p = &m->in[i];
	acl_dims dims = {.n = 0};
	int dtype = t->aclmdlGetInputDataType(m->desc, i);

	if (!fxge_npu_returned(m->npu, "aclmdlGetInputDataType", dtype != ACL_NO_DTYPE)
		|| !fxge_npu_ok(m->npu, "aclmdlGetInputDims", t->aclmdlGetInputDims(m->desc, i, &dims)))
		return false;
	p->dtype = dtype_of(dtype);
	return set_dims(m, p, &dims)
		   && set_size(m, p, "aclmdlGetInputSizeByIndex", t->aclmdlGetInputSizeByIndex(m->desc, i));
}

static bool
query_output(fxge_npu_model *m, size_t i)
{
	const fxge_acl *t = m->npu->acl;
	fxge_npu_port *p = &m->out[i];
	acl_dims dims = {.n = 0};
	int dtype = t->aclmdlGetOutputDataType(m->desc, i);

	if (!fxge_npu_returned(m->npu, "aclmdlGetOutputDataType", dtype != ACL_NO_DTYPE)
		|| !fxge_npu_ok(m->npu, "aclmdlGetOutputDims", t->aclmdlGetOutputDims(m->desc, i, &dims)))
		return false;
	p->dtype = dtype_of(dtype);
	return set_dims(m, p, &dims)
		   && set_size(
			   m, p, "aclmdlGetOutputSizeByIndex", t->aclmdlGetOutputSizeByIndex(m->desc, i));
}

/* Checks the numbers of ports. AscendCL returns 0 on failure. */
static bool
count_ports(fxge_npu_model *m, const fxge_npu_form *form)
{
	const fxge_acl *t = m->npu->acl;
	int n_in = form->n_in + form->gears, n_out = form->n_out;
	size_t in = t->aclmdlGetNumInputs(m->desc);

	if (!fxge_npu_returned(m->npu, "aclmdlGetNumInputs", in || !n_in))
		return false;
	size_t out = t->aclmdlGetNumOutputs(m->desc);

	if (!fxge_npu_returned(m->npu, "aclmdlGetNumOutputs", out || !n_out))
		return false;
	if (in == (size_t)n_in && out == (size_t)n_out)
		return true;
	return fxge_report(m->npu->diags, NULL, FXGE_D_OM,
		"the .om has %zu inputs and %zu outputs, its .io.json %d and %d%s", in, out, n_in, n_out,
		form->gears              ? ", with the one for gears"
		: in == (size_t)n_in + 1 ? ": perhaps it has gears that are missing in its .io.json"
								 : "");
}

/* Checks that the input for gears follows the others. */
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
			   "input %zu of the .om selects gears, expected input %d", at, m->n_in);
}

static bool
query_ports(fxge_npu_model *m, fxge_arena *a, const fxge_npu_form *form)
{
	const fxge_acl *t = m->npu->acl;
	int n_in = form->n_in + form->gears, n_out = form->n_out;

	m->desc = t->aclmdlCreateDesc();
	if (!fxge_npu_returned(m->npu, "aclmdlCreateDesc", m->desc)
		|| !fxge_npu_ok(m->npu, "aclmdlGetDesc", t->aclmdlGetDesc(m->desc, m->id))
		|| !count_ports(m, form))
		return false;
	m->in = FXGE_NEW_ARRAY(a, (size_t)n_in, fxge_npu_port);
	m->out = FXGE_NEW_ARRAY(a, (size_t)n_out, fxge_npu_port);
	m->n_in = form->n_in;
	m->n_out = n_out;
	m->gears = form->gears;
	for (int i = 0; i < n_in; i++)
		if (!query_input(m, (size_t)i))
			return false;
	for (int i = 0; i < n_out; i++)
		if (!query_output(m, (size_t)i))
			return false;
	return find_gears(m);
}

/* ---- buffers ---- */

/* Creates data buffers; each run sets their addresses. */
static bool
create_buffers(fxge_npu_model *m, int which, fxge_npu_port *ports, int n)
{
	const fxge_acl *t = m->npu->acl;

	m->dataset[which] = t->aclmdlCreateDataset();
	if (!fxge_npu_returned(m->npu, "aclmdlCreateDataset", m->dataset[which]))
		return false;
	for (int i = 0; i < n; i++) {
		ports[i].buffer = t->aclCreateDataBuffer(NULL, 0);
		if (!fxge_npu_returned(m->npu, "aclCreateDataBuffer", ports[i].buffer)
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
	if (!m->loaded || !query_ports(m, a, form))
		return false;
	fxge_npu_flights_init(m, a);
	return create_buffers(m, 0, m->in, m->n_in + m->gears)
		   && create_buffers(m, 1, m->out, m->n_out);
}

/* Takes over memory that AscendCL allocated, also in a failed run; it must be freed here. */
static void
adopt_memory(fxge_npu_model *m, fxge_npu_port *p)
{
	const fxge_acl *t = m->npu->acl;
	void *at = p->lent ? t->aclGetDataBufferAddr(p->buffer) : NULL;

	if (!at)
		return;
	p->lent = false;
	p->memory = (fxge_npu_memory){at, t->aclGetDataBufferSizeV2(p->buffer)};
}

/* ---- release ---- */

static bool
release_ports(fxge_npu_model *m, fxge_npu_port *ports, int n)
{
	const fxge_acl *t = m->npu->acl;
	bool ok = true;

	for (int i = 0; ports && i < n; i++) {
		adopt_memory(m, &ports[i]);
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
	ok = release_ports(m, m->in, m->n_in + m->gears) && ok;
	ok = release_ports(m, m->out, m->n_out) && ok;
	if (m->desc)
		ok = fxge_npu_ok(m->npu, "aclmdlDestroyDesc", t->aclmdlDestroyDesc(m->desc)) && ok;
	m->desc = NULL;
	if (m->loaded)
		ok = fxge_npu_ok(m->npu, "aclmdlUnload", t->aclmdlUnload(m->id)) && ok;
	m->loaded = false;
	return ok;
}

/* ---- runs ---- */

/* Returns true if a run sets sizes of the port and the memory has exactly those sizes. */
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
set_address(fxge_npu_model *m, const fxge_npu_port *p, void *at, size_t size)
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
					   "the .om has inputs of fixed sizes: dim %d of its input %d is %lld, got "
					   "%lld",
					   k, i, (long long)p->shape[k], (long long)x->shape[k]);
	return true;
}

bool
fxge_npu_set_sizes(fxge_npu_model *m, acl_dataset *to, int i, const fxge_array *x)
{
	const fxge_acl *t = m->npu->acl;

	if (!is_dynamic(m, &m->in[i]))
		return true;
	acl_tensor *d = t->aclCreateTensorDesc(fxge_dtypes[x->dtype].ge, x->rank, x->shape, ACL_ND);

	if (!fxge_npu_returned(m->npu, "aclCreateTensorDesc", d))
		return false;
	int code = t->aclmdlSetDatasetTensorDesc(to, d, (size_t)i);
	bool ok = fxge_npu_ok(m->npu, "aclmdlSetDatasetTensorDesc", code);

	t->aclDestroyTensorDesc(d); /* AscendCL copies the description */
	return ok;
}

/* Copies an input to the chip unless it is already there. */
static bool
upload_input(fxge_npu_model *m, fxge_npu_port *p, const fxge_npu_feed *f, size_t size)
{
	if (f->same && p->held && p->memory.size >= size)
		return true;
	p->held = false;
	return fxge_npu_need(m->npu, &p->memory, size)
		   && (p->held = fxge_npu_upload(m->npu, &p->memory, f->array->data, f->array->size));
}

static bool
bind_input(fxge_npu_model *m, int i, const fxge_npu_feed *f)
{
	fxge_npu_port *p = &m->in[i];
	const fxge_npu_memory *at = f->there ? f->there : &p->memory;
	size_t size = at_least(at_least(f->array->size, is_dynamic(m, p) ? 0 : p->size), LEAST);

	if (!fxge_npu_fits(m, i, f->array) || (!f->there && !upload_input(m, p, f, size)))
		return false;
	return set_address(m, p, at->p, is_dynamic(m, p) || f->there ? at->size : size)
		   && fxge_npu_set_sizes(m, m->dataset[0], i, f->array);
}

/* Selects the gear by the sizes of all inputs in order. */
static bool
select_gear(fxge_npu_model *m, const fxge_npu_feed *in)
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
	if (!fxge_npu_need(m->npu, &p->memory, p->size) || !set_address(m, p, p->memory.p, p->size))
		return false;
	int code = t->aclmdlSetInputDynamicDims(m->id, m->dataset[0], (size_t)m->n_in, &all);

	return fxge_npu_ok(m->npu, "aclmdlSetInputDynamicDims", code);
}

/* Provides memory for an output of known or bounded size; AscendCL allocates others. */
static bool
provide_memory(fxge_npu_model *m, int i, size_t want)
{
	fxge_npu_port *p = &m->out[i];

	adopt_memory(m, p);
	if (want == SIZE_MAX && p->size == 0)
		return fxge_npu_free(m->npu, &p->memory) && (p->lent = set_address(m, p, NULL, 0));
	size_t size = at_least(
		want == SIZE_MAX ? p->size : at_least(want, is_dynamic(m, p) ? 0 : p->size), LEAST);

	p->lent = false;
	return fxge_npu_need(m->npu, &p->memory, size)
		   && set_address(m, p, p->memory.p, p->memory.size);
}

static bool
query_sizes(fxge_npu_model *m, int i)
{
	const fxge_acl *t = m->npu->acl;
	fxge_npu_port *p = &m->out[i];
	acl_tensor *d = t->aclmdlGetDatasetTensorDesc(m->dataset[1], (size_t)i);

	if (!fxge_npu_returned(m->npu, "aclmdlGetDatasetTensorDesc", d))
		return false;
	if (t->aclGetTensorDescNumDims(d) != (size_t)p->rank)
		return fxge_npu_returned(m->npu, "aclGetTensorDescNumDims", false);
	for (int k = 0; k < p->rank; k++)
		if (!fxge_npu_ok(m->npu, "aclGetTensorDescDimV2",
				t->aclGetTensorDescDimV2(d, (size_t)k, &p->now.shape[k])))
			return false;
	return true;
}

static bool
query_gear_sizes(fxge_npu_model *m, int i)
{
	fxge_npu_port *p = &m->out[i];
	acl_dims dims = {.n = 0};
	int code = m->npu->acl->aclmdlGetCurOutputDims(m->desc, (size_t)i, &dims);

	if (!fxge_npu_ok(m->npu, "aclmdlGetCurOutputDims", code)
		|| !fxge_npu_returned(m->npu, "aclmdlGetCurOutputDims", dims.n == (size_t)p->rank))
		return false;
	memcpy(p->now.shape, dims.dims, dims.n * sizeof *dims.dims);
	return true;
}

static bool
set_result(fxge_npu_model *m, int i)
{
	fxge_npu_port *p = &m->out[i];
	size_t size = fxge_dtype_size(p->dtype);

	p->now = (fxge_array){.dtype = p->dtype, .rank = p->rank};
	memcpy(p->now.shape, p->shape, sizeof p->shape);
	if ((m->dynamic && !query_sizes(m, i)) || (m->gears && !query_gear_sizes(m, i)))
		return false;
	for (int k = 0; k < p->rank; k++)
		if (p->now.shape[k] < 0 || __builtin_mul_overflow(size, (size_t)p->now.shape[k], &size))
			return fxge_npu_returned(m->npu, "aclGetTensorDescDimV2", false);
	p->now.size = size;
	adopt_memory(m, p);
	return fxge_npu_returned(m->npu, "aclGetDataBufferAddr", !size || p->memory.p)
		   && fxge_npu_returned(m->npu, "aclGetDataBufferSizeV2", p->memory.size >= size);
}

static bool
run(fxge_npu_model *m, const fxge_npu_feed *in, const size_t *want)
{
	const fxge_acl *t = m->npu->acl;

	for (int i = 0; i < m->n_in; i++)
		if (!bind_input(m, i, &in[i]))
			return false;
	if (m->gears && !select_gear(m, in))
		return false;
	for (int i = 0; i < m->n_out; i++)
		if (!provide_memory(m, i, want[i]))
			return false;
	m->began = fxge_clock();
	int code = t->aclmdlExecute(m->id, m->dataset[0], m->dataset[1]);
	bool ok = fxge_npu_ok(m->npu, "aclmdlExecute", code);

	m->ended = fxge_clock();

	for (int i = 0; ok && i < m->n_out; i++)
		ok = set_result(m, i);
	return ok;
}

bool
fxge_npu_model_run(fxge_npu_model *m, const fxge_npu_feed *in, const size_t *want)
{
	bool ok = run(m, in, want);

	for (int i = 0; !ok && i < m->n_in; i++) /* `same` refers to the last successful run */
		m->in[i].held = false;
	return ok;
}

bool
fxge_npu_model_result(fxge_npu_model *m, int i, void *to)
{
	return fxge_npu_download(m->npu, to, &m->out[i].memory, m->out[i].now.size);
}
