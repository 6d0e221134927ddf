/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of elementwise operators (kernel.h): checks of ports, and unrolling of the formula. */
#include "writers/kernel_vector.h"

#include "writers/code.h"

#include <ctype.h>

enum { MOST_INPUTS = 32 }; /* limit of inputs: a bit set marks those with a single element */

bool
fxge_kernel_is_mask(fxge_dtype_set dtypes)
{
	return dtypes == (fxge_dtype_set)1 << FXGE_DT_BOOL;
}

int
fxge_kernel_element(const fxge_op *ge)
{
	for (int i = 0; i < ge->n_params && !ge->params[i].attr; i++)
		if (!fxge_kernel_is_mask(ge->params[i].dtypes))
			return i;
	return -1;
}

const char *
fxge_kernel_name(fxge_arena *a, const char *name)
{
	static const char *const words[] = {"T", "at", "bytes", "context", "count", "data", "filled",
		"ge", "half", "i", "kernel", "masks", "ones", "pad", "pipe", "std", "tile", "tiles",
		"tiling", "total", "wide", "work", "workspace"};
	size_t n = strlen(name), digits = 1;
	bool taken = (n && name[n - 1] == '_') || fxge_code_is_reserved(name);

	while (name[0] && isdigit((unsigned char)name[digits]))
		digits++;
	taken |= (name[0] == 'w' || name[0] == 'm') && digits > 1 && digits == n;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		taken |= !strcmp(name, words[i]);
	return taken ? fxge_arena_printf(a, "%sPort", name) : name;
}

/* ---- ports ---- */

static bool
same_dtype(const fxge_param *a, const fxge_param *b)
{
	return a->symbol == b->symbol && a->dtypes == b->dtypes
		   && (a->symbol || !(a->dtypes & (a->dtypes - 1)));
}

/* Returns NULL if the ports are masks or have one common dtype, else the fault. */
static const char *
not_elementwise(const fxge_op *ge, int *n_inputs)
{
	int first = fxge_kernel_element(ge);

	if (first < 0 || !(ge->params[first].dtypes & vx_floats()))
		return "no input of f32, f16 or bf16";
	if (ge->params[first].dtypes & ~vx_floats())
		return "inputs of other dtypes than f32, f16 and bf16";
	for (*n_inputs = 0; *n_inputs < ge->n_params && !ge->params[*n_inputs].attr; ++*n_inputs) {
		const fxge_param *p = &ge->params[*n_inputs], *x = &ge->params[first];

		if (p->optional || p->list)
			return "inputs that may be absent, or are lists";
		if (p != x && !fxge_kernel_is_mask(p->dtypes) && !same_dtype(p, x))
			return "inputs whose dtypes differ";
	}
	if (*n_inputs > MOST_INPUTS)
		return "more than 32 inputs";
	for (int i = 0; i < ge->n_results; i++) {
		const fxge_result *r = &ge->results[i];

		if (r->list)
			return "results that are a list";
		if (!fxge_kernel_is_mask(r->dtypes)
			&& (r->symbol != ge->params[first].symbol || r->dtypes != ge->params[first].dtypes))
			return "a result whose dtype is not that of the inputs";
	}
	return NULL;
}

/* Converts an argument; numeric attributes are passed with the tiling. */
static vx_value
argument(vx_unroller *u, const fxge_param *p)
{
	if (!p->attr)
		return vx_input(u, fxge_kernel_is_mask(p->dtypes));
	if (p->list || p->type > FXGE_P_BOOL || p->type == FXGE_P_TENSOR)
		return (vx_value){0};
	return vx_expression(
		p->type != FXGE_P_FLOAT, VX_TEXT(u, "%s_", fxge_kernel_name(u->arena, p->name)));
}

/* Gives each result a buffer of its own: a result that is an input or another result is copied. */
static void
own_results(vx_unroller *u, vx_value *results, int n, int n_inputs)
{
	for (int i = 0; i < n && !u->why; i++) {
		vx_value *r = &results[i];
		bool taken = false;

		if (r->kind != VX_TENSOR && r->kind != VX_MASK && r->kind != VX_NUMBER) {
			vx_cannot(u, "a result that is not a tensor");
			return;
		}
		if (!r->reads)
			vx_cannot(u, "a result that does not depend on an input");
		*r = fxge_kernel_is_mask(u->ge->results[i].dtypes) ? vx_mask(u, *r) : vx_tensor(u, *r);
		for (int k = 0; k < i; k++)
			taken |= results[k].at == r->at;
		if (taken || r->at < n_inputs)
			*r = vx_copied(u, *r);
	}
}

fxge_vector_body
fxge_vector_body_of(fxge_arena *a, const fxge_op *ge, const fxge_formulas *builtins)
{
	vx_unroller u = {.arena = a, .ge = ge, .builtins = builtins};
	const fxge_composition *c = ge->compositions;
	int n_inputs = 0;

	u.why = not_elementwise(ge, &n_inputs);
	if (!ge->n_compositions)
		return (fxge_vector_body){.why = "no formula (`compute`)"};
	if (ge->n_compositions != 1 || !c->formula || c->when || ge->cast)
		return (fxge_vector_body){.why = "a text graph, or several cases"};
	vx_value *args = FXGE_NEW_ARRAY(a, (size_t)ge->n_params + 1, vx_value), v;

	if (!u.why)
		u.element = ge->params[fxge_kernel_element(ge)].dtypes & vx_floats();
	for (int i = 0; i < ge->n_params && !u.why; i++)
		args[i] = argument(&u, &ge->params[i]);
	v = u.why ? (vx_value){0}
			  : vx_run(&u, ge->formulas ? ge->formulas : builtins, c->formula, args, ge->n_params);
	vx_value *results = FXGE_NEW_ARRAY(a, (size_t)ge->n_results + 1, vx_value);

	for (int i = 0; i < ge->n_results && !u.why; i++)
		results[i] = v.kind == VX_LIST ? (i < v.n ? v.items[i] : (vx_value){0}) : v;
	own_results(&u, results, ge->n_results, n_inputs);
	return u.why ? (fxge_vector_body){.why = u.why}
				 : vx_written(&u, results, ge->n_results, n_inputs);
}
