/* SPDX-License-Identifier: Apache-2.0 */
/* The writer: contents of the file, locations of weights, deterministic bytes, atomicity. */
#include "backend/air/load.h"
#include "backend/air/support.h"
#include "base/diag/air.h"
#include "base/diag/bugs.h"
#include "base/diag/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static ge_model *
load(air_test *t, uint8_t **bytes)
{
	size_t n;

	*bytes = air_read_file(t->path, &n);
	ge_model *m = ge__proto__model_def__unpack(NULL, n, *bytes);

	assert_non_null(m);
	return m;
}

static void
good_file_is_accepted(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);
	bool ok = air_check_bytes(t, b, n);

	if (!ok || t->s->diags.warnings)
		air_show(t);
	assert_true(ok);
	assert_int_equal(t->s->diags.warnings, 0);
	free(b);
}

static void
ports_and_edges(void **state)
{
	air_test *t = *state;
	uint8_t *b;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	ge_model *m = load(t, &b);
	const ge_op *set = model_op(m, "set"), *cat = model_op(m, "cat"),
				*out = model_op(m, "NetOutput");

	assert_int_equal(set->n_input, 3);
	assert_string_equal(set->input[0], "layer.cache:0");
	assert_string_equal(set->input[1], "pick:0");
	assert_string_equal(set->input[2], "old:-1"); /* the reader of the old value */
	assert_int_equal(out->n_input, 3);
	assert_string_equal(out->input[0], "cat:0");
	assert_string_equal(out->input[2], "set:-1");
	for (int i = 0; i < 2; i++) { /* names by which the .om calls them */
		const ge_desc *d = out->input_desc[i];
		const ge_entry *name = d->attr[0];

		assert_string_equal(name->key, "_origin_output_tensor_name");
		assert_int_equal(name->value->s.len, i ? 3 : 6);
		assert_memory_equal(name->value->s.data, i ? "old" : "joined", i ? 3 : 6);
	}
	assert_int_equal(op_attr((ge_op *)(uintptr_t)cat, "_input_name_key")->list->n_s, 3);
	assert_memory_equal(
		op_attr((ge_op *)(uintptr_t)cat, "_input_name_key")->list->s[2].data, "x2", 2);
	assert_int_equal(m->n_graph, 3);
	assert_string_equal(model_op(m, "pick")->subgraph_name[1], "else");
	assert_string_equal(model_op(m, "layer.cache")->type, "RefData");
	assert_int_equal(op_attr(model_op(m, "layer.cache"), "index")->i, 2);
	assert_int_equal(model_op(m, "x")->output_desc[0]->shape->dim[0], -1);
	/* trailing optional inputs are left out; the default of transpose_x1 is not written */
	assert_int_equal(model_op(m, "mm")->n_input, 2);
	assert_int_equal(model_op(m, "mm")->n_attr, 5);
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
}

static void
identical_bytes(void **state)
{
	air_test *t = *state;
	size_t n, k, in, ik;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *a = air_read_file(t->path, &n), *ia = air_read_file(air_in(t, "m.io.json"), &in);

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &k), *ib = air_read_file(air_in(t, "m.io.json"), &ik);

	assert_int_equal(n, k);
	assert_memory_equal(a, b, n);
	assert_int_equal(in, ik);
	assert_memory_equal(ia, ib, in);
	free(a), free(b), free(ia), free(ib);
}

static void
state_initial_file(void **state)
{
	air_test *t = *state;
	struct stat st;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	assert_int_equal(stat(air_side(t, "start"), &st), 0);
	assert_int_equal(st.st_size, 16);
	assert_int_not_equal(stat(air_side(t, "cache"), &st), 0); /* zeros need no file */
}

static void
existing_file_is_kept(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_program(t, base_text);
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE};
	struct stat st;
	FILE *f = fopen(t->path, "w");

	fclose(f);
	assert_false(fxge_air_write(p, t->path, &o));
	assert_int_equal(air_count(t, FXGE_D_FILE_EXISTS), 1);
	assert_int_equal(stat(t->path, &st), 0);
	assert_int_equal(st.st_size, 0);
	o.force = true;
	assert_true(fxge_air_write(p, t->path, &o));
	fxge_program_release(p);
}

/* If the .air cannot be written, no other file is. */
static void
failure_leaves_nothing(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_program(t, base_text);
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE, .force = true};
	struct stat st;

	assert_int_equal(mkdir(t->path, 0777), 0);
	assert_false(fxge_air_write(p, t->path, &o));
	assert_int_not_equal(stat(air_in(t, "m.io.json"), &st), 0);
	assert_int_not_equal(stat(air_in(t, "m.weights"), &st), 0);
	assert_int_equal(rmdir(t->path), 0);
	fxge_program_release(p);
}

static void
weights_in_files(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_big_program(t);
	fxge_air_options o = {.weights = FXGE_WEIGHTS_FILES};
	struct stat st;
	uint8_t *b;
	size_t n;

	assert_true(fxge_air_write(p, t->path, &o));
	assert_int_equal(stat(air_side(t, "a.b"), &st), 0);
	assert_int_equal(st.st_size, 1200);
	ge_model *m = load(t, &b);

	ProtobufCBinaryData at = op_attr(model_op(m, "w"), "location")->s;

	assert_int_equal(at.len, 31); /* m.weights/ and the generation: c and sixteen digits */
	assert_memory_equal(at.data, air_side(t, "a.b") + strlen(t->dir) + 1, at.len);
	assert_int_equal(op_attr(model_op(m, "w"), "length")->i, 1200);
	assert_int_equal(op_attr(model_op(m, "w"), "value")->t->data.len, 0);
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
	if (!air_check_file(t))
		air_show(t);
	assert_int_equal(t->s->diags.errors, 0);
	b = air_read_file(t->path, &n);
	assert_false(air_check_bytes(t, b, n)); /* bytes name no file */
	assert_int_equal(air_count(t, FXGE_D_FILE_OUTSIDE), 1);
	free(b);
	assert_int_equal(truncate(air_side(t, "a.b"), 1199), 0);
	assert_false(air_check_file(t));
	assert_int_equal(air_count(t, FXGE_D_AIR_LOCATION), 1);
	fxge_program_release(p);
}

/* A weight in a mapped file is referred to; GE reads it from there. */
static void
weights_by_reference(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_big_program(t);
	fxge_air_options o = {.weights = FXGE_WEIGHTS_REF};
	FILE *f = fopen(air_in(t, "source.pt2"), "wb");

	for (int i = 0; i < 1264; i++)
		fputc(i, f);
	fclose(f);
	fxge_tensor *w = (fxge_tensor *)(uintptr_t)p->tensors.data[0];

	w->file = fxge_file_open_in(&p->arena, &t->s->diags, air_in(t, "source.pt2"));
	w->data = w->file->bytes.data + 64;
	w->file_offset = 64;
	assert_true(fxge_air_write(p, t->path, &o));
	uint8_t *b;
	ge_model *m = load(t, &b);

	assert_string_equal(model_op(m, "w")->type, "FileConstant");
	assert_memory_equal(op_attr(model_op(m, "w"), "location")->s.data, "source.pt2", 10);
	assert_int_equal(op_attr(model_op(m, "w"), "offset")->i, 64);
	assert_int_equal(op_attr(model_op(m, "w"), "dtype")->dt, 0);
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
	w->file_offset = UINT64_MAX; /* deflated: no contiguous bytes to refer to */
	o.force = true;
	assert_true(fxge_air_write(p, t->path, &o));
	assert_int_equal(air_count(t, FXGE_D_AIR_NOT_REFERABLE), 1);
	m = load(t, &b);
	assert_string_equal(model_op(m, "w")->type, "Const");
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
	fxge_program_release(p);
}

static void
strided_weight_is_gathered(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_program(t, base_text);
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE};
	static const int64_t transposed[] = {1, 4};

	((fxge_tensor *)(uintptr_t)p->tensors.data[0])->stride = transposed;
	assert_true(fxge_air_write(p, t->path, &o));
	uint8_t *b;
	ge_model *m = load(t, &b);
	ProtobufCBinaryData d = op_attr(model_op(m, "w"), "value")->t->data;
	static const float row[] = {0.5f, 4, 8, 12, 1};

	assert_int_equal(d.len, 64);
	assert_memory_equal(d.data, row, sizeof row);
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
	fxge_program_release(p);
}

/* A value that is read after it was overwritten would be wrong in GE. */
static void
read_after_write_is_refused(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_program(t, "fxge 1\n"
									 "model \"late\" stage \"ge\"\n"
									 "tensor @c : f32[1] = {0.0}\n"
									 "graph \"main\"(\n"
									 "    %x : f32[1],\n"
									 "    %c : f32[1] = state(@c, \"c\")) {\n"
									 "  %set = ge.Assign(ref=%c, value=%x) : f32[1]\n"
									 "  %y = ge.Relu(x=%c) : f32[1]\n"
									 "  return %y\n"
									 "}\n");
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE};

	assert_false(fxge_air_write(p, t->path, &o));
	assert_int_equal(air_count(t, FXGE_D_AIR_REF_ORDER), 1); /* the text contains this order */
	p->reading = false;
	assert_false(fxge_air_write(p, t->path, &o));
	assert_int_equal(air_count(t, FXGE_D_BUG), 1); /* a pass created this order */
	fxge_program_release(p);
}

static const ge_attr *
range_of(ge_model *m, const char *input)
{
	const ge_desc *d = model_op(m, input)->output_desc[0];

	return fxge_air_find_attr(d->attr, d->n_attr, "shape_range");
}

/* GE refuses a concatenation whose input has a range without upper bound. */
static void
open_ranges_are_left_out(void **state)
{
	air_test *t = *state;
	fxge_program *p =
		air_program(t, "fxge 1\n"
					   "model \"ranges\" stage \"ge\"\n"
					   "symbol s0 : int [0, 9223372036854775807]\n"
					   "symbol s1 : int [2, 9]\n"
					   "graph \"main\"(%x : f32[s0, s1], %y : f32[3, s1]) {\n"
					   "  %z = ge.ConcatD(x=[%x, %y], concat_dim=0, N=2) : f32[s0 + 3, s1]\n"
					   "  return %z\n"
					   "}\n");
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE};
	uint8_t *b;

	assert_true(fxge_air_write(p, t->path, &o));
	ge_model *m = load(t, &b);

	assert_null(range_of(m, "x"));
	const ge_list_list_int *closed = range_of(m, "y")->list_list_int;

	assert_int_equal(closed->n_list_list_i, 2);
	for (size_t i = 0; i < 2; i++) {
		const int64_t bounds[2][2] = {{3, 3}, {2, 9}};

		assert_memory_equal(closed->list_list_i[i]->list_i, bounds[i], sizeof bounds[i]);
	}
	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
	fxge_program_release(p);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		AIR_TEST(good_file_is_accepted),
		AIR_TEST(ports_and_edges),
		AIR_TEST(identical_bytes),
		AIR_TEST(state_initial_file),
		AIR_TEST(existing_file_is_kept),
		AIR_TEST(failure_leaves_nothing),
		AIR_TEST(weights_in_files),
		AIR_TEST(weights_by_reference),
		AIR_TEST(strided_weight_is_gathered),
		AIR_TEST(read_after_write_is_refused),
		AIR_TEST(open_ranges_are_left_out),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
