/* SPDX-License-Identifier: Apache-2.0 */
/* Iteration over the fields of one untrusted protobuf message, without unpacking. */
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

#endif
