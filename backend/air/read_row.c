/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of operators: from the operator table, or built from names in the file. */
#include "backend/air/reader.h"
#include "base/diag/air.h"
#include "base/diag/common.h"

/* Returns the names of the `n` slots of one side; NULL entries are not in the file. */
static const char **
slot_names(fxge_air_reader *r, const ge_op *op, const char *key, const char *value, size_t n)
{
	const char **names = FXGE_NEW_ARRAY(r->a, n, const char *);
	const ge_attr *k = fxge_air_find_attr(op->attr, op->n_attr, key),
				  *v = fxge_air_find_attr(op->attr, op->n_attr, value);

	if (!k || !v || k->value_case != GE_ATTR(LIST) || v->value_case != GE_ATTR(LIST)
		|| k->list->n_s != v->list->n_i)
		return names;
	for (size_t i = 0; i < v->list->n_i; i++) {
		int64_t slot = v->list->i[i];
		ProtobufCBinaryData b = k->list->s[i];

		if (slot >= 0 && (uint64_t)slot < n && b.len && !memchr(b.data, 0, b.len) && !names[slot])
			names[slot] = fxge_arena_strndup(r->a, (const char *)b.data, b.len);
	}
	return names;
}

static const char **
input_names(fxge_air_reader *r, const ge_op *op)
{
	return slot_names(r, op, "_input_name_key", "_input_name_value", op->n_input_desc);
}

static const char **
output_names(fxge_air_reader *r, const ge_op *op)
{
	return slot_names(r, op, "_output_name_key", "_output_name_value", op->n_output_desc);
}

static bool
is_instance(const char *name, const char *port)
{
	size_t n = strlen(port);

	return strncmp(name, port, n) == 0 && name[n]
		   && strspn(name + n, "0123456789") == strlen(name + n);
}

static int
find_input(const fxge_op *row, const char *name)
{
	int i = fxge_op_param(row, name);

	if (i >= 0 && !row->params[i].attr && !row->params[i].list)
		return i;
	for (i = 0; i < row->n_params; i++)
		if (!row->params[i].attr && row->params[i].list && is_instance(name, row->params[i].name))
			return i;
	return -1;
}

/* Assigns slots without names in order; the dynamic port receives the remaining ones. */
static bool
assign_unnamed(const fxge_op *row, const ge_op *op, int *slots)
{
	size_t inputs = 0, at = 0;

	for (int i = 0; i < row->n_params; i++)
		inputs += !row->params[i].attr;
	for (int i = 0; i < row->n_params && at < op->n_input_desc; i++) {
		if (row->params[i].attr)
			continue;
		size_t left = op->n_input_desc - at;
		size_t take = row->params[i].list ? (left >= inputs ? left - inputs + 1 : 0) : 1;

		for (; take && at < op->n_input_desc; take--)
			slots[at++] = i;
		inputs--;
	}
	return at == op->n_input_desc;
}

static bool
assign_inputs(fxge_air_reader *r, const fxge_op *row, const ge_op *op, int *slots)
{
	if (op->n_input_desc && !fxge_air_find_attr(op->attr, op->n_attr, "_input_name_key"))
		return assign_unnamed(row, op, slots);
	const char **names = input_names(r, op);

	for (size_t i = 0; i < op->n_input_desc; i++) {
		slots[i] = names[i] ? find_input(row, names[i]) : -1;
		if (slots[i] < 0)
			return false;
	}
	return true;
}

static bool
outputs_fit(const fxge_op *row, const ge_op *op)
{
	size_t fixed = 0, lists = 0;

	for (int i = 0; i < row->n_results; i++)
		if (row->results[i].list)
			lists++;
		else
			fixed++;
	return lists ? op->n_output_desc >= fixed : op->n_output_desc == fixed;
}

/* ---- rows built from the file ---- */

static bool
attr_type(const ge_attr *v, fxge_param *p)
{
	static const fxge_ptype lists[] = {FXGE_P_ANY, FXGE_P_STR, FXGE_P_INT, FXGE_P_FLOAT,
		FXGE_P_BOOL, FXGE_P_ANY, FXGE_P_ANY, FXGE_P_ANY, FXGE_P_ANY, FXGE_P_ANY, FXGE_P_DTYPE};

	p->list = v->value_case == GE_ATTR(LIST);
	switch (v->value_case) {
	case GE_ATTR(I):
		p->type = FXGE_P_INT;
		return true;
	case GE_ATTR(F):
		p->type = FXGE_P_FLOAT;
		return true;
	case GE_ATTR(B):
		p->type = FXGE_P_BOOL;
		return true;
	case GE_ATTR(S):
		p->type = FXGE_P_STR;
		return true;
	case GE_ATTR(DT):
		p->type = FXGE_P_DTYPE;
		return true;
	case GE_ATTR(T):
		p->type = FXGE_P_CONST;
		return true;
	case GE_ATTR(LIST):
		p->type = (unsigned)v->list->val_type < 11 ? lists[v->list->val_type] : FXGE_P_ANY;
		return p->type != FXGE_P_ANY;
	case GE_ATTR(LIST_LIST_INT):
	case GE_ATTR(LIST_LIST_FLOAT):
		p->type = FXGE_P_CONST;
		p->list = true;
		p->lists = v->value_case == GE_ATTR(LIST_LIST_INT) ? FXGE_P_INT : FXGE_P_FLOAT;
		return true;
	default:
		return false;
	}
}

static int
add_attrs(fxge_air_reader *r, const ge_op *op, fxge_param *p)
{
	int n = 0;

	for (size_t i = 0; i < op->n_attr; i++) {
		const char *key = op->attr[i]->key;

		if (key[0] == '_' || fxge_air_is_mark(key) || !*key || !op->attr[i]->value)
			continue;
		p[n] =
			(fxge_param){.name = fxge_names_get(r->s->names, key), .attr = true, .optional = true};
		p[n].dflt.kind = FXGE_LIT_ABSENT;
		if (attr_type(op->attr[i]->value, &p[n]))
			n++;
		else
			fxge_air_bad(
				r, FXGE_D_AIR_ATTR_DROPPED, "the form of attribute '%s' is not supported", key);
	}
	return n;
}

static fxge_name
port_name(fxge_air_reader *r, const char *name, const char *stem, size_t i)
{
	return fxge_names_get(r->s->names, name ? name : fxge_arena_printf(r->a, "%s%zu", stem, i));
}

static const fxge_op *
make_row(fxge_air_reader *r, const ge_op *op)
{
	fxge_arena *a = &r->p->arena;
	fxge_op *row = FXGE_NEW(a, fxge_op);
	fxge_param *p = FXGE_NEW_ARRAY(a, op->n_input_desc + op->n_attr, fxge_param);
	fxge_result *out = FXGE_NEW_ARRAY(a, op->n_output_desc, fxge_result);
	const char **in_names = input_names(r, op), **out_names = output_names(r, op);

	row->name = fxge_names_get(r->s->names, fxge_arena_printf(r->a, "ge.%s", op->type));
	row->id = UINT32_MAX;
	row->ge = true;
	row->flags = FXGE_OP_CUSTOM;
	for (size_t i = 0; i < op->n_input_desc; i++) {
		p[i] = (fxge_param){.type = FXGE_P_TENSOR, .optional = true};
		p[i].dflt.kind = FXGE_LIT_ABSENT;
		p[i].name = port_name(r, in_names[i], "in", i);
	}
	row->params = p;
	row->n_params = (int)op->n_input_desc + add_attrs(r, op, p + op->n_input_desc);
	for (size_t i = 0; i < op->n_output_desc; i++) {
		out[i] = (fxge_result){.type = FXGE_P_TENSOR};
		out[i].name = port_name(r, out_names[i], "out", i);
	}
	fxge_op_index(a, row);
	row->results = out;
	row->n_results = (int)op->n_output_desc;
	return row;
}

/* Returns a text of all properties that distinguish custom rows. */
static fxge_sbuf
signature(fxge_air_reader *r, const ge_op *op)
{
	const char **in_names = input_names(r, op), **out_names = output_names(r, op);
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	fxge_sbuf_fmt(&b, "%s(", op->type);
	for (size_t i = 0; i < op->n_input_desc; i++)
		fxge_sbuf_fmt(&b, "%s,", in_names[i] ? in_names[i] : "");
	for (size_t i = 0; i < op->n_attr; i++) {
		fxge_param q = {0};

		if (op->attr[i]->key[0] != '_' && op->attr[i]->value && attr_type(op->attr[i]->value, &q))
			fxge_sbuf_fmt(&b, "%s:%d%d%d,", op->attr[i]->key, (int)q.type, q.list, q.lists);
	}
	fxge_sbuf_str(&b, ")");
	for (size_t i = 0; i < op->n_output_desc; i++)
		fxge_sbuf_fmt(&b, "%s,", out_names[i] ? out_names[i] : "");
	return b;
}

static const fxge_op *
custom_row(fxge_air_reader *r, const ge_op *op, int *slots)
{
	fxge_sbuf key = signature(r, op);
	const fxge_op *row = fxge_strmap_get(&r->rows, key.data, key.len);

	if (!row) {
		row = make_row(r, op);
		fxge_strmap_put(r->a, &r->rows, key.data, key.len, (void *)(uintptr_t)row);
	}
	for (size_t i = 0; i < op->n_input_desc; i++)
		slots[i] = (int)i;
	return row;
}

const fxge_op *
fxge_air_read_row(fxge_air_reader *r, const ge_op *op, int *slots)
{
	const char *name = fxge_arena_printf(r->a, "ge.%s", op->type);
	const fxge_op *row = fxge_op_find(r->s, name, strlen(name));

	row = row ? row : fxge_op_prototype(r->s, name, strlen(name));
	if (row && row->ge && outputs_fit(row, op) && assign_inputs(r, row, op, slots))
		return row;
	if (op->n_input_desc + op->n_attr > INT32_MAX / 2 || op->n_output_desc > INT32_MAX / 2) {
		fxge_air_bad(r, FXGE_D_LIMIT, "too many ports");
		return NULL;
	}
	return custom_row(r, op, slots);
}
