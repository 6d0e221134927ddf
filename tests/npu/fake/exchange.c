/* SPDX-License-Identifier: Apache-2.0 */
/* Collectives of an OM's graph, between the ranks of the communicator that each operator names. */
#include "base/diag/run.h"
#include "npu/fake/collective.h"
#include "npu/fake/model.h"

#include "backend/cpu/kernels/control/collective.h"
#include "fxge/fxge.h"

#include "fxge_ge_collective.h"

#include <stdio.h>
#include <string.h>

/* Returns the operator's communicator, which existed when the model was loaded. */
static fake_comm *
comm_of(fxge_kernel *k, int group)
{
	const char *name = fxge_arg_str(&k->call, group);
	fake_comm *c = name ? fake_comm_named(name) : NULL;

	if (!c)
		fake_broken(
			"8 Attr group is looked up by name", "communicator '%s' is gone", name ? name : "");
	return c;
}

static fake_reduction
reduction_of(fxge_kernel *k, int param)
{
	const char *word = fxge_arg_str(&k->call, param);

	return !strcmp(word, "sum")    ? FAKE_SUM
		   : !strcmp(word, "prod") ? FAKE_PROD
		   : !strcmp(word, "max")  ? FAKE_MAX
								   : FAKE_MIN;
}

static bool
exchange_one(fxge_kernel *k, fake_exchange *x, int group, const fxge_array *in, fxge_array *out)
{
	const char *why;

	x->dtype = out->dtype;
	x->in = in->data;
	x->out = out->data;
	x->in_bytes = in->size;
	x->out_bytes = out->size;
	return fake_exchange_run(comm_of(k, group), x, &why)
		   || fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "%s", why);
}

static bool
exchange(fxge_kernel *k)
{
	fake_exchange x = {.kind = FAKE_ALL_TO_ALL};
	int group = GE_HcomAllToAll__group;
	bool ok = true;

	switch (k->call.node->op->id) {
	case GE_HcomAllReduce:
		x.kind = FAKE_ALL_REDUCE;
		x.reduction = reduction_of(k, GE_HcomAllReduce__reduction);
		group = GE_HcomAllReduce__group;
		break;
	case GE_HcomReduceScatter:
		x.kind = FAKE_REDUCE_SCATTER;
		x.reduction = reduction_of(k, GE_HcomReduceScatter__reduction);
		group = GE_HcomReduceScatter__group;
		break;
	case GE_HcomAllGather:
		x.kind = FAKE_ALL_GATHER;
		group = GE_HcomAllGather__group;
		break;
	case GE_HcomBroadcast:
		x.kind = FAKE_BROADCAST;
		x.root = (uint32_t)fxge_arg_int(&k->call, GE_HcomBroadcast__root_rank);
		group = GE_HcomBroadcast__group;
		break;
	case GE_HcomAllToAllV:
		x.kind = FAKE_ALL_TO_ALL_V;
		x.send = fxge_kernel_ints(k, GE_HcomAllToAllV__send_counts).v;
		x.send_at = fxge_kernel_ints(k, GE_HcomAllToAllV__send_displacements).v;
		x.recv = fxge_kernel_ints(k, GE_HcomAllToAllV__recv_counts).v;
		x.recv_at = fxge_kernel_ints(k, GE_HcomAllToAllV__recv_displacements).v;
		return exchange_one(k, &x, GE_HcomAllToAllV__group,
			fxge_kernel_in(k, GE_HcomAllToAllV__send_data), &k->out[0]);
	default:
		break;
	}
	for (int i = 0; ok && i < k->n_out; i++)
		ok = exchange_one(k, &x, group, k->in[i], &k->out[i]);
	return ok;
}

struct fxge_exchange *
fake_between(void)
{
	static struct fxge_exchange between = {exchange};

	return &between;
}

/* 8: no communicator of that name = task load fails. */
bool
fake_has_groups(struct fxge_program *graph)
{
	const char *lines = fxge_text(graph, "collectives"), *at;

	for (at = lines ? strstr(lines, "group=\"") : NULL; at; at = strstr(at + 1, "group=\"")) {
		char name[FAKE_NAME];

		snprintf(name, sizeof name, "%.*s", (int)strcspn(at + 7, "\""), at + 7);
		if (!fake_comm_named(name)) {
			fake_fails(545004, "no communicator is called %s", name);
			return false;
		}
	}
	return true;
}
