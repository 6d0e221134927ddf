/* SPDX-License-Identifier: Apache-2.0 */
/* FusedInferAttentionScore: attention of prefill and decoding, with lengths and paged caches.
 *
 * Source: ops-transformer attention/fused_infer_attention_score
 * (aclnnFusedInferAttentionScoreV5.md, ascendir_FusedInferAttentionScore.md): layouts, lengths,
 * masks by sparse_mode, scales by mode.
 * - Scores are scale * (q k^T + q_rope k_rope^T) + pse_shift. Keys that a mask hides, or that are
 *   beyond the length of a request, have no influence on the result, even if they are NaN.
 * - Positions beyond the length of a request, and rows without visible keys, are 0, and their lse
 *   is infinite. learnable_sink is one more score of each head, without a value.
 * - Quantised operands are (x + offset) * scale. The device's kernels round the weights of full
 *   quantisation (i8 or fp8 queries) to the narrow dtype; here they stay f32.
 *
 * Scores and sums are f32; the result is rounded once. Lengths and block tables are read when the
 * operator runs; a value out of range is an error with the request. */
#include "attention_inference.h"

#include "backend/cpu/kernels/loop.h"
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "base/diag/run.h"

#include "fxge_ge_attention.h"
#include "fxge_kernels_attention.h"

#include <math.h>

#define PORT(name) GE_FusedInferAttentionScore__##name

static const int64_t FAR = (int64_t)1 << 40; /* a distance beyond any position */

/* ---- operands as strides ---- */

static int64_t
rounded_up(int64_t n, int64_t to)
{
	return (n + to - 1) / to * to;
}

/* Returns the strides of queries or results; `head` is the size of a head without a dim of heads.
 */
static fxge_inference_strides
strides_of(const fxge_array *x, const fxge_inference_dims *d, int64_t head)
{
	return (fxge_inference_strides){
		.request = d->batch >= 0 ? fxge_array_span(x, d->batch + 1, d->rank) : 0,
		.head = d->heads >= 0 ? fxge_array_span(x, d->heads + 1, d->rank) : head,
		.position = fxge_array_span(x, d->positions + 1, d->rank)};
}

/* Returns the strides of a mask or bias, whose last two dims are positions and keys. */
static fxge_inference_strides
strides_of_mask(const fxge_inference *a, const fxge_array *m)
{
	fxge_inference_strides s = {0};
	int rows = m ? m->rank - 2 : 0;

	if (!m || m->rank < 2)
		return s;
	s.position = m->shape[rows] > 1 ? m->shape[rows + 1] : 0;
	if (rows > 0 && m->shape[0] > 1)
		s.request = fxge_array_span(m, 1, m->rank);
	if (rows > 1 && m->shape[1] > 1)
		s.head = fxge_array_span(m, 2, m->rank);
	if (m->rank == 2 && a->rows == 1 && m->shape[0] > 1) { /* one row for each request */
		s.request = m->shape[1];
		s.position = 0;
	}
	return s;
}

static void
blocks_as_rows(const fxge_array *x, int64_t heads, fxge_inference_rows *r)
{
	r->block = fxge_array_span(x, 1, x->rank);
	r->block_size = x->shape[x->rank == 3 ? 1 : x->rank - 2];
	r->piece = 0;
	if (x->rank == 5) {
		r->size = x->shape[2] * x->shape[4];
		r->width = r->position = x->shape[4];
		r->piece = x->shape[3] * x->shape[4];
		r->head = x->shape[2] * r->piece;
		return;
	}
	r->size = r->width = x->rank == 4 ? x->shape[3] : x->shape[2] / heads;
	r->position = x->rank == 4 ? r->size : x->shape[2];
	r->head = x->rank == 4 ? x->shape[2] * r->size : r->size;
}

/* Describes the tensors of a port as rows. */
static fxge_inference_rows
rows_of(fxge_kernel *k, const fxge_inference *a, int param, bool paged)
{
	const fxge_array *x = fxge_kernel_count(k, param) ? fxge_kernel_at(k, param, 0) : NULL;
	const fxge_inference_dims *d = &a->layout->in;
	fxge_inference_rows r = {0};

	if (!x)
		return r;
	r.dtype = x->dtype;
	r.n_data = fxge_kernel_count(k, param);
	const char **data = fxge_kernel_temp(k, r.n_data, sizeof *data);

	for (int i = 0; i < r.n_data; i++)
		data[i] = fxge_kernel_at(k, param, i)->data;
	r.data = data;
	if (paged) {
		blocks_as_rows(x, a->kv_heads, &r);
		return r;
	}
	r.size = x->shape[d->rank - 1] / (d->heads < 0 ? a->kv_heads : 1);
	r.width = r.size;
	fxge_inference_strides s = strides_of(x, d, r.size);

	r.request = s.request, r.head = s.head, r.position = s.position;
	return r;
}

/* ---- scales ---- */

/* Describes the scales of a port. `parts` is 2 if values follow keys, of which `part` is taken. */
static fxge_inference_scale
scale_of(fxge_kernel *k, const fxge_inference *a, int param, int64_t mode,
	const fxge_inference_rows *x, int parts, int part)
{
	const fxge_array *m = fxge_kernel_in(k, param), *wide = m;
	fxge_inference_scale s = {0};

	if (!m)
		return s;
	wide = fxge_converted(k, m, FXGE_DT_F32);
	int64_t n = fxge_array_numel(m) / parts, last = m->rank ? m->shape[m->rank - 1] : 1;

	s.data = (const float *)wide->data + part * n;
	if (mode == FXGE_SCALE_CHANNEL && n > 1) {
		s.head = x->size, s.dim = 1;
	} else if (mode == FXGE_SCALE_TOKEN) {
		s.request = last, s.position = 1;
	} else if (mode == FXGE_SCALE_HEAD) {
		s.head = 1;
	} else if (mode == FXGE_SCALE_TOKEN_HEAD) {
		s.request = last * a->kv_heads, s.head = last, s.position = 1;
	} else if (mode >= FXGE_SCALE_BLOCK_TOKEN) {
		s.head = mode == FXGE_SCALE_BLOCK_TOKEN ? 0 : x->block_size;
		s.block = mode == FXGE_SCALE_BLOCK_TOKEN ? x->block_size : x->block_size * a->kv_heads;
		s.position = 1;
	}
	return s;
}

static void
read_scales(fxge_kernel *k, fxge_inference *a)
{
	int64_t both = fxge_arg_int(&k->call, PORT(antiquant_mode)),
			key = fxge_arg_int(&k->call, PORT(key_antiquant_mode)),
			value = fxge_arg_int(&k->call, PORT(value_antiquant_mode));

	a->key.scale = scale_of(k, a, PORT(key_antiquant_scale), key, &a->key, 1, 0);
	a->key.offset = scale_of(k, a, PORT(key_antiquant_offset), key, &a->key, 1, 0);
	a->value.scale = scale_of(k, a, PORT(value_antiquant_scale), value, &a->value, 1, 0);
	a->value.offset = scale_of(k, a, PORT(value_antiquant_offset), value, &a->value, 1, 0);
	if (!a->key.scale.data && !a->value.scale.data) {
		a->key.scale = scale_of(k, a, PORT(antiquant_scale), both, &a->key, 2, 0);
		a->key.offset = scale_of(k, a, PORT(antiquant_offset), both, &a->key, 2, 0);
		a->value.scale = scale_of(k, a, PORT(antiquant_scale), both, &a->value, 2, 1);
		a->value.offset = scale_of(k, a, PORT(antiquant_offset), both, &a->value, 2, 1);
	}
	a->prefix_key.scale = a->key.scale, a->prefix_key.offset = a->key.offset;
	a->prefix_value.scale = a->value.scale, a->prefix_value.offset = a->value.offset;
}

/* ---- requests ---- */

static bool
refuse_length(fxge_kernel *k, const char *of, int64_t request, int64_t n, int64_t limit)
{
	return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
		"request %lld has %lld %s, expected 0 to %lld", (long long)request, (long long)n, of,
		(long long)limit);
}

static bool
refuse_end(
	fxge_kernel *k, const char *of, int64_t request, int64_t end, int64_t start, int64_t limit)
{
	return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
		"%s of request %lld end at %lld, expected %lld to %lld", of, (long long)request,
		(long long)end, (long long)start, (long long)limit);
}

/* Returns the length of a request: its own element, the only one, or `absent`. */
static int64_t
length_of(fxge_ints lengths, int64_t request, int64_t absent)
{
	return lengths.n < 0 ? absent : lengths.v[lengths.n == 1 ? 0 : request];
}

/* Checks the blocks of a request: each is one of the cache, and none occurs twice. `used` holds the
 * last request of each block, plus 1. */
static bool
check_blocks(
	fxge_kernel *k, const fxge_inference *a, int64_t request, int64_t n_blocks, int32_t *used)
{
	const fxge_inference_request *r = &a->requests[request];

	if (a->key.block_size == 0)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "blocks of key have no tokens");
	int64_t n = (r->n_keys + a->key.block_size - 1) / a->key.block_size;

	for (int64_t i = 0; i < n; i++) {
		int32_t block = r->blocks[i];

		if (block < 0 || block >= n_blocks)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"block_table: element %lld of request %lld is %d, expected 0 to %lld", (long long)i,
				(long long)request, (int)block, (long long)n_blocks - 1);
		if (used[block] == request + 1)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"block_table: request %lld has block %d twice", (long long)request, (int)block);
		used[block] = (int32_t)request + 1;
	}
	return true;
}

static bool
check_table(fxge_kernel *k, const fxge_inference *a)
{
	int64_t n_blocks = fxge_kernel_at(k, PORT(key), 0)->shape[0];
	int32_t *used = fxge_kernel_temp(k, n_blocks, sizeof *used);

	for (int64_t i = 0; i < a->batch; i++)
		if (!check_blocks(k, a, i, n_blocks, used))
			return false;
	return true;
}

static bool
read_queries(fxge_kernel *k, fxge_inference *a)
{
	fxge_ints ends = fxge_kernel_ints(k, PORT(actual_seq_lengths));
	int64_t at = 0;

	for (int64_t i = 0; i < a->batch; i++) {
		fxge_inference_request *r = &a->requests[i];
		int64_t n = a->layout->packed ? ends.v[i] : length_of(ends, i, a->rows);

		if (a->layout->packed && (n < at || n > a->rows))
			return refuse_end(k, "queries", i, n, at, a->rows);
		if (n < 0 || n > a->rows)
			return refuse_length(k, "queries", i, n, a->rows);
		r->query = a->layout->packed ? at : 0;
		r->n_queries = n - r->query;
		at = n;
	}
	return true;
}

/* Reads the lengths of keys: of packed tokens the ends, of a paged cache the numbers. */
static bool
read_keys(fxge_kernel *k, fxge_inference *a)
{
	fxge_ints lengths = fxge_kernel_ints(k, PORT(actual_seq_lengths_kv));
	const fxge_array *table = fxge_kernel_in(k, PORT(block_table));
	bool ends = a->layout->packed && !table;
	int64_t at = 0;

	for (int64_t i = 0; i < a->batch; i++) {
		fxge_inference_request *r = &a->requests[i];
		const fxge_array *x = fxge_kernel_at(k, PORT(key), a->key.n_data > 1 ? (int)i : 0);
		int64_t limit =
					table ? table->shape[1] * a->key.block_size : x->shape[a->layout->in.positions],
				n = ends ? lengths.v[i] : length_of(lengths, i, limit);

		if (ends && (n < at || n > limit))
			return refuse_end(k, "keys", i, n, at, limit);
		if (n < 0 || n > limit)
			return refuse_length(
				k, table ? "keys in the blocks of its table" : "keys", i, n, limit);
		r->key = ends ? at : 0;
		r->n_keys = n - r->key;
		r->blocks = table ? (const int32_t *)table->data + i * table->shape[1] : NULL;
		at = n;
	}
	return !table || check_table(k, a);
}

/* Checks that the rows of a mask or bias reach to the last key. */
static bool
reaches_keys(fxge_kernel *k, const fxge_inference *a, const fxge_array *m, const char *name)
{
	for (int64_t i = 0; m && i < a->batch; i++)
		if (m->shape[m->rank - 1] < a->n_prefix + a->requests[i].n_keys)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"%s has %lld columns, request %lld has %lld keys", name,
				(long long)m->shape[m->rank - 1], (long long)i,
				(long long)a->n_prefix + a->requests[i].n_keys);
	return true;
}

/* Checks the masks of mode 9: of the queries among the last keys. */
static bool
check_tree(fxge_kernel *k, fxge_inference *a)
{
	int64_t at = 0, limit = fxge_array_numel(a->mask);

	for (int64_t i = 0; i < a->batch; i++) {
		fxge_inference_request *r = &a->requests[i];

		if (r->n_queries > r->n_keys)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"request %lld has %lld queries and %lld keys, sparse_mode 9 expects as many at "
				"least",
				(long long)i, (long long)r->n_queries, (long long)r->n_keys);
		r->mask = at;
		at += r->n_queries * r->n_queries;
	}
	return !a->layout->packed || at <= limit
		   || fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			   "atten_mask has %lld elements, the requests need %lld", (long long)limit,
			   (long long)at);
}

static bool
read_requests(fxge_kernel *k, fxge_inference *a)
{
	a->requests = fxge_kernel_temp(k, a->batch + 1, sizeof *a->requests);
	if (!read_queries(k, a) || !read_keys(k, a))
		return false;
	for (int64_t i = 0; i < a->batch; i++) {
		int64_t rows = a->requests[i].n_queries * a->group;

		a->requests[i].first_task = a->n_tasks;
		a->n_tasks += (rows + FXGE_INFERENCE_ROWS - 1) / FXGE_INFERENCE_ROWS * a->kv_heads;
	}
	if (a->mode == FXGE_SPARSE_TREE)
		return check_tree(k, a);
	return reaches_keys(k, a, a->mask, "atten_mask") && reaches_keys(k, a, a->bias, "pse_shift");
}

/* ---- call ---- */

/* Returns whether no operand is present whose effect is not executed. */
static bool
is_executed(fxge_kernel *k)
{
	static const int others[] = {PORT(dequant_scale1), PORT(quant_scale1), PORT(dequant_scale2),
		PORT(query_padding_size), PORT(kv_padding_size), PORT(key_rope_antiquant_scale),
		PORT(q_start_idx), PORT(kv_start_idx)};

	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (fxge_kernel_in(k, others[i]))
			return fxge_call_fail(&k->call, FXGE_D_UNSUPPORTED_FORM, "input '%s' is not executed",
				k->call.node->op->params[others[i]].name);
	return fxge_arg_int(&k->call, PORT(pse_type)) == 0
		   || fxge_call_fail(&k->call, FXGE_D_UNSUPPORTED_FORM, "pse_type is not executed");
}

/* Determines which keys a row sees. Modes from LEFT_UP to BAND imply the contents of the mask. */
static void
read_mode(fxge_kernel *k, fxge_inference *a)
{
	int64_t before = fxge_arg_int(&k->call, PORT(pre_tokens)),
			after = fxge_arg_int(&k->call, PORT(next_tokens));

	a->mode = fxge_arg_int(&k->call, PORT(sparse_mode));
	a->before = before > FAR ? FAR : before < -FAR ? -FAR : before;
	a->after = after > FAR ? FAR : after < -FAR ? -FAR : after;
	a->mask = fxge_kernel_in(k, PORT(atten_mask));
	if (a->mode >= FXGE_SPARSE_LEFT_UP && a->mode <= FXGE_SPARSE_BAND)
		a->mask = NULL;
	a->banded_mask = a->mode == FXGE_SPARSE_FULL && a->mask;
	a->bias = fxge_kernel_in(k, PORT(pse_shift));
	a->at_mask = strides_of_mask(a, a->mask);
	a->at_bias = strides_of_mask(a, a->bias);
}

static void
read_prefix(fxge_kernel *k, fxge_inference *a)
{
	const fxge_array *x = fxge_kernel_in(k, PORT(key_shared_prefix));

	if (!x)
		return;
	a->prefix_key = rows_of(k, a, PORT(key_shared_prefix), false);
	a->prefix_value = rows_of(k, a, PORT(value_shared_prefix), false);
	a->n_prefix = x->shape[a->layout->in.positions];
}

static bool
is_by_token(const fxge_inference_scale *s)
{
	return s->position != 0;
}

static bool
check_prefix(fxge_kernel *k, fxge_inference *a)
{
	fxge_ints given = fxge_kernel_ints(k, PORT(actual_shared_prefix_len));

	if (a->n_prefix && (is_by_token(&a->key.scale) || is_by_token(&a->value.scale)))
		return fxge_call_fail(&k->call, FXGE_D_UNSUPPORTED_FORM,
			"a shared prefix with scales by token is not executed: the scales of its own tokens "
			"are "
			"not documented");
	if (given.n < 1)
		return true;
	if (given.v[0] < 0 || given.v[0] > a->n_prefix)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"the shared prefix has %lld tokens, expected 0 to %lld", (long long)given.v[0],
			(long long)a->n_prefix);
	a->n_prefix = given.v[0];
	return true;
}

static const fxge_array *
converted_input(fxge_kernel *k, int param)
{
	const fxge_array *x = fxge_kernel_in(k, param);

	return x ? fxge_converted(k, x, FXGE_DT_F32) : NULL;
}

/* Returns the strides of scales of queries, which have the query's dims without the last one; of
 * merged heads [batch, positions, heads]. */
static fxge_inference_strides
strides_of_query_scale(const fxge_inference *a)
{
	const fxge_inference_dims *d = &a->layout->in;
	bool heads_first = d->heads >= 0 && d->heads < d->positions;

	return (fxge_inference_strides){.request = d->batch >= 0 ? a->rows * a->heads : 0,
		.head = heads_first ? a->rows : 1,
		.position = heads_first ? 1 : a->heads};
}

static void
read_operands(fxge_kernel *k, fxge_inference *a)
{
	const fxge_inference_dims *d = &a->layout->in;
	const fxge_array *lengths = fxge_kernel_in(k, PORT(actual_seq_lengths));
	bool paged = fxge_kernel_in(k, PORT(block_table)) != NULL;

	a->query = fxge_kernel_in(k, PORT(query));
	a->query_rope = fxge_kernel_in(k, PORT(query_rope));
	a->query_scale = converted_input(k, PORT(dequant_scale_query));
	a->sink = fxge_kernel_in(k, PORT(learnable_sink));
	a->out_scale = converted_input(k, PORT(quant_scale2));
	a->out_offset = converted_input(k, PORT(quant_offset2));
	a->rows = a->query->shape[d->positions];
	a->batch = a->layout->packed ? lengths->shape[0]
			   : d->batch >= 0   ? a->query->shape[d->batch]
								 : 1;
	a->key = rows_of(k, a, PORT(key), paged);
	a->value = rows_of(k, a, PORT(value), paged);
	a->key_rope = rows_of(k, a, PORT(key_rope), paged);
	a->key_size = a->key.size, a->value_size = a->value.size, a->rope_size = a->key_rope.size;
	a->at_query = strides_of(a->query, d, a->key_size);
	if (a->query_rope)
		a->at_query_rope = strides_of(a->query_rope, d, a->rope_size);
	a->at_query_scale = strides_of_query_scale(a);
	a->y = &k->out[0];
	a->at_y = strides_of(a->y, &a->layout->out, a->value_size);
	a->lse = fxge_arg_bool(&k->call, PORT(softmax_lse_flag)) ? k->out[1].data : NULL;
	a->score_width = rounded_up(a->key_size + a->rope_size, FXGE_INFERENCE_LANES);
	a->value_width = rounded_up(a->value_size, 2 * FXGE_INFERENCE_LANES);
}

/* Checks operands whose number of elements depends on other operands. */
static bool
check_sizes(fxge_kernel *k, const fxge_inference *a)
{
	int64_t rows = (a->layout->packed ? 1 : a->batch) * a->rows * a->heads,
			channels = a->heads * a->value_size;

	if (a->query_scale && fxge_array_numel(a->query_scale) != rows)
		return fxge_call_fail(&k->call, FXGE_D_CONSTRAINT,
			"dequant_scale_query has %lld elements, expected one for each query and head: %lld",
			(long long)fxge_array_numel(a->query_scale), (long long)rows);
	if (a->out_scale && fxge_array_numel(a->out_scale) != 1
		&& fxge_array_numel(a->out_scale) != channels)
		return fxge_call_fail(&k->call, FXGE_D_CONSTRAINT,
			"quant_scale2 has %lld elements, expected 1 or %lld",
			(long long)fxge_array_numel(a->out_scale), (long long)channels);
	return !a->out_offset || fxge_array_numel(a->out_offset) == fxge_array_numel(a->out_scale)
		   || fxge_call_fail(&k->call, FXGE_D_CONSTRAINT,
			   "quant_offset2 has %lld elements, quant_scale2 %lld",
			   (long long)fxge_array_numel(a->out_offset),
			   (long long)fxge_array_numel(a->out_scale));
}

/* Sets the results of positions that belong to no request. */
static void
clear_results(const fxge_inference *a, const fxge_array *lse)
{
	memset(a->y->data, 0, (size_t)fxge_array_numel(a->y) * fxge_dtype_size(a->y->dtype));
	for (int64_t i = 0; a->lse && i < fxge_array_numel(lse); i++)
		a->lse[i] = INFINITY;
}

bool
cpu_fused_infer_attention_score(fxge_kernel *k)
{
	fxge_inference a = {
		.layout = fxge_inference_layout_of(fxge_arg_str(&k->call, PORT(input_layout))),
		.heads = fxge_arg_int(&k->call, PORT(num_heads)),
		.kv_heads = fxge_arg_int(&k->call, PORT(num_key_value_heads)),
		.scale = (float)fxge_arg_float(&k->call, PORT(scale))};

	if (!is_executed(k))
		return false;
	a.kv_heads = a.kv_heads ? a.kv_heads : a.heads;
	a.group = a.heads / a.kv_heads;
	read_operands(k, &a);
	read_prefix(k, &a);
	read_scales(k, &a);
	read_mode(k, &a);
	if (!check_prefix(k, &a) || !check_sizes(k, &a) || !read_requests(k, &a))
		return false;
	clear_results(&a, &k->out[1]);
	a.scratch_size = rounded_up(fxge_inference_scratch(&a), FXGE_INFERENCE_LANES);
	a.scratch = fxge_kernel_space(k, fxge_pool_size(k->pool) * a.scratch_size, sizeof *a.scratch);
	fxge_pool_for(k->pool, a.n_tasks, 1, fxge_inference_tasks, &a);
	return true;
}
