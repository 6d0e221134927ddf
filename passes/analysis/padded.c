/* SPDX-License-Identifier: Apache-2.0 */
/* Rules by which operators keep padded rows apart (padded.def). */
#include "passes/analysis/padded.h"

typedef struct rows_call {
	const fxge_node *node;
	fxge_call *call;
	const fxge_padded *const *of;
	const fxge_meta *before;  /* meta of the result */
	const fxge_padded *first; /* rows of the first operand that has some */
	uint32_t at;              /* its index */
} rows_call;

/* Sets *dim to the rows' dim of the result. Returns NULL or a reason. */
typedef const char *rows_rule(const rows_call *r, int *dim);

static const char combines[] = "it combines rows";
static const char mixes[] = "it combines padded rows with other values";
static const char unknown[] = "it may compute a row from other rows";

fxge_padded_kind
fxge_padded_kind_of(const fxge_op *op)
{
	static const struct {
		const char *name;
		fxge_padded_kind kind;
	} table[] = {
#define FXGE_PADDED(id, op_name) {op_name, FXGE_PADDED_##id},
#include "passes/analysis/padded.def"
#undef FXGE_PADDED
	};
	const char *dot = strrchr(op->name, '.');

	for (size_t i = 0; dot && i < sizeof table / sizeof *table; i++) {
		size_t n = strlen(table[i].name);

		if (n == (size_t)(dot - op->name) && strncmp(op->name, table[i].name, n) == 0)
			return table[i].kind;
	}
	return FXGE_PADDED_REFUSED;
}

static const fxge_meta *
meta_of(const rows_call *r, uint32_t i)
{
	return r->of[i] ? r->of[i]->before : r->node->operands[i].value->meta;
}

static bool
is_value(const rows_call *r, uint32_t i)
{
	return r->node->operands[i].kind == FXGE_K_VALUE;
}

/* Returns whether only the first operand has rows. */
static bool
only_first(const rows_call *r)
{
	for (uint32_t i = 1; i < r->node->n_operands; i++)
		if (r->of[i])
			return false;
	return r->at == 0;
}

static bool
is_one(const rows_call *r, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(r->call->syms, s, &v) && v == 1;
}

/* Finds the rows' dim of operands [begin, end) that broadcast to `rank` dims. */
static const char *
broadcast(const rows_call *r, uint32_t begin, uint32_t end, int rank, int *dim)
{
	*dim = -1;
	for (uint32_t i = begin; i < end; i++) {
		int d = r->of[i] ? r->of[i]->dim + rank - r->of[i]->before->rank : -1;

		if (d >= 0 && *dim >= 0 && d != *dim)
			return combines;
		*dim = d >= 0 ? d : *dim;
	}
	for (uint32_t i = begin; i < end && *dim >= 0; i++) {
		if (r->of[i] || !is_value(r, i))
			continue;
		const fxge_meta *m = meta_of(r, i);
		int d = *dim - (rank - m->rank);

		if (d >= 0 && !is_one(r, m->shape[d]))
			return mixes;
	}
	return NULL;
}

static const char *
rule_pointwise(const rows_call *r, int *dim)
{
	return broadcast(r, 0, r->node->n_operands, r->before->rank, dim);
}

/* Finds the dim of the same size behind as many elements. */
static const char *
rule_reshape(const rows_call *r, int *dim)
{
	const fxge_meta *m = r->first->before;
	fxge_syms *t = r->call->syms;
	fxge_size outer = fxge_sym_product(t, m->shape, r->first->dim);

	for (int d = 0; only_first(r) && d < r->before->rank; d++)
		if (fxge_size_same(r->before->shape[d], m->shape[r->first->dim])
			&& fxge_size_same(fxge_sym_product(t, r->before->shape, d), outer)) {
			*dim = d;
			return NULL;
		}
	return "it merges rows with another dim";
}

static const char *
rule_permute(const rows_call *r, int *dim)
{
	const fxge_op *op = r->node->op;
	int dims = fxge_op_param(op, "dims"), a = fxge_op_param(op, "dim0"), rank = r->before->rank;
	int d = r->first->dim;

	*dim = d;
	if (dims >= 0) {
		fxge_ints order = fxge_arg_ints(r->call, dims);

		for (int i = 0; i < order.n; i++)
			if (order.v[i] + (order.v[i] < 0 ? rank : 0) == d)
				*dim = i;
		return NULL;
	}
	int from = a < 0 ? 0 : fxge_arg_dim(r->call, a, rank);
	int to = a < 0 ? rank - 1 : fxge_arg_dim(r->call, fxge_op_param(op, "dim1"), rank);

	*dim = d == from ? to : d == to ? from : d;
	return NULL;
}

/* Accepts slices from the first row on: `end` is a number from the end of the file, or all rows. */
static const char *
rule_slice(const rows_call *r, int *dim)
{
	const fxge_op *op = r->node->op;
	const fxge_meta *m = r->first->before;
	int end = fxge_op_param(op, "end"), start = fxge_op_param(op, "start");
	int64_t v;

	*dim = r->first->dim;
	if (fxge_arg_dim(r->call, fxge_op_param(op, "dim"), m->rank) != *dim)
		return NULL;
	if (fxge_arg_int_or(r->call, start, 0) != 0
		|| fxge_arg_int_or(r->call, fxge_op_param(op, "step"), 1) != 1)
		return "it takes rows that do not begin with the first";
	if (!fxge_arg_present(r->call, end))
		return NULL;
	fxge_size s = fxge_port_at(r->node, end, 0)->size;

	if (fxge_sym_is_int(r->call->syms, s, &v) ? v >= 0 : fxge_size_same(s, m->shape[*dim]))
		return NULL;
	return "its number of rows follows from the number of detections";
}

/* Returns the dims along which the operator computes; all dims if it names none. */
static uint64_t
dims_of(const rows_call *r, int rank)
{
	const fxge_op *op = r->node->op;
	int p = fxge_op_param(op, "dim");

	p = p < 0 ? fxge_op_param(op, "dims") : p;
	if (p < 0 || !fxge_arg_present(r->call, p))
		return p >= 0 && op->params[p].dflt.kind == FXGE_LIT_INT
				   ? (uint64_t)1 << fxge_arg_dim(r->call, p, rank)
				   : UINT64_MAX;
	return op->params[p].list ? fxge_arg_dims(r->call, p, rank, UINT64_MAX)
							  : (uint64_t)1 << fxge_arg_dim(r->call, p, rank);
}

static const char *
rule_along(const rows_call *r, int *dim)
{
	*dim = r->first->dim;
	if (!only_first(r) || dims_of(r, r->first->before->rank) >> *dim & 1)
		return combines;
	return NULL;
}

static const char *
rule_reduce(const rows_call *r, int *dim)
{
	const fxge_op *op = r->node->op;
	int keep = fxge_op_param(op, "keepdim"), d = r->first->dim;

	if (fxge_op_param(op, "other") >= 0)
		return rule_pointwise(r, dim);
	uint64_t dims = dims_of(r, r->first->before->rank);

	*dim = d;
	if (!only_first(r) || dims >> d & 1)
		return combines;
	if (keep < 0 || !fxge_arg_bool(r->call, keep))
		for (int i = 0; i < d; i++)
			*dim -= (int)(dims >> i & 1);
	return NULL;
}

/* Returns NULL if all tensors have the same rows' dim. */
static const char *
all_alike(const rows_call *r)
{
	for (uint32_t i = 0; i < r->node->n_operands; i++)
		if (is_value(r, i) && (!r->of[i] || r->of[i]->dim != r->first->dim))
			return mixes;
	return NULL;
}

static const char *
rule_cat(const rows_call *r, int *dim)
{
	int along = fxge_arg_dim(r->call, fxge_op_param(r->node->op, "dim"), r->first->before->rank);

	*dim = r->first->dim;
	return along == *dim ? "it appends rows to padded ones" : all_alike(r);
}

static const char *
rule_stack(const rows_call *r, int *dim)
{
	int rank = r->first->before->rank;
	int at = fxge_arg_dim(r->call, fxge_op_param(r->node->op, "dim"), rank + 1);

	*dim = r->first->dim + (at <= r->first->dim);
	return all_alike(r);
}

/* Returns NULL if padding among the indices [begin, end) selects a row that exists. */
static const char *
are_indices(const rows_call *r, uint32_t begin, uint32_t end)
{
	for (uint32_t i = begin; i < end; i++) {
		if (!is_value(r, i))
			continue;
		fxge_dtype dt = r->node->operands[i].value->meta->dtype;

		if (dt == FXGE_DT_BOOL || dt == FXGE_DT_U8)
			return "the number of elements that a mask selects follows from data";
		if (r->of[i] && !r->of[i]->copies)
			return "its padded indices may be out of range";
	}
	return NULL;
}

/* Positions of the indices of aten.index. */
typedef struct index_form {
	int first, last, count, rank; /* `rank` of the broadcast indices */
} index_form;

static index_form
form_of(const rows_call *r)
{
	index_form f = {.first = -1};

	for (uint32_t i = 1; i < r->node->n_operands; i++) {
		if (!is_value(r, i))
			continue;
		f.first = f.first < 0 ? (int)i - 1 : f.first;
		f.last = (int)i - 1;
		f.count++;
		f.rank = meta_of(r, i)->rank > f.rank ? meta_of(r, i)->rank : f.rank;
	}
	return f;
}

/* The operands are the tensor, then its indices or absent elements. */
static const char *
rule_index(const rows_call *r, int *dim)
{
	index_form f = form_of(r);
	bool adjacent = f.last - f.first + 1 == f.count;
	const char *why = are_indices(r, 1, r->node->n_operands);

	if (why)
		return why;
	if (!r->of[0]) {
		why = broadcast(r, 1, r->node->n_operands, f.rank, dim);
		*dim += adjacent ? f.first : 0;
		return why;
	}
	int d = r->of[0]->dim;

	if (!only_first(r) || !adjacent || (d >= f.first && d <= f.last))
		return "it selects among padded rows";
	*dim = d < f.first ? d : d - f.count + f.rank;
	return NULL;
}

static const char *
rule_index_select(const rows_call *r, int *dim)
{
	const fxge_op *op = r->node->op;
	int index = fxge_op_param(op, "index");
	uint32_t i = r->node->ports[index].first;
	int along = fxge_arg_dim(r->call, fxge_op_param(op, "dim"), meta_of(r, 0)->rank);

	if (!r->of[0]) {
		*dim = along;
		return are_indices(r, i, i + 1);
	}
	*dim = r->of[0]->dim;
	return r->of[i] || *dim == along ? "it selects among padded rows" : NULL;
}

static const char *
rule_embedding(const rows_call *r, int *dim)
{
	uint32_t i = r->node->ports[fxge_op_param(r->node->op, "indices")].first;

	if (!r->of[i] || r->of[0])
		return mixes;
	*dim = r->of[i]->dim;
	return are_indices(r, i, i + 1);
}

static const char *
rule_product(const rows_call *r, int *dim)
{
	*dim = r->first->dim;
	if (!only_first(r) || *dim == r->first->before->rank - 1 || meta_of(r, 1)->rank > 2)
		return combines;
	return NULL;
}

enum { IMAGE_RANK = 4 };

static const char *
rule_batch(const rows_call *r, int *dim)
{
	*dim = 0;
	return !only_first(r) || r->first->dim != 0 || r->first->before->rank != IMAGE_RANK ? combines
																						: NULL;
}

static const char *
rule_rois(const rows_call *r, int *dim)
{
	const fxge_op *op = r->node->op;
	uint32_t rois = r->node->ports[fxge_op_param(op, "rois")].first;

	*dim = 0;
	for (uint32_t i = 0; i < r->node->n_operands; i++)
		if (r->of[i] && (i != rois || r->of[i]->dim != 0))
			return combines;
	return NULL;
}

/* ---- rows of a padded table ---- */

/* Returns the padded positions by which the node selects rows of a padded table, or NULL. The valid
 * ones select valid rows only: no program has an index out of range, and none is negative. */
static const fxge_padded *
positions_of(const rows_call *r)
{
	uint32_t i = 0;

	if (!r->of[0])
		return NULL;
	if (fxge_padded_kind_of(r->node->op) == FXGE_PADDED_INDEX) {
		index_form f = form_of(r);

		i = f.count == 1 && f.first == r->of[0]->dim ? (uint32_t)f.first + 1 : 0;
	} else if (fxge_padded_kind_of(r->node->op) == FXGE_PADDED_INDEX_SELECT) {
		int p = fxge_op_param(r->node->op, "dim");

		if (fxge_arg_dim(r->call, p, r->of[0]->before->rank) == r->of[0]->dim)
			i = r->node->ports[fxge_op_param(r->node->op, "index")].first;
	}
	return i && r->of[i] && r->of[i]->positions && r->of[i]->before->rank == 1 ? r->of[i] : NULL;
}

static bool
keeps_positions(const rows_call *r)
{
	fxge_padded_kind kind = fxge_padded_kind_of(r->node->op);

	return r->first->positions
		   && (kind == FXGE_PADDED_RESHAPE || kind == FXGE_PADDED_PERMUTE
			   || kind == FXGE_PADDED_SLICE || strcmp(r->node->op->name, "aten.select.int") == 0
			   || strcmp(r->node->op->name, "aten.unbind.int") == 0);
}

static rows_rule *const rules[] = {
	[FXGE_PADDED_POINTWISE] = rule_pointwise,
	[FXGE_PADDED_RESHAPE] = rule_reshape,
	[FXGE_PADDED_PERMUTE] = rule_permute,
	[FXGE_PADDED_SLICE] = rule_slice,
	[FXGE_PADDED_ALONG] = rule_along,
	[FXGE_PADDED_REDUCE] = rule_reduce,
	[FXGE_PADDED_CAT] = rule_cat,
	[FXGE_PADDED_STACK] = rule_stack,
	[FXGE_PADDED_INDEX] = rule_index,
	[FXGE_PADDED_INDEX_SELECT] = rule_index_select,
	[FXGE_PADDED_EMBEDDING] = rule_embedding,
	[FXGE_PADDED_PRODUCT] = rule_product,
	[FXGE_PADDED_BATCH] = rule_batch,
	[FXGE_PADDED_CONV] = rule_batch,
	[FXGE_PADDED_ROIS] = rule_rois,
	[FXGE_PADDED_ASSERT] = NULL,
};

const char *
fxge_padded_of(
	const fxge_node *n, const fxge_padded *const *of, const fxge_meta *before, fxge_padded *out)
{
	fxge_call call = fxge_call_of(n, &n->graph->program->scratch);
	rows_call r = {.node = n, .call = &call, .of = of, .before = before};
	rows_rule *rule = rules[fxge_padded_kind_of(n->op)];
	int dim;

	while (!of[r.at])
		r.at++;
	r.first = of[r.at];
	const fxge_padded *selected = positions_of(&r);

	if (selected) {
		*out = *selected;
		out->before = before;
		out->dim = r.of[0]->dim;
		out->positions = r.of[0]->positions;
		return NULL;
	}
	*out = (fxge_padded){.before = before,
		.source = r.first->source,
		.copies = true,
		.positions = keeps_positions(&r)};
	for (uint32_t i = 0; i < n->n_operands; i++) {
		out->copies &= !of[i] || of[i]->copies;
		if (of[i] && of[i]->source != r.first->source)
			return "it combines the rows of two operators";
	}
	const char *why = rule ? rule(&r, &dim) : unknown;

	if (!why && (call.failed || dim < 0 || dim >= before->rank))
		why = unknown;
	out->dim = why ? 0 : (uint8_t)dim;
	return why;
}
