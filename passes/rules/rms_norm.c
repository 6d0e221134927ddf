/* Root mean square normalisation, written out, to ge.RmsNorm.
 *
 * ge.RmsNorm computes in f32 for every input dtype and rounds once, at the end. Written-out forms
 * in 16-bit floats round more often: language models cast the normalised x down before they
 * multiply it by gamma. The fused form is closer to the exact value and differs by at most one unit
 * in the last place. In f32 both forms round equally. gamma has x's dtype, or f32, as the kernel of
 * the 910B supports. */
#include "passes/rules/rules.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_cast.h"
#include "fxge_aten_unary.h"
#include "fxge_ge_norm.h"

static bool
gamma_fits(fxge_match *m)
{
	const fxge_meta *x = fxge_match_meta(m, "x"), *g = fxge_match_meta(m, "gamma");
	fxge_syms *t = fxge_match_syms(m);

	if (g->rank != 1)
		return fxge_no_match(m, "gamma has %d dims, not 1", g->rank);
	if (!fxge_sym_proves_eq(t, g->shape[0], x->shape[x->rank - 1]))
		return fxge_no_match(m, "gamma is not as long as the last dim");
	if (g->dtype != x->dtype && g->dtype != FXGE_DT_F32)
		return fxge_no_match(m, "gamma is %s and the input %s", fxge_dtypes[g->dtype].text,
			fxge_dtypes[x->dtype].text);
	return true;
}

static bool
is_rms_norm(fxge_match *m)
{
	const fxge_meta *x = fxge_match_meta(m, "x"), *y = fxge_match_meta(m, "y");
	double eps;

	if (!fxge_match_npu_float(m, "x") || !fxge_match_last_dim(m, "dim", "x"))
		return false;
	if (!fxge_match_float(m, "eps", &eps) || !(eps >= 0))
		return fxge_no_match(m, "epsilon is not a constant number, or negative");
	if (!gamma_fits(m))
		return false;
	return y->dtype == x->dtype
		   || fxge_no_match(m, "the result is %s and the input %s", fxge_dtypes[y->dtype].text,
			   fxge_dtypes[x->dtype].text);
}

static bool
is_narrow(fxge_match *m)
{
	if (!fxge_match_npu_float(m, "x") || !gamma_fits(m))
		return false;
	return fxge_match_dtype(m, "dtype") == fxge_match_meta(m, "x")->dtype
		   || fxge_no_match(m, "the result is not of the input's type");
}

#define SCALED(square)                                                                             \
	square "  %mean = aten.mean.dim(self=%square, dim=[$dim], keepdim=true)\n"                     \
		   "  %sum = aten.add.Scalar(self=%mean, other=$eps)\n"                                    \
		   "  %rstd = aten.rsqrt.default(self=%sum)\n"                                             \
		   "  %scaled = aten.mul.Tensor(self=%w, other=%rstd)\n"

#define RMS_NORM(square)                                                                           \
	"graph rms_norm(%x, %gamma) {\n"                                                               \
	"  %w = ?aten._to_copy.default(self=%x, dtype=f32)\n" SCALED(                                  \
		square) "  %cast = ?aten._to_copy.default(self=%scaled, dtype=$dtype)\n"                   \
				"  %y = aten.mul.Tensor(self=%cast, other=%gamma)\n"                               \
				"  return %y\n"                                                                    \
				"}\n"

#define WIDE_RMS_NORM(square)                                                                      \
	"graph rms_norm(%x, %gamma) {\n"                                                               \
	"  %w = aten._to_copy.default(self=%x, dtype=f32)\n" SCALED(                                   \
		square) "  %wide = aten.mul.Tensor(self=%scaled, other=%gamma)\n"                          \
				"  %y = aten._to_copy.default(self=%wide, dtype=$dtype)\n"                         \
				"  return %y\n"                                                                    \
				"}\n"

#define BY_POWER   "  %square = aten.pow.Tensor_Scalar(self=%w, exponent=2)\n"
#define BY_PRODUCT "  %square = aten.mul.Tensor(self=%w, other=%w)\n"

#define BY_RMS_NORM "ge.RmsNorm(x, gamma, epsilon=eps)[0]"

const fxge_rule fuse_rms_norm = {
	.name = "rms_norm",
	.root = ATEN_mul_Tensor,
	.needs = ATEN_rsqrt,
	.pattern = RMS_NORM(BY_POWER),
	.replace = BY_RMS_NORM,
	.ok = is_rms_norm,
};

const fxge_rule fuse_rms_norm_product = {
	.name = "rms_norm",
	.root = ATEN_mul_Tensor,
	.needs = ATEN_rsqrt,
	.pattern = RMS_NORM(BY_PRODUCT),
	.replace = BY_RMS_NORM,
	.ok = is_rms_norm,
};

/* Matches a gamma of the input's dtype, which its product with the widened value promotes. */
const fxge_rule fuse_rms_norm_wide = {
	.name = "rms_norm",
	.root = ATEN__to_copy,
	.needs = ATEN_rsqrt,
	.pattern = WIDE_RMS_NORM(BY_POWER),
	.replace = BY_RMS_NORM,
	.ok = is_rms_norm,
};

const fxge_rule fuse_rms_norm_wide_product = {
	.name = "rms_norm",
	.root = ATEN__to_copy,
	.needs = ATEN_rsqrt,
	.pattern = WIDE_RMS_NORM(BY_PRODUCT),
	.replace = BY_RMS_NORM,
	.ok = is_rms_norm,
};

/* Matches a cast to f32 before the operator and a cast back after it: the operator does both
 * itself. */
const fxge_rule fuse_rms_norm_narrow = {
	.name = "rms_norm",
	.root = ATEN__to_copy,
	.needs = GE_RmsNorm,
	.pattern = "graph rms_norm(%x, %gamma) {\n"
			   "  %w = aten._to_copy.default(self=%x, dtype=f32)\n"
			   "  %g = ?aten._to_copy.default(self=%gamma, dtype=f32)\n"
			   "  %wide, %rstd = ge.RmsNorm(x=%w, gamma=%g, epsilon=$eps)\n"
			   "  %y = aten._to_copy.default(self=%wide, dtype=$dtype)\n"
			   "  return %y\n"
			   "}\n",
	.replace = BY_RMS_NORM,
	.ok = is_narrow,
};

/* ---- with the residual sum before the norm ---- */

static bool
like_sum(fxge_match *m, const char *operand)
{
	const fxge_value *v = fxge_match_value(m, operand);
	const fxge_meta *a = v->meta, *b = fxge_match_meta(m, "sum");
	const char *name = v->name ? v->name : operand;
	bool same = a->rank == b->rank;

	if (a->dtype != b->dtype)
		return fxge_no_match(m, "%%%s is %s and the sum %s", name, fxge_dtypes[a->dtype].text,
			fxge_dtypes[b->dtype].text);
	for (int d = 0; same && d < a->rank; d++)
		same = fxge_sym_proves_eq(fxge_match_syms(m), a->shape[d], b->shape[d]);
	return same || fxge_no_match(m, "%%%s is broadcast", name);
}

/* Checks that the sum has the dtype of gamma: the operator rounds the sum before it normalises, as
 * the written-out form does. */
static bool
is_plain_sum(fxge_match *m)
{
	const fxge_meta *s = fxge_match_meta(m, "sum"), *g = fxge_match_meta(m, "gamma");

	if (g->dtype != s->dtype)
		return fxge_no_match(m, "gamma is %s and the sum %s", fxge_dtypes[g->dtype].text,
			fxge_dtypes[s->dtype].text);
	return like_sum(m, "a") && like_sum(m, "b");
}

const fxge_rule fuse_add_rms_norm = {
	.name = "add_rms_norm",
	.root = GE_RmsNorm,
	.needs = GE_RmsNorm,
	.pattern = "graph add_rms_norm(%a, %b, %gamma) {\n"
			   "  %sum = aten.add.Tensor(self=%a, other=%b)\n"
			   "  %y, %rstd = ge.RmsNorm(x=%sum, gamma=%gamma, epsilon=$eps)\n"
			   "  return %y, %rstd, %sum\n"
			   "}\n",
	.replace = "ge.AddRmsNorm(a, b, gamma, epsilon=eps)",
	.ok = is_plain_sum,
};
