/* SPDX-License-Identifier: Apache-2.0 */
/* Content of one archive entry, with checks of its declared sizes before memory is allocated. */
#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "formats/zip.h"

#include "base/limits.h"

#include <zlib.h>

#define FLAG_ENCRYPTED 0x2041 /* bits of encrypted, strongly encrypted and masked headers */
#define DEFLATED       8

static void *
z_alloc(void *heap, unsigned n, unsigned size)
{
	return fxge_heap_alloc(heap, (size_t)n * size);
}

static void
z_free(void *heap, void *p)
{
	fxge_heap_free(heap, p);
}

/* Inflates `in` in parts, since zlib counts in unsigned int. Returns Z_OK only if all of `in`
 * yields exactly `size` bytes. */
static int
inflate_all(fxge_heap *h, const uint8_t *in, uint64_t n, uint8_t *out, uint64_t size)
{
	z_stream s = {.zalloc = z_alloc, .zfree = z_free, .opaque = h};
	const uint64_t piece = 1u << 30;
	int rc = inflateInit2(&s, -MAX_WBITS);

	if (rc != Z_OK)
		return rc;
	s.next_in = (Bytef *)(uintptr_t)in;
	s.next_out = out;
	do {
		if (s.avail_in == 0) {
			s.avail_in = (uInt)(n < piece ? n : piece);
			n -= s.avail_in;
		}
		if (s.avail_out == 0) {
			s.avail_out = (uInt)(size < piece ? size : piece);
			size -= s.avail_out;
		}
		rc = inflate(&s, Z_NO_FLUSH);
	} while (rc == Z_OK && (s.avail_in || n) && (s.avail_out || size));
	/* All output may be complete before the end mark is read. */
	if (rc == Z_OK && !s.avail_out && !size)
		rc = inflate(&s, Z_FINISH);
	if (rc == Z_STREAM_END)
		rc = s.avail_in || n || s.avail_out || size ? Z_DATA_ERROR : Z_OK;
	else if (rc != Z_MEM_ERROR)
		rc = Z_DATA_ERROR;
	inflateEnd(&s);
	return rc;
}

static uint32_t
checksum(const uint8_t *p, uint64_t n)
{
	return (uint32_t)crc32_z(crc32_z(0, NULL, 0), p, n);
}

static bool
inflate_entry(fxge_arena *a, fxge_diags *d, const fxge_loc *loc, const fxge_zip_entry *e,
	fxge_bytes *out, const uint8_t *in)
{
	if (e->size / FXGE_MAX_INFLATE > e->packed || e->size > SIZE_MAX / 2)
		return fxge_report(d, loc, FXGE_D_LIMIT,
			"entry %s: found %llu bytes that grow to %llu, expected at most %d times", e->name,
			(unsigned long long)e->packed, (unsigned long long)e->size, FXGE_MAX_INFLATE);
	fxge_heap_grant(a->heap, e->size);
	uint8_t *p = fxge_arena_alloc(a, e->size ? e->size : 1);
	int rc = inflate_all(a->heap, in, e->packed, p, e->size);

	if (rc == Z_MEM_ERROR)
		fxge_heap_throw(a->heap);
	if (rc != Z_OK)
		return fxge_report(
			d, loc, FXGE_D_ZIP_INVALID, "entry %s: found damaged deflated data", e->name);
	*out = (fxge_bytes){p, e->size};
	return true;
}

bool
fxge_zip_read(fxge_arena *a, fxge_diags *d, const fxge_zip *z, const fxge_zip_entry *e,
	bool check_crc, fxge_bytes *out)
{
	fxge_loc loc = {.file = z->label, .offset = (int64_t)e->data};
	const uint8_t *in = z->bytes.data + e->data;

	if (e->flags & FLAG_ENCRYPTED)
		return fxge_report(d, &loc, FXGE_D_ZIP_UNSUPPORTED, "entry %s is encrypted", e->name);
	if (fxge_zip_stored(e))
		*out = (fxge_bytes){in, e->size};
	else if (e->method != DEFLATED)
		return fxge_report(d, &loc, FXGE_D_ZIP_UNSUPPORTED,
			"entry %s: found compression method %u, expected 0 (stored) or 8 (deflated)", e->name,
			e->method);
	else if (!inflate_entry(a, d, &loc, e, out, in))
		return false;
	if (check_crc && checksum(out->data, out->size) != e->crc)
		return fxge_report(d, &loc, FXGE_D_ZIP_CRC, "entry %s: found checksum %08x, expected %08x",
			e->name, checksum(out->data, out->size), e->crc);
	return true;
}
