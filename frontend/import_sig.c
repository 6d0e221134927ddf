/* SPDX-License-Identifier: Apache-2.0 */
/* The interface of a program: the role of each input and output of the main graph. */
#include "base/diag/common.h"
#include "base/diag/import.h"
#include "frontend/import.h"
#include "ir/targets.h"

#include <stdio.h>

/* ---- inputs ---- */

typedef struct in_spec {
	fxge_input input;
	fxge_meta meta;
	fxge_name name;
	bool part, addressed; /* as in fxge_input */
	bool scale;           /* the dtype is float8_e8m0fnu */
} in_spec;

/* Reads the meta of an input from the signature or the graph, which list the same inputs. */
static bool
argument_meta(
	fxge_importer *im, fxge_in_graph *g, const Fx__TensorArgument *a, size_t i, in_spec *out)
{
	const Fx__Argument *in = g->inputs[i];
	const Fx__TensorMeta *tm = a->meta;

	if (in->value_case != FX__ARGUMENT__VALUE_AS_TENSOR || !in->as_tensor->name
		|| strcmp(in->as_tensor->name, a->name) != 0)
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE,
			"input %zu is %s in the signature and another in the graph", i, a->name);
	if (!tm)
		tm = in->as_tensor->meta ? in->as_tensor->meta : im->src->tensor(im->src, g, a->name);
	if (im->src->failed)
		return false;
	if (!tm)
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE, "input %s has no metadata", a->name);
	out->part = fxge_import_is_part(tm);
	out->addressed = tm->addressed;
	out->scale = tm->dtype == FXGE_TORCH_E8M0;
	return fxge_import_meta(im, tm, a->name, &out->meta);
}

static bool
check_tensor(fxge_importer *im, const fxge_tensor *t, const fxge_meta *m)
{
	bool same = t->dtype == m->dtype && t->rank == m->rank;

	for (int i = 0; same && i < t->rank; i++) {
		int64_t v;

		same = !fxge_sym_is_int(im->p->syms, m->shape[i], &v) || v == t->shape[i];
	}
	return same ? true
				: fxge_import_fail(im, FXGE_D_IMPORT_TENSOR,
					"%s: the stored tensor has another dtype or shape than the graph's input",
					t->name);
}

/* Reads a parameter, buffer or constant `target`, passed to the placeholder `a`. */
static bool
tensor_input(fxge_importer *im, fxge_in_graph *g, size_t i, const Fx__TensorArgument *a,
	const char *target, fxge_role role, in_spec *out)
{
	if (!a)
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE, "found an input without argument");
	out->name = fxge_import_name(im, a->name, "an input");
	fxge_name name = out->name ? fxge_import_name(im, target, "a parameter or buffer") : NULL;

	if (!name || !argument_meta(im, g, a, i, out))
		return false;
	out->input = (fxge_input){.role = role,
		.name = out->name,
		.target = name,
		.tensor = fxge_program_tensor(im->p, name)};
	if (!out->input.tensor)
		return fxge_import_fail(
			im, FXGE_D_IMPORT_TENSOR, "found no tensor %s in the archive", name);
	return check_tensor(im, out->input.tensor, &out->meta);
}

static bool
literal_input(fxge_importer *im, const char *name, fxge_operand literal, in_spec *out)
{
	out->name = fxge_import_name(im, name, "a constant input");
	out->meta = (fxge_meta){.kind = FXGE_META_NONE};
	out->input = (fxge_input){.role = FXGE_ROLE_LITERAL, .name = out->name, .literal = literal};
	return out->name != NULL;
}

static bool
constant_input(fxge_importer *im, const Fx__InputToConstantInputSpec *c, in_spec *out)
{
	fxge_operand o = {.kind = FXGE_K_NONE};

	if (!c->value)
		return fxge_import_fail(
			im, FXGE_D_IMPORT_SIGNATURE, "found a constant input without value");
	switch (c->value->value_case) {
	case FX__CONSTANT_VALUE__VALUE_AS_NONE:
		break;
	case FX__CONSTANT_VALUE__VALUE_AS_INT:
		o = (fxge_operand){.kind = FXGE_K_INT, .size = fxge_sym_int(im->p->syms, c->value->as_int)};
		break;
	case FX__CONSTANT_VALUE__VALUE_AS_FLOAT:
		o = (fxge_operand){.kind = FXGE_K_FLOAT, .f = c->value->as_float};
		break;
	case FX__CONSTANT_VALUE__VALUE_AS_BOOL:
		o = (fxge_operand){.kind = FXGE_K_BOOL, .b = c->value->as_bool};
		break;
	case FX__CONSTANT_VALUE__VALUE_AS_STRING:
		if (strlen(c->value->as_string) > FXGE_MAX_NAME)
			return fxge_import_fail(im, FXGE_D_LIMIT, "found a text of %zu bytes as input",
				strlen(c->value->as_string));
		o = (fxge_operand){
			.kind = FXGE_K_STR, .name = fxge_names_get(im->s->names, c->value->as_string)};
		break;
	default:
		return fxge_import_fail(
			im, FXGE_D_IMPORT_SIGNATURE, "found a constant input of unknown form");
	}
	return literal_input(im, c->name, o, out);
}

static bool
number_input(fxge_importer *im, fxge_in_graph *g, const char *name, fxge_sym_type t, in_spec *out)
{
	bool have;

	out->name = fxge_import_name(im, name, "an input");
	out->meta = (fxge_meta){.kind = FXGE_META_SIZE};
	out->input = (fxge_input){.role = FXGE_ROLE_USER, .name = out->name};
	if (!out->name || !fxge_import_number(im, g, name, t, &out->meta.size, &have))
		return false;
	return have ? true
				: fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "input %s has no expression", name);
}

static bool
user_input(fxge_importer *im, fxge_in_graph *g, const Fx__UserInputSpec *u, size_t i, in_spec *out)
{
	const Fx__Argument *a = u->arg;
	char unnamed[32];

	if (!a)
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE, "found an input without argument");
	snprintf(unnamed, sizeof unnamed, "input_%zu", i);
	switch (a->value_case) {
	case FX__ARGUMENT__VALUE_AS_TENSOR:
		out->name = fxge_import_name(im, a->as_tensor->name, "an input");
		out->input = (fxge_input){.role = FXGE_ROLE_USER, .name = out->name};
		return out->name && argument_meta(im, g, a->as_tensor, i, out);
	case FX__ARGUMENT__VALUE_AS_SYM_INT:
		if (a->as_sym_int->value_case == FX__SYM_INT_ARGUMENT__VALUE_AS_NAME)
			return number_input(im, g, a->as_sym_int->as_name, FXGE_SYM_T_INT, out);
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_FLOAT:
		if (a->as_sym_float->value_case == FX__SYM_FLOAT_ARGUMENT__VALUE_AS_NAME)
			return number_input(im, g, a->as_sym_float->as_name, FXGE_SYM_T_FLOAT, out);
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_BOOL:
		if (a->as_sym_bool->value_case == FX__SYM_BOOL_ARGUMENT__VALUE_AS_NAME)
			return number_input(im, g, a->as_sym_bool->as_name, FXGE_SYM_T_BOOL, out);
		break;
	case FX__ARGUMENT__VALUE_AS_NONE:
		return literal_input(im, unnamed, (fxge_operand){.kind = FXGE_K_NONE}, out);
	case FX__ARGUMENT__VALUE_AS_INT:
		return literal_input(im, unnamed,
			(fxge_operand){.kind = FXGE_K_INT, .size = fxge_sym_int(im->p->syms, a->as_int)}, out);
	case FX__ARGUMENT__VALUE_AS_FLOAT:
		return literal_input(
			im, unnamed, (fxge_operand){.kind = FXGE_K_FLOAT, .f = a->as_float}, out);
	case FX__ARGUMENT__VALUE_AS_BOOL:
		return literal_input(
			im, unnamed, (fxge_operand){.kind = FXGE_K_BOOL, .b = a->as_bool}, out);
	default:
		break;
	}
	return fxge_import_fail(im, FXGE_D_IMPORT_UNSUPPORTED,
		"input %zu: found %s, expected a tensor or a number", i, fxge_arg_form(a));
}

static bool
one_input(fxge_importer *im, fxge_in_graph *g, const Fx__InputSpec *s, size_t i, in_spec *out)
{
	switch (s->spec_case) {
	case FX__INPUT_SPEC__SPEC_USER_INPUT:
		if (!user_input(im, g, s->user_input, i, out))
			return false;
		if (s->user_input->user_name)
			out->input.name = fxge_import_name(im, s->user_input->user_name, "an input");
		return out->input.name != NULL;
	case FX__INPUT_SPEC__SPEC_PARAMETER:
		return tensor_input(
			im, g, i, s->parameter->arg, s->parameter->parameter_name, FXGE_ROLE_PARAMETER, out);
	case FX__INPUT_SPEC__SPEC_BUFFER:
		return tensor_input(
			im, g, i, s->buffer->arg, s->buffer->buffer_name, FXGE_ROLE_BUFFER, out);
	case FX__INPUT_SPEC__SPEC_TENSOR_CONSTANT:
		return tensor_input(im, g, i, s->tensor_constant->arg,
			s->tensor_constant->tensor_constant_name, FXGE_ROLE_CONSTANT, out);
	case FX__INPUT_SPEC__SPEC_CONSTANT_INPUT:
		return constant_input(im, s->constant_input, out);
	case FX__INPUT_SPEC__SPEC_TOKEN:
		out->name = fxge_import_name(im, s->token->arg ? s->token->arg->name : NULL, "a token");
		out->meta = (fxge_meta){.kind = FXGE_META_TOKEN};
		out->input = (fxge_input){.role = FXGE_ROLE_TOKEN, .name = out->name};
		return out->name != NULL;
	case FX__INPUT_SPEC__SPEC_CUSTOM_OBJ:
		return fxge_import_fail(im, FXGE_D_IMPORT_UNSUPPORTED, "input %zu is a custom object (%s)",
			i, s->custom_obj->custom_obj_name ? s->custom_obj->custom_obj_name : "no name");
	default:
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE, "input %zu has an unknown role", i);
	}
}

static bool
is_given(fxge_role role)
{
	return role == FXGE_ROLE_USER || role == FXGE_ROLE_LITERAL;
}

/* Names the user's inputs by the pytree; other inputs keep their names. */
static void
name_inputs(fxge_importer *im)
{
	size_t n = im->p->inputs.len, users = 0, k = 0;
	fxge_name *names = FXGE_NEW_ARRAY(im->tmp, n, fxge_name);

	for (size_t i = 0; i < n; i++)
		users += is_given(im->p->inputs.data[i].role);
	fxge_import_input_names(im, names, users);
	for (size_t i = 0; i < n; i++) {
		fxge_input *in = &im->p->inputs.data[i];

		if (is_given(in->role) && names[k++] && in->name == im->p->main->entry->results[i]->name)
			in->name = names[k - 1];
	}
}

static bool
same_tensor(const fxge_tensor *a, const fxge_tensor *b)
{
	size_t bytes = (size_t)a->rank * sizeof *a->shape;

	return fxge_tensor_place(a) == fxge_tensor_place(b) && a->dtype == b->dtype
		   && a->rank == b->rank && (bytes == 0 || memcmp(a->shape, b->shape, bytes) == 0)
		   && !a->stride == !b->stride
		   && (bytes == 0 || !a->stride || memcmp(a->stride, b->stride, bytes) == 0);
}

/* Returns the buffer that a lifted constant is, or NULL. Non-strict exports lift a buffer as a
 * constant if Python code reaches it by another path than its module: equal bytes, under a name
 * that differs in each export. */
static fxge_value *
as_buffer(fxge_importer *im, fxge_in_scope *sc, fxge_map *buffers, const in_spec *x)
{
	const fxge_tensor *t = x->input.tensor;
	uint32_t n = fxge_graph_n_inputs(sc->graph);

	if (!t || !t->data || fxge_tensor_numel(t) == 0)
		return NULL;
	const uint8_t *place = fxge_tensor_place(t);
	uintptr_t at = (uintptr_t)fxge_map_get(buffers, fxge_ptr_key(place));

	if (x->input.role == FXGE_ROLE_BUFFER && at == 0)
		fxge_map_put(im->tmp, buffers, fxge_ptr_key(place), (void *)(uintptr_t)(n + 1));
	if (x->input.role != FXGE_ROLE_CONSTANT || at == 0
		|| !same_tensor(t, im->p->inputs.data[at - 1].tensor))
		return NULL;
	return fxge_graph_input(sc->graph, (uint32_t)(at - 1));
}

/* Returns the argument and the name of the tensor of a parameter, buffer or constant, or NULL. */
static const Fx__TensorArgument *
tensor_argument(const Fx__InputSpec *s, const char **target)
{
	switch (s->spec_case) {
	case FX__INPUT_SPEC__SPEC_PARAMETER:
		*target = s->parameter->parameter_name;
		return s->parameter->arg;
	case FX__INPUT_SPEC__SPEC_BUFFER:
		*target = s->buffer->buffer_name;
		return s->buffer->arg;
	case FX__INPUT_SPEC__SPEC_TENSOR_CONSTANT:
		*target = s->tensor_constant->tensor_constant_name;
		return s->tensor_constant->arg;
	default:
		return NULL;
	}
}

/* Adds a tensor inside of a subclass as an input, which access_subclass_inner_tensor finds by
 * name. */
static bool
inner_input(fxge_importer *im, fxge_in_scope *sc, const char *of, const fxge_tensor *t,
	const char *attribute)
{
	fxge_name name =
		fxge_import_name(im, fxge_arena_printf(im->tmp, "%s.%s", of, attribute), "an input");
	fxge_size shape[FXGE_MAX_RANK];

	if (!name)
		return false;
	for (int i = 0; i < t->rank; i++)
		shape[i] = fxge_sym_int(im->p->syms, t->shape[i]);
	fxge_meta meta = fxge_meta_tensor(&im->p->arena, t->dtype, t->rank, shape);
	fxge_value *v = fxge_graph_add_input(sc->graph, name, &meta);
	fxge_input in = {.role = FXGE_ROLE_PARAMETER, .name = name, .target = t->name, .tensor = t};

	fxge_vec_push(&im->p->arena, &im->p->inputs, in);
	return fxge_import_define(im, sc, name, v);
}

/* Adds the tensors inside of a tensor subclass. *done is false if the input is another. */
static bool
subclass_inputs(fxge_importer *im, fxge_in_scope *sc, const Fx__InputSpec *s, bool *done)
{
	const char *target = NULL;
	const Fx__TensorArgument *a = tensor_argument(s, &target);
	fxge_name name = a && target ? fxge_names_find(im->s->names, target, strlen(target)) : NULL;
	size_t first = name ? (uintptr_t)fxge_map_get(&im->p->subclasses, fxge_ptr_key(name)) : 0;

	*done = first > 0;
	for (size_t i = first; *done && i <= im->p->tensors.len; i++) {
		const fxge_tensor *t = im->p->tensors.data[i - 1];
		size_t n = strlen(name);

		if (strncmp(t->name, name, n) != 0 || t->name[n] != '.')
			break;
		if (!inner_input(im, sc, a->name, t, t->name + n + 1))
			return false;
	}
	return true;
}

bool
fxge_import_inputs(fxge_importer *im, fxge_in_scope *sc)
{
	const Fx__GraphSignature *sig = im->in->signature;
	size_t n = sig ? sig->n_input_specs : 0;
	fxge_map buffers = {0}; /* from the address of the data to the input's index + 1 */

	if (n != sc->in->n_inputs)
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE,
			"found %zu inputs of the graph and %zu in the signature", sc->in->n_inputs, n);
	for (size_t i = 0; i < n; i++) {
		in_spec x = {0};
		bool done;

		if (!subclass_inputs(im, sc, sig->input_specs[i], &done))
			return false;
		if (done)
			continue;
		if (!one_input(im, sc->in, sig->input_specs[i], i, &x))
			return false;
		fxge_value *v = as_buffer(im, sc, &buffers, &x);

		if (!v) {
			v = fxge_graph_add_input(sc->graph, x.name, &x.meta);
			x.input.part = x.part;
			x.input.addressed = x.addressed;
			fxge_vec_push(&im->p->arena, &im->p->inputs, x.input);
		}
		if (x.scale)
			fxge_import_note_scale(im, v);
		if (!fxge_import_define(im, sc, x.name, v))
			return false;
	}
	name_inputs(im);
	return true;
}

/* ---- outputs ---- */

/* Marks a mutated buffer as state, whatever role the signature declares. */
static bool
mark_state(fxge_importer *im, fxge_name target)
{
	for (size_t i = 0; i < im->p->inputs.len; i++) {
		fxge_input *in = &im->p->inputs.data[i];

		if (in->target == target) {
			in->role = FXGE_ROLE_STATE;
			return true;
		}
	}
	return fxge_import_fail(
		im, FXGE_D_IMPORT_SIGNATURE, "found a new value of %s, which is not an input", target);
}

/* Returns the user's input with this name in the graph, or else with this own name; NULL if there
 * is none. */
static const fxge_input *
changed_input(const fxge_importer *im, fxge_name name)
{
	const fxge_input *named = NULL;

	for (size_t i = 0; i < im->p->inputs.len; i++) {
		const fxge_input *in = &im->p->inputs.data[i];

		if (in->role != FXGE_ROLE_USER)
			continue;
		if (im->p->main->entry->results[i]->name == name)
			return in;
		named = in->name == name ? in : named;
	}
	return named;
}

/* Returns whether the name is a parameter or a user's input, which have gradients. */
static bool
has_gradient(const fxge_importer *im, fxge_name name)
{
	for (size_t i = 0; i < im->p->inputs.len; i++)
		if (im->p->inputs.data[i].target == name)
			return true;
	return changed_input(im, name) != NULL;
}

static bool
with_target(fxge_importer *im, fxge_output_kind kind, const char *target,
	const Fx__TensorArgument *a, fxge_output *o)
{
	*o = (fxge_output){
		.kind = kind, .target = fxge_import_name(im, target, "the target of an output")};
	o->name = a ? fxge_import_name(im, a->name, "an output") : NULL;
	if (!o->target || !o->name)
		return o->target && !a ? fxge_import_fail(
				   im, FXGE_D_IMPORT_SIGNATURE, "found an output without argument")
							   : false;
	if (kind == FXGE_OUT_STATE)
		return mark_state(im, o->target);
	const fxge_input *in = changed_input(im, o->target);

	if (kind == FXGE_OUT_GRADIENT ? !has_gradient(im, o->target) : !in)
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE,
			"found an output that updates %s, which is not an input", o->target);
	o->target = kind == FXGE_OUT_INPUT_MUTATION ? in->name : o->target;
	return true;
}

static bool
one_output(fxge_importer *im, const Fx__OutputSpec *s, size_t i, fxge_output *o)
{
	switch (s->spec_case) {
	case FX__OUTPUT_SPEC__SPEC_USER_OUTPUT:
		*o = (fxge_output){.kind = FXGE_OUT_USER};
		if (s->user_output->user_name)
			o->name = fxge_import_name(im, s->user_output->user_name, "an output");
		return !s->user_output->user_name || o->name;
	case FX__OUTPUT_SPEC__SPEC_LOSS_OUTPUT:
		*o = (fxge_output){.kind = FXGE_OUT_LOSS};
		return true;
	case FX__OUTPUT_SPEC__SPEC_BUFFER_MUTATION:
		return with_target(
			im, FXGE_OUT_STATE, s->buffer_mutation->buffer_name, s->buffer_mutation->arg, o);
	case FX__OUTPUT_SPEC__SPEC_PARAMETER_MUTATION:
		return with_target(im, FXGE_OUT_STATE, s->parameter_mutation->parameter_name,
			s->parameter_mutation->arg, o);
	case FX__OUTPUT_SPEC__SPEC_GRADIENT_TO_PARAMETER:
		return with_target(im, FXGE_OUT_GRADIENT, s->gradient_to_parameter->parameter_name,
			s->gradient_to_parameter->arg, o);
	case FX__OUTPUT_SPEC__SPEC_GRADIENT_TO_USER_INPUT:
		return with_target(im, FXGE_OUT_GRADIENT, s->gradient_to_user_input->user_input_name,
			s->gradient_to_user_input->arg, o);
	case FX__OUTPUT_SPEC__SPEC_USER_INPUT_MUTATION:
		return with_target(im, FXGE_OUT_INPUT_MUTATION, s->user_input_mutation->user_input_name,
			s->user_input_mutation->arg, o);
	case FX__OUTPUT_SPEC__SPEC_TOKEN:
		*o = (fxge_output){.kind = FXGE_OUT_TOKEN};
		return true;
	default:
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE, "output %zu has an unknown role", i);
	}
}

const char *
fxge_import_referred(const Fx__Argument *a)
{
	if (!a)
		return NULL;
	if (a->value_case == FX__ARGUMENT__VALUE_AS_TENSOR)
		return a->as_tensor->name;
	if (a->value_case == FX__ARGUMENT__VALUE_AS_SYM_INT
		&& a->as_sym_int->value_case == FX__SYM_INT_ARGUMENT__VALUE_AS_NAME)
		return a->as_sym_int->as_name;
	return NULL;
}

/* Returns the name of the output in the signature, or NULL. The graph must agree with it. */
static const char *
signed_name(const Fx__OutputSpec *s)
{
	switch (s->spec_case) {
	case FX__OUTPUT_SPEC__SPEC_USER_OUTPUT:
		return fxge_import_referred(s->user_output->arg);
	case FX__OUTPUT_SPEC__SPEC_LOSS_OUTPUT:
		return s->loss_output->arg ? s->loss_output->arg->name : NULL;
	case FX__OUTPUT_SPEC__SPEC_BUFFER_MUTATION:
		return s->buffer_mutation->arg ? s->buffer_mutation->arg->name : NULL;
	case FX__OUTPUT_SPEC__SPEC_PARAMETER_MUTATION:
		return s->parameter_mutation->arg ? s->parameter_mutation->arg->name : NULL;
	case FX__OUTPUT_SPEC__SPEC_USER_INPUT_MUTATION:
		return s->user_input_mutation->arg ? s->user_input_mutation->arg->name : NULL;
	default:
		return NULL;
	}
}

static bool
check_output(fxge_importer *im, const Fx__OutputSpec *s, const Fx__Argument *a, size_t i)
{
	const char *in_sig = signed_name(s), *in_graph = fxge_import_referred(a);

	if (!in_sig || (in_graph && strcmp(in_sig, in_graph) == 0))
		return true;
	return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE,
		"output %zu is %s in the signature and %s in the graph", i, in_sig,
		in_graph ? in_graph : "a constant");
}

/* Names the remaining outputs after their values and makes all names unique. */
static void
name_outputs(fxge_importer *im, fxge_output *o, size_t n)
{
	fxge_strmap given = {0};

	for (size_t i = 0; i < n; i++) {
		const fxge_operand *v = &im->ops.data[i];

		if (!o[i].name)
			o[i].name =
				v->kind == FXGE_K_VALUE && v->value->name
					? v->value->name
					: fxge_names_get(im->s->names, fxge_arena_printf(im->tmp, "output_%zu", i));
		o[i].name = fxge_names_get(im->s->names, fxge_strmap_fresh(im->tmp, &given, o[i].name));
	}
}

/* Names the user's outputs by the pytree, in order; other outputs keep their names. */
static void
name_by_spec(fxge_importer *im, fxge_output *o, size_t n)
{
	fxge_name *names = FXGE_NEW_ARRAY(im->tmp, n, fxge_name);
	size_t users = 0, k = 0;

	for (size_t i = 0; i < n; i++)
		users += o[i].kind == FXGE_OUT_USER || o[i].kind == FXGE_OUT_LOSS;
	fxge_import_output_names(im, names, users);
	for (size_t i = 0; i < n; i++)
		if (o[i].kind == FXGE_OUT_USER || o[i].kind == FXGE_OUT_LOSS) {
			if (!o[i].name)
				o[i].name = names[k];
			k++;
		}
}

bool
fxge_import_outputs(fxge_importer *im, fxge_in_scope *sc)
{
	const Fx__GraphSignature *sig = im->in->signature;
	size_t n = sig ? sig->n_output_specs : 0;

	if (!fxge_import_results(im, sc))
		return false;
	if (n != sc->in->n_outputs || n != im->ops.len)
		return fxge_import_fail(im, FXGE_D_IMPORT_SIGNATURE,
			"found %zu outputs of the graph and %zu in the signature", im->ops.len, n);
	fxge_output *o = FXGE_NEW_ARRAY(im->tmp, n, fxge_output);

	for (size_t i = 0; i < n; i++)
		if (!check_output(im, sig->output_specs[i], sc->in->outputs[i], i)
			|| !one_output(im, sig->output_specs[i], i, &o[i]))
			return false;
	name_by_spec(im, o, n);
	name_outputs(im, o, n);
	fxge_targets targets = fxge_targets_of(im->p, im->tmp);

	for (size_t i = 0; i < n; i++) {
		if (!fxge_targets_add(&targets, &o[i], i))
			return fxge_import_fail(
				im, FXGE_D_IMPORT_SIGNATURE, "found two new values of %s", o[i].target);
		fxge_vec_push(&im->p->arena, &im->p->outputs, o[i]);
	}
	fxge_graph_set_outputs(sc->graph, im->ops.data, (uint32_t)im->ops.len);
	return true;
}
