/* SPDX-License-Identifier: Apache-2.0 */
/* Zip archives, read strictly and without trust in their contents.
 *
 * The central directory is authoritative, and local headers must agree with it. Archives that two
 * zip readers could interpret differently are rejected. */
#ifndef FXGE_FORMATS_ZIP_H
#define FXGE_FORMATS_ZIP_H

#include "base/file/file.h"
#include "base/map.h"

typedef struct fxge_zip_entry {
	const char *name; /* NUL-terminated; may contain all other bytes */
	uint16_t flags, method;
	uint32_t crc;
	uint64_t packed, size; /* size in the archive, and inflated */
	uint64_t header, data; /* offsets of the local header and of the data */
} fxge_zip_entry;

typedef struct fxge_zip {
	fxge_file *file; /* the file that contains `bytes`, or NULL */
	fxge_bytes bytes;
	const char *label;       /* path for messages, with the lifetime of `bytes` */
	fxge_zip_entry *entries; /* in the order of the central directory */
	size_t n;
	fxge_strmap by_name;
} fxge_zip;

/* Opens an archive. Returns false after a diagnostic. The index is allocated in `a`; `f` must
 * outlive it. */
bool fxge_zip_open(fxge_arena *a, fxge_diags *d, fxge_file *f, fxge_zip *z);
/* Opens an archive inside another one: the content `b` of entry `e` of `outer`, which must outlive
 * it. */
bool fxge_zip_open_inner(fxge_arena *a, fxge_diags *d, const fxge_zip *outer,
	const fxge_zip_entry *e, fxge_bytes b, fxge_zip *z);
const fxge_zip_entry *fxge_zip_find(const fxge_zip *z, const char *name);
/* Reads an entry: a stored entry is a view of the mapping, a deflated one is inflated into `a`. */
bool fxge_zip_read(fxge_arena *a, fxge_diags *d, const fxge_zip *z, const fxge_zip_entry *e,
	bool check_crc, fxge_bytes *out);
static inline bool
fxge_zip_stored(const fxge_zip_entry *e)
{
	return e->method == 0;
}

#endif
