/* SPDX-License-Identifier: Apache-2.0 */
/* Counted calls, requested failures, broken rules, handles. */
#include "npu/fake/fake.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_HANDLES = 1 << 16, MAX_NAMES = 256 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local char message[512];

/* ---- the log ---- */

static void
log_line(const char *text)
{
	const char *path = getenv("FAKE_CANN_LOG");
	int fd = path ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666) : -1;

	if (fd < 0)
		return;
	(void)!write(fd, text, strlen(text));
	close(fd);
}

void
fake_broken(const char *where, const char *fmt, ...)
{
	char text[1024], line[1200];
	va_list args;

	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	snprintf(line, sizeof line, "broken %s: %s\n", where, text);
	log_line(line);
	fprintf(stderr, "fake CANN: %s", line);
	signal(SIGABRT, SIG_DFL);
	abort();
}

/* ---- calls ---- */

static struct {
	const char *name;
	unsigned long n;
} named[MAX_NAMES];
static unsigned long calls;

static unsigned long
count(const char *name)
{
	for (int i = 0; i < MAX_NAMES; i++) {
		if (!named[i].name)
			named[i].name = name;
		if (strcmp(named[i].name, name) == 0)
			return ++named[i].n;
	}
	return 0;
}

/* Returns the code with which this call is to fail; 0: it is not. */
static int
order_of(const char *name, unsigned long n, unsigned long of_name)
{
	const char *order = getenv("FAKE_CANN_FAIL"), *code = order ? strrchr(order, ':') : NULL;
	const char *at = order ? strchr(order, '@') : NULL;

	if (!code)
		return 0;
	if (at ? strtoul(at + 1, NULL, 10) != of_name || strlen(name) != (size_t)(at - order)
				 || strncmp(order, name, strlen(name)) != 0
		   : strtoul(order, NULL, 10) != n)
		return 0;
	if (strcmp(code + 1, "crash") == 0)
		raise(SIGSEGV);
	return atoi(code + 1);
}

int
fake_call(const char *name)
{
	char line[160];

	pthread_mutex_lock(&lock);
	unsigned long n = ++calls;
	int code = order_of(name, n, count(name));

	pthread_mutex_unlock(&lock);
	snprintf(line, sizeof line, "%lu %s %d\n", n, name, code);
	log_line(line);
	message[0] = 0;
	return code ? fake_fails(code, "call %lu was set to fail", n) : 0;
}

int
fake_fails(int code, const char *fmt, ...)
{
	va_list args;
	int n = snprintf(message, sizeof message, "[Fake] ");

	va_start(args, fmt);
	vsnprintf(message + n, sizeof message - (size_t)n, fmt, args);
	va_end(args);
	return code;
}

const char *
fake_message(void)
{
	return message[0] ? message : NULL;
}

/* ---- handles ---- */

static struct {
	void *p;
	fake_kind kind;
	bool alive;
} handles[MAX_HANDLES];
static int n_handles;

static const char *
kind_name(fake_kind k)
{
	static const char *const names[] = {"", "context", "data buffer", "tensor description",
		"stream", "model", "model description", "dataset", "event", "communicator",
		"profiler's configuration"};

	return names[k];
}

void *
fake_new(fake_kind kind, size_t size)
{
	void *p = calloc(1, size);

	pthread_mutex_lock(&lock);
	if (!p || n_handles == MAX_HANDLES)
		fake_broken("the fake itself", "no room for a %s", kind_name(kind));
	handles[n_handles].p = p;
	handles[n_handles].kind = kind;
	handles[n_handles++].alive = true;
	pthread_mutex_unlock(&lock);
	return p;
}

static int
find(const void *p)
{
	for (int i = n_handles; i-- > 0;)
		if (handles[i].p == p)
			return i;
	return -1;
}

static int
need(fake_kind kind, const void *handle, const char *call)
{
	int i = find(handle);

	if (i < 0)
		fake_broken("11 live handles", "%s: %p is no %s", call, handle, kind_name(kind));
	if (handles[i].kind != kind)
		fake_broken("11 handles of the right kind", "%s: a %s in the place of a %s", call,
			kind_name(handles[i].kind), kind_name(kind));
	if (!handles[i].alive)
		fake_broken("11 live handles", "%s: the %s was destroyed", call, kind_name(kind));
	return i;
}

void *
fake_of(fake_kind kind, const void *handle, const char *call)
{
	pthread_mutex_lock(&lock);
	int i = need(kind, handle, call);

	pthread_mutex_unlock(&lock);
	return handles[i].p;
}

void
fake_end(fake_kind kind, const void *handle, const char *call)
{
	pthread_mutex_lock(&lock);
	handles[need(kind, handle, call)].alive = false;
	pthread_mutex_unlock(&lock);
}

void
fake_expect_nothing(const char *when)
{
	for (int i = 0; i < n_handles; i++)
		if (handles[i].alive && handles[i].kind != FAKE_CONTEXT)
			fake_broken("11 all freed before aclFinalize", "%s: a %s is alive", when,
				kind_name(handles[i].kind));
	if (fake_memory_alive())
		fake_broken("11 all freed before aclFinalize", "%s: %zu blocks of device memory are alive",
			when, fake_memory_alive());
}
