/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of operands and results of nodes to messages of proto/fx_graph.proto. */
#include "frontend/fxpb_out.h"

void *
fxge_fxpb_message(fxge_fxpb_tables *t, const ProtobufCMessageDescriptor *d)
{
	ProtobufCMessage *m = fxge_arena_alloc(t->msg, d->sizeof_message);

	m->descriptor = d; /* proto2 without defaults: all other fields are zero */
	return m;
}

static char *
text(const char *s)
{
	return (char *)(uintptr_t)s;
}

/* ---- tables ---- */

static uint32_t
index_of(fxge_fxpb_tables *t, fxge_map *m, uint64_t key, size_t next, bool *fresh)
{
	uintptr_t known = (uintptr_t)fxge_map_get(m, key);

	*fresh = !known;
	if (known)
		return (uint32_t)(known - 1);
	fxge_map_put(t->tmp, m, key, (void *)(uintptr_t)(next + 1));
	return (uint32_t)next;
}

uint32_t
fxge_fxpb_string(fxge_fxpb_tables *t, fxge_name s)
{
	bool fresh;
	uint32_t i = index_of(t, &t->string_index, fxge_ptr_key(s), t->strings.len, &fresh);

	if (fresh)
		fxge_vec_push(t->tmp, &t->strings, s);
	return i;
}

uint32_t
fxge_fxpb_expr(fxge_fxpb_tables *t, fxge_size s)
{
	bool fresh;
	uint32_t i = index_of(t, &t->expr_index, (uint64_t)s.raw, t->exprs.len, &fresh);

	if (fresh)
		fxge_vec_push(t->tmp, &t->exprs, s);
	return i;
}

bool
fxge_fxpb_loc(fxge_fxpb_tables *t, const fxge_loc *l, uint32_t *out)
{
	bool fresh;

	if (!fxge_loc_has_source(l))
		return false;
	*out = index_of(t, &t->loc_index, fxge_ptr_key(l), t->locs.len, &fresh);
	if (!fresh)
		return true;
	fxge_vec_push(t->tmp, &t->locs, l);
	if (l->module)
		fxge_fxpb_string(t, l->module);
	for (int i = 0; i < l->n_marks; i++) {
		fxge_fxpb_string(t, l->marks[i].name);
		fxge_fxpb_string(t, l->marks[i].text);
	}
	for (int i = 0; i < l->n_frames; i++) {
		const fxge_frame *f = &l->frames[i];

		if (f->file)
			fxge_fxpb_string(t, f->file);
		if (f->function)
			fxge_fxpb_string(t, f->function);
		if (f->text)
			fxge_fxpb_string(t, f->text);
	}
	return true;
}

/* ---- metas ---- */

static int64_t
lean_size(fxge_fxpb_tables *t, fxge_size s)
{
	return fxge_size_is_small(s) ? s.raw : (int64_t)fxge_fxpb_expr(t, s) * 2 + 1;
}

Fx__TensorMeta *
fxge_fxpb_meta(fxge_fxpb_tables *t, const fxge_meta *m)
{
	Fx__TensorMeta *x = FXGE_MSG(t, Fx__TensorMeta, tensor_meta);
	size_t n = m->rank > 0 ? (size_t)m->rank : 0;

	x->has_dtype = true;
	x->dtype = fxge_dtypes[m->dtype].torch;
	x->has_rank = true;
	x->rank = (uint32_t)n;
	x->n_dims = n;
	x->dims = FXGE_NEW_ARRAY(t->msg, n, int64_t);
	for (size_t i = 0; i < n; i++)
		x->dims[i] = lean_size(t, m->shape[i]);
	if (!m->stride)
		return x;
	x->n_stride_dims = n;
	x->stride_dims = FXGE_NEW_ARRAY(t->msg, n, int64_t);
	for (size_t i = 0; i < n; i++)
		x->stride_dims[i] = lean_size(t, m->stride[i]);
	return x;
}

/* ---- single operands ---- */

static Fx__TensorArgument *
tensor_argument(fxge_fxpb_tables *t, const fxge_value *v)
{
	Fx__TensorArgument *a = FXGE_MSG(t, Fx__TensorArgument, tensor_argument);

	a->name = text(v->name);
	return a;
}

static Fx__SymIntArgument *
int_argument(fxge_fxpb_tables *t, fxge_size s)
{
	Fx__SymIntArgument *a = FXGE_MSG(t, Fx__SymIntArgument, sym_int_argument);
	int64_t v;

	if (fxge_sym_is_int(t->p->syms, s, &v)) {
		a->value_case = FX__SYM_INT_ARGUMENT__VALUE_AS_INT;
		a->as_int = v;
	} else {
		a->value_case = FX__SYM_INT_ARGUMENT__VALUE_EXPR_REF;
		a->expr_ref = fxge_fxpb_expr(t, s);
	}
	return a;
}

static Fx__SymFloatArgument *
float_argument(fxge_fxpb_tables *t, const fxge_operand *o)
{
	Fx__SymFloatArgument *a = FXGE_MSG(t, Fx__SymFloatArgument, sym_float_argument);

	if (o->kind == FXGE_K_FLOAT) {
		a->value_case = FX__SYM_FLOAT_ARGUMENT__VALUE_AS_FLOAT;
		a->as_float = o->f;
	} else {
		a->value_case = FX__SYM_FLOAT_ARGUMENT__VALUE_EXPR_REF;
		a->expr_ref = fxge_fxpb_expr(t, o->size);
	}
	return a;
}

static Fx__SymBoolArgument *
bool_argument(fxge_fxpb_tables *t, const fxge_operand *o)
{
	Fx__SymBoolArgument *a = FXGE_MSG(t, Fx__SymBoolArgument, sym_bool_argument);

	if (o->kind == FXGE_K_BOOL) {
		a->value_case = FX__SYM_BOOL_ARGUMENT__VALUE_AS_BOOL;
		a->as_bool = o->b;
	} else {
		a->value_case = FX__SYM_BOOL_ARGUMENT__VALUE_EXPR_REF;
		a->expr_ref = fxge_fxpb_expr(t, o->size);
	}
	return a;
}

static void
set_number(fxge_fxpb_tables *t, Fx__Argument *a, const fxge_operand *o)
{
	int64_t v;
	fxge_sym_type type = fxge_sym_type_of(t->p->syms, o->size);

	if (o->kind == FXGE_K_INT && fxge_sym_is_int(t->p->syms, o->size, &v)) {
		a->value_case = FX__ARGUMENT__VALUE_AS_INT;
		a->as_int = v;
	} else if (o->kind == FXGE_K_INT) {
		a->value_case = FX__ARGUMENT__VALUE_AS_SYM_INT;
		a->as_sym_int = int_argument(t, o->size);
	} else if (type == FXGE_SYM_T_BOOL) {
		a->value_case = FX__ARGUMENT__VALUE_AS_SYM_BOOL;
		a->as_sym_bool = bool_argument(t, o);
	} else {
		a->value_case = FX__ARGUMENT__VALUE_AS_SYM_FLOAT;
		a->as_sym_float = float_argument(t, o);
	}
}

Fx__Argument *
fxge_fxpb_operand(fxge_fxpb_tables *t, const fxge_node *n, const fxge_operand *o)
{
	Fx__Argument *a = FXGE_MSG(t, Fx__Argument, argument);

	switch (o->kind) {
	case FXGE_K_NONE:
		a->value_case = FX__ARGUMENT__VALUE_AS_NONE;
		a->as_none = true;
		return a;
	case FXGE_K_VALUE:
		a->value_case = FX__ARGUMENT__VALUE_AS_TENSOR;
		a->as_tensor = tensor_argument(t, o->value);
		return a;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		set_number(t, a, o);
		return a;
	case FXGE_K_FLOAT:
		a->value_case = FX__ARGUMENT__VALUE_AS_FLOAT;
		a->as_float = o->f;
		return a;
	case FXGE_K_BOOL:
		a->value_case = FX__ARGUMENT__VALUE_AS_BOOL;
		a->as_bool = o->b;
		return a;
	case FXGE_K_STR:
		a->value_case = FX__ARGUMENT__VALUE_AS_STRING;
		a->as_string = text(o->name);
		return a;
	case FXGE_K_DTYPE:
		a->value_case = FX__ARGUMENT__VALUE_AS_SCALAR_TYPE;
		a->as_scalar_type = fxge_dtypes[o->dtype].torch;
		return a;
	case FXGE_K_LAYOUT:
		a->value_case = FX__ARGUMENT__VALUE_AS_LAYOUT;
		a->as_layout = (int32_t)o->i;
		return a;
	case FXGE_K_MEMORY_FORMAT:
		a->value_case = FX__ARGUMENT__VALUE_AS_MEMORY_FORMAT;
		a->as_memory_format = (int32_t)o->i;
		return a;
	case FXGE_K_COMPLEX:
		a->value_case = FX__ARGUMENT__VALUE_AS_COMPLEX;
		a->as_complex = FXGE_MSG(t, Fx__ComplexValue, complex_value);
		*a->as_complex = (Fx__ComplexValue){.base = a->as_complex->base,
			.has_real = true,
			.real = o->re,
			.has_imag = true,
			.imag = o->im};
		return a;
	case FXGE_K_TENSOR:
		a->value_case = FX__ARGUMENT__VALUE_AS_STRING;
		a->as_string = text(o->tensor->name);
		return a;
	case FXGE_K_CAPTURE:
		break;
	}
	fxge_bug(t->p, n, "an operand of kind %d cannot be written as .fxpb", (int)o->kind);
	return NULL;
}

/* ---- lists ---- */

#define LIST(t, a, n, o, count, CASE, field, L, lower, T, element)                                 \
	do {                                                                                           \
		(a)->value_case = FX__ARGUMENT__VALUE_##CASE;                                              \
		(a)->field = FXGE_MSG((t), L, lower);                                                      \
		(a)->field->n_items = (count);                                                             \
		(a)->field->items = FXGE_NEW_ARRAY((t)->msg, (count), T);                                  \
		for (uint32_t i = 0; i < (count); i++)                                                     \
			(a)->field->items[i] = (element);                                                      \
	} while (0)

static Fx__OptionalTensorArgument *
optional_tensor(fxge_fxpb_tables *t, const fxge_operand *o)
{
	Fx__OptionalTensorArgument *x =
		FXGE_MSG(t, Fx__OptionalTensorArgument, optional_tensor_argument);

	if (o->kind == FXGE_K_VALUE) {
		x->value_case = FX__OPTIONAL_TENSOR_ARGUMENT__VALUE_AS_TENSOR;
		x->as_tensor = tensor_argument(t, o->value);
	} else {
		x->value_case = FX__OPTIONAL_TENSOR_ARGUMENT__VALUE_AS_NONE;
		x->as_none = true;
	}
	return x;
}

/* Returns the bit set of the kinds in a list; symbolic integers count as SYM. */
static uint32_t
kinds_of(const fxge_fxpb_tables *t, const fxge_operand *o, uint32_t n)
{
	uint32_t set = 0;
	int64_t v;

	for (uint32_t i = 0; i < n; i++) {
		bool symbolic = o[i].kind == FXGE_K_INT && !fxge_sym_is_int(t->p->syms, o[i].size, &v);

		set |= 1u << o[i].kind | (symbolic ? 1u << FXGE_K_SYM : 0);
	}
	return set;
}

static bool
is_subset(uint32_t set, uint32_t allowed)
{
	return (set & ~allowed) == 0;
}

#define BIT(k) (1u << FXGE_K_##k)

static Fx__Argument *
list_argument(fxge_fxpb_tables *t, const fxge_node *n, const fxge_param *p, const fxge_operand *o,
	uint32_t count)
{
	Fx__Argument *a = FXGE_MSG(t, Fx__Argument, argument);
	uint32_t set = kinds_of(t, o, count);
	int64_t v = 0;

	if (count ? is_subset(set, BIT(VALUE)) : p->type == FXGE_P_TENSOR || p->type == FXGE_P_ANY)
		LIST(t, a, n, o, count, AS_TENSORS, as_tensors, Fx__TensorList, tensor_list,
			Fx__TensorArgument *, tensor_argument(t, o[i].value));
	else if (count && is_subset(set, BIT(VALUE) | BIT(NONE)))
		LIST(t, a, n, o, count, AS_OPTIONAL_TENSORS, as_optional_tensors, Fx__OptionalTensorList,
			optional_tensor_list, Fx__OptionalTensorArgument *, optional_tensor(t, &o[i]));
	else if (is_subset(set, BIT(INT)))
		LIST(t, a, n, o, count, AS_INTS, as_ints, Fx__IntList, int_list, int64_t,
			(fxge_sym_is_int(t->p->syms, o[i].size, &v), v));
	else if (is_subset(set, BIT(INT) | BIT(SYM)) && (set & BIT(INT)))
		LIST(t, a, n, o, count, AS_SYM_INTS, as_sym_ints, Fx__SymIntList, sym_int_list,
			Fx__SymIntArgument *, int_argument(t, o[i].size));
	else if (is_subset(set, BIT(DTYPE)))
		LIST(t, a, n, o, count, AS_INTS, as_ints, Fx__IntList, int_list, int64_t,
			fxge_dtypes[o[i].dtype].torch);
	else if (is_subset(set, BIT(TENSOR)))
		LIST(t, a, n, o, count, AS_STRINGS, as_strings, Fx__StringList, string_list, char *,
			text(o[i].tensor->name));
	else if (is_subset(set, BIT(FLOAT)))
		LIST(t, a, n, o, count, AS_FLOATS, as_floats, Fx__FloatList, float_list, double, o[i].f);
	else if (is_subset(set, BIT(BOOL)))
		LIST(t, a, n, o, count, AS_BOOLS, as_bools, Fx__BoolList, bool_list, protobuf_c_boolean,
			o[i].b);
	else if (is_subset(set, BIT(STR)))
		LIST(t, a, n, o, count, AS_STRINGS, as_strings, Fx__StringList, string_list, char *,
			text(o[i].name));
	else if (is_subset(set, BIT(BOOL) | BIT(SYM)))
		LIST(t, a, n, o, count, AS_SYM_BOOLS, as_sym_bools, Fx__SymBoolList, sym_bool_list,
			Fx__SymBoolArgument *, bool_argument(t, &o[i]));
	else if (is_subset(set, BIT(FLOAT) | BIT(INT) | BIT(SYM)))
		LIST(t, a, n, o, count, AS_SYM_FLOATS, as_sym_floats, Fx__SymFloatList, sym_float_list,
			Fx__SymFloatArgument *, float_argument(t, &o[i]));
	else
		return fxge_bug(t->p, n, "argument '%s': a mixed list cannot be written as .fxpb", p->name),
			   NULL;
	return a;
}

Fx__Argument *
fxge_fxpb_port(fxge_fxpb_tables *t, const fxge_node *n, int param)
{
	const fxge_port *q = &n->ports[param];
	const fxge_param *p = &n->op->params[param];
	const fxge_operand *o = &n->operands[q->first];
	bool none =
		q->count == 1 && o->kind == FXGE_K_NONE && !p->elem_optional && p->type != FXGE_P_ANY;

	return p->list && !none ? list_argument(t, n, p, o, q->count) : fxge_fxpb_operand(t, n, o);
}

/* ---- results ---- */

static void
set_number_name(Fx__Argument *a, fxge_fxpb_tables *t, const fxge_value *v)
{
	switch (fxge_sym_type_of(t->p->syms, v->meta->size)) {
	case FXGE_SYM_T_INT:
		a->value_case = FX__ARGUMENT__VALUE_AS_SYM_INT;
		a->as_sym_int = FXGE_MSG(t, Fx__SymIntArgument, sym_int_argument);
		a->as_sym_int->value_case = FX__SYM_INT_ARGUMENT__VALUE_AS_NAME;
		a->as_sym_int->as_name = text(v->name);
		break;
	case FXGE_SYM_T_FLOAT:
		a->value_case = FX__ARGUMENT__VALUE_AS_SYM_FLOAT;
		a->as_sym_float = FXGE_MSG(t, Fx__SymFloatArgument, sym_float_argument);
		a->as_sym_float->value_case = FX__SYM_FLOAT_ARGUMENT__VALUE_AS_NAME;
		a->as_sym_float->as_name = text(v->name);
		break;
	case FXGE_SYM_T_BOOL:
		a->value_case = FX__ARGUMENT__VALUE_AS_SYM_BOOL;
		a->as_sym_bool = FXGE_MSG(t, Fx__SymBoolArgument, sym_bool_argument);
		a->as_sym_bool->value_case = FX__SYM_BOOL_ARGUMENT__VALUE_AS_NAME;
		a->as_sym_bool->as_name = text(v->name);
		break;
	}
}

/* Stores the position of an input in its storage. */
static void
set_storage(Fx__TensorMeta *m, const fxge_program *p, const fxge_value *v)
{
	if (v->def != p->main->entry || v->index >= p->inputs.len)
		return;
	const fxge_input *in = &p->inputs.data[v->index];

	m->has_part = m->part = in->part;
	m->has_addressed = m->addressed = in->addressed;
}

Fx__Argument *
fxge_fxpb_result(fxge_fxpb_tables *t, const fxge_value *v)
{
	Fx__Argument *a = FXGE_MSG(t, Fx__Argument, argument);

	if (v->meta->kind == FXGE_META_NONE) {
		a->value_case = FX__ARGUMENT__VALUE_AS_NONE;
		a->as_none = true;
	} else if (v->meta->kind == FXGE_META_SIZE) {
		set_number_name(a, t, v);
	} else {
		a->value_case = FX__ARGUMENT__VALUE_AS_TENSOR;
		a->as_tensor = tensor_argument(t, v);
		if (v->meta->kind == FXGE_META_TENSOR)
			a->as_tensor->meta = fxge_fxpb_meta(t, v->meta);
		if (a->as_tensor->meta)
			set_storage(a->as_tensor->meta, t->p, v);
	}
	return a;
}
