/* SPDX-License-Identifier: Apache-2.0 */
/* Directories of files in an archive: operator descriptions with a program, a program with its
 * weights, arrays. */
#include "fuzz/tree.h"

#include <stdio.h>
#include <sys/stat.h>

#include "formats/zip.h"

enum { MOST_PATHS = 16 };

/* The unpacked directory, and its files by kind. */
typedef struct unpacked {
	fxge_heap heap;
	fxge_arena arena;
	fxge_bytes bytes;
	const char *directory;
	const char *ops[MOST_PATHS], *program, *arrays;
	size_t n_ops;
} unpacked;

static bool
ends(const char *name, const char *end)
{
	size_t n = strlen(name), k = strlen(end);

	return n > k && strcmp(name + n - k, end) == 0;
}

static bool
is_ops(const char *name)
{
	return ends(name, ".yaml") || ends(name, ".cpp") || ends(name, ".h") || ends(name, ".hpp");
}

/* Writes a file below the directory; skips names that lead out of it. */
static void
put_file(unpacked *u, const char *name, fxge_bytes b)
{
	char *path = fxge_arena_printf(&u->arena, "%s/%s", u->directory, name);
	const char *parts = fxge_arena_printf(&u->arena, "/%s/", name);

	if (strstr(parts, "/../") || strstr(parts, "/./") || strstr(parts, "//"))
		return;
	for (char *s = path + strlen(u->directory) + 1; (s = strchr(s, '/')) != NULL; *s++ = '/') {
		*s = '\0';
		mkdir(path, 0777);
	}
	FILE *f = fopen(path, "wb");

	if (!f)
		return;
	fwrite(b.data, 1, b.size, f);
	fclose(f);
	if (is_ops(name) && u->n_ops < MOST_PATHS)
		u->ops[u->n_ops++] = path;
	else if (ends(name, ".fx") || ends(name, ".air"))
		u->program = path;
	else if (ends(name, ".npz") || ends(name, ".npy"))
		u->arrays = path;
}

static int
unpack(void *arg)
{
	unpacked *u = arg;
	fxge_file f = {.path = "seed", .bytes = u->bytes};
	fxge_diags d;
	fxge_zip z;
	fxge_bytes b;

	fxge_diags_init(&d, &u->arena);
	if (!fxge_zip_open(&u->arena, &d, &f, &z))
		return 0;
	for (size_t i = 0; i < z.n; i++)
		if (fxge_zip_read(&u->arena, &d, &z, &z.entries[i], false, &b))
			put_file(u, z.entries[i].name, b);
	return 1;
}

/* Reads arrays, and writes them again. */
static void
use_arrays(fxge_session *s, const unpacked *u)
{
	char path[96];
	fxge_arrays *x = fxge_arrays_read(s, u->arrays);

	snprintf(path, sizeof path, "%s/written.npz", u->directory);
	if (!tree_fine(s, x != NULL))
		return;
	if (tree_fine(s, fxge_arrays_write(x, path, true) == FXGE_OK)) {
		fxge_arrays *y = fxge_arrays_read(s, path);

		tree_must(s, y && fxge_arrays_count(y) == fxge_arrays_count(x));
		fxge_arrays_close(y);
	}
	fxge_arrays_close(x);
}

/* Loads the operators, as rows of all files together or file by file, and runs their self-tests. */
static void
use_ops(fxge_session *s, const unpacked *u)
{
	fxge_ops_test_options o = FXGE_OPTIONS(fxge_ops_test_options);
	const char *out = fxge_ops_import(s, u->ops, u->n_ops);
	size_t how = u->bytes.data[u->bytes.size / 2];
	char path[96];
	FILE *f;

	snprintf(path, sizeof path, "%s/imported.yaml", u->directory);
	if (tree_fine(s, out != NULL) && how % 2 && (f = fopen(path, "wb")) != NULL) {
		fputs(out, f);
		fclose(f);
		tree_fine(s, fxge_load_ops(s, path) == FXGE_OK);
	}
	for (size_t i = 0; how % 2 == 0 && i < u->n_ops; i++)
		tree_fine(s, fxge_load_ops(s, u->ops[i]) == FXGE_OK);
	o.cases = 1;
	if (how % 64 >= 2) /* self-tests are slow */
		return;
	fxge_status status = fxge_ops_test(s, &o, &out);

	tree_fine(s, status == FXGE_OK || status == FXGE_DIFFERENT);
}

/* Returns the program after using the other files, or NULL. */
static fxge_program *
load(fxge_session *s, const char *directory, const uint8_t *data, size_t size)
{
	unpacked u = {.bytes = {data, size}, .directory = directory};
	fxge_program *p = NULL;

	fxge_arena_init(&u.arena, &u.heap);
	if (fxge_heap_guard(&u.heap, unpack, &u)) {
		if (u.arrays)
			use_arrays(s, &u);
		if (u.n_ops)
			use_ops(s, &u);
		if (u.program && ends(u.program, ".air"))
			tree_fine(s, fxge_check(s, u.program, NULL) == FXGE_OK);
		if (u.program)
			tree_fine(s, (p = fxge_load(s, u.program, NULL)) != NULL);
	}
	fxge_arena_release(&u.arena);
	return p;
}

const tree_format tree_files = {
	.read = tree_archive_read, .write = tree_archive_write, .load = load};
