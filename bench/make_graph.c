/* SPDX-License-Identifier: Apache-2.0 */
/* Writer of synthetic programs of many nodes as .fxpb, for bench/scale.py: make_graph chain|wide N
 * FILE */
#include "driver/driver.h"
#include "frontend/frontend.h"
#include "ir/optab.h"

#include "fxge_aten_binary.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct request {
	fxge_session *session;
	bool wide;
	long nodes;
	const char *path;
} request;

static fxge_value *
add(fxge_graph *g, fxge_value *a, fxge_value *b)
{
	fxge_node *n = fxge_node_new(g, g->ret, &fxge_ops[ATEN_add_Tensor],
		FXGE_ARGS(fxge_a_value(ATEN_add_Tensor__self, a), fxge_a_value(ATEN_add_Tensor__other, b)),
		0, NULL);

	fxge_value_set_meta(g->program, n->results[0], a->meta);
	return n->results[0];
}

/* chain: every node adds the input to the previous one. wide: pairs of the input, summed as a
 * tree. */
static fxge_value *
build(fxge_graph *g, fxge_value *x, long nodes, bool wide)
{
	fxge_arena *a = &g->program->arena;
	long width = wide ? (nodes + 1) / 2 : 0, made = 0;

	if (!wide) {
		fxge_value *v = x;

		for (; made < nodes; made++)
			v = add(g, v, x);
		return v;
	}
	fxge_value **level = FXGE_NEW_ARRAY(a, (size_t)width, fxge_value *);

	for (long i = 0; i < width; i++)
		level[i] = add(g, x, i ? level[i - 1 - (i - 1) / 2] : x);
	for (; width > 1; width = (width + 1) / 2)
		for (long i = 0; i + 1 < width; i += 2)
			level[i / 2] = add(g, level[i], level[i + 1]);
	return level[0];
}

static int
write_graph(void *arg)
{
	request *r = arg;
	fxge_program *p = fxge_program_new(r->session, "bench");
	fxge_graph *g = fxge_graph_new(p, "main");
	fxge_size four = fxge_size_small(4);
	fxge_meta m = fxge_meta_tensor(&p->arena, FXGE_DT_F32, 1, &four);
	fxge_value *x = fxge_graph_add_input(g, fxge_names_get(p->names, "x"), &m);
	fxge_input in = {.role = FXGE_ROLE_USER, .name = x->name};

	fxge_vec_push(&p->arena, &p->inputs, in);
	fxge_value *y = build(g, x, r->nodes, r->wide);
	fxge_operand o = {.kind = FXGE_K_VALUE, .value = y};
	fxge_output out = {.kind = FXGE_OUT_USER};

	fxge_vec_push(&p->arena, &p->outputs, out);
	fxge_graph_set_outputs(g, &o, 1);
	fxge_program_name_values(p);
	return fxge_fxpb_write(p, r->path, true) ? 0 : 1;
}

int
main(int argc, char **argv)
{
	if (argc != 4) {
		fprintf(stderr, "usage: make_graph chain|wide NODES FILE\n");
		return 2;
	}
	request r = {fxge_driver_session(NULL), strcmp(argv[1], "wide") == 0, atol(argv[2]), argv[3]};
	int status = r.session ? fxge_heap_guard(&r.session->heap, write_graph, &r) : 6;

	if (status)
		fputs(fxge_diag_text(r.session), stderr);
	fxge_close(r.session);
	return status;
}
