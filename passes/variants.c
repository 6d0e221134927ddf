/* SPDX-License-Identifier: Apache-2.0 */
/* Choice of a node's variant.
 *
 * The variant that the session names is chosen. Otherwise the candidates are the variants whose
 * conditions hold, and the default. The fastest measured candidate is chosen; without measurements,
 * the first one. */
#include "base/diag/passes.h"
#include "passes/passes.h"

#include "decomp/formula/formula.h"
#include "ir/optab.h"

#include <math.h>

typedef struct choice_state {
	fxge_node *node;
	fxge_call call;
	const fxge_op *op; /* the node's operator, which has the variants */
	fxge_choice *choice;
	const fxge_op *taken;
	const fxge_variant
		*open; /* first variant with an undecided condition that would precede `taken` */
	const char *open_reason;
	fxge_sbuf why; /* reasons against the rejected variants */
} choice_state;

/* ---- conditions ---- */

static void
add_reason(choice_state *c, const fxge_variant *v, const char *fmt, const char *what)
{
	fxge_sbuf_fmt(&c->why, "%s%s: ", c->why.len ? "; " : "", v->name);
	fxge_sbuf_fmt(&c->why, fmt, what);
}

static const char *
text_of_chips(choice_state *c, const fxge_variant *v)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->call.arena);
	for (const char *const *chip = v->socs; *chip; chip++)
		fxge_sbuf_fmt(&b, "%s%s", b.len ? ", " : "", *chip);
	return b.data ? b.data : "no chip";
}

static const char *
text_of_dtypes(choice_state *c, const fxge_variant *v)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->call.arena);
	for (int d = 1; d < FXGE_DT_SET_COUNT; d++)
		if (v->dtypes >> d & 1)
			fxge_sbuf_fmt(&b, "%s%s", b.len ? ", " : "", fxge_dtype_set_text(d));
	return b.data;
}

/* Returns true while fxge_ops_test runs variants one by one. */
static bool
is_self_test(const choice_state *c)
{
	return c->choice && c->choice->only;
}

static fxge_holds
on_chip(choice_state *c, const fxge_variant *v)
{
	if (!v->socs || is_self_test(c))
		return FXGE_HOLDS;
	if (!c->choice || !c->choice->soc)
		return FXGE_HOLDS_OPEN;
	return fxge_runs_on(v->socs, c->choice->soc) ? FXGE_HOLDS : FXGE_HOLDS_NOT;
}

/* Evaluates all conditions of a variant. A condition that certainly fails has precedence over an
 * undecided one. */
static fxge_holds
evaluate_conditions(choice_state *c, const fxge_variant *v, const char **open)
{
	fxge_holds chip = on_chip(c, v);
	fxge_holds size = FXGE_HOLDS;

	if (chip == FXGE_HOLDS_NOT)
		return add_reason(c, v, "it is for %s", text_of_chips(c, v)), FXGE_HOLDS_NOT;
	if (!fxge_first_dtype(c->node, v->dtypes))
		return add_reason(c, v, "it is for %s", text_of_dtypes(c, v)), FXGE_HOLDS_NOT;
	if (v->size)
		size = fxge_formula_holds(&c->call, v->size);
	if (size == FXGE_HOLDS_NOT)
		add_reason(c, v, "`%s` does not hold", v->size_text);
	else if (size == FXGE_HOLDS_OPEN)
		*open =
			fxge_arena_printf(c->call.arena, "unknown sizes leave `%s` undecided", v->size_text);
	else if (chip == FXGE_HOLDS_OPEN)
		*open = fxge_arena_printf(
			c->call.arena, "it is for %s, and no `--soc` names the chip", text_of_chips(c, v));
	return size == FXGE_HOLDS ? chip : size;
}

/* ---- measured times ---- */

/* Returns the number of elements of all tensor operands, or 0 if a size is unknown. */
static int64_t
elements(const choice_state *c)
{
	int64_t sum = 0;

	for (uint32_t i = 0; i < c->node->n_operands; i++) {
		const fxge_operand *o = &c->node->operands[i];
		int64_t n = 1, d;

		if (o->kind != FXGE_K_VALUE || o->value->meta->kind != FXGE_META_TENSOR)
			continue;
		for (int k = 0; k < o->value->meta->rank; k++)
			if (!fxge_sym_is_int(c->call.syms, o->value->meta->shape[k], &d)
				|| __builtin_mul_overflow(n, d, &n))
				return 0;
		if (__builtin_add_overflow(sum, n, &sum))
			return 0;
	}
	return sum;
}

static double
distance(int64_t a, int64_t b)
{
	return fabs(log2((double)a) - log2((double)b));
}

static bool
has_dtype_of(const choice_state *c, const fxge_variant_time *t)
{
	return fxge_first_dtype(c->node, (fxge_dtype_set)1 << t->dtype);
}

/* Returns the measured size nearest to the call's, or 0 if there is none. */
static int64_t
nearest_size(const choice_state *c, const fxge_variant_times *all, int64_t n)
{
	int64_t best = 0;

	for (size_t i = 0; i < all->len; i++) {
		int64_t at = all->data[i].elements;
		double d = distance(at, n), before = best ? distance(best, n) : INFINITY;

		if (has_dtype_of(c, &all->data[i]) && (d < before || (d == before && at < best)))
			best = at;
	}
	return best;
}

static bool
is_candidate(const fxge_op *op, const fxge_op *const *from, int n)
{
	for (int i = 0; i < n; i++)
		if (from[i] == op)
			return true;
	return false;
}

/* Returns the fastest candidate at the measured size nearest to the call's, or NULL if no
 * measurement applies. */
static const fxge_op *
fastest_candidate(choice_state *c, const fxge_op *const *candidates, int n)
{
	const fxge_variant_times *all =
		c->choice ? fxge_map_get(&c->choice->times, fxge_ptr_key(c->op)) : NULL;
	int64_t size = all ? elements(c) : 0, at = size ? nearest_size(c, all, size) : 0;
	const fxge_variant_time *best = NULL;

	for (size_t i = 0; at && i < all->len; i++) {
		const fxge_variant_time *t = &all->data[i];

		if (t->elements == at && has_dtype_of(c, t) && is_candidate(t->op, candidates, n)
			&& (!best || t->us < best->us))
			best = t;
	}
	if (best)
		fxge_sbuf_fmt(&c->why, "%sthe fastest that was measured, %.4g us at %lld elements",
			c->why.len ? "; " : "", best->us, (long long)at);
	return best ? best->op : NULL;
}

/* ---- the choice ---- */

static const fxge_op *
named_variant(choice_state *c)
{
	const fxge_op *op = c->choice ? fxge_map_get(&c->choice->named, fxge_ptr_key(c->op)) : NULL;

	if (op)
		fxge_sbuf_str(&c->why, "it is named");
	return op;
}

/* Chooses a variant. Returns false after a condition could not be evaluated. */
static bool
choose_variant(choice_state *c)
{
	const fxge_op **candidates =
		FXGE_NEW_ARRAY(c->call.arena, (size_t)c->op->n_variants + 1, const fxge_op *);
	int n = 0;

	if ((c->taken = named_variant(c)))
		return true;
	for (int i = 0; i < c->op->n_variants; i++) {
		const fxge_variant *v = &c->op->variants[i];
		const char *open = NULL;
		bool asked = v->op != c->op && (!is_self_test(c) || v->op == c->choice->only);
		fxge_holds h = asked ? evaluate_conditions(c, v, &open) : FXGE_HOLDS_NOT;

		if (h == FXGE_HOLDS_FAILED)
			return false;
		if (h == FXGE_HOLDS)
			candidates[n++] = v->op;
		if (open && !c->open && !n) {
			c->open = v;
			c->open_reason = open;
		}
	}
	candidates[n++] = c->op;
	c->taken = fastest_candidate(c, candidates, n);
	c->taken = c->taken ? c->taken : candidates[0];
	return true;
}

static const char *
name_of(const fxge_op *op, const fxge_op *taken)
{
	for (int i = 0; i < op->n_variants; i++)
		if (op->variants[i].op == taken)
			return op->variants[i].name;
	return "default";
}

static bool
is_explained(const fxge_program *p)
{
	for (const char *const *e = p->fuse ? p->fuse->explain : NULL; e && *e; e++)
		if (strcmp(*e, FXGE_EXPLAIN_VARIANTS) == 0)
			return true;
	return false;
}

static void
report_choice(const choice_state *c, fxge_map *reported)
{
	fxge_program *p = c->node->graph->program;
	const char *name = name_of(c->op, c->taken);

	if (is_explained(p))
		fxge_fail(p, c->node, FXGE_D_VARIANT_TAKEN, "takes %s%s%s%s", name, c->why.len ? " (" : "",
			c->why.len ? c->why.data : "", c->why.len ? ")" : "");
	if (c->open && !is_self_test(c)
		&& !fxge_map_put(&p->arena, reported, fxge_ptr_key(c->open), (void *)c->open))
		fxge_fail(p, c->node, FXGE_D_VARIANT_OPEN, "takes %s, not %s: %s", name, c->open->name,
			c->open_reason);
}

bool
fxge_take_variant(fxge_node *n, fxge_map *reported)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	choice_state c = {
		.node = n, .call = cx.call, .op = n->op, .choice = fxge_op_choice(p->session)};

	fxge_sbuf_init(&c.why, c.call.arena);
	bool ok = choose_variant(&c);

	if (ok) {
		report_choice(&c, reported);
		n->op = c.taken;
		if (is_self_test(&c))
			c.choice->taken = c.taken;
	}
	fxge_arena_restore(&p->scratch, mark);
	return ok;
}
