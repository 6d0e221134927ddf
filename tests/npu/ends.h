/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that run in a child process, and their exit: the fake ends a program that breaks a
 * rule. */
#ifndef FXGE_TESTS_NPU_ENDS_H
#define FXGE_TESTS_NPU_ENDS_H

#include "unit/check.h"
#include "unit/scratch.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>

/* Returns the status of waitpid; the fake's log is scratch_path("log"). */
static inline int
ends_of(void (*program)(void))
{
	int status = 0;
	pid_t child = fork();

	if (child == 0) {
		setenv("FAKE_CANN_LOG", scratch_path("log"), 1);
		if (!freopen("/dev/null", "w", stderr))
			_exit(9);
		signal(SIGSEGV, SIG_DFL);
		program();
		_exit(0);
	}
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	return status;
}

/* Returns true if the log contains the text. */
static inline bool
log_has(const char *text)
{
	static char all[16384];
	FILE *f = fopen(scratch_path("log"), "r");

	all[f ? fread(all, 1, sizeof all - 1, f) : 0] = 0;
	if (f)
		fclose(f);
	return strstr(all, text) != NULL;
}

typedef struct rule_case {
	void (*program)(void);
	const char *rule; /* expected in the log: "broken 1.3 aclInit" */
} rule_case;

/* Checks that each of the n programs is ended by its rule. */
static inline void
expect_broken(const rule_case *all, int n)
{
	for (int i = 0; i < n; i++) {
		remove(scratch_path("log"));
		int status = ends_of(all[i].program);

		if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGABRT || !log_has(all[i].rule))
			fail_msg("%s: status %x", all[i].rule, (unsigned)status);
	}
}

#endif
