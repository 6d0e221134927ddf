/* What the parts of the op table's loader share with each other; nobody else includes this. */
#ifndef FXGE_OPS_LOAD_H
#define FXGE_OPS_LOAD_H

#include "ops/table.h"
#include "ops/yaml.h"

/* Of a schema, or inputs and attributes of a GE type: looked up by name one after the other. */
enum { FXGE_MAX_PARAMS = 1000 };

/* Files that a row's keys are of beside its own. Lines of the k-th are k + 1 times FXGE_LINES
 * higher, so that a line tells its file. */
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
	const fxge_yaml *call;            /* aten: what its C++ calls, for the automatic mapping */
	const fxge_yaml *functional;      /* aten: name to resolve, or NULL */
	const fxge_yaml *replaces;        /* aten: likewise */
	const fxge_yaml *const *formulas; /* of the compositions: checked when all rows are known */
	const fxge_yaml *result, *check;  /* aten: likewise, or NULL */
	const fxge_yaml *complex, *f64;   /* likewise */
	const fxge_yaml *const *sizes;    /* likewise: conditions of its variants, each may be NULL */
	bool automatic;                   /* aten: says no way, a GE type of its name may be it */
	uint64_t ignored;                 /* bits of arguments that the formula need not use */
	struct fxge_helpers *helpers;     /* of the row's file */
	const fxge_origins *origins;      /* or NULL */
	bool bad; /* already reported; kept so that references to it are not reported too */
} fxge_row;

/* One file, or one row, being read. */
typedef struct fxge_op_load {
	fxge_op_table *table;
	fxge_diags *diags;
	const char *path;
	const char *op;                /* name of the row's operator, once known */
	struct fxge_helpers *helpers;  /* functions that the file's rows `def:` define */
	const fxge_origins *origins;   /* of the row's other keys, or NULL */
	fxge_map marks;                /* of rows of other forms: fxge_row_mark by fxge_ptr_key */
	bool lists;                    /* some of them do not say all of an operator */
	struct fxge_descriptions *all; /* takes gradients that are left out; NULL: nobody asks */
	fxge_loc loc;                  /* of the report that is being made */
} fxge_op_load;

typedef struct fxge_piece {
	const char *s;
	size_t n;
} fxge_piece;

/* A file whose bytes are held as long as the session, so that they are released should memory end.
 * NULL after a diagnostic. */
struct fxge_file *fxge_load_open(fxge_session *s, const char *path);
const fxge_loc *fxge_load_at(fxge_op_load *l, int line);
/* The file that a line of the row is of, whose line becomes that in the file; NULL: the row's. */
const fxge_origin *fxge_load_origin(const fxge_origins *o, int *line);
#define FXGE_LOAD_FAIL(l, line, id, ...)                                                           \
	fxge_report((l)->diags, fxge_load_at((l), (line)), FXGE_D_##id, __VA_ARGS__)
/* Adds "did you mean `x`?" for the nearest of `words` to the report just made. */
void fxge_load_suggest(fxge_op_load *l, const char *word, const char *const *words, int n);
/* Reports keys of `map` that are not among `allowed`, and a `map` that is none. `what`: "row",
 * "`ge`". */
bool fxge_load_keys(
	fxge_op_load *l, const fxge_yaml *map, const char *what, const char *const *allowed, int n);
/* Text of a scalar; NULL after a report when it is not one. */
const char *fxge_load_text(fxge_op_load *l, const fxge_yaml *y, const char *key);
/* A C identifier, likewise. */
const char *fxge_load_ident(fxge_op_load *l, const fxge_yaml *y, const char *key);
bool fxge_load_flags(fxge_op_load *l, const fxge_yaml *y, uint32_t *flags);
bool fxge_load_cast(fxge_op_load *l, const fxge_yaml *y, fxge_cast_rule *out);
/* `formula`, `decompose` or `compute`: fills op->compositions. Formulas are left to
 * fxge_load_formulas. */
bool fxge_load_compute(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
/* `ignore`: arguments that the formula need not use. */
bool fxge_load_ignored(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
/* Checks them; of a table with all its rows, sorted. */
bool fxge_load_formulas(fxge_op_load *l, fxge_row *row);
/* `shape` and `dtype` lists of a run-time row; checks that they are there where they must be. */
bool fxge_load_shapes(fxge_op_load *l, const fxge_yaml *row, fxge_op *op);
/* One shape expression (ops/shape.c). */
bool fxge_load_shape(
	fxge_op_load *l, int line, const fxge_op *op, const char *text, fxge_shape *out);
bool fxge_load_dtype_set(fxge_op_load *l, const fxge_yaml *y, fxge_dtype_set *out);

/* Of a row that says what an operator that writes computes, that of its functional form and what
 * is left (ops/writes.c); of any other NULL and itself. False after reports. */
bool fxge_load_split(
	fxge_op_load *l, const fxge_yaml *y, const fxge_yaml **functional, const fxge_yaml **row);

/* `backward`: rows for the operators that its formulas become, registered. */
bool fxge_load_backward(fxge_op_load *l, const fxge_yaml *y, fxge_row *of);
/* `variants` of the row that `y` is: rows for the operators that they become, registered. */
bool fxge_load_variants(fxge_op_load *l, const fxge_yaml *y, fxge_row *of);
/* When they are taken, of a table whose types are resolved. */
bool fxge_row_variants(fxge_op_load *l, fxge_row *row);
/* One row of the table; a row of another one's, `y` may be made. */
bool fxge_table_add_row(fxge_op_load *l, const fxge_yaml *y, const char *family);
/* `format` of a row of a GE type (ops/format.c). */
bool fxge_load_formats(fxge_op_load *l, const fxge_yaml *y, fxge_op *op);
/* `soc: [ascend910b]`, a list that ends with NULL (ops/chip.c). */
bool fxge_load_chips(fxge_op_load *l, const fxge_yaml *y, const char *const **out);

bool fxge_row_aten(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
bool fxge_row_ge(fxge_op_load *l, const fxge_yaml *y, fxge_row *row);
/* Resolves row->ge into row->src.op.mapping; false after reports. */
bool fxge_row_map(fxge_op_load *l, fxge_row *row);
/* Resolves row->replaces into row->src.op.replaces, likewise. */
bool fxge_row_replaces(fxge_op_load *l, fxge_row *row);
/* A mapping by names and kinds for a row that has none (ops/automatic.c); false after reports. */
bool fxge_row_automatic(fxge_op_load *l, fxge_row *row);
/* Resolves row->becomes into row->src.op.becomes, likewise. */
bool fxge_row_becomes(fxge_op_load *l, fxge_row *row);

/* A single constant of the type; false when the text is none. `null` is not handled here. */
bool fxge_lit_one(fxge_ptype type, fxge_piece text, fxge_lit *out);
bool fxge_lit_list(fxge_arena *a, fxge_ptype type, const fxge_piece *elems, int n, fxge_lit *out);
/* A literal of a row for a parameter: a scalar or a list; false (without a report) when it does not
 * fit. */
bool fxge_lit_yaml(fxge_arena *a, const fxge_yaml *y, fxge_ptype type, bool list, fxge_lit *out);
bool fxge_yaml_is_null(const fxge_yaml *y);
/* "int[]", "tensor?": for messages. */
const char *fxge_param_type_text(fxge_arena *a, const fxge_param *p);

/* Row of that name, or NULL. */
fxge_row *fxge_table_row(const fxge_op_table *t, const char *name, size_t n);
/* Takes a row into the table; false after a report: its name is taken. */
bool fxge_table_register(fxge_op_load *l, fxge_row *row);
/* The operators of base name "aten.add", or of that full name, one after the other; NULL behind the
 * last. Of a table whose rows are sorted. */
const fxge_op *fxge_table_overload(const fxge_op_table *t, const char *base, int k);

#endif
