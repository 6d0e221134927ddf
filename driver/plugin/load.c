/* Libraries of plugins: opened, and tried in a child process first. What crashes in there cannot be
 * survived here, and a handler of signals could tell of it, but not go on: locks of the loader and
 * of the heap may be held. */
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

enum { MAX_SECONDS = 60 }; /* that a plugin may take to be opened and to register */

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
		FAIL(s, "plugin %s has no symbol `%s`, which FXGE_PLUGIN(..) defines", path,
			FXGE_PLUGIN_SYMBOL);
	return p;
}

/* ---- in the child ---- */

/* How far it came. */
enum { OPENED = 'o', DONE = 'd' };

typedef struct trial {
	fxge_session *session;
	fxge_arena *arena;
	const char *path;
	int to; /* a pipe */
} trial;

static void
say(const trial *t, char c)
{
	ssize_t n = write(t->to, &c, 1);

	(void)n; /* who does not hear of it takes it for a crash */
}

static int
optest_body(void *arg)
{
	const trial *t = arg;
	void *handle;
	const fxge_plugin *p = fxge_plugin_open(t->session, t->path, &handle);

	say(t, OPENED);
	if (p)
		fxge_plugin_register(t->session, t->arena, p, t->path);
	return 1;
}

/* Whatever the program does with signals, here they end the process, without leaving its memory in
 * a file. */
static void
in_child(const trial *t)
{
	static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};

	for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
		signal(fatal[i], SIG_DFL);
	setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
	fxge_heap_guard(&t->session->heap, optest_body, (void *)(uintptr_t)t);
	say(t, DONE);
	_exit(0);
}

/* ---- in the parent ---- */

static int64_t
milliseconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* The last that the child said, 0 = nothing, -1 = it takes too long. */
static int
listen_to(int from)
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
tell_end(fxge_session *s, const char *path, int last, pid_t child)
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
		return FAIL(
			s, "plugin %s did not come back from its init within %d seconds", path, MAX_SECONDS);
	if (WIFSIGNALED(status))
		return FAIL(s, "plugin %s crashed %s: %s", path, where, signal_name(WTERMSIG(status)));
	return FAIL(
		s, "plugin %s ended the process %s, with exit code %d", path, where, WEXITSTATUS(status));
}

/* In use by another session of this process, where it did not crash. */
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
		in_child(&(trial){s, a, path, ends[1]});
	close(ends[1]);
	int last = child > 0 ? listen_to(ends[0]) : DONE;

	close(ends[0]);
	return child < 0 || tell_end(s, path, last, child);
}
