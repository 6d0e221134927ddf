/* SPDX-License-Identifier: Apache-2.0 */
/* Functionalisation of long chains: work and nodes grow linearly with the number of writes. */
#include "infer/infer.h"
#include "passes/passes.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { WRITES = 100000, DEEP = 4000 };

typedef struct made {
	fxge_session *session;
	fxge_program *p;
	fxge_value *buffer, *x;
	fxge_meta whole, turned, row;
} made;

static void
begin(made *m)
{
	m->session = fxge_session_new(NULL, NULL, NULL);
	assert_non_null(m->session);
	m->session->infer = fxge_infer_node;
	m->p = fxge_program_new(m->session, "chain");
	fxge_graph *g = fxge_graph_new(m->p, "main");
	const fxge_size shape[] = {fxge_size_small(8), fxge_size_small(4), fxge_size_small(8)};

	m->whole = fxge_meta_tensor(&m->p->arena, FXGE_DT_F32, 2, shape);
	m->turned = fxge_meta_tensor(&m->p->arena, FXGE_DT_F32, 2, shape + 1);
	m->row = fxge_meta_tensor(&m->p->arena, FXGE_DT_F32, 1, shape + 1);
	m->buffer = fxge_graph_add_input(g, fxge_names_get(m->session->names, "b"), &m->whole);
	m->x = fxge_graph_add_input(g, fxge_names_get(m->session->names, "x"), &m->row);
	fxge_input buffer = {
		.role = FXGE_ROLE_BUFFER, .target = fxge_names_get(m->session->names, "b")};
	fxge_input x = {.role = FXGE_ROLE_USER, .name = fxge_names_get(m->session->names, "x")};

	fxge_vec_push(&m->p->arena, &m->p->inputs, buffer);
	fxge_vec_push(&m->p->arena, &m->p->inputs, x);
}

static fxge_value *
typed(made *m, fxge_node *n, const fxge_meta *meta)
{
	assert_non_null(n);
	fxge_value_set_meta(m->p, n->results[0], meta);
	return n->results[0];
}

static fxge_value *
row_of(made *m, fxge_value *v, int64_t i)
{
	fxge_graph *g = m->p->main;

	return typed(m,
		fxge_node_new(g, g->ret, &fxge_ops[ATEN_select_int],
			FXGE_ARGS(fxge_a_value(ATEN_select_int__self, v), fxge_a_int(ATEN_select_int__dim, 0),
				fxge_a_int(ATEN_select_int__index, i)),
			1, NULL),
		&m->row);
}

static fxge_value *
add_into(made *m, fxge_value *v, const fxge_meta *meta)
{
	fxge_graph *g = m->p->main;

	return typed(m,
		fxge_node_new(g, g->ret, &fxge_ops[ATEN_add__Tensor],
			FXGE_ARGS(fxge_a_value(ATEN_add__Tensor__self, v),
				fxge_a_value(ATEN_add__Tensor__other, m->x)),
			1, NULL),
		meta);
}

static void
finish(made *m)
{
	assert_true(fxge_pass_functionalise(m->p));
	assert_true(fxge_program_verify(m->p, "functional"));
	assert_int_equal(m->p->outputs.len, 1);
	assert_int_equal(m->p->outputs.data[0].kind, FXGE_OUT_STATE);
	assert_int_equal(m->p->inputs.data[0].role, FXGE_ROLE_STATE);
	fxge_program_release(m->p);
	fxge_session_release(m->session);
}

/* b.add_(x) repeated: as many nodes as writes. */
static void
test_one_name(void **state)
{
	made m;

	(void)state;
	begin(&m);
	for (int i = 0; i < WRITES; i++)
		add_into(&m, m.buffer, &m.whole);
	fxge_graph_set_outputs(m.p->main, NULL, 0);
	assert_true(fxge_pass_functionalise(m.p));
	assert_int_equal(m.p->main->n_nodes, WRITES);
	finish(&m);
}

/* Writes through one view are rebuilt once, at the end. */
static void
test_one_view(void **state)
{
	made m;

	(void)state;
	begin(&m);
	fxge_value *v = row_of(&m, m.buffer, 0);

	for (int i = 0; i < WRITES; i++)
		add_into(&m, v, &m.row);
	fxge_graph_set_outputs(m.p->main, NULL, 0);
	assert_true(fxge_pass_functionalise(m.p));
	assert_int_equal(m.p->main->n_nodes, WRITES + 2);
	finish(&m);
}

/* Two views in turn: each write derives its view and rebuilds the base. */
static void
test_two_views(void **state)
{
	made m;

	(void)state;
	begin(&m);
	fxge_value *v[2] = {row_of(&m, m.buffer, 0), row_of(&m, m.buffer, 1)};

	for (int i = 0; i < WRITES; i++)
		add_into(&m, v[i % 2], &m.row);
	fxge_graph_set_outputs(m.p->main, NULL, 0);
	assert_true(fxge_pass_functionalise(m.p));
	assert_in_range(m.p->main->n_nodes, 3 * WRITES - 4, 3 * WRITES + 4);
	finish(&m);
}

/* A new view for every write, as loops over positions are exported. */
static void
test_fresh_views(void **state)
{
	made m;

	(void)state;
	begin(&m);
	for (int i = 0; i < WRITES; i++)
		add_into(&m, row_of(&m, m.buffer, i % 8), &m.row);
	fxge_graph_set_outputs(m.p->main, NULL, 0);
	assert_true(fxge_pass_functionalise(m.p));
	assert_int_equal(m.p->main->n_nodes, 3 * WRITES);
	finish(&m);
}

/* buffer.t().t()...: an even number of times. */
static fxge_value *
turned_often(made *m)
{
	fxge_graph *g = m->p->main;
	fxge_value *v = m->buffer;

	for (int i = 0; i < DEEP; i++)
		v = typed(m,
			fxge_node_new(
				g, g->ret, &fxge_ops[ATEN_t], FXGE_ARGS(fxge_a_value(ATEN_t__self, v)), 1, NULL),
			i % 2 ? &m->whole : &m->turned);
	return v;
}

/* A chain of views is written back once, view by view. */
static void
test_deep_chain(void **state)
{
	made m;

	(void)state;
	begin(&m);
	fxge_value *v = turned_often(&m);

	for (int i = 0; i < DEEP; i++)
		add_into(&m, v, &m.whole);
	fxge_graph_set_outputs(m.p->main, NULL, 0);
	assert_true(fxge_pass_functionalise(m.p));
	assert_int_equal(m.p->main->n_nodes, 3 * DEEP);
	finish(&m);
}

/* Both ends of a chain in turn: refused beyond the limit, not rebuilt at quadratic cost. */
static void
test_both_ends(void **state)
{
	made m;

	(void)state;
	begin(&m);
	fxge_value *v = turned_often(&m);

	for (int i = 0; i < DEEP; i++) {
		add_into(&m, v, &m.whole);
		add_into(&m, m.buffer, &m.whole);
	}
	fxge_graph_set_outputs(m.p->main, NULL, 0);
	assert_true(fxge_pass_functionalise(m.p));
	assert_true(m.p->n_refused);
	assert_int_equal(m.session->diags.exit, FXGE_EXIT_LIMIT);
	fxge_program_release(m.p);
	fxge_session_release(m.session);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_one_name),
		cmocka_unit_test(test_one_view),
		cmocka_unit_test(test_two_views),
		cmocka_unit_test(test_fresh_views),
		cmocka_unit_test(test_deep_chain),
		cmocka_unit_test(test_both_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
