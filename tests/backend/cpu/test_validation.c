/* SPDX-License-Identifier: Apache-2.0 */
/* Validation of steps before their kernels: it is repeated in a run with other dtypes, and kernels
 * check lists that are too long for it. */
#include "base/diag/run.h"
#include "base/diag/shapes.h"
#include "unit/check.h"

#include "backend/cpu/runtime/exec.h"
#include "ir/text/text.h"

static const char text[] = "fxge 1\nmodel \"m\" stage \"ge\"\n"
						   "graph \"main\"(\n"
						   "    %x : ?) {\n"
						   "  %y = ge.IsNan(x=%x) : ?\n"
						   "  return %y\n"
						   "}\n";

typedef struct job {
	fxge_session *s;
	const char *text;
	fxge_exec *e;
} job;

static int
make(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_text_parse(j->s, "test", j->text, strlen(j->text));

	j->e = p ? fxge_exec_new(p) : NULL;
	return j->e != NULL;
}

static fxge_array
vector(fxge_dtype dt, int64_t n, void *data)
{
	return (fxge_array){.dtype = dt,
		.rank = 1,
		.shape = {n},
		.data = data,
		.size = (size_t)n * fxge_dtype_size(dt)};
}

static void
dtypes_may_differ_between_runs(void **state)
{
	static const struct {
		fxge_dtype x;
		bool fits;
	} runs[] = {{FXGE_DT_F32, true}, {FXGE_DT_F32, true}, {FXGE_DT_I64, false}, {FXGE_DT_F64, true},
		{FXGE_DT_BOOL, false}, {FXGE_DT_F64, true}, {FXGE_DT_F32, true}};
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	job j = {.s = s};
	double zeros[4] = {0};

	(void)state;
	j.text = text;
	assert_int_equal(fxge_heap_guard(&s->heap, make, &j), 1);
	for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
		fxge_array in = vector(runs[i].x, 4, zeros), out = {0};

		assert_int_equal(fxge_exec_run(j.e, &in, 1, &out, 1), runs[i].fits);
		fxge_heap_free(&s->heap, out.data);
	}
	assert_int_equal(s->diags.list.len, 2);
	for (size_t i = 0; i < s->diags.list.len;
		 i++) /* before the kernel, which does not support them */
		assert_int_equal(s->diags.list.data[i].id, FXGE_D_DTYPE);
	fxge_exec_release(j.e);
	fxge_session_release(s);
}

enum { PARTS = FXGE_MAX_CONST_VALUE + 1 };

/* Returns "%y0, %y1, ...". */
static char *
names_of_parts(fxge_arena *a)
{
	char *names = "%y0";

	for (int i = 1; i < PARTS; i++)
		names = fxge_arena_printf(a, "%s, %%y%d", names, i);
	return names;
}

/* Returns whether a vector of PARTS elements splits into these sizes. */
static bool
splits(fxge_session *s, int64_t *sizes, float *last)
{
	float x[PARTS];
	int64_t dim = 0;
	char *parts = names_of_parts(&s->arena);
	job j = {.s = s};
	fxge_array in[3] = {vector(FXGE_DT_F32, PARTS, x), vector(FXGE_DT_I64, PARTS, sizes),
		vector(FXGE_DT_I64, 1, &dim)},
			   out[PARTS] = {0};

	for (int i = 0; i < PARTS; i++)
		x[i] = (float)i;
	j.text = fxge_arena_printf(&s->arena,
		"fxge 1\nmodel \"m\" stage \"ge\"\ngraph \"main\"(\n    %%x : ?,\n    %%n : ?,\n    %%d : "
		"?) {\n"
		"  %s = ge.SplitV(x=%%x, size_splits=%%n, split_dim=%%d, num_split=%d)\n  return %s\n}\n",
		parts, PARTS, parts);
	assert_int_equal(fxge_heap_guard(&s->heap, make, &j), 1);
	bool ok = fxge_exec_run(j.e, in, 3, out, PARTS);

	if (ok)
		*last = ((const float *)out[PARTS - 1].data)[0];
	for (int i = 0; i < PARTS; i++)
		fxge_heap_free(&s->heap, out[i].data);
	fxge_exec_release(j.e);
	return ok;
}

static void
sizes_of_many_parts_add_up(void **state)
{
	static const struct {
		int64_t first, last;
		bool fits;
	} cases[] = {{1, 1, true}, {1, -1, true}, {0, -1, true}, {1, 2, false}, {1, 0, false},
		{2, -1, true}, {3, -1, false}, {INT64_MAX, INT64_MAX, false}};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		int64_t sizes[PARTS];
		float last = 0;

		for (int k = 0; k < PARTS; k++)
			sizes[k] = 1;
		sizes[0] = cases[i].first;
		sizes[1] = cases[i].first == 2 ? 0 : 1;
		sizes[PARTS - 1] = cases[i].last;
		assert_int_equal(splits(s, sizes, &last), cases[i].fits);
		assert_int_equal(s->diags.list.len, cases[i].fits ? 0 : 1);
		assert_true(cases[i].fits || s->diags.list.data[0].id == FXGE_D_RUN_VALUE);
		assert_true(!cases[i].fits || last == (float)(PARTS - 1 - (cases[i].first == 0)));
		fxge_session_release(s);
	}
}

/* Runs a product of 4 rows in 2 groups; returns whether the list of groups is accepted. */
static bool
multiplies_groups(fxge_session *s, int list_type, int64_t *list, float *out)
{
	float x[4] = {1, 2, 3, 4}, w[2] = {10, 100};
	job j = {.s = s};
	fxge_array in[3] = {vector(FXGE_DT_F32, 4, x), vector(FXGE_DT_F32, 2, w),
		vector(FXGE_DT_I64, 2, list)},
			   y = {0};

	in[0].rank = 2;
	in[0].shape[1] = 1;
	in[1].rank = 3;
	in[1].shape[1] = in[1].shape[2] = 1;
	j.text = fxge_arena_printf(&s->arena,
		"fxge 1\nmodel \"m\" stage \"ge\"\n"
		"graph \"main\"(%%x : f32[4, 1], %%w : f32[2, 1, 1], %%n : i64[2]) {\n"
		"  %%y = ge.GroupedMatmul(x=[%%x], weight=[%%w], bias=[], scale=[], offset=[], "
		"antiquant_scale=[], antiquant_offset=[], group_list=%%n, split_item=3, dtype=-1, "
		"group_type=0, group_list_type=%d) : f32[4, 1]\n"
		"  return %%y\n}\n",
		list_type);
	assert_int_equal(fxge_heap_guard(&s->heap, make, &j), 1);
	bool ok = fxge_exec_run(j.e, in, 3, &y, 1);

	if (ok)
		memcpy(out, y.data, 4 * sizeof *out);
	fxge_heap_free(&s->heap, y.data);
	fxge_exec_release(j.e);
	return ok;
}

/* Lists of ends and of counts; rows behind the last group are 0. */
static void
groups_lie_within_the_rows(void **state)
{
	static const struct {
		int list_type;
		int64_t list[2];
		bool fits;
		float y[4];
	} cases[] = {
		{0, {1, 4}, true, {10, 200, 300, 400}},
		{0, {3, 3}, true, {10, 20, 30, 0}},
		{0, {3, 2}, false, {0}},
		{0, {-1, 2}, false, {0}},
		{0, {1, 5}, false, {0}},
		{1, {1, 3}, true, {10, 200, 300, 400}},
		{1, {0, 2}, true, {100, 200, 0, 0}},
		{1, {3, 2}, false, {0}},
		{1, {-1, 2}, false, {0}},
		{1, {1, INT64_MAX}, false, {0}},
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		int64_t list[2] = {cases[i].list[0], cases[i].list[1]};
		float y[4] = {0};

		assert_int_equal(multiplies_groups(s, cases[i].list_type, list, y), cases[i].fits);
		assert_int_equal(s->diags.list.len, cases[i].fits ? 0 : 1);
		assert_true(cases[i].fits || s->diags.list.data[0].id == FXGE_D_RUN_VALUE);
		assert_memory_equal(y, cases[i].y, sizeof y);
		fxge_session_release(s);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(dtypes_may_differ_between_runs),
		cmocka_unit_test(sizes_of_many_parts_add_up),
		cmocka_unit_test(groups_lie_within_the_rows),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
