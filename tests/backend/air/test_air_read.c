/* SPDX-License-Identifier: Apache-2.0 */
/* The reader: a written program reads back, and writing it again yields the same bytes. */
#include "backend/air/support.h"
#include "base/diag/air.h"
#include "base/diag/bugs.h"

#include "ir/text/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static fxge_program *
read_back(air_test *t, bool io)
{
	fxge_file *f = fxge_file_open(&t->s->heap, &t->s->diags, t->path);

	assert_non_null(f);
	fxge_program *p = fxge_air_read(t->s, f, io ? air_in(t, "m.io.json") : NULL);

	fxge_file_close(f); /* the program holds a reference of its own */
	if (!p)
		air_show(t);
	return p;
}

static void
same_file(const char *a, const char *b)
{
	size_t n, k;
	uint8_t *x = air_read_file(a, &n), *y = air_read_file(b, &k);

	if (n != k || memcmp(x, y, n) != 0)
		print_error("%s: %zu bytes, %s: %zu bytes\n", a, n, b, k);
	if (n == k && memcmp(x, y, n) != 0 && x[0] == '{')
		print_error("%.*s\n%.*s\n", (int)n, (char *)x, (int)k, (char *)y);
	assert_int_equal(n, k);
	assert_memory_equal(x, y, n);
	free(x);
	free(y);
}

static void
round_trip_of(air_test *t, const char *text, fxge_weights w)
{
	fxge_program *p = air_program(t, text);
	fxge_air_options o = {.weights = w, .force = true};

	assert_true(fxge_air_write(p, t->path, &o));
	fxge_program_release(p);
	p = read_back(t, true);
	assert_non_null(p);
	if (!fxge_program_verify(p, "ge"))
		air_show(t);
	assert_int_equal(t->s->diags.errors, 0);
	/* to another directory, under the same name: locations are relative to the file */
	const char *sub = air_in(t, "again");

	assert_int_equal(rename(t->path, air_in(t, "first.air")), 0);
	assert_int_equal(rename(air_in(t, "m.io.json"), air_in(t, "first.io.json")), 0);
	(void)sub;
	if (!fxge_air_write(p, t->path, &o)) {
		air_show(t);
		fail();
	}
	same_file(air_in(t, "first.air"), t->path);
	same_file(air_in(t, "first.io.json"), air_in(t, "m.io.json"));
	fxge_program_release(p);
}

static void
round_trip_inline(void **state)
{
	round_trip_of(*state, base_text, FXGE_WEIGHTS_INLINE);
}

static void
round_trip_files(void **state)
{
	round_trip_of(*state, base_text, FXGE_WEIGHTS_FILES);
}

/* Numbers as inputs, guards, literals, outputs that are constants. */
static void
round_trip_interface(void **state)
{
	round_trip_of(*state,
		"fxge 1\n"
		"model \"face\" stage \"ge\"\n"
		"symbol s0 : int [2, 9223372036854775807]\n"
		"symbol n : int [0, 8]\n"
		"graph \"main\"(\n"
		"    %x : f32[2*s0, 4],\n"
		"    %n : size(n),\n"
		"    %flag : none = literal(true, \"flag\"),\n"
		"    %y : i64[s0]) {\n"
		"  %r = ge.Relu(x=%x) : f32[2*s0, 4]\n"
		"  return %r as \"out\", 3, %y mutates(\"y\") as \"y\"\n"
		"}\n",
		FXGE_WEIGHTS_INLINE);
}

static void
without_description(void **state)
{
	air_test *t = *state;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	fxge_program *p = read_back(t, false);

	assert_non_null(p);
	assert_true(fxge_program_verify(p, "ge"));
	assert_int_equal(p->inputs.len, 4);
	assert_int_equal(p->inputs.data[2].role, FXGE_ROLE_STATE);
	assert_string_equal(p->inputs.data[2].target, "layer.cache");
	assert_int_equal(p->outputs.len, 2);
	int64_t lo, hi;

	fxge_sym_range(p->syms, fxge_graph_input(p->main, 0)->meta->shape[0], &lo, &hi);
	assert_int_equal(lo, 2);
	assert_int_equal(hi, 64);
	fxge_program_release(p);
}

/* Constants are views of the mapping: no bytes are copied. */
static void
constants_are_views(void **state)
{
	air_test *t = *state;
	fxge_program *p = air_big_program(t);
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE};

	assert_true(fxge_air_write(p, t->path, &o));
	fxge_program_release(p);
	p = read_back(t, true);
	assert_non_null(p);
	const fxge_tensor *w = fxge_program_tensor(p, fxge_names_get(p->names, "w"));

	assert_non_null(w);
	assert_non_null(w->file);
	assert_true(
		w->data > w->file->bytes.data && w->data < w->file->bytes.data + w->file->bytes.size);
	assert_int_equal(w->data[1199], 0x33);
	fxge_program_release(p);
}

static void
unknown_type_is_kept(void **state)
{
	air_test *t = *state;
	size_t n;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n);

	for (size_t i = 0; i + 9 <= n; i++) /* another type of the same length */
		if (memcmp(b + i, "SoftmaxV2", 9) == 0)
			memcpy(b + i, "MySoftmax", 9);
	FILE *f = fopen(t->path, "wb");

	fwrite(b, 1, n, f);
	fclose(f);
	free(b);
	assert_null(read_back(t, true)); /* the interface belongs to the other program */
	assert_int_equal(t->s->diags.list.data[0].id, FXGE_D_IO_INVALID);
	fxge_diags_clear(&t->s->diags);
	fxge_program *p = read_back(t, false);

	assert_non_null(p);
	bool found = false;

	FXGE_EACH_NODE (x, p->main)
		if (strcmp(x->op->name, "ge.MySoftmax") == 0) {
			found = true;
			assert_int_equal(x->op->n_params, 2);
			assert_string_equal(x->op->params[1].name, "axes");
		}
	assert_true(found);
	fxge_program_release(p);
}

/* Any change of any byte, of either file, yields a program or diagnostics. */
static void
flipped_bytes(void **state)
{
	air_test *t = *state;
	size_t n, k;

	air_write_base(t, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(t->path, &n), *io = air_read_file(air_in(t, "m.io.json"), &k);

	for (size_t i = 0; i < n; i++) {
		b[i] ^= (uint8_t)(1u << i % 8);
		fxge_diags_clear(&t->s->diags);
		fxge_file *f = fxge_file_copy(&t->s->heap, &t->s->diags, t->path, b, n);
		fxge_program *p = fxge_air_read(t->s, f, i % 2 ? NULL : air_in(t, "m.io.json"));

		assert_true(p || t->s->diags.errors);
		for (size_t d = 0; d < t->s->diags.list.len; d++)
			assert_int_not_equal(t->s->diags.list.data[d].id, FXGE_D_BUG);
		fxge_program_release(p);
		fxge_file_close(f);
		b[i] ^= (uint8_t)(1u << i % 8);
	}
	fxge_file *f = fxge_file_copy(&t->s->heap, &t->s->diags, t->path, b, n);

	for (size_t i = 0; i < k; i++) {
		io[i] ^= (uint8_t)(1u << i % 8);
		FILE *out = fopen(air_in(t, "bad.json"), "wb");

		fwrite(io, 1, k, out);
		fclose(out);
		fxge_diags_clear(&t->s->diags);
		fxge_program *p = fxge_air_read(t->s, f, air_in(t, "bad.json"));

		assert_true(p || t->s->diags.errors);
		fxge_program_release(p);
		io[i] ^= (uint8_t)(1u << i % 8);
	}
	fxge_file_close(f);
	free(b);
	free(io);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		AIR_TEST(round_trip_inline),
		AIR_TEST(round_trip_files),
		AIR_TEST(round_trip_interface),
		AIR_TEST(without_description),
		AIR_TEST(constants_are_views),
		AIR_TEST(unknown_type_is_kept),
		AIR_TEST(flipped_bytes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
