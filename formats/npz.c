/* SPDX-License-Identifier: Apache-2.0 */
/* Archives of arrays (.npz): read by the strict zip reader, written as stored entries. */
#include "base/diag/commands.h"
#include "formats/arrays.h"

#include "formats/zip.h"

#include <zlib.h>

/* ---- reading ---- */

static bool
read_entry(fxge_arrays *a, const fxge_zip *z, const fxge_zip_entry *e)
{
	fxge_diags *d = &a->session->diags;
	size_t n = strlen(e->name);
	fxge_array array;
	fxge_bytes b;

	if (n < 4 || strcmp(e->name + n - 4, ".npy") != 0) {
		fxge_loc loc = {.file = z->label, .offset = -1};

		return fxge_report(d, &loc, FXGE_D_NPY_INVALID, "entry '%s' is not a .npy array", e->name);
	}
	const char *name = fxge_arena_strndup(&a->arena, e->name, n - 4);
	const char *label = fxge_arena_printf(&a->arena, "%s: %s", z->label, e->name);

	return fxge_zip_read(&a->arena, d, z, e, true, &b)
		   && fxge_npy_read(&a->arena, d, label, b, &array) && fxge_arrays_put(a, name, &array);
}

bool
fxge_npz_read(fxge_arrays *a, fxge_file *f)
{
	fxge_zip *z = FXGE_NEW(&a->arena, fxge_zip);

	if (!fxge_zip_open(&a->arena, &a->session->diags, f, z))
		return false;
	for (size_t i = 0; i < z->n; i++)
		if (!read_entry(a, z, &z->entries[i]))
			return false;
	return true;
}

/* ---- writing ---- */

enum { DOS_DATE = 0x21 }; /* 1980-01-01, the earliest date of zip */

typedef struct entry {
	uint32_t crc;
	uint64_t offset, size;
	fxge_sbuf head; /* the .npy header */
} entry;

static void
write_number(fxge_out *o, uint64_t v, int bytes)
{
	uint8_t b[8];

	for (int i = 0; i < bytes; i++)
		b[i] = (uint8_t)(v >> 8 * i);
	fxge_out_write(o, b, (size_t)bytes);
}

static uint32_t
crc_of(uint32_t crc, const void *data, size_t n)
{
	const uint8_t *p = data;

	while (n) {
		uInt part = n > 1u << 30 ? 1u << 30 : (uInt)n;

		crc = (uint32_t)crc32(crc, p, part);
		p += part;
		n -= part;
	}
	return crc;
}

/* Writes the fields from "version needed" to "length of the name", common to local and central
 * headers. Sizes are always in the zip64 extra field, so that all entries have one form. */
static void
write_common_fields(fxge_out *o, const entry *e, size_t name)
{
	write_number(o, 45, 2);
	write_number(o, 1 << 11, 2); /* names are UTF-8 */
	write_number(o, 0, 2);
	write_number(o, 0, 2);
	write_number(o, DOS_DATE, 2);
	write_number(o, e->crc, 4);
	write_number(o, UINT32_MAX, 4);
	write_number(o, UINT32_MAX, 4);
	write_number(o, name, 2);
}

static void
put_name(fxge_out *o, const char *name)
{
	fxge_out_write(o, name, strlen(name));
	fxge_out_write(o, ".npy", 4);
}

static void
write_local_header(fxge_out *o, entry *e, const fxge_named_array *a)
{
	e->offset = fxge_out_size(o);
	write_number(o, 0x04034b50, 4);
	write_common_fields(o, e, strlen(a->name) + 4);
	write_number(o, 20, 2);
	put_name(o, a->name);
	write_number(o, 1, 2);
	write_number(o, 16, 2);
	write_number(o, e->size, 8);
	write_number(o, e->size, 8);
	fxge_out_write(o, e->head.data, e->head.len);
	fxge_out_write(o, a->array.data, a->array.size);
}

static void
write_central_header(fxge_out *o, const entry *e, const fxge_named_array *a)
{
	write_number(o, 0x02014b50, 4);
	write_number(o, 45, 2);
	write_common_fields(o, e, strlen(a->name) + 4);
	write_number(o, 28, 2);
	write_number(o, 0, 2);
	write_number(o, 0, 2);
	write_number(o, 0, 2);
	write_number(o, 0, 4);
	write_number(o, UINT32_MAX, 4);
	put_name(o, a->name);
	write_number(o, 1, 2);
	write_number(o, 24, 2);
	write_number(o, e->size, 8);
	write_number(o, e->size, 8);
	write_number(o, e->offset, 8);
}

static void
zip64_ending(fxge_out *o, uint64_t n, uint64_t start, uint64_t end)
{
	write_number(o, 0x06064b50, 4);
	write_number(o, 44, 8);
	write_number(o, 45, 2);
	write_number(o, 45, 2);
	write_number(o, 0, 8);
	write_number(o, n, 8);
	write_number(o, n, 8);
	write_number(o, end - start, 8);
	write_number(o, start, 8);
	write_number(o, 0x07064b50, 4);
	write_number(o, 0, 4);
	write_number(o, end, 8);
	write_number(o, 1, 4);
}

/* Writes the end records. Other readers expect only the plain record in an empty archive. */
static void
write_end_records(fxge_out *o, uint64_t n, uint64_t start)
{
	uint64_t end = fxge_out_size(o);
	bool empty = n == 0;

	if (!empty)
		zip64_ending(o, n, start, end);
	write_number(o, 0x06054b50, 4);
	write_number(o, 0, 4);
	write_number(o, empty ? 0 : UINT16_MAX, 2);
	write_number(o, empty ? 0 : UINT16_MAX, 2);
	write_number(o, empty ? 0 : UINT32_MAX, 4);
	write_number(o, empty ? 0 : UINT32_MAX, 4);
	write_number(o, 0, 2);
}

bool
fxge_npz_write(fxge_arena *a, const fxge_arrays *arrays, const char *path)
{
	size_t n = arrays->list.len;
	entry *e = FXGE_NEW_ARRAY(a, n, entry);
	fxge_out *o = fxge_out_open(a, &arrays->session->diags, path);

	if (!o)
		return false;
	for (size_t i = 0; i < n; i++) {
		const fxge_array *array = &arrays->list.data[i].array;

		fxge_sbuf_init(&e[i].head, a);
		fxge_npy_header(&e[i].head, array);
		e[i].size = e[i].head.len + array->size;
		e[i].crc = crc_of(crc_of(0, e[i].head.data, e[i].head.len), array->data, array->size);
		write_local_header(o, &e[i], &arrays->list.data[i]);
	}
	uint64_t start = fxge_out_size(o);

	for (size_t i = 0; i < n; i++)
		write_central_header(o, &e[i], &arrays->list.data[i]);
	write_end_records(o, n, start);
	return fxge_out_commit(o);
}
