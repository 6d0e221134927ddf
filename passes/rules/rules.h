/* SPDX-License-Identifier: Apache-2.0 */
/* The built-in fusion rules, generated from the .rules files of this directory, and the conditions
 * that they name. */
#ifndef FXGE_PASSES_RULES_RULES_H
#define FXGE_PASSES_RULES_RULES_H

#include "passes/match/match.h"

extern const fxge_rule fxge_built_in_rules[];
extern const size_t fxge_n_built_in_rules;
/* Replacements of GE operators that a chip has no kernels for: chips.rules. */
extern const fxge_rule fxge_chip_rules[];
extern const size_t fxge_n_chip_rules;

/* Integer products of quantised values: quant.rules. */
extern const fxge_rule fxge_quant_rules[];
extern const size_t fxge_n_quant_rules;

/* Conditions. Each returns false after fxge_no_match. */

/* Checks that `x` has a dtype that fused NPU kernels support. */
bool fxge_rule_npu_float(fxge_match *m, const char *x);
/* Checks that a captured number equals `want` up to the last digits. */
bool fxge_rule_near(fxge_match *m, const char *name, double want);
/* Checks that `dim` is the last dim of `x` alone. */
bool fxge_rule_last_dim(fxge_match *m, const char *dim, const char *x);
/* Checks that the captured dtype is that of `x`: the result has the dtype of the input. */
bool fxge_rule_restores_dtype(fxge_match *m, const char *dtype, const char *x);

/* ---- rms_norm.c ---- */

bool fxge_rule_is_rms_norm(fxge_match *m);
bool fxge_rule_gamma_fits(fxge_match *m);
bool fxge_rule_is_plain_sum(fxge_match *m);
/* Checks that --quant=npu allows a norm to quantise, and that the chip has that kernel. */
bool fxge_rule_has_quantised_norm(fxge_match *m, const char *x);
/* Checks that a value is a constant of one element. */
bool fxge_rule_is_number(fxge_match *m, const char *x);

/* ---- product.c ---- */

bool fxge_rule_is_batched_product(fxge_match *m);
bool fxge_rule_is_shared_matrix(fxge_match *m);
bool fxge_rule_scales_both(fxge_match *m);

/* ---- flash_attention.c ---- */

bool fxge_rule_is_attention(fxge_match *m);
bool fxge_rule_mask_fits(fxge_match *m);
bool fxge_rule_shares_heads(fxge_match *m);

/* ---- chips.c ---- */

/* Checks that the program is compiled for a chip of the family. */
bool fxge_rule_on(fxge_match *m, const char *family);
/* Checks that the cores of the chip may have a kernel of a GE type for the dtype of `x`, its first
 * input. */
bool fxge_rule_may_run(fxge_match *m, const char *x, const char *type);
/* Check that the operands q and k are within the limits of PromptFlashAttention on 310P, without
 * and with a mask, or of IncreFlashAttention. `layout`: capture of the layout, "BNSD" or "BSND". */
bool fxge_rule_is_prompt_of_310p(fxge_match *m, const char *layout);
bool fxge_rule_is_masked_prompt_of_310p(fxge_match *m, const char *layout);
bool fxge_rule_is_step_of_310p(fxge_match *m, const char *layout);
bool fxge_rule_has_four_dims(fxge_match *m, const char *x);
/* Returns true if the cores of the chip may have a kernel of a GE type for the dtypes of its first
 * inputs and of its result (FXGE_DT_NONE: any). */
bool fxge_match_computes(
	fxge_match *m, const char *type, const fxge_dtype *in, int n, fxge_dtype out);
/* The same, and that a source names the kernel. */
bool fxge_match_has_kernel(
	fxge_match *m, const char *type, const fxge_dtype *in, int n, fxge_dtype out);
/* Checks that ScatterElementsV2 of 310P takes the dtype of `x`. */
bool fxge_rule_has_scatter_of_310p(fxge_match *m, const char *x);
/* Checks that no kernel of the chip computes the operator with the result `y`, also in f16. */
bool fxge_rule_is_missing(fxge_match *m, const char *y);
/* Checks that the operands are tensors without elements, which stand for absent ones. */
bool fxge_rule_multiplies_groups(fxge_match *m, const char *x, const char *w, const char *s,
	const char *code, const char *lists);
bool fxge_rule_has_no_elements(
	fxge_match *m, const char *a, const char *b, const char *c, const char *d, const char *e);
bool fxge_rule_is_f32(fxge_match *m, const char *x);
/* Checks that i32 holds the numbers of a Range of i64, which are known or as many as fit into the
 * memory of a 310B. */
bool fxge_rule_has_small_range(
	fxge_match *m, const char *start, const char *limit, const char *delta);

/* ---- quant.c ---- */

/* Checks that a value is dequantised as it was quantised: scales s and t, zero points z and u. */
bool fxge_rule_is_one_form(
	fxge_match *m, const char *s, const char *z, const char *t, const char *u);
/* Checks that the zero points are constants, all of them 0. */
bool fxge_rule_is_symmetric(fxge_match *m, const char *zeros);
/* Checks that a captured scale is positive, with a finite reciprocal, and a zero point in i8. */
bool fxge_rule_is_scaled(fxge_match *m, const char *scale, const char *zero);
/* Check that a constant bias, in units of `s` times the scales (values, or one captured number),
 * fits into i32; for a linear layer `y` only where its kernel takes no bias of floats. */
bool fxge_rule_bias_fits(fxge_match *m, const char *bias, const char *scales, const char *s);
bool fxge_rule_bias_fits_one(fxge_match *m, const char *bias, const char *scale, const char *s);
bool fxge_rule_linear_bias_fits(fxge_match *m, const char *bias, const char *scales, const char *s);
bool fxge_rule_linear_bias_fits_one(
	fxge_match *m, const char *bias, const char *scale, const char *s);
/* Returns the constant that a value is, or NULL. */
const fxge_tensor *fxge_rule_constant_of(const fxge_value *v);
/* Checks that the elements of x are i8 or u8. */
bool fxge_rule_is_byte(fxge_match *m, const char *x);
/* Checks that --quant-per-token is given. */
bool fxge_rule_asks_tokens(fxge_match *m, const char *x);
/* Checks that a tensor has one element. */
bool fxge_rule_is_one(fxge_match *m, const char *x);
/* Checks that the elements of both are i8. */
bool fxge_rule_are_bytes(fxge_match *m, const char *x, const char *w);
/* Checks that w is a constant of i8 whose elements are within the captured numbers. */
bool fxge_rule_lies_within(fxge_match *m, const char *w, const char *low, const char *high);
/* Checks that --quant=exact is given, and that a product is rounded to 16 bits. */
bool fxge_rule_is_rounded(fxge_match *m, const char *y);
/* Checks that a captured zero point is the least number of i8. */
bool fxge_rule_is_least(fxge_match *m, const char *zero);
/* Checks that a captured zero point is 0. */
bool fxge_rule_is_zero(fxge_match *m, const char *zero);
/* Check that the chip multiplies the i8 values x and w, or convolves with w, in the form of
 * --quant. */
bool fxge_rule_has_integer_product(fxge_match *m, const char *x, const char *w);
bool fxge_rule_has_integer_convolution(fxge_match *m, const char *x, const char *w);
/* Checks that the kernel of the chip takes the dims of both factors: b is a matrix, or has the
 * batch dims of a. */
bool fxge_rule_multiplies_matrices(fxge_match *m, const char *a, const char *b);
/* Checks that --quant allows kernels with fused scales. */
bool fxge_rule_fuses_integers(fxge_match *m, const char *x);
/* The same, and that the chip has a product of i8 with a result of i8. */
bool fxge_rule_fuses_products(fxge_match *m, const char *a);
/* Checks that relu, if `positive` differs from `flat`, is the saturation of the quantisation. */
bool fxge_rule_absorbs_relu(
	fxge_match *m, const char *positive, const char *flat, const char *zero);
/* Check that the chip has a kernel that quantises silu(g) * u: of a product of i8 in i32, and of
 * floats of the dtype of x. */
bool fxge_rule_has_gate_of_sums(fxge_match *m, const char *a);
bool fxge_rule_has_gate(fxge_match *m, const char *x);
/* Checks that the chip quantises values of the dtype of x, with the integers that PyTorch gets. */
bool fxge_rule_has_quantise(fxge_match *m, const char *x, const char *s, const char *z);

/* Checks that the chip multiplies floats of the dtype of x by weights of the dtype of w with a
 * scale. */
bool fxge_rule_has_weight_kernel(fxge_match *m, const char *x, const char *w);
/* Checks that the chip quantises rows of x by their largest absolute value, and multiplies them. */
bool fxge_rule_has_token_kernel(fxge_match *m, const char *x);
/* Checks that the chip has a product of the i8 value w with a result of i32. */
bool fxge_rule_has_integer_sums(fxge_match *m, const char *x, const char *w);
/* Checks that the captured limits are within the captured dtype, i8 or u8. */
bool fxge_rule_is_byte_range(fxge_match *m, const char *low, const char *high, const char *dtype);
/* Checks that the captured limits are those of 8 bits, or [-127, 127]. */
bool fxge_rule_is_whole_range(fxge_match *m, const char *low, const char *high);
/* Checks that the captured least scale is below those of usual values: kernels have none. */
bool fxge_rule_is_least_scale(fxge_match *m, const char *eps);
/* Checks that a captured dtype is one of floats. */
bool fxge_rule_is_float_dtype(fxge_match *m, const char *dtype);
/* Checks that both values have one dtype. */
bool fxge_rule_same_dtype(fxge_match *m, const char *y, const char *x);
/* Checks that a view keeps the last dim of x. */
bool fxge_rule_keeps_columns(fxge_match *m, const char *view, const char *x);
/* Check that a factor of the product y has one number for each of its columns, in its dtype, or for
 * each of its rows. */
bool fxge_rule_scales_columns(fxge_match *m, const char *factor, const char *y);
bool fxge_rule_scales_products(fxge_match *m, const char *factor, const char *y);
/* Checks that a value is a constant. */
bool fxge_rule_is_constant(fxge_match *m, const char *w);
/* Check that there is a scale for each row of w, or for equal groups of columns that the kernels
 * take; that `s` has one for each row of x. */
bool fxge_rule_scales_rows(fxge_match *m, const char *scales, const char *w);
bool fxge_rule_groups_columns(fxge_match *m, const char *scales, const char *w);
bool fxge_rule_scales_tokens(fxge_match *m, const char *s, const char *x);
/* Checks that a bias has one number for each row of w. */
bool fxge_rule_is_row(fxge_match *m, const char *bias, const char *w);
/* Checks that a constant weight and the captured limits have 4 bits, and that i32 packs its rows.
 */
bool fxge_rule_is_nibble(fxge_match *m, const char *w, const char *low, const char *high);

/* ---- rotary.c ---- */

bool fxge_rule_has_heads_before(fxge_match *m);
bool fxge_rule_has_heads_after(fxge_match *m);
bool fxge_rule_rotates_positions(fxge_match *m);

/* ---- gated.c ---- */

/* Checks that the number of columns of x is even. */
bool fxge_rule_has_pairs(fxge_match *m, const char *x);
/* Checks that captured numbers are a range [-limit, limit], with a limit of at least 0. */
bool fxge_rule_has_range(fxge_match *m, const char *low, const char *high, const char *limit);

#endif
