/* SPDX-License-Identifier: Apache-2.0 */
/* Results of operators described at run time: shape expressions on constants and symbols, and
 * faults in such expressions. */
#include "ops/table.h"
#include "infer/infer.h"
#include "passes/passes.h"

#include "fxge_op_limit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

static const fxge_op *
no_builtin(void *user, const char *name, size_t n)
{
	(void)user;
	(void)name;
	(void)n;
	return NULL;
}

static const fxge_op_builtins builtins = {.find = no_builtin, .count = FXGE_OP_LIMIT};

typedef struct made {
	fxge_session *session;
	fxge_program *p;
	fxge_value *x, *w;
	fxge_size n;
} made;

static const char row[] =
	"- schema: \"my::f(Tensor x, Tensor? w=None, int k=2, int[] pad=[1, 3]) -> Tensor\"\n"
	"  shape: [\"%s\"]\n"
	"  dtype: [%s]\n"
	"  decompose: |\n"
	"    graph f(%%x) {\n"
	"      %%y = aten.relu.default(self=%%x)\n"
	"      return %%y\n"
	"    }\n";

/* x : f16[n, 6], w : f32[5] */
static void
begin(made *m, const char *shape, const char *dtype)
{
	m->session = fxge_session_new(NULL, NULL, NULL);
	assert_non_null(m->session);
	m->session->infer = fxge_infer_node;
	char text[2048];
	int len = snprintf(text, sizeof text, row, shape, dtype);

	assert_true(fxge_session_load_ops_text(m->session, "my.yaml", text, (size_t)len, &builtins));
	m->p = fxge_program_new(m->session, "custom");
	m->n = fxge_sym_symbol(m->p->syms, fxge_names_get(m->session->names, "n"), FXGE_SYM_T_INT);
	fxge_sym_set_range(m->p->syms, m->n, 2, 1000);
	const fxge_size xs[] = {m->n, fxge_size_small(6)}, ws[] = {fxge_size_small(5)};
	fxge_graph *g = fxge_graph_new(m->p, "main");
	fxge_meta xm = fxge_meta_tensor(&m->p->arena, FXGE_DT_F16, 2, xs);
	fxge_meta wm = fxge_meta_tensor(&m->p->arena, FXGE_DT_F32, 1, ws);

	m->x = fxge_graph_add_input(g, fxge_names_get(m->session->names, "x"), &xm);
	m->w = fxge_graph_add_input(g, fxge_names_get(m->session->names, "w"), &wm);
}

static fxge_value *
call(made *m, bool with_w)
{
	const fxge_op *op = fxge_op_find(m->session, "my.f.default", 12);

	assert_non_null(op);
	return fxge_build1(m->p->main, m->p->main->ret, op,
		with_w ? FXGE_ARGS(fxge_a_value(0, m->x), fxge_a_value(1, m->w))
			   : FXGE_ARGS(fxge_a_value(0, m->x)),
		NULL);
}

static void
end(made *m)
{
	fxge_program_release(m->p);
	fxge_session_release(m->session);
}

static void
test_sizes(void **state)
{
	made m;

	(void)state;
	begin(&m, "[x[0] * k, (x[1] + w[-1]) // 2, min(x[-1], 4) - -1, pad[1] % 2, 7]", "w");
	fxge_value *v = call(&m, true);
	const int64_t want[] = {0, 5, 5, 1, 7};

	assert_non_null(v);
	assert_int_equal(v->meta->rank, 5);
	assert_int_equal(v->meta->dtype, FXGE_DT_F32);
	assert_true(
		fxge_size_same(v->meta->shape[0], fxge_sym_mul(m.p->syms, m.n, fxge_size_small(2))));
	for (int i = 1; i < 5; i++)
		assert_true(fxge_size_same(v->meta->shape[i], fxge_size_small(want[i])));
	end(&m);
}

static void
test_whole_shape(void **state)
{
	made m;

	(void)state;
	begin(&m, "x.shape", "i32");
	fxge_value *v = call(&m, false);

	assert_non_null(v);
	assert_int_equal(v->meta->rank, 2);
	assert_int_equal(v->meta->dtype, FXGE_DT_I32);
	assert_true(fxge_size_same(v->meta->shape[0], m.n));
	end(&m);
}

static void
test_scalar(void **state)
{
	made m;

	(void)state;
	begin(&m, "[]", "x");
	fxge_value *v = call(&m, false);

	assert_non_null(v);
	assert_int_equal(v->meta->rank, 0);
	end(&m);
}

/* Every faulty call is refused with a diagnostic. */
static void
refused(const char *shape, const char *dtype)
{
	made m;

	begin(&m, shape, dtype);
	assert_null(call(&m, false));
	assert_int_equal(m.session->diags.errors, 1);
	end(&m);
}

static void
test_refused(void **state)
{
	(void)state;
	refused("[w[0]]", "x");      /* absent */
	refused("[x[2]]", "x");      /* out of range */
	refused("[x[0]]", "w");      /* dtype of an absent argument */
	refused("[x[1] // 0]", "x"); /* a size that does not exist */
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_whole_shape),
		cmocka_unit_test(test_scalar),
		cmocka_unit_test(test_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
