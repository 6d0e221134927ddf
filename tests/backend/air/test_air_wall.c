/* SPDX-License-Identifier: Apache-2.0 */
/* The checker on operators with mismatched operands: files of unvalidated programs, each with one
 * fault that would make a kernel access wrong memory. */
#include "backend/air/support.h"
#include "base/diag/common.h"
#include "base/diag/shapes.h"

#include <stdlib.h>

typedef struct wrong {
	const char *name;
	fxge_diag_id id;
	const char *tensors, *inputs, *body;
} wrong;

#define ZEROS8  "0, 0, 0, 0, 0, 0, 0, 0, "
#define ZEROS64 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8 ZEROS8
#define ZEROS   ZEROS64 ZEROS64 "0"
#define ZERO    "tensor @zero : i32[] = {0}\n"

static const wrong rows[] = {
	{"a dtype that no prototype has", FXGE_D_DTYPE, "", "%x : c128[4]",
		"%y = ge.NonZero(x=%x) : i64[4, 1]\n return %y"},
	{"an axis that is a float", FXGE_D_DTYPE, "tensor @a : f32[] = {nan}\n",
		"%x : f32[4, 4], %i : i64[2]",
		"%a = ge.Const(value=@a) : f32[]\n"
		"%y = ge.GatherV2(x=%x, indices=%i, axis=%a) : f32[2, 4]\n return %y"},
	{"an operand of another dtype than the subgraph's", FXGE_D_REGION, "", "%x : i8[64]",
		"%y = ge.PartitionedCall(args=[%x]) : f64[64] {\n"
		"graph \"a\"(%p : f64[64]) { %r = ge.Neg(x=%p) : f64[64]\n return %r }\n}\n return %y"},
	{"an operand smaller than the subgraph's", FXGE_D_REGION, "", "%x : f32[2]",
		"%y = ge.PartitionedCall(args=[%x]) : f32[4096] {\n"
		"graph \"a\"(%p : f32[4096]) { %r = ge.Neg(x=%p) : f32[4096]\n return %r }\n}\n return %y"},
	{"a result of another shape than the subgraph's", FXGE_D_REGION, "", "%x : f32[2]",
		"%y = ge.PartitionedCall(args=[%x]) : f32[4096] {\n"
		"graph \"a\"(%p : f32[2]) { %r = ge.Neg(x=%p) : f32[2]\n return %r }\n}\n return %y"},
	{"a loop whose value grows", FXGE_D_REGION, ZERO, "%x : f32[2], %k : bool[]",
		"%y, %m = ge.While(input=[%x, %k]) : f32[2], bool[] {\n"
		"graph \"c\"(%p : f32[2], %q : bool[]) { %t = ge.LogicalNot(x=%q) : bool[]\n return %t }\n"
		"graph \"b\"(%p : f32[2], %q : bool[]) { %d = ge.Const(value=@zero) : i32[]\n"
		"%r = ge.ConcatV2(x=[%p, %p], concat_dim=%d) : f32[4]\n"
		"%n = ge.LogicalNot(x=%q) : bool[]\n return %r, %n }\n}\n return %y"},
	{"global pooling of two dims", FXGE_D_CONSTRAINT, "", "%x : f32[2, 2]",
		"%y = ge.MaxPoolV3(x=%x, ksize=[1, 1, 2, 2], strides=[1, 1, 2, 2], global_pooling=true) : "
		"f32[2, 2, 1, 1]\n return %y"},
	{"repeats whose sum overflows", FXGE_D_SIZE_FAULT,
		"tensor @r : i64[2] = {4611686018427387904, 4611686018427387904}\n", "%x : f32[2]",
		"%r = ge.Const(value=@r) : i64[2]\n"
		"%y = ge.RepeatInterleave(x=%x, repeats=%r, axis=0) : f32[2]\n return %y"},
	{"shapes without a dim", FXGE_D_CONSTRAINT, "", "%a : i64[], %b : i64[3]",
		"%y = ge.BroadcastArgs(x1=%a, x2=%b) : i64[3]\n return %y"},
	{"pads beyond all sizes", FXGE_D_CONSTRAINT, "", "%x : f32[1, 1, 8, 8]",
		"%y = ge.MaxPoolV3(x=%x, ksize=[1, 1, 2, 2], strides=[1, 1, 2, 2], pads=[0, 0, "
		"9223372036854775807, 9223372036854775807]) : f32[1, 1, 4, 4]\n return %y"},
	{"a bias too short", FXGE_D_SIZE_MISMATCH, "tensor @s : i64[4] = {1, 8, 4, 4}\n",
		"%x : f16[1, 8, 4, 4], %w : f16[8, 8, 1, 1], %b : f16[1]",
		"%s = ge.Const(value=@s) : i64[4]\n"
		"%y = ge.Conv2DTranspose(input_size=%s, x=%x, filter=%w, bias=%b, strides=[1, 1, 1, 1], "
		"pads=[0, 0, 0, 0], groups=1, data_format=\"NCHW\") : f16[1, 8, 4, 4]\n return %y"},
	{"a view of another dtype", FXGE_D_DTYPE,
		"tensor @n : i64[1] = {64}\ntensor @o : i64[1] = {1}\ntensor @z : i64[1] = {0}\n",
		"%d : f64[64], %s : i8[64]",
		"%n = ge.Const(value=@n) : i64[1]\n%o = ge.Const(value=@o) : i64[1]\n"
		"%z = ge.Const(value=@z) : i64[1]\n"
		"%y = ge.ViewCopy(dst=%d, dst_size=%n, dst_stride=%o, dst_storage_offset=%z, src=%s, "
		"src_size=%n, src_stride=%o, src_storage_offset=%z) : f64[64]\n return %y"},
	{"a mask too short", FXGE_D_SIZE_MISMATCH, "", "%x : f32[64], %m : bool[3], %u : f32[64]",
		"%y = ge.MaskedScatter(x=%x, mask=%m, updates=%u) : f32[64]\n return %y"},
	{"a summand too short", FXGE_D_CONSTRAINT, "", "%x : f32[8, 4], %z : f32[4], %g : f32[4]",
		"%y, %r, %s = ge.AddRmsNorm(x1=%x, x2=%z, gamma=%g) : f32[8, 4], f32[8, 1], f32[8, 4]\n"
		" return %y"},
	{"two ellipses", FXGE_D_CONSTRAINT,
		"tensor @b : i64[2] = {0, 0}\ntensor @s : i64[2] = {1, 1}\n", "%x : f32[2, 2]",
		"%b = ge.Const(value=@b) : i64[2]\n%s = ge.Const(value=@s) : i64[2]\n"
		"%y = ge.StridedSlice(x=%x, begin=%b, end=%b, strides=%s, ellipsis_mask=3) : f32[2, 2]\n"
		" return %y"},
	{"a depth of nothing", FXGE_D_CONSTRAINT,
		"tensor @d : i64[0] = {}\ntensor @on : f32[] = {1.0}\n", "%x : i64[4]",
		"%d = ge.Const(value=@d) : i64[0]\n%on = ge.Const(value=@on) : f32[]\n"
		"%y = ge.OneHot(x=%x, depth=%d, on_value=%on, off_value=%on) : f32[4, 4]\n return %y"},
	{"more axes than dims", FXGE_D_CONSTRAINT, "tensor @a : i64[129] = {" ZEROS "}\n",
		"%x : f32[4, 4]",
		"%a = ge.Const(value=@a) : i64[129]\n"
		"%y = ge.ReduceSum(x=%x, axes=%a, keep_dims=true) : f32[1, 4]\n return %y"},
	{"no axis", FXGE_D_CONSTRAINT, "tensor @a : i32[0] = {}\n", "%x : f32[4, 4]",
		"%a = ge.Const(value=@a) : i32[0]\n"
		"%y = ge.ArgMaxV2(x=%x, dimension=%a) : i32[4]\n return %y"},
	{"more results than tensors", FXGE_D_CONSTRAINT, "", "%x : f32[4]",
		"%a, %b = ge.ShapeN(x=[%x]) : i32[1], i32[1]\n return %a, %b"},
};

static void
write(air_test *t, const wrong *w)
{
	fxge_program *p =
		air_program(t, fxge_arena_printf(&t->s->arena,
						   "fxge 1\nmodel \"wrong\" stage \"ge\"\n%sgraph \"main\"(%s) {\n%s\n}\n",
						   w->tensors, w->inputs, w->body));
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE, .force = true};

	if (!fxge_air_write(p, t->path, &o)) {
		air_show(t);
		fail_msg("%s: not written", w->name);
	}
	fxge_program_release(p);
}

static void
every_misfit_is_refused(void **state)
{
	air_test *t = *state;
	int missed = 0;
	size_t n;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		write(t, &rows[i]);
		uint8_t *b = air_read_file(t->path, &n);

		if (air_check_bytes(t, b, n) || air_count(t, rows[i].id) != 1) {
			print_error("%s: not refused, or for another reason\n", rows[i].name);
			air_show(t);
			missed++;
		}
		free(b);
	}
	assert_int_equal(missed, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {AIR_TEST(every_misfit_is_refused)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
