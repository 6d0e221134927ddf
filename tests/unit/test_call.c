/* SPDX-License-Identifier: Apache-2.0 */
/* Arguments of a node as operator functions read them; memory of nodes. */
#include "base/asan.h"
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

#if !FXGE_ASAN
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

/* A program of every kind of content, with values that no default has. */
static scene
open_full_scene(void)
{
	static const char *const args[] = {"x", NULL};
	scene t = open_scene();
	fxge_program *p = t.p;
	fxge_name name = fxge_names_get(t.s->names, "w"), group = fxge_names_get(t.s->names, "tp");
	fxge_tensor *w = FXGE_NEW(&p->arena, fxge_tensor);
	fxge_node *n = relu(p->main, fxge_graph_input(p->main, 0));

	w->name = name;
	n->results[0]->name = fxge_names_get(t.s->names, "y");
	n->name = fxge_names_get(t.s->names, "node");
	n->origin = &fxge_ops[ATEN_upsample_nearest2d_vec];
	fxge_graph_set_outputs(
		p->main, &(fxge_operand){.kind = FXGE_K_VALUE, .value = n->results[0]}, 1);
	fxge_vec_push(&p->arena, &p->inputs, ((fxge_input){.name = name}));
	fxge_vec_push(&p->arena, &p->outputs, ((fxge_output){.name = name, .number = true}));
	fxge_vec_push(&p->arena, &p->guards, ((fxge_guard){.text = name, .inferred = true}));
	fxge_vec_push(&p->arena, &p->groups, group);
	fxge_program_add_tensor(p, w);
	p->producer = "torch";
	p->types = "types";
	p->form = (fxge_call_form){"in", "out", args};
	p->n_refused = 3;
	p->reading = false;
	p->read_lowered = p->in_place = true;
	p->cann = 8;
	p->om = name;
	p->stage = "ge";
	fxge_trace_begin(p);
	return t;
}

static bool
same_list(const void *a, const void *b, size_t size)
{
	return a != b && memcmp(a, b, size) == 0;
}

#define ASSERT_LIST(a, b)                                                                          \
	(assert_int_equal((a).len, 1), assert_int_equal((b).len, 1),                                   \
		assert_true(same_list((a).data, (b).data, sizeof *(a).data)))

/* A copy has every field of the original and owns its lists. */
static void
test_copies(void **state)
{
	scene t = open_full_scene();
	fxge_program *p = t.p, *copy = fxge_program_copy(p);
	const fxge_node *n = p->main->entry->next, *m = copy->main->entry->next;

	(void)state;
	ASSERT_LIST(p->inputs, copy->inputs);
	ASSERT_LIST(p->outputs, copy->outputs);
	ASSERT_LIST(p->guards, copy->guards);
	ASSERT_LIST(p->tensors, copy->tensors);
	ASSERT_LIST(p->groups, copy->groups);
	assert_ptr_equal(fxge_program_tensor(copy, p->tensors.data[0]->name), p->tensors.data[0]);
	assert_string_equal(copy->name, p->name);
	assert_string_equal(copy->producer, p->producer);
	assert_non_null(copy->types);
	assert_string_equal(copy->types, p->types);
	assert_memory_equal(&copy->form, &p->form, sizeof p->form);
	assert_memory_equal(&copy->gears, &p->gears, sizeof p->gears);
	assert_int_equal(copy->n_refused, 3);
	assert_false(copy->reading);
	assert_true(copy->read_lowered && copy->in_place);
	assert_int_equal(copy->cann, 8);
	assert_ptr_equal(copy->om, p->om);
	assert_string_equal(copy->stage, "ge");
	assert_int_equal(copy->n_nodes, 1);
	assert_ptr_not_equal(m, n);
	assert_ptr_equal(m->name, n->name);
	assert_ptr_equal(m->origin, n->origin);
	assert_int_equal(copy->traces.len, 1);
	assert_ptr_equal(copy->traces.data[0].value, m->results[0]);
	fxge_program_release(copy);
	close_scene(&t);
}

/* A trace of a copied program follows replacements that were made before. */
static void
test_copies_of_traces(void **state)
{
	scene t = open_full_scene();
	fxge_program *p = t.p;
	fxge_node *n = p->main->entry->next, *again = relu(p->main, fxge_graph_input(p->main, 0));

	(void)state;
	fxge_value_replace(n->results[0], again->results[0]);
	fxge_node_erase(n);
	fxge_program *copy = fxge_program_copy(p);

	assert_ptr_equal(copy->traces.data[0].value, copy->main->entry->next->results[0]);
	fxge_program_release(copy);
	close_scene(&t);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_absent_lists),
		cmocka_unit_test(test_freed_nodes), cmocka_unit_test(test_shapes),
		cmocka_unit_test(test_copies), cmocka_unit_test(test_copies_of_traces)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
