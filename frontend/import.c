/* SPDX-License-Identifier: Apache-2.0 */
/* Control flow of an import: the program, its main graph with nodes in order, and nested graphs in
 * the same way. */
#include "frontend/import.h"

#include "base/diag/common.h"
#include "base/diag/import.h"

#include <stdarg.h>
#include <stdio.h>

bool
fxge_import_fail(fxge_importer *im, fxge_diag_id id, const char *fmt, ...)
{
	char text[1024];
	va_list ap;
	fxge_loc loc = im->loc;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	loc.node = im->node_name ? fxge_names_get(im->s->names, im->node_name) : NULL;
	loc.op = im->target ? fxge_names_get(im->s->names, im->target) : NULL;
	return fxge_report(im->d, &loc, id, "%s", text);
}

/* ---- names ---- */

fxge_name
fxge_import_name(fxge_importer *im, const char *text, const char *what)
{
	if (!text || !*text) {
		fxge_import_fail(im, FXGE_D_IMPORT_NAME, "%s has no name", what);
		return NULL;
	}
	size_t n = strlen(text);

	if (n > FXGE_MAX_NAME) {
		fxge_import_fail(
			im, FXGE_D_LIMIT, "found a name of %zu bytes, expected at most %d", n, FXGE_MAX_NAME);
		return NULL;
	}
	return fxge_names_getn(im->s->names, text, n);
}

typedef struct fxge_in_size {
	const fxge_graph *graph;
	fxge_size size;
} in_size;

static const in_size *
size_of(fxge_in_meaning m)
{
	return m & 1 ? (const in_size *)(m & ~(uintptr_t)1) : NULL;
}

/* Returns the meaning of a name in this graph; 0 if it is only defined outside. */
static fxge_in_meaning
meaning_of(const fxge_importer *im, const fxge_in_scope *sc, fxge_name name)
{
	uint32_t i = fxge_name_number(name);
	fxge_in_meaning m = i < im->meanings.len ? im->meanings.data[i] : 0;

	if (!m)
		return 0;
	const fxge_graph *g = size_of(m) ? size_of(m)->graph : ((const fxge_value *)m)->def->graph;

	return g == sc->graph ? m : 0;
}

static bool
define_name(fxge_importer *im, fxge_in_scope *sc, fxge_name name, fxge_in_meaning m)
{
	uint32_t i = fxge_name_number(name);

	if (meaning_of(im, sc, name))
		return fxge_import_fail(im, FXGE_D_IMPORT_NAME, "%s is defined twice", name);
	while (im->meanings.len <= i)
		fxge_vec_push(im->tmp, &im->meanings, 0);
	if (sc->depth > 0) {
		struct fxge_in_hidden h = {i, im->meanings.data[i]};

		fxge_vec_push(im->tmp, &sc->hidden, h);
	}
	im->meanings.data[i] = m;
	return true;
}

/* Restores the meanings of hidden names at the end of a nested graph. */
static void
restore_hidden(fxge_importer *im, const fxge_in_scope *sc)
{
	for (size_t i = sc->hidden.len; i-- > 0;)
		im->meanings.data[sc->hidden.data[i].name] = sc->hidden.data[i].meaning;
}

bool
fxge_import_define(fxge_importer *im, fxge_in_scope *sc, fxge_name name, fxge_value *v)
{
	return define_name(im, sc, name, (uintptr_t)v);
}

bool
fxge_import_define_size(fxge_importer *im, fxge_in_scope *sc, fxge_name name, fxge_size size)
{
	in_size *s = FXGE_NEW(im->tmp, in_size);

	*s = (in_size){sc->graph, size};
	return define_name(im, sc, name, (uintptr_t)s | 1);
}

bool
fxge_import_lookup(fxge_importer *im, const fxge_in_scope *sc, const char *name, fxge_in_value *out)
{
	fxge_name key = name ? fxge_names_find(im->s->names, name, strlen(name)) : NULL;
	fxge_in_meaning m = key ? meaning_of(im, sc, key) : 0;

	if (!m)
		return fxge_import_fail(
			im, FXGE_D_IMPORT_NAME, "%s is used before it is defined", name ? name : "(no name)");
	*out = (fxge_in_value){0};
	if (size_of(m))
		out->size = size_of(m)->size;
	else
		out->value = (fxge_value *)m;
	return true;
}

bool
fxge_import_tensor(
	fxge_importer *im, const fxge_in_scope *sc, const Fx__TensorArgument *a, fxge_value **out)
{
	fxge_in_value b = {0};

	if (!fxge_import_lookup(im, sc, a->name, &b))
		return false;
	if (!b.value || b.value->meta->kind == FXGE_META_SIZE)
		return fxge_import_fail(
			im, FXGE_D_IMPORT_NAME, "%s is a number, expected a tensor", a->name);
	*out = b.value;
	return true;
}

/* ---- graphs ---- */

/* Imports outputs of nested graphs and of the main graph: one operand for each named value. */
bool
fxge_import_results(fxge_importer *im, fxge_in_scope *sc)
{
	static const fxge_param any = {.name = "output",
		.type = FXGE_P_ANY,
		.list = true,
		.optional = true,
		.elem_optional = true};

	im->ops.len = 0;
	for (size_t i = 0; i < sc->in->n_outputs; i++) {
		bool present;
		fxge_fit fit = fxge_import_operands(im, sc, &any, sc->in->outputs[i], &present);

		if (fit == FXGE_FIT_INVALID)
			return false;
		if (fit != FXGE_FIT_OK)
			return fxge_import_fail(im, FXGE_D_IMPORT_UNSUPPORTED,
				"output %zu: found %s, which is not supported", i,
				fxge_arg_form(sc->in->outputs[i]));
		if (!present)
			fxge_vec_push(im->tmp, &im->ops, (fxge_operand){.kind = FXGE_K_NONE});
	}
	return true;
}

static bool
import_nodes(fxge_importer *im, fxge_in_scope *sc)
{
	const Fx__Node *n;
	uint64_t done = 0;
	bool ok = true;

	while ((n = im->src->next(im->src, sc->in))) {
		if (im->p->n_nodes >= FXGE_MAX_NODES)
			return fxge_import_fail(im, FXGE_D_LIMIT, "found more than %d nodes", FXGE_MAX_NODES);
		fxge_progress(im->p->session, "reading", done++, sc->in->n_nodes);
		im->node_name = n->name;
		im->target = n->target;
		ok &= fxge_import_node(im, sc, n);
		im->node_name = im->target = NULL;
		/* each further node would only repeat that its operands are undefined */
		if (!ok)
			return false;
	}
	fxge_progress(im->p->session, "reading", done, done);
	return ok && !im->src->failed;
}

static bool
region_inputs(fxge_importer *im, fxge_in_scope *sc)
{
	for (size_t i = 0; i < sc->in->n_inputs; i++) {
		const Fx__Argument *a = sc->in->inputs[i];
		fxge_meta m = {.kind = FXGE_META_UNKNOWN};
		const char *text = NULL;
		bool have;

		if (a->value_case == FX__ARGUMENT__VALUE_AS_TENSOR) {
			text = a->as_tensor->name;
			const Fx__TensorMeta *tm = a->as_tensor->meta;

			if (!tm && text)
				tm = im->src->tensor(im->src, sc->in, text);
			if (im->src->failed || (tm && !fxge_import_meta(im, tm, text, &m)))
				return false;
		} else if (a->value_case == FX__ARGUMENT__VALUE_AS_SYM_INT
				   && a->as_sym_int->value_case == FX__SYM_INT_ARGUMENT__VALUE_AS_NAME) {
			text = a->as_sym_int->as_name;
			m.kind = FXGE_META_SIZE;
			if (!fxge_import_number(im, sc->in, text, FXGE_SYM_T_INT, &m.size, &have))
				return false;
			if (!have)
				return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "%s has no expression", text);
		} else {
			return fxge_import_fail(im, FXGE_D_IMPORT_UNSUPPORTED,
				"input %zu of graph %s: found %s, expected a tensor or an integer", i,
				sc->graph->name, fxge_arg_form(a));
		}
		fxge_name name = fxge_import_name(im, text, "a graph's input");

		if (!name || !fxge_import_define(im, sc, name, fxge_graph_add_input(sc->graph, name, &m)))
			return false;
	}
	return true;
}

bool
fxge_import_region(
	fxge_importer *im, const fxge_in_scope *outer, const Fx__GraphArgument *ga, fxge_graph **out)
{
	fxge_in_graph in = {0};
	fxge_in_scope sc = {.in = &in, .depth = outer->depth + 1};
	const char *node_name = im->node_name, *target = im->target;

	if (sc.depth > FXGE_MAX_DEPTH)
		return fxge_import_fail(
			im, FXGE_D_LIMIT, "found graphs nested deeper than %d", FXGE_MAX_DEPTH);
	fxge_name name = fxge_import_name(im, ga->name, "a graph");

	if (!name || !im->src->open(im->src, ga->graph, &in))
		return false;
	sc.graph = fxge_graph_new(im->p, name);
	if (!region_inputs(im, &sc) || !import_nodes(im, &sc) || !fxge_import_results(im, &sc))
		return false;
	fxge_graph_set_outputs(sc.graph, im->ops.data, (uint32_t)im->ops.len);
	restore_hidden(im, &sc);
	im->node_name = node_name;
	im->target = target;
	*out = sc.graph;
	return true;
}

static bool
import_main(fxge_importer *im)
{
	fxge_in_graph in = {0};
	fxge_in_scope sc = {.in = &in};

	if (!im->src->open(im->src, im->in->graph, &in))
		return false;
	sc.graph = fxge_graph_new(im->p, "main");
	return fxge_import_guards(im, &in) && fxge_import_inputs(im, &sc) && import_nodes(im, &sc)
		   && fxge_import_outputs(im, &sc);
}

bool
fxge_import(fxge_session *s, fxge_program *p, fxge_in_source *src, const fxge_in_program *in)
{
	fxge_arena_mark m = fxge_arena_save(&p->scratch);
	fxge_importer im = {.s = s,
		.p = p,
		.d = &s->diags,
		.src = src,
		.in = in,
		.tmp = &p->scratch,
		.loc = {.file = in->path, .offset = -1}};

	if (in->torch_version)
		p->producer =
			fxge_names_get(s->names, fxge_arena_printf(im.tmp, "torch %s", in->torch_version));
	p->types = in->types;
	bool ok = fxge_import_prepare(&im) && import_main(&im);

	if (ok)
		fxge_import_call_form(&im);
	fxge_arena_restore(&p->scratch, m);
	return ok;
}
