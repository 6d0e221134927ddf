/* SPDX-License-Identifier: Apache-2.0 */
/* Certificate of a quantised program in the interface of an .air. */
#include "backend/air/reader.h"
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "ir/analysis/certificate.h"

/* ---- writing ---- */

static void
put_text(fxge_sbuf *b, const char *key, const char *value)
{
	if (!value)
		return;
	fxge_sbuf_fmt(b, ", \"%s\": ", key);
	fxge_sbuf_json(b, value, strlen(value));
}

static void
put_bytes(fxge_sbuf *b, const char *key, uint64_t n)
{
	if (n)
		fxge_sbuf_fmt(b, ", \"%s\": %llu", key, (unsigned long long)n);
}

static void
put_layer(fxge_sbuf *b, const fxge_layer *l, const fxge_air_names *names)
{
	const char *node =
		l->node ? fxge_air_names_of(names, l->node->graph)->nodes[l->node->mark] : l->name;

	fxge_sbuf_str(b, "{\"node\": ");
	fxge_sbuf_json(b, node, strlen(node));
	put_text(b, "layer", l->name);
	put_text(b, "module", l->module);
	put_text(b, "kind", fxge_layer_kinds[l->kind]);
	put_text(b, "grade", fxge_layer_grades[l->grade]);
	put_text(b, "kernel", l->kernel);
	put_text(b, "x", l->x.text);
	put_text(b, "w", l->w.text);
	put_text(b, "kv", l->kv.text);
	put_text(b, "y", l->y.text);
	put_bytes(b, "before", l->before);
	put_bytes(b, "after", l->after);
	put_text(b, "pattern", l->pattern);
	put_text(b, "reason", l->reason);
	fxge_sbuf_chr(b, '}');
}

void
fxge_io_quant_put(fxge_sbuf *b, fxge_program *p, const fxge_air_names *names)
{
	fxge_layers layers = {0};
	bool any = p->quant != FXGE_QUANT_KEEP || p->quant_chip;

	fxge_certify(p, b->arena, &layers);
	for (size_t i = 0; i < layers.len && !any; i++)
		any = layers.data[i].grade != FXGE_GRADE_FLOAT;
	if (!any)
		return;
	fxge_sbuf_str(b, ",\n  \"quant\": {\n    \"chip\": ");
	if (p->quant_chip)
		fxge_sbuf_json(b, p->quant_chip, strlen(p->quant_chip));
	else
		fxge_sbuf_str(b, "null");
	fxge_sbuf_str(b, ",\n    \"layers\": [");
	for (size_t i = 0; i < layers.len; i++) {
		fxge_sbuf_str(b, i ? ",\n      " : "\n      ");
		put_layer(b, &layers.data[i], names);
	}
	fxge_sbuf_str(b, layers.len ? "\n    ]\n  }" : "]\n  }");
}

/* ---- reading ---- */

/* Returns a string of at most FXGE_MAX_NAME bytes, or NULL. */
static const char *
text_of(const fxge_air_reader *r, yyjson_val *o, const char *key)
{
	yyjson_val *v = yyjson_obj_get(o, key);

	if (!yyjson_is_str(v) || yyjson_get_len(v) > FXGE_MAX_NAME)
		return NULL;
	return fxge_names_getn(r->s->names, yyjson_get_str(v), yyjson_get_len(v));
}

bool
fxge_io_quant(fxge_air_reader *r)
{
	yyjson_val *o = yyjson_obj_get(r->io, "quant"), *layers = yyjson_obj_get(o, "layers"), *row;
	size_t i, n;

	if (!o)
		return true;
	if (!yyjson_is_arr(layers))
		return fxge_air_bad(r, FXGE_D_IO_INVALID, "the interface of the file: quant has no layers");
	r->p->quant_chip = text_of(r, o, "chip");
	yyjson_arr_foreach(layers, i, n, row)
	{
		const char *node = text_of(r, row, "node");
		yyjson_val *before = yyjson_obj_get(row, "before");

		if (!node)
			return fxge_air_bad(
				r, FXGE_D_IO_INVALID, "the interface of the file: a layer of quant has no node");
		fxge_quant_note_set(r->p, node,
			(fxge_quant_note){.layer = text_of(r, row, "layer"),
				.module = text_of(r, row, "module"),
				.pattern = text_of(r, row, "pattern"),
				.reason = text_of(r, row, "reason"),
				.before = yyjson_is_uint(before) ? yyjson_get_uint(before) : 0});
	}
	return true;
}
