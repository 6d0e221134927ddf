/* Matrix products of the executor beside those of libraries: a grid of shapes, by turns, the least
 * processor time of one thread. bench/README.md says how it is run, and what it said. */
#include <fxge/fxge.h>

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct shape {
	int64_t batch, m, n, k;
	bool turned; /* b is [n, k] */
} shape;

typedef struct job {
	shape s;
	float *a, *b, *c;
	fxge_executable *exe;
} job;

/* ---- contestants ---- */

enum { ROW_MAJOR = 101, AS_IS = 111, TURNED = 112 }; /* of CBLAS */

typedef void sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int,
	float, float *, int);
typedef int dnnl_sgemm(char, char, int64_t, int64_t, int64_t, float, const float *, int64_t,
	const float *, int64_t, float, float *, int64_t);

static struct {
	const char *name, *file;
	sgemm *f32;
	dnnl_sgemm *dnnl;
} libraries[] = {
	{"OpenBLAS", "libopenblas.so.0", 0, 0},
	{"BLIS", "libblis.so.4", 0, 0},
	{"oneDNN", "libdnnl.so.2", 0, 0},
};

enum { LIBRARIES = sizeof libraries / sizeof *libraries };

static void
open_libraries(void)
{
	for (int i = 0; i < LIBRARIES; i++) {
		void *h = dlopen(libraries[i].file, RTLD_NOW | RTLD_LOCAL);
		void (*one_thread)(int) = NULL;

		if (!h) {
			fprintf(stderr, "products: %s\n", dlerror());
			continue;
		}
		*(void **)&libraries[i].f32 = dlsym(h, "cblas_sgemm");
		*(void **)&libraries[i].dnnl = dlsym(h, "dnnl_sgemm");
		*(void **)&one_thread = dlsym(h, "openblas_set_num_threads");
		if (one_thread)
			one_thread(1);
	}
}

static bool
has(int who)
{
	return libraries[who].f32 || libraries[who].dnnl;
}

static void
by_library(int who, const job *j)
{
	const shape *s = &j->s;
	int m = (int)s->m, n = (int)s->n, k = (int)s->k, ldb = s->turned ? k : n;
	int turned = s->turned ? TURNED : AS_IS;

	for (int64_t i = 0; i < s->batch; i++) {
		const float *a = j->a + i * s->m * s->k, *b = j->b + i * s->k * s->n;
		float *c = j->c + i * s->m * s->n;

		if (libraries[who].f32)
			libraries[who].f32(ROW_MAJOR, AS_IS, turned, m, n, k, 1, a, k, b, ldb, 0, c, n);
		else
			libraries[who].dnnl('N', s->turned ? 'T' : 'N', m, n, k, 1, a, k, b, ldb, 0, c, n);
	}
}

static void
by_ours(const job *j)
{
	const shape *s = &j->s;
	int64_t words[] = {(int64_t)(intptr_t)j->a, (int64_t)(intptr_t)j->b, (int64_t)(intptr_t)j->c,
		s->batch * s->m * s->n * (int64_t)sizeof *j->c};

	if (fxge_run_packed(j->exe, words, 4) != FXGE_OK)
		exit(1);
}

/* ---- the program ---- */

static void
open_product(fxge_session *session, job *j)
{
	const shape *s = &j->s;
	char text[1024];
	int64_t rows = s->turned ? s->n : s->k, columns = s->turned ? s->k : s->n;

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"graph \"main\"(\n    %%a : f32[%lld, %lld, %lld],\n    %%b : f32[%lld, %lld, %lld]) {\n"
		"  %%t = aten.transpose.int(self=%%b, dim0=1, dim1=2)\n"
		"  %%y = aten.bmm.default(self=%%a, mat2=%s)\n  return %%y\n}\n",
		(long long)s->batch, (long long)s->m, (long long)s->k, (long long)s->batch, (long long)rows,
		(long long)columns, s->turned ? "%t" : "%b");
	fxge_program *p = fxge_load_bytes(session, "product", text, strlen(text), NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK || !(j->exe = fxge_executable_open(p)))
		exit(1);
}

/* ---- time ---- */

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Contestant -1 is ours. */
static double
turn(int who, const job *j, int calls)
{
	double start = now();

	for (int i = 0; i < calls; i++)
		if (who < 0)
			by_ours(j);
		else
			by_library(who, j);
	return (now() - start) / calls;
}

static void
measure(const job *j, double *best)
{
	double work = 2e-9 * (double)(j->s.batch * j->s.m * j->s.n * j->s.k);
	int calls = 1 + (int)(0.02 / work), rounds = work > 1 ? 5 : 9; /* a turn: some 0.02 GFLOP */

	for (int r = 0; r <= rounds; r++) /* the first warms up */
		for (int who = -1; who < LIBRARIES; who++)
			if (who < 0 || has(who)) {
				double t = turn(who, j, calls);

				if (r <= 1 || t < best[who + 1])
					best[who + 1] = t;
			}
}

static float *
filled(int64_t n)
{
	float *v = malloc((size_t)n * sizeof *v);

	for (int64_t i = 0; i < n; i++)
		v[i] = (float)(i * 7919 % 1013) / 1013 - 0.5f;
	return v;
}

typedef struct tally {
	int cells, near, far;
	double worst;
} tally;

static void
one_shape(fxge_session *session, const shape *s, tally *t)
{
	job j = {.s = *s};
	double best[1 + LIBRARIES] = {0}, fastest = 0;
	int64_t na = s->batch * s->m * s->k, nb = s->batch * s->k * s->n;

	j.a = filled(na);
	j.b = filled(nb);
	j.c = filled(s->batch * s->m * s->n);
	open_product(session, &j);
	measure(&j, best);
	printf("%2lld x %4lld x %4lld x %4lld %s %8.1f", (long long)s->batch, (long long)s->m,
		(long long)s->n, (long long)s->k, s->turned ? "T" : " ",
		2e-9 * (double)(na * s->n) / best[0]);
	for (int i = 0; i < LIBRARIES; i++) {
		if (!has(i)) {
			printf("%10s", "-");
			continue;
		}
		printf("%10.2f", best[0] / best[i + 1]);
		fastest = fastest == 0 || best[i + 1] < fastest ? best[i + 1] : fastest;
	}
	printf("\n");
	fflush(stdout);
	double ratio = fastest > 0 ? best[0] / fastest : 0;

	t->cells++;
	t->near += ratio <= 1.1;
	t->far += ratio > 1.3;
	t->worst = ratio > t->worst ? ratio : t->worst;
	fxge_executable_close(j.exe);
	free(j.a);
	free(j.b);
	free(j.c);
}

int
main(void)
{
	static const int64_t rows[] = {1, 4, 16, 64, 256, 2048};
	static const int64_t sides[][2] = {{64, 64}, {256, 1024}, {768, 768}, {2048, 2048}};
	static const shape batches[] = {{12, 128, 128, 64, true}, {12, 128, 64, 128, false},
		{32, 1, 128, 64, true}, {32, 1, 64, 128, false}};
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);
	tally t = {0};

	o.threads = 1;
	open_libraries();
	printf("%-25s %8s", "batch x m x n x k", "GFLOP/s");
	for (int i = 0; i < LIBRARIES; i++)
		printf("%10s", libraries[i].name);
	printf("   (our time over theirs: below 1, ours is faster)\n");
	fxge_session *session = fxge_open(&o);

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
		for (size_t m = 0; m < sizeof rows / sizeof *rows; m++)
			for (int turned = 0; turned < 2; turned++)
				one_shape(session, &(shape){1, rows[m], sides[i][0], sides[i][1], turned}, &t);
	for (size_t i = 0; i < sizeof batches / sizeof *batches; i++)
		one_shape(session, &batches[i], &t);
	printf("%d cells: %d within 1.1 of the fastest library, %d worse than 1.3, the worst %.2f\n",
		t.cells, t.near, t.far, t.worst);
	fxge_close(session);
	return t.far > 0;
}
