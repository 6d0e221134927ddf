/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products of every small number of rows, and of widths and depths around panels and blocks,
 * compared with plain sums: floats and integers, B row-major, column-major or constant. Floats are
 * small integers, so that every order of additions yields the same sum. ctest runs it once for each
 * instruction set (FXGE_MAX_ISA). */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include "ops/half.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct kind {
	const char *name, *op, *result;
	size_t size;
	int bits;      /* bits of the result's fraction; 0 for integers: any value fits */
	int low, high; /* bytes of an element */
	int most;      /* row counts up to this one; column-major */
} kind;

static const kind kinds[] = {
	{"f32", "mm", "f32", 4, 24, -3, 3, 26},
	{"bf16", "mm", "bf16", 2, 8, -3, 3, 26},
	{"f16", "mm", "f16", 2, 11, -3, 3, 17},
	{"f64", "mm", "f64", 8, 53, -3, 3, 14},
	{"i8", "_int_mm", "i32", 1, 0, -128, 127, 14},
	{"i8", "mm", "i8", 1, 8, -128, 127, 3},
	{"u8", "mm", "u8", 1, 8, 0, 255, 3},
	{"i16", "mm", "i16", 2, 16, -32768, 32767, 3},
	{"i32", "mm", "i32", 4, 0, -1000, 1000, 3},
	{"i64", "mm", "i64", 8, 0, -1000, 1000, 3},
};

enum { F32, BF16, F16, F64, BYTES, KINDS = sizeof kinds / sizeof *kinds };

/* Memory order of B. */
typedef enum form { IN_ROWS, IN_COLUMNS, FORMS } form;

typedef struct product {
	const kind *kind;
	form form;
	int64_t m, k, n;
	int *a, *b;      /* [m, k], [k, n] */
	const int *bias; /* [n], or NULL */
} product;

static int
number(const kind *t, uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return t->low + (int)(*state >> 8) % (t->high - t->low + 1);
}

static product
make(const kind *t, form f, int64_t m, int64_t k, int64_t n)
{
	product p = {.kind = t, .form = f, .m = m, .k = k, .n = n};
	uint32_t state = 1;

	p.a = calloc((size_t)(m * k), sizeof *p.a);
	p.b = calloc((size_t)(k * n), sizeof *p.b);
	for (int64_t i = 0; i < m * k; i++)
		p.a[i] = number(t, &state);
	for (int64_t i = 0; i < k * n; i++)
		p.b[i] = number(t, &state);
	return p;
}

static void
drop(product *p)
{
	free(p->a);
	free(p->b);
}

static bool
is_real(const kind *t)
{
	return t->name[0] == 'f' || t->name[0] == 'b';
}

static void
put(const kind *t, char *at, float v)
{
	if (t == &kinds[F32]) {
		memcpy(at, &v, sizeof v);
	} else if (t == &kinds[F64]) {
		memcpy(at, &(double){v}, sizeof(double));
	} else if (is_real(t)) {
		uint16_t half = t == &kinds[BF16] ? fxge_f32_to_bf16(v) : fxge_f32_to_f16(v);

		memcpy(at, &half, sizeof half);
	} else {
		memcpy(at, &(int64_t){(int64_t)v}, t->size); /* the first bytes are those of fewer bits */
	}
}

/* A matrix aligned to its element only, and its block. */
static char *
written(const kind *t, const int *x, int64_t rows, int64_t columns, bool turned, char **block)
{
	char *data = (char *)malloc((size_t)(rows * columns + 1) * t->size) + t->size;

	for (int64_t r = 0; r < rows; r++)
		for (int64_t c = 0; c < columns; c++)
			put(t, data + (turned ? c * rows + r : r * columns + c) * (int64_t)t->size,
				(float)x[r * columns + c]);
	*block = data - t->size;
	return data;
}

/* Rounds once to the dtype of the result, or wraps. */
static double
rounded(const kind *t, int64_t sum)
{
	int exponent;

	if (!is_real(t)) {
		int64_t modulus = INT64_C(1) << t->bits, rest = t->bits ? sum & (modulus - 1) : sum;

		return (double)(t->low < 0 && t->bits && rest >= modulus / 2 ? rest - modulus : rest);
	}
	frexp((double)sum, &exponent);
	double unit = ldexp(1, exponent - t->bits);

	return unit > 1 ? nearbyint((double)sum / unit) * unit : (double)sum;
}

/* elements start at `first` */
static void
has_right(const product *p, const fxge_tensor_view *y, int64_t first)
{
	int64_t *sums = malloc((size_t)p->n * sizeof *sums);

	for (int64_t r = 0; r < p->m; r++) {
		for (int64_t c = 0; c < p->n; c++)
			sums[c] = p->bias ? p->bias[c] : 0;
		for (int64_t i = 0; i < p->k; i++)
			for (int64_t c = 0; c < p->n; c++) /* in the order of memory */
				sums[c] += (int64_t)p->a[r * p->k + i] * p->b[i * p->n + c];
		for (int64_t c = 0; c < p->n; c++) {
			double got = fxge_element(y, (uint64_t)(first + r * p->n + c)),
				   want = rounded(p->kind, sums[c]);

			if (got != want)
				fail_msg("%s of %s, form %d, %d x %d x %d: element %d, %d is %g, expected %g",
					p->kind->op, p->kind->name, (int)p->form, (int)p->m, (int)p->k, (int)p->n,
					(int)r, (int)c, got, want);
		}
	}
	free(sums);
}

static void
is_right(const product *p, fxge_executable *exe, int64_t first)
{
	fxge_tensor_view y;

	assert_true(fxge_get_result(exe, 0, &y));
	has_right(p, &y, first);
}

static fxge_executable *
open_text(fxge_session *s, const char *text)
{
	fxge_program *p = fxge_load_bytes(s, "product", text, strlen(text), NULL);

	assert_non_null(p);
	assert_int_equal(fxge_compile(p, NULL), FXGE_OK);
	fxge_executable *exe = fxge_executable_open(p);

	assert_non_null(exe);
	return exe;
}

static fxge_session *
open_session(void)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.threads = 2;
	return fxge_open(&o);
}

/* ---- both operands are inputs ---- */

static fxge_executable *
open_live(fxge_session *s, const kind *t, form f)
{
	char text[1024];

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"symbol m : int [1, 100000]\nsymbol k : int [1, 100000]\nsymbol n : int [1, 100000]\n"
		"graph \"main\"(\n    %%a : %s[m, k],\n    %%b : %s[%s]) {\n"
		"  %%t = aten.transpose.int(self=%%b, dim0=0, dim1=1)\n"
		"  %%y = aten.%s.default(self=%%a, mat2=%s) : %s[m, n]\n  return %%y\n}\n",
		t->name, t->name, f == IN_ROWS ? "k, n" : "n, k", t->op, f == IN_ROWS ? "%b" : "%t",
		t->result);
	return open_text(s, text);
}

static void
run_live(fxge_executable *exe, const product *p)
{
	const kind *t = p->kind;
	bool turned = p->form == IN_COLUMNS;
	char *block[2];
	const int64_t a_dims[] = {p->m, p->k}, b_dims[] = {turned ? p->n : p->k, turned ? p->k : p->n};
	const fxge_tensor_view in[2] = {
		{"a", t->name, 2, a_dims, NULL, written(t, p->a, p->m, p->k, false, &block[0]),
			(size_t)(p->m * p->k) * t->size},
		{"b", t->name, 2, b_dims, NULL, written(t, p->b, p->k, p->n, turned, &block[1]),
			(size_t)(p->k * p->n) * t->size}};

	assert_int_equal(fxge_run(exe, in, 2), FXGE_OK);
	free(block[0]);
	free(block[1]);
}

static void
multiply(fxge_executable *exe, const kind *t, form f, int64_t m, int64_t k, int64_t n)
{
	product p = make(t, f, m, k, n);

	run_live(exe, &p);
	is_right(&p, exe, 0);
	drop(&p);
}

static const int64_t depths[] = {1, 3, 64, 256, 257}, widths[] = {1, 7, 8, 16, 17, 32, 33, 70, 130};

#define LENGTH(x) (sizeof(x) / sizeof *(x))

static void
every_shape(void **state)
{
	(void)state;
	for (size_t t = 0; t < KINDS; t++)
		for (form f = 0; f < FORMS; f++) {
			fxge_session *s = open_session();
			fxge_executable *exe = open_live(s, &kinds[t], f);

			for (int64_t m = 1; m <= (t != F16 || f == IN_COLUMNS ? kinds[t].most : 2); m++)
				for (size_t i = 0; i < LENGTH(depths); i++)
					for (size_t j = 0; j < LENGTH(widths); j++)
						multiply(exe, &kinds[t], f, m, depths[i], widths[j]);
			multiply(exe, &kinds[t], f, 1, 301, 2500);
			multiply(exe, &kinds[t], f, 1, 77, 20001);
			multiply(exe, &kinds[t], f, 13, 300, 300);
			fxge_close(s);
		}
}

static void
many_rows(void **state)
{
	static const size_t some[] = {F32, BF16, F64, BYTES};

	(void)state;
	for (size_t i = 0; i < LENGTH(some); i++)
		for (form f = 0; f < FORMS; f++) {
			fxge_session *s = open_session();
			const kind *t = &kinds[some[i]];

			multiply(open_live(s, t, f), t, f, 300, 1030, 300);
			fxge_close(s);
		}
}

/* More terms than GE sums at a time, in unequal blocks of the result. */
static void
in_parts(void **state)
{
	enum { M = 531, K = 515, N = 1030 };

	(void)state;
	for (form f = 0; f < FORMS; f++) {
		const kind *t = &kinds[F64];
		fxge_session *s = open_session();
		product p = make(t, f, M, K, N);
		char text[512];

		snprintf(text, sizeof text,
			"fxge 1\nmodel \"m\" stage \"import\"\n"
			"graph \"main\"(\n    %%a : f64[%d, %d],\n    %%b : f64[%d, %d]) {\n"
			"  %%t = aten.transpose.int(self=%%b, dim0=0, dim1=1)\n"
			"  %%y = aten.mm.default(self=%%a, mat2=%s)\n  return %%y\n}\n",
			M, K, f == IN_ROWS ? K : N, f == IN_ROWS ? N : K, f == IN_ROWS ? "%b" : "%t");
		fxge_executable *exe = open_text(s, text);

		run_live(exe, &p);
		is_right(&p, exe, 0);
		drop(&p);
		fxge_close(s);
	}
}

/* Yields the same bytes if readable memory ends right after them. */
typedef struct page {
	char *base;
	size_t size;
} page;

static page
open_page(size_t bytes)
{
	size_t unit = (size_t)sysconf(_SC_PAGESIZE), readable = (bytes + unit - 1) / unit * unit;
	page p = {.size = readable + unit};

	p.base = mmap(NULL, p.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	assert_true(p.base != MAP_FAILED);
	assert_int_equal(mprotect(p.base + readable, unit, PROT_NONE), 0);
	return p;
}

static char *
end_of(page p, size_t bytes)
{
	return p.base + p.size - (size_t)sysconf(_SC_PAGESIZE) - bytes;
}

/* Places operands and result at the ends of pages. */
static void
multiply_at_ends(fxge_session *s, const kind *t, form f, int m, int k, int n)
{
	product p = make(t, f, m, k, n);
	bool turned = f == IN_COLUMNS;
	const size_t a_size = (size_t)(m * k) * t->size, b_size = (size_t)(k * n) * t->size,
				 c_size = (size_t)(m * n) * t->size;
	page a = open_page(a_size), b = open_page(b_size), c = open_page(c_size);
	char text[512], *block;

	memcpy(end_of(a, a_size), written(t, p.a, m, k, false, &block), a_size);
	free(block);
	memcpy(end_of(b, b_size), written(t, p.b, k, n, turned, &block), b_size);
	free(block);
	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"graph \"main\"(\n    %%a : %s[%d, %d],\n    %%b : %s[%d, %d]) {\n"
		"  %%t = aten.transpose.int(self=%%b, dim0=0, dim1=1)\n"
		"  %%y = aten.mm.default(self=%%a, mat2=%s)\n  return %%y\n}\n",
		t->name, m, k, t->name, turned ? n : k, turned ? k : n, turned ? "%t" : "%b");
	fxge_executable *exe = open_text(s, text);
	int64_t words[] = {(int64_t)(intptr_t)end_of(a, a_size), (int64_t)(intptr_t)end_of(b, b_size),
		(int64_t)(intptr_t)end_of(c, c_size), (int64_t)c_size};

	assert_int_equal(fxge_run_packed(exe, words, 4), FXGE_OK);
	has_right(&p,
		&(fxge_tensor_view){
			NULL, t->result, 2, (const int64_t[]){m, n}, NULL, end_of(c, c_size), c_size},
		0);
	fxge_executable_close(exe);
	munmap(a.base, a.size);
	munmap(b.base, b.size);
	munmap(c.base, c.size);
	drop(&p);
}

static void
ends_of_pages(void **state)
{
	static const int some_depths[] = {1, 5, 16, 39}, some_widths[] = {1, 5, 8, 19, 41, 70};

	(void)state;
	for (size_t t = 0; t <= F64; t++)
		for (form f = 0; f < FORMS; f++) {
			fxge_session *s = open_session();

			for (int m = 1; m <= 7; m++)
				for (size_t i = 0; i < LENGTH(some_depths); i++)
					for (size_t j = 0; j < LENGTH(some_widths); j++)
						multiply_at_ends(s, &kinds[t], f, m, some_depths[i], some_widths[j]);
			fxge_close(s);
		}
}

/* Batches, each with another operand. */
static void
multiply_many(const kind *t, form f, int64_t m, int64_t k, int64_t n)
{
	enum { COUNT = 3 };
	bool turned = f == IN_COLUMNS;
	char text[1024], *a = malloc((size_t)(COUNT * m * k) * t->size),
					 *b = malloc((size_t)(COUNT * k * n) * t->size);
	product p[COUNT];
	const int64_t rows = turned ? n : k, columns = turned ? k : n;
	const fxge_tensor_view in[2] = {{"a", t->name, 3, (const int64_t[]){COUNT, m, k}, NULL, a,
										(size_t)(COUNT * m * k) * t->size},
		{"b", t->name, 3, (const int64_t[]){COUNT, rows, columns}, NULL, b,
			(size_t)(COUNT * k * n) * t->size}};

	for (int64_t i = 0; i < COUNT; i++) {
		char *block;

		p[i] = make(t, f, m, k, n);
		p[i].a[i] = p[i].b[i] = t->high; /* distinguishes it from the others */
		memcpy(a + (size_t)(i * m * k) * t->size, written(t, p[i].a, m, k, false, &block),
			(size_t)(m * k) * t->size);
		free(block);
		memcpy(b + (size_t)(i * k * n) * t->size, written(t, p[i].b, k, n, turned, &block),
			(size_t)(k * n) * t->size);
		free(block);
	}
	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"graph \"main\"(\n    %%a : %s[%d, %d, %d],\n    %%b : %s[%d, %d, %d]) {\n"
		"  %%t = aten.transpose.int(self=%%b, dim0=1, dim1=2)\n"
		"  %%y = aten.bmm.default(self=%%a, mat2=%s)\n  return %%y\n}\n",
		t->name, COUNT, (int)m, (int)k, t->name, COUNT, (int)rows, (int)columns,
		turned ? "%t" : "%b");
	fxge_session *s = open_session();
	fxge_executable *exe = open_text(s, text);

	assert_int_equal(fxge_run(exe, in, 2), FXGE_OK);
	for (int64_t i = 0; i < COUNT; i++) {
		is_right(&p[i], exe, i * m * n);
		drop(&p[i]);
	}
	fxge_close(s);
	free(a);
	free(b);
}

static void
batches(void **state)
{
	(void)state;
	for (size_t t = 0; t <= F64; t++)
		for (form f = 0; f < FORMS; f++) {
			multiply_many(&kinds[t], f, 40, 130, 70);
			multiply_many(&kinds[t], f, 33, 128, 300);
			multiply_many(&kinds[t], f, 1, 31, 9);
		}
}

/* A separate number for each column. */
static void
add_bias(const kind *t, form f, int m, int k, int n)
{
	enum { MOST = 300 };
	fxge_session *s = open_session();
	product p = make(t, f, m, k, n);
	bool turned = f == IN_COLUMNS;
	const int rows = turned ? n : k, columns = turned ? k : n;
	int bias[MOST];
	char text[1024], *block[3];

	for (int i = 0; i < n; i++)
		bias[i] = i % 77 - 38;
	p.bias = bias;
	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"graph \"main\"(\n    %%a : %s[%d, %d],\n    %%b : %s[%d, %d],\n    %%c : %s[%d]) {\n"
		"  %%y = aten.%s) : ?\n  return %%y\n}\n",
		t->name, m, k, t->name, rows, columns, t->name, n,
		turned ? "linear.default(input=%a, weight=%b, bias=%c"
			   : "addmm.default(self=%c, mat1=%a, mat2=%b");
	fxge_executable *exe = open_text(s, text);
	const fxge_tensor_view in[3] = {
		{"a", t->name, 2, (const int64_t[]){m, k}, NULL, written(t, p.a, m, k, false, &block[0]),
			(size_t)(m * k) * t->size},
		{"b", t->name, 2, (const int64_t[]){rows, columns}, NULL,
			written(t, p.b, k, n, turned, &block[1]), (size_t)(k * n) * t->size},
		{"c", t->name, 1, (const int64_t[]){n}, NULL, written(t, bias, 1, n, false, &block[2]),
			(size_t)n * t->size}};

	assert_int_equal(fxge_run(exe, in, 3), FXGE_OK);
	is_right(&p, exe, 0);
	for (int i = 0; i < 3; i++)
		free(block[i]);
	drop(&p);
	fxge_close(s);
}

static void
with_bias(void **state)
{
	static const int sizes[][3] = {{17, 262, 77}, {1, 64, 64}, {5, 33, 77}, {13, 20, 300}};

	(void)state;
	for (size_t t = 0; t <= F64; t++)
		for (form f = 0; f < FORMS; f++)
			for (size_t i = 0; i < LENGTH(sizes); i++)
				add_bias(&kinds[t], f, sizes[i][0], sizes[i][1], sizes[i][2]);
}

/* A NaN in the last column of A or the last row of B reaches its own row or column only, wherever
 * it is. */
static void
stays_in_its_place(fxge_executable *exe, const kind *t, form f, int m, float what)
{
	enum { M = 7, K = 21, N = 43 };

	for (int place = 0; place < m + N; place++) {
		char a[M * K * sizeof(double)], b[K * N * sizeof(double)];
		int row = place < m ? place : -1, column = place - m;
		const int64_t b_dims[] = {f == IN_ROWS ? K : N, f == IN_ROWS ? N : K};
		const fxge_tensor_view in[2] = {
			{"a", t->name, 2, (const int64_t[]){m, K}, NULL, a, (size_t)(m * K) * t->size},
			{"b", t->name, 2, b_dims, NULL, b, K * N * t->size}};
		fxge_tensor_view y;

		for (size_t i = 0; i < (size_t)(m * K); i++)
			put(t, a + i * t->size, 1);
		for (size_t i = 0; i < (size_t)K * N; i++)
			put(t, b + i * t->size, 1);
		if (row >= 0)
			put(t, a + (size_t)(row * K + K - 1) * t->size, what);
		else
			put(t, b + (size_t)(f == IN_ROWS ? (K - 1) * N + column : column * K + K - 1) * t->size,
				what);
		assert_int_equal(fxge_run(exe, in, 2), FXGE_OK);
		assert_true(fxge_get_result(exe, 0, &y));
		for (int i = 0; i < m * N; i++) {
			double got = fxge_element(&y, (uint64_t)i);
			bool here = row >= 0 ? i / N == row : i % N == column;

			assert_true(!here ? got == K : isnan(what) ? isnan(got) : got == (double)what);
		}
	}
}

static void
no_numbers(void **state)
{
	(void)state;
	for (size_t t = 0; t <= F64; t++)
		for (form f = 0; f < FORMS; f++) {
			fxge_session *s = open_session();
			fxge_executable *exe = open_live(s, &kinds[t], f);

			for (int m = 1; m <= 7; m += 2) {
				stays_in_its_place(exe, &kinds[t], f, m, NAN);
				stays_in_its_place(exe, &kinds[t], f, m, INFINITY);
			}
			fxge_close(s);
		}
}

/* ---- B is constant and prepacked ---- */

static fxge_executable *
open_kept(fxge_session *s, const product *p)
{
	bool turned = p->form == IN_COLUMNS;
	int64_t rows = turned ? p->n : p->k, columns = turned ? p->k : p->n;
	char *text = malloc((size_t)(p->k * p->n) * 8 + 1024), *to = text;

	to += sprintf(to, "fxge 1\nmodel \"m\" stage \"ge\"\ntensor @w : %s[%d, %d] = {", p->kind->name,
		(int)rows, (int)columns);
	for (int64_t i = 0; i < p->k * p->n; i++)
		to += sprintf(
			to, "%s%d", i ? ", " : "", turned ? p->b[i % columns * p->n + i / columns] : p->b[i]);
	sprintf(to,
		"}\ngraph \"main\"(\n    %%a : %s[%d, %d]) {\n  %%w = ge.Const(value=@w) : ?\n"
		"  %%y = ge.MatMulV2(x1=%%a, x2=%%w%s) : ?\n  return %%y\n}\n",
		p->kind->name, (int)p->m, (int)p->k, turned ? ", transpose_x2=true" : "");
	fxge_program *program = fxge_load_bytes(s, "product", text, strlen(text), NULL);
	fxge_executable *exe = program ? fxge_executable_open(program) : NULL;

	assert_non_null(exe);
	free(text);
	return exe;
}

static void
multiply_kept(const kind *t, form f, int64_t m, int64_t k, int64_t n)
{
	fxge_session *s = open_session();
	product p = make(t, f, m, k, n);
	fxge_executable *exe = open_kept(s, &p);
	char *block;
	const int64_t dims[] = {m, k};
	const fxge_tensor_view a = {"a", t->name, 2, dims, NULL, written(t, p.a, m, k, false, &block),
		(size_t)(m * k) * t->size};

	for (int run = 0; run < 2; run++) {
		assert_int_equal(fxge_run(exe, &a, 1), FXGE_OK);
		is_right(&p, exe, 0);
	}
	free(block);
	drop(&p);
	fxge_close(s);
}

static void
constant_weights(void **state)
{
	static const int64_t rows[] = {1, 2, 13};

	(void)state;
	for (size_t t = 0; t <= BYTES; t++)
		for (form f = 0; f < FORMS && t != F64; f++) /* GE has no such MatMul */
			for (size_t i = 0; i < LENGTH(rows); i++) {
				multiply_kept(&kinds[t], f, rows[i], 257, 70);
				multiply_kept(&kinds[t], f, rows[i], 3, 17);
				multiply_kept(&kinds[t], f, rows[i], 41, 100);
			}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_shape),
		cmocka_unit_test(many_rows),
		cmocka_unit_test(in_parts),
		cmocka_unit_test(ends_of_pages),
		cmocka_unit_test(batches),
		cmocka_unit_test(with_bias),
		cmocka_unit_test(no_numbers),
		cmocka_unit_test(constant_weights),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
