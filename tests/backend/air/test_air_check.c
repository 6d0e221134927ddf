/* SPDX-License-Identifier: Apache-2.0 */
/* The checker: a valid file with one defect is refused with the diagnostic of that defect. */
#include "backend/air/defects.h"
#include "base/diag/air.h"

#include <stdlib.h>

/* Each row starts from the valid model. */
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

/* Bytes after the last field belong to no message. */
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

/* The checker accepts every file that GE accepts without loss. */
static void
harmless_changes(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);
	ge_model *m = ge__proto__model_def__unpack(NULL, n, b);
	ge_graph *g = m->graph[0];

	for (size_t i = 0; i < g->n_op / 2; i++) { /* the order of operators is free */
		ge_op *x = g->op[i];

		g->op[i] = g->op[g->n_op - 1 - i];
		g->op[g->n_op - 1 - i] = x;
	}
	ge_op *set = model_op(m, "set"); /* a control entry may be at any position */
	char *control = set->input[2];

	memmove(&set->input[1], &set->input[0], 2 * sizeof *set->input);
	set->input[0] = control;
	set_text(&m->name, "");
	m->version = 0;
	/* an optional input in the middle that is not connected */
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

/* Makes a node with the dynamic ports x1 and x2, whose tensors are x10, x11 and x20. */
static void
two_lists(ge_model *m)
{
	ge_op *cat = model_op(m, "cat");

	set_text(&cat->type, "ForeachBinaryOp");
	rename_port(cat, "_input_name_key", 0, "x10");
	rename_port(cat, "_input_name_key", 1, "x11");
	rename_port(cat, "_input_name_key", 2, "x20");
	rename_port(cat, "_output_name_key", 0, "y0");
	drop_attr(cat, "concat_dim");
	for (size_t i = 0; i < cat->n_attr; i++)
		if (strcmp(cat->attr[i]->key, "N") == 0)
			set_text(&cat->attr[i]->key, "op_code");
}

static void
dynamic_ports_may_end_in_a_digit(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);
	ge_model *m = ge__proto__model_def__unpack(NULL, n, b);

	two_lists(m);
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

/* A doubtful file yields a warning, which a strict session refuses. */
static void
is_doubtful(air_test *t, void (*change)(ge_model *m), fxge_diag_id id)
{
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);
	ge_model *m = ge__proto__model_def__unpack(NULL, n, b);

	change(m);
	size_t size = ge__proto__model_def__get_packed_size(m);
	uint8_t *c = malloc(size);

	ge__proto__model_def__pack(m, c);
	assert_true(air_check_bytes(t, c, size));
	assert_int_equal(air_count(t, id), 1);
	t->s->strict = true;
	assert_false(air_check_bytes(t, c, size));
	free(c);
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
}

static void
another_type(ge_model *m)
{
	set_text(&model_op(m, "sm")->type, "MySoftmax");
}

static void
unknown_type(void **state)
{
	is_doubtful(*state, another_type, FXGE_D_AIR_UNKNOWN_TYPE);
}

static void
first_result_again(ge_model *m)
{
	ge_op *net = model_op(m, "NetOutput");

	set_text(&net->input[1], net->input[0]);
	net->input_desc[1]->dtype = net->input_desc[0]->dtype;
	net->input_desc[1]->shape->dim[1] = net->input_desc[0]->shape->dim[1];
}

static void
result_twice(void **state)
{
	is_doubtful(*state, first_result_again, FXGE_D_AIR_OUTPUT_TWICE);
}

static void
no_upper_bound(ge_model *m)
{
	ge_op *x = model_op(m, "x");

	for (size_t i = 0; i < 2; i++) {
		ge_desc *d = i ? x->output_desc[0] : x->input_desc[0];

		for (size_t k = 0; k < d->n_attr; k++)
			if (strcmp(d->attr[k]->key, "shape_range") == 0)
				d->attr[k]->value->list_list_int->list_list_i[0]->list_i[1] = -1;
	}
}

static void
open_range(void **state)
{
	is_doubtful(*state, no_upper_bound, FXGE_D_AIR_OPEN_RANGE);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		AIR_TEST(every_defect_is_refused),
		AIR_TEST(trailing_garbage),
		AIR_TEST(harmless_changes),
		AIR_TEST(dynamic_ports_may_end_in_a_digit),
		AIR_TEST(unknown_type),
		AIR_TEST(result_twice),
		AIR_TEST(open_range),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
