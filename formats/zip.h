/* Zip archives read strictly: where the bytes of each entry lie in the mapping, and nothing taken
 * on trust.
 *
 * The central directory is the truth; local headers must agree with it. What two zip readers could
 * read in two ways is refused. */
#ifndef FXGE_FORMATS_ZIP_H
#define FXGE_FORMATS_ZIP_H

#include "base/file/file.h"
#include "base/map.h"

typedef struct fxge_zip_entry {
	const char *name; /* NUL-terminated; any bytes but NUL */
	uint16_t flags, method;
	uint32_t crc;
	uint64_t packed, size; /* bytes in the archive, and of the content */
	uint64_t header, data; /* offsets of the local header and of the bytes */
} fxge_zip_entry;

typedef struct fxge_zip {
	fxge_file *file; /* whose mapping `bytes` are a part of, or NULL */
	fxge_bytes bytes;
	const char *label;       /* path for messages, lives as long as they do */
	fxge_zip_entry *entries; /* in the order of the central directory */
	size_t n;
	fxge_strmap by_name;
} fxge_zip;

/* False after a diagnostic. The index lives in `a`; `f` must outlive it. */
bool fxge_zip_open(fxge_arena *a, fxge_diags *d, fxge_file *f, fxge_zip *z);
/* An archive inside of another: the content `b` of entry `e` of `outer`, which must outlive it. */
bool fxge_zip_open_inner(fxge_arena *a, fxge_diags *d, const fxge_zip *outer,
	const fxge_zip_entry *e, fxge_bytes b, fxge_zip *z);
const fxge_zip_entry *fxge_zip_find(const fxge_zip *z, const char *name);
/* The content: a view of the mapping when stored, inflated into `a` when deflated. */
bool fxge_zip_read(fxge_arena *a, fxge_diags *d, const fxge_zip *z, const fxge_zip_entry *e,
	bool check_crc, fxge_bytes *out);
static inline bool
fxge_zip_stored(const fxge_zip_entry *e)
{
	return e->method == 0;
}

#endif
