/* How fused attention operators lay out queries, keys and values: what their shape function, their
 * kernel and the rules that make them share. */
#ifndef FXGE_INFER_ATTENTION_H
#define FXGE_INFER_ATTENTION_H

/* Dims of the batch, the heads and the positions. Heads of H = heads * head size have no dim. */
typedef struct fxge_attention_layout {
	const char *name;
	int rank, batch, heads, positions;
} fxge_attention_layout;

/* By the attribute input_layout, in any case; NULL: none that is known. */
const fxge_attention_layout *fxge_attention_layout_of(const char *name);

/* What the tiling of FlashAttentionScore refuses (ops-transformer, the documentation of its
 * operators: N up to 256; flash_attention_score_tiling_general.cpp: D up to 512). */
enum { FXGE_ATTENTION_MAX_HEADS = 256, FXGE_ATTENTION_MAX_HEAD_SIZE = 512 };
/* The head sizes that RotaryPositionEmbedding takes (rope_rotate_half_tiling.cpp): even, up to */
enum { FXGE_ROTARY_MAX_HEAD_SIZE = 896 };

#endif
