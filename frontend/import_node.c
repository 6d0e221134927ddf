/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of a saved node to a node of the graph: arguments to ports, outputs to results. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "base/diag/import.h"
#include "frontend/import.h"

typedef struct node_import {
	fxge_importer *im;
	fxge_in_scope *sc;
	const Fx__Node *n;
	const fxge_target *t;
	const fxge_op *op;
	fxge_port *ports;
	FXGE_VEC(const Fx__GraphArgument *) regions;
	bool lenient; /* the row is a placeholder: arguments that it cannot hold are left out */
	const Fx__NamedArgument *odd; /* first argument that the operator's row lacks */
} node_import;

/* ---- arguments ---- */

/* Returns the parameter of an argument; nearly all calls pass arguments in the order of the
 * schema. */
static int
param_of(const node_import *c, const char *name, int guess)
{
	if (!name || !*name)
		return guess < c->op->n_params ? guess : -1;
	if (guess < c->op->n_params && strcmp(c->op->params[guess].name, name) == 0)
		return guess;
	return fxge_op_param(c->op, name);
}

static bool
takes_anything(const fxge_op *op)
{
	return op->n_params == 1 && op->params[FXGE_FIRST].type == FXGE_P_ANY
		   && op->params[FXGE_FIRST].list;
}

/* Imports arguments of a higher-order operator: all operands in one port, graphs as regions. */
static fxge_fit
flat_operands(node_import *c)
{
	for (size_t i = 0; i < c->n->n_inputs; i++) {
		const Fx__Argument *a = c->n->inputs[i]->arg;
		bool present;

		if (a && a->value_case == FX__ARGUMENT__VALUE_AS_GRAPH) {
			fxge_vec_push(c->im->tmp, &c->regions, a->as_graph);
			continue;
		}
		fxge_fit fit = fxge_import_operands(c->im, c->sc, &c->op->params[FXGE_FIRST], a, &present);

		if (fit == FXGE_FIT_INVALID || (fit != FXGE_FIT_OK && !c->lenient))
			return fit;
		if (!present)
			fxge_vec_push(c->im->tmp, &c->im->ops, (fxge_operand){.kind = FXGE_K_NONE});
	}
	c->ports[0] = fxge_port_of(0, c->im->ops.len, true);
	return FXGE_FIT_OK;
}

static fxge_fit
named_operand(node_import *c, const Fx__NamedArgument *a, int param)
{
	if (param < 0) {
		c->odd = a;
		return FXGE_FIT_UNKNOWN;
	}
	if (c->im->given.data[param]) {
		fxge_import_fail(c->im, FXGE_D_IMPORT_ARGUMENT, "argument '%s' is given twice",
			c->op->params[param].name);
		return FXGE_FIT_INVALID;
	}
	c->im->given.data[param] = true;
	size_t first = c->im->ops.len;
	bool present;
	fxge_fit fit = fxge_import_operands(c->im, c->sc, &c->op->params[param], a->arg, &present);

	if (fit == FXGE_FIT_UNKNOWN || fit == FXGE_FIT_NUMBER)
		c->odd = a;
	if (fit != FXGE_FIT_OK && fit != FXGE_FIT_INVALID && c->lenient) {
		c->im->ops.len = first;
		present = false;
		fit = FXGE_FIT_OK;
	}
	c->ports[param] = fxge_port_of(first, present ? c->im->ops.len - first : 0, present);
	return fit;
}

static fxge_fit
operands(node_import *c)
{
	int guess = 0;

	c->im->ops.len = 0;
	c->regions.len = 0;
	fxge_vec_reserve(c->im->tmp, &c->im->ports, (size_t)c->op->n_params);
	fxge_vec_reserve(c->im->tmp, &c->im->given, (size_t)c->op->n_params);
	c->ports = c->im->ports.data;
	if (c->op->n_params) {
		memset(c->ports, 0, (size_t)c->op->n_params * sizeof *c->ports);
		memset(c->im->given.data, 0, (size_t)c->op->n_params * sizeof *c->im->given.data);
	}
	if (takes_anything(c->op))
		return flat_operands(c);
	for (size_t i = 0; i < c->n->n_inputs; i++) {
		const Fx__NamedArgument *a = c->n->inputs[i];

		if (a->arg && a->arg->value_case == FX__ARGUMENT__VALUE_AS_GRAPH) {
			fxge_vec_push(c->im->tmp, &c->regions, a->arg->as_graph);
			continue;
		}
		/* a placeholder has the parameters of the call, in its order */
		int param = c->lenient ? guess : param_of(c, a->name, guess);
		fxge_fit fit = named_operand(c, a, param);

		if (fit != FXGE_FIT_OK)
			return fit;
		guess = param + 1;
	}
	return FXGE_FIT_OK;
}

static bool
check_required(node_import *c)
{
	for (int i = 0; i < c->op->n_params; i++) {
		const fxge_param *p = &c->op->params[i];

		if (!c->ports[i].present && p->dflt.kind == FXGE_LIT_NONE && !p->optional && !p->list)
			return fxge_import_fail(
				c->im, FXGE_D_IMPORT_ARGUMENT, "argument '%s' is missing", p->name);
		if (c->ports[i].present && !p->list && c->ports[i].count != 1)
			return fxge_import_fail(c->im, FXGE_D_IMPORT_ARGUMENT,
				"argument '%s': found %u values, expected one", p->name, c->ports[i].count);
	}
	return true;
}

static const char *
why_odd(const node_import *c)
{
	const Fx__NamedArgument *a = c->odd;
	const char *name = a && a->name ? a->name : "";

	if (!a)
		return "an argument is in a form that is not supported";
	if (fxge_op_param(c->t->op, name) < 0)
		return fxge_arena_printf(c->im->tmp,
			"argument '%.100s' is not in the schema of this version of fxge: was it saved by a "
			"newer "
			"PyTorch?",
			name);
	return fxge_arena_printf(c->im->tmp, "argument '%s' is given %s, which is not supported", name,
		fxge_arg_form(a->arg));
}

/* Replaces the row by a placeholder if an argument cannot be represented. The node keeps its name;
 * no lowering applies to it. */
static bool
use_placeholder(node_import *c, const char *refusal)
{
	refusal = refusal ? fxge_names_get(c->im->s->names, refusal) : NULL;
	c->op = fxge_import_placeholder(c->im, c->t, c->n, refusal);
	c->lenient = true;
	return operands(c) == FXGE_FIT_OK && check_required(c);
}

/* Imports the operands again, with numbers as 0-d tensors. */
static fxge_fit
wrapped_operands(node_import *c)
{
	fxge_promotion tensors = {0};

	for (size_t i = 0; i < c->n->n_inputs; i++) {
		const Fx__Argument *a = c->n->inputs[i]->arg;
		fxge_value *v;

		if (!a || a->value_case != FX__ARGUMENT__VALUE_AS_TENSOR)
			continue;
		if (!fxge_import_tensor(c->im, c->sc, a->as_tensor, &v))
			return FXGE_FIT_INVALID;
		if (v->meta->kind == FXGE_META_TENSOR)
			fxge_promotion_tensor(&tensors, v->meta);
	}
	c->im->wrap_numbers = &tensors;
	c->im->wrap_wide = (c->op->flags & FXGE_OP_VIEW) != 0;
	fxge_fit fit = operands(c);

	c->im->wrap_numbers = NULL;
	return fit;
}

static bool
arguments(node_import *c)
{
	if (!c->t->op)
		return use_placeholder(c, NULL);
	c->op = c->t->op;
	fxge_fit fit = operands(c);

	if (fit == FXGE_FIT_NUMBER) {
		c->op = fxge_import_scalar_form(c->im, c->t->op);
		fit = c->op ? operands(c) : FXGE_FIT_NUMBER;
	}
	if (fit == FXGE_FIT_NUMBER) { /* the first argument is a number, or no overload accepts one */
		c->op = c->t->op;
		fit = wrapped_operands(c);
	}
	if (fit == FXGE_FIT_UNKNOWN || fit == FXGE_FIT_NUMBER)
		return use_placeholder(c, why_odd(c));
	return fit == FXGE_FIT_OK && check_required(c);
}

/* ---- results ---- */

static void
add_tensor(node_import *c, const Fx__TensorArgument *a)
{
	fxge_in_result x = {.name = a->name, .tensor = a};

	fxge_vec_push(c->im->tmp, &c->im->results, x);
}

static bool
add_result(node_import *c, const Fx__Argument *a)
{
	fxge_in_result x = {0};

	switch (a->value_case) {
	case FX__ARGUMENT__VALUE_AS_TENSOR:
		add_tensor(c, a->as_tensor);
		return true;
	case FX__ARGUMENT__VALUE_AS_TENSORS:
		for (size_t i = 0; i < a->as_tensors->n_items; i++)
			add_tensor(c, a->as_tensors->items[i]);
		return true;
	case FX__ARGUMENT__VALUE_AS_OPTIONAL_TENSORS:
		for (size_t i = 0; i < a->as_optional_tensors->n_items; i++) {
			const Fx__OptionalTensorArgument *o = a->as_optional_tensors->items[i];

			if (o->value_case == FX__OPTIONAL_TENSOR_ARGUMENT__VALUE_AS_TENSOR)
				add_tensor(c, o->as_tensor);
			else
				fxge_vec_push(c->im->tmp, &c->im->results, x);
		}
		return true;
	case FX__ARGUMENT__VALUE_AS_OPTIONAL_TENSOR:
		if (a->as_optional_tensor->value_case == FX__OPTIONAL_TENSOR_ARGUMENT__VALUE_AS_TENSOR)
			add_tensor(c, a->as_optional_tensor->as_tensor);
		else
			fxge_vec_push(c->im->tmp, &c->im->results, x);
		return true;
	case FX__ARGUMENT__VALUE_AS_NONE:
		break;
	case FX__ARGUMENT__VALUE_AS_INT:
		x = (fxge_in_result){.number = true,
			.is_constant = true,
			.constant = fxge_sym_int(c->im->p->syms, a->as_int)};
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_INT:
		if (a->as_sym_int->value_case != FX__SYM_INT_ARGUMENT__VALUE_AS_NAME)
			return false;
		x = (fxge_in_result){
			.number = true, .name = a->as_sym_int->as_name, .type = FXGE_SYM_T_INT};
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_FLOAT:
		if (a->as_sym_float->value_case != FX__SYM_FLOAT_ARGUMENT__VALUE_AS_NAME)
			return false;
		x = (fxge_in_result){
			.number = true, .name = a->as_sym_float->as_name, .type = FXGE_SYM_T_FLOAT};
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_BOOL:
		if (a->as_sym_bool->value_case != FX__SYM_BOOL_ARGUMENT__VALUE_AS_NAME)
			return false;
		x = (fxge_in_result){
			.number = true, .name = a->as_sym_bool->as_name, .type = FXGE_SYM_T_BOOL};
		break;
	default:
		return false;
	}
	fxge_vec_push(c->im->tmp, &c->im->results, x);
	return true;
}

static bool
any_list(const fxge_op *op)
{
	for (int i = 0; i < op->n_results; i++)
		if (op->results[i].list)
			return true;
	return false;
}

static bool
collect_results(node_import *c)
{
	c->im->results.len = 0;
	for (size_t i = 0; i < c->n->n_outputs; i++)
		if (!add_result(c, c->n->outputs[i]))
			return fxge_import_fail(c->im, FXGE_D_IMPORT_RESULT,
				"output %zu: found %s, expected a tensor or a number", i,
				fxge_arg_form(c->n->outputs[i]));
	/* the result None of a call without results */
	if (c->im->results.len == 1 && !c->im->results.data[0].name && !c->im->results.data[0].number
		&& (c->op->n_results == 0 || (c->op->flags & FXGE_OP_CUSTOM)))
		c->im->results.len = 0;
	if (c->im->results.len > FXGE_MAX_OPERANDS)
		return fxge_import_fail(c->im, FXGE_D_LIMIT, "found %zu results, expected at most %d",
			c->im->results.len, FXGE_MAX_OPERANDS);
	if (c->lenient || takes_anything(c->op) || any_list(c->op)
		|| c->im->results.len == (size_t)c->op->n_results)
		return true;
	return fxge_import_fail(c->im, FXGE_D_IMPORT_RESULT, "found %zu results, expected the %d of %s",
		c->im->results.len, c->op->n_results, c->op->name);
}

static bool
result_meta(node_import *c, const fxge_in_result *x, fxge_meta *m)
{
	bool have = false;

	*m = (fxge_meta){.kind = FXGE_META_NONE};
	if (x->number) {
		m->kind = FXGE_META_SIZE;
		m->size = x->constant;
		if (x->is_constant)
			return true;
		if (!x->name || !fxge_import_number(c->im, c->sc->in, x->name, x->type, &m->size, &have))
			return false;
		return have ? true
					: fxge_import_fail(c->im, FXGE_D_IMPORT_EXPR, "%s has no expression", x->name);
	}
	if (!x->tensor)
		return true;
	m->kind = FXGE_META_UNKNOWN;
	const Fx__TensorMeta *tm = x->tensor->meta;

	if (!tm && x->name)
		tm = c->im->src->tensor(c->im->src, c->sc->in, x->name);
	if (c->im->src->failed)
		return false;
	return !tm || fxge_import_meta(c->im, tm, x->name, m);
}

/* Notes results of float8_e8m0fnu. */
static void
note_scales(const node_import *c, const fxge_in_result *x, const fxge_value *v)
{
	if (!x->tensor || v->meta->kind != FXGE_META_TENSOR || v->meta->dtype != FXGE_DT_U8)
		return;
	const Fx__TensorMeta *m = x->tensor->meta;

	if (!m && x->name)
		m = c->im->src->tensor(c->im->src, c->sc->in, x->name);
	if (m && m->dtype == FXGE_TORCH_E8M0)
		fxge_import_note_scale(c->im, v);
}

/* Returns true for operators that move the bytes of a value of float8_e8m0fnu, and for those of
 * torch_npu, whose rows read scales as bytes. */
static bool
moves_bytes(const char *name)
{
	static const char *const moving[] = {"view", "reshape", "_unsafe_view", "flatten", "unflatten",
		"permute", "transpose", "t", "unsqueeze", "squeeze", "slice", "select", "narrow", "split",
		"split_with_sizes", "chunk", "cat", "stack", "expand", "clone", "contiguous", "alias",
		"detach", "lift_fresh_copy", "index_select", "copy", "_assert_tensor_metadata"};
	size_t n;

	if (strncmp(name, "aten.", 5) != 0)
		return true;
	n = strcspn(name + 5, ".");
	for (size_t i = 0; i < sizeof moving / sizeof *moving; i++)
		if (strlen(moving[i]) == n && memcmp(moving[i], name + 5, n) == 0)
			return true;
	return false;
}

/* Refuses arithmetic on values of float8_e8m0fnu, which would compute with their bytes. */
static bool
reads_no_scales(const node_import *c, const fxge_node *node)
{
	for (uint32_t i = 0; c->im->has_scales && i < node->n_operands; i++) {
		const fxge_operand *o = &node->operands[i];

		if (o->kind == FXGE_K_VALUE && fxge_map_get(&c->im->scales, fxge_ptr_key(o->value))
			&& !moves_bytes(c->op->name))
			return fxge_import_fail(c->im, FXGE_D_UNSUPPORTED_DTYPE,
				"%s is of float8_e8m0fnu, which only moves of data and operators of torch_npu "
				"take: "
				"view it as torch.uint8",
				o->value->name ? o->value->name : "an operand");
	}
	return true;
}

static bool
define_results(node_import *c, fxge_node *node)
{
	for (size_t i = 0; i < c->im->results.len; i++) {
		const fxge_in_result *x = &c->im->results.data[i];
		fxge_value *v = node->results[i];
		fxge_meta m;

		if (!result_meta(c, x, &m))
			return false;
		if (m.kind != FXGE_META_UNKNOWN)
			fxge_value_set_meta(c->im->p, v, &m);
		note_scales(c, x, v);
		if (!x->name && !x->tensor)
			continue;
		v->name = fxge_import_name(c->im, x->name, "a result");
		if (!v->name || !fxge_import_define(c->im, c->sc, v->name, v))
			return false;
	}
	return true;
}

/* ---- nodes ---- */

static bool
import_regions(node_import *c, fxge_node *node)
{
	for (size_t i = 0; i < c->regions.len; i++) {
		fxge_graph *g;

		if (!fxge_import_region(c->im, c->sc, c->regions.data[i], &g))
			return false;
		g->parent = node;
		node->regions[i] = g;
	}
	return true;
}

static void
fill_operands(const node_import *c, fxge_node *node)
{
	for (uint32_t i = 0; i < node->n_operands; i++) {
		fxge_operand *o = &node->operands[i];
		const fxge_operand *from = &c->im->ops.data[i];

		if (from->kind == FXGE_K_VALUE) {
			fxge_operand_set(o, from->value);
			continue;
		}
		*o = *from;
		o->user = node;
	}
}

/* Returns whether the node calls an ATen operator without a row whose results are neither tensors
 * nor sizes, such as a dtype or a constant bool. The exported program holds these as constants. */
static bool
is_constant_call(const node_import *c)
{
	return c->op->id == UINT32_MAX && c->n->n_outputs && !c->im->results.len && !c->regions.len
		   && strncmp(c->op->name, "aten.", 5) == 0;
}

static bool
import_call(fxge_importer *im, fxge_in_scope *sc, const fxge_target *t, const Fx__Node *n)
{
	node_import c = {.im = im, .sc = sc, .n = n, .t = t};

	if (!arguments(&c) || !collect_results(&c))
		return false;
	if (is_constant_call(&c))
		return true;
	const fxge_loc *loc = fxge_import_loc(im, n);
	fxge_node *node = fxge_node_alloc(sc->graph, sc->graph->ret, c.op, (uint32_t)im->ops.len,
		(uint32_t)im->results.len, (uint32_t)c.regions.len, loc);

	if (n->name && *n->name && strlen(n->name) <= FXGE_MAX_NAME)
		node->name = fxge_names_get(im->s->names, n->name);
	fill_operands(&c, node);
	return reads_no_scales(&c, node) && define_results(&c, node) && fxge_node_finish(node, c.ports)
		   && import_regions(&c, node);
}

/* Unwraps with_effects(token, operator, its arguments) -> (token, its results).
 *
 * PyTorch orders operators with side effects by such tokens. The order of nodes is equivalent, so
 * the resulting token is replaced by the passed one. Returns false if `n` has another form. */
static bool
open_effect(const Fx__Node *n, Fx__Node *call, const char **passed, const char **given)
{
	*call = *n;
	if (n->n_inputs < 2 || n->n_outputs < 1 || !n->inputs[0]->arg || !n->inputs[1]->arg
		|| n->inputs[1]->arg->value_case != FX__ARGUMENT__VALUE_AS_OPERATOR)
		return false;
	*passed = fxge_import_referred(n->inputs[0]->arg);
	*given = fxge_import_referred(n->outputs[0]);
	call->target = n->inputs[1]->arg->as_operator;
	call->inputs += 2;
	call->n_inputs -= 2;
	call->outputs++;
	call->n_outputs--;
	return *passed && *given;
}

static bool
pass_token(fxge_importer *im, fxge_in_scope *sc, const char *passed, const char *given)
{
	fxge_name name = fxge_import_name(im, given, "a result");
	fxge_in_value token;

	if (!name || !fxge_import_lookup(im, sc, passed, &token))
		return false;
	return token.value ? fxge_import_define(im, sc, name, token.value)
					   : fxge_import_fail(im, FXGE_D_IMPORT_ARGUMENT, "%s is not a token", passed);
}

static fxge_target *
target(fxge_importer *im, const char *text)
{
	if (!text || !*text) {
		fxge_import_fail(im, FXGE_D_IMPORT_FIELD, "found a node without target");
		return NULL;
	}
	if (strlen(text) > FXGE_MAX_NAME) {
		fxge_import_fail(im, FXGE_D_LIMIT, "found a target of %zu bytes", strlen(text));
		return NULL;
	}
	fxge_target *t = fxge_import_target(im, text);

	im->target = t ? t->name : im->target;
	return t;
}

/* Gives a tensor inside of a tensor subclass the name of the node that reads it. */
static bool
import_inner_tensor(fxge_importer *im, fxge_in_scope *sc, const Fx__Node *n)
{
	const Fx__Argument *of = n->n_inputs == 2 ? n->inputs[0]->arg : NULL,
					   *attribute = of ? n->inputs[1]->arg : NULL;
	const char *from = of ? fxge_import_referred(of) : NULL,
			   *to = n->n_outputs == 1 ? fxge_import_referred(n->outputs[0]) : NULL;
	fxge_value *v;

	if (!from || !to || !attribute || attribute->value_case != FX__ARGUMENT__VALUE_AS_STRING)
		return fxge_import_fail(
			im, FXGE_D_IMPORT_ARGUMENT, "expected a tensor subclass and the name of its attribute");
	fxge_name name = fxge_import_name(im, to, "a result");

	Fx__TensorArgument inner = FX__TENSOR_ARGUMENT__INIT;

	inner.name = name ? fxge_arena_printf(im->tmp, "%s.%s", from, attribute->as_string) : NULL;
	return name && fxge_import_tensor(im, sc, &inner, &v) && fxge_import_define(im, sc, name, v);
}

/* Unwraps out_dtype(operator, dtype, its arguments): an operator of its own, whose first argument
 * is the dtype. Returns false if there is none for this operator. */
static bool
open_out_dtype(fxge_importer *im, const Fx__Node *n, Fx__Node *call)
{
	const Fx__Argument *of = n->n_inputs > 1 ? n->inputs[0]->arg : NULL;
	const char *text =
		of && of->value_case == FX__ARGUMENT__VALUE_AS_OPERATOR ? of->as_operator : "";
	const char *name = strstr(text, "aten.");

	if (!name || strlen(text) > FXGE_MAX_NAME)
		return false;
	const char *target = fxge_arena_printf(im->tmp, "fxge.out_dtype_%s", name + strlen("aten."));

	if (!fxge_op_find(im->s, target, strlen(target)))
		return false;
	*call = *n;
	call->target = (char *)target;
	call->inputs++;
	call->n_inputs--;
	return true;
}

bool
fxge_import_node(fxge_importer *im, fxge_in_scope *sc, const Fx__Node *n)
{
	fxge_target *t = target(im, n->target);
	const char *passed, *given;
	bool done = false;
	Fx__Node call;

	if (t && strcmp(t->name, "higher_order.with_effects") == 0
		&& open_effect(n, &call, &passed, &given)) {
		n = &call;
		t = pass_token(im, sc, passed, given) ? target(im, n->target) : NULL;
	}
	if (t && strcmp(t->name, "higher_order.out_dtype") == 0 && open_out_dtype(im, n, &call)) {
		n = &call;
		t = target(im, n->target);
	}
	if (t && strcmp(t->name, "export.access_subclass_inner_tensor.default") == 0)
		return import_inner_tensor(im, sc, n);
	if (!t || (t->sym >= 0 && !fxge_import_sym_node(im, sc, t, n, &done)))
		return false;
	return done || import_call(im, sc, t, n);
}
