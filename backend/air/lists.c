/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes that are lists of lists of numbers; each list is a constant of the program. */
#include "backend/air/reader.h"
#include "backend/air/writer.h"

typedef Ge__Proto__AttrDef__ListListFloat ge_list_list_float;
typedef Ge__Proto__AttrDef__ListListFloat__ListFloat ge_list_float;

/* ---- writing ---- */

static const void *
numbers(fxge_arena *a, const fxge_tensor *x, fxge_dtype wanted)
{
	if (x->dtype != wanted)
		return NULL;
	void *v = fxge_arena_alloc(a, (size_t)fxge_tensor_dense_size(x));

	fxge_tensor_gather(x, 0, fxge_tensor_numel(x), v);
	return v;
}

static ge_attr *
integers(fxge_arena *a, const fxge_operand *o, size_t count)
{
	ge_list_list_int *l = FXGE_NEW(a, ge_list_list_int);
	ge_attr *v = FXGE_NEW(a, ge_attr);

	ge__proto__attr_def__init(v);
	ge__proto__attr_def__list_list_int__init(l);
	v->value_case = GE_ATTR(LIST_LIST_INT);
	v->list_list_int = l;
	l->n_list_list_i = count;
	l->list_list_i = FXGE_NEW_ARRAY(a, count, ge_list_int *);
	for (size_t i = 0; i < count; i++) {
		ge_list_int *one = l->list_list_i[i] = FXGE_NEW(a, ge_list_int);
		const void *data = numbers(a, o[i].tensor, FXGE_DT_I64);

		if (!data)
			return NULL;
		ge__proto__attr_def__list_list_int__list_int__init(one);
		one->n_list_i = (size_t)fxge_tensor_numel(o[i].tensor);
		one->list_i = (int64_t *)(uintptr_t)data;
	}
	return v;
}

static ge_attr *
floats(fxge_arena *a, const fxge_operand *o, size_t count)
{
	ge_list_list_float *l = FXGE_NEW(a, ge_list_list_float);
	ge_attr *v = FXGE_NEW(a, ge_attr);

	ge__proto__attr_def__init(v);
	ge__proto__attr_def__list_list_float__init(l);
	v->value_case = GE_ATTR(LIST_LIST_FLOAT);
	v->list_list_float = l;
	l->n_list_list_f = count;
	l->list_list_f = FXGE_NEW_ARRAY(a, count, ge_list_float *);
	for (size_t i = 0; i < count; i++) {
		ge_list_float *one = l->list_list_f[i] = FXGE_NEW(a, ge_list_float);
		const void *data = numbers(a, o[i].tensor, FXGE_DT_F32);

		if (!data)
			return NULL;
		ge__proto__attr_def__list_list_float__list_float__init(one);
		one->n_list_f = (size_t)fxge_tensor_numel(o[i].tensor);
		one->list_f = (float *)(uintptr_t)data;
	}
	return v;
}

ge_attr *
fxge_air_lists(fxge_air_writer *w, const fxge_param *r, const fxge_operand *o, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (o[i].kind != FXGE_K_TENSOR || o[i].tensor->rank != 1)
			return NULL;
	return r->lists == FXGE_P_INT ? integers(w->scratch, o, count) : floats(w->scratch, o, count);
}

/* ---- reading ---- */

bool
fxge_air_lists_fit(const fxge_param *q, const ge_attr *v)
{
	return q->lists == FXGE_P_INT ? v->value_case == GE_ATTR(LIST_LIST_INT)
								  : v->value_case == GE_ATTR(LIST_LIST_FLOAT);
}

size_t
fxge_air_lists_count(const fxge_param *q, const ge_attr *v)
{
	return q->lists == FXGE_P_INT ? v->list_list_int->n_list_list_i
								  : v->list_list_float->n_list_list_f;
}

const fxge_tensor *
fxge_air_read_list(fxge_air_reader *r, const fxge_param *q, const ge_attr *v, size_t i)
{
	bool integer = q->lists == FXGE_P_INT;
	fxge_tensor *t = FXGE_NEW(&r->p->arena, fxge_tensor);
	int64_t n = integer ? (int64_t)v->list_list_int->list_list_i[i]->n_list_i
						: (int64_t)v->list_list_float->list_list_f[i]->n_list_f;

	t->dtype = integer ? FXGE_DT_I64 : FXGE_DT_F32;
	t->rank = 1;
	t->shape = fxge_arena_copy(&r->p->arena, &n, sizeof n);
	t->file_offset = UINT64_MAX;
	t->size = (size_t)fxge_tensor_dense_size(t);
	t->name = fxge_program_fresh_tensor_name(r->p, r->op->name);
	t->data = fxge_arena_copy(&r->p->arena,
		!n        ? (const void *)""
		: integer ? (const void *)v->list_list_int->list_list_i[i]->list_i
				  : (const void *)v->list_list_float->list_list_f[i]->list_f,
		t->size);
	fxge_program_add_tensor(r->p, t);
	return t;
}
