/* SPDX-License-Identifier: Apache-2.0 */
/* Regions of tensors: composition of views, and emission of the views. */
#include "passes/analysis/region.h"

#include "ir/build.h"

#include "fxge_aten_view.h"

#include <string.h>

/* ---- positions ---- */

fxge_size
fxge_region_index(fxge_syms *t, fxge_size i, fxge_size n)
{
	fxge_size zero = fxge_size_small(0), one = fxge_size_small(1);

	if (fxge_sym_proves_le(t, zero, i))
		return i;
	if (fxge_sym_proves_le(t, i, fxge_size_small(-1)))
		return fxge_sym_add(t, i, n);
	return fxge_sym_sub(t, i, fxge_sym_mul(t, n, fxge_sym_floordiv(t, i, fxge_sym_add(t, n, one))));
}

fxge_size
fxge_region_bound(fxge_syms *t, fxge_size i, fxge_size n)
{
	fxge_size zero = fxge_size_small(0);

	if (fxge_sym_proves_le(t, zero, i))
		return fxge_sym_proves_le(t, i, n) ? i : fxge_sym_min(t, i, n);
	if (fxge_sym_proves_le(t, i, fxge_size_small(-1)))
		return fxge_sym_min(t, fxge_sym_max(t, fxge_sym_add(t, i, n), zero), n);
	return fxge_region_index(
		t, fxge_sym_min(t, fxge_sym_max(t, i, fxge_sym_sub(t, zero, n)), n), n);
}

/* ---- composition ---- */

const fxge_region *
fxge_region_whole(fxge_arena *a, const fxge_meta *m)
{
	fxge_region *r = FXGE_NEW(a, fxge_region);
	int *dims = FXGE_NEW_ARRAY(a, (size_t)m->rank, int);
	fxge_region_dim *dim = FXGE_NEW_ARRAY(a, (size_t)m->rank, fxge_region_dim);

	for (int d = 0; d < m->rank; d++) {
		dims[d] = d;
		dim[d] = (fxge_region_dim){.start = fxge_size_small(0), .size = m->shape[d], .step = 1};
	}
	*r = (fxge_region){.view = FXGE_REGION_WHOLE,
		.rank = m->rank,
		.n_dims = m->rank,
		.dims = dims,
		.dim = dim,
		.shape = m->shape};
	return r;
}

/* Returns a copy with another list of `rank` dims, which the caller fills in. */
static fxge_region *
derived(fxge_arena *a, const fxge_region *of, fxge_region_view view, int rank, int **dims)
{
	fxge_region *r = FXGE_NEW(a, fxge_region);

	*dims = FXGE_NEW_ARRAY(a, (size_t)rank, int);
	*r = (fxge_region){.outer = of,
		.view = view,
		.rank = rank,
		.n_dims = of->n_dims,
		.dims = *dims,
		.dim = of->dim,
		.shape = of->shape,
		.reshaped = of->reshaped};
	return r;
}

/* Returns the positions of `d` from its position `start` on. */
static fxge_region_dim
part_of(fxge_syms *t, const fxge_region_dim *d, fxge_size start, fxge_size size, int64_t step)
{
	fxge_size by = fxge_sym_int(t, d->step);

	return (fxge_region_dim){.start = fxge_sym_add(t, d->start, fxge_sym_mul(t, start, by)),
		.size = size,
		.step = d->step * step,
		.partial = d->partial || !fxge_sym_proves_eq(t, size, d->size)};
}

static fxge_region_dim *
copy_dims(fxge_arena *a, const fxge_region *r)
{
	return fxge_arena_copy(a, r->dim, (size_t)r->n_dims * sizeof *r->dim);
}

const fxge_region *
fxge_region_select(fxge_arena *a, fxge_syms *t, const fxge_region *of, int axis, fxge_size index)
{
	int *dims, k = 0;
	fxge_region *r = derived(a, of, FXGE_REGION_SELECT, of->rank - 1, &dims);
	fxge_region_dim *dim = copy_dims(a, of), *d = &dim[of->dims[axis]];

	for (int i = 0; i < of->rank; i++)
		if (i != axis)
			dims[k++] = of->dims[i];
	*d = part_of(t, d, index, fxge_size_small(1), 1);
	d->selected = d->partial = true;
	r->axis = axis;
	r->start = index;
	r->dim = dim;
	return r;
}

const fxge_region *
fxge_region_slice(fxge_arena *a, fxge_syms *t, const fxge_region *of, int axis, fxge_size start,
	fxge_size size, int64_t step)
{
	int *dims;
	fxge_region *r = derived(a, of, FXGE_REGION_SLICE, of->rank, &dims);
	fxge_region_dim *dim = copy_dims(a, of), *d = &dim[of->dims[axis]];

	memcpy(dims, of->dims, (size_t)of->rank * sizeof *dims);
	*d = part_of(t, d, start, size, step);
	r->axis = axis;
	r->start = start;
	r->end = fxge_sym_add(t, start, fxge_sym_mul(t, size, fxge_sym_int(t, step)));
	r->dim = dim;
	return r;
}

const fxge_region *
fxge_region_permute(fxge_arena *a, const fxge_region *of, const int64_t *perm)
{
	int *dims;
	fxge_region *r = derived(a, of, FXGE_REGION_PERMUTE, of->rank, &dims);

	for (int i = 0; i < of->rank; i++)
		dims[i] = of->dims[perm[i]];
	r->perm = fxge_arena_copy(a, perm, (size_t)of->rank * sizeof *perm);
	return r;
}

const fxge_region *
fxge_region_reshape(fxge_arena *a, const fxge_region *of, const fxge_meta *m)
{
	int lead = of->n_dims - of->rank, *dims;

	for (int d = 0; d < of->n_dims; d++)
		if (d < lead ? !of->dim[d].selected : of->dim[d].partial || of->dims[d - lead] != d)
			return NULL;
	int n = lead + m->rank;
	fxge_region *r = derived(a, of, FXGE_REGION_RESHAPE, m->rank, &dims);
	fxge_region_dim *dim = FXGE_NEW_ARRAY(a, (size_t)n, fxge_region_dim);
	fxge_size *shape = FXGE_NEW_ARRAY(a, (size_t)n, fxge_size);

	for (int d = 0; d < n; d++) {
		shape[d] = d < lead ? of->shape[d] : m->shape[d - lead];
		dim[d] = d < lead
					 ? of->dim[d]
					 : (fxge_region_dim){.start = fxge_size_small(0), .size = shape[d], .step = 1};
	}
	for (int i = 0; i < m->rank; i++)
		dims[i] = lead + i;
	r->n_dims = n;
	r->dim = dim;
	r->shape = shape;
	r->reshaped = true;
	return r;
}

bool
fxge_region_same(fxge_syms *t, const fxge_region *a, const fxge_region *b)
{
	if (a->rank != b->rank || a->n_dims != b->n_dims
		|| memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) != 0)
		return false;
	for (int d = 0; d < a->n_dims; d++) {
		const fxge_region_dim *x = &a->dim[d], *y = &b->dim[d];

		if (x->step != y->step || x->selected != y->selected
			|| !fxge_sym_proves_eq(t, a->shape[d], b->shape[d])
			|| !fxge_sym_proves_eq(t, x->start, y->start)
			|| !fxge_sym_proves_eq(t, x->size, y->size))
			return false;
	}
	return true;
}

/* ---- emission ---- */

static fxge_value *
emit_view(const fxge_region *r, fxge_value *x, fxge_node *before, const fxge_loc *loc)
{
	fxge_graph *g = before->graph;

	switch (r->view) {
	case FXGE_REGION_SELECT:
		return fxge_build1(g, before, &fxge_ops[ATEN_select_int],
			FXGE_ARGS(fxge_a_value(ATEN_select_int__self, x),
				fxge_a_int(ATEN_select_int__dim, r->axis),
				fxge_a_size(ATEN_select_int__index, r->start)),
			loc);
	case FXGE_REGION_SLICE:
		return fxge_build1(g, before, &fxge_ops[ATEN_slice_Tensor],
			FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, x),
				fxge_a_int(ATEN_slice_Tensor__dim, r->axis),
				fxge_a_size(ATEN_slice_Tensor__start, r->start),
				fxge_a_size(ATEN_slice_Tensor__end, r->end),
				fxge_a_int(ATEN_slice_Tensor__step,
					r->dim[r->dims[r->axis]].step / r->outer->dim[r->dims[r->axis]].step)),
			loc);
	case FXGE_REGION_PERMUTE:
		return fxge_build1(g, before, &fxge_ops[ATEN_permute],
			FXGE_ARGS(fxge_a_value(ATEN_permute__self, x),
				fxge_a_ints(ATEN_permute__dims, r->perm, r->rank)),
			loc);
	case FXGE_REGION_RESHAPE:
		return fxge_build1(g, before, &fxge_ops[ATEN_view],
			FXGE_ARGS(fxge_a_value(ATEN_view__self, x),
				fxge_a_sizes(ATEN_view__size, r->shape + r->n_dims - r->rank, r->rank)),
			loc);
	case FXGE_REGION_WHOLE:
		break;
	}
	return x;
}

/* Returns how many regions of the chain, the last one first, select from leading dims. */
static int
leading_selects(const fxge_region *const *chain, int n)
{
	int k = 0;

	while (k < n && chain[n - 1 - k]->view == FXGE_REGION_SELECT && chain[n - 1 - k]->axis == 0)
		k++;
	return k;
}

/* Selects from the `n` leading dims as from one dim, since GE copies what each select returns. */
static fxge_value *
emit_selects(
	const fxge_region *const *chain, int n, fxge_value *x, fxge_node *before, const fxge_loc *loc)
{
	fxge_syms *t = before->graph->program->syms;
	const fxge_meta *m = x->meta;
	fxge_size shape[FXGE_MAX_RANK], at = fxge_size_small(0);

	for (int i = 0; i < n; i++)
		at = fxge_sym_add(t, fxge_sym_mul(t, at, m->shape[i]), chain[n - 1 - i]->start);
	shape[0] = fxge_sym_product(t, m->shape, n);
	for (int i = n; i < m->rank; i++)
		shape[i - n + 1] = m->shape[i];
	x = fxge_build1(before->graph, before, &fxge_ops[ATEN_view],
		FXGE_ARGS(fxge_a_value(ATEN_view__self, x),
			fxge_a_sizes(ATEN_view__size, shape, m->rank - n + 1)),
		loc);
	return x ? fxge_build1(before->graph, before, &fxge_ops[ATEN_select_int],
			   FXGE_ARGS(fxge_a_value(ATEN_select_int__self, x),
				   fxge_a_int(ATEN_select_int__dim, 0), fxge_a_size(ATEN_select_int__index, at)),
			   loc)
			 : NULL;
}

fxge_value *
fxge_region_of_value(const fxge_region *r, fxge_value *base, fxge_node *before, const fxge_loc *loc)
{
	const fxge_region *chain[FXGE_MAX_REGION_VIEWS];
	int n = 0, k;

	for (; r->outer; r = r->outer)
		chain[n++] = r;
	k = leading_selects(chain, n);
	if (k > 1) {
		base = emit_selects(chain + n - k, k, base, before, loc);
		n -= k;
	}
	while (n > 0 && base)
		base = emit_view(chain[--n], base, before, loc);
	return base;
}
