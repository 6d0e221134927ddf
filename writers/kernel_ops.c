/* SPDX-License-Identifier: Apache-2.0 */
/* PyTorch's operators as vector instructions. */
#include "writers/kernel_vector.h"

#include <float.h>

static const struct {
	const char *name;
	fxge_fx_op op;
} arithmetics[] = {{"add", FXGE_FX_ADD}, {"sub", FXGE_FX_SUB}, {"mul", FXGE_FX_MUL},
	{"div", FXGE_FX_DIV}},
  comparisons[] = {{"lt", FXGE_FX_LT}, {"le", FXGE_FX_LE}, {"gt", FXGE_FX_GT}, {"ge", FXGE_FX_GE},
	  {"eq", FXGE_FX_EQ}, {"ne", FXGE_FX_NE}};

enum { N_ARITHMETICS = sizeof arithmetics / sizeof *arithmetics };
enum { N_COMPARISONS = sizeof comparisons / sizeof *comparisons };

bool
vx_is(const fxge_op *op, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(op->name, "aten.", 5) && !strncmp(op->name + 5, name, n)
		   && op->name[5 + n] == '.';
}

static vx_value
zero(vx_unroller *u)
{
	return vx_number(u, 0, true);
}

static vx_value
one(vx_unroller *u)
{
	return vx_number(u, 1, true);
}

/* ---- one operator each ---- */

/* Computes powers with small integer exponents by products. */
static vx_value
power(vx_unroller *u, vx_value a, vx_value b)
{
	if (a.kind != VX_NUMBER && b.known) {
		vx_value square;

		if (b.number == 1)
			return a;
		if (b.number == 0.5)
			return vx_unary(u, "Sqrt", a);
		if (b.number == 2 || b.number == 3 || b.number == 4) {
			square = vx_combined(u, FXGE_FX_MUL, a, a);
			return b.number == 2 ? square
								 : vx_combined(u, FXGE_FX_MUL, square, b.number == 3 ? a : square);
		}
	}
	return vx_emit(u, "Power", vx_tensor(u, a), vx_tensor(u, b));
}

vx_value
vx_bounded(vx_unroller *u, vx_value x, vx_value low, vx_value high)
{
	if (low.kind != VX_NOTHING)
		x = vx_extreme(u, true, x, low);
	return high.kind != VX_NOTHING ? vx_extreme(u, false, x, high) : x;
}

/* Returns the exclusive or of two masks. */
static vx_value
exclusive_or(vx_unroller *u, vx_value a, vx_value b)
{
	return vx_and(u, vx_or(u, a, b), vx_not(u, vx_and(u, a, b)));
}

static vx_value
quotient(vx_unroller *u, vx_value a, vx_value b, vx_value rounding)
{
	vx_value v = vx_combined(u, FXGE_FX_DIV, a, b);

	return rounding.kind == VX_NOTHING ? v : vx_unary(u, "Trunc", v);
}

/* ---- groups of operators; functions return false for operators outside of their group ---- */

static bool
arithmetic(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	for (int i = 0; i < N_ARITHMETICS; i++) {
		if (!vx_is(op, arithmetics[i].name) || strstr(op->name, "_mode"))
			continue;
		bool scaled = op->n_params > 2 && args[2].kind == VX_NUMBER
					  && !(args[2].known && args[2].number == 1);
		vx_value b = scaled ? vx_combined(u, FXGE_FX_MUL, args[1], args[2]) : args[1];

		return *out = vx_combined(u, arithmetics[i].op, args[0], b), true;
	}
	if (vx_is(op, "rsub") && args[2].known && args[2].number == 1)
		return *out = vx_combined(u, FXGE_FX_SUB, args[1], args[0]), true;
	if (vx_is(op, "div") && (args[2].kind == VX_NOTHING || !strcmp(args[2].text, "trunc")))
		return *out = quotient(u, args[0], args[1], args[2]), true;
	if (vx_is(op, "neg"))
		return *out = vx_with_number(u, "Muls", args[0], vx_number(u, -1, true)), true;
	if (vx_is(op, "reciprocal"))
		return *out = vx_combined(u, FXGE_FX_DIV, one(u), args[0]), true;
	if (vx_is(op, "rsqrt"))
		return *out = vx_combined(u, FXGE_FX_DIV, one(u), vx_unary(u, "Sqrt", args[0])), true;
	if (vx_is(op, "square"))
		return *out = vx_combined(u, FXGE_FX_MUL, args[0], args[0]), true;
	if (vx_is(op, "pow"))
		return *out = power(u, args[0], args[1]), true;
	return false;
}

static bool
extreme(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	if (vx_is(op, "maximum") || vx_is(op, "minimum"))
		return *out = vx_extreme(u, vx_is(op, "maximum"), args[0], args[1]), true;
	if (vx_is(op, "clamp") || vx_is(op, "hardtanh"))
		return *out = vx_bounded(u, args[0], args[1], args[2]), true;
	if (vx_is(op, "clamp_min") || vx_is(op, "clamp_max"))
		return *out = vx_extreme(u, vx_is(op, "clamp_min"), args[0], args[1]), true;
	if (vx_is(op, "relu"))
		return *out = vx_extreme(u, true, args[0], zero(u)), true;
	if (vx_is(op, "relu6"))
		return *out = vx_bounded(u, args[0], zero(u), vx_number(u, 6, true)), true;
	return false;
}

static bool
comparison(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	const vx_value most = vx_number(u, FLT_MAX, false);

	for (int i = 0; i < N_COMPARISONS; i++)
		if (vx_is(op, comparisons[i].name))
			return *out = vx_compare(u, comparisons[i].op, args[0], args[1]), true;
	if (vx_is(op, "isnan"))
		return *out = vx_compare(u, FXGE_FX_NE, args[0], args[0]), true;
	if (vx_is(op, "isinf") || vx_is(op, "isfinite")) {
		vx_value size = vx_unary(u, "Abs", args[0]);

		size.type = VX_WIDE; /* f32's largest number must not be rounded to f16 or bf16 */
		*out = vx_compare(u, vx_is(op, "isinf") ? FXGE_FX_GT : FXGE_FX_LE, size, most);
		return true;
	}
	return false;
}

static bool
logical(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	bool bits = !strncmp(op->name, "aten.bitwise_", 13) || !strncmp(op->name, "aten.__", 7);
	bool single = vx_is(op, "logical_not") || vx_is(op, "bitwise_not");
	bool and = vx_is(op, "logical_and") || vx_is(op, "bitwise_and") || vx_is(op, "__and__");
	bool or = vx_is(op, "logical_or") || vx_is(op, "bitwise_or") || vx_is(op, "__or__");
	bool xor = vx_is(op, "logical_xor") || vx_is(op, "bitwise_xor") || vx_is(op, "__xor__");

	if (!(single || and || or || xor)
		|| (bits && (args[0].kind != VX_MASK || (!single && args[1].kind != VX_MASK))))
		return false;
	vx_value a = vx_mask(u, args[0]), b = single ? a : vx_mask(u, args[1]);

	*out = single ? vx_not(u, a)
		   : and  ? vx_and(u, a, b)
		   : or   ? vx_or(u, a, b)
				  : exclusive_or(u, a, b);
	return true;
}

static bool
choice(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	if (vx_is(op, "where") && op->n_params == 3)
		return *out = vx_select(u, vx_mask(u, args[0]), args[1], args[2]), true;
	if (!vx_is(op, "masked_fill"))
		return false;
	*out = vx_select(u, vx_mask(u, args[1]), args[2], args[0]);
	out->type = args[0].type;
	return true;
}

/* Creates a tensor: a number for each element stays a number; a copied tensor is the tensor
 * itself. */
static bool
creation(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	bool like = vx_is(op, "full_like") || vx_is(op, "zeros_like") || vx_is(op, "ones_like");

	if (vx_is(op, "full_like") || (vx_is(op, "new_full") && args[1].kind == VX_LIST && !args[1].n))
		*out = args[fxge_op_param(op, "fill_value")];
	else if (like)
		*out = vx_is(op, "ones_like") ? one(u) : zero(u);
	else if (vx_is(op, "scalar_tensor") || op->flags & FXGE_OP_IDENTITY || vx_is(op, "clone"))
		*out = args[0];
	else
		return false;
	if (like)
		out->reads = args[0].reads;
	return true;
}

bool
vx_operator(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	return arithmetic(u, op, args, out) || vx_function(u, op, args, out)
		   || extreme(u, op, args, out) || comparison(u, op, args, out) || logical(u, op, args, out)
		   || choice(u, op, args, out) || creation(u, op, args, out);
}
