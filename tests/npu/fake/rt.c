/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's acl_rt.h and acl_base_rt.h: init, devices, memory, data buffers. */
#include "npu/fake/acl.h"

#include "npu/fake/fake.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { DEVICES = 64, TWICE = 100002, NOT_THERE = 107001, FULL = 207018 };
enum { NO_CONTEXT = 107002 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int init; /* aclInit minus ends; < 0: ended */
static fake_context *standard[DEVICES];
static int set_count[DEVICES];
static _Thread_local fake_context *current;

static int32_t
devices(void)
{
	const char *said = getenv("FAKE_CANN_DEVICES");
	int n = said ? atoi(said) : 2;

	return n < DEVICES ? n : DEVICES;
}

void
fake_need_init(const char *call)
{
	if (init <= 0)
		fake_broken("1.3 aclInit", "%s before aclInit, or after aclFinalize", call);
}

fake_context *
fake_need_context(const char *call)
{
	fake_need_init(call);
	if (!current)
		fake_broken(
			"1.3 aclrtSetDevice: every thread needs it", "%s on a thread without a device", call);
	return fake_of(FAKE_CONTEXT, current, call);
}

/* A process that exits without aclFinalize leaves the device unchanged. */
__attribute__((destructor)) static void
at_end(void)
{
	if (init > 0)
		fake_broken("1.3 aclFinalize", "the process ends without it");
}

/* ---- init ---- */

FAKE_API int
aclInit(const char *config)
{
	int code = fake_call(__func__);

	if (code)
		return code;
	pthread_mutex_lock(&lock);
	bool again = init > 0;

	init = again ? init + 1 : 1;
	pthread_mutex_unlock(&lock);
	if (config)
		fake_broken("the fake itself", "aclInit with a file");
	return again ? fake_fails(TWICE, "aclInit was called before") : 0;
}

static void
end_all(void)
{
	fake_expect_nothing("aclFinalize");
	for (int i = 0; i < DEVICES; i++)
		if (set_count[i] > 0)
			fake_broken("1.3 aclrtResetDevice", "aclFinalize while device %d is set", i);
	init = 0;
}

FAKE_API int
aclFinalize(void)
{
	int code = fake_call(__func__);

	if (init <= 0)
		fake_broken("1.3 aclFinalize: again is 100037", "aclFinalize without aclInit");
	end_all();
	return code;
}

#ifndef FAKE_OLD
FAKE_API int
aclFinalizeReference(uint64_t *left)
{
	int code = fake_call(__func__);

	if (init <= 0)
		fake_broken(
			"1.3 aclFinalizeReference: below 0 is 100037", "aclFinalizeReference without aclInit");
	if (init == 1)
		end_all();
	else
		init--;
	if (left)
		*left = (uint64_t)init;
	return code;
}
#endif

FAKE_API const char *
aclGetRecentErrMsg(void)
{
	return fake_message(); /* 1.2: not counted as a call, since it only follows others */
}

/* ---- devices ---- */

FAKE_API int
aclrtGetDeviceCount(uint32_t *n)
{
	int code = fake_call(__func__);

	fake_need_init(__func__);
	if (!code)
		*n = (uint32_t)devices();
	return code;
}

FAKE_API int
aclrtSetDevice(int32_t device)
{
	int code = fake_call(__func__);

	fake_need_init(__func__);
	if (code)
		return code;
	if (device < 0 || device >= devices())
		return fake_fails(NOT_THERE, "there is no device %d", device);
	pthread_mutex_lock(&lock);
	if (!standard[device]) {
		standard[device] = fake_new(FAKE_CONTEXT, sizeof *standard[device]);
		standard[device]->device = device;
		standard[device]->standard = true;
	}
	set_count[device]++;
	pthread_mutex_unlock(&lock);
	current = standard[device];
	return 0;
}

FAKE_API int
aclrtResetDevice(int32_t device)
{
	int code = fake_call(__func__);

	fake_need_init(__func__);
	if (device < 0 || device >= DEVICES || set_count[device] <= 0)
		fake_broken("1.3 aclrtResetDevice: counted", "device %d is not set", device);
	set_count[device]--;
	if (set_count[device] == 0 && current == standard[device])
		current = NULL;
	return code;
}

FAKE_API const char *
aclrtGetSocName(void)
{
	const char *said = getenv("FAKE_CANN_SOC");

	if (fake_call(__func__))
		return NULL;
	fake_need_context(__func__);
	return said ? said : "Ascend910B1";
}

#ifndef FAKE_OLD
FAKE_API int
aclrtGetVersion(int32_t *major, int32_t *minor, int32_t *patch)
{
	int code = fake_call(__func__);

	*major = 1;
	*minor = 16;
	*patch = 0;
	return code;
}

FAKE_API int
aclrtGetMemInfo(int attr, size_t *left, size_t *total)
{
	int code = fake_call(__func__);
	const fake_context *c = fake_need_context(__func__);

	if (attr != 1)
		fake_broken("1.4 aclrtGetMemInfo: HBM is 1", "attribute %d", attr);
	fake_memory_info(c->device, left, total);
	return code;
}
#endif

/* ---- contexts and streams ---- */

FAKE_API int
aclrtGetCurrentContext(void **context)
{
	int code = fake_call(__func__);

	fake_need_init(__func__);
	*context = NULL;
	if (code)
		return code;
	if (!current)
		return fake_fails(NO_CONTEXT, "the thread has no context");
	*context = current;
	return 0;
}

FAKE_API int
aclrtSetCurrentContext(void *context)
{
	int code = fake_call(__func__);
	fake_context *c = fake_of(FAKE_CONTEXT, context, __func__);

	fake_need_init(__func__);
	if (set_count[c->device] <= 0)
		fake_broken("1.3 aclrtResetDevice", "%s: the device of the context was reset", __func__);
	if (!code)
		current = c;
	return code;
}

FAKE_API int
aclrtCreateStream(void **stream)
{
	int code = fake_call(__func__);
	fake_context *c = fake_need_context(__func__);

	*stream = NULL;
	if (code)
		return code;
	fake_stream *s = fake_new(FAKE_STREAM, sizeof *s);

	s->context = c;
	*stream = s;
	return 0;
}

fake_stream *
fake_need_stream(const void *stream, const char *call)
{
	const fake_context *c = fake_need_context(call);
	fake_stream *s = fake_of(FAKE_STREAM, stream, call);

	if (s->context != c)
		fake_broken(
			"1.2 107003 stream not in context", "%s: the stream is of another context", call);
	return s;
}

void
fake_stream_add(fake_stream *s, int (*run)(void *arg), void *arg)
{
	fake_work **at = &s->first, *w = calloc(1, sizeof *w);

	if (!w)
		fake_broken("the fake itself", "no memory");
	*w = (fake_work){run, arg, NULL};
	while (*at)
		at = &(*at)->next;
	*at = w;
}

/* The first waiting one; its code. */
static int
work_once(fake_stream *s)
{
	fake_work *w = s->first;
	int code = w->run(w->arg);

	s->first = w->next;
	free(w);
	return code;
}

FAKE_API int
aclrtSynchronizeStream(void *stream)
{
	int code = fake_call(__func__);
	fake_stream *s = fake_need_stream(stream, __func__);

	while (s->first) {
		int failed = work_once(s);

		code = code ? code : failed;
	}
	return code;
}

FAKE_API int
aclrtDestroyStream(void *stream)
{
	int code = fake_call(__func__);

	if (fake_need_stream(stream, __func__)->first)
		fake_broken("11 async work", "%s: work waits on the stream", __func__);
	fake_end(FAKE_STREAM, stream, __func__);
	return code;
}

/* ---- events ---- */

typedef struct event {
	fake_stream *stream; /* stream on which it is recorded, and not reached; or NULL */
} event;

static int
reach(void *arg)
{
	((event *)arg)->stream = NULL;
	return 0;
}

FAKE_API int
aclrtCreateEventWithFlag(void **e, uint32_t flag)
{
	int code = fake_call(__func__);

	fake_need_context(__func__);
	if (flag != 1 && flag != 8)
		fake_broken("1.3 aclrtCreateEventWithFlag: SYNC 1 TIME_LINE 8", "flag %u", flag);
	*e = code ? NULL : fake_new(FAKE_EVENT, sizeof(event));
	return code;
}

FAKE_API int
aclrtDestroyEvent(void *e)
{
	int code = fake_call(__func__);

	if (((event *)fake_of(FAKE_EVENT, e, __func__))->stream)
		fake_broken("11 async work", "%s: it is recorded, and nobody waited for it", __func__);
	fake_end(FAKE_EVENT, e, __func__);
	return code;
}

FAKE_API int
aclrtRecordEvent(void *e, void *stream)
{
	int code = fake_call(__func__);
	event *own = fake_of(FAKE_EVENT, e, __func__);
	fake_stream *s = fake_need_stream(stream, __func__);

	if (code)
		return code;
	if (own->stream)
		fake_broken("the fake itself", "%s: it is recorded already", __func__);
	own->stream = s;
	fake_stream_add(s, reach, own);
	return 0;
}

FAKE_API int
aclrtSynchronizeEvent(void *e)
{
	int code = fake_call(__func__);
	event *own = fake_of(FAKE_EVENT, e, __func__);

	fake_need_context(__func__);
	while (own->stream) {
		int failed = work_once(own->stream);

		code = code ? code : failed;
	}
	return code;
}

/* ---- memory ---- */

FAKE_API int
aclrtMalloc(void **p, size_t size, int policy)
{
	int code = fake_call(__func__);
	const fake_context *c = fake_need_context(__func__);

	*p = NULL;
	if (size == 0)
		fake_broken("1.4 aclrtMalloc: size 0 fails", "aclrtMalloc of 0 bytes");
	if (policy < 0 || policy > 5)
		fake_broken("1.4 aclrtMalloc: no OR", "policy %d", policy);
	if (code)
		return code;
	*p = fake_memory_new(c->device, size);
	return *p ? 0 : fake_fails(FULL, "the device has no %zu bytes", size);
}

FAKE_API int
aclrtFree(void *p)
{
	int code = fake_call(__func__);

	fake_need_context(__func__);
	if (!fake_memory_end(p))
		fake_broken("11 pointers inside live allocations", "aclrtFree of %p", p);
	return code;
}

void
fake_need_memory(int32_t device, const void *p, size_t n, const char *call, const char *what)
{
	int32_t of;
	size_t left;

	if (!fake_memory_find(p, &of, &left))
		fake_broken("11 pointers inside live allocations", "%s: %s is not of a device", call, what);
	if (of != device)
		fake_broken("11 pointers inside live allocations", "%s: %s is of device %d, not of %d",
			call, what, of, device);
	if (left < n)
		fake_broken("11 sizes inside live allocations", "%s: %s has %zu bytes, %zu are passed",
			call, what, left, n);
}

static void
check_side(const char *what, const void *p, size_t n, bool device)
{
	int32_t of;
	size_t left;
	bool found = fake_memory_find(p, &of, &left);

	if (device && !found)
		fake_broken(
			"11 pointers inside live allocations", "aclrtMemcpy: the %s is not of a device", what);
	if (!device && found)
		fake_broken("1.4 aclrtMemcpy", "the %s is of a device, which the kind denies", what);
	if (device && left < n)
		fake_broken("11 sizes inside live allocations", "aclrtMemcpy: %zu bytes of a %s with %zu",
			n, what, left);
}

FAKE_API int
aclrtMemcpy(void *to, size_t max, const void *from, size_t n, int kind)
{
	int code = fake_call(__func__);

	fake_need_context(__func__);
	if (max < n)
		fake_broken("11 destMax >= n", "aclrtMemcpy: %zu bytes into %zu", n, max);
	if (kind < 0 || kind > 3)
		fake_broken("1.4 aclrtMemcpy: kinds", "kind %d", kind);
	check_side("destination", to, n, kind == 1 || kind == 3);
	check_side("source", from, n, kind == 2 || kind == 3);
	if (code)
		return code;
	fake_memory_open();
	memcpy(to, from, n);
	fake_memory_close();
	return 0;
}

/* ---- data buffers ---- */

FAKE_API aclDataBuffer *
aclCreateDataBuffer(void *p, size_t size)
{
	if (fake_call(__func__))
		return NULL;
	fake_need_init(__func__);
	aclDataBuffer *b = fake_new(FAKE_BUFFER, sizeof *b);

	*b = (aclDataBuffer){p, size};
	return b;
}

FAKE_API int
aclDestroyDataBuffer(const aclDataBuffer *b)
{
	int code = fake_call(__func__);

	fake_end(FAKE_BUFFER, b, __func__);
	return code;
}

FAKE_API int
aclUpdateDataBuffer(aclDataBuffer *b, void *p, size_t size)
{
	int code = fake_call(__func__);

	fake_of(FAKE_BUFFER, b, __func__);
	if (!code)
		*b = (aclDataBuffer){p, size};
	return code;
}

FAKE_API void *
aclGetDataBufferAddr(const aclDataBuffer *b)
{
	if (fake_call(__func__))
		return NULL;
	return ((const aclDataBuffer *)fake_of(FAKE_BUFFER, b, __func__))->p;
}

FAKE_API size_t
aclGetDataBufferSizeV2(const aclDataBuffer *b)
{
	if (fake_call(__func__))
		return 0;
	return ((const aclDataBuffer *)fake_of(FAKE_BUFFER, b, __func__))->size;
}
