/* SPDX-License-Identifier: Apache-2.0 */
/* Microkernels of the blocked product: up to MR rows by one B panel, with the sums in registers.
 * Part of blocked.h. */

/* Computes one row times a complete panel of dtype `dt`, whose rows are `ldb` bytes apart. Its
 * speed is that of memory, with hardware prefetching. Odd and even rows have separate sums, so that
 * many additions are in flight. */
static inline __attribute__((always_inline)) void
NAME(row)(int64_t k, const REAL *a, const char *b, fxge_dtype dt, int64_t ldb, REAL *c, bool first)
{
	enum { VECTORS = NAME(NR) / NAME(LANES) };
	const int64_t size = fxge_real_size(dt);
	VECTOR sum[2 * VECTORS], v;

	_Pragma("GCC unroll 16") for (int i = 0; i < 2 * VECTORS; i++) sum[i] = (VECTOR){0};
	int64_t p = 0;

	for (; p + 2 <= k; p += 2, b += 2 * ldb) {
		_Pragma("GCC unroll 16") for (int i = 0; i < 2 * VECTORS; i++) sum[i] +=
			a[p + i / VECTORS]
			* NAME(read)(b + i / VECTORS * ldb + i % VECTORS * NAME(LANES) * size, dt);
	}
	if (p < k)
		_Pragma("GCC unroll 8") for (int i = 0; i < VECTORS; i++) sum[i] +=
			a[p] * NAME(read)(b + i * NAME(LANES) * size, dt);
	_Pragma("GCC unroll 8") for (int i = 0; i < VECTORS; i++, c += NAME(LANES))
	{
		v = (VECTOR){0};
		if (!first)
			memcpy(&v, c, sizeof v);
		v += sum[i] + sum[i + VECTORS];
		memcpy(c, &v, sizeof v);
	}
}

/* Computes one row times a packed panel of a 16-bit dtype. */
static void
NAME(multiply_row_of_halves)(
	int64_t k, const REAL *a, const uint16_t *b, fxge_dtype dt, REAL *c, bool first)
{
	const int64_t ldb = NAME(NR) * sizeof *b;

	if (dt == FXGE_DT_BF16)
		NAME(row)(k, a, (const char *)b, FXGE_DT_BF16, ldb, c, first);
	else
		NAME(row)(k, a, (const char *)b, FXGE_DT_F16, ldb, c, first);
}

#if defined(__aarch64__)

/* On aarch64 an instruction multiplies a vector by one lane of another, and a load can fill two
 * vectors, so elements of A are loaded as vectors. All sums of rows by vectors, at most 24, stay in
 * registers. */
enum { NAME(SUMS) = 24 };

/* Returns lane i. Indices are constants, because a variable index would spill the vector. */
static inline __attribute__((always_inline)) REAL
NAME(lane)(VECTOR x, int i)
{
	switch (i) {
	case 0:
		return x[0];
	case 1:
		return x[1];
	case 2:
		return x[2 % NAME(LANES)];
	default:
		return x[3 % NAME(LANES)];
	}
}

/* Computes c[rows][vectors] = or += a * b, with leading dimensions `ldb` and `ldc`. */
static inline __attribute__((always_inline)) void
NAME(microkernel)(int rows, int vectors, int64_t k, const REAL *a, const REAL *b, int64_t ldb,
	REAL *c, int64_t ldc, bool first, const fxge_gemm_ahead *ahead, bool fetches_rows)
{
	const char *from = ahead ? ahead->from : NULL;
	VECTOR sum[NAME(SUMS)], v[NAME(NR) / NAME(LANES)], x = {0};

	_Pragma("GCC unroll 24") for (int i = 0; i < rows * vectors; i++) sum[i] = (VECTOR){0};
	_Pragma("GCC unroll 2") for (int64_t p = 0; p < k; p++, a += rows, b += ldb)
	{
		_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
			memcpy(&v[i], b + i * NAME(LANES), sizeof v[i]);
		if (ahead) {
			__builtin_prefetch(from, 0, 2);
			if (!fetches_rows) /* if rows are prefetched, `step` is at most one cache line */
				__builtin_prefetch(from + 64, 0, 2);
			from += ahead->step;
		}
		if (fetches_rows)
			__builtin_prefetch(
				ahead->rows + (p & (NAME(KC_LINES) - 1)) * 64 + p / NAME(KC_LINES) * ahead->row, 0,
				2);
		_Pragma("GCC unroll 12") for (int r = 0; r < rows; r++)
		{
			int lane = r % NAME(LANES);
			bool whole = r - lane + NAME(LANES) <= rows;

			if (whole && lane == 0) {
				memcpy(&x, a + r, sizeof x);
				__asm__("" : "+w"(x)); /* prevents GCC from loading the elements one by one */
			}
			REAL y = whole ? NAME(lane)(x, lane) : a[r];

			_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++) sum[r * vectors + i] +=
				y * v[i];
		}
	}
	_Pragma("GCC unroll 12") for (int r = 0; r < rows; r++, c += ldc)
		_Pragma("GCC unroll 8") for (int i = 0; i < vectors; i++)
	{
		if (!first) {
			memcpy(&x, c + i * NAME(LANES), sizeof x);
			sum[r * vectors + i] += x;
		}
		memcpy(c + i * NAME(LANES), &sum[r * vectors + i], sizeof x);
	}
}

/* Runs the microkernel over a panel's columns. The first call executes the prefetch plan. */
static inline __attribute__((always_inline)) void
NAME(microkernels)(int rows, int64_t k, const REAL *a, const REAL *b, int64_t ldb, REAL *c,
	int64_t ldc, bool first, const fxge_gemm_ahead *ahead)
{
	const int vectors = rows <= 3 ? 8 : rows <= 6 ? 4 : 2, columns = vectors * NAME(LANES);

	if (ahead->rows)
		NAME(microkernel)(rows, vectors, k, a, b, ldb, c, ldc, first, ahead, true);
	else
		NAME(microkernel)(rows, vectors, k, a, b, ldb, c, ldc, first, ahead, false);
	for (int i = columns; i < NAME(NR); i += columns)
		NAME(microkernel)(rows, vectors, k, a, b + i, ldb, c + i, ldc, first, NULL, false);
}

#define NAME_ROWS(n)                                                                               \
	case n:                                                                                        \
		NAME(microkernels)(n, k, a, b, ldb, c, ldc, first, &ahead);                                \
		break;

/* Computes an A panel times a B panel. */
static void
NAME(multiply_panels)(int rows, int64_t k, const REAL *a, const REAL *b, int64_t ldb, REAL *c,
	int64_t ldc, bool first, fxge_gemm_ahead ahead)
{
	switch (rows) {
	case 1:
		NAME(row)
		(k, a, (const char *)b, REAL_DTYPE, ldb * (int64_t)sizeof *b, c, first);
		break;
		NAME_ROWS(2)
		NAME_ROWS(3)
		NAME_ROWS(4)
		NAME_ROWS(5)
		NAME_ROWS(6)
		NAME_ROWS(7)
		NAME_ROWS(8)
		NAME_ROWS(9)
		NAME_ROWS(10)
		NAME_ROWS(11)
		NAME_ROWS(12)
	default:
		__builtin_unreachable();
	}
}
#undef NAME_ROWS

#else

/* Defines a microkernel: c[ROWS][2 vectors] = or += a * b. The sums stay in registers, hence arrays
 * of one dimension. `step` is the number of rows of the A panel. */
#define DEFINE_MICROKERNEL(ROWS)                                                                   \
	static inline __attribute__((always_inline)) void NAME(microkernel_##ROWS)(int64_t k,          \
		const REAL *a, int step, const REAL *b, int64_t ldb, REAL *c, int64_t ldc, bool first,     \
		fxge_gemm_ahead ahead, bool rows)                                                          \
	{                                                                                              \
		VECTOR low[ROWS], high[ROWS], v, w;                                                        \
                                                                                                   \
		_Pragma("GCC unroll 12") for (int i = 0; i < ROWS; i++) low[i] = high[i] = (VECTOR){0};    \
		for (int64_t p = 0; p < k; p++, a += step, b += ldb) {                                     \
			memcpy(&v, b, sizeof v);                                                               \
			memcpy(&w, b + NAME(LANES), sizeof w);                                                 \
			__builtin_prefetch(ahead.from, 0, 2);                                                  \
			__builtin_prefetch(ahead.from + 64, 0, 2);                                             \
			ahead.from += ahead.step;                                                              \
			if (rows)                                                                              \
				__builtin_prefetch(                                                                \
					ahead.rows + (p & (NAME(KC_LINES) - 1)) * 64 + p / NAME(KC_LINES) * ahead.row, \
					0, 2);                                                                         \
			_Pragma("GCC unroll 12") for (int i = 0; i < ROWS; i++)                                \
			{                                                                                      \
				low[i] += a[i] * v;                                                                \
				high[i] += a[i] * w;                                                               \
			}                                                                                      \
		}                                                                                          \
		for (int i = 0; i < ROWS; i++, c += ldc) {                                                 \
			v = w = (VECTOR){0};                                                                   \
			if (!first) {                                                                          \
				memcpy(&v, c, sizeof v);                                                           \
				memcpy(&w, c + NAME(LANES), sizeof w);                                             \
			}                                                                                      \
			v += low[i];                                                                           \
			w += high[i];                                                                          \
			memcpy(c, &v, sizeof v);                                                               \
			memcpy(c + NAME(LANES), &w, sizeof w);                                                 \
		}                                                                                          \
	}

DEFINE_MICROKERNEL(1)
DEFINE_MICROKERNEL(2)
DEFINE_MICROKERNEL(3)
DEFINE_MICROKERNEL(4)
DEFINE_MICROKERNEL(5)
DEFINE_MICROKERNEL(6)
DEFINE_MICROKERNEL(7)
DEFINE_MICROKERNEL(8)
DEFINE_MICROKERNEL(9)
DEFINE_MICROKERNEL(10)
DEFINE_MICROKERNEL(11)
DEFINE_MICROKERNEL(12)
#undef DEFINE_MICROKERNEL

#define NAME_ROWS(n)                                                                               \
	case n:                                                                                        \
		if (FXGE_REGISTER_ROWS < n)                                                                \
			__builtin_unreachable();                                                               \
		NAME(microkernel_##n)(k, a + r, rows, b, ldb, to, ldc, first, ahead, fetches_rows);        \
		break;

/* Computes an A panel times a B panel: as many rows at a time as there are registers, and two
 * vectors of columns. */
static inline __attribute__((always_inline)) void
NAME(multiply_panels_of)(int rows, int64_t k, const REAL *a, const REAL *b, int64_t ldb, REAL *c,
	int64_t ldc, bool first, fxge_gemm_ahead ahead, bool fetches_rows)
{
	const int columns = 2 * NAME(LANES);

	if (rows == 1) {
		NAME(row)
		(k, a, (const char *)b, REAL_DTYPE, ldb * (int64_t)sizeof *b, c, first);
		return;
	}
	for (int v = 0; v < NAME(NR); v += columns, b += columns, c += columns)
		for (int r = 0; r < rows; r += FXGE_REGISTER_ROWS) {
			REAL *to = c + r * ldc;

			switch (rows - r < FXGE_REGISTER_ROWS ? rows - r : FXGE_REGISTER_ROWS) {
				NAME_ROWS(1)
				NAME_ROWS(2)
				NAME_ROWS(3)
				NAME_ROWS(4)
				NAME_ROWS(5)
				NAME_ROWS(6)
				NAME_ROWS(7)
				NAME_ROWS(8)
				NAME_ROWS(9)
				NAME_ROWS(10)
				NAME_ROWS(11)
				NAME_ROWS(12)
			default:
				__builtin_unreachable();
			}
		}
}
#undef NAME_ROWS

static void
NAME(multiply_panels)(int rows, int64_t k, const REAL *a, const REAL *b, int64_t ldb, REAL *c,
	int64_t ldc, bool first, fxge_gemm_ahead ahead)
{
	if (ahead.rows)
		NAME(multiply_panels_of)(rows, k, a, b, ldb, c, ldc, first, ahead, true);
	else
		NAME(multiply_panels_of)(rows, k, a, b, ldb, c, ldc, first, ahead, false);
}

#endif
