/* Operators of PyTorch as vector instructions. */
#include "writers/kernel_vector.h"

#include <float.h>

/* By the name of PyTorch's operator, without its overload: one instruction. */
static const char *const unaries[][2] = {{"abs", "Abs"}, {"exp", "Exp"}, {"log", "Ln"},
	{"sqrt", "Sqrt"}, {"tanh", "Tanh"}, {"sigmoid", "Sigmoid"}, {"sin", "Sin"}, {"cos", "Cos"},
	{"tan", "Tan"}, {"asin", "Asin"}, {"acos", "Acos"}, {"atan", "Atan"}, {"sinh", "Sinh"},
	{"cosh", "Cosh"}, {"asinh", "Asinh"}, {"acosh", "Acosh"}, {"atanh", "Atanh"}, {"erf", "Erf"},
	{"erfc", "Erfc"}, {"floor", "Floor"}, {"ceil", "Ceil"}, {"trunc", "Trunc"}, {"log2", "Log2"},
	{"log10", "Log10"}};

static const struct {
	const char *name;
	fxge_fx_op op;
} arithmetics[] = {{"add", FXGE_FX_ADD}, {"sub", FXGE_FX_SUB}, {"mul", FXGE_FX_MUL},
	{"div", FXGE_FX_DIV}},
  comparisons[] = {{"lt", FXGE_FX_LT}, {"le", FXGE_FX_LE}, {"gt", FXGE_FX_GT}, {"ge", FXGE_FX_GE},
	  {"eq", FXGE_FX_EQ}, {"ne", FXGE_FX_NE}};

enum { N_ARITHMETICS = sizeof arithmetics / sizeof *arithmetics };
enum { N_COMPARISONS = sizeof comparisons / sizeof *comparisons };

static bool
is(const fxge_op *op, const char *name)
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

/* Small whole powers by products. */
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

static vx_value
bounded(vx_unroller *u, vx_value x, vx_value low, vx_value high)
{
	if (low.kind != VX_NOTHING)
		x = vx_extreme(u, true, x, low);
	return high.kind != VX_NOTHING ? vx_extreme(u, false, x, high) : x;
}

static vx_value
hard_sigmoid(vx_unroller *u, vx_value x)
{
	vx_value sixth = vx_with_number(u, "Muls", x, vx_number(u, 1.0 / 6, false));

	return bounded(u, vx_with_number(u, "Adds", sixth, vx_number(u, 0.5, false)), zero(u), one(u));
}

static vx_value
leaky_relu(vx_unroller *u, vx_value x, vx_value slope)
{
	return vx_select(
		u, vx_compare(u, FXGE_FX_GT, x, zero(u)), x, vx_combined(u, FXGE_FX_MUL, x, slope));
}

/* Of NaN 0, as PyTorch has it. */
static vx_value
sign(vx_unroller *u, vx_value x)
{
	vx_value below =
		vx_select(u, vx_compare(u, FXGE_FX_LT, x, zero(u)), vx_number(u, -1, true), zero(u));

	below = vx_select(u, vx_compare(u, FXGE_FX_GT, x, zero(u)), one(u), below);
	below.type = x.type;
	return below;
}

/* a or b, and not both */
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

/* ---- groups of operators; false: it is none of the group ---- */

static bool
arithmetic(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	for (int i = 0; i < N_ARITHMETICS; i++) {
		if (!is(op, arithmetics[i].name) || strstr(op->name, "_mode"))
			continue;
		bool scaled = op->n_params > 2 && args[2].kind == VX_NUMBER
					  && !(args[2].known && args[2].number == 1);
		vx_value b = scaled ? vx_combined(u, FXGE_FX_MUL, args[1], args[2]) : args[1];

		return *out = vx_combined(u, arithmetics[i].op, args[0], b), true;
	}
	if (is(op, "rsub") && args[2].known && args[2].number == 1)
		return *out = vx_combined(u, FXGE_FX_SUB, args[1], args[0]), true;
	if (is(op, "div") && (args[2].kind == VX_NOTHING || !strcmp(args[2].text, "trunc")))
		return *out = quotient(u, args[0], args[1], args[2]), true;
	if (is(op, "neg"))
		return *out = vx_with_number(u, "Muls", args[0], vx_number(u, -1, true)), true;
	if (is(op, "reciprocal"))
		return *out = vx_combined(u, FXGE_FX_DIV, one(u), args[0]), true;
	if (is(op, "rsqrt"))
		return *out = vx_combined(u, FXGE_FX_DIV, one(u), vx_unary(u, "Sqrt", args[0])), true;
	if (is(op, "square"))
		return *out = vx_combined(u, FXGE_FX_MUL, args[0], args[0]), true;
	if (is(op, "pow"))
		return *out = power(u, args[0], args[1]), true;
	return false;
}

static bool
function(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	for (size_t i = 0; i < sizeof unaries / sizeof *unaries; i++)
		if (is(op, unaries[i][0]))
			return *out = vx_unary(u, unaries[i][1], args[0]), true;
	if (!strcmp(op->name, "aten.round.default"))
		return *out = vx_moded(u, "Cast", "RoundMode::CAST_RINT", args[0]), true;
	if (is(op, "sign"))
		return *out = sign(u, args[0]), true;
	if (is(op, "silu"))
		return *out = vx_combined(u, FXGE_FX_MUL, args[0], vx_unary(u, "Sigmoid", args[0])), true;
	if (is(op, "hardsigmoid"))
		return *out = hard_sigmoid(u, args[0]), true;
	if (is(op, "hardswish"))
		return *out = vx_combined(u, FXGE_FX_MUL, args[0], hard_sigmoid(u, args[0])), true;
	if (is(op, "leaky_relu"))
		return *out = leaky_relu(u, args[0], args[1]), true;
	return false;
}

static bool
extreme(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	if (is(op, "maximum") || is(op, "minimum"))
		return *out = vx_extreme(u, is(op, "maximum"), args[0], args[1]), true;
	if (is(op, "clamp") || is(op, "hardtanh"))
		return *out = bounded(u, args[0], args[1], args[2]), true;
	if (is(op, "clamp_min") || is(op, "clamp_max"))
		return *out = vx_extreme(u, is(op, "clamp_min"), args[0], args[1]), true;
	if (is(op, "relu"))
		return *out = vx_extreme(u, true, args[0], zero(u)), true;
	if (is(op, "relu6"))
		return *out = bounded(u, args[0], zero(u), vx_number(u, 6, true)), true;
	return false;
}

static bool
comparison(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	const vx_value most = vx_number(u, FLT_MAX, false);

	for (int i = 0; i < N_COMPARISONS; i++)
		if (is(op, comparisons[i].name))
			return *out = vx_compare(u, comparisons[i].op, args[0], args[1]), true;
	if (is(op, "isnan"))
		return *out = vx_compare(u, FXGE_FX_NE, args[0], args[0]), true;
	if (is(op, "isinf") || is(op, "isfinite")) {
		vx_value size = vx_unary(u, "Abs", args[0]);

		size.type = VX_WIDE; /* f32's largest number is not rounded to a half */
		*out = vx_compare(u, is(op, "isinf") ? FXGE_FX_GT : FXGE_FX_LE, size, most);
		return true;
	}
	return false;
}

static bool
logical(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	bool bits = !strncmp(op->name, "aten.bitwise_", 13) || !strncmp(op->name, "aten.__", 7);
	bool single = is(op, "logical_not") || is(op, "bitwise_not");
	bool and = is(op, "logical_and") || is(op, "bitwise_and") || is(op, "__and__");
	bool or = is(op, "logical_or") || is(op, "bitwise_or") || is(op, "__or__");
	bool xor = is(op, "logical_xor") || is(op, "bitwise_xor") || is(op, "__xor__");

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
	if (is(op, "where") && op->n_params == 3)
		return *out = vx_select(u, vx_mask(u, args[0]), args[1], args[2]), true;
	if (!is(op, "masked_fill"))
		return false;
	*out = vx_select(u, vx_mask(u, args[1]), args[2], args[0]);
	out->type = args[0].type;
	return true;
}

/* A number for each element stays a number; a tensor that is taken over is itself. */
static bool
creation(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	bool like = is(op, "full_like") || is(op, "zeros_like") || is(op, "ones_like");

	if (is(op, "full_like") || (is(op, "new_full") && args[1].kind == VX_LIST && !args[1].n))
		*out = args[fxge_op_param(op, "fill_value")];
	else if (like)
		*out = is(op, "ones_like") ? one(u) : zero(u);
	else if (is(op, "scalar_tensor") || op->flags & FXGE_OP_IDENTITY || is(op, "clone"))
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
	return arithmetic(u, op, args, out) || function(u, op, args, out) || extreme(u, op, args, out)
		   || comparison(u, op, args, out) || logical(u, op, args, out) || choice(u, op, args, out)
		   || creation(u, op, args, out);
}
