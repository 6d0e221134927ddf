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
	char *message;   /* malloc'd; what is wrong */
} number_case;

/* Runs the program in text[0..n). What it executed goes to `t`, unless NULL or it failed. */
void numbers_run(number_case *c, const char *text, size_t n, number_table *t);

/* ---- what was executed (table.c) ---- */

number_table *numbers_table_open(void);
void numbers_table_close(number_table *t);
/* Before compiling: which operators on which dtypes. `numbers_table_keep` takes it over. */
void numbers_table_see(number_table *t, const fxge_program *imported, bool dynamic);
void numbers_table_keep(number_table *t, const fxge_program *compiled);
/* Compares the table as Markdown with the file, or writes it. */
bool numbers_table_judge(number_table *t, const char *path, bool bless);

#endif
