/* Plans sums of products as products of matrices: a ReduceSum takes the factors of the Mul that
 * only it sums. And where such sums lie beside each other, since a factor came in parts (converters
 * sum so many terms at a time), there is one sum of the whole factor: nothing is cut, or joined. */
#include "backend/cpu/plan/fuse_steps.h"

#include "backend/cpu/gemm/gemm.h"
#include "backend/cpu/runtime/validate.h"

#include "fxge_ge_view.h"
#include "fxge_op_ids.h"

static const fxge_slot *
slot_at(const fxge_joiner *j, uint32_t slot)
{
	return slot == FXGE_NO_SLOT ? NULL : &j->plan->slots[slot];
}

/* Element i of a constant of integers. */
static bool
constant_int(const fxge_joiner *j, uint32_t slot, int64_t i, int64_t *to)
{
	const fxge_slot *s = slot_at(j, slot);
	fxge_array x;

	if (!s || !s->data)
		return false;
	fxge_array_of(j->program, &s->meta, &x);
	x.data = (void *)(uintptr_t)s->data;
	if (i >= fxge_array_numel(&x))
		return false;
	*to = fxge_array_int(&x, i);
	return true;
}

/* Without data; rank -1 where there are too many bytes. */
static fxge_array
array_at(const fxge_joiner *j, uint32_t slot)
{
	fxge_array x;

	if (!fxge_array_of(j->program, &j->plan->slots[slot].meta, &x))
		x.rank = -1;
	return x;
}

/* ---- a sum ---- */

/* The one axis that a step sums, or -1. */
static int
summed_axis(const fxge_joiner *j, const fxge_step *s, int rank)
{
	int64_t axis, other;

	if (!constant_int(j, s->in[1], 0, &axis) || constant_int(j, s->in[1], 1, &other))
		return -1;
	return fxge_kernel_axis(axis, rank);
}

/* By their shapes, a ReduceSum of these products is products of matrices. f32 is left alone: its
 * sums go in f64. */
static bool
sums_matrices(const fxge_joiner *j, const fxge_step *product, const fxge_step *sum)
{
	const fxge_slot *slots = j->plan->slots, *x = &slots[product->out[0]];
	fxge_dtype dt = x->meta.dtype;

	if (!product->known || !sum->known || x->place != FXGE_CPU_PLACE_BLOCK || x->written
		|| (dt != FXGE_DT_F64 && dt != FXGE_DT_I32 && dt != FXGE_DT_I64)
		|| sum->in[0] != product->out[0] || !slots[product->in[0]].known
		|| !slots[product->in[1]].known)
		return false;
	int axis = summed_axis(j, sum, x->meta.rank);

	if (axis < 0 || axis >= x->meta.rank)
		return false;
	fxge_array a = array_at(j, product->in[0]), b = array_at(j, product->in[1]),
			   all = array_at(j, product->out[0]);

	return fxge_gemm_sums(&a, &b, &all, axis);
}

/* Its bytes are those of another slot from now on. */
static void
share(const fxge_joiner *j, uint32_t slot, uint32_t root)
{
	j->plan->slots[slot].place = FXGE_CPU_PLACE_SHARE;
	j->plan->slots[slot].root = root;
}

static void
join_sum(const fxge_joiner *j, fxge_step *product)
{
	uint32_t slot = product->out[0];
	fxge_step *sum = j->uses[slot] == 1 ? &j->plan->steps[j->user[slot]] : NULL;

	if (product->joined || !sum || sum->node->op->id != GE_ReduceSum
		|| !fxge_inputs_stay(j, product) || !sums_matrices(j, product, sum))
		return;
	sum->factors = fxge_arena_copy(j->arena, product, sizeof *product);
	product->joined = true;
	share(j, slot, sum->out[0]);
}

/* ---- sums beside each other ---- */

/* The step that makes the value, where it is an `op` and still done. */
static fxge_step *
maker_of(const fxge_joiner *j, uint32_t slot, uint32_t op)
{
	fxge_step *s = j->maker[slot] ? &j->plan->steps[j->maker[slot] - 1] : NULL;

	return s && s->known && !s->joined && s->node->op->id == op ? s : NULL;
}

/* A sum of products whose result only the concat takes. */
static fxge_step *
part_sum(const fxge_joiner *j, uint32_t slot)
{
	fxge_step *s = slot_at(j, slot) && j->uses[slot] == 1 ? maker_of(j, slot, GE_ReduceSum) : NULL;

	return s && s->factors && j->plan->slots[slot].place == FXGE_CPU_PLACE_BLOCK ? s : NULL;
}

/* The same values in the same shape. */
static bool
is_same(const fxge_joiner *j, uint32_t x, uint32_t y)
{
	const fxge_slot *a = slot_at(j, x), *b = slot_at(j, y);

	return x == y
		   || (a->root == b->root && a->size == b->size && fxge_same_shape(&a->meta, &b->meta));
}

/* Where a factor in parts comes from. */
typedef struct cut {
	uint32_t whole; /* what there are slices of */
	int one;        /* the dim of size 1 that the factor has beside those of a slice */
	int64_t n;      /* along the dim of parts, up to where parts were found */
} cut;

/* A factor is `whole` from c->n on along dim d, with a dim more: at c->one. */
static bool
is_next(const fxge_joiner *j, uint32_t factor, int d, cut *c)
{
	const fxge_step *view = maker_of(j, factor, GE_Reshape);
	const fxge_step *slice = view ? maker_of(j, view->in[0], GE_Slice) : NULL;
	const fxge_slot *slots = j->plan->slots, *v = &slots[factor];
	int e = d - (d > c->one);
	int64_t from;

	if (!slice || slice->in[0] != c->whole || v->place != FXGE_CPU_PLACE_SHARE
		|| v->root != view->in[0] || v->meta.rank != slots[c->whole].meta.rank + 1
		|| v->dims[c->one] != 1 || !constant_int(j, slice->in[1], e, &from) || from != c->n)
		return false;
	for (int i = 0; i < v->meta.rank; i++) {
		int k = i - (i > c->one);

		if (i != c->one && v->dims[i] != slots[i == d ? view->in[0] : c->whole].dims[k])
			return false;
	}
	c->n += v->dims[d];
	return true;
}

typedef struct beside {
	fxge_joiner *j;
	fxge_step *concat;
	const uint32_t *part; /* slots of sums */
	uint32_t n;
	int axis, dim; /* of the terms: what is summed, and where there are parts */
} beside;

/* The factors numbered `side` of all parts are the whole of one value. */
static bool
finds_cut(const beside *b, int side, cut *c)
{
	const fxge_slot *slots = b->j->plan->slots;
	uint32_t first = part_sum(b->j, b->part[0])->factors->in[side];
	const fxge_step *view = maker_of(b->j, first, GE_Reshape);
	const fxge_step *slice = view ? maker_of(b->j, view->in[0], GE_Slice) : NULL;

	if (!slice || b->dim >= slots[first].meta.rank || slots[slots[slice->in[0]].root].written)
		return false;
	for (int one = 0; one < slots[first].meta.rank; one++) {
		uint32_t i = 0;

		*c = (cut){.whole = slice->in[0], .one = one};
		while (one != b->dim && i < b->n
			   && is_next(b->j, part_sum(b->j, b->part[i])->factors->in[side], b->dim, c))
			i++;
		if (i == b->n)
			return c->n == slots[c->whole].dims[b->dim - (b->dim > one)];
	}
	return false;
}

/* One like another, but for the size of a dim. */
static uint32_t
new_slot(fxge_joiner *j, uint32_t like, int dim, int64_t n, uint32_t root)
{
	fxge_plan *p = j->plan;
	fxge_slot *s = &p->slots[p->n_slots];
	fxge_size shape[FXGE_MAX_RANK];
	fxge_array x;

	*s = p->slots[like];
	for (int i = 0; i < s->meta.rank; i++)
		shape[i] = fxge_sym_int(j->program->syms, i == dim ? n : s->dims[i]);
	s->meta = fxge_meta_tensor(j->arena, s->meta.dtype, s->meta.rank, shape);
	fxge_array_of(j->program, &s->meta, &x);
	s->dims = fxge_arena_copy(j->arena, x.shape, (size_t)x.rank * sizeof *x.shape);
	s->size = x.size;
	share(j, p->n_slots, root);
	return p->n_slots++;
}

/* One user less; what nobody uses any more is not computed. */
static void
drop(fxge_joiner *j, uint32_t slot)
{
	fxge_step *view = maker_of(j, slot, GE_Reshape);

	if (--j->uses[slot] || !view)
		return;
	uint32_t from = view->in[0], root = j->plan->slots[slot].root;
	fxge_step *slice = maker_of(j, from, GE_Slice);

	view->joined = true;
	j->uses[root] -= 2;
	j->uses[from]--;
	if (slice && j->uses[from] == 0) {
		slice->joined = true;
		share(j, from, j->plan->slots[slice->in[0]].root);
	}
	share(j, slot, j->plan->slots[root].root);
}

static uint32_t *
two(fxge_joiner *j, uint32_t a, uint32_t b)
{
	return fxge_arena_copy(j->arena, (uint32_t[]){a, b}, 2 * sizeof(uint32_t));
}

/* The step with other operands and another result. */
static fxge_step
with(fxge_joiner *j, const fxge_step *s, uint32_t a, uint32_t b, uint32_t y)
{
	fxge_step t = *s;

	t.in = two(j, a, b);
	t.out = two(j, y, y);
	t.metas = FXGE_NEW_ARRAY(j->arena, 2, const fxge_meta *);
	for (int i = 0; i < 2; i++)
		t.metas[i] = &j->plan->slots[t.in[i]].meta;
	t.joined = false;
	return t;
}

/* The first part's step gives the view of the whole, the concat's one the sum. */
static void
join_parts(const beside *b, int side, const cut *c)
{
	fxge_joiner *j = b->j;
	fxge_plan *p = j->plan;
	uint32_t y = b->concat->out[0], root = p->slots[c->whole].root, n_slots = p->n_slots;
	fxge_step *first = part_sum(j, b->part[0]), sum = *first, *product = sum.factors;
	fxge_step view = *maker_of(j, product->in[side], GE_Reshape);
	uint32_t in[2] = {product->in[0], product->in[1]};

	in[side] = new_slot(j, product->in[side], b->dim, c->n, root);
	uint32_t terms = new_slot(j, product->out[0], b->dim, c->n, y);
	fxge_array x = array_at(j, in[0]), z = array_at(j, in[1]), all = array_at(j, terms);

	if (x.rank < 0 || z.rank < 0 || all.rank < 0 || !fxge_gemm_sums(&x, &z, &all, b->axis)) {
		p->n_slots = n_slots;
		return;
	}
	j->uses[in[0]]++;
	j->uses[in[1]]++;
	j->uses[c->whole]++;
	j->uses[root] += 2;
	j->maker[in[side]] = (uint32_t)(first - p->steps) + 1;
	for (uint32_t i = 0; i < b->n; i++) {
		fxge_step *s = part_sum(j, b->part[i]);

		s->joined = true;
		drop(j, s->factors->in[0]);
		drop(j, s->factors->in[1]);
		share(j, s->factors->out[0], y);
		share(j, b->part[i], y);
	}
	sum.factors = fxge_arena_space(j->arena, 1, sizeof *sum.factors);
	*sum.factors = with(j, product, in[0], in[1], terms);
	*first = with(j, &view, c->whole, view.in[1], in[side]);
	*b->concat = with(j, &sum, terms, sum.in[1], y);
}

/* Sums of the same products along the same axis, but for one factor of each. */
static bool
are_alike(const beside *b, int side)
{
	const fxge_slot *slots = b->j->plan->slots;
	const fxge_step *first = part_sum(b->j, b->part[0]);
	const fxge_slot *other = &slots[first->factors->in[1 - side]];
	int rank = slots[first->in[0]].meta.rank, dim = b->dim - (rank - other->meta.rank);

	if (rank != slots[b->concat->out[0]].meta.rank + 1
		|| rank != slots[first->factors->in[side]].meta.rank || (dim >= 0 && other->dims[dim] != 1))
		return false;
	for (uint32_t i = 0; i < b->n; i++) {
		const fxge_step *s = part_sum(b->j, b->part[i]);

		if (slots[s->in[0]].meta.rank != rank || summed_axis(b->j, s, rank) != b->axis
			|| !is_same(b->j, s->factors->in[1 - side], first->factors->in[1 - side]))
			return false;
	}
	return true;
}

static void
join_beside(fxge_joiner *j, fxge_step *concat)
{
	const fxge_port *x = &concat->node->ports[GE_ConcatV2__x],
					*dim = &concat->node->ports[GE_ConcatV2__concat_dim];
	const fxge_slot *y = &j->plan->slots[concat->out[0]];
	beside b = {.j = j, .concat = concat, .part = concat->in + x->first, .n = x->count};
	int64_t d;
	cut c;

	if (!concat->known || !b.n || y->place != FXGE_CPU_PLACE_BLOCK || y->written
		|| !constant_int(j, concat->in[dim->first], 0, &d))
		return;
	for (uint32_t i = 0; i < b.n; i++)
		if (!part_sum(j, b.part[i]))
			return;
	const fxge_step *first = part_sum(j, b.part[0]);

	b.axis = summed_axis(j, first, j->plan->slots[first->in[0]].meta.rank);
	b.dim = fxge_kernel_axis(d, y->meta.rank);
	b.dim += b.dim >= b.axis;
	for (int side = 0; side < 2; side++)
		if (are_alike(&b, side) && finds_cut(&b, side, &c)) {
			join_parts(&b, side, &c);
			return;
		}
}

size_t
fxge_plan_more_slots(const fxge_graph *g)
{
	size_t n = 0;

	FXGE_EACH_NODE (x, g)
		n += x->op->id == GE_ConcatV2 ? 2 : 0; /* a factor, and the terms */
	return n;
}

void
fxge_plan_sums(fxge_joiner *j)
{
	fxge_plan *p = j->plan;

	for (uint32_t i = 0; i < p->n_steps; i++)
		if (p->steps[i].node->op->id == GE_Mul)
			join_sum(j, &p->steps[i]);
	for (uint32_t i = 0; i < p->n_steps; i++) /* parts of rows are concats of parts of columns */
		if (p->steps[i].node->op->id == GE_ConcatV2)
			join_beside(j, &p->steps[i]);
}
