/* SPDX-License-Identifier: Apache-2.0 */
/* Removal of temporary files when a signal ends the process. */
#include "cli/cli.h"

#include <signal.h>
#include <unistd.h>

/* Signals that end a process unless they are caught, without those of crashes. */
static const int ending[] = {
	SIGHUP,
	SIGINT,
	SIGQUIT,
	SIGPIPE,
	SIGALRM,
	SIGTERM,
	SIGUSR1,
	SIGUSR2,
	SIGXCPU,
	SIGVTALRM,
	SIGPROF,
#ifdef SIGIO
	SIGIO,
#endif
#ifdef SIGPWR
	SIGPWR,
#endif
#ifdef SIGSTKFLT
	SIGSTKFLT,
#endif
};

static void (*volatile at_end)(void); /* or NULL */

void
cli_at_end(void (*restore)(void))
{
	at_end = restore;
}

static void
restore_all(void)
{
	if (at_end)
		at_end();
	fxge_abort_files();
}

static void
on_signal(int sig)
{
	restore_all();
	signal(sig, SIG_DFL);
	raise(sig);
}

static volatile sig_atomic_t held; /* a signal that came while signals were held, or 0 */

static void
on_held_signal(int sig)
{
	held = sig;
}

/* Handles a mapped file that was truncated while being read: its pages are gone, and the process
 * cannot continue. */
static void
on_bus_error(int sig)
{
	static const char text[] = "fxge: error: a file was truncated while being read\n";

	(void)sig;
	restore_all();
	(void)!write(STDERR_FILENO, text, sizeof text - 1);
	_exit(FXGE_IO);
}

/* Replaces one handler by another; others stay. */
static void
replace(int sig, void (*from)(int), void (*to)(int))
{
	struct sigaction now;

	if (sigaction(sig, NULL, &now) == 0 && now.sa_handler == from)
		signal(sig, to);
}

static void
replace_all(void (*from)(int), void (*to)(int))
{
	for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
		replace(ending[i], from, to);
	for (int sig = SIGRTMIN; sig <= SIGRTMAX; sig++)
		replace(sig, from, to);
}

void
cli_hold_signals(void)
{
	replace_all(on_signal, on_held_signal);
}

void
cli_release_signals(void)
{
	replace_all(on_held_signal, on_signal);
	if (held)
		raise(held);
}

void
cli_catch_signals(void)
{
	replace_all(SIG_DFL, on_signal);
	signal(SIGBUS, on_bus_error);
	signal(SIGXFSZ, SIG_IGN); /* writes then fail with an error that is reported as usual */
}
