/* Places of values in the run's memory, of which there is hardly more than what is alive at the
 * worst step.
 *
 * That memory is one block, and what large outputs are going to take: until an output is computed,
 * other values lie where it comes. The largest value is placed first, each in the smallest gap
 * between those that are alive with it. What a kernel takes beside is a value of one step, once a
 * run has told its size. */
#include "backend/cpu/runtime/memory.h"
#include "backend/cpu/plan/plan.h"

#include "fxge_op_ids.h"

#include <stdlib.h>

enum {
	MOST_VALUES = 4096, /* each is compared with all others: of more, free_intervals.c */
	LEAST_AREA = 1 << 16,
};

typedef struct item {
	uint32_t number;
	uint32_t from, to; /* steps */
	size_t size, *offset;
	uint8_t *area;
	uint32_t worst; /* the step within which most is alive, of which `alive` bytes */
	size_t alive;
} item;

/* The block, or an output's memory; what it holds by rising offset. */
typedef struct area {
	uint32_t until; /* the step that computes the output */
	size_t size;
	const item **item;
	uint32_t n;
} area;

/* ---- one value ---- */

typedef struct gap {
	size_t offset, size;
	uint32_t at; /* the item would be the at-th */
} gap;

/* A gap of x's size or more between those that are alive with it: the smallest, or the largest
 * there is before `end`. Size 0: there is none. */
static gap
find_gap(const area *a, const item *x, size_t end, bool largest)
{
	gap best = {0}, now = {0};

	for (uint32_t i = 0; i <= a->n; i++) {
		const item *y = i < a->n ? a->item[i] : NULL;

		if (y && (y->to < x->from || y->from > x->to))
			continue;
		size_t stop = y ? *y->offset : end;

		now.size = stop > now.offset ? stop - now.offset : 0;
		if (now.size >= x->size && now.size
			&& (!best.size || (largest ? now.size > best.size : now.size < best.size)))
			best = now;
		if (y && *y->offset + y->size > now.offset)
			now.offset = *y->offset + y->size;
	}
	while (best.at < a->n && *a->item[best.at]->offset <= best.offset)
		best.at++;
	return best;
}

static bool
put(area *a, const item *x)
{
	gap g = find_gap(a, x, a->size, false);

	if (!g.size)
		return false;
	*x->offset = g.offset;
	memmove(&a->item[g.at + 1], &a->item[g.at], (a->n - g.at) * sizeof *a->item);
	a->item[g.at] = x;
	a->n++;
	return true;
}

/* ---- outputs ---- */

static bool
is_area(const fxge_plan *p, uint32_t slot)
{
	for (uint32_t i = 0; i < p->n_areas; i++)
		if (p->area[i] == slot)
			return true;
	return false;
}

/* The largest that is none yet, of those that the run computes in memory of their own. */
static bool
add_area(fxge_plan *p)
{
	size_t best = LEAST_AREA - 1;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++) {
		if (p->outputs[i] == FXGE_NO_SLOT)
			continue;
		uint32_t slot = p->slots[p->outputs[i]].root;
		const fxge_slot *y = &p->slots[slot];

		if (y->place != FXGE_CPU_PLACE_HEAP || !y->known || y->size <= best || is_area(p, slot))
			continue;
		best = y->size;
		p->area[p->n_areas] = slot;
	}
	return best >= LEAST_AREA;
}

/* The step that computes the slot's value. */
static uint32_t
made_by(const fxge_plan *p, uint32_t slot)
{
	for (uint32_t i = 0; i < p->n_steps; i++)
		for (uint32_t k = 0; !p->steps[i].joined && k < p->steps[i].node->n_results; k++)
			if (p->steps[i].out[k] == slot)
				return i;
	return 0;
}

static area *
open_areas(fxge_plan *p, fxge_arena *a, uint32_t n_items)
{
	for (p->n_areas = 0; !p->graph->parent && p->n_areas < FXGE_PLAN_AREAS && add_area(p);)
		p->n_areas++;
	area *all = FXGE_NEW_ARRAY(a, p->n_areas + 1, area);

	for (uint32_t i = 0; i <= p->n_areas; i++) {
		all[i] = (area){.until = i ? made_by(p, p->area[i - 1]) : UINT32_MAX,
			.size = i ? p->slots[p->area[i - 1]].size : SIZE_MAX,
			.item = FXGE_NEW_ARRAY(a, n_items, const item *)};
	}
	return all;
}

/* ---- all of them ---- */

/* Before a run has told: products pack their first operand as f32, and sum in tiles. */
static size_t
guess_beside(const fxge_plan *p, const fxge_step *s)
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

static uint32_t
list_items(fxge_plan *p, item *out)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];

		for (uint32_t k = 0; !s->joined && k < s->node->n_results; k++) {
			fxge_slot *y = &p->slots[s->out[k]];

			if (y->place == FXGE_CPU_PLACE_BLOCK) {
				out[n] = (item){.number = n,
					.from = i,
					.to = y->last,
					.size = fxge_cpu_memory_round(y->size ? y->size : 1),
					.offset = &y->offset,
					.area = &y->area};
				n++;
			}
		}
		if (!s->joined && !p->beside[i])
			p->beside[i] = guess_beside(p, s);
		s->spare_size = fxge_cpu_memory_round(p->beside[i]);
		if (s->spare_size) {
			out[n] = (item){.number = n,
				.from = i,
				.to = i,
				.size = s->spare_size,
				.offset = &s->spare,
				.area = &s->spare_area};
			n++;
		}
	}
	return n;
}

/* Of each item the step at which most is alive. Those within an eighth of the worst count as it. */
static void
find_worst(const fxge_plan *p, fxge_arena *a, item *items, uint32_t n)
{
	size_t *alive = FXGE_NEW_ARRAY(a, (size_t)p->n_steps + 2, size_t), sum = 0, most = 0;

	for (uint32_t i = 0; i < n; i++) {
		alive[items[i].from] += items[i].size;
		alive[items[i].to + 1] -= items[i].size;
	}
	for (uint32_t i = 0; i <= p->n_steps; i++) {
		alive[i] = sum += alive[i];
		most = sum > most ? sum : most;
	}
	for (uint32_t i = 0; i < n; i++) {
		items[i].worst = items[i].from;
		for (uint32_t k = items[i].from; k <= items[i].to; k++)
			if (alive[k] > alive[items[i].worst])
				items[i].worst = k;
		items[i].alive = alive[items[i].worst];
		if (items[i].alive >= most - most / 8)
			items[i].alive = most;
	}
}

/* Those of the worst steps come first: of equal steps the last one, which finds the memory of fewer
 * outputs free; of one step the largest, of equal ones who stays longest, for the same reason. */
static int
by_choice(const void *a, const void *b)
{
	const item *x = a, *y = b;

	if (x->alive != y->alive)
		return x->alive < y->alive ? 1 : -1;
	if (x->worst != y->worst)
		return x->worst < y->worst ? 1 : -1;
	if (x->size != y->size)
		return x->size < y->size ? 1 : -1;
	if (x->to != y->to)
		return x->to < y->to ? 1 : -1;
	return x->number < y->number ? -1 : 1;
}

/* To a step of which nothing is known the largest gap that is left. */
static void
find_spare(const fxge_plan *p, const area *areas, uint32_t i)
{
	fxge_step *s = &p->steps[i];
	const item x = {.from = i, .to = i};

	for (uint32_t k = 0; !s->joined && k <= p->n_areas; k++) {
		gap g = {0};

		if (i < areas[k].until)
			g = find_gap(&areas[k], &x, k ? areas[k].size / 64 * 64 : p->block, true);
		if (g.size <= s->spare_size)
			continue;
		s->spare = g.offset;
		s->spare_size = g.size;
		s->spare_area = (uint8_t)k;
	}
}

static void
place_all(fxge_plan *p, fxge_arena *a, item *items, uint32_t n)
{
	area *areas = open_areas(p, a, n);

	find_worst(p, a, items, n);
	qsort(items, n, sizeof *items, by_choice);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t k = p->n_areas;

		while (k && (items[i].to >= areas[k].until || !put(&areas[k], &items[i])))
			k--;
		*items[i].area = (uint8_t)k;
		if (k)
			continue;
		put(areas, &items[i]);
		if (*items[i].offset + items[i].size > p->block)
			p->block = *items[i].offset + items[i].size;
	}
	for (uint32_t i = 0; i < p->n_steps; i++)
		if (!p->steps[i].spare_size)
			find_spare(p, areas, i);
}

void
fxge_plan_places(fxge_plan *p, fxge_arena *arena)
{
	fxge_arena_mark mark = fxge_arena_save(arena);
	size_t most = p->n_slots + (size_t)p->n_steps;

	p->block = 0;
	if (most > 2 * (size_t)MOST_VALUES) {
		fxge_plan_holes(p, arena);
	} else {
		item *items = FXGE_NEW_ARRAY(arena, most, item);

		place_all(p, arena, items, list_items(p, items));
	}
	fxge_arena_restore(arena, mark);
}

void
fxge_plan_places_again(fxge_plan *p, fxge_arena *a)
{
	bool outgrown = false;

	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		outgrown |= p->beside[i] > s->spare_size;
		for (uint32_t k = 0; k < s->node->n_regions; k++)
			fxge_plan_places_again(s->regions[k], a);
	}
	if (outgrown)
		fxge_plan_places(p, a);
}
