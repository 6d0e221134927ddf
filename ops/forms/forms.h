/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of other operator descriptions to rows. The loader checks the rows, so that all checks
 * are in one place; every node keeps the line of its source. Internal to ops/. */
#ifndef FXGE_OPS_FORMS_FORMS_H
#define FXGE_OPS_FORMS_FORMS_H

#include "base/map.h"
#include "base/sbuf.h"
#include "ops/load.h"

/* A list or map under construction. */
typedef struct fxge_tree {
	fxge_arena *arena;
	FXGE_VEC(const fxge_yaml *) keys, items;
} fxge_tree;

/* Returns a scalar; `plain`: without quotes. */
const fxge_yaml *fxge_tree_text(fxge_arena *a, int line, bool plain, const char *text, size_t n);
void fxge_tree_add(fxge_tree *t, const fxge_yaml *item);
/* Adds an entry; returns false if the map has the key already. */
bool fxge_tree_put(fxge_tree *t, const fxge_yaml *key, const fxge_yaml *item);
void fxge_tree_put_word(fxge_tree *t, int line, const char *key, const char *word);
const fxge_yaml *fxge_tree_list(const fxge_tree *t, int line);
const fxge_yaml *fxge_tree_map(const fxge_tree *t, int line);

/* Returns the key of a port or an attribute as rows write it, `{int: 1}` for an attribute type. */
const fxge_yaml *fxge_tree_key(fxge_arena *a, int line, const char *name, size_t n, char mark);
const fxge_yaml *fxge_tree_attr(fxge_arena *a, int line, const char *type, const fxge_yaml *dflt);

/* Returns a dtype as rows write it, or the unchanged name of a class; NULL for other words. */
const char *fxge_tree_dtype_word(fxge_arena *a, const char *s, size_t n);

/* Returns the rows of a file in any form as a list. The file's suffix selects C++ (REG_OP
 * prototypes, schemas of TORCH_LIBRARY); other files are YAML or JSON. NULL after a diagnostic. */
const fxge_yaml *fxge_forms_read(fxge_op_load *l, const char *text, size_t n);

/* The origin of a row: a partial list, the kernel of a chip, a C++ library. */
typedef enum fxge_row_mark {
	FXGE_ROW_PLAIN,
	FXGE_ROW_MAY_MISS,
	FXGE_ROW_OF_KERNEL,
	FXGE_ROW_OF_LIBRARY
} fxge_row_mark;
void fxge_forms_mark(fxge_op_load *l, const fxge_yaml *row, fxge_row_mark mark);

/* A row and its file. */
typedef struct fxge_description {
	const fxge_yaml *row;
	const char *path;
	struct fxge_helpers *helpers; /* functions of the file */
	bool may_miss;                /* omitted if it does not load */
	bool gradients_may_miss;      /* the same for its `backward` */
	bool of_kernel;               /* describes one kernel; other files may add to it */
	fxge_origins *origins;        /* origins of keys from other files, or NULL */
} fxge_description;

/* An omitted operator or gradient, with the reason. */
typedef struct fxge_left_out {
	const char *op;        /* `my.f.default`; empty if the schema cannot be read */
	const char *schema;    /* as in the file */
	const char *arguments; /* arguments without a gradient; NULL: the operator is omitted */
	const char *why, *path;
	int line;
} fxge_left_out;

/* The contents of several files: one row for each operator, in the order of first occurrence. */
typedef struct fxge_descriptions {
	FXGE_VEC(fxge_description *) list;
	fxge_strmap by_subject;
	FXGE_VEC(fxge_left_out) left; /* in the order of discovery */
	fxge_strmap links;            /* fxge_cpp_link of `my::f`: the C++ that implements it */
} fxge_descriptions;

/* Returns the name that the loader assigns to an operator: `my.f.default` for `my::f(..`, or "". */
const char *fxge_forms_name(fxge_arena *a, const char *schema);
/* Returns whether an operator is omitted because its GE type is unknown. */
bool fxge_forms_lacks_type(const fxge_left_out *l);
/* Adds `call` to rows of operators whose C++ names the GE type that computes them. */
void fxge_forms_link(fxge_descriptions *all);
/* Returns whether a file name is that of a C++ source or header. */
bool fxge_forms_is_cpp(const char *path);

/* Reads a file in any form and merges its rows with those of other files. Returns false after
 * diagnostics. */
bool fxge_op_table_read(fxge_op_table *t, fxge_diags *d, const char *path, const char *text,
	size_t n, fxge_descriptions *all);
/* Loads the rows into the table. */
bool fxge_op_table_add(fxge_op_table *t, fxge_diags *d, const fxge_descriptions *all);

/* Reads files into one table, which is not registered; each operator has one merged row. */
bool fxge_session_describe_ops(fxge_session *s, const char *const *paths, size_t n,
	const fxge_op_builtins *builtins, fxge_descriptions *all, fxge_op_table *t);

/* Adds a row, merged with an existing row of the same operator. Returns false after diagnostics for
 * contradictions, each with both locations. */
bool fxge_forms_merge(fxge_op_load *l, fxge_descriptions *all, const fxge_description *said);
/* Print the rows as a file, and a value in one line. */
void fxge_forms_print(fxge_sbuf *b, const fxge_descriptions *all);
void fxge_forms_print_value(fxge_sbuf *b, const fxge_yaml *y);

/* Omits optional rows and gradients that do not load together with the others; reports the
 * omissions, grouped by file and reason. `empty` creates a table for the attempts. */
typedef void fxge_empty_table(void *user, fxge_op_table *t);
void fxge_forms_settle(
	fxge_descriptions *all, fxge_diags *d, fxge_empty_table *empty, void *user, fxge_arena *a);

/* Returns the rows of a C++ text; NULL after a diagnostic. */
const fxge_yaml *fxge_forms_cpp(fxge_op_load *l, const char *text, size_t n);

/* Function lists and derivatives.yaml: detection, rows, and the gradients of an entry as a row's
 * `backward`. */
bool fxge_forms_is_functions(const fxge_yaml *y);
const fxge_yaml *fxge_forms_functions(fxge_op_load *l, const fxge_yaml *y);
void fxge_forms_derivatives(
	fxge_op_load *l, const fxge_yaml *entry, const fxge_yaml *schema, fxge_tree *row);

/* `aic-ASCEND910B-ops-info.json` of an installed package: detection and rows. */
bool fxge_forms_is_ops_info(const fxge_yaml *y);
const fxge_yaml *fxge_forms_ops_info(fxge_op_load *l, const fxge_yaml *y);

/* Parallel lists of a port; `formats` may be NULL. */
typedef struct fxge_port_formats {
	const char *name;
	const fxge_yaml *dtypes, *formats;
} fxge_port_formats;

/* Returns the `format` of a type's row, a map, empty if all formats are ND; NULL after a
 * diagnostic. */
const fxge_yaml *fxge_forms_formats(fxge_op_load *l, const fxge_port_formats *ports, size_t n);

/* Adds the rows of one operator in the layout `op_name, input_desc, ..`, or in msopgen's JSON. */
bool fxge_forms_layout(fxge_op_load *l, const fxge_yaml *y, fxge_tree *rows);

#endif
