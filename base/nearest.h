/* The word that somebody meant: the nearest of those there are, by edit distance. */
#ifndef FXGE_BASE_NEAREST_H
#define FXGE_BASE_NEAREST_H

#include <stddef.h>

/* One of `words` that differs from `word` in about a third of its letters at most, the first of the
 * nearest; NULL = none. O(n * length^2); words of more than 64 letters are far from everything. */
const char *fxge_nearest_word(const char *word, const char *const *words, size_t n);

#endif
