/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion: rules are switched by name, unknown names are refused, every rule's text is valid, and
 * work grows linearly with the nodes. */
#include "base/diag/passes.h"
#include "infer/infer.h"
#include "ir/text/text.h"
#include "passes/passes.h"
#include "passes/rules/rules.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_unary.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const char silu[] = "fxge 1 model \"m\" stage \"decomposed\"\n"
						   "graph main(%x : f32[4]) {\n"
						   "  %s = aten.sigmoid.default(self=%x) : f32[4]\n"
						   "  %y = aten.mul.Tensor(self=%x, other=%s) : f32[4]\n"
						   "  return %y\n"
						   "}\n";

static fxge_session *
session_open(void)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);

	assert_non_null(s);
	s->infer = fxge_infer_node;
	return s;
}

/* Returns the number of nodes after fusion; -1 if the pass fails. */
static int
fuse(fxge_session *s, const char *text, const fxge_fuse_options *o)
{
	fxge_program *p = fxge_text_parse(s, "test.fx", text, strlen(text));

	assert_non_null(p);
	p->fuse = o;
	bool ok = fxge_pass_fuse(p) && fxge_program_verify(p, NULL);
	int n = ok ? (int)p->main->n_nodes : -1;

	fxge_program_release(p);
	return n;
}

static void
test_rules_are_switched_by_name(void **state)
{
	const char *const names[] = {"rms_norm", "silu", NULL}, *const other[] = {"gelu", NULL};
	fxge_session *s = session_open();

	(void)state;
	assert_int_equal(fuse(s, silu, NULL), 1);
	assert_int_equal(fuse(s, silu, &(fxge_fuse_options){.no_fuse = other}), 1);
	assert_int_equal(fuse(s, silu, &(fxge_fuse_options){.no_fuse = names}), 2);
	assert_int_equal(s->diags.list.len, 0);
	fxge_session_release(s);
}

static void
test_unknown_names_are_refused(void **state)
{
	const char *const names[] = {"silu", "sliu", NULL};
	fxge_session *s = session_open();

	(void)state;
	assert_int_equal(fuse(s, silu, &(fxge_fuse_options){.no_fuse = names}), -1);
	assert_int_equal(s->diags.list.data[0].id, FXGE_D_NO_RULE);
	assert_int_equal(fuse(s, silu, &(fxge_fuse_options){.explain = names}), -1);
	assert_int_equal(s->diags.list.data[1].id, FXGE_D_NO_RULE);
	assert_string_equal(s->diags.list.data[1].message, "there is no fusion rule 'sliu'");
	fxge_session_release(s);
}

/* Every text parses, uses known operators and has the root that its row declares. */
static void
test_texts_are_sound(void **state)
{
	fxge_session *s = session_open();
	fxge_program *p = fxge_program_new(s, "rules");

	(void)state;
	for (size_t i = 0; i < fxge_n_built_in_rules; i++) {
		fxge_pattern *t = fxge_pattern_new(p, &fxge_built_in_rules[i]);

		assert_non_null(t);
		assert_true(fxge_pattern_ready(p, t));
		fxge_pattern_release(t);
	}
	fxge_program_release(p);
	fxge_session_release(s);
}

/* A fault in a rule is reported; a faulty rule is not one that silently never matches. */
static void
test_bad_rules_are_bugs(void **state)
{
	static const char good[] = "graph a(%x) { %y = aten.neg.default(self=%x) return %y }",
					  two[] = "graph a(%x) { %z = aten.neg.default(self=%x) %y = "
							  "aten.mul.Scalar(self=%z, other=$by) return %y, %z }",
					  maybe[] = "graph a(%x) { %z = ?aten.mul.Scalar(self=%x, other=$by) %y = "
								"aten.neg.default(self=%z) return %y }";
	static const char unknown[] = "graph a(%x) { %y = aten.nag.default(self=%x) return %y }",
					  effects[] = "graph a(%x) { %y = aten.relu_.default(self=%x) return %y }",
					  optional[] = "graph a(%x) { %y = ?aten.neg.default(self=%x) return %y }";

	static const struct {
		fxge_rule rule;
		const char *message;
	} bad[] = {
		{{"root", ATEN_abs, ATEN_neg, good, "-x", NULL, NULL, NULL},
			"is not made by the rule's root"},
		{{"syntax", ATEN_neg, ATEN_neg, "graph a(%x) {", "-x", NULL, NULL, NULL}, "`return`"},
		{{"unknown", ATEN_neg, ATEN_neg, unknown, "-x", NULL, NULL, NULL},
			"aten.nag.default, which has no row"},
		{{"none", ATEN_neg, ATEN_neg, "graph a(%x) { return }", "-x", NULL, NULL, NULL},
			"has no outputs"},
		{{"effects", ATEN_relu_, ATEN_relu_, effects, "-x", NULL, NULL, NULL},
			"an operator has effects"},
		{{"input", ATEN_neg, ATEN_neg, "graph a(%x) { return %x }", "-x", NULL, NULL, NULL},
			"is an input"},
		{{"optional", ATEN_neg, ATEN_neg, optional, "-x", NULL, NULL, NULL},
			"is not made by the rule's root"},
		{{"needs", ATEN_neg, ATEN_abs, good, "-x", NULL, NULL, NULL}, "is not in its pattern"},
		{{"a value", ATEN_neg, ATEN_neg, good, "-z", NULL, NULL, NULL}, "`z` is no argument"},
		{{"an operator", ATEN_neg, ATEN_neg, good, "nag(x)", NULL, NULL, NULL},
			"no operator `aten.nag`"},
		{{"of GE", ATEN_neg, ATEN_neg, good, "ge.Nag(x)", NULL, NULL, NULL},
			"no operator `ge.Nag`"},
		{{"attribute", ATEN_neg, ATEN_neg, good, "ge.Neg(x, y=1)", NULL, NULL, NULL},
			"no overload of `ge.Neg`"},
		{{"inner", ATEN_mul_Scalar, ATEN_neg, two, "return z * by, z", NULL, NULL, NULL},
			"`z` is no argument"},
		{{"one", ATEN_mul_Scalar, ATEN_neg, two, "-x * by", NULL, NULL, NULL},
			"the operator has 2 results"},
		{{"both", ATEN_mul_Scalar, ATEN_neg, two, "return x * by, None", NULL, NULL, NULL},
			"this is None"},
		{{"number", ATEN_neg, ATEN_neg, maybe, "-x * by", NULL, NULL, NULL}, "number or None"},
		{{"text", ATEN_neg, ATEN_neg, good, good, NULL, NULL, NULL}, "expected"},
	};
	fxge_session *s = session_open();
	fxge_program *p = fxge_program_new(s, "rules");

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		size_t before = s->diags.list.len;

		fxge_pattern *t = fxge_pattern_new(p, &bad[i].rule);

		assert_true(!t || !fxge_pattern_ready(p, t));
		fxge_pattern_release(t);
		assert_int_equal(s->diags.exit, FXGE_EXIT_BUG);
		assert_true(s->diags.list.len > before);
		assert_non_null(strstr(s->diags.list.data[before].message, bad[i].message));
	}
	fxge_program_release(p);
	fxge_session_release(s);
}

/* ---- memory ---- */

static int
fuse_guarded(void *arg)
{
	return fxge_pass_fuse(arg) ? 0 : 1;
}

/* Each allocation of the pass fails in turn; nothing leaks, and the next run works. */
static void
test_memory_ends(void **state)
{
	const char *const names[] = {"silu", NULL};
	const fxge_fuse_options o = {.explain = names};
	int result = -1;

	(void)state;
	for (uint64_t n = 1; result != 0; n++) {
		fxge_session *s = session_open();
		fxge_program *p = fxge_text_parse(s, "test.fx", silu, strlen(silu));

		assert_non_null(p);
		p->fuse = &o;
		s->heap.fail_from = s->heap.allocs + n;
		s->heap.fail_more = UINT64_MAX;
		result = fxge_heap_guard(&s->heap, fuse_guarded, p);
		s->heap.fail_from = 0;
		assert_true(result == -1 || result == 0);
		assert_true(n < 1000);
		fxge_session_release(s);
	}
}

/* ---- scale ---- */

enum { LAYERS = 50000 };

typedef struct chain {
	fxge_program *p;
	fxge_graph *g;
	fxge_meta meta;
} chain;

static fxge_value *
emit(chain *c, int op, const fxge_arg *args)
{
	fxge_node *n = fxge_node_new(c->g, c->g->ret, &fxge_ops[op], args, 1, NULL);

	assert_non_null(n);
	fxge_value_set_meta(c->p, n->results[0], &c->meta);
	return n->results[0];
}

static chain
begin(fxge_session *s, fxge_value **x)
{
	const fxge_size shape[] = {fxge_size_small(4)};
	chain c = {.p = fxge_program_new(s, "chain")};
	fxge_input in = {.role = FXGE_ROLE_USER, .name = fxge_names_get(s->names, "x")};
	fxge_output out = {.kind = FXGE_OUT_USER};

	c.g = fxge_graph_new(c.p, "main");
	c.meta = fxge_meta_tensor(&c.p->arena, FXGE_DT_F32, 1, shape);
	*x = fxge_graph_add_input(c.g, in.name, &c.meta);
	fxge_vec_push(&c.p->arena, &c.p->inputs, in);
	fxge_vec_push(&c.p->arena, &c.p->outputs, out);
	return c;
}

static void
end(chain *c, fxge_value *y)
{
	fxge_operand o = {.kind = FXGE_K_VALUE};

	o.value = y;
	fxge_graph_set_outputs(c->g, &o, 1);
}

static void
test_long_chain(void **state)
{
	fxge_session *s = session_open();
	fxge_value *x, *gate;
	chain c = begin(s, &x);

	(void)state;
	for (int i = 0; i < LAYERS; i++) {
		gate = emit(&c, ATEN_sigmoid, FXGE_ARGS(fxge_a_value(0, x)));
		x = emit(&c, ATEN_mul_Tensor, FXGE_ARGS(fxge_a_value(0, gate), fxge_a_value(1, x)));
	}
	end(&c, x);
	assert_true(fxge_pass_fuse(c.p));
	assert_int_equal(c.g->n_nodes, LAYERS);
	assert_true(fxge_program_verify(c.p, NULL));
	fxge_program_release(c.p);
	fxge_session_release(s);
}

/* A value with very many users: each condition inspects its own few uses only. */
static void
test_one_value_many_users(void **state)
{
	fxge_session *s = session_open();
	fxge_value *x, *sum, *gate;
	chain c = begin(s, &x);

	(void)state;
	sum = x;
	gate = emit(&c, ATEN_sigmoid, FXGE_ARGS(fxge_a_value(0, x)));
	for (int i = 0; i < LAYERS; i++)
		sum = emit(&c, ATEN_add_Tensor,
			FXGE_ARGS(fxge_a_value(0, sum),
				fxge_a_value(1, emit(&c, ATEN_mul_Tensor,
									FXGE_ARGS(fxge_a_value(0, gate), fxge_a_value(1, x))))));
	end(&c, sum);
	assert_true(fxge_pass_fuse(c.p));
	assert_int_equal(c.g->n_nodes, 2 * LAYERS + 1);
	fxge_program_release(c.p);
	fxge_session_release(s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_rules_are_switched_by_name),
		cmocka_unit_test(test_unknown_names_are_refused),
		cmocka_unit_test(test_texts_are_sound),
		cmocka_unit_test(test_bad_rules_are_bugs),
		cmocka_unit_test(test_memory_ends),
		cmocka_unit_test(test_long_chain),
		cmocka_unit_test(test_one_value_many_users),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
