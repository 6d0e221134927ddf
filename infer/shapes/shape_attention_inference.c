/* SPDX-License-Identifier: Apache-2.0 */
/* Shape function of FusedInferAttentionScore: layouts, paged caches, lengths, masks and scales.
 *
 * Source: ops-transformer attention/fused_infer_attention_score (ascendir_*.md, aclnn*V5.md) and
 * TorchAir's meta functions of the operator. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/attention.h"
#include "infer/shapes.h"

#include "fxge_ge_attention.h"

#define PORT(name) GE_FusedInferAttentionScore__##name

/* ---- layouts ---- */

#define BSH                                                                                        \
	{                                                                                              \
		3, 0, -1, 1                                                                                \
	}
#define BSND                                                                                       \
	{                                                                                              \
		4, 0, 2, 1                                                                                 \
	}
#define BNSD                                                                                       \
	{                                                                                              \
		4, 0, 1, 2                                                                                 \
	}
#define NBSD                                                                                       \
	{                                                                                              \
		4, 1, 0, 2                                                                                 \
	}
#define NSD                                                                                        \
	{                                                                                              \
		3, -1, 0, 1                                                                                \
	}
#define TND                                                                                        \
	{                                                                                              \
		3, -1, 1, 0                                                                                \
	}
#define NTD NSD

const fxge_inference_layout *
fxge_inference_layout_of(const char *name)
{
	static const fxge_inference_layout layouts[] = {
		{"BSH", BSH, BSH, false},
		{"BSND", BSND, BSND, false},
		{"BNSD", BNSD, BNSD, false},
		{"NSD", NSD, NSD, false},
		{"BNSD_BSND", BNSD, BSND, false},
		{"BSH_BNSD", BSH, BNSD, false},
		{"BSND_BNSD", BSND, BNSD, false},
		{"BSH_NBSD", BSH, NBSD, false},
		{"BSND_NBSD", BSND, NBSD, false},
		{"BNSD_NBSD", BNSD, NBSD, false},
		{"TND", TND, TND, true},
		{"NTD", NTD, NTD, true},
		{"TND_NTD", TND, NTD, true},
		{"NTD_TND", NTD, TND, true},
	};

	for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
		if (strcmp(layouts[i].name, name) == 0)
			return &layouts[i];
	return NULL;
}

/* Sizes of a call. `columns` is the number of keys that each request has room for. */
typedef struct inference {
	fxge_call *c;
	const fxge_inference_layout *l;
	const fxge_meta *q, *k, *v, *table; /* k, v: the first of a list */
	int lists;                          /* number of tensors in the lists of keys and values */
	int64_t heads, kv_heads;
	fxge_size batch, rows, columns, key_size, value_size, blocks, block_size;
} inference;

static fxge_size
number(const inference *a, int64_t n)
{
	return fxge_sym_int(a->c->syms, n);
}

static bool
is_narrow(fxge_dtype dt)
{
	return dt == FXGE_DT_I8 || dt == FXGE_DT_F8E4M3 || dt == FXGE_DT_F8E5M2;
}

static bool
has_rank(inference *a, const fxge_meta *m, int rank, const char *what)
{
	return m->rank == rank
		   || fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "%s has %d dims, layout %s expects %d", what,
			   m->rank, a->l->name, rank);
}

/* Returns the size of one head of a tensor whose last dim may hold all of them. */
static fxge_size
head_size(inference *a, const fxge_meta *m, int heads_dim, int64_t heads, const char *what)
{
	fxge_size last = m->shape[m->rank - 1];
	int64_t n;

	if (heads_dim >= 0) {
		fxge_unify(a->c, m->shape[heads_dim], number(a, heads), what);
		return last;
	}
	if (fxge_sym_is_int(a->c->syms, last, &n) && n % heads)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "%s: %lld elements of a token are not %lld heads",
			what, (long long)n, (long long)heads);
	return fxge_sym_floordiv(a->c->syms, last, number(a, heads));
}

/* ---- queries, keys and values ---- */

static void
read_query(inference *a)
{
	const fxge_inference_dims *d = &a->l->in;
	const fxge_meta *lengths = fxge_arg_tensor(a->c, PORT(actual_seq_lengths));

	if (!has_rank(a, a->q, d->rank, "query"))
		return;
	a->rows = a->q->shape[d->positions];
	a->key_size = head_size(a, a->q, d->heads, a->heads, "heads of query");
	a->batch = d->batch >= 0 ? a->q->shape[d->batch] : number(a, 1);
	if (a->l->packed && lengths && lengths->rank == 1)
		a->batch = lengths->shape[0];
}

/* Returns the size of a head of blocks of a cache: [blocks, size, H], [blocks, heads, size, D], or
 * the fractal form [blocks, heads, D / c, size, c] with 32 bytes in a row of c. */
static fxge_size
blocks_of(inference *a, const fxge_meta *m, const char *what)
{
	fxge_size at = m->rank == 3 ? m->shape[1] : m->rank == 4 ? m->shape[2] : m->shape[3];
	int64_t c = 32 / (int64_t)fxge_dtype_size(m->dtype);

	fxge_unify(a->c, m->shape[0], a->blocks, "number of blocks");
	fxge_unify(a->c, at, a->block_size, "size of a block");
	if (m->rank == 3)
		return head_size(a, m, -1, a->kv_heads, what);
	if (m->rank == 4)
		return head_size(a, m, 1, a->kv_heads, what);
	fxge_unify(a->c, m->shape[1], number(a, a->kv_heads), what);
	fxge_unify(a->c, m->shape[4], number(a, c), "elements in a row of a fractal");
	return fxge_sym_mul(a->c->syms, m->shape[2], m->shape[4]);
}

/* Returns the size of a head of keys or values in the layout of the query. */
static fxge_size
contiguous(inference *a, const fxge_meta *m, const char *what)
{
	const fxge_inference_dims *d = &a->l->in;

	if (!has_rank(a, m, d->rank, what))
		return a->key_size;
	if (d->batch >= 0)
		fxge_unify(a->c, m->shape[d->batch], a->lists > 1 ? number(a, 1) : a->batch, "batch");
	if (a->lists == 1)
		fxge_unify(a->c, m->shape[d->positions], a->columns, "positions of keys");
	return head_size(a, m, d->heads, a->kv_heads, what);
}

static fxge_size
keys_of(inference *a, const fxge_meta *m, const char *what)
{
	if (!a->table)
		return contiguous(a, m, what);
	if (m->rank < 3 || m->rank > 5) {
		fxge_call_fail(
			a->c, FXGE_D_CONSTRAINT, "%s has %d dims, a paged cache has 3, 4 or 5", what, m->rank);
		return a->key_size;
	}
	return blocks_of(a, m, what);
}

static void
read_table(inference *a)
{
	const fxge_meta *k = a->k;
	int64_t given = fxge_arg_int(a->c, PORT(block_size)), size;

	if (a->table->rank != 2) {
		fxge_call_fail(
			a->c, FXGE_D_CONSTRAINT, "block_table has %d dims, expected 2", a->table->rank);
		return;
	}
	fxge_unify(a->c, a->table->shape[0], a->batch, "rows of block_table");
	if (k->rank < 3 || k->rank > 5)
		return; /* reported later */
	a->blocks = k->shape[0];
	a->block_size = k->shape[k->rank == 3 ? 1 : k->rank - 2];
	a->columns = fxge_sym_mul(a->c->syms, a->table->shape[1], a->block_size);
	if (fxge_sym_is_int(a->c->syms, a->block_size, &size) && size == 0)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "blocks of key have no tokens");
	else if (given != 0 && fxge_sym_is_int(a->c->syms, a->block_size, &size) && size != given)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"block_size is %lld, blocks of key have %lld tokens", (long long)given,
			(long long)size);
}

/* Checks an element of the lists against the first: the kernel reads dtype and sizes of that. In
 * layouts with heads before positions, the number of positions is a stride. */
static void
check_element(inference *a, const fxge_meta *k, const fxge_meta *v, fxge_size value_size)
{
	const fxge_inference_dims *d = &a->l->in;

	if (a->c->failed || a->lists == 1)
		return;
	fxge_shape_same_dtype(a->c, a->k, k);
	fxge_shape_same_dtype(a->c, a->v, v);
	fxge_unify(a->c, value_size, a->value_size, "head size of value");
	fxge_unify(a->c, v->shape[d->positions], k->shape[d->positions], "positions of value");
	if (d->heads >= 0 && d->heads < d->positions)
		fxge_unify(a->c, k->shape[d->positions], a->columns, "positions of key");
}

static void
read_keys(inference *a)
{
	fxge_meta_list keys = fxge_arg_tensors(a->c, PORT(key)),
				   values = fxge_arg_tensors(a->c, PORT(value));
	int64_t batch;

	a->lists = keys.n;
	if (keys.n < 1 || keys.n != values.n
		|| (keys.n > 1
			&& (a->table || a->l->in.batch < 0
				|| (fxge_sym_is_int(a->c->syms, a->batch, &batch) && batch != keys.n)))) {
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"%d tensors of keys and %d of values, expected one of each, or one for each request",
			keys.n, values.n);
		return;
	}
	a->k = keys.m[0], a->v = values.m[0];
	if (!a->k || !a->v)
		return;
	if (a->table)
		read_table(a);
	else if (has_rank(a, a->k, a->l->in.rank, "key"))
		a->columns = a->k->shape[a->l->in.positions];
	for (int i = 0; i < keys.n && !a->c->failed; i++) {
		fxge_unify(a->c, keys_of(a, keys.m[i], "heads of key"), a->key_size, "head size of key");
		fxge_size size = keys_of(a, values.m[i], "heads of value");

		if (i == 0)
			a->value_size = size;
		check_element(a, keys.m[i], values.m[i], size);
	}
}

/* Checks the rotary parts: further dims of queries and keys. */
static void
check_rope(inference *a)
{
	const fxge_meta *q = fxge_arg_tensor(a->c, PORT(query_rope)),
					*k = fxge_arg_tensor(a->c, PORT(key_rope));
	const fxge_inference_dims *d = &a->l->in;

	if (!q != !k) {
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "query_rope and key_rope belong together");
		return;
	}
	if (!q || !has_rank(a, q, d->rank, "query_rope"))
		return;
	fxge_shape_same_dtype(a->c, q, k);
	if (!is_narrow(a->q->dtype))
		fxge_shape_same_dtype(a->c, a->q, q);
	else if (is_narrow(q->dtype))
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "query_rope is %s, expected f16 or bf16",
			fxge_dtypes[q->dtype].text);
	fxge_unify(a->c, q->shape[d->positions], a->rows, "positions of query_rope");
	if (d->batch >= 0)
		fxge_unify(a->c, q->shape[d->batch], a->q->shape[d->batch], "batch of query_rope");
	fxge_unify(a->c, head_size(a, q, d->heads, a->heads, "heads of query_rope"),
		keys_of(a, k, "heads of key_rope"), "head size of key_rope");
}

static void
check_prefix(inference *a)
{
	const fxge_meta *k = fxge_arg_tensor(a->c, PORT(key_shared_prefix)),
					*v = fxge_arg_tensor(a->c, PORT(value_shared_prefix));
	const fxge_inference_dims *d = &a->l->in;

	if (!k && !v)
		return;
	if (!k || !v || a->l->packed || d->batch < 0) {
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"a shared prefix has keys and values, and a layout with a batch");
		return;
	}
	if (!has_rank(a, k, d->rank, "key_shared_prefix")
		|| !has_rank(a, v, d->rank, "value_shared_prefix"))
		return;
	fxge_shape_same_dtype(a->c, a->k, k);
	fxge_shape_same_dtype(a->c, a->v, v);
	fxge_unify(a->c, k->shape[d->batch], number(a, 1), "batch of key_shared_prefix");
	fxge_unify(a->c, v->shape[d->batch], number(a, 1), "batch of value_shared_prefix");
	fxge_unify(a->c, k->shape[d->positions], v->shape[d->positions], "positions of the prefix");
	fxge_unify(a->c, head_size(a, k, d->heads, a->kv_heads, "heads of key_shared_prefix"),
		a->key_size, "head size of key_shared_prefix");
	fxge_unify(a->c, head_size(a, v, d->heads, a->kv_heads, "heads of value_shared_prefix"),
		a->value_size, "head size of value_shared_prefix");
}

/* ---- lengths and masks ---- */

/* Checks that there are lengths for each request, or one for all of them. */
static void
check_lengths(inference *a, int param, const char *what)
{
	const fxge_meta *m = fxge_arg_tensor(a->c, param);
	int64_t n, batch;

	if (!m)
		return;
	if (m->rank != 1) {
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "%s has %d dims, expected 1", what, m->rank);
	} else if (a->l->packed) {
		fxge_unify(a->c, m->shape[0], a->batch, what);
	} else if (fxge_sym_is_int(a->c->syms, m->shape[0], &n)
			   && fxge_sym_is_int(a->c->syms, a->batch, &batch) && n != 1 && n < batch) {
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "%s has %lld elements for %lld requests", what,
			(long long)n, (long long)batch);
	}
}

/* Checks lengths that are constants: ends of packed tokens, or numbers of positions. */
static void
check_constants(inference *a, int param, bool packed, fxge_size limit, const char *what)
{
	fxge_ints v = fxge_shape_ints(a->c, param);
	int64_t most, at = 0;

	if (!fxge_sym_is_int(a->c->syms, limit, &most))
		return;
	for (int i = 0; i < v.n && !a->c->failed; i++) {
		if (packed && (v.v[i] < at || v.v[i] > most))
			fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
				"%s of request %d end at %lld, expected %lld to %lld", what, i, (long long)v.v[i],
				(long long)at, (long long)most);
		else if (v.v[i] < 0 || v.v[i] > most)
			fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "request %d has %lld %s, expected 0 to %lld", i,
				(long long)v.v[i], what, (long long)most);
		at = packed ? v.v[i] : 0;
	}
}

static void
check_all_lengths(inference *a)
{
	const fxge_meta *q = fxge_arg_tensor(a->c, PORT(actual_seq_lengths)),
					*k = fxge_arg_tensor(a->c, PORT(actual_seq_lengths_kv));

	if (a->l->packed && (!q || !k))
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"layout %s needs the lengths of queries and of keys: the ends of the packed sequences",
			a->l->name);
	else if (a->table && !k)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "a paged cache needs the lengths of its keys");
	check_lengths(a, PORT(actual_seq_lengths), "lengths of queries");
	check_lengths(a, PORT(actual_seq_lengths_kv), "lengths of keys");
}

/* Checks that the leading dims of a mask or bias are 1 or those of the scores. */
static void
fits_scores(inference *a, const fxge_meta *m, const char *what)
{
	const fxge_size lead[] = {a->batch, number(a, a->heads)};
	int rows = m->rank - 2;

	for (int d = 0; d < rows; d++)
		if (!fxge_shape_is_one(a->c, m->shape[d]))
			fxge_unify(a->c, m->shape[d], lead[d], what);
	if (m->rank > 2 || !fxge_shape_is_one(a->c, a->rows))
		fxge_unify(a->c, m->shape[rows], a->rows, what);
	else if (!fxge_shape_is_one(a->c, m->shape[0])) /* one query: a row for each request */
		fxge_unify(a->c, m->shape[0], a->batch, what);
}

/* Checks the mask of a mode that reads it. A row of a mask may be longer than the keys. */
static void
check_mask(inference *a)
{
	const fxge_meta *m = fxge_arg_tensor(a->c, PORT(atten_mask));
	int64_t mode = fxge_arg_int(a->c, PORT(sparse_mode));

	if (mode == FXGE_SPARSE_TREE && m && (a->l->packed ? m->rank == 1 : m->rank == 3)) {
		if (!a->l->packed) {
			fxge_unify(a->c, m->shape[0], a->batch, "batch of atten_mask");
			fxge_unify(a->c, m->shape[1], a->rows, "queries of atten_mask");
			fxge_unify(a->c, m->shape[2], a->rows, "queries of atten_mask");
		}
		return;
	}
	if (mode == FXGE_SPARSE_TREE)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"sparse_mode 9 expects a mask of [batch, queries, queries], of packed tokens one dim");
	else if (mode < 0 || mode > FXGE_SPARSE_BAND)
		fxge_call_fail(
			a->c, FXGE_D_CONSTRAINT, "sparse_mode is %lld, expected 0 to 4 or 9", (long long)mode);
	else if (!m || mode > FXGE_SPARSE_ALL)
		return;
	else if (a->l->packed)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"sparse_mode %lld has no mask in layout %s: modes 2 to 4 imply theirs", (long long)mode,
			a->l->name);
	else if (m->rank < 2 || m->rank > 4)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "atten_mask has %d dims, expected 2 to 4", m->rank);
	else
		fits_scores(a, m, "atten_mask");
}

static void
check_bias_and_sink(inference *a)
{
	const fxge_meta *bias = fxge_arg_tensor(a->c, PORT(pse_shift)),
					*sink = fxge_arg_tensor(a->c, PORT(learnable_sink));

	if (bias && (bias->rank != 4 || a->l->packed))
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"pse_shift has %d dims, expected [batch, heads, queries, keys] of a layout with a "
			"batch",
			bias->rank);
	else if (bias)
		fits_scores(a, bias, "pse_shift");
	if (sink && sink->rank == 1)
		fxge_unify(a->c, sink->shape[0], number(a, a->heads), "elements of learnable_sink");
	else if (sink)
		fxge_call_fail(
			a->c, FXGE_D_CONSTRAINT, "learnable_sink has %d dims, expected 1", sink->rank);
}

/* ---- scales ---- */

/* Returns the number of elements of a scale in a mode, `*more`: at least so many; -1: unknown. */
static int64_t
scales_in_mode(inference *a, int64_t mode, fxge_size size, bool *more)
{
	const fxge_size kv = number(a, a->kv_heads);
	fxge_size n = kv;
	int64_t v;

	*more = mode == FXGE_SCALE_TOKEN || mode == FXGE_SCALE_TOKEN_HEAD;
	if (mode == FXGE_SCALE_CHANNEL)
		n = fxge_sym_mul(a->c->syms, kv, size);
	else if (*more)
		n = fxge_sym_mul(a->c->syms, a->batch, a->columns);
	else if (mode != FXGE_SCALE_HEAD)
		n = fxge_sym_mul(a->c->syms, a->blocks, a->block_size);
	if (mode == FXGE_SCALE_TOKEN_HEAD || mode == FXGE_SCALE_BLOCK_TOKEN_HEAD)
		n = fxge_sym_mul(a->c->syms, n, kv);
	return fxge_sym_is_int(a->c->syms, n, &v) ? v : -1;
}

/* Checks the number of elements of a scale or offset of keys or values; `parts` is 2 if it holds
 * those of keys, then those of values. */
static void
check_scale(inference *a, int param, int64_t mode, fxge_size size, int64_t parts)
{
	const fxge_meta *m = fxge_arg_tensor(a->c, param);
	const char *name = a->c->node->op->params[param].name;
	bool more, blocks = mode >= FXGE_SCALE_BLOCK_TOKEN;

	if (!m)
		return;
	if (mode < 0 || mode > FXGE_SCALE_BLOCK_TOKEN_HEAD || (blocks && !a->table)) {
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "%s: mode %lld of quantisation, expected 0 to %d",
			name, (long long)mode, a->table ? 5 : 3);
		return;
	}
	int64_t n = fxge_shape_numel(a->c, m), each = scales_in_mode(a, mode, size, &more);

	if (n < 0 || each < 0 || (mode == FXGE_SCALE_CHANNEL && n == parts))
		return;
	if ((more && m->rank < 2 + (mode == FXGE_SCALE_TOKEN_HEAD))
		|| (more ? n < each * parts : n != each * parts))
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"%s has %lld elements, mode %lld of quantisation takes %s%lld", name, (long long)n,
			(long long)mode, more ? "at least " : "", (long long)each * parts);
}

/* Checks the dims of scales by token: rows of all positions, one for each request (and head). */
static void
check_token_scale(inference *a, int param, int64_t mode, int64_t parts)
{
	const fxge_meta *m = fxge_arg_tensor(a->c, param);
	int64_t last, columns, batch, n;

	if (!m || a->c->failed || (mode != FXGE_SCALE_TOKEN && mode != FXGE_SCALE_TOKEN_HEAD))
		return;
	n = fxge_shape_numel(a->c, m);
	if (!fxge_sym_is_int(a->c->syms, m->shape[m->rank - 1], &last)
		|| !fxge_sym_is_int(a->c->syms, a->columns, &columns)
		|| !fxge_sym_is_int(a->c->syms, a->batch, &batch) || n <= 0)
		return;
	int64_t rows = batch * parts * (mode == FXGE_SCALE_TOKEN_HEAD ? a->kv_heads : 1);

	if (last < columns || n / last < rows)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"%s has %lld rows of %lld positions, expected at least %lld of %lld",
			a->c->node->op->params[param].name, (long long)(n / last), (long long)last,
			(long long)rows, (long long)columns);
}

/* Refuses combinations whose parts have no common sizes. */
static void
check_combinations(inference *a)
{
	bool tree = fxge_arg_int(a->c, PORT(sparse_mode)) == FXGE_SPARSE_TREE,
		 rope = fxge_arg_present(a->c, PORT(query_rope)),
		 prefix = fxge_arg_present(a->c, PORT(key_shared_prefix)),
		 both = fxge_arg_present(a->c, PORT(antiquant_scale)),
		 scales = fxge_arg_present(a->c, PORT(key_antiquant_scale))
				  || fxge_arg_present(a->c, PORT(value_antiquant_scale));
	const char *wrong = NULL;

	if (a->lists > 1 && (rope || both || scales))
		wrong = "keys and values of several tensors have neither rotary parts nor scales";
	else if (prefix && (tree || rope))
		wrong = "a shared prefix goes with neither sparse_mode 9 nor rotary parts";
	else if (tree && fxge_arg_present(a->c, PORT(pse_shift)))
		wrong = "sparse_mode 9 has no pse_shift";
	else if (both && scales)
		wrong = "antiquant_scale replaces those of keys and values, found both";
	if (wrong)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "%s", wrong);
	else if (both)
		fxge_unify(a->c, a->value_size, a->key_size, "head size of value beside antiquant_scale");
}

/* Checks that an offset has its scale: the kernels add it before they multiply. */
static void
check_offset(inference *a, int offset, int scale)
{
	if (fxge_arg_present(a->c, offset) && !fxge_arg_present(a->c, scale))
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT, "found %s without %s",
			a->c->node->op->params[offset].name, a->c->node->op->params[scale].name);
}

static void
check_scales(inference *a)
{
	int64_t key = fxge_arg_int(a->c, PORT(key_antiquant_mode)),
			value = fxge_arg_int(a->c, PORT(value_antiquant_mode)),
			both = fxge_arg_int(a->c, PORT(antiquant_mode));

	check_offset(a, PORT(antiquant_offset), PORT(antiquant_scale));
	check_offset(a, PORT(key_antiquant_offset), PORT(key_antiquant_scale));
	check_offset(a, PORT(value_antiquant_offset), PORT(value_antiquant_scale));
	check_offset(a, PORT(quant_offset2), PORT(quant_scale2));
	check_scale(a, PORT(key_antiquant_scale), key, a->key_size, 1);
	check_scale(a, PORT(key_antiquant_offset), key, a->key_size, 1);
	check_scale(a, PORT(value_antiquant_scale), value, a->value_size, 1);
	check_scale(a, PORT(value_antiquant_offset), value, a->value_size, 1);
	check_scale(a, PORT(antiquant_scale), both, a->key_size, 2);
	check_scale(a, PORT(antiquant_offset), both, a->key_size, 2);
	check_token_scale(a, PORT(key_antiquant_scale), key, 1);
	check_token_scale(a, PORT(key_antiquant_offset), key, 1);
	check_token_scale(a, PORT(value_antiquant_scale), value, 1);
	check_token_scale(a, PORT(value_antiquant_offset), value, 1);
	check_token_scale(a, PORT(antiquant_scale), both, 2);
	check_token_scale(a, PORT(antiquant_offset), both, 2);
}

/* Checks the dtypes of queries, keys and values, and that narrow ones have scales. */
static void
check_dtypes(inference *a)
{
	fxge_dtype q = a->q->dtype, k = a->k->dtype;
	bool scaled = fxge_arg_present(a->c, PORT(antiquant_scale))
				  || (fxge_arg_present(a->c, PORT(key_antiquant_scale))
					  && fxge_arg_present(a->c, PORT(value_antiquant_scale))),
		 whole = fxge_arg_present(a->c, PORT(dequant_scale1));

	fxge_shape_same_dtype(a->c, a->k, a->v);
	if (!is_narrow(k))
		fxge_shape_same_dtype(a->c, a->q, a->k);
	else if (!scaled && !whole)
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"key and value are %s, and their scales (antiquant, or of key and value) are missing",
			fxge_dtypes[k].text);
	if (is_narrow(q) && !whole && !fxge_arg_present(a->c, PORT(dequant_scale_query)))
		fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"query is %s, and its scales (dequant_scale_query) are missing", fxge_dtypes[q].text);
}

/* ---- results ---- */

static fxge_dtype
result_dtype(inference *a)
{
	const fxge_meta *rope = fxge_arg_tensor(a->c, PORT(query_rope));

	if (fxge_arg_present(a->c, PORT(quant_scale2)))
		return FXGE_DT_I8;
	return !is_narrow(a->q->dtype) ? a->q->dtype : rope ? rope->dtype : FXGE_DT_F16;
}

static bool
set_results(inference *a)
{
	const fxge_inference_dims *d = &a->l->out;
	const fxge_size heads = number(a, a->heads), one = fxge_size_small(1);
	fxge_size y[4], zero = fxge_size_small(0);
	fxge_size batched[] = {
		a->l->in.batch >= 0 ? a->q->shape[a->l->in.batch] : one, heads, a->rows, one};
	const fxge_size packed[] = {a->rows, heads, one};

	y[d->rank - 1] = a->value_size;
	if (d->batch >= 0)
		y[d->batch] = batched[0];
	y[d->positions] = a->rows;
	if (d->heads >= 0)
		y[d->heads] = heads;
	else
		y[d->rank - 1] = fxge_sym_mul(a->c->syms, heads, a->value_size);
	if (!fxge_out_tensor(a->c, 0, result_dtype(a), d->rank, y))
		return false;
	if (!fxge_arg_bool(a->c, PORT(softmax_lse_flag)))
		return fxge_out_tensor(a->c, 1, FXGE_DT_F32, 1, &zero);
	return a->l->packed ? fxge_out_tensor(a->c, 1, FXGE_DT_F32, 3, packed)
						: fxge_out_tensor(a->c, 1, FXGE_DT_F32, 4, batched);
}

/* Checks that heads have elements: otherwise no memory bounds the number of keys. */
static void
check_head_size(inference *a)
{
	int64_t key, value;

	if ((fxge_sym_is_int(a->c->syms, a->key_size, &key) && key == 0)
		|| (fxge_sym_is_int(a->c->syms, a->value_size, &value) && value == 0))
		fxge_call_fail(
			a->c, FXGE_D_CONSTRAINT, "the heads of query, key or value have no elements");
}

static bool
read_heads(inference *a)
{
	fxge_name name = fxge_arg_str(a->c, PORT(input_layout));

	a->l = name ? fxge_inference_layout_of(name) : NULL;
	a->heads = fxge_arg_int(a->c, PORT(num_heads));
	a->kv_heads = fxge_arg_int(a->c, PORT(num_key_value_heads));
	a->kv_heads = a->kv_heads == 0 ? a->heads : a->kv_heads;
	if (a->c->failed || !a->q)
		return false;
	if (!a->l)
		return fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			"input_layout is '%s', expected BSH, BSND, BNSD, NSD, TND, NTD, or a pair for query "
			"and "
			"result: BNSD_BSND, BSH_BNSD, BSND_BNSD, BSH_NBSD, BSND_NBSD, BNSD_NBSD, TND_NTD, "
			"NTD_TND",
			name);
	return (a->heads > 0 && a->kv_heads > 0 && a->heads % a->kv_heads == 0)
		   || fxge_call_fail(a->c, FXGE_D_CONSTRAINT,
			   "%lld heads of queries share %lld of keys, expected a multiple", (long long)a->heads,
			   (long long)a->kv_heads);
}

/* query, key*, value*, ... c1: input_layout is known; query has its rank and num_heads heads, a
 * multiple of num_key_value_heads. c2: keys and values have the layout of query, or with
 * block_table are blocks [n, size, H], [n, heads, size, D] or [n, heads, D / c, size, c]. c3:
 * packed layouts have both lengths; paged caches those of keys. c4: lengths are of one request
 * each, or one for all. c5: masks of mode 0 and 1, biases and sinks fit the scores. c6: narrow keys
 * have scales with the number of elements of their mode. */
bool
shape_fused_infer_attention_score(fxge_call *c)
{
	inference a = {.c = c,
		.q = fxge_arg_tensor(c, PORT(query)),
		.table = fxge_arg_tensor(c, PORT(block_table))};

	if (!read_heads(&a))
		return false;
	read_query(&a);
	if (!c->failed)
		check_all_lengths(&a);
	if (!c->failed)
		read_keys(&a);
	if (c->failed || !a.k || !a.v)
		return false;
	check_head_size(&a);
	check_constants(&a, PORT(actual_seq_lengths), a.l->packed, a.rows, "queries");
	const char *keys = a.table ? "keys in the blocks of its table" : "keys";

	if (a.lists == 1)
		check_constants(&a, PORT(actual_seq_lengths_kv), a.l->packed && !a.table, a.columns, keys);
	check_rope(&a);
	check_prefix(&a);
	check_mask(&a);
	check_bias_and_sink(&a);
	check_scales(&a);
	check_combinations(&a);
	check_dtypes(&a);
	return !c->failed && set_results(&a);
}
