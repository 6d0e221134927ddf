/* SPDX-License-Identifier: Apache-2.0 */
/* Functionalisation: writes become values, mutated inputs and states become outputs.
 *
 *  - requires: inlined scopes; metas as in the program file (strides and dtypes decide which
 *    results are views)
 *  - keeps: metas of all values; order of effectful nodes; user outputs and their order
 *  - breaks: nodes with unsupported writes are refused; node->tag; names of in-place results pass
 *    to the functional values
 *
 * Afterwards no operator writes an argument, except effectful ones that declare it by
 * FXGE_OP_EFFECT alone, as_strided and as_strided_scatter apply to the storage that they address,
 * and results in a clone of a storage are views of the clone. A program that needs none of these is
 * left unchanged.
 *
 * First, views are expanded to the few that have no formula (passes/analysis/views.h). Then one
 * walk in program order replaces each operand by the present contents of its alias, and each write
 * defines new contents (passes/analysis/alias.h). */
#include "base/diag/convert.h"
#include "base/diag/passes.h"
#include "base/diag/shapes.h"
#include "infer/infer.h"
#include "ir/targets.h"
#include "passes/analysis/memory.h"
#include "passes/analysis/mutation.h"
#include "passes/analysis/views.h"
#include "passes/passes.h"

#include <string.h>

#include "fxge_aten_index.h"
#include "fxge_aten_view.h"

typedef struct state {
	fxge_program *program;
	fxge_aliases aliases;
	FXGE_VEC(fxge_node *) dead; /* replaced nodes, in program order */
	bool addresses_storage;     /* the program has as_strided or a form of it */
} state;

/* ---- reads ---- */

static bool
read_operand(state *s, fxge_operand *o, fxge_node *n)
{
	fxge_alias *a =
		o->kind == FXGE_K_VALUE && o->value ? fxge_alias_find(&s->aliases, o->value) : NULL;

	if (!a || !a->storage->touched)
		return true;
	fxge_value *v = fxge_alias_read(&s->aliases, a, n);

	if (!v)
		return false;
	if (v != o->value)
		fxge_operand_set(o, v);
	return true;
}

static bool
read_operands(state *s, fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (!read_operand(s, &n->operands[i], n))
			return false;
	return true;
}

/* ---- views ---- */

static void
register_views(state *s, fxge_node *n, fxge_alias *base)
{
	fxge_size at = fxge_size_small(0);

	for (uint32_t k = 0; k < n->n_results; k++) {
		at = fxge_view_offset(n, k, at);
		fxge_alias_set(&s->aliases, n->results[k], fxge_alias_view(&s->aliases, base, n, k, at));
	}
}

/* Registers the chain of views from `from`, whose alias is `a`, to `v`. Returns the alias of `v`.
 */
static fxge_alias *
alias_of_views(state *s, fxge_alias *a, const fxge_value *from, const fxge_value *v)
{
	fxge_arena *scratch = &s->program->scratch;
	FXGE_VEC(fxge_node *) views = {0};

	for (; v != from; v = fxge_node_in(v->def, fxge_view_param(v->def->op)))
		fxge_vec_push(scratch, &views, v->def);
	while (views.len-- > 0) {
		int unused;

		if (fxge_view_of(views.data[views.len], &unused) == FXGE_VIEW_PART)
			a = fxge_alias_view(&s->aliases, a, views.data[views.len], 0, fxge_size_small(0));
	}
	return a;
}

/* Rewrites the as_strided node `n` as a chain of views of `root` and erases `n`. If no chain
 * exists, sets *done to false and leaves `n` unchanged. Returns false after a diagnostic. */
static bool
rewrite_as_views(state *s, fxge_node *n, fxge_operand *o, fxge_alias *root, bool *done)
{
	fxge_value *before = o->value, *old = n->results[0];
	fxge_arg *args = FXGE_NEW_ARRAY(&s->program->scratch, (size_t)n->op->n_params + 1, fxge_arg);

	for (int i = 0; i < n->op->n_params; i++)
		args[i] = fxge_a_port(i, n, i);
	args[n->op->n_params].param = -1;
	fxge_node *f = fxge_node_new(n->graph, n, n->op, args, 1, n->loc);

	if (!f)
		return false;
	fxge_value_set_meta(s->program, f->results[0], old->meta);
	fxge_name name = f->results[0]->name = old->name;

	old->name = NULL;
	fxge_operand_set(o, f->results[0]); /* the operand follows the expansion of f */
	if (!fxge_view_expand_of_storage(f))
		return false;
	*done = o->value->def->op != n->op;
	if (!*done) {
		old->name = name;
		fxge_operand_set(o, before);
		return fxge_node_erase(f), true;
	}
	root->storage->touched = true;
	fxge_alias_set(&s->aliases, old, alias_of_views(s, root, before, o->value));
	fxge_value_replaced_by(old, o->value);
	fxge_vec_push(&s->program->scratch, &s->dead, n);
	return true;
}

/* Returns the operator's name without namespace and overload. */
static const char *
short_name(const fxge_node *n)
{
	const char *name = strchr(n->op->name, '.') + 1;

	return fxge_arena_printf(&n->graph->program->scratch, "%.*s", (int)strcspn(name, "."), name);
}

static bool
has_offset(const fxge_node *n)
{
	return n->ports[fxge_op_param(n->op, "storage_offset")].present;
}

/* Returns true if the sizes and strides of `n` address the storage of its argument. Without an
 * offset, and if the argument is in order, they address the argument itself. */
static bool
addresses_storage(state *s, const fxge_node *n)
{
	if (n->op->id != ATEN_as_strided && n->op->id != ATEN_as_strided_copy)
		return false;
	fxge_alias *a = fxge_alias_get(&s->aliases, fxge_node_in(n, ATEN_as_strided__self));

	return has_offset(n)
		   || (a->meta->kind == FXGE_META_TENSOR && a->meta->rank >= 0
			   && !fxge_meta_in_order(s->program->syms, a->meta));
}

/* Replaces *a, whose contents are *v, by a view with the dims in the order of memory. Returns false
 * after a diagnostic. */
static bool
order_as_memory(state *s, fxge_node *n, fxge_alias **a, fxge_value **v)
{
	fxge_program *p = s->program;
	const fxge_meta *m = (*a)->meta;
	int64_t dims[FXGE_MAX_RANK];
	fxge_size shape[FXGE_MAX_RANK];

	if (fxge_meta_in_order(p->syms, m))
		return true;
	if (!fxge_memory_order(p->syms, m, dims))
		return fxge_fail(p, n, FXGE_D_UNSUPPORTED_FORM,
			"%s of a part of a tensor whose elements overlap or leave gaps in memory",
			short_name(n));
	fxge_node *f = fxge_node_new(n->graph, n, &fxge_ops[ATEN_permute],
		FXGE_ARGS(
			fxge_a_value(ATEN_permute__self, *v), fxge_a_ints(ATEN_permute__dims, dims, m->rank)),
		1, n->loc);

	if (!f)
		return false;
	for (int d = 0; d < m->rank; d++)
		shape[d] = m->shape[dims[d]];
	fxge_meta ordered = fxge_meta_tensor(&p->arena, m->dtype, m->rank, shape);

	fxge_value_set_meta(p, f->results[0], &ordered);
	*v = f->results[0];
	*a = fxge_alias_view(&s->aliases, *a, f, 0, fxge_size_small(0));
	return true;
}

/* Returns true if the first element that `n` addresses is known: by an offset, or because `a`
 * starts there. */
static bool
fits_in_storage(state *s, const fxge_node *n, const fxge_alias *a, const fxge_alias *whole)
{
	return !fxge_memory_addresses_storage(n) || has_offset(n)
		   || fxge_meta_in_order(s->program->syms, a->meta)
		   || fxge_memory_is_all(s->program, a, whole);
}

/* Returns true if the storage is that of an input that starts later in it. */
static bool
starts_later(const fxge_alias *a)
{
	return a->storage->input && a->storage->input->part;
}

static bool
is_relative_to_storage(const fxge_node *n)
{
	return fxge_memory_addresses_storage(n) && has_offset(n);
}

/* Records that `n` reads the storage of `a` from its start, if the storage is that of an input. */
static void
mark_addressed(const fxge_node *n, const fxge_alias *a)
{
	if (a->storage->input && is_relative_to_storage(n))
		a->storage->input->addressed = true;
}

/* Returns the alias of the storage that the sizes and strides of `n` address, and sets *v to its
 * contents. An absent storage_offset is that of the argument `a`, which must then start the
 * storage. Returns NULL after a diagnostic. */
static fxge_alias *
addressed_storage(state *s, fxge_node *n, fxge_alias *a, fxge_value **v)
{
	fxge_program *p = s->program;
	fxge_alias *whole = fxge_memory_whole(p, a);

	if (!whole)
		return fxge_fail(p, n, FXGE_D_UNSUPPORTED_FORM,
				   "%s of a part of a tensor that is viewed as a conjugate or as another dtype",
				   short_name(n)),
			   NULL;
	if (!fits_in_storage(s, n, a, whole))
		return fxge_fail(p, n, FXGE_D_UNSUPPORTED_FORM, "%s of a tensor that is not contiguous",
				   short_name(n)),
			   NULL;
	if (starts_later(whole) && is_relative_to_storage(n))
		return fxge_fail(p, n, FXGE_D_UNSUPPORTED_FORM,
				   "storage_offset of %s is relative to the start of a storage, and an input of "
				   "the program starts later in that storage",
				   short_name(n)),
			   NULL;
	mark_addressed(n, whole);
	*v = fxge_alias_read(&s->aliases, whole, n);
	return *v ? whole : NULL;
}

/* Rewrites as_strided, whose offset is relative to the start of the storage of its argument.
 * Returns false after a diagnostic. */
static bool
visit_strided(state *s, fxge_node *n)
{
	fxge_value *v = NULL;
	fxge_operand *o = &n->operands[n->ports[ATEN_as_strided__self].first];
	fxge_alias *root = addressed_storage(s, n, fxge_alias_get(&s->aliases, o->value), &v);
	bool done = false;

	if (!root || !order_as_memory(s, n, &root, &v))
		return false;
	fxge_operand_set(o, v);
	if (n->op->id == ATEN_as_strided_copy)
		return true;
	if (!rewrite_as_views(s, n, o, root, &done))
		return false;
	if (!done)
		register_views(s, n, root);
	return true;
}

/* ---- clones of storages ---- */

/* Returns the alias of a clone of a storage, whose contents are `v`. */
static fxge_alias *
clone_of(state *s, const fxge_alias *whole, fxge_value *v)
{
	fxge_alias *a = fxge_alias_storage(&s->aliases, whole->meta, v);

	a->storage->input = whole->storage->input;
	return a;
}

/* Registers the present contents of the views from `whole` to `a` as views of a clone of the
 * storage. Returns the alias of `a` in the clone, or NULL after a diagnostic. */
static fxge_alias *
cloned_views(state *s, fxge_node *n, fxge_alias *a, fxge_alias *whole, fxge_alias *clone)
{
	FXGE_VEC(fxge_alias *) views = {0};

	for (; a != whole; a = a->parent)
		fxge_vec_push(&s->program->scratch, &views, a);
	while (views.len-- > 0) {
		a = views.data[views.len];
		fxge_value *v = fxge_alias_read(&s->aliases, a, n);

		if (!v)
			return NULL;
		clone = fxge_alias_view(&s->aliases, clone, a->view, a->result, a->offset);
		clone->cur = v;
	}
	return clone;
}

/* Writes the result of the as_strided_scatter `n` into `clone`, whose contents are `v`. Returns
 * false after a diagnostic. */
static bool
write_strided(state *s, fxge_node *n, fxge_alias *clone, fxge_value *v)
{
	fxge_program *p = s->program;

	if (!order_as_memory(s, n, &clone, &v))
		return false;
	fxge_node *f = fxge_node_new(n->graph, n, n->op,
		FXGE_ARGS(fxge_a_value(ATEN_as_strided_scatter__self, v),
			fxge_a_port(ATEN_as_strided_scatter__src, n, ATEN_as_strided_scatter__src),
			fxge_a_port(ATEN_as_strided_scatter__size, n, ATEN_as_strided_scatter__size),
			fxge_a_port(ATEN_as_strided_scatter__stride, n, ATEN_as_strided_scatter__stride),
			fxge_a_port(ATEN_as_strided_scatter__storage_offset, n,
				ATEN_as_strided_scatter__storage_offset)),
		1, n->loc);

	if (!f)
		return false;
	fxge_meta m = fxge_meta_tensor(&p->arena, v->meta->dtype, v->meta->rank, v->meta->shape);

	fxge_value_set_meta(p, f->results[0], &m);
	return fxge_alias_write(&s->aliases, clone, f->results[0], n);
}

/* Makes the result of `n` a view of a clone of its argument's storage. Returns false after a
 * diagnostic. */
static bool
visit_clone(state *s, fxge_node *n, fxge_alias *a)
{
	fxge_value *v = NULL;
	fxge_alias *whole = addressed_storage(s, n, a, &v),
			   *clone = whole ? clone_of(s, whole, v) : NULL,
			   *result = clone ? cloned_views(s, n, a, whole, clone) : NULL;

	if (!result || !read_operands(s, n))
		return false;
	if (n->op->id != ATEN_as_strided_scatter
		|| (!has_offset(n) && fxge_meta_in_order(s->program->syms, a->meta))) {
		fxge_alias_set(&s->aliases, n->results[0], result);
		return fxge_alias_write(&s->aliases, result, n->results[0], n);
	}
	if (!write_strided(s, n, clone, v) || !(v = fxge_alias_read(&s->aliases, result, n)))
		return false;
	fxge_alias_set(&s->aliases, n->results[0], result);
	fxge_value_replaced_by(n->results[0], v);
	fxge_vec_push(&s->program->scratch, &s->dead, n);
	return true;
}

/* Handles an operator that computes in a clone of its argument's storage. A clone of repeated
 * elements is made element by element. Returns false after a diagnostic. */
static bool
visit_cloning(state *s, fxge_node *n)
{
	fxge_alias *a = fxge_alias_get(&s->aliases, fxge_memory_cloned(n));
	fxge_program *p = s->program;
	bool strided = n->op->id == ATEN_as_strided_scatter;

	if (a->meta->kind != FXGE_META_TENSOR || a->meta->rank < 0)
		return read_operands(s, n);
	if (!strided && fxge_memory_may_be_shared(p->syms, a))
		return fxge_fail(p, n, FXGE_D_WRITE_THROUGH_VIEW,
			"%s of a tensor whose elements share memory", short_name(n));
	if (strided && fxge_memory_repeats(p->syms, a->meta)
		&& !fxge_memory_repeats_in_order(p->syms, a->meta))
		return fxge_fail(p, n, FXGE_D_UNSUPPORTED_FORM,
			"%s of repeated elements that are not in order", short_name(n));
	bool is_whole = !a->parent && !starts_later(a) && fxge_meta_in_order(p->syms, a->meta),
		 by_elements = fxge_memory_repeats(p->syms, a->meta) || is_whole
					   || (!strided && (!s->addresses_storage || !fxge_memory_whole(p, a)));

	if (!by_elements)
		return visit_clone(s, n, a);
	mark_addressed(n, a);
	return read_operands(s, n);
}

static bool
visit_reader(state *s, fxge_node *n)
{
	int param = -1;
	fxge_view_kind kind =
		fxge_view_of(n, &param); /* by the metas of the program file, before operands change */
	fxge_alias *base =
		kind == FXGE_VIEW_NONE ? NULL : fxge_alias_get(&s->aliases, fxge_node_in(n, param));

	if (base && fxge_alias_is_resolved(base, n))
		kind = FXGE_VIEW_NONE;
	if (addresses_storage(s, n))
		return visit_strided(s, n);
	if (fxge_memory_cloned(n))
		return visit_cloning(s, n);
	if (!read_operands(s, n))
		return false;
	if (kind == FXGE_VIEW_PART)
		register_views(s, n, base);
	else if (kind == FXGE_VIEW_SAME)
		fxge_alias_set(&s->aliases, n->results[0], base);
	return true;
}

/* ---- writes ---- */

/* Redirects reads of `old`, which is erased with its node, to `v`. */
static void
redirect_reads(state *s, fxge_value *old, fxge_value *v)
{
	fxge_alias *a = fxge_alias_get(&s->aliases, old);

	a->cur = v;
	a->storage->touched = true;
	fxge_value_replaced_by(old, v);
}

/* Replaces the results of a writing node: results that alias a written argument become that
 * argument, the others become the results of `f` in order. */
static void
replace_results(state *s, fxge_node *n, fxge_node *f, const fxge_mutations *w)
{
	uint32_t fresh = 0;

	for (uint32_t k = 0; k < n->n_results; k++) {
		const fxge_mutation *back = fxge_mutation_given_back(n, k, w);

		if (back) {
			fxge_alias_set(&s->aliases, n->results[k], back->target);
			fxge_value_replaced_by(
				n->results[k], back->target->cur); /* the value that was just written */
		} else if (f && fresh < f->n_results) {
			redirect_reads(s, n->results[k], f->results[fresh++]);
		}
	}
}

/* Makes the argument's alias mean the view from here on (unsqueeze_, t_). Returns false after a
 * diagnostic. */
static bool
apply_in_place_view(state *s, fxge_node *n, const fxge_mutations *w)
{
	int param = w->v[0].param;
	fxge_value *self = fxge_node_in(n, param);
	fxge_alias *a = fxge_alias_get(&s->aliases, self);

	if (!read_operands(s, n))
		return false;
	fxge_operand *o = &n->operands[n->ports[param].first];
	fxge_value *before = o->value;
	fxge_node *f = fxge_mutation_functional(n, w);

	if (!f || !fxge_infer_agrees(f))
		return false;
	fxge_operand_set(o, f->results[0]); /* n is erased: its operand then holds the expanded view */
	if (!fxge_view_expand(f))
		return false;
	a->storage->touched = true;
	a = alias_of_views(s, a, before, o->value);
	fxge_alias_set(&s->aliases, self, a);
	fxge_alias_set(&s->aliases, n->results[0], a);
	fxge_value_replaced_by(n->results[0], o->value);
	fxge_vec_push(&s->program->scratch, &s->dead, n);
	return true;
}

static bool
find_targets(state *s, fxge_node *n, fxge_mutations *w)
{
	for (uint32_t i = 0; i < w->n; i++) {
		fxge_alias *a = fxge_alias_get(&s->aliases, fxge_mutation_written(n, &w->v[i]));

		w->v[i].target = a;
		if (a->meta->kind != FXGE_META_TENSOR || a->meta->rank < 0)
			return fxge_fail(s->program, n, FXGE_D_NO_META,
				"the meta of the tensor that %s writes into is unknown ('%s')", n->op->name,
				n->op->params[w->v[i].param].name);
	}
	return true;
}

/* Writes the result of an operator that clones a storage (as_strided_scatter.out) into `out`. The
 * functional form is visited before its operands are read, because it needs their storages. Returns
 * false after a diagnostic. */
static bool
visit_cloning_out(state *s, fxge_node *n, const fxge_mutations *w)
{
	fxge_node *f = NULL;

	if (!fxge_mutation_value(n, w, &w->v[0], &f))
		return false;
	f->tag = n->tag; /* its alias takes the slot of n's result, which replace_results sets again */
	if (!visit_cloning(s, f))
		return false;
	fxge_value *v = fxge_alias_read(&s->aliases, fxge_alias_get(&s->aliases, f->results[0]), n);

	if (!v || !fxge_alias_write(&s->aliases, w->v[0].target, v, n))
		return false;
	replace_results(s, n, f, w);
	fxge_vec_push(&s->program->scratch, &s->dead, n);
	return true;
}

static bool
visit_writer(state *s, fxge_node *n, fxge_mutations *w)
{
	fxge_node *f = NULL;

	if (!fxge_mutation_check(n, w))
		return false;
	if (w->n && n->op->functional && n->op->functional->flags & FXGE_OP_VIEW)
		return apply_in_place_view(s, n, w);
	if (!find_targets(s, n, w))
		return false;
	if (w->n == 1 && fxge_op_is_out(n->op, w->v[0].param) && fxge_memory_clones(n->op->functional))
		return visit_cloning_out(s, n, w);
	if (!read_operands(s, n))
		return false;
	if (!w->n && n->n_results && !(f = fxge_mutation_inferred(n, w)))
		return false;
	for (uint32_t i = 0; i < w->n; i++) {
		fxge_value *v = fxge_mutation_value(n, w, &w->v[i], &f);

		if (!v || !fxge_alias_write(&s->aliases, w->v[i].target, v, n))
			return false;
	}
	replace_results(s, n, f, w);
	fxge_vec_push(&s->program->scratch, &s->dead, n);
	return true;
}

/* ---- graphs ---- */

static bool
visit(state *s, fxge_node *n)
{
	fxge_mutations w = fxge_mutations_of(n);

	/* a written argument may be absent, and a list of them empty */
	return w.n || fxge_op_writes_memory(n->op) ? visit_writer(s, n, &w) : visit_reader(s, n);
}

/* Refuses a node after updating its operands to values that stay in the program. */
static void
refuse_node(state *s, fxge_node *n)
{
	read_operands(s, n);
	fxge_refuse(n);
}

static void
visit_graph(state *s, fxge_graph *g)
{
	/* New nodes are inserted before the visited one. */
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			visit_graph(s, n->regions[i]);
		if (!visit(s, n))
			refuse_node(s, n);
	}
	if (!read_operands(s, g->ret))
		fxge_refuse(g->ret);
}

static bool
is_read(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->uses)
			return true;
	return false;
}

/* Erases the replaced nodes. A node that a refused node still reads stays, silently refused. */
static void
erase_dead(state *s)
{
	for (size_t i = s->dead.len; i-- > 0;)
		if (s->program->n_refused && is_read(s->dead.data[i]))
			fxge_refuse_silently(s->dead.data[i]);
		else
			fxge_node_erase(s->dead.data[i]);
}

/* ---- outputs ---- */

static bool
was_written(const state *s, const fxge_value *v)
{
	const fxge_alias *a = fxge_alias_find(&s->aliases, v);

	return a && a->storage->version != 0;
}

static bool
writes_no_capture(const state *s, const fxge_node *n, const fxge_graph *body)
{
	bool ok = true;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(body); i++)
		if (was_written(s, fxge_graph_input(body, i)))
			ok = fxge_fail(s->program, n, FXGE_D_REGION_WRITES,
				"the body of %s writes into a captured value (input %u)", n->op->name, i);
	return ok;
}

static void
check_regions(const state *s, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		bool ok = true;

		for (uint32_t r = 0; r < n->n_regions; r++) {
			ok &= writes_no_capture(s, n, n->regions[r]);
			check_regions(s, n->regions[r]);
		}
		if (!ok)
			fxge_refuse(n);
	}
}

static fxge_output
output_of(fxge_input *in)
{
	if (in->role == FXGE_ROLE_USER)
		return (fxge_output){.kind = FXGE_OUT_INPUT_MUTATION, .name = in->name, .target = in->name};
	in->role = FXGE_ROLE_STATE;
	return (fxge_output){.kind = FXGE_OUT_STATE, .name = in->target, .target = in->target};
}

/* Adds the final contents of written inputs as outputs before the user's outputs, in the order of
 * the inputs, as torch.export's decomposed form does. If the program already has an output for the
 * same input, that output is kept instead: it is copied back after the last node. */
static void
add_outputs(state *s)
{
	fxge_program *p = s->program;
	fxge_graph *g = p->main;
	uint32_t n_in = fxge_graph_n_inputs(g), n_out = fxge_graph_n_outputs(g), n = 0;
	fxge_operand *o = FXGE_NEW_ARRAY(&p->scratch, (size_t)n_in + n_out, fxge_operand);
	fxge_output *info = FXGE_NEW_ARRAY(&p->arena, (size_t)n_in + n_out, fxge_output);
	const fxge_targets targets = fxge_targets_of(p, &p->scratch);

	for (uint32_t i = 0; i < n_in; i++) {
		fxge_value *in = fxge_graph_input(g, i);

		if (!was_written(s, in))
			continue;
		/* the input's storage instead of its name: in-place operators may have changed its metadata
		 */
		fxge_alias *root = fxge_alias_find(&s->aliases, in)->storage->root;
		fxge_value *v = fxge_alias_read(&s->aliases, root, g->ret);

		if (!v)
			fxge_refuse(g->ret);
		fxge_output made = output_of(&p->inputs.data[i]);

		if (!v || v == in || fxge_targets_output(&targets, &made) >= 0)
			continue;
		o[n] = (fxge_operand){.kind = FXGE_K_VALUE, .value = v};
		info[n++] = made;
	}
	if (n == 0)
		return;
	for (uint32_t i = 0; i < n_out; i++, n++) {
		o[n] = *fxge_graph_output(g, i);
		info[n] = p->outputs.data[i];
	}
	fxge_graph_set_outputs(g, o, n);
	p->outputs.data = info;
	p->outputs.len = n;
	p->outputs.cap = (size_t)n_in + n_out;
}

/* Marks the states whose outputs the program already had in functional form. */
static void
mark_state(fxge_program *p)
{
	fxge_map targets = {0};

	for (size_t i = 0; i < p->outputs.len; i++)
		if (p->outputs.data[i].kind == FXGE_OUT_STATE && p->outputs.data[i].target)
			fxge_map_put(&p->scratch, &targets, fxge_ptr_key(p->outputs.data[i].target), p);
	for (size_t i = 0; targets.len && i < p->inputs.len; i++) {
		fxge_input *in = &p->inputs.data[i];

		if (in->target && fxge_map_get(&targets, fxge_ptr_key(in->target)))
			in->role = FXGE_ROLE_STATE;
	}
}

/* Links the storages of inputs with the inputs. An unused input has no alias: it shares memory with
 * no other. */
static void
link_inputs(state *s)
{
	fxge_program *p = s->program;

	for (uint32_t i = 0; i < p->inputs.len; i++) {
		fxge_value *v = fxge_graph_input(p->main, i);

		if (v->uses)
			fxge_alias_get(&s->aliases, v)->storage->input = &p->inputs.data[i];
	}
}

static bool
depends_on_memory(const fxge_node *n)
{
	return fxge_mutation_may_write(n) || fxge_memory_addresses_storage(n)
		   || fxge_memory_clones_shared(n);
}

static bool
has_operator(const fxge_graph *g, bool (*is)(const fxge_node *n))
{
	FXGE_EACH_NODE (n, g) {
		if (is(n))
			return true;
		for (uint32_t i = 0; i < n->n_regions; i++)
			if (has_operator(n->regions[i], is))
				return true;
	}
	return false;
}

bool
fxge_pass_functionalise(fxge_program *p)
{
	state s = {.program = p};

	mark_state(p);
	if (!has_operator(p->main, depends_on_memory)) {
		if (!fxge_mutation_check_shared(p, NULL))
			fxge_refuse(p->main->entry);
		return true;
	}
	s.addresses_storage = has_operator(p->main, fxge_memory_addresses_storage);
	fxge_view_expand_all(p->main);
	fxge_aliases_init(&s.aliases, p);
	link_inputs(&s);
	visit_graph(&s, p->main);
	check_regions(&s, p->main);
	if (!fxge_mutation_check_shared(p, &s.aliases))
		fxge_refuse(p->main->entry);
	add_outputs(&s);
	erase_dead(&s);
	return true;
}
