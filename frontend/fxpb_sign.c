/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of a program's inputs and outputs to the graph signature of torch.export. */
#include "frontend/fxpb_sign.h"

static char *
text(const char *s)
{
	return (char *)(uintptr_t)s;
}

static Fx__TensorArgument *
tensor(fxge_fxpb_tables *t, fxge_name name)
{
	Fx__TensorArgument *a = FXGE_MSG(t, Fx__TensorArgument, tensor_argument);

	a->name = text(name);
	return a;
}

/* ---- inputs ---- */

static Fx__ConstantValue *
literal(fxge_fxpb_tables *t, const fxge_operand *o)
{
	Fx__ConstantValue *v = FXGE_MSG(t, Fx__ConstantValue, constant_value);

	switch (o->kind) {
	case FXGE_K_INT:
		v->value_case = FX__CONSTANT_VALUE__VALUE_AS_INT;
		fxge_sym_is_int(t->p->syms, o->size, &v->as_int);
		break;
	case FXGE_K_FLOAT:
		v->value_case = FX__CONSTANT_VALUE__VALUE_AS_FLOAT;
		v->as_float = o->f;
		break;
	case FXGE_K_BOOL:
		v->value_case = FX__CONSTANT_VALUE__VALUE_AS_BOOL;
		v->as_bool = o->b;
		break;
	case FXGE_K_STR:
		v->value_case = FX__CONSTANT_VALUE__VALUE_AS_STRING;
		v->as_string = text(o->name);
		break;
	default:
		v->value_case = FX__CONSTANT_VALUE__VALUE_AS_NONE;
		v->as_none = true;
	}
	return v;
}

static void
constant_input(fxge_fxpb_tables *t, const fxge_input *in, const fxge_value *v, Fx__InputSpec *s)
{
	s->spec_case = FX__INPUT_SPEC__SPEC_CONSTANT_INPUT;
	s->constant_input = FXGE_MSG(t, Fx__InputToConstantInputSpec, input_to_constant_input_spec);
	s->constant_input->name = text(v->name);
	s->constant_input->value = literal(t, &in->literal);
}

/* Writes a buffer, a state, or an input that is neither parameter nor constant as a buffer. On
 * import, an output that updates it makes it a state again. */
static void
buffer_input(fxge_fxpb_tables *t, const fxge_input *in, const fxge_value *v, Fx__InputSpec *s)
{
	s->spec_case = FX__INPUT_SPEC__SPEC_BUFFER;
	s->buffer = FXGE_MSG(t, Fx__InputToBufferSpec, input_to_buffer_spec);
	s->buffer->arg = tensor(t, v->name);
	s->buffer->buffer_name = text(in->target);
}

static Fx__InputSpec *
input_spec(fxge_fxpb_tables *t, const fxge_input *in, const fxge_value *v)
{
	Fx__InputSpec *s = FXGE_MSG(t, Fx__InputSpec, input_spec);

	switch (in->role) {
	case FXGE_ROLE_USER:
		s->spec_case = FX__INPUT_SPEC__SPEC_USER_INPUT;
		s->user_input = FXGE_MSG(t, Fx__UserInputSpec, user_input_spec);
		s->user_input->arg = fxge_fxpb_result(t, v);
		if (in->name != v->name)
			s->user_input->user_name = text(in->name);
		break;
	case FXGE_ROLE_PARAMETER:
		s->spec_case = FX__INPUT_SPEC__SPEC_PARAMETER;
		s->parameter = FXGE_MSG(t, Fx__InputToParameterSpec, input_to_parameter_spec);
		s->parameter->arg = tensor(t, v->name);
		s->parameter->parameter_name = text(in->target);
		break;
	case FXGE_ROLE_CONSTANT:
		s->spec_case = FX__INPUT_SPEC__SPEC_TENSOR_CONSTANT;
		s->tensor_constant =
			FXGE_MSG(t, Fx__InputToTensorConstantSpec, input_to_tensor_constant_spec);
		s->tensor_constant->arg = tensor(t, v->name);
		s->tensor_constant->tensor_constant_name = text(in->target);
		break;
	case FXGE_ROLE_BUFFER:
	case FXGE_ROLE_STATE:
		buffer_input(t, in, v, s);
		break;
	case FXGE_ROLE_TOKEN:
		s->spec_case = FX__INPUT_SPEC__SPEC_TOKEN;
		s->token = FXGE_MSG(t, Fx__InputTokenSpec, input_token_spec);
		s->token->arg = FXGE_MSG(t, Fx__TokenArgument, token_argument);
		s->token->arg->name = text(v->name);
		break;
	case FXGE_ROLE_LITERAL:
		constant_input(t, in, v, s);
		break;
	}
	return s;
}

/* ---- outputs ---- */

static Fx__OutputSpec *
output_spec(fxge_fxpb_tables *t, const fxge_output *o, const fxge_operand *v)
{
	fxge_name value = v->kind == FXGE_K_VALUE ? v->value->name : o->name;
	Fx__OutputSpec *s = FXGE_MSG(t, Fx__OutputSpec, output_spec);
	bool parameter = false;

	for (size_t i = 0; i < t->p->inputs.len; i++)
		parameter |= t->p->inputs.data[i].target == o->target
					 && t->p->inputs.data[i].role == FXGE_ROLE_PARAMETER;
	if (o->kind == FXGE_OUT_USER) {
		s->spec_case = FX__OUTPUT_SPEC__SPEC_USER_OUTPUT;
		s->user_output = FXGE_MSG(t, Fx__UserOutputSpec, user_output_spec);
		s->user_output->user_name = text(o->name);
	} else if (o->kind == FXGE_OUT_LOSS) {
		s->spec_case = FX__OUTPUT_SPEC__SPEC_LOSS_OUTPUT;
		s->loss_output = FXGE_MSG(t, Fx__LossOutputSpec, loss_output_spec);
		s->loss_output->arg = tensor(t, value);
	} else if (o->kind == FXGE_OUT_STATE) {
		s->spec_case = FX__OUTPUT_SPEC__SPEC_BUFFER_MUTATION;
		s->buffer_mutation = FXGE_MSG(t, Fx__BufferMutationSpec, buffer_mutation_spec);
		*s->buffer_mutation =
			(Fx__BufferMutationSpec){s->buffer_mutation->base, tensor(t, value), text(o->target)};
	} else if (o->kind == FXGE_OUT_INPUT_MUTATION) {
		s->spec_case = FX__OUTPUT_SPEC__SPEC_USER_INPUT_MUTATION;
		s->user_input_mutation = FXGE_MSG(t, Fx__UserInputMutationSpec, user_input_mutation_spec);
		*s->user_input_mutation = (Fx__UserInputMutationSpec){
			s->user_input_mutation->base, tensor(t, value), text(o->target)};
	} else if (o->kind == FXGE_OUT_GRADIENT && parameter) {
		s->spec_case = FX__OUTPUT_SPEC__SPEC_GRADIENT_TO_PARAMETER;
		s->gradient_to_parameter =
			FXGE_MSG(t, Fx__GradientToParameterSpec, gradient_to_parameter_spec);
		*s->gradient_to_parameter = (Fx__GradientToParameterSpec){
			s->gradient_to_parameter->base, tensor(t, value), text(o->target)};
	} else if (o->kind == FXGE_OUT_GRADIENT) {
		s->spec_case = FX__OUTPUT_SPEC__SPEC_GRADIENT_TO_USER_INPUT;
		s->gradient_to_user_input =
			FXGE_MSG(t, Fx__GradientToUserInputSpec, gradient_to_user_input_spec);
		*s->gradient_to_user_input = (Fx__GradientToUserInputSpec){
			s->gradient_to_user_input->base, tensor(t, value), text(o->target)};
	} else {
		s->spec_case = FX__OUTPUT_SPEC__SPEC_TOKEN;
		s->token = FXGE_MSG(t, Fx__OutputTokenSpec, output_token_spec);
		s->token->arg = FXGE_MSG(t, Fx__TokenArgument, token_argument);
		s->token->arg->name = text(o->name);
	}
	return s;
}

Fx__GraphSignature *
fxge_fxpb_signature(fxge_fxpb_tables *t)
{
	Fx__GraphSignature *g = FXGE_MSG(t, Fx__GraphSignature, graph_signature);
	const fxge_program *p = t->p;

	g->n_input_specs = p->inputs.len;
	g->input_specs = FXGE_NEW_ARRAY(t->msg, p->inputs.len, Fx__InputSpec *);
	for (size_t i = 0; i < p->inputs.len; i++)
		g->input_specs[i] = input_spec(t, &p->inputs.data[i], p->main->entry->results[i]);
	g->n_output_specs = p->outputs.len;
	g->output_specs = FXGE_NEW_ARRAY(t->msg, p->outputs.len, Fx__OutputSpec *);
	for (size_t i = 0; i < p->outputs.len; i++)
		g->output_specs[i] = output_spec(t, &p->outputs.data[i], &p->main->ret->operands[i]);
	return g;
}

/* ---- call signature ---- */

Fx__ModuleCallEntry *
fxge_fxpb_call(fxge_fxpb_tables *t)
{
	const fxge_call_form *form = &t->p->form;

	if (!form->in_spec && !form->out_spec)
		return NULL;
	Fx__ModuleCallEntry *e = FXGE_MSG(t, Fx__ModuleCallEntry, module_call_entry);
	Fx__ModuleCallSignature *s = FXGE_MSG(t, Fx__ModuleCallSignature, module_call_signature);

	e->fqn = text("");
	e->signature = s;
	s->in_spec = text(form->in_spec);
	s->out_spec = text(form->out_spec);
	s->forward_arg_names = (char **)(uintptr_t)form->arg_names;
	while (form->arg_names && form->arg_names[s->n_forward_arg_names])
		s->n_forward_arg_names++;
	return e;
}
