/* Arguments of a node, as functions of operators read them. */
#include "ir/call.h"

#include "fxge_aten_resize.h"
#include "fxge_op_ids.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* What is copied from a list, of however many elements, is copied from somewhere. */
static void
test_absent_lists(void **state)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	fxge_program *p = fxge_program_new(s, "lists");
	fxge_graph *g = fxge_graph_new(p, "main");
	fxge_meta m = fxge_meta_tensor(&p->arena, FXGE_DT_F32, 0, NULL);
	fxge_value *x = fxge_graph_add_input(g, fxge_names_get(s->names, "x"), &m);

	(void)state;
	fxge_node *n = fxge_node_new(g, g->ret, &fxge_ops[ATEN_upsample_nearest2d_vec],
		FXGE_ARGS(fxge_a_value(ATEN_upsample_nearest2d_vec__input, x)), 1, NULL);

	assert_non_null(n);
	fxge_call c = fxge_call_of(n, &p->scratch);
	fxge_sizes sizes = fxge_arg_sizes(&c, ATEN_upsample_nearest2d_vec__output_size);
	fxge_floats floats = fxge_arg_floats(&c, ATEN_upsample_nearest2d_vec__scale_factors);

	assert_int_equal(sizes.n, 0);
	assert_non_null(sizes.s);
	assert_int_equal(floats.n, 0);
	assert_non_null(floats.v);
	assert_false(c.failed);
	fxge_program_release(p);
	fxge_session_release(s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_absent_lists)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
