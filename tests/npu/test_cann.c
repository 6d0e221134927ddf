/* SPDX-License-Identifier: Apache-2.0 */
/* Search paths of CANN and the driver, and the end of child processes. */
#include "unit/check.h"
#include "unit/scratch.h"

#include "backend/npu/cann.h"
#include "backend/npu/child.h"

#include "base/file/tree.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

static fxge_arena *arena;

static void
make(const char *path, const char *text, mode_t mode)
{
	char part[PATH_MAX];

	snprintf(part, sizeof part, "%s/%s", scratch, path);
	for (char *at = part + strlen(scratch) + 1; (at = strchr(at, '/')); at++) {
		*at = 0;
		mkdir(part, 0777);
		*at = '/';
	}
	scratch_write(path, text);
	chmod(part, mode);
}

static int
open_all(void **state)
{
	static const char *const names[] = {
		"ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME", "ASCEND_OPP_PATH", "ASCEND_AICPU_PATH"};
	fixture *f = *state;

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		unsetenv(names[i]);
	arena = &f->arena;
	return 0;
}

static void
usual_places(void **state)
{
	fxge_cann c;

	open_all(state);
	fxge_cann_find(arena, scratch, &c);
	assert_null(c.home);
	assert_null(c.driver);
	make("usr/local/Ascend/ascend-toolkit/latest/share/info/hccl/version.info",
		"Name=x\nVersion=8.5.0\n", 0666);
	fxge_cann_find(arena, scratch, &c);
	assert_string_equal(c.how, "the usual place");
	assert_string_equal(c.version, "8.5.0");
	assert_null(c.opp);
	make("usr/local/Ascend/cann/bin/atc", "", 0777);
	make("usr/local/Ascend/cann/share/info/runtime/version.info", "Version=9.1.0", 0666);
	fxge_cann_find(arena, scratch, &c);
	assert_non_null(strstr(c.home, "/Ascend/cann"));
	assert_non_null(strstr(c.atc, "/Ascend/cann/bin/atc"));
	assert_string_equal(c.version, "9.1.0");
}

static void
a_driver_where_its_installer_says(void **state)
{
	fxge_cann c;

	open_all(state);
	make("opt/npu/driver/version.info", "package=x\nVersion=25.2\n", 0666);
	make("etc/ascend_install.info", "UserName=u\nDriver_Install_Path_Param=/opt/npu\n", 0666);
	fxge_cann_find(arena, scratch, &c);
	assert_non_null(strstr(c.driver, "/opt/npu/driver"));
	assert_string_equal(c.driver_version, "25.2");
}

static void
variables_come_first(void **state)
{
	fxge_cann c;

	open_all(state);
	make("mine/bin/atc", "", 0777);
	setenv("ASCEND_HOME_PATH", scratch_path("gone"), 1);
	setenv("ASCEND_TOOLKIT_HOME", scratch_path("mine"), 1);
	fxge_cann_find(arena, "/nowhere", &c);
	assert_string_equal(c.how, "ASCEND_TOOLKIT_HOME");
	assert_non_null(strstr(c.stale, "ASCEND_HOME_PATH="));
	unsetenv("ASCEND_HOME_PATH");
	const char *const *env = fxge_cann_env(arena, &c);
	bool home = false, path = false;

	for (; *env; env++) {
		home = home || strcmp(*env, fxge_arena_printf(arena, "ASCEND_HOME_PATH=%s", c.home)) == 0;
		path = path || strncmp(*env, fxge_arena_printf(arena, "PATH=%s/bin:", c.home), 6) == 0;
	}
	assert_true(home && path);
	unsetenv("ASCEND_TOOLKIT_HOME");
}

/* ---- children ---- */

typedef struct heard {
	int lines;
	char last[64];
} heard;

static void
hear(void *user, const char *line, size_t n)
{
	heard *h = user;

	h->lines++;
	snprintf(h->last, sizeof h->last, "%.*s", (int)n, line);
}

static fxge_child_end
shell(void **state, const char *text, int seconds, heard *h)
{
	const char *argv[] = {"/bin/sh", "-c", text, NULL};
	fxge_child c = {
		.argv = argv, .seconds = seconds, .line = hear, .user = h, .directory = scratch};
	fxge_child_end end;

	open_all(state);
	*h = (heard){0};
	fxge_child_run(arena, &c, &end);
	return end;
}

static void
children_end_in_every_way(void **state)
{
	heard h;
	fxge_child_end end = shell(state, "echo one; echo two >&2; pwd; exit 3", 0, &h);

	assert_int_equal(end.code, 3);
	assert_int_equal(h.lines, 3);
	assert_string_equal(h.last, scratch);
	end = shell(state, "kill -SEGV $$", 0, &h);
	assert_int_equal(end.signal, SIGSEGV);
	end = shell(state, "printf half", 0, &h);
	assert_string_equal(h.last, "half");
	end = shell(state, "sleep 60", 1, &h);
	assert_true(end.late);
}

/* It holds our end of the pipe, and is ended with its parent. */
static void
what_children_leave_behind_does_not_hold_us(void **state)
{
	heard h;
	fxge_child_end end = shell(state, "sleep 60 & echo $!", 30, &h);

	assert_int_equal(end.code, 0);
	assert_false(end.late);
	for (int i = 0; i < 100 && kill(atoi(h.last), 0) == 0; i++)
		usleep(20000);
	assert_int_not_equal(kill(atoi(h.last), 0), 0);
}

/* The reader of its output runs out of memory and ends, so the child does as well. */
static void
need_memory(void *user, const char *line, size_t n)
{
	fxge_heap *h = arena->heap;

	(void)n;
	*(int *)user = atoi(line);
	h->fail_from = h->allocs + 1;
	h->fail_more = UINT64_MAX;
	fxge_arena_alloc(arena, 1 << 20);
}

static int
run_guarded(void *user)
{
	const char *argv[] = {"/bin/sh", "-c", "echo $$; sleep 60", NULL};
	fxge_child c = {.argv = argv, .line = need_memory, .user = user};
	fxge_child_end end;

	fxge_child_run(arena, &c, &end);
	return 1;
}

static void
memory_that_ends_ends_the_child(void **state)
{
	int pid = 0, next = dup(0);

	close(next);
	open_all(state);
	assert_int_equal(fxge_heap_guard(arena->heap, run_guarded, &pid), -1);
	arena->heap->fail_from = 0;
	assert_int_equal(kill(pid, 0), 0);
	fxge_arena_release(arena); /* as a call that ran out of memory does */
	assert_int_not_equal(kill(pid, 0), 0);
	int again = dup(0);

	close(again);
	assert_int_equal(again, next); /* no descriptor remains open */
}

static void
files_that_are_not_programs_are_reported(void **state)
{
	const char *argv[] = {"/no/such", NULL};
	fxge_child c = {.argv = argv};
	fxge_child_end end;

	open_all(state);
	fxge_child_run(arena, &c, &end);
	assert_int_equal(end.error, ENOENT);
	assert_string_equal(
		fxge_child_ended(arena, &c, &end), "cannot start: No such file or directory");
}

static int
remove_tree(void **state)
{
	(void)state;
	fxge_tree_remove(scratch);
	return 0;
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(usual_places, fixture_open, fixture_close),
		cmocka_unit_test_setup_teardown(
			a_driver_where_its_installer_says, fixture_open, fixture_close),
		cmocka_unit_test_setup_teardown(variables_come_first, fixture_open, fixture_close),
		cmocka_unit_test_setup_teardown(children_end_in_every_way, fixture_open, fixture_close),
		cmocka_unit_test_setup_teardown(
			what_children_leave_behind_does_not_hold_us, fixture_open, fixture_close),
		cmocka_unit_test_setup_teardown(
			memory_that_ends_ends_the_child, fixture_open, fixture_close),
		cmocka_unit_test_setup_teardown(
			files_that_are_not_programs_are_reported, fixture_open, fixture_close),
	};

	return cmocka_run_group_tests(tests, scratch_make, remove_tree);
}
