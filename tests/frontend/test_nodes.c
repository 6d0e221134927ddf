/* SPDX-License-Identifier: Apache-2.0 */
/* Import of single saved nodes: the text of each, or the diagnostic that refuses it. */
#include "base/diag/import.h"
#include "unit/check.h"

#include "frontend/pt2_model.h"
#include "ir/text/text.h"

#define TARGET(t) "{\"target\": \"torch.ops.aten." t "\", \"metadata\": {}, \"inputs\": ["
#define SYM(t)    "{\"target\": \"" t "\", \"metadata\": {}, \"inputs\": ["
#define ARG(n, a) "{\"name\": \"" n "\", \"kind\": 1, \"arg\": {" a "}}"
#define TENSOR(n) "\"as_tensor\": {\"name\": \"" n "\"}"
#define OUT(o)    "], \"outputs\": [" o "]}"
#define OUT_Y     OUT("{" TENSOR("y") "}")
#define OUT_N     OUT("{\"as_sym_int\": {\"as_name\": \"n\"}}")
/* A call of a graph with one input, which is x outside, and one node. */
#define REGION(in, node, out)                                                                      \
	"{\"target\": \"torch.ops.higher_order.wrap_with_set_grad_enabled\", \"metadata\": {}, "       \
	"\"inputs\": [" ARG("", "\"as_bool\": false") "," ARG("",                                      \
		"\"as_graph\": {\"name\": \"g\", \"graph\": {\"inputs\": [{" TENSOR(                       \
			in) "}], "                                                                             \
				"\"outputs\": [{" TENSOR(out) "}], \"tensor_values\": {}, \"nodes\": [" node       \
											  "]}}") "," ARG("", TENSOR("x"))
/* A call of an operator after the token `token`, here x; its own token is t. */
#define ORDERED(token, op)                                                                         \
	SYM("torch.ops.higher_order.with_effects") ARG("", token) "," ARG("", op) ","
#define OPERATOR(t) "\"as_operator\": \"torch.ops.aten." t "\""
#define META(sizes) "{\"dtype\": 7, \"layout\": 7, \"strides\": [], \"sizes\": [" sizes "]}"
#define S0          "{\"as_expr\": {\"expr_str\": \"Symbol('s0', positive=True, integer=True)\"}}"

/* The input x is f32[s0, 4], y the output; h may be defined as bf16[], n as a number. */
static const char head[] =
	"{\"range_constraints\": {\"s0\": {\"min_val\": 3, \"max_val\": 64}}, "
	"\"guards_code\": [],"
	" \"graph_module\": {\"signature\": {\"input_specs\": [{\"user_input\": "
	"{\"arg\": {" TENSOR("x") "}}}],"
							  " \"output_specs\": [{\"user_output\": {\"arg\": {" TENSOR(
								  "y") "}}}]},"
									   " \"module_call_graph\": [], \"graph\": {\"inputs\": "
									   "[{" TENSOR("x") "}], \"outputs\": [{" TENSOR(
										   "y") "}],"
												" \"tensor_values\": {\"x\": {\"dtype\": 7, "
												"\"layout\": 7, \"sizes\": [" S0
												", {\"as_int\": 4}], \"strides\": []}, "
												"\"h\": {\"dtype\": 13, \"layout\": 7, "
												"\"sizes\": [], \"strides\": []}},"
												" \"sym_int_values\": {\"n\": {\"as_expr\": "
												"{\"expr_str\": \"Mul(Integer(2), "
												"Symbol('s0', integer=True))\"}}},"
												" \"nodes\": [";
static const char tail[] = "]}}}";

static const struct {
	const char *nodes;
	int expect;       /* fxge_diag_id; -1: imports */
	const char *part; /* part of the text and of the refusals, or of the message */
} table[] = {
	{TARGET("relu.default") ARG("self", TENSOR("x")) OUT_Y, -1, "aten.relu.default(self=%x)"},
	{TARGET("relu.default") ARG("", TENSOR("x")) OUT_Y, -1, "aten.relu.default(self=%x)"},
	{TARGET("add.Tensor") ARG("self", TENSOR("x")) "," ARG("other", TENSOR("x")) "," ARG(
		 "alpha", "\"as_int\": 1") OUT_Y,
		-1, "aten.add.Tensor(self=%x, other=%x)"},
	{TARGET("add.Tensor") ARG("self", TENSOR("x")) "," ARG("other", "\"as_float\": 1.5") OUT_Y, -1,
		"aten.add.Scalar(self=%x, other=1.5)"},
	{TARGET("floor_divide.default") ARG("self", "\"as_float\": 1.5") "," ARG("other", TENSOR("x"))
			OUT_Y,
		-1, "aten.scalar_tensor.default(s=1.5, dtype=f32)"},
	{TARGET("sum.default") ARG("self", TENSOR("x")) "," ARG("dtype", "\"as_scalar_type\": 13")
			OUT("{" TENSOR("h") "}") ", " TARGET("floor_divide.default")
				ARG("self", "\"as_float\": 1.5") "," ARG("other", TENSOR("h")) OUT_Y,
		-1, "aten.scalar_tensor.default(s=1.5, dtype=bf16)"},
	{TARGET("_softmax.default") ARG("self", TENSOR("x")) "," ARG(
		 "half_to_float", "\"as_bool\": false") "," ARG("dim", "\"as_int\": 1") OUT_Y,
		-1, "dim=1"},
	{TARGET("cat.default") ARG("tensors", "\"as_tensors\": [{\"name\": \"x\"}, {\"name\": \"x\"}]")
			OUT_Y,
		-1, "tensors=[%x, %x]"},
	{SYM("_operator.mul")
			ARG("a", "\"as_int\": 2") "," ARG("b", "\"as_sym_int\": {\"as_int\": 100}") OUT_N,
		FXGE_D_IMPORT_SYMBOL, "n: found 2*s0, computed 200"},
	{TARGET("sym_size.int") ARG("self", TENSOR("x")) "," ARG("dim", "\"as_int\": 0") OUT_N,
		FXGE_D_IMPORT_SYMBOL, "computed s0"},
	{TARGET("sym_size.int") ARG("self", TENSOR("x")) "," ARG("dim", "\"as_int\": 2") OUT_N,
		FXGE_D_IMPORT_ARGUMENT, "dim 2 of a tensor of 2 dims"},
	{TARGET("brand_new.default") ARG("self", TENSOR("x")) "," ARG("k", "\"as_ints\": [1, 2]") OUT_Y,
		-1, "aten.brand_new.default(self=%x, k=[1, 2])"},
	{TARGET("relu.default") ARG("self", "\"as_brand_new\": 1") OUT_Y, -1,
		"; argument 'self' is given an argument of unknown form, which is not supported"},
	{TARGET("relu.default") ARG("self", TENSOR("z")) OUT_Y, FXGE_D_IMPORT_NAME,
		"z is used before it is defined"},
	{TARGET("relu.default") ARG("self", TENSOR("y")) OUT_Y, FXGE_D_IMPORT_NAME,
		"y is used before it is defined"},
	{TARGET("relu.default") ARG("self", TENSOR("x")) OUT("{" TENSOR("x") "}"), FXGE_D_IMPORT_NAME,
		"x is defined twice"},
	{TARGET("relu.default") OUT_Y, FXGE_D_IMPORT_ARGUMENT, "argument 'self' is missing"},
	{TARGET("relu.default") ARG("self", TENSOR("x")) "," ARG("gain", "\"as_int\": 1") OUT_Y, -1,
		"; argument 'gain' is not in the schema of this version of fxge"},
	{TARGET("relu.default") ARG("self", TENSOR("x")) "," ARG("self", TENSOR("x")) OUT_Y,
		FXGE_D_IMPORT_ARGUMENT, "given twice"},
	{TARGET("relu.default") ARG("self", "\"as_string\": \"x\"") OUT_Y, FXGE_D_IMPORT_ARGUMENT,
		"found a string, expected a tensor"},
	{TARGET("relu.default") ARG("self", "\"as_none\": true") OUT_Y, FXGE_D_IMPORT_ARGUMENT,
		"found None"},
	{TARGET("cat.default") ARG("tensors", "\"as_ints\": [1]") OUT_Y, -1,
		"; argument 'tensors' is given as_ints, which is not supported"},
	{TARGET("_softmax.default") ARG("self", TENSOR("x")) "," ARG(
		 "dim", "\"as_float\": 1.0") "," ARG("half_to_float", "\"as_bool\": false") OUT_Y,
		FXGE_D_IMPORT_ARGUMENT, "argument 'dim': found a float, expected an integer"},
	{TARGET("_softmax.default") ARG("self", TENSOR("x")) "," ARG("dim", "\"as_ints\": [1]") "," ARG(
		 "half_to_float", "\"as_bool\": false") OUT_Y,
		FXGE_D_IMPORT_ARGUMENT, "found as_ints"},
	{TARGET("relu.default") ARG("self", TENSOR("x")) OUT("{" TENSOR("y") "}, {" TENSOR("z") "}"),
		FXGE_D_IMPORT_RESULT, "found 2 results, expected the 1"},
	{TARGET("relu.default") ARG("self", TENSOR("x")) OUT("{\"as_string\": \"y\"}"),
		FXGE_D_IMPORT_RESULT, "found as_string"},
	{TARGET("relu.default") ARG("self", TENSOR("x")) OUT("{\"as_tensor\": {\"name\": \"\"}}"),
		FXGE_D_IMPORT_NAME, "no name"},
	/* names of a nested graph are local to it */
	{REGION("x", TARGET("relu.default") ARG("self", TENSOR("x")) OUT("{" TENSOR("z") "}"), "z")
			OUT("{" TENSOR("z") "}") ", " TARGET("add.Tensor")
				ARG("self", TENSOR("x")) "," ARG("other", TENSOR("z")) OUT_Y,
		-1, "aten.add.Tensor(self=%x, other=%z"},
	{REGION("a", TARGET("relu.default") ARG("self", TENSOR("x")) OUT("{" TENSOR("z") "}"), "z")
			OUT_Y,
		FXGE_D_IMPORT_NAME, "x is used before it is defined"},
	{REGION("a", TARGET("relu.default") ARG("self", TENSOR("a")) OUT("{" TENSOR("a") "}"), "a")
			OUT_Y,
		FXGE_D_IMPORT_NAME, "a is defined twice"},
	{REGION("a", TARGET("relu.default") ARG("self", TENSOR("a")) OUT("{" TENSOR("z") "}"), "z")
			OUT("{" TENSOR("h") "}") ", " TARGET("relu.default") ARG("self", TENSOR("z")) OUT_Y,
		FXGE_D_IMPORT_NAME, "z is used before it is defined"},
	{ORDERED(TENSOR("x"), OPERATOR("relu.default")) ARG("", TENSOR("x"))
			OUT("{" TENSOR("t") "}, {" TENSOR("y") "}"),
		-1, "%y = aten.relu.default(self=%x)"},
	{ORDERED(TENSOR("x"), OPERATOR("cat.default")) ARG("",
		 "\"as_tensors\": [{\"name\": \"x\"}, {\"name\": \"x\"}]") "," ARG("dim", "\"as_int\": 1")
			OUT("{" TENSOR("t") "}, {" TENSOR("h") "}") ", " ORDERED(
				TENSOR("t"), OPERATOR("add.Tensor")) ARG("", TENSOR("x")) "," ARG("", TENSOR("t"))
				OUT("{" TENSOR("u") "}, {" TENSOR("y") "}"),
		-1,
		"aten.cat.default(tensors=[%x, %x], dim=1) : bf16[]\n  %y = aten.add.Tensor(self=%x, "
		"other=%x)"},
	{ORDERED(TENSOR("x"), OPERATOR("_linalg_check_errors.default")) ARG("", TENSOR("x")) "," ARG(
		 "", "\"as_string\": \"inv\"") "," ARG("", "\"as_bool\": true")
			OUT("{" TENSOR("t") "}, {\"as_none\": true}") ", " TARGET("relu.default")
				ARG("self", TENSOR("t")) OUT_Y,
		-1,
		"aten._linalg_check_errors.default(info=%x, api_name=\"inv\", is_matrix=true)\n  %y = "
		"aten.relu.default(self=%x)"},
	{ORDERED(TENSOR("x"), OPERATOR("brand_new.default")) ARG("k", "\"as_ints\": [1, 2]")
			OUT("{" TENSOR("t") "}, {" TENSOR("y") "}"),
		-1, "aten.brand_new.default(k=[1, 2])"},
	{ORDERED(TENSOR("z"), OPERATOR("relu.default")) ARG("", TENSOR("x"))
			OUT("{" TENSOR("t") "}, {" TENSOR("y") "}"),
		FXGE_D_IMPORT_NAME, "z is used before it is defined"},
	{ORDERED(TENSOR("x"), OPERATOR("relu.default")) ARG("", TENSOR("x"))
			OUT("{" TENSOR("x") "}, {" TENSOR("y") "}"),
		FXGE_D_IMPORT_NAME, "x is defined twice"},
	{ORDERED(TENSOR("x"), "\"as_operator\": \"\"") ARG("", TENSOR("x"))
			OUT("{" TENSOR("t") "}, {" TENSOR("y") "}"),
		FXGE_D_IMPORT_FIELD, "found a node without target"},
	{ORDERED("\"as_int\": 1", OPERATOR("relu.default")) ARG("", TENSOR("x"))
			OUT("{" TENSOR("t") "}, {" TENSOR("y") "}"),
		-1, "higher_order.with_effects(operands=[1, "},
	{ORDERED(TENSOR("x"), OPERATOR("relu.default")) ARG("", TENSOR("x")) OUT(""),
		FXGE_D_IMPORT_NAME, "y is used before it is defined"},
	{"", FXGE_D_IMPORT_NAME, "y is used before it is defined"},
	{"{\"target\": \"\", \"inputs\": [], \"outputs\": [], \"metadata\": {}}", FXGE_D_IMPORT_FIELD,
		"without target"},
	{"{\"inputs\": [], \"outputs\": []}", FXGE_D_IMPORT_FIELD,
		"graph.nodes[0].target: found nothing"},
	{"7", FXGE_D_IMPORT_FIELD, "graph.nodes[0]: found an integer, expected an object"},
};

typedef struct job {
	fxge_session *s;
	const char *text;
	char *printed;
} job;

static int
import(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_program_new(j->s, "test");
	fxge_loc loc = {.offset = -1};
	yyjson_val *root = fxge_json_parse(
		&p->scratch, &j->s->diags, &loc, (fxge_bytes){(const uint8_t *)j->text, strlen(j->text)});
	fxge_sbuf b;

	if (!root || !fxge_pt2_model(p, &p->scratch, "test", root))
		return 0;
	fxge_sbuf_init(&b, &j->s->arena);
	fxge_text_print(&b, p, NULL);
	FXGE_EACH_NODE (n, p->main)
		if (n->op->refusal)
			fxge_sbuf_fmt(&b, "; %s\n", n->op->refusal);
	j->printed = b.data;
	return fxge_program_verify(p, "import");
}

static void
nodes(void **state)
{
	static char text[1 << 16];

	(void)state;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		job j = {.s = fxge_session_new(NULL, NULL, NULL), .text = text};

		strcpy(text, head);
		strcat(text, table[i].nodes);
		strcat(text, tail);
		int rc = fxge_heap_guard(&j.s->heap, import, &j);
		const fxge_diag *d = j.s->diags.list.len ? &j.s->diags.list.data[0] : NULL;
		const char *said = d ? d->message : j.printed;

		if (!said || (d ? (int)d->id : -1) != table[i].expect || !strstr(said, table[i].part))
			fail_msg("%s: %s", table[i].nodes, said ? said : "nothing");
		assert_int_equal(rc, !d || d->severity != FXGE_ERROR);
		fxge_session_release(j.s);
	}
}

/* A lower bound of 2 is the assumption under which torch.export traces input sizes. Other bounds,
 * and bounds of data-dependent sizes, belong to the program. */
static void
lower_bounds(void **state)
{
	static const struct {
		const char *ranges, *read;
	} cases[] = {
		{"{\"s0\": {\"min_val\": 2, \"max_val\": 64}}", "symbol s0 : int [0, 64]\n"},
		{"{\"s0\": {\"min_val\": 1, \"max_val\": 64}}", "symbol s0 : int [1, 64]\n"},
		{"{\"s0\": {\"min_val\": 3, \"max_val\": null}}",
			"symbol s0 : int [3, 9223372036854775807]\n"},
		{"{\"s0\": {\"min_val\": 0}, \"u0\": {\"min_val\": 2, \"max_val\": 9}}",
			"symbol u0 : int [2, 9]\n"},
	};
	static char text[1 << 16];

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		job j = {.s = fxge_session_new(NULL, NULL, NULL), .text = text};

		strcpy(text, "{\"range_constraints\": ");
		strcat(text, cases[i].ranges);
		strcat(text, strstr(head, ", \"guards_code\""));
		strcat(text, TARGET("relu.default") ARG("self", TENSOR("x")) OUT_Y);
		strcat(text, tail);
		assert_true(fxge_heap_guard(&j.s->heap, import, &j));
		if (!strstr(j.printed, cases[i].read))
			fail_msg("%s: %s", cases[i].ranges, j.printed);
		fxge_session_release(j.s);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(nodes), cmocka_unit_test(lower_bounds)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
