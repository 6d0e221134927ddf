/* SPDX-License-Identifier: Apache-2.0 */
/* models/NAME.json as a source of graphs and nodes, each converted when the importer requests
 * it. */
#include "frontend/pt2_model.h"

#include "frontend/import.h"

typedef struct json_source {
	fxge_in_source base;
	fxge_arena *tmp;
	fxge_arena *metas; /* memory of the last looked-up message */
	fxge_arena_mark metas_mark;
	fxge_fields fields;
} json_source;

typedef struct json_graph {
	fxge_strmap tensors, sym_ints, sym_floats, sym_bools; /* by name */
	yyjson_arr_iter nodes;
	size_t at;
	fxge_arena *arena; /* memory of the current node */
	fxge_arena_mark mark;
} json_graph;

static void
arena_release(void *a)
{
	fxge_arena_release(a);
}

/* Returns an arena that is released with `owner`, also after a failed allocation. The mark keeps
 * its first chunk. */
static fxge_arena *
new_arena(fxge_arena *owner, fxge_arena_mark *mark)
{
	fxge_arena *a = FXGE_NEW(owner, fxge_arena);

	fxge_arena_init(a, owner->heap);
	fxge_arena_defer(owner, arena_release, a);
	fxge_arena_alloc(a, 1);
	*mark = fxge_arena_save(a);
	return a;
}

static void *
convert(json_source *s, fxge_arena *a, const char *root, size_t index, yyjson_val *j,
	const ProtobufCMessageDescriptor *d)
{
	s->fields.arena = a;
	s->fields.root = root;
	s->fields.index = index;
	s->fields.depth = 0;
	void *m = fxge_fields_message(&s->fields, j, d);

	if (!m)
		s->base.failed = true;
	return m;
}

static bool
arguments(json_source *s, yyjson_val *graph, const char *key, Fx__Argument ***out, size_t *n)
{
	yyjson_val *list = fxge_fields_list(&s->fields, graph, key);
	yyjson_arr_iter it = yyjson_arr_iter_with(list);

	if (!list)
		return false;
	*n = yyjson_arr_size(list);
	*out = FXGE_NEW_ARRAY(s->tmp, *n, Fx__Argument *);
	for (size_t i = 0; i < *n; i++) {
		const char *root = strcmp(key, "inputs") == 0 ? "graph.inputs" : "graph.outputs";

		(*out)[i] =
			convert(s, s->tmp, root, i, yyjson_arr_iter_next(&it), &fx__argument__descriptor);
		if (!(*out)[i])
			return false;
	}
	return true;
}

static fxge_strmap
by_name(fxge_arena *a, yyjson_val *object)
{
	yyjson_obj_iter it = yyjson_obj_iter_with(object);
	fxge_strmap m = {0};

	for (yyjson_val *k; (k = yyjson_obj_iter_next(&it));)
		fxge_strmap_put(a, &m, yyjson_get_str(k), yyjson_get_len(k), yyjson_obj_iter_get_val(k));
	return m;
}

static bool
json_open(fxge_in_source *base, ProtobufCBinaryData where, fxge_in_graph *g)
{
	json_source *s = (json_source *)base;
	yyjson_val *j = (yyjson_val *)(void *)where.data;
	json_graph *x = FXGE_NEW(s->tmp, json_graph);

	s->fields.root = "graph";
	s->fields.index = SIZE_MAX;
	s->fields.depth = 0;
	if (!j)
		return fxge_fields_wrong(&s->fields, NULL, "a graph");
	yyjson_val *nodes = fxge_fields_list(&s->fields, j, "nodes");
	yyjson_val *tensors = nodes ? fxge_fields_object(&s->fields, j, "tensor_values") : NULL;

	if (!tensors)
		return false;
	x->nodes = yyjson_arr_iter_with(nodes);
	x->tensors = by_name(s->tmp, tensors);
	x->sym_ints = by_name(s->tmp, yyjson_obj_get(j, "sym_int_values"));
	x->sym_floats = by_name(s->tmp, yyjson_obj_get(j, "sym_float_values"));
	x->sym_bools = by_name(s->tmp, yyjson_obj_get(j, "sym_bool_values"));
	x->arena = new_arena(s->tmp, &x->mark);
	g->impl = x;
	g->n_nodes = yyjson_arr_size(nodes);
	return arguments(s, j, "inputs", &g->inputs, &g->n_inputs)
		   && arguments(s, j, "outputs", &g->outputs, &g->n_outputs);
}

/* Names a node after its result, for older files without node names. */
static void
name_by_result(Fx__Node *n)
{
	const Fx__Argument *a = n->n_outputs == 1 ? n->outputs[0] : NULL;

	if (!n->name && a && a->value_case == FX__ARGUMENT__VALUE_AS_TENSOR)
		n->name = a->as_tensor->name;
}

static const Fx__Node *
json_next(fxge_in_source *base, fxge_in_graph *g)
{
	json_source *s = (json_source *)base;
	json_graph *x = g->impl;

	if (x->at >= g->n_nodes)
		return NULL;
	fxge_arena_restore(x->arena, x->mark);
	size_t i = x->at++;
	yyjson_val *j = yyjson_arr_iter_next(&x->nodes);
	const char *target = yyjson_get_str(yyjson_obj_get(j, "target"));

	s->fields.numbers = target && strncmp(target, "_operator.", 10) == 0;
	Fx__Node *n = convert(s, x->arena, "graph.nodes", i, j, &fx__node__descriptor);

	s->fields.numbers = false;
	if (n)
		name_by_result(n);
	return n;
}

static void *
value_of(fxge_in_source *base, const fxge_strmap *map, const char *root, const char *name,
	const ProtobufCMessageDescriptor *d)
{
	json_source *s = (json_source *)base;
	yyjson_val *j = fxge_strmap_get(map, name, strlen(name));

	if (!j)
		return NULL;
	fxge_arena_restore(s->metas, s->metas_mark);
	return convert(s, s->metas, root, SIZE_MAX, j, d);
}

static const Fx__TensorMeta *
json_tensor(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	const json_graph *x = g->impl;

	return value_of(s, &x->tensors, "graph.tensor_values", name, &fx__tensor_meta__descriptor);
}
static const Fx__SymInt *
json_sym_int(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	const json_graph *x = g->impl;

	return value_of(s, &x->sym_ints, "graph.sym_int_values", name, &fx__sym_int__descriptor);
}
static const Fx__SymFloat *
json_sym_float(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	const json_graph *x = g->impl;

	return value_of(s, &x->sym_floats, "graph.sym_float_values", name, &fx__sym_float__descriptor);
}
static const Fx__SymBool *
json_sym_bool(fxge_in_source *s, fxge_in_graph *g, const char *name)
{
	const json_graph *x = g->impl;

	return value_of(s, &x->sym_bools, "graph.sym_bool_values", name, &fx__sym_bool__descriptor);
}

/* ---- members outside of the graph ---- */

/* Reads the members that the importer needs as one message; other fields stay empty. */
static bool
read_head(json_source *s, yyjson_val *root, yyjson_val *module, fxge_in_program *in)
{
	yyjson_val *sig = fxge_fields_object(&s->fields, module, "signature");
	yyjson_val *graph = sig ? fxge_fields_object(&s->fields, module, "graph") : NULL;
	yyjson_val *head = yyjson_obj_get(root, "range_constraints");

	if (!graph)
		return false;
	in->graph = (ProtobufCBinaryData){0, (uint8_t *)graph};
	in->signature = convert(
		s, s->tmp, "graph_module.signature", SIZE_MAX, sig, &fx__graph_signature__descriptor);
	if (!in->signature)
		return false;
	s->fields.root = NULL;
	Fx__ExportedProgram *e = FXGE_NEW(s->tmp, Fx__ExportedProgram);

	e->base.descriptor = &fx__exported_program__descriptor;
	s->fields.bounds = true;
	if (head && !fxge_fields_read(&s->fields, head, "range_constraints", &e->base))
		return false;
	s->fields.bounds = false;
	head = yyjson_obj_get(root, "guards_code");
	if (head && !fxge_fields_read(&s->fields, head, "guards_code", &e->base))
		return false;
	head = yyjson_obj_get(root, "torch_version");
	if (head && !fxge_fields_read(&s->fields, head, "torch_version", &e->base))
		return false;
	in->ranges = e->range_constraints;
	in->n_ranges = e->n_range_constraints;
	in->guards_code = e->guards_code;
	in->n_guards_code = e->n_guards_code;
	in->torch_version = e->torch_version;
	return true;
}

/* Reads the call signature of the root module: argument names and the pytrees of inputs and
 * outputs. */
static void
read_call(json_source *s, yyjson_val *module, fxge_in_program *in)
{
	yyjson_arr_iter calls = yyjson_arr_iter_with(yyjson_obj_get(module, "module_call_graph"));
	yyjson_val *sig = NULL;

	for (yyjson_val *c; !sig && (c = yyjson_arr_iter_next(&calls));)
		if (yyjson_equals_str(yyjson_obj_get(c, "fqn"), ""))
			sig = yyjson_obj_get(c, "signature");
	yyjson_val *names = yyjson_obj_get(sig, "forward_arg_names");
	yyjson_arr_iter it = yyjson_arr_iter_with(names);
	size_t n = yyjson_arr_size(names);
	char **list = FXGE_NEW_ARRAY(s->tmp, n, char *);

	for (size_t i = 0; i < n; i++) {
		const char *name = yyjson_get_str(yyjson_arr_iter_next(&it));

		list[i] = fxge_arena_strndup(s->tmp, name ? name : "", name ? strlen(name) : 0);
	}
	in->in_spec = yyjson_get_str(yyjson_obj_get(sig, "in_spec"));
	in->out_spec = yyjson_get_str(yyjson_obj_get(sig, "out_spec"));
	in->arg_names = list;
	in->n_arg_names = n;
}

bool
fxge_pt2_model(fxge_program *p, fxge_arena *tmp, const char *path, yyjson_val *root)
{
	json_source s = {.base = {json_open, json_next, json_tensor, json_sym_int, json_sym_float,
						 json_sym_bool, false},
		.tmp = tmp,
		.fields = {.arena = tmp,
			.diags = &p->session->diags,
			.loc = {.file = path, .offset = -1},
			.index = SIZE_MAX}};
	fxge_in_program in = {.path = path};
	yyjson_val *module = fxge_fields_object(&s.fields, root, "graph_module");

	s.metas = new_arena(tmp, &s.metas_mark);
	if (!module || !read_head(&s, root, module, &in))
		return false;
	read_call(&s, module, &in);
	return fxge_import(p->session, p, &s.base, &in);
}
