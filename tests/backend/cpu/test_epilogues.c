/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion of epilogues: tiles and blocks with fused steps yield the bits of separate steps, and
 * steps that must not be fused are not. */
#include "unit/check.h"

#include <stdio.h>
#include <stdlib.h>

#include "backend/cpu/plan/plan.h"
#include "backend/cpu/runtime/exec.h"
#include "ir/text/text.h"

#define HEAD "fxge 1\nmodel \"m\" stage \"ge\"\n"

static const char text[] =
	HEAD "tensor @scale : f32[4] = {0.5, -1.25, 2, 0.125}\n"
		 "tensor @var : f32[4] = {1, 0.25, 3, 0.5}\n"
		 "tensor @half : f32[] = {0.5}\n"
		 "graph \"main\"(\n"
		 "    %x : f32[2, 3, 9, 9],\n"
		 "    %w : f32[4, 3, 3, 3],\n"
		 "    %r : f32[2, 4, 9, 9],\n"
		 "    %p : f32[5, 40],\n"
		 "    %q : f32[40, 300],\n"
		 "    %g : f32[5, 300],\n"
		 "    %r4 : f32[2, 9, 90, 4],\n"
		 "    %col : f32[9, 1, 1],\n"
		 "    %wide : f32[2, 1, 90, 4],\n"
		 "    %shift : f32[4]) {\n"
		 "  %scale = ge.Const(value=@scale) : ?\n"
		 "  %var = ge.Const(value=@var) : ?\n"
		 "  %half = ge.Const(value=@half) : ?\n"
		 "  %c = ge.Conv2D(x=%x, filter=%w, strides=[1, 1, 1, 1], pads=[1, 1, 1, 1], "
		 "data_format=\"NCHW\") : ?\n"
		 "  %b = ge.BNInfer(x=%c, scale=%scale, offset=%shift, mean=%scale, variance=%var, "
		 "epsilon=0.25) : ?\n"
		 "  %a = ge.Add(x1=%r, x2=%b) : ?\n"
		 "  %y = ge.Relu(x=%a) : ?\n"
		 "  %m = ge.MatMul(x1=%p, x2=%q) : ?\n"
		 "  %h = ge.Mul(x1=%m, x2=%half) : ?\n"
		 "  %s = ge.GeluV2(x=%h) : ?\n"
		 "  %z = ge.Mul(x1=%s, x2=%g) : ?\n"
		 "  %n = ge.MatMul(x1=%p, x2=%q) : ?\n"
		 "  %k = ge.Relu(x=%n) : ?\n"
		 "  %o = ge.Add(x1=%n, x2=%k) : ?\n"
		 "  %e = ge.Mul(x1=%scale, x2=%r4) : ?\n" /* broadcast both ways */
		 "  %f = ge.Sub(x1=%col, x2=%e) : ?\n"
		 "  %i = ge.Tanh(x=%f) : ?\n"
		 "  %j = ge.RealDiv(x1=%i, x2=%half) : ?\n"
		 "  %l = ge.Maximum(x1=%j, x2=%col) : ?\n"
		 "  %t = ge.Exp(x=%l) : ?\n"
		 "  %u = ge.Sin(x=%t) : ?\n" /* reads its operand again: not fused */
		 "  %v = ge.Abs(x=%u) : ?\n"
		 "  %a2 = ge.Neg(x=%wide) : ?\n" /* becomes larger: not fused with the next step */
		 "  %a3 = ge.Add(x1=%a2, x2=%r4) : ?\n"
		 "  %a4 = ge.Square(x=%a3) : ?\n"
		 "  return %y, %z, %o, %v, %a4\n"
		 "}\n";

enum { INPUTS = 10, OUTPUTS = 5 };

static const int64_t shapes[INPUTS][4] = {{2, 3, 9, 9}, {4, 3, 3, 3}, {2, 4, 9, 9}, {5, 40},
	{40, 300}, {5, 300}, {2, 9, 90, 4}, {9, 1, 1}, {2, 1, 90, 4}, {4}};
static const int ranks[INPUTS] = {4, 4, 4, 2, 2, 2, 4, 3, 4, 1};

typedef struct job {
	fxge_session *s;
	fxge_array in[INPUTS], out[OUTPUTS];
	fxge_exec_watch *watch;
	int seen, runs;
	uint32_t epilogues, joined; /* counts in the plan */
} job;

static void
count(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	job *j = user;

	(void)n, (void)result, (void)a, (void)own;
	j->seen++;
}

static int
body(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_text_parse(j->s, "test", text, strlen(text));
	fxge_exec *e = p ? fxge_exec_new(p) : NULL;
	bool ok = e != NULL;

	if (ok && j->watch)
		fxge_exec_set_watch(e, j->watch, j);
	for (int i = 0; ok && i < j->runs; i++) {
		for (int k = 0; k < OUTPUTS; k++) {
			fxge_heap_free(&j->s->heap, j->out[k].data);
			j->out[k].data = NULL;
		}
		ok = fxge_exec_run(e, j->in, INPUTS, j->out, OUTPUTS);
	}
	if (ok && !j->watch) {
		const fxge_plan *plan = fxge_plan_new(p, p->main, &p->session->arena, true);

		for (uint32_t i = 0; plan && i < plan->n_steps; i++) {
			j->epilogues += plan->steps[i].n_epilogues;
			j->joined += plan->steps[i].kind == FXGE_STEP_FUSED;
		}
	}
	return ok;
}

static void
fill(job *j)
{
	uint32_t seed = 1;

	for (int i = 0; i < INPUTS; i++) {
		fxge_array *x = &j->in[i];

		*x = (fxge_array){.dtype = FXGE_DT_F32, .rank = ranks[i]};
		memcpy(x->shape, shapes[i], (size_t)x->rank * sizeof *x->shape);
		size_t n = (size_t)fxge_array_numel(x);
		float *v = malloc(n * sizeof *v);

		for (size_t k = 0; k < n; k++) {
			seed = seed * 1664525u + 1013904223u;
			v[k] = (float)(int32_t)seed / 2147483648.0f;
		}
		x->data = v;
		x->size = n * sizeof *v;
	}
}

static void
drop(job *j)
{
	for (int i = 0; i < INPUTS; i++)
		free(j->in[i].data);
	fxge_session_release(j->s); /* outputs were copied or freed */
}

static job
run(fxge_exec_watch *watch)
{
	job j = {.s = fxge_session_new(NULL, NULL, NULL), .watch = watch, .runs = 2};

	fill(&j);
	assert_int_equal(fxge_heap_guard(&j.s->heap, body, &j), 1);
	return j;
}

static void
free_outputs(job *j)
{
	for (int i = 0; i < OUTPUTS; i++)
		fxge_heap_free(&j->s->heap, j->out[i].data);
}

static void
tails_give_the_same_bits(void **state)
{
	job joined = run(NULL), plain = run(count);

	(void)state;
	assert_int_equal(plain.seen, 2 * 22); /* every kernel, twice: a watch observes all of them */
	assert_int_equal(joined.epilogues, 3 + 3 + 1 + 5 + 1);
	assert_true(joined.joined > 0);
	for (int i = 0; i < OUTPUTS; i++) {
		assert_int_equal(joined.out[i].size, plain.out[i].size);
		assert_memory_equal(joined.out[i].data, plain.out[i].data, plain.out[i].size);
	}
	free_outputs(&joined);
	free_outputs(&plain);
	drop(&joined);
	drop(&plain);
}

static void
memory_may_end_anywhere(void **state)
{
	(void)state;
	for (uint64_t n = 1;; n++) {
		job j = {.s = fxge_session_new(NULL, NULL, NULL), .runs = 1};

		fill(&j);
		j.s->heap.fail_from = j.s->heap.allocs + n;
		bool ok = fxge_heap_guard(&j.s->heap, body, &j) == 1;

		j.s->heap.fail_from = 0;
		free_outputs(&j);
		drop(&j);
		if (ok)
			break;
		assert_true(n < 10000);
	}
}

/* ---- repeated sizes ---- */

/* The first step of a fused chain takes the position of the last. The validation's record of a node
 * moves with the node to the plan for these sizes (the sanitizer reads it). */
static void
steps_that_moved_keep_their_dtypes(void **state)
{
	enum { N = 12, ROW = N / 3, RUNS = 6 };
	static const char moved[] =
		HEAD "symbol s0 : int [1, 64]\n"
			 "graph \"main\"(%x : f32[3, 4], %y : f32[3, 4], %w : f32[3, s0]) {\n"
			 "  %a = ge.Sqrt(x=%x) : ?\n"
			 "  %b = ge.Add(x1=%a, x2=%y) : ?\n"
			 "  %c = ge.Mul(x1=%b, x2=%y) : ?\n"
			 "  %d = ge.Neg(x=%w) : ?\n"
			 "  return %c, %d\n"
			 "}\n";
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	fxge_program *p = fxge_text_parse(s, "test", moved, sizeof moved - 1);
	fxge_exec *e = fxge_exec_new(p);
	float x[N], y[N], z[2][N];
	fxge_array in[3];

	(void)state;
	assert_non_null(e);
	for (int i = 0; i < N; i++) {
		x[i] = (float)(i * i);
		y[i] = (float)i;
	}
	for (int i = 0; i < 3; i++)
		in[i] = (fxge_array){.dtype = FXGE_DT_F32,
			.rank = 2,
			.shape = {3, ROW},
			.data = i ? y : x,
			.size = sizeof x};
	for (int run = 0; run < RUNS; run++) {
		fxge_array out[2] = {
			{.data = z[0], .size = sizeof z[0]}, {.data = z[1], .size = sizeof z[1]}};

		assert_true(fxge_exec_run_disjoint(e, in, 3, out, 2, run > 0));
		for (int i = 0; i < N; i++)
			assert_float_equal(z[0][i], (float)(2 * i * i), 0);
	}
	fxge_session_release(s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tails_give_the_same_bits),
		cmocka_unit_test(memory_may_end_anywhere),
		cmocka_unit_test(steps_that_moved_keep_their_dtypes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
