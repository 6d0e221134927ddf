/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion of broadcasts and gathers with scatters, whose kernel broadcasts its operands itself, and
 * reads the rows of a gather where they are. Indices of whole rows are one BroadcastTo of a vector:
 * without it the executor neither computes nor reads an index for each element. */
#include "backend/cpu/plan/fuse_steps.h"

#include "backend/cpu/runtime/validate.h"

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

/* ---- gathers ---- */

/* Returns whether the slot is a vector of n elements, or has the shape [n, 1, ..., 1]. */
static bool
is_column(const fxge_slot *x, int64_t n)
{
	for (int d = 1; d < x->meta.rank; d++)
		if (x->dims[d] != 1)
			return false;
	return x->known && x->meta.rank > 0 && x->dims[0] == n;
}

/* Returns whether the step gathers rows, along dim 0, by a vector. */
static bool
gathers_rows(const fxge_fuser *f, const fxge_step *s)
{
	const fxge_slot *slots = f->plan->slots;
	const fxge_slot *axis = &slots[s->in[s->node->ports[GE_GatherV2__axis].first]],
					*index = &slots[s->in[s->node->ports[GE_GatherV2__indices].first]],
					*x = &slots[s->in[s->node->ports[GE_GatherV2__x].first]];
	fxge_array at;

	if (!axis->data || !fxge_array_of(f->program, &axis->meta, &at))
		return false;
	at.data = (void *)(uintptr_t)axis->data;
	return fxge_array_int(&at, 0) == 0 && index->known && index->meta.rank == 1 && x->known
		   && x->meta.rank > 1;
}

/* Returns whether a scatter adds whole rows of its updates to rows along dim 0. */
static bool
scatters_rows(const fxge_fuser *f, const fxge_step *s)
{
	const fxge_slot *slots = f->plan->slots, *y = &slots[s->out[0]];
	const fxge_slot *index = &slots[s->in[GE_ScatterElements__indices]],
					*u = &slots[s->in[GE_ScatterElements__updates]];
	const fxge_meta *whole = s->metas[GE_ScatterElements__indices];
	fxge_call c = {.session = f->program->session,
		.program = f->program,
		.syms = f->program->syms,
		.node = s->node,
		.metas = s->metas,
		.arena = f->arena};

	if (fxge_arg_int(&c, GE_ScatterElements__axis) != 0 || !u->known || u->meta.rank < 2
		|| !is_column(index, u->dims[0]) || index->meta.rank != u->meta.rank
		|| !fxge_same_shape(whole, &u->meta))
		return false;
	for (int d = 1; d < u->meta.rank; d++)
		if (u->dims[d] != y->dims[d])
			return false;
	return true;
}

/* Makes the gather of the rows that a scatter adds a part of that step. */
static void
fuse_gather(const fxge_fuser *f, fxge_step *s)
{
	uint32_t slot = s->in[GE_ScatterElements__updates];
	fxge_step *gather =
		slot != FXGE_NO_SLOT && f->producer[slot] ? &f->plan->steps[f->producer[slot] - 1] : NULL;
	fxge_slot *u = gather ? &f->plan->slots[slot] : NULL;

	if (!gather || gather->node->op->id != GE_GatherV2 || !gather->known
		|| gather->kind == FXGE_STEP_FUSED || f->uses[slot] != 1 || u->place != FXGE_CPU_PLACE_BLOCK
		|| u->written || !fxge_are_inputs_unwritten(f, gather) || !gathers_rows(f, gather)
		|| !scatters_rows(f, s))
		return;
	s->factors = fxge_arena_copy(f->arena, gather, sizeof *gather);
	gather->kind = FXGE_STEP_FUSED;
	u->place = FXGE_CPU_PLACE_ALIAS;
	u->root = s->out[0];
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
		if (s->known && s->node->op->id == GE_ScatterElements)
			fuse_gather(f, s);
	}
}
