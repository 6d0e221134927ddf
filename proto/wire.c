/* SPDX-License-Identifier: Apache-2.0 */
/* Tags, varints and lengths of the protobuf wire format. Decoding checks each against the remaining
 * bytes. */
#include "proto/wire.h"

size_t
fxge_wire_varint(fxge_bytes b, uint64_t *out)
{
	uint64_t v = 0;

	for (size_t i = 0; i < b.size && i < 10; i++) {
		uint8_t byte = b.data[i];

		if (i == 9 && byte > 1)
			return 0;
		v |= (uint64_t)(byte & 0x7f) << (7 * i);
		if (byte < 0x80) {
			*out = v;
			return i + 1;
		}
	}
	return 0;
}

static bool
fail(fxge_wire *w, const char *error)
{
	w->error = error;
	return false;
}

static fxge_bytes
remaining_bytes(const fxge_wire *w)
{
	return (fxge_bytes){w->b.data + w->at, w->b.size - w->at};
}

static bool
read_varint(fxge_wire *w, uint64_t *out)
{
	size_t n = fxge_wire_varint(remaining_bytes(w), out);

	w->at += n;
	return n > 0 || fail(w, "a number is cut off or longer than 10 bytes");
}

static bool
read_fixed(fxge_wire *w, size_t n)
{
	if (w->b.size - w->at < n)
		return fail(w, "a fixed-size number is cut off");
	w->number = n == 8 ? fxge_le64(w->b.data + w->at) : fxge_le32(w->b.data + w->at);
	w->at += n;
	return true;
}

static bool
read_bytes(fxge_wire *w)
{
	uint64_t n;

	if (!read_varint(w, &n))
		return false;
	if (n > w->b.size - w->at)
		return fail(w, "a length exceeds the bytes that are left");
	w->value = (fxge_bytes){w->b.data + w->at, (size_t)n};
	w->at += (size_t)n;
	return true;
}

bool
fxge_wire_next(fxge_wire *w)
{
	uint64_t tag;

	if (w->error || w->at >= w->b.size)
		return false;
	w->start = w->at;
	if (!read_varint(w, &tag))
		return false;
	if (tag > UINT32_MAX || tag >> 3 == 0)
		return fail(w, "a field number is 0 or too large");
	w->field = (uint32_t)(tag >> 3);
	w->type = (fxge_wire_type)(tag & 7);
	switch ((int)w->type) {
	case FXGE_WIRE_VARINT:
		return read_varint(w, &w->number);
	case FXGE_WIRE_FIXED64:
		return read_fixed(w, 8);
	case FXGE_WIRE_FIXED32:
		return read_fixed(w, 4);
	case FXGE_WIRE_BYTES:
		return read_bytes(w);
	default:
		return fail(w, "a group or an unknown wire type, which no current protobuf writes");
	}
}

size_t
fxge_wire_put_varint(uint8_t out[FXGE_WIRE_VARINT_MOST], uint64_t v)
{
	size_t n = 0;

	for (; v >= 0x80; v >>= 7)
		out[n++] = (uint8_t)(v | 0x80);
	out[n++] = (uint8_t)v;
	return n;
}

size_t
fxge_wire_put_head(uint8_t out[FXGE_WIRE_HEAD_MOST], uint32_t field, uint64_t length)
{
	size_t n = fxge_wire_put_varint(out, (uint64_t)field << 3 | FXGE_WIRE_BYTES);

	return n + fxge_wire_put_varint(out + n, length);
}
