/* Compares what is inferred with what the file says.
 *
 * Kind, dtype (see file_errs) and rank must agree; sizes that are provably different are an error;
 * sizes that agree only at sampled assignments are counted; strides are those of the file and are
 * never compared. Where the file gave a size, that form stays: its symbols are the user's. */
#include "infer/infer.h"
#include "ir/text.h"

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

/* A symbol that inference of the node made up: what the file calls it, it is. */
static bool
is_fresh(const comparison *c, fxge_size s)
{
	for (int i = c->first_fresh; i < fxge_syms_count(c->program->syms); i++)
		if (fxge_size_same(fxge_syms_at(c->program->syms, i), s))
			return true;
	return false;
}

static void
take_reach(fxge_syms *t, fxge_size inferred, fxge_size saved)
{
	int64_t lo, hi;

	fxge_sym_reach(t, inferred, &lo, &hi);
	if (!fxge_size_is_small(saved) && fxge_sym_depends_on_data(t, saved))
		fxge_sym_set_reach(t, saved, lo, hi);
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
	if (op == FXGE_SYM_SYMBOL)
		return is_fresh(c, s) || fxge_sym_is_unbacked(t, s);
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
		if (is_fresh(c, inferred)) {
			take_reach(c->program->syms, inferred, saved);
			return true;
		}
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
	if (inferred->kind == FXGE_META_NONE && saved->kind == FXGE_META_SIZE) /* nobody reads it */
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
		   && fxge_dtype_is_float(saved->dtype) && fxge_dtype_is_float(inferred->dtype);
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
	if (inferred->kind == FXGE_META_NONE && m.kind != FXGE_META_TENSOR && v->uses)
		return fxge_fail(c->program, c->node, FXGE_D_META_KIND,
			"result %u of %s is none with these arguments, and it is used", c->result,
			c->node->op->name);
	if (m.kind == FXGE_META_UNKNOWN) {
		fxge_value_set_meta(c->program, v, inferred);
		return true;
	}
	if (!compare(c, inferred, &m))
		return false;
	if (m.kind == FXGE_META_TENSOR && inferred->kind == FXGE_META_TENSOR
		&& (inferred->const_value || m.rank < 0)) {
		m.const_value = inferred->const_value;
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
	fxge_inferred r = fxge_infer_metas(n, &out);
	bool ok = r != FXGE_INFER_FAILED;

	for (uint32_t k = 0; r == FXGE_INFERRED && k < n->n_results; k++) {
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

bool
fxge_infer_settle(fxge_node *n, uint64_t *unproved)
{
	return infer_and(settle, n, unproved);
}
