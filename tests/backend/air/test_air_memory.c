/* SPDX-License-Identifier: Apache-2.0 */
/* Memory failure at the n-th allocation, for every n: an error, no leak, no file. */
#include "backend/air/support.h"

#include <dirent.h>
#include <unistd.h>

typedef struct job {
	air_test *t;
	fxge_program *p;
	bool wrote;
} job;

static int
work(void *arg)
{
	job *j = arg;
	fxge_session *s = j->t->s;
	fxge_air_options o = {.weights = FXGE_WEIGHTS_FILES, .force = true};

	j->wrote = fxge_air_write(j->p, j->t->path, &o);
	if (!j->wrote)
		return 0;
	fxge_file *f = fxge_file_open_in(&s->arena, &s->diags, j->t->path);

	if (!f || !fxge_air_check(s, f, j->t->path, NULL, "ascend910b", 0, NULL, false))
		return 0;
	return fxge_air_read(s, f, air_in(j->t, "m.io.json")) != NULL;
}

static int
count_files(const char *path)
{
	DIR *d = opendir(path);
	int n = 0;

	for (struct dirent *e; d && (e = readdir(d));)
		n += e->d_name[0] != '.';
	if (d)
		closedir(d);
	return n;
}

/* Returns true if the job succeeded. */
static bool
fail_at(uint64_t n, uint64_t more)
{
	void *state;

	assert_int_equal(air_open(&state), 0);
	air_test *t = state;
	job j = {.t = t, .p = air_program(t, base_text)};

	t->s->heap.fail_from = t->s->heap.allocs + n;
	t->s->heap.fail_more = more;
	int r = fxge_heap_guard(&t->s->heap, work, &j);

	t->s->heap.fail_from = 0;
	if (r < 0) { /* as a caller does: the program is released, with everything that it had open */
		fxge_program_release(j.p);
		if (!j.wrote)
			assert_int_equal(count_files(t->dir), 0);
	}
	assert_int_equal(air_close(&state), 0);
	return r == 1;
}

static void
every_allocation(void **state)
{
	(void)state;
	uint64_t n = 1;

	while (!fail_at(n, UINT64_MAX))
		n++;
	for (uint64_t k = 1; k < n; k++)
		fail_at(k, 0);
	assert_true(n > 10);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(every_allocation)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
