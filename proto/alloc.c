/* SPDX-License-Identifier: Apache-2.0 */
/* A bump allocator for protobuf-c. Returns NULL on failure, because an arena would jump across
 * protobuf-c's frames. */
#include "proto/alloc.h"

enum { CHUNK = 1 << 16, ALIGN = 16 };

typedef struct fxge_proto_chunk {
	struct fxge_proto_chunk *next;
	size_t size; /* size of the memory after this header */
} fxge_proto_chunk;

static void
drop_chunks(fxge_proto_alloc *p, fxge_proto_chunk *keep)
{
	while (p->chunks && p->chunks != keep) {
		fxge_proto_chunk *next = p->chunks->next;

		fxge_heap_free(p->heap, p->chunks);
		p->chunks = next;
	}
}

static void
release(void *p)
{
	drop_chunks(p, NULL);
}

static void *
allocate(void *user, size_t n)
{
	fxge_proto_alloc *p = user;

	if (n > SIZE_MAX / 2)
		n = SIZE_MAX / 2;
	n = (n + ALIGN - 1) & ~(size_t)(ALIGN - 1);
	if (n > (size_t)(p->end - p->at)) {
		size_t size = n > CHUNK ? n : CHUNK;
		fxge_proto_chunk *c = fxge_heap_alloc(p->heap, sizeof *c + size);

		if (!c) {
			p->failed = true;
			return NULL;
		}
		*c = (fxge_proto_chunk){.next = p->chunks, .size = size};
		p->chunks = c;
		p->at = (char *)(c + 1);
		p->end = p->at + size;
	}
	void *out = p->at;

	p->at += n;
	return out;
}

static void
ignore_free(void *user, void *p)
{
	(void)user;
	(void)p;
}

fxge_proto_alloc *
fxge_proto_alloc_new(fxge_arena *a)
{
	fxge_proto_alloc *p = FXGE_NEW(a, fxge_proto_alloc);

	_Static_assert(
		sizeof(fxge_proto_chunk) % ALIGN == 0, "bytes behind a chunk's header are aligned");
	p->base = (ProtobufCAllocator){.alloc = allocate, .free = ignore_free, .allocator_data = p};
	p->heap = a->heap;
	fxge_arena_defer(a, release, p);
	return p;
}

void
fxge_proto_alloc_reset(fxge_proto_alloc *p)
{
	p->failed = false;
	if (!p->chunks)
		return;
	fxge_proto_chunk *last = p->chunks;

	if (last->size > CHUNK) { /* a large chunk is freed at once, not kept for later messages */
		drop_chunks(p, NULL);
		p->at = p->end = NULL;
		return;
	}
	fxge_proto_chunk *rest = last->next;

	last->next = NULL;
	p->chunks = rest;
	drop_chunks(p, NULL);
	p->chunks = last;
	p->at = (char *)(last + 1);
	p->end = p->at + last->size;
}

ProtobufCMessage *
fxge_proto_unpack_own(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s)
{
	if (!fxge_proto_scan(d, b, s))
		return NULL;
	ProtobufCMessage *m = protobuf_c_message_unpack(d, &p->base, b.size, b.data);

	if (!m && p->failed)
		fxge_heap_throw(p->heap);
	if (!m)
		s->error = "a message cannot be unpacked";
	return m;
}

ProtobufCMessage *
fxge_proto_unpack(
	fxge_proto_alloc *p, const ProtobufCMessageDescriptor *d, fxge_bytes b, fxge_scan *s)
{
	uint8_t *copy = allocate(p, b.size + 1);

	if (!copy)
		fxge_heap_throw(p->heap);
	if (b.size)
		memcpy(copy, b.data, b.size);
	return fxge_proto_unpack_own(p, d, (fxge_bytes){copy, b.size}, s);
}
