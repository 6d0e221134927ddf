/* SPDX-License-Identifier: Apache-2.0 */
/* Growable arrays in an arena. Declare them with FXGE_VEC(T); a zeroed one is empty. */
#ifndef FXGE_BASE_VEC_H
#define FXGE_BASE_VEC_H

#include "base/arena.h"

#define FXGE_VEC(T)                                                                                \
	struct {                                                                                       \
		T *data;                                                                                   \
		size_t len, cap;                                                                           \
	}

void fxge_vec_grow_(fxge_arena *a, void **data, size_t *cap, size_t need, size_t size);

/* Allocates memory for at least `n` elements in total. */
#define fxge_vec_reserve(a, v, n)                                                                  \
	((n) > (v)->cap ? fxge_vec_grow_((a), (void **)&(v)->data, &(v)->cap, (n), sizeof *(v)->data)  \
					: (void)0)
#define fxge_vec_push(a, v, x)                                                                     \
	(fxge_vec_reserve((a), (v), (v)->len + 1), (v)->data[(v)->len++] = (x))

#endif
