/* One row by a B that is used once, read where and in the order in which it lies: as fast as it
 * comes from memory. Part of gemm_body.h; NAME(read)(b, dt) is the vector that begins at b, widened
 * from that dtype.
 *
 * A column's sum does not depend on those beside it. */

enum { NAME(DOTS) = 8 }; /* columns at a time: as many sums as keep a core busy */

/* The same where only n < LANES elements are there; zeros behind them. */
static inline __attribute__((always_inline)) VECTOR
NAME(read_some)(const char *b, fxge_dtype dt, int64_t n)
{
	char some[FXGE_VECTOR] = {0};

	memcpy(some, b, (size_t)n * fxge_dtype_size(dt));
	return NAME(read)(some, dt);
}

/* ---- columns that are dense in memory, `line` bytes apart ---- */

static inline __attribute__((always_inline)) void
NAME(dot)(
	int columns, const REAL *a, const char *b, fxge_dtype dt, int64_t line, int64_t k, REAL *to)
{
	int64_t size = (int64_t)fxge_dtype_size(dt), p = 0;
	VECTOR sum[NAME(DOTS)] = {0}, x;

	for (; p + NAME(LANES) <= k; p += NAME(LANES)) {
		memcpy(&x, a + p, sizeof x);
		_Pragma("GCC unroll 8") for (int i = 0; i < columns; i++) sum[i] +=
			x * NAME(read)(b + i * line + p * size, dt);
	}
	if (p < k) {
		x = NAME(read_some)((const char *)(a + p), REAL_DTYPE, k - p);
		for (int i = 0; i < columns; i++)
			sum[i] += x * NAME(read_some)(b + i * line + p * size, dt, k - p);
	}
	for (int i = 0; i < columns; i++) {
		to[i] = 0;
		for (int l = 0; l < NAME(LANES); l++)
			to[i] += sum[i][l];
	}
}

/* to[i] = sum over p of a[p] b[p][i], for i < n. */
static inline __attribute__((always_inline)) void
NAME(dots)(
	const REAL *a, const char *b, fxge_dtype dt, int64_t line, int64_t k, int64_t n, REAL *to)
{
	int64_t i = 0;

	for (; i + NAME(DOTS) <= n; i += NAME(DOTS))
		NAME(dot)(NAME(DOTS), a, b + i * line, dt, line, k, to + i);
	for (; i < n; i++)
		NAME(dot)(1, a, b + i * line, dt, line, k, to + i);
}

/* ---- rows that are dense in memory, `line` bytes apart ---- */

/* What one row or four add to a vector of sums, of which n <= LANES count. */
static inline __attribute__((always_inline)) void
NAME(add)(int rows, const REAL *a, const char *b, fxge_dtype dt, int64_t line, int64_t n, REAL *to)
{
	VECTOR sum, x[4];

	for (int r = 0; r < rows; r++)
		x[r] =
			n < NAME(LANES) ? NAME(read_some)(b + r * line, dt, n) : NAME(read)(b + r * line, dt);
	memcpy(&sum, to, sizeof sum);
	sum += rows == 1 ? a[0] * x[0] : (a[0] * x[0] + a[1] * x[1]) + (a[2] * x[2] + a[3] * x[3]);
	memcpy(to, &sum, sizeof sum);
}

/* To n sums, with room for whole vectors. The processor goes from row to row by itself where their
 * pieces are pages; halves, of which pieces are shorter, are fetched ahead. */
static inline __attribute__((always_inline)) void
NAME(add_rows)(
	int rows, const REAL *a, const char *b, fxge_dtype dt, int64_t line, int64_t n, REAL *sums)
{
	int64_t size = (int64_t)fxge_dtype_size(dt), i = 0;

	for (; i + NAME(LANES) <= n; i += NAME(LANES)) {
		for (int r = 4; dt != REAL_DTYPE && r < 8; r++)
			__builtin_prefetch(b + r * line + i * size);
		NAME(add)(rows, a, b + i * size, dt, line, NAME(LANES), sums + i);
	}
	if (i < n)
		NAME(add)(rows, a, b + i * size, dt, line, n - i, sums + i);
}

/* n <= READ_WIDTH. Summed in parts, as blocks are. */
static inline __attribute__((always_inline)) void
NAME(rows)(
	const REAL *a, const char *b, fxge_dtype dt, int64_t line, int64_t k, int64_t n, REAL *to)
{
	REAL part[NAME(READ_WIDTH)];

	memset(to, 0, (size_t)n * sizeof *to);
	for (int64_t p = 0; p < k;) {
		int64_t end = k - p < NAME(KC) ? k : p + NAME(KC);

		memset(part, 0, sizeof part);
		for (; p + 4 <= end; p += 4)
			NAME(add_rows)(4, a + p, b + p * line, dt, line, n, part);
		for (; p < end; p++)
			NAME(add_rows)(1, a + p, b + p * line, dt, line, n, part);
		for (int64_t i = 0; i < n; i++)
			to[i] += part[i];
	}
}

/* ---- either of them ---- */

/* Whether such a product is read that way. */
static bool
NAME(is_direct)(const fxge_gemm *g)
{
	return g->m == 1 && !g->make_b && !g->b_constant && (g->b.row == 1 || g->b.column == 1);
}

static inline __attribute__((always_inline)) void
NAME(direct_of)(
	fxge_dtype dt, const fxge_matrix *m, const REAL *a, int64_t at, int64_t k, int64_t n, REAL *to)
{
	int64_t size = (int64_t)fxge_dtype_size(dt);
	const char *b = m->data + at * size;

	if (m->row == 1)
		NAME(dots)(a, b, dt, m->column * size, k, n, to);
	else
		NAME(rows)(a, b, dt, m->row * size, k, n, to);
}

/* to[i] = sum over p of a[p] b[p][i] for i < n, of the B that begins at element `at`. */
static void
NAME(direct)(const fxge_matrix *b, const REAL *a, int64_t at, int64_t k, int64_t n, REAL *to)
{
	if (b->dtype == REAL_DTYPE)
		NAME(direct_of)(REAL_DTYPE, b, a, at, k, n, to);
	else if (b->dtype == FXGE_DT_BF16)
		NAME(direct_of)(FXGE_DT_BF16, b, a, at, k, n, to);
	else
		NAME(direct_of)(FXGE_DT_F16, b, a, at, k, n, to);
}
