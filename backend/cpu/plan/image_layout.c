/* SPDX-License-Identifier: Apache-2.0 */
/* Layout of images: chooses the values that are stored with channels last, where that saves more
 * transposes for convolutions than it costs for other steps.
 *
 * Wide convolutions compute with channels last, and accept and return either order. Elementwise
 * steps, batch norm and pools have inputs and outputs of the same order: the slots they connect
 * form a class, which is decided as a whole. All other steps get a copy with channels first
 * (run.c). Inputs, constants, outputs, and memory that is aliased or written have channels
 * first. */
#include "backend/cpu/plan/plan.h"

#include "backend/cpu/kernels/image/conv.h"
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/runtime/validate.h"

#include "fxge_ge_conv.h"
#include "fxge_ge_norm.h"
#include "fxge_ge_pool.h"
#include "fxge_ge_view.h"

typedef struct class
{
	uint32_t parent; /* slot of the parent in the union-find tree; a root's own slot */
	int32_t gain;    /* root: number of uses by wide convolutions, minus uses that need a copy */
	bool channels_first; /* root: one of its images must have channels first */
} class;

typedef struct layout {
	fxge_program *program;
	fxge_plan *plan;
	class *of; /* by slot */
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
unite(const layout *l, uint32_t a, uint32_t b)
{
	class *x = class_of(l, a), *y = class_of(l, b);

	if (x == y)
		return;
	y->parent = x->parent;
	x->gain += y->gain;
	x->channels_first |= y->channels_first;
}

/* Returns whether the order of channels matters: there are several channels and several pixels. */
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
param_slot(const layout *l, const fxge_step *s, int param)
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
	const fxge_slot *image = param_slot(l, s, GE_Conv3D__x),
					*filter = param_slot(l, s, GE_Conv3D__filter);

	if (!image || !filter)
		return false;
	fxge_array_of(l->program, &image->meta, &x);
	fxge_array_of(l->program, &filter->meta, &w);
	if (!w.shape[1]) /* an empty filter does not determine the groups, and nothing is summed */
		return false;
	int64_t groups = x.shape[1] / w.shape[1];

	return fxge_conv_is_direct(x.dtype, groups, w.shape[1], w.shape[0] / groups);
}

static bool
concatenates_channels(const layout *l, const fxge_step *s)
{
	const fxge_slot *dim = param_slot(l, s, GE_ConcatV2__concat_dim);
	fxge_array x;

	if (!dim || !dim->data)
		return false;
	fxge_array_of(l->program, &dim->meta, &x);
	x.data = (void *)(uintptr_t)dim->data;
	return fxge_kernel_axis(fxge_array_int(&x, 0), l->plan->slots[s->out[0]].meta.rank) == 1;
}

/* Returns whether the step's inputs and outputs have the same order of channels. */
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
		return concatenates_channels(l, s);
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
visit_step(const layout *l, fxge_step *s)
{
	const fxge_node *n = s->node;
	bool is_known = s->fn && s->known && n->n_results == 1;
	bool wide = is_known && is_wide(l, s), keeps = is_known && !wide && keeps_order(l, s);

	s->n_any_layout = wide ? 1 : keeps ? n->n_operands : 0;
	for (uint32_t i = 0; i < n->n_operands; i++) {
		if (!is_image(l, s->in[i]))
			continue;
		class_of(l, s->in[i])->channels_first |=
			!s->fn; /* control flow reads the values as they are */
		class_of(l, s->in[i])->gain += i >= s->n_any_layout ? -1 : wide;
		if (keeps && is_image(l, s->out[0]))
			unite(l, s->out[0], s->in[i]);
	}
	for (uint32_t i = 0; i < n->n_results; i++) {
		class_of(l, s->out[i])->gain += wide;
		class_of(l, s->out[i])->channels_first |= !wide && !keeps;
	}
}

void
fxge_plan_image_layout(fxge_program *program, fxge_plan *p, fxge_arena *a)
{
	layout l = {.program = program, .plan = p, .of = FXGE_NEW_ARRAY(a, p->n_slots, class)};

	for (uint32_t i = 0; i < p->n_slots; i++)
		l.of[i].parent = i;
	for (uint32_t i = 0; i < p->n_slots; i++) {
		const fxge_slot *s = &p->slots[i];

		l.of[i].channels_first |= s->place != FXGE_CPU_PLACE_BLOCK || s->written;
		l.of[s->root].channels_first |= s->root != i;
	}
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++)
		if (p->outputs[i] != FXGE_NO_SLOT)
			l.of[p->outputs[i]].channels_first = true;
	for (uint32_t i = 0; i < p->n_steps; i++)
		visit_step(&l, &p->steps[i]);
	for (uint32_t i = 0; i < p->n_slots; i++)
		p->slots[i].channels_last =
			is_image(&l, i) && !class_of(&l, i)->channels_first && class_of(&l, i)->gain > 0;
}
