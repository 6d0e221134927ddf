/* SPDX-License-Identifier: Apache-2.0 */
/* Scatters whose broadcast operands and gathered rows are not materialised, compared with the same
 * program step by step. */
#include "unit/check.h"

#include <stdio.h>

#include "backend/cpu/plan/plan.h"
#include "backend/cpu/runtime/exec.h"
#include "ir/text/text.h"

enum { ROWS = 6, WIDTH = 5, INDICES = 9 };

/* A program of data `d` [ROWS, WIDTH], rows `u` [INDICES, WIDTH], and indices `i` and `j`
 * [INDICES]. */
typedef struct scatter {
	const char *body;
	int fused;   /* steps that are executed as a part of another */
	bool gather; /* a step has the operands of a gather */
} scatter;

#define INDEX                                                                                      \
	"  %c = ge.Const(value=@column) : ?\n  %w = ge.Const(value=@whole) : ?\n"                      \
	"  %t = ge.Reshape(x=%i, shape=%c) : ?\n  %b = ge.BroadcastTo(x=%t, shape=%w) : ?\n"
#define ZEROS                                                                                      \
	"  %n = ge.Const(value=@all) : ?\n  %z = ge.Const(value=@zero) : ?\n"                          \
	"  %f = ge.Fill(dims=%n, value=%z) : ?\n"
#define GATHER                                                                                     \
	"  %a = ge.Const(value=@axis) : ?\n  %g = ge.GatherV2(x=%d, indices=%j, axis=%a) : ?\n"

static const scatter scatters[] = {
	{INDEX "  %y = ge.ScatterElements(data=%d, indices=%b, updates=%u) : ?\n  return %y", 1, false},
	{INDEX "  %y = ge.ScatterElements(data=%d, indices=%b, updates=%u, reduction=\"add\") : ?\n"
		   "  return %y, %b",
		0, false}, /* the index is a result */
	{INDEX ZEROS "  %y = ge.ScatterElements(data=%f, indices=%b, updates=%u, reduction=\"max\") : "
				 "?\n  return %y",
		2, false},
	{INDEX ZEROS GATHER "  %y = ge.ScatterElements(data=%f, indices=%b, updates=%g, "
						"reduction=\"add\") : ?\n  return %y",
		3, true},
	{INDEX ZEROS GATHER "  %y = ge.ScatterElements(data=%f, indices=%b, updates=%g, "
						"reduction=\"add\") : ?\n  return %y, %g",
		2, false}, /* the rows are a result */
};

typedef struct job {
	fxge_session *s;
	const scatter *scatter;
	fxge_exec_watch *watch;
	fxge_array in[4], out[2];
	float data[ROWS * WIDTH], rows[INDICES * WIDTH];
	int64_t to[INDICES], from[INDICES];
	int fused;
	bool gather;
} job;

static void
watch(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	(void)user, (void)n, (void)result, (void)a, (void)own;
}

static int
body(void *arg)
{
	job *j = arg;
	char text[2048];

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"ge\"\ntensor @column : i64[2] = {9, 1}\n"
		"tensor @whole : i64[2] = {9, 5}\ntensor @all : i64[2] = {6, 5}\n"
		"tensor @zero : f32[] = {0.0}\ntensor @axis : i64[] = {0}\n"
		"graph \"main\"(%%d : f32[6, 5], %%u : f32[9, 5], %%i : i64[9], %%j : i64[9]) {\n%s\n}\n",
		j->scatter->body);
	fxge_program *p = fxge_text_parse(j->s, "test", text, strlen(text));
	fxge_exec *e = p ? fxge_exec_new(p) : NULL;
	const fxge_plan *plan = e ? fxge_plan_new(p, p->main, &p->session->arena, true) : NULL;

	if (!plan)
		return false;
	for (uint32_t i = 0; i < plan->n_steps; i++) {
		j->fused += plan->steps[i].kind == FXGE_STEP_FUSED;
		j->gather |= plan->steps[i].factors != NULL;
	}
	if (j->watch)
		fxge_exec_set_watch(e, j->watch, j);
	return fxge_exec_run(
		e, j->in, 4, j->out, strchr(strstr(j->scatter->body, "return"), ',') ? 2 : 1);
}

static void
begin(job *j, const scatter *m, fxge_exec_watch *watched)
{
	*j = (job){.s = fxge_session_new(NULL, NULL, NULL), .scatter = m, .watch = watched};
	for (int i = 0; i < ROWS * WIDTH; i++)
		j->data[i] = (float)(i * 7 % 11);
	for (int i = 0; i < INDICES * WIDTH; i++)
		j->rows[i] = (float)(i * 5 % 13);
	for (int i = 0; i < INDICES; i++) {
		j->to[i] = i * 3 % 4; /* fewer than WIDTH and ROWS, with duplicates */
		j->from[i] = i * 5 % ROWS;
	}
	j->in[0] = (fxge_array){.dtype = FXGE_DT_F32,
		.rank = 2,
		.shape = {ROWS, WIDTH},
		.data = j->data,
		.size = sizeof j->data};
	j->in[1] = (fxge_array){.dtype = FXGE_DT_F32,
		.rank = 2,
		.shape = {INDICES, WIDTH},
		.data = j->rows,
		.size = sizeof j->rows};
	j->in[2] = (fxge_array){
		.dtype = FXGE_DT_I64, .rank = 1, .shape = {INDICES}, .data = j->to, .size = sizeof j->to};
	j->in[3] = j->in[2];
	j->in[3].data = j->from;
}

static void
end(job *j)
{
	for (int i = 0; i < 2; i++)
		fxge_heap_free(&j->s->heap, j->out[i].data);
	fxge_session_release(j->s);
}

static void
fused_scatters_have_the_same_results(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof scatters / sizeof *scatters; i++) {
		static job fused, plain;

		begin(&fused, &scatters[i], NULL);
		begin(&plain, &scatters[i], watch);
		assert_int_equal(fxge_heap_guard(&fused.s->heap, body, &fused), 1);
		assert_int_equal(fxge_heap_guard(&plain.s->heap, body, &plain), 1);
		assert_int_equal(fused.fused, scatters[i].fused);
		assert_int_equal(fused.gather, scatters[i].gather);
		for (int k = 0; k < 2; k++) {
			assert_int_equal(fused.out[k].size, plain.out[k].size);
			if (fused.out[k].size)
				assert_memory_equal(fused.out[k].data, plain.out[k].data, fused.out[k].size);
		}
		end(&fused);
		end(&plain);
	}
}

static void
all_indices_are_checked(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof scatters / sizeof *scatters; i++)
		for (int k = 0; k < 2; k++) {
			static job j;

			begin(&j, &scatters[i], NULL);
			*(k ? &j.from[INDICES - 1] : &j.to[INDICES - 1]) = ROWS;
			bool fails = !k || strstr(scatters[i].body, "GatherV2");

			assert_int_equal(fxge_heap_guard(&j.s->heap, body, &j), !fails);
			end(&j);
		}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(fused_scatters_have_the_same_results),
		cmocka_unit_test(all_indices_are_checked),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
