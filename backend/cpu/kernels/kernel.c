/* SPDX-License-Identifier: Apache-2.0 */
/* Helpers for kernels: access to inputs, integers of any width, results of data-dependent shape,
 * prepacked data. */
#include "backend/cpu/kernels/kernel.h"

#include "backend/cpu/runtime/validate.h"
#include "base/diag/run.h"

int
fxge_kernel_count(const fxge_kernel *k, int param)
{
	const fxge_port *q = &k->call.node->ports[param];

	return q->present ? (int)q->count : 0;
}

const fxge_array *
fxge_kernel_at(const fxge_kernel *k, int param, int i)
{
	return k->in[k->call.node->ports[param].first + (uint32_t)i];
}

const fxge_array *
fxge_kernel_in(const fxge_kernel *k, int param)
{
	return fxge_kernel_count(k, param) ? fxge_kernel_at(k, param, 0) : NULL;
}

bool
fxge_kernel_alloc(fxge_kernel *k, int i, int rank, const int64_t *shape)
{
	fxge_array *y = &k->out[i];

	if (rank > FXGE_MAX_RANK || !fxge_array_bytes(y->dtype, rank, shape, &y->size))
		return fxge_call_fail(&k->call, FXGE_D_RUN_SIZE, "a result is too large for memory");
	y->rank = rank;
	memcpy(y->shape, shape, (size_t)rank * sizeof *shape);
	y->data = k->alloc(k->user, y->size);
	memset(y->data, 0, y->size);
	return true;
}

int64_t
fxge_array_span(const fxge_array *a, int from, int to)
{
	int64_t n = 1;

	for (int i = from; i < to; i++)
		n *= a->shape[i];
	return n;
}

int64_t
fxge_array_numel(const fxge_array *a)
{
	return fxge_array_span(a, 0, a->rank);
}

/* Returns the array as a tensor, for element access by dtype. */
static fxge_tensor
as_tensor(const fxge_array *a)
{
	return (fxge_tensor){.dtype = a->dtype, .rank = a->rank, .shape = a->shape, .data = a->data};
}

int64_t
fxge_array_int(const fxge_array *a, int64_t i)
{
	fxge_tensor t = as_tensor(a);

	return fxge_dtype_is_float(a->dtype) ? (int64_t)fxge_tensor_float(&t, i)
										 : fxge_tensor_int(&t, i);
}

double
fxge_array_float(const fxge_array *a, int64_t i)
{
	fxge_tensor t = as_tensor(a);

	return fxge_tensor_float(&t, i);
}

fxge_ints
fxge_kernel_ints(fxge_kernel *k, int param)
{
	const fxge_array *a = fxge_kernel_in(k, param);

	if (!a)
		return (fxge_ints){NULL, -1};
	int64_t n = fxge_array_numel(a);
	int64_t *v = FXGE_NEW_ARRAY(k->scratch, (size_t)n, int64_t);

	for (int64_t i = 0; i < n; i++)
		v[i] = fxge_array_int(a, i);
	return (fxge_ints){v, (int)n};
}

int64_t
fxge_kernel_int(const fxge_kernel *k, int param)
{
	return fxge_array_int(fxge_kernel_in(k, param), 0);
}

int
fxge_kernel_axis(int64_t axis, int rank)
{
	return (int)(axis < 0 ? axis + (rank ? rank : 1) : axis);
}

bool
fxge_kernel_is_aten(const fxge_kernel *k)
{
	const fxge_op *origin = fxge_node_origin(k->call.node);

	return origin && strncmp(origin->name, "aten.", 5) == 0;
}

bool
fxge_kernel_no_dtype(fxge_kernel *k, fxge_dtype dt)
{
	return fxge_call_fail(&k->call, FXGE_D_RUN_DTYPE, "the executor has no %s on %s",
		k->call.node->op->name, dt == FXGE_DT_NONE ? "an unknown dtype" : fxge_dtypes[dt].text);
}

void *
fxge_kernel_temp(fxge_kernel *k, int64_t count, size_t size)
{
	return fxge_arena_array(k->scratch, (size_t)count, size);
}

void *
fxge_kernel_space(fxge_kernel *k, int64_t count, size_t size)
{
	return fxge_arena_space(k->scratch, (size_t)count, size);
}

bool
fxge_kernel_is_constant(const fxge_kernel *k, int param)
{
	return k->prepacked && k->constant_operand[k->call.node->ports[param].first];
}

/* Returns whether other steps may share data that is prepacked from `constant`. It must be a
 * constant of the program: a constant input is constant only until the caller reports a change. */
static bool
can_share(const fxge_kernel *k, const void *constant)
{
	for (int i = 0; k->shareable && i < k->n_in; i++) {
		const fxge_array *x = k->constant_operand[i] ? k->in[i] : NULL;

		if (x && (uintptr_t)constant - (uintptr_t)x->data < x->size)
			return true;
	}
	return false;
}

static const fxge_prepack_key unshared_key = {0};

static const fxge_prepack_key *
key_of(const fxge_kernel *k)
{
	return k->prepack_key ? k->prepack_key : &unshared_key;
}

void
fxge_kernel_set_prepack_key(fxge_kernel *k, const fxge_prepack_key *key)
{
	k->prepack_key =
		can_share(k, key->constant) ? fxge_arena_copy(k->scratch, key, sizeof *key) : NULL;
	if (k->prepacked->block)
		return;
	k->prepacked->block = fxge_prepack_find(k->call.session, key_of(k));
	k->prepacked->data = k->prepacked->block ? fxge_prepack_data(k->prepacked->block) : NULL;
}

void *
fxge_kernel_prepacked(const fxge_kernel *k)
{
	return k->prepacked->data;
}

void
fxge_kernel_drop_prepacked(fxge_kernel *k)
{
	fxge_prepack_unref(k->prepacked->block);
	k->prepacked->block = NULL;
	k->prepacked->data = NULL;
}

void *
fxge_kernel_prepack(fxge_kernel *k, int64_t count, size_t size)
{
	size_t total;

	if (__builtin_mul_overflow((size_t)count, size, &total))
		fxge_heap_throw(k->heap);
	fxge_kernel_drop_prepacked(k);
	k->prepacked->block = fxge_prepack_new(k->call.session, key_of(k), total);
	k->prepacked->data = fxge_prepack_data(k->prepacked->block);
	return k->prepacked->data;
}

void *
fxge_kernel_new_handle(fxge_kernel *k, size_t size, void (*close)(void *handle))
{
	k->prepacked->handle_block = fxge_prepack_new(k->call.session, &unshared_key, size);
	k->prepacked->handle = fxge_prepack_data(k->prepacked->handle_block);
	k->prepacked->close = close;
	return k->prepacked->handle;
}
