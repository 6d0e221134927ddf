/* SPDX-License-Identifier: Apache-2.0 */
/* SHA-256 as FIPS 180-4 defines it, section 6.2. Names of its formulas are kept. */
#include "base/sha256.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS = 64, SIZE_AT = 56 };

/* Fractions of the cube roots of the first 64 primes: section 4.2.2. */
static const uint32_t k[ROUNDS] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b,
	0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74,
	0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
	0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3,
	0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354,
	0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
	0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3,
	0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa,
	0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t
rotr(uint32_t x, int n)
{
	return x >> n | x << (32 - n);
}

static uint32_t
be32(const uint8_t *p)
{
	return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

/* Fills the message schedule of a block. */
static void
schedule(uint32_t w[ROUNDS], const uint8_t *block)
{
	for (int t = 0; t < 16; t++)
		w[t] = be32(block + 4 * t);
	for (int t = 16; t < ROUNDS; t++) {
		uint32_t x = w[t - 15], y = w[t - 2];
		uint32_t sigma0 = rotr(x, 7) ^ rotr(x, 18) ^ x >> 3;
		uint32_t sigma1 = rotr(y, 17) ^ rotr(y, 19) ^ y >> 10;

		w[t] = sigma1 + w[t - 7] + sigma0 + w[t - 16];
	}
}

static void
add_block(uint32_t state[8], const uint8_t *block)
{
	uint32_t w[ROUNDS], a = state[0], b = state[1], c = state[2], d = state[3], e = state[4],
						f = state[5], g = state[6], h = state[7];

	schedule(w, block);
	for (int t = 0; t < ROUNDS; t++) {
		uint32_t sum1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25), ch = (e & f) ^ (~e & g);
		uint32_t sum0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22), maj = (a & b) ^ (a & c) ^ (b & c);
		uint32_t t1 = h + sum1 + ch + k[t] + w[t], t2 = sum0 + maj;

		h = g;
		g = f;
		f = e;
		e = d + t1;
		d = c;
		c = b;
		b = a;
		a = t1 + t2;
	}
	const uint32_t end[8] = {a, b, c, d, e, f, g, h};

	for (int i = 0; i < 8; i++)
		state[i] += end[i];
}

void
fxge_sha256_init(fxge_sha256 *h)
{
	*h = (fxge_sha256){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
						   0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void
fxge_sha256_add(fxge_sha256 *h, const void *p, size_t n)
{
	const uint8_t *from = p;
	size_t used = h->size % FXGE_SHA256_BLOCK;

	h->size += n;
	while (n) {
		size_t part = FXGE_SHA256_BLOCK - used < n ? FXGE_SHA256_BLOCK - used : n;

		if (part == FXGE_SHA256_BLOCK) {
			add_block(h->state, from);
		} else {
			memcpy(h->block + used, from, part);
			used += part;
			if (used == FXGE_SHA256_BLOCK)
				add_block(h->state, h->block);
			used %= FXGE_SHA256_BLOCK;
		}
		from += part;
		n -= part;
	}
}

void
fxge_sha256_hex(fxge_sha256 *h, char hex[FXGE_SHA256_HEX])
{
	static const uint8_t padding[FXGE_SHA256_BLOCK] = {0x80};
	uint64_t bits = h->size * 8;
	size_t used = h->size % FXGE_SHA256_BLOCK;
	uint8_t size[8];

	for (int i = 0; i < 8; i++)
		size[i] = (uint8_t)(bits >> (56 - 8 * i));
	fxge_sha256_add(
		h, padding, used < SIZE_AT ? SIZE_AT - used : FXGE_SHA256_BLOCK + SIZE_AT - used);
	fxge_sha256_add(h, size, sizeof size);
	for (int i = 0; i < 8; i++)
		snprintf(hex + 8 * i, 9, "%08x", h->state[i]);
}
