/* SPDX-License-Identifier: Apache-2.0 */
/* Support reports: the operators of a program or of the session, and their lowerings. */
#include "driver/api.h"

#include "converters/conv.h"
#include "ops/table.h"
#include "decomp/decomp.h"
#include "passes/passes.h"

#include "fxge_op_limit.h"

const char *
fxge_lowering_of(const fxge_op *op)
{
	const fxge_op *f = op->functional;

	if (op->ge)
		return op->flags & FXGE_OP_UNKNOWN ? NULL : "ge";
	if (op->flags & (FXGE_OP_DROP | FXGE_OP_PASS))
		return "pass";
	if (op->flags & FXGE_OP_IDENTITY)
		return "identity";
	if (op->id < FXGE_OP_LIMIT && fxge_converters[op->id])
		return "converter";
	if (op->external && op->external->convert)
		return "converter";
	if (op->mapping)
		return "mapping";
	if (op->n_compositions || (op->id < FXGE_OP_LIMIT && fxge_decompositions[op->id]))
		return "decomposition";
	if (f && f != op && (f->flags & FXGE_OP_MUTATES) == 0)
		return fxge_lowering_of(f) ? "functional" : NULL;
	return NULL;
}

/* Returns the lowering of a node. Scopes have no rows: a pass inlines them. */
static const char *
lowering_of_node(const fxge_node *n)
{
	return fxge_is_scope(n) ? "pass" : fxge_lowering_of(n->op);
}

/* ---- compilation of a copy ---- */

typedef struct fxge_support {
	const char *stage; /* stage of the program at that time */
	FXGE_VEC(fxge_diag) diags;
	fxge_exit exit;
	uint32_t n_refused;
} fxge_support;

/* Compiles a copy of the program and moves the diagnostics that it reports from the session to
 * `s`. */
static void
compile_copy(fxge_program *p, fxge_support *s)
{
	fxge_diags *d = &p->session->diags, before = *d;
	fxge_program *copy = fxge_program_copy(p);

	d->errors = 0;
	d->exit = FXGE_EXIT_OK;
	fxge_pipeline_run(copy, NULL);
	for (size_t i = before.list.len; i < d->list.len; i++)
		fxge_vec_push(&p->arena, &s->diags, d->list.data[i]);
	s->exit = d->exit;
	s->n_refused = copy->n_refused;
	fxge_program_release(copy);
	before.list.data = d->list.data; /* the list may have been reallocated */
	before.list.cap = d->list.cap;
	*d = before;
}

/* Returns the result for the program's stage; compiles once per stage. */
static const fxge_support *
support_of(fxge_program *p)
{
	fxge_api_program *kept = fxge_api_program_of(p);

	if (!kept->support || kept->support->stage != p->stage) {
		fxge_support *s = FXGE_NEW(&p->arena, fxge_support);

		s->stage = p->stage;
		compile_copy(p, s);
		kept->support = s;
	}
	return kept->support;
}

/* ---- operators of a program ---- */

typedef struct reason {
	const fxge_diag *diag;
	struct reason *next;
} reason;

typedef struct group {
	const char *op;
	const char *lowering;
	uint64_t count, refused;
	const fxge_node *first;
	reason *reasons, **end;
	struct group *next; /* in order of first use */
} group;

typedef struct census {
	fxge_arena *arena;
	fxge_strmap by_op;
	group *first, **end;
} census;

static group *
group_of(census *c, const char *op)
{
	group *g = fxge_strmap_get(&c->by_op, op, strlen(op));

	if (g)
		return g;
	g = FXGE_NEW(c->arena, group);
	g->op = op;
	g->end = &g->reasons;
	fxge_strmap_put(c->arena, &c->by_op, op, strlen(op), g);
	*c->end = g;
	c->end = &g->next;
	return g;
}

static void
count_node(census *c, const fxge_node *n)
{
	group *g = group_of(c, n->op->name);

	if (g->count++ == 0) {
		g->first = n;
		g->lowering = lowering_of_node(n);
	}
}

static void
count_graph(census *c, const fxge_graph *g, int depth)
{
	FXGE_EACH_NODE (n, g) {
		count_node(c, n);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			count_graph(c, n->regions[i], depth + 1);
	}
}

/* Adds a diagnostic to the group of its operator. Diagnostics without an operator, such as states
 * that share memory, belong to the program. */
static void
add_reason(census *c, const fxge_diag *d)
{
	group *g = group_of(c, d->group ? d->group : "");

	*g->end = FXGE_NEW(c->arena, reason);
	(*g->end)->diag = d;
	g->end = &(*g->end)->next;
	g->refused += d->count;
}

static void
count_all(census *c, fxge_arena *a, fxge_program *p)
{
	const fxge_support *s = support_of(p);

	*c = (census){.arena = a};
	c->end = &c->first;
	count_graph(c, p->main, 0);
	for (size_t i = 0; i < s->diags.len; i++)
		if (s->diags.data[i].severity == FXGE_ERROR)
			add_reason(c, &s->diags.data[i]);
}

static void
row_of_group(fxge_sbuf *b, const group *g, uint64_t count, const char *lowering)
{
	const char *op = *g->op ? g->op : "(the program)";

	fxge_sbuf_fmt(b, "%7llu  %-14s ", (unsigned long long)count, lowering);
	fxge_sbuf_safe(b, op, strlen(op));
}

static void
line_refused(fxge_sbuf *b, const group *g, const fxge_diag *d)
{
	const fxge_frame *f = fxge_loc_frame(&d->loc);

	row_of_group(b, g, d->count, "NOT SUPPORTED");
	fxge_sbuf_fmt(b, "   FXGE-E%04d ", fxge_diag_rows[d->id].number);
	if (d->loc.op && strcmp(d->loc.op, g->op) != 0) {
		fxge_sbuf_safe(b, d->loc.op, strlen(d->loc.op));
		fxge_sbuf_str(b, ": ");
	}
	fxge_sbuf_safe(b, d->message, strlen(d->message));
	if (f && f->file) {
		fxge_sbuf_str(b, "   first at ");
		fxge_sbuf_safe(b, f->file, strlen(f->file));
		fxge_sbuf_fmt(b, ":%d", f->line);
	}
	fxge_sbuf_chr(b, '\n');
}

static void
lines_text(fxge_sbuf *b, const group *g, bool refused)
{
	for (const reason *r = g->reasons; r && refused; r = r->next)
		line_refused(b, g, r->diag);
	if (refused || g->count <= g->refused)
		return;
	row_of_group(b, g, g->count - g->refused, g->lowering ? g->lowering : "pass");
	fxge_sbuf_chr(b, '\n');
}

static void
json_location(fxge_sbuf *b, const fxge_loc *l)
{
	const fxge_frame *f = fxge_loc_frame(l);

	if (!f || !f->file)
		return;
	fxge_sbuf_str(b, ",\"file\":");
	fxge_sbuf_json(b, f->file, strlen(f->file));
	fxge_sbuf_fmt(b, ",\"line\":%d", f->line);
}

static void
json_reason(fxge_sbuf *b, const fxge_diag *d)
{
	fxge_sbuf_fmt(b, "{\"id\":\"FXGE-E%04d\",\"message\":", fxge_diag_rows[d->id].number);
	fxge_sbuf_json(b, d->message, strlen(d->message));
	fxge_sbuf_fmt(b, ",\"count\":%llu", (unsigned long long)d->count);
	if (d->loc.op) {
		fxge_sbuf_str(b, ",\"op\":");
		fxge_sbuf_json(b, d->loc.op, strlen(d->loc.op));
	}
	json_location(b, &d->loc);
	fxge_sbuf_chr(b, '}');
}

static void
line_json(fxge_sbuf *b, const group *g)
{
	fxge_sbuf_str(b, "{\"op\":");
	if (*g->op)
		fxge_sbuf_json(b, g->op, strlen(g->op));
	else
		fxge_sbuf_str(b, "null");
	fxge_sbuf_fmt(b, ",\"count\":%llu,\"supported\":%s", (unsigned long long)g->count,
		g->reasons ? "false" : "true");
	if (g->lowering || !g->reasons)
		fxge_sbuf_fmt(b, ",\"by\":\"%s\"", g->lowering ? g->lowering : "pass");
	json_location(b, g->reasons ? &g->reasons->diag->loc : g->first->loc);
	for (const reason *r = g->reasons; r; r = r->next) {
		fxge_sbuf_str(b, r == g->reasons ? ",\"reasons\":[" : ",");
		json_reason(b, r->diag);
	}
	fxge_sbuf_str(b, g->reasons ? "]}" : "}");
}

void
fxge_support_text(fxge_sbuf *b, fxge_program *p, bool json)
{
	census c;

	count_all(&c, b->arena, p);
	fxge_sbuf_str(b, json ? "[" : "  nodes  by             operator\n");
	for (int pass = 0; pass < 2; pass++) /* unsupported operators first */
		for (const group *g = c.first; g; g = g->next) {
			if (!json)
				lines_text(b, g, pass == 0);
			else if ((g->reasons != NULL) == (pass == 0)) {
				fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "" : ",");
				line_json(b, g);
			}
		}
	fxge_sbuf_str(b, json ? "]" : "");
}

/* Sets the status of compiling, also if nothing is reported. */
static bool
report_missing(fxge_program *p, bool report_them, volatile size_t *n)
{
	if (!fxge_program_usable(p))
		return false;
	const fxge_support *s = support_of(p);
	fxge_diags *d = &p->session->diags;

	for (size_t i = 0; i < s->diags.len; i++) {
		const fxge_diag *g = &s->diags.data[i];

		if (!report_them && g->severity == FXGE_ERROR && s->n_refused)
			continue;
		d->errors += g->severity == FXGE_ERROR;
		d->warnings += g->severity == FXGE_WARNING;
		fxge_vec_push(d->arena, &d->list, *g);
	}
	d->exit = s->exit;
	*n = s->n_refused;
	return s->exit == FXGE_EXIT_OK;
}

size_t
fxge_unsupported(fxge_program *p, bool report_them)
{
	fxge_api_guard *g = fxge_api_begin(p->session);
	volatile size_t n = 0;

	if (FXGE_GUARDED(g))
		g->ok = report_missing(p, report_them, &n);
	fxge_api_end(g);
	return n;
}

/* ---- operators of the session ---- */

static void
row_text(fxge_sbuf *b, const fxge_op *op)
{
	const char *lowering = fxge_lowering_of(op);

	fxge_sbuf_fmt(b, "%-14s %-44s %s\n", lowering ? lowering : "-", op->name,
		op->mapping ? op->mapping->ge->name : "");
}

/* Appends the location of a loaded operator, and whether its row defines its results. */
static void
custom_json(fxge_sbuf *b, const fxge_op_source *row)
{
	const fxge_op *op = &row->op;
	bool results = op->n_compositions || (op->flags & FXGE_OP_UNCHECKED) == 0;

	fxge_sbuf_str(b, ",\"file\":");
	fxge_sbuf_json(b, row->file, strlen(row->file));
	fxge_sbuf_fmt(b, ",\"line\":%d,\"results\":%s", row->line, results ? "true" : "false");
}

static void
backward_json(fxge_sbuf *b, const fxge_op *op)
{
	fxge_sbuf_str(b, ",\"backward\":[");
	for (int i = 0; i < op->n_backward; i++) {
		const fxge_backward *g = &op->backward[i];

		fxge_sbuf_fmt(b, "%s{\"op\":\"%s\",\"inputs\":[", i ? "," : "", g->op->name);
		for (int k = 0; k < g->n_inputs; k++)
			fxge_sbuf_fmt(b, "%s\"%s\"", k ? "," : "", op->params[g->inputs[k]].name);
		fxge_sbuf_str(b, "]}");
	}
	fxge_sbuf_chr(b, ']');
}

void
fxge_support_row_json(fxge_sbuf *b, const fxge_op *op)
{
	const char *lowering = fxge_lowering_of(op);

	fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "\n" : ",\n");
	fxge_sbuf_fmt(b, "{\"op\":\"%s\",\"supported\":%s", op->name, lowering ? "true" : "false");
	if (lowering)
		fxge_sbuf_fmt(b, ",\"by\":\"%s\"", lowering);
	if (op->mapping)
		fxge_sbuf_fmt(b, ",\"ge\":\"%s\"", op->mapping->ge->name);
	if (op->functional)
		fxge_sbuf_fmt(b, ",\"functional\":\"%s\"", op->functional->name);
	fxge_sbuf_str(b, ",\"schema\":");
	fxge_sbuf_json(b, op->schema, strlen(op->schema));
	if (op->flags & FXGE_OP_CUSTOM)
		custom_json(b, (const fxge_op_source *)op);
	if (op->flags & FXGE_OP_CUSTOM || op->n_backward)
		backward_json(b, op);
}

static void
row_json(fxge_sbuf *b, const fxge_op *op)
{
	fxge_support_row_json(b, op);
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
	for (uint32_t i = 0; i < fxge_op_count; i++) {
		const fxge_op *op = &fxge_ops[fxge_op_order[i]];

		if (!op->ge)
			(json ? row_json : row_text)(b, op);
	}
	fxge_sbuf_str(b, json ? "]" : "");
}

const char *
fxge_ops_text(fxge_session *s, bool json)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		fxge_sbuf b;

		fxge_api_text(s, &b);
		fxge_support_table(&b, s, json);
		g->text = b.data;
		g->ok = true;
	}
	fxge_api_end(g);
	return g->text;
}
