/* SPDX-License-Identifier: Apache-2.0 */
/* Export formats: the template of each, and the data that fill it. */
#include "base/diag/bugs.h"
#include "base/diag/operators.h"
#include "writers/writers.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

typedef struct form {
	const char *template;
	const fxge_yaml *(*of_type)(fxge_writer *w, const fxge_op *ge);
	const fxge_yaml *(*of_operator)(fxge_writer *w, fxge_coder *c, const fxge_op *op);
} form;

const char *const fxge_writer_forms[] = {"json", "header", "torch", "meta", "torchair", NULL};
static const form forms[] = {
	{"msopgen.json", fxge_write_msopgen, NULL},
	{"op_proto.h", fxge_write_reg_op, NULL},
	{"library.cpp", NULL, fxge_write_torch},
	{"meta.py", NULL, fxge_write_meta},
	{"converters.py", NULL, fxge_write_converter},
};

/* ---- for the formats ---- */

void
fxge_writer_unsupported(fxge_writer *w, const char *fmt, ...)
{
	char text[256];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	w->ok = fxge_report(w->diags, w->at, FXGE_D_OPS_UNSAID, "%s: %s%s cannot express %s",
		w->op->name, w->form ? "--to " : "", w->form ? w->form : "a project", text);
}

void
fxge_writer_put_tree(fxge_writer *w, fxge_tree *t, const char *key, const fxge_yaml *y)
{
	fxge_tree_put(t, fxge_tree_text(w->arena, 0, true, key, strlen(key)), y);
}

void
fxge_writer_put(fxge_writer *w, fxge_tree *t, const char *key, const char *text)
{
	fxge_writer_put_tree(w, t, key, fxge_tree_text(w->arena, 0, true, text, strlen(text)));
}

uint32_t
fxge_writer_promotes(const fxge_op *ge, char symbol)
{
	for (int i = 0; i < ge->n_promotions; i++)
		if (ge->promotions[i].symbol == symbol)
			return ge->promotions[i].of;
	return 0;
}

const char *
fxge_writer_dtypes(fxge_writer *w, fxge_dtype_set set, fxge_dtype_word *word, const char *sep)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	for (int d = 0; d < FXGE_DT_SET_COUNT; d++)
		if (set >> d & 1)
			fxge_sbuf_fmt(&b, "%s%s", b.len ? sep : "", word(w->arena, d));
	return b.data ? b.data : "";
}

/* ---- a text ---- */

static const form *
find(const char *name)
{
	for (size_t i = 0; fxge_writer_forms[i]; i++)
		if (!strcmp(name, fxge_writer_forms[i]))
			return &forms[i];
	return NULL;
}

static const char *
guard(fxge_arena *a, const char *type)
{
	char *s = fxge_arena_printf(a, "%s", type);

	for (char *p = s; *p; p++)
		*p = (char)toupper((unsigned char)*p);
	return s;
}

/* Returns true if op is the row `my.put_.functional` that `my.put_.default` implies. */
static bool
is_functional_of(const fxge_op *op, const fxge_op *of)
{
	size_t n = (size_t)(strrchr(of->name, '.') - of->name) + 1;
	const char *end = strrchr(op->name, '.') + 1, *overload = of->name + n;
	size_t m = strcmp(overload, "default") ? strlen(overload) : 0;

	return !strncmp(op->name, of->name, n) && end == op->name + n && !strncmp(end, overload, m)
		   && !strcmp(end + m, m ? "_functional" : "functional");
}

/* Returns the rows that other rows imply by `backward`, `variants` or a written argument; such rows
 * have no description of their own. */
static fxge_map
parts_of(fxge_arena *a, const fxge_writing *ops, size_t n)
{
	fxge_map parts = {0};

	for (size_t i = 0; i < n; i++) {
		const fxge_op *made = ops[i].op->functional;

		fxge_op_add_parts(a, &parts, ops[i].op);
		if (made && is_functional_of(made, ops[i].op))
			fxge_map_put(a, &parts, fxge_ptr_key(made), a);
	}
	return parts;
}

/* Adds functions that formulas call, and the helpers that they need. */
static void
put_code(fxge_writer *w, fxge_tree *t, const fxge_coder *c)
{
	fxge_writer_put(w, t, "functions", c->functions.data ? c->functions.data : "");
	for (int k = 0; k < FXGE_FX_FN_COUNT; k++)
		if (c->helpers[k])
			fxge_writer_put(
				w, t, fxge_arena_printf(w->arena, "helper_%s", fxge_coder_helper(k)), "1");
	if (c->helpers[FXGE_FX_FN_promote] || c->helpers[FXGE_FX_FN_promote_float]
		|| c->helpers[FXGE_FX_FN_pointwise])
		fxge_writer_put(w, t, "promotes", "1");
	fxge_writer_put(w, t, "ge_dtypes", c->ge_dtypes ? "1" : "");
}

/* Returns the data for the template. */
static const fxge_yaml *
model(fxge_writer *w, const form *f, const fxge_writing *ops, size_t n)
{
	fxge_tree t = {.arena = w->arena}, said = t;
	fxge_map parts = parts_of(w->arena, ops, n);
	fxge_coder c;
	bool ok = true;

	fxge_coder_init(&c, w->arena, FXGE_CODE_PYTHON);
	for (size_t i = 0; i < n; i++) {
		w->op = ops[i].op;
		w->at = &ops[i].at;
		w->ok = true;
		if (w->op->ge != (f->of_type != NULL) || fxge_map_get(&parts, fxge_ptr_key(w->op)))
			continue;
		if (!said.items.len)
			fxge_writer_put(w, &t, "guard", guard(w->arena, strchr(w->op->name, '.') + 1));
		fxge_tree_add(&said, f->of_type ? f->of_type(w, w->op) : f->of_operator(w, &c, w->op));
		ok = w->ok && ok;
	}
	if (ok && !said.items.len)
		ok = fxge_report(w->diags, n ? &ops[0].at : NULL, FXGE_D_OPS_UNSAID,
			f->of_type ? "--to %s exports GE types, and none is described: add a row `ge: TYPE`"
					   : "--to %s exports operators of PyTorch, and none is described: add a "
						 "row `schema:`",
			w->form);
	fxge_writer_put_tree(w, &t, f->of_type ? "types" : "operators", fxge_tree_list(&said, 0));
	put_code(w, &t, &c);
	return ok ? fxge_tree_map(&t, 0) : NULL;
}

bool
fxge_write_form(
	fxge_arena *a, fxge_diags *d, const char *name, const fxge_writing *ops, size_t n, fxge_sbuf *b)
{
	const form *f = find(name);
	fxge_writer w = {.arena = a, .diags = d, .form = name};
	const fxge_yaml *said = f ? model(&w, f, ops, n) : NULL;
	size_t size = 0;
	const char *text = said ? fxge_template_find(a, f->template, &size) : NULL;

	if (said && !(text && fxge_template_fill(b, text, size, said)))
		return fxge_report(d, NULL, FXGE_D_BUG, "template %s", f->template);
	return said != NULL;
}
