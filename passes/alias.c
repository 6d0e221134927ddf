/* Which values share memory: reads that derive views again, writes that rebuild what they are views
 * of. */
#include "passes/alias.h"
#include "passes/views.h"

static void count_graph(fxge_graph *g, uint32_t *next);

static void
count_node(fxge_node *n, uint32_t *next)
{
	n->tag = *next;
	*next += n->n_results;
	for (uint32_t i = 0; i < n->n_regions; i++)
		count_graph(n->regions[i], next);
}

/* Regions nest no deeper than FXGE_MAX_DEPTH. */
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
	uint32_t n = 1; /* 0: nodes that are made later */

	count_graph(p->main, &n);
	t->program = p;
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
fxge_alias_get(fxge_aliases *t, fxge_value *v)
{
	fxge_alias *a = fxge_alias_find(t, v);

	if (a)
		return a;
	a = FXGE_NEW(&t->program->scratch, fxge_alias);
	a->storage = FXGE_NEW(&t->program->scratch, fxge_storage);
	a->storage->root = a;
	a->meta = &v->meta;
	a->cur = v;
	fxge_alias_set(t, v, a);
	return a;
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
		.meta = &view->results[k]->meta,
		.cur = view->results[k],
		.version = parent->version};
	return a;
}

/* Brings everything that the dirty alias is a view of up to date. A parent may be old only where
 * the view lies, which is what the inverse overwrites: every write is preceded by a read of the
 * same alias. */
static bool
flush(fxge_aliases *t, fxge_storage *s, fxge_node *before)
{
	for (fxge_alias *a = s->dirty; a && a->parent; a = a->parent) {
		fxge_value *v = fxge_view_inverse(t->program, a, a->parent->cur, a->cur, before);

		if (!v)
			return false;
		a->parent->cur = v;
		a->parent->version = s->version;
	}
	s->dirty = NULL;
	return true;
}

/* Collects the aliases from `a` up to one that is up to date; -1 after a report. */
static int
stale_chain(fxge_aliases *t, fxge_alias *a, fxge_node *before, fxge_alias **chain)
{
	fxge_storage *s = a->storage;
	int n = 0;

	for (fxge_alias *y = a; y->version != s->version; y = y->parent) {
		if (!y->parent)
			return flush(t, s, before) ? stale_chain(t, a, before, chain) : -1;
		if (n == FXGE_MAX_VIEW_CHAIN) {
			fxge_fail(t->program, before, FXGE_D_LIMIT,
				"a chain of more than %d views of written memory", FXGE_MAX_VIEW_CHAIN);
			return -1;
		}
		chain[n++] = y;
	}
	return n;
}

fxge_value *
fxge_alias_read(fxge_aliases *t, fxge_alias *a, fxge_node *before)
{
	fxge_alias *chain[FXGE_MAX_VIEW_CHAIN];

	if (a->version == a->storage->version)
		return a->cur;
	int n = stale_chain(t, a, before, chain);

	if (n < 0)
		return NULL;
	while (n-- > 0) {
		fxge_alias *y = chain[n];

		y->cur = fxge_view_forward(t->program, y, y->parent->cur, before);
		if (!y->cur)
			return NULL;
		y->version = a->storage->version;
	}
	return a->cur;
}

bool
fxge_alias_write(fxge_aliases *t, fxge_alias *a, fxge_value *v, fxge_node *at)
{
	fxge_storage *s = a->storage;
	int depth = 0;

	if (s->dirty != a && !fxge_alias_read(t, a, at))
		return false;
	for (fxge_alias *y = a; y->parent; y = y->parent)
		if (!fxge_view_check_write(t->program, y, at))
			return false;
		else if (++depth > FXGE_MAX_VIEW_CHAIN)
			return fxge_fail(t->program, at, FXGE_D_LIMIT,
				"a write through a chain of more than %d views", FXGE_MAX_VIEW_CHAIN);
	a->cur = v;
	a->version = ++s->version;
	s->touched = true;
	s->dirty = a->parent ? a : NULL;
	return true;
}
