/* Instances of text graphs: decompositions of the op table, and what user-described operators
 * compute. */
#include "ir/text.h"
#include "decomp/expand.h"
#include "decomp/builder.h"

static bool
name_holds(fxge_cx *cx, const char *name, size_t n)
{
	bool negate = n && *name == '!';

	if (negate) {
		name++;
		n--;
	}
	int param = fxge_op_param(cx->node->op, fxge_names_getn(cx->call.session->names, name, n));

	if (param < 0)
		return fxge_call_fail(
			&cx->call, FXGE_D_COMPOSITION, "condition '%.*s' names no parameter", (int)n, name);
	bool given = fxge_arg_present(&cx->call, param);

	if (given && cx->node->op->params[param].type == FXGE_P_BOOL
		&& !cx->node->op->params[param].list)
		given = fxge_arg_bool(&cx->call, param);
	return given != negate;
}

bool
fxge_composition_holds(fxge_cx *cx, const char *when)
{
	bool holds = true;

	while (when && *when && !cx->call.failed) {
		size_t skip = strspn(when, " &"), n = strcspn(when + skip, " &");

		if (n == 0)
			break;
		holds &= name_holds(cx, when + skip, n);
		when += skip + n;
	}
	return holds;
}

/* ---- instances ---- */

typedef struct instance {
	fxge_cx *cx;
	const fxge_graph *g;
	const fxge_bindings *from;
	fxge_map values; /* value of the text graph -> value here */
	fxge_map lists;  /* input of the text graph -> fxge_values */
} instance;

static bool
bind_inputs(instance *in)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(in->g); i++) {
		fxge_value *v = fxge_graph_input(in->g, i);
		fxge_bound mine = {0};

		if (!in->from->input(in->from->user, v->name, &mine))
			return false;
		if (mine.value)
			fxge_map_put(in->cx->call.arena, &in->values, fxge_ptr_key(v), mine.value);
		if (mine.list)
			fxge_map_put(in->cx->call.arena, &in->lists, fxge_ptr_key(v), (fxge_values *)mine.list);
	}
	return true;
}

typedef FXGE_VEC(fxge_operand) operand_list;

static void
push_value(instance *in, fxge_value *v, operand_list *out)
{
	fxge_operand o = {.kind = v ? FXGE_K_VALUE : FXGE_K_NONE};

	if (v)
		o.value = v;
	fxge_vec_push(in->cx->call.arena, out, o);
}

/* An argument of one raw operand, as an element of a list. */
static bool
push_capture(instance *in, fxge_name name, int param, operand_list *out)
{
	fxge_arg one;

	if (!in->from->capture(in->from->user, name, param, &one))
		return false;
	if (one.kind != FXGE_K_NONE || one.n != 1)
		return fxge_call_fail(&in->cx->call, FXGE_D_COMPOSITION,
			"the composition's '%s' stands in a list and is not one constant", name);
	fxge_vec_push(in->cx->call.arena, out, one.raw[0]);
	return true;
}

static bool
push_operand(
	instance *in, const fxge_operand *from, const fxge_param *row, int param, operand_list *out)
{
	const fxge_values *list =
		from->kind == FXGE_K_VALUE ? fxge_map_get(&in->lists, fxge_ptr_key(from->value)) : NULL;

	if (from->kind == FXGE_K_CAPTURE)
		return push_capture(in, from->name, param, out);
	if (list && !row->list)
		return fxge_call_fail(&in->cx->call, FXGE_D_COMPOSITION,
			"the composition's '%s' is a list, and '%s' takes one tensor", from->value->name,
			row->name);
	if (from->kind != FXGE_K_VALUE)
		fxge_vec_push(in->cx->call.arena, out, *from);
	else if (!list) /* NULL: an optional parameter that is not given */
		push_value(in, fxge_map_get(&in->values, fxge_ptr_key(from->value)), out);
	for (int i = 0; list && i < list->n; i++)
		push_value(in, list->v[i], out);
	return true;
}

static bool
operands(instance *in, const fxge_node *n, int param, fxge_arg *out)
{
	const fxge_port *q = &n->ports[param];
	const fxge_operand *from = &n->operands[q->first];
	const fxge_param *row = &n->op->params[param];
	operand_list o = {0};

	/* one `$name`, also alone in brackets: the whole argument */
	if (q->count == 1 && from->kind == FXGE_K_CAPTURE)
		return in->from->capture(in->from->user, from->name, param, out);
	for (uint32_t i = 0; i < q->count; i++)
		if (!push_operand(in, &from[i], row, param, &o))
			return false;
	bool absent = !row->list && o.len == 1 && o.data[0].kind == FXGE_K_NONE;

	*out = absent ? fxge_a_value(param, NULL) : fxge_a_raw(param, o.data, (int)o.len, row->list);
	return true;
}

static bool
emit_copy(instance *in, const fxge_node *n)
{
	fxge_cx *cx = in->cx;
	fxge_arg *args = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n->op->n_params + 1, fxge_arg);
	int k = 0;

	if (n->op->flags & FXGE_OP_UNKNOWN)
		return fxge_call_fail(&cx->call, FXGE_D_COMPOSITION,
			"the composition uses %s, which nobody describes", n->op->name);
	for (int i = 0; i < n->op->n_params; i++)
		if (n->ports[i].present && !operands(in, n, i, &args[k++]))
			return false;
	args[k].param = -1;
	fxge_node *mine = fxge_emit_op(cx, n->op, args, n->n_results);

	for (uint32_t i = 0; mine && i < n->n_results; i++)
		fxge_map_put(cx->call.arena, &in->values, fxge_ptr_key(n->results[i]), mine->results[i]);
	return mine != NULL;
}

static bool
outputs(instance *in, fxge_value **out, uint32_t n_out)
{
	if (fxge_graph_n_outputs(in->g) != n_out)
		return fxge_call_fail(&in->cx->call, FXGE_D_COMPOSITION,
			"the composition has %u results, %u are expected", fxge_graph_n_outputs(in->g), n_out);
	for (uint32_t i = 0; i < n_out; i++) {
		const fxge_operand *o = fxge_graph_output(in->g, i);

		out[i] = o->kind == FXGE_K_VALUE ? fxge_map_get(&in->values, fxge_ptr_key(o->value)) : NULL;
		if (!out[i])
			return fxge_call_fail(
				&in->cx->call, FXGE_D_COMPOSITION, "result %u of the composition is no value", i);
	}
	return true;
}

bool
fxge_instantiate(
	fxge_cx *cx, const fxge_graph *g, const fxge_bindings *b, fxge_value **out, uint32_t n_out)
{
	instance in = {.cx = cx, .g = g, .from = b};

	if (!bind_inputs(&in))
		return false;
	FXGE_EACH_NODE (n, g)
		if (!emit_copy(&in, n))
			return false;
	return outputs(&in, out, n_out);
}

/* ---- a node's own parameters ---- */

static bool
bad(fxge_cx *cx, const char *what, const char *name)
{
	return fxge_call_fail(
		&cx->call, FXGE_D_COMPOSITION, "the composition's %s '%s' is not a parameter", what, name);
}

/* What the row says of inputs of other dtypes. */
static fxge_value *
cast_input(fxge_cx *cx, fxge_value *x)
{
	fxge_dtype result = fxge_out_meta(cx, 0)->dtype;

	switch (cx->node->op->cast) {
	case FXGE_CAST_PROMOTE:
		return fxge_emit_cast(cx, x, fxge_arg_promote_all(&cx->call));
	case FXGE_CAST_RESULT:
		return fxge_emit_cast(cx, x, result);
	case FXGE_CAST_OPMATH:
		return fxge_emit_opmath(cx, x, result);
	case FXGE_CAST_NONE:
		break;
	}
	return x;
}

static bool
own_input(void *user, fxge_name name, fxge_bound *out)
{
	fxge_cx *cx = user;
	int param = fxge_op_param(cx->node->op, name);

	if (param < 0)
		return bad(cx, "input", name);
	if (cx->node->op->params[param].list) {
		fxge_values all = fxge_ins(cx, param);

		out->list = fxge_arena_copy(cx->call.arena, &all, sizeof all);
	} else {
		out->value = cast_input(cx, fxge_in(cx, param));
	}
	return !cx->call.failed;
}

bool
fxge_default_arg(const fxge_param *row, int to, fxge_arg *out)
{
	*out = fxge_a_literal(to, &row->dflt);
	return row->dflt.kind != FXGE_LIT_NONE && row->dflt.kind != FXGE_LIT_ABSENT;
}

/* The node's own operands; floats of GE as the reader of arguments gives them: as f32. */
static fxge_arg
own_operands(fxge_cx *cx, const fxge_param *row, int param, int to)
{
	fxge_floats f = {NULL, 0};

	if (cx->node->op->ge && row->type == FXGE_P_FLOAT)
		f = fxge_arg_floats(&cx->call, param);
	if (f.n == 0)
		return fxge_a_port(to, cx->node, param);
	fxge_operand *o = FXGE_NEW_ARRAY(cx->call.arena, (size_t)f.n, fxge_operand);

	for (int i = 0; i < f.n; i++)
		o[i] = (fxge_operand){.kind = FXGE_K_FLOAT, .f = f.v[i]};
	return fxge_a_raw(to, o, f.n, row->list);
}

/* A port whose text is one `$name`: the node's own operands stand there, or its default's. */
static bool
own_capture(void *user, fxge_name name, int to, fxge_arg *out)
{
	fxge_cx *cx = user;
	int param = fxge_op_param(cx->node->op, name);

	if (param < 0)
		return bad(cx, "capture", name);
	const fxge_param *row = &cx->node->op->params[param];

	fxge_arg_present(&cx->call, param);
	if (cx->node->ports[param].present || row->dflt.kind == FXGE_LIT_ABSENT) {
		*out = own_operands(cx, row, param, to);
		return true;
	}
	return fxge_default_arg(row, to, out) || bad(cx, "capture", name);
}

bool
fxge_expand(fxge_cx *cx, const char *text, fxge_value **out, uint32_t n_out)
{
	fxge_program *t = fxge_text_parse_pattern(cx->call.session, cx->node->op->name, text);
	const fxge_bindings own = {.user = cx, .input = own_input, .capture = own_capture};

	if (!t)
		return !(cx->call.failed = true);
	bool ok = fxge_instantiate(cx, t->main, &own, out, n_out);

	fxge_program_release(t);
	return ok;
}
