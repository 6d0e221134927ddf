/* SPDX-License-Identifier: Apache-2.0 */
/* Operators of a page: schemas of PyTorch, and prototypes of GE. */
#include "view/json.h"

/* Appends the dtypes of a set as "f16 f32"; nothing for any. */
static void
dtypes(fxge_sbuf *b, fxge_dtype_set set)
{
	const char *between = "";

	for (int i = 1; i < FXGE_DT_COUNT && set; i++)
		if (set >> i & 1) {
			fxge_sbuf_fmt(b, "%s%s", between, fxge_dtypes[i].text);
			between = " ";
		}
}

static void
port(fxge_sbuf *b, const char *role, const char *name, const char *form, fxge_dtype_set set)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	fxge_sbuf_fmt(&t, "%s%s", name ? name : "y", form);
	fxge_sbuf_chr(b, '[');
	fxge_sbuf_fmt(b, "\"%s\",", role);
	fxge_sbuf_json(b, t.data, t.len);
	fxge_sbuf_str(b, ",\"");
	dtypes(b, set);
	fxge_sbuf_str(b, "\"]");
}

/* Appends the ports of a GE type as [role, name, dtypes]. */
static void
prototype(fxge_sbuf *b, const fxge_op *op)
{
	fxge_sbuf_str(b, ",\"ports\":[");
	for (int i = 0; i < op->n_params; i++) {
		const fxge_param *p = &op->params[i];

		fxge_sbuf_str(b, i ? "," : "");
		port(b, p->attr ? "attribute" : "input", p->name,
			p->list                                        ? "..."
			: p->optional || p->dflt.kind != FXGE_LIT_NONE ? "?"
														   : "",
			p->dtypes);
	}
	for (int i = 0; i < op->n_results; i++) {
		fxge_sbuf_str(b, i || op->n_params ? "," : "");
		port(b, "output", op->results[i].name, op->results[i].list ? "..." : "",
			op->results[i].dtypes);
	}
	fxge_sbuf_chr(b, ']');
}

void
fxge_view_json_ops(fxge_sbuf *b, const fxge_view *v)
{
	fxge_sbuf_str(b, ",\n\"ops\":{");
	for (size_t i = 0; i < v->ops.len; i++) {
		const fxge_op *op = v->ops.data[i];

		fxge_sbuf_str(b, i ? ",\n" : "");
		fxge_sbuf_json(b, op->name, strlen(op->name));
		fxge_sbuf_fmt(
			b, ":{\"ge\":%s,\"kind\":\"%s\"", op->ge ? "true" : "false", fxge_view_kind(op->name));
		if (op->schema) {
			fxge_sbuf_str(b, ",\"schema\":");
			fxge_sbuf_json(b, op->schema, strlen(op->schema));
		}
		if (op->ge && op->source) {
			fxge_sbuf_str(b, ",\"source\":");
			fxge_sbuf_json(b, op->source, strlen(op->source));
		}
		if (op->ge)
			prototype(b, op);
		fxge_sbuf_chr(b, '}');
	}
	fxge_sbuf_chr(b, '}');
}
