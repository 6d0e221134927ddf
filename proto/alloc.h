/* Memory for unpacked messages: protobuf-c's allocator over our heap, given back all at once. */
#ifndef FXGE_PROTO_ALLOC_H
#define FXGE_PROTO_ALLOC_H

#include "base/arena.h"

#include <protobuf-c/protobuf-c.h>

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
/* protobuf_c_message_unpack of bytes that were scanned. NULL = malformed; ends as out of memory
 * when memory ended inside (never across protobuf-c's own frames). */
ProtobufCMessage *fxge_proto_unpack(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, const void *bytes, size_t n);

#endif
