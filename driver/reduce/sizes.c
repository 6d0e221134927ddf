/* SPDX-License-Identifier: Apache-2.0 */
/* Reduction of sizes: symbols become numbers, and numbers smaller ones. */
#include "driver/reduce/reduce.h"

#include <stdlib.h>

typedef fxge_size map_size(fxge_program *q, fxge_size s, void *arg);

/* ---- all sizes of a program ---- */

static void
map_meta(fxge_program *q, fxge_value *v, map_size *fn, void *arg)
{
	fxge_meta m = *v->meta;
	int n = m.kind == FXGE_META_TENSOR && m.rank > 0 ? m.rank : 0;
	fxge_size *shape = FXGE_NEW_ARRAY(&q->scratch, (size_t)n, fxge_size);

	for (int i = 0; i < n; i++)
		shape[i] = fn(q, m.shape[i], arg);
	if (n)
		m.shape = shape;
	m.stride = NULL;
	if (m.kind == FXGE_META_SIZE)
		m.size = fn(q, m.size, arg);
	if (m.const_value && m.kind == FXGE_META_TENSOR && m.rank == 0) {
		fxge_size *value = FXGE_NEW(&q->scratch, fxge_size);

		*value = fn(q, *m.const_value, arg);
		m.const_value = value;
	} else {
		m.const_value = NULL;
	}
	fxge_value_set_meta(q, v, &m);
}

/* Maps the sizes of inputs and arguments. Results are mapped too with `results`; else their types
 * become unknown. */
static void
map_sizes(fxge_program *q, fxge_graph *g, map_size *fn, void *arg, bool results)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		map_meta(q, fxge_graph_input(g, i), fn, arg);
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_operands; i++)
			if (n->operands[i].kind == FXGE_K_INT || n->operands[i].kind == FXGE_K_SYM)
				n->operands[i].size = fn(q, n->operands[i].size, arg);
		for (uint32_t k = 0; k < n->n_results; k++)
			if (results)
				map_meta(q, n->results[k], fn, arg);
			else
				fxge_value_set_meta(q, n->results[k], &fxge_meta_unknown);
		for (uint32_t i = 0; i < n->n_regions; i++)
			map_sizes(q, n->regions[i], fn, arg, results);
	}
}

/* ---- symbols ---- */

typedef struct numbers {
	fxge_size *to;
	bool *has;
	int n;
	bool left; /* an expression remains */
} numbers;

static fxge_size
to_number(fxge_program *q, fxge_size s, void *arg)
{
	numbers *x = arg;
	fxge_size out = fxge_size_is_small(s) ? s : fxge_sym_subst(q->syms, s, x->to, x->has, x->n);

	x->left = x->left || !fxge_size_is_small(out);
	return out;
}

/* Tries numbers for all symbols, with the types of results or without. */
static bool
try_numbers(fxge_reducer *r, bool results)
{
	fxge_program *q = fxge_reduce_copy(r);
	int n = fxge_syms_count(q->syms);
	numbers x = {.n = n < r->sizes.n ? n : r->sizes.n};

	x.to = FXGE_NEW_ARRAY(&q->scratch, (size_t)n, fxge_size);
	x.has = FXGE_NEW_ARRAY(&q->scratch, (size_t)n, bool);
	for (int i = 0; i < x.n; i++)
		if (r->sizes.known[i] && r->sizes.value[i].type == FXGE_SYM_T_INT) {
			x.to[i] = fxge_sym_int(q->syms, r->sizes.value[i].i);
			x.has[i] = true;
		}
	map_sizes(q, q->main, to_number, &x, results);
	q->guards.len = 0;
	if (!x.left)
		q->syms = fxge_syms_new(&q->arena, q->names);
	return fxge_reduce_try(r, q, NULL);
}

void
fxge_reduce_fix_sizes(fxge_reducer *r)
{
	r->pass = "sizes";
	if (fxge_syms_count(r->best->syms) && !try_numbers(r, true) && try_numbers(r, false))
		fxge_reduce_infer(r);
}

/* ---- smaller numbers ---- */

typedef struct smaller {
	int64_t from, to;
	bool multiples; /* multiples of `from` become the same multiples of `to` */
} smaller;

static int64_t
shrunk(const smaller *x, int64_t v)
{
	if (v == x->from)
		return x->to;
	return x->multiples && v > 0 && v % x->from == 0 ? v / x->from * x->to : v;
}

static fxge_size
to_smaller(fxge_program *q, fxge_size s, void *arg)
{
	int64_t v;

	return fxge_sym_is_int(q->syms, s, &v) ? fxge_sym_int(q->syms, shrunk(arg, v)) : s;
}

/* Gives a weight the shape of its input. */
static void
shrink_weight(fxge_program *q, uint32_t i)
{
	fxge_input *in = &q->inputs.data[i];
	const fxge_meta *m = fxge_graph_input(q->main, i)->meta;
	int64_t shape[FXGE_MAX_RANK];
	const fxge_tensor *t = in->tensor;

	if (!t || m->kind != FXGE_META_TENSOR || m->rank != t->rank || !fxge_meta_static(q, m, shape)
		|| memcmp(shape, t->shape, (size_t)t->rank * sizeof *shape) == 0)
		return;
	fxge_tensor *own = fxge_tensor_new(&q->arena, t->name, t->dtype, t->rank, shape, NULL);
	uint8_t *data = (uint8_t *)(uintptr_t)own->data;
	int64_t n = fxge_tensor_numel(own), size = (int64_t)fxge_dtype_size(t->dtype);

	for (int64_t e = 0; e < n; e++) {
		int64_t rest = e, at = 0, step = 1;

		for (int d = t->rank - 1; d >= 0; d--) {
			at += rest % shape[d] % t->shape[d] * step;
			rest /= shape[d];
			step *= t->shape[d];
		}
		fxge_tensor_gather(t, at, 1, data + e * size);
	}
	own->lifted = t->lifted;
	for (size_t k = 0; k < q->tensors.len; k++)
		if (q->tensors.data[k] == t)
			q->tensors.data[k] = own;
	fxge_map_put(&q->arena, &q->tensor_by_name, fxge_ptr_key(t->name), own);
	in->tensor = own;
}

/* Makes indices into a dim that has become smaller indices into what is left. */
static void
shrink_indices(fxge_reducer *r, fxge_program *q, const smaller *x, uint32_t i, fxge_strmap *given)
{
	fxge_name name = q->inputs.data[i].name;
	const fxge_meta *m = fxge_graph_input(q->main, i)->meta;
	const fxge_reduce_value *old = fxge_strmap_get(&r->values, name, strlen(name));
	int64_t shape[FXGE_MAX_RANK], most = 0, least = 0;

	if (!old || m->kind != FXGE_META_TENSOR || !fxge_dtype_is_int(m->dtype)
		|| !fxge_meta_static(q, m, shape))
		return;
	fxge_reduce_value *v = fxge_reduce_value_new(r, q, &old->array, m->dtype, m->rank, shape, name);
	fxge_tensor t = fxge_reduce_tensor(&v->array);
	int64_t n = fxge_tensor_numel(&t);

	for (int64_t e = 0; e < n; e++) {
		int64_t k = fxge_tensor_int(&t, e);

		most = k > most ? k : most;
		least = k < least ? k : least;
	}
	if (least < 0 || most < x->to || most >= x->from)
		return;
	for (int64_t e = 0; e < n; e++)
		fxge_store_int(m->dtype, v->array.data, e, fxge_tensor_int(&t, e) % x->to);
	fxge_reduce_value_hash(v);
	fxge_strmap_put(&q->arena, given, name, strlen(name), v);
}

static bool
try_smaller(fxge_reducer *r, smaller x)
{
	fxge_program *q = fxge_reduce_copy(r);
	fxge_strmap given = {0};

	map_sizes(q, q->main, to_smaller, &x, false);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(q->main); i++)
		if (q->inputs.data[i].tensor)
			shrink_weight(q, i);
		else if (q->inputs.data[i].role == FXGE_ROLE_USER)
			shrink_indices(r, q, &x, i, &given);
	q->guards.len = 0;
	if (!fxge_reduce_try(r, q, &given))
		return false;
	fxge_reduce_infer(r);
	return true;
}

/* Tries one dim of one input alone. */
static bool
try_dim(fxge_reducer *r, uint32_t i, int d, int64_t to)
{
	fxge_program *q = fxge_reduce_copy(r);
	fxge_value *v = fxge_graph_input(q->main, i);
	fxge_meta m = *v->meta;
	fxge_size *shape = fxge_arena_copy(&q->scratch, m.shape, (size_t)m.rank * sizeof *shape);

	shape[d] = fxge_sym_int(q->syms, to);
	m.shape = shape;
	m.stride = NULL;
	fxge_value_set_meta(q, v, &m);
	FXGE_EACH_NODE (n, q->main)
		for (uint32_t k = 0; k < n->n_results; k++)
			fxge_value_set_meta(q, n->results[k], &fxge_meta_unknown);
	shrink_weight(q, i);
	if (!fxge_reduce_try(r, q, NULL))
		return false;
	fxge_reduce_infer(r);
	return true;
}

enum { MAX_SIZES = 64 };

static int
compare(const void *a, const void *b)
{
	const int64_t *x = a, *y = b;

	return (*x < *y) - (*x > *y);
}

/* Collects the different constant sizes above 1 of the inputs, the largest first. */
static int
collect(const fxge_program *p, int64_t *out)
{
	int n = 0;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
		const fxge_meta *m = fxge_graph_input(p->main, i)->meta;

		for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank && n < MAX_SIZES; d++) {
			int64_t v;
			bool known = !fxge_sym_is_int(p->syms, m->shape[d], &v) || v < 2;

			for (int k = 0; k < n && !known; k++)
				known = out[k] == v;
			if (!known)
				out[n++] = v;
		}
	}
	qsort(out, (size_t)n, sizeof *out, compare);
	return n;
}

/* Sizes to try before halves, the smallest first. */
static const int64_t small[] = {1, 2, 3, 4, 8, 16};

static void
shrink_size(fxge_reducer *r, int64_t from)
{
	for (size_t i = 0; i < sizeof small / sizeof *small && small[i] < from; i++)
		if (try_smaller(r, (smaller){from, small[i], true})
			|| try_smaller(r, (smaller){from, small[i], false}))
			return;
	for (int64_t to = from / 2; to > small[sizeof small / sizeof *small - 1]; to /= 2)
		if (try_smaller(r, (smaller){from, to, true})
			|| try_smaller(r, (smaller){from, to, false})) {
			from = to;
			to = from;
		}
}

static void
shrink_dims(fxge_reducer *r)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(r->best->main); i++)
		for (int d = 0;; d++) {
			const fxge_meta *m = fxge_graph_input(r->best->main, i)->meta;
			int64_t v;

			if (m->kind != FXGE_META_TENSOR || d >= m->rank)
				break;
			if (!fxge_sym_is_int(r->best->syms, m->shape[d], &v) || v < 2)
				continue;
			if (!try_dim(r, i, d, 1) && v > 2)
				try_dim(r, i, d, 2);
		}
}

void
fxge_reduce_shrink(fxge_reducer *r)
{
	int64_t sizes[MAX_SIZES];
	int n = collect(r->best, sizes);

	r->pass = "sizes";
	for (int i = 0; i < n; i++)
		shrink_size(r, sizes[i]);
	if (fxge_graph_n_inputs(r->best->main) <= MAX_SIZES)
		shrink_dims(r);
}
