/* Operators of PyTorch as vector instructions of Ascend C. */
#include "writers/kernel_vector.h"

/* ---- instructions ---- */

vx_value
vx_emit(vx_unroller *u, const char *name, vx_value a, vx_value b, const char *scalar)
{
	vx_instruction i = {name, u->n_virtual++,
		{a.kind == VX_TENSOR ? a.at : -1, b.kind == VX_TENSOR ? b.at : -1}, scalar};

	fxge_vec_push(u->arena, &u->list, i);
	return (vx_value){.kind = VX_TENSOR, .at = i.to};
}

static vx_value
unary(vx_unroller *u, const char *name, vx_value a)
{
	return vx_emit(u, name, a, (vx_value){0}, NULL);
}

static vx_value
with_scalar(vx_unroller *u, const char *name, vx_value a, vx_value s)
{
	return vx_emit(u, name, a, (vx_value){0}, s.text);
}

vx_value
vx_filled(vx_unroller *u, vx_value s)
{
	return vx_emit(u, "Duplicate", (vx_value){0}, (vx_value){0}, s.text);
}

/* x + c, x - c, c - x, x * c, x / c, where either may be a tensor. */
static vx_value
combined(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b)
{
	static const char *const tensors[] = {
		[FXGE_FX_ADD] = "Add", [FXGE_FX_SUB] = "Sub", [FXGE_FX_MUL] = "Mul", [FXGE_FX_DIV] = "Div"};

	if (a.kind == VX_NUMBER && b.kind == VX_NUMBER)
		return vx_arithmetic(u, op, a, b);
	if (a.kind == VX_TENSOR && b.kind == VX_TENSOR)
		return vx_emit(u, tensors[op], a, b, NULL);
	if (a.kind == VX_NUMBER && (op == FXGE_FX_ADD || op == FXGE_FX_MUL))
		return combined(u, op, b, a);
	if (a.kind == VX_NUMBER)
		return op == FXGE_FX_DIV
				   ? vx_emit(u, "Div", vx_filled(u, a), b, NULL)
				   : with_scalar(u, "Adds", with_scalar(u, "Muls", b, vx_number(u, -1, true)), a);
	if (op == FXGE_FX_DIV)
		return vx_emit(u, "Div", a, vx_filled(u, b), NULL);
	if (op == FXGE_FX_MUL)
		return with_scalar(u, "Muls", a, b);
	return with_scalar(u, "Adds", a, op == FXGE_FX_SUB ? vx_negated(u, b) : b);
}

vx_value
vx_copied(vx_unroller *u, vx_value tensor)
{
	return with_scalar(u, "Muls", tensor, vx_number(u, 1, true));
}

/* Small whole powers by products. */
static vx_value
power(vx_unroller *u, vx_value a, vx_value b)
{
	if (a.kind == VX_TENSOR && b.kind == VX_NUMBER && b.known) {
		vx_value square;

		if (b.number == 1)
			return a;
		if (b.number == 0.5)
			return unary(u, "Sqrt", a);
		if (b.number == 2 || b.number == 3 || b.number == 4) {
			square = vx_emit(u, "Mul", a, a, NULL);
			return b.number == 2 ? square
								 : vx_emit(u, "Mul", square, b.number == 3 ? a : square, NULL);
		}
	}
	if (b.kind == VX_TENSOR && a.kind == VX_NUMBER)
		return vx_emit(u, "Power", vx_filled(u, a), b, NULL);
	return b.kind == VX_TENSOR ? vx_emit(u, "Power", a, b, NULL)
							   : vx_emit(u, "Power", a, vx_filled(u, b), NULL);
}

/* ---- operators ---- */

/* By the name of PyTorch's operator, without its overload: one instruction. */
static const char *const unaries[][2] = {{"abs", "Abs"}, {"exp", "Exp"}, {"log", "Ln"},
	{"sqrt", "Sqrt"}, {"relu", "Relu"}, {"tanh", "Tanh"}, {"sigmoid", "Sigmoid"}, {"sin", "Sin"},
	{"cos", "Cos"}, {"tan", "Tan"}, {"asin", "Asin"}, {"acos", "Acos"}, {"atan", "Atan"},
	{"sinh", "Sinh"}, {"cosh", "Cosh"}, {"asinh", "Asinh"}, {"acosh", "Acosh"}, {"atanh", "Atanh"},
	{"erf", "Erf"}, {"erfc", "Erfc"}, {"floor", "Floor"}, {"ceil", "Ceil"}, {"trunc", "Trunc"},
	{"log2", "Log2"}, {"log10", "Log10"}};

static bool
is(const fxge_op *op, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(op->name, "aten.", 5) && !strncmp(op->name + 5, name, n)
		   && op->name[5 + n] == '.';
}

static vx_value
bounded(vx_unroller *u, vx_value x, vx_value low, vx_value high)
{
	if (low.kind == VX_NUMBER)
		x = with_scalar(u, "Maxs", x, low);
	return high.kind == VX_NUMBER ? with_scalar(u, "Mins", x, high) : x;
}

static vx_value
hard_sigmoid(vx_unroller *u, vx_value x)
{
	vx_value sixth = with_scalar(u, "Muls", x, vx_number(u, 1.0 / 6, false));

	return bounded(u, with_scalar(u, "Adds", sixth, vx_number(u, 0.5, false)),
		vx_number(u, 0, true), vx_number(u, 1, true));
}

static vx_value
leaky_relu(vx_unroller *u, vx_value x, vx_value slope)
{
	vx_value low = with_scalar(u, "Muls", with_scalar(u, "Mins", x, vx_number(u, 0, true)), slope);

	return vx_emit(u, "Add", unary(u, "Relu", x), low, NULL);
}

/* False: there is no instruction, the operator's own formula may have some. */
bool
vx_operator(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	static const struct {
		const char *name;
		fxge_fx_op op;
	} two[] = {
		{"add", FXGE_FX_ADD}, {"sub", FXGE_FX_SUB}, {"mul", FXGE_FX_MUL}, {"div", FXGE_FX_DIV}};
	const vx_value one = vx_number(u, 1, true);

	for (size_t i = 0; i < sizeof unaries / sizeof *unaries; i++)
		if (is(op, unaries[i][0]))
			return *out = unary(u, unaries[i][1], args[0]), true;
	for (size_t i = 0; i < sizeof two / sizeof *two; i++) {
		if (!is(op, two[i].name) || !strcmp(op->name, "aten.div.Tensor_mode"))
			continue;
		bool scaled = op->n_params > 2 && args[2].kind == VX_NUMBER
					  && !(args[2].known && args[2].number == 1);
		vx_value b = scaled ? combined(u, FXGE_FX_MUL, args[1], args[2]) : args[1];

		return *out = combined(u, two[i].op, args[0], b), true;
	}
	if (is(op, "rsub") && args[2].known && args[2].number == 1)
		return *out = combined(u, FXGE_FX_SUB, args[1], args[0]), true;
	if (is(op, "neg"))
		return *out = with_scalar(u, "Muls", args[0], vx_number(u, -1, true)), true;
	if (is(op, "reciprocal"))
		return *out = vx_emit(u, "Div", vx_filled(u, one), args[0], NULL), true;
	if (is(op, "rsqrt"))
		return *out = vx_emit(u, "Div", vx_filled(u, one), unary(u, "Sqrt", args[0]), NULL), true;
	if (is(op, "square"))
		return *out = vx_emit(u, "Mul", args[0], args[0], NULL), true;
	if (is(op, "silu"))
		return *out = vx_emit(u, "Mul", args[0], unary(u, "Sigmoid", args[0]), NULL), true;
	if (is(op, "hardsigmoid"))
		return *out = hard_sigmoid(u, args[0]), true;
	if (is(op, "hardswish"))
		return *out = vx_emit(u, "Mul", args[0], hard_sigmoid(u, args[0]), NULL), true;
	if (is(op, "leaky_relu"))
		return *out = leaky_relu(u, args[0], args[1]), true;
	if (is(op, "pow"))
		return *out = power(u, args[0], args[1]), true;
	if (is(op, "maximum") || is(op, "minimum"))
		return *out = vx_emit(u, is(op, "maximum") ? "Max" : "Min", args[0], args[1], NULL), true;
	if (is(op, "clamp") && args[1].kind != VX_TENSOR && args[2].kind != VX_TENSOR)
		return *out = bounded(u, args[0], args[1], args[2]), true;
	return false;
}
