/* SPDX-License-Identifier: Apache-2.0 */
/* Certificate of quantisation: layers of a compiled program, for the command. */
#include "backend/air/writer.h"
#include "base/diag/commands.h"
#include "driver/api.h"
#include "ir/analysis/certificate.h"

/* Layers of a program, owned by it. */
typedef struct fxge_certificate {
	FXGE_VEC(fxge_quant_layer) layers;
} fxge_certificate;

static fxge_quant_layer
public_layer(const fxge_layer *l, const fxge_air_names *names)
{
	const fxge_node *n = l->node;

	return (fxge_quant_layer){.size = sizeof(fxge_quant_layer),
		.name = l->name,
		.node = n ? fxge_air_names_of(names, n->graph)->nodes[n->mark] : l->name,
		.module = l->module,
		.kind = fxge_layer_kinds[l->kind],
		.grade = fxge_layer_grades[l->grade],
		.kernel = l->kernel,
		.x = l->x.text,
		.w = l->w.text,
		.kv = l->kv.text,
		.y = l->y.text,
		.x_bits = l->x.bits,
		.w_bits = l->w.bits,
		.kv_bits = l->kv.bits,
		.y_bits = l->y.bits,
		.before = l->before,
		.after = l->after,
		.pattern = l->pattern,
		.reason = l->reason};
}

static bool
certify(fxge_program *p, volatile bool *compiling)
{
	fxge_layers layers = {0};
	fxge_air_names names = {{0}, {0}};

	if (!fxge_program_usable(p))
		return false;
	if (p->om)
		return fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			"an .om does not show its operators: give the program that it was compiled from");
	*compiling = true;
	if (!fxge_pipeline_run(p, NULL))
		return false;
	*compiling = false;
	fxge_certificate *c = FXGE_NEW(&p->arena, fxge_certificate);

	fxge_certify(p, &p->arena, &layers);
	fxge_air_names_make(&names, p, &p->arena);
	for (size_t i = 0; i < layers.len; i++)
		fxge_vec_push(&p->arena, &c->layers, public_layer(&layers.data[i], &names));
	fxge_api_program_of(p)->certificate = c;
	return true;
}

fxge_status
fxge_quant_report(fxge_program *p)
{
	if (p->api)
		p->api->certificate = NULL;

	fxge_api_guard *g = fxge_api_begin(p->session);
	volatile bool compiling = false; /* a failure leaves the program broken */

	if (FXGE_GUARDED(g))
		g->ok = certify(p, &compiling);
	fxge_status status = fxge_api_end(g);

	if (status != FXGE_OK && compiling)
		fxge_program_break(p);
	return status;
}

bool
fxge_quant_layer_get(const fxge_program *p, size_t i, fxge_quant_layer *out)
{
	const fxge_certificate *c = p->api ? p->api->certificate : NULL;

	return c && i < c->layers.len && fxge_copy_out(out, &c->layers.data[i], sizeof *c->layers.data);
}

const char *
fxge_quant_chip(const fxge_program *p)
{
	return p->quant_chip;
}
