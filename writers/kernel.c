/* The kernel of an elementwise operator (kernel.h): its ports are looked at, its formula unrolled.
 */
#include "writers/kernel_vector.h"

/* Inputs and results of one dtype, all there; NULL, or what is not so. */
static const char *
not_elementwise(const fxge_op *ge, int *n_inputs)
{
	fxge_dtype_set set = ge->n_params ? ge->params[0].dtypes & vx_floats() : 0;

	for (*n_inputs = 0; *n_inputs < ge->n_params && !ge->params[*n_inputs].attr; ++*n_inputs) {
		const fxge_param *p = &ge->params[*n_inputs];

		if (p->optional || p->list)
			return "inputs that may be absent, or are lists";
		if (p->symbol != ge->params[0].symbol && *n_inputs)
			return "inputs whose dtypes differ";
	}
	if (!*n_inputs || !set)
		return "no input of f32, f16 or bf16";
	for (int i = 0; i < ge->n_results; i++)
		if (ge->results[i].list)
			return "results that are a list";
	return NULL;
}

/* Attributes that are numbers come with the tiling. */
static vx_value
argument(vx_unroller *u, const fxge_param *p)
{
	if (!p->attr)
		return (vx_value){.kind = VX_TENSOR, .at = u->n_virtual++};
	if (p->list || p->type > FXGE_P_BOOL || p->type == FXGE_P_TENSOR)
		return (vx_value){0};
	return (vx_value){.kind = VX_NUMBER, .text = VX_TEXT(u, "%s_", p->name)};
}

/* A result that is an input, or another result, is a copy. */
static void
own_results(vx_unroller *u, vx_value *results, int n, int n_inputs)
{
	for (int i = 0; i < n; i++) {
		bool taken = results[i].kind == VX_TENSOR && results[i].at < n_inputs;

		for (int k = 0; k < i && results[i].kind == VX_TENSOR; k++)
			taken |= results[k].at == results[i].at;
		if (results[i].kind == VX_NUMBER)
			results[i] = vx_filled(u, results[i]);
		else if (results[i].kind != VX_TENSOR)
			vx_cannot(u, "a result that is no tensor");
		else if (taken)
			results[i] = vx_copied(u, results[i]);
	}
}

fxge_vector_body
fxge_vector_body_of(fxge_arena *a, const fxge_op *ge, const fxge_formulas *builtins)
{
	vx_unroller u = {.arena = a, .ge = ge, .builtins = builtins};
	const fxge_composition *c = ge->compositions;
	int n_inputs;

	u.why = not_elementwise(ge, &n_inputs);
	if (!ge->n_compositions)
		return (fxge_vector_body){.why = "no formula (`compute`)"};
	if (ge->n_compositions != 1 || !c->formula || c->when || ge->cast)
		return (fxge_vector_body){.why = "a text graph, or several cases"};
	vx_value *args = FXGE_NEW_ARRAY(a, (size_t)ge->n_params + 1, vx_value), v;

	for (int i = 0; i < ge->n_params && !u.why; i++)
		args[i] = argument(&u, &ge->params[i]);
	v = u.why ? (vx_value){0}
			  : vx_run(&u, ge->formulas ? ge->formulas : builtins, c->formula, args, ge->n_params);
	vx_value *results = FXGE_NEW_ARRAY(a, (size_t)ge->n_results + 1, vx_value);

	for (int i = 0; i < ge->n_results && !u.why; i++)
		results[i] = v.kind == VX_LIST ? (i < v.n ? v.items[i] : (vx_value){0}) : v;
	if (!u.why)
		own_results(&u, results, ge->n_results, n_inputs);
	return u.why ? (fxge_vector_body){.why = u.why}
				 : vx_written(&u, results, ge->n_results, n_inputs);
}
