/* SPDX-License-Identifier: Apache-2.0 */
/* Writer of binary ONNX models in two passes, sizes then bytes, with one node in memory at a
 * time. */
#include "backend/exporters/onnx.h"

#include "base/diag/air.h"
#include "base/diag/common.h"
#include "base/file/reference.h"
#include "base/utf8.h"
#include "ir/text/text.h"
#include "proto/onnx.pb-c.h"
#include "proto/wire.h"

typedef Ge__Onnx__AttributeProto onnx_attr;
typedef Ge__Onnx__GraphProto onnx_graph;
typedef Ge__Onnx__NodeProto onnx_node;
typedef Ge__Onnx__StringStringEntryProto onnx_entry;
typedef Ge__Onnx__TensorProto onnx_tensor;
typedef Ge__Onnx__TypeProto onnx_type;
typedef Ge__Onnx__ValueInfoProto onnx_value;

enum {
	IR_VERSION = 10, /* the first with metadata of nodes */
	MODEL_GRAPH = 7, /* fields of the messages that are written in parts */
	GRAPH_NODE = 1,
	GRAPH_NAME = 2,
	GRAPH_INITIALIZER = 5,
	GRAPH_INPUT = 11,
	GRAPH_OUTPUT = 12,
	GRAPH_VALUE = 13,
	TENSOR_BYTES = 9,
};

typedef FXGE_VEC(const fxge_value *) value_list;

typedef struct writer {
	fxge_program *p;
	fxge_arena *a;       /* memory of the whole model */
	fxge_arena *scratch; /* memory of one message */
	const char *path;
	bool references;
	fxge_strmap taken; /* names of values: ONNX's nested graphs share the names around them */
	fxge_map names;    /* name of each value */
	fxge_strmap met;   /* domains */
	FXGE_VEC(const char *) domains;
	value_list weights;
	fxge_out *out; /* NULL while bytes are counted */
	uint64_t size;
} writer;

/* Returns an empty message in scratch memory. */
static void *
message(writer *w, const ProtobufCMessageDescriptor *d)
{
	void *m = fxge_arena_alloc(w->scratch, d->sizeof_message);

	protobuf_c_message_init(d, m);
	return m;
}

/* ---- bytes ---- */

static void
put_bytes(void *user, const void *bytes, size_t n)
{
	writer *w = user;

	w->size += n;
	if (w->out)
		fxge_out_write(w->out, bytes, n);
}

static void
put_head(writer *w, uint32_t field, uint64_t length)
{
	uint8_t b[FXGE_WIRE_HEAD_MOST];

	put_bytes(w, b, fxge_wire_put_head(b, field, length));
}

static void
put_packed(writer *w, const ProtobufCMessage *m, size_t n)
{
	uint8_t *b = w->out ? fxge_arena_alloc(w->scratch, n ? n : 1) : NULL;

	if (w->out)
		put_bytes(w, b, protobuf_c_message_pack(m, b));
	else
		w->size += n;
}

static void
put_message(writer *w, uint32_t field, const ProtobufCMessage *m)
{
	size_t n = protobuf_c_message_get_packed_size(m);

	put_head(w, field, n);
	put_packed(w, m, n);
}

/* Runs a statement and releases the memory of its message. */
#define STEP(w, ...)                                                                               \
	do {                                                                                           \
		fxge_arena_mark mark_ = fxge_arena_save((w)->scratch);                                     \
		__VA_ARGS__;                                                                               \
		fxge_arena_restore((w)->scratch, mark_);                                                   \
	} while (0)

/* ---- names and texts ---- */

/* Returns the text with the replacement character for bytes that are not UTF-8, which protobuf
 * requires. */
static char *
text_of(fxge_arena *a, const char *s)
{
	size_t n = s ? strlen(s) : 0;
	fxge_sbuf b;
	uint32_t c;

	fxge_sbuf_init(&b, a);
	for (size_t at = 0, k; at < n; at += k ? k : 1) {
		k = fxge_utf8_next(s + at, n - at, &c);
		if (k)
			fxge_sbuf_add(&b, s + at, k);
		else
			fxge_sbuf_str(&b, "\xef\xbf\xbd");
	}
	return fxge_arena_strndup(a, b.data ? b.data : "", b.len);
}

static const char *
name_of(writer *w, const fxge_value *v)
{
	void **at = fxge_map_at(w->a, &w->names, fxge_ptr_key(v));

	if (!*at) {
		const char *stem = text_of(w->a, v->name && *v->name ? v->name : "value");

		*at = (void *)(uintptr_t)fxge_strmap_fresh(w->a, &w->taken, stem);
	}
	return *at;
}

static char *mutable(const char *s)
{
	return (char *)(uintptr_t)s; /* protobuf-c's messages are not const */
}

/* ---- types ---- */

static Ge__Onnx__TensorShapeProto__Dimension *
dimension(writer *w, fxge_size size)
{
	Ge__Onnx__TensorShapeProto__Dimension *d =
		message(w, &ge__onnx__tensor_shape_proto__dimension__descriptor);
	fxge_sbuf b;

	if (fxge_sym_is_int(w->p->syms, size, &d->dim_value)) {
		d->value_case = GE__ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
		return d;
	}
	fxge_sbuf_init(&b, w->scratch);
	fxge_sym_print(&b, w->p->syms, size);
	d->value_case = GE__ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM;
	d->dim_param = text_of(w->scratch, b.data);
	return d;
}

static Ge__Onnx__TensorShapeProto *
shape_of(writer *w, const fxge_meta *m)
{
	Ge__Onnx__TensorShapeProto *s = message(w, &ge__onnx__tensor_shape_proto__descriptor);

	if (m->kind == FXGE_META_TENSOR && m->rank < 0)
		return NULL;
	s->n_dim = m->kind == FXGE_META_TENSOR ? (size_t)m->rank : 0;
	s->dim = FXGE_NEW_ARRAY(w->scratch, s->n_dim, Ge__Onnx__TensorShapeProto__Dimension *);
	for (size_t i = 0; i < s->n_dim; i++)
		s->dim[i] = dimension(w, m->shape[i]);
	return s;
}

static fxge_dtype
dtype_of(const writer *w, const fxge_meta *m)
{
	if (m->kind != FXGE_META_SIZE)
		return m->kind == FXGE_META_TENSOR ? m->dtype : FXGE_DT_NONE;
	switch (fxge_sym_type_of(w->p->syms, m->size)) {
	case FXGE_SYM_T_FLOAT:
		return FXGE_DT_F64;
	case FXGE_SYM_T_BOOL:
		return FXGE_DT_BOOL;
	default:
		return FXGE_DT_I64;
	}
}

static onnx_value *
make_value(writer *w, const fxge_value *v)
{
	onnx_value *x = message(w, &ge__onnx__value_info_proto__descriptor);

	x->name = mutable(name_of(w, v));
	x->type = message(w, &ge__onnx__type_proto__descriptor);
	x->type->tensor_type = message(w, &ge__onnx__type_proto__tensor__descriptor);
	x->type->tensor_type->has_elem_type = true;
	x->type->tensor_type->elem_type = fxge_onnx_dtype(dtype_of(w, v->meta));
	x->type->tensor_type->shape = shape_of(w, v->meta);
	return x;
}

/* ---- attributes ---- */

static Ge__Onnx__AttributeProto__AttributeType
attr_type(const writer *w, const fxge_operand *o)
{
	int64_t k;

	switch (o->kind) {
	case FXGE_K_INT:
		return fxge_sym_is_int(w->p->syms, o->size, &k)
				   ? GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT
				   : GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING;
	case FXGE_K_BOOL:
		return GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT;
	case FXGE_K_FLOAT:
		return GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOAT;
	default:
		return GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING;
	}
}

static ProtobufCBinaryData
operand_text(writer *w, const fxge_operand *o)
{
	const char *text = o->kind == FXGE_K_VALUE ? name_of(w, o->value) : o->name;
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->scratch);
	if (o->kind != FXGE_K_VALUE && o->kind != FXGE_K_STR) {
		fxge_text_operand(&b, w->p, o);
		text = b.data;
	}
	text = text_of(w->scratch, text);
	return (ProtobufCBinaryData){strlen(text), (uint8_t *)(uintptr_t)text};
}

static int64_t
operand_int(const writer *w, const fxge_operand *o)
{
	int64_t k = 0;

	if (o->kind == FXGE_K_BOOL)
		return o->b;
	fxge_sym_is_int(w->p->syms, o->size, &k);
	return k;
}

static void
set_single(writer *w, onnx_attr *x, const fxge_operand *o)
{
	x->type = attr_type(w, o);
	if (x->type == GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT) {
		x->has_i = true;
		x->i = operand_int(w, o);
	} else if (x->type == GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOAT) {
		x->has_f = true;
		x->f = (float)o->f;
	} else {
		x->has_s = true;
		x->s = operand_text(w, o);
	}
}

/* Sets a list; elements of several types become texts. */
static void
set_list(writer *w, onnx_attr *x, const fxge_operand *o, uint32_t n)
{
	Ge__Onnx__AttributeProto__AttributeType type =
		n ? attr_type(w, o) : GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT;

	for (uint32_t i = 1; i < n; i++)
		if (attr_type(w, &o[i]) != type)
			type = GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING;
	if (type == GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT) {
		x->type = GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INTS;
		x->n_ints = n;
		x->ints = FXGE_NEW_ARRAY(w->scratch, n, int64_t);
		for (uint32_t i = 0; i < n; i++)
			x->ints[i] = operand_int(w, &o[i]);
	} else if (type == GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOAT) {
		x->type = GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOATS;
		x->n_floats = n;
		x->floats = FXGE_NEW_ARRAY(w->scratch, n, float);
		for (uint32_t i = 0; i < n; i++)
			x->floats[i] = (float)o[i].f;
	} else {
		x->type = GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRINGS;
		x->n_strings = n;
		x->strings = FXGE_NEW_ARRAY(w->scratch, n, ProtobufCBinaryData);
		for (uint32_t i = 0; i < n; i++)
			x->strings[i] = operand_text(w, &o[i]);
	}
}

/* ---- nodes ---- */

typedef struct node_parts {
	onnx_node *node;
	fxge_sbuf ports; /* names of the ports of the inputs */
} node_parts;

static void
add_attr(writer *w, onnx_node *x, const fxge_node *n, int k)
{
	const fxge_port *q = &n->ports[k];
	const fxge_operand *o = &n->operands[q->first];
	onnx_attr *t = message(w, &ge__onnx__attribute_proto__descriptor);

	t->name = text_of(w->scratch, n->op->params[k].name);
	t->has_type = true;
	if (n->op->params[k].list || q->count != 1)
		set_list(w, t, o, q->count);
	else
		set_single(w, t, o);
	x->attribute[x->n_attribute++] = t;
}

/* Adds the operands of a port: values are inputs, others an attribute; so is a list of both. */
static void
add_port(writer *w, node_parts *t, const fxge_node *n, int k)
{
	const fxge_port *q = &n->ports[k];
	bool attr = q->count == 0;

	for (uint32_t i = 0; i < q->count; i++) {
		const fxge_operand *o = &n->operands[q->first + i];

		attr |= o->kind != FXGE_K_VALUE;
		if (o->kind != FXGE_K_VALUE)
			continue;
		fxge_sbuf_fmt(&t->ports, q->count > 1 ? "%s%s[%u]" : "%s%s", t->ports.len ? " " : "",
			n->op->params[k].name, i);
		t->node->input[t->node->n_input++] = mutable(name_of(w, o->value));
	}
	if (attr)
		add_attr(w, t->node, n, k);
}

static void
add_entry(writer *w, onnx_node *x, const char *key, const char *text)
{
	if (!text || !*text)
		return;
	onnx_entry *e = message(w, &ge__onnx__string_string_entry_proto__descriptor);

	e->key = mutable(key);
	e->value = text_of(w->scratch, text);
	x->metadata_props[x->n_metadata_props++] = e;
}

/* Adds what ONNX has no field for. */
static void
add_entries(writer *w, const node_parts *t, const fxge_node *n)
{
	const fxge_frame *f = n->loc ? fxge_loc_frame(n->loc) : NULL;
	const char *rule = w->p->rules_of_nodes ? fxge_map_get(w->p->rules_of_nodes, n->id) : NULL;

	t->node->metadata_props = FXGE_NEW_ARRAY(w->scratch, 6, onnx_entry *);
	add_entry(w, t->node, "operator", n->op->name);
	add_entry(w, t->node, "inputs", t->ports.data);
	add_entry(w, t->node, "line",
		f && f->file ? fxge_arena_printf(w->scratch, "%s:%d", f->file, f->line) : NULL);
	add_entry(w, t->node, "source", f ? f->text : NULL);
	add_entry(w, t->node, "module", n->loc ? n->loc->module : NULL);
	add_entry(w, t->node, "rule", rule);
}

static onnx_graph *nested_graph(writer *w, const fxge_graph *g, int depth);

static void
add_regions(writer *w, onnx_node *x, const fxge_node *n, int depth)
{
	for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++) {
		onnx_attr *t = message(w, &ge__onnx__attribute_proto__descriptor);

		t->name = fxge_arena_printf(w->scratch, "graph%u", i);
		t->has_type = true;
		t->type = GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__GRAPH;
		t->g = nested_graph(w, n->regions[i], depth + 1);
		x->attribute[x->n_attribute++] = t;
	}
}

static void
set_outputs(writer *w, onnx_node *x, const fxge_node *n)
{
	x->output = FXGE_NEW_ARRAY(w->scratch, (size_t)n->n_results + 1, char *);
	for (uint32_t i = 0; i < n->n_results; i++)
		x->output[x->n_output++] = mutable(name_of(w, n->results[i]));
	if (!x->n_output && !x->n_input) /* ONNX rejects a node with neither */
		x->output[x->n_output++] = text_of(w->scratch, "");
}

/* Returns a domain; the model lists each. */
static char *
domain_of(writer *w, const char *name)
{
	size_t n = strlen(name);
	const char *known = fxge_strmap_get(&w->met, name, n);

	if (known)
		return mutable(known);
	known = fxge_arena_strndup(w->a, name, n);
	fxge_strmap_put(w->a, &w->met, known, n, mutable(known));
	fxge_vec_push(w->a, &w->domains, known);
	return mutable(known);
}

/* Returns an operator as an identifier of ONNX, in place: "mm" of "mm.default", "add_Tensor" of
 * "add.Tensor". Viewers take what is behind a dot for the operator. */
static char *
identifier(char *op)
{
	char *dot = strchr(op, '.');

	if (dot && strcmp(dot, ".default") == 0)
		*dot = '\0';
	for (; (dot = strchr(op, '.'));)
		*dot = '_';
	return op;
}

static onnx_node *
make_node(writer *w, const fxge_node *n, int depth)
{
	node_parts t = {.node = message(w, &ge__onnx__node_proto__descriptor)};
	onnx_node *x = t.node;
	char *op = text_of(w->scratch, n->op->name), *dot = strchr(op, '.');

	fxge_sbuf_init(&t.ports, w->scratch);
	if (dot)
		*dot = '\0';
	x->domain = domain_of(w, dot ? op : "fxge");
	x->op_type = identifier(dot ? dot + 1 : op);
	x->name = n->n_results ? mutable(name_of(w, n->results[0]))
			  : n->name    ? text_of(w->scratch, n->name)
						   : x->op_type;
	x->input = FXGE_NEW_ARRAY(w->scratch, n->n_operands, char *);
	x->attribute = FXGE_NEW_ARRAY(w->scratch, (size_t)n->op->n_params + n->n_regions, onnx_attr *);
	for (int k = 0; k < n->op->n_params; k++)
		if (n->ports[k].present)
			add_port(w, &t, n, k);
	add_regions(w, x, n, depth);
	set_outputs(w, x, n);
	add_entries(w, &t, n);
	return x;
}

/* ---- weights ---- */

/* Returns the tensor of a value that is a constant, or NULL. */
static const fxge_tensor *
constant_of(const fxge_value *v)
{
	const fxge_node *n = v->def;

	if (n != n->graph->entry)
		return fxge_node_constant(n);
	const fxge_input *in = n->graph->parent ? NULL : &n->graph->program->inputs.data[v->index];

	return in && fxge_role_is_constant(in->role) ? in->tensor : NULL;
}

/* Returns whether the value is an initializer. Weights without bytes are inputs. */
static bool
is_initializer(const fxge_value *v)
{
	const fxge_tensor *t = constant_of(v);

	return t && fxge_tensor_has_value(t);
}

static bool
is_weight(const fxge_node *n)
{
	return n->n_results == 1 && is_initializer(n->results[0]);
}

static void
collect_weights(writer *w, const fxge_graph *g, int depth)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		if (is_initializer(fxge_graph_input(g, i)) && fxge_graph_input(g, i)->uses)
			fxge_vec_push(w->a, &w->weights, fxge_graph_input(g, i));
	FXGE_EACH_NODE (n, g) {
		if (is_weight(n))
			fxge_vec_push(w->a, &w->weights, n->results[0]);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			collect_weights(w, n->regions[i], depth + 1);
	}
}

static void
add_external(writer *w, onnx_tensor *x, const char *key, const char *text)
{
	onnx_entry *e = message(w, &ge__onnx__string_string_entry_proto__descriptor);

	e->key = mutable(key);
	e->value = text_of(w->scratch, text);
	x->external_data[x->n_external_data++] = e;
}

static void
set_reference(writer *w, onnx_tensor *x, const fxge_tensor *t)
{
	fxge_arena *a = w->scratch;

	x->has_data_location = true;
	x->data_location = GE__ONNX__TENSOR_PROTO__DATA_LOCATION__EXTERNAL;
	x->external_data = FXGE_NEW_ARRAY(a, 3, onnx_entry *);
	add_external(w, x, "location", fxge_reference_name(a, w->path, t->file->path));
	add_external(w, x, "offset", fxge_arena_printf(a, "%llu", (unsigned long long)t->file_offset));
	add_external(w, x, "length",
		fxge_arena_printf(a, "%llu", (unsigned long long)fxge_tensor_dense_size(t)));
}

/* Returns whether ONNX can name the weight's bytes: ONNX files refer to their own directory. */
static bool
referable(const writer *w, const fxge_tensor *t)
{
	if (!w->references || !t->file || !t->file->mapped || t->file_offset == UINT64_MAX
		|| !fxge_tensor_contiguous(t) || !fxge_tensor_dense_size(t))
		return false;
	const char *name = fxge_reference_name(w->scratch, w->path, t->file->path);

	return *name != '/' && strncmp(name, "../", 3) != 0;
}

static void
put_weight(writer *w, const fxge_value *v)
{
	const fxge_tensor *t = constant_of(v);
	onnx_tensor *x = message(w, &ge__onnx__tensor_proto__descriptor);
	uint8_t head[FXGE_WIRE_HEAD_MOST];

	x->name = mutable(name_of(w, v));
	x->n_dims = (size_t)t->rank;
	x->dims = (int64_t *)(uintptr_t)t->shape;
	x->has_data_type = true;
	x->data_type = fxge_onnx_dtype(t->dtype);
	if (referable(w, t)) {
		set_reference(w, x, t);
		put_message(w, GRAPH_INITIALIZER, &x->base);
		return;
	}
	uint64_t bytes = fxge_tensor_dense_size(t);
	size_t n = protobuf_c_message_get_packed_size(&x->base),
		   n_head = fxge_wire_put_head(head, TENSOR_BYTES, bytes);

	put_head(w, GRAPH_INITIALIZER, n + n_head + bytes);
	put_packed(w, &x->base, n);
	put_bytes(w, head, n_head);
	if (w->out)
		fxge_tensor_stream(t, put_bytes, w);
	else
		w->size += bytes;
}

/* ---- graphs ---- */

static bool
is_input(const fxge_graph *g, const fxge_value *v)
{
	const fxge_input *in = g->parent ? NULL : &g->program->inputs.data[v->index];

	return !is_initializer(v) && (v->uses || !in || !fxge_role_is_constant(in->role));
}

/* Returns the values of a graph's outputs, each once. */
static value_list
outputs_of(fxge_arena *a, const fxge_graph *g)
{
	value_list list = {0};
	fxge_map met = {0};

	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		const fxge_operand *o = fxge_graph_output(g, i);
		void **at = o->kind == FXGE_K_VALUE ? fxge_map_at(a, &met, fxge_ptr_key(o->value)) : NULL;

		if (!at || *at)
			continue;
		*at = o->value;
		fxge_vec_push(a, &list, o->value);
	}
	return list;
}

static const char *
graph_name(const fxge_graph *g)
{
	const char *name = g->parent ? g->name : g->program->name;

	return name && *name ? name : "graph";
}

static bool
has_type(const writer *w, const fxge_value *v)
{
	return dtype_of(w, v->meta) != FXGE_DT_NONE && !is_initializer(v);
}

/* Makes a nested graph. Its constants are initializers of the main graph, which it sees. */
static onnx_graph *
nested_graph(writer *w, const fxge_graph *g, int depth)
{
	onnx_graph *x = message(w, &ge__onnx__graph_proto__descriptor);
	value_list outputs = outputs_of(w->scratch, g);

	x->name = text_of(w->scratch, graph_name(g));
	x->node = FXGE_NEW_ARRAY(w->scratch, g->n_nodes, onnx_node *);
	FXGE_EACH_NODE (n, g)
		if (!is_weight(n))
			x->node[x->n_node++] = make_node(w, n, depth);
	x->input = FXGE_NEW_ARRAY(w->scratch, fxge_graph_n_inputs(g), onnx_value *);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		x->input[x->n_input++] = make_value(w, fxge_graph_input(g, i));
	x->output = FXGE_NEW_ARRAY(w->scratch, outputs.len, onnx_value *);
	for (size_t i = 0; i < outputs.len; i++)
		x->output[x->n_output++] = make_value(w, outputs.data[i]);
	return x;
}

static void
put_graph(writer *w)
{
	const fxge_graph *g = w->p->main;
	value_list outputs = outputs_of(w->a, g);
	const char *name = text_of(w->a, graph_name(g));

	FXGE_EACH_NODE (n, g)
		if (!is_weight(n))
			STEP(w, put_message(w, GRAPH_NODE, &make_node(w, n, 0)->base));
	put_head(w, GRAPH_NAME, strlen(name));
	put_bytes(w, name, strlen(name));
	for (size_t i = 0; i < w->weights.len; i++)
		STEP(w, put_weight(w, w->weights.data[i]));
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		if (is_input(g, fxge_graph_input(g, i)))
			STEP(w, put_message(w, GRAPH_INPUT, &make_value(w, fxge_graph_input(g, i))->base));
	for (size_t i = 0; i < outputs.len; i++)
		STEP(w, put_message(w, GRAPH_OUTPUT, &make_value(w, outputs.data[i])->base));
	FXGE_EACH_NODE (n, g)
		for (uint32_t i = 0; i < n->n_results; i++)
			if (has_type(w, n->results[i]))
				STEP(w, put_message(w, GRAPH_VALUE, &make_value(w, n->results[i])->base));
}

/* ---- models ---- */

static void
put_model(writer *w)
{
	Ge__Onnx__ModelProto m;
	size_t n = w->domains.len;
	Ge__Onnx__OperatorSetIdProto *sets = FXGE_NEW_ARRAY(w->a, n, Ge__Onnx__OperatorSetIdProto),
								 **list = FXGE_NEW_ARRAY(w->a, n, Ge__Onnx__OperatorSetIdProto *);

	ge__onnx__model_proto__init(&m);
	for (size_t i = 0; i < n; i++) {
		ge__onnx__operator_set_id_proto__init(list[i] = &sets[i]);
		sets[i].domain = mutable(w->domains.data[i]);
		sets[i].has_version = true;
		sets[i].version = 1;
	}
	m.has_ir_version = true;
	m.ir_version = IR_VERSION;
	m.producer_name = mutable("fxge");
	m.n_opset_import = n;
	m.opset_import = list;
	put_packed(w, &m.base, protobuf_c_message_get_packed_size(&m.base));
}

static bool
dtypes_fit(writer *w)
{
	for (size_t i = 0; i < w->weights.len; i++) {
		const fxge_tensor *t = constant_of(w->weights.data[i]);

		if (!fxge_onnx_dtype(t->dtype))
			return fxge_report(&w->p->session->diags, NULL, FXGE_D_AIR_DTYPE,
				"weight '%s' is %s, which ONNX cannot express", name_of(w, w->weights.data[i]),
				fxge_dtypes[t->dtype].text);
	}
	return true;
}

static bool
write_model(writer *w)
{
	fxge_diags *d = &w->p->session->diags;

	put_graph(w);
	uint64_t graph = w->size;

	if (graph > FXGE_MAX_PROTO_BYTES) {
		fxge_report(d, NULL, FXGE_D_LIMIT,
			"the ONNX file would have %llu bytes, expected less than 2 GiB, protobuf's limit",
			(unsigned long long)graph);
		fxge_report_hint(d, "refer to the weights in the model's archive with --ref, and write the "
							"file into the directory of that archive");
		return false;
	}
	w->out = fxge_out_open(w->a, d, w->path);
	if (!w->out)
		return false;
	put_model(w);
	put_head(w, MODEL_GRAPH, graph);
	put_graph(w);
	return fxge_out_commit(w->out);
}

static void
release(void *a)
{
	fxge_arena_release(a);
}

bool
fxge_onnx_write(fxge_program *p, const char *path, bool references)
{
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_arena *message = FXGE_NEW(&p->scratch, fxge_arena);
	writer w = {.p = p, .a = &p->scratch, .scratch = message, .path = path};

	w.references = references && strcmp(path, "-") != 0;
	fxge_arena_init(message, &p->session->heap);
	fxge_arena_defer(&p->scratch, release, message);
	fxge_arena_alloc(message, 1); /* so that restoring a mark does not free the first chunk */
	fxge_program_name_values(p);
	collect_weights(&w, p->main, 0);
	bool ok = dtypes_fit(&w) && write_model(&w);

	fxge_arena_restore(&p->scratch, mark);
	return ok;
}
