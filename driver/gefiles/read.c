/* SPDX-License-Identifier: Apache-2.0 */
/* Recognition of the forms of GE's files by their contents. */
#include "driver/gefiles/gefiles.h"

#include "base/diag/commands.h"

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

bool
fxge_ge_file_read(fxge_ge_file *f, fxge_session *s, const char *path)
{
	fxge_diags *d = &s->diags;
	fxge_loc loc = {.file = fxge_names_get(s->names, path), .offset = -1};
	fxge_file *file = fxge_file_open_in(f->arena, d, path);

	if (!file)
		return false;
	fxge_file_own(file);
	f->path = loc.file;
	if (begins(file->bytes, "graph(\"")) {
		fxge_ge_read_readable(f, file->bytes);
	} else if (is_onnx(file->bytes)) {
		fxge_ge_read_onnx(f, file->bytes);
	} else if (is_proto(file->bytes)) {
		fxge_ge_read_proto(f, file->bytes);
	} else if (!fxge_ge_read_table(f, file->bytes)) {
		fxge_report(d, &loc, FXGE_D_USAGE, "the file is in no form that GE or its profiler writes");
		fxge_report_hint(d, "expected ge_proto_*.txt, ge_onnx_*.pbtxt, ge_readable_*.txt, "
							"op_summary_*.csv or kernel_details.csv");
		return false;
	}
	return true;
}
