/* SPDX-License-Identifier: Apache-2.0 */
/* The fake HCCL: exchanges of two processes on streams, and each rule that ends a program. */
#include "npu/ends.h"
#include "npu/fake/acl.h"
#include "npu/fake/hccl.h"

enum { RANKS = 2, ELEMENTS = 4, F32 = 4, I64 = 5, SUM = 0, MAX = 2 };

static HcclRootInfo root;
static HcclComm comm;
static void *stream, *there;

static void
begin(int32_t device)
{
	if (aclInit(NULL) != 0 || aclrtSetDevice(device) != 0 || aclrtCreateStream(&stream) != 0
		|| aclrtMalloc(&there, 8 * ELEMENTS * sizeof(float), 0) != 0)
		_exit(9);
}

static void
end(void)
{
	HcclCommDestroy(comm);
	aclrtFree(there);
	aclrtDestroyStream(stream);
	aclrtResetDevice(0);
	aclFinalize();
}

/* A group of this process alone. */
static void
alone(void)
{
	begin(0);
	if (HcclGetRootInfo(&root) != 0 || HcclCommInitRootInfo(1, &root, 0, &comm) != 0)
		_exit(9);
}

/* ---- two processes ---- */

static void
put(const void *from, size_t n)
{
	if (aclrtMemcpy(there, n, from, n, 1) != 0)
		_exit(9);
}

/* Counts the wrong results of the work on the stream. */
static int
differ(const void *expected, size_t at, size_t n)
{
	char back[64];

	if (aclrtSynchronizeStream(stream) != 0 || n > sizeof back
		|| aclrtMemcpy(back, sizeof back, (char *)there + at, n, 2) != 0)
		_exit(9);
	return memcmp(back, expected, n) != 0;
}

static int
exchange(uint32_t rank)
{
	const float x[ELEMENTS] = {1, 2, 3, (float)rank}, sum[ELEMENTS] = {2, 4, 6, 1};
	const float all[2 * ELEMENTS] = {1, 2, 3, 0, 1, 2, 3, 1}, sent[ELEMENTS] = {1, 2, 3, 1};
	const float part[2] = {rank ? 3 : 1, rank ? 1 : 2};
	const float even[ELEMENTS] = {rank ? 3 : 1, rank ? 0 : 2, rank ? 3 : 1, rank ? 1 : 2};
	const int64_t one[RANKS] = {1, 1}, at[RANKS] = {0, 1}, swapped[RANKS] = {1, 0};
	const float moved[RANKS] = {rank ? 2 : 1, rank ? 2 : 1};
	void *out = (char *)there + sizeof x;
	uint32_t n = 0, id = 9;
	char name[HCCL_NAME];
	int wrong = 0;

	put(x, sizeof x);
	wrong += HcclAllReduce(there, out, ELEMENTS, F32, SUM, comm, stream);
	wrong += differ(sum, sizeof x, sizeof sum);
	wrong += HcclAllGather(there, out, ELEMENTS, F32, comm, stream);
	wrong += differ(all, sizeof x, sizeof all);
	wrong += HcclReduceScatter(there, out, 2, F32, MAX, comm, stream);
	wrong += differ(part, sizeof x, sizeof part);
	wrong += HcclAlltoAll(there, 2, F32, out, 2, F32, comm, stream);
	wrong += differ(even, sizeof x, sizeof even);
	wrong += HcclAlltoAllV(there, one, at, F32, out, one, swapped, F32, comm, stream);
	wrong += differ(moved, sizeof x, sizeof moved);
	wrong += HcclBroadcast(there, ELEMENTS, F32, 1, comm, stream);
	wrong += differ(sent, 0, sizeof sent);
	wrong += HcclGetRankSize(comm, &n) || n != RANKS || HcclGetRankId(comm, &id) || id != rank;
	wrong += HcclGetCommName(comm, name) || strcmp(name, "both") != 0;
	return wrong;
}

static int
rank_main(uint32_t rank, int from_root)
{
	HcclCommConfig config = {.size = sizeof config,
		.magic = 0xf0f0f0f0,
		.version = 2,
		.hcclBufferSize = UINT32_MAX,
		.hcclDeterministic = UINT32_MAX,
		.hcclCommName = "both"};

	begin((int32_t)rank);
	if (read(from_root, &root, sizeof root) != sizeof root
		|| HcclCommInitRootInfoConfig(RANKS, &root, rank, &config, &comm) != 0)
		return 9;
	int wrong = exchange(rank);

	HcclCommDestroy(comm);
	aclrtFree(there);
	aclrtDestroyStream(stream);
	aclrtResetDevice((int32_t)rank);
	aclFinalize();
	return wrong;
}

static pid_t
start(uint32_t rank, int pipe_of_root[2])
{
	pid_t child = fork();

	if (child == 0)
		_exit(rank_main(rank, pipe_of_root[0]));
	return child;
}

/* Rank 0 would create the root; here a third process does, which has exited when the ranks meet. */
static void
send_root(int to)
{
	pid_t child = fork();
	int status;

	if (child == 0) {
		begin(0);
		if (HcclGetRootInfo(&root) != 0)
			_exit(9);
		for (int i = 0; i < RANKS; i++)
			(void)!write(to, &root, sizeof root);
		aclrtFree(there);
		aclrtDestroyStream(stream);
		aclrtResetDevice(0);
		aclFinalize();
		_exit(0);
	}
	waitpid(child, &status, 0);
	assert_int_equal(status, 0);
}

static void
test_two_ranks(void **state)
{
	pid_t child[RANKS];
	int ends[2], status;

	(void)state;
	setenv("TMPDIR", scratch_path(""), 1);
	assert_int_equal(pipe(ends), 0);
	send_root(ends[1]);
	for (uint32_t r = 0; r < RANKS; r++)
		child[r] = start(r, ends);
	for (int r = 0; r < RANKS; r++) {
		waitpid(child[r], &status, 0);
		assert_int_equal(status, 0);
	}
	close(ends[0]);
	close(ends[1]);
}

/* ---- rules ---- */

static void
keeps_all(void)
{
	HcclComm again = NULL;

	alone();
	int wrong = HcclAllReduce(there, (char *)there + 32, 2, I64, SUM, comm, stream);

	wrong += aclrtSynchronizeStream(stream);
	wrong += HcclCommInitRootInfo(1, &root, 1, &again) != 1; /* rank 1 of 1 */
	wrong += HcclAllReduce(there, there, 2, 99, SUM, comm, stream) != 1;
	wrong += strcmp(HcclGetErrorString(9), "timeout") != 0;
	end();
	_exit(wrong);
}

static void
no_device(void)
{
	aclInit(NULL);
	HcclGetRootInfo(&root);
}

static void
no_root(void)
{
	begin(0);
	HcclCommInitRootInfo(1, &root, 0, &comm);
}

static void
no_config(void)
{
	HcclCommConfig config = {.size = sizeof config};

	begin(0);
	HcclGetRootInfo(&root);
	HcclCommInitRootInfoConfig(1, &root, 0, &config, &comm);
}

static void
host_memory(void)
{
	float x[2] = {0};

	alone();
	HcclAllReduce(x, there, 2, F32, SUM, comm, stream);
}

static void
more_than_there_is(void)
{
	alone();
	HcclAllReduce(there, there, 1000, F32, SUM, comm, stream);
}

static void
gone(void)
{
	alone();
	HcclCommDestroy(comm);
	HcclAllReduce(there, there, 2, F32, SUM, comm, stream);
}

static void
gone_before_its_work(void)
{
	alone();
	HcclAllReduce(there, there, 2, F32, SUM, comm, stream);
	HcclCommDestroy(comm);
	aclrtSynchronizeStream(stream);
}

static void
another_stream(void)
{
	void *other;

	alone();
	aclrtSetDevice(1);
	aclrtCreateStream(&other);
	HcclAllReduce(there, there, 2, F32, SUM, comm, other);
}

static void
left_open(void)
{
	alone();
	aclrtFree(there);
	aclrtDestroyStream(stream);
	aclrtResetDevice(0);
	aclFinalize();
}

static void
test_rules(void **state)
{
	static const rule_case all[] = {
		{no_device, "broken 1.3 aclrtSetDevice"},
		{no_root, "broken 8 HcclGetRootInfo"},
		{no_config, "broken 8 HcclCommConfig"},
		{host_memory, "broken 11 pointers inside live allocations"},
		{more_than_there_is, "broken 11 sizes inside live allocations"},
		{gone, "broken 11 live handles"},
		{gone_before_its_work, "broken 11 live handles"},
		{another_stream, "broken 1.2 107003"},
		{left_open, "broken 11 all freed before aclFinalize"},
	};

	(void)state;
	assert_int_equal(ends_of(keeps_all), 0);
	expect_broken(all, sizeof all / sizeof *all);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_two_ranks),
		cmocka_unit_test(test_rules),
	};

	return cmocka_run_group_tests(tests, scratch_make, scratch_remove);
}
