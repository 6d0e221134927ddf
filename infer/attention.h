/* SPDX-License-Identifier: Apache-2.0 */
/* Layouts and limits of fused attention, for its shape function, its kernel and the rules that
 * create it. */
#ifndef FXGE_INFER_ATTENTION_H
#define FXGE_INFER_ATTENTION_H

/* A layout: dims of the batch, the heads and the positions. heads is negative if the last dim is H
 * = heads * head size. */
typedef struct fxge_attention_layout {
	const char *name;
	int rank, batch, heads, positions;
} fxge_attention_layout;

/* Returns the layout with the name of attribute input_layout, ignoring case; NULL if unknown. */
const fxge_attention_layout *fxge_attention_layout_of(const char *name);

/* Limits in the tiling of FlashAttentionScore (ops-transformer: N up to 256 in its operators'
 * documentation; D up to 512 in flash_attention_score_tiling_general.cpp). */
enum { FXGE_ATTENTION_MAX_HEADS = 256, FXGE_ATTENTION_MAX_HEAD_SIZE = 512 };
/* Largest head size of RotaryPositionEmbedding (rope_rotate_half_tiling.cpp), which must be
 * even. */
enum { FXGE_ROTARY_MAX_HEAD_SIZE = 896 };

#endif
