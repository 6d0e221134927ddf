/* SPDX-License-Identifier: Apache-2.0 */
/* The zip reader on valid, unusual and hostile archives, each built in memory. */
#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "unit/check.h"

#include "formats/zip.h"
#include "zipper.h"

typedef struct hostile {
	const char *what;
	zip_entry e[2];
	zip_end end;
	const char *name; /* entry to read; NULL: opening fails */
	int expect;       /* fxge_diag_id; -1: correct result */
} hostile;

#define A                                                                                          \
	{                                                                                              \
		.name = "a/x", .data = "hello", .size = 5                                                  \
	}
#define B                                                                                          \
	{                                                                                              \
		.name = "a/y", .data = "world!", .size = 6                                                 \
	}
#define OK   -1
#define BAD  FXGE_D_ZIP_INVALID
#define NOT  FXGE_D_ZIP_UNSUPPORTED
#define FAKE "PK\5\6\0\0\0\0\1\0\1\0\x2e\0\0\0\0\0\0\0\0\0"

static const hostile table[] = {
	{"plain", {A, B}, {0}, "a/x", OK},
	{"zip64 end record", {A, B}, {.zip64 = true}, "a/y", OK},
	{"data descriptor, local zeros",
		{{.name = "a/x", .data = "hello", .size = 5, .flags = 8, .local_zero = true}, B}, {0},
		"a/x", OK},
	{"deflated", {{.name = "a/x", .data = "hello", .size = 5, .deflate = true}, B}, {0}, "a/x", OK},
	{"empty entry", {{.name = "a/x", .data = "", .size = 0}, B}, {0}, "a/x", OK},
	{"comment", {A, B}, {.comment = "hi", .comment_len = 2}, "a/x", OK},
	{"no end record", {A, B}, {.no_end = true}, NULL, BAD},
	{"fake end record in the comment", {A, B}, {.comment = FAKE, .comment_len = 22}, NULL, BAD},
	{"fake end record that does not fit", {A, B}, {.comment = FAKE "x", .comment_len = 23}, "a/x",
		OK},
	{"prefix junk", {A, B}, {.prefix = "junk"}, NULL, BAD},
	{"junk before the end record", {A, B}, {.gap = "junk"}, NULL, BAD},
	{"other count", {A, B}, {.count_add = 1}, NULL, BAD},
	{"fewer entries than the directory", {A, B}, {.count_add = -1}, NULL, BAD},
	{"many entries", {A, B}, {.count_add = 60000}, NULL, BAD},
	{"2^40 entries", {A, B}, {.zip64 = true, .count64_add = 1ll << 40, .count_add = 0xffff - 2},
		NULL, FXGE_D_LIMIT},
	{"zip64 contradicts", {A, B}, {.zip64 = true, .count64_add = 1}, NULL, BAD},
	{"zip64 locator astray", {A, B}, {.zip64 = true, .locator_add = 1}, NULL, BAD},
	{"zip64 locator near 2^63", {A, B}, {.zip64 = true, .locator_add = INT64_MAX - 100000}, NULL,
		BAD},
	{"split archive", {A, B}, {.disk = 1}, NULL, NOT},
	{"directory offset", {A, B}, {.offset_add = 1}, NULL, BAD},
	{"directory size", {A, B}, {.size_add = -1}, NULL, BAD},
	{"duplicate names", {A, A}, {0}, NULL, BAD},
	{"overlap", {A, {.name = "a/y", .data = "world!", .size = 6, .header_add = -38}}, {0}, NULL,
		BAD},
	{"same bytes twice", {A, {.name = "a/x", .data = "hello", .size = 5, .header_add = -38}}, {0},
		NULL, BAD},
	{"offset beyond the file",
		{{.name = "a/x", .data = "hello", .size = 5, .header_add = 1 << 20}, B}, {0}, NULL, BAD},
	{"offset to nothing", {{.name = "a/x", .data = "hello", .size = 5, .header_add = 3}, B}, {0},
		NULL, BAD},
	{"absolute name", {{.name = "/x", .data = "h", .size = 1}, B}, {0}, NULL, BAD},
	{"name that leaves", {{.name = "a/../../x", .data = "h", .size = 1}, B}, {0}, NULL, BAD},
	{"name that ends in ..", {{.name = "a/..", .data = "h", .size = 1}, B}, {0}, NULL, BAD},
	{"dots in a name", {{.name = "a/..x", .data = "h", .size = 1}, B}, {0}, "a/..x", OK},
	{"backslash", {{.name = "a\\x", .data = "h", .size = 1}, B}, {0}, NULL, BAD},
	{"drive", {{.name = "C:x", .data = "h", .size = 1}, B}, {0}, NULL, BAD},
	{"NUL in a name", {{.name = "a/\0x", .name_len = 4, .data = "h", .size = 1}, B}, {0}, NULL,
		BAD},
	{"empty name", {{.name = "", .data = "h", .size = 1}, B}, {0}, NULL, BAD},
	{"local name differs", {{.name = "a/x", .local_name = "a/z", .data = "h", .size = 1}, B}, {0},
		NULL, BAD},
	{"local method differs", {{.name = "a/x", .data = "h", .size = 1, .local_method_xor = 8}, B},
		{0}, NULL, BAD},
	{"local flags differ", {{.name = "a/x", .data = "h", .size = 1, .local_flags_xor = 1}, B}, {0},
		NULL, BAD},
	{"local checksum differs", {{.name = "a/x", .data = "h", .size = 1, .local_crc_xor = 1}, B},
		{0}, NULL, BAD},
	{"local zeros without the flag",
		{{.name = "a/x", .data = "h", .size = 1, .local_zero = true}, B}, {0}, NULL, BAD},
	{"sizes all ones, no zip64 field",
		{{.name = "a/x", .data = "h", .size = 1, .all_ones = true}, B}, {0}, NULL, BAD},
	{"two sizes of a stored entry", {{.name = "a/x", .data = "hh", .size = 2, .size_add = 1}, B},
		{0}, NULL, BAD},
	{"more bytes than there are",
		{A, {.name = "a/y", .data = "w", .size = 1, .packed_add = 1000, .size_add = 1000}}, {0},
		NULL, BAD},
	{"wrong checksum",
		{{.name = "a/x", .data = "hello", .size = 5, .central_crc_xor = 1, .local_crc_xor = 1}, B},
		{0}, "a/x", FXGE_D_ZIP_CRC},
	{"encrypted", {{.name = "a/x", .data = "hello", .size = 5, .flags = 1}, B}, {0}, "a/x", NOT},
	{"unknown method", {{.name = "a/x", .data = "hello", .size = 5, .method = 93}, B}, {0}, "a/x",
		NOT},
	{"method 8 without deflated data",
		{{.name = "a/x", .data = "hello", .size = 5, .method = 8}, B}, {0}, "a/x", BAD},
	{"shorter than it says",
		{{.name = "a/x", .data = "hello", .size = 5, .deflate = true, .size_add = 1}, B}, {0},
		"a/x", BAD},
	{"longer than it says",
		{{.name = "a/x", .data = "hello", .size = 5, .deflate = true, .size_add = (uint32_t)-1}, B},
		{0}, "a/x", BAD},
	{"grows too much",
		{{.name = "a/x", .data = "hello", .size = 5, .deflate = true, .size_add = 100000000}, B},
		{0}, "a/x", FXGE_D_LIMIT},
};

static void
run(fixture *f, const hostile *h)
{
	fxge_sbuf b;
	fxge_zip z;
	fxge_bytes content;

	fxge_sbuf_init(&b, &f->arena);
	zip_build(&b, h->e, 2, &h->end);
	fxge_file *file = fxge_file_copy(&f->heap, &f->diags, "mem.zip", b.data, b.len);
	bool opened = fxge_zip_open(&f->arena, &f->diags, file, &z);
	bool ok =
		opened && h->name && fxge_zip_find(&z, h->name)
		&& fxge_zip_read(&f->arena, &f->diags, &z, fxge_zip_find(&z, h->name), true, &content);

	if (opened != (h->name != NULL) || ok != (h->expect == OK))
		fail_msg("%s: opened %d, read %d: %s", h->what, opened, ok,
			f->diags.list.len ? f->diags.list.data[0].message : "no diagnostic");
	if (!ok && (f->diags.list.len != 1 || (int)f->diags.list.data[0].id != h->expect))
		fail_msg("%s: %zu diagnostics, %s", h->what, f->diags.list.len,
			f->diags.list.len ? f->diags.list.data[0].message : "none");
	fxge_file_close(file);
	fxge_diags_clear(&f->diags);
}

static void
hostile_archives(void **state)
{
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		run(*state, &table[i]);
}

static void
every_length(void **state)
{
	fixture *f = *state;
	static const zip_entry e[] = {A, B};
	fxge_sbuf b;
	fxge_zip z;

	fxge_sbuf_init(&b, &f->arena);
	zip_build(&b, e, 2, &(zip_end){.zip64 = true});
	for (size_t n = 0; n < b.len; n++) {
		fxge_file *file = fxge_file_copy(&f->heap, &f->diags, "mem.zip", b.data, n);

		assert_false(fxge_zip_open(&f->arena, &f->diags, file, &z));
		fxge_file_close(file);
	}
}

static void
big_deflated(void **state)
{
	fixture *f = *state;
	size_t n = 3 << 20;
	char *text = fxge_arena_alloc(&f->arena, n);
	fxge_sbuf b;
	fxge_zip z;
	fxge_bytes out;

	for (size_t i = 0; i < n; i++)
		text[i] = (char)(i * i >> 7);
	zip_entry e = {.name = "a/x", .data = text, .size = n, .deflate = true};

	fxge_sbuf_init(&b, &f->arena);
	zip_build(&b, &e, 1, &(zip_end){0});
	fxge_file *file = fxge_file_copy(&f->heap, &f->diags, "mem.zip", b.data, b.len);

	assert_true(fxge_zip_open(&f->arena, &f->diags, file, &z));
	assert_true(fxge_zip_read(&f->arena, &f->diags, &z, &z.entries[0], true, &out));
	assert_int_equal(out.size, n);
	assert_memory_equal(out.data, text, n);
	fxge_file_close(file);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(hostile_archives), TEST(every_length), TEST(big_deflated)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
