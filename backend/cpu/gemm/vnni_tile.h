/* SPDX-License-Identifier: Apache-2.0 */
/* A panels times B panels of groups: included once for pairs and once for quads. The includer
 * defines NAME(x), NAME(read), NAME(each) (elements of a group), and ADD(sum, b, a), which adds the
 * products of groups of b and a to the sums of a vector. Part of vnni.c. */

/* Microkernel: computes c[rows][2 vectors] = start[row] + a * b, or c + a * b if start is NULL.
 * `step` is the number of rows of the A panel, `ldc` the leading dimension of c. The sums stay in
 * registers. */
ALWAYS void
NAME(microkernel)(int rows, int64_t depth, const group *a, int step, const group *b,
	const group *start, group *c, int64_t ldc)
{
	groups low[FXGE_REGISTER_ROWS], high[FXGE_REGISTER_ROWS], v, w;

	_Pragma("GCC unroll 12") for (int i = 0; i < rows; i++)
	{
		if (start) {
			low[i] = high[i] = (groups){0} + start[i];
			continue;
		}
		memcpy(&low[i], c + i * ldc, sizeof v);
		memcpy(&high[i], c + i * ldc + LANES, sizeof w);
	}
	for (int64_t p = 0; p < depth; p++, a += step, b += NR) {
		memcpy(&v, b, sizeof v);
		memcpy(&w, b + LANES, sizeof w);
		_Pragma("GCC unroll 12") for (int i = 0; i < rows; i++)
		{
			low[i] = ADD(low[i], v, (groups){0} + a[i]);
			high[i] = ADD(high[i], w, (groups){0} + a[i]);
		}
	}
	_Pragma("GCC unroll 12") for (int i = 0; i < rows; i++)
	{
		memcpy(c + i * ldc, &low[i], sizeof v);
		memcpy(c + i * ldc + LANES, &high[i], sizeof w);
	}
}

#define ROWS_CASE(n)                                                                               \
	case n:                                                                                        \
		if (FXGE_REGISTER_ROWS >= n)                                                               \
			NAME(microkernel)                                                                      \
		(n, depth, a + r, rows, b, start ? start + r : NULL, c + r * ldc, ldc);                    \
		break;

/* Multiplies an A panel by a B panel. */
static void
NAME(multiply_panels)(int rows, int64_t depth, const group *a, const group *b, const group *start,
	group *c, int64_t ldc)
{
	for (int v = 0; v < NR; v += 2 * LANES, b += 2 * LANES, c += 2 * LANES)
		for (int r = 0; r < rows; r += FXGE_REGISTER_ROWS)
			switch (rows - r < FXGE_REGISTER_ROWS ? rows - r : FXGE_REGISTER_ROWS) {
				ROWS_CASE(1)
				ROWS_CASE(2)
				ROWS_CASE(3)
				ROWS_CASE(4)
				ROWS_CASE(5)
				ROWS_CASE(6)
				ROWS_CASE(7)
				ROWS_CASE(8)
				ROWS_CASE(9)
				ROWS_CASE(10)
				ROWS_CASE(11)
				ROWS_CASE(12)
			default:
				break;
			}
}
#undef ROWS_CASE

/* Multiplies a row by some columns. */
ALWAYS void
NAME(multiply_some)(int columns, int64_t k, const group *a, const char *b, fxge_dtype dt,
	int64_t ldb, group flip, group *to)
{
	int64_t size = (int64_t)fxge_dtype_size(dt), p = 0;
	const int64_t each = NAME(each) * LANES;
	groups sum[DOT_COLUMNS] = {0}, x;

	for (; p + each <= k; p += each, a += LANES) {
		memcpy(&x, a, sizeof x);
		_Pragma("GCC unroll 8") for (int i = 0; i < columns; i++) sum[i] =
			ADD(sum[i], NAME(read)(b + i * ldb + p * size, dt, flip), x);
	}
	if (p < k) {
		x = (groups){0};
		memcpy(&x, a, (size_t)((k - p + NAME(each) - 1) / NAME(each)) * sizeof *a);
	}
	for (int i = 0; p < k && i < columns; i++) {
		char some[FXGE_VECTOR] = {0};

		memcpy(some, b + i * ldb + p * size, (size_t)((k - p) * size));
		sum[i] = ADD(sum[i], NAME(read)(some, dt, flip), x);
	}
	if (columns == DOT_COLUMNS) {
		add_totals(sum, to);
		add_totals(sum + 4, to + 4);
		return;
	}
	for (int l = 0; l < LANES; l++)
		*to += sum[0][l];
}

/* Adds to each of n results the product of a packed row and a contiguous column; columns are `ldb`
 * bytes apart. */
ALWAYS void
NAME(multiply_columns_of)(int64_t k, const group *a, const char *b, fxge_dtype dt, int64_t ldb,
	int64_t n, group flip, group *to)
{
	int64_t i = 0;

	for (; i + DOT_COLUMNS <= n; i += DOT_COLUMNS)
		NAME(multiply_some)(DOT_COLUMNS, k, a, b + i * ldb, dt, ldb, flip, to + i);
	for (; i < n; i++)
		NAME(multiply_some)(1, k, a, b + i * ldb, dt, ldb, flip, to + i);
}

static void
NAME(multiply_columns)(int64_t k, const group *a, const char *b, fxge_dtype dt, int64_t ldb,
	int64_t n, group flip, group *to)
{
	if (dt == FXGE_DT_I8)
		NAME(multiply_columns_of)(k, a, b, FXGE_DT_I8, ldb, n, flip, to);
	else if (dt == FXGE_DT_U8)
		NAME(multiply_columns_of)(k, a, b, FXGE_DT_U8, ldb, n, flip, to);
	else
		NAME(multiply_columns_of)(k, a, b, FXGE_DT_I16, ldb, n, flip, to);
}
