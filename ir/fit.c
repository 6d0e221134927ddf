/* SPDX-License-Identifier: Apache-2.0 */
/* Validation of nodes against their rows, and of values against the declarations of the graph they
 * enter. */
#include "ir/fit.h"

#include "base/sbuf.h"
#include "ir/optab.h"

#include "fxge_aten_control.h"
#include "fxge_ge_control.h"

/* ---- dtypes ---- */

static const char *
set_text(fxge_arena *a, fxge_dtype_set set)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, a);
	for (int d = 1; d < FXGE_DT_SET_COUNT; d++)
		if (set >> d & 1)
			fxge_sbuf_fmt(&t, "%s%s", t.len ? ", " : "", fxge_dtype_set_text(d));
	return t.data;
}

/* Returns the dtype of a tensor, or NONE if it is unknown. */
static fxge_dtype
dtype_of(const fxge_meta *m)
{
	return m && m->kind == FXGE_META_TENSOR ? m->dtype : FXGE_DT_NONE;
}

/* Dtypes by symbol ('A' to 'Z'): ports with the same symbol have the same dtype. */
typedef struct symbol_dtypes {
	fxge_dtype dtype[26];
	const char *port[26];
	bool unknown[26]; /* the dtype of some port with the symbol is unknown */
} symbol_dtypes;

static const char *
check_port_dtype(fxge_arena *a, symbol_dtypes *s, const char *what, const char *name, fxge_dtype dt,
	fxge_dtype_set set, char symbol)
{
	if (dt == FXGE_DT_NONE) {
		if (symbol)
			s->unknown[symbol - 'A'] = true;
		return NULL;
	}
	if (set && !(set >> dt & 1))
		return fxge_arena_printf(a, "%s '%s' is %s, expected one of %s", what, name,
			fxge_dtypes[dt].text, set_text(a, set));
	if (!symbol)
		return NULL;
	int k = symbol - 'A';

	if (s->port[k] && s->dtype[k] != dt)
		return fxge_arena_printf(a, "%s '%s' is %s, and '%s' is %s: they must agree", what, name,
			fxge_dtypes[dt].text, s->port[k], fxge_dtypes[s->dtype[k]].text);
	s->dtype[k] = dt;
	s->port[k] = name;
	return NULL;
}

static const char *
check_operand_dtypes(
	fxge_arena *a, symbol_dtypes *s, const fxge_node *n, const fxge_meta *const *metas)
{
	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_param *r = &n->op->params[i];
		const fxge_port *q = &n->ports[i];

		if (r->attr || (!r->dtypes && !r->symbol) || !q->present)
			continue;
		for (uint32_t k = 0; k < q->count; k++) {
			const char *why = check_port_dtype(
				a, s, "argument", r->name, dtype_of(metas[q->first + k]), r->dtypes, r->symbol);

			if (why)
				return why;
		}
	}
	return NULL;
}

/* Checks aten arguments that must have the dtype of another argument. */
static const char *
check_like_dtypes(fxge_arena *a, const fxge_node *n, const fxge_meta *const *metas)
{
	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_param *r = &n->op->params[i];
		const fxge_port *q = &n->ports[i], *of = r->like ? &n->ports[r->like - 1] : NULL;

		if (!of || !q->present || !q->count || !of->present || !of->count)
			continue;
		fxge_dtype x = dtype_of(metas[q->first]), y = dtype_of(metas[of->first]);

		if (x && y && x != y)
			return fxge_arena_printf(a, "argument '%s' is %s, and '%s' is %s: they must agree",
				r->name, fxge_dtypes[x].text, n->op->params[r->like - 1].name, fxge_dtypes[y].text);
	}
	return NULL;
}

const char *
fxge_misfit_operands(fxge_arena *a, const fxge_node *n, const fxge_meta *const *metas)
{
	symbol_dtypes s = {0};
	const char *why = check_operand_dtypes(a, &s, n, metas);

	return why ? why : check_like_dtypes(a, n, metas);
}

/* Computes the dtypes of symbols that are promotions of other symbols. */
static void
promote_symbols(fxge_arena *a, symbol_dtypes *s, const fxge_op *op)
{
	for (int i = 0; i < op->n_promotions; i++) {
		int to = op->promotions[i].symbol - 'A';
		fxge_dtype dt = FXGE_DT_NONE;
		bool known = true;
		fxge_sbuf b;

		fxge_sbuf_init(&b, a);
		for (int k = 0; k < 26; k++)
			if (op->promotions[i].of >> k & 1) {
				known = known && !s->unknown[k];
				dt = fxge_dtype_promote(dt, s->dtype[k]);
				if (s->port[k])
					fxge_sbuf_fmt(&b, "%s%s", b.len ? "' with '" : "", s->port[k]);
			}
		if (known && dt && !s->port[to]) {
			s->dtype[to] = dt;
			s->port[to] = b.data;
		}
	}
}

const char *
fxge_misfit_results(
	fxge_arena *a, const fxge_node *n, const fxge_meta *const *metas, const fxge_meta *out)
{
	const fxge_op *op = n->op;
	symbol_dtypes s = {0};

	check_operand_dtypes(a, &s, n, metas);
	promote_symbols(a, &s, op);
	for (uint32_t k = 0; op->n_results && k < n->n_results; k++) {
		/* a list is the last result */
		const fxge_result *r = &op->results[(int)k < op->n_results ? (int)k : op->n_results - 1];
		const char *why =
			check_port_dtype(a, &s, "result", r->name, dtype_of(&out[k]), r->dtypes, r->symbol);

		if (why)
			return why;
	}
	return NULL;
}

/* ---- values that enter a graph ---- */

/* Returns whether dtype, rank and sizes are identical. This covers all tensors without dynamic
 * sizes. */
static bool
is_identical(const fxge_meta *declared, const fxge_meta *given)
{
	if (declared->dtype != given->dtype || declared->rank != given->rank)
		return false;
	for (int d = 0; d < given->rank; d++)
		if (!fxge_size_same(declared->shape[d], given->shape[d]))
			return false;
	return true;
}

static const char *
misfit_tensor(fxge_arena *a, const fxge_syms *t, const fxge_meta *declared, const fxge_meta *given)
{
	int64_t found, expected;

	if (declared->dtype && declared->dtype != given->dtype)
		return fxge_arena_printf(a, "its dtype is %s, expected %s",
			given->dtype == FXGE_DT_NONE ? "unknown" : fxge_dtypes[given->dtype].text,
			fxge_dtypes[declared->dtype].text);
	if (declared->rank < 0 || given->rank < 0)
		return NULL;
	if (declared->rank != given->rank)
		return fxge_arena_printf(a, "it has %d dims, expected %d", given->rank, declared->rank);
	for (int d = 0; d < given->rank; d++)
		if (!fxge_size_same(declared->shape[d], given->shape[d])
			&& fxge_sym_is_int(t, declared->shape[d], &expected)
			&& fxge_sym_is_int(t, given->shape[d], &found) && found != expected)
			return fxge_arena_printf(
				a, "dim %d is %lld, expected %lld", d, (long long)found, (long long)expected);
	return NULL;
}

const char *
fxge_misfit_value(
	fxge_arena *a, const fxge_syms *t, const fxge_meta *declared, const fxge_meta *given)
{
	bool tensors = declared->kind == FXGE_META_TENSOR && given->kind == FXGE_META_TENSOR;

	return !tensors || is_identical(declared, given) ? NULL : misfit_tensor(a, t, declared, given);
}

/* ---- regions ---- */

const fxge_control *
fxge_control_of(const fxge_op *op)
{
	static const fxge_control controls[] = {
		{GE_If, 2, 1, false, false},
		{GE_StatelessIf, 2, 1, false, false},
		{GE_Case, 0, 1, false, false},
		{GE_StatelessCase, 0, 1, false, false},
		{GE_While, 2, 0, true, false},
		{GE_StatelessWhile, 2, 0, true, false},
		{GE_PartitionedCall, 1, 0, false, false},
		{HIGHER_ORDER_cond, 2, 1, false, false},
		{HIGHER_ORDER_while_loop, 2, 0, true, false},
		{HIGHER_ORDER_while_loop_stack_output, 2, 0, true, false},
		{HIGHER_ORDER_scan, 1, 0, false, false},
		{HIGHER_ORDER_map_impl, 1, 0, false, false},
		{HIGHER_ORDER_associative_scan, 1, 0, false, true},
	};

	for (size_t i = 0; i < sizeof controls / sizeof *controls; i++)
		if ((uint32_t)controls[i].op == op->id)
			return &controls[i];
	return NULL;
}

/* Counts the operands that regions may receive. Numbers count for aten operators;
 * attributes of GE operators do not. */
static uint32_t
count_operands(const fxge_node *n)
{
	uint32_t count = 0;

	for (uint32_t i = 0; i < n->n_operands; i++)
		count += !n->op->ge || n->operands[i].kind == FXGE_K_VALUE;
	return count;
}

/* Checks the results of a loop. PyTorch's loops have no results for unchanged inputs. */
static const char *
misfit_loop(fxge_arena *a, const fxge_node *n, uint32_t given)
{
	if (n->op->ge ? n->n_results == given : n->n_results <= given)
		return NULL;
	return fxge_arena_printf(a, "it has %u results for %u inputs", n->n_results, given);
}

/* Returns whether an operand found one dim more than the region's input. */
static bool
is_sliced(const fxge_node *n, uint32_t operand, uint32_t input)
{
	const fxge_operand *o = &n->operands[operand];
	const fxge_meta *x = o->kind == FXGE_K_VALUE ? o->value->meta : NULL,
					*row = fxge_graph_input(n->regions[0], input)->meta;

	return x && x->kind == FXGE_META_TENSOR && row->kind == FXGE_META_TENSOR && row->rank >= 0
		   && x->rank == row->rank + 1;
}

bool
fxge_scan_of(const fxge_node *n, fxge_scan_form *out)
{
	fxge_scan_form s = {.pairs = n->op->id == HIGHER_ORDER_associative_scan};

	if (s.pairs)
		s.carries = n->n_results;
	else if (n->op->id == HIGHER_ORDER_scan)
		while (s.carries < n->n_operands && !is_sliced(n, s.carries, s.carries))
			s.carries++;
	s.first = s.pairs ? 0 : s.carries;
	while (s.first + s.slices < n->n_operands
		   && is_sliced(n, s.first + s.slices, s.carries + s.slices))
		s.slices++;
	*out = s;
	return s.slices && s.carries <= n->n_results && (!s.pairs || s.slices == n->n_results);
}

/* Returns the misfit of a condition, or NULL: GE refuses complex ones. */
static const char *
misfit_condition(fxge_arena *a, const fxge_meta *m)
{
	if (m->kind != FXGE_META_TENSOR || !fxge_dtype_is_complex(m->dtype))
		return NULL;
	return fxge_arena_printf(
		a, "its condition is %s, expected a real dtype", fxge_dtypes[m->dtype].text);
}

const char *
fxge_misfit_regions(fxge_arena *a, const fxge_node *n)
{
	const fxge_control *c = fxge_control_of(n->op);
	uint32_t given = count_operands(n);

	if (!c)
		return n->n_regions && n->op->ge && !(n->op->flags & FXGE_OP_CUSTOM)
				   ? "it takes no nested graphs"
				   : NULL;
	if (c->regions ? n->n_regions != (uint32_t)c->regions : !n->n_regions)
		return fxge_arena_printf(a, "it has %u nested graphs, expected %s%d", n->n_regions,
			c->regions ? "" : "at least ", c->regions ? c->regions : 1);
	if (given < (uint32_t)c->skips)
		return "its condition is not a tensor";
	if (c->skips && n->operands[0].kind == FXGE_K_VALUE) {
		const char *misfit = misfit_condition(a, n->operands[0].value->meta);

		if (misfit)
			return misfit;
	}
	given += c->pairs ? n->n_results : 0;
	given -= (uint32_t)c->skips;
	for (uint32_t i = 0; i < n->n_regions; i++) {
		uint32_t in = fxge_graph_n_inputs(n->regions[i]), out = fxge_graph_n_outputs(n->regions[i]);
		uint32_t outputs = c->loop && i == 0 ? 1 : n->n_results;

		if (in != given)
			return fxge_arena_printf(a, "nested graph %u has %u inputs, expected %u", i, in, given);
		if (out != outputs)
			return fxge_arena_printf(
				a, "nested graph %u has %u outputs, expected %u", i, out, outputs);
	}
	return c->loop ? misfit_loop(a, n, given) : NULL;
}
