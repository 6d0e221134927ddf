/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of the interface X.io.json: names, roles, expressions, guards. It is validated like the
 * file itself. */
#include "backend/air/reader.h"
#include "base/diag/air.h"
#include "ir/targets.h"
#include "ir/text/names.h"

static bool
report_invalid(fxge_air_reader *r, const char *what)
{
	return fxge_air_bad(r, FXGE_D_IO_INVALID, "the interface of the file: %s", what);
}

static fxge_name
text_of(fxge_air_reader *r, yyjson_val *o, const char *key)
{
	yyjson_val *v = yyjson_obj_get(o, key);

	if (!yyjson_is_str(v) || yyjson_get_len(v) > FXGE_MAX_NAME)
		return NULL;
	return fxge_names_getn(r->s->names, yyjson_get_str(v), yyjson_get_len(v));
}

bool
fxge_io_size(fxge_air_reader *r, yyjson_val *v, fxge_size *out)
{
	const char *error;
	int64_t i;
	size_t at;

	if (fxge_json_int(v, &i)) {
		*out = fxge_sym_int(r->p->syms, i);
		return true;
	}
	if (!yyjson_is_str(v))
		return report_invalid(r, "a size is neither a number nor an expression");
	return fxge_sym_parse_infix(r->p->syms, yyjson_get_str(v), yyjson_get_len(v), out, &error, &at)
		   || report_invalid(r, error);
}

bool
fxge_io_number(fxge_air_reader *r, yyjson_val *v, fxge_meta *m)
{
	yyjson_val *said = yyjson_obj_get(v, "expr");
	fxge_size *number = FXGE_NEW(r->a, fxge_size);

	if (!said || m->kind != FXGE_META_TENSOR || m->rank != 0)
		return true;
	if (!fxge_io_size(r, said, number))
		return false;
	fxge_sym_type type = fxge_sym_type_of(r->p->syms, *number);
	bool fits = type == FXGE_SYM_T_BOOL    ? m->dtype == FXGE_DT_BOOL
				: type == FXGE_SYM_T_FLOAT ? fxge_dtype_is_float(m->dtype)
										   : fxge_dtype_is_int(m->dtype);

	m->const_value = number;
	return fits || report_invalid(r, "a number has another dtype than its value");
}

static int
index_in(const char *const *names, const char *s)
{
	for (int i = 0; s && names[i]; i++)
		if (strcmp(names[i], s) == 0)
			return i;
	return -1;
}

/* ---- symbols ---- */

static int64_t
bound(yyjson_val *o, const char *key, int64_t none)
{
	int64_t i;

	return fxge_json_int(yyjson_obj_get(o, key), &i) ? i : none;
}

bool
fxge_io_symbols(fxge_air_reader *r)
{
	static const char *const types[] = {"int", "float", "bool", NULL};
	yyjson_val *list = yyjson_obj_get(r->io, "symbols"), *v;
	size_t i, n_list;

	if (!r->io)
		return true;
	if (!yyjson_is_obj(r->io) || bound(r->io, "version", 0) != 1)
		return report_invalid(r, "unknown version");
	r->p->producer = text_of(r, r->io, "producer");
	yyjson_arr_foreach(list, i, n_list, v)
	{
		fxge_name name = text_of(r, v, "name");
		int type = index_in(types, text_of(r, v, "type"));

		if (!name || type < 0)
			return report_invalid(r, "a symbol has no name or type");
		fxge_size s = fxge_sym_symbol(r->p->syms, name, (fxge_sym_type)type);

		if (type == FXGE_SYM_T_INT
			&& !fxge_sym_set_range(
				r->p->syms, s, bound(v, "min", INT64_MIN), bound(v, "max", INT64_MAX)))
			return report_invalid(r, "the range of a symbol is empty");
	}
	return true;
}

/* ---- metas ---- */

/* Replaces unknown dims of the file's descriptor by the interface's expressions. */
static bool
read_dims(fxge_air_reader *r, yyjson_val *o, fxge_meta *m)
{
	yyjson_val *dims = yyjson_obj_get(o, "dims");
	fxge_name kind = text_of(r, o, "kind");

	if (kind && strcmp(kind, "number") == 0 && m->rank == 0) {
		*m = (fxge_meta){.kind = FXGE_META_SIZE};
		return fxge_io_size(r, yyjson_obj_get(o, "expr"), &m->size);
	}
	if (!yyjson_is_arr(dims))
		return true;
	if (m->kind != FXGE_META_TENSOR || m->rank != (int)yyjson_arr_size(dims))
		return report_invalid(r, "an input or output has another rank than in the file");
	fxge_size *shape = FXGE_NEW_ARRAY(r->a, (size_t)m->rank, fxge_size);

	for (int i = 0; i < m->rank; i++) {
		int64_t have, said;

		if (!fxge_io_size(r, yyjson_arr_get(dims, (size_t)i), &shape[i]))
			return false;
		if (fxge_sym_is_int(r->p->syms, m->shape[i], &have)
			&& (!fxge_sym_is_int(r->p->syms, shape[i], &said) || have != said))
			return report_invalid(r, "an input or output has another dim than in the file");
	}
	m->shape = shape;
	return true;
}

/* ---- inputs ---- */

static void
read_literal(fxge_air_reader *r, yyjson_val *v, fxge_operand *o)
{
	int64_t i;

	if (fxge_json_int(v, &i)) {
		o->kind = FXGE_K_INT;
		o->size = fxge_sym_int(r->p->syms, i);
	} else if (yyjson_is_num(v)) {
		o->kind = FXGE_K_FLOAT;
		o->f = yyjson_get_num(v);
	} else if (yyjson_is_bool(v)) {
		o->kind = FXGE_K_BOOL;
		o->b = yyjson_is_true(v);
	} else if (yyjson_is_str(v)) {
		o->kind = FXGE_K_STR;
		o->name = fxge_names_getn(r->s->names, yyjson_get_str(v), yyjson_get_len(v));
	}
}

static bool
read_initial(fxge_air_reader *r, yyjson_val *v, const fxge_meta *m, fxge_input *in)
{
	int64_t shape[FXGE_MAX_RANK];
	fxge_name location = text_of(r, v, "location");

	if (v && !yyjson_is_str(v) && !location)
		return true; /* not stored in a file */
	if (!fxge_meta_static(r->p, m, shape))
		return !location || report_invalid(r, "a state has no fixed shape");
	int64_t offset = bound(v, "offset", 0);
	fxge_tensor like = {.dtype = m->dtype, .rank = m->rank};

	/* the names of side files are tensor names; the names of archives are not */
	const char *part = location && strstr(location, ".weights/") ? strrchr(location, '/') + 1 : "";

	like.name = fxge_program_fresh_tensor_name(r->p, *part ? part : in->target);
	like.shape = fxge_arena_copy(&r->p->arena, shape, (size_t)m->rank * sizeof *shape);
	if (fxge_tensor_numel(&like) < 0 || fxge_tensor_numel(&like) > INT64_MAX / 16 || offset < 0)
		return report_invalid(r, "a state's place or size is not valid");
	like.size = (size_t)fxge_tensor_dense_size(&like);
	if (!location) {
		fxge_tensor *t =
			fxge_tensor_new(&r->p->arena, like.name, like.dtype, like.rank, like.shape, NULL);

		fxge_program_add_tensor(r->p, t);
		in->tensor = t;
		return true;
	}
	in->tensor = fxge_air_read_file(r, location, (uint64_t)offset, false, &like);
	return in->tensor != NULL;
}

static fxge_value *
add_input(fxge_air_reader *r, fxge_input in, const char *value_name, fxge_meta *m)
{
	fxge_name name = fxge_names_get(r->s->names, value_name);

	in.name = in.name ? in.name : name;
	fxge_vec_push(&r->p->arena, &r->p->inputs, in);
	return fxge_graph_add_input(r->graph, name, m);
}

static bool
plain_inputs(fxge_air_reader *r, fxge_air_node *const *data, const fxge_meta *metas, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		bool state = strcmp(data[i]->type, "RefData") == 0;
		fxge_input in = {.role = state ? FXGE_ROLE_STATE : FXGE_ROLE_USER};
		fxge_meta m = metas[i];

		if (state)
			in.target = fxge_names_get(r->s->names, data[i]->name);
		if (state && !read_initial(r, NULL, &m, &in))
			return false;
		add_input(r, in, data[i]->name, &m);
	}
	return true;
}

/* Returns the Data of an entry, or NULL. */
static fxge_air_node *
data_of(fxge_air_node *const *data, uint32_t n, yyjson_val *v)
{
	int64_t i = bound(v, "index", -1);

	return yyjson_is_str(yyjson_obj_get(v, "node")) && i >= 0 && i < n ? data[i] : NULL;
}

static bool
described_input(fxge_air_reader *r, yyjson_val *v, fxge_air_node *d, fxge_meta m)
{
	fxge_name value = text_of(r, v, "value");
	fxge_input in = {.name = text_of(r, v, "name"), .target = text_of(r, v, "target")};
	int role = index_in(fxge_role_names, text_of(r, v, "role"));

	if (role < 0 || !value)
		return report_invalid(r, "an input has no role or no name");
	in.role = (fxge_role)role;
	if (d && (strcmp(d->type, "RefData") == 0) != (role == FXGE_ROLE_STATE))
		return report_invalid(r, "an input has another role than in the file");
	if (d && (!read_dims(r, v, &m) || !fxge_io_number(r, v, &m)))
		return false;
	if (role == FXGE_ROLE_LITERAL)
		read_literal(r, yyjson_obj_get(v, "literal"), &in.literal);
	if (role == FXGE_ROLE_STATE) {
		in.target = in.target ? in.target : value;
		if (!read_initial(r, yyjson_obj_get(v, "initial"), &m, &in))
			return false;
	}
	add_input(r, in, value, &m);
	return true;
}

static bool
described_inputs(fxge_air_reader *r, fxge_air_node *const *data, const fxge_meta *metas, uint32_t n,
	uint32_t *at)
{
	yyjson_val *list = yyjson_obj_get(r->io, "inputs"), *v;
	uint32_t fed = 0;
	size_t i, n_list;

	yyjson_arr_foreach(list, i, n_list, v)
	{
		fxge_air_node *d = data_of(data, n, v);
		fxge_meta none = {.kind = FXGE_META_NONE};

		if (d && (fed == n || d != data[fed]))
			return report_invalid(r, "inputs are not in the order of the file");
		if (d)
			at[fed++] = (uint32_t)i;
		if (!described_input(r, v, d, d ? metas[d->index] : none))
			return false;
	}
	return fed == n || report_invalid(r, "inputs of the file are missing");
}

bool
fxge_io_inputs(fxge_air_reader *r, fxge_air_node *const *data, const fxge_meta *metas, uint32_t n)
{
	uint32_t *at = FXGE_NEW_ARRAY(r->a, n, uint32_t);

	for (uint32_t i = 0; i < n; i++)
		at[i] = i;
	if (!(r->io ? described_inputs(r, data, metas, n, at) : plain_inputs(r, data, metas, n)))
		return false;
	for (uint32_t i = 0; i < n; i++)
		data[i]->results = &r->graph->entry->results[at[i]];
	return true;
}

/* ---- outputs ---- */

bool
fxge_io_outputs(fxge_air_reader *r, const fxge_operand *slots, uint32_t n)
{
	yyjson_val *list = yyjson_obj_get(r->io, "outputs"), *v;
	size_t count = r->io ? yyjson_arr_size(list) : n, i, n_list;
	fxge_operand *o = FXGE_NEW_ARRAY(r->a, count, fxge_operand);
	fxge_targets targets = fxge_targets_of(r->p, r->a);

	for (i = 0; !r->io && i < n; i++) {
		o[i] = slots[i];
		fxge_vec_push(&r->p->arena, &r->p->outputs, ((fxge_output){.kind = FXGE_OUT_USER}));
	}
	yyjson_arr_foreach(list, i, n_list, v)
	{
		int64_t slot = bound(v, "index", -1);
		int kind = index_in(fxge_output_names, text_of(r, v, "role"));
		fxge_output out = {(fxge_output_kind)kind, text_of(r, v, "name"), text_of(r, v, "target"),
			yyjson_is_true(yyjson_obj_get(v, "number"))};

		if (kind < 0 || slot >= n)
			return report_invalid(r, "an output has no role, or its index is out of range");
		if (slot < 0 && kind != FXGE_OUT_USER)
			return report_invalid(r, "an output that changes a state or an input has no index");
		if (!fxge_targets_add(&targets, &out, i))
			return report_invalid(r, "two outputs change the same state or input");
		if (!fxge_targets_fit(&targets, &out))
			return report_invalid(r, "an output changes an unknown state or input");
		if (slot < 0) {
			read_literal(r, yyjson_obj_get(v, "literal"), &o[i]);
		} else {
			fxge_meta m = *slots[slot].value->meta;

			o[i] = slots[slot];
			if (!read_dims(r, v, &m))
				return false;
			if (m.kind == FXGE_META_TENSOR)
				fxge_value_set_meta(r->p, slots[slot].value, &m);
		}
		fxge_vec_push(&r->p->arena, &r->p->outputs, out);
	}
	fxge_graph_set_outputs(r->graph, o, (uint32_t)count);
	return true;
}

/* ---- guards ---- */

bool
fxge_io_guards(fxge_air_reader *r)
{
	yyjson_val *list = yyjson_obj_get(r->io, "guards"), *v;
	size_t i, n_list;

	yyjson_arr_foreach(list, i, n_list, v)
	{
		yyjson_val *cond = yyjson_obj_get(v, "condition");
		fxge_guard g = {.text = text_of(r, v, "text"),
			.inferred = yyjson_is_true(yyjson_obj_get(v, "inferred"))};

		if (!g.text)
			return report_invalid(r, "a guard has no text");
		if (yyjson_is_str(cond)) {
			if (!fxge_io_size(r, cond, &g.cond))
				return false;
			g.parsed = true;
			fxge_sym_assume(r->p->syms, g.cond);
		}
		fxge_vec_push(&r->p->arena, &r->p->guards, g);
	}
	return true;
}

/* ---- call form ---- */

static const char *
tree_of(fxge_air_reader *r, yyjson_val *o, const char *key)
{
	yyjson_val *v = yyjson_obj_get(o, key);

	return yyjson_is_str(v) ? fxge_arena_strndup(&r->p->arena, yyjson_get_str(v), yyjson_get_len(v))
							: NULL;
}

void
fxge_io_call(fxge_air_reader *r)
{
	yyjson_val *call = yyjson_obj_get(r->io, "call"), *list = yyjson_obj_get(call, "arguments"), *v;
	const char **names = FXGE_NEW_ARRAY(&r->p->arena, yyjson_arr_size(list) + 1, const char *);
	size_t i, n_list, n = 0;

	yyjson_arr_foreach(list, i, n_list, v)
	{
		if (yyjson_is_str(v))
			names[n++] = fxge_names_get(r->s->names, yyjson_get_str(v));
	}
	r->p->form = (fxge_call_form){tree_of(r, call, "in_spec"), tree_of(r, call, "out_spec"), names};
}
