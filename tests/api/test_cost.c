/* SPDX-License-Identifier: Apache-2.0 */
/* fxge_cost by hand: every expected figure is derived from the sizes of small programs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "driver/command/command.h"

#include <fxge/fxge.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#define HEAD "fxge 1\nmodel \"m\" stage \"ge\"\n"

typedef struct counted {
	fxge_session *session;
	fxge_program *program;
	fxge_cost_sum sum;
	fxge_status status;
} counted;

static counted
count(const char *text, const fxge_cost_options *o)
{
	counted k = {.session = fxge_open(NULL), .sum = FXGE_OPTIONS(fxge_cost_sum)};

	assert_non_null(k.session);
	k.program = fxge_load_bytes(k.session, "case.fx", text, strlen(text), NULL);
	if (!k.program)
		fail_msg("%s", fxge_diag_text(k.session));
	k.status = fxge_cost(k.program, o);
	assert_int_equal(fxge_cost_sum_get(k.program, false, &k.sum), k.status == FXGE_OK);
	return k;
}

static counted
count_ok(const char *text, const fxge_cost_options *o)
{
	counted k = count(text, o);

	if (k.status != FXGE_OK)
		fail_msg("%s", fxge_diag_text(k.session));
	return k;
}

static fxge_cost_node
node(const counted *k, const char *name)
{
	fxge_cost_node n = FXGE_OPTIONS(fxge_cost_node);

	for (size_t i = 0; fxge_cost_get(k->program, i, &n); i++)
		if (n.name && strcmp(n.name, name) == 0)
			return n;
	fail_msg("there is no node %s", name);
	return n;
}

static void
expect(const fxge_cost_node *n, uint64_t flops, uint64_t elements, uint64_t read, uint64_t written)
{
	assert_true(n->known && n->counted && n->kernel);
	assert_int_equal(n->flops, flops);
	assert_int_equal(n->elements, elements);
	assert_int_equal(n->read, read);
	assert_int_equal(n->written, written);
}

static void
expect_seconds(double found, double expected)
{
	if (fabs(found - expected) > 1e-12 * expected)
		fail_msg("%.17g s, expected %.17g", found, expected);
}

/* Rates of the fastest 910B. Matrix units: 24 cores, 16^3 multiply-adds a clock at 1.85 GHz.
 * Vectors: two units a core, 128 lanes. */
static const double MACS = 24 * 4096 * 1.85e9, LANES = 24 * 2 * 128 * 1.85e9, BYTES = 1.6e12;

/* ---- products ---- */

static void
test_products(void **state)
{
	(void)state;
	counted k = count_ok(HEAD
		"graph \"main\"(%a : f16[512, 256], %b : f16[256, 1024], %c : f32[4, 8, 16],\n"
		"    %d : f32[1, 16, 32], %t : f16[256, 512], %e : i8[64, 32], %f : i8[32, 16]) {\n"
		"  %m = ge.MatMulV2(x1=%a, x2=%b) : f16[512, 1024]\n"
		"  %n = ge.BatchMatMulV2(x1=%c, x2=%d) : f32[4, 8, 32]\n"
		"  %o = ge.MatMulV2(x1=%t, x2=%b, transpose_x1=true) : f16[512, 1024]\n"
		"  %p = ge.MatMulV2(x1=%e, x2=%f) : i32[64, 16]\n"
		"  return %m, %n, %o, %p\n}\n",
		NULL);
	fxge_cost_node m = node(&k, "m"), n = node(&k, "n"), o = node(&k, "o"), p = node(&k, "p");

	expect(&m, 2 * 512 * 1024 * 256, 0, 2 * (512 * 256 + 256 * 1024), 2 * 512 * 1024);
	expect(&n, 2 * 4 * 8 * 32 * 16, 0, 4 * (4 * 8 * 16 + 16 * 32), 4 * 4 * 8 * 32);
	expect(&o, 2 * 512 * 1024 * 256, 0, 2 * (512 * 256 + 256 * 1024), 2 * 512 * 1024);
	expect(&p, 2 * 64 * 16 * 32, 0, 64 * 32 + 32 * 16, 4 * 64 * 16);
	assert_string_equal(m.work, "product");
	assert_string_equal(m.bound, "memory");
	expect_seconds(m.seconds, (double)(2 * (512 * 256 + 256 * 1024 + 512 * 1024)) / BYTES);
	assert_int_equal(k.sum.flops, m.flops + n.flops + o.flops + p.flops);
	assert_int_equal(k.sum.kernels, 4);
	assert_int_equal(k.sum.unknown, 0);
	fxge_close(k.session);
}

/* f16 runs at the full rate, i8 at twice, f32 at a quarter of it. */
static void
test_rates(void **state)
{
	(void)state;
	counted k = count_ok(HEAD
		"graph \"main\"(%a : f16[8192, 8192], %b : f32[8192, 8192], %c : i8[8192, 8192]) {\n"
		"  %m = ge.MatMulV2(x1=%a, x2=%a) : f16[8192, 8192]\n"
		"  %n = ge.MatMulV2(x1=%b, x2=%b) : f32[8192, 8192]\n"
		"  %o = ge.MatMulV2(x1=%c, x2=%c) : i32[8192, 8192]\n"
		"  return %m, %n, %o\n}\n",
		NULL);
	const double macs = 8192.0 * 8192 * 8192;
	fxge_cost_node m = node(&k, "m");

	assert_string_equal(m.bound, "matrix");
	assert_int_equal(m.read, 2 * 8192 * 8192); /* x1 and x2 are one value, read once */
	expect_seconds(m.seconds, macs / MACS);
	expect_seconds(node(&k, "n").seconds, macs / (MACS / 4));
	expect_seconds(node(&k, "o").seconds, macs / (MACS * 2));
	expect_seconds(k.sum.matrix, macs / MACS * 5.5);
	expect_seconds(k.sum.seconds, k.sum.matrix);
	fxge_close(k.session);
}

static void
test_convolutions(void **state)
{
	(void)state;
	counted k = count_ok(HEAD
		"tensor @size : i64[4] = {2, 6, 9, 9}\n"
		"graph \"main\"(%x : f32[2, 8, 16, 16], %w : f32[12, 4, 3, 3], %t : f16[2, 8, 5, 5],\n"
		"    %u : f16[8, 6, 3, 3]) {\n"
		"  %y = ge.Conv2D(x=%x, filter=%w, strides=[1, 1, 1, 1], pads=[1, 1, 1, 1], groups=2,\n"
		"    data_format=\"NCHW\") : f32[2, 12, 16, 16]\n"
		"  %size = ge.Const(value=@size) : i64[4]\n"
		"  %z = ge.Conv2DTranspose(input_size=%size, x=%t, filter=%u, strides=[1, 1, 2, 2],\n"
		"    pads=[1, 1, 1, 1], data_format=\"NCHW\") : f16[2, 6, 9, 9]\n"
		"  return %y, %z\n}\n",
		NULL);
	fxge_cost_node y = node(&k, "y"), z = node(&k, "z");

	expect(&y, 2 * (2 * 12 * 16 * 16) * (4 * 3 * 3), 0, 4 * (2 * 8 * 16 * 16 + 12 * 4 * 3 * 3),
		4 * 2 * 12 * 16 * 16);
	expect(&z, 2 * (2 * 8 * 5 * 5) * (6 * 3 * 3), 0, 2 * (2 * 8 * 5 * 5 + 8 * 6 * 3 * 3),
		2 * 2 * 6 * 9 * 9);
	fxge_close(k.session);
}

static void
test_attention(void **state)
{
	(void)state;
	/* 4 heads of 16 over 7 queries and 10 keys with 2 heads */
	counted k = count_ok(HEAD
		"graph \"main\"(%q : f16[3, 4, 7, 16], %k : f16[3, 2, 10, 16], %v : f16[3, 2, 10, 16]) "
		"{\n  %max, %sum, %none, %out = ge.FlashAttentionScore(query=%q, key=%k, value=%v,\n"
		"    head_num=4, input_layout=\"BNSD\", inner_precise=0)\n"
		"    : f32[3, 4, 7, 8], f32[3, 4, 7, 8], f16[0, 0, 0, 0], f16[3, 4, 7, 16]\n"
		"  return %out\n}\n",
		NULL);
	fxge_cost_node n = node(&k, "max");

	expect(&n, 2 * 10 * (3 * 4 * 7 * 16) * 2, 0, 2 * (3 * 4 * 7 * 16 + 2 * (3 * 2 * 10 * 16)),
		2 * 4 * (3 * 4 * 7 * 8) + 2 * 3 * 4 * 7 * 16);
	fxge_close(k.session);
}

/* ---- vectors and moves ---- */

static void
test_vectors(void **state)
{
	(void)state;
	counted k = count_ok(HEAD
		"tensor @axes : i64[1] = {1}\n"
		"graph \"main\"(%a : f16[1000, 1000], %b : f32[1000, 1000], %r : f32[1000, 1]) {\n"
		"  %axes = ge.Const(value=@axes) : i64[1]\n"
		"  %x = ge.Relu(x=%a) : f16[1000, 1000]\n"
		"  %y = ge.Add(x1=%b, x2=%r) : f32[1000, 1000]\n"
		"  %z = ge.ReduceSum(x=%b, axes=%axes) : f32[1000]\n"
		"  return %x, %y, %z\n}\n",
		NULL);
	fxge_cost_node x = node(&k, "x"), y = node(&k, "y"), z = node(&k, "z");

	expect(&x, 0, 1000000, 2000000, 2000000);
	expect(&y, 0, 1000000, 4000000 + 4000, 4000000);
	expect(&z, 0, 1000000, 4000000, 4000); /* axes are read by the compiler only */
	assert_string_equal(x.bound, "memory");
	expect_seconds(x.seconds, 4e6 / BYTES);
	assert_true(1e6 / LANES < x.seconds);
	assert_string_equal(node(&k, "axes").work, "none");
	assert_false(node(&k, "axes").kernel);
	assert_int_equal(k.sum.kernels, 3);
	assert_int_equal(k.sum.weights, 8);
	assert_int_equal(k.sum.inputs, 2000000 + 4000000 + 4000);
	fxge_close(k.session);
}

/* A lookup reads the selected rows; an in-place update writes the given rows. */
static void
test_parts(void **state)
{
	(void)state;
	counted k =
		count_ok(HEAD "tensor @axis : i64[] = {0}\n"
					  "tensor @cache : f32[3, 2] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}\n"
					  "graph \"main\"(%cache : f32[3, 2] = state(@cache, \"cache\"), %i : i64[2],\n"
					  "    %table : f32[1000, 2]) {\n"
					  "  %axis = ge.Const(value=@axis) : i64[]\n"
					  "  %y = ge.GatherV2(x=%table, indices=%i, axis=%axis) : f32[2, 2]\n"
					  "  %z = ge.ScatterUpdate(var=%cache, indices=%i, updates=%y) : f32[3, 2]\n"
					  "  return %y\n}\n",
			NULL);
	fxge_cost_node y = node(&k, "y"), z = node(&k, "z");

	expect(&y, 0, 0, 4 * 2 * 2 + 8 * 2, 4 * 2 * 2);
	expect(&z, 0, 0, 4 * 2 * 2 + 8 * 2, 4 * 2 * 2);
	assert_int_equal(k.sum.weights, 8);
	assert_int_equal(k.sum.states, 4 * 3 * 2);
	assert_int_equal(k.sum.inputs, 8 * 2 + 4 * 1000 * 2);
	assert_int_equal(k.sum.values, 4 * 2 * 2); /* z is the state */
	fxge_close(k.session);
}

static void
test_unknown(void **state)
{
	(void)state;
	counted k = count_ok(HEAD "graph \"main\"(%x : f32[10, 4]) {\n"
							  "  %v, %i = ge.Sort(x=%x) : f32[10, 4], i32[10, 4]\n"
							  "  return %v, %i\n}\n",
		NULL);
	fxge_cost_node n = node(&k, "v");

	assert_false(n.known);
	assert_null(n.work);
	assert_int_equal(n.read, 160);
	assert_int_equal(n.written, 320);
	assert_int_equal(k.sum.unknown, 1);
	expect_seconds(n.seconds, 480 / BYTES);
	fxge_close(k.session);
}

/* ---- memory ---- */

static void
test_liveness(void **state)
{
	(void)state;
	counted k = count_ok(HEAD "tensor @shape : i64[1] = {100}\n"
							  "graph \"main\"(%x : f32[10, 10]) {\n"
							  "  %shape = ge.Const(value=@shape) : i64[1]\n"
							  "  %a = ge.Relu(x=%x) : f32[10, 10]\n"
							  "  %b = ge.Reshape(x=%a, shape=%shape) : f32[100]\n"
							  "  %c = ge.Neg(x=%b) : f32[100]\n"
							  "  %unused = ge.Abs(x=%c) : f32[100]\n"
							  "  %d = ge.Exp(x=%c) : f32[100]\n"
							  "  return %d\n}\n",
		NULL);

	assert_int_equal(node(&k, "a").live, 400);
	assert_int_equal(node(&k, "b").live, 400); /* a view of a */
	assert_int_equal(node(&k, "c").live, 800);
	assert_int_equal(node(&k, "unused").live, 800);
	assert_int_equal(node(&k, "d").live, 800);
	assert_int_equal(k.sum.values, 800);
	assert_int_equal(k.sum.kernels, 4);
	fxge_close(k.session);
}

/* ---- subgraphs ---- */

/* A conditional costs its most expensive branch; the nodes of the other branch are shown only. */
static void
test_branches(void **state)
{
	(void)state;
	counted k =
		count_ok(HEAD "graph \"main\"(%p : bool[], %x : f32[100, 100]) {\n"
					  "  %r = ge.If(cond=%p, input=[%x]) : f32[100, 100] {\n"
					  "    graph \"then\"(%x : f32[100, 100]) {\n"
					  "      %cheap = ge.Relu(x=%x) : f32[100, 100]\n      return %cheap\n    }\n"
					  "    graph \"else\"(%x : f32[100, 100]) {\n"
					  "      %m = ge.MatMulV2(x1=%x, x2=%x) : f32[100, 100]\n"
					  "      %n = ge.Neg(x=%m) : f32[100, 100]\n      return %n\n    }\n  }\n"
					  "  return %r\n}\n",
			NULL);

	assert_false(node(&k, "cheap").counted);
	assert_true(node(&k, "m").counted);
	assert_string_equal(node(&k, "r").work, "control");
	assert_int_equal(k.sum.branches, 1);
	assert_int_equal(k.sum.kernels, 2);
	assert_int_equal(k.sum.flops, 2 * 100 * 100 * 100);
	assert_int_equal(k.sum.elements, 100 * 100);
	assert_int_equal(node(&k, "m").live, 40000);
	assert_int_equal(k.sum.values, 80000);
	fxge_close(k.session);
}

/* A loop counts its condition and its body once. */
static void
test_loops(void **state)
{
	(void)state;
	counted k = count_ok(HEAD
		"tensor @end : i64[] = {9}\n"
		"graph \"main\"(%i : i64[], %x : f32[64, 64]) {\n"
		"  %j, %r = ge.While(input=[%i, %x]) : i64[], f32[64, 64] {\n"
		"    graph \"cond\"(%i : i64[], %x : f32[64, 64]) {\n"
		"      %end = ge.Const(value=@end) : i64[]\n"
		"      %c = ge.Less(x1=%i, x2=%end) : bool[]\n      return %c\n    }\n"
		"    graph \"body\"(%i : i64[], %x : f32[64, 64]) {\n"
		"      %k = ge.Add(x1=%i, x2=%i) : i64[]\n"
		"      %y = ge.MatMulV2(x1=%x, x2=%x) : f32[64, 64]\n      return %k, %y\n    }\n  }\n"
		"  return %r\n}\n",
		NULL);

	assert_int_equal(k.sum.loops, 1);
	assert_int_equal(k.sum.kernels, 3);
	assert_int_equal(k.sum.flops, 2 * 64 * 64 * 64);
	assert_int_equal(k.sum.elements, 2);
	assert_int_equal(k.sum.weights, 8);
	fxge_close(k.session);
}

static void
test_calls(void **state)
{
	(void)state;
	counted k = count_ok(HEAD "graph \"main\"(%x : f32[8, 8]) {\n"
							  "  %r = ge.PartitionedCall(args=[%x]) : f32[8, 8] {\n"
							  "    graph \"f\"(%x : f32[8, 8]) {\n"
							  "      %y = ge.Relu(x=%x) : f32[8, 8]\n      return %y\n    }\n  }\n"
							  "  return %r\n}\n",
		NULL);

	assert_int_equal(k.sum.kernels, 1);
	assert_int_equal(k.sum.elements, 64);
	fxge_close(k.session);
}

/* ---- options ---- */

static const char dynamic[] = "fxge 1\nmodel \"m\" stage \"import\"\nsymbol s0 : int [2, 64]\n"
							  "graph \"main\"(%x : f32[s0, 8], %w : f32[4, 8]) {\n"
							  "  %t = aten.t.default(self=%w) : ?\n"
							  "  %m = aten.mm.default(self=%x, mat2=%t) : ?\n"
							  "  %r = aten.relu.default(self=%m) : ?\n  return %r\n}\n";

static void
test_sizes(void **state)
{
	(void)state;
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);
	fxge_cost_size s = FXGE_OPTIONS(fxge_cost_size);

	o.sizes = (const char *const[]){"s0=32", NULL};
	counted k = count_ok(dynamic, &o);

	assert_int_equal(k.sum.flops, 2 * 32 * 4 * 8);
	assert_true(fxge_cost_size_get(k.program, 0, &s));
	assert_string_equal(s.name, "s0");
	assert_int_equal(s.value, 32);
	assert_true(s.given);
	assert_false(fxge_cost_size_get(k.program, 1, &s));

	/* again, for the recompiled program */
	o.sizes = (const char *const[]){"s0=64", NULL};
	assert_int_equal(fxge_cost(k.program, &o), FXGE_OK);
	fxge_cost_sum_get(k.program, false, &k.sum);
	assert_int_equal(k.sum.flops, 2 * 64 * 4 * 8);
	o.sizes = (const char *const[]){"s0=65", NULL};
	assert_int_equal(fxge_cost(k.program, &o), FXGE_INVALID);
	assert_non_null(strstr(fxge_diag_text(k.session), "s0 is 65, expected 2 to 64"));
	assert_false(fxge_cost_sum_get(k.program, false, &k.sum));
	fxge_close(k.session);

	k = count(dynamic, NULL);
	assert_int_equal(k.status, FXGE_OK); /* one size is chosen */
	assert_true(fxge_cost_size_get(k.program, 0, &s));
	assert_true(s.chosen && !s.given && s.value >= 2 && s.value <= 64);
	assert_int_equal(k.sum.flops, 2 * s.value * 4 * 8);
	fxge_close(k.session);

	o.sizes = (const char *const[]){"t=3", NULL};
	k = count(dynamic, &o);
	assert_int_equal(k.status, FXGE_INVALID);
	assert_non_null(strstr(fxge_diag_text(k.session), "sizes are s0"));
	fxge_close(k.session);
}

/* A data-dependent size is the smallest that is not empty, or the value that the options set. */
static void
test_data_sizes(void **state)
{
	(void)state;
	static const char text[] = "fxge 1\nmodel \"m\" stage \"import\"\n"
							   "graph \"main\"(%x : f32[8]) {\n"
							   "  %i = aten.nonzero.default(self=%x) : ?\n"
							   "  %f = aten.neg.default(self=%i) : ?\n"
							   "  return %f\n}\n";
	fxge_cost_size s = FXGE_OPTIONS(fxge_cost_size);
	counted k = count_ok(text, NULL);

	assert_true(fxge_cost_size_get(k.program, 0, &s));
	assert_false(s.given);
	assert_int_equal(s.value, 1);
	assert_int_equal(k.sum.elements, 1);
	char size[64];
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);

	snprintf(size, sizeof size, "%s=6", s.name);
	o.sizes = (const char *const[]){size, NULL};
	assert_int_equal(fxge_cost(k.program, &o), FXGE_OK);
	fxge_cost_sum_get(k.program, false, &k.sum);
	assert_int_equal(k.sum.elements, 6);
	fxge_close(k.session);
}

static void
test_chips(void **state)
{
	(void)state;
	static const char text[] = HEAD "graph \"main\"(%x : f16[4096, 4096]) {\n"
									"  %m = ge.MatMulV2(x1=%x, x2=%x) : f16[4096, 4096]\n"
									"  return %m\n}\n";
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);

	o.soc = "ascend910b4";
	counted k = count_ok(text, &o);

	assert_string_equal(k.sum.soc, "Ascend910B4");
	expect_seconds(k.sum.seconds, 4096.0 * 4096 * 4096 / (20 * 4096 * 1.5e9));
	assert_true(k.sum.capacity == 32ull << 30);
	fxge_close(k.session);
	o.soc = "Ascend310";
	k = count(text, &o);
	assert_int_equal(k.status, FXGE_USAGE);
	assert_non_null(strstr(fxge_diag_text(k.session), "Ascend910B1"));
	assert_string_equal(fxge_program_stage(k.program), "ge"); /* state unchanged */
	fxge_close(k.session);
}

static void
test_launch(void **state)
{
	(void)state;
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);

	o.launch = 2e-6;
	counted k = count_ok(HEAD "graph \"main\"(%x : f32[4]) {\n  %y = ge.Relu(x=%x) : f32[4]\n"
							  "  %z = ge.Neg(x=%y) : f32[4]\n  return %z\n}\n",
		&o);

	assert_string_equal(node(&k, "y").bound, "launch");
	expect_seconds(k.sum.launch, 4e-6);
	expect_seconds(k.sum.seconds, 4e-6);
	fxge_close(k.session);
}

/* relu and neg of it remain; without rules, a fused node is several nodes. */
static void
test_unfused(void **state)
{
	(void)state;
	static const char text[] = "fxge 1\nmodel \"m\" stage \"import\"\n"
							   "graph \"main\"(%x : f32[64, 64]) {\n"
							   "  %s = aten.sigmoid.default(self=%x) : ?\n"
							   "  %y = aten.mul.Tensor(self=%x, other=%s) : ?\n  return %y\n}\n";
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);

	o.unfused = true;
	counted k = count_ok(text, &o);
	fxge_cost_sum u = FXGE_OPTIONS(fxge_cost_sum);

	assert_true(fxge_cost_sum_get(k.program, true, &u));
	assert_int_equal(k.sum.kernels, 1);
	assert_int_equal(u.kernels, 2);
	assert_int_equal(k.sum.read + k.sum.written, 2 * 4 * 64 * 64);
	assert_int_equal(u.read + u.written, 5 * 4 * 64 * 64);
	assert_int_equal(fxge_diag_count(k.session), 0);
	assert_int_equal(fxge_cost(k.program, &o), FXGE_OK); /* compiled: nothing to compare */
	assert_false(fxge_cost_sum_get(k.program, true, &u));
	fxge_close(k.session);
}

/* Costs whose products exceed 64 bits saturate. */
static void
test_overflow(void **state)
{
	(void)state;
	counted k = count_ok(HEAD
		"graph \"main\"(%x : f32[2147483647, 2147483647], %y : f32[2147483647, 2147483647]) "
		"{\n  %m = ge.MatMulV2(x1=%x, x2=%y) : f32[2147483647, 2147483647]\n"
		"  return %m\n}\n",
		NULL);

	assert_true(k.sum.flops == UINT64_MAX);
	assert_true(k.sum.read == UINT64_MAX);
	assert_true(k.sum.seconds > 0);
	fxge_close(k.session);
}

static void
test_refused(void **state)
{
	(void)state;
	static const char text[] = "fxge 1\nmodel \"m\" stage \"import\"\n"
							   "graph \"main\"(%x : f32[2, 3], %y : f32[4, 5]) {\n"
							   "  %m = aten.mm.default(self=%x, mat2=%y) : ?\n  return %m\n}\n";
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);

	o.unfused = true;
	counted k = count(text, &o);

	assert_int_equal(k.status, FXGE_INVALID);
	assert_int_equal(fxge_diag_count(k.session), 1); /* reported once */
	assert_string_equal(fxge_program_stage(k.program), "broken");
	fxge_diag_clear(k.session);
	assert_int_equal(fxge_cost(k.program, &o), FXGE_USAGE);
	fxge_close(k.session);
}

/* Memory failures are reported at every allocation. */
static void
test_memory(void **state)
{
	(void)state;
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);

	o.sizes = (const char *const[]){"s0=32", NULL};
	o.unfused = true;
	fxge_status status = FXGE_NO_MEMORY;

	for (uint64_t n = 1; status == FXGE_NO_MEMORY; n++) {
		fxge_session *s = fxge_open(NULL);
		fxge_program *p = fxge_load_bytes(s, "case.fx", dynamic, strlen(dynamic), NULL);

		fxge_fail_allocation(s, n);
		status = fxge_cost(p, &o);
		fxge_fail_allocation(s, 0);
		assert_true(status == FXGE_OK || status == FXGE_NO_MEMORY);
		fxge_close(s);
		assert_true(n < 100000);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_products),
		cmocka_unit_test(test_rates),
		cmocka_unit_test(test_convolutions),
		cmocka_unit_test(test_attention),
		cmocka_unit_test(test_vectors),
		cmocka_unit_test(test_parts),
		cmocka_unit_test(test_unknown),
		cmocka_unit_test(test_liveness),
		cmocka_unit_test(test_branches),
		cmocka_unit_test(test_loops),
		cmocka_unit_test(test_calls),
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_data_sizes),
		cmocka_unit_test(test_chips),
		cmocka_unit_test(test_launch),
		cmocka_unit_test(test_unfused),
		cmocka_unit_test(test_overflow),
		cmocka_unit_test(test_refused),
		cmocka_unit_test(test_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
