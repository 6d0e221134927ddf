/* SPDX-License-Identifier: Apache-2.0 */
/* The documented functions of HCCL that the fake has, with their documented signatures. */
#ifndef FXGE_TESTS_NPU_FAKE_HCCL_H
#define FXGE_TESTS_NPU_FAKE_HCCL_H

#include <stddef.h>
#include <stdint.h>

typedef void *HcclComm;

enum { HCCL_ROOT_INFO_BYTES = 4108, HCCL_NAME = 128 };
typedef struct HcclRootInfo {
	char internal[HCCL_ROOT_INFO_BYTES];
} HcclRootInfo;

/* The part that version 2 has. */
typedef struct HcclCommConfig {
	size_t size;
	uint32_t magic, version;
	uint64_t reserved;
	uint32_t hcclBufferSize, hcclDeterministic;
	char hcclCommName[HCCL_NAME];
} HcclCommConfig;

const char *HcclGetErrorString(int code);
int HcclGetRootInfo(HcclRootInfo *root);
int HcclCommInitRootInfo(uint32_t n, const HcclRootInfo *root, uint32_t rank, HcclComm *comm);
int HcclCommInitRootInfoConfig(uint32_t n, const HcclRootInfo *root, uint32_t rank,
	const HcclCommConfig *config, HcclComm *comm);
int HcclCommInitClusterInfo(const char *table, uint32_t rank, HcclComm *comm);
int HcclCommInitClusterInfoConfig(
	const char *table, uint32_t rank, HcclCommConfig *config, HcclComm *comm);
int HcclGetCommName(HcclComm comm, char *name);
int HcclGetRankSize(HcclComm comm, uint32_t *n);
int HcclGetRankId(HcclComm comm, uint32_t *rank);
int HcclCommDestroy(HcclComm comm);
int HcclAllReduce(
	void *send, void *recv, uint64_t count, int dtype, int reduction, HcclComm comm, void *stream);
int HcclAllGather(
	void *send, void *recv, uint64_t sendCount, int dtype, HcclComm comm, void *stream);
int HcclReduceScatter(void *send, void *recv, uint64_t recvCount, int dtype, int reduction,
	HcclComm comm, void *stream);
int HcclBroadcast(void *buf, uint64_t count, int dtype, uint32_t root, HcclComm comm, void *stream);
int HcclAlltoAll(const void *send, uint64_t sendCount, int sendType, const void *recv,
	uint64_t recvCount, int recvType, HcclComm comm, void *stream);
int HcclAlltoAllV(const void *send, const void *sendCounts, const void *sendAt, int sendType,
	const void *recv, const void *recvCounts, const void *recvAt, int recvType, HcclComm comm,
	void *stream);

#endif
