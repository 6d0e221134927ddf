/* Bounds of foreign protobuf bytes before they are unpacked: protobuf-c recurses without limit,
 * trusts what a few bytes may expand to, and cuts strings at NUL. */
#ifndef FXGE_PROTO_SCAN_H
#define FXGE_PROTO_SCAN_H

#include "base/file/file.h"

#include <protobuf-c/protobuf-c.h>

typedef struct fxge_scan {
	/* in: 0 = the default */
	uint64_t max_elements; /* sub-messages, strings and list elements in all; 1 << 28 */
	uint64_t max_memory;   /* bytes that unpacking may take; 1 << 31 */
	uint64_t skip_bytes;   /* byte strings longer than this do not count as memory; 0 = all count */
	bool utf8;             /* strings must be UTF-8 (proto3 readers refuse others) */
	/* out */
	uint64_t elements, memory;
	const char *error; /* constant text, NULL = well formed */
	size_t at;         /* byte offset of the field in question */
	bool limit;        /* the error is a limit, not damage */
} fxge_scan;

/* False with `error` set. Iterative; nesting is bounded by FXGE_MAX_DEPTH. */
bool fxge_proto_scan(const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s);

#endif
