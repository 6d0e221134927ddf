/* SPDX-License-Identifier: Apache-2.0 */
/* Executables of programs in text form, and their arrays. */
#include "exec_text.h"

static int
job_body(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_text_parse(j->s, "test", j->text, strlen(j->text));

	j->e = p ? fxge_exec_new(p) : NULL;
	bool ok = j->e && (j->keep || fxge_exec_run(j->e, j->in, j->n_in, j->out, j->n_out));

	if (!j->keep) {
		fxge_exec_release(j->e);
		j->e = NULL;
	}
	return ok;
}

bool
run_job(job *j)
{
	return fxge_heap_guard(&j->s->heap, job_body, j) == 1;
}

static void
show(fxge_session *s)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, &s->arena);
	for (size_t i = 0; i < s->diags.list.len; i++)
		fxge_diag_render(&t, &s->diags.list.data[i]);
	fprintf(stderr, "%s\n", t.len ? t.data : "(no diagnostic)");
}

fxge_exec *
make(fxge_session *s, const char *text)
{
	job j = {.s = s, .text = text, .keep = true};

	if (!run_job(&j))
		show(s);
	assert_non_null(j.e);
	return j.e;
}

fxge_array
vector(fxge_dtype dt, int64_t n, void *data)
{
	return (fxge_array){.dtype = dt,
		.rank = 1,
		.shape = {n},
		.data = data,
		.size = fxge_dtype_size(dt) * (size_t)n};
}

fxge_array
matrix(fxge_dtype dt, int64_t rows, int64_t columns, void *data)
{
	return (fxge_array){.dtype = dt,
		.rank = 2,
		.shape = {rows, columns},
		.data = data,
		.size = fxge_dtype_size(dt) * (size_t)(rows * columns)};
}

int
session_open(void **state)
{
	*state = fxge_session_new(NULL, NULL, NULL);
	return *state ? 0 : -1;
}

int
session_close(void **state)
{
	fxge_session_release(*state);
	return 0;
}
