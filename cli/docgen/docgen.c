/* SPDX-License-Identifier: Apache-2.0 */
/* Build tool that writes the manual and the shell completions: fxge-docgen DIR. */
#include "cli/docgen/docgen.h"

#include <errno.h>
#include <string.h>

static const struct {
	const char *name;
	void (*write)(FILE *f);
} outputs[] = {
	{"fxge.1", cli_write_man},
	{"fxge.bash", cli_write_bash},
	{"_fxge", cli_write_zsh},
	{"fxge.fish", cli_write_fish},
};

static int
make(const char *dir, const char *name, void (*write)(FILE *f))
{
	char path[4096];
	int n = snprintf(path, sizeof path, "%s/%s", dir, name);
	FILE *f = n > 0 && (size_t)n < sizeof path ? fopen(path, "w") : NULL;

	if (f)
		write(f);
	if (f && !ferror(f) && fclose(f) == 0)
		return 0;
	fprintf(stderr, "fxge-docgen: %s: %s\n", path, strerror(errno));
	return 1;
}

int
main(int argc, char **argv)
{
	int status = 0;

	if (argc != 2) {
		fputs("usage: fxge-docgen DIR\n", stderr);
		return 2;
	}
	for (size_t i = 0; i < sizeof outputs / sizeof *outputs && status == 0; i++)
		status = make(argv[1], outputs[i].name, outputs[i].write);
	return status;
}
