/* SPDX-License-Identifier: Apache-2.0 */
/* Collectives on the data of all ranks. */
#include "npu/fake/collective.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double
reduced_float(fake_reduction how, double a, double b)
{
	switch (how) {
	case FAKE_SUM:
		return a + b;
	case FAKE_PROD:
		return a * b;
	case FAKE_MAX:
		return a > b ? a : b;
	default:
		return a < b ? a : b;
	}
}

static int64_t
reduced_int(fake_reduction how, int64_t a, int64_t b)
{
	switch (how) {
	case FAKE_SUM:
		return (int64_t)((uint64_t)a + (uint64_t)b);
	case FAKE_PROD:
		return (int64_t)((uint64_t)a * (uint64_t)b);
	case FAKE_MAX:
		return a > b ? a : b;
	default:
		return a < b ? a : b;
	}
}

/* Elements [from, from + n) of all parts, in the order of the ranks, rounded after each. */
static void
reduce(const fake_exchange *x, uint32_t ranks, const fake_part *part, size_t from, size_t n)
{
	size_t size = fxge_dtype_size(x->dtype);
	fxge_tensor sum = {.dtype = x->dtype, .data = x->out, .size = n * size};

	memcpy(x->out, (const char *)part[0].p + from * size, n * size);
	for (uint32_t r = 1; r < ranks; r++) {
		fxge_tensor t = {
			.dtype = x->dtype, .data = (unsigned char *)part[r].p + from * size, .size = n * size};

		for (int64_t i = 0; i < (int64_t)n; i++)
			if (fxge_dtype_is_float(x->dtype))
				fxge_store_float(x->dtype, x->out, i,
					reduced_float(
						x->reduction, fxge_tensor_float(&sum, i), fxge_tensor_float(&t, i)));
			else
				fxge_store_int(x->dtype, x->out, i,
					reduced_int(x->reduction, fxge_tensor_int(&sum, i), fxge_tensor_int(&t, i)));
	}
}

/* ---- all-to-all ---- */

/* A rank sends its counts and displacements, then its data. */
static bool
meet_v(fake_comm *c, const fake_exchange *x, const char *what, fake_part *part, const char **why)
{
	size_t head = c->n * sizeof *x->send, size = 2 * head + x->in_bytes;
	char *all = malloc(size);

	if (!all)
		fake_broken("the fake itself", "no memory");
	memcpy(all, x->send, head);
	memcpy(all + head, x->send_at, head);
	memcpy(all + 2 * head, x->in, x->in_bytes);
	bool ok = fake_meet(c, what, all, size, part, why);

	free(all);
	return ok;
}

static bool
take_v(const fake_comm *c, const fake_exchange *x, const fake_part *part, const char **why)
{
	size_t head = c->n * sizeof *x->send, size = fxge_dtype_size(x->dtype);

	for (uint32_t r = 0; r < c->n; r++) {
		const char *from = part[r].p;
		int64_t n, at;

		memcpy(&n, from + c->rank * sizeof n, sizeof n);
		memcpy(&at, from + head + c->rank * sizeof at, sizeof at);
		if (n != x->recv[r]) {
			*why = "a rank sends more or fewer elements than the other waits for";
			return false;
		}
		memcpy((char *)x->out + (size_t)x->recv_at[r] * size, from + 2 * head + (size_t)at * size,
			(size_t)n * size);
	}
	return true;
}

/* ---- all of them ---- */

static void
give(const fake_comm *c, const fake_exchange *x, const fake_part *part)
{
	size_t size = fxge_dtype_size(x->dtype), share = x->out_bytes / c->n;

	switch (x->kind) {
	case FAKE_ALL_REDUCE:
		reduce(x, c->n, part, 0, x->out_bytes / size);
		break;
	case FAKE_REDUCE_SCATTER:
		reduce(x, c->n, part, c->rank * (x->out_bytes / size), x->out_bytes / size);
		break;
	case FAKE_BROADCAST:
		memcpy(x->out, part[x->root].p, x->out_bytes);
		break;
	case FAKE_ALL_GATHER:
		for (uint32_t r = 0; r < c->n; r++)
			memcpy((char *)x->out + r * share, part[r].p, share);
		break;
	default:
		for (uint32_t r = 0; r < c->n; r++)
			memcpy((char *)x->out + r * share, (char *)part[r].p + c->rank * share, share);
	}
}

static bool
sizes_fit(const fake_comm *c, const fake_exchange *x)
{
	switch (x->kind) {
	case FAKE_ALL_GATHER:
		return x->out_bytes == x->in_bytes * c->n;
	case FAKE_REDUCE_SCATTER:
		return x->in_bytes == x->out_bytes * c->n;
	case FAKE_ALL_TO_ALL:
		return x->in_bytes == x->out_bytes && x->out_bytes % c->n == 0;
	case FAKE_ALL_TO_ALL_V:
		return true;
	default:
		return x->in_bytes == x->out_bytes;
	}
}

bool
fake_exchange_run(fake_comm *c, const fake_exchange *x, const char **why)
{
	fake_part *part = calloc(c->n, sizeof *part);
	bool own_sizes = x->kind == FAKE_ALL_TO_ALL_V;
	char what[96];

	if (!part)
		fake_broken("the fake itself", "no memory");
	snprintf(what, sizeof what, "exchange %d of dtype %s, reduction %d, root %u, %zu bytes",
		(int)x->kind, fxge_dtypes[x->dtype].text, (int)x->reduction, x->root,
		own_sizes ? 0 : x->in_bytes);
	*why = "the sizes are not those of the ranks";
	bool ok = sizes_fit(c, x)
			  && (own_sizes ? meet_v(c, x, what, part, why)
							: fake_meet(c, what, x->in, x->in_bytes, part, why));

	if (ok && own_sizes)
		ok = take_v(c, x, part, why);
	else if (ok)
		give(c, x, part);
	fake_part_free(part, c->n);
	free(part);
	return ok;
}
