/* A made-up node, and the text of a program that has it. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_GE_TEXT_H
#define FXGE_TESTS_DIFFERENTIAL_GE_GE_TEXT_H

#include "differential/ge/choices.h"
#include "ir/optab.h"

enum { MOST_OPERANDS = 24, MOST_DIMS = 8 };

typedef struct shape {
	int rank;
	int64_t dim[MOST_DIMS];
} shape;

/* How the node stands: alone, or in nested graphs that get all inputs. */
typedef enum form { FORM_ALONE, FORM_CALL, FORM_IF, FORM_CASE, N_FORMS } form;

typedef struct maker {
	fxge_arena *a;
	choices *c;
	const fxge_op *op;
	fxge_sbuf head, args; /* tensors; the node's arguments as far as they are made */
	struct {
		const char *type;
		bool constant;
	} in[MOST_OPERANDS];
	int n_in;
	shape base; /* what other shapes have to do with */
	form form;
} maker;

/* NULL: there is none of that name (`ge.Add`). */
const fxge_op *ge_row(const char *name, size_t n);
const fxge_op *ge_any_row(choices *c);
/* Whether the executor has it: a kernel, control flow, or a constant. */
bool ge_executes(const fxge_op *op);

maker ge_begin(fxge_arena *a, choices *c, const fxge_op *op);
/* `f32[2, 3]` */
const char *ge_type(maker *m, fxge_dtype dt, const shape *s);
/* Appends `%v0` to the arguments: a constant, or an input of the graph. A tensor @v0 has its
 * elements, in either case, if there are not too many: `data`, or any. */
void ge_operand(maker *m, fxge_dtype dt, const shape *s, bool constant, const void *data);
/* types: of the `n` results, separated by commas. */
const char *ge_finish(maker *m, uint32_t n, const char *types);

#endif
