/* Decoding of UTF-8 that nobody has checked. */
#ifndef FXGE_BASE_UTF8_H
#define FXGE_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Length of the code point at s[0..n), which goes to *c; 0 when the bytes are not UTF-8 (overlong
 * forms, surrogates and cut-off sequences are not). */
size_t fxge_utf8_next(const char *s, size_t n, uint32_t *c);
/* False for controls, for marks that reorder or hide text, and for noncharacters. */
bool fxge_utf8_printable(uint32_t c);

#endif
