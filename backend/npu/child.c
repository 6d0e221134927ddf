/* SPDX-License-Identifier: Apache-2.0 */
/* Child processes: run in their own process group, read line by line, and killed with all
 * descendants. */
#include "backend/npu/child.h"

#include "base/file/fd.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_LINE = 4096, TICK = 100 /* ms between checks of the child */, TABLE = 16 };

/* ---- running children, for signal handlers ---- */

static _Atomic pid_t running[TABLE];

static int
table_add(pid_t child)
{
	for (int i = 0; i < TABLE; i++) {
		pid_t none = 0;

		if (atomic_compare_exchange_strong(&running[i], &none, child))
			return i;
	}
	return -1; /* PR_SET_PDEATHSIG still kills the child with this process */
}

void
fxge_child_abort_all(void)
{
	for (int i = 0; i < TABLE; i++)
		if (running[i] > 0)
			kill(-running[i], SIGKILL);
}

/* ---- child ---- */

typedef struct ends {
	int out[2];    /* output of the child */
	int failed[2]; /* receives errno of a failed start; a successful start closes it */
	bool talks;    /* out[1] is a socket: input and output of the child, whose errors are dropped */
} ends;

static int
call_body(void *arg)
{
	const fxge_child *c = arg;

	c->body(c->arg, 1);
	return 1;
}

/* Starts the program or calls the body. Only async-signal-safe calls are allowed before exec. */
static void
start_child(fxge_heap *h, const fxge_child *c, const ends *e, pid_t parent)
{
	static const int usual[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS, SIGINT,
		SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ};
	int null = fxge_fd_open("/dev/null", O_RDWR, 0), in = e->talks ? e->out[1] : null;
	int errors = e->talks ? null : e->out[1];

	for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
		signal(usual[i], SIG_DFL);
	setpgid(0, 0);
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (getppid() != parent) /* the parent has ended meanwhile */
		_exit(1);
	setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
	if (null < 0 || dup2(in, 0) < 0 || dup2(e->out[1], 1) < 0 || dup2(errors, 2) < 0
		|| (c->directory && chdir(c->directory) != 0))
		goto failed;
	if (c->body) {
		close(e->failed[1]);
		fxge_heap_guard(
			h, call_body, (void *)(uintptr_t)c); /* exhausted memory ends the child here */
		_exit(0);
	}
	execve(c->argv[0], (char *const *)(uintptr_t)c->argv,
		c->env ? (char *const *)(uintptr_t)c->env : environ);
failed:;
	int error = errno;

	(void)!write(e->failed[1], &error, sizeof error);
	_exit(127);
}

/* ---- parent ---- */

typedef struct reading {
	const fxge_child *child;
	char line[MAX_LINE];
	size_t n;
	bool skip; /* dropping the rest of an overlong line */
} reading;

static void
end_line(reading *r)
{
	if (r->child->line && !r->skip)
		r->child->line(r->child->user, r->line, r->n);
	r->n = 0;
	r->skip = false;
}

static void
split_lines(reading *r, const char *p, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (p[i] == '\n') {
			r->line[r->n] = 0;
			end_line(r);
			continue;
		}
		if (r->n + 1 == sizeof r->line) {
			r->line[r->n] = 0;
			end_line(r);
			r->skip = true;
		}
		if (!r->skip)
			r->line[r->n++] = p[i];
	}
}

static int64_t
milliseconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Reads available output. Returns false at the end of the stream. */
static bool
read_some(reading *r, int from)
{
	char part[MAX_LINE];
	ssize_t n = read(from, part, sizeof part);

	if (n > 0)
		split_lines(r, part, (size_t)n);
	return n > 0 || (n < 0 && (errno == EINTR || errno == EAGAIN));
}

/* Reads output until the child itself ends; its descendants may keep the stream open. */
static void
read_output(reading *r, int from, pid_t pid, fxge_child_end *end)
{
	int64_t until = r->child->seconds ? milliseconds() + r->child->seconds * 1000LL : INT64_MAX;
	bool open = true, alive = true;
	int status = 0, tick = 1; /* a child that closes its output usually ends at once */

	while (alive) {
		struct pollfd f = {.fd = open ? from : -1, .events = POLLIN};

		if (poll(&f, 1, open ? TICK : tick) > 0)
			open = read_some(r, from);
		else if (!open && tick < TICK)
			tick *= 2;
		pid_t gone = waitpid(pid, &status, WNOHANG);

		alive = gone == 0 || (gone < 0 && errno == EINTR);
		if (alive && milliseconds() >= until) {
			end->late = true;
			until = INT64_MAX;
			kill(-pid, SIGKILL);
		}
	}
	kill(-pid, SIGKILL);
	fcntl(from, F_SETFL, O_NONBLOCK);
	for (struct pollfd f = {.fd = from, .events = POLLIN}; open && poll(&f, 1, 0) > 0;)
		open = read_some(r, from);
	if (r->n) {
		r->line[r->n] = 0;
		end_line(r);
	}
	end->code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
	end->signal = WIFSIGNALED(status) && !end->late ? WTERMSIG(status) : 0;
}

static bool
open_ends(ends *e)
{
	if (!fxge_fd_pipe(e->out))
		return false;
	if (fxge_fd_pipe(e->failed))
		return true;
	close(e->out[0]);
	close(e->out[1]);
	return false;
}

/* Resources of a running child, released also if a line callback exhausts memory. */
typedef struct resources {
	ends e;
	pid_t pid;
	int slot; /* index in the table, or -1 */
} resources;

static void
release(void *arg)
{
	resources *h = arg;
	int *const all[] = {&h->e.out[0], &h->e.out[1], &h->e.failed[0], &h->e.failed[1]};

	if (h->pid > 0) {
		kill(-h->pid, SIGKILL);
		while (waitpid(h->pid, NULL, 0) < 0 && errno == EINTR)
			;
	}
	h->pid = 0;
	if (h->slot >= 0)
		running[h->slot] = 0;
	h->slot = -1;
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (*all[i] >= 0) {
			close(*all[i]);
			*all[i] = -1;
		}
}

static void
close_end(int *fd)
{
	close(*fd);
	*fd = -1;
}

static const resources none = {.e = {{-1, -1}, {-1, -1}, false}, .slot = -1};

/* Starts a child with these ends, if they were `opened`. Returns errno of a failure, or 0. */
static int
start(fxge_arena *a, const fxge_child *c, resources *h, bool opened)
{
	pid_t parent = getpid();
	int error = 0;

	if (!opened) {
		error = errno;
		*h = none;
		return error;
	}
	h->pid = fork();
	if (h->pid == 0)
		start_child(a->heap, c, &h->e, parent);
	if (h->pid < 0)
		return errno;
	h->slot = table_add(h->pid);
	setpgid(h->pid, h->pid); /* parent and child both set it, whichever runs first */
	close_end(&h->e.out[1]);
	close_end(&h->e.failed[1]);
	while (read(h->e.failed[0], &error, sizeof error) < 0 && errno == EINTR)
		;
	return error;
}

void
fxge_child_run(fxge_arena *a, const fxge_child *c, fxge_child_end *end)
{
	reading *r = FXGE_NEW(a, reading);
	resources *h = FXGE_NEW(a, resources);

	*end = (fxge_child_end){0};
	*h = none;
	fxge_arena_defer(a, release, h);
	r->child = c;
	end->error = start(a, c, h, open_ends(&h->e));
	if (!end->error) {
		read_output(r, h->e.out[0], h->pid, end);
		h->pid = 0; /* already waited for */
	}
	release(h);
}

const char *
fxge_child_ended(fxge_arena *a, const fxge_child *c, const fxge_child_end *end)
{
	const char *name = end->signal ? sigabbrev_np(end->signal) : NULL;

	if (end->error)
		return fxge_arena_printf(a, "cannot start: %s", strerrordesc_np(end->error));
	if (end->late)
		return fxge_arena_printf(a, "no answer within %d seconds", c->seconds);
	if (end->signal)
		return name ? fxge_arena_printf(a, "SIG%s", name)
					: fxge_arena_printf(a, "signal %d", end->signal);
	return fxge_arena_printf(a, "exit code %d", end->code);
}

/* ---- children that answer ---- */

struct fxge_dialogue {
	resources h;
};

static bool
open_socket(ends *e)
{
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, e->out) != 0)
		return false;
	e->talks = true;
	for (int i = 0; i < 2; i++)
		e->out[i] = fxge_fd_raise(e->out[i]);
	if (e->out[0] >= 0 && e->out[1] >= 0 && fxge_fd_pipe(e->failed))
		return true;
	for (int i = 0; i < 2; i++)
		if (e->out[i] >= 0)
			close(e->out[i]);
	return false;
}

fxge_dialogue *
fxge_dialogue_open(fxge_arena *a, const fxge_child *c)
{
	fxge_dialogue *d = FXGE_NEW(a, fxge_dialogue);

	d->h = none;
	fxge_arena_defer(a, release, &d->h);
	if (start(a, c, &d->h, open_socket(&d->h.e)) == 0)
		return d;
	release(&d->h);
	return NULL;
}

void
fxge_dialogue_close(fxge_dialogue *d)
{
	release(&d->h);
}

bool
fxge_dialogue_hear(fxge_dialogue *d, char *answer, size_t room, int seconds)
{
	int64_t until = milliseconds() + seconds * 1000LL;

	for (size_t n = 0;;) {
		struct pollfd f = {.fd = d->h.e.out[0], .events = POLLIN};
		int ready = poll(&f, 1, TICK);

		if (ready < 0 && errno == EINTR)
			continue;
		if (ready < 0 || milliseconds() >= until)
			return false;
		if (ready == 0)
			continue;
		if (read(f.fd, answer + n, 1) != 1)
			return false;
		if (answer[n] == '\n') {
			answer[n] = 0;
			return true;
		}
		n += n + 2 < room;
	}
}

bool
fxge_dialogue_say(fxge_dialogue *d, const char *request)
{
	size_t n = strlen(request);

	return send(d->h.e.out[0], request, n, MSG_NOSIGNAL) == (ssize_t)n;
}
