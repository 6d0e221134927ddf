/* SPDX-License-Identifier: Apache-2.0 */
/* Replaces every size of a case's inputs by a symbol, and removes the stored types of results. */
#include "tests/ops/numbers.h"

#include "ir/text/text.h"

#include <stdio.h>

/* A size of 0 or 1 yields another program, in PyTorch as well: such sizes stay constant. */
static fxge_size
freed(fxge_program *p, fxge_size size, int *count)
{
	char name[16];
	int64_t n;

	if (!fxge_sym_is_int(p->syms, size, &n) || n < 2)
		return size;
	snprintf(name, sizeof name, "free%d", (*count)++);
	fxge_size s = fxge_sym_symbol(p->syms, fxge_names_get(p->session->names, name), FXGE_SYM_T_INT);

	fxge_sym_set_range(p->syms, s, 2, INT64_MAX);
	return s;
}

static bool
is_contiguous(const fxge_program *p, const fxge_meta *m)
{
	int64_t want = 1, size, stride;

	for (int d = m->rank - 1; m->stride && d >= 0; d--) {
		if (!fxge_sym_is_int(p->syms, m->shape[d], &size)
			|| !fxge_sym_is_int(p->syms, m->stride[d], &stride) || (size != 1 && stride != want))
			return false;
		want *= size;
	}
	return true;
}

static void
free_input(fxge_program *p, fxge_value *v, int *count)
{
	fxge_meta m = *v->meta;
	fxge_size shape[FXGE_MAX_RANK];

	if (m.kind != FXGE_META_TENSOR || m.const_value || !is_contiguous(p, &m))
		return;
	for (int d = 0; d < m.rank; d++)
		shape[d] = freed(p, m.shape[d], count);
	m.shape = shape;
	m.stride = NULL;
	fxge_value_set_meta(p, v, &m);
}

int
free_sizes(fxge_program *p)
{
	int count = 0;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++)
		free_input(p, fxge_graph_input(p->main, i), &count);
	FXGE_EACH_NODE (n, p->main)
		for (uint32_t k = 0; count && k < n->n_results; k++)
			fxge_value_set_meta(p, n->results[k], &(fxge_meta){.kind = FXGE_META_UNKNOWN});
	return count;
}

/* ---- results ---- */

enum {
	MOST_PARTS = 25
}; /* number of terms of one size: im2col's columns have a product of two window counts */

static int
parts(fxge_syms *t, fxge_size s)
{
	const fxge_size *args;
	int n = 1;

	for (int i = 0, k = fxge_size_is_small(s) ? 0 : fxge_sym_args(t, s, &args); i < k; i++)
		n += parts(t, args[i]);
	return n;
}

const char *
free_sizes_unreadable(fxge_program *p)
{
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->main); i++) {
		const fxge_operand *o = fxge_graph_output(p->main, i);
		const fxge_meta *m = o->kind == FXGE_K_VALUE ? o->value->meta : NULL;

		for (int d = 0; m && m->kind == FXGE_META_TENSOR && d < m->rank; d++) {
			if (parts(p->syms, m->shape[d]) <= MOST_PARTS)
				continue;
			fxge_sbuf b;

			fxge_sbuf_init(&b, &p->arena);
			fxge_sym_print(&b, p->syms, m->shape[d]);
			return b.data;
		}
	}
	return NULL;
}
