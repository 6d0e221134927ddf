/* SPDX-License-Identifier: Apache-2.0 */
/* Runs that are stopped: between the nodes of a loop, and within a kernel that runs on several
 * threads. Calls that callbacks make. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include <stdlib.h>
#include <string.h>

/* Counts down to -1, which from 0 takes practically for ever. */
static const char *const loop_text =
	"fxge 1\nmodel \"loop\" stage \"import\"\ngraph \"main\"(%i : i64[]) {\n"
	"  %r = higher_order.while_loop(operands=[%i]) : ? {\n"
	"    graph \"going\"(%i : i64[]) {\n"
	"      %c = aten.ne.Scalar(self=%i, other=-1) : ?\n      return %c\n    }\n"
	"    graph \"step\"(%i : i64[]) {\n"
	"      %j = aten.add.Scalar(self=%i, other=1) : ?\n      return %j\n    }\n  }\n"
	"  return %r\n}\n";
static const char *const product_text =
	"fxge 1\nmodel \"product\" stage \"import\"\n"
	"symbol s0 : int [2, 4096]\ngraph \"main\"(%x : i32[s0, s0]) {\n"
	"  %y = aten.mm.default(self=%x, mat2=%x) : ?\n  return %y\n}\n";

typedef struct caller {
	bool stop;
	int asked;
} caller;

static bool
stop(void *user)
{
	caller *c = user;

	c->asked++;
	return c->stop;
}

static fxge_executable *
opened(caller *c, const char *text, fxge_session **s)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.threads = 2;
	o.stop = stop;
	o.stop_user = c;
	*s = fxge_open(&o);
	assert_non_null(*s);
	fxge_program *p = fxge_load_bytes(*s, "case.fx", text, strlen(text), NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(*s));
	fxge_executable *e = fxge_executable_open(p);

	assert_non_null(e);
	return e;
}

static void
expect_stopped(fxge_session *s, fxge_executable *e, const fxge_tensor_view *in, caller *c)
{
	fxge_tensor_view out;

	*c = (caller){.stop = true};
	assert_int_equal(fxge_run(e, in, 1), FXGE_STOPPED);
	assert_int_equal(c->asked, 1);
	assert_non_null(strstr(fxge_diag_text(s), "FXGE-E0809"));
	assert_false(fxge_get_result(e, 0, &out));
	fxge_diag_clear(s);
}

static void
test_loop(void **state)
{
	caller c = {0};
	fxge_session *s;
	fxge_executable *e = opened(&c, loop_text, &s);
	int64_t i;
	fxge_tensor_view in = {.dtype = "i64", .data = &i, .bytes = sizeof i}, out;

	(void)state;
	for (int k = 0; k < 2; k++) {
		i = 0;
		expect_stopped(s, e, &in, &c);
		i = -100;
		assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
		assert_true(fxge_get_result(e, 0, &out));
		assert_int_equal(*(const int64_t *)out.data, -1);
	}
	fxge_close(s);
}

static void
test_kernel(void **state)
{
	enum { LARGE = 1000, SMALL = 3 };
	caller c = {0};
	fxge_session *s;
	fxge_executable *e = opened(&c, product_text, &s);
	int32_t *x = calloc((size_t)LARGE * LARGE, sizeof *x);
	int64_t large[] = {LARGE, LARGE}, small[] = {SMALL, SMALL};
	fxge_tensor_view in = {.dtype = "i32", .rank = 2, .data = x}, out;

	(void)state;
	assert_non_null(x);
	for (int i = 0; i < SMALL * SMALL; i++)
		x[i] = i;
	in.shape = large;
	in.bytes = (size_t)LARGE * LARGE * sizeof *x;
	expect_stopped(s, e, &in, &c);
	c.stop = false;
	in.shape = small;
	in.bytes = (size_t)SMALL * SMALL * sizeof *x;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	assert_memory_equal(
		out.data, ((int32_t[]){15, 18, 21, 42, 54, 66, 69, 90, 111}), 9 * sizeof *x);
	fxge_close(s);
	free(x);
}

typedef struct nester {
	fxge_session *session;
	int depth, deepest, calls;
} nester;

static void
nest(void *user, const char *what, uint64_t done, uint64_t total)
{
	nester *n = user;

	(void)what;
	(void)done;
	(void)total;
	if (n->calls == 20)
		return;
	n->calls++;
	n->depth++;
	n->deepest = n->depth > n->deepest ? n->depth : n->deepest;
	fxge_program *p =
		fxge_load_bytes(n->session, "case.fx", product_text, strlen(product_text), NULL);

	if (p)
		fxge_compile(p, NULL);
	n->depth--;
}

/* Calls within calls, by a progress callback that uses its session, end with a status at any depth;
 * the session stays usable. */
static void
test_nesting(void **state)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);
	nester n = {0};

	(void)state;
	o.progress = nest;
	o.progress_user = &n;
	n.session = fxge_open(&o);
	assert_non_null(n.session);
	nest(&n, "", 0, 0);
	assert_int_equal(n.calls, 20);
	assert_true(n.deepest > 4);
	fxge_diag_clear(n.session);
	fxge_program *p =
		fxge_load_bytes(n.session, "case.fx", product_text, strlen(product_text), NULL);

	assert_non_null(p);
	assert_int_equal(fxge_compile(p, NULL), FXGE_OK);
	fxge_close(n.session);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_loop), cmocka_unit_test(test_kernel), cmocka_unit_test(test_nesting)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
