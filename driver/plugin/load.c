/* SPDX-License-Identifier: Apache-2.0 */
/* Loading of plugin libraries, with a probe in a child process.
 *
 * A crash of the plugin cannot be handled in this process: a signal handler could report it but not
 * continue, because locks of the loader and of the heap may be held. */
#include "base/diag/operators.h"
#include "driver/plugin/plugin.h"

#include "base/file/fd.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_SECONDS = 60 }; /* time limit of loading and init */

#define FAIL(s, ...) fxge_report(&(s)->diags, NULL, FXGE_D_PLUGIN, __VA_ARGS__)

const fxge_plugin *
fxge_plugin_open(fxge_session *s, const char *path, void **handle)
{
	*handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (!*handle) {
		FAIL(s, "plugin %s cannot be opened: %s", path, dlerror());
		return NULL;
	}
	const fxge_plugin *p = dlsym(*handle, FXGE_PLUGIN_SYMBOL);

	if (!p)
		FAIL(s, "plugin %s does not define `%s`; FXGE_PLUGIN(..) defines it", path,
			FXGE_PLUGIN_SYMBOL);
	return p;
}

/* ---- child ---- */

/* States that the child reports. */
enum { OPENED = 'o', DONE = 'd' };

typedef struct probe {
	fxge_session *session;
	fxge_arena *arena;
	const char *path;
	int to; /* write end of a pipe */
} probe;

static void
send_state(const probe *t, char c)
{
	ssize_t n = write(t->to, &c, 1);

	(void)n; /* without the report, the parent assumes a crash */
}

static void
try_plugin(const probe *t)
{
	void *handle;
	const fxge_plugin *p = fxge_plugin_open(t->session, t->path, &handle);

	send_state(t, OPENED);
	if (p)
		fxge_plugin_register(t->session, t->arena, p, t->path);
}

/* Loads and registers the plugin. Resets signal handlers and disables core dumps: a crash only ends
 * the process. */
static void
run_child(const probe *t)
{
	static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};

	for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
		signal(fatal[i], SIG_DFL);
	setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
	fxge_recovery r;

	fxge_heap_enter(&t->session->heap, &r);
	if (FXGE_RECOVERS(&r))
		try_plugin(t);
	fxge_heap_leave(&r);
	send_state(t, DONE);
	_exit(0);
}

/* ---- parent ---- */

static int64_t
milliseconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Returns the child's last state, 0 if there is none, or -1 after MAX_SECONDS. */
static int
last_state(int from)
{
	int64_t end = milliseconds() + MAX_SECONDS * 1000;
	int last = 0;

	for (;;) {
		struct pollfd f = {.fd = from, .events = POLLIN};
		int64_t left = end - milliseconds();
		char c;

		if (left <= 0)
			return -1;
		if (poll(&f, 1, (int)left) <= 0)
			continue;
		ssize_t n = read(from, &c, 1);

		if (n == 0 || (n < 0 && errno != EINTR))
			return last;
		if (n == 1)
			last = c;
		if (last == DONE)
			return DONE;
	}
}

static const char *
signal_name(int n)
{
	static const struct {
		int n;
		const char *name;
	} all[] = {{SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGILL, "SIGILL"}, {SIGFPE, "SIGFPE"},
		{SIGABRT, "SIGABRT"}, {SIGTRAP, "SIGTRAP"}, {SIGSYS, "SIGSYS"}, {SIGKILL, "SIGKILL"}};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (all[i].n == n)
			return all[i].name;
	return "a signal";
}

static bool
report_end(fxge_session *s, const char *path, int last, pid_t child)
{
	const char *where = last == OPENED ? "in its init" : "while it was opened";
	int status = 0;

	if (last == -1)
		kill(child, SIGKILL);
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	if (last == DONE)
		return true;
	if (last == -1)
		return FAIL(s, "the init of plugin %s did not return within %d seconds", path, MAX_SECONDS);
	if (WIFSIGNALED(status))
		return FAIL(s, "plugin %s crashed %s: %s", path, where, signal_name(WTERMSIG(status)));
	return FAIL(
		s, "plugin %s ended the process %s, with exit code %d", path, where, WEXITSTATUS(status));
}

/* Returns true if another session of this process uses the library, where it did not crash. */
static bool
is_open(const char *path)
{
	void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);

	if (handle)
		dlclose(handle);
	return handle != NULL;
}

bool
fxge_plugin_try(fxge_session *s, fxge_arena *a, const char *path)
{
	int ends[2];

	if (is_open(path) || !fxge_fd_pipe(ends))
		return true;
	pid_t child = fork();

	if (child == 0)
		run_child(&(probe){s, a, path, ends[1]});
	close(ends[1]);
	int last = child > 0 ? last_state(ends[0]) : DONE;

	close(ends[0]);
	return child < 0 || report_end(s, path, last, child);
}
