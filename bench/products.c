/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products of the executor and of libraries: a grid of shapes, alternating, the least
 * processor time of one thread, for all dtypes or the given ones. The exit code is 1 if one exceeds
 * its bar. With --count it calls each product of a smaller grid, of f32 and f64, by ours and by
 * OpenBLAS between two calls of getppid(), where an emulator counts instructions (aarch64.py).
 * bench/README.md has the commands and the results. */
#include <fxge/fxge.h>

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "backend/cpu/runtime/onednn.h"

#define FAR 1.3 /* times the fastest library's time, at most */

typedef enum dtype { F32, F64, BF16, F16, I8, TYPES } dtype;

static const struct {
	const char *name, *result;
	int64_t size, result_size; /* bytes of an element */
} types[TYPES] = {
	{"f32", "f32", 4, 4},
	{"f64", "f64", 8, 8},
	{"bf16", "bf16", 2, 2},
	{"f16", "f16", 2, 2},
	{"i8", "i32", 1, 4},
};

typedef struct shape {
	int64_t batch, m, n, k;
	bool turned; /* b is [n, k] */
} shape;

typedef struct job {
	dtype type;
	shape s;
	void *a, *b, *c, *scratch, *product; /* the last two: products of 16-bit floats by oneDNN */
	fxge_executable *exe;
	unsigned wrong; /* libraries, a bit each, whose integer results differ */
} job;

/* ---- contestants ---- */

enum { ROW_MAJOR = 101, AS_IS = 111, TURNED = 112 }; /* constants of CBLAS */

typedef void sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int,
	float, float *, int);
typedef void dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int,
	double, double *, int);
typedef int dnnl_sgemm(char, char, int64_t, int64_t, int64_t, float, const float *, int64_t,
	const float *, int64_t, float, float *, int64_t);
typedef int dnnl_i8(char, char, char, int64_t, int64_t, int64_t, float, const int8_t *, int64_t,
	int8_t, const int8_t *, int64_t, int8_t, float, int32_t *, int64_t, const int32_t *);

typedef struct library {
	const char *name, *file;
	sgemm *f32;
	dgemm *f64;
	dnnl_sgemm *dnnl_f32;
	dnnl_i8 *dnnl_i8;
	const fxge_onednn_products
		*halves; /* oneDNN's have no function: they run through the executor's module */
} library;

static library libraries[] = {
	{.name = "OpenBLAS", .file = "libopenblas.so.0"},
	{.name = "BLIS", .file = "libblis.so.4"},
	{.name = "oneDNN", .file = "libdnnl.so.2"},
};

enum { LIBRARIES = sizeof libraries / sizeof *libraries };

static void
open_libraries(void)
{
	setenv("OMP_NUM_THREADS", "1", 1);
	for (int i = 0; i < LIBRARIES; i++) {
		library *l = &libraries[i];
		void *h = dlopen(l->file, RTLD_NOW | RTLD_LOCAL);
		void (*one_thread)(int) = NULL;

		if (!h) {
			fprintf(stderr, "products: %s\n", dlerror());
			continue;
		}
		*(void **)&l->f32 = dlsym(h, "cblas_sgemm");
		*(void **)&l->f64 = dlsym(h, "cblas_dgemm");
		*(void **)&l->dnnl_f32 = dlsym(h, "dnnl_sgemm");
		*(void **)&l->dnnl_i8 = dlsym(h, "dnnl_gemm_s8s8s32");
		*(void **)&one_thread = dlsym(h, "openblas_set_num_threads");
		if (one_thread)
			one_thread(1);
		if (l->dnnl_f32 && fxge_onednn_load())
			l->halves = fxge_onednn_load()->product;
	}
}

/* oneDNN's bf16 product for the shape; oneDNN has no f16. */
static void
open_halves(const fxge_onednn_products *f, job *j)
{
	const shape *s = &j->s;
	const fxge_onednn_shape halves = {.m = s->m,
		.n = s->n,
		.k = s->k,
		.row = s->turned ? 1 : s->n,
		.column = s->turned ? s->k : 1,
		.unpacked = true};

	j->product = aligned_alloc(64, (f->size + 63) / 64 * 64);
	if (!f->open(&halves, j->product)) {
		free(j->product);
		j->product = NULL;
		return;
	}
	j->scratch = aligned_alloc(64, (f->scratch_size(j->product) + 64) / 64 * 64);
}

static bool
has(const library *l, const job *j)
{
	switch (j->type) {
	case F32:
		return l->f32 || l->dnnl_f32;
	case F64:
		return l->f64 != NULL;
	case BF16:
		return l->halves && j->product;
	case I8:
		return l->dnnl_i8 != NULL;
	default:
		return false;
	}
}

static void
by_library(const library *l, const job *j)
{
	const shape *s = &j->s;
	int m = (int)s->m, n = (int)s->n, k = (int)s->k, ldb = s->turned ? k : n;
	int turned = s->turned ? TURNED : AS_IS;
	char t = s->turned ? 'T' : 'N';

	for (int64_t i = 0; i < s->batch; i++) {
		const void *a = (char *)j->a + i * s->m * s->k * types[j->type].size;
		const void *b = (char *)j->b + i * s->k * s->n * types[j->type].size;
		void *c = (char *)j->c + i * s->m * s->n * types[j->type].result_size;

		if (j->type == F64)
			l->f64(ROW_MAJOR, AS_IS, turned, m, n, k, 1, a, k, b, ldb, 0, c, n);
		else if (j->type == BF16)
			l->halves->run(j->product, a, b, NULL, c, j->scratch);
		else if (j->type == I8)
			l->dnnl_i8('N', t, 'F', m, n, k, 1, a, k, 0, b, ldb, 0, 0, c, n, &(int32_t){0});
		else if (l->f32)
			l->f32(ROW_MAJOR, AS_IS, turned, m, n, k, 1, a, k, b, ldb, 0, c, n);
		else
			l->dnnl_f32('N', t, m, n, k, 1, a, k, b, ldb, 0, c, n);
	}
}

static void
by_ours(const job *j)
{
	const shape *s = &j->s;
	int64_t words[] = {(int64_t)(intptr_t)j->a, (int64_t)(intptr_t)j->b, (int64_t)(intptr_t)j->c,
		s->batch * s->m * s->n * types[j->type].result_size};

	if (fxge_run_packed(j->exe, words, 4) != FXGE_OK)
		exit(1);
}

/* Without a library: ours. */
static void
call(const library *l, const job *j, int calls)
{
	for (int i = 0; i < calls; i++)
		if (l)
			by_library(l, j);
		else
			by_ours(j);
}

/* ---- our program ---- */

/* Batches are bmm's, single products mm's, those of integers with wider results _int_mm's. */
static bool
open_product(fxge_session *session, job *j)
{
	const shape *s = &j->s;
	char text[1024], batch[32] = "";
	bool many = s->batch > 1;
	const char *t = types[j->type].name, *op = many ? "bmm" : j->type == I8 ? "_int_mm" : "mm";

	if (many)
		snprintf(batch, sizeof batch, "%lld, ", (long long)s->batch);
	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"graph \"main\"(\n    %%a : %s[%s%lld, %lld],\n    %%b : %s[%s%lld, %lld]) {\n"
		"  %%t = aten.transpose.int(self=%%b, dim0=-1, dim1=-2)\n"
		"  %%y = aten.%s.default(self=%%a, mat2=%s)\n  return %%y\n}\n",
		t, batch, (long long)s->m, (long long)s->k, t, batch, (long long)(s->turned ? s->n : s->k),
		(long long)(s->turned ? s->k : s->n), op, s->turned ? "%t" : "%b");
	fxge_program *p = fxge_load_bytes(session, "product", text, strlen(text), NULL);

	return p && fxge_compile(p, NULL) == FXGE_OK && (j->exe = fxge_executable_open(p));
}

/* Sums of i8 products saturate in 16 bits where oneDNN has no VNNI instruction: another function,
 * so not a peer. */
static void
find_wrong(job *j)
{
	size_t size = (size_t)(j->s.batch * j->s.m * j->s.n * types[j->type].result_size);
	void *right = malloc(size);

	by_ours(j);
	memcpy(right, j->c, size);
	for (int i = 0; i < LIBRARIES; i++)
		if (has(&libraries[i], j)) {
			by_library(&libraries[i], j);
			j->wrong |= (unsigned)(memcmp(j->c, right, size) != 0) << i;
		}
	free(right);
}

/* ---- time ---- */

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double
turn(const library *l, const job *j, int calls)
{
	double start = now();

	call(l, j, calls);
	return (now() - start) / calls;
}

static void
measure(const job *j, double *best)
{
	double work = 2e-9 * (double)(j->s.batch * j->s.m * j->s.n * j->s.k);
	int calls = 1 + (int)(0.02 / work), rounds = work > 1 ? 5 : 9; /* a turn: about 0.02 GFLOP */

	for (int r = 0; r <= rounds; r++) /* the first warms up */
		for (int i = 0; i <= LIBRARIES; i++) {
			const library *l = i ? &libraries[i - 1] : NULL;

			if (!l || has(l, j)) {
				double t = turn(l, j, calls);

				if (r <= 1 || t < best[i])
					best[i] = t;
			}
		}
}

/* Allocates like PyTorch: aligned to 64 bytes. */
static void *
allocated(int64_t size)
{
	return aligned_alloc(64, (size_t)(size + 63) / 64 * 64);
}

static void *
filled(dtype type, int64_t n)
{
	void *v = allocated(n * types[type].size);

	for (int64_t i = 0; i < n; i++) {
		float x = (float)(i * 7919 % 1013) / 1013 - 0.5f;
		uint32_t bits;

		memcpy(&bits, &x, sizeof bits);
		switch (type) {
		case F32:
			((float *)v)[i] = x;
			break;
		case F64:
			((double *)v)[i] = x;
			break;
		case BF16:
			((uint16_t *)v)[i] = (uint16_t)(bits >> 16);
			break;
		case F16:
			((uint16_t *)v)[i] = (uint16_t)(0x3000 + i % 0x800);
			break; /* 1/8 to 1/2 */
		default:
			((int8_t *)v)[i] = (int8_t)(i * 7919 % 255 - 127);
			break;
		}
	}
	return v;
}

typedef struct tally {
	int cells, near, far;
	double worst;
} tally;

static void
show(const job *j, const double *best, tally *t)
{
	const shape *s = &j->s;
	double fastest = 0;

	printf("%-5s %2lld x %4lld x %4lld x %4lld %s %8.1f", types[j->type].name, (long long)s->batch,
		(long long)s->m, (long long)s->n, (long long)s->k, s->turned ? "T" : " ",
		2e-9 * (double)(s->batch * s->m * s->k * s->n) / best[0]);
	for (int i = 0; i < LIBRARIES; i++) {
		if (!has(&libraries[i], j)) {
			printf("%9s ", "-");
			continue;
		}
		printf("%9.2f%s", best[0] / best[i + 1], j->wrong >> i & 1 ? "!" : " ");
		if (j->wrong >> i & 1)
			continue;
		fastest = fastest == 0 || best[i + 1] < fastest ? best[i + 1] : fastest;
	}
	printf("\n");
	fflush(stdout);
	double ratio = fastest > 0 ? best[0] / fastest : 0;

	t->cells += fastest > 0;
	t->near += fastest > 0 && ratio <= 1.1;
	t->far += ratio > FAR;
	t->worst = ratio > t->worst ? ratio : t->worst;
}

static job
open_job(fxge_session *session, dtype type, const shape *s)
{
	job j = {.type = type, .s = *s};

	j.a = filled(type, s->batch * s->m * s->k);
	j.b = filled(type, s->batch * s->k * s->n);
	j.c = allocated(s->batch * s->m * s->n * types[type].result_size);
	if (!open_product(session, &j)) {
		fprintf(stderr, "products: %s", fxge_diag_text(session));
		fxge_diag_clear(session);
	}
	return j;
}

static void
close_job(job *j)
{
	if (j->exe)
		fxge_executable_close(j->exe);
	free(j->a);
	free(j->b);
	free(j->c);
}

static void
one_shape(fxge_session *session, dtype type, const shape *s, tally *t)
{
	job j = open_job(session, type, s);
	double best[1 + LIBRARIES] = {0};

	for (int i = 0; type == BF16 && i < LIBRARIES; i++)
		if (libraries[i].halves)
			open_halves(libraries[i].halves, &j);
	if (j.exe) {
		if (type == I8)
			find_wrong(&j);
		measure(&j, best);
		show(&j, best, t);
	}
	for (int i = 0; j.product && i < LIBRARIES; i++)
		if (libraries[i].halves)
			libraries[i].halves->close(j.product);
	free(j.product);
	free(j.scratch);
	close_job(&j);
}

static void
one_type(fxge_session *session, dtype type, tally *t)
{
	static const int64_t rows[] = {1, 4, 16, 64, 256, 2048};
	static const int64_t sides[][2] = {
		{64, 64}, {256, 1024}, {768, 768}, {3072, 768}, {2048, 2048}};
	static const shape batches[] = {{12, 128, 128, 64, true}, {12, 128, 64, 128, false},
		{32, 1, 128, 64, true}, {32, 1, 64, 128, false}};

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
		for (size_t m = 0; m < sizeof rows / sizeof *rows; m++)
			for (int turned = 0; turned < 2; turned++)
				one_shape(session, type, &(shape){1, rows[m], sides[i][0], sides[i][1], turned}, t);
	for (size_t i = 0; type != I8 && i < sizeof batches / sizeof *batches; i++)
		one_shape(session, type, &batches[i], t); /* PyTorch has no such product of integers */
}

/* ---- instructions ---- */

/* Makes one replayed call. */
static void
count(const library *l, const job *j)
{
	enum { FIRST = 3 };

	call(l, j, FIRST);
	fflush(stdout); /* the count follows */
	getppid();
	call(l, j, 1);
	getppid();
}

static void
count_shape(fxge_session *session, dtype type, const shape *s)
{
	job j = open_job(session, type, s);

	printf("%s %lld x %lld x %lld%s", types[type].name, (long long)s->m, (long long)s->n,
		(long long)s->k, s->turned ? " turned" : "");
	count(NULL, &j);
	count(&libraries[0], &j);
	printf("\n");
	close_job(&j);
}

static int
count_all(fxge_session *session)
{
	static const int64_t rows[] = {1, 4, 16, 64}, sides[] = {64, 256};

	if (!libraries[0].f32)
		return 1;
	for (int type = F32; type <= F64; type++)
		for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
			for (int turned = 0; turned < 2; turned++)
				for (size_t m = 0; m < sizeof rows / sizeof *rows; m++)
					count_shape(
						session, (dtype)type, &(shape){1, rows[m], sides[i], sides[i], turned});
	return 0;
}

/* ---- the program ---- */

static bool
wanted(dtype type, int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], types[type].name) == 0)
			return true;
	return argc == 1;
}

int
main(int argc, char **argv)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);
	tally all = {0};

	o.threads = 1;
	open_libraries();
	fxge_session *session = fxge_open(&o);

	if (argc == 2 && strcmp(argv[1], "--count") == 0)
		return count_all(session);
	printf("%-31s %8s", "batch x m x n x k", "GFLOP/s");
	for (int i = 0; i < LIBRARIES; i++)
		printf("%10s", libraries[i].name);
	printf("   (our time over theirs: below 1, ours is faster; ! its sums are wrong)\n");
	for (int i = 0; i < TYPES; i++) {
		tally t = {0};

		if (!wanted((dtype)i, argc, argv))
			continue;
		one_type(session, (dtype)i, &t);
		printf("%s: %d cells: %d within 1.1 of the fastest library, %d worse than %.1f, the worst "
			   "%.2f\n",
			types[i].name, t.cells, t.near, t.far, FAR, t.worst);
		all.far += t.far;
	}
	fxge_close(session);
	return all.far > 0;
}
