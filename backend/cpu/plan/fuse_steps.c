/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion of steps: elementwise steps become epilogues of the product, or of the elementwise step,
 * whose result they alone use. raise_matmul.c fuses sums of products. */
#include "backend/cpu/plan/fuse_steps.h"

#include "backend/cpu/kernels/epilogue.h"

#include "fxge_ge_binary.h"
#include "fxge_ge_conv.h"
#include "fxge_ge_matmul.h"
#include "fxge_ge_norm.h"
#include "fxge_ge_unary.h"

static bool
is_product(const fxge_node *n)
{
	switch (n->op->id) {
	case GE_MatMul:
	case GE_MatMulV2:
	case GE_MatMulV3:
	case GE_BatchMatMul:
	case GE_BatchMatMulV2:
	case GE_Conv2D:
	case GE_Conv3D:
		return true;
	default:
		return false;
	}
}

bool
fxge_is_elementwise(const fxge_node *n)
{
	switch (n->op->id) {
	case GE_Abs:
	case GE_Add:
	case GE_Erf:
	case GE_Exp:
	case GE_GeluV2:
	case GE_Maximum:
	case GE_Minimum:
	case GE_Mul:
	case GE_Neg:
	case GE_RealDiv:
	case GE_Reciprocal:
	case GE_Relu:
	case GE_Rsqrt:
	case GE_Sigmoid:
	case GE_Sqrt:
	case GE_Square:
	case GE_SquaredDifference:
	case GE_Sub:
	case GE_Swish:
	case GE_Tanh:
		return true;
	default:
		return false;
	}
}

/* Returns the slot of the step's only result if that is f32, known, and owns its memory in the
 * block; otherwise NULL. */
static const fxge_slot *
fusible_result(const fxge_fuser *f, const fxge_step *s)
{
	const fxge_slot *y = s->node->n_results == 1 ? &f->plan->slots[s->out[0]] : NULL;

	return y && s->known && y->place == FXGE_CPU_PLACE_BLOCK && !y->written
				   && y->meta.dtype == FXGE_DT_F32
			   ? y
			   : NULL;
}

bool
fxge_same_shape(const fxge_meta *a, const fxge_meta *b)
{
	return a->rank == b->rank
		   && memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0;
}

/* Returns whether the operand can be read by an epilogue of `head`: a known f32 value that no step
 * writes, and a scalar or of y's shape. Elementwise heads also allow operands that are
 * broadcast. */
static bool
is_epilogue_operand(const fxge_fuser *f, const fxge_step *head, uint32_t slot, const fxge_slot *y)
{
	const fxge_slot *x = &f->plan->slots[slot];

	if (!x->known || x->meta.dtype != FXGE_DT_F32 || f->plan->slots[x->root].written)
		return false;
	return !is_product(head->node) || fxge_same_shape(&x->meta, &y->meta)
		   || x->size == sizeof(float);
}

bool
fxge_are_inputs_unwritten(const fxge_fuser *f, const fxge_step *s)
{
	for (uint32_t i = 0; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && f->plan->slots[f->plan->slots[s->in[i]].root].written)
			return false;
	return true;
}

/* Returns whether a batch norm can be an epilogue: its head is a convolution, and nothing writes
 * its per-channel operands. */
static bool
can_fuse_batch_norm(const fxge_fuser *f, const fxge_step *head, const fxge_step *s, uint32_t from)
{
	return (head->node->op->id == GE_Conv2D || head->node->op->id == GE_Conv3D) && s->in[0] == from
		   && fxge_are_inputs_unwritten(f, s);
}

static bool
can_fuse(const fxge_fuser *f, const fxge_step *head, const fxge_step *s, const fxge_slot *y,
	uint32_t from)
{
	const fxge_slot *result = fusible_result(f, s);

	/* an epilogue cannot change the order of channels: that needs the complete image */
	if (s->kind == FXGE_STEP_FUSED || s->n_epilogues || !result
		|| !fxge_same_shape(&result->meta, &y->meta) || result->channels_last != y->channels_last)
		return false;
	if (s->node->op->id == GE_BNInfer)
		return can_fuse_batch_norm(f, head, s, from);
	if (!fxge_is_elementwise(s->node))
		return false;
	for (uint32_t i = 0; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && !is_epilogue_operand(f, head, s->in[i], y))
			return false;
	return true;
}

/* Fuses the step and its chain of epilogues, at the position of the last epilogue. */
static void
fuse_chain(fxge_fuser *f, uint32_t at, const uint32_t *chain, uint32_t n)
{
	fxge_step *steps = f->plan->steps, *epilogues = FXGE_NEW_ARRAY(f->arena, n, fxge_step);
	fxge_step head = steps[at];

	for (uint32_t i = 0; i < n; i++) {
		fxge_slot *y = &f->plan->slots[i ? epilogues[i - 1].out[0] : head.out[0]];

		epilogues[i] = steps[chain[i]];
		epilogues[i].prepacked = NULL;
		steps[chain[i]].kind = FXGE_STEP_FUSED;
		y->place = FXGE_CPU_PLACE_ALIAS;
		y->root = steps[chain[n - 1]].out[0];
	}
	steps[at].kind = FXGE_STEP_FUSED;
	head.epilogues = epilogues;
	head.n_epilogues = n;
	head.inner_slot = head.out[0];
	head.out = epilogues[n - 1].out;
	steps[chain[n - 1]] = head;
}

static void
fuse_epilogues(fxge_fuser *f, uint32_t at)
{
	const fxge_step *s = &f->plan->steps[at];
	const fxge_slot *y = fusible_result(f, s);
	uint32_t chain[FXGE_MOST_EPILOGUES], n = 0;

	if (!y || s->kind == FXGE_STEP_FUSED || s->n_epilogues || !fxge_are_inputs_unwritten(f, s))
		return;
	for (uint32_t slot = s->out[0]; n < FXGE_MOST_EPILOGUES && f->uses[slot] == 1;) {
		uint32_t next = f->last_user[slot];

		if (!can_fuse(f, s, &f->plan->steps[next], y, slot))
			break;
		chain[n++] = next;
		slot = f->plan->steps[next].out[0];
	}
	if (n)
		fuse_chain(f, at, chain, n);
}

static void
collect_uses(fxge_fuser *f)
{
	const fxge_plan *p = f->plan;

	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		for (uint32_t k = 0; k < s->node->n_operands; k++)
			if (s->in[k] != FXGE_NO_SLOT) {
				f->uses[s->in[k]]++;
				f->last_user[s->in[k]] = i;
			}
		for (uint32_t k = 0; k < s->node->n_results; k++)
			f->producer[s->out[k]] = i + 1;
	}
	for (uint32_t i = 0; i < p->n_slots;
		 i++) /* aliases are uses that are not followed: prevent fusion */
		if (p->slots[i].root != i)
			f->uses[p->slots[i].root] += 2;
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++)
		if (p->outputs[i] != FXGE_NO_SLOT)
			f->uses[p->outputs[i]] += 2;
}

void
fxge_fuse_steps(fxge_program *program, fxge_plan *p, fxge_arena *a)
{
	size_t slots = p->n_slots + fxge_plan_extra_slots(p->graph);
	fxge_fuser f = {.program = program,
		.plan = p,
		.arena = a,
		.uses = FXGE_NEW_ARRAY(a, slots, uint32_t),
		.last_user = FXGE_NEW_ARRAY(a, slots, uint32_t),
		.producer = FXGE_NEW_ARRAY(a, slots, uint32_t)};

	collect_uses(&f);
	fxge_fuse_broadcasts(&f);
	for (uint32_t i = p->n_steps;
		 i-- > 0;) /* the later of two products that meet gets the epilogue */
		if (is_product(p->steps[i].node))
			fuse_epilogues(&f, i);
	for (uint32_t i = 0; i < p->n_steps; i++)
		if (fxge_is_elementwise(p->steps[i].node))
			fuse_epilogues(&f, i);
	fxge_raise_matmuls(&f);
}
