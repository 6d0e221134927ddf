/* SPDX-License-Identifier: Apache-2.0 */
/* Walk of the graphs in GE's order: inference of each node, ranges, and reports of refusals. */
#include "backend/air/walk/walk.h"
#include "base/diag/air.h"

#include <stdarg.h>
#include <stdio.h>

enum { MAX_DEPTH = 64 }; /* nesting of graphs; deeper ones keep the shapes of the file */

/* ---- tensors ---- */

bool
walk_is_unknown(walk_shape s)
{
	for (int32_t i = 0; i < s.rank; i++)
		if (s.dims[i] == -1 || s.dims[i] == -2)
			return true;
	return s.rank < 0;
}

const char *
walk_text(fxge_arena *a, walk_shape s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_chr(&b, '[');
	for (int32_t i = 0; i < s.rank; i++)
		fxge_sbuf_fmt(&b, "%s%lld", i ? ", " : "", (long long)s.dims[i]);
	fxge_sbuf_str(&b, s.rank < 0 ? "-2]" : "]");
	return b.data;
}

static walk_tensor
declared(const check_desc *d)
{
	return (walk_tensor){.shape = {d->rank, d->dims}, .dtype = d->dtype, .n_value = -1};
}

/* Reads the `shape_range` of an input of the graph. */
static void
read_range(walker *w, const ge_desc *d, walk_tensor *t)
{
	const ge_attr *v = fxge_air_find_attr(d->attr, d->n_attr, "shape_range");
	size_t n = v && v->value_case == GE_ATTR(LIST_LIST_INT) ? v->list_list_int->n_list_list_i : 0;

	if (!n || (int64_t)n != t->shape.rank)
		return;
	int64_t *min = FXGE_NEW_ARRAY(w->c->a, n, int64_t), *max = FXGE_NEW_ARRAY(w->c->a, n, int64_t);

	for (size_t i = 0; i < n; i++) {
		const ge_list_int *l = v->list_list_int->list_list_i[i];

		if (l->n_list_i != 2)
			return;
		min[i] = l->list_i[0];
		max[i] = l->list_i[1];
	}
	t->ranged = true;
	t->min = (walk_shape){t->shape.rank, min};
	t->max = (walk_shape){t->shape.rank, max};
}

/* ---- reports ---- */

bool
walk_refuse(walk_call *c, const char *fmt, ...)
{
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	c->reason = fxge_arena_strndup(c->w->c->a, text, strlen(text));
	return false;
}

static const check_op *
origin_of(const walk_call *c)
{
	for (uint32_t i = 0; i < c->op->n_in; i++)
		if (c->in[i] && c->in[i]->origin)
			return c->in[i]->origin;
	return NULL;
}

void
walk_report(walker *w, const walk_row *row, const walk_call *c)
{
	const check_op *origin = origin_of(c);
	bool sure = !origin && (!row || row->trust == WALK_SURE || c->open_range);

	if (sure)
		check_fail(w->c, FXGE_D_AIR_REFUSED, "GE refuses the node: %s", c->reason);
	else
		check_fail(w->c, FXGE_D_AIR_PUBLIC_REFUSED,
			"GE's public shape function refuses the node: %s", c->reason);
	if (origin)
		fxge_report_hint(&w->c->s->diags,
			"install the operator package of %s, whose results GE otherwise takes for scalars",
			origin->type);
	else if (c->open_range)
		fxge_report_hint(&w->c->s->diags,
			"compile the program again: inputs without upper bounds then have no 'shape_range'");
	else if (row && row->hint)
		fxge_report_hint(&w->c->s->diags, "%s", row->hint);
	check_group(w->c, c->op);
}

/* Reports the first result whose sizes GE takes for known ones that the program does not have. */
static void
report_difference(walker *w, const walk_row *row, const walk_call *c)
{
	for (uint32_t k = 0; k < c->op->n_out; k++) {
		const check_desc *d = &c->op->out[k];
		walk_shape s = c->out[k], file = {d->rank, d->dims};
		bool differs = s.rank >= 0 && d->rank >= 0 && s.rank != d->rank;

		for (int32_t i = 0; !differs && i < s.rank && i < d->rank; i++)
			differs = s.dims[i] != d->dims[i] && (s.dims[i] >= 0 || s.dims[i] < -2);
		if (!differs)
			continue;
		check_fail(w->c, FXGE_D_AIR_SHAPE_DIFFERS,
			"GE's public shape function infers %s for result %u, the program has %s",
			walk_text(w->c->a, s), k, walk_text(w->c->a, file));
		if (row->hint)
			fxge_report_hint(&w->c->s->diags, "%s", row->hint);
		check_group(w->c, c->op);
		return;
	}
}

/* ---- ranges ---- */

/* Returns true if GE infers a range: an input has unknown sizes, and all such inputs have
 * ranges. */
static bool
needs_range(const walk_call *c)
{
	bool any = false;

	for (uint32_t i = 0; i < c->op->n_in; i++) {
		if (!c->in[i] || !walk_is_unknown(c->in[i]->shape))
			continue;
		if (!c->in[i]->ranged)
			return false;
		any = true;
	}
	return any;
}

/* Returns true if an input has a range without an upper bound. */
static bool
has_open_range(const walk_call *c)
{
	for (uint32_t i = 0; i < c->op->n_in; i++)
		for (int32_t d = 0; c->in[i] && c->in[i]->ranged && d < c->in[i]->max.rank; d++)
			if (c->in[i]->max.dims[d] < 0)
				return true;
	return false;
}

/* Calls the function for one end of the ranges. */
static bool
infer_end(walk_call *c, const walk_row *row, bool max, walk_shape *out)
{
	walk_shape *in = FXGE_NEW_ARRAY(c->w->c->a, c->op->n_in, walk_shape);
	walk_call end = *c;

	for (uint32_t i = 0; i < c->op->n_in; i++)
		if (c->in[i])
			in[i] = !walk_is_unknown(c->in[i]->shape) ? c->in[i]->shape
					: max                             ? c->in[i]->max
													  : c->in[i]->min;
	end.shape = in;
	end.out = out;
	if (row->fn(&end))
		return true;
	c->reason = end.reason;
	return false;
}

/* Sets the range of one result; refuses a minimum above its maximum. */
static bool
add_range(walk_call *c, walk_tensor *t, walk_shape min, walk_shape max)
{
	if (!walk_is_unknown(t->shape))
		return true;
	if (min.rank != max.rank)
		return walk_refuse(c, "the ends of its range have %d and %d dims", min.rank, max.rank);
	for (int32_t i = 0; i < min.rank; i++)
		if (max.dims[i] != -1 && min.dims[i] > max.dims[i])
			return walk_refuse(c, "the range of dim %d has the minimum %lld and the maximum %lld",
				i, (long long)min.dims[i], (long long)max.dims[i]);
	t->ranged = true;
	t->min = min;
	t->max = max;
	return true;
}

static bool
infer_ranges(walk_call *c, const walk_row *row, walk_tensor *out)
{
	uint32_t n = c->op->n_out;
	walk_shape *min = FXGE_NEW_ARRAY(c->w->c->a, n, walk_shape),
			   *max = FXGE_NEW_ARRAY(c->w->c->a, n, walk_shape);

	memcpy(min, c->out, n * sizeof *min);
	memcpy(max, c->out, n * sizeof *max);
	c->open_range = has_open_range(c);
	if (!infer_end(c, row, false, min) || !infer_end(c, row, true, max))
		return false;
	for (uint32_t k = 0; k < n; k++)
		if (!add_range(c, &out[k], min[k], max[k]))
			return false;
	return true;
}

/* ---- one node ---- */

/* Refuses sizes that are no sizes, results of earlier arithmetic. */
static bool
check_inputs(walk_call *c)
{
	for (uint32_t i = 0; i < c->op->n_in; i++)
		for (int32_t d = 0; c->in[i] && d < c->in[i]->shape.rank; d++)
			if (c->in[i]->shape.dims[d] < -2)
				return walk_refuse(c, "dim %d of input %u is %lld, less than -2", d, i,
					(long long)c->in[i]->shape.dims[d]);
	return true;
}

/* Returns true for an operator that only a user's description declares. */
static bool
is_own(const check_op *o)
{
	return o->row && o->row->file;
}

/* Reports an operator for which GE needs an installed prototype. */
static void
infer_own(walk_call *c, walk_tensor *out)
{
	check_fail(c->w->c, FXGE_D_AIR_NO_PROTOTYPE,
		"'%s' is not an operator of CANN: without an installed prototype GE takes its results for "
		"scalars",
		c->op->type);
	check_group(c->w->c, c->op);
	for (uint32_t k = 0; k < c->op->n_out; k++) {
		out[k].shape = (walk_shape){0, NULL};
		out[k].origin = c->op;
	}
}

static void
infer_by_row(walk_call *c, const walk_row *row, walk_tensor *out)
{
	bool ok = row->fn(c);

	if (ok && row->differs && !origin_of(c))
		report_difference(c->w, row, c);
	for (uint32_t k = 0; ok && k < c->op->n_out; k++) {
		out[k].shape = c->out[k];
		out[k].origin = origin_of(c);
	}
	if (!ok || (needs_range(c) && !infer_ranges(c, row, out)))
		walk_report(c->w, row, c);
}

/* Infers the results of an operator from its inputs. */
static void
infer(walk_call *c, walk_tensor *out)
{
	static const walk_row arithmetic = {.trust = WALK_PUBLIC};
	const walk_row *row = walk_row_of(c->op);

	if (!check_inputs(c)) {
		walk_report(c->w, &arithmetic, c);
		return;
	}
	if (c->op->n_subgraphs)
		walk_control(c, out);
	else if (is_own(c->op))
		infer_own(c, out);
	else if (row)
		infer_by_row(c, row, out);
	walk_fold(c, out);
}

static void
infer_data(walker *w, const ge_op *def, walk_tensor *t)
{
	int64_t bytes = fxge_air_dtype_bits(t->dtype);

	if (def->n_output_desc == 1)
		read_range(w, def->output_desc[0], t);
	for (int32_t i = 0; i < t->shape.rank; i++)
		if (t->shape.dims[i] < 0)
			return;
	for (int32_t i = 0; i < t->shape.rank; i++)
		if (__builtin_mul_overflow(bytes, t->shape.dims[i], &bytes)) {
			check_fail(w->c, FXGE_D_AIR_REFUSED,
				"GE refuses the node: the size of its memory is beyond 2^63");
			return;
		}
}

static const walk_tensor *
input_of(const walker *w, const check_edge *e)
{
	return e->from == UINT32_MAX || !w->tensors[e->from] ? NULL : &w->tensors[e->from][e->index];
}

/* Infers operator i, whose producers are inferred. */
static void
visit(walker *w, uint32_t i, const walk_tensor *const *given, uint32_t n_given)
{
	const check_op *o = w->c->op = &w->graph->ops[i];
	fxge_arena *a = w->c->a;
	walk_tensor *out = w->tensors[i] = FXGE_NEW_ARRAY(a, o->n_out, walk_tensor);
	const ge_op *def = fxge_air_file_op(&w->c->file, w->graph->def->ops.data[i]);
	const walk_tensor **in = FXGE_NEW_ARRAY(a, o->n_in, const walk_tensor *);
	walk_shape *shape = FXGE_NEW_ARRAY(a, o->n_in, walk_shape),
			   *results = FXGE_NEW_ARRAY(a, o->n_out, walk_shape);

	for (uint32_t k = 0; k < o->n_out; k++) {
		out[k] = declared(&o->out[k]);
		results[k] = out[k].shape;
	}
	if (!def)
		return;
	if (check_is_data(o->type) && o->n_out == 1) {
		if (o->parent_index >= 0 && o->parent_index < n_given && given[o->parent_index])
			out[0] = *given[o->parent_index];
		else
			infer_data(w, def, &out[0]);
		return;
	}
	for (uint32_t k = 0; k < o->n_edges; k++)
		if (o->edges[k].index >= 0 && o->edges[k].slot < o->n_in) {
			in[o->edges[k].slot] = input_of(w, &o->edges[k]);
			if (in[o->edges[k].slot])
				shape[o->edges[k].slot] = in[o->edges[k].slot]->shape;
		}
	infer(&(walk_call){.w = w, .op = o, .def = def, .in = in, .shape = shape, .out = results}, out);
}

/* ---- graphs ---- */

typedef FXGE_VEC(uint32_t) op_stack;

/* Pushes producers that are not yet visited. Returns true if there are any. */
static bool
push_producers(const walker *w, const uint8_t *open, op_stack *stack, uint32_t i)
{
	const check_op *o = &w->graph->ops[i];
	bool any = false;

	for (uint32_t k = 0; k < o->n_edges; k++)
		if (o->edges[k].from != UINT32_MAX && !open[o->edges[k].from]) {
			fxge_vec_push(w->c->a, stack, o->edges[k].from);
			any = true;
		}
	return any;
}

static void
visit_all(walker *w, const walk_tensor *const *given, uint32_t n_given)
{
	uint8_t *open = FXGE_NEW_ARRAY(w->c->a, w->graph->n_ops, uint8_t); /* 2: inferred */
	op_stack stack = {0};

	for (uint32_t i = 0; i < w->graph->n_ops; i++) {
		if (!open[i])
			fxge_vec_push(w->c->a, &stack, i);
		while (stack.len) {
			uint32_t at = stack.data[stack.len - 1];
			bool first = !open[at];

			open[at] = open[at] ? open[at] : 1;
			if (first && push_producers(w, open, &stack, at))
				continue;
			stack.len--;
			if (open[at] == 1)
				visit(w, at, given, n_given);
			open[at] = 2;
		}
	}
}

/* Returns the inputs of NetOutput. */
static const walk_tensor *const *
results_of(const walker *w)
{
	if (w->graph->net_output == UINT32_MAX)
		return NULL;
	const check_op *net = &w->graph->ops[w->graph->net_output];
	const walk_tensor **out = FXGE_NEW_ARRAY(w->c->a, net->n_in, const walk_tensor *);

	for (uint32_t k = 0; k < net->n_edges; k++)
		if (net->edges[k].index >= 0 && net->edges[k].slot < net->n_in)
			out[net->edges[k].slot] = input_of(w, &net->edges[k]);
	return out;
}

const walk_tensor *const *
walk_graph(walker *w, const check_graph *g, const walk_tensor *const *in, uint32_t n)
{
	walker inner = {.c = w->c, .graph = g, .depth = w->depth + 1};
	const check_graph *graph = w->c->graph;
	const check_op *op = w->c->op;

	if (inner.depth > MAX_DEPTH)
		return NULL;
	inner.tensors = FXGE_NEW_ARRAY(w->c->a, g->n_ops, walk_tensor *);
	w->c->graph = g;
	visit_all(&inner, in, n);
	w->c->graph = graph;
	w->c->op = op;
	return results_of(&inner);
}

void
check_walk(checker *c)
{
	walker w = {.c = c};

	walk_graph(&w, &c->graphs[0], NULL, 0);
}
