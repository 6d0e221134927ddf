/* SPDX-License-Identifier: Apache-2.0 */
/* Guards of the saved programs: conditions on sizes that one program checks and the other does
 * not. */
#include "diff/compare.h"

#include <stdlib.h>

typedef struct condition {
	uint64_t hash; /* in which all symbols are alike */
	const fxge_guard *guard;
	bool met;
} condition;

typedef FXGE_VEC(condition) conditions;

static int
by_hash(const void *a, const void *b)
{
	const condition *x = a, *y = b;

	return (x->hash > y->hash) - (x->hash < y->hash);
}

/* Returns whether a run checks a guard, and the saved program has it: others follow from nodes. */
static bool
is_checked(const fxge_program *p, const fxge_guard *g)
{
	int64_t known;

	return g->parsed && !g->inferred && !fxge_sym_is_int(p->syms, g->cond, &known);
}

/* Returns the guards of a side, by hash. */
static conditions
conditions_of(fxge_diff *d, int side)
{
	const fxge_program *p = d->side[side].program;
	conditions all = {0};

	for (size_t i = 0; i < p->guards.len; i++) {
		const fxge_guard *g = &p->guards.data[i];

		if (is_checked(p, g))
			fxge_vec_push(
				d->arena, &all, ((condition){fxge_diff_size_hash(p->syms, g->cond), g, false}));
	}
	if (all.len)
		qsort(all.data, all.len, sizeof *all.data, by_hash);
	return all;
}

static void
add_unmet(fxge_diff *d, int side, const conditions *all)
{
	const fxge_program *p = d->side[side].program;

	for (size_t i = 0; i < all->len; i++) {
		const fxge_guard *g = all->data[i].guard;
		fxge_sbuf b;

		if (all->data[i].met)
			continue;
		fxge_sbuf_init(&b, d->arena);
		fxge_sym_print(&b, p->syms, g->cond);
		fxge_vec_push(d->arena, &d->guards, ((fxge_diff_guard){side, b.data ? b.data : ""}));
	}
}

void
fxge_diff_list_guards(fxge_diff *d)
{
	enum { MOST = 1000 }; /* guards of equal hash that a guard is compared with */
	conditions a = conditions_of(d, 0), b = conditions_of(d, 1);

	for (size_t i = 0, k = 0; i < a.len; i++) {
		condition *x = &a.data[i];

		while (k < b.len && b.data[k].hash < x->hash)
			k++;
		for (size_t j = k; j < b.len && j < k + MOST && b.data[j].hash == x->hash && !x->met; j++)
			if (!b.data[j].met && fxge_diff_size_same(d, x->guard->cond, b.data[j].guard->cond))
				x->met = b.data[j].met = true;
	}
	add_unmet(d, 0, &a);
	add_unmet(d, 1, &b);
}
