/* SPDX-License-Identifier: Apache-2.0 */
/* Open-addressing hash maps with linear probing, at most three quarters full. */
#include "base/map.h"

#include "base/bits.h"
#include "base/key.h"

struct fxge_map_slot {
	uint64_t key;
	void *val; /* NULL = free, therefore NULL cannot be stored */
};

struct fxge_strmap_slot {
	const char *key;
	void *val; /* NULL = free */
	uint32_t n, hash;
};

static uint64_t
scramble(uint64_t x)
{
	x ^= x >> 32;
	x *= 0x9e6c63d0876a9a47u;
	x ^= x >> 29;
	x *= 0xd1b54a32d192ed03u;
	return x ^ x >> 32;
}

uint64_t
fxge_hash_mix(uint64_t a, uint64_t b)
{
	return scramble((a << 23 | a >> 41) + 0x9e3779b97f4a7c15u + scramble(b));
}

uint64_t
fxge_hash_bytes(const void *p, size_t n)
{
	const uint8_t *b = p;
	uint64_t h = scramble(n + 1);

	for (; n >= 8; b += 8, n -= 8)
		h = fxge_hash_mix(h, fxge_le64(b));
	uint64_t tail = 0;
	for (size_t i = 0; i < n; i++)
		tail |= (uint64_t)b[i] << 8 * i;
	return n ? fxge_hash_mix(h, tail) : h;
}

/* Returns the slot of the key, or the free slot for it. */
static struct fxge_map_slot *
find_key(const fxge_map *m, uint64_t key)
{
	size_t i = (size_t)fxge_key_mix(key, 0) & (m->cap - 1);

	while (m->slots[i].val && m->slots[i].key != key)
		i = (i + 1) & (m->cap - 1);
	return &m->slots[i];
}

void *
fxge_map_get(const fxge_map *m, uint64_t key)
{
	return m->cap ? find_key(m, key)->val : NULL;
}

static void
grow_map(fxge_arena *a, fxge_map *m)
{
	fxge_map old = *m;

	m->cap = old.cap ? old.cap * 2 : 16;
	m->slots = FXGE_NEW_ARRAY(a, m->cap, struct fxge_map_slot);
	for (size_t i = 0; i < old.cap; i++)
		if (old.slots[i].val)
			*find_key(m, old.slots[i].key) = old.slots[i];
	if (old.cap)
		fxge_arena_free(a, old.slots, old.cap * sizeof *old.slots);
}

void **
fxge_map_at(fxge_arena *a, fxge_map *m, uint64_t key)
{
	if (m->len >= m->cap - m->cap / 4)
		grow_map(a, m);
	struct fxge_map_slot *s = find_key(m, key);
	if (!s->val)
		m->len++;
	s->key = key;
	return &s->val;
}

void *
fxge_map_put(fxge_arena *a, fxge_map *m, uint64_t key, void *val)
{
	void **at = fxge_map_at(a, m, key), *before = *at;

	*at = val ? val : before;
	return before;
}

static uint32_t
hash_text(const char *key, size_t n)
{
	return (uint32_t)fxge_key_bytes(key, n);
}

/* Returns the slot of the text, or the free slot for it. */
static struct fxge_strmap_slot *
find_text(const fxge_strmap *m, uint32_t hash, const char *key, size_t n)
{
	size_t i = hash & (m->cap - 1);

	for (;; i = (i + 1) & (m->cap - 1)) {
		struct fxge_strmap_slot *s = &m->slots[i];
		if (!s->val || (s->hash == hash && s->n == n && (n == 0 || !memcmp(s->key, key, n))))
			return s;
	}
}

fxge_map
fxge_map_copy(fxge_arena *a, const fxge_map *m)
{
	fxge_map copy = *m;

	copy.slots = fxge_arena_copy(a, m->slots, m->cap * sizeof *m->slots);
	return copy;
}

void *
fxge_strmap_get(const fxge_strmap *m, const char *key, size_t n)
{
	return m->cap ? find_text(m, hash_text(key, n), key, n)->val : NULL;
}

static void
grow_strmap(fxge_arena *a, fxge_strmap *m)
{
	fxge_strmap old = *m;

	m->cap = old.cap ? old.cap * 2 : 16;
	m->slots = FXGE_NEW_ARRAY(a, m->cap, struct fxge_strmap_slot);
	for (size_t i = 0; i < old.cap; i++)
		if (old.slots[i].val) {
			const struct fxge_strmap_slot *s = &old.slots[i];
			*find_text(m, s->hash, s->key, s->n) = *s;
		}
	if (old.cap)
		fxge_arena_free(a, old.slots, old.cap * sizeof *old.slots);
}

void *
fxge_strmap_put(fxge_arena *a, fxge_strmap *m, const char *key, size_t n, void *val)
{
	if (m->len >= m->cap - m->cap / 4)
		grow_strmap(a, m);
	if (n > UINT32_MAX)
		fxge_heap_throw(a->heap);
	uint32_t hash = hash_text(key, n);
	struct fxge_strmap_slot *s = find_text(m, hash, key, n);
	void *before = s->val;
	if (before)
		s->val = val ? val : before;
	else if (val) {
		*s = (struct fxge_strmap_slot){key, val, (uint32_t)n, hash};
		m->len++;
	}
	return before;
}

/* Values are the next suffix to try, plus one, so that n equal stems take O(n) attempts. */
const char *
fxge_strmap_fresh(fxge_arena *a, fxge_strmap *given, const char *stem)
{
	size_t n = strlen(stem);
	uint64_t k = (uint64_t)(uintptr_t)fxge_strmap_put(a, given, stem, n, (void *)(uintptr_t)1);

	if (!k)
		return stem;
	const char *name;
	do
		name = fxge_arena_printf(a, "%s_%llu", stem, (unsigned long long)k++);
	while (fxge_strmap_get(given, name, strlen(name)));
	fxge_strmap_put(a, given, stem, n, (void *)(uintptr_t)k);
	fxge_strmap_put(a, given, name, strlen(name), (void *)(uintptr_t)1);
	return name;
}
