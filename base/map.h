/* SPDX-License-Identifier: Apache-2.0 */
/* Hash maps in an arena, with 64-bit keys or pointers, or with byte strings.
 *
 * Output never depends on the iteration order, because each process hashes with a random key
 * (base/key.h). */
#ifndef FXGE_BASE_MAP_H
#define FXGE_BASE_MAP_H

#include "base/arena.h"

typedef struct fxge_map {
	struct fxge_map_slot *slots;
	size_t len, cap;
} fxge_map;

void *fxge_map_get(const fxge_map *m, uint64_t key);
/* Returns the previous value, or NULL. Storing NULL is a bug and does not remove the entry. */
void *fxge_map_put(fxge_arena *a, fxge_map *m, uint64_t key, void *val);

/* Returns the place of the key's value.
 *
 * If it holds NULL, the key is new, and a value must be stored before the map is used again. */
void **fxge_map_at(fxge_arena *a, fxge_map *m, uint64_t key);

static inline uint64_t
fxge_ptr_key(const void *p)
{
	return (uint64_t)(uintptr_t)p;
}

/* Returns a map with the same entries in arena `a`; the values are shared. */
fxge_map fxge_map_copy(fxge_arena *a, const fxge_map *m);

typedef struct fxge_strmap {
	struct fxge_strmap_slot *slots;
	size_t len, cap;
} fxge_strmap;

/* Maps from byte strings. Keys are not copied: their bytes must outlive the map. */
void *fxge_strmap_get(const fxge_strmap *m, const char *key, size_t n);
void *fxge_strmap_put(fxge_arena *a, fxge_strmap *m, const char *key, size_t n, void *val);

/* Returns a name that the map did not return yet: `stem`, or the first unused of stem_1, stem_2 ...
 *
 * Used names are the only content of the map. The result is `stem` itself or allocated in the
 * arena. */
const char *fxge_strmap_fresh(fxge_arena *a, fxge_strmap *given, const char *stem);

/* Hash bytes, and mix two hashes, with the same result on every machine: for files. */
uint64_t fxge_hash_bytes(const void *p, size_t n);
uint64_t fxge_hash_mix(uint64_t a, uint64_t b);

#endif
