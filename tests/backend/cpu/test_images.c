/* SPDX-License-Identifier: Apache-2.0 */
/* Channels-last images between convolutions: a plan uses that order where it pays, and results are
 * bit-equal to those of a plan without it. */
#include "unit/check.h"

#include <stdio.h>
#include <stdlib.h>

#include "backend/cpu/plan/plan.h"
#include "backend/cpu/runtime/exec.h"
#include "ir/text/text.h"

#define WINDOW "strides=[1, 1, 1, 1], pads=[1, 1, 1, 1], data_format=\"NCHW\""
#define POINT  "strides=[1, 1, 1, 1], pads=[0, 0, 0, 0], data_format=\"NCHW\""
#define NORM   "scale=%t24, offset=%t24, mean=%t24, variance=%v24, epsilon=0.25"
#define POOL(k)                                                                                    \
	"ksize=[1, 1, " k ", " k "], strides=[1, 1, 2, 2], padding_mode=\"CALCULATED\", "              \
	"pads=[1, 1, 1, 1]"

/* Declares a constant of the shape `dims`; `real`: f32, whatever the dtype of images. */
typedef struct tensor {
	const char *name, *dims;
	int size;
	bool positive, real;
} tensor;

static const tensor tensors[] = {
	{"t24", "24", 24, false, true},
	{"v24", "24", 24, true, true},
	{"bias", "24", 24, false, false},
	{"stem", "24, 3, 5, 5", 24 * 3 * 25, false, false},
	{"wide", "24, 24, 3, 3", 24 * 24 * 9, false, false},
	{"point", "40, 24, 1, 1", 40 * 24, false, false},
	{"back", "24, 40, 1, 1", 24 * 40, false, false},
	{"both", "24, 48, 1, 1", 24 * 48, false, false},
	{"single", "24, 1, 3, 3", 24 * 9, false, false},
	{"narrow", "2, 24, 1, 1", 48, false, false},
	{"each", "24, 1, 1", 24, false, false},
	{"nothing", "2, 0, 3, 3", 0, false, false},
	{"empty", "24, 0, 1, 1", 0, false, false},
};

enum { TENSORS = sizeof tensors / sizeof *tensors, INPUTS = 2, TEXT = 1 << 18 };

/* Every kind of step that accepts images in either order, kinds that do not, and an image that is
 * itself a result. */
static const char steps[] =
	"  %c1 = ge.Conv2D(x=%x, filter=%stem, strides=[1, 1, 1, 1], pads=[2, 2, 2, 2], "
	"data_format=\"NCHW\") : ?\n"
	"  %b1 = ge.BNInfer(x=%c1, " NORM ") : ?\n"
	"  %a1 = ge.Relu(x=%b1) : ?\n"
	"  %p1 = ge.MaxPoolV3(x=%a1, " POOL(
		"3") ") : ?\n" /* 10 by 9 */
			 "  %c2 = ge.Conv2D(x=%p1, filter=%wide, bias=%bias, " WINDOW ") : ?\n"
			 "  %s2 = ge.Add(x1=%c2, x2=%p1) : ?\n"
			 "  %b2 = ge.BNInfer(x=%s2, " NORM ") : ?\n" /* a sum: unfused */
			 "  %j2 = ge.ConcatV2(x=[%b2, %p1], concat_dim=%one, N=2) : ?\n"
			 "  %w2 = ge.Conv2D(x=%j2, filter=%both, " POINT ") : ?\n"
			 "  %c3 = ge.Conv2D(x=%w2, filter=%point, " POINT ") : ?\n"
			 "  %a3 = ge.Sigmoid(x=%c3) : ?\n"
			 "  %c4 = ge.Conv2D(x=%a3, filter=%back, " POINT ") : ?\n"
			 "  %s4 = ge.Add(x1=%c4, x2=%r) : ?\n" /* with an input: plain */
			 "  %c5 = ge.Conv2D(x=%s4, filter=%wide, " WINDOW ") : ?\n"
			 "  %p5 = ge.AvgPoolV2(x=%c5, " POOL(
				 "3") ") : ?\n"
					  "  %d5 = ge.Conv2D(x=%p5, filter=%single, groups=24, " WINDOW ") : ?\n"
					  "  %c6 = ge.Conv2D(x=%d5, filter=%wide, " WINDOW ") : ?\n"
					  "  %n6 = ge.Conv2D(x=%c6, filter=%narrow, " POINT
					  ") : ?\n" /* reads a plain copy */
					  "  %c7 = ge.Conv2D(x=%c6, filter=%point, " POINT ") : ?\n"
					  "  %g7 = ge.AdaptiveAvgPool2d(x=%c7, output_size=[2, 3]) : ?\n"
					  "  %c8 = ge.Conv2D(x=%g7, filter=%back, " POINT ") : ?\n"
					  "  %o8 = ge.AdaptiveAvgPool2d(x=%c8, output_size=[1, 1]) : ?\n"
					  "  %y2 = ge.Sin(x=%b2) : ?\n" /* another copy */
					  "  %h2 = ge.Tanh(x=%b2) : ?\n"
					  "  %m2 = ge.Mul(x1=%h2, x2=%each) : ?\n" /* likewise: no epilogue of %h2 */
					  "  %z1 = ge.Conv2D(x=%nothing, filter=%empty, bias=%bias, groups=2, " POINT
					  ") : ?\n" /* its groups have 12 channels */
					  "  %z2 = ge.Conv2D(x=%z1, filter=%wide, " WINDOW ") : ?\n"
					  "  %z3 = ge.Conv2D(x=%z2, filter=%wide, " WINDOW ") : ?\n"
					  "  %z4 = ge.Sin(x=%z3) : ?\n"
					  "  return %n6, %o8, %s4, %y2, %m2, %z4\n"
					  "}\n";

enum { OUTPUTS = 6 };

static float
next_value(uint32_t *seed)
{
	*seed = *seed * 1664525u + 1013904223u;
	return (float)(int32_t)*seed / 2147483648.0f;
}

static char *
text_of(fxge_dtype dtype)
{
	const char *dt = fxge_dtypes[dtype].text;
	char *text = malloc(TEXT), *p = text;
	uint32_t seed = 1;

	p += sprintf(p, "fxge 1\nmodel \"m\" stage \"ge\"\ntensor @one : i32[] = {1}\n");
	for (int i = 0; i < TENSORS; i++) {
		p += sprintf(p, "tensor @%s : %s[%s] = {", tensors[i].name, tensors[i].real ? "f32" : dt,
			tensors[i].dims);
		for (int k = 0; k < tensors[i].size; k++) {
			float v = next_value(&seed);

			p += sprintf(
				p, "%s%.4f", k ? ", " : "", (double)(tensors[i].positive ? v * v + 0.25f : v));
		}
		p += sprintf(p, "}\n");
	}
	p += sprintf(p, "graph \"main\"(%%x : %s[2, 3, 19, 17], %%r : %s[2, 24, 10, 9]) {\n", dt, dt);
	for (int i = 0; i < TENSORS; i++)
		p += sprintf(p, "  %%%s = ge.Const(value=@%s) : ?\n", tensors[i].name, tensors[i].name);
	p += sprintf(p, "  %%one = ge.Const(value=@one) : ?\n");
	sprintf(p, "%s", steps);
	return text;
}

typedef struct job {
	fxge_session *s;
	fxge_dtype dtype;
	char *text;
	fxge_exec_watch *watch;
	fxge_array in[INPUTS], out[OUTPUTS];
	char last[256]; /* names of the channels-last values */
} job;

static void
look(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	(void)user, (void)n, (void)result, (void)own;
	assert_false(a->channels_last);
}

static void
list(job *j, const fxge_plan *plan)
{
	for (uint32_t i = 0; i < plan->n_slots; i++)
		if (plan->slots[i].channels_last) {
			strcat(j->last, plan->slots[i].value->name);
			strcat(j->last, " ");
		}
}

static int
body(void *arg)
{
	job *j = arg;
	fxge_program *p = fxge_text_parse(j->s, "test", j->text, strlen(j->text));
	fxge_exec *e = p ? fxge_exec_new(p) : NULL;
	bool ok = e != NULL;

	if (ok && j->watch)
		fxge_exec_set_watch(e, j->watch, j);
	for (int run = 0; ok && run < 2; run++) { /* weights are to be packed, and are */
		for (int k = 0; k < OUTPUTS; k++) {
			fxge_heap_free(&j->s->heap, j->out[k].data);
			j->out[k].data = NULL;
		}
		ok = fxge_exec_run(e, j->in, INPUTS, j->out, OUTPUTS);
	}
	if (ok)
		list(j, fxge_plan_new(p, p->main, &p->session->arena, true));
	return ok;
}

static void
run(job *j)
{
	uint32_t seed = 7;
	static const int64_t shapes[INPUTS][4] = {{2, 3, 19, 17}, {2, 24, 10, 9}};

	j->text = text_of(j->dtype);
	j->s = fxge_session_new(NULL, NULL, NULL);
	for (int i = 0; i < INPUTS; i++) {
		fxge_array *x = &j->in[i];

		*x = (fxge_array){.dtype = j->dtype, .rank = 4};
		memcpy(x->shape, shapes[i], sizeof shapes[i]);
		int64_t n = fxge_array_numel(x);

		x->size = (size_t)n * fxge_dtype_size(x->dtype);
		x->data = malloc(x->size);
		for (int64_t k = 0; k < n; k++)
			fxge_store_float(x->dtype, x->data, k, (double)next_value(&seed));
	}
	assert_int_equal(fxge_heap_guard(&j->s->heap, body, j), 1);
}

static void
drop(job *j)
{
	for (int i = 0; i < INPUTS; i++)
		free(j->in[i].data);
	for (int i = 0; i < OUTPUTS; i++)
		fxge_heap_free(&j->s->heap, j->out[i].data);
	fxge_session_release(j->s);
	free(j->text);
}

static void
same_bits(fxge_dtype dtype)
{
	job turned = {.dtype = dtype}, plain = {.dtype = dtype, .watch = look};

	run(&turned);
	run(&plain);
	assert_string_equal(
		turned.last, "c1 b1 a1 p1 c2 s2 b2 j2 w2 c3 a3 c5 p5 d5 c6 c7 g7 c8 h2 z2 ");
	for (int i = 0; i < OUTPUTS; i++) {
		assert_int_equal(turned.out[i].size, plain.out[i].size);
		assert_memory_equal(turned.out[i].data, plain.out[i].data, plain.out[i].size);
	}
	drop(&turned);
	drop(&plain);
}

static void
images_in_another_order_give_the_same_bits(void **state)
{
	(void)state;
	same_bits(FXGE_DT_F32);
	same_bits(FXGE_DT_BF16);
	same_bits(FXGE_DT_F16);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(images_in_another_order_give_the_same_bits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
