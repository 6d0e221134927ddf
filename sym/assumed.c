/* SPDX-License-Identifier: Apache-2.0 */
/* Index of assumptions by the symbols that occur in them, and the walk over expressions. */
#include "sym/table.h"

/* Assumptions listed for a symbol; later ones are not found through it. */
enum { MAX_LISTED = 256 };

/* ---- walks ---- */

/* Visits every part of `s` without `stamp` once. Stops, and returns true, when visit returns true.
 */
static bool
walk(const fxge_syms *t, fxge_size s, uint64_t stamp, fxge_sym_visit *visit, void *user)
{
	if (fxge_size_is_small(s))
		return false;
	fxge_sym_node *n = fxge_sym_node_of(t, s);

	if (n->stamp == stamp)
		return false;
	n->stamp = stamp;
	n->ok = false;
	if (visit(user, n))
		return true;
	for (uint32_t i = 0; i < n->nargs; i++)
		if (walk(t, n->args[i], stamp, visit, user))
			return true;
	return false;
}

bool
fxge_sym_walk(const fxge_syms *t, fxge_size s, fxge_sym_visit *visit, void *user)
{
	return walk(t, s, ++*t->stamp, visit, user);
}

static bool
is_node(void *user, const fxge_sym_node *n)
{
	return n == user;
}

bool
fxge_sym_occurs(const fxge_syms *t, fxge_size s, fxge_size symbol)
{
	return fxge_sym_walk(t, s, is_node, fxge_sym_node_of(t, symbol));
}

static bool
is_replaced(void *user, const fxge_sym_node *n)
{
	(void)user;
	return n->op == FXGE_SYM_SYMBOL && n->has_fact;
}

bool
fxge_sym_has_replaced(const fxge_syms *t, fxge_size s)
{
	return fxge_sym_walk(t, s, is_replaced, NULL);
}

/* ---- lists ---- */

typedef struct listing {
	fxge_syms *t;
	const fxge_sym_assumed *assumed; /* assumptions added to the list of each visited symbol */
} listing;

static bool
add(void *user, const fxge_sym_node *n)
{
	const listing *l = user;

	if (n->op != FXGE_SYM_SYMBOL)
		return false;
	const fxge_sym_assumed **list = &l->t->listed.data[n->number];

	for (const fxge_sym_assumed *x = l->assumed; x; x = x->next) {
		uint32_t count = *list ? (*list)->count : 0;
		fxge_sym_assumed *more;

		if (count == MAX_LISTED)
			break;
		more = FXGE_NEW(l->t->arena, fxge_sym_assumed);
		*more = (fxge_sym_assumed){x->cond, *list, count + 1};
		*list = more;
	}
	return false;
}

void
fxge_sym_list(fxge_syms *t, fxge_size cond)
{
	fxge_sym_walk(t, cond, add, &(listing){t, &(fxge_sym_assumed){.cond = cond}});
}

void
fxge_sym_list_replaced(fxge_syms *t, fxge_size symbol, fxge_size by)
{
	fxge_sym_walk(t, by, add, &(listing){t, fxge_sym_listed(t, symbol)});
}

const fxge_sym_assumed *
fxge_sym_listed(const fxge_syms *t, fxge_size symbol)
{
	return t->listed.data[fxge_sym_node_of(t, symbol)->number];
}
