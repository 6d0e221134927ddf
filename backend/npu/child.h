/* SPDX-License-Identifier: Apache-2.0 */
/* Child processes: other programs, and calls of libraries that may crash or hang. */
#ifndef FXGE_BACKEND_NPU_CHILD_H
#define FXGE_BACKEND_NPU_CHILD_H

#include "base/arena.h"

/* Work of a child: a program or a function. */
typedef struct fxge_child {
	const char *const *argv;          /* argv[0] is a path; NULL = `body` is called */
	void (*body)(void *arg, int out); /* writes lines to `out` */
	void *arg;
	const char *directory;  /* working directory; NULL = this process's */
	const char *const *env; /* environment as "NAME=VALUE"; NULL = this process's */
	int seconds;            /* time limit; 0 = unlimited */
	void (*line)(void *user, const char *line,
		size_t n); /* receives each line of output, without line end */
	void *user;
} fxge_child;

/* End of a child: not started (`error`), exited (`code`), killed by a signal, or killed after the
 * time limit (`late`). */
typedef struct fxge_child_end {
	int error; /* errno of the failed start, or 0 */
	int code, signal;
	bool late;
} fxge_child_end;

/* Runs a child until it ends. Passes its standard output and error as lines in order, each cut at
 * 4095 bytes, and kills processes that it leaves behind. Allocates in `a`. */
void fxge_child_run(fxge_arena *a, const fxge_child *c, fxge_child_end *end);
/* Returns "exit code 3", "SIGSEGV", "no answer within 60 seconds". */
const char *fxge_child_ended(fxge_arena *a, const fxge_child *c, const fxge_child_end *end);
/* A program that answers requests, line by line. */
typedef struct fxge_dialogue fxge_dialogue;

/* Starts the program of `c`, whose input and output are the dialogue; its errors are dropped. It is
 * killed when `a` is released. Returns NULL if it cannot be started. */
fxge_dialogue *fxge_dialogue_open(fxge_arena *a, const fxge_child *c);
void fxge_dialogue_close(fxge_dialogue *d); /* kills the program */
/* Sends a line, with its end. Returns false if the program has ended. */
bool fxge_dialogue_say(fxge_dialogue *d, const char *request);
/* Reads a line, cut at `room` - 1 bytes. Returns false if the program ends or takes longer than
 * `seconds`. */
bool fxge_dialogue_hear(fxge_dialogue *d, char *answer, size_t room, int seconds);

/* Kills all running children of this process; async-signal-safe. */
void fxge_child_abort_all(void);

#endif
