/* SPDX-License-Identifier: Apache-2.0 */
/* Folding of arithmetic that is exact, or correctly rounded, on every machine.
 *
 * All tensor operands must have one dtype; type promotion is left to the casts that
 * canonicalisation inserts. Floats narrower than f64 are computed in f64 and rounded to f32, then
 * to their own dtype, as PyTorch's f32 arithmetic does. The double rounding is harmless for + - * /
 * sqrt of f32 operands. */
#include "passes/fold/fold.h"

#include "fxge_op_limit.h"

#include <math.h>

typedef enum math_op {
	OP_ADD,
	OP_SUB,
	OP_MUL,
	OP_DIV,
	OP_EQ,
	OP_NE,
	OP_LT,
	OP_LE,
	OP_GT,
	OP_GE,
	OP_AND,
	OP_OR,
	OP_XOR,
	OP_NEG,
	OP_NOT,
	OP_SQRT,
} math_op;

/* One operand of an elementwise operator: a broadcast tensor or a number. */
typedef struct math_operand {
	const fxge_tensor *t;
	int64_t stride[FXGE_MAX_RANK];
	int64_t i;
	double f;
} math_operand;

static bool
read_tensor_operand(const fxge_fold *f, math_operand *s, const fxge_tensor *t)
{
	int64_t n = 1;

	s->t = t;
	if (!t || t->rank > f->rank)
		return false;
	for (int d = f->rank; d-- > 0;) {
		int k = d - (f->rank - t->rank);

		s->stride[d] = k < 0 || t->shape[k] == 1 ? 0 : n;
		if (k >= 0 && t->shape[k] != 1 && t->shape[k] != f->shape[d])
			return false;
		n *= k < 0 ? 1 : t->shape[k];
	}
	return true;
}

/* Converts a number operand to the dtype of the tensor. Integers wrap. A number that is compared
 * with 16-bit floats is rounded to their dtype; in their arithmetic it stays f32. A float number
 * with an integer tensor would promote and is not folded. */
static bool
read_number_operand(fxge_fold *f, math_operand *s, int param, fxge_dtype dt)
{
	fxge_dtype_class k = fxge_arg_scalar_class(&f->call, param);
	bool half = dt == FXGE_DT_F16 || dt == FXGE_DT_BF16;
	int64_t held = 0;
	fxge_tensor t = {.dtype = dt, .data = (uint8_t *)&held};

	if (fxge_dtype_is_float(dt)) {
		t.dtype = half && f->dtype != FXGE_DT_BOOL ? FXGE_DT_F32 : dt;
		fxge_store_float(t.dtype, &held, 0, fxge_arg_float(&f->call, param));
		s->f = fxge_tensor_float(&t, 0);
	} else {
		if (k != FXGE_CLASS_INT || dt == FXGE_DT_BOOL)
			return false;
		fxge_store_int(dt, &held, 0, fxge_arg_int(&f->call, param));
		s->i = fxge_tensor_int(&t, 0);
	}
	return !f->call.failed;
}

static bool
read_operand(fxge_fold *f, math_operand *s, int param, fxge_dtype dt)
{
	*s = (math_operand){0};
	if (f->node->op->params[param].type == FXGE_P_TENSOR && fxge_node_in(f->node, param))
		return read_tensor_operand(f, s, fxge_fold_tensor(f, param)) && s->t->dtype == dt;
	return read_number_operand(f, s, param, dt);
}

static int64_t
index_of(const fxge_fold *f, const math_operand *s, int64_t i)
{
	int64_t k = 0;

	for (int d = f->rank; d-- > 0; i /= f->shape[d])
		k += i % f->shape[d] * s->stride[d];
	return k;
}

static bool
int_op(math_op op, int64_t a, int64_t b, int64_t *r)
{
	uint64_t x = (uint64_t)a, y = (uint64_t)b; /* PyTorch's integers wrap */

	switch (op) {
	case OP_ADD:
		*r = (int64_t)(x + y);
		return true;
	case OP_SUB:
		*r = (int64_t)(x - y);
		return true;
	case OP_MUL:
		*r = (int64_t)(x * y);
		return true;
	case OP_EQ:
		*r = a == b;
		return true;
	case OP_NE:
		*r = a != b;
		return true;
	case OP_LT:
		*r = a < b;
		return true;
	case OP_LE:
		*r = a <= b;
		return true;
	case OP_GT:
		*r = a > b;
		return true;
	case OP_GE:
		*r = a >= b;
		return true;
	case OP_AND:
		*r = a & b;
		return true;
	case OP_OR:
		*r = a | b;
		return true;
	case OP_XOR:
		*r = a ^ b;
		return true;
	case OP_NEG:
		*r = (int64_t)(0 - x);
		return true;
	case OP_NOT:
		*r = a == 0;
		return true;
	default:
		return false;
	}
}

static bool
float_op(math_op op, double a, double b, double *r)
{
	switch (op) {
	case OP_ADD:
		*r = a + b;
		return true;
	case OP_SUB:
		*r = a - b;
		return true;
	case OP_MUL:
		*r = a * b;
		return true;
	case OP_DIV:
		*r = a / b;
		return true;
	case OP_EQ:
		*r = a == b;
		return true;
	case OP_NE:
		*r = a != b;
		return true;
	case OP_LT:
		*r = a < b;
		return true;
	case OP_LE:
		*r = a <= b;
		return true;
	case OP_GT:
		*r = a > b;
		return true;
	case OP_GE:
		*r = a >= b;
		return true;
	case OP_NEG:
		*r = -a;
		return true;
	case OP_NOT:
		*r = a == 0;
		return true;
	case OP_SQRT:
		*r = sqrt(a);
		return true;
	default:
		return false;
	}
}

static bool
is_predicate(math_op op)
{
	return (op >= OP_EQ && op <= OP_GE) || op == OP_NOT;
}

static bool
float_element(fxge_fold *f, math_op op, const math_operand *a, const math_operand *b, int64_t i,
	fxge_dtype dt)
{
	double x = a->t ? fxge_tensor_float(a->t, index_of(f, a, i)) : a->f;
	double y = b->t ? fxge_tensor_float(b->t, index_of(f, b, i)) : b->f, r;

	/* sign and payload of a computed NaN differ between machines */
	if (!float_op(op, x, y, &r) || isnan(r))
		return false;
	if (is_predicate(op))
		fxge_store_int(f->dtype, f->data, i, r != 0);
	else
		fxge_store_float(f->dtype, f->data, i, dt == FXGE_DT_F64 ? r : (double)(float)r);
	return true;
}

static bool
int_element(fxge_fold *f, math_op op, const math_operand *a, const math_operand *b, int64_t i)
{
	int64_t x = a->t ? fxge_tensor_int(a->t, index_of(f, a, i)) : a->i;
	int64_t y = b->t ? fxge_tensor_int(b->t, index_of(f, b, i)) : b->i, r;

	if (!int_op(op, x, y, &r))
		return false;
	fxge_store_int(f->dtype, f->data, i, r);
	return true;
}

static bool
supported(const fxge_fold *f, math_op op, fxge_dtype dt)
{
	fxge_dtype_class k = fxge_dtypes[dt].klass;
	bool logical = op >= OP_EQ;

	if (f->dtype != (is_predicate(op) ? FXGE_DT_BOOL : dt) || dt == FXGE_DT_U64)
		return false;
	if (k == FXGE_CLASS_BOOL)
		return logical && op != OP_NEG && op != OP_SQRT;
	if (k == FXGE_CLASS_FLOAT)
		return dt == FXGE_DT_F64 || dt == FXGE_DT_F32 || dt == FXGE_DT_F16 || dt == FXGE_DT_BF16;
	return k == FXGE_CLASS_INT || k == FXGE_CLASS_UINT;
}

static bool
elementwise(fxge_fold *f, math_op op, int left, int right)
{
	const fxge_tensor *t = fxge_fold_tensor(f, left);
	math_operand a, b = {0};

	if (!t || !supported(f, op, t->dtype) || !read_operand(f, &a, left, t->dtype))
		return false;
	if (right >= 0 && !read_operand(f, &b, right, t->dtype))
		return false;
	for (int64_t i = 0; i < f->n; i++)
		if (!(fxge_dtype_is_float(t->dtype) ? float_element(f, op, &a, &b, i, t->dtype)
											: int_element(f, op, &a, &b, i)))
			return false;
	return true;
}

/* Returns true if the node does not multiply by `alpha`, which would be an operation with a
 * rounding of its own. */
static bool
alpha_is_one(fxge_fold *f)
{
	int alpha = fxge_op_param(f->node->op, "alpha");

	return alpha < 0 || fxge_arg_float(&f->call, alpha) == 1;
}

#define BINARY(fn, op)                                                                             \
	static bool fn(fxge_fold *f)                                                                   \
	{                                                                                              \
		return alpha_is_one(f) && elementwise(f, op, 0, 1);                                        \
	}
#define UNARY(fn, op)                                                                              \
	static bool fn(fxge_fold *f)                                                                   \
	{                                                                                              \
		return elementwise(f, op, 0, -1);                                                          \
	}
BINARY(fold_add, OP_ADD)
BINARY(fold_sub, OP_SUB)
BINARY(fold_mul, OP_MUL)
BINARY(fold_div, OP_DIV)
BINARY(fold_eq, OP_EQ)
BINARY(fold_ne, OP_NE)
BINARY(fold_lt, OP_LT)
BINARY(fold_le, OP_LE)
BINARY(fold_gt, OP_GT)
BINARY(fold_ge, OP_GE)
BINARY(fold_and, OP_AND)
BINARY(fold_or, OP_OR)
BINARY(fold_xor, OP_XOR)
UNARY(fold_neg, OP_NEG)
UNARY(fold_not, OP_NOT)
UNARY(fold_sqrt, OP_SQRT)

static const struct {
	const char *name;
	fxge_fold_fn *fn;
} rows[] = {
	{"aten.add.Tensor", fold_add},
	{"aten.add.Scalar", fold_add},
	{"aten.sub.Tensor", fold_sub},
	{"aten.sub.Scalar", fold_sub},
	{"aten.mul.Tensor", fold_mul},
	{"aten.mul.Scalar", fold_mul},
	{"aten.div.Tensor", fold_div},
	{"aten.div.Scalar", fold_div},
	{"aten.eq.Tensor", fold_eq},
	{"aten.eq.Scalar", fold_eq},
	{"aten.ne.Tensor", fold_ne},
	{"aten.ne.Scalar", fold_ne},
	{"aten.lt.Tensor", fold_lt},
	{"aten.lt.Scalar", fold_lt},
	{"aten.le.Tensor", fold_le},
	{"aten.le.Scalar", fold_le},
	{"aten.gt.Tensor", fold_gt},
	{"aten.gt.Scalar", fold_gt},
	{"aten.ge.Tensor", fold_ge},
	{"aten.ge.Scalar", fold_ge},
	{"aten.logical_and.default", fold_and},
	{"aten.logical_or.default", fold_or},
	{"prims.bitwise_and.default", fold_and},
	{"prims.bitwise_or.default", fold_or},
	{"prims.bitwise_xor.default", fold_xor},
	{"aten.neg.default", fold_neg},
	{"aten.logical_not.default", fold_not},
	{"aten.sqrt.default", fold_sqrt},
};

void
fxge_fold_math_register(fxge_session *s, fxge_fold_fn **fn)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const fxge_op *op = fxge_op_find(s, rows[i].name, strlen(rows[i].name));

		if (op && op->id < FXGE_OP_LIMIT)
			fn[op->id] = rows[i].fn;
	}
}
