/* SPDX-License-Identifier: Apache-2.0 */
/* Layouts and limits of fused attention, for its shape function, its kernel and the rules that
 * create it. */
#ifndef FXGE_INFER_ATTENTION_H
#define FXGE_INFER_ATTENTION_H

#include <stdbool.h>

/* A layout: dims of the batch, the heads and the positions. heads is negative if the last dim is H
 * = heads * head size. */
typedef struct fxge_attention_layout {
	const char *name;
	int rank, batch, heads, positions;
} fxge_attention_layout;

/* Returns the layout with the name of attribute input_layout, ignoring case; NULL if unknown. */
const fxge_attention_layout *fxge_attention_layout_of(const char *name);

/* Dims of a tensor of inference attention; negative if absent. Without a dim of heads, the last dim
 * is H = heads * head size; without a batch, there is one sequence, or tokens are packed. */
typedef struct fxge_inference_dims {
	int rank, batch, heads, positions;
} fxge_inference_dims;

/* Layout of FusedInferAttentionScore: dims of queries and contiguous keys, and of the result.
 * packed: sequences follow each other along one dim, and lengths are their ends. */
typedef struct fxge_inference_layout {
	const char *name;
	fxge_inference_dims in, out;
	bool packed;
} fxge_inference_layout;

/* Returns the layout with the name of attribute input_layout; NULL if unknown. */
const fxge_inference_layout *fxge_inference_layout_of(const char *name);

/* Values of sparse_mode. FULL, ALL and TREE read the mask; the others imply its contents. */
enum {
	FXGE_SPARSE_FULL,
	FXGE_SPARSE_ALL,
	FXGE_SPARSE_LEFT_UP,
	FXGE_SPARSE_RIGHT_DOWN,
	FXGE_SPARSE_BAND,
	FXGE_SPARSE_TREE = 9
};

/* Values of key_antiquant_mode and value_antiquant_mode: elements that share a scale. */
enum {
	FXGE_SCALE_CHANNEL, /* one scale, or one for each head and dim */
	FXGE_SCALE_TOKEN,
	FXGE_SCALE_HEAD,
	FXGE_SCALE_TOKEN_HEAD,
	FXGE_SCALE_BLOCK_TOKEN, /* as the next one: stored in blocks, as the cache */
	FXGE_SCALE_BLOCK_TOKEN_HEAD
};

/* Limits in the tiling of FlashAttentionScore (ops-transformer: N up to 256 in its operators'
 * documentation; D up to 512 in flash_attention_score_tiling_general.cpp). */
enum { FXGE_ATTENTION_MAX_HEADS = 256, FXGE_ATTENTION_MAX_HEAD_SIZE = 512 };
/* Largest head size of RotaryPositionEmbedding (rope_rotate_half_tiling.cpp), which must be
 * even. */
enum { FXGE_ROTARY_MAX_HEAD_SIZE = 896 };

#endif
