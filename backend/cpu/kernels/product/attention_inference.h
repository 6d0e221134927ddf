/* SPDX-License-Identifier: Apache-2.0 */
/* One call of FusedInferAttentionScore: operands as strides, requests, and blocks of query rows.
 *
 * attention_inference.c reads and checks the call, attention_inference_block.c computes a block of
 * rows. */
#ifndef FXGE_BACKEND_CPU_KERNELS_PRODUCT_ATTENTION_INFERENCE_H
#define FXGE_BACKEND_CPU_KERNELS_PRODUCT_ATTENTION_INFERENCE_H

#include "backend/cpu/kernels/kernel.h"
#include "infer/attention.h"

enum {
	FXGE_INFERENCE_ROWS = 64, /* query rows of a block: positions times the heads of one key head */
	FXGE_INFERENCE_KEYS = 64, /* keys that are loaded at a time */
	FXGE_INFERENCE_LANES = 16
};

/* Scales or offsets of keys or values, f32. Strides in elements; 0 where they are shared. */
typedef struct fxge_inference_scale {
	const float *data; /* NULL: none */
	int64_t request, position, head, dim;
	int64_t block; /* stride of blocks, if they are stored as the cache is; else 0 */
} fxge_inference_scale;

/* Rows of keys, values or rotary parts. A row is `size` elements: pieces of `width`, `piece` apart.
 * Strides in elements. */
typedef struct fxge_inference_rows {
	fxge_dtype dtype;
	const char *const *data; /* by tensor of a list */
	int n_data;              /* 1, or the number of requests; 0: absent */
	int64_t request, position, head, block;
	int64_t block_size; /* tokens of a block; 0: contiguous */
	int64_t size, width, piece;
	fxge_inference_scale scale, offset;
} fxge_inference_rows;

/* Strides of an operand by request, head and position of queries; 0 where it is shared. */
typedef struct fxge_inference_strides {
	int64_t request, head, position;
} fxge_inference_strides;

typedef struct fxge_inference_request {
	int64_t query, n_queries; /* first position of the queries in their dim, and their number */
	int64_t key, n_keys;      /* likewise; of a paged cache, key is 0 */
	const int32_t *blocks;    /* row of the block table, or NULL */
	int64_t mask;             /* first element of a mask of mode 9, if tokens are packed */
	int64_t first_task;
} fxge_inference_request;

typedef struct fxge_inference {
	const fxge_inference_layout *layout;
	int64_t batch, heads, kv_heads, group, rows; /* group: query heads of a key head */
	const fxge_array *query, *query_rope, *mask, *bias, *query_scale, *sink, *out_scale,
		*out_offset;
	fxge_inference_strides at_query, at_query_rope, at_mask, at_bias, at_y, at_query_scale;
	int64_t key_size, rope_size, value_size;
	/* sizes of rows in scratch memory: multiples of the lanes */
	int64_t score_width, value_width;
	fxge_inference_rows key, value, key_rope, prefix_key, prefix_value;
	int64_t n_prefix;
	int64_t mode, before, after;
	bool banded_mask; /* mode 0 with a mask: before and after apply */
	float scale;
	fxge_inference_request *requests;
	int64_t n_tasks;
	fxge_array *y;
	float *lse;           /* NULL: not wanted */
	float *scratch;       /* memory of all workers */
	int64_t scratch_size; /* floats of one worker */
} fxge_inference;

/* Returns the floats of scratch memory that a worker needs. */
int64_t fxge_inference_scratch(const fxge_inference *a);
/* Computes the tasks [from, to); ctx is a fxge_inference. */
void fxge_inference_tasks(void *ctx, int64_t from, int64_t to, int worker);

#endif
