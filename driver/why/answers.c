/* SPDX-License-Identifier: Apache-2.0 */
/* Answers from the collected stages: errors, fusion rules, casts, kernels off the AI Core. */
#include "driver/why/why.h"

#include "base/diag/passes.h"
#include "base/limits.h"
#include "ops/chips/chips.h"

static const fxge_view_stage *
stage_at(const fxge_asking *a, size_t i)
{
	return a->w.view->stages.data[i];
}

static const char *
string_at(const fxge_asking *a, uint32_t s)
{
	return a->w.view->strings.data[s];
}

fxge_why_answer *
fxge_asking_answer(
	fxge_asking *a, fxge_why_question q, size_t stage, uint32_t node, const char *what)
{
	fxge_why_answer x = {
		.size = sizeof x, .question = q, .what = what, .node = {.size = sizeof(fxge_why_step)}};

	if (node != FXGE_VIEW_NONE)
		x.node = fxge_asking_step(a, stage, node);
	fxge_vec_push(&a->program->arena, &a->out->answers, x);
	return &a->out->answers.data[a->out->answers.len - 1];
}

/* ---- errors and near misses ---- */

/* A node of a stage. */
typedef struct spot {
	size_t stage;
	uint32_t node;
} spot;

/* Indexes the nodes on the way of the subjects by their names and those of their saved nodes; the
 * first node of a name is found. */
static void
index_names(const fxge_asking *a, fxge_map *by_name)
{
	for (size_t i = 0; i < a->w.view->stages.len; i++)
		for (uint32_t k = 0; k < stage_at(a, i)->nodes.len; k++) {
			const fxge_view_node *n = &stage_at(a, i)->nodes.data[k];
			const uint32_t names[] = {n->name, n->source};

			for (int j = 0; n->kind == FXGE_VIEW_NODE && fxge_asking_has(a, i, k) && j < 2; j++) {
				void **at = fxge_map_at(a->arena, by_name, names[j]);

				if (*at)
					continue;
				spot *x = FXGE_NEW(a->arena, spot);

				*x = (spot){i, k};
				*at = x;
			}
		}
}

/* Returns the first node that a diagnostic is about among the subjects, or NULL. */
static const spot *
spot_of_problem(const fxge_asking *a, const fxge_view_problem *p, const fxge_map *by_name)
{
	const spot *first = NULL;

	for (uint32_t i = 0; i < p->nodes.count; i++) {
		const spot *x = fxge_map_get(by_name, a->w.view->problem_nodes.data[p->nodes.first + i]);

		if (x
			&& (!first || x->stage < first->stage
				|| (x->stage == first->stage && x->node < first->node)))
			first = x;
	}
	return first;
}

static void
add_problem(fxge_asking *a, const fxge_map *by_name, fxge_why_question q,
	const fxge_view_problem *p, const char *what)
{
	const spot *at = spot_of_problem(a, p, by_name);

	if (!at && a->way)
		return;
	fxge_why_answer *x =
		fxge_asking_answer(a, q, at ? at->stage : 0, at ? at->node : FXGE_VIEW_NONE, what);

	x->why = p->message;
	x->hint = p->hint;
}

void
fxge_asking_problems(fxge_asking *a)
{
	fxge_map by_name = {0};

	index_names(a, &by_name);
	for (size_t i = 0; i < a->w.view->problems.len; i++) {
		const fxge_view_problem *p = &a->w.view->problems.data[i];

		if (strcmp(p->severity, "note") != 0)
			add_problem(a, &by_name, FXGE_WHY_ERRORS, p, p->id);
	}
}

/* ---- fusion ---- */

/* Returns whether a node was in the stage before. */
static bool
is_old(const fxge_asking *a, size_t stage, uint32_t node)
{
	uint32_t before = fxge_asking_before(a, stage, node);

	return before != FXGE_VIEW_NONE
		   && stage_at(a, stage - 1)->nodes.data[before].id
				  == stage_at(a, stage)->nodes.data[node].id;
}

/* Appends the nodes of the stage before that became the nodes `made`: "matmul, softmax". */
static void
append_parts(fxge_sbuf *b, const fxge_asking *a, size_t stage, const bool *made)
{
	enum { SHOWN = 8 };
	const fxge_view_stage *s = stage_at(a, stage - 1);
	int n = 0;

	for (uint32_t k = 0; k < s->nodes.len; k++) {
		const fxge_view_node *x = &s->nodes.data[k];
		bool part = false;

		for (uint32_t j = 0; j < x->next.count; j++)
			part |= made[s->nexts.data[x->next.first + j]];
		if (part && n++ < SHOWN)
			fxge_sbuf_fmt(b, "%s%s", n > 1 ? ", " : "in place of ", string_at(a, x->name));
	}
	if (n > SHOWN)
		fxge_sbuf_fmt(b, " and %d more", n - SHOWN);
	if (n == 0)
		fxge_sbuf_str(b, "in place of an operator");
}

/* Adds the nodes of a stage that one application of a rule made, from node `first` on: those of the
 * same saved node. The answer names a GE node of them, or the last. */
static void
add_rule(fxge_asking *a, size_t stage, uint32_t first, bool *seen)
{
	const fxge_view_stage *s = stage_at(a, stage);
	bool *made = FXGE_NEW_ARRAY(a->arena, s->nodes.len + 1, bool);
	uint32_t named = first;
	fxge_sbuf b;

	for (uint32_t k = first; k < s->nodes.len; k++) {
		const fxge_view_node *n = &s->nodes.data[k], *f = &s->nodes.data[first];

		if (seen[k] || n->rule != f->rule || n->source != f->source || is_old(a, stage, k))
			continue;
		seen[k] = made[k] = true;
		if (strncmp(string_at(a, s->nodes.data[named].op), "ge.", 3) != 0)
			named = k;
	}
	fxge_sbuf_init(&b, &a->program->arena);
	append_parts(&b, a, stage, made);
	fxge_asking_answer(a, FXGE_WHY_FUSION, stage, named, string_at(a, s->nodes.data[first].rule))
		->why = b.data;
}

/* Adds the nodes that rules made, each once: later stages keep the rule. */
static void
add_rules(fxge_asking *a)
{
	for (size_t i = 1; i < a->w.view->stages.len; i++) {
		const fxge_view_stage *s = stage_at(a, i);
		bool *seen = FXGE_NEW_ARRAY(a->arena, s->nodes.len + 1, bool);

		for (uint32_t k = 0; k < s->nodes.len; k++)
			if (s->nodes.data[k].rule && !seen[k] && fxge_asking_has(a, i, k) && !is_old(a, i, k))
				add_rule(a, i, k, seen);
	}
}

void
fxge_asking_fusion(fxge_asking *a)
{
	fxge_map by_name = {0};

	add_rules(a);
	index_names(a, &by_name);
	for (size_t i = 0; i < a->w.view->problems.len; i++)
		if (a->w.view->problems.data[i].number == FXGE_D_RULE_MISSED)
			add_problem(a, &by_name, FXGE_WHY_FUSION, &a->w.view->problems.data[i], NULL);
	if (a->w.full)
		fxge_asking_answer(a, FXGE_WHY_FUSION, 0, FXGE_VIEW_NONE, "incomplete")->why =
			fxge_arena_printf(&a->program->arena,
				"the first %d findings of a program are kept: near misses behind them are unknown",
				FXGE_MAX_ERRORS);
}

/* ---- casts ---- */

/* Returns the operand of a cast as a node of the stage, or FXGE_VIEW_NONE. */
static uint32_t
operand_of(const fxge_view_stage *s, const fxge_view_node *n)
{
	const fxge_view_in *in = n->in.count ? &s->ins.data[n->in.first] : NULL;

	return in && !in->constant ? in->from : FXGE_VIEW_NONE;
}

/* Returns whether the node is a cast on the way of a subject, or next to it. */
static bool
is_asked_cast(const fxge_asking *a, size_t stage, uint32_t node, const bool *read)
{
	const fxge_view_stage *s = stage_at(a, stage);
	const fxge_view_node *n = &s->nodes.data[node];

	if (n->kind != FXGE_VIEW_NODE || strcmp(string_at(a, n->op), "ge.Cast") != 0)
		return false;
	uint32_t operand = operand_of(s, n);

	return fxge_asking_has(a, stage, node) || read[node]
		   || (operand != FXGE_VIEW_NONE && fxge_asking_has(a, stage, operand));
}

/* Returns the nodes of a stage that a subject reads, as flags. */
static bool *
read_by_subjects(const fxge_asking *a, size_t stage)
{
	const fxge_view_stage *s = stage_at(a, stage);
	bool *read = FXGE_NEW_ARRAY(a->arena, s->nodes.len + 1, bool);

	for (uint32_t k = 0; k < s->nodes.len; k++)
		for (uint32_t j = 0; fxge_asking_has(a, stage, k) && j < s->nodes.data[k].in.count; j++) {
			const fxge_view_in *in = &s->ins.data[s->nodes.data[k].in.first + j];

			if (!in->constant)
				read[in->from] = true;
		}
	return read;
}

/* Returns the dtype of a type: "f32" of "f32[2, 3]", in *n bytes. */
static const char *
dtype_in(const fxge_asking *a, uint32_t type, int *n)
{
	const char *text = string_at(a, type);

	*n = (int)strcspn(text, "[");
	return text;
}

static const char *
operand_type(const fxge_asking *a, const fxge_view_stage *s, const fxge_view_in *in, int *n)
{
	const fxge_view_node *from;

	if (in->constant)
		return dtype_in(a, s->constants.data[in->from].type, n);
	from = &s->nodes.data[in->from];
	return dtype_in(a, s->outs.data[from->out.first + in->result].type, n);
}

/* Returns "f16 to f32". */
static const char *
conversion_of(const fxge_asking *a, const fxge_view_stage *s, const fxge_view_node *n)
{
	int from = 0, to = 0;
	const char *x = n->in.count ? operand_type(a, s, &s->ins.data[n->in.first], &from) : "?",
			   *y = dtype_in(a, s->outs.data[n->out.first].type, &to);

	return fxge_arena_printf(&a->program->arena, "%.*s to %.*s", from, x, to, y);
}

/* Returns whether an operator of PyTorch is a cast that a program writes. */
static bool
is_written_cast(const char *op)
{
	static const char *const casts[] = {"aten._to_copy.", "aten.to.", "aten.type_as.",
		"prims.convert_element_type.", "aten._autocast_to_", "aten._cast_"};

	for (size_t i = 0; i < sizeof casts / sizeof *casts; i++)
		if (strncmp(op, casts[i], strlen(casts[i])) == 0)
			return true;
	return false;
}

/* Returns the dtypes of a node's tensor operands if they differ: "f16 and f32"; else NULL. */
static const char *
mixed_operands(const fxge_asking *a, const fxge_view_stage *s, const fxge_view_node *n)
{
	int length = 0, other = 0;
	const char *first = NULL;

	for (uint32_t i = 0; i < n->in.count; i++) {
		const char *x = operand_type(a, s, &s->ins.data[n->in.first + i], &other);

		if (x[other] != '[')
			continue;
		if (!first) {
			first = x;
			length = other;
		} else if (other != length || memcmp(first, x, (size_t)length) != 0) {
			return fxge_arena_printf(&a->program->arena, "%.*s and %.*s", length, first, other, x);
		}
	}
	return NULL;
}

/* Returns the operator of the earliest stage that a node was, without scopes around it. */
static uint32_t
first_of(const fxge_asking *a, size_t *stage, uint32_t node)
{
	for (uint32_t before; (before = fxge_asking_before(a, *stage, node)) != FXGE_VIEW_NONE;
		 node = before) {
		const char *op = string_at(a, stage_at(a, *stage - 1)->nodes.data[before].op);

		if (strncmp(op, "higher_order.", strlen("higher_order.")) == 0)
			break;
		--*stage;
	}
	return node;
}

/* Returns the reason of a cast of the last stage. */
static const char *
reason_of_cast(const fxge_asking *a, size_t stage, uint32_t node)
{
	const fxge_view_node *n = &stage_at(a, stage)->nodes.data[node];
	const fxge_viewing_pass *pass = fxge_asking_pass(a, n);
	size_t at = stage;
	uint32_t first = first_of(a, &at, node);
	const fxge_view_node *f = &stage_at(a, at)->nodes.data[first];
	const char *op = string_at(a, f->op), *mixed;
	fxge_arena *out = &a->program->arena;

	if (!pass)
		return "the file has it";
	if (n->rule)
		return fxge_arena_printf(out, "part of the fusion rule %s", string_at(a, n->rule));
	if (strcmp(pass->name, "chip") == 0)
		return fxge_arena_printf(
			out, "the kernels of %s do not take the dtype", a->w.copy->session->chip->family);
	if (fxge_asking_pass(a, f) && strcmp(fxge_asking_pass(a, f)->name, "scopes") == 0)
		return "autocast: the region computes in another dtype";
	if (is_written_cast(op))
		return fxge_arena_printf(out, "the program casts: %s %s", op, string_at(a, f->name));
	if (at == stage)
		return fxge_arena_printf(out, "pass %s: %s", pass->name, pass->summary);
	mixed = mixed_operands(a, stage_at(a, at), f);
	if (mixed)
		return fxge_arena_printf(
			out, "type promotion: the operands of %s %s are %s", op, string_at(a, f->name), mixed);
	return fxge_arena_printf(out, "%s computes %s in another dtype than its operands or result",
		strcmp(pass->name, "convert") == 0 ? "the GE form" : "the decomposition", op);
}

void
fxge_asking_casts(fxge_asking *a)
{
	size_t stage = a->w.view->stages.len - 1;
	const fxge_view_stage *s = stage_at(a, stage);
	bool *read = read_by_subjects(a, stage);

	for (uint32_t k = 0; k < s->nodes.len; k++)
		if (is_asked_cast(a, stage, k, read))
			fxge_asking_answer(a, FXGE_WHY_CASTS, stage, k, conversion_of(a, s, &s->nodes.data[k]))
				->why = reason_of_cast(a, stage, k);
}

/* ---- kernels ---- */

static void
map_nodes(fxge_arena *a, fxge_map *by_id, const fxge_graph *g, int depth)
{
	FXGE_EACH_NODE (n, g) {
		fxge_map_put(a, by_id, n->id, n);
		for (uint32_t r = 0; r < n->n_regions && depth < FXGE_MAX_DEPTH; r++)
			map_nodes(a, by_id, n->regions[r], depth + 1);
	}
}

/* Adds an answer if no kernel of the cores computes the node. */
static void
add_kernel(
	fxge_asking *a, const fxge_chip_kernels *chip, size_t stage, uint32_t node, const fxge_node *n)
{
	fxge_arena *out = &a->program->arena;
	fxge_viewing_verdict v = fxge_viewing_judge(chip, n, out);

	if (!v.off_core)
		return;
	fxge_why_answer *x = fxge_asking_answer(a, FXGE_WHY_CORES, stage, node,
		fxge_arena_printf(out, "%s: %s", chip->chip,
			strcmp(v.engine, fxge_engine_name(FXGE_ENGINE_AICPU)) == 0 ? "the AI CPU computes it"
																	   : "no kernel computes it"));

	x->why = v.note;
	x->hint = v.supported;
}

static void
add_kernels(fxge_asking *a, const fxge_chip_kernels *chip)
{
	size_t stage = a->w.view->stages.len - 1;
	const fxge_view_stage *s = stage_at(a, stage);
	fxge_map by_id = {0};

	map_nodes(a->arena, &by_id, a->w.copy->main, 0);
	for (uint32_t k = 0; k < s->nodes.len; k++) {
		const fxge_view_node *n = &s->nodes.data[k];
		const fxge_node *node = n->kind == FXGE_VIEW_NODE ? fxge_map_get(&by_id, n->id) : NULL;

		if (node && node->op->ge && fxge_asking_has(a, stage, k))
			add_kernel(a, chip, stage, k, node);
	}
}

void
fxge_asking_cores(fxge_asking *a)
{
	fxge_session *s = a->program->session;
	const fxge_chip_kernels *last = NULL;

	for (size_t i = 0; a->w.compiled && fxge_chip_at(i); i++) {
		const fxge_chip_kernels *k =
			!s->chip || strcmp(s->chip->family, fxge_chip_at(i)->family) == 0
				? fxge_viewing_kernels(s, i, last)
				: NULL;

		if (k)
			add_kernels(a, k);
		last = k ? k : last;
	}
}
