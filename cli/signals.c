/* SPDX-License-Identifier: Apache-2.0 */
/* Removal of temporary files when a signal ends the process. */
#include "cli/cli.h"

#include <signal.h>
#include <unistd.h>

static void
on_signal(int sig)
{
	fxge_abort_files();
	signal(sig, SIG_DFL);
	raise(sig);
}

/* Handles a mapped file that was truncated while being read: its pages are gone, and the process
 * cannot continue. */
static void
on_bus_error(int sig)
{
	static const char text[] = "fxge: error: a file was truncated while being read\n";

	(void)sig;
	fxge_abort_files();
	(void)!write(STDERR_FILENO, text, sizeof text - 1);
	_exit(FXGE_IO);
}

void
cli_catch_signals(void)
{
	static const int all[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
	struct sigaction now;

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (sigaction(all[i], NULL, &now) == 0 && now.sa_handler != SIG_IGN)
			signal(all[i], on_signal);
	signal(SIGBUS, on_bus_error);
	signal(SIGXFSZ, SIG_IGN); /* writes then fail with an error that is reported as usual */
}
