/* SPDX-License-Identifier: Apache-2.0 */
/* Detection of a file's form, and its rows. */
#include "ops/forms/forms.h"

#include "base/diag/operators.h"

static bool
is_layout(const fxge_yaml *y)
{
	return fxge_yaml_get(y, "op_name") || fxge_yaml_get(y, "op");
}

void
fxge_forms_mark(fxge_op_load *l, const fxge_yaml *row, fxge_row_mark mark)
{
	l->lists |= mark != FXGE_ROW_OF_LIBRARY;
	fxge_map_put(l->table->arena, &l->marks, fxge_ptr_key(row), (void *)(intptr_t)mark);
}

/* Returns a list of rows; operators of the layout, which may occur among rows, are converted. */
static const fxge_yaml *
of_list(fxge_op_load *l, const fxge_yaml *y)
{
	fxge_tree t = {.arena = l->table->arena};
	bool ok = true;

	for (size_t i = 0; i < y->n; i++)
		if (is_layout(y->items[i]))
			ok = fxge_forms_layout(l, y->items[i], &t) && ok;
		else
			fxge_tree_add(&t, y->items[i]);
	return ok ? fxge_tree_list(&t, y->line) : NULL;
}

/* Returns whether a map is a list of functions with names alone, or without functions. */
static bool
is_without_schemas(const fxge_yaml *y)
{
	static const char *const keys[] = {"backend", "cpp_namespace", "deprecated", "functions"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (y->kind == FXGE_YAML_MAP && fxge_yaml_get(y, keys[i]))
			return true;
	return false;
}

static const fxge_yaml *
rows_of(fxge_op_load *l, const fxge_yaml *y)
{
	fxge_tree t = {.arena = l->table->arena};

	if (fxge_forms_is_functions(y))
		return fxge_forms_functions(l, y);
	if (y->kind == FXGE_YAML_LIST)
		return of_list(l, y);
	if (fxge_forms_is_ops_info(y))
		return fxge_forms_ops_info(l, y);
	if (is_without_schemas(y)) {
		FXGE_LOAD_FAIL(l, y->line, OPS_PASSED_OVER,
			"this list of functions has no schema: it describes no operator");
		return fxge_tree_list(&t, y->line);
	}
	if (!is_layout(y)) {
		FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "expected a list of rows");
		return NULL;
	}
	return fxge_forms_layout(l, y, &t) ? fxge_tree_list(&t, y->line) : NULL;
}

static bool
is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Removes the lines `// ..` that msopgen writes before its JSON. */
static const char *
without_comments(fxge_op_load *l, const char *text, size_t n)
{
	char *copy = NULL;

	for (size_t i = 0;;) {
		while (i < n && is_space(text[i]))
			i++;
		if (i + 1 >= n || text[i] != '/' || text[i + 1] != '/')
			return copy ? copy : text;
		copy = copy ? copy : fxge_arena_copy(l->table->arena, text, n);
		memset(copy + i, '#', 2);
		while (i < n && text[i] != '\n')
			i++;
	}
}

bool
fxge_forms_is_cpp(const char *path)
{
	static const char *const ends[] = {".h", ".hh", ".hpp", ".cc", ".cpp", ".cxx", ".asc"};
	const char *dot = strrchr(path, '.');

	for (size_t i = 0; dot && i < sizeof ends / sizeof *ends; i++)
		if (!strcmp(dot, ends[i]))
			return true;
	return false;
}

const fxge_yaml *
fxge_forms_read(fxge_op_load *l, const char *text, size_t n)
{
	const char *dot = strrchr(l->path, '.');

	if (fxge_forms_is_cpp(l->path))
		return fxge_forms_cpp(l, text, n);
	if (dot && !strcmp(dot, ".py")) {
		FXGE_LOAD_FAIL(l, 1, OPS_VALUE,
			"this is a Python program, not a description of operators: after it is imported, "
			"`fxge.import_ops` makes rows of what it registers");
		return NULL;
	}
	const fxge_yaml *y =
		fxge_yaml_parse(l->table->arena, l->diags, l->path, without_comments(l, text, n), n);

	return y ? rows_of(l, y) : NULL;
}
