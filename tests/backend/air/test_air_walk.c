/* SPDX-License-Identifier: Apache-2.0 */
/* The walk of GE's inference on small graphs: ranges, folded values, branches, loops, conditions.
 */
#include "backend/air/support.h"
#include "base/diag/air.h"
#include "base/limits.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct walk_case {
	const char *name, *head, *body;
	fxge_diag_id id; /* 0: nothing is reported */
	const char *message;
} walk_case;

#define CONSTANTS                                                                                  \
	"symbol s0 : int [2, 9]\n"                                                                     \
	"symbol s1 : int [0, 9223372036854775807]\n"                                                   \
	"tensor @zero : i32[] = {0}\n"                                                                 \
	"tensor @ends : i64[1] = {0}\n"                                                                \
	"tensor @ones : i64[1] = {1}\n"                                                                \
	"tensor @shape : i64[2] = {-1, 2}\n"

static const walk_case cases[] = {
	{"closed range", "%x : f32[s0, 4], %y : f32[3, 4]",
		"  %z = ge.Const(value=@zero) : i32[]\n"
		"  %r = ge.ConcatV2(x=[%x, %y], concat_dim=%z, N=2) : f32[s0 + 3, 4]\n  return %r\n",
		FXGE_D_AIR_SHAPE_DIFFERS, "infers [2, 4] for result 0, the program has [-1, 4]"},
	{"two unknown sizes", "%x : f32[s0, 4]",
		"  %z = ge.Const(value=@zero) : i32[]\n"
		"  %r = ge.ConcatV2(x=[%x, %x], concat_dim=%z, N=2) : f32[2*s0, 4]\n  return %r\n",
		0, NULL},
	{"other axis", "%x : f32[s1, 4]",
		"  %z = ge.Const(value=@ends) : i64[1]\n"
		"  %r = ge.ConcatD(x=[%x, %x], concat_dim=1, N=2) : f32[s1, 8]\n  return %r\n",
		0, NULL},
	{"known sizes that differ from the first", "%x : f32[s0, 4], %y : f32[3, 4]",
		"  %r = ge.ConcatD(x=[%x, %y], concat_dim=1, N=2) : f32[3, 8]\n  return %r\n",
		FXGE_D_AIR_PUBLIC_REFUSED, "dim 0 of tensor 1 is 3, must be equal to -1"},
	{"a size of -3 reaches a node", "%x : f32[s0, 4]",
		"  %z = ge.Const(value=@zero) : i32[]\n"
		"  %c = ge.ConcatV2(x=[%x, %x, %x], concat_dim=%z, N=3) : f32[3*s0, 4]\n"
		"  %r = ge.Relu(x=%c) : f32[3*s0, 4]\n  return %r\n",
		FXGE_D_AIR_PUBLIC_REFUSED, "dim 0 of input 0 is -3, less than -2"},
	{"sizes that GE takes for known are folded", "%x : f32[s0, 2], %y : f32[3, 2]",
		"  %z = ge.Const(value=@zero) : i32[]\n"
		"  %c = ge.ConcatV2(x=[%x, %y], concat_dim=%z, N=2) : f32[s0 + 3, 2]\n"
		"  %s = ge.Shape(x=%c, dtype=9) : i64[2]\n"
		"  %f = ge.Reshape(x=%c, shape=%s) : f32[s0 + 3, 2]\n"
		"  %r = ge.Add(x1=%f, x2=%y) : f32[3, 2]\n  return %r\n",
		FXGE_D_AIR_PUBLIC_REFUSED, "2 and 3 cannot broadcast"},
	{"a size of Reshape follows from the rest", "%x : f32[s0, 2], %y : f32[3, 2]",
		"  %z = ge.Const(value=@zero) : i32[]\n"
		"  %t = ge.Const(value=@shape) : i64[2]\n"
		"  %c = ge.ConcatV2(x=[%x, %y], concat_dim=%z, N=2) : f32[s0 + 3, 2]\n"
		"  %f = ge.Reshape(x=%c, shape=%t) : f32[s0 + 3, 2]\n"
		"  %r = ge.Add(x1=%y, x2=%f) : f32[3, 2]\n  return %r\n",
		FXGE_D_AIR_PUBLIC_REFUSED, "3 and 2 cannot broadcast"},
	{"pool without known channels", "%x : f32[2, s1, 8, 8]",
		"  %r = ge.AvgPoolV2(x=%x, ksize=[1, 1, 2, 2], strides=[1, 1, 2, 2]) : f32[2, s1, 4, 4]\n"
		"  return %r\n",
		FXGE_D_AIR_PUBLIC_REFUSED, "x has -1 channels, expected at least 1"},
	{"pool of known sizes", "%x : f32[s1, 2, 8, 9]",
		"  %r = ge.AvgPoolV2(x=%x, ksize=[1, 1, 2, 2], strides=[1, 1, 2, 2], ceil_mode=true) : "
		"f32[s1, 2, 4, 5]\n  return %r\n",
		0, NULL},
	{"a pool whose arithmetic overflows", "%x : f32[2, 1, 9223372036854775807, 8]",
		"  %r = ge.AvgPoolV2(x=%x, ksize=[1, 1, 2, 2], strides=[1, 1, 1, 2], pads=[9, 9, 0, 0]) : "
		"f32[2, 1, s1, 4]\n  return %r\n",
		FXGE_D_AIR_REFUSED, "the size of its memory is beyond 2^63"},
	{"a condition of 16 bits", "%c : f16[], %x : f32[2]",
		"  %r = ge.If(cond=%c, input=[%x]) : f32[2] {\n"
		"    graph \"a\"(%p : f32[2]) { return %p }\n"
		"    graph \"b\"(%q : f32[2]) { return %q }\n  }\n  return %r\n",
		FXGE_D_AIR_REFUSED, "the dtype of the condition is f16 (data_type 1)"},
	{"a condition with elements", "%c : f16[3], %x : f32[2]",
		"  %r = ge.If(cond=%c, input=[%x]) : f32[2] {\n"
		"    graph \"a\"(%p : f32[2]) { return %p }\n"
		"    graph \"b\"(%q : f32[2]) { return %q }\n  }\n  return %r\n",
		0, NULL},
	{"branches see what GE infers", "%c : bool[], %x : f32[s0, 2], %y : f32[3, 2]",
		"  %z = ge.Const(value=@zero) : i32[]\n"
		"  %j = ge.ConcatV2(x=[%x, %y], concat_dim=%z, N=2) : f32[s0 + 3, 2]\n"
		"  %r = ge.If(cond=%c, input=[%j, %y]) : f32[3, 2] {\n"
		"    graph \"a\"(%p : f32[s0 + 3, 2], %o : f32[3, 2]) {\n"
		"      %m = ge.Add(x1=%p, x2=%o) : f32[3, 2]\n      return %m\n    }\n"
		"    graph \"b\"(%q : f32[s0 + 3, 2], %u : f32[3, 2]) { return %u }\n  }\n  return %r\n",
		FXGE_D_AIR_PUBLIC_REFUSED, "2 and 3 cannot broadcast"},
	{"branches of unlike sizes have an unknown one", "%c : bool[], %x : f32[s0, 2], %y : f32[3, 2]",
		"  %z = ge.Const(value=@zero) : i32[]\n"
		"  %j = ge.ConcatV2(x=[%x, %y], concat_dim=%z, N=2) : f32[s0 + 3, 2]\n"
		"  %i = ge.If(cond=%c, input=[%j, %x]) : f32[s1, 2] {\n"
		"    graph \"a\"(%p : f32[s0 + 3, 2], %o : f32[s0, 2]) { return %p }\n"
		"    graph \"b\"(%q : f32[s0 + 3, 2], %u : f32[s0, 2]) { return %u }\n  }\n"
		"  %r = ge.Add(x1=%i, x2=%y) : f32[3, 2]\n  return %r\n",
		FXGE_D_AIR_SHAPE_DIFFERS, "infers [2, 2] for result 0"},
	{"parts of elements of an unknown rank", "%x : f32[...]",
		"  %r = ge.Bitcast(x=%x, type=i8) : i8[...]\n  return %r\n", 0, NULL},
	{"fp4 that a node reads", "%x : f16[3, 100]",
		"  %y, %m = ge.DynamicMxQuant(x=%x) : u8[3, 50], u8[3, 2, 2]\n"
		"  %r = ge.Cast(x=%y, dst_type=3) : i32[3, 50]\n  return %r, %m\n",
		FXGE_D_AIR_SHAPE_DIFFERS, "infers [3, 100] for result 0, the program has [3, 50]"},
	{"fp4 that the program returns", "%x : f16[3, 100]",
		"  %y, %m = ge.DynamicMxQuant(x=%x) : u8[3, 50], u8[3, 2, 2]\n  return %y, %m\n", 0, NULL},
};

/* Returns the number of reports of the walk; stores the first one's message. */
static int
count_reports(const air_test *t, const char **message, const walk_case *k)
{
	int n = 0;

	for (size_t i = 0; i < t->s->diags.list.len; i++) {
		const fxge_diag *d = &t->s->diags.list.data[i];

		if (d->id < FXGE_D_AIR_REFUSED || d->id > FXGE_D_AIR_NO_PROTOTYPE)
			continue;
		n++;
		if (d->id == k->id && (!*message || !strstr(*message, k->message)))
			*message = d->message;
	}
	return n;
}

static bool
run_case(air_test *t, const walk_case *k)
{
	const char *text = fxge_arena_printf(&t->s->arena,
		"fxge 1\nmodel \"m\" stage \"ge\"\n" CONSTANTS "graph \"main\"(%s) {\n%s}\n", k->head,
		k->body);
	fxge_program *p = air_program(t, text);
	fxge_air_options o = {.force = true};
	const char *message = NULL;
	size_t n;

	assert_true(fxge_air_write(p, t->path, &o));
	fxge_program_release(p);
	uint8_t *b = air_read_file(t->path, &n);

	air_check_bytes(t, b, n);
	free(b);
	int reports = count_reports(t, &message, k);

	return k->id ? message && strstr(message, k->message) : !reports;
}

static void
small_graphs(void **state)
{
	air_test *t = *state;
	int missed = 0;

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		if (!run_case(t, &cases[i])) {
			print_error("%s\n", cases[i].name);
			air_show(t);
			missed++;
		}
	assert_int_equal(missed, 0);
}

/* Graphs in graphs are walked. */
static void
deep_nesting(void **state)
{
	enum { DEPTH = 60 }; /* the text form has a limit of 64 */

	air_test *t = *state;
	fxge_sbuf b;
	walk_case k = {.head = "%c : bool[], %x : f32[2]"};

	fxge_sbuf_init(&b, &t->s->arena);
	for (int i = 0; i < DEPTH; i++)
		fxge_sbuf_fmt(&b,
			"%%r%d = ge.PartitionedCall(args=[%%%s]) : f32[2] {\ngraph \"g%d\"(%%p%d : f32[2]) {\n",
			i, i ? fxge_arena_printf(&t->s->arena, "p%d", i - 1) : "x", i, i);
	fxge_sbuf_fmt(&b, "return %%p%d\n", DEPTH - 1);
	for (int i = DEPTH - 1; i >= 0; i--)
		fxge_sbuf_fmt(&b, "}\n}\nreturn %%r%d\n", i);
	k.body = b.data;
	assert_true(run_case(t, &k));
}

/* A constant may hold more sizes than a tensor has dims: the sizes of the file stay. */
static void
shapes_of_many_sizes(void **state)
{
	enum { SIZES = 2 * FXGE_MAX_RANK };

	fxge_sbuf b;
	walk_case k = {.head = "%x : f32[4], %y : i64[1]"};

	fxge_sbuf_init(&b, &((air_test *)*state)->s->arena);
	fxge_sbuf_str(&b, "  %z = ge.Const(value=@zero) : i32[]\n"
					  "  %a = ge.Const(value=@ones) : i64[1]\n  %l = ge.ConcatV2(x=[%a");
	for (int i = 1; i < SIZES; i++)
		fxge_sbuf_str(&b, ", %a");
	fxge_sbuf_fmt(&b, "], concat_dim=%%z, N=%d) : i64[%d]\n", SIZES, SIZES);
	fxge_sbuf_str(&b,
		"  %i = ge.Reshape(x=%y, shape=%l) : i64[1]\n"
		"  %r = ge.Index(x=%x, indexed_sizes=%a, indexed_strides=%a, indices=[%i]) : f32[1]\n"
		"  return %r\n");
	k.body = b.data;
	assert_true(run_case(*state, &k));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		AIR_TEST(small_graphs),
		AIR_TEST(deep_nesting),
		AIR_TEST(shapes_of_many_sizes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
