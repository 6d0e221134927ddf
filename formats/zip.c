/* SPDX-License-Identifier: Apache-2.0 */
/* The central directory of a zip archive, checked field by field against the file and the local
 * headers. */
#include "formats/zip.h"

#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "base/limits.h"

#define END_SIZE     22
#define END64_SIZE   56
#define LOCATOR_SIZE 20
#define CENTRAL_SIZE 46
#define LOCAL_SIZE   30
#define MAX_COMMENT  0xffff
#define NO_OFFSET    UINT64_MAX
#define FLAG_LATER   0x0008 /* sizes and checksum follow the data */

typedef struct directory {
	uint64_t offset, size, count;
	uint64_t end; /* required end: offset of the first end record */
} directory;

typedef struct reader {
	fxge_arena *a;
	fxge_diags *d;
	fxge_loc loc;
	const uint8_t *p;
	uint64_t size;
	fxge_zip *z;
} reader;

/* Copies a part of a header: another process may change a mapped file between two reads. */
static const uint8_t *
copy_part(reader *r, const uint8_t *p, size_t n)
{
	return n ? fxge_arena_copy(r->a, p, n) : p;
}

#define REFUSE(r, at, ...)                                                                         \
	((r)->loc.offset = (int64_t)(at),                                                              \
		fxge_report((r)->d, &(r)->loc, FXGE_D_ZIP_INVALID, __VA_ARGS__))

static bool
has_signature(const uint8_t *p, uint8_t a, uint8_t b)
{
	return p[0] == 'P' && p[1] == 'K' && p[2] == a && p[3] == b;
}

/* Finds the end record. Rejects a second record that fits too: two readers could see two
 * archives. */
static bool
find_end(reader *r, uint64_t *at)
{
	uint64_t found = NO_OFFSET;
	uint64_t low = r->size > END_SIZE + MAX_COMMENT ? r->size - END_SIZE - MAX_COMMENT : 0;
	const uint8_t *q;

	if (r->size < END_SIZE)
		return REFUSE(
			r, 0, "found %llu bytes, expected a zip archive", (unsigned long long)r->size);
	for (uint64_t i = r->size - END_SIZE + 1; (q = memrchr(r->p + low, 'P', i - low)) != NULL;) {
		i = (uint64_t)(q - r->p);
		if (!has_signature(q, 5, 6) || fxge_le16(q + 20) != r->size - i - END_SIZE)
			continue;
		if (found != NO_OFFSET)
			return REFUSE(
				r, i, "found two end records that fit the end of the archive, expected one");
		found = i;
	}
	if (found == NO_OFFSET)
		return REFUSE(r, r->size, "found no end record, expected one at the end of the archive");
	*at = found;
	return true;
}

/* Returns whether a field of the short record refers to the zip64 record or equals its field. */
static bool
agrees(uint64_t shorter, uint64_t all_ones, uint64_t longer)
{
	return shorter == all_ones || shorter == longer;
}

static bool
read_end64(reader *r, uint64_t end, directory *dir)
{
	const uint8_t *e = r->p + end, *l = e - LOCATOR_SIZE;
	uint64_t at = fxge_le64(l + 8);

	if (fxge_le32(l + 4) != 0 || fxge_le32(l + 16) != 1)
		return fxge_report(
			r->d, &r->loc, FXGE_D_ZIP_UNSUPPORTED, "found a part of a split archive");
	if (at > end - LOCATOR_SIZE || end - LOCATOR_SIZE - at < END64_SIZE
		|| !has_signature(r->p + at, 6, 6))
		return REFUSE(r, end - LOCATOR_SIZE,
			"found a zip64 locator that does not point to a zip64 end record");
	const uint8_t *q = r->p + at;

	if (fxge_le64(q + 4) != end - LOCATOR_SIZE - at - 12)
		return REFUSE(r, at, "found a zip64 end record of wrong length");
	if (fxge_le32(q + 16) != 0 || fxge_le32(q + 20) != 0 || fxge_le64(q + 24) != fxge_le64(q + 32))
		return fxge_report(
			r->d, &r->loc, FXGE_D_ZIP_UNSUPPORTED, "found a part of a split archive");
	dir->count = fxge_le64(q + 32);
	dir->size = fxge_le64(q + 40);
	dir->offset = fxge_le64(q + 48);
	dir->end = at;
	if (!agrees(fxge_le16(e + 10), 0xffff, dir->count)
		|| !agrees(fxge_le32(e + 12), 0xffffffff, dir->size)
		|| !agrees(fxge_le32(e + 16), 0xffffffff, dir->offset))
		return REFUSE(r, at, "found a zip64 end record that contradicts the end record");
	return true;
}

static bool
read_end(reader *r, directory *dir)
{
	uint64_t end = 0;

	if (!find_end(r, &end))
		return false;
	const uint8_t *e = r->p + end;

	if (!agrees(fxge_le16(e + 4), 0xffff, 0) || !agrees(fxge_le16(e + 6), 0xffff, 0)
		|| fxge_le16(e + 8) != fxge_le16(e + 10))
		return fxge_report(
			r->d, &r->loc, FXGE_D_ZIP_UNSUPPORTED, "found a part of a split archive");
	if (end >= LOCATOR_SIZE && has_signature(e - LOCATOR_SIZE, 6, 7)) {
		if (!read_end64(r, end, dir))
			return false;
	} else {
		*dir = (directory){fxge_le32(e + 16), fxge_le32(e + 12), fxge_le16(e + 10), end};
	}
	if (dir->offset > dir->end || dir->size != dir->end - dir->offset)
		return REFUSE(r, end,
			"found a directory of %llu bytes at %llu, expected it to end at %llu where the end "
			"records start",
			(unsigned long long)dir->size, (unsigned long long)dir->offset,
			(unsigned long long)dir->end);
	if (dir->count > FXGE_MAX_ZIP_ENTRIES)
		return fxge_report(r->d, &r->loc, FXGE_D_LIMIT,
			"found %llu archive entries, expected at most %d", (unsigned long long)dir->count,
			FXGE_MAX_ZIP_ENTRIES);
	if (dir->count > dir->size / CENTRAL_SIZE)
		return REFUSE(r, end, "found a directory too small for its %llu entries",
			(unsigned long long)dir->count);
	return true;
}

/* Returns the fault of a name, or NULL. fxge never unpacks to disk; such names occur only in
 * malicious archives. */
static const char *
bad_name(const char *s, size_t n)
{
	if (n == 0)
		return "empty";
	if (memchr(s, 0, n))
		return "holding a NUL byte";
	if (s[0] == '/' || memchr(s, '\\', n) || (n > 1 && s[1] == ':'))
		return "not relative";
	for (size_t i = 0; i + 1 < n; i++)
		if (s[i] == '.' && s[i + 1] == '.' && (i == 0 || s[i - 1] == '/')
			&& (i + 2 == n || s[i + 2] == '/'))
			return "leaving the archive";
	return NULL;
}

/* Reads the zip64 extra field: values in a fixed order, for fields with all bits set only. */
static bool
read_extra64(const uint8_t *x, size_t n, uint64_t **want, int n_want)
{
	if (n_want == 0)
		return true;
	while (n >= 4) {
		size_t len = fxge_le16(x + 2);

		if (len > n - 4)
			return false;
		if (fxge_le16(x) == 1) {
			if (len < (size_t)n_want * 8)
				return false;
			for (int i = 0; i < n_want; i++)
				*want[i] = fxge_le64(x + 4 + 8 * i);
			return true;
		}
		x += 4 + len;
		n -= 4 + len;
	}
	return false;
}

static bool
read_central(reader *r, uint64_t *at, uint64_t end, fxge_zip_entry *e)
{
	const uint8_t *from = r->p + *at;
	uint8_t c[CENTRAL_SIZE];

	if (end - *at < CENTRAL_SIZE || !has_signature(memcpy(c, from, sizeof c), 1, 2))
		return REFUSE(r, *at, "expected a directory entry");
	size_t name = fxge_le16(c + 28), extra = fxge_le16(c + 30), comment = fxge_le16(c + 32);

	if (name + extra + comment > end - *at - CENTRAL_SIZE)
		return REFUSE(r, *at, "found a directory entry that runs past the directory");
	const char *text = fxge_arena_strndup(r->a, (const char *)from + CENTRAL_SIZE, name);
	const char *bad = bad_name(text, name);

	if (bad)
		return REFUSE(r, *at, "found an entry with a name %s", bad);
	*e = (fxge_zip_entry){.name = text,
		.flags = fxge_le16(c + 8),
		.method = fxge_le16(c + 10),
		.crc = fxge_le32(c + 16),
		.packed = fxge_le32(c + 20),
		.size = fxge_le32(c + 24),
		.header = fxge_le32(c + 42)};
	uint64_t *want[3];
	int n = 0;

	if (e->size == 0xffffffff)
		want[n++] = &e->size;
	if (e->packed == 0xffffffff)
		want[n++] = &e->packed;
	if (e->header == 0xffffffff)
		want[n++] = &e->header;
	if (!read_extra64(copy_part(r, from + CENTRAL_SIZE + name, n ? extra : 0), extra, want, n))
		return REFUSE(r, *at,
			"entry %s: found no valid zip64 field, expected one for its size or offset", e->name);
	if (fxge_le16(c + 34) != 0 && fxge_le16(c + 34) != 0xffff)
		return fxge_report(
			r->d, &r->loc, FXGE_D_ZIP_UNSUPPORTED, "found a part of a split archive");
	*at += CENTRAL_SIZE + name + extra + comment;
	return true;
}

/* Checks local sizes and checksum against the central ones. With FLAG_LATER they may also be 0. */
static bool
check_local_sizes(const uint8_t *l, const uint8_t *extra, size_t n_extra, const fxge_zip_entry *e)
{
	uint64_t packed = fxge_le32(l + 18), size = fxge_le32(l + 22);
	uint32_t crc = fxge_le32(l + 14);
	uint64_t *want[2];
	int n = 0;
	bool later = (e->flags & FLAG_LATER) != 0;

	if (size == 0xffffffff)
		want[n++] = &size;
	if (packed == 0xffffffff)
		want[n++] = &packed;
	if (!read_extra64(extra, n_extra, want, n))
		return false;
	return (crc == e->crc || (later && crc == 0)) && (packed == e->packed || (later && packed == 0))
		   && (size == e->size || (later && size == 0));
}

static bool
read_local(reader *r, uint64_t limit, fxge_zip_entry *e)
{
	size_t name = strlen(e->name);

	uint8_t l[LOCAL_SIZE];

	if (e->header > limit || limit - e->header < LOCAL_SIZE
		|| !has_signature(memcpy(l, r->p + e->header, sizeof l), 3, 4))
		return REFUSE(r, e->header,
			"entry %s: found no local header at the offset in the directory", e->name);
	const uint8_t *from = r->p + e->header;
	uint64_t room = limit - e->header - LOCAL_SIZE;
	size_t extra = fxge_le16(l + 28);

	if (fxge_le16(l + 26) != name || name + extra > room
		|| memcmp(from + LOCAL_SIZE, e->name, name) != 0)
		return REFUSE(r, e->header, "entry %s: found another name in its local header", e->name);
	if (fxge_le16(l + 6) != e->flags || fxge_le16(l + 8) != e->method
		|| !check_local_sizes(l, copy_part(r, from + LOCAL_SIZE + name, extra), extra, e))
		return REFUSE(
			r, e->header, "entry %s: found a local header that contradicts the directory", e->name);
	if (e->packed > room - name - extra)
		return REFUSE(r, e->header, "entry %s: found %llu bytes, expected %llu", e->name,
			(unsigned long long)(room - name - extra), (unsigned long long)e->packed);
	e->data = e->header + LOCAL_SIZE + name + extra;
	if (e->method == 0 && e->packed != e->size)
		return REFUSE(r, e->header, "entry %s: found two sizes of one stored entry", e->name);
	return true;
}

/* ---- overlap ---- */

static void
sift(fxge_zip_entry **v, size_t i, size_t n)
{
	for (size_t k; (k = 2 * i + 1) < n; i = k) {
		if (k + 1 < n && v[k + 1]->header > v[k]->header)
			k++;
		if (v[i]->header >= v[k]->header)
			return;
		fxge_zip_entry *t = v[i];
		v[i] = v[k];
		v[k] = t;
	}
}

/* Sorts by heap sort: qsort may allocate. */
static void
sort_by_place(fxge_zip_entry **v, size_t n)
{
	for (size_t i = n / 2; i-- > 0;)
		sift(v, i, n);
	for (size_t i = n; i-- > 1;) {
		fxge_zip_entry *t = v[0];
		v[0] = v[i];
		v[i] = t;
		sift(v, 0, i);
	}
}

static bool
check_overlap(reader *r)
{
	fxge_arena_mark m = fxge_arena_save(r->a);
	fxge_zip_entry **v = FXGE_NEW_ARRAY(r->a, r->z->n, fxge_zip_entry *);
	uint64_t end = 0;

	for (size_t i = 0; i < r->z->n; i++)
		v[i] = &r->z->entries[i];
	sort_by_place(v, r->z->n);
	for (size_t i = 0; i < r->z->n; i++) {
		if (v[i]->header < end)
			return REFUSE(r, v[i]->header, "entry %s overlaps %s", v[i]->name, v[i - 1]->name);
		end = v[i]->data + v[i]->packed;
	}
	fxge_arena_restore(r->a, m);
	return true;
}

static bool
read_index(fxge_arena *a, fxge_diags *d, fxge_zip *z)
{
	reader r = {.a = a,
		.d = d,
		.loc = {.file = z->label, .offset = -1},
		.p = z->bytes.data,
		.size = z->bytes.size,
		.z = z};
	directory dir = {0};

	if (!read_end(&r, &dir))
		return false;
	z->n = (size_t)dir.count;
	z->entries = FXGE_NEW_ARRAY(a, z->n, fxge_zip_entry);
	uint64_t at = dir.offset;

	for (size_t i = 0; i < z->n; i++) {
		fxge_zip_entry *e = &z->entries[i];

		if (!read_central(&r, &at, dir.end, e) || !read_local(&r, dir.offset, e))
			return false;
		if (fxge_strmap_put(a, &z->by_name, e->name, strlen(e->name), e))
			return REFUSE(&r, e->header, "found two entries named %s", e->name);
	}
	if (at != dir.end)
		return REFUSE(&r, at, "found bytes behind the last directory entry");
	return check_overlap(&r);
}

bool
fxge_zip_open(fxge_arena *a, fxge_diags *d, fxge_file *f, fxge_zip *z)
{
	*z = (fxge_zip){.file = f,
		.bytes = f->bytes,
		.label = fxge_arena_strndup(d->arena, f->path, strlen(f->path))};
	return read_index(a, d, z);
}

bool
fxge_zip_open_inner(fxge_arena *a, fxge_diags *d, const fxge_zip *outer, const fxge_zip_entry *e,
	fxge_bytes b, fxge_zip *z)
{
	*z = (fxge_zip){.file = fxge_zip_stored(e) ? outer->file : NULL,
		.bytes = b,
		.label = fxge_arena_printf(d->arena, "%s, in %s", outer->label, e->name)};
	return read_index(a, d, z);
}

const fxge_zip_entry *
fxge_zip_find(const fxge_zip *z, const char *name)
{
	return fxge_strmap_get(&z->by_name, name, strlen(name));
}
