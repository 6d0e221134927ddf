/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of plans: YAML with the keys checkpoint, rank, groups and weights. */
#include "base/diag/archives.h"
#include "base/limits.h"
#include "base/nearest.h"
#include "frontend/sharding/pattern.h"
#include "frontend/sharding/sharding.h"
#include "ops/yaml.h"

#include <string.h>

typedef struct reader {
	fxge_shard_plan *plan;
	fxge_arena *arena;
	fxge_diags *diags;
} reader;

static const fxge_loc *
line_of(const reader *r, const fxge_yaml *y)
{
	fxge_loc loc = {.file = r->plan->path, .offset = y->line, .is_line = true};

	return fxge_arena_copy(r->arena, &loc, sizeof loc);
}

#define REFUSE(r, y, ...) fxge_report((r)->diags, line_of((r), (y)), FXGE_D_PLAN, __VA_ARGS__)

/* Checks that all keys of a map are among `words`. */
static bool
check_keys(reader *r, const fxge_yaml *map, const char *const *words, size_t n)
{
	for (size_t i = 0; i < map->n; i++) {
		const char *key = map->keys[i]->text, *near = fxge_nearest_word(key, words, n);
		bool known = false;

		for (size_t j = 0; j < n; j++)
			known = known || strcmp(words[j], key) == 0;
		if (!known)
			return REFUSE(r, map->keys[i], "unknown key '%s'%s%s%s", key,
				near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
	}
	return true;
}

/* Reads an integer from `low` to `high`. */
static bool
read_int(reader *r, const fxge_yaml *y, const char *key, int64_t low, int64_t high, int64_t *out)
{
	if (y->kind == FXGE_YAML_SCALAR && fxge_parse_i64(y->text, y->len, out) && *out >= low
		&& *out <= high)
		return true;
	return REFUSE(r, y, "%s: found %s, expected an integer from %lld to %lld", key,
		y->kind == FXGE_YAML_SCALAR ? y->text : "a list or map", (long long)low, (long long)high);
}

static bool
read_ints(reader *r, const fxge_yaml *y, const char *key, int64_t *out, int *n)
{
	const fxge_yaml *const *items = y->kind == FXGE_YAML_LIST ? y->items : &y;
	size_t count = y->kind == FXGE_YAML_LIST ? y->n : 1;

	if (count == 0 || count > FXGE_MAX_SHARD_PARTS)
		return REFUSE(
			r, y, "%s: found %zu integers, expected 1 to %d", key, count, FXGE_MAX_SHARD_PARTS);
	for (size_t i = 0; i < count; i++)
		if (!read_int(r, items[i], key, 1, INT32_MAX, &out[i]))
			return false;
	*n = (int)count;
	return true;
}

static bool
read_bool(reader *r, const fxge_yaml *y, const char *key, bool *out)
{
	*out = fxge_yaml_is(y, "true");
	return *out || fxge_yaml_is(y, "false") || REFUSE(r, y, "%s: expected true or false", key);
}

static bool
read_text(reader *r, const fxge_yaml *y, const char *key, const char **out)
{
	*out = y->text;
	if (y->kind == FXGE_YAML_SCALAR && y->len && y->len <= FXGE_MAX_NAME)
		return true;
	return REFUSE(r, y, "%s: expected a text that is not empty", key);
}

/* ---- groups ---- */

static fxge_shard_group *
new_group(fxge_shard_plan *p, const char *name)
{
	fxge_shard_group *g = FXGE_NEW(p->arena, fxge_shard_group);

	g->name = name;
	g->place = FXGE_NEW_ARRAY(p->arena, (size_t)p->n_ranks, int32_t);
	g->size = FXGE_NEW_ARRAY(p->arena, (size_t)p->n_ranks, int32_t);
	g->group = FXGE_NEW_ARRAY(p->arena, (size_t)p->n_ranks, int32_t);
	for (int i = 0; i < p->n_ranks; i++)
		g->place[i] = g->group[i] = -1;
	fxge_vec_push(p->arena, &p->groups, g);
	return g;
}

static void
fill_world(fxge_shard_group *g, int n)
{
	for (int i = 0; i < n; i++) {
		g->place[i] = i;
		g->size[i] = n;
		g->group[i] = 0;
	}
}

static bool
read_members(reader *r, fxge_shard_group *g, const fxge_yaml *y, size_t number)
{
	if (y->kind != FXGE_YAML_LIST || y->n == 0)
		return REFUSE(r, y, "group '%s': expected lists of ranks, as [[0, 1], [2, 3]]", g->name);
	for (size_t i = 0; i < y->n; i++) {
		int64_t rank;

		if (!read_int(r, y->items[i], "rank", 0, r->plan->n_ranks - 1, &rank))
			return false;
		if (g->place[rank] >= 0)
			return REFUSE(
				r, y->items[i], "group '%s': found rank %lld twice", g->name, (long long)rank);
		g->place[rank] = (int32_t)i;
		g->size[rank] = (int32_t)y->n;
		g->group[rank] = (int32_t)number;
	}
	return true;
}

/* Checks that each rank is in a group of that name. */
static bool
has_all_ranks(reader *r, const fxge_shard_group *g, const fxge_yaml *y, const char *key)
{
	for (int i = 0; i < r->plan->n_ranks; i++)
		if (g->place[i] < 0)
			return REFUSE(r, y, "%s: rank %d is in no group '%s'", key, i, g->name);
	return true;
}

/* Reads the declared groups. "0" is the group of all rules that name none: no rank may lack. */
static bool
read_groups(reader *r, const fxge_yaml *y)
{
	if (!y)
		return true;
	if (y->kind != FXGE_YAML_MAP)
		return REFUSE(r, y, "groups: expected a map from a name to lists of ranks");
	if (y->n > FXGE_MAX_SHARD_GROUPS)
		return REFUSE(
			r, y, "groups: found %zu names, expected at most %d", y->n, FXGE_MAX_SHARD_GROUPS);
	for (size_t i = 0; i < y->n; i++) {
		const fxge_yaml *lists = y->items[i];
		fxge_shard_group *g = new_group(r->plan, y->keys[i]->text);

		if (lists->kind != FXGE_YAML_LIST || lists->n == 0)
			return REFUSE(
				r, lists, "group '%s': expected lists of ranks, as [[0, 1], [2, 3]]", g->name);
		for (size_t j = 0; j < lists->n; j++)
			if (!read_members(r, g, lists->items[j], j))
				return false;
		if (strcmp(g->name, "0") == 0 && !has_all_ranks(r, g, lists, "groups"))
			return false;
	}
	return true;
}

const fxge_shard_group *
fxge_shard_group_find(const fxge_shard_plan *p, const char *name)
{
	for (size_t i = 0; i < p->groups.len; i++)
		if (strcmp(p->groups.data[i]->name, name) == 0)
			return p->groups.data[i];
	return NULL;
}

static bool
read_group(reader *r, const fxge_yaml *y, const char *key, const fxge_shard_group **out)
{
	const char *name;

	if (!read_text(r, y, key, &name))
		return false;
	*out = fxge_shard_group_find(r->plan, name);
	if (!*out)
		return REFUSE(r, y, "%s: found '%s', which groups: does not declare", key, name);
	return has_all_ranks(r, *out, y, key);
}

/* ---- rules ---- */

static bool
read_from(reader *r, fxge_shard_rule *x, const fxge_yaml *y)
{
	const fxge_yaml *const *items = y->kind == FXGE_YAML_LIST ? y->items : &y;
	size_t n = y->kind == FXGE_YAML_LIST ? y->n : 1;

	if (n == 0 || n > FXGE_MAX_SHARD_PARTS)
		return REFUSE(r, y, "from: found %zu names, expected 1 to %d", n, FXGE_MAX_SHARD_PARTS);
	x->n_from = (int)n;
	for (size_t i = 0; i < n; i++)
		if (!read_text(r, items[i], "from", &x->from[i]))
			return false;
	return true;
}

typedef enum rule_key {
	KEY_NAME,
	KEY_FROM,
	KEY_AXIS,
	KEY_REPLICATED,
	KEY_KEEP,
	KEY_PLACE,
	KEY_GROUP,
	KEY_PARTS,
	KEY_SEGMENTS,
	KEY_EXPERTS,
	KEY_EXPERT_GROUP,
	KEY_TRANSPOSE,
	N_KEYS
} rule_key;

static const char *const rule_keys[N_KEYS] = {"name", "from", "axis", "replicated", "keep", "place",
	"group", "parts", "segments", "experts", "expert_group", "transpose"};

static bool
read_value(reader *r, fxge_shard_rule *x, rule_key key, const fxge_yaml *y)
{
	const char *text = rule_keys[key];
	int64_t axis = -1;
	bool on = false;

	switch (key) {
	case KEY_NAME:
		return read_text(r, y, text, &x->name);
	case KEY_FROM:
		return read_from(r, x, y);
	case KEY_AXIS:
		if (!read_int(r, y, text, 0, FXGE_MAX_RANK - 1, &axis))
			return false;
		x->axis = (int)axis;
		return true;
	case KEY_REPLICATED:
	case KEY_KEEP:
		if (!read_bool(r, y, text, &on))
			return false;
		if (on)
			x->kind = key == KEY_KEEP ? FXGE_SHARD_KEPT : FXGE_SHARD_REPLICATED;
		return true;
	case KEY_PLACE:
		x->kind = FXGE_SHARD_PLACE;
		return read_int(r, y, text, INT32_MIN, INT32_MAX, &x->step);
	case KEY_GROUP:
		return read_group(r, y, text, &x->group);
	case KEY_PARTS:
		return read_ints(r, y, text, x->parts, &x->n_parts);
	case KEY_SEGMENTS:
		return read_ints(r, y, text, x->segments, &x->n_segments);
	case KEY_EXPERTS:
		return read_int(r, y, text, 1, INT32_MAX, &x->experts);
	case KEY_EXPERT_GROUP:
		return read_group(r, y, text, &x->expert_group);
	case KEY_TRANSPOSE:
		return read_bool(r, y, text, &x->transpose);
	case N_KEYS:
		break;
	}
	return true;
}

static bool
has_expert(const char *text)
{
	return strstr(text, "{expert}") != NULL;
}

/* Checks the placeholders: `from` uses those of `name`, and {expert} needs `experts`. */
static bool
check_placeholders(reader *r, const fxge_shard_rule *x, const fxge_yaml *y)
{
	size_t stars = 0;

	for (const char *c = x->name; *c; c++)
		stars += *c == '*';
	if (stars > FXGE_MAX_STARS)
		return REFUSE(r, y, "name: found %zu '*', expected at most %d", stars, FXGE_MAX_STARS);
	for (int i = 0; i < x->n_from; i++) {
		size_t n = 0;

		for (const char *c = x->from[i]; *c; c++)
			n += *c == '*';
		if (n > stars)
			return REFUSE(
				r, y, "from: found %zu '*' in '%s', and name has %zu", n, x->from[i], stars);
		if (x->experts && !has_expert(x->from[i]))
			return REFUSE(r, y, "experts: '%s' has no {expert}", x->from[i]);
		if (!x->experts && has_expert(x->from[i]))
			return REFUSE(r, y, "{expert} needs experts:, the number of all experts");
	}
	return true;
}

static bool
check_rule(reader *r, fxge_shard_rule *x, const fxge_yaml *y)
{
	int pieces = x->n_segments ? x->n_segments : x->n_from;

	if (!x->name)
		return REFUSE(r, y, "a rule of weights: needs the key name");
	if (x->axis < 0 && x->kind == FXGE_SHARD_CUT && !x->experts)
		return REFUSE(
			r, y, "'%s': expected one of axis, experts, replicated, keep and place", x->name);
	if (x->axis >= 0 && (x->kind == FXGE_SHARD_KEPT || x->kind == FXGE_SHARD_PLACE))
		return REFUSE(r, y, "'%s': found axis, and keep or place, expected one of them", x->name);
	if (x->n_segments && x->n_from > 1)
		return REFUSE(r, y, "'%s': segments are parts of one tensor, found several", x->name);
	if (pieces > 1 && x->axis < 0)
		return REFUSE(r, y, "'%s': several tensors or segments need an axis", x->name);
	if (x->n_parts > 1 && x->n_parts != pieces)
		return REFUSE(
			r, y, "'%s': found %d parts, expected one or %d", x->name, x->n_parts, pieces);
	return check_placeholders(r, x, y);
}

static bool
read_rule(reader *r, const fxge_yaml *y)
{
	fxge_shard_rule *x = FXGE_NEW(r->arena, fxge_shard_rule);

	x->loc = *line_of(r, y);
	x->axis = -1;
	x->group = x->expert_group = fxge_shard_group_find(r->plan, "0");
	if (y->kind != FXGE_YAML_MAP)
		return REFUSE(r, y, "weights: expected a list of maps, as {name: '*.weight', axis: 0}");
	if (!check_keys(r, y, rule_keys, N_KEYS))
		return false;
	for (int key = 0; key < N_KEYS; key++) {
		const fxge_yaml *v = fxge_yaml_get(y, rule_keys[key]);

		if (v && !read_value(r, x, (rule_key)key, v))
			return false;
	}
	if (x->name && !x->n_from)
		x->from[x->n_from++] = x->name;
	if (!check_rule(r, x, y))
		return false;
	fxge_vec_push(r->arena, &r->plan->rules, x);
	return true;
}

/* ---- the plan ---- */

static bool
read_top(reader *r, const fxge_yaml *y)
{
	static const char *const keys[] = {"checkpoint", "rank", "groups", "weights"};
	fxge_shard_plan *p = r->plan;
	const fxge_yaml *rank, *weights, *checkpoint;
	int64_t source = 0;

	if (y->kind != FXGE_YAML_MAP)
		return REFUSE(r, y, "expected a map with the keys checkpoint and weights");
	if (!check_keys(r, y, keys, sizeof keys / sizeof *keys)
		|| !read_groups(r, fxge_yaml_get(y, "groups")))
		return false;
	if (!fxge_shard_group_find(p, "0"))
		fill_world(new_group(p, "0"), p->n_ranks);
	rank = fxge_yaml_get(y, "rank");
	if (rank && fxge_yaml_is(rank, "none"))
		source = -1;
	else if (rank && !read_int(r, rank, "rank", 0, p->n_ranks - 1, &source))
		return false;
	p->source_rank = (int)source;
	weights = fxge_yaml_get(y, "weights");
	checkpoint = fxge_yaml_get(y, "checkpoint");
	if (!weights || weights->kind != FXGE_YAML_LIST || !checkpoint
		|| checkpoint->kind != FXGE_YAML_SCALAR || !checkpoint->len)
		return REFUSE(r, y, "expected the keys checkpoint (a path) and weights (a list)");
	for (size_t i = 0; i < weights->n; i++)
		if (!read_rule(r, weights->items[i]))
			return false;
	return fxge_checkpoint_read(
		p->arena, p->session, line_of(r, checkpoint), p->path, checkpoint->text, &p->checkpoint);
}

bool
fxge_shard_plan_read(fxge_shard_plan *p, const char *path)
{
	reader r = {.plan = p, .arena = p->arena, .diags = &p->session->diags};
	fxge_file *f = fxge_file_open_in(p->arena, r.diags, path);

	p->path = fxge_names_get(p->session->names, path);
	p->loc = (fxge_loc){.file = p->path, .offset = -1};
	if (!f)
		return false;
	if (f->bytes.size > FXGE_MAX_LIST_BYTES)
		return fxge_report(r.diags, &p->loc, FXGE_D_PLAN, "found %zu bytes, expected at most %u",
			f->bytes.size, FXGE_MAX_LIST_BYTES);
	fxge_file_own(f);
	const fxge_yaml *y =
		fxge_yaml_parse(p->arena, r.diags, p->path, (const char *)f->bytes.data, f->bytes.size);

	return y && read_top(&r, y);
}
