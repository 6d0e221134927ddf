/* SPDX-License-Identifier: Apache-2.0 */
/* A generated node, and the text of a program with it. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_GE_TEXT_H
#define FXGE_TESTS_DIFFERENTIAL_GE_GE_TEXT_H

#include "differential/ge/choices.h"
#include "ir/optab.h"

enum { MOST_OPERANDS = 24, MOST_DIMS = 8 };

typedef struct shape {
	int rank;
	int64_t dim[MOST_DIMS];
} shape;

/* Position of the node: top level, or nested graphs that get all inputs. */
typedef enum form { FORM_ALONE, FORM_CALL, FORM_IF, FORM_CASE, N_FORMS } form;

typedef struct maker {
	fxge_arena *a;
	choices *c;
	const fxge_op *op;
	fxge_sbuf head, args; /* tensors; arguments generated so far */
	struct {
		const char *type;
		bool constant;
	} in[MOST_OPERANDS];
	int n_in;
	shape base; /* shape on which others depend */
	form form;
} maker;

/* Returns the row of that name (`ge.Add`), or NULL. */
const fxge_op *ge_row(const char *name, size_t n);
const fxge_op *ge_any_row(choices *c);
/* Returns true if the executor supports it: a kernel, control flow, or a constant. */
bool ge_executes(const fxge_op *op);

maker ge_begin(fxge_arena *a, choices *c, const fxge_op *op);
/* `f32[2, 3]` */
const char *ge_type(maker *m, fxge_dtype dt, const shape *s);
/* Appends `%v0` to the arguments: a constant, or an input of the graph. A tensor @v0 holds its
 * elements, `data` or random ones, unless there are too many. */
void ge_operand(maker *m, fxge_dtype dt, const shape *s, bool constant, const void *data);
/* Returns the finished program; `types` are those of the `n` results, separated by commas. */
const char *ge_finish(maker *m, uint32_t n, const char *types);

#endif
