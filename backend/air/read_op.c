/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of a GE operator to a node. */
#include "backend/air/reader.h"
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "base/diag/common.h"

#include "fxge_ge_control.h"

/* Returns the number of operands of an attribute; 0 is an empty list. Returns -1 after a
 * diagnostic. */
static int64_t
attr_length(fxge_air_reader *r, const fxge_param *q, const ge_attr *v)
{
	int form = fxge_air_attr_form(q->type);

	if (form >= 0 && fxge_air_attr_fits(q, v)) {
		if (!q->list)
			return 1;
		if (q->lists)
			return (int64_t)fxge_air_lists_count(q, v);
		const ge_list *l = v->list;
		const size_t n[] = {l->n_i, l->n_f, l->n_b, l->n_s, l->n_dt, l->n_t}; /* by form */

		return n[form] <= FXGE_MAX_OPERANDS ? (int64_t)n[form] : -1;
	}
	fxge_air_bad(
		r, FXGE_D_AIR_ATTR_TYPE, "the type of attribute '%s' differs from the prototype", q->name);
	return -1;
}

static bool
read_text(fxge_air_reader *r, ProtobufCBinaryData b, fxge_operand *o)
{
	if (b.len > FXGE_MAX_NAME || (b.len && memchr(b.data, 0, b.len)))
		return fxge_air_bad(
			r, FXGE_D_AIR_UNREADABLE, "a text attribute is too long or has a NUL byte");
	o->kind = FXGE_K_STR;
	o->name = fxge_names_getn(r->s->names, b.len ? (const char *)b.data : "", b.len);
	return true;
}

static bool
read_dtype(fxge_air_reader *r, int64_t number, fxge_operand *o)
{
	o->kind = FXGE_K_DTYPE;
	o->dtype = fxge_dtype_by_ge(number);
	return o->dtype != FXGE_DT_NONE
		   || fxge_air_bad(r, FXGE_D_AIR_UNREADABLE,
			   "the dtype %lld in an attribute is not supported", (long long)number);
}

static bool
read_element(fxge_air_reader *r, const fxge_param *q, const ge_attr *v, size_t i, fxge_operand *o)
{
	const ge_list *l = q->list ? v->list : NULL;

	switch (q->type) {
	case FXGE_P_INT:
		o->kind = FXGE_K_INT;
		o->size = fxge_sym_int(r->p->syms, l ? l->i[i] : v->i);
		return true;
	case FXGE_P_FLOAT:
		o->kind = FXGE_K_FLOAT;
		o->f = (double)(l ? l->f[i] : v->f);
		return true;
	case FXGE_P_BOOL:
		o->kind = FXGE_K_BOOL;
		o->b = l ? l->b[i] : v->b;
		return true;
	case FXGE_P_STR:
		return read_text(r, l ? l->s[i] : v->s, o);
	case FXGE_P_DTYPE:
		return read_dtype(r, l ? l->dt[i] : v->dt, o);
	default:
		o->kind = FXGE_K_TENSOR;
		if (q->lists) {
			o->tensor = fxge_air_read_list(r, q, v, i);
			return true;
		}
		o->tensor = fxge_air_read_value(r, l ? l->t[i] : v->t, r->op->name);
		return o->tensor != NULL;
	}
}

/* ---- counting, then filling ---- */

typedef struct op_plan {
	const fxge_op *row;
	int *slots;            /* parameter of each input slot */
	const ge_attr **attrs; /* attribute of each parameter, or NULL */
	uint32_t *count;       /* number of operands of each parameter */
	uint32_t total;
	fxge_value **after; /* values after whose producers a FxgePrefetch runs */
	int n_after;
} op_plan;

/* Returns true for attributes beyond the prototype that the writer creates again. */
static bool
is_framework(const char *key)
{
	return key[0] == '_' || fxge_air_is_mark(key) || strcmp(key, "index") == 0
		   || strcmp(key, "location") == 0 || strcmp(key, "length") == 0
		   || strcmp(key, "offset") == 0 || strcmp(key, "value") == 0
		   || strcmp(key, "input_layout_info") == 0 || strcmp(key, "output_layout_info") == 0;
}

static bool
plan_attrs(fxge_air_reader *r, const ge_op *op, op_plan *t)
{
	bool ok = true;

	for (size_t i = 0; i < op->n_attr; i++) {
		int k = fxge_op_param(t->row, op->attr[i]->key);

		if (k < 0 || !t->row->params[k].attr) {
			if (!is_framework(op->attr[i]->key) && !(t->row->flags & FXGE_OP_CUSTOM))
				fxge_air_bad(r, FXGE_D_AIR_ATTR_DROPPED, "the prototype has no attribute '%s'",
					op->attr[i]->key);
			continue;
		}
		if (op->attr[i]->value && op->attr[i]->value->value_case != GE_ATTR(_NOT_SET))
			t->attrs[k] = op->attr[i]->value;
	}
	for (int k = 0; k < t->row->n_params; k++) {
		const fxge_param *q = &t->row->params[k];
		int64_t n = q->attr && t->attrs[k] ? attr_length(r, q, t->attrs[k]) : 0;

		if (n < 0)
			ok = false;
		else if (q->attr)
			t->count[k] = (uint32_t)n;
		if (q->attr && !t->attrs[k] && q->dflt.kind == FXGE_LIT_NONE && !q->optional)
			ok = fxge_air_bad(
				r, FXGE_D_AIR_ATTR_MISSING, "the required attribute '%s' is missing", q->name);
	}
	return ok;
}

/* Returns the value of each slot; NULL = no edge. */
static fxge_value **
slot_values(fxge_air_reader *r, const ge_op *op, const fxge_air_node *n)
{
	fxge_value **v = FXGE_NEW_ARRAY(r->a, op->n_input_desc, fxge_value *);
	size_t slot = 0;

	for (uint32_t i = 0; i < n->n_links && slot < op->n_input_desc; i++) {
		if (n->links[i].index < 0)
			continue;
		const fxge_air_node *from =
			n->links[i].from == UINT32_MAX ? NULL : &r->nodes[n->links[i].from];

		if (from && n->links[i].index >= from->n_results) {
			fxge_air_bad(r, FXGE_D_AIR_EDGE,
				"input %zu comes from output %lld of '%s', which has %u", slot,
				(long long)n->links[i].index, from->name, from->n_results);
			return NULL;
		}
		v[slot++] = from ? from->results[n->links[i].index] : NULL;
	}
	return v;
}

static bool
plan_inputs(fxge_air_reader *r, const ge_op *op, fxge_value *const *values, op_plan *t)
{
	bool ok = true;

	for (size_t i = 0; i < op->n_input_desc; i++) {
		const fxge_param *q = &t->row->params[t->slots[i]];

		if (values[i] || q->list)
			t->count[t->slots[i]]++;
		if (!q->list && t->count[t->slots[i]] > 1)
			ok = fxge_air_bad(r, FXGE_D_AIR_PORT, "the input '%s' occurs twice", q->name);
		if (q->list && !values[i] && !q->optional && !q->elem_optional)
			ok =
				fxge_air_bad(r, FXGE_D_AIR_PORT_MISSING, "an element of '%s' has no edge", q->name);
	}
	if (t->n_after)
		t->count[GE_FxgePrefetch__after] = (uint32_t)t->n_after;
	for (int k = 0; k < t->row->n_params; k++) {
		const fxge_param *q = &t->row->params[k];

		if (!q->attr && !q->list && !q->optional && !t->count[k])
			ok = fxge_air_bad(
				r, FXGE_D_AIR_PORT_MISSING, "the required input '%s' has no edge", q->name);
		t->total += t->count[k];
	}
	return ok
		   && (t->total <= FXGE_MAX_OPERANDS
			   || fxge_air_bad(r, FXGE_D_LIMIT, "more operands than the limit"));
}

static bool
fill_operands(
	fxge_air_reader *r, fxge_node *n, const ge_op *op, fxge_value *const *values, const op_plan *t)
{
	fxge_port *ports = FXGE_NEW_ARRAY(r->a, (size_t)t->row->n_params, fxge_port);
	uint32_t at = 0;

	for (int k = 0; k < t->row->n_params; k++) {
		const fxge_param *q = &t->row->params[k];

		ports[k] = fxge_port_of(
			at, t->count[k], q->attr ? t->attrs[k] != NULL : t->count[k] > 0 || q->list);
		for (uint32_t i = 0; q->attr && i < t->count[k]; i++)
			if (!read_element(r, q, t->attrs[k], i, &n->operands[at + i]))
				return false;
		at += t->count[k];
	}
	for (int i = 0; i < t->n_after; i++)
		fxge_operand_set(
			&n->operands[ports[GE_FxgePrefetch__after].first + (uint32_t)i], t->after[i]);
	uint32_t *next = FXGE_NEW_ARRAY(r->a, (size_t)t->row->n_params, uint32_t);

	for (size_t i = 0; i < op->n_input_desc; i++) {
		int k = t->slots[i];

		if (values[i])
			fxge_operand_set(&n->operands[ports[k].first + next[k]], values[i]);
		if (values[i] || t->row->params[k].list)
			next[k]++;
	}
	return fxge_node_finish(n, ports);
}

/* ---- regions ---- */

static bool
add_regions(fxge_air_reader *r, const ge_op *op, fxge_node *n)
{
	for (size_t i = 0; i < op->n_subgraph_name; i++) {
		const char *name = op->subgraph_name[i];
		size_t k = (size_t)(uintptr_t)fxge_strmap_get(&r->graphs, name, strlen(name));

		if (!k || r->used[k - 1])
			return fxge_air_bad(r, FXGE_D_AIR_SUBGRAPH, "the subgraph '%s' %s", name,
				k ? "is used twice" : "does not exist");
		r->used[k - 1] = 1;
		n->regions[i] = fxge_graph_new(r->p, name);
		n->regions[i]->parent = n;
	}
	return true;
}

/* Sets the metas of the results and registers the node. */
static bool
set_results(fxge_air_reader *r, const ge_op *op, fxge_node *n, fxge_air_node *out)
{
	n->name = fxge_names_get(r->s->names, op->name);
	for (size_t i = 0; i < op->n_output_desc; i++)
		if (!fxge_air_read_result(r, op->output_desc[i], n->results[i]))
			return false;
	out->results = n->results;
	out->n_results = n->n_results;
	return true;
}

/* Returns the first results of the nodes with a control edge to a node. */
static int
awaited_values(fxge_air_reader *r, const fxge_air_node *n, fxge_value **v)
{
	int count = 0;

	for (uint32_t i = 0; i < n->n_links; i++) {
		const struct fxge_air_link *l = &n->links[i];

		if (l->index < 0 && l->from != UINT32_MAX && r->nodes[l->from].n_results)
			v[count++] = r->nodes[l->from].results[0];
	}
	return count;
}

static bool
is_identity(const ge_op *op)
{
	return strcmp(op->type, "Identity") == 0 && op->n_input_desc == 1 && op->n_output_desc == 1;
}

/* Makes a Cmo with control edges a FxgePrefetch, whose port of awaited values follows `src`. */
static void
plan_awaited(op_plan *t, fxge_value **after, int n)
{
	t->row = &fxge_ops[GE_FxgePrefetch];
	t->after = after;
	t->n_after = n;
}

/* ---- numbers that integers carry ---- */

enum { INT4 = 28, HIFLOAT8 = 33, E8M0 = 36, FP4 = 39 };

/* Returns the dtype of the numbers that a Bitcast takes from integers, or 0 for other operators:
 * int4, eight in an i32; fp4 (e2m1), hifloat8 and e8m0 in bytes. Programs keep the integers: the
 * rows of operators that read such numbers accept them. */
static int
carried_dtype(const ge_op *op, fxge_value *const *values)
{
	if (strcmp(op->type, "Bitcast") != 0 || op->n_input_desc != 1 || op->n_output_desc != 1
		|| !values[0] || values[0]->meta->kind != FXGE_META_TENSOR)
		return 0;
	int to = (int)op->output_desc[0]->dtype;
	fxge_dtype from = values[0]->meta->dtype;
	bool carried = from == FXGE_DT_I32  ? to == INT4
				   : from == FXGE_DT_U8 ? to == HIFLOAT8 || to == E8M0 || to == FP4
										: false;

	return carried ? to : 0;
}

/* Returns whether an operand reads integers as the numbers that they carry. Products unpack int4
 * from each i32. */
static bool
reads_carried(const fxge_node *n, uint32_t operand, int dtype)
{
	const fxge_air_carrier *as = fxge_air_carried(n, operand);

	return as ? as->proto == dtype
			  : dtype == INT4 && (strstr(n->op->name, "Matmul") || strstr(n->op->name, "MatMul"));
}

/* Checks that numbers that integers carry are read as such: any other operator would compute with
 * the integers. */
static bool
check_carried(fxge_air_reader *r, const ge_op *op, const fxge_air_node *read, const fxge_node *n,
	fxge_value *const *values, const op_plan *t)
{
	uint32_t *next = FXGE_NEW_ARRAY(r->a, (size_t)t->row->n_params, uint32_t);
	size_t slot = 0;

	for (uint32_t i = 0; i < read->n_links && slot < op->n_input_desc; i++) {
		if (read->links[i].index < 0)
			continue;
		int k = t->slots[slot];
		int dtype = values[slot] ? r->nodes[read->links[i].from].carried : 0;

		if (dtype && !reads_carried(n, n->ports[k].first + next[k], dtype))
			return fxge_air_bad(r, FXGE_D_AIR_UNREADABLE,
				"the dtype %d of input '%s' is not supported", dtype, t->row->params[k].name);
		next[k] += values[slot] || t->row->params[k].list;
		slot++;
	}
	return true;
}

bool
fxge_air_read_op(fxge_air_reader *r, const ge_op *op, fxge_air_node *out)
{
	op_plan t = {.slots = FXGE_NEW_ARRAY(r->a, op->n_input_desc, int)};
	fxge_value **values = slot_values(r, op, out);

	if (!values)
		return false;
	if ((out->carried = carried_dtype(op, values)) != 0) {
		out->results = &values[0]->def->results[values[0]->index];
		out->n_results = 1;
		return true;
	}
	fxge_value **after = FXGE_NEW_ARRAY(r->a, out->n_links, fxge_value *);
	bool hint = strcmp(op->type, "Cmo") == 0;
	int n_after = (hint || is_identity(op)) && values[0] ? awaited_values(r, out, after) : 0;

	if (n_after && !hint) {
		fxge_node *n = fxge_node_new(r->graph, r->graph->ret, &fxge_ops[GE_FxgeAfter],
			FXGE_ARGS(fxge_a_value(GE_FxgeAfter__x, values[0]),
				fxge_a_values(GE_FxgeAfter__after, after, n_after)),
			1, fxge_air_read_marks(r, op));

		return n && set_results(r, op, n, out);
	}
	if (!(t.row = fxge_air_read_row(r, op, t.slots)))
		return false;
	if (n_after && t.row->id == GE_Cmo)
		plan_awaited(&t, after, n_after);
	t.attrs = FXGE_NEW_ARRAY(r->a, (size_t)t.row->n_params, const ge_attr *);
	t.count = FXGE_NEW_ARRAY(r->a, (size_t)t.row->n_params, uint32_t);
	if (!plan_attrs(r, op, &t) || !plan_inputs(r, op, values, &t))
		return false;
	fxge_node *n = fxge_node_alloc(r->graph, r->graph->ret, t.row, t.total,
		(uint32_t)op->n_output_desc, (uint32_t)op->n_subgraph_name, fxge_air_read_marks(r, op));

	return fill_operands(r, n, op, values, &t) && check_carried(r, op, out, n, values, &t)
		   && add_regions(r, op, n) && set_results(r, op, n, out);
}
