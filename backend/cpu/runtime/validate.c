/* Holds nodes against their rows before they run, and tells shapes and bytes of results. */
#include "backend/cpu/runtime/validate.h"

#include "backend/cpu/kernels/kernel.h"
#include "infer/infer.h"

/* ---- arrays ---- */

bool
fxge_shape_known(const fxge_program *p, const fxge_meta *m, int64_t *shape)
{
	if (m->kind != FXGE_META_TENSOR || m->rank < 0 || m->dtype == FXGE_DT_NONE)
		return false;
	for (int i = 0; i < m->rank; i++)
		if (!fxge_sym_is_int(p->syms, m->shape[i], &shape[i]))
			return false;
	return true;
}

bool
fxge_array_bytes(fxge_dtype dt, int rank, const int64_t *shape, size_t *out)
{
	int64_t n = (int64_t)fxge_dtype_size(dt);
	bool zero = false, overflow = false;

	for (int i = 0; i < rank; i++) {
		zero |= shape[i] == 0;
		overflow |= shape[i] < 0 || __builtin_mul_overflow(n, shape[i] ? shape[i] : 1, &n);
	}
	*out = zero ? 0 : (size_t)n;
	return !overflow && n < PTRDIFF_MAX / 2;
}

bool
fxge_array_of(const fxge_program *p, const fxge_meta *m, fxge_array *out)
{
	fxge_array_clear(out);
	out->dtype = m->dtype;
	out->rank = -1;
	if (!fxge_shape_known(p, m, out->shape))
		return true;
	out->rank = m->rank;
	return fxge_array_bytes(out->dtype, out->rank, out->shape, &out->size);
}

const fxge_size *
fxge_const_value_of(fxge_program *p, const fxge_array *x, fxge_arena *a)
{
	int64_t n = fxge_array_numel(x);

	if (n > FXGE_MAX_CONST_VALUE || (n && !x->data)
		|| (!fxge_dtype_is_int(x->dtype) && x->dtype != FXGE_DT_BOOL))
		return NULL;
	fxge_size *s = FXGE_NEW_ARRAY(a, (size_t)n, fxge_size);

	for (int64_t i = 0; i < n; i++)
		s[i] = fxge_sym_int(p->syms, fxge_array_int(x, i));
	return s;
}

/* ---- dtypes ---- */

static bool
operands_held(const fxge_wall *w)
{
	const uint8_t *held = w->held;

	for (uint32_t i = 0; i < w->node->n_operands; i++)
		if (w->metas[i] && w->metas[i]->dtype != held[i])
			return false;
	return true;
}

static bool
results_held(const fxge_wall *w)
{
	const uint8_t *held = w->held + w->node->n_operands;

	for (uint32_t k = 0; k < w->node->n_results; k++)
		if (w->out[k].kind != FXGE_META_TENSOR || w->out[k].dtype != held[k])
			return false;
	return true;
}

static void
hold(const fxge_wall *w)
{
	const fxge_node *n = w->node;

	for (uint32_t i = 0; i < n->n_operands; i++)
		w->held[i] = w->metas[i] ? w->metas[i]->dtype : FXGE_DT_NONE;
	for (uint32_t k = 0; k < n->n_results; k++)
		w->held[n->n_operands + k] = w->out[k].dtype;
}

/* Dtypes that the file gives are what the operator gives, or the file is wrong. */
static bool
agree(const fxge_wall *w)
{
	const fxge_node *n = w->node;

	for (uint32_t k = 0; k < n->n_results; k++) {
		fxge_dtype said = n->results[k]->meta->dtype, is = w->out[k].dtype;

		if (w->out[k].kind != FXGE_META_TENSOR)
			return fxge_bug(
				w->program, n, "the shape function of %s gives no result %u", n->op->name, k);
		if (n->results[k]->meta->kind == FXGE_META_TENSOR && said != FXGE_DT_NONE && said != is)
			return fxge_fail(w->program, n, FXGE_D_RUN_GRAPH,
				"result %u of %s is %s by the graph, but the operator gives %s", k, n->op->name,
				fxge_dtypes[said].text, fxge_dtypes[is].text);
	}
	return true;
}

static bool
infer(const fxge_wall *w)
{
	const fxge_node *n = w->node;
	fxge_call c = fxge_call_of(n, w->arena);

	c.metas = w->metas;
	c.out = w->out;
	c.n_out = n->n_results;

	if (operands_held(w)) {
		if (!fxge_infer_results(&c))
			return false;
		if (results_held(w))
			return true;
	}
	if (!fxge_infer_call(&c, true) || !agree(w))
		return false;
	hold(w);
	return true;
}

/* ---- sizes ---- */

/* The kernel may multiply the sizes of each result; those that stay unknown it finds out by itself,
 * where it can. */
static bool
sizes_fit(const fxge_wall *w)
{
	const fxge_node *n = w->node;

	for (uint32_t k = 0; k < n->n_results; k++) {
		if (!fxge_array_of(w->program, &w->out[k], &w->y[k]))
			return fxge_fail(w->program, n, FXGE_D_RUN_SIZE,
				"a result of %s is too large for memory", n->op->name);
		if (w->y[k].rank < 0 && !(n->op->flags & FXGE_OP_LATE))
			return fxge_fail(w->program, n, FXGE_D_RUN_GRAPH,
				"the shape of result %u of %s cannot be told from its inputs", k, n->op->name);
	}
	return true;
}

bool
fxge_wall_pass(const fxge_wall *w)
{
	return infer(w) && sizes_fit(w);
}
