/* SPDX-License-Identifier: Apache-2.0 */
/* Collectives, executed by the exchange of the session. A group of one rank needs no exchange if
 * the node declares the group's size.
 *
 * Source: hcom_ops.h of Ascend's torchair for ports and attributes; HCCL's documentation of these
 * operators for the parts that ranks receive. */
#include "backend/cpu/kernels/control/collective.h"

#include "base/diag/run.h"
#include "fxge_ge_collective.h"
#include "fxge_kernels_collective.h"

bool
cpu_exchange(fxge_kernel *k)
{
	const struct fxge_exchange *x = k->call.session->exchange;

	return x ? x->run(k)
			 : fxge_call_fail(&k->call, FXGE_D_NO_EXCHANGE,
				 "%s: the session has no connection to the other ranks of the group",
				 k->call.node->op->name);
}

static bool
copy_or_exchange(fxge_kernel *k, int rank_size)
{
	if (k->call.session->exchange || fxge_arg_int(&k->call, rank_size) != 1)
		return cpu_exchange(k);
	memcpy(k->out[0].data, k->in[0]->data, k->out[0].size);
	return true;
}

bool
cpu_all_gather(fxge_kernel *k)
{
	return copy_or_exchange(k, GE_HcomAllGather__rank_size);
}

bool
cpu_reduce_scatter(fxge_kernel *k)
{
	return copy_or_exchange(k, GE_HcomReduceScatter__rank_size);
}

/* Returns whether the part of every rank is within the data; otherwise reports it. `role` is used
 * in the message. */
static bool
parts_fit(fxge_kernel *k, int counts, int begins, const fxge_array *data, const char *role)
{
	fxge_ints n = fxge_kernel_ints(k, counts), at = fxge_kernel_ints(k, begins);
	int64_t all = fxge_array_numel(data);

	for (int i = 0; i < n.n; i++)
		if (n.v[i] < 0 || at.v[i] < 0 || n.v[i] > all || at.v[i] > all - n.v[i])
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"the part %s rank %d, %lld elements at offset %lld, exceeds the %lld elements of "
				"the tensor",
				role, i, (long long)n.v[i], (long long)at.v[i], (long long)all);
	return true;
}

bool
cpu_all_to_all_v(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_HcomAllToAllV__send_data);

	if (!parts_fit(
			k, GE_HcomAllToAllV__send_counts, GE_HcomAllToAllV__send_displacements, x, "sent to")
		|| !parts_fit(k, GE_HcomAllToAllV__recv_counts, GE_HcomAllToAllV__recv_displacements,
			&k->out[0], "received from"))
		return false;
	fxge_ints n = fxge_kernel_ints(k, GE_HcomAllToAllV__send_counts),
			  at = fxge_kernel_ints(k, GE_HcomAllToAllV__send_displacements);
	size_t step = fxge_dtype_size(x->dtype);

	if (k->call.session->exchange || n.n != 1)
		return cpu_exchange(k);
	if ((size_t)n.v[0] * step != k->out[0].size)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"the only rank of a group sends %lld elements, but receives %lld", (long long)n.v[0],
			(long long)fxge_array_numel(&k->out[0]));
	memcpy(k->out[0].data, (const char *)x->data + (size_t)at.v[0] * step, k->out[0].size);
	return true;
}
