/* SPDX-License-Identifier: Apache-2.0 */
/* Diagnostics: golden text and JSON, counts, copies that outlive the graph. */
#include "base/diag/air.h"
#include "base/diag/bugs.h"
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "base/diag/files.h"
#include "base/diag/shapes.h"
#include "unit/check.h"

#include "base/limits.h"

static const char *
render(fixture *f, void (*show)(fxge_sbuf *, const fxge_diag *))
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &f->arena);
	show(&b, &f->diags.list.data[f->diags.list.len - 1]);
	return b.data;
}

static void
report_cat(fixture *f)
{
	fxge_frame frames[] = {
		{"models/attn.py", 118, "forward", "q = torch.cat([a, b], -1)"},
		{"models/net.py", 12, "forward", NULL},
	};
	fxge_loc loc = {.file = "model.pt2",
		.offset = -1,
		.node = "cat_3",
		.op = "aten.cat.default",
		.frames = frames,
		.n_frames = 2,
		.module = "layers.0.attn (Attention)"};

	assert_false(fxge_report(&f->diags, &loc, FXGE_D_FILE_KIND,
		"operand %d has size %d in dim 2, operand 0 has 8", 1, 7));
	fxge_report_hint(&f->diags, "sizes may differ only in `%s`", "dim");
	memset(frames, 0xff, sizeof frames); /* the graph's memory ends before the report */
}

static void
golden_text(void **state)
{
	report_cat(*state);
	assert_string_equal(render(*state, fxge_diag_render),
		"model.pt2: error[FXGE-E0104]: aten.cat.default: operand 1 has size 7 in dim 2, operand 0 "
		"has 8\n"
		"  node    %cat_3\n"
		"  at      models/attn.py:118, in forward:  q = torch.cat([a, b], -1)\n"
		"  from    models/net.py:12, in forward\n"
		"  module  layers.0.attn (Attention)\n"
		"  hint    sizes may differ only in `dim`\n");
}

static void
golden_json(void **state)
{
	report_cat(*state);
	assert_string_equal(render(*state, fxge_diag_json),
		"{\"id\":\"FXGE-E0104\",\"name\":\"file_kind\",\"severity\":\"error\",\"message\":"
		"\"operand 1 has size 7 in dim 2, operand 0 has 8\",\"file\":\"model.pt2\",\"node\":"
		"\"cat_3\",\"op\":\"aten.cat.default\",\"module\":\"layers.0.attn (Attention)\","
		"\"frames\":[{\"line\":118,\"file\":\"models/attn.py\",\"function\":\"forward\",\"text\":"
		"\"q = torch.cat([a, b], -1)\"},{\"line\":12,\"file\":\"models/net.py\",\"function\":"
		"\"forward\"}],\"hint\":\"sizes may differ only in `dim`\"}");
}

static void
nothing_known_nothing_shown(void **state)
{
	fixture *f = *state;

	fxge_report(&f->diags, NULL, FXGE_D_NO_MEMORY, "memory ended");
	assert_string_equal(render(f, fxge_diag_render), "error[FXGE-E0603]: memory ended\n");
	assert_string_equal(render(f, fxge_diag_json),
		"{\"id\":\"FXGE-E0603\",\"name\":\"no_memory\",\"severity\":\"error\",\"message\":"
		"\"memory ended\"}");
}

static void
lines_offsets_notes_and_further_places(void **state)
{
	fixture *f = *state;
	fxge_loc also = {.offset = -1, .node = "mul_2", .module = "b"};
	fxge_loc loc = {.file = "g.txt", .offset = 12, .is_line = true, .number = 7, .also = &also};

	f->diags.context = "fusing rms_norm";
	fxge_report(&f->diags, &loc, FXGE_D_FILE_READ, "bad");
	fxge_report_note(&f->diags, "first\nsecond");
	assert_string_equal(render(f, fxge_diag_render), "g.txt:12: error[FXGE-E0102]: bad\n"
													 "  node    %7\n"
													 "  also    %mul_2\n"
													 "  module  b\n"
													 "  note    while fusing rms_norm\n"
													 "          first\n"
													 "          second\n");
	assert_string_equal(render(f, fxge_diag_json),
		"{\"id\":\"FXGE-E0102\",\"name\":\"file_read\",\"severity\":\"error\",\"message\":\"bad\","
		"\"file\":\"g.txt\",\"line\":12,\"number\":7,\"also\":[{\"node\":\"mul_2\",\"module\":"
		"\"b\"}],\"note\":\"while fusing rms_norm\\nfirst\\nsecond\"}");
	fxge_loc byte = {.file = "m.pt2", .offset = 4096, .graph = "sub"};
	f->diags.context = NULL;
	fxge_report(&f->diags, &byte, FXGE_D_FILE_READ, "bad");
	assert_string_equal(render(f, fxge_diag_render), "m.pt2: error[FXGE-E0102]: bad\n"
													 "  graph   sub\n"
													 "  byte    4096\n");
}

static void
unprintable_names_are_escaped(void **state)
{
	fixture *f = *state;
	fxge_loc loc = {.file = "a\nb", .offset = -1, .node = "\x1b[0m", .op = "\xff"};

	fxge_report(&f->diags, &loc, FXGE_D_FILE_READ, "got %s", "\x07");
	assert_string_equal(render(f, fxge_diag_render),
		"a\\x0ab: error[FXGE-E0102]: \\xff: got \\x07\n"
		"  node    %\\x1b[0m\n");
}

static void
what_only_we_refuse_ends_otherwise_than_what_pytorch_refuses_too(void **state)
{
	fxge_diags *d = &((fixture *)*state)->diags;

	d->torch_made = true; /* PyTorch accepted it */
	fxge_report(d, NULL, FXGE_D_META_DTYPE, "x");
	assert_int_equal(d->exit, FXGE_EXIT_UNSUPPORTED);
	assert_non_null(strstr(d->list.data[0].hint, "report it"));
	d->torch_made = false;
	fxge_report(d, NULL, FXGE_D_META_DTYPE, "x");
	assert_int_equal(d->exit, FXGE_EXIT_INVALID);
	assert_null(d->list.data[1].hint);
	fxge_report(d, NULL, FXGE_D_UNSUPPORTED_FORM, "x");
	assert_int_equal(d->exit, FXGE_EXIT_INVALID);
}

static void
report_at_line(fixture *f, const char *node, int line, const char *message)
{
	const fxge_frame frame = {.file = "m.py", .line = line};
	const fxge_loc loc = {
		.offset = -1, .node = node, .op = "aten.x.default", .frames = &frame, .n_frames = 1};

	fxge_report(&f->diags, &loc, FXGE_D_NO_CONVERTER, "%s", message);
	fxge_group_close(&f->diags, "aten.y.default");
}

static void
equal_errors_of_nodes_are_one_with_places(void **state)
{
	fixture *f = *state;

	fxge_group_begin(&f->diags);
	report_at_line(f, "a", 1, "no");
	report_at_line(f, "b", 2, "never");
	report_at_line(f, "c", 1, "no"); /* the line has a name already */
	report_at_line(f, "d", 3, "no");
	assert_int_equal(f->diags.errors, 2);
	assert_int_equal(f->diags.list.len, 2);
	assert_int_equal(f->diags.list.data[0].count, 3);
	assert_string_equal(f->diags.list.data[0].group, "aten.y.default");
	assert_string_equal(f->diags.list.data[0].loc.also->node, "d");
	assert_int_equal(f->diags.list.data[0].nodes.len, 3);
	const char *const names[] = {"a", "c", "d"};
	for (int i = 0; i < 3; i++)
		assert_string_equal(f->diags.list.data[0].nodes.data[i], names[i]);
	assert_int_equal(f->diags.list.data[1].nodes.len, 0);
	assert_null(f->diags.list.data[0].loc.also->also);
	fxge_group_begin(&f->diags); /* another program */
	report_at_line(f, "a", 1, "no");
	assert_int_equal(f->diags.list.len, 3);
}

static void
equal_notes_of_nodes_are_no_warnings(void **state)
{
	fxge_diags *d = &((fixture *)*state)->diags;

	fxge_group_begin(d);
	for (int i = 0; i < 3; i++) {
		const fxge_loc loc = {.offset = -1, .node = i ? "b" : "a", .op = "ge.My"};

		fxge_report(d, &loc, FXGE_D_AIR_NO_PROTOTYPE, "no");
		fxge_report_group(d, "ge.My");
		fxge_group_close(d, NULL);
	}
	assert_int_equal(d->list.len, 1);
	assert_int_equal(d->list.data[0].count, 3);
	assert_int_equal(d->warnings, 0);
	assert_int_equal(d->errors, 0);
}

static void
the_first_error_decides_the_exit_and_bugs_win(void **state)
{
	fxge_diags *d = &((fixture *)*state)->diags;

	assert_int_equal(d->exit, FXGE_EXIT_OK);
	fxge_report(d, NULL, FXGE_D_LIMIT, "x");
	fxge_report(d, NULL, FXGE_D_FILE_KIND, "x");
	assert_int_equal(d->exit, FXGE_EXIT_LIMIT);
	fxge_report(d, NULL, FXGE_D_BUG, "x");
	fxge_report(d, NULL, FXGE_D_FILE_KIND, "x");
	assert_int_equal(d->exit, FXGE_EXIT_BUG);
	assert_int_equal(d->errors, 4);
	fxge_diags_clear(d);
	assert_int_equal(d->errors + d->list.len + (size_t)d->exit, 0);
}

static void
further_ones_are_counted_and_not_kept(void **state)
{
	fxge_diags *d = &((fixture *)*state)->diags;

	for (int i = 0; i < FXGE_MAX_ERRORS + 5; i++) {
		fxge_report(d, NULL, FXGE_D_FILE_KIND, "number %d", i);
		fxge_report_hint(d, "hint %d", i);
		fxge_report_note(d, "note %d", i);
		fxge_report_group(d, "group");
	}
	assert_int_equal(d->errors, FXGE_MAX_ERRORS + 5);
	assert_int_equal(d->list.len, FXGE_MAX_ERRORS);
	assert_string_equal(d->list.data[FXGE_MAX_ERRORS - 1].hint, "hint 999");
	assert_string_equal(d->list.data[FXGE_MAX_ERRORS - 1].group, "group");
}

/* The table of diagnostics: unique numbers in the range of their part, exit codes that match the
 * severity. */
static void
rows_are_well_formed(void **state)
{
	(void)state;
	for (int i = 0; i < FXGE_D_END; i++) {
		const fxge_diag_row *r = &fxge_diag_rows[i];

		if (!r->name)
			continue;
		assert_int_equal(r->number, i);
		assert_in_range(r->number, 101, 999);
		assert_true(r->exit != FXGE_EXIT_OK || r->severity != FXGE_ERROR);
	}
}

/* The path often is in a mapping that is closed before the report is read. */
static void
the_path_is_copied(void **state)
{
	fixture *f = *state;
	char path[] = "model.pt2";
	fxge_loc loc = {.file = path, .offset = -1};

	fxge_report(&f->diags, &loc, FXGE_D_FILE_KIND, "bad");
	memset(path, 'x', sizeof path - 1);
	assert_string_equal(f->diags.list.data[0].loc.file, "model.pt2");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(golden_text),
		TEST(golden_json),
		TEST(nothing_known_nothing_shown),
		TEST(lines_offsets_notes_and_further_places),
		TEST(unprintable_names_are_escaped),
		TEST(the_first_error_decides_the_exit_and_bugs_win),
		TEST(what_only_we_refuse_ends_otherwise_than_what_pytorch_refuses_too),
		TEST(equal_errors_of_nodes_are_one_with_places),
		TEST(equal_notes_of_nodes_are_no_warnings),
		TEST(further_ones_are_counted_and_not_kept),
		TEST(rows_are_well_formed),
		TEST(the_path_is_copied),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
