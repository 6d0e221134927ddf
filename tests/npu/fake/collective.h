/* SPDX-License-Identifier: Apache-2.0 */
/* Computation of the fake's collectives, for operators of an OM and for HCCL's own calls. */
#ifndef FXGE_TESTS_NPU_FAKE_COLLECTIVE_H
#define FXGE_TESTS_NPU_FAKE_COLLECTIVE_H

#include "npu/fake/ranks.h"

#include "ir/tensor.h"

typedef enum fake_reduction { FAKE_SUM, FAKE_PROD, FAKE_MAX, FAKE_MIN } fake_reduction; /* 8 */

typedef enum fake_exchange_kind {
	FAKE_ALL_REDUCE,
	FAKE_ALL_GATHER,
	FAKE_REDUCE_SCATTER,
	FAKE_BROADCAST,
	FAKE_ALL_TO_ALL,
	FAKE_ALL_TO_ALL_V,
} fake_exchange_kind;

typedef struct fake_exchange {
	fake_exchange_kind kind;
	fxge_dtype dtype;
	fake_reduction reduction;
	uint32_t root;
	const void *in;
	void *out;
	size_t in_bytes, out_bytes;
	/* FAKE_ALL_TO_ALL_V: counts and displacements of each rank */
	const int64_t *send, *send_at, *recv, *recv_at;
} fake_exchange;

/* Waits for the other ranks. Returns false with the reason in *why. */
bool fake_exchange_run(fake_comm *c, const fake_exchange *x, const char **why);

#endif
