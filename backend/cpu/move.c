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
	fxge_pool_for(k->pool, rows, FXGE_GRAIN / m.shape[m.rank - 1] + 1, move_rows, &m);
}
