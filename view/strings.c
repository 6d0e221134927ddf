/* SPDX-License-Identifier: Apache-2.0 */
/* Strings of a page, each stored once. */
#include "view/view.h"

uint32_t
fxge_view_string_n(fxge_view *v, const char *s, size_t n)
{
	void *known = fxge_strmap_get(&v->strings_by_text, s, n);

	if (known)
		return (uint32_t)(uintptr_t)known - 1;
	const char *copy = fxge_arena_strndup(v->arena, s, n);
	uint32_t at = (uint32_t)v->strings.len;

	fxge_vec_push(v->arena, &v->strings, copy);
	fxge_strmap_put(v->arena, &v->strings_by_text, copy, n, (void *)(uintptr_t)(at + 1));
	return at;
}

uint32_t
fxge_view_string(fxge_view *v, const char *s)
{
	return s ? fxge_view_string_n(v, s, strlen(s)) : 0;
}
