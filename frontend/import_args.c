/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of arguments to operands, by the type of the parameter in the schema. */
#include "base/diag/common.h"
#include "base/diag/import.h"
#include "frontend/import.h"

#include "fxge_aten_create.h"

typedef struct arg_fit {
	fxge_importer *im;
	const fxge_in_scope *sc;
	const fxge_param *p;
	fxge_fit fit;
} arg_fit;

const char *
fxge_arg_form(const Fx__Argument *a)
{
	const ProtobufCFieldDescriptor *f = a ? protobuf_c_message_descriptor_get_field(
											&fx__argument__descriptor, (unsigned)a->value_case)
										  : NULL;

	return f ? f->name : "an argument of unknown form";
}

bool
fxge_arg_is_list(const Fx__Argument *a)
{
	switch (a->value_case) {
	case FX__ARGUMENT__VALUE_AS_TENSORS:
	case FX__ARGUMENT__VALUE_AS_OPTIONAL_TENSORS:
	case FX__ARGUMENT__VALUE_AS_INTS:
	case FX__ARGUMENT__VALUE_AS_FLOATS:
	case FX__ARGUMENT__VALUE_AS_BOOLS:
	case FX__ARGUMENT__VALUE_AS_STRINGS:
	case FX__ARGUMENT__VALUE_AS_SYM_INTS:
	case FX__ARGUMENT__VALUE_AS_SYM_FLOATS:
	case FX__ARGUMENT__VALUE_AS_SYM_BOOLS:
		return true;
	default:
		return false;
	}
}

static const char *
expected(const fxge_param *p)
{
	static const char *const names[] = {[FXGE_P_TENSOR] = "a tensor",
		[FXGE_P_INT] = "an integer",
		[FXGE_P_FLOAT] = "a number",
		[FXGE_P_BOOL] = "a bool",
		[FXGE_P_SCALAR] = "a number",
		[FXGE_P_STR] = "a string",
		[FXGE_P_DTYPE] = "a dtype",
		[FXGE_P_LAYOUT] = "a layout",
		[FXGE_P_DEVICE] = "a device",
		[FXGE_P_MEMORY_FORMAT] = "a memory format",
		[FXGE_P_GENERATOR] = "None",
		[FXGE_P_CONST] = "a constant",
		[FXGE_P_ANY] = "any value"};

	return names[p->type];
}

static void
mismatch(arg_fit *f, const char *found)
{
	if (f->fit == FXGE_FIT_OK)
		fxge_import_fail(f->im, FXGE_D_IMPORT_ARGUMENT, "argument '%s': found %s, expected %s%s",
			f->p->name, found, f->p->list ? "a list, each " : "", expected(f->p));
	f->fit = FXGE_FIT_INVALID;
}

static void
push(arg_fit *f, fxge_operand o)
{
	fxge_vec_push(f->im->tmp, &f->im->ops, o);
}

/* Returns the dtype of a number that becomes a 0-d tensor. A Python number takes part in promotion
 * by its class only, and has the precision of a double. Returns `dt`, unless a 0-d tensor of `dt`
 * would change the promotion or lose precision; then returns the promoted dtype. */
static fxge_dtype
wrapped_dtype(const fxge_promotion *tensors, fxge_dtype dt)
{
	fxge_promotion number = *tensors, tensor = *tensors;
	const fxge_meta m = {.dtype = dt};

	fxge_promotion_number(&number, fxge_dtypes[dt].klass);
	fxge_promotion_tensor(&tensor, &m);
	fxge_dtype want = fxge_promotion_result(&number);
	bool wide = want == FXGE_DT_F64 || want == FXGE_DT_C128;

	return !wide && fxge_promotion_result(&tensor) == want ? dt : want;
}

/* Returns the dtype that holds a number without loss, for views that expose its bits. */
static fxge_dtype
wide_dtype(fxge_dtype dt)
{
	return dt == FXGE_DT_C64 ? FXGE_DT_C128 : dt == FXGE_DT_F32 ? FXGE_DT_F64 : dt;
}

/* Adds a node that makes the number a 0-d tensor, and pushes its result. */
static void
push_wrapped(arg_fit *f, fxge_operand number, fxge_dtype dt)
{
	static const char name[] = "aten.scalar_tensor.default";
	const fxge_op *op = fxge_op_find(f->im->s, name, sizeof name - 1);
	fxge_arg args[] = {fxge_a_raw(ATEN_scalar_tensor__s, &number, 1, false),
		fxge_a_dtype(ATEN_scalar_tensor__dtype, dt), {.param = -1}};
	fxge_node *n = fxge_node_new(f->sc->graph, f->sc->graph->ret, op, args, 1, NULL);

	if (!n) {
		f->fit = FXGE_FIT_INVALID;
		return;
	}
	fxge_meta m = fxge_meta_tensor(f->im->tmp, dt, 0, NULL);

	fxge_value_set_meta(f->im->p, n->results[0], &m);
	push(f, (fxge_operand){.kind = FXGE_K_VALUE, .value = n->results[0]});
}

/* Accepts a number for a tensor, as PyTorch does. Another overload may have a number there. */
static bool
number_for_tensor(arg_fit *f, fxge_operand number, fxge_dtype dt)
{
	if (f->p->type != FXGE_P_TENSOR)
		return false;
	if (f->im->wrap_numbers && !f->p->list)
		push_wrapped(
			f, number, f->im->wrap_wide ? wide_dtype(dt) : wrapped_dtype(f->im->wrap_numbers, dt));
	else if (f->fit == FXGE_FIT_OK)
		f->fit = FXGE_FIT_NUMBER;
	return true;
}

static void
push_none(arg_fit *f)
{
	if (f->p->optional || f->p->elem_optional || f->p->type == FXGE_P_ANY
		|| f->p->type == FXGE_P_GENERATOR)
		push(f, (fxge_operand){.kind = FXGE_K_NONE});
	else
		mismatch(f, "None");
}

static void
push_value(arg_fit *f, fxge_value *v)
{
	fxge_operand o = {.kind = FXGE_K_VALUE};

	o.value = v;
	if (f->p->type == FXGE_P_TENSOR || f->p->type == FXGE_P_ANY)
		push(f, o);
	else
		mismatch(f, "a tensor");
}

static void
push_tensor(arg_fit *f, const Fx__TensorArgument *a)
{
	fxge_value *v = NULL;

	if (fxge_import_tensor(f->im, f->sc, a, &v))
		push_value(f, v);
	else
		f->fit = FXGE_FIT_INVALID;
}

static void
push_float(arg_fit *f, double v)
{
	if (f->p->type == FXGE_P_FLOAT || f->p->type == FXGE_P_SCALAR || f->p->type == FXGE_P_ANY)
		push(f, (fxge_operand){.kind = FXGE_K_FLOAT, .f = v});
	else if (!number_for_tensor(f, (fxge_operand){.kind = FXGE_K_FLOAT, .f = v}, FXGE_DT_F32))
		mismatch(f, "a float");
}

static void
push_bool(arg_fit *f, bool b)
{
	switch (f->p->type) {
	case FXGE_P_BOOL:
	case FXGE_P_SCALAR:
	case FXGE_P_ANY:
		push(f, (fxge_operand){.kind = FXGE_K_BOOL, .b = b});
		break;
	case FXGE_P_INT:
		push(f, (fxge_operand){.kind = FXGE_K_INT, .size = fxge_size_small(b)});
		break;
	case FXGE_P_FLOAT:
		push(f, (fxge_operand){.kind = FXGE_K_FLOAT, .f = b});
		break;
	default:
		if (!number_for_tensor(f, (fxge_operand){.kind = FXGE_K_BOOL, .b = b}, FXGE_DT_BOOL))
			mismatch(f, "a bool");
	}
}

/* Pushes an expression of any type, constants included. */
static void
push_size(arg_fit *f, fxge_size s)
{
	fxge_sym_type t = fxge_sym_type_of(f->im->p->syms, s);
	fxge_ptype want = f->p->type;
	fxge_operand o = {.kind = t == FXGE_SYM_T_INT ? FXGE_K_INT : FXGE_K_SYM, .size = s};
	int64_t c;

	if (want == FXGE_P_ANY || want == FXGE_P_SCALAR) {
		push(f, o);
		return;
	}
	if (want == FXGE_P_FLOAT && t != FXGE_SYM_T_BOOL) {
		if (fxge_sym_is_int(f->im->p->syms, s, &c))
			o = (fxge_operand){.kind = FXGE_K_FLOAT, .f = (double)c};
		push(f, o);
		return;
	}
	if (want == FXGE_P_BOOL && t == FXGE_SYM_T_INT && fxge_sym_is_int(f->im->p->syms, s, &c)) {
		push(f, (fxge_operand){.kind = FXGE_K_BOOL, .b = c != 0});
		return;
	}
	if ((want == FXGE_P_INT && t == FXGE_SYM_T_INT)
		|| (want == FXGE_P_BOOL && t == FXGE_SYM_T_BOOL))
		push(f, o);
	else if (!number_for_tensor(f, o,
				 t == FXGE_SYM_T_INT     ? FXGE_DT_I64
				 : t == FXGE_SYM_T_FLOAT ? FXGE_DT_F32
										 : FXGE_DT_BOOL))
		mismatch(f, t == FXGE_SYM_T_INT     ? "an integer"
					: t == FXGE_SYM_T_FLOAT ? "a float"
											: "a bool");
}

static void
push_int(arg_fit *f, int64_t v)
{
	push_size(f, fxge_sym_int(f->im->p->syms, v));
}

/* Pushes a number by its name. Returns false, and pushes nothing, for a tensor. */
static bool
push_number(arg_fit *f, const char *name)
{
	fxge_in_value b = {0};

	if (!fxge_import_lookup(f->im, f->sc, name, &b))
		f->fit = FXGE_FIT_INVALID;
	else if (!b.value)
		push_size(f, b.size);
	else if (b.value->meta->kind == FXGE_META_SIZE)
		push_size(f, b.value->meta->size);
	else
		return false;
	return true;
}

static void
push_named(arg_fit *f, const char *name)
{
	if (!push_number(f, name))
		mismatch(f, "a tensor where a number is named");
}

/* Pushes an element of a list of tensors. Torch 2.14 writes the mixed operands of a higher-order
 * operator as such a list, with the names of its numbers. */
static void
push_listed(arg_fit *f, const Fx__TensorArgument *a)
{
	if (f->p->type != FXGE_P_ANY || !push_number(f, a->name))
		push_tensor(f, a);
}

static void
push_ref(arg_fit *f, uint32_t ref)
{
	fxge_size s;

	if (fxge_import_expr_ref(f->im, ref, &s))
		push_size(f, s);
	else
		f->fit = FXGE_FIT_INVALID;
}

static void
push_sym_int(arg_fit *f, const Fx__SymIntArgument *a)
{
	switch (a->value_case) {
	case FX__SYM_INT_ARGUMENT__VALUE_AS_NAME:
		push_named(f, a->as_name);
		break;
	case FX__SYM_INT_ARGUMENT__VALUE_AS_INT:
		push_int(f, a->as_int);
		break;
	case FX__SYM_INT_ARGUMENT__VALUE_EXPR_REF:
		push_ref(f, a->expr_ref);
		break;
	default:
		f->fit = FXGE_FIT_UNKNOWN;
	}
}

static void
push_sym_float(arg_fit *f, const Fx__SymFloatArgument *a)
{
	switch (a->value_case) {
	case FX__SYM_FLOAT_ARGUMENT__VALUE_AS_NAME:
		push_named(f, a->as_name);
		break;
	case FX__SYM_FLOAT_ARGUMENT__VALUE_AS_FLOAT:
		push_float(f, a->as_float);
		break;
	case FX__SYM_FLOAT_ARGUMENT__VALUE_EXPR_REF:
		push_ref(f, a->expr_ref);
		break;
	default:
		f->fit = FXGE_FIT_UNKNOWN;
	}
}

static void
push_sym_bool(arg_fit *f, const Fx__SymBoolArgument *a)
{
	switch (a->value_case) {
	case FX__SYM_BOOL_ARGUMENT__VALUE_AS_NAME:
		push_named(f, a->as_name);
		break;
	case FX__SYM_BOOL_ARGUMENT__VALUE_AS_BOOL:
		push_bool(f, a->as_bool);
		break;
	case FX__SYM_BOOL_ARGUMENT__VALUE_EXPR_REF:
		push_ref(f, a->expr_ref);
		break;
	default:
		f->fit = FXGE_FIT_UNKNOWN;
	}
}

static void
push_optional(arg_fit *f, const Fx__OptionalTensorArgument *a)
{
	if (a->value_case == FX__OPTIONAL_TENSOR_ARGUMENT__VALUE_AS_TENSOR)
		push_tensor(f, a->as_tensor);
	else if (a->value_case == FX__OPTIONAL_TENSOR_ARGUMENT__VALUE_AS_NONE)
		push_none(f);
	else
		f->fit = FXGE_FIT_UNKNOWN;
}

/* Pushes the value of ge.Const: a tensor of the program, by its name. */
static void
push_constant(arg_fit *f, const char *name)
{
	fxge_name key = fxge_names_find(f->im->s->names, name, strlen(name));
	const fxge_tensor *t = key ? fxge_program_tensor(f->im->p, key) : NULL;

	if (t)
		push(f, (fxge_operand){.kind = FXGE_K_TENSOR, .tensor = t});
	else
		mismatch(f, "the name of a tensor that the file does not contain");
}

static void
push_text(arg_fit *f, const char *s)
{
	if (f->p->type == FXGE_P_CONST) {
		push_constant(f, s);
		return;
	}
	bool fits = f->p->type == FXGE_P_STR || f->p->type == FXGE_P_DEVICE || f->p->type == FXGE_P_ANY;

	if (!fits) {
		mismatch(f, "a string");
	} else if (strlen(s) > FXGE_MAX_NAME) {
		fxge_import_fail(f->im, FXGE_D_LIMIT,
			"argument '%s': found a text of %zu bytes, expected at most %d", f->p->name, strlen(s),
			FXGE_MAX_NAME);
		f->fit = FXGE_FIT_INVALID;
	} else {
		push(f, (fxge_operand){.kind = FXGE_K_STR, .name = fxge_names_get(f->im->s->names, s)});
	}
}

static void
push_device(arg_fit *f, const Fx__Device *d)
{
	const char *type = d->type ? d->type : "";

	push_text(f,
		d->has_index ? fxge_arena_printf(f->im->tmp, "%s:%lld", type, (long long)d->index) : type);
}

/* Pushes a number of an enumeration; `last` is the largest that the schema defines. */
static void
push_enum(arg_fit *f, fxge_ptype type, const char *what, int64_t last, fxge_operand o)
{
	if (type != FXGE_P_DTYPE && (o.i < 0 || o.i > last))
		f->fit = FXGE_FIT_UNKNOWN;
	else if (f->p->type == type || f->p->type == FXGE_P_ANY)
		push(f, o);
	else
		mismatch(f, what);
}

static void
push_dtype(arg_fit *f, int32_t number)
{
	fxge_dtype dt = fxge_dtype_by_torch(number);

	if (dt == FXGE_DT_NONE)
		f->fit = FXGE_FIT_UNKNOWN;
	else
		push_enum(f, FXGE_P_DTYPE, "a dtype", 0, (fxge_operand){.kind = FXGE_K_DTYPE, .dtype = dt});
}

static void
push_dtype_number(arg_fit *f, int64_t number)
{
	push_dtype(f, number >= 0 && number <= INT32_MAX ? (int32_t)number : -1);
}

static void
push_complex(arg_fit *f, const Fx__ComplexValue *c)
{
	fxge_operand o = {.kind = FXGE_K_COMPLEX, .re = c->real, .im = c->imag};

	if (f->p->type == FXGE_P_SCALAR || f->p->type == FXGE_P_ANY)
		push(f, o);
	else if (!number_for_tensor(f, o, FXGE_DT_C64))
		mismatch(f, "a complex number");
}

#define EACH(f, list, call)                                                                        \
	for (size_t i_ = 0; i_ < (list)->n_items && (f)->fit != FXGE_FIT_INVALID; i_++)                \
	call((f), (list)->items[i_])

static void
push_list(arg_fit *f, const Fx__Argument *a)
{
	switch (a->value_case) {
	case FX__ARGUMENT__VALUE_AS_TENSORS:
		EACH(f, a->as_tensors, push_listed);
		break;
	case FX__ARGUMENT__VALUE_AS_OPTIONAL_TENSORS:
		EACH(f, a->as_optional_tensors, push_optional);
		break;
	case FX__ARGUMENT__VALUE_AS_INTS:
		if (f->p->type == FXGE_P_DTYPE)
			EACH(f, a->as_ints, push_dtype_number);
		else
			EACH(f, a->as_ints, push_int);
		break;
	case FX__ARGUMENT__VALUE_AS_FLOATS:
		EACH(f, a->as_floats, push_float);
		break;
	case FX__ARGUMENT__VALUE_AS_BOOLS:
		EACH(f, a->as_bools, push_bool);
		break;
	case FX__ARGUMENT__VALUE_AS_STRINGS:
		EACH(f, a->as_strings, push_text);
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_INTS:
		EACH(f, a->as_sym_ints, push_sym_int);
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_FLOATS:
		EACH(f, a->as_sym_floats, push_sym_float);
		break;
	default:
		EACH(f, a->as_sym_bools, push_sym_bool);
	}
}

static void
push_single(arg_fit *f, const Fx__Argument *a)
{
	switch (a->value_case) {
	case FX__ARGUMENT__VALUE_AS_TENSOR:
		push_tensor(f, a->as_tensor);
		break;
	case FX__ARGUMENT__VALUE_AS_OPTIONAL_TENSOR:
		push_optional(f, a->as_optional_tensor);
		break;
	case FX__ARGUMENT__VALUE_AS_INT:
		push_int(f, a->as_int);
		break;
	case FX__ARGUMENT__VALUE_AS_FLOAT:
		push_float(f, a->as_float);
		break;
	case FX__ARGUMENT__VALUE_AS_BOOL:
		push_bool(f, a->as_bool);
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_INT:
		push_sym_int(f, a->as_sym_int);
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_FLOAT:
		push_sym_float(f, a->as_sym_float);
		break;
	case FX__ARGUMENT__VALUE_AS_SYM_BOOL:
		push_sym_bool(f, a->as_sym_bool);
		break;
	case FX__ARGUMENT__VALUE_AS_STRING:
		push_text(f, a->as_string);
		break;
	case FX__ARGUMENT__VALUE_AS_OPERATOR:
		push_text(f, a->as_operator);
		break;
	case FX__ARGUMENT__VALUE_AS_DEVICE:
		push_device(f, a->as_device);
		break;
	case FX__ARGUMENT__VALUE_AS_SCALAR_TYPE:
		push_dtype(f, a->as_scalar_type);
		break;
	case FX__ARGUMENT__VALUE_AS_LAYOUT:
		push_enum(f, FXGE_P_LAYOUT, "a layout", 7,
			(fxge_operand){.kind = FXGE_K_LAYOUT, .i = a->as_layout});
		break;
	case FX__ARGUMENT__VALUE_AS_MEMORY_FORMAT:
		push_enum(f, FXGE_P_MEMORY_FORMAT, "a memory format", 4,
			(fxge_operand){.kind = FXGE_K_MEMORY_FORMAT, .i = a->as_memory_format});
		break;
	case FX__ARGUMENT__VALUE_AS_COMPLEX:
		push_complex(f, a->as_complex);
		break;
	default: /* nested lists, custom objects, dictionaries, and tags that this schema lacks */
		f->fit = FXGE_FIT_UNKNOWN;
	}
}

/* Repeats a single number for a list of fixed length. */
static void
repeat_single(arg_fit *f, size_t from)
{
	if (f->im->ops.len != from + 1 || f->im->ops.data[from].kind == FXGE_K_VALUE)
		return;
	for (int i = 1; i < f->p->list_size && i < FXGE_MAX_RANK; i++)
		push(f, f->im->ops.data[from]);
}

fxge_fit
fxge_import_operands(fxge_importer *im, const fxge_in_scope *sc, const fxge_param *p,
	const Fx__Argument *a, bool *present)
{
	arg_fit f = {.im = im, .sc = sc, .p = p, .fit = FXGE_FIT_OK};
	size_t from = im->ops.len;

	*present = true;
	if (!a)
		return FXGE_FIT_UNKNOWN;
	if (fxge_arg_is_list(a)) {
		if (!p->list)
			mismatch(&f, fxge_arg_form(a));
		else
			push_list(&f, a);
	} else if (a->value_case == FX__ARGUMENT__VALUE_AS_NONE) {
		/* None as the default, or as the only alternative, carries no information */
		if (p->dflt.kind == FXGE_LIT_ABSENT || (p->optional && p->dflt.kind == FXGE_LIT_NONE))
			*present = false;
		else
			push_none(&f);
	} else {
		push_single(&f, a);
		if (p->list && p->type != FXGE_P_ANY)
			repeat_single(&f, from);
	}
	if (im->ops.len > FXGE_MAX_OPERANDS) {
		fxge_import_fail(im, FXGE_D_LIMIT, "found more than %d operands", FXGE_MAX_OPERANDS);
		return FXGE_FIT_INVALID;
	}
	return f.fit;
}
