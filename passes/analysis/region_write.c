/* SPDX-License-Identifier: Apache-2.0 */
/* Writes of regions: emission of the operators that write a part of a tensor or rows of it. */
#include "passes/analysis/region_write.h"

#include "ir/build.h"
#include "ir/call.h"

#include "fxge_aten_create.h"
#include "fxge_aten_index.h"
#include "fxge_aten_view.h"
#include "fxge_npu_misc.h"

enum { MAX_COUNTS = 1 << 12 }; /* largest constant list of positions of a dim */

/* Returns `x` in the shape. */
static fxge_value *
reshaped(fxge_value *x, const fxge_size *shape, int rank, fxge_node *before)
{
	return fxge_build1(before->graph, before, &fxge_ops[ATEN_view],
		FXGE_ARGS(fxge_a_value(ATEN_view__self, x), fxge_a_sizes(ATEN_view__size, shape, rank)),
		before->loc);
}

/* Returns `v`, which has the region's dims, with the tensor's dims: selected ones have size 1. */
static fxge_value *
in_order_of_tensor(const fxge_region *r, fxge_value *v, fxge_node *before)
{
	int64_t perm[FXGE_MAX_RANK];
	fxge_size shape[FXGE_MAX_RANK];
	int at[FXGE_MAX_RANK], k = 0;
	bool moved = false;

	for (int i = 0; i < r->rank; i++)
		at[r->dims[i]] = i;
	for (int d = 0; d < r->n_dims; d++) {
		shape[d] = r->dim[d].size;
		if (r->dim[d].selected)
			continue;
		moved |= at[d] != k;
		perm[k++] = at[d];
	}
	if (moved)
		v = fxge_build1(before->graph, before, &fxge_ops[ATEN_permute],
			FXGE_ARGS(
				fxge_a_value(ATEN_permute__self, v), fxge_a_ints(ATEN_permute__dims, perm, k)),
			before->loc);
	return v && k < r->n_dims ? reshaped(v, shape, r->n_dims, before) : v;
}

/* Returns the position behind the last one of a dim of a region. */
static fxge_size
end_of(fxge_syms *t, const fxge_region_dim *d)
{
	fxge_size one = fxge_size_small(1), step = fxge_sym_int(t, d->step);
	fxge_size last = fxge_sym_mul(t, fxge_sym_sub(t, d->size, one), step);

	last = fxge_sym_add(t, d->start, last);
	return fxge_sym_add(t, last, one);
}

static fxge_value *
write_slice(const fxge_region *r, fxge_value *base, fxge_value *value, fxge_node *before)
{
	fxge_program *p = before->graph->program;
	fxge_size *start = FXGE_NEW_ARRAY(&p->scratch, (size_t)r->n_dims, fxge_size),
			  *end = FXGE_NEW_ARRAY(&p->scratch, (size_t)r->n_dims, fxge_size);
	int64_t *dims = FXGE_NEW_ARRAY(&p->scratch, (size_t)r->n_dims, int64_t),
			*step = FXGE_NEW_ARRAY(&p->scratch, (size_t)r->n_dims, int64_t);
	fxge_value *src = in_order_of_tensor(r, value, before);
	bool any = false;
	int n = 0;

	for (int d = 0; d < r->n_dims; d++)
		any |= r->dim[d].partial;
	if (!src)
		return NULL;
	for (int d = 0; d < r->n_dims; d++) {
		if (any ? !r->dim[d].partial : d > 0)
			continue;
		dims[n] = d;
		start[n] = r->dim[d].start;
		end[n] = end_of(p->syms, &r->dim[d]);
		step[n++] = r->dim[d].step;
	}
	fxge_node *y = fxge_build_for(before, &fxge_ops[FXGE_write_slice],
		FXGE_ARGS(fxge_a_value(FXGE_write_slice__self, base),
			fxge_a_value(FXGE_write_slice__src, src), fxge_a_ints(FXGE_write_slice__dims, dims, n),
			fxge_a_sizes(FXGE_write_slice__starts, start, n),
			fxge_a_sizes(FXGE_write_slice__ends, end, n),
			fxge_a_ints(FXGE_write_slice__steps, step, n)),
		1);

	return y ? y->results[0] : NULL;
}

/* Arguments of write_rows, by dim of the tensor up to the last one with indices or a position. */
typedef struct rows {
	fxge_value **index, *values;
	int64_t *dims, *whole, *negative;
	fxge_size *at;
	int n, n_dims, n_whole, n_negative, first;
} rows;

/* Emits the numbers 0 to n - 1. */
static fxge_value *
emit_counts(int64_t n, fxge_node *before)
{
	fxge_program *p = before->graph->program;
	int64_t *v = fxge_arena_array(&p->arena, (size_t)n, sizeof *v);

	for (int64_t i = 0; i < n; i++)
		v[i] = i;
	fxge_tensor *t = fxge_tensor_new(
		&p->arena, fxge_program_fresh_tensor_name(p, "positions"), FXGE_DT_I64, 1, &n, v);

	fxge_program_add_tensor(p, t);
	return fxge_build_const(before->graph, before, t);
}

/* Returns true for the numbers below a constant, as an index of all rows. *n is their count. */
static bool
is_counts(const fxge_value *v, int64_t *n)
{
	const fxge_node *a = v->def;
	fxge_program *p = a->graph->program;

	if (!a->op || v->meta->rank != 1 || !fxge_sym_is_int(p->syms, v->meta->shape[0], n)
		|| *n > MAX_COUNTS)
		return false;
	const fxge_lit zero = {.kind = FXGE_LIT_INT, .i = 0}, one = {.kind = FXGE_LIT_INT, .i = 1};

	switch (a->op->id) {
	case ATEN_arange:
		return true;
	case ATEN_arange_start:
		return fxge_node_argument_is(a, ATEN_arange_start__start, &zero);
	case ATEN_arange_start_step:
		return fxge_node_argument_is(a, ATEN_arange_start_step__start, &zero)
			   && fxge_node_argument_is(a, ATEN_arange_start_step__step, &one);
	default:
		return false;
	}
}

/* Reads the indices of index_copy or index_put. */
static void
read_indices(const fxge_region *part, fxge_node *n, rows *r)
{
	fxge_program *p = n->graph->program;
	const int *dims = part->dims;
	const fxge_size one = fxge_size_small(1);
	int from = -1, to = 0, count = 0;

	if (n->op->id == ATEN_index_copy) {
		fxge_call c = fxge_call_of(n, &p->scratch);
		fxge_value *i = fxge_node_in(n, ATEN_index_copy__index);

		r->first = fxge_arg_dim(&c, ATEN_index_copy__dim, n->results[0]->meta->rank);
		r->index[dims[r->first]] = i->meta->rank ? i : reshaped(i, &one, 1, n);
		r->values = fxge_node_in(n, ATEN_index_copy__source);
		r->n = dims[r->first] + 1;
		return;
	}
	if (n->op->id == NPU_npu_scatter_nd_update) {
		fxge_value *i = fxge_node_in(n, NPU_npu_scatter_nd_update___indices);

		r->index[dims[0]] = reshaped(i, i->meta->shape, 1, n);
		r->values = fxge_node_in(n, NPU_npu_scatter_nd_update___updates);
		r->n = dims[0] + 1;
		return;
	}
	const fxge_port *q = &n->ports[ATEN_index_put__indices];

	for (int d = 0; d < (int)q->count; d++) {
		const fxge_operand *o = &n->operands[q->first + (uint32_t)d];

		if (o->kind != FXGE_K_VALUE)
			continue;
		r->index[dims[d]] = o->value;
		r->n = dims[d] + 1;
		from = from < 0 ? d : from;
		to = d + 1;
		count++;
	}
	r->first = to - from == count ? from : 0; /* the dims of separate indices come first */
	r->values = fxge_node_in(n, ATEN_index_put__values);
}

/* Completes the arguments for dims without indices, and replaces numbers in order by constants. */
static void
complete_rows(const fxge_region *part, fxge_node *before, rows *r)
{
	fxge_syms *t = before->graph->program->syms;
	int64_t n;

	for (int d = r->n; d < part->n_dims; d++)
		r->n = part->dim[d].selected ? d + 1 : r->n;
	for (int d = 0; d < r->n; d++) {
		const fxge_region_dim *p = &part->dim[d];

		if (r->index[d]) {
			if (is_counts(r->index[d], &n))
				r->index[d] = emit_counts(n, before);
			else if (before->op->id == ATEN_index_put)
				r->negative[r->n_negative++] = d;
		} else if (p->selected) {
			r->dims[r->n_dims] = d;
			r->at[r->n_dims++] = p->start;
		} else {
			r->whole[r->n_whole++] = d;
			if (fxge_sym_is_int(t, p->size, &n) && n <= MAX_COUNTS)
				r->index[d] = emit_counts(n, before);
		}
	}
}

static fxge_value *
write_rows(const fxge_region *part, fxge_value *base, fxge_node *n)
{
	fxge_program *p = n->graph->program;
	size_t rank = (size_t)part->n_dims;
	rows r = {.index = FXGE_NEW_ARRAY(&p->scratch, rank, fxge_value *),
		.dims = FXGE_NEW_ARRAY(&p->scratch, rank, int64_t),
		.whole = FXGE_NEW_ARRAY(&p->scratch, rank, int64_t),
		.negative = FXGE_NEW_ARRAY(&p->scratch, rank, int64_t),
		.at = FXGE_NEW_ARRAY(&p->scratch, rank, fxge_size)};

	read_indices(part, n, &r);
	complete_rows(part, n, &r);
	fxge_node *y = fxge_build_for(n, &fxge_ops[FXGE_write_rows],
		FXGE_ARGS(fxge_a_value(FXGE_write_rows__self, base),
			fxge_a_values(FXGE_write_rows__indices, r.index, r.n),
			fxge_a_value(FXGE_write_rows__values, r.values),
			fxge_a_ints(FXGE_write_rows__dims, r.dims, r.n_dims),
			fxge_a_sizes(FXGE_write_rows__at, r.at, r.n_dims),
			fxge_a_ints(FXGE_write_rows__whole, r.whole, r.n_whole),
			fxge_a_ints(FXGE_write_rows__negative, r.negative, r.n_negative),
			fxge_a_int(FXGE_write_rows__first, r.first)),
		1);

	return y ? y->results[0] : NULL;
}

fxge_value *
fxge_region_write(const fxge_region *r, fxge_value *base, fxge_value *value, fxge_node *before)
{
	fxge_value *x = r->reshaped ? reshaped(base, r->shape, r->n_dims, before) : base;

	x = x ? write_slice(r, x, value, before) : NULL;
	return x && r->reshaped ? reshaped(x, base->meta->shape, base->meta->rank, before) : x;
}

fxge_value *
fxge_region_write_rows(const fxge_region *r, fxge_value *base, fxge_node *n)
{
	fxge_value *x = r->reshaped ? reshaped(base, r->shape, r->n_dims, n) : base;

	x = x ? write_rows(r, x, n) : NULL;
	return x && r->reshaped ? reshaped(x, base->meta->shape, base->meta->rank, n) : x;
}
