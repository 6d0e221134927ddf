/* SPDX-License-Identifier: Apache-2.0 */
/* Preprocessing of images (AIPP) in the interface of an .air, and the atc options for it. */
#include "backend/air/reader.h"
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "ir/aipp/aipp.h"

/* ---- writing ---- */

void
fxge_io_aipp_text(fxge_sbuf *b, const struct fxge_aipp *x)
{
	for (int i = 0; i < x->n; i++)
		fxge_aipp_print(b, &x->op[i], false);
}

void
fxge_io_aipp_option(fxge_sbuf *b, const char *path)
{
	const char *slash = strrchr(path, '/');
	const char *option =
		fxge_arena_printf(b->arena, "--insert_op_conf=%s", slash ? slash + 1 : path);

	fxge_sbuf_json(b, option, strlen(option));
}

static void
put_image(fxge_sbuf *b, const fxge_program *p, const fxge_aipp_op *x)
{
	fxge_name user = p->inputs.data[x->input].name;
	const char *name = user ? user : fxge_graph_input(p->main, (uint32_t)x->input)->name;
	int64_t shape[4], bytes = 1;
	int rank = fxge_aipp_image(x, shape);

	fxge_sbuf_str(b, "{\"input\": ");
	fxge_sbuf_json(b, name, strlen(name));
	fxge_sbuf_fmt(b, ", \"index\": %d, \"format\": \"%s\", \"dtype\": \"u8\", \"dims\": [", x->rank,
		fxge_aipp_format_text(x->format));
	for (int d = 0; d < rank; d++) {
		bytes *= shape[d];
		fxge_sbuf_fmt(b, "%s%lld", d ? ", " : "", (long long)shape[d]);
	}
	fxge_sbuf_fmt(b, "], \"bytes\": %lld}", (long long)bytes);
}

/* The format of Data is NCHW: GE's Aipp takes it from there, and ND is none of an image. */
void
fxge_io_aipp_put(fxge_sbuf *b, const fxge_program *p, const char *file)
{
	const fxge_aipp *x = p->aipp;
	fxge_sbuf text;

	if (!x)
		return;
	fxge_sbuf_str(b, ",\n  \"aipp\": {\n    \"images\": [");
	for (int i = 0; i < x->n; i++) {
		fxge_sbuf_str(b, i ? ", " : "");
		put_image(b, p, &x->op[i]);
	}
	fxge_sbuf_init(&text, b->arena);
	fxge_io_aipp_text(&text, x);
	fxge_sbuf_str(b, "],\n    \"description\": ");
	fxge_sbuf_json(b, text.data, text.len);
	if (file) {
		fxge_sbuf_str(b, ",\n    \"atc\": [\"--input_format=NCHW\", ");
		fxge_io_aipp_option(b, file);
		fxge_sbuf_chr(b, ']');
	}
	fxge_sbuf_str(b, "\n  }");
}

/* ---- reading ---- */

bool
fxge_io_aipp(fxge_air_reader *r)
{
	yyjson_val *o = yyjson_obj_get(r->io, "aipp"), *text = yyjson_obj_get(o, "description");
	fxge_bytes bytes = {(const uint8_t *)yyjson_get_str(text), yyjson_get_len(text)};

	if (!o)
		return true;
	if (!yyjson_is_str(text))
		return fxge_air_bad(
			r, FXGE_D_IO_INVALID, "the interface of the file: aipp has no description");
	fxge_aipp *x = FXGE_NEW(&r->p->arena, fxge_aipp);

	const fxge_diags before = r->s->diags;

	if (fxge_aipp_read(&r->p->arena, &r->s->diags, bytes, false, x) && fxge_aipp_fit(r->p, x)) {
		r->p->aipp = x;
		return true;
	}
	/* the fault is the interface's, not the user's */
	const char *why = r->s->diags.list.len > before.list.len
						  ? r->s->diags.list.data[before.list.len].message
						  : "the description is damaged";

	fxge_diags_rewind(&r->s->diags, &before, NULL);
	return fxge_air_bad(r, FXGE_D_IO_INVALID, "the interface of the file: AIPP: %s", why);
}
