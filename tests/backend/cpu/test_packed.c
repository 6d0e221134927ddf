/* SPDX-License-Identifier: Apache-2.0 */
/* Products and convolutions in bf16, by the oneDNN module if it is present. Any number of threads
 * yields the same bytes, and the values are right. */
#include "unit/check.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "backend/cpu/runtime/exec.h"
#include "ir/text/text.h"
#include "ops/half.h"

#define HEAD "fxge 1\nmodel \"m\" stage \"ge\"\n"

enum { MOST_THREADS = 3, RUNS = 2 };

/* ---- running ---- */

typedef struct job {
	fxge_session *s;
	const char *text;
	const fxge_array *in;
	int n_in;
	uint16_t *y;
	size_t size; /* bytes of y */
	fxge_exec *e;
} job;

static int
job_body(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_text_parse(j->s, "test", j->text, strlen(j->text));
	fxge_exec *e = p ? fxge_exec_new(p) : NULL;
	uint16_t *first = e ? fxge_heap_need(&j->s->heap, j->size) : NULL;
	bool ok = e != NULL;

	for (int run = 0; ok && run < RUNS; run++) {
		fxge_array out = {.data = j->y, .size = j->size};

		memset(j->y, 0, j->size);
		ok = fxge_exec_run(e, j->in, j->n_in, &out, 1) && out.size == j->size
			 && (!run || memcmp(first, j->y, j->size) == 0);
		memcpy(first, j->y, j->size);
	}
	fxge_heap_free(&j->s->heap, first);
	fxge_exec_release(e);
	return ok;
}

/* Returns the bytes of the only result, to be freed. */
static uint16_t *
result_of(const char *text, const fxge_array *in, int n_in, size_t size)
{
	uint16_t *first = NULL;

	for (int threads = 1; threads <= MOST_THREADS; threads++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		job j = {.s = s, .text = text, .in = in, .n_in = n_in, .y = malloc(size), .size = size};

		s->threads = threads;
		assert_int_equal(fxge_heap_guard(&s->heap, job_body, &j), 1);
		if (first) {
			assert_memory_equal(first, j.y, size);
			free(j.y);
		} else {
			first = j.y;
		}
		fxge_session_release(s);
	}
	return first;
}

/* Returns numbers in [-0.5, 0.5) as text, and the bf16 values of the text. */
static double
number(int64_t i)
{
	return (double)(i * 6007 % 997) / 1000.0 - 0.5;
}

static uint16_t *
numbers(int64_t n)
{
	uint16_t *x = malloc((size_t)n * sizeof *x);

	for (int64_t i = 0; i < n; i++)
		x[i] = fxge_f64_to_bf16(number(i));
	return x;
}

static char *
add_numbers(char *p, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		p += sprintf(p, "%s%.3f", i ? ", " : "", number(i));
	return p;
}

/* ---- products ---- */

enum { ROWS = 40 };

typedef enum weights { CONSTANT, ROWS_LIE, COLUMNS_LIE, FORMS } weights;

static char *
product_text(int inner, int columns, weights form)
{
	char *text = malloc(4096 + (size_t)inner * (size_t)columns * 8), *p = text;

	p += sprintf(p, HEAD);
	if (form == CONSTANT) {
		p += sprintf(p, "tensor @w : bf16[%d, %d] = {", inner, columns);
		p = add_numbers(p, (int64_t)inner * columns);
		p += sprintf(p, "}\n");
	}
	p += sprintf(p, "graph \"main\"(\n    %%x : bf16[%d, %d]", ROWS, inner);
	if (form == CONSTANT)
		p += sprintf(p, ") {\n  %%w = ge.Const(value=@w) : ?\n");
	else
		p += sprintf(p, ",\n    %%w : bf16[%d, %d]) {\n", form == ROWS_LIE ? inner : columns,
			form == ROWS_LIE ? columns : inner);
	sprintf(p, "  %%p = ge.MatMul(x1=%%x, x2=%%w%s) : ?\n  return %%p\n}\n",
		form == COLUMNS_LIE ? ", transpose_x2=true" : "");
	return text;
}

static fxge_array
matrix(uint16_t *x, int64_t rows, int64_t columns)
{
	return (fxge_array){.dtype = FXGE_DT_BF16,
		.rank = 2,
		.shape = {rows, columns},
		.data = x,
		.size = (size_t)(rows * columns) * sizeof *x};
}

/* Checks some elements with sums in double. */
static void
product_is_right(
	const uint16_t *x, const uint16_t *w, const uint16_t *y, int inner, int columns, weights form)
{
	for (int64_t i = 0; i < (int64_t)ROWS * columns; i += 101) {
		int64_t row = i / columns, column = i % columns;
		double sum = 0, size = 0;

		for (int64_t k = 0; k < inner; k++) {
			int64_t at = form == COLUMNS_LIE ? column * inner + k : k * columns + column;
			double term =
				(double)fxge_bf16_to_f32(x[row * inner + k]) * (double)fxge_bf16_to_f32(w[at]);

			sum += term;
			size += fabs(term);
		}
		assert_true(fabs((double)fxge_bf16_to_f32(y[i]) - sum) <= fabs(sum) / 256 + size * 1e-5);
	}
}

static void
product_case(int inner, int columns, weights form)
{
	uint16_t *x = numbers((int64_t)ROWS * inner), *w = numbers((int64_t)inner * columns);
	char *text = product_text(inner, columns, form);
	fxge_array in[] = {matrix(x, ROWS, inner),
		form == COLUMNS_LIE ? matrix(w, columns, inner) : matrix(w, inner, columns)};
	uint16_t *y =
		result_of(text, in, form == CONSTANT ? 1 : 2, (size_t)ROWS * (size_t)columns * sizeof *y);

	product_is_right(x, w, y, inner, columns, form);
	free(y);
	free(text);
	free(w);
	free(x);
}

static void
products(void **state)
{
	(void)state;
	for (int form = 0; form < FORMS; form++) {
		product_case(768, 600, (weights)form);
		product_case(6144, 300, (weights)form); /* K in blocks */
		product_case(20, 30, (weights)form);
	}
}

/* The last one of an odd number of columns is multiplied by its row of the weights alone. */
static void
an_infinity_in_an_odd_column(void **state)
{
	enum { INNER = 255, COLUMNS = 300 };
	uint16_t *x = numbers((int64_t)ROWS * INNER), *w = numbers((int64_t)INNER * COLUMNS);

	(void)state;
	x[INNER - 1] = 0x7F80;
	for (int form = 0; form < FORMS; form++) {
		char *text = product_text(INNER, COLUMNS, (weights)form);
		fxge_array in[] = {matrix(x, ROWS, INNER),
			form == COLUMNS_LIE ? matrix(w, COLUMNS, INNER) : matrix(w, INNER, COLUMNS)};
		uint16_t *y =
			result_of(text, in, form == CONSTANT ? 1 : 2, (size_t)ROWS * COLUMNS * sizeof *y);

		for (int i = 0; i < COLUMNS; i++) {
			int64_t last = INNER - 1,
					at = form == COLUMNS_LIE ? i * INNER + last : last * COLUMNS + i;

			if (w[at]) /* not 0 */
				assert_int_equal(y[i] & 0x7FFF, 0x7F80);
		}
		free(y);
		free(text);
	}
	free(w);
	free(x);
}

/* ---- convolutions ---- */

enum { MOST_DIMS = 3 };

typedef struct conv_case {
	int spatial, images, groups, in, out;
	int size[MOST_DIMS], kernel[MOST_DIMS], stride[MOST_DIMS], dilation[MOST_DIMS];
	int pad[2 * MOST_DIMS];
	bool bias;
} conv_case;

static const conv_case conv_cases[] = {
	{2, 1, 1, 64, 256, {14, 14}, {1, 1}, {1, 1}, {1, 1}, {0}, false},
	{2, 3, 1, 32, 128, {13, 9}, {3, 3}, {1, 1}, {1, 1}, {1, 1, 1, 1}, true},
	{2, 2, 1, 3, 64, {31, 32}, {7, 7}, {2, 2}, {1, 1}, {3, 3, 3, 3},
		false}, /* a remainder is left */
	{2, 1, 1, 16, 48, {12, 12}, {3, 2}, {1, 2}, {2, 3}, {0, 2, 1, 3}, true},
	{2, 2, 4, 32, 64, {10, 10}, {3, 3}, {1, 1}, {1, 1}, {1, 1, 1, 1}, true},
	{2, 2, 32, 32, 32, {10, 11}, {3, 3}, {2, 2}, {1, 1}, {1, 1, 1, 1}, false},
	{2, 2, 1, 5, 7, {6, 6}, {3, 3}, {1, 1}, {1, 1}, {0, 0, 0, 0}, true},
	{2, 1, 1, 260, 101, {6, 7}, {3, 3}, {1, 1}, {1, 1}, {1, 1, 1, 1}, true}, /* parts of panels */
	{2, 1, 1, 130, 50, {6, 7}, {1, 1}, {1, 1}, {1, 1}, {0}, false},
	{2, 1, 1, 255, 17, {15, 30}, {7, 7}, {1, 1}, {1, 1}, {0}, false}, /* many and odd */
	{3, 2, 1, 8, 128, {5, 6, 7}, {2, 3, 3}, {1, 2, 1}, {1, 1, 1}, {1, 0, 1, 1, 1, 1}, true},
	/* computed in blocks of rows, of parts of rows, and of planes */
	{2, 2, 1, 64, 64, {27, 20}, {3, 3}, {1, 1}, {1, 1}, {1, 1, 1, 1}, true},
	{2, 1, 1, 15, 128, {30, 31}, {5, 3}, {2, 1}, {2, 3}, {4, 3, 0, 2}, false},
	{2, 1, 2, 64, 128, {30, 16}, {3, 3}, {1, 1}, {2, 1}, {2, 2, 1, 1}, true},
	{2, 1, 1, 64, 64, {1, 301}, {1, 7}, {1, 1}, {1, 1}, {0, 0, 3, 3}, true},
	{2, 1, 1, 64, 64, {2, 40}, {3, 3}, {1, 1}, {1, 1}, {4, 4, 1, 1},
		false}, /* some windows cover padding only */
	{3, 1, 1, 32, 32, {9, 10, 11}, {3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1, 1, 1, 1}, true},
};

static int
out_size(const conv_case *c, int d)
{
	int reach = (c->kernel[d] - 1) * c->dilation[d] + 1;

	return (c->size[d] + c->pad[2 * d] + c->pad[2 * d + 1] - reach) / c->stride[d] + 1;
}

static char *
add_ints(char *p, const char *name, const int *v, int ones, int n)
{
	p += sprintf(p, ", %s=[%s", name, ones ? "1, 1, " : "");
	for (int i = 0; i < n; i++)
		p += sprintf(p, "%s%d", i ? ", " : "", v[i]);
	return p + sprintf(p, "]");
}

static char *
add_dims(char *p, int a, int b, const int *v, int n)
{
	p += sprintf(p, "bf16[%d, %d", a, b);
	for (int i = 0; i < n; i++)
		p += sprintf(p, ", %d", v[i]);
	return p + sprintf(p, "]");
}

static int64_t
count(int a, int b, const int *v, int n)
{
	int64_t all = (int64_t)a * b;

	for (int i = 0; i < n; i++)
		all *= v[i];
	return all;
}

/* The weights as a constant, or as an input. */
static char *
conv_text(const conv_case *c, bool constant)
{
	int per_group = c->in / c->groups;
	int64_t n = count(c->out, per_group, c->kernel, c->spatial);
	char *text = malloc(4096 + (size_t)n * 8), *p = text;

	p += sprintf(p, HEAD "tensor @b : bf16[%d] = {", c->out);
	p = add_numbers(p, c->out);
	p += sprintf(p, "}\n");
	if (constant) {
		p = add_dims(p + sprintf(p, "tensor @w : "), c->out, per_group, c->kernel, c->spatial);
		p = add_numbers(p + sprintf(p, " = {"), n);
		p += sprintf(p, "}\n");
	}
	p += sprintf(p, "graph \"main\"(\n    %%x : ");
	p = add_dims(p, c->images, c->in, c->size, c->spatial);
	if (!constant)
		p = add_dims(p + sprintf(p, ",\n    %%w : "), c->out, per_group, c->kernel, c->spatial);
	p += sprintf(p, ") {\n  %%b = ge.Const(value=@b) : ?\n%s",
		constant ? "  %w = ge.Const(value=@w) : ?\n" : "");
	p += sprintf(
		p, "  %%y = ge.Conv%dD(x=%%x, filter=%%w%s", c->spatial, c->bias ? ", bias=%b" : "");
	p = add_ints(p, "strides", c->stride, 1, c->spatial);
	p = add_ints(p, "pads", c->pad, 0, 2 * c->spatial);
	p = add_ints(p, "dilations", c->dilation, 1, c->spatial);
	sprintf(p, ", groups=%d, data_format=\"%s\") : ?\n  return %%y\n}\n", c->groups,
		c->spatial == 2 ? "NCHW" : "NCDHW");
	return text;
}

static fxge_array
tensor(uint16_t *x, int a, int b, const int *v, int n)
{
	fxge_array t = {.dtype = FXGE_DT_BF16, .rank = 2 + n, .shape = {a, b}, .data = x};

	for (int i = 0; i < n; i++)
		t.shape[2 + i] = v[i];
	t.size = (size_t)count(a, b, v, n) * sizeof *x;
	return t;
}

/* Computes one sum of a convolution, and of its absolute values, in double. */
static double
sum_of(const conv_case *c, const int *out, const uint16_t *x, const uint16_t *w, int64_t i,
	double *size)
{
	int64_t place[MOST_DIMS], taps = count(1, 1, c->kernel, c->spatial),
							  per_group = c->in / c->groups;
	double sum = 0;

	for (int d = c->spatial - 1; d >= 0; d--) {
		place[d] = i % out[d];
		i /= out[d];
	}
	int64_t o = i % c->out, image = i / c->out, group = o / (c->out / c->groups);

	*size = 0;
	for (int64_t t = 0; t < per_group * taps; t++) {
		int64_t at = image * c->in + group * per_group + t / taps, rest = t % taps, tap[MOST_DIMS];
		bool inside = true;

		for (int d = c->spatial - 1; d >= 0; d--) {
			tap[d] = rest % c->kernel[d];
			rest /= c->kernel[d];
		}
		for (int d = 0; d < c->spatial; d++) {
			int64_t v = place[d] * c->stride[d] + tap[d] * c->dilation[d] - c->pad[2 * d];

			inside &= v >= 0 && v < c->size[d];
			at = at * c->size[d] + v;
		}
		if (!inside)
			continue;
		double term =
			(double)fxge_bf16_to_f32(x[at]) * (double)fxge_bf16_to_f32(w[o * per_group * taps + t]);

		sum += term;
		*size += fabs(term);
	}
	return sum + (c->bias ? (double)fxge_bf16_to_f32(fxge_f64_to_bf16(number(o))) : 0);
}

static void
check_conv(const conv_case *c, bool constant)
{
	int per_group = c->in / c->groups, out[MOST_DIMS];

	for (int d = 0; d < c->spatial; d++)
		out[d] = out_size(c, d);
	int64_t n = count(c->images, c->out, out, c->spatial);
	uint16_t *x = numbers(count(c->images, c->in, c->size, c->spatial));
	uint16_t *w = numbers(count(c->out, per_group, c->kernel, c->spatial));
	fxge_array in[] = {tensor(x, c->images, c->in, c->size, c->spatial),
		tensor(w, c->out, per_group, c->kernel, c->spatial)};
	char *text = conv_text(c, constant);
	uint16_t *y = result_of(text, in, constant ? 1 : 2, (size_t)n * sizeof *y);

	for (int64_t i = 0; i < n; i += 7) {
		double size, want = sum_of(c, out, x, w, i, &size);

		assert_true(
			fabs((double)fxge_bf16_to_f32(y[i]) - want) <= fabs(want) / 256 + (size + 1) * 1e-5);
	}
	free(x);
	free(w);
	free(text);
	free(y);
}

static void
convolutions(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof conv_cases / sizeof *conv_cases; i++)
		for (int constant = 0; constant < 2; constant++)
			check_conv(&conv_cases[i], constant);
}

static int
make_body(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_text_parse(j->s, "test", j->text, strlen(j->text));

	j->e = p ? fxge_exec_new(p) : NULL;
	return j->e != NULL;
}

/* The module refuses an image with an infinity. Its packed weights, which the step keeps in that
 * case, differ from the built-in ones. */
static void
an_infinity_between_images_without(void **state)
{
	const conv_case *c = &conv_cases[0]; /* a result of one pixel */
	int64_t plane = count(1, 1, c->size, c->spatial), n = plane * c->out;
	uint16_t *x = numbers(plane * c->in), *w = numbers((int64_t)c->out * c->in);
	uint16_t *y = malloc((size_t)n * sizeof *y), first = x[0];
	char *text = conv_text(c, true);
	job j = {.s = fxge_session_new(NULL, NULL, NULL), .text = text};
	fxge_array in = tensor(x, c->images, c->in, c->size, c->spatial);
	fxge_array out = {.data = y, .size = (size_t)n * sizeof *y};

	(void)state;
	assert_int_equal(fxge_heap_guard(&j.s->heap, make_body, &j), 1);
	for (int run = 0; run < 4; run++) {
		x[0] = run % 2 ? 0x7F80 : first;
		assert_true(fxge_exec_run(j.e, &in, 1, &out, 1));
		for (int64_t i = 0; i < n; i++) {
			if (run % 2 && i % plane == 0)
				continue; /* infinite */
			double size, want = sum_of(c, c->size, x, w, i, &size);

			assert_true(fabs((double)fxge_bf16_to_f32(y[i]) - want)
						<= fabs(want) / 256 + (size + 1) * 1e-5);
		}
	}
	fxge_session_release(j.s);
	free(x);
	free(w);
	free(y);
	free(text);
}

/* ---- memory failures ---- */

/* Fails the n-th allocation of the first run, n = 1, 2, ..., until all succeed: a second run of the
 * same executable yields the right values. */
static void
run_twice(const char *text, const fxge_array *in, size_t size)
{
	uint16_t *want = NULL;
	bool ok = false;

	for (uint64_t n = 0; !ok; n++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		job j = {.s = s, .text = text};
		uint16_t *y = calloc(1, size);
		fxge_array out = {.data = y, .size = size};

		assert_int_equal(fxge_heap_guard(&s->heap, make_body, &j), 1);
		s->heap.fail_from = n ? s->heap.allocs + n : 0;
		ok = fxge_exec_run(j.e, in, 1, &out, 1) && n;
		s->heap.fail_from = 0;
		assert_true(fxge_exec_run(j.e, in, 1, &out, 1));
		if (want)
			assert_memory_equal(want, y, size);
		else
			want = memcpy(malloc(size), y, size);
		free(y);
		fxge_session_release(s);
	}
	free(want);
}

static void
a_run_after_one_that_failed(void **state)
{
	enum { INNER = 96, COLUMNS = 300 };
	const conv_case *c = &conv_cases[0];
	int64_t pixels = count(c->images, c->in, c->size, c->spatial);
	uint16_t *x = numbers((int64_t)ROWS * INNER), *y = numbers(pixels);
	float *wide = malloc((size_t)ROWS * INNER * sizeof *wide);
	char *text = product_text(INNER, COLUMNS, CONSTANT), *at;
	fxge_array in = matrix(x, ROWS, INNER);
	fxge_array image = tensor(y, c->images, c->in, c->size, c->spatial);

	(void)state;
	run_twice(text, &in, (size_t)ROWS * COLUMNS * sizeof *x);
	while ((at = strstr(text, "bf16"))) /* the built-in product */
		memcpy(at, " f32", 4);
	for (int i = 0; i < ROWS * INNER; i++)
		wide[i] = fxge_bf16_to_f32(x[i]);
	in.dtype = FXGE_DT_F32;
	in.data = wide;
	in.size *= 2;
	run_twice(text, &in, (size_t)ROWS * COLUMNS * sizeof *wide);
	free(text);
	text = conv_text(c, true);
	run_twice(text, &image, (size_t)pixels / 64 * 256 * sizeof *y); /* as large, 256 channels */
	free(text);
	free(wide);
	free(y);
	free(x);
}

/* Settings of the program for its own loops are preserved. */
static void
openmp_is_left_as_it_was(void **state)
{
	int (*get)(void);
	void (*set)(int);
	void *omp = dlopen("libgomp.so.1", RTLD_NOW | RTLD_NOLOAD); /* loaded with the module */

	(void)state;
	if (!omp)
		skip();
	*(void **)&get = dlsym(omp, "omp_get_max_threads");
	*(void **)&set = dlsym(omp, "omp_set_num_threads");
	set(3);
	product_case(64, 32, CONSTANT);
	check_conv(&conv_cases[0], true);
	assert_int_equal(get(), 3);
	dlclose(omp);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(products),
		cmocka_unit_test(an_infinity_in_an_odd_column),
		cmocka_unit_test(convolutions),
		cmocka_unit_test(an_infinity_between_images_without),
		cmocka_unit_test(a_run_after_one_that_failed),
		cmocka_unit_test(openmp_is_left_as_it_was),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
