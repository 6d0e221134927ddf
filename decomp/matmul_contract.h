/* SPDX-License-Identifier: Apache-2.0 */
/* Contraction of tensors with labelled dims, as in einsum: equal labels are aligned, and labels
 * without further uses are summed. A dim of size 1 has no label: it broadcasts. */
#ifndef FXGE_DECOMP_MATMUL_CONTRACT_H
#define FXGE_DECOMP_MATMUL_CONTRACT_H

#include "decomp/builder.h"

enum { FXGE_LABELS = 2 * FXGE_MAX_RANK };

typedef struct fxge_labelled {
	fxge_value *v;
	int n;
	uint8_t at[FXGE_MAX_RANK]; /* label of each dim */
} fxge_labelled;

typedef struct fxge_contraction {
	fxge_cx *cx;
	fxge_size size[FXGE_LABELS]; /* 1 if no operand has the label */
	int uses[FXGE_LABELS];       /* number of operands with the label, plus 1 for the result */
} fxge_contraction;

void fxge_contraction_init(fxge_contraction *k, fxge_cx *cx);
/* Returns `v` with one label for each dim; a repeated label selects the diagonal. v is NULL after a
 * failure. */
fxge_labelled fxge_contract_operand(fxge_contraction *k, fxge_value *v, const uint8_t *labels);
/* Sets the labels of the result; called before the first product. */
void fxge_contract_keep(fxge_contraction *k, const uint8_t *labels, int n);
/* Returns the product of two operands, which it replaces, summed over labels without further
 * uses. */
fxge_labelled fxge_contract(fxge_contraction *k, fxge_labelled a, fxge_labelled b);
/* Returns the last operand, with exactly these labels in this order. */
fxge_value *fxge_contract_result(
	fxge_contraction *k, fxge_labelled x, const uint8_t *labels, int n);

/* [M, K] x [K, N], or [B, M, K] x [B, K, N], of floats or int64. */
fxge_value *fxge_emit_product(fxge_cx *cx, fxge_value *a, fxge_value *b);

#endif
