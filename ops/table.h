/* SPDX-License-Identifier: Apache-2.0 */
/* Loader of operator descriptions: YAML rows to the structs of ops/op.h, with all checks. The
 * build's generator and the run-time option `--ops FILE` share it. ops/README.md describes the
 * rows. */
#ifndef FXGE_OPS_TABLE_H
#define FXGE_OPS_TABLE_H

#include "ops/choice.h"

/* A row's data beyond fxge_op, by name; the build resolves the names to C functions. */
typedef struct fxge_op_source {
	fxge_op op;
	const char *meta;    /* aten: meta_<meta> in infer/; ge: shape_<meta> in infer/ (key `shape`) */
	const char *convert; /* aten: conv_<convert> in converters/ */
	const char *decompose_fn; /* aten: decomp_<name> in decomp/ */
	const char *kernel;       /* ge: cpu_<kernel> in backend/cpu/ */
	const char *family;       /* file stem */
	const char *file;
	int line;
} fxge_op_source;

typedef struct fxge_op_table {
	fxge_arena *arena;
	fxge_names *names;
	FXGE_VEC(fxge_op_source *) rows;
	fxge_strmap by_name;
	const struct fxge_op_table *before; /* operators of files loaded before, or NULL */
	fxge_strmap alike; /* the first n_alike rows of GE types, by lower-case names without `_` */
	size_t n_alike;
	struct fxge_helpers *shared;           /* functions for the formulas of all files */
	struct fxge_fx_pool *formulas;         /* formulas of the rows */
	FXGE_VEC(fxge_op_functions) functions; /* texts of the shared functions */
	/* searched before a name counts as unknown: the built-in table at run time, or NULL */
	const fxge_op *(*builtin)(void *user, const char *name, size_t n);
	/* returns the k-th built-in operator of a base name, "aten.add"; may be NULL */
	const fxge_op *(*overload)(void *user, const char *base, int k);
	/* returns a GE type that no converter emits, or NULL; may be NULL */
	const fxge_op *(*prototype)(void *user, const char *name, size_t n);
	void *builtin_user;
	/* returns whether a plugin converts the operator: its row needs no lowering; may be NULL */
	bool (*converted)(void *user, const char *name);
	void *converted_user;
	bool run_time; /* rows must not name C functions; require `shape` if there is no composition */
} fxge_op_table;

void fxge_op_table_init(fxge_op_table *t, fxge_arena *a, fxge_names *names);
/* Parses and checks one file's text; `family` is its stem. Diagnostics have file and line. */
bool fxge_op_table_load(fxge_op_table *t, fxge_diags *d, const char *path, const char *text,
	size_t n, const char *family);
/* Finishes the table after all files: resolves mappings across rows, checks every row, finds
 * duplicates, sorts by name and numbers ids from `first_id`. Returns false after diagnostics; the
 * table must not be used then. */
bool fxge_op_table_finish(fxge_op_table *t, fxge_diags *d, uint32_t first_id);

/* Adds the rows that the loader made for `of`: its gradients and variants. Keys are pointers to
 * them. */
void fxge_op_add_parts(fxge_arena *a, fxge_map *parts, const fxge_op *of);

/* Sets the computation of an operator that is not a row of `t`: a formula over its parameters,
 * which may call GE operators. `at` is the position of the text in its file; returns false after
 * diagnostics. */
bool fxge_op_table_define(
	fxge_op_table *t, fxge_diags *d, const fxge_loc *at, const char *text, fxge_op *op);

/* Parses one schema in PyTorch's notation, `aten::add.Tensor(Tensor self, ...) -> Tensor`. */
bool fxge_schema_parse(
	fxge_op_table *t, fxge_diags *d, const fxge_loc *loc, const char *schema, fxge_op *out);

/* Operators that a session loaded at run time. */
typedef struct fxge_op_overlay {
	fxge_op_table table;
	fxge_map replacers; /* replaced operator -> last fxge_replacer (ir/replacers.h); the first */
	size_t n_searched;  /* n_searched rows are in it */
	const char *const *paths; /* file names, for messages */
	int n_paths;
	FXGE_VEC(const struct fxge_file *) files; /* loaded files: each is loaded once, by any path */
	fxge_choice *choice;                      /* selection of variants; NULL: no settings */
} fxge_op_overlay;

/* Returns a loaded operator by name, or NULL. `o` may be NULL. */
const fxge_op *fxge_op_overlay_find(const fxge_op_overlay *o, const char *name, size_t n);

/* Returns the k-th loaded operator of base name "my.gelu", or of that full name. If there are
 * fewer, subtracts their number from *k and returns NULL. */
const fxge_op *fxge_op_overlay_overload(const fxge_op_overlay *o, const char *base, int *k);

/* The built-in table as the loader sees it: ids of loaded rows begin at `count`. */
typedef struct fxge_op_builtins {
	const fxge_op *(*find)(void *user, const char *name, size_t n);
	const fxge_op *(*overload)(void *user, const char *base, int k); /* see fxge_op_table */
	void *user;
	uint32_t count;
	const fxge_op *(*prototype)(void *user, const char *name, size_t n); /* see fxge_op_table */
	const fxge_op_functions *functions;                                  /* or NULL */
	bool (*converted)(void *user, const char *name);                     /* see fxge_op_table */
	void *converted_user;
} fxge_op_builtins;

/* Adds a user's file to s->ops. Returns false after diagnostics; nothing of the file is registered
 * then. */
bool fxge_session_load_ops(fxge_session *s, const char *path, const fxge_op_builtins *builtins);
bool fxge_session_load_ops_text(fxge_session *s, const char *path, const char *text, size_t n,
	const fxge_op_builtins *builtins);

/* Replaces the session's operators by a copy, for loads that can be undone. Returns the previous
 * operators; assigning them to s->ops restores them. */
fxge_op_overlay *fxge_session_branch_ops(fxge_session *s);

#endif
