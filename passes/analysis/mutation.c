/* SPDX-License-Identifier: Apache-2.0 */
/* Mutation analysis: operators that write their arguments, and their functional forms. */
#include "passes/analysis/mutation.h"
#include "infer/infer.h"
#include "ir/call.h"
#include "ir/text/text.h"
#include "passes/analysis/views.h"

#include "base/diag/passes.h"
#include "base/diag/shapes.h"
#include "fxge_aten_cast.h"
#include "fxge_aten_norm.h"
#include "fxge_aten_view.h"

#include <stdlib.h>

/* A write that the schema does not declare: batch normalisation updates running statistics in
 * training. */
typedef struct hidden_write {
	uint32_t op;
	int flag; /* boolean parameter that enables the write */
	int written[2];
	uint32_t functional;
} hidden_write;

static const hidden_write hidden_writes[] = {
	{ATEN_batch_norm, ATEN_batch_norm__training,
		{ATEN_batch_norm__running_mean, ATEN_batch_norm__running_var},
		ATEN__native_batch_norm_legit_functional},
	{ATEN_native_batch_norm, ATEN_native_batch_norm__training,
		{ATEN_native_batch_norm__running_mean, ATEN_native_batch_norm__running_var},
		ATEN__native_batch_norm_legit_functional},
};

static const hidden_write *
hidden_of(const fxge_op *op)
{
	for (size_t i = 0; i < sizeof hidden_writes / sizeof *hidden_writes; i++)
		if (hidden_writes[i].op == op->id)
			return &hidden_writes[i];
	return NULL;
}

bool
fxge_mutation_may_write(const fxge_node *n)
{
	return fxge_op_writes_memory(n->op) || hidden_of(n->op);
}

static const fxge_op *
functional_of(const fxge_node *n)
{
	const hidden_write *h = hidden_of(n->op);

	return h ? &fxge_ops[h->functional] : n->op->functional;
}

/* ---- written arguments ---- */

static bool
hidden_write_enabled(fxge_node *n, const hidden_write *h)
{
	fxge_call c = fxge_call_of(n, &n->graph->program->scratch);

	return fxge_arg_bool(&c, h->flag) && fxge_node_in(n, h->written[0]);
}

static bool
is_written(const fxge_op *op, const hidden_write *h, int param)
{
	return h ? param == h->written[0] || param == h->written[1] : op->params[param].writes;
}

/* Returns the index of the first result that holds a written tensor; new tensors precede it. A
 * tuple has one result for each argument that can be written. A list has one for each present
 * argument. */
static uint32_t
first_result(const fxge_op *op, const fxge_op *f, uint32_t n_written)
{
	uint32_t n_new = 0;

	if (!f)
		return 0;
	if (fxge_op_result_count(f) >= 0)
		return (uint32_t)f->n_results - n_written;
	for (int i = 0; i < op->n_results; i++)
		n_new += fxge_op_written_as(op, op->results[i].alias) < 0;
	return n_new;
}

fxge_mutations
fxge_mutations_of(fxge_node *n)
{
	const hidden_write *h = hidden_of(n->op);
	const fxge_op *f = functional_of(n);
	bool listed = f && fxge_op_result_count(f) < 0;
	fxge_mutations w = {0};
	uint32_t place = 0;

	if (h ? !hidden_write_enabled(n, h) : !fxge_op_writes_memory(n->op))
		return w;
	w.v = FXGE_NEW_ARRAY(&n->graph->program->scratch, n->n_operands + (size_t)1, fxge_mutation);
	for (int i = 0; i < n->op->n_params; i++) {
		if (!is_written(n->op, h, i))
			continue;
		for (uint32_t k = 0; n->ports[i].present && k < n->ports[i].count; k++, w.n++)
			w.v[w.n] = (fxge_mutation){i, k, listed ? w.n : place, NULL};
		place++;
	}
	uint32_t first = first_result(n->op, f, place);

	for (uint32_t i = 0; i < w.n; i++)
		w.v[i].result += first;
	w.n_listed = listed ? first + w.n : 0;
	return w;
}

fxge_value *
fxge_mutation_written(const fxge_node *n, const fxge_mutation *w)
{
	const fxge_operand *o = fxge_port_at(n, w->param, w->element);

	return o->kind == FXGE_K_VALUE ? o->value : NULL;
}

bool
fxge_mutation_check(fxge_node *n, const fxge_mutations *w)
{
	fxge_program *p = n->graph->program;
	const fxge_op *f = functional_of(n);

	for (uint32_t i = 0; i < w->n; i++) {
		const fxge_param *q = &n->op->params[w->v[i].param];

		if (q->list && (!f || fxge_op_result_count(f) >= 0))
			return fxge_fail(p, n, FXGE_D_WRITES_LIST,
				"%s writes into the tensors of the list '%s'", n->op->name, q->name);
		if (!fxge_mutation_written(n, &w->v[i]))
			return fxge_fail(p, n, FXGE_D_NO_FUNCTIONAL, "%s writes into a constant ('%s')",
				n->op->name, q->name);
	}
	if (n->op->id == ATEN_copy_ || f || (w->n == 0 && n->n_results == 0))
		return true;
	return fxge_fail(p, n, FXGE_D_NO_FUNCTIONAL, "%s writes into '%s', and has no functional form",
		n->op->name, w->n ? n->op->params[w->v[0].param].name : "an absent argument");
}

/* ---- functional node ---- */

/* Returns the parameter of the functional form for a written argument with another name there, or
 * -1. The table's check has matched the two by position. */
static int
written_param(const fxge_op *op, const fxge_op *f, int i)
{
	return op->params[i].writes && i < f->n_params && fxge_op_param(op, f->params[i].name) < 0 ? i
																							   : -1;
}

/* Copies arguments by name. A parameter that only one of the two operators has (`out`, `generator`)
 * keeps its default. */
static const fxge_arg *
arguments(fxge_node *n, const fxge_op *f)
{
	fxge_arg *args =
		FXGE_NEW_ARRAY(&n->graph->program->scratch, (size_t)n->op->n_params + 1, fxge_arg);
	int k = 0;

	for (int i = 0; i < n->op->n_params; i++) {
		int j = fxge_op_param(f, n->op->params[i].name);

		if (j < 0 && !fxge_op_is_out(n->op, i))
			j = written_param(n->op, f, i);
		if (j >= 0)
			args[k++] = fxge_a_port(j, n, i);
	}
	args[k].param = -1;
	return args;
}

const fxge_mutation *
fxge_mutation_given_back(const fxge_node *n, uint32_t k, const fxge_mutations *w)
{
	const fxge_op *op = n->op;
	uint32_t last = (uint32_t)op->n_results - 1, r = k, element = 0;

	if (op->n_results && op->results[last].list
		&& k >= last) { /* element of a list that is written */
		r = last;
		element = k - last;
	}
	int param = r < (uint32_t)op->n_results ? fxge_op_written_as(op, op->results[r].alias) : -1;

	for (uint32_t i = 0; i < w->n; i++)
		if (w->v[i].param == param && w->v[i].element == element)
			return &w->v[i];
	return NULL;
}

static void
pass_result(fxge_value *from, fxge_node *f, uint32_t k)
{
	if (k >= f->n_results)
		return;
	fxge_value_set_meta(f->graph->program, f->results[k], from->meta);
	f->results[k]->name = from->name;
	from->name = NULL;
}

fxge_node *
fxge_mutation_functional(fxge_node *n, const fxge_mutations *w)
{
	const fxge_op *f = functional_of(n);
	fxge_node *r = fxge_node_new(n->graph, n, f, arguments(n, f), w->n_listed, n->loc);

	if (!r)
		return NULL;
	r->name = n->name;
	r->origin = fxge_node_origin(n);
	for (uint32_t k = 0, fresh = 0; k < n->n_results; k++) {
		const fxge_mutation *back = fxge_mutation_given_back(n, k, w);

		pass_result(n->results[k], r, back ? back->result : fresh++);
	}
	return r;
}

static fxge_value *
with_meta(fxge_program *p, fxge_node *n, const fxge_meta *m)
{
	if (!n)
		return NULL;
	fxge_value_set_meta(p, n->results[0], m);
	return n->results[0];
}

/* Casts a result to the dtype of the written tensor: in-place operators do not promote their
 * result. */
static fxge_value *
cast_to(fxge_value *v, const fxge_meta *m, fxge_node *before)
{
	fxge_program *p = before->graph->program;
	fxge_meta r = *v->meta;

	if (v->meta->dtype == m->dtype)
		return v;
	r.dtype = m->dtype;
	r.const_value = NULL;
	return with_meta(p,
		fxge_node_new(before->graph, before, &fxge_ops[ATEN__to_copy],
			FXGE_ARGS(
				fxge_a_value(ATEN__to_copy__self, v), fxge_a_dtype(ATEN__to_copy__dtype, m->dtype)),
			1, before->loc),
		&r);
}

static fxge_value *
expand_to(fxge_value *v, const fxge_meta *m, fxge_node *before)
{
	fxge_program *p = before->graph->program;
	fxge_meta r = *m;

	if (fxge_shape_same(p, v->meta, m))
		return v;
	r.const_value = NULL;
	return with_meta(p,
		fxge_node_new(before->graph, before, &fxge_ops[ATEN_expand],
			FXGE_ARGS(fxge_a_value(ATEN_expand__self, v),
				fxge_a_sizes(ATEN_expand__size, m->shape, m->rank)),
			1, before->loc),
		&r);
}

/* Returns true if an in-place result of dtype `from` can be written into `to` (torch.can_cast): a
 * dtype of the same or of a higher category. */
static bool
can_cast(fxge_dtype from, fxge_dtype to)
{
	fxge_dtype_class f = fxge_dtypes[from].klass, t = fxge_dtypes[to].klass;

	if (f == FXGE_CLASS_BOOL || f == t)
		return true;
	return t != FXGE_CLASS_BOOL && (f < FXGE_CLASS_FLOAT || t >= f);
}

/* Checks that a result can be written into its target, as every in-place operator requires. An
 * `out` tensor of another dtype than the result is refused: some kernels of PyTorch (sums) compute
 * in the dtype of `out`, others cast to it. */
static bool
result_fits_target(fxge_node *n, const fxge_mutation *w, const fxge_meta *have, const fxge_meta *m)
{
	fxge_program *p = n->graph->program;
	const char *param = n->op->params[w->param].name;
	bool is_out = fxge_op_is_out(n->op, w->param), same = have->rank == m->rank;

	if (is_out && have->dtype != m->dtype && have->dtype != FXGE_DT_BOOL)
		return fxge_fail(p, n, FXGE_D_OUT, "the result is %s, but '%s' is %s",
			fxge_dtypes[have->dtype].text, param, fxge_dtypes[m->dtype].text);
	if (!can_cast(have->dtype, m->dtype))
		return fxge_fail(p, n, FXGE_D_IN_PLACE, "a result of %s cannot be cast to %s",
			fxge_dtypes[have->dtype].text, fxge_dtypes[m->dtype].text);
	for (int i = 0; same && i < m->rank; i++)
		same = fxge_sym_equal(p->syms, have->shape[i], m->shape[i]) != FXGE_DISPROVED;
	if (same)
		return true;
	fxge_sbuf a, b;

	fxge_sbuf_init(&a, &p->scratch);
	fxge_sbuf_init(&b, &p->scratch);
	fxge_text_meta(&a, p, have);
	fxge_text_meta(&b, p, m);
	return fxge_fail(p, n, is_out ? FXGE_D_OUT : FXGE_D_IN_PLACE,
		"the result is %s, but it is written into %s", a.data, b.data);
}

/* Returns the result of the functional operator, cast and expanded to the written tensor. The
 * functional operator may promote, so that its own dtype comes from inference. */
static fxge_value *
written_result(fxge_node *n, fxge_node *f, const fxge_mutation *w)
{
	fxge_program *p = n->graph->program;
	const fxge_meta *m = w->target->meta;
	fxge_value *v = f->results[w->result];
	fxge_meta r = *m;

	if (v->meta->kind == FXGE_META_TENSOR && v->meta->rank >= 0
		&& !result_fits_target(n, w, v->meta, m))
		return NULL;
	if (v->meta->kind == FXGE_META_TENSOR)
		r.dtype = v->meta->dtype;
	r.const_value = NULL;
	fxge_value_set_meta(p, v, &r);
	return cast_to(v, m, n);
}

fxge_node *
fxge_mutation_inferred(fxge_node *n, const fxge_mutations *w)
{
	fxge_node *f = fxge_mutation_functional(n, w);

	return f && fxge_infer_known(f) ? f : NULL;
}

static fxge_value *
copied(fxge_node *n, const fxge_meta *m)
{
	fxge_value *src = fxge_node_in(n, ATEN_copy___src);

	if (!src || src->meta->kind != FXGE_META_TENSOR) {
		fxge_fail(n->graph->program, n, FXGE_D_NO_FUNCTIONAL,
			"copies a value that is not known to be a tensor");
		fxge_report_hint(
			&n->graph->program->session->diags, "declare the dtype and shape of `src`");
		return NULL;
	}
	fxge_call c = fxge_call_of(n, &n->graph->program->scratch);

	if (!fxge_expands(&c, src->meta, m, "src"))
		return NULL;
	fxge_value *v = cast_to(src, m, n);

	return v ? expand_to(v, m, n) : NULL;
}

fxge_value *
fxge_mutation_value(fxge_node *n, const fxge_mutations *all, const fxge_mutation *w, fxge_node **f)
{
	if (n->op->id == ATEN_copy_)
		return copied(n, w->target->meta);
	if (!*f)
		*f = fxge_mutation_inferred(n, all);
	return *f ? written_result(n, *f, w) : NULL;
}

/* ---- inputs that share memory ---- */

typedef struct span {
	const uint8_t *from, *to;
	uint32_t input;
	bool written;
} span;

static int
by_start(const void *a, const void *b)
{
	const span *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return (x->input > y->input) - (x->input < y->input);
}

static uint32_t
collect_spans(fxge_program *p, const fxge_aliases *t, span *s)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		const fxge_tensor *w = p->inputs.data[i].tensor;
		fxge_value *v = fxge_graph_input(p->main, i);
		const fxge_alias *a = t ? fxge_alias_find(t, v) : NULL;
		bool written = p->inputs.data[i].role == FXGE_ROLE_STATE || (a && a->storage->version);
		uint64_t bytes;

		/* the readable bytes may be more, for tensors that share a storage; the bytes that the
		 * strides reach count */
		if (!w || !w->data || !fxge_tensor_span(w, &bytes) || !bytes
			|| (!v->uses && !a && !written))
			continue;
		const uint8_t *from = fxge_tensor_place(w);

		s[n++] = (span){from, from + bytes, i, written};
	}
	return n;
}

bool
fxge_mutation_check_shared(fxge_program *p, const fxge_aliases *t)
{
	span *s = FXGE_NEW_ARRAY(&p->scratch, fxge_graph_n_inputs(p->main), span);
	uint32_t n = collect_spans(p, t, s);
	bool ok = true;

	if (n == 0)
		return true;
	qsort(s, n, sizeof *s, by_start);
	for (uint32_t i = 1, top = 0; i < n;
		 i++) { /* `top`: the preceding span with the furthest end */
		if (s[i].from < s[top].to && (s[i].written || s[top].written))
			ok = fxge_fail(p, p->main->entry, FXGE_D_SHARED_STATE,
				"%s and %s share memory, and one of them is written",
				p->inputs.data[s[top].input].target, p->inputs.data[s[i].input].target);
		if (s[i].to > s[top].to)
			top = i;
	}
	return ok;
}
