/* SPDX-License-Identifier: Apache-2.0 */
/* Directories that `python -m fxge export` writes. */
#ifndef FXGE_DRIVER_EXPORTED_H
#define FXGE_DRIVER_EXPORTED_H

#include "driver/api.h"

#include <yyjson.h>

/* A program of such a directory. */
typedef struct fxge_exported {
	const char *path;    /* the program; the given path if it is no such directory */
	const char *om;      /* the program for the chip, or NULL */
	const char *real;    /* path without links, by which the program is opened; or NULL */
	fxge_file *manifest; /* or NULL */
	yyjson_val *files;   /* sizes and sums of the files by name; or NULL */
} fxge_exported;

/* Finds a program of the directory `path`: the one named `model`, or with `model` NULL its only
 * one. *e is valid until the arena is released. A directory without manifest is no error: e->path
 * is `path` then. Returns false after a diagnostic. */
bool fxge_exported_find(
	fxge_session *s, fxge_arena *a, const char *path, const char *model, fxge_exported *e);
/* Compares the size and SHA-256 of files with the manifest: of all files, or of the program alone
 * (`fxge compile X.air -o X.om` writes the interface again). Returns false after a diagnostic for
 * each difference. */
bool fxge_exported_compare(fxge_session *s, fxge_arena *a, const fxge_exported *e, bool all);

#endif
