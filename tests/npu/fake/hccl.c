/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's libhccl.so: communicators of processes, and collectives on streams. */
#include "npu/fake/hccl.h"

#include "npu/fake/collective.h"

#include "yyjson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PARA = 1, UNSUPPORTED = 5, TIMEOUT = 9, RUNTIME = 15 };
static const uint32_t magic = 0xf0f0f0f0;
static const char mark[] = "fake root ";

FAKE_API const char *
HcclGetErrorString(int code)
{
	switch (code) { /* 8: codes */
	case 0:
		return "no error";
	case PARA:
		return "parameter error";
	case UNSUPPORTED:
		return "feature not supported";
	case TIMEOUT:
		return "timeout";
	case RUNTIME:
		return "runtime interface error";
	default:
		return "unknown error";
	}
}

/* ---- communicators ---- */

FAKE_API int
HcclGetRootInfo(HcclRootInfo *root)
{
	int code = fake_call(__func__);
	char place[200];

	fake_need_context(__func__); /* 8: after aclrtSetDevice */
	if (code)
		return code;
	const char *at = getenv("TMPDIR");

	snprintf(place, sizeof place, "%s/fake_hccl_XXXXXX", at ? at : "/tmp");
	int fd = mkstemp(place);

	if (fd < 0)
		fake_broken("the fake itself", "%s cannot be made", place);
	close(fd);
	memset(root, 0, sizeof *root);
	snprintf(root->internal, sizeof root->internal, "%s%s", mark, place);
	return 0;
}

/* 8: an OM fixes the name, which hcclCommName chooses; otherwise HCCL creates one. */
static const char *
name_of(const HcclCommConfig *config, const char *call, char made[HCCL_NAME])
{
	static unsigned n;

	if (config && (config->magic != magic || config->size < sizeof *config || config->version < 2))
		fake_broken("8 HcclCommConfig: starts size, 0xf0f0f0f0, version",
			"%s: size %zu, %#x, version %u", call, config->size, config->magic, config->version);
	if (config && memchr(config->hcclCommName, 0, HCCL_NAME) == NULL)
		fake_broken("8 hcclCommName[128]", "%s: the name has no end", call);
	if (config && config->hcclCommName[0])
		return config->hcclCommName;
	snprintf(made, HCCL_NAME, "made_%u", n++);
	return made;
}

static int
make(const char *name, const char *place, uint32_t n, uint32_t rank, HcclComm *comm,
	const char *call)
{
	*comm = NULL;
	if (rank >= n)
		return fake_fails(PARA, "rank %u of %u", rank, n);
	if (fake_comm_named(name)) /* the names of communicators differ */
		return fake_fails(PARA, "there is a communicator '%s' already", name);
	*comm = fake_comm_new(name, place, n, rank, call);
	return *comm ? 0 : TIMEOUT;
}

static int
by_root(uint32_t n, const HcclRootInfo *root, uint32_t rank, const HcclCommConfig *config,
	HcclComm *comm, const char *call)
{
	char made[HCCL_NAME];
	int code = fake_call(call);
	const char *name = name_of(config, call, made);

	fake_need_context(call);
	if (strncmp(root->internal, mark, strlen(mark)) != 0)
		fake_broken("8 HcclGetRootInfo on rank 0, sent by the caller", "%s: it is not that", call);
	return code ? code : make(name, root->internal + strlen(mark), n, rank, comm, call);
}

FAKE_API int
HcclCommInitRootInfo(uint32_t n, const HcclRootInfo *root, uint32_t rank, HcclComm *comm)
{
	return by_root(n, root, rank, NULL, comm, __func__);
}

FAKE_API int
HcclCommInitRootInfoConfig(uint32_t n, const HcclRootInfo *root, uint32_t rank,
	const HcclCommConfig *config, HcclComm *comm)
{
	return by_root(n, root, rank, config, comm, __func__);
}

/* ---- rank tables ---- */

static int
number_at(yyjson_val *o, const char *key)
{
	const char *text = yyjson_get_str(yyjson_obj_get(o, key));

	return text ? atoi(text) : -1;
}

/* Returns the number of ranks in the table, each with the device of its process. */
static uint32_t
read_table(const char *path, uint32_t rank, int32_t device)
{
	char text[65536];
	FILE *f = fopen(path, "rb");
	size_t size = f ? fread(text, 1, sizeof text, f) : 0;
	yyjson_doc *doc = yyjson_read(text, size, 0);
	yyjson_val *servers = yyjson_obj_get(yyjson_doc_get_root(doc), "server_list"), *s, *d;
	size_t i, k, n, m;
	uint32_t count = 0;
	bool found = false;

	if (f)
		fclose(f);
	yyjson_arr_foreach(servers, i, n, s)
	{
		yyjson_arr_foreach(yyjson_obj_get(s, "device"), k, m, d)
		{
			count++;
			found =
				found
				|| (number_at(d, "rank_id") == (int)rank && number_at(d, "device_id") == device);
		}
	}
	yyjson_doc_free(doc);
	return found ? count : 0;
}

static int
by_table(const char *table, uint32_t rank, const HcclCommConfig *config, HcclComm *comm,
	const char *call)
{
	char made[HCCL_NAME], place[256];
	int code = fake_call(call);
	const fake_context *c = fake_need_context(call);
	const char *name = name_of(config, call, made);

	if (code)
		return code;
	uint32_t n = read_table(table, rank, c->device);

	if (n == 0)
		return fake_fails(PARA, "%s has no rank %u on device %d", table, rank, (int)c->device);
	if (snprintf(place, sizeof place, "%s.%s", table, name) >= (int)sizeof place)
		fake_broken("the fake itself", "the name is too long: %s", table);
	for (char *at = place + strlen(table) + 1; *at; at++)
		*at = *at == '/' ? '_' : *at;
	return make(name, place, n, rank, comm, call);
}

FAKE_API int
HcclCommInitClusterInfo(const char *table, uint32_t rank, HcclComm *comm)
{
	return by_table(table, rank, NULL, comm, __func__);
}

FAKE_API int
HcclCommInitClusterInfoConfig(
	const char *table, uint32_t rank, HcclCommConfig *config, HcclComm *comm)
{
	return by_table(table, rank, config, comm, __func__);
}

/* ---- properties of communicators ---- */

FAKE_API int
HcclGetCommName(HcclComm comm, char *name)
{
	int code = fake_call(__func__);

	snprintf(name, HCCL_NAME, "%s", ((fake_comm *)fake_of(FAKE_COMM, comm, __func__))->name);
	return code;
}

FAKE_API int
HcclGetRankSize(HcclComm comm, uint32_t *n)
{
	int code = fake_call(__func__);

	*n = ((fake_comm *)fake_of(FAKE_COMM, comm, __func__))->n;
	return code;
}

FAKE_API int
HcclGetRankId(HcclComm comm, uint32_t *rank)
{
	int code = fake_call(__func__);

	*rank = ((fake_comm *)fake_of(FAKE_COMM, comm, __func__))->rank;
	return code;
}

FAKE_API int
HcclCommDestroy(HcclComm comm)
{
	int code = fake_call(__func__);

	fake_need_context(__func__);
	fake_comm_end(fake_of(FAKE_COMM, comm, __func__), __func__);
	return code;
}

/* ---- collectives ---- */

/* 8: own dtypes */
static fxge_dtype
dtype_of(int code)
{
	static const fxge_dtype all[] = {FXGE_DT_I8, FXGE_DT_I16, FXGE_DT_I32, FXGE_DT_F16, FXGE_DT_F32,
		FXGE_DT_I64, FXGE_DT_U64, FXGE_DT_U8, FXGE_DT_U16, FXGE_DT_U32, FXGE_DT_F64, FXGE_DT_BF16};

	return code >= 0 && code < (int)(sizeof all / sizeof *all) ? all[code] : FXGE_DT_NONE;
}

typedef struct late {
	fake_comm *comm;
	fake_exchange x;
	const char *call;
	int64_t *counts; /* operands of HcclAlltoAllV, owned */
} late;

/* When the stream executes it: the memory must still be live. */
static int
run_late(void *arg)
{
	late *l = arg;
	const char *why;
	int32_t device = l->comm->context->device;

	fake_of(FAKE_COMM, l->comm, l->call);
	fake_need_memory(device, l->x.in, l->x.in_bytes, l->call, "what is sent");
	fake_need_memory(device, l->x.out, l->x.out_bytes, l->call, "what is received");
	fake_memory_open();
	bool ok = fake_exchange_run(l->comm, &l->x, &why);

	fake_memory_close();
	int code = ok ? 0 : fake_fails(507011, "%s: %s", l->call, why);

	free(l->counts);
	free(l);
	return code;
}

static int
put(const fake_exchange *x, int dtype, HcclComm comm, void *stream, int64_t *counts,
	const char *call)
{
	int code = fake_call(call);
	fake_comm *c = fake_of(FAKE_COMM, comm, call);
	fake_stream *s = fake_need_stream(stream, call);
	late *l = malloc(sizeof *l);

	if (!l)
		fake_broken("the fake itself", "no memory");
	if (s->context != c->context)
		fake_broken("1.2 107003 stream not in context", "%s: the communicator is of another", call);
	*l = (late){c, *x, call, counts};
	l->x.dtype = dtype_of(dtype);
	if (code || l->x.dtype == FXGE_DT_NONE || x->root >= c->n) {
		free(counts);
		free(l);
		return code ? code : fake_fails(PARA, "%s: dtype %d, root %u", call, dtype, x->root);
	}
	size_t size = fxge_dtype_size(l->x.dtype);

	l->x.in_bytes *= size;
	l->x.out_bytes *= size;
	fake_need_memory(c->context->device, l->x.in, l->x.in_bytes, call, "what is sent");
	fake_need_memory(c->context->device, l->x.out, l->x.out_bytes, call, "what is received");
	fake_stream_add(s, run_late, l);
	return 0;
}

static uint32_t
ranks_of(HcclComm comm, const char *call)
{
	return ((fake_comm *)fake_of(FAKE_COMM, comm, call))->n;
}

FAKE_API int
HcclAllReduce(
	void *send, void *recv, uint64_t count, int dtype, int reduction, HcclComm comm, void *stream)
{
	fake_exchange x = {.kind = FAKE_ALL_REDUCE,
		.reduction = (fake_reduction)reduction,
		.in = send,
		.out = recv,
		.in_bytes = count,
		.out_bytes = count};

	return put(&x, dtype, comm, stream, NULL, __func__);
}

FAKE_API int
HcclAllGather(void *send, void *recv, uint64_t sendCount, int dtype, HcclComm comm, void *stream)
{
	fake_exchange x = {.kind = FAKE_ALL_GATHER,
		.in = send,
		.out = recv,
		.in_bytes = sendCount,
		.out_bytes = sendCount * ranks_of(comm, __func__)};

	return put(&x, dtype, comm, stream, NULL, __func__);
}

FAKE_API int
HcclReduceScatter(void *send, void *recv, uint64_t recvCount, int dtype, int reduction,
	HcclComm comm, void *stream)
{
	fake_exchange x = {.kind = FAKE_REDUCE_SCATTER,
		.reduction = (fake_reduction)reduction,
		.in = send,
		.out = recv,
		.in_bytes = recvCount * ranks_of(comm, __func__),
		.out_bytes = recvCount};

	return put(&x, dtype, comm, stream, NULL, __func__);
}

FAKE_API int
HcclBroadcast(void *buf, uint64_t count, int dtype, uint32_t root, HcclComm comm, void *stream)
{
	fake_exchange x = {.kind = FAKE_BROADCAST,
		.root = root,
		.in = buf,
		.out = buf,
		.in_bytes = count,
		.out_bytes = count};

	return put(&x, dtype, comm, stream, NULL, __func__);
}

FAKE_API int
HcclAlltoAll(const void *send, uint64_t sendCount, int sendType, const void *recv,
	uint64_t recvCount, int recvType, HcclComm comm, void *stream)
{
	uint32_t n = ranks_of(comm, __func__);
	fake_exchange x = {.kind = FAKE_ALL_TO_ALL,
		.in = send,
		.out = (void *)(uintptr_t)recv,
		.in_bytes = sendCount * n,
		.out_bytes = recvCount * n};

	return put(&x, sendType == recvType ? sendType : -1, comm, stream, NULL, __func__);
}

/* One past the last element by counts and displacements. */
static uint64_t
span(const int64_t *counts, const int64_t *at, uint32_t n)
{
	int64_t end = 0;

	for (uint32_t r = 0; r < n; r++)
		if (counts[r] && at[r] + counts[r] > end)
			end = at[r] + counts[r];
	return (uint64_t)end;
}

FAKE_API int
HcclAlltoAllV(const void *send, const void *sendCounts, const void *sendAt, int sendType,
	const void *recv, const void *recvCounts, const void *recvAt, int recvType, HcclComm comm,
	void *stream)
{
	const void *given[] = {sendCounts, sendAt, recvCounts, recvAt};
	uint32_t n = ranks_of(comm, __func__);
	int64_t *own = calloc(4 * (size_t)n, sizeof *own);

	if (!own)
		fake_broken("the fake itself", "no memory");
	for (size_t k = 0; k < 4; k++)
		memcpy(own + k * n, given[k], n * sizeof *own);
	fake_exchange x = {.kind = FAKE_ALL_TO_ALL_V,
		.in = send,
		.out = (void *)(uintptr_t)recv,
		.send = own,
		.send_at = own + n,
		.recv = own + 2 * (size_t)n,
		.recv_at = own + 3 * (size_t)n};

	x.in_bytes = span(x.send, x.send_at, n);
	x.out_bytes = span(x.recv, x.recv_at, n);
	return put(&x, sendType == recvType ? sendType : -1, comm, stream, own, __func__);
}
