/* SPDX-License-Identifier: Apache-2.0 */
/* Abstract syntax tree of a formula: statements and expressions with their locations. */
#ifndef FXGE_OPS_FORMULA_AST_H
#define FXGE_OPS_FORMULA_AST_H

#include "ops/load.h"

typedef enum fxge_ast_kind {
	/* expressions */
	FXGE_AST_NUMBER,  /* `lit`: an int or a float */
	FXGE_AST_STR,     /* `name` */
	FXGE_AST_NAME,    /* `name`; True, False and None are names too */
	FXGE_AST_UNARY,   /* `op`; - ~ not */
	FXGE_AST_BINARY,  /* `op`; + - * / // % ** @ & | ^ */
	FXGE_AST_COMPARE, /* `op`; < <= > >= == != in, not in, is, is not */
	FXGE_AST_LOGIC,   /* `op`; and, or */
	FXGE_AST_CHOICE,  /* (condition, then, else) */
	FXGE_AST_ATTR,    /* (object) `name` */
	FXGE_AST_INDEX,   /* (list, index) */
	FXGE_AST_SLICE,   /* (list, from or NULL, to or NULL) */
	FXGE_AST_CALL,    /* (callee, arguments...) */
	FXGE_AST_KEYWORD, /* an argument by `name`: (value) */
	FXGE_AST_LIST,
	FXGE_AST_TUPLE,
	FXGE_AST_EACH, /* comprehension: (element, targets as a tuple, iterable, condition or NULL) */
	/* statements */
	FXGE_AST_ASSIGN, /* (target, value); `op` of an augmented one, or NULL */
	FXGE_AST_UNPACK, /* (targets as a tuple, value) */
	FXGE_AST_RETURN, /* (value) */
	FXGE_AST_DO,     /* (expression) whose value is discarded */
	FXGE_AST_IF,     /* (condition, block, block or NULL) */
	FXGE_AST_FOR,    /* (targets as a tuple, iterable, block) */
	FXGE_AST_BLOCK,
	FXGE_AST_DEF, /* `name`: (parameters as a tuple, block) */
} fxge_ast_kind;

typedef struct fxge_ast {
	fxge_ast_kind kind;
	const char *name;
	const char *op; /* as in the text */
	fxge_lit lit;
	const char *at; /* in the formula's text */
	const struct fxge_ast *const *kids;
	int n;
} fxge_ast;

/* The location of a text in its file. */
typedef struct fxge_source {
	fxge_op_load *load;
	const char *text;
	int line;         /* line of the text's first character, from 1 */
	int column;       /* extra indentation of the file over the text, in columns */
	int errors;       /* number of diagnostics so far */
	const char *seen; /* last location whose line was computed: seen_line */
	int seen_line;
} fxge_source;

/* Opens a source for a scalar of the file. Returns false after a diagnostic: not a scalar, or its
 * lines differ from the file's. */
bool fxge_source_open(fxge_op_load *l, const fxge_yaml *y, fxge_source *out);
int fxge_source_line(fxge_source *s, const char *at);
int fxge_source_column(const fxge_source *s, const char *at);
/* Reports at a location, with its line and a caret. Returns false. */
bool fxge_source_fail(fxge_source *s, const char *at, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

/* Parses the whole text as a block of statements (including `def`) or as a single expression.
 * Continues after errors, statement by statement. Returns NULL if there were any. */
const fxge_ast *fxge_formula_parse(fxge_source *s);

/* Returns whether `s` is a keyword of Python, which variables cannot use. */
bool fxge_ast_is_keyword(const char *s);

#endif
