/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for a user's operator file: YAML, JSON, C++, lists together with others, and single
 * schemas. */
#include "fuzz.h"

#include "ops/forms/forms.h"

static const fxge_op *
find_nothing(void *user, const char *name, size_t n)
{
	(void)user, (void)name, (void)n;
	return NULL;
}

static void
empty_table(void *user, fxge_op_table *t)
{
	fxge_session *s = user;

	fxge_op_table_init(t, &s->arena, s->names);
	t->run_time = true;
}

/* Reads the input as `fxge op` does: lists of functions, and of kernels by the name of the file. */
static void
describe(fxge_session *s, const char *path, const char *text, size_t n)
{
	fxge_descriptions all = {0};
	fxge_op_table t;

	empty_table(s, &t);
	if (!fxge_op_table_read(&t, &s->diags, path, text, n, &all))
		return;
	fxge_forms_settle(&all, &s->diags, empty_table, s, &s->arena);
	if (fxge_op_table_add(&t, &s->diags, &all))
		fxge_op_table_finish(&t, &s->diags, 1);
}

void
fuzz_one(fuzz_run *r)
{
	static const fxge_op_builtins builtins = {.find = find_nothing, .count = 1};
	fxge_session *s = r->s;
	const char *text = (const char *)r->data;
	fxge_op_table t;
	fxge_op op = {0};

	fxge_session_load_ops_text(s, "fuzz.yaml", text, r->size, &builtins);
	fxge_session_load_ops_text(s, "fuzz.h", text, r->size, &builtins);
	describe(s, "aic-ascend910b-ops-info.json", text, r->size);
	describe(s, "fuzz.cpp", text, r->size);
	fxge_op_table_init(&t, &s->arena, s->names);
	fxge_op_table_load(&t, &s->diags, "fuzz.yaml", text, r->size, "fuzz");
	fxge_op_table_finish(&t, &s->diags, 0);
	fxge_schema_parse(&t, &s->diags, NULL, fxge_arena_strndup(&s->arena, text, r->size), &op);
}
