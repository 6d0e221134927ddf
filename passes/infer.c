/* Infers what is known of results, and compares it with what the file says.
 *
 * requires  nothing
 * keeps     nodes and operands
 * breaks    nothing; metas that were unknown become known; nodes that contradict themselves or the
 * file are refused, and what follows them is inferred from what the file says of their results
 *
 * The rule of comparison: kind, dtype (see file_errs) and rank must agree; sizes that are provably
 * different are an error; sizes that agree only at sampled assignments are counted and told in one
 * note; strides are those of the file and are never compared. Where the file gave a size, that form
 * stays: its symbols are the user's. */
#include "passes/infer.h"

#include "ir/fit.h"
#include "ir/text.h"
#include "passes/formula/formula.h"
#include "passes/metas.h"
#include "passes/passes.h"

typedef enum outcome { INFERRED, NOTHING_KNOWN, FAILED } outcome;

static fxge_meta_fn *
function_of(const fxge_op *op)
{
	if (op->id < FXGE_OP_COUNT_ && fxge_meta_fns[op->id])
		return fxge_meta_fns[op->id];
	if (op->result)
		return fxge_formula_infer;
	if (op->shape)
		return fxge_meta_custom;
	return op->n_compositions && (op->ge || op->compositions[0].formula) ? fxge_meta_composed
																		 : NULL;
}

static const fxge_meta *const *
operand_metas(fxge_arena *a, const fxge_node *n)
{
	const fxge_meta **m = FXGE_NEW_ARRAY(a, n->n_operands, const fxge_meta *);

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			m[i] = &n->operands[i].value->meta;
	return m;
}

/* What an in-place operator returns is what it wrote into. Operators whose functional form is a
 * view change the shape of it. */
static outcome
infer_in_place(fxge_node *n, fxge_meta **out)
{
	const fxge_op *op = n->op;
	fxge_value *v = NULL;

	if (!op->functional || op->functional->flags & FXGE_OP_VIEW || n->n_results != 1)
		return NOTHING_KNOWN;
	for (int i = 0; i < op->n_params; i++)
		if (op->params[i].writes && op->params[i].alias == op->results[0].alias)
			v = fxge_node_in(n, i);
	if (!v || v->meta.kind != FXGE_META_TENSOR)
		return NOTHING_KNOWN;
	*out = FXGE_NEW(&n->graph->program->scratch, fxge_meta);
	**out = v->meta;
	(*out)->content = NULL;
	return INFERRED;
}

/* The node of a file, and one that runs, is held against the row of its GE operator; what a
 * converter has just made, convert.c compares when the ATen operator is at hand. */
static bool
fits(fxge_call *c, bool ge, const char *why)
{
	return !why || (c->node->op->ge && !ge) || fxge_call_fail(c, FXGE_D_DTYPE, "%s", why);
}

bool
fxge_infer_results(fxge_call *c)
{
	fxge_meta_fn *fn = function_of(c->node->op);

	if ((!fn || !fn(c)) && !c->failed)
		return fxge_bug(c->program, c->node,
			fn ? "the meta function of %s failed without a reason"
			   : "%s has a kernel and no shape function",
			c->node->op->name);
	return !c->failed;
}

bool
fxge_infer_call(fxge_call *c, bool ge)
{
	const fxge_node *n = c->node;

	return (!n->op->n_checks || fxge_formula_checks(c))
		   && fits(c, ge, fxge_misfit_operands(c->arena, n, c->metas)) && fxge_infer_results(c)
		   && (!n->op->ge || fits(c, ge, fxge_misfit_results(c->arena, n, c->metas, c->out)));
}

static bool
results_known(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->meta.kind == FXGE_META_UNKNOWN)
			return false;
	return true;
}

/* The metas live in the program's scratch memory. */
static outcome
infer(fxge_node *n, fxge_meta **out)
{
	fxge_program *p = n->graph->program;
	fxge_meta_fn *fn = function_of(n->op);

	if (!fn)
		return infer_in_place(n, out);
	if (fn == fxge_meta_composed && !n->op->ge && results_known(n))
		return NOTHING_KNOWN; /* expanded once, when it is decomposed: that is compared then */
	fxge_call c = {.session = p->session,
		.program = p,
		.syms = p->syms,
		.arena = &p->scratch,
		.node = n,
		.metas = operand_metas(&p->scratch, n),
		.out = FXGE_NEW_ARRAY(&p->scratch, n->n_results, fxge_meta),
		.n_out = n->n_results};

	*out = c.out;
	return fxge_infer_call(&c, p->reading) ? INFERRED : FAILED;
}

static bool
no_function(fxge_node *n)
{
	if (n->n_results == 0 || results_known(n) || n->op->n_compositions)
		return true;
	return fxge_fail(n->graph->program, n, FXGE_D_NO_META,
		"the results of %s cannot be inferred: it has no meta function, and nothing else says what "
		"they are",
		n->op->name);
}

bool
fxge_infer_node(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_meta *out;
	outcome r = infer(n, &out);

	for (uint32_t k = 0; r == INFERRED && k < n->n_results; k++)
		fxge_value_set_meta(p, n->results[k], &out[k]);
	fxge_arena_restore(&p->scratch, mark);
	return r == NOTHING_KNOWN ? no_function(n) : r == INFERRED;
}

bool
fxge_infer_known(fxge_node *n)
{
	if (!function_of(n->op))
		return true;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& n->operands[i].value->meta.kind == FXGE_META_UNKNOWN)
			return true;
	return fxge_infer_node(n);
}

/* ---- comparison with the file ---- */

typedef struct comparison {
	fxge_program *program;
	fxge_node *node;
	uint32_t result;
	int first_fresh; /* symbols from here on were made by this inference: unknown sizes */
	uint64_t *unproved;
} comparison;

static bool
differs(comparison *c, fxge_diag_id id, const fxge_meta *inferred, const fxge_meta *saved)
{
	fxge_program *p = c->program;
	fxge_sbuf a, b;

	fxge_sbuf_init(&a, &p->scratch);
	fxge_sbuf_init(&b, &p->scratch);
	fxge_text_meta(&a, p, inferred);
	fxge_text_meta(&b, p, saved);
	return fxge_fail(p, c->node, id, "result %u of %s is inferred as %s, and the file says %s",
		c->result, c->node->op->name, a.data, b.data);
}

/* Symbols that no input determines: `u0` of data-dependent sizes, and those that inference made up.
 * Gives up (true) on very large expressions. */
static bool
mentions_unknown(const comparison *c, fxge_size s, int *budget)
{
	const fxge_syms *t = c->program->syms;
	const fxge_size *args;

	if (fxge_size_is_small(s))
		return false;
	if (--*budget < 0)
		return true;
	fxge_sym_op op = fxge_sym_op_of(t, s);

	if (op == FXGE_SYM_CALL)
		return true;
	if (op == FXGE_SYM_SYMBOL) {
		fxge_name name = fxge_sym_name(t, s);

		for (int i = c->first_fresh; i < fxge_syms_count(t); i++)
			if (fxge_size_same(fxge_syms_at(t, i), s))
				return true;
		return name[0] == 'u' || name[0] == 'z' || name[0] == '_'; /* _d1: -1 in a .air */
	}
	int n = fxge_sym_args(t, s, &args);

	for (int i = 0; i < n; i++)
		if (mentions_unknown(c, args[i], budget))
			return true;
	return false;
}

/* False: provably different. */
static bool
agree(comparison *c, fxge_size inferred, fxge_size saved)
{
	int budget = 1000;

	if (fxge_size_same(inferred, saved))
		return true;
	switch (fxge_sym_equal(c->program->syms, inferred, saved)) {
	case FXGE_PROVED:
		return true;
	case FXGE_DISPROVED:
		return false;
	case FXGE_SAMPLED:
		++*c->unproved;
		return true;
	case FXGE_DIFFERS: /* at an assignment that ranges and guards allow */
		++*c->unproved;
		return mentions_unknown(c, inferred, &budget) || mentions_unknown(c, saved, &budget);
	}
	return false;
}

static bool
compare_tensor(comparison *c, const fxge_meta *inferred, const fxge_meta *saved)
{
	if (inferred->dtype != saved->dtype)
		return differs(c, FXGE_D_META_DTYPE, inferred, saved);
	if (saved->rank < 0 || inferred->rank < 0)
		return true;
	if (inferred->rank != saved->rank)
		return differs(c, FXGE_D_META_RANK, inferred, saved);
	for (int i = 0; i < saved->rank; i++)
		if (!agree(c, inferred->shape[i], saved->shape[i]))
			return differs(c, FXGE_D_META_SIZE, inferred, saved);
	return true;
}

static bool
compare(comparison *c, const fxge_meta *inferred, const fxge_meta *saved)
{
	if (saved->kind == FXGE_META_NONE) /* a result that the exporter dropped */
		return true;
	if (inferred->kind != saved->kind)
		return differs(c, FXGE_D_META_KIND, inferred, saved);
	if (saved->kind == FXGE_META_TENSOR)
		return compare_tensor(c, inferred, saved);
	if (saved->kind == FXGE_META_SIZE && !agree(c, inferred->size, saved->size))
		return differs(c, FXGE_D_META_SIZE, inferred, saved);
	return true;
}

/* What PyTorch's meta function says of the statistics of a normalisation whose parameters are wider
 * than its input is not what its kernel gives: the kernel is right, and what is computed from them
 * follows. A node's tag tells that the file was wrong of it. */
static bool
file_errs(const comparison *c, const fxge_meta *inferred, const fxge_meta *saved)
{
	const fxge_node *n = c->node;
	bool errs = n->op->flags & FXGE_OP_STATISTICS && c->result > 0;

	for (uint32_t i = 0; i < n->n_operands && !errs; i++)
		errs = n->operands[i].kind == FXGE_K_VALUE && n->operands[i].value->def->tag;
	return errs && saved->kind == FXGE_META_TENSOR && inferred->kind == FXGE_META_TENSOR
		   && fxge_dtype_is_float((fxge_dtype)saved->dtype)
		   && fxge_dtype_is_float((fxge_dtype)inferred->dtype);
}

static bool
settle(comparison *c, const fxge_meta *inferred)
{
	fxge_value *v = c->node->results[c->result];
	fxge_meta m = v->meta;

	if (inferred->kind == FXGE_META_UNKNOWN)
		return true;
	if (inferred->dtype != m.dtype && file_errs(c, inferred, &m)) {
		m.dtype = inferred->dtype;
		fxge_value_set_meta(c->program, v, &m);
		c->node->tag = 1;
	}
	if (m.kind == FXGE_META_UNKNOWN) {
		fxge_value_set_meta(c->program, v, inferred);
		return true;
	}
	if (!compare(c, inferred, &m))
		return false;
	if (m.kind == FXGE_META_TENSOR && inferred->kind == FXGE_META_TENSOR
		&& (inferred->content || m.rank < 0)) {
		m.content = inferred->content;
		m.shape = m.rank < 0 ? inferred->shape : m.shape;
		m.rank = m.rank < 0 ? inferred->rank : m.rank;
		fxge_value_set_meta(c->program, v, &m);
	}
	return true;
}

/* What is compared may change the file's word (settle), or not (compare). */
static bool
infer_and(bool (*compare_with)(comparison *c, const fxge_meta *inferred), fxge_node *n,
	uint64_t *unproved)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	comparison c = {
		.program = p, .node = n, .first_fresh = fxge_syms_count(p->syms), .unproved = unproved};
	fxge_meta *out;
	outcome r = infer(n, &out);
	bool ok = r == NOTHING_KNOWN ? no_function(n) : r == INFERRED;

	for (uint32_t k = 0; r == INFERRED && k < n->n_results; k++) {
		c.result = k;
		ok &= compare_with(&c, &out[k]);
	}
	fxge_arena_restore(&p->scratch, mark);
	return ok;
}

static bool
fits_file(comparison *c, const fxge_meta *inferred)
{
	const fxge_meta *saved = &c->node->results[c->result]->meta;

	return inferred->kind == FXGE_META_UNKNOWN || saved->kind == FXGE_META_UNKNOWN
		   || compare(c, inferred, saved);
}

bool
fxge_infer_agrees(fxge_node *n)
{
	uint64_t unproved = 0;

	return infer_and(fits_file, n, &unproved);
}

/* ---- regions of GE operators ---- */

static bool
region_fits(fxge_program *p, const fxge_node *n, uint32_t region, const char *side, uint32_t i,
	const fxge_meta *declared, const fxge_meta *given)
{
	const char *why = fxge_misfit_value(&p->scratch, p->syms, declared, given);

	return !why
		   || fxge_fail(p, n, FXGE_D_REGION, "%s %u of nested graph %u: %s", side, i, region, why);
}

/* What goes in; of a loop's body, what comes out goes in again. */
static bool
region_values_fit(fxge_program *p, const fxge_node *n, uint32_t r)
{
	const fxge_graph *g = n->regions[r];
	uint32_t at = 0, skip = fxge_region_skips(n->op);
	bool ok = true, loop = n->op->id == GE_While || n->op->id == GE_StatelessWhile;

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && at++ >= skip)
			ok &= region_fits(p, n, r, "input", at - 1 - skip,
				&fxge_graph_input(g, at - 1 - skip)->meta, &n->operands[i].value->meta);
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g) && !(loop && r == 0); i++) {
		const fxge_operand *o = fxge_graph_output(g, i);

		if (o->kind != FXGE_K_VALUE)
			return fxge_fail(
				p, n, FXGE_D_REGION, "output %u of nested graph %u is no tensor", i, r);
		bool fits = region_fits(p, n, r, "output", i, &n->results[i]->meta, &o->value->meta)
					&& (!loop
						|| region_fits(
							p, n, r, "output", i, &fxge_graph_input(g, i)->meta, &o->value->meta));

		ok &= fits;
	}
	return ok;
}

bool
fxge_infer_regions(fxge_program *p, const fxge_node *n)
{
	const char *why = fxge_misfit_regions(&p->scratch, n);
	bool ok = true, known = n->op->ge && !(n->op->flags & FXGE_OP_CUSTOM);

	if (why)
		return fxge_fail(p, n, FXGE_D_REGION, "%s", why);
	for (uint32_t r = 0; known && r < n->n_regions; r++)
		ok &= region_values_fit(p, n, r);
	return ok;
}

/* Of an operator that nobody knows conversion tells, unless it leaves something unknown behind it:
 * then no further stage may be reached. */
static bool
visit(fxge_node *n, uint64_t *unproved)
{
	if (n->op->flags & FXGE_OP_UNKNOWN)
		return n->op->flags & FXGE_OP_REFUSED || results_known(n) || fxge_fail_unknown(n);
	return infer_and(settle, n, unproved);
}

/* Regions nest no deeper than FXGE_MAX_DEPTH; all nodes are looked at. */
static void
infer_graph(fxge_graph *g, uint64_t *unproved)
{
	g->entry->tag = 0;
	FXGE_EACH_NODE (n, g) {
		n->tag = 0;
		for (uint32_t i = 0; i < n->n_regions; i++)
			infer_graph(n->regions[i], unproved);
		if (!(n->op->flags & FXGE_OP_UNKNOWN) && fxge_lacks_operand(n))
			fxge_refuse_silently(n);
		else if (!visit(n, unproved) || !fxge_infer_regions(g->program, n))
			fxge_refuse(n);
	}
}

bool
fxge_pass_infer(fxge_program *p)
{
	uint64_t unproved = 0;

	infer_graph(p->main, &unproved);
	if (unproved)
		fxge_report(&p->session->diags, NULL, FXGE_D_META_UNPROVED,
			"%llu sizes agree with the file at all sampled values, but are not proved equal",
			(unsigned long long)unproved);
	return true;
}
