/* Plans which steps run as parts of others. Epilogues: elementwise steps join the product, or the
 * elementwise step, whose result only they take. Sums: a ReduceSum takes the factors of the Mul
 * that only it sums. */
#include "backend/cpu/plan.h"
#include "backend/cpu/epilogue.h"
#include "backend/cpu/gemm.h"
#include "backend/cpu/wall.h"

#include "fxge_op_ids.h"

typedef struct joiner {
	fxge_program *program;
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
plain_result(const joiner *j, const fxge_step *s)
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
fits(const joiner *j, const fxge_step *head, uint32_t slot, const fxge_slot *y)
{
	const fxge_slot *x = &j->plan->slots[slot];

	if (!x->known || x->meta.dtype != FXGE_DT_F32 || j->plan->slots[x->root].written)
		return false;
	return !is_product(head->node) || fxge_same_shape(&x->meta, &y->meta)
		   || x->size == sizeof(float);
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

/* One number a channel of a convolution, not written by anybody. */
static bool
can_join_channels(const joiner *j, const fxge_step *head, const fxge_step *s, uint32_t from)
{
	return (head->node->op->id == GE_Conv2D || head->node->op->id == GE_Conv3D) && s->in[0] == from
		   && inputs_stay(j, s);
}

static bool
can_join(
	const joiner *j, const fxge_step *head, const fxge_step *s, const fxge_slot *y, uint32_t from)
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
join(joiner *j, uint32_t at, const uint32_t *chain, uint32_t n)
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
join_epilogues(joiner *j, uint32_t at)
{
	const fxge_step *s = &j->plan->steps[at];
	const fxge_slot *y = plain_result(j, s);
	uint32_t chain[FXGE_MOST_EPILOGUES], n = 0;

	if (!y || s->joined || s->n_epilogues || !inputs_stay(j, s))
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

/* ---- sums of products ---- */

/* The one axis that a step sums, or -1. */
static int
summed_axis(const joiner *j, const fxge_step *s, int rank)
{
	const fxge_slot *axes = s->in[1] == FXGE_NO_SLOT ? NULL : &j->plan->slots[s->in[1]];
	fxge_array a;

	if (!axes || !axes->data)
		return -1;
	fxge_array_of(j->program, &axes->meta, &a);
	a.data = (void *)(uintptr_t)axes->data;
	return fxge_array_numel(&a) == 1 ? fxge_kernel_axis(fxge_array_int(&a, 0), rank) : -1;
}

/* By their shapes, a ReduceSum of these products is products of matrices. f32 is left alone: its
 * sums go in f64. */
static bool
sums_matrices(const joiner *j, const fxge_step *product, const fxge_step *sum)
{
	const fxge_slot *slots = j->plan->slots, *x = &slots[product->out[0]];
	fxge_dtype dt = x->meta.dtype;
	fxge_array a, b, all;

	if (!product->known || !sum->known || x->place != FXGE_CPU_PLACE_BLOCK || x->written
		|| (dt != FXGE_DT_F64 && dt != FXGE_DT_I32 && dt != FXGE_DT_I64)
		|| sum->in[0] != product->out[0] || !slots[product->in[0]].known
		|| !slots[product->in[1]].known)
		return false;
	int axis = summed_axis(j, sum, x->meta.rank);

	if (axis < 0 || axis >= x->meta.rank)
		return false;
	fxge_array_of(j->program, &slots[product->in[0]].meta, &a);
	fxge_array_of(j->program, &slots[product->in[1]].meta, &b);
	fxge_array_of(j->program, &x->meta, &all);
	return fxge_gemm_sums(&a, &b, &all, axis);
}

static void
join_sum(joiner *j, fxge_step *product)
{
	uint32_t slot = product->out[0];
	fxge_step *sum = j->uses[slot] == 1 ? &j->plan->steps[j->user[slot]] : NULL;

	if (product->joined || !sum || sum->node->op->id != GE_ReduceSum || !inputs_stay(j, product)
		|| !sums_matrices(j, product, sum))
		return;
	sum->factors = fxge_arena_copy(j->arena, product, sizeof *product);
	product->joined = true;
	j->plan->slots[slot].place = FXGE_CPU_PLACE_SHARE;
	j->plan->slots[slot].root = sum->out[0];
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
fxge_plan_joins(fxge_program *program, fxge_plan *p, fxge_arena *a)
{
	joiner j = {.program = program,
		.plan = p,
		.arena = a,
		.uses = FXGE_NEW_ARRAY(a, p->n_slots, uint32_t),
		.user = FXGE_NEW_ARRAY(a, p->n_slots, uint32_t)};

	count_uses(&j);
	for (uint32_t i = p->n_steps; i-- > 0;) /* where two products meet, the later one takes it */
		if (is_product(p->steps[i].node))
			join_epilogues(&j, i);
	for (uint32_t i = 0; i < p->n_steps; i++)
		if (fxge_is_elementwise(p->steps[i].node))
			join_epilogues(&j, i);
	for (uint32_t i = 0; i < p->n_steps; i++)
		if (p->steps[i].node->op->id == GE_Mul)
			join_sum(&j, &p->steps[i]);
}
