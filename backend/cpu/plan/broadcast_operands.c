/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion of broadcasts with scatters, whose kernel broadcasts its operands itself. Indices of whole
 * rows are one BroadcastTo of a vector: without it the executor neither computes nor reads an index
 * for each element. */
#include "backend/cpu/plan/fuse_steps.h"

#include "fxge_ge_create.h"
#include "fxge_ge_index.h"
#include "fxge_ge_view.h"

/* Returns the parameter that the step repeats in its result; -1: the step is not a broadcast. */
static int
repeated_param(const fxge_step *s)
{
	switch (s->node->op->id) {
	case GE_BroadcastTo:
		return GE_BroadcastTo__x;
	case GE_Fill:
		return GE_Fill__value;
	default:
		return -1;
	}
}

/* Returns the source of the broadcast that computes the slot's value; FXGE_NO_SLOT: there is
 * none. */
static uint32_t
broadcast_source(const fxge_fuser *f, uint32_t slot)
{
	const fxge_step *s = f->producer[slot] ? &f->plan->steps[f->producer[slot] - 1] : NULL;
	const fxge_slot *slots = f->plan->slots;
	int param = s && s->known && s->kind != FXGE_STEP_FUSED ? repeated_param(s) : -1;

	if (param < 0 || slots[slots[slot].root].written)
		return FXGE_NO_SLOT;
	uint32_t from = s->in[s->node->ports[param].first];

	return from != FXGE_NO_SLOT && slots[from].known && !slots[slots[from].root].written
				   && slots[from].size < slots[slot].size
			   ? from
			   : FXGE_NO_SLOT;
}

/* Removes one use of a broadcast's result. A result without uses is not computed. */
static void
drop_use(const fxge_fuser *f, uint32_t slot, uint32_t source)
{
	fxge_slot *y = &f->plan->slots[slot];

	if (--f->uses[slot] == 0 && y->place == FXGE_CPU_PLACE_BLOCK) {
		f->plan->steps[f->producer[slot] - 1].kind = FXGE_STEP_FUSED;
		y->place = FXGE_CPU_PLACE_ALIAS;
		y->root = f->plan->slots[source].root;
	}
}

/* Returns the first and the last parameter that the operator's kernel broadcasts; first > last:
 * none. */
static void
broadcast_params(const fxge_op *op, int *first, int *last)
{
	*first = 0;
	*last = -1;
	switch (op->id) {
	case GE_ScatterElements:
		*last = GE_ScatterElements__updates;
		break;
	case GE_ScatterElementsV2:
		*first = GE_ScatterElementsV2__indices;
		*last = GE_ScatterElementsV2__updates;
		break;
	case GE_TensorScatterAdd:
	case GE_TensorScatterUpdate:
		*last = GE_TensorScatterAdd__x;
		break;
	default:
		break;
	}
}

/* Lets a scatter read the sources of its operands' broadcasts. The operand that is copied is one of
 * these if the result has memory of its own. */
static void
fuse_operands(const fxge_fuser *f, fxge_step *s, int first, int last)
{
	bool copies = f->plan->slots[s->out[0]].place != FXGE_CPU_PLACE_ALIAS;
	uint32_t *in = fxge_arena_copy(f->arena, s->in, s->node->n_operands * sizeof *in);

	for (int param = first + (first == 0 && !copies); param <= last; param++) {
		uint32_t *slot = &in[s->node->ports[param].first];
		uint32_t from = *slot == FXGE_NO_SLOT ? FXGE_NO_SLOT : broadcast_source(f, *slot);

		if (from == FXGE_NO_SLOT)
			continue;
		f->uses[from]++;
		drop_use(f, *slot, from);
		*slot = from;
	}
	s->in = in;
}

void
fxge_fuse_broadcasts(fxge_fuser *f)
{
	for (uint32_t i = 0; i < f->plan->n_steps; i++) {
		fxge_step *s = &f->plan->steps[i];
		int first, last;

		broadcast_params(s->node->op, &first, &last);
		if (s->known && first <= last)
			fuse_operands(f, s, first, last);
	}
}
