/* SPDX-License-Identifier: Apache-2.0 */
/* Arguments of a node as operator functions read them; memory of nodes. */
#include "ir/call.h"

#include "fxge_aten_resize.h"
#include "fxge_aten_unary.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* A program with one input, an f32 number. */
typedef struct scene {
	fxge_session *s;
	fxge_program *p;
} scene;

static scene
open_scene(void)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	fxge_program *p = fxge_program_new(s, "scene");
	fxge_meta m = fxge_meta_tensor(&p->arena, FXGE_DT_F32, 0, NULL);

	fxge_graph_add_input(fxge_graph_new(p, "main"), fxge_names_get(s->names, "x"), &m);
	return (scene){s, p};
}

static void
close_scene(const scene *t)
{
	fxge_program_release(t->p);
	fxge_session_release(t->s);
}

/* A copy of an empty list must not read from NULL. */
static void
test_absent_lists(void **state)
{
	scene t = open_scene();
	fxge_program *p = t.p;
	fxge_graph *g = p->main;
	fxge_value *x = fxge_graph_input(g, 0);

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
	close_scene(&t);
}

static fxge_node *
relu(fxge_graph *g, fxge_value *x)
{
	fxge_node *n = fxge_node_new(
		g, g->ret, &fxge_ops[ATEN_relu], FXGE_ARGS(fxge_a_value(ATEN_relu__self, x)), 1, NULL);

	assert_non_null(n);
	return n;
}

/* A node's memory is reused for the next node, zeroed; not while a reference exists, and not while
 * values are tracked. */
static void
test_freed_nodes(void **state)
{
	scene t = open_scene();
	fxge_session *s = t.s;
	fxge_program *p = t.p;
	fxge_graph *g = p->main;
	fxge_value *x = fxge_graph_input(g, 0);

	(void)state;
	fxge_node *first = relu(g, x);
	fxge_node *user = relu(g, first->results[0]);

	fxge_node_free(first);
	assert_int_equal(s->diags.errors, 1);
	assert_int_equal(g->n_nodes, 2);
	fxge_node_free(user);
	assert_int_equal(g->n_nodes, 1);
	assert_null(first->results[0]->uses);
	size_t used = p->arena.used;
	fxge_node *again = relu(g, x);

#ifndef __SANITIZE_ADDRESS__
	assert_ptr_equal(again, user);
	assert_int_equal(p->arena.used, used);
#endif
	assert_null(again->name);
	assert_int_equal(again->results[0]->meta->kind, FXGE_META_UNKNOWN);
	again->results[0]->name = fxge_names_get(s->names, "again");
	again->results[0]->meta = x->meta;
	fxge_trace_begin(p);
	fxge_node_free(again);
	used = p->arena.used;
	assert_ptr_not_equal(relu(g, x), again);
	assert_true(p->arena.used > used);
	close_scene(&t);
}

/* Equal lists of sizes are shared. */
static void
test_shapes(void **state)
{
	scene t = open_scene();
	fxge_program *p = t.p;
	fxge_size sizes[3] = {fxge_size_small(2), fxge_size_small(3), fxge_size_small(5)};

	(void)state;
	const fxge_size *all = fxge_program_sizes(p, sizes, 3);

	assert_ptr_not_equal(all, sizes);
	assert_ptr_equal(fxge_program_sizes(p, all, 3), all);
	assert_ptr_not_equal(fxge_program_sizes(p, sizes, 2), all);
	assert_ptr_not_equal(fxge_program_sizes(p, sizes + 1, 2), fxge_program_sizes(p, sizes, 2));
	assert_non_null(fxge_program_sizes(p, sizes, 0));
	close_scene(&t);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_absent_lists),
		cmocka_unit_test(test_freed_nodes), cmocka_unit_test(test_shapes)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
