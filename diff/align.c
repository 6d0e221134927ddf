/* SPDX-License-Identifier: Apache-2.0 */
/* Alignment of the unpaired items between pairs by the order of both programs: by scores where few
 * items are between two pairs, else by the furthest paths of labels for each number of edits
 * (Ukkonen). */
#include "diff/compare.h"

enum {
	MOST_CELLS = 1 << 14, /* products of lengths that are aligned by scores */
	MOST_EDITS = 512,     /* edits of one step of the greedy algorithm */
};

/* ---- longest increasing subsequence ---- */

void
fxge_diff_increasing(fxge_arena *a, const uint32_t *v, uint32_t n, bool *out)
{
	fxge_arena_mark mark = fxge_arena_save(a);
	uint32_t *tail = FXGE_NEW_ARRAY(a, n + (size_t)1, uint32_t); /* by length: index of the end */
	uint32_t *before = FXGE_NEW_ARRAY(a, n + (size_t)1, uint32_t);
	uint32_t length = 0;

	for (uint32_t i = 0; i < n; i++) {
		uint32_t low = 0, high = length;

		while (low < high) {
			uint32_t middle = (low + high) / 2;

			if (v[tail[middle]] < v[i])
				low = middle + 1;
			else
				high = middle;
		}
		before[i] = low ? tail[low - 1] : FXGE_DIFF_NONE;
		tail[low] = i;
		length = low == length ? length + 1 : length;
		out[i] = false;
	}
	for (uint32_t i = length ? tail[length - 1] : FXGE_DIFF_NONE; i != FXGE_DIFF_NONE;
		 i = before[i])
		out[i] = true;
	fxge_arena_restore(a, mark);
}

/* ---- gaps ---- */

/* Furthest positions in A by diagonal, for each number of edits. */
typedef struct trace {
	int32_t *at; /* round e has 2 e + 1 entries from index e * e on */
} trace;

/* Unpaired items of both sides between two pairs, in order. */
typedef struct gap {
	fxge_matching *m;
	const uint32_t *x, *y;
	uint32_t n, k;
	const trace *t;
} gap;

static bool
is_equal_label(const gap *g, uint32_t i, uint32_t k)
{
	return fxge_diff_at(g->m->d, 0, g->x[i])->label == fxge_diff_at(g->m->d, 1, g->y[k])->label;
}

static bool
is_supported(const fxge_diff *d, uint32_t a, uint32_t b)
{
	const fxge_diff_item *x = fxge_diff_at(d, 0, a), *y = fxge_diff_at(d, 1, b);
	fxge_diff_agreement g = fxge_diff_agree(d, a, b);

	return g.operands || g.users || (*x->name && x->name == y->name)
		   || (x->label == y->label && x->module && y->module && strcmp(x->module, y->module) == 0);
}

/* Makes pairs, then separates those that only their order connects. */
static void
make_pairs(fxge_matching *m, const uint32_t *a, const uint32_t *b, size_t n)
{
	bool *supported = FXGE_NEW_ARRAY(m->arena, n, bool);

	for (size_t i = 0; i < n; i++)
		fxge_diff_pair(m, a[i], b[i]);
	for (size_t i = 0; i < n; i++)
		supported[i] = is_supported(m->d, a[i], b[i]);
	for (size_t i = 0; i < n; i++)
		if (!supported[i])
			fxge_diff_at(m->d, 0, a[i])->pair = fxge_diff_at(m->d, 1, b[i])->pair = FXGE_DIFF_NONE;
}

/* ---- few items: the best sum of scores ---- */

static uint32_t
score(const gap *g, uint32_t i, uint32_t k)
{
	enum { SAME_LABEL = 8, SAME_OP = 2, NAME = 3, MODULE = 1, AGREES = 2 };
	const fxge_diff_item *x = fxge_diff_at(g->m->d, 0, g->x[i]);
	const fxge_diff_item *y = fxge_diff_at(g->m->d, 1, g->y[k]);
	bool name = x->name == y->name;

	if (x->op != y->op || fxge_diff_is_rival(g->m->d, g->x[i], g->y[k]))
		return 0;
	fxge_diff_agreement a = fxge_diff_agree(g->m->d, g->x[i], g->y[k]);
	bool module = x->module && y->module && strcmp(x->module, y->module) == 0;
	bool agrees = a.operands + a.users > a.against;

	if (x->label != y->label && !name && !agrees)
		return 0;
	return (uint32_t)((x->label == y->label ? SAME_LABEL : SAME_OP) + (name ? NAME : 0)
					  + (module ? MODULE : 0) + (agrees ? AGREES : 0));
}

static void
align_by_scores(const gap *g)
{
	fxge_arena *a = g->m->arena;
	size_t width = g->k + (size_t)1, n = 0;
	uint32_t *best = FXGE_NEW_ARRAY(a, (g->n + (size_t)1) * width, uint32_t);
	uint16_t *own = FXGE_NEW_ARRAY(a, (g->n + (size_t)1) * width, uint16_t);
	uint32_t *x = FXGE_NEW_ARRAY(a, g->n, uint32_t), *y = FXGE_NEW_ARRAY(a, g->n, uint32_t);

	/* best[i][k]: of the items from i and k on */
	for (uint32_t i = g->n; i-- > 0;)
		for (uint32_t k = g->k; k-- > 0;) {
			uint32_t *at = &best[i * width + k];
			uint32_t s = score(g, i, k), pair = s ? s + at[width + 1] : 0;

			own[i * width + k] = (uint16_t)s;
			*at = at[1] > at[width] ? at[1] : at[width];
			*at = pair > *at ? pair : *at;
		}
	for (uint32_t i = 0, k = 0; i < g->n && k < g->k;) {
		const uint32_t *at = &best[i * width + k];
		uint32_t s = own[i * width + k];

		if (s && *at == s + at[width + 1]) {
			x[n] = g->x[i++];
			y[n++] = g->y[k++];
		} else if (*at == at[width]) {
			i++;
		} else {
			k++;
		}
	}
	make_pairs(g->m, x, y, n);
}

/* ---- many items ---- */

static int32_t
furthest(const trace *t, int32_t e, int32_t diagonal)
{
	return e < 0 || diagonal < -e || diagonal > e ? -1 : t->at[e * e + diagonal + e];
}

/* Returns the position in A where round e begins on the diagonal, before equal labels: behind an
 * item of both, of B or of A that has no pair. Returns -1 for a diagonal that it does not reach.
 * Sets *from to the diagonal that it comes from. */
static int32_t
start_of(const gap *g, int32_t e, int32_t diagonal, int32_t *from)
{
	int32_t best = e ? -1 : 0;

	for (int32_t step = 0; e && step < 3; step++) {
		int32_t before = step == 0 ? diagonal : step == 1 ? diagonal + 1 : diagonal - 1;
		int32_t i = furthest(g->t, e - 1, before);

		i += i >= 0 && step != 1;
		if (i <= best || i > (int32_t)g->n || i - diagonal < 0 || i - diagonal > (int32_t)g->k)
			continue;
		best = i;
		*from = before;
	}
	return best;
}

/* Walks back over a round's path and adds its pairs, last first. */
static size_t
walk_back(const gap *g, int32_t e, int32_t diagonal, uint32_t *x, uint32_t *y)
{
	size_t n = 0;

	for (int32_t before = diagonal; e >= 0; e--, diagonal = before) {
		int32_t start = start_of(g, e, diagonal, &before);

		for (int32_t i = furthest(g->t, e, diagonal); i-- > start;) {
			x[n] = g->x[i];
			y[n++] = g->y[i - diagonal];
		}
	}
	return n;
}

/* Aligns the beginning of a gap with at most MOST_EDITS edits. Returns the numbers of items that it
 * covers: all of them, or those of the path that is furthest. */
static void
align_beginning(const gap *g, uint32_t *taken_x, uint32_t *taken_y)
{
	int32_t n = (int32_t)g->n, k = (int32_t)g->k, best = 0, best_sum = -1, e;
	bool ended = false;

	for (e = 0; !ended && e < MOST_EDITS; e++)
		for (int32_t diagonal = -e; !ended && diagonal <= e; diagonal++) {
			int32_t from, i = start_of(g, e, diagonal, &from);

			while (i >= 0 && i < n && i - diagonal < k
				   && is_equal_label(g, (uint32_t)i, (uint32_t)(i - diagonal)))
				i++;
			g->t->at[e * e + diagonal + e] = i;
			ended = i == n && i - diagonal == k;
			if (ended || (i >= 0 && e == MOST_EDITS - 1 && 2 * i - diagonal > best_sum)) {
				best = diagonal;
				best_sum = 2 * i - diagonal;
			}
		}
	if (best_sum < 0) { /* the last round has no path within the gap */
		*taken_x = g->n;
		*taken_y = g->k;
		return;
	}
	uint32_t *x = FXGE_NEW_ARRAY(g->m->arena, g->n, uint32_t);
	uint32_t *y = FXGE_NEW_ARRAY(g->m->arena, g->n, uint32_t);
	size_t pairs = walk_back(g, e - 1, best, x, y);

	make_pairs(g->m, x, y, pairs);
	*taken_x = (uint32_t)((best_sum + best) / 2);
	*taken_y = (uint32_t)((best_sum - best) / 2);
}

static void
align_by_edits(gap g)
{
	while (g.n && g.k) {
		uint32_t i = 0, k = 0;
		fxge_arena_mark mark = fxge_arena_save(g.m->arena);

		align_beginning(&g, &i, &k);
		fxge_arena_restore(g.m->arena, mark);
		g.x += i;
		g.n -= i;
		g.y += k;
		g.k -= k;
	}
}

static void
align_gap(const gap *g)
{
	if (!g->n || !g->k)
		return;
	if ((uint64_t)g->n * g->k <= MOST_CELLS)
		align_by_scores(g);
	else
		align_by_edits(*g);
}

/* ---- all gaps ---- */

/* Lists the unpaired items from *at to before `end`. */
static uint32_t
unpaired(const fxge_diff *d, int side, uint32_t *at, uint32_t end, uint32_t *out)
{
	uint32_t n = 0;

	for (; *at < end; ++*at)
		if (fxge_diff_at(d, side, *at)->pair == FXGE_DIFF_NONE)
			out[n++] = *at;
	return n;
}

/* Pairs of items in the order of A, and whether they are in the same order in B. */
typedef struct anchors {
	uint32_t *a, *b, n;
	bool *increasing;
} anchors;

static anchors
find_anchors(const fxge_diff *d, fxge_arena *a)
{
	size_t n = d->side[0].items.len;
	anchors k = {FXGE_NEW_ARRAY(a, n, uint32_t), FXGE_NEW_ARRAY(a, n, uint32_t), 0,
		FXGE_NEW_ARRAY(a, n, bool)};

	for (uint32_t i = 0; i < n; i++)
		if (fxge_diff_at(d, 0, i)->pair != FXGE_DIFF_NONE) {
			k.a[k.n] = i;
			k.b[k.n++] = fxge_diff_at(d, 0, i)->pair;
		}
	fxge_diff_increasing(a, k.b, k.n, k.increasing);
	return k;
}

void
fxge_diff_align(fxge_matching *m)
{
	fxge_diff *d = m->d;
	uint32_t n[2] = {(uint32_t)d->side[0].items.len, (uint32_t)d->side[1].items.len};
	fxge_arena *a = fxge_diff_scratch(d), *scratch = fxge_diff_scratch(d), *pairs = m->arena;
	uint32_t at[2] = {0, 0};

	anchors k = find_anchors(d, a);
	trace t = {FXGE_NEW_ARRAY(a, MOST_EDITS * MOST_EDITS, int32_t)};
	uint32_t *x = FXGE_NEW_ARRAY(a, n[0], uint32_t), *y = FXGE_NEW_ARRAY(a, n[1], uint32_t);

	fxge_vec_reserve(pairs, &m->work, m->work.len + (size_t)n[0]);
	m->arena = scratch;
	for (uint32_t i = 0; i <= k.n; i++) {
		fxge_arena_mark mark = fxge_arena_save(scratch);

		if (i < k.n && !k.increasing[i])
			continue;
		uint32_t end = i < k.n ? k.a[i] : n[0], end_b = i < k.n ? k.b[i] : n[1];
		gap g = {m, x, y, unpaired(d, 0, &at[0], end, x), unpaired(d, 1, &at[1], end_b, y), &t};

		align_gap(&g);
		fxge_arena_restore(scratch, mark);
	}
	m->arena = pairs;
	m->work.len = 0;
	fxge_arena_release(scratch);
	fxge_arena_release(a);
}
