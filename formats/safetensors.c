/* SPDX-License-Identifier: Apache-2.0 */
/* Header of .safetensors files. */
#include "formats/safetensors.h"

#include "base/diag/archives.h"
#include "base/limits.h"
#include "formats/json.h"

enum { PREFIX = 8, MAX_HEADER = 100000000 /* limit of the format */ };

typedef struct reader {
	fxge_arena *arena;
	fxge_diags *diags;
	fxge_file *file;
	fxge_loc loc;
	fxge_bytes data; /* behind the header */
} reader;

#define REFUSE(r, ...) fxge_report((r)->diags, &(r)->loc, FXGE_D_CHECKPOINT, __VA_ARGS__)

static const struct {
	const char *text;
	fxge_dtype dtype;
} dtypes[] = {
	{"BF16", FXGE_DT_BF16},
	{"BOOL", FXGE_DT_BOOL},
	{"C64", FXGE_DT_C64},
	{"F16", FXGE_DT_F16},
	{"F32", FXGE_DT_F32},
	{"F64", FXGE_DT_F64},
	{"F8_E4M3", FXGE_DT_F8E4M3},
	{"F8_E5M2", FXGE_DT_F8E5M2},
	{"I16", FXGE_DT_I16},
	{"I32", FXGE_DT_I32},
	{"I64", FXGE_DT_I64},
	{"I8", FXGE_DT_I8},
	{"U16", FXGE_DT_U16},
	{"U32", FXGE_DT_U32},
	{"U64", FXGE_DT_U64},
	{"U8", FXGE_DT_U8},
};

static fxge_dtype
dtype_of(const char *text)
{
	for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++)
		if (text && strcmp(dtypes[i].text, text) == 0)
			return dtypes[i].dtype;
	return FXGE_DT_NONE;
}

static bool
read_shape(reader *r, fxge_tensor *t, yyjson_val *j)
{
	size_t n = yyjson_arr_size(j), i, max;
	int64_t *shape = FXGE_NEW_ARRAY(r->arena, n, int64_t);
	yyjson_val *size;

	if (!yyjson_is_arr(j) || n > FXGE_MAX_RANK)
		return REFUSE(r, "%s: found %s as the shape, expected a list of at most %d sizes", t->name,
			fxge_json_kind(j), FXGE_MAX_RANK);
	yyjson_arr_foreach(j, i, max, size)
	{
		if (!fxge_json_int(size, &shape[i]) || shape[i] < 0)
			return REFUSE(r, "%s: found a size that is not an integer of at least 0", t->name);
	}
	t->rank = (int)n;
	t->shape = shape;
	return true;
}

static bool
read_data(reader *r, fxge_tensor *t, yyjson_val *j)
{
	int64_t begin, end;
	uint64_t bytes = 0;

	if (!fxge_json_int(yyjson_arr_get(j, 0), &begin) || !fxge_json_int(yyjson_arr_get(j, 1), &end)
		|| yyjson_arr_size(j) != 2)
		return REFUSE(r, "%s: expected two offsets, each at most the %zu bytes of the data",
			t->name, r->data.size);
	if (begin < 0 || end < begin || (uint64_t)end > r->data.size)
		return REFUSE(r, "%s: found data from %lld to %lld, expected a part of %zu bytes", t->name,
			(long long)begin, (long long)end, r->data.size);
	if (t->dtype != FXGE_DT_NONE
		&& (fxge_tensor_numel(t) < 0 || !fxge_tensor_span(t, &bytes)
			|| bytes != (uint64_t)(end - begin)))
		return REFUSE(r, "%s: found %lld bytes, expected the %llu of its shape", t->name,
			(long long)(end - begin), (unsigned long long)bytes);
	t->file = r->file;
	t->data = r->data.data + begin;
	t->size = (size_t)(end - begin);
	t->file_offset = (uint64_t)(t->data - r->file->bytes.data);
	return true;
}

static bool
read_tensor(reader *r, fxge_safetensors *out, const char *name, yyjson_val *j)
{
	fxge_tensor *t = FXGE_NEW(r->arena, fxge_tensor);

	t->name = name;
	if (!*name || strlen(name) > FXGE_MAX_NAME)
		return REFUSE(r, "found a tensor whose name is empty or too long");
	if (!yyjson_is_obj(j) || !yyjson_is_str(yyjson_obj_get(j, "dtype")))
		return REFUSE(r, "%s: found %s, expected an object with dtype, shape and data_offsets",
			name, fxge_json_kind(j));
	t->dtype = dtype_of(yyjson_get_str(yyjson_obj_get(j, "dtype")));
	if (!read_shape(r, t, yyjson_obj_get(j, "shape"))
		|| !read_data(r, t, yyjson_obj_get(j, "data_offsets")))
		return false;
	fxge_vec_push(r->arena, &out->tensors, t);
	return true;
}

static int
by_place(const void *a, const void *b)
{
	const fxge_tensor *x = *(const fxge_tensor *const *)a, *y = *(const fxge_tensor *const *)b;

	return (x->data > y->data) - (x->data < y->data);
}

/* Checks that no byte belongs to two tensors: the format has no views. */
static bool
are_apart(reader *r, const fxge_safetensors *found)
{
	fxge_tensor **by = FXGE_NEW_ARRAY(r->arena, found->tensors.len, fxge_tensor *);
	size_t n = 0;

	for (size_t i = 0; i < found->tensors.len; i++)
		if (found->tensors.data[i]->size)
			by[n++] = found->tensors.data[i];
	if (n)
		qsort(by, n, sizeof *by, by_place);
	for (size_t i = 1; i < n; i++)
		if (by[i]->data < by[i - 1]->data + by[i - 1]->size)
			return REFUSE(r, "found bytes that belong to %s and to %s, expected tensors apart",
				by[i - 1]->name, by[i]->name);
	return true;
}

/* Finds the JSON text behind the first 8 bytes. */
static bool
find_header(reader *r, fxge_bytes *header)
{
	fxge_bytes all = r->file->bytes;
	uint64_t size = 0;

	for (size_t i = 0; i < PREFIX && all.size >= PREFIX; i++)
		size |= (uint64_t)all.data[i] << (8 * i);
	if (all.size < PREFIX || size > MAX_HEADER || size > all.size - PREFIX)
		return REFUSE(r,
			"found %zu bytes with a header of %llu, expected a .safetensors file (at most %d)",
			all.size, (unsigned long long)size, MAX_HEADER);
	*header = (fxge_bytes){all.data + PREFIX, (size_t)size};
	r->data = (fxge_bytes){all.data + PREFIX + size, all.size - PREFIX - (size_t)size};
	return true;
}

bool
fxge_safetensors_read(fxge_arena *a, fxge_diags *d, fxge_file *f, fxge_safetensors *out)
{
	reader r = {.arena = a, .diags = d, .file = f, .loc = {.file = f->path, .offset = -1}};
	fxge_bytes header;
	size_t i, max;
	yyjson_val *key, *value;

	if (!find_header(&r, &header))
		return false;
	yyjson_val *j = fxge_json_parse(a, d, &r.loc, header);

	if (!j)
		return false;
	if (!yyjson_is_obj(j))
		return REFUSE(&r, "found %s as the header, expected an object", fxge_json_kind(j));
	yyjson_obj_foreach(j, i, max, key, value)
	{
		const char *name = yyjson_get_str(key);

		if (strcmp(name, "__metadata__") != 0 && !read_tensor(&r, out, name, value))
			return false;
	}
	return are_apart(&r, out);
}
