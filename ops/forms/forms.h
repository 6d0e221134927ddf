/* Descriptions of operators in forms other than ours, as rows of ours: the loader checks what they
 * mean, in one place. Every node keeps the line of what it was made from. Nobody but ops/ includes
 * this. */
#ifndef FXGE_OPS_FORMS_FORMS_H
#define FXGE_OPS_FORMS_FORMS_H

#include "base/map.h"
#include "base/sbuf.h"
#include "ops/load.h"

/* A list or map in the making. */
typedef struct fxge_tree {
	fxge_arena *arena;
	FXGE_VEC(const fxge_yaml *) keys, items;
} fxge_tree;

/* A scalar; `plain`: without quotes. */
const fxge_yaml *fxge_tree_text(fxge_arena *a, int line, bool plain, const char *text, size_t n);
void fxge_tree_add(fxge_tree *t, const fxge_yaml *item);
/* False: the map has the key already. */
bool fxge_tree_put(fxge_tree *t, const fxge_yaml *key, const fxge_yaml *item);
void fxge_tree_put_word(fxge_tree *t, int line, const char *key, const char *word);
const fxge_yaml *fxge_tree_list(const fxge_tree *t, int line);
const fxge_yaml *fxge_tree_map(const fxge_tree *t, int line);

/* A port or an attribute as rows write it. `type`: of an attribute, `{int: 1}`. */
const fxge_yaml *fxge_tree_key(fxge_arena *a, int line, const char *name, size_t n, char mark);
const fxge_yaml *fxge_tree_attr(fxge_arena *a, int line, const char *type, const fxge_yaml *dflt);

/* A dtype as rows write it, the name of a class as it is; NULL: it is neither. */
const char *fxge_tree_dtype_word(fxge_arena *a, const char *s, size_t n);

/* The rows of a file in any form, a list: C++ by the end of its name (REG_OP prototypes, schemas of
 * TORCH_LIBRARY), else YAML or JSON. NULL after a report. */
const fxge_yaml *fxge_forms_read(fxge_op_load *l, const char *text, size_t n);

/* The origin of a row: a list that does not say all of an operator, the kernel of a chip, a library
 * of C++. */
typedef enum fxge_row_mark {
	FXGE_ROW_PLAIN,
	FXGE_ROW_MAY_MISS,
	FXGE_ROW_OF_KERNEL,
	FXGE_ROW_OF_LIBRARY
} fxge_row_mark;
void fxge_forms_mark(fxge_op_load *l, const fxge_yaml *row, fxge_row_mark mark);

/* One row, and the file that it is of. */
typedef struct fxge_description {
	const fxge_yaml *row;
	const char *path;
	struct fxge_helpers *helpers; /* functions of the file */
	bool may_miss;                /* left out where it does not load */
	bool gradients_may_miss;      /* likewise its `backward` */
	bool of_kernel;               /* what one kernel takes: others may say more */
	fxge_origins *origins;        /* of keys that other files said, or NULL */
} fxge_description;

/* An operator or a gradient that is left out, and the reason. */
typedef struct fxge_left_out {
	const char *op;        /* `my.f.default`; empty: the schema cannot be read */
	const char *schema;    /* as the file has it */
	const char *arguments; /* those without their gradient; NULL: the operator is left out */
	const char *why, *path;
	int line;
} fxge_left_out;

/* What files say, a row an operator, in the order in which operators are first met. */
typedef struct fxge_descriptions {
	FXGE_VEC(fxge_description *) list;
	fxge_strmap by_subject;
	FXGE_VEC(fxge_left_out) left; /* in the order in which they are found */
	fxge_strmap links;            /* fxge_cpp_link of `my::f`: the C++ that implements it */
} fxge_descriptions;

/* Returns the name that the loader gives an operator: `my.f.default` for `my::f(..`, or "". */
const char *fxge_forms_name(fxge_arena *a, const char *schema);
/* Returns whether an operator is left out because no type of GE is known for it. */
bool fxge_forms_lacks_type(const fxge_left_out *l);
/* Adds `call` to rows of operators whose C++ names the type of GE that computes them. */
void fxge_forms_link(fxge_descriptions *all);
/* Returns whether the name of a file is that of a C++ source or header. */
bool fxge_forms_is_cpp(const char *path);

/* Reads a file in any form, and adds its rows to what other files said; false after reports. */
bool fxge_op_table_read(fxge_op_table *t, fxge_diags *d, const char *path, const char *text,
	size_t n, fxge_descriptions *all);
/* Loads the rows into the table. */
bool fxge_op_table_add(fxge_op_table *t, fxge_diags *d, const fxge_descriptions *all);

/* Reads files into one table, which is not registered: all that they say of an operator is one row.
 */
bool fxge_session_describe_ops(fxge_session *s, const char *const *paths, size_t n,
	const fxge_op_builtins *builtins, fxge_descriptions *all, fxge_op_table *t);

/* Adds a row: to the one that is about the same operator, where there is one. False after reports
 * of what contradicts, with both places. */
bool fxge_forms_merge(fxge_op_load *l, fxge_descriptions *all, const fxge_description *said);
/* The rows as a file of ours, and a value as it has it in one line. */
void fxge_forms_print(fxge_sbuf *b, const fxge_descriptions *all);
void fxge_forms_print_value(fxge_sbuf *b, const fxge_yaml *y);

/* Leaves out rows and gradients that may miss and do not load beside the others, and reports what
 * is left out, grouped by file and reason: `empty` makes a table to try them in. */
typedef void fxge_empty_table(void *user, fxge_op_table *t);
void fxge_forms_settle(
	fxge_descriptions *all, fxge_diags *d, fxge_empty_table *empty, void *user, fxge_arena *a);

/* The rows of a C++ text, likewise. */
const fxge_yaml *fxge_forms_cpp(fxge_op_load *l, const char *text, size_t n);

/* Function lists and derivatives.yaml: whether a file is one, its rows, and the gradients of an
 * entry as a row's `backward`. */
bool fxge_forms_is_functions(const fxge_yaml *y);
const fxge_yaml *fxge_forms_functions(fxge_op_load *l, const fxge_yaml *y);
void fxge_forms_derivatives(
	fxge_op_load *l, const fxge_yaml *entry, const fxge_yaml *schema, fxge_tree *row);

/* Of an installed package `aic-ASCEND910B-ops-info.json`: whether a file is one, and its rows. */
bool fxge_forms_is_ops_info(const fxge_yaml *y);
const fxge_yaml *fxge_forms_ops_info(fxge_op_load *l, const fxge_yaml *y);

/* A port's lists, which go along with each other; `formats` may be NULL. */
typedef struct fxge_port_formats {
	const char *name;
	const fxge_yaml *dtypes, *formats;
} fxge_port_formats;

/* `format` of the row of a type, a map, empty where all are ND; NULL after a report. */
const fxge_yaml *fxge_forms_formats(fxge_op_load *l, const fxge_port_formats *ports, size_t n);

/* One operator of the layout `op_name, input_desc, ..`, or of msopgen's JSON: adds its rows. */
bool fxge_forms_layout(fxge_op_load *l, const fxge_yaml *y, fxge_tree *rows);

#endif
