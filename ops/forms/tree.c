/* SPDX-License-Identifier: Apache-2.0 */
/* Construction of rows from other forms. */
#include "ops/forms/forms.h"

const fxge_yaml *
fxge_tree_text(fxge_arena *a, int line, bool plain, const char *text, size_t n)
{
	fxge_yaml *y = FXGE_NEW(a, fxge_yaml);

	*y = (fxge_yaml){.kind = FXGE_YAML_SCALAR, .line = line, .first_line = line, .plain = plain};
	y->text = fxge_arena_strndup(a, text, n);
	y->len = n;
	return y;
}

void
fxge_tree_add(fxge_tree *t, const fxge_yaml *item)
{
	fxge_vec_push(t->arena, &t->items, item);
}

bool
fxge_tree_put(fxge_tree *t, const fxge_yaml *key, const fxge_yaml *item)
{
	for (size_t i = 0; i < t->keys.len; i++)
		if (!strcmp(t->keys.data[i]->text, key->text))
			return false;
	fxge_vec_push(t->arena, &t->keys, key);
	fxge_vec_push(t->arena, &t->items, item);
	return true;
}

void
fxge_tree_put_word(fxge_tree *t, int line, const char *key, const char *word)
{
	fxge_tree_put(t, fxge_tree_text(t->arena, line, true, key, strlen(key)),
		fxge_tree_text(t->arena, line, true, word, strlen(word)));
}

static const fxge_yaml *
node(const fxge_tree *t, fxge_yaml_kind kind, int line)
{
	fxge_yaml *y = FXGE_NEW(t->arena, fxge_yaml);

	*y = (fxge_yaml){.kind = kind, .line = line, .items = t->items.data, .n = t->items.len};
	y->keys = kind == FXGE_YAML_MAP ? t->keys.data : NULL;
	return y;
}

const fxge_yaml *
fxge_tree_list(const fxge_tree *t, int line)
{
	return node(t, FXGE_YAML_LIST, line);
}

const fxge_yaml *
fxge_tree_map(const fxge_tree *t, int line)
{
	return node(t, FXGE_YAML_MAP, line);
}

const fxge_yaml *
fxge_tree_key(fxge_arena *a, int line, const char *name, size_t n, char mark)
{
	const char *text =
		mark ? fxge_arena_printf(a, "%.*s%c", (int)n, name, mark) : fxge_arena_strndup(a, name, n);

	return fxge_tree_text(a, line, true, text, strlen(text));
}

const fxge_yaml *
fxge_tree_attr(fxge_arena *a, int line, const char *type, const fxge_yaml *dflt)
{
	fxge_tree t = {.arena = a};

	fxge_tree_put(&t, fxge_tree_text(a, line, true, type, strlen(type)), dflt);
	return fxge_tree_map(&t, line);
}

const char *
fxge_tree_dtype_word(fxge_arena *a, const char *s, size_t n)
{
	fxge_dtype_set set = fxge_dtype_set_by_name(s, n);

	for (int d = 1; d < FXGE_DT_SET_COUNT; d++)
		if (set == (fxge_dtype_set)1 << d)
			return fxge_dtype_set_text(d);
	return set ? fxge_arena_strndup(a, s, n) : NULL;
}
