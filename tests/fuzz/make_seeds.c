/* SPDX-License-Identifier: Apache-2.0 */
/* Writes seeds of the fuzzers in one process: programs as .air or .fxpb files.
 *
 *  make_seeds air|fxpb DIRECTORY FILE ...
 *
 * The seed of DIR/x.fx is DIRECTORY/x.fx.air; a program that fxge refuses has none. */
#include <fxge/fxge.h>

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* Returns false for an internal error. */
static bool
make(const char *format, const char *directory, const char *file)
{
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = s ? fxge_load(s, file, NULL) : NULL;
	const char *slash = strrchr(file, '/');
	char path[PATH_MAX];
	fxge_status end = p ? FXGE_OK : FXGE_INVALID;

	snprintf(path, sizeof path, "%s/%s.%s", directory, slash ? slash + 1 : file, format);
	if (end == FXGE_OK && strcmp(format, "air") == 0)
		end = fxge_compile(p, NULL);
	if (end == FXGE_OK)
		end = fxge_write(p, path, format,
			&(fxge_write_options){.size = sizeof(fxge_write_options), .force = true});
	fxge_close(s);
	return end != FXGE_BUG;
}

int
main(int n, char **words)
{
	int bugs = 0;

	if (n < 4) {
		fprintf(stderr, "usage: make_seeds air|fxpb DIRECTORY FILE ...\n");
		return 2;
	}
	for (int i = 3; i < n; i++)
		if (!make(words[1], words[2], words[i])) {
			fprintf(stderr, "%s: internal error\n", words[i]);
			bugs++;
		}
	return bugs ? 1 : 0;
}
