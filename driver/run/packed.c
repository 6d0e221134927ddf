/* SPDX-License-Identifier: Apache-2.0 */
/* Packed calls: addresses of dense tensors without checks, for frequent callers such as
 * torch.compile. */
#include "base/diag/commands.h"
#include "base/diag/run.h"
#include "driver/device/device.h"
#include "driver/taps/taps.h"

#include "base/clock.h"
#include "ir/tensor.h"

/* Destination and form of the word of one input. */
typedef struct target {
	fxge_array *to;      /* NULL: a literal, whose word is ignored */
	uint64_t misaligned; /* address bits that must be 0 */
	bool number;
	bool has_sizes;   /* the words include its sizes */
	int64_t value[2]; /* storage of a number in the program's dtype */
} target;

struct fxge_packing {
	target *target;       /* by user input */
	int64_t *bound_words; /* words of the last call, while the executor has bound its inputs */
	size_t n_words, sizes_at;
};

/* Difference of a call from the last one. */
typedef enum change {
	CHANGE_INPUTS,    /* sizes or numbers differ, or no inputs are bound */
	CHANGE_ADDRESSES, /* only addresses differ; exe->in holds them */
	CHANGE_NOTHING,   /* all words are equal, and the executor has bound them */
} change;

typedef struct packed {
	fxge_executable *exe;
	const int64_t *word;
	size_t n;
	void *stream; /* stream of a launch */
	change change;
} packed;

static const fxge_meta *
input_meta(const fxge_executable *e, int i)
{
	return fxge_graph_input(e->program->main, (uint32_t)e->user_in[i])->meta;
}

static bool
is_tensor(const fxge_executable *e, int i)
{
	const target *t = &e->packing->target[i];

	return t->to && !t->number && input_meta(e, i)->kind == FXGE_META_TENSOR;
}

/* Returns true if the input is an integer on which sizes may depend. */
static bool
is_integer(const fxge_executable *e, int i, fxge_size *expr)
{
	return e->packing->target[i].number && fxge_meta_number(input_meta(e, i), expr)
		   && fxge_sym_type_of(e->program->syms, *expr) == FXGE_SYM_T_INT;
}

/* ---- layout of the words ---- */

static void
plan_target(fxge_executable *e, int i)
{
	const fxge_meta *m = input_meta(e, i);
	bool literal = e->program->inputs.data[e->user_in[i]].role == FXGE_ROLE_LITERAL;
	target *t = &e->packing->target[i];
	fxge_size expr;

	t->to = literal ? NULL : &e->in[e->user_in[i]];
	t->number = !literal && fxge_meta_number(m, &expr);
	if (is_tensor(e, i)) {
		size_t size = fxge_dtype_size(m->dtype);

		t->misaligned = size > 8 ? 7 : size - 1;
	}
}

/* Marks the symbol as known; its value does not matter. */
static void
mark_known(fxge_binding *known, fxge_size expr)
{
	int64_t d;

	if (!fxge_sym_is_int(known->exe->program->syms, expr, &d)
		&& fxge_sym_op_of(known->exe->program->syms, expr) == FXGE_SYM_SYMBOL)
		fxge_binding_solve(known, expr, 8, -1, -1);
}

/* Returns true if a size does not follow from numbers and the sizes of earlier inputs. */
static bool
has_unknown_size(const fxge_binding *known, const fxge_meta *m)
{
	fxge_sym_value v;

	for (int k = 0; k < m->rank; k++)
		if (!fxge_binding_eval(known, m->shape[k], &v))
			return true;
	return false;
}

static void
plan_sizes(fxge_executable *e, fxge_binding *known)
{
	fxge_packing *p = e->packing;
	fxge_size expr;

	for (int i = 0; i < e->n_in; i++)
		if (is_integer(e, i, &expr))
			mark_known(known, expr);
	for (int i = 0; i < e->n_in; i++) {
		const fxge_meta *m = input_meta(e, i);

		p->target[i].has_sizes = is_tensor(e, i) && has_unknown_size(known, m);
		for (int k = 0; p->target[i].has_sizes && k < m->rank; k++)
			mark_known(known, m->shape[k]);
		p->n_words += p->target[i].has_sizes ? (size_t)m->rank : 0;
	}
}

void
fxge_packing_plan(fxge_executable *e, fxge_arena *a)
{
	fxge_packing *p = FXGE_NEW(&e->arena, fxge_packing);
	fxge_binding known;

	e->packing = p;
	p->target = FXGE_NEW_ARRAY(&e->arena, (size_t)e->n_in, target);
	p->n_words = p->sizes_at = (size_t)e->n_in + 2 * (size_t)e->n_out;
	for (int i = 0; i < e->n_in; i++)
		plan_target(e, i);
	fxge_binding_init(&known, e->program, e, a);
	plan_sizes(e, &known);
	p->bound_words = FXGE_NEW_ARRAY(&e->arena, p->n_words, int64_t);
}

bool
fxge_input_dynamic(const fxge_executable *e, int i)
{
	return i >= 0 && i < e->n_in && e->packing->target[i].has_sizes;
}

/* ---- calls with new sizes ---- */

static void
solve_words(const packed *c, fxge_binding *b)
{
	const fxge_packing *p = c->exe->packing;
	const int64_t *size = c->word + p->sizes_at;
	fxge_size expr;

	for (int i = 0; i < c->exe->n_in; i++)
		if (is_integer(c->exe, i, &expr))
			fxge_binding_solve(b, expr, c->word[i], i, -1);
	for (int i = 0; i < c->exe->n_in; i++)
		for (int k = 0; p->target[i].has_sizes && k < input_meta(c->exe, i)->rank; k++)
			fxge_binding_solve(b, input_meta(c->exe, i)->shape[k], *size++, i, k);
}

static void
view_number(const packed *c, int i, fxge_tensor_view *v)
{
	fxge_syms *syms = c->exe->program->syms;
	fxge_size expr;

	fxge_meta_number(input_meta(c->exe, i), &expr);
	*v = (fxge_tensor_view){
		.dtype = fxge_dtypes[fxge_number_dtype(fxge_sym_type_of(syms, expr))].text,
		.data = (void *)(uintptr_t)&c->word[i],
		.bytes = 8};
}

/* Builds the view of one input for fxge_bind and advances `sizes` behind the words that it used. */
static void
view_tensor(
	const packed *c, int i, const fxge_binding *b, const int64_t **sizes, fxge_tensor_view *v)
{
	const fxge_meta *m = input_meta(c->exe, i);
	int64_t *shape = FXGE_NEW_ARRAY(b->arena, (size_t)m->rank, int64_t);
	fxge_sym_value d;

	for (int k = 0; k < m->rank; k++)
		shape[k] = c->exe->packing->target[i].has_sizes    ? *(*sizes)++
				   : fxge_binding_eval(b, m->shape[k], &d) ? d.i
														   : -1;
	*v = (fxge_tensor_view){.dtype = fxge_dtypes[m->dtype].text,
		.rank = m->rank,
		.shape = shape,
		.data = (void *)(intptr_t)c->word[i],
		.bytes = SIZE_MAX}; /* the size of the memory is unknown */
}

/* Binds the inputs. `sizes` receives those of the run, `before` those of the inputs, which a gear
 * may exceed. */
static bool
bind_views(const packed *c, fxge_arena *a, fxge_binding *sizes, fxge_binding *before)
{
	fxge_executable *e = c->exe;
	fxge_tensor_view *v = FXGE_NEW_ARRAY(a, (size_t)e->n_in, fxge_tensor_view);
	const int64_t *word = c->word + e->packing->sizes_at;
	int n = 0;

	fxge_binding_init(sizes, e->program, e, a);
	solve_words(c, sizes);
	for (int i = 0; i < e->n_in; i++)
		if (e->packing->target[i].number)
			view_number(c, i, &v[n++]);
		else if (e->packing->target[i].to)
			view_tensor(c, i, sizes, &word, &v[n++]);
	return fxge_bind(e, a, v, n, sizes) && fxge_gear_choose(sizes, before);
}

/* Saves the words and copies numbers to memory that outlives the call. */
static void
save_bound_words(const packed *c)
{
	fxge_packing *p = c->exe->packing;

	memcpy(p->bound_words, c->word, p->n_words * sizeof *p->bound_words);
	for (int i = 0; i < c->exe->n_in; i++) {
		target *t = &p->target[i];

		if (t->number)
			t->to->data = memcpy(t->value, t->to->data, t->to->size);
	}
}

/* ---- calls that only change addresses ---- */

/* Returns true if only addresses differ from the bound call, and stores them in the inputs. */
static bool
only_addresses_differ(const packed *c)
{
	const fxge_executable *e = c->exe;
	const fxge_packing *p = e->packing;
	const target *t = p->target;
	const int64_t *w = c->word;
	uint64_t differs = 0;
	int n = e->n_in;

	for (int i = 0; i < n; i++)
		differs |=
			t[i].number ? (uint64_t)(w[i] ^ p->bound_words[i]) : (uint64_t)w[i] & t[i].misaligned;
	for (size_t i = p->sizes_at; i < p->n_words; i++)
		differs |= (uint64_t)(w[i] ^ p->bound_words[i]);
	for (int i = 0; !differs && i < n; i++)
		if (t[i].to && !t[i].number)
			t[i].to->data = (void *)(intptr_t)w[i];
	return !differs;
}

/* ---- calls ---- */

static void
set_outputs(const packed *c)
{
	fxge_executable *e = c->exe;
	const int64_t *w = c->word + e->n_in;

	for (int i = 0; i < e->n_out; i++)
		if (w[2 * i]) {
			e->out[e->user_out[i]].data = (void *)(intptr_t)w[2 * i];
			e->out[e->user_out[i]].size = (size_t)w[2 * i + 1];
		}
}

/* Checks the sizes of results: a smaller one would leave old bytes in the caller's memory. */
static bool
fill_outputs(const packed *c)
{
	const fxge_executable *e = c->exe;
	const int64_t *w = c->word + e->n_in;

	for (int i = 0; i < e->n_out; i++)
		if (w[2 * i] && e->out[e->user_out[i]].size != (size_t)w[2 * i + 1])
			return fxge_report(&e->session->diags, NULL, FXGE_D_RUN_OUTPUT,
				"output %d has %zu bytes, memory of %zu is given", i, e->out[e->user_out[i]].size,
				(size_t)w[2 * i + 1]);
	return true;
}

/* Copies cropped results to the caller's memory. */
static bool
copy_cropped(const packed *c, bool ok)
{
	fxge_executable *e = c->exe;
	const int64_t *w = c->word + e->n_in;

	ok = ok && fill_outputs(c);
	for (int i = 0; i < e->n_out; i++) {
		fxge_array *y = &e->out[e->user_out[i]];

		if (!w[2 * i])
			continue;
		if (ok && y->size)
			memcpy((void *)(intptr_t)w[2 * i], y->data, y->size);
		fxge_heap_free(&e->session->heap, y->data);
		fxge_array_clear(y);
	}
	return ok;
}

/* Runs on a chip. Every call binds all sizes, since they determine the sizes of results. */
static bool
run_on_chip(const packed *c, fxge_arena *a)
{
	fxge_executable *e = c->exe;
	fxge_binding sizes, before;

	if (!bind_views(c, a, &sizes, &before))
		return false;
	if (e->call.on_chip) {
		set_outputs(c);
		return fxge_device_launch(e, a, &sizes, c->stream);
	}
	if (before.padded)
		return copy_cropped(c, fxge_device_run(e, a, &sizes) && fxge_gear_crop(e, &before));
	set_outputs(c);
	return fxge_device_run(e, a, &sizes);
}

/* Returns, by input of the main graph, whether the caller declared it constant. */
static const bool *
same_inputs(const fxge_executable *e, fxge_arena *a, int n_in)
{
	bool *unchanged = FXGE_NEW_ARRAY(a, (size_t)n_in, bool);

	for (int i = 0; i < e->n_in; i++)
		unchanged[e->user_in[i]] = e->call.unchanged[i];
	return unchanged;
}

static bool
run_packed(fxge_arena *a, packed *c)
{
	fxge_executable *e = c->exe;
	int n_in = (int)fxge_graph_n_inputs(e->program->main);
	int n_out = (int)fxge_graph_n_outputs(e->program->main);

	if (c->n != e->packing->n_words)
		return fxge_report(&e->session->diags, NULL, FXGE_D_USAGE,
			"found %zu words of a call, expected %zu", c->n, e->packing->n_words);
	if (e->device)
		e->device->start = fxge_clock();
	if (e->call.on_chip && (!e->device || e->program->gears.n))
		return fxge_report(&e->session->diags, NULL, FXGE_D_USAGE,
			e->device ? "a program with gears needs tensors in host memory"
					  : "tensors in chip memory need a program on that chip");
	if (!fxge_run_ready(e, a))
		return false;
	if (e->device) {
		return e->ran = run_on_chip(c, a);
	}
	if (c->change == CHANGE_INPUTS) {
		fxge_binding sizes, before;

		fxge_exec_invalidate(e->exec, FXGE_EXEC_PLANNED); /* e->in receives other arrays */
		if (!bind_views(c, a, &sizes, &before))
			return false;
		fxge_run_observed(e);
		if (before.padded) /* padded copies: the next call binds again */
			return e->ran = copy_cropped(c, fxge_exec_run(e->exec, e->in, n_in, e->out, n_out)
												&& fxge_gear_crop(e, &before));
		save_bound_words(c);
	}
	set_outputs(c);
	if (c->change != CHANGE_INPUTS)
		fxge_run_observed(e);
	if (e->call.unchanged)
		fxge_exec_set_unchanged(e->exec, same_inputs(e, a, n_in));
	/* States and their sizes may change between calls, so they do not stay bound. Outputs may share
	 * memory with inputs that later steps read. */
	e->ran = e->n_states ? fxge_exec_run(e->exec, e->in, n_in, e->out, n_out)
						 : fxge_exec_run_disjoint(
							 e->exec, e->in, n_in, e->out, n_out, c->change != CHANGE_INPUTS);
	if (e->ran)
		memcpy(e->packing->bound_words, c->word, c->n * sizeof *c->word);
	return e->ran = e->ran && fill_outputs(c);
}

static change
find_change(const packed *c)
{
	const fxge_packing *p = c->exe->packing;
	fxge_exec_state state = c->exe->exec ? fxge_exec_state_of(c->exe->exec) : FXGE_EXEC_PLANNED;

	if (c->n != p->n_words || state < FXGE_EXEC_BOUND)
		return CHANGE_INPUTS;
	if (state == FXGE_EXEC_REPLAYED && memcmp(p->bound_words, c->word, c->n * sizeof *c->word) == 0)
		return CHANGE_NOTHING;
	return only_addresses_differ(c) ? CHANGE_ADDRESSES : CHANGE_INPUTS;
}

/* Returns true if the call can replay the last one, with other addresses at most. */
static bool
can_replay(packed *c)
{
	fxge_executable *e = c->exe;

	c->change = find_change(c);
	if (c->change == CHANGE_INPUTS || e->has_results || e->call.on_chip || e->call.unchanged
		|| e->n_out != (int)fxge_graph_n_outputs(e->program->main) /* some are not results */
		|| !fxge_exec_can_replay(e->exec, c->change == CHANGE_NOTHING ? NULL : c->word + e->n_in))
		return false;
	if (c->change == CHANGE_ADDRESSES)
		memcpy(e->packing->bound_words, c->word, c->n * sizeof *c->word);
	return true;
}

/* Clears outputs in the caller's memory, which the executable must not free. */
static void
clear_outputs(const packed *c)
{
	fxge_executable *e = c->exe;
	const int64_t *w = c->word + e->n_in;

	e->has_results = false;
	for (int i = 0; i < e->n_out; i++)
		if (w[2 * i])
			fxge_array_clear(&e->out[e->user_out[i]]);
		else
			e->has_results = true;
}

static fxge_status
run_call(packed *c)
{
	fxge_executable *e = c->exe;

	bool replays = can_replay(c);
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = e->ran = replays
							 ? fxge_exec_replay(e->exec, c->change == CHANGE_NOTHING ? NULL : e->in)
							 : run_packed(&g->arena, c);
	fxge_status status = fxge_api_end(g);

	if (replays)
		return status;
	if (c->n == e->packing->n_words)
		clear_outputs(c);
	e->call.on_chip = false;
	e->call.unchanged = NULL;
	return status;
}

fxge_status
fxge_run_packed(fxge_executable *e, const int64_t *words, size_t n)
{
	return run_call(&(packed){.exe = e, .word = words, .n = n});
}

fxge_status
fxge_run_packed_again(fxge_executable *e, const int64_t *words, size_t n, const bool *same)
{
	e->call.unchanged = same;
	return run_call(&(packed){.exe = e, .word = words, .n = n});
}

fxge_status
fxge_launch_packed(fxge_executable *e, const int64_t *words, size_t n, const fxge_launch_options *o)
{
	fxge_launch_options all = FXGE_OPTIONS(fxge_launch_options);

	fxge_copy_options(&all, sizeof all, o);
	e->call.on_chip = true;
	return run_call(&(packed){.exe = e, .word = words, .n = n, .stream = all.stream});
}

/* ---- results in chip memory ---- */

static bool
copy_result(fxge_arena *a, fxge_executable *e, int i, const fxge_npu_memory *to)
{
	if (!e->device || !e->ran || i < 0 || i >= e->n_out)
		return fxge_report(&e->session->diags, NULL, FXGE_D_USAGE,
			"result %d of a run on a chip does not exist", i);
	return fxge_device_copy(e, a, e->user_out[i], to);
}

fxge_status
fxge_result_copy(fxge_executable *e, int i, void *to, size_t bytes)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = copy_result(&g->arena, e, i, &(fxge_npu_memory){to, bytes});
	return fxge_api_end(g);
}
