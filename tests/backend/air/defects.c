/* SPDX-License-Identifier: Apache-2.0 */
/* Defects of a valid .air, one function each, with the diagnostic that must name it. */
#include "backend/air/defects.h"

#include "base/diag/air.h"
#include "base/diag/shapes.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- small tools: additions come from malloc, as those of protobuf-c ---- */

static char *
dup_text(const char *s)
{
	char *p = malloc(strlen(s) + 1);

	return strcpy(p, s);
}

void
set_text(char **at, const char *s)
{
	if (*at != protobuf_c_empty_string)
		free(*at);
	*at = dup_text(s);
}

static void
drop_entry(size_t *n, ge_entry **e, const char *key)
{
	for (size_t i = 0; i < *n; i++)
		if (strcmp(e[i]->key, key) == 0) {
			ge__proto__attr_entry__free_unpacked(e[i], NULL);
			memmove(&e[i], &e[i + 1], (*n - i - 1) * sizeof *e);
			--*n;
			return;
		}
	fail_msg("no attribute %s", key);
}

void
drop_attr(ge_op *op, const char *key)
{
	drop_entry(&op->n_attr, op->attr, key);
}

static ge_attr *
add_entry(size_t *n, ge_entry ***e, const char *key)
{
	ge_entry *x = malloc(sizeof *x);

	ge__proto__attr_entry__init(x);
	x->key = dup_text(key);
	x->value = malloc(sizeof *x->value);
	ge__proto__attr_def__init(x->value);
	*e = realloc(*e, (*n + 1) * sizeof **e);
	(*e)[(*n)++] = x;
	return x->value;
}

static ge_attr *
add_attr(ge_op *op, const char *key)
{
	return add_entry(&op->n_attr, &op->attr, key);
}

static void
add_int(ge_op *op, const char *key, int64_t v)
{
	ge_attr *a = add_attr(op, key);

	a->value_case = GE_ATTR(I);
	a->i = v;
}

static void
add_text(ge_op *op, const char *key, const char *v)
{
	ge_attr *a = add_attr(op, key);

	a->value_case = GE_ATTR(S);
	a->s = (ProtobufCBinaryData){strlen(v), (uint8_t *)dup_text(v)};
}

static ge_list *
add_list(ge_op *op, const char *key, int type)
{
	ge_attr *a = add_attr(op, key);

	a->value_case = GE_ATTR(LIST);
	a->list = malloc(sizeof *a->list);
	ge__proto__attr_def__list_value__init(a->list);
	a->list->val_type = (Ge__Proto__AttrDef__ListValue__ListValueType)type;
	return a->list;
}

static void
list_text(ge_list *l, const char *s)
{
	l->s = realloc(l->s, (l->n_s + 1) * sizeof *l->s);
	l->s[l->n_s++] = (ProtobufCBinaryData){strlen(s), (uint8_t *)dup_text(s)};
}

static void
list_int(ge_list *l, int64_t v)
{
	l->i = realloc(l->i, (l->n_i + 1) * sizeof *l->i);
	l->i[l->n_i++] = v;
}

static void
drop_input(ge_op *op, size_t i)
{
	if (op->input[i] != protobuf_c_empty_string)
		free(op->input[i]);
	memmove(&op->input[i], &op->input[i + 1], (op->n_input - i - 1) * sizeof *op->input);
	op->n_input--;
}

static void
add_input(ge_op *op, const char *s)
{
	op->input = realloc(op->input, (op->n_input + 1) * sizeof *op->input);
	op->input[op->n_input++] = dup_text(s);
}

static void
drop_op(ge_graph *g, const char *name)
{
	for (size_t i = 0; i < g->n_op; i++)
		if (strcmp(g->op[i]->name, name) == 0) {
			ge__proto__op_def__free_unpacked(g->op[i], NULL);
			memmove(&g->op[i], &g->op[i + 1], (g->n_op - i - 1) * sizeof *g->op);
			g->n_op--;
			return;
		}
	fail_msg("no operator %s", name);
}

static void
drop_desc(size_t *n, ge_desc **d)
{
	ge__proto__tensor_descriptor__free_unpacked(d[--*n], NULL);
}

void
rename_port(ge_op *op, const char *list, size_t i, const char *name)
{
	ProtobufCBinaryData *s = &op_attr(op, list)->list->s[i];

	free(s->data);
	*s = (ProtobufCBinaryData){strlen(name), (uint8_t *)dup_text(name)};
}

/* ---- defects, in the order of reference section 12 ---- */

#define DEFECT(fn) static void fn(ge_model *m)

DEFECT(no_input_names)
{
	drop_attr(model_op(m, "old"), "_input_name_key");
	drop_attr(model_op(m, "old"), "_input_name_value");
}
DEFECT(no_output_names)
{
	drop_attr(model_op(m, "old"), "_output_name_key");
	drop_attr(model_op(m, "old"), "_output_name_value");
}
DEFECT(names_of_unequal_length)
{
	op_attr(model_op(m, "old"), "_input_name_value")->list->n_i = 1;
}
DEFECT(name_position_twice)
{
	op_attr(model_op(m, "old"), "_input_name_value")->list->i[1] = 0;
}
DEFECT(no_index)
{
	drop_attr(model_op(m, "x"), "index");
}
DEFECT(index_twice)
{
	op_attr(model_op(m, "cond"), "index")->i = 0;
}
DEFECT(index_with_gap)
{
	op_attr(model_op(m, "layer.start"), "index")->i = 9;
}
DEFECT(negative_index)
{
	op_attr(model_op(m, "x"), "index")->i = -1;
}
DEFECT(data_without_input_desc)
{
	ge_op *x = model_op(m, "x");

	drop_desc(&x->n_input_desc, x->input_desc);
	drop_attr(x, "_input_name_key");
	drop_attr(x, "_input_name_value");
}
DEFECT(data_descs_differ)
{
	model_op(m, "x")->input_desc[0]->shape->dim[1] = 5;
}
DEFECT(output_desc_missing)
{
	ge_op *op = model_op(m, "half");

	drop_desc(&op->n_output_desc, op->output_desc);
}
DEFECT(input_desc_missing)
{
	ge_op *op = model_op(m, "old");

	drop_desc(&op->n_input_desc, op->input_desc);
}
DEFECT(input_missing)
{
	drop_input(model_op(m, "old"), 0);
}
DEFECT(name_twice)
{
	set_text(&model_op(m, "sm")->name, "half");
}
DEFECT(no_name)
{
	set_text(&model_op(m, "NetOutput")->name, "");
}
DEFECT(odd_name)
{
	set_text(&model_op(m, "NetOutput")->name, "net output");
}
DEFECT(no_type)
{
	set_text(&model_op(m, "sm")->type, "");
}
DEFECT(unknown_producer)
{
	set_text(&model_op(m, "old")->input[0], "nobody:0");
}
DEFECT(output_out_of_range)
{
	set_text(&model_op(m, "old")->input[0], "mm:1");
}
DEFECT(control_from_nobody)
{
	add_input(model_op(m, "old"), "nobody:-1");
}
DEFECT(input_without_index)
{
	set_text(&model_op(m, "old")->input[0], "mm");
}
DEFECT(input_with_text_index)
{
	set_text(&model_op(m, "old")->input[0], "mm:a");
}
DEFECT(input_not_fed_but_described)
{
	set_text(&model_op(m, "old")->input[0], "");
}
DEFECT(input_fed_but_absent)
{
	ge_desc *d = model_op(m, "old")->input_desc[0];

	d->dtype = 0;
	set_text(&d->layout, "");
}
DEFECT(required_not_fed)
{
	set_text(&model_op(m, "old")->input[0], "");
	input_fed_but_absent(m);
}
DEFECT(list_without_val_type)
{
	op_attr(model_op(m, "sm"), "axes")->list->val_type = 0;
}
DEFECT(list_with_wrong_val_type)
{
	op_attr(model_op(m, "sm"), "axes")->list->val_type = GE_VT(FLOAT);
}
DEFECT(list_with_unknown_val_type)
{
	op_attr(model_op(m, "sm"), "axes")->list->val_type = 11;
}
DEFECT(attr_without_value)
{
	add_attr(model_op(m, "sm"), "_extra");
}
DEFECT(attr_twice)
{
	add_int(model_op(m, "cat"), "N", 3);
}
DEFECT(attr_expression)
{
	ge_attr *a = add_attr(model_op(m, "sm"), "_extra");

	a->value_case = GE_ATTR(EXPRESSION);
	a->expression = (ProtobufCBinaryData){2, (uint8_t *)dup_text("s0")};
}
DEFECT(list_in_func)
{
	ge_attr *a = add_attr(model_op(m, "sm"), "_extra");

	a->value_case = GE_ATTR(FUNC);
	a->func = malloc(sizeof *a->func);
	ge__proto__named_attrs__init(a->func);
	ge_attr *in = add_entry(&a->func->n_attr, &a->func->attr, "inner");

	in->value_case = GE_ATTR(LIST);
	in->list = malloc(sizeof *in->list);
	ge__proto__attr_def__list_value__init(in->list);
	list_int(in->list, 1);
}
DEFECT(no_results)
{
	ge_graph *g = m->graph[0];

	drop_op(g, "NetOutput");
	while (g->n_output)
		free(g->output[--g->n_output]);
}
DEFECT(two_net_outputs)
{
	ge_op *op = model_op(m, "half");

	set_text(&op->type, "NetOutput");
}
DEFECT(net_output_port)
{
	rename_port(model_op(m, "NetOutput"), "_input_name_key", 1, "input2");
}
DEFECT(graph_output_of_nobody)
{
	set_text(&m->graph[0]->output[0], "nobody:0");
}
DEFECT(graph_output_out_of_range)
{
	set_text(&m->graph[0]->output[0], "cat:1");
}
DEFECT(graph_input_of_nobody)
{
	set_text(&m->graph[0]->input[0], "nobody:0");
}
DEFECT(graph_input_is_no_data)
{
	set_text(&m->graph[0]->input[0], "w:0");
}
DEFECT(const_without_value)
{
	drop_attr(model_op(m, "w"), "value");
}
DEFECT(const_byte_count)
{
	op_attr(model_op(m, "w"), "value")->t->data.len = 60;
}
DEFECT(const_without_desc)
{
	ge_tensor *t = op_attr(model_op(m, "w"), "value")->t;

	ge__proto__tensor_descriptor__free_unpacked(t->desc, NULL);
	t->desc = NULL;
}
DEFECT(const_descs_differ)
{
	ge_desc *d = op_attr(model_op(m, "w"), "value")->t->desc;

	d->shape->dim[0] = 2;
	d->shape->dim[1] = 8;
}
DEFECT(const_unknown_dim)
{
	op_attr(model_op(m, "w"), "value")->t->desc->shape->dim[0] = -1;
}
static void
move_out(ge_model *m, const char *location, int64_t length)
{
	ge_op *w = model_op(m, "w");
	ProtobufCBinaryData *d = &op_attr(w, "value")->t->data;

	free(d->data);
	*d = (ProtobufCBinaryData){0, NULL};
	add_text(w, "location", location);
	if (length >= 0)
		add_int(w, "length", length);
}
DEFECT(location_missing_file)
{
	move_out(m, "m.weights/gone", 64);
}
DEFECT(location_without_length)
{
	move_out(m, "m.weights/start", -1);
}
DEFECT(location_wrong_length)
{
	move_out(m, "m.weights/start", 64);
}
DEFECT(location_other_length)
{
	move_out(m, "m.weights/start", 16);
}
DEFECT(location_outside)
{
	move_out(m, "../../etc/passwd", 64);
}
DEFECT(location_absolute)
{
	move_out(m, "/etc/passwd", 64);
}
DEFECT(location_and_data)
{
	add_text(model_op(m, "w"), "location", "m.weights/start");
	add_int(model_op(m, "w"), "length", 64);
}
DEFECT(no_layout)
{
	set_text(&model_op(m, "old")->output_desc[0]->layout, "");
}
DEFECT(unknown_layout)
{
	set_text(&model_op(m, "old")->output_desc[0]->layout, "WXYZ");
}
DEFECT(layouts_disagree)
{
	ge_desc *d = model_op(m, "old")->output_desc[0];
	ge_attr *format = add_entry(&d->n_attr, &d->attr, "format_for_int");

	format->value_case = GE__PROTO__ATTR_DEF__VALUE_I;
	format->i = 0; /* NCHW, where the layout is ND */
}
DEFECT(const_without_layout)
{
	set_text(&op_attr(model_op(m, "w"), "value")->t->desc->layout, "");
}
DEFECT(unknown_dtype)
{
	model_op(m, "old")->output_desc[0]->dtype = 99;
}
DEFECT(no_dtype)
{
	model_op(m, "old")->output_desc[0]->dtype = 0;
}
DEFECT(cast_in_other_numbering)
{
	op_attr(model_op(m, "half"), "dst_type")->i = 2; /* float16 in the numbering of descriptors */
}
DEFECT(bad_dim)
{
	model_op(m, "old")->output_desc[0]->shape->dim[0] = -4;
}
DEFECT(origin_without_list)
{
	ge_desc *d = model_op(m, "x")->output_desc[0];

	drop_entry(&d->n_attr, d->attr, "origin_shape");
}
DEFECT(cycle)
{
	add_input(model_op(m, "mm"), "cat:-1");
}
DEFECT(self_cycle)
{
	set_text(&model_op(m, "old")->input[0], "old:0");
}
DEFECT(ends_dtype)
{
	model_op(m, "old")->input_desc[0]->dtype = GE__PROTO__DATA_TYPE__DT_INT32;
}
DEFECT(ends_shape)
{
	model_op(m, "old")->input_desc[1]->shape->dim[0] = 7;
}
DEFECT(subgraph_missing)
{
	set_text(&model_op(m, "pick")->subgraph_name[1], "nowhere");
}
DEFECT(subgraph_shared)
{
	set_text(&model_op(m, "pick")->subgraph_name[1], "then");
}
DEFECT(subgraph_too_few)
{
	ge_op *op = model_op(m, "pick");

	free(op->subgraph_name[--op->n_subgraph_name]);
}
DEFECT(subgraph_in_itself)
{
	ge_op *op = model_op(m, "pick"), *r = model_op(m, "r");

	r->subgraph_name = malloc(sizeof(char *));
	r->subgraph_name[r->n_subgraph_name++] = dup_text("then");
	free(op->subgraph_name[0]);
	op->subgraph_name[0] = dup_text("other");
	set_text(&m->graph[2]->name, "other");
}
static ge_op *
graph_op(const ge_model *m, int graph, const char *type)
{
	for (size_t i = 0; i < m->graph[graph]->n_op; i++)
		if (strcmp(m->graph[graph]->op[i]->type, type) == 0)
			return m->graph[graph]->op[i];
	abort();
}
DEFECT(subgraph_result_missing)
{
	ge_op *net = graph_op(m, 1, "NetOutput");

	while (net->n_input)
		drop_input(net, net->n_input - 1);
	while (net->n_input_desc)
		ge__proto__tensor_descriptor__free_unpacked(net->input_desc[--net->n_input_desc], NULL);
	while (net->n_attr)
		protobuf_c_message_free_unpacked(&net->attr[--net->n_attr]->base, NULL);
}
DEFECT(subgraph_inputs_change_places)
{
	op_attr(graph_op(m, 1, "Data"), "_parent_node_index")->i = 2;
}
DEFECT(subgraph_result_of_another)
{
	ge_desc *d = graph_op(m, 2, "NetOutput")->input_desc[0];

	for (size_t i = 0; i < d->n_attr; i++)
		if (strcmp(d->attr[i]->key, "_parent_node_index") == 0)
			d->attr[i]->value->i = 1;
}
DEFECT(root_not_first)
{
	ge_graph *g = m->graph[0];

	m->graph[0] = m->graph[1];
	m->graph[1] = g;
}
DEFECT(graph_name_twice)
{
	set_text(&m->graph[2]->name, "then");
}
DEFECT(graph_without_name)
{
	set_text(&m->graph[0]->name, "");
}
DEFECT(parent_index_not_on_all)
{
	drop_attr(m->graph[1]->op[0], "_parent_node_index");
}
DEFECT(parent_index_out_of_range)
{
	op_attr(m->graph[1]->op[0], "_parent_node_index")->i = 3;
}
DEFECT(ir_input_name)
{
	ge_list *k = add_list(model_op(m, "sm"), "_ir_inputs_key", 0);

	list_text(k, "z");
	list_int(add_list(model_op(m, "sm"), "_ir_inputs_value", 0), 0);
}
DEFECT(ir_input_kind)
{
	list_text(add_list(model_op(m, "sm"), "_ir_inputs_key", 0), "x");
	list_int(add_list(model_op(m, "sm"), "_ir_inputs_value", 0), 1);
}
DEFECT(ir_unknown_kind)
{
	list_text(add_list(model_op(m, "sm"), "_ir_inputs_key", 0), "x");
	list_int(add_list(model_op(m, "sm"), "_ir_inputs_value", 0), 3);
}
DEFECT(ir_attr_name)
{
	list_text(add_list(model_op(m, "sm"), "_ir_attr_names", 0), "dim");
}
DEFECT(dynamic_from_one)
{
	ge_op *op = model_op(m, "cat");

	rename_port(op, "_input_name_key", 0, "x1");
	rename_port(op, "_input_name_key", 1, "x2");
	rename_port(op, "_input_name_key", 2, "x3");
}
DEFECT(dynamic_with_gap)
{
	rename_port(model_op(m, "cat"), "_input_name_key", 2, "x3");
}
DEFECT(unknown_port)
{
	rename_port(model_op(m, "sm"), "_input_name_key", 0, "self");
}
DEFECT(unknown_output_port)
{
	rename_port(model_op(m, "sm"), "_output_name_key", 0, "z");
}
DEFECT(port_twice)
{
	rename_port(model_op(m, "old"), "_input_name_key", 1, "x1");
}
DEFECT(port_missing)
{
	rename_port(model_op(m, "old"), "_input_name_key", 1, "x1");
}
DEFECT(unknown_attr)
{
	add_int(model_op(m, "sm"), "axis", 1);
}
DEFECT(missing_attr)
{
	drop_attr(model_op(m, "half"), "dst_type");
}
DEFECT(attr_of_other_type)
{
	ge_attr *a = op_attr(model_op(m, "cat"), "N");

	a->value_case = GE_ATTR(F);
	a->f = 3;
}
DEFECT(ref_is_const)
{
	ge_op *set = model_op(m, "set"), *w = model_op(m, "w");

	for (int i = 0; i < 1; i++) {
		ge_desc *d = w->output_desc[i];

		d->shape->n_dim = 1;
	}
	set_text(&set->input[0], "w:0");
}
DEFECT(reader_not_ordered)
{
	drop_input(model_op(m, "set"), 2);
}
DEFECT(unknown_attr_dtype)
{
	ge_attr *a = add_attr(model_op(m, "sm"), "_dt");

	a->value_case = GE_ATTR(DT);
	a->dt = 77;
}

const defect defects[] = {
#define ROW(fn, id)                                                                                \
	{                                                                                              \
#fn, FXGE_D_##id, fn                                                                       \
	}
	ROW(no_input_names, AIR_PORT_NAMES),
	ROW(no_output_names, AIR_PORT_NAMES),
	ROW(names_of_unequal_length, AIR_PORT_NAMES),
	ROW(name_position_twice, AIR_PORT_NAMES),
	ROW(no_index, AIR_INDEX),
	ROW(index_twice, AIR_INDEX),
	ROW(index_with_gap, AIR_INDEX),
	ROW(negative_index, AIR_INDEX),
	ROW(data_without_input_desc, AIR_DATA_DESC),
	ROW(data_descs_differ, AIR_DATA_DESC),
	ROW(output_desc_missing, AIR_EDGE),
	ROW(input_desc_missing, AIR_SLOTS),
	ROW(input_missing, AIR_SLOTS),
	ROW(name_twice, AIR_OP_NAME),
	ROW(no_name, AIR_OP_NAME),
	ROW(odd_name, AIR_OP_NAME),
	ROW(no_type, AIR_OP_TYPE),
	ROW(unknown_producer, AIR_EDGE),
	ROW(output_out_of_range, AIR_EDGE),
	ROW(control_from_nobody, AIR_EDGE),
	ROW(input_without_index, AIR_EDGE_TEXT),
	ROW(input_with_text_index, AIR_EDGE_TEXT),
	ROW(input_not_fed_but_described, AIR_ABSENT_DESC),
	ROW(input_fed_but_absent, AIR_ABSENT_DESC),
	ROW(required_not_fed, AIR_PORT_MISSING),
	ROW(list_without_val_type, AIR_VAL_TYPE),
	ROW(list_with_wrong_val_type, AIR_VAL_TYPE),
	ROW(list_with_unknown_val_type, AIR_VAL_TYPE),
	ROW(attr_without_value, AIR_ATTR_EMPTY),
	ROW(attr_twice, AIR_ATTR_TWICE),
	ROW(attr_expression, AIR_EXPRESSION),
	ROW(list_in_func, AIR_VAL_TYPE),
	ROW(no_results, AIR_NET_OUTPUT),
	ROW(two_net_outputs, AIR_NET_OUTPUT),
	ROW(net_output_port, AIR_DYNAMIC_PORT),
	ROW(graph_output_of_nobody, AIR_GRAPH_IO),
	ROW(graph_output_out_of_range, AIR_GRAPH_IO),
	ROW(graph_input_of_nobody, AIR_GRAPH_IO),
	ROW(graph_input_is_no_data, AIR_GRAPH_IO),
	ROW(const_without_value, AIR_CONST_VALUE),
	ROW(const_byte_count, AIR_CONST_SIZE),
	ROW(const_without_desc, AIR_CONST_VALUE),
	ROW(const_descs_differ, AIR_CONST_VALUE),
	ROW(const_unknown_dim, AIR_CONST_SIZE),
	ROW(location_missing_file, AIR_LOCATION),
	ROW(location_without_length, AIR_LOCATION),
	ROW(location_wrong_length, AIR_LOCATION),
	ROW(location_other_length, AIR_CONST_SIZE),
	ROW(location_outside, AIR_LOCATION),
	ROW(location_absolute, AIR_LOCATION),
	ROW(location_and_data, AIR_LOCATION),
	ROW(no_layout, AIR_LAYOUT),
	ROW(unknown_layout, AIR_LAYOUT),
	ROW(layouts_disagree, AIR_LAYOUT),
	ROW(const_without_layout, AIR_LAYOUT),
	ROW(unknown_dtype, AIR_DESC_DTYPE),
	ROW(no_dtype, AIR_DESC_DTYPE),
	ROW(cast_in_other_numbering, AIR_ATTR_DTYPE),
	ROW(bad_dim, AIR_DIM),
	ROW(origin_without_list, AIR_DESC_ATTR),
	ROW(cycle, AIR_CYCLE),
	ROW(self_cycle, AIR_CYCLE),
	ROW(ends_dtype, AIR_EDGE_ENDS),
	ROW(ends_shape, AIR_EDGE_ENDS),
	ROW(subgraph_missing, AIR_SUBGRAPH),
	ROW(subgraph_shared, AIR_SUBGRAPH),
	ROW(subgraph_too_few, AIR_SUBGRAPH),
	ROW(subgraph_in_itself, AIR_SUBGRAPH),
	ROW(subgraph_result_missing, REGION),
	ROW(subgraph_inputs_change_places, AIR_PARENT_INDEX),
	ROW(subgraph_result_of_another, AIR_PARENT_INDEX),
	ROW(root_not_first, AIR_ROOT),
	ROW(graph_name_twice, AIR_GRAPH_NAME),
	ROW(graph_without_name, AIR_GRAPH_NAME),
	ROW(parent_index_not_on_all, AIR_PARENT_INDEX),
	ROW(parent_index_out_of_range, AIR_PARENT_INDEX),
	ROW(ir_input_name, AIR_IR_LISTS),
	ROW(ir_input_kind, AIR_IR_LISTS),
	ROW(ir_unknown_kind, AIR_IR_LISTS),
	ROW(ir_attr_name, AIR_IR_LISTS),
	ROW(dynamic_from_one, AIR_DYNAMIC_PORT),
	ROW(dynamic_with_gap, AIR_DYNAMIC_PORT),
	ROW(unknown_port, AIR_PORT),
	ROW(unknown_output_port, AIR_PORT),
	ROW(port_twice, AIR_PORT),
	ROW(port_missing, AIR_PORT_MISSING),
	ROW(unknown_attr, AIR_ATTR_UNKNOWN),
	ROW(missing_attr, AIR_ATTR_MISSING),
	ROW(attr_of_other_type, AIR_ATTR_TYPE),
	ROW(unknown_attr_dtype, AIR_ATTR_DTYPE),
	ROW(ref_is_const, AIR_REF_CONST),
	ROW(reader_not_ordered, AIR_REF_ORDER),
};

const size_t n_defects = sizeof defects / sizeof *defects;
