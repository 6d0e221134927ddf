/* SPDX-License-Identifier: Apache-2.0 */
/* Strided copies: contiguous dims are merged, rows run in parallel, transposes run in cache-sized
 * tiles. */
#include "backend/cpu/kernels/move.h"

#include "backend/cpu/kernels/loop.h"

enum { CACHE_LINE = 64 }; /* bytes of a cache line */

void
fxge_dense_strides(int rank, const int64_t *shape, int64_t *stride)
{
	int64_t n = 1;

	for (int d = rank; d-- > 0;) {
		stride[d] = n;
		n *= shape[d];
	}
}

fxge_move
fxge_move_into(const fxge_array *y, const void *from)
{
	fxge_move m = {.rank = y->rank, .to = y->data, .from = from, .size = fxge_dtype_size(y->dtype)};

	memcpy(m.shape, y->shape, sizeof m.shape);
	fxge_dense_strides(y->rank, y->shape, m.to_stride);
	return m;
}

/* Merges neighbouring dims that are contiguous on both sides, and drops dims of size 1. */
static void
collapse(fxge_move *m)
{
	int to = -1;

	for (int d = 0; d < m->rank; d++) {
		if (m->shape[d] == 1)
			continue;
		bool joins = to >= 0 && m->to_stride[to] == m->to_stride[d] * m->shape[d]
					 && m->from_stride[to] == m->from_stride[d] * m->shape[d];

		if (joins) {
			m->shape[to] *= m->shape[d];
		} else {
			m->shape[++to] = m->shape[d];
		}
		m->to_stride[to] = m->to_stride[d];
		m->from_stride[to] = m->from_stride[d];
	}
	m->rank = to + 1;
}

#define MOVE(T)                                                                                    \
	for (int64_t i = 0; i < n; i++)                                                                \
		((T *)(void *)to)[i * ts] = ((const T *)(const void *)from)[i * fs];

typedef struct pair128 {
	uint64_t a, b;
} pair128;

static void
move_row(size_t size, int64_t n, char *to, int64_t ts, const char *from, int64_t fs)
{
	if (ts == 1 && fs == 1) {
		memcpy(to, from, (size_t)n * size);
		return;
	}
	switch (size) {
	case 1:
		MOVE(uint8_t)
		break;
	case 2:
		MOVE(uint16_t)
		break;
	case 4:
		MOVE(uint32_t)
		break;
	case 8:
		MOVE(uint64_t)
		break;
	default:
		MOVE(pair128)
		break;
	}
}

/* Copies rows [first, end), where a row is the last dim. */
static void
move_rows(void *ctx, int64_t first, int64_t end, int worker)
{
	const fxge_move *m = ctx;
	int64_t at[FXGE_MAX_RANK];
	int last = m->rank - 1;

	(void)worker;
	for (int64_t i = first, d = last - 1; d >= 0; d--) {
		at[d] = i % m->shape[d];
		i /= m->shape[d];
	}
	for (int64_t row = first; row < end; row++) {
		int64_t to = 0, from = 0;

		for (int d = 0; d < last; d++) {
			to += at[d] * m->to_stride[d];
			from += at[d] * m->from_stride[d];
		}
		move_row(m->size, m->shape[last], m->to + to * (int64_t)m->size, m->to_stride[last],
			m->from + from * (int64_t)m->size, m->from_stride[last]);
		for (int d = last - 1; d >= 0 && ++at[d] == m->shape[d]; d--)
			at[d] = 0;
	}
}

/* Transposes a full tile of 8 x 8 elements of 8 bytes, in pairs of elements. `more` is the number
 * of source rows after the tile; they are prefetched. Not inlined, so that its variables stay in
 * registers. */
static __attribute__((noinline)) void
transpose_tile_u64(const char *from, int64_t fs, char *to, int64_t ts, int64_t more)
{
	typedef uint64_t two __attribute__((vector_size(16)));
	enum { SIZE = sizeof(uint64_t), SIDE = CACHE_LINE / SIZE };
	char tile[SIDE][CACHE_LINE];

	for (int i = 0; i < SIDE; i += 2, from += 2 * fs) {
		if (i + 1 < more) {
			__builtin_prefetch(from + SIDE * fs, 0, 2);
			__builtin_prefetch(from + (SIDE + 1) * fs, 0, 2);
		}
		for (int j = 0; j < SIDE; j += 2) {
			two x, y, v;

			memcpy(&x, from + j * SIZE, sizeof x);
			memcpy(&y, from + j * SIZE + fs, sizeof y);
			v = __builtin_shufflevector(x, y, 0, 2);
			memcpy(tile[j] + i * SIZE, &v, sizeof v);
			v = __builtin_shufflevector(x, y, 1, 3);
			memcpy(tile[j + 1] + i * SIZE, &v, sizeof v);
		}
	}
	for (int j = 0; j < SIDE; j++)
		memcpy(to + j * ts, tile[j], CACHE_LINE);
}

/* Transposes 8 x 8 elements of 2 bytes. */
static inline __attribute__((always_inline)) void
transpose_8x8_u16(const uint16_t *from, int64_t fs, uint16_t *to, int64_t ts)
{
	typedef uint16_t eight __attribute__((vector_size(16)));
	typedef uint32_t four __attribute__((vector_size(16)));
	typedef uint64_t two __attribute__((vector_size(16)));
	eight x[8];
	four v[8]; /* interleaved row pairs: elements 0 to 3, elements 4 to 7 */
	two w[8];  /* interleaved rows of four: elements 0 and 1, and so on */

	_Pragma("GCC unroll 8") for (int i = 0; i < 8; i++) memcpy(&x[i], from + i * fs, sizeof x[i]);
	_Pragma("GCC unroll 4") for (int i = 0; i < 8; i += 2)
	{
		v[i] = (four)__builtin_shufflevector(x[i], x[i + 1], 0, 8, 1, 9, 2, 10, 3, 11);
		v[i + 1] = (four)__builtin_shufflevector(x[i], x[i + 1], 4, 12, 5, 13, 6, 14, 7, 15);
	}
	_Pragma("GCC unroll 2") for (int i = 0; i < 8; i += 4)
	{
		_Pragma("GCC unroll 2") for (int j = 0; j < 2; j++)
		{
			w[i + 2 * j] = (two)__builtin_shufflevector(v[i + j], v[i + 2 + j], 0, 4, 1, 5);
			w[i + 2 * j + 1] = (two)__builtin_shufflevector(v[i + j], v[i + 2 + j], 2, 6, 3, 7);
		}
	}
	_Pragma("GCC unroll 4") for (int j = 0; j < 4; j++)
	{
		two y = __builtin_shufflevector(w[j], w[4 + j], 0, 2);

		memcpy(to + 2 * j * ts, &y, sizeof y);
		y = __builtin_shufflevector(w[j], w[4 + j], 1, 3);
		memcpy(to + (2 * j + 1) * ts, &y, sizeof y);
	}
}

/* Transposes one tile of elements of 2 bytes. */
static __attribute__((noinline)) void
transpose_tile_u16(int64_t tile_rows, int64_t tile_columns, const uint16_t *from, int64_t fs,
	uint16_t *to, int64_t ts, int64_t more)
{
	enum { SIDE = CACHE_LINE / sizeof(uint16_t), SOME = 8 };
	uint16_t tile[SIDE][SIDE];

	for (int64_t i = 0; i < tile_rows; i += SOME, from += SOME * fs) {
		int64_t lines = tile_rows - i < SOME ? tile_rows - i : SOME,
				whole = lines == SOME ? tile_columns : 0;
		int64_t j = 0;

		for (int64_t a = 0; a < lines && i + a < more; a++)
			__builtin_prefetch(from + (SIDE + a) * fs, 0, 2);
		for (; j + SOME <= whole; j += SOME)
			transpose_8x8_u16(from + j, fs, &tile[j][i], SIDE);
		for (; j < tile_columns; j++)
			for (int64_t a = 0; a < lines; a++)
				tile[j][i + a] = from[a * fs + j];
	}
	for (int64_t j = 0; j < tile_columns; j++)
		if (tile_rows == SIDE)
			memcpy(to + j * ts, tile[j], CACHE_LINE);
		else
			memcpy(to + j * ts, tile[j], (size_t)tile_rows * sizeof **tile);
}

/* Transposes in tiles of whole cache lines on both sides, through a local copy. Each line is
 * touched once, because the lines of one tile often map to the same cache set. */
#define TRANSPOSE(T)                                                                               \
	enum { SIDE = CACHE_LINE / sizeof(T) };                                                        \
	T tile[SIDE][SIDE];                                                                            \
	for (int64_t first = 0; first < n; first += SIDE) {                                            \
		int64_t tile_rows = n - first < SIDE ? n - first : SIDE;                                   \
		for (int64_t left = 0; left < m; left += SIDE) {                                           \
			int64_t tile_columns = m - left < SIDE ? m - left : SIDE;                              \
			const T *x = (const T *)(const void *)from + first * fs + left;                        \
			T *y = (T *)(void *)to + left * ts + first;                                            \
			if (sizeof(T) == sizeof(uint64_t) && tile_rows == SIDE && tile_columns == SIDE) {      \
				transpose_tile_u64((const char *)x, fs *(int64_t)sizeof *x, (char *)y,             \
					ts *(int64_t)sizeof *y, n - first - SIDE);                                     \
				continue;                                                                          \
			}                                                                                      \
			if (sizeof(T) == sizeof(uint16_t)) {                                                   \
				transpose_tile_u16(tile_rows, tile_columns, (const uint16_t *)(const void *)x, fs, \
					(uint16_t *)(void *)y, ts, n - first - SIDE);                                  \
				continue;                                                                          \
			}                                                                                      \
			for (int64_t i = 0; i < tile_rows; i++, x += fs) {                                     \
				if (first + i + SIDE < n)                                                          \
					__builtin_prefetch(x + SIDE * fs, 0, 2);                                       \
				for (int64_t j = 0; j < tile_columns; j++)                                         \
					tile[j][i] = x[j];                                                             \
			}                                                                                      \
			for (int64_t j = 0; j < tile_columns; j++, y += ts)                                    \
				for (int64_t i = 0; i < tile_rows; i++)                                            \
					y[i] = tile[j][i];                                                             \
		}                                                                                          \
	}

void
fxge_transpose(
	size_t size, int64_t n, int64_t m, void *to, int64_t ts, const void *from, int64_t fs)
{
	if (size == 1) {
		TRANSPOSE(uint8_t)
	} else if (size == 2) {
		TRANSPOSE(uint16_t)
	} else if (size == 4) {
		TRANSPOSE(uint32_t)
	} else if (size == 8) {
		TRANSPOSE(uint64_t)
	} else {
		TRANSPOSE(pair128)
	}
}

/* Rows of a parallel part of a transpose. The last dim is dense in `to`, the last but one in
 * `from`. A part is one cache line wide in `from`, which limits the number of pages that it touches
 * on both sides. */
enum { PART_ROWS = 256 };

static int64_t
n_parts(int64_t n, int64_t size)
{
	return (n + size - 1) / size;
}

static void
transpose_parts(void *ctx, int64_t first, int64_t end, int worker)
{
	const fxge_move *m = ctx;
	int last = m->rank - 1, side = last - 1;
	int64_t size = (int64_t)m->size, tile_columns = CACHE_LINE / size,
			n[2] = {m->shape[side], m->shape[last]};

	(void)worker;
	for (int64_t t = first; t < end; t++) {
		int64_t rest = t / n_parts(n[0], tile_columns),
				j = t % n_parts(n[0], tile_columns) * tile_columns;
		int64_t i = rest % n_parts(n[1], PART_ROWS) * PART_ROWS;
		int64_t to = j * m->to_stride[side] + i, from = j + i * m->from_stride[last];

		rest /= n_parts(n[1], PART_ROWS);
		for (int d = side - 1; d >= 0; d--) {
			to += rest % m->shape[d] * m->to_stride[d];
			from += rest % m->shape[d] * m->from_stride[d];
			rest /= m->shape[d];
		}
		fxge_transpose(m->size, n[1] - i < PART_ROWS ? n[1] - i : PART_ROWS,
			n[0] - j < tile_columns ? n[0] - j : tile_columns, m->to + to * size,
			m->to_stride[side], m->from + from * size, m->from_stride[last]);
	}
}

/* Returns whether the copy is a transpose of dense rows. If so, moves the dim that is dense in
 * `from` to the last but one place. */
static bool
arrange_as_transpose(fxge_move *m)
{
	int last = m->rank - 1, d = last - 1;

	if (last < 1 || m->to_stride[last] != 1 || m->from_stride[last] < 2)
		return false;
	while (d >= 0 && (m->from_stride[d] != 1 || m->shape[d] < 4))
		d--;
	for (; d >= 0 && d < last - 1; d++) { /* the order of the other dims stays */
		fxge_move was = *m;

		m->shape[d] = was.shape[d + 1], m->shape[d + 1] = was.shape[d];
		m->to_stride[d] = was.to_stride[d + 1], m->to_stride[d + 1] = was.to_stride[d];
		m->from_stride[d] = was.from_stride[d + 1], m->from_stride[d + 1] = was.from_stride[d];
	}
	return d >= 0;
}

void
fxge_move_run(fxge_kernel *k, const fxge_move *move)
{
	fxge_move m = *move;
	int64_t rows = 1;

	for (int d = 0; d < m.rank; d++)
		if (m.shape[d] == 0)
			return;
	collapse(&m);
	if (m.rank == 0) {
		memcpy(m.to, m.from, m.size);
		return;
	}
	for (int d = 0; d + 1 < m.rank; d++)
		rows *= m.shape[d];
	if (arrange_as_transpose(&m)) {
		int64_t tile_columns = CACHE_LINE / (int64_t)m.size, across = m.shape[m.rank - 2];
		int64_t down = n_parts(m.shape[m.rank - 1], PART_ROWS);

		fxge_pool_for(k->pool, rows / across * n_parts(across, tile_columns) * down,
			FXGE_GRAIN * down / (m.shape[m.rank - 1] * tile_columns) + 1, transpose_parts, &m);
		return;
	}
	fxge_pool_for(k->pool, rows, FXGE_GRAIN / m.shape[m.rank - 1] + 1, move_rows, &m);
}
