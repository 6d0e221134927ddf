/* SPDX-License-Identifier: Apache-2.0 */
/* Inference of operators with nested graphs: operands against the graphs' inputs, outputs against
 * the operators' results. */
#include "base/diag/common.h"
#include "base/diag/shapes.h"
#include "infer/infer.h"
#include "infer/shapes.h"
#include "ir/fit.h"
#include "ir/text/text.h"

/* ---- values across graph boundaries ---- */

static bool
region_fits(fxge_program *p, const fxge_node *n, uint32_t region, const char *side, uint32_t i,
	const fxge_meta *declared, const fxge_meta *given)
{
	const char *why = fxge_misfit_value(&p->scratch, p->syms, declared, given);

	return !why
		   || fxge_fail(p, n, FXGE_D_REGION, "%s %u of nested graph %u: %s", side, i, region, why);
}

/* Returns the meta of an operand, which may be a number. Kind UNKNOWN: nothing is known. */
static fxge_meta
meta_of(fxge_syms *t, const fxge_operand *o)
{
	switch (o->kind) {
	case FXGE_K_VALUE:
		return *o->value->meta;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		return (fxge_meta){.kind = FXGE_META_SIZE, .size = o->size};
	case FXGE_K_FLOAT:
		return (fxge_meta){.kind = FXGE_META_SIZE, .size = fxge_sym_float(t, o->f)};
	case FXGE_K_NONE:
		return (fxge_meta){.kind = FXGE_META_NONE};
	default:
		return (fxge_meta){.kind = FXGE_META_UNKNOWN};
	}
}

static bool
inputs_fit(fxge_program *p, const fxge_node *n, uint32_t r)
{
	const fxge_graph *g = n->regions[r];
	uint32_t skip = (uint32_t)fxge_control_of(n->op)->skips, at = 0;
	bool ok = true;

	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];
		fxge_meta given = meta_of(p->syms, o);

		if ((n->op->ge && o->kind != FXGE_K_VALUE) || at++ < skip)
			continue;
		const fxge_meta *declared = fxge_graph_input(g, at - 1 - skip)->meta;

		if (given.kind == FXGE_META_NONE
			|| (given.kind != declared->kind && given.kind != FXGE_META_UNKNOWN
				&& declared->kind != FXGE_META_UNKNOWN))
			ok = fxge_fail(p, n, FXGE_D_REGION, "input %u of nested graph %u is %s", at - 1 - skip,
				r, given.kind == FXGE_META_NONE ? "none" : "a number here and a tensor there");
		else
			ok &= region_fits(p, n, r, "input", at - 1 - skip, declared, &given);
	}
	return ok;
}

/* ---- GE operators ---- */

static bool
outputs_fit(fxge_program *p, const fxge_node *n, uint32_t r)
{
	const fxge_graph *g = n->regions[r];
	bool ok = true, loop = fxge_control_of(n->op)->loop;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(g) && !(loop && r == 0); i++) {
		const fxge_operand *o = fxge_graph_output(g, i);

		if (o->kind != FXGE_K_VALUE)
			return fxge_fail(
				p, n, FXGE_D_REGION, "output %u of nested graph %u is not a tensor", i, r);
		bool fits =
			region_fits(p, n, r, "output", i, n->results[i]->meta, o->value->meta)
			&& (!loop
				|| region_fits(p, n, r, "output", i, fxge_graph_input(g, i)->meta, o->value->meta));

		ok &= fits;
	}
	return ok;
}

bool
fxge_infer_regions(fxge_program *p, const fxge_node *n)
{
	const char *why = fxge_misfit_regions(&p->scratch, n);
	bool ok = true;

	if (why)
		return fxge_fail(p, n, FXGE_D_REGION, "%s", why);
	for (uint32_t r = 0; n->op->ge && fxge_control_of(n->op) && r < n->n_regions; r++) {
		bool fits = inputs_fit(p, n, r) && outputs_fit(p, n, r);

		ok &= fits;
	}
	return ok;
}

/* ---- PyTorch operators ---- */

/* Returns the symbol of a data-dependent number: one for each result, the same at every
 * inference. */
static fxge_size
fresh_number(fxge_call *c, uint32_t k, fxge_sym_type type)
{
	const char *text = fxge_arena_printf(c->arena, "u_%u_%u", c->node->id, k);

	return fxge_sym_symbol(c->syms, fxge_names_get(c->session->names, text), type);
}

/* Returns whether both sizes are equal and defined outside the graphs. */
static bool
is_common(const fxge_call *c, fxge_size a, fxge_size b)
{
	return !fxge_sym_depends_on_data(c->syms, a) && fxge_sym_proves_eq(c->syms, a, b);
}

static bool
disagree(fxge_call *c, uint32_t k, const char *first, const fxge_meta *a, const char *second,
	const fxge_meta *b)
{
	fxge_sbuf x, y;

	fxge_sbuf_init(&x, c->arena);
	fxge_sbuf_init(&y, c->arena);
	fxge_text_meta(&x, c->program, a);
	fxge_text_meta(&y, c->program, b);
	return fxge_call_fail(
		c, FXGE_D_REGION, "result %u: %s is %s, and %s gives %s", k, first, x.data, second, y.data);
}

/* Sets result k, which is one of two metas, decided at run time: unequal sizes become unknown. */
static bool
either(fxge_call *c, uint32_t k, const char *first, const fxge_meta *a, const char *second,
	const fxge_meta *b)
{
	fxge_size shape[FXGE_MAX_RANK];

	if (a->kind == FXGE_META_UNKNOWN || b->kind == FXGE_META_UNKNOWN)
		return true; /* the result of a refused node, or absent from the file */
	if (a->kind != b->kind)
		return disagree(c, k, first, a, second, b);
	if (a->kind == FXGE_META_SIZE) {
		fxge_sym_type type = fxge_sym_type_of(c->syms, a->size);

		if (type != fxge_sym_type_of(c->syms, b->size))
			return disagree(c, k, first, a, second, b);
		c->out[k].kind = FXGE_META_SIZE;
		c->out[k].size = is_common(c, a->size, b->size) ? a->size : fresh_number(c, k, type);
		return true;
	}
	if (a->kind != FXGE_META_TENSOR)
		return fxge_out_none(c, k);
	if (a->dtype != b->dtype || a->rank != b->rank)
		return disagree(c, k, first, a, second, b);
	for (int d = 0; d < a->rank; d++)
		shape[d] = is_common(c, a->shape[d], b->shape[d]) ? a->shape[d] : fxge_shape_fresh(c, k, d);
	return a->rank < 0 || fxge_out_tensor(c, k, a->dtype, a->rank, shape);
}

static fxge_meta
output_meta(const fxge_call *c, uint32_t region, uint32_t k)
{
	return meta_of(c->syms, fxge_graph_output(c->node->regions[region], k));
}

static bool
all_inputs_fit(fxge_call *c)
{
	const char *why = fxge_misfit_regions(c->arena, c->node);

	fxge_arg_present(c, FXGE_FIRST);
	if (why)
		return fxge_call_fail(c, FXGE_D_REGION, "%s", why);
	for (uint32_t r = 0; r < c->node->n_regions; r++)
		c->failed |= !inputs_fit(c->program, c->node, r);
	return !c->failed;
}

/* Returns whether the operand is a condition: a tensor of one element, or a bool. */
static bool
is_condition(fxge_call *c, const fxge_operand *o, const char *what)
{
	fxge_meta m = meta_of(c->syms, o);
	bool tensor = m.kind == FXGE_META_TENSOR;

	if (m.kind == FXGE_META_UNKNOWN || (m.kind == FXGE_META_SIZE && !tensor))
		return true;
	if (!tensor || m.rank < 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s is not a tensor", what);
	fxge_shape_same_size(c, fxge_sym_product(c->syms, m.shape, m.rank), fxge_size_small(1), what);
	return !c->failed;
}

/* (condition, operands ...). c1: the condition has one element. c2: both graphs accept the operands
 * and return results of the same dtypes and ranks. */
bool
meta_cond(fxge_call *c)
{
	if (!all_inputs_fit(c) || !is_condition(c, &c->node->operands[0], "the condition"))
		return false;
	for (uint32_t k = 0; k < c->n_out && !c->failed; k++) {
		fxge_meta a = output_meta(c, 0, k), b = output_meta(c, 1, k);

		either(c, k, "the first graph's", &a, "the second", &b);
	}
	return !c->failed;
}

/* Returns whether an output fits the input that it becomes in the next iteration; sizes known
 * outside the graph must agree. */
static bool
fits_next_iteration(fxge_call *c, uint32_t region, uint32_t k, const fxge_meta *out)
{
	const fxge_meta *in = fxge_graph_input(c->node->regions[region], k)->meta;

	if (in->kind != FXGE_META_TENSOR || out->kind != FXGE_META_TENSOR || in->rank != out->rank)
		return true; /* the initial value, which fits, is compared with it first */
	for (int d = 0; d < in->rank; d++) {
		bool external = !fxge_sym_depends_on_data(c->syms, in->shape[d])
						&& !fxge_sym_depends_on_data(c->syms, out->shape[d]);

		if (external && fxge_sym_equal(c->syms, in->shape[d], out->shape[d]) != FXGE_PROVED
			&& fxge_sym_equal(c->syms, in->shape[d], out->shape[d]) != FXGE_SAMPLED)
			return disagree(c, k, "an input of the loop's body", in, "it", out);
	}
	return true;
}

/* (carried ..., captured ...). c1: the condition has one element. c2: outputs of the body have the
 * dtypes, ranks and sizes of its inputs. */
bool
meta_while_loop(fxge_call *c)
{
	const fxge_node *n = c->node;

	if (!all_inputs_fit(c)
		|| !is_condition(c, fxge_graph_output(n->regions[0], 0), "the loop's condition"))
		return false;
	for (uint32_t k = 0; k < c->n_out && !c->failed; k++) {
		fxge_meta a = meta_of(c->syms, &n->operands[k]), b = output_meta(c, 1, k);

		if (fits_next_iteration(c, 1, k, &b))
			either(c, k, "the loop's initial value", &a, "its body", &b);
	}
	return !c->failed;
}

/* ---- loops over rows ---- */

/* Returns the meta of a row, as far as x is known. */
static fxge_meta
row_of(fxge_meta x)
{
	x.rank--;
	x.shape++;
	x.stride = NULL;
	return x;
}

static void
rows_fit(fxge_call *c, const fxge_scan_form *s, fxge_size length)
{
	const fxge_node *n = c->node;
	const fxge_graph *g = n->regions[0];

	for (uint32_t i = 0; i < n->n_operands; i++) {
		bool sliced = i >= s->first && i < s->first + s->slices;
		uint32_t input = i - s->first + (i < s->first ? s->first : s->carries);
		const fxge_meta *declared = fxge_graph_input(g, input)->meta;
		fxge_meta x = meta_of(c->syms, &n->operands[i]), row = sliced ? row_of(x) : x;

		c->failed |= !region_fits(c->program, n, 0, "input", input, declared, &row);
		if (sliced)
			fxge_shape_same_size(c, length, x.shape[0], "number of rows");
		if (sliced && s->pairs)
			c->failed |=
				!region_fits(c->program, n, 0, "input", i, fxge_graph_input(g, i)->meta, &row);
	}
}

/* Sets result k to `length` stacked rows. */
static void
stacked(fxge_call *c, uint32_t k, const fxge_meta *row, fxge_size length)
{
	fxge_size shape[FXGE_MAX_RANK + 1] = {length};

	if (row->kind == FXGE_META_NONE)
		fxge_out_none(c, k);
	if (row->kind != FXGE_META_TENSOR || row->rank < 0)
		return;
	if (row->rank >= FXGE_MAX_RANK) {
		fxge_call_fail(c, FXGE_D_LIMIT, "rows of %d dims are stacked, at most %d are supported",
			row->rank, FXGE_MAX_RANK - 1);
		return;
	}
	memcpy(shape + 1, row->shape, (size_t)row->rank * sizeof *shape);
	fxge_out_tensor(c, k, row->dtype, row->rank + 1, shape);
}

/* (carried ..., captured ...). c1, c2: as while_loop. */
bool
meta_while_loop_states(fxge_call *c)
{
	if (!meta_while_loop(c))
		return false;
	for (uint32_t k = 0; k < c->n_out && !c->failed; k++) {
		fxge_meta state = c->out[k];

		stacked(c, k, &state, fxge_shape_fresh(c, k, FXGE_MAX_RANK));
	}
	return !c->failed;
}

/* (carried ..., tensors by rows ..., captured ...). c1: all scanned tensors have the same number of
 * rows; the graph's inputs have one dim less. c2: carried outputs have the dtype, rank and sizes of
 * the carried inputs. */
bool
meta_scan(fxge_call *c)
{
	const char *why = fxge_misfit_regions(c->arena, c->node);
	fxge_scan_form s;

	fxge_arg_present(c, FXGE_FIRST);
	if (why)
		return fxge_call_fail(c, FXGE_D_REGION, "%s", why);
	if (!fxge_scan_of(c->node, &s))
		return fxge_call_fail(c, FXGE_D_REGION,
			"its tensors must have one dim more than what the nested graph takes of them");
	fxge_size length = c->node->operands[s.first].value->meta->shape[0];

	rows_fit(c, &s, length);
	for (uint32_t k = 0; k < c->n_out && !c->failed; k++) {
		fxge_meta out = output_meta(c, 0, k);

		if (k < s.carries && !fits_next_iteration(c, 0, k, &out))
			break;
		if (k < s.carries) {
			fxge_meta in = s.pairs ? *fxge_graph_input(c->node->regions[0], k)->meta
								   : meta_of(c->syms, &c->node->operands[k]);

			either(c, k, "the initial value", &in, "the graph", &out);
		}
		if (k >= s.carries || s.pairs)
			stacked(c, k, &out, length);
	}
	return !c->failed;
}
