/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of an installed package, `aic-ascend910b-ops-info.json`: ports, dtypes as one string, and
 * attributes, by type. Converted to operators of the layout, with the chip of the file's name. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

static const fxge_yaml *
text(fxge_arena *a, const fxge_yaml *at, const char *s, size_t n)
{
	return fxge_tree_text(a, at->line, true, s, n);
}

static void
put(fxge_tree *t, const char *key, const fxge_yaml *y)
{
	if (y)
		fxge_tree_put(t, text(t->arena, y, key, strlen(key)), y);
}

/* Splits `float16, float` into words. */
static const fxge_yaml *
words(fxge_arena *a, const fxge_yaml *y)
{
	fxge_tree t = {.arena = a};

	if (!y || y->kind != FXGE_YAML_SCALAR)
		return y;
	for (const char *s = y->text, *end = s + y->len; s < end;) {
		size_t skip = strspn(s, ", "), n = strcspn(s + skip, ", ");

		if (n)
			fxge_tree_add(&t, text(a, y, s + skip, n));
		s += skip + n;
	}
	return fxge_tree_list(&t, y->line);
}

static const fxge_yaml *
port(fxge_arena *a, const fxge_yaml *y)
{
	fxge_tree t = {.arena = a};
	const fxge_yaml *dtype = fxge_yaml_get(y, "dtype");

	put(&t, "name", fxge_yaml_get(y, "name"));
	put(&t, "param_type", fxge_yaml_get(y, "paramType"));
	put(&t, "dtype", words(a, dtype ? dtype : fxge_yaml_get(y, "type")));
	return fxge_tree_map(&t, y->line);
}

/* Reads the ports `input0`, `input1`, ... */
static void
put_ports(fxge_tree *op, const fxge_yaml *y, const char *key, const char *stem)
{
	fxge_tree list = {.arena = op->arena};
	const fxge_yaml *p = NULL;

	for (int k = 0; k < FXGE_MAX_PARAMS; k++) {
		const fxge_yaml *next = fxge_yaml_get(y, fxge_arena_printf(op->arena, "%s%d", stem, k));

		if (!next || next->kind != FXGE_YAML_MAP)
			break;
		p = next;
		fxge_tree_add(&list, port(op->arena, p));
	}
	if (p)
		put(op, key, fxge_tree_list(&list, p->line));
}

static const fxge_yaml *
attribute(fxge_arena *a, const fxge_yaml *name, const fxge_yaml *y)
{
	fxge_tree t = {.arena = a};

	put(&t, "name", name);
	put(&t, "param_type", fxge_yaml_get(y, "paramType"));
	put(&t, "dtype", fxge_yaml_get(y, "type"));
	put(&t, "default_value", fxge_yaml_get(y, "defaultValue"));
	return fxge_tree_map(&t, y->line);
}

/* Reads `attr: {list: "axis,eps"}`, and `attr_axis` for each. */
static void
put_attributes(fxge_tree *op, const fxge_yaml *y)
{
	fxge_tree list = {.arena = op->arena};
	const fxge_yaml *attr = fxge_yaml_get(y, "attr");
	const fxge_yaml *names =
		attr && attr->kind == FXGE_YAML_MAP ? words(op->arena, fxge_yaml_get(attr, "list")) : NULL;

	for (size_t i = 0; names && names->kind == FXGE_YAML_LIST && i < names->n; i++) {
		const fxge_yaml *name = names->items[i];
		const fxge_yaml *a = name->kind == FXGE_YAML_SCALAR ? fxge_yaml_get(
								 y, fxge_arena_printf(op->arena, "attr_%s", name->text))
															: NULL;

		if (a && a->kind == FXGE_YAML_MAP)
			fxge_tree_add(&list, attribute(op->arena, name, a));
	}
	if (list.items.len)
		put(op, "attr_desc", fxge_tree_list(&list, names->line));
}

/* Sets the chip: `ascend910b` in `aic-ascend910b-ops-info.json`. */
static void
put_chip(fxge_tree *op, const char *path, const fxge_yaml *at)
{
	static const char begin[] = "aic-", end[] = "-ops-info.json";
	fxge_tree list = {.arena = op->arena};
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
	size_t n = strlen(name);

	if (n < sizeof begin + sizeof end - 1 || memcmp(name, begin, sizeof begin - 1) != 0
		|| strcmp(name + n - (sizeof end - 1), end) != 0)
		return;
	fxge_tree_add(
		&list, text(op->arena, at, name + sizeof begin - 1, n - sizeof begin - sizeof end + 2));
	put(op, "soc", fxge_tree_list(&list, at->line));
}

bool
fxge_forms_is_ops_info(const fxge_yaml *y)
{
	static const char *const keys[] = {"input0", "output0", "opFile", "opInfo"};
	const fxge_yaml *first = y->kind == FXGE_YAML_MAP && y->n ? y->items[0] : NULL;

	for (size_t i = 0; first && first->kind == FXGE_YAML_MAP && i < sizeof keys / sizeof *keys; i++)
		if (fxge_yaml_get(first, keys[i]))
			return true;
	return false;
}

const fxge_yaml *
fxge_forms_ops_info(fxge_op_load *l, const fxge_yaml *y)
{
	fxge_tree rows = {.arena = l->table->arena};
	bool ok = true;

	for (size_t i = 0; i < y->n; i++) {
		fxge_tree op = {.arena = rows.arena};

		if (y->items[i]->kind != FXGE_YAML_MAP) {
			ok = FXGE_LOAD_FAIL(l, y->items[i]->line, OPS_VALUE, "expected the kernel of a type");
			continue;
		}
		put(&op, "op", y->keys[i]);
		put_ports(&op, y->items[i], "input_desc", "input");
		put_ports(&op, y->items[i], "output_desc", "output");
		put_attributes(&op, y->items[i]);
		put_chip(&op, l->path, y->keys[i]);
		ok = fxge_forms_layout(l, fxge_tree_map(&op, y->keys[i]->line), &rows) && ok;
	}
	for (size_t i = 0; i < rows.items.len; i++)
		fxge_forms_mark(l, rows.items.data[i], FXGE_ROW_OF_KERNEL);
	return ok ? fxge_tree_list(&rows, y->line) : NULL;
}
