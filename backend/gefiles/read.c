/* SPDX-License-Identifier: Apache-2.0 */
/* Recognition of the forms of GE's files by their contents. */
#include "backend/gefiles/gefiles.h"

#include "base/diag/commands.h"
#include "base/file/walk.h"

/* Returns whether a text begins with a word, behind blanks and comments. */
static bool
begins(fxge_bytes b, const char *word)
{
	size_t at = 0, n = strlen(word);

	for (bool comment = false; at < b.size; at++) {
		char c = (char)b.data[at];

		comment = (comment && c != '\n') || c == '#';
		if (!comment && c != ' ' && c != '\n' && c != '\r')
			break;
	}
	return b.size - at >= n && memcmp(b.data + at, word, n) == 0;
}

static bool
is_onnx(fxge_bytes b)
{
	return begins(b, "ir_version") || begins(b, "producer_name");
}

/* Returns whether a field of ge.proto.ModelDef or GraphDef begins the text. */
static bool
is_proto(fxge_bytes b)
{
	static const char *const fields[] = {"name:", "version:", "graph {", "graph{", "op {", "attr {",
		"input:", "output:", "custom_version:"};

	for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
		if (begins(b, fields[i]))
			return true;
	return false;
}

/* Reads the dumps of AscendCL below a directory; other files there are left out. */
static bool
read_directory(fxge_ge_file *f, fxge_session *s, const fxge_loc *loc)
{
	fxge_paths paths = {0};
	const char *lack = fxge_walk(f->arena, loc->file, &paths);

	if (lack)
		return fxge_report(&s->diags, loc, FXGE_D_USAGE, "%s", lack);
	f->form = "data";
	for (size_t i = 0; i < paths.len; i++) {
		fxge_file *file = fxge_file_open_in(f->arena, &s->diags, paths.data[i]);

		if (!file)
			return false;
		if (fxge_ge_is_data(file->bytes))
			fxge_ge_read_data(f, paths.data[i], file->bytes);
	}
	return f->rows.len
		   || fxge_report(&s->diags, loc, FXGE_D_USAGE, "the directory has no dump of AscendCL");
}

bool
fxge_ge_file_read(fxge_ge_file *f, fxge_session *s, const char *path)
{
	fxge_diags *d = &s->diags;
	fxge_loc loc = {.file = fxge_names_get(s->names, path), .offset = -1};

	f->path = loc.file;
	if (fxge_is_directory(path))
		return read_directory(f, s, &loc);
	fxge_file *file = fxge_file_open_in(f->arena, d, path);

	if (!file)
		return false;
	if (fxge_ge_is_data(file->bytes)) {
		f->form = "data";
		fxge_ge_read_data(f, path, file->bytes);
		return true;
	}
	fxge_file_own(file);
	if (begins(file->bytes, "graph(\"")) {
		fxge_ge_read_readable(f, file->bytes);
	} else if (is_onnx(file->bytes)) {
		fxge_ge_read_onnx(f, file->bytes);
	} else if (is_proto(file->bytes)) {
		fxge_ge_read_proto(f, file->bytes);
	} else if (!fxge_ge_read_table(f, file->bytes)) {
		fxge_report(d, &loc, FXGE_D_USAGE, "the file is in no form that GE or its profiler writes");
		fxge_report_hint(d, "expected ge_proto_*.txt, ge_onnx_*.pbtxt, ge_readable_*.txt, "
							"op_summary_*.csv, kernel_details.csv, or a dump of AscendCL");
		return false;
	}
	return true;
}
