/* SPDX-License-Identifier: Apache-2.0 */
/* The fake CANN: each rule ends a program that breaks it, and no rule ends a program that keeps
 * them all. */
#include "npu/ends.h"
#include "npu/fake/acl.h"

#include <pthread.h>
#include <string.h>

enum { TO_DEVICE = 1, TO_HOST = 2, HUGE_FIRST = 0 };

static void
begin(void)
{
	if (aclInit(NULL) != 0 || aclrtSetDevice(0) != 0)
		_exit(9);
}

static void
end(void)
{
	aclrtResetDevice(0);
	aclFinalize();
}

static void *
take(size_t n)
{
	void *p = NULL;

	if (aclrtMalloc(&p, n, HUGE_FIRST) != 0)
		_exit(9);
	return p;
}

/* ---- programs ---- */

static void
keeps_all(void)
{
	char host[100] = "what goes there comes back", back[100];
	int64_t dims[] = {2, 3}, size = 0;

	begin();
	void *p = take(sizeof host);
	aclDataBuffer *b = aclCreateDataBuffer(p, sizeof host);
	aclTensorDesc *d = aclCreateTensorDesc(0, 2, dims, 2);
	int wrong = aclrtMemcpy(p, sizeof host, host, sizeof host, TO_DEVICE);

	wrong += aclrtMemcpy(back, sizeof back, p, sizeof back, TO_HOST);
	wrong += aclGetDataBufferAddr(b) != p || aclGetDataBufferSizeV2(b) != sizeof host;
	wrong += aclUpdateDataBuffer(b, NULL, 0) || aclGetDataBufferAddr(b) != NULL;
	wrong += aclGetTensorDescNumDims(d) != 2 || aclGetTensorDescDimV2(d, 1, &size) || size != 3;
	wrong += strcmp(host, back) != 0;
	aclDestroyTensorDesc(d);
	aclDestroyDataBuffer(b);
	aclrtFree(p);
	end();
	_exit(wrong);
}

static void
nothing_before_init(void)
{
	aclrtSetDevice(0);
}

static void *
in_thread(void *arg)
{
	void *p;

	(void)arg;
	aclrtMalloc(&p, 8, HUGE_FIRST);
	return NULL;
}

static void
thread_without_device(void)
{
	pthread_t t;

	begin();
	pthread_create(&t, NULL, in_thread, NULL);
	pthread_join(t, NULL);
}

static void
no_bytes(void)
{
	begin();
	take(0);
}

static void
host_for_device(void)
{
	char a[8] = "", b[8] = "";

	begin();
	aclrtMemcpy(a, 8, b, 8, TO_DEVICE);
}

static void
device_for_host(void)
{
	begin();
	aclrtMemcpy(take(8), 8, take(8), 8, TO_DEVICE);
}

static void
small_buffer(void)
{
	char host[16] = "";

	begin();
	aclrtMemcpy(take(8), 16, host, 16, TO_DEVICE);
}

static void
more_than_room(void)
{
	char host[16] = "";

	begin();
	aclrtMemcpy(take(16), 8, host, 16, TO_DEVICE);
}

static void
freed_twice(void)
{
	begin();
	void *p = take(8);

	aclrtFree(p);
	aclrtFree(p);
}

static void
used_after_its_end(void)
{
	begin();
	aclDataBuffer *b = aclCreateDataBuffer(NULL, 0);

	aclDestroyDataBuffer(b);
	aclGetDataBufferAddr(b);
}

static void
of_another_kind(void)
{
	begin();
	aclGetTensorDescNumDims((aclTensorDesc *)aclCreateDataBuffer(NULL, 0));
}

static void
memory_left(void)
{
	begin();
	take(8);
	end();
}

static void
handle_left(void)
{
	begin();
	aclCreateDataBuffer(NULL, 0);
	end();
}

static void
device_left(void)
{
	begin();
	aclFinalize();
}

static void
reset_too_often(void)
{
	begin();
	aclrtResetDevice(0);
	aclrtResetDevice(0);
}

static void
finalized_twice(void)
{
	begin();
	end();
	aclFinalize();
}

static void
never_finalized(void)
{
	begin();
	aclrtResetDevice(0);
	exit(0);
}

/* Device memory is not host memory. */
static void
touched_by_host(void)
{
	begin();
	memset(take(8), 0, 8);
}

/* ---- what becomes of them ---- */

static void
every_rule_ends_who_breaks_it(void **state)
{
	static const rule_case all[] = {{nothing_before_init, "broken 1.3 aclInit: aclrtSetDevice"},
		{thread_without_device, "broken 1.3 aclrtSetDevice: every thread needs it"},
		{no_bytes, "broken 1.4 aclrtMalloc: size 0 fails"},
		{host_for_device, "broken 11 pointers inside live allocations"},
		{device_for_host, "broken 1.4 aclrtMemcpy: the source is of a device"},
		{small_buffer, "broken 11 sizes inside live allocations"},
		{more_than_room, "broken 11 destMax >= n"},
		{freed_twice, "broken 11 pointers inside live allocations"},
		{used_after_its_end, "broken 11 live handles"},
		{of_another_kind, "broken 11 handles of the right kind"},
		{memory_left, "broken 11 all freed before aclFinalize"},
		{handle_left, "broken 11 all freed before aclFinalize"},
		{device_left, "broken 1.3 aclrtResetDevice"},
		{reset_too_often, "broken 1.3 aclrtResetDevice: counted"},
		{finalized_twice, "broken 1.3 aclFinalize: again is 100037"},
		{never_finalized, "broken 1.3 aclFinalize: the process ends without it"}};

	(void)state;
	expect_broken(all, (int)(sizeof all / sizeof *all));
}

static void
who_keeps_them_is_left_alone(void **state)
{
	(void)state;
	remove(scratch_path("log"));
	assert_int_equal(ends_of(keeps_all), 0);
	assert_false(log_has("broken"));
	assert_true(log_has("1 aclInit 0\n2 aclrtSetDevice 0\n3 aclrtMalloc 0\n"));
}

static void
memory_of_a_device_is_closed(void **state)
{
	(void)state;
	int status = ends_of(touched_by_host);

	assert_true(
		WIFSIGNALED(status) || WEXITSTATUS(status) != 0); /* a sanitizer ends it in its own way */
}

/* ---- failures by order ---- */

static void
second_takes_no_memory(void)
{
	void *p = NULL, *q = NULL;

	setenv("FAKE_CANN_FAIL", "aclrtMalloc@2:207018", 1);
	begin();
	int wrong = aclrtMalloc(&p, 8, HUGE_FIRST) != 0;

	wrong += aclrtMalloc(&q, 8, HUGE_FIRST) != 207018 || q;
	wrong += strstr(aclGetRecentErrMsg(), "was set to fail") == NULL;
	aclrtFree(p);
	end();
	_exit(wrong);
}

static void
first_call_fails(void)
{
	setenv("FAKE_CANN_FAIL", "1:500004", 1);
	_exit(aclInit(NULL) == 500004 ? 0 : 1);
}

/* Objects are destroyed whatever code the call returns. */
static void
freeing_fails(void)
{
	setenv("FAKE_CANN_FAIL", "aclrtFree@1:500003", 1);
	begin();
	int code = aclrtFree(take(8));

	end();
	_exit(code == 500003 ? 0 : 1);
}

static void
calls_fail_by_order(void **state)
{
	(void)state;
	assert_int_equal(ends_of(second_takes_no_memory), 0);
	assert_int_equal(ends_of(first_call_fails), 0);
	assert_int_equal(ends_of(freeing_fails), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_rule_ends_who_breaks_it),
		cmocka_unit_test(who_keeps_them_is_left_alone),
		cmocka_unit_test(memory_of_a_device_is_closed),
		cmocka_unit_test(calls_fail_by_order),
	};

	return cmocka_run_group_tests(tests, scratch_make, scratch_remove);
}
