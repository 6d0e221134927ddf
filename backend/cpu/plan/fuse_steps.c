/* Plans which steps run as parts of others. Epilogues: elementwise steps join the product, or the
 * elementwise step, whose result only they take. For sums of products see raise_matmul.c. */
#include "backend/cpu/plan/fuse_steps.h"

#include "backend/cpu/kernels/epilogue.h"

#include "fxge_op_ids.h"

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

/* A plain f32 result that has a place of its own in the block. */
static const fxge_slot *
plain_result(const fxge_joiner *j, const fxge_step *s)
{
	const fxge_slot *y = s->node->n_results == 1 ? &j->plan->slots[s->out[0]] : NULL;

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

/* f32, not written by anybody; one number, or of the shape of `y`, or in loops stretched to it. */
static bool
fits(const fxge_joiner *j, const fxge_step *head, uint32_t slot, const fxge_slot *y)
{
	const fxge_slot *x = &j->plan->slots[slot];

	if (!x->known || x->meta.dtype != FXGE_DT_F32 || j->plan->slots[x->root].written)
		return false;
	return !is_product(head->node) || fxge_same_shape(&x->meta, &y->meta)
		   || x->size == sizeof(float);
}

bool
fxge_inputs_stay(const fxge_joiner *j, const fxge_step *s)
{
	for (uint32_t i = 0; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && j->plan->slots[j->plan->slots[s->in[i]].root].written)
			return false;
	return true;
}

/* One number a channel of a convolution, not written by anybody. */
static bool
can_join_channels(const fxge_joiner *j, const fxge_step *head, const fxge_step *s, uint32_t from)
{
	return (head->node->op->id == GE_Conv2D || head->node->op->id == GE_Conv3D) && s->in[0] == from
		   && fxge_inputs_stay(j, s);
}

static bool
can_join(const fxge_joiner *j, const fxge_step *head, const fxge_step *s, const fxge_slot *y,
	uint32_t from)
{
	const fxge_slot *own = plain_result(j, s);

	/* Of an image in the other order the step takes a copy, once it is there as a whole. */
	if (s->joined || s->n_epilogues || !own || !fxge_same_shape(&own->meta, &y->meta)
		|| own->channels_last != y->channels_last)
		return false;
	if (s->node->op->id == GE_BNInfer)
		return can_join_channels(j, head, s, from);
	if (!fxge_is_elementwise(s->node))
		return false;
	for (uint32_t i = 0; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && !fits(j, head, s->in[i], y))
			return false;
	return true;
}

/* Moves the step to its last epilogue's place. */
static void
join(fxge_joiner *j, uint32_t at, const uint32_t *chain, uint32_t n)
{
	fxge_step *steps = j->plan->steps, *epilogues = FXGE_NEW_ARRAY(j->arena, n, fxge_step);
	fxge_step head = steps[at];

	for (uint32_t i = 0; i < n; i++) {
		fxge_slot *y = &j->plan->slots[i ? epilogues[i - 1].out[0] : head.out[0]];

		epilogues[i] = steps[chain[i]];
		epilogues[i].kept = NULL;
		steps[chain[i]].joined = true;
		y->place = FXGE_CPU_PLACE_SHARE;
		y->root = steps[chain[n - 1]].out[0];
	}
	steps[at].joined = true;
	head.epilogues = epilogues;
	head.n_epilogues = n;
	head.inner = head.out[0];
	head.out = epilogues[n - 1].out;
	steps[chain[n - 1]] = head;
}

static void
join_epilogues(fxge_joiner *j, uint32_t at)
{
	const fxge_step *s = &j->plan->steps[at];
	const fxge_slot *y = plain_result(j, s);
	uint32_t chain[FXGE_MOST_EPILOGUES], n = 0;

	if (!y || s->joined || s->n_epilogues || !fxge_inputs_stay(j, s))
		return;
	for (uint32_t slot = s->out[0]; n < FXGE_MOST_EPILOGUES && j->uses[slot] == 1;) {
		uint32_t next = j->user[slot];

		if (!can_join(j, s, &j->plan->steps[next], y, slot))
			break;
		chain[n++] = next;
		slot = j->plan->steps[next].out[0];
	}
	if (n)
		join(j, at, chain, n);
}

static void
count_uses(fxge_joiner *j)
{
	const fxge_plan *p = j->plan;

	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		for (uint32_t k = 0; k < s->node->n_operands; k++)
			if (s->in[k] != FXGE_NO_SLOT) {
				j->uses[s->in[k]]++;
				j->user[s->in[k]] = i;
			}
		for (uint32_t k = 0; k < s->node->n_results; k++)
			j->maker[s->out[k]] = i + 1;
	}
	for (uint32_t i = 0; i < p->n_slots; i++) /* sharers of bytes are users that nobody follows */
		if (p->slots[i].root != i)
			j->uses[p->slots[i].root] += 2;
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++)
		if (p->outputs[i] != FXGE_NO_SLOT)
			j->uses[p->outputs[i]] += 2;
}

void
fxge_plan_joins(fxge_program *program, fxge_plan *p, fxge_arena *a)
{
	size_t slots = p->n_slots + fxge_plan_more_slots(p->graph);
	fxge_joiner j = {.program = program,
		.plan = p,
		.arena = a,
		.uses = FXGE_NEW_ARRAY(a, slots, uint32_t),
		.user = FXGE_NEW_ARRAY(a, slots, uint32_t),
		.maker = FXGE_NEW_ARRAY(a, slots, uint32_t)};

	count_uses(&j);
	for (uint32_t i = p->n_steps; i-- > 0;) /* where two products meet, the later one takes it */
		if (is_product(p->steps[i].node))
			join_epilogues(&j, i);
	for (uint32_t i = 0; i < p->n_steps; i++)
		if (fxge_is_elementwise(p->steps[i].node))
			join_epilogues(&j, i);
	fxge_plan_sums(&j);
}
