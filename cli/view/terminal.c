/* SPDX-License-Identifier: Apache-2.0 */
/* A terminal in the mode of full-screen programs, and its restoration at any signal. */
#include "cli/view/terminal.h"

#include "cli/cli.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct termios before, during;
static volatile sig_atomic_t active, changed;

/* Signals of crashes, which end the process. */
static const int crashes[] = {SIGSEGV, SIGABRT, SIGFPE, SIGILL};

static void
put(const char *s)
{
	(void)!write(STDOUT_FILENO, s, strlen(s));
}

/* Enters the mode: another screen, no cursor, no wrapping of long lines. Async-signal-safe; does
 * nothing the second time. */
static void
enter(void)
{
	if (active)
		return;
	tcsetattr(STDIN_FILENO, TCSANOW, &during);
	put("\033[?1049h\033[?25l\033[?7l");
	active = 1;
}

/* Leaves the mode. Async-signal-safe; does nothing the second time. */
static void
leave(void)
{
	if (!active)
		return;
	active = 0;
	put("\033[0m\033[?7h\033[?25h\033[?1049l");
	tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

/* ---- signals ---- */

static void
set_handler(int sig, void (*handler)(int))
{
	struct sigaction a = {.sa_handler = handler};

	sigemptyset(&a.sa_mask);
	sigaction(sig, &a, NULL);
}

static void
on_change(int sig)
{
	(void)sig;
	changed = 1;
}

static void
on_crash(int sig)
{
	leave();
	signal(sig, SIG_DFL);
	raise(sig);
}

static void
on_continue(int sig)
{
	int error = errno;

	(void)sig;
	active = 0; /* a shell may have changed the terminal */
	enter();
	changed = 1;
	errno = error;
}

/* Stops the process with the terminal as before. */
static void
on_stop(int sig)
{
	int error = errno;
	sigset_t only;

	leave();
	signal(sig, SIG_DFL);
	sigemptyset(&only);
	sigaddset(&only, sig);
	raise(sig);
	sigprocmask(
		SIG_UNBLOCK, &only, NULL); /* the process stops here, unless nobody could continue it */
	set_handler(sig, on_stop);
	enter();
	changed = 1;
	errno = error;
}

static void
set_handlers(bool on)
{
	for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
		set_handler(crashes[i], on ? on_crash : SIG_DFL);
	set_handler(SIGWINCH, on ? on_change : SIG_DFL);
	set_handler(SIGCONT, on ? on_continue : SIG_DFL);
	set_handler(SIGTSTP, on ? on_stop : SIG_DFL);
	cli_at_end(on ? leave : NULL);
}

/* ---- screen ---- */

bool
terminal_is_there(void)
{
	const char *kind = getenv("TERM");

	return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && kind && *kind
		   && strcmp(kind, "dumb") != 0;
}

bool
terminal_open(void)
{
	if (tcgetattr(STDIN_FILENO, &before) != 0)
		return false;
	during = before;
	during.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	during.c_cc[VMIN] = 1;
	during.c_cc[VTIME] = 0;
	set_handlers(true);
	enter();
	return true;
}

void
terminal_close(void)
{
	leave();
	set_handlers(false);
}

void
terminal_size(int *rows, int *columns)
{
	struct winsize w;

	*rows = 24;
	*columns = 80;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 && w.ws_row && w.ws_col) {
		*rows = w.ws_row;
		*columns = w.ws_col;
	}
}

/* ---- keys ---- */

/* Returns the next byte, TERMINAL_END, or TERMINAL_OTHER after this time without one. */
static int
next_byte(int milliseconds)
{
	struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
	unsigned char c;
	int n = poll(&in, 1, milliseconds);

	if (n == 0 || (n < 0 && errno == EINTR))
		return TERMINAL_OTHER;
	ssize_t got = n < 0 ? -1 : read(STDIN_FILENO, &c, 1);

	if (got < 0 && (errno == EINTR || errno == EAGAIN))
		return TERMINAL_OTHER;
	return got == 1 ? c : TERMINAL_END;
}

/* Sequences behind the escape character. */
static const struct {
	const char *text;
	int key;
} sequences[] = {
	{"[A", TERMINAL_UP},
	{"[B", TERMINAL_DOWN},
	{"[C", TERMINAL_RIGHT},
	{"[D", TERMINAL_LEFT},
	{"OA", TERMINAL_UP},
	{"OB", TERMINAL_DOWN},
	{"OC", TERMINAL_RIGHT},
	{"OD", TERMINAL_LEFT},
	{"[5~", TERMINAL_PAGE_UP},
	{"[6~", TERMINAL_PAGE_DOWN},
	{"[H", TERMINAL_HOME},
	{"[F", TERMINAL_LAST},
	{"OH", TERMINAL_HOME},
	{"OF", TERMINAL_LAST},
	{"[1~", TERMINAL_HOME},
	{"[4~", TERMINAL_LAST},
	{"[7~", TERMINAL_HOME},
	{"[8~", TERMINAL_LAST},
};

/* Returns the key of a sequence that begins with the escape character. */
static int
sequence(void)
{
	enum { WAIT = 50, MOST = 16 }; /* milliseconds between the bytes of a sequence; its bytes */
	char text[MOST + 1] = {0};
	int n = 0, c = next_byte(WAIT);

	if (c == TERMINAL_OTHER)
		return TERMINAL_ESCAPE;
	for (; c >= 0 && c < TERMINAL_UP && n < MOST; c = next_byte(WAIT)) {
		text[n++] = (char)c;
		if (n > 1 && c >= '@' && c <= '~') /* the last byte */
			break;
		if (n == 1 && c != '[' && c != 'O')
			return TERMINAL_OTHER;
	}
	for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++)
		if (strcmp(sequences[i].text, text) == 0)
			return sequences[i].key;
	return TERMINAL_OTHER;
}

int
terminal_key(void)
{
	enum { WAIT = 250 }; /* a signal just before the wait is seen after it */

	for (;;) {
		if (changed) {
			changed = 0;
			return TERMINAL_REDRAW;
		}
		int c = next_byte(WAIT);

		if (c == TERMINAL_ESCAPE)
			return sequence();
		if (c != TERMINAL_OTHER)
			return c;
	}
}
