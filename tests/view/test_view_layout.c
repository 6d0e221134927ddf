/* SPDX-License-Identifier: Apache-2.0 */
/* Groups and layout of pages: modules, cycles between modules, crowded groups, no overlap, equal
 * positions in each run, and growth in proportion to the program. */
#include "view/stage.h"

#include <stdio.h>
#include <stdlib.h>

enum { TEXT = 1 << 22 };

/* A text program under construction. */
typedef struct text {
	char *data;
	size_t len;
} text;

static void
add(text *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	t->len += (size_t)vsnprintf(t->data + t->len, TEXT - t->len, fmt, ap);
	va_end(ap);
	assert_true(t->len < TEXT);
}

/* Begins a program with one input. `text` is to be freed. */
static text
begin(void)
{
	text t = {.data = malloc(TEXT)};

	add(&t, "fxge 1 model \"m\" stage \"import\"\ngraph main(%%x : f32[4]) {\n");
	return t;
}

static const fxge_view_stage *
stage_of(const shown *s)
{
	return s->view->stages.data[0];
}

static int32_t
left_of(const fxge_view_vertex *v)
{
	return v->x - v->width / 2;
}

/* Checks that no items of a row overlap, that each item is in a row once, and that edges lead down.
 */
static void
check_group(const fxge_view_stage *s, uint32_t g)
{
	const fxge_view_group *x = &s->groups.data[g];
	size_t items = 0;

	for (size_t r = 0; r + 1 < x->rows.len; r++)
		for (uint32_t i = x->rows.data[r]; i < x->rows.data[r + 1]; i++) {
			const fxge_view_vertex *v = &x->vertices.data[i];

			items += v->ref != FXGE_VIEW_BEND;
			assert_true(left_of(v) >= -1 && v->x + v->width / 2 <= x->width + 1);
			if (i > x->rows.data[r])
				assert_true(v[-1].x + v[-1].width / 2 < left_of(v));
		}
	assert_int_equal(items, x->items.len);
}

static void
check_stage(const fxge_view_stage *s)
{
	size_t nodes = 0;

	for (uint32_t g = 0; g < s->groups.len; g++) {
		const fxge_view_group *x = &s->groups.data[g];

		assert_true(x->items.len <= FXGE_VIEW_CROWD);
		for (size_t i = 0; i < x->items.len; i++)
			nodes += x->items.data[i] >= 0;
		check_group(s, g);
	}
	assert_int_equal(nodes, s->nodes.len);
	assert_int_equal(s->groups.data[0].n_nodes, s->nodes.len);
}

/* Makes a program of n nodes, each of two operands among the last 8. */
static text
random_program(int n, uint32_t seed)
{
	text t = begin();

	add(&t, "  %%v0 = aten.relu.default(self=%%x) : f32[4] loc(#1)\n");
	for (int i = 1; i < n; i++) {
		int a[2];

		for (int k = 0; k < 2; k++) {
			seed = seed * 1664525 + 1013904223;
			a[k] = i - 1 - (int)(seed >> 16) % (i < 8 ? i : 8);
		}
		add(&t, "  %%v%d = aten.add.Tensor(self=%%v%d, other=%%v%d) : f32[4] loc(#%d)\n", i, a[0],
			a[1], 1 + i * 8 / n);
	}
	add(&t, "  return %%v%d\n}\n", n - 1);
	for (int i = 1; i <= 8; i++)
		add(&t, "loc #%d = module \"layers.%d (Layer)\" at \"m.py\":%d in \"forward\"\n", i, i / 2,
			i);
	return t;
}

static void
random_programs(void **state)
{
	(void)state;
	for (uint32_t seed = 1; seed <= 20; seed++) {
		text t = random_program(40 * (int)seed, seed);
		shown s;

		show(&s, t.data);
		check_stage(stage_of(&s));
		shown_release(&s);
		free(t.data);
	}
}

static void
equal_layouts(void **state)
{
	text t = random_program(500, 3);
	fxge_sbuf b[2];
	shown s[2];

	(void)state;
	for (int i = 0; i < 2; i++) {
		show(&s[i], t.data);
		fxge_sbuf_init(&b[i], &s[i].arena);
		fxge_view_json(&b[i], s[i].view);
	}
	assert_int_equal(b[0].len, b[1].len);
	assert_memory_equal(b[0].data, b[1].data, b[0].len);
	for (int i = 0; i < 2; i++)
		shown_release(&s[i]);
	free(t.data);
}

/* Returns the positions that the layout of a chain of n nodes has, where every 16th reads the
 * first. */
static size_t
vertices_of_chain(int n)
{
	text t = begin();
	size_t sum = 0;
	shown s;

	add(&t, "  %%v0 = aten.relu.default(self=%%x) : f32[4]\n");
	for (int i = 1; i < n; i++)
		add(&t, "  %%v%d = aten.add.Tensor(self=%%v%d, other=%%v%d) : f32[4]\n", i, i - 1,
			i % 16 ? i - 1 : 0);
	add(&t, "  return %%v%d\n}\n", n - 1);
	show(&s, t.data);
	check_stage(stage_of(&s));
	for (size_t g = 0; g < stage_of(&s)->groups.len; g++)
		sum += stage_of(&s)->groups.data[g].vertices.len;
	shown_release(&s);
	free(t.data);
	return sum;
}

static void
linear_growth(void **state)
{
	(void)state;
	size_t few = vertices_of_chain(2000), many = vertices_of_chain(16000);

	assert_true(many <= few * 9);
	assert_true(many <= 16000 * 6);
}

/* Components of a graph lie side by side, and below each other if they are many. */
static void
components_are_near(void **state)
{
	(void)state;
	for (int n = 2; n <= 20; n += 6) {
		text t = {.data = malloc(TEXT)};
		shown s;

		add(&t, "fxge 1 model \"m\" stage \"import\"\ngraph main(%%x0 : f32[4]");
		for (int i = 1; i < n; i++)
			add(&t, ", %%x%d : f32[4]", i);
		add(&t, ") {\n");
		for (int i = 0; i < n; i++) { /* each has two branches of unequal length */
			add(&t, "  %%a%d = aten.relu.default(self=%%x%d) : f32[4]\n", i, i);
			add(&t, "  %%b%d = aten.relu.default(self=%%a%d) : f32[4]\n", i, i);
			for (int k = 0; k < i % 5; k++)
				add(&t, "  %%c%d_%d = aten.add.Tensor(self=%%%s%d%s, other=%%b%d) : f32[4]\n", i, k,
					k ? "c" : "a", i,
					k == 0   ? ""
					: k == 1 ? "_0"
					: k == 2 ? "_1"
							 : "_2",
					i);
		}
		add(&t, "  return %%b0\n}\n");
		show(&s, t.data);
		check_stage(stage_of(&s));
		assert_true(stage_of(&s)->groups.data[0].width <= (n == 2 ? 350 : 1900));
		assert_true(stage_of(&s)->groups.data[0].rows.len <= (n <= 8 ? 16 : 30));
		shown_release(&s);
		free(t.data);
	}
}

/* Returns the group of a label, or NULL. */
static const fxge_view_group *
group_of(const shown *s, const char *label)
{
	for (uint32_t g = 0; g < stage_of(s)->groups.len; g++)
		if (strcmp(name_of(s, stage_of(s), ~(int32_t)g), label) == 0)
			return &stage_of(s)->groups.data[g];
	return NULL;
}

static void
modules_nest(void **state)
{
	shown s;

	(void)state;
	show(&s, "fxge 1 model \"m\" stage \"import\"\n"
			 "graph main(%x : f32[4]) {\n"
			 "  %a = aten.relu.default(self=%x) : f32[4] loc(#1)\n"
			 "  %b = aten.relu.default(self=%a) : f32[4] loc(#1)\n"
			 "  %c = aten.relu.default(self=%b) : f32[4] loc(#2)\n"
			 "  return %c\n"
			 "}\n"
			 "loc #1 = module \"model.layers.0.attn (Attention)\" at \"m.py\":1 in \"forward\"\n"
			 "loc #2 = module \"model.layers.0.mlp (Linear)\" at \"m.py\":2 in \"forward\"\n");
	const fxge_view_group *outer = group_of(&s, "model.layers.0"), *inner = group_of(&s, "attn");

	assert_non_null(outer); /* levels with one item are joined */
	assert_non_null(inner);
	assert_int_equal(outer->n_nodes, 3);
	assert_int_equal(outer->items.len, 2);
	assert_string_equal(s.view->strings.data[inner->class], "Attention");
	assert_null(group_of(&s, "mlp")); /* it has one node only, which says so */
	assert_string_equal(s.view->strings.data[stage_of(&s)->nodes.data[3].alone], "mlp");
	check_stage(stage_of(&s));
	shown_release(&s);
}

/* A module that is called twice, with a node between, is two groups; otherwise they would depend on
 * each other. */
static void
cycles_are_split(void **state)
{
	shown s;
	int calls = 0;

	(void)state;
	show(&s, "fxge 1 model \"m\" stage \"import\"\n"
			 "graph main(%x : f32[4]) {\n"
			 "  %a = aten.relu.default(self=%x) : f32[4] loc(#1)\n"
			 "  %b = aten.neg.default(self=%a) : f32[4] loc(#1)\n"
			 "  %c = aten.abs.default(self=%b) : f32[4] loc(#2)\n"
			 "  %d = aten.relu.default(self=%c) : f32[4] loc(#1)\n"
			 "  %e = aten.neg.default(self=%d) : f32[4] loc(#1)\n"
			 "  return %e\n"
			 "}\n"
			 "loc #1 = module \"act (Act)\" at \"m.py\":1 in \"forward\"\n"
			 "loc #2 = module \"(Net)\" at \"m.py\":2 in \"forward\"\n");
	for (uint32_t g = 0; g < stage_of(&s)->groups.len; g++) {
		const fxge_view_group *x = &stage_of(&s)->groups.data[g];

		if (strcmp(name_of(&s, stage_of(&s), ~(int32_t)g), "act") == 0) {
			assert_int_equal(x->call, ++calls);
			assert_int_equal(x->n_nodes, 2);
		}
	}
	assert_int_equal(calls, 2);
	check_stage(stage_of(&s));
	shown_release(&s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(random_programs),
		cmocka_unit_test(equal_layouts),
		cmocka_unit_test(linear_growth),
		cmocka_unit_test(components_are_near),
		cmocka_unit_test(modules_nest),
		cmocka_unit_test(cycles_are_split),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
