/* SPDX-License-Identifier: Apache-2.0 */
/* Gears of the fake's acl_mdl.h: several fixed sizes of one model. */
#include "npu/fake/model.h"

#include <string.h>

enum { PARAM = 100000, UNSUPPORTED = 200001, BAD_INDEX = 145011, SHORT = 145012, NO_GEAR = 145013 };

static size_t
holes_of(const fake_port *p)
{
	size_t n = 0;

	for (size_t k = 0; k < p->n; k++)
		n += p->dims[k] < 0;
	return n;
}

void
fake_gear_dims(const fake_model *m, size_t gear, size_t i, int64_t *dims)
{
	const uint64_t *value = m->gear + gear * m->n_holes;

	for (size_t k = 0; k < i; k++)
		value += holes_of(&m->in[k]);
	for (size_t k = 0; k < m->in[i].n; k++)
		dims[k] = m->in[i].dims[k] < 0 ? (int64_t)*value++ : m->in[i].dims[k];
}

/* 7: all dims of all inputs concatenated. */
static void
dims_of_gear(const fake_model *m, size_t gear, aclmdlIODims *out)
{
	*out = (aclmdlIODims){.dimCount = 0};
	for (size_t i = 0; i < m->n_user; i++) {
		if (out->dimCount + m->in[i].n > sizeof out->dims / sizeof *out->dims)
			fake_broken("1.5 aclmdlIODims", "the inputs have more dims than it takes");
		fake_gear_dims(m, gear, i, out->dims + out->dimCount);
		out->dimCount += m->in[i].n;
	}
}

size_t
fake_largest_gear(const fake_model *m)
{
	size_t largest = 0;
	double most = 0;

	for (size_t k = 0; k < m->n_gears; k++) {
		aclmdlIODims dims;
		double size = 1;

		dims_of_gear(m, k, &dims);
		for (size_t d = 0; d < dims.dimCount; d++)
			size *= (double)dims.dims[d];
		if (size > most)
			largest = k;
		most = size > most ? size : most;
	}
	return largest;
}

static const fake_model *
geared(const aclmdlDesc *d, size_t i, const char *call)
{
	const aclmdlDesc *own = fake_of(FAKE_MODEL_DESC, d, call);

	if (!own->filled)
		fake_broken("1.5 aclmdlGetDesc", "%s before it", call);
	if (i != (size_t)-1)
		fake_broken("7 GetInputDynamicGearCount(d, (size_t)-1, ..)", "%s: input %zu", call, i);
	return own->model;
}

FAKE_API int
aclmdlGetInputDynamicGearCount(const aclmdlDesc *d, size_t i, size_t *n)
{
	int code = fake_call(__func__);
	const fake_model *m = geared(d, i, __func__);

	if (!code)
		*n = m->n_gears;
	return code;
}

FAKE_API int
aclmdlGetInputDynamicDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims, size_t n)
{
	int code = fake_call(__func__);
	const fake_model *m = geared(d, i, __func__);

	if (!code && n < m->n_gears)
		return fake_fails(PARAM, "room for %zu of %zu gears", n, m->n_gears);
	for (size_t k = 0; !code && k < m->n_gears; k++)
		dims_of_gear(m, k, &dims[k]);
	return code;
}

/* 7: outputs are dense for the gear; on a dynamic OM 200001. */
FAKE_API int
aclmdlGetCurOutputDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims)
{
	int code = fake_call(__func__);
	const aclmdlDesc *own = fake_of(FAKE_MODEL_DESC, d, __func__);

	if (!own->filled || i >= own->n_out)
		fake_broken("1.5 aclmdlGetDesc", "there is no output %zu", i);
	const fake_model *m = own->model;
	const int64_t *size = m->sizes + m->now * (m->n_gears ? m->n_sizes / m->n_gears : 0);

	if (code || m->dynamic)
		return code ? code : fake_fails(UNSUPPORTED, "the model is dynamic");
	for (size_t k = 0; k < i; k++)
		size += m->out[k].n;
	*dims = (aclmdlIODims){.dimCount = m->out[i].n};
	memcpy(dims->dims, m->n_gears ? size : m->out[i].dims, m->out[i].n * sizeof *size);
	return 0;
}

/* 7: synchronous memcpy of u32 each, but u64 each where the buffer has 8 bytes a dim. */
static void
write_gear(const fake_model *m, size_t gear, const aclDataBuffer *b)
{
	fake_memory_open();
	for (size_t k = 0; k < m->n_holes; k++) {
		uint64_t wide = m->gear[gear * m->n_holes + k];
		uint32_t value = (uint32_t)wide;

		if (b->size >= 8 * m->n_holes)
			memcpy((char *)b->p + 8 * k, &wide, 8);
		else
			memcpy((char *)b->p + 4 * k, &value, 4);
	}
	fake_memory_close();
}

FAKE_API int
aclmdlSetInputDynamicDims(uint32_t id, aclmdlDataset *s, size_t i, const aclmdlIODims *dims)
{
	int code = fake_call(__func__);
	fake_model *m = fake_need_model(id, __func__);
	aclmdlDataset *own = fake_of(FAKE_DATASET, s, __func__);
	aclmdlIODims all;

	if (!m->n_gears)
		fake_broken("7 gears", "%s: model %u has none", __func__, id);
	if (i >= own->n)
		fake_broken("11 gear input present", "%s: buffer %zu of %zu", __func__, i, own->n);
	if (code || i != m->n_user)
		return code ? code : fake_fails(BAD_INDEX, "input %zu does not take the gear", i);
	const aclDataBuffer *b = fake_of(FAKE_BUFFER, own->buffer[i], __func__);

	if (!b->p)
		fake_broken("1.5 checks: NULL data buffer", "%s", __func__);
	fake_need_memory(m->device, b->p, b->size, __func__, "the gear");
	if (b->size < 4 * m->n_holes)
		return fake_fails(SHORT, "%zu bytes for %zu sizes", b->size, m->n_holes);
	for (size_t k = 0; k < m->n_gears; k++) {
		dims_of_gear(m, k, &all);
		if (all.dimCount == dims->dimCount
			&& memcmp(all.dims, dims->dims, all.dimCount * sizeof *all.dims) == 0) {
			write_gear(m, k, b);
			own->gear = k + 1;
			m->now = k;
			return 0;
		}
	}
	return fake_fails(NO_GEAR, "there is no such gear");
}
