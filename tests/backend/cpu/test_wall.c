/* The wall before the kernels: what it has held once it holds again when a later run brings other
 * dtypes. */
#include "unit/check.h"

#include "backend/cpu/exec.h"
#include "ir/text.h"

static const char text[] = "fxge 1\nmodel \"m\" stage \"ge\"\n"
						   "graph \"main\"(\n"
						   "    %x : ?) {\n"
						   "  %y = ge.IsNan(x=%x) : ?\n"
						   "  return %y\n"
						   "}\n";

typedef struct job {
	fxge_session *s;
	fxge_exec *e;
} job;

static int
make(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_text_parse(j->s, "test", text, strlen(text));

	j->e = p ? fxge_exec_new(p) : NULL;
	return j->e != NULL;
}

static fxge_array
vector(fxge_dtype dt, void *data)
{
	return (fxge_array){
		.dtype = dt, .rank = 1, .shape = {4}, .data = data, .size = 4 * fxge_dtype_size(dt)};
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
	assert_int_equal(fxge_heap_guard(&s->heap, make, &j), 1);
	for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
		fxge_array in = vector(runs[i].x, zeros), out = {0};

		assert_int_equal(fxge_exec_run(j.e, &in, 1, &out, 1), runs[i].fits);
		fxge_heap_free(&s->heap, out.data);
	}
	assert_int_equal(s->diags.list.len, 2);
	for (size_t i = 0; i < s->diags.list.len; i++) /* before the kernel, which has none for them */
		assert_int_equal(s->diags.list.data[i].id, FXGE_D_DTYPE);
	fxge_exec_release(j.e);
	fxge_session_release(s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(dtypes_may_differ_between_runs)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
