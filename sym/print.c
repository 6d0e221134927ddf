/* SPDX-License-Identifier: Apache-2.0 */
/* Printer of expressions as Python infix that parses back to the same node. */
#include "sym/table.h"

typedef enum level {
	OR = 1,
	AND,
	NOT,
	COMPARE,
	BITWISE,
	SUM,
	PRODUCT,
	UNARY,
	POWER,
	ATOM,
} level;

static void print(fxge_sbuf *b, const fxge_syms *t, fxge_size s, level least);

static level
level_of(const fxge_syms *t, fxge_size s)
{
	int64_t v;

	if (fxge_sym_is_int(t, s, &v))
		return v < 0 ? UNARY : ATOM;
	switch (fxge_sym_op_of(t, s)) {
	case FXGE_SYM_FLOAT:
		return fxge_sym_node_of(t, s)->bits < 0 ? UNARY : ATOM;
	case FXGE_SYM_OR:
		return OR;
	case FXGE_SYM_AND:
		return AND;
	case FXGE_SYM_NOT:
		return NOT;
	case FXGE_SYM_EQ:
	case FXGE_SYM_NE:
	case FXGE_SYM_LT:
	case FXGE_SYM_LE:
		return COMPARE;
	case FXGE_SYM_ADD:
		return SUM;
	case FXGE_SYM_MUL:
	case FXGE_SYM_FLOORDIV:
	case FXGE_SYM_MOD:
		return PRODUCT;
	case FXGE_SYM_POW:
		return POWER;
	default:
		return ATOM;
	}
}

static void
list(fxge_sbuf *b, const fxge_syms *t, const fxge_sym_node *n, const char *between, level least)
{
	for (uint32_t i = 0; i < n->nargs; i++) {
		if (i > 0)
			fxge_sbuf_str(b, between);
		print(b, t, n->args[i], least);
	}
}

static void
call(fxge_sbuf *b, const fxge_syms *t, const char *name, const fxge_sym_node *n)
{
	fxge_sbuf_str(b, name);
	fxge_sbuf_chr(b, '(');
	list(b, t, n, ", ", OR);
	fxge_sbuf_chr(b, ')');
}

static void
pair(fxge_sbuf *b, const fxge_syms *t, const fxge_sym_node *n, const char *op, level left,
	level right)
{
	print(b, t, n->args[0], left);
	fxge_sbuf_str(b, op);
	print(b, t, n->args[1], right);
}

/* ---- names ---- */

static bool
is_reserved(const char *name)
{
	static const char *const words[] = {
		"True", "False", "and", "or", "not", "if", "else", "inf", "nan", "oo", "int_oo", "L"};

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strcmp(words[i], name) == 0)
			return true;
	return false;
}

static bool
is_plain(const char *name)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";

	return *name && !(*name >= '0' && *name <= '9') && name[strspn(name, letters)] == 0
		   && !is_reserved(name);
}

static void
symbol(fxge_sbuf *b, const char *name)
{
	if (is_plain(name)) {
		fxge_sbuf_str(b, name);
		return;
	}
	fxge_sbuf_str(b, "Symbol('");
	for (; *name; name++)
		if (*name == '\'' || *name == '\\' || (unsigned char)*name < 32)
			fxge_sbuf_fmt(b, "\\x%02x", (unsigned)(unsigned char)*name);
		else
			fxge_sbuf_chr(b, *name);
	fxge_sbuf_str(b, "')");
}

/* ---- sums and products ---- */

/* Returns the integer coefficient of a product, or the constant itself; 1 if there is none. */
static int64_t
coefficient(const fxge_syms *t, fxge_size s)
{
	int64_t v;

	if (fxge_sym_is_int(t, s, &v)
		|| (fxge_sym_is(t, s, FXGE_SYM_MUL) && fxge_sym_type_of(t, s) != FXGE_SYM_T_FLOAT
			&& fxge_sym_is_int(t, fxge_sym_node_of(t, s)->args[0], &v)))
		return v;
	return 1;
}

/* Prints a product or constant with k as its coefficient. */
static void
scaled(fxge_sbuf *b, const fxge_syms *t, fxge_size s, int64_t k)
{
	int64_t v;

	if (fxge_sym_is_int(t, s, &v)) {
		fxge_sbuf_i64(b, k);
		return;
	}
	const fxge_sym_node *n = fxge_sym_node_of(t, s);
	fxge_sym_node rest = *n;

	if (fxge_sym_is_int(t, n->args[0], &v)) {
		rest.args++;
		rest.nargs--;
		if (k == -1)
			fxge_sbuf_chr(b, '-');
		else if (k != 1) {
			fxge_sbuf_i64(b, k);
			fxge_sbuf_chr(b, '*');
		}
	}
	list(b, t, &rest, "*", UNARY);
}

static void
sum(fxge_sbuf *b, const fxge_syms *t, const fxge_sym_node *n)
{
	for (uint32_t i = 0; i < n->nargs; i++) {
		int64_t k = coefficient(t, n->args[i]);
		bool minus = i > 0 && k < 0 && k != INT64_MIN;
		if (i > 0)
			fxge_sbuf_str(b, minus ? " - " : " + ");
		if (minus)
			scaled(b, t, n->args[i], -k);
		else
			print(b, t, n->args[i], PRODUCT);
	}
}

static void
product(fxge_sbuf *b, const fxge_syms *t, fxge_size s, const fxge_sym_node *n)
{
	if (n->type == FXGE_SYM_T_FLOAT)
		list(b, t, n, "*", UNARY);
	else
		scaled(b, t, s, coefficient(t, s));
}

/* ---- expressions ---- */

static void
node(fxge_sbuf *b, const fxge_syms *t, fxge_size s, const fxge_sym_node *n)
{
	switch ((fxge_sym_op)n->op) {
	case FXGE_SYM_INT:
		fxge_sbuf_i64(b, n->bits);
		return;
	case FXGE_SYM_FLOAT:
		fxge_sbuf_f64(b, fxge_sym_float_value(t, s));
		return;
	case FXGE_SYM_SYMBOL:
		symbol(b, n->name);
		return;
	case FXGE_SYM_ADD:
		sum(b, t, n);
		return;
	case FXGE_SYM_MUL:
		product(b, t, s, n);
		return;
	case FXGE_SYM_FLOORDIV:
		pair(b, t, n, "//", PRODUCT, UNARY);
		return;
	case FXGE_SYM_MOD:
		pair(b, t, n, " % ", PRODUCT, UNARY);
		return;
	case FXGE_SYM_MIN:
		call(b, t, "min", n);
		return;
	case FXGE_SYM_MAX:
		call(b, t, "max", n);
		return;
	case FXGE_SYM_POW:
		pair(b, t, n, "**", ATOM, UNARY);
		return;
	case FXGE_SYM_EQ:
		pair(b, t, n, " == ", BITWISE, BITWISE);
		return;
	case FXGE_SYM_NE:
		pair(b, t, n, " != ", BITWISE, BITWISE);
		return;
	case FXGE_SYM_LT:
		pair(b, t, n, " < ", BITWISE, BITWISE);
		return;
	case FXGE_SYM_LE:
		pair(b, t, n, " <= ", BITWISE, BITWISE);
		return;
	case FXGE_SYM_AND:
		list(b, t, n, " and ", NOT);
		return;
	case FXGE_SYM_OR:
		list(b, t, n, " or ", AND);
		return;
	case FXGE_SYM_NOT:
		fxge_sbuf_str(b, "not ");
		print(b, t, n->args[0], NOT);
		return;
	case FXGE_SYM_ITE:
		call(b, t, "Where", n);
		return;
	case FXGE_SYM_CALL:
		call(b, t, n->name, n);
		return;
	}
}

static void
print(fxge_sbuf *b, const fxge_syms *t, fxge_size s, level least)
{
	bool brackets = level_of(t, s) < least;

	if (brackets)
		fxge_sbuf_chr(b, '(');
	if (fxge_size_is_small(s))
		fxge_sbuf_i64(b, s.raw / 2);
	else
		node(b, t, s, fxge_sym_node_of(t, s));
	if (brackets)
		fxge_sbuf_chr(b, ')');
}

void
fxge_sym_print(fxge_sbuf *b, const fxge_syms *t, fxge_size s)
{
	print(b, t, s, OR);
}
