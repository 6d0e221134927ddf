/* SPDX-License-Identifier: Apache-2.0 */
/* Files: refusals, reference counts, the state after a memory failure. */
#include "base/diag/files.h"
#include "unit/check.h"
#include "unit/scratch.h"

#include "base/file/fd.h"
#include "base/file/reference.h"

#include <fcntl.h>
#include <sys/mman.h>

static void
refuses(fixture *f, const char *path, fxge_diag_id id, const char *message)
{
	assert_null(fxge_file_open(&f->heap, &f->diags, path));
	const fxge_diag *d = &f->diags.list.data[f->diags.list.len - 1];
	assert_int_equal(d->id, id);
	assert_string_equal(d->message, message);
	assert_string_equal(d->loc.file, path);
	assert_int_equal(f->diags.exit, FXGE_EXIT_IO);
}

static void
what_is_no_regular_file_is_refused(void **state)
{
	fixture *f = *state;

	refuses(f, scratch_path("none"), FXGE_D_FILE_OPEN, "No such file or directory");
	refuses(f, "", FXGE_D_FILE_OPEN, "No such file or directory");
	refuses(f, scratch, FXGE_D_FILE_READ, "is a directory, expected a file");
	assert_int_equal(mkfifo(scratch_path("fifo"), 0600), 0);
	refuses(f, scratch_path("fifo"), FXGE_D_FILE_READ, "is a FIFO, expected a regular file");
	refuses(f, "/dev/zero", FXGE_D_FILE_READ, "is a device, expected a regular file");
	scratch_write("file", "x");
	refuses(f, scratch_path("file/below"), FXGE_D_FILE_OPEN, "Not a directory");
}

static void
an_empty_file_has_no_bytes(void **state)
{
	fixture *f = *state;

	scratch_write("empty", "");
	fxge_file *file = fxge_file_open(&f->heap, &f->diags, scratch_path("empty"));
	assert_int_equal(file->bytes.size, 0);
	assert_non_null(file->bytes.data);
	assert_int_equal(f->diags.errors, 0);
	fxge_file_close(file);
}

static void
a_mapping_lives_as_long_as_its_last_reference(void **state)
{
	fixture *f = *state;

	scratch_write("model", "bytes of a model");
	fxge_file *file = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	assert_true(file->mapped);
	fxge_file *again = fxge_file_ref(file);
	fxge_file_close(file);
	assert_int_equal(again->bytes.size, 16);
	assert_memory_equal(again->bytes.data, "bytes of a model", 16);
	void *page = (void *)(uintptr_t)again->bytes.data;
	fxge_file_close(again);
	assert_int_equal(msync(page, 16, MS_ASYNC), -1); /* nothing is mapped there any more */
	fxge_file_close(NULL);
}

static void
changes_of_the_mapped_file_are_seen(void **state)
{
	fixture *f = *state;

	scratch_write("model", "old");
	fxge_file *file = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	assert_false(fxge_file_changed(file));
	assert_int_equal(truncate(scratch_path("model"), 1), 0);
	assert_true(fxge_file_changed(file));
	scratch_write("fresh", "another file");
	assert_int_equal(rename(scratch_path("fresh"), scratch_path("model")), 0);
	assert_false(fxge_file_changed(file));
	fxge_file_close(file);
}

static void
a_copy_is_private(void **state)
{
	fixture *f = *state;
	char text[] = "abc";
	fxge_file *file = fxge_file_copy(&f->heap, &f->diags, "label", text, 3);

	text[0] = 'x';
	assert_memory_equal(file->bytes.data, "abc", 3);
	assert_string_equal(file->path, "label");
	assert_false(file->mapped);
	assert_int_equal((uintptr_t)file->bytes.data & 15, 0);
	fxge_file_close(file);
	fxge_file_close(fxge_file_copy(&f->heap, &f->diags, "label", NULL, 0));
}

static int
open_fds(void)
{
	int n = 0;

	for (int fd = 0; fd < 256; fd++)
		n += fcntl(fd, F_GETFD) >= 0;
	return n;
}

static int
open_in(void *arg)
{
	fixture *f = arg;

	fxge_file_open_in(&f->arena, &f->diags, scratch_path("model"));
	fxge_file_open_in(&f->arena, &f->diags, scratch_path("none"));
	return 0;
}

static void
no_allocation_that_fails_leaves_something(void **state)
{
	fixture *f = *state;

	scratch_write("model", "abc");
	int fds = open_fds(), result = -1;
	for (uint64_t n = 1; result != 0; n++) {
		f->heap.allocs = 0;
		f->heap.fail_from = n;
		fxge_diags_init(&f->diags, &f->arena);
		result = fxge_heap_guard(&f->heap, open_in, f);
		fxge_arena_release(&f->arena);
		assert_int_equal(f->heap.live, 0);
		assert_int_equal(open_fds(), fds);
		assert_true(n < 100);
	}
}

/* Releases the pages of a mapping, which are read again on access; memory outside of it is
 * untouched. */
static void
what_was_passed_is_there_again(void **state)
{
	fixture *f = *state;
	enum { SIZE = 1 << 16 };
	static char text[SIZE + 1];

	memset(text, 'x', SIZE);
	scratch_write("model", text);
	fxge_file *file = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	fxge_file *copy = fxge_file_copy(&f->heap, &f->diags, "copy", text, SIZE);
	fxge_file_drop_pages(file, file->bytes);
	assert_memory_equal(file->bytes.data, text, SIZE);
	fxge_file_drop_pages(copy, copy->bytes);
	assert_memory_equal(copy->bytes.data, text, SIZE);
	fxge_file_drop_pages(file, copy->bytes);
	assert_memory_equal(copy->bytes.data, text, SIZE);
	fxge_file_drop_pages(file, (fxge_bytes){(const uint8_t *)text, SIZE});
	assert_int_equal(text[SIZE / 2], 'x');
	fxge_file_close(copy);
	fxge_file_close(file);
}

/* Another process writes into the file, or truncates and rewrites it: `cp OTHER FILE`. */
static void
an_owned_mapping_stays_as_it_is(void **state)
{
	fixture *f = *state;

	scratch_write("model", "old text");
	fxge_file *file = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	const uint8_t *at = file->bytes.data;
	fxge_file_own(file);
	fxge_file_own(file);
	scratch_write("model", "");
	scratch_write("model", "new text");
	assert_ptr_equal(file->bytes.data, at);
	assert_memory_equal(at, "old text", 8);
	fxge_file_drop_pages(file, file->bytes);
	assert_memory_equal(at, "old text", 8);
	fxge_file *copy = fxge_file_copy(&f->heap, &f->diags, "copy", "x", 1);
	fxge_file_own(copy);
	assert_memory_equal(copy->bytes.data, "x", 1);
	fxge_file_close(copy);
	fxge_file_close(file);
}

/* A second open shares the mapping, unless the file was replaced. */
static void
a_file_is_mapped_once(void **state)
{
	fixture *f = *state;

	scratch_write("model", "some weights");
	fxge_file *first = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	fxge_file *second = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	assert_ptr_equal(first->bytes.data, second->bytes.data);
	fxge_file_close(first);
	assert_memory_equal(second->bytes.data, "some weights", 12);
	assert_int_equal(unlink(scratch_path("model")), 0);
	scratch_write("model", "more weights");
	fxge_file *other = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	assert_ptr_not_equal(other->bytes.data, second->bytes.data);
	assert_memory_equal(other->bytes.data, "more weights", 12);
	fxge_file_close(second);
	fxge_file *again = fxge_file_open(&f->heap, &f->diags, scratch_path("model"));
	assert_ptr_equal(again->bytes.data, other->bytes.data);
	fxge_file_close(other);
	fxge_file_close(again);
	assert_int_equal(f->heap.live, 0);
	for (int i = 0; i < FXGE_HEAP_FILES; i++)
		assert_null(f->heap.files[i]);
}

/* The file that was found is opened, or none: a directory above it becomes a link to another one.
 */
static void
a_found_file_that_becomes_a_link(void **state)
{
	fixture *f = *state;
	fxge_arena *a = &f->arena;
	fxge_session s = {0};
	char from[PATH_MAX + 16], real[PATH_MAX];

	assert_non_null(realpath(scratch, real));
	snprintf(from, sizeof from, "%s/in/m.air", real);
	for (int i = 0; i < 3; i++)
		assert_int_equal(mkdir(scratch_path((const char *[]){"in", "in/own", "out"}[i]), 0700), 0);
	scratch_write("in/own/w.bin", "own");
	scratch_write("out/w.bin", "secret");
	assert_non_null(fxge_reference_path(a, &s, from, "own/w.bin", real));
	int fd = fxge_fd_open_real(real, O_PATH);
	assert_true(fd >= 0);
	close(fd);
	assert_int_equal(rename(scratch_path("in/own"), scratch_path("in/old")), 0);
	assert_int_equal(symlink("../out", scratch_path("in/own")), 0);
	assert_int_equal(fxge_fd_open_real(real, O_PATH), -1);
	assert_null(fxge_fd_opendir_real(strndupa(real, strlen(real) - strlen("/w.bin"))));
	assert_null(fxge_reference_path(a, &s, from, "own/w.bin", real));
	for (int i = 0; i < 6; i++)
		remove(scratch_path(
			(const char *[]){"in/own", "in/old/w.bin", "in/old", "in", "out/w.bin", "out"}[i]));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(what_is_no_regular_file_is_refused),
		TEST(an_empty_file_has_no_bytes),
		TEST(a_mapping_lives_as_long_as_its_last_reference),
		TEST(changes_of_the_mapped_file_are_seen),
		TEST(a_copy_is_private),
		TEST(what_was_passed_is_there_again),
		TEST(an_owned_mapping_stays_as_it_is),
		TEST(a_file_is_mapped_once),
		TEST(a_found_file_that_becomes_a_link),
		TEST(no_allocation_that_fails_leaves_something),
	};

	return cmocka_run_group_tests(tests, scratch_make, scratch_remove);
}
