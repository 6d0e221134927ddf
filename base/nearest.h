/* SPDX-License-Identifier: Apache-2.0 */
/* Suggestions for misspelled words, by edit distance. */
#ifndef FXGE_BASE_NEAREST_H
#define FXGE_BASE_NEAREST_H

#include <stddef.h>

/* Returns the nearest of `words` within about a third of `word`'s length, the first among equals.
 * Returns NULL if there is none.
 *
 * Takes O(n * length^2). Words of more than 64 characters are never suggested. */
const char *fxge_nearest_word(const char *word, const char *const *words, size_t n);

#endif
