/* SPDX-License-Identifier: Apache-2.0 */
/* One case with numbers: compilation, execution, comparison, and a record of the executed
 * operators. */
#ifndef FXGE_TESTS_OPS_NUMBERS_H
#define FXGE_TESTS_OPS_NUMBERS_H

#include "include/fxge/fxge.h"
#include "ir/graph.h"

#include <string.h>

typedef struct number_table number_table;

typedef struct number_case {
	char name[256];
	bool ok, by_air; /* by_air: also run from a .air file */
	bool refused;    /* not ok because it does not compile */
	int symbols;     /* sizes that were replaced by symbols */
	bool padded;     /* also run with larger padded sizes */
	const char *soc; /* chip to compile for, or NULL */
	bool compile_only;
	char *message; /* malloc'd; the failure */
} number_case;

/* Calls `run` for each program of a bundle, a sequence of programs that start with their version
 * line. Returns false if the file cannot be read. */
bool numbers_each(
	const char *path, void (*run)(void *user, const char *text, size_t n), void *user);

/* Runs the program in text[0..n), or with compile_only only compiles it. Adds its operators
 * to `t`, unless t is NULL or the case failed. */
void numbers_run(number_case *c, const char *text, size_t n, number_table *t);

/* Runs the case with a symbol for every input size beyond 1 and unknown result types. Results must
 * be PyTorch's, and their sizes simple expressions. Also runs larger gears where padding is proved
 * to be safe. */
void numbers_run_free(number_case *c, const char *text, size_t n);

/* ---- free_sizes.c ---- */

/* Creates the symbols and removes the types of results. Returns the number of symbols. */
int free_sizes(fxge_program *p);
/* Returns a result size that a person would not recognise as a formula, or NULL. */
const char *free_sizes_unreadable(fxge_program *p);

/* ---- record of executed operators (table.c) ---- */

number_table *numbers_table_open(void);
void numbers_table_close(number_table *t);
/* Collects operators and dtypes before compilation; `numbers_table_keep` adds them to the table. */
void numbers_table_see(number_table *t, const fxge_program *imported, bool dynamic);
void numbers_table_keep(number_table *t, const fxge_program *compiled);
/* Compares the table, ops/executed.tsv, with the file, or writes it. */
bool numbers_table_judge(number_table *t, const char *path, bool bless);

#endif
