/* SPDX-License-Identifier: Apache-2.0 */
/* The executor as a whole: sizes that change between runs, values computed at run time, nested
 * graphs, in-place writes, threads, memory failures. */
#include "base/diag/run.h"
#include "exec_text.h"

#include <math.h>
#include <stdlib.h>

#include "ops/half.h"

static int
count_of(const fxge_session *s, fxge_diag_id id)
{
	int n = 0;

	for (size_t i = 0; i < s->diags.list.len; i++)
		n += s->diags.list.data[i].id == id;
	return n;
}

/* ---- sizes and values ---- */

static const char dynamic_text[] =
	HEAD "symbol s0 : int [0, 100000]\n"
		 "tensor @two : i64[1] = {2}\n"
		 "tensor @rest : i64[1] = {-1}\n"
		 "tensor @axis : i32[] = {0}\n"
		 "graph \"main\"(\n"
		 "    %x : f32[s0]) {\n"
		 "  %s = ge.Shape(x=%x, dtype=9) : ?\n"
		 "  %two = ge.Const(value=@two) : ?\n"
		 "  %axis = ge.Const(value=@axis) : ?\n"
		 "  %rows = ge.FloorDiv(x1=%s, x2=%two) : ?\n"
		 "  %shape = ge.ConcatV2(x=[%rows, %two], concat_dim=%axis, N=2) : ?\n"
		 "  %y = ge.Reshape(x=%x, shape=%shape) : ?\n"
		 "  %z = ge.ReduceSum(x=%y, axes=%two0) : ?\n"
		 "  return %z\n"
		 "}\n";

static const char static_text[] = HEAD "tensor @one : i64[1] = {1}\n"
									   "tensor @shape : i64[2] = {-1, 2}\n"
									   "graph \"main\"(\n"
									   "    %x : f32[6]) {\n"
									   "  %shape = ge.Const(value=@shape) : ?\n"
									   "  %one = ge.Const(value=@one) : ?\n"
									   "  %y = ge.Reshape(x=%x, shape=%shape) : ?\n"
									   "  %z = ge.ReduceSum(x=%y, axes=%one) : ?\n"
									   "  %a = ge.Add(x1=%z, x2=%z) : ?\n"
									   "  %b = ge.Mul(x1=%a, x2=%z) : ?\n"
									   "  %c = ge.Sub(x1=%b, x2=%a) : ?\n"
									   "  return %c, %z\n"
									   "}\n";

static void
a_static_graph_runs_again_and_again(void **state)
{
	fxge_exec *e = make(*state, static_text);
	fxge_session *s = *state;
	float x[6] = {1, 2, 3, 4, 5, 6};

	for (int i = 0; i < 3; i++) {
		fxge_array in = vector(FXGE_DT_F32, 6, x), out[2] = {0};
		size_t live = s->heap.live;

		assert_true(fxge_exec_run(e, &in, 1, out, 2));
		const float *c = out[0].data, *z = out[1].data;

		for (int k = 0; k < 3; k++)
			assert_true(c[k] == 2 * z[k] * z[k] - 2 * z[k]);
		assert_true(z[0] == 3 && z[2] == 11);
		fxge_heap_free(&s->heap, out[0].data);
		fxge_heap_free(&s->heap, out[1].data);
		assert_true(i == 0 || s->heap.live == live); /* the buffers of the first run are kept */
	}
	fxge_exec_release(e);
}

static void
sizes_may_differ_between_runs(void **state)
{
	fxge_session *s = *state;
	char text[sizeof dynamic_text + 64];
	const char *use = strstr(dynamic_text, "%two0");

	/* The axis is computed as well: rows - rows + 1. */
	snprintf(text, sizeof text, "%.*s%%axis1%s", (int)(use - dynamic_text), dynamic_text, use + 5);
	char *at = strstr(text, "  %z =");
	char tail[256];

	snprintf(tail, sizeof tail, "%s", at);
	snprintf(at, sizeof text - (size_t)(at - text),
		"  %%axis1 = ge.FloorDiv(x1=%%two, x2=%%two) : ?\n%s", tail);
	fxge_exec *e = make(s, text);

	for (int64_t n = 0; n <= 40000; n = n ? n * 20 : 2) {
		float *x = calloc((size_t)n + 1, sizeof *x);
		fxge_array in = vector(FXGE_DT_F32, n, x), out = {0};

		for (int64_t i = 0; i < n; i++)
			x[i] = (float)i;
		assert_true(fxge_exec_run(e, &in, 1, &out, 1));
		assert_int_equal(out.rank, 1);
		assert_int_equal(out.shape[0], n / 2);
		for (int64_t i = 0; i < n / 2; i++)
			assert_true(((float *)out.data)[i] == (float)(4 * i + 1));
		fxge_heap_free(&s->heap, out.data);
		free(x);
	}
	fxge_exec_release(e);
}

static void
shapes_may_depend_on_data(void **state)
{
	fxge_session *s = *state;
	fxge_exec *e = make(s, HEAD "tensor @axis : i32[] = {0}\n"
								"tensor @flat : i64[1] = {-1}\n"
								"graph \"main\"(\n"
								"    %x : f32[5]) {\n"
								"  %axis = ge.Const(value=@axis) : ?\n"
								"  %flat = ge.Const(value=@flat) : ?\n"
								"  %i = ge.NonZero(x=%x) : ?\n"
								"  %j = ge.Reshape(x=%i, shape=%flat) : ?\n"
								"  %y = ge.GatherV2(x=%x, indices=%j, axis=%axis) : ?\n"
								"  return %y\n"
								"}\n");
	float x[5] = {0, 2, 0, -1, 0}, none[5] = {0};
	fxge_array in = vector(FXGE_DT_F32, 5, x), out = {0};

	assert_true(fxge_exec_run(e, &in, 1, &out, 1));
	assert_int_equal(out.shape[0], 2);
	assert_true(((float *)out.data)[0] == 2 && ((float *)out.data)[1] == -1);
	fxge_heap_free(&s->heap, out.data);
	in.data = none;
	out = (fxge_array){0};
	assert_true(fxge_exec_run(e, &in, 1, &out, 1));
	assert_int_equal(out.shape[0], 0);
	fxge_heap_free(&s->heap, out.data);
	fxge_exec_release(e);
}

/* ---- state ---- */

static void
state_is_written_in_place_and_old_values_stay(void **state)
{
	fxge_session *s = *state;
	fxge_exec *e = make(s, HEAD "tensor @count : f32[2] = {0, 0}\n"
								"graph \"main\"(\n"
								"    %count : f32[2] = state(@count, \"count\"),\n"
								"    %x : f32[2]) {\n"
								"  %old = ge.Identity(x=%count) : ?\n"
								"  %new = ge.AssignAdd(ref=%count, value=%x) : ?\n"
								"  %seen = ge.Identity(x=%new) : ?\n"
								"  return %old, %seen\n"
								"}\n");
	float count[2] = {1, 10}, x[2] = {2, 20};
	fxge_array in[2] = {vector(FXGE_DT_F32, 2, count), vector(FXGE_DT_F32, 2, x)};

	for (int i = 0; i < 3; i++) {
		float old[2], seen[2];
		fxge_array out[2] = {
			{.data = old, .size = sizeof old}, {.data = seen, .size = sizeof seen}};

		assert_true(fxge_exec_run(e, in, 2, out, 2));
		assert_true(old[0] == (float)(1 + 2 * i) && old[1] == (float)(10 + 20 * i));
		assert_true(seen[0] == count[0] && count[0] == (float)(3 + 2 * i));
	}
	fxge_exec_release(e);
}

static void
note_place(void *user, const fxge_node *n, uint32_t result, const fxge_array *y, bool own)
{
	(void)result;
	(void)own;
	if (strcmp(n->op->name, "ge.Reshape") == 0)
		*(const void **)user = y->data;
}

/* A view of a value that is overwritten later keeps the old bytes; a view that comes last needs no
 * copy. */
static void
views_of_state_are_copies_only_before_a_write(void **state)
{
	static const char *const bodies[] = {
		"  %y = ge.Reshape(x=%count, shape=%shape) : ?\n"
		"  %new = ge.AssignAdd(ref=%count, value=%x) : ?\n",
		"  %new = ge.AssignAdd(ref=%count, value=%x) : ?\n"
		"  %y = ge.Reshape(x=%new, shape=%shape) : ?\n",
	};

	for (int last = 0; last < 2; last++) {
		char text[1024];
		float count[2] = {1, 10}, x[2] = {2, 20}, y[2];
		fxge_array in[2] = {vector(FXGE_DT_F32, 2, count), vector(FXGE_DT_F32, 2, x)};
		fxge_array out[1] = {{.data = y, .size = sizeof y}};
		const void *place = NULL;

		snprintf(text, sizeof text,
			HEAD "tensor @c : f32[2] = {0, 0}\ntensor @shape : i64[2] = {1, 2}\n"
				 "graph \"main\"(\n    %%count : f32[2] = state(@c, \"c\"),\n"
				 "    %%x : f32[2]) {\n  %%shape = ge.Const(value=@shape) : ?\n%s"
				 "  return %%y\n}\n",
			bodies[last]);
		fxge_exec *e = make(*state, text);

		fxge_exec_set_watch(e, note_place, &place);
		assert_true(fxge_exec_run(e, in, 2, out, 1));
		assert_true(y[1] == (last ? 30 : 10) && count[1] == 30);
		assert_true((place == count) == last);
		fxge_exec_release(e);
	}
}

static void
writing_into_a_constant_is_refused(void **state)
{
	job j = {.s = *state, .keep = true};

	j.text = HEAD "tensor @c : f32[2] = {0, 0}\n"
				  "graph \"main\"(\n"
				  "    %x : f32[2]) {\n"
				  "  %c = ge.Const(value=@c) : ?\n"
				  "  %y = ge.Assign(ref=%c, value=%x) : ?\n"
				  "  return %y\n"
				  "}\n";
	assert_false(run_job(&j));
	assert_int_equal(count_of(*state, FXGE_D_RUN_GRAPH), 1);
}

/* ---- nested graphs ---- */

static const char while_text[] = HEAD "tensor @one : i32[] = {1}\n"
									  "tensor @ten : i32[] = {1000}\n"
									  "graph \"main\"(\n"
									  "    %i : i32[],\n"
									  "    %x : f32[2]) {\n"
									  "  %n, %y = ge.While(input=[%i, %x]) : ?, ? {\n"
									  "    graph \"cond\"(\n"
									  "        %i1 : i32[],\n"
									  "        %x1 : f32[2]) {\n"
									  "      %ten = ge.Const(value=@ten) : ?\n"
									  "      %more = ge.Less(x1=%i1, x2=%ten) : ?\n"
									  "      return %more\n"
									  "    }\n"
									  "    graph \"body\"(\n"
									  "        %i2 : i32[],\n"
									  "        %x2 : f32[2]) {\n"
									  "      %one = ge.Const(value=@one) : ?\n"
									  "      %next = ge.Add(x1=%i2, x2=%one) : ?\n"
									  "      %z = ge.Add(x1=%x2, x2=%x2) : ?\n"
									  "      %h = ge.Sub(x1=%z, x2=%x2) : ?\n"
									  "      return %next, %h\n"
									  "    }\n"
									  "  }\n"
									  "  return %n, %y\n"
									  "}\n";

static void
loops_do_not_grow(void **state)
{
	fxge_session *s = *state;
	fxge_exec *e = make(s, while_text);
	float x[2] = {3, 4};
	size_t peak[3]; /* also of the first run, which uses the values that later ones compute */

	for (int run = 0; run < 3; run++) {
		int32_t i = run == 2 ? 0 : 990;
		fxge_array in[2] = {
			{.dtype = FXGE_DT_I32, .data = &i, .size = 4}, vector(FXGE_DT_F32, 2, x)};
		fxge_array out[2] = {0};

		s->heap.peak = s->heap.live;
		assert_true(fxge_exec_run(e, in, 2, out, 2));
		peak[run] = s->heap.peak - s->heap.live;
		assert_int_equal(*(int32_t *)out[0].data, 1000);
		assert_true(((float *)out[1].data)[1] == 4);
		fxge_heap_free(&s->heap, out[0].data);
		fxge_heap_free(&s->heap, out[1].data);
	}
	assert_int_equal(peak[1], peak[2]);
	fxge_exec_release(e);
}

static const char if_text[] = HEAD "graph \"main\"(\n"
								   "    %c : i32[],\n"
								   "    %x : f32[2]) {\n"
								   "  %y = ge.If(cond=%c, input=[%x]) : ? {\n"
								   "    graph \"then\"(\n"
								   "        %a : f32[2]) {\n"
								   "      %b = ge.Neg(x=%a) : ?\n"
								   "      return %b\n"
								   "    }\n"
								   "    graph \"else\"(\n"
								   "        %d : f32[2]) {\n"
								   "      return %d\n"
								   "    }\n"
								   "  }\n"
								   "  return %y\n"
								   "}\n";

static void
a_condition_chooses_the_branch(void **state)
{
	fxge_exec *e = make(*state, if_text);
	float x[2] = {3, 4}, y[2];

	for (int32_t c = 0; c < 3; c++) {
		fxge_array in[2] = {
			{.dtype = FXGE_DT_I32, .data = &c, .size = 4}, vector(FXGE_DT_F32, 2, x)};
		fxge_array out = {.data = y, .size = sizeof y};

		assert_true(fxge_exec_run(e, in, 2, &out, 1));
		assert_true(y[1] == (c ? -4.0F : 4.0F));
	}
	fxge_exec_release(e);
}

/* ---- refused runs ---- */

static void
all_missing_kernels_are_named(void **state)
{
	job j = {.s = *state, .keep = true};

	j.text =
		HEAD "graph \"main\"(\n"
			 "    %x : f32[2]) {\n"
			 "  %a = ge.HcomReduce(x=%x, root_rank=0, reduction=\"sum\", group=\"all\") : f32[2]\n"
			 "  %b = ge.Relu(x=%a) : f32[2]\n"
			 "  %c = ge.HcomReduce(x=%b, root_rank=0, reduction=\"sum\", group=\"all\") : f32[2]\n"
			 "  return %c\n"
			 "}\n";
	assert_false(run_job(&j));
	assert_int_equal(count_of(*state, FXGE_D_NO_KERNEL), 2);
}

static void
inputs_and_outputs_are_checked(void **state)
{
	fxge_exec *e = make(*state, static_text);
	float x[6] = {0}, small[1];
	fxge_array in = vector(FXGE_DT_F32, 6, x), out[2] = {0};

	assert_false(fxge_exec_run(e, &in, 0, out, 2));
	assert_false(fxge_exec_run(e, &in, 1, out, 1));
	in.dtype = FXGE_DT_I32;
	assert_false(fxge_exec_run(e, &in, 1, out, 2));
	in = vector(FXGE_DT_F32, 5, x);
	assert_false(fxge_exec_run(e, &in, 1, out, 2));
	in = vector(FXGE_DT_F32, 6, x);
	in.size = 20;
	assert_false(fxge_exec_run(e, &in, 1, out, 2));
	assert_int_equal(count_of(*state, FXGE_D_RUN_INPUT), 4);
	in.size = 24;
	out[1] = (fxge_array){.data = small, .size = sizeof small};
	assert_false(fxge_exec_run(e, &in, 1, out, 2));
	assert_int_equal(count_of(*state, FXGE_D_RUN_OUTPUT), 2);
	assert_null(out[0].data);
	fxge_exec_release(e);
}

/* ---- threads ---- */

static const char wide_text[] = HEAD "symbol s0 : int [1, 1000]\n"
									 "tensor @axis : i64[1] = {0}\n"
									 "graph \"main\"(\n"
									 "    %x : f32[s0, 300]) {\n"
									 "  %axis = ge.Const(value=@axis) : ?\n"
									 "  %g = ge.GeluV2(x=%x) : ?\n"
									 "  %p = ge.MatMul(x1=%g, x2=%x, transpose_x2=true) : ?\n"
									 "  %s = ge.SoftmaxV2(x=%p) : ?\n"
									 "  %m = ge.ReduceMean(x=%s, axes=%axis) : ?\n"
									 "  return %p, %m\n"
									 "}\n";

/* Any number of threads yields the same bytes, in every run; results have at most `size` bytes. */
static void
same_with_all_threads(const char *text, const fxge_array *in, int n_out, size_t size)
{
	char *first = NULL;

	for (int threads = 1; threads <= 4; threads++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);

		s->threads = threads;
		fxge_exec *e = make(s, text);
		char *p = calloc(1, (size_t)n_out * size);
		fxge_array out[2] = {{.data = p, .size = size}, {.data = p + size, .size = size}};

		for (int run = 0; run < 3; run++) {
			assert_true(fxge_exec_run(e, in, 1, out, n_out));
			if (!first)
				first = memcpy(malloc((size_t)n_out * size), p, (size_t)n_out * size);
			assert_memory_equal(first, p, (size_t)n_out * size);
		}
		free(p);
		fxge_session_release(s); /* the executable ends with it */
	}
	free(first);
}

static void
results_do_not_depend_on_threads(void **state)
{
	enum { ROWS = 200, COLUMNS = 300 };
	float *x = malloc(ROWS * COLUMNS * sizeof *x);
	fxge_array in = matrix(FXGE_DT_F32, ROWS, COLUMNS, x);

	(void)state;
	for (int i = 0; i < ROWS * COLUMNS; i++)
		x[i] = (float)(i * 7919 % 1009) / 1009.0F - 0.5F;
	same_with_all_threads(wide_text, &in, 2, ROWS * ROWS * sizeof *x);
	free(x);
}

/* ---- memory of results ---- */

enum { PLACES = 40 * 50, N_PLACED = 3 };

static const char placed_text[] = HEAD "tensor @shape : i64[1] = {2000}\n"
									   "graph \"main\"(\n"
									   "    %x : f32[40, 50]) {\n"
									   "  %shape = ge.Const(value=@shape) : ?\n"
									   "  %a = ge.Relu(x=%x) : ?\n"
									   "  %b = ge.Neg(x=%a) : ?\n"
									   "  %r = ge.Reshape(x=%b, shape=%shape) : ?\n"
									   "  %c = ge.Add(x1=%b, x2=%x) : ?\n"
									   "  return %c, %r, %b\n"
									   "}\n";

typedef struct seen {
	const void *neg, *add;
} seen;

static void
note_places(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	seen *at = user;

	(void)result, (void)own;
	if (strcmp(n->op->name, "ge.Neg") == 0)
		at->neg = a->data;
	if (strcmp(n->op->name, "ge.Add") == 0)
		at->add = a->data;
}

/* Separate memory receives results directly if it is aligned; two results that are one value are
 * copied. */
static void
results_come_where_they_are_wanted(void **state)
{
	fxge_exec *e = make(*state, placed_text);
	float x[PLACES];
	fxge_array in = matrix(FXGE_DT_F32, 40, 50, x);
	seen at;

	for (int i = 0; i < PLACES; i++)
		x[i] = (float)(i % 7) - 3;
	fxge_exec_set_watch(e, note_places, &at);
	for (int off = 0; off <= 8; off += 8) {
		void *block[N_PLACED];
		fxge_array out[N_PLACED];

		for (int i = 0; i < N_PLACED; i++) {
			assert_int_equal(posix_memalign(&block[i], 64, sizeof x + (size_t)off), 0);
			out[i] = (fxge_array){.data = (char *)block[i] + off, .size = sizeof x};
		}
		for (int moved = 0; moved < 2; moved++) {
			assert_true(fxge_exec_run_disjoint(e, &in, 1, out, N_PLACED, moved));
			assert_true((at.add == out[0].data) == (off == 0));
			assert_true((at.neg == out[2].data) == (off == 0));
			for (int i = 0; i < PLACES; i++) {
				float b = x[i] > 0 ? -x[i] : 0;

				assert_float_equal(((float *)out[0].data)[i], b + x[i], 0);
				assert_float_equal(((float *)out[1].data)[i], b, 0);
				assert_float_equal(((float *)out[2].data)[i], b, 0);
			}
		}
		for (int i = 0; i < N_PLACED; i++)
			free(block[i]);
	}
	fxge_exec_release(e);
}

/* ---- repeated sizes ---- */

static const char again_text[] =
	HEAD "symbol s0 : int [1, 100000]\n"
		 "tensor @w : f32[2, 3] = {1, 2, 3, 4, 5, 6}\n"
		 "tensor @two : i64[1] = {2}\n"
		 "tensor @axis : i32[] = {0}\n"
		 "tensor @none : i64[1] = {-1}\n"
		 "graph \"main\"(\n"
		 "    %x : f32[s0]) {\n"
		 "  %w = ge.Const(value=@w) : ?\n"
		 "  %two = ge.Const(value=@two) : ?\n"
		 "  %axis = ge.Const(value=@axis) : ?\n"
		 "  %s = ge.Shape(x=%x, dtype=9) : ?\n"
		 "  %rows = ge.FloorDiv(x1=%s, x2=%two) : ?\n"
		 "  %shape = ge.ConcatV2(x=[%rows, %two], concat_dim=%axis, N=2) : ?\n"
		 "  %y = ge.Reshape(x=%x, shape=%shape) : ?\n"
		 "  %p = ge.MatMul(x1=%y, x2=%w) : ?\n"
		 "  %z = ge.Relu(x=%p) : ?\n"
		 "  return %z\n"
		 "}\n";

/* Runs `runs` times with the same sizes; if n is not 0, the n-th allocation and all later ones
 * fail. Returns true if none failed; a successful run yields the right values. */
static bool
runs_succeed(fxge_session *s, fxge_exec *e, int rows, int runs, uint64_t n)
{
	enum { MOST = 6 };
	float x[2 * MOST], y[3 * MOST];
	fxge_array in = vector(FXGE_DT_F32, 2 * rows, x), out;
	bool all = true;

	for (int i = 0; i < 2 * rows; i++)
		x[i] = (float)(i - 3);
	s->heap.fail_from = n ? s->heap.allocs + n : 0;
	for (int run = 0; run < runs; run++) {
		out = (fxge_array){.data = y, .size = sizeof y};
		if (!fxge_exec_run_disjoint(e, &in, 1, &out, 1, run > 0)) {
			all = false;
			continue;
		}
		assert_int_equal(out.size, (size_t)rows * 3 * sizeof *y);
		for (int i = 0; i < 3 * rows; i++) {
			float v = x[i / 3 * 2] * (float)(i % 3 + 1) + x[i / 3 * 2 + 1] * (float)(i % 3 + 4);

			assert_float_equal(y[i], v > 0 ? v : 0, 0);
		}
	}
	s->heap.fail_from = 0;
	return all;
}

/* A plan for these sizes, another one for other sizes, and no plan if memory runs out. */
static void
sizes_that_come_again(void **state)
{
	bool all = false;

	(void)state;
	for (uint64_t n = 0; !all || !n; n++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		fxge_exec *e = make(s, again_text);

		all = runs_succeed(s, e, 5, 6, n);
		assert_true(runs_succeed(s, e, 5, 6, 0));
		assert_true(runs_succeed(s, e, 2, 6, 0));
		assert_true(runs_succeed(s, e, 6, 3, 0));
		fxge_session_release(s);
	}
}

/* ---- operands of two types ---- */

static void
norms_add_operands_of_two_types(void **state)
{
	enum { N = 40 };
	fxge_exec *e =
		make(*state, HEAD "graph \"main\"(\n"
						  "    %x : f32[2, 20],\n"
						  "    %h : bf16[2, 20],\n"
						  "    %g : f32[20]) {\n"
						  "  %y, %r, %s = ge.AddRmsNorm(x1=%x, x2=%h, gamma=%g) : ?, ?, ?\n"
						  "  return %s\n"
						  "}\n");
	float x[N], g[N / 2] = {0}, sum[N];
	uint16_t h[N];
	fxge_array in[] = {matrix(FXGE_DT_F32, 2, N / 2, x), matrix(FXGE_DT_BF16, 2, N / 2, h),
		vector(FXGE_DT_F32, N / 2, g)};
	fxge_array out = {.data = sum, .size = sizeof sum};

	for (int i = 0; i < N; i++) {
		x[i] = (float)i / 8;
		h[i] = fxge_f32_to_bf16((float)(i % 5) - 2);
	}
	assert_true(fxge_exec_run(e, in, 3, &out, 1));
	for (int i = 0; i < N; i++)
		assert_float_equal(sum[i], x[i] + (float)(i % 5) - 2, 0);
	fxge_exec_release(e);
}

/* ---- products of one row ---- */

static const char row_text[] = HEAD "graph \"main\"(\n"
									"    %x : f32[1, 1000],\n"
									"    %w : f32[1000, 301],\n"
									"    %v : f32[301, 1000]) {\n"
									"  %p = ge.MatMul(x1=%x, x2=%w) : ?\n"
									"  %q = ge.MatMul(x1=%x, x2=%v, transpose_x2=true) : ?\n"
									"  return %p, %q\n"
									"}\n";

/* B is read in place, by rows and by columns: f32 sums are compared with f64 sums. */
static void
one_row_by_weights_that_change(void **state)
{
	enum { K = 1000, N = 301 };
	float *x = malloc(K * sizeof *x), *w = malloc(K * N * sizeof *w),
		  *v = malloc(K * N * sizeof *v);
	float y[2][N];
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	fxge_exec *e = make(s, row_text);
	fxge_array in[] = {
		matrix(FXGE_DT_F32, 1, K, x), matrix(FXGE_DT_F32, K, N, w), matrix(FXGE_DT_F32, N, K, v)};
	fxge_array out[2] = {{.data = y[0], .size = sizeof y[0]}, {.data = y[1], .size = sizeof y[1]}};

	(void)state;
	for (int64_t p = 0; p < K; p++) {
		x[p] = (float)(p * 7919 % 1009) / 1009.0F - 0.5F;
		for (int64_t i = 0; i < N; i++)
			w[p * N + i] = v[i * K + p] = (float)((p * N + i) * 6007 % 997) / 997.0F - 0.5F;
	}
	assert_true(fxge_exec_run(e, in, 3, out, 2));
	for (int i = 0; i < N; i++) {
		double sum = 0;

		for (int p = 0; p < K; p++)
			sum += (double)x[p] * (double)w[p * N + i];
		for (int k = 0; k < 2; k++)
			if (fabs((double)y[k][i] - sum) > 1e-5)
				fail_msg(
					"result %d, column %d: found %.9g, expected %.9g", k, i, (double)y[k][i], sum);
	}
	fxge_session_release(s);
	free(x);
	free(w);
	free(v);
}

/* ---- memory ---- */

/* Fails the n-th allocation, n = 1, 2, ..., until all succeed: nothing may leak. */
static void
memory_may_end_anywhere(void **state)
{
	const char *const texts[] = {static_text, while_text};
	float x[6] = {1, 2, 3, 4, 5, 6};
	int32_t i = 997;

	(void)state;
	for (int t = 0; t < 2; t++)
		for (uint64_t n = 1;; n++) {
			fxge_session *s = fxge_session_new(NULL, NULL, NULL);
			fxge_array out[2] = {0}, one = vector(FXGE_DT_F32, 6, x);
			fxge_array two[2] = {
				{.dtype = FXGE_DT_I32, .data = &i, .size = 4}, vector(FXGE_DT_F32, 2, x)};
			job j = {.s = s,
				.text = texts[t],
				.in = t ? two : &one,
				.n_in = t ? 2 : 1,
				.out = out,
				.n_out = 2};

			s->heap.fail_from = s->heap.allocs + n;
			bool ok = run_job(&j);

			s->heap.fail_from = 0;
			fxge_heap_free(&s->heap, out[0].data);
			fxge_heap_free(&s->heap, out[1].data);
			fxge_session_release(s);
			if (ok)
				break;
			assert_true(n < 100000);
		}
}

/* Runs a graph of more values than the exact memory planner accepts. The first run measures the
 * workspace of the product, the second plans memory for it, and later runs allocate nothing. */
static void
a_large_graph_plans_its_memory_once(void **state)
{
	enum { STEPS = 4200, ROWS = 128, DEEP = 256, WIDE = 300 };
	fxge_session *s = *state;
	static float x[ROWS * DEEP], w[DEEP * WIDE], y[ROWS * WIDE];
	char *text = malloc((size_t)STEPS * 64), *p = text;

	p += sprintf(p, HEAD "graph \"main\"(\n    %%v0 : f32[%d, %d],\n    %%w : f32[%d, %d]) {\n",
		ROWS, DEEP, DEEP, WIDE);
	for (int i = 0; i < STEPS; i++)
		p += sprintf(p, "  %%v%d = ge.Neg(x=%%v%d) : ?\n", i + 1, i);
	sprintf(p,
		"  %%p = ge.MatMul(x1=%%v%d, x2=%%w) : ?\n  %%y = ge.Relu(x=%%p) : ?\n  return %%y\n}\n",
		STEPS);
	fxge_exec *e = make(s, text);
	fxge_array in[] = {matrix(FXGE_DT_F32, ROWS, DEEP, x), matrix(FXGE_DT_F32, DEEP, WIDE, w)};
	uint64_t allocations = 0;

	for (int i = 0; i < ROWS * DEEP; i++)
		x[i] = 1;
	for (int i = 0; i < DEEP * WIDE; i++)
		w[i] = 2;
	for (int run = 0; run < 6; run++) {
		fxge_array out = {.data = y, .size = sizeof y};

		allocations = s->heap.allocs;
		assert_true(fxge_exec_run_disjoint(e, in, 2, &out, 1, run > 0));
		assert_float_equal(y[0], 2 * DEEP, 0);
	}
	assert_int_equal(s->heap.allocs, allocations);
	fxge_exec_release(e);
	free(text);
}

/* A matrix stored by rows and by columns: as many rows of products have the same bits. */
static void
either_order_of_a_matrix_gives_the_same(void **state)
{
	enum { ROWS = 32, DEEP = 400, WIDE = 16 };
	static float x[ROWS * DEEP], w[DEEP * WIDE], t[WIDE * DEEP], y[2][ROWS * WIDE];
	fxge_exec *e = make(*state, HEAD "graph \"main\"(\n"
									 "    %x : f32[32, 400],\n    %w : f32[400, 16],\n"
									 "    %t : f32[16, 400]) {\n"
									 "  %y = ge.MatMul(x1=%x, x2=%w) : ?\n"
									 "  %z = ge.MatMul(x1=%x, x2=%t, transpose_x2=true) : ?\n"
									 "  return %y, %z\n"
									 "}\n");
	fxge_array in[] = {matrix(FXGE_DT_F32, ROWS, DEEP, x), matrix(FXGE_DT_F32, DEEP, WIDE, w),
		matrix(FXGE_DT_F32, WIDE, DEEP, t)};
	fxge_array out[] = {{.data = y[0], .size = sizeof y[0]}, {.data = y[1], .size = sizeof y[1]}};

	for (int i = 0; i < ROWS * DEEP; i++)
		x[i] = (float)(i * 7919 % 1000) / 997 - 0.5F;
	for (int i = 0; i < DEEP * WIDE; i++)
		w[i] = t[i % WIDE * DEEP + i / WIDE] = (float)(i * 104729 % 1000) / 991 - 0.5F;
	assert_true(fxge_exec_run(e, in, 3, out, 2));
	assert_memory_equal(y[0], y[1], sizeof y[0]);
	fxge_exec_release(e);
}

int
main(void)
{
#define IN_SESSION(fn) cmocka_unit_test_setup_teardown(fn, session_open, session_close)
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			either_order_of_a_matrix_gives_the_same, session_open, session_close),
		IN_SESSION(a_static_graph_runs_again_and_again),
		IN_SESSION(sizes_may_differ_between_runs),
		IN_SESSION(shapes_may_depend_on_data),
		IN_SESSION(state_is_written_in_place_and_old_values_stay),
		IN_SESSION(views_of_state_are_copies_only_before_a_write),
		IN_SESSION(writing_into_a_constant_is_refused),
		IN_SESSION(loops_do_not_grow),
		IN_SESSION(a_condition_chooses_the_branch),
		IN_SESSION(all_missing_kernels_are_named),
		IN_SESSION(inputs_and_outputs_are_checked),
		cmocka_unit_test(results_do_not_depend_on_threads),
		IN_SESSION(results_come_where_they_are_wanted),
		cmocka_unit_test(sizes_that_come_again),
		IN_SESSION(norms_add_operands_of_two_types),
		cmocka_unit_test(one_row_by_weights_that_change),
		cmocka_unit_test(memory_may_end_anywhere),
		IN_SESSION(a_large_graph_plans_its_memory_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
