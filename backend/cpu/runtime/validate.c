/* SPDX-License-Identifier: Apache-2.0 */
/* Validation of steps before they run, and inference of their results. */
#include "backend/cpu/runtime/validate.h"

#include "backend/cpu/kernels/kernel.h"
#include "base/diag/run.h"
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

void *
fxge_array_address(const void *data)
{
	static const _Alignas(64) char nothing[64];

	return (void *)(uintptr_t)(data ? data : nothing);
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
has_checked_operands(const fxge_step_validation *w)
{
	const uint8_t *checked = w->checked_dtypes;

	for (uint32_t i = 0; i < w->node->n_operands; i++)
		if (w->metas[i] && w->metas[i]->dtype != checked[i])
			return false;
	return true;
}

static bool
has_checked_results(const fxge_step_validation *w)
{
	const uint8_t *checked = w->checked_dtypes + w->node->n_operands;

	for (uint32_t k = 0; k < w->node->n_results; k++)
		if (w->out[k].kind != FXGE_META_TENSOR || w->out[k].dtype != checked[k])
			return false;
	return true;
}

static void
store_checked_dtypes(const fxge_step_validation *w)
{
	const fxge_node *n = w->node;

	for (uint32_t i = 0; i < n->n_operands; i++)
		w->checked_dtypes[i] = w->metas[i] ? w->metas[i]->dtype : FXGE_DT_NONE;
	for (uint32_t k = 0; k < n->n_results; k++)
		w->checked_dtypes[n->n_operands + k] = w->out[k].dtype;
}

/* Compares declared and inferred dtypes of the results: a file may be wrong. */
static bool
check_declared_dtypes(const fxge_step_validation *w)
{
	const fxge_node *n = w->node;

	for (uint32_t k = 0; k < n->n_results; k++) {
		fxge_dtype declared = n->results[k]->meta->dtype, actual = w->out[k].dtype;

		if (w->out[k].kind != FXGE_META_TENSOR)
			return fxge_bug(
				w->program, n, "the shape function of %s does not set result %u", n->op->name, k);
		if (n->results[k]->meta->kind == FXGE_META_TENSOR && declared != FXGE_DT_NONE
			&& declared != actual)
			return fxge_fail(w->program, n, FXGE_D_RUN_GRAPH,
				"result %u of %s is %s by the graph, but the operator gives %s", k, n->op->name,
				fxge_dtypes[declared].text, fxge_dtypes[actual].text);
	}
	return true;
}

static bool
infer(const fxge_step_validation *w)
{
	const fxge_node *n = w->node;
	fxge_call c = fxge_call_of(n, w->arena);

	c.metas = w->metas;
	c.out = w->out;
	c.n_out = n->n_results;

	if (has_checked_operands(w)) {
		if (!fxge_infer_results(&c))
			return false;
		if (has_checked_results(w))
			return true;
	}
	if (!fxge_infer_call(&c, true) || !check_declared_dtypes(w))
		return false;
	store_checked_dtypes(w);
	return true;
}

/* ---- sizes ---- */

/* Computes the arrays of the results. Kernels multiply the sizes of a result, so these must not
 * overflow. Unknown sizes are allowed only for kernels that determine them. */
static bool
check_sizes(const fxge_step_validation *w)
{
	const fxge_node *n = w->node;

	for (uint32_t k = 0; k < n->n_results; k++) {
		if (!fxge_array_of(w->program, &w->out[k], &w->y[k]))
			return fxge_fail(w->program, n, FXGE_D_RUN_SIZE,
				"a result of %s is too large for memory", n->op->name);
		if (w->y[k].rank < 0 && !(n->op->flags & FXGE_OP_LATE))
			return fxge_fail(w->program, n, FXGE_D_RUN_GRAPH,
				"the shape of result %u of %s cannot be inferred from its inputs", k, n->op->name);
	}
	return true;
}

bool
fxge_validate_step(const fxge_step_validation *w)
{
	return infer(w) && check_sizes(w);
}
