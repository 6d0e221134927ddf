/* Strided moves: dims joined where both sides allow it, rows shared among threads. */
#include "backend/cpu/kernels/move.h"

#include "backend/cpu/kernels/loop.h"

enum { LINE = 64 }; /* bytes of the cache */

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

/* Joins neighbours that both sides walk in one stride; drops dims of size 1. */
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

/* Rows [from, to): a row is the last dim. */
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

/* One of TURN's tiles, whole and of elements of 8 bytes: pairs of two of them at a time. `more`:
 * lines that follow. Not inlined: of all it needs only this stays in registers. */
static __attribute__((noinline)) void
turn_pairs(const char *from, int64_t fs, char *to, int64_t ts, int64_t more)
{
	typedef uint64_t two __attribute__((vector_size(16)));
	enum { SIZE = sizeof(uint64_t), SIDE = LINE / SIZE };
	char tile[SIDE][LINE];

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
		memcpy(to + j * ts, tile[j], LINE);
}

/* Eight lines of eight elements of 2 bytes. */
static inline __attribute__((always_inline)) void
turn_eight(const uint16_t *from, int64_t fs, uint16_t *to, int64_t ts)
{
	typedef uint16_t eight __attribute__((vector_size(16)));
	typedef uint32_t four __attribute__((vector_size(16)));
	typedef uint64_t two __attribute__((vector_size(16)));
	eight x[8];
	four v[8]; /* of neighbours: elements 0 to 3, elements 4 to 7 */
	two w[8];  /* of four of them: elements 0 and 1, and so on */

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

/* One of TURN's tiles, of elements of 2 bytes. */
static __attribute__((noinline)) void
turn_halves(int64_t deep, int64_t wide, const uint16_t *from, int64_t fs, uint16_t *to, int64_t ts,
	int64_t more)
{
	enum { SIDE = LINE / sizeof(uint16_t), SOME = 8 };
	uint16_t tile[SIDE][SIDE];

	for (int64_t i = 0; i < deep; i += SOME, from += SOME * fs) {
		int64_t lines = deep - i < SOME ? deep - i : SOME, whole = lines == SOME ? wide : 0;
		int64_t j = 0;

		for (int64_t a = 0; a < lines && i + a < more; a++)
			__builtin_prefetch(from + (SIDE + a) * fs, 0, 2);
		for (; j + SOME <= whole; j += SOME)
			turn_eight(from + j, fs, &tile[j][i], SIDE);
		for (; j < wide; j++)
			for (int64_t a = 0; a < lines; a++)
				tile[j][i + a] = from[a * fs + j];
	}
	for (int64_t j = 0; j < wide; j++)
		if (deep == SIDE)
			memcpy(to + j * ts, tile[j], LINE);
		else
			memcpy(to + j * ts, tile[j], (size_t)deep * sizeof **tile);
}

/* Tiles of whole lines of the cache on both sides, by way of a copy: each line is touched once, for
 * those of one tile often belong in the same place of the cache. */
#define TURN(T)                                                                                    \
	enum { SIDE = LINE / sizeof(T) };                                                              \
	T tile[SIDE][SIDE];                                                                            \
	for (int64_t first = 0; first < n; first += SIDE) {                                            \
		int64_t deep = n - first < SIDE ? n - first : SIDE;                                        \
		for (int64_t left = 0; left < m; left += SIDE) {                                           \
			int64_t wide = m - left < SIDE ? m - left : SIDE;                                      \
			const T *x = (const T *)(const void *)from + first * fs + left;                        \
			T *y = (T *)(void *)to + left * ts + first;                                            \
			if (sizeof(T) == sizeof(uint64_t) && deep == SIDE && wide == SIDE) {                   \
				turn_pairs((const char *)x, fs *(int64_t)sizeof *x, (char *)y,                     \
					ts *(int64_t)sizeof *y, n - first - SIDE);                                     \
				continue;                                                                          \
			}                                                                                      \
			if (sizeof(T) == sizeof(uint16_t)) {                                                   \
				turn_halves(deep, wide, (const uint16_t *)(const void *)x, fs,                     \
					(uint16_t *)(void *)y, ts, n - first - SIDE);                                  \
				continue;                                                                          \
			}                                                                                      \
			for (int64_t i = 0; i < deep; i++, x += fs) {                                          \
				if (first + i + SIDE < n)                                                          \
					__builtin_prefetch(x + SIDE * fs, 0, 2);                                       \
				for (int64_t j = 0; j < wide; j++)                                                 \
					tile[j][i] = x[j];                                                             \
			}                                                                                      \
			for (int64_t j = 0; j < wide; j++, y += ts)                                            \
				for (int64_t i = 0; i < deep; i++)                                                 \
					y[i] = tile[j][i];                                                             \
		}                                                                                          \
	}

void
fxge_transpose(
	size_t size, int64_t n, int64_t m, void *to, int64_t ts, const void *from, int64_t fs)
{
	if (size == 1) {
		TURN(uint8_t)
	} else if (size == 2) {
		TURN(uint16_t)
	} else if (size == 4) {
		TURN(uint32_t)
	} else if (size == 8) {
		TURN(uint64_t)
	} else {
		TURN(pair128)
	}
}

/* Of a transpose: the last dim is dense in `to`, the one before it in `from`. Parts [first, end) of
 * it are one line of the cache wide there and some deep here, so that of both only so many pages
 * are looked at in turn. */
enum { DEEP = 256 };

static int64_t
parts_of(int64_t n, int64_t size)
{
	return (n + size - 1) / size;
}

static void
move_parts(void *ctx, int64_t first, int64_t end, int worker)
{
	const fxge_move *m = ctx;
	int last = m->rank - 1, side = last - 1;
	int64_t size = (int64_t)m->size, wide = LINE / size, n[2] = {m->shape[side], m->shape[last]};

	(void)worker;
	for (int64_t t = first; t < end; t++) {
		int64_t rest = t / parts_of(n[0], wide), j = t % parts_of(n[0], wide) * wide;
		int64_t i = rest % parts_of(n[1], DEEP) * DEEP;
		int64_t to = j * m->to_stride[side] + i, from = j + i * m->from_stride[last];

		rest /= parts_of(n[1], DEEP);
		for (int d = side - 1; d >= 0; d--) {
			to += rest % m->shape[d] * m->to_stride[d];
			from += rest % m->shape[d] * m->from_stride[d];
			rest /= m->shape[d];
		}
		fxge_transpose(m->size, n[1] - i < DEEP ? n[1] - i : DEEP,
			n[0] - j < wide ? n[0] - j : wide, m->to + to * size, m->to_stride[side],
			m->from + from * size, m->from_stride[last]);
	}
}

/* Whether the result is a transpose of dense lines; the dim along them becomes the last but one. */
static bool
is_turned(fxge_move *m)
{
	int last = m->rank - 1, d = last - 1;

	if (last < 1 || m->to_stride[last] != 1 || m->from_stride[last] < 2)
		return false;
	while (d >= 0 && (m->from_stride[d] != 1 || m->shape[d] < 4))
		d--;
	for (; d >= 0 && d < last - 1; d++) { /* the order of the others is theirs */
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
	if (is_turned(&m)) {
		int64_t wide = LINE / (int64_t)m.size, across = m.shape[m.rank - 2];
		int64_t down = parts_of(m.shape[m.rank - 1], DEEP);

		fxge_pool_for(k->pool, rows / across * parts_of(across, wide) * down,
			FXGE_GRAIN * down / (m.shape[m.rank - 1] * wide) + 1, move_parts, &m);
		return;
	}
	fxge_pool_for(k->pool, rows, FXGE_GRAIN / m.shape[m.rank - 1] + 1, move_rows, &m);
}
