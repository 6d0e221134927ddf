/* Calls by addresses: for callers that own dense tensors and call often (torch.compile). */
#include "driver/run.h"

#include "ir/tensor.h"

typedef struct packed {
	fxge_executable *exe;
	const int64_t *word;
	size_t n;
} packed;

static const fxge_meta *
input_meta(const fxge_executable *e, int i)
{
	return &fxge_graph_input(e->program->main, (uint32_t)e->user_in[i])->meta;
}

static bool
is_value(const fxge_executable *e, int i)
{
	return e->program->inputs.data[e->user_in[i]].role != FXGE_ROLE_LITERAL;
}

bool
fxge_input_dynamic(const fxge_executable *e, int i)
{
	const fxge_meta *m = input_meta(e, i);
	fxge_size expr;
	int64_t d;

	if (!is_value(e, i) || m->kind != FXGE_META_TENSOR || fxge_meta_number(m, &expr))
		return false;
	for (int k = 0; k < m->rank; k++)
		if (!fxge_sym_is_int(e->program->syms, m->shape[k], &d))
			return true;
	return false;
}

static size_t
words_needed(const fxge_executable *e)
{
	size_t n = (size_t)e->n_in + 2 * (size_t)e->n_out;

	for (int i = 0; i < e->n_in; i++)
		if (fxge_input_dynamic(e, i))
			n += (size_t)input_meta(e, i)->rank;
	return n;
}

/* One view an input, as fxge_run takes them. `dims` moves on behind what this input took. */
static void
view_input(const packed *c, int i, const int64_t **dims, int64_t *fixed, fxge_tensor_view *v)
{
	fxge_executable *e = c->exe;
	const fxge_meta *m = input_meta(e, i);
	fxge_size expr;

	*v = (fxge_tensor_view){.dtype = "i64", .data = (void *)(uintptr_t)&c->word[i], .bytes = 8};
	if (!is_value(e, i))
		return;
	if (fxge_meta_number(m, &expr)) {
		v->dtype = fxge_dtypes[fxge_number_dtype(fxge_sym_type_of(e->program->syms, expr))].text;
		return;
	}
	v->dtype = fxge_dtypes[m->dtype].text;
	v->rank = m->rank;
	v->data = (void *)(intptr_t)c->word[i];
	v->bytes = SIZE_MAX; /* the caller's word is all there is */
	v->shape = fixed;
	if (fxge_input_dynamic(e, i)) {
		v->shape = *dims;
		*dims += m->rank;
		return;
	}
	for (int k = 0; k < m->rank; k++)
		fxge_sym_is_int(e->program->syms, m->shape[k], &fixed[k]);
}

static bool
bind_views(const packed *c, fxge_arena *a)
{
	fxge_executable *e = c->exe;
	fxge_tensor_view *v = FXGE_NEW_ARRAY(a, (size_t)e->n_in, fxge_tensor_view);
	const int64_t *dims = c->word + e->n_in + 2 * (size_t)e->n_out;
	int n = 0;

	for (int i = 0; i < e->n_in; i++) {
		int64_t *fixed = FXGE_NEW_ARRAY(a, FXGE_MAX_RANK, int64_t);

		view_input(c, i, &dims, fixed, &v[n]);
		n += is_value(e, i);
	}
	return fxge_bind(e, a, v, n);
}

/* Without symbols nothing but addresses changes from call to call. */
static bool
bind_again(const packed *c)
{
	fxge_executable *e = c->exe;

	for (int i = 0; i < e->n_in; i++)
		if (is_value(e, i))
			e->in[e->user_in[i]].data = (void *)(intptr_t)c->word[i];
	return true;
}

static bool
any_number(const fxge_executable *e)
{
	fxge_size expr;

	for (int i = 0; i < e->n_in; i++)
		if (is_value(e, i) && fxge_meta_number(input_meta(e, i), &expr))
			return true;
	return false;
}

static bool
bind_words(const packed *c, fxge_arena *a)
{
	fxge_executable *e = c->exe;

	if (e->packed == FXGE_PACKED_FIXED)
		return bind_again(c);
	if (!bind_views(c, a))
		return false;
	if (e->packed == FXGE_PACKED_NEW)
		e->packed = words_needed(e) == (size_t)e->n_in + 2 * (size_t)e->n_out && !any_number(e)
						? FXGE_PACKED_FIXED
						: FXGE_PACKED_FREE;
	return true;
}

static void
set_outputs(const packed *c)
{
	fxge_executable *e = c->exe;
	const int64_t *w = c->word + e->n_in;

	for (int i = 0; i < e->n_out; i++)
		if (w[2 * i])
			e->out[e->user_out[i]] =
				(fxge_array){.data = (void *)(intptr_t)w[2 * i], .size = (size_t)w[2 * i + 1]};
}

/* The caller's memory is not ours to free. */
static void
forget_outputs(const packed *c)
{
	fxge_executable *e = c->exe;
	const int64_t *w = c->word + e->n_in;

	for (int i = 0; i < e->n_out; i++)
		if (w[2 * i])
			e->out[e->user_out[i]] = (fxge_array){0};
}

static bool
packed_body(fxge_arena *a, void *arg)
{
	packed *c = arg;
	fxge_executable *e = c->exe;
	int n_in = (int)fxge_graph_n_inputs(e->program->main);
	int n_out = (int)fxge_graph_n_outputs(e->program->main);

	if (e->packed == FXGE_PACKED_NEW)
		e->n_words = words_needed(e);
	if (c->n != e->n_words)
		return fxge_report(&e->session->diags, NULL, FXGE_D_USAGE,
			"found %zu words of a call, expected %zu", c->n, e->n_words);
	if (!fxge_run_ready(e) || !bind_words(c, a))
		return false;
	set_outputs(c);
	e->ran = fxge_exec_run(e->exec, e->in, n_in, e->out, n_out);
	return e->ran;
}

fxge_status
fxge_run_packed(fxge_executable *e, const int64_t *words, size_t n)
{
	packed c = {e, words, n};
	fxge_status status = fxge_front_call(e->session, packed_body, &c);

	if (n == e->n_words)
		forget_outputs(&c);
	return status;
}
