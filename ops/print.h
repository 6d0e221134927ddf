/* Output of a finished operator table as C, for the build's generator only. */
#ifndef FXGE_OPS_PRINT_H
#define FXGE_OPS_PRINT_H

#include "ops/table.h"

/* Returns the C name of an operator: `ATEN_add_Tensor`, `ATEN_relu` (overload default),
 * `GE_Add`. */
const char *fxge_op_ident(fxge_arena *a, const fxge_op *op);
/* Reports two operators, or an operator and a parameter, with the same C name. */
bool fxge_print_check(const fxge_op_table *t, fxge_diags *d);
void fxge_print_ids(fxge_sbuf *b, const fxge_op_table *t); /* fxge_op_ids.h */
/* fxge_aten_<family>.h, fxge_ge_<family>.h: parameters of a file's operators. Separate from the
 * ids, which every new row changes, so that users of some families are not recompiled for others.
 * `name`: aten_<family>. */
void fxge_print_params(fxge_sbuf *b, const fxge_op_table *t, const char *name, const char *file);
/* fxge_op_functions.h: parameters by the C function that several operators share. */
void fxge_print_functions(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_rows(fxge_sbuf *b, const fxge_op_table *t); /* fxge_op_rows.c */
/* The rows' formulas; rows refer to their functions by index. */
void fxge_print_formulas(fxge_sbuf *b, const fxge_op_table *t);
/* Prints a constant with its braces. */
void fxge_print_lit(fxge_sbuf *b, const fxge_lit *l);
void fxge_print_string(fxge_sbuf *b, const char *s);
/* fxge_op_meta.inc, _conv.inc, _decomp.inc, _kernel.inc: C functions by operator. */
void fxge_print_meta(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_conv(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_decomp(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_kernel(fxge_sbuf *b, const fxge_op_table *t);
/* fxge_kernels_<family>.h: prototypes of the kernels that a file's rows name. Separate files, so
 * that a new kernel recompiles its own family only. */
void fxge_print_prototypes(
	fxge_sbuf *b, const fxge_op_table *t, const char *family, const char *file);
/* Prints fxge_op_soc_<chip>.inc from the chip's table `text`. Returns false after diagnostics. */
bool fxge_print_soc(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n);
/* Prints fxge_op_<name>.inc from a table of external facts. Returns false after diagnostics. */
bool fxge_print_record(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n);

#endif
