/* SPDX-License-Identifier: Apache-2.0 */
/* Loops of the executor: memory of the values that an iteration passes to the next. */
#include "exec_text.h"

/* Three iterations of: (a, b, c) = (b, a, a), t = 2 t, and row n of s and of e becomes t. Only the
 * loop reads s; e has another reader, so it must not be overwritten. Nothing reads
 * the result of k, which never changes. */
static const char handed_text[] =
	"fxge 1\nmodel \"m\" stage \"ge\"\n"
	"tensor @one : i64[] = {1}\n"
	"tensor @three : i64[] = {3}\n"
	"tensor @shape : i64[1] = {1}\n"
	"graph \"main\"(%n : i64[], %a : f32[2], %b : f32[2], %c : f32[2], %t : f32[1], %s : "
	"f32[4], %e : "
	"f32[4], %f : f32[4], %k : f32[2]) {\n"
	"  %n0, %a0, %b0, %c0, %t0, %s0, %e0, %f0, %k0 = ge.While(input=[%n, %a, %b, %c, %t, %s, %e, "
	"%f, %k]) : ?, ?, ?, ?, ?, ?, ?, ?, ? {\n"
	"    graph \"going\"(%n : i64[], %a : f32[2], %b : f32[2], %c : f32[2], %t : f32[1], %s : "
	"f32[4], %e : f32[4], %f : f32[4], %k : f32[2]) {\n"
	"      %three = ge.Const(value=@three) : ?\n"
	"      %more = ge.Less(x1=%n, x2=%three) : ?\n"
	"      return %more\n"
	"    }\n"
	"    graph \"step\"(%n : i64[], %a : f32[2], %b : f32[2], %c : f32[2], %t : f32[1], %s : "
	"f32[4], %e : f32[4], %f : f32[4], %k : f32[2]) {\n"
	"      %one = ge.Const(value=@one) : ?\n"
	"      %shape = ge.Const(value=@shape) : ?\n"
	"      %next = ge.Add(x1=%n, x2=%one) : ?\n"
	"      %at = ge.Reshape(x=%n, shape=%shape) : ?\n"
	"      %u = ge.Add(x1=%t, x2=%t) : ?\n"
	"      %s2 = ge.ScatterElements(data=%s, indices=%at, updates=%u) : ?\n"
	"      %e2 = ge.ScatterElements(data=%e, indices=%at, updates=%u) : ?\n"
	"      %f2 = ge.Neg(x=%e) : ?\n"
	"      return %next, %b, %a, %a, %u, %s2, %e2, %f2, %k\n"
	"    }\n"
	"  }\n"
	"  return %a0, %b0, %c0, %s0, %e0, %f0\n"
	"}\n";

static void
loops_hand_values_over(void **state)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	fxge_program *p = fxge_text_parse(s, "test", handed_text, strlen(handed_text));

	assert_non_null(p);
	fxge_exec *e = fxge_exec_new(p);
	static const float want[6][4] = {
		{3, 4}, {1, 2}, {1, 2}, {2, 4, 8, 0}, {2, 4, 8, 0}, {-2, -4, 0, 0}};
	static const int64_t size[6] = {2, 2, 2, 4, 4, 4};

	assert_non_null(e);
	for (int run = 0; run < 2; run++) {
		int64_t n = 0;
		float a[2] = {1, 2}, b[2] = {3, 4}, c[2] = {0}, t[1] = {1}, z[3][4] = {{0}};
		const fxge_array in[9] = {{.dtype = FXGE_DT_I64, .data = &n, .size = 8},
			vector(FXGE_DT_F32, 2, a), vector(FXGE_DT_F32, 2, b), vector(FXGE_DT_F32, 2, c),
			vector(FXGE_DT_F32, 1, t), vector(FXGE_DT_F32, 4, z[0]), vector(FXGE_DT_F32, 4, z[1]),
			vector(FXGE_DT_F32, 4, z[2]), vector(FXGE_DT_F32, 2, a)};
		fxge_array out[6] = {{0}};

		assert_true(fxge_exec_run(e, in, 9, out, 6));
		for (int k = 0; k < 6; k++) {
			for (int64_t i = 0; i < size[k]; i++)
				assert_true(((float *)out[k].data)[i] == want[k][i]);
			fxge_heap_free(&s->heap, out[k].data);
		}
		assert_true(z[0][0] == 0 && a[0] == 1); /* the caller's values stay unchanged */
	}
	fxge_session_release(s);
	(void)state;
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(loops_hand_values_over),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
