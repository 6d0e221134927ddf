/* SPDX-License-Identifier: Apache-2.0 */
/* Keyed hashes for tables: products of data and secret words, 64 by 64 bits, folded. */
#include "base/key.h"

#include "base/bits.h"
#include "base/map.h"

#include <sys/random.h>
#include <time.h>

__extension__ typedef unsigned __int128 wide;

/* Key of this process: odd words, so that none is zero. */
static uint64_t secret[4];

/* Draws the key before main and before any other thread. If there are no random bytes yet, uses
 * addresses and the clock, which a file cannot predict either. */
__attribute__((constructor)) static void
draw_secret(void)
{
	if (getrandom(secret, sizeof secret, GRND_NONBLOCK) != (ssize_t)sizeof secret) {
		struct timespec now;
		clock_gettime(CLOCK_MONOTONIC, &now);
		uint64_t h = fxge_ptr_key(&now) ^ fxge_ptr_key(secret) << 20 ^ (uint64_t)now.tv_nsec;
		for (int i = 0; i < 4; i++)
			secret[i] = h = fxge_hash_mix(h, (uint64_t)i);
	}
	for (int i = 0; i < 4; i++)
		secret[i] |= 1;
}

/* Returns the XOR of the upper and lower 64 bits of a product. */
static inline uint64_t
fold(uint64_t a, uint64_t b)
{
	wide product = (wide)a * b;

	return (uint64_t)product ^ (uint64_t)(product >> 64);
}

uint64_t
fxge_key_mix(uint64_t a, uint64_t b)
{
	return fold(a ^ secret[0], b ^ secret[1]);
}

/* Loads up to 16 bytes as two words, which may overlap. Inputs of the same length have equal words
 * only if they are equal. */
static inline void
last_words(const uint8_t *b, size_t n, uint64_t *low, uint64_t *high)
{
	if (n >= 8) {
		*low = fxge_le64(b);
		*high = fxge_le64(b + n - 8);
	} else if (n >= 4) {
		*low = fxge_le32(b);
		*high = fxge_le32(b + n - 4);
	} else {
		*low = n ? (uint64_t)b[0] | (uint64_t)b[n / 2] << 8 | (uint64_t)b[n - 1] << 16 : 0;
		*high = 0;
	}
}

uint64_t
fxge_key_bytes(const void *p, size_t n)
{
	const uint8_t *b = p;
	uint64_t h = n ^ secret[2], low, high;

	for (; n > 16; b += 16, n -= 16)
		h = fold(fxge_le64(b) ^ secret[0], fxge_le64(b + 8) ^ h);
	last_words(b, n, &low, &high);
	return fold(fold(low ^ secret[1], high ^ h) ^ secret[3], secret[2]);
}
