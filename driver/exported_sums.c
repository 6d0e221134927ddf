/* SPDX-License-Identifier: Apache-2.0 */
/* Sizes and SHA-256 sums of the files of an export, as its manifest writes them. */
#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "base/diag/files.h"
#include "base/file/fd.h"
#include "base/file/reference.h"
#include "base/sha256.h"
#include "driver/exported.h"
#include "formats/json.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PART = 1 << 16, SHOWN = 16 /* differences that are reported */ };
#define MOST_BYTES ((uint64_t)1 << 42) /* for all files: hours of reading */

/* Comparison of several files. */
typedef struct compare {
	fxge_session *session;
	fxge_arena *arena;
	fxge_loc loc; /* the manifest */
	uint64_t done, total;
	int fd; /* file that is read, or -1 */
	uint8_t part[PART];
} compare;

static void
close_file(void *arg)
{
	compare *c = arg;

	if (c->fd >= 0)
		close(c->fd);
	c->fd = -1;
}

/* Returns whether a name is a path below the directory in its only spelling, so that no two names
 * are the same file but by links. */
static bool
is_plain(const char *name)
{
	for (const char *part = name;; part++) {
		size_t n = strcspn(part, "/");

		if (n == 0 || (n == 1 && *part == '.') || (n == 2 && part[0] == '.' && part[1] == '.'))
			return false;
		part += n;
		if (!*part)
			return true;
	}
}

/* Reads an entry of the manifest. */
static bool
read_entry(compare *c, yyjson_val *key, yyjson_val *value, int64_t *bytes, const char **sum)
{
	const char *name = yyjson_get_str(key);

	*sum = yyjson_get_str(yyjson_obj_get(value, "sha256"));
	if (is_plain(name) && fxge_json_int(yyjson_obj_get(value, "bytes"), bytes) && *bytes >= 0
		&& *sum && strspn(*sum, "0123456789abcdef") == FXGE_SHA256_HEX - 1
		&& !(*sum)[FXGE_SHA256_HEX - 1])
		return true;
	return fxge_report(&c->session->diags, &c->loc, FXGE_D_JSON_INVALID,
		"files: '%s': expected a path below the directory, with its `bytes` and `sha256`", name);
}

/* Writes the sum of the open file. A file that another process shortens meanwhile only has another
 * sum: nothing is mapped. Returns an error message, or NULL. */
static const char *
sum_file(compare *c, char hex[FXGE_SHA256_HEX])
{
	fxge_sha256 h;
	ssize_t n = 1;

	fxge_sha256_init(&h);
	while (n) {
		n = read(c->fd, c->part, PART);
		if (n < 0 && errno != EINTR)
			return strerrordesc_np(errno);
		fxge_sha256_add(&h, c->part, n > 0 ? (size_t)n : 0);
		fxge_progress(c->session, "comparing", c->done += n > 0 ? (uint64_t)n : 0, c->total);
	}
	fxge_sha256_hex(&h, hex);
	return NULL;
}

static bool
compare_open(compare *c, const char *path, int64_t bytes, const char *sum)
{
	fxge_diags *d = &c->session->diags;
	char hex[FXGE_SHA256_HEX];
	struct stat st;

	if (fstat(c->fd, &st) != 0 || !S_ISREG(st.st_mode))
		return fxge_report(d, &c->loc, FXGE_D_FILE_READ, "'%s' is not a regular file", path);
	if (st.st_size != bytes)
		return fxge_report(d, &c->loc, FXGE_D_FILE_SUM, "'%s' has %lld bytes, expected %lld", path,
			(long long)st.st_size, (long long)bytes);
	const char *wrong = sum_file(c, hex);

	if (wrong)
		return fxge_report(d, &c->loc, FXGE_D_FILE_READ, "'%s': %s", path, wrong);
	if (strcmp(hex, sum) != 0)
		return fxge_report(
			d, &c->loc, FXGE_D_FILE_SUM, "'%s' has the SHA-256 %s, expected %s", path, hex, sum);
	return true;
}

static bool
compare_file(compare *c, const char *name, int64_t bytes, const char *sum)
{
	char real[PATH_MAX];
	const char *path = fxge_reference_find(c->arena, c->session, &c->loc, c->loc.file, name, real);

	if (!path)
		return false;
	c->fd = fxge_fd_open_real(real, O_RDONLY | O_NONBLOCK);
	bool ok = c->fd >= 0 ? compare_open(c, path, bytes, sum)
						 : fxge_report(&c->session->diags, &c->loc, FXGE_D_FILE_OPEN, "'%s': %s",
							 path, strerrordesc_np(errno));

	close_file(c);
	return ok;
}

/* Compares the entries of the files that are asked for; with `count` only adds up their sizes. */
static bool
each_file(compare *c, const fxge_exported *e, const char *only, bool count)
{
	yyjson_obj_iter it = yyjson_obj_iter_with(e->files);
	int bad = 0;

	for (yyjson_val *key; (key = yyjson_obj_iter_next(&it));) {
		const char *name = yyjson_get_str(key), *sum;
		int64_t bytes;

		if (only && strcmp(name, only) != 0)
			continue;
		if (!read_entry(c, key, yyjson_obj_iter_get_val(key), &bytes, &sum))
			return false;
		if (count && (uint64_t)bytes > MOST_BYTES - c->total)
			return fxge_report(&c->session->diags, &c->loc, FXGE_D_LIMIT,
				"the files have more than %llu bytes in all", (unsigned long long)MOST_BYTES);
		if (count)
			c->total += (uint64_t)bytes;
		else if (!compare_file(c, name, bytes, sum) && ++bad == SHOWN)
			break;
	}
	return bad == 0;
}

bool
fxge_exported_compare(fxge_session *s, fxge_arena *a, const fxge_exported *e, bool all)
{
	const char *slash = strrchr(e->path, '/');
	compare *c = FXGE_NEW(a, compare);

	if (!e->manifest || !e->files)
		return true;
	c->session = s;
	c->arena = a;
	c->fd = -1;
	c->loc = (fxge_loc){.file = fxge_names_get(s->names, e->manifest->path), .offset = -1};
	fxge_arena_defer(a, close_file, c);
	const char *only = all ? NULL : slash ? slash + 1 : e->path;
	bool ok = each_file(c, e, only, true) && each_file(c, e, only, false);

	fxge_progress(s, "comparing", c->total, c->total);
	return ok;
}
