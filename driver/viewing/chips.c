/* SPDX-License-Identifier: Apache-2.0 */
/* Layers of a page for families of chips: the engine that computes each GE node in its dtypes and
 * sizes, as `fxge check --soc` judges it. */
#include "driver/viewing/viewing.h"

#include "ops/chips/chips.h"
#include "passes/chip.h"

/* State of the layer of one family. */
typedef struct family {
	const fxge_viewing_nodes *nodes;
	fxge_view *view;
	fxge_view_layer *layer;
	const fxge_chip_kernels *kernels;
	fxge_arena *scratch;
} family;

/* Judges an operator of the user by the chips that its description names. */
static fxge_viewing_verdict
custom(const fxge_op *op, const char *chip)
{
	if (op->socs && fxge_runs_on(op->socs, chip))
		return (fxge_viewing_verdict){.engine = fxge_engine_name(FXGE_ENGINE_AICORE)};
	return (fxge_viewing_verdict){
		fxge_engine_name(FXGE_ENGINE_NONE), "its description does not name this chip", NULL, true};
}

fxge_viewing_verdict
fxge_viewing_judge(const fxge_chip_kernels *k, const fxge_node *n, fxge_arena *a)
{
	const char *type = n->op->name + strlen("ge.");

	if (n->op->socs || (n->op->file && !fxge_kernels_first(&k->own, type, strlen(type))))
		return custom(n->op, k->chip);
	fxge_kernel_use use = fxge_node_use(n, a, NULL);
	fxge_kernel_fit fit = fxge_kernels_fit(k, &use);

	switch (fit.place) {
	case FXGE_PLACE_GE:
	case FXGE_PLACE_CORES:
		return (fxge_viewing_verdict){.engine = fxge_engine_name(fit.row->engine),
			.note = fit.lowered ? "in f16 where the node has f32" : NULL};
	case FXGE_PLACE_BY_CODE:
		return (fxge_viewing_verdict){.engine = fxge_engine_name(fit.row->engine),
			.note = "its kernel checks its limits when it is compiled"};
	case FXGE_PLACE_REWRITTEN:
		return (fxge_viewing_verdict){.engine = fxge_engine_name(FXGE_ENGINE_REWRITTEN)};
	case FXGE_PLACE_AICPU:
	case FXGE_PLACE_NONE:
		return (fxge_viewing_verdict){
			fxge_engine_name(fit.place == FXGE_PLACE_AICPU ? FXGE_ENGINE_AICPU : FXGE_ENGINE_NONE),
			fxge_kernels_reason(a, k, &fit, &use), fxge_kernels_supported(a, &fit), true};
	default:
		return (fxge_viewing_verdict){.engine = "unknown"};
	}
}

static void
judge_graph(const family *f, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		uint32_t node = fxge_viewing_index(f->nodes, n);

		if (node != FXGE_VIEW_NONE && n->op->ge) {
			fxge_arena_mark mark = fxge_arena_save(f->scratch);
			fxge_viewing_verdict v = fxge_viewing_judge(f->kernels, n, f->scratch);

			fxge_viewing_word(f->view, f->layer, node, v.engine, v.note);
			fxge_arena_restore(f->scratch, mark);
		}
		for (uint32_t i = 0; i < n->n_regions; i++)
			judge_graph(f, n->regions[i]);
	}
}

const fxge_chip_kernels *
fxge_viewing_kernels(fxge_session *s, size_t i, const fxge_chip_kernels *last)
{
	const char *name = fxge_chip_at(i)->family;
	fxge_diags before = s->diags;

	if (last && strcmp(name, last->chip) == 0)
		return NULL;
	const fxge_chip_kernels *own =
		s->chip && strcmp(s->chip->family, name) == 0 ? fxge_kernels_find(s, name) : NULL;

	fxge_diags_rewind(&s->diags, &before, NULL);
	return own ? own : fxge_kernels_of(name);
}

void
fxge_viewing_chips(fxge_view *v, fxge_program *compiled, const fxge_viewing_nodes *nodes)
{
	const fxge_chip_kernels *last = NULL;

	for (size_t i = 0; fxge_chip_at(i); i++) {
		const fxge_chip_kernels *k = fxge_viewing_kernels(compiled->session, i, last);

		if (!k)
			continue;
		last = k;
		fxge_view_layer *l = fxge_viewing_layer(v, fxge_arena_printf(v->arena, "chip-%s", k->chip),
			fxge_arena_printf(v->arena, "kernels of %s", k->chip), NULL,
			fxge_arena_printf(v->arena,
				"Engine that computes the node in its dtypes and sizes by %s "
				"(fxge check --soc).",
				k->source));
		family f = {nodes, v, l, k, &compiled->scratch};

		judge_graph(&f, compiled->main);
	}
}
