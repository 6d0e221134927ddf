/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products of 8- and 16-bit integers with wrapping 32-bit sums. Groups of elements along K,
 * pairs of 16 bits or quads of 8, are multiplied and added to a sum by one or two instructions
 * (VNNI).
 *
 * Operands are packed into groups: A into A panels of at most MR rows, [A panel][group][row], B
 * into B panels of NR columns, [B panel][group][NR]. A constant B is packed once. If only one task
 * needs a K block of B, that task packs it into its own buffer. A task sums some A panels times
 * some B panels in its own tile.
 *
 * The instruction for quads (AVX512-VNNI) multiplies unsigned by signed numbers. So 128 is added to
 * each element of B, and 128 times the sum of the row of A is subtracted at the end. */
#include "backend/cpu/gemm/load.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#define ALWAYS static inline __attribute__((always_inline))

typedef uint32_t group;
typedef uint32_t groups __attribute__((vector_size(FXGE_VECTOR)));
typedef uint32_t group_four __attribute__((vector_size(16)));
typedef int32_t signed_groups __attribute__((vector_size(FXGE_VECTOR)));

enum {
	LANES = FXGE_VECTOR / sizeof(group),
	NR = FXGE_PANEL / sizeof(group),
	MR = 12,
	KC = 256,          /* groups of a K block */
	MAX_A_PANELS = 16, /* most A panels of a task */
	MAX_B_PANELS = 8,
	DOT_COLUMNS = 8, /* columns of B that are read in place at a time */
	pairs_each = 2,
	quads_each = 4,
	AHEAD = 16,      /* prefetch distance while packing, in rows of B */
	WIDEN_SIZE = 64, /* elements of a row that are widened at a time */
};

/* ---- pairs and quads ---- */

ALWAYS groups
pairs_add(groups sum, groups b, groups a)
{
#if defined(__AVX512BW__)
	return sum + (groups)_mm512_madd_epi16((__m512i)b, (__m512i)a);
#elif defined(__AVX2__)
	return sum + (groups)_mm256_madd_epi16((__m256i)b, (__m256i)a);
#elif defined(__SSE2__)
	return sum + (groups)_mm_madd_epi16((__m128i)b, (__m128i)a);
#else
	return sum + (groups)(((signed_groups)(b << 16) >> 16) * ((signed_groups)(a << 16) >> 16))
		   + (groups)(((signed_groups)b >> 16) * ((signed_groups)a >> 16));
#endif
}

/* Loads pairs from 8- or 16-bit elements. */
ALWAYS groups
pairs_read(const char *b, fxge_dtype dt, group flip)
{
	typedef int16_t shorts __attribute__((vector_size(FXGE_VECTOR)));
	typedef int8_t bytes __attribute__((vector_size(FXGE_VECTOR / 2)));
	typedef uint8_t unsigned_bytes __attribute__((vector_size(FXGE_VECTOR / 2)));
	bytes narrow;
	groups v;

	(void)flip;
	if (dt == FXGE_DT_I16) {
		memcpy(&v, b, sizeof v);
		return v;
	}
	memcpy(&narrow, b, sizeof narrow);
	return dt == FXGE_DT_I8 ? (groups) __builtin_convertvector(narrow, shorts)
							: (groups) __builtin_convertvector((unsigned_bytes)narrow, shorts);
}

#if defined(__AVX512BW__)
ALWAYS groups
quads_read(const char *b, fxge_dtype dt, group flip)
{
	groups v;

	(void)dt;
	memcpy(&v, b, sizeof v);
	return v ^ ((groups){0} + flip);
}
#endif

ALWAYS f32_four
fold(groups x)
{
	f32_four y[FXGE_VECTOR / sizeof(f32_four)];
	group_four sum = {0};

	memcpy(y, &x, sizeof y);
	for (size_t i = 0; i < sizeof y / sizeof *y; i++)
		sum += (group_four)y[i];
	return (f32_four)sum;
}

/* Adds the sum of the elements of v[i] to to[i], for i < 4. */
ALWAYS void
add_totals(const groups *v, group *to)
{
	f32_four x[4] = {fold(v[0]), fold(v[1]), fold(v[2]), fold(v[3])};
	group_four sum;

	f32_transpose_4x4(x);
	memcpy(&sum, to, sizeof sum);
	for (int i = 0; i < 4; i++)
		sum += (group_four)x[i];
	memcpy(to, &sum, sizeof sum);
}

#define NAME(x)        pairs_##x
#define ADD(sum, b, a) pairs_add(sum, b, a)
#include "backend/cpu/gemm/vnni_tile.h"
#undef NAME
#undef ADD

#if defined(__AVX512BW__)
#pragma GCC push_options
#pragma GCC target("avx512vnni")
#define NAME(x)        quads_##x
#define ADD(sum, b, a) (groups) _mm512_dpbusd_epi32((__m512i)(sum), (__m512i)(b), (__m512i)(a))
#include "backend/cpu/gemm/vnni_tile.h"
#undef NAME
#undef ADD
#pragma GCC pop_options

static bool
has_quads(const fxge_gemm *g)
{
	return g->a.dtype == FXGE_DT_I8 && fxge_dtype_size(g->b.dtype) == 1
		   && __builtin_cpu_supports("avx512vnni");
}
#else
#define quads_multiply_panels  pairs_multiply_panels
#define quads_multiply_columns pairs_multiply_columns

static bool
has_quads(const fxge_gemm *g)
{
	(void)g;
	return false;
}
#endif

/* ---- packing ---- */

/* Packs groups: to[p * width + i] is group p of row i, with the bits of `flip` inverted. Elements
 * of a row are `along` apart, rows `across`. */
typedef void pack_fn(const void *from, int64_t along, int64_t across, int64_t k, int64_t n,
	int64_t width, group flip, group *to);

/* Defines a packing function; U is the unsigned type of an element in a group. */
#define DEFINE_PACK(fn, T, U, EACH)                                                                \
	static void fn(const void *restrict from_, int64_t along, int64_t across, int64_t k,           \
		int64_t n, int64_t width, group flip, group *restrict to)                                  \
	{                                                                                              \
		const T *from = from_;                                                                     \
                                                                                                   \
		for (int64_t p = 0; p < k; p += EACH, from += EACH * along, to += width) {                 \
			int have = k - p < EACH ? (int)(k - p) : EACH;                                         \
                                                                                                   \
			for (int64_t i = 0; have == EACH && across == 1 && i < n; i++) {                       \
				group v = flip;                                                                    \
                                                                                                   \
				for (int e = 0; e < EACH; e++)                                                     \
					v ^= (group)(U)from[e * along + i] << (32 / EACH * e);                         \
				to[i] = v;                                                                         \
			}                                                                                      \
			for (int64_t i = 0; (have < EACH || across != 1) && i < n; i++) {                      \
				group v = flip;                                                                    \
                                                                                                   \
				for (int e = 0; e < have; e++)                                                     \
					v ^= (group)(U)from[e * along + i * across] << (32 / EACH * e);                \
				to[i] = v;                                                                         \
			}                                                                                      \
		}                                                                                          \
	}

DEFINE_PACK(pack_some_quads, uint8_t, uint8_t, 4)
DEFINE_PACK(pack_pairs_i8, int8_t, uint16_t, 2)
DEFINE_PACK(pack_pairs_u8, uint8_t, uint16_t, 2)
DEFINE_PACK(pack_pairs_i16, int16_t, uint16_t, 2)

/* Four rows of NR bytes become NR groups, by shuffles within lanes of 16 bytes. */
typedef uint8_t byte_row __attribute__((vector_size(NR)));
typedef uint16_t pair_row __attribute__((vector_size(NR)));
typedef uint64_t half_lanes __attribute__((vector_size(NR)));

ALWAYS void
pack_quad_rows(const char *from, int64_t ld, group flip, group *to)
{
	byte_row x[4], low[2], high[2];
	half_lanes y[4];

	for (int e = 0; e < 4; e++) {
		memcpy(&x[e], from + e * ld, sizeof *x);
		x[e] ^= (uint8_t)flip;
		__builtin_prefetch(from + (e + AHEAD) * ld);
	}
	for (int e = 0; e < 2; e++) {
		low[e] = __builtin_shufflevector(x[2 * e], x[2 * e + 1], 0, 32, 1, 33, 2, 34, 3, 35, 4, 36,
			5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55);
		high[e] = __builtin_shufflevector(x[2 * e], x[2 * e + 1], 8, 40, 9, 41, 10, 42, 11, 43, 12,
			44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31,
			63);
	}
	for (int h = 0; h < 2; h++) {
		pair_row a = (pair_row)(h ? high[0] : low[0]), b = (pair_row)(h ? high[1] : low[1]);

		y[2 * h] = (half_lanes)__builtin_shufflevector(
			a, b, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
		y[2 * h + 1] = (half_lanes)__builtin_shufflevector(
			a, b, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31);
	}
	for (int h = 0; h < 2; h++)
		for (int e = 0; e < 2; e++, to += NR / 4) {
			half_lanes z = h ? __builtin_shufflevector(y[2 * e], y[2 * e + 1], 2, 3, 6, 7)
							 : __builtin_shufflevector(y[2 * e], y[2 * e + 1], 0, 1, 4, 5);

			memcpy(to, &z, sizeof z);
		}
}

static void
pack_quads(const void *from, int64_t along, int64_t across, int64_t k, int64_t n, int64_t width,
	group flip, group *to)
{
	const char *x = from;
	int64_t p = 0;

	for (; across == 1 && n == NR && p + 4 <= k; p += 4, x += 4 * along, to += width)
		pack_quad_rows(x, along, flip, to);
	if (p < k)
		pack_some_quads(x, along, across, k - p, n, width, flip, to);
}

typedef struct job {
	const fxge_gemm *g;
	int64_t each, depth; /* elements of a group; groups of a row */
	group flip;          /* inverts the top bits of B's bytes: adds 128 to each element of a quad */
	bool into_c;         /* sums accumulate in C */
	bool direct;         /* multiplies a single row by columns of B in place */
	group *a, *b;        /* packed: all A, and all distinct B */
	group *start;        /* initial sums, by row of A */
	const int64_t *b_index; /* by product: index of its distinct B */
	const int64_t *b_offsets;
	int64_t distinct;
	int64_t n_b_panels, p_blocks, n_a_panels, m_blocks;
	int64_t packs_b; /* B panels to pack; 0 if B is prepacked or packed by tasks */
	group
		*b_buffer; /* buffers for a K block of two B panels, by worker; NULL: B is packed before */
	group *tiles;  /* one for each worker */
	int64_t tile;  /* elements of a tile */
} job;

static pack_fn *
packer(const job *j, fxge_dtype dt)
{
	return j->each == quads_each ? pack_quads
		   : dt == FXGE_DT_I8    ? pack_pairs_i8
		   : dt == FXGE_DT_U8    ? pack_pairs_u8
								 : pack_pairs_i16;
}

/* Packs contiguous rows: transposes them into columns of groups. */
static void
pack_transposed(const job *j, const fxge_matrix *m, const char *from, int64_t ld, int64_t k,
	int64_t n, int64_t width, group flip, group *to)
{
	int64_t size = (int64_t)fxge_dtype_size(m->dtype);
	float *words = (float *)(void *)to; /* moved as f32, never computed with */

	if (size * j->each == (int64_t)sizeof(group)) {
		int64_t whole = k / j->each;

		f32_load_transposed_of(FXGE_DT_F32, from, ld * size, n, whole, words, width);
		if (k % j->each)
			packer(j, m->dtype)(
				from + whole * j->each * size, 1, ld, k % j->each, n, width, 0, to + whole * width);
		for (int64_t i = 0; flip && i < (k + j->each - 1) / j->each * width; i++)
			to[i] ^= flip;
		return;
	}
	for (int64_t p = 0; p < k; p += WIDEN_SIZE) {
		int16_t wide[NR][WIDEN_SIZE];
		int64_t count = k - p < WIDEN_SIZE ? k - p : WIDEN_SIZE;

		for (int64_t i = 0; i < n; i++) {
			wide[i][count & (WIDEN_SIZE - 1)] = 0; /* second element of the last pair */
			fxge_convert(FXGE_DT_I16, wide[i], m->dtype, from + (i * ld + p) * size, count);
		}
		f32_load_transposed_of(FXGE_DT_F32, (const char *)wide, (int64_t)sizeof wide[0], n,
			(count + 1) / 2, words + p / 2 * width, width);
	}
}

/* Packs an A panel, or a K block of a B panel: k elements of `n` rows next to each other; the rest
 * of `width` is 0. */
static void
pack(const job *j, const fxge_matrix *m, int64_t at, int64_t along, int64_t across, int64_t k,
	int64_t n, int64_t width, group flip, group *to)
{
	const char *from = m->data + at * (int64_t)fxge_dtype_size(m->dtype);

	if (n < width)
		memset(to, 0, (size_t)((k + j->each - 1) / j->each * width) * sizeof *to);
	if (along == 1 && across != 1)
		pack_transposed(j, m, from, across, k, n, width, flip, to);
	else
		packer(j, m->dtype)(from, along, across, k, n, width, flip, to);
}

/* Packs groups [k0, k0 + depth) of panel p of the B that begins at element `at`. */
static void
pack_b(const job *j, int64_t at, int64_t p, int64_t k0, int64_t depth, group *to)
{
	const fxge_gemm *g = j->g;
	int64_t c0 = p * NR, from = k0 * j->each, most = depth * j->each;

	pack(j, &g->b, at + c0 * g->b.column + from * g->b.row, g->b.row, g->b.column,
		g->k - from < most ? g->k - from : most, g->n - c0 < NR ? g->n - c0 : NR, NR, j->flip, to);
}

/* Packs two panels of quads together, because a row of both is one cache line. If rows are a power
 * of two apart, the line would leave the cache before the second panel is packed. */
static void
pack_two_panels(const job *j, int64_t at, int64_t p, int64_t k0, int64_t depth, group *to)
{
	const fxge_gemm *g = j->g;
	const char *from = g->b.data + at + p * NR + k0 * quads_each * g->b.row;
	int64_t k = g->k - k0 * quads_each, whole = k / quads_each < depth ? k / quads_each : depth;
	group *other = to + KC * NR;

	for (int64_t i = 0; i < whole; i++, from += quads_each * g->b.row) {
		pack_quad_rows(from, g->b.row, j->flip, to + i * NR);
		pack_quad_rows(from + NR, g->b.row, j->flip, other + i * NR);
	}
	if (whole < depth) {
		pack_some_quads(from, g->b.row, 1, k % quads_each, NR, NR, j->flip, to + whole * NR);
		pack_some_quads(
			from + NR, g->b.row, 1, k % quads_each, NR, NR, j->flip, other + whole * NR);
	}
}

static int64_t
first_row(const job *j, int64_t panel)
{
	return panel * MR < j->g->m ? panel * MR : j->g->m;
}

/* Returns the sum of n bytes that are `step` apart. */
static group
total(const void *from, int64_t n, int64_t step)
{
	const int8_t *x = from;
	group sum = 0;

	for (int64_t i = 0; step == 1 && i < n; i++) {
		int32_t v = x[i];

		sum += (group)v;
	}
	for (int64_t i = 0; step != 1 && i < n; i++) {
		int32_t v = x[i * step];

		sum += (group)v;
	}
	return sum;
}

static void
pack_a(const job *j, int64_t product, int64_t panel)
{
	const fxge_gemm *g = j->g;
	int64_t row = first_row(j, panel), rows = first_row(j, panel + 1) - row;
	int64_t at = g->a_offset[product] + row * g->a.row;

	pack(j, &g->a, at, g->a.column, g->a.row, g->k, rows, rows, 0,
		j->a + (product * g->m + row) * j->depth);
	for (int64_t r = 0; r < rows; r++) {
		int64_t channel = product * g->m + row + r;

		j->start[channel] = g->row_bias ? (group)(int64_t)g->row_bias[channel] : 0;
		if (j->flip)
			j->start[channel] -= 128 * total(g->a.data + at + r * g->a.row, g->k, g->a.column);
	}
}

static void
pack_panels(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;

	(void)worker;
	for (int64_t i = from; i < to; i++)
		if (i < j->packs_b)
			pack_b(j, j->b_offsets[i / j->n_b_panels], i % j->n_b_panels, 0, j->depth,
				j->b + i * j->depth * NR);
		else
			pack_a(j, (i - j->packs_b) / j->n_a_panels, (i - j->packs_b) % j->n_a_panels);
}

/* ---- tasks ---- */

/* Provides the next B panels, with groups from k0 on, and returns their number: two if they can be
 * packed together, otherwise one. */
static int64_t
next_panels(const job *j, int64_t product, int64_t p, int64_t p1, int64_t k0, int64_t depth,
	group *b_buffer, const group **b)
{
	const fxge_gemm *g = j->g;
	bool two = b_buffer && j->each == quads_each && g->b.column == 1 && p + 2 <= p1
			   && (p + 2) * NR <= g->n;

	b[0] = b_buffer ? b_buffer
					: j->b + ((j->b_index[product] * j->n_b_panels + p) * j->depth + k0) * NR;
	b[1] = b_buffer ? b_buffer + KC * NR : NULL; /* read where two panels are packed */
	if (two)
		pack_two_panels(j, g->b_offset[product], p, k0, depth, b_buffer);
	else if (b_buffer)
		pack_b(j, g->b_offset[product], p, k0, depth, b_buffer);
	return two ? 2 : 1;
}

/* Memory of the sums: the result itself if it has their dtype, otherwise a tile. */
typedef struct sum_memory {
	group *at;
	int64_t ld;
	bool is_result;
} sum_memory;

static sum_memory
sums_of(const job *j, int64_t product, int64_t row, int64_t p, group *tile)
{
	const fxge_gemm *g = j->g;
	group *c = (group *)(void *)g->c + g->c_offset[product] + row * g->ldc + p * NR;

	return j->into_c && (p + 1) * NR <= g->n ? (sum_memory){c, g->ldc, true}
											 : (sum_memory){tile, NR, false};
}

/* Adds the bias and stores a tile in the dtype of the result. */
static void
store(const job *j, int64_t product, int64_t row, int64_t rows, int64_t p, group *tile)
{
	const fxge_gemm *g = j->g;
	int64_t n = g->n - p * NR < NR ? g->n - p * NR : NR;

	for (int64_t r = row; r < row + rows; r++, tile += NR) {
		int64_t at = g->c_offset[product] + r * g->ldc + p * NR;

		for (int64_t i = 0; g->column_bias && i < n; i++)
			tile[i] += (group)(int64_t)g->column_bias[p * NR + i];
		fxge_convert(
			g->c_dtype, g->c + at * (int64_t)fxge_dtype_size(g->c_dtype), FXGE_DT_I32, tile, n);
	}
}

/* Computes a single row times the columns of panel p, read in place. */
static void
run_row(const job *j, int64_t product, int64_t p, group *tile)
{
	const fxge_gemm *g = j->g;
	int64_t size = (int64_t)fxge_dtype_size(g->b.dtype), channel = product % g->a_count;
	int64_t n = g->n - p * NR < NR ? g->n - p * NR : NR;
	sum_memory to = sums_of(j, product, 0, p, tile);
	const char *b = g->b.data + (g->b_offset[product] + p * NR * g->b.column) * size;
	const group *a = j->a + channel * j->depth;

	for (int64_t i = 0; i < n; i++)
		to.at[i] = j->start[channel];
	if (j->each == quads_each)
		quads_multiply_columns(g->k, a, b, g->b.dtype, g->b.column * size, n, j->flip, to.at);
	else
		pairs_multiply_columns(g->k, a, b, g->b.dtype, g->b.column * size, n, 0, to.at);
	if (!to.is_result)
		store(j, product, 0, 1, p, to.at);
}

/* Computes A panels times `depth` groups of B panel p from k0 on. */
static void
run_panel(const job *j, int64_t product, int64_t s0, int64_t s1, int64_t p, int64_t k0,
	int64_t depth, const group *b, group *tile)
{
	const fxge_gemm *g = j->g;

	for (int64_t s = s0; s < s1; s++) {
		int64_t row = first_row(j, s), rows = first_row(j, s + 1) - row;
		int64_t channel = product % g->a_count * g->m + row;
		sum_memory to = sums_of(j, product, row, p, tile + (row - first_row(j, s0)) * NR);
		const group *a = j->a + channel * j->depth + k0 * rows;
		const group *start = k0 ? NULL : j->start + channel;

		if (j->each == quads_each)
			quads_multiply_panels((int)rows, depth, a, b, start, to.at, to.ld);
		else
			pairs_multiply_panels((int)rows, depth, a, b, start, to.at, to.ld);
		if (!to.is_result && k0 + depth == j->depth)
			store(j, product, row, rows, p, to.at);
	}
}

/* Computes A panels times B panels [p0, p1). If K is 0, the results are the initial sums. */
static void
run_block(const job *j, int64_t product, int64_t s0, int64_t s1, int64_t p0, int64_t p1,
	group *b_buffer, group *tile)
{
	int64_t k0 = 0;

	do {
		int64_t depth = j->depth - k0 < KC ? j->depth - k0 : KC, n;

		for (int64_t p = p0; p < p1; p += n) {
			const group *b[2];

			n = next_panels(j, product, p, p1, k0, depth, b_buffer, b);
			for (int64_t i = 0; i < n; i++)
				run_panel(j, product, s0, s1, p + i, k0, depth, b[i],
					tile + (p + i - p0) * j->tile / MAX_B_PANELS);
		}
		k0 += KC;
	} while (k0 < j->depth);
}

static void
run_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	group *tile = j->tiles + worker * j->tile;
	group *b_buffer = j->b_buffer ? j->b_buffer + worker * 2 * KC * NR : NULL;

	for (int64_t t = from; t < to; t++) {
		int64_t product = t / (j->m_blocks * j->p_blocks), rest = t % (j->m_blocks * j->p_blocks);
		int64_t m = rest % j->m_blocks,
				b = rest / j->m_blocks; /* consecutive tasks share B in the cache */
		int64_t s0 = m * j->n_a_panels / j->m_blocks, s1 = (m + 1) * j->n_a_panels / j->m_blocks;
		int64_t p0 = b * j->n_b_panels / j->p_blocks, p1 = (b + 1) * j->n_b_panels / j->p_blocks;

		for (int64_t p = p0; j->direct && p < p1; p++)
			run_row(j, product, p, tile);
		if (!j->direct)
			run_block(j, product, s0, s1, p0, p1, b_buffer, tile);
	}
}

/* Returns whether a single row is multiplied by dense columns in place: packing B would cost more
 * than the product. */
static bool
is_single_row(const fxge_gemm *g)
{
	return g->m == 1 && !g->b_constant && g->b.row == 1 && g->b.column != 1;
}

static void
set_blocks(job *j, int64_t workers)
{
	const fxge_gemm *g = j->g;

	j->n_b_panels = (g->n + NR - 1) / NR;
	j->n_a_panels = (g->m + MR - 1) / MR;
	j->p_blocks = (j->n_b_panels + MAX_B_PANELS - 1) / MAX_B_PANELS;
	j->m_blocks = (j->n_a_panels + MAX_A_PANELS - 1) / MAX_A_PANELS;
	if (workers > 1
		&& g->count * j->m_blocks * j->p_blocks < 4 * workers) { /* equal work for all workers */
		j->p_blocks = (j->p_blocks + workers - 1) / workers * workers;
		j->p_blocks = j->p_blocks < j->n_b_panels ? j->p_blocks : j->n_b_panels;
	}
	j->tile =
		(j->n_a_panels < MAX_A_PANELS ? j->n_a_panels : MAX_A_PANELS) * MR * NR * MAX_B_PANELS;
	j->into_c = g->c_dtype == FXGE_DT_I32 && !g->column_bias;
}

bool
fxge_gemm_is_vnni(const fxge_gemm *g)
{
	return fxge_dtype_size(g->c_dtype) <= 4 && g->a.dtype != FXGE_DT_BOOL
		   && g->b.dtype != FXGE_DT_BOOL && fxge_dtype_size(g->a.dtype) <= 2
		   && fxge_dtype_size(g->b.dtype) <= 2;
}

bool
fxge_gemm_vnni(fxge_kernel *k, const fxge_gemm *g)
{
	job j = {.g = g, .each = has_quads(g) ? quads_each : pairs_each};
	int64_t *index = fxge_kernel_space(k, g->count, sizeof *index),
			*offsets = fxge_kernel_space(k, g->count, sizeof *offsets);
	int64_t workers = fxge_pool_size(k->pool);

	j.depth = (g->k + j.each - 1) / j.each;
	j.flip = j.each == quads_each && g->b.dtype == FXGE_DT_I8 ? 0x80808080 : 0;
	j.direct = is_single_row(g);
	for (int64_t i = 0; i < g->count; i++) { /* equal offsets are adjacent */
		if (i == 0 || g->b_offset[i] != g->b_offset[i - 1])
			offsets[j.distinct++] = g->b_offset[i];
		index[i] = j.distinct - 1;
	}
	j.b_index = index;
	j.b_offsets = offsets;
	set_blocks(&j, workers);
	bool tasks_pack = !g->b_constant && j.distinct == g->count && j.m_blocks == 1;

	if (tasks_pack)
		j.b_buffer = fxge_kernel_space(k, workers * 2 * KC * NR, sizeof *j.b_buffer);
	j.tiles = fxge_kernel_space(k, workers * j.tile, sizeof *j.tiles);
	j.a = fxge_kernel_space(k, g->a_count * g->m * j.depth, sizeof *j.a);
	j.start = fxge_kernel_space(k, g->a_count * g->m, sizeof *j.start);
	/* Prepack memory is allocated last: if a later allocation failed, the next run would take it
	 * for packed. */
	j.b = g->b_constant ? fxge_kernel_prepacked(k) : NULL;
	if (!j.b && !tasks_pack) {
		int64_t n = j.distinct * j.n_b_panels * j.depth * NR;

		j.packs_b = j.distinct * j.n_b_panels;
		j.b = g->b_constant ? fxge_kernel_prepack(k, n, sizeof *j.b)
							: fxge_kernel_space(k, n, sizeof *j.b);
	}
	fxge_pool_for(k->pool, j.packs_b + g->a_count * j.n_a_panels, 1 + 65536 / (g->k * MR + 1),
		pack_panels, &j);
	int64_t work = g->m / j.m_blocks * g->k * (g->n / j.p_blocks);

	fxge_pool_for(
		k->pool, g->count * j.m_blocks * j.p_blocks, 1 + 2000000 / (work + 1), run_tasks, &j);
	return true;
}
