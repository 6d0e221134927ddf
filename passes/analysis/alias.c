/* SPDX-License-Identifier: Apache-2.0 */
/* Alias analysis: reads that derive views again, and writes that rebuild the bases of views. */
#include "passes/analysis/alias.h"
#include "passes/analysis/views.h"

#include "base/diag/common.h"
#include "base/diag/passes.h"
#include "fxge_aten_complex.h"

static void count_graph(fxge_graph *g, uint32_t *next);

static void
count_node(fxge_node *n, uint32_t *next)
{
	n->tag = *next;
	*next += n->n_results;
	for (uint32_t i = 0; i < n->n_regions; i++)
		count_graph(n->regions[i], next);
}

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static void
count_graph(fxge_graph *g, uint32_t *next)
{
	count_node(g->entry, next);
	FXGE_EACH_NODE (n, g)
		count_node(n, next);
}

void
fxge_aliases_init(fxge_aliases *t, fxge_program *p)
{
	uint32_t n = 1; /* tag 0 is reserved for nodes that are created later */

	count_graph(p->main, &n);
	t->program = p;
	t->left = FXGE_MAX_VIEWS_AGAIN + (uint64_t)n * FXGE_VIEWS_AGAIN_EACH;
	t->slots = FXGE_NEW_ARRAY(&p->scratch, n, fxge_alias *);
}

fxge_alias *
fxge_alias_find(const fxge_aliases *t, const fxge_value *v)
{
	return v->def->tag ? t->slots[v->def->tag + v->index] : NULL;
}

void
fxge_alias_set(fxge_aliases *t, const fxge_value *v, fxge_alias *a)
{
	t->slots[v->def->tag + v->index] = a;
}

fxge_alias *
fxge_alias_storage(fxge_aliases *t, const fxge_meta *m, fxge_value *v)
{
	fxge_alias *a = FXGE_NEW(&t->program->scratch, fxge_alias);

	a->storage = FXGE_NEW(&t->program->scratch, fxge_storage);
	a->storage->root = a;
	a->meta = m;
	a->cur = v;
	return a;
}

fxge_alias *
fxge_alias_get(fxge_aliases *t, fxge_value *v)
{
	fxge_alias *a = fxge_alias_find(t, v);

	if (!a)
		fxge_alias_set(t, v, a = fxge_alias_storage(t, v->meta, v));
	return a;
}

/* Derives the lazy bits from the parent's. The imaginary part of a lazily conjugated tensor is
 * lazily negated. */
static void
derive_lazy_bits(fxge_alias *a)
{
	const fxge_alias *of = a->parent;
	uint32_t op = a->view->op->id;
	bool part = op == ATEN_real || op == ATEN_imag;

	a->conjugate = !part && of->conjugate != (op == ATEN__conj);
	a->negative = of->negative != (op == ATEN__neg_view || (op == ATEN_imag && of->conjugate));
}

bool
fxge_alias_is_resolved(const fxge_alias *a, const fxge_node *resolve)
{
	return (resolve->op->id == ATEN_resolve_conj && a->conjugate)
		   || (resolve->op->id == ATEN_resolve_neg && a->negative);
}

fxge_alias *
fxge_alias_view(fxge_aliases *t, fxge_alias *parent, fxge_node *view, uint32_t k, fxge_size offset)
{
	fxge_alias *a = FXGE_NEW(&t->program->scratch, fxge_alias);

	*a = (fxge_alias){.storage = parent->storage,
		.parent = parent,
		.view = view,
		.result = k,
		.offset = offset,
		.meta = view->results[k]->meta,
		.cur = view->results[k],
		.version = parent->version};
	a->fixed = fxge_view_has_inverse(t->program, a) ? parent->fixed : a;
	derive_lazy_bits(a);
	return a;
}

/* Counts one more emitted view or inverse. Returns false after a diagnostic if the limit is
 * reached. */
static bool
count_view(fxge_aliases *t, fxge_node *before)
{
	if (t->left == 0)
		return fxge_fail(t->program, before, FXGE_D_LIMIT,
			"views of written memory are emitted again more than %d times plus %d per node",
			FXGE_MAX_VIEWS_AGAIN, FXGE_VIEWS_AGAIN_EACH);
	t->left--;
	return true;
}

/* Brings all parents of the dirty alias up to date. A parent may be outdated only in the part that
 * the view covers, which the inverse overwrites: every write is preceded by a read of the same
 * alias. */
static bool
update_parents(fxge_aliases *t, fxge_storage *s, fxge_node *before)
{
	for (fxge_alias *a = s->dirty; a && a->parent; a = a->parent) {
		if (!count_view(t, before))
			return false;
		fxge_value *v = fxge_view_inverse(t->program, a, a->parent->cur, a->cur, before);

		if (!v)
			return false;
		a->parent->cur = v;
		a->parent->version = s->version;
	}
	s->dirty = NULL;
	return true;
}

/* Links the outdated aliases from an up-to-date one down to `a` by `stale`. Returns false after a
 * diagnostic. */
static bool
stale_chain(fxge_aliases *t, fxge_alias *a, fxge_node *before, fxge_alias **chain)
{
	*chain = NULL;
	for (fxge_alias *y = a; y->version != a->storage->version; y = y->parent) {
		if (!y->parent)
			return update_parents(t, a->storage, before) && stale_chain(t, a, before, chain);
		y->stale = *chain;
		*chain = y;
	}
	return true;
}

fxge_value *
fxge_alias_read(fxge_aliases *t, fxge_alias *a, fxge_node *before)
{
	fxge_alias *chain;

	if (!stale_chain(t, a, before, &chain))
		return NULL;
	for (; chain; chain = chain->stale) {
		if (!count_view(t, before))
			return NULL;
		chain->cur = fxge_view_forward(t->program, chain, chain->parent->cur, before);
		if (!chain->cur)
			return NULL;
		chain->version = a->storage->version;
	}
	return a->cur;
}

bool
fxge_alias_write(fxge_aliases *t, fxge_alias *a, fxge_value *v, fxge_node *at)
{
	fxge_storage *s = a->storage;

	if (s->dirty != a && !fxge_alias_read(t, a, at))
		return false;
	if (a->fixed)
		return fxge_fail(t->program, at, FXGE_D_WRITE_THROUGH_VIEW,
			"writes through a result of %s, from which the memory behind it cannot be rebuilt",
			a->fixed->view->op->name);
	a->cur = v;
	a->version = ++s->version;
	s->touched = true;
	s->dirty = a->parent ? a : NULL;
	return true;
}
