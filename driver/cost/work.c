/* SPDX-License-Identifier: Apache-2.0 */
/* Work of one node: matrix and vector operations, bytes moved, and the longest of their times.
 *
 * The operator's row declares the kind of work. */
#include "driver/cost/cost.h"

#include "infer/attention.h"

bool
fxge_cost_dim(const fxge_counting *c, fxge_size s, uint64_t *out)
{
	fxge_sym_value v;
	bool ok = fxge_binding_eval(c->sizes, s, &v) && v.type == FXGE_SYM_T_INT;

	*out = ok && v.i > 0 ? (uint64_t)v.i : 0;
	return ok;
}

uint64_t
fxge_cost_dims(const fxge_counting *c, const fxge_meta *m, int from, int to, bool *known)
{
	uint64_t n = 1, dim;

	if (m->kind != FXGE_META_TENSOR || m->rank < to || from < 0) {
		*known = false;
		return 0;
	}
	for (int i = from; i < to; i++) {
		*known &= fxge_cost_dim(c, m->shape[i], &dim);
		n = fxge_cost_times(n, dim);
	}
	return n;
}

static uint64_t
elements(const fxge_counting *c, const fxge_value *v, bool *known)
{
	return fxge_cost_dims(c, v->meta, 0, v->meta->rank < 0 ? 0 : v->meta->rank, known);
}

uint64_t
fxge_cost_bytes(const fxge_counting *c, const fxge_value *v, bool *known)
{
	if (v->meta->kind != FXGE_META_TENSOR)
		return 0;
	if (v->meta->rank < 0) {
		*known = false;
		return 0;
	}
	uint64_t bits =
		fxge_cost_times(elements(c, v, known), (uint64_t)fxge_dtypes[v->meta->dtype].bits);

	return bits == UINT64_MAX ? bits : bits / 8 + (bits % 8 != 0);
}

/* ---- ports ---- */

/* Returns value `i` of a port, or NULL. */
static const fxge_value *
value_at(const fxge_node *n, int param, uint32_t i)
{
	const fxge_operand *o;

	if (param < 0 || param >= n->op->n_params || !n->ports[param].present
		|| i >= n->ports[param].count)
		return NULL;
	o = fxge_port_at(n, param, i);
	return o->kind == FXGE_K_VALUE ? o->value : NULL;
}

static const fxge_value *
value_of(const fxge_node *n, const char *param)
{
	return value_at(n, fxge_op_param(n->op, param), 0);
}

/* ---- bytes ---- */

/* Returns true if the kernel overwrites the operand without reading it. */
static bool
is_only_written(const fxge_node *n, int param)
{
	return n->op->params[param].writes
		   && (n->op->work == FXGE_WORK_MOVE || n->op->work == FXGE_WORK_UPDATE);
}

/* Returns the bytes read of operand `o`. A value that occurs several times is read once. Values
 * that only shapes need are read on the host. */
static uint64_t
read_of(const fxge_counting *c, const fxge_node *n, int param, const fxge_operand *o,
	fxge_cost_row *row, fxge_map *seen)
{
	if (o->kind != FXGE_K_VALUE || n->op->params[param].host || is_only_written(n, param)
		|| fxge_map_get(seen, fxge_ptr_key(o->value)))
		return 0;
	fxge_map_put(&c->program->scratch, seen, fxge_ptr_key(o->value), o->value);
	uint64_t bytes = fxge_cost_bytes(c, o->value, &row->known);

	return n->op->work == FXGE_WORK_PART && param == 0 && bytes > row->written ? row->written
																			   : bytes;
}

static void
count_bytes(const fxge_counting *c, const fxge_node *n, fxge_cost_row *row)
{
	fxge_arena_mark mark = fxge_arena_save(&c->program->scratch);
	fxge_map seen = {0};
	uint64_t largest = 0; /* largest operand that is read */

	for (uint32_t k = 0; k < n->n_results; k++)
		row->written = fxge_cost_plus(row->written, fxge_cost_bytes(c, n->results[k], &row->known));
	for (int j = 0; j < n->op->n_params; j++)
		for (uint32_t i = 0; n->ports[j].present && i < n->ports[j].count; i++) {
			uint64_t bytes = read_of(c, n, j, fxge_port_at(n, j, i), row, &seen);

			largest = bytes > largest ? bytes : largest;
			row->read = fxge_cost_plus(row->read, bytes);
		}
	if (n->op->work == FXGE_WORK_UPDATE && row->written > largest)
		row->written = largest;
	fxge_arena_restore(&c->program->scratch, mark);
}

/* ---- operations ---- */

/* Returns the operations of y [.., m, n] = x [.., m, k] or [.., k, m] times a matrix; two vectors
 * yield one element. */
static uint64_t
product_flops(const fxge_counting *c, const fxge_node *n, bool *known)
{
	const fxge_value *x = value_at(n, 0, 0), *y = n->results[0];

	if (!x || x->meta->rank < 1 || y->meta->kind != FXGE_META_TENSOR || y->meta->rank < 0) {
		*known = false;
		return 0;
	}
	int from = x->meta->rank < 2 ? 0 : x->meta->rank - 2, rows = y->meta->rank - 2;
	uint64_t matrix = fxge_cost_dims(c, x->meta, from, x->meta->rank, known);
	uint64_t m = from || x->meta->rank == 2 ? fxge_cost_dims(c, y->meta, rows, rows + 1, known) : 1;

	return m ? fxge_cost_times(
			   2 * (elements(c, y, known) > 0), fxge_cost_times(elements(c, y, known), matrix / m))
			 : 0;
}

/* Returns the operations of grouped products: each row of x is multiplied by one matrix, whose
 * width is that of y. */
static uint64_t
grouped_flops(const fxge_counting *c, const fxge_node *n, bool *known)
{
	const fxge_meta *y = n->results[0]->meta;
	uint64_t sum = 0, width = fxge_cost_dims(c, y, y->rank - 1, y->rank, known);

	for (uint32_t i = 0; i < n->ports[0].count; i++) {
		const fxge_value *x = value_at(n, 0, i);

		if (n->n_results == n->ports[0].count) {
			y = n->results[i]->meta;
			width = fxge_cost_dims(c, y, y->rank - 1, y->rank, known);
		}
		if (x)
			sum = fxge_cost_plus(sum, fxge_cost_times(elements(c, x, known), width));
	}
	return fxge_cost_times(2, sum);
}

/* Returns the operations of a convolution: each element of y uses one filter. In a transposed
 * convolution each element of x does. */
static uint64_t
conv_flops(const fxge_counting *c, const fxge_node *n, bool *known)
{
	const fxge_value *filter = value_of(n, "filter"),
					 *by = n->op->work == FXGE_WORK_CONV ? n->results[0] : value_of(n, "x");

	if (!filter || !by) {
		*known = false;
		return 0;
	}
	return fxge_cost_times(2, fxge_cost_times(elements(c, by, known),
								  fxge_cost_dims(c, filter->meta, 1, filter->meta->rank, known)));
}

/* Returns the dim of the positions of contiguous keys; -1 if the layout is unknown. Packed tokens
 * count as one sequence. */
static int
positions_of(const fxge_node *n, const fxge_value *key)
{
	int param = fxge_op_param(n->op, "input_layout");
	const fxge_operand *o =
		param >= 0 && n->ports[param].present ? fxge_port_at(n, param, 0) : NULL;
	const char *name = o && o->kind == FXGE_K_STR ? o->name
					   : !o && param >= 0         ? n->op->params[param].dflt.s
												  : NULL;
	const fxge_attention_layout *l = name ? fxge_attention_layout_of(name) : NULL;
	const fxge_inference_layout *i = name ? fxge_inference_layout_of(name) : NULL;

	if (l && l->rank == key->meta->rank)
		return l->positions;
	return i && i->in.rank == key->meta->rank ? i->in.positions : -1;
}

/* Returns the operations of attention: scores of each query with every key, and weighted sums of
 * values. Masks save nothing. */
static uint64_t
attention_flops(const fxge_counting *c, const fxge_node *n, bool *known)
{
	const fxge_value *query = value_of(n, "query"), *key = value_of(n, "key");
	int out = -1;

	for (int k = 0; k < n->op->n_results && (uint32_t)k < n->n_results; k++)
		if (strcmp(n->op->results[k].name, "attention_out") == 0)
			out = k;
	int positions = query && key ? positions_of(n, key) : -1;

	/* paged keys: their number is data-dependent */
	if (positions < 0 || out < 0 || value_of(n, "block_table")) {
		*known = false;
		return 0;
	}
	uint64_t keys = fxge_cost_dims(c, key->meta, positions, positions + 1, known);
	uint64_t rows = fxge_cost_plus(elements(c, query, known), elements(c, n->results[out], known));

	return fxge_cost_times(2, fxge_cost_times(rows, keys));
}

/* Returns one operation for each element of the largest operand or result. */
static uint64_t
vector_elements(const fxge_counting *c, const fxge_node *n, bool *known)
{
	uint64_t most = 0, e;

	for (uint32_t k = 0; k < n->n_results; k++)
		if ((e = elements(c, n->results[k], known)) > most)
			most = e;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& (e = elements(c, n->operands[i].value, known)) > most)
			most = e;
	return most;
}

static void
count_operations(const fxge_counting *c, const fxge_node *n, fxge_cost_row *row)
{
	if (n->op->work >= FXGE_WORK_PRODUCT && (!n->n_results || !n->op->n_params)) {
		row->known = false; /* rows of loaded files are not checked for this */
		return;
	}
	switch ((fxge_work)n->op->work) {
	case FXGE_WORK_VECTOR:
		row->elements = vector_elements(c, n, &row->known);
		break;
	case FXGE_WORK_PRODUCT:
		row->flops = product_flops(c, n, &row->known);
		break;
	case FXGE_WORK_GROUPED:
		row->flops = grouped_flops(c, n, &row->known);
		break;
	case FXGE_WORK_CONV:
	case FXGE_WORK_CONV_INPUT:
		row->flops = conv_flops(c, n, &row->known);
		break;
	case FXGE_WORK_ATTENTION:
		row->flops = attention_flops(c, n, &row->known);
		break;
	case FXGE_WORK_UNKNOWN:
		row->known = false;
		break;
	default:
		break;
	}
}

/* ---- time ---- */

/* Returns the rate of matrix operations in the node's dtype, relative to f16. */
static double
matrix_rate(const fxge_node *n)
{
	const fxge_value *x = NULL;

	for (uint32_t i = 0; !x && i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& fxge_dtype_is_float(n->operands[i].value->meta->dtype))
			x = n->operands[i].value;
	if (n->op->work != FXGE_WORK_CONV_INPUT && value_at(n, 0, 0))
		x = value_at(n, 0, 0);
	int bits = x ? fxge_dtypes[x->meta->dtype].bits : 16;

	return bits == 16 ? 1 : bits > 16 ? 0.25 : bits == 8 ? 2 : 4;
}

/* Returns the rate of vector operations relative to f16, by the narrowest dtype; lanes have at
 * least 16 bits. */
static double
vector_rate(const fxge_node *n)
{
	int bits = 64;

	for (uint32_t k = 0; k < n->n_results; k++)
		if (fxge_dtypes[n->results[k]->meta->dtype].bits < bits)
			bits = fxge_dtypes[n->results[k]->meta->dtype].bits;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& fxge_dtypes[n->operands[i].value->meta->dtype].bits < bits)
			bits = fxge_dtypes[n->operands[i].value->meta->dtype].bits;
	return 16.0 / (bits < 16 ? 16 : bits);
}

static void
raise_time(fxge_cost_row *row, double seconds, const char *bound)
{
	if (seconds <= row->seconds)
		return;
	row->seconds = seconds;
	row->bound = bound;
}

static void
count_time(const fxge_counting *c, const fxge_node *n, fxge_cost_row *row)
{
	const fxge_cost_rates *chip = &c->chip;

	raise_time(row, c->launch, "launch");
	raise_time(row, ((double)row->read + (double)row->written) / chip->bandwidth, "memory");
	if (row->elements)
		raise_time(row, (double)row->elements / (chip->lanes * vector_rate(n)), "vector");
	if (row->flops)
		raise_time(row, (double)row->flops / (2 * chip->macs * matrix_rate(n)), "matrix");
}

void
fxge_cost_work(const fxge_counting *c, const fxge_node *n, fxge_cost_row *row)
{
	row->node = n;
	row->known = true;
	row->kernel = n->op->work != FXGE_WORK_NONE && !n->n_regions;
	if (!row->kernel)
		return;
	count_bytes(c, n, row);
	count_operations(c, n, row);
	count_time(c, n, row);
}
