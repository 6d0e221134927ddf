/* SPDX-License-Identifier: Apache-2.0 */
/* Structure-aware fuzzing of a file of the format FUZZ_TREE: it is read, compiled with the verifier
 * on, written, checked and run. An .air is also checked as it is, which walks the graphs without
 * errors as GE does (backend/air/walk/). Every call succeeds or reports an error of the file, in
 * bounded memory. */
#include "fuzz/tree.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "include/fxge/fxge.h"

enum {
	MOST_MEMORY = 128 << 20,
	MOST_ELEMENTS =
		1
		<< 18, /* elements of f32 in the inputs of a run; sanitized kernels take seconds for more */
	HEAD = 16
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t n_a, const uint8_t *b, size_t n_b,
	uint8_t *out, size_t max, unsigned seed);

/* ---- memory limit ---- */

static void *
take(void *user, size_t size)
{
	size_t *live = user;

	if (size > MOST_MEMORY || *live + size > MOST_MEMORY)
		return NULL;
	char *p = malloc(size + HEAD);

	memcpy(p, &size, sizeof size);
	*live += size;
	return p + HEAD;
}

static void
give(void *user, void *p)
{
	size_t *live = user, size;

	if (!p)
		return;
	memcpy(&size, (char *)p - HEAD, sizeof size);
	*live -= size;
	free((char *)p - HEAD);
}

/* ---- one input ---- */

bool
tree_fine(fxge_session *s, bool ok)
{
	fxge_status status = fxge_last_status(s);

	if (status == FXGE_BUG || (!ok && status == FXGE_OK)) {
		fputs(fxge_diag_text(s), stderr);
		abort();
	}
	return ok;
}

void
tree_must(fxge_session *s, bool ok)
{
	if (!tree_fine(s, ok) && fxge_last_status(s) != FXGE_NO_MEMORY) {
		fputs(fxge_diag_text(s), stderr);
		abort();
	}
}

/* Returns whether the inputs are small enough for a run. */
static bool
are_small(const fxge_tensor_view *in, int n)
{
	size_t bytes = 0;

	for (int i = 0; i < n; i++)
		bytes += in[i].bytes;
	return bytes <= 4 * (size_t)MOST_ELEMENTS;
}

static bool
run(fxge_session *s, fxge_program *p)
{
	fxge_executable *e = fxge_executable_open(p);
	bool ok = false;

	if (!tree_fine(s, e != NULL))
		return false;
	fxge_arrays *x = fxge_random_inputs(e, 1, NULL);

	if (tree_fine(s, x != NULL)) {
		int n = (int)fxge_arrays_count(x);
		fxge_tensor_view *in = calloc((size_t)n + 1, sizeof *in);

		for (int i = 0; i < n; i++)
			fxge_arrays_get(x, (size_t)i, &in[i]);
		for (int i = 0; i < 2 && are_small(in, n); i++)
			ok = tree_fine(s, fxge_run(e, in, n) == FXGE_OK);
		free(in);
		fxge_arrays_close(x);
	}
	fxge_executable_close(e);
	return ok;
}

/* ---- files ---- */

static int
remove_one(const char *path, const struct stat *st, int flag, struct FTW *where)
{
	(void)st, (void)flag, (void)where;
	return remove(path);
}

static void
clear(const char *directory)
{
	nftw(directory, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

/* Writes the compiled program as .air, checks it, reads it back and runs it. */
static void
by_file(fxge_session *s, fxge_program *p, const char *directory)
{
	fxge_write_options o = FXGE_OPTIONS(fxge_write_options);
	char path[96];

	snprintf(path, sizeof path, "%s/written.air", directory);
	o.weights = FXGE_WEIGHT_INLINE;
	o.force = true;
	if (tree_fine(s, fxge_write(p, path, "air", &o) == FXGE_OK)) {
		tree_fine(s, fxge_check(s, path, NULL) == FXGE_OK);
		fxge_program *q = fxge_load(s, path, NULL);

		if (tree_fine(s, q != NULL) && tree_fine(s, fxge_compile(q, NULL) == FXGE_OK))
			run(s, q);
		fxge_program_close(q);
	}
}

/* Checks the input as a file, for one of some chips. */
static void
as_given(fxge_session *s, const char *directory, const uint8_t *data, size_t size)
{
	static const char *const chips[] = {NULL, "Ascend910B1", "Ascend310P3", "Ascend950DT_95A1"};
	fxge_check_options o = FXGE_OPTIONS(fxge_check_options);
	char path[96];

	snprintf(path, sizeof path, "%s/given.air", directory);
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(data, 1, size, f) != size || fclose(f) != 0)
		abort();
	o.soc = chips[size % 4];
	tree_fine(s, fxge_check(s, path, &o) == FXGE_OK);
}

/* A program prints; a program that runs also reads back. */
static void
by_text(fxge_session *s, fxge_program *p, bool good)
{
	const char *text = fxge_text(p, "text");

	if (!tree_fine(s, text != NULL))
		return;
	fxge_program *q = fxge_load_bytes(s, "again", text, strlen(text), NULL);
	fxge_status status = fxge_last_status(s);

	/* the text names weights that have no file */
	if (!tree_fine(s, q != NULL) && good && status != FXGE_NO_MEMORY && status != FXGE_IO) {
		fputs(fxge_diag_text(s), stderr);
		abort();
	}
	fxge_program_close(q);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	/* half of the inputs are lowered for a chip */
	static const char *const chips[] = {
		NULL, "Ascend310P3", NULL, "Ascend310B4", NULL, "Ascend910_9391", NULL, "Ascend950PR_9599"};
	size_t live = 0;
	char directory[64];
	fxge_session_options so = FXGE_OPTIONS(fxge_session_options);
	fxge_compile_options co = FXGE_OPTIONS(fxge_compile_options);
	fxge_variant_options vo = FXGE_OPTIONS(fxge_variant_options);

	so.alloc = take;
	so.dealloc = give;
	so.alloc_user = &live;
	so.weights_from = (const char *const[]){directory, NULL};
	so.threads = 1;
	co.check_passes = true;
	snprintf(directory, sizeof directory, "/dev/shm/fxge-fuzz-%ld", (long)getpid());
	clear(directory);
	mkdir(directory, 0700);
	fxge_session *s = fxge_open(&so);

	vo.soc = chips[size / 4 % 8];
	tree_fine(s, fxge_choose_variants(s, &vo) == FXGE_OK);
	if (FUZZ_TREE.checked)
		as_given(s, directory, data, size);
	fxge_program *p = FUZZ_TREE.load ? FUZZ_TREE.load(s, directory, data, size)
									 : fxge_load_bytes(s, "fuzz", data, size, NULL);

	if (p || (!FUZZ_TREE.load && tree_fine(s, false))) {
		by_text(s, p, false);
		if (tree_fine(s, fxge_compile(p, &co) == FXGE_OK)) {
			if (run(s, p))
				by_text(s, p, true);
			if (data[size / 2] % 4 == 0) /* files are slow */
				by_file(s, p, directory);
		}
	}
	fxge_program_close(p);
	fxge_close(s);
	clear(directory);
	if (live)
		abort();
	return 0;
}

/* ---- mutations ---- */

typedef struct job {
	fxge_heap heap;
	fxge_arena arena;
	fxge_bytes a, b;
	uint8_t *out;
	size_t max, made;
	uint64_t state;
} job;

static int
mutate(void *arg)
{
	job *j = arg;
	fxge_arena *a = &j->arena;
	tree *t = FUZZ_TREE.read(a, j->a);
	const tree *from = j->b.size ? FUZZ_TREE.read(a, j->b) : NULL;
	fxge_sbuf b;

	if (!t)
		return 0;
	for (uint64_t n = 1 + (j->state % 8) / 5; n > 0; n--)
		tree_mutate(a, t, from, &j->state);
	fxge_sbuf_init(&b, a);
	FUZZ_TREE.write(&b, t);
	if (b.len > j->max)
		return 0;
	memcpy(j->out, b.data ? b.data : "", b.len);
	j->made = b.len;
	return 1;
}

static size_t
mutated(job *j)
{
	fxge_arena_init(&j->arena, &j->heap);
	fxge_heap_guard(&j->heap, mutate, j);
	fxge_arena_release(&j->arena);
	return j->made;
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)
{
	job j = {.a = {data, size}, .out = data, .max = max, .state = seed, .made = size};

	return mutated(&j);
}

size_t
LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t n_a, const uint8_t *b, size_t n_b, uint8_t *out,
	size_t max, unsigned seed)
{
	job j = {.a = {a, n_a}, .b = {b, n_b}, .out = out, .max = max, .state = seed};

	return mutated(&j);
}
