/* SPDX-License-Identifier: Apache-2.0 */
/* Fusion: applies the rewrite rules of users' files, of passes/rules/ and of plug-ins. After the
 * conversion, the same walk replaces the operators that a chip has no kernels for, by
 * passes/rules/chips.rules.
 *
 *  - requires: functional, decomposed and canonical program
 *  - keeps: interface, metas of results, effects and their order
 *  - breaks: nothing; new nodes may be ge.* operators
 *
 * The first walk applies users' rules only: their patterns see the program without the work of
 * other rules. The second walk applies all rules, users' first. A walk is in program order. An
 * index from operators to rules limits the cost of a node to the rules of its own operator. A rule
 * is parsed when it is first tried, and only if the program has its rarest operator; it is released
 * at the end. With --quant=npu, constants that rules make of scales are folded. */
#include "base/diag/chips.h"
#include "base/diag/common.h"
#include "base/diag/passes.h"
#include "base/limits.h"
#include "ops/chips/chips.h"
#include "ir/analysis/certificate.h"
#include "ir/optab.h"
#include "passes/chip.h"
#include "passes/passes.h"
#include "passes/rules/rules.h"

#include <inttypes.h>

#include "fxge_aten_binary.h"
#include "fxge_aten_cast.h"
#include "fxge_aten_conv.h"
#include "fxge_aten_matmul.h"
#include "fxge_aten_quant.h"
#include "fxge_aten_view.h"
#include "fxge_ge_control.h"

enum {
	MAX_NESTING = 16,          /* bound on rules that produce each other's patterns */
	MAX_MATCH_STEPS = 1 << 24, /* nodes that all searches compare, */
	MATCH_STEPS_EACH = 1 << 12 /* plus this many for each visited node */
};

typedef struct fuser {
	fxge_program *program;
	const fxge_rule *built_in;
	size_t n_built_in;
	const fxge_chip_kernels *chip; /* only its operators without a kernel are visited; or NULL */
	uint32_t *replaced;            /* with `chip`, by operator: number of replaced nodes */
	bool quant;                    /* the rules are those of quantised operators */
	uint64_t n_replaced;
	const fxge_fusions *session_rules; /* rules of users and plug-ins, or NULL */
	size_t n_user,
		n_rules;    /* users' rules; those, then the built-in ones, then those of plug-ins */
	bool only_user; /* first walk */
	uint32_t made;  /* nodes that rules made of the node that the walk is at */
	uint64_t n_visited, n_steps; /* nodes visited, and compared by searches that started there */
	const fxge_rule *last;       /* rule that was applied last */
	uint32_t n_ops;
	uint32_t *first; /* by operator: index of its first rule + 1, or 0 */
	bool *present;   /* by operator: the program has or had such nodes */
	uint32_t *next;  /* by rule: index of the next rule with the same root + 1, or 0 */
	bool *explain;
	fxge_pattern **pattern;
} fuser;

static const fxge_rule *
rule_at(const fuser *f, size_t i)
{
	if (i < f->n_user)
		return f->session_rules->user.data[i];
	i -= f->n_user;
	return i < f->n_built_in ? &f->built_in[i] : f->session_rules->rules.data[i - f->n_built_in];
}

bool
fxge_fusion_is_built_in(const char *name)
{
	for (size_t i = 0; i < fxge_n_built_in_rules; i++)
		if (strcmp(fxge_built_in_rules[i].name, name) == 0)
			return true;
	return false;
}

/* ---- options ---- */

static bool
is_listed(const char *const *names, const char *name)
{
	for (; names && *names; names++)
		if (strcmp(*names, name) == 0)
			return true;
	return false;
}

bool
fxge_fusion_is_off(const fxge_program *p, const char *name)
{
	return p->fuse && is_listed(p->fuse->no_fuse, name);
}

/* Names of the lowering by chip that are not rules. */
static const char *const chip_steps[] = {FXGE_CHIP_DTYPES, FXGE_CHIP_FORMULA};

/* Returns the i-th name of the lowering by chip, or NULL. */
static const char *
chip_name(size_t i)
{
	const size_t n_steps = sizeof chip_steps / sizeof *chip_steps;

	return i < n_steps                       ? chip_steps[i]
		   : i - n_steps < fxge_n_chip_rules ? fxge_chip_rules[i - n_steps].name
											 : NULL;
}

static bool
unknown_rule(const fuser *f, const char *name)
{
	fxge_diags *d = &f->program->session->diags;
	fxge_sbuf b;

	fxge_sbuf_init(&b, &f->program->scratch);
	for (size_t i = 0; i < f->n_rules; i++)
		if (i == 0 || strcmp(rule_at(f, i)->name, rule_at(f, i - 1)->name) != 0)
			fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", rule_at(f, i)->name);
	for (size_t i = 0; f->program->session->chip && chip_name(i); i++)
		if (i == 0 || strcmp(chip_name(i), chip_name(i - 1)) != 0)
			fxge_sbuf_fmt(&b, ", %s", chip_name(i));
	for (size_t i = 0; f->program->quant && i < fxge_n_quant_rules; i++)
		if (i == 0 || strcmp(fxge_quant_rules[i].name, fxge_quant_rules[i - 1].name) != 0)
			fxge_sbuf_fmt(&b, ", %s", fxge_quant_rules[i].name);
	fxge_report(d, NULL, FXGE_D_NO_RULE, "there is no fusion rule '%s'", name);
	fxge_report_hint(d, "rules are %s", b.data);
	return false;
}

/* Checks that all names are rules, those of a chip too, or the keyword unless it is NULL. */
static bool
names_are_rules(const fuser *f, const char *const *names, const char *keyword)
{
	for (; names && *names; names++) {
		bool known =
			(keyword && strcmp(*names, keyword) == 0) || strcmp(*names, FXGE_NORM_RESULTS) == 0;

		for (size_t i = 0; i < f->n_rules; i++)
			known |= strcmp(rule_at(f, i)->name, *names) == 0;
		for (size_t i = 0; f->program->session->chip && chip_name(i); i++)
			known |= strcmp(chip_name(i), *names) == 0;
		for (size_t i = 0; f->program->quant && i < fxge_n_quant_rules; i++)
			known |= strcmp(fxge_quant_rules[i].name, *names) == 0;
		if (!known)
			return unknown_rule(f, *names);
	}
	return true;
}

static void
allocate(fuser *f)
{
	fxge_arena *a = &f->program->scratch;
	const fxge_session *s = f->program->session;

	f->session_rules = f->chip || f->quant ? NULL : s->fusions;
	f->n_user = f->session_rules ? f->session_rules->user.len : 0;
	f->n_rules = f->n_user + f->n_built_in + (f->session_rules ? f->session_rules->rules.len : 0);
	f->n_ops = fxge_op_end(s);
	f->first = FXGE_NEW_ARRAY(a, f->n_ops, uint32_t);
	f->present = FXGE_NEW_ARRAY(a, f->n_ops, bool);
	f->next = FXGE_NEW_ARRAY(a, f->n_rules, uint32_t);
	f->replaced = FXGE_NEW_ARRAY(a, f->chip ? f->n_ops : 0, uint32_t);
	f->explain = FXGE_NEW_ARRAY(a, f->n_rules, bool);
	f->pattern = FXGE_NEW_ARRAY(a, f->n_rules, fxge_pattern *);
}

static bool
setup(fuser *f)
{
	const fxge_fuse_options none = {0}, *o = f->program->fuse ? f->program->fuse : &none;

	allocate(f);
	if (!f->chip && !f->quant
		&& (!names_are_rules(f, o->no_fuse, FXGE_FUSE_ALL)
			|| !names_are_rules(f, o->explain, FXGE_EXPLAIN_VARIANTS)))
		return false;
	for (size_t i = f->n_rules; i-- > 0;) {
		const fxge_rule *r = rule_at(f, i);

		if (is_listed(o->no_fuse, r->name)
			|| (!f->chip && !f->quant && is_listed(o->no_fuse, FXGE_FUSE_ALL))
			|| (f->session_rules && f->session_rules->only && f->session_rules->only != r))
			continue;
		f->explain[i] = is_listed(o->explain, r->name);
		f->next[i] = f->first[r->root];
		f->first[r->root] = (uint32_t)i + 1;
	}
	return true;
}

/* ---- nodes ---- */

/* The nearest miss among the rules that share a name. */
typedef struct miss {
	const char *rule, *why;
	uint32_t n_fitting;
} miss;

static void
report_miss(fuser *f, fxge_node *n, miss *m)
{
	if (m->why)
		fxge_fail(f->program, n, FXGE_D_RULE_MISSED, "rule %s does not apply: %s", m->rule, m->why);
	*m = (miss){0};
}

/* Counts the cost of a search. Each search is limited, but not the product of rules and nodes. */
static bool
count_steps(fuser *f, const fxge_rule *r, const fxge_fused *done)
{
	f->n_steps += done->n_steps;
	return f->n_steps <= MAX_MATCH_STEPS + f->n_visited * MATCH_STEPS_EACH
		   || fxge_report(&f->program->session->diags, r->source ? &r->source->head : NULL,
			   FXGE_D_LIMIT, "%s: searches for fusion rules compared %" PRIu64 " nodes", r->name,
			   f->n_steps);
}

static bool
try_rule(fuser *f, size_t i, fxge_node *n, miss *m, fxge_fused *done)
{
	const fxge_rule *r = rule_at(f, i);

	bool explain = f->explain[i] && f->only_user == (i < f->n_user);

	if (f->only_user && i >= f->n_user)
		return true;
	if (m->rule && strcmp(m->rule, r->name) != 0)
		report_miss(f, n, m);
	if (!f->present[r->needs] && !explain)
		return true;
	if (!f->pattern[i])
		f->pattern[i] = fxge_pattern_new(f->program, r);
	if (!f->pattern[i] || !fxge_pattern_apply(f->pattern[i], n, explain, done)
		|| !count_steps(f, r, done))
		return false;
	if (done->hit) {
		*m = (miss){0};
		f->n_replaced++;
		if (f->chip)
			f->replaced[r->root]++;
		f->last = r;
		if (f->program->session->fusions)
			f->program->session->fusions->applied++;
	}
	if (!done->hit && done->near_miss && done->n_fitting > m->n_fitting)
		*m = (miss){r->name, done->near_miss, done->n_fitting};
	return true;
}

/* Returns the note of the product whose result the node quantises, directly, through nodes of one
 * operand or as a gate, or the node's own note. */
static const fxge_quant_note *
note_before(const fxge_program *p, const fxge_node *n)
{
	enum { MOST_BETWEEN = 6 };
	const fxge_quant_note *note = fxge_quant_note_of(p, n->name);

	for (int i = 0; !note && i < MOST_BETWEEN; i++) {
		bool passes = n->n_operands && n->operands[0].kind == FXGE_K_VALUE && n->op
					  && !strstr(n->op->name, ".dequantize");

		for (uint32_t k = 1; passes && k < n->n_operands; k++)
			passes = n->operands[k].kind != FXGE_K_VALUE || n->op->id == ATEN_mul_Tensor;
		if (!passes || !n->operands[0].value->def->op)
			return NULL;
		n = n->operands[0].value->def;
		note = fxge_quant_note_of(p, n->name);
	}
	return note;
}

/* Notes for the certificate that a rule replaces the node, whose own product or whose operand's
 * product stays the layer. */
static void
note_rule(const fuser *f, fxge_name name, const fxge_quant_note *before, fxge_dtype real)
{
	fxge_quant_note note = before ? *before : (fxge_quant_note){.layer = name, .real = real};

	note.pattern = f->last->name;
	fxge_quant_note_set(f->program, name, note);
}

static bool
try_rules(fuser *f, fxge_node *n, fxge_fused *done)
{
	fxge_arena_mark mark = fxge_arena_save(&f->program->scratch);
	const fxge_quant_note *before = f->quant ? note_before(f->program, n) : NULL;
	fxge_name name = n->name; /* a rule that applies erases the node */
	fxge_dtype dtype = n->results[0]->meta->dtype;
	miss m = {0};
	bool ok = true;

	for (size_t i = f->first[n->op->id]; ok && i && !done->hit; i = f->next[i - 1])
		ok = try_rule(f, i - 1, n, &m, done);
	if (ok && !done->hit)
		report_miss(f, n, &m);
	if (f->quant && ok && done->hit && name)
		note_rule(f, name, before, dtype);
	fxge_arena_restore(&f->program->scratch, mark);
	return ok;
}

static bool visit(fuser *f, fxge_node *n, int depth);

static void
note_operators(fuser *f, const fxge_node *first, const fxge_node *end)
{
	for (const fxge_node *n = first; n != end; n = n->next)
		if (n->op->id < f->n_ops)
			f->present[n->op->id] = true;
}

/* Visits the nodes that a rule created, since they may be roots of other rules. A later rule erases
 * no node behind its root, so `next` stays valid. */
static bool
visit_new(fuser *f, const fxge_fused *done, int depth)
{
	fxge_program *p = f->program;

	note_operators(f, done->first, done->end);
	for (const fxge_node *n = done->first; n != done->end; n = n->next) {
		f->made++;
		if (p->rules_of_nodes)
			fxge_map_put(&p->arena, p->rules_of_nodes, n->id, (void *)(uintptr_t)f->last->name);
	}
	if (f->made > FXGE_MAX_COMPOSED)
		return fxge_report(&f->program->session->diags, NULL, FXGE_D_LIMIT,
			"fusion rules make more than %d nodes of one", FXGE_MAX_COMPOSED);
	for (fxge_node *n = done->first, *next; n != done->end; n = next) {
		next = n->next;
		if (!visit(f, n, depth + 1))
			return false;
	}
	return true;
}

/* Reports rules without end: an error of a user's file or a plug-in, else a bug. */
static bool
nested_too_deeply(const fuser *f, const fxge_node *n)
{
	const fxge_rule *r = f->last;

	if (f->n_rules == f->n_built_in)
		return fxge_bug(f->program, n, "fusion rules produce each other's patterns");
	return fxge_report(&f->program->session->diags, r->source ? &r->source->head : NULL,
		FXGE_D_RULE, "%s: rules apply to each other's replacements more than %d times", r->name,
		MAX_NESTING);
}

static bool
visit(fuser *f, fxge_node *n, int depth)
{
	fxge_fused done = {0};

	if (n->op->id >= f->n_ops || n->n_results == 0)
		return true;
	if (depth > MAX_NESTING)
		return nested_too_deeply(f, n);
	if (!f->first[n->op->id] || (f->chip && fxge_node_has_kernel(n, f->chip)))
		return true;
	f->n_visited++;
	return try_rules(f, n, &done) && (!done.hit || visit_new(f, &done, depth));
}

static bool
fuse_graph(fuser *f, fxge_graph *g, int depth)
{
	fxge_graph_number(g);
	note_operators(f, g->entry->next, g->ret);
	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			if (!fuse_graph(f, n->regions[i], depth + 1))
				return false;
		f->made = 0;
		if (!visit(f, n, 0))
			return false;
	}
	return true;
}

static void
release_patterns(fuser *f)
{
	for (size_t i = 0; i < f->n_rules; i++)
		fxge_pattern_release(f->pattern[i]);
}

bool
fxge_pass_fuse(fxge_program *p)
{
	fuser f = {.program = p, .built_in = fxge_built_in_rules, .n_built_in = fxge_n_built_in_rules};
	bool ok = setup(&f);

	f.only_user = true;
	ok = ok && (f.n_user == 0 || fuse_graph(&f, p->main, 0));
	f.only_user = false;
	ok = ok && fuse_graph(&f, p->main, 0);
	release_patterns(&f);
	return ok && (p->quant != FXGE_QUANT_NPU || fxge_pass_fold(p));
}

/* Returns true for the views that rules of quant.rules match. */
static bool
is_matched_view(const fxge_op *op)
{
	return op
		   && (op->id == ATEN_view || op->id == ATEN_permute || op->id == ATEN_expand
			   || op->id == ATEN_unsqueeze);
}

/* Returns true for other operators that move elements of their first argument. */
static bool
moves_elements(const fxge_op *op)
{
	static const uint32_t ids[] = {
		ATEN_slice_Tensor, ATEN_select_int, ATEN_cat, ATEN_clone, ATEN_constant_pad_nd, ATEN_flip};

	for (size_t i = 0; op && i < sizeof ids / sizeof *ids; i++)
		if (op->id == ids[i])
			return true;
	return false;
}

/* Returns the dequantisation that makes a value, directly or moved, or NULL. *by is the operator
 * that moves it for which no rule has a form, or NULL. */
static const fxge_node *
dequantisation_of(const fxge_value *v, const fxge_op **by)
{
	enum { MOST_STEPS = 16 };

	*by = NULL;
	for (int i = 0; v && i < MOST_STEPS; i++) {
		const fxge_node *n = v->def;

		if (n->op && strstr(n->op->name, ".dequantize"))
			return n;
		bool moves = moves_elements(n->op);

		if (moves)
			*by = n->op;
		v = (moves || is_matched_view(n->op)) && n->n_operands
					&& n->operands[0].kind == FXGE_K_VALUE
				? n->operands[0].value
				: NULL;
	}
	return NULL;
}

/* Returns the constant of integers or floats of at most 8 bits that a value is made of, by casts,
 * views and arithmetic with scales and zero points, or NULL. */
static const fxge_value *
small_weight(const fxge_value *v)
{
	enum { MOST_STEPS = 12 };
	static const uint32_t ids[] = {ATEN__to_copy, ATEN_permute, ATEN_view, ATEN_expand, ATEN_clone,
		ATEN_mul_Tensor, ATEN_mul_Scalar, ATEN_sub_Tensor, ATEN_sub_Scalar, ATEN_minimum,
		ATEN_maximum};

	for (int i = 0; v && i < MOST_STEPS; i++) {
		const fxge_op *op = v->def->op;
		bool passes = false;

		if (op && op->id == GE_Const)
			return fxge_dtypes[v->meta->dtype].bits <= 8 && v->meta->dtype != FXGE_DT_BOOL ? v
																						   : NULL;
		for (size_t k = 0; op && k < sizeof ids / sizeof *ids; k++)
			passes |= op->id == ids[k];
		v = passes ? fxge_node_in(v->def, FXGE_FIRST) : NULL;
	}
	return NULL;
}

/* Returns the parameter of the weights of a product, the second operand, or -1 for other nodes. */
static int
weights_of(const fxge_node *n)
{
	switch (n->op ? n->op->id : 0) {
	case ATEN_addmm:
	case ATEN_baddbmm:
	case FXGE_out_dtype_linear:
		return 2;
	case ATEN_mm:
	case ATEN_bmm:
	case ATEN_matmul:
	case ATEN__int_mm:
	case ATEN__weight_int8pack_mm:
	case ATEN__weight_int4pack_mm:
	case FXGE_convolved:
		return 1;
	default:
		return -1;
	}
}

/* Returns true for operators whose weights are always quantised, other than products of integers.
 */
static bool
takes_quantised_weights(const fxge_op *op)
{
	return op->id == FXGE_out_dtype_linear || op->id == ATEN__weight_int8pack_mm
		   || op->id == ATEN__weight_int4pack_mm;
}

/* Returns true for a product whose weights are dequantised. With float weights it stays a product
 * of floats whatever made the first operand. */
static bool
is_quantised_product(const fxge_node *n)
{
	int weights = weights_of(n);
	const fxge_value *w = weights >= 0 ? fxge_node_in(n, weights) : NULL;
	const fxge_op *by;

	return w
		   && (takes_quantised_weights(n->op) || dequantisation_of(w, &by)
			   || (fxge_dtype_is_float(w->meta->dtype) && small_weight(w)));
}

/* Notes for the certificate that a product has float weights, if its input is dequantised. */
static void
note_float_weights(fxge_program *p, const fxge_node *n)
{
	int weights = weights_of(n);
	const fxge_value *x = weights > 0 ? fxge_node_in(n, weights - 1) : NULL;
	const fxge_op *by;

	if (x && n->name && dequantisation_of(x, &by))
		fxge_quant_note_set(p, n->name,
			(fxge_quant_note){.layer = n->name,
				.reason = "its input is quantised, and its weights are floats",
				.real = n->results[0]->meta->dtype});
}

/* Finds the near miss of most nodes among the rules whose root is this node. */
static bool
find_near_miss(fuser *f, fxge_node *n, const char **reason)
{
	uint32_t most = 0;

	if (!n->op || n->op->id >= f->n_ops)
		return true;
	for (size_t i = f->first[n->op->id]; i; i = f->next[i - 1]) {
		fxge_fused done = {0};

		if (!f->pattern[i - 1])
			f->pattern[i - 1] = fxge_pattern_new(f->program, rule_at(f, i - 1));
		if (!f->pattern[i - 1] || !fxge_pattern_apply(f->pattern[i - 1], n, true, &done))
			return false;
		if (done.near_miss && done.n_fitting >= most) {
			*reason = done.near_miss;
			most = done.n_fitting;
		}
	}
	return true;
}

/* Finds the reason for which no rule replaced the node: a near miss there, or at the node behind,
 * where a scale follows the product. */
static bool
find_reason(fuser *f, fxge_node *n, const char **reason)
{
	enum { MOST_STEPS = 4 };
	const fxge_op *by;

	*reason = NULL;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && dequantisation_of(n->operands[i].value, &by)
			&& by) {
			*reason = fxge_arena_printf(
				&f->program->arena, "%s lies between a dequantisation and the product", by->name);
			return true;
		}
	for (int i = 0; n && !*reason && i < MOST_STEPS; i++) {
		if (!find_near_miss(f, n, reason))
			return false;
		const fxge_operand *use = n->n_results == 1 ? n->results[0]->uses : NULL;

		n = use && !use->next_use ? use->user : NULL;
	}
	if (!*reason)
		*reason = "no rule has its form";
	return true;
}

/* Reports the quantised products that no rule replaced. */
static bool
report_floats(fuser *f, fxge_graph *g, int depth)
{
	fxge_program *p = f->program;

	FXGE_EACH_NODE (n, g) {
		const char *reason;

		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			if (!report_floats(f, n->regions[i], depth + 1))
				return false;
		if (!is_quantised_product(n)) {
			note_float_weights(p, n);
			continue;
		}
		if (!find_reason(f, n, &reason))
			return false;
		if (n->name)
			fxge_quant_note_set(p, n->name,
				(fxge_quant_note){.layer = n->name,
					.reason = fxge_arena_strndup(&p->arena, reason, strlen(reason)),
					.real = n->results[0]->meta->dtype});
		if (p->keeps_floats)
			fxge_fail(p, n, FXGE_D_QUANT_FLOAT, "a quantised product stays in floats: %s", reason);
		else {
			fxge_fail(p, n, FXGE_D_QUANT_NO_KERNEL,
				"a quantised product has no integer kernel on %s: %s", p->session->chip->name,
				reason);
			p->n_refused++;
		}
	}
	return true;
}

bool
fxge_pass_quantise(fxge_program *p)
{
	fuser f = {.program = p,
		.quant = true,
		.built_in = fxge_quant_rules,
		.n_built_in = fxge_n_quant_rules};

	if (!p->holds_quant)
		return true;
	p->quant_chip = p->session->chip->family;
	bool ok = setup(&f) && fuse_graph(&f, p->main, 0) && report_floats(&f, p->main, 0);

	release_patterns(&f);
	p->holds_quant = false;
	return ok && fxge_pack_weights(p) && fxge_pass_decompose(p) && fxge_pass_canonicalise(p);
}

static void
note_replaced(const fuser *f)
{
	const char *before = ": ";
	fxge_sbuf b;

	fxge_sbuf_init(&b, &f->program->scratch);
	for (uint32_t i = 0; i < f->n_ops; i++)
		if (f->replaced[i]) {
			fxge_sbuf_fmt(&b, "%s%" PRIu32 " %s", before, f->replaced[i], fxge_ops[i].name + 3);
			before = ", ";
		}
	fxge_report(&f->program->session->diags, NULL, FXGE_D_SOC_REPLACED,
		"operators without a fitting kernel on %s are replaced%s", f->chip->chip, b.data);
}

bool
fxge_pass_chip(fxge_program *p)
{
	const fxge_chip_model *chip = p->session->chip;
	fuser f = {.program = p, .built_in = fxge_chip_rules, .n_built_in = fxge_n_chip_rules};

	if (!chip)
		return true;
	f.chip = fxge_kernels_find(p->session, chip->family);
	bool ok = f.chip && setup(&f) && fuse_graph(&f, p->main, 0);

	if (f.n_replaced) {
		note_replaced(&f);
		p->stage = "fused"; /* new nodes are converted next */
	}
	release_patterns(&f);
	return ok;
}
