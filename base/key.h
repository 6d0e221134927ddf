/* SPDX-License-Identifier: Apache-2.0 */
/* Hashes for tables in memory. They depend on a random key of the process, so that a file cannot
 * contain keys made to collide. Output must not depend on them: files use fxge_hash_bytes. */
#ifndef FXGE_BASE_KEY_H
#define FXGE_BASE_KEY_H

#include <stddef.h>
#include <stdint.h>

uint64_t fxge_key_bytes(const void *p, size_t n);
/* Mixes a hash with another word. */
uint64_t fxge_key_mix(uint64_t a, uint64_t b);

#endif
