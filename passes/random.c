/* Gives each draw of random numbers the program's seed and its own number.
 *
 * The seed is the state `fxge.random`, i64[2]: the key of the stream, and how many draws were made
 * of it before this run. A run adds the program's draws, so that no two draws of a session are
 * equal, and a session that starts from the same seed draws the same. Between `fxge.set_rng_state`
 * with a seed and without one, draws are of that seed and count from 0 on; `fxge.rng_state` is the
 * seed of which what follows it is drawn.
 *
 * requires  functional form; composites are decomposed, and nothing merged nodes since
 * keeps     order, metas
 * breaks    nothing: behind it draws are functions of their operands
 *
 * Draws within the bodies of conditions and loops are refused: each time round needs its own. */
#include "ir/build.h"
#include "ir/tensor.h"
#include "passes/passes.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_random.h"
#include "fxge_op_ids.h"

static const char state_name[] = "fxge.random"; /* FXGE_RANDOM_STATE */

enum { SEED_WORDS = 2 };

typedef struct stream {
	fxge_value *seed;
	int64_t draws; /* made of it so far */
} stream;

typedef struct seeding {
	fxge_program *program;
	stream own, *now; /* of the program; what draws at the node that is looked at */
	stream given;
} seeding;

static bool
draws(const fxge_node *n)
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
		if (!draws(n) || g == p->main)
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
pair(fxge_program *p, const char *name, int64_t a, int64_t b)
{
	const int64_t n = SEED_WORDS, words[] = {a, b};
	fxge_tensor *t = fxge_tensor_new(
		&p->arena, fxge_program_fresh_tensor_name(p, name), FXGE_DT_I64, 1, &n, words);

	fxge_program_add_tensor(p, t);
	return t;
}

/* NULL after a diagnostic: a buffer of the model has the name. */
static fxge_value *
add_state(fxge_program *p)
{
	const fxge_size n = fxge_size_small(SEED_WORDS);
	const fxge_meta m = fxge_meta_tensor(&p->arena, FXGE_DT_I64, 1, &n);
	fxge_name name = fxge_names_get(p->names, state_name);

	for (size_t i = 0; i < p->inputs.len; i++)
		if (p->inputs.data[i].target == name) {
			fxge_report(&p->session->diags, NULL, FXGE_D_UNSUPPORTED_FORM,
				"a buffer of the model is named '%s', as the seed of its random numbers is", name);
			return NULL;
		}
	const fxge_input in = {
		.role = FXGE_ROLE_STATE, .target = name, .tensor = pair(p, state_name, 0, 0)};

	fxge_vec_push(&p->arena, &p->inputs, in);
	return fxge_graph_add_input(p->main, fxge_names_get(p->names, "random"), &m);
}

/* The seed behind so many draws; itself where there are none. */
static fxge_value *
behind(const seeding *s, const stream *from, fxge_node *before)
{
	fxge_program *p = s->program;

	if (!from->draws)
		return from->seed;
	fxge_value *more = fxge_build_const(p->main, before, pair(p, "draws", 0, from->draws));

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
	fxge_value *v = behind(s, &s->own, g->ret);
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

/* The first draw of the program itself brings the state. */
static bool
has_seed(seeding *s)
{
	if (s->now == &s->own && !s->own.seed)
		s->own.seed = add_state(s->program);
	return s->now->seed != NULL;
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
		args[i] = i == seed   ? fxge_a_value(i, s->now->seed)
				  : i == draw ? fxge_a_int(i, s->now->draws++)
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
tell_seed(seeding *s, fxge_node *n)
{
	fxge_value *v = has_seed(s) ? behind(s, s->now, n) : NULL;

	if (!v)
		return false;
	fxge_value_replace(n->results[0], v);
	fxge_node_erase(n);
	return true;
}

static void
take_seed(seeding *s, fxge_node *n)
{
	s->given = (stream){.seed = fxge_node_in(n, FXGE_set_rng_state__seed)};
	s->now = s->given.seed ? &s->given : &s->own;
	fxge_node_erase(n);
}

static bool
visit(seeding *s, fxge_node *n)
{
	if (n->op->id == FXGE_set_rng_state) {
		take_seed(s, n);
		return true;
	}
	if (n->op->id == FXGE_rng_state)
		return tell_seed(s, n);
	return !draws(n) || give_seed(s, n);
}

bool
fxge_pass_random(fxge_program *p)
{
	seeding s = {.program = p, .now = &s.own};

	if (refuse_within(p, p->main))
		return true; /* told, and counted */
	FXGE_EACH_NODE_SAFE (n, p->main)
		if (!visit(&s, n))
			return false;
	return !s.own.draws || add_output(&s);
}
