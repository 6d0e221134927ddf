/* SPDX-License-Identifier: Apache-2.0 */
/* Growth of vectors by doubling. */
#include "base/vec.h"

void
fxge_vec_grow_(fxge_arena *a, void **data, size_t *cap, size_t need, size_t size)
{
	size_t grown = *cap < 4 ? 8 : *cap > SIZE_MAX / 2 ? SIZE_MAX : *cap * 2;

	grown = grown < need ? need : grown;
	void *fresh = fxge_arena_array(a, grown, size);
	void *old;
	memcpy(&old, data,
		sizeof old); /* *data has the element's pointer type, so it may not be read as void * */
	if (*cap > 0) {
		memcpy(fresh, old, *cap * size);
		fxge_arena_free(a, old, *cap * size);
	}
	memcpy(data, &fresh, sizeof fresh);
	*cap = grown;
}
