/* The checker: a good file with one defect is refused with the diagnostic of that defect. */
#include "backend/air/defects.h"

#include <stdlib.h>

/* Each row starts from the good model. */
static void
every_defect_is_refused(void **state)
{
	air_test *t = *state;
	size_t n;
	int missed = 0;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);

	for (size_t i = 0; i < n_defects; i++) {
		ge_model *m = ge__proto__model_def__unpack(NULL, n, b);

		defects[i].make(m);
		size_t size = ge__proto__model_def__get_packed_size(m);
		uint8_t *bad = malloc(size);

		ge__proto__model_def__pack(m, bad);
		bool ok = air_check_bytes(t, bad, size);

		if (ok || !air_count(t, defects[i].id)) {
			print_error(
				"%s: %s\n", defects[i].name, ok ? "accepted" : "refused for another reason");
			air_show(t);
			missed++;
		}
		free(bad);
		ge__proto__model_def__free_unpacked(m, NULL);
	}
	assert_int_equal(missed, 0);
	assert_true(air_check_bytes(t, b, n));
	free(b);
}

/* Bytes behind the last field are part of no message. */
static void
trailing_garbage(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);

	b = realloc(b, n + 3);
	memcpy(b + n, "\x07\xff\xff", 3);
	assert_false(air_check_bytes(t, b, n + 3));
	assert_int_equal(air_count(t, FXGE_D_AIR_DAMAGED), 1);
	free(b);
}

/* What GE accepts without loss, the checker accepts. */
static void
harmless_changes(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);
	ge_model *m = ge__proto__model_def__unpack(NULL, n, b);
	ge_graph *g = m->graph[0];

	for (size_t i = 0; i < g->n_op / 2; i++) { /* order of operators is free */
		ge_op *x = g->op[i];

		g->op[i] = g->op[g->n_op - 1 - i];
		g->op[g->n_op - 1 - i] = x;
	}
	ge_op *set = model_op(m, "set"); /* a control entry may stand anywhere */
	char *control = set->input[2];

	memmove(&set->input[1], &set->input[0], 2 * sizeof *set->input);
	set->input[0] = control;
	set_text(&m->name, "");
	m->version = 0;
	/* an optional input in the middle that is not fed */
	size_t size = ge__proto__model_def__get_packed_size(m);
	uint8_t *c = malloc(size);

	ge__proto__model_def__pack(m, c);
	bool ok = air_check_bytes(t, c, size);

	if (!ok)
		air_show(t);
	assert_true(ok);
	free(c);
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
}

static void
unknown_type(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);
	ge_model *m = ge__proto__model_def__unpack(NULL, n, b);

	set_text(&model_op(m, "sm")->type, "MySoftmax");
	size_t size = ge__proto__model_def__get_packed_size(m);
	uint8_t *c = malloc(size);

	ge__proto__model_def__pack(m, c);
	assert_true(air_check_bytes(t, c, size));
	assert_int_equal(air_count(t, FXGE_D_AIR_UNKNOWN_TYPE), 1);
	t->s->strict = true;
	assert_false(air_check_bytes(t, c, size));
	free(c);
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		AIR_TEST(every_defect_is_refused),
		AIR_TEST(trailing_garbage),
		AIR_TEST(harmless_changes),
		AIR_TEST(unknown_type),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
