/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of functions (`official:`, `custom:` ..., or `- func:` alone) and derivatives.yaml, as
 * rows: schemas, rules for results, gradients. Other files may complete the rows. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

#include "base/sbuf.h"

/* The reason for skipping an entry. */
typedef enum reason { KNOWN, BARE, OLDER, N_REASONS } reason;

typedef struct reader {
	fxge_op_load *l;
	fxge_arena *arena;
	fxge_tree *rows;
	bool of_torch;      /* a name without a namespace is PyTorch's own */
	fxge_strmap newest; /* the newest entry of each function with several */
	struct {
		size_t count;
		const fxge_yaml *first;
	} passed[N_REASONS];
} reader;

static bool
is_word(const char *s)
{
	static const char ok[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

	return *s && strspn(s, ok) == strlen(s);
}

static bool
is_text(const fxge_yaml *y)
{
	return y && y->kind == FXGE_YAML_SCALAR;
}

/* Returns the schema of an entry of either kind, or NULL. */
static const fxge_yaml *
schema_of(const fxge_yaml *y)
{
	const fxge_yaml *func = fxge_yaml_get(y, "func"), *name = fxge_yaml_get(y, "name");

	if (y->kind != FXGE_YAML_MAP)
		return NULL;
	return is_text(func) ? func : is_text(name) && strchr(name->text, '(') ? name : NULL;
}

/* ---- namespaces ---- */

/* Returns the length of a schema's name: `add.Tensor` in `add.Tensor(Tensor self, ...`. */
static size_t
name_length(const char *schema)
{
	return strcspn(schema, "( ");
}

static bool
has_namespace(const char *schema)
{
	const char *colons = strstr(schema, "::");

	return colons && (size_t)(colons - schema) < name_length(schema);
}

static bool
is_built_in(const fxge_op_load *l, const char *space, const char *schema)
{
	const fxge_op_table *t = l->table;
	size_t n = name_length(schema);
	const char *dot = memchr(schema, '.', n);
	const char *name =
		fxge_arena_printf(t->arena, "%s.%.*s%s", space, (int)n, schema, dot ? "" : ".default");

	return t->builtin && t->builtin(t->builtin_user, name, strlen(name));
}

/* Returns whether an entry has an NPU kernel: a list with such an entry is not PyTorch's. */
static bool
is_for_npu(const fxge_yaml *entry)
{
	const fxge_yaml *d = fxge_yaml_get(entry, "dispatch");

	for (size_t i = 0; d && d->kind == FXGE_YAML_MAP && i < d->n; i++)
		if (strstr(d->keys[i]->text, "NPU") || strstr(d->keys[i]->text, "PrivateUse1"))
			return true;
	return false;
}

/* Returns whether the list is one of PyTorch's own files: some functions are ATen's, and none is
 * for an NPU. */
static bool
is_of_torch(const fxge_op_load *l, const fxge_yaml *list)
{
	bool aten = false;

	for (size_t i = 0; i < list->n; i++) {
		const fxge_yaml *schema = schema_of(list->items[i]);

		if (is_for_npu(list->items[i]))
			return false;
		aten = aten || (schema && is_built_in(l, "aten", schema->text));
	}
	return aten;
}

/* ---- versions ---- */

static bool
says_newest(const fxge_yaml *y)
{
	if (is_text(y))
		return fxge_yaml_is(y, "all_version") || fxge_yaml_is(y, "newest");
	for (size_t i = 0; y && y->kind == FXGE_YAML_LIST && i < y->n; i++)
		if (fxge_yaml_is(y->items[i], "newest"))
			return true;
	return false;
}

/* Returns whether an entry is for older versions only: it names versions, and not the newest
 * one. */
static bool
is_older(const fxge_yaml *y)
{
	static const char *const keys[] = {"acl_op", "op_api", "version", "sparse"};
	bool versioned = false;

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		const fxge_yaml *v = fxge_yaml_get(y, keys[i]);

		if (says_newest(v))
			return false;
		versioned |= v != NULL;
	}
	return versioned;
}

/* ---- the schema ---- */

/* Writes a constant as PyTorch prints it: `int reduction=Mean` becomes 1. */
static void
put_constant(fxge_sbuf *b, const char **s)
{
	static const char *const names[] = {"=Mean", "=Sum"}, *const values[] = {"=1", "=2"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		size_t n = strlen(names[i]);

		if (strncmp(*s, names[i], n) == 0 && strchr(",) ", (*s)[n])) {
			fxge_sbuf_str(b, values[i]);
			*s += n;
			return;
		}
	}
	fxge_sbuf_chr(b, *(*s)++);
}

static const fxge_yaml *
schema_text(reader *r, const fxge_yaml *schema)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	fxge_sbuf_str(&b, has_namespace(schema->text) ? "" : "npu::");
	for (const char *s = schema->text; *s;)
		put_constant(&b, &s);
	return fxge_tree_text(r->arena, schema->line, false, b.data, b.len);
}

/* ---- results ---- */

/* Returns the dtype of a result: an argument, or a dtype of C++. */
static const char *
dtype_of(reader *r, const char *s)
{
	static const char *const cpp[] = {"kFloat", "kHalf", "kBFloat16", "kDouble", "kLong", "kInt",
		"kShort", "kChar", "kByte", "kBool"};
	static const char *const ours[] = {
		"f32", "f16", "bf16", "f64", "i64", "i32", "i16", "i8", "u8", "bool"};
	const char *word = strncmp(s, "at::", 4) == 0 ? s + 4 : s;

	for (size_t i = 0; i < sizeof cpp / sizeof *cpp; i++)
		if (!strcmp(word, cpp[i]))
			return ours[i];
	return is_word(s) ? fxge_arena_strndup(r->arena, s, strlen(s)) : NULL;
}

/* Reads `out: {size: self, dtype: self}`, `out0:`, `out1:` .. Returns false if C++ computes
 * them. */
static bool
add_results(reader *r, const fxge_yaml *gen, fxge_tree *shape, fxge_tree *dtype)
{
	for (size_t i = 0; i < gen->n; i++) {
		const fxge_yaml *out = gen->items[i];

		if (strncmp(gen->keys[i]->text, "out", 3) != 0)
			continue;
		const fxge_yaml *size = out->kind == FXGE_YAML_MAP ? fxge_yaml_get(out, "size") : NULL,
						*d = out->kind == FXGE_YAML_MAP ? fxge_yaml_get(out, "dtype") : NULL;
		const char *word = is_text(d) ? dtype_of(r, d->text) : NULL;

		if (!is_text(size) || !is_word(size->text) || !word)
			return false;
		const char *text = fxge_arena_printf(r->arena, "%s.shape", size->text);

		fxge_tree_add(shape, fxge_tree_text(r->arena, size->line, false, text, strlen(text)));
		fxge_tree_add(dtype, fxge_tree_text(r->arena, d->line, true, word, strlen(word)));
	}
	return shape->items.len > 0;
}

static void
put(fxge_tree *t, int line, const char *key, const fxge_yaml *y)
{
	fxge_tree_put(t, fxge_tree_text(t->arena, line, true, key, strlen(key)), y);
}

static void
put_results(reader *r, const fxge_yaml *entry, fxge_tree *row)
{
	const fxge_yaml *gen = fxge_yaml_get(entry, "gen_opapi");
	fxge_tree shape = {.arena = r->arena}, dtype = shape;

	if (!gen || gen->kind != FXGE_YAML_MAP || !add_results(r, gen, &shape, &dtype))
		return;
	put(row, gen->line, "shape", fxge_tree_list(&shape, gen->line));
	put(row, gen->line, "dtype", fxge_tree_list(&dtype, gen->line));
}

/* ---- entries ---- */

static void
pass_over(reader *r, reason why, const fxge_yaml *y)
{
	if (!r->passed[why].count++)
		r->passed[why].first = y;
}

/* Returns `gen_opapi: {exec: aclnnX}`, the CANN function that computes the entry. */
static const fxge_yaml *
exec_of(const fxge_yaml *entry)
{
	const fxge_yaml *gen = fxge_yaml_get(entry, "gen_opapi");

	return gen && gen->kind == FXGE_YAML_MAP ? fxge_yaml_get(gen, "exec") : NULL;
}

/* Adds the arguments in `exec: aclnnX, x, y, out`, without results. */
static void
add_named(reader *r, const fxge_yaml *exec, const char *s, fxge_tree *args)
{
	while (*s) {
		s += strspn(s, ", ");
		size_t n = strcspn(s, ", ");

		if (n && strncmp(s, "out", 3) != 0)
			fxge_tree_add(args,
				fxge_tree_text(r->arena, exec->line, true, fxge_arena_strndup(r->arena, s, n), n));
		s += n;
	}
}

/* Adds `call` for `exec: aclnnX`: arguments are passed by name, unless a list of arguments is
 * present. */
static void
put_call(reader *r, const fxge_yaml *exec, fxge_tree *row)
{
	fxge_tree call = {.arena = r->arena}, args = call;

	if (!is_text(exec) || strncmp(exec->text, "aclnn", 5) != 0)
		return;
	size_t n = strcspn(exec->text, ", ");

	add_named(r, exec, exec->text + n, &args);
	fxge_tree_put_word(
		&call, exec->line, "aclnn", fxge_arena_strndup(r->arena, exec->text + 5, n - 5));
	if (args.items.len)
		put(&call, exec->line, "args", fxge_tree_list(&args, exec->line));
	put(row, exec->line, "call", fxge_tree_map(&call, exec->line));
}

/* Returns whether another entry of the same function supersedes this one. */
static bool
is_superseded(reader *r, const fxge_yaml *entry, const fxge_yaml *schema)
{
	const fxge_yaml *best = fxge_strmap_get(&r->newest, schema->text, name_length(schema->text));

	return best && best != entry;
}

static void
read_entry(reader *r, const fxge_yaml *entry, bool official)
{
	const fxge_yaml *schema = schema_of(entry);
	fxge_tree row = {.arena = r->arena};

	if (!schema || !strchr(schema->text, '(')) {
		pass_over(r, BARE, entry);
		return;
	}
	bool bare = !has_namespace(schema->text);

	if (bare
		&& (official || r->of_torch || is_built_in(r->l, "aten", schema->text)
			|| is_built_in(r->l, "npu", schema->text))) {
		pass_over(r, KNOWN, schema);
		return;
	}
	if (is_superseded(r, entry, schema)) {
		pass_over(r, OLDER, schema);
		return;
	}
	const fxge_yaml *text = schema_text(r, schema);

	put(&row, schema->line, "schema", text);
	put_results(r, entry, &row);
	put_call(r, exec_of(entry), &row);
	if (!fxge_yaml_get(entry, "func"))
		fxge_forms_derivatives(r->l, entry, text, &row);
	fxge_tree_add(r->rows, fxge_tree_map(&row, schema->line));
}

/* ---- lists ---- */

static void
find_newest(reader *r, const fxge_yaml *list)
{
	for (size_t i = 0; i < list->n; i++) {
		const fxge_yaml *e = list->items[i], *schema = schema_of(e);

		if (!schema)
			continue;
		size_t n = name_length(schema->text);
		const fxge_yaml *before = fxge_strmap_get(&r->newest, schema->text, n);

		if (!before || (is_older(before) && !is_older(e)))
			fxge_strmap_put(r->arena, &r->newest, schema->text, n, (void *)e);
	}
}

static void
read_list(reader *r, const fxge_yaml *list, bool official)
{
	static const fxge_strmap none;

	r->newest = none;
	find_newest(r, list);
	for (size_t i = 0; i < list->n; i++)
		read_entry(r, list->items[i], official);
}

static void
tell(reader *r)
{
	static const char *const why[] = {
		[KNOWN] = "PyTorch's own, or built in: fxge has its own rows, or none",
		[BARE] = "without a schema",
		[OLDER] = "an older form of a function that stands beside it"};

	for (int i = 0; i < N_REASONS; i++)
		if (r->passed[i].count)
			FXGE_LOAD_FAIL(r->l, r->passed[i].first->line, OPS_PASSED_OVER,
				"%zu passed over, of which this is the first: %s", r->passed[i].count, why[i]);
}

bool
fxge_forms_is_functions(const fxge_yaml *y)
{
	static const char *const sections[] = {
		"official", "custom", "supported", "custom_autograd", "autograd", "symint", "backward"};

	if (y->kind == FXGE_YAML_LIST)
		return y->n && schema_of(y->items[0]);
	for (size_t i = 0; i < sizeof sections / sizeof *sections; i++)
		if (y->kind == FXGE_YAML_MAP && fxge_yaml_get(y, sections[i]))
			return true;
	return false;
}

const fxge_yaml *
fxge_forms_functions(fxge_op_load *l, const fxge_yaml *y)
{
	fxge_tree rows = {.arena = l->table->arena};
	reader r = {.l = l, .arena = rows.arena, .rows = &rows};

	if (y->kind == FXGE_YAML_LIST) {
		r.of_torch = is_of_torch(l, y);
		read_list(&r, y, false);
	}
	for (size_t i = 0; y->kind == FXGE_YAML_MAP && i < y->n; i++)
		if (y->items[i]->kind == FXGE_YAML_LIST && !strstr(y->keys[i]->text, "version"))
			read_list(&r, y->items[i], fxge_yaml_is(y->keys[i], "official"));
	tell(&r);
	for (size_t i = 0; i < rows.items.len; i++)
		fxge_forms_mark(l, rows.items.data[i], FXGE_ROW_MAY_MISS);
	return fxge_tree_list(&rows, y->line);
}
