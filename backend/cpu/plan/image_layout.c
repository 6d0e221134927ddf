/* Plans in which order images lie in memory between steps: with their channels last where that
 * saves convolutions more turning than it costs.
 *
 * Wide convolutions compute on such images, and take and give either order. Elementwise steps,
 * batch norm and pools have images of one order in and out: the slots that they tie together are
 * one class, decided as a whole. Any other step gets a copy in plain order (run.c). Inputs,
 * constants, outputs, and bytes that are shared or written are plain. */
#include "backend/cpu/plan/plan.h"

#include "backend/cpu/kernels/image/conv.h"
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/runtime/validate.h"

#include "fxge_ge_conv.h"
#include "fxge_ge_view.h"
#include "fxge_op_ids.h"

typedef struct class
{
	uint32_t parent; /* slot; of a root itself */
	int32_t gain; /* root: convolutions that take or give its images, less steps that copy them */
	bool plain;   /* root: one of its images must be */
} class;

typedef struct layout {
	fxge_program *program;
	fxge_plan *plan;
	class *of; /* slots */
} layout;

static uint32_t
root_of(const layout *l, uint32_t slot)
{
	while (l->of[slot].parent != slot)
		slot = l->of[slot].parent = l->of[l->of[slot].parent].parent;
	return slot;
}

static class *
class_of(const layout *l, uint32_t slot)
{
	return &l->of[root_of(l, slot)];
}

static void
tie(const layout *l, uint32_t a, uint32_t b)
{
	class *x = class_of(l, a), *y = class_of(l, b);

	if (x == y)
		return;
	y->parent = x->parent;
	x->gain += y->gain;
	x->plain |= y->plain;
}

/* Several channels at several places: otherwise both orders are one. */
static bool
is_image(const layout *l, uint32_t slot)
{
	const fxge_slot *s = slot == FXGE_NO_SLOT ? NULL : &l->plan->slots[slot];
	fxge_array x;

	if (!s || !s->known || s->meta.rank < 4
		|| (s->meta.dtype != FXGE_DT_F32 && !fxge_is_half(s->meta.dtype)))
		return false;
	fxge_array_of(l->program, &s->meta, &x);
	return x.shape[1] > 1 && fxge_array_span(&x, 2, x.rank) > 1;
}

static const fxge_slot *
slot_of(const layout *l, const fxge_step *s, int param)
{
	uint32_t slot = s->in[s->node->ports[param].first];

	return slot == FXGE_NO_SLOT ? NULL : &l->plan->slots[slot];
}

static bool
is_wide(const layout *l, const fxge_step *s)
{
	fxge_array x, w;

	if (s->node->op->id != GE_Conv2D && s->node->op->id != GE_Conv3D)
		return false;
	const fxge_slot *image = slot_of(l, s, GE_Conv3D__x),
					*filter = slot_of(l, s, GE_Conv3D__filter);

	if (!image || !filter)
		return false;
	fxge_array_of(l->program, &image->meta, &x);
	fxge_array_of(l->program, &filter->meta, &w);
	if (!w.shape[1]) /* sizes do not tell the groups, and nothing is summed */
		return false;
	int64_t groups = x.shape[1] / w.shape[1];

	return fxge_conv_is_wide(x.dtype, groups, w.shape[1], w.shape[0] / groups);
}

static bool
joins_channels(const layout *l, const fxge_step *s)
{
	const fxge_slot *dim = slot_of(l, s, GE_ConcatV2__concat_dim);
	fxge_array x;

	if (!dim || !dim->data)
		return false;
	fxge_array_of(l->program, &dim->meta, &x);
	x.data = (void *)(uintptr_t)dim->data;
	return fxge_kernel_axis(fxge_array_int(&x, 0), l->plan->slots[s->out[0]].meta.rank) == 1;
}

/* Takes images in one order and gives them in the same. */
static bool
keeps_order(const layout *l, const fxge_step *s)
{
	const fxge_slot *y = &l->plan->slots[s->out[0]];

	switch (s->node->op->id) {
	case GE_AdaptiveAvgPool2d:
	case GE_AvgPoolV2:
	case GE_BNInfer:
	case GE_MaxPoolV3:
		return true;
	case GE_ConcatV2:
		return joins_channels(l, s);
	default:
		break;
	}
	for (uint32_t i = 0; i < s->node->n_operands; i++) {
		const fxge_slot *x = s->in[i] == FXGE_NO_SLOT ? NULL : &l->plan->slots[s->in[i]];

		if (x && x->size != fxge_dtype_size(x->meta.dtype) && !fxge_same_shape(&x->meta, &y->meta))
			return false;
	}
	return fxge_is_elementwise(s->node);
}

static void
see_step(const layout *l, fxge_step *s)
{
	const fxge_node *n = s->node;
	bool can = s->fn && s->known && n->n_results == 1;
	bool wide = can && is_wide(l, s), keeps = can && !wide && keeps_order(l, s);

	s->as_lie = wide ? 1 : keeps ? n->n_operands : 0;
	for (uint32_t i = 0; i < n->n_operands; i++) {
		if (!is_image(l, s->in[i]))
			continue;
		class_of(l, s->in[i])->plain |= !s->fn; /* control flow takes what is there */
		class_of(l, s->in[i])->gain += i >= s->as_lie ? -1 : wide;
		if (keeps && is_image(l, s->out[0]))
			tie(l, s->out[0], s->in[i]);
	}
	for (uint32_t i = 0; i < n->n_results; i++) {
		class_of(l, s->out[i])->gain += wide;
		class_of(l, s->out[i])->plain |= !wide && !keeps;
	}
}

void
fxge_plan_layout(fxge_program *program, fxge_plan *p, fxge_arena *a)
{
	layout l = {.program = program, .plan = p, .of = FXGE_NEW_ARRAY(a, p->n_slots, class)};

	for (uint32_t i = 0; i < p->n_slots; i++)
		l.of[i].parent = i;
	for (uint32_t i = 0; i < p->n_slots; i++) {
		const fxge_slot *s = &p->slots[i];

		l.of[i].plain |= s->place != FXGE_CPU_PLACE_BLOCK || s->written;
		l.of[s->root].plain |= s->root != i;
	}
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++)
		if (p->outputs[i] != FXGE_NO_SLOT)
			l.of[p->outputs[i]].plain = true;
	for (uint32_t i = 0; i < p->n_steps; i++)
		see_step(&l, &p->steps[i]);
	for (uint32_t i = 0; i < p->n_slots; i++)
		p->slots[i].channels_last =
			is_image(&l, i) && !class_of(&l, i)->plain && class_of(&l, i)->gain > 0;
}
