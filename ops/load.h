/* SPDX-License-Identifier: Apache-2.0 */
/* Interface between the parts of the operator table's loader. Internal to ops/. */
#ifndef FXGE_OPS_LOAD_H
#define FXGE_OPS_LOAD_H

#include "ops/table.h"
#include "ops/yaml.h"

/* Limit of parameters of a schema, or of inputs and attributes of a GE type: the lookup by name is
 * linear. */
enum { FXGE_MAX_PARAMS = 1000 };

/* Files of a row's keys besides its own. Lines of the k-th file are offset by (k + 1) * FXGE_LINES,
 * so that a line identifies its file. */
enum { FXGE_LINES = 1 << 24, FXGE_MOST_ORIGINS = 127 };

typedef struct fxge_origin {
	const char *path;
	struct fxge_helpers *helpers; /* functions of the file */
} fxge_origin;

typedef struct fxge_origins {
	FXGE_VEC(fxge_origin) list;
} fxge_origins;

/* A row between loading and fxge_op_table_finish. */
typedef struct fxge_row {
	fxge_op_source src;               /* first: table rows point here */
	const fxge_yaml *ge;              /* aten: mapping to resolve, or NULL */
	const fxge_yaml *becomes;         /* aten: GE types for the converter, or NULL */
	const fxge_yaml *call;            /* aten: calls in its C++, for the automatic mapping */
	const fxge_yaml *functional;      /* aten: name to resolve, or NULL */
	const fxge_yaml *replaces;        /* aten: name to resolve, or NULL */
	const fxge_yaml *const *formulas; /* compositions, checked when all rows are known */
	const fxge_yaml *says;            /* sentences of `check`, or NULL */
	const fxge_yaml *result, *check;  /* aten: checked when all rows are known, or NULL */
	const fxge_yaml *complex, *f64;   /* checked when all rows are known */
	const fxge_yaml *const
		*sizes;       /* conditions of its variants, checked likewise; each may be NULL */
	bool automatic;   /* aten: declares no lowering; a GE type with its name may apply */
	uint64_t ignored; /* bits of arguments that the formula need not use */
	struct fxge_helpers *helpers; /* functions of the row's file */
	const fxge_origins *origins;  /* or NULL */
	bool bad; /* already reported; kept so that references to it are not reported too */
} fxge_row;

/* The file, or row, being read. */
typedef struct fxge_op_load {
	fxge_op_table *table;
	fxge_diags *diags;
	const char *path;
	const char *op;               /* name of the row's operator, once known */
	struct fxge_helpers *helpers; /* functions that the file's rows `def:` define */
	const fxge_origins *origins;  /* origins of the row's keys from other files, or NULL */
	fxge_map marks;               /* fxge_row_mark of rows from other formats, by fxge_ptr_key */
	bool lists;                   /* some rows are partial */
	bool columns; /* locations of faults in formulas have a column; else their messages */
	struct fxge_descriptions *all; /* collects omitted gradients; or NULL */
	fxge_loc loc;                  /* location of the current diagnostic */
} fxge_op_load;

typedef struct fxge_piece {
	const char *s;
	size_t n;
} fxge_piece;

/* Opens a file, whose bytes belong to the session, so that they are released if memory runs out.
 * Returns NULL after a diagnostic. */
struct fxge_file *fxge_load_open(fxge_session *s, const char *path);
const fxge_loc *fxge_load_at(fxge_op_load *l, int line);
/* Returns the file of a line of the row, and converts the line to that file's; NULL: the row's
 * file. */
const fxge_origin *fxge_load_origin(const fxge_origins *o, int *line);
#define FXGE_LOAD_FAIL(l, line, id, ...)                                                           \
	fxge_report((l)->diags, fxge_load_at((l), (line)), FXGE_D_##id, __VA_ARGS__)
/* Adds "did you mean `x`?" with the nearest of `words` to the last diagnostic. */
void fxge_load_suggest(fxge_op_load *l, const char *word, const char *const *words, int n);
/* Reports keys of `map` that are not in `allowed`, and a `map` that is not a map. `what`: "row",
 * "`ge`". */
bool fxge_load_keys(
	fxge_op_load *l, const fxge_yaml *map, const char *what, const char *const *allowed, int n);
/* Returns the text of a scalar; NULL after a diagnostic. */
const char *fxge_load_text(fxge_op_load *l, const fxge_yaml *y, const char *key);
/* Returns a scalar that is a C identifier; NULL after a diagnostic. */
const char *fxge_load_ident(fxge_op_load *l, const fxge_yaml *y, const char *key);
bool fxge_load_flags(fxge_op_load *l, const fxge_yaml *y, uint32_t *flags);
bool fxge_load_cast(fxge_op_load *l, const fxge_yaml *y, fxge_cast_rule *out);
/* Reads `formula`, `decompose` or `compute` into op->compositions; fxge_load_formulas checks
 * formulas later. */
bool fxge_load_compute(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
/* Reads `ignore`: arguments that the formula need not use. */
bool fxge_load_ignored(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
/* Checks the row's formulas, once the table has all its rows, sorted. */
bool fxge_load_formulas(fxge_op_load *l, fxge_row *row);
/* Reads the `shape` and `dtype` lists of a run-time row; requires them if nothing else infers
 * results. */
bool fxge_load_shapes(fxge_op_load *l, const fxge_yaml *row, fxge_op *op);
/* Parses one shape expression (ops/shape.c). */
bool fxge_load_shape(
	fxge_op_load *l, int line, const fxge_op *op, const char *text, fxge_shape *out);
bool fxge_load_dtype_set(fxge_op_load *l, const fxge_yaml *y, fxge_dtype_set *out);

/* Splits a row with the computation of an operator that writes into the row of its functional form
 * and the rest (ops/writes.c). For any other row, stores NULL and the row itself. Returns false
 * after diagnostics. */
bool fxge_load_split(
	fxge_op_load *l, const fxge_yaml *y, const fxge_yaml **functional, const fxge_yaml **row);

/* Reads `backward`: registers rows for the operators of its formulas. */
bool fxge_load_backward(fxge_op_load *l, const fxge_yaml *y, fxge_row *of);
/* Reads `variants` of row `y`: registers a row for each variant. */
bool fxge_load_variants(fxge_op_load *l, const fxge_yaml *y, fxge_row *of);
/* Resolves the conditions of the row's variants, once the table's types are resolved. */
bool fxge_row_variants(fxge_op_load *l, fxge_row *row);
/* Adds one row to the table; `y` may be a generated row. */
bool fxge_table_add_row(fxge_op_load *l, const fxge_yaml *y, const char *family);
/* Reads `format` of a row of a GE type (ops/format.c). */
bool fxge_load_formats(fxge_op_load *l, const fxge_yaml *y, fxge_op *op);
/* Reads `soc: [ascend910b]` into a NULL-terminated list (ops/chips/names.c). */
bool fxge_load_chips(fxge_op_load *l, const fxge_yaml *y, const char *const **out);

bool fxge_row_aten(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
bool fxge_row_ge(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
/* Resolves row->ge into row->src.op.mapping. Returns false after diagnostics. */
bool fxge_row_map(fxge_op_load *l, fxge_row *row);
/* Resolves row->replaces into row->src.op.replaces. Returns false after diagnostics. */
bool fxge_row_replaces(fxge_op_load *l, fxge_row *row);
/* Creates a mapping by names and kinds for a row without one (ops/automatic.c). Returns false after
 * diagnostics. */
bool fxge_row_automatic(fxge_op_load *l, fxge_row *row);
/* Resolves row->becomes into row->src.op.becomes. Returns false after diagnostics. */
bool fxge_row_becomes(fxge_op_load *l, fxge_row *row);

/* Reads a single constant of a type; returns false if the text is not one. `null` is not handled
 * here. */
bool fxge_lit_one(fxge_ptype type, fxge_piece text, fxge_lit *out);
bool fxge_lit_list(fxge_arena *a, fxge_ptype type, const fxge_piece *elems, int n, fxge_lit *out);
/* Reads a literal for a parameter: a scalar or a list. Returns false, without a diagnostic, if it
 * does not fit. */
bool fxge_lit_yaml(fxge_arena *a, const fxge_yaml *y, fxge_ptype type, bool list, fxge_lit *out);
bool fxge_yaml_is_null(const fxge_yaml *y);
/* Returns a type for messages: "int[]", "tensor?". */
const char *fxge_param_type_text(fxge_arena *a, const fxge_param *p);

/* Returns the row with that name, or NULL. */
fxge_row *fxge_table_row(const fxge_op_table *t, const char *name, size_t n);
/* Registers a row in the table. Returns false after a diagnostic: the name exists. */
bool fxge_table_register(fxge_op_load *l, fxge_row *row);
/* Returns the k-th operator of base name "aten.add", or of that full name; NULL after the last. The
 * table's rows must be sorted. */
const fxge_op *fxge_table_overload(const fxge_op_table *t, const char *base, int k);

#endif
