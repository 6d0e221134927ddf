/* SPDX-License-Identifier: Apache-2.0 */
/* Import of the programs of tests/models/data: no diagnostics, expected counts, a lossless way
 * through .fxpb, and a clean refusal when truncated at any length. */
#include "base/diag/operators.h"
#include "base/diag/import.h"
#include "unit/check.h"

#include "frontend/frontend.h"
#include "ir/text/text.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define DATA FXGE_SOURCE_DIR "/tests/models/data"

typedef struct job {
	fxge_session *s;
	fxge_file *file;
	fxge_program *p;
	const char *path;
	char *text;
} job;

static int
read_file(void *arg)
{
	job *j = arg;
	fxge_sbuf b;

	switch (fxge_file_kind_of(j->file->bytes)) {
	case FXGE_KIND_PT2:
		j->p = fxge_pt2_read(j->s, j->file, NULL);
		break;
	case FXGE_KIND_FXPB:
		j->p = fxge_fxpb_read(j->s, j->file, NULL);
		break;
	default:
		return 0;
	}
	if (!j->p || !fxge_program_verify(j->p, "import"))
		return 0;
	fxge_sbuf_init(&b, &j->s->arena);
	fxge_text_print(&b, j->p, &(fxge_print_options){.locs = true});
	j->text = b.data;
	return 1;
}

static void
open_job(job *j, const char *path)
{
	*j = (job){.s = fxge_session_new(NULL, NULL, NULL), .path = path};
	assert_non_null(j->s);
	j->file = fxge_file_open(&j->s->heap, &j->s->diags, path);
	assert_non_null(j->file);
}

static void
close_job(job *j)
{
	fxge_program_release(j->p);
	fxge_file_close(j->file);
	fxge_session_release(j->s);
}

/* Notes report operators that the table lacks; any other diagnostic is a fault. */
static void
expect_silence(const job *j)
{
	for (size_t i = 0; i < j->s->diags.list.len; i++) {
		const fxge_diag *d = &j->s->diags.list.data[i];

		if (d->severity != FXGE_NOTE)
			fail_msg("%s: %s: %s", j->path, d->loc.op ? d->loc.op : "", d->message);
	}
}

static void
each_model(void (*fn)(const char *path))
{
	struct dirent **list;
	int n = scandir(DATA, &list, NULL, alphasort), seen = 0;
	char path[1024];

	assert_true(n > 0);
	for (int i = 0; i < n; i++) {
		size_t len = strlen(list[i]->d_name);

		if (len > 4 && strcmp(list[i]->d_name + len - 4, ".pt2") == 0) {
			snprintf(path, sizeof path, "%s/%s", DATA, list[i]->d_name);
			fn(path);
			seen++;
		}
		free(list[i]);
	}
	free(list);
	assert_true(seen > 10);
}

static void
imports(const char *path)
{
	job j;

	open_job(&j, path);
	int ok = fxge_heap_guard(&j.s->heap, read_file, &j);

	expect_silence(&j);
	assert_int_equal(ok, 1);
	assert_true(j.p->n_nodes > 0 || j.p->outputs.len > 0);
	close_job(&j);
}

static int
write_fxpb(void *arg)
{
	job *j = arg;

	return fxge_fxpb_write(j->p, j->path, true);
}

/* Returns the next line that is not a weight's location, or NULL at the end. */
static const char *
next_line(const char **at, size_t *n)
{
	for (const char *s = *at; *s; s = *at) {
		const char *eol = strchr(s, '\n');

		*n = eol ? (size_t)(eol - s) : strlen(s);
		*at = eol ? eol + 1 : s + *n;
		if (strncmp(s, "tensor ", 7) != 0)
			return s;
	}
	return NULL;
}

static void
expect_same_text(const char *path, const char *a, const char *b)
{
	size_t na = 0, nb = 0;

	for (;;) {
		const char *x = next_line(&a, &na), *y = next_line(&b, &nb);

		if (!x && !y)
			return;
		if (!x || !y || na != nb || memcmp(x, y, na) != 0)
			fail_msg("%s: differs after .fxpb\n%.*s\n%.*s", path, x ? (int)na : 0, x,
				y ? (int)nb : 0, y);
	}
}

static void
expect_same_tensors(const fxge_program *a, const fxge_program *b)
{
	assert_int_equal(a->tensors.len, b->tensors.len);
	for (size_t i = 0; i < a->tensors.len; i++) {
		const fxge_tensor *x = a->tensors.data[i], *y = b->tensors.data[i];
		size_t n = (size_t)fxge_tensor_dense_size(x);
		char *bytes = malloc(2 * n + 1);

		assert_string_equal(x->name, y->name);
		assert_int_equal(x->dtype, y->dtype);
		assert_int_equal(x->lifted, y->lifted);
		assert_int_equal(n, fxge_tensor_dense_size(y));
		fxge_tensor_gather(x, 0, fxge_tensor_numel(x), bytes);
		fxge_tensor_gather(y, 0, fxge_tensor_numel(y), bytes + n);
		assert_memory_equal(bytes, bytes + n, n);
		free(bytes);
	}
}

static void
round_trip(const char *path)
{
	job a, b;
	char name[] = "/tmp/fxge-test-XXXXXX";
	int fd = mkstemp(name);

	assert_true(fd >= 0);
	close(fd);
	open_job(&a, path);
	assert_int_equal(fxge_heap_guard(&a.s->heap, read_file, &a), 1);
	a.path = name;
	assert_int_equal(fxge_heap_guard(&a.s->heap, write_fxpb, &a), 1);
	open_job(&b, name);
	int ok = fxge_heap_guard(&b.s->heap, read_file, &b);

	expect_silence(&b);
	assert_int_equal(ok, 1);
	expect_same_text(path, a.text, b.text);
	expect_same_tensors(a.p, b.p);
	close_job(&a);
	close_job(&b);
	unlink(name);
}

/* A truncated copy of `size` bytes must end in an error, without a program. */
static void
expect_refusal(const uint8_t *data, size_t size)
{
	job j = {.s = fxge_session_new(NULL, NULL, NULL)};

	j.file = fxge_file_copy(&j.s->heap, &j.s->diags, "cut", data, size);
	int ok = fxge_heap_guard(&j.s->heap, read_file, &j);

	assert_int_equal(ok, 0);
	assert_null(j.p);
	assert_true(j.s->diags.errors > 0 || fxge_file_kind_of(j.file->bytes) == FXGE_KIND_UNKNOWN
				|| fxge_file_kind_of(j.file->bytes) == FXGE_KIND_TEXT
				|| fxge_file_kind_of(j.file->bytes) == FXGE_KIND_AIR);
	close_job(&j);
}

static void
cut_off(const char *path)
{
	job j;

	open_job(&j, path);
	size_t n = j.file->bytes.size, step = n / 97 + 1;

	for (size_t k = 0; k < n; k += step)
		expect_refusal(j.file->bytes.data, k);
	for (size_t k = n - 64; k < n; k++)
		expect_refusal(j.file->bytes.data, k);
	close_job(&j);
}

/* The n-th allocation fails: the result is out of memory or correct, and nothing leaks. */
static void
memory_ends(const char *path)
{
	int rc = 0;

	for (uint64_t n = 1; rc != 1; n += 1 + n / 8) {
		job j;

		open_job(&j, path);
		j.s->heap.fail_from = j.s->heap.allocs + n;
		rc = fxge_heap_guard(&j.s->heap, read_file, &j);
		j.s->heap.fail_from = 0;
		assert_true(rc == 1 || rc == -1);
		fxge_file_close(j.file);
		fxge_session_release(j.s);
	}
}

static void
cut_off_fxpb(const char *path)
{
	char name[] = "/tmp/fxge-test-XXXXXX";
	int fd = mkstemp(name);
	job j;

	assert_true(fd >= 0);
	close(fd);
	open_job(&j, path);
	assert_int_equal(fxge_heap_guard(&j.s->heap, read_file, &j), 1);
	j.path = name;
	assert_int_equal(fxge_heap_guard(&j.s->heap, write_fxpb, &j), 1);
	close_job(&j);
	cut_off(name);
	memory_ends(name);
	unlink(name);
}

static void
test_imports(void **state)
{
	(void)state;
	each_model(imports);
}
static void
test_round_trip(void **state)
{
	(void)state;
	each_model(round_trip);
}
static void
test_cut_off(void **state)
{
	(void)state;
	cut_off(DATA "/mlp.default.pt2");
	cut_off_fxpb(DATA "/decoder_int.default.pt2");
}
/* An input without argument names: found by fuzz_fxpb (offset added to NULL, under UBSan). */
static void
test_no_arguments(void **state)
{
	static const uint8_t data[] = {0xa1, 0x1f, 'F', 'X', 'P', 'B', 0x0d, 0x0a, 0x1a, 0x0a, 0x52,
		0x0d, 0xf5, 0x35, 0x35, 0x0a, 0x0a, 0x30, 0x0d, 0xee, 0x98, 0xee, 0xee, 0x52, 0x00, 0x50,
		0x42};

	job j = {.s = fxge_session_new(NULL, NULL, NULL)};

	(void)state;
	j.file = fxge_file_copy(&j.s->heap, &j.s->diags, "empty", data, sizeof data);
	assert_int_equal(fxge_heap_guard(&j.s->heap, read_file, &j), 1);
	assert_non_null(j.p);
	close_job(&j);
}
/* A size that refers to expression 2^34 of none: found by fuzz_fxpb_tree (refused without a
 * diagnostic). */
static void
test_large_reference(void **state)
{
	static const uint8_t data[] = {0xa1, 0x1f, 'F', 'X', 'P', 'B', 0x0d, 0x0a, 0x1a, 0x0a, 0x52,
		0x40, 0x52, 0x22, 0x52, 0x17, 0xa2, 0x01, 0x14, 0x52, 0x01, 'x', 0xa2, 0x1f, 0x0e, 0x50,
		0x07, 0xa0, 0x1f, 0x01, 0xaa, 0x1f, 0x06, 0x82, 0x80, 0x80, 0x80, 0x80, 0x01, 0xa2, 0x01,
		0x06, 0xa2, 0x01, 0x03, 0x52, 0x01, 'x', 0x92, 0x03, 0x19, 0x52, 0x0a, 0x52, 0x08, 0x52,
		0x06, 0xa2, 0x01, 0x03, 0x52, 0x01, 'x', 0xa2, 0x01, 0x0a, 0x52, 0x08, 0x52, 0x06, 0xa2,
		0x01, 0x03, 0x52, 0x01, 'x'};
	job j = {.s = fxge_session_new(NULL, NULL, NULL)};

	(void)state;
	j.file = fxge_file_copy(&j.s->heap, &j.s->diags, "large", data, sizeof data);
	assert_int_equal(fxge_heap_guard(&j.s->heap, read_file, &j), 0);
	assert_null(j.p);
	assert_int_equal(j.s->diags.errors, 1);
	assert_int_equal(j.s->diags.list.data[0].id, FXGE_D_IMPORT_EXPR);
	close_job(&j);
}
/* A program with GE types and their rows, written by tests/frontend/converters.py. */
#define CONVERTERS FXGE_SOURCE_DIR "/tests/frontend/converters.fxpb"

static void
test_types(void **state)
{
	(void)state;
	round_trip(CONVERTERS);
	cut_off(CONVERTERS);
	memory_ends(CONVERTERS);
}
/* Invalid rows, rows of another type, and a constant that is missing. */
static void
test_wrong_types(void **state)
{
	static const struct {
		const char *was, *is;
		fxge_diag_id id;
	} cases[] = {{"- ge: MyScale", "- ge: MyScal[", FXGE_D_OPS_VALUE},
		{"- ge: MyScale", "- ge: MyScala", FXGE_D_END}, {"{ints", "{inks", FXGE_D_OPS_VALUE},
		{"_auto", "_otto", FXGE_D_IMPORT_ARGUMENT}};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		job j;

		open_job(&j, CONVERTERS);
		size_t n = j.file->bytes.size, len = strlen(cases[i].was);
		char *bytes = malloc(n);

		memcpy(bytes, j.file->bytes.data, n);
		fxge_file_close(j.file);
		char *at = memmem(bytes, n, cases[i].was, len);

		assert_non_null(at);
		memcpy(at, cases[i].is, len);
		j.file = fxge_file_copy(&j.s->heap, &j.s->diags, "wrong", bytes, n);
		bool known = cases[i].id == FXGE_D_END; /* an unknown type is reported later */

		assert_int_equal(fxge_heap_guard(&j.s->heap, read_file, &j), known);
		if (!known)
			assert_int_equal(j.s->diags.list.data[0].id, cases[i].id);
		close_job(&j);
		free(bytes);
	}
}
static void
test_memory_ends(void **state)
{
	(void)state;
	memory_ends(DATA "/mlp.default.pt2");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_imports),
		cmocka_unit_test(test_round_trip), cmocka_unit_test(test_cut_off),
		cmocka_unit_test(test_no_arguments), cmocka_unit_test(test_large_reference),
		cmocka_unit_test(test_types), cmocka_unit_test(test_wrong_types),
		cmocka_unit_test(test_memory_ends)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
