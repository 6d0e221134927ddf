/* Memory for unpacked messages: protobuf-c's allocator over our heap, given back all at once. */
#ifndef FXGE_PROTO_ALLOC_H
#define FXGE_PROTO_ALLOC_H

#include "base/arena.h"
#include "proto/scan.h"

typedef struct fxge_proto_alloc {
	ProtobufCAllocator base;
	fxge_heap *heap;
	struct fxge_proto_chunk *chunks;
	char *at, *end;
	bool failed; /* memory ended; sticky until the next reset */
} fxge_proto_alloc;

/* Lives as long as `a`, at whose end everything is given back. */
fxge_proto_alloc *fxge_proto_alloc_new(fxge_arena *a);
/* Forgets all messages that were unpacked so far. */
void fxge_proto_alloc_reset(fxge_proto_alloc *p);
/* Copies a message, scans the copy within the limits of `s` and unpacks it. protobuf-c trusts that
 * bytes do not change between two reads, but another process may change those of a mapped file.
 * NULL = s->error says why. Ends as out of memory when memory ended inside (never across
 * protobuf-c's own frames). */
ProtobufCMessage *fxge_proto_unpack(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s);
/* Does the same with bytes that nobody else can change, such as a copy of the caller's. */
ProtobufCMessage *fxge_proto_unpack_own(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s);

#endif
