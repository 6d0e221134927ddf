/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of parameters, buffers and lifted constants without writers to ge.Const nodes.
 *
 *  - requires: functional program (states have their role)
 *  - keeps: order of the other inputs
 *  - breaks: nothing */
#include "base/diag/common.h"
#include "base/diag/passes.h"
#include "ir/build.h"
#include "passes/passes.h"

#include "fxge_aten_complex.h"

static bool
is_constant(fxge_role r)
{
	return r == FXGE_ROLE_PARAMETER || r == FXGE_ROLE_BUFFER || r == FXGE_ROLE_CONSTANT;
}

/* Returns a real tensor with the same bytes: real and imaginary parts along one more dim. */
static fxge_tensor *
real_parts_of(fxge_program *p, const fxge_tensor *x)
{
	fxge_tensor *t = fxge_arena_copy(&p->arena, x, sizeof *x);
	int64_t *shape = FXGE_NEW_ARRAY(&p->arena, (size_t)x->rank + 1, int64_t),
			*stride = FXGE_NEW_ARRAY(&p->arena, (size_t)x->rank + 1, int64_t);

	t->name = fxge_program_fresh_tensor_name(p, x->name);
	t->dtype = fxge_dtype_real(x->dtype);
	t->rank = x->rank + 1;
	t->shape = shape;
	t->stride = x->stride ? stride : NULL;
	for (int d = 0; d < x->rank; d++) {
		shape[d] = x->shape[d];
		stride[d] = x->stride ? 2 * x->stride[d] : 0;
	}
	shape[x->rank] = 2;
	stride[x->rank] = 1;
	fxge_program_add_tensor(p, t);
	return t;
}

/* Builds a complex constant from its real parts, since GE's Const does not support complex dtypes.
 */
static fxge_value *
complex_constant(fxge_graph *g, const fxge_tensor *x)
{
	fxge_program *p = g->program;

	if (x->rank == FXGE_MAX_RANK) {
		fxge_report(&p->session->diags, NULL, FXGE_D_LIMIT, "%s: parts of a tensor with %d dims",
			x->name, x->rank);
		return NULL;
	}
	fxge_value *c = fxge_build_const(g, g->entry->next, real_parts_of(p, x));

	return c ? fxge_build1(g, c->def->next, &fxge_ops[ATEN_view_as_complex],
			   FXGE_ARGS(fxge_a_value(ATEN_view_as_complex__self, c)), NULL)
			 : NULL;
}

/* Replaces the uses of an input by a constant at the head of the graph. */
static bool
replace_by_constant(fxge_graph *g, uint32_t i)
{
	fxge_value *v = fxge_graph_input(g, i);
	const fxge_input *in = &g->program->inputs.data[i];

	if (!v->uses)
		return true;
	if (!in->tensor)
		return fxge_report(&g->program->session->diags, NULL, FXGE_D_NO_WEIGHT,
			"%s has no value in the file", in->target ? in->target : v->name);
	bool parts = in->tensor->dtype == FXGE_DT_C64 || in->tensor->dtype == FXGE_DT_C128;
	fxge_value *c =
		parts ? complex_constant(g, in->tensor) : fxge_build_const(g, g->entry->next, in->tensor);

	if (!c)
		return false;
	c->def->name = v->name;
	fxge_value_replace(v, c);
	return true;
}

/* Removes the constant inputs and keeps the others in order. One pass, since removing inputs one by
 * one is quadratic in the number of weights. */
static void
drop_inputs(fxge_graph *g)
{
	fxge_program *p = g->program;
	uint32_t to = 0;

	for (uint32_t i = 0; i < g->entry->n_results; i++) {
		if (is_constant(p->inputs.data[i].role))
			continue;
		g->entry->results[to] = g->entry->results[i];
		g->entry->results[to]->index = to;
		p->inputs.data[to++] = p->inputs.data[i];
	}
	g->entry->n_results = to;
	p->inputs.len = to;
}

bool
fxge_pass_constants(fxge_program *p)
{
	fxge_graph *g = p->main;

	/* Backwards: each constant is inserted at the head, which leaves the constants in the order of
	 * the inputs. */
	for (uint32_t i = fxge_graph_n_inputs(g); i-- > 0;)
		if (is_constant(p->inputs.data[i].role) && !replace_by_constant(g, i))
			return false;
	drop_inputs(g);
	return true;
}
