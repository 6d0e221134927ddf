/* SPDX-License-Identifier: Apache-2.0 */
/* Mutations of program text: tokens are replaced, removed or inserted, in one place or wherever
 * they occur. */
#include "differential/ge/ge_make.h"

#include <ctype.h>
#include <stdlib.h>

enum { MOST_CHANGES = 6, MOST_FITTED = 4096 };

/* Class of a token, by its position. */
typedef enum token_class {
	OTHER,
	DIM,    /* a size in a type */
	DTYPE,  /* dtype of a type */
	DATUM,  /* element of a tensor */
	NUMBER, /* number in arguments */
	FLAG,   /* true, false */
	NAME,   /* a string, or a dtype, in arguments */
	VALUE,  /* %v, used */
	KEY,    /* name of an argument */
	OPERATOR,
} token_class;

typedef struct token {
	const char *blank, *s; /* preceding white space; the token itself */
	int n_blank, n;
	token_class is;
} token;

typedef struct mutant {
	fxge_arena *a;
	choices *c;
	FXGE_VEC(token) t;
	fxge_sbuf symbols;
	int n_symbols;
} mutant;

static bool
is(const token *t, const char *s)
{
	return (int)strlen(s) == t->n && memcmp(t->s, s, (size_t)t->n) == 0;
}

static bool
same(const token *a, const token *b)
{
	return a->n == b->n && memcmp(a->s, b->s, (size_t)a->n) == 0;
}

/* ---- from text ---- */

static int
word(const char *s)
{
	int n = *s == '-' || *s == '%' || *s == '@';

	if (s[n] == '"') {
		for (n++; s[n] && s[n] != '"'; n++)
			n += s[n] == '\\' && s[n + 1];
		return n + (s[n] == '"');
	}
	for (; isalnum((unsigned char)s[n]) || s[n] == '_' || s[n] == '.'
		   || ((s[n] == '-' || s[n] == '+') && n && s[n - 1] == 'e'
			   && isdigit((unsigned char)s[*s == '-']));
		 n++)
		;
	return n ? n : 1;
}

static bool
is_number(const token *t)
{
	return isdigit((unsigned char)t->s[t->s[0] == '-']) || is(t, "inf") || is(t, "-inf")
		   || is(t, "nan");
}

/* Position of a token: among the tensors or in graphs, in the brackets of a type, in arguments. */
typedef struct place {
	bool tensor, type, begun;
	int parens;
} place;

static token_class
class_of(place *p, const token *t, const token *before)
{
	char next = t->s[t->n];
	bool dtype = fxge_dtype_by_text(t->s, (size_t)t->n) != FXGE_DT_NONE;

	if (memchr(t->blank, '\n', (size_t)t->n_blank))
		p->tensor = is(t, "tensor");
	p->begun |= p->tensor || is(t, "graph");
	if (!p->begun)
		return OTHER;
	p->parens += is(t, "(") - is(t, ")");
	if (is(t, "["))
		p->type = before->is == DTYPE;
	else if (is(t, "]"))
		p->type = false;
	return dtype && next == '[' ? DTYPE
		   : p->type            ? (isalnum((unsigned char)*t->s) ? DIM : OTHER)
		   : p->tensor          ? (is_number(t) || is(t, "true") || is(t, "false") ? DATUM : OTHER)
		   : memcmp(t->s, "ge.", 3) == 0 ? OPERATOR
		   : *t->s == '%' ? (p->parens || is(before, "return") || is(before, ",") ? VALUE : OTHER)
		   : !p->parens   ? OTHER
		   : next == '='  ? KEY
		   : is(t, "true") || is(t, "false") ? FLAG
		   : is_number(t)                    ? NUMBER
		   : dtype || *t->s == '"'           ? NAME
											 : OTHER;
}

static void
lex(mutant *m, const char *text)
{
	place p = {0};
	token before = {.s = "", .blank = ""};

	for (const char *s = text; *s;) {
		token t = {.blank = s, .n_blank = (int)strspn(s, " \n")};

		t.s = s + t.n_blank;
		t.n = *t.s ? word(t.s) : 0;
		t.is = *t.s ? class_of(&p, &t, &before) : OTHER;
		fxge_vec_push(m->a, &m->t, t);
		before = t;
		s = t.s + t.n;
	}
}

/* ---- places ---- */

static token *
at(mutant *m, size_t i)
{
	static token none = {.s = "", .blank = ""};

	return i < m->t.len ? &m->t.data[i] : &none;
}

/* Chooses any token of the class; returns false if there is none. */
static bool
pick(mutant *m, token_class of, size_t *out)
{
	uint32_t n = 0, k;

	for (size_t i = 0; i < m->t.len; i++)
		n += m->t.data[i].is == of;
	if (!n)
		return false;
	k = choose(m->c, n);
	for (*out = 0; at(m, *out)->is != of || k--; ++*out)
		;
	return true;
}

static void
set(token *t, const char *s)
{
	t->s = s;
	t->n = (int)strlen(s);
}

/* Replaces the token in one place, or wherever it occurs in this role. */
static void
replace(mutant *m, size_t i, const char *s, bool all)
{
	token old = *at(m, i);

	for (size_t k = 0; k < m->t.len; k++)
		if (k == i || (all && at(m, k)->is == old.is && same(at(m, k), &old)))
			set(at(m, k), s);
}

/* Returns the end of the list element that starts there. */
static size_t
end_of(mutant *m, size_t i)
{
	for (int depth = 0; i < m->t.len; i++) {
		const token *t = at(m, i);

		if (depth == 0 && (is(t, ",") || is(t, "]") || is(t, ")") || is(t, "}")))
			break;
		depth += is(t, "[") || is(t, "(");
		depth -= is(t, "]") || is(t, ")");
	}
	return i;
}

static void
take_out(mutant *m, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		*at(m, i) = (token){.s = "", .blank = ""};
}

/* Removes an element with the comma before or after it. */
static void
take_element(mutant *m, size_t i)
{
	size_t end = end_of(m, i);

	if (i && is(at(m, i - 1), ","))
		i--;
	else if (is(at(m, end), ","))
		end++;
	take_out(m, i, end);
}

/* ---- changes ---- */

static const char *
text_of(mutant *m, int64_t v)
{
	return fxge_arena_printf(m->a, "%lld", (long long)v);
}

/* Changes a size in one place, or of all dims that have it. */
static void
change_dim(mutant *m, size_t i)
{
	bool all = choose(m->c, 4) != 0;

	replace(m, i, text_of(m, rarely(m->c, 20) ? any_int(m->c) : any_dim(m->c)), all);
}

/* Makes a size dynamic: its value is in the symbol's name. Tensors keep their numbers. */
static void
change_symbol(mutant *m, size_t i)
{
	const token old = *at(m, i);
	bool all = choose(m->c, 2), tensor = false;
	const char *name =
		fxge_arena_printf(m->a, "d%d_%.*s", m->n_symbols++, at(m, i)->n, at(m, i)->s);

	if (!isdigit((unsigned char)*old.s))
		return;
	fxge_sbuf_fmt(&m->symbols, "symbol %s : int [0, 9223372036854775807]\n", name);
	for (size_t k = 0; k < m->t.len; k++) {
		tensor = is(at(m, k), "tensor") || (tensor && !is(at(m, k), "graph"));
		if (!tensor && (k == i || (all && at(m, k)->is == DIM && same(at(m, k), &old))))
			set(at(m, k), name);
	}
}

/* Removes a dim, or duplicates one. */
static void
change_rank(mutant *m, size_t i)
{
	if (choose(m->c, 2))
		take_element(m, i);
	else
		set(at(m, i), fxge_arena_printf(
						  m->a, "%.*s, %lld", at(m, i)->n, at(m, i)->s, (long long)any_dim(m->c)));
}

static void
change_dtype(mutant *m, size_t i)
{
	replace(m, i, fxge_dtypes[any_dtype(m->c, 0)].text, choose(m->c, 4) != 0);
}

static void
change_number(mutant *m, size_t i)
{
	const token *t = at(m, i);
	bool real = memchr(t->s, '.', (size_t)t->n) || !isdigit((unsigned char)t->s[t->n - 1]);
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	if (real != rarely(m->c, 20))
		fxge_sbuf_f64(&b, any_float(m->c));
	else if (!real && choose(m->c, 3) == 0)
		fxge_sbuf_i64(&b, (int64_t)((uint64_t)strtoll(t->s, NULL, 10) + choose(m->c, 3) - 1));
	else
		fxge_sbuf_i64(&b, any_int(m->c));
	replace(m, i, b.data, choose(m->c, 4) == 3);
}

/* Removes an element of a list, or duplicates one. */
static void
change_length(mutant *m, size_t i)
{
	if (!i || !(is(at(m, i - 1), "[") || is(at(m, i - 1), ",")))
		return;
	if (choose(m->c, 2))
		take_element(m, i);
	else
		set(at(m, i), fxge_arena_printf(
						  m->a, "%.*s, %.*s", at(m, i)->n, at(m, i)->s, at(m, i)->n, at(m, i)->s));
}

static void
change_flag(mutant *m, size_t i)
{
	set(at(m, i), is(at(m, i), "true") ? "false" : "true");
}

static void
change_name(mutant *m, size_t i)
{
	if (*at(m, i)->s == '"')
		set(at(m, i), fxge_arena_printf(m->a, "\"%s\"", any_text(m->c, NULL)));
	else
		set(at(m, i), fxge_dtypes[any_dtype(m->c, 0)].text);
}

/* Replaces a value by another one, by nothing, or by a number. */
static void
change_value(mutant *m, size_t i)
{
	size_t other = i;

	if (rarely(m->c, 8))
		set(at(m, i), choose(m->c, 2) ? "None" : "1");
	else if (pick(m, VALUE, &other))
		set(at(m, i), fxge_arena_strndup(m->a, at(m, other)->s, (size_t)at(m, other)->n));
}

static void
change_operator(mutant *m, size_t i)
{
	set(at(m, i), ge_any_row(m->c)->name);
}

static void
drop_argument(mutant *m, size_t i)
{
	take_element(m, i);
}

static bool
has_argument(mutant *m, size_t i, const char *key)
{
	for (size_t end = end_of(m, i + 2); i < m->t.len && !is(at(m, end), ")");
		 end = end_of(m, end + 1))
		if (is(at(m, i + 2), key) || is(at(m, end + 1), key))
			return true;
	return is(at(m, i + 2), key);
}

/* Adds an argument that the operator does not have here. */
static void
add_argument(mutant *m, size_t i)
{
	const fxge_op *op = ge_row(at(m, i)->s, (size_t)at(m, i)->n);
	uint32_t k = op && op->n_params ? choose(m->c, (uint32_t)op->n_params) : 0;
	size_t value = i;

	if (!op || !op->n_params || !is(at(m, i + 1), "(") || has_argument(m, i, op->params[k].name))
		return;
	const fxge_param *p = &op->params[k];
	maker made = ge_begin(m->a, m->c, op);

	fxge_sbuf_fmt(&made.args, "(%s=", p->name);
	if (p->attr)
		ge_attribute(&made, p);
	else if (pick(m, VALUE, &value))
		fxge_sbuf_fmt(&made.args, p->list ? "[%.*s]" : "%.*s", at(m, value)->n, at(m, value)->s);
	fxge_sbuf_str(&made.args, is(at(m, i + 2), ")") ? "" : ", ");
	set(at(m, i + 1), made.args.data);
}

static const struct {
	token_class of;
	void (*change)(mutant *m, size_t i);
} changes[] = {{NUMBER, change_number}, {NUMBER, change_number}, {NUMBER, change_number},
	{DIM, change_dim}, {DIM, change_dim}, {DIM, change_dim}, {DATUM, change_number},
	{DATUM, change_number}, {DTYPE, change_dtype}, {DTYPE, change_dtype}, {DIM, change_symbol},
	{DIM, change_symbol}, {DIM, change_rank}, {NUMBER, change_length}, {VALUE, change_length},
	{VALUE, change_value}, {FLAG, change_flag}, {NAME, change_name}, {KEY, drop_argument},
	{OPERATOR, add_argument}, {OPERATOR, add_argument}, {OPERATOR, change_operator}};

/* ---- to text ---- */

/* Removes the types of results that can be inferred. */
static void
loosen(mutant *m)
{
	bool node = false;
	int parens = 0;

	for (size_t i = 0; i < m->t.len; i++) {
		const token *t = at(m, i);

		if (t->is == OPERATOR) {
			const fxge_op *op = ge_row(t->s, (size_t)t->n);

			node = op && ge_executes(op);
		} else if (memchr(t->blank, '\n', (size_t)t->n_blank)) {
			node = false;
		}
		parens += is(t, "(") - is(t, ")");
		if (!node || parens || !is(t, ":"))
			continue;
		for (size_t k = i; k < m->t.len; k++) {
			if (k > i
				&& (memchr(at(m, k)->blank, '\n', (size_t)at(m, k)->n_blank) || is(at(m, k), "{")
					|| is(at(m, k), "name") || is(at(m, k), "loc")))
				break;
			*at(m, k) = (token){.s = "", .blank = ""};
		}
	}
}

/* Returns the number of elements by the tensor's type. */
static int64_t
elements(mutant *m, size_t i)
{
	fxge_sbuf b;
	int64_t n = 1;

	fxge_sbuf_init(&b, m->a);
	for (; i < m->t.len && !is(at(m, i), "]"); i++)
		if (at(m, i)->is == DIM) /* a dim that became two has a comma */
			fxge_sbuf_fmt(&b, "%.*s,", at(m, i)->n, at(m, i)->s);
	for (char *s = b.data; s && *s; s = strchr(s, ',') + 1) {
		int64_t d = strtoll(s, NULL, 10);

		n = d < 0 || d > MOST_FITTED || n > MOST_FITTED ? INT32_MAX : n * d;
	}
	return n;
}

/* Repeats the elements between braces, as often as the type requires. */
static size_t
put_elements(mutant *m, fxge_sbuf *b, size_t i, int64_t need)
{
	FXGE_VEC(const token *) of = {0};

	for (; i < m->t.len && !is(at(m, i), "}"); i++)
		if (at(m, i)->is == DATUM && at(m, i)->n)
			fxge_vec_push(m->a, &of, at(m, i));
	for (int64_t k = 0; k < need; k++)
		if (of.len)
			fxge_sbuf_fmt(b, "%s%.*s", k ? ", " : "", of.data[(size_t)k % of.len]->n,
				of.data[(size_t)k % of.len]->s);
		else
			fxge_sbuf_str(b, k ? ", 0" : "0");
	return i;
}

static const char *
print(mutant *m)
{
	int64_t need = INT32_MAX;
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	for (size_t i = 0; i < m->t.len; i++) {
		const token *t = at(m, i);

		if (is(t, "tensor") || is(t, "graph")) {
			fxge_sbuf_str(&b, m->symbols.len ? "\n" : "");
			fxge_sbuf_add(&b, m->symbols.data, m->symbols.len);
			m->symbols.len = 0;
			need = is(t, "tensor") ? elements(m, i) : INT32_MAX;
		}
		fxge_sbuf_add(&b, t->blank, (size_t)t->n_blank);
		fxge_sbuf_add(&b, t->s, (size_t)t->n);
		if (is(t, "{") && need <= MOST_FITTED) {
			i = put_elements(m, &b, i + 1, need) - 1;
			need = INT32_MAX;
		}
	}
	fxge_sbuf_chr(&b, '\n');
	return b.data;
}

const char *
ge_mutate(fxge_arena *a, choices *c, const char *text, bool declared)
{
	static const uint32_t counts[] = {1, 0, 1, 2, 1, 3, 2, MOST_CHANGES};
	mutant m = {.a = a, .c = c};

	fxge_sbuf_init(&m.symbols, a);
	lex(&m, text);
	if (!declared && choose(c, 8) != 7)
		loosen(&m);
	for (uint32_t n = counts[choose(c, 8)]; n > 0; n--) {
		uint32_t k = choose(c, sizeof changes / sizeof *changes);
		size_t i;

		if (pick(&m, changes[k].of, &i))
			changes[k].change(&m, i);
	}
	return print(&m);
}
