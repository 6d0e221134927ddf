/* SPDX-License-Identifier: Apache-2.0 */
/* Each file of bad/ with the diagnostics that the loader must report: one check a file. */
#include "tests/ops_table/support.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
/* after the above */
#include <cmocka.h>

static const char *directory;

static const fxge_op *
find_builtin(void *user, const char *name, size_t n)
{
	static const fxge_op op = {.name = "aten.built_in.default"};

	(void)user;
	return n == strlen(op.name) && !memcmp(name, op.name, n) ? &op : NULL;
}

static const char *
load(fxge_session *s, const char *path)
{
	const char *text = read_text(s, path);

	assert_non_null(text);
	fxge_op_table t;
	fxge_op_table_init(&t, &s->arena, s->names);
	t.run_time = !strncmp(text, "# run time", 10);
	t.builtin = t.run_time ? find_builtin : NULL;
	const char *slash = strrchr(path, '/'); /* messages contain the file without its directory */
	path = slash ? slash + 1 : path;
	bool ok = fxge_op_table_load(&t, &s->diags, path, text, strlen(text), "bad");
	ok = fxge_op_table_finish(&t, &s->diags, 0) && ok;
	assert_false(ok);
	assert_true(s->diags.errors > 0);
	return rendered(s);
}

static void
check(const char *stem)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	const char *path = fxge_arena_printf(&s->arena, "%s/bad/%s", directory, stem);
	const char *got = load(s, fxge_arena_printf(&s->arena, "%s.yaml", path));
	const char *want = read_text(s, fxge_arena_printf(&s->arena, "%s.err", path));

	if (!want || strcmp(got, want))
		fail_msg("%s.yaml: expected\n%s\nbut got\n%s", stem, want ? want : "(no file .err)", got);
	fxge_session_release(s);
}

static void
each_is_refused(void **state)
{
	(void)state;
	struct dirent **entries;
	char path[4096];
	snprintf(path, sizeof path, "%s/bad", directory);
	int n = scandir(path, &entries, NULL, alphasort), count = 0;
	for (int i = 0; i < n; i++) {
		char *dot = strrchr(entries[i]->d_name, '.');
		if (dot && !strcmp(dot, ".yaml")) {
			*dot = 0;
			check(entries[i]->d_name);
			count++;
		}
		free(entries[i]);
	}
	free(n >= 0 ? (void *)entries : NULL);
	assert_true(count > 30);
}

/* Prints the diagnostics of a refused file, to create a .err file that a person then reviews. */
static int
show(const char *path)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);

	fputs(load(s, path), stdout);
	fxge_session_release(s);
	return 0;
}

int
main(int argc, char **argv)
{
	if (argc > 2)
		return show(argv[2]);
	directory = argc > 1 ? argv[1] : ".";
	const struct CMUnitTest tests[] = {cmocka_unit_test(each_is_refused)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
