/* SPDX-License-Identifier: Apache-2.0 */
/* Checker of .air files for errors that GE's loader reports or silently ignores. */
#include "backend/air/air.h"
#include "backend/air/check.h"
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "base/diag/common.h"
#include "infer/infer.h"
#include "ops/chips/chips.h"

#include <stdarg.h>
#include <stdio.h>

bool
check_fail(checker *c, fxge_diag_id id, const char *fmt, ...)
{
	char text[1024];
	fxge_loc l =
		fxge_air_file_loc(&c->file, c->op ? c->op->at : NULL, c->graph ? c->graph->def->name : NULL,
			c->op ? c->op->name : NULL, c->op ? c->op->type : NULL);
	const fxge_loc *line =
		c->op ? fxge_strmap_get(&c->lines, c->op->name, strlen(c->op->name)) : NULL;
	va_list ap;

	if (line) {
		l.frames = line->frames;
		l.n_frames = line->n_frames;
		l.module = line->module;
	}
	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	return fxge_report(&c->s->diags, &l, id, "%s", text);
}

void
check_group(checker *c, const check_op *o)
{
	fxge_report_group(&c->s->diags, o->type);
	fxge_group_close(&c->s->diags, NULL);
}

static void
check_name(checker *c, check_graph *g, uint32_t i)
{
	const check_op *o = &g->ops[i];

	c->op = o;
	if (*o->name
		&& fxge_strmap_put(c->a, &g->by_name, o->name, strlen(o->name), (void *)(uintptr_t)(i + 1)))
		check_fail(c, FXGE_D_AIR_OP_NAME, "the name occurs twice in its graph");
	if (strcmp(o->type, "NetOutput") == 0) {
		g->net_output = i;
		g->n_net_outputs++;
	}
	c->op = NULL;
}

static bool
check_ops(checker *c, check_graph *g)
{
	c->graph = g;
	g->n_ops = (uint32_t)g->def->ops.len;
	g->ops = FXGE_NEW_ARRAY(c->a, g->n_ops, check_op);
	g->net_output = UINT32_MAX;
	for (uint32_t i = 0; i < g->n_ops; i++) {
		const ge_op *op = fxge_air_file_op(&c->file, g->def->ops.data[i]);

		if (!op)
			return false;
		g->ops[i].at = g->def->ops.data[i].data;
		check_operator(c, op, &g->ops[i]);
		check_name(c, g, i);
	}
	return true;
}

static void
check_graph_name(checker *c, check_graph *g)
{
	const char *name = g->def->name;

	c->graph = g;
	if (!*name)
		check_fail(c, FXGE_D_AIR_GRAPH_NAME, "a graph has no name");
	else if (fxge_strmap_put(c->a, &c->by_name, name, strlen(name), g))
		check_fail(
			c, FXGE_D_AIR_GRAPH_NAME, "two graphs have the name '%s': GE uses the last one", name);
}

static void
check_all(checker *c)
{
	uint64_t errors = c->s->diags.errors;

	c->n_graphs = c->file.graphs.len;
	c->graphs = FXGE_NEW_ARRAY(c->a, c->n_graphs, check_graph);
	for (size_t i = 0; i < c->n_graphs; i++)
		c->graphs[i].def = &c->file.graphs.data[i];
	for (size_t i = 0; i < c->n_graphs; i++)
		check_graph_name(c, &c->graphs[i]);
	for (size_t i = 0; i < c->n_graphs; i++)
		if (!check_ops(c, &c->graphs[i]))
			return;
	check_shapeless(c);
	for (size_t i = 0; i < c->n_graphs; i++)
		check_graph_edges(c, &c->graphs[i]);
	for (size_t i = 0; i < c->n_graphs; i++)
		check_host_values(c, &c->graphs[i]);
	check_graph_subgraphs(c);
	if (c->s->diags.errors == errors)
		check_walk(c);
	check_chip_summary(c);
}

/* Returns true for errors by GE's rules, not for forms that only fxge does not support. */
static bool
is_defect(const fxge_diag *g)
{
	return g->severity == FXGE_ERROR && fxge_diag_rows[g->id].exit == FXGE_EXIT_INVALID;
}

/* Returns true for defects, and for limits of files, beyond which no command reads one. */
static bool
is_refusal(const fxge_diag *g)
{
	return is_defect(g) || (g->severity == FXGE_ERROR && g->id == FXGE_D_LIMIT);
}

/* Validates the program like the executor: prototypes, shape functions, subgraphs against their
 * operators, and the interface. */
static void
check_shapes(fxge_session *s, fxge_file *f, const char *io, const char *model)
{
	fxge_diags before = s->diags;
	fxge_read_options o = {.model = model};
	fxge_program *p = model ? fxge_air_read_package(s, f, &o) : fxge_air_read(s, f, io);

	if (p) {
		fxge_pass_infer(p);
		fxge_program_release(p);
	}
	fxge_diags_rewind(&s->diags, &before, p ? is_defect : is_refusal);
}

/* Returns the result. In a strict session unknown types, which are warnings, count as errors. */
static bool
is_accepted(fxge_session *s, uint64_t errors, uint64_t warnings)
{
	return s->diags.errors == errors && !(s->strict && s->diags.warnings > warnings);
}

/* Arguments of a check. */
typedef struct check_request {
	fxge_session *s;
	fxge_file *file;
	const char *path, *io;         /* io: path of the interface, or NULL */
	const fxge_chip_kernels *chip; /* or NULL */
	int cann;
	fxge_program *program; /* program that was written to the file, or NULL */
	bool geared;
} check_request;

/* Maps the names of nodes in the file to their locations in the program. */
static void
read_lines(checker *c, fxge_program *p)
{
	fxge_air_names names = {0};

	fxge_air_names_make(&names, p, c->a);
	for (size_t i = 0; i < names.graphs.len; i++)
		FXGE_EACH_NODE (n, names.graphs.data[i].graph) {
			const char *name = names.graphs.data[i].nodes[n->mark];

			if (n->loc && fxge_loc_has_source(n->loc))
				fxge_strmap_put(c->a, &c->lines, name, strlen(name), (void *)(uintptr_t)n->loc);
		}
}

/* Checks an .air: the file, or that of program `model` of a package. */
static bool
check_one(
	const check_request *k, const char *path, fxge_bytes b, const fxge_zip *zip, const char *model)
{
	/* Registered with the session's arena, so that exhausted memory leaks nothing. */
	fxge_session *s = k->s;
	fxge_arena_mark m = fxge_arena_save(&s->arena);
	fxge_arena *a = FXGE_NEW(&s->arena, fxge_arena);
	uint64_t errors = s->diags.errors, warnings = s->diags.warnings;

	(void)m;
	fxge_group_begin(&s->diags);
	fxge_arena_init(a, &s->heap);
	fxge_arena_defer(&s->arena, (void (*)(void *))fxge_arena_release, a);
	checker *c = FXGE_NEW(a, checker);

	c->s = s;
	c->a = a;
	c->zip = zip;
	c->cann = k->cann;
	c->geared = k->geared;
	if (k->program)
		read_lines(c, k->program);
	c->chip = k->chip;
	if (fxge_air_file_open(&c->file, s, a, b, path))
		check_all(c);
	fxge_arena_release(a);
	if (s->diags.errors == errors)
		check_shapes(s, k->file, model ? NULL : k->io, model);
	return is_accepted(s, errors, warnings);
}

static bool
check_entry(const char *name, const char *air, fxge_bytes b, const fxge_zip *zip, void *arg)
{
	const check_request *k = arg;
	size_t size = strlen(k->path) + strlen(air) + 2;
	char *path = fxge_arena_alloc(&k->s->arena, size);

	snprintf(path, size, "%s/%s", k->path, air);
	return check_one(k, path, b, zip, name);
}

bool
fxge_air_check(fxge_session *s, fxge_file *f, const char *path, const char *io, const char *soc,
	int cann, fxge_program *p, bool geared)
{
	const fxge_chip_model *chip = soc ? fxge_chip_find(&s->diags, soc) : NULL;
	const fxge_chip_kernels *kernels = chip ? fxge_kernels_find(s, chip->family) : NULL;
	check_request k = {s, f, path, io, kernels, cann, p, geared};

	if (soc && !kernels)
		return false;
	if (fxge_file_kind_of(f->bytes) == FXGE_KIND_PACKAGE)
		return fxge_air_visit_package(s, f, check_entry, &k);
	return check_one(&k, path, f->bytes, NULL, NULL);
}
