/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of quant.rules. Limits of the kernels: definitions and tiling code of ops-nn. */
#include "ir/optab.h"
#include "ops/chips/chips.h"
#include "passes/rules/rules.h"

#include <inttypes.h>
#include <math.h>

#include "fxge_aten_create.h"
#include "fxge_aten_quant_product.h"
#include "fxge_aten_unary.h"
#include "fxge_aten_view.h"

enum { MAX_LAST_DIM = 65535 }; /* limit of QuantBatchMatmulV3 on the last dim of both factors */

/* Returns true if the chip multiplies i8 by i8 with a result of the dtype (NONE: any). */
static bool
multiplies_bytes(fxge_match *m, fxge_dtype out)
{
	const fxge_dtype factors[] = {FXGE_DT_I8, FXGE_DT_I8};

	return fxge_match_computes(m, "QuantBatchMatmulV3", factors, 2, out);
}

/* Returns true if a product of i8 gives i32. Elsewhere, on 310P, products are MatMulV2 of matrices
 * with AscendDequant. */
static bool
gives_sums(fxge_match *m)
{
	return multiplies_bytes(m, FXGE_DT_I32);
}

static bool
is_exact(fxge_match *m, const char *value)
{
	return fxge_match_value(m, value)->def->graph->program->quant == FXGE_QUANT_EXACT;
}

bool
fxge_rule_is_one_form(fxge_match *m, const char *s, const char *z, const char *t, const char *u)
{
	double a, b;
	int64_t i, k;

	return (fxge_match_float(m, s, &a) && fxge_match_float(m, t, &b) && a == b
			   && fxge_match_int(m, z, &i) && fxge_match_int(m, u, &k) && i == k)
		   || fxge_no_match(m, "the value is dequantised with another scale or zero point");
}

const fxge_tensor *
fxge_rule_constant_of(const fxge_value *v)
{
	const fxge_node *n = v->def;

	if (!n->op || strcmp(n->op->name, "ge.Const") != 0 || n->n_operands == 0
		|| n->operands[0].kind != FXGE_K_TENSOR)
		return NULL;
	return n->operands[0].tensor->data ? n->operands[0].tensor : NULL;
}

bool
fxge_rule_is_symmetric(fxge_match *m, const char *zeros)
{
	const fxge_tensor *t = fxge_rule_constant_of(fxge_match_value(m, zeros));

	if (!t)
		return fxge_no_match(m, "the zero points of the weight are no constants");
	for (int64_t i = 0; i < fxge_tensor_numel(t); i++)
		if (fxge_dtype_is_float(t->dtype) ? fxge_tensor_float(t, i) != 0
										  : fxge_tensor_int(t, i) != 0)
			return fxge_no_match(m, "a zero point of the weight is not 0");
	return true;
}

bool
fxge_rule_is_zero(fxge_match *m, const char *zero)
{
	int64_t z;

	return (fxge_match_int(m, zero, &z) && z == 0)
		   || fxge_no_match(m, "the zero point of the weight is not 0");
}

bool
fxge_rule_is_scaled(fxge_match *m, const char *scale, const char *zero)
{
	double s;
	int64_t z;

	if (!fxge_match_float(m, scale, &s) || !(s > 0) || isinf(s) || isinf((float)(1 / s)))
		return fxge_no_match(m, "a scale is not a positive number");
	return (fxge_match_int(m, zero, &z) && z >= INT8_MIN && z <= INT8_MAX)
		   || fxge_no_match(m, "a zero point is outside of i8");
}

/* Stores element i of a constant, or of a tensor with one value. */
static bool
element_of(const fxge_value *v, int64_t i, double *out)
{
	const fxge_tensor *t = fxge_rule_constant_of(v);
	const fxge_node *n = v->def;

	if (t) {
		int64_t count = fxge_tensor_numel(t);

		*out = count > 0 ? fxge_tensor_float(t, count == 1 ? 0 : i < count ? i : count - 1) : 0;
		return count > 0;
	}
	if (!n->op || n->op->id != ATEN_full || !n->ports[ATEN_full__fill_value].present)
		return false;
	const fxge_operand *o = &n->operands[n->ports[ATEN_full__fill_value].first];

	*out = o->kind == FXGE_K_FLOAT ? o->f : 0;
	return o->kind == FXGE_K_FLOAT;
}

/* Biases become i32 in units of the product, which saturate far below the range of floats. */
static bool
fits(fxge_match *m, const fxge_tensor *t, int64_t i, double unit)
{
	const double most = 2e9; /* i32 less a correction of 10^8 */

	return fabs(fxge_tensor_float(t, i)) <= most * fabs(unit)
		   || fxge_no_match(
			   m, "the bias of channel %" PRId64 " is too large for its scale in i32", i);
}

bool
fxge_rule_bias_fits(fxge_match *m, const char *bias, const char *scales, const char *s)
{
	const fxge_tensor *t = fxge_rule_constant_of(fxge_match_value(m, bias));
	double by, unit;

	if (is_exact(m, bias))
		return true;
	if (!t || !fxge_match_float(m, s, &by))
		return fxge_no_match(m, "the bias is no constant");
	for (int64_t i = 0; i < fxge_tensor_numel(t); i++) {
		if (!element_of(fxge_match_value(m, scales), i, &unit))
			return fxge_no_match(m, "the scales of the weight are no constants");
		if (!fits(m, t, i, unit * by))
			return false;
	}
	return true;
}

bool
fxge_rule_bias_fits_one(fxge_match *m, const char *bias, const char *scale, const char *s)
{
	const fxge_tensor *t = fxge_rule_constant_of(fxge_match_value(m, bias));
	double by, unit;

	if (is_exact(m, bias))
		return true;
	if (!t || !fxge_match_float(m, s, &by) || !fxge_match_float(m, scale, &unit))
		return fxge_no_match(m, "the bias is no constant");
	for (int64_t i = 0; i < fxge_tensor_numel(t); i++)
		if (!fits(m, t, i, unit * by))
			return false;
	return true;
}

bool
fxge_rule_linear_bias_fits(fxge_match *m, const char *bias, const char *scales, const char *s)
{
	bool narrow = !gives_sums(m) || fxge_match_meta(m, "y")->dtype == FXGE_DT_F16;

	return !narrow || fxge_rule_bias_fits(m, bias, scales, s);
}

bool
fxge_rule_linear_bias_fits_one(fxge_match *m, const char *bias, const char *scale, const char *s)
{
	bool narrow = !gives_sums(m) || fxge_match_meta(m, "y")->dtype == FXGE_DT_F16;

	return !narrow || fxge_rule_bias_fits_one(m, bias, scale, s);
}

bool
fxge_rule_is_byte(fxge_match *m, const char *x)
{
	fxge_dtype d = fxge_match_meta(m, x)->dtype;

	return d == FXGE_DT_I8 || d == FXGE_DT_U8 || fxge_no_match(m, "%s is not of one byte", x);
}

static bool
is_small(fxge_match *m, const char *x)
{
	const fxge_meta *meta = fxge_match_meta(m, x);
	int64_t n;

	if (meta->rank < 1)
		return fxge_no_match(m, "%s has no dims", x);
	if (!fxge_sym_is_int(fxge_match_syms(m), meta->shape[meta->rank - 1], &n))
		return true;
	return n <= MAX_LAST_DIM
		   || fxge_no_match(
			   m, "the last dim of %s has %" PRId64 " elements, more than %d", x, n, MAX_LAST_DIM);
}

bool
fxge_rule_has_integer_sums(fxge_match *m, const char *x, const char *w)
{
	if (!gives_sums(m) && multiplies_bytes(m, FXGE_DT_NONE))
		return fxge_no_match(
			m, "%s has no product of i8 with a result of i32", fxge_match_session(m)->chip->name);
	return fxge_rule_has_integer_product(m, x, w);
}

bool
fxge_rule_has_integer_product(fxge_match *m, const char *x, const char *w)
{
	const char *chip = fxge_match_session(m)->chip->name;
	int left = fxge_match_meta(m, x)->rank, right = fxge_match_meta(m, w)->rank;

	if (left < 2 || right < 2 || (right > 2 && left != right))
		return fxge_no_match(m, "the factors have %d and %d dims", left, right);
	if (!multiplies_bytes(m, FXGE_DT_NONE))
		return fxge_no_match(m, "%s has no kernel for products of i8", chip);
	if (is_exact(m, x) && !gives_sums(m))
		return fxge_no_match(m, "%s has no product of i8 with a result of i32", chip);
	if (!gives_sums(m) && right != 2)
		return fxge_no_match(m, "%s has no batched product of i8", chip);
	return is_small(m, x) && is_small(m, w);
}

bool
fxge_rule_multiplies_matrices(fxge_match *m, const char *a, const char *b)
{
	const fxge_meta *left = fxge_match_meta(m, a), *right = fxge_match_meta(m, b);
	bool alike = left->rank >= 2 && (right->rank == 2 || right->rank == left->rank);

	for (int i = 0; alike && i < right->rank - 2; i++)
		alike = fxge_sym_equal(fxge_match_syms(m), left->shape[i], right->shape[i]) == FXGE_PROVED;
	if (!alike)
		return fxge_no_match(m, "the product expands a batch dim");
	return gives_sums(m) || left->rank == 2
		   || fxge_no_match(m, "%s multiplies matrices of i8, and the product has %d dims",
			   fxge_match_session(m)->chip->name, left->rank);
}

bool
fxge_rule_has_integer_convolution(fxge_match *m, const char *x, const char *w)
{
	const fxge_dtype factors[] = {FXGE_DT_I8, FXGE_DT_I8};
	const char *chip = fxge_match_session(m)->chip->name;

	if (fxge_match_meta(m, w)->rank != 4)
		return fxge_no_match(m, "the convolution is not over two dims");
	if (fxge_match_meta(m, x)->rank != 4)
		return fxge_no_match(m, "the image has no batch dim");
	if (is_exact(m, w) && !gives_sums(m))
		return fxge_no_match(m, "%s has no convolution of i8 with a result of i32", chip);
	return fxge_match_computes(m, "Conv2D", factors, 2, FXGE_DT_NONE)
		   || fxge_no_match(m, "%s has no Conv2D of i8", chip);
}

bool
fxge_rule_fuses_integers(fxge_match *m, const char *x)
{
	return !is_exact(m, x) || fxge_no_match(m, "--quant=exact keeps products in i32");
}

bool
fxge_rule_fuses_products(fxge_match *m, const char *a)
{
	return fxge_rule_fuses_integers(m, a)
		   && (gives_sums(m)
			   || fxge_no_match(m, "the product of %s, MatMulV2 with AscendDequant, gives floats",
				   fxge_match_session(m)->chip->name));
}

bool
fxge_rule_has_gate_of_sums(fxge_match *m, const char *a)
{
	const fxge_dtype in[] = {FXGE_DT_I32, FXGE_DT_F32};

	return fxge_rule_fuses_integers(m, a)
		   && ((fxge_match_has_kernel(m, "DequantSwigluQuant", in, 2, FXGE_DT_I8) && gives_sums(m))
			   || fxge_no_match(m, "%s has no DequantSwigluQuant of sums in i32",
				   fxge_match_session(m)->chip->name));
}

bool
fxge_rule_has_gate(fxge_match *m, const char *x)
{
	const fxge_dtype d = fxge_match_meta(m, x)->dtype;

	return fxge_rule_fuses_integers(m, x)
		   && (fxge_match_has_kernel(m, "DequantSwigluQuant", &d, 1, FXGE_DT_I8)
			   || fxge_no_match(m, "%s has no DequantSwigluQuant of %s",
				   fxge_match_session(m)->chip->name, fxge_dtypes[d].text));
}

bool
fxge_rule_is_rounded(fxge_match *m, const char *y)
{
	if (!is_exact(m, y))
		return fxge_no_match(m, "the kernels of --quant=npu quantise what they multiply");
	return fxge_match_meta(m, y)->dtype != FXGE_DT_F32
		   || fxge_no_match(m, "the product is f32 already");
}

bool
fxge_rule_is_least(fxge_match *m, const char *zero)
{
	int64_t z;

	return (fxge_match_int(m, zero, &z) && z == INT8_MIN)
		   || fxge_no_match(m, "the zero point behind relu is not -128");
}

bool
fxge_rule_absorbs_relu(fxge_match *m, const char *positive, const char *flat, const char *zero)
{
	return fxge_match_value(m, positive) == fxge_match_value(m, flat)
		   || fxge_rule_is_least(m, zero);
}

/* Returns true if the value is an input, or the float result of an integer product. */
static bool
is_off_grid(const fxge_value *v)
{
	enum { MOST_STEPS = 8 };

	for (int i = 0; i < MOST_STEPS && v; i++) {
		const fxge_op *op = v->def->op;

		if (!op || op->id == FXGE_int_product || op->id == FXGE_int_convolution)
			return true;
		if (op->id != ATEN_view && op->id != ATEN_relu)
			return false;
		v = fxge_node_in(v->def, FXGE_FIRST);
	}
	return false;
}

/* Returns true if values of 16 bits are multiplied by a number of few bits: products are often
 * halves. */
static bool
are_often_halves(fxge_match *m, const char *x, const char *s)
{
	enum { SHORT = 12 };
	double scale;
	int exponent;

	if (fxge_match_meta(m, x)->dtype == FXGE_DT_F32)
		return false;
	if (!fxge_match_float(m, s, &scale))
		return true;
	double bits = ldexp(frexp((double)(float)(1 / scale), &exponent), SHORT);

	return bits == floor(bits);
}

/* PyTorch rounds before it adds the zero point, AscendQuantV2 afterwards: halves, and values that
 * the sum rounds to halves, differ. Values on a grid, as sums of dequantised values, are often such
 * values. */
bool
fxge_rule_has_quantise(fxge_match *m, const char *x, const char *s, const char *z)
{
	int64_t zero;

	if (!fxge_match_npu_float(m, x))
		return false;
	if (!is_exact(m, x))
		return true;
	if (!fxge_rule_may_run(m, x, "AscendQuantV2"))
		return false;
	return (fxge_match_int(m, z, &zero) && zero == 0)
		   || (is_off_grid(fxge_match_value(m, x)) && !are_often_halves(m, x, s))
		   || fxge_no_match(m, "AscendQuantV2 rounds halves after it adds the zero point");
}
