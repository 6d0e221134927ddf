/* SPDX-License-Identifier: Apache-2.0 */
/* Prefill and decode programs in one session: a shared state, and the tokens that PyTorch
 * generates. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define DATA(name) FXGE_MODELS "_decode/" name

enum { MAX_TOKENS = 64 };

typedef struct pair {
	fxge_session *s;
	fxge_program *program[2];
	fxge_executable *exe[2]; /* prefill, decode */
	const fxge_arrays *want;
} pair;

static void
expect_ok(const pair *p, fxge_status status)
{
	if (status != FXGE_OK)
		fail_msg("%s", fxge_diag_text(p->s));
}

static void
open_pair(pair *p, const char *const paths[2], const char *want)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.threads = 1;
	*p = (pair){.s = fxge_open(&o)};
	assert_non_null(p->s);
	for (int i = 0; i < 2; i++) {
		p->program[i] = fxge_load(p->s, paths[i], NULL);
		expect_ok(p, fxge_last_status(p->s));
		expect_ok(p, fxge_compile(p->program[i], NULL));
	}
	p->want = fxge_arrays_read(p->s, want);
	assert_non_null(p->want);
}

static void
plan_pair(pair *p)
{
	for (int i = 0; i < 2; i++) {
		p->exe[i] = fxge_executable_open(p->program[i]);
		expect_ok(p, fxge_last_status(p->s));
	}
}

/* Returns the position of the largest logit of the last token; logits are [1, tokens, words]. */
static int64_t
best(const fxge_tensor_view *logits)
{
	uint64_t n = (uint64_t)logits->shape[2], from = (uint64_t)(logits->shape[1] - 1) * n, at = 0;

	for (uint64_t i = 1; i < n; i++)
		if (fxge_element(logits, from + i) > fxge_element(logits, from + at))
			at = i;
	return (int64_t)at;
}

/* Runs one call with tokens at positions start, start + 1 ... and returns the next token. */
static int64_t
step(pair *p, int program, int64_t *tokens, int64_t n, int64_t start)
{
	int64_t position[MAX_TOKENS], ids_shape[] = {1, n}, shape[] = {n};
	fxge_tensor_view in[] = {{"input_ids", "i64", 2, ids_shape, NULL, tokens, (size_t)n * 8},
		{"cache_position", "i64", 1, shape, NULL, position, (size_t)n * 8}};
	fxge_tensor_view logits;

	for (int64_t i = 0; i < n; i++)
		position[i] = start + i;
	expect_ok(p, fxge_run(p->exe[program], in, 2));
	assert_true(fxge_get_result(p->exe[program], 0, &logits));
	return best(&logits);
}

/* Generates with program 0 for the prompt and program `decode` for each token. */
static void
generates_what_pytorch_does(pair *p, int decode)
{
	fxge_tensor_view prompt, want;
	int64_t tokens[MAX_TOKENS];

	assert_true(fxge_arrays_find(p->want, "prompt", &prompt));
	assert_true(fxge_arrays_find(p->want, "tokens", &want));
	int64_t n = prompt.shape[1], count = want.shape[0];

	assert_in_range(count, 32, MAX_TOKENS);
	tokens[0] = step(p, 0, prompt.data, n, 0);
	for (int64_t i = 1; i < count; i++)
		tokens[i] = step(p, decode, &tokens[i - 1], 1, n + i - 1);
	assert_memory_equal(tokens, want.data, (size_t)count * sizeof *tokens);
}

/* Both programs share one state, equal to eager's cache. */
static void
state_is_pytorchs(const pair *p, double floor, double factor)
{
	int n = fxge_n_states(p->exe[0]);

	assert_int_equal(n, fxge_n_states(p->exe[1]));
	assert_true(n > 0);
	for (int i = 0; i < n; i++) {
		fxge_difference d = FXGE_OPTIONS(fxge_difference);
		fxge_tensor_view a, b, ref, err;
		char key[128];

		assert_true(fxge_state(p->exe[0], i, &a) && fxge_state(p->exe[1], i, &b));
		snprintf(key, sizeof key, "state_ref/%s", a.name);
		assert_true(fxge_arrays_find(p->want, key, &ref));
		snprintf(key, sizeof key, "state_err/%s", a.name);
		assert_true(fxge_arrays_find(p->want, key, &err));
		assert_true(fxge_compare(&a, &ref, 0, 0, &d));
		double own = factor * fxge_element(&err, 0);

		if (!d.comparable || d.error > (own > floor ? own : floor))
			fail_msg("%s: error %g, PyTorch's own %g", a.name, d.error, fxge_element(&err, 0));
	}
}

static size_t
notes_of_starts(const pair *p)
{
	fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);
	size_t n = 0;

	for (size_t i = 0; fxge_diag_get(p->s, i, &d); i++)
		n += strstr(d.id, "0390") != NULL;
	return n;
}

static void
run_pair(const char *const paths[2], const char *want, double floor, double factor)
{
	pair p;

	open_pair(&p, paths, want);
	plan_pair(&p);
	generates_what_pytorch_does(&p, 1);
	state_is_pytorchs(&p, floor, factor);
	for (int i = 0; i < 2; i++)
		fxge_reset_states(p.exe[i]);
	generates_what_pytorch_does(&p, 1);
	fxge_close(p.s);
}

static void
strict_exports_share_a_state(void **state)
{
	(void)state;
	run_pair((const char *const[]){DATA("strict.prefill.pt2"), DATA("strict.decode.pt2")},
		DATA("strict.npz"), 2e-6, 3);
}

static void
lifted_caches_are_the_same_state(void **state)
{
	(void)state;
	run_pair((const char *const[]){DATA("lax.prefill.pt2"), DATA("lax.decode.pt2")},
		DATA("strict.npz"), 2e-6, 3);
	run_pair((const char *const[]){DATA("lax.prefill.pt2"), DATA("strict.decode.pt2")},
		DATA("strict.npz"), 2e-6, 3);
}

/* A non-strict export leaves in the counters the values that its own example computed. */
/* The state goes on from gear to gear of a program, and between a program with gears and one
 * without. Between gears a run is refused, and leaves the state as it is. */
static void
gears_share_a_state(void **state)
{
	int64_t tokens[3] = {1, 2, 3};

	(void)state;
	for (int decode = 0; decode < 2; decode++) {
		fxge_tensor_view ids = {
			"input_ids", "i64", 2, (int64_t[]){1, 3}, NULL, tokens, sizeof tokens};
		fxge_tensor_view at = {
			"cache_position", "i64", 1, (int64_t[]){3}, NULL, tokens, sizeof tokens};
		pair p;

		open_pair(&p, (const char *const[]){DATA("strict.prefill.pt2"), DATA("strict.decode.pt2")},
			DATA("strict.npz"));
		expect_ok(&p, fxge_set_gears(p.program[0], "input_ids:1=1,5,8", false));
		plan_pair(&p);
		generates_what_pytorch_does(&p, decode);
		state_is_pytorchs(&p, 2e-6, 3);
		assert_int_equal(fxge_run(p.exe[0], (fxge_tensor_view[]){ids, at}, 2), FXGE_INVALID);
		state_is_pytorchs(&p, 2e-6, 3);
		fxge_close(p.s);
	}
}

static void
other_start_values_are_reported(void **state)
{
	pair p;

	(void)state;
	open_pair(&p, (const char *const[]){DATA("strict.prefill.pt2"), DATA("lax.decode.pt2")},
		DATA("strict.npz"));
	plan_pair(&p);
	assert_int_equal(notes_of_starts(&p), 2);
	fxge_close(p.s);
	open_pair(&p, (const char *const[]){DATA("strict.prefill.pt2"), DATA("strict.decode.pt2")},
		DATA("strict.npz"));
	plan_pair(&p);
	assert_int_equal(notes_of_starts(&p), 0);
	fxge_close(p.s);
}

static void
bf16_too(void **state)
{
	(void)state;
	run_pair((const char *const[]){DATA("bf16.prefill.pt2"), DATA("bf16.decode.pt2")},
		DATA("bf16.npz"), 1.0 / 256, 1.5);
}

static void
remove_all(const char *dir)
{
	char command[256];

	snprintf(command, sizeof command, "rm -r '%s'", dir);
	assert_int_equal(system(command), 0);
}

static void
written_as_a_set_they_do_the_same(void **state)
{
	char dir[] = "/tmp/fxge-decode-XXXXXX", out[2][64];
	const char *const paths[2] = {out[0], out[1]};
	fxge_write_options o = FXGE_OPTIONS(fxge_write_options);
	pair p;

	(void)state;
	assert_non_null(mkdtemp(dir));
	snprintf(out[0], sizeof *out, "%s/prefill.air", dir);
	snprintf(out[1], sizeof *out, "%s/decode.air", dir);
	open_pair(&p, (const char *const[]){DATA("strict.prefill.pt2"), DATA("strict.decode.pt2")},
		DATA("strict.npz"));
	expect_ok(&p, fxge_write_set(p.program, paths, 2, NULL));
	assert_int_equal(fxge_write_set(p.program, paths, 2, &o), FXGE_IO); /* the rows exist */
	fxge_close(p.s);
	run_pair(paths, DATA("strict.npz"), 2e-6, 3);
	remove_all(dir);
}

static void
a_set_is_written_whole_or_not_at_all(void **state)
{
	char dir[] = "/tmp/fxge-decode-XXXXXX", out[2][64];
	const char *const paths[2] = {out[0], out[1]};
	pair p;

	(void)state;
	assert_non_null(mkdtemp(dir));
	snprintf(out[0], sizeof *out, "%s/prefill.air", dir);
	snprintf(out[1], sizeof *out, "%s/absent/decode.air", dir);
	open_pair(&p, (const char *const[]){DATA("strict.prefill.pt2"), DATA("strict.decode.pt2")},
		DATA("strict.npz"));
	assert_int_equal(fxge_write_set(p.program, paths, 2, NULL), FXGE_IO);
	fxge_close(p.s);
	assert_int_equal(rmdir(dir), 0); /* empty */
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(strict_exports_share_a_state),
		cmocka_unit_test(lifted_caches_are_the_same_state),
		cmocka_unit_test(gears_share_a_state),
		cmocka_unit_test(other_start_values_are_reported),
		cmocka_unit_test(bf16_too),
		cmocka_unit_test(written_as_a_set_they_do_the_same),
		cmocka_unit_test(a_set_is_written_whole_or_not_at_all),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
