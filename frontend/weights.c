/* SPDX-License-Identifier: Apache-2.0 */
/* Payload configurations of .pt2 archives: each tensor is a checked view of a record. */
#include "frontend/weights.h"

#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "frontend/blob.h"
#include "frontend/fields.h"
#include "ir/dense.h"
#include "proto/fx_graph.pb-c.h"

#define SMALL_ENTRY    (1u << 16) /* always checked: reading so few bytes is cheap */
#define LAYOUT_STRIDED 7

typedef struct reader {
	fxge_program *p;
	fxge_diags *d;
	const fxge_zip *z;
	const char *directory;
	bool lifted, check_crc, unbound;
	fxge_loc loc;
	fxge_dense sum;
	fxge_strmap records; /* from entry name to fxge_bytes: several tensors may share a record */
} reader;

bool
fxge_weights_place(fxge_diags *d, const fxge_loc *loc, fxge_tensor *t, int64_t offset,
	const uint8_t *record, uint64_t n)
{
	int64_t size = (int64_t)fxge_dtype_size(t->dtype), from;
	uint64_t bytes, end;

	if (!fxge_tensor_span(t, &bytes) || offset < 0 || __builtin_mul_overflow(offset, size, &from)
		|| __builtin_add_overflow((uint64_t)from, bytes, &end))
		return fxge_report(d, loc, FXGE_D_WEIGHT_INVALID,
			"%s: found sizes, strides or an offset beyond 64 bits", t->name);
	if (bytes == 0) { /* an empty storage has an empty record at any offset */
		t->data = record;
		t->size = 0;
		return true;
	}
	if (end > n)
		return fxge_report(d, loc, FXGE_D_WEIGHT_INVALID,
			"%s: found a record of %llu bytes, expected at least %llu", t->name,
			(unsigned long long)n, (unsigned long long)end);
	t->data = record + from;
	t->size = (size_t)(n - (uint64_t)from);
	return true;
}

/* Strides of tensors without bytes, which are known by this address. */
static const int64_t unbound[FXGE_MAX_RANK];

void
fxge_weights_unbind(fxge_program *p, fxge_tensor *t)
{
	/* A zero, and a number that keeps the tensor apart from others for passes that compare bytes.
	 */
	struct {
		uint8_t element[16];
		uint64_t number;
	} bytes = {.number = p->tensors.len};

	t->data = fxge_arena_copy(&p->arena, &bytes, sizeof bytes);
	t->size = sizeof bytes;
	t->stride = unbound;
	t->file_offset = UINT64_MAX;
}

bool
fxge_weights_unbound(const fxge_tensor *t)
{
	return t->stride == unbound;
}

#define REFUSE(r, ...) fxge_report((r)->d, &(r)->loc, FXGE_D_WEIGHT_INVALID, __VA_ARGS__)

static bool
constant(reader *r, const fxge_tensor *t, const Fx__SymInt *s, const char *what, int64_t *out)
{
	if (!s || s->value_case != FX__SYM_INT__VALUE_AS_INT || s->as_int < 0)
		return REFUSE(r, "%s: found a %s that is not an integer of 0 or more", t->name, what);
	*out = s->as_int;
	return true;
}

bool
fxge_weights_dense(int rank, const int64_t *shape, const int64_t *stride)
{
	int64_t dense = 1;

	for (int i = rank; i-- > 0;) {
		if (shape[i] != 1 && stride[i] != dense)
			return false;
		if (__builtin_mul_overflow(dense, shape[i] ? shape[i] : 1, &dense))
			return false;
	}
	return true;
}

static bool
describe(reader *r, fxge_tensor *t, const Fx__TensorMeta *m, int64_t *offset)
{
	int64_t *shape = FXGE_NEW_ARRAY(&r->p->arena, m->n_sizes, int64_t);
	int64_t *stride = FXGE_NEW_ARRAY(&r->p->arena, m->n_sizes, int64_t);

	t->dtype = fxge_dtype_by_torch(m->dtype);
	if (t->dtype == FXGE_DT_NONE || (m->has_layout && m->layout != LAYOUT_STRIDED))
		return fxge_report(r->d, &r->loc, FXGE_D_WEIGHT_UNSUPPORTED,
			"%s: found dtype number %d in layout number %d, expected a dense tensor of a known "
			"dtype",
			t->name, m->dtype, m->layout);
	if (m->n_sizes > FXGE_MAX_RANK)
		return fxge_report(r->d, &r->loc, FXGE_D_LIMIT, "%s: found %zu dims, expected at most %d",
			t->name, m->n_sizes, FXGE_MAX_RANK);
	if (m->n_strides != m->n_sizes)
		return REFUSE(r, "%s: found %zu strides, expected %zu", t->name, m->n_strides, m->n_sizes);
	t->rank = (int)m->n_sizes;
	t->shape = shape;
	for (int i = 0; i < t->rank; i++)
		if (!constant(r, t, m->sizes[i], "size", &shape[i])
			|| !constant(r, t, m->strides[i], "stride", &stride[i]))
			return false;
	if (!fxge_weights_dense(t->rank, shape, stride))
		t->stride = stride;
	*offset = 0;
	return !m->storage_offset || constant(r, t, m->storage_offset, "storage offset", offset);
}

/* Finds the bytes of a record, which is opened once. */
static bool
open_record(reader *r, const char *path, const fxge_zip_entry **entry, fxge_bytes *out)
{
	const char *name = fxge_arena_printf(&r->p->scratch, "%s%s", r->directory, path);
	const fxge_bytes *known = fxge_strmap_get(&r->records, name, strlen(name));

	*entry = fxge_zip_find(r->z, name);
	if (known) {
		*out = *known;
		return true;
	}
	if (!*entry)
		return REFUSE(r, "found no archive entry %s, which the configuration names", name);
	bool check = r->check_crc || (*entry)->size <= SMALL_ENTRY || !fxge_zip_stored(*entry);

	if (!fxge_zip_read(&r->p->arena, r->d, r->z, *entry, check, out))
		return false;
	fxge_dense_hold(&r->sum, out->size);
	fxge_bytes *copy = FXGE_NEW(&r->p->scratch, fxge_bytes);

	*copy = *out;
	fxge_strmap_put(&r->p->scratch, &r->records, name, strlen(name), copy);
	return true;
}

/* Adds the tensors inside of a pickled tensor subclass. */
static bool
add_subclass(reader *r, const char *record, fxge_name name)
{
	const char *path = fxge_arena_printf(&r->p->scratch, "%s%s", r->directory, record);

	if (fxge_map_get(&r->p->subclasses, fxge_ptr_key(name)))
		return REFUSE(r, "found two tensors named %s", name);
	return fxge_blob_read_subclass(r->p, r->z, path, name, r->lifted, r->check_crc);
}

static bool
add_tensor(reader *r, const Fx__PayloadEntry *e)
{
	const Fx__PayloadMeta *m = e->value;
	const fxge_zip_entry *entry;
	fxge_bytes bytes;
	int64_t offset = 0;
	fxge_tensor *t = FXGE_NEW(&r->p->arena, fxge_tensor);

	if (!e->key || !*e->key || strlen(e->key) > FXGE_MAX_NAME)
		return REFUSE(r, "found a tensor whose name is empty or too long");
	t->name = fxge_names_get(r->p->names, e->key);
	t->lifted = r->lifted;
	if (!m->tensor_meta || !m->path_name)
		return REFUSE(r, "%s: found no %s", t->name, m->path_name ? "tensor_meta" : "path_name");
	if (strchr(m->path_name, '/') || strchr(m->path_name, '\\'))
		return REFUSE(
			r, "%s: found the path %s, expected a name without separators", t->name, m->path_name);
	if (fxge_program_tensor(r->p, t->name))
		return REFUSE(r, "found two tensors named %s", t->name);
	if (m->use_pickle)
		return add_subclass(r, m->path_name, t->name);
	if (!describe(r, t, m->tensor_meta, &offset) || !open_record(r, m->path_name, &entry, &bytes))
		return false;
	if (r->unbound && bytes.size == 0 && fxge_tensor_numel(t) > 0) {
		t->file = r->z->file;
		fxge_weights_unbind(r->p, t);
		fxge_program_add_tensor(r->p, t);
		return true;
	}
	if (!fxge_weights_place(r->d, &r->loc, t, offset, bytes.data, bytes.size)
		|| !fxge_dense_admit(&r->sum, r->d, &r->loc, t))
		return false;
	bool stored = fxge_zip_stored(entry);

	t->file = stored ? r->z->file : NULL;
	t->file_offset = stored ? (uint64_t)(t->data - r->z->file->bytes.data) : UINT64_MAX;
	fxge_tensor_own(&r->p->arena, t);
	fxge_program_add_tensor(r->p, t);
	return true;
}

bool
fxge_weights_read(fxge_program *p, const fxge_zip *z, const char *directory, const char *config,
	bool lifted, const fxge_read_options *o)
{
	const char *path = fxge_arena_printf(&p->scratch, "%s%s", directory, config);
	const fxge_zip_entry *e = fxge_zip_find(z, path);
	reader r = {.p = p,
		.d = &p->session->diags,
		.z = z,
		.directory = directory,
		.lifted = lifted,
		.check_crc = o && o->check_crc,
		.unbound = o && o->unbound,
		.loc = {.file = z->label, .offset = -1, .graph = fxge_names_get(p->names, config)}};
	fxge_bytes b;

	if (!e) /* a model without weights may lack the configuration */
		return true;
	if (!fxge_zip_read(&p->scratch, r.d, z, e, true, &b))
		return false;
	yyjson_val *j = fxge_json_parse(&p->scratch, r.d, &r.loc, b);
	fxge_fields f = {.arena = &p->scratch, .diags = r.d, .loc = r.loc, .index = SIZE_MAX};
	const Fx__PayloadConfig *c =
		j ? fxge_fields_message(&f, j, &fx__payload_config__descriptor) : NULL;

	if (!c)
		return false;
	for (size_t i = 0; i < c->n_config; i++)
		if (!add_tensor(&r, c->config[i]))
			return false;
	return true;
}
