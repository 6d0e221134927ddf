/* SPDX-License-Identifier: Apache-2.0 */
/* Pages: correspondence of stages, escapes of hostile texts, names that a page leaves alone, and
 * values. */
#include "view/stage.h"

#include "passes/passes.h"

#include <math.h>

static const char program[] = "fxge 1 model \"m\" stage \"decomposed\"\n"
							  "tensor @w : f32[4] = {1, 2, nan, 4}\n"
							  "graph main(%w : f32[4] = parameter(@w, \"w\"), %x : f32[4]) {\n"
							  "  %s = aten.sigmoid.default(self=%x) : f32[4]\n"
							  "  %y = aten.mul.Tensor(self=%x, other=%s) : f32[4]\n"
							  "  %z = aten.add.Tensor(self=%y, other=%w) : f32[4]\n"
							  "  return %z\n"
							  "}\n";

static const fxge_view_node *
node_named(const shown *s, const fxge_view_stage *stage, const char *name)
{
	for (size_t i = 0; i < stage->nodes.len; i++)
		if (strcmp(name_of(s, stage, (int32_t)i), name) == 0)
			return &stage->nodes.data[i];
	fail_msg("no node %s", name);
	return NULL;
}

/* Nodes that a fusion replaces, or absorbs, correspond to the new node; others to themselves. */
static void
stages_correspond(void **state)
{
	shown s;

	(void)state;
	show(&s, program);
	assert_true(fxge_pass_fuse(s.program));
	assert_true(fxge_view_add_stage(s.view, s.program));
	fxge_view_stage *from = s.view->stages.data[0], *to = s.view->stages.data[1];
	const fxge_view_node *sigmoid = node_named(&s, from, "s"), *mul = node_named(&s, from, "y"),
						 *sum = node_named(&s, from, "z");

	assert_int_equal(from->nodes.len, 5); /* with input and outputs; the weight is a constant */
	assert_int_equal(to->nodes.len, 4);
	assert_int_equal(mul->next.count, 1);
	assert_false(mul->merged);
	assert_true(sigmoid->merged);
	assert_int_equal(from->nexts.data[sigmoid->next.first], from->nexts.data[mul->next.first]);
	assert_int_equal(sum->next.count, 1);
	assert_string_equal(name_of(&s, to, (int32_t)from->nexts.data[sum->next.first]), "z");
	shown_release(&s);
}

/* A page names unnamed values, and leaves the program as it was. */
static void
names_stay(void **state)
{
	shown s;
	fxge_name before[8];
	int n = 0;

	(void)state;
	show(&s, program);
	fxge_name mul = s.program->main->entry->next->next->results[0]->name;

	s.program->main->entry->next->next->results[0]->name = NULL;
	FXGE_EACH_NODE (x, s.program->main)
		before[n++] = x->results[0]->name;
	assert_true(fxge_view_add_stage(s.view, s.program));
	n = 0;
	FXGE_EACH_NODE (x, s.program->main)
		assert_ptr_equal(x->results[0]->name, before[n++]);
	assert_non_null(mul);
	shown_release(&s);
}

/* Returns the number of occurrences of a word. */
static int
count(const fxge_sbuf *b, const char *word)
{
	int n = 0;

	for (const char *at = b->data; (at = strstr(at, word)); at++)
		n++;
	return n;
}

/* Names, types, lines and strings of a hostile file never become markup of the page. */
static void
hostile_texts(void **state)
{
	static const char hostile[] =
		"fxge 1 model \"</title><script>alert(1)</script>\" stage \"import\"\n"
		"graph main(%x : f32[4]) {\n"
		"  %\"</script><script>alert(2)</script>\" = aten.relu.default(self=%x) : f32[4] loc(#1)\n"
		"  %\"<!--<img src=x onerror=alert(3)>\" = "
		"aten.relu.default(self=%\"</script><script>alert(2)</script>\") : f32[4] loc(#1)\n"
		"  return %\"<!--<img src=x onerror=alert(3)>\"\n"
		"}\n"
		"loc #1 = module \"a<b.c</script> (<i>)\" at \"</script>.py\":1 in \"<f>\" : "
		"\"</script>\\u2028\\u202e\"\n";
	fxge_sbuf clean, page;
	shown a, b;

	(void)state;
	show(&a, program);
	show(&b, hostile);
	fxge_sbuf_init(&clean, &a.arena);
	fxge_sbuf_init(&page, &b.arena);
	fxge_view_html(&clean, a.view);
	fxge_view_html(&page, b.view);
	assert_true(clean.len > 1000);
	static const char *const words[] = {
		"<script", "</script", "<!--", "<img", "<", ">", "</title", "\xe2\x80\xa8", "\xe2\x80\xae"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		assert_int_equal(count(&clean, words[i]), count(&page, words[i]));
	assert_true(count(&page, "\\u003c/script\\u003e") >= 4);
	assert_int_equal(count(&page, "&#60;script&#62;"), 1);
	shown_release(&a);
	shown_release(&b);
}

/* The JSON of a constant has its statistics; NaN is a string. */
static void
constants(void **state)
{
	fxge_sbuf b;
	shown s;

	(void)state;
	show(&s, program);
	fxge_sbuf_init(&b, &s.arena);
	fxge_view_json(&b, s.view);
	assert_non_null(strstr(b.data, "\"first\":[1.0,2.0,\"nan\",4.0]"));
	assert_non_null(strstr(b.data, "\"nans\":1"));
	assert_non_null(strstr(b.data, "\"min\":1.0,\"max\":4.0"));
	shown_release(&s);
}

/* Calls of an operator that no table has are rows of their own; the page has it once. */
static void
unknown_operators(void **state)
{
	shown s;

	(void)state;
	show(&s, "fxge 1 model \"m\" stage \"import\"\n"
			 "graph main(%x : f32[4]) {\n"
			 "  %a = my.op.default(x=%x) : f32[4]\n"
			 "  %b = my.op.default(x=%a, y=2) : f32[4]\n"
			 "  return %b\n"
			 "}\n");
	assert_int_equal(s.view->ops.len, 1);
	shown_release(&s);
}

static void
amounts(void **state)
{
	static const struct {
		double value;
		const char *unit, *text;
	} cases[] = {
		{0, "s", "0 ns"},
		{0.03e-9, "s", "0.03 ns"},
		{9.996e-9, "s", "10 ns"},
		{47.94e-9, "s", "47.9 ns"},
		{999.6e-9, "s", "1 us"},
		{1e-3, "s", "1 ms"},
		{2.5, "s", "2.5 s"},
		{86400, "s", "86400 s"},
		{896, "B", "896 B"},
		{1536, "B", "1.54 kB"},
		{43520, "B", "43.5 kB"},
		{999999, "B", "1 MB"},
		{1.5e-7, "error", "1.5e-07"},
		{0.25, "error", "2.5e-01"},
		{0, "error", "0"},
		{123, "error", "1.23e+02"},
		{(double)INFINITY, "error", "inf"},
		{(double)INFINITY, "s", "inf"},
		{(double)NAN, "s", "nan"},
	};
	fxge_heap heap = {0};
	fxge_arena a;

	(void)state;
	fxge_arena_init(&a, &heap);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, &a);
		fxge_view_amount(&b, cases[i].value, cases[i].unit);
		assert_string_equal(b.data, cases[i].text);
	}
	fxge_arena_release(&a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(amounts),
		cmocka_unit_test(stages_correspond),
		cmocka_unit_test(names_stay),
		cmocka_unit_test(hostile_texts),
		cmocka_unit_test(constants),
		cmocka_unit_test(unknown_operators),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
