/* SPDX-License-Identifier: Apache-2.0 */
/* Edit distances between short words. */
#include "base/nearest.h"

#include <string.h>

enum { MAX_WORD = 64 };

/* Returns the edit distance of two words, or MAX_WORD if one is longer than MAX_WORD. */
static int
distance(const char *a, const char *b)
{
	int n = (int)strlen(a), m = (int)strlen(b), row[MAX_WORD + 1];

	if (n > MAX_WORD || m > MAX_WORD)
		return MAX_WORD;
	for (int j = 0; j <= m; j++)
		row[j] = j;
	for (int i = 1; i <= n; i++) {
		int diagonal = row[0];
		row[0] = i;
		for (int j = 1; j <= m; j++) {
			int best = diagonal + (a[i - 1] != b[j - 1]);
			diagonal = row[j];
			best = row[j] + 1 < best ? row[j] + 1 : best;
			row[j] = row[j - 1] + 1 < best ? row[j - 1] + 1 : best;
		}
	}
	return row[m];
}

const char *
fxge_nearest_word(const char *word, const char *const *words, size_t n)
{
	const char *nearest = NULL;
	int best = (int)strnlen(word, MAX_WORD) / 3 + 2;

	for (size_t i = 0; i < n; i++) {
		int k = distance(word, words[i]);

		if (k < best) {
			best = k;
			nearest = words[i];
		}
	}
	return nearest;
}
