/* SPDX-License-Identifier: Apache-2.0 */
/* Atomic writing of files: all or nothing. */
#include "base/diag/files.h"
#include "unit/check.h"
#include "unit/scratch.h"

#include "base/file/fd.h"
#include "base/file/lock.h"
#include "base/file/tree.h"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* Each test starts in an empty directory. */
static int
open_clean(void **state)
{
	scratch_count(1);
	return fixture_open(state);
}
#define OUT_TEST(fn) cmocka_unit_test_setup_teardown(fn, open_clean, fixture_close)

static fxge_out *
open_out(fixture *f, const char *name)
{
	fxge_out *o = fxge_out_open(&f->arena, &f->diags, scratch_path(name));

	assert_non_null(o);
	return o;
}

static void
commit_makes_it_visible(void **state)
{
	fixture *f = *state;
	mode_t mask = umask(027);
	fxge_out *o = open_out(f, "model.air");

	fxge_out_write(o, "hello ", 6);
	fxge_out_write(o, "world", 5);
	assert_int_equal(fxge_out_size(o), 11);
	assert_string_equal(scratch_read("model.air"), "(none)");
	assert_int_equal(scratch_count(0), 1);
	assert_true(fxge_out_commit(o));
	umask(mask);
	assert_string_equal(scratch_read("model.air"), "hello world");
	assert_int_equal(scratch_count(0), 1);
	struct stat st;
	assert_int_equal(stat(scratch_path("model.air"), &st), 0);
	assert_int_equal(st.st_mode & 0777, 0640);
}

static void
large_and_small_writes_mix(void **state)
{
	fixture *f = *state;
	static char big[200000];

	for (size_t i = 0; i < sizeof big; i++)
		big[i] = (char)(i * 7 % 251);
	fxge_out *o = open_out(f, "big");
	fxge_out_write(o, big, 10);
	fxge_out_write(o, big + 10, 65530);
	fxge_out_write(o, big + 65540, 100000);
	fxge_out_write(o, big + 165540, 0);
	fxge_out_write(o, big + 165540, sizeof big - 165540);
	assert_true(fxge_out_commit(o));
	fxge_file *file = fxge_file_open(&f->heap, &f->diags, scratch_path("big"));
	assert_int_equal(file->bytes.size, sizeof big);
	assert_memory_equal(file->bytes.data, big, sizeof big);
	fxge_file_close(file);
}

static void
abort_leaves_the_old_file(void **state)
{
	fixture *f = *state;

	scratch_write("model", "old");
	fxge_out *o = open_out(f, "model");
	fxge_out_write(o, "new", 3);
	fxge_out_abort(o);
	fxge_out_write(o, "more", 4);
	assert_false(fxge_out_commit(o));
	fxge_out_abort(o);
	fxge_out_abort(NULL);
	assert_string_equal(scratch_read("model"), "old");
	assert_int_equal(scratch_count(0), 1);
}

static void
the_end_of_the_arena_aborts(void **state)
{
	fixture *f = *state;
	fxge_arena_mark m = fxge_arena_save(&f->arena);

	fxge_out_write(open_out(f, "a"), "x", 1);
	fxge_out *finished = open_out(f, "b");
	assert_true(fxge_out_finish(finished));
	assert_int_equal(scratch_count(0), 2);
	fxge_arena_restore(&f->arena, m);
	assert_int_equal(scratch_count(0), 0);
}

static void
two_files_appear_in_order(void **state)
{
	fixture *f = *state;
	fxge_out *weights = open_out(f, "w.bin"), *model = open_out(f, "m.air");

	fxge_out_write(weights, "w", 1);
	fxge_out_write(model, "m", 1);
	assert_true(fxge_out_finish(weights) && fxge_out_finish(model));
	assert_string_equal(scratch_read("w.bin"), "(none)");
	assert_true(fxge_out_publish(weights));
	assert_string_equal(scratch_read("w.bin"), "w");
	assert_string_equal(scratch_read("m.air"), "(none)");
	assert_true(fxge_out_publish(model));
	assert_string_equal(scratch_read("m.air"), "m");
	assert_int_equal(scratch_count(0), 2);
	assert_false(fxge_out_publish(open_out(f, "unfinished")));
}

static void
check_failure(fixture *f, const char *message)
{
	assert_int_equal(f->diags.list.len, 1);
	assert_int_equal(f->diags.list.data[0].id, FXGE_D_FILE_WRITE);
	assert_string_equal(f->diags.list.data[0].message, message);
	assert_int_equal(f->diags.exit, FXGE_EXIT_IO);
}

/* A FIFO instead of /dev/full: if the rule were broken, root would rename a file over the
 * device. */
static void
what_is_no_regular_file_is_written_in_place(void **state)
{
	fixture *f = *state;

	signal(SIGPIPE, SIG_IGN);
	assert_int_equal(mkfifo(scratch_path("fifo"), 0600), 0);
	int reader = open(scratch_path("fifo"), O_RDONLY | O_NONBLOCK);
	fxge_out *o = open_out(f, "fifo");
	fxge_out_write(o, "text", 4);
	assert_true(fxge_out_commit(o));
	char text[8] = "";
	assert_int_equal(read(reader, text, sizeof text), 4);
	assert_string_equal(text, "text");
	o = open_out(f, "fifo");
	close(reader);
	static char big[100000];
	fxge_out_write(o, big, sizeof big);
	fxge_out_write(o, "x", 1);
	assert_false(fxge_out_commit(o));
	assert_false(fxge_out_publish(o));
	check_failure(f, "cannot write: Broken pipe");
	struct stat st;
	assert_int_equal(stat(scratch_path("fifo"), &st), 0);
	assert_true(S_ISFIFO(st.st_mode));
	assert_int_equal(scratch_count(0), 1);
}

static void
a_write_that_fails_half_way_leaves_nothing(void **state)
{
	fixture *f = *state;
	struct rlimit old, small;

	signal(SIGXFSZ, SIG_IGN);
	getrlimit(RLIMIT_FSIZE, &old);
	small = (struct rlimit){100000, old.rlim_max};
	scratch_write("model", "old");
	fxge_out *o = open_out(f, "model");
	setrlimit(RLIMIT_FSIZE, &small);
	static char big[300000];
	fxge_out_write(o, big, sizeof big);
	bool done = fxge_out_commit(o);
	setrlimit(RLIMIT_FSIZE, &old);
	assert_false(done);
	check_failure(f, "cannot write: File too large");
	assert_string_equal(scratch_read("model"), "old");
	assert_int_equal(scratch_count(0), 1);
}

static void
bad_targets_are_refused_at_once(void **state)
{
	fixture *f = *state;

	assert_null(fxge_out_open(&f->arena, &f->diags, scratch_path("no/such/dir")));
	check_failure(f, "cannot write: No such file or directory");
	fxge_diags_clear(&f->diags);
	assert_null(fxge_out_open(&f->arena, &f->diags, scratch));
	check_failure(f, "cannot write: Is a directory");
}

static void
links_are_followed(void **state)
{
	fixture *f = *state;

	scratch_write("real", "old");
	assert_int_equal(symlink("real", scratch_path("link")), 0);
	fxge_out *o = open_out(f, "link");
	fxge_out_write(o, "new", 3);
	assert_true(fxge_out_commit(o));
	assert_string_equal(scratch_read("real"), "new");
	struct stat st;
	assert_int_equal(lstat(scratch_path("link"), &st), 0);
	assert_true(S_ISLNK(st.st_mode));
}

static void
links_to_nothing_are_followed(void **state)
{
	fixture *f = *state;
	struct stat st;

	assert_int_equal(symlink("second", scratch_path("first")), 0);
	assert_int_equal(symlink(scratch_path("new"), scratch_path("second")), 0);
	fxge_out *o = open_out(f, "first");

	fxge_out_write(o, "text", 4);
	assert_true(fxge_out_commit(o));
	assert_string_equal(scratch_read("new"), "text");
	for (int i = 0; i < 2; i++) {
		assert_int_equal(lstat(scratch_path(i ? "second" : "first"), &st), 0);
		assert_true(S_ISLNK(st.st_mode));
	}
}

static void
links_without_an_end_fail(void **state)
{
	fixture *f = *state;

	assert_int_equal(symlink("two", scratch_path("one")), 0);
	assert_int_equal(symlink("one", scratch_path("two")), 0);
	assert_null(fxge_out_open(&f->arena, &f->diags, scratch_path("one")));
	check_failure(f, "cannot write: Too many levels of symbolic links");
	fxge_diags_clear(&f->diags);
	assert_int_equal(symlink("none/file", scratch_path("lost")), 0);
	assert_null(fxge_out_open(&f->arena, &f->diags, scratch_path("lost")));
	check_failure(f, "cannot write: No such file or directory");
}

static void
a_long_name_still_has_room(void **state)
{
	fixture *f = *state;
	char name[NAME_MAX + 1];

	memset(name, 'n', NAME_MAX);
	name[NAME_MAX] = '\0';
	assert_true(fxge_out_commit(open_out(f, name)));
	assert_string_equal(scratch_read(name), "");
}

static void
abort_all_removes_what_is_unpublished(void **state)
{
	fixture *f = *state;
	fxge_out *done = open_out(f, "done"), *open = open_out(f, "open");

	assert_true(fxge_out_commit(done));
	pid_t child = fork();
	if (child == 0) {
		fxge_out_abort_all(); /* a child does not own its parent's files */
		_exit(0);
	}
	waitpid(child, NULL, 0);
	assert_int_equal(scratch_count(0), 2);
	fxge_out_abort_all();
	assert_int_equal(scratch_count(0), 1);
	assert_false(fxge_out_commit(open));
	fxge_out_abort_all();
	assert_string_equal(scratch_read("done"), "");
}

static void
a_signal_removes_every_file(void **state)
{
	fixture *f = *state;
	enum { MANY = 1100 };
	static fxge_out *outs[MANY];

	for (int i = 0; i < MANY; i++) {
		char name[32];
		snprintf(name, sizeof name, "w%d", i);
		outs[i] = open_out(f, name);
		assert_true(fxge_out_finish(outs[i]));
	}
	for (int i = 0; i < MANY / 2; i++)
		assert_true(fxge_out_publish(outs[i]));
	fxge_out_abort_all(); /* as a signal does */
	assert_int_equal(scratch_count(0), MANY / 2);
}

static void
a_signal_removes_files_of_long_paths(void **state)
{
	fixture *f = *state;
	char name[2048] = "";

	while (strlen(name) < 1500) {
		strcat(name, "a-directory-with-a-name-of-some-length/");
		assert_int_equal(mkdir(scratch_path(name), 0700), 0);
	}
	char dir[2048];
	strcpy(dir, name);
	strcat(name, "model");
	open_out(f, name);
	fxge_out_abort_all();
	assert_int_equal(rmdir(scratch_path(dir)), 0); /* empty */
	for (char *slash; (dir[strlen(dir) - 1] = '\0', slash = strrchr(dir, '/'));) {
		slash[1] = '\0';
		assert_int_equal(rmdir(scratch_path(dir)), 0);
	}
}

/* Closed standard streams stay closed, so that the host's next output does not end in a file. */
static bool
streams_are_closed(void)
{
	bool closed = true;

	for (int fd = 0; fd < 3; fd++)
		closed = closed && fcntl(fd, F_GETFD) < 0;
	return closed;
}

/* Runs in a daemon. Returns the number of the step that failed, 0 if none. */
static int
write_without_streams(fixture *f)
{
	for (int fd = 0; fd < 3; fd++)
		close(fd);
	fxge_out *o = fxge_out_open(&f->arena, &f->diags, scratch_path("model"));
	if (!o || !streams_are_closed())
		return 1;
	fxge_out_write(o, "text", 4);
	if (!fxge_out_commit(o) || !streams_are_closed())
		return 2;
	int held = fxge_fd_open(scratch_path("model"), O_RDONLY, 0);
	if (held < 3 || !(fcntl(held, F_GETFD) & FD_CLOEXEC) || !streams_are_closed())
		return 3;
	DIR *d = fxge_fd_opendir(scratch);
	int ends[2];
	if (!d || dirfd(d) < 3 || !fxge_fd_pipe(ends) || ends[0] < 3 || ends[1] < 3)
		return 4;
	for (int i = 0; i < 2; i++)
		if (!(fcntl(ends[i], F_GETFD) & FD_CLOEXEC))
			return 5;
	const char *dir = fxge_tree_new(&f->arena, &f->diags, scratch_path("dir"), 0700);
	return dir && streams_are_closed() ? 0 : 6;
}

static void
closed_standard_streams_stay_closed(void **state)
{
	fixture *f = *state;
	int status = -1;
	pid_t child = fork();

	if (child == 0) {
		int step = write_without_streams(f);
		fxge_arena_release(&f->arena);
		_exit(step);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_string_equal(scratch_read("model"), "text");
}

/* Readers share the lock of a directory, a writer has it alone, and nobody waits for ever. */
static void
a_directory_has_one_writer(void **state)
{
	fixture *f = *state;
	fxge_session s = {0};
	const char *path = scratch_path("m.air");
	fxge_arena other;

	fxge_arena_init(&other, &f->heap);
	assert_true(fxge_lock_directory_of(&other, &s, path, true, 0));
	assert_true(fxge_lock_directory_of(&f->arena, &s, path, true, 0));
	assert_false(fxge_lock_directory_of(&f->arena, &s, path, false, 1));
	fxge_arena_release(&f->arena);
	fxge_arena_release(&other);
	assert_true(fxge_lock_directory_of(&f->arena, &s, path, false, 0));
	assert_false(fxge_lock_directory_of(&other, &s, path, true, 0));
	fxge_arena_release(&other);
	assert_true(fxge_lock_directory_of(&f->arena, &s, scratch_path("no/such"), false, 0));
}

/* A child that is forked while the lock is held does not keep it. */
static void
a_lock_ends_in_spite_of_a_child(void **state)
{
	fixture *f = *state;
	fxge_session s = {0};
	const char *path = scratch_path("m.air");
	int ends[2], status;
	char c;

	assert_int_equal(pipe(ends), 0);
	assert_true(fxge_lock_directory_of(&f->arena, &s, path, false, 0));
	pid_t child = fork();

	if (child == 0) {
		close(ends[1]);
		_exit(read(ends[0], &c, 1) == 0 ? 0 : 1); /* until the parent has closed its end */
	}
	fxge_arena_release(&f->arena);
	assert_true(fxge_lock_directory_of(&f->arena, &s, path, false, 0));
	close(ends[0]);
	close(ends[1]);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
}

/* Directories that the process created go if they are empty, parents too. */
static void
empty_directories_go_at_a_signal(void **state)
{
	fixture *f = *state;
	static const char *const names[] = {"new", "new/a", "new/a/b", "kept", "kept/file"};
	const char *paths[5];

	for (int i = 0; i < 5; i++)
		paths[i] =
			fxge_arena_strndup(&f->arena, scratch_path(names[i]), strlen(scratch_path(names[i])));
	for (int i = 0; i < 4; i++) {
		assert_int_equal(fxge_tree_make(&f->arena, paths[i], 0700), 0);
		assert_int_equal(fxge_tree_make(&f->arena, paths[i], 0700), -1);
		assert_int_equal(errno, EEXIST);
	}
	fxge_out *file = fxge_out_open(&f->arena, &f->diags, paths[4]), *open = open_out(f, "new/a/x");

	fxge_out_write(file, "text", 4);
	assert_true(fxge_out_commit(file));
	fxge_out_write(open, "text", 4);
	fxge_out_abort_all();
	for (int i = 0; i < 5; i++)
		assert_int_equal(access(paths[i], F_OK), i < 3 ? -1 : 0);
	fxge_arena_release(&f->arena); /* from here on the directories are the caller's */
	assert_int_equal(mkdir(scratch_path("new"), 0700), 0);
	fxge_out_abort_all();
	assert_int_equal(rmdir(scratch_path("new")), 0);
	fxge_tree_remove(scratch_path("kept"));
}

static int
write_two(void *arg)
{
	fixture *f = arg;
	fxge_out *a = open_out(f, "a"), *b = open_out(f, "b");

	fxge_out_write(a, "a", 1);
	fxge_out_open(&f->arena, &f->diags, scratch_path("no/such"));
	fxge_out_finish(b);
	return 0;
}

static void
no_allocation_that_fails_leaves_a_file(void **state)
{
	fixture *f = *state;
	int result = -1;

	for (uint64_t n = 1; result != 0; n++) {
		f->heap.allocs = 0;
		f->heap.fail_from = n;
		fxge_diags_init(&f->diags, &f->arena);
		result = fxge_heap_guard(&f->heap, write_two, f);
		fxge_arena_release(&f->arena);
		assert_int_equal(f->heap.live, 0);
		assert_int_equal(scratch_count(0), 0);
		assert_true(n < 100);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		OUT_TEST(commit_makes_it_visible),
		OUT_TEST(large_and_small_writes_mix),
		OUT_TEST(abort_leaves_the_old_file),
		OUT_TEST(the_end_of_the_arena_aborts),
		OUT_TEST(two_files_appear_in_order),
		OUT_TEST(what_is_no_regular_file_is_written_in_place),
		OUT_TEST(a_write_that_fails_half_way_leaves_nothing),
		OUT_TEST(bad_targets_are_refused_at_once),
		OUT_TEST(links_are_followed),
		OUT_TEST(links_to_nothing_are_followed),
		OUT_TEST(links_without_an_end_fail),
		OUT_TEST(a_long_name_still_has_room),
		OUT_TEST(abort_all_removes_what_is_unpublished),
		OUT_TEST(a_signal_removes_every_file),
		OUT_TEST(a_signal_removes_files_of_long_paths),
		OUT_TEST(closed_standard_streams_stay_closed),
		OUT_TEST(a_directory_has_one_writer),
		OUT_TEST(a_lock_ends_in_spite_of_a_child),
		OUT_TEST(empty_directories_go_at_a_signal),
		OUT_TEST(no_allocation_that_fails_leaves_a_file),
	};

	return cmocka_run_group_tests(tests, scratch_make, scratch_remove);
}
