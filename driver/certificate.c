/* SPDX-License-Identifier: Apache-2.0 */
/* Certificate of quantisation: layers of a compiled program, for the command. */
#include "backend/air/writer.h"
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
certify(fxge_program *p, fxge_arena *arena)
{
	fxge_layers layers = {0};
	fxge_air_names names = {{0}, {0}};
	fxge_certificate *c = FXGE_NEW(&p->arena, fxge_certificate);

	(void)arena; /* layers live as long as the program */
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
	return fxge_program_analyse(p, certify);
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
