/* SPDX-License-Identifier: Apache-2.0 */
/* Raising of sums of products to matrix products. A ReduceSum gets the factors of the Mul that only
 * it uses, and computes a matrix product.
 *
 * Converters split large sums: slices of a factor are multiplied and summed, and a ConcatV2 joins
 * the sums. Such a group becomes one sum with the whole factor, without slices and
 * concatenation. */
#include "backend/cpu/plan/fuse_steps.h"

#include "backend/cpu/gemm/gemm.h"
#include "backend/cpu/runtime/validate.h"

#include "fxge_ge_binary.h"
#include "fxge_ge_reduce.h"
#include "fxge_ge_view.h"

static const fxge_slot *
slot_or_null(const fxge_fuser *f, uint32_t slot)
{
	return slot == FXGE_NO_SLOT ? NULL : &f->plan->slots[slot];
}

/* Reads element i of a constant integer array. Returns false if the slot is not such an array. */
static bool
constant_int(const fxge_fuser *f, uint32_t slot, int64_t i, int64_t *to)
{
	const fxge_slot *s = slot_or_null(f, slot);
	fxge_array x;

	if (!s || !s->data)
		return false;
	fxge_array_of(f->program, &s->meta, &x);
	x.data = (void *)(uintptr_t)s->data;
	if (i >= fxge_array_numel(&x))
		return false;
	*to = fxge_array_int(&x, i);
	return true;
}

/* Returns the slot's array without data; rank -1 if its size in bytes overflows. */
static fxge_array
array_of(const fxge_fuser *f, uint32_t slot)
{
	fxge_array x;

	if (!fxge_array_of(f->program, &f->plan->slots[slot].meta, &x))
		x.rank = -1;
	return x;
}

/* ---- one sum ---- */

/* Returns the only axis that the step sums, or -1. */
static int
summed_axis(const fxge_fuser *f, const fxge_step *s, int rank)
{
	int64_t axis, other;

	if (!constant_int(f, s->in[1], 0, &axis) || constant_int(f, s->in[1], 1, &other))
		return -1;
	return fxge_kernel_axis(axis, rank);
}

/* Returns whether the sum of these products is a matrix product, by dtype and shapes. f32 is
 * excluded, because ReduceSum adds f32 in f64. */
static bool
is_matrix_product(const fxge_fuser *f, const fxge_step *product, const fxge_step *sum)
{
	const fxge_slot *slots = f->plan->slots, *x = &slots[product->out[0]];
	fxge_dtype dt = x->meta.dtype;

	if (!product->known || !sum->known || x->place != FXGE_CPU_PLACE_BLOCK || x->written
		|| (dt != FXGE_DT_F64 && dt != FXGE_DT_I32 && dt != FXGE_DT_I64)
		|| sum->in[0] != product->out[0] || !slots[product->in[0]].known
		|| !slots[product->in[1]].known)
		return false;
	int axis = summed_axis(f, sum, x->meta.rank);

	if (axis < 0 || axis >= x->meta.rank)
		return false;
	fxge_array a = array_of(f, product->in[0]), b = array_of(f, product->in[1]),
			   all = array_of(f, product->out[0]);

	return fxge_gemm_can_raise_sum(&a, &b, &all, axis);
}

/* Makes the slot an alias of `root`. */
static void
alias(const fxge_fuser *f, uint32_t slot, uint32_t root)
{
	f->plan->slots[slot].place = FXGE_CPU_PLACE_ALIAS;
	f->plan->slots[slot].root = root;
}

static void
raise_sum(const fxge_fuser *f, fxge_step *product)
{
	uint32_t slot = product->out[0];
	fxge_step *sum = f->uses[slot] == 1 ? &f->plan->steps[f->last_user[slot]] : NULL;

	if (product->kind == FXGE_STEP_FUSED || !sum || sum->node->op->id != GE_ReduceSum
		|| !fxge_are_inputs_unwritten(f, product) || !is_matrix_product(f, product, sum))
		return;
	sum->factors = fxge_arena_copy(f->arena, product, sizeof *product);
	product->kind = FXGE_STEP_FUSED;
	alias(f, slot, sum->out[0]);
}

/* ---- concatenated sums ---- */

/* Returns the step that computes the slot's value if it is an `op` and not fused; otherwise
 * NULL. */
static fxge_step *
producer_of(const fxge_fuser *f, uint32_t slot, uint32_t op)
{
	fxge_step *s = f->producer[slot] ? &f->plan->steps[f->producer[slot] - 1] : NULL;

	return s && s->known && s->kind != FXGE_STEP_FUSED && s->node->op->id == op ? s : NULL;
}

/* Returns the raised sum that computes a part, if only the ConcatV2 uses it; otherwise NULL. */
static fxge_step *
raised_sum(const fxge_fuser *f, uint32_t slot)
{
	fxge_step *s =
		slot_or_null(f, slot) && f->uses[slot] == 1 ? producer_of(f, slot, GE_ReduceSum) : NULL;

	return s && s->factors && f->plan->slots[slot].place == FXGE_CPU_PLACE_BLOCK ? s : NULL;
}

/* Returns whether two slots have the same values and shape. */
static bool
is_same(const fxge_fuser *f, uint32_t x, uint32_t y)
{
	const fxge_slot *a = slot_or_null(f, x), *b = slot_or_null(f, y);

	return x == y
		   || (a->root == b->root && a->size == b->size && fxge_same_shape(&a->meta, &b->meta));
}

/* Slices that together are a whole value. */
typedef struct slicing {
	uint32_t whole;   /* slot of the sliced value */
	int inserted_dim; /* dim of size 1 in the factor that the slices do not have */
	int64_t end;      /* end of the slices found so far, along the concatenated dim */
} slicing;

/* Returns whether the factor is a reshaped slice of `whole` that begins at c->end along dim d and
 * has one more dim, c->inserted_dim. Advances c->end. */
static bool
continues_slices(const fxge_fuser *f, uint32_t factor, int d, slicing *c)
{
	const fxge_step *view = producer_of(f, factor, GE_Reshape);
	const fxge_step *slice = view ? producer_of(f, view->in[0], GE_Slice) : NULL;
	const fxge_slot *slots = f->plan->slots, *v = &slots[factor];
	int e = d - (d > c->inserted_dim);
	int64_t from;

	if (!slice || slice->in[0] != c->whole || v->place != FXGE_CPU_PLACE_ALIAS
		|| v->root != view->in[0] || v->meta.rank != slots[c->whole].meta.rank + 1
		|| v->dims[c->inserted_dim] != 1 || !constant_int(f, slice->in[1], e, &from)
		|| from != c->end)
		return false;
	for (int i = 0; i < v->meta.rank; i++) {
		int k = i - (i > c->inserted_dim);

		if (i != c->inserted_dim && v->dims[i] != slots[i == d ? view->in[0] : c->whole].dims[k])
			return false;
	}
	c->end += v->dims[d];
	return true;
}

typedef struct concat_of_sums {
	fxge_fuser *f;
	fxge_step *concat;
	const uint32_t *part; /* slots of the sums */
	uint32_t n;
	int axis, dim; /* dims of the terms: the summed one, the concatenated one */
} concat_of_sums;

/* Returns whether the factors numbered `side` of all parts together are one whole value. */
static bool
find_slicing(const concat_of_sums *b, int side, slicing *c)
{
	const fxge_slot *slots = b->f->plan->slots;
	uint32_t first = raised_sum(b->f, b->part[0])->factors->in[side];
	const fxge_step *view = producer_of(b->f, first, GE_Reshape);
	const fxge_step *slice = view ? producer_of(b->f, view->in[0], GE_Slice) : NULL;

	if (!slice || b->dim >= slots[first].meta.rank || slots[slots[slice->in[0]].root].written)
		return false;
	for (int one = 0; one < slots[first].meta.rank; one++) {
		uint32_t i = 0;

		*c = (slicing){.whole = slice->in[0], .inserted_dim = one};
		while (
			one != b->dim && i < b->n
			&& continues_slices(b->f, raised_sum(b->f, b->part[i])->factors->in[side], b->dim, c))
			i++;
		if (i == b->n)
			return c->end == slots[c->whole].dims[b->dim - (b->dim > one)];
	}
	return false;
}

/* Adds a slot like another one, except for the size of a dim. */
static uint32_t
new_slot_like(fxge_fuser *f, uint32_t like, int dim, int64_t n, uint32_t root)
{
	fxge_plan *p = f->plan;
	fxge_slot *s = &p->slots[p->n_slots];
	fxge_size shape[FXGE_MAX_RANK];
	fxge_array x;

	*s = p->slots[like];
	for (int i = 0; i < s->meta.rank; i++)
		shape[i] = fxge_sym_int(f->program->syms, i == dim ? n : s->dims[i]);
	s->meta = fxge_meta_tensor(f->arena, s->meta.dtype, s->meta.rank, shape);
	fxge_array_of(f->program, &s->meta, &x);
	s->dims = fxge_arena_copy(f->arena, x.shape, (size_t)x.rank * sizeof *x.shape);
	s->size = x.size;
	alias(f, p->n_slots, root);
	return p->n_slots++;
}

/* Removes one use of a reshaped slice. A slice without uses is not computed. */
static void
drop_use(fxge_fuser *f, uint32_t slot)
{
	fxge_step *view = producer_of(f, slot, GE_Reshape);

	if (--f->uses[slot] || !view)
		return;
	uint32_t from = view->in[0], root = f->plan->slots[slot].root;
	fxge_step *slice = producer_of(f, from, GE_Slice);

	view->kind = FXGE_STEP_FUSED;
	f->uses[root] -= 2;
	f->uses[from]--;
	if (slice && f->uses[from] == 0) {
		slice->kind = FXGE_STEP_FUSED;
		alias(f, from, f->plan->slots[slice->in[0]].root);
	}
	alias(f, slot, f->plan->slots[root].root);
}

static uint32_t *
slot_pair(fxge_fuser *f, uint32_t a, uint32_t b)
{
	return fxge_arena_copy(f->arena, (uint32_t[]){a, b}, 2 * sizeof(uint32_t));
}

/* Returns a copy of the step with other operands and another result. */
static fxge_step
step_with(fxge_fuser *f, const fxge_step *s, uint32_t a, uint32_t b, uint32_t y)
{
	fxge_step t = *s;

	t.in = slot_pair(f, a, b);
	t.out = slot_pair(f, y, y);
	t.metas = FXGE_NEW_ARRAY(f->arena, 2, const fxge_meta *);
	for (int i = 0; i < 2; i++)
		t.metas[i] = &f->plan->slots[t.in[i]].meta;
	t.kind = FXGE_STEP_KERNEL;
	return t;
}

/* Merges the parts: the first part's step computes the view of the whole factor, the ConcatV2's
 * step the sum. */
static void
merge_parts(const concat_of_sums *b, int side, const slicing *c)
{
	fxge_fuser *f = b->f;
	fxge_plan *p = f->plan;
	uint32_t y = b->concat->out[0], root = p->slots[c->whole].root, n_slots = p->n_slots;
	fxge_step *first = raised_sum(f, b->part[0]), sum = *first, *product = sum.factors;
	fxge_step view = *producer_of(f, product->in[side], GE_Reshape);
	uint32_t in[2] = {product->in[0], product->in[1]};

	in[side] = new_slot_like(f, product->in[side], b->dim, c->end, root);
	uint32_t terms = new_slot_like(f, product->out[0], b->dim, c->end, y);
	fxge_array x = array_of(f, in[0]), z = array_of(f, in[1]), all = array_of(f, terms);

	if (x.rank < 0 || z.rank < 0 || all.rank < 0
		|| !fxge_gemm_can_raise_sum(&x, &z, &all, b->axis)) {
		p->n_slots = n_slots;
		return;
	}
	f->uses[in[0]]++;
	f->uses[in[1]]++;
	f->uses[c->whole]++;
	f->uses[root] += 2;
	f->producer[in[side]] = (uint32_t)(first - p->steps) + 1;
	for (uint32_t i = 0; i < b->n; i++) {
		fxge_step *s = raised_sum(f, b->part[i]);

		s->kind = FXGE_STEP_FUSED;
		drop_use(f, s->factors->in[0]);
		drop_use(f, s->factors->in[1]);
		alias(f, s->factors->out[0], y);
		alias(f, b->part[i], y);
	}
	sum.factors = fxge_arena_space(f->arena, 1, sizeof *sum.factors);
	*sum.factors = step_with(f, product, in[0], in[1], terms);
	*first = step_with(f, &view, c->whole, view.in[1], in[side]);
	*b->concat = step_with(f, &sum, terms, sum.in[1], y);
}

/* Returns whether all parts sum the same products along the same axis, except for the factor
 * `side`. */
static bool
differ_in_one_factor(const concat_of_sums *b, int side)
{
	const fxge_slot *slots = b->f->plan->slots;
	const fxge_step *first = raised_sum(b->f, b->part[0]);
	const fxge_slot *other = &slots[first->factors->in[1 - side]];
	int rank = slots[first->in[0]].meta.rank, dim = b->dim - (rank - other->meta.rank);

	if (rank != slots[b->concat->out[0]].meta.rank + 1
		|| rank != slots[first->factors->in[side]].meta.rank || (dim >= 0 && other->dims[dim] != 1))
		return false;
	for (uint32_t i = 0; i < b->n; i++) {
		const fxge_step *s = raised_sum(b->f, b->part[i]);

		if (slots[s->in[0]].meta.rank != rank || summed_axis(b->f, s, rank) != b->axis
			|| !is_same(b->f, s->factors->in[1 - side], first->factors->in[1 - side]))
			return false;
	}
	return true;
}

static void
merge_concat(fxge_fuser *f, fxge_step *concat)
{
	const fxge_port *x = &concat->node->ports[GE_ConcatV2__x],
					*dim = &concat->node->ports[GE_ConcatV2__concat_dim];
	const fxge_slot *y = &f->plan->slots[concat->out[0]];
	concat_of_sums b = {.f = f, .concat = concat, .part = concat->in + x->first, .n = x->count};
	int64_t d;
	slicing c;

	if (!concat->known || !b.n || y->place != FXGE_CPU_PLACE_BLOCK || y->written
		|| !constant_int(f, concat->in[dim->first], 0, &d))
		return;
	for (uint32_t i = 0; i < b.n; i++)
		if (!raised_sum(f, b.part[i]))
			return;
	const fxge_step *first = raised_sum(f, b.part[0]);

	b.axis = summed_axis(f, first, f->plan->slots[first->in[0]].meta.rank);
	b.dim = fxge_kernel_axis(d, y->meta.rank);
	b.dim += b.dim >= b.axis;
	for (int side = 0; side < 2; side++)
		if (differ_in_one_factor(&b, side) && find_slicing(&b, side, &c)) {
			merge_parts(&b, side, &c);
			return;
		}
}

size_t
fxge_plan_extra_slots(const fxge_graph *g)
{
	size_t n = 0;

	FXGE_EACH_NODE (x, g)
		n += x->op->id == GE_ConcatV2 ? 2 : 0; /* the whole factor, and the terms */
	return n;
}

void
fxge_raise_matmuls(fxge_fuser *f)
{
	fxge_plan *p = f->plan;

	for (uint32_t i = 0; i < p->n_steps; i++)
		if (p->steps[i].node->op->id == GE_Mul)
			raise_sum(f, &p->steps[i]);
	for (uint32_t i = 0; i < p->n_steps;
		 i++) /* in order: a ConcatV2 of rows has operands that are ConcatV2s of columns */
		if (p->steps[i].node->op->id == GE_ConcatV2)
			merge_concat(f, &p->steps[i]);
}
