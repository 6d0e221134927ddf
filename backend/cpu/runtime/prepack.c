/* SPDX-License-Identifier: Apache-2.0 */
/* The prepack cache of a session: a hash table of reference-counted blocks. One thread at a time
 * uses a session, so there is no lock. */
#include "backend/cpu/runtime/prepack.h"

#include <sys/mman.h>

enum { BUCKETS = 1024, PAGE = 4096 };

struct fxge_prepack_block {
	struct fxge_prepack_cache *all;
	fxge_prepack_block *next; /* in its bucket */
	void *data;
	size_t total_bytes; /* size of the allocation, header included */
	uint64_t n_refs;
	fxge_prepack_key key;
};

struct fxge_prepack_cache {
	fxge_heap *heap;
	size_t bytes;
	fxge_prepack_block *bucket[BUCKETS];
};

/* Returns the bucket of a key. It hashes the constant only, because a constant has few
 * arrangements. */
static fxge_prepack_block **
bucket_of(struct fxge_prepack_cache *all, const fxge_prepack_key *key)
{
	return &all->bucket[fxge_ptr_key(key->constant) * UINT64_C(0x9e3779b97f4a7c15) >> 54];
}

static bool
is_same(const fxge_prepack_key *a, const fxge_prepack_key *b)
{
	return a->kind == b->kind && a->constant == b->constant
		   && memcmp(a->sizes, b->sizes, sizeof a->sizes) == 0;
}

fxge_prepack_block *
fxge_prepack_find(const fxge_session *s, const fxge_prepack_key *key)
{
	fxge_prepack_block *b =
		s->prepack_cache && key->kind ? *bucket_of(s->prepack_cache, key) : NULL;

	while (b && !is_same(&b->key, key))
		b = b->next;
	if (b)
		b->n_refs++;
	return b;
}

/* Asks for huge pages: weights are read completely in every run, and huge pages need fewer TLB
 * entries. */
static void
prefer_huge_pages(char *block, size_t size)
{
	enum { HUGE_PAGE = 2 << 20 };
	size_t skip = -(uintptr_t)block & (HUGE_PAGE - 1);

	if (size >= skip + HUGE_PAGE)
		madvise(block + skip, (size - skip) & ~(size_t)(HUGE_PAGE - 1), MADV_HUGEPAGE);
}

fxge_prepack_block *
fxge_prepack_new(fxge_session *s, const fxge_prepack_key *key, size_t size)
{
	if (!s->prepack_cache) {
		s->prepack_cache = FXGE_NEW(&s->arena, struct fxge_prepack_cache);
		s->prepack_cache->heap = &s->heap;
	}
	if (size > PTRDIFF_MAX / 2)
		fxge_heap_throw(&s->heap);
	size_t total_bytes = sizeof(fxge_prepack_block) + 64 + size;

	if (total_bytes >= PAGE) /* the size that the operating system accounts for */
		total_bytes = (total_bytes + PAGE - 1) & ~(size_t)(PAGE - 1);
	fxge_prepack_block *b = fxge_heap_need_pages(&s->heap, total_bytes), **list;
	char *end = (char *)(b + 1);

	prefer_huge_pages((char *)b, total_bytes);
	*b = (fxge_prepack_block){.all = s->prepack_cache,
		.data = end + (-(uintptr_t)end & 63),
		.total_bytes = total_bytes,
		.n_refs = 1,
		.key = *key};
	if (key->kind) {
		list = bucket_of(s->prepack_cache, key);
		b->next = *list;
		*list = b;
	}
	s->prepack_cache->bytes += total_bytes;
	return b;
}

void
fxge_prepack_unref(fxge_prepack_block *b)
{
	if (!b || --b->n_refs)
		return;
	if (b->key.kind) {
		fxge_prepack_block **at = bucket_of(b->all, &b->key);

		while (*at != b)
			at = &(*at)->next;
		*at = b->next;
	}
	b->all->bytes -= b->total_bytes;
	fxge_heap_free(b->all->heap, b);
}

void *
fxge_prepack_data(const fxge_prepack_block *b)
{
	return b->data;
}

void
fxge_prepacked_release(fxge_prepacked *prepacked)
{
	if (prepacked->handle)
		prepacked->close(prepacked->handle);
	fxge_prepack_unref(prepacked->handle_block);
	fxge_prepack_unref(prepacked->block);
	*prepacked = (fxge_prepacked){0};
}

size_t
fxge_prepack_bytes(const fxge_session *s)
{
	return s->prepack_cache ? s->prepack_cache->bytes : 0;
}
