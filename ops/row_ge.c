/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of GE operator types: inputs, attributes, outputs and computation. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

static const char *const keys[] = {"ge", "source", "in", "out", "attr", "types", "shape", "dtype",
	"kernel", "flags", "compute", "graphs", "ignore", "soc", "result", "open", "format", "work"};

typedef struct symbols {
	fxge_dtype_set set[26];
	uint32_t promotes[26]; /* the symbols that it promotes, or 0 */
	bool known[26];
} symbols;

static bool
is_symbol(const fxge_yaml *y)
{
	return y->kind == FXGE_YAML_SCALAR && y->len == 1 && *y->text >= 'A' && *y->text <= 'Z';
}

/* Reads `{promote: [T, U]}`. */
static bool
read_promotion(fxge_op_load *l, const fxge_yaml *y, uint32_t *of)
{
	static const char *const promote[] = {"promote"};

	if (!fxge_load_keys(l, y, "a symbol", promote, 1))
		return false;
	const fxge_yaml *list = y->n ? y->items[0] : y;
	for (size_t i = 0; list->kind == FXGE_YAML_LIST && i < list->n; i++)
		if (is_symbol(list->items[i]))
			*of |= 1u << (*list->items[i]->text - 'A');
		else
			return FXGE_LOAD_FAIL(l, list->items[i]->line, OPS_VALUE, "expected a dtype symbol");
	return *of || FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "expected `{promote: [T, U]}`");
}

/* Returns the promotions of all pairs of dtypes of two sets. */
static fxge_dtype_set
promoted(fxge_dtype_set a, fxge_dtype_set b)
{
	fxge_dtype_set all = 0;

	for (int i = 1; i < FXGE_DT_COUNT; i++)
		for (int k = 1; (a >> i & 1) && k < FXGE_DT_COUNT; k++)
			if (b >> k & 1)
				all |= (fxge_dtype_set)1 << fxge_dtype_promote((fxge_dtype)i, (fxge_dtype)k);
	return all & ~(fxge_dtype_set)1;
}

/* Computes the sets of promoted symbols, once all symbols are known. */
static bool
resolve_promotions(fxge_op_load *l, const fxge_yaml *y, symbols *s, fxge_op *op)
{
	fxge_promoting *p = FXGE_NEW_ARRAY(l->table->arena, 26, fxge_promoting);

	op->promotions = p;
	for (int k = 0; k < 26; k++) {
		bool any = false, first = true;
		for (int i = 0; i < 26; i++) {
			if (!(s->promotes[k] >> i & 1))
				continue;
			if (!s->known[i] || s->promotes[i])
				return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
					"symbol `%c` promotes `%c`, for which `types` lists no dtypes", 'A' + k,
					'A' + i);
			any |= !s->set[i];
			s->set[k] = first ? s->set[i] : promoted(s->set[k], s->set[i]);
			first = false;
		}
		if (any)
			s->set[k] = 0;
		if (s->promotes[k])
			p[op->n_promotions++] = (fxge_promoting){(char)('A' + k), s->promotes[k]};
	}
	return true;
}

static bool
read_types(fxge_op_load *l, const fxge_yaml *y, symbols *s, fxge_op *op)
{
	if (y->kind != FXGE_YAML_MAP)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`types` must be `T: [dtypes]` pairs");
	bool ok = true;
	for (size_t i = 0; i < y->n; i++) {
		if (!is_symbol(y->keys[i])) {
			ok = FXGE_LOAD_FAIL(l, y->keys[i]->line, OPS_VALUE,
				"`%s` is no dtype symbol: expected one capital letter", y->keys[i]->text);
			continue;
		}
		int k = *y->keys[i]->text - 'A';
		s->known[k] = true;
		ok = (y->items[i]->kind == FXGE_YAML_MAP ? read_promotion(l, y->items[i], &s->promotes[k])
												 : fxge_load_dtype_set(l, y->items[i], &s->set[k]))
			 && ok;
	}
	return ok && resolve_promotions(l, y, s, op);
}

/* Reads `[f16, f32]`, `T` or `any`. */
static bool
read_spec(fxge_op_load *l, const fxge_yaml *y, const symbols *s, fxge_dtype_set *set, char *symbol)
{
	if (!is_symbol(y))
		return fxge_load_dtype_set(l, y, set);
	if (!s->known[*y->text - 'A'])
		return FXGE_LOAD_FAIL(
			l, y->line, OPS_VALUE, "dtype symbol `%s` is not listed in `types`", y->text);
	*symbol = *y->text;
	*set = s->set[*y->text - 'A'];
	return true;
}

/* Returns the name without its mark, and the mark, `?` or `*`. */
static const char *
port_name(fxge_op_load *l, const fxge_yaml *key, char *mark)
{
	size_t n = key->len;

	*mark = n ? key->text[n - 1] : 0;
	n -= *mark == '?' || *mark == '*';
	if (!n
		|| strspn(key->text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
			   != n) {
		FXGE_LOAD_FAIL(l, key->line, OPS_VALUE, "`%s` is no port name", key->text);
		return NULL;
	}
	return fxge_arena_strndup(l->table->arena, key->text, n);
}

static bool
read_input(
	fxge_op_load *l, const fxge_yaml *key, const fxge_yaml *y, const symbols *s, fxge_param *p)
{
	static const char *const host[] = {"host"};
	char mark;

	p->name = port_name(l, key, &mark);
	p->type = FXGE_P_TENSOR;
	p->optional = mark == '?';
	p->list = mark == '*';
	if (y->kind == FXGE_YAML_MAP) {
		if (!fxge_load_keys(l, y, "an input", host, 1))
			return false;
		p->host = true;
		if (!y->n)
			return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "expected `{host: [dtypes]}`");
		y = y->items[0];
	}
	return read_spec(l, y, s, &p->dtypes, &p->symbol) && p->name;
}

static bool
attr_type(fxge_op_load *l, const fxge_yaml *key, fxge_param *p)
{
	static const char *const names[] = {"int", "float", "bool", "str", "dtype", "tensor", "ints",
		"floats", "bools", "strs", "dtypes", "int_lists", "float_lists"};
	static const fxge_ptype types[] = {FXGE_P_INT, FXGE_P_FLOAT, FXGE_P_BOOL, FXGE_P_STR,
		FXGE_P_DTYPE, FXGE_P_CONST, FXGE_P_INT, FXGE_P_FLOAT, FXGE_P_BOOL, FXGE_P_STR, FXGE_P_DTYPE,
		FXGE_P_CONST, FXGE_P_CONST};
	enum { COUNT = sizeof names / sizeof *names, FIRST_LIST = 6, INT_LISTS = 11, FLOAT_LISTS };

	for (int i = 0; i < COUNT; i++) {
		if (strcmp(key->text, names[i]) != 0)
			continue;
		p->type = types[i];
		p->list = i >= FIRST_LIST;
		p->lists = i == FLOAT_LISTS ? FXGE_P_FLOAT : i == INT_LISTS ? FXGE_P_INT : 0;
		return true;
	}
	FXGE_LOAD_FAIL(l, key->line, OPS_VALUE, "no attribute type `%s`", key->text);
	fxge_load_suggest(l, key->text, names, COUNT);
	return false;
}

static const char *
text_of_lists(fxge_op_load *l, const fxge_yaml *y)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, l->table->arena);
	fxge_forms_print_value(&b, y);
	return b.data;
}

/* Returns whether the value is a list of lists, `[[1, 2], []]`. */
static bool
is_lists(const fxge_yaml *y, fxge_ptype type)
{
	fxge_lit lit;

	if (y->kind != FXGE_YAML_LIST)
		return false;
	for (size_t i = 0; i < y->n; i++) {
		const fxge_yaml *list = y->items[i];
		if (list->kind != FXGE_YAML_LIST)
			return false;
		for (size_t k = 0; k < list->n; k++)
			if (list->items[k]->kind != FXGE_YAML_SCALAR
				|| !fxge_lit_one(
					type, (fxge_piece){list->items[k]->text, list->items[k]->len}, &lit))
				return false;
	}
	return true;
}

static bool
attr_default(fxge_op_load *l, const fxge_yaml *y, fxge_param *p)
{
	if (y->plain && fxge_yaml_is(y, "required"))
		return true;
	if (p->type == FXGE_P_CONST && (p->list ? is_lists(y, p->lists) : fxge_yaml_is_null(y))) {
		p->dflt = (fxge_lit){.kind = FXGE_LIT_ABSENT, .s = p->list ? text_of_lists(l, y) : NULL};
		p->optional = true;
		return true;
	}
	if (fxge_lit_yaml(l->table->arena, y, p->type, p->list, &p->dflt))
		return true;
	return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
		"the default of attribute `%s` is no %s; `required` stands for none", p->name,
		fxge_param_type_text(l->table->arena, p));
}

static bool
read_attr(fxge_op_load *l, const fxge_yaml *key, const fxge_yaml *y, fxge_param *p)
{
	char mark;

	p->attr = true;
	p->name = port_name(l, key, &mark);
	if (p->name && p->name[key->len - 1] == 0)
		return FXGE_LOAD_FAIL(l, key->line, OPS_VALUE, "`%s` is no attribute name", key->text);
	if (!p->name || y->kind != FXGE_YAML_MAP || y->n != 1)
		return FXGE_LOAD_FAIL(
			l, y->line, OPS_VALUE, "attribute `%s`: expected `{type: default}`", key->text);
	return attr_type(l, y->keys[0], p) && attr_default(l, y->items[0], p);
}

static bool
check_names(fxge_op_load *l, const fxge_yaml *y, const fxge_op *op)
{
	for (int i = 0; i < op->n_params; i++)
		if (fxge_op_param(op, op->params[i].name) != i)
			return FXGE_LOAD_FAIL(
				l, y->line, OPS_DUPLICATE, "two ports have the name `%s`", op->params[i].name);
	return true;
}

/* Reads `graphs: [body, "branches*"]`: subgraphs; `*`: any number of them. */
static bool
read_graphs(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	bool ok = true;
	char mark;

	if (y->kind != FXGE_YAML_LIST || y->n > FXGE_MAX_PARAMS)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`graphs` must be a list of names");
	for (size_t i = 0; i < y->n; i++)
		ok = fxge_load_text(l, y->items[i], "graphs") && port_name(l, y->items[i], &mark) && ok;
	const char **names = FXGE_NEW_ARRAY(l->table->arena, y->n, const char *);
	for (size_t i = 0; ok && i < y->n; i++)
		names[i] = y->items[i]->text;
	op->graphs = names;
	op->n_graphs = (int)y->n;
	return ok;
}

static const fxge_yaml *
section(fxge_op_load *l, const fxge_yaml *y, const char *key, bool *ok)
{
	static const fxge_yaml none = {.kind = FXGE_YAML_MAP};
	const fxge_yaml *s = fxge_yaml_get(y, key);

	if (s && s->kind != FXGE_YAML_MAP) {
		*ok = FXGE_LOAD_FAIL(l, s->line, OPS_VALUE, "`%s` must be `name: type` pairs", key);
		s = NULL;
	}
	return s ? s : &none;
}

static bool
read_params(fxge_op_load *l, const fxge_yaml *y, const symbols *s, fxge_op *op)
{
	bool ok = true;
	const fxge_yaml *in = section(l, y, "in", &ok), *attr = section(l, y, "attr", &ok);

	if (in->n + attr->n > FXGE_MAX_PARAMS)
		return FXGE_LOAD_FAIL(
			l, y->line, OPS_VALUE, "more than %d inputs and attributes", FXGE_MAX_PARAMS);
	fxge_param *p = FXGE_NEW_ARRAY(l->table->arena, in->n + attr->n, fxge_param);
	op->params = p;
	op->n_params = (int)(in->n + attr->n);
	for (size_t i = 0; i < in->n; i++)
		ok = read_input(l, in->keys[i], in->items[i], s, p++) && ok;
	for (size_t i = 0; i < attr->n; i++)
		ok = read_attr(l, attr->keys[i], attr->items[i], p++) && ok;
	for (int i = 0; i < op->n_params; i++) /* reported; the row stays consistent for later checks */
		if (!op->params[i].name)
			p[i - op->n_params].name = "";
	return ok && check_names(l, y, op);
}

/* Marks an output with the name of an input: GE lets them share memory. */
static void
mark_in_place(fxge_result *r, fxge_op *op)
{
	int in = r->name ? fxge_op_param(op, r->name) : -1;

	if (in < 0 || op->params[in].attr)
		return;
	r->writes = true;
	((fxge_param *)op->params)[in].writes = true; /* allocated by read_params */
	op->flags |= FXGE_OP_MUTATES;
}

static bool
read_results(fxge_op_load *l, const fxge_yaml *y, const symbols *s, fxge_op *op)
{
	bool ok = true;
	const fxge_yaml *out = section(l, y, "out", &ok);
	fxge_result *r = FXGE_NEW_ARRAY(l->table->arena, out->n, fxge_result);

	op->results = r;
	op->n_results = (int)out->n;
	for (size_t i = 0; i < out->n; i++, r++) {
		char mark;
		r->name = port_name(l, out->keys[i], &mark);
		r->list = mark == '*';
		ok = read_spec(l, out->items[i], s, &r->dtypes, &r->symbol) && r->name && ok;
		if (mark == '?')
			ok = FXGE_LOAD_FAIL(l, out->keys[i]->line, OPS_VALUE, "an output is never optional");
		mark_in_place(r, op);
	}
	return ok;
}

static bool
read_functions(fxge_op_load *l, const fxge_yaml *y, fxge_op_source *src)
{
	const fxge_yaml *shape = fxge_yaml_get(y, "shape"), *kernel = fxge_yaml_get(y, "kernel");
	const fxge_yaml *named = kernel ? kernel : shape;

	if (l->table->run_time && named && (kernel || shape->kind == FXGE_YAML_SCALAR))
		return FXGE_LOAD_FAIL(l, named->line, OPS_RUN_TIME,
			"`%s` names a C function, which a file loaded at run time cannot",
			kernel ? "kernel" : "shape");
	bool ok = true;
	if (shape && shape->kind == FXGE_YAML_SCALAR)
		ok = (src->meta = fxge_load_ident(l, shape, "shape")) != NULL;
	if (kernel)
		ok = (src->kernel = fxge_load_ident(l, kernel, "kernel")) && ok;
	return ok;
}

static bool
read_source(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	const fxge_yaml *s = fxge_yaml_get(y, "source");

	if (s)
		return (op->source = fxge_load_text(l, s, "source")) != NULL;
	return l->table->run_time
		   || FXGE_LOAD_FAIL(
			   l, y->line, OPS_VALUE, "needs `source`: where the prototype was taken from");
}

/* Reads `open`, which replaces the computation and declares the unknown part of it. */
static bool
read_open(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	const fxge_yaml *open = fxge_yaml_get(y, "open");
	fxge_op *op = &row->src.op;

	if (!open)
		return true;
	if (row->src.kernel || op->n_compositions)
		return FXGE_LOAD_FAIL(l, open->line, OPS_WAY,
			"`open` says why nothing runs the type, and `%s` what it computes",
			row->src.kernel ? "kernel" : "compute");
	return (op->open = fxge_load_text(l, open, "open")) != NULL;
}

/* Reads `work: vector`. */
static bool
read_work(fxge_op_load *l, const fxge_yaml *y, uint8_t *out)
{
	static const char *const words[] = {
#define FXGE_WORK(id, word) word,
#include "ops/work.def"
#undef FXGE_WORK
	};
	enum { COUNT = sizeof words / sizeof *words };
	const char *word = fxge_load_text(l, y, "work");

	for (int i = 0; word && i < COUNT; i++)
		if (strcmp(words[i], word) == 0) {
			*out = (uint8_t)(i + 1);
			return true;
		}
	if (word) {
		FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "no kind of work `%s`", word);
		fxge_load_suggest(l, word, words, COUNT);
	}
	return false;
}

/* Reads `result`, a formula for the metas of the outputs. */
static bool
read_result(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	row->result = fxge_yaml_get(y, "result");
	row->helpers = l->helpers;
	return !row->result || !(row->src.meta || row->src.op.shape)
		   || FXGE_LOAD_FAIL(l, row->result->line, OPS_WAY, "both `shape` and `result`");
}

bool
fxge_row_ge(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	fxge_op *op = &row->src.op;
	symbols s = {0};
	const fxge_yaml *f;
	const char *type = fxge_load_ident(l, fxge_yaml_get(y, "ge"), "ge");

	if (!type)
		return false;
	op->ge = true;
	op->name = l->op = fxge_arena_printf(l->table->arena, "ge.%s", type);
	bool ok = fxge_load_keys(l, y, "a row", keys, sizeof keys / sizeof *keys);
	if ((f = fxge_yaml_get(y, "types")))
		ok = read_types(l, f, &s, op) && ok;
	if ((f = fxge_yaml_get(y, "flags")))
		ok = fxge_load_flags(l, f, &op->flags) && ok;
	ok = read_source(l, y, op) && ok;
	ok = read_functions(l, y, &row->src) && ok;
	ok = read_params(l, y, &s, op) && ok;
	ok = read_results(l, y, &s, op) && ok;
	if (ok && (f = fxge_yaml_get(y, "compute")))
		ok = fxge_load_compute(l, f, row);
	if (ok && (f = fxge_yaml_get(y, "ignore")))
		ok = fxge_load_ignored(l, f, row);
	if (ok && (f = fxge_yaml_get(y, "graphs")))
		ok = read_graphs(l, f, op);
	if (ok && (f = fxge_yaml_get(y, "soc")))
		ok = fxge_load_chips(l, f, &op->socs);
	if (ok && (f = fxge_yaml_get(y, "work")))
		ok = read_work(l, f, &op->work);
	if (ok && (f = fxge_yaml_get(y, "format")))
		ok = fxge_load_formats(l, f, op);
	ok = ok && fxge_load_shapes(l, y, op);
	ok = ok && read_open(l, y, row) && read_result(l, y, row);
	if ((l->table->run_time || op->open) && !op->shape && !op->n_compositions && !row->result)
		op->flags |= FXGE_OP_UNCHECKED;
	return ok;
}
