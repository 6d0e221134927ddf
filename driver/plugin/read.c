/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of the plugin table that read arguments of a call or values of a match. */
#include "driver/plugin/plugin.h"

typedef enum kind {
	COUNT,
	DTYPE,
	RANK,
	DIM,
	SIZE,
	INT,
	FLOAT,
	BOOL,
	STR,
} kind;

typedef struct reading {
	fxge_op_call *c;
	kind what;
	const char *name;
	int i, d;
	int64_t integer;
	double number;
	const char *text;
	fxge_size size;
} reading;

static int
fail_argument(const reading *r, const char *why)
{
	return fxge_the_plugin_api.fail(r->c, "'%s' %s", r->name, why);
}

int
fxge_plugin_param(fxge_op_call *c, const char *name)
{
	int p = fxge_op_param(c->call->node->op, name);

	if (p < 0)
		fxge_the_plugin_api.fail(c, "%s has no argument '%s'", c->call->node->op->name, name);
	return p;
}

/* ---- tensors ---- */

static int
read_tensor(reading *r, const fxge_meta *m)
{
	if (!m || m->kind != FXGE_META_TENSOR || m->rank < 0)
		return fail_argument(r, "is absent or not a tensor of known rank");
	if (r->what == DIM && (r->d < -m->rank || r->d >= m->rank))
		return fail_argument(r, "has fewer dims");
	r->integer = m->rank;
	r->text = fxge_dtypes[m->dtype].text;
	if (r->what == DIM)
		r->size = m->shape[r->d < 0 ? r->d + m->rank : r->d];
	return 1;
}

static const fxge_meta *
tensor_of(reading *r, int p)
{
	fxge_call *c = r->c->call;

	if (!c->node->op->params[p].list)
		return r->i == 0 ? fxge_arg_tensor(c, p) : NULL;
	fxge_meta_list all = fxge_arg_tensors(c, p);

	return r->i >= 0 && r->i < all.n ? all.m[r->i] : NULL;
}

/* ---- numbers and strings ---- */

const char *
fxge_plugin_kind(fxge_op_call *c, const char *name)
{
	static const char *const kinds[][2] = {[FXGE_P_TENSOR] = {"tensor", "tensor[]"},
		[FXGE_P_INT] = {"int", "int[]"},
		[FXGE_P_FLOAT] = {"float", "float[]"},
		[FXGE_P_BOOL] = {"bool", "bool[]"},
		[FXGE_P_SCALAR] = {"number", "number[]"},
		[FXGE_P_STR] = {"str", "str[]"},
		[FXGE_P_DTYPE] = {"dtype", "dtype[]"},
		[FXGE_P_DEVICE] = {"str", "str[]"}};
	const fxge_op *op = c->call ? c->call->node->op : NULL;
	int p = op && name ? fxge_op_param(op, name) : -1;
	size_t type = p < 0 ? sizeof kinds / sizeof *kinds : (size_t)op->params[p].type;

	return type < sizeof kinds / sizeof *kinds ? kinds[type][op->params[p].list] : NULL;
}

/* Returns the number of elements of an argument, or of its default. */
static int
count_of(fxge_call *c, int p)
{
	const fxge_param *q = &c->node->op->params[p];

	if (!fxge_arg_present(c, p))
		return 0;
	if (!q->list)
		return 1;
	return c->node->ports[p].present ? (int)c->node->ports[p].count : q->dflt.n;
}

static int
read_element(reading *r, int p)
{
	fxge_call *c = r->c->call;
	const fxge_param *q = &c->node->op->params[p];
	const fxge_port *port = &c->node->ports[p];
	bool given = port->present;

	if (r->what == BOOL) {
		r->integer = given ? fxge_port_at(c->node, p, (uint32_t)r->i)->b : q->dflt.ints[r->i];
		return 1;
	}
	if (r->what == STR) {
		r->text = given ? fxge_port_at(c->node, p, (uint32_t)r->i)->name : q->dflt.strs[r->i];
		return 1;
	}
	if (q->type == FXGE_P_FLOAT && r->what == FLOAT)
		r->number = fxge_arg_floats(c, p).v[r->i];
	else if (r->what == SIZE)
		r->size = fxge_arg_sizes(c, p).s[r->i];
	else
		r->number = (double)(r->integer = fxge_arg_ints(c, p).v[r->i]);
	return !c->failed;
}

static int
read_single(reading *r, int p)
{
	fxge_call *c = r->c->call;

	if (r->what == INT)
		r->integer = fxge_arg_int(c, p);
	else if (r->what == SIZE)
		r->size = fxge_arg_size(c, p);
	else if (r->what == FLOAT)
		r->number = fxge_arg_float(c, p);
	else if (r->what == BOOL)
		r->integer = fxge_arg_bool(c, p);
	else
		r->text = fxge_arg_str(c, p);
	return !c->failed;
}

/* Returns true if the parameter has the kind that is read. */
static bool
is_of_kind(const reading *r, const fxge_param *q)
{
	bool number = q->type == FXGE_P_INT || q->type == FXGE_P_SCALAR;

	switch (r->what) {
	case INT:
	case SIZE:
		return number;
	case FLOAT:
		return number || q->type == FXGE_P_FLOAT;
	case BOOL:
		return q->type == FXGE_P_BOOL;
	default:
		return q->type == FXGE_P_STR || q->type == FXGE_P_DEVICE;
	}
}

static int
read_argument(reading *r, int p)
{
	fxge_call *c = r->c->call;
	const fxge_param *q = &c->node->op->params[p];

	if (r->what == COUNT) {
		r->integer = count_of(c, p);
		return 1;
	}
	if (r->what == DTYPE && q->type == FXGE_P_DTYPE) {
		r->text = fxge_dtypes[fxge_arg_dtype(c, p, FXGE_DT_NONE)].text;
		return !c->failed;
	}
	if (r->what <= DIM)
		return read_tensor(r, tensor_of(r, p));
	if (r->i < 0 || r->i >= count_of(c, p))
		return fail_argument(r, "is not given, or has no such element");
	if (!is_of_kind(r, q))
		return fail_argument(r, "has the wrong kind");
	return q->list ? read_element(r, p) : read_single(r, p);
}

/* ---- matches ---- */

static int
read_captured(reading *r)
{
	const fxge_match *m = r->c->match;
	const fxge_meta *t = fxge_match_meta(m, r->name);

	if (r->what == DTYPE && !t) {
		fxge_dtype dt = fxge_match_dtype(m, r->name);

		r->text = fxge_dtypes[dt].text;
		return dt != FXGE_DT_NONE
			   || fail_argument(r, "is neither a value of the pattern nor a dtype");
	}
	if (r->what == COUNT) {
		r->integer = t != NULL;
		return 1;
	}
	if (r->what <= DIM)
		return read_tensor(r, t);
	if (r->what == FLOAT)
		return fxge_match_float(m, r->name, &r->number)
			   || fail_argument(r, "is not a known number");
	if (r->what != INT || !fxge_match_int(m, r->name, &r->integer))
		return fail_argument(r, "is not a known integer of the pattern");
	return 1;
}

static bool
read_now(reading *r)
{
	if (r->c->match)
		return read_captured(r);
	int p = fxge_plugin_param(r->c, r->name);

	return p >= 0 && read_argument(r, p);
}

/* ---- functions of the table ---- */

/* Returns the value that is read, all zeros after a failure. */
static reading
read_value(fxge_op_call *c, kind what, const char *name, int i, int d)
{
	reading r = {.c = c, .what = what, .name = name ? name : "", .i = i, .d = d};
	volatile bool ok = false;
	fxge_recovery recovery;

	if (!fxge_plugin_enter(c, &recovery))
		return (reading){0};
	if (FXGE_RECOVERS(&recovery))
		ok = read_now(&r);
	fxge_plugin_leave(c, &recovery);
	return ok ? r : (reading){0};
}

int
fxge_plugin_count(fxge_op_call *c, const char *name)
{
	return (int)read_value(c, COUNT, name, 0, 0).integer;
}

const char *
fxge_plugin_dtype(fxge_op_call *c, const char *name, int i)
{
	return read_value(c, DTYPE, name, i, 0).text;
}

int
fxge_plugin_rank(fxge_op_call *c, const char *name, int i)
{
	return (int)read_value(c, RANK, name, i, 0).integer;
}

fxge_dim
fxge_plugin_dim(fxge_op_call *c, const char *name, int i, int d)
{
	return (fxge_dim){read_value(c, DIM, name, i, d).size.raw};
}

fxge_dim
fxge_plugin_size(fxge_op_call *c, const char *name, int i)
{
	return (fxge_dim){read_value(c, SIZE, name, i, 0).size.raw};
}

int64_t
fxge_plugin_int(fxge_op_call *c, const char *name, int i)
{
	return read_value(c, INT, name, i, 0).integer;
}

double
fxge_plugin_float(fxge_op_call *c, const char *name, int i)
{
	return read_value(c, FLOAT, name, i, 0).number;
}

bool
fxge_plugin_bool(fxge_op_call *c, const char *name, int i)
{
	return read_value(c, BOOL, name, i, 0).integer != 0;
}

const char *
fxge_plugin_str(fxge_op_call *c, const char *name, int i)
{
	return read_value(c, STR, name, i, 0).text;
}
