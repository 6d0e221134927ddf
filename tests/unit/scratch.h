/* SPDX-License-Identifier: Apache-2.0 */
/* Temporary directory of a test, removed with its contents. */
#ifndef FXGE_TESTS_UNIT_SCRATCH_H
#define FXGE_TESTS_UNIT_SCRATCH_H

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char scratch[64];

static inline int
scratch_make(void **state)
{
	(void)state;
	snprintf(scratch, sizeof scratch, "/tmp/fxge-test-XXXXXX");
	return mkdtemp(scratch) ? 0 : -1;
}

static inline const char *
scratch_path(const char *name)
{
	static char path[4][PATH_MAX];
	static unsigned next;
	char *p = path[next++ % 4];

	snprintf(p, PATH_MAX, "%s/%s", scratch, name);
	return p;
}

/* Counts the entries of the directory; with `remove`, deletes them. */
static inline int
scratch_count(int remove_too)
{
	DIR *dir = opendir(scratch);
	int n = 0;

	for (struct dirent *e; dir && (e = readdir(dir));)
		if (e->d_name[0] != '.') {
			n++;
			if (remove_too)
				remove(scratch_path(e->d_name));
		}
	if (dir)
		closedir(dir);
	return n;
}

static inline int
scratch_remove(void **state)
{
	(void)state;
	scratch_count(1);
	return rmdir(scratch);
}

static inline void
scratch_write(const char *name, const char *text)
{
	FILE *f = fopen(scratch_path(name), "w");

	if (f) {
		fputs(text, f);
		fclose(f);
	}
}

/* Returns the text of a short file, or "(none)". */
static inline const char *
scratch_read(const char *name)
{
	static char text[256];
	FILE *f = fopen(scratch_path(name), "r");

	if (!f)
		return "(none)";
	text[fread(text, 1, sizeof text - 1, f)] = '\0';
	fclose(f);
	return text;
}

#endif
