/* SPDX-License-Identifier: Apache-2.0 */
/* Work of atc for a program: kernels that it compiles, and memory that the chip needs. */
#include "driver/device/atc_options.h"

#include "base/diag/machine.h"
#include "ir/analysis/padding.h"

#include "fxge_ge_control.h"

enum {
	MANY_KERNELS = 2000, /* atc compiles some seconds for each, eight at a time: tens of minutes */
};

typedef struct work {
	const fxge_atc_request *request;
	fxge_growth sizes; /* sizes that differ between gears */
	fxge_map seen;     /* kernels by type, dtypes and sizes */
	uint64_t kernels, operators, bytes;
} work;

/* ---- kernels ---- */

static uint64_t
hash_of(uint64_t h, const fxge_meta *m, bool *varies, const work *w)
{
	h = fxge_hash_mix(h, (uint64_t)m->kind << 32 | (uint64_t)m->dtype);
	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++) {
		h = fxge_hash_mix(h, (uint64_t)m->shape[d].raw);
		*varies = *varies || fxge_size_grows(w->request->program->syms, &w->sizes, m->shape[d]);
	}
	return h;
}

/* Counts the kernels of a node: one for each gear in which its sizes differ, none if an equal node
 * was counted. Attributes are not compared, so that the count is a lower bound. */
static void
count_node(work *w, const fxge_node *n)
{
	uint64_t h = fxge_hash_mix(0, (uint64_t)n->op->id);
	const fxge_gears *gears = &w->request->program->gears;
	bool varies = false;

	if (n->op->work == FXGE_WORK_NONE || n->n_regions)
		return;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			h = hash_of(h, n->operands[i].value->meta, &varies, w);
	for (uint32_t k = 0; k < n->n_results; k++)
		h = hash_of(h, n->results[k]->meta, &varies, w);
	w->operators++;
	if (fxge_map_get(&w->seen, h))
		return;
	fxge_map_put(w->request->arena, &w->seen, h, w);
	w->kernels += varies && gears->n > 1 ? (uint64_t)gears->n : 1;
}

/* ---- memory ---- */

static void
count_bytes(work *w, const fxge_meta *m)
{
	int64_t shape[FXGE_MAX_RANK];
	uint64_t bytes = fxge_dtype_size(m->dtype);

	if (!fxge_meta_static(w->request->program, m, shape))
		return;
	for (int d = 0; d < m->rank; d++)
		if (__builtin_mul_overflow(bytes, (uint64_t)shape[d], &bytes))
			return;
	w->bytes += bytes;
}

static void
count_inputs(work *w)
{
	const fxge_program *p = w->request->program;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++)
		if (p->inputs.data[i].role != FXGE_ROLE_USER)
			count_bytes(w, fxge_graph_input(p->main, i)->meta);
}

/* ---- reports ---- */

static void
report_kernels(const work *w)
{
	const fxge_gears *gears = &w->request->program->gears;
	fxge_diags *d = &w->request->session->diags;

	if (w->kernels <= MANY_KERNELS)
		return;
	fxge_report(d, NULL, FXGE_D_ATC_WORK,
		"atc compiles at least %llu kernels, for %llu operators%s: this can take hours",
		(unsigned long long)w->kernels, (unsigned long long)w->operators,
		gears->n > 1 ? fxge_arena_printf(w->request->arena, " in %d gears", gears->n) : "");
	fxge_report_hint(d,
		"%s--jit_compile=0 takes kernels that CANN has already, "
		"--op_compiler_cache_mode=enable keeps them; TE_PARALLEL_COMPILER=1 needs "
		"less memory",
		gears->n > 1 ? "fewer gears; " : "");
}

static void
report_memory(const work *w)
{
	const fxge_chip_model *chip = w->request->chip;
	fxge_diags *d = &w->request->session->diags;

	if (!chip || !chip->memory || w->bytes <= chip->memory / 4 * 3)
		return;
	fxge_report(d, NULL, FXGE_D_ATC_WORK,
		"weights and states have %.1f GB, and %s has %.1f GB of memory for them, results and the "
		"system",
		(double)w->bytes / 1e9, chip->name, (double)chip->memory / 1e9);
	fxge_report_hint(d, "store weights in 16 or 8 bits, or split the model");
}

void
fxge_atc_work_check(const fxge_atc_request *r)
{
	const fxge_gears *g = &r->program->gears;
	bool *all = FXGE_NEW_ARRAY(r->arena, (size_t)g->n_symbols, bool);
	work w = {.request = r, .sizes = {g->symbol, all, g->n_symbols}};

	for (int k = 0; k < g->n_symbols; k++)
		all[k] = true;
	FXGE_EACH_NODE (n, r->program->main) {
		count_node(&w, n);
		for (uint32_t k = 0; n->op->id == GE_Const && k < n->n_results; k++)
			count_bytes(&w, n->results[k]->meta);
	}
	count_inputs(&w);
	report_kernels(&w);
	report_memory(&w);
}
