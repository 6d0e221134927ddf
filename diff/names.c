/* SPDX-License-Identifier: Apache-2.0 */
/* Names as evidence: which of them identify a node in both programs.
 *
 * Exporters number the nodes of an operator, so that one more `add` renames all later ones. A name
 * counts only if nodes that are equal by structure have equal names of its stem (`add` of
 * `add_12`). */
#include "diff/compare.h"

/* Nodes that are equal by structure, whose first name has one stem. */
typedef struct stem_count {
	uint32_t all, equal;
} stem_count;

static size_t
stem_length(const char *s)
{
	size_t n = strlen(s);

	while (n && s[n - 1] >= '0' && s[n - 1] <= '9')
		n--;
	return n && s[n - 1] == '_' ? n - 1 : n;
}

static stem_count *
count_of(fxge_matching *m, const char *name)
{
	size_t n = stem_length(name);
	stem_count *c = fxge_strmap_get(&m->stems, name, n);

	if (!c) {
		c = FXGE_NEW(m->arena, stem_count);
		fxge_strmap_put(m->arena, &m->stems, name, n, c);
	}
	return c;
}

void
fxge_diff_count_name(fxge_matching *m, uint32_t a, uint32_t b)
{
	const char *name = fxge_diff_at(m->d, 0, a)->name;
	stem_count *c = count_of(m, name);

	c->all++;
	c->equal += name == fxge_diff_at(m->d, 1, b)->name;
}

/* Sets the namesakes of the items of a side: items of the other one with a name that is unique on
 * both sides. */
static void
find_namesakes(fxge_matching *m, fxge_map by_name[2], int side)
{
	for (uint32_t i = 0; i < m->d->side[side].items.len; i++) {
		fxge_diff_item *x = fxge_diff_at(m->d, side, i);
		intptr_t own = (intptr_t)fxge_map_get(&by_name[side], fxge_ptr_key(x->name));
		intptr_t other = (intptr_t)fxge_map_get(&by_name[!side], fxge_ptr_key(x->name));

		if (own > 0 && other > 0 && fxge_diff_at(m->d, !side, (uint32_t)other - 1)->kind == x->kind)
			x->namesake = (uint32_t)other - 1;
	}
}

void
fxge_diff_trust_names(fxge_matching *m)
{
	enum { LEAST = 3, TENTHS = 9 };
	fxge_map by_name[2] = {{0}, {0}};

	for (int side = 0; side < 2; side++)
		for (uint32_t i = 0; i < m->d->side[side].items.len; i++) {
			fxge_diff_item *x = fxge_diff_at(m->d, side, i);
			const stem_count *c = count_of(m, x->name);
			void **at = fxge_map_at(m->arena, &by_name[side], fxge_ptr_key(x->name));

			x->named =
				*x->name && c->all >= LEAST && 10 * (uint64_t)c->equal >= TENTHS * (uint64_t)c->all;
			*at = (void *)(*at ? (intptr_t)-1 : (intptr_t)i + 1);
		}
	find_namesakes(m, by_name, 0);
	find_namesakes(m, by_name, 1);
}

/* Returns whether the name of an item identifies another one than `to` of the other side, which has
 * no pair yet. */
static bool
has_rival(const fxge_diff *d, int side, const fxge_diff_item *x, uint32_t to)
{
	return x->named && x->namesake != FXGE_DIFF_NONE && x->namesake != to
		   && fxge_diff_at(d, !side, x->namesake)->pair == FXGE_DIFF_NONE;
}

bool
fxge_diff_is_rival(const fxge_diff *d, uint32_t a, uint32_t b)
{
	return has_rival(d, 0, fxge_diff_at(d, 0, a), b) || has_rival(d, 1, fxge_diff_at(d, 1, b), a);
}
