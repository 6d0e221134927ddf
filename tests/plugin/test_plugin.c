/* SPDX-License-Identifier: Apache-2.0 */
/* Plugins through the public headers: valid ones load, invalid ones are reported by name and leave
 * no trace, and faults of their functions are contained. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "driver/command/command.h"

#include <fxge/plugin.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_OF(name) PLUGINS "/" name ".so"

/* ---- diagnostics of a session ---- */

static void
expect_said(fxge_session *s, const char *text)
{
	const char *said = fxge_diag_text(s);

	if (!strstr(said, text))
		fail_msg("expected: %s\nfound: %s", text, said);
}

static void
expect_refused(fxge_session *s, fxge_status status, const char *text)
{
	assert_int_not_equal(status, FXGE_OK);
	expect_said(s, text);
	fxge_diag_clear(s);
}

static fxge_program *
program(fxge_session *s, const char *text)
{
	fxge_program *p = fxge_load_bytes(s, "test.fx", text, strlen(text), NULL);

	if (!p)
		fail_msg("%s", fxge_diag_text(s));
	return p;
}

/* ---- files ---- */

static void
expect_gelu(fxge_session *s)
{
	static const float x[16] = {0, 1, -1, 2, 0.5f, 3, -2, -0.5f, 1, 1, 1, 1, 1, 1, 1, 1};
	static const int64_t shape[] = {2, 8};
	fxge_tensor_view in = {.name = "x",
		.dtype = "f32",
		.rank = 2,
		.shape = shape,
		.data = (void *)(uintptr_t)x,
		.bytes = sizeof x};
	fxge_program *p = fxge_load(s, EXAMPLE, NULL);
	fxge_executable *e = p && fxge_compile(p, NULL) == FXGE_OK ? fxge_executable_open(p) : NULL;
	fxge_tensor_view y;

	if (!e || fxge_run(e, &in, 1) != FXGE_OK || !fxge_get_result(e, 0, &y))
		fail_msg("%s", fxge_diag_text(s));
	/* gelu(0.5 gelu(x)) by PyTorch: torch.nn.functional.gelu(.., approximate="tanh") */
	assert_true(fxge_element(&y, 0) == 0);
	assert_float_equal(fxge_element(&y, 1), 0.27883554, 1e-6);
	assert_float_equal(fxge_element(&y, 2), -0.03718932, 1e-6);
}

static void
test_the_example_runs(void **state)
{
	fxge_session *s = fxge_open(NULL);

	(void)state;
	assert_int_equal(fxge_load_plugin(s, FILE_OF("good")), FXGE_OK);
	assert_int_equal(fxge_load_plugin(s, FILE_OF("good")), FXGE_OK); /* registered already */
	expect_gelu(s);
	fxge_close(s);
}

/* Each fault is reported, and later plugins are unaffected. */
static void
test_bad_files(void **state)
{
	static const struct {
		const char *name, *says;
	} bad[] = {
		{"nowhere", "cannot open plugin " FILE_OF("nowhere")},
		{"text.txt", "text.txt.so cannot be opened: "},
		{"none", "none.so does not define `fxge_plugin_entry`"},
		{"undefined", "undefined symbol: nobody_has_it"},
		{"abi", "abi.so has ABI 2, expected 1"},
		{"newer", "newer.so is made for a newer fxge than "},
		{"short", "short.so: its fxge_plugin struct is too short"},
		{"nameless", "nameless.so: its name or init is NULL"},
		{"constructor", "constructor.so crashed while it was opened: SIGSEGV"},
		{"segv", "segv.so crashed in its init: SIGSEGV"},
		{"abort", "abort.so crashed in its init: SIGABRT"},
		{"exit", "exit.so ended the process in its init, with exit code 3"},
		{"refuses", "refuses.so): no licence for 2 cores"},
		{"text", "text.so:bad.yaml:2: error[FXGE-E0902]"},
		{"text", "text.so): none of its parts are registered"},
	};
	fxge_session *s = fxge_open(NULL);

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		char path[4096];

		snprintf(path, sizeof path, PLUGINS "/%s.so", bad[i].name);
		expect_refused(s, fxge_load_plugin(s, path), bad[i].says);
	}
	assert_null(strstr(fxge_ops_text(s, false), "ge.Fine"));
	assert_int_equal(fxge_load_plugin(s, FILE_OF("good")), FXGE_OK);
	expect_gelu(s);
	fxge_close(s);
}

static void
test_two_sessions(void **state)
{
	fxge_session *a = fxge_open(NULL), *b = fxge_open(NULL);

	(void)state;
	assert_int_equal(fxge_load_plugin(a, FILE_OF("good")), FXGE_OK);
	assert_int_equal(fxge_load_plugin(b, FILE_OF("good")), FXGE_OK);
	fxge_close(a);
	expect_gelu(b);
	fxge_close(b);
}

/* ---- registrations of an init ---- */

/* An operator with every feature: `my::pair` has two results and accepts lists, numbers and
 * texts. */
static const char rows[] =
	"- schema: \"my::pair(Tensor x, Tensor[] more, int[] dims, float by=2.5, str how=\\\"sum\\\", "
	"bool twice=False, ScalarType? dtype=None) -> (Tensor, Tensor)\"\n"
	"- ge: Pair\n"
	"  in: {x: [f32], \"more*\": [f32], \"to?\": [i32]}\n"
	"  out: {y: [f32], z: [bool]}\n"
	"  attr: {by: {float: 1.0}, dims: {ints: []}, how: {str: \"sum\"}, twice: {bool: false}, "
	"dtype: {dtype: required}}\n";
static const char other[] = "- ge: Other\n  in: {x: [f32]}\n  out: {y: [f32]}\n"
							"  shape: [x.shape]\n  dtype: [x]\n";
static const char shaped[] = "- schema: \"my::shaped(Tensor x) -> Tensor\"\n  shape: [x.shape]\n"
							 "  dtype: [x]\n  ge: {op: Other, in: {x: x}}\n";
static const char computed[] = "- ge: Computed\n  in: {x: [f32]}\n  out: {y: [f32]}\n"
							   "  compute: neg(x)\n";

/* Registrations of the next plugin, in addition to the rows above. */
static struct setup {
	const char *text, *meta, *converter, *kernel;
	fxge_fusion fusion;
	fxge_op_fn *meta_fn, *convert_fn;
	fxge_op_kernel *kernel_fn;
	bool kernel_twice;
} now;
static int inside; /* functions of the plugin that have not returned */

static bool
nothing(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	(void)api;
	(void)c;
	(void)user;
	return true;
}

static bool
no_kernel(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user)
{
	(void)api;
	(void)k;
	(void)user;
	return true;
}

static bool
registers(const fxge_plugin_api *api, fxge_plugin_host *h)
{
	fxge_op_kernel *kernel = now.kernel_fn ? now.kernel_fn : no_kernel;

	if (!api->describe(h, "rows.yaml", rows, sizeof rows - 1)
		|| !api->describe(h, "other.yaml", other, sizeof other - 1)
		|| !api->describe(h, "shaped.yaml", shaped, sizeof shaped - 1)
		|| !api->describe(h, "computed.yaml", computed, sizeof computed - 1)
		|| !api->converter(h, "my.pair.default", now.convert_fn ? now.convert_fn : nothing, NULL))
		return false;
	return (!now.text || api->describe(h, "own.yaml", now.text, strlen(now.text)))
		   && (!now.meta || api->meta(h, now.meta, now.meta_fn ? now.meta_fn : nothing, NULL))
		   && (!now.converter || api->converter(h, now.converter, nothing, NULL))
		   && (!now.kernel || api->kernel(h, now.kernel, kernel, NULL))
		   && (!now.kernel_twice || api->kernel(h, now.kernel, kernel, NULL))
		   && (!now.fusion.name || api->fusion(h, &now.fusion));
}

static bool
init(const fxge_plugin_api *api, fxge_plugin_host *h, void *user)
{
	(void)user;
	inside++;
	bool ok = registers(api, h);

	inside--;
	return ok;
}

static fxge_status
add(fxge_session *s, struct setup what)
{
	static const fxge_plugin plugin = {
		sizeof(fxge_plugin), FXGE_PLUGIN_ABI, sizeof(fxge_plugin_api), "test", "1", init, NULL};

	now = what;
	return fxge_add_plugin(s, &plugin);
}

#define FUSION(n, p, r)                                                                            \
	{                                                                                              \
		.size = sizeof(fxge_fusion), .name = n, .pattern = p, .replace = r                         \
	}
#define NEG "graph a(%x) { %y = aten.neg.default(self=%x) return %y }"

static void
test_bad_registrations(void **state)
{
	static const struct {
		struct setup what;
		const char *says;
	} bad[] = {
		{{.text = "- ge: Other\n  in: {x: [f32]}\n  out: {y: [f32]}\n"}, "test:own.yaml:1: "},
		{{.text = "- ge: Add\n  in: {x: [f32]}\n  out: {y: [f32]}\n"}, "test:own.yaml:1: "},
		{{.text = "{"}, "test:own.yaml:2: "},
		{{.kernel = "Nobody"}, "a kernel for ge.Nobody, which has no description"},
		{{.kernel = "Add"}, "a kernel for ge.Add, which is built in"},
		{{.kernel = "Computed"}, "a second kernel for ge.Computed"},
		{{.kernel = "Other", .kernel_twice = true}, "a second kernel for ge.Other"},
		{{.meta = "my.shaped.default"}, "a second meta function for my.shaped.default"},
		{{.meta = "aten.neg.default"}, "a meta function for aten.neg.default, which is built in"},
		{{.converter = "my.shaped.default"}, "a second converter for my.shaped.default"},
		{{.converter = "ge.Other"}, "a converter for ge.Other, which is a GE type already"},
		{{.fusion = FUSION("silu", NEG, "-x")}, "a fusion `silu`, which is built in"},
		{{.fusion = FUSION("mine", "graph a(%x) {", "-x")}, "fusion `mine`: its pattern cannot"},
		{{.fusion = FUSION("mine", NEG, "nag(x)")}, "fusion `mine`: its replacement cannot"},
		{{.fusion = FUSION("mine", "graph a(%x) { return %x }", "-x")}, "fusion `mine`: an output"},
		{{.fusion = FUSION("mine", NULL, "-x")}, "a registration lacks its name, text or function"},
	};
	fxge_session *s = fxge_open(NULL);

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		fxge_status status = add(s, bad[i].what);

		assert_int_equal(status, FXGE_INVALID);
		expect_said(s, "plugin test");
		expect_refused(s, status, bad[i].says);
	}
	assert_int_equal(add(s, (struct setup){.kernel = "Other"}), FXGE_OK);
	assert_int_equal(add(s, (struct setup){.kernel = "Other"}), FXGE_INVALID); /* the rows exist */
	fxge_close(s);
}

/* ---- operator functions ---- */

static const char pair[] =
	"fxge 1\n"
	"model \"pair\" stage \"import\"\n"
	"symbol s0 : int [2, 1024]\n"
	"graph \"main\"(\n"
	"    %x : f32[s0, 8],\n"
	"    %w : f32[8]) {\n"
	"  %y, %z = my.pair.default(x=%x, more=[%w, %x], dims=[0, -1], twice=true) : f32[2*s0 + 1, 8], "
	"bool[s0]\n"
	"  return %y as \"y\", %z as \"z\"\n"
	"}\n";

/* y is [2 * s0 + 1, 8], z [s0]. */
static bool
pair_meta(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	(void)user;
	inside++;
	fxge_dim n = api->dim(c, "x", 0, 0);
	fxge_dim y[] = {
		api->dim_op(c, '+', api->dim_op(c, '*', n, api->dim_of(c, 2)), api->dim_of(c, 1)),
		api->dim(c, "more", 0, -1)};
	bool ok = api->count(c, "more") == 2 && !strcmp(api->kind(c, "dims"), "int[]")
			  && !strcmp(api->kind(c, "x"), "tensor") && !api->kind(c, "nobody")
			  && api->rank(c, "more", 1) == 2 && api->dim_equal(c, api->dim(c, "more", 1, 0), n)
			  && api->count(c, "dtype") == 0 && api->result(c, 0, api->dtype(c, "x", 0), 2, y)
			  && api->result(c, 1, "bool", 1, &n);

	inside--;
	return ok;
}

static bool
pair_convert(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	fxge_op_value *x = api->value(c, "x", 0), *out[2];
	fxge_op_value *more[] = {api->value(c, "more", 0), api->value(c, "more", 1)};
	fxge_dim to[] = {api->dim(c, "x", 0, 0), api->dim_of(c, 8)};
	int64_t dims[] = {api->int_arg(c, "dims", 0), api->int_arg(c, "dims", 1)};
	double by = api->float_arg(c, "by", 0);
	const char *how = api->str_arg(c, "how", 0), *dtype = "f32";
	bool twice = api->bool_arg(c, "twice", 0);
	const fxge_op_arg args[] = {{"x", FXGE_ARG_VALUES, 1, {.values = &x}},
		{"more", FXGE_ARG_VALUES, 2, {.values = more}}, {"to", FXGE_ARG_DIMS, 2, {.dims = to}},
		{"by", FXGE_ARG_FLOATS, 1, {.floats = &by}}, {"dims", FXGE_ARG_INTS, 2, {.ints = dims}},
		{"how", FXGE_ARG_STRS, 1, {.strs = &how}}, {"twice", FXGE_ARG_BOOLS, 1, {.bools = &twice}},
		{"dtype", FXGE_ARG_DTYPE, 1, {.strs = &dtype}}};

	(void)user;
	inside++;
	bool ok = api->emit(c, "Pair", args, sizeof args / sizeof *args, out, 2)
			  && api->give(c, 0, out[0]) && api->give(c, 1, out[1]);

	inside--;
	return ok;
}

static bool
pair_kernel(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user)
{
	float *y = k->out[0].data;
	bool *z = k->out[1].data;
	const int32_t *to = k->in[3].data;

	(void)user;
	inside++;
	if (strcmp(k->type, "Pair") != 0 || k->n_in != 4 || strcmp(k->in[3].name, "to") != 0
		|| strcmp(k->in[3].dtype, "i32") != 0 || strcmp(k->out[1].name, "z") != 0
		|| to[0] != k->in[0].shape[0] || to[1] != 8) {
		inside--;
		return (api->fail)(k->call, "other operands than were given");
	}
	for (int64_t i = 0; i < k->out[0].shape[0] * 8; i++)
		y[i] = (float)api->float_arg(k->call, "by", 0) * (float)api->int_arg(k->call, "dims", 1);
	for (int64_t i = 0; i < k->out[1].shape[0]; i++)
		z[i] =
			api->bool_arg(k->call, "twice", 0) && !strcmp(api->str_arg(k->call, "how", 0), "sum");
	inside--;
	return true;
}

static const struct setup whole = {.meta = "my.pair.default",
	.meta_fn = pair_meta,
	.convert_fn = pair_convert,
	.kernel = "Pair",
	.kernel_fn = pair_kernel};

static fxge_status
run(fxge_session *s, fxge_tensor_view *y, fxge_tensor_view *z)
{
	static float x[24], w[8];
	static const int64_t shapes[] = {3, 8};
	const fxge_tensor_view in[] = {
		{.name = "x", .dtype = "f32", .rank = 2, .shape = shapes, .data = x, .bytes = sizeof x},
		{.name = "w",
			.dtype = "f32",
			.rank = 1,
			.shape = shapes + 1,
			.data = w,
			.bytes = sizeof w}};
	fxge_program *p = fxge_load_bytes(s, "test.fx", pair, sizeof pair - 1, NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK)
		return fxge_last_status(s);
	fxge_executable *e = fxge_executable_open(p);

	if (!e || fxge_run(e, in, 2) != FXGE_OK)
		return fxge_last_status(s);
	return fxge_get_result(e, 0, y) && fxge_get_result(e, 1, z) ? FXGE_OK : FXGE_BUG;
}

/* Every value that is read, reported and created. The GE row has no shapes of results: the
 * program's are used, at the sizes of the run. */
static void
test_every_function(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_tensor_view y, z;

	(void)state;
	assert_int_equal(add(s, whole), FXGE_OK);
	if (run(s, &y, &z) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(s));
	assert_int_equal(y.shape[0], 7);
	assert_int_equal(z.shape[0], 3);
	assert_true(fxge_element(&y, 0) == -2.5 && fxge_element(&z, 2) == 1);
	fxge_close(s);
}

static void
expect_run_refused(struct setup what, const char *text)
{
	fxge_session *s = fxge_open(NULL);
	fxge_tensor_view y, z;

	assert_int_equal(add(s, what), FXGE_OK);
	expect_refused(s, run(s, &y, &z), text);
	fxge_close(s);
}

/* Fault of the function during the call; the next entry of the list. */
static int wrong;

static bool
wrong_meta(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	fxge_dim d = {0};

	(void)user;
	switch (wrong) {
	case 0:
		return (api->fail)(c, "x has %d dims", api->rank(c, "x", 0));
	case 1:
		return false;
	case 2:
		return true;
	case 3:
		return api->result(c, 7, "f32", 0, NULL);
	case 4:
		return api->result(c, 0, "float", 0, NULL);
	case 5:
		return api->result(c, 0, "f32", 65, &d);
	case 6:
		return api->rank(c, "nobody", 0) == 1;
	case 7:
		return api->dim(c, "x", 0, 2).word == 1;
	case 8:
		return api->int_arg(c, "dims", 2) == 1;
	case 9:
		return api->str_arg(c, "by", 0) != NULL;
	case 10:
		return api->dim_op(c, '^', d, d).word == 1;
	default:
		return api->value(c, "x", 0) != NULL;
	}
}

static void
test_wrong_meta_functions(void **state)
{
	static const char *const says[] = {"plugin test: x has 2 dims",
		"the meta function of my.pair.default failed without a reason",
		"the meta function of my.pair.default does not set result 0", "result 7 is out of range",
		"'float' is not a dtype", "result 0 cannot have 65 dims",
		"my.pair.default has no argument 'nobody'", "'x' has fewer dims",
		"'dims' is not given, or has no such element", "'by' has the wrong kind",
		"unknown operation '^' on sizes", "only converters create nodes"};
	struct setup what = whole;

	(void)state;
	what.meta_fn = wrong_meta;
	for (wrong = 0; wrong < (int)(sizeof says / sizeof *says); wrong++)
		expect_run_refused(what, says[wrong]);
}

static bool
wrong_convert(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	fxge_op_value *x = api->value(c, "x", 0), *none = NULL, *some[] = {x, NULL};
	const char *no_text = NULL;
	fxge_dim n = api->dim(c, "x", 0, 0);
	double by = 1;
	const fxge_op_arg feeds = {"x", FXGE_ARG_VALUES, 1, {.values = &x}},
					  empty = {"x", FXGE_ARG_VALUES, 1, {.values = &none}},
					  unknown = {"nobody", FXGE_ARG_VALUES, 1, {.values = &x}},
					  attribute = {"by", FXGE_ARG_VALUES, 1, {.values = &x}},
					  open[] = {feeds, {"dims", FXGE_ARG_DIMS, 1, {.dims = &n}}},
					  elements[] = {feeds, {"more", FXGE_ARG_VALUES, 2, {.values = some}}},
					  texts[] = {feeds, {"how", FXGE_ARG_STRS, 1, {.strs = &no_text}}},
					  none_of[] = {feeds, {"more", FXGE_ARG_VALUES, 0, {.values = NULL}},
						  {"dtype", FXGE_ARG_DTYPE, 0, {.strs = NULL}}},
					  many[] = {feeds, {"by", FXGE_ARG_FLOATS, 2, {.floats = &by}}},
					  again[] = {feeds, feeds};

	(void)user;
	switch (wrong) {
	case 0:
		return true;
	case 1:
		return false;
	case 2:
		return api->emit(c, "Nobody", &feeds, 1, NULL, 0) != NULL;
	case 3:
		return api->emit(c, "Pair", &unknown, 1, NULL, 0) != NULL;
	case 4:
		return api->emit(c, "Pair", &empty, 1, NULL, 0) != NULL;
	case 5:
		return api->emit(c, "Pair", &attribute, 1, NULL, 0) != NULL;
	case 6:
		return api->emit(c, "Pair", open, 2, NULL, 0) != NULL;
	case 7:
		return api->emit(c, "Pair", many, 2, NULL, 0) != NULL;
	case 8:
		return api->emit(c, "Pair", again, 2, NULL, 0) != NULL;
	case 9:
		return api->give(c, 2, x);
	case 10:
		return api->give(c, 0, NULL);
	case 11: /* `dims` is not read */
		return api->give(c, 0, api->number(c, "f32", 1));
	case 12:
		return api->cast(c, x, "f33") != NULL;
	case 13:
		return api->emit(c, "Pair", &feeds, -3, NULL, 0) != NULL;
	case 14:
		return api->emit(c, "Pair", NULL, 2, NULL, 0) != NULL;
	case 15:
		return api->emit(c, "Pair", &feeds, 1 << 30, NULL, 0) != NULL;
	case 16:
		return api->emit(c, "Split", &feeds, 1, NULL, -1) != NULL;
	case 17:
		return api->emit(c, "Pair", none_of, 3, NULL, 0) != NULL;
	case 18:
		return api->emit(c, NULL, &feeds, 1, NULL, 0) != NULL;
	case 19:
		return api->emit(c, "Pair", elements, 2, NULL, 0) != NULL;
	case 20:
		return api->emit(c, "Pair", texts, 2, NULL, 0) != NULL;
	default:
		return api->result(c, 0, "f32", 0, NULL);
	}
}

static void
test_wrong_converters(void **state)
{
	static const char *const says[] = {"the converter of my.pair.default does not set result 0",
		"the converter of my.pair.default failed without a reason",
		"GE type 'Nobody' is not described", "ge.Pair has no input or attribute 'nobody'",
		"ge.Pair requires 'x'", "'by' of ge.Pair has the wrong kind",
		"attribute 'dims' must be constant, got a symbolic size",
		"'by' of ge.Pair cannot have 2 elements", "'x' of ge.Pair is given twice",
		"result 2 is out of range", "the value of result 0 is NULL",
		"result 0 of my.pair.default is computed as f32[]", "'f33' is not a dtype",
		"ge.Pair cannot have -3 arguments", "ge.Pair cannot have 2 arguments",
		"ge.Pair cannot have 1073741824 arguments", "cannot have 1 arguments and -1 results",
		"'dtype' of ge.Pair cannot have 0 elements", "GE type '' is not described",
		"element 1 of 'more' of ge.Pair is NULL", "element 0 of 'how' of ge.Pair is NULL",
		"`result` is only for meta functions"};
	struct setup what = whole;

	(void)state;
	what.convert_fn = wrong_convert;
	for (wrong = 0; wrong < (int)(sizeof says / sizeof *says); wrong++)
		expect_run_refused(what, says[wrong]);
}

static bool
wrong_kernel(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user)
{
	(void)user;
	if (wrong == 0)
		return (api->fail)(k->call, "no memory on the card");
	if (wrong == 1)
		return false;
	memset(k->out[1].data, 2, k->out[1].bytes);
	return true;
}

static void
test_wrong_kernels(void **state)
{
	static const char *const says[] = {"plugin test: no memory on the card",
		"the kernel of ge.Pair failed without a reason",
		"bool result 1 of ge.Pair has a byte other than 0 and 1"};
	struct setup what = whole;

	(void)state;
	what.kernel_fn = wrong_kernel;
	for (wrong = 0; wrong < 3; wrong++)
		expect_run_refused(what, says[wrong]);
}

/* ---- fusions ---- */

static bool
known_rows(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	int64_t n;

	(void)user;
	return api->float_arg(c, "by", 0) == 3 && api->dim_known(c, api->dim(c, "x", 0, 0), &n)
		   && n == 4;
}

static const char *
fused(fxge_session *s, const char *by, const char *const *explain)
{
	char text[512];
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\ngraph \"main\"(%%x : f32[4]) {\n"
		"  %%m = aten.neg.default(self=%%x) : f32[4]\n"
		"  %%y = aten.mul.Scalar(self=%%m, other=%s) : f32[4]\n  return %%y as \"y\"\n}\n",
		by);
	fxge_program *p = program(s, text);

	o.explain = explain;
	if (fxge_compile(p, &o) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(s));
	return fxge_text(p, "text");
}

static void
test_fusions(void **state)
{
	static const char *const mine[] = {"by_three", NULL};
	struct setup what = {.fusion = FUSION("by_three",
							 "graph a(%x) { %n = aten.neg.default(self=%x) "
							 "%y = aten.mul.Scalar(self=%n, other=$by) return %y }",
							 "ge.Other(x)")};
	fxge_session *s = fxge_open(NULL);

	(void)state;
	what.fusion.holds = known_rows;
	assert_int_equal(add(s, what), FXGE_OK);
	assert_non_null(strstr(fused(s, "3", NULL), "ge.Other(x=%x)"));
	assert_null(strstr(fused(s, "2", mine), "ge.Other"));
	expect_said(s, "rule by_three does not apply: no reason was returned");
	fxge_close(s);
}

/* ---- memory ---- */

/* Memory may run out anywhere: plugin functions are left only by their own return. */
static void
test_memory_ends(void **state)
{
	fxge_status status = FXGE_NO_MEMORY;
	int failed = 0;

	(void)state;
	for (uint64_t n = 1; status != FXGE_OK; n += 1 + n / 16) {
		fxge_session *s = fxge_open(NULL);
		fxge_tensor_view y, z;

		fxge_fail_allocation(s, n);
		status = add(s, whole);
		if (status == FXGE_OK)
			status = run(s, &y, &z);
		if (status != FXGE_OK)
			assert_int_equal(status, FXGE_NO_MEMORY);
		failed += status != FXGE_OK;
		assert_int_equal(inside, 0);
		fxge_close(s);
	}
	assert_true(failed > 20);
}

/* The queries of a Python converter about types. */
static void
test_types(void **state)
{
	fxge_session *s = fxge_open(NULL);

	(void)state;
	assert_non_null(strstr(fxge_type_text(s, "ConcatV2"),
		"{\"name\":\"concat_dim\",\"type\":\"tensor\",\"list\":false,\"nested\":false,"
		"\"optional\":false,\"dtypes\":[\"i32\",\"i64\"]}],\"attrs\":["));
	assert_non_null(strstr(fxge_type_text(s, "ApplyAdamD"), "\"runs\":false"));
	assert_null(fxge_type_text(s, "Nobody"));
	assert_null(fxge_type_text(s, "a\nb"));
	assert_int_equal(fxge_diag_count(s), 0);
	fxge_close(s);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_types),
		cmocka_unit_test(test_the_example_runs),
		cmocka_unit_test(test_bad_files),
		cmocka_unit_test(test_two_sessions),
		cmocka_unit_test(test_bad_registrations),
		cmocka_unit_test(test_every_function),
		cmocka_unit_test(test_wrong_meta_functions),
		cmocka_unit_test(test_wrong_converters),
		cmocka_unit_test(test_wrong_kernels),
		cmocka_unit_test(test_fusions),
		cmocka_unit_test(test_memory_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
