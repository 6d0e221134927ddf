/* SPDX-License-Identifier: Apache-2.0 */
/* .air and .fxpb as trees: messages are maps, by the descriptors of protobuf-c. */
#include "fuzz/tree.h"

#include "base/limits.h"
#include "proto/fx_graph.pb-c.h"
#include "proto/ge_ir.pb-c.h"
#include "proto/wire.h"

typedef const ProtobufCMessageDescriptor message;
typedef const ProtobufCFieldDescriptor field;

/* A message that is declared as bytes, so that generated code does not recurse. */
static message *
hidden_message(message *m, field *f)
{
	bool graph = m == &fx__graph_argument__descriptor && strcmp(f->name, "graph") == 0;

	return graph ? &fx__graph__descriptor : NULL;
}

/* ---- reading ---- */

static double
float_of(uint32_t bits)
{
	float f;

	memcpy(&f, &bits, sizeof f);
	return (double)f;
}

static double
double_of(uint64_t bits)
{
	double d;

	memcpy(&d, &bits, sizeof d);
	return d;
}

static tree *
number_of(fxge_arena *a, field *f, uint64_t v)
{
	tree *t = tree_new(a, TREE_INT, f->name);

	t->field = f->id;
	t->number = (int64_t)v;
	switch (f->type) {
	case PROTOBUF_C_TYPE_SINT32:
	case PROTOBUF_C_TYPE_SINT64:
		t->form = FORM_ZIGZAG;
		t->number = (int64_t)(v >> 1 ^ (0 - (v & 1)));
		break;
	case PROTOBUF_C_TYPE_FIXED32:
	case PROTOBUF_C_TYPE_SFIXED32:
		t->form = FORM_FIXED32;
		break;
	case PROTOBUF_C_TYPE_FIXED64:
	case PROTOBUF_C_TYPE_SFIXED64:
		t->form = FORM_FIXED64;
		break;
	case PROTOBUF_C_TYPE_FLOAT:
		t->kind = TREE_REAL;
		t->form = FORM_FLOAT;
		t->real = float_of((uint32_t)v);
		break;
	case PROTOBUF_C_TYPE_DOUBLE:
		t->kind = TREE_REAL;
		t->real = double_of(v);
		break;
	case PROTOBUF_C_TYPE_BOOL:
		t->kind = TREE_BOOL;
		break;
	default:
		break;
	}
	return t;
}

static bool
next_packed(field *f, fxge_bytes *b, uint64_t *v)
{
	size_t n = f->type == PROTOBUF_C_TYPE_FLOAT || f->type == PROTOBUF_C_TYPE_FIXED32    ? 4
			   : f->type == PROTOBUF_C_TYPE_DOUBLE || f->type == PROTOBUF_C_TYPE_FIXED64 ? 8
																						 : 0;

	if (b->size < n || b->size == 0)
		return false;
	*v = n == 4 ? fxge_le32(b->data) : n == 8 ? fxge_le64(b->data) : 0;
	n = n ? n : fxge_wire_varint(*b, v);
	*b = (fxge_bytes){b->data + n, b->size - n};
	return n != 0;
}

static tree *of_message(fxge_arena *a, message *m, fxge_bytes b, int depth);

static tree *
of_bytes(fxge_arena *a, message *m, field *f, fxge_bytes b, int depth)
{
	message *inner = f->type == PROTOBUF_C_TYPE_MESSAGE ? f->descriptor : hidden_message(m, f);
	tree *t = inner && depth < FXGE_MAX_DEPTH ? of_message(a, inner, b, depth + 1) : NULL;
	uint64_t v;

	if (!t) {
		bool text = inner || f->type == PROTOBUF_C_TYPE_STRING || f->type == PROTOBUF_C_TYPE_BYTES;

		t = tree_new(a, text ? TREE_TEXT : TREE_LIST, NULL);
		t->text = b;
		for (fxge_bytes rest = b; !text && next_packed(f, &rest, &v);)
			tree_add(a, t, number_of(a, f, v));
	}
	t->key = f->name;
	t->field = f->id;
	return t;
}

static tree *
of_message(fxge_arena *a, message *m, fxge_bytes b, int depth)
{
	fxge_wire w = fxge_wire_of(b);
	tree *t = tree_new(a, TREE_MAP, NULL);

	while (fxge_wire_next(&w)) {
		field *f = protobuf_c_message_descriptor_get_field(m, w.field);

		if (f && w.type == FXGE_WIRE_BYTES)
			tree_add(a, t, of_bytes(a, m, f, w.value, depth));
		else if (f)
			tree_add(a, t, number_of(a, f, w.number));
	}
	return w.error ? NULL : t;
}

static tree *
read_air(fxge_arena *a, fxge_bytes b)
{
	return of_message(a, &ge__proto__model_def__descriptor, b, 0);
}

static tree *
read_fxpb(fxge_arena *a, fxge_bytes b)
{
	return of_message(a, &fx__exported_program__descriptor, b, 0);
}

/* ---- writing ---- */

static void
put_varint(fxge_sbuf *b, uint64_t v)
{
	for (; v >= 0x80; v >>= 7)
		fxge_sbuf_chr(b, (char)(v | 0x80));
	fxge_sbuf_chr(b, (char)v);
}

static void
put_fixed(fxge_sbuf *b, uint64_t v, int n)
{
	for (int i = 0; i < n; i++, v >>= 8)
		fxge_sbuf_chr(b, (char)v);
}

static fxge_wire_type
wire_of(const tree *t)
{
	if (t->kind >= TREE_TEXT)
		return FXGE_WIRE_BYTES;
	if (t->form == FORM_FIXED32 || t->form == FORM_FLOAT)
		return FXGE_WIRE_FIXED32;
	return t->kind == TREE_REAL || t->form == FORM_FIXED64 ? FXGE_WIRE_FIXED64 : FXGE_WIRE_VARINT;
}

static uint64_t
bits_of(const tree *t)
{
	float f = (float)t->real;
	uint32_t narrow;
	uint64_t v = (uint64_t)t->number;

	if (t->kind != TREE_REAL)
		return t->form == FORM_ZIGZAG ? v << 1 ^ (0 - (v >> 63)) : v;
	memcpy(&narrow, &f, sizeof f);
	memcpy(&v, &t->real, sizeof v);
	return t->form == FORM_FLOAT ? narrow : v;
}

static void
put_number(fxge_sbuf *b, const tree *t)
{
	fxge_wire_type w = wire_of(t);

	if (w == FXGE_WIRE_VARINT)
		put_varint(b, bits_of(t));
	else
		put_fixed(b, bits_of(t), w == FXGE_WIRE_FIXED32 ? 4 : 8);
}

static void put_message(fxge_sbuf *b, const tree *t);

static void
put_bytes(fxge_sbuf *b, const tree *t)
{
	fxge_sbuf inner;

	fxge_sbuf_init(&inner, b->arena);
	if (t->kind == TREE_TEXT)
		fxge_sbuf_add(&inner, t->text.data, t->text.size);
	else if (t->kind == TREE_MAP)
		put_message(&inner, t);
	for (size_t i = 0; t->kind == TREE_LIST && i < t->kids.len; i++)
		if (t->kids.data[i]->kind < TREE_TEXT)
			put_number(&inner, t->kids.data[i]);
	put_varint(b, inner.len);
	fxge_sbuf_add(b, inner.data, inner.len);
}

static void
put_message(fxge_sbuf *b, const tree *t)
{
	for (size_t i = 0; i < t->kids.len; i++) {
		const tree *k = t->kids.data[i];

		if (k->kind == TREE_NULL)
			continue;
		put_varint(b, (uint64_t)k->field << 3 | wire_of(k));
		if (wire_of(k) == FXGE_WIRE_BYTES)
			put_bytes(b, k);
		else
			put_number(b, k);
	}
}

const tree_format tree_air = {.read = read_air, .write = put_message, .checked = true};
const tree_format tree_fxpb = {.read = read_fxpb, .write = put_message};
