/* SPDX-License-Identifier: Apache-2.0 */
/* Layers of a page for families of chips: the engine that computes each GE node in its dtypes and
 * sizes, as `fxge check --soc` judges it. */
#include "driver/viewing/viewing.h"

#include "ops/chips/chips.h"
#include "passes/chip.h"

/* Engine of a node, and the reason where the cores do not compute it. */
typedef struct verdict {
	const char *engine, *note;
} verdict;

/* State of the layer of one family. */
typedef struct family {
	const fxge_viewing_nodes *nodes;
	fxge_view *view;
	fxge_view_layer *layer;
	const fxge_chip_kernels *kernels;
	fxge_arena *scratch;
} family;

static void
add_dtype(fxge_sbuf *b, fxge_dtype d)
{
	fxge_sbuf_fmt(b, " %s", fxge_dtypes[d].text ? fxge_dtypes[d].text : "?");
}

static const char *
reason(const family *f, const fxge_kernel_use *use, const fxge_kernel_fit *fit,
	const fxge_kernel_row *row)
{
	fxge_sbuf b;

	if (fit->fixed_only)
		return "the kernel of the cores supports fixed sizes only";
	if (!row)
		return fit->assumed ? "no source names a kernel of the cores"
							: "the cores have no kernel of this type";
	fxge_sbuf_init(&b, f->scratch);
	fxge_sbuf_str(&b, "no kernel of the cores supports");
	for (uint32_t i = 0; i < use->n_in; i++)
		add_dtype(&b, use->in[i].dtype);
	fxge_sbuf_str(&b, " >");
	for (uint32_t i = 0; i < use->n_out; i++)
		add_dtype(&b, use->out[i].dtype);
	return b.data;
}

/* Judges an operator of the user by the chips that its description names. */
static verdict
custom(const fxge_op *op, const char *chip)
{
	if (op->socs && fxge_runs_on(op->socs, chip))
		return (verdict){fxge_engine_name(FXGE_ENGINE_AICORE), NULL};
	return (verdict){fxge_engine_name(FXGE_ENGINE_NONE), "its description does not name this chip"};
}

static verdict
judge(const family *f, const fxge_node *n)
{
	const char *type = n->op->name + strlen("ge.");

	if (n->op->socs || (n->op->file && !fxge_kernels_first(&f->kernels->own, type, strlen(type))))
		return custom(n->op, f->kernels->chip);
	fxge_kernel_use use = fxge_node_use(n, f->scratch, NULL);
	fxge_kernel_fit fit = fxge_kernels_fit(f->kernels, &use);

	switch (fit.place) {
	case FXGE_PLACE_GE:
	case FXGE_PLACE_CORES:
		return (verdict){fxge_engine_name(fit.row->engine),
			fit.lowered ? "in f16 where the node has f32" : NULL};
	case FXGE_PLACE_BY_CODE:
		return (verdict){
			fxge_engine_name(fit.row->engine), "its kernel checks its limits when it is compiled"};
	case FXGE_PLACE_REWRITTEN:
		return (verdict){fxge_engine_name(FXGE_ENGINE_REWRITTEN), NULL};
	case FXGE_PLACE_AICPU:
		return (verdict){fxge_engine_name(FXGE_ENGINE_AICPU), reason(f, &use, &fit, fit.refused)};
	case FXGE_PLACE_NONE:
		return (verdict){fxge_engine_name(FXGE_ENGINE_NONE), reason(f, &use, &fit, fit.row)};
	default:
		return (verdict){"unknown", NULL};
	}
}

static void
judge_graph(const family *f, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		uint32_t node = fxge_viewing_index(f->nodes, n);

		if (node != FXGE_VIEW_NONE && n->op->ge) {
			fxge_arena_mark mark = fxge_arena_save(f->scratch);
			verdict v = judge(f, n);

			fxge_viewing_word(f->view, f->layer, node, v.engine, v.note);
			fxge_arena_restore(f->scratch, mark);
		}
		for (uint32_t i = 0; i < n->n_regions; i++)
			judge_graph(f, n->regions[i]);
	}
}

/* Returns the kernels of a family: for the session's chip those of --kernels or the installed CANN.
 */
static const fxge_chip_kernels *
kernels_of(fxge_session *s, const char *name)
{
	fxge_diags before = s->diags;
	const fxge_chip_kernels *own =
		s->chip && strcmp(s->chip->family, name) == 0 ? fxge_kernels_find(s, name) : NULL;

	fxge_diags_rewind(&s->diags, &before, NULL);
	return own ? own : fxge_kernels_of(name);
}

void
fxge_viewing_chips(fxge_view *v, fxge_program *compiled, const fxge_viewing_nodes *nodes)
{
	const char *last = "";

	for (size_t i = 0; fxge_chip_at(i); i++) {
		const char *name = fxge_chip_at(i)->family;
		const fxge_chip_kernels *k =
			strcmp(name, last) ? kernels_of(compiled->session, name) : NULL;

		last = name;
		if (!k)
			continue;
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
