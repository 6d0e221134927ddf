/* SPDX-License-Identifier: Apache-2.0 */
/* GE types in the REG_OP format: a chain of macros. */
#include "writers/writers.h"

static const char *
word(fxge_arena *a, int bit)
{
	(void)a;
	return fxge_dtype_ge_name(bit);
}

/* Returns `TensorType({DT_FLOAT16, DT_FLOAT})`. REG_OP has one word, ALL, for any dtype and for all
 * dtypes. */
static const char *
types_text(fxge_writer *w, fxge_dtype_set set)
{
	if (!set || set == fxge_dtype_class_set("ALL", 3))
		return "TensorType::ALL()";
	return fxge_arena_printf(w->arena, "TensorType({%s})", fxge_writer_dtypes(w, set, word, ", "));
}

static void
add_link(fxge_writer *w, fxge_tree *links, const char *macro, const char *arguments)
{
	fxge_tree t = {.arena = w->arena};

	fxge_writer_put(w, &t, "macro", macro);
	fxge_writer_put(w, &t, "arguments", arguments);
	fxge_tree_add(links, fxge_tree_map(&t, 0));
}

static void
add_port(fxge_writer *w, fxge_tree *links, const char *macro, const char *name, char symbol,
	fxge_dtype_set set)
{
	const char *type = symbol ? fxge_arena_printf(w->arena, "\"%c\"", symbol) : types_text(w, set);

	add_link(w, links, macro, fxge_arena_printf(w->arena, "%s, %s", name, type));
}

/* Returns `Promote({"T", "U"})`, or the dtypes of the symbol. */
static const char *
symbol_text(fxge_writer *w, const fxge_op *ge, char symbol, fxge_dtype_set set)
{
	uint32_t of = fxge_writer_promotes(ge, symbol);
	fxge_sbuf b;

	if (!of)
		return types_text(w, set);
	fxge_sbuf_init(&b, w->arena);
	for (int k = 0; k < 26; k++)
		if (of >> k & 1)
			fxge_sbuf_fmt(&b, "%s\"%c\"", b.len ? ", " : "Promote({", 'A' + k);
	fxge_sbuf_str(&b, "})");
	return b.data;
}

static void
add_symbol(fxge_writer *w, fxge_tree *links, const fxge_op *ge, char symbol, fxge_dtype_set set,
	uint32_t *done)
{
	if (!symbol || *done >> (symbol - 'A') & 1)
		return;
	*done |= 1u << (symbol - 'A');
	add_link(w, links, "DATATYPE",
		fxge_arena_printf(w->arena, "%c, %s", symbol, symbol_text(w, ge, symbol, set)));
}

/* ---- attributes ---- */

static const char *
attr_type(const fxge_param *p)
{
	static const char *const one[] = {[FXGE_P_INT] = "Int",
		[FXGE_P_FLOAT] = "Float",
		[FXGE_P_BOOL] = "Bool",
		[FXGE_P_STR] = "String",
		[FXGE_P_DTYPE] = "Type",
		[FXGE_P_CONST] = "Tensor"};
	static const char *const list[] = {[FXGE_P_INT] = "ListInt",
		[FXGE_P_FLOAT] = "ListFloat",
		[FXGE_P_BOOL] = "ListBool",
		[FXGE_P_STR] = "ListString",
		[FXGE_P_DTYPE] = "ListType"};

	if (p->lists)
		return p->lists == FXGE_P_INT ? "ListListInt" : "ListListFloat";
	return (p->list ? list : one)[p->type];
}

static void
put_text(fxge_sbuf *b, const char *s)
{
	fxge_code_string(b, s, strlen(s));
}

static void
put_number(fxge_writer *w, fxge_sbuf *b, double f)
{
	if (f - f != 0)
		fxge_writer_unsupported(w, "a default that is not finite");
	else
		fxge_sbuf_f64(b, f);
}

static void
put_literal(fxge_writer *w, fxge_sbuf *b, const fxge_param *p)
{
	const fxge_lit *l = &p->dflt;
	bool list = l->kind >= FXGE_LIT_INTS;

	fxge_sbuf_str(b, list ? "{" : "");
	for (int k = 0; k < (list ? l->n : 1); k++) {
		fxge_sbuf_str(b, k ? ", " : "");
		if (p->type == FXGE_P_STR)
			put_text(b, list ? l->strs[k] : l->s);
		else if (p->type == FXGE_P_FLOAT)
			put_number(w, b, list ? l->floats[k] : l->f);
		else if (p->type == FXGE_P_BOOL)
			fxge_sbuf_str(b, (list ? l->ints[k] : l->i) ? "true" : "false");
		else if (p->type == FXGE_P_DTYPE)
			fxge_sbuf_str(b, fxge_dtype_ge_name((int)(list ? l->ints[k] : l->i)));
		else
			fxge_sbuf_i64(b, list ? l->ints[k] : l->i);
	}
	fxge_sbuf_str(b, list ? "}" : "");
}

/* Appends `[[1, 2], []]` with C++ braces; a tensor's default is always empty. */
static void
put_default(fxge_writer *w, fxge_sbuf *b, const fxge_param *p)
{
	if (p->type != FXGE_P_CONST)
		put_literal(w, b, p);
	else if (!p->lists)
		fxge_sbuf_str(b, "Tensor()");
	else
		for (const char *s = p->dflt.s; *s; s++)
			fxge_sbuf_chr(b, *s == '[' ? '{' : *s == ']' ? '}' : *s);
}

static void
add_attribute(fxge_writer *w, fxge_tree *links, const fxge_param *p)
{
	bool required = p->dflt.kind == FXGE_LIT_NONE;
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	fxge_sbuf_fmt(&b, "%s, %s%s", p->name, attr_type(p), required ? "" : ", ");
	if (!required)
		put_default(w, &b, p);
	add_link(w, links, required ? "REQUIRED_ATTR" : "ATTR", b.data);
}

static void
add_graph(fxge_writer *w, fxge_tree *links, const char *name)
{
	size_t n = strlen(name) - (name[strlen(name) - 1] == '*');

	add_link(w, links, name[n] ? "DYNAMIC_GRAPH" : "GRAPH", fxge_arena_strndup(w->arena, name, n));
}

/* ---- the type ---- */

static const char *
input_macro(const fxge_param *p)
{
	return p->list ? "DYNAMIC_INPUT" : p->optional ? "OPTIONAL_INPUT" : "INPUT";
}

static void
add_symbols(fxge_writer *w, fxge_tree *links, const fxge_op *ge)
{
	uint32_t done = 0;

	for (int i = 0; i < ge->n_params; i++)
		add_symbol(w, links, ge, ge->params[i].symbol, ge->params[i].dtypes, &done);
	for (int i = 0; i < ge->n_results; i++)
		add_symbol(w, links, ge, ge->results[i].symbol, ge->results[i].dtypes, &done);
}

const fxge_yaml *
fxge_write_reg_op(fxge_writer *w, const fxge_op *ge)
{
	fxge_tree t = {.arena = w->arena}, links = t;

	for (int i = 0; i < ge->n_params; i++) {
		const fxge_param *p = &ge->params[i];

		if (!p->attr)
			add_port(w, &links, input_macro(p), p->name, p->symbol, p->dtypes);
	}
	for (int i = 0; i < ge->n_results; i++) {
		const fxge_result *r = &ge->results[i];

		add_port(w, &links, r->list ? "DYNAMIC_OUTPUT" : "OUTPUT", r->name, r->symbol, r->dtypes);
	}
	for (int i = 0; i < ge->n_params; i++)
		if (ge->params[i].attr)
			add_attribute(w, &links, &ge->params[i]);
	for (int i = 0; i < ge->n_graphs; i++)
		add_graph(w, &links, ge->graphs[i]);
	add_symbols(w, &links, ge);
	fxge_writer_put(w, &t, "type", ge->name + 3);
	fxge_writer_put_tree(w, &t, "links", fxge_tree_list(&links, 0));
	return fxge_tree_map(&t, 0);
}
