/* Ending by a signal leaves no temporary file. */
#include "cli/cli.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char temp_dir[PATH_MAX]; /* of this process; empty = none */

/* The names that `verify` gives its files; unlink and rmdir may be called in a handler. */
static void
remove_known(const char *dir)
{
	static const char *const names[] = {"/model.air", "/model.io.json", NULL};
	char path[PATH_MAX + 16];

	for (int i = 0; names[i]; i++) {
		size_t n = strlen(dir);

		memcpy(path, dir, n);
		strcpy(path + n, names[i]);
		unlink(path);
	}
	rmdir(dir);
}

static void
on_signal(int sig)
{
	fxge_abort_files();
	if (temp_dir[0])
		remove_known(temp_dir);
	signal(sig, SIG_DFL);
	raise(sig);
}

void
cli_catch_signals(void)
{
	static const int all[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
	struct sigaction now;

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (sigaction(all[i], NULL, &now) == 0 && now.sa_handler != SIG_IGN)
			signal(all[i], on_signal);
}

bool
cli_temp_make(cli *c, char *dir, size_t size)
{
	const char *base = getenv("TMPDIR");

	if (!base || !*base)
		base = "/tmp";
	int n = snprintf(dir, size, "%s/fxge-XXXXXX", base);

	if (n < 0 || (size_t)n >= size || (size_t)n >= sizeof temp_dir || !mkdtemp(dir)) {
		cli_fail(c, FXGE_IO, "no temporary folder in %s: %s", base, strerror(errno));
		return false;
	}
	memcpy(temp_dir, dir, (size_t)n + 1);
	return true;
}

static void
empty_folder(const char *dir)
{
	DIR *d = opendir(dir);

	if (!d)
		return;
	for (struct dirent *e; (e = readdir(d));)
		unlinkat(dirfd(d), e->d_name, 0);
	closedir(d);
}

void
cli_temp_remove(const char *dir)
{
	char path[PATH_MAX + 32];

	snprintf(path, sizeof path, "%s/model.weights", dir);
	empty_folder(path);
	rmdir(path);
	empty_folder(dir);
	rmdir(dir);
	temp_dir[0] = 0;
}
