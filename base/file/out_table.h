/* SPDX-License-Identifier: Apache-2.0 */
/* The process's unpublished temporary files, so that a signal handler can remove them. */
#ifndef FXGE_BASE_FILE_OUT_TABLE_H
#define FXGE_BASE_FILE_OUT_TABLE_H

/* Registers a path and returns its slot, or -1 if memory is exhausted. The path must stay unchanged
 * until fxge_out_table_remove. */
int fxge_out_table_add(const char *path);
/* Registers a directory: fxge_out_abort_all removes it only if it is then empty. */
int fxge_out_table_add_directory(const char *path);
/* Unregisters a path that is published or removed. Ignores -1. */
void fxge_out_table_remove(int slot);

/* Suffix of temporary names: fxge_out_suffix writes FXGE_OUT_SUFFIX with random characters at
 * `at`. */
#define FXGE_OUT_SUFFIX ".tmp-XXXXXX"
void fxge_out_suffix(char *at);

#endif
