/* SPDX-License-Identifier: Apache-2.0 */
/* Sections of a report, from the stages, findings and layers of the program's page. */
#include "driver/reporting/reporting.h"

#include "driver/cost/cost.h"
#include "driver/reporting/document.h"
#include "driver/viewing/viewing.h"
#include "ir/text/text.h"

#include <stdlib.h>

enum {
	MOST_ROWS = 200,    /* rows of a table */
	MOST_MODULES = 40,  /* rows of the table of modules */
	MOST_DEPTH = 6,     /* components of a module path in it */
	MOST_FINDINGS = 50, /* errors and warnings */
};

typedef struct report {
	fxge_document d;
	fxge_program *p;
	const fxge_view *v;
	fxge_arena *a;
	fxge_reporting_paths paths;
	bool compiled;
	const char *soc; /* chip of the estimate, or NULL */
} report;

#define ROW(r, ...) fxge_document_row(&(r)->d, (const char *const[]){__VA_ARGS__})
#define TABLE(r, ...)                                                                              \
	fxge_document_table(&(r)->d, (const char *const[]){__VA_ARGS__},                               \
		sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

static const char *
string(const report *r, uint32_t i)
{
	return r->v->strings.data[i];
}

static const char *
count_text(const report *r, uint64_t n)
{
	return fxge_arena_printf(r->a, "%llu", (unsigned long long)n);
}

static const char *
bytes_text(const report *r, double n)
{
	static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
	int u = 0;

	for (; n >= 1024 && u < 4; u++)
		n /= 1024;
	return fxge_arena_printf(r->a, u ? "%.1f %s" : "%.0f %s", n, units[u]);
}

static const fxge_view_stage *
first_stage(const report *r)
{
	return r->v->stages.data[0];
}

static const fxge_view_stage *
last_stage(const report *r)
{
	return r->v->stages.data[r->v->stages.len - 1];
}

static uint64_t
operators(const fxge_view_stage *s)
{
	uint64_t n = 0;

	for (size_t i = 0; i < s->nodes.len; i++)
		n += s->nodes.data[i].kind == FXGE_VIEW_NODE;
	return n;
}

/* Tells that a table ends before its rows do. */
static void
more_rows(report *r, size_t shown, size_t all, const char *what)
{
	if (shown < all)
		fxge_document_paragraph(
			&r->d, fxge_arena_printf(r->a, "And %zu more %s.", all - shown, what));
}

/* ---- program ---- */

static void
program(report *r)
{
	const fxge_view_stage *s = first_stage(r);
	uint64_t bytes = 0, weights = 0;

	for (size_t i = 0; i < r->p->inputs.len; i++) {
		const fxge_tensor *t = r->p->inputs.data[i].tensor;

		if (!t || r->p->inputs.data[i].role == FXGE_ROLE_STATE)
			continue;
		weights++;
		bytes += fxge_tensor_dense_size(t);
	}
	TABLE(r, "Program", "`");
	ROW(r, "name", r->p->name ? r->p->name : "");
	ROW(r, "made by", r->p->producer ? r->p->producer : "unknown");
	ROW(r, "stage of the file", s->name);
	ROW(r, "nodes", count_text(r, operators(s)));
	ROW(r, "GE operators",
		r->compiled ? count_text(r, operators(last_stage(r))) : "does not compile");
	ROW(r, "weights and constants of the interface",
		fxge_arena_printf(
			r->a, "%llu, %s", (unsigned long long)weights, bytes_text(r, (double)bytes)));
	fxge_document_table_end(&r->d);
}

/* ---- interface ---- */

static const char *
type_text(const report *r, const fxge_meta *m)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	fxge_text_meta(&b, r->p, m);
	return b.data ? b.data : "";
}

static void
inputs(report *r)
{
	size_t shown = 0, all = 0;

	TABLE(r, "`Input", "`Type", "Kind");
	for (uint32_t i = 0; i < fxge_graph_n_inputs(r->p->main); i++) {
		const fxge_input *in = &r->p->inputs.data[i];
		const fxge_value *v = fxge_graph_input(r->p->main, i);
		bool state = in->role == FXGE_ROLE_STATE;

		if (fxge_role_is_constant(in->role) || all++ >= MOST_ROWS)
			continue;
		const char *name = state ? in->target : in->name;

		ROW(r, name ? name : v->name, type_text(r, v->meta), state ? "state" : "input");
		shown++;
	}
	fxge_document_table_end(&r->d);
	more_rows(r, shown, all, "inputs");
}

static void
outputs(report *r)
{
	static const char *const kinds[] = {"output", "loss", "new value of a state",
		"new value of an input", "gradient", "token", "traced value"};
	uint32_t n = fxge_graph_n_outputs(r->p->main);

	TABLE(r, "`Output", "`Type", "Kind");
	for (uint32_t i = 0; i < n && i < MOST_ROWS; i++) {
		const fxge_operand *o = fxge_graph_output(r->p->main, i);
		const fxge_output *out = &r->p->outputs.data[i];
		const char *name = out->name ? out->name : out->target;

		ROW(r, name ? name : fxge_arena_printf(r->a, "%u", i),
			o->kind == FXGE_K_VALUE ? type_text(r, o->value->meta) : "constant", kinds[out->kind]);
	}
	fxge_document_table_end(&r->d);
	more_rows(r, n < MOST_ROWS ? n : MOST_ROWS, n, "outputs");
}

static void
sizes(report *r)
{
	int n = fxge_syms_count(r->p->syms);

	if (!n)
		return;
	TABLE(r, "`Size", ">from", ">to");
	for (int i = 0; i < n && i < MOST_ROWS; i++) {
		fxge_size s = fxge_syms_at(r->p->syms, i);
		int64_t lo, hi;

		fxge_sym_range(r->p->syms, s, &lo, &hi);
		ROW(r, fxge_sym_name(r->p->syms, s),
			lo == INT64_MIN ? "" : fxge_arena_printf(r->a, "%lld", (long long)lo),
			hi == INT64_MAX ? "" : fxge_arena_printf(r->a, "%lld", (long long)hi));
	}
	fxge_document_table_end(&r->d);
	more_rows(r, n < MOST_ROWS ? (size_t)n : MOST_ROWS, (size_t)n, "sizes");
}

/* ---- findings ---- */

static const char *
place_text(const report *r, uint32_t loc)
{
	const fxge_view_loc *l = loc == FXGE_VIEW_NONE ? NULL : &r->v->locs.data[loc];

	return l ? fxge_reporting_cut(
			   &r->paths, fxge_arena_printf(r->a, "%s:%d", string(r, l->file), l->line))
			 : "";
}

static void
findings(report *r)
{
	size_t shown = 0, all = 0;

	for (size_t i = 0; i < r->v->problems.len; i++)
		all += strcmp(r->v->problems.data[i].severity, "note") != 0;
	fxge_document_heading(&r->d, "Findings");
	if (!all) {
		fxge_document_paragraph(&r->d, "The program compiles without errors and warnings.");
		return;
	}
	TABLE(r, "Finding", "`Operator", ">Nodes", "`Message", "`Remedy", "`First Python line");
	for (size_t i = 0; i < r->v->problems.len && shown < MOST_FINDINGS; i++) {
		const fxge_view_problem *x = &r->v->problems.data[i];

		if (strcmp(x->severity, "note") == 0)
			continue;
		ROW(r, x->id, x->op ? x->op : "", count_text(r, x->nodes.count),
			fxge_reporting_cut(&r->paths, x->message),
			x->hint ? fxge_reporting_cut(&r->paths, x->hint) : "", place_text(r, x->loc));
		shown++;
	}
	fxge_document_table_end(&r->d);
	more_rows(r, shown, all, "findings");
}

/* ---- operators ---- */

/* Operators of a stage, by number of nodes. */
typedef struct kind {
	uint32_t op; /* string */
	uint64_t nodes;
	FXGE_VEC(uint32_t) becomes; /* strings: types of the last stage */
	FXGE_VEC(uint32_t) list;    /* nodes */
} kind;

typedef FXGE_VEC(kind *) kinds;

static int
most_first(const void *a, const void *b)
{
	const kind *x = *(const kind *const *)a, *y = *(const kind *const *)b;

	if (x->nodes != y->nodes)
		return x->nodes > y->nodes ? -1 : 1;
	return (x->op > y->op) - (x->op < y->op);
}

static kinds
kinds_of(const report *r, const fxge_view_stage *s)
{
	kinds all = {0};
	fxge_map by_op = {0};

	for (uint32_t i = 0; i < s->nodes.len; i++) {
		const fxge_view_node *n = &s->nodes.data[i];

		if (n->kind != FXGE_VIEW_NODE)
			continue;
		void **at = fxge_map_at(r->a, &by_op, n->op);
		kind *k = *at ? *at : FXGE_NEW(r->a, kind);

		if (!*at) {
			*k = (kind){.op = n->op};
			fxge_vec_push(r->a, &all, k);
			*at = k;
		}
		k->nodes++;
		fxge_vec_push(r->a, &k->list, i);
	}
	if (all.len)
		qsort(all.data, all.len, sizeof *all.data, most_first);
	return all;
}

/* Adds the operators of the last stage that a node became. */
static void
follow(const report *r, size_t stage, uint32_t node, kind *k)
{
	const fxge_view_stage *s = r->v->stages.data[stage];
	const fxge_view_node *n = &s->nodes.data[node];

	if (stage + 1 == r->v->stages.len) {
		for (size_t i = 0; i < k->becomes.len; i++)
			if (k->becomes.data[i] == n->op)
				return;
		if (n->kind == FXGE_VIEW_NODE)
			fxge_vec_push(r->a, &k->becomes, n->op);
		return;
	}
	for (uint32_t i = 0; i < n->next.count; i++)
		follow(r, stage + 1, s->nexts.data[n->next.first + i], k);
}

static const char *
becomes_text(const report *r, const kind *k)
{
	enum { MOST = 12 };
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	for (size_t i = 0; i < k->becomes.len && i < MOST; i++) {
		const char *op = string(r, k->becomes.data[i]);

		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", strncmp(op, "ge.", 3) == 0 ? op + 3 : op);
	}
	fxge_sbuf_str(&b, k->becomes.len > MOST ? ", ..." : "");
	return b.data ? b.data : "";
}

static void
saved_operators(report *r)
{
	enum { FOLLOWED = 1000 }; /* nodes of an operator whose types are collected */
	kinds all = kinds_of(r, first_stage(r));

	fxge_document_heading(&r->d, "Operators of the program");
	if (r->compiled)
		TABLE(r, "`Operator", ">Nodes", "`GE operators, with those of other operators in one node");
	else
		TABLE(r, "`Operator", ">Nodes");
	for (size_t i = 0; i < all.len && i < MOST_ROWS; i++) {
		kind *k = all.data[i];

		for (size_t j = 0; r->compiled && j < k->list.len && j < FOLLOWED; j++)
			follow(r, 0, k->list.data[j], k);
		ROW(r, string(r, k->op), count_text(r, k->nodes), becomes_text(r, k));
	}
	fxge_document_table_end(&r->d);
	more_rows(r, all.len < MOST_ROWS ? all.len : MOST_ROWS, all.len, "operators");
}

/* ---- chips ---- */

typedef FXGE_VEC(const fxge_view_layer *) layers;

static layers
layers_with(const report *r, const char *begin)
{
	layers found = {0};

	for (size_t i = 0; i < r->v->layers.len; i++)
		if (strncmp(r->v->layers.data[i]->id, begin, strlen(begin)) == 0)
			fxge_vec_push(r->a, &found, r->v->layers.data[i]);
	return found;
}

/* Returns the engines of an operator's nodes: "AI Core", or "AI Core 3, AI CPU 1". */
static const char *
engines_text(const report *r, const kind *k, const uint32_t *word_of)
{
	FXGE_VEC(uint32_t) words = {0};
	FXGE_VEC(uint32_t) counts = {0};
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	for (size_t i = 0; i < k->list.len; i++) {
		uint32_t word = word_of[k->list.data[i]];
		size_t at = 0;

		while (at < words.len && words.data[at] != word)
			at++;
		if (at == words.len) {
			fxge_vec_push(r->a, &words, word);
			fxge_vec_push(r->a, &counts, 0);
		}
		counts.data[at]++;
	}
	for (size_t i = 0; i < words.len; i++) {
		const char *word = string(r, words.data[i]);

		fxge_sbuf_fmt(&b, words.len > 1 ? "%s%s %u" : "%s%s", i ? ", " : "",
			*word ? word : "not judged", counts.data[i]);
	}
	return b.data ? b.data : "";
}

static void
ge_operators(report *r)
{
	const fxge_view_stage *s = last_stage(r);
	layers chips = layers_with(r, "chip-");
	kinds all = kinds_of(r, s);
	size_t columns = 2 + chips.len, n = s->nodes.len;
	const char **cells = FXGE_NEW_ARRAY(r->a, columns, const char *),
			   **headers = FXGE_NEW_ARRAY(r->a, columns, const char *);
	uint32_t *words = FXGE_NEW_ARRAY(r->a, n * chips.len + 1, uint32_t);

	fxge_document_heading(&r->d, "GE operators, and the engine that computes them");
	headers[0] = "`Type";
	headers[1] = ">Nodes";
	for (size_t i = 0; i < chips.len; i++) {
		const fxge_view_layer *l = chips.data[i];

		headers[2 + i] = l->id + strlen("chip-");
		for (size_t k = 0; k < l->nodes.len; k++)
			words[i * n + l->nodes.data[k]] = l->words.data[k];
	}
	fxge_document_paragraph(&r->d, "By the dtypes and sizes of the nodes. aicore: the cores; "
								   "aicpu: the AI CPU, which is slow; "
								   "ge: no kernel is needed; rewritten: GE replaces the type; "
								   "none: no kernel is known; unknown: "
								   "no source tells.");
	fxge_document_table(&r->d, headers, (int)columns);
	for (size_t i = 0; i < all.len && i < MOST_ROWS; i++) {
		const char *op = string(r, all.data[i]->op);

		cells[0] = strncmp(op, "ge.", 3) == 0 ? op + 3 : op;
		cells[1] = count_text(r, all.data[i]->nodes);
		for (size_t k = 0; k < chips.len; k++)
			cells[2 + k] = engines_text(r, all.data[i], &words[k * n]);
		fxge_document_row(&r->d, cells);
	}
	fxge_document_table_end(&r->d);
	more_rows(r, all.len < MOST_ROWS ? all.len : MOST_ROWS, all.len, "types");
}

/* ---- cost ---- */

typedef struct module {
	const char *path;
	uint64_t nodes;
	double seconds, bytes;
} module;

typedef FXGE_VEC(module *) modules;

static int
longest_first(const void *a, const void *b)
{
	const module *x = *(const module *const *)a, *y = *(const module *const *)b;

	if (x->seconds != y->seconds)
		return x->seconds > y->seconds ? -1 : 1;
	return strcmp(x->path, y->path);
}

/* Returns the first components of a module path. */
static const char *
beginning(const report *r, const char *path, int depth)
{
	const char *end = path;

	for (int i = 0; i < depth && *end; i++)
		end += strcspn(end + (*end == '.'), ".") + (*end == '.');
	return fxge_arena_strndup(r->a, path, (size_t)(end - path));
}

static modules
modules_at(const report *r, const fxge_view_layer *time, const fxge_view_layer *bytes, int depth)
{
	const fxge_view_stage *s = last_stage(r);
	modules all = {0};
	fxge_strmap by_path = {0};

	for (size_t i = 0; i < time->nodes.len; i++) {
		const fxge_view_node *n = &s->nodes.data[time->nodes.data[i]];
		const char *path = beginning(r, string(r, n->module), depth);
		module *m = fxge_strmap_get(&by_path, path, strlen(path));

		if (!m) {
			m = FXGE_NEW(r->a, module);
			*m = (module){.path = path};
			fxge_strmap_put(r->a, &by_path, path, strlen(path), m);
			fxge_vec_push(r->a, &all, m);
		}
		m->nodes++;
		m->seconds += time->numbers.data[i];
		m->bytes += bytes && i < bytes->numbers.len ? bytes->numbers.data[i] : 0;
	}
	return all;
}

static void
cost(report *r)
{
	layers time = layers_with(r, "cost"), bytes = layers_with(r, "bytes");
	double total = 0;

	if (!time.len)
		return;
	const fxge_view_layer *traffic = bytes.len ? bytes.data[0] : NULL;
	modules all = modules_at(r, time.data[0], traffic, 1);

	for (int depth = 2; depth <= MOST_DEPTH; depth++) {
		modules deeper = modules_at(r, time.data[0], traffic, depth);

		if (deeper.len > MOST_MODULES)
			break;
		all = deeper;
	}
	for (size_t i = 0; i < all.len; i++)
		total += all.data[i]->seconds;
	if (all.len)
		qsort(all.data, all.len, sizeof *all.data, longest_first);
	fxge_document_heading(&r->d, "Time by module");
	fxge_document_paragraph(&r->d, fxge_arena_printf(r->a,
									   "Lower bounds on %s: operations and bytes at the rates of "
									   "the chip, without launches of "
									   "kernels.",
									   r->soc ? r->soc : "the chip"));
	TABLE(r, "`Module", ">Kernels", ">us at least", ">%", ">read and written");
	for (size_t i = 0; i < all.len && i < MOST_ROWS; i++) {
		const module *m = all.data[i];

		ROW(r, *m->path ? m->path : "(no module)", count_text(r, m->nodes),
			fxge_arena_printf(r->a, "%.3f", m->seconds * 1e6),
			fxge_arena_printf(r->a, "%.1f", total > 0 ? 100 * m->seconds / total : 0),
			bytes_text(r, m->bytes));
	}
	fxge_document_table_end(&r->d);
	more_rows(r, all.len < MOST_ROWS ? all.len : MOST_ROWS, all.len, "modules");
}

/* ---- the report ---- */

static void
repeat(report *r)
{
	fxge_document_heading(&r->d, "Repeat it");
	fxge_document_paragraph(&r->d,
		fxge_arena_printf(r->a, "fxge %s. MODEL is the file of the program.", fxge_version()));
	fxge_document_commands(&r->d, "fxge report MODEL\n"
								  "fxge compile MODEL -o model.air\n"
								  "fxge check model.air --soc=CHIP\n"
								  "fxge verify MODEL --random=1\n"
								  "fxge view MODEL -o model.html");
}

static void
sections(report *r)
{
	fxge_document_begin(&r->d, "Report on", r->p->name ? r->p->name : "a program");
	fxge_document_paragraph(&r->d,
		"This report has names, types and sizes of inputs and outputs, operators, names of modules "
		"and Python files, and messages of the compiler. It has no values of weights or constants; "
		"paths are relative to the project.");
	program(r);
	fxge_document_heading(&r->d, "Interface");
	inputs(r);
	outputs(r);
	sizes(r);
	findings(r);
	saved_operators(r);
	if (r->compiled) {
		ge_operators(r);
		cost(r);
	}
	repeat(r);
	fxge_document_end(&r->d);
}

static void
print(fxge_sbuf *b, fxge_program *p, bool html)
{
	fxge_arena a;

	fxge_arena_init(&a, &p->session->heap);
	fxge_viewing w = {.view = fxge_view_new(&a), .copy = fxge_program_copy(p)};

	fxge_program_name_values(p);
	if (fxge_viewing_collect(&w)) {
		if (w.compiled)
			fxge_viewing_layers(w.view, w.copy);
		report r = {.d = {.b = b, .html = html},
			.p = p,
			.v = w.view,
			.a = &a,
			.paths = fxge_reporting_paths_of(&a, w.view),
			.compiled = w.compiled};

		if (w.copy->api && w.copy->api->costs)
			r.soc = w.copy->api->costs->sum.soc;

		sections(&r);
	}
	fxge_program_release(w.copy);
	fxge_arena_release(&a);
}

void
fxge_reporting_markdown(fxge_sbuf *b, fxge_program *p)
{
	print(b, p, false);
}

void
fxge_reporting_html(fxge_sbuf *b, fxge_program *p)
{
	print(b, p, true);
}
