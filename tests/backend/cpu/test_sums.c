/* Sums of products of which only the factors are in memory: whole numbers, so that every order of
 * additions gives the same bits, against the same program step by step. */
#include "unit/check.h"

#include <stdio.h>
#include <stdlib.h>

#include "backend/cpu/plan.h"
#include "ir/text.h"

typedef struct sum {
	const char *a, *b; /* shapes of the factors */
	int axis;
	bool joins;
	const char *more; /* statements after the sum %s, and what the graph returns */
} sum;

static const char just_it[] = "return %s";

static const sum sums[] = {
	{"37, 70, 1", "1, 70, 300", 1, true, just_it},
	{"37, 70, 1", "70, 300", -2, true, just_it},
	{"1, 70, 300", "37, 70, 1", 1, true, just_it},
	{"37, 1, 70", "1, 300, 70", 2, true, just_it},
	{"300, 70", "37, 1, 70", -1, true, just_it},
	{"70, 37, 1", "70, 1, 300", 0, true, just_it},
	{"3, 37, 70, 1", "3, 1, 70, 33", 2, true, just_it},
	{"3, 37, 70, 1", "1, 1, 70, 33", 2, true, just_it},
	{"4, 1, 9, 5, 1", "1, 6, 9, 5, 7", 2, true, just_it},
	{"5, 6, 9, 1", "9, 7", 2, true, just_it},
	{"5, 9, 1, 4", "1, 9, 7, 4", 1, false, just_it}, /* rows are not dense */
	{"37, 70, 30", "37, 70, 30", 1, false, just_it}, /* no rows, no columns */
	{"2, 2, 1", "1, 2, 3", 1, false, just_it},       /* saves nothing */
	{"37, 70, 1", "1, 70, 1", 1, true, just_it},     /* a vector */
	{"70", "300, 70", 1, true, just_it},
	{"70, 300", "70, 1", 0, true, just_it},
	{"3, 300, 70", "3, 1, 70", 2, true, just_it},
	{"9, 5, 7", "9, 1, 1", 0, true, just_it},
	{"0", "30, 0", 1, false, just_it}, /* nothing */
	{"37, 70, 1", "1, 70, 300", 1, false, "return %s, %p"},
	{"37, 70, 1", "1, 70, 300", 1, false, "%n = ge.Neg(x=%p) : ?\n  return %s, %n"},
};

enum { SUMS = sizeof sums / sizeof *sums, OUTPUTS = 2 };

typedef struct job {
	fxge_session *s;
	const sum *sum;
	const char *dtype;
	fxge_array in[2], out[OUTPUTS];
	fxge_exec_watch *watch;
	int seen;
	bool joined; /* of the plan: a sum has factors */
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
	const sum *m = j->sum;
	char text[1024];

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"ge\"\ntensor @axis : i64[1] = {%d}\n"
		"graph \"main\"(%%a : %s[%s], %%b : %s[%s]) {\n  %%axis = ge.Const(value=@axis) : ?\n"
		"  %%p = ge.Mul(x1=%%a, x2=%%b) : ?\n  %%s = ge.ReduceSum(x=%%p, axes=%%axis) : ?\n  "
		"%s\n}\n",
		m->axis, j->dtype, m->a, j->dtype, m->b, m->more);
	fxge_program *p = fxge_text_parse(j->s, "test", text, strlen(text));
	fxge_exec *e = p ? fxge_exec_new(p) : NULL;
	int n_out = strchr(m->more, ',') ? 2 : 1;

	if (!e)
		return false;
	if (j->watch)
		fxge_exec_set_watch(e, j->watch, j);
	const fxge_plan *plan = fxge_plan_new(p, p->main, &p->session->arena, true);

	for (uint32_t i = 0; plan && i < plan->n_steps; i++)
		j->joined |= plan->steps[i].factors != NULL;
	return fxge_exec_run(e, j->in, 2, j->out, (size_t)n_out);
}

static void
fill(fxge_array *x, fxge_dtype dt, const char *shape)
{
	static uint32_t seed = 1;

	*x = (fxge_array){.dtype = dt};
	for (const char *c = shape; *c; c += strspn(c, ", "))
		x->shape[x->rank++] = strtoll(c, (char **)&c, 10);
	int64_t n = fxge_array_numel(x);

	x->size = (size_t)n * fxge_dtype_size(dt);
	x->data = malloc(x->size);
	for (int64_t i = 0; i < n; i++) {
		seed = seed * 1664525u + 1013904223u;
		if (dt == FXGE_DT_F64)
			((double *)x->data)[i] = (double)(int32_t)(seed >> 8) - 0x800000;
		else if (dt == FXGE_DT_I32)
			((int32_t *)x->data)[i] = (int32_t)seed;
		else
			((int64_t *)x->data)[i] = (int64_t)(((uint64_t)seed << 32) ^ ((uint64_t)seed * seed));
	}
}

static job
run(const sum *m, fxge_dtype dt, const char *name, fxge_exec_watch *watch)
{
	job j = {.s = fxge_session_new(NULL, NULL, NULL), .sum = m, .dtype = name, .watch = watch};

	fill(&j.in[0], dt, m->a);
	fill(&j.in[1], dt, m->b);
	return j;
}

static void
drop(job *j)
{
	for (int i = 0; i < OUTPUTS; i++)
		fxge_heap_free(&j->s->heap, j->out[i].data);
	for (int i = 0; i < 2; i++)
		free(j->in[i].data);
	fxge_session_release(j->s);
}

static void
check(const sum *m, fxge_dtype dt, const char *name)
{
	job joined = run(m, dt, name, NULL), plain = run(m, dt, name, count);

	for (int i = 0; i < 2; i++)
		memcpy(plain.in[i].data, joined.in[i].data, joined.in[i].size);
	assert_int_equal(fxge_heap_guard(&joined.s->heap, body, &joined), 1);
	assert_int_equal(fxge_heap_guard(&plain.s->heap, body, &plain), 1);
	if (joined.joined != m->joins)
		fail_msg("%s: %s * %s by axis %d", name, m->a, m->b, m->axis);
	assert_true(plain.seen >= 2); /* the product, too */
	for (int i = 0; i < OUTPUTS; i++) {
		assert_int_equal(joined.out[i].size, plain.out[i].size);
		if (joined.out[i].size
			&& memcmp(joined.out[i].data, plain.out[i].data, plain.out[i].size) != 0)
			fail_msg("%s: %s * %s by axis %d: other sums", name, m->a, m->b, m->axis);
	}
	drop(&joined);
	drop(&plain);
}

static void
whole_numbers_have_one_sum(void **state)
{
	(void)state;
	for (int i = 0; i < SUMS; i++) {
		check(&sums[i], FXGE_DT_F64, "f64");
		check(&sums[i], FXGE_DT_I32, "i32");
		check(&sums[i], FXGE_DT_I64, "i64");
	}
}

static void
singles_are_summed_as_they_were(void **state)
{
	job j = run(&sums[0], FXGE_DT_I32, "f32", NULL); /* any bits */

	(void)state;
	j.in[0].dtype = j.in[1].dtype = FXGE_DT_F32;
	assert_int_equal(fxge_heap_guard(&j.s->heap, body, &j), 1);
	assert_false(j.joined);
	drop(&j);
}

static void
memory_may_end_anywhere(void **state)
{
	(void)state;
	for (uint64_t n = 1;; n++) {
		job j = run(&sums[6], FXGE_DT_I64, "i64", NULL);

		j.s->heap.fail_from = j.s->heap.allocs + n;
		bool ok = fxge_heap_guard(&j.s->heap, body, &j) == 1;

		j.s->heap.fail_from = 0;
		drop(&j);
		if (ok)
			break;
		assert_true(n < 10000);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {TEST(whole_numbers_have_one_sum),
		TEST(singles_are_summed_as_they_were), TEST(memory_may_end_anywhere)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
