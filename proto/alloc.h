/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of unpacked messages: an allocator for protobuf-c on the session's heap, freed as a
 * whole. */
#ifndef FXGE_PROTO_ALLOC_H
#define FXGE_PROTO_ALLOC_H

#include "base/arena.h"
#include "proto/scan.h"

typedef struct fxge_proto_alloc {
	ProtobufCAllocator base;
	fxge_heap *heap;
	struct fxge_proto_chunk *chunks;
	char *at, *end;
	bool failed; /* memory was exhausted; sticky until the next reset */
} fxge_proto_alloc;

/* Makes an allocator that is freed, with all messages, when `a` is released. */
fxge_proto_alloc *fxge_proto_alloc_new(fxge_arena *a);
/* Frees all messages unpacked so far. */
void fxge_proto_alloc_reset(fxge_proto_alloc *p);
/* Unpacks a message.
 *
 * Copies the bytes first and scans the copy within the limits of `s`: protobuf-c relies on bytes
 * that do not change between two reads, but another process may modify a mapped file. Returns NULL
 * with a reason in s->error. Jumps as out of memory after protobuf-c has returned, never across its
 * frames. */
ProtobufCMessage *fxge_proto_unpack(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s);
/* Unpacks a message from bytes that no other process can modify, without a copy. */
ProtobufCMessage *fxge_proto_unpack_own(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s);

#endif
