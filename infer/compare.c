/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of inferred metas with the metas of the file.
 *
 * Kind, dtype (see file_errs) and rank must agree. Sizes that are provably different are an error;
 * sizes that agree at sampled assignments only are counted. Strides are the file's and are not
 * compared. Sizes keep the file's form, whose symbols are the user's. A data-dependent size may
 * have a new name in the file; any other expression for it is asserted. */
#include "base/diag/shapes.h"
#include "infer/infer.h"
#include "ir/text/text.h"

#include "fxge_aten_sym.h"

typedef struct comparison {
	fxge_program *program;
	fxge_node *node;
	uint32_t result;
	int first_fresh; /* symbols from here on were made by this inference: unknown sizes */
	uint64_t *unproved;
	fxge_infer_walk *walk;      /* NULL: results keep the file's metas */
	bool searched, reads_error; /* reads_file_error was called; its answer */
} comparison;

/* The first naming of a data-dependent symbol. */
typedef struct naming {
	const fxge_node *node;
	fxge_size found; /* the size as inferred */
} naming;

static bool
differs(comparison *c, fxge_diag_id id, const fxge_meta *inferred, const fxge_meta *saved)
{
	fxge_program *p = c->program;
	fxge_sbuf a, b;

	fxge_sbuf_init(&a, &p->scratch);
	fxge_sbuf_init(&b, &p->scratch);
	fxge_text_meta(&a, p, inferred);
	fxge_text_meta(&b, p, saved);
	return fxge_fail(p, c->node, id, "result %u of %s is inferred as %s, and the file says %s",
		c->result, c->node->op->name, a.data, b.data);
}

/* Returns whether this inference of the node made the symbol. The file's expression for such a
 * symbol is valid. */
static bool
is_fresh(const comparison *c, fxge_size s)
{
	for (int i = c->first_fresh; i < fxge_syms_count(c->program->syms); i++)
		if (fxge_size_same(fxge_syms_at(c->program->syms, i), s))
			return true;
	return false;
}

static void
take_reach(fxge_syms *t, fxge_size inferred, fxge_size saved)
{
	int64_t lo, hi;

	fxge_sym_reach(t, inferred, &lo, &hi);
	if (!fxge_size_is_small(saved) && fxge_sym_depends_on_data(t, saved))
		fxge_sym_set_reach(t, saved, lo, hi);
}

/* Returns whether only data determine the size: it contains a symbol that this inference made. */
static bool
is_found(const comparison *c, fxge_size s)
{
	const fxge_size *args;

	if (fxge_size_is_small(s) || !fxge_sym_depends_on_data(c->program->syms, s))
		return false;
	if (fxge_sym_op_of(c->program->syms, s) == FXGE_SYM_SYMBOL)
		return is_fresh(c, s);
	int n = fxge_sym_args(c->program->syms, s, &args);

	for (int i = 0; i < n; i++)
		if (is_found(c, args[i]))
			return true;
	return false;
}

/* Returns whether the size contains symbols that no input determines: `u0` of data-dependent sizes,
 * and symbols that inference made. Returns true for very large expressions. */
static bool
mentions_unknown(const comparison *c, fxge_size s, int *budget)
{
	const fxge_syms *t = c->program->syms;
	const fxge_size *args;

	if (fxge_size_is_small(s))
		return false;
	if (--*budget < 0)
		return true;
	fxge_sym_op op = fxge_sym_op_of(t, s);

	if (op == FXGE_SYM_CALL)
		return true;
	if (op == FXGE_SYM_SYMBOL)
		return is_fresh(c, s) || fxge_sym_is_unbacked(t, s);
	int n = fxge_sym_args(t, s, &args);

	for (int i = 0; i < n; i++)
		if (mentions_unknown(c, args[i], budget))
			return true;
	return false;
}

/* Accepts the file's form of a size that torch.export simplified on the assumption that dynamic
 * sizes are 2 or more; `x[:, -1:]` then has one column. A guard refuses smaller sizes for which the
 * form is wrong. Returns false if the two differ for larger sizes, too. */
static bool
assumed(comparison *c, fxge_size inferred, fxge_size saved)
{
	fxge_syms *t = c->program->syms;

	if (!fxge_sym_agrees_from(t, inferred, saved, 2))
		return false;
	fxge_program_guard(
		c->program, fxge_sym_make(t, FXGE_SYM_EQ, NULL, (fxge_size[]){inferred, saved}, 2));
	return true;
}

/* Returns false if the sizes are provably different. */
static bool
agree(comparison *c, fxge_size inferred, fxge_size saved)
{
	int budget = 1000;

	if (fxge_size_same(inferred, saved))
		return true;
	switch (fxge_sym_equal(c->program->syms, inferred, saved)) {
	case FXGE_PROVED:
		return true;
	case FXGE_DISPROVED:
		return false;
	case FXGE_SAMPLED:
		++*c->unproved;
		return true;
	case FXGE_DIFFERS: /* differ at an assignment that ranges and guards allow */
		if (is_fresh(c, inferred)) {
			take_reach(c->program->syms, inferred, saved);
			return true;
		}
		if (!mentions_unknown(c, inferred, &budget) && !mentions_unknown(c, saved, &budget))
			return assumed(c, inferred, saved);
		++*c->unproved;
		return true;
	}
	return false;
}

static bool
compare_tensor(comparison *c, const fxge_meta *inferred, const fxge_meta *saved)
{
	if (inferred->dtype != saved->dtype)
		return differs(c, FXGE_D_META_DTYPE, inferred, saved);
	if (saved->rank < 0 || inferred->rank < 0)
		return true;
	if (inferred->rank != saved->rank)
		return differs(c, FXGE_D_META_RANK, inferred, saved);
	for (int i = 0; i < saved->rank; i++)
		if (!agree(c, inferred->shape[i], saved->shape[i]))
			return differs(c, FXGE_D_META_SIZE, inferred, saved);
	return true;
}

static bool
compare(comparison *c, const fxge_meta *inferred, const fxge_meta *saved)
{
	if (saved->kind == FXGE_META_NONE) /* a result that the exporter dropped */
		return true;
	if (inferred->kind == FXGE_META_NONE && saved->kind == FXGE_META_SIZE) /* without uses */
		return true;
	if (inferred->kind != saved->kind)
		return differs(c, FXGE_D_META_KIND, inferred, saved);
	if (saved->kind == FXGE_META_TENSOR)
		return compare_tensor(c, inferred, saved);
	if (saved->kind == FXGE_META_SIZE && !agree(c, inferred->size, saved->size))
		return differs(c, FXGE_D_META_SIZE, inferred, saved);
	return true;
}

/* Returns whether an operand comes from a node with a file error. Searched once for all results. */
static bool
reads_file_error(comparison *c)
{
	const fxge_node *n = c->node;

	for (uint32_t i = 0; i < n->n_operands && !c->searched && !c->reads_error; i++)
		c->reads_error = n->operands[i].kind == FXGE_K_VALUE && n->operands[i].value->def->tag;
	c->searched = true;
	return c->reads_error;
}

/* Returns whether the file's dtype is known to be wrong: PyTorch's meta function of a normalisation
 * declares other statistics than its kernel computes if parameters are wider than the input. The
 * kernel is right, and results computed from the statistics follow. The tag of a node marks such a
 * file error. */
static bool
file_errs(comparison *c, const fxge_meta *inferred, const fxge_meta *saved)
{
	if (saved->kind != FXGE_META_TENSOR || inferred->kind != FXGE_META_TENSOR
		|| !fxge_dtype_is_float(saved->dtype) || !fxge_dtype_is_float(inferred->dtype))
		return false;
	return (c->node->op->flags & FXGE_OP_STATISTICS && c->result > 0) || reads_file_error(c);
}

/* ---- data-dependent sizes and their names in the file ---- */

static bool
is_name(const fxge_syms *t, fxge_size s)
{
	return !fxge_size_is_small(s) && fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL
		   && fxge_sym_depends_on_data(t, s);
}

static bool
is_visible(const fxge_node *by, const fxge_graph *from)
{
	while (from && from != by->graph)
		from = from->parent ? from->parent->graph : NULL;
	return from;
}

static void
name(fxge_infer_walk *w, const fxge_node *n, fxge_size s, fxge_size found)
{
	naming *old = fxge_map_get(&w->named, (uint64_t)s.raw);

	if (old && is_visible(old->node, n->graph))
		return;
	naming *by = FXGE_NEW(w->arena, naming);

	*by = (naming){n, found};
	fxge_map_put(w->arena, &w->named, (uint64_t)s.raw, by);
}

void
fxge_infer_note(const fxge_node *n, fxge_infer_walk *w)
{
	const fxge_syms *t = n->graph->program->syms;

	for (uint32_t k = 0; k < n->n_results; k++) {
		const fxge_meta *m = n->results[k]->meta;

		if (m->kind == FXGE_META_SIZE && is_name(t, m->size))
			name(w, n, m->size, m->size);
		for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
			if (is_name(t, m->shape[d]))
				name(w, n, m->shape[d], m->shape[d]);
	}
}

/* Returns whether the file's expression is a new name of the size, and not one that is known
 * before. */
static bool
is_new_name(comparison *c, fxge_size found, fxge_size saved)
{
	if (!is_name(c->program->syms, saved))
		return false;
	name(c->walk, c->node, saved, found);
	const naming *by = fxge_map_get(&c->walk->named, (uint64_t)saved.raw);

	return by->node == c->node && fxge_size_same(by->found, found);
}

/* Asserts the file's sizes of `v`, which depend on data: all users of `v` use its `fxge.sized`
 * instead. */
static bool
assert_sizes(comparison *c, fxge_value *v, const fxge_size *found)
{
	fxge_node *n = c->node;
	fxge_meta m = *v->meta;
	fxge_node *sized = fxge_node_new(n->graph, n->next, &fxge_ops[FXGE_sized],
		FXGE_ARGS(
			fxge_a_value(FXGE_sized__self, v), fxge_a_sizes(FXGE_sized__size, m.shape, m.rank)),
		1, n->loc);

	if (!sized)
		return false;
	sized->name = n->name;
	sized->origin = fxge_node_origin(n);
	fxge_value_set_meta(c->program, sized->results[0], &m);
	for (fxge_operand *u = v->uses, *next; u; u = next) {
		next = u->next_use;
		if (u->user != sized)
			fxge_operand_set(u, sized->results[0]);
	}
	fxge_value_replaced_by(v, sized->results[0]);
	m.shape = found;
	m.stride = NULL;
	fxge_value_set_meta(c->program, v, &m);
	return true;
}

static bool
settle_sizes(comparison *c, const fxge_meta *inferred)
{
	fxge_value *v = c->node->results[c->result];
	const fxge_meta *m = v->meta;
	fxge_size shape[FXGE_MAX_RANK];
	bool asserted = false;

	if (!c->walk || c->node->op->ge || m->kind != FXGE_META_TENSOR
		|| inferred->kind != FXGE_META_TENSOR || m->rank < 0 || inferred->rank != m->rank)
		return true;
	for (int d = 0; d < m->rank; d++) {
		bool known =
			fxge_size_same(inferred->shape[d], m->shape[d]) || !is_found(c, inferred->shape[d])
			|| is_new_name(c, inferred->shape[d], m->shape[d])
			|| fxge_sym_equal(c->program->syms, inferred->shape[d], m->shape[d]) == FXGE_PROVED;

		shape[d] = known ? m->shape[d] : inferred->shape[d];
		asserted |= !known;
	}
	return !asserted || assert_sizes(c, v, shape);
}

static bool
settle(comparison *c, const fxge_meta *inferred)
{
	fxge_value *v = c->node->results[c->result];
	fxge_meta m = *v->meta;

	if (inferred->kind == FXGE_META_UNKNOWN)
		return true;
	if (inferred->dtype != m.dtype && file_errs(c, inferred, &m)) {
		m.dtype = inferred->dtype;
		fxge_value_set_meta(c->program, v, &m);
		c->node->tag = 1;
	}
	if (inferred->kind == FXGE_META_NONE && m.kind != FXGE_META_TENSOR && v->uses)
		return fxge_fail(c->program, c->node, FXGE_D_META_KIND,
			"result %u of %s is none with these arguments, and it is used", c->result,
			c->node->op->name);
	if (m.kind == FXGE_META_UNKNOWN) {
		fxge_value_set_meta(c->program, v, inferred);
		return true;
	}
	if (!compare(c, inferred, &m))
		return false;
	if (m.kind == FXGE_META_TENSOR && inferred->kind == FXGE_META_TENSOR
		&& (inferred->const_value || m.rank < 0)) {
		m.const_value = inferred->const_value;
		m.shape = m.rank < 0 ? inferred->shape : m.shape;
		m.rank = m.rank < 0 ? inferred->rank : m.rank;
		fxge_value_set_meta(c->program, v, &m);
	}
	return settle_sizes(c, inferred);
}

/* Infers a node and calls `compare_with`: settle may change the file's metas, compare may not. */
static bool
infer_and(bool (*compare_with)(comparison *c, const fxge_meta *inferred), fxge_node *n,
	uint64_t *unproved, fxge_infer_walk *w)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	comparison c = {.program = p,
		.node = n,
		.first_fresh = fxge_syms_count(p->syms),
		.unproved = unproved,
		.walk = w};
	fxge_meta *out;
	fxge_inferred r = fxge_infer_metas(n, &out);
	bool ok = r != FXGE_INFER_FAILED;

	for (uint32_t k = 0; r == FXGE_INFERRED && k < n->n_results; k++) {
		c.result = k;
		ok &= compare_with(&c, &out[k]);
	}
	fxge_arena_restore(&p->scratch, mark);
	return ok;
}

static bool
fits_file(comparison *c, const fxge_meta *inferred)
{
	const fxge_meta *saved = c->node->results[c->result]->meta;

	return inferred->kind == FXGE_META_UNKNOWN || saved->kind == FXGE_META_UNKNOWN
		   || compare(c, inferred, saved);
}

bool
fxge_infer_agrees(fxge_node *n)
{
	uint64_t unproved = 0;

	return infer_and(fits_file, n, &unproved, NULL);
}

bool
fxge_infer_settle(fxge_node *n, fxge_infer_walk *w)
{
	return infer_and(settle, n, &w->unproved, w);
}
