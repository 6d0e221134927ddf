/* SPDX-License-Identifier: Apache-2.0 */
/* Products that read B in place: one row (gemv), limited by the speed of memory, and a few rows if
 * B's columns are dense. Part of blocked.h; NAME(read)(b, dt) loads a vector from b and widens it
 * from that dtype.
 *
 * The sum of a column depends neither on other columns nor on other rows. */

enum {
	NAME(DOTS) = 8,     /* columns at a time */
	NAME(DOT_ROWS) = 4, /* rows at a time */
	NAME(DIRECT_ROWS) =
		FXGE_DIRECT_ROWS, /* up to this many rows, reading B in place costs less than packing it */
	NAME(ADD_ROWS) = 8,   /* rows of B at a time */
	NAME(DIRECT_DEPTH) =
		16, /* least K for each row: reducing a vector's elements at the end must pay off */
};

/* Loads n < LANES elements, followed by zeros. */
static inline __attribute__((always_inline)) VECTOR
NAME(read_some)(const char *b, fxge_dtype dt, int64_t n)
{
	char some[FXGE_VECTOR] = {0};

#if defined(__AVX2__)
	if (dt == REAL_DTYPE)
		return NAME(read_first)(b, n);
#endif
	memcpy(some, b, (size_t)(n * fxge_real_size(dt)));
	return NAME(read)(some, dt);
}

/* ---- dense columns, `ldb` bytes apart ---- */

static inline __attribute__((always_inline)) void
NAME(dot)(int rows, int columns, const REAL *a, const char *b, fxge_dtype dt, int64_t ldb,
	int64_t k, bool fetch, REAL *to)
{
	int64_t size = fxge_real_size(dt), p = 0;
	VECTOR sum[NAME(DOT_ROWS) * 4] = {0}, x[NAME(DOT_ROWS)], v;

	FXGE_DOT_STEPS for (; p + NAME(LANES) <= k; p += NAME(LANES))
	{
		_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++)
			memcpy(&x[r], a + r * k + p, sizeof v);
		if (fetch
			&& (NAME(LANES) * size % 64 == 0 || p * size % 64 == 0)) /* each cache line once */
			_Pragma("GCC unroll 8") for (int i = 0; i < columns; i++)
				__builtin_prefetch(b + (i + NAME(DOTS)) * ldb + p * size);
		_Pragma("GCC unroll 8") for (int i = 0; i < columns; i++)
		{
			v = NAME(read)(b + i * ldb + p * size, dt);
			_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) sum[i * rows + r] += x[r] * v;
		}
	}
	if (p < k) {
		_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) x[r] =
			NAME(read_some)((const char *)(a + r * k + p), REAL_DTYPE, k - p);
		_Pragma("GCC unroll 8") for (int i = 0; i < columns; i++)
		{
			v = NAME(read_some)(b + i * ldb + p * size, dt, k - p);
			_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++) sum[i * rows + r] += x[r] * v;
		}
	}
	_Pragma("GCC unroll 4") for (int r = 0; r < rows; r++, to += NAME(WIDTH))
	{
		_Pragma("GCC unroll 2") for (int i = 0; i + 4 <= columns; i += 4)
			NAME(totals)(sum + i * rows + r, rows, to + i);
		_Pragma("GCC unroll 4") for (int i = columns / 4 * 4; i < columns; i++) to[i] =
			NAME(total)(sum[i * rows + r]);
	}
}

/* Computes to[r][i] = sum over p of a[r][p] b[p][i] for i < n: as many sums at a time as fill the
 * pipeline and fit in registers. */
static inline __attribute__((always_inline)) void
NAME(dots)(int rows, const REAL *a, const char *b, fxge_dtype dt, int64_t ldb, int64_t k, int64_t n,
	bool fetch, REAL *to)
{
	const int columns = rows == 1 ? NAME(DOTS) : rows == 2 || FXGE_REGISTER_ROWS == 12 ? 4 : 2;
	int64_t i = 0;

	for (; i + columns <= n; i += columns)
		NAME(dot)(rows, columns, a, b + i * ldb, dt, ldb, k, fetch, to + i);
	for (; i < n; i++)
		NAME(dot)(rows, 1, a, b + i * ldb, dt, ldb, k, fetch, to + i);
}

/* Computes the same for any number of rows, while columns are in the cache. */
static inline __attribute__((always_inline)) void
NAME(dots_of_rows)(int64_t rows, const REAL *a, const char *b, fxge_dtype dt, int64_t ldb,
	int64_t k, int64_t n, REAL *to)
{
	for (int64_t i = 0; i < n; i += NAME(DOTS), b += NAME(DOTS) * ldb)
		for (int64_t r = 0; r < rows; r += NAME(DOT_ROWS)) {
			/* For one row the hardware prefetches well enough; otherwise the first rows prefetch
			 * the next columns. */
			bool fetch = NAME(DIRECT_ROWS) <= NAME(DOT_ROWS) || r == 0;
			int64_t some = n - i < NAME(DOTS) ? n - i : NAME(DOTS);
			REAL *at = to + r * NAME(WIDTH) + i;

			if (rows - r == 1)
				NAME(dots)(1, a + r * k, b, dt, ldb, k, some, false, at);
			else if (rows - r == 2)
				NAME(dots)(2, a + r * k, b, dt, ldb, k, some, false, at);
			else if (rows - r == 3)
				NAME(dots)(3, a + r * k, b, dt, ldb, k, some, false, at);
			else
				NAME(dots)(NAME(DOT_ROWS), a + r * k, b, dt, ldb, k, some, fetch, at);
		}
}

/* ---- dense rows, `ldb` bytes apart ---- */

/* Adds one or ADD_ROWS rows of B to a vector of sums, of which n <= LANES count. */
static inline __attribute__((always_inline)) void
NAME(add)(int rows, const REAL *a, const char *b, fxge_dtype dt, int64_t ldb, int64_t n, REAL *to)
{
	VECTOR sum, x[NAME(ADD_ROWS)];

	_Pragma("GCC unroll 8") for (int r = 0; r < rows; r++) x[r] =
		n < NAME(LANES) ? NAME(read_some)(b + r * ldb, dt, n) : NAME(read)(b + r * ldb, dt);
	memcpy(&sum, to, sizeof sum);
	if (rows == 1)
		sum += a[0] * x[0];
	else
		sum += ((a[0] * x[0] + a[1] * x[1]) + (a[2] * x[2] + a[3] * x[3]))
			   + ((a[4] * x[4] + a[5] * x[5]) + (a[6] * x[6] + a[7] * x[7]));
	memcpy(to, &sum, sizeof sum);
}

/* Adds rows of B to n sums, with space for complete vectors. Rows of 16-bit dtypes are prefetched;
 * for others hardware prefetching suffices. */
static inline __attribute__((always_inline)) void
NAME(add_rows)(
	int rows, const REAL *a, const char *b, fxge_dtype dt, int64_t ldb, int64_t n, REAL *sums)
{
	int64_t size = (int64_t)fxge_dtype_size(dt), i = 0;

	for (; i + NAME(LANES) <= n; i += NAME(LANES)) {
		for (int r = 0; dt != REAL_DTYPE && r < NAME(ADD_ROWS); r++)
			__builtin_prefetch(b + (NAME(ADD_ROWS) + r) * ldb + i * size);
		NAME(add)(rows, a, b + i * size, dt, ldb, NAME(LANES), sums + i);
	}
	if (i < n)
		NAME(add)(rows, a, b + i * size, dt, ldb, n - i, sums + i);
}

/* Computes n <= READ_WIDTH columns. Sums K block by K block, like the blocked product. */
static inline __attribute__((always_inline)) void
NAME(rows)(const REAL *a, const char *b, fxge_dtype dt, int64_t ldb, int64_t k, int64_t n, REAL *to)
{
	const size_t whole = (size_t)(n + NAME(LANES) - 1) / NAME(LANES) * FXGE_VECTOR;
	REAL part[NAME(ROW_WIDTH)];

	memset(to, 0, (size_t)n * sizeof *to);
	for (int64_t p = 0; p < k;) {
		int64_t end = k - p < NAME(KC) ? k : p + NAME(KC);

		memset(part, 0, whole);
		for (; p + NAME(ADD_ROWS) <= end; p += NAME(ADD_ROWS))
			NAME(add_rows)(NAME(ADD_ROWS), a + p, b + p * ldb, dt, ldb, n, part);
		for (; p < end; p++)
			NAME(add_rows)(1, a + p, b + p * ldb, dt, ldb, n, part);
		for (int64_t i = 0; i < n; i++)
			to[i] += part[i];
	}
}

/* ---- dispatch ---- */

/* Returns whether the product reads B in place. */
static bool
NAME(is_direct)(const fxge_gemm *g)
{
	if (g->make_b || g->b_constant)
		return false;
	if (g->m == 1)
		return g->b.row == 1
			   || (g->b.column == 1
				   && (g->n % NAME(NR) != 0
					   || g->k * g->n * (int64_t)sizeof(REAL) > FXGE_PANELS_OF_ROWS));
	bool once = g->count == 1 || g->b_offset[0] != g->b_offset[1]; /* equal offsets are adjacent */

	return g->b.row == 1 && once && g->m <= NAME(DIRECT_ROWS) && g->m * NAME(DIRECT_DEPTH) <= g->k;
}

static inline __attribute__((always_inline)) void
NAME(direct_of)(fxge_dtype dt, const fxge_matrix *m, int64_t rows, const REAL *a, int64_t at,
	int64_t k, int64_t n, REAL *to)
{
	int64_t size = (int64_t)fxge_dtype_size(dt);
	const char *b = m->data + at * size;

	if (m->row != 1)
		NAME(rows)(a, b, dt, m->row * size, k, n, to);
	else if (rows == 1)
		NAME(dots)(1, a, b, dt, m->column * size, k, n, false, to);
	else
		NAME(dots_of_rows)(rows, a, b, dt, m->column * size, k, n, to);
}

/* Computes to[r][i] = sum over p of a[r][p] b[p][i] for i < n, with the B that begins at element
 * `at`. Rows of `to` are WIDTH apart. */
static void
NAME(direct)(
	const fxge_matrix *b, int64_t rows, const REAL *a, int64_t at, int64_t k, int64_t n, REAL *to)
{
	if (b->dtype == REAL_DTYPE)
		NAME(direct_of)(REAL_DTYPE, b, rows, a, at, k, n, to);
	else if (b->dtype == FXGE_DT_BF16)
		NAME(direct_of)(FXGE_DT_BF16, b, rows, a, at, k, n, to);
	else
		NAME(direct_of)(FXGE_DT_F16, b, rows, a, at, k, n, to);
}
