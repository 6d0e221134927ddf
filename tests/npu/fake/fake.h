/* SPDX-License-Identifier: Apache-2.0 */
/* Common part of the fake CANN: counted calls, calls that fail on request, handles, device memory,
 * and rules that end the process when they are broken. */
#ifndef FXGE_TESTS_NPU_FAKE_H
#define FXGE_TESTS_NPU_FAKE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The environment of the fake. FAKE_CANN_LOG: a file that gets a line for each call ("12
 * aclrtMalloc 0"), and "broken RULE". FAKE_CANN_FAIL: "12:207018" fails call 12 with that code,
 * "aclrtMalloc@2:207018" the second call of that name; the code "crash" raises SIGSEGV; pointers
 * are then NULL, sizes 0. FAKE_CANN_DEVICES: number of devices (2). FAKE_CANN_SOC: their type
 * (Ascend910B1). FAKE_CANN_MEMORY: bytes of a device (1 GiB). */

#define FAKE_API __attribute__((visibility("default")))

#pragma GCC visibility push(default) /* the second library calls the first */

/* Ends the process; `where` is the line of the facts page with the rule ("1.3 aclrtSetDevice"). */
_Noreturn void fake_broken(const char *where, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* Starts every function of the fake: counts and logs the call. Returns the code with which it is to
 * fail, 0 if it is not. `name` is __func__. */
int fake_call(const char *name);
/* Sets the text of aclGetRecentErrMsg; returns `code`. */
int fake_fails(int code, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
const char *fake_message(void);

/* ---- handles ---- */

typedef enum fake_kind {
	FAKE_CONTEXT = 1,
	FAKE_BUFFER,
	FAKE_TENSOR_DESC,
	FAKE_STREAM,
	FAKE_MODEL,
	FAKE_MODEL_DESC,
	FAKE_DATASET,
	FAKE_EVENT,
	FAKE_COMM,
	FAKE_PROFILE,
} fake_kind;

/* Memory of a handle is never reused, so that use after release is detected. */
void *fake_new(fake_kind kind, size_t size);
/* Returns the handle if it is alive and of that kind; otherwise the rule is broken. */
void *fake_of(fake_kind kind, const void *handle, const char *call);
void fake_end(fake_kind kind, const void *handle, const char *call);
/* Ends the process by a broken rule if any handle is alive. */
void fake_expect_nothing(const char *when);

/* ---- the runtime ---- */

typedef struct fake_context {
	int32_t device;
	bool standard; /* the default context of aclrtSetDevice */
} fake_context;

/* Checks that aclInit was called; returns the context of this thread's device. */
fake_context *fake_need_context(const char *call);
void fake_need_init(const char *call);

/* Work that waits on a stream: done at synchronisation, so that a caller who does not synchronise
 * sees no result. */
typedef struct fake_work {
	int (*run)(void *arg); /* its code */
	void *arg;
	struct fake_work *next;
} fake_work;

typedef struct fake_stream {
	fake_context *context;
	fake_work *first;
} fake_stream;

/* Returns the stream, which must belong to the thread's context. */
fake_stream *fake_need_stream(const void *stream, const char *call);
void fake_stream_add(fake_stream *s, int (*run)(void *arg), void *arg);

/* ---- device memory: inaccessible to the host between calls ---- */

/* Returns NULL if there is no room. */
void *fake_memory_new(int32_t device, size_t size);
bool fake_memory_end(void *p);
/* Returns the device that contains p, and the bytes from p on; false if no device does. */
bool fake_memory_find(const void *p, int32_t *device, size_t *left);
/* Makes all of it accessible until fake_memory_close. */
void fake_memory_open(void);
void fake_memory_close(void);
void fake_memory_info(int32_t device, size_t *left, size_t *total);
size_t fake_memory_alive(void);
/* Checks that n bytes from p on are live memory of that device. */
void fake_need_memory(int32_t device, const void *p, size_t n, const char *call, const char *what);

#pragma GCC visibility pop

#endif
