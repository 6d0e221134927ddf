/* SPDX-License-Identifier: Apache-2.0 */
/* Layers of a page: bounds of time, bytes, memory, kernels by chip, and grades of quantisation. */
#include "driver/viewing/viewing.h"

#include "backend/chips/kernels.h"
#include "driver/cost/cost.h"
#include "ir/analysis/certificate.h"
#include "ops/chips/chips.h"

fxge_view_layer *
fxge_viewing_layer(
	fxge_view *v, const char *id, const char *label, const char *unit, const char *about)
{
	fxge_view_layer *l = FXGE_NEW(v->arena, fxge_view_layer);

	*l = (fxge_view_layer){.id = id, .label = label, .unit = unit, .about = about};
	fxge_vec_push(v->arena, &v->layers, l);
	return l;
}

static void
add_value(fxge_view *v, fxge_view_layer *l, uint32_t node, double number, const char *word,
	const char *note)
{
	fxge_vec_push(v->arena, &l->nodes, node);
	fxge_vec_push(v->arena, &l->numbers, number);
	fxge_vec_push(v->arena, &l->words, fxge_view_string(v, word));
	fxge_vec_push(v->arena, &l->notes, fxge_view_string(v, note));
}

void
fxge_viewing_number(
	fxge_view *v, fxge_view_layer *l, uint32_t node, double number, const char *note)
{
	add_value(v, l, node, number, NULL, note);
}

void
fxge_viewing_word(
	fxge_view *v, fxge_view_layer *l, uint32_t node, const char *word, const char *note)
{
	add_value(v, l, node, 0, word, note);
}

/* ---- nodes ---- */

/* Nodes of the page's last stage by the numbers of the graph's nodes. */
typedef struct nodes {
	fxge_arena arena;
	fxge_map index; /* index + 1 */
} nodes;

static nodes
index_nodes(const fxge_view *v)
{
	const fxge_view_stage *s = v->stages.data[v->stages.len - 1];
	nodes k = {.index = {0}};

	fxge_arena_init(&k.arena, v->arena->heap);
	for (size_t i = 0; i < s->nodes.len; i++)
		if (s->nodes.data[i].kind == FXGE_VIEW_NODE)
			fxge_map_put(&k.arena, &k.index, s->nodes.data[i].id, (void *)(uintptr_t)(i + 1));
	return k;
}

/* Returns the index of a node, or FXGE_VIEW_NONE if the page does not show it. */
static uint32_t
index_of(const nodes *k, const fxge_node *n)
{
	uintptr_t i = n ? (uintptr_t)fxge_map_get(&k->index, n->id) : 0;

	return i ? (uint32_t)i - 1 : FXGE_VIEW_NONE;
}

/* ---- cost ---- */

/* Estimates the cost on the session's chip, or on the default one where its figures are unknown.
 * Returns NULL without an estimate. */
static const fxge_costs *
estimate(fxge_program *p)
{
	fxge_diags *d = &p->session->diags, before = *d;
	fxge_cost_options o = FXGE_OPTIONS(fxge_cost_options);
	const fxge_chip_model *chip = p->session->chip;

	o.soc = chip ? chip->name : NULL;
	bool ok = fxge_cost(p, &o) == FXGE_OK;

	if (!ok && chip) {
		o.soc = NULL;
		ok = fxge_cost(p, &o) == FXGE_OK;
	}
	fxge_diags_rewind(d, &before, NULL);
	return ok ? p->api->costs : NULL;
}

static void
add_cost(fxge_view *v, fxge_program *p, const nodes *k)
{
	const fxge_costs *costs = estimate(p);

	if (!costs)
		return;
	fxge_view_layer *time = fxge_viewing_layer(v, "cost", "time, lower bound", "s",
						fxge_arena_printf(v->arena,
							"Lower bound of the time on %s (doc/cost.md), with the resource "
							"that bounds it.",
							costs->sum.soc)),
					*bytes = fxge_viewing_layer(v, "bytes", "bytes read and written", "B",
						"Bytes of operands and results that the kernel reads and writes."),
					*live = fxge_viewing_layer(v, "live", "memory over time", "B",
						"Bytes of the values that are alive while the node runs, without weights.");

	live->largest = true;
	for (size_t i = 0; i < costs->rows.len; i++) {
		const fxge_cost_row *r = &costs->rows.data[i];
		uint32_t node = index_of(k, r->node);

		if (node == FXGE_VIEW_NONE)
			continue;
		if (r->counted && r->bound) {
			fxge_viewing_number(v, time, node, r->seconds, r->bound);
			fxge_viewing_number(v, bytes, node, (double)fxge_cost_plus(r->read, r->written), NULL);
		}
		fxge_viewing_number(v, live, node, (double)r->live, NULL);
	}
}

/* ---- kernels by chip ---- */

static void
add_engines(fxge_view *v, const fxge_chip_kernels *chip)
{
	const fxge_view_stage *s = v->stages.data[v->stages.len - 1];
	fxge_view_layer *l = fxge_viewing_layer(v, fxge_arena_printf(v->arena, "chip-%s", chip->chip),
		fxge_arena_printf(v->arena, "kernels of %s", chip->chip), NULL,
		fxge_arena_printf(v->arena,
			"Engine that computes the type by %s; dtypes and sizes are not "
			"considered (fxge check --soc does).",
			chip->source));

	for (uint32_t i = 0; i < s->nodes.len; i++) {
		const char *op = v->strings.data[s->nodes.data[i].op];

		if (s->nodes.data[i].kind != FXGE_VIEW_NODE || strncmp(op, "ge.", 3) != 0)
			continue;
		fxge_engine e = fxge_kernels_engine(chip, op + 3, strlen(op + 3));

		if (e == FXGE_ENGINE_COUNT && chip->complete)
			e = FXGE_ENGINE_NONE;
		fxge_viewing_word(v, l, i, e == FXGE_ENGINE_COUNT ? "unknown" : fxge_engine_name(e), NULL);
	}
}

static void
add_chips(fxge_view *v)
{
	const char *last = "";

	for (size_t i = 0; fxge_chip_at(i); i++) {
		const char *family = fxge_chip_at(i)->family;
		const fxge_chip_kernels *k = strcmp(family, last) ? fxge_kernels_of(family) : NULL;

		last = family;
		if (k)
			add_engines(v, k);
	}
}

/* ---- quantisation ---- */

static void
add_grades(fxge_view *v, fxge_program *p, const nodes *k)
{
	fxge_layers layers = {0};
	fxge_view_layer *l = NULL;

	fxge_certify(p, v->arena, &layers);
	for (size_t i = 0; i < layers.len; i++) {
		const fxge_layer *x = &layers.data[i];
		uint32_t node = index_of(k, x->node);

		if (node == FXGE_VIEW_NONE)
			continue;
		l = l ? l
			  : fxge_viewing_layer(v, "quant", "quantisation", NULL,
				  "Quantised share of each product, convolution and attention (fxge quant "
				  "report).");
		fxge_viewing_word(
			v, l, node, fxge_layer_grades[x->grade], x->reason ? x->reason : x->pattern);
	}
}

void
fxge_viewing_layers(fxge_view *v, fxge_program *compiled)
{
	nodes k = index_nodes(v);

	add_cost(v, compiled, &k);
	add_chips(v);
	add_grades(v, compiled, &k);
	fxge_arena_release(&k.arena);
}
