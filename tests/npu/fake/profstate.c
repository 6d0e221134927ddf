/* SPDX-License-Identifier: Apache-2.0 */
/* State and output directory of the fake's profiler: PROF_N below the given directory. */
#include "npu/fake/prof.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char directory[512];
static bool begun;
static int32_t recorded = -1; /* device */
static unsigned n;

void
fake_prof_init(const char *path, size_t length)
{
	if (begun)
		fake_broken("1.6 aclprofInit", "it was called before, and not aclprofFinalize");
	if (length != strlen(path) || length >= sizeof directory - 64 || access(path, W_OK) != 0)
		fake_broken("1.6 aclprofInit(path,len)", "%zu bytes of '%s'", length, path);
	snprintf(directory, sizeof directory, "%s", path);
	begun = true;
}

void
fake_prof_start(int32_t device)
{
	if (!begun || recorded >= 0)
		fake_broken("1.6 aclprofStart", begun ? "twice" : "before aclprofInit");
	recorded = device;
	n++;
}

void
fake_prof_stop(void)
{
	if (recorded < 0)
		fake_broken("1.6 aclprofStop", "before aclprofStart");
	recorded = -1;
}

void
fake_prof_finalize(void)
{
	if (!begun || recorded >= 0)
		fake_broken("1.6 aclprofFinalize", begun ? "before aclprofStop" : "before aclprofInit");
	begun = false;
}

FILE *
fake_prof_record(int32_t device)
{
	char path[sizeof directory + 64];

	if (recorded != device)
		return NULL;
	snprintf(path, sizeof path, "%s/PROF_%06u", directory, n);
	mkdir(path, 0700);
	strcat(path, "/tasks");
	return fopen(path, "a");
}
