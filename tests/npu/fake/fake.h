/* What the parts of the fake CANN share: counted calls, calls that fail by order, handles, memory
 * of devices, and rules that end the process when they are broken. */
#ifndef FXGE_TESTS_NPU_FAKE_H
#define FXGE_TESTS_NPU_FAKE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The environment of the fake:
 *   FAKE_CANN_LOG: a file that gets a line a call ("12 aclrtMalloc 0"), and "broken RULE";
 *   FAKE_CANN_FAIL: "12:207018": call 12 fails with that code; "aclrtMalloc@2:207018": the second
 * of that name; a code "crash" ends it by SIGSEGV. Pointers are then NULL, sizes 0;
 *   FAKE_CANN_DEVICES: how many there are (2); FAKE_CANN_SOC: what they are (Ascend910B1);
 *   FAKE_CANN_MEMORY: bytes of a device (1 GiB). */

#define FAKE_API __attribute__((visibility("default")))

#pragma GCC visibility push(default) /* the second library calls the first */

/* Ends the process: `where` is the line of the facts page that says so ("1.3 aclrtSetDevice"). */
_Noreturn void fake_broken(const char *where, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* Every function begins with it: counts, logs, and tells the code with which it fails by order; 0 =
 * it does not. `name` is __func__. */
int fake_call(const char *name);
/* What aclGetRecentErrMsg says; returns `code`. */
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

/* Memory of a handle is never given out again, so that use after the end is seen. */
void *fake_new(fake_kind kind, size_t size);
/* The handle, alive and of that kind; else the rule is broken. */
void *fake_of(fake_kind kind, const void *handle, const char *call);
void fake_end(fake_kind kind, const void *handle, const char *call);
/* Ends by a broken rule when anything is alive. */
void fake_expect_nothing(const char *when);

/* ---- the runtime ---- */

typedef struct fake_context {
	int32_t device;
	bool standard; /* the one that aclrtSetDevice gives */
} fake_context;

/* aclInit was called, and this thread has a device: its context. */
fake_context *fake_need_context(const char *call);
void fake_need_init(const char *call);

/* Work that waits on a stream: done when somebody waits for the stream, so that who does not sees
 * nothing of it. */
typedef struct fake_work {
	int (*run)(void *arg); /* its code */
	void *arg;
	struct fake_work *next;
} fake_work;

typedef struct fake_stream {
	fake_context *context;
	fake_work *first;
} fake_stream;

/* The stream, which must be of the thread's context. */
fake_stream *fake_need_stream(const void *stream, const char *call);
void fake_stream_add(fake_stream *s, int (*run)(void *arg), void *arg);

/* ---- memory of devices: nobody but the fake may touch it between calls ---- */

/* NULL = there is no room. */
void *fake_memory_new(int32_t device, size_t size);
bool fake_memory_end(void *p);
/* Where p lies in memory of a device: its device, and bytes from p on; false = nowhere. */
bool fake_memory_find(const void *p, int32_t *device, size_t *left);
/* All of it may be touched, from here on to fake_memory_close. */
void fake_memory_open(void);
void fake_memory_close(void);
void fake_memory_info(int32_t device, size_t *left, size_t *total);
size_t fake_memory_alive(void);
/* n bytes from p on are of the memory of that device, and alive. */
void fake_need_memory(int32_t device, const void *p, size_t n, const char *call, const char *what);

#pragma GCC visibility pop

#endif
