/* SPDX-License-Identifier: Apache-2.0 */
/* fxge cache: shows or clears the cache of compiled programs. */
#include "cli/cli.h"

#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OPEN_DIRECTORIES = 16 };

/* State of the walk; nftw passes no argument to its callback. */
static struct {
	bool clear;
	int failed; /* errno of the last failed deletion */
	unsigned long long entries, bytes;
} walk;

static bool
ends(const char *s, const char *with)
{
	size_t n = strlen(s), m = strlen(with);

	return n >= m && strcmp(s + n - m, with) == 0;
}

/* Counts or deletes entries and files of interrupted writers; other files are kept. */
static int
visit(const char *path, const struct stat *about, int kind, struct FTW *at)
{
	if (kind == FTW_DP && walk.clear && at->level > 0) {
		rmdir(path); /* fails unless empty */
		return 0;
	}
	if (kind != FTW_F || !(ends(path, ".fxge") || ends(path, ".part")))
		return 0;
	if (walk.clear && unlink(path) != 0) {
		if (errno != ENOENT)
			walk.failed = errno;
		return 0;
	}
	walk.entries += ends(path, ".fxge");
	walk.bytes += (unsigned long long)about->st_size;
	return 0;
}

/* Sets the cache's path. Returns false if it is too long or undefined. */
static bool
cache_path(char path[PATH_MAX])
{
	const char *home = getenv("XDG_CACHE_HOME");
	bool own = home && *home;

	if (!own)
		home = getenv("HOME");
	return home && *home
		   && snprintf(path, PATH_MAX, "%s%s/fxge", home, own ? "" : "/.cache") < PATH_MAX;
}

static int
measure_cache(cli *c, const char *path)
{
	struct stat about;

	if (lstat(path, &about) != 0) {
		if (errno == ENOENT)
			return 0; /* nothing was ever stored */
		return cli_fail(c, 5, "%s: %s", cli_escape(c, path), strerror(errno));
	}
	if (!S_ISDIR(about.st_mode) || about.st_uid != geteuid() || about.st_mode & 022)
		return cli_fail(
			c, 5, "%s is not a directory that only you can write to", cli_escape(c, path));
	if (nftw(path, visit, OPEN_DIRECTORIES, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) != 0)
		walk.failed = errno;
	if (walk.failed)
		return cli_fail(c, 5, "%s: %s", cli_escape(c, path), strerror(walk.failed));
	return 0;
}

static void
show(cli *c, const char *path)
{
	if (c->json) {
		cli_json_text("folder", path);
		printf(",\"entries\":%llu,\"bytes\":%llu,\"cleared\":%s", walk.entries, walk.bytes,
			walk.clear ? "true" : "false");
		return;
	}
	printf("%s: %llu program%s, %llu bytes%s\n", cli_escape(c, path), walk.entries,
		walk.entries == 1 ? "" : "s", walk.bytes, walk.clear ? ", deleted" : "");
}

int
cli_cache(cli *c, int argc, char **argv)
{
	char path[PATH_MAX];
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) >= 0)
		walk.clear = opt == CLI_OPT_CLEAR;
	if (opt == CLI_STOP)
		return status;
	if (optind < argc)
		return cli_usage(c, "unexpected argument '%s'", argv[optind]);
	status = cli_open(c);
	if (status == 0 && !cache_path(path))
		status = cli_fail(
			c, 5, "the location of the cache is unknown: neither XDG_CACHE_HOME nor HOME is set");
	if (status == 0)
		status = measure_cache(c, path);
	if (status == 0)
		show(c, path);
	return cli_close(c, status);
}
