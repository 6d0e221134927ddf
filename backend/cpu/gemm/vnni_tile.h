/* Strips by panels of groups: included once for pairs and once for quads, with NAME(x) and
 * ADD(sum, b, a) defined, which adds to each of a vector's sums the products of a group of b and
 * one of a, NAME(read), and NAME(each), its elements. Part of vnni.c. */

/* c[rows][2 vectors] = start[row], or c where there is none, + a * b; `a` has `step` rows, those of
 * c are `line` apart. The sums stay in registers. */
ALWAYS void
NAME(core)(int rows, int64_t depth, const group *a, int step, const group *b, const group *start,
	group *c, int64_t line)
{
	groups low[FXGE_CORE_ROWS], high[FXGE_CORE_ROWS], v, w;

	_Pragma("GCC unroll 12") for (int i = 0; i < rows; i++)
	{
		if (start) {
			low[i] = high[i] = (groups){0} + start[i];
			continue;
		}
		memcpy(&low[i], c + i * line, sizeof v);
		memcpy(&high[i], c + i * line + LANES, sizeof w);
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
		memcpy(c + i * line, &low[i], sizeof v);
		memcpy(c + i * line + LANES, &high[i], sizeof w);
	}
}

#define ROWS_CASE(n)                                                                               \
	case n:                                                                                        \
		if (FXGE_CORE_ROWS >= n)                                                                   \
			NAME(core)(n, depth, a + r, rows, b, start ? start + r : NULL, c + r * line, line);    \
		break;

/* A strip by a panel. */
static void
NAME(micro)(int rows, int64_t depth, const group *a, const group *b, const group *start, group *c,
	int64_t line)
{
	for (int v = 0; v < NR; v += 2 * LANES, b += 2 * LANES, c += 2 * LANES)
		for (int r = 0; r < rows; r += FXGE_CORE_ROWS)
			switch (rows - r < FXGE_CORE_ROWS ? rows - r : FXGE_CORE_ROWS) {
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

/* Some columns at a time. */
ALWAYS void
NAME(dot)(int columns, int64_t k, const group *a, const char *b, fxge_dtype dt, int64_t line,
	group flip, group *to)
{
	int64_t size = (int64_t)fxge_dtype_size(dt), p = 0;
	const int64_t each = NAME(each) * LANES;
	groups sum[DOTS] = {0}, x;

	for (; p + each <= k; p += each, a += LANES) {
		memcpy(&x, a, sizeof x);
		_Pragma("GCC unroll 8") for (int i = 0; i < columns; i++) sum[i] =
			ADD(sum[i], NAME(read)(b + i * line + p * size, dt, flip), x);
	}
	if (p < k) {
		x = (groups){0};
		memcpy(&x, a, (size_t)((k - p + NAME(each) - 1) / NAME(each)) * sizeof *a);
	}
	for (int i = 0; p < k && i < columns; i++) {
		char some[FXGE_VECTOR] = {0};

		memcpy(some, b + i * line + p * size, (size_t)((k - p) * size));
		sum[i] = ADD(sum[i], NAME(read)(some, dt, flip), x);
	}
	if (columns == DOTS) {
		add_totals(sum, to);
		add_totals(sum + 4, to + 4);
		return;
	}
	for (int l = 0; l < LANES; l++)
		*to += sum[0][l];
}

/* To each of n columns that are dense in memory, `line` bytes apart, its product with a row of
 * packed groups is added. */
ALWAYS void
NAME(dots_of)(int64_t k, const group *a, const char *b, fxge_dtype dt, int64_t line, int64_t n,
	group flip, group *to)
{
	int64_t i = 0;

	for (; i + DOTS <= n; i += DOTS)
		NAME(dot)(DOTS, k, a, b + i * line, dt, line, flip, to + i);
	for (; i < n; i++)
		NAME(dot)(1, k, a, b + i * line, dt, line, flip, to + i);
}

static void
NAME(dots)(int64_t k, const group *a, const char *b, fxge_dtype dt, int64_t line, int64_t n,
	group flip, group *to)
{
	if (dt == FXGE_DT_I8)
		NAME(dots_of)(k, a, b, FXGE_DT_I8, line, n, flip, to);
	else if (dt == FXGE_DT_U8)
		NAME(dots_of)(k, a, b, FXGE_DT_U8, line, n, flip, to);
	else
		NAME(dots_of)(k, a, b, FXGE_DT_I16, line, n, flip, to);
}
