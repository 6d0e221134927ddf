/* SPDX-License-Identifier: Apache-2.0 */
/* Runs every case of the bundles with a symbol for each size: formulas of rows must hold for all
 * sizes, also in padded runs. `run_free_sizes LIST FILE...`; LIST has the cases that compile for
 * constant sizes only, one line `prefix-of-case reason` each, and a line that is not needed
 * fails. */
#include "tests/ops/numbers.h"

#include "tests/golden.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LINES = 100 };

typedef struct tally {
	char *list;
	const char *line[MAX_LINES];
	bool was_true[MAX_LINES];
	int n_lines, cases, ran, padded, refused, failed;
} tally;

static bool
read_list(tally *t, const char *path)
{
	t->list = golden_read(path, NULL);
	for (char *s = t->list; s && *s;) {
		char *end = strchr(s, '\n');

		if (!end || t->n_lines == MAX_LINES)
			return false;
		*end = 0;
		if (*s != '#')
			t->line[t->n_lines++] = s;
		s = end + 1;
	}
	return t->list != NULL;
}

/* Returns true if the list has the case, and marks the line as needed. */
static bool
is_excused(tally *t, const char *name)
{
	for (int i = 0; i < t->n_lines; i++)
		if (strncmp(name, t->line[i], strcspn(t->line[i], " ")) == 0)
			return t->was_true[i] = true;
	return false;
}

static void
count(void *user, const char *text, size_t n)
{
	tally *t = user;
	number_case c = {0};

	numbers_run_free(&c, text, n);
	t->cases++;
	if (c.refused && is_excused(t, c.name)) {
		t->refused++;
	} else if (!c.ok) {
		t->failed++;
		printf("FAILED %s: %s", c.name, c.message);
	} else {
		t->ran += c.symbols > 0;
		t->padded += c.padded;
	}
	free(c.message);
}

int
main(int argc, char **argv)
{
	tally t = {0};
	bool partial = argc > 1 && strcmp(argv[1], "--partial") == 0;

	argv += partial;
	argc -= partial;
	if (argc < 3 || !read_list(&t, argv[1])) {
		fputs("usage: run_free_sizes [--partial] LIST FILE...\n", stderr);
		return 2;
	}
	for (int i = 2; i < argc; i++)
		if (!numbers_each(argv[i], count, &t))
			t.failed++;
	for (int i = 0; i < t.n_lines && !partial; i++) {
		if (!t.was_true[i])
			printf("FAILED %s: no case is refused, remove the line\n", t.line[i]);
		t.failed += !t.was_true[i];
	}
	printf(
		"%d cases: %d with symbols agree with PyTorch, %d of them padded, too; %d want constants, "
		"%d failed\n",
		t.cases, t.ran, t.padded, t.refused, t.failed);
	free(t.list);
	return t.failed != 0;
}
