/* Activations written out: x * sigmoid(x), and both forms of GELU.
 *
 * The NPU's operators compute in f32 and round once. The written-out form rounds after each step if
 * it computes in half precision, so that the fused form is closer to the exact value. */
#include "passes/rules/rules.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_cast.h"
#include "fxge_aten_unary.h"

#include <math.h>

static bool
is_float(fxge_match *m)
{
	return fxge_match_npu_float(m, "x");
}

static bool
is_narrow(fxge_match *m)
{
	return is_float(m)
		   && (fxge_match_dtype(m, "dtype") == fxge_match_meta(m, "x")->dtype
			   || fxge_no_match(m, "the result is not of the input's type"));
}

/* ---- silu ---- */

const fxge_rule fuse_silu = {
	.name = "silu",
	.root = ATEN_mul_Tensor,
	.needs = ATEN_sigmoid,
	.pattern = "graph silu(%x) {\n"
			   "  %gate = aten.sigmoid.default(self=%x)\n"
			   "  %y = aten.mul.Tensor(self=%x, other=%gate)\n"
			   "  return %y\n"
			   "}\n",
	.replace = "silu(x)",
	.ok = is_float,
};

const fxge_rule fuse_silu_narrow = {
	.name = "silu",
	.root = ATEN__to_copy,
	.needs = ATEN_silu,
	.pattern = "graph silu(%x) {\n"
			   "  %w = aten._to_copy.default(self=%x, dtype=f32)\n"
			   "  %s = aten.silu.default(self=%w)\n"
			   "  %y = aten._to_copy.default(self=%s, dtype=$dtype)\n"
			   "  return %y\n"
			   "}\n",
	.replace = "silu(x)",
	.ok = is_narrow,
};

/* ---- gelu ---- */

/* The three ways to compute x * (1 + f) / 2, named by the position of the factor 1/2. */
#define HALF_FIRST                                                                                 \
	"  %half = aten.mul.Scalar(self=%x, other=0.5)\n"                                              \
	"  %y = aten.mul.Tensor(self=%half, other=%one)\n"                                             \
	"  return %y\n}\n"
#define HALF_OF_ONE                                                                                \
	"  %half = aten.mul.Scalar(self=%one, other=0.5)\n"                                            \
	"  %y = aten.mul.Tensor(self=%x, other=%half)\n"                                               \
	"  return %y\n}\n"
#define HALF_LAST                                                                                  \
	"  %whole = aten.mul.Tensor(self=%x, other=%one)\n"                                            \
	"  %y = aten.mul.Scalar(self=%whole, other=0.5)\n"                                             \
	"  return %y\n}\n"

#define ERF(scaled)                                                                                \
	"graph gelu(%x) {\n"                                                                           \
	"  %u = " scaled "\n"                                                                          \
	"  %f = aten.erf.default(self=%u)\n"                                                           \
	"  %one = aten.add.Scalar(self=%f, other=1)\n"
#define BY_PRODUCT  "aten.mul.Scalar(self=%x, other=$root)"
#define BY_QUOTIENT "aten.div.Scalar(self=%x, other=$root)"

#define TANH(cube)                                                                                 \
	"graph gelu(%x) {\n" cube "  %term = aten.mul.Scalar(self=%cube, other=$third)\n"              \
	"  %inner = aten.add.Tensor(self=%x, other=%term)\n"                                           \
	"  %u = aten.mul.Scalar(self=%inner, other=$root)\n"                                           \
	"  %f = aten.tanh.default(self=%u)\n"                                                          \
	"  %one = aten.add.Scalar(self=%f, other=1)\n"

#define POWER "  %cube = aten.pow.Tensor_Scalar(self=%x, exponent=3)\n"
#define PRODUCT                                                                                    \
	"  %square = aten.mul.Tensor(self=%x, other=%x)\n"                                             \
	"  %cube = aten.mul.Tensor(self=%square, other=%x)\n"

#define BY_GELU      "gelu(x)"
#define BY_GELU_TANH "gelu(x, approximate='tanh')"

static bool
is_erf_product(fxge_match *m)
{
	return is_float(m) && fxge_match_near(m, "root", M_SQRT1_2);
}

static bool
is_erf_quotient(fxge_match *m)
{
	return is_float(m) && fxge_match_near(m, "root", M_SQRT2);
}

static bool
is_tanh_form(fxge_match *m)
{
	return is_float(m) && fxge_match_near(m, "third", 0.044715)
		   && fxge_match_near(m, "root", M_SQRT1_2 * M_2_SQRTPI);
}

#define GELU(id, last, f, text, by, check)                                                         \
	const fxge_rule id = {                                                                         \
		.name = "gelu", .root = last, .needs = f, .pattern = text, .replace = by, .ok = check}

GELU(fuse_gelu_1, ATEN_mul_Tensor, ATEN_erf, ERF(BY_PRODUCT) HALF_FIRST, BY_GELU, is_erf_product);
GELU(fuse_gelu_2, ATEN_mul_Tensor, ATEN_erf, ERF(BY_PRODUCT) HALF_OF_ONE, BY_GELU, is_erf_product);
GELU(fuse_gelu_3, ATEN_mul_Scalar, ATEN_erf, ERF(BY_PRODUCT) HALF_LAST, BY_GELU, is_erf_product);
GELU(fuse_gelu_4, ATEN_mul_Tensor, ATEN_erf, ERF(BY_QUOTIENT) HALF_FIRST, BY_GELU, is_erf_quotient);
GELU(
	fuse_gelu_5, ATEN_mul_Tensor, ATEN_erf, ERF(BY_QUOTIENT) HALF_OF_ONE, BY_GELU, is_erf_quotient);
GELU(fuse_gelu_6, ATEN_mul_Scalar, ATEN_erf, ERF(BY_QUOTIENT) HALF_LAST, BY_GELU, is_erf_quotient);
GELU(fuse_gelu_tanh_1, ATEN_mul_Tensor, ATEN_tanh, TANH(POWER) HALF_FIRST, BY_GELU_TANH,
	is_tanh_form);
GELU(fuse_gelu_tanh_2, ATEN_mul_Tensor, ATEN_tanh, TANH(POWER) HALF_OF_ONE, BY_GELU_TANH,
	is_tanh_form);
GELU(fuse_gelu_tanh_3, ATEN_mul_Scalar, ATEN_tanh, TANH(POWER) HALF_LAST, BY_GELU_TANH,
	is_tanh_form);
GELU(fuse_gelu_tanh_4, ATEN_mul_Tensor, ATEN_tanh, TANH(PRODUCT) HALF_FIRST, BY_GELU_TANH,
	is_tanh_form);
GELU(fuse_gelu_tanh_5, ATEN_mul_Tensor, ATEN_tanh, TANH(PRODUCT) HALF_OF_ONE, BY_GELU_TANH,
	is_tanh_form);
GELU(fuse_gelu_tanh_6, ATEN_mul_Scalar, ATEN_tanh, TANH(PRODUCT) HALF_LAST, BY_GELU_TANH,
	is_tanh_form);

const fxge_rule fuse_gelu_narrow = {
	.name = "gelu",
	.root = ATEN__to_copy,
	.needs = ATEN_gelu,
	.pattern = "graph gelu(%x) {\n"
			   "  %w = aten._to_copy.default(self=%x, dtype=f32)\n"
			   "  %s = aten.gelu.default(self=%w, approximate=$form)\n"
			   "  %y = aten._to_copy.default(self=%s, dtype=$dtype)\n"
			   "  return %y\n"
			   "}\n",
	.replace = "gelu(x, approximate=form)",
	.ok = is_narrow,
};
