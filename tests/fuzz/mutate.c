/* SPDX-License-Identifier: Apache-2.0 */
/* Structure-aware mutations of a tree: numbers, texts, references, lists and shapes. Most keep the
 * format's constraints, so that they pass its reader; some apply everywhere in the file. */
#include "fuzz/tree.h"

#include <math.h>
#include <stdio.h>

enum { MOST_NODES = 1 << 15, MOST_DEPTH = 48 };

typedef struct mutation {
	fxge_arena *a;
	uint64_t *state;
	tree *root;
	const tree *from;
	FXGE_VEC(tree *) all; /* all but the root */
	size_t room;          /* number of nodes that may still be added */
} mutation;

/* ---- choices ---- */

static uint64_t
random_of(mutation *m)
{
	uint64_t x = *m->state += UINT64_C(0x9e3779b97f4a7c15);

	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

static size_t
choose(mutation *m, size_t n)
{
	return n ? (size_t)(random_of(m) % n) : 0;
}

static void
list_all(mutation *m, tree *t)
{
	for (size_t i = 0; i < t->kids.len; i++) {
		t->kids.data[i]->parent = t;
		fxge_vec_push(m->a, &m->all, t->kids.data[i]);
		list_all(m, t->kids.data[i]);
	}
}

/* Returns the name of a tree's role: its own key, or the key of the list that holds it. */
static const char *
place(const tree *t)
{
	while (t && !t->key)
		t = t->parent;
	return t ? t->key : "";
}

/* A node's source location (a Python line) has no meaning for the compiler. */
static bool
is_dull(const tree *t)
{
	for (; t; t = t->parent)
		if (t->key && (strcmp(t->key, "metadata") == 0 || strcmp(t->key, "locations") == 0))
			return true;
	return false;
}

static tree *
any(mutation *m)
{
	tree *t = NULL;

	for (int tries = 0; m->all.len && tries < 8 && (!t || is_dull(t)); tries++)
		t = m->all.data[choose(m, m->all.len)];
	return t;
}

typedef bool test(const tree *t);

static bool
is_number(const tree *t)
{
	return t->kind == TREE_INT || t->kind == TREE_REAL || t->kind == TREE_BOOL;
}

static bool
is_text(const tree *t)
{
	return t->kind == TREE_TEXT;
}

static bool
has_kids(const tree *t)
{
	return t->kids.len > 0;
}

static tree *
any_such(mutation *m, test *is)
{
	for (int tries = 0; tries < 32; tries++) {
		tree *t = any(m);

		if (t && is(t))
			return t;
	}
	return NULL;
}

/* Chooses another tree of the same kind: in the same role, in a similar one, or anywhere. */
static tree *
alike(mutation *m, const tree *t)
{
	size_t n = m->all.len, at = choose(m, n), how = choose(m, 8);
	tree *other = NULL;

	for (size_t i = 0; i < n; i++) {
		tree *o = m->all.data[(at + i) % n];

		if (o == t || o->kind != t->kind)
			continue;
		if (how == 7 || strcmp(place(o), place(t)) == 0)
			return o;
		if (!other && strcmp(place(o->parent), place(t->parent)) == 0)
			other = o;
	}
	return other;
}

/* ---- contents ---- */

static tree *
copy_of(mutation *m, const tree *t, int depth)
{
	tree *c = fxge_arena_copy(m->a, t, sizeof *t);

	memset(&c->kids, 0, sizeof c->kids);
	for (size_t i = 0; i < t->kids.len && depth < MOST_DEPTH && m->room > 0; i++) {
		m->room--;
		tree_add(m->a, c, copy_of(m, t->kids.data[i], depth + 1));
	}
	return c;
}

/* Copies the contents of t to `to`, which keeps its key. */
static void
become(mutation *m, tree *to, const tree *t)
{
	tree c = *copy_of(m, t, 0);

	c.key = to->key;
	c.field = to->field;
	c.parent = to->parent;
	*to = c;
}

static void
set_text(mutation *m, tree *t, const void *p, size_t n)
{
	t->kind = TREE_TEXT;
	t->text = (fxge_bytes){fxge_arena_copy(m->a, p, n), n};
}

static size_t
index_of(const tree *t)
{
	size_t i = 0;

	while (t->parent->kids.data[i] != t)
		i++;
	return i;
}

static void
insert(mutation *m, tree *to, size_t at, tree *kid)
{
	tree_add(m->a, to, kid);
	for (size_t i = to->kids.len - 1; i > at; i--)
		to->kids.data[i] = to->kids.data[i - 1];
	to->kids.data[at] = kid;
}

static void
take_out(tree *t)
{
	tree *p = t->parent;

	for (size_t i = index_of(t); i + 1 < p->kids.len; i++)
		p->kids.data[i] = p->kids.data[i + 1];
	p->kids.len--;
}

/* ---- numbers ---- */

static int64_t
end_of_ints(mutation *m)
{
	static const int64_t v[] = {0, 1, -1, 2, -2, 3, 4, 5, 6, 7, 8, 11, 16, 27, 64, 65, 100, 127,
		128, 255, 256, 1000, 32767, 65535, 65536, INT32_MAX, INT32_MIN, INT64_C(1) << 31,
		UINT32_MAX, INT64_C(1) << 32, -(INT64_C(1) << 33), INT64_C(1) << 40, INT64_C(1) << 53,
		INT64_C(1) << 61, INT64_C(1) << 62, INT64_MAX - 1, INT64_MAX, INT64_MIN + 1, INT64_MIN};

	return v[choose(m, sizeof v / sizeof *v)];
}

static double
end_of_reals(mutation *m)
{
	static const double v[] = {0, -0.0, 1, -1, 0.5, 2, (double)NAN, (double)INFINITY,
		-(double)INFINITY, 1e308, -1e308, 5e-324, 1e-45, 65504, 65520, 3.5e38, 9007199254740992.0,
		9223372036854775808.0, 1e-8, 3};

	return v[choose(m, sizeof v / sizeof *v)];
}

static int64_t
near(mutation *m, int64_t v)
{
	switch (choose(m, 5)) {
	case 0:
		return v < INT64_MAX ? v + 1 : v;
	case 1:
		return v > INT64_MIN ? v - 1 : v;
	case 2:
		return v > INT64_MIN ? -v : v;
	case 3:
		return v < INT64_MAX / 2 && v > INT64_MIN / 2 ? v * 2 : v;
	default:
		return v / 2;
	}
}

static void
new_number(mutation *m, tree *t)
{
	const tree *o = choose(m, 3) ? NULL : alike(m, t);

	if (o)
		become(m, t, o);
	else if (t->kind == TREE_BOOL)
		t->number = !t->number;
	else if (t->kind == TREE_REAL)
		t->real = end_of_reals(m);
	else
		t->number = choose(m, 2) ? end_of_ints(m) : near(m, t->number);
}

static void
change_number(mutation *m)
{
	tree *t = any_such(m, is_number);

	if (t)
		new_number(m, t);
}

/* Replaces a size, a dtype or an index by another one wherever it occurs. */
static void
change_number_everywhere(mutation *m)
{
	tree *t = any_such(m, is_number);

	if (!t)
		return;
	tree old = *t;

	new_number(m, t);
	for (size_t i = 0; i < m->all.len; i++) {
		tree *o = m->all.data[i];

		if (o->kind == old.kind && o->number == old.number
			&& memcmp(&o->real, &old.real, sizeof o->real) == 0 && strcmp(place(o), place(t)) == 0)
			become(m, o, t);
	}
}

/* ---- texts ---- */

static void
replace_part(mutation *m, tree *t, size_t at, size_t n, const void *with, size_t n_with)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	fxge_sbuf_add(&b, t->text.data, at);
	fxge_sbuf_add(&b, with, n_with);
	fxge_sbuf_add(&b, t->text.data + at + n, t->text.size - at - n);
	set_text(m, t, b.data ? b.data : "", b.len);
}

/* Mutates a number within an expression. Returns false if it has none. */
static bool
change_digits(mutation *m, tree *t)
{
	size_t at = choose(m, t->text.size), n = 0;
	char s[32];

	while (at < t->text.size && (t->text.data[at] < '0' || t->text.data[at] > '9'))
		at++;
	while (at + n < t->text.size && t->text.data[at + n] >= '0' && t->text.data[at + n] <= '9')
		n++;
	if (!n)
		return false;
	int64_t v = end_of_ints(m);

	snprintf(s, sizeof s, choose(m, 4) ? "%lld" : "(%lld)", (long long)v);
	replace_part(m, t, at, n, s, strlen(s));
	return true;
}

static void
repeat_text(mutation *m, tree *t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	for (size_t i = choose(m, 40); b.len < 2000 && i-- > 0;)
		fxge_sbuf_add(&b, t->text.data, t->text.size);
	set_text(m, t, b.data ? b.data : "", b.len);
}

static void
edit_text(mutation *m, tree *t)
{
	static const char signs[] = "*+-/(),.[]:\"'%_ 0aA\n\xff";
	size_t at = choose(m, t->text.size + 1), n = choose(m, t->text.size - at + 1);
	const tree *o = alike(m, t);

	switch (choose(m, 5)) {
	case 0:
		replace_part(m, t, at, 0, signs + choose(m, sizeof signs), 1);
		break;
	case 1:
		replace_part(m, t, at, n, "", 0);
		break;
	case 2:
		repeat_text(m, t);
		break;
	case 3: /* part of another one */
		if (o)
			replace_part(m, t, at, n < 8 ? n : 0, o->text.data, o->text.size);
		break;
	default:
		change_digits(m, t);
		break;
	}
}

/* Redirects a reference. */
static void
change_text(mutation *m)
{
	tree *t = any_such(m, is_text);
	const tree *o = t && choose(m, 4) ? alike(m, t) : NULL;

	if (o)
		become(m, t, o);
	else if (t)
		edit_text(m, t);
}

static bool
says(const tree *t, fxge_bytes b)
{
	return t->kind == TREE_TEXT && t->text.size == b.size
		   && (!b.size || memcmp(t->text.data, b.data, b.size) == 0);
}

/* Replaces a name by another in all texts and keys. */
static void
rename_everywhere(mutation *m)
{
	tree *t = any_such(m, is_text);
	const tree *o = t ? alike(m, t) : NULL;

	if (!t || !o)
		return;
	fxge_bytes old = t->text, new = o->text;

	if (!choose(m, 3)) {
		edit_text(m, t);
		new = t->text;
	}
	const char *key = fxge_arena_strndup(m->a, (const char *)new.data, new.size);

	for (size_t i = 0; i < m->all.len; i++) {
		tree *x = m->all.data[i];

		if (says(x, old))
			x->text = new;
		if (x->key && strlen(x->key) == old.size && !x->field && old.size
			&& memcmp(x->key, old.data, old.size) == 0)
			x->key = key;
	}
	t->text = new;
}

/* ---- pieces ---- */

static void
drop(mutation *m)
{
	tree *t = any(m);

	if (t)
		take_out(t);
}

/* Duplicates a tree: the same node, input or entry twice. */
static void
double_it(mutation *m)
{
	tree *t = any(m);

	if (!t)
		return;
	tree *c = copy_of(m, t, 0);

	if (t->parent->kind == TREE_MAP && !t->field && c->key)
		c->key = fxge_arena_printf(m->a, "%s_%d", c->key, (int)choose(m, 3));
	insert(m, t->parent, choose(m, t->parent->kids.len + 1), c);
}

static void
exchange(mutation *m)
{
	tree *t = any(m), *o = t ? alike(m, t) : NULL;

	if (!o)
		return;
	tree was = *t;

	become(m, t, o);
	become(m, o, &was);
}

static void
replace(mutation *m)
{
	tree *t = any(m);
	const tree *o = t ? alike(m, t) : NULL;

	if (o)
		become(m, t, o);
}

/* Copies a tree from one file to the same role in another. */
static void
splice(mutation *m)
{
	mutation other = {.a = m->a, .state = m->state};
	tree *t = any(m);

	if (!m->from || !t) {
		replace(m);
		return;
	}
	list_all(&other, copy_of(m, m->from, 0));
	const tree *o = other.all.len ? alike(&other, t) : NULL;

	if (!o)
		return;
	if (t->parent->kind != TREE_MAP && choose(m, 2))
		insert(m, t->parent, index_of(t), copy_of(m, o, 0));
	else
		become(m, t, o);
}

static void
move_within(mutation *m)
{
	tree *t = any(m);

	if (!t)
		return;
	tree *p = t->parent;

	take_out(t);
	insert(m, p, choose(m, p->kids.len + 1), t);
}

static void
change_length(mutation *m)
{
	static const size_t ends[] = {0, 1, 2, 3, 5, 8, 9, 33, 64, 65, 200};
	tree *t = any_such(m, has_kids);

	if (!t)
		return;
	size_t n = ends[choose(m, sizeof ends / sizeof *ends)], was = t->kids.len;

	t->kids.len = n < was ? n : was;
	while (t->kind == TREE_LIST && t->kids.len < n && m->room)
		tree_add(m->a, t, copy_of(m, t->kids.data[t->kids.len % was], 0));
}

static void
retype(mutation *m)
{
	tree *t = any(m);

	if (!t)
		return;
	tree was = *t;

	t->kind = (tree_kind)choose(m, TREE_MAP + 1);
	t->form = FORM_PLAIN;
	if (t->kind == TREE_TEXT && was.kind != TREE_TEXT)
		set_text(m, t, "1", 1);
	if (t->kind >= TREE_LIST && was.kind < TREE_LIST && choose(m, 2)) {
		memset(&t->kids, 0, sizeof t->kids);
		tree_add(m->a, t, copy_of(m, &was, 0)); /* a list of it */
	}
}

/* Changes a field's name: an argument of one type becomes an argument of another. */
static void
rekey(mutation *m)
{
	tree *t = any(m), *o = t ? any(m) : NULL;

	if (!o || !t->key || !o->key)
		return;
	t->key = o->key;
	t->field = o->field;
}

/* Inserts a tree that holds a copy of its parent. */
static void
nest(mutation *m)
{
	tree *t = any(m);
	const tree *o = t;

	for (size_t i = choose(m, 6); o && i > 0 && o->parent && o->parent->parent; i--)
		o = o->parent;
	for (size_t i = 1 + choose(m, 4); o && i > 0 && m->room; i--)
		become(m, t, o);
}

void
tree_mutate(fxge_arena *a, tree *t, const tree *from, uint64_t *state)
{
	static void (*const kinds[])(mutation *) = {change_number, change_number, change_number,
		change_number_everywhere, change_number_everywhere, change_number_everywhere, change_text,
		change_text, change_text, rename_everywhere, drop, drop, double_it, exchange, exchange,
		replace, replace, splice, splice, move_within, change_length, retype, rekey, nest};
	mutation m = {.a = a, .state = state, .root = t, .from = from, .room = MOST_NODES};

	list_all(&m, t);
	if (m.all.len < MOST_NODES)
		kinds[choose(&m, sizeof kinds / sizeof *kinds)](&m);
}
