/* SPDX-License-Identifier: Apache-2.0 */
/* Output of a finished operator table as C, for the build's generator only. */
#ifndef FXGE_OPS_PRINT_H
#define FXGE_OPS_PRINT_H

#include "ops/table.h"

/* Returns the C name of an operator: `ATEN_add_Tensor`, `ATEN_relu` (overload default),
 * `GE_Add`. */
const char *fxge_op_ident(fxge_arena *a, const fxge_op *op);
/* Reports two operators, or an operator and a parameter, with the same C name. */
bool fxge_print_check(const fxge_op_table *t, fxge_diags *d);
/* Numbers the operators of a file by name, from id `first` on. Returns the first id for the next
 * file: some ids are reserved, so that a new row changes the ids of its own file only. */
uint32_t fxge_print_number(fxge_op_table *t, const char *file, uint32_t first);
void fxge_print_limit(fxge_sbuf *b, const fxge_op_table *t); /* fxge_op_limit.h */
/* fxge_aten_<family>.h, fxge_ge_<family>.h: ids and parameters of a file's operators, so that a new
 * row recompiles users of its family only. `name`: aten_<family>. */
void fxge_print_family(fxge_sbuf *b, const fxge_op_table *t, const char *name, const char *file);
/* fxge_op_meta_functions.h, _conv_, _decomp_, _kernel_: parameters by the C function that several
 * operators share. Separate files, so that a new kernel recompiles no shape functions. */
void fxge_print_meta_functions(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_conv_functions(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_decomp_functions(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_kernel_functions(fxge_sbuf *b, const fxge_op_table *t);
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
/* fxge_op_meta_names.inc, ...: the names of these functions, for declarations. */
void fxge_print_meta_names(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_conv_names(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_decomp_names(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_kernel_names(fxge_sbuf *b, const fxge_op_table *t);
/* fxge_kernels_<family>.h: prototypes of the kernels that a file's rows name. Separate files, so
 * that a new kernel recompiles its own family only. */
void fxge_print_prototypes(
	fxge_sbuf *b, const fxge_op_table *t, const char *family, const char *file);
/* Prints fxge_op_kernels_<name>.inc from a table of kernels. Returns false after diagnostics. */
bool fxge_print_kernels(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n);
/* Prints fxge_op_<name>.inc from a table of external facts. Returns false after diagnostics. */
bool fxge_print_record(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n);

#endif
