/* SPDX-License-Identifier: Apache-2.0 */
/* A growing byte string in an arena, NUL-terminated after the first addition. */
#ifndef FXGE_BASE_SBUF_H
#define FXGE_BASE_SBUF_H

#include "base/arena.h"

typedef struct fxge_sbuf {
	fxge_arena *arena;
	char *data;
	size_t len, cap;
} fxge_sbuf;

void fxge_sbuf_init(fxge_sbuf *b, fxge_arena *a);
void fxge_sbuf_add(fxge_sbuf *b, const void *p, size_t n);
void fxge_sbuf_str(fxge_sbuf *b, const char *s);
void fxge_sbuf_chr(fxge_sbuf *b, char c);
void fxge_sbuf_fmt(fxge_sbuf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void fxge_sbuf_i64(fxge_sbuf *b, int64_t v);
/* Appends the shortest decimal text that parses to the same double: `0.1`, `1e-05`, `inf`, `-inf`,
 * `nan`.
 *
 * The text contains `.`, `e` or a name, so that it never parses as an integer. The locale is
 * ignored. */
void fxge_sbuf_f64(fxge_sbuf *b, double v);
/* Appends a JSON string with quotes. Bytes that are not UTF-8 become U+FFFD. */
void fxge_sbuf_json(fxge_sbuf *b, const char *s, size_t n);
/* Appends text for a terminal: bytes that are not printable UTF-8 are escaped as \xNN. */
void fxge_sbuf_safe(fxge_sbuf *b, const char *s, size_t n);

/* Parses all of s[0..n) as a decimal or hexadecimal floating-point number, `inf` or `nan`. Returns
 * false for any other text. The locale is ignored. */
bool fxge_parse_f64(const char *s, size_t n, double *out);
bool fxge_parse_i64(const char *s, size_t n, int64_t *out);

#endif
