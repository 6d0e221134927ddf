/* Products of few rows by a B that is in the first cache as it lies: from where A and B lie to
 * where the result lies, by sums over all of K that stay in registers. Nothing is packed or handed
 * out, and sizes alone decide what is done. Part of blocked.h.
 *
 * Where the last columns are no whole block, that begins sooner: what it says of those before, it
 * says by the same additions once more. */

enum {
	NAME(FEW_ROWS) = 6, /* at a time */
	NAME(FEW_VECTORS) = FXGE_CORE_ROWS == 12 ? 4 : 2,
	NAME(FEW_ROW_VECTORS) = 8,                      /* of one row */
	NAME(FEW_CHAINS) = 8,                           /* sums that keep a core busy */
	NAME(FEW_DOTS) = FXGE_CORE_ROWS == 12 ? 16 : 8, /* sums of vectors at a time */
	NAME(FEW_DOT_ROWS) = 4,
	NAME(FEW_BYTES) = 32 << 10, /* of B */
	NAME(FEW_WORK) = 1 << 18,   /* multiplications: more are worth two threads */
};

/* Rows and columns of the result; elements from row to row of A, of B (or from column to column)
 * and of the result. */
typedef struct NAME(few_sizes) {
	int64_t m, n, k, a_row, line, c_row;
	bool back; /* one row takes the last half of K first: see few_halves */
} NAME(few_sizes);

/* The vector that begins at b, or its first n elements alone. */
static inline __attribute__((always_inline)) VECTOR
NAME(few_read)(bool whole, const REAL *b, int64_t n)
{
	return whole ? NAME(read)((const char *)b, REAL_DTYPE)
				 : NAME(read_some)((const char *)b, REAL_DTYPE, n);
}

/* ---- rows of B that are dense ---- */

/* Vector i of `vectors`, of which the last one begins at column `last`. */
static inline __attribute__((always_inline)) int64_t
NAME(few_column)(int i, int vectors, int64_t last)
{
	return i == vectors - 1 ? last : i * NAME(LANES);
}

/* sum[rows][vectors] += one element of each row of A times one row of B; of one row of A, it is x
 * everywhere. */
static inline __attribute__((always_inline)) void
NAME(few_step)(int rows, int vectors, bool whole, int64_t n, VECTOR x, const REAL *a, int64_t a_row,
	const REAL *b, int64_t last, VECTOR *sum)
{
	VECTOR v[NAME(FEW_ROW_VECTORS)];

	_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
	{
		v[i] = NAME(few_read)(whole, b + NAME(few_column)(i, vectors, last), n);
		if (rows > 1)
			FXGE_IN_VECTOR(v[i]);
	}
	_Pragma("GCC unroll 6") for (int r = 0; r < rows; r++)
		_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
	{
		if (rows == 1)
			sum[i] += x * v[i];
		else
			sum[r * vectors + i] += a[r * a_row] * v[i];
	}
}

/* c[rows][vectors] = a * b; or the first n columns of one vector. Sums are in order of K, as those
 * of blocks are; of one row, so few that each would wait for itself are several, of every so manyth
 * row of B. */
static inline __attribute__((always_inline)) void
NAME(few_core)(int rows, int vectors, bool whole, int64_t n, int64_t k, const REAL *a,
	int64_t a_row, const REAL *b, int64_t line, int64_t last, REAL *c, int64_t c_row)
{
	const int sums = rows * vectors;
	const int apart = rows > 1 || sums >= NAME(FEW_CHAINS) ? 1
					  : 2 * sums >= NAME(FEW_CHAINS) - 2   ? 2
														   : 4;
	const int steps = rows == 1 ? 4 : 1;
	VECTOR sum[NAME(FEW_ROWS) * NAME(FEW_VECTORS) + NAME(FEW_CHAINS)], x[4] = {0}, v;
	int64_t p = 0;

	_Pragma("GCC unroll 32") for (int i = 0; i < apart * sums; i++) sum[i] = (VECTOR){0};
	for (; p + steps <= k; p += steps) {
		if (rows == 1)
			NAME(spread)(a + p, x);
		_Pragma("GCC unroll 4") for (int q = 0; q < steps; q++, b += line) NAME(few_step)(
			rows, vectors, whole, n, x[q], a + p + q, a_row, b, last, sum + q % apart * sums);
	}
	for (; steps > 1 && p < k; p++, b += line)
		NAME(few_step)(rows, vectors, whole, n, a[p] - (VECTOR){0}, a + p, a_row, b, last, sum);
	_Pragma("GCC unroll 6") for (int r = 0; r < rows; r++, c += c_row)
		_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
	{
		v = sum[r * vectors + i];
		_Pragma("GCC unroll 4") for (int q = 1; q < apart; q++) v +=
			sum[q * sums + r * vectors + i];
		if (whole)
			memcpy(c + NAME(few_column)(i, vectors, last), &v, sizeof v);
		else
			NAME(write_first)((char *)c, v, n);
	}
}

/* sum[vectors] = a row of A times as many of B. */
static inline __attribute__((always_inline)) void
NAME(few_half)(
	int vectors, int64_t k, const REAL *a, const REAL *b, int64_t line, int64_t last, VECTOR *sum)
{
	VECTOR x[4];
	int64_t p = 0;

	_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++) sum[i] = (VECTOR){0};
	for (; p + 4 <= k; p += 4) {
		NAME(spread)(a + p, x);
		_Pragma("GCC unroll 4") for (int q = 0; q < 4; q++, b += line)
			NAME(few_step)(1, vectors, true, 0, x[q], a, 0, b, last, sum);
	}
	for (; p < k; p++, b += line)
		NAME(few_step)(1, vectors, true, 0, a[p] - (VECTOR){0}, a, 0, b, last, sum);
}

/* One row by enough vectors that each has one sum, of either half of K. Every other call takes the
 * last half first: where B is all of the cache, that is what the call before left there. */
static inline __attribute__((always_inline)) int64_t
NAME(few_halves)(
	bool back, int64_t n, int64_t k, const REAL *a, const REAL *b, int64_t line, REAL *c)
{
	enum { VECTORS = NAME(FEW_ROW_VECTORS), COLUMNS = VECTORS * NAME(LANES) };
	const int64_t last = (n < COLUMNS ? n : COLUMNS) - NAME(LANES), half = k / 8 * 4;
	VECTOR low[VECTORS], high[VECTORS], v;

	if (back)
		NAME(few_half)(VECTORS, k - half, a + half, b + half * line, line, last, high);
	NAME(few_half)(VECTORS, half, a, b, line, last, low);
	if (!back)
		NAME(few_half)(VECTORS, k - half, a + half, b + half * line, line, last, high);
	_Pragma("GCC unroll 8") for (int i = 0; i < VECTORS; i++)
	{
		v = low[i] + high[i];
		memcpy(c + NAME(few_column)(i, VECTORS, last), &v, sizeof v);
	}
	return COLUMNS;
}

/* As many columns as `vectors` are, or all of them where those are more; how many. */
static inline __attribute__((always_inline)) int64_t
NAME(few_block)(int rows, int vectors, int64_t n, int64_t k, const REAL *a, int64_t a_row,
	const REAL *b, int64_t line, REAL *c, int64_t c_row)
{
	const int64_t columns = vectors * NAME(LANES), last = (n < columns ? n : columns) - NAME(LANES);

	NAME(few_core)(rows, vectors, true, 0, k, a, a_row, b, line, last, c, c_row);
	return columns;
}

/* `rows` rows of the result. */
static inline __attribute__((always_inline)) void
NAME(few_columns)(int rows, bool back, int64_t n, int64_t k, const REAL *a, int64_t a_row,
	const REAL *b, int64_t line, REAL *c, int64_t c_row)
{
	const int most = rows == 1 ? NAME(FEW_ROW_VECTORS) : NAME(FEW_VECTORS);
	int64_t done;

	if (n < NAME(LANES)) {
		NAME(few_core)(rows, 1, false, n, k, a, a_row, b, line, 0, c, c_row);
		return;
	}
	for (; n > 0; n -= done, b += done, c += done)
		if (most == 8 && n > 7 * NAME(LANES))
			done = NAME(few_halves)(back, n, k, a, b, line, c);
		else if (most >= 4 && n > 3 * NAME(LANES))
			done = NAME(few_block)(rows, 4, n, k, a, a_row, b, line, c, c_row);
		else if (most >= 4 && n > 2 * NAME(LANES))
			done = NAME(few_block)(rows, 3, n, k, a, a_row, b, line, c, c_row);
		else if (n > NAME(LANES))
			done = NAME(few_block)(rows, 2, n, k, a, a_row, b, line, c, c_row);
		else
			done = NAME(few_block)(rows, 1, n, k, a, a_row, b, line, c, c_row);
}

/* Each number of rows has a function, which prepares for its own sums alone. */
#define FEW_ROWS(rows)                                                                             \
	static __attribute__((noinline)) void NAME(few_rows_##rows)(                                   \
		const NAME(few_sizes) * s, const REAL *a, const REAL *b, REAL *c)                          \
	{                                                                                              \
		NAME(few_columns)(rows, s->back, s->n, s->k, a, s->a_row, b, s->line, c, s->c_row);        \
	}
FEW_ROWS(1)
FEW_ROWS(2)
FEW_ROWS(3)
FEW_ROWS(4)
FEW_ROWS(5)
FEW_ROWS(6)
#undef FEW_ROWS

static void
NAME(few_by_rows)(const NAME(few_sizes) * s, const REAL *a, const REAL *b, REAL *c)
{
	typedef void some_rows(const NAME(few_sizes) *, const REAL *, const REAL *, REAL *);
	static some_rows *const of[] = {NULL, NAME(few_rows_1), NAME(few_rows_2), NAME(few_rows_3),
		NAME(few_rows_4), NAME(few_rows_5), NAME(few_rows_6)};
	int64_t rows;

	for (int64_t m = s->m; m > 0; m -= rows, a += rows * s->a_row, c += rows * s->c_row) {
		rows = m <= NAME(FEW_ROWS) ? m : m < 2 * NAME(FEW_ROWS) ? (m + 1) / 2 : NAME(FEW_ROWS);
		of[rows](s, a, b, c);
	}
}

/* ---- columns that are dense ---- */

/* sum[rows][columns] += some elements of each row times those of each column. */
static inline __attribute__((always_inline)) void
NAME(few_products)(int rows, int columns, bool whole, int64_t n, const REAL *a, int64_t a_row,
	const REAL *b, int64_t line, VECTOR *sum)
{
	VECTOR x[NAME(FEW_DOT_ROWS)], v;

	_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) x[r] =
		NAME(few_read)(whole, a + r * a_row, n);
	_Pragma("GCC unroll 4") for (int i = 0; i < columns; i += 4, b += 4 * line)
	{
		FXGE_IN_REGISTER(b); /* or there is a pointer for each column */
		_Pragma("GCC unroll 4") for (int j = 0; j < 4 && j < columns; j++)
		{
			v = NAME(few_read)(whole, b + j * line, n);
			if (rows > 1)
				FXGE_IN_VECTOR(v);
			_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) sum[r * columns + i + j] +=
				x[r] * v;
		}
	}
}

/* c[rows][columns] = a * b. */
static inline __attribute__((always_inline)) void
NAME(few_dot)(int rows, int columns, int64_t k, const REAL *a, int64_t a_row, const REAL *b,
	int64_t line, REAL *c, int64_t c_row)
{
	const int sums = rows * columns;
	VECTOR sum[NAME(FEW_DOTS)], v;
	REAL total[NAME(FEW_DOTS)];
	int64_t p = 0;

	_Pragma("GCC unroll 16") for (int i = 0; i < sums; i++) sum[i] = (VECTOR){0};
	for (; p + NAME(LANES) <= k; p += NAME(LANES))
		NAME(few_products)(rows, columns, true, 0, a + p, a_row, b + p, line, sum);
	if (p < k)
		NAME(few_products)(rows, columns, false, k - p, a + p, a_row, b + p, line, sum);
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
		memcpy(c + r * c_row, total + r * columns, (size_t)columns * sizeof *c);
}

/* Whole blocks of columns, or of all if they are fewer; one by one if they are fewer still. */
static inline __attribute__((always_inline)) void
NAME(few_dots)(int rows, int64_t n, int64_t k, const REAL *a, int64_t a_row, const REAL *b,
	int64_t line, REAL *c, int64_t c_row)
{
	const int columns = NAME(FEW_DOTS) / rows;
	int64_t i = 0, at;

	for (; n >= columns && i < n; i += columns) {
		at = i + columns <= n ? i : n - columns;
		NAME(few_dot)(rows, columns, k, a, a_row, b + at * line, line, c + at, c_row);
	}
	for (; columns > 4 && n >= 4 && i < n; i += 4) {
		at = i + 4 <= n ? i : n - 4;
		NAME(few_dot)(rows, 4, k, a, a_row, b + at * line, line, c + at, c_row);
	}
	for (; i < n; i++)
		NAME(few_dot)(rows, 1, k, a, a_row, b + i * line, line, c + i, c_row);
}

#define FEW_DOTS(rows)                                                                             \
	static __attribute__((noinline)) void NAME(few_dots_##rows)(                                   \
		const NAME(few_sizes) * s, const REAL *a, const REAL *b, REAL *c)                          \
	{                                                                                              \
		NAME(few_dots)(rows, s->n, s->k, a, s->a_row, b, s->line, c, s->c_row);                    \
	}
FEW_DOTS(1)
FEW_DOTS(2)
FEW_DOTS(4)
#undef FEW_DOTS

static void
NAME(few_by_columns)(const NAME(few_sizes) * s, const REAL *a, const REAL *b, REAL *c)
{
	int64_t m = s->m;

	for (; m >= 4; m -= 4, a += 4 * s->a_row, c += 4 * s->c_row)
		NAME(few_dots_4)(s, a, b, c);
	if (m >= 2) {
		NAME(few_dots_2)(s, a, b, c);
		a += 2 * s->a_row;
		c += 2 * s->c_row;
	}
	if (m % 2)
		NAME(few_dots_1)(s, a, b, c);
}

/* ---- either of them ---- */

static bool
NAME(is_few)(const fxge_gemm *g)
{
	const int64_t bytes = g->b.column == 1 ? g->k * g->b.row : g->n * g->b.column;

	/* So few rows say by dense columns what they say by dense rows but for rounding, here as there:
	 * elements of sums are summed at the end. More say the same to the last bit, as blocks do. */
	bool rounds = g->m == 1 || (g->m <= NAME(DIRECT_ROWS) && g->m * NAME(DIRECT_DEPTH) <= g->k);
	bool in_order = g->k <= NAME(KC) && (g->b.column == 1 || g->b_constant);

	return g->count == 1 && !g->make_b && !g->a_constant && g->a.dtype == REAL_DTYPE
		   && g->b.dtype == REAL_DTYPE && g->c_dtype == REAL_DTYPE && g->a.column == 1
		   && (g->b.column == 1 || g->b.row == 1) && (rounds || in_order) && g->k > 0
		   && bytes <= NAME(FEW_BYTES) / (int64_t)sizeof(REAL)
		   && g->m <= NAME(FEW_WORK) / (g->k * g->n);
}

/* Constant columns are rows of panels already. */
static bool
NAME(has_panels)(const fxge_gemm *g)
{
	return g->b_constant && g->b.column != 1;
}

static NAME(few_sizes) NAME(few_sizes_of)(const fxge_gemm *g)
{
	int64_t line = NAME(has_panels)(g) ? NAME(NR) : g->b.column == 1 ? g->b.row : g->b.column;

	return (NAME(few_sizes)){g->m, g->n, g->k, g->a.row, line, g->c_row, false};
}

/* c = rows from r0 on by columns from c0 on, which begin with one of the panels, if B has those. */
static void
NAME(few)(const fxge_gemm *g, const REAL *panels, const NAME(few_sizes) * s, int64_t r0, int64_t c0,
	REAL *c)
{
	const REAL *a = (const REAL *)(const void *)g->a.data + g->a_offset[0] + r0 * s->a_row;
	const REAL *b = (const REAL *)(const void *)g->b.data + g->b_offset[0] + c0 * g->b.column;

	if (NAME(has_panels)(g)) {
		NAME(few_sizes) part = *s;

		for (int64_t i = 0; i < s->n; i += NAME(NR)) {
			part.n = s->n - i < NAME(NR) ? s->n - i : NAME(NR);
			NAME(few_by_rows)(&part, a, panels + (c0 + i) * s->k, c + i);
		}
	} else if (g->b.column == 1)
		NAME(few_by_rows)(s, a, b, c);
	else
		NAME(few_by_columns)(s, a, b, c);
}
