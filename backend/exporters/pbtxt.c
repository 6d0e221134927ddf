/* SPDX-License-Identifier: Apache-2.0 */
/* Protobuf text of messages, and of a program as ModelDef. */
#include "backend/exporters/pbtxt.h"

#include "backend/air/writer.h"

static void
put_indent(fxge_sbuf *b, int depth)
{
	for (int i = 0; i < depth; i++)
		fxge_sbuf_str(b, "  ");
}

static void
put_quoted(fxge_sbuf *b, const uint8_t *s, size_t n)
{
	fxge_sbuf_chr(b, '"');
	for (size_t i = 0; i < n; i++)
		if (s[i] == '"' || s[i] == '\\')
			fxge_sbuf_fmt(b, "\\%c", s[i]);
		else if (s[i] >= ' ' && s[i] < 0x7f)
			fxge_sbuf_chr(b, (char)s[i]);
		else
			fxge_sbuf_fmt(b, "\\%03o", s[i]);
	fxge_sbuf_chr(b, '"');
}

static size_t
element_size(ProtobufCType t)
{
	switch (t) {
	case PROTOBUF_C_TYPE_INT64:
	case PROTOBUF_C_TYPE_UINT64:
	case PROTOBUF_C_TYPE_DOUBLE:
		return 8;
	case PROTOBUF_C_TYPE_STRING:
	case PROTOBUF_C_TYPE_MESSAGE:
		return sizeof(void *);
	case PROTOBUF_C_TYPE_BYTES:
		return sizeof(ProtobufCBinaryData);
	default:
		return 4; /* the other types in use */
	}
}

static void
put_enum(fxge_sbuf *b, const ProtobufCEnumDescriptor *d, int v)
{
	const ProtobufCEnumValue *row = protobuf_c_enum_descriptor_get_value(d, v);

	if (row)
		fxge_sbuf_str(b, row->name);
	else
		fxge_sbuf_i64(b, v);
}

static void
put_scalar(fxge_sbuf *b, const ProtobufCFieldDescriptor *f, const void *at)
{
	switch (f->type) {
	case PROTOBUF_C_TYPE_INT64:
		fxge_sbuf_i64(b, *(const int64_t *)at);
		break;
	case PROTOBUF_C_TYPE_UINT64:
		fxge_sbuf_fmt(b, "%llu", (unsigned long long)*(const uint64_t *)at);
		break;
	case PROTOBUF_C_TYPE_FLOAT:
		fxge_sbuf_f64(b, (double)*(const float *)at);
		break;
	case PROTOBUF_C_TYPE_BOOL:
		fxge_sbuf_str(b, *(const protobuf_c_boolean *)at ? "true" : "false");
		break;
	case PROTOBUF_C_TYPE_ENUM:
		put_enum(b, f->descriptor, *(const int *)at);
		break;
	case PROTOBUF_C_TYPE_STRING: {
		const char *s = *(char *const *)at;

		put_quoted(b, (const uint8_t *)s, strlen(s));
		break;
	}
	case PROTOBUF_C_TYPE_BYTES: {
		const ProtobufCBinaryData *d = at;

		put_quoted(b, d->data, d->len);
		break;
	}
	default:
		fxge_sbuf_fmt(b, "%u", *(const uint32_t *)at);
	}
}

static void
put_field(fxge_sbuf *b, const ProtobufCFieldDescriptor *f, const void *at, int depth)
{
	put_indent(b, depth);
	fxge_sbuf_str(b, f->name);
	if (f->type == PROTOBUF_C_TYPE_MESSAGE) {
		fxge_sbuf_str(b, " {\n");
		fxge_pbtxt_message(b, *(const ProtobufCMessage *const *)at, depth + 1);
		put_indent(b, depth);
		fxge_sbuf_str(b, "}\n");
		return;
	}
	fxge_sbuf_str(b, ": ");
	put_scalar(b, f, at);
	fxge_sbuf_chr(b, '\n');
}

static bool
is_set(const ProtobufCMessage *m, const ProtobufCFieldDescriptor *f)
{
	const char *at = (const char *)m + f->offset, *has = (const char *)m + f->quantifier_offset;
	static const char zero[sizeof(ProtobufCBinaryData)];

	if (f->flags & PROTOBUF_C_FIELD_FLAG_ONEOF)
		return *(const uint32_t *)(const void *)has == f->id;
	if (f->type == PROTOBUF_C_TYPE_MESSAGE)
		return *(const void *const *)(const void *)at != NULL;
	if (f->type == PROTOBUF_C_TYPE_STRING) {
		const char *s = *(const char *const *)(const void *)at;

		return s && (f->label != PROTOBUF_C_LABEL_NONE || *s);
	}
	if (f->label == PROTOBUF_C_LABEL_OPTIONAL)
		return *(const protobuf_c_boolean *)(const void *)has;
	return memcmp(at, zero, element_size(f->type)) != 0;
}

void
fxge_pbtxt_message(fxge_sbuf *b, const ProtobufCMessage *m, int depth)
{
	for (unsigned i = 0; i < m->descriptor->n_fields && depth < FXGE_MAX_DEPTH; i++) {
		const ProtobufCFieldDescriptor *f = &m->descriptor->fields[i];
		const char *at = (const char *)m + f->offset;

		if (f->label != PROTOBUF_C_LABEL_REPEATED) {
			if (is_set(m, f))
				put_field(b, f, at, depth);
			continue;
		}
		size_t n = *(const size_t *)(const void *)((const char *)m + f->quantifier_offset);
		const char *list = *(const char *const *)(const void *)at;

		for (size_t k = 0; k < n; k++)
			put_field(b, f, list + k * element_size(f->type), depth);
	}
}

/* ---- programs ---- */

/* Prints an operator; constants keep only their descriptor, for readability. */
static void
put_op(fxge_sbuf *b, ge_op *op)
{
	if (!op)
		return;
	for (size_t i = 0; i < op->n_attr; i++)
		if (op->attr[i]->value->value_case == GE_ATTR(T))
			op->attr[i]->value->t->data.len = 0;
	put_indent(b, 1);
	fxge_sbuf_str(b, "op {\n");
	fxge_pbtxt_message(b, &op->base, 2);
	put_indent(b, 1);
	fxge_sbuf_str(b, "}\n");
}

static void
put_graph(fxge_sbuf *b, fxge_air_writer *w, const fxge_air_graph *g)
{
	fxge_sbuf_str(b, "graph {\n  name: ");
	put_quoted(b, (const uint8_t *)g->name, strlen(g->name));
	fxge_sbuf_chr(b, '\n');
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g->graph); i++)
		put_op(b, fxge_air_input_op(w, g, i));
	FXGE_EACH_NODE (n, g->graph)
		put_op(b, fxge_air_op(w, g, n));
	put_op(b, fxge_air_net_output(w, g));
	fxge_sbuf_str(b, "}\n");
}

void
fxge_show_pbtxt(fxge_sbuf *b, fxge_program *p)
{
	/* allocated in the buffer's arena, which grows meanwhile */
	fxge_air_writer *w = fxge_air_messages(p, b->arena);

	if (!w)
		return;
	fxge_sbuf_str(b, "name: ");
	put_quoted(b, (const uint8_t *)p->name, strlen(p->name));
	fxge_sbuf_str(b, "\nversion: 1\n");
	for (size_t i = 0; i < w->names.graphs.len; i++)
		put_graph(b, w, &w->names.graphs.data[i]);
}
