/* The blocked product for one real type: included once for f32 and once for f64, with REAL, VECTOR
 * (FXGE_VECTOR bytes of REAL), NAME(x) and REAL_DTYPE defined.
 *
 * A is packed into strips of at most MR rows, [strip][k][row]; B into panels of NR columns,
 * [panel][k][NR]; once and for all where it is constant. A B that only one task needs, and one that
 * is made, is packed by that task, KC rows at a time, and never stands in memory. A task is a block
 * of strips times a block of panels of one product; it sums in a tile of its own, so that the order
 * of additions does not depend on threads, and finishes the tile while it is in the cache. */

enum {
	NAME(LANES) = FXGE_VECTOR / sizeof(REAL),
	NAME(NR) = FXGE_PANEL / sizeof(REAL),
	NAME(MR) = FXGE_GEMM_MR,
	NAME(KC) = FXGE_CORE_ROWS == 6 && sizeof(REAL) == 8 ? 128 : 256, /* half a panel, while strips
																	   pass, in the first cache */
	NAME(KC_LINES) = NAME(KC) * sizeof(REAL) / 64,
	NAME(STRIPS) = 16,      /* of a task, at most */
	NAME(MADE_STRIPS) = 40, /* where every task makes its B */
	NAME(READ_STRIPS) = 2,  /* so few read a B once or twice: packing it would be one more time */
	NAME(READ_BYTES) = 32 << 10, /* nor is a B packed that is in the first cache as it lies */
	NAME(PANELS) = 8,
	NAME(STORE_AHEAD) = 4, /* rows of the result that are fetched before a tile goes there */
	NAME(WIDTH) = NAME(PANELS) * NAME(NR),
	NAME(READ_PANELS) = 256, /* of a row that reads its B: of rows 32 KB at a time */
	NAME(READ_WIDTH) = NAME(READ_PANELS) * NAME(NR),
};

#include "backend/cpu/gemm/microkernel.h"
#include "backend/cpu/gemm/gemv.h"
#include "backend/cpu/gemm/small_m.h"

typedef struct NAME(job) {
	const fxge_gemm *g;
	REAL *a, *b;            /* packed: a product's A after the other, and all distinct B */
	uint16_t *halves;       /* B instead, where that is kept: widened where it is needed */
	const int64_t *b_index; /* which of them product i takes */
	const int64_t *b_offsets;
	int64_t distinct;
	int64_t n_panels, p_blocks, n_strips, m_blocks;
	int64_t strip;         /* rows of one, but for the last */
	int64_t packs_b;       /* panels to pack: 0 when they were kept */
	REAL *made;            /* B of a task, one a worker; NULL: B is packed before */
	REAL *tiles;           /* one a worker */
	int64_t tile;          /* elements of one */
	bool few;              /* small_m.h: of what follows, only panels of B count */
	NAME(few_sizes) sizes; /* of that */
	bool makes;
	bool direct;  /* reads B where it lies: gemv.h */
	bool reads_b; /* full panels, where they lie */
	bool into_c;  /* sums are results as they are, and go where those lie */
	bool fetches; /* the next panel while one multiplies: tasks pack B out of memory of its dtype */
	bool reads_a, keeps_halves;
	const fxge_epilogues *epilogues; /* or NULL */
	int64_t n_tasks, grain;
	int variant; /* of what else it depends on but sizes; 0: it is not planned */
} NAME(job);

/* ---- packing ---- */

/* n elements, `stride` apart. */
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

/* Rows of a whole panel, `row` elements apart. Lines of long rows are fetched: no processor guesses
 * the next one. */
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

/* A strip or a panel: `n` lines beside each other, `width` apart in `to`; those beyond are 0. */
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
		NAME(turn)(m, at, across, n, depth, to, width);
	else if (m->dtype == REAL_DTYPE && across == 1 && n == NAME(NR) && width == n)
		NAME(pack_rows)((const REAL *)(const void *)m->data + at, along, depth, to);
	else
		for (int64_t p = 0; p < depth; p++) {
			const char *next =
				m->data + (at + (p + FXGE_GEMM_AHEAD) * along) * (int64_t)fxge_dtype_size(m->dtype);

			__builtin_prefetch(next); /* lines of long rows: no processor guesses the next one */
			__builtin_prefetch(next + 64);
			NAME(load)(m, at + p * along, across, n, to + p * width);
		}
}

/* First row of strip s; whole strips first: packing likes multiples of 4. */
static int64_t
NAME(strip)(const NAME(job) * j, int64_t s)
{
	return s * j->strip < j->g->m ? s * j->strip : j->g->m;
}

/* Panel p of `depth` rows of B, the first of which begins at element `at`. */
static void
NAME(pack_b)(const fxge_gemm *g, int64_t at, int64_t p, int64_t depth, REAL *to)
{
	int64_t c0 = p * NAME(NR);

	NAME(pack)
	(&g->b, at + c0 * g->b.column, g->b.row, g->b.column, depth,
		g->n - c0 < NAME(NR) ? g->n - c0 : NAME(NR), NAME(NR), to);
}

/* The same as halves, for a whole panel, by way of a piece of `made`. */
static void
NAME(pack_halves)(const fxge_gemm *g, int64_t at, int64_t p, REAL *made, uint16_t *to)
{
	for (int64_t k0 = 0; k0 < g->k; k0 += NAME(KC)) {
		int64_t kc = g->k - k0 < NAME(KC) ? g->k - k0 : NAME(KC);

		NAME(pack_b)(g, at + k0 * g->b.row, p, kc, made);
		fxge_convert(g->b.dtype, to + k0 * NAME(NR), REAL_DTYPE, made, kc * NAME(NR));
	}
}

/* What a worker has for a piece of B. */
static REAL *
NAME(made)(const NAME(job) * j, int worker)
{
	return j->made ? j->made + worker * (NAME(KC) + 1) * NAME(NR) : NULL;
}

static void
NAME(pack_some)(void *ctx, int64_t from, int64_t to, int worker)
{
	const NAME(job) *j = ctx;
	const fxge_gemm *g = j->g;

	for (int64_t i = from; i < to; i++) {
		if (i < j->packs_b && j->halves) {
			NAME(pack_halves)
			(g, j->b_offsets[i / j->n_panels], i % j->n_panels, NAME(made)(j, worker),
				j->halves + i * g->k * NAME(NR));
			continue;
		}
		if (i < j->packs_b) {
			NAME(pack_b)
			(g, j->b_offsets[i / j->n_panels], i % j->n_panels, g->k, j->b + i * g->k * NAME(NR));
			continue;
		}
		int64_t product = (i - j->packs_b) / j->n_strips, s = (i - j->packs_b) % j->n_strips;
		int64_t row = NAME(strip)(j, s), rows = NAME(strip)(j, s + 1) - row;

		NAME(pack)
		(&g->a, g->a_offset[product] + row * g->a.row, g->a.column, g->a.row, g->k, rows, rows,
			j->a + (product * g->m + row) * g->k);
	}
}

/* ---- tasks ---- */

/* Bias added and rounded, once. */
static void
NAME(store)(const NAME(job) * j, int64_t product, int64_t row, int64_t rows, int64_t c0, int64_t n,
	REAL *tile)
{
	const fxge_gemm *g = j->g;
	size_t size = fxge_dtype_size(g->c_dtype);

	for (int64_t r = 0; r < rows; r++, tile += NAME(WIDTH)) {
		int64_t at = g->c_offset[product] + (row + r) * g->c_row + c0;
		int64_t channel = product % g->a_count * g->m + row + r;
		char *to = g->c + at * (int64_t)size,
			 *later = to + NAME(STORE_AHEAD) * g->c_row * (int64_t)size;

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

/* Where panel p of rows from k0 on begins among the halves. */
static const uint16_t *
NAME(halves_at)(const NAME(job) * j, int64_t product, int64_t p, int64_t k0)
{
	return j->halves + ((j->b_index[product] * j->n_panels + p) * j->g->k + k0) * NAME(NR);
}

/* `rows` rows of a panel, while those that follow come from memory. */
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

/* Panel p of rows [k0, k0 + kc) of B, `*line` elements apart. */
static const REAL *
NAME(panel)(const NAME(job) * j, int64_t product, int64_t p, int64_t k0, int64_t kc, REAL *made,
	int64_t *line)
{
	const fxge_gemm *g = j->g;

	*line = NAME(NR);
	if (j->halves) {
		if (g->b.dtype == FXGE_DT_BF16)
			NAME(widen)(NAME(halves_at)(j, product, p, k0), FXGE_DT_BF16, kc, made);
		else
			NAME(widen)(NAME(halves_at)(j, product, p, k0), FXGE_DT_F16, kc, made);
		return made;
	}
	if (!made)
		return j->b + ((j->b_index[product] * j->n_panels + p) * g->k + k0) * NAME(NR);
	if (j->reads_b && (p + 1) * NAME(NR) <= g->n) {
		*line = g->b.row;
		return (const REAL *)(const void *)g->b.data + g->b_offset[product] + k0 * *line
			   + p * NAME(NR);
	}
	if (g->make_b)
		g->make_b(g->make_ctx, product, k0, kc, p * NAME(NR), (char *)made);
	else
		NAME(pack_b)(g, g->b_offset[product] + k0 * g->b.row, p, kc, made);
	return made;
}

/* What strip s of n fetches while it multiplies by `b`: its share of `next`, the rows of B that
 * come after, so that memory is asked for evenly. A strip alone fetches what it reads itself soon.
 */
static fxge_gemm_ahead
NAME(ahead)(const REAL *b, int64_t line, const REAL *next, int64_t kc, int64_t s, int64_t n)
{
	int64_t row = line * (int64_t)sizeof(REAL), step = (row + n - 1) / n;

	if (n == 1)
		return (fxge_gemm_ahead){.from = (const char *)b + FXGE_GEMM_STREAM * row, .step = row};
	return (fxge_gemm_ahead){.from = (const char *)next + s * step * kc, .step = step};
}

/* The same of halves: the next panel, or the next rows of this one. */
static fxge_gemm_ahead
NAME(ahead_of_halves)(const NAME(job) * j, int64_t product, int64_t p, bool more, int64_t k0,
	int64_t kc, int64_t s, int64_t n)
{
	const int64_t row = NAME(NR) * (int64_t)sizeof *j->halves, step = (row + n - 1) / n;
	const uint16_t *next = NAME(halves_at)(j, product, p + more, more ? k0 : k0 + kc);

	return (fxge_gemm_ahead){.from = (const char *)next + s * step * kc, .step = step};
}

/* The same of a B that is packed where it is needed: what strip s of the first ones asks for of
 * panel p of rows from k0 on, which comes next. */
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

/* A block of strips [s0, s1) of one product by some panels, to rows of sums `c_line` apart. */
static void
NAME(block)(const NAME(job) * j, int64_t product, int64_t s0, int64_t s1, int64_t p0,
	int64_t panels, REAL *made, REAL *c, int64_t c_line)
{
	const fxge_gemm *g = j->g;
	int64_t top = NAME(strip)(j, s0);

	for (int64_t k0 = 0; k0 < g->k; k0 += NAME(KC)) {
		int64_t kc = g->k - k0 < NAME(KC) ? g->k - k0 : NAME(KC);

		for (int64_t p = 0; p < panels; p++) {
			int64_t line;

			if (j->halves && g->m == 1) {
				NAME(row_of_halves)
				(kc, j->a + product % g->a_count * g->k + k0,
					NAME(halves_at)(j, product, p0 + p, k0), g->b.dtype, c + p * NAME(NR), k0 == 0);
				continue;
			}
			const REAL *b = NAME(panel)(j, product, p0 + p, k0, kc, made, &line);
			const REAL *next = p + 1 < panels   ? b + g->k * NAME(NR)
							   : k0 + kc < g->k ? b + kc * NAME(NR) - p * g->k * NAME(NR)
												: b + (g->k - k0) * NAME(NR);

			for (int64_t s = s0; s < s1; s++) {
				int64_t row = NAME(strip)(j, s), rows = NAME(strip)(j, s + 1) - row;

				const REAL *a = j->a + (product % g->a_count * g->m + row) * g->k + k0 * rows;
				fxge_gemm_ahead ahead =
					j->halves ? NAME(ahead_of_halves)(
						j, product, p0 + p, p + 1 < panels, k0, kc, s - s0, s1 - s0)
					: line != NAME(NR) && s1 - s0 <= NAME(READ_STRIPS)
						? NAME(ahead)(b, line, b, kc, 0, 1)
					: made /* B is near then, the next rows of A are not */
						? (fxge_gemm_ahead){.from = (const char *)(a + g->k * rows),
							.step = rows * (int64_t)sizeof *a}
						: NAME(ahead)(b, line, next, kc, s - s0, s1 - s0);

				if (j->fetches && p + 1 < panels)
					NAME(add_panel)(j, product, p0 + p + 1, k0, s - s0, &ahead);
				else if (j->fetches && k0 + kc < g->k)
					NAME(add_panel)(j, product, p0, k0 + kc, s - s0, &ahead);
				else if (j->fetches)
					NAME(add_panel)(j, product, p0 + panels, 0, s - s0, &ahead);
				NAME(micro)
				((int)rows, kc, a, b, line, c + (row - top) * c_line + p * NAME(NR), c_line,
					k0 == 0, ahead);
			}
		}
	}
}

/* All rows by columns [c0, c0 + n), which are WIDTH at most where there are more rows than one. */
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
NAME(tasks)(void *ctx, int64_t from, int64_t to, int worker)
{
	const NAME(job) *j = ctx;
	const fxge_gemm *g = j->g;
	REAL *tile = j->tiles + worker * j->tile;
	REAL *made = NAME(made)(j, worker);

	for (int64_t t = from; t < to; t++) {
		int64_t product = t / (j->m_blocks * j->p_blocks), rest = t % (j->m_blocks * j->p_blocks);
		int64_t m = rest % j->m_blocks, p = rest / j->m_blocks; /* B is still near for the next m */
		int64_t s0 = m * j->n_strips / j->m_blocks, s1 = (m + 1) * j->n_strips / j->m_blocks;
		int64_t p0 = p * j->n_panels / j->p_blocks, p1 = (p + 1) * j->n_panels / j->p_blocks;
		int64_t row = NAME(strip)(j, s0), c0 = p0 * NAME(NR), width = (p1 - p0) * NAME(NR);
		int64_t n = g->n - c0 < width ? g->n - c0 : width;

		/* A strip alone reads a packed B once: in the order in which it lies. */
		int64_t step = s1 - s0 == 1 && (!made || j->halves) ? 1 : p1 - p0;

		if (j->direct) {
			NAME(read_rows)(j, product, c0, n, tile);
			continue;
		}
		if (j->into_c) {
			REAL *c = (REAL *)(void *)g->c + g->c_offset[product] + row * g->c_row + c0;

			NAME(block)(j, product, s0, s1, p0, p1 - p0, made, c, g->c_row);
			continue;
		}
		if (g->k == 0)
			memset(tile, 0, (size_t)j->tile * sizeof *tile);
		for (int64_t q = p0; q < p1; q += step)
			NAME(block)(j, product, s0, s1, q, step, made, tile + (q - p0) * NAME(NR), NAME(WIDTH));
		NAME(store)(j, product, row, NAME(strip)(j, s1) - row, c0, n, tile);
	}
}

/* Sums of few rows that are not the result yet, by a tile. */
static __attribute__((noinline)) void
NAME(finish_few)(const NAME(job) * j)
{
	const fxge_gemm *g = j->g;
	NAME(few_sizes) part = j->sizes;
	REAL tile[NAME(FEW_ROWS) * NAME(WIDTH)];

	part.c_row = NAME(WIDTH);
	for (int64_t r = 0; r < g->m; r += NAME(FEW_ROWS))
		for (int64_t i = 0; i < g->n; i += NAME(WIDTH)) {
			part.m = g->m - r < NAME(FEW_ROWS) ? g->m - r : NAME(FEW_ROWS);
			part.n = g->n - i < NAME(WIDTH) ? g->n - i : NAME(WIDTH);
			NAME(few)(g, j->b, &part, r, i, tile);
			NAME(store)(j, 0, r, part.m, i, part.n, tile);
		}
}

static void
NAME(run_few)(NAME(job) * j)
{
	const fxge_gemm *g = j->g;
	REAL *c = (REAL *)(void *)g->c + g->c_offset[0];

	j->sizes.back = !j->sizes.back;
	if (j->epilogues || g->row_bias || g->column_bias)
		NAME(finish_few)(j);
	else
		NAME(few)(g, j->b, &j->sizes, 0, 0, c);
}

/* Memory for `count` elements, and whether they have to be packed: not if they are the step's. */
static void *
NAME(place)(fxge_kernel *k, bool constant, int64_t count, size_t size, bool *packs)
{
	void *kept = constant ? fxge_kernel_prepacked(k) : NULL;

	*packs = !kept;
	return kept       ? kept
		   : constant ? fxge_kernel_prepack(k, count, size)
					  : fxge_kernel_space(k, count, size);
}

static void
NAME(set_blocks)(NAME(job) * j, int64_t workers)
{
	const fxge_gemm *g = j->g;
	int64_t strips, made;

	j->n_panels = (g->n + NAME(NR) - 1) / NAME(NR);
	int64_t panels = j->direct && g->m == 1 ? NAME(READ_PANELS) : NAME(PANELS);

	j->p_blocks = (j->n_panels + panels - 1) / panels;
	j->strip = j->direct ? 1 : NAME(MR);
	j->n_strips = (g->m + j->strip - 1) / j->strip;
	made = g->count * j->p_blocks >= 4 ? NAME(MADE_STRIPS) : NAME(STRIPS);
	/* Where the tasks that need a piece of B are one task, it packs that itself. */
	j->makes = g->make_b || (!g->b_constant && j->distinct == g->count && j->n_strips <= made);
	j->reads_b = j->makes && !g->make_b && g->b.dtype == REAL_DTYPE && g->b.column == 1
				 && (j->n_strips <= NAME(READ_STRIPS)
					 || g->k * g->b.row * (int64_t)sizeof(REAL) <= NAME(READ_BYTES));
	j->into_c = g->c_dtype == REAL_DTYPE && !j->epilogues && !g->row_bias && !g->column_bias
				&& g->n % NAME(NR) == 0 && g->k && g->k <= NAME(KC);
	j->fetches = j->makes && !j->reads_b && !g->make_b && g->b.dtype == REAL_DTYPE;
	strips = j->makes ? made : NAME(STRIPS);
	j->m_blocks = j->direct ? 1 : (j->n_strips + strips - 1) / strips;
	if (workers > 1 && g->count * j->m_blocks * j->p_blocks < 4 * workers) { /* as much for each */
		bool by_rows = g->make_b && g->m > g->n;
		int64_t *blocks = by_rows ? &j->m_blocks : &j->p_blocks;
		int64_t most = by_rows ? j->n_strips : j->n_panels;

		*blocks = (*blocks + workers - 1) / workers * workers;
		*blocks = *blocks < most ? *blocks : most;
	}
	strips = strips < j->n_strips ? strips : j->n_strips;
	j->tile = panels == NAME(PANELS) ? strips * NAME(MR) * NAME(WIDTH) : NAME(READ_WIDTH);
}

/* The bytes of what is packed of the constant one depend on this alone, not on the other. */
static void
NAME(tell_form)(fxge_kernel *k, const fxge_gemm *g, bool halves)
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

/* A product's job, without what NAME(plan) finds: which B each takes. Products of one B are
 * neighbours. */
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

/* An A whose rows are read one by one, and lie as they would be packed. */
static bool
NAME(lies_packed)(const NAME(job) * j)
{
	const fxge_gemm *g = j->g;

	return j->direct && !g->a_constant && g->a.dtype == REAL_DTYPE && g->a.column == 1
		   && (g->m == 1 || g->a.row == g->k) && g->a_count == 1 && g->a_offset[0] == 0;
}

/* How it is done: that depends on sizes, and on what its form tells. */
static void
NAME(plan)(NAME(job) * j, int variant, int64_t workers)
{
	const fxge_gemm *g = j->g;

	j->variant = variant;
	j->few = NAME(is_few)(g);
	j->sizes = NAME(few_sizes_of)(g);
	j->direct = NAME(is_direct)(g);
	j->keeps_halves = g->b_constant && !g->make_b && fxge_is_half(g->b.dtype);
	j->reads_a = j->few || NAME(lies_packed)(j);
	NAME(set_blocks)(j, workers);
	/* Small products many at a time: the work of a chunk is worth handing it out. */
	j->n_tasks = g->count * j->m_blocks * j->p_blocks;
	j->grain = 1 + 500000 / (g->m / j->m_blocks * g->k * (g->n / j->p_blocks) + 1);
}

/* With memory for what is packed, and for threads. */
static __attribute__((noinline)) void
NAME(run_packed)(fxge_kernel *k, NAME(job) * j)
{
	const fxge_gemm *g = j->g;
	bool packs_a = false, packs_b = false;
	int64_t workers = fxge_pool_size(k->pool);

	j->halves = NULL;
	j->made = NULL;
	if (!j->direct && (j->makes || j->keeps_halves))
		j->made = fxge_kernel_space(k, workers * (NAME(KC) + 1) * NAME(NR), sizeof(REAL));
	if (!j->few)
		j->tiles = fxge_kernel_space(k, workers * j->tile, sizeof(REAL));
	if (j->reads_a)
		j->a = (REAL *)(uintptr_t)g->a.data;
	else if (!g->a_constant)
		j->a = NAME(place)(k, false, g->a_count * g->m * g->k, sizeof *j->a, &packs_a);
	/* What is kept comes last: if memory ended behind it, it would be taken for packed. */
	int64_t n_b = j->distinct * j->n_panels * g->k * NAME(NR);

	if ((g->a_constant || g->b_constant) && !fxge_kernel_prepacked(k))
		NAME(tell_form)(k, g, j->keeps_halves);
	if (j->keeps_halves)
		j->halves = NAME(place)(k, true, n_b, sizeof *j->halves, &packs_b);
	else if (!j->direct && !j->makes)
		j->b = NAME(place)(k, g->b_constant, n_b, sizeof *j->b, &packs_b);
	if (g->a_constant)
		j->a = NAME(place)(k, true, g->a_count * g->m * g->k, sizeof *j->a, &packs_a);
	j->packs_b = packs_b ? j->distinct * j->n_panels : 0;
	if (packs_a || packs_b)
		fxge_pool_for(k->pool, j->packs_b + (packs_a ? g->a_count * j->n_strips : 0),
			1 + 65536 / (g->k * NAME(MR) + 1), NAME(pack_some), j);
	if (j->few)
		NAME(run_few)(j);
	else
		fxge_pool_for(k->pool, j->n_tasks, j->grain, NAME(tasks), j);
}

static bool
NAME(run)(fxge_kernel *k, fxge_gemm *g)
{
	NAME(job) *j = g->job ? g->job : NAME(new_job)(g, g->persistent ? k->persistent : k->scratch);

	j->epilogues = NAME(takes_epilogues)(k, g) ? k->epilogues : NULL;
	int variant = 1 + g->b_constant + 2 * (j->epilogues != NULL) + 4 * (g->column_bias != NULL);

	if (j->variant != variant)
		NAME(plan)(j, variant, fxge_pool_size(k->pool));
	if (j->few && !NAME(has_panels)(g))
		NAME(run_few)(j);
	else
		NAME(run_packed)(k, j);
	return true;
}
