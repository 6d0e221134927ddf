/* SPDX-License-Identifier: Apache-2.0 */
/* Reports on operator descriptions of any form: merged rows, and completeness checks.
 *
 * A check lists, for each operator, the links of its chain: schema, results, prototype, converter,
 * CPU meaning, gradients. */
#include "driver/api.h"
#include "driver/package.h"

typedef struct describing {
	fxge_session *session;
	const char *const *paths;
	size_t n;
	bool json, force;
	const char *path; /* output file, or NULL */
} describing;

static bool
read_all(const describing *d, fxge_descriptions *all, fxge_op_table *t)
{
	return fxge_driver_describe(d->session, d->paths, d->n, all, t);
}

static bool
import(fxge_arena *a, const describing *d, const char **text)
{
	fxge_descriptions all = {0};
	fxge_op_table t;
	fxge_sbuf b;

	if (!read_all(d, &all, &t))
		return false;
	fxge_api_text(d->session, &b);
	fxge_forms_print(&b, &all);
	*text = b.len ? b.data : "";
	return !d->path || fxge_api_write(a, &d->session->diags, d->path, d->force, &b);
}

const char *
fxge_ops_import(fxge_session *s, const char *const *paths, size_t n)
{
	describing d = {.session = s, .paths = paths, .n = n};

	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = import(&g->arena, &d, &g->text);
	fxge_api_end(g);
	return g->text;
}

fxge_status
fxge_ops_write(fxge_session *s, const char *const *paths, size_t n, const char *path, bool force)
{
	describing d = {.session = s, .paths = paths, .n = n, .force = force, .path = path};

	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = import(&g->arena, &d, &g->text);
	return fxge_api_end(g);
}

/* ---- completeness ---- */

typedef enum link_state { LINK_OK, LINK_MISSING, LINK_UNKNOWN } link_state;

typedef struct link {
	const char *name;
	link_state state;
	const char *text; /* content of the link, or the remedy if it is missing */
} link;

enum { LINKS = 6 };

static const char *
results_source(const fxge_op *op)
{
	if (op->shape)
		return op->shape[0].text;
	if (op->result)
		return "`result`";
	return op->n_compositions ? "what it computes" : NULL;
}

static const char *
prototype_text(fxge_arena *a, const fxge_op *ge)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_fmt(&b, "%s(", ge->name + 3);
	for (int i = 0; i < ge->n_params; i++)
		fxge_sbuf_fmt(&b, "%s%s%s", i ? ", " : "", ge->params[i].name,
			ge->params[i].attr       ? " as attribute"
			: ge->params[i].list     ? "*"
			: ge->params[i].optional ? "?"
									 : "");
	fxge_sbuf_str(&b, ") ->");
	for (int i = 0; i < ge->n_results; i++)
		fxge_sbuf_fmt(&b, " %s%s", ge->results[i].name, ge->results[i].list ? "*" : "");
	return b.data;
}

static link
results_link(const fxge_op *op)
{
	const char *how = results_source(op);

	return how ? (link){"results", LINK_OK, how}
			   : (link){"results", LINK_UNKNOWN,
				   "the program's (PyTorch's meta function), unchecked: `result`, or `shape` and "
				   "`dtype`, would check them"};
}

static link
meaning_link(const fxge_op *op, const fxge_op *ge)
{
	if (op->n_compositions)
		return (link){"CPU meaning", LINK_OK, "its formula"};
	if (ge && ge->n_compositions)
		return (link){"CPU meaning", LINK_OK, "`compute` of the type"};
	if (ge && ge->open)
		return (link){"CPU meaning", LINK_MISSING, ge->open};
	if (ge && !(ge->flags & FXGE_OP_CUSTOM))
		return (link){"CPU meaning", LINK_OK, "built in"};
	return (link){"CPU meaning", LINK_MISSING,
		"compiles, but cannot be executed here: `compute` of the `ge` row would define its "
		"results"};
}

/* Returns the port that feeds parameter `to` of the GE type, or NULL if the parameter is left
 * out. */
static const fxge_map_port *
port_to(const fxge_mapping *m, int to)
{
	for (int i = 0; i < m->n_ports; i++)
		if (m->ports[i].to == to)
			return &m->ports[i];
	return NULL;
}

/* Returns `to TYPE`, with the attributes that no argument of the schema sets. */
static const char *
mapping_text(fxge_arena *a, const fxge_op *op)
{
	const fxge_mapping *m = op->mapping;
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_fmt(&b, "to %s", m->ge->name + 3);
	for (int i = 0; i < m->ge->n_params; i++) {
		const fxge_param *p = &m->ge->params[i];
		const fxge_map_port *port = port_to(m, i);

		if (p->attr && !port)
			fxge_sbuf_fmt(&b, "; `%s` is at its default", p->name);
		else if (p->attr && port->kind == FXGE_MAP_LITERAL)
			fxge_sbuf_fmt(&b, "; `%s` is constant", p->name);
		else if (p->attr && port->kind == FXGE_MAP_PRESENT)
			fxge_sbuf_fmt(
				&b, "; `%s` is true where `%s` is given", p->name, op->params[port->from].name);
	}
	return b.data;
}

static const char *
lowering_text(fxge_arena *a, const fxge_op *op)
{
	return op->mapping          ? mapping_text(a, op)
		   : op->functional     ? fxge_arena_printf(a, "through %s", op->functional->name)
		   : op->n_compositions ? "its formula"
								: "the row's flag";
}

static link
converter_link(fxge_arena *a, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_str(&b, lowering_text(a, op));
	for (int i = 0; i < op->n_variants; i++)
		if (op->variants[i].op != op)
			fxge_sbuf_fmt(
				&b, "; %s: %s", op->variants[i].name, lowering_text(a, op->variants[i].op));
	return (link){"converter", LINK_OK, b.data};
}

/* Returns the reasons for skipped gradients, by operator name. */
static fxge_strmap
lost_gradients(fxge_arena *a, const fxge_descriptions *all)
{
	fxge_strmap lost = {0};

	for (size_t i = 0; i < all->left.len; i++) {
		const fxge_left_out *e = &all->left.data[i];
		size_t n = strlen(e->op);
		const char *before = e->arguments ? fxge_strmap_get(&lost, e->op, n) : NULL;

		if (e->arguments && !before)
			fxge_strmap_put(a, &lost, e->op, n,
				fxge_arena_printf(
					a, "left out: %s%s%s", e->arguments, *e->arguments ? ": " : "", e->why));
	}
	return lost;
}

static link
backward_link(fxge_arena *a, const fxge_op *op, const fxge_strmap *lost)
{
	const char *why = fxge_strmap_get(lost, op->name, strlen(op->name));
	fxge_sbuf b;

	if (!op->n_backward)
		return (link){"backward", LINK_MISSING,
			why ? why : "no gradients: `backward` defines them, a formula for each argument"};
	fxge_sbuf_init(&b, a);
	for (int i = 0; i < op->n_backward; i++)
		for (int k = 0; k < op->backward[i].n_inputs; k++)
			fxge_sbuf_fmt(
				&b, "%s%s", b.len ? ", " : "of ", op->params[op->backward[i].inputs[k]].name);
	fxge_sbuf_fmt(&b, "%s%s", why ? "; " : "", why ? why : "");
	return (link){"backward", LINK_OK, b.data};
}

/* Fills the links of a PyTorch operator. */
static void
links_of_schema(fxge_arena *a, const fxge_op *op, const fxge_strmap *lost, link out[LINKS])
{
	const fxge_op *does = op->functional ? op->functional : op,
				  *ge = does->mapping ? does->mapping->ge : NULL;

	out[0] = (link){"schema", LINK_OK, op->schema};
	out[1] = results_link(does);
	out[2] = ge ? (link){"prototype", LINK_OK, prototype_text(a, ge)}
				: (link){"prototype", LINK_OK, "needs none"};
	out[3] = converter_link(a, op);
	out[4] = meaning_link(does, ge);
	out[5] = backward_link(a, op, lost);
}

static void
add_part(fxge_arena *a, fxge_map *parts, const fxge_op *op)
{
	fxge_map_put(a, parts, fxge_ptr_key(op), (void *)(uintptr_t)op);
}

/* Collects the rows that belong to another operator and have no chain of their own: GE types of
 * mappings, gradients and variants. */
static void
find_parts(fxge_arena *a, const fxge_op_table *t, fxge_map *parts)
{
	for (size_t i = 0; i < t->rows.len; i++) {
		const fxge_op *op = &t->rows.data[i]->op;

		if (op->mapping)
			add_part(a, parts, op->mapping->ge);
		for (int k = 0; k < op->n_backward; k++)
			if (op->backward[k].op)
				add_part(a, parts, op->backward[k].op);
		for (int k = 0; k < op->n_variants; k++)
			if (op->variants[k].op && op->variants[k].op != op)
				add_part(a, parts, op->variants[k].op);
	}
}

/* Fills the links of a GE type without a schema in the files. */
static void
links_of_type(fxge_arena *a, const fxge_op *op, link out[LINKS])
{
	out[0] = (link){"schema", LINK_MISSING,
		"no operator of PyTorch maps to it: a row `schema: \"ns::name(..) -> Tensor\"` names it"};
	out[1] = results_link(op);
	out[2] = (link){"prototype", LINK_OK, prototype_text(a, op)};
	out[3] = (link){"converter", LINK_MISSING, "comes with the schema"};
	out[4] = meaning_link(op, op);
	out[5] = (link){"backward", LINK_MISSING, "comes with the schema"};
}

/* Fills the links of a skipped operator; the first broken link holds the reason. */
static void
links_of_left(const fxge_left_out *e, link out[LINKS])
{
	bool read = *e->op, typeless = fxge_forms_lacks_type(e);

	out[0] = (link){"schema", read ? LINK_OK : LINK_MISSING, read ? e->schema : e->why};
	out[1] = (link){"results", LINK_UNKNOWN, "it is left out"};
	out[2] = (link){
		"prototype", typeless ? LINK_MISSING : LINK_UNKNOWN, typeless ? e->why : "it is left out"};
	out[3] = (link){"converter", LINK_MISSING, typeless || !read ? "it is left out" : e->why};
	out[4] = (link){"CPU meaning", LINK_UNKNOWN, "it is left out"};
	out[5] = (link){"backward", LINK_UNKNOWN, "it is left out"};
}

static const char *const states[] = {"ok", "missing", "unknown"};

/* Operator whose chain is printed. */
typedef struct subject {
	const char *name, *file;
	int line;
} subject;

static void
print_chain(fxge_sbuf *b, const subject *of, const link l[LINKS])
{
	fxge_sbuf_fmt(b, "%s%s  (", b->len ? "\n" : "", of->name);
	fxge_sbuf_safe(b, of->file, strlen(of->file));
	fxge_sbuf_fmt(b, ":%d)\n", of->line);
	for (int i = 0; i < LINKS; i++)
		fxge_sbuf_fmt(b, "  %-12s %-8s %s\n", l[i].name, states[l[i].state], l[i].text);
}

static void
print_chain_json(fxge_sbuf *b, const subject *of, const link l[LINKS])
{
	fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "\n{\"op\":" : ",\n{\"op\":");
	fxge_sbuf_json(b, of->name, strlen(of->name));
	fxge_sbuf_str(b, ",\"file\":");
	fxge_sbuf_json(b, of->file, strlen(of->file));
	fxge_sbuf_fmt(b, ",\"line\":%d,\"links\":[", of->line);
	for (int i = 0; i < LINKS; i++) {
		fxge_sbuf_fmt(b, "%s{\"link\":\"%s\",\"state\":\"%s\",\"text\":", i ? "," : "", l[i].name,
			states[l[i].state]);
		fxge_sbuf_json(b, l[i].text, strlen(l[i].text));
		fxge_sbuf_chr(b, '}');
	}
	fxge_sbuf_str(b, "]}");
}

/* Appends the chains of skipped operators. */
static void
print_left(fxge_arena *a, fxge_sbuf *b, bool json, const fxge_descriptions *all)
{
	for (size_t i = 0; i < all->left.len; i++) {
		const fxge_left_out *e = &all->left.data[i];
		const char *name =
			*e->op ? e->op : fxge_arena_strndup(a, e->schema, strcspn(e->schema, "("));
		link l[LINKS];

		if (e->arguments)
			continue;
		links_of_left(e, l);
		(json ? print_chain_json : print_chain)(b, &(subject){name, e->path, e->line}, l);
	}
}

static bool
check(fxge_arena *a, const describing *d, const char **text)
{
	fxge_map parts = {0};
	fxge_descriptions all = {0};
	fxge_op_table t;
	fxge_sbuf b;

	if (!read_all(d, &all, &t))
		return false;
	find_parts(a, &t, &parts);
	const fxge_strmap lost = lost_gradients(a, &all);

	fxge_api_text(d->session, &b);
	fxge_sbuf_str(&b, d->json ? "[" : "");
	for (size_t i = 0; i < t.rows.len; i++) {
		const fxge_op_source *row = t.rows.data[i];
		link l[LINKS];

		if (fxge_map_get(&parts, fxge_ptr_key(&row->op)))
			continue;
		if (row->op.ge)
			links_of_type(a, &row->op, l);
		else
			links_of_schema(a, &row->op, &lost, l);
		(d->json ? print_chain_json : print_chain)(
			&b, &(subject){row->op.name, row->file, row->line}, l);
	}
	print_left(a, &b, d->json, &all);
	fxge_sbuf_str(&b, d->json ? "]" : "");
	*text = b.data ? b.data : "";
	return true;
}

const char *
fxge_ops_check(fxge_session *s, const char *const *paths, size_t n, bool json)
{
	describing d = {.session = s, .paths = paths, .n = n, .json = json};
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = check(&g->arena, &d, &g->text);
	fxge_api_end(g);
	return g->text;
}

/* ---- list of operators ---- */

static void
print_row(fxge_sbuf *b, const fxge_op_source *row)
{
	const fxge_op *op = &row->op;

	fxge_sbuf_fmt(b, "%-40s %-24s ", op->name,
		op->ge               ? "a type of GE"
		: op->mapping        ? op->mapping->ge->name
		: op->functional     ? op->functional->name
		: op->n_compositions ? "its formula"
							 : "its flag");
	fxge_sbuf_safe(b, row->file, strlen(row->file));
	fxge_sbuf_fmt(b, ":%d\n", row->line);
}

static void
print_row_json(fxge_sbuf *b, const fxge_op_source *row)
{
	const fxge_op *op = &row->op;

	fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "\n{\"op\":" : ",\n{\"op\":");
	fxge_sbuf_json(b, op->name, strlen(op->name));
	fxge_sbuf_str(b, ",\"file\":");
	fxge_sbuf_json(b, row->file, strlen(row->file));
	fxge_sbuf_fmt(b, ",\"line\":%d,\"ge\":", row->line);
	if (op->mapping)
		fxge_sbuf_json(b, op->mapping->ge->name + 3, strlen(op->mapping->ge->name + 3));
	else
		fxge_sbuf_str(b, "null");
	fxge_sbuf_chr(b, '}');
}

static bool
list(const describing *d, const char **text)
{
	fxge_descriptions all = {0};
	fxge_op_table t;
	fxge_sbuf b;

	if (!read_all(d, &all, &t))
		return false;
	fxge_api_text(d->session, &b);
	fxge_sbuf_str(&b, d->json ? "[" : "");
	for (size_t i = 0; i < t.rows.len; i++)
		(d->json ? print_row_json : print_row)(&b, t.rows.data[i]);
	fxge_sbuf_str(&b, d->json ? "]" : "");
	*text = b.data ? b.data : "";
	return true;
}

const char *
fxge_ops_list(fxge_session *s, const char *const *paths, size_t n, bool json)
{
	describing d = {.session = s, .paths = paths, .n = n, .json = json};
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = list(&d, &g->text);
	fxge_api_end(g);
	return g->text;
}
