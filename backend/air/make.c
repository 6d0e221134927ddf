/* SPDX-License-Identifier: Apache-2.0 */
/* Construction of GE messages in an arena. */
#include "backend/air/make.h"

#include <stdlib.h>

static ge_attr *
attr_new(fxge_arena *a, Ge__Proto__AttrDef__ValueCase kind)
{
	ge_attr *v = FXGE_NEW(a, ge_attr);

	ge__proto__attr_def__init(v);
	v->value_case = kind;
	return v;
}

ge_attr *
fxge_ge_int(fxge_arena *a, int64_t i)
{
	ge_attr *v = attr_new(a, GE_ATTR(I));

	v->i = i;
	return v;
}

ge_attr *
fxge_ge_float(fxge_arena *a, double f)
{
	ge_attr *v = attr_new(a, GE_ATTR(F));

	v->f = (float)f;
	return v;
}

ge_attr *
fxge_ge_bool(fxge_arena *a, bool b)
{
	ge_attr *v = attr_new(a, GE_ATTR(B));

	v->b = b;
	return v;
}

ge_attr *
fxge_ge_str(fxge_arena *a, const char *s)
{
	ge_attr *v = attr_new(a, GE_ATTR(S));

	v->s = (ProtobufCBinaryData){strlen(s), (uint8_t *)(uintptr_t)s};
	return v;
}

ge_attr *
fxge_ge_dtype(fxge_arena *a, fxge_dtype dt)
{
	ge_attr *v = attr_new(a, GE_ATTR(DT));

	v->dt = fxge_dtypes[dt].ge;
	return v;
}

ge_attr *
fxge_ge_tensor(fxge_arena *a, ge_tensor *t)
{
	ge_attr *v = attr_new(a, GE_ATTR(T));

	v->t = t;
	return v;
}

ge_attr *
fxge_ge_list(fxge_arena *a, int val_type)
{
	ge_attr *v = attr_new(a, GE_ATTR(LIST));

	v->list = FXGE_NEW(a, ge_list);
	ge__proto__attr_def__list_value__init(v->list);
	v->list->val_type = (Ge__Proto__AttrDef__ListValue__ListValueType)val_type;
	return v;
}

ge_attr *
fxge_ge_ints(fxge_arena *a, const int64_t *i, size_t n)
{
	ge_attr *v = fxge_ge_list(a, GE_VT(INT));

	v->list->n_i = n;
	v->list->i = fxge_arena_copy(a, i, n * sizeof *i);
	return v;
}

/* ---- maps ---- */

ge_entry *
fxge_ge_entry(fxge_arena *a, const char *key, ge_attr *v)
{
	ge_entry *e = FXGE_NEW(a, ge_entry);

	ge__proto__attr_entry__init(e);
	e->key = (char *)(uintptr_t)key;
	e->value = v;
	return e;
}

void
fxge_ge_put(fxge_ge_attrs *t, const char *key, ge_attr *v)
{
	fxge_vec_push(t->arena, &t->list, fxge_ge_entry(t->arena, key, v));
}

static int
by_key(const void *a, const void *b)
{
	const ge_entry *const *x = a, *const *y = b;

	return strcmp((*x)->key, (*y)->key);
}

void
fxge_ge_sort(fxge_ge_attrs *t)
{
	if (t->list.len > 1)
		qsort(t->list.data, t->list.len, sizeof(ge_entry *), by_key);
}

/* ---- descriptors ---- */

const char *
fxge_ge_format_name(int format)
{
	static const char *const names[] = {"ND", "NCHW", "NHWC", "HWCN", "NCDHW", "NDHWC", "NCL"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (fxge_format_number(names[i]) == format)
			return names[i];
	return NULL;
}

fxge_ge_view
fxge_ge_view_of(fxge_program *p, fxge_arena *a, const fxge_meta *m)
{
	fxge_ge_view v = {.dtype = m->dtype, .format = m->format, .rank = m->rank};

	if (m->kind == FXGE_META_SIZE) { /* a number is a 0-d tensor */
		static const fxge_dtype of[] = {FXGE_DT_I64, FXGE_DT_F32, FXGE_DT_BOOL};

		return (fxge_ge_view){
			.dtype = of[fxge_sym_type_of(p->syms, m->size)], .format = FXGE_FORMAT_ND};
	}
	if (m->kind != FXGE_META_TENSOR)
		return (fxge_ge_view){.rank = -1, .format = FXGE_FORMAT_ND};
	int64_t *dims = FXGE_NEW_ARRAY(a, (size_t)(m->rank > 0 ? m->rank : 0), int64_t);

	for (int i = 0; i < m->rank; i++)
		if (!fxge_sym_is_int(p->syms, m->shape[i], &dims[i]))
			dims[i] = -1;
	v.dims = dims;
	return v;
}

int
fxge_ge_port_format(const fxge_op *row, const char *const *formats, const fxge_ge_view *v)
{
	bool image = row && row->flags & FXGE_OP_IMAGE;
	int found = FXGE_FORMAT_ND;

	for (int i = formats ? row->n_formats - 1 : -1; i >= 0; i--) {
		int number = fxge_format_number(formats[i]);

		if (number == FXGE_FORMAT_ND)
			return number;
		if (fxge_ge_format_name(number) && (int)strlen(formats[i]) == v->rank)
			found = number;
	}
	if (formats)
		return found;
	if (image && (v->rank == 4 || v->rank == 5))
		return v->rank == 4 ? FXGE_FORMAT_NCHW : FXGE_FORMAT_NCDHW;
	return fxge_ge_format_name(v->format) ? v->format : FXGE_FORMAT_ND;
}

static ge_desc *
desc_new(fxge_arena *a)
{
	ge_desc *d = FXGE_NEW(a, ge_desc);

	ge__proto__tensor_descriptor__init(d);
	d->shape = FXGE_NEW(a, ge_shape);
	ge__proto__shape_def__init(d->shape);
	return d;
}

ge_desc *
fxge_ge_desc(fxge_arena *a, const fxge_ge_view *v)
{
	static const int64_t unknown_rank[] = {-2};
	const int64_t *dims = v->rank < 0 ? unknown_rank : v->dims;
	size_t n = v->rank < 0 ? 1 : (size_t)v->rank;
	const char *format = fxge_ge_format_name(v->format);
	ge_desc *d = desc_new(a);
	fxge_ge_attrs t = {.arena = a};

	d->dtype = (Ge__Proto__DataType)fxge_dtypes[v->dtype].proto;
	d->shape->n_dim = n;
	d->shape->dim = fxge_arena_copy(a, dims, n * sizeof *dims);
	d->layout = (char *)(uintptr_t)format;
	/* The layout holds the format; without origin_format, GE assumes ND. */
	if (v->format != FXGE_FORMAT_ND)
		fxge_ge_put(&t, "origin_format", fxge_ge_str(a, format));
	if (v->source) {
		fxge_ge_put(&t, "origin_shape", fxge_ge_ints(a, dims, n));
		fxge_ge_put(&t, "origin_shape_initialized", fxge_ge_bool(a, true));
	}
	d->n_attr = t.list.len;
	d->attr = t.list.data;
	return d;
}

ge_desc *
fxge_ge_desc_absent(fxge_arena *a)
{
	return desc_new(a);
}

void
fxge_ge_desc_put(fxge_arena *a, ge_desc **d, const char *key, ge_attr *v)
{
	ge_desc *more = fxge_arena_copy(a, *d, sizeof **d);
	fxge_ge_attrs t = {.arena = a};

	for (size_t i = 0; i < more->n_attr; i++)
		fxge_vec_push(a, &t.list, more->attr[i]);
	fxge_ge_put(&t, key, v);
	fxge_ge_sort(&t);
	more->n_attr = t.list.len;
	more->attr = t.list.data;
	*d = more;
}
