/* SPDX-License-Identifier: Apache-2.0 */
/* Dtypes in which a chip computes the nodes of a program, and the warning of nodes that lose f32.
 */
#include "passes/precision.h"

#include "base/diag/chips.h"
#include "passes/chip.h"

#include <stdlib.h>

fxge_lowering
fxge_node_lowering(const fxge_node *n, const fxge_chip_kernels *k, const fxge_precision *mode,
	bool keep, fxge_dtype *operands, fxge_dtype *results)
{
	fxge_arena *a = &n->graph->program->scratch;
	fxge_arena_mark mark = fxge_arena_save(a);
	uint32_t *at = FXGE_NEW_ARRAY(a, n->n_operands + 1, uint32_t);
	fxge_kernel_use use = fxge_node_use(n, a, at);
	fxge_lowering l = fxge_lowering_choose(k, &use, mode, keep);

	for (uint32_t i = 0; operands && i < n->n_operands; i++)
		operands[i] = FXGE_DT_NONE;
	for (uint32_t i = 0; operands && i < use.n_in; i++)
		operands[at[i]] = fxge_lowered_dtype(&l, i, false);
	for (uint32_t i = 0; results && i < n->n_results; i++)
		results[i] = i < use.n_out ? fxge_lowered_dtype(&l, i, true) : FXGE_DT_NONE;
	fxge_arena_restore(a, mark);
	l.use = (fxge_kernel_use){0};
	return l;
}

/* ---- the warning ---- */

typedef struct lowered_type {
	const char *type;
	uint32_t count;
} lowered_type;

typedef struct counting {
	const fxge_chip_kernels *kernels;
	const fxge_precision *mode;
	fxge_arena *arena;
	FXGE_VEC(lowered_type) types;
	uint32_t sum;
} counting;

static void
count_type(counting *c, const char *type)
{
	size_t i = 0;

	while (i < c->types.len && strcmp(c->types.data[i].type, type) != 0)
		i++;
	if (i == c->types.len)
		fxge_vec_push(c->arena, &c->types, ((lowered_type){type, 0}));
	c->types.data[i].count++;
	c->sum++;
}

static void
count_graph(counting *c, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		if (n->op->ge && fxge_node_lowering(n, c->kernels, c->mode, false, NULL, NULL).narrows)
			count_type(c, n->op->name + 3);
		for (uint32_t r = 0; r < n->n_regions; r++)
			count_graph(c, n->regions[r]);
	}
}

static int
by_type(const void *a, const void *b)
{
	return strcmp(((const lowered_type *)a)->type, ((const lowered_type *)b)->type);
}

bool
fxge_warn_lowered(fxge_program *p, const fxge_chip_model *chip)
{
	counting c = {.arena = &p->scratch};
	fxge_diags *d = &p->session->diags;
	fxge_sbuf b;

	if (!chip || !fxge_chip_lowers_f32(chip))
		return true;
	c.kernels = fxge_kernels_find(p->session, chip->family);
	c.mode = fxge_precision_find(d, NULL, true);
	if (!c.kernels)
		return false;
	count_graph(&c, p->main);
	if (!c.sum)
		return true;
	qsort(c.types.data, c.types.len, sizeof *c.types.data, by_type);
	fxge_sbuf_init(&b, &p->scratch);
	for (size_t i = 0; i < c.types.len; i++)
		fxge_sbuf_fmt(&b, "%s%u %s", i ? ", " : "", c.types.data[i].count, c.types.data[i].type);
	fxge_report(d, NULL, FXGE_D_SOC_LOWERED,
		"%u operator%s of f32 compute%s in f16 on %s, as atc --precision_mode=%s chooses: %s",
		c.sum, c.sum == 1 ? "" : "s", c.sum == 1 ? "s" : "", chip->family, c.mode->name, b.data);
	return true;
}
