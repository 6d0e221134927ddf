/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of JSON to protobuf-c messages by their descriptors, with the path of a mismatch. */
#include "frontend/fields.h"

#include "base/diag/common.h"
#include "base/diag/import.h"
#include "proto/fx_graph.pb-c.h"

#include <math.h>

#define FIRST_OWN_FIELD 500

static bool
enter(fxge_fields *c, const char *key, size_t at)
{
	if (c->depth == FXGE_FIELD_DEPTH)
		return fxge_report(c->diags, &c->loc, FXGE_D_LIMIT, "found fields nested deeper than %d",
			FXGE_FIELD_DEPTH);
	c->path[c->depth].key = key;
	c->path[c->depth++].at = at;
	return true;
}

static void
print_path(const fxge_fields *c, fxge_sbuf *b)
{
	if (c->root)
		fxge_sbuf_str(b, c->root);
	if (c->root && c->index != SIZE_MAX)
		fxge_sbuf_fmt(b, "[%zu]", c->index);
	for (int i = 0; i < c->depth; i++) {
		if (!c->path[i].key) {
			fxge_sbuf_fmt(b, "[%zu]", c->path[i].at);
			continue;
		}
		if (b->len)
			fxge_sbuf_chr(b, '.');
		fxge_sbuf_safe(b, c->path[i].key, strlen(c->path[i].key));
	}
	if (!b->len)
		fxge_sbuf_str(b, "document");
}

bool
fxge_fields_wrong(fxge_fields *c, yyjson_val *found, const char *expected)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->diags->arena);
	print_path(c, &b);
	return fxge_report(c->diags, &c->loc, FXGE_D_IMPORT_FIELD, "%s: found %s, expected %s", b.data,
		fxge_json_kind(found), expected);
}

static yyjson_val *
member(fxge_fields *c, yyjson_val *j, const char *key, yyjson_type type, const char *expected)
{
	yyjson_val *v = yyjson_obj_get(j, key);

	if (v && yyjson_get_type(v) == type)
		return v;
	if (enter(c, key, 0)) {
		fxge_fields_wrong(c, v, expected);
		c->depth--;
	}
	return NULL;
}

yyjson_val *
fxge_fields_object(fxge_fields *c, yyjson_val *j, const char *key)
{
	return member(c, j, key, YYJSON_TYPE_OBJ, "an object");
}

yyjson_val *
fxge_fields_list(fxge_fields *c, yyjson_val *j, const char *key)
{
	return member(c, j, key, YYJSON_TYPE_ARR, "a list");
}

static bool
read_double(fxge_fields *c, yyjson_val *j, double *out)
{
	if (yyjson_is_num(j)) {
		*out = yyjson_get_num(j);
		return true;
	}
	const char *s = yyjson_get_str(j);

	if (s && strcmp(s, "Infinity") == 0)
		*out = INFINITY;
	else if (s && strcmp(s, "-Infinity") == 0)
		*out = -INFINITY;
	else if (s && strcmp(s, "NaN") == 0)
		*out = NAN;
	else
		return fxge_fields_wrong(c, j, "a number");
	return true;
}

static bool
is_beyond(yyjson_val *j)
{
	return yyjson_is_num(j) && fabs(yyjson_get_num(j)) >= 0x1p63;
}

static bool
read_int(fxge_fields *c, yyjson_val *j, int64_t lo, int64_t hi, int64_t *out)
{
	int64_t i;

	if (c->bounds && is_beyond(j))
		i = yyjson_get_num(j) < 0 ? INT64_MIN : INT64_MAX;
	else if (!fxge_json_int(j, &i) || i < lo || i > hi)
		return fxge_fields_wrong(c, j, lo == INT64_MIN ? "an integer" : "an integer of 32 bits");
	*out = i;
	return true;
}

bool
fxge_fields_int(fxge_fields *c, yyjson_val *j, const char *key, int64_t *out)
{
	if (!enter(c, key, 0))
		return false;
	bool ok = read_int(c, yyjson_obj_get(j, key), INT64_MIN, INT64_MAX, out);

	c->depth--;
	return ok;
}

static bool
read_value(fxge_fields *c, yyjson_val *j, const ProtobufCFieldDescriptor *f, void *out)
{
	int64_t i = 0;

	switch (f->type) {
	case PROTOBUF_C_TYPE_STRING:
		if (!yyjson_is_str(j))
			return fxge_fields_wrong(c, j, "a string");
		*(const char **)out = yyjson_get_str(j);
		return true;
	case PROTOBUF_C_TYPE_BOOL:
		if (!yyjson_is_bool(j))
			return fxge_fields_wrong(c, j, "a bool");
		*(protobuf_c_boolean *)out = yyjson_is_true(j);
		return true;
	case PROTOBUF_C_TYPE_DOUBLE:
		return read_double(c, j, out);
	case PROTOBUF_C_TYPE_INT64:
		return read_int(c, j, INT64_MIN, INT64_MAX, out);
	case PROTOBUF_C_TYPE_INT32:
		if (!read_int(c, j, INT32_MIN, INT32_MAX, &i))
			return false;
		*(int32_t *)out = (int32_t)i;
		return true;
	case PROTOBUF_C_TYPE_BYTES:
		if (!yyjson_is_obj(j))
			return fxge_fields_wrong(c, j, "an object");
		*(ProtobufCBinaryData *)out = (ProtobufCBinaryData){0, (uint8_t *)j};
		return true;
	case PROTOBUF_C_TYPE_MESSAGE:
		*(void **)out = fxge_fields_message(c, j, f->descriptor);
		return *(void **)out != NULL;
	default:
		return fxge_fields_wrong(c, j, "a field of a known type");
	}
}

static size_t
value_size(const ProtobufCFieldDescriptor *f)
{
	switch (f->type) {
	case PROTOBUF_C_TYPE_BOOL:
		return sizeof(protobuf_c_boolean);
	case PROTOBUF_C_TYPE_INT32:
		return sizeof(int32_t);
	case PROTOBUF_C_TYPE_BYTES:
		return sizeof(ProtobufCBinaryData);
	default:
		return 8;
	}
}

static bool
read_list(fxge_fields *c, yyjson_val *j, const ProtobufCFieldDescriptor *f, char *msg)
{
	size_t n = yyjson_arr_size(j), size = value_size(f);
	char *v = fxge_arena_array(c->arena, n, size);
	yyjson_arr_iter it = yyjson_arr_iter_with(j);

	for (size_t i = 0; i < n; i++) {
		if (!enter(c, NULL, i) || !read_value(c, yyjson_arr_iter_next(&it), f, v + i * size))
			return false;
		c->depth--;
	}
	*(size_t *)(void *)(msg + f->quantifier_offset) = n;
	*(void **)(void *)(msg + f->offset) = v;
	return true;
}

static ProtobufCMessage *
new_message(fxge_fields *c, const ProtobufCMessageDescriptor *d)
{
	ProtobufCMessage *m = fxge_arena_alloc(c->arena, d->sizeof_message);

	m->descriptor = d; /* proto2 without defaults: all other fields are zero */
	return m;
}

/* Reads an object of arbitrary keys as a list of {key, value}. */
static bool
read_map(fxge_fields *c, yyjson_val *j, const ProtobufCFieldDescriptor *f, char *msg)
{
	const ProtobufCMessageDescriptor *d = f->descriptor;
	size_t n = yyjson_obj_size(j), i = 0;
	void **v = fxge_arena_array(c->arena, n, sizeof *v);
	yyjson_obj_iter it = yyjson_obj_iter_with(j);

	for (yyjson_val *k; (k = yyjson_obj_iter_next(&it));) {
		char *entry = (char *)new_message(c, d);
		const char *key = yyjson_get_str(k);

		*(const char **)(void *)(entry + d->fields[0].offset) = key;
		if (!enter(c, key, 0)
			|| !read_value(
				c, yyjson_obj_iter_get_val(k), &d->fields[1], entry + d->fields[1].offset))
			return false;
		if (d->fields[1].quantifier_offset)
			*(protobuf_c_boolean *)(void *)(entry + d->fields[1].quantifier_offset) = 1;
		c->depth--;
		v[i++] = entry;
	}
	*(size_t *)(void *)(msg + f->quantifier_offset) = n;
	*(void **)(void *)(msg + f->offset) = v;
	return true;
}

static bool
is_map(const ProtobufCFieldDescriptor *f)
{
	const ProtobufCMessageDescriptor *d = f->descriptor;

	return f->type == PROTOBUF_C_TYPE_MESSAGE && d->n_fields == 2
		   && strcmp(d->fields[0].name, "key") == 0 && strcmp(d->fields[1].name, "value") == 0;
}

static bool
read_field(fxge_fields *c, yyjson_val *j, const ProtobufCFieldDescriptor *f, char *msg)
{
	if (f->label == PROTOBUF_C_LABEL_REPEATED) {
		if (yyjson_is_null(j))
			return true;
		if (is_map(f))
			return yyjson_is_obj(j) ? read_map(c, j, f, msg) : fxge_fields_wrong(c, j, "an object");
		return yyjson_is_arr(j) ? read_list(c, j, f, msg) : fxge_fields_wrong(c, j, "a list");
	}
	if (f->flags & PROTOBUF_C_FIELD_FLAG_ONEOF)
		*(uint32_t *)(void *)(msg + f->quantifier_offset) = f->id;
	else if (yyjson_is_null(j))
		return true;
	else if (f->quantifier_offset)
		*(protobuf_c_boolean *)(void *)(msg + f->quantifier_offset) = 1;
	return read_value(c, j, f, msg + f->offset);
}

static bool
is_union(const ProtobufCMessageDescriptor *d)
{
	return d->n_fields && (d->fields[0].flags & PROTOBUF_C_FIELD_FLAG_ONEOF) != 0;
}

/* Required members: without this check, a missing one would read as an empty list or zero. */
static const struct {
	const ProtobufCMessageDescriptor *d;
	const char *keys[4];
} required[] = {
	{&fx__tensor_meta__descriptor, {"dtype", "sizes", "strides"}},
	{&fx__node__descriptor, {"target", "inputs", "outputs"}},
	{&fx__named_argument__descriptor, {"name", "arg"}},
	{&fx__graph_signature__descriptor, {"input_specs", "output_specs"}},
	{&fx__complex_value__descriptor, {"real", "imag"}},
	{&fx__payload_config__descriptor, {"config"}},
	{&fx__payload_meta__descriptor, {"path_name", "use_pickle"}},
};

static bool
check_required(fxge_fields *c, yyjson_val *j, const ProtobufCMessageDescriptor *d)
{
	for (size_t i = 0; i < sizeof required / sizeof *required; i++)
		for (int k = 0; required[i].d == d && required[i].keys[k]; k++)
			if (!yyjson_obj_get(j, required[i].keys[k])) {
				const ProtobufCFieldDescriptor *f =
					protobuf_c_message_descriptor_get_field_by_name(d, required[i].keys[k]);

				return enter(c, f->name, 0) && fxge_fields_wrong(c, NULL, "a value");
			}
	return true;
}

static bool
read_members(fxge_fields *c, yyjson_val *j, const ProtobufCMessageDescriptor *d, char *msg)
{
	yyjson_obj_iter it = yyjson_obj_iter_with(j);
	bool one = is_union(d);

	if (!yyjson_is_obj(j))
		return fxge_fields_wrong(c, j, "an object");
	if (one && yyjson_obj_size(j) != 1)
		return fxge_fields_wrong(c, j, "an object of exactly one key");
	for (yyjson_val *k; (k = yyjson_obj_iter_next(&it));) {
		const char *key = yyjson_get_str(k);
		const ProtobufCFieldDescriptor *f = protobuf_c_message_descriptor_get_field_by_name(d, key);

		if (!f || f->id >= FIRST_OWN_FIELD) {
			if (one)
				c->tag = key;
			continue;
		}
		if (c->numbers && f->type == PROTOBUF_C_TYPE_INT64 && d == &fx__argument__descriptor
			&& is_beyond(yyjson_obj_iter_get_val(k)))
			f = protobuf_c_message_descriptor_get_field_by_name(d, "as_float");
		if (!enter(c, key, 0) || !read_field(c, yyjson_obj_iter_get_val(k), f, msg))
			return false;
		c->depth--;
	}
	return check_required(c, j, d);
}

void *
fxge_fields_message(fxge_fields *c, yyjson_val *j, const ProtobufCMessageDescriptor *d)
{
	char *msg = (char *)new_message(c, d);
	bool wrapper = d->n_fields == 1 && strcmp(d->fields[0].name, "items") == 0;

	if (wrapper ? !read_field(c, j, &d->fields[0], msg) : !read_members(c, j, d, msg))
		return NULL;
	return msg;
}

bool
fxge_fields_read(fxge_fields *c, yyjson_val *j, const char *name, ProtobufCMessage *m)
{
	const ProtobufCFieldDescriptor *f =
		protobuf_c_message_descriptor_get_field_by_name(m->descriptor, name);

	if (!f || !enter(c, f->name, 0) || !read_field(c, j, f, (char *)m))
		return false;
	c->depth--;
	return true;
}
