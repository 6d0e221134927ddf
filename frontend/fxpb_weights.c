/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of one Weight message, field by field, without a copy of its possibly large data. */
#include "frontend/fxpb_weights.h"

#include "base/diag/archives.h"
#include "base/file/reference.h"
#include "frontend/weights.h"
#include "proto/wire.h"

typedef struct fields {
	fxge_bytes name, path, data, shares;
	int64_t dtype, shape[FXGE_MAX_RANK], stride[FXGE_MAX_RANK];
	int n_shape, n_stride;
	uint64_t offset, length;
	uint64_t stamp;
	bool lifted, has_data, has_length, has_stamp;
} fields;

typedef struct reader {
	fxge_program *p;
	fxge_diags *d;
	fxge_weight_files *f;
	fields x;
} reader;

#define REFUSE(r, ...) fxge_report((r)->d, &(r)->f->loc, FXGE_D_WEIGHT_INVALID, __VA_ARGS__)

/* Reads a list of int64, packed or not. */
static bool
read_ints(reader *r, const fxge_wire *w, int64_t *v, int *n)
{
	fxge_bytes b = w->value;
	uint64_t number = w->number;

	if (w->type == FXGE_WIRE_VARINT) {
		if (*n == FXGE_MAX_RANK)
			return REFUSE(r, "found a tensor of more than %d dims", FXGE_MAX_RANK);
		v[(*n)++] = (int64_t)number;
		return true;
	}
	while (b.size) {
		size_t k = fxge_wire_varint(b, &number);

		if (k == 0 || *n == FXGE_MAX_RANK)
			return REFUSE(r, "found malformed sizes of a tensor, or more than %d", FXGE_MAX_RANK);
		v[(*n)++] = (int64_t)number;
		b.data += k;
		b.size -= k;
	}
	return true;
}

static bool
read_field(reader *r, const fxge_wire *w)
{
	fields *x = &r->x;
	bool bytes = w->type == FXGE_WIRE_BYTES, number = w->type == FXGE_WIRE_VARINT;

	if (w->field == 3 && (bytes || number))
		return read_ints(r, w, x->shape, &x->n_shape);
	if (w->field == 4 && (bytes || number))
		return read_ints(r, w, x->stride, &x->n_stride);
	if (w->field == 1 && bytes)
		x->name = w->value;
	else if (w->field == 2 && number)
		x->dtype = (int64_t)w->number;
	else if (w->field == 5 && number)
		x->lifted = w->number != 0;
	else if (w->field == 6 && bytes) {
		x->data = w->value;
		x->has_data = true;
	} else if (w->field == 7 && bytes)
		x->path = w->value;
	else if (w->field == 8 && number)
		x->offset = w->number;
	else if (w->field == 9 && number) {
		x->length = w->number;
		x->has_length = true;
	} else if (w->field == 10 && bytes)
		x->shares = w->value;
	else if (w->field == 11 && w->type == FXGE_WIRE_FIXED64) {
		x->stamp = w->number;
		x->has_stamp = true;
	}
	return true;
}

static fxge_file *
open_beside(reader *r, fxge_name name)
{
	fxge_file *f = fxge_strmap_get(&r->f->open, name, strlen(name));

	if (f)
		return f;
	f = fxge_reference_open(
		&r->p->arena, r->p->session, &r->f->loc, fxge_file_place(r->f->self), name);
	if (!f)
		return NULL;
	if (r->x.has_stamp && r->x.stamp != fxge_reference_stamp(f)) {
		REFUSE(r, "the file '%s' has changed since it was named as the place of weights", name);
		fxge_report_hint(r->d, "save the program again, or restore that version of the file");
		return NULL;
	}
	fxge_dense_hold(&r->f->sum, f->bytes.size);
	fxge_strmap_put(&r->p->scratch, &r->f->open, name, strlen(name), f);
	return f;
}

/* Finds the bytes of a weight in a file in the directory of the .fxpb. */
static bool
locate_beside(reader *r, fxge_tensor *t, fxge_bytes *out)
{
	fields *x = &r->x;

	if (x->path.size > 255 || memchr(x->path.data, 0, x->path.size)
		|| memchr(x->path.data, '/', x->path.size) || (x->path.data[0] == '.'))
		return REFUSE(
			r, "%s: found a path that is not the name of a file in the same directory", t->name);
	t->file =
		open_beside(r, fxge_names_getn(r->p->names, (const char *)x->path.data, x->path.size));
	if (!t->file)
		return false;
	if (x->offset > t->file->bytes.size || x->length > t->file->bytes.size - x->offset)
		return REFUSE(r, "%s: found a file of %zu bytes, expected %llu at %llu", t->name,
			t->file->bytes.size, (unsigned long long)x->length, (unsigned long long)x->offset);
	*out = (fxge_bytes){t->file->bytes.data + x->offset, (size_t)x->length};
	return true;
}

/* Finds the bytes of a weight in its own data, or in those of an earlier weight. */
static bool
locate_inline(reader *r, fxge_tensor *t, fxge_bytes *out)
{
	fields *x = &r->x;
	const char *key = (const char *)x->shares.data;
	const fxge_bytes *data =
		x->has_data ? &x->data : fxge_strmap_get(&r->f->inlined, key, x->shares.size);

	if (!data)
		return REFUSE(r, "%s: found the memory of '%.*s', expected that of an earlier weight",
			t->name, (int)x->shares.size, key);
	if (x->offset > data->size)
		return REFUSE(r, "%s: found %zu bytes, expected more than %llu", t->name, data->size,
			(unsigned long long)x->offset);
	t->file = r->f->self;
	*out = (fxge_bytes){data->data + x->offset, data->size - (size_t)x->offset};
	if (x->has_data) {
		fxge_dense_hold(&r->f->sum, x->data.size);
		fxge_strmap_put(&r->p->scratch, &r->f->inlined, t->name, strlen(t->name),
			fxge_arena_copy(&r->p->scratch, data, sizeof *data));
	}
	return true;
}

static bool
locate(reader *r, fxge_tensor *t, fxge_bytes *out)
{
	fields *x = &r->x;
	int n = x->has_data + (x->path.size > 0) + (x->shares.size > 0);

	if (n != 1)
		return REFUSE(r, "%s: found %s of data, path and shares, expected one", t->name,
			n ? "several" : "none");
	return x->path.size ? locate_beside(r, t, out) : locate_inline(r, t, out);
}

static bool
describe(reader *r, fxge_tensor *t)
{
	fields *x = &r->x;

	if (!x->name.size || x->name.size > FXGE_MAX_NAME || memchr(x->name.data, 0, x->name.size))
		return REFUSE(r, "found a tensor whose name is empty, too long or holds NUL");
	t->name = fxge_names_getn(r->p->names, (const char *)x->name.data, x->name.size);
	t->dtype = fxge_dtype_by_torch(x->dtype);
	t->lifted = x->lifted;
	t->rank = x->n_shape;
	if (t->dtype == FXGE_DT_NONE)
		return fxge_report(r->d, &r->f->loc, FXGE_D_WEIGHT_UNSUPPORTED,
			"%s: found the unknown dtype number %lld", t->name, (long long)x->dtype);
	if (x->n_stride && x->n_stride != x->n_shape)
		return REFUSE(r, "%s: found %d strides, expected %d", t->name, x->n_stride, x->n_shape);
	for (int i = 0; i < t->rank; i++)
		if (x->shape[i] < 0 || (x->n_stride && x->stride[i] < 0))
			return REFUSE(r, "%s: found a negative size or stride", t->name);
	t->shape = fxge_arena_copy(&r->p->arena, x->shape, (size_t)t->rank * sizeof *x->shape);
	if (x->n_stride)
		t->stride = fxge_arena_copy(&r->p->arena, x->stride, (size_t)t->rank * sizeof *x->stride);
	if (fxge_program_tensor(r->p, t->name))
		return REFUSE(r, "found two tensors named %s", t->name);
	return true;
}

bool
fxge_fxpb_weight(fxge_program *p, fxge_weight_files *f, fxge_bytes message)
{
	reader r = {.p = p, .d = &p->session->diags, .f = f};
	fxge_wire w = fxge_wire_of(message);
	fxge_tensor *t = FXGE_NEW(&p->arena, fxge_tensor);
	fxge_bytes bytes = {NULL, 0};

	while (fxge_wire_next(&w))
		if (!read_field(&r, &w))
			return false;
	if (w.error)
		return REFUSE(&r, "found a malformed weight: %s", w.error);
	if (!describe(&r, t) || !locate(&r, t, &bytes)
		|| !fxge_weights_place(r.d, &f->loc, t, 0, bytes.data, bytes.size)
		|| !fxge_dense_admit(&f->sum, r.d, &f->loc, t))
		return false;
	t->file_offset = t->data ? (uint64_t)(t->data - t->file->bytes.data) : UINT64_MAX;
	fxge_tensor_own(&p->arena, t);
	fxge_program_add_tensor(p, t);
	return true;
}
