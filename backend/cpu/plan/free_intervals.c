/* SPDX-License-Identifier: Apache-2.0 */
/* Memory planner for very large graphs: offsets by a best-fit free list, in one pass over the
 * steps.
 *
 * A value gets a small free interval that holds it, and splits off the rest. A dead value's
 * interval is merged with free neighbours. The workspace of a kernel is placed like a value whose
 * lifetime is one step; its size is known after the first run. Intervals are linked in the order of
 * addresses, and free ones also by size class, so the cost of a value does not depend on the number
 * of intervals. */
#include "backend/cpu/runtime/memory.h"
#include "backend/cpu/plan/plan.h"

enum { TRIES = 8, WORDS = FXGE_CPU_MEMORY_CLASSES / 64 };

typedef struct interval {
	struct interval *prev, *next;       /* neighbours by address */
	struct interval *next_free, **link; /* free list of its size class; `link` NULL: in use */
	size_t offset, size;
} interval;

typedef struct allocator {
	fxge_arena *arena;
	interval *last;
	interval *free_by_class[FXGE_CPU_MEMORY_CLASSES];
	uint64_t nonempty[WORDS]; /* bitmap of the classes with free intervals */
	interval *recycled;       /* unused structs, linked by next_free */
	interval **slot_interval; /* by slot: the interval of a placed value */
} allocator;

/* ---- free lists ---- */

static void
insert_free(allocator *b, interval *x)
{
	int c = fxge_cpu_memory_class(x->size);

	x->next_free = b->free_by_class[c];
	x->link = &b->free_by_class[c];
	if (x->next_free)
		x->next_free->link = &x->next_free;
	b->free_by_class[c] = x;
	b->nonempty[c / 64] |= UINT64_C(1) << c % 64;
}

static void
remove_free(allocator *b, interval *x)
{
	int c = fxge_cpu_memory_class(x->size);

	*x->link = x->next_free;
	if (x->next_free)
		x->next_free->link = x->link;
	x->link = NULL;
	if (!b->free_by_class[c])
		b->nonempty[c / 64] &= ~(UINT64_C(1) << c % 64);
}

/* Returns the first class from `c` on with free intervals, or -1. */
static int
next_class(const allocator *b, int c)
{
	for (int w = c / 64; w < WORDS; w++) {
		uint64_t bits = b->nonempty[w] & (w == c / 64 ? ~UINT64_C(0) << c % 64 : ~UINT64_C(0));

		if (bits)
			return w * 64 + __builtin_ctzll(bits);
	}
	return -1;
}

/* Returns the smallest of the first TRIES intervals of a class that hold `size`; NULL: none
 * does. */
static interval *
best_of_class(const allocator *b, int c, size_t size)
{
	interval *best = NULL, *x = b->free_by_class[c];

	for (int tries = TRIES; x && tries; x = x->next_free, tries--)
		if (x->size >= size && (!best || x->size < best->size))
			best = x;
	return best;
}

static interval *
find_fit(const allocator *b, size_t size)
{
	int c = fxge_cpu_memory_class(size);
	interval *x = best_of_class(b, c, size);

	if (!x && (c = next_class(b, c + 1)) >= 0)
		x = best_of_class(b, c, size);
	return x;
}

/* ---- intervals ---- */

static size_t
end_offset(const allocator *b)
{
	return b->last ? b->last->offset + b->last->size : 0;
}

static interval *
insert_after(allocator *b, interval *before, size_t offset, size_t size)
{
	interval *x = b->recycled ? b->recycled : FXGE_NEW(b->arena, interval);

	b->recycled = b->recycled ? b->recycled->next_free : NULL;
	*x = (interval){
		.prev = before, .next = before ? before->next : NULL, .offset = offset, .size = size};
	if (before)
		before->next = x;
	if (x->next)
		x->next->prev = x;
	else
		b->last = x;
	return x;
}

/* Merges two adjacent intervals that are not in use into the first. */
static void
merge(allocator *b, interval *x, interval *y)
{
	x->size += y->size;
	x->next = y->next;
	if (x->next)
		x->next->prev = x;
	else
		b->last = x;
	y->next_free = b->recycled;
	b->recycled = y;
}

static interval *
allocate(allocator *b, size_t size)
{
	interval *x = find_fit(b, size);

	if (!x && b->last
		&& b->last->link) { /* enlarge the last free interval, at the end of the block */
		x = b->last;
		remove_free(b, x);
		x->size = size;
		return x;
	}
	if (!x)
		return insert_after(b, b->last, end_offset(b), size);
	remove_free(b, x);
	if (x->size > size) {
		insert_free(b, insert_after(b, x, x->offset + size, x->size - size));
		x->size = size;
	}
	return x;
}

static void
release(allocator *b, interval *x)
{
	interval *before = x->prev, *after = x->next;

	if (after && after->link) {
		remove_free(b, after);
		merge(b, x, after);
	}
	if (before && before->link) {
		remove_free(b, before);
		merge(b, before, x);
		x = before;
	}
	insert_free(b, x);
}

/* Reserves the workspace that a step's kernel has used in earlier runs, during this step only. */
static void
reserve_workspace(allocator *b, fxge_step *s, size_t peak)
{
	s->workspace_size = fxge_cpu_memory_round(peak);
	if (!s->workspace_size)
		return;
	interval *x = allocate(b, s->workspace_size);

	s->workspace_offset = x->offset;
	release(b, x);
}

void
fxge_plan_memory_by_free_list(fxge_plan *p, fxge_arena *arena)
{
	allocator b = {.arena = arena, .slot_interval = FXGE_NEW_ARRAY(arena, p->n_slots, interval *)};

	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];

		for (uint32_t k = 0; s->kind != FXGE_STEP_FUSED && k < s->node->n_results; k++) {
			fxge_slot *y = &p->slots[s->out[k]];

			if (y->place != FXGE_CPU_PLACE_BLOCK)
				continue;
			b.slot_interval[s->out[k]] = allocate(&b, fxge_cpu_memory_round(y->size ? y->size : 1));
			y->offset = b.slot_interval[s->out[k]]->offset;
		}
		if (s->kind != FXGE_STEP_FUSED)
			reserve_workspace(&b, s, p->workspace_peak[i]);
		for (uint32_t k = 0; k < s->n_dead; k++)
			if (p->slots[s->dead[k]].place == FXGE_CPU_PLACE_BLOCK)
				release(&b, b.slot_interval[s->dead[k]]);
	}
	p->block = end_offset(&b);
}
