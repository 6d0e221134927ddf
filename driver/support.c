/* What is supported: the operators of a model or of the session, and what becomes of each. */
#include "driver/front.h"

#include "converters/conv.h"
#include "ops/table.h"
#include "passes/decomp.h"
#include "passes/passes.h"

/* The way of an operator to GE, or NULL when there is none. */
static const char *
way_of(const fxge_op *op)
{
	const fxge_op *f = op->functional;

	if (op->ge)
		return op->flags & FXGE_OP_UNKNOWN ? NULL : "ge";
	if (op->flags & (FXGE_OP_DROP | FXGE_OP_PASS))
		return "pass";
	if (op->flags & FXGE_OP_IDENTITY)
		return "identity";
	if (op->id < FXGE_OP_COUNT_ && fxge_converters[op->id])
		return "converter";
	if (op->mapping)
		return "mapping";
	if (op->n_compositions || (op->id < FXGE_OP_COUNT_ && fxge_decompositions[op->id]))
		return "decomposition";
	if (f && f != op && (f->flags & FXGE_OP_MUTATES) == 0)
		return way_of(f) ? "functional" : NULL;
	return NULL;
}

/* Scopes have no rows: a pass inlines them. */
static const char *
way_of_node(const fxge_node *n)
{
	return fxge_is_scope(n) ? "pass" : way_of(n->op);
}

/* ---- of a model ---- */

typedef struct group {
	const fxge_op *op;
	const char *way;
	uint64_t count;
	const fxge_node *first;
	struct group *next; /* in order of first use */
} group;

typedef struct census {
	fxge_arena *arena;
	fxge_map by_op;
	group *first, **end;
	uint64_t nodes;
} census;

static void
take(census *c, const fxge_node *n)
{
	group *g = fxge_map_get(&c->by_op, fxge_ptr_key(n->op->name));

	c->nodes++;
	if (!g) {
		g = FXGE_NEW(c->arena, group);
		*g = (group){.op = n->op, .way = way_of_node(n), .first = n};
		fxge_map_put(c->arena, &c->by_op, fxge_ptr_key(n->op->name), g);
		*c->end = g;
		c->end = &g->next;
	}
	g->count++;
}

static void
take_graph(census *c, const fxge_graph *g, int depth)
{
	FXGE_EACH_NODE (n, g) {
		take(c, n);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			take_graph(c, n->regions[i], depth + 1);
	}
}

static void
count_all(census *c, fxge_arena *a, const fxge_program *p)
{
	*c = (census){.arena = a};
	c->end = &c->first;
	take_graph(c, p->main, 0);
}

static const fxge_frame *
frame_of(const fxge_node *n)
{
	return fxge_loc_frame(n->loc);
}

static void
line_text(fxge_sbuf *b, const group *g)
{
	const fxge_frame *f = frame_of(g->first);

	fxge_sbuf_fmt(
		b, "%7llu  %-14s ", (unsigned long long)g->count, g->way ? g->way : "NOT SUPPORTED");
	fxge_sbuf_safe(b, g->op->name, strlen(g->op->name));
	if (f && f->file && !g->way) {
		fxge_sbuf_str(b, "   first at ");
		fxge_sbuf_safe(b, f->file, strlen(f->file));
		fxge_sbuf_fmt(b, ":%d", f->line);
	}
	fxge_sbuf_chr(b, '\n');
}

static void
line_json(fxge_sbuf *b, const group *g)
{
	const fxge_frame *f = frame_of(g->first);

	fxge_sbuf_str(b, "{\"op\":");
	fxge_sbuf_json(b, g->op->name, strlen(g->op->name));
	fxge_sbuf_fmt(b, ",\"count\":%llu,\"supported\":%s", (unsigned long long)g->count,
		g->way ? "true" : "false");
	if (g->way)
		fxge_sbuf_fmt(b, ",\"by\":\"%s\"", g->way);
	if (f && f->file) {
		fxge_sbuf_str(b, ",\"file\":");
		fxge_sbuf_json(b, f->file, strlen(f->file));
		fxge_sbuf_fmt(b, ",\"line\":%d", f->line);
	}
	fxge_sbuf_chr(b, '}');
}

void
fxge_support_text(fxge_sbuf *b, fxge_program *p, bool json)
{
	census c;

	count_all(&c, b->arena, p);
	fxge_sbuf_str(b, json ? "[" : "  nodes  by             operator\n");
	for (int pass = 0; pass < 2; pass++) /* what is missing first */
		for (const group *g = c.first; g; g = g->next) {
			if ((g->way != NULL) != (pass == 1))
				continue;
			if (json && b->data[b->len - 1] != '[')
				fxge_sbuf_chr(b, ',');
			(json ? line_json : line_text)(b, g);
		}
	fxge_sbuf_str(b, json ? "]" : "");
}

static void
report(fxge_program *p, const group *g)
{
	fxge_fail(p, g->first, FXGE_D_NO_CONVERTER, "no way to GE for this operator (%llu node%s)",
		(unsigned long long)g->count, g->count == 1 ? "" : "s");
	fxge_report_group(&p->session->diags, g->op->name);
}

typedef struct missing {
	fxge_program *program;
	bool report;
	size_t n;
} missing;

static bool
missing_body(fxge_arena *a, void *arg)
{
	missing *m = arg;
	census c;

	if (!fxge_program_usable(m->program))
		return false;
	count_all(&c, a, m->program);
	for (const group *g = c.first; g; g = g->next) {
		if (g->way)
			continue;
		m->n += g->count;
		if (m->report)
			report(m->program, g);
	}
	return true;
}

size_t
fxge_unsupported(fxge_program *p, bool report_them)
{
	missing m = {.program = p, .report = report_them};

	fxge_front_call(p->session, missing_body, &m);
	return m.n;
}

/* ---- of the session ---- */

static void
row_text(fxge_sbuf *b, const fxge_op *op)
{
	const char *way = way_of(op);

	fxge_sbuf_fmt(
		b, "%-14s %-44s %s\n", way ? way : "-", op->name, op->mapping ? op->mapping->ge->name : "");
}

static void
row_json(fxge_sbuf *b, const fxge_op *op)
{
	const char *way = way_of(op);

	fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "\n" : ",\n");
	fxge_sbuf_fmt(b, "{\"op\":\"%s\",\"supported\":%s", op->name, way ? "true" : "false");
	if (way)
		fxge_sbuf_fmt(b, ",\"by\":\"%s\"", way);
	if (op->mapping)
		fxge_sbuf_fmt(b, ",\"ge\":\"%s\"", op->mapping->ge->name);
	fxge_sbuf_chr(b, '}');
}

void
fxge_support_table(fxge_sbuf *b, fxge_session *s, bool json)
{
	fxge_sbuf_str(b,
		json ? "[" : "by             operator                                     GE operator\n");
	for (size_t i = 0; s->ops && i < s->ops->table.rows.len; i++)
		if (!s->ops->table.rows.data[i]->op.ge)
			(json ? row_json : row_text)(b, &s->ops->table.rows.data[i]->op);
	for (int i = 0; i < FXGE_OP_COUNT_; i++)
		if (!fxge_ops[i].ge)
			(json ? row_json : row_text)(b, &fxge_ops[i]);
	fxge_sbuf_str(b, json ? "]" : "");
}

typedef struct table {
	fxge_session *session;
	bool json;
	const char *text;
} table;

static bool
table_body(fxge_arena *a, void *arg)
{
	table *t = arg;
	fxge_sbuf b;

	(void)a;
	fxge_front_text(t->session, &b);
	fxge_support_table(&b, t->session, t->json);
	t->text = b.data;
	return true;
}

const char *
fxge_ops_text(fxge_session *s, bool json)
{
	table t = {s, json, NULL};

	fxge_front_call(s, table_body, &t);
	return t.text;
}
