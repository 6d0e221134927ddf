/* SPDX-License-Identifier: Apache-2.0 */
/* Forks of a process whose executor has threads: a child runs and closes the programs of its
 * parent. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ELEMENTS = 1 << 18, FORKS = 60, PATIENCE = 60 /* seconds */ };

static const char text[] = "fxge 1\nmodel \"m\" stage \"import\"\nsymbol s0 : int [2, 1000000]\n"
						   "graph \"main\"(%x : f32[s0]) {\n  %e = aten.exp.default(self=%x) : ?\n"
						   "  %y = aten.mul.Tensor(self=%e, other=%x) : ?\n  return %y\n}\n";

typedef struct work {
	fxge_session *session;
	fxge_executable *exe;
	float *x;
} work;

static bool
runs(const work *w)
{
	static const int64_t shape[] = {ELEMENTS};
	fxge_tensor_view in = {.dtype = "f32",
						 .rank = 1,
						 .shape = shape,
						 .data = w->x,
						 .bytes = ELEMENTS * sizeof *w->x},
					 out;

	return fxge_run(w->exe, &in, 1) == FXGE_OK && fxge_get_result(w->exe, 0, &out)
		   && fxge_element(&out, ELEMENTS - 1) > 2.718;
}

static work
opened(void)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);
	work w;

	o.threads = 8;
	w.session = fxge_open(&o);
	assert_non_null(w.session);
	fxge_program *p = fxge_load_bytes(w.session, "m.fx", text, strlen(text), NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(w.session));
	w.exe = fxge_executable_open(p);
	w.x = malloc(ELEMENTS * sizeof *w.x);
	assert_true(w.exe && w.x);
	for (int i = 0; i < ELEMENTS; i++)
		w.x[i] = 1;
	return w;
}

/* Runs and closes in a child. The alarm ends a child that waits for a thread of its parent. */
static void
in_child(const work *w)
{
	alarm(PATIENCE);
	bool ok = runs(w) && runs(w);

	fxge_executable_close(w->exe);
	fxge_close(w->session);
	_exit(ok ? 0 : 1);
}

/* Forks at different moments after a run, when workers go to sleep and hold the lock. */
static void
test_forks_after_runs(void **state)
{
	work w = opened();

	(void)state;
	for (int k = 0; k < FORKS; k++) {
		int status;

		assert_true(runs(&w));
		nanosleep(&(struct timespec){0, (k % 20) * 5000}, NULL);
		pid_t child = fork();

		if (child == 0)
			in_child(&w);
		assert_int_equal(waitpid(child, &status, 0), child);
		assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	}
	assert_true(runs(&w));
	fxge_close(w.session);
	free(w.x);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_forks_after_runs)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
