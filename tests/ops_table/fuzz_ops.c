/* libFuzzer: any bytes as a user's file of operators, or as one schema, end in rows or diagnostics.
 */
#include "ops/table.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct input {
	fxge_session *session;
	const char *text;
	size_t size;
} input;

static const fxge_op *
find_nothing(void *user, const char *name, size_t n)
{
	(void)user, (void)name, (void)n;
	return NULL;
}

static int
load(void *arg)
{
	static const fxge_op_builtins builtins = {find_nothing, NULL, 1};
	input *in = arg;
	fxge_session *s = in->session;
	fxge_session_load_ops_text(s, "fuzz.yaml", in->text, in->size, &builtins);
	fxge_op_table t;
	fxge_op_table_init(&t, &s->arena, s->names);
	fxge_op_table_load(&t, &s->diags, "fuzz.yaml", in->text, in->size, "fuzz");
	fxge_op_table_finish(&t, &s->diags, 0);
	fxge_op op = {0};
	fxge_schema_parse(&t, &s->diags, NULL, fxge_arena_strndup(&s->arena, in->text, in->size), &op);
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	input in = {fxge_session_new(NULL, NULL, NULL), (const char *)data, size};
	if (!in.session)
		return 0;
	fxge_heap_guard(&in.session->heap, load, &in);
	fxge_session_release(in.session);
	return 0;
}
