/* SPDX-License-Identifier: Apache-2.0 */
/* Runs bundles of cases (cases.py) on the CPU executor and compares with PyTorch's results.
 *
 * `run_numbers [--xfail LIST] [--soc CHIP] FILE...` runs and compares, as compiled for the chip.
 * `run_numbers --table [--bless] TABLE FILE...` also compares the executed operators with the file
 * TABLE, or writes it. The comparison only compiles the cases, which other tests run. */
#include "tests/ops/numbers.h"

#include "tests/golden.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct tally {
	int cases, failed, expected, by_air;
	bool compile_only;
	const char *soc; /* chip to compile for, or NULL */
	char *xfail;     /* lines `case reason`, or NULL */
	number_table *table;
} tally;

/* Returns the reason why this case may fail, or NULL. */
static const char *
excuse(const tally *t, const char *name)
{
	size_t n = strlen(name);

	for (const char *s = t->xfail; s && *s; s = strchr(s, '\n') + 1) {
		if (strncmp(s, name, n) == 0 && s[n] == ' ')
			return s + n + 1;
		if (!strchr(s, '\n'))
			break;
	}
	return NULL;
}

static void
count_case(tally *t, const number_case *c)
{
	const char *why = excuse(t, c->name);

	t->cases++;
	t->by_air += c->by_air;
	if (c->ok && !why)
		return;
	if (!c->ok && why) {
		t->expected++;
		return;
	}
	t->failed++;
	printf("FAILED %s: %s", c->name,
		c->ok ? "passes, and stands in the list of expected failures\n" : c->message);
}

static void
run_case(void *user, const char *text, size_t n)
{
	tally *t = user;
	number_case c = {.soc = t->soc, .compile_only = t->compile_only};

	numbers_run(&c, text, n, t->table);
	count_case(t, &c);
	free(c.message);
}

int
main(int argc, char **argv)
{
	tally t = {0};
	const char *table = NULL;
	bool bless = false;
	int i = 1;

	for (; i < argc && argv[i][0] == '-'; i++)
		if (strcmp(argv[i], "--bless") == 0)
			bless = true;
		else if (strcmp(argv[i], "--table") == 0 && i + 1 < argc)
			table = argv[++i];
		else if (strcmp(argv[i], "--soc") == 0 && i + 1 < argc)
			t.soc = argv[++i];
		else if (strcmp(argv[i], "--xfail") == 0 && i + 1 < argc)
			t.xfail = golden_read(argv[++i], NULL);
	if (i >= argc) {
		fputs("usage: run_numbers [--xfail LIST] [--soc CHIP] [--table TABLE [--bless]] FILE...\n",
			stderr);
		return 2;
	}
	t.table = table ? numbers_table_open() : NULL;
	t.compile_only = table && !bless;
	for (; i < argc; i++)
		t.failed += !numbers_each(argv[i], run_case, &t);
	printf("%d cases, %d failed, %d expected to fail, %d also through .air\n", t.cases, t.failed,
		t.expected, t.by_air);
	bool same = !table || numbers_table_judge(t.table, table, bless);

	if (!same)
		printf("the table is not up to date: scripts/pages.sh writes it\n");
	numbers_table_close(t.table);
	free(t.xfail);
	return t.failed != 0 || !same;
}
