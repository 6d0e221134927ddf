/* SPDX-License-Identifier: Apache-2.0 */
/* Names of chips in rows, --soc and msopgen. */
#include "base/diag/operators.h"
#include "ops/load.h"

#include <ctype.h>
#include <strings.h>

const char *
fxge_chip_name(fxge_arena *a, const char *text)
{
	static const char engine[] = "ai_core-";

	text += strncasecmp(text, engine, sizeof engine - 1) == 0 ? sizeof engine - 1 : 0;
	char *chip = fxge_arena_strndup(a, text, strlen(text)), *s = chip;
	for (; isalnum((unsigned char)*s) || *s == '_' || (*s == '-' && s > chip); s++)
		*s = (char)tolower((unsigned char)*s);
	return *s || s == chip ? NULL : chip;
}

/* Returns whether `b` is `a` or a variant of it: ascend910b, ascend910b1. */
static bool
is_kind_of(const char *a, const char *b)
{
	size_t n = strlen(a);

	return strncmp(a, b, n) == 0 && (!b[n] || isdigit((unsigned char)b[n]) || b[n] == '_');
}

bool
fxge_runs_on(const char *const *chips, const char *soc)
{
	for (; *chips; chips++)
		if (is_kind_of(soc, *chips) || is_kind_of(*chips, soc))
			return true;
	return false;
}

bool
fxge_load_chips(fxge_op_load *l, const fxge_yaml *y, const char *const **out)
{
	bool ok = true;

	if (y->kind != FXGE_YAML_LIST || !l->table->run_time)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
			"`soc` is a list of chips, in files that are loaded at run time");
	const char **v = FXGE_NEW_ARRAY(l->table->arena, y->n + 1, const char *);
	for (size_t i = 0; i < y->n; i++) {
		const char *text = fxge_load_text(l, y->items[i], "soc");
		v[i] = text ? fxge_chip_name(l->table->arena, text) : NULL;
		if (text && !v[i])
			FXGE_LOAD_FAIL(l, y->items[i]->line, OPS_VALUE, "`%s` is no chip", text);
		ok = ok && v[i];
	}
	*out = v;
	return ok;
}
