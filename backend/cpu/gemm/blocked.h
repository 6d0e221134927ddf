/* SPDX-License-Identifier: Apache-2.0 */
/* Blocked matrix product for one real type. Included once for f32 and once for f64, with REAL,
 * VECTOR (FXGE_VECTOR bytes of REAL), NAME(x) and REAL_DTYPE defined.
 *
 * The scheme is that of BLIS. A is packed into A panels of at most MR rows, [A panel][k][row]; B
 * into B panels of NR columns, [B panel][k][NR]. A constant operand is packed once.
 * If only one task needs a part of B, or B is generated, that task packs K blocks of KC rows into
 * its own buffer. A task computes some A panels times some B panels of one product. It sums in a
 * tile of its own, so the order of additions does not depend on the number of threads, and stores
 * the tile while it is in the cache. */

enum {
	NAME(LANES) = FXGE_VECTOR / sizeof(REAL),
	NAME(NR) = FXGE_PANEL / sizeof(REAL),
	NAME(MR) = FXGE_GEMM_MR,
	NAME(KC) = FXGE_REGISTER_ROWS == 6 && sizeof(REAL) == 8
				   ? 128
				   : 256, /* half a B panel stays in the L1 cache while A panels pass */
	NAME(KC_LINES) = NAME(KC) * sizeof(REAL) / 64,
	NAME(A_PANELS) = 16,         /* A panels of a task, at most */
	NAME(PACKING_A_PANELS) = 40, /* the same if tasks pack B themselves */
	NAME(IN_PLACE_A_PANELS) =
		2, /* up to this many A panels read B in place: packing would read it once more */
	NAME(IN_PLACE_BYTES) = 32 << 10, /* a B of this size stays in the L1 cache, and is not packed */
	NAME(B_PANELS) = 8,
	NAME(STORE_AHEAD) = 4, /* prefetch distance of the store, in rows of the result */
	NAME(WIDTH) = NAME(B_PANELS) * NAME(NR),
	NAME(ROW_PANELS) =
		256, /* panels of a task that reads B in place for one row: 32 KB of each row at a time */
	NAME(ROW_WIDTH) = NAME(ROW_PANELS) * NAME(NR),
};

#include "backend/cpu/gemm/microkernel.h"
#include "backend/cpu/gemm/gemv.h"
#include "backend/cpu/gemm/small_m.h"

typedef struct NAME(job) {
	const fxge_gemm *g;
	REAL *a, *b;      /* packed: all A, and all distinct B */
	uint16_t *halves; /* packed B in its 16-bit dtype, widened before use; NULL: `b` is used */
	const int64_t *b_index; /* by product: index of its distinct B */
	const int64_t *b_offsets;
	int64_t distinct;
	int64_t n_b_panels, p_blocks, n_a_panels, m_blocks;
	int64_t a_panel_rows;    /* rows of an A panel (MR), except the last one */
	int64_t packs_b;         /* panels of B to pack; 0 if B is prepacked or packed by tasks */
	REAL *b_buffer;          /* buffers for B panels, by worker; NULL: B is packed before */
	REAL *tiles;             /* tiles, by worker */
	int64_t tile;            /* elements of a tile */
	bool small_m;            /* uses small_m.h: of the fields below only `b` matters */
	NAME(small_sizes) sizes; /* parameters of small_m.h */
	bool tasks_pack;
	bool direct;  /* reads B in place: gemv.h */
	bool reads_b; /* reads full B panels in place */
	bool into_c;  /* sums are results and are accumulated in C */
	bool fetches; /* prefetches the next B panel during the microkernel: tasks pack B from memory */
	bool reads_a, keeps_halves;
	const fxge_epilogues *epilogues; /* recorded epilogues, or NULL */
	int64_t n_tasks, grain;
	int variant; /* parameters other than sizes on which the plan depends; 0: not planned */
} NAME(job);

/* ---- packing ---- */

/* Loads n elements that are `stride` apart, converted to REAL. */
static void
NAME(load)(const fxge_matrix *m, int64_t at, int64_t stride, int64_t n, REAL *to)
{
	const char *p = m->data + at * (int64_t)fxge_dtype_size(m->dtype);

	if (m->dtype == REAL_DTYPE)
		for (int64_t i = 0; i < n; i++)
			to[i] = ((const REAL *)(const void *)p)[i * stride];
	else if (m->dtype == FXGE_DT_BF16)
		for (int64_t i = 0; i < n; i++)
			to[i] = (REAL)fxge_bf16_to_f32(((const uint16_t *)(const void *)p)[i * stride]);
	else
		for (int64_t i = 0; i < n; i++)
			to[i] = (REAL)fxge_f16_to_f32(((const uint16_t *)(const void *)p)[i * stride]);
}

/* Packs rows of a complete panel; `row` is ldb. Prefetches long rows, whose next address hardware
 * prefetchers do not predict. */
static void
NAME(pack_rows)(const REAL *from, int64_t row, int64_t depth, REAL *to)
{
	VECTOR v;

	for (int64_t p = 0; p < depth; p++, from += row, to += NAME(NR)) {
		__builtin_prefetch(from + FXGE_GEMM_AHEAD * row);
		__builtin_prefetch(from + FXGE_GEMM_AHEAD * row + 64 / sizeof *from);
		_Pragma("GCC unroll 8") for (int i = 0; i < NAME(NR); i += NAME(LANES))
		{
			memcpy(&v, from + i, sizeof v);
			memcpy(to + i, &v, sizeof v);
		}
	}
}

/* Packs an A or B panel: `n` rows or columns next to each other, `width` apart in `to`; the rest is
 * 0. */
static void
NAME(pack)(const fxge_matrix *m, int64_t at, int64_t along, int64_t across, int64_t depth,
	int64_t n, int64_t width, REAL *to)
{
	if (n < width)
		memset(to, 0, (size_t)(depth * width) * sizeof *to);
	if (along == 1 && width == 1)
		fxge_convert(
			REAL_DTYPE, to, m->dtype, m->data + at * (int64_t)fxge_dtype_size(m->dtype), depth);
	else if (along == 1 && across != 1)
		NAME(load_transposed)(m, at, across, n, depth, to, width);
	else if (m->dtype == REAL_DTYPE && across == 1 && n == NAME(NR) && width == n)
		NAME(pack_rows)((const REAL *)(const void *)m->data + at, along, depth, to);
	else
		for (int64_t p = 0; p < depth; p++) {
			const char *next =
				m->data + (at + (p + FXGE_GEMM_AHEAD) * along) * (int64_t)fxge_dtype_size(m->dtype);

			__builtin_prefetch(next); /* hardware prefetchers do not predict the next long row */
			__builtin_prefetch(next + 64);
			NAME(load)(m, at + p * along, across, n, to + p * width);
		}
}

/* Returns the first row of A panel s. Only the last panel is smaller, because packing is fastest
 * for multiples of 4. */
static int64_t
NAME(first_row)(const NAME(job) * j, int64_t s)
{
	return s * j->a_panel_rows < j->g->m ? s * j->a_panel_rows : j->g->m;
}

/* Packs panel p of `depth` rows of the B that begins at element `at`. */
static void
NAME(pack_b)(const fxge_gemm *g, int64_t at, int64_t p, int64_t depth, REAL *to)
{
	int64_t c0 = p * NAME(NR);

	NAME(pack)
	(&g->b, at + c0 * g->b.column, g->b.row, g->b.column, depth,
		g->n - c0 < NAME(NR) ? g->n - c0 : NAME(NR), NAME(NR), to);
}

/* Packs a complete panel in its 16-bit dtype, by way of the buffer `b_buffer` for a K block. */
static void
NAME(pack_halves)(const fxge_gemm *g, int64_t at, int64_t p, REAL *b_buffer, uint16_t *to)
{
	for (int64_t k0 = 0; k0 < g->k; k0 += NAME(KC)) {
		int64_t kc = g->k - k0 < NAME(KC) ? g->k - k0 : NAME(KC);

		NAME(pack_b)(g, at + k0 * g->b.row, p, kc, b_buffer);
		fxge_convert(g->b.dtype, to + k0 * NAME(NR), REAL_DTYPE, b_buffer, kc * NAME(NR));
	}
}

/* Returns the worker's buffer for a B panel, or NULL. */
static REAL *
NAME(b_buffer)(const NAME(job) * j, int worker)
{
	return j->b_buffer ? j->b_buffer + worker * (NAME(KC) + 1) * NAME(NR) : NULL;
}

static void
NAME(pack_panels)(void *ctx, int64_t from, int64_t to, int worker)
{
	const NAME(job) *j = ctx;
	const fxge_gemm *g = j->g;

	for (int64_t i = from; i < to; i++) {
		if (i < j->packs_b && j->halves) {
			NAME(pack_halves)
			(g, j->b_offsets[i / j->n_b_panels], i % j->n_b_panels, NAME(b_buffer)(j, worker),
				j->halves + i * g->k * NAME(NR));
			continue;
		}
		if (i < j->packs_b) {
			NAME(pack_b)
			(g, j->b_offsets[i / j->n_b_panels], i % j->n_b_panels, g->k,
				j->b + i * g->k * NAME(NR));
			continue;
		}
		int64_t product = (i - j->packs_b) / j->n_a_panels, s = (i - j->packs_b) % j->n_a_panels;
		int64_t row = NAME(first_row)(j, s), rows = NAME(first_row)(j, s + 1) - row;

		NAME(pack)
		(&g->a, g->a_offset[product] + row * g->a.row, g->a.column, g->a.row, g->k, rows, rows,
			j->a + (product * g->m + row) * g->k);
	}
}

/* ---- tasks ---- */

/* Adds the bias, applies epilogues, and stores a tile, rounded once. */
static void
NAME(store)(const NAME(job) * j, int64_t product, int64_t row, int64_t rows, int64_t c0, int64_t n,
	REAL *tile)
{
	const fxge_gemm *g = j->g;
	size_t size = fxge_dtype_size(g->c_dtype);

	for (int64_t r = 0; r < rows; r++, tile += NAME(WIDTH)) {
		int64_t at = g->c_offset[product] + (row + r) * g->ldc + c0;
		int64_t channel = product % g->a_count * g->m + row + r;
		char *to = g->c + at * (int64_t)size,
			 *later = to + NAME(STORE_AHEAD) * g->ldc * (int64_t)size;

		for (int64_t i = 0; r + NAME(STORE_AHEAD) < rows && i < n * (int64_t)size; i += 64)
			__builtin_prefetch(later + i, 1);
		if (g->row_bias)
			for (int64_t i = 0; i < n; i++)
				tile[i] += (REAL)g->row_bias[channel];
		if (g->column_bias)
			for (int64_t i = 0; i < n; i++)
				tile[i] += (REAL)g->column_bias[c0 + i];
		if (j->epilogues)
			NAME(finish)(j->epilogues, at, channel, n, tile, to);
		else if (g->c_dtype == REAL_DTYPE)
			memcpy(to, tile, (size_t)n * sizeof *tile);
		else
			fxge_convert(g->c_dtype, to, REAL_DTYPE, tile, n);
	}
}

/* Returns the address of row k0 of panel p in the packed 16-bit B. */
static const uint16_t *
NAME(halves_at)(const NAME(job) * j, int64_t product, int64_t p, int64_t k0)
{
	return j->halves + ((j->b_index[product] * j->n_b_panels + p) * j->g->k + k0) * NAME(NR);
}

/* Widens `rows` rows of a panel, and prefetches the following ones. */
static inline __attribute__((always_inline)) void
NAME(widen)(const uint16_t *from, fxge_dtype dt, int64_t rows, REAL *to)
{
	for (int64_t r = 0; r < rows; r++, from += NAME(NR), to += NAME(NR)) {
		__builtin_prefetch(from + FXGE_GEMM_STREAM * NAME(NR));
		_Pragma("GCC unroll 8") for (int i = 0; i < NAME(NR); i += NAME(LANES))
		{
			VECTOR v = NAME(read)((const char *)(from + i), dt);

			memcpy(to + i, &v, sizeof v);
		}
	}
}

/* Returns panel p of rows [k0, k0 + kc) of B, and its leading dimension in *ldb. */
static const REAL *
NAME(panel)(const NAME(job) * j, int64_t product, int64_t p, int64_t k0, int64_t kc, REAL *b_buffer,
	int64_t *ldb)
{
	const fxge_gemm *g = j->g;

	*ldb = NAME(NR);
	if (j->halves) {
		if (g->b.dtype == FXGE_DT_BF16)
			NAME(widen)(NAME(halves_at)(j, product, p, k0), FXGE_DT_BF16, kc, b_buffer);
		else
			NAME(widen)(NAME(halves_at)(j, product, p, k0), FXGE_DT_F16, kc, b_buffer);
		return b_buffer;
	}
	if (!b_buffer)
		return j->b + ((j->b_index[product] * j->n_b_panels + p) * g->k + k0) * NAME(NR);
	if (j->reads_b && (p + 1) * NAME(NR) <= g->n) {
		*ldb = g->b.row;
		return (const REAL *)(const void *)g->b.data + g->b_offset[product] + k0 * *ldb
			   + p * NAME(NR);
	}
	if (g->make_b)
		g->make_b(g->make_ctx, product, k0, kc, p * NAME(NR), (char *)b_buffer);
	else
		NAME(pack_b)(g, g->b_offset[product] + k0 * g->b.row, p, kc, b_buffer);
	return b_buffer;
}

/* Returns the prefetch plan of A panel s of n: its share of `next`, the B panel used afterwards, so
 * that memory accesses are spread evenly. A single A panel prefetches its own B panel. */
static fxge_gemm_ahead
NAME(ahead)(const REAL *b, int64_t ldb, const REAL *next, int64_t kc, int64_t s, int64_t n)
{
	int64_t row = ldb * (int64_t)sizeof(REAL), step = (row + n - 1) / n;

	if (n == 1)
		return (fxge_gemm_ahead){.from = (const char *)b + FXGE_GEMM_STREAM * row, .step = row};
	return (fxge_gemm_ahead){.from = (const char *)next + s * step * kc, .step = step};
}

/* Returns the prefetch plan for a packed 16-bit B: the next panel, or the next rows of this one. */
static fxge_gemm_ahead
NAME(ahead_of_halves)(const NAME(job) * j, int64_t product, int64_t p, bool more, int64_t k0,
	int64_t kc, int64_t s, int64_t n)
{
	const int64_t row = NAME(NR) * (int64_t)sizeof *j->halves, step = (row + n - 1) / n;
	const uint16_t *next = NAME(halves_at)(j, product, p + more, more ? k0 : k0 + kc);

	return (fxge_gemm_ahead){.from = (const char *)next + s * step * kc, .step = step};
}

/* Adds to the prefetch plan of A panel s a share of B's unpacked panel p from row k0 on, which is
 * packed next. */
static void
NAME(add_panel)(
	const NAME(job) * j, int64_t product, int64_t p, int64_t k0, int64_t s, fxge_gemm_ahead *ahead)
{
	enum { EACH = NAME(KC) / NAME(KC_LINES) };
	const fxge_matrix *b = &j->g->b;
	int64_t at = j->g->b_offset[product] + p * NAME(NR) * b->column + k0 * b->row;
	const char *from = b->data + at * (int64_t)sizeof(REAL);

	if (b->column == 1 && s == 0) {
		ahead->from = from;
		ahead->step = b->row * (int64_t)sizeof(REAL);
	} else if (b->row == 1 && s < NAME(NR) / EACH) {
		ahead->row = b->column * (int64_t)sizeof(REAL);
		ahead->rows = from + s * EACH * ahead->row;
	}
}

/* Computes A panels [s0, s1) of one product times some B panels, into sums with leading dimension
 * `ldc`. */
static void
NAME(block)(const NAME(job) * j, int64_t product, int64_t s0, int64_t s1, int64_t p0,
	int64_t panels, REAL *b_buffer, REAL *c, int64_t ldc)
{
	const fxge_gemm *g = j->g;
	int64_t top = NAME(first_row)(j, s0);

	for (int64_t k0 = 0; k0 < g->k; k0 += NAME(KC)) {
		int64_t kc = g->k - k0 < NAME(KC) ? g->k - k0 : NAME(KC);

		for (int64_t p = 0; p < panels; p++) {
			int64_t ldb;

			if (j->halves && g->m == 1) {
				NAME(multiply_row_of_halves)
				(kc, j->a + product % g->a_count * g->k + k0,
					NAME(halves_at)(j, product, p0 + p, k0), g->b.dtype, c + p * NAME(NR), k0 == 0);
				continue;
			}
			const REAL *b = NAME(panel)(j, product, p0 + p, k0, kc, b_buffer, &ldb);
			const REAL *next = p + 1 < panels   ? b + g->k * NAME(NR)
							   : k0 + kc < g->k ? b + kc * NAME(NR) - p * g->k * NAME(NR)
												: b + (g->k - k0) * NAME(NR);

			for (int64_t s = s0; s < s1; s++) {
				int64_t row = NAME(first_row)(j, s), rows = NAME(first_row)(j, s + 1) - row;

				const REAL *a = j->a + (product % g->a_count * g->m + row) * g->k + k0 * rows;
				fxge_gemm_ahead ahead =
					j->halves ? NAME(ahead_of_halves)(
						j, product, p0 + p, p + 1 < panels, k0, kc, s - s0, s1 - s0)
					: ldb != NAME(NR) && s1 - s0 <= NAME(IN_PLACE_A_PANELS)
						? NAME(ahead)(b, ldb, b, kc, 0, 1)
					: b_buffer /* B is in the cache; the next rows of A are not */
						? (fxge_gemm_ahead){.from = (const char *)(a + g->k * rows),
							.step = rows * (int64_t)sizeof *a}
						: NAME(ahead)(b, ldb, next, kc, s - s0, s1 - s0);

				if (j->fetches && p + 1 < panels)
					NAME(add_panel)(j, product, p0 + p + 1, k0, s - s0, &ahead);
				else if (j->fetches && k0 + kc < g->k)
					NAME(add_panel)(j, product, p0, k0 + kc, s - s0, &ahead);
				else if (j->fetches)
					NAME(add_panel)(j, product, p0 + panels, 0, s - s0, &ahead);
				NAME(multiply_panels)
				((int)rows, kc, a, b, ldb, c + (row - top) * ldc + p * NAME(NR), ldc, k0 == 0,
					ahead);
			}
		}
	}
}

/* Computes all rows for columns [c0, c0 + n), reading B in place. n is at most WIDTH if there are
 * several rows. */
static void
NAME(read_rows)(const NAME(job) * j, int64_t product, int64_t c0, int64_t n, REAL *tile)
{
	const fxge_gemm *g = j->g;

	NAME(direct)
	(&g->b, g->m, j->a + product % g->a_count * g->m * g->k,
		g->b_offset[product] + c0 * g->b.column, g->k, n, tile);
	for (int64_t i = 0; i < n; i += NAME(WIDTH))
		NAME(store)
	(j, product, 0, g->m, c0 + i, n - i < NAME(WIDTH) ? n - i : NAME(WIDTH), tile + i);
}

static void
NAME(run_tasks)(void *ctx, int64_t from, int64_t to, int worker)
{
	const NAME(job) *j = ctx;
	const fxge_gemm *g = j->g;
	REAL *tile = j->tiles + worker * j->tile;
	REAL *b_buffer = NAME(b_buffer)(j, worker);

	for (int64_t t = from; t < to; t++) {
		int64_t product = t / (j->m_blocks * j->p_blocks), rest = t % (j->m_blocks * j->p_blocks);
		int64_t m = rest % j->m_blocks,
				p = rest / j->m_blocks; /* consecutive tasks share B in the cache */
		int64_t s0 = m * j->n_a_panels / j->m_blocks, s1 = (m + 1) * j->n_a_panels / j->m_blocks;
		int64_t p0 = p * j->n_b_panels / j->p_blocks, p1 = (p + 1) * j->n_b_panels / j->p_blocks;
		int64_t row = NAME(first_row)(j, s0), c0 = p0 * NAME(NR), width = (p1 - p0) * NAME(NR);
		int64_t n = g->n - c0 < width ? g->n - c0 : width;

		/* A single A panel reads a packed B once, in the order of memory. */
		int64_t step = s1 - s0 == 1 && (!b_buffer || j->halves) ? 1 : p1 - p0;

		if (j->direct) {
			NAME(read_rows)(j, product, c0, n, tile);
			continue;
		}
		if (j->into_c) {
			REAL *c = (REAL *)(void *)g->c + g->c_offset[product] + row * g->ldc + c0;

			NAME(block)(j, product, s0, s1, p0, p1 - p0, b_buffer, c, g->ldc);
			continue;
		}
		if (g->k == 0)
			memset(tile, 0, (size_t)j->tile * sizeof *tile);
		for (int64_t q = p0; q < p1; q += step)
			NAME(block)
		(j, product, s0, s1, q, step, b_buffer, tile + (q - p0) * NAME(NR), NAME(WIDTH));
		NAME(store)(j, product, row, NAME(first_row)(j, s1) - row, c0, n, tile);
	}
}

/* Computes and stores a small-M product with bias or epilogues, by way of a tile. */
static __attribute__((noinline)) void
NAME(finish_small_m)(const NAME(job) * j)
{
	const fxge_gemm *g = j->g;
	NAME(small_sizes) part = j->sizes;
	REAL tile[NAME(SMALL_ROWS) * NAME(WIDTH)];

	part.ldc = NAME(WIDTH);
	for (int64_t r = 0; r < g->m; r += NAME(SMALL_ROWS))
		for (int64_t i = 0; i < g->n; i += NAME(WIDTH)) {
			part.m = g->m - r < NAME(SMALL_ROWS) ? g->m - r : NAME(SMALL_ROWS);
			part.n = g->n - i < NAME(WIDTH) ? g->n - i : NAME(WIDTH);
			NAME(small_m)(g, j->b, &part, r, i, tile);
			NAME(store)(j, 0, r, part.m, i, part.n, tile);
		}
}

static void
NAME(run_small_m)(NAME(job) * j)
{
	const fxge_gemm *g = j->g;
	REAL *c = (REAL *)(void *)g->c + g->c_offset[0];

	j->sizes.reverse = !j->sizes.reverse;
	if (j->epilogues || g->row_bias || g->column_bias)
		NAME(finish_small_m)(j);
	else
		NAME(small_m)(g, j->b, &j->sizes, 0, 0, c);
}

/* Returns memory for `count` packed elements. Sets *packs to false if they are prepacked
 * already. */
static void *
NAME(get_memory)(fxge_kernel *k, bool constant, int64_t count, size_t size, bool *packs)
{
	void *prepacked = constant ? fxge_kernel_prepacked(k) : NULL;

	*packs = !prepacked;
	return prepacked  ? prepacked
		   : constant ? fxge_kernel_prepack(k, count, size)
					  : fxge_kernel_space(k, count, size);
}

static void
NAME(set_blocks)(NAME(job) * j, int64_t workers)
{
	const fxge_gemm *g = j->g;
	int64_t a_panels, packing_panels;

	j->n_b_panels = (g->n + NAME(NR) - 1) / NAME(NR);
	int64_t panels = j->direct && g->m == 1 ? NAME(ROW_PANELS) : NAME(B_PANELS);

	j->p_blocks = (j->n_b_panels + panels - 1) / panels;
	j->a_panel_rows = j->direct ? 1 : NAME(MR);
	j->n_a_panels = (g->m + j->a_panel_rows - 1) / j->a_panel_rows;
	packing_panels = g->count * j->p_blocks >= 4 ? NAME(PACKING_A_PANELS) : NAME(A_PANELS);
	/* If a part of B is needed by one task only, that task packs it. */
	j->tasks_pack =
		g->make_b || (!g->b_constant && j->distinct == g->count && j->n_a_panels <= packing_panels);
	j->reads_b = j->tasks_pack && !g->make_b && g->b.dtype == REAL_DTYPE && g->b.column == 1
				 && (j->n_a_panels <= NAME(IN_PLACE_A_PANELS)
					 || g->k * g->b.row * (int64_t)sizeof(REAL) <= NAME(IN_PLACE_BYTES));
	j->into_c = g->c_dtype == REAL_DTYPE && !j->epilogues && !g->row_bias && !g->column_bias
				&& g->n % NAME(NR) == 0 && g->k && g->k <= NAME(KC);
	j->fetches = j->tasks_pack && !j->reads_b && !g->make_b && g->b.dtype == REAL_DTYPE;
	a_panels = j->tasks_pack ? packing_panels : NAME(A_PANELS);
	j->m_blocks = j->direct ? 1 : (j->n_a_panels + a_panels - 1) / a_panels;
	if (workers > 1
		&& g->count * j->m_blocks * j->p_blocks < 4 * workers) { /* equal work for all workers */
		bool by_rows = g->make_b && g->m > g->n;
		int64_t *blocks = by_rows ? &j->m_blocks : &j->p_blocks;
		int64_t most = by_rows ? j->n_a_panels : j->n_b_panels;

		*blocks = (*blocks + workers - 1) / workers * workers;
		*blocks = *blocks < most ? *blocks : most;
	}
	a_panels = a_panels < j->n_a_panels ? a_panels : j->n_a_panels;
	j->tile = panels == NAME(B_PANELS) ? a_panels * NAME(MR) * NAME(WIDTH) : NAME(ROW_WIDTH);
}

/* Sets the prepack key: everything on which the packed bytes of the constant operand depend. */
static void
NAME(set_prepack_key)(fxge_kernel *k, const fxge_gemm *g, bool halves)
{
	const fxge_matrix *x = g->a_constant ? &g->a : &g->b;
	const int64_t *offset = g->a_constant ? g->a_offset : g->b_offset;
	int64_t count = g->a_constant ? g->a_count : 1;

	fxge_kernel_set_prepack_key(
		k, &(fxge_prepack_key){.kind = g->a_constant ? NAME(LEFT) : NAME(RIGHT),
			   .constant = x->data + offset[0] * (int64_t)fxge_dtype_size(x->dtype),
			   .sizes = {x->dtype, x->row, x->column, g->k, g->a_constant ? g->m : g->n, count,
				   offset[count - 1] - offset[0], halves}});
}

/* Allocates the job of a batch, except for the fields that NAME(plan) sets, and numbers the
 * distinct B. Products with the same B must be adjacent. */
static NAME(job) * NAME(new_job)(fxge_gemm *g, fxge_arena *a)
{
	NAME(job) *j = FXGE_NEW(a, NAME(job));

	j->g = g;
	if (!g->make_b) {
		int64_t *index = fxge_arena_space(a, 2 * (size_t)g->count, sizeof *index);
		int64_t *offsets = index + g->count;

		for (int64_t i = 0; i < g->count; i++) {
			if (i == 0 || g->b_offset[i] != g->b_offset[i - 1])
				offsets[j->distinct++] = g->b_offset[i];
			index[i] = j->distinct - 1;
		}
		j->b_index = index;
		j->b_offsets = offsets;
	}
	return g->job = j;
}

/* Returns whether A can be read in place: its rows are used one by one and have the packed
 * layout. */
static bool
NAME(is_packed_layout)(const NAME(job) * j)
{
	const fxge_gemm *g = j->g;

	return j->direct && !g->a_constant && g->a.dtype == REAL_DTYPE && g->a.column == 1
		   && (g->m == 1 || g->a.row == g->k) && g->a_count == 1 && g->a_offset[0] == 0;
}

/* Plans the blocking. The plan depends on sizes and on `variant`. */
static void
NAME(plan)(NAME(job) * j, int variant, int64_t workers)
{
	const fxge_gemm *g = j->g;

	j->variant = variant;
	j->small_m = NAME(is_small_m)(g);
	j->sizes = NAME(small_sizes_of)(g);
	j->direct = NAME(is_direct)(g);
	j->keeps_halves = g->b_constant && !g->make_b && fxge_is_half(g->b.dtype);
	j->reads_a = j->small_m || NAME(is_packed_layout)(j);
	NAME(set_blocks)(j, workers);
	/* Chunks of small products are large enough to be worth a thread. */
	j->n_tasks = g->count * j->m_blocks * j->p_blocks;
	j->grain = 1 + 500000 / (g->m / j->m_blocks * g->k * (g->n / j->p_blocks) + 1);
}

/* Allocates buffers, packs, and runs the tasks. */
static __attribute__((noinline)) void
NAME(run_packed)(fxge_kernel *k, NAME(job) * j)
{
	const fxge_gemm *g = j->g;
	bool packs_a = false, packs_b = false;
	int64_t workers = fxge_pool_size(k->pool);

	j->halves = NULL;
	j->b_buffer = NULL;
	if (!j->direct && (j->tasks_pack || j->keeps_halves))
		j->b_buffer = fxge_kernel_space(k, workers * (NAME(KC) + 1) * NAME(NR), sizeof(REAL));
	if (!j->small_m)
		j->tiles = fxge_kernel_space(k, workers * j->tile, sizeof(REAL));
	if (j->reads_a)
		j->a = (REAL *)(uintptr_t)g->a.data;
	else if (!g->a_constant)
		j->a = NAME(get_memory)(k, false, g->a_count * g->m * g->k, sizeof *j->a, &packs_a);
	/* Prepacked data is allocated last: if memory were exhausted after that, it would count as
	 * packed. */
	int64_t n_b = j->distinct * j->n_b_panels * g->k * NAME(NR);

	if ((g->a_constant || g->b_constant) && !fxge_kernel_prepacked(k))
		NAME(set_prepack_key)(k, g, j->keeps_halves);
	if (j->keeps_halves)
		j->halves = NAME(get_memory)(k, true, n_b, sizeof *j->halves, &packs_b);
	else if (!j->direct && !j->tasks_pack)
		j->b = NAME(get_memory)(k, g->b_constant, n_b, sizeof *j->b, &packs_b);
	if (g->a_constant)
		j->a = NAME(get_memory)(k, true, g->a_count * g->m * g->k, sizeof *j->a, &packs_a);
	j->packs_b = packs_b ? j->distinct * j->n_b_panels : 0;
	if (packs_a || packs_b)
		fxge_pool_for(k->pool, j->packs_b + (packs_a ? g->a_count * j->n_a_panels : 0),
			1 + 65536 / (g->k * NAME(MR) + 1), NAME(pack_panels), j);
	if (j->small_m)
		NAME(run_small_m)(j);
	else
		fxge_pool_for(k->pool, j->n_tasks, j->grain, NAME(run_tasks), j);
}

static bool
NAME(run)(fxge_kernel *k, fxge_gemm *g)
{
	NAME(job) *j = g->job ? g->job : NAME(new_job)(g, g->persistent ? k->persistent : k->scratch);

	j->epilogues = NAME(accept_epilogues)(k, g) ? k->epilogues : NULL;
	int variant = 1 + g->b_constant + 2 * (j->epilogues != NULL) + 4 * (g->column_bias != NULL);

	if (j->variant != variant)
		NAME(plan)(j, variant, fxge_pool_size(k->pool));
	if (j->small_m && !NAME(has_panels)(g))
		NAME(run_small_m)(j);
	else
		NAME(run_packed)(k, j);
	return true;
}
