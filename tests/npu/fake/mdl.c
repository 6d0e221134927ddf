/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's acl_mdl.h: models, their descriptions, datasets, execution. */
#include "npu/fake/model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_MODELS = 256 };
enum { PARAM = 100000, SIZE = 145000, PATH = 145002, EXECUTE = 507011 };

static fake_model *models[MAX_MODELS]; /* by id - 1 */
static uint32_t n_models;

/* ---- loading ---- */

fake_model *
fake_need_model(uint32_t id, const char *call)
{
	const fake_context *c = fake_need_context(call);

	if (id < 1 || id > n_models)
		fake_broken("1.2 145003 model id", "%s: there is no model %u", call, id);
	fake_model *m = fake_of(FAKE_MODEL, models[id - 1], call);

	if (m->context != c)
		fake_broken("1.3 load, run, unload of a model in one context",
			"%s: model %u was loaded in another context", call, id);
	return m;
}

static int
load(const void *bytes, size_t n, uint32_t *id, const char *call)
{
	const fake_context *c = fake_need_context(call);
	fake_model *m = fake_new(FAKE_MODEL, sizeof *m);
	int code = fake_model_read(m, bytes, n);

	if (n_models == MAX_MODELS)
		fake_broken("the fake itself", "no room for a model");
	if (code) {
		fake_end(FAKE_MODEL, m, call);
		return code;
	}
	m->context = c;
	m->device = c->device;
	models[n_models++] = m;
	*id = n_models;
	return 0;
}

FAKE_API int
aclmdlLoadFromMem(const void *bytes, size_t n, uint32_t *id)
{
	int code = fake_call(__func__);

	fake_need_context(__func__);
	return code ? code : load(bytes, n, id, __func__);
}

FAKE_API int
aclmdlLoadFromFile(const char *path, uint32_t *id)
{
	int code = fake_call(__func__);
	char *bytes = NULL;
	size_t n = 0;

	fake_need_context(__func__);
	if (code)
		return code;
	FILE *f = fopen(path, "rb"), *to = open_memstream(&bytes, &n);
	char part[65536];

	if (!f)
		code = fake_fails(PATH, "%s is not there", path);
	for (size_t k; f && (k = fread(part, 1, sizeof part, f)) > 0;)
		fwrite(part, 1, k, to);
	fclose(to);
	if (f)
		fclose(f);
	code = code ? code : load(bytes, n, id, __func__);
	free(bytes);
	return code;
}

FAKE_API int
aclmdlUnload(uint32_t id)
{
	int code = fake_call(__func__);
	fake_model *m = fake_need_model(id, __func__);

	if (m->in_flight)
		fake_broken("1.5 aclmdlUnload: after its streams are done", "model %u is in flight", id);
	fake_program_close(m->program);
	fake_end(FAKE_MODEL, m, __func__);
	return code;
}

/* ---- descriptions of models ---- */

FAKE_API aclmdlDesc *
aclmdlCreateDesc(void)
{
	if (fake_call(__func__))
		return NULL;
	fake_need_init(__func__);
	return fake_new(FAKE_MODEL_DESC, sizeof(aclmdlDesc));
}

FAKE_API int
aclmdlDestroyDesc(aclmdlDesc *d)
{
	int code = fake_call(__func__);

	fake_end(FAKE_MODEL_DESC, d, __func__);
	return code;
}

FAKE_API int
aclmdlGetDesc(aclmdlDesc *d, uint32_t id)
{
	int code = fake_call(__func__);
	aclmdlDesc *own = fake_of(FAKE_MODEL_DESC, d, __func__);
	const fake_model *m = fake_need_model(id, __func__);

	if (!code)
		*own = (aclmdlDesc){true, m, m->n_in, m->n_out, m->in, m->out};
	return code;
}

static const aclmdlDesc *
checked_desc(const aclmdlDesc *d, const char *call)
{
	const aclmdlDesc *own = fake_of(FAKE_MODEL_DESC, d, call);

	if (!own->filled)
		fake_broken("1.5 aclmdlGetDesc", "%s before it", call);
	return own;
}

static const fake_port *
port(const aclmdlDesc *d, bool in, size_t i, const char *call)
{
	const aclmdlDesc *own = checked_desc(d, call);

	if (i >= (in ? own->n_in : own->n_out))
		fake_broken("1.5 aclmdlGetDesc", "%s: there is no port %zu", call, i);
	return in ? &own->in[i] : &own->out[i];
}

FAKE_API size_t
aclmdlGetNumInputs(aclmdlDesc *d)
{
	return fake_call(__func__) ? 0 : checked_desc(d, __func__)->n_in;
}

FAKE_API size_t
aclmdlGetNumOutputs(aclmdlDesc *d)
{
	return fake_call(__func__) ? 0 : checked_desc(d, __func__)->n_out;
}

FAKE_API size_t
aclmdlGetInputSizeByIndex(aclmdlDesc *d, size_t i)
{
	return fake_call(__func__) ? 0 : (size_t)port(d, true, i, __func__)->size;
}

FAKE_API size_t
aclmdlGetOutputSizeByIndex(aclmdlDesc *d, size_t i)
{
	return fake_call(__func__) ? 0 : (size_t)port(d, false, i, __func__)->size;
}

static void
tell_dims(const fake_port *p, aclmdlIODims *out)
{
	*out = (aclmdlIODims){.dimCount = p->n};
	memcpy(out->name, p->name, sizeof out->name);
	memcpy(out->dims, p->dims, p->n * sizeof *p->dims);
}

FAKE_API int
aclmdlGetInputDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims)
{
	int code = fake_call(__func__);

	if (!code)
		tell_dims(port(d, true, i, __func__), dims);
	return code;
}

FAKE_API int
aclmdlGetOutputDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims)
{
	int code = fake_call(__func__);

	if (!code)
		tell_dims(port(d, false, i, __func__), dims);
	return code;
}

FAKE_API int
aclmdlGetInputDataType(const aclmdlDesc *d, size_t i)
{
	return fake_call(__func__) ? -1 : port(d, true, i, __func__)->dtype;
}

FAKE_API int
aclmdlGetOutputDataType(const aclmdlDesc *d, size_t i)
{
	return fake_call(__func__) ? -1 : port(d, false, i, __func__)->dtype;
}

FAKE_API const char *
aclmdlGetInputNameByIndex(const aclmdlDesc *d, size_t i)
{
	return fake_call(__func__) ? NULL : port(d, true, i, __func__)->name;
}

FAKE_API int
aclmdlGetInputIndexByName(const aclmdlDesc *d, const char *name, size_t *i)
{
	int code = fake_call(__func__);
	const aclmdlDesc *own = checked_desc(d, __func__);

	for (*i = 0; !code && *i < own->n_in; ++*i)
		if (strcmp(own->in[*i].name, name) == 0)
			return 0;
	return code ? code : fake_fails(PARAM, "there is no input %s", name);
}

/* ---- datasets ---- */

FAKE_API aclmdlDataset *
aclmdlCreateDataset(void)
{
	if (fake_call(__func__))
		return NULL;
	fake_need_init(__func__);
	return fake_new(FAKE_DATASET, sizeof(aclmdlDataset));
}

static aclmdlDataset *
dataset(const aclmdlDataset *s, const char *call)
{
	return fake_of(FAKE_DATASET, s, call);
}

static void
drop_desc(aclmdlDataset *s, size_t i, const char *call)
{
	if (s->desc[i])
		fake_end(FAKE_TENSOR_DESC, s->desc[i], call);
	s->desc[i] = NULL;
}

/* 1.5: destroy frees its tensor descs, not the buffers */
FAKE_API int
aclmdlDestroyDataset(const aclmdlDataset *s)
{
	int code = fake_call(__func__);
	aclmdlDataset *own = dataset(s, __func__);

	for (size_t i = 0; i < own->n; i++)
		drop_desc(own, i, __func__);
	fake_end(FAKE_DATASET, s, __func__);
	return code;
}

FAKE_API int
aclmdlAddDatasetBuffer(aclmdlDataset *s, aclDataBuffer *b)
{
	int code = fake_call(__func__);
	aclmdlDataset *own = dataset(s, __func__);

	fake_of(FAKE_BUFFER, b, __func__);
	if (own->n == FAKE_MAX_BUFFERS)
		fake_broken("the fake itself", "no room for a buffer");
	if (!code)
		own->buffer[own->n++] = b;
	return code;
}

FAKE_API size_t
aclmdlGetDatasetNumBuffers(const aclmdlDataset *s)
{
	return fake_call(__func__) ? 0 : dataset(s, __func__)->n;
}

FAKE_API aclDataBuffer *
aclmdlGetDatasetBuffer(const aclmdlDataset *s, size_t i)
{
	if (fake_call(__func__))
		return NULL;
	const aclmdlDataset *own = dataset(s, __func__);

	return i < own->n ? own->buffer[i] : NULL;
}

FAKE_API int
aclmdlSetDatasetTensorDesc(aclmdlDataset *s, aclTensorDesc *d, size_t i)
{
	int code = fake_call(__func__);
	aclmdlDataset *own = dataset(s, __func__);

	if (i >= own->n)
		fake_broken("1.5 SetDatasetTensorDesc", "buffer %zu of %zu", i, own->n);
	if (code)
		return code;
	drop_desc(own, i, __func__);
	if (d)
		own->desc[i] = fake_desc_copy(fake_of(FAKE_TENSOR_DESC, d, __func__));
	return 0;
}

FAKE_API aclTensorDesc *
aclmdlGetDatasetTensorDesc(const aclmdlDataset *s, size_t i)
{
	if (fake_call(__func__))
		return NULL;
	const aclmdlDataset *own = dataset(s, __func__);

	if (i >= own->n)
		fake_broken("1.5 GetDatasetTensorDesc", "buffer %zu of %zu", i, own->n);
	return own->desc[i];
}

/* ---- checks of datasets ---- */

typedef struct call {
	const char *name;
	fake_model *model;
	aclmdlDataset *in, *out;
	bool async;
} call;

static size_t
bytes_of(const fake_port *p, const fake_value *v)
{
	size_t n = fake_dtype_size(p->dtype);

	for (size_t k = 0; k < v->n; k++)
		n *= (size_t)v->dims[k];
	return n;
}

/* Gears declare sizes in another way. */
static bool
is_dynamic(const call *c, const fake_port *p)
{
	if (c->model->n_gears)
		return false;
	for (size_t k = 0; k < p->n; k++)
		if (p->dims[k] < 0)
			return true;
	return false;
}

/* 7 inputs: real dims for every dynamic input before each execute; only dims matter. */
static void
take_dims(const call *c, size_t i, fake_value *v)
{
	const fake_port *p = &c->model->in[i];
	const aclTensorDesc *d = c->in->desc[i];
	int64_t geared[FAKE_MAX_DIMS];
	const int64_t *dims = d ? d->dims : p->dims;

	if (c->model->n_gears) {
		fake_gear_dims(c->model, c->model->now, i, geared);
		dims = geared;
	}

	if (!d && is_dynamic(c, p))
		fake_broken("7 inputs: SetDatasetTensorDesc before each execute",
			"%s: the sizes of input %zu were not set", c->name, i);
	if (d && d->n != p->n)
		fake_broken(
			"1.5 checks: dynamic", "%s: input %zu has %zu dims, not %zu", c->name, i, p->n, d->n);
	if (d && d->dtype != p->dtype)
		fake_broken("1.5 tensor desc", "%s: input %zu is of dtype %d, not %d", c->name, i, p->dtype,
			d->dtype);
	v->n = p->n;
	for (size_t k = 0; k < p->n; k++) {
		v->dims[k] = dims[k];
		if (dims[k] < 0 || (p->dims[k] >= 0 && dims[k] != p->dims[k]))
			fake_broken("1.5 checks: shape out of range",
				"%s: dim %zu of input %zu is %lld, not %lld", c->name, k, i, (long long)dims[k],
				(long long)p->dims[k]);
	}
}

static aclDataBuffer *
buffer(const call *c, const aclmdlDataset *s, size_t i)
{
	return fake_of(FAKE_BUFFER, s->buffer[i], c->name);
}

static void
take_input(const call *c, size_t i, fake_value *v)
{
	const aclDataBuffer *b = buffer(c, c->in, i);
	const fake_port *p = &c->model->in[i];

	if (!b->p)
		fake_broken("1.5 checks: NULL data buffer", "%s: input %zu", c->name, i);
	fake_need_memory(c->model->device, b->p, b->size, c->name, "an input");
	take_dims(c, i, v);
	if (i == c->model->n_user && b->size != p->size)
		fake_broken("7 hidden input: a buffer of exactly GetInputSizeByIndex",
			"%s: it has %zu bytes", c->name, b->size);
	if (b->size < bytes_of(p, v))
		fake_broken("1.5 checks: byte size", "%s: input %zu has %zu bytes, the model takes %zu",
			c->name, i, b->size, bytes_of(p, v));
	v->p = b->p;
}

/* 7 outputs of size 0: (NULL, 0), synchronous only. */
static void
check_output(const call *c, size_t i)
{
	const aclDataBuffer *b = buffer(c, c->out, i), *other;
	const fake_port *p = &c->model->out[i];

	if (!b->p && b->size == 0 && c->model->dynamic && p->size == 0 && !c->async)
		return;
	if (!b->p)
		fake_broken("1.5 checks: NULL data buffer", "%s: output %zu", c->name, i);
	fake_need_memory(c->model->device, b->p, b->size, c->name, "an output");
	if (!is_dynamic(c, p) && b->size < p->size)
		fake_broken("1.5 checks: byte size", "%s: output %zu has %zu bytes, the model gives %zu",
			c->name, i, b->size, (size_t)p->size);
	for (size_t k = 0; k < c->in->n + i; k++) {
		other = k < c->in->n ? buffer(c, c->in, k) : buffer(c, c->out, k - c->in->n);
		if (other->size && b->size && (char *)b->p < (char *)other->p + other->size
			&& (char *)other->p < (char *)b->p + b->size)
			fake_broken(
				"6 output = input memory", "%s: output %zu lies in another buffer", c->name, i);
	}
}

static void
check_counts(const call *c)
{
	if (c->in->n != c->model->n_in || c->out->n != c->model->n_out)
		fake_broken("11 dataset complete", "%s: %zu inputs of %zu, %zu outputs of %zu", c->name,
			c->in->n, c->model->n_in, c->out->n, c->model->n_out);
}

/* ---- execution ---- */

static int
give_output(const call *c, size_t i, const fake_value *v)
{
	aclDataBuffer *b = buffer(c, c->out, i);

	if (!b->p) { /* 10 trap 11: the caller frees it */
		b->p = fake_memory_new(c->model->device, v->size ? v->size : 1);
		b->size = b->p ? v->size : 0;
		if (!b->p)
			return fake_fails(207018, "the device has no %zu bytes", v->size);
	}
	if (b->size < v->size)
		return fake_fails(SIZE, "output %zu has %zu bytes, %zu are needed", i, b->size, v->size);
	if (v->size)
		memcpy(b->p, v->p, v->size);
	return 0;
}

/* 7 after: output descs are renewed each run */
static void
renew_desc(const call *c, size_t i, const fake_value *v)
{
	aclTensorDesc d = {.dtype = c->model->out[i].dtype, .n = v->n, .format = 2};

	memcpy(d.dims, v->dims, v->n * sizeof *v->dims);
	drop_desc(c->out, i, c->name);
	if (c->model->dynamic)
		c->out->desc[i] = fake_desc_copy(&d);
}

static int
compute(const call *c, const fake_value *in, fake_value *out)
{
	const char *why;
	int code = 0;

	if (!fake_program_run(c->model->program, c->model, in, out, &why))
		return fake_fails(EXECUTE, "%s", why);
	for (size_t i = 0; i < c->model->n_out && code == 0; i++)
		code = give_output(c, i, &out[i]);
	for (size_t i = 0; i < c->model->n_out && code == 0; i++)
		renew_desc(c, i, &out[i]);
	return code;
}

/* Everything is checked again when waiting work is executed: its resources may be gone. */
static int
execute(const call *c)
{
	fake_value *in = calloc(c->model->n_in + 1, sizeof *in);
	fake_value *out = calloc(c->model->n_out + 1, sizeof *out);

	if (!in || !out)
		fake_broken("the fake itself", "no memory");
	check_counts(c);
	if (c->model->n_gears) /* 7 gears: not called = largest gear */
		c->model->now = c->in->gear ? c->in->gear - 1 : fake_largest_gear(c->model);
	for (size_t i = 0; i < c->model->n_in; i++)
		take_input(c, i, &in[i]);
	for (size_t i = 0; i < c->model->n_out; i++)
		check_output(c, i);
	fake_memory_open();
	int code = compute(c, in, out);

	fake_memory_close();
	for (size_t i = 0; i < c->model->n_in; i++)
		drop_desc(c->in, i, c->name);
	free(in);
	free(out);
	return code;
}

FAKE_API int
aclmdlExecute(uint32_t id, const aclmdlDataset *in, aclmdlDataset *out)
{
	int code = fake_call(__func__);
	call c = {__func__, fake_need_model(id, __func__), dataset(in, __func__),
		dataset(out, __func__), false};

	if (c.model->in_flight)
		fake_broken("1.5 aclmdlExecute: one model never in flight on two streams",
			"model %u is in flight", id);
	check_counts(&c);
	return code ? code : execute(&c);
}

static int
execute_late(void *arg)
{
	call *c = arg;

	fake_of(FAKE_MODEL, c->model, c->name);
	dataset(c->in, c->name);
	dataset(c->out, c->name);
	int code = execute(c);

	c->model->in_flight = NULL;
	free(c);
	return code;
}

FAKE_API int
aclmdlExecuteAsync(uint32_t id, const aclmdlDataset *in, aclmdlDataset *out, void *stream)
{
	int code = fake_call(__func__);
	fake_stream *s = fake_need_stream(stream, __func__);
	call *c = malloc(sizeof *c);

	if (!c)
		fake_broken("the fake itself", "no memory");
	*c = (call){__func__, fake_need_model(id, __func__), dataset(in, __func__),
		dataset(out, __func__), true};
	if (c->model->in_flight && c->model->in_flight != s)
		fake_broken("1.5 aclmdlExecute: one model never in flight on two streams",
			"model %u is in flight on another", id);
	check_counts(c);
	if (code) {
		free(c);
		return code;
	}
	c->model->in_flight = s;
	fake_stream_add(s, execute_late, c);
	return 0;
}
