/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of port names: GE maps inputs and outputs by name, not by position. */
#include "backend/air/check.h"
#include "base/diag/air.h"

/* Returns the port names by slot; NULL after a diagnostic. */
static const char **
read_names(
	checker *c, const ge_op *op, const char *key, const char *value, size_t slots, const char *what)
{
	const ge_attr *k = fxge_air_find_attr(op->attr, op->n_attr, key),
				  *v = fxge_air_find_attr(op->attr, op->n_attr, value);
	const char **names = FXGE_NEW_ARRAY(c->a, slots, const char *);

	if (!slots && !k && !v)
		return names;
	if (!k || !v || k->value_case != GE_ATTR(LIST) || v->value_case != GE_ATTR(LIST)) {
		check_fail(c, FXGE_D_AIR_PORT_NAMES, "%s have no names: expected the lists '%s' and '%s'",
			what, key, value);
		return NULL;
	}
	if (k->list->n_s != v->list->n_i || k->list->n_s != slots) {
		check_fail(c, FXGE_D_AIR_PORT_NAMES, "%zu names and %zu positions for %zu %s", k->list->n_s,
			v->list->n_i, slots, what);
		return NULL;
	}
	for (size_t i = 0; i < slots; i++) {
		int64_t at = v->list->i[i];
		ProtobufCBinaryData s = k->list->s[i];

		if (!s.len && slots == 1 && at == 0 && c->op && check_is_const(c->op->type)) {
			names[at] = "y"; /* TorchAir leaves it empty */
			continue;
		}
		if (at < 0 || (uint64_t)at >= slots || names[at] || !s.len || memchr(s.data, 0, s.len)) {
			check_fail(
				c, FXGE_D_AIR_PORT_NAMES, "the names of %s do not count each position once", what);
			return NULL;
		}
		names[at] = fxge_arena_strndup(c->a, (const char *)s.data, s.len);
	}
	return names;
}

/* Returns the number of a tensor of the dynamic port `port` ("x12": 12 of "x", 2 of "x1"); -1 for
 * another name, also for "x01". */
static int64_t
number_in_port(const char *name, const char *port)
{
	size_t stem = strlen(port);

	if (strncmp(name, port, stem) != 0)
		return -1;
	const char *digits = name + stem;
	size_t n = strlen(digits);
	int64_t v;

	if (n == 0 || n > 9 || strspn(digits, "0123456789") != n || (digits[0] == '0' && n > 1))
		return -1;
	return fxge_parse_i64(digits, n, &v) ? v : -1;
}

/* Inputs or outputs of a prototype. */
typedef struct side {
	const char *what;
	int n;
	const char *(*name)(const fxge_op *row, int i);
	bool (*dynamic)(const fxge_op *row, int i);
	bool (*required)(const fxge_op *row, int i);
} side;

static const char *
in_name(const fxge_op *r, int i)
{
	return r->params[i].attr ? NULL : r->params[i].name;
}
static bool
in_dynamic(const fxge_op *r, int i)
{
	return r->params[i].list;
}
static bool
in_required(const fxge_op *r, int i)
{
	return !r->params[i].attr && !r->params[i].list && !r->params[i].optional;
}
static const char *
out_name(const fxge_op *r, int i)
{
	return r->results[i].name;
}
static bool
out_dynamic(const fxge_op *r, int i)
{
	return r->results[i].list;
}
static bool
out_required(const fxge_op *r, int i)
{
	return !r->results[i].list;
}

/* Returns the port with a name, or -1. Sets *number to that of a dynamic port's tensor, else to -1.
 * If the names of two dynamic ports fit ("x10": 10 of "x", 0 of "x1"), the port whose next number
 * it is has precedence; `seen` counts the tensors of each port. */
static int
find_port(
	const fxge_op *row, const side *s, const char *name, const uint32_t *seen, int64_t *number)
{
	int found = -1;

	*number = -1;
	for (int i = 0; i < s->n; i++)
		if (s->name(row, i) && !s->dynamic(row, i) && strcmp(s->name(row, i), name) == 0)
			return i;
	for (int i = 0; i < s->n; i++) {
		int64_t v =
			s->name(row, i) && s->dynamic(row, i) ? number_in_port(name, s->name(row, i)) : -1;

		if (v < 0 || (found >= 0 && v != seen[i]))
			continue;
		found = i;
		*number = v;
		if (v == seen[i])
			break;
	}
	return found;
}

/* Returns whether atc crashes without a message if the optional input has no edge. */
static bool
crashes_without(const fxge_op *row, const side *s, int i)
{
	return strcmp(row->name, "ge.NonMaxSuppressionV6") == 0 && s->name == in_name && s->name(row, i)
		   && row->params[i].optional;
}

/* Returns the port of each slot, by position in the prototype. */
static const int *
check_side(checker *c, const fxge_op *row, const side *s, const char *const *names,
	const uint8_t *fed, size_t slots)
{
	uint32_t *seen = FXGE_NEW_ARRAY(c->a, (size_t)s->n, uint32_t);
	bool *used = FXGE_NEW_ARRAY(c->a, (size_t)s->n, bool); /* has an edge */
	int *port = FXGE_NEW_ARRAY(c->a, slots, int);

	for (size_t k = 0; k < slots; k++) {
		int64_t number;
		int i = port[k] = find_port(row, s, names[k], seen, &number);

		if (i < 0)
			check_fail(c, FXGE_D_AIR_PORT, "the prototype has no %s '%s'", s->what, names[k]);
		else if (number >= 0 && number != seen[i])
			check_fail(c, FXGE_D_AIR_DYNAMIC_PORT, "found %s '%s', expected '%s%u'", s->what,
				names[k], s->name(row, i), seen[i]);
		else if (number < 0 && seen[i])
			check_fail(c, FXGE_D_AIR_PORT, "the %s '%s' occurs twice", s->what, names[k]);
		else if (fed && !fed[k] && s->required(row, i))
			check_fail(
				c, FXGE_D_AIR_PORT_MISSING, "the required %s '%s' has no edge", s->what, names[k]);
		if (i >= 0) {
			seen[i]++;
			used[i] |= !fed || fed[k];
		}
	}
	for (int i = 0; i < s->n; i++)
		if (s->required(row, i) && !seen[i])
			check_fail(c, FXGE_D_AIR_PORT_MISSING, "the required %s '%s' is missing", s->what,
				s->name(row, i));
		else if (!used[i] && crashes_without(row, s, i))
			check_fail(c, FXGE_D_AIR_PORT_MISSING,
				"the %s '%s' has no edge: atc ends without a message unless all inputs of this "
				"type "
				"are given",
				s->what, s->name(row, i));
	return port;
}

/* ---- IR metadata: optional, but must be correct ---- */

static void
check_ir_pair(checker *c, const ge_op *op, const char *key, const char *value, int64_t max)
{
	const ge_attr *k = fxge_air_find_attr(op->attr, op->n_attr, key),
				  *v = fxge_air_find_attr(op->attr, op->n_attr, value);

	if (!k && !v)
		return;
	if (!k || !v || k->value_case != GE_ATTR(LIST) || v->value_case != GE_ATTR(LIST)
		|| k->list->n_s != v->list->n_i) {
		check_fail(
			c, FXGE_D_AIR_IR_LISTS, "'%s' and '%s' are not two lists of one length", key, value);
		return;
	}
	for (size_t i = 0; i < v->list->n_i; i++)
		if (v->list->i[i] < 0 || v->list->i[i] > max) {
			check_fail(c, FXGE_D_AIR_IR_LISTS, "'%s' has the unknown kind %lld", value,
				(long long)v->list->i[i]);
			return;
		}
}

static bool
same_text(ProtobufCBinaryData b, const char *s)
{
	return b.len == strlen(s) && (!b.len || memcmp(b.data, s, b.len) == 0);
}

/* Checks names and kinds in the prototype's order; GE completes a shorter list. */
static void
check_ir_inputs(checker *c, const ge_op *op, const fxge_op *row)
{
	const ge_attr *k = fxge_air_find_attr(op->attr, op->n_attr, "_ir_inputs_key");
	const ge_attr *v = fxge_air_find_attr(op->attr, op->n_attr, "_ir_inputs_value");

	if (!k || !v || k->value_case != GE_ATTR(LIST) || v->value_case != GE_ATTR(LIST)
		|| k->list->n_s != v->list->n_i)
		return;
	for (size_t i = 0; i < k->list->n_s && (int)i < row->n_params && !row->params[i].attr; i++) {
		const fxge_param *r = &row->params[i];
		int64_t kind = r->list ? 2 : r->optional;

		if (!same_text(k->list->s[i], r->name) || v->list->i[i] != kind) {
			check_fail(
				c, FXGE_D_AIR_IR_LISTS, "'_ir_inputs' differ from the prototype at '%s'", r->name);
			return;
		}
	}
}

static void
check_ir_attrs(checker *c, const ge_op *op, const fxge_op *row)
{
	const ge_attr *k = fxge_air_find_attr(op->attr, op->n_attr, "_ir_attr_names");
	int at = 0;

	if (!k || k->value_case != GE_ATTR(LIST))
		return;
	for (size_t i = 0; i < k->list->n_s; i++, at++) {
		while (at < row->n_params && !row->params[at].attr)
			at++;
		if (at >= row->n_params || !same_text(k->list->s[i], row->params[at].name)) {
			check_fail(c, FXGE_D_AIR_IR_LISTS,
				"'_ir_attr_names' differ from the prototype at position %zu", i);
			return;
		}
	}
}

static void
mark_refs(checker *c, check_op *o, const char *const *in, const char *const *out)
{
	uint8_t *is_ref = FXGE_NEW_ARRAY(c->a, o->n_in, uint8_t);

	for (uint32_t i = 0; in && out && i < o->n_in; i++)
		for (uint32_t k = 0; k < o->n_out && k < 64 && !is_ref[i]; k++)
			is_ref[i] = strcmp(in[i], out[k]) == 0;
	o->is_ref = is_ref;
}

static void
check_net_output_names(checker *c, const char *const *names, size_t slots)
{
	for (size_t i = 0; i < slots; i++)
		if (strcmp(names[i], fxge_arena_printf(c->a, "input%zu", i)) != 0) {
			check_fail(c, FXGE_D_AIR_DYNAMIC_PORT,
				"input %zu of NetOutput is called '%s', not 'input%zu'", i, names[i], i);
			return;
		}
}

static uint8_t *
fed_slots(checker *c, const check_op *o)
{
	uint8_t *fed = FXGE_NEW_ARRAY(c->a, o->n_in, uint8_t);

	for (uint32_t i = 0; i < o->n_edges; i++)
		if (o->edges[i].index >= 0 && o->edges[i].slot < o->n_in)
			fed[o->edges[i].slot] = 1;
	if (check_is_data(o->type) && o->n_in)
		fed[0] = 1; /* fed by the caller */
	return fed;
}

void
check_ports(checker *c, const ge_op *op, check_op *o)
{
	const char **in = read_names(c, op, "_input_name_key", "_input_name_value", o->n_in, "inputs");
	const char **out =
		read_names(c, op, "_output_name_key", "_output_name_value", o->n_out, "outputs");

	mark_refs(c, o, in, out);
	check_ir_pair(c, op, "_ir_inputs_key", "_ir_inputs_value", 2);
	check_ir_pair(c, op, "_ir_outputs_key", "_ir_outputs_value", 1);
	if (strcmp(o->type, "NetOutput") == 0) {
		if (in)
			check_net_output_names(c, in, o->n_in);
		return;
	}
	if (!o->row)
		return;
	side inputs = {"input", o->row->n_params, in_name, in_dynamic, in_required};
	side outputs = {"output", o->row->n_results, out_name, out_dynamic, out_required};

	if (in)
		o->in_port = check_side(c, o->row, &inputs, in, fed_slots(c, o), o->n_in);
	if (out)
		o->out_port = check_side(c, o->row, &outputs, out, NULL, o->n_out);
	check_ir_inputs(c, op, o->row);
	check_ir_attrs(c, op, o->row);
}
