/* SPDX-License-Identifier: Apache-2.0 */
/* Products of few rows by a B that fits into the L1 cache. Operands are read and results
 * written in place, and sums over all of K stay in registers. Nothing is packed and no other thread
 * is used; the choice of the method depends on sizes only. Part of blocked.h.
 *
 * If the last columns are not a full block, their block begins earlier and recomputes some columns:
 * the additions, and so the results, are the same. */

enum {
	NAME(SMALL_ROWS) = 6, /* rows of a block */
	NAME(SMALL_VECTORS) = FXGE_REGISTER_ROWS == 12 ? 4 : 2,
	NAME(SMALL_ROW_VECTORS) = 8, /* vectors of a single row */
	NAME(SMALL_CHAINS) = 8,      /* independent sums that keep the floating-point pipelines busy */
	NAME(SMALL_DOTS) = FXGE_REGISTER_ROWS == 12 ? 16 : 8, /* sums of vectors at a time */
	NAME(SMALL_DOT_ROWS) = 4,
	NAME(SMALL_BYTES) = 32 << 10, /* most bytes of B */
	NAME(SMALL_WORK) = 1 << 18,   /* most multiplications: two threads pay off beyond */
};

/* Sizes of the result, and leading dimensions of A, B (also between dense columns) and C. */
typedef struct NAME(small_sizes) {
	int64_t m, n, k, lda, ldb, ldc;
	bool reverse; /* a single row processes the second half of K first: see small_halves */
} NAME(small_sizes);

/* Loads the vector at b, or its first n elements. */
static inline __attribute__((always_inline)) VECTOR
NAME(small_read)(bool full, const REAL *b, int64_t n)
{
	return full ? NAME(read)((const char *)b, REAL_DTYPE)
				: NAME(read_some)((const char *)b, REAL_DTYPE, n);
}

/* ---- dense rows of B ---- */

/* Returns the column of vector i; the last vector begins at column `last`. */
static inline __attribute__((always_inline)) int64_t
NAME(small_column)(int i, int vectors, int64_t last)
{
	return i == vectors - 1 ? last : i * NAME(LANES);
}

/* Adds to sum[rows][vectors] the product of one element of each row of A and one row of B. For a
 * single row of A, x is its element in every lane. */
static inline __attribute__((always_inline)) void
NAME(small_step)(int rows, int vectors, bool full, int64_t n, VECTOR x, const REAL *a, int64_t lda,
	const REAL *b, int64_t last, VECTOR *sum)
{
	VECTOR v[NAME(SMALL_ROW_VECTORS)];

	_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
	{
		v[i] = NAME(small_read)(full, b + NAME(small_column)(i, vectors, last), n);
		if (rows > 1)
			FXGE_IN_VECTOR(v[i]);
	}
	_Pragma("GCC unroll 6") for (int r = 0; r < rows; r++)
		_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
	{
		if (rows == 1)
			sum[i] += x * v[i];
		else
			sum[r * vectors + i] += a[r * lda] * v[i];
	}
}

/* Computes c[rows][vectors] = a * b, or its first n columns of one vector. Sums are in order of K,
 * as in the blocked product. A single row with few vectors has several partial sums, of
 * interleaved rows of B, because one chain of additions would wait for itself. */
static inline __attribute__((always_inline)) void
NAME(small_microkernel)(int rows, int vectors, bool full, int64_t n, int64_t k, const REAL *a,
	int64_t lda, const REAL *b, int64_t ldb, int64_t last, REAL *c, int64_t ldc)
{
	const int sums = rows * vectors;
	const int chains = rows > 1 || sums >= NAME(SMALL_CHAINS) ? 1
					   : 2 * sums >= NAME(SMALL_CHAINS) - 2   ? 2
															  : 4;
	const int steps = rows == 1 ? 4 : 1;
	VECTOR sum[NAME(SMALL_ROWS) * NAME(SMALL_VECTORS) + NAME(SMALL_CHAINS)], x[4] = {0}, v;
	int64_t p = 0;

	_Pragma("GCC unroll 32") for (int i = 0; i < chains * sums; i++) sum[i] = (VECTOR){0};
	for (; p + steps <= k; p += steps) {
		if (rows == 1)
			NAME(broadcast_four)(a + p, x);
		_Pragma("GCC unroll 4") for (int q = 0; q < steps; q++, b += ldb) NAME(small_step)(
			rows, vectors, full, n, x[q], a + p + q, lda, b, last, sum + q % chains * sums);
	}
	for (; steps > 1 && p < k; p++, b += ldb)
		NAME(small_step)(rows, vectors, full, n, a[p] - (VECTOR){0}, a + p, lda, b, last, sum);
	_Pragma("GCC unroll 6") for (int r = 0; r < rows; r++, c += ldc)
		_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
	{
		v = sum[r * vectors + i];
		_Pragma("GCC unroll 4") for (int q = 1; q < chains; q++) v +=
			sum[q * sums + r * vectors + i];
		if (full)
			memcpy(c + NAME(small_column)(i, vectors, last), &v, sizeof v);
		else
			NAME(write_first)((char *)c, v, n);
	}
}

/* Computes sum[vectors] as k elements of a row of A times k rows of B. */
static inline __attribute__((always_inline)) void
NAME(small_half)(
	int vectors, int64_t k, const REAL *a, const REAL *b, int64_t ldb, int64_t last, VECTOR *sum)
{
	VECTOR x[4];
	int64_t p = 0;

	_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++) sum[i] = (VECTOR){0};
	for (; p + 4 <= k; p += 4) {
		NAME(broadcast_four)(a + p, x);
		_Pragma("GCC unroll 4") for (int q = 0; q < 4; q++, b += ldb)
			NAME(small_step)(1, vectors, true, 0, x[q], a, 0, b, last, sum);
	}
	for (; p < k; p++, b += ldb)
		NAME(small_step)(1, vectors, true, 0, a[p] - (VECTOR){0}, a, 0, b, last, sum);
}

/* Computes one row with full vectors as the sum of two halves of K. Every other call processes the
 * second half first: if B fills the cache, that half is still in it. */
static inline __attribute__((always_inline)) int64_t
NAME(small_halves)(
	bool reverse, int64_t n, int64_t k, const REAL *a, const REAL *b, int64_t ldb, REAL *c)
{
	enum { VECTORS = NAME(SMALL_ROW_VECTORS), COLUMNS = VECTORS * NAME(LANES) };
	const int64_t last = (n < COLUMNS ? n : COLUMNS) - NAME(LANES), half = k / 8 * 4;
	VECTOR low[VECTORS], high[VECTORS], v;

	if (reverse)
		NAME(small_half)(VECTORS, k - half, a + half, b + half * ldb, ldb, last, high);
	NAME(small_half)(VECTORS, half, a, b, ldb, last, low);
	if (!reverse)
		NAME(small_half)(VECTORS, k - half, a + half, b + half * ldb, ldb, last, high);
	_Pragma("GCC unroll 8") for (int i = 0; i < VECTORS; i++)
	{
		v = low[i] + high[i];
		memcpy(c + NAME(small_column)(i, VECTORS, last), &v, sizeof v);
	}
	return COLUMNS;
}

/* Computes a block of `vectors` vectors, or all columns if they are fewer, and returns its
 * width. */
static inline __attribute__((always_inline)) int64_t
NAME(small_block)(int rows, int vectors, int64_t n, int64_t k, const REAL *a, int64_t lda,
	const REAL *b, int64_t ldb, REAL *c, int64_t ldc)
{
	const int64_t columns = vectors * NAME(LANES), last = (n < columns ? n : columns) - NAME(LANES);

	NAME(small_microkernel)(rows, vectors, true, 0, k, a, lda, b, ldb, last, c, ldc);
	return columns;
}

/* Computes `rows` rows of the result. */
static inline __attribute__((always_inline)) void
NAME(small_columns)(int rows, bool reverse, int64_t n, int64_t k, const REAL *a, int64_t lda,
	const REAL *b, int64_t ldb, REAL *c, int64_t ldc)
{
	const int most = rows == 1 ? NAME(SMALL_ROW_VECTORS) : NAME(SMALL_VECTORS);
	int64_t done;

	if (n < NAME(LANES)) {
		NAME(small_microkernel)(rows, 1, false, n, k, a, lda, b, ldb, 0, c, ldc);
		return;
	}
	for (; n > 0; n -= done, b += done, c += done)
		if (most == 8 && n > 7 * NAME(LANES))
			done = NAME(small_halves)(reverse, n, k, a, b, ldb, c);
		else if (most >= 4 && n > 3 * NAME(LANES))
			done = NAME(small_block)(rows, 4, n, k, a, lda, b, ldb, c, ldc);
		else if (most >= 4 && n > 2 * NAME(LANES))
			done = NAME(small_block)(rows, 3, n, k, a, lda, b, ldb, c, ldc);
		else if (n > NAME(LANES))
			done = NAME(small_block)(rows, 2, n, k, a, lda, b, ldb, c, ldc);
		else
			done = NAME(small_block)(rows, 1, n, k, a, lda, b, ldb, c, ldc);
}

/* Defines a function for each number of rows, which reserves registers for its own sums only. */
#define SMALL_ROWS(rows)                                                                           \
	static __attribute__((noinline)) void NAME(small_rows_##rows)(                                 \
		const NAME(small_sizes) * s, const REAL *a, const REAL *b, REAL *c)                        \
	{                                                                                              \
		NAME(small_columns)(rows, s->reverse, s->n, s->k, a, s->lda, b, s->ldb, c, s->ldc);        \
	}
SMALL_ROWS(1)
SMALL_ROWS(2)
SMALL_ROWS(3)
SMALL_ROWS(4)
SMALL_ROWS(5)
SMALL_ROWS(6)
#undef SMALL_ROWS

static void
NAME(small_by_rows)(const NAME(small_sizes) * s, const REAL *a, const REAL *b, REAL *c)
{
	typedef void some_rows(const NAME(small_sizes) *, const REAL *, const REAL *, REAL *);
	static some_rows *const of[] = {NULL, NAME(small_rows_1), NAME(small_rows_2),
		NAME(small_rows_3), NAME(small_rows_4), NAME(small_rows_5), NAME(small_rows_6)};
	int64_t rows;

	for (int64_t m = s->m; m > 0; m -= rows, a += rows * s->lda, c += rows * s->ldc) {
		rows = m <= NAME(SMALL_ROWS)      ? m
			   : m < 2 * NAME(SMALL_ROWS) ? (m + 1) / 2
										  : NAME(SMALL_ROWS);
		of[rows](s, a, b, c);
	}
}

/* ---- dense columns of B ---- */

/* Adds to sum[rows][columns] the products of some elements of each row and column. */
static inline __attribute__((always_inline)) void
NAME(small_products)(int rows, int columns, bool full, int64_t n, const REAL *a, int64_t lda,
	const REAL *b, int64_t ldb, VECTOR *sum)
{
	VECTOR x[NAME(SMALL_DOT_ROWS)], v;

	_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) x[r] =
		NAME(small_read)(full, a + r * lda, n);
	_Pragma("GCC unroll 4") for (int i = 0; i < columns; i += 4, b += 4 * ldb)
	{
		FXGE_IN_REGISTER(b); /* otherwise GCC keeps a pointer for each column */
		_Pragma("GCC unroll 4") for (int j = 0; j < 4 && j < columns; j++)
		{
			v = NAME(small_read)(full, b + j * ldb, n);
			if (rows > 1)
				FXGE_IN_VECTOR(v);
			_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) sum[r * columns + i + j] +=
				x[r] * v;
		}
	}
}

/* Computes c[rows][columns] = a * b. */
static inline __attribute__((always_inline)) void
NAME(small_dot)(int rows, int columns, int64_t k, const REAL *a, int64_t lda, const REAL *b,
	int64_t ldb, REAL *c, int64_t ldc)
{
	const int sums = rows * columns;
	VECTOR sum[NAME(SMALL_DOTS)], v;
	REAL total[NAME(SMALL_DOTS)];
	int64_t p = 0;

	_Pragma("GCC unroll 16") for (int i = 0; i < sums; i++) sum[i] = (VECTOR){0};
	for (; p + NAME(LANES) <= k; p += NAME(LANES))
		NAME(small_products)(rows, columns, true, 0, a + p, lda, b + p, ldb, sum);
	if (p < k)
		NAME(small_products)(rows, columns, false, k - p, a + p, lda, b + p, ldb, sum);
	if (sums % NAME(LANES) == 0)
		_Pragma("GCC unroll 8") for (int i = 0; i < sums; i += NAME(LANES))
		{
			v = NAME(all_totals)(sum + i);
			memcpy(total + i, &v, sizeof v);
		}
	else if (sums % 4 == 0)
		_Pragma("GCC unroll 4") for (int i = 0; i < sums; i += 4)
			NAME(totals)(sum + i, 1, total + i);
	else
		_Pragma("GCC unroll 4") for (int i = 0; i < sums; i++) total[i] = NAME(total)(sum[i]);
	_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++)
		memcpy(c + r * ldc, total + r * columns, (size_t)columns * sizeof *c);
}

/* Computes full blocks of columns; then blocks of 4, or single columns if there are fewer. */
static inline __attribute__((always_inline)) void
NAME(small_dots)(int rows, int64_t n, int64_t k, const REAL *a, int64_t lda, const REAL *b,
	int64_t ldb, REAL *c, int64_t ldc)
{
	const int columns = NAME(SMALL_DOTS) / rows;
	int64_t i = 0, at;

	for (; n >= columns && i < n; i += columns) {
		at = i + columns <= n ? i : n - columns;
		NAME(small_dot)(rows, columns, k, a, lda, b + at * ldb, ldb, c + at, ldc);
	}
	for (; columns > 4 && n >= 4 && i < n; i += 4) {
		at = i + 4 <= n ? i : n - 4;
		NAME(small_dot)(rows, 4, k, a, lda, b + at * ldb, ldb, c + at, ldc);
	}
	for (; i < n; i++)
		NAME(small_dot)(rows, 1, k, a, lda, b + i * ldb, ldb, c + i, ldc);
}

#define SMALL_DOTS(rows)                                                                           \
	static __attribute__((noinline)) void NAME(small_dots_##rows)(                                 \
		const NAME(small_sizes) * s, const REAL *a, const REAL *b, REAL *c)                        \
	{                                                                                              \
		NAME(small_dots)(rows, s->n, s->k, a, s->lda, b, s->ldb, c, s->ldc);                       \
	}
SMALL_DOTS(1)
SMALL_DOTS(2)
SMALL_DOTS(4)
#undef SMALL_DOTS

static void
NAME(small_by_columns)(const NAME(small_sizes) * s, const REAL *a, const REAL *b, REAL *c)
{
	int64_t m = s->m;

	for (; m >= 4; m -= 4, a += 4 * s->lda, c += 4 * s->ldc)
		NAME(small_dots_4)(s, a, b, c);
	if (m >= 2) {
		NAME(small_dots_2)(s, a, b, c);
		a += 2 * s->lda;
		c += 2 * s->ldc;
	}
	if (m % 2)
		NAME(small_dots_1)(s, a, b, c);
}

/* ---- selection of the method ---- */

static bool
NAME(is_small_m)(const fxge_gemm *g)
{
	const int64_t bytes = g->b.column == 1 ? g->k * g->b.row : g->n * g->b.column;

	/* So few rows have equal results for dense columns and dense rows only up to rounding, here
	 * and in gemv.h, because vector sums are reduced at the end. More rows have bitwise equal
	 * results, as in the blocked product. */
	bool rounds = g->m == 1 || (g->m <= NAME(DIRECT_ROWS) && g->m * NAME(DIRECT_DEPTH) <= g->k);
	bool in_order = g->k <= NAME(KC) && (g->b.column == 1 || g->b_constant);

	return g->count == 1 && !g->make_b && !g->a_constant && g->a.dtype == REAL_DTYPE
		   && g->b.dtype == REAL_DTYPE && g->c_dtype == REAL_DTYPE && g->a.column == 1
		   && (g->b.column == 1 || g->b.row == 1) && (rounds || in_order) && g->k > 0
		   && bytes <= NAME(SMALL_BYTES) / (int64_t)sizeof(REAL)
		   && g->m <= NAME(SMALL_WORK) / (g->k * g->n);
}

/* Returns whether B is constant with dense columns: its prepacked panels have dense rows. */
static bool
NAME(has_panels)(const fxge_gemm *g)
{
	return g->b_constant && g->b.column != 1;
}

static NAME(small_sizes) NAME(small_sizes_of)(const fxge_gemm *g)
{
	int64_t ldb = NAME(has_panels)(g) ? NAME(NR) : g->b.column == 1 ? g->b.row : g->b.column;

	return (NAME(small_sizes)){g->m, g->n, g->k, g->a.row, ldb, g->ldc, false};
}

/* Computes rows from r0 on and columns from c0 on into c. c0 is the first column of a panel if B
 * has panels. */
static void
NAME(small_m)(const fxge_gemm *g, const REAL *panels, const NAME(small_sizes) * s, int64_t r0,
	int64_t c0, REAL *c)
{
	const REAL *a = (const REAL *)(const void *)g->a.data + g->a_offset[0] + r0 * s->lda;
	const REAL *b = (const REAL *)(const void *)g->b.data + g->b_offset[0] + c0 * g->b.column;

	if (NAME(has_panels)(g)) {
		NAME(small_sizes) part = *s;

		for (int64_t i = 0; i < s->n; i += NAME(NR)) {
			part.n = s->n - i < NAME(NR) ? s->n - i : NAME(NR);
			NAME(small_by_rows)(&part, a, panels + (c0 + i) * s->k, c + i);
		}
	} else if (g->b.column == 1)
		NAME(small_by_rows)(s, a, b, c);
	else
		NAME(small_by_columns)(s, a, b, c);
}
