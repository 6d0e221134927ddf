/* Text goldens: what a case gives is compared with the file beside it. */
#ifndef FXGE_TESTS_GOLDEN_H
#define FXGE_TESTS_GOLDEN_H

#include <stdbool.h>
#include <stddef.h>

/* The whole file, NUL-terminated, from malloc; NULL = cannot be read. `n` may be NULL. */
char *golden_read(const char *path, size_t *n);
/* True when the file at `path` holds `found` (an absent file: when `found` is NULL). Else says
 * where they part, like a unified diff. With `bless`, makes it so instead. */
/* A built-in row's line in its file is left out of goldens, in place: rows that come before it
 * would change them. `s`, which may be NULL. */
char *golden_without_lines(char *s);

bool golden_judge(const char *path, const char *found, bool bless);
/* A built-in row's line in its file is left out of goldens, in place: rows that come before it
 * would change them. `s`, which may be NULL. */
char *golden_without_lines(char *s);
/* Lines of `want` and `got` that differ, with some context, on standard output. */
void golden_diff(const char *title, const char *want, const char *got);
/* Calls `run(user, path)` for every file of the folder whose name ends in `suffix`, in order;
 * prints the counts. The exit code of a test: 0 when there are any and all are true. */
int golden_folder(
	const char *folder, const char *suffix, bool (*run)(void *user, const char *path), void *user);

#endif
