/* SPDX-License-Identifier: Apache-2.0 */
/* Export of programs as JSON and as Graphviz, for viewers and scripts. */
#include "backend/exporters/show.h"

#include "ir/text/text.h"

static void
json_str(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_json(b, s, strlen(s));
}

static void
json_type(fxge_sbuf *b, const fxge_value *v)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	fxge_text_meta(&t, v->def->graph->program, v->meta);
	fxge_sbuf_json(b, t.data ? t.data : "", t.len);
}

static void
json_value(fxge_sbuf *b, const fxge_value *v)
{
	fxge_sbuf_str(b, "{\"name\":");
	json_str(b, v->name);
	fxge_sbuf_str(b, ",\"type\":");
	json_type(b, v);
	fxge_sbuf_chr(b, '}');
}

static void
json_values(fxge_sbuf *b, const fxge_node *n)
{
	fxge_sbuf_chr(b, '[');
	for (uint32_t i = 0; i < n->n_results; i++) {
		fxge_sbuf_str(b, i ? "," : "");
		json_value(b, n->results[i]);
	}
	fxge_sbuf_chr(b, ']');
}

static void
json_float(fxge_sbuf *b, double f)
{
	if (f - f == 0)
		fxge_sbuf_f64(b, f);
	else
		fxge_sbuf_str(b, f != f ? "\"nan\"" : f > 0 ? "\"inf\"" : "\"-inf\"");
}

static void
json_size(fxge_sbuf *b, const fxge_program *p, fxge_size s)
{
	fxge_sbuf t;
	int64_t k;

	if (fxge_sym_is_int(p->syms, s, &k)) {
		fxge_sbuf_i64(b, k);
		return;
	}
	fxge_sbuf_init(&t, b->arena);
	fxge_sym_print(&t, p->syms, s);
	fxge_sbuf_str(b, "{\"expr\":");
	fxge_sbuf_json(b, t.data, t.len);
	fxge_sbuf_chr(b, '}');
}

static void
json_named(fxge_sbuf *b, const char *key, const char *name)
{
	fxge_sbuf_fmt(b, "{\"%s\":", key);
	json_str(b, name);
	fxge_sbuf_chr(b, '}');
}

static void
json_operand(fxge_sbuf *b, const fxge_program *p, const fxge_operand *o)
{
	switch (o->kind) {
	case FXGE_K_NONE:
		fxge_sbuf_str(b, "null");
		break;
	case FXGE_K_VALUE:
		json_named(b, "value", o->value->name);
		break;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		json_size(b, p, o->size);
		break;
	case FXGE_K_FLOAT:
		json_float(b, o->f);
		break;
	case FXGE_K_BOOL:
		fxge_sbuf_str(b, o->b ? "true" : "false");
		break;
	case FXGE_K_STR:
		json_str(b, o->name);
		break;
	case FXGE_K_DTYPE:
		json_named(b, "dtype", fxge_dtypes[o->dtype].text);
		break;
	case FXGE_K_LAYOUT:
	case FXGE_K_MEMORY_FORMAT:
		fxge_sbuf_i64(b, o->i);
		break;
	case FXGE_K_TENSOR:
		json_named(b, "tensor", o->tensor->name ? o->tensor->name : "");
		break;
	case FXGE_K_COMPLEX:
		fxge_sbuf_str(b, "{\"re\":");
		json_float(b, o->re);
		fxge_sbuf_str(b, ",\"im\":");
		json_float(b, o->im);
		fxge_sbuf_chr(b, '}');
		break;
	case FXGE_K_CAPTURE:
		json_named(b, "capture", o->name);
		break;
	}
}

static bool
is_list(const fxge_node *n, int port)
{
	return n->op->params[port].list || n->ports[port].count != 1;
}

static void
json_port(fxge_sbuf *b, const fxge_node *n, int k)
{
	const fxge_port *port = &n->ports[k];

	json_str(b, n->op->params[k].name);
	fxge_sbuf_str(b, is_list(n, k) ? ":[" : ":");
	for (uint32_t i = 0; i < port->count; i++) {
		fxge_sbuf_str(b, i ? "," : "");
		json_operand(b, n->graph->program, fxge_port_at(n, k, i));
	}
	fxge_sbuf_str(b, is_list(n, k) ? "]" : "");
}

static void json_nodes(fxge_sbuf *b, const fxge_graph *g, int depth);

static void
json_node(fxge_sbuf *b, const fxge_node *n, int depth)
{
	bool first = true;

	fxge_sbuf_str(b, "{\"op\":");
	json_str(b, n->op->name);
	if (n->name) {
		fxge_sbuf_str(b, ",\"name\":");
		json_str(b, n->name);
	}
	fxge_sbuf_str(b, ",\"ports\":{");
	for (int k = 0; k < n->op->n_params; k++) {
		if (!n->ports[k].present)
			continue;
		fxge_sbuf_str(b, first ? "" : ",");
		json_port(b, n, k);
		first = false;
	}
	fxge_sbuf_str(b, "},\"results\":");
	json_values(b, n);
	for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++) {
		fxge_sbuf_str(b, i ? "," : ",\"regions\":[");
		json_nodes(b, n->regions[i], depth + 1);
	}
	fxge_sbuf_str(b, n->n_regions ? "]}" : "}");
}

static void
json_nodes(fxge_sbuf *b, const fxge_graph *g, int depth)
{
	fxge_sbuf_str(b, "{\"inputs\":");
	json_values(b, g->entry);
	fxge_sbuf_str(b, ",\"nodes\":[");
	FXGE_EACH_NODE (n, g) {
		fxge_sbuf_str(b, n == g->entry->next ? "\n" : ",\n");
		json_node(b, n, depth);
	}
	fxge_sbuf_str(b, "],\"outputs\":[");
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_sbuf_str(b, i ? "," : "");
		json_operand(b, g->program, fxge_graph_output(g, i));
	}
	fxge_sbuf_str(b, "]}");
}

void
fxge_show_json(fxge_sbuf *b, fxge_program *p)
{
	fxge_program_name_values(p);
	fxge_sbuf_str(b, "{\"schema\":1,\"name\":");
	json_str(b, p->name ? p->name : "");
	fxge_sbuf_str(b, ",\"stage\":");
	json_str(b, p->stage);
	fxge_sbuf_str(b, ",\"graph\":");
	json_nodes(b, p->main, 0);
	fxge_sbuf_str(b, "}\n");
}

/* ---- Graphviz ---- */

static void
dot_edge(fxge_sbuf *b, const fxge_operand *o, uint32_t to)
{
	const fxge_value *v = o->value;

	if (v->def == v->def->graph->entry)
		fxge_sbuf_fmt(b, "\ti%u_%u -> n%u", v->def->id, v->index, to);
	else
		fxge_sbuf_fmt(b, "\tn%u -> n%u", v->def->id, to);
	fxge_sbuf_str(b, " [label=");
	json_type(b, v);
	fxge_sbuf_str(b, "];\n");
}

static void
dot_inputs(fxge_sbuf *b, const fxge_graph *g)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		fxge_sbuf_fmt(b, "\ti%u_%u [shape=ellipse,label=", g->entry->id, i);
		json_str(b, fxge_graph_input(g, i)->name);
		fxge_sbuf_str(b, "];\n");
	}
}

static void
dot_node(fxge_sbuf *b, const fxge_node *n, const char *label)
{
	fxge_sbuf_fmt(b, "\tn%u [label=", n->id);
	json_str(b, label);
	fxge_sbuf_str(b, "];\n");
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			dot_edge(b, &n->operands[i], n->id);
}

static void
dot_graph(fxge_sbuf *b, const fxge_graph *g, int depth)
{
	dot_inputs(b, g);
	FXGE_EACH_NODE (n, g) {
		dot_node(b, n, n->op->name);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			dot_graph(b, n->regions[i], depth + 1);
	}
	dot_node(b, g->ret, "outputs");
}

void
fxge_show_dot(fxge_sbuf *b, fxge_program *p)
{
	fxge_program_name_values(p);
	fxge_sbuf_str(b, "digraph fxge {\n\tnode [shape=box,fontname=\"monospace\"];\n");
	dot_graph(b, p->main, 0);
	fxge_sbuf_str(b, "}\n");
}
