/* SPDX-License-Identifier: Apache-2.0 */
/* The merged listing of both programs, moved blocks, and counts. */
#include "diff/compare.h"

/* Pairs whose order counts, in the order of A. */
typedef struct sequence {
	uint32_t *a, *b;
	bool *kept; /* in the order of both */
	uint32_t n;
} sequence;

/* Returns whether the order of an item has a meaning: callers pass inputs, but not weights. */
static bool
is_ordered(const fxge_diff *d, const fxge_diff_item *i)
{
	if (i->kind == FXGE_DIFF_INPUT && !i->node->graph->parent) {
		fxge_role role = d->side[0].program->inputs.data[i->index].role;

		return role == FXGE_ROLE_USER || role == FXGE_ROLE_LITERAL;
	}
	return !i->constant;
}

static sequence
find_sequence(const fxge_diff *d, fxge_arena *a)
{
	size_t n = d->side[0].items.len;
	sequence s = {FXGE_NEW_ARRAY(a, n, uint32_t), FXGE_NEW_ARRAY(a, n, uint32_t),
		FXGE_NEW_ARRAY(a, n, bool), 0};

	for (uint32_t i = 0; i < n; i++) {
		const fxge_diff_item *x = fxge_diff_at(d, 0, i);

		if (x->pair == FXGE_DIFF_NONE || !is_ordered(d, x))
			continue;
		s.a[s.n] = i;
		s.b[s.n++] = x->pair;
	}
	fxge_diff_increasing(a, s.b, s.n, s.kept);
	return s;
}

/* ---- moved blocks ---- */

/* Returns the positions of the pairs of a sequence in the order of B, by item of B. */
static uint32_t *
ranks_in_b(const fxge_diff *d, const sequence *s, fxge_arena *a)
{
	size_t n = d->side[1].items.len;
	uint32_t *rank = FXGE_NEW_ARRAY(a, n, uint32_t), next = 1;

	for (uint32_t i = 0; i < s->n; i++)
		rank[s->b[i]] = 1;
	for (size_t i = 0; i < n; i++)
		rank[i] = rank[i] ? next++ : 0;
	return rank;
}

/* Groups moved items that follow each other in both programs. */
static void
find_blocks(fxge_diff *d, const sequence *s, fxge_arena *a)
{
	const uint32_t *rank = ranks_in_b(d, s, a);

	for (uint32_t i = 0; i < s->n; i++) {
		if (s->kept[i])
			continue;
		bool goes_on = i > 0 && !s->kept[i - 1] && rank[s->b[i]] == rank[s->b[i - 1]] + 1;

		if (!goes_on)
			fxge_vec_push(d->arena, &d->blocks, ((fxge_diff_block){{s->a[i], s->b[i]}, 0}));
		d->blocks.data[d->blocks.len - 1].count++;
		fxge_diff_at(d, 0, s->a[i])->block = fxge_diff_at(d, 1, s->b[i])->block =
			(uint32_t)d->blocks.len;
	}
}

/* ---- rows ---- */

static void
add_row(fxge_diff *d, uint32_t a, uint32_t b, uint32_t block)
{
	fxge_vec_push(d->arena, &d->rows, ((fxge_diff_row){{a, b}, block}));
}

/* Adds the items of A before `end`: removed ones, and the old places of moved blocks. */
static void
add_rows_of_a(fxge_diff *d, uint32_t *at, uint32_t end)
{
	for (; *at < end; ++*at) {
		const fxge_diff_item *x = fxge_diff_at(d, 0, *at);

		if (x->pair == FXGE_DIFF_NONE)
			add_row(d, *at, FXGE_DIFF_NONE, 0);
		else if (x->block && d->blocks.data[x->block - 1].first[0] == *at)
			add_row(d, *at, FXGE_DIFF_NONE, x->block);
	}
}

/* Adds the items of B before `end`. */
static void
add_rows_of_b(fxge_diff *d, uint32_t *at, uint32_t end)
{
	for (; *at < end; ++*at) {
		const fxge_diff_item *y = fxge_diff_at(d, 1, *at);

		add_row(d, y->pair, *at, y->block);
	}
}

static void
add_rows(fxge_diff *d, const sequence *s)
{
	uint32_t at[2] = {0, 0};

	for (uint32_t i = 0; i < s->n; i++) {
		if (!s->kept[i])
			continue;
		add_rows_of_a(d, &at[0], s->a[i]);
		add_rows_of_b(d, &at[1], s->b[i] + 1);
	}
	add_rows_of_a(d, &at[0], (uint32_t)d->side[0].items.len);
	add_rows_of_b(d, &at[1], (uint32_t)d->side[1].items.len);
}

int
fxge_diff_side_of(const fxge_diff_row *r)
{
	return r->item[1] != FXGE_DIFF_NONE;
}

const fxge_diff_item *
fxge_diff_row_item(const fxge_diff *d, const fxge_diff_row *r)
{
	int side = fxge_diff_side_of(r);

	return fxge_diff_at(d, side, r->item[side]);
}

char
fxge_diff_sign(const fxge_diff *d, const fxge_diff_row *r)
{
	if (r->item[1] == FXGE_DIFF_NONE)
		return r->block ? '<' : '-';
	if (r->item[0] == FXGE_DIFF_NONE)
		return '+';
	if (r->block)
		return '>';
	uint32_t changes = fxge_diff_row_item(d, r)->changes;

	return changes & FXGE_DIFF_CHANGED ? '~' : changes ? '=' : ' ';
}

const bool *
fxge_diff_shown(fxge_arena *a, const fxge_diff *d)
{
	size_t n = d->rows.len, last = 0, context = d->set.context;
	bool *shown = FXGE_NEW_ARRAY(a, n, bool);

	/* `last` is the end of the rows that are marked so far: each row is marked once */
	for (size_t i = 0; i < n; i++) {
		char sign = fxge_diff_sign(d, &d->rows.data[i]);

		if (sign == ' ' || (sign == '=' && !d->set.all))
			continue;
		size_t from = i > context ? i - context : 0, to = n - i - 1 < context ? n : i + context + 1;

		for (size_t k = from > last ? from : last; k < to; k++)
			shown[k] = true;
		last = to;
	}
	return shown;
}

const fxge_diff_item *
fxge_diff_heading(const fxge_diff *d, const bool *shown, size_t at)
{
	const fxge_diff_item *first = NULL;

	for (size_t i = at; i < d->rows.len && shown[i]; i++) {
		const fxge_diff_item *x = fxge_diff_row_item(d, &d->rows.data[i]);
		char sign = fxge_diff_sign(d, &d->rows.data[i]);

		if (sign == ' ' || (sign == '=' && !d->set.all))
			continue;
		first = first ? first : x;
		if (x->kind == FXGE_DIFF_NODE ? x->module != NULL : x == first)
			return x;
	}
	return first ? first : fxge_diff_row_item(d, &d->rows.data[at]);
}

/* ---- counts ---- */

const char *
fxge_diff_module_of(const fxge_diff_item *i)
{
	return i->kind == FXGE_DIFF_NODE ? i->module : "(inputs and outputs)";
}

static void
count(fxge_diff_counts *c, char sign, uint32_t changes)
{
	c->added += sign == '+';
	c->removed += sign == '-';
	c->moved += sign == '>';
	c->changed += (changes & FXGE_DIFF_CHANGED) != 0;
	c->renamed += !(changes & FXGE_DIFF_CHANGED) && changes & FXGE_DIFF_NAME;
	c->located += !(changes & (FXGE_DIFF_CHANGED | FXGE_DIFF_NAME)) && changes & FXGE_DIFF_LOCS;
	for (int i = 0; i < FXGE_DIFF_KINDS; i++)
		c->kinds[i] += changes >> i & 1;
}

static fxge_diff_counts *
counts_of_module(fxge_diff *d, fxge_strmap *modules, const char *module)
{
	size_t n = module ? strlen(module) : 0;
	void *known = fxge_strmap_get(modules, module ? module : "", n);

	if (!known) {
		fxge_vec_push(d->arena, &d->modules, ((fxge_diff_module){.module = module}));
		known = (void *)(uintptr_t)d->modules.len;
		fxge_strmap_put(d->arena, modules, module ? module : "", n, known);
	}
	return &d->modules.data[(uintptr_t)known - 1].counts;
}

static void
count_rows(fxge_diff *d)
{
	fxge_strmap modules = {0};

	for (size_t i = 0; i < d->rows.len; i++) {
		const fxge_diff_row *r = &d->rows.data[i];
		const fxge_diff_item *x = fxge_diff_row_item(d, r);
		char sign = fxge_diff_sign(d, r);

		if (sign == ' ' || sign == '<')
			continue;
		count(&d->counts, sign, x->changes);
		count(counts_of_module(d, &modules, fxge_diff_module_of(x)), sign, x->changes);
	}
}

void
fxge_diff_arrange(fxge_diff *d)
{
	fxge_arena *a = fxge_diff_scratch(d);
	sequence s = find_sequence(d, a);

	find_blocks(d, &s, a);
	fxge_vec_reserve(d->arena, &d->rows, d->side[1].items.len);
	add_rows(d, &s);
	fxge_arena_release(a);
	count_rows(d);
	const fxge_diff_counts *c = &d->counts;

	d->equal = !d->guards.len && !c->added && !c->removed && !c->moved && !c->changed && !c->renamed
			   && !c->located && !d->sizes.len;
}
