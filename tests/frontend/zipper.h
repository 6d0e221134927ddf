/* SPDX-License-Identifier: Apache-2.0 */
/* Builder of archives in memory, valid or not: each field of each record can be overridden. */
#ifndef FXGE_TESTS_FRONTEND_ZIPPER_H
#define FXGE_TESTS_FRONTEND_ZIPPER_H

#include "base/sbuf.h"

#include <zlib.h>

typedef struct zip_entry {
	const char *name;
	size_t name_len; /* 0: strlen */
	const char *data;
	size_t size;
	uint16_t method, flags;
	bool deflate;
	/* overrides the true value */
	uint32_t central_crc_xor, local_crc_xor;
	const char *local_name;
	uint16_t local_method_xor, local_flags_xor;
	int64_t header_add; /* added to the offset in the directory */
	uint32_t packed_add, size_add;
	bool local_zero; /* the local header has zero sizes and checksum, as torch writes with flag 8 */
	bool all_ones;   /* sizes are all ones, without a zip64 field */
} zip_entry;

typedef struct zip_end {
	bool zip64;
	const char *comment;
	size_t comment_len;
	int count_add, disk, offset_add, size_add;
	int64_t count64_add, locator_add;
	const char *prefix; /* junk before the first entry; offsets are not adjusted */
	const char *gap;    /* junk between directory and end record */
	bool no_end;
} zip_end;

static inline void
zip_le(fxge_sbuf *b, uint64_t v, int n)
{
	for (int i = 0; i < n; i++, v >>= 8)
		fxge_sbuf_chr(b, (char)(v & 0xff));
}

static inline size_t
zip_pack(const zip_entry *e, uint8_t *out, size_t cap)
{
	z_stream s = {0};

	deflateInit2(&s, 9, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
	s.next_in = (Bytef *)(uintptr_t)e->data;
	s.avail_in = (uInt)e->size;
	s.next_out = out;
	s.avail_out = (uInt)cap;
	deflate(&s, Z_FINISH);
	deflateEnd(&s);
	return cap - s.avail_out;
}

static inline void
zip_build(fxge_sbuf *b, const zip_entry *e, size_t n, const zip_end *end)
{
	static uint8_t packed[1 << 20];
	uint64_t at[64], sizes[64];

	fxge_sbuf_str(b, end->prefix ? end->prefix : "");
	size_t base = b->len;

	for (size_t i = 0; i < n; i++) {
		const char *name = e[i].local_name ? e[i].local_name : e[i].name;
		size_t len = e[i].name_len && !e[i].local_name ? e[i].name_len : strlen(name);
		uint32_t crc = (uint32_t)crc32(0, (const Bytef *)e[i].data, (uInt)e[i].size);
		const void *data = e[i].data;

		sizes[i] = e[i].size;
		if (e[i].deflate) {
			sizes[i] = zip_pack(&e[i], packed, sizeof packed);
			data = packed;
		}
		at[i] = b->len - base;
		fxge_sbuf_add(b, "PK\3\4", 4);
		zip_le(b, 20, 2);
		zip_le(b, e[i].flags ^ e[i].local_flags_xor, 2);
		zip_le(b, (e[i].deflate ? 8 : e[i].method) ^ e[i].local_method_xor, 2);
		zip_le(b, 0, 4);
		zip_le(b, e[i].local_zero ? 0 : crc ^ e[i].local_crc_xor, 4);
		zip_le(b, e[i].local_zero ? 0 : e[i].all_ones ? UINT32_MAX : sizes[i] + e[i].packed_add, 4);
		zip_le(b, e[i].local_zero ? 0 : e[i].all_ones ? UINT32_MAX : e[i].size + e[i].size_add, 4);
		zip_le(b, len, 2);
		zip_le(b, 0, 2);
		fxge_sbuf_add(b, name, len);
		fxge_sbuf_add(b, data, sizes[i]);
	}
	uint64_t dir = b->len - base;

	for (size_t i = 0; i < n; i++) {
		size_t len = e[i].name_len ? e[i].name_len : strlen(e[i].name);
		uint32_t crc = (uint32_t)crc32(0, (const Bytef *)e[i].data, (uInt)e[i].size);

		fxge_sbuf_add(b, "PK\1\2", 4);
		zip_le(b, 20, 2);
		zip_le(b, 20, 2);
		zip_le(b, e[i].flags, 2);
		zip_le(b, e[i].deflate ? 8 : e[i].method, 2);
		zip_le(b, 0, 4);
		zip_le(b, crc ^ e[i].central_crc_xor, 4);
		zip_le(b, e[i].all_ones ? UINT32_MAX : sizes[i] + e[i].packed_add, 4);
		zip_le(b, e[i].all_ones ? UINT32_MAX : e[i].size + e[i].size_add, 4);
		zip_le(b, len, 2);
		zip_le(b, 0, 2);
		zip_le(b, 0, 2);
		zip_le(b, 0, 8);
		zip_le(b, at[i] + (uint64_t)e[i].header_add, 4);
		fxge_sbuf_add(b, e[i].name, len);
	}
	uint64_t dir_size = b->len - base - dir, end64 = b->len - base;

	fxge_sbuf_str(b, end->gap ? end->gap : "");
	if (end->no_end)
		return;
	if (end->zip64) {
		fxge_sbuf_add(b, "PK\6\6", 4);
		zip_le(b, 44, 8);
		zip_le(b, 45, 2);
		zip_le(b, 45, 2);
		zip_le(b, 0, 8);
		zip_le(b, n + (uint64_t)end->count64_add, 8);
		zip_le(b, n + (uint64_t)end->count64_add, 8);
		zip_le(b, dir_size, 8);
		zip_le(b, dir, 8);
		fxge_sbuf_add(b, "PK\6\7", 4);
		zip_le(b, 0, 4);
		zip_le(b, end64 + (uint64_t)end->locator_add, 8);
		zip_le(b, 1, 4);
	}
	fxge_sbuf_add(b, "PK\5\6", 4);
	zip_le(b, (uint64_t)end->disk, 2);
	zip_le(b, (uint64_t)end->disk, 2);
	zip_le(b, n + (uint64_t)end->count_add, 2);
	zip_le(b, n + (uint64_t)end->count_add, 2);
	zip_le(b, dir_size + (uint64_t)end->size_add, 4);
	zip_le(b, dir + (uint64_t)end->offset_add, 4);
	zip_le(b, end->comment_len, 2);
	fxge_sbuf_add(b, end->comment ? end->comment : "", end->comment_len);
}

#endif
