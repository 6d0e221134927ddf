/* SPDX-License-Identifier: Apache-2.0 */
/* Simplification of what a small program has left: arguments, dtypes, values. */
#include "driver/reduce/reduce.h"

/* ---- arguments ---- */

enum change { LEAVE_OUT, ZERO, ONE, N_CHANGES };

static void
leave_out(fxge_program *q, fxge_node *n, int param)
{
	fxge_port *ports =
		fxge_arena_copy(&q->scratch, n->ports, (size_t)n->op->n_params * sizeof *ports);

	for (uint32_t i = 0; i < ports[param].count; i++)
		if (n->operands[ports[param].first + i].kind == FXGE_K_VALUE)
			fxge_operand_clear(&n->operands[ports[param].first + i]);
	ports[param] = fxge_port_of(0, 0, false);
	n->ports = fxge_program_ports(q, ports, (size_t)n->op->n_params);
}

/* Sets a constant to 0 or 1. Returns true if it has become another one. */
static bool
set_number(fxge_program *q, fxge_operand *o, int to)
{
	int64_t v;

	switch (o->kind) {
	case FXGE_K_INT:
		if (!fxge_sym_is_int(q->syms, o->size, &v) || v == to || v == 1 - to)
			return false;
		o->size = fxge_size_small(to);
		return true;
	case FXGE_K_FLOAT:
		if (o->f <= to && o->f >= to)
			return false;
		o->f = to;
		return true;
	case FXGE_K_BOOL:
		if (!o->b || to)
			return false;
		o->b = false;
		return true;
	default:
		return false;
	}
}

/* Changes an argument. Returns false if it is as simple already. */
static bool
change_argument(fxge_program *q, fxge_node *n, int param, enum change how)
{
	const fxge_port port = n->ports[param];
	bool any = false;

	if (!port.present)
		return false;
	if (how == LEAVE_OUT) {
		if (n->op->flags & (FXGE_OP_UNKNOWN | FXGE_OP_REFUSED)) /* its schema is unknown */
			return false;
		if (!n->op->params[param].optional && n->op->params[param].dflt.kind == FXGE_LIT_NONE)
			return false;
		leave_out(q, n, param);
		return true;
	}
	for (uint32_t i = 0; i < port.count; i++)
		any |= set_number(q, &n->operands[port.first + i], how == ONE);
	return any;
}

static bool
try_argument(fxge_reducer *r, uint32_t at, int param, enum change how)
{
	fxge_program *q = fxge_reduce_copy(r);

	if (!change_argument(q, fxge_reduce_node_at(q, at), param, how)) {
		fxge_program_close(q);
		return false;
	}
	FXGE_EACH_NODE (n, q->main)
		for (uint32_t k = 0; k < n->n_results; k++)
			fxge_value_set_meta(q, n->results[k], &fxge_meta_unknown);
	fxge_reduce_tidy(q);
	if (!fxge_reduce_try(r, q, NULL))
		return false;
	fxge_reduce_infer(r);
	return true;
}

void
fxge_reduce_arguments(fxge_reducer *r)
{
	r->pass = "arguments";
	for (uint32_t at = 0; at < fxge_reduce_nodes(r); at++)
		for (int param = 0; param < fxge_reduce_node_at(r->best, at)->op->n_params; param++)
			for (int how = LEAVE_OUT; how < N_CHANGES; how++)
				if (try_argument(r, at, param, (enum change)how))
					break;
}

/* ---- dtypes ---- */

static bool
is_other_float(fxge_dtype dt)
{
	return dt == FXGE_DT_F16 || dt == FXGE_DT_BF16 || dt == FXGE_DT_F64;
}

static bool
widen_input(fxge_program *q, uint32_t i)
{
	fxge_value *v = fxge_graph_input(q->main, i);
	fxge_input *in = &q->inputs.data[i];
	fxge_meta m = *v->meta;

	if (m.kind != FXGE_META_TENSOR || !is_other_float(m.dtype) || in->tensor)
		return false;
	m.dtype = FXGE_DT_F32;
	fxge_value_set_meta(q, v, &m);
	return true;
}

void
fxge_reduce_dtypes(fxge_reducer *r)
{
	fxge_program *q = fxge_reduce_copy(r);
	bool any = false;

	r->pass = "dtypes";
	for (uint32_t i = 0; i < fxge_graph_n_inputs(q->main); i++)
		any |= widen_input(q, i);
	FXGE_EACH_NODE (n, q->main) {
		for (uint32_t i = 0; i < n->n_operands; i++)
			if (n->operands[i].kind == FXGE_K_DTYPE && is_other_float(n->operands[i].dtype)) {
				n->operands[i].dtype = FXGE_DT_F32;
				any = true;
			}
		for (uint32_t k = 0; k < n->n_results; k++)
			fxge_value_set_meta(q, n->results[k], &fxge_meta_unknown);
	}
	if (!any)
		fxge_program_close(q);
	else if (fxge_reduce_try(r, q, NULL))
		fxge_reduce_infer(r);
}

/* ---- values ---- */

enum { ZEROS, ONES, SMALL_INTEGERS, N_FILLS, SMALL = 3 };

static void
fill(fxge_array *a, int how)
{
	int64_t n = (int64_t)(a->size / fxge_dtype_size(a->dtype));
	bool floats = fxge_dtype_is_float(a->dtype);

	for (int64_t i = 0; i < n; i++) {
		int64_t v = how == SMALL_INTEGERS ? i % (2 * SMALL + 1) - SMALL : how == ONES;

		if (floats)
			fxge_store_float(a->dtype, a->data, i, (double)v);
		else
			fxge_store_int(a->dtype, a->data, i, v);
	}
}

static bool
try_fill(fxge_reducer *r, uint32_t i, int how)
{
	fxge_name name = r->best->inputs.data[i].name;
	const fxge_reduce_value *old = fxge_strmap_get(&r->values, name, strlen(name));
	fxge_strmap given = {0};

	if (!old || fxge_dtype_is_complex(old->array.dtype) || fxge_dtype_size(old->array.dtype) == 0
		|| (how == SMALL_INTEGERS && !fxge_dtype_is_float(old->array.dtype)))
		return false;
	fxge_program *q = fxge_reduce_copy(r);
	fxge_reduce_value *v = fxge_reduce_value_new(
		r, q, &old->array, old->array.dtype, old->array.rank, old->array.shape, name);

	fill(&v->array, how);
	fxge_reduce_value_hash(v);
	if (v->hash == old->hash) { /* as simple already */
		fxge_program_close(q);
		return true;
	}
	fxge_strmap_put(&q->arena, &given, name, strlen(name), v);
	return fxge_reduce_try(r, q, &given);
}

void
fxge_reduce_simple_values(fxge_reducer *r)
{
	r->pass = "values";
	for (uint32_t i = 0; i < fxge_graph_n_inputs(r->best->main); i++)
		for (int how = ZEROS; how < N_FILLS && r->best->inputs.data[i].role == FXGE_ROLE_USER;
			 how++)
			if (try_fill(r, i, how))
				break;
}
