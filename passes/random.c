/* SPDX-License-Identifier: Apache-2.0 */
/* Seeding of random operators: each draw gets the program's seed and its own number.
 *
 * The seed is the state `fxge.random`, i64[2]: the key of the stream, and the number of draws that
 * earlier runs made from it. A run adds the number of its own draws, so that no two draws of a
 * session are equal, and sessions with equal seeds draw equal numbers. After `fxge.set_rng_state`
 * with a seed, draws use that seed and count from 0; a call without a seed returns to the program's
 * stream. `fxge.rng_state` returns the seed from which the following draws are made.
 *
 *  - requires: functional program; composites are decomposed, and no pass has merged nodes since
 *  - keeps: order, metas
 *  - breaks: nothing; afterwards draws are functions of their operands
 *
 * Draws within the bodies of conditions and loops are refused, because each iteration would need
 * numbers of its own. */
#include "base/diag/convert.h"
#include "ir/build.h"
#include "ir/tensor.h"
#include "passes/passes.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_random.h"

static const char state_name[] = "fxge.random"; /* the value of FXGE_RANDOM_STATE */

enum { SEED_WORDS = 2 };

typedef struct stream {
	fxge_value *seed;
	int64_t draws; /* number of draws from `seed` so far */
} stream;

typedef struct seeding {
	fxge_program *program;
	stream own, *current; /* the program's stream, and the stream in use at the visited node */
	stream given;
} seeding;

static bool
is_draw(const fxge_node *n)
{
	return (n->op->flags & FXGE_OP_RANDOM) != 0;
}

static bool
refuse_within(fxge_program *p, fxge_graph *g)
{
	bool any = false;

	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			any |= refuse_within(p, n->regions[i]);
		if (!is_draw(n) || g == p->main)
			continue;
		fxge_fail(p, n, FXGE_D_UNSUPPORTED_FORM,
			"random numbers within the body of a condition or loop are not converted yet");
		fxge_refuse(n);
		any = true;
	}
	return any;
}

/* ---- the state ---- */

static fxge_tensor *
add_word_pair(fxge_program *p, const char *name, int64_t a, int64_t b)
{
	const int64_t n = SEED_WORDS, words[] = {a, b};
	fxge_tensor *t = fxge_tensor_new(
		&p->arena, fxge_program_fresh_tensor_name(p, name), FXGE_DT_I64, 1, &n, words);

	fxge_program_add_tensor(p, t);
	return t;
}

/* Adds the state for the seed. Returns NULL after a diagnostic if a buffer of the model has the
 * same name. */
static fxge_value *
add_state(fxge_program *p)
{
	const fxge_size n = fxge_size_small(SEED_WORDS);
	const fxge_meta m = fxge_meta_tensor(&p->arena, FXGE_DT_I64, 1, &n);
	fxge_name name = fxge_names_get(p->names, state_name);

	for (size_t i = 0; i < p->inputs.len; i++)
		if (p->inputs.data[i].target == name) {
			fxge_report(&p->session->diags, NULL, FXGE_D_UNSUPPORTED_FORM,
				"a buffer of the model has the name '%s', which is reserved for the seed of random "
				"numbers",
				name);
			return NULL;
		}
	const fxge_input in = {
		.role = FXGE_ROLE_STATE, .target = name, .tensor = add_word_pair(p, state_name, 0, 0)};

	fxge_vec_push(&p->arena, &p->inputs, in);
	return fxge_graph_add_input(p->main, fxge_names_get(p->names, "random"), &m);
}

/* Returns the seed advanced by the stream's draws, or the seed itself if there are none. */
static fxge_value *
advanced_seed(const seeding *s, const stream *from, fxge_node *before)
{
	fxge_program *p = s->program;

	if (!from->draws)
		return from->seed;
	fxge_value *more = fxge_build_const(p->main, before, add_word_pair(p, "draws", 0, from->draws));

	return more ? fxge_build1(p->main, before, &fxge_ops[ATEN_add_Tensor],
			   FXGE_VALUES2(from->seed, more), before->loc)
				: NULL;
}

static bool
add_output(const seeding *s)
{
	fxge_program *p = s->program;
	fxge_graph *g = p->main;
	uint32_t n = fxge_graph_n_outputs(g);
	fxge_value *v = advanced_seed(s, &s->own, g->ret);
	fxge_operand *o = FXGE_NEW_ARRAY(&p->scratch, (size_t)n + 1, fxge_operand);
	fxge_name name = fxge_names_get(p->names, state_name);
	const fxge_output out = {.kind = FXGE_OUT_STATE, .name = name, .target = name};

	if (!v)
		return false;
	o[0] = (fxge_operand){.kind = FXGE_K_VALUE, .value = v};
	fxge_vec_push(&p->arena, &p->outputs, out);
	for (uint32_t i = n; i > 0; i--) {
		o[i] = *fxge_graph_output(g, i - 1);
		p->outputs.data[i] = p->outputs.data[i - 1];
	}
	p->outputs.data[0] = out;
	fxge_graph_set_outputs(g, o, n + 1);
	return true;
}

/* ---- nodes ---- */

/* Returns true if the present stream has a seed; the first draw of the program adds the state. */
static bool
has_seed(seeding *s)
{
	if (s->current == &s->own && !s->own.seed)
		s->own.seed = add_state(s->program);
	return s->current->seed != NULL;
}

static bool
give_seed(seeding *s, fxge_node *n)
{
	const fxge_op *op = n->op;
	fxge_arg *args = FXGE_NEW_ARRAY(&s->program->scratch, (size_t)op->n_params + 1, fxge_arg);
	int seed = fxge_op_param(op, "seed"), draw = fxge_op_param(op, "draw");

	if (!has_seed(s))
		return false;
	for (int i = 0; i < op->n_params; i++)
		args[i] = i == seed   ? fxge_a_value(i, s->current->seed)
				  : i == draw ? fxge_a_int(i, s->current->draws++)
							  : fxge_a_port(i, n, i);
	args[op->n_params].param = -1;
	fxge_node *drawn = fxge_build_for(n, op, args, n->n_results);

	if (!drawn)
		return false;
	fxge_value_replace(n->results[0], drawn->results[0]);
	fxge_node_erase(n);
	return true;
}

static bool
replace_by_seed(seeding *s, fxge_node *n)
{
	fxge_value *v = has_seed(s) ? advanced_seed(s, s->current, n) : NULL;

	if (!v)
		return false;
	fxge_value_replace(n->results[0], v);
	fxge_node_erase(n);
	return true;
}

static void
set_seed(seeding *s, fxge_node *n)
{
	s->given = (stream){.seed = fxge_node_in(n, FXGE_set_rng_state__seed)};
	s->current = s->given.seed ? &s->given : &s->own;
	fxge_node_erase(n);
}

static bool
visit_node(seeding *s, fxge_node *n)
{
	if (n->op->id == FXGE_set_rng_state) {
		set_seed(s, n);
		return true;
	}
	if (n->op->id == FXGE_rng_state)
		return replace_by_seed(s, n);
	return !is_draw(n) || give_seed(s, n);
}

bool
fxge_pass_random(fxge_program *p)
{
	seeding s = {.program = p, .current = &s.own};

	if (refuse_within(p, p->main))
		return true; /* reported, and counted as refused */
	FXGE_EACH_NODE_SAFE (n, p->main)
		if (!visit_node(&s, n))
			return false;
	return !s.own.draws || add_output(&s);
}
