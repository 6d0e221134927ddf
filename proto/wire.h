/* SPDX-License-Identifier: Apache-2.0 */
/* Fields of protobuf messages without their classes: iteration over an untrusted message, and
 * numbers of a message that is written in parts. */
#ifndef FXGE_PROTO_WIRE_H
#define FXGE_PROTO_WIRE_H

#include "base/file/file.h"

typedef enum fxge_wire_type {
	FXGE_WIRE_VARINT = 0,
	FXGE_WIRE_FIXED64 = 1,
	FXGE_WIRE_BYTES = 2,
	FXGE_WIRE_FIXED32 = 5,
} fxge_wire_type;

typedef struct fxge_wire {
	fxge_bytes b;
	size_t at;    /* after the current field */
	size_t start; /* start of the current field's tag */
	uint32_t field;
	fxge_wire_type type;
	uint64_t number;   /* for VARINT, FIXED64, FIXED32 */
	fxge_bytes value;  /* for BYTES */
	const char *error; /* constant text, NULL if there is none */
} fxge_wire;

static inline fxge_wire
fxge_wire_of(fxge_bytes b)
{
	return (fxge_wire){.b = b};
}
/* Advances to the next field. Returns false at the end, or at the first malformed byte: then
 * `error` is set, and `start` is its field. */
bool fxge_wire_next(fxge_wire *w);
/* Decodes a varint of at most 10 bytes whose value fits 64 bits. Returns its length, or 0 if it is
 * malformed or truncated. */
size_t fxge_wire_varint(fxge_bytes b, uint64_t *out);

enum { FXGE_WIRE_VARINT_MOST = 10 }; /* bytes of a varint of 64 bits */
/* Encodes a varint. Returns its length. */
size_t fxge_wire_put_varint(uint8_t out[FXGE_WIRE_VARINT_MOST], uint64_t v);
/* Encodes the tag and the length of a field of type BYTES. Returns their length. */
enum { FXGE_WIRE_HEAD_MOST = 2 * FXGE_WIRE_VARINT_MOST };
size_t fxge_wire_put_head(uint8_t out[FXGE_WIRE_HEAD_MOST], uint32_t field, uint64_t length);

#endif
