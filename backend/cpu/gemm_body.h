/* The blocked product for one real type: included once for f32 and once for f64, with REAL, VECTOR
 * (64 bytes of REAL), NAME(x) and REAL_DTYPE defined.
 *
 * B is packed whole into panels of NR columns, [panel][k][NR]. A task is a block of rows times a
 * block of panels of one product: it packs its rows of A by blocks of KC in [strip][k][MR], and
 * sums in a tile of its own, so that the order of additions does not depend on threads. */

enum {
	NAME(NR) = 64 / sizeof(REAL),
	NAME(MR) = 12,
	NAME(KC) = 256,
	NAME(MB) = 48,
	NAME(PANELS) = 16, /* panels of a task */
};

typedef struct NAME(job) {
	const fxge_gemm *g;
	REAL *packed;           /* all distinct B */
	const int64_t *b_index; /* which of them product i takes */
	int64_t n_panels, m_blocks, p_blocks;
	int64_t distinct;
	const int64_t *b_offsets; /* of the distinct ones */
	REAL *scratch;            /* a worker's share: packed A, then the tile */
	void (*micro)(int64_t k, const REAL *a, const REAL *b, REAL *c, int64_t c_row);
} NAME(job);

/* c[MR][NR] += a * b, ROWS rows at a time: as many as there are registers for. */
#define NAME_MICRO(fn, ROWS)                                                                       \
	static void fn(int64_t k, const REAL *a, const REAL *b, REAL *c, int64_t c_row)                \
	{                                                                                              \
		for (int r = 0; r < NAME(MR); r += ROWS) {                                                 \
			VECTOR sum[ROWS];                                                                      \
                                                                                                   \
			for (int i = 0; i < ROWS; i++)                                                         \
				sum[i] = (VECTOR){0};                                                              \
			for (int64_t p = 0; p < k; p++) {                                                      \
				VECTOR v;                                                                          \
                                                                                                   \
				memcpy(&v, b + p * NAME(NR), sizeof v);                                            \
				for (int i = 0; i < ROWS; i++)                                                     \
					sum[i] += a[p * NAME(MR) + r + i] * v;                                         \
			}                                                                                      \
			for (int i = 0; i < ROWS; i++) {                                                       \
				VECTOR v;                                                                          \
				REAL *to = c + (r + i) * c_row;                                                    \
                                                                                                   \
				memcpy(&v, to, sizeof v);                                                          \
				v += sum[i];                                                                       \
				memcpy(to, &v, sizeof v);                                                          \
			}                                                                                      \
		}                                                                                          \
	}

NAME_MICRO(NAME(micro_any), 2)
#if FXGE_GEMM_X86
__attribute__((target("avx2"))) NAME_MICRO(NAME(micro_avx2), 6) __attribute__((target("avx512f")))
NAME_MICRO(NAME(micro_avx512), 12)
#endif
#undef NAME_MICRO

	static void (*NAME(micro_of)(void))(int64_t, const REAL *, const REAL *, REAL *, int64_t)
{
#if FXGE_GEMM_X86
	if (__builtin_cpu_supports("avx512f"))
		return NAME(micro_avx512);
	if (__builtin_cpu_supports("avx2"))
		return NAME(micro_avx2);
#endif
	return NAME(micro_any);
}

/* n elements, `stride` apart, from element `at` on. */
static void
NAME(load)(const fxge_matrix *m, int64_t at, int64_t stride, int64_t n, REAL *to, int64_t to_stride)
{
	size_t size = fxge_dtype_size(m->dtype);
	const char *p = m->data + at * (int64_t)size;

	if (m->dtype == REAL_DTYPE && stride == 1 && to_stride == 1) {
		memcpy(to, p, (size_t)n * size);
	} else if (m->dtype == REAL_DTYPE) {
		for (int64_t i = 0; i < n; i++)
			to[i * to_stride] = ((const REAL *)(const void *)p)[i * stride];
	} else if (m->dtype == FXGE_DT_BF16) {
		for (int64_t i = 0; i < n; i++)
			to[i * to_stride] =
				(REAL)fxge_bf16_to_f32(((const uint16_t *)(const void *)p)[i * stride]);
	} else {
		for (int64_t i = 0; i < n; i++)
			to[i * to_stride] =
				(REAL)fxge_f16_to_f32(((const uint16_t *)(const void *)p)[i * stride]);
	}
}

/* Panels [from, to) over all distinct B. */
static void
NAME(pack_b)(void *ctx, int64_t from, int64_t to, int worker)
{
	const NAME(job) *j = ctx;
	const fxge_gemm *g = j->g;

	(void)worker;
	for (int64_t p = from; p < to; p++) {
		int64_t which = p / j->n_panels, c0 = p % j->n_panels * NAME(NR);
		int64_t n = g->n - c0 < NAME(NR) ? g->n - c0 : NAME(NR);
		int64_t at = j->b_offsets[which] + c0 * g->b.column;
		REAL *out = j->packed + p * g->k * NAME(NR);

		/* Along the side that is dense in memory; columns beyond the matrix stay 0. */
		if (g->b.column == 1)
			for (int64_t i = 0; i < g->k; i++)
				NAME(load)(&g->b, at + i * g->b.row, 1, n, out + i * NAME(NR), 1);
		else
			for (int64_t c = 0; c < n; c++)
				NAME(load)(&g->b, at + c * g->b.column, g->b.row, g->k, out + c, NAME(NR));
	}
}

/* Rows [row, row + rows) and columns [k0, k0 + kc) of A; rows beyond the matrix are 0. */
static void
NAME(pack_a)(
	const fxge_gemm *g, int64_t base, int64_t row, int64_t rows, int64_t k0, int64_t kc, REAL *out)
{
	for (int64_t s = 0; s < NAME(MB); s += NAME(MR), out += kc * NAME(MR)) {
		for (int64_t i = 0; i < NAME(MR); i++) {
			int64_t at = base + (row + s + i) * g->a.row + k0 * g->a.column;

			if (s + i < rows)
				NAME(load)(&g->a, at, g->a.column, kc, out + i, NAME(MR));
			else
				for (int64_t p = 0; p < kc; p++)
					out[p * NAME(MR) + i] = 0;
		}
		if (s + NAME(MR) >= rows)
			return;
	}
}

/* Bias added and rounded, once. */
static void
NAME(store)(const fxge_gemm *g, int64_t product, int64_t row, int64_t rows, int64_t c0, int64_t n,
	REAL *tile, int64_t width)
{
	size_t size = fxge_dtype_size(g->c_dtype);

	for (int64_t r = 0; r < rows; r++, tile += width) {
		char *to = g->c + (g->c_offset[product] + (row + r) * g->c_row + c0) * (int64_t)size;

		if (g->row_bias)
			for (int64_t i = 0; i < n; i++)
				tile[i] += (REAL)g->row_bias[row + r];
		if (g->column_bias)
			for (int64_t i = 0; i < n; i++)
				tile[i] += (REAL)g->column_bias[c0 + i];
		fxge_convert(g->c_dtype, to, REAL_DTYPE, tile, n);
	}
}

static void
NAME(tasks)(void *ctx, int64_t from, int64_t to, int worker)
{
	const NAME(job) *j = ctx;
	const fxge_gemm *g = j->g;
	REAL *a = j->scratch + worker * (NAME(MB) * (NAME(KC) + NAME(PANELS) * NAME(NR))),
		 *tile = a + NAME(MB) * NAME(KC);

	for (int64_t t = from; t < to; t++) {
		int64_t product = t / (j->m_blocks * j->p_blocks), rest = t % (j->m_blocks * j->p_blocks);
		int64_t row = rest / j->p_blocks * NAME(MB), p0 = rest % j->p_blocks * NAME(PANELS);
		int64_t rows = g->m - row < NAME(MB) ? g->m - row : NAME(MB);
		int64_t panels = j->n_panels - p0 < NAME(PANELS) ? j->n_panels - p0 : NAME(PANELS);
		int64_t width = panels * NAME(NR), c0 = p0 * NAME(NR);
		const REAL *b = j->packed + (j->b_index[product] * j->n_panels + p0) * g->k * NAME(NR);

		memset(tile, 0, (size_t)(NAME(MB) * width) * sizeof *tile);
		for (int64_t k0 = 0; k0 < g->k; k0 += NAME(KC)) {
			int64_t kc = g->k - k0 < NAME(KC) ? g->k - k0 : NAME(KC);

			NAME(pack_a)(g, g->a_offset[product], row, rows, k0, kc, a);
			for (int64_t p = 0; p < panels; p++)
				for (int64_t s = 0; s < rows; s += NAME(MR))
					j->micro(kc, a + s * kc, b + (p * g->k + k0) * NAME(NR),
						tile + s * width + p * NAME(NR), width);
		}
		NAME(store)(g, product, row, rows, c0, g->n - c0 < width ? g->n - c0 : width, tile, width);
	}
}

static bool
NAME(run)(fxge_kernel *k, const fxge_gemm *g)
{
	NAME(job) j = {.g = g, .micro = NAME(micro_of)()};
	int64_t *index = fxge_kernel_temp(k, g->count, sizeof *index),
			*offsets = fxge_kernel_temp(k, g->count, sizeof *offsets);

	for (int64_t i = 0; i < g->count; i++) { /* equal ones are neighbours, or not shared */
		if (i == 0 || g->b_offset[i] != g->b_offset[i - 1])
			offsets[j.distinct++] = g->b_offset[i];
		index[i] = j.distinct - 1;
	}
	j.b_index = index;
	j.b_offsets = offsets;
	j.n_panels = (g->n + NAME(NR) - 1) / NAME(NR);
	j.m_blocks = (g->m + NAME(MB) - 1) / NAME(MB);
	j.p_blocks = (j.n_panels + NAME(PANELS) - 1) / NAME(PANELS);
	j.packed = fxge_kernel_temp(k, j.distinct * j.n_panels * g->k * NAME(NR), sizeof(REAL));
	j.scratch = fxge_kernel_temp(k,
		(int64_t)fxge_pool_size(k->pool) * NAME(MB) * (NAME(KC) + NAME(PANELS) * NAME(NR)),
		sizeof(REAL));
	fxge_pool_for(
		k->pool, j.distinct * j.n_panels, 1 + 65536 / (g->k * NAME(NR) + 1), NAME(pack_b), &j);
	/* Small products many at a time: the work of a chunk is worth handing it out. */
	int64_t work = (g->m < NAME(MB) ? g->m : NAME(MB)) * g->k * NAME(NR) * NAME(PANELS);

	fxge_pool_for(
		k->pool, g->count * j.m_blocks * j.p_blocks, 1 + 500000 / (work + 1), NAME(tasks), &j);
	return true;
}
