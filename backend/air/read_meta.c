/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of descriptors to metas, and of constants to tensors that view the file or side
 * files. */
#include "backend/air/reader.h"
#include "base/diag/air.h"
#include "base/diag/common.h"

#include <stdio.h>

/* ---- metas ---- */

/* Returns a new symbol: the file does not define which unknown dims are equal. */
fxge_size
fxge_air_fresh_dim(fxge_air_reader *r)
{
	fxge_syms *t = r->p->syms;

	for (;;) {
		char text[32];
		int n = snprintf(text, sizeof text, "_d%llu", (unsigned long long)r->next_dim++);
		int before = fxge_syms_count(t);
		fxge_size s =
			fxge_sym_symbol(t, fxge_names_getn(r->s->names, text, (size_t)n), FXGE_SYM_T_INT);

		if (fxge_syms_count(t) > before || fxge_syms_fault(t)) {
			fxge_sym_set_range(t, s, 0, INT64_MAX);
			return s;
		}
	}
}

static uint8_t
format_of(const ge_desc *d)
{
	const ge_attr *f = fxge_air_find_attr(d->attr, d->n_attr, "format_for_int");

	if (f && f->value_case == GE_ATTR(I)
		&& ((f->i & 0xff) == FXGE_FORMAT_NCHW || (f->i & 0xff) == FXGE_FORMAT_NCDHW))
		return (uint8_t)(f->i & 0xff);
	if (f)
		return FXGE_FORMAT_ND;
	return strcmp(d->layout, "NCHW") == 0    ? FXGE_FORMAT_NCHW
		   : strcmp(d->layout, "NCDHW") == 0 ? FXGE_FORMAT_NCDHW
											 : FXGE_FORMAT_ND;
}

/* Sets the bounds of an unknown dim from a Data's shape_range. */
static void
set_range(fxge_air_reader *r, const ge_desc *d, size_t i, fxge_size s)
{
	const ge_attr *v = fxge_air_find_attr(d->attr, d->n_attr, "shape_range");

	if (!v || v->value_case != GE_ATTR(LIST_LIST_INT) || i >= v->list_list_int->n_list_list_i)
		return;
	const ge_list_int *l = v->list_list_int->list_list_i[i];

	if (l->n_list_i == 2 && l->list_i[0] >= 0)
		fxge_sym_set_range(
			r->p->syms, s, l->list_i[0], l->list_i[1] < 0 ? INT64_MAX : l->list_i[1]);
}

bool
fxge_air_read_meta(fxge_air_reader *r, const ge_desc *d, fxge_meta *out)
{
	fxge_dtype dt = fxge_dtype_by_proto((int64_t)d->dtype);
	size_t n = d->shape ? d->shape->n_dim : 0;

	if (dt == FXGE_DT_NONE)
		return fxge_air_bad(
			r, FXGE_D_AIR_UNREADABLE, "the dtype %d is not supported", (int)d->dtype);
	if (n > FXGE_MAX_RANK)
		return fxge_air_bad(r, FXGE_D_AIR_DIM, "%zu dims, more than %d", n, FXGE_MAX_RANK);
	*out = (fxge_meta){
		.kind = FXGE_META_TENSOR, .dtype = dt, .format = format_of(d), .rank = (int8_t)n};
	if (n == 1 && d->shape->dim[0] == -2) {
		out->rank = -1;
		return true;
	}
	fxge_size *shape = FXGE_NEW_ARRAY(r->a, n, fxge_size);

	for (size_t i = 0; i < n; i++) {
		int64_t v = d->shape->dim[i];

		if (v < -1)
			return fxge_air_bad(r, FXGE_D_AIR_DIM, "the dim %lld", (long long)v);
		shape[i] = v < 0 ? fxge_air_fresh_dim(r) : fxge_sym_int(r->p->syms, v);
		if (v < 0)
			set_range(r, d, i, shape[i]);
	}
	out->shape = shape;
	if (fxge_syms_fault(r->p->syms))
		return fxge_air_bad(r, FXGE_D_LIMIT, "too many unknown dims");
	return true;
}

/* ---- tensors ---- */

/* Returns a tensor without data for a descriptor, in the program's arena; NULL after a
 * diagnostic. */
static fxge_tensor *
tensor_of(fxge_air_reader *r, const ge_desc *d, const char *name)
{
	fxge_dtype dt = d ? fxge_dtype_by_proto((int64_t)d->dtype) : FXGE_DT_NONE;
	size_t n = d && d->shape ? d->shape->n_dim : 0;

	if (dt == FXGE_DT_NONE || n > FXGE_MAX_RANK) {
		fxge_air_bad(
			r, FXGE_D_AIR_CONST_VALUE, "the constant has no descriptor with a known dtype");
		return NULL;
	}
	for (size_t i = 0; i < n; i++)
		if (d->shape->dim[i] < 0) {
			fxge_air_bad(r, FXGE_D_AIR_CONST_SIZE, "a constant has the dim %lld",
				(long long)d->shape->dim[i]);
			return NULL;
		}
	fxge_tensor *t = FXGE_NEW(&r->p->arena, fxge_tensor);

	t->dtype = dt;
	t->rank = (int)n;
	t->shape =
		fxge_arena_copy(&r->p->arena, n ? d->shape->dim : (int64_t[]){0}, n * sizeof(int64_t));
	t->file_offset = UINT64_MAX;
	if (fxge_tensor_numel(t) < 0 || fxge_tensor_numel(t) > INT64_MAX / 16) {
		fxge_air_bad(r, FXGE_D_AIR_CONST_SIZE, "a constant has too many elements");
		return NULL;
	}
	t->size = (size_t)fxge_tensor_dense_size(t);
	t->name = fxge_program_fresh_tensor_name(r->p, name);
	return t;
}

/* The data is a view of the mapped .air if the unpacker left it there. */
const fxge_tensor *
fxge_air_read_value(fxge_air_reader *r, const ge_tensor *v, const char *name)
{
	fxge_tensor *t = tensor_of(r, v->desc, name);

	if (!t)
		return NULL;
	if (v->data.len != t->size) {
		fxge_air_bad(r, FXGE_D_AIR_CONST_SIZE, "%zu bytes of data, but the descriptor needs %zu",
			v->data.len, t->size);
		return NULL;
	}
	/* small constants are copied: the writer keeps them inline */
	if (fxge_air_is_view(&r->file, v->data.data) && v->data.len > FXGE_AIR_SMALL) {
		t->file = r->source;
		t->data = v->data.data;
		t->file_offset = (uint64_t)(v->data.data - r->source->bytes.data);
	} else {
		t->data = fxge_arena_copy(
			&r->p->arena, v->data.len ? v->data.data : (const uint8_t *)"", v->data.len);
	}
	fxge_program_add_tensor(r->p, t);
	return t;
}

/* Compares an archive with the one that the program was compiled with, by the interface. */
static bool
is_same_archive(fxge_air_reader *r, const char *location, const fxge_file *f)
{
	yyjson_val *stamp = yyjson_obj_get(yyjson_obj_get(r->io, "archives"), location);
	char found[17];

	snprintf(
		found, sizeof found, "%016llx", stamp ? (unsigned long long)fxge_reference_stamp(f) : 0);
	if (!stamp || yyjson_equals_str(stamp, found))
		return true;
	fxge_air_bad(r, FXGE_D_AIR_LOCATION,
		"the file '%s' has changed since the program was compiled with its weights", location);
	fxge_report_hint(
		&r->s->diags, "compile the program again, or restore that version of the file");
	return false;
}

/* Opens a side file, once. */
static fxge_file *
open_file(fxge_air_reader *r, const char *location)
{
	size_t n = strlen(location);
	fxge_file *f = fxge_strmap_get(&r->files, location, n);
	fxge_loc l = fxge_air_loc(r);

	if (f)
		return f;
	f = fxge_reference_open(&r->p->arena, r->s, &l, fxge_file_place(r->source), location);
	if (!f || !is_same_archive(r, location, f))
		return NULL;
	fxge_dense_hold(&r->sum, f->bytes.size);
	fxge_strmap_put(r->a, &r->files, fxge_arena_strndup(r->a, location, n), n, f);
	return f;
}

/* Returns the bytes of an entry of the package; verifies its checksum once. */
static bool
find_entry(fxge_air_reader *r, const char *location, fxge_bytes *b)
{
	size_t n = strlen(location);
	const fxge_zip_entry *e = fxge_zip_find(r->from->zip, location);
	bool known = fxge_strmap_get(&r->files, location, n) != NULL;

	if (!e || !fxge_zip_stored(e))
		return fxge_air_bad(
			r, FXGE_D_AIR_LOCATION, "the package has no uncompressed entry '%s'", location);
	if (!known) {
		fxge_dense_hold(&r->sum, e->size);
		fxge_strmap_put(
			r->a, &r->files, fxge_arena_strndup(r->a, location, n), n, (void *)(uintptr_t)e);
	}
	return fxge_zip_read(r->a, &r->s->diags, r->from->zip, e, r->from->check_crc && !known, b);
}

/* Returns the file with the data of `location`, and sets *b to its bytes. */
static fxge_file *
find_bytes(fxge_air_reader *r, const char *location, fxge_bytes *b)
{
	if (r->from->zip)
		return find_entry(r, location, b) ? r->source : NULL;
	fxge_file *f = open_file(r, location);

	if (f)
		*b = f->bytes;
	return f;
}

const fxge_tensor *
fxge_air_read_file(
	fxge_air_reader *r, const char *location, uint64_t offset, bool exact, const fxge_tensor *like)
{
	fxge_bytes b;
	fxge_file *f = find_bytes(r, location, &b);

	if (!f)
		return NULL;
	if (exact ? b.size != like->size : offset > b.size || like->size > b.size - offset) {
		fxge_air_bad(r, FXGE_D_AIR_LOCATION, "the file '%s' has %zu bytes, expected %s%llu",
			location, b.size, exact ? "" : "at least ", (unsigned long long)offset + like->size);
		return NULL;
	}
	fxge_loc l = fxge_air_loc(r);

	if (!fxge_dense_admit(&r->sum, &r->s->diags, &l, like))
		return NULL;
	fxge_tensor *t = fxge_arena_copy(&r->p->arena, like, sizeof *like);

	t->file = f;
	t->data = b.data + offset;
	t->file_offset = (uint64_t)(t->data - f->bytes.data);
	fxge_tensor_own(&r->p->arena, t);
	fxge_program_add_tensor(r->p, t);
	return t;
}

static const char *
text_attr(fxge_air_reader *r, const ge_op *op, const char *key)
{
	const ge_attr *v = fxge_air_find_attr(op->attr, op->n_attr, key);

	if (!v || v->value_case != GE_ATTR(S) || (v->s.len && memchr(v->s.data, 0, v->s.len)))
		return NULL;
	return fxge_arena_strndup(r->a, (const char *)v->s.data, v->s.len);
}

static const fxge_tensor *
read_file_constant(fxge_air_reader *r, const ge_op *op)
{
	const char *location = text_attr(r, op, "location");
	const ge_attr *offset = fxge_air_find_attr(op->attr, op->n_attr, "offset");
	int64_t at = offset && offset->value_case == GE_ATTR(I) ? offset->i : 0;
	fxge_tensor *like = op->n_output_desc == 1 ? tensor_of(r, op->output_desc[0], op->name) : NULL;

	if (!location || at < 0)
		fxge_air_bad(
			r, FXGE_D_AIR_FILE_CONSTANT, "expected 'location' and an 'offset' of at least 0");
	return like && location && at >= 0 ? fxge_air_read_file(r, location, (uint64_t)at, false, like)
									   : NULL;
}

static const char *
last_part(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash && slash[1] ? slash + 1 : path;
}

const fxge_tensor *
fxge_air_read_const(fxge_air_reader *r, const ge_op *op)
{
	const ge_attr *v = fxge_air_find_attr(op->attr, op->n_attr, "value");
	const char *location = text_attr(r, op, "location");

	if (strcmp(op->type, "FileConstant") == 0)
		return read_file_constant(r, op);
	if (!v || v->value_case != GE_ATTR(T)) {
		fxge_air_bad(r, FXGE_D_AIR_CONST_VALUE, "'value' is missing or not a tensor");
		return NULL;
	}
	if (!location)
		return fxge_air_read_value(r, v->t, op->name);
	fxge_tensor *like = tensor_of(r, v->t->desc, last_part(location));

	return like ? fxge_air_read_file(r, location, 0, true, like) : NULL;
}
