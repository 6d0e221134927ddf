/* Products and convolutions in bf16 with constant weights: by the module on oneDNN, where it is
 * there. The same bytes come from any number of threads, and the values are right. */
#include "unit/check.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "backend/cpu/exec.h"
#include "ir/text.h"
#include "ops/half.h"

#define HEAD "fxge 1\nmodel \"m\" stage \"ge\"\n"

enum { MOST_THREADS = 4, RUNS = 3 };

/* ---- running ---- */

typedef struct job {
	fxge_session *s;
	const char *text;
	const fxge_array *in;
	int n_in;
	uint16_t *y;
	size_t size; /* bytes of y */
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

/* The bytes of the only result; to free. */
static uint16_t *
result_of(const char *text, const fxge_array *in, int n_in, size_t size)
{
	uint16_t *first = NULL;

	for (int threads = 1; threads <= MOST_THREADS; threads++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		job j = {s, text, in, n_in, malloc(size), size};

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

/* Numbers in [-0.5, 0.5), as text, and as the bf16 that the text says. */
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

enum { ROWS = 200 };

static char *
product_text(int inner, int columns)
{
	char *text = malloc(4096 + (size_t)inner * (size_t)columns * 8), *p = text;

	p += sprintf(p, HEAD "tensor @w : bf16[%d, %d] = {", inner, columns);
	p = add_numbers(p, (int64_t)inner * columns);
	sprintf(p,
		"}\n"
		"graph \"main\"(\n"
		"    %%x : bf16[%d, %d]) {\n"
		"  %%w = ge.Const(value=@w) : ?\n"
		"  %%p = ge.MatMul(x1=%%x, x2=%%w) : ?\n"
		"  return %%p\n"
		"}\n",
		ROWS, inner);
	return text;
}

/* Some elements, by sums in double. */
static void
product_is_right(const uint16_t *x, const uint16_t *y, int inner, int columns)
{
	for (int64_t i = 0; i < (int64_t)ROWS * columns; i += 1013) {
		int64_t row = i / columns, column = i % columns;
		double sum = 0, size = 0;

		for (int64_t k = 0; k < inner; k++) {
			uint16_t w = fxge_f64_to_bf16(number(k * columns + column));
			double term =
				(double)fxge_bf16_to_f32(x[row * inner + k]) * (double)fxge_bf16_to_f32(w);

			sum += term;
			size += fabs(term);
		}
		assert_true(fabs((double)fxge_bf16_to_f32(y[i]) - sum) <= fabs(sum) / 256 + size * 1e-5);
	}
}

static void
product_case(int inner, int columns)
{
	uint16_t *x = numbers((int64_t)ROWS * inner);
	char *text = product_text(inner, columns);
	fxge_array in = {.dtype = FXGE_DT_BF16,
		.rank = 2,
		.shape = {ROWS, inner},
		.data = x,
		.size = (size_t)ROWS * (size_t)inner * sizeof *x};
	uint16_t *y = result_of(text, &in, 1, (size_t)ROWS * (size_t)columns * sizeof *y);

	product_is_right(x, y, inner, columns);
	free(y);
	free(text);
	free(x);
}

static void
products(void **state)
{
	(void)state;
	product_case(768, 1100);
	product_case(6144, 300); /* K in parts */
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
	{2, 2, 1, 3, 64, {31, 32}, {7, 7}, {2, 2}, {1, 1}, {3, 3, 3, 3}, false}, /* a rest is left */
	{2, 1, 1, 16, 48, {12, 12}, {3, 2}, {1, 2}, {2, 3}, {0, 2, 1, 3}, true},
	{2, 2, 4, 32, 64, {10, 10}, {3, 3}, {1, 1}, {1, 1}, {1, 1, 1, 1}, true},
	{2, 2, 32, 32, 32, {10, 11}, {3, 3}, {2, 2}, {1, 1}, {1, 1, 1, 1}, false},
	{2, 2, 1, 5, 7, {6, 6}, {3, 3}, {1, 1}, {1, 1}, {0, 0, 0, 0}, true},
	{3, 2, 1, 8, 128, {5, 6, 7}, {2, 3, 3}, {1, 2, 1}, {1, 1, 1}, {1, 0, 1, 1, 1, 1}, true},
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

/* The weights as a constant, which the module takes, or as an input, which the own product does. */
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

/* Both sum in f32 and round once: next to each other at most, where sums do not cancel. */
static void
check_conv(const conv_case *c)
{
	int per_group = c->in / c->groups, out[MOST_DIMS];

	for (int d = 0; d < c->spatial; d++)
		out[d] = out_size(c, d);
	int64_t n = count(c->images, c->out, out, c->spatial);
	uint16_t *x = numbers(count(c->images, c->in, c->size, c->spatial));
	uint16_t *w = numbers(count(c->out, per_group, c->kernel, c->spatial));
	fxge_array in[] = {tensor(x, c->images, c->in, c->size, c->spatial),
		tensor(w, c->out, per_group, c->kernel, c->spatial)};
	char *constant = conv_text(c, true), *input = conv_text(c, false);
	uint16_t *y = result_of(constant, in, 1, (size_t)n * sizeof *y);
	uint16_t *want = result_of(input, in, 2, (size_t)n * sizeof *y);

	for (int64_t i = 0; i < n; i++) {
		double a = (double)fxge_bf16_to_f32(y[i]), b = (double)fxge_bf16_to_f32(want[i]);

		assert_true(fabs(a - b) <= fabs(b) / 128 + 1e-5);
	}
	free(x);
	free(w);
	free(constant);
	free(input);
	free(y);
	free(want);
}

static void
convolutions(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof conv_cases / sizeof *conv_cases; i++)
		check_conv(&conv_cases[i]);
}

/* What the program has set for its own loops stays. */
static void
openmp_is_left_as_it_was(void **state)
{
	int (*get)(void);
	void (*set)(int);
	void *omp = dlopen("libgomp.so.1", RTLD_NOW | RTLD_NOLOAD); /* came with the module */

	(void)state;
	if (!omp)
		skip();
	*(void **)&get = dlsym(omp, "omp_get_max_threads");
	*(void **)&set = dlsym(omp, "omp_set_num_threads");
	set(3);
	product_case(64, 32);
	check_conv(&conv_cases[0]);
	assert_int_equal(get(), 3);
	dlclose(omp);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(products),
		cmocka_unit_test(convolutions),
		cmocka_unit_test(openmp_is_left_as_it_was),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
