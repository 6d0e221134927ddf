/* SPDX-License-Identifier: Apache-2.0 */
/* Export of a program as ONNX text, for ONNX viewers.
 *
 * Operators are in the domain "ge" with their descriptors as attributes, like GE's own dumps.
 * Inputs, outputs and edges have types. */
#include "backend/exporters/onnx.h"

#include "backend/air/writer.h"
#include "backend/exporters/pbtxt.h"
#include "proto/onnx.pb-c.h"

#include <stdlib.h>

typedef Ge__Onnx__AttributeProto onnx_attr;
typedef Ge__Onnx__NodeProto onnx_node;
typedef Ge__Onnx__GraphProto onnx_graph;
typedef Ge__Onnx__ModelProto onnx_model;
typedef Ge__Onnx__ValueInfoProto onnx_value;
typedef Ge__Onnx__TypeProto onnx_type;
typedef Ge__Onnx__TypeProto__Tensor onnx_tensor;
typedef Ge__Onnx__TensorShapeProto onnx_shape;
typedef Ge__Onnx__TensorShapeProto__Dimension onnx_dim;
typedef Ge__Onnx__OperatorSetIdProto onnx_opset;

#define ONNX_TYPE(t) GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__##t

static char domain[] = "ge";

typedef struct shower {
	fxge_air_writer *w;
	fxge_arena *a;
} shower;

typedef struct values {
	FXGE_VEC(onnx_value *) list;
} values;

typedef struct attrs {
	FXGE_VEC(onnx_attr *) list;
} attrs;

static onnx_attr *
put(shower *s, attrs *t, const char *name, Ge__Onnx__AttributeProto__AttributeType type)
{
	onnx_attr *v = FXGE_NEW(s->a, onnx_attr);

	ge__onnx__attribute_proto__init(v);
	v->name = (char *)(uintptr_t)name;
	v->has_type = true;
	v->type = type;
	fxge_vec_push(s->a, &t->list, v);
	return v;
}

static void
put_int(shower *s, attrs *t, const char *name, int64_t i)
{
	onnx_attr *v = put(s, t, name, ONNX_TYPE(INT));

	v->has_i = true;
	v->i = i;
}

static void
put_bytes(shower *s, attrs *t, const char *name, ProtobufCBinaryData text)
{
	onnx_attr *v = put(s, t, name, ONNX_TYPE(STRING));

	v->has_s = true;
	v->s = text;
}

static void
put_text(shower *s, attrs *t, const char *name, const char *text)
{
	put_bytes(s, t, name, (ProtobufCBinaryData){strlen(text), (uint8_t *)(uintptr_t)text});
}

static const char *
dtype_name(fxge_dtype dt)
{
	return dt == FXGE_DT_NONE ? "DT_UNDEFINED" : fxge_dtypes[dt].ge_name;
}

static void
put_desc(shower *s, attrs *t, const ge_desc *d, const char *side, size_t i)
{
	put_text(s, t, fxge_arena_printf(s->a, "%s_desc_dtype:%zu", side, i),
		dtype_name(fxge_dtype_by_proto((int64_t)d->dtype)));
	put_text(s, t, fxge_arena_printf(s->a, "%s_desc_layout:%zu", side, i), d->layout);
	onnx_attr *v =
		put(s, t, fxge_arena_printf(s->a, "%s_desc_shape:%zu", side, i), ONNX_TYPE(INTS));

	v->n_ints = d->shape->n_dim;
	v->ints = d->shape->dim;
}

static void
put_list(shower *s, attrs *t, const char *key, const ge_list *l)
{
	onnx_attr *v;

	if (l->n_f) {
		v = put(s, t, key, ONNX_TYPE(FLOATS));
		v->n_floats = l->n_f;
		v->floats = l->f;
	} else if (l->n_s) {
		v = put(s, t, key, ONNX_TYPE(STRINGS));
		v->n_strings = l->n_s;
		v->strings = l->s;
	} else {
		v = put(s, t, key, ONNX_TYPE(INTS));
		v->n_ints = l->n_i ? l->n_i : l->n_dt ? l->n_dt : l->n_b;
		v->ints = l->n_i ? l->i : l->dt;
		if (!l->n_i && !l->n_dt) {
			v->ints = FXGE_NEW_ARRAY(s->a, l->n_b, int64_t);
			for (size_t i = 0; i < l->n_b; i++)
				v->ints[i] = l->b[i];
		}
	}
}

static void
put_attr(shower *s, attrs *t, const char *key, const ge_attr *v)
{
	switch (v->value_case) {
	case GE_ATTR(I):
		put_int(s, t, key, v->i);
		break;
	case GE_ATTR(B):
		put_int(s, t, key, v->b);
		break;
	case GE_ATTR(DT):
		put_text(s, t, key, dtype_name(fxge_dtype_by_ge(v->dt)));
		break;
	case GE_ATTR(S):
		put_bytes(s, t, key, v->s);
		break;
	case GE_ATTR(F): {
		onnx_attr *f = put(s, t, key, ONNX_TYPE(FLOAT));

		f->has_f = true;
		f->f = v->f;
		break;
	}
	case GE_ATTR(LIST):
		put_list(s, t, key, v->list);
		break;
	default:
		break; /* tensors: the output has the descriptor */
	}
}

static int
by_name(const void *a, const void *b)
{
	const onnx_attr *const *x = a, *const *y = b;

	return strcmp((*x)->name, (*y)->name);
}

int32_t
fxge_onnx_dtype(fxge_dtype dt)
{
	static const int32_t types[FXGE_DT_COUNT] = {
		[FXGE_DT_F32] = 1,
		[FXGE_DT_U8] = 2,
		[FXGE_DT_I8] = 3,
		[FXGE_DT_U16] = 4,
		[FXGE_DT_I16] = 5,
		[FXGE_DT_I32] = 6,
		[FXGE_DT_I64] = 7,
		[FXGE_DT_BOOL] = 9,
		[FXGE_DT_F16] = 10,
		[FXGE_DT_F64] = 11,
		[FXGE_DT_U32] = 12,
		[FXGE_DT_U64] = 13,
		[FXGE_DT_C64] = 14,
		[FXGE_DT_C128] = 15,
		[FXGE_DT_BF16] = 16,
		[FXGE_DT_F8E4M3] = 17,
		[FXGE_DT_F8E5M2] = 19,
	};

	return types[dt];
}

/* Returns the shape, with empty dims for unknown sizes; NULL for an unknown rank (-2). */
static onnx_shape *
make_shape(shower *s, const ge_desc *d)
{
	onnx_shape *t = FXGE_NEW(s->a, onnx_shape);

	if (d->shape->n_dim == 1 && d->shape->dim[0] == -2)
		return NULL;
	ge__onnx__tensor_shape_proto__init(t);
	t->n_dim = d->shape->n_dim;
	t->dim = FXGE_NEW_ARRAY(s->a, t->n_dim, onnx_dim *);
	for (size_t i = 0; i < t->n_dim; i++) {
		onnx_dim *m = t->dim[i] = FXGE_NEW(s->a, onnx_dim);

		ge__onnx__tensor_shape_proto__dimension__init(m);
		if (d->shape->dim[i] >= 0) {
			m->value_case = GE__ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
			m->dim_value = d->shape->dim[i];
		}
	}
	return t;
}

static void
put_value(shower *s, values *t, const char *name, const ge_desc *d)
{
	onnx_value *v = FXGE_NEW(s->a, onnx_value);
	onnx_type *type = FXGE_NEW(s->a, onnx_type);
	onnx_tensor *x = FXGE_NEW(s->a, onnx_tensor);

	ge__onnx__value_info_proto__init(v);
	ge__onnx__type_proto__init(type);
	ge__onnx__type_proto__tensor__init(x);
	v->name = (char *)(uintptr_t)name;
	v->type = type;
	type->tensor_type = x;
	x->has_elem_type = true;
	x->elem_type = fxge_onnx_dtype(fxge_dtype_by_proto((int64_t)d->dtype));
	x->shape = make_shape(s, d);
	fxge_vec_push(s->a, &t->list, v);
}

static char *
output_name(shower *s, const ge_op *op, size_t i)
{
	return fxge_arena_printf(s->a, "%s:%zu", op->name, i);
}

/* Sets the outputs by position, followed by the source of control edges. */
static void
put_outputs(shower *s, onnx_node *n, const ge_op *op)
{
	n->n_output = op->n_output_desc + 1;
	n->output = FXGE_NEW_ARRAY(s->a, n->n_output, char *);
	for (size_t i = 0; i < op->n_output_desc; i++)
		n->output[i] = output_name(s, op, i);
	n->output[op->n_output_desc] = fxge_arena_printf(s->a, "%s:-1", op->name);
}

static onnx_node *
make_node(shower *s, const ge_op *op)
{
	onnx_node *n = FXGE_NEW(s->a, onnx_node);
	attrs t = {{0}};

	ge__onnx__node_proto__init(n);
	n->name = op->name;
	n->op_type = op->type;
	n->domain = domain;
	n->n_input = op->n_input;
	n->input = op->input;
	put_outputs(s, n, op);
	put_int(s, &t, "input_desc_nums", (int64_t)op->n_input_desc);
	put_int(s, &t, "output_desc_nums", (int64_t)op->n_output_desc);
	for (size_t i = 0; i < op->n_input_desc; i++)
		put_desc(s, &t, op->input_desc[i], "input", i);
	for (size_t i = 0; i < op->n_output_desc; i++)
		put_desc(s, &t, op->output_desc[i], "output", i);
	for (size_t i = 0; i < op->n_attr; i++)
		put_attr(s, &t, op->attr[i]->key, op->attr[i]->value);
	qsort(t.list.data, t.list.len, sizeof *t.list.data, by_name);
	n->n_attribute = t.list.len;
	n->attribute = t.list.data;
	return n;
}

static onnx_node *
make_subgraph(shower *s, onnx_graph *g)
{
	onnx_node *n = FXGE_NEW(s->a, onnx_node);
	attrs t = {{0}};

	ge__onnx__node_proto__init(n);
	n->name = g->name;
	n->op_type = (char *)(uintptr_t) "subgraph";
	n->domain = domain;
	put(s, &t, "graph", ONNX_TYPE(GRAPH))->g = g;
	n->n_attribute = 1;
	n->attribute = t.list.data;
	return n;
}

static void
put_inputs(shower *s, onnx_graph *g, const fxge_air_graph *t)
{
	values in = {{0}};

	for (uint32_t i = 0; i < fxge_graph_n_inputs(t->graph); i++) {
		const ge_op *op = fxge_air_input_op(s->w, t, i);

		if (op)
			put_value(s, &in, output_name(s, op, 0), op->output_desc[0]);
	}
	g->n_input = in.list.len;
	g->input = in.list.data;
}

/* Sets the graph's outputs from NetOutput's inputs; a value that occurs twice is listed once. */
static void
put_results(shower *s, onnx_graph *g, const ge_op *net)
{
	values out = {{0}};
	fxge_strmap met = {0};

	for (size_t i = 0; i < net->n_input_desc; i++) {
		const char *name = net->input[i];

		if (fxge_strmap_get(&met, name, strlen(name)))
			continue;
		fxge_strmap_put(s->a, &met, name, strlen(name), (void *)(uintptr_t)name);
		put_value(s, &out, name, net->input_desc[i]);
	}
	g->n_output = out.list.len;
	g->output = out.list.data;
}

static onnx_graph *
make_graph(shower *s, const fxge_air_graph *t)
{
	onnx_graph *g = FXGE_NEW(s->a, onnx_graph);
	FXGE_VEC(onnx_node *) nodes = {0};
	values edges = {{0}};

	ge__onnx__graph_proto__init(g);
	g->name = (char *)(uintptr_t)t->name;
	put_inputs(s, g, t);
	FXGE_EACH_NODE (n, t->graph) {
		const ge_op *op = fxge_air_op(s->w, t, n);

		if (!op)
			continue;
		fxge_vec_push(s->a, &nodes, make_node(s, op));
		for (size_t i = 0; i < op->n_output_desc; i++)
			put_value(s, &edges, output_name(s, op, i), op->output_desc[i]);
	}
	put_results(s, g, fxge_air_net_output(s->w, t));
	for (size_t i = 1; t == s->w->names.graphs.data && i < s->w->names.graphs.len; i++)
		fxge_vec_push(s->a, &nodes, make_subgraph(s, make_graph(s, &s->w->names.graphs.data[i])));
	g->n_node = nodes.len;
	g->node = nodes.data;
	g->n_value_info = edges.list.len;
	g->value_info = edges.list.data;
	return g;
}

void
fxge_show_onnx(fxge_sbuf *b, fxge_program *p)
{
	fxge_air_writer *w = fxge_air_messages(p, b->arena);
	shower s = {.w = w, .a = b->arena};
	onnx_model m;
	onnx_opset opset, *opsets = &opset;

	if (!w)
		return;
	ge__onnx__model_proto__init(&m);
	ge__onnx__operator_set_id_proto__init(&opset);
	opset.domain = domain;
	opset.has_version = true;
	opset.version = 1;
	m.has_ir_version = m.has_model_version = true;
	m.ir_version = 6;
	m.model_version = 1;
	m.producer_name = (char *)(uintptr_t)p->name;
	m.n_opset_import = 1;
	m.opset_import = &opsets;
	m.graph = make_graph(&s, &w->names.graphs.data[0]);
	fxge_pbtxt_message(b, &m.base, 0);
}
