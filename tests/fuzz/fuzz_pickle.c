/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for the reader of state dicts: accepted tensors must have a name, a rank and no
 * negative size. */
#include "fuzz.h"

#include "base/limits.h"
#include "formats/pickle.h"

static void
check(const fxge_pickled *t)
{
	if (!t->name || !t->key || !t->dtype || t->storage_bytes < 0 || t->offset < 0 || t->rank < 0
		|| t->rank > FXGE_MAX_RANK)
		abort();
	for (int i = 0; i < t->rank; i++)
		if (t->shape[i] < 0 || t->stride[i] < 0)
			abort();
}

void
fuzz_one(fuzz_run *r)
{
	fxge_loc loc = {.file = "fuzz.pkl", .offset = -1};
	fxge_pickled_list list;
	bool ok =
		fxge_pickle_scan(&r->s->arena, &r->s->diags, &loc, (fxge_bytes){r->data, r->size}, &list);

	if (ok == (r->s->diags.errors > 0))
		abort();
	for (size_t i = 0; ok && i < list.len; i++)
		check(&list.data[i]);
	if (fxge_pickle_scan_subclass(
			&r->s->arena, &r->s->diags, &loc, (fxge_bytes){r->data, r->size}, &list))
		for (size_t i = 0; i < list.len; i++)
			check(&list.data[i]);
}
