/* SPDX-License-Identifier: Apache-2.0 */
/* Weights of a rank: parts of the checkpoint's tensors, cut, transposed, joined and stacked. */
#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "frontend/sharding/pattern.h"
#include "frontend/sharding/sharding.h"
#include "frontend/weights.h"

#include <string.h>

enum { BLOCK = 1 << 16 }; /* bytes compared at once */

/* State of one weight. */
typedef struct bind {
	fxge_shard_plan *plan;
	fxge_arena *arena; /* scratch memory, until the next weight */
	fxge_arena *owner; /* memory of the program, for weights that are copies */
	fxge_diags *diags;
	const fxge_tensor *weight; /* the program's tensor */
	const fxge_shard_rule *rule;
	fxge_name_match match;
	int rank;
	uint64_t *filled; /* bytes of the program's weights that `place` fills so far */
	/* result */
	int axis;                 /* dim along which views are joined, -1 = one view */
	int n_views;              /* views that are joined */
	int64_t n_stacked;        /* groups of n_views; 0 = the result has no dim of experts */
	fxge_tensor *views;       /* n_views for each of the stacked */
	const fxge_tensor *first; /* tensor of the checkpoint, for messages */
} bind;

#define REFUSE(b, ...) fxge_report((b)->diags, &(b)->rule->loc, FXGE_D_PLAN, __VA_ARGS__)

/* ---- one view ---- */

static void
copy_layout(bind *b, fxge_tensor *t)
{
	int64_t *shape = FXGE_NEW_ARRAY(b->arena, (size_t)t->rank, int64_t);
	int64_t *stride = FXGE_NEW_ARRAY(b->arena, (size_t)t->rank, int64_t), dense = 1;

	for (int i = t->rank; i-- > 0;) {
		shape[i] = t->shape[i];
		stride[i] = t->stride ? t->stride[i] : dense;
		dense *= t->shape[i] ? t->shape[i] : 1;
	}
	t->shape = shape;
	t->stride = stride;
}

/* Restricts a dim to [start, start + length). */
static void
narrow(bind *b, fxge_tensor *t, int axis, int64_t start, int64_t length)
{
	copy_layout(b, t);
	uint64_t skip =
		(uint64_t)start * (uint64_t)t->stride[axis] * (uint64_t)fxge_dtype_size(t->dtype);

	((int64_t *)(uintptr_t)t->shape)[axis] = length;
	if (fxge_tensor_numel(t) == 0)
		return;
	t->data += skip;
	t->size -= skip;
	t->file_offset += skip;
}

static void
transpose(bind *b, fxge_tensor *t)
{
	int n = t->rank;

	copy_layout(b, t);
	int64_t *shape = (int64_t *)(uintptr_t)t->shape, *stride = (int64_t *)(uintptr_t)t->stride;
	int64_t size = shape[n - 2], step = stride[n - 2];

	shape[n - 2] = shape[n - 1];
	stride[n - 2] = stride[n - 1];
	shape[n - 1] = size;
	stride[n - 1] = step;
}

/* Cuts piece `i` (a tensor of `from`, or a segment) of this rank. */
static bool
cut(bind *b, fxge_tensor *t, int i)
{
	const fxge_shard_rule *x = b->rule;
	int64_t n = x->group->size[b->rank], place = x->group->place[b->rank];
	int64_t parts = x->kind == FXGE_SHARD_REPLICATED ? 1 : n, start = 0, all = 0;

	if (x->axis >= t->rank)
		return REFUSE(b, "'%s': found axis %d, and '%s' has %d dims", b->weight->name, x->axis,
			b->first->name, t->rank);
	int64_t length = t->shape[x->axis];

	if (x->n_segments) {
		for (int j = 0; j < x->n_segments; j++) {
			start += j < i ? x->segments[j] : 0;
			all += x->segments[j];
		}
		if (all != length)
			return REFUSE(b, "'%s': found segments of %lld together, and dim %d of '%s' has %lld",
				b->weight->name, (long long)all, x->axis, b->first->name, (long long)length);
		length = x->segments[i];
	}
	if (x->n_parts && x->kind != FXGE_SHARD_REPLICATED)
		parts = x->parts[x->n_parts > 1 ? i : 0];
	if (parts > n || n % parts)
		return REFUSE(b, "'%s': found %lld parts among %lld ranks, expected a divisor",
			b->weight->name, (long long)parts, (long long)n);
	if (length % parts)
		return REFUSE(b, "'%s': %lld rows along dim %d of '%s' do not divide into %lld parts",
			b->weight->name, (long long)length, x->axis, b->first->name, (long long)parts);
	narrow(b, t, x->axis, start + place * parts / n * (length / parts), length / parts);
	return true;
}

static bool
make_view(bind *b, int i, int64_t expert, fxge_tensor *out)
{
	const fxge_shard_rule *x = b->rule;
	const char *name =
		fxge_name_expand(b->arena, x->from[x->n_segments ? 0 : i], &b->match, expert);
	fxge_tensor *t = fxge_strmap_get(&b->plan->checkpoint.by_name, name, strlen(name));

	if (!t)
		return REFUSE(b, "'%s' needs '%s', which the checkpoint lacks", b->weight->name, name);
	if (t->dtype == FXGE_DT_NONE)
		return REFUSE(b, "'%s': '%s' has a dtype that fxge lacks", b->weight->name, name);
	fxge_map_put(b->plan->arena, &b->plan->checkpoint.used, fxge_ptr_key(t), t);
	if (!b->first)
		b->first = t;
	*out = *t;
	if (x->axis >= 0 && !cut(b, out, i))
		return false;
	if (x->transpose && out->rank < 2)
		return REFUSE(
			b, "'%s': '%s' has %d dims, transpose needs two", b->weight->name, name, out->rank);
	if (x->transpose)
		transpose(b, out);
	return true;
}

/* ---- all views of a weight ---- */

/* Finds the numbers of the experts: *count from *first. */
static bool
find_experts(bind *b, int64_t *first, int64_t *count)
{
	const fxge_shard_rule *x = b->rule;
	int64_t n = x->expert_group->size[b->rank], local = 0;

	*first = 0;
	*count = 1;
	if (!x->experts)
		return true;
	if (x->experts % n)
		return REFUSE(
			b, "%lld experts do not divide among %lld ranks", (long long)x->experts, (long long)n);
	*count = x->experts / n;
	if ((uint64_t)*count > b->plan->checkpoint.tensors.len)
		return REFUSE(b, "found %lld experts a rank, and the checkpoint has %zu tensors",
			(long long)*count, b->plan->checkpoint.tensors.len);
	*first = x->expert_group->place[b->rank] * *count;
	if (!b->match.digits) {
		b->n_stacked = *count;
		return true;
	}
	if (!fxge_parse_i64(b->match.digits, b->match.n_digits, &local) || local >= *count)
		return REFUSE(b, "'%s': found expert %.*s, and a rank has %lld", b->weight->name,
			(int)b->match.n_digits, b->match.digits, (long long)*count);
	*first += local;
	*count = 1;
	return true;
}

static bool
make_views(bind *b)
{
	const fxge_shard_rule *x = b->rule;
	int64_t first, count;

	if (!find_experts(b, &first, &count))
		return false;
	b->n_views = x->n_segments ? x->n_segments : x->n_from;
	b->views = FXGE_NEW_ARRAY(b->arena, (size_t)(count * b->n_views), fxge_tensor);
	for (int64_t e = 0; e < count; e++)
		for (int i = 0; i < b->n_views; i++)
			if (!make_view(b, i, first + e, &b->views[e * b->n_views + i]))
				return false;
	b->axis = x->axis;
	if (x->transpose && x->axis >= b->views[0].rank - 2)
		b->axis = 2 * b->views[0].rank - 3 - x->axis;
	return true;
}

/* ---- the weight ---- */

static const char *
type_text(fxge_arena *a, fxge_dtype dt, int rank, const int64_t *shape)
{
	fxge_sbuf s;

	fxge_sbuf_init(&s, a);
	fxge_sbuf_fmt(&s, "%s[", fxge_dtypes[dt].text);
	for (int i = 0; i < rank; i++)
		fxge_sbuf_fmt(&s, "%s%lld", i ? "," : "", (long long)shape[i]);
	fxge_sbuf_chr(&s, ']');
	return s.data;
}

/* Computes the shape of the result. Returns false if the views do not fit together. */
static bool
result_shape(const bind *b, int64_t shape[FXGE_MAX_RANK + 1], int *rank)
{
	const fxge_tensor *v = b->views;
	int lead = b->n_stacked > 0;
	int64_t n = b->n_views * (b->n_stacked ? b->n_stacked : 1);

	*rank = v->rank + lead;
	shape[0] = b->n_stacked;
	for (int i = 0; i < v->rank; i++)
		shape[i + lead] = v->shape[i];
	for (int64_t k = 1; k < n; k++) {
		if (v[k].rank != v->rank || v[k].dtype != v->dtype)
			return false;
		for (int i = 0; i < v->rank; i++)
			if (i != b->axis && v[k].shape[i] != v->shape[i])
				return false;
		if (k >= b->n_views && b->axis >= 0
			&& v[k].shape[b->axis] != v[k - b->n_views].shape[b->axis])
			return false;
		if (k < b->n_views
			&& __builtin_add_overflow(
				shape[b->axis + lead], v[k].shape[b->axis], &shape[b->axis + lead]))
			return false;
	}
	return true;
}

static bool
check_result(const bind *b)
{
	const fxge_tensor *t = b->weight;
	int64_t shape[FXGE_MAX_RANK + 1];
	int rank;

	if (!result_shape(b, shape, &rank))
		return REFUSE(b, "'%s': '%s' and the tensors joined to it differ in dtype or sizes",
			t->name, b->first->name);
	if (rank == t->rank && b->views->dtype == t->dtype
		&& (rank == 0 || memcmp(shape, t->shape, (size_t)rank * sizeof *shape) == 0))
		return true;
	return REFUSE(b, "'%s' is %s in the program, and rank %d's part of '%s' (%s) is %s", t->name,
		type_text(b->arena, t->dtype, t->rank, t->shape), b->rank, b->first->name,
		type_text(b->arena, b->first->dtype, b->first->rank, b->first->shape),
		type_text(b->arena, b->views->dtype, rank, shape));
}

/* Returns the product of the sizes from dim `from` on. */
static int64_t
elements_from(const fxge_tensor *t, int from)
{
	int64_t n = 1;

	for (int i = from; i < t->rank; i++)
		n *= t->shape[i];
	return n;
}

/* Copies the views to a dense tensor. */
static fxge_tensor *
join(const bind *b)
{
	const fxge_tensor *t = b->weight, *v = b->views;
	int axis = b->axis < 0 ? 0 : b->axis;
	int64_t stacked = b->n_stacked ? b->n_stacked : 1, outer = 1;
	fxge_tensor *out = fxge_tensor_new(b->owner, t->name, t->dtype, t->rank, t->shape, NULL);
	uint8_t *to = (uint8_t *)(uintptr_t)out->data;

	out->file = b->first->file; /* a weight of a file, which is not folded */
	for (int i = 0; i < axis; i++)
		outer *= v->shape[i];
	for (int64_t e = 0; e < stacked; e++, v += b->n_views)
		for (int64_t o = 0; o < outer; o++)
			for (int i = 0; i < b->n_views; i++) {
				int64_t n = elements_from(&v[i], axis);

				if (n)
					fxge_tensor_gather(&v[i], o * n, n, to);
				to += (uint64_t)n * fxge_dtype_size(t->dtype);
			}
	return out;
}

/* Compares the program's own bytes with those of the checkpoint. */
static bool
check_bytes(const bind *b, const fxge_tensor *mine)
{
	const fxge_tensor *t = b->weight;
	size_t each = fxge_dtype_size(t->dtype);
	int64_t all = fxge_tensor_numel(t), step = (int64_t)(BLOCK / each);
	static _Thread_local uint8_t x[BLOCK], y[BLOCK];

	for (int64_t at = 0; at < all; at += step) {
		int64_t n = all - at < step ? all - at : step;

		fxge_tensor_gather(t, at, n, x);
		fxge_tensor_gather(mine, at, n, y);
		if (memcmp(x, y, (size_t)n * each) == 0)
			continue;
		REFUSE(b, "'%s' of the program differs from rank %d's part of '%s'", t->name, b->rank,
			b->first->name);
		fxge_report_hint(b->diags,
			"`rank:` is the rank that the program was exported for; `rank: none` skips this check");
		return false;
	}
	return true;
}

static bool
check_kept(const bind *b)
{
	if (!fxge_weights_unbound(b->weight))
		return true;
	REFUSE(b, "'%s' has no bytes in the program, and the rule keeps them", b->weight->name);
	fxge_report_hint(b->diags, "`place: 0` makes zeros");
	return false;
}

static const fxge_shard_rule *
find_rule(bind *b)
{
	for (size_t i = 0; i < b->plan->rules.len; i++) {
		fxge_shard_rule *x = b->plan->rules.data[i];

		if (!fxge_name_matches(x->name, b->weight->name, &b->match))
			continue;
		x->matched = true;
		return x;
	}
	return NULL;
}

static int64_t
place_value(const bind *b)
{
	return b->rule->group->place[b->rank] * b->rule->step;
}

/* Returns the bytes that `place` may fill in a program. A weight without bytes in the program has
 * any size, so that a few bytes would become files without limit. */
static uint64_t
place_limit(fxge_shard_plan *p)
{
	enum { GIB = 1 << 30, TIMES = 4 };

	if (!p->checkpoint_bytes)
		for (size_t i = 0; i < p->checkpoint.tensors.len; i++)
			p->checkpoint_bytes += fxge_tensor_dense_size(p->checkpoint.tensors.data[i]);
	return GIB + TIMES * p->checkpoint_bytes;
}

static bool
check_filled(const bind *b)
{
	uint64_t size = fxge_tensor_dense_size(b->weight), limit = place_limit(b->plan);

	*b->filled = size < UINT64_MAX - *b->filled ? *b->filled + size : UINT64_MAX;
	return *b->filled <= limit
		   || fxge_report(b->diags, &b->rule->loc, FXGE_D_LIMIT,
			   "'%s': `place` fills more than %llu bytes of a program, 1 GiB and four times the "
			   "checkpoint",
			   b->weight->name, (unsigned long long)limit);
}

/* Checks that the weight's dtype has the value of `place`. */
static bool
check_place(const bind *b)
{
	uint64_t bits[2] = {0};
	fxge_tensor one = {.dtype = b->weight->dtype, .data = (const uint8_t *)bits};
	int64_t value = place_value(b);

	fxge_store_int(one.dtype, bits, 0, value);
	return fxge_tensor_int(&one, 0) == value
		   || REFUSE(b, "'%s' is %s, which does not hold %lld, the place of rank %d times %lld",
			   b->weight->name, fxge_dtypes[one.dtype].text, (long long)value, b->rank,
			   (long long)b->rule->step);
}

/* Returns a tensor of the weight's type filled with the rank's place in its group, times `step`. */
static fxge_tensor *
fill_place(const bind *b)
{
	const fxge_tensor *t = b->weight;
	fxge_tensor *out = fxge_tensor_new(b->owner, t->name, t->dtype, t->rank, t->shape, NULL);
	int64_t n = fxge_tensor_numel(t), value = place_value(b);

	out->file = t->file;
	for (int64_t i = 0; i < n; i++)
		fxge_store_int(t->dtype, (void *)(uintptr_t)out->data, i, value);
	return out;
}

/* Returns the rank's weight, or NULL after a diagnostic. With `change` false, a weight that would
 * be a copy is checked only; then returns the program's own. */
static const fxge_tensor *
make_weight(bind *b, bool change)
{
	if (b->rule->kind == FXGE_SHARD_PLACE) {
		b->first = b->weight;
		if (!check_filled(b) || !check_place(b))
			return NULL;
		return change ? fill_place(b) : b->weight;
	}
	if (!make_views(b) || !check_result(b))
		return NULL;
	if (b->n_views == 1 && !b->n_stacked)
		return b->views;
	return change ? join(b) : b->weight;
}

/* Binds or, with `change` false, checks one weight. */
static bool
bind_weight(bind *b, bool change)
{
	fxge_tensor *t = (fxge_tensor *)(uintptr_t)b->weight;

	b->rule = find_rule(b);
	if (!b->rule)
		return fxge_report(b->diags, &b->plan->loc, FXGE_D_PLAN,
			"no rule matches the weight '%s': expected one (`keep: true` keeps its bytes)",
			t->name);
	if (b->rule->kind == FXGE_SHARD_KEPT)
		return check_kept(b);
	const fxge_tensor *mine = make_weight(b, change);

	if (!mine || !change)
		return mine != NULL;
	if (b->rank == b->plan->source_rank && !fxge_weights_unbound(t) && !check_bytes(b, mine))
		return false;
	fxge_name name = t->name;

	*t = *mine;
	t->name = name;
	t->shape = fxge_arena_copy(b->owner, t->shape, (size_t)t->rank * sizeof *t->shape);
	if (t->stride && fxge_tensor_contiguous(t))
		t->stride = NULL;
	if (t->stride)
		t->stride = fxge_arena_copy(b->owner, t->stride, (size_t)t->rank * sizeof *t->stride);
	fxge_tensor_own(b->owner, t);
	return true;
}

/* Visits the weights of a program. Views of one weight are released before the next: every weight
 * may be made of all tensors of the checkpoint. */
static bool
bind_all(fxge_shard_plan *p, fxge_program *program, int rank, bool change)
{
	bool ok = true;
	uint64_t filled = 0;

	for (size_t i = 0; i < program->tensors.len; i++) {
		fxge_arena_mark mark = fxge_arena_save(&program->scratch);
		bind b = {.plan = p,
			.arena = &program->scratch,
			.owner = &program->arena,
			.diags = &p->session->diags,
			.weight = program->tensors.data[i],
			.rank = rank,
			.filled = &filled};

		if (!b.weight->lifted)
			ok = bind_weight(&b, change) && ok;
		else if (fxge_weights_unbound(b.weight))
			ok = fxge_report(b.diags, &p->loc, FXGE_D_PLAN,
				"the constant '%s' has no bytes in the program, and plans make weights alone",
				b.weight->name);
		fxge_arena_restore(&program->scratch, mark);
	}
	return ok;
}

bool
fxge_shard_bind(fxge_shard_plan *p, fxge_program *program, int rank)
{
	return bind_all(p, program, rank, true);
}

bool
fxge_shard_check(fxge_shard_plan *p, fxge_program *program)
{
	for (int rank = 0; rank < p->n_ranks; rank++)
		if (!bind_all(p, program, rank, false))
			return false;
	return true;
}
