/* Walking the fields of one protobuf message in bytes that nobody has checked, without unpacking.
 */
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
	size_t at;    /* behind the current field */
	size_t start; /* of the current field, with its tag */
	uint32_t field;
	fxge_wire_type type;
	uint64_t number;   /* VARINT, FIXED64, FIXED32 */
	fxge_bytes value;  /* BYTES */
	const char *error; /* constant text, NULL while all is well */
} fxge_wire;

static inline fxge_wire
fxge_wire_of(fxge_bytes b)
{
	return (fxge_wire){.b = b};
}
/* Steps to the next field; false at the end and on the first malformed byte (then `error` is set
 * and `start` is where). */
bool fxge_wire_next(fxge_wire *w);
/* A varint of at most 10 bytes whose value fits 64 bits; its length, 0 = malformed or cut off. */
size_t fxge_wire_varint(fxge_bytes b, uint64_t *out);

#endif
