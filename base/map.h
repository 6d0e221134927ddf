/* Hash maps in an arena: from 64-bit keys or pointers, and from byte strings. Iteration order is
 * never used for output: each process hashes with a random key (base/key.h). */
#ifndef FXGE_BASE_MAP_H
#define FXGE_BASE_MAP_H

#include "base/arena.h"

typedef struct fxge_map {
	struct fxge_map_slot *slots;
	size_t len, cap;
} fxge_map;

void *fxge_map_get(const fxge_map *m, uint64_t key);
/* Returns the value stored before, or NULL. Storing NULL removes nothing and is a bug. */
void *fxge_map_put(fxge_arena *a, fxge_map *m, uint64_t key, void *val);

/* Where the value of the key stands: NULL where there is none, and then one must be put there
 * before the map is used again. */
void **fxge_map_at(fxge_arena *a, fxge_map *m, uint64_t key);

static inline uint64_t
fxge_ptr_key(const void *p)
{
	return (uint64_t)(uintptr_t)p;
}

typedef struct fxge_strmap {
	struct fxge_strmap_slot *slots;
	size_t len, cap;
} fxge_strmap;

/* The key's bytes are not copied: they must outlive the map. */
void *fxge_strmap_get(const fxge_strmap *m, const char *key, size_t n);
void *fxge_strmap_put(fxge_arena *a, fxge_strmap *m, const char *key, size_t n, void *val);

/* `stem`, or the first of stem_1, stem_2 ... that this map did not give yet (it holds nothing
 * else). In the arena, or `stem` itself. */
const char *fxge_strmap_fresh(fxge_arena *a, fxge_strmap *given, const char *stem);

/* 64-bit hash of bytes and mixing of two hashes, the same on every machine: for files. */
uint64_t fxge_hash_bytes(const void *p, size_t n);
uint64_t fxge_hash_mix(uint64_t a, uint64_t b);

#endif
