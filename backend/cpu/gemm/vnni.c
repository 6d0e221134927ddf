/* Matrix products of integers of 8 and 16 bits, whose sums wrap in 32. Groups of four bytes that
 * lie along K, pairs of 16 bits or quads of 8, are multiplied by other groups and added to a sum by
 * one instruction or two.
 *
 * Everything is packed into groups: A into strips of at most MR rows, [strip][group][row], B into
 * panels of NR columns, [panel][group][NR]; once and for all where B is constant. Where one task
 * needs a piece of B, it packs that itself, so that it never stands in memory. A task sums a block
 * of rows by some panels in a tile of its own.
 *
 * The instruction for quads (of AVX-512 VNNI) multiplies unsigned numbers by signed ones. So B goes
 * in with 128 added to each element, and 128 times the sum of a row of A comes off in the end. */
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
	KC = 256,    /* groups of a piece */
	STRIPS = 16, /* of a task, at most */
	PANELS = 8,
	DOTS = 8, /* columns of B that are read where they lie at a time */
	pairs_each = 2,
	quads_each = 4,
	AHEAD = 16, /* rows of B that are fetched before they are packed */
	SHORT = 64, /* elements of a line that are widened at a time */
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

/* Pairs from where numbers of this dtype begin. */
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

ALWAYS groups
quads_read(const char *b, fxge_dtype dt, group flip)
{
	groups v;

	(void)dt;
	memcpy(&v, b, sizeof v);
	return v ^ ((groups){0} + flip);
}

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

/* to[i] += the total of v[i], for i < 4. */
ALWAYS void
add_totals(const groups *v, group *to)
{
	f32_four x[4] = {fold(v[0]), fold(v[1]), fold(v[2]), fold(v[3])};
	group_four sum;

	f32_turn_four(x);
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
#define quads_micro pairs_micro
#define quads_dots  pairs_dots

static bool
has_quads(const fxge_gemm *g)
{
	(void)g;
	return false;
}
#endif

/* ---- packing ---- */

/* to[p * width + i] = group p of line i, bits of `flip` turned over. Elements are `along` apart in
 * a line, lines `across`. */
typedef void pack_lines(const void *from, int64_t along, int64_t across, int64_t k, int64_t n,
	int64_t width, group flip, group *to);

/* U: an element's bits in a group. */
#define PACK_LINES(fn, T, U, EACH)                                                                 \
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

PACK_LINES(pack_some_quads, uint8_t, uint8_t, 4)
PACK_LINES(pack_pairs_i8, int8_t, uint16_t, 2)
PACK_LINES(pack_pairs_u8, uint8_t, uint16_t, 2)
PACK_LINES(pack_pairs_i16, int16_t, uint16_t, 2)

/* Four rows of a panel's bytes become groups, in lanes of 16 bytes as processors have them. */
typedef uint8_t row_of_bytes __attribute__((vector_size(NR)));
typedef uint16_t row_of_pairs __attribute__((vector_size(NR)));
typedef uint64_t half_lanes __attribute__((vector_size(NR)));

ALWAYS void
quads_of_rows(const char *from, int64_t line, group flip, group *to)
{
	row_of_bytes x[4], low[2], high[2];
	half_lanes y[4];

	for (int e = 0; e < 4; e++) {
		memcpy(&x[e], from + e * line, sizeof *x);
		x[e] ^= (uint8_t)flip;
		__builtin_prefetch(from + (e + AHEAD) * line);
	}
	for (int e = 0; e < 2; e++) {
		low[e] = __builtin_shufflevector(x[2 * e], x[2 * e + 1], 0, 32, 1, 33, 2, 34, 3, 35, 4, 36,
			5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55);
		high[e] = __builtin_shufflevector(x[2 * e], x[2 * e + 1], 8, 40, 9, 41, 10, 42, 11, 43, 12,
			44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31,
			63);
	}
	for (int h = 0; h < 2; h++) {
		row_of_pairs a = (row_of_pairs)(h ? high[0] : low[0]),
					 b = (row_of_pairs)(h ? high[1] : low[1]);

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
		quads_of_rows(x, along, flip, to);
	if (p < k)
		pack_some_quads(x, along, across, k - p, n, width, flip, to);
}

typedef struct job {
	const fxge_gemm *g;
	int64_t each, depth;    /* elements of a group, groups of a line */
	group flip;             /* of groups of B, which adds 128 to each of a quad */
	bool straight;          /* into the result */
	bool direct;            /* a row by B where it lies */
	group *a, *b;           /* packed: a product's A after the other, and all distinct B */
	group *start;           /* what the sums of a row of A begin with */
	const int64_t *b_index; /* which of them product i takes */
	const int64_t *b_offsets;
	int64_t distinct;
	int64_t n_panels, p_blocks, n_strips, m_blocks;
	int64_t packs_b; /* panels to pack: 0 when they were kept, or are made */
	group *made;     /* pieces of two panels of B for each worker; NULL: B is packed before */
	group *tiles;    /* one a worker */
	int64_t tile;    /* elements of one */
} job;

static pack_lines *
packer(const job *j, fxge_dtype dt)
{
	return j->each == quads_each ? pack_quads
		   : dt == FXGE_DT_I8    ? pack_pairs_i8
		   : dt == FXGE_DT_U8    ? pack_pairs_u8
								 : pack_pairs_i16;
}

/* Lines that are dense in memory become columns of groups. */
static void
turn(const job *j, const fxge_matrix *m, const char *from, int64_t line, int64_t k, int64_t n,
	int64_t width, group flip, group *to)
{
	int64_t size = (int64_t)fxge_dtype_size(m->dtype);
	float *words = (float *)(void *)to; /* which are moved only */

	if (size * j->each == (int64_t)sizeof(group)) {
		int64_t whole = k / j->each;

		f32_turn_of(FXGE_DT_F32, from, line * size, n, whole, words, width);
		if (k % j->each)
			packer(j, m->dtype)(from + whole * j->each * size, 1, line, k % j->each, n, width, 0,
				to + whole * width);
		for (int64_t i = 0; flip && i < (k + j->each - 1) / j->each * width; i++)
			to[i] ^= flip;
		return;
	}
	for (int64_t p = 0; p < k; p += SHORT) {
		int16_t wide[NR][SHORT];
		int64_t some = k - p < SHORT ? k - p : SHORT;

		for (int64_t i = 0; i < n; i++) {
			wide[i][some & (SHORT - 1)] = 0; /* the other one of the last pair */
			fxge_convert(FXGE_DT_I16, wide[i], m->dtype, from + (i * line + p) * size, some);
		}
		f32_turn_of(FXGE_DT_F32, (const char *)wide, (int64_t)sizeof wide[0], n, (some + 1) / 2,
			words + p / 2 * width, width);
	}
}

/* A strip or a piece of a panel: k elements of `n` lines beside each other, those beyond 0. */
static void
pack(const job *j, const fxge_matrix *m, int64_t at, int64_t along, int64_t across, int64_t k,
	int64_t n, int64_t width, group flip, group *to)
{
	const char *from = m->data + at * (int64_t)fxge_dtype_size(m->dtype);

	if (n < width)
		memset(to, 0, (size_t)((k + j->each - 1) / j->each * width) * sizeof *to);
	if (along == 1 && across != 1)
		turn(j, m, from, across, k, n, width, flip, to);
	else
		packer(j, m->dtype)(from, along, across, k, n, width, flip, to);
}

/* Groups [k0, k0 + depth) of panel p of the B that begins at element `at`. */
static void
pack_b(const job *j, int64_t at, int64_t p, int64_t k0, int64_t depth, group *to)
{
	const fxge_gemm *g = j->g;
	int64_t c0 = p * NR, from = k0 * j->each, most = depth * j->each;

	pack(j, &g->b, at + c0 * g->b.column + from * g->b.row, g->b.row, g->b.column,
		g->k - from < most ? g->k - from : most, g->n - c0 < NR ? g->n - c0 : NR, NR, j->flip, to);
}

/* Two panels of quads at a time, for whose rows a line of the cache is the unit: where rows are a
 * power of two apart, it would not stay there for the other one. */
static void
pack_two(const job *j, int64_t at, int64_t p, int64_t k0, int64_t depth, group *to)
{
	const fxge_gemm *g = j->g;
	const char *from = g->b.data + at + p * NR + k0 * quads_each * g->b.row;
	int64_t k = g->k - k0 * quads_each, whole = k / quads_each < depth ? k / quads_each : depth;
	group *other = to + KC * NR;

	for (int64_t i = 0; i < whole; i++, from += quads_each * g->b.row) {
		quads_of_rows(from, g->b.row, j->flip, to + i * NR);
		quads_of_rows(from + NR, g->b.row, j->flip, other + i * NR);
	}
	if (whole < depth) {
		pack_some_quads(from, g->b.row, 1, k % quads_each, NR, NR, j->flip, to + whole * NR);
		pack_some_quads(
			from + NR, g->b.row, 1, k % quads_each, NR, NR, j->flip, other + whole * NR);
	}
}

static int64_t
first_row(const job *j, int64_t strip)
{
	return strip * MR < j->g->m ? strip * MR : j->g->m;
}

/* Of bytes `step` apart. */
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
pack_a(const job *j, int64_t product, int64_t strip)
{
	const fxge_gemm *g = j->g;
	int64_t row = first_row(j, strip), rows = first_row(j, strip + 1) - row;
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
pack_some(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;

	(void)worker;
	for (int64_t i = from; i < to; i++)
		if (i < j->packs_b)
			pack_b(j, j->b_offsets[i / j->n_panels], i % j->n_panels, 0, j->depth,
				j->b + i * j->depth * NR);
		else
			pack_a(j, (i - j->packs_b) / j->n_strips, (i - j->packs_b) % j->n_strips);
}

/* ---- tasks ---- */

/* The next panels of B, of groups from k0 on: one, or two before the task's last one. */
static int64_t
next_panels(const job *j, int64_t product, int64_t p, int64_t p1, int64_t k0, int64_t depth,
	group *made, const group **b)
{
	const fxge_gemm *g = j->g;
	bool two =
		made && j->each == quads_each && g->b.column == 1 && p + 2 <= p1 && (p + 2) * NR <= g->n;

	b[0] = made ? made : j->b + ((j->b_index[product] * j->n_panels + p) * j->depth + k0) * NR;
	b[1] = made + KC * NR;
	if (two)
		pack_two(j, g->b_offset[product], p, k0, depth, made);
	else if (made)
		pack_b(j, g->b_offset[product], p, k0, depth, made);
	return two ? 2 : 1;
}

/* What the kernel sums in: the result itself, where it is of such elements, or a tile. */
typedef struct place {
	group *at;
	int64_t line;
	bool is_result;
} place;

static place
place_of(const job *j, int64_t product, int64_t row, int64_t p, group *tile)
{
	const fxge_gemm *g = j->g;
	group *c = (group *)(void *)g->c + g->c_offset[product] + row * g->c_row + p * NR;

	return j->straight && (p + 1) * NR <= g->n ? (place){c, g->c_row, true}
											   : (place){tile, NR, false};
}

/* Biases added, in the dtype of the result. */
static void
store(const job *j, int64_t product, int64_t row, int64_t rows, int64_t p, group *tile)
{
	const fxge_gemm *g = j->g;
	int64_t n = g->n - p * NR < NR ? g->n - p * NR : NR;

	for (int64_t r = row; r < row + rows; r++, tile += NR) {
		int64_t at = g->c_offset[product] + r * g->c_row + p * NR;

		for (int64_t i = 0; g->column_bias && i < n; i++)
			tile[i] += (group)(int64_t)g->column_bias[p * NR + i];
		fxge_convert(
			g->c_dtype, g->c + at * (int64_t)fxge_dtype_size(g->c_dtype), FXGE_DT_I32, tile, n);
	}
}

/* The row by the columns of panel p, where they lie. */
static void
run_row(const job *j, int64_t product, int64_t p, group *tile)
{
	const fxge_gemm *g = j->g;
	int64_t size = (int64_t)fxge_dtype_size(g->b.dtype), channel = product % g->a_count;
	int64_t n = g->n - p * NR < NR ? g->n - p * NR : NR;
	place to = place_of(j, product, 0, p, tile);
	const char *b = g->b.data + (g->b_offset[product] + p * NR * g->b.column) * size;
	const group *a = j->a + channel * j->depth;

	for (int64_t i = 0; i < n; i++)
		to.at[i] = j->start[channel];
	if (j->each == quads_each)
		quads_dots(g->k, a, b, g->b.dtype, g->b.column * size, n, j->flip, to.at);
	else
		pairs_dots(g->k, a, b, g->b.dtype, g->b.column * size, n, 0, to.at);
	if (!to.is_result)
		store(j, product, 0, 1, p, to.at);
}

/* A block of strips by panel p of B, of `depth` groups from k0 on. */
static void
run_panel(const job *j, int64_t product, int64_t s0, int64_t s1, int64_t p, int64_t k0,
	int64_t depth, const group *b, group *tile)
{
	const fxge_gemm *g = j->g;

	for (int64_t s = s0; s < s1; s++) {
		int64_t row = first_row(j, s), rows = first_row(j, s + 1) - row;
		int64_t channel = product % g->a_count * g->m + row;
		place to = place_of(j, product, row, p, tile + (row - first_row(j, s0)) * NR);
		const group *a = j->a + channel * j->depth + k0 * rows;
		const group *start = k0 ? NULL : j->start + channel;

		if (j->each == quads_each)
			quads_micro((int)rows, depth, a, b, start, to.at, to.line);
		else
			pairs_micro((int)rows, depth, a, b, start, to.at, to.line);
		if (!to.is_result && k0 + depth == j->depth)
			store(j, product, row, rows, p, to.at);
	}
}

/* Those of panels [p0, p1). Without groups the sums are what they begin with. */
static void
run_block(const job *j, int64_t product, int64_t s0, int64_t s1, int64_t p0, int64_t p1,
	group *made, group *tile)
{
	int64_t k0 = 0;

	do {
		int64_t depth = j->depth - k0 < KC ? j->depth - k0 : KC, n;

		for (int64_t p = p0; p < p1; p += n) {
			const group *b[2];

			n = next_panels(j, product, p, p1, k0, depth, made, b);
			for (int64_t i = 0; i < n; i++)
				run_panel(j, product, s0, s1, p + i, k0, depth, b[i],
					tile + (p + i - p0) * j->tile / PANELS);
		}
		k0 += KC;
	} while (k0 < j->depth);
}

static void
run_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	group *tile = j->tiles + worker * j->tile;
	group *made = j->made ? j->made + worker * 2 * KC * NR : NULL;

	for (int64_t t = from; t < to; t++) {
		int64_t product = t / (j->m_blocks * j->p_blocks), rest = t % (j->m_blocks * j->p_blocks);
		int64_t m = rest % j->m_blocks, b = rest / j->m_blocks; /* B is still near for the next m */
		int64_t s0 = m * j->n_strips / j->m_blocks, s1 = (m + 1) * j->n_strips / j->m_blocks;
		int64_t p0 = b * j->n_panels / j->p_blocks, p1 = (b + 1) * j->n_panels / j->p_blocks;

		for (int64_t p = p0; j->direct && p < p1; p++)
			run_row(j, product, p, tile);
		if (!j->direct)
			run_block(j, product, s0, s1, p0, p1, made, tile);
	}
}

/* A row by a B whose columns are dense: packing that takes more than multiplying. */
static bool
is_direct(const fxge_gemm *g)
{
	return g->m == 1 && !g->b_constant && g->b.row == 1 && g->b.column != 1;
}

static void
set_blocks(job *j, int64_t workers)
{
	const fxge_gemm *g = j->g;

	j->n_panels = (g->n + NR - 1) / NR;
	j->n_strips = (g->m + MR - 1) / MR;
	j->p_blocks = (j->n_panels + PANELS - 1) / PANELS;
	j->m_blocks = (j->n_strips + STRIPS - 1) / STRIPS;
	if (workers > 1 && g->count * j->m_blocks * j->p_blocks < 4 * workers) { /* as much for each */
		j->p_blocks = (j->p_blocks + workers - 1) / workers * workers;
		j->p_blocks = j->p_blocks < j->n_panels ? j->p_blocks : j->n_panels;
	}
	j->tile = (j->n_strips < STRIPS ? j->n_strips : STRIPS) * MR * NR * PANELS;
	j->straight = g->c_dtype == FXGE_DT_I32 && !g->column_bias;
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
	j.direct = is_direct(g);
	for (int64_t i = 0; i < g->count; i++) { /* equal ones are neighbours */
		if (i == 0 || g->b_offset[i] != g->b_offset[i - 1])
			offsets[j.distinct++] = g->b_offset[i];
		index[i] = j.distinct - 1;
	}
	j.b_index = index;
	j.b_offsets = offsets;
	set_blocks(&j, workers);
	bool makes = !g->b_constant && j.distinct == g->count && j.m_blocks == 1;

	if (makes)
		j.made = fxge_kernel_space(k, workers * 2 * KC * NR, sizeof *j.made);
	j.tiles = fxge_kernel_space(k, workers * j.tile, sizeof *j.tiles);
	j.a = fxge_kernel_space(k, g->a_count * g->m * j.depth, sizeof *j.a);
	j.start = fxge_kernel_space(k, g->a_count * g->m, sizeof *j.start);
	/* What is kept comes last: if memory ended behind it, it would be taken for packed. */
	j.b = g->b_constant ? fxge_kernel_prepacked(k) : NULL;
	if (!j.b && !makes) {
		int64_t n = j.distinct * j.n_panels * j.depth * NR;

		j.packs_b = j.distinct * j.n_panels;
		j.b = g->b_constant ? fxge_kernel_prepack(k, n, sizeof *j.b)
							: fxge_kernel_space(k, n, sizeof *j.b);
	}
	fxge_pool_for(
		k->pool, j.packs_b + g->a_count * j.n_strips, 1 + 65536 / (g->k * MR + 1), pack_some, &j);
	int64_t work = g->m / j.m_blocks * g->k * (g->n / j.p_blocks);

	fxge_pool_for(
		k->pool, g->count * j.m_blocks * j.p_blocks, 1 + 2000000 / (work + 1), run_tasks, &j);
	return true;
}
