/* SPDX-License-Identifier: Apache-2.0 */
/* SHA-256 (FIPS 180-4): sums in the manifest of an export. */
#ifndef FXGE_BASE_SHA256_H
#define FXGE_BASE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { FXGE_SHA256_BLOCK = 64, FXGE_SHA256_HEX = 65 };

/* State of a sum. */
typedef struct fxge_sha256 {
	uint32_t state[8];
	uint8_t block[FXGE_SHA256_BLOCK]; /* bytes that are not added to the state yet */
	uint64_t size;                    /* bytes so far */
} fxge_sha256;

void fxge_sha256_init(fxge_sha256 *h);
void fxge_sha256_add(fxge_sha256 *h, const void *p, size_t n);
/* Ends the sum and writes it in lower-case hexadecimal. */
void fxge_sha256_hex(fxge_sha256 *h, char hex[FXGE_SHA256_HEX]);

#endif
