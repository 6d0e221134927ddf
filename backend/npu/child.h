/* Work in a child process: other programs, and libraries that may crash or hang. */
#ifndef FXGE_BACKEND_NPU_CHILD_H
#define FXGE_BACKEND_NPU_CHILD_H

#include "base/arena.h"

/* What the child does: a program, or a function of ours. */
typedef struct fxge_child {
	const char *const *argv; /* argv[0] is the program's path, no name to be looked for; or NULL */
	void (*body)(void *arg, int out); /* instead of a program: writes its lines to `out` */
	void *arg;
	const char *folder;     /* its working directory; NULL = this process's */
	const char *const *env; /* "NAME=VALUE" in the place of this process's, or NULL */
	int seconds;            /* that it may take; 0 = as many as it wants */
	void (*line)(void *user, const char *line, size_t n); /* of its output, without line end */
	void *user;
} fxge_child;

/* How it ended: not at all begun (`error`), by itself (`code`), by a signal, or by us (`late`). */
typedef struct fxge_child_end {
	int error; /* errno of what could not be started, else 0 */
	int code, signal;
	bool late;
} fxge_child_end;

/* Runs it to its end; standard output and standard error arrive as lines, in the order in which it
 * wrote them, the longest cut at 4095 bytes. Programs that it leaves behind are ended with it.
 * Memory is of `a`. */
void fxge_child_run(fxge_arena *a, const fxge_child *c, fxge_child_end *end);
/* "exit code 3", "SIGSEGV", "no answer within 60 seconds" */
const char *fxge_child_ended(fxge_arena *a, const fxge_child *c, const fxge_child_end *end);
/* Ends every child of this process that runs; async-signal-safe. */
void fxge_child_abort_all(void);

#endif
