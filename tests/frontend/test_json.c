/* SPDX-License-Identifier: Apache-2.0 */
/* JSON documents and their diagnostics: valid, unusual and hostile. */
#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "unit/check.h"

#include "base/limits.h"
#include "frontend/fields.h"
#include "proto/fx_graph.pb-c.h"

#include <math.h>

static const fxge_loc here = {.offset = -1};

static yyjson_val *
parse(fixture *f, const char *s)
{
	return fxge_json_parse(
		&f->arena, &f->diags, &here, (fxge_bytes){(const uint8_t *)s, strlen(s)});
}

static const struct {
	const char *text;
	int expect; /* fxge_diag_id; -1: parses */
} documents[] = {
	{"{}", -1},
	{"[]", -1}, /* refused where an object is expected */
	{"{\"a\": 1, \"b\": [1, 2.5, null, true, \"x\"]}", -1},
	{"{\"a\": NaN, \"b\": [Infinity, -Infinity]}", -1},
	{"{\"a\": \"NaN -Infinity \\\" NaN\"}", -1},
	{"[-0, -0.0, 9223372036854775807]", -1},
	{"", FXGE_D_JSON_INVALID},
	{"{", FXGE_D_JSON_INVALID},
	{"{} x", FXGE_D_JSON_INVALID},
	{"{}{}", FXGE_D_JSON_INVALID},
	{"\xef\xbb\xbf{}", FXGE_D_JSON_INVALID},
	{"{\"a\": 1, \"a\": 2}", FXGE_D_JSON_INVALID},
	{"{\"a\": {\"b\": 1, \"b\": 2}}", FXGE_D_JSON_INVALID},
	{"{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1,\"h\":1,\"i\":1,\"j\":1,\"k\":1,"
	 "\"l\":1,\"m\":1,\"n\":1}",
		-1},
	{"{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1,\"h\":1,\"i\":1,\"j\":1,\"k\":1,"
	 "\"l\":1,\"m\":1,\"n\":1,\"a\":1}",
		FXGE_D_JSON_INVALID},
	{"{\"a\\u0000b\": 1}", FXGE_D_JSON_INVALID},
	{"{\"a\": \"\\u0000\"}", FXGE_D_JSON_INVALID},
	{"[\"\\ud800\"]", FXGE_D_JSON_INVALID},
	{"[\"\xff\"]", FXGE_D_JSON_INVALID},
	{"[1e400]", FXGE_D_JSON_INVALID},
	{"[18446744073709551616]", -1}, /* a number, refused where an integer is expected */
	{"[01]", FXGE_D_JSON_INVALID},
	{"[NaNx]", FXGE_D_JSON_INVALID},
	{"[\"abc", FXGE_D_JSON_INVALID},
	{"[\"abc\\", FXGE_D_JSON_INVALID},
	{"[1,]", FXGE_D_JSON_INVALID},
};

static void
hostile_documents(void **state)
{
	fixture *f = *state;

	for (size_t i = 0; i < sizeof documents / sizeof *documents; i++) {
		yyjson_val *j = parse(f, documents[i].text);

		if ((j != NULL) != (documents[i].expect < 0))
			fail_msg("%s: %s", documents[i].text, j ? "parsed" : f->diags.list.data[0].message);
		if (!j)
			assert_int_equal(f->diags.list.data[0].id, documents[i].expect);
		fxge_diags_clear(&f->diags);
	}
}

static void
deep_nesting(void **state)
{
	fixture *f = *state;

	for (size_t depth = FXGE_MAX_JSON_DEPTH; depth <= 1000000;
		 depth = depth == 1000000 ? depth + 1 : 1000000) {
		char *s = fxge_arena_alloc(&f->arena, 2 * depth + 1);

		memset(s, '[', depth);
		memset(s + depth, ']', depth);
		assert_int_equal(parse(f, s) != NULL, depth == FXGE_MAX_JSON_DEPTH);
	}
	assert_int_equal(f->diags.list.len, 1);
	assert_int_equal(f->diags.list.data[0].id, FXGE_D_LIMIT);
}

static const struct {
	const char *text, *error; /* NULL: fits */
} nodes[] = {
	{"{\"target\": \"t\", \"inputs\": [], \"outputs\": [], \"metadata\": {}, \"name\": null}",
		NULL},
	{"{\"target\": \"t\", \"inputs\": [], \"outputs\": [], \"new_field\": 7}", NULL},
	{"{\"inputs\": [{\"name\": \"x\", \"arg\": {\"as_float\": \"-Infinity\"}, \"kind\": 1}], "
	 "\"target\": \"t\", \"outputs\": []}",
		NULL},
	{"{\"inputs\": [{\"name\": \"x\", \"arg\": {\"as_ints\": [1, 2]}}], \"target\": \"t\", "
	 "\"outputs\": []}",
		NULL},
	{"{\"inputs\": [{\"name\": \"x\", \"arg\": {\"as_brand_new\": 3}}], \"target\": \"t\", "
	 "\"outputs\": []}",
		NULL},
	{"{\"target\": \"t\", \"inputs\": []}", "nodes[3].outputs: found nothing, expected a value"},
	{"[]", "nodes[3]: found a list, expected an object"},
	{"{\"target\": 3}", "nodes[3].target: found an integer, expected a string"},
	{"{\"inputs\": {}}", "nodes[3].inputs: found an object, expected a list"},
	{"{\"inputs\": [{\"arg\": {}}]}",
		"nodes[3].inputs[0].arg: found an object, expected an object of exactly one key"},
	{"{\"inputs\": [{\"arg\": {\"as_int\": 1, \"as_bool\": true}}]}",
		"nodes[3].inputs[0].arg: found an object, expected an object of exactly one key"},
	{"{\"inputs\": [{\"arg\": {\"as_int\": 9223372036854775808}}]}",
		"nodes[3].inputs[0].arg.as_int: found a number, expected an integer"},
	{"{\"inputs\": [{\"arg\": {\"as_int\": 1.5}}]}",
		"nodes[3].inputs[0].arg.as_int: found a number, expected an integer"},
	{"{\"inputs\": [{\"name\": \"\", \"arg\": {\"as_int\": 1}}, {\"arg\": {\"as_ints\": [1, "
	 "\"x\"]}}]}",
		"nodes[3].inputs[1].arg.as_ints[1]: found a string, expected an integer"},
	{"{\"inputs\": [{\"arg\": {\"as_float\": \"nan\"}}]}",
		"nodes[3].inputs[0].arg.as_float: found a string, expected a number"},
	{"{\"inputs\": [{\"arg\": {\"as_scalar_type\": 4294967296}}]}",
		"nodes[3].inputs[0].arg.as_scalar_type: found an integer, expected an integer of 32 bits"},
	{"{\"inputs\": [{\"arg\": {\"as_tensor\": \"x\"}}]}",
		"nodes[3].inputs[0].arg.as_tensor: found a string, expected an object"},
	{"{\"inputs\": [{\"arg\": {\"as_graph\": {\"name\": \"g\", \"graph\": 1}}}]}",
		"nodes[3].inputs[0].arg.as_graph.graph: found an integer, expected an object"},
	{"{\"metadata\": {\"k\": 1}}", "nodes[3].metadata.k: found an integer, expected a string"},
	{"{\"metadata\": []}", "nodes[3].metadata: found a list, expected an object"},
};

static void
messages(void **state)
{
	fixture *f = *state;

	for (size_t i = 0; i < sizeof nodes / sizeof *nodes; i++) {
		yyjson_val *j = parse(f, nodes[i].text);
		fxge_fields c = {
			.arena = &f->arena, .diags = &f->diags, .loc = here, .root = "nodes", .index = 3};

		assert_non_null(j);
		const void *m = fxge_fields_message(&c, j, &fx__node__descriptor);

		if ((m != NULL) != !nodes[i].error)
			fail_msg("%s: %s", nodes[i].text, m ? "fits" : f->diags.list.data[0].message);
		if (!m)
			assert_string_equal(f->diags.list.data[0].message, nodes[i].error);
		fxge_diags_clear(&f->diags);
	}
}

static void
values(void **state)
{
	fixture *f = *state;
	yyjson_val *j =
		parse(f, "{\"target\": \"t\", \"name\": \"n\", \"inputs\": [{\"name\": \"x\", \"kind\": 2,"
				 " \"arg\": {\"as_floats\": [1, NaN, \"Infinity\"]}},"
				 " {\"name\": \"\", \"arg\": {\"as_new\": 1}}], \"outputs\": [], \"metadata\": "
				 "{\"a\": \"b\"}, \"target_ref\": 5}");
	fxge_fields c = {.arena = &f->arena, .diags = &f->diags, .loc = here, .index = SIZE_MAX};
	const Fx__Node *n = fxge_fields_message(&c, j, &fx__node__descriptor);

	assert_non_null(n);
	assert_string_equal(n->target, "t");
	assert_false(n->has_target_ref); /* an extension, not valid in JSON */
	assert_int_equal(n->n_inputs, 2);
	assert_int_equal(n->inputs[0]->kind, 2);
	assert_int_equal(n->inputs[0]->arg->value_case, FX__ARGUMENT__VALUE_AS_FLOATS);
	assert_true(n->inputs[0]->arg->as_floats->items[0] == 1);
	assert_true(isnan(n->inputs[0]->arg->as_floats->items[1]));
	assert_true(isinf(n->inputs[0]->arg->as_floats->items[2]));
	assert_int_equal(n->inputs[1]->arg->value_case, FX__ARGUMENT__VALUE__NOT_SET);
	assert_string_equal(c.tag, "as_new");
	assert_string_equal(n->metadata[0]->key, "a");
	assert_string_equal(n->metadata[0]->value, "b");
}

/* Bounds of data-dependent sizes by torch.export may exceed 64 bits. */
static void
beyond_64_bits(void **state)
{
	fixture *f = *state;
	yyjson_val *j =
		parse(f, "{\"range_constraints\": {\"u1\": {\"min_val\": -1e30, \"max_val\": "
				 "18446744073709551612}}, \"arg\": {\"as_int\": 18446744073709551612}}");
	fxge_fields c = {.arena = &f->arena, .diags = &f->diags, .loc = here, .index = SIZE_MAX};
	Fx__ExportedProgram e = FX__EXPORTED_PROGRAM__INIT;

	c.bounds = true;
	assert_true(
		fxge_fields_read(&c, yyjson_obj_get(j, "range_constraints"), "range_constraints", &e.base));
	assert_true(e.range_constraints[0]->value->min_val == INT64_MIN);
	assert_true(e.range_constraints[0]->value->max_val == INT64_MAX);
	c.bounds = false;
	assert_null(fxge_fields_message(&c, yyjson_obj_get(j, "arg"), &fx__argument__descriptor));
	c.depth = 0;
	c.numbers = true;
	const Fx__Argument *a =
		fxge_fields_message(&c, yyjson_obj_get(j, "arg"), &fx__argument__descriptor);

	assert_int_equal(a->value_case, FX__ARGUMENT__VALUE_AS_FLOAT);
	assert_true(a->as_float == 18446744073709551612.0);
}

static int
parse_guarded(void *state)
{
	fixture *f = state;

	return parse(f, "{\"a\": [1, 2, {\"b\": \"some longer text that needs room\"}], \"c\": {\"d\": "
					"1.5}}")
			   ? 1
			   : 0;
}

/* Every allocation of a parse fails once: the result is an error, never an incomplete document. */
static void
memory_ends(void **state)
{
	fixture *f = *state;
	int rc = 0;

	for (uint64_t n = 1; rc != 1; n++) {
		f->heap.fail_from = f->heap.allocs + n;
		f->heap.fail_more = 0;
		rc = fxge_heap_guard(&f->heap, parse_guarded, f);
		assert_true(rc == 1 || rc == -1);
		assert_true(n < 1000);
	}
	f->heap.fail_from = 0;
}

int
main(void)
{
	const struct CMUnitTest tests[] = {TEST(hostile_documents), TEST(deep_nesting), TEST(messages),
		TEST(values), TEST(beyond_64_bits), TEST(memory_ends)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
