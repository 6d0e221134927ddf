/* SPDX-License-Identifier: Apache-2.0 */
/* Internal: the state of a reader of kernels, and the parts that its formats share. */
#ifndef FXGE_BACKEND_CHIPS_READER_H
#define FXGE_BACKEND_CHIPS_READER_H

#include "backend/chips/kernels.h"
#include "ops/yaml.h"

enum { FXGE_CHIPS_PORTS = 64 }; /* ports of a type */

typedef FXGE_VEC(fxge_kernel_row) fxge_kernel_list;

typedef struct fxge_chips_reader {
	fxge_arena *arena;
	fxge_diags *diags;
	const char *path;   /* the file being read */
	const char *family; /* the chip that is asked for */
	fxge_kernel_list own, cpu;
	bool complete;      /* the rows of the cores are all that the chip has */
	const char *source; /* that a YAML file names, or NULL */
	uint64_t bytes;     /* size of the files read */
	uint32_t unknown;   /* dtypes whose names are not known */
	fxge_loc unknown_at;
	const char *unknown_name;
	bool ok;
} fxge_chips_reader;

/* ---- shared parts (installed.c) ---- */

fxge_loc fxge_chips_loc(const fxge_chips_reader *r, const fxge_yaml *at);
/* Reports "expected ..." at a place of the file, or for the file if `at` is NULL. */
void fxge_chips_fail(fxge_chips_reader *r, const fxge_yaml *at, const char *expected);
/* Reports a fault of a type's description or row. */
void fxge_chips_fail_type(
	fxge_chips_reader *r, const fxge_yaml *at, const char *type, const char *expected);
/* Returns the length of the identifier at s, 0 if there is none. */
size_t fxge_chips_identifier(const char *s);
bool fxge_chips_is_identifier(const char *s);
/* Returns the text of a scalar, or NULL. */
const char *fxge_chips_text(const fxge_yaml *y);
/* Returns our name of a dtype, or NULL. */
const char *fxge_chips_dtype(const char *name, size_t n);
void fxge_chips_add(
	fxge_chips_reader *r, const fxge_yaml *at, fxge_kernel_row row, fxge_kernel_list *out);

/* ---- formats ---- */

/* Reads a type of a description file of CANN (description.c). */
void fxge_chips_read_type(
	fxge_chips_reader *r, const fxge_yaml *name, const fxge_yaml *y, fxge_engine engine);
/* Reads a chip of a YAML file if it is the one that is asked for, or the AI CPU (exported.c). */
void fxge_chips_read_chip(fxge_chips_reader *r, const fxge_yaml *y);

#endif
