/* SPDX-License-Identifier: Apache-2.0 */
/* Replay of packed calls: results are bit-equal to a call that is prepared anew, whatever calls
 * come in between. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 24, WIDE = 1000, FLOATS = 40 * WIDE, LINE = 16, COPIES = 3, MOST = 8, VECTOR = -1 };

typedef struct spec {
	const char *text;
	int n_in, n_out;
	int64_t in[MOST][2], out[MOST][2]; /* sizes of two dims; {VECTOR, n}: one dim */
	const char *dtype;                 /* dtype of the inputs, 4 bytes wide */
} spec;

/* Layers with epilogues: a result with several users, a view of a result, and a large value whose
 * memory other values reuse. */
static const spec layers = {"fxge 1\nmodel \"layers\" stage \"import\"\ngraph \"main\"(\n"
							"    %x : f32[24, 40],\n    %w : f32[40, 1000],\n    %b : f32[1000],\n"
							"    %v : f32[1000, 30]) {\n"
							"  %h = aten.mm.default(self=%x, mat2=%w)\n"
							"  %hb = aten.add.Tensor(self=%h, other=%b)\n"
							"  %r = aten.relu.default(self=%hb)\n"
							"  %y = aten.mm.default(self=%r, mat2=%v)\n"
							"  %s = aten.sum.dim_IntList(self=%y, dim=[1])\n"
							"  %t = aten.view.default(self=%y, size=[30, 24])\n"
							"  %e = aten.exp.default(self=%r)\n"
							"  return %s, %t, %e\n}\n",
	4, 3, {{24, 40}, {40, 1000}, {VECTOR, 1000}, {1000, 30}}, {{VECTOR, 24}, {30, 24}, {24, 1000}},
	"f32"};

/* Results that are inputs, constants or empty, or that are returned twice. */
static const spec odd = {"fxge 1\nmodel \"odd\" stage \"import\"\ngraph \"main\"(\n"
						 "    %x : f32[24, 40],\n    %none : f32[0, 40]) {\n"
						 "  %y = aten.neg.default(self=%x)\n"
						 "  %t = aten.transpose.int(self=%x, dim0=0, dim1=1)\n"
						 "  %z = aten.mm.default(self=%none, mat2=%t)\n"
						 "  return %y, %x, %y, %z\n}\n",
	2, 4, {{24, 40}, {0, 40}}, {{24, 40}, {24, 40}, {24, 40}, {0, 24}}, "f32"};

/* A row larger than the first-level cache, read back and forth. */
static const spec row = {"fxge 1\nmodel \"row\" stage \"import\"\ngraph \"main\"(\n"
						 "    %x : f32[1, 67],\n    %w : f32[67, 120]) {\n"
						 "  %y = aten.mm.default(self=%x, mat2=%w)\n"
						 "  return %y\n}\n",
	2, 1, {{1, 67}, {67, 120}}, {{1, 120}}, "f32"};

/* A sum of products with a factor in two parts, which are views of the whole; any bits are valid
 * numbers. */
static const spec parts = {
	"fxge 1\nmodel \"parts\" stage \"ge\"\n"
	"tensor @from : i64[2] = {0, 0}\ntensor @to : i64[2] = {0, 400}\n"
	"tensor @some : i64[2] = {-1, 400}\ntensor @rest : i64[2] = {-1, 600}\n"
	"tensor @rows : i64[3] = {24, 40, 1}\n"
	"tensor @left : i64[3] = {1, 40, 400}\n"
	"tensor @right : i64[3] = {1, 40, 600}\n"
	"tensor @axis : i64[1] = {1}\ntensor @dim : i32[] = {1}\n"
	"graph \"main\"(%x : i32[24, 40], %w : i32[40, 1000]) {\n"
	"  %from = ge.Const(value=@from) : ?\n  %to = ge.Const(value=@to) : ?\n"
	"  %some = ge.Const(value=@some) : ?\n  %rest = ge.Const(value=@rest) : ?\n"
	"  %rows = ge.Const(value=@rows) : ?\n  %left = ge.Const(value=@left) : ?\n"
	"  %right = ge.Const(value=@right) : ?\n"
	"  %axis = ge.Const(value=@axis) : ?\n  %dim = ge.Const(value=@dim) : ?\n"
	"  %v = ge.Slice(x=%w, offsets=%from, size=%some) : ?\n"
	"  %u = ge.Slice(x=%w, offsets=%to, size=%rest) : ?\n"
	"  %a = ge.Reshape(x=%x, shape=%rows) : ?\n"
	"  %b = ge.Reshape(x=%v, shape=%left) : ?\n"
	"  %c = ge.Reshape(x=%u, shape=%right) : ?\n"
	"  %p = ge.Mul(x1=%a, x2=%b) : ?\n"
	"  %q = ge.Mul(x1=%a, x2=%c) : ?\n"
	"  %l = ge.ReduceSum(x=%p, axes=%axis) : ?\n"
	"  %r = ge.ReduceSum(x=%q, axes=%axis) : ?\n"
	"  %y = ge.ConcatV2(x=[%l, %r], concat_dim=%dim, N=2) : ?\n"
	"  return %y\n}\n",
	2, 1, {{24, 40}, {40, 1000}}, {{24, 1000}}, "i32"};

typedef struct fixture {
	fxge_session *session;
	fxge_executable *again, *anew;
	const spec *spec;
	float *in[MOST][COPIES], *out[MOST][COPIES];
	uint64_t random;
} fixture;

static uint32_t
below(fixture *f, uint32_t n)
{
	f->random = f->random * 6364136223846793005U + 1442695040888963407U;
	return (uint32_t)(f->random >> 33) % n;
}

static float *
floats(void)
{
	float *x = aligned_alloc(64, (FLOATS + LINE) * sizeof *x);

	assert_non_null(x);
	return x;
}

static fxge_executable *
opened(fxge_session *s, const char *text)
{
	fxge_program *p = fxge_load_bytes(s, "case.fx", text, strlen(text), NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(s));
	fxge_executable *e = fxge_executable_open(p);

	assert_non_null(e);
	return e;
}

static void
open_fixture(fixture *f, const spec *s)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.threads = 2;
	*f = (fixture){.session = fxge_open(&o), .spec = s, .random = 7};
	f->again = opened(f->session, s->text);
	f->anew = opened(f->session, s->text);
	for (int i = 0; i < COPIES; i++) {
		for (int k = 0; k < s->n_in; k++)
			f->in[k][i] = floats();
		for (int k = 0; k < s->n_out; k++)
			f->out[k][i] = floats();
	}
}

static void
close_fixture(fixture *f)
{
	fxge_close(f->session);
	for (int i = 0; i < COPIES; i++)
		for (int k = 0; k < MOST; k++) {
			free(f->in[k][i]);
			free(f->out[k][i]);
		}
}

static int64_t
numel(const int64_t *sizes)
{
	return (sizes[0] == VECTOR ? 1 : sizes[0]) * sizes[1];
}

typedef struct arguments {
	int64_t word[3 * MOST];
	float *in[MOST], *out[MOST]; /* out: NULL leaves the memory to the executable */
} arguments;

/* Mostly keeps the addresses; sometimes chooses others, unaligned to cache lines or NULL. */
static void
choose(fixture *f, arguments *a)
{
	const spec *s = f->spec;

	for (int k = 0; k < s->n_in; k++) {
		if (!a->in[k] || below(f, 3) == 0)
			a->in[k] = f->in[k][below(f, COPIES)] + (below(f, 4) == 0 ? 1 : 0);
		for (int64_t i = 0; i < numel(s->in[k]); i++)
			a->in[k][i] = (float)below(f, 64) / 64 - 0.5F;
		a->word[k] = (intptr_t)a->in[k];
	}
	for (int k = 0; k < s->n_out; k++) {
		if (!a->word[s->n_in] || below(f, 3) == 0)
			a->out[k] = f->out[k][below(f, COPIES)] + (below(f, 16) == 0 ? 1 : 0);
		if (below(f, 40) == 0)
			a->out[k] = NULL;
		a->word[s->n_in + 2 * k] = (intptr_t)a->out[k];
		a->word[s->n_in + 2 * k + 1] = a->out[k] ? numel(s->out[k]) * 4 : 0;
	}
}

static void
run_anew(fixture *f, fxge_executable *e, const arguments *a)
{
	const spec *s = f->spec;
	fxge_tensor_view v[MOST];

	for (int k = 0; k < s->n_in; k++) {
		bool vector = s->in[k][0] == VECTOR;

		v[k] = (fxge_tensor_view){.dtype = s->dtype,
			.rank = vector ? 1 : 2,
			.shape = s->in[k] + vector,
			.data = a->in[k],
			.bytes = (size_t)numel(s->in[k]) * 4};
	}
	if (fxge_run(e, v, s->n_in) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(f->session));
}

static void
run_again(fixture *f, const arguments *a)
{
	const spec *s = f->spec;
	fxge_tensor_view want, got;

	for (int k = 0; k < s->n_out; k++)
		if (a->out[k])
			memset(a->out[k], 0xab, (size_t)numel(s->out[k]) * 4);
	if (fxge_run_packed(f->again, a->word, (size_t)(s->n_in + 2 * s->n_out)) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(f->session));
	for (int k = 0; k < s->n_out; k++) {
		size_t size = (size_t)numel(s->out[k]) * 4;

		assert_true(fxge_get_result(f->anew, k, &want));
		assert_int_equal(want.bytes, size);
		assert_int_equal(fxge_get_result(f->again, k, &got), !a->out[k]);
		if (size)
			assert_memory_equal(a->out[k] ? a->out[k] : got.data, want.data, size);
	}
}

/* Two outputs of one value get separate memory. */
static bool
overlap(const fixture *f, const arguments *a)
{
	for (int k = 0; k < f->spec->n_out; k++)
		for (int i = 0; i < k; i++)
			if (a->out[k] && a->out[k] == a->out[i])
				return true;
	return false;
}

static void
calls_are_as_anew(const spec *s)
{
	fixture f;
	arguments a = {0};

	open_fixture(&f, s);
	for (int call = 0; call < 600; call++) {
		choose(&f, &a);
		assert_false(overlap(&f, &a));
		run_anew(&f, f.anew, &a);
		run_again(&f, &a);
		if (below(&f, 50) == 0)
			run_anew(&f, f.again, &a);
	}
	close_fixture(&f);
}

static void
layers_are_as_anew(void **state)
{
	(void)state;
	calls_are_as_anew(&layers);
}

static void
odd_results_are_as_anew(void **state)
{
	(void)state;
	calls_are_as_anew(&odd);
}

static void
rows_are_as_anew(void **state)
{
	(void)state;
	calls_are_as_anew(&row);
}

static void
sums_in_parts_are_as_anew(void **state)
{
	(void)state;
	calls_are_as_anew(&parts);
}

/* Counters observe single steps, at which a replay does not stop. */
static void
calls_are_counted_later(void **state)
{
	fixture f;
	arguments a = {0};

	(void)state;
	open_fixture(&f, &layers);
	for (int call = 0; call < 12; call++) {
		choose(&f, &a);
		run_anew(&f, f.anew, &a);
		if (call == 8)
			assert_int_equal(fxge_profile(f.again), FXGE_OK);
		run_again(&f, &a);
	}
	fxge_profile_sum sum;

	assert_true(fxge_profile_sum_get(f.again, &sum));
	assert_int_equal(sum.runs, 4);
	close_fixture(&f);
}

/* ---- memory failures ---- */

typedef struct meter {
	int64_t live;
	bool full;
} meter;

static void *
meter_alloc(void *user, size_t size)
{
	meter *m = user;
	void *p = m->full ? NULL : malloc(size);

	m->live += p != NULL;
	return p;
}

static void
meter_free(void *user, void *p)
{
	meter *m = user;

	m->live -= p != NULL;
	free(p);
}

/* The sort needs a workspace next to its results. */
static const char *const sort_text =
	"fxge 1\nmodel \"sort\" stage \"import\"\ngraph \"main\"(%x : f32[24, 1000]) {\n"
	"  %y, %i = aten.sort.default(self=%x)\n  return %y\n}\n";

static void
memory_may_end(void **state)
{
	meter m = {0};
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	(void)state;
	o.alloc = meter_alloc;
	o.dealloc = meter_free;
	o.alloc_user = &m;
	o.threads = 1;
	fxge_session *s = fxge_open(&o);
	fxge_executable *e = opened(s, sort_text);
	float *x = floats(), *y = floats();
	const int64_t w[] = {(intptr_t)x, (intptr_t)y, ROWS * WIDE * 4};

	for (int call = 0; call < 30; call++) {
		for (int i = 0; i < ROWS * WIDE; i++)
			x[i] = (float)((i * 7919 + call) % WIDE);
		m.full = call % 3 == 2;
		fxge_status status = fxge_run_packed(e, w, 3);

		m.full = false;
		assert_true(status == FXGE_OK || (call % 3 == 2 && status == FXGE_NO_MEMORY));
		for (int i = 1; status == FXGE_OK && i < ROWS * WIDE; i++)
			assert_true(i % WIDE == 0 || y[i - 1] <= y[i]);
	}
	fxge_close(s);
	assert_int_equal(m.live, 0);
	free(x);
	free(y);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(layers_are_as_anew),
		cmocka_unit_test(odd_results_are_as_anew),
		cmocka_unit_test(rows_are_as_anew),
		cmocka_unit_test(sums_in_parts_are_as_anew),
		cmocka_unit_test(calls_are_counted_later),
		cmocka_unit_test(memory_may_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
