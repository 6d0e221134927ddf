/* SPDX-License-Identifier: Apache-2.0 */
/* Text goldens: the output of a case is compared with a file next to it. */
#ifndef FXGE_TESTS_GOLDEN_H
#define FXGE_TESTS_GOLDEN_H

#include <stdbool.h>
#include <stddef.h>

/* Reads a whole file. The result is NUL-terminated and from malloc; NULL if the file cannot be
 * read. `n` may be NULL. */
char *golden_read(const char *path, size_t *n);
/* Returns true if the file at `path` holds `found`; a NULL `found` expects no file. Prints a
 * unified diff otherwise. With `bless`, writes the file instead. */
/* Removes the line numbers of built-in rows from s, in place: a row added before them would change
 * them. `s` may be NULL. */
char *golden_without_lines(char *s);

bool golden_judge(const char *path, const char *found, bool bless);
/* A built-in row's line in its file is left out of goldens, in place: rows that come before it
 * would change them. `s`, which may be NULL. */
char *golden_without_lines(char *s);
/* Prints the lines in which `want` and `got` differ, with context, on standard output. */
void golden_diff(const char *title, const char *want, const char *got);
/* Calls `run(user, path)` for every file of the directory whose name ends in `suffix`, in order,
 * and prints counts. Returns a test's exit code: 0 if there are files and all calls returned
 * true. */
int golden_directory(const char *directory, const char *suffix,
	bool (*run)(void *user, const char *path), void *user);

#endif
