/* The table of interned names: each text once, its length before it, its hash beside it. */
#include "base/intern.h"

#include "base/map.h"

typedef struct name_block {
	size_t len;
	char text[];
} name_block;

typedef struct slot {
	uint64_t hash;
	const name_block *block; /* NULL = free */
} slot;

struct fxge_names {
	fxge_arena *arena;
	slot *slots;
	size_t len, cap;
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

static slot *
find_slot(const fxge_names *t, uint64_t hash, const char *s, size_t n)
{
	for (size_t i = (size_t)hash & (t->cap - 1);; i = (i + 1) & (t->cap - 1)) {
		const name_block *b = t->slots[i].block;
		if (!b)
			return &t->slots[i];
		if (t->slots[i].hash == hash && b->len == n && (n == 0 || memcmp(b->text, s, n) == 0))
			return &t->slots[i];
	}
}

static void
grow(fxge_names *t)
{
	size_t old_cap = t->cap;
	slot *old = t->slots;
	slot *fresh = FXGE_NEW_ARRAY(t->arena, old_cap * 2, slot);
	t->slots = fresh;
	t->cap = old_cap * 2;
	for (size_t i = 0; i < old_cap; i++)
		if (old[i].block)
			*find_slot(t, old[i].hash, old[i].block->text, old[i].block->len) = old[i];
}

fxge_name
fxge_names_getn(fxge_names *t, const char *s, size_t n)
{
	if (t->len >= t->cap / 2)
		grow(t);
	uint64_t hash = fxge_hash_bytes(s, n);
	slot *at = find_slot(t, hash, s, n);
	if (!at->block) {
		if (n > PTRDIFF_MAX / 4)
			fxge_heap_throw(t->arena->heap);
		name_block *b = fxge_arena_alloc(t->arena, sizeof *b + n + 1);
		b->len = n;
		if (n > 0)
			memcpy(b->text, s, n);
		*at = (slot){hash, b};
		t->len++;
	}
	return at->block->text;
}

fxge_name
fxge_names_get(fxge_names *t, const char *s)
{
	return s ? fxge_names_getn(t, s, strlen(s)) : NULL;
}

fxge_name
fxge_names_find(const fxge_names *t, const char *s, size_t n)
{
	const name_block *b = find_slot(t, fxge_hash_bytes(s, n), s, n)->block;
	return b ? b->text : NULL;
}

size_t
fxge_name_len(fxge_name n)
{
	return ((const name_block *)(const void *)(n - offsetof(name_block, text)))->len;
}
