/* SPDX-License-Identifier: Apache-2.0 */
/* Validation of untrusted protobuf bytes before they are unpacked: protobuf-c recurses without
 * limit, allows a few bytes to expand to much memory, and cuts strings at NUL. */
#ifndef FXGE_PROTO_SCAN_H
#define FXGE_PROTO_SCAN_H

#include "base/file/file.h"

#include <protobuf-c/protobuf-c.h>

typedef struct fxge_scan {
	/* in: 0 = the default */
	uint64_t max_elements; /* sub-messages, strings and list elements in total; 1 << 28 */
	uint64_t max_memory;   /* bytes that unpacking may allocate; 1 << 31 */
	uint64_t skip_bytes;   /* byte strings longer than this do not count as memory; 0 = all count */
	bool utf8;             /* strings must be UTF-8 (proto3 readers reject others) */
	/* out */
	uint64_t elements, memory;
	const char *error; /* constant text, NULL = well formed */
	size_t at;         /* byte offset of the faulty field */
	bool limit;        /* the error is an exceeded limit, not damage */
} fxge_scan;

/* Scans a message without recursion; nesting is limited to FXGE_MAX_DEPTH. Returns false with
 * `error` set. */
bool fxge_proto_scan(const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s);

#endif
