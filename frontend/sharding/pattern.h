/* SPDX-License-Identifier: Apache-2.0 */
/* Patterns of names: `*` for any text, `{expert}` for a number. */
#ifndef FXGE_FRONTEND_SHARDING_PATTERN_H
#define FXGE_FRONTEND_SHARDING_PATTERN_H

#include "base/sbuf.h"

enum { FXGE_MAX_STARS = 16 };

/* Texts of a name that the placeholders of a pattern matched. */
typedef struct fxge_name_match {
	int n_stars;
	const char *star[FXGE_MAX_STARS];
	size_t length[FXGE_MAX_STARS];
	const char *digits; /* number for {expert}; NULL = the pattern has none */
	size_t n_digits;
} fxge_name_match;

/* Matches a whole name; each `*` matches as little as possible. Takes O(name * pattern). */
bool fxge_name_matches(const char *pattern, const char *name, fxge_name_match *out);
/* Returns `pattern` with the matched texts, and `expert` for {expert}. */
const char *fxge_name_expand(
	fxge_arena *a, const char *pattern, const fxge_name_match *m, int64_t expert);

#endif
