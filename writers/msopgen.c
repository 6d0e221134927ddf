/* SPDX-License-Identifier: Apache-2.0 */
/* GE types in msopgen's JSON format: the k-th elements of all ports' lists of dtypes are one
 * combination. */
#include "writers/writers.h"

#include <ctype.h>

enum { MOST = 256 }; /* limit of combinations in a list */

/* Dtypes that are chosen together: of ports with a common symbol, or of a single port. */
typedef struct choice {
	char symbol; /* 0 if there is none */
	fxge_dtype_set set;
	size_t period;     /* repetitions of each dtype before the next one */
	uint32_t promotes; /* set of symbols whose promotion determines the dtype */
} choice;

typedef struct choices {
	FXGE_VEC(choice) list;
	FXGE_VEC(size_t) of_port; /* index of the port's choice */
	size_t all;               /* number of combinations */
	size_t formats;           /* number of formats in each combination */
	bool possible[MOST];      /* combinations whose dtypes can be promoted */
} choices;

/* Returns GE's name in lower case without its prefix, such as float16. */
static const char *
word(fxge_arena *a, int bit)
{
	char *s = fxge_arena_printf(a, "%s", fxge_dtype_ge_name(bit) + 3);

	for (char *p = s; *p; p++)
		*p = (char)tolower((unsigned char)*p);
	return s;
}

/* Adds the choice of the next port. */
static void
add_choice(fxge_writer *w, choices *c, const fxge_op *ge, char symbol, fxge_dtype_set set)
{
	uint32_t promotes = fxge_writer_promotes(ge, symbol);
	size_t i = 0, n = promotes ? 1 : (size_t)__builtin_popcountll(set);

	while (i < c->list.len && !(symbol && c->list.data[i].symbol == symbol))
		i++;
	fxge_vec_push(w->arena, &c->of_port, i);
	if (i < c->list.len)
		return;
	fxge_vec_push(w->arena, &c->list, ((choice){symbol, set, c->all, promotes}));
	c->all = c->all > MOST ? c->all : c->all * (n ? n : 1);
}

/* Returns the dtype of a choice in combination k. */
static int
own_dtype(const choice *own, size_t k)
{
	size_t n = (size_t)__builtin_popcountll(own->set), nth = n ? k / own->period % n : 0;
	int d = 0;

	if (!n)
		return FXGE_DT_NONE;
	while (!(own->set >> d & 1) || nth--)
		d++;
	return d;
}

static int
dtype_in(const choices *c, const choice *own, size_t k)
{
	fxge_dtype d = FXGE_DT_NONE;

	if (!own->promotes)
		return own_dtype(own, k);
	for (size_t i = 0; i < c->list.len; i++) {
		const choice *of = &c->list.data[i];

		if (!of->symbol || !(own->promotes >> (of->symbol - 'A') & 1))
			continue;
		int one = own_dtype(of, k);

		d = one < FXGE_DT_COUNT ? fxge_dtype_promote(d, (fxge_dtype)one) : FXGE_DT_NONE;
		if (!d)
			break;
	}
	return (int)d;
}

static bool
is_possible(const choices *c, size_t k)
{
	for (size_t i = 0; i < c->list.len; i++)
		if (c->list.data[i].promotes && c->list.data[i].set && !dtype_in(c, &c->list.data[i], k))
			return false;
	return true;
}

/* Returns the dtypes of a choice in each combination, each name between marks. */
static const char *
combined(fxge_writer *w, const choices *c, size_t which, fxge_dtype_word *name, const char *mark)
{
	const choice *own = &c->list.data[which];
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	for (size_t k = 0; own->set && k < c->all; k++)
		for (size_t f = 0; f < c->formats && c->possible[k]; f++)
			fxge_sbuf_fmt(
				&b, "%s%s%s%s", b.len ? ", " : "", mark, name(w->arena, dtype_in(c, own, k)), mark);
	return b.data ? b.data : "";
}

/* Returns each format in each combination of dtypes. */
static const char *
format_list(fxge_writer *w, const choices *c, const char *const *formats, const char *before,
	const char *behind)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	for (size_t k = 0; k < c->all; k++)
		for (size_t f = 0; f < c->formats && c->possible[k]; f++)
			fxge_sbuf_fmt(
				&b, "%s%s%s%s", b.len ? ", " : "", before, formats ? formats[f] : "ND", behind);
	return b.data ? b.data : "";
}

/* Returns the name of a dtype in C++. */
static const char *
cpp_word(fxge_arena *a, int bit)
{
	return fxge_arena_printf(a, "ge::%s", fxge_dtype_ge_name(bit));
}

/* Returns port k, counting inputs before outputs. */
static const fxge_yaml *
port(fxge_writer *w, const choices *c, const char *name, const char *kind,
	const char *const *formats, size_t k)
{
	fxge_tree t = {.arena = w->arena};

	fxge_writer_put(w, &t, "name", name);
	fxge_writer_put(w, &t, "kind", kind);
	fxge_writer_put(w, &t, "dtypes", combined(w, c, c->of_port.data[k], word, "\""));
	fxge_writer_put(w, &t, "formats", format_list(w, c, formats, "\"", "\""));
	fxge_writer_put(w, &t, "cpp_kind",
		strcmp(kind, "dynamic") == 0 ? "DYNAMIC"
		: *kind == 'o'               ? "OPTIONAL"
									 : "REQUIRED");
	fxge_writer_put(w, &t, "cpp_dtypes", combined(w, c, c->of_port.data[k], cpp_word, ""));
	fxge_writer_put(w, &t, "cpp_formats", format_list(w, c, formats, "ge::FORMAT_", ""));
	return fxge_tree_map(&t, 0);
}

/* ---- attributes ---- */

static void
put_one(fxge_writer *w, fxge_sbuf *b, fxge_ptype type, const fxge_lit *l, int k)
{
	bool list = l->kind >= FXGE_LIT_INTS;
	int64_t i = list && l->kind != FXGE_LIT_STRS && l->kind != FXGE_LIT_FLOATS ? l->ints[k] : l->i;
	double f = l->kind == FXGE_LIT_FLOATS ? l->floats[k] : l->f;
	const char *s = l->kind == FXGE_LIT_STRS ? l->strs[k] : l->s;

	if (type == FXGE_P_STR)
		fxge_sbuf_json(b, s, strlen(s));
	else if (type == FXGE_P_BOOL)
		fxge_sbuf_str(b, i ? "true" : "false");
	else if (type == FXGE_P_DTYPE)
		fxge_sbuf_fmt(b, "\"%s\"", word(w->arena, (int)i));
	else if (type == FXGE_P_INT)
		fxge_sbuf_i64(b, i);
	else if (f - f == 0)
		fxge_sbuf_f64(b, f);
	else
		fxge_writer_unsupported(w, "a default that is not finite");
}

static const char *
default_text(fxge_writer *w, const fxge_param *p)
{
	fxge_sbuf b;

	if (p->type == FXGE_P_DTYPE && !p->dflt.i)
		fxge_writer_unsupported(w, "the default of attribute `%s`, which is not a dtype", p->name);
	if (p->lists)
		return p->dflt.s;
	fxge_sbuf_init(&b, w->arena);
	if (p->dflt.kind < FXGE_LIT_INTS) {
		put_one(w, &b, p->type, &p->dflt, 0);
		return b.data;
	}
	fxge_sbuf_chr(&b, '[');
	for (int k = 0; k < p->dflt.n; k++) {
		fxge_sbuf_str(&b, k ? ", " : "");
		put_one(w, &b, p->type, &p->dflt, k);
	}
	fxge_sbuf_chr(&b, ']');
	return b.data;
}

static const fxge_yaml *
attribute(fxge_writer *w, const fxge_param *p)
{
	fxge_tree t = {.arena = w->arena};
	const char *type = p->type == FXGE_P_DTYPE && !p->list ? "type" : fxge_json_attr_type(p);
	bool required = p->dflt.kind == FXGE_LIT_NONE;

	if (!type) {
		fxge_writer_unsupported(w, "the type of attribute `%s`", p->name);
		type = "";
	}
	fxge_writer_put(w, &t, "name", p->name);
	fxge_writer_put(w, &t, "kind", required ? "required" : "optional");
	fxge_writer_put(w, &t, "attr_type", type);
	fxge_writer_put(w, &t, "value", required || !*type ? "" : default_text(w, p));
	return fxge_tree_map(&t, 0);
}

/* ---- the type ---- */

static void
check_said(fxge_writer *w, const choices *c, const fxge_op *ge)
{
	bool any = false;

	for (size_t i = 0; i < c->list.len; i++)
		any |= !c->list.data[i].set;
	if (any)
		fxge_writer_unsupported(w, "a port of any dtype: list the dtypes that its kernel supports");
	if (c->all * c->formats > MOST)
		fxge_writer_unsupported(w,
			"more than %d combinations of dtypes and formats: ports that share a dtype "
			"need a symbol "
			"in `types`",
			MOST);
	if (ge->n_graphs)
		fxge_writer_unsupported(w, "its graphs");
}

/* Collects choices before combinations: each list has an element for each combination. */
static void
find_choices(fxge_writer *w, choices *c, const fxge_op *ge)
{
	for (int i = 0; i < ge->n_params; i++)
		if (!ge->params[i].attr)
			add_choice(w, c, ge, ge->params[i].symbol, ge->params[i].dtypes);
	for (int i = 0; i < ge->n_results; i++)
		add_choice(w, c, ge, ge->results[i].symbol, ge->results[i].dtypes);
	for (size_t k = 0; k < MOST && k < c->all; k++)
		c->possible[k] = is_possible(c, k);
}

static const char *
kind_of(const fxge_param *p)
{
	return p->list ? "dynamic" : p->optional ? "optional" : "required";
}

const fxge_yaml *
fxge_write_msopgen(fxge_writer *w, const fxge_op *ge)
{
	fxge_tree t = {.arena = w->arena}, in = t, out = t, attrs = t;
	choices c = {.all = 1, .formats = ge->n_formats ? (size_t)ge->n_formats : 1};
	size_t k = 0;

	find_choices(w, &c, ge);
	check_said(w, &c, ge);
	if (!w->ok)
		return NULL;
	for (int i = 0; i < ge->n_params; i++)
		if (ge->params[i].attr)
			fxge_tree_add(&attrs, attribute(w, &ge->params[i]));
		else
			fxge_tree_add(&in, port(w, &c, ge->params[i].name, kind_of(&ge->params[i]),
								   ge->params[i].formats, k++));
	for (int i = 0; i < ge->n_results; i++)
		fxge_tree_add(
			&out, port(w, &c, ge->results[i].name, ge->results[i].list ? "dynamic" : "required",
					  ge->results[i].formats, k++));
	fxge_writer_put(w, &t, "type", ge->name + 3);
	fxge_writer_put_tree(w, &t, "inputs", fxge_tree_list(&in, 0));
	fxge_writer_put_tree(w, &t, "outputs", fxge_tree_list(&out, 0));
	fxge_writer_put_tree(w, &t, "attrs", fxge_tree_list(&attrs, 0));
	return w->ok ? fxge_tree_map(&t, 0) : NULL;
}
