/* SPDX-License-Identifier: Apache-2.0 */
/* Sizes of a program beyond 2^63.
 *
 * GE and the executor compute sizes in 64 bits and do not notice an overflow: the result is a
 * tensor of other sizes. The sizes are therefore evaluated once for each binding of the symbols. */
#include "base/diag/commands.h"
#include "driver/run/run.h"

typedef struct list {
	const fxge_syms *syms;
	fxge_arena *arena;
	fxge_map met; /* words of the expressions */
	FXGE_VEC(fxge_size) found;
} list;

typedef struct form {
	bool grows; /* has a product or a power */
	bool known; /* has a value for all values of its symbols, but for overflows */
} form;

static void
look_at(const list *l, fxge_size s, int depth, form *f)
{
	const fxge_size *args;

	if (fxge_size_is_small(s))
		return;
	fxge_sym_op op = fxge_sym_op_of(l->syms, s);

	f->grows |= op == FXGE_SYM_MUL || op == FXGE_SYM_POW;
	f->known &= op != FXGE_SYM_CALL && op != FXGE_SYM_FLOAT && op != FXGE_SYM_ITE
				&& depth <= FXGE_MAX_EXPR_DEPTH;
	if (!f->known || op == FXGE_SYM_SYMBOL || op == FXGE_SYM_INT)
		return;
	int n = fxge_sym_args(l->syms, s, &args);

	if (op == FXGE_SYM_FLOORDIV || op == FXGE_SYM_MOD || op == FXGE_SYM_POW)
		f->known &= fxge_size_is_small(args[1]) && args[1].raw > 0;

	for (int i = 0; i < n; i++)
		look_at(l, args[i], depth + 1, f);
}

static void
add_size(list *l, fxge_size s)
{
	form f = {.known = true};

	if (fxge_size_is_small(s) || fxge_map_get(&l->met, (uint64_t)s.raw))
		return;
	fxge_map_put(l->arena, &l->met, (uint64_t)s.raw, l);
	look_at(l, s, 0, &f);
	if (f.grows && f.known)
		fxge_vec_push(l->arena, &l->found, s);
}

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static void
add_sizes(list *l, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			add_sizes(l, n->regions[i]);
		for (uint32_t i = 0; i < n->n_results; i++) {
			const fxge_meta *m = n->results[i]->meta;

			for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
				add_size(l, m->shape[d]);
			if (m->kind == FXGE_META_TENSOR && m->rank == 0 && m->const_value)
				add_size(l, *m->const_value);
		}
	}
}

void
fxge_sizes_list(fxge_executable *e)
{
	list l = {.syms = e->program->syms, .arena = &e->arena};

	add_sizes(&l, e->program->main);
	e->sizes = l.found.data;
	e->n_sizes = l.found.len;
}

bool
fxge_sizes_check(const fxge_binding *b, bool quiet)
{
	fxge_sym_value v;

	for (size_t i = 0; b->exe && i < b->exe->n_sizes; i++) {
		fxge_size s = b->exe->sizes[i];
		fxge_sbuf text;

		if (fxge_binding_eval(b, s, &v) || !fxge_binding_knows(b, s))
			continue;
		if (quiet)
			return false;
		fxge_sbuf_init(&text, b->arena);
		fxge_sym_print(&text, b->program->syms, s);
		return fxge_report(&b->program->session->diags, NULL, FXGE_D_INPUT_RANGE,
			"the size %s has no value of 64 bits with %s", text.data, fxge_binding_show(b, s));
	}
	return true;
}
