/* Places of values in the block of a graph of very many steps: as they come.
 *
 * Steps are walked in order. A value takes the smallest hole that holds it and leaves the rest of
 * it; what dies becomes one hole with its free neighbours. Pieces are linked in the order of
 * addresses, and holes by size class: a value costs the same however many there are. */
#include "backend/cpu/runtime/memory.h"
#include "backend/cpu/plan/plan.h"

enum { TRIES = 8, WORDS = FXGE_CPU_MEMORY_CLASSES / 64 };

typedef struct piece {
	struct piece *before, *after; /* its neighbours */
	struct piece *next, **at;     /* of its class; `at` NULL: a value has it */
	size_t offset, size;
} piece;

typedef struct places {
	fxge_arena *arena;
	piece *last;
	piece *holes[FXGE_CPU_MEMORY_CLASSES];
	uint64_t some[WORDS]; /* a bit for each class that has holes */
	piece *gone;          /* to be used again */
	piece **of;           /* of each slot that has a place */
} places;

/* ---- holes ---- */

static void
set_free(places *b, piece *x)
{
	int c = fxge_cpu_memory_class(x->size);

	x->next = b->holes[c];
	x->at = &b->holes[c];
	if (x->next)
		x->next->at = &x->next;
	b->holes[c] = x;
	b->some[c / 64] |= UINT64_C(1) << c % 64;
}

static void
set_used(places *b, piece *x)
{
	int c = fxge_cpu_memory_class(x->size);

	*x->at = x->next;
	if (x->next)
		x->next->at = x->at;
	x->at = NULL;
	if (!b->holes[c])
		b->some[c / 64] &= ~(UINT64_C(1) << c % 64);
}

/* The first class from `c` on that has holes, or -1. */
static int
next_class(const places *b, int c)
{
	for (int w = c / 64; w < WORDS; w++) {
		uint64_t bits = b->some[w] & (w == c / 64 ? ~UINT64_C(0) << c % 64 : ~UINT64_C(0));

		if (bits)
			return w * 64 + __builtin_ctzll(bits);
	}
	return -1;
}

/* The smallest of the first few of a class that hold `size`. */
static piece *
smallest(const places *b, int c, size_t size)
{
	piece *best = NULL, *x = b->holes[c];

	for (int tries = TRIES; x && tries; x = x->next, tries--)
		if (x->size >= size && (!best || x->size < best->size))
			best = x;
	return best;
}

static piece *
fitting(const places *b, size_t size)
{
	int c = fxge_cpu_memory_class(size);
	piece *x = smallest(b, c, size);

	if (!x && (c = next_class(b, c + 1)) >= 0)
		x = smallest(b, c, size);
	return x;
}

/* ---- pieces ---- */

static size_t
end_of(const places *b)
{
	return b->last ? b->last->offset + b->last->size : 0;
}

static piece *
add_behind(places *b, piece *before, size_t offset, size_t size)
{
	piece *x = b->gone ? b->gone : FXGE_NEW(b->arena, piece);

	b->gone = b->gone ? b->gone->next : NULL;
	*x = (piece){
		.before = before, .after = before ? before->after : NULL, .offset = offset, .size = size};
	if (before)
		before->after = x;
	if (x->after)
		x->after->before = x;
	else
		b->last = x;
	return x;
}

/* Two that no value has become the first. */
static void
join(places *b, piece *x, piece *y)
{
	x->size += y->size;
	x->after = y->after;
	if (x->after)
		x->after->before = x;
	else
		b->last = x;
	y->next = b->gone;
	b->gone = y;
}

static piece *
take(places *b, size_t size)
{
	piece *x = fitting(b, size);

	if (!x && b->last && b->last->at) { /* the block grows by what its last hole lacks */
		x = b->last;
		set_used(b, x);
		x->size = size;
		return x;
	}
	if (!x)
		return add_behind(b, b->last, end_of(b), size);
	set_used(b, x);
	if (x->size > size) {
		set_free(b, add_behind(b, x, x->offset + size, x->size - size));
		x->size = size;
	}
	return x;
}

static void
give(places *b, piece *x)
{
	piece *before = x->before, *after = x->after;

	if (after && after->at) {
		set_used(b, after);
		join(b, x, after);
	}
	if (before && before->at) {
		set_used(b, before);
		join(b, before, x);
		x = before;
	}
	set_free(b, x);
}

void
fxge_plan_holes(fxge_plan *p, fxge_arena *arena)
{
	places b = {.arena = arena, .of = FXGE_NEW_ARRAY(arena, p->n_slots, piece *)};

	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		for (uint32_t k = 0; !s->joined && k < s->node->n_results; k++) {
			fxge_slot *y = &p->slots[s->out[k]];

			if (y->place != FXGE_CPU_PLACE_BLOCK)
				continue;
			b.of[s->out[k]] = take(&b, fxge_cpu_memory_round(y->size ? y->size : 1));
			y->offset = b.of[s->out[k]]->offset;
		}
		for (uint32_t k = 0; k < s->n_dead; k++)
			if (p->slots[s->dead[k]].place == FXGE_CPU_PLACE_BLOCK)
				give(&b, b.of[s->dead[k]]);
	}
	p->block = end_of(&b);
}
