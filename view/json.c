/* SPDX-License-Identifier: Apache-2.0 */
/* The format view-json: a page's model as JSON (doc/view.md). */
#include "view/json.h"

static void
key(fxge_sbuf *b, const char *name)
{
	fxge_sbuf_fmt(b, ",\"%s\":", name);
}

static void
text(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_json(b, s, strlen(s));
}

static void
key_text(fxge_sbuf *b, const char *name, const char *s)
{
	if (!s)
		return;
	key(b, name);
	text(b, s);
}

/* Appends `,"name":n`, unless n is 0. */
static void
key_number(fxge_sbuf *b, const char *name, uint64_t n)
{
	if (!n)
		return;
	key(b, name);
	fxge_sbuf_i64(b, (int64_t)n);
}

static void
element(fxge_sbuf *b, bool first, int64_t n)
{
	fxge_sbuf_str(b, first ? "" : ",");
	fxge_sbuf_i64(b, n);
}

/* ---- tables ---- */

static void
strings(fxge_sbuf *b, const fxge_view *v)
{
	fxge_sbuf_str(b, ",\n\"strings\":[");
	for (size_t i = 0; i < v->strings.len; i++) {
		fxge_sbuf_str(b, i ? "," : "");
		text(b, v->strings.data[i]);
	}
	fxge_sbuf_str(b, "]");
}

/* Appends an index, -1 for an absent one. */
static int64_t
index_or_none(uint32_t i)
{
	return i == FXGE_VIEW_NONE ? -1 : (int64_t)i;
}

static void
locs(fxge_sbuf *b, const fxge_view *v)
{
	fxge_sbuf_str(b, ",\n\"locs\":[");
	for (size_t i = 0; i < v->locs.len; i++) {
		const fxge_view_loc *l = &v->locs.data[i];

		fxge_sbuf_fmt(b, "%s[%u,%d,%u,%u,%lld", i ? "," : "", l->file, l->line, l->function,
			l->text, (long long)index_or_none(l->more));
		if (l->lines.count)
			element(b, false, l->first_line);
		for (uint32_t k = 0; k < l->lines.count; k++)
			element(b, false, v->source_lines.data[l->lines.first + k]);
		fxge_sbuf_chr(b, ']');
	}
	fxge_sbuf_str(b, "]");
}

static void
problems(fxge_sbuf *b, const fxge_view *v)
{
	fxge_sbuf_str(b, ",\n\"problems\":[");
	for (size_t i = 0; i < v->problems.len; i++) {
		const fxge_view_problem *p = &v->problems.data[i];

		fxge_sbuf_fmt(b, "%s{\"id\":\"%s\",\"severity\":\"%s\",\"message\":", i ? ",\n" : "", p->id,
			p->severity);
		text(b, p->message);
		key_text(b, "hint", p->hint);
		key_text(b, "op", p->op);
		if (p->loc != FXGE_VIEW_NONE)
			fxge_sbuf_fmt(b, ",\"loc\":%u", p->loc);
		fxge_sbuf_str(b, ",\"nodes\":[");
		for (uint32_t k = 0; k < p->nodes.count; k++)
			element(b, k == 0, v->problem_nodes.data[p->nodes.first + k]);
		fxge_sbuf_str(b, "]}");
	}
	fxge_sbuf_str(b, "]");
}

/* ---- stages ---- */

static void
node(fxge_sbuf *b, const fxge_view_stage *s, const fxge_view_node *n)
{
	static const char *const kinds[] = {NULL, "input", "output"};

	fxge_sbuf_fmt(b, "{\"op\":%u,\"name\":%u,\"group\":%u", n->op, n->name, n->group);
	key_text(b, "kind", kinds[n->kind]);
	if (n->loc != FXGE_VIEW_NONE)
		fxge_sbuf_fmt(b, ",\"loc\":%u", n->loc);
	key_number(b, "main", n->main == FXGE_VIEW_NONE ? 0 : n->main);
	key_number(b, "alone", n->alone);
	key_number(b, "module", n->module);
	key_number(b, "source", n->source);
	key_number(b, "rule", n->rule);
	key_number(b, "bytes", n->bytes);
	for (uint32_t i = 0; i < n->in.count; i++) {
		const fxge_view_in *in = &s->ins.data[n->in.first + i];

		fxge_sbuf_str(b, i ? "," : ",\"in\":[");
		fxge_sbuf_fmt(b, "%u,%lld,%u", in->port,
			in->constant ? -1 - (long long)in->from : (long long)in->from, in->result);
	}
	fxge_sbuf_str(b, n->in.count ? "]" : "");
	for (uint32_t i = 0; i < n->attrs.count; i++) {
		const fxge_view_attr *a = &s->attrs.data[n->attrs.first + i];

		fxge_sbuf_fmt(b, "%s%u,%u", i ? "," : ",\"attrs\":[", a->port, a->text);
	}
	fxge_sbuf_str(b, n->attrs.count ? "]" : "");
	for (uint32_t i = 0; i < n->out.count; i++) {
		const fxge_view_out *o = &s->outs.data[n->out.first + i];

		fxge_sbuf_fmt(b, "%s%u,%u", i ? "," : ",\"out\":[", o->name, o->type);
	}
	fxge_sbuf_str(b, n->out.count ? "]" : "");
	for (uint32_t i = 0; i < n->next.count; i++) {
		fxge_sbuf_str(b, i ? "" : ",\"next\":[");
		element(b, i == 0, s->nexts.data[n->next.first + i]);
	}
	fxge_sbuf_str(b, n->next.count ? "]" : "");
	fxge_sbuf_str(b, n->merged ? ",\"merged\":true}" : "}");
}

static void
rows(fxge_sbuf *b, const fxge_view_group *g)
{
	fxge_sbuf_str(b, ",\"rows\":[");
	for (size_t r = 0; r + 1 < g->rows.len; r++) {
		fxge_sbuf_str(b, r ? ",[" : "[");
		for (uint32_t i = g->rows.data[r]; i < g->rows.data[r + 1]; i++) {
			const fxge_view_vertex *v = &g->vertices.data[i];

			fxge_sbuf_str(b, i == g->rows.data[r] ? "" : ",");
			if (v->ref == FXGE_VIEW_BEND)
				fxge_sbuf_str(b, "null");
			else
				fxge_sbuf_i64(b, v->ref);
			fxge_sbuf_fmt(b, ",%d,%d", v->x, v->width);
		}
		fxge_sbuf_chr(b, ']');
	}
	fxge_sbuf_chr(b, ']');
}

static void
points(fxge_sbuf *b, const fxge_view_group *g)
{
	fxge_sbuf_str(b, ",\"chains\":[");
	for (size_t i = 0; i < g->chains.len; i++) {
		const fxge_view_chain *c = &g->chains.data[i];

		fxge_sbuf_fmt(b, "%s[%u,%u", i ? "," : "", c->start.row, c->start.at);
		for (uint32_t k = 0; k < c->at.count; k++)
			element(b, false, g->bends.data[c->at.first + k]);
		fxge_sbuf_chr(b, ']');
	}
	fxge_sbuf_str(b, "],\"entries\":[");
	for (size_t i = 0; i < g->entries.len; i++) {
		element(b, i == 0, g->entries.data[i].node);
		element(b, false, g->entries.data[i].at);
	}
	fxge_sbuf_str(b, "],\"exits\":[");
	for (size_t i = 0; i < g->exits.len; i++) {
		element(b, i == 0, g->exits.data[i].item);
		element(b, false, g->exits.data[i].at);
	}
	fxge_sbuf_chr(b, ']');
}

static void
group(fxge_sbuf *b, const fxge_view_stage *s, uint32_t i)
{
	const fxge_view_group *g = &s->groups.data[i];

	fxge_sbuf_fmt(b, "{\"label\":%u,\"nodes\":%u,\"width\":%d", g->label, g->n_nodes, g->width);
	key_number(b, "path", g->path);
	key_number(b, "class", g->class);
	key_number(b, "call", g->call);
	if (g->parent != FXGE_VIEW_NONE)
		fxge_sbuf_fmt(b, ",\"parent\":%u", g->parent);
	if (s->runs.data[i] != FXGE_VIEW_NONE)
		fxge_sbuf_fmt(b, ",\"runs\":%u", s->runs.data[i]);
	rows(b, g);
	points(b, g);
	for (size_t p = 0; p < g->parts.len; p++) {
		const fxge_view_part *x = &g->parts.data[p];

		fxge_sbuf_fmt(
			b, "%s%u,%u,%d,%d", p ? "," : ",\"parts\":[", x->first, x->last, x->left, x->right);
	}
	fxge_sbuf_str(b, g->parts.len ? "]" : "");
	fxge_sbuf_chr(b, '}');
}

static void
stage(fxge_sbuf *b, const fxge_view_stage *s)
{
	fxge_sbuf_str(b, "{\"name\":");
	text(b, s->name);
	fxge_sbuf_str(b, ",\n\"nodes\":[");
	for (size_t i = 0; i < s->nodes.len; i++) {
		fxge_sbuf_str(b, i ? ",\n" : "");
		node(b, s, &s->nodes.data[i]);
	}
	fxge_sbuf_str(b, "],\n\"constants\":[");
	for (size_t i = 0; i < s->constants.len; i++) {
		const fxge_view_constant *k = &s->constants.data[i];

		fxge_sbuf_fmt(b, "%s[%u,%u,%lld]", i ? "," : "", k->name, k->type,
			(long long)index_or_none(k->tensor_index));
	}
	fxge_sbuf_str(b, "],\n\"groups\":[");
	for (uint32_t i = 0; i < s->groups.len; i++) {
		fxge_sbuf_str(b, i ? ",\n" : "");
		group(b, s, i);
	}
	fxge_sbuf_str(b, "]}");
}

/* ---- layers ---- */

static void
layer(fxge_sbuf *b, const fxge_view_layer *l)
{
	fxge_sbuf_str(b, "{\"id\":");
	text(b, l->id);
	key_text(b, "label", l->label);
	key_text(b, "unit", l->unit);
	key_text(b, "about", l->about);
	key_number(b, "largest", l->largest);
	fxge_sbuf_str(b, ",\"values\":[");
	for (size_t i = 0; i < l->nodes.len; i++) {
		element(b, i == 0, l->nodes.data[i]);
		fxge_sbuf_chr(b, ',');
		if (l->unit)
			fxge_view_json_number(b, l->numbers.data[i]);
		else
			fxge_sbuf_i64(b, l->words.data[i]);
		element(b, false, i < l->notes.len ? l->notes.data[i] : 0);
	}
	fxge_sbuf_str(b, "]}");
}

void
fxge_view_json_number(fxge_sbuf *b, double x)
{
	if (x - x == 0)
		fxge_sbuf_f64(b, x);
	else
		fxge_sbuf_str(b, x != x ? "\"nan\"" : x > 0 ? "\"inf\"" : "\"-inf\"");
}

void
fxge_view_json(fxge_sbuf *b, const fxge_view *v)
{
	fxge_sbuf_fmt(b, "{\"format\":\"fxge view\",\"version\":%d", FXGE_VIEW_VERSION);
	key_text(b, "fxge", v->version);
	key_text(b, "title", v->title ? v->title : "");
	key_text(b, "producer", v->producer ? v->producer : "");
	if (v->dumped)
		fxge_sbuf_fmt(b, ",\"measured\":%zu", v->stages.len - 2);
	fxge_view_json_ops(b, v);
	fxge_view_json_tensors(b, v);
	problems(b, v);
	locs(b, v);
	strings(b, v);
	fxge_sbuf_str(b, ",\n\"stages\":[");
	for (size_t i = 0; i < v->stages.len; i++) {
		fxge_sbuf_str(b, i ? ",\n" : "");
		stage(b, v->stages.data[i]);
	}
	fxge_sbuf_str(b, "],\n\"layers\":[");
	for (size_t i = 0; i < v->layers.len; i++) {
		fxge_sbuf_str(b, i ? ",\n" : "");
		layer(b, v->layers.data[i]);
	}
	fxge_sbuf_str(b, "]}\n");
}
