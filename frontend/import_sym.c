/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of numbers in saved graphs (`_operator.mul`, `torch.sym_max`, sizes of tensors),
 * imported as expressions without nodes. */
#include "base/diag/import.h"
#include "frontend/frontend.h"
#include "frontend/import.h"

typedef enum sym_kind {
	MAKE,      /* an operator of expressions over integers */
	MAKE_BOOL, /* the same over bools */
	CALL,      /* a function that proofs treat as opaque; `fn` is its name in expressions */
	SAME,      /* the argument itself */
	SUB,
	NEG,
	GT, /* a > b is b < a */
	GE,
	SIZE, /* a size of a tensor */
	STRIDE,
	NUMEL,
	SAVED, /* only the value saved in the file is used */
} sym_kind;

static const struct {
	const char *name;
	sym_kind kind;
	fxge_sym_op op;
	const char *fn;
	int arity;
} functions[] = {
	{"_operator.add", MAKE, FXGE_SYM_ADD, NULL, 2},
	{"_operator.sub", SUB, FXGE_SYM_ADD, NULL, 2},
	{"_operator.mul", MAKE, FXGE_SYM_MUL, NULL, 2},
	{"_operator.floordiv", MAKE, FXGE_SYM_FLOORDIV, NULL, 2},
	{"_operator.mod", MAKE, FXGE_SYM_MOD, NULL, 2},
	{"_operator.pow", SAVED, FXGE_SYM_POW, NULL, 2},
	{"_operator.neg", NEG, FXGE_SYM_MUL, NULL, 1},
	{"_operator.pos", SAME, FXGE_SYM_ADD, NULL, 1},
	{"_operator.abs", SAVED, FXGE_SYM_ADD, NULL, 1},
	{"_operator.truediv", CALL, FXGE_SYM_CALL, "IntTrueDiv", 2},
	{"_operator.eq", MAKE, FXGE_SYM_EQ, NULL, 2},
	{"_operator.ne", MAKE, FXGE_SYM_NE, NULL, 2},
	{"_operator.lt", MAKE, FXGE_SYM_LT, NULL, 2},
	{"_operator.le", MAKE, FXGE_SYM_LE, NULL, 2},
	{"_operator.gt", GT, FXGE_SYM_LT, NULL, 2},
	{"_operator.ge", GE, FXGE_SYM_LE, NULL, 2},
	{"_operator.and_", MAKE_BOOL, FXGE_SYM_AND, NULL, 2},
	{"_operator.or_", MAKE_BOOL, FXGE_SYM_OR, NULL, 2},
	{"_operator.not_", MAKE_BOOL, FXGE_SYM_NOT, NULL, 1},
	{"_operator.lshift", SAVED, FXGE_SYM_CALL, NULL, 2},
	{"_operator.rshift", SAVED, FXGE_SYM_CALL, NULL, 2},
	{"_operator.xor", SAVED, FXGE_SYM_CALL, NULL, 2},
	{"torch.sym_max", MAKE, FXGE_SYM_MAX, NULL, 2},
	{"torch.sym_min", MAKE, FXGE_SYM_MIN, NULL, 2},
	{"torch.sym_not", MAKE_BOOL, FXGE_SYM_NOT, NULL, 1},
	{"torch.sym_ite", SAVED, FXGE_SYM_ITE, NULL, 3},
	{"torch.sym_sum", SAVED, FXGE_SYM_ADD, NULL, 1},
	{"torch.sym_float", CALL, FXGE_SYM_CALL, "ToFloat", 1},
	{"torch.sym_int", CALL, FXGE_SYM_CALL, "TruncToInt", 1},
	{"torch._sym_sqrt", CALL, FXGE_SYM_CALL, "OpaqueUnaryFn_sqrt", 1},
	{"math.trunc", CALL, FXGE_SYM_CALL, "TruncToInt", 1},
	{"math.ceil", CALL, FXGE_SYM_CALL, "CeilToInt", 1},
	{"math.floor", CALL, FXGE_SYM_CALL, "FloorToInt", 1},
	{"builtins.round", SAVED, FXGE_SYM_CALL, NULL, 1},
	{"aten.sym_size.int", SIZE, FXGE_SYM_ADD, NULL, 2},
	{"aten.sym_stride.int", STRIDE, FXGE_SYM_ADD, NULL, 2},
	{"aten.sym_numel.default", NUMEL, FXGE_SYM_MUL, NULL, 1},
	{"aten.sym_storage_offset.default", SAVED, FXGE_SYM_ADD, NULL, 1},
};

int
fxge_import_sym_find(const char *target)
{
	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (strcmp(functions[i].name, target) == 0)
			return (int)i;
	return -1;
}

bool
fxge_import_sizes(const char *target)
{
	return fxge_import_sym_find(target) >= 0;
}

/* Returns the expression of an argument; *have is false if it is not a number. */
static bool
number(
	fxge_importer *im, const fxge_in_scope *sc, const Fx__Argument *a, fxge_size *out, bool *have)
{
	static const fxge_param any = {
		.name = "operand", .type = FXGE_P_ANY, .list = true, .optional = true};
	bool present;

	im->ops.len = 0;
	if (fxge_import_operands(im, sc, &any, a, &present) == FXGE_FIT_INVALID)
		return false;
	*have = im->ops.len == 1;
	if (!*have)
		return true;
	const fxge_operand *o = &im->ops.data[0];

	if (o->kind == FXGE_K_INT || o->kind == FXGE_K_SYM)
		*out = o->size;
	else if (o->kind == FXGE_K_FLOAT)
		*out = fxge_sym_float(im->p->syms, o->f);
	else
		*have = false;
	return true;
}

/* Computes a size, a stride or the number of elements of a tensor; *have is false if it is
 * unknown. */
static bool
from_tensor(fxge_importer *im, const fxge_in_scope *sc, sym_kind kind, const Fx__Node *n,
	fxge_size *out, bool *have)
{
	const Fx__Argument *x = n->n_inputs ? n->inputs[0]->arg : NULL;
	fxge_value *v;

	*have = false;
	if (!x || x->value_case != FX__ARGUMENT__VALUE_AS_TENSOR)
		return fxge_import_fail(im, FXGE_D_IMPORT_ARGUMENT, "the first argument is not a tensor");
	if (!fxge_import_tensor(im, sc, x->as_tensor, &v))
		return false;
	if (v->meta->kind != FXGE_META_TENSOR)
		return true;
	if (kind == NUMEL) {
		*out = fxge_sym_product(im->p->syms, v->meta->shape, v->meta->rank);
		*have = true;
		return true;
	}
	const Fx__Argument *d = n->n_inputs > 1 ? n->inputs[1]->arg : NULL;

	if (!d || d->value_case != FX__ARGUMENT__VALUE_AS_INT)
		return fxge_import_fail(im, FXGE_D_IMPORT_ARGUMENT, "dim is not an integer");
	int64_t dim = d->as_int < 0 ? d->as_int + v->meta->rank : d->as_int;

	if (dim < 0 || dim >= v->meta->rank)
		return fxge_import_fail(im, FXGE_D_IMPORT_ARGUMENT, "found dim %lld of a tensor of %d dims",
			(long long)d->as_int, v->meta->rank);
	const fxge_size *from = kind == SIZE ? v->meta->shape : v->meta->stride;

	*have = from != NULL;
	if (from)
		*out = from[dim];
	return true;
}

static bool
all_of_type(const fxge_syms *t, const fxge_size *a, int n, fxge_sym_type want)
{
	for (int i = 0; i < n; i++)
		if (fxge_sym_type_of(t, a[i]) != want)
			return false;
	return true;
}

/* Applies a function to numbers; *have is false if only the file has the value. */
static fxge_size
apply(fxge_importer *im, int f, const fxge_size *a, int n, bool *have)
{
	fxge_syms *t = im->p->syms;
	fxge_sym_type want = functions[f].kind == MAKE_BOOL ? FXGE_SYM_T_BOOL : FXGE_SYM_T_INT;
	fxge_size swapped[2] = {a[1], a[0]};

	*have = true;
	if (functions[f].kind == SAME)
		return a[0];
	if (functions[f].kind == CALL) {
		bool mixed = functions[f].arity == 2 && !all_of_type(t, a, n, FXGE_SYM_T_INT);

		return fxge_sym_make(t, FXGE_SYM_CALL,
			fxge_names_get(im->s->names, mixed ? "FloatTrueDiv" : functions[f].fn), a, n);
	}
	if (functions[f].kind == SAVED || !all_of_type(t, a, n, want)) {
		*have = false;
		return fxge_size_small(0);
	}
	switch (functions[f].kind) {
	case SUB:
		return fxge_sym_sub(t, a[0], a[1]);
	case NEG:
		return fxge_sym_sub(t, fxge_size_small(0), a[0]);
	case GT:
	case GE:
		return fxge_sym_make(t, functions[f].op, NULL, swapped, 2);
	default:
		return fxge_sym_make(t, functions[f].op, NULL, a, n);
	}
}

static bool
compute(fxge_importer *im, const fxge_in_scope *sc, int f, const Fx__Node *n, fxge_size *out,
	bool *have)
{
	fxge_size a[3] = {{0}};
	int k = 0;

	if (functions[f].kind == SIZE || functions[f].kind == STRIDE || functions[f].kind == NUMEL)
		return from_tensor(im, sc, functions[f].kind, n, out, have);
	*have = false;
	for (size_t i = 0; i < n->n_inputs && i < 3; i++) {
		bool is_number = false;

		if (n->inputs[i]->arg && !number(im, sc, n->inputs[i]->arg, &a[k++], &is_number))
			return false;
		if (!is_number)
			return true; /* the file may have the value */
	}
	if (k != functions[f].arity || n->n_inputs != (size_t)k)
		return true;
	*out = apply(im, f, a, k, have);
	const char *fault = fxge_syms_fault(im->p->syms);

	if (fault) {
		fxge_syms_clear_fault(im->p->syms);
		return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "%s", fault);
	}
	return true;
}

/* Returns the name and type of the only number that the node defines, or NULL. */
static const char *
defined_number(const Fx__Node *n, fxge_sym_type *type)
{
	const Fx__Argument *a = n->n_outputs == 1 ? n->outputs[0] : NULL;

	if (!a)
		return NULL;
	if (a->value_case == FX__ARGUMENT__VALUE_AS_SYM_INT
		&& a->as_sym_int->value_case == FX__SYM_INT_ARGUMENT__VALUE_AS_NAME) {
		*type = FXGE_SYM_T_INT;
		return a->as_sym_int->as_name;
	}
	if (a->value_case == FX__ARGUMENT__VALUE_AS_SYM_FLOAT
		&& a->as_sym_float->value_case == FX__SYM_FLOAT_ARGUMENT__VALUE_AS_NAME) {
		*type = FXGE_SYM_T_FLOAT;
		return a->as_sym_float->as_name;
	}
	if (a->value_case == FX__ARGUMENT__VALUE_AS_SYM_BOOL
		&& a->as_sym_bool->value_case == FX__SYM_BOOL_ARGUMENT__VALUE_AS_NAME) {
		*type = FXGE_SYM_T_BOOL;
		return a->as_sym_bool->as_name;
	}
	return NULL;
}

static bool
check_saved(fxge_importer *im, const char *name, fxge_size computed, fxge_size saved)
{
	fxge_sbuf b;

	if (fxge_size_same(computed, saved)
		|| fxge_sym_equal(im->p->syms, computed, saved) != FXGE_DISPROVED)
		return true;
	fxge_sbuf_init(&b, im->tmp);
	fxge_sym_print(&b, im->p->syms, saved);
	fxge_sbuf_str(&b, ", computed ");
	fxge_sym_print(&b, im->p->syms, computed);
	return fxge_import_fail(im, FXGE_D_IMPORT_SYMBOL, "%s: found %s", name, b.data);
}

bool
fxge_import_sym_node(
	fxge_importer *im, fxge_in_scope *sc, const fxge_target *t, const Fx__Node *n, bool *done)
{
	fxge_sym_type type;
	const char *text = defined_number(n, &type);
	fxge_size computed = {0}, saved = {0};
	bool have_computed, have_saved;

	*done = text != NULL;
	if (!text)
		return true; /* on tensors these are unknown operators */
	fxge_name name = fxge_import_name(im, text, "a number");

	if (!name || !compute(im, sc, t->sym, n, &computed, &have_computed)
		|| !fxge_import_number(im, sc->in, text, type, &saved, &have_saved))
		return false;
	if (!have_computed && !have_saved)
		return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "%s has no expression", name);
	if (have_computed && have_saved && type == FXGE_SYM_T_INT
		&& !check_saved(im, name, computed, saved))
		return false;
	/* An opaque function is less precise than the file's own expression. */
	bool opaque = functions[t->sym].kind == CALL && have_saved;

	return fxge_import_define_size(im, sc, name, have_computed && !opaque ? computed : saved);
}
