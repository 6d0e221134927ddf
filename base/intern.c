/* The table of interned names: each text once, its length before it. */
#include "base/intern.h"

#include "base/map.h"
#include "base/vec.h"

typedef struct name_block {
	size_t len;
	char text[];
} name_block;

/* 8 bytes: of a large table each look-up is a miss of the cache, and of the pages it knows. */
typedef struct slot {
	uint32_t hash, number; /* of the name, from 1; 0 = free */
} slot;

struct fxge_names {
	fxge_arena *arena;
	slot *slots; /* at most three quarters full */
	size_t cap;
	FXGE_VEC(const name_block *) blocks;
};

fxge_names *
fxge_names_new(fxge_arena *a)
{
	fxge_names *t = FXGE_NEW(a, fxge_names);
	t->arena = a;
	t->cap = 256;
	t->slots = FXGE_NEW_ARRAY(a, t->cap, slot);
	return t;
}

static uint32_t
hash_of(const char *s, size_t n)
{
	return (uint32_t)fxge_hash_bytes(s, n);
}

static bool
is_text(const name_block *b, const char *s, size_t n)
{
	return b->len == n && (n == 0 || memcmp(b->text, s, n) == 0);
}

/* Of the text, or the free one where it belongs. */
static slot *
find_slot(const fxge_names *t, uint32_t hash, const char *s, size_t n)
{
	for (size_t i = hash & (t->cap - 1);; i = (i + 1) & (t->cap - 1)) {
		slot *at = &t->slots[i];
		if (!at->number || (at->hash == hash && is_text(t->blocks.data[at->number - 1], s, n)))
			return at;
	}
}

/* All names differ: none is read. */
static void
grow(fxge_names *t)
{
	size_t old_cap = t->cap;
	const slot *old = t->slots;
	t->cap = old_cap * 2;
	t->slots = FXGE_NEW_ARRAY(t->arena, t->cap, slot);
	for (size_t k = 0; k < old_cap; k++) {
		size_t i = old[k].hash & (t->cap - 1);
		while (old[k].number && t->slots[i].number)
			i = (i + 1) & (t->cap - 1);
		if (old[k].number)
			t->slots[i] = old[k];
	}
}

static const name_block *
new_block(fxge_names *t, const char *s, size_t n)
{
	if (n > PTRDIFF_MAX / 4 || t->blocks.len == UINT32_MAX)
		fxge_heap_throw(t->arena->heap);
	name_block *b = fxge_arena_alloc(t->arena, sizeof *b + n + 1);
	b->len = n;
	if (n > 0)
		memcpy(b->text, s, n);
	return b;
}

fxge_name
fxge_names_getn(fxge_names *t, const char *s, size_t n)
{
	if (t->blocks.len >= t->cap - t->cap / 4)
		grow(t);
	uint32_t hash = hash_of(s, n);
	slot *at = find_slot(t, hash, s, n);
	if (!at->number) {
		fxge_vec_push(t->arena, &t->blocks, new_block(t, s, n));
		*at = (slot){hash, (uint32_t)t->blocks.len};
	}
	return t->blocks.data[at->number - 1]->text;
}

fxge_name
fxge_names_get(fxge_names *t, const char *s)
{
	return s ? fxge_names_getn(t, s, strlen(s)) : NULL;
}

fxge_name
fxge_names_find(const fxge_names *t, const char *s, size_t n)
{
	const slot *at = find_slot(t, hash_of(s, n), s, n);
	return at->number ? t->blocks.data[at->number - 1]->text : NULL;
}

size_t
fxge_name_len(fxge_name n)
{
	return ((const name_block *)(const void *)(n - offsetof(name_block, text)))->len;
}
