/* Executables of programs that a test has as text, and the arrays that they take. */
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
	fxge_exec *e; /* kept when `keep` */
	bool keep;
} job;

/* Makes the executable; runs it, and gives it back, unless it is kept. False after a diagnostic. */
bool run_job(job *j);
/* The executable; the test fails where there is none. */
fxge_exec *make(fxge_session *s, const char *text);

fxge_array vector(fxge_dtype dt, int64_t n, void *data);
fxge_array matrix(fxge_dtype dt, int64_t rows, int64_t columns, void *data);

/* A session as the state of a test. */
int session_open(void **state);
int session_close(void **state);

#endif
