/* SPDX-License-Identifier: Apache-2.0 */
/* Stages as a graph collection of Google's Model Explorer: a graph for each stage, with modules and
 * nested graphs as namespaces. */
#include "view/view.h"

/* State of the export of one stage. */
typedef struct exporter {
	fxge_sbuf *b;
	const fxge_view *view;
	const fxge_view_stage *stage;
	fxge_arena *arena;
	const char **ids;        /* identifiers of the nodes, unique in the stage */
	const char **namespaces; /* namespaces of the groups */
	bool any;                /* an element of the present list is written */
} exporter;

static void
text(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_json(b, s, strlen(s));
}

static const char *
string(const exporter *x, uint32_t i)
{
	return x->view->strings.data[i];
}

/* ---- names ---- */

/* Returns a label as one component of a namespace, whose separator is a slash. */
static const char *
component(exporter *x, const fxge_view_group *g)
{
	char *s = g->call ? fxge_arena_printf(x->arena, "%s #%u", string(x, g->label), g->call)
					  : fxge_arena_printf(x->arena, "%s", string(x, g->label));

	for (char *c = s; *c; c++)
		if (*c == '/')
			*c = '|';
	return *s ? s : "(part)";
}

static void
name_groups(exporter *x)
{
	const fxge_view_stage *s = x->stage;
	fxge_strmap taken = {0};

	x->namespaces = FXGE_NEW_ARRAY(x->arena, s->groups.len, const char *);
	for (size_t i = 0; i < s->groups.len; i++) /* parents precede their groups */
		x->namespaces[i] = "";
	for (size_t i = 1; i < s->groups.len; i++) {
		const fxge_view_group *g = &s->groups.data[i];
		const char *around = g->parent < i ? x->namespaces[g->parent] : "",
				   *name = fxge_arena_printf(
					   x->arena, "%s%s%s", around, *around ? "/" : "", component(x, g));

		x->namespaces[i] = fxge_strmap_fresh(x->arena, &taken, name);
	}
}

static void
name_nodes(exporter *x)
{
	const fxge_view_stage *s = x->stage;
	fxge_strmap taken = {0};

	x->ids = FXGE_NEW_ARRAY(x->arena, s->nodes.len, const char *);
	for (size_t i = 0; i < s->nodes.len; i++) {
		const fxge_view_node *n = &s->nodes.data[i];
		const char *name = string(x, n->name);

		x->ids[i] = fxge_strmap_fresh(x->arena, &taken, *name ? name : string(x, n->op));
	}
}

/* ---- nodes ---- */

static void
attr(exporter *x, const char *key, const char *value)
{
	if (!*value)
		return;
	fxge_sbuf_str(x->b, x->any ? ",{\"key\":" : "{\"key\":");
	text(x->b, key);
	fxge_sbuf_str(x->b, ",\"value\":");
	text(x->b, value);
	fxge_sbuf_str(x->b, "}");
	x->any = true;
}

static void
line_attrs(exporter *x, const fxge_view_node *n)
{
	if (n->loc == FXGE_VIEW_NONE)
		return;
	const fxge_view_loc *l = &x->view->locs.data[n->loc];

	attr(x, "line", fxge_arena_printf(x->arena, "%s:%d", string(x, l->file), l->line));
	attr(x, "function", string(x, l->function));
	attr(x, "source", string(x, l->text));
}

static void
attrs(exporter *x, const fxge_view_node *n)
{
	fxge_sbuf_str(x->b, ",\"attrs\":[");
	x->any = false;
	attr(x, "module", string(x, n->module));
	attr(x, "class", string(x, n->class));
	line_attrs(x, n);
	attr(x, "rule", string(x, n->rule));
	attr(x, "saved node", string(x, n->source));
	for (uint32_t i = 0; i < n->in.count; i++) {
		const fxge_view_in *in = &x->stage->ins.data[n->in.first + i];

		if (!in->constant)
			continue;
		const fxge_view_constant *k = &x->stage->constants.data[in->from];

		attr(x, string(x, in->port),
			fxge_arena_printf(x->arena, "%s %s", string(x, k->name), string(x, k->type)));
	}
	for (uint32_t i = 0; i < n->attrs.count; i++) {
		const fxge_view_attr *t = &x->stage->attrs.data[n->attrs.first + i];

		attr(x, string(x, t->port), string(x, t->text));
	}
	fxge_sbuf_str(x->b, "]");
}

static void
edges(exporter *x, const fxge_view_node *n)
{
	bool any = false;

	fxge_sbuf_str(x->b, ",\"incomingEdges\":[");
	for (uint32_t i = 0; i < n->in.count; i++) {
		const fxge_view_in *in = &x->stage->ins.data[n->in.first + i];

		if (in->constant)
			continue;
		fxge_sbuf_str(x->b, any ? ",{\"sourceNodeId\":" : "{\"sourceNodeId\":");
		text(x->b, x->ids[in->from]);
		fxge_sbuf_fmt(
			x->b, ",\"sourceNodeOutputId\":\"%u\",\"targetNodeInputId\":\"%u\"}", in->result, i);
		any = true;
	}
	fxge_sbuf_str(x->b, "]");
}

/* Appends names of ports, or types and names of results. Model Explorer shows the type of a result
 * on its edges by the key `shape`. */
static void
ports(exporter *x, const fxge_view_node *n)
{
	fxge_sbuf_str(x->b, ",\"inputsMetadata\":[");
	for (uint32_t i = 0; i < n->in.count; i++) {
		fxge_sbuf_fmt(x->b, "%s{\"id\":\"%u\",\"attrs\":[", i ? "," : "", i);
		x->any = false;
		attr(x, "__tensor_tag", string(x, x->stage->ins.data[n->in.first + i].port));
		fxge_sbuf_str(x->b, "]}");
	}
	fxge_sbuf_str(x->b, "],\"outputsMetadata\":[");
	for (uint32_t i = 0; i < n->out.count; i++) {
		const fxge_view_out *o = &x->stage->outs.data[n->out.first + i];

		fxge_sbuf_fmt(x->b, "%s{\"id\":\"%u\",\"attrs\":[", i ? "," : "", i);
		x->any = false;
		attr(x, "__tensor_tag", string(x, o->name));
		attr(x, "shape", string(x, o->type));
		fxge_sbuf_str(x->b, "]}");
	}
	fxge_sbuf_str(x->b, "]");
}

static void
graph(exporter *x, uint32_t index)
{
	fxge_sbuf_str(x->b, index ? ",\n{\"id\":" : "\n{\"id\":");
	text(x->b, x->stage->name);
	fxge_sbuf_str(x->b, ",\"nodes\":[");
	for (size_t i = 0; i < x->stage->nodes.len; i++) {
		const fxge_view_node *n = &x->stage->nodes.data[i];

		fxge_sbuf_str(x->b, i ? ",\n{\"id\":" : "\n{\"id\":");
		text(x->b, x->ids[i]);
		fxge_sbuf_str(x->b, ",\"label\":");
		text(x->b, string(x, n->op));
		fxge_sbuf_str(x->b, ",\"namespace\":");
		text(x->b, x->namespaces[n->group]);
		attrs(x, n);
		edges(x, n);
		ports(x, n);
		fxge_sbuf_str(x->b, "}");
	}
	fxge_sbuf_str(x->b, "]}");
}

void
fxge_view_model_explorer(fxge_sbuf *b, const fxge_view *v)
{
	fxge_sbuf_str(b, "{\"label\":");
	text(b, v->title);
	fxge_sbuf_str(b, ",\"graphs\":[");
	for (size_t i = 0; i < v->stages.len; i++) {
		exporter x = {.b = b, .view = v, .stage = v->stages.data[i], .arena = v->arena};

		name_groups(&x);
		name_nodes(&x);
		graph(&x, (uint32_t)i);
	}
	fxge_sbuf_str(b, "]}\n");
}
