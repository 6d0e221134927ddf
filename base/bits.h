/* SPDX-License-Identifier: Apache-2.0 */
/* Little-endian loads from unaligned bytes, independent of the machine's byte order. */
#ifndef FXGE_BASE_BITS_H
#define FXGE_BASE_BITS_H

#include <stdint.h>

static inline uint16_t
fxge_le16(const void *p)
{
	const uint8_t *b = p;

	return (uint16_t)(b[0] | b[1] << 8);
}
static inline uint32_t
fxge_le32(const void *p)
{
	const uint8_t *b = p;

	return (uint32_t)fxge_le16(b) | (uint32_t)fxge_le16(b + 2) << 16;
}
static inline uint64_t
fxge_le64(const void *p)
{
	const uint8_t *b = p;

	return (uint64_t)fxge_le32(b) | (uint64_t)fxge_le32(b + 4) << 32;
}

#endif
