/* SPDX-License-Identifier: Apache-2.0 */
/* Decoding of untrusted UTF-8. */
#ifndef FXGE_BASE_UTF8_H
#define FXGE_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Decodes the code point at s[0..n) into *c. Returns its length in bytes, or 0 for invalid UTF-8,
 * which includes overlong forms, surrogates and truncated sequences. */
size_t fxge_utf8_next(const char *s, size_t n, uint32_t *c);
/* Returns false for controls, for marks that reorder or hide text, and for noncharacters. */
bool fxge_utf8_printable(uint32_t c);
/* Returns the columns of a terminal that printable text occupies. */
size_t fxge_utf8_columns(const char *s, size_t n);
/* Returns the bytes of the longest beginning of printable text that has at most these columns. */
size_t fxge_utf8_cut(const char *s, size_t n, size_t columns);

#endif
