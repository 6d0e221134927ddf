/* SPDX-License-Identifier: Apache-2.0 */
/* The two text dumps: protoc must be able to read them. */
#include "backend/air/support.h"
#include "base/diag/air.h"

#include "backend/exporters/pbtxt.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static fxge_sbuf
show(air_test *t, fxge_program *p, void (*fn)(fxge_sbuf *, fxge_program *))
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &t->s->arena);
	fn(&b, p);
	return b;
}

static int
encodes(air_test *t, fxge_sbuf *b, const char *type, const char *file)
{
	FILE *f = fopen(air_in(t, "dump.txt"), "w");

	if (system("command -v protoc >/dev/null") != 0) {
		fclose(f);
		return 0;
	}
	fwrite(b->data, 1, b->len, f);
	fclose(f);
	return system(fxge_arena_printf(&t->s->arena,
		"protoc --proto_path=%s --encode=%s %s <%s/dump.txt >%s/dump.bin", FXGE_PROTO_DIR, type,
		file, t->dir, t->dir));
}

static void
ge_form(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_program(t, base_text);
	fxge_sbuf b = show(t, p, fxge_show_pbtxt);

	assert_non_null(strstr(b.data, "type: \"SoftmaxV2\""));
	assert_non_null(strstr(b.data, "dtype: DT_FLOAT16"));
	assert_non_null(strstr(b.data, "input: \"set:-1\""));
	assert_int_equal(encodes(t, &b, "ge.proto.ModelDef", "ge_ir.proto"), 0);
	fxge_program_release(p);
}

static void
onnx_form(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_program(t, base_text);
	fxge_sbuf b = show(t, p, fxge_show_onnx);

	assert_non_null(strstr(b.data, "op_type: \"SoftmaxV2\""));
	assert_non_null(strstr(b.data, "op_type: \"subgraph\""));
	assert_non_null(strstr(b.data, "output: \"set:-1\""));
	assert_non_null(strstr(b.data, "opset_import {"));
	assert_non_null(strstr(b.data, "value_info {"));
	assert_int_equal(encodes(t, &b, "ge.onnx.ModelProto", "onnx.proto"), 0);
	fxge_program_release(p);
}

static void
other_stages_are_refused(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_program(t, "fxge 1\n"
									 "model \"m\" stage \"import\"\n"
									 "graph \"main\"(\n"
									 "    %x : f32[2]) {\n"
									 "  %y = aten.relu.default(self=%x) : f32[2]\n"
									 "  return %y\n"
									 "}\n");

	assert_int_equal(show(t, p, fxge_show_pbtxt).len, 0);
	assert_int_equal(show(t, p, fxge_show_onnx).len, 0);
	assert_false(fxge_air_write(p, "never.air", &(fxge_air_options){.force = true}));
	assert_int_equal(access("never.air", F_OK), -1);
	assert_int_equal(air_count(t, FXGE_D_AIR_STAGE), 3);
	fxge_program_release(p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		AIR_TEST(ge_form),
		AIR_TEST(onnx_form),
		AIR_TEST(other_stages_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
