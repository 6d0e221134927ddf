/* SPDX-License-Identifier: Apache-2.0 */
/* Sums of products of which only the factors are in memory, compared with the same program step by
 * step; integers, so that every order of additions yields the same bits. */
#include "unit/check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "backend/cpu/plan/plan.h"
#include "backend/cpu/runtime/exec.h"
#include "ir/text/text.h"

#include "fxge_ge_view.h"

typedef struct sum {
	const char *a, *b; /* shapes of the factors */
	int axis;
	bool joins;
	const char *more; /* statements after the sum %s, and the returned values */
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
	{"2, 2, 1", "1, 2, 2", 1, false, just_it},       /* saves nothing */
	{"2, 70, 1", "1, 70, 300", 1, true, just_it},
	{"2, 1, 70", "1, 300, 70", 2, true, just_it},
	{"37, 70, 1", "1, 70, 1", 1, true, just_it}, /* a vector */
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
	bool joined; /* counts in the plan: a sum has factors */
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
	return fxge_exec_run(e, j->in, 2, j->out, n_out);
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
drop(fxge_session *s, fxge_array *in, fxge_array *out)
{
	for (int i = 0; i < OUTPUTS; i++)
		fxge_heap_free(&s->heap, out[i].data);
	for (int i = 0; i < 2; i++)
		free(in[i].data);
	fxge_session_release(s);
}

/* Returns the first result that differs, or OUTPUTS. */
static int
other_result(const fxge_array *x, const fxge_array *y)
{
	int i = 0;

	while (i < OUTPUTS && x[i].size == y[i].size
		   && (!x[i].size || memcmp(x[i].data, y[i].data, x[i].size) == 0))
		i++;
	return i;
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
	if (other_result(joined.out, plain.out) < OUTPUTS)
		fail_msg("%s: %s * %s by axis %d: other sums", name, m->a, m->b, m->axis);
	drop(joined.s, joined.in, joined.out);
	drop(plain.s, plain.in, plain.out);
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
	drop(j.s, j.in, j.out);
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
		drop(j.s, j.in, j.out);
		if (ok)
			break;
		assert_true(n < 10000);
	}
}

/* ---- adjacent sums ---- */

enum { ROWS = 37, TERMS = 70, COLUMNS = 40, LAST = -1 };

/* Columns at which parts of a factor start, up to LAST: the end of the last one. */
typedef struct parts {
	int row[6], column[6];
	bool turned;      /* b is [columns, terms] */
	int sums;         /* in the plan: steps with factors */
	int slices;       /* steps that still slice */
	const char *more; /* returned too */
} parts;

static const parts in_parts[] = {
	{{0, ROWS, LAST}, {0, 20, COLUMNS, LAST}, false, 1, 0, ""},
	{{0, ROWS, LAST}, {0, 3, 7, 30, COLUMNS, LAST}, true, 1, 0, ""},
	{{0, 3, 30, ROWS, LAST}, {0, COLUMNS, LAST}, false, 1, 0, ""},
	{{0, 12, ROWS, LAST}, {0, 13, 27, COLUMNS, LAST}, false, 1, 0, ""},
	{{0, 13, 26, ROWS, LAST}, {0, 13, COLUMNS, LAST}, true, 1, 0, ""},
	{{0, ROWS, LAST}, {0, 20, 30, LAST}, false, 2, 3, ""},       /* not all of it */
	{{0, ROWS, LAST}, {10, 20, COLUMNS, LAST}, false, 2, 3, ""}, /* not its start */
	{{0, 12, ROWS, LAST}, {0, 20, 30, LAST}, false, 4, 4, ""},
	{{0, ROWS, LAST}, {0, 20, COLUMNS, LAST}, false, 1, 1, ", %b0"},
	{{0, ROWS, LAST}, {0, 20, COLUMNS, LAST}, false, 1, 1, ", %v1"},
	{{0, ROWS, LAST}, {0, 20, COLUMNS, LAST}, false, 2, 3, ", %y0_1"},
	{{0, 12, ROWS, LAST}, {0, 20, COLUMNS, LAST}, false, 2, 2, ", %y1"}, /* a row of parts */
};

typedef struct parts_job {
	fxge_session *s;
	const parts *parts;
	fxge_exec_watch *watch;
	fxge_array in[2], out[OUTPUTS];
	int sums, slices;
} parts_job;

static int
count_parts(const int *at)
{
	int n = 0;

	while (at[n + 1] != LAST)
		n++;
	return n;
}

/* Appends a line of text. */
__attribute__((format(printf, 2, 3))) static void
add(char **to, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	*to += vsprintf(*to, format, args);
	va_end(args);
}

/* Declares constants of i64 called `name`. */
static void
add_ints(char **to, char **body, const char *name, int number, const char *values)
{
	int n = 1;

	for (const char *c = values; *c; c++)
		n += *c == ',';
	add(to, "tensor @%s%d : i64[%d] = {%s}\n", name, number, n, values);
	add(body, "  %%%s%d = ge.Const(value=@%s%d) : ?\n", name, number, name, number);
}

/* Appends part i of a factor, and the view of it that is multiplied. */
static void
add_part(char **to, char **body, const parts *p, char factor, int i)
{
	const int *at = factor == 'a' ? p->row : p->column;
	bool lines_first = factor == 'a' || p->turned;
	char text[64], name[8], of = factor == 'a' ? 'w' : 'v';

	snprintf(name, sizeof name, "%co", factor);
	snprintf(text, sizeof text, lines_first ? "%d, 0" : "0, %d", at[i]);
	add_ints(to, body, name, i, text);
	snprintf(name, sizeof name, "%cs", factor);
	snprintf(text, sizeof text, lines_first ? "%d, -1" : "-1, %d", at[i + 1] - at[i]);
	add_ints(to, body, name, i, text);
	snprintf(name, sizeof name, "%cr", factor);
	int n = at[i + 1] - at[i];
	const char *format = factor == 'b' ? "1, %d, %d" : p->turned ? "%d, 1, %d" : "%d, %d, 1";

	snprintf(text, sizeof text, format, lines_first ? n : TERMS, lines_first ? TERMS : n);
	add_ints(to, body, name, i, text);
	add(body, "  %%%c%d = ge.Slice(x=%%%c, offsets=%%%co%d, size=%%%cs%d) : ?\n", factor, i, factor,
		factor, i, factor, i);
	add(body, "  %%%c%d = ge.Reshape(x=%%%c%d, shape=%%%cr%d) : ?\n", of, i, factor, i, factor, i);
}

static void
write_parts(const parts *p, char *text)
{
	char nodes[8192], *body = nodes, *to = text;
	int rows = count_parts(p->row), columns = count_parts(p->column);

	add(&to,
		"fxge 1\nmodel \"m\" stage \"ge\"\ntensor @d0 : i32[] = {0}\ntensor @d1 : i32[] = {1}\n");
	add(&body, "  %%d0 = ge.Const(value=@d0) : ?\n  %%d1 = ge.Const(value=@d1) : ?\n");
	add_ints(&to, &body, "axis", 0, p->turned ? "2" : "1");
	for (int i = 0; i < rows; i++)
		add_part(&to, &body, p, 'a', i);
	for (int i = 0; i < columns; i++)
		add_part(&to, &body, p, 'b', i);
	for (int i = 0; i < rows; i++) {
		for (int k = 0; k < columns; k++) {
			add(&body, "  %%p%d_%d = ge.Mul(x1=%%w%d, x2=%%v%d) : ?\n", i, k, i, k);
			add(&body, "  %%y%d_%d = ge.ReduceSum(x=%%p%d_%d, axes=%%axis0) : ?\n", i, k, i, k);
		}
		add(&body, "  %%y%d = ge.ConcatV2(x=[", i);
		for (int k = 0; k < columns; k++)
			add(&body, "%s%%y%d_%d", k ? ", " : "", i, k);
		add(&body, "], concat_dim=%%d1, N=%d) : ?\n", columns);
	}
	add(&body, "  %%y = ge.ConcatV2(x=[");
	for (int i = 0; i < rows; i++)
		add(&body, "%s%%y%d", i ? ", " : "", i);
	add(&body, "], concat_dim=%%d0, N=%d) : ?\n", rows);
	add(&to, "graph \"main\"(%%a : i64[%d, %d], %%b : i64[%d, %d]) {\n%s  return %%y%s\n}\n", ROWS,
		TERMS, p->turned ? COLUMNS : TERMS, p->turned ? TERMS : COLUMNS, nodes, p->more);
}

static int
parts_body(void *arg)
{
	parts_job *j = arg;
	char text[16384];

	write_parts(j->parts, text);
	fxge_program *p = fxge_text_parse(j->s, "test", text, strlen(text));
	fxge_exec *e = p ? fxge_exec_new(p) : NULL;

	if (!e)
		return false;
	if (j->watch)
		fxge_exec_set_watch(e, j->watch, j);
	const fxge_plan *plan = fxge_plan_new(p, p->main, &p->session->arena, true);

	for (uint32_t i = 0; plan && i < plan->n_steps; i++) {
		const fxge_step *s = &plan->steps[i];

		j->sums += s->kind != FXGE_STEP_FUSED && s->factors;
		j->slices += s->kind != FXGE_STEP_FUSED && s->node->op->id == GE_Slice;
	}
	return fxge_exec_run(e, j->in, 2, j->out, *j->parts->more ? 2 : 1);
}

static void
look(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	(void)user, (void)n, (void)result, (void)a, (void)own;
}

static parts_job
parts_run(const parts *p, fxge_exec_watch *watch)
{
	parts_job j = {.s = fxge_session_new(NULL, NULL, NULL), .parts = p, .watch = watch};
	char b[32];

	snprintf(b, sizeof b, "%d, %d", p->turned ? COLUMNS : TERMS, p->turned ? TERMS : COLUMNS);
	fill(&j.in[0], FXGE_DT_I64, "37, 70");
	fill(&j.in[1], FXGE_DT_I64, b);
	return j;
}

static void
factors_in_parts_are_multiplied_as_a_whole(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof in_parts / sizeof *in_parts; i++) {
		const parts *p = &in_parts[i];
		parts_job whole = parts_run(p, NULL), plain = parts_run(p, look);

		for (int k = 0; k < 2; k++)
			memcpy(plain.in[k].data, whole.in[k].data, whole.in[k].size);
		assert_int_equal(fxge_heap_guard(&whole.s->heap, parts_body, &whole), 1);
		assert_int_equal(fxge_heap_guard(&plain.s->heap, parts_body, &plain), 1);
		if (whole.sums != p->sums || whole.slices != p->slices)
			fail_msg("case %zu: %d sums, %d slices", i, whole.sums, whole.slices);
		int other = other_result(whole.out, plain.out);

		if (other < OUTPUTS)
			fail_msg("case %zu, result %d: other sums", i, other);
		drop(whole.s, whole.in, whole.out);
		drop(plain.s, plain.in, plain.out);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {TEST(whole_numbers_have_one_sum),
		TEST(singles_are_summed_as_they_were), TEST(memory_may_end_anywhere),
		TEST(factors_in_parts_are_multiplied_as_a_whole)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
