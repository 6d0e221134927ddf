/* SPDX-License-Identifier: Apache-2.0 */
/* Patterns of names: `*` for any text, `{expert}` for a number. */
#include "frontend/sharding/pattern.h"

#include <string.h>

static const char placeholder[] = "{expert}";
enum { PLACEHOLDER = sizeof placeholder - 1 };

static bool
is_placeholder(const char *c)
{
	return strncmp(c, placeholder, PLACEHOLDER) == 0;
}

static size_t
n_digits(const char *c)
{
	size_t n = 0;

	while (c[n] >= '0' && c[n] <= '9')
		n++;
	return n;
}

/* Position to which a mismatch returns: the last `*`, which then matches one byte more. */
typedef struct retry {
	const char *pattern, *name; /* NULL: none */
	int n_stars;
} retry;

/* Matches one element of the pattern other than `*`. Returns false if it does not match. */
static bool
match_element(const char **pattern, const char **name, fxge_name_match *out)
{
	if (is_placeholder(*pattern)) {
		out->digits = *name;
		out->n_digits = n_digits(*name);
		*pattern += PLACEHOLDER;
		*name += out->n_digits;
		return out->n_digits > 0;
	}
	return **pattern && *(*pattern)++ == *(*name)++;
}

bool
fxge_name_matches(const char *pattern, const char *name, fxge_name_match *out)
{
	retry back = {NULL, NULL, 0};

	*out = (fxge_name_match){0};
	while (*name || *pattern) {
		if (*pattern == '*' && out->n_stars < FXGE_MAX_STARS) {
			out->star[out->n_stars] = name;
			out->length[out->n_stars++] = 0;
			back = (retry){++pattern, name, out->n_stars};
		} else if (!*name || !match_element(&pattern, &name, out)) {
			if (!back.name || !*back.name)
				return false;
			out->n_stars = back.n_stars;
			out->length[out->n_stars - 1]++;
			name = ++back.name;
			pattern = back.pattern;
		}
	}
	return true;
}

const char *
fxge_name_expand(fxge_arena *a, const char *pattern, const fxge_name_match *m, int64_t expert)
{
	fxge_sbuf b;
	int star = 0;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_add(&b, "", 0);
	while (*pattern) {
		if (*pattern == '*' && star < m->n_stars) {
			fxge_sbuf_add(&b, m->star[star], m->length[star]);
			star++;
			pattern++;
		} else if (is_placeholder(pattern)) {
			fxge_sbuf_i64(&b, expert);
			pattern += PLACEHOLDER;
		} else {
			fxge_sbuf_chr(&b, *pattern++);
		}
	}
	return b.data;
}
