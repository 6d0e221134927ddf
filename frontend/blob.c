/* SPDX-License-Identifier: Apache-2.0 */
/* torch.save archives of tensors: data.pkl lists views of the records data/N. */
#include "frontend/blob.h"

#include "base/diag/archives.h"
#include "base/limits.h"
#include "formats/pickle.h"
#include "frontend/weights.h"
#include "ir/dense.h"

#define SMALL_ENTRY (1u << 16) /* always checked: reading so few bytes is cheap */

typedef struct reader {
	fxge_program *p;
	fxge_diags *d;
	fxge_zip z;
	const char *root; /* "archive/" */
	bool lifted, check_crc;
	fxge_name subclass; /* name of the tensor subclass, or NULL: a dict of tensors is read */
	fxge_loc loc;
	fxge_dense sum;
	fxge_strmap records; /* from key to record: several tensors may share a record */
} reader;

typedef struct record {
	const fxge_zip_entry *entry;
	fxge_bytes bytes;
} record;

#define REFUSE(r, id, ...) fxge_report((r)->d, &(r)->loc, FXGE_D_##id, __VA_ARGS__)

static const fxge_zip_entry *
find_entry(const reader *r, const char *path)
{
	return fxge_zip_find(&r->z, fxge_arena_printf(&r->p->scratch, "%s%s", r->root, path));
}

/* Finds the directory of data.pkl: `archive/` unless the caller of torch.save chose another
 * name. */
static bool
find_root(reader *r)
{
	const char *name = r->z.n ? r->z.entries[0].name : "", *slash = strchr(name, '/');

	r->root = fxge_arena_strndup(&r->p->scratch, name, slash ? (size_t)(slash - name) + 1 : 0);
	return find_entry(r, "data.pkl") ? true
									 : REFUSE(r, ARCHIVE_INVALID, "found no %sdata.pkl", r->root);
}

static bool
check_order(reader *r)
{
	const fxge_zip_entry *e = find_entry(r, "byteorder");
	fxge_bytes b;

	if (!e) /* absent before torch 2.1; the byte order is unknown then */
		return true;
	if (!fxge_zip_read(&r->p->scratch, r->d, &r->z, e, true, &b))
		return false;
	if (b.size == 6 && memcmp(b.data, "little", 6) == 0)
		return true;
	return REFUSE(r, WEIGHT_UNSUPPORTED, "byteorder: found '%.*s', expected 'little'",
		b.size < 16 ? (int)b.size : 16, (const char *)b.data);
}

static const record *
open_record(reader *r, const fxge_pickled *v)
{
	record *x = fxge_strmap_get(&r->records, v->key, strlen(v->key));

	if (x)
		return x;
	x = FXGE_NEW(&r->p->scratch, record);
	x->entry = find_entry(r, fxge_arena_printf(&r->p->scratch, "data/%s", v->key));
	if (!x->entry) {
		REFUSE(r, WEIGHT_INVALID, "%s: found no record %sdata/%s", v->name, r->root, v->key);
		return NULL;
	}
	bool check = r->check_crc || x->entry->size <= SMALL_ENTRY || !fxge_zip_stored(x->entry);

	if (!fxge_zip_read(&r->p->arena, r->d, &r->z, x->entry, check, &x->bytes))
		return NULL;
	fxge_dense_hold(&r->sum, x->bytes.size);
	fxge_strmap_put(&r->p->scratch, &r->records, v->key, strlen(v->key), x);
	return x;
}

static fxge_name
full_name(const reader *r, const char *name)
{
	if (!r->subclass)
		return fxge_names_get(r->p->names, name);
	return fxge_names_get(
		r->p->names, fxge_arena_printf(&r->p->scratch, "%s.%s", r->subclass, name));
}

static bool
add(reader *r, const fxge_pickled *v)
{
	fxge_tensor *t = FXGE_NEW(&r->p->arena, fxge_tensor);
	const record *x = open_record(r, v);

	if (!x)
		return false;
	if (!*v->name)
		return REFUSE(r, WEIGHT_INVALID, "found a tensor whose name is empty");
	*t = (fxge_tensor){.name = full_name(r, v->name),
		.dtype = v->dtype,
		.rank = v->rank,
		.shape = v->shape,
		.stride = fxge_weights_dense(v->rank, v->shape, v->stride) ? NULL : v->stride,
		.lifted = r->lifted};
	if (fxge_program_tensor(r->p, t->name))
		return REFUSE(r, WEIGHT_INVALID, "found two tensors named %s", t->name);
	if ((uint64_t)v->storage_bytes != x->bytes.size)
		return REFUSE(r, WEIGHT_INVALID, "%s: found a record of %zu bytes, expected %lld", t->name,
			x->bytes.size, (long long)v->storage_bytes);
	if (!fxge_weights_place(r->d, &r->loc, t, v->offset, x->bytes.data, x->bytes.size)
		|| !fxge_dense_admit(&r->sum, r->d, &r->loc, t))
		return false;
	t->file = fxge_zip_stored(x->entry) ? r->z.file : NULL;
	t->file_offset = t->file ? (uint64_t)(t->data - t->file->bytes.data) : UINT64_MAX;
	fxge_tensor_own(&r->p->arena, t);
	fxge_program_add_tensor(r->p, t);
	return true;
}

static bool
refuse_object(reader *r)
{
	return REFUSE(r, WEIGHT_UNSUPPORTED,
		"%s is pickled in another form than a tensor subclass, which is never read: for torchao, "
		"unwrap_tensor_subclass(model) before torch.export makes plain tensors",
		r->subclass);
}

static bool
read_tensors(reader *r)
{
	const fxge_zip_entry *e = find_entry(r, "data.pkl");
	fxge_pickled_list list;
	fxge_bytes b;

	if (!fxge_zip_read(&r->p->scratch, r->d, &r->z, e, true, &b))
		return false;
	if (b.size && b.size <= FXGE_MAX_PICKLE) /* a copy, since another process may change a mapped
												file between two reads */
		b.data = fxge_arena_copy(&r->p->scratch, b.data, b.size);
	r->loc.graph = fxge_names_get(r->p->names, e->name);
	if (r->subclass && !fxge_pickle_is_subclass(b))
		return refuse_object(r);
	if (!(r->subclass ? fxge_pickle_scan_subclass : fxge_pickle_scan)(
			&r->p->arena, r->d, &r->loc, b, &list))
		return false;
	if (r->subclass)
		fxge_map_put(&r->p->arena, &r->p->subclasses, fxge_ptr_key(r->subclass),
			(void *)(uintptr_t)(r->p->tensors.len + 1));
	for (size_t i = 0; i < list.len; i++)
		if (!add(r, &list.data[i]))
			return false;
	return true;
}

static bool
read_archive(reader *r, const fxge_zip *z, const char *path)
{
	const fxge_zip_entry *e = fxge_zip_find(z, path);
	fxge_bytes b;

	if (!e)
		return REFUSE(r, ARCHIVE_INVALID, "found no entry %s", path);
	bool check = r->check_crc || e->size <= SMALL_ENTRY || !fxge_zip_stored(e);

	if (!fxge_zip_read(&r->p->arena, r->d, z, e, check, &b))
		return false;
	if (r->subclass && (b.size < 2 || memcmp(b.data, "PK", 2) != 0))
		return refuse_object(r);
	if (b.size == 0) /* torch writes no bytes for an absent dict */
		return true;
	if (!fxge_zip_open_inner(&r->p->scratch, r->d, z, e, b, &r->z))
		return false;
	r->loc.file = r->z.label;
	return find_root(r) && check_order(r) && read_tensors(r);
}

bool
fxge_blob_read(fxge_program *p, const fxge_zip *z, const char *path, bool lifted, bool check_crc)
{
	reader r = {.p = p,
		.d = &p->session->diags,
		.lifted = lifted,
		.check_crc = check_crc,
		.loc = {.file = z->label, .offset = -1}};

	return read_archive(&r, z, path);
}

bool
fxge_blob_read_subclass(fxge_program *p, const fxge_zip *z, const char *path, fxge_name name,
	bool lifted, bool check_crc)
{
	reader r = {.p = p,
		.d = &p->session->diags,
		.lifted = lifted,
		.check_crc = check_crc,
		.subclass = name,
		.loc = {.file = z->label, .offset = -1}};

	return read_archive(&r, z, path);
}
