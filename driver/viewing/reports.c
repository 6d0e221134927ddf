/* SPDX-License-Identifier: Apache-2.0 */
/* Reports of other commands on a page: profiles, bisections, errors in the dtypes of a chip. */
#include "driver/viewing/viewing.h"

#include "base/diag/commands.h"
#include "formats/json.h"

#include <math.h>

/* Kinds of reports by the place of their nodes in the JSON. */
typedef struct report_kind {
	const char *command;
	const char *outer; /* key of the object or the list that has the nodes, or NULL */
	const char *field; /* number of a node */
	double scale;      /* factor from the number to `unit` */
	const char *id, *label, *unit, *about;
	bool largest;
} report_kind;

#define FINITE                                                                                     \
	"Elements that are NaN or infinite (fxge run --first-nan --json); the first in the order of "  \
	"execution is where they arise."

/* Note of a node of `--first-nan` at which the first NaN or infinity arises. */
static const char FIRST[] = "the first arises here";

static const report_kind kinds[] = {
	{"run", "profile", "ms", 1e-3, "profile", "time, measured", "s",
		"Time of each node on the CPU executor or the chip (fxge run --profile --json), all runs.",
		false},
	{"run", "profile", "bytes_live", 1, "profile-live", "memory, measured", "B",
		"Bytes of live values and temporaries while the node ran.", true},
	{"verify", "cases", "own", 1, "error", "error of the node alone", "error",
		"Error against eager PyTorch of each node on recorded operands, relative to the largest "
		"element (fxge verify --bisect --json).",
		true},
	{"verify", "cases", "total", 1, "error-total", "error with those before it", "error",
		"Error against eager PyTorch with the errors of all nodes before.", true},
	{"run", "first_nan", "not_finite", 1, "finite", "NaN and infinity", "elements", FINITE, true},
	{"verify", "first_nan", "not_finite", 1, "finite", "NaN and infinity", "elements", FINITE,
		true},
	{"verify", NULL, "own", 1, "accuracy", "error in the chip's dtypes", "error",
		"Error of each node in the dtypes of the chip against float64 (fxge verify --dtypes=chip "
		"--json).",
		true},
	{"verify", NULL, "total", 1, "accuracy-total", "error in the chip's dtypes, with those before",
		"error", "Error in the dtypes of the chip with the errors of all nodes before.", true},
};

/* Reads a number; "nan" and "inf" are infinite. Returns false for anything else. */
static bool
read_number(yyjson_val *j, double *out)
{
	if (yyjson_is_str(j))
		*out = HUGE_VAL;
	else
		*out = yyjson_get_num(j);
	return yyjson_is_num(j) || yyjson_is_str(j);
}

static void
read_nodes(fxge_program *p, const report_kind *k, fxge_viewing_report *r, yyjson_val *nodes)
{
	yyjson_arr_iter it = yyjson_arr_iter_with(nodes);

	for (yyjson_val *n; (n = yyjson_arr_iter_next(&it));) {
		const char *name = yyjson_get_str(yyjson_obj_get(n, "name"));
		double x;

		if (name && read_number(yyjson_obj_get(n, k->field), &x) && x >= 0)
			fxge_vec_push(&p->arena, &r->values,
				((fxge_report_value){fxge_names_get(p->names, name), x * k->scale,
					yyjson_get_bool(yyjson_obj_get(n, "first")) ? FIRST : NULL}));
	}
}

/* Adds the report of a kind, unless the document has no nodes of that kind. */
static bool
add_report(fxge_program *p, const report_kind *k, yyjson_val *root)
{
	fxge_api_program *api = fxge_api_program_of(p);
	fxge_viewing_report *r = FXGE_NEW(&p->arena, fxge_viewing_report);
	yyjson_val *outer = k->outer ? yyjson_obj_get(root, k->outer) : root;

	*r = (fxge_viewing_report){
		.id = k->id, .label = k->label, .unit = k->unit, .about = k->about, .largest = k->largest};
	if (yyjson_is_arr(outer)) {
		yyjson_arr_iter it = yyjson_arr_iter_with(outer);

		for (yyjson_val *c; (c = yyjson_arr_iter_next(&it));)
			read_nodes(p, k, r, yyjson_obj_get(c, "nodes"));
	} else {
		read_nodes(p, k, r, yyjson_obj_get(outer, "nodes"));
	}
	if (!r->values.len)
		return false;
	r->next = api->reports;
	api->reports = r;
	return true;
}

/* Adds the times that `fxge match` found in tables of a profiler. A fused operator counts for the
 * first of its nodes. */
static bool
add_matched(fxge_program *p, yyjson_val *root)
{
	fxge_api_program *api = fxge_api_program_of(p);
	fxge_viewing_report *r = FXGE_NEW(&p->arena, fxge_viewing_report);
	yyjson_arr_iter files = yyjson_arr_iter_with(yyjson_obj_get(root, "files"));

	*r = (fxge_viewing_report){.id = "chip-time",
		.label = "time on the chip",
		.unit = "s",
		.about =
			"Time of each operator in the tables of msprof or MindStudio, by the nodes that it "
			"was made of (fxge match --json)."};
	for (yyjson_val *f; (f = yyjson_arr_iter_next(&files));) {
		yyjson_arr_iter rows = yyjson_arr_iter_with(yyjson_obj_get(f, "operators"));
		bool table = yyjson_equals_str(yyjson_obj_get(f, "form"), "table");

		for (yyjson_val *x; table && (x = yyjson_arr_iter_next(&rows));) {
			yyjson_val *node = yyjson_arr_get_first(yyjson_obj_get(x, "nodes"));
			const char *name = yyjson_get_str(yyjson_obj_get(node, "value"));
			double us = yyjson_get_num(yyjson_obj_get(x, "us"));

			if (name && us >= 0)
				fxge_vec_push(&p->arena, &r->values,
					((fxge_report_value){fxge_names_get(p->names, name), us * 1e-6, NULL}));
		}
	}
	if (!r->values.len)
		return false;
	r->next = api->reports;
	api->reports = r;
	return true;
}

static bool
read_report(fxge_arena *a, fxge_program *p, const char *path)
{
	fxge_diags *d = &p->session->diags;
	fxge_loc loc = {.file = fxge_names_get(p->names, path), .offset = -1};
	fxge_file *f = fxge_file_open_in(a, d, path);
	yyjson_val *root = f ? fxge_json_parse(a, d, &loc, f->bytes) : NULL;
	const char *command = yyjson_get_str(yyjson_obj_get(root, "command"));
	bool any = false;

	if (!root)
		return false;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (command && strcmp(command, kinds[i].command) == 0)
			any |= add_report(p, &kinds[i], root);
	if (any || (command && strcmp(command, "match") == 0 && add_matched(p, root)))
		return true;
	fxge_report(d, &loc, FXGE_D_USAGE, "the file has no values of nodes");
	fxge_report_hint(d,
		"expected the output of `fxge run --profile --json`, `fxge run --first-nan --json`, `fxge "
		"verify --bisect --json`, `fxge verify --dtypes=chip --json`, or `fxge match TABLE "
		"--json`");
	return false;
}

fxge_status
fxge_view_add_report(fxge_program *p, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && read_report(&g->arena, p, path);
	return fxge_api_end(g);
}

/* Adds a report's values to the nodes of their names; of several values the largest, or the sum. */
static void
add_values(fxge_view *v, const fxge_viewing_report *r, const fxge_map *by_name)
{
	const fxge_view_stage *s = v->stages.data[v->stages.len - 1];
	fxge_arena a;

	fxge_arena_init(&a, v->arena->heap);
	double *sum = FXGE_NEW_ARRAY(&a, s->nodes.len + 1, double);
	bool *has = FXGE_NEW_ARRAY(&a, s->nodes.len + 1, bool);
	const char **note = FXGE_NEW_ARRAY(&a, s->nodes.len + 1, const char *);

	for (size_t i = 0; i < r->values.len; i++) {
		const fxge_report_value *x = &r->values.data[i];
		uint32_t string = fxge_view_string(v, x->name);
		size_t node = (size_t)(uintptr_t)fxge_map_get(by_name, string);

		if (!node)
			continue;
		sum[node] = !r->largest             ? sum[node] + x->number
					: x->number > sum[node] ? x->number
											: sum[node];
		has[node] = true;
		note[node] = x->note ? x->note : note[node];
	}
	fxge_view_layer *l = fxge_viewing_layer(v, r->id, r->label, r->unit, r->about);

	l->largest = r->largest;
	for (uint32_t i = 1; i <= s->nodes.len; i++)
		if (has[i])
			fxge_viewing_number(v, l, i - 1, sum[i], note[i]);
	fxge_arena_release(&a);
}

void
fxge_viewing_reports(fxge_view *v, const fxge_program *p)
{
	const fxge_view_stage *s = v->stages.data[v->stages.len - 1];
	fxge_map by_name = {0};
	fxge_arena a;

	fxge_arena_init(&a, v->arena->heap);
	for (size_t i = s->nodes.len; i-- > 0;) {
		const fxge_view_node *n = &s->nodes.data[i];

		for (uint32_t k = 0; k < n->out.count; k++)
			fxge_map_put(
				&a, &by_name, s->outs.data[n->out.first + k].name, (void *)(uintptr_t)(i + 1));
	}
	for (const fxge_viewing_report *r = p->api ? p->api->reports : NULL; r; r = r->next)
		add_values(v, r, &by_name);
	fxge_arena_release(&a);
}
