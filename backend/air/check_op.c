/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of one operator: name, type, slots, descriptors, attributes. */
#include "backend/air/check.h"
#include "base/diag/air.h"

static bool
name_is_clean(const char *s)
{
	for (; *s; s++)
		if (!((*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z') || (*s >= '0' && *s <= '9')
				|| strchr("_./-", *s)))
			return false;
	return true;
}

static const fxge_op *
find_row(checker *c, const char *type)
{
	const char *name = fxge_arena_printf(c->a, "ge.%s", type);

	size_t n = strlen(name);
	const fxge_op *row = fxge_op_find(c->s, name, n);

	return row ? row : fxge_op_prototype(c->s, name, n);
}

static void
check_head(checker *c, check_op *o)
{
	if (!*o->name)
		check_fail(c, FXGE_D_AIR_OP_NAME, "an operator has no name");
	else if (!name_is_clean(o->name))
		check_fail(
			c, FXGE_D_AIR_OP_NAME, "the name has characters other than letters, digits and _./-");
	if (!*o->type) {
		check_fail(c, FXGE_D_AIR_OP_TYPE, "the operator has no type");
		return;
	}
	o->row = find_row(c, o->type);
	if (o->row || strcmp(o->type, "NetOutput") == 0)
		return;
	check_fail(c, FXGE_D_AIR_UNKNOWN_TYPE, "the prototype of '%s' is unknown", o->type);
	fxge_report_group(&c->s->diags, fxge_names_get(c->s->names, o->type));
}

/* Splits `input` into edges and data slots. */
static void
read_edges(checker *c, const ge_op *op, check_op *o)
{
	check_edge *e = FXGE_NEW_ARRAY(c->a, op->n_input, check_edge);
	uint32_t slot = 0;

	o->edges = e;
	for (size_t i = 0; i < op->n_input; i++) {
		const char *s = op->input[i];
		size_t len = 0;
		int64_t index = 0;

		if (!*s) {
			slot++;
			continue;
		}
		if (!fxge_air_edge(s, &len, &index)) {
			check_fail(c, FXGE_D_AIR_EDGE_TEXT,
				"the input '%.200s' has no \":index\": GE loses the edge", s);
			slot++;
			continue;
		}
		*e++ = (check_edge){.producer = fxge_arena_strndup(c->a, s, len),
			.from = UINT32_MAX,
			.slot = slot,
			.index = index};
		slot += index >= 0;
	}
	o->n_edges = (uint32_t)(e - o->edges);
	if (check_is_data(o->type) && slot == 0)
		return; /* set by the caller */
	if (slot < op->n_input_desc)
		check_fail(c, FXGE_D_AIR_SLOTS,
			"%u data inputs for %zu input_desc: later inputs are shifted", slot, op->n_input_desc);
	if (slot > op->n_input_desc)
		check_fail(c, FXGE_D_AIR_SLOTS, "%u data inputs for %zu input_desc: the file does not load",
			slot, op->n_input_desc);
}

/* Checks that exactly the slots without an edge have an empty descriptor. */
static void
check_fed(checker *c, const ge_op *op, const check_op *o)
{
	uint8_t *fed = FXGE_NEW_ARRAY(c->a, op->n_input_desc, uint8_t);

	for (uint32_t i = 0; i < o->n_edges; i++)
		if (o->edges[i].index >= 0 && o->edges[i].slot < op->n_input_desc)
			fed[o->edges[i].slot] = 1;
	for (size_t i = 0; i < op->n_input_desc; i++) {
		bool absent = check_desc_is_absent(op->input_desc[i]);

		if (fed[i] && absent)
			check_fail(
				c, FXGE_D_AIR_ABSENT_DESC, "input %zu has an edge, but an empty input_desc", i);
		if (!fed[i] && !absent && !check_is_data(o->type))
			check_fail(c, FXGE_D_AIR_ABSENT_DESC,
				"input %zu has no edge, but its input_desc is not empty", i);
	}
}

static const check_desc *
read_descs(checker *c, ge_desc *const *d, size_t n, const char *what, bool may_be_absent)
{
	check_desc *out = FXGE_NEW_ARRAY(c->a, n, check_desc);

	for (size_t i = 0; i < n; i++)
		check_desc_of(c, d[i], fxge_arena_printf(c->a, "%s %zu", what, i), may_be_absent, &out[i]);
	return out;
}

static void
read_subgraphs(checker *c, const ge_op *op, check_op *o)
{
	const char **names = FXGE_NEW_ARRAY(c->a, op->n_subgraph_name, const char *);

	for (size_t i = 0; i < op->n_subgraph_name; i++)
		names[i] = fxge_arena_strndup(c->a, op->subgraph_name[i], strlen(op->subgraph_name[i]));
	o->subgraphs = names;
	o->n_subgraphs = (uint32_t)op->n_subgraph_name;
}

void
check_operator(checker *c, const ge_op *op, check_op *o)
{
	bool net = strcmp(op->type, "NetOutput") == 0;

	o->name = fxge_arena_strndup(c->a, op->name, strlen(op->name));
	o->type = fxge_arena_strndup(c->a, op->type, strlen(op->type));
	o->index = o->parent_index = -1;
	o->n_in = (uint32_t)op->n_input_desc;
	o->n_out = (uint32_t)op->n_output_desc;
	c->op = o;
	check_head(c, o);
	o->in = read_descs(c, op->input_desc, op->n_input_desc, "input_desc", true);
	o->out = read_descs(c, op->output_desc, op->n_output_desc, "output_desc", false);
	read_edges(c, op, o);
	check_fed(c, op, o);
	check_attrs(c, op->attr, op->n_attr, "the operator", true);
	check_ports(c, op, o);
	read_subgraphs(c, op, o);
	if (net && op->n_output_desc)
		check_fail(c, FXGE_D_AIR_NET_OUTPUT, "NetOutput has outputs");
	if (o->row && !net)
		check_attrs_row(c, op, o);
	check_chip(c, o);
	if (check_is_data(o->type))
		check_data(c, op, o);
	else if (strcmp(o->type, "FileConstant") == 0)
		check_file_constant(c, op, o);
	else if (check_is_const(o->type))
		check_constant(c, op, o);
	c->op = NULL;
}
