/* SPDX-License-Identifier: Apache-2.0 */
/* Rules of users' files: each fault is one diagnostic with its line and column and registers
 * nothing; rules apply before the built-in ones; hostile files end within limits. */
#include "base/diag/common.h"
#include "base/diag/passes.h"
#include "base/position.h"
#include "infer/infer.h"
#include "ir/text/text.h"
#include "passes/passes.h"
#include "passes/rules/user.h"

#include "fxge_op_limit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static fxge_session *
session_open(void)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);

	assert_non_null(s);
	s->infer = fxge_infer_node;
	return s;
}

static bool
add(fxge_session *s, const char *text)
{
	return fxge_user_rules_add(s, "my.rules", text, strlen(text));
}

static size_t
n_rules(const fxge_session *s)
{
	return s->fusions ? s->fusions->user.len : 0;
}

/* ---- faults ---- */

static const struct {
	const char *body; /* lines of a rule, from line 2 */
	int line, column;
	const char *message;
} faults[] = {
	{"%y = aten.nag.default(self=%x)\nreturn %y\nreplace -x", 2, 6, "aten.nag.default"},
	{"%y = aten.neg.default(self=%z)\nreturn %y\nreplace -x", 2, 28, "%z is not defined"},
	{"%y = aten.neg.default(slf=%x)\nreturn %y\nreplace -x", 2, 23, "has no argument 'slf'"},
	{"%y = aten.add.Tensor(self=%x)\nreturn %y\nreplace -x", 2, 6, "argument 'other' is missing"},
	{"%y = aten.sum.dim_IntList(self=%x, dim=1)\nreturn %y\nreplace -x", 2, 36, "is a list"},
	{"%y = aten.softmax.int(self=%x, dim=\"a\")\nreturn %y\nreplace -x", 2, 6, "of a kind"},
	{"%y, %z = aten.neg.default(self=%x)\nreturn %y\nreplace -x", 2, 10, "has 1 results"},
	{"%y = aten.relu_.default(self=%x)\nreturn %y\nreplace -x", 2, 6, "has effects"},
	{"%y = aten.linear.default(input=%x, weight=%x)\nreturn %y\nreplace -x", 2, 6, "is decomposed"},
	{"%y = aten.neg.default(self=%x)\nreturn %y\nreplace -q", 4, 10, "`q` is no argument"},
	{"%y = aten.neg.default(self=%x)\nreturn %y\nreplace {\n  z = -x\n  return ge.Nag(z)\n}", 6, 13,
		"no operator `ge.Nag`"},
	{"%y = aten.neg.default(self=%x)\nreturn %y\nreplace {\n\n  return nag(x)\n}", 6, 10,
		"`aten.nag`"},
	{"%y = aten.neg.default(self=%x)\nif npu_flot(x)\nreturn %y\nreplace -x", 3, 4,
		"no condition `npu_flot`"},
	{"%y = aten.neg.default(self=%x)\nif is_attention\nreturn %y\nreplace -x", 3, 4,
		"no condition `is_attention`"},
	{"%y = aten.neg.default(self=%x)\nif npu_float(z)\nreturn %y\nreplace -x", 3, 4,
		"expected the name of a value of the pattern, found `z`"},
	{"%y = aten.neg.default(self=%x)\nif near(x, 1)\nreturn %y\nreplace -x", 3, 4,
		"expected the name of a capture"},
	{"%y = aten.neg.default(self=%x)\nif has_rank(x, 1.5)\nreturn %y\nreplace -x", 3, 4,
		"expected an integer, found `1.5`"},
	{"%y = aten.neg.default(self=%x)\nif has_dtype(x, f17)\nreturn %y\nreplace -x", 3, 4,
		"expected a dtype"},
	{"%y = aten.neg.default(self=%x)\nif npu_float(x, y)\nreturn %y\nreplace -x", 3, 4,
		"takes 1 arguments"},
	{"%y = aten.neg.default(self=%x)\nif has_rank(x)\nreturn %y\nreplace -x", 3, 4,
		"takes at least 2 arguments"},
	{"needs aten.abs.default\n%y = aten.neg.default(self=%x)\nreturn %y\nreplace -x", 2, 7,
		"not in every match"},
	{"%y = aten.neg.default(self=%x)\nreplace -x", 1, 6, "no `return`"},
	{"%y = aten.neg.default(self=%x)\nreturn %y", 1, 6, "no `replace`"},
	{"%y = aten.neg.default(self=%x)\nreturn %x\nreplace -x", 3, 1,
		"is not defined by the pattern"},
	{"%y = ?aten.neg.default(self=%x)\nreturn %y\nreplace -x", 2, 7, "not made by the rule's root"},
	{"%z = aten.abs.default(self=%x)\n%y = aten.neg.default(self=%x)\nreturn %y\nreplace -x", 2, 6,
		"does not depend on this operator"},
	{"%z = ?aten.cat.default(tensors=[%x, %x])\n%y = aten.neg.default(self=%z)\nreturn %y\n"
	 "replace -x",
		2, 7, "a list of values"},
	{"%y: aten.neg.default(self=%x)\nreturn %y\nreplace -x", 2, 1, "expected `%result"},
	{"what\nreturn %y\nreplace -x", 2, 1, "expected a line of the pattern"},
};

static void
test_faults_have_positions(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		fxge_session *s = session_open();
		char text[1024];

		snprintf(text, sizeof text,
			"rule bad(%%x) {\n%s\n}\nrule good(%%x) {\n  %%y = aten.neg.default(self=%%x)\n"
			"  return %%y\n  replace -x\n}\n",
			faults[i].body);
		bool added = add(s, text);

		if (added || s->diags.list.len != 1)
			fail_msg("%s: %s", faults[i].body, added ? "accepted" : "not one diagnostic");
		const fxge_diag *d = &s->diags.list.data[0];
		bool at = fxge_loc_line(&d->loc) == faults[i].line
				  && fxge_loc_column(&d->loc) == faults[i].column;

		if (!at || !strstr(d->message, faults[i].message) || strcmp(d->loc.file, "my.rules"))
			fail_msg("%s: %d:%d %s", faults[i].body, fxge_loc_line(&d->loc),
				fxge_loc_column(&d->loc), d->message);
		assert_int_equal(s->diags.exit, FXGE_EXIT_INVALID);
		assert_int_equal(n_rules(s), 0);
		fxge_session_release(s);
	}
}

static const char swap[] = "rule swap(%a, %b) {\n"
						   "  %y = aten.sub.Tensor(self=%a, other=%b)\n"
						   "  return %y\n"
						   "  replace -(b + -a)\n"
						   "}\n";

static void
test_names_do_not_collide(void **state)
{
	static const char silu[] = "rule silu(%x) {\n%y = aten.neg.default(self=%x)\nreturn %y\n"
							   "replace -x\n}\n",
					  all[] = "rule all(%x) {\n%y = aten.neg.default(self=%x)\nreturn %y\n"
							  "replace -x\n}\n",
					  bad[] = "rule a.b(%x) {\n%y = aten.neg.default(self=%x)\nreturn %y\n"
							  "replace -x\n}\n";
	fxge_session *s = session_open();

	(void)state;
	assert_false(add(s, silu));
	assert_string_equal(s->diags.list.data[0].message, "there is a built-in rule `silu`");
	assert_false(add(s, all));
	assert_false(add(s, bad));
	assert_int_equal(n_rules(s), 0);
	assert_true(add(s, swap));
	assert_false(add(s, swap));
	assert_non_null(strstr(s->diags.list.data[3].message, "of another file"));
	assert_int_equal(n_rules(s), 1);
	fxge_session_release(s);
}

/* ---- limits ---- */

static void
expect_limit(const char *text, size_t n, const char *message)
{
	fxge_session *s = session_open();

	assert_false(fxge_user_rules_add(s, "my.rules", text, n));
	assert_int_equal(s->diags.list.len, 1);
	assert_int_equal(s->diags.list.data[0].id, FXGE_D_LIMIT);
	assert_non_null(strstr(s->diags.list.data[0].message, message));
	assert_int_equal(s->diags.exit, FXGE_EXIT_LIMIT);
	assert_int_equal(n_rules(s), 0);
	fxge_session_release(s);
}

/* Returns `head`, `n` times `part`, then `tail`; from malloc. */
static char *
repeat(const char *head, const char *part, size_t n, const char *tail)
{
	size_t size = strlen(head) + n * strlen(part) + strlen(tail) + 1, at;
	char *s = malloc(size);

	assert_non_null(s);
	strcpy(s, head);
	at = strlen(head);
	for (size_t i = 0; i < n; i++, at += strlen(part))
		strcpy(s + at, part);
	strcpy(s + at, tail);
	return s;
}

static void
test_limits(void **state)
{
	static const struct {
		const char *head, *part;
		size_t n;
		const char *tail, *message;
	} cases[] = {
		{"", "#\n", 1 << 20, "", "the file is too long"},
		{"rule a(%x) {\n", "%y = aten.neg.default(self=%x)\n", 1000, "}\n", "the rule is too long"},
		{"rule a(%x", ", %x", 100, ") {\n}\n", "too many inputs"},
		{"rule a", "a", 100, "(%x) {\n}\n", "name of a rule is too long"},
		{"rule a(%x) {\n", "either {\n", 10, "", "nested too deeply"},
		{"rule a(%x) {\n", "either {\n} or {\n}\n", 7,
			"%y = aten.neg.default(self=%x)\nreturn %y\nreplace -x\n}\n", "too many combinations"},
		{"rule a(%x) {\n", "either {\n} or {\n}\n", 70, "}\n", "too many alternatives"},
		{"", "rule a(%x) {\n%y = aten.neg.default(self=%x)\nreturn %y\nreplace -x\n}\n", 1025, "",
			"more than 1024 rules"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char *text = repeat(cases[i].head, cases[i].part, cases[i].n, cases[i].tail);

		expect_limit(text, strlen(text), cases[i].message);
		free(text);
	}
}

/* A chain of 70 operators has more values than a pattern. */
static void
test_values_of_a_pattern(void **state)
{
	fxge_session *s = session_open();
	fxge_sbuf b;

	(void)state;
	fxge_sbuf_init(&b, &s->arena);
	fxge_sbuf_str(&b, "rule a(%x) {\n%v0 = aten.neg.default(self=%x)\n");
	for (int i = 1; i < 70; i++)
		fxge_sbuf_fmt(&b, "%%v%d = aten.neg.default(self=%%v%d)\n", i, i - 1);
	fxge_sbuf_str(&b, "return %v69\nreplace -x\n}\n");
	assert_false(fxge_user_rules_add(s, "my.rules", b.data, b.len));
	assert_non_null(strstr(s->diags.list.data[0].message, "the pattern is too large"));
	assert_int_equal(n_rules(s), 0);
	fxge_session_release(s);
}

static void
test_a_nul_is_refused(void **state)
{
	fxge_session *s = session_open();

	(void)state;
	assert_false(fxge_user_rules_add(s, "my.rules", "rule a\0(%x) {\n}\n", 15));
	assert_int_equal(s->diags.list.len, 1);
	fxge_session_release(s);
}

/* ---- application ---- */

static const char graph[] = "fxge 1 model \"m\" stage \"decomposed\"\n"
							"graph main(%x : f32[4], %z : f32[4]) {\n"
							"  %s = aten.sigmoid.default(self=%x) : f32[4]\n"
							"  %y = aten.mul.Tensor(self=%s, other=%x) : f32[4]\n"
							"  %t = aten.tanh.default(self=%y) : f32[4]\n"
							"  return %t\n"
							"}\n";

/* Returns the printed program after fusion, or NULL if the pass fails. */
static const char *
fuse(fxge_session *s, const char *text, const fxge_fuse_options *o)
{
	fxge_program *p = fxge_text_parse(s, "test.fx", text, strlen(text));
	fxge_sbuf b;

	assert_non_null(p);
	fxge_sbuf_init(&b, &s->arena);
	p->fuse = o;
	bool ok = fxge_pass_fuse(p) && fxge_program_verify(p, NULL);

	if (ok)
		fxge_text_print(&b, p, NULL);
	fxge_program_release(p);
	return ok ? b.data : NULL;
}

/* The built-in rule would take sigmoid and mul first, as its root precedes tanh. */
static const char gated[] = "rule gated(%x) {\n"
							"  if npu_float(x)\n"
							"  if has_rank(x, 1, 2)\n"
							"  if size_multiple(x, -1, 2)\n"
							"  %s = aten.sigmoid.default(self=%x)\n"
							"  %y = aten.mul.Tensor(self=%x, other=%s)\n"
							"  %t = aten.tanh.default(self=%y)\n"
							"  return %t\n"
							"  replace relu(x)\n"
							"}\n";

static void
test_rules_come_before_built_in_ones(void **state)
{
	const char *const off[] = {"gated", NULL};
	fxge_session *s = session_open();

	(void)state;
	assert_non_null(strstr(fuse(s, graph, NULL), "aten.silu"));
	assert_true(add(s, gated));
	assert_non_null(strstr(fuse(s, graph, NULL), "aten.relu"));
	assert_null(strstr(fuse(s, graph, NULL), "aten.silu"));
	assert_non_null(strstr(fuse(s, graph, &(fxge_fuse_options){.no_fuse = off}), "aten.silu"));
	assert_int_equal(s->diags.list.len, 0);
	fxge_session_release(s);
}

/* Returns the first two tensor parameters of a commutative operator. */
static bool
two_operands(const fxge_op *op, const char **a, const char **b)
{
	int n = 0;

	for (int i = 0; i < op->n_params && n < 2; i++)
		if (op->params[i].type == FXGE_P_TENSOR && !op->params[i].list)
			*(n++ ? b : a) = op->params[i].name;
	return n == 2 && op->n_results == 1;
}

/* A rule needs no second spelling for the other order of operands. */
static void
test_operands_match_in_both_orders(void **state)
{
	int n = 0;

	(void)state;
	for (int i = 0; i < FXGE_OP_LIMIT; i++) {
		const fxge_op *op = &fxge_ops[i];
		const char *a = NULL, *b = NULL;
		char rule[1024], program[1024];

		if (!op->name || !(op->flags & FXGE_OP_COMMUTATIVE) || !two_operands(op, &a, &b)
			|| strncmp(op->name, "aten.", 5) != 0 || fxge_is_decomposed(op))
			continue;
		fxge_session *s = session_open();

		snprintf(rule, sizeof rule,
			"rule r(%%x, %%z) {\n%%s = aten.logical_not.default(self=%%x)\n"
			"%%y = %s(%s=%%z, %s=%%s)\nreturn %%y\nreplace logical_xor(x, z)\n}\n",
			op->name, a, b);
		snprintf(program, sizeof program,
			"fxge 1 model \"m\" stage \"decomposed\"\n"
			"graph main(%%x : bool[4], %%z : bool[4]) {\n"
			"  %%s = aten.logical_not.default(self=%%x) : bool[4]\n"
			"  %%y = %s(%s=%%s, %s=%%z) : bool[4]\n  return %%y\n}\n",
			op->name, a, b);
		if (!add(s, rule))
			fail_msg("%s: %s", op->name, s->diags.list.data[0].message);
		const char *found = fuse(s, program, NULL);

		if (!found || !strstr(found, "logical_xor"))
			fail_msg("%s: the rule does not apply", op->name);
		n++;
		fxge_session_release(s);
	}
	assert_true(n >= 8);
}

static void
test_near_misses_are_explained(void **state)
{
	static const char odd[] = "rule odd(%x) {\n"
							  "  if size_multiple(x, 0, 3)\n"
							  "  %s = aten.sigmoid.default(self=%x)\n"
							  "  %y = aten.mul.Tensor(self=%x, other=%s)\n"
							  "  return %y\n"
							  "  replace relu(x)\n"
							  "}\n";
	const char *const names[] = {"odd", NULL};
	fxge_session *s = session_open();

	(void)state;
	assert_true(add(s, odd));
	assert_non_null(strstr(fuse(s, graph, &(fxge_fuse_options){.explain = names}), "aten.silu"));
	assert_int_equal(s->diags.list.len, 1);
	assert_string_equal(s->diags.list.data[0].message,
		"rule odd does not apply: size 0 of %x is 4, which is not a multiple of 3");
	fxge_session_release(s);
}

/* An infinity is near itself alone, not every number. */
static void
test_infinite_numbers(void **state)
{
	static const char *const numbers[] = {"inf", "-inf", "nan"};
	static const char scaled[] = "fxge 1 model \"m\" stage \"decomposed\"\n"
								 "graph main(%x : f32[4]) {\n"
								 "  %y = aten.mul.Scalar(self=%x, other=2) : f32[4]\n"
								 "  return %y\n"
								 "}\n";

	(void)state;
	for (size_t i = 0; i < 3; i++) {
		char rule[256];
		fxge_session *s = session_open();

		snprintf(rule, sizeof rule,
			"rule r(%%x) {\n  if near(by, %s)\n  %%y = aten.mul.Scalar(self=%%x, other=$by)\n"
			"  return %%y\n  replace -x\n}\n",
			numbers[i]);
		assert_true(add(s, rule));
		assert_null(strstr(fuse(s, scaled, NULL), "aten.neg"));
		fxge_session_release(s);
	}
}

static void
expect_refused(const char *rules, const char *message, fxge_exit exit)
{
	fxge_session *s = session_open();

	if (!add(s, rules))
		fail_msg("%s", s->diags.list.data[0].message);
	assert_null(fuse(s, graph, NULL));
	assert_non_null(strstr(s->diags.list.data[0].message, message));
	assert_int_equal(s->diags.exit, exit);
	fxge_session_release(s);
}

static void
test_faults_of_applied_rules(void **state)
{
	(void)state;
	expect_refused("rule r(%x) {\n%y = aten.sigmoid.default(self=%x)\nreturn %y\n"
				   "replace sum(x)\n}\n",
		"the replacement gives f32[] in place of %s, f32[4]", FXGE_EXIT_INVALID);
	expect_refused("rule r(%x) {\n%y = aten.sigmoid.default(self=%x)\nreturn %y\n"
				   "replace -sigmoid(-x)\n}\n",
		"rules apply to each other's replacements", FXGE_EXIT_INVALID);
}

/* Rules that multiply nodes, each by another, end at the limit of one node's composition. */
static void
test_nodes_do_not_multiply(void **state)
{
	static const char *const ops[] = {"sigmoid", "tanh", "exp", "sin", "cos", "erf"};
	enum { N = sizeof ops / sizeof *ops };
	char text[8192];
	size_t n = 0;

	(void)state;
	for (int i = 0; i + 1 < N; i++) {
		n += (size_t)snprintf(text + n, sizeof text - n,
			"rule r%d(%%x) {\n%%y = aten.%s.default(self=%%x)\nreturn %%y\nreplace ", i, ops[i]);
		for (int k = 0; k < 20; k++)
			n += (size_t)snprintf(text + n, sizeof text - n, "%s(", ops[i + 1]);
		n += (size_t)snprintf(text + n, sizeof text - n, "x");
		for (int k = 0; k < 20; k++)
			n += (size_t)snprintf(text + n, sizeof text - n, ")");
		n += (size_t)snprintf(text + n, sizeof text - n, "\n}\n");
	}
	expect_refused(text, "make more than", FXGE_EXIT_LIMIT);
}

/* A tree of commutative operators has 2^n orders; the search gives up. */
static void
test_searches_end(void **state)
{
	char rule[8192], program[8192];
	size_t n = 0, m = 0;
	fxge_session *s = session_open();

	(void)state;
	n += (size_t)snprintf(
		rule, sizeof rule, "rule r(%%x, %%z) {\n%%v0 = aten.neg.default(self=%%x)\n");
	m += (size_t)snprintf(program, sizeof program,
		"fxge 1 model \"m\" stage \"decomposed\"\ngraph main(%%x : f32[4]) {\n"
		"  %%v0 = aten.abs.default(self=%%x) : f32[4]\n");
	for (int i = 1; i < 28; i++) {
		n += (size_t)snprintf(rule + n, sizeof rule - n,
			"%%v%d = aten.maximum.default(self=%%v%d, other=%%v%d)\n", i, i - 1, i - 1);
		m += (size_t)snprintf(program + m, sizeof program - m,
			"  %%v%d = aten.maximum.default(self=%%v%d, other=%%v%d) : f32[4]\n", i, i - 1, i - 1);
	}
	snprintf(rule + n, sizeof rule - n, "return %%v27\nreplace x\n}\n");
	snprintf(program + m, sizeof program - m, "  return %%v27\n}\n");
	assert_true(add(s, rule));
	assert_non_null(strstr(fuse(s, program, NULL), "aten.abs"));
	fxge_session_release(s);
}

/* Writes rules, each a tree of n operators that fits up to its last leaf in 2^n orders, and a
 * program with many places to begin. */
static void
write_trees(int n, int rules, int places, char *rule, size_t rule_size, char *program, size_t size)
{
	size_t at = 0, m = 0;

	for (int k = 0; k < rules; k++) {
		at += (size_t)snprintf(
			rule + at, rule_size - at, "rule r%d(%%x) {\n%%v0 = aten.neg.default(self=%%x)\n", k);
		for (int i = 1; i < n; i++)
			at += (size_t)snprintf(rule + at, rule_size - at,
				"%%v%d = aten.maximum.default(self=%%v%d, other=%%v%d)\n", i, i - 1, i - 1);
		at += (size_t)snprintf(rule + at, rule_size - at, "return %%v%d\nreplace x\n}\n", n - 1);
	}
	m += (size_t)snprintf(program, size,
		"fxge 1 model \"m\" stage \"decomposed\"\ngraph main(%%x : f32[4]) {\n"
		"  %%v0 = aten.abs.default(self=%%x) : f32[4]\n");
	for (int i = 1; i < places; i++)
		m += (size_t)snprintf(program + m, size - m,
			"  %%v%d = aten.maximum.default(self=%%v%d, other=%%v%d) : f32[4]\n", i, i - 1, i - 1);
	snprintf(program + m, size - m,
		"  %%z = aten.neg.default(self=%%x) : f32[4]\n  return %%v%d, %%z\n}\n", places - 1);
}

/* Each search is limited; their number is the product of rules and nodes. */
static void
test_searches_of_many_rules_end(void **state)
{
	static char rule[1 << 16], program[1 << 16];
	fxge_session *s = session_open();

	(void)state;
	write_trees(28, 8, 120, rule, sizeof rule, program, sizeof program);
	assert_true(add(s, rule));
	assert_null(fuse(s, program, NULL));
	assert_int_equal(s->diags.exit, FXGE_EXIT_LIMIT);
	assert_non_null(strstr(s->diags.list.data[0].message, "searches for fusion rules compared"));
	fxge_session_release(s);
}

/* ---- memory ---- */

static int
add_guarded(void *arg)
{
	return add(arg, gated) ? 0 : 1;
}

/* Each allocation fails in turn; nothing is registered then. */
static void
test_memory_ends(void **state)
{
	int result = -1;

	(void)state;
	for (uint64_t n = 1; result != 0; n++) {
		fxge_session *s = session_open();

		s->heap.fail_from = s->heap.allocs + n;
		s->heap.fail_more = UINT64_MAX;
		result = fxge_heap_guard(&s->heap, add_guarded, s);
		s->heap.fail_from = 0;
		assert_true(result == -1 || result == 0);
		assert_int_equal(n_rules(s), result == 0 ? 1 : 0);
		assert_true(n < 10000);
		fxge_session_release(s);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_faults_have_positions),
		cmocka_unit_test(test_names_do_not_collide),
		cmocka_unit_test(test_limits),
		cmocka_unit_test(test_values_of_a_pattern),
		cmocka_unit_test(test_a_nul_is_refused),
		cmocka_unit_test(test_rules_come_before_built_in_ones),
		cmocka_unit_test(test_operands_match_in_both_orders),
		cmocka_unit_test(test_near_misses_are_explained),
		cmocka_unit_test(test_infinite_numbers),
		cmocka_unit_test(test_faults_of_applied_rules),
		cmocka_unit_test(test_nodes_do_not_multiply),
		cmocka_unit_test(test_searches_end),
		cmocka_unit_test(test_searches_of_many_rules_end),
		cmocka_unit_test(test_memory_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
