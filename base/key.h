/* Hash of the tables in memory: it depends on a random key of this process, so that no file can
 * hold keys which collide. Nothing that is written may depend on it: files take fxge_hash_bytes. */
#ifndef FXGE_BASE_KEY_H
#define FXGE_BASE_KEY_H

#include <stddef.h>
#include <stdint.h>

uint64_t fxge_key_bytes(const void *p, size_t n);
/* Mixes a hash with a further word. */
uint64_t fxge_key_mix(uint64_t a, uint64_t b);

#endif
