/* SPDX-License-Identifier: Apache-2.0 */
/* Layers of a page: bounds of time, bytes, memory, and grades of quantisation. */
#include "driver/viewing/viewing.h"

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

fxge_viewing_nodes
fxge_viewing_index_nodes(const fxge_view *v)
{
	const fxge_view_stage *s = v->stages.data[v->stages.len - 1];
	fxge_viewing_nodes k = {.index = {0}};

	fxge_arena_init(&k.arena, v->arena->heap);
	for (size_t i = 0; i < s->nodes.len; i++)
		if (s->nodes.data[i].kind == FXGE_VIEW_NODE)
			fxge_map_put(&k.arena, &k.index, s->nodes.data[i].id, (void *)(uintptr_t)(i + 1));
	return k;
}

uint32_t
fxge_viewing_index(const fxge_viewing_nodes *k, const fxge_node *n)
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
add_cost(fxge_view *v, fxge_program *p, const fxge_viewing_nodes *k)
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
		uint32_t node = fxge_viewing_index(k, r->node);

		if (node == FXGE_VIEW_NONE)
			continue;
		if (r->counted && r->bound) {
			fxge_viewing_number(v, time, node, r->seconds, r->bound);
			fxge_viewing_number(v, bytes, node, (double)fxge_cost_plus(r->read, r->written), NULL);
		}
		fxge_viewing_number(v, live, node, (double)r->live, NULL);
	}
}

/* ---- quantisation ---- */

static void
add_grades(fxge_view *v, fxge_program *p, const fxge_viewing_nodes *k)
{
	fxge_layers layers = {0};
	fxge_view_layer *l = NULL;

	fxge_certify(p, v->arena, &layers);
	for (size_t i = 0; i < layers.len; i++) {
		const fxge_layer *x = &layers.data[i];
		uint32_t node = fxge_viewing_index(k, x->node);

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
	fxge_viewing_nodes k = fxge_viewing_index_nodes(v);

	add_cost(v, compiled, &k);
	fxge_viewing_chips(v, compiled, &k);
	add_grades(v, compiled, &k);
	fxge_arena_release(&k.arena);
}
