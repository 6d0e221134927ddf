/* One case with numbers: compiling, running, comparing, and noting what was executed. */
#ifndef FXGE_TESTS_OPS_NUMBERS_H
#define FXGE_TESTS_OPS_NUMBERS_H

#include "include/fxge/fxge.h"
#include "ir/graph.h"

#include <string.h>

typedef struct number_table number_table;

typedef struct number_case {
	char name[256];
	bool ok, by_air; /* by_air: ran once more as read back from a .air file */
	bool refused;    /* not ok, since it does not compile */
	int symbols;     /* sizes that are symbols now */
	bool padded;     /* and some are free to be larger: it ran so */
	char *message;   /* malloc'd; what is wrong */
} number_case;

/* Calls `run` with each program of a bundle (they stand one after the other; each begins with its
 * version line); false if the file cannot be read. */
bool numbers_each(
	const char *path, void (*run)(void *user, const char *text, size_t n), void *user);

/* Runs the program in text[0..n). What it executed goes to `t`, unless NULL or it failed. */
void numbers_run(number_case *c, const char *text, size_t n, number_table *t);

/* The same where every size of an input beyond 1 is a symbol of its own and nothing is known of
 * results: they are what PyTorch computed, and their sizes simple expressions; also in larger
 * gears, where padding is proved. */
void numbers_run_free(number_case *c, const char *text, size_t n);

/* ---- free_sizes.c ---- */

/* Makes those symbols, and forgets results' metas; how many there are. */
int free_sizes(fxge_program *p);
/* The size among the results' that a person would not read as a formula, or NULL. */
const char *free_sizes_unreadable(fxge_program *p);

/* ---- what was executed (table.c) ---- */

number_table *numbers_table_open(void);
void numbers_table_close(number_table *t);
/* Before compiling: which operators on which dtypes. `numbers_table_keep` takes it over. */
void numbers_table_see(number_table *t, const fxge_program *imported, bool dynamic);
void numbers_table_keep(number_table *t, const fxge_program *compiled);
/* Compares the table, ops/executed.tsv, with the file, or writes it. */
bool numbers_table_judge(number_table *t, const char *path, bool bless);

#endif
