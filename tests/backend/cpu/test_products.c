/* Matrix products of every small number of rows, and of widths and depths around those of panels
 * and blocks, beside plain sums. Small integers: every order of additions gives the same. ctest
 * runs it once for each instruction set (FXGE_MAX_ISA). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include <stdlib.h>

typedef struct fixture {
	fxge_session *session;
	fxge_executable *exe;
} fixture;

static void
open_product(fixture *f)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);
	static const char text[] =
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"symbol m : int [1, 100000]\nsymbol k : int [1, 100000]\nsymbol n : int [1, 100000]\n"
		"graph \"main\"(\n    %a : f32[m, k],\n    %b : f32[k, n]) {\n"
		"  %y = aten.mm.default(self=%a, mat2=%b) : f32[m, n]\n  return %y\n}\n";

	o.threads = 2;
	f->session = fxge_open(&o);
	fxge_program *p = fxge_load_bytes(f->session, "product", text, sizeof text - 1, NULL);

	assert_non_null(p);
	assert_int_equal(fxge_compile(p, NULL), FXGE_OK);
	f->exe = fxge_executable_open(p);
	assert_non_null(f->exe);
}

static int
small(uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return (int)(*state >> 16) % 7 - 3;
}

static void
multiply(fixture *f, int64_t m, int64_t k, int64_t n)
{
	int *a = calloc((size_t)(m * k), sizeof *a), *b = calloc((size_t)(k * n), sizeof *b);
	float *av = malloc((size_t)(m * k) * sizeof *av), *bv = malloc((size_t)(k * n) * sizeof *bv);
	fxge_tensor_view in[2] = {
		{"a", "f32", 2, (int64_t[]){m, k}, NULL, av, (size_t)(m * k) * sizeof *av},
		{"b", "f32", 2, (int64_t[]){k, n}, NULL, bv, (size_t)(k * n) * sizeof *bv}};
	fxge_tensor_view y;
	uint32_t state = 1;

	for (int64_t i = 0; i < m * k; i++)
		av[i] = (float)(a[i] = small(&state));
	for (int64_t i = 0; i < k * n; i++)
		bv[i] = (float)(b[i] = small(&state));
	assert_int_equal(fxge_run(f->exe, in, 2), FXGE_OK);
	assert_true(fxge_get_result(f->exe, 0, &y));
	for (int64_t r = 0; r < m; r++)
		for (int64_t c = 0; c < n; c++) {
			int sum = 0;

			for (int64_t p = 0; p < k; p++)
				sum += a[r * k + p] * b[p * n + c];
			if (fxge_element(&y, (uint64_t)(r * n + c)) != sum)
				fail_msg("%lld x %lld x %lld: element %lld, %lld is %g, expected %d", (long long)m,
					(long long)k, (long long)n, (long long)r, (long long)c,
					fxge_element(&y, (uint64_t)(r * n + c)), sum);
		}
	free(a);
	free(b);
	free(av);
	free(bv);
}

static void
every_shape(void **state)
{
	static const int64_t depths[] = {1, 3, 64, 256, 257}, widths[] = {1, 7, 8, 16, 17, 32, 33, 70};
	fixture f;

	(void)state;
	open_product(&f);
	for (int64_t m = 1; m <= 26; m++)
		for (size_t i = 0; i < sizeof depths / sizeof *depths; i++)
			for (size_t j = 0; j < sizeof widths / sizeof *widths; j++)
				multiply(&f, m, depths[i], widths[j]);
	multiply(&f, 300, 520, 300);
	fxge_close(f.session);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(every_shape)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
