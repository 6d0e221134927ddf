/* SPDX-License-Identifier: Apache-2.0 */
/* GE's shape functions of elementwise operators. */
#include "backend/air/walk/walk.h"

bool
walk_same(walk_call *c)
{
	for (uint32_t k = 0; k < c->op->n_out && c->op->n_in && c->in[0]; k++)
		c->out[k] = c->shape[0];
	return true;
}

/* Returns the size that two dims broadcast to; false if they do not. */
static bool
broadcast_dim(int64_t a, int64_t b, int64_t *out)
{
	if (a == b || b == 1)
		*out = a;
	else if (a == 1 || a == -1)
		*out = b;
	else if (b == -1)
		*out = a;
	else
		return false;
	return true;
}

static bool
join(walk_call *c, walk_shape a, walk_shape b, walk_shape *out)
{
	if (a.rank < 0 || b.rank < 0) {
		*out = (walk_shape){-1, NULL};
		return true;
	}
	walk_shape longer = a.rank >= b.rank ? a : b, shorter = a.rank >= b.rank ? b : a;
	int64_t *d = walk_copy(c, longer, longer.rank);
	int32_t first = longer.rank - shorter.rank;

	for (int32_t i = 0; i < shorter.rank; i++)
		if (!broadcast_dim(longer.dims[first + i], shorter.dims[i], &d[first + i]))
			return walk_refuse(c, "%lld and %lld cannot broadcast",
				(long long)longer.dims[first + i], (long long)shorter.dims[i]);
	*out = (walk_shape){longer.rank, d};
	return true;
}

bool
walk_broadcast(walk_call *c)
{
	walk_shape s = {0, NULL};

	if (c->op->n_out != 1)
		return true;
	for (uint32_t i = 0; i < c->op->n_in; i++)
		if (!c->in[i])
			return true;
		else if (i == 0)
			s = c->shape[0];
		else if (!join(c, s, c->shape[i], &s))
			return false;
	c->out[0] = s;
	return true;
}
