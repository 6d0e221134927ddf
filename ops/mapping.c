/* SPDX-License-Identifier: Apache-2.0 */
/* Resolution of a row's `ge:`: every argument, input, attribute, literal and result. */
#include "base/diag/operators.h"
#include "ops/load.h"

typedef struct mapper {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_op *op, *ge;
	fxge_cast_rule cast;
	FXGE_VEC(fxge_map_port) ports, require;
	FXGE_VEC(int) ignore;
	bool *used; /* for each parameter of op */
	bool *fed;  /* for each parameter of ge */
	bool ok;
} mapper;

#define MAP_FAIL(m, line, ...) ((m)->ok = FXGE_LOAD_FAIL((m)->l, (line), __VA_ARGS__))

static void
suggest_param(mapper *m, const char *word, const fxge_op *op, bool attr)
{
	const char **names = FXGE_NEW_ARRAY(m->arena, (size_t)op->n_params, const char *);
	int n = 0;

	for (int i = 0; i < op->n_params; i++)
		if (op->params[i].attr == attr)
			names[n++] = op->params[i].name;
	fxge_load_suggest(m->l, word, names, n);
}

/* Returns the index of the argument that a plain word names; -1: none. */
static int
argument(const mapper *m, const fxge_yaml *y)
{
	return y->kind == FXGE_YAML_SCALAR && y->plain ? fxge_op_param(m->op, y->text) : -1;
}

#define BIT(d) ((fxge_dtype_set)1 << FXGE_DT_##d)
static const fxge_dtype_set int_dtypes =
	BIT(I8) | BIT(I16) | BIT(I32) | BIT(I64) | BIT(U8) | BIT(U16) | BIT(U32) | BIT(U64);
static const fxge_dtype_set float_dtypes = BIT(F16) | BIT(BF16) | BIT(F32) | BIT(F64);

/* Returns whether a constant of such numbers may supply a tensor input. */
static bool
number_fits(const mapper *m, fxge_ptype type, bool list, const fxge_param *in)
{
	fxge_dtype_set want = 0;

	if (type == FXGE_P_INT)
		want = list || m->cast == FXGE_CAST_NONE ? int_dtypes : int_dtypes | float_dtypes;
	else if (type == FXGE_P_FLOAT)
		want = float_dtypes;
	else if (type == FXGE_P_SCALAR)
		want = int_dtypes | float_dtypes;
	else if (type == FXGE_P_BOOL && !list)
		want = BIT(BOOL) | int_dtypes | float_dtypes;
	return want && (!in->dtypes || in->dtypes & want);
}

static bool
input_fits(const mapper *m, const fxge_param *a, bool list, const fxge_param *in)
{
	if (in->list)
		return a->type == FXGE_P_TENSOR && list && !a->elem_optional;
	if (a->type == FXGE_P_TENSOR)
		return !list;
	return number_fits(m, a->type, list, in);
}

static bool
attr_fits(const fxge_param *a, bool list, const fxge_param *attr)
{
	if (list != attr->list)
		return false;
	if (attr->type == FXGE_P_FLOAT)
		return a->type == FXGE_P_FLOAT || a->type == FXGE_P_INT || a->type == FXGE_P_SCALAR;
	return a->type == attr->type && attr->type != FXGE_P_CONST;
}

/* Checks that argument `i`, possibly wrapped in a list, fits GE's parameter. */
static bool
fits(mapper *m, int line, int i, bool wrapped, const fxge_param *to)
{
	const fxge_param *a = &m->op->params[i];
	bool list = wrapped || a->list;
	bool type = to->attr ? attr_fits(a, list, to) : input_fits(m, a, list, to);

	if (!type || (wrapped && a->list))
		return MAP_FAIL(m, line, OPS_TYPE, "argument `%s` (%s%s) does not fit %s `%s` (%s)",
			a->name, fxge_param_type_text(m->arena, a), wrapped ? ", in a list" : "",
			to->attr ? "attribute" : "input", to->name, fxge_param_type_text(m->arena, to));
	bool may_miss = to->attr ? to->dflt.kind != FXGE_LIT_NONE : to->optional;
	if (a->optional && (!may_miss || wrapped))
		return MAP_FAIL(m, line, OPS_TYPE, "argument `%s` may be absent, %s `%s` may not", a->name,
			to->attr ? "attribute" : "input", to->name);
	return true;
}

static bool
map_list(mapper *m, const fxge_yaml *y, int to, fxge_map_port *port)
{
	int first = argument(m, y->items[0]);

	for (size_t i = 0; i < y->n; i++) {
		int k = argument(m, y->items[i]);
		if (k != first + (int)i)
			return MAP_FAIL(m, y->items[i]->line, OPS_PORT,
				"a list of arguments must name them in the order of the schema, without gaps");
		m->used[k] = true;
		if (!fits(m, y->items[i]->line, k, true, &m->ge->params[to]))
			return false;
	}
	*port = (fxge_map_port){to, FXGE_MAP_LIST, first, (int)y->n, {0}};
	return true;
}

static bool
literal_fits(mapper *m, const fxge_yaml *y, const fxge_param *to, fxge_lit *lit)
{
	if (to->attr)
		return fxge_lit_yaml(m->arena, y, to->type, to->list, lit);
	if (fxge_yaml_is_null(y)) {
		lit->kind = FXGE_LIT_ABSENT;
		return to->optional;
	}
	if (to->list)
		return false;
	return fxge_lit_yaml(m->arena, y, FXGE_P_SCALAR, y->kind == FXGE_YAML_LIST, lit);
}

static bool
map_literal(mapper *m, const fxge_yaml *y, int to, fxge_map_port *port)
{
	const fxge_param *g = &m->ge->params[to];

	*port = (fxge_map_port){.to = to, .kind = FXGE_MAP_LITERAL};
	bool word = y->kind == FXGE_YAML_SCALAR && y->plain;
	if (literal_fits(m, y, g, &port->lit) && !(word && port->lit.kind == FXGE_LIT_STR))
		return true;
	const char *text = y->kind == FXGE_YAML_SCALAR ? y->text : "[...]";
	MAP_FAIL(m, y->line, OPS_PORT, "`%s` for `%s` is neither an argument nor a literal of type %s",
		text, g->name, fxge_param_type_text(m->arena, g));
	if (word && g->type == FXGE_P_STR)
		fxge_report_hint(m->l->diags, "a literal text needs quotes");
	else if (word)
		suggest_param(m, y->text, m->op, false);
	return false;
}

/* Reads `{present: bias}`, which does not consume `bias`. */
static bool
map_present(mapper *m, const fxge_yaml *y, int to, fxge_map_port *port)
{
	static const char *const keys[] = {"present"};
	const fxge_param *g = &m->ge->params[to];

	if (!fxge_load_keys(m->l, y, "what feeds an attribute", keys, 1))
		return m->ok = false;
	int arg = y->n ? argument(m, y->items[0]) : -1;

	*port = (fxge_map_port){to, FXGE_MAP_PRESENT, arg, 0, {0}};
	if (arg < 0 || !m->op->params[arg].optional)
		return MAP_FAIL(
			m, y->line, OPS_PORT, "`present` names an argument that may be None, this is none");
	if (g->attr && g->type == FXGE_P_BOOL && !g->list)
		return true;
	return MAP_FAIL(m, y->line, OPS_TYPE, "`present` does not fit %s `%s` (%s)",
		g->attr ? "attribute" : "input", g->name, fxge_param_type_text(m->arena, g));
}

static bool
map_port(mapper *m, const fxge_yaml *y, int to, fxge_map_port *port)
{
	if (y->kind == FXGE_YAML_MAP)
		return map_present(m, y, to, port);
	int arg = argument(m, y);
	if (arg >= 0) {
		m->used[arg] = true;
		*port = (fxge_map_port){to, FXGE_MAP_ARG, arg, 0, {0}};
		return fits(m, y->line, arg, false, &m->ge->params[to]);
	}
	if (y->kind == FXGE_YAML_LIST && y->n && argument(m, y->items[0]) >= 0)
		return map_list(m, y, to, port);
	return map_literal(m, y, to, port);
}

static void
map_ports(mapper *m, const fxge_yaml *y, bool attr)
{
	const char *what = attr ? "attribute" : "input";

	if (y->kind != FXGE_YAML_MAP) {
		MAP_FAIL(m, y->line, OPS_VALUE, "expected `%s: argument` pairs", what);
		return;
	}
	for (size_t i = 0; i < y->n; i++) {
		const fxge_yaml *k = y->keys[i];
		int to = fxge_op_param(m->ge, k->text);
		if (to < 0 || m->ge->params[to].attr != attr) {
			MAP_FAIL(m, k->line, OPS_PORT, "%s has no %s `%s`", m->ge->name + 3, what, k->text);
			suggest_param(m, k->text, m->ge, attr);
			continue;
		}
		fxge_map_port port = {0};
		m->fed[to] = true;
		if (map_port(m, y->items[i], to, &port))
			fxge_vec_push(m->arena, &m->ports, port);
	}
}

/* Returns the argument named by a key of `require` or an element of `ignore`; -1 after a
 * diagnostic. */
static int
named(mapper *m, const fxge_yaml *y, const char *key)
{
	int i = y->kind == FXGE_YAML_SCALAR ? fxge_op_param(m->op, y->text) : -1;

	if (i >= 0)
		return i;
	MAP_FAIL(m, y->line, OPS_PORT, "`%s` names `%s`, which is no argument", key,
		y->kind == FXGE_YAML_SCALAR ? y->text : "[...]");
	if (y->kind == FXGE_YAML_SCALAR)
		suggest_param(m, y->text, m->op, false);
	return -1;
}

static bool
required_value(mapper *m, const fxge_yaml *y, const fxge_param *p, fxge_lit *lit)
{
	if (fxge_yaml_is_null(y)) {
		lit->kind = FXGE_LIT_ABSENT;
		return p->optional;
	}
	bool typed = p->type != FXGE_P_TENSOR && p->type != FXGE_P_ANY;
	return typed && fxge_lit_yaml(m->arena, y, p->type, p->list, lit);
}

static void
map_require(mapper *m, const fxge_yaml *y)
{
	if (y->kind != FXGE_YAML_MAP) {
		MAP_FAIL(m, y->line, OPS_VALUE, "`require` must be `argument: literal` pairs");
		return;
	}
	for (size_t i = 0; i < y->n; i++) {
		fxge_map_port port = {.to = -1, .kind = FXGE_MAP_LITERAL};
		port.from = named(m, y->keys[i], "require");
		if (port.from < 0)
			continue;
		const fxge_param *p = &m->op->params[port.from];
		m->used[port.from] = true;
		if (required_value(m, y->items[i], p, &port.lit))
			fxge_vec_push(m->arena, &m->require, port);
		else
			MAP_FAIL(m, y->items[i]->line, OPS_TYPE, "what `require` says of `%s` is no %s",
				p->name, fxge_param_type_text(m->arena, p));
	}
}

static void
map_ignore(mapper *m, const fxge_yaml *y)
{
	if (y->kind != FXGE_YAML_LIST) {
		MAP_FAIL(m, y->line, OPS_VALUE, "`ignore` must be a list of arguments");
		return;
	}
	for (size_t i = 0; i < y->n; i++) {
		int k = named(m, y->items[i], "ignore");
		if (k < 0)
			continue;
		if (m->used[k])
			MAP_FAIL(m, y->items[i]->line, OPS_PORT, "argument `%s` is both used and ignored",
				m->op->params[k].name);
		m->used[k] = true;
		fxge_vec_push(m->arena, &m->ignore, k);
	}
}

static void
map_cast(mapper *m, const fxge_yaml *y)
{
	if (!fxge_load_cast(m->l, y, &m->cast))
		m->ok = false;
}

static int
ge_result(const fxge_op *ge, const fxge_yaml *y)
{
	for (int i = 0; i < ge->n_results; i++)
		if (fxge_yaml_is(y, ge->results[i].name))
			return i;
	return -1;
}

/* Returns the order of the results; NULL: unchanged. */
static const int *
map_results(mapper *m, const fxge_yaml *y, int line)
{
	int n = m->op->n_results;
	int *map = FXGE_NEW_ARRAY(m->arena, (size_t)n, int);

	if (y && (y->kind != FXGE_YAML_LIST || y->n != (size_t)n)) {
		MAP_FAIL(m, y->line, OPS_PORT, "`out` must name one output a result: %d", n);
		return NULL;
	}
	for (int i = 0; i < n; i++) {
		const fxge_result *r = &m->op->results[i];
		map[i] = y ? ge_result(m->ge, y->items[i]) : i;
		if (map[i] < 0 || map[i] >= m->ge->n_results)
			MAP_FAIL(m, y ? y->items[i]->line : line, OPS_PORT,
				"%s has no output for result %d%s%s", m->ge->name + 3, i, y ? ": " : "",
				y && y->items[i]->text ? y->items[i]->text : "");
		else if (r->type != FXGE_P_TENSOR || r->list != m->ge->results[map[i]].list)
			MAP_FAIL(m, line, OPS_TYPE, "result %d does not fit output `%s`", i,
				m->ge->results[map[i]].name);
	}
	return y ? map : NULL;
}

static void
check_complete(mapper *m, int line)
{
	for (int i = 0; i < m->ge->n_params; i++) {
		const fxge_param *p = &m->ge->params[i];
		bool needed = p->attr ? p->dflt.kind == FXGE_LIT_NONE : !p->optional;
		if (needed && !m->fed[i])
			MAP_FAIL(m, line, OPS_UNFED, "%s `%s` of %s is required, but nothing feeds it",
				p->attr ? "attribute" : "input", p->name, m->ge->name + 3);
	}
	for (int i = 0; i < m->op->n_params; i++)
		if (!m->used[i])
			MAP_FAIL(m, line, OPS_UNUSED, "argument `%s` is not used", m->op->params[i].name);
}

static const fxge_op *
find_ge(fxge_op_load *l, const fxge_yaml *y, bool *bad)
{
	*bad = true;
	const char *type = fxge_load_ident(l, y, "a GE type");
	if (!type)
		return NULL;
	fxge_op_table *t = l->table;
	const char *name = fxge_arena_printf(t->arena, "ge.%s", type);
	fxge_row *row = fxge_table_row(t, name, strlen(name));
	*bad = row && row->bad;
	if (row)
		return &row->src.op;
	const fxge_op *ge = t->builtin ? t->builtin(t->builtin_user, name, strlen(name)) : NULL;
	if (!ge && t->prototype)
		ge = t->prototype(t->builtin_user, name, strlen(name));
	if (ge)
		return ge;
	FXGE_LOAD_FAIL(l, y->line, OPS_UNKNOWN, "no GE operator type `%s` is described", type);
	const char **names = FXGE_NEW_ARRAY(t->arena, t->rows.len, const char *);
	int n = 0;
	for (size_t i = 0; i < t->rows.len; i++)
		if (t->rows.data[i]->op.ge)
			names[n++] = t->rows.data[i]->op.name + 3;
	fxge_load_suggest(l, type, names, n);
	return NULL;
}

bool
fxge_row_becomes(fxge_op_load *l, fxge_row *row)
{
	const fxge_yaml *y = row->becomes;
	bool list = y->kind == FXGE_YAML_LIST, bad;
	size_t n = list ? y->n : 1;
	const fxge_op **v = FXGE_NEW_ARRAY(l->table->arena, n + 1, const fxge_op *);

	for (size_t i = 0; i < n; i++)
		if (!(v[i] = find_ge(l, list ? y->items[i] : y, &bad)))
			return false;
	row->src.op.becomes = v;
	row->src.op.n_becomes = (int)n;
	return true;
}

static void
keep(mapper *m, const int *results, fxge_op *op)
{
	fxge_mapping *g = FXGE_NEW(m->arena, fxge_mapping);

	*g = (fxge_mapping){
		.ge = m->ge,
		.ports = m->ports.data,
		.n_ports = (int)m->ports.len,
		.require = m->require.data,
		.n_require = (int)m->require.len,
		.ignore = m->ignore.data,
		.n_ignore = (int)m->ignore.len,
		.results = results,
		.cast = m->cast,
	};
	op->mapping = g;
}

bool
fxge_row_map(fxge_op_load *l, fxge_row *row)
{
	static const char *const keys[] = {"op", "in", "attr", "require", "ignore", "cast", "out"};
	const fxge_yaml *y = row->ge, *part;

	if (!fxge_load_keys(l, y, "`ge`", keys, sizeof keys / sizeof *keys))
		return false;
	bool bad;
	if (!(part = fxge_yaml_get(y, "op")))
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`ge` needs `op`");
	const fxge_op *ge = find_ge(l, part, &bad);
	if (!ge || bad)
		return ge != NULL; /* the bad row has been reported at its own line */
	mapper m = {.l = l, .arena = l->table->arena, .op = &row->src.op, .ge = ge, .ok = true};
	m.used = FXGE_NEW_ARRAY(m.arena, (size_t)m.op->n_params, bool);
	m.fed = FXGE_NEW_ARRAY(m.arena, (size_t)ge->n_params, bool);
	if ((part = fxge_yaml_get(y, "cast")))
		map_cast(&m, part);
	if ((part = fxge_yaml_get(y, "in")))
		map_ports(&m, part, false);
	if ((part = fxge_yaml_get(y, "attr")))
		map_ports(&m, part, true);
	if ((part = fxge_yaml_get(y, "require")))
		map_require(&m, part);
	if ((part = fxge_yaml_get(y, "ignore")))
		map_ignore(&m, part);
	const int *results = map_results(&m, fxge_yaml_get(y, "out"), y->line);
	check_complete(&m, y->line);
	keep(&m, results, &row->src.op);
	return m.ok;
}
