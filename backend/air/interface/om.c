/* SPDX-License-Identifier: Apache-2.0 */
/* Program of an .om: its interface X.io.json, with one node in place of the unknown graph. */
#include "backend/air/reader.h"
#include "base/diag/air.h"

#include "fxge_op_limit.h"

/* Operator in place of the graph, with as many results as the .om. */
static const fxge_op model_op = {.name = "om", .id = FXGE_OP_LIMIT, .ge = true};

static bool
report_invalid(fxge_air_reader *r, const char *what)
{
	return fxge_air_bad(r, FXGE_D_IO_INVALID, "the interface of the .om: %s", what);
}

/* Counts the entries that are ports of the .om; their indices must be consecutive. */
static bool
count_ports(fxge_air_reader *r, yyjson_val *list, uint32_t *n)
{
	yyjson_val *v;
	size_t i, n_list;
	int64_t index;

	*n = 0;
	yyjson_arr_foreach(list, i, n_list, v)
	{
		if (!yyjson_obj_get(v, "index"))
			continue;
		if (!fxge_json_int(yyjson_obj_get(v, "index"), &index) || index != (int64_t)(*n)++)
			return report_invalid(r, "ports are not in order");
	}
	return true;
}

static bool
read_shape(fxge_air_reader *r, yyjson_val *dims, fxge_meta *m)
{
	size_t n = yyjson_arr_size(dims);
	fxge_size *shape = FXGE_NEW_ARRAY(r->a, n, fxge_size);
	int64_t size;

	if (n > FXGE_MAX_RANK)
		return report_invalid(r, "a port has too many dims");
	for (size_t k = 0; k < n; k++) {
		if (!fxge_io_size(r, yyjson_arr_get(dims, k), &shape[k]))
			return false;
		if (fxge_sym_is_int(r->p->syms, shape[k], &size) && size < 0)
			return report_invalid(r, "a dim is below 0");
	}
	m->shape = shape;
	m->rank = yyjson_is_arr(dims) ? (int8_t)n : -1;
	return true;
}

/* Reads a port; numbers are tensors without dims. */
static bool
read_port(fxge_air_reader *r, yyjson_val *v, fxge_meta *m)
{
	const char *dtype = yyjson_get_str(yyjson_obj_get(v, "dtype"));
	const char *kind = yyjson_get_str(yyjson_obj_get(v, "kind"));

	fxge_dtype dt = dtype ? fxge_dtype_by_text(dtype, strlen(dtype)) : FXGE_DT_NONE;

	*m = (fxge_meta){.kind = FXGE_META_TENSOR, .format = FXGE_FORMAT_ND};
	m->dtype = dt;
	if (dt == FXGE_DT_NONE)
		return report_invalid(r, "a port has no dtype");
	if (kind && strcmp(kind, "number") == 0)
		return true;
	return read_shape(r, yyjson_obj_get(v, "dims"), m);
}

static bool
read_inputs(fxge_air_reader *r)
{
	yyjson_val *list = yyjson_obj_get(r->io, "inputs"), *v;
	uint32_t n, k = 0;
	size_t i, n_list;

	if (!count_ports(r, list, &n))
		return false;
	fxge_air_node *node = FXGE_NEW_ARRAY(r->a, n, fxge_air_node);
	fxge_air_node **data = FXGE_NEW_ARRAY(r->a, n, fxge_air_node *);
	fxge_meta *metas = FXGE_NEW_ARRAY(r->a, n, fxge_meta);

	yyjson_arr_foreach(list, i, n_list, v)
	{
		const char *role = yyjson_get_str(yyjson_obj_get(v, "role"));

		if (!yyjson_obj_get(v, "index"))
			continue;
		if (!read_port(r, v, &metas[k]))
			return false;
		node[k].name = "";
		node[k].type = role && strcmp(role, "state") == 0 ? "RefData" : "Data";
		node[k].index = k;
		data[k] = &node[k];
		k++;
	}
	return fxge_io_inputs(r, data, metas, n);
}

static bool
read_outputs(fxge_air_reader *r)
{
	yyjson_val *list = yyjson_obj_get(r->io, "outputs"), *v;
	uint32_t n, k = 0;
	size_t i, n_list;

	if (!count_ports(r, list, &n))
		return false;
	fxge_node *node = fxge_node_alloc(r->graph, r->graph->ret, &model_op, 0, n, 0, NULL);
	fxge_operand *slots = FXGE_NEW_ARRAY(r->a, n, fxge_operand);

	yyjson_arr_foreach(list, i, n_list, v)
	{
		fxge_meta m;

		if (!yyjson_obj_get(v, "index"))
			continue;
		if (!read_port(r, v, &m))
			return false;
		fxge_value_set_meta(r->p, node->results[k], &m);
		slots[k].kind = FXGE_K_VALUE;
		slots[k].value = node->results[k];
		k++;
	}
	return fxge_io_outputs(r, slots, n);
}

static bool
read_groups(fxge_air_reader *r)
{
	yyjson_val *v;
	size_t i, n;

	yyjson_arr_foreach(yyjson_obj_get(r->io, "groups"), i, n, v)
	{
		if (!yyjson_is_str(v))
			return report_invalid(r, "a group has no name");
		fxge_vec_push(&r->p->arena, &r->p->groups,
			fxge_names_getn(r->s->names, yyjson_get_str(v), yyjson_get_len(v)));
	}
	return true;
}

static bool
read_interface(fxge_air_reader *r)
{
	const char *name = yyjson_get_str(yyjson_obj_get(r->io, "model"));

	if (!r->io)
		return report_invalid(r, "it was not finished by its writer: compile again");
	r->p->name = fxge_names_get(r->s->names, name ? name : "");
	r->graph = fxge_graph_new(r->p, "main");
	if (!fxge_io_symbols(r) || !read_inputs(r) || !read_outputs(r))
		return false;
	fxge_io_call(r);
	return fxge_io_guards(r) && read_groups(r) && fxge_io_gears(r) && fxge_io_aipp(r);
}

fxge_program *
fxge_air_interface(fxge_session *s, fxge_file *f, const char *io_path)
{
	fxge_arena *a = FXGE_NEW(&s->arena, fxge_arena);
	fxge_program *p = fxge_program_new(s, "");

	fxge_arena_init(a, &s->heap);
	fxge_arena_defer(&s->arena, (void (*)(void *))fxge_arena_release, a);
	fxge_air_reader *r = FXGE_NEW(a, fxge_air_reader);

	r->s = s;
	r->p = p;
	r->a = a;
	r->file = (fxge_air_file){.session = s, .arena = a, .path = f->path};
	r->source = f;
	r->from = &(fxge_air_source){.bytes = f->bytes, .io_path = io_path, .om = true};
	bool ok = fxge_air_read_io(r, io_path) && read_interface(r);

	fxge_arena_release(a);
	if (!ok) {
		fxge_program_release(p);
		return NULL;
	}
	p->om = fxge_names_get(s->names, f->path);
	p->stage = "om";
	fxge_program_name_values(p);
	return p;
}
