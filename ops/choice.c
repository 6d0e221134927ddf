/* SPDX-License-Identifier: Apache-2.0 */
/* Selection of operator variants: settings by name, by chip, and by a file of measured times. */
#include "base/diag/commands.h"
#include "base/diag/operators.h"
#include "ops/chips/chips.h"
#include "ops/load.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>

/* ---- operators and variants by name ---- */

/* Returns the table's name of an operator: my.gelu.default for `my::gelu`. */
static const char *
full_name(fxge_arena *a, const char *text, size_t n)
{
	char *name = fxge_arena_strndup(a, text, n), *sign = strstr(name, "::");

	if (sign) {
		*sign = '.';
		memmove(sign + 1, sign + 2, strlen(sign + 2) + 1);
	}
	const char *overload = strchr(name, '.');

	return overload && !strchr(overload + 1, '.') ? fxge_arena_printf(a, "%s.default", name) : name;
}

static const fxge_op *
with_variants(const fxge_session *s, const char *name)
{
	const fxge_op *op = fxge_op_overlay_find(s->ops, name, strlen(name));

	return op && op->n_variants ? op : NULL;
}

static const fxge_op *
variant_of(const fxge_op *op, const char *name)
{
	for (int i = 0; i < op->n_variants; i++)
		if (strcmp(op->variants[i].name, name) == 0)
			return op->variants[i].op;
	return strcmp(name, "default") == 0 ? op : NULL;
}

static const char *
names_of(fxge_arena *a, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	for (int i = 0; i < op->n_variants; i++)
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", op->variants[i].name);
	return b.data;
}

/* ---- settings of the session ---- */

fxge_choice *
fxge_session_choice(fxge_session *s)
{
	if (!s->ops->choice)
		s->ops->choice = FXGE_NEW(&s->arena, fxge_choice);
	return s->ops->choice;
}

static bool
nothing_loaded(fxge_session *s)
{
	return s->ops == NULL
		   && !fxge_report(&s->diags, NULL, FXGE_D_USAGE,
			   "no operator with `variants` is described: --ops gives descriptions");
}

bool
fxge_choice_name(fxge_session *s, const char *text)
{
	const char *sign = strrchr(text, '=');

	if (!sign || sign == text || !sign[1])
		return fxge_report(&s->diags, NULL, FXGE_D_USAGE,
			"a variant is named by OPERATOR=NAME, as my::gelu=v2, not by '%s'", text);
	if (nothing_loaded(s))
		return false;
	const char *name = full_name(&s->arena, text, (size_t)(sign - text));
	const fxge_op *op = with_variants(s, name), *variant = op ? variant_of(op, sign + 1) : NULL;

	if (!op)
		return fxge_report(
			&s->diags, NULL, FXGE_D_USAGE, "no operator '%s' with `variants` is described", name);
	if (variant)
		return fxge_map_put(
				   &s->arena, &fxge_session_choice(s)->named, fxge_ptr_key(op), (void *)variant),
			   true;
	fxge_report(&s->diags, NULL, FXGE_D_USAGE, "%s has no variant '%s'", name, sign + 1);
	fxge_report_hint(&s->diags, "there are %s, and default", names_of(&s->arena, op));
	return false;
}

bool
fxge_choice_soc(fxge_session *s, const char *soc)
{
	s->chip = fxge_chip_find(&s->diags, soc);
	if (s->chip && s->ops)
		fxge_session_choice(s)->soc = fxge_chip_name(&s->arena, soc);
	return s->chip != NULL;
}

/* ---- times ---- */

/* Reads a positive number. */
static bool
read_number(fxge_op_load *l, const fxge_yaml *row, const char *key, double *out)
{
	const fxge_yaml *y = fxge_yaml_get(row, key);
	const char *text = y ? fxge_load_text(l, y, key) : NULL;
	char *end = NULL;

	if (!y)
		return FXGE_LOAD_FAIL(l, row->line, OPS_VALUE, "a time needs `%s`", key);
	errno = 0;
	*out = text ? strtod(text, &end) : 0;
	if (!text)
		return false;
	if (*end || errno || !isfinite(*out) || *out <= 0)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`%s` is a number above 0", key);
	return true;
}

static const char *
read_word(fxge_op_load *l, const fxge_yaml *row, const char *key)
{
	const fxge_yaml *y = fxge_yaml_get(row, key);

	if (y)
		return fxge_load_text(l, y, key);
	FXGE_LOAD_FAIL(l, row->line, OPS_VALUE, "a time needs `%s`", key);
	return NULL;
}

static bool
read_who(fxge_op_load *l, fxge_session *s, const fxge_yaml *row, const fxge_op **of,
	fxge_variant_time *out)
{
	const char *op = read_word(l, row, "op"), *name = read_word(l, row, "variant");
	const char *dtype = read_word(l, row, "dtype");

	if (!op || !name || !dtype)
		return false;
	*of = with_variants(s, full_name(&s->arena, op, strlen(op)));
	out->op = *of ? variant_of(*of, name) : NULL;
	out->dtype = fxge_dtype_by_text(dtype, strlen(dtype));
	if (!*of)
		return FXGE_LOAD_FAIL(
			l, row->line, OPS_UNKNOWN, "no operator `%s` with `variants` is described", op);
	if (!out->op) {
		FXGE_LOAD_FAIL(l, row->line, OPS_UNKNOWN, "%s has no variant `%s`", (*of)->name, name);
		fxge_report_hint(l->diags, "there are %s, and default", names_of(&s->arena, *of));
		return false;
	}
	return out->dtype != FXGE_DT_NONE
		   || FXGE_LOAD_FAIL(l, row->line, OPS_VALUE, "no dtype `%s`", dtype);
}

static bool
read_time(fxge_op_load *l, fxge_session *s, const fxge_yaml *row)
{
	static const char *const keys[] = {"op", "variant", "dtype", "elements", "us"};
	fxge_choice *c = fxge_session_choice(s);
	fxge_variant_time t;
	const fxge_op *of;
	double elements;

	if (!fxge_load_keys(l, row, "a time", keys, sizeof keys / sizeof *keys)
		|| !read_who(l, s, row, &of, &t) || !read_number(l, row, "elements", &elements)
		|| !read_number(l, row, "us", &t.us))
		return false;
	if (elements > 0x1p62 || elements != floor(elements))
		return FXGE_LOAD_FAIL(l, row->line, OPS_VALUE, "`elements` is a whole number");
	t.elements = (int64_t)elements;
	fxge_variant_times *all = fxge_map_get(&c->times, fxge_ptr_key(of));

	if (!all) {
		all = FXGE_NEW(&s->arena, fxge_variant_times);
		fxge_map_put(&s->arena, &c->times, fxge_ptr_key(of), all);
	}
	fxge_vec_push(&s->arena, all, t);
	return true;
}

static bool
read_times(fxge_session *s, const char *path, const char *text, size_t n)
{
	fxge_op_table t;

	fxge_op_table_init(&t, &s->arena, s->names);
	fxge_op_load l = {.table = &t, .diags = &s->diags, .path = fxge_names_get(s->names, path)};
	const fxge_yaml *y = fxge_yaml_parse(&s->arena, &s->diags, l.path, text, n);
	bool ok = y != NULL;

	if (y && y->kind != FXGE_YAML_LIST)
		return FXGE_LOAD_FAIL(&l, y->line, OPS_VALUE, "a file of times is a list");
	for (size_t i = 0; y && i < y->n; i++)
		ok = read_time(&l, s, y->items[i]) && ok;
	return ok;
}

bool
fxge_choice_times(fxge_session *s, const char *path)
{
	if (nothing_loaded(s))
		return false;
	fxge_file *f = fxge_load_open(s, path);

	return f && read_times(s, path, (const char *)f->bytes.data, f->bytes.size);
}
