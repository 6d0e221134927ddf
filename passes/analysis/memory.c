/* SPDX-License-Identifier: Apache-2.0 */
/* Layout of values in memory: order of dims, overlap, and operators whose results depend on it. */
#include "passes/analysis/memory.h"

#include "fxge_aten_cast.h"
#include "fxge_aten_index.h"
#include "fxge_aten_view.h"

static bool
is_one(fxge_syms *t, fxge_size n)
{
	int64_t v;

	return fxge_sym_is_int(t, n, &v) && v == 1;
}

bool
fxge_memory_order(fxge_syms *t, const fxge_meta *m, int64_t *dims)
{
	fxge_size n = fxge_size_small(1);
	uint64_t placed = 0;

	for (int at = m->rank - 1; at >= 0; at--) {
		int d = m->rank - 1;

		while (d >= 0
			   && (placed >> d & 1
				   || (!is_one(t, m->shape[d]) && !fxge_sym_proves_eq(t, m->stride[d], n))))
			d--;
		if (d < 0)
			return false;
		placed |= UINT64_C(1) << d;
		dims[at] = d;
		n = fxge_sym_mul(t, n, m->shape[d]);
	}
	return true;
}

bool
fxge_memory_repeats(fxge_syms *t, const fxge_meta *m)
{
	for (int d = 0; m->stride && d < m->rank; d++)
		if (!is_one(t, m->shape[d]) && fxge_sym_proves_eq(t, m->stride[d], fxge_size_small(0)))
			return true;
	return false;
}

bool
fxge_memory_repeats_in_order(fxge_syms *t, const fxge_meta *m)
{
	int last = -1;

	for (int d = m->rank - 1; d >= 0; d--) {
		if (is_one(t, m->shape[d]) || fxge_sym_proves_eq(t, m->stride[d], fxge_size_small(0)))
			continue;
		if (last >= 0 && !fxge_sym_proves_le(t, m->stride[last], m->stride[d]))
			return false;
		last = d;
	}
	return true;
}

/* Returns true if the dims with strides up to that of `d` end before the second element of `d`. */
static bool
ends_before_next(fxge_syms *t, const fxge_meta *m, int d)
{
	fxge_size end = fxge_size_small(1);

	for (int e = 0; e < m->rank; e++)
		if (e != d && !is_one(t, m->shape[e]) && fxge_sym_proves_le(t, m->stride[e], m->stride[d]))
			end = fxge_sym_add(t, end,
				fxge_sym_mul(t, fxge_sym_sub(t, m->shape[e], fxge_size_small(1)), m->stride[e]));
	return fxge_sym_proves_le(t, end, m->stride[d]);
}

bool
fxge_memory_is_disjoint(fxge_syms *t, const fxge_meta *m)
{
	if (!m->stride || fxge_meta_in_order(t, m))
		return true;
	for (int d = 0; d < m->rank; d++)
		if (!is_one(t, m->shape[d]) && !ends_before_next(t, m, d))
			return false;
	return true;
}

/* Returns true if `a` itself, not its parent, may be the reason that elements share memory. */
static bool
may_introduce_sharing(const fxge_alias *a)
{
	if (!a->parent)
		return a->cur->def == a->cur->def->graph->entry;
	return a->view->op->id == ATEN_unfold || a->view->op->id == ATEN_as_strided;
}

bool
fxge_memory_may_be_shared(fxge_syms *t, const fxge_alias *a)
{
	if (fxge_memory_is_disjoint(t, a->meta) || fxge_memory_repeats(t, a->meta))
		return false;
	for (; a; a = a->parent)
		if (may_introduce_sharing(a) && !fxge_memory_is_disjoint(t, a->meta))
			return true;
	return false;
}

/* ---- storages ---- */

/* Returns true if a view has other elements than its parent: conjugated, negated, or of another
 * dtype. */
static bool
changes_elements(const fxge_alias *a)
{
	return a->conjugate != a->parent->conjugate || a->negative != a->parent->negative
		   || a->meta->dtype != a->parent->meta->dtype;
}

static fxge_size
bytes_of(fxge_syms *t, const fxge_meta *m)
{
	return fxge_sym_mul(t, fxge_sym_product(t, m->shape, m->rank),
		fxge_size_small((int32_t)fxge_dtype_size(m->dtype)));
}

fxge_alias *
fxge_memory_whole(fxge_program *p, fxge_alias *a)
{
	fxge_syms *t = p->syms;
	fxge_alias *root = a->storage->root;

	while (a->parent && !changes_elements(a))
		a = a->parent;
	if (a == root)
		return root;
	fxge_size have = bytes_of(t, a->meta), all = bytes_of(t, root->meta);

	return fxge_sym_proves_eq(t, have, all) ? a : NULL;
}

bool
fxge_memory_is_all(fxge_program *p, const fxge_alias *a, const fxge_alias *whole)
{
	int64_t dims[FXGE_MAX_RANK];
	fxge_syms *t = p->syms;

	return fxge_sym_proves_eq(t, bytes_of(t, a->meta), bytes_of(t, whole->meta))
		   && (!a->meta->stride || fxge_memory_order(t, a->meta, dims));
}

/* ---- operators ---- */

bool
fxge_memory_clones(const fxge_op *op)
{
	switch (op->id) {
	case ATEN_select_scatter:
	case ATEN_slice_scatter:
	case ATEN_diagonal_scatter:
	case ATEN_as_strided_scatter:
	case ATEN_copy:
		return true;
	default:
		return false;
	}
}

fxge_value *
fxge_memory_cloned(const fxge_node *n)
{
	return fxge_memory_clones(n->op) ? fxge_node_in(n, ATEN_copy__self) : NULL;
}

bool
fxge_memory_addresses_storage(const fxge_node *n)
{
	const fxge_op *op = n->op->functional ? n->op->functional : n->op;

	switch (op->id) {
	case ATEN_as_strided:
	case ATEN_as_strided_copy:
	case ATEN_as_strided_scatter:
		return true;
	default:
		return false;
	}
}

bool
fxge_memory_clones_shared(const fxge_node *n)
{
	const fxge_value *self = fxge_memory_cloned(n);

	return self && self->meta->kind == FXGE_META_TENSOR && self->meta->rank >= 0
		   && !fxge_memory_is_disjoint(n->graph->program->syms, self->meta);
}
