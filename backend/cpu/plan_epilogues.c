/* Plans epilogues: which elementwise steps join the product whose result only they take. */
#include "backend/cpu/plan.h"
#include "backend/cpu/epilogue.h"

#include "fxge_op_ids.h"

typedef struct joiner {
	fxge_plan *plan;
	fxge_arena *arena;
	uint32_t *uses; /* of each slot */
	uint32_t *user; /* the last step that takes it */
} joiner;

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

/* Kernels that are one loop (or one number a channel), and whose `arg` outlives the call. */
static bool
is_elementwise(const fxge_node *n)
{
	switch (n->op->id) {
	case GE_Add:
	case GE_Sub:
	case GE_Mul:
	case GE_Maximum:
	case GE_Minimum:
	case GE_Relu:
	case GE_Sigmoid:
	case GE_Swish:
	case GE_GeluV2:
	case GE_BNInfer:
		return true;
	default:
		return false;
	}
}

/* A plain f32 result that has a place of its own in the block. */
static const fxge_slot *
plain_result(const joiner *j, const fxge_step *s)
{
	const fxge_slot *y = s->node->n_results == 1 ? &j->plan->slots[s->out[0]] : NULL;

	return y && s->known && y->place == FXGE_CPU_PLACE_BLOCK && !y->written
				   && y->meta.dtype == FXGE_DT_F32
			   ? y
			   : NULL;
}

static bool
same_shape(const fxge_meta *a, const fxge_meta *b)
{
	return a->rank == b->rank
		   && memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0;
}

/* One number, or of the shape of `y`; f32; not written by anybody. */
static bool
fits(const joiner *j, uint32_t slot, const fxge_slot *y)
{
	const fxge_slot *x = &j->plan->slots[slot];

	if (!x->known || x->meta.dtype != FXGE_DT_F32 || j->plan->slots[x->root].written)
		return false;
	return same_shape(&x->meta, &y->meta) || x->size == sizeof(float);
}

static bool
can_join(const joiner *j, const fxge_step *product, const fxge_step *s, const fxge_slot *y,
	uint32_t from)
{
	const fxge_slot *own = plain_result(j, s);
	bool channels = s->node->op->id == GE_BNInfer;

	if (s->joined || s->n_epilogues || !own || !is_elementwise(s->node)
		|| !same_shape(&own->meta, &y->meta))
		return false;
	if (channels
		&& ((product->node->op->id != GE_Conv2D && product->node->op->id != GE_Conv3D)
			|| s->in[0] != from))
		return false;
	for (uint32_t i = channels; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && (channels ? !s->fixed[i] : !fits(j, s->in[i], y)))
			return false;
	return true;
}

/* Whoever runs later than planned must find its inputs as they were. */
static bool
inputs_stay(const joiner *j, const fxge_step *s)
{
	for (uint32_t i = 0; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && j->plan->slots[j->plan->slots[s->in[i]].root].written)
			return false;
	return true;
}

/* Moves the product to its last epilogue's place. */
static void
join(joiner *j, uint32_t at, const uint32_t *chain, uint32_t n)
{
	fxge_step *steps = j->plan->steps, *epilogues = FXGE_NEW_ARRAY(j->arena, n, fxge_step);
	fxge_step product = steps[at];

	for (uint32_t i = 0; i < n; i++) {
		fxge_slot *y = &j->plan->slots[i ? epilogues[i - 1].out[0] : product.out[0]];

		epilogues[i] = steps[chain[i]];
		epilogues[i].kept = NULL;
		steps[chain[i]].joined = true;
		y->place = FXGE_CPU_PLACE_SHARE;
		y->root = steps[chain[n - 1]].out[0];
	}
	steps[at].joined = true;
	product.epilogues = epilogues;
	product.n_epilogues = n;
	product.inner = product.out[0];
	product.out = epilogues[n - 1].out;
	steps[chain[n - 1]] = product;
}

static void
join_epilogues(joiner *j, uint32_t at)
{
	const fxge_step *s = &j->plan->steps[at];
	const fxge_slot *y = is_product(s->node) ? plain_result(j, s) : NULL;
	uint32_t chain[FXGE_MOST_EPILOGUES], n = 0;

	if (!y || s->n_epilogues || !inputs_stay(j, s))
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
count_uses(joiner *j)
{
	const fxge_plan *p = j->plan;

	for (uint32_t i = 0; i < p->n_steps; i++)
		for (uint32_t k = 0; k < p->steps[i].node->n_operands; k++)
			if (p->steps[i].in[k] != FXGE_NO_SLOT) {
				j->uses[p->steps[i].in[k]]++;
				j->user[p->steps[i].in[k]] = i;
			}
	for (uint32_t i = 0; i < p->n_slots; i++) /* sharers of bytes are users that nobody follows */
		if (p->slots[i].root != i)
			j->uses[p->slots[i].root] += 2;
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++)
		if (p->outputs[i] != FXGE_NO_SLOT)
			j->uses[p->outputs[i]] += 2;
}

void
fxge_plan_epilogues(fxge_plan *p, fxge_arena *a)
{
	joiner j = {.plan = p,
		.arena = a,
		.uses = FXGE_NEW_ARRAY(a, p->n_slots, uint32_t),
		.user = FXGE_NEW_ARRAY(a, p->n_slots, uint32_t)};

	count_uses(&j);
	for (uint32_t i = p->n_steps; i-- > 0;) /* where two products meet, the later one takes it */
		if (!p->steps[i].joined)
			join_epilogues(&j, i);
}
