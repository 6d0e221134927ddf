/* SPDX-License-Identifier: Apache-2.0 */
/* Named arrays in memory. */
#include "formats/arrays.h"

#include "base/diag/commands.h"

bool
fxge_arrays_put(fxge_arrays *a, const char *name, const fxge_array *array)
{
	size_t n = strlen(name);

	if (fxge_strmap_get(&a->by_name, name, n))
		return fxge_report(
			&a->session->diags, NULL, FXGE_D_NPY_INVALID, "two arrays are named '%s'", name);
	fxge_named_array item = {fxge_arena_strndup(&a->arena, name, n), *array};

	fxge_vec_push(&a->arena, &a->list, item);
	fxge_strmap_put(&a->arena, &a->by_name, item.name, n, (void *)(uintptr_t)a->list.len);
	return true;
}
