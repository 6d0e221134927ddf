/* SPDX-License-Identifier: Apache-2.0 */
/* Materialisation of symbolic sizes, and of floats computed from them, as values of the graph.
 *
 * requires: program order of conversion (a value made before one node serves all later ones). */
#include "converters/sizes.h"

#include "base/diag/convert.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_index.h"
#include "fxge_ge_sym.h"
#include "fxge_ge_unary.h"

/* The location of a size: dim `dim` of `v`, or `v` itself (dim -1). */
typedef struct source {
	fxge_value *v;
	int dim;
} source;

struct fxge_materialiser {
	fxge_graph *g;
	fxge_arena *arena;
	fxge_map made;                /* size -> value */
	fxge_map sources;             /* size -> source: dims of inputs, as any expression */
	FXGE_VEC(fxge_size) compound; /* dims that are expressions, for solving */
	FXGE_VEC(fxge_size) unbacked; /* data-dependent dims; one size may have several symbols */
};

static uint64_t
key_of(fxge_size s)
{
	return (uint64_t)s.raw;
}

static void
add_source(fxge_materialiser *z, fxge_size s, fxge_value *v, int dim)
{
	int64_t k;

	if (fxge_sym_is_int(z->g->program->syms, s, &k) || fxge_map_get(&z->sources, key_of(s)))
		return;
	source *r = FXGE_NEW(z->arena, source);

	*r = (source){v, dim};
	fxge_map_put(z->arena, &z->sources, key_of(s), r);
	if (fxge_sym_op_of(z->g->program->syms, s) != FXGE_SYM_SYMBOL)
		fxge_vec_push(z->arena, &z->compound, s);
	else if (fxge_sym_is_unbacked(z->g->program->syms, s))
		fxge_vec_push(z->arena, &z->unbacked, s);
}

fxge_materialiser *
fxge_materialiser_new(fxge_graph *g, fxge_arena *a)
{
	fxge_materialiser *z = FXGE_NEW(a, fxge_materialiser);

	z->g = g;
	z->arena = a;
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		fxge_value *v = fxge_graph_input(g, i);

		if (v->meta->kind == FXGE_META_SIZE)
			add_source(z, v->meta->size, v, -1);
		else if (v->meta->kind == FXGE_META_TENSOR)
			for (int d = 0; d < v->meta->rank; d++)
				add_source(z, v->meta->shape[d], v, d);
	}
	return z;
}

void
fxge_materialiser_see(fxge_materialiser *z, const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_results; i++)
		for (int d = 0;
			 n->results[i]->meta->kind == FXGE_META_TENSOR && d < n->results[i]->meta->rank; d++)
			add_source(z, n->results[i]->meta->shape[d], n->results[i], d);
}

void
fxge_materialiser_see_unbacked(fxge_materialiser *z, const fxge_node *after, const fxge_node *until)
{
	const fxge_syms *t = z->g->program->syms;

	for (const fxge_node *n = after->next; n != until; n = n->next)
		for (uint32_t i = 0; i < n->n_results; i++) {
			const fxge_meta *m = n->results[i]->meta;

			for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
				if (!fxge_size_is_small(m->shape[d])
					&& fxge_sym_op_of(t, m->shape[d]) == FXGE_SYM_SYMBOL
					&& fxge_sym_is_unbacked(t, m->shape[d]))
					add_source(z, m->shape[d], n->results[i], d);
		}
}

bool
fxge_materialiser_knows(const fxge_materialiser *z, fxge_size s)
{
	return fxge_map_get(&z->made, key_of(s)) || fxge_map_get(&z->sources, key_of(s));
}

fxge_dtype
fxge_materialiser_dtype(const fxge_syms *t, fxge_size s)
{
	fxge_sym_type type = fxge_sym_type_of(t, s);

	return type == FXGE_SYM_T_FLOAT  ? FXGE_DT_F64
		   : type == FXGE_SYM_T_BOOL ? FXGE_DT_BOOL
									 : FXGE_DT_I64;
}

void
fxge_materialiser_define(fxge_materialiser *z, fxge_size s, fxge_value *v)
{
	fxge_map_put(z->arena, &z->made, key_of(s), v);
}

static fxge_value *
read_source(fxge_cx *cx, const source *r)
{
	if (r->dim < 0)
		return r->v->meta->dtype == FXGE_DT_F64 ? r->v : fxge_conv_cast(cx, r->v, FXGE_DT_I64);
	fxge_value *shape = fxge_emit(cx, GE_Shape,
		FXGE_ARGS(fxge_a_value(GE_Shape__x, r->v),
			fxge_a_int(GE_Shape__dtype, fxge_dtypes[FXGE_DT_I64].ge)));
	fxge_value *index = fxge_conv_int(cx, FXGE_DT_I64, r->dim),
			   *axis = fxge_conv_int(cx, FXGE_DT_I64, 0);

	return fxge_emit(cx, GE_GatherV2,
		FXGE_ARGS(fxge_a_value(GE_GatherV2__x, shape), fxge_a_value(GE_GatherV2__indices, index),
			fxge_a_value(GE_GatherV2__axis, axis)));
}

static fxge_value *
binary(fxge_cx *cx, int op, fxge_value *a, fxge_value *b)
{
	return fxge_emit(cx, op, FXGE_VALUES2(a, b));
}

/* Returns GE's operator of a function with a float result, by its name in PyTorch's expressions; -1
 * for any other name. */
static int
float_function(const char *name)
{
	static const struct {
		const char *name;
		int op;
	} functions[] = {
		{"IntTrueDiv", GE_RealDiv},
		{"FloatTrueDiv", GE_RealDiv},
		{"FloatPow", GE_Pow},
		{"OpaqueUnaryFn_sqrt", GE_Sqrt},
		{"OpaqueUnaryFn_exp", GE_Exp},
		{"OpaqueUnaryFn_log", GE_Log},
	};

	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (strcmp(functions[i].name, name) == 0)
			return functions[i].op;
	return -1;
}

/* Returns the operator that rounds a float before the cast to an integer; -1 for truncation, which
 * the cast does itself. Sets *found to false if `name` is not a rounding function. */
static int
rounding(const char *name, bool *found)
{
	static const struct {
		const char *name;
		int op;
	} functions[] = {
		{"TruncToInt", -1},
		{"FloorToInt", GE_Floor},
		{"CeilToInt", GE_Ceil},
		{"RoundToInt", GE_Rint},
	};

	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (strcmp(functions[i].name, name) == 0)
			return *found = true, functions[i].op;
	return *found = false, -1;
}

static int
ge_op(const fxge_syms *t, fxge_size s)
{
	bool is_float = fxge_sym_type_of(t, s) == FXGE_SYM_T_FLOAT;

	switch (fxge_sym_op_of(t, s)) {
	case FXGE_SYM_ADD:
		return GE_Add;
	case FXGE_SYM_MUL:
		return GE_Mul;
	case FXGE_SYM_FLOORDIV:
		return is_float ? -1 : GE_FloorDiv;
	case FXGE_SYM_MOD:
		return is_float ? -1 : GE_FloorMod;
	case FXGE_SYM_MIN:
		return GE_Minimum;
	case FXGE_SYM_MAX:
		return GE_Maximum;
	case FXGE_SYM_POW:
		return is_float ? GE_Pow : -1;
	case FXGE_SYM_EQ:
		return GE_Equal;
	case FXGE_SYM_NE:
		return GE_NotEqual;
	case FXGE_SYM_LT:
		return GE_Less;
	case FXGE_SYM_LE:
		return GE_LessEqual;
	case FXGE_SYM_AND:
		return GE_LogicalAnd;
	case FXGE_SYM_OR:
		return GE_LogicalOr;
	case FXGE_SYM_NOT:
		return GE_LogicalNot;
	case FXGE_SYM_CALL:
		return is_float ? float_function(fxge_sym_name(t, s)) : -1;
	default:
		return -1;
	}
}

static fxge_value *
cannot(fxge_cx *cx, fxge_size s, const char *why)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, cx->call.arena);
	fxge_sym_print(&b, cx->call.syms, s);
	fxge_call_fail(&cx->call, FXGE_D_SIZE_SOURCE, "the size %s %s", b.data, why);
	return NULL;
}

/* Solves for a symbol that is not a dim itself, by division of an input's dim such as `2*s`. */
static fxge_value *
solve(fxge_materialiser *z, fxge_cx *cx, fxge_size s)
{
	fxge_syms *t = cx->call.syms;

	int64_t least, most;

	fxge_sym_range(t, s, &least, &most);
	if (least == most)
		return fxge_conv_int(cx, FXGE_DT_I64, least);
	for (size_t i = 0; i < z->unbacked.len; i++)
		if (fxge_sym_proves_eq(t, s, z->unbacked.data[i]))
			return fxge_materialiser_value(z, cx, z->unbacked.data[i]);
	for (size_t i = 0; i < z->compound.len; i++) {
		fxge_size whole = z->compound.data[i], factor = fxge_sym_floordiv(t, whole, s);
		int64_t k;

		if (!fxge_sym_is_int(t, factor, &k) || k <= 0
			|| !fxge_size_same(fxge_sym_mul(t, s, factor), whole))
			continue;
		fxge_value *v = fxge_materialiser_value(z, cx, whole);

		return binary(cx, GE_FloorDiv, v, fxge_conv_int(cx, FXGE_DT_I64, k));
	}
	return cannot(cx, s, "is not the size of any input");
}

static bool
is_to_float(const fxge_syms *t, fxge_size s)
{
	return fxge_sym_op_of(t, s) == FXGE_SYM_CALL && strcmp(fxge_sym_name(t, s), "ToFloat") == 0;
}

/* Returns a value; converts it to f64 for float arithmetic, as Python does. */
static fxge_value *
operand(fxge_materialiser *z, fxge_cx *cx, fxge_size s, bool as_float)
{
	fxge_value *v = fxge_materialiser_value(z, cx, s);

	return as_float ? fxge_conv_cast(cx, v, FXGE_DT_F64) : v;
}

/* Selects one of two sizes by a condition; computes both, as neither has side effects. */
static fxge_value *
choice(fxge_materialiser *z, fxge_cx *cx, const fxge_size *args, bool as_float)
{
	fxge_value *condition = fxge_materialiser_value(z, cx, args[0]);
	fxge_value *yes = operand(z, cx, args[1], as_float), *no = operand(z, cx, args[2], as_float);

	return fxge_emit(cx, GE_SelectV2, FXGE_VALUES3(condition, yes, no));
}

/* Returns a float rounded to an integer. Sets *found to false if `s` is not such a rounding. */
static fxge_value *
rounded(fxge_materialiser *z, fxge_cx *cx, fxge_size s, bool *found)
{
	const fxge_syms *t = cx->call.syms;
	const fxge_size *args;

	*found = false;
	if (fxge_sym_op_of(t, s) != FXGE_SYM_CALL || fxge_sym_args(t, s, &args) != 1)
		return NULL;
	int op = rounding(fxge_sym_name(t, s), found);

	if (!*found)
		return NULL;
	fxge_value *v = operand(z, cx, args[0], true);

	return fxge_conv_cast(cx, op < 0 ? v : fxge_emit(cx, op, FXGE_VALUES1(v)), FXGE_DT_I64);
}

static fxge_value *
compute(fxge_materialiser *z, fxge_cx *cx, fxge_size s)
{
	fxge_syms *t = cx->call.syms;
	const source *r = fxge_map_get(&z->sources, key_of(s));

	if (r)
		return read_source(cx, r);
	if (fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL)
		return solve(z, cx, s);
	const fxge_size *args;
	int op = ge_op(t, s), n = fxge_sym_args(t, s, &args);

	if (is_to_float(t, s))
		return operand(z, cx, args[0], true);
	if (fxge_sym_op_of(t, s) == FXGE_SYM_ITE && fxge_sym_type_of(t, s) != FXGE_SYM_T_BOOL)
		return choice(z, cx, args, fxge_sym_type_of(t, s) == FXGE_SYM_T_FLOAT);
	bool found;
	fxge_value *whole = rounded(z, cx, s, &found);

	if (found)
		return whole;
	if (op < 0)
		return cannot(cx, s, "uses a function without a GE operator");
	bool is_float = false;

	for (int i = 0; i < n; i++)
		is_float |= fxge_sym_type_of(t, args[i]) == FXGE_SYM_T_FLOAT;
	is_float |= fxge_sym_type_of(t, s) == FXGE_SYM_T_FLOAT;
	fxge_value *v = operand(z, cx, args[0], is_float);

	if (n == 1)
		return fxge_emit(cx, op, FXGE_VALUES1(v));
	for (int i = 1; i < n; i++)
		v = binary(cx, op, v, operand(z, cx, args[i], is_float));
	return v;
}

fxge_value *
fxge_materialiser_value(fxge_materialiser *z, fxge_cx *cx, fxge_size s)
{
	int64_t k;
	fxge_value *v = fxge_map_get(&z->made, key_of(s));

	if (v || cx->call.failed)
		return v;
	if (fxge_sym_is_int(cx->call.syms, s, &k))
		v = fxge_conv_int(cx, FXGE_DT_I64, k);
	else if (fxge_sym_op_of(cx->call.syms, s) == FXGE_SYM_FLOAT)
		v = fxge_conv_number(cx, FXGE_DT_F64, fxge_sym_float_value(cx->call.syms, s));
	else
		v = compute(z, cx, s);
	if (v)
		fxge_map_put(z->arena, &z->made, key_of(s), v);
	return v;
}
