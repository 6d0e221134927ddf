/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of .air files: graph by graph, operators in an order that satisfies their edges. */
#include "backend/air/reader.h"
#include "base/diag/air.h"
#include "base/diag/common.h"
#include "ir/fit.h"
#include "proto/wire.h"

#include "fxge_ge_control.h"

#include <stdarg.h>
#include <stdio.h>

#define NONE UINT32_MAX

fxge_loc
fxge_air_loc(const fxge_air_reader *r)
{
	return fxge_air_file_loc(&r->file, r->def ? r->def->bytes.data : NULL,
		r->def ? r->def->name : NULL, r->op ? r->op->name : NULL, r->op ? r->op->type : NULL);
}

bool
fxge_air_bad(fxge_air_reader *r, fxge_diag_id id, const char *fmt, ...)
{
	char copy_text[1024];
	fxge_loc l = fxge_air_loc(r);
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(copy_text, sizeof copy_text, fmt, ap);
	va_end(ap);
	return fxge_report(&r->s->diags, &l, id, "%s", copy_text);
}

/* ---- names and edges ---- */

static bool
is_data(const char *type)
{
	return strcmp(type, "Data") == 0 || strcmp(type, "RefData") == 0;
}

static bool
is_const(const char *type)
{
	return strcmp(type, "Const") == 0 || strcmp(type, "Constant") == 0
		   || strcmp(type, "FileConstant") == 0;
}

enum { OP_NAME = 1, OP_TYPE = 2, OP_INPUT = 5 };

static const char *
copy_text(fxge_air_reader *r, const fxge_wire *w)
{
	return fxge_arena_strndup(r->a, (const char *)w->value.data, w->value.size);
}

static uint32_t
count_inputs(fxge_bytes op)
{
	fxge_wire w = fxge_wire_of(op);
	uint32_t n = 0;

	while (fxge_wire_next(&w))
		n += w.field == OP_INPUT;
	return n;
}

/* Reads name, type and inputs without unpacking the rest. */
static bool
read_head(fxge_air_reader *r, uint32_t i, const char **inputs[])
{
	fxge_wire w = fxge_wire_of(r->def->ops.data[i]);
	fxge_air_node *n = &r->nodes[i];
	uint32_t k = 0;

	n->name = n->type = "";
	n->n_links = count_inputs(w.b);
	n->links = FXGE_NEW_ARRAY(r->a, n->n_links, struct fxge_air_link);
	inputs[i] = FXGE_NEW_ARRAY(r->a, n->n_links, const char *);
	while (fxge_wire_next(&w)) {
		if (w.field == OP_NAME)
			n->name = copy_text(r, &w);
		else if (w.field == OP_TYPE)
			n->type = copy_text(r, &w);
		else if (w.field == OP_INPUT)
			inputs[i][k++] = copy_text(r, &w);
	}
	if (strlen(n->name) > FXGE_MAX_NAME)
		return fxge_air_bad(r, FXGE_D_LIMIT, "a name is longer than %d bytes", FXGE_MAX_NAME);
	if (fxge_strmap_put(r->a, &r->by_name, n->name, strlen(n->name), (void *)(uintptr_t)(i + 1)))
		return fxge_air_bad(
			r, FXGE_D_AIR_OP_NAME, "the name '%s' occurs twice in its graph", n->name);
	return true;
}

/* Returns the node of a name, or NONE. */
static uint32_t
find_node(const fxge_air_reader *r, const char *name, size_t n)
{
	return (uint32_t)(uintptr_t)fxge_strmap_get(&r->by_name, name, n) - 1;
}

static bool
link_inputs(fxge_air_reader *r, uint32_t i, const char *const *inputs)
{
	fxge_air_node *n = &r->nodes[i];
	bool ok = true;

	for (uint32_t k = 0; k < n->n_links; k++) {
		const char *s = inputs[k];
		size_t len = 0;

		n->links[k].from = NONE;
		if (!*s)
			continue;
		if (!fxge_air_edge(s, &len, &n->links[k].index)) {
			ok = fxge_air_bad(
				r, FXGE_D_AIR_EDGE_TEXT, "'%s': the input '%.200s' has no \":index\"", n->name, s);
			continue;
		}
		n->links[k].from = find_node(r, s, len);
		if (n->links[k].from == NONE)
			ok = fxge_air_bad(r, FXGE_D_AIR_EDGE,
				"'%s': the input comes from '%.200s', which does not exist", n->name, s);
	}
	return ok;
}

static bool
read_heads(fxge_air_reader *r)
{
	const char ***inputs = FXGE_NEW_ARRAY(r->a, r->def->ops.len, const char **);
	bool ok = true;

	r->by_name = (fxge_strmap){0};
	r->n_nodes = (uint32_t)r->def->ops.len;
	r->nodes = FXGE_NEW_ARRAY(r->a, r->n_nodes, fxge_air_node);
	for (uint32_t i = 0; i < r->n_nodes; i++)
		if (!read_head(r, i, inputs))
			return false;
	r->op = NULL;
	for (uint32_t i = 0; i < r->n_nodes; i++)
		ok = link_inputs(r, i, inputs[i]) && ok;
	return ok;
}

/* ---- order ---- */

enum { NEW, OPEN, DONE };

typedef struct visit {
	uint32_t node, link;
} visit;

/* Orders producers before consumers by an iterative depth-first walk. Keeps the file's order if it
 * is valid. */
static bool
order_from(fxge_air_reader *r, uint32_t root, uint32_t *order, uint32_t *n_order)
{
	FXGE_VEC(visit) stack = {0};

	fxge_vec_push(r->a, &stack, ((visit){root, 0}));
	r->nodes[root].state = OPEN;
	while (stack.len) {
		visit *top = &stack.data[stack.len - 1];
		fxge_air_node *n = &r->nodes[top->node];

		if (top->link == n->n_links) {
			n->state = DONE;
			order[(*n_order)++] = top->node;
			stack.len--;
			continue;
		}
		uint32_t from = n->links[top->link++].from;

		if (from == NONE || r->nodes[from].state == DONE)
			continue;
		if (r->nodes[from].state == OPEN)
			return fxge_air_bad(r, FXGE_D_AIR_CYCLE, "'%s' waits for itself", r->nodes[from].name);
		r->nodes[from].state = OPEN;
		fxge_vec_push(r->a, &stack, ((visit){from, 0}));
	}
	return true;
}

static bool
order_all(fxge_air_reader *r, uint32_t *order)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < r->n_nodes; i++)
		if (r->nodes[i].state == NEW && !order_from(r, i, order, &n))
			return false;
	return true;
}

/* ---- inputs ---- */

static bool
region_inputs(fxge_air_reader *r, fxge_air_node *const *data, const fxge_meta *metas, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		fxge_graph_add_input(r->graph, fxge_names_get(r->s->names, data[i]->name), &metas[i]);
		data[i]->results = &r->graph->entry->results[i];
	}
	for (uint32_t i = 0; i < n; i++) /* the array may have moved while it grew */
		data[i]->results = &r->graph->entry->results[i];
	return true;
}

/* Checks _parent_node_index, which GE prefers to the position: both must agree. */
static bool
check_parent_index(fxge_air_reader *r, ge_entry *const *attr, size_t n, int64_t k, bool input)
{
	const fxge_node *parent = r->graph->parent;
	const fxge_control *c = parent ? fxge_control_of(parent->op) : NULL;
	int64_t said, expected = k + (c && input ? c->skips : 0);

	if (!c || !fxge_air_parent_index(attr, n, &said) || said == expected
		|| (!input && c->loop && parent->regions[0] == r->graph))
		return true;
	return fxge_air_bad(r, FXGE_D_AIR_PARENT_INDEX, "'_parent_node_index' is %lld, expected %lld",
		(long long)said, (long long)expected);
}

/* Checks _parent_node_index of NetOutput's inputs. */
static bool
check_result_order(fxge_air_reader *r, const ge_op *net)
{
	for (size_t k = 0; net && k < net->n_input_desc; k++)
		if (!check_parent_index(
				r, net->input_desc[k]->attr, net->input_desc[k]->n_attr, (int64_t)k, false))
			return false;
	return net != NULL;
}

static bool
read_input(fxge_air_reader *r, uint32_t i, fxge_air_node **data, fxge_meta *metas, uint32_t n)
{
	fxge_air_node *d = &r->nodes[i];
	const ge_op *op = r->op = fxge_air_file_op(&r->file, r->def->ops.data[i]);
	const ge_attr *index = op ? fxge_air_find_attr(op->attr, op->n_attr, "index") : NULL;
	int64_t k = index && index->value_case == GE_ATTR(I) ? index->i : -1;

	if (!op)
		return false;
	if (k < 0 || k >= n || data[k])
		return fxge_air_bad(r, FXGE_D_AIR_INDEX, "'index' does not count the %u inputs", n);
	if (!check_parent_index(r, op->attr, op->n_attr, k, true))
		return false;
	if (op->n_output_desc != 1)
		return fxge_air_bad(r, FXGE_D_AIR_DATA_DESC, "expected one output_desc");
	if (!fxge_air_read_meta(r, op->output_desc[0], &metas[k]))
		return false;
	data[k] = d;
	d->index = k;
	d->n_results = 1;
	r->op = NULL;
	return true;
}

static bool
read_inputs(fxge_air_reader *r)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < r->n_nodes; i++)
		n += is_data(r->nodes[i].type);
	fxge_air_node **data = FXGE_NEW_ARRAY(r->a, n, fxge_air_node *);
	fxge_meta *metas = FXGE_NEW_ARRAY(r->a, n, fxge_meta);

	for (uint32_t i = 0; i < r->n_nodes; i++)
		if (is_data(r->nodes[i].type) && !read_input(r, i, data, metas, n))
			return false;
	return r->graph == r->p->main ? fxge_io_inputs(r, data, metas, n)
								  : region_inputs(r, data, metas, n);
}

/* ---- nodes and outputs ---- */

static bool
read_constant(fxge_air_reader *r, const ge_op *op, fxge_air_node *out)
{
	const fxge_tensor *x = fxge_air_read_const(r, op);
	fxge_meta m;

	if (!x)
		return false;
	if (op->n_output_desc != 1)
		return fxge_air_bad(r, FXGE_D_AIR_CONST_VALUE, "expected one output_desc");
	fxge_node *n = fxge_node_new(r->graph, r->graph->ret, &fxge_ops[GE_Const],
		FXGE_ARGS(fxge_a_tensor(GE_Const__value, x)), 1, NULL);

	if (!n || !fxge_air_read_meta(r, op->output_desc[0], &m))
		return false;
	n->name = fxge_names_get(r->s->names, op->name);
	fxge_value_set_meta(r->p, n->results[0], &m);
	out->results = n->results;
	out->n_results = 1;
	return true;
}

/* Checks that an output has a dtype of programs, not one that integers carry. */
static bool
fits_output(fxge_air_reader *r, const fxge_air_node *from)
{
	return !from->carried
		   || fxge_air_bad(r, FXGE_D_AIR_UNREADABLE, "the dtype %d of an output is not supported",
			   from->carried);
}

/* Sets the outputs from NetOutput's inputs, or from the graph's own list of outputs. */
static bool
read_outputs(fxge_air_reader *r, const fxge_air_node *net)
{
	uint32_t n = 0;
	fxge_operand *o = FXGE_NEW_ARRAY(r->a, net ? net->n_links : r->def->outputs.len, fxge_operand);

	for (uint32_t i = 0; net && i < net->n_links; i++) {
		if (net->links[i].index < 0 || net->links[i].from == NONE)
			continue;
		const fxge_air_node *from = &r->nodes[net->links[i].from];

		if (net->links[i].index >= from->n_results)
			return fxge_air_bad(r, FXGE_D_AIR_EDGE,
				"NetOutput reads output %lld of '%s', which has %u", (long long)net->links[i].index,
				from->name, from->n_results);
		if (!fits_output(r, from))
			return false;
		o[n].kind = FXGE_K_VALUE;
		o[n++].value = from->results[net->links[i].index];
	}
	for (size_t i = 0; !net && i < r->def->outputs.len; i++) {
		const char *s = r->def->outputs.data[i];
		int64_t index = 0;
		size_t len = 0;
		uint32_t k = fxge_air_edge(s, &len, &index) ? find_node(r, s, len) : NONE;
		const fxge_air_node *from = k == NONE ? NULL : &r->nodes[k];

		if (!from || index < 0 || index >= from->n_results)
			return fxge_air_bad(
				r, FXGE_D_AIR_GRAPH_IO, "the graph's output '%.200s' does not exist", s);
		if (!fits_output(r, from))
			return false;
		o[n].kind = FXGE_K_VALUE;
		o[n++].value = from->results[index];
	}
	if (r->graph == r->p->main)
		return fxge_io_outputs(r, o, n);
	fxge_graph_set_outputs(r->graph, o, n);
	return true;
}

static bool
read_nodes(fxge_air_reader *r, const uint32_t *order)
{
	const fxge_air_node *net = NULL;

	for (uint32_t k = 0; k < r->n_nodes; k++) {
		fxge_air_node *n = &r->nodes[order[k]];

		if (is_data(n->type))
			continue;
		if (strcmp(n->type, "NetOutput") == 0) {
			if (net)
				return fxge_air_bad(r, FXGE_D_AIR_NET_OUTPUT, "two NetOutput in one graph");
			if (!check_result_order(r, fxge_air_file_op(&r->file, r->def->ops.data[order[k]])))
				return false;
			net = n;
			continue;
		}
		fxge_arena_mark m = fxge_arena_save(r->a);
		const ge_op *op = r->op = fxge_air_file_op(&r->file, r->def->ops.data[order[k]]);
		size_t rows = r->rows.len + r->files.len;

		if (!op || !(is_const(n->type) ? read_constant(r, op, n) : fxge_air_read_op(r, op, n)))
			return false;
		r->op = NULL;
		if (r->rows.len + r->files.len == rows) /* otherwise the maps have grown in this memory */
			fxge_arena_restore(r->a, m);
	}
	return read_outputs(r, net);
}

static bool
read_graph(fxge_air_reader *r, const fxge_air_gdef *def, fxge_graph *g)
{
	uint32_t *order = FXGE_NEW_ARRAY(r->a, def->ops.len, uint32_t);

	r->def = def;
	r->graph = g;
	r->op = NULL;
	if (def->ops.len + r->p->n_nodes > FXGE_MAX_NODES)
		return fxge_air_bad(r, FXGE_D_LIMIT, "more than %d nodes", FXGE_MAX_NODES);
	return read_heads(r) && order_all(r, order) && read_inputs(r) && read_nodes(r, order);
}

/* ---- model ---- */

static bool
read_regions(fxge_air_reader *r, fxge_graph *g, int depth)
{
	if (depth >= FXGE_MAX_DEPTH)
		return fxge_air_bad(r, FXGE_D_LIMIT, "subgraphs are nested deeper than %d", FXGE_MAX_DEPTH);
	FXGE_EACH_NODE (n, g)
		for (uint32_t i = 0; i < n->n_regions; i++) {
			fxge_graph *sub = n->regions[i];
			size_t k =
				(size_t)(uintptr_t)fxge_strmap_get(&r->graphs, sub->name, fxge_name_len(sub->name));

			if (!read_graph(r, &r->file.graphs.data[k - 1], sub)
				|| !read_regions(r, sub, depth + 1))
				return false;
		}
	return true;
}

/* Selects the text that belongs to this .air if a killed writer left both (publish.c); none if that
 * program had no interface. */
static bool
choose_io(fxge_air_reader *r, const fxge_loc *l, yyjson_val *io)
{
	const char *schema = yyjson_get_str(yyjson_obj_get(io, "schema"));
	const char *air = yyjson_get_str(yyjson_obj_get(io, "air"));
	char hash[17];

	r->io = io;
	if (!schema || !air || strcmp(schema, "fxge-io-change") != 0)
		return true;
	snprintf(hash, sizeof hash, "%016llx",
		(unsigned long long)fxge_hash_bytes(r->file.bytes.data, r->file.bytes.size));
	yyjson_val *copy_text = yyjson_obj_get(io, strcmp(air, hash) == 0 ? "new" : "old");

	r->io = NULL;
	if (!yyjson_is_str(copy_text))
		return true;
	r->io = fxge_json_parse(r->a, &r->s->diags, l,
		(fxge_bytes){(const uint8_t *)yyjson_get_str(copy_text), yyjson_get_len(copy_text)});
	return r->io != NULL;
}

/* Checks that the interface belongs to the program. Interfaces of older versions have no hash;
 * neither has one of an .om that the user's own atc compiled, which is the .air's. */
static bool
is_of_program(fxge_air_reader *r, const fxge_loc *l)
{
	const char *said = yyjson_get_str(yyjson_obj_get(r->io, r->from->om ? "om" : "program"));
	char hash[FXGE_AIR_HASH];

	if (!said)
		return true;
	(r->from->om ? fxge_om_hash : fxge_air_hash)(r->from->bytes, hash);
	if (strcmp(said, hash) == 0)
		return true;
	fxge_report(&r->s->diags, l, FXGE_D_IO_INVALID,
		"the interface belongs to program %.32s, the program file is %s", said, hash);
	fxge_report_hint(&r->s->diags, "copy X.io.json together with its program, or compile again; "
								   "without it an .air is read with "
								   "GE's names only");
	return false;
}

bool
fxge_air_read_io(fxge_air_reader *r, const char *io_path)
{
	fxge_loc l = {.offset = -1};
	fxge_file *f;

	if (!io_path)
		return true;
	l.file = fxge_names_get(r->s->names, io_path);
	f = fxge_file_open_in(r->a, &r->s->diags, io_path);
	if (f)
		fxge_file_grant(f);
	yyjson_val *io = f ? fxge_json_parse(r->a, &r->s->diags, &l, f->bytes) : NULL;

	return io && choose_io(r, &l, io) && is_of_program(r, &l);
}

/* Reads the interface in the package. */
static bool
read_packed_io(fxge_air_reader *r)
{
	fxge_loc l = {.file = r->file.path, .offset = -1};

	r->io = fxge_json_parse(r->a, &r->s->diags, &l, r->from->io);
	return r->io && is_of_program(r, &l);
}

static bool
read_model(fxge_air_reader *r)
{
	for (size_t i = 0; i < r->file.graphs.len; i++) {
		const char *name = r->file.graphs.data[i].name;

		if (fxge_strmap_put(r->a, &r->graphs, name, strlen(name), (void *)(uintptr_t)(i + 1)))
			return fxge_air_bad(r, FXGE_D_AIR_GRAPH_NAME, "two graphs have the name '%s'", name);
	}
	r->used = FXGE_NEW_ARRAY(r->a, r->file.graphs.len, uint8_t);
	r->used[0] = 1;
	fxge_graph *g = fxge_graph_new(r->p, r->file.graphs.data[0].name);

	if (!fxge_io_symbols(r) || !read_graph(r, &r->file.graphs.data[0], g) || !read_regions(r, g, 0))
		return false;
	r->p->stage = "ge";
	fxge_air_infer(r);
	fxge_io_call(r);
	return fxge_io_guards(r) && fxge_io_gears(r) && fxge_io_aipp(r) && fxge_io_quant(r);
}

fxge_program *
fxge_air_read(fxge_session *s, fxge_file *f, const char *io_path)
{
	return fxge_air_read_from(s, f, &(fxge_air_source){.bytes = f->bytes, .io_path = io_path});
}

fxge_program *
fxge_air_read_from(fxge_session *s, fxge_file *f, const fxge_air_source *from)
{
	fxge_arena *a = FXGE_NEW(&s->arena, fxge_arena);
	fxge_program *p = fxge_program_new(s, "");

	fxge_arena_init(a, &s->heap);
	fxge_arena_defer(&s->arena, (void (*)(void *))fxge_arena_release, a);
	fxge_air_reader *r = FXGE_NEW(a, fxge_air_reader);

	r->s = s;
	r->p = p;
	r->a = a;
	fxge_arena_defer(
		&p->arena, (void (*)(void *))fxge_file_close, f); /* tensors are views of the file */
	r->source = fxge_file_ref(f);
	r->from = from;
	bool ok = fxge_air_file_open(&r->file, s, a, from->bytes, f->path)
			  && (from->zip ? read_packed_io(r) : fxge_air_read_io(r, from->io_path));

	if (ok) {
		p->name = fxge_names_get(s->names, r->file.name);
		ok = read_model(r);
	}
	fxge_arena_release(a);
	if (ok) {
		fxge_program_name_values(p);
		return p;
	}
	fxge_program_release(p);
	return NULL;
}
