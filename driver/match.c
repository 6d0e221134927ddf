/* SPDX-License-Identifier: Apache-2.0 */
/* Correspondence between a compiled program and files of GE: by name, by the names that fused
 * operators keep, and by the names that GE joins. */
#include "driver/match.h"

#include "backend/air/writer.h"
#include "base/diag/commands.h"
#include "driver/pipeline.h"
#include "driver/taps/taps.h"
#include "formats/arrays.h"

#include <stdlib.h>

enum {
	SHOWN = 60,         /* rows of a file without -v */
	SHOWN_GONE = 20,    /* names of nodes that a file lacks, without -v */
	JOINED_NAME = 2048, /* bytes of a name in which names of nodes are searched */
};

/* Node of the compiled program, as the .air names it. */
typedef struct known_node {
	const char *name;
	const fxge_node *node;
	bool met;   /* in the present file */
	size_t row; /* number of the last row that has the node, from 1 */
} known_node;

typedef enum relation {
	SAME,    /* the node, as compiled */
	CHANGED, /* the node, with another type */
	FUSED,   /* made of several nodes */
	DERIVED, /* its name contains a node's */
	MADE,    /* by GE */
	N_RELATIONS
} relation;

static const char *const relation_names[] = {
	"same", "other type", "fused", "derived", "made by GE"};

typedef struct matched_row {
	const fxge_ge_row *row;
	relation relation;
	FXGE_VEC(known_node *) nodes;
	size_t number;  /* from 1, in the order of matching */
	double seconds; /* negative: unknown */
} matched_row;

typedef struct fxge_matcher {
	fxge_arena *a;
	fxge_program *p;
	fxge_strmap by_name; /* known_node */
	fxge_strmap by_flat; /* the same by flat_name */
	size_t longest;      /* bytes of the longest name */
	FXGE_VEC(known_node *) nodes;
	size_t n_rows;       /* matched so far, of all files */
	fxge_strmap seconds; /* double, by operator, of all tables */
	bool json, all;
	fxge_sbuf *b;
	fxge_strmap results; /* fxge_ge_value: results of AscendCL's dumps, by "node:index" */
} matching;

/* ---- the program ---- */

/* Returns a name as files of dumps have it: other characters than letters and digits as `_`. */
static const char *
flat_name(const matching *m, const char *name)
{
	char *flat = fxge_arena_strndup(m->a, name, strlen(name));

	for (char *c = flat; *c; c++)
		if (*c == '/' || *c == '.' || *c == '-' || *c == '\\')
			*c = '_';
	return flat;
}

static void
add_node(matching *m, const char *name, const fxge_node *n)
{
	known_node *k = FXGE_NEW(m->a, known_node);

	*k = (known_node){.name = name, .node = n};
	fxge_vec_push(m->a, &m->nodes, k);
	if (strlen(name) > m->longest)
		m->longest = strlen(name);
	fxge_strmap_put(m->a, &m->by_name, name, strlen(name), k);
	const char *flat = flat_name(m, name);

	fxge_strmap_put(m->a, &m->by_flat, flat, strlen(flat), k);
}

static void
add_nodes(matching *m)
{
	fxge_air_names t = {0};

	fxge_air_names_make(&t, m->p, m->a);
	for (size_t i = 0; i < t.graphs.len; i++) {
		const fxge_air_graph *g = &t.graphs.data[i];

		FXGE_EACH_NODE (n, g->graph)
			if (g->nodes[n->mark] && !fxge_node_constant(n))
				add_node(m, g->nodes[n->mark], n);
	}
}

static const char *
type_of(const known_node *k)
{
	return k->node->op->name + (strncmp(k->node->op->name, "ge.", 3) == 0 ? 3 : 0);
}

/* ---- rows ---- */

static known_node *
node_of(const matching *m, const char *name)
{
	known_node *k = fxge_strmap_get(&m->by_name, name, strlen(name));
	const char *flat = k ? NULL : flat_name(m, name);

	return k ? k : fxge_strmap_get(&m->by_flat, flat, strlen(flat));
}

static void
add_match(matching *m, matched_row *r, known_node *k)
{
	if (k->row == r->number)
		return;
	k->row = r->number;
	k->met = true;
	fxge_vec_push(m->a, &r->nodes, k);
}

static bool
is_end(char c)
{
	return c == '\0' || c == '_' || c == '/';
}

/* Adds the nodes whose names a name contains, the longest first: GE joins the names of fused
 * operators, and adds words to those of operators that it inserts. */
static void
add_parts(matching *m, matched_row *r, const char *name)
{
	size_t all = strlen(name);

	if (all > JOINED_NAME)
		return;
	for (size_t at = 0; at < all; at++) {
		if (at && !is_end(name[at - 1]))
			continue;
		for (size_t n = all - at < m->longest ? all - at : m->longest; n; n--) {
			known_node *k =
				is_end(name[at + n]) ? fxge_strmap_get(&m->by_name, name + at, n) : NULL;

			if (!k)
				continue;
			add_match(m, r, k);
			at += n;
			break;
		}
	}
}

static matched_row
match_row(matching *m, const fxge_ge_row *row)
{
	matched_row r = {.row = row, .relation = MADE, .number = ++m->n_rows, .seconds = row->seconds};
	known_node *exact = node_of(m, row->name);
	double *timed = fxge_strmap_get(&m->seconds, row->name, strlen(row->name));

	if (timed)
		r.seconds = *timed;
	if (exact)
		add_match(m, &r, exact);
	for (size_t i = 0; i < row->origins.len; i++) {
		known_node *k = node_of(m, row->origins.data[i]);

		if (k)
			add_match(m, &r, k);
	}
	if (r.nodes.len > 1)
		r.relation = FUSED;
	else if (exact)
		r.relation = strcmp(type_of(exact), row->type) == 0 ? SAME : CHANGED;
	else if (r.nodes.len == 1)
		r.relation = DERIVED;
	if (!r.nodes.len) {
		add_parts(m, &r, row->name);
		r.relation = r.nodes.len > 1 ? FUSED : r.nodes.len ? DERIVED : MADE;
	}
	return r;
}

fxge_matcher *
fxge_matcher_new(fxge_arena *a, fxge_program *p)
{
	matching *m = FXGE_NEW(a, matching);

	*m = (matching){.a = a, .p = p};
	add_nodes(m);
	return m;
}

fxge_matched_nodes
fxge_matcher_find(fxge_matcher *m, const fxge_ge_row *row)
{
	matched_row r = match_row(m, row);
	fxge_matched_nodes found = {0};

	for (size_t i = 0; i < r.nodes.len; i++)
		fxge_vec_push(m->a, &found, r.nodes.data[i]->node);
	return found;
}

/* Returns whether an operator only holds data or connects graphs. */
static bool
is_structure(const char *type)
{
	static const char *const types[] = {
		"Data", "RefData", "Const", "Constant", "FileConstant", "NetOutput", "ConstPlaceHolder"};

	for (size_t i = 0; i < sizeof types / sizeof *types; i++)
		if (strcmp(type, types[i]) == 0)
			return true;
	return false;
}

/* ---- output ---- */

static void
safe(matching *m, const char *s)
{
	fxge_sbuf_safe(m->b, s, strlen(s));
}

static void
json_text(matching *m, const char *key, const char *value)
{
	fxge_sbuf_fmt(m->b, ",\"%s\":", key);
	if (value)
		fxge_sbuf_json(m->b, value, strlen(value));
	else
		fxge_sbuf_str(m->b, "null");
}

static const fxge_frame *
frame_of(const known_node *k)
{
	return k->node->loc ? fxge_loc_frame(k->node->loc) : NULL;
}

/* Appends a number; those that JSON does not have are null. */
static void
json_number(matching *m, const char *key, double x)
{
	fxge_sbuf_fmt(m->b, ",\"%s\":", key);
	if (x - x == 0)
		fxge_sbuf_f64(m->b, x);
	else
		fxge_sbuf_str(m->b, "null");
}

static void
json_values(matching *m, const fxge_ge_row *row)
{
	for (size_t i = 0; i < row->values.len; i++) {
		const fxge_ge_value *v = &row->values.data[i];

		fxge_sbuf_fmt(m->b, i ? ",{\"index\":%zu" : ",\"values\":[{\"index\":%zu", i);
		if (v->tensor) {
			fxge_value_stats s = fxge_value_stats_of(m->a, NULL, NULL, v->tensor);

			json_text(m, "type", s.type);
			json_number(m, "min", s.least);
			json_number(m, "max", s.most);
			json_number(m, "mean", s.mean);
			json_number(m, "norm", s.norm);
			fxge_sbuf_fmt(m->b, ",\"nans\":%llu,\"infinite\":%llu", (unsigned long long)s.nans,
				(unsigned long long)s.infinite);
		} else {
			json_text(m, "lack", v->lack);
		}
		fxge_sbuf_str(m->b, "}");
	}
	fxge_sbuf_str(m->b, row->values.len ? "]" : "");
}

static void
json_row(matching *m, const matched_row *r, bool first)
{
	fxge_sbuf_fmt(m->b, "%s{\"relation\":\"%s\"", first ? "" : ",\n", relation_names[r->relation]);
	json_text(m, "name", r->row->name);
	json_text(m, "type", r->row->type);
	if (r->seconds >= 0)
		fxge_sbuf_fmt(m->b, ",\"us\":%.3f", r->seconds * 1e6);
	if (r->row->calls)
		fxge_sbuf_fmt(m->b, ",\"calls\":%llu", (unsigned long long)r->row->calls);
	json_values(m, r->row);
	fxge_sbuf_str(m->b, ",\"nodes\":[");
	for (size_t i = 0; i < r->nodes.len; i++) {
		const known_node *k = r->nodes.data[i];
		const fxge_frame *f = frame_of(k);

		fxge_sbuf_str(m->b, i ? ",{\"name\":" : "{\"name\":");
		fxge_sbuf_json(m->b, k->name, strlen(k->name));
		json_text(m, "value", k->node->n_results ? k->node->results[0]->name : NULL);
		json_text(m, "type", type_of(k));
		json_text(m, "origin", k->node->name);
		json_text(m, "file", f ? f->file : NULL);
		fxge_sbuf_fmt(m->b, ",\"line\":%d", f ? f->line : 0);
		json_text(m, "source", f ? f->text : NULL);
		json_text(m, "module", k->node->loc ? k->node->loc->module : NULL);
		fxge_sbuf_str(m->b, "}");
	}
	fxge_sbuf_str(m->b, "]}");
}

static const char *
base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

/* Appends a text in a column. */
static void
column(matching *m, const char *s, int width)
{
	size_t from = m->b->len;

	safe(m, s);
	for (size_t n = m->b->len - from; n < (size_t)width; n++)
		fxge_sbuf_chr(m->b, ' ');
	fxge_sbuf_str(m->b, "  ");
}

static void
text_values(matching *m, const fxge_ge_row *row)
{
	for (size_t i = 0; i < row->values.len; i++) {
		const fxge_ge_value *v = &row->values.data[i];

		fxge_sbuf_fmt(m->b, "            result %zu: ", i);
		if (v->tensor) {
			fxge_value_stats s = fxge_value_stats_of(m->a, NULL, NULL, v->tensor);

			fxge_value_stats_print(m->b, &s);
		} else {
			fxge_sbuf_fmt(m->b, "not read: %s", v->lack);
		}
		fxge_sbuf_str(m->b, "\n");
	}
}

static void
text_row(matching *m, const matched_row *r, bool times)
{
	const known_node *first = r->nodes.len ? r->nodes.data[0] : NULL;
	const fxge_frame *f = first ? frame_of(first) : NULL;

	if (times && r->seconds >= 0)
		fxge_sbuf_fmt(m->b, "%10.3f  ", r->seconds * 1e6);
	else if (times)
		fxge_sbuf_fmt(m->b, "%10s  ", "");
	column(m, relation_names[r->relation], 10);
	column(m, r->row->type, 20);
	column(m, r->row->name, 28);
	if (r->relation == CHANGED)
		safe(m, fxge_arena_printf(m->a, "was %s", type_of(first)));
	for (size_t i = 0; r->relation >= FUSED && i < r->nodes.len && i < 8; i++)
		safe(m, fxge_arena_printf(m->a, "%s%s", i ? " + " : "", r->nodes.data[i]->name));
	fxge_sbuf_str(m->b, r->nodes.len > 8 ? " + ..." : "");
	if (f)
		safe(m, fxge_arena_printf(m->a, "  %s:%d  %s", base_name(f->file ? f->file : ""), f->line,
					f->text ? f->text : ""));
	fxge_sbuf_str(m->b, "\n");
	text_values(m, r->row);
}

static void
gone(matching *m)
{
	size_t n = 0, shown = 0;

	for (size_t i = 0; i < m->nodes.len; i++)
		n += !m->nodes.data[i]->met;
	if (m->json)
		fxge_sbuf_str(m->b, "],\"gone\":[");
	else if (n)
		fxge_sbuf_fmt(m->b, "not in the file: %zu of %zu nodes of the program\n", n, m->nodes.len);
	for (size_t i = 0; i < m->nodes.len; i++) {
		const known_node *k = m->nodes.data[i];

		if (k->met || (!m->json && !m->all && shown == SHOWN_GONE))
			continue;
		if (m->json) {
			fxge_sbuf_str(m->b, shown ? "," : "");
			fxge_sbuf_json(m->b, k->name, strlen(k->name));
		} else {
			fxge_sbuf_str(m->b, "  ");
			column(m, type_of(k), 20);
			safe(m, k->name);
			fxge_sbuf_str(m->b, "\n");
		}
		shown++;
	}
	if (!m->json && shown < n)
		fxge_sbuf_fmt(m->b, "  and %zu more (-v)\n", n - shown);
}

static int
slowest_first(const void *a, const void *b)
{
	const matched_row *x = a, *y = b;

	if (x->seconds != y->seconds)
		return x->seconds > y->seconds ? -1 : 1;
	return (x->row > y->row) - (x->row < y->row);
}

typedef FXGE_VEC(matched_row) matched_rows;

static matched_rows
match_rows(matching *m, const fxge_ge_file *f)
{
	matched_rows rows = {0};

	for (size_t i = 0; i < m->nodes.len; i++)
		m->nodes.data[i]->met = false;
	for (size_t i = 0; i < f->rows.len; i++) {
		const fxge_ge_row *row = &f->rows.data[i];

		if (!is_structure(row->type) && *row->name)
			fxge_vec_push(m->a, &rows, match_row(m, row));
	}
	if (strcmp(f->form, "table") == 0 && rows.len)
		qsort(rows.data, rows.len, sizeof *rows.data, slowest_first);
	return rows;
}

static void
text_head(matching *m, const fxge_ge_file *f, const matched_rows *rows)
{
	uint64_t counts[N_RELATIONS] = {0};
	const char *sep = ": ";

	for (size_t i = 0; i < rows->len; i++)
		counts[rows->data[i].relation]++;
	safe(m, f->path);
	fxge_sbuf_fmt(m->b, " (%s): %zu operators", f->form, rows->len);
	for (int i = 0; i < N_RELATIONS; i++)
		if (counts[i]) {
			fxge_sbuf_fmt(m->b, "%s%llu %s", sep, (unsigned long long)counts[i], relation_names[i]);
			sep = ", ";
		}
	fxge_sbuf_str(m->b, "\n");
	if (f->ends)
		fxge_sbuf_fmt(m->b, "the file cannot be read from line %lld on: it is cut off or damaged\n",
			(long long)f->ends);
}

static void
show_file(matching *m, const fxge_ge_file *f, bool first)
{
	matched_rows rows = match_rows(m, f);
	size_t shown = 0, left_out = 0;
	bool times = m->seconds.len > 0 || strcmp(f->form, "table") == 0;

	if (m->json) {
		fxge_sbuf_str(m->b, first ? "{\"path\":" : ",\n{\"path\":");
		fxge_sbuf_json(m->b, f->path, strlen(f->path));
		fxge_sbuf_fmt(
			m->b, ",\"form\":\"%s\",\"ends\":%lld,\"operators\":[", f->form, (long long)f->ends);
	} else {
		fxge_sbuf_str(m->b, first ? "" : "\n");
		text_head(m, f, &rows);
	}
	for (size_t i = 0; i < rows.len; i++) {
		const matched_row *r = &rows.data[i];

		if (m->json)
			json_row(m, r, i == 0);
		else if (m->all || (shown < SHOWN && (times || r->row->values.len || r->relation != SAME)))
			text_row(m, r, times), shown++;
		else
			left_out++;
	}
	if (!m->json && left_out)
		fxge_sbuf_fmt(m->b, "and %zu more operators (-v)\n", left_out);
	gone(m);
	fxge_sbuf_str(m->b, m->json ? "]}" : "");
}

/* Adds the times of a table's operators. */
static void
add_times(matching *m, const fxge_ge_file *f)
{
	for (size_t i = 0; i < f->rows.len; i++) {
		const fxge_ge_row *row = &f->rows.data[i];
		double *sum =
			row->seconds >= 0 ? fxge_strmap_get(&m->seconds, row->name, strlen(row->name)) : NULL;

		if (sum) {
			*sum += row->seconds;
		} else if (row->seconds >= 0) {
			sum = FXGE_NEW(m->a, double);
			*sum = row->seconds;
			fxge_strmap_put(m->a, &m->seconds, row->name, strlen(row->name), sum);
		}
	}
}

/* ---- values of the saved nodes ---- */

/* Notes the results of a dump by the nodes that they belong to. A later call replaces an earlier
 * one. */
static void
note_results(matching *m, const fxge_ge_file *f)
{
	for (size_t i = 0; i < f->rows.len; i++) {
		const fxge_ge_row *row = &f->rows.data[i];

		for (size_t k = 0; k < row->values.len; k++) {
			fxge_ge_value *v = &row->values.data[k];
			known_node *n = node_of(m, v->origin && *v->origin ? v->origin : row->name);
			unsigned long long at = v->origin && *v->origin ? v->origin_index : k;
			const char *key = n ? fxge_arena_printf(m->a, "%s:%llu", n->name, at) : NULL;

			if (key && v->tensor)
				fxge_strmap_put(m->a, &m->results, key, strlen(key), v);
		}
	}
}

static bool
put_value(matching *m, fxge_arrays *out, const char *key, const fxge_value *v, const char *node)
{
	const char *name = fxge_arena_printf(m->a, "%s:%u", node, v->index);
	const fxge_ge_value *x = fxge_strmap_get(&m->results, name, strlen(name));
	fxge_array array = {0};

	if (!x || v->meta->kind != FXGE_META_TENSOR || x->tensor->dtype != v->meta->dtype
		|| x->tensor->rank != v->meta->rank)
		return true;
	array.dtype = x->tensor->dtype;
	array.rank = x->tensor->rank;
	memcpy(array.shape, x->tensor->shape, (size_t)array.rank * sizeof *array.shape);
	array.size = (size_t)fxge_tensor_dense_size(x->tensor);
	array.data = (void *)(uintptr_t)x->tensor->data;
	return fxge_arrays_put(out, fxge_arena_printf(&out->arena, "c0/node/%s", key), &array);
}

/* Writes the results of the dumps that are values of nodes of the saved program, and the inputs, as
 * `fxge verify --bisect` reads them. `traced` was compiled with the values of these nodes. */
static bool
write_values(matching *m, fxge_program *traced, const fxge_match_options *o)
{
	fxge_arrays *out = fxge_arrays_open(m->p->session),
				*in = o->inputs ? fxge_arrays_read(m->p->session, o->inputs) : NULL;
	fxge_air_names names = {0};
	bool ok = out && (in || !o->inputs);

	fxge_air_names_make(&names, traced, m->a);
	for (size_t i = 0; ok && in && i < in->list.len; i++)
		ok = fxge_arrays_put(out, fxge_arena_printf(&out->arena, "c0/in/%s", in->list.data[i].name),
			&in->list.data[i].array);
	for (size_t i = 0; ok && i < traced->traces.len; i++) {
		const fxge_value *v = fxge_trace_value(traced, &traced->traces.data[i]);
		const fxge_node *n = v ? v->def : NULL;
		const fxge_air_graph *g = n && n->op ? fxge_air_names_of(&names, n->graph) : NULL;

		if (g && g->nodes[n->mark])
			ok = put_value(m, out, traced->traces.data[i].name, v, g->nodes[n->mark]);
	}
	return ok && fxge_arrays_write(out, o->values, o->force) == FXGE_OK;
}

/* Compiles a copy with the values of the saved nodes, and writes those that the dumps have. */
static bool
save_values(matching *m, const fxge_program *saved, const fxge_match_options *o)
{
	fxge_compile_options c = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *traced = fxge_program_copy(saved);

	c.trace = true;
	bool ok = fxge_pipeline_run(traced, &c) && write_values(m, traced, o);

	fxge_program_release(traced);
	return ok;
}

static bool
match_files(matching *m, const char *const *paths, size_t n)
{
	fxge_ge_file *files = FXGE_NEW_ARRAY(m->a, n, fxge_ge_file);

	for (size_t i = 0; i < n; i++) {
		files[i].arena = m->a;
		if (!fxge_ge_file_read(&files[i], m->p->session, paths[i]))
			return false;
		add_times(m, &files[i]);
		note_results(m, &files[i]);
	}
	fxge_sbuf_str(m->b, m->json ? "[" : "");
	for (size_t i = 0; i < n; i++)
		show_file(m, &files[i], i == 0);
	fxge_sbuf_str(m->b, m->json ? "]" : "");
	return true;
}

static bool
match_program(matching *m, const char *const *paths, size_t n, const fxge_match_options *o)
{
	fxge_program *saved = o->values ? fxge_program_copy(m->p) : NULL;
	bool ok = strcmp(m->p->stage, "ge") == 0 || fxge_pipeline_run(m->p, NULL);

	if (ok) {
		add_nodes(m);
		fxge_program_name_values(m->p); /* afterwards: names of the .air derive from given ones */
		ok = match_files(m, paths, n) && (!saved || save_values(m, saved, o));
	}
	if (saved)
		fxge_program_release(saved);
	return ok;
}

const char *
fxge_match_files(
	fxge_program *p, const char *const *paths, size_t n, const fxge_match_options *options)
{
	fxge_match_options o = FXGE_OPTIONS(fxge_match_options);

	fxge_copy_options(&o, sizeof o, options);
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		fxge_sbuf b;
		matching m = {.a = &g->arena, .p = p, .json = o.json, .all = o.all, .b = &b};

		fxge_api_text(p->session, &b);
		g->ok = fxge_program_usable(p)
				&& (!o.values || strcmp(p->stage, "import") == 0
					|| fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
						"values of nodes need the saved program; this one is compiled"))
				&& match_program(&m, paths, n, &o);
		g->text = g->ok && b.data ? b.data : g->ok ? "" : NULL;
	}
	return fxge_api_end_text(g);
}
