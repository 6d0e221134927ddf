/* SPDX-License-Identifier: Apache-2.0 */
/* Names of directories of side files: a hash over names and contents of all files, in any order.
 * Older versions used other names. */
#include "backend/air/load.h"
#include "base/file/fd.h"
#include "base/file/real.h"

#include <stdio.h>

enum { BLOCK = 1 << 13, DIGITS = 16 };

/* All parts of a file but the last are multiples of BLOCK. */
void
fxge_generation_bytes(void *user, const void *p, size_t n)
{
	uint64_t *h = user;

	for (const uint8_t *at = p; n > 0;) {
		size_t k = n < BLOCK ? n : BLOCK;

		*h = fxge_hash_mix(*h, fxge_hash_bytes(at, k));
		at += k;
		n -= k;
	}
}

void
fxge_generation_file(uint64_t *sum, const char *name, uint64_t bytes)
{
	*sum += fxge_hash_mix(fxge_hash_bytes(name, strlen(name)), bytes);
}

void
fxge_generation_name(uint64_t sum, char out[FXGE_GENERATION])
{
	snprintf(out, FXGE_GENERATION, "c%016llx", (unsigned long long)sum);
}

bool
fxge_is_generation(const char *name, bool *hash)
{
	*hash = name[0] == 'c' && strlen(name) == DIGITS + 1;
	name += *hash;
	return strlen(name) == DIGITS && strspn(name, "0123456789abcdef") == DIGITS;
}

typedef struct directory_sum {
	fxge_arena *a;
	fxge_diags *d;
	const char *dir;
	DIR *open;
	uint64_t sum;
} directory_sum;

static void
close_open(void *arg)
{
	directory_sum *s = arg;

	if (s->open)
		closedir(s->open);
	s->open = NULL;
}

static bool
add_file(directory_sum *s, const char *name)
{
	const char *path = fxge_arena_printf(s->a, "%s/%s", s->dir, name);
	uint64_t bytes = 0;
	fxge_file *f = fxge_file_open_real_in(s->a, s->d, path, path);

	if (!f)
		return false;
	fxge_generation_bytes(&bytes, f->bytes.data, f->bytes.size);
	fxge_file_drop_pages(f, f->bytes);
	fxge_generation_file(&s->sum, name, bytes);
	return true;
}

bool
fxge_generation_sum(fxge_arena *a, fxge_diags *d, const char *dir, char out[FXGE_GENERATION])
{
	directory_sum *s = FXGE_NEW(a, directory_sum);
	bool ok = true;

	*s = (directory_sum){.a = a, .d = d, .dir = dir};
	fxge_arena_defer(a, close_open, s);
	s->open = fxge_fd_opendir_real(dir);
	for (const struct dirent *e; ok && s->open && (e = readdir(s->open));)
		if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0)
			ok = add_file(s, e->d_name);
	close_open(s);
	fxge_generation_name(s->sum, out);
	return ok;
}
