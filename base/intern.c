/* SPDX-License-Identifier: Apache-2.0 */
/* The table of interned names: each text is stored once, after its length and number. */
#include "base/intern.h"

#include "base/key.h"
#include "base/vec.h"

typedef struct name_block {
	uint32_t len, number;
	char text[];
} name_block;

/* Blocks are stored in sequence in pieces; a long block has a piece of its own. */
enum { UNIT = _Alignof(name_block), PIECE_UNITS = 1 << 8 };

/* Kept at 8 bytes: each look-up in a large table misses the cache and the TLB. */
typedef struct slot {
	uint32_t hash, place; /* place: piece and unit of the block, from 1; 0 = free */
} slot;

struct fxge_names {
	fxge_arena *arena;
	slot *slots; /* at most three quarters full */
	size_t cap;
	FXGE_VEC(char *) pieces;
	size_t used; /* units in use of the last piece */
	uint32_t n;
};

fxge_names *
fxge_names_new(fxge_arena *a)
{
	fxge_names *t = FXGE_NEW(a, fxge_names);

	t->arena = a;
	t->cap = 256;
	t->slots = FXGE_NEW_ARRAY(a, t->cap, slot);
	t->used = PIECE_UNITS;
	return t;
}

static name_block *
block_at(const fxge_names *t, uint32_t place)
{
	uint32_t unit = place - 1;

	return (name_block *)(void *)(t->pieces.data[unit / PIECE_UNITS]
								  + (size_t)(unit % PIECE_UNITS) * UNIT);
}

static uint32_t
hash_of(const char *s, size_t n)
{
	return (uint32_t)fxge_key_bytes(s, n);
}

static bool
is_text(const name_block *b, const char *s, size_t n)
{
	return b->len == n && (n == 0 || memcmp(b->text, s, n) == 0);
}

/* Returns the slot of the text, or the free slot for it. */
static slot *
find_slot(const fxge_names *t, uint32_t hash, const char *s, size_t n)
{
	for (size_t i = hash & (t->cap - 1);; i = (i + 1) & (t->cap - 1)) {
		slot *at = &t->slots[i];
		if (!at->place || (at->hash == hash && is_text(block_at(t, at->place), s, n)))
			return at;
	}
}

/* Doubles the table. Texts are not compared: all names differ. */
static void
grow(fxge_names *t)
{
	size_t old_cap = t->cap;
	slot *old = t->slots;

	t->cap = old_cap * 2;
	t->slots = FXGE_NEW_ARRAY(t->arena, t->cap, slot);
	for (size_t k = 0; k < old_cap; k++) {
		size_t i = old[k].hash & (t->cap - 1);
		while (old[k].place && t->slots[i].place)
			i = (i + 1) & (t->cap - 1);
		if (old[k].place)
			t->slots[i] = old[k];
	}
	fxge_arena_free(t->arena, old, old_cap * sizeof *old);
}

/* Stores a text and returns the place of its block. */
static uint32_t
add_block(fxge_names *t, const char *s, size_t n)
{
	size_t units = (sizeof(name_block) + n + UNIT) / UNIT; /* with the NUL, rounded up */

	if (n >= UINT32_MAX || t->pieces.len >= UINT32_MAX / PIECE_UNITS)
		fxge_heap_throw(t->arena->heap);
	if (units > PIECE_UNITS - t->used) {
		size_t size = units > PIECE_UNITS ? units : PIECE_UNITS;
		fxge_vec_push(t->arena, &t->pieces, fxge_arena_array(t->arena, size, UNIT));
		t->used = 0;
	}
	uint32_t place = (uint32_t)((t->pieces.len - 1) * PIECE_UNITS + t->used + 1);
	name_block *b = block_at(t, place);
	t->used += units > PIECE_UNITS ? PIECE_UNITS : units;
	*b = (name_block){(uint32_t)n, ++t->n};
	if (n > 0)
		memcpy(b->text, s, n);
	return place;
}

fxge_name
fxge_names_getn(fxge_names *t, const char *s, size_t n)
{
	if (t->n >= t->cap - t->cap / 4)
		grow(t);
	uint32_t hash = hash_of(s, n);
	slot *at = find_slot(t, hash, s, n);
	if (!at->place)
		*at = (slot){hash, add_block(t, s, n)};
	return block_at(t, at->place)->text;
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

	return at->place ? block_at(t, at->place)->text : NULL;
}

static const name_block *
block_of(fxge_name n)
{
	return (const name_block *)(const void *)(n - offsetof(name_block, text));
}

size_t
fxge_name_len(fxge_name n)
{
	return block_of(n)->len;
}

uint32_t
fxge_name_number(fxge_name n)
{
	return block_of(n)->number;
}
