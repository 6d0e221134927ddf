/* A growing byte string in an arena. Always NUL-terminated once something was added. */
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
/* The shortest decimal text that reads back as the same double: `0.1`, `1e-05`, `inf`, `-inf`,
 * `nan`; always with `.`, `e`, or a name, so that it never reads as an integer. Locale is ignored.
 */
void fxge_sbuf_f64(fxge_sbuf *b, double v);
/* JSON string with quotes; bytes that are not UTF-8 become U+FFFD. */
void fxge_sbuf_json(fxge_sbuf *b, const char *s, size_t n);
/* For terminals: bytes that are not printable UTF-8 are escaped as \xNN. */
void fxge_sbuf_safe(fxge_sbuf *b, const char *s, size_t n);

/* Parses the whole of s[0..n) as a decimal or hexadecimal floating number, `inf`, `nan`; false if
 * it is anything else. Locale is ignored. */
bool fxge_parse_f64(const char *s, size_t n, double *out);
bool fxge_parse_i64(const char *s, size_t n, int64_t *out);

#endif
