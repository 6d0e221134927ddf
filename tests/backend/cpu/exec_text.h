/* SPDX-License-Identifier: Apache-2.0 */
/* Executables of programs in text form, and their arrays. */
#ifndef FXGE_TESTS_EXEC_TEXT_H
#define FXGE_TESTS_EXEC_TEXT_H

#include "unit/check.h"

#include <stdio.h>

#include "backend/cpu/runtime/exec.h"
#include "ir/text/text.h"

#define HEAD "fxge 1\nmodel \"m\" stage \"ge\"\n"

typedef struct job {
	fxge_session *s;
	const char *text;
	const fxge_array *in;
	fxge_array *out;
	int n_in, n_out;
	fxge_exec *e; /* kept if `keep` */
	bool keep;
} job;

/* Makes the executable, runs it, and releases it unless it is kept. Returns false after a
 * diagnostic. */
bool run_job(job *j);
/* Returns the executable; fails the test if there is none. */
fxge_exec *make(fxge_session *s, const char *text);

fxge_array vector(fxge_dtype dt, int64_t n, void *data);
fxge_array matrix(fxge_dtype dt, int64_t rows, int64_t columns, void *data);

/* Opens a session as the state of a test. */
int session_open(void **state);
int session_close(void **state);

#endif
