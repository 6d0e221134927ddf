/* Fuzzes a user's file of operators, as YAML or JSON and as C++, and single schemas. */
#include "fuzz.h"

#include "ops/table.h"

static const fxge_op *
find_nothing(void *user, const char *name, size_t n)
{
	(void)user, (void)name, (void)n;
	return NULL;
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
	fxge_op_table_init(&t, &s->arena, s->names);
	fxge_op_table_load(&t, &s->diags, "fuzz.yaml", text, r->size, "fuzz");
	fxge_op_table_finish(&t, &s->diags, 0);
	fxge_schema_parse(&t, &s->diags, NULL, fxge_arena_strndup(&s->arena, text, r->size), &op);
}
