/* SPDX-License-Identifier: Apache-2.0 */
/* Iterative scan of a message tree, driven by protobuf-c's descriptors. */
#include "proto/scan.h"

#include "base/limits.h"
#include "base/utf8.h"
#include "proto/wire.h"

enum { FIELD_COST = 48, REPEATS = 16 };

typedef struct frame {
	const ProtobufCMessageDescriptor *desc;
	fxge_wire wire;
	uint32_t singles; /* occurrences of singular sub-messages */
	uint32_t last;    /* index of the last field found, among the descriptor's fields */
} frame;

static bool
fail(fxge_scan *s, const char *error)
{
	s->error = error;
	return false;
}

static bool
exceed_limit(fxge_scan *s, const char *error)
{
	s->limit = true;
	return fail(s, error);
}

static bool
count_cost(fxge_scan *s, uint64_t elements, uint64_t memory)
{
	s->elements += elements;
	s->memory += memory;
	if (s->elements > s->max_elements)
		return exceed_limit(s, "more elements than the limit");
	if (s->memory > s->max_memory)
		return exceed_limit(s, "unpacking would take more memory than the limit");
	return true;
}

/* Counts the varints in the bytes; returns -1 if they are malformed. */
static int64_t
count_varints(fxge_bytes b)
{
	int64_t n = 0;
	size_t run = 0;

	for (size_t i = 0; i < b.size; i++) {
		if (++run > 10)
			return -1;
		if (b.data[i] < 0x80) {
			n++;
			run = 0;
		}
	}
	return run ? -1 : n;
}

static size_t
fixed_size(ProtobufCType t)
{
	switch (t) {
	case PROTOBUF_C_TYPE_FIXED32:
	case PROTOBUF_C_TYPE_SFIXED32:
	case PROTOBUF_C_TYPE_FLOAT:
		return 4;
	case PROTOBUF_C_TYPE_FIXED64:
	case PROTOBUF_C_TYPE_SFIXED64:
	case PROTOBUF_C_TYPE_DOUBLE:
		return 8;
	default:
		return 0;
	}
}

static bool
scan_packed(fxge_scan *s, const ProtobufCFieldDescriptor *f, fxge_bytes b)
{
	size_t size = fixed_size(f->type);
	int64_t n = 0;

	if (f->label != PROTOBUF_C_LABEL_REPEATED)
		return fail(s, "a field has the wrong wire type");
	if (!size)
		n = count_varints(b);
	else
		n = b.size % size ? -1 : (int64_t)(b.size / size);
	if (n < 0)
		return fail(s, "a packed list is malformed");
	return count_cost(s, (uint64_t)n, (uint64_t)n * 8);
}

static bool
scan_string(fxge_scan *s, fxge_bytes b)
{
	const char *p = (const char *)b.data;

	if (b.size && memchr(p, 0, b.size))
		return fail(s, "a string holds a NUL byte");
	if (s->utf8)
		for (size_t i = 0, n; i < b.size; i += n) {
			uint32_t c;

			n = b.data[i] < 0x80 ? 1 : fxge_utf8_next(p + i, b.size - i, &c);
			if (!n)
				return fail(s, "a string is not UTF-8");
		}
	return count_cost(s, 1, b.size + 17);
}

static bool
scan_number(fxge_scan *s, const ProtobufCFieldDescriptor *f, fxge_wire_type t)
{
	size_t size = fixed_size(f->type);
	fxge_wire_type want = size == 8   ? FXGE_WIRE_FIXED64
						  : size == 4 ? FXGE_WIRE_FIXED32
									  : FXGE_WIRE_VARINT;

	if (t != want)
		return fail(s, "a field has the wrong wire type");
	return f->label != PROTOBUF_C_LABEL_REPEATED || count_cost(s, 1, 8);
}

/* Scans a field that is not a sub-message. */
static bool
scan_leaf(fxge_scan *s, const ProtobufCFieldDescriptor *f, const fxge_wire *w)
{
	bool text = f->type == PROTOBUF_C_TYPE_STRING, bytes = f->type == PROTOBUF_C_TYPE_BYTES;

	if (!text && !bytes)
		return w->type == FXGE_WIRE_BYTES ? scan_packed(s, f, w->value)
										  : scan_number(s, f, w->type);
	if (w->type != FXGE_WIRE_BYTES)
		return fail(s, "a field has the wrong wire type");
	if (text)
		return scan_string(s, w->value);
	return count_cost(
		s, 1, s->skip_bytes && w->value.size > s->skip_bytes ? 0 : w->value.size + 16);
}

static bool
scan_enter(fxge_scan *s, frame *stack, int *depth, const ProtobufCFieldDescriptor *f)
{
	frame *top = &stack[*depth];
	const ProtobufCMessageDescriptor *d = f->descriptor;

	if (top->wire.type != FXGE_WIRE_BYTES)
		return fail(s, "a field has the wrong wire type");
	/* protobuf-c merges repeated singular sub-messages, in quadratic time. */
	if (f->label != PROTOBUF_C_LABEL_REPEATED && ++top->singles > top->desc->n_fields + REPEATS)
		return exceed_limit(s, "one field is repeated too often");
	if (*depth + 1 >= FXGE_MAX_DEPTH)
		return exceed_limit(s, "messages are nested too deep");
	if (!count_cost(s, 1, d->sizeof_message + 24))
		return false;
	stack[++*depth] = (frame){.desc = d, .wire = fxge_wire_of(top->wire.value)};
	return true;
}

/* Returns the descriptor of a field, or NULL if the message has no such field. Tries the last field
 * and the next one first: writers emit fields in order of their numbers. */
static const ProtobufCFieldDescriptor *
field_of(frame *top)
{
	const ProtobufCMessageDescriptor *d = top->desc;

	for (uint32_t i = top->last; i < d->n_fields && i < top->last + 2; i++)
		if (d->fields[i].id == top->wire.field)
			return &d->fields[top->last = i];
	const ProtobufCFieldDescriptor *f = protobuf_c_message_descriptor_get_field(d, top->wire.field);

	if (f)
		top->last = (uint32_t)(f - d->fields);
	return f;
}

static bool
scan_field(fxge_scan *s, frame *stack, int *depth)
{
	frame *top = &stack[*depth];
	const ProtobufCFieldDescriptor *f = field_of(top);

	s->memory += FIELD_COST; /* the next count compares the total with the limit */
	if (!f)                  /* unknown: GE skips it, protobuf-c keeps its bytes */
		return count_cost(s, 1, top->wire.at - top->wire.start);
	if (f->type == PROTOBUF_C_TYPE_MESSAGE)
		return scan_enter(s, stack, depth, f);
	return scan_leaf(s, f, &top->wire);
}

bool
fxge_proto_scan(const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s)
{
	frame stack[FXGE_MAX_DEPTH];
	int depth = 0;

	s->max_elements = s->max_elements ? s->max_elements : 1u << 28;
	s->max_memory = s->max_memory ? s->max_memory : 1u << 31;
	s->elements = s->memory = 0;
	s->error = NULL;
	s->limit = false;
	s->at = 0;
	stack[0] = (frame){.desc = d, .wire = fxge_wire_of(b)};
	while (depth >= 0) {
		frame *top = &stack[depth];

		if (!fxge_wire_next(&top->wire)) {
			s->at = (size_t)(top->wire.b.data - b.data) + top->wire.start;
			if (top->wire.error)
				return fail(s, top->wire.error);
			depth--;
			continue;
		}
		s->at = (size_t)(top->wire.b.data - b.data) + top->wire.start;
		if (!scan_field(s, stack, &depth))
			return false;
	}
	return count_cost(s, 0, 0);
}
