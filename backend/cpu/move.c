/* Strided moves: dims joined where both sides allow it, rows shared among threads. */
#include "backend/cpu/move.h"

#include "backend/cpu/loop.h"

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

/* A tile of a transpose: `n` elements of `m` dense lines of `from` become rows of `to`. */
#define TURN(T)                                                                                    \
	for (int64_t j = 0; j < m; j++)                                                                \
		for (int64_t i = 0; i < n; i++)                                                            \
			((T *)(void *)to)[j * ts + i] = ((const T *)(const void *)from)[i * fs + j];

static void
turn(size_t size, int64_t n, int64_t m, char *to, int64_t ts, const char *from, int64_t fs)
{
	switch (size) {
	case 1:
		TURN(uint8_t)
		break;
	case 2:
		TURN(uint16_t)
		break;
	case 4:
		TURN(uint32_t)
		break;
	case 8:
		TURN(uint64_t)
		break;
	default:
		TURN(pair128)
		break;
	}
}

/* Rows of tiles [first, end): the last dim is dense in `to`, the one before it in `from`. A tile
 * reads whole lines of the cache, of few enough rows that they stay while it writes. */
static void
move_tiles(void *ctx, int64_t first, int64_t end, int worker)
{
	enum { LINE = 64, LINES = 8 };
	const fxge_move *m = ctx;
	int last = m->rank - 1, side = last - 1;
	int64_t size = (int64_t)m->size, wide = LINE / size, deep = m->shape[side];
	int64_t stripes = (deep + wide - 1) / wide;

	(void)worker;
	for (int64_t t = first; t < end; t++) {
		int64_t j = t % stripes * wide, rest = t / stripes, to = j * m->to_stride[side], from = j;
		int64_t height = deep - j < wide ? deep - j : wide;

		for (int d = side - 1; d >= 0; d--) {
			to += rest % m->shape[d] * m->to_stride[d];
			from += rest % m->shape[d] * m->from_stride[d];
			rest /= m->shape[d];
		}
		for (int64_t i = 0; i < m->shape[last]; i += LINES)
			turn(m->size, m->shape[last] - i < LINES ? m->shape[last] - i : LINES, height,
				m->to + (to + i) * size, m->to_stride[side],
				m->from + (from + i * m->from_stride[last]) * size, m->from_stride[last]);
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
		int64_t wide = 64 / (int64_t)m.size, deep = m.shape[m.rank - 2];

		fxge_pool_for(k->pool, rows / deep * ((deep + wide - 1) / wide),
			FXGE_GRAIN / (m.shape[m.rank - 1] * wide) + 1, move_tiles, &m);
		return;
	}
	fxge_pool_for(k->pool, rows, FXGE_GRAIN / m.shape[m.rank - 1] + 1, move_rows, &m);
}
