/* A program as the ONNX text that GE dumps for viewers: nodes "ge:Type", descriptors as attributes.
 */
#include "backend/air_writer.h"
#include "backend/pbtxt.h"
#include "proto/onnx.pb-c.h"

#include <stdlib.h>

typedef Ge__Onnx__AttributeProto onnx_attr;
typedef Ge__Onnx__NodeProto onnx_node;
typedef Ge__Onnx__GraphProto onnx_graph;
typedef Ge__Onnx__ModelProto onnx_model;
typedef Ge__Onnx__ValueInfoProto onnx_value;

#define ONNX_TYPE(t) GE__ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__##t

typedef struct shower {
	fxge_air_writer *w;
	fxge_arena *a;
	fxge_strmap used; /* "node:output" with consumers */
} shower;

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
		break; /* tensors: their descriptor stands at the output */
	}
}

static int
by_name(const void *a, const void *b)
{
	const onnx_attr *const *x = a, *const *y = b;

	return strcmp((*x)->name, (*y)->name);
}

static void
put_outputs(shower *s, onnx_node *n, const ge_op *op)
{
	FXGE_VEC(char *) out = {0};

	for (size_t i = 0; i <= op->n_output_desc; i++) {
		/* control consumers last */
		char *name = i < op->n_output_desc ? fxge_arena_printf(s->a, "%s:%zu", op->name, i)
										   : fxge_arena_printf(s->a, "%s:-1", op->name);

		if (fxge_strmap_get(&s->used, name, strlen(name)))
			fxge_vec_push(s->a, &out, name);
	}
	n->n_output = out.len;
	n->output = out.data;
}

static onnx_node *
make_node(shower *s, const ge_op *op)
{
	onnx_node *n = FXGE_NEW(s->a, onnx_node);
	attrs t = {{0}};

	ge__onnx__node_proto__init(n);
	n->name = op->name;
	n->op_type = fxge_arena_printf(s->a, "ge:%s", op->type);
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
	put(s, &t, "graph", ONNX_TYPE(GRAPH))->g = g;
	n->n_attribute = 1;
	n->attribute = t.list.data;
	return n;
}

typedef FXGE_VEC(const ge_op *) ops;

static void
add_op(shower *s, ops *t, const ge_op *op)
{
	if (!op)
		return;
	for (size_t i = 0; i < op->n_input; i++)
		fxge_strmap_put(s->a, &s->used, op->input[i], strlen(op->input[i]), (void *)(uintptr_t)1);
	fxge_vec_push(s->a, t, op);
}

static void
put_results(shower *s, onnx_graph *g, const ge_op *net)
{
	FXGE_VEC(onnx_value *) out = {0};

	for (size_t i = 0; i < net->n_input_desc; i++) {
		onnx_value *v = FXGE_NEW(s->a, onnx_value);
		const char *from = net->input[i];

		ge__onnx__value_info_proto__init(v);
		v->name = fxge_arena_strndup(s->a, from, (size_t)(strrchr(from, ':') - from));
		fxge_vec_push(s->a, &out, v);
	}
	g->n_output = out.len;
	g->output = out.data;
}

static onnx_graph *
make_graph(shower *s, const fxge_air_graph *t)
{
	onnx_graph *g = FXGE_NEW(s->a, onnx_graph);
	ops list = {0};

	ge__onnx__graph_proto__init(g);
	g->name = (char *)(uintptr_t)t->name;
	memset(&s->used, 0, sizeof s->used);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(t->graph); i++)
		add_op(s, &list, fxge_air_input_op(s->w, t, i));
	FXGE_EACH_NODE (n, t->graph)
		add_op(s, &list, fxge_air_op(s->w, t, n));
	const ge_op *net = fxge_air_net_output(s->w, t);

	add_op(s, &list, net);
	put_results(s, g, net);
	g->node = FXGE_NEW_ARRAY(s->a, list.len + s->w->names.graphs.len, onnx_node *);
	for (size_t i = 0; i < list.len; i++)
		g->node[g->n_node++] = make_node(s, list.data[i]);
	return g;
}

void
fxge_show_onnx(fxge_sbuf *b, fxge_program *p)
{
	fxge_air_writer *w = FXGE_NEW(b->arena, fxge_air_writer);
	shower s = {.w = w, .a = b->arena};
	onnx_model m;

	if (!fxge_pbtxt_is_ge(p))
		return;
	w->p = p;
	w->arena = w->scratch = b->arena;
	w->ok = true;
	fxge_air_names_make(&w->names, p, b->arena);
	ge__onnx__model_proto__init(&m);
	m.has_ir_version = m.has_model_version = true;
	m.ir_version = 6;
	m.model_version = 1;
	m.producer_name = (char *)(uintptr_t)p->name;
	m.graph = make_graph(&s, &w->names.graphs.data[0]);
	for (size_t i = 1; i < w->names.graphs.len; i++)
		m.graph->node[m.graph->n_node++] =
			make_subgraph(&s, make_graph(&s, &w->names.graphs.data[i]));
	fxge_pbtxt_message(b, &m.base, 0);
}
