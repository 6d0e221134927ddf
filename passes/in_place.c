/* SPDX-License-Identifier: Apache-2.0 */
/* Writes in place: a chain of partial writes of a state becomes operators that write its memory.
 *
 * A chain goes from the state (or input) to its new value. Its links are operators that write an
 * argument, operators that return a copy with parts written and have a form that writes, changes of
 * shape, and copies that only the next link reads. A reader of the value before a link may run
 * after the link only if it reads a copy that is made before.
 *
 *  - requires: ge.* nodes only, in an order in which they can run
 *  - keeps: values that each node reads; order of nodes
 *  - breaks: node->mark */
#include "passes/in_place.h"

#include "backend/chips/kernels.h"
#include "ir/ge_memory.h"
#include "ops/chips/chips.h"

#include "fxge_ge_binary.h"
#include "fxge_ge_cast.h"
#include "fxge_ge_control.h"
#include "fxge_ge_index.h"
#include "fxge_ge_matmul.h"
#include "fxge_ge_norm.h"
#include "fxge_ge_unary.h"
#include "fxge_ge_view.h"
#include "fxge_npu_matmul.h"

/* Pairs of operators: the first returns a copy of its argument with parts written, the second
 * writes the argument itself. Parameters of equal name have equal meaning, and the first three are
 * in the same order. */
static const struct pair {
	uint32_t copying, writing;
} pairs[] = {
	{GE_ScatterElements, GE_ScatterElementsV2},
	{GE_TensorScatterAdd, GE_ScatterNdAdd},
	{GE_TensorScatterUpdate, GE_ScatterNdUpdate},
};

typedef enum link_kind {
	LINK_WRITE, /* writes an argument */
	LINK_PAIR,  /* becomes such an operator */
	LINK_VIEW,
	LINK_COPY, /* vanishes */
} link_kind;

typedef struct link {
	fxge_value *from, *to;
	link_kind kind;
} link;

typedef FXGE_VEC(link) links;
typedef FXGE_VEC(fxge_value *) values;

/* ---- targets ---- */

/* Returns the user's input whose new value output `i` is, or NULL. */
static fxge_value *
changed_input(const fxge_program *p, const fxge_targets *t, uint32_t i)
{
	const fxge_output *out = &p->outputs.data[i];
	int64_t k = out->kind == FXGE_OUT_INPUT_MUTATION ? fxge_targets_input(t, out) : -1;

	return k < 0 ? NULL : fxge_graph_input(p->main, (uint32_t)k);
}

fxge_value *
fxge_in_place_target(const fxge_program *p, const fxge_targets *t, uint32_t i)
{
	if (fxge_graph_output(p->main, i)->kind != FXGE_K_VALUE)
		return NULL;
	if (p->outputs.data[i].kind != FXGE_OUT_STATE)
		return p->in_place ? changed_input(p, t, i) : NULL;
	int64_t k = fxge_targets_input(t, &p->outputs.data[i]);

	return k < 0 ? NULL : fxge_graph_input(p->main, (uint32_t)k);
}

/* ---- chains ---- */

bool
fxge_in_place_supports(fxge_session *s, const fxge_op *op, fxge_dtype dt)
{
	if (fxge_kernels_lack(s, op->name + 3))
		return false;
	return !op->params[FXGE_FIRST].dtypes || op->params[FXGE_FIRST].dtypes >> dt & 1;
}

/* Returns the operator that writes in place, or NULL if there is none. */
static const fxge_op *
writing_form(const fxge_node *n)
{
	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
		if (n->op == &fxge_ops[pairs[i].copying]) {
			const fxge_op *op = &fxge_ops[pairs[i].writing];

			return fxge_in_place_supports(
					   n->graph->program->session, op, n->results[0]->meta->dtype)
					   ? op
					   : NULL;
		}
	return NULL;
}

/* Returns the value of which `v` is a changed form, or NULL. */
static fxge_value *
before_link(const fxge_value *v, link_kind *kind)
{
	const fxge_node *n = v->def;
	fxge_value *old = fxge_ge_before_write(v);

	*kind = LINK_WRITE;
	if (old || !n->op)
		return old;
	*kind = LINK_PAIR;
	if (writing_form(n))
		return fxge_node_in(n, FXGE_FIRST);
	*kind = LINK_VIEW;
	if (n->op != &fxge_ops[GE_FxgeAfter] && (old = fxge_ge_viewed(n)) != NULL)
		return old;
	*kind = LINK_COPY;
	return n->op == &fxge_ops[GE_TensorMove] && fxge_value_has_one_use(v)
			   ? fxge_node_in(n, GE_TensorMove__x)
			   : NULL;
}

/* Finds the chain from `ref` to `v`, in order. Returns false if there is none that writes. */
static bool
find_chain(fxge_arena *a, fxge_value *ref, fxge_value *v, links *out)
{
	bool writes = false;
	link l = {.to = v};

	for (; l.to != ref; l.to = l.from) {
		if (!(l.from = before_link(l.to, &l.kind)) || l.to->def->graph != ref->def->graph)
			return false;
		writes |= l.kind == LINK_WRITE || l.kind == LINK_PAIR;
		fxge_vec_push(a, out, l);
	}
	for (size_t i = 0; i < out->len / 2; i++) {
		l = out->data[i];
		out->data[i] = out->data[out->len - 1 - i];
		out->data[out->len - 1 - i] = l;
	}
	return writes;
}

/* ---- readers ---- */

/* The memory before node `w` writes it through operand `written`. */
typedef struct old_value {
	fxge_node *w;
	const fxge_operand *written;
	values same; /* values that share the memory, before `w` */
} old_value;

static bool
runs_after(const fxge_node *n, const fxge_node *w)
{
	return !n->op || n->mark > w->mark;
}

/* Replaces the uses of `x` that read it after or during the write by uses of a copy, and collects
 * views of `x` that exist before. Returns false after a diagnostic. */
static bool
copy_for_readers(fxge_arena *a, old_value *o, fxge_value *x)
{
	fxge_value *copy = NULL;

	for (fxge_operand *u = x->uses, *next; u; u = next) {
		next = u->next_use;
		if (u->user != o->w && !runs_after(u->user, o->w)) {
			if (fxge_ge_viewed(u->user) == x)
				fxge_vec_push(a, &o->same, u->user->results[0]);
			continue;
		}
		if (u == o->written)
			continue;
		if (!copy) {
			copy = fxge_build1(o->w->graph, o->w, &fxge_ops[GE_TensorMove],
				FXGE_ARGS(fxge_a_value(GE_TensorMove__x, x)), o->w->loc);
			if (!copy)
				return false;
			copy->def->mark = o->w->mark - 1;
		}
		fxge_operand_set(u, copy);
	}
	return true;
}

static bool
keep_old_value(fxge_arena *a, fxge_node *w, fxge_operand *written)
{
	old_value o = {.w = w, .written = written};
	fxge_value *x = written->value;

	for (fxge_value *of; (of = fxge_ge_viewed(x->def)) != NULL;)
		x = of;
	fxge_vec_push(a, &o.same, x);
	for (size_t i = 0; i < o.same.len; i++)
		if (!copy_for_readers(a, &o, o.same.data[i]))
			return false;
	return true;
}

/* ---- writes ---- */

/* Returns the operand that the node writes to produce `v`. */
static fxge_operand *
written_operand(const fxge_value *v)
{
	fxge_node *n = v->def;
	int param = writing_form(n) ? FXGE_FIRST : fxge_op_param(n->op, n->op->results[v->index].name);

	return &n->operands[n->ports[param].first];
}

/* Returns the result of the form of `n` that writes in place. */
static fxge_value *
write_part(fxge_node *n)
{
	const fxge_op *op = writing_form(n);
	fxge_arg *args =
		FXGE_NEW_ARRAY(&n->graph->program->scratch, (size_t)n->op->n_params + 1, fxge_arg);
	int k = 0;

	for (int i = 0; i < n->op->n_params; i++)
		if (n->ports[i].present)
			args[k++] = fxge_a_port(i < 3 ? i : fxge_op_param(op, n->op->params[i].name), n, i);
	args[k].param = -1;
	fxge_value *written = fxge_build1(n->graph, n, op, args, n->loc);

	if (!written)
		return NULL;
	written->def->origin = fxge_node_origin(n);
	written->def->mark = n->mark;
	fxge_value_replace(n->results[0], written);
	fxge_node_erase(n);
	return written;
}

static bool
write_link(fxge_in_place *w, const link *l)
{
	fxge_arena *a = &w->program->scratch;
	fxge_value *to = l->to;

	switch (l->kind) {
	case LINK_VIEW:
		return true;
	case LINK_COPY:
		/* an earlier link may have replaced l->from */
		fxge_value_replace(to, fxge_node_in(to->def, GE_TensorMove__x));
		fxge_node_erase(to->def);
		return true;
	case LINK_PAIR:
	case LINK_WRITE:
		break;
	}
	if (!keep_old_value(a, to->def, written_operand(to)))
		return false;
	if (l->kind == LINK_PAIR && !(to = write_part(to->def)))
		return false;
	fxge_map_put(a, &w->written, fxge_ptr_key(to), to);
	return true;
}

void
fxge_in_place_begin(fxge_in_place *w, fxge_program *p)
{
	*w = (fxge_in_place){.program = p};
	fxge_graph_number(p->main);
}

bool
fxge_in_place_write(fxge_in_place *w, fxge_value *ref, fxge_value *v, bool *done)
{
	links chain = {0};

	*done = find_chain(&w->program->scratch, ref, v, &chain);
	for (size_t i = 0; *done && i < chain.len; i++)
		if (!write_link(w, &chain.data[i]))
			return false;
	return true;
}

/* ---- writes of other values ---- */

/* Operators whose results have memory of their own. */
static bool
has_own_memory(const fxge_node *n)
{
	static const int ops[] = {GE_Add, GE_Mul, GE_Cast, GE_MatMulV2, GE_BatchMatMulV2,
		GE_QuantBatchMatmulV3, GE_RmsNorm, GE_LayerNormV3};

	for (size_t i = 0; n->op && i < sizeof ops / sizeof *ops; i++)
		if ((int)n->op->id == ops[i])
			return true;
	return false;
}

/* Returns true if nothing else reads the memory of the value: the result of a computation, or a
 * view or a part of one. */
static bool
is_unshared(const fxge_value *v)
{
	for (; fxge_value_has_one_use(v);) {
		const fxge_node *n = v->def;
		fxge_value *of = n->op ? fxge_ge_viewed(n) : NULL;

		if (has_own_memory(n))
			return true;
		if (n->op == &fxge_ops[GE_SplitV])
			of = fxge_node_in(n, GE_SplitV__x);
		if (!of)
			return false;
		v = of;
	}
	return false;
}

/* Removes the copy of a value whose memory nothing else reads. */
static bool
remove_copy(fxge_operand *o)
{
	fxge_node *copy = o->kind == FXGE_K_VALUE ? o->value->def : NULL;

	if (!copy || copy->op != &fxge_ops[GE_TensorMove] || !fxge_value_has_one_use(o->value)
		|| !is_unshared(fxge_node_in(copy, GE_TensorMove__x)))
		return false;
	fxge_value_replace(copy->results[0], fxge_node_in(copy, GE_TensorMove__x));
	fxge_node_erase(copy);
	return true;
}

/* Returns true if the value may be written in place: a copy, or the result of an earlier write. Any
 * other value may share memory with a value that is read later. */
static bool
may_be_written(const fxge_value *v)
{
	return fxge_value_has_one_use(v)
		   && (v->def->op == &fxge_ops[GE_TensorMove] || fxge_ge_before_write(v) != NULL);
}

static bool
is_written_in_place(const fxge_in_place *w, const fxge_node *n, int param)
{
	for (uint32_t k = 0; k < n->n_results && (int)k < n->op->n_results; k++)
		if (strcmp(n->op->results[k].name, n->op->params[param].name) == 0)
			return fxge_map_get(&w->written, fxge_ptr_key(n->results[k])) != NULL;
	return false;
}

static bool
write_copy(fxge_node *n, fxge_operand *o)
{
	if (o->kind != FXGE_K_VALUE || remove_copy(o) || may_be_written(o->value))
		return true;
	fxge_value *copy = fxge_build1(n->graph, n, &fxge_ops[GE_TensorMove],
		FXGE_ARGS(fxge_a_value(GE_TensorMove__x, o->value)), n->loc);

	if (copy)
		fxge_operand_set(o, copy);
	return copy != NULL;
}

static bool
write_copies_of(const fxge_in_place *w, fxge_node *n)
{
	for (int i = 0; i < n->op->n_params; i++) {
		if (!n->op->params[i].writes || is_written_in_place(w, n, i))
			continue;
		for (uint32_t k = 0; k < n->ports[i].count; k++)
			if (!write_copy(n, &n->operands[n->ports[i].first + k]))
				return false;
	}
	return true;
}

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static bool
write_copies(const fxge_in_place *w, fxge_graph *g, uint32_t first)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			if (!write_copies(w, n->regions[i], first))
				return false;
		if (n->op->flags & FXGE_OP_MUTATES && n->id >= first && !write_copies_of(w, n))
			return false;
	}
	return true;
}

bool
fxge_in_place_copy_rest(const fxge_in_place *w, uint32_t first)
{
	return write_copies(w, w->program->main, first);
}
