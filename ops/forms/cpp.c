/* SPDX-License-Identifier: Apache-2.0 */
/* Operators in C++ texts: prototypes of GE (REG_OP), and schemas of PyTorch (`m.def("..")` in
 * TORCH_LIBRARY). Everything else is skipped. */
#include "ops/forms/cpp.h"

#include "base/diag/operators.h"
#include "base/sbuf.h"

/* The current library block, if any. */
typedef struct library {
	const fxge_cpp_token *space, *module;
} library;

/* Reads `TORCH_LIBRARY(ns, m)` or `TORCH_LIBRARY_FRAGMENT(ns, m)`. */
static void
open_library(const fxge_cpp_tokens *t, size_t i, library *lib)
{
	const fxge_cpp_token *v = t->data + i;

	if (t->len - i < 6
		|| !(fxge_cpp_is(v, "TORCH_LIBRARY") || fxge_cpp_is(v, "TORCH_LIBRARY_FRAGMENT")))
		return;
	if (fxge_cpp_is(v + 1, "(") && v[2].kind == FXGE_CPP_WORD && fxge_cpp_is(v + 3, ",")
		&& v[4].kind == FXGE_CPP_WORD)
		*lib = (library){v + 2, v + 4};
}

/* Concatenates adjacent string literals. */
static const fxge_yaml *
joined_text(fxge_arena *a, const fxge_cpp_token *v, const char *prefix)
{
	fxge_sbuf b;
	int line = v->line;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_str(&b, prefix);
	for (; v->kind == FXGE_CPP_TEXT; v++)
		fxge_sbuf_add(&b, v->s, v->n);
	return fxge_tree_text(a, line, false, b.data ? b.data : "", b.len);
}

static bool
has_namespace(const fxge_cpp_token *v)
{
	for (size_t i = 0; i + 1 < v->n && v->s[i] != '('; i++)
		if (v->s[i] == ':' && v->s[i + 1] == ':')
			return true;
	return false;
}

/* Reads `m.def("name(Tensor x) -> Tensor")`. If the schema is missing, PyTorch infers it from the
 * C++ function, and the operator is reported. */
static void
schema_of_def(
	fxge_op_load *l, const fxge_cpp_tokens *t, size_t i, const library *lib, fxge_tree *rows)
{
	const fxge_cpp_token *v = t->data + i;
	fxge_arena *a = l->table->arena;

	if (!lib->module || t->len - i < 6 || v->kind != FXGE_CPP_WORD || v->n != lib->module->n
		|| memcmp(v->s, lib->module->s, v->n) != 0 || !fxge_cpp_is(v + 1, ".")
		|| !fxge_cpp_is(v + 2, "def") || !fxge_cpp_is(v + 3, "("))
		return;
	v += 4;
	if (fxge_cpp_is(v, "TORCH_SELECTIVE_SCHEMA") && fxge_cpp_is(v + 1, "("))
		v += 2;
	if (v->kind != FXGE_CPP_TEXT)
		return;
	const fxge_yaml *schema = joined_text(a, v,
		has_namespace(v) ? "" : fxge_arena_printf(a, "%.*s::", (int)lib->space->n, lib->space->s));
	fxge_tree row = {.arena = a};

	if (!strchr(schema->text, '(')) {
		FXGE_LOAD_FAIL(l, v->line, OPS_PASSED_OVER,
			"`%s` has no schema: PyTorch takes it from the C++ function", schema->text);
		return;
	}
	fxge_tree_put(&row, fxge_tree_text(a, v->line, true, "schema", 6), schema);
	const fxge_yaml *made = fxge_tree_map(&row, v->line);

	fxge_forms_mark(l, made, FXGE_ROW_OF_LIBRARY);
	fxge_tree_add(rows, made);
}

/* Reports `PYBIND11_MODULE`, whose functions have no schema, and closes the library before it. */
static void
report_binding(fxge_op_load *l, const fxge_cpp_tokens *t, size_t i, library *lib)
{
	const fxge_cpp_token *v = t->data + i;

	if (!fxge_cpp_is(v, "PYBIND11_MODULE"))
		return;
	*lib = (library){0};
	FXGE_LOAD_FAIL(l, v->line, OPS_PASSED_OVER,
		"functions of PYBIND11_MODULE are left out: they have no schema, and no program has a "
		"call of them; `m.def(\"f(Tensor x) -> Tensor\")` in TORCH_LIBRARY registers one");
}

static bool
ends_with(const char *path, const char *end)
{
	size_t n = strlen(path), m = strlen(end);

	return n >= m && !strcmp(path + n - m, end);
}

const fxge_yaml *
fxge_forms_cpp(fxge_op_load *l, const char *text, size_t n)
{
	fxge_cpp_tokens t = {0};
	fxge_tree rows = {.arena = l->table->arena};
	library lib = {0};
	size_t known = 0;
	bool ok = true;

	if (!fxge_cpp_lex(l, text, n, &t))
		return NULL;
	if (l->all)
		fxge_forms_cpp_links(l, &t);
	for (size_t i = 0; t.data[i].kind != FXGE_CPP_END; i++) {
		open_library(&t, i, &lib);
		schema_of_def(l, &t, i, &lib, &rows);
		report_binding(l, &t, i, &lib);
		if (fxge_cpp_is(&t.data[i], "REG_OP") || fxge_cpp_is(&t.data[i], "REG_CUST_OP"))
			ok = fxge_forms_reg_op(l, &t, &i, &rows, &known) && ok;
	}
	if (!rows.items.len && !known && ends_with(l->path, ".asc"))
		FXGE_LOAD_FAIL(l, 1, OPS_PASSED_OVER,
			"this is a kernel in Ascend C: it describes no operator; its prototype (REG_OP) or "
			"msopgen's JSON does");
	if (known)
		FXGE_LOAD_FAIL(
			l, 1, OPS_PASSED_OVER, "%zu types of GE are known already: those stand", known);
	return ok ? fxge_tree_list(&rows, 1) : NULL;
}
