/* SPDX-License-Identifier: Apache-2.0 */
/* Memory planner: assigns offsets in a memory area to values of static size that a run allocates
 * and no caller receives (place BLOCK in plan.h).
 *
 * There are two kinds of areas. Area 0 is the block: the run allocates it, and its size is the
 * result of planning. Areas 1 to n_lenders are lent: each is the memory of a large output of the
 * main graph, by decreasing size. Until the step that computes the output, it can hold earlier
 * values. Values are placed in order of decreasing memory pressure, the most live bytes at a step
 * of their lifetime (compare_items). Each tries the lent areas from the smallest on, then the
 * block, and gets the smallest sufficient gap of the first area that has one: a gap between the
 * values whose lifetimes overlap its own.
 *
 * The workspace of a kernel is placed like a value whose lifetime is one step. A run measures its
 * size (note_workspace in runtime/run.c, from 64 KiB on). Before, it is guessed for products of
 * f32. Other steps get the largest gaps that remain; a kernel that needs more allocates it. */
#include "backend/cpu/runtime/memory.h"
#include "backend/cpu/plan/plan.h"

#include "fxge_ge_matmul.h"

#include <stdlib.h>

enum {
	MAX_ITEMS = 8192,     /* slots and steps of a graph: an item is compared with all items of its
							 area, so that larger graphs use free_intervals.c */
	MIN_LENDER = 1 << 16, /* least bytes of an output that lends its memory */
};

typedef struct item {
	uint32_t order;       /* index in the list of items */
	uint32_t first, last; /* lifetime in steps, both inclusive; `last` of a nested graph's output
							 is n_steps */
	size_t size, *offset;
	uint8_t *area;
	uint32_t peak_step; /* first step of the lifetime with the most live bytes */
	size_t peak;        /* these bytes, or the graph's peak if they are near to it (find_peaks) */
} item;

/* A memory area, with the items placed in it by ascending offset. */
typedef struct area {
	uint32_t unavailable_from; /* step that computes the lending output: lifetimes in the area end
								  before it; UINT32_MAX for the block */
	size_t size;
	const item **item;
	uint32_t n; /* number of items */
} area;

/* ---- one value ---- */

typedef struct gap {
	size_t offset, size;
	uint32_t index; /* position of a new item in area.item */
} gap;

/* Returns a gap of at least x's size between the items whose lifetimes overlap x's: the smallest
 * one, or the largest one if `largest`. A gap reaches from the highest end of the overlapping items
 * before it to the next overlapping item; the last gap ends at `end`. Returns a gap of size 0 if
 * none is sufficient or, for an x of size 0, if none has a byte. */
static gap
find_gap(const area *a, const item *x, size_t end, bool largest)
{
	gap best = {0}, now = {0};

	for (uint32_t i = 0; i <= a->n; i++) {
		const item *y = i < a->n ? a->item[i] : NULL;

		if (y && (y->last < x->first || y->first > x->last))
			continue;
		size_t stop = y ? *y->offset : end;

		now.size = stop > now.offset ? stop - now.offset : 0;
		if (now.size >= x->size && now.size
			&& (!best.size || (largest ? now.size > best.size : now.size < best.size)))
			best = now;
		if (y && *y->offset + y->size > now.offset)
			now.offset = *y->offset + y->size;
	}
	/* the items stay in ascending order of offsets, also those whose lifetimes do not overlap */
	while (best.index < a->n && *a->item[best.index]->offset <= best.offset)
		best.index++;
	return best;
}

/* Places an item in an area, which has room for the pointers of all items. Returns false if there
 * is no sufficient gap; the block always has one, because its end is SIZE_MAX. */
static bool
place_item(area *a, const item *x)
{
	gap g = find_gap(a, x, a->size, false);

	if (!g.size)
		return false;
	*x->offset = g.offset;
	memmove(&a->item[g.index + 1], &a->item[g.index], (a->n - g.index) * sizeof *a->item);
	a->item[g.index] = x;
	a->n++;
	return true;
}

/* ---- outputs ---- */

static bool
is_lender(const fxge_plan *p, uint32_t slot)
{
	for (uint32_t i = 0; i < p->n_lenders; i++)
		if (p->lender[i] == slot)
			return true;
	return false;
}

/* Appends the largest output that can lend its memory, and does not yet, to the lenders. Such an
 * output owns its memory and is allocated by itself (place HEAP). Returns false if there is none.
 */
static bool
add_lender(fxge_plan *p)
{
	size_t best = MIN_LENDER - 1;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++) {
		if (p->outputs[i] == FXGE_NO_SLOT)
			continue;
		uint32_t slot = p->slots[p->outputs[i]].root;
		const fxge_slot *y = &p->slots[slot];

		if (y->place != FXGE_CPU_PLACE_HEAP || !y->known || y->size <= best || is_lender(p, slot))
			continue;
		best = y->size;
		p->lender[p->n_lenders] = slot;
	}
	p->n_lenders += best >= MIN_LENDER;
	return best >= MIN_LENDER;
}

/* Returns the step that computes the slot's value. If no step does, returns 0: no lifetime ends
 * before step 0, so that the memory is not used. */
static uint32_t
producer_of(const fxge_plan *p, uint32_t slot)
{
	for (uint32_t i = 0; i < p->n_steps; i++)
		for (uint32_t k = 0; p->steps[i].kind != FXGE_STEP_FUSED && k < p->steps[i].node->n_results;
			 k++)
			if (p->steps[i].out[k] == slot)
				return i;
	return 0;
}

/* Chooses the lenders of the plan, and returns the block and their areas. */
static area *
new_areas(fxge_plan *p, fxge_arena *arena, uint32_t n_items)
{
	p->n_lenders = 0;
	while (!p->graph->parent && p->n_lenders < FXGE_PLAN_MAX_LENDERS && add_lender(p))
		;
	area *all = FXGE_NEW_ARRAY(arena, p->n_lenders + 1, area);

	for (uint32_t i = 0; i <= p->n_lenders; i++) {
		all[i] = (area){.unavailable_from = i ? producer_of(p, p->lender[i - 1]) : UINT32_MAX,
			.size = i ? p->slots[p->lender[i - 1]].size : SIZE_MAX,
			.item = FXGE_NEW_ARRAY(arena, n_items, const item *)};
	}
	return all;
}

/* ---- placement ---- */

/* Returns a guess of a step's workspace, before a run has measured it: products of f32 pack their
 * first operand, and each thread accumulates tiles of the result. 0: unknown. */
static size_t
guess_workspace(const fxge_plan *p, const fxge_step *s)
{
	enum { LEAST = 1 << 16, TILES = 224 << 10 };
	uint32_t op = s->node->op->id, slot = s->node->n_operands ? s->in[0] : FXGE_NO_SLOT;
	const fxge_slot *x = slot == FXGE_NO_SLOT ? NULL : &p->slots[slot];
	bool product =
		op == GE_BatchMatMulV2 || op == GE_BatchMatMul || op == GE_MatMulV2 || op == GE_MatMul;

	return product && x && x->known && x->meta.dtype == FXGE_DT_F32 && x->size >= LEAST
			   ? x->size + TILES
			   : 0;
}

/* Lists the values and the workspaces of known size, and returns their number. Stores guesses as
 * peaks: a run corrects those that are too small. */
static uint32_t
list_items(fxge_plan *p, item *out)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];

		for (uint32_t k = 0; s->kind != FXGE_STEP_FUSED && k < s->node->n_results; k++) {
			fxge_slot *y = &p->slots[s->out[k]];

			if (y->place == FXGE_CPU_PLACE_BLOCK) {
				out[n] = (item){.order = n,
					.first = i,
					.last = y->last_use,
					.size = fxge_cpu_memory_round(y->size ? y->size : 1),
					.offset = &y->offset,
					.area = &y->area};
				n++;
			}
		}
		if (s->kind != FXGE_STEP_FUSED && !p->workspace_peak[i])
			p->workspace_peak[i] = guess_workspace(p, s);
		s->workspace_size = fxge_cpu_memory_round(p->workspace_peak[i]);
		if (s->workspace_size) {
			out[n] = (item){.order = n,
				.first = i,
				.last = i,
				.size = s->workspace_size,
				.offset = &s->workspace_offset,
				.area = &s->workspace_area};
			n++;
		}
	}
	return n;
}

/* Determines the memory pressure of each item: the most live bytes at a step of its lifetime.
 * A pressure within an eighth of the graph's peak is set to that peak, so that
 * compare_items orders these items by the position of their peak step instead of by small
 * differences. */
static void
find_peaks(const fxge_plan *p, fxge_arena *arena, item *items, uint32_t n)
{
	/* differences between steps first, then live bytes by step */
	size_t *alive = FXGE_NEW_ARRAY(arena, (size_t)p->n_steps + 2, size_t);
	size_t sum = 0, most = 0;

	for (uint32_t i = 0; i < n; i++) {
		alive[items[i].first] += items[i].size;
		alive[items[i].last + 1] -= items[i].size;
	}
	for (uint32_t i = 0; i <= p->n_steps; i++) {
		alive[i] = sum += alive[i];
		most = sum > most ? sum : most;
	}
	for (uint32_t i = 0; i < n; i++) {
		items[i].peak_step = items[i].first;
		for (uint32_t k = items[i].first; k <= items[i].last; k++)
			if (alive[k] > alive[items[i].peak_step])
				items[i].peak_step = k;
		items[i].peak = alive[items[i].peak_step];
		if (items[i].peak >= most - most / 8)
			items[i].peak = most;
	}
}

/* Orders items by: higher pressure; later peak step, because later steps can use fewer lent areas
 * and have less choice; larger size; later end, for the same reason; order in the graph. */
static int
compare_items(const void *a, const void *b)
{
	const item *x = a, *y = b;

	if (x->peak != y->peak)
		return x->peak < y->peak ? 1 : -1;
	if (x->peak_step != y->peak_step)
		return x->peak_step < y->peak_step ? 1 : -1;
	if (x->size != y->size)
		return x->size < y->size ? 1 : -1;
	if (x->last != y->last)
		return x->last < y->last ? 1 : -1;
	return x->order < y->order ? -1 : 1;
}

/* Assigns the largest remaining gap to a step for which no workspace was placed. The block does not
 * grow, and the gap may be empty or too small: then the kernel allocates its workspace. */
static void
assign_leftover_workspace(const fxge_plan *p, const area *areas, uint32_t i)
{
	fxge_step *s = &p->steps[i];
	const item x = {.first = i, .last = i};

	for (uint32_t k = 0; s->kind != FXGE_STEP_FUSED && k <= p->n_lenders; k++) {
		gap g = {0};

		if (i < areas[k].unavailable_from) /* a workspace ends at a multiple of 64, as items do */
			g = find_gap(&areas[k], &x, k ? areas[k].size / 64 * 64 : p->block, true);
		if (g.size <= s->workspace_size)
			continue;
		s->workspace_offset = g.offset;
		s->workspace_size = g.size;
		s->workspace_area = (uint8_t)k;
	}
}

/* Places an item in the smallest lent area with a sufficient gap. Returns the number of the area;
 * 0 if there is none, and the item is not placed. */
static uint32_t
place_in_lent_area(const fxge_plan *p, area *areas, const item *x)
{
	for (uint32_t k = p->n_lenders; k > 0; k--)
		if (x->last < areas[k].unavailable_from && place_item(&areas[k], x))
			return k;
	return 0;
}

static void
place_all(fxge_plan *p, fxge_arena *arena, item *items, uint32_t n)
{
	area *areas = new_areas(p, arena, n), *block = &areas[0];

	find_peaks(p, arena, items, n);
	qsort(items, n, sizeof *items, compare_items);
	for (uint32_t i = 0; i < n; i++) {
		const item *x = &items[i];

		*x->area = (uint8_t)place_in_lent_area(p, areas, x);
		if (*x->area)
			continue;
		place_item(block, x);
		if (*x->offset + x->size > p->block)
			p->block = *x->offset + x->size;
	}
	for (uint32_t i = 0; i < p->n_steps; i++)
		if (!p->steps[i].workspace_size)
			assign_leftover_workspace(p, areas, i);
}

void
fxge_plan_memory(fxge_plan *p, fxge_arena *arena)
{
	fxge_arena_mark mark = fxge_arena_save(arena);
	size_t max_items = p->n_slots + (size_t)p->n_steps;

	p->block = 0;
	if (max_items > MAX_ITEMS) {
		fxge_plan_memory_by_free_list(p, arena);
	} else {
		item *items = FXGE_NEW_ARRAY(arena, max_items, item);

		place_all(p, arena, items, list_items(p, items));
	}
	fxge_arena_restore(arena, mark);
}

/* Compares with the peaks that runs of the plan have noted (note_workspace in runtime/run.c). */
void
fxge_replan_memory(fxge_plan *p, fxge_arena *arena)
{
	bool workspace_exceeded = false;

	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		workspace_exceeded |= p->workspace_peak[i] > s->workspace_size;
		for (uint32_t k = 0; k < s->node->n_regions; k++)
			fxge_replan_memory(s->regions[k], arena);
	}
	if (workspace_exceeded)
		fxge_plan_memory(p, arena);
}
