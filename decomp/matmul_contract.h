/* Products of tensors whose dims have labels, as einsum has them: equal labels go along each other,
 * a label that nobody needs is summed. A dim of size 1 has none: it broadcasts. */
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
	fxge_size size[FXGE_LABELS]; /* 1 where nobody has the label */
	int uses[FXGE_LABELS];       /* how many still have it: operands, and the result */
} fxge_contraction;

void fxge_contraction_init(fxge_contraction *k, fxge_cx *cx);
/* `v` with a label a dim; of a label that repeats the diagonal is taken. v is NULL after a failure.
 */
fxge_labelled fxge_contract_operand(fxge_contraction *k, fxge_value *v, const uint8_t *labels);
/* Says that the result has these labels: before the first product. */
void fxge_contract_keep(fxge_contraction *k, const uint8_t *labels, int n);
/* The product of two operands, in whose place it comes, summed over what nobody else has. */
fxge_labelled fxge_contract(fxge_contraction *k, fxge_labelled a, fxge_labelled b);
/* The last operand with its dims in the order of these labels, and of no others. */
fxge_value *fxge_contract_result(
	fxge_contraction *k, fxge_labelled x, const uint8_t *labels, int n);

/* [M, K] x [K, N], or [B, M, K] x [B, K, N], of floats or int64. */
fxge_value *fxge_emit_product(fxge_cx *cx, fxge_value *a, fxge_value *b);

#endif
